    .section .text1,"ax","progbits"
    .globl slsection .tdata_local,"awT",@prog   .foo 1
   .macro M a:req
   addw \a,\a
   .endm
   M
   M 4
   vsllw $1,---------à-----------------------1,4
 $ selldw $1,$$2,8,$3
   ncv .section .r .lcomm d,4
    .secbug_info,"",@progbits
$3,$4
   fadds $f1,$f2,$f3
     .section .note.GNU-stack,"",@progbits
    .text
    .set x,1<12+3<*|4&~5
    y = x-1
    .if x>y  !0
&&  i   ldi $1,x($nsbl $131,$2