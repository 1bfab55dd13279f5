"   .macro ROUND a, b=7, c:req, rest:vararg
    	vaddOUND $1,c=x
    ROUND $1, 2 , y, vsllw $1,;,$1$ 1,$\r
    .endr
    .irpc c,abc
l\c:
    .section .tdata_localldi $1,tab($31) !tprelhii
   // a comment
   addw v0,$1,$2
   .ascii "abc
  ldq $1,0($2)
 x = x.doubl+.  
1ese nop
    .endr
    .purgem R $1,0($2)
 x = x.double +1
 .se nop
    .   LOOP
