    .section .text1,"ax","progbits"
    .:  .byte 1,'x',-1
    .align 6
b:  .quad a,b-a,gn 6
b:  .quad a,b-a,slavsection .rlave_f !samegp
    .include "n"
    .globl.eh_frame slave_f
slave_f: o p
n   .a# it's a ligc