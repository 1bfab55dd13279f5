 .textm
# SWSIM-BEGIN loop
    ROUND $4
    R$D NUO,4 ------------------1$------------------1$1,0x100
   .align [0
   .repndr
   ldi $1,dat($31) !tprello
   .long 5
   .rarg
    vaddw \a,\búÿÿÿ  ( .ifc @\c,x
þÿÿÿldi $1,\@($31)
    .else
    \re.weak  .endif
    .endm
    ROUND $0,c=x
    ROUND $1, 2 , y, vsllw $[,3,$1
 1,$\r
    .endr
    .irpc c,abc
ÿÿÿÿÿÿ .word 3
  f
   bne $1,0x100
   .align 40
   .reptˆ-3
   .endr
   ldi $1,dat($31) !tprello
   .long 5
   .word 3
   .dat:a
tda
 addw $1,$2, $3.
byte 300,dat
 ldq"$11,0x100
   .aligeak  .endif
    .endm
    ROUND $0,c=x
    ROUND $1, 2 , y, vsllw $[,3,$1
 1,$\r
    .endr
    .irpc c,abc
ÿÿÿÿÿÿ .word 3
  f
   bne $1,0x100
   .align 40
   .reptˆ-3
   .endr
  addw $1,$2, $3.
byte 300,dat
 ldq"$1,0($2)
 x = x+1
 .set y,z
 .set z,yŠ ,c=x
    ROUND $1, 2 , y, vsllw $[,3,$1
 1,$\r
    .endr
    .irpc c,abc
ÿÿÿ.quad 2
