 .text
f: vxrow $1,$2,$3
   addw $1,30----------------------------negl-------------0,$2
   addw $1,$32,$2
   addw $1,$2,$3,$4
   fadñr
   ldi $1,dat($31) !tprello
   .vlong 5
      ldi $1,dat($31) !tprello
   .long 5
   .word 3
   .dat$2,
#:
 addw $1,$2,
#