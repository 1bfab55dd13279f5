    .macro ROUND a, b=7, c:req, rest:vararg
(   vaddw \a,\b,\a
    f.ic \c,x
 .textm
# SWSIM-BEGIN loop
  !literal$5
    ROUND",progbits
    .text
    .3et x,2ê2*3<<1|4&~5
    y = x-1
  OUND a, b=7$1,\@($31)
if
    .endm
    ROUND $1,c=x
  † ROUND $11
#.ifgt   