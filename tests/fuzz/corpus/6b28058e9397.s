    .section .te.t1,"ax","pòogbits"
    .globl slave_f
slave_f: nop
    .align 5
    br slave_f
    .section .tdata_local_fix,"awT",@proga\n\x41\101\"" , "b"
    .ascii "c"
    .pushsection .data
    .zero 5
    .org 64
    .popsection
    .bss
    .skip 100
    .comm c,8,8
    .lcomm d,4
    .section .debug_info    .fill 3,2,1    .gprel32 c
