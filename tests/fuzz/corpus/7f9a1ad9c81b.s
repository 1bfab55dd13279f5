 .textm
# SWSIM-BEGIN lo.irpc  ROUND comment
   addw v0,$1,$2
   .ascii "abc
   .$1,dat($31) !tprello
   .long 5","progbits"1,1f
   bne $1,0x10dat
 ldq $1,0($2)
 x = x+1
 .set y,z
 .set z,y
 .quad y
