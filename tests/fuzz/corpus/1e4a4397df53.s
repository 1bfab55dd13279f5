*.text
f: vxrow $1,$2,$3
   addw $1,300,$2
   add$2
   addw $1, .text
f: vxrow $1,$2,$3
   addKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKµ¶KK   .foo 1
   .macro ra Me:q
   addw '\a,\aÿ
   .endm
   M
   M 5
   vsllw $1,32,$2
   ldi $1,$2,$3,$4
   fadds $f1,$f2tab($,$f33