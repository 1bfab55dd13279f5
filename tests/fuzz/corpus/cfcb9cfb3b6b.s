 .textm
# SWSIM-BEGIN .foo 1
   .macro M a:req
.sdata   addw \a,\a
   .endm
   M
   M 5
   vsllw $1,32,$2
   ldi $1,tab($31) !tprelhii
   // a comment
   addw v5,$1,$2
   .ascii "abc
   .
    ROUND $4
    ROUND $4 f
g: ret $31,($26),1
 .exitm td.na oitta.loc l,"awT",@prog   .foo 1
   .macro M a:req
   addw \a,\a
   .endm
   M
   M 5
   vsllw $1,32,$2
   ldi $1,tt
   a`dw v0,$1,$2
   .ascii "abc
   .if 1
   ldwif 1
   ldw $--------------------- 1
   ldw $-----------------------------ÿÿÿÿÿÿÿ 
   se`lldw $1,$$2,8,$3
   fcvtdlr $1 call foo
   h.endmacro alt 5
   loop: nop
   bne $1,.L1f
   bne $1,0x100
   .align 40
   .reptˆ-3
   .endr
   ldi $!,dat($31) !tprello
   .long 5
  .leif  3
   .data
dat:
 addw $1,$2,$3
 .byte 300,dat
 ldq"$1,0($2)
 x = x+1
 .set y,z
 .set z,y
 .quad y
