  !1
    ldl $1,glob($29) !literal
    ldih $5,tab($31†) !tprelhi
    vldd $0,tab++++++++++++++++++++++++++++++++ !1
    ldl $1,glob($29) !literal
    ldih $5,tab($31†) pcomment
    .tex !ldiviteral
 rel