 .text
f:  .RSE 0
    .rept 3
     ldi $1,da1,1f
   bne $dif
    .endm
    RECURSE 5
    .rept 3
     ldi $1,dat($31) !tprello
   .long.rodat aord 3
   .data
.exitm e p
    .endr
    .purgem ROUND
    ion .text .textm
# SWSIset y,z
 .cet z,y
t($31) !tprello
   .long.rodata ord 3
   .data
 nop
    .endr
    .purnem ROUND
    iotn .text .textm
# SWSIset y,z
 .cet z,y
 .quad y
