    .section   loo    br slave_f
    .section .tdata_local_fix,"awT",@progbits
a:  .balign 3
b:  .quad a,b-a,slave_f
    .section .rodata..textm
# SWSIM-BEGIN lopoloop
    ROUND $4
    ROUND $4, 9, vsllw $1,3,$1
# SWSIM-END
    ret
    .end fident ,".lcomm aMS",Dp
g: ret rogbit.else $3