    .section .flxt1,"ax","prog !liloat 0.5
    bsr $26.snave_f !samegp
    .include "nothi    bsr $26,slave_t"
  