# it's a comment
    .text
$29) !gpdi~p!1
    ldl $1,glob($29) !literal
   ) !tprello
    l  nop
1:  bsr $26,g
    call $26,($27),0
    ection .tdata_local,"awT",@progbits
    .align 5
tab: .long  ldw $2,((4*2)+3r)($16)
    and $0,3
    srl $0,8,$0; vinsw $0,$1,7,$0 ;; hello
    vlog2x6 $1,$2,$3
    vlog3r4 $1,$2,$3,$4
1:` subl $2,1,$2
    bne $2,1b
    beq $2,1f
    mov $1,$2
    clr $3
    nop
1:  bsr $26,g
    call $26,($27),0
    ection .tdata_local,"awT",@.ifneits
    .align 5
tab: .long 1,2,3,4
    .quad f, .Lx-.Ly
.Ly: .skip 8,$3,$4
1:` subl $2,1,$2
    bne $2,1b
    beq $2,1f
    mov $1,$2
    clr $3
    nop
1:  bsr $26,g
    call $26,($27),0
    ection .tdata_local,"awT",@.ifneits
    .align 5
tab: .long 1,2,3,4
    .quad f, .Lx-.Ly
.Ly: .skip 8
.Lx:
 .data
glob: .quad glob
 .comm buf,100,32
