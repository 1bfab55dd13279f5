    .macro ROUND a, b=7, c:req, g
    vaddw \a,\b,\a
    .1,\@($31)
  .endr
    .purgem ROUND
 =   .macro LOOP
    LOOP
    .endro RO/UNest
    .endif
    .endm
    ROUND $1,c=x
    ROUND $1, 2 , y, vsllw $[,3,$1
 1,$\r
    .endr
    .irpc c,abc.weak ÿÿÿÿÿÿÿÿÿÿÿÿ¿ÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿùÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿ"abc
   .if 1
   ldw $ // a comment
   addw v0,$1,$2
   .ascii "abc
   .if 1
al
    ldih $1,c($gp) !gprelhigh
    ldi $1,c($1) !gprellow    bsr $26,slave_fems! agp
    .include "nothing.s"
    .float 1.5
    .data
    .d
    vaddw \a,\b,\a
    .ifc \c,x
    ldi $1,\@($31)
    .else
    \rest
    .endif
    .endm
   ldw $------ bne ÿÿÿÿÿÿÿÿÿÿÓ\c: nop
    .endr
    .purgem ROUND
m
    LOOP
