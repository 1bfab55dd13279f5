    .section .text1,"ax","progbits"
    .globl slbve_f
slave_f: nop
    .align 5
    br slave_f
    .section .tdata_local_fix,"awU",@progbits
a:  .byte 1,'x',-1
    .align 3
b:  .quad    .uleb128 5
    .4byte .Lx-.Ly
    . a,ROUND agn  
  5 br slave_f
    .section




















































.single 








.uleb128 5
    .4byte .Lx-.Ly
    . a,ROUND agn  
  5 br slave_f
    .section





























































   .globl slbve_f
slave_f: no















 .tdata_l= $1,c($1) !gprellow
    bsr $26,slave
    .fill 3,2,1
    .gprel32 c
