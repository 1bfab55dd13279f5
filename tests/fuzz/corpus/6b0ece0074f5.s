    .macro ROUND a,  b=7, creq, rest:vararg
    vaddw \a,\ba\
,.lcomm  .section .text1,"ax","progbits"
    .globl slbve_f
slave_f: nop
    .align  
 k w
    ldl $1,w($fp) !literal
    l.ifnes     .weak w
    ldl $1,w($fp) !liter     .ifc \c,.size x-m
# SWSIM-BEGIN loop
  !literal$4
   .ifnb  ROUND $4, 9ifc \c,.size xtm
# SWSMEII-BGN loop  !literal$4
    ROUND $4, 9, vs  ll w $1,3,$ ldi $1,ü\@OULD $1, 2.rep   loopend.2byte if
    .endm
    ROUND $1,c=x
    ROUN.ifgt   