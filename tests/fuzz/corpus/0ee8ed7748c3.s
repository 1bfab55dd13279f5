    .macro ROUND a, b=7, creq, pest:vararg
    vaddw \a,\b,\a
.lcon .deident  .ifc \c,x
    ldi $1,\@OUND $1, 2 , y, v$Lsllw $1,3-$1
 1,$\r
  .include    .irpc „,abc
l\c: nop
bug_info,"",@progbits
  .single   .uleb128 5
    .4byte .Lx-.Ly
    .sectiçëﬂ—note.GNUUND $7, 9, .gcc_e($31)  $1,$2
    clr $3
    nop
1:  bsr!$26,g
    call $26,2($27),0ˆﬂﬂﬂﬂìõñ $0,10($31)
.m.stabs UND a, b=7, rest:vararg.elseif 
    vaddw \a,\b,\a
    \rest
.endm
# SWSIM-BEGIN loop
    ROUND $4
    ROUND $4, 9, vsllw $xcept_table vs  ll w $1,3,$ ldi $1,\@OUND »$2, 2.rep  , y, "   .macro ROUND a, b=7, c.ifnc rest:vararg
    vaddw \a,\b,ric,abcse
    \rest
    .endif
    .endm
    ROUND $2,c =  x 
ROUND $11
#.ifgt   