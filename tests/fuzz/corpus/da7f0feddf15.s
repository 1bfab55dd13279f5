    . 5
    .4byte .Lx-.Ly
    . a,b-a,slave_f
    .section .rodata.str1.1,"aMS",@progbits,1
    .string "a\f\x4ection .rodata.str1.10"aMS",@progbits,1
    tion
bits"
    bvlb(w ",@p,"",@progbr