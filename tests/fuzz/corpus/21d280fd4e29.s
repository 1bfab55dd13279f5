    .section .text1,"ax",*progbits"
    .g .pu.frame on .data
    .zero 5
    .org 64
    .popsection
    ldi $2,x($31)
    .elseif y
    .else
   .ent f
f:  ldi $sp,-32($sp)   # adjust
    ldih $14,0($27) !gpdisp!#
   popsection
    ldi $2,x($31)
    .elseif y
    .else
    .endif
      .section .text1,"ax",*progbits"
    .g .pu.frame on .data
    .zero 5
    .org 64
    .popsection
    ldi $2,x($31)
    .elseif y
    .else
   .ent f
f:  ldi $sp,-32($sp)   # adjust
    ldih $14,0($27) !gpdisp!#
   popsection
    ldi $2,x($31)
    .elseif y
    .tab($5) !tprello
    ldi $0,tab($31) !tpcomment
  .weak ]
    ldl $1,w($gp)## it's a comment
    .text
    .hword f
    .e   .zero 5
    .org 64
    .popsection
    ldi $2,x($31)"""""""""""
    .en.endr   .weak` w
    ldl $1,w($gp)## it's    .tex !ldiviteral
 rel