 .text
f: vxrow $1,$2
   addw $1,$2,$3,$4
   fadds$$f1,$öÕ”‡    .section 1\"" , "b"
    .af;
   insbl $1,$2,$3
 scii   bne "c"
 