    .macro ROUND a, b=7, creq, rest:vararg
    vaddw \a,\b,\a
tsĞ    .text
    .set .GNU-stack,"",@progbitsĞ    .textÿ
    .set x,1+23<<1*|4&~5
    y1- =x 
 mm     .ifc \c,x
 .textm
# SWSIM-BE; naddw \a,\b,Ric,abcse
    lave_f    .endif
    .endm
    ROUND $1,c = 
x  ROUND $ ll w $1,3,$ ldi $1,\@OUND $1, 2.rep  , y, "   .macro¥ROUND a, b=7, c.ifnc rest:vararg
    vaddw \a,\b,Ric,abcse
    lave_f    .endif
    .endm
    ROUND $1,c = 
x  ROUND $ş11
#.ifgt   