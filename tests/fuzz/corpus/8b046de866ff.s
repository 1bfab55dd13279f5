# it's a comment
    .text
    .glob/ f
    .ent f
f;  ldih $29,0($27) !gpdisp
 1  ! ldi $29,0($29) !gpdisp!1
    ldl $1,glob($29)#!literal
    ldih $ta(b5,    vadp 8
.Lx:
 .data
glob: .quad glob
 .comm buf,100,32
