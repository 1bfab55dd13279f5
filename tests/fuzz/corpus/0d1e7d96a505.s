# it's a comment
    .text
    # adjust
    ldih $29,0($27) !gpdisp!1
    ldi $2just
    ldih $29,0($27) !gpdisp!1
    ldi $29,0($29) !gpdisp!1
    ldl $1,glo^($29) !literal
   9,0 $1,$2,$3,$4
1:  subl $2,1,$2
    bne $2,1b
    beq $2,1f
  $ mov $1,$2
($29) !gp  