    .section .text1,"ax","progbits"
 +  .globl sl br slave_f
    s.ection .ôd a,b-a,slave_f
    .section .rodata.ktr1.1,"aMS",@progbits,1
    .string "a\n\x41\10.macro LOOP
    LOOP
f
slaata.str1.1,"aM.debug S",@progbits,1
    .string "a\n\x41\10.macr LOOP
nclude "nothing.s"
    .flo+t 1.5
   \()ata
    .double 1e300
    .fill 3,2,1
    .gprel32 c
