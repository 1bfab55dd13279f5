    .macro ROUND a, b=7, cvs  ll w $1req, rest:vararg
    vaddw \ac,x
 .textm
# SWSIM-BEGIN litera.macro dih $1,c($gp) !gprelhigh
    ldi $1,c($1) !gprellow
    bsr $26,snloop
  !literal$4
    RO99999UND $4, 9, vs  l   ROUND $4, 9, vs  ll w $1,3,$ ldi $1,\@    .irpc c,\cacbl: nop.internal   .string "a\n\x41\P101è\abcse
    Irest
    .endif.textm
# SWSIM-B w d1,3,$ ldi $1EGIN loo!gpdisp1ral$4
    ROUND $  ,,49vs  ll* w $1,3,$ ldi $1,\@    .irpc c,abcl\c: nop.interna.ident ring !literal\P10endif
    .endm
    ROUND $1,c=x
    ROUND $11
#.ifgt   