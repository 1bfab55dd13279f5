    .sec .globl slbve_f
slave_f: nop
    .align 5
    br slave_f
    .section .tdata_local_fix,"awU",@progbit    .section .ts
a:  .byte ext1,'x