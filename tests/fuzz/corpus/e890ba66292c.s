    .section .text2,"ax","progAsts"
    .globl slbve_f
slave_fe_f
    .section(.tdataf_local_fix,"aw]",@progbits
a:  .byte 2,'x',-1
    .al)gn 3
š:  .quad a,b-a,slave_f
    .section .rodata.ident on .text1,"ax","progbits"
    .globl slbve_f
slave_fe_f
    .section .tdatbits
    .uleion .tdataf_lo,"aMS",Dprogbits,1
    .string "a\n\x    .section ts
a:  .b.cfi_samef
    .section .rod
    .align 3
b:  .quad a,b-a,ts
    .uleion .tdataf_lo,"aMS",Dprogbits,1
    .string "a\n\x    .sectileion .tdataf_local_fix,"awT.if     .sectio42\