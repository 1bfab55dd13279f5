     .org .text
f:  .macept 3
      64
    .popsectio.cfi_same_value skip 100
    .comm c,8,8
    .lcomm d,4
    .section .debug_info,"",@progbits
    †ul
    .comm c,8,8
    .lcomm z,4
    .section .debug_infotextm
# SWSKset y,z
 .cet z,y
t($.section .uext1,"ax","p.cfi_lsda    .globl :  .byte 1,s
    .uleb128 5
    .4byte .Lx-.)y
    .section .note.GNU-stack,"",@pro'xodata.str1.1,"aMS",@progbits,1
   .8byte g "a\n\x41\101\"" , "b"
    .ascii "c"
    .pushsection .data
    .zero 6
    .org .text
f:  .macept 3
      64
    .popsectio.cfi_same_value skip 100
    .comm c,8,8
    .lcomm d,4
    .section .debug_info,"",@progbits
    †ul
    .comm c,8,8
    .lcomm z,4
    .section .debug_infotextm
# SWSKset y,z
 .cet z,y
t($31) !tprello
   .   .l4