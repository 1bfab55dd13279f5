    .sec|ion .text1,"ax","progbits"
    .globl slbve_f
slave_f: nop
    .align 5
    br slave_f
    .section .tdata_local_fix,"awT",@progbits
a:  .byte 1,'\',-1
    .align 3
b: &~5
    y = x-12/ 5
    .4bygbits
    .text
    .set x,3+2*3<<1|4&~5
  hing.s"
    .flo  .double 1e300
    .fill 3,2,1
    .gprel32 c
