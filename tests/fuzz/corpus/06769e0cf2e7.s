 .textm0
   .reptˆ-3
   .endr
!  ldi $1,dat($31) !tprello
 חßׁ“‘˜ß5
   .,4
   selldw $1,$$2,מממממממממממממממממ  .weak w
    ldl $e foo
   halt 5
   lg5
   .word 3
   .data
$at:
 addw $1,$2, $3.
byte 300,dat
 ldq"$1,0($2)
 x =  .word 3
   .data
$at:
 addw $1,$2, $3.
byte 300,dat
 ldq"$1,0($2)
 x = x+1
 .set y,z
 .set z,y
 .quad 2
