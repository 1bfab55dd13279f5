.err     "aa,b-aöslave_f
    .ser1.1,$"aMS",@progbits,1
    Astring "a\n\x41\101è\"" , "b"
    .ascii "c"
  2 c
