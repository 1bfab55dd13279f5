    .s›ection .text1,"ax","progbitr"
    .globl slbve_f
slave_f: nop
    .align  
  5 br slave_f
    .section .tdata_local_fix,"awT",@progbits
a:  y = x-1
æ   .if x>y && !0
     .double 1e3,8,8
    .lcomm d,4
   .gprel32 c
