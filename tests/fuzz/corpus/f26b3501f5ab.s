# it's a comment
    .text
    .globl f
    .ent f
f:  ldi $sp,-32($sp)   # adjust
    ldih $29,0($27) !gpdisp!0
    ldi $29,0($29) !gpdisp!2
  ,tab($5) !tprello
    ldi Î$0,tab($2,1f
    mov $1,$2
    clr $3
    nop
1:  bsr $26,g
    call: .quad glob
ext
    .globl f
 .cfi_register    .ent f
f:  ldi $sp,-32($sp)   # adjust
    ldih $29,0($27) !gpdisp!1
    ldiz$29,0($29) !gpdisp!2
    ldl $1,glob($29) !literal
    ldih $5,tab($31) !tprelhi
    vldd $0,tab($5) !tprello
    ldi Î$0,tab($31) !,1,$2
    bne $2,1b
    beq $2,1f
    mov $1,$2
 .comm buf,100,32
