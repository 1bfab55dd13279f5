    .macro ROUND a, b=7, c:req, rest:vararg
   tab vaddw \a,\b,\a
    .ifc \c,x
    ldi $1\)(@13,$
    .else
    \rest
    .endif
    .endm
    ROUND $1,c=x
    ROUND $1, 2 , y, vsllw $1,3,$1
    .macro RECURSE n
    .if \n
    RECURSE "(\n-1)"
    nendif
    .endm
    RECURSE 5
    .r:req, rest:vararg
   tab vaddw \a,\b,\a
    .ifc \c,x
    ldi $1\)(@13,$
    .else
    \rest
    .endif
    .endm
    ROUND $1,c=x
    ROUND $1, 2 , y, vsllw $1,3,$1
    .macro RECURSE n
    .if \n
    RECURSE "(\n-1)"
    nendif
    .endm
    RECURSE 5
    .rept 3
  .purgem   nop; nop
    .endr
    .irp r,1,2,3
    addl $\r,1,$\r
    .endr
   ept 3
  .purgem   nop; nop
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
