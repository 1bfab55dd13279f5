    .macro ROUND a, b=7,rc eq, rest:vararg
   .textm
# SWSIM-BEGIN loop
  !literal$4
    ROUND $4, 9, vs  ll w $1,st
 .endm=x
    ROUND $11
#.ifgt   