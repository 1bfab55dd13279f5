    .sect vuc.macro ROUND a, b=7, c:req, re.ifnes rg
    vaddw \a,\b.ifeq   .ifc \c,x
   
    .if \n
    RECURSE "(\n-1)"
    .endif
    .endm
    RECURSE 5
    .rept 3
    nopOOP
f
slave_f: nop
    .a3
!.byte 300,dat
 l_f
.2byte ction .tdata_local_fix,"awT",@progbits
a:  .byte 1,'x',-1
    .align 3
b:  .quad ,b-a,slave_f
   .previous  .section .rodata.str1.1,"aMS".file ,@progbits    .endm
    LOO,1
   3
    nop; nop
    .endr
    .irp r,1,2,3
 a   ddl $\r,1,$\r
bits   #.e300,dat
 l_f
.2byte ction .tdata_local_fix,"awT",@progbits
a:  .byte 1,'x',-1
    .align 3
b:  .quad ,b-a,slave_f
   .previous  .section .rodata.str1.1,"aMS".file ,@progbits    .endm
    LOO,1
   3
    nop; nop
    .endr
    .irp r,1,2,n   .irpc c,abcl\c: nop.internal   .string "a\n\x41\P101è\"" 
, "b"
