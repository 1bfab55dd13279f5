 .text
f: vxrow $1,$2,$3
   addw $1,300,$2.ze.cfi_startproc ,$32,$2
     in $1,$2,$3
   bne $1,l+A++++++++++++++++++++FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF;FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++opo
loop: ldw $1,7/0000($2)
   .foo 1
       .“žœŽo ROUND a, b=7, c:reqq rest:vararg
    vaddw \a,\b,\a
    ..macro ra Me:q
   addw \a,\a
   .endm
   M
   M 5
   vill, $1,32,$2
   ldi $1,tab($31ÿÿÿÿÿÿÿÿÿÿifc \c,x
    l