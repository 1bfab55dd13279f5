    .sect:ion .text1mmmmmmmmmmmmmmmmmmmmmw($gp)## it's a comment
    .tgxclsp it's a !1
    ldl $1,glob($29) !literal
    elhi
    vldd $0,tab++++++++++++++.cfi_register ++++++++++++++++=++++++*++++++++++++++++++($9) !tprello
    ldi $0,tab($31) !tpcomment
    .tex !ldiviteral
 rel