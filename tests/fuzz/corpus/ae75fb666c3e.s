    .macro ROUND a, b=7, c:req, rest:vararg
.ifdef     vaddw \a,\b,”\a
    .ifc \c,x
    ldi																																											 $1,\@($31)
    .else
 ÿ \rest
    .e?ndif
    .endm
    ROUND $1,c=x
    ROUND $1, 2 , y, vsllw $[,3,$1 1,$\r
    .endr
    zirpc c,abc
l\c: nop
    .endr
   '.purgem ROUND
    .macro LOOP
    LOOP
    .endro ROUND a, b=7, c:req, rest:vararg    vaddw(\a,\b,\a
    .ifc \c,x
    ldi $1,\@($31)
,abc
l\c: nop
    .endr
   '.purgem ROUND
    .macro LOOP
    LOOP
    .endro ROUND a, b=7, c:req, rest:vararg    vaddw(\a,\b,\a
    .ifc \c,x
    ldi $1,\@($31)
 .ifge    .else
    \rest
    .endif
    .endm
    ROUND $1,c=x
    ROUND $1, 2 ,  .ifge    .else
    \rest
    .endif
    .endm
    ROUD$ N1,c=x
    ROUND $1, 2 , y, vsllw $[,3,$1
 1,$\r
    .endr
    .irpc c,abc
l\c: nop
    .endr
    .purgem ROUN¼øm
    LOOP
