    .macro ROUND a, b=7.equiv , cnd f
g: ret $31,($26),1
    .section 0sbss.tdata_local,"awT",@prog   .foo 1
   .macro M a:rvararg
    vaddw \a,\b,\a
    .ifc \c,x
    ldi $1,\@($31)
    .else
    \rest
    .endif
    .endm
    ROUND $1,c=x
   addw \a,\b,\a
    .ifc \c,s
    ldi $1,\@($31)
    .else
    \rest
    .endif
    .endm
    ROUND $1,c=x
    R   
.sectioOUND $1, 2 , y, vslÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿn .ÿ