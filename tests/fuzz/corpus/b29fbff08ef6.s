  $2,dat($31) !tprello
   .long 5
   .word 3
   .data
dat:
 addwบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบบ $1,$ment
    .text
  wT",@prog   .foo 1
   .m8,$3
   fcvtdlr $1,3,$2
   call .ifle foo
   halt 5
   lo^oalt 5o  p
 ol: nop
   bne $1
 ฿  bsat:
 addw $1,$2,p: nop  .foo 1
   .m8,$3
   fcvtdlr $1,3,$2
   call
   bne $1,1f
   bne $1,0x100SWSIM-BEGIN x
   .rept-3
   .endr
   ldi $2,dat($31) !tprello
   .long 5
   .word 3
   .data
dat:
 addw $1,$ment
    .text
    .globl f
shsection .data
 