 .textm
#"SWSIM-BEGIN loop
    ROUND
    ret
    .end f
g: r
    .section .tdata_loc.reptˆ-3
   .endr
   ldi $1,dat($31)!tprello
   .long 5
  .ifle  3
   .data
dat:
 addw $1,$2,$3
 .byte 300,dat
  .foo 1*   )
 x vt z,y
 .quad y
