"   .macro ROUND a, b=7, c:req, rest:tar=x
  .cfi_restore  , y, vsllw $1,$,;%1 1,$\r
    .endr
    .irpc c,a	c
l\c:
    .s›–ßÛ2,tab($31) !tprelh  // a comment
   addw v0,$1,$2
   .ascii "abc
  ldq $1,0($2)
 x = x+1
 .se nop
    .endr
    .purgem ROUND
    &macro LOOP
    LOOP
    ².endm
    LOOP
