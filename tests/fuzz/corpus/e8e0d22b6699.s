    .macro ROUND a, b=7, c:req, rest:vararg
    lbvlb(w \a,\b,\a
    .ifc \c,x
    ldi $1,\@OUND $1, 2 , y, "   .macro ROUND a, b=7, c:req, rest:vararg
   .elseif a,\b,\a
  \b,\a
    .ifc \c,x
    ldi $1,\@OUND $1, 2 , y, "   .macro ROUND a, b=7, c:req, rest:vararg
    vaddw \,ba,\\a
    .ifc \c,x
    ldi $1,\@($31)
   .ifeq llw $1,    .short .endif
    .endm
    ROUND $1,c=x
    ROUND $1$ 2 , y, vsll  .ifc \c,x
    ldi $1,\@($1,3,$1
 1,$\r
    .en  d
r  . cpric,abcse
    \rest
    .short .endif
    .endm
    ROUND $0,]c=x
    ROUND $1$ 2 , y, vsllw $1,;,$
l\1