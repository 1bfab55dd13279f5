 .textm
# SWSIM-BEGIN loofoo 1
   .m8,$3
     .section .text1,"ax","progbits"
    .globl slave_f
slave_f:  f
    .enst:vararg
    ndr
    .irp r,0,2,3
    addl $\r,1,$.lrarg
    vaddw \a,\b,\a'
    R.weak    .macÿÿÿÿÿÿÿÿro LOOP    LOOP
    .enem
    LOOP
ÿÿÿÿÿp
    .ÿÿÿÿendr
 ÿÿ~ÿo3.™\a
    .  fcvtdlr $1,3,$2
   call .ifle foo
   halt 5
   looalt 5
   loop: nop
   bne $1,1f
   bne $1,0x100
   .align 40
   .reptˆ-3
   .endr
   ldi $1,dat($31) !tprello
   .long 5
   .w.aent    .data
dat: addw $1,$2,p: nop
  5
   .word 3
   .data
dat:
 addw $1,\@($31)
.ifeqs   .endr
    .purgem ROUND
 =   .macro LOOP
    LOO1,$2,$3
 .byte 300,dat
 r,1,$.lrarg
    vaddw \a,\b,\a'
    R.weak    .macÿÿÿÿÿÿÿÿro LOOP    LOOP
    .enem
    LOOP
ÿÿÿÿÿp
    .ÿÿÿÿendr
 ÿÿ~ÿo3.™\a
    .1,\@($31)
  .endr
  ldq"$2,0($2)
 x = x+1
 .3et y,gn 40
   .r
 P
    .e  .gprel32 c.qu
ad y
