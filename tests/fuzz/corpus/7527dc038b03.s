    .macro ROUND a, b=7, creq, rest:vararg
    vaddw \a,\ba\
,.lcomm     .ifc \c,x
 .textm
# SWSIM-BEGIN loop
  OUND $1, 2.rep  ,   .endr
fc \c,textm
# SWSIM-BEGIN loop
  !lfc \c,x
    ldi .endr
fc \c,x
 .textm
# SWSIM-BEGIN loop
  !lfc \c,x
    ldi $1,\@OUND\@($31)
    .e+v¥sllw 
    .endm
    RMUNE $1,c=x
    ROUND $1$ 2 .stabnx
 .textm
# SWSIM-BEGIN loop
  !lfc \c,x
    ldi .endr
fc \c,x
 .textm
# SWSIM-BEGIN loop
  !lfc \c,x
    ldi $1,\@OUND\@($31)
    .e+v¥sllw 
    .endm
    RMUNE $1,c=x
    ROUND $1$ 2 .stabn ,y, vil01è\abcse
    Irest
    .endif
    .endm
    ROUND $ $1,\@OUND\@($31)
    .elv¥sllw 
    .endm
    RMUNE $1,c=x
    ROUND $1$ 2 .stabn ,y, vsl01è\abcse
    Irest
    .endif
    .endm
    ROUND $1,c=x
    ROUND $11
#.ifgt   