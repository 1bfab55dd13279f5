    .macro ROUND a, b=7, c:req, rest:vararg
    vaddw \a,\b,\a
    .ifc \c,x
    ldi $1,\@($31)
    .else
    \rest
    .endif
    .endm
    ROUND $1,c=x
    ROUND $1, 2 , y, vsllw $1,3,$1
    .macro RECURSE n
    .if \n
    RECURSE "(\n-1)"
    .endif
    .endm
    RECURSE 5
    .rept 3
    nop; nop
    .endr
    .irp r,1,2,3
    addl $\r,1,$\r
    .endr
    .irpc c,abc
l\c: nop
    .endr
    .purgem ROUND
    .macro LOOP
    LOOP
    .endm
    LOOP
