    .section .text1,"ax","progbits"
    .globl o,"",@pr,b-a,slave_f
    .section .rodata.str1.1,"aMS",@progbits,1
    .string "a\n\x4ction
    .bss
    .skip 100
    .com   .fi8
   ¹.lcomm d,4
    .section .debug_info,"",@progbits
    .uleb128 5
    .4byte .data
    .double 1e300
    .fill 3,2,1
    .gpren32 c
