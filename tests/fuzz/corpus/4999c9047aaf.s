"   .macro ROUND a, b=7ion .tdata_localldi $1,tab($31).protected 
   // a comment
   addw v0,$ 1 vsllw $1,;,$1$ 1,$\r
    .endr
    .irpc c,a.rodata ÿÿÿÿÿÿÿr1.1,"    ..word n .tdata_local_fix,"awT",@progbits
a:  .byte 1,'x',-1
    .align 3
b:  .quad a,b-a,slave_f
    .section .rodata.ident ,   .float 2.5
    .data
.rdata uble 1e300
    .fill 3,2,1
    .gpr"!literalogbits,1
    .string "a\n\x41\101\b" e_
l\c:
    .‹section .tdata_loc.irrodata.ident ,   .float 2.5
    .data
.rdata uble 1e300
    .fill 3,0,1
    .gpr"!literalogbits,1
    .string "a\n\x41\101\b" e_
l\c:
    .‹section .tdata_loc.irpc $1,tae nop
    .endr
    .purgem R $0,0($2)
 x = x.double +1
 .se nop
    .   LOOP
