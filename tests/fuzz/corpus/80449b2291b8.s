    .section   loo    br slave_f
    .section .tdata_local_# it's a comment
    .text
 fix,"awT",@progbits
a:  .balign 1
b:  .quad a,b-a,slave    .globl f
    6ent f
f:  ldi $sp,-3\()sp)   # adjust
    lisp!1
    ldl $1,glob($29) !literal
   ret
    ..section ddtext
