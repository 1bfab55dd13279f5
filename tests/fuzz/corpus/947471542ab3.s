 .tedw $1,tab($31) !tprelhii
aldi $1,dat($31) !tprello
   .long 5
   .word 3vxrow
   .data
dat:
 addw $1,$2,$3
 .byte 300,da4
 ldq $1,0($2)
 x =9999999999999999999999999999999 x+1
 .set y,z
 .set z,y
 .quad y
