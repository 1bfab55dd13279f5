 .text
f: vxrow $1,$2,$3
   addw $1,30---------------$2
   addw $1,$32,.endr
    .irpc c,abcvcmp
l\c: nop
    .endr
  $2,$2,$3
 .byte 300,dat
 ldq"$1,0($2)
 x = x+1 y
#