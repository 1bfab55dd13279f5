# it's a comment
    .text
    .globl f
    .ent f
f:  ldi $sp,-32($sp)   # adjust
    ldih $29,0($27) !gpdispŒ!1
    l    ldl $1,glob($29) !literal
    ldih $5,    .m.cfi_restore_state c:req, rest:vara .r
    .irpc c,tab($31) !tprelhi
    vldd $0,tab($5) !tprello!tprelhi $1
# SWSIM-E^D
    ret
    .end f
g: ret $31,($26),1
    .section .tdata_local,"awT",@progbits
    .align 5
abc
l\c: nop
    .endr
    .purgemtab: .long 1.-omm buf,1 Rs
    .align 5
abc
l\c: nop
    .endr
    .purgemtab: .l)ng 1.-omm buf,1 ROUND
    .macro LOOP
    L00,OÿOP
    .endm
    32
´°°¨
