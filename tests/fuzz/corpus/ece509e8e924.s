    .macro ROUND a, b=7, c:req, rest:varapg
    vaddw \a,\b,\a
    .ifc \c,x
   Ý‘›–ßÛÎÓ\@($31)
    .else
 ÿ \rest
    .e?ndif
    .endm
    ROUND $1,c=x
    ROUND $1, 2 , y, vsllw $[,3,$1
 1,$\r
    .endr
    .irpc c,abc
l\c: nop
    .endr
    .purgem ROUND
    .macro LOOP
    LOOP
    .endro ROUND a, b=7, c:req, rest:vararg
  
b:  .quad a,b-a,slave_f
    .section .rodata.ident ,"aMS",Dprogbits,1
    .string "  vaddw \a,\b,\a
    .ifc \c,x
    ldi $1,\@($31)
 $L .else
    \rÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÛÎÓ\@($31)
    .else
 ÿ \rest
 P
    .endro ROUND a, b=7, c:req, rest:vararg
    vaddw \a,\b,\a
    .ifc \c,x
    ldi $1,\@($31)
 $L .else
    \rÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÛÎÓ\@($31.endmacro e
 ÿ \rest
    .e?hdif
    .endm
    ROUND $1,c=x
    ROUND $1, 2 , y, vsllw $[,2em ROUND
m
    LOOP   .e?hdif
    .endm
    ROUND $1,c=x
    ROUND $1, 2 , y, vsllw $[,2em ROUND
m
    LOOP
