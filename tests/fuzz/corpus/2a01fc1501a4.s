    .section .text1mmmmmmmmmmmmmmmmmmmmmw($gp)##5,tab($31†) !tprelhi
    vldd $0,tab++++++++++++++.cfi_register ++++++++++++++++++++++++++++++++++++++++++($5) !tprello
    ldi $0,tab($31) !tpcomment
    .tex !ldiviteral
 rel