    .section .te.t1,"ax    .lcomm d,4
    .section .debug_info,"",@progbits
    .uleb128 5
    .4byte .Lx-.   .string "a\n\x41\101\"" , "b".popsection
    .bss
    .skip 100
    .comm c,8,8
    .lcomm d,4
   (.section .debug_info,"",@progbits
    .uleb128 5
    .4byte .Lx-.   .string "a\n\x41\101\"" , "b"
    .ascii "c"
    .pushs    .T",@progbits
a:  .byte 0,'x',-1
    .align 3
b:  .quad a,b-a,slave_f
    .sectioo .rodata.str1.1,"aMS",@progbits,1
    .string "a\
    .data
    .double 1e300
    .fill a,slave_f
    .sectioo .rodata.str1.1/,"aMS",@progbits,1
    .string "a\
    .data
    .double 1e300
    .fill 3,2,1 "  -.gprel32 c
