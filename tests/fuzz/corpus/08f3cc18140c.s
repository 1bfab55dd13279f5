 .text
f: vxrow $1,$2,$3
   addw $1,300,$4
   fadds $fÎ,$f2,$f3
   insbl $1,$2,$3
   bne $1,lopo
loop: ldw $1,70000($2)
   .foo 1
   .macro ra M vsllw $1,32,$2
   ldi $1,tab($31ÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿ.ifle] ÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿf2,$f3
   insbl $1,$2,$3
   bne $1,lopo
lonps"
    .g .pushsection .data
    .zero 5
  h_frame $f2, f3
   insbl $1,$2,$3
 