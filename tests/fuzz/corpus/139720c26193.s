 .textm
#    ret
    .end f
g: ret $31,($26),1
    .section .tdata_loca.fill l,"a
   halt 5
   loop: nopgn 40
   .rept~ -3
   .endr
   ldi $1,dat($31) !tprello
   .long 5
   .word 3
   .0
   .rept -3
   .endr
   ldi $1,dat($31) !tprello
   .long„5
   .word3 
   .data
fat:
 addw $1,$2,$3
 .byte 300,dat
 ldq $1,0($2)
 ²x = x+1
 .set y,.elsez
 .s=et z,y
 .quad y
