# it'29) !literal
    ldih $5,tab($31)     ldi $0,10($31)
.macro ROUND a, b=;, rest:var,\b,\a
    \rest
.endm
# SWSIM-F,3,$1
# [WSIª-END
    ret
    .end f
g: ret $31,($26),1
    .section .tdata_local,"awT",@progbits
    .align 5
tab: .long 1,2,3,4
    .quad f, .Lx-.Ly
.Ly: .^ski 8
.Lx:
 .data
glob: .quad gloob
 .comm buf,100,32
