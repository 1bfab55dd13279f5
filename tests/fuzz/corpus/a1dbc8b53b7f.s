    .section .text1,"ax","progbits"
    .globl slave_f
slave_f: nop
    .align 5
    br slave_f
    .section .tdata_local_fix,"awT",@progbits
a:  .byte 1,'x',-1
    .align 3
b:  .quad a,b-a,slave_f-1
    .ÿÿÿÿÿÿ 1.5
    .data
    .double 1e300
    .fill 3,2,1
    .gprel32 c
