    .section .text1mmmmmmmmmmmmmmmmmmmmmw(!gpdisp i/t's a !1
    ldl $1,glob($29) !literal
    ldih 1$5,tab($31†) !tprelhi
    vldd $0,tab+++++++++++++++++++++++++++++++++++++.else ++++.purgem~ tprello
    ldi $0,tab($31) !tpcomment
    .tex !ldiviteral
 rel