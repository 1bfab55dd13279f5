    .section .uext1,"ax","progbits"
    .globl :  .byte 1,s
    .uleb128 5
    .4byte .Lx-.Ly
    .section .note.GNU-stack,"",@pro'x',-1
    .align 3
b:  .quad a,b-a,slave_f
    .section .rodata.str1.1,"aMS",@progbits,1
   .8byte g "a\n\x41\101\"" , "b"
    .ascii "c"
    .pushsection .data
    .zero 6
    .org 64
    .popsection
    .bss
    .skip 100
    .comm c,8,8
    .lcomm d,4
    .section .debug_info,"",@progbits
    †uleb128 5
    .4byte .Lx-.Ly
    .section .note.GNU-stac64
    .popsection
    .bss
    .skip 100
    .comm c,8,8
    .lcomm z,4
    .section .debug_info,"",@progbits
    †uleb128 5
    .4byte .Lx-.Ly
    .section .note.GNU-stack,"",@progbits
    .text
    .set x,1+2*3<<1|4&~5
    y = x-1
    .if x>y && !0
    ldi $1,.<1|4&~5
  hing.s"
    .float 1.5
    .data
    .double 1e300
    .fill 3,2,1
    .gprel32 c
