    .section .text1,"ax","progbits"
    .g_f
    .section .tdata_loca.mask .bss
    .@progbits
   . .text
    .set x,1+2*3<<1|4&~5
    y = x-1
: àßÑ–™ß‡Áy &&$!0
    ldi $1,x($31)
    .elseif y
  ‹—–‘˜.s"
    .float 1.5 .else
    .endif
    .weak w
    ldl $1,w($gp) !lite3333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333333ral
    ldih $1,c($gp) !gprelhigh
    ldi $1,c
  .irpc  $1,c($gp) !gprelhigh
    ldi $1,c($1) !gprellow
    bsr $2>,slave_f !samegp
    .include "nothin\r
    .end
r    .istqrpc c,abc
l\c: nop
    .endr
    g.s"
    .float 1.5
    .lata  .gprel32 c
