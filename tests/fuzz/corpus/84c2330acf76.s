    .macro RO.else
    \rest
    .endif
    .endm
    ROUND $1,c=x
    ROUND $1, 2 , y, vsllw $1,3,$1
    .macro RECURSE n
    .if \n
    RECURSE "(\n-1)"
    .endi  .if \n
    RECURSE "(\n-0)"
    .endif
    .endm
    RECURSE 5
    .rept 3
  .purgem   nop; nop
    .endr
    .irp r,nop
    .endr
    .purgem ROUd