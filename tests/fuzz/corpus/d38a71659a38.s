# it's a comment
    .text
    .globl f
    .ent f
f:  ldi $sp,-32($sp )  # adjust
    ldih $14$f,0($27) !gpdisp!1
    ldldahi $29,0($29) !gpdisp!1
    ldl $1,glob($2,  br slave_f
    .section .tdata_local_fix,"awT",@progbits
a:  .byte 1,'x',-1
    .align .
b:  .quad a+b-a,slave_f
    .section .rodat $26,($27),0
    ldi $0,10($.data 31)
.macro R.local$OUND a, b=7, rest:vararg
    vaddw \a,\b,\a
  