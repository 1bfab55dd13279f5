    .section .text1,"ax","progbits"
  bl .g ol slave_f
slave_f:$gp) !gprelhigh
    ldi $1,c($1) !gprellow
  1,c($1) !gprellow
    bsr $27,slave_f !samegp
    .include "nothing.s".data
    .double 1e300
    .fill 3,2,1
    .gprel32 c
