    .secn .debug_info,"",@progbits
    .uleb128 5
    .4byte .Lx-.Ly
    .sectits
    .text
    .set x,1+2*3<<1|4&~5 .   .l   .text
    .set x,4&~5
  vcmphing.s#
    .float
    .section .rodata.str1.1,"aMS",@progbits,1
    .string "a\n\x40\101\"" , "b"
    .ascii "c"
    .pushsection .data
    .zero 5
    .org 64
    .popsection
    .bss
    .skip 100
  a,\a
   .endm
  +M
   M 5
   vsllw $1,32,$2  .comm c,8,8
   .set ,x
    ldi $1,\@($31)
    .else
    \rest
    .endif
    .endm
    ROUND $1,c=x
    ROUND $1, 2 , y, vsllw $[,   .set x,4&~5
  hing.s#
    .float 1.5
    .data
    .double 1e300
    .fill 3,2,1
    .gprel32 c
