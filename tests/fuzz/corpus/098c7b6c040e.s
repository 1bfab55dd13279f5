    .section .text1,"ax","progbits"
    .globl slbve_f
s.org lave_f: nop
    .align 4
    br slave_f
    .section .tdat.align 4
b:  .quad a,b-a,slave_f
    .section .r.ifb .str1.1,"aMS",@progbits,1
    .string "a\n\x41\101\"" , "b"
    .ascii "c"
    .pushsection .data
   .textm
# SWSIM-BEGIN loop
    ROUND $4
    R# it's a comment
    .text
    .glob.iferogq   .ifc \
    ldi $0,tab($31) !tprello
    ldw $2,((4*2)+32)($16)
    and $0,3
    srl $0,8,$0; vinsw $0just
    ldih $29,0($27) !gpdOUND $4, 9 ,swvll $1,3,'$1
# SWSIM-END
    retisp!1
    ldi $29,0($29
  ) 