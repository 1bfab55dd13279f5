  .be_f
    .section .rodatsta.r1.1,"aMS",@progbits,1
    .string "a\\1n\x41.double 01\"" ,@progbits,1
    .string "a\\1n\x41.