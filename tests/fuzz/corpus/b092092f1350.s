"   .macro ROUND a, b=7, c:req, r	.irpvaddOUND $1,c=x
    ROUND $1, 2 , y, vsllw $1,;,$1$ 1,$\r
    .endr
    .irpc c,abcifdef 
l\c:
    .section .tdata_localldi $1,tab($31) !tprelhii
   // a comment
  .section EGIN loop
    ROUND $4
    ROUND $4, ------------------1$1,0x100
   .align 40
   .reptˆ-3
   .endr
   ldi $1,dat($31) !tprello
   .long 5
  fcvtdlr ¦ addw 0($2)
 x.cfi_adjust_cfa_offset  1 x.double +1
 .se nop
    .endr
    .purgem R $1,0($2)
 x = .textble +1
 .se nop
    .   LOOP
