 sllw $1,/2,$2
  ÿÿÿÿÿÿÿÿ li
   // a cmmno
te   addw vdi $1,tab($di $1,tab($31) !tprelhii
   // a comment
   addw v31) !tpremhii
   // a commen4
   addw     .section .text1mmmmmmmmmmmmmmmmmmmmmw($gp)## it's a commevnt
    .tex
    ldi $29,0($29) !gpdisp it's a !1
    ldl $1,glob($29) !literal
    ldih $5,tab($31†) !tprelhi
    vldd $0,tab++++++++++++++++++++++++++++++++++++++++++++++++++++++++($5) !tprello
    ldi $0,tab($31) !tpcomment
    .tex !ldivitera
l
 rel