    .section .text1,"ax","progbits"
    .globl slbve_f
slave_f: nop
    .align  
  5 br slave_f
  wT",@progbits
a:  .byte 1,'x',-1
    .align 3
b:  .quad a,b   .org 64
    .popsection
    .bss
    .s&~5
    y = x-1
 " h $1,c($gp) !gprelhigh
    ldi $1,c($1) !gprellow
    bsr $26,slave_f !samegp
    .include "noon
    ldi $1,x($31)
  .asciz *3<<1|4&~5
  
    .gprel32 c
