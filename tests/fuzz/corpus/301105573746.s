"   .macro ROUN€D a, b=7, c:req, rest:varprg
    	vaND $1, 2 , y,    .endr
    .irpc c,abc
l\c:ctlzowשששששששששששששששששששששששששששששששששששששששששששששששששששששששששששששששabc
  ldq $1,0($2)    .section .text1,"ax","progbits"
    ..internal globl slbve_f
slave_f: nop
    .align  
ata
    .zero 5
    .org 64
    .popsection
    .
 x = z.double +1
 .se nopbss
    .skip 1fe!_0sm ag
    .endr
    .purgem R .double .globl    