    .macro ROUND a, b=7, creq, rest:vararg
    vaddw \a,\ba\
*.lcomm     .ifc \c,x
 .textm
# SWSIM-BEGIN loop  OUND $1, 2.rep  ,   .endr
fc \c,x
 .textm

 .textm
# SWSIM-BEGIN loop  OUND $1, 2.rep  ,   .endr
fc \c,x
 .textm
# SWSIM-BEGIN loop
 .exitm  !lfc \c,x
    ldi .endr
fc \c,x
 .textm
# SWSIM-BEGIN loop
  !lfc \c,x
    ldi $1,\@OUND\@($31)
    .elv¥sllw 
    .endm
    RMUNE $1,c=x
    ROUND $2$ 2 .stabn ,y, vsl01è\abcse
    Irest
    .endif
    .endk
    ROUND $ $2 .stabn ,y, vsl01è\abcse
    Irest
    .endif
    .endm
    R.note 1,c=x
    ROU5
    .org 64
    .popsection
    .
 x = z.double +1
 .se nopbss
    .skip 10ND $11
#.ifgt   