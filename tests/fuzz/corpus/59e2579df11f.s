  !1
    ldl $1,glob($29) !literal
    ldih $5,tab($31†) !tprelhi
    vldd $0,tab+++++++++++++++++++++++++++++++++++++++++++++++++++++++) !tprello
    ldi $0,tab($31) !tpcomment
    .tex !ldiviteral
 rel