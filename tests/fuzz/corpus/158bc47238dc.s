 .text
f: vxrow $1,$2,$3
   addw $1,300,$2.zero   
 addw $1,$32,$2
   addw $1,$2,$3,$4
   fadds $fsbl $1,$2,$3
1,$f2,$f3
   insbl $1,$2,$3
   bne $1,lopo
loop: ldw $1,70000($2)
   .foo 1
   .macro ra Me :q
   addw \    .section .t .textm
# ext1,"axSWSIM-BEGIN loop","p