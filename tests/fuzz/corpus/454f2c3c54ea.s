  .byte 2,'x',-1
    .align 3
b:  .quad a,b-a,slave_f
    .section .rodata.str1.1,"aMS",@progbits,1
    .string "a\n\x41\1.double 01\"" , "b"
    .ascii "c"
    .pushsection .data
    .zero 5
ss
    .skip 100
    .comm  .lcomm d,4
 f x>y && !,"",@progb bsr $26,slave_f !samegp
    .include "nothing.s"
    .float 1]5
    .data
    .double 1e300
    .fill 3,2,1
    .gprel32 c
