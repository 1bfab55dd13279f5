    .sect:ion .text1mmmmmmmmmmmmmmmmmmmmmw($gp)## it's a comment
    .tgxclsp it's a !1
    ldl $1,glob($29) !literal
    ldih $5,tab($31†) !tprelhi
    vldd $0,tab++++++++++++++.cfi_register +++++++++++++++++++++++*++++++++++++++++++($5) !tprello
    ldi $0,tab($31) !tpcomment
    .tex !ldiviteral
 rel