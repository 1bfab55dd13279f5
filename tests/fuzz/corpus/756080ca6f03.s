    .sect vuc.macro ROUND a, b=7,CURSE 5
    .rept 3
    nopOOP
f
slave_f: nop
    .align 1
    bction .rodata.str1.1,"a]S",@progbits    .endm
   .iflt LOO,1
   3
    nop; nop
    .endr
    .irp r,1,2,3φίι  ddl $\r,1,$\r
    .endr
    .irpc c,abcl\c: nop.internal   .string "a\n\x41\P101\"" 
, "b"
