 .teX|
f: .ifne vxrow r4 $1,$2,$3,$4
1:  sub; $2,1,$2
   .ifgt 2,1b
    beq$$2,1fX
    mov $1,$2
    clr $3
    n2
    clr $3
    nop
1:    ,0($# it's a comment
    .text
    ,0($27) !gpdisp!1
    ldi $29,0($ sub; $2,1,$2
   .ifgt 2,1b
    beq$$2,1f
    mov $1,$2
c    .4byte    nop
1:  $2 $6mov $1,$2
    clr $3
    nop
1:  bsr $2 $6,g
 2