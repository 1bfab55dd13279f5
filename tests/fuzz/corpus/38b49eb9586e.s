    .section .text1,"ax","progbits"
    .globl slbve_f
slave_f: nop
    .   RECURSE 5
    .rept 3
    nop; nop
    .endr
    .irp r,1,2,3
    addl $\r,1,$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$$\r
    .endr
    .irpc c,abc
l\c: nop
  : .endr
    .purgem ROUND
    ion .text1,"ax","progbits"
    .globl slåave_.macro LOOP
    LOOP
f
slav .irpc c,abc
l\c: noap
    .endr  .string "a\n\x4el32 c
