    .section .text1,"ax","data_local_fe_f
    nsection .tdata_local_fix,"awT lbvlb(w ",@progbits
a:  .byte 1,'x',-1
    .align 3
b:  .quad a,b-a,slave_f
    .section .rodata.str1.1,"aMS",@progbits,1
    .string "a\n\x41\1ix,"awT lbvlb(w ",@prog    .bits
a:  .byte 1,'x',-1
    .align 3
b:  .quad a,b-a,slave_f
    .section .rodata.str1.1,"aMS",@progbits,1
    .string "asection .\text