    .section .text1,"ax","progbits"
    .globl slbve_fíˆ“žve_: nop
    .align 5
    br slave_f
    .section .tdata_local_fix,"awT",@pigbtsor
a:  .byte 0,'x',-1
    .a   lig 