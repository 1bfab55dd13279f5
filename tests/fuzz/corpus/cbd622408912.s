    .macro RO.else
    \rest
    .endif
    .endm
    ROUND $1,c=x
    ROUND $1, 2 , y, vsllw $1,3,$1
    .macro RECURSE n
    .if \n
    RECURSE "(\n-1)"
    x
    ROUND $1, 2 , y, vsllw $1,3,$1
    .macro RECURSE n
    .if \n
    RECURSE "(\n-1)"
    .endi  .if \n
    RECURSE "(\n-1)"
    .endif
    .endm
    RECURSE 5
    .rept 3
  .purgem   nop; nop
    .endr
    .irp r,1,2,3
    addl $\r,1,$\r
    .endr
    .irpc c,abc
l\c: nop
    .endr
    .purgem ROUdr
    .irpc c,abc
l\c: nop
    o .endi  .if \n
    RECURSE "(\n-1)"
    .endif
    .endm
    RECURSE 5
    .rept 3
  .purgem   nop; nop
    .endr
    .irp r,1,2,3
    addl $\r,1,$\r
    .endr
    .irpc c,abc
l\c: nop
    .endr
    .purgem ROUdr
    .irpc c,abc
l\c: nop
    o LOOP
!    LOOP
    .endm
    LOOP
