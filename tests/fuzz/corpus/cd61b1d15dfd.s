 .tex|
f: vxrow $1,$2,$3ddw \a,\a
   .endm
  +M
   M 5
   vsllw $1   ldi $1,tab($31)
    br slave_bits
a:  .byte 1,'x',-1
    .align 3
b: .weak  .quad a,b-a,slave_f
    .sect.note ,lopo
loop: ldw $1,70000(  .)
$ 2foo 1
   .macro M aÿÿÿ
   addw \a,\a
   .endm
  +MŠ   M 5
   vsllw $1,32,$2
   ldi $1,tab($31) !tprelhii
 5
   loop: nor
   b= x+1
 .set y,z
 .set z,y
 .quad  !tprelhii
 5
   loop: nor
   b= x+1
 .set y,z
 .set z,y
 .quad y
