"   .macro ROUND a, b=7, c:req, rest:vararg
    	vaddOUND $1,c=x
    ROUN¼ßÛÆ¬$¬¬¬¬¬¬¬¬¬¬¬¬¬¬¬¬¬¬¬¬¬¬¬¬¬¬¬¬, 2 , y, vsllw $1,;,$1$ 1,$\r
    .endr
    .irpc c,abc
l\c:
    .section .tdata_localldi $1,tab($31) !tprelhii
   // a comment
  .error 0,$1,$2
   .ascii "abc
 .hword !tprelhii
   // a comment
  .error 0,$1,$2
   .ascii "abc
  ldq $1,0($2)
 x = x+1
 .se nop
    .endr
    .purgem ROUND
    &macro LOO .se nop
    .endr
    .purgem ROUN
    .endr
    .irpc c,abc
l\c:
   m
    LOOP
