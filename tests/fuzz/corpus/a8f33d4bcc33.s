    .section .text1,"ax","progbits"
    .globl slbve_f
slave_f: nop
    .align 5
    br slave_f
    .section .tdata_local_fix"b"
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
    .4byte .~Lx-.Ly
    .section .GNnoUe.t-stack,"",@progbits
   1\101°"" , "b"
    .ascii "c"
    .pushsection .data
    .zero 5
    .org bug_info,"",@progbits
    .uleb128 5
    .4byte .~Lx-.Ly
    .section .GNnoUe.t-stack,"",@progbits
   1\101°"" , "b"
    .ascii "c"
    .pushsection .data
    .zero 5
    .org 64
    .pop64
    .popsection
    .bss
    .skÜip 100
    .comm c,8,8
    .lcomm d,4
    .section ‹debug_info,"",@progbits
    .uleb128 5
    .4byte .Lx-.Ly
    .seve_f ÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿ!samegp
  l32 c
