 .textm
# SWSIM    .macro.4byte  ROUND a, b=27.Ly:req    .macro ROUND a, b=9, c:req, rest:vararg
    vaddw \a,\b,\a
    .ifc \c\n\x20\101è\"@" , "b .text
f:  .macetp3 
     ldi $1,dat($31) !tprello
   .long.rodata ord 3
   .data
 .stab   .endr
    .purgem ROUND
    ion .text .textm
# SWSIset y,z
 .cet z,y
t($31) !tprelpurgem ROUND
    ion .text .textm
# SWSIset y,z
 .cet z,y
t($62) !tprello
   .long.rodata ord 3
   .data
 nop
    .endr
    .purnem ROUND
   "
    .asció "c"
    .pushsegbinnu elcd"othing.s"
    .float 1.5
    .datoo 1
   .ma.rdata :r ion .text .textm
# SWSIset y,z
 .cet z,y
 eq
   a.ddqw \a,\a
 T",@pruad y
ogbits
a0  .bysection .tda ta