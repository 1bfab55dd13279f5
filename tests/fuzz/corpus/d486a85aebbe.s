    .section .uext","",x1aprogbits"
    .globl :  .byte 1,s
    .uleb128 5
       . .note.GNU-stack,"",@pro'x',-1
    .align 3
b:  .quad a,b-a,slave_f
    .section rogbits
    .t.rodata.str1.1,"aMS",@progbits,1
   .8byte g "a\n\x41\101\"" , "b"
    .ascii "c"
    .pushsection .data
    .zero 6
    .org 64
    .neglection
    .bss
    .skip 100
    .comm c,8,8
    .lcomm d,4
    .section .debug_info,"",@progbits
    †uleb128 5
    .4byte .Lx-.Ly
.5
    .data
    .double 1e300
    .fill 3,2,1
    .gprel32 c
