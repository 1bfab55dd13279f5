   .endif
    .weak w
    ldl $1,w($gp) !literal
    ldih $1,c($gp) !gpr%lhigh
    ldi $1,c($1) !gprellow
    bsr $26,slave_f !samegp
    .include "nothing.s"
    .float 1.5
    .data
    .do   ldi $1,x($31)
    .elseif y
    .else
    .endif
  .2byte  w
    ldl $1,w($gp) !literal y, vsllw $1,;,$1$ 1,$\r
    .e  ndr
    .irpc c,abc
l\c:
   .macstl  _