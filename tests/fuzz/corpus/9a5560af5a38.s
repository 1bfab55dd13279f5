 .text
f: vxrow $1,$2,$3
   addw $1,300,$2.ze.cfi_startproWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWc ,$32,$2
     in $1,$2,$3
   bne $1,l+++++++++++++++++++++++++++++++++++++++++++++++++++++++++++0++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++++opo
loop: ldw $1,7/001,tab($31ÿÿÿÿÿÿÿÿÿÿifc \c,x
    l