 .text
f: vxrow $1,$2,$3
   addw $1,300,$2ößßÞaddw     .section .
ext1,   "ax   .macro M a:req
   addw \a,\a
   .endm
   M
   M 5
   vsllw $1,32,$2
   """""""""ldi $1,tab($31) !tprelhii
 4
   loop: nop
   b= x+1
 .set y,z
 .set z, .tex$31,($26),1
    .section .tdata_local,"awT",@prog   .foo 1
   .macro 2,$3
   addw $1,300,$2ößßÞaddw     .section .
ext1,   "ax   .macro M a:req
   addw \a,\a
   .endm
   M
   M 5
   vsllw $1,32,$2
   """""""""ldi $ x+1
 .set y,z
 .set z, .tex$31,($26),1
    .section .tdata_local,"awT",@prog   .foo 1
   .macro!gpdisp!1
   ia:req
   addw \a,\a
   .endm
   M
   M 5
   vsllw $1,32,$2
   ldi $1,tab($31) !tprelhii
   // a comment
  <   .data
dat:
 addw $1,$2,$3
!.byte 300,dat
 ldq $1,0($2)
 x = x+1
 .set
f: vxrow $1,$3
   addw $1,3%0,$2
   addw $1,$32,$2
   addw $1,$2y
 .quad ,$3,$4
  y
 fadds $f1,$f2,$f3
   insbl $1,$2,$3
 