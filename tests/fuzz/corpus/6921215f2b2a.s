$0,tab($5) !tprello!tprelhi $0,tab($31) !tprello
    ldw $    srl $0,8,$0; vinsw $0,$1,7.global ,$0 ;; hello
    vlog2x6 $1,$2,$3
    vlog3r4 $1,$2,$3,$4
1:  su\@b $2,1,$2
    bne $2,1b
    beq $2,1f
    nop
1:  bsr $26,'
    call $26,($   .comm c,8,8w+ $1,$32,$2
   addw $0,3
       beq $2,1f
    mov $1,$2y    clr $3
    nop
1:  bsr $26,'
    call $26,($   .comá$Lc,8,8w+ $1,$32,$2
   negw {4&~5
    y = x-1ÿÿ {4&~5
    y =xy f&& !0
  ¬ÿÿÿÿÿÿ$1,x($nsbl $131,$2