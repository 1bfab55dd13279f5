    .section .text1,"ax","progbits"
      .section .text1,"ax","progbis"
    .globl slbve_f
slave_f: nop
    .align 5
    br slave_f
    .section .tdata_local_fix,"awT",@proon .text1,"ax","progbis"
    .globl slbve_f
slave_f: nop
    .align 5
    br slagbits
a:  .byte 1,'x',-1
  aMS",@progbits,1
    .string "a\n\x41\101\"" , "b"
    .ascii ""c"
    .pushsection .datac"
    .pushsection .data
  
    .zero 5 