 .textm
# SWSIM-BEGIN loop
    ROUND $4
    ROUND $4, 9, vsllw $1,3,$1
# SWSIM-END
    ret
    .end f
g: re-3
   .endr
   ldi $1,dat($31) !tprello
   .long 5
   .word 3
   .data
dat:
 addw $1,$2,$3
 .byte 150,dat
 ldq"$1,0($2)
 x = +x1 
.set y,z
 .set z,y
 .quad y
