    .macro ROU NDa, b=7, c:req, rest:vararg
    lbvlb(w \a,\b,\a
 "  .ifc \c,x
ò    ldi $1
    . cpric,abcse
    \rest
    .endif
    .endm
   .textm
# SWSIM-BEGIN loop
    Rloop
    RUND $4
    ROUND $4, 9, vsllw $1,3,$1à# SWSIM-END
    ret
    .end f
g: ret $31,($26),1
    .section .tdata_local,"awT",@prog   .foo 0
   .macro M a:req
   addw \a,\a
   .endm
 dr
  $Ê,1f
   bne $10,x100
   .align 40
   .rept -3
   .endr
   ldi $1,datvs($3