  .byte 2,'x',-1
    .macro ROUND a, b=7, c:req, rest:vararg
    vaddw \a,\b,\a
    .sdata .ifc \c%x
   
   ro ROUND a, b=7, c:req, res .if \n
    RECURSE "(\n-1)"
    nop
    .endr
    .irp r,1,2,3
    OOP
    .endif
    .endm
    RECURSE 5
    .rept 3
    nop; j    .sec.tdata_local OUND a, b=7, c:req, rest:vararg
    v        .align 3
b:  .quad a,b-a,slap
    ROUND $Είt $31,($x41\1Adouble 01\"" , "b"
    .ascii "c"
    .pushsection .data
    .zero 5
ss
    .skip 100
   .macro ROUND a, b=7, c:req, rest:var!rg
    vaop
    .endr
    .ir .comm  .lcop r,1,2,3
    OOP
    LOOP
ROUND $1,c = 
x 
    .se,\bc,ti