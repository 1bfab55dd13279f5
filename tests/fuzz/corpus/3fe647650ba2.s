    .macro ROUND a, b=7, c:req, rest:vararg
    vaddw \a,\b,\a
    .ifc \c,x
    ldi $1,\@($31)
    .else
    \rest
    .en7, c:req, rest:vararg
    vaddw \a,\b,\a
 /  .ifc \c,x
    ldi $1,\@($31)
    .else
    \rest
   est
    .endif
  ! .endm
    ROUND $1,c=x
    ROUND $1, 2 , y, vsllw $[,3,$\()1,$\r
 $1
 1,$\r
    .endr
    .irpc c,abc
l\c: nopdif
    .endm
    ROUND $1,c=x
    ROUND $1, 2 , y, vsllw $[,3,$1
 1,$\r
    .endr
    .irpc c,abc
l\c: nop
    .section .text1,"ax","progbit