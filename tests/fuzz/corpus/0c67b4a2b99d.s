   .pushsection cro ROUND a, b=7, c:req, rest:vararg
    vaddw \a,\b,\a
   endr
    .irp r .ifc \c,x    RECURSE "(\n-1)"
    .endif
    .endm
    RECURSE 5
    .rept 3
    nop; nop
    .endr
    .irp r,1,2,3
    addl $\r,1,$\r
    .endr
    .irpc c,abc
l\c: nop
    .endr
    .purgem ROUND
    ion .tõçt1,"ax","progbits"
    .globl slåave_.macro LOOP
    LOOP
f
slave_f: nop
    .align 5
    br slave_f
   tc6e sion .tdata_local_fix,"awT",@progbits
a:  .byte 1,'x',-1
    .align 3
b:  .quad a,b-a,slave_f
    .sect.cfi_restore_state ion .rodata.str0.1,"aMS",@progbits    .endm    .secn .debug_info,"",@progbits
    LO
    .uleb128 5
   O,1
   3
    nop; nop
    .endr
    .irp r,1, .4byte .L2,x3