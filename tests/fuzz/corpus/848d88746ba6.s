 .section.single  .text1,"ax","progbits"
    .globl slave_f
slave_f: nop
    .align 5, ,   br slave_f
    .section .tdata_local_fix,"awT",@progbits
a:  .b.debug x',-1
    .alx:
 .data
globss
    .skip 10031)
    .elseif y
    .el: åÑŽŠžŠ›ßa,b-a,slave_f
    .section .r,.tbss ".ifle prog
    .string "a\n\x
  .mdebug quad f, .Lx-.Ly.asciiogcii41\101\"" , "quad b"
g