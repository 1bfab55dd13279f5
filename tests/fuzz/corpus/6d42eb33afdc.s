    .sec1,"aMS",@progbits,1
    .string "a\n\x41\101\popsection
    .bss
    .skip128 5
    .4byte .Lx-.Ly
    .section .n"" , "b"
    .ascii "c"
    .pushsection .data
    .zero 5
    .org 64
    .popsection
     .4byte .Lx-.Ly
    .section .nw($gp) !literal
    ldih $1,c($gp) !gprelhigh
    ldi $1,c($1) !gprellow
    bsr $if
    $weak w
    ldl $1,w($gp) !literal
    ldih $1,c($gp) !gpŽ lhigh
    ldi $1,c($1) !gprellow
    bsr $26,slave_f !aesmgp
    al
    ldih $1,c>>>>>>>>>>>>) !gprellow
    bsr $26,samegp
    al
 $4, 9, vsllwgp) !gprelhigh
 .gprel32 c
