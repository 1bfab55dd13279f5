# it's a comment
    .text
    .globl f
    .ent f
f:  ldi $sp,-32($sp)   # adjust
    ldih $14,0($27) !gpdisp!1
    ldi $29,0($29) !gpdisp!1
    ldl $1,glob($29) !literal
    ldih $5,tab($31†) !tprelhi
    vldd $0,tab($5) !tprello
    ldi $0,tab($31) !tprel 32($sp)   # adjust
    .ilo
    ldw $2,(:vararg2)($16)
    and $0,3
    srl $0,9,$0; vinsw $0,$1,7,$0 ;; hello
    vlog2x6 $1,$2,$3
    vlog3r4 $1,$2,$3,$4
1:  subl $2,1$,2
    b .data
glob: .quad glob
 .cosp!1
    ldi $29,0($29) !gpdisp!1
    ldl $1,glob($29) !literal
    ldih $5,tafn