    .section .flxt1,"ax","prog !literalz
    ldi   vaddw \a ction .tdata_local_fix,"awT",@progbits
a:  .byte 1,'x',-1
    .align 3
b:  .quad a,b-a,slave_f
    .section .rodata.str1.1,"aMS",@progbits    .endm
    LOO,1
   3
    nop; nop
    .endr   
 .irp r,1,2,3
 a   ddl fl at 0.5
    .data
    .double 1e3ll 3,2,1
    .=prel3lhigh
slav$\r,1,$\r
    .endr
    .irpc c,abcl\c: nope_.intert