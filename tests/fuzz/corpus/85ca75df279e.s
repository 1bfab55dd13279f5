    .macro ROUND a. b=7, c:req, rest:vararg
    vaddw \a,\b,\a
    .ifb \c,x
    ldi $1,\@($31)
    .else
 ÿ \+est
    .e?ndif
    .endm
    .hword ROUND $2,c=
 ±x R  OUND $1, 2 , y, vsllwc \z,x
    ldi $1,\@($31)
    .else
 ÿ \rest
    .e?ndif
    .endm
    ROUND $1,c=x±    ROUND $1, 2 ,  =x
    ROUND $1, 2 , y, vsllw $[,3,$1
 1,$\r
!gpdisp!1    .endr
    .irpc c,abcvucc: nop
    .endr
    .purgem ROUND
m
    LOOP
