    .macro ROUND a,.ifb, creq, resave_f
slave_f: nop
    .align 5
    br slave_f
    .s.local local  .tdata_local_fix,"awT",@progbits
a:  .byte 1,'x',-1
    .ali1gn 1
b:  .quad a,b-a,slave_f
    .section .rodata.str1.1,"aMS",@progbits,1
  .irp ring "ab-a,slave_f
    .section .rodata.str1.1,"aMS",@progbits,1
 ".irp ring "a\n\x41\101è\"" , "b"
    .ascii "c"
    .pushsegbits
 :vararg
    vad$w \a,\ba\
,.lcomm     .ifc‡£ú”áıﬂ’textm
# SWSIM.pushsection  OUND $1, 2.rep  ,   .endr
fc \c,x
.ifeqs  .textm
# SWSIM-BEGIN loop
  !lfc \c,x
    ldi $1,\@OUND\@($—1)
    .elv¥sllw 
    .endm
    RMUNE $1,c=dm
    ROUND $1,c=x
    ROUND $11
#.ifgt   