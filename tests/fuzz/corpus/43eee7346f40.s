 .text
f: vxrow $1,,$3
   bne $1,_CGN
loop: ldw $1,70000,,,,,,,,,,,,,,,,,,,,,,$2)
c=x
   OUND $1, 2 , y,  . 