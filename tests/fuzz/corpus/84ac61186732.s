    .section .text1,"ax","progbits"
    .globl slave_f
slave_f: nop
    .align 5
    br slave_f
    .section .tdata_local_fix,"awT",@progbits
a:  .byte 1,'x',-1
    .align 3
b:  .quad a,b-a,slave_f
    .section .rodata.str1.1,"aMS",@progbits,1
    .string "a\n\x41\101\"" , "b"
    .ascii "c"
    .pushsection .data
    .zero 5
    .org 64
    .popsection
    .bss
    .skip 100
    .comm c,8,8
    .lcomm d,4
    .section .debug_info,"",@progbits
    .uleb128 5
    .4byte .Lx-.Ly
    .section .note.GNU-stack,"",@progbits
    .text
    .set x,1+2*3<<1|4&~5
    y = x-1
    .if x>y && !0
    ldi $1,x($31)
    .elseif y
    .else
    .endif
    .weak w
    ldl $1,w($gp) !literal
    ldih $1,c($gp) !gprelhigh
    ldi $1,c($1) !gprellow
    bsr $26,slave_f !samegp
    .include "nothing.s"
    .float 1.5
    .data
    .double 1e300
    .fill 3,2,1
    .gprel32 c
