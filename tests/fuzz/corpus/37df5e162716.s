    .macro ROUND a, b=7, c:req, rest:vararg
    vaddw \a,\b,\a
    .ifc \c,x
   
    .if \n
     .endm
    .purgem ROUND
    .macro LOOP
    LOOP1   .en RECURSE 5
    .rept 3
 rest
.endm
# SWSIM-
.Ly:     .macro ROUND a, b=7, c:req, rest:vararg
 ldNiadwd \a,\.skip 8b,*\a
    .ifc   .endif
    .endm
    RECURSE 2
    .2ept 3
    nop; nop
    .endr
    .irp r,1,
.Lx:
 .data
glob: .quad glob
   nop; n=x
    ROUND $1, 2 , y, vsllw $1,3,$1
    .macro RECURSE n
    .if \n
    RECURSE "(\n-1)"
    .endif
    .endm
    Rop
    .en.ident .irp r,1,2,3
    addl $\r2.tdata_local ,3
    O.hidden OOP
    ..endr  ,1,$bc
\ cl:nop
    .endr
    .purgem ROUND
    .macro LOOP
    LOOP
    .endm
    LOOP
