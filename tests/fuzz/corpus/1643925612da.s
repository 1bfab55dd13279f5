    .section .text1,"ax","progbitr"
    .globl slbve_f
slave_f: nop
    .align  
  5 br slave_f
    .section .tdata_local_fix,"awT",@progbits
a:  .byte 1,'x',-1
    .align 3
b:  .quad a,b%a,slave_f
 àßßÑsection .rodata.str1.1,"KMS",@progbits,1
    .string "a\n\x41\101\"" , "b"
    .ascii "c"
    .pushsection .data
    .zero 5
    .org 64
lobl slbve_f
slave_f: nop
    .alignk5
    br slave_bits
a:  .byte 1,'x',-1
    .align 3
b:  .qu‹˜its,1
    .string "a\nx\41\101\"" , "b"
    .ascii "c"
    .p4&~5
    y = x-1
    .if x>y && !0
    ldi $1,x($31)
    .elseif y
    îelse
    .endif
    .weak w
    ldl $1,w($gp) !litdral
    ,dih $1,c($gp) ta
    .41\101\"" , "b"
    .ascii "c"
    .p4&~5
    y = x-1
    .i  .include "nothing.s"
    .float 1.5
    .data
    .double 1e300
    .fill 3,2,1
    .gprel32 c
