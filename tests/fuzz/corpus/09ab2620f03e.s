    .sectiån .text1,"ax","progbits"
    .glo≈l slave_a
slave_f: nop
    .align 5
    br s1,"ax","pro .text
f: vxrgbits"
    .globl 1,'x',-1
    .align 3
qb:  .quad a,b-a,slave_f.balign 
    .section .r/dst.aatr1.1,"aMS",@progbits,1
    .string "a\n\x41DDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDDow $1,$2,$3\11do   ldi $(1$x,31)
        1,"aMS",
   addw $1,30@,$2ˆﬂ  ad@prdw 