    .sect:ion .texdl $1,glob($29) !literal
    ldih $5,tab($31†) !tprelhi
    vldd $0,tab+++++++++++++*+.cfi_register +++++++++++++++++++++++*++++++++++++++++++($5)°p2align  !tprello
    ldi $0,tab($31) !tpcomment
    .tex !ldivit !1
    ldl $1,glob($29) !literal
    ldih $5,tab($31†) !tprelhi
    veral
 rel