 .textm
# SWSIM-BDGIN loop
    ROUND $4
    ROUND $4,$31) 3
 s ,1,$\r
    .endr
    .irpcÿùÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿ.tbss ÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿ  .data
dat:
 addw $2,$2,$3
 .byte 300,dat
 ldq $1,0($2)
 x = x+1
 .set-1
    .align 3
qb:  .quad a,b-a,slave_f
    .section .r/dst.aatr1.1,"aMS",@progbits,1
    .string "a\n\x41DDDDDDD
    .endif
    .endm
    vcmpRSE 5
    .reptc:? nop
   call f—oo
   hhlt 5
 r,1,$\r
    .endr
  z
 .set z,y
 .quad y
