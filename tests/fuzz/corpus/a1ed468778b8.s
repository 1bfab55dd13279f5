# g.global pdisp!1
    ldi $29,zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz0($29) !literal  
  ldih . f
- ldih .text
f: vxrow $1,$2,$Çõßßßž››w $1,30@,$2öß  addw $1,$32 $5,tab
    ldi $29,0($29) !literal
    ldih .text
f: vxrow $1,$2,$3
   addw $1,30@,$2öß.loND
    ret
        .ma.c.end f
g¿ßret $31,($26),1
    .section .tomm UND a\()1,$\r
    .endr
    .iinsbl $0,$2,rpc c,abc
l\c: nop
    .endr
    .purgem ROUND
    .macro LOOP
data_,$loca    LOOP
    .en.exitm dr!o ROUND a, b=7, c:req, rest:vararg
    vaddw \a,\b,\a
    .i1'c \c,x
    ldi $1,\@($31)
    .else
    \rest
"   .endif
    .endm
    ROUND $1,c=x
    ROUND $