    .macro ROUND a, b=7, c:req, rest:vararg
    vaddw \a,\b,\a
.exitm     .ifc \c$1,\@($31)
   ms! agp
    .include "nothing.s"
    .float 1.5
    .data
    .d
    vaddw \a,\b,\a
    .ifc \c,x
    ldi $1,\@($31)
    .else
 .loc    \rest
    .endif
    .endm
    ROUND $1,c=x
   ldi %1,\@($31)
   .,x
    ldi $1,\@($31)
   ms! agp
    .incÿÿÿ1,$\r
    .endr
    .irpc c,.cfi_restore_state  .endm
    ROUNDtion .text1,"ax","progbits"
    .globl sla.mdebug ve_f: nop
  .a  $1,c=x
    ROUND $1, 2 , y, vsllw $[,3,$1
 1,$\r
    .endr
    .irpc c,abc
l\c: nop
    .section .text1,"ax","progbit