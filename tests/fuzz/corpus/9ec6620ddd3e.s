# it's a comment
    .text
    .globl f
    .ent f
f:  ldi $sp,-32($sp)   # adjust
    ldih $29,0($27) !gpdisp!1
    ldi $29,0($29) !gpdisp!1
    ldl $1,glob($29) !literal
    ldih $5,tab($31) !tprelhi
    vldd $0,tab($5) !tprello
    ldi $0,tab($31) !tprello
    ldw $2,((4*2)+32)($16)
    and $0,3
    srl $0,8,$0; vinsw $0,$1,7,$0 ;; hello
    vlog2x6 $1,$2,$3
    vlog3r4 $1,$2,$3,$4
1:  subl $2,1,$2
    bne $2,1b
    beq $2,1f
    mov $1,$2
    clr $3
    nop
1:  bsr $26,g
    call $26,($27),0
    ldi $0,10($31)
.macro ROUND a, b=7, rest:vararg
    vaddw \a,\b,\a
    \rest
.endm
# SWSIM-BEGIN loop
    ROUND $4
    ROUND $4, 9, vsllw $1,3,$1
# SWSIM-END
    ret
    .end f
g: ret $31,($26),1
    .section .tdata_local,"awT",@progbits
    .align 5
tab: .long 1,2,3,4
    .quad f, .Lx-.Ly
.Ly: .skip 8
.Lx:
 .data
glob: .quad glob
 .comm buf,101,32
