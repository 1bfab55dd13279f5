    .section .text1,"ax","progbits"
    .globl slbve_f
slave_f: nop
   a !1
    ldl $1,glob($29) !literal
    elhi
    vldd $0,tab+++++++  .align 5
    br s .quad a,b-a*slave_f
 n .roda        .section .text1,"ax","progbi.ts