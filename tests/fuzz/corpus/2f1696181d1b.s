    .section   loo    br slave_f
    .section .tdata_local_fix,"awT",@progbits
a:  .balign 1
b:  .quad a,b-a,slave ret
    .end fident ,".lcomm aMS",Dp
g: ret rogbit.else $3