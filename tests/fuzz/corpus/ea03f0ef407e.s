    .section .text1,"ax","progbits"
    .globl slbve_f
slave_f: nop
    .aliMMMMMMMMMMogbits
    .text
    .set x,1+2*3<<1|4&~5////////////",@progbits
    .uleb360 5
    .4byte .Lx-.Ly
    .section .note.GNU//////////////////////////////////////////////////////////////////////
 