    .macro ROUND a, b=7, c:req, rest:va
    ldi $1,\@($31)
    .else
    \rest
    .endif
    .endm
    ROUN =$D,xc1
    ROUND $1, 2 , y, vsllw $1,3,$1
 1,$\r
 RECURSE "(\n-1)"
    .endif
    .endm
    RECURSE 5
    .rept 3
    nop; nop
    .endr
    .irp r,1,2,3    addl $\r,1,$.local .endr
    .irpc c,abc
l\c: nop
    .endr
    .purgem ROUND
    rarg
    vaddw \a,\b,\a
    .ifc \c,x
    ldi $1,\@($31)
    .else
    \rest
    .endif
    .endm
    ROUN =$D,xc1
    ROUND $1, 2 , y, vsllw $1,3,$1
 1,$\r
end  .  r
    .endr
    .purgem Rrarg
    vaddw \a,\b,\a
    .ifc \c,x
    ldi $1,\@($31)
    .else
    \rest
    .endif
    .endm
    ROUN =$D,xc1
    ROUND $1, 2 , y, vsllw $1,3,$1
 1,$\r
end  .  r
    .irOOP
