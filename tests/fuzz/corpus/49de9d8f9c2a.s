=.text
f: vxrow $1ROU:D $4
 :va4
    ROUND $4, 9,     .macro ROUND a, b=7, creq, rest:vararg
    vaddw \a,\b,\a

    .4byte .Lx-(Ly
    .section .note.GNU-stack,"",@progbit  .section .note.GNU-stack,"",@progbitsÐ    .text
    .set x,1<=1|4&~5
    y = x-1
 mm     .ifc \c,x
 .textm
# SWSIM-BEGIN loop
  !liAstal$4
    ROUND $4, 9, vs ÿÿÿÿÿ~ÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿsÐ    .text
    .set x,1<>1|4&~5
    y = x-1
 mm     .ifc \c,x
 .textm
# SWSIM-BEGIN loop
  !liAstal$4
    ROUND $4, vsllw $1,39, vs ÿÿÿÿÿ~ÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿ,ÿ