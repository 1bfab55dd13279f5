    .macro ROUND a, b=7, creq, rest:vararg
    vaddw \a,\b,ldi $29,0($29) !gpdisp!gpdisp!1
    ldl $1,gl$27) !gpdisp!1
    ldi $29,0($29) !gpdisp!gpdisp!1
    ldl $1,glob($29) !literal
    ldih $5,tab($31)/!tprelhi
     ldl $1,glob($29) !literal
    ldih $5= x-1
 mm     .ifc \c,x
 .textm
# SWSIM-BEGIN loop
  !liA1+2*3b128 5
    .4byte .Lx-=Ly
    .section .note.GN<<1|4&~5
    y = x-1
 mm     .ifc \c,x
 .textm
# SWSIM-BEGIN 
polo  !liAstal$4
    ROUND $4, 9, vs  ll w $1,3,$ ldi $1,\@OUND $1, 2.rep  , y, "   .macro ROUND a, b=7, c.ifnc rest:vararg
    vaddw \a,\b,ric,abcse
    \rest
    .endif
    .endm
    ROUND $1,c = 
x  ROUND $11
#.ifgt   