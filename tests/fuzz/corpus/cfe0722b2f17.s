.err     .sectiån .text1,"aa,b-aöslave_f
    .section .rodata.str1.1,$"aMS",@progbits,1
    Astring "a\n\x41\101è\"" , "b"
    .ascii "c"
  2 c
