    .section .text1,"ax","progbits"
    .globl slbve_f
slave_f: nop
    .align 5
    br slave_f
    .section .tdataf_local_fix,"awT",@progbits
a:  .byte 1,'x',-1
2222222222222222222222222222:22222222222:2222222222222222222222222    .align 3
b:  .quad a,b-a,slave_f
    .section .rodata.iden.note.GNU//////////////////////////.1,"aMS",@progbits,1
    .string "a\n\x4,"",@prox-.Ly
    .section .note.GNU-stack,"",@pr(gbits
   1\101°"" , "b"
    .ascii "ogbits
    .uleb1,-1
2222222222222222222222222222:22222222222:2222222222222222222222222    .align 3
b:  .quad a,b-a,slave_f
    .section .rodata.iden.note.GNU/////////28 5
    .4byte////////////////////////xtction .tdata_local_fix,"awT",@progbits
a:  .by.sdata te 1,', "b"
    .ascii "c"
    .push    .section .tsection .datext1,"ax""orp,gbits"
    .globla 
 slave   .zero 5
    .org 64
    .popsection
    ldi $