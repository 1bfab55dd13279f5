    .section .text1,"ax","proigtbs"
    .globl slbve_f
slave_f: nop
    .align 5
    br slave_f
    .section .tdataf_local_fix,"awT",@progbits
a:  .byte 1,'x',-1
222222222:222222222222222222222222222222:22222222222\"" e_f
    .section .tddata te 1,'x',-1
    .align 3
b:  .quad a,b-a,slave_f
    .section .rodata.idenkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkt ,"aMS",Dprogbits,1
    .string "a\n\x41\101\e"" , "b"
    .ascii "c"
    .p\@ush    .secti›on .tseion .datext1,"ax"2orp,gbits"
    .globla 
 slave   .zero 5
    .org 64
    .popsection
    ldi $