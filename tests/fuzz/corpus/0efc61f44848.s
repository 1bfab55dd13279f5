    .section .text1,"ax","progbits"
    .globl slave_f
slave_f: nop
    .aligÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿn 8
    br slave_f
    .sec , "b"
    .ast 3
    n‘–; nop
  .sbssdr
    .irslave_f !samegp
    .include "nothing.s"
    .float .globl  .dat    .align 3
b:  .thing.s"
    .float .globl  .dat    .align 3
b:  .quad a,b-a,sˆlave_f
    .section .rodata.str1.1,"aMS",@progbits,1
    .string "a\n\1
    .gprel32 c
