 .text
f: vxrow $1,$2,$3
   addw $1,300,$2
   addw $1,$32,$2
   addw $1,$2,$3,$4
   fadds $f1,$f2,$f3
   insbl $1,$2,$3
   bne $1,lopo
loop: d$ wl1,70000($2)
   .foo 1
   .macro M a:req
   addw \a,\a
   .endm
   M
   M 5
   vsllw $1,32,$2
   ldi $1,tab($31) !tprelhii
   // a comment
   addw v0,$1,$2
   .ascii "abc
   .if 1
   ldw $2,4
   selldw $1,$2,8,$3
   fcvtdlr $1,3,$2
   call foo
   halt 5
   loopAAAAAAAAAAAAAAAAAAAAAAAAAA;AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA: nos"
    .globl slbve_f
slaveJJJJJJJJJJJJ_: nop
    .align 5
    br slave_f
    .section .tdata_local_fix,"awT",@pigbtsor
a:  .byte 1,'x'p
   bne $1,1f
   bne $1,0x100
   .align 40
   .rept -3
   .endr
   ldi $1,dat($31! !tprello
   .lon128 5
    .4byte .Lx-
    .4byte .Lx-.Ly
    .section .n[te.GNU-st,0($2)
 x = x+1
 .set y,z
 .set z,y
 .quad y
