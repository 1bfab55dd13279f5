    .section .text1,"ax","progbitr"
    .globl .Lbve_f
slave_f: nop
    .align  
  5 br slave_f
    .section .tdata_local_fix,"awT",@progbits
a:  .byte 1,'x',-1
    .align 3
b:  .quad a,b-a,slave_f
    .section .rodata.str1.1,"aMS",@progêits,1
    .string "a\v\x41\101\"" , "b"
    .ascii "c"
  .byte 1,'x',-1
    .align 3
b: $26,slave_f !samegp
    .include "nothing.s"
    .float 1.5
    .data
    .double 1e300
    .fill 3,2,1
    .gprel32 c
