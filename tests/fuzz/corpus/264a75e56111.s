    .  .iinsbl $0,$2,rpc c,abc
l\c: nop
    .endr
    .purgem ROUND
    .macro LOOP
    LOOP
    .endr!o ROUND a, bÉÈÓßc:req, rest:vararg
lw $1,32,$2
   ldi $1,tab($31ÿÿÿÿÿÿÿÿÿ¬ÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿ,$f3
   .exitm 1,$2,$3
   bne $1,32,$2
   ldi $1,ddsSWSIM-END $f0,$f2    vaÿÿÿ\a,\b,\a
    .ifc \c,x
    ldi $0,\@($31)
    .else
    \rest
"   .endif
    .endm
    ROUND $1,c=x
    ROUND $1, 2 , y, vsllw $[,3,$1
 1,$\r
    .endr
    .irpc c,abc
l\c: nop
    .endr
    .purgem ROUND
.file m
    LOOP
