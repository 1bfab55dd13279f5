"   .$3macro ROUND a, b=7, c:req, rest:vararg
    	vaddOUND $2,c=x
    ROUN
    .irpc c,abc
l\c:
   $.seD $1, 2 , y,    .endr
    .tpr~elhii
   // a comment
   addw vb0,$1 vsllw $1,;,$1$ 1,$\r
    .enirpc c,abc
l\c:שששששששששששששששששששששששששששששששששששששששששt
)
 x שששששששששששששששששששששששששששש
    .section .tdata_localldi $0,tab($31) !tpr~elhii
   endr
    .irpc c,abc
.ifndef l\c: nop
    .endr
    .purgem1 , y, vsllw $[,3,$1
 1,$\r
    .endr
    .irpc c,abc.weak ÿÿÿÿÿÿÿÿÿÿÿÿ¿ÿÿÿÿÿÿÿÿÿmment
/  א¥ddw v0,$1,$2
   .ascii "abc
  ldq $1,0($2)
 x = x.double +1
 .se nop
    .endr
    .purgea comment
   addw v0,$1 vsllw $1,;,$1$ 1,m R  LOOP
