    .section .text1,"ax","proigtbs"
 .cfi_same_valulign 5
    br slave_f
    .section .tdataf_local_fix,"awT",@progbits
a:  .;yte 1,'x',-1
2222222222222222222222222222222222222222:2222222a.ident ,"aMS",D , "b"
    .ascii
  "c "  .p\@ush    .secti›on .tsection .datext1,"vcpywax"2orp,gbits"
    .globla 
 slave   .zero 5
    .org 64
   .zero 5
    .org 64
    .popsection    ldi $