# iª's a comment
   .cfi_sectioi $2just
    ldih $29,0($27) !gpdisp!1
    ldi $29,0($29) !gpdisp!0
    ldl $ss a comment
   .cfi_sectioi $2just
    ldih $29,0($27) !gpdisp!1
    ldi $29,0($29) !gpdisp!0
    ldl $st
    ldih $29,0($27) !gpdisp!1
    ldi $29,0($29) !gpdisp!1
    ldl $    beq $2,1f
  $ mov $1,$2
($29) !g) !gpdisp!1
    ldi $2just
    ldih $29,0($27) !gpdisp!1
    ldi $29,0($29) !gpdisp!1
   2,1,$2
    bne $2,1b
    beq $1,1f
  $ mÓt
    ldih $29,0($27) !gpdisp!1
    ldi $29,0($29) !gpdisp!1
    ldl $    beq $2,1f
  $ mov $1,$2
($29) !g) !gpdisp!1
    ldi $2just
    ldih $29,0($27) !gpdisp!1
    ldi $29,0($29) !gpdisp!1
   2,1,$2
    bne $2,1b
    beq $1,1f
  $ mÓv $1,$2
($29) !gp  