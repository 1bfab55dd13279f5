# Made from asap_one_task.c by `swsim cc`. To change the program, change the C.
# Compiler: GCC: (Debian 12.2.0-13) 12.2.0, for Alpha
# Flags: -O2 -mcpu=ev56 -mbwx -ffreestanding -fno-pic -fno-jump-tables -fno-tree-vectorize -fno-tree-slp-vectorize -ftls-model=local-exec -ffixed-$28

	.set noreorder
	.set volatile
	.set noat
	.arch sw3
	.section .text1, "ax", "progbits"
	.align 2
	.align 4
	.ent entry
$entry..ng:
entry:
	.frame $30,0,$26,0
	.prologue 0
	mov $31,$0	# call_pal 0x9e
	ldih $1,task($0)	!tprelhi
	ldih $2,self($0)	!tprelhi
	ldl $1,task($1)	!tprello
	ldih $5,state($0)	!tprelhi
	ldi $2,self($2)	!tprello
	ldi $5,state($5)	!tprello
	ldl $24,16($1)
	ldl $21,0($1)
	ldl $3,24($1)
	ldl $18,40($1)
	ldbu $20,8($2)
	ble $24,$L1
	mull $18,$3,$23
	ldih $1,unit_buffers($0)	!tprelhi
	ldih $25,replies($0)	!tprelhi
	ldi $0,unit_buffers($1)	!tprello
	mov $24,$19
	mov $31,$2
	mov $31,$8
	mov $31,$22
	mov $31,$6
	ldi $25,replies($25)	!tprello
	ldi $17,16($0)
	.align 4
$L3:
	bne $6,$L4
	cmple $2,$23,$1
	subl $24,$2,$4
	bne $1,$L5
	br $31,$L4
	.align 4
$L18:
	cmple $2,$23,$1
	beq $1,$L4
$L5:
	cmplt $22,$2,$1
	cmplt $4,$3,$6
	xor $1,$8,$1
	mov $3,$7
	selne $6,$4,$7,$7	# cmovne $6,$4,$7
	s4addl $1,$25,$6
	sll $1,13,$1
	addl $21,$2,$16
	stw $31,0($6)
	addl $1,$0,$1
	vinsw $6,$31,2,$28
	ldi $28,1($31)
	sll $28,56,$28
	vinsw $7,$28,0,$28
	dma $28,$16,$1
	addl $2,$3,$2
	subl $4,$3,$4
	cmple $24,$2,$6
	beq $6,$L18
$L4:
	s4addl $8,$25,$4
	.align 4
$L6:
	ldw $1,0($4)
	addw $31,$1,$1
	beq $1,$L6
	memb
	mov $3,$4
	cmplt $19,$3,$1
	selne $1,$19,$4,$4	# cmovne $1,$19,$4
	ble $4,$L9
	sll $8,13,$1
	ldi $4,-1($4)
	addl $17,$1,$16
	andnot $4,15,$4
	addl $1,$0,$1
	addl $16,$4,$16
	.align 4
$L8:
	ldl $7,8($1)
	ldl $4,0($1)
	stl $7,8($5)
	stl $4,0($5)
	vldd $28,0($5)
	putr $28,$20
	ldi $1,16($1)
	cmpeq $16,$1,$4
	beq $4,$L8
$L9:
	addl $22,$3,$22
	xor $8,$18,$8
	subl $19,$3,$19
	addl $23,$3,$23
	cmple $24,$22,$1
	beq $1,$L3
	ret $31,($26),1
$L1:
	ret $31,($26),1
	.end entry
	.align 2
	.align 4
	.ent add_rr
$add_rr..ng:
add_rr:
	.frame $30,0,$26,0
	.prologue 0
	mov $31,$0	# call_pal 0x9e
	ldih $2,task($0)	!tprelhi
	ldih $1,state($0)	!tprelhi
	ldl $2,task($2)	!tprello
	ldih $4,round_key($0)	!tprelhi
	ldih $0,self($0)	!tprelhi
	ldi $1,state($1)	!tprello
	ldl $2,16($2)
	ldi $0,self($0)	!tprello
	ldi $4,round_key($4)	!tprello
	ldbu $8,8($0)
	ldi $5,15($2)
	selge $2,$2,$5,$5	# cmovge $2,$2,$5
	cmple $2,15,$2
	sra $5,4,$5
	bne $2,$L19
	.align 4
$L21:
	getc $28
	vstd $28,0($4)
	getr $28
	vstd $28,0($1)
	ldl $2,8($1)
	ldl $3,0($1)
	ldl $7,8($4)
	ldl $6,0($4)
	xor $2,$7,$2
	xor $3,$6,$3
	stl $3,0($1)
	stl $2,8($1)
	vldd $28,0($1)
	putr $28,$8
	ldi $5,-1($5)
	bne $5,$L21
$L19:
	ret $31,($26),1
	.end add_rr
	.align 2
	.align 4
	.ent shift_rr
$shift_rr..ng:
shift_rr:
	.frame $30,0,$26,0
	.prologue 0
	mov $31,$0	# call_pal 0x9e
	ldih $2,task($0)	!tprelhi
	ldih $1,state($0)	!tprelhi
	ldl $3,task($2)	!tprello
	ldih $2,self($0)	!tprelhi
	ldi $2,self($2)	!tprello
	ldi $1,state($1)	!tprello
	ldl $3,16($3)
	ldbu $20,8($2)
	ldi $2,15($3)
	cmple $3,15,$4
	selge $3,$3,$2,$2	# cmovge $3,$3,$2
	sra $2,4,$2
	bne $4,$L23
	.align 4
$L25:
	getr $28
	vstd $28,0($1)
	ldbu $0,9($1)
	ldbu $25,13($1)
	ldbu $24,1($1)
	ldbu $21,5($1)
	ldbu $22,14($1)
	ldbu $8,2($1)
	ldbu $7,6($1)
	ldbu $23,10($1)
	ldbu $5,3($1)
	ldbu $4,7($1)
	ldbu $3,11($1)
	ldbu $6,15($1)
	stb $21,1($1)
	stb $0,5($1)
	stb $25,9($1)
	stb $24,13($1)
	stb $23,2($1)
	stb $22,6($1)
	stb $8,10($1)
	stb $7,14($1)
	stb $6,3($1)
	stb $5,7($1)
	stb $4,11($1)
	stb $3,15($1)
	vldd $28,0($1)
	putr $28,$20
	ldi $2,-1($2)
	bne $2,$L25
$L23:
	ret $31,($26),1
	.end shift_rr
	.align 2
	.align 4
	.ent mix_rr
$mix_rr..ng:
mix_rr:
	.frame $30,0,$26,0
	.prologue 0
	mov $31,$0	# call_pal 0x9e
	ldih $2,task($0)	!tprelhi
	ldih $1,state($0)	!tprelhi
	ldl $3,task($2)	!tprello
	ldih $2,self($0)	!tprelhi
	ldi $2,self($2)	!tprello
	ldi $1,state($1)	!tprello
	ldl $3,16($3)
	ldbu $6,8($2)
	ldi $5,15($3)
	cmple $3,15,$2
	selge $3,$3,$5,$5	# cmovge $3,$3,$5
	sra $5,4,$5
	bne $2,$L27
	.align 4
$L28:
	getr $28
	vstd $28,0($1)
	ldbu $3,0($1)
	ldbu $24,2($1)
	ldbu $4,1($1)
	ldbu $2,3($1)
	addw $3,$3,$22
	addw $24,$24,$8
	addw $4,$4,$23
	and $22,0xff,$22
	srl $3,7,$19
	and $23,0xff,$23
	and $8,0xff,$8
	addw $2,$2,$7
	xor $22,27,$0
	and $7,0xff,$7
	selne $19,$0,$22,$22	# cmovne $19,$0,$22
	xor $23,27,$21
	srl $4,7,$20
	xor $8,27,$25
	srl $24,7,$0
	selne $20,$21,$23,$23	# cmovne $20,$21,$23
	srl $2,7,$21
	selne $0,$25,$8,$8	# cmovne $0,$25,$8
	xor $3,$4,$25
	xor $7,27,$0
	xor $4,$24,$4
	xor $3,$24,$3
	selne $21,$0,$7,$7	# cmovne $21,$0,$7
	xor $2,$4,$4
	xor $3,$2,$3
	xor $25,$2,$2
	xor $25,$24,$25
	xor $22,$4,$4
	xor $23,$3,$3
	xor $2,$8,$2
	xor $22,$25,$22
	xor $7,$2,$2
	xor $23,$4,$23
	xor $8,$3,$8
	stb $23,0($1)
	xor $7,$22,$7
	stb $8,1($1)
	stb $2,2($1)
	stb $7,3($1)
	ldbu $3,4($1)
	ldbu $24,6($1)
	ldbu $4,5($1)
	ldbu $2,7($1)
	addw $3,$3,$22
	addw $24,$24,$8
	addw $4,$4,$23
	and $22,0xff,$22
	srl $3,7,$19
	and $23,0xff,$23
	and $8,0xff,$8
	addw $2,$2,$7
	xor $22,27,$0
	and $7,0xff,$7
	selne $19,$0,$22,$22	# cmovne $19,$0,$22
	xor $23,27,$21
	srl $4,7,$20
	xor $8,27,$25
	srl $24,7,$0
	selne $20,$21,$23,$23	# cmovne $20,$21,$23
	srl $2,7,$21
	selne $0,$25,$8,$8	# cmovne $0,$25,$8
	xor $3,$4,$25
	xor $7,27,$0
	xor $4,$24,$4
	xor $3,$24,$3
	selne $21,$0,$7,$7	# cmovne $21,$0,$7
	xor $2,$4,$4
	xor $2,$3,$3
	xor $25,$2,$2
	xor $25,$24,$25
	xor $22,$4,$4
	xor $23,$3,$3
	xor $8,$2,$2
	xor $22,$25,$22
	xor $7,$2,$2
	xor $23,$4,$23
	xor $8,$3,$8
	stb $23,4($1)
	xor $7,$22,$7
	stb $8,5($1)
	stb $2,6($1)
	stb $7,7($1)
	ldbu $3,8($1)
	ldbu $24,10($1)
	ldbu $4,9($1)
	ldbu $2,11($1)
	addw $3,$3,$22
	addw $24,$24,$8
	addw $4,$4,$23
	and $22,0xff,$22
	srl $3,7,$19
	and $23,0xff,$23
	and $8,0xff,$8
	addw $2,$2,$7
	xor $22,27,$0
	and $7,0xff,$7
	selne $19,$0,$22,$22	# cmovne $19,$0,$22
	xor $23,27,$21
	srl $4,7,$20
	xor $8,27,$25
	srl $24,7,$0
	selne $20,$21,$23,$23	# cmovne $20,$21,$23
	srl $2,7,$21
	selne $0,$25,$8,$8	# cmovne $0,$25,$8
	xor $3,$4,$25
	xor $7,27,$0
	xor $4,$24,$4
	xor $3,$24,$3
	selne $21,$0,$7,$7	# cmovne $21,$0,$7
	xor $2,$4,$4
	xor $3,$2,$3
	xor $25,$2,$2
	xor $25,$24,$25
	xor $22,$4,$4
	xor $23,$3,$3
	xor $2,$8,$2
	xor $22,$25,$22
	xor $7,$2,$2
	xor $23,$4,$23
	xor $8,$3,$8
	stb $23,8($1)
	xor $7,$22,$7
	stb $8,9($1)
	stb $2,10($1)
	stb $7,11($1)
	ldbu $3,12($1)
	ldbu $24,14($1)
	ldbu $4,13($1)
	ldbu $2,15($1)
	addw $3,$3,$22
	addw $24,$24,$8
	addw $4,$4,$23
	and $22,0xff,$22
	srl $3,7,$19
	and $23,0xff,$23
	and $8,0xff,$8
	addw $2,$2,$7
	xor $22,27,$0
	and $7,0xff,$7
	selne $19,$0,$22,$22	# cmovne $19,$0,$22
	xor $23,27,$21
	srl $4,7,$20
	xor $8,27,$25
	srl $24,7,$0
	selne $20,$21,$23,$23	# cmovne $20,$21,$23
	srl $2,7,$21
	selne $0,$25,$8,$8	# cmovne $0,$25,$8
	xor $3,$4,$25
	xor $7,27,$0
	xor $4,$24,$4
	xor $3,$24,$3
	selne $21,$0,$7,$7	# cmovne $21,$0,$7
	xor $2,$4,$4
	xor $3,$2,$3
	xor $25,$2,$2
	xor $25,$24,$25
	xor $22,$4,$4
	xor $23,$3,$3
	xor $2,$8,$2
	xor $22,$25,$22
	xor $7,$2,$2
	xor $23,$4,$23
	xor $8,$3,$8
	stb $23,12($1)
	xor $7,$22,$7
	stb $8,13($1)
	stb $2,14($1)
	stb $7,15($1)
	vldd $28,0($1)
	putr $28,$6
	ldi $5,-1($5)
	bne $5,$L28
$L27:
	ret $31,($26),1
	.end mix_rr
	.align 2
	.align 4
	.ent shift_rc
$shift_rc..ng:
shift_rc:
	.frame $30,0,$26,0
	.prologue 0
	mov $31,$0	# call_pal 0x9e
	ldih $2,task($0)	!tprelhi
	ldih $1,state($0)	!tprelhi
	ldl $3,task($2)	!tprello
	ldih $2,self($0)	!tprelhi
	ldi $2,self($2)	!tprello
	ldi $1,state($1)	!tprello
	ldl $3,16($3)
	ldbu $20,8($2)
	ldi $2,15($3)
	cmple $3,15,$4
	selge $3,$3,$2,$2	# cmovge $3,$3,$2
	sra $2,4,$2
	bne $4,$L48
	.align 4
$L50:
	getr $28
	vstd $28,0($1)
	ldbu $0,9($1)
	ldbu $25,13($1)
	ldbu $24,1($1)
	ldbu $21,5($1)
	ldbu $22,14($1)
	ldbu $8,2($1)
	ldbu $7,6($1)
	ldbu $23,10($1)
	ldbu $5,3($1)
	ldbu $4,7($1)
	ldbu $3,11($1)
	ldbu $6,15($1)
	stb $21,1($1)
	stb $0,5($1)
	stb $25,9($1)
	stb $24,13($1)
	stb $23,2($1)
	stb $22,6($1)
	stb $8,10($1)
	stb $7,14($1)
	stb $6,3($1)
	stb $5,7($1)
	stb $4,11($1)
	stb $3,15($1)
	vldd $28,0($1)
	putc $28,$20
	ldi $2,-1($2)
	bne $2,$L50
$L48:
	ret $31,($26),1
	.end shift_rc
	.align 2
	.align 4
	.ent mix_cr
$mix_cr..ng:
mix_cr:
	.frame $30,0,$26,0
	.prologue 0
	mov $31,$0	# call_pal 0x9e
	ldih $2,task($0)	!tprelhi
	ldih $1,state($0)	!tprelhi
	ldl $3,task($2)	!tprello
	ldih $2,self($0)	!tprelhi
	ldi $2,self($2)	!tprello
	ldi $1,state($1)	!tprello
	ldl $3,16($3)
	ldbu $6,8($2)
	ldi $5,15($3)
	cmple $3,15,$2
	selge $3,$3,$5,$5	# cmovge $3,$3,$5
	sra $5,4,$5
	bne $2,$L52
	.align 4
$L53:
	getc $28
	vstd $28,0($1)
	ldbu $3,0($1)
	ldbu $24,2($1)
	ldbu $4,1($1)
	ldbu $2,3($1)
	addw $3,$3,$22
	addw $24,$24,$8
	addw $4,$4,$23
	and $22,0xff,$22
	srl $3,7,$19
	and $23,0xff,$23
	and $8,0xff,$8
	addw $2,$2,$7
	xor $22,27,$0
	and $7,0xff,$7
	selne $19,$0,$22,$22	# cmovne $19,$0,$22
	xor $23,27,$21
	srl $4,7,$20
	xor $8,27,$25
	srl $24,7,$0
	selne $20,$21,$23,$23	# cmovne $20,$21,$23
	srl $2,7,$21
	selne $0,$25,$8,$8	# cmovne $0,$25,$8
	xor $3,$4,$25
	xor $7,27,$0
	xor $4,$24,$4
	xor $3,$24,$3
	selne $21,$0,$7,$7	# cmovne $21,$0,$7
	xor $2,$4,$4
	xor $3,$2,$3
	xor $25,$2,$2
	xor $25,$24,$25
	xor $22,$4,$4
	xor $23,$3,$3
	xor $2,$8,$2
	xor $22,$25,$22
	xor $7,$2,$2
	xor $23,$4,$23
	xor $8,$3,$8
	stb $23,0($1)
	xor $7,$22,$7
	stb $8,1($1)
	stb $2,2($1)
	stb $7,3($1)
	ldbu $3,4($1)
	ldbu $24,6($1)
	ldbu $4,5($1)
	ldbu $2,7($1)
	addw $3,$3,$22
	addw $24,$24,$8
	addw $4,$4,$23
	and $22,0xff,$22
	srl $3,7,$19
	and $23,0xff,$23
	and $8,0xff,$8
	addw $2,$2,$7
	xor $22,27,$0
	and $7,0xff,$7
	selne $19,$0,$22,$22	# cmovne $19,$0,$22
	xor $23,27,$21
	srl $4,7,$20
	xor $8,27,$25
	srl $24,7,$0
	selne $20,$21,$23,$23	# cmovne $20,$21,$23
	srl $2,7,$21
	selne $0,$25,$8,$8	# cmovne $0,$25,$8
	xor $3,$4,$25
	xor $7,27,$0
	xor $4,$24,$4
	xor $3,$24,$3
	selne $21,$0,$7,$7	# cmovne $21,$0,$7
	xor $2,$4,$4
	xor $2,$3,$3
	xor $25,$2,$2
	xor $25,$24,$25
	xor $22,$4,$4
	xor $23,$3,$3
	xor $8,$2,$2
	xor $22,$25,$22
	xor $7,$2,$2
	xor $23,$4,$23
	xor $8,$3,$8
	stb $23,4($1)
	xor $7,$22,$7
	stb $8,5($1)
	stb $2,6($1)
	stb $7,7($1)
	ldbu $3,8($1)
	ldbu $24,10($1)
	ldbu $4,9($1)
	ldbu $2,11($1)
	addw $3,$3,$22
	addw $24,$24,$8
	addw $4,$4,$23
	and $22,0xff,$22
	srl $3,7,$19
	and $23,0xff,$23
	and $8,0xff,$8
	addw $2,$2,$7
	xor $22,27,$0
	and $7,0xff,$7
	selne $19,$0,$22,$22	# cmovne $19,$0,$22
	xor $23,27,$21
	srl $4,7,$20
	xor $8,27,$25
	srl $24,7,$0
	selne $20,$21,$23,$23	# cmovne $20,$21,$23
	srl $2,7,$21
	selne $0,$25,$8,$8	# cmovne $0,$25,$8
	xor $3,$4,$25
	xor $7,27,$0
	xor $4,$24,$4
	xor $3,$24,$3
	selne $21,$0,$7,$7	# cmovne $21,$0,$7
	xor $2,$4,$4
	xor $3,$2,$3
	xor $25,$2,$2
	xor $25,$24,$25
	xor $22,$4,$4
	xor $23,$3,$3
	xor $2,$8,$2
	xor $22,$25,$22
	xor $7,$2,$2
	xor $23,$4,$23
	xor $8,$3,$8
	stb $23,8($1)
	xor $7,$22,$7
	stb $8,9($1)
	stb $2,10($1)
	stb $7,11($1)
	ldbu $3,12($1)
	ldbu $24,14($1)
	ldbu $4,13($1)
	ldbu $2,15($1)
	addw $3,$3,$22
	addw $24,$24,$8
	addw $4,$4,$23
	and $22,0xff,$22
	srl $3,7,$19
	and $23,0xff,$23
	and $8,0xff,$8
	addw $2,$2,$7
	xor $22,27,$0
	and $7,0xff,$7
	selne $19,$0,$22,$22	# cmovne $19,$0,$22
	xor $23,27,$21
	srl $4,7,$20
	xor $8,27,$25
	srl $24,7,$0
	selne $20,$21,$23,$23	# cmovne $20,$21,$23
	srl $2,7,$21
	selne $0,$25,$8,$8	# cmovne $0,$25,$8
	xor $3,$4,$25
	xor $7,27,$0
	xor $4,$24,$4
	xor $3,$24,$3
	selne $21,$0,$7,$7	# cmovne $21,$0,$7
	xor $2,$4,$4
	xor $3,$2,$3
	xor $25,$2,$2
	xor $25,$24,$25
	xor $22,$4,$4
	xor $23,$3,$3
	xor $2,$8,$2
	xor $22,$25,$22
	xor $7,$2,$2
	xor $23,$4,$23
	xor $8,$3,$8
	stb $23,12($1)
	xor $7,$22,$7
	stb $8,13($1)
	stb $2,14($1)
	stb $7,15($1)
	vldd $28,0($1)
	putr $28,$6
	ldi $5,-1($5)
	bne $5,$L53
$L52:
	ret $31,($26),1
	.end mix_cr
	.align 2
	.align 4
	.ent add_cc
$add_cc..ng:
add_cc:
	.frame $30,0,$26,0
	.prologue 0
	mov $31,$0	# call_pal 0x9e
	ldih $2,task($0)	!tprelhi
	ldih $1,state($0)	!tprelhi
	ldl $2,task($2)	!tprello
	ldih $4,round_key($0)	!tprelhi
	ldih $0,self($0)	!tprelhi
	ldi $1,state($1)	!tprello
	ldl $2,16($2)
	ldi $0,self($0)	!tprello
	ldi $4,round_key($4)	!tprello
	ldbu $8,8($0)
	ldi $5,15($2)
	selge $2,$2,$5,$5	# cmovge $2,$2,$5
	cmple $2,15,$2
	sra $5,4,$5
	bne $2,$L73
	.align 4
$L75:
	getr $28
	vstd $28,0($4)
	getc $28
	vstd $28,0($1)
	ldl $2,8($1)
	ldl $3,0($1)
	ldl $7,8($4)
	ldl $6,0($4)
	xor $2,$7,$2
	xor $3,$6,$3
	stl $3,0($1)
	stl $2,8($1)
	vldd $28,0($1)
	putc $28,$8
	ldi $5,-1($5)
	bne $5,$L75
$L73:
	ret $31,($26),1
	.end add_cc
	.align 2
	.align 4
	.ent leave
$leave..ng:
leave:
	.frame $30,0,$26,0
	.prologue 0
	mov $31,$0	# call_pal 0x9e
	ldi $4,1($31)
	ldih $1,task($0)	!tprelhi
	ldih $3,replies($0)	!tprelhi
	ldl $1,task($1)	!tprello
	ldi $20,replies($3)	!tprello
	stw $4,4($20)
	ldih $2,state($0)	!tprelhi
	ldl $18,16($1)
	ldi $2,state($2)	!tprello
	stw $4,replies($3)	!tprello
	mov $31,$22
	mov $18,$25
	ldl $17,8($1)
	ldl $23,24($1)
	ldl $19,40($1)
	mov $31,$24
	ble $18,$L87
	ldih $21,unit_buffers($0)	!tprelhi
	ldi $21,unit_buffers($21)	!tprello
	ldi $16,16($21)
	.align 4
$L86:
	mov $23,$27
	cmplt $25,$23,$1
	selne $1,$25,$27,$27	# cmovne $1,$25,$27
	s4addl $22,0,$7
	s4addl $22,$20,$5
	.align 4
$L80:
	ldw $1,0($5)
	addw $31,$1,$1
	beq $1,$L80
	memb
	sll $22,13,$8
	ldi $3,-1($27)
	addl $16,$8,$6
	andnot $3,15,$3
	addl $8,$21,$1
	addl $6,$3,$6
	ble $27,$L85
	.align 4
$L84:
	getc $28
	vstd $28,0($2)
	ldl $3,8($2)
	ldl $4,0($2)
	ldi $1,16($1)
	stl $3,-8($1)
	cmpeq $6,$1,$3
	stl $4,-16($1)
	beq $3,$L84
$L85:
	addl $20,$7,$3
	addl $17,$24,$1
	stw $31,0($3)
	addl $8,$21,$8
	vinsw $5,$31,2,$28
	ldi $28,0($31)
	sll $28,56,$28
	vinsw $27,$28,0,$28
	dma $28,$1,$8
	beq $19,$L82
$L83:
	addl $24,$23,$24
	xor $22,$19,$22
	subl $25,$23,$25
	cmple $18,$24,$1
	beq $1,$L86
$L87:
	ldih $2,replies($0)	!tprelhi
	.align 4
$L79:
	ldw $1,replies($2)	!tprello
	addw $31,$1,$1
	beq $1,$L79
	memb
	ldih $2,replies($0)	!tprelhi
	ldi $2,replies($2)	!tprello
	.align 4
$L88:
	ldw $1,4($2)
	addw $31,$1,$1
	beq $1,$L88
	memb
	ret $31,($26),1
	.align 4
$L82:
	ldw $1,0($3)
	addw $31,$1,$1
	beq $1,$L82
	memb
	br $31,$L83
	.end leave
	.align 2
	.align 4
	.ent key_entry
$key_entry..ng:
key_entry:
	.frame $30,0,$26,0
	.prologue 0
	mov $31,$0	# call_pal 0x9e
	ldih $1,task($0)	!tprelhi
	ldih $2,round_key($0)	!tprelhi
	ldl $1,task($1)	!tprello
	ldi $2,round_key($2)	!tprello
	ldl $3,392($1)
	ldl $4,384($1)
	ldih $0,self($0)	!tprelhi
	stl $4,0($2)
	ldi $0,self($0)	!tprello
	stl $3,8($2)
	ldl $5,16($1)
	ldbu $4,8($0)
	ldbu $3,9($0)
	ldi $1,15($5)
	cmple $5,15,$6
	selge $5,$5,$1,$1	# cmovge $5,$5,$1
	sra $1,4,$1
	bne $6,$L101
	.align 4
$L103:
	vldd $28,0($2)
	putc $28,$3
	vldd $28,0($2)
	putr $28,$4
	ldi $1,-1($1)
	bne $1,$L103
$L101:
	ret $31,($26),1
	.end key_entry
	.align 2
	.align 4
	.ent rot_xor_rr
$rot_xor_rr..ng:
rot_xor_rr:
	.frame $30,0,$26,0
	.prologue 0
	mov $31,$0	# call_pal 0x9e
	ldih $2,task($0)	!tprelhi
	ldih $1,round_key($0)	!tprelhi
	ldl $3,task($2)	!tprello
	ldih $2,self($0)	!tprelhi
	ldi $2,self($2)	!tprello
	ldi $1,round_key($1)	!tprello
	ldl $3,16($3)
	ldbu $18,8($2)
	ldbu $19,9($2)
	ldi $20,15($3)
	cmple $3,15,$2
	selge $3,$3,$20,$20	# cmovge $3,$3,$20
	sra $20,4,$20
	bne $2,$L105
	.align 4
$L107:
	getr $28
	vstd $28,0($1)
	ldbu $2,16($1)
	ldbu $5,17($1)
	ldbu $4,18($1)
	ldbu $3,19($1)
	stb $5,16($1)
	stb $4,17($1)
	stb $3,18($1)
	stb $2,19($1)
	ldbu $7,0($1)
	ldbu $6,1($1)
	ldbu $22,16($1)
	ldbu $8,17($1)
	ldbu $5,2($1)
	ldbu $4,3($1)
	ldbu $3,18($1)
	ldbu $2,19($1)
	ldbu $0,4($1)
	ldbu $25,5($1)
	xor $7,$22,$7
	xor $6,$8,$6
	ldbu $24,6($1)
	ldbu $23,7($1)
	ldbu $22,8($1)
	ldbu $8,9($1)
	and $7,0xff,$7
	and $6,0xff,$6
	xor $5,$3,$5
	xor $4,$2,$4
	ldbu $3,10($1)
	ldbu $2,11($1)
	ldbu $17,12($1)
	ldbu $21,13($1)
	and $5,0xff,$5
	and $4,0xff,$4
	xor $7,$0,$0
	xor $6,$25,$25
	xor $5,$24,$24
	xor $4,$23,$23
	xor $0,$22,$22
	xor $25,$8,$8
	xor $24,$3,$3
	xor $23,$2,$2
	xor $22,$17,$17
	xor $8,$21,$21
	stb $4,3($1)
	stb $3,10($1)
	stb $2,11($1)
	stb $7,0($1)
	stb $6,1($1)
	stb $5,2($1)
	stb $0,4($1)
	stb $25,5($1)
	stb $24,6($1)
	stb $23,7($1)
	stb $22,8($1)
	stb $8,9($1)
	stb $17,12($1)
	stb $21,13($1)
	ldbu $5,14($1)
	ldbu $4,15($1)
	xor $3,$5,$3
	xor $2,$4,$2
	stb $3,14($1)
	stb $2,15($1)
	vldd $28,0($1)
	putc $28,$19
	vldd $28,0($1)
	putr $28,$18
	ldi $20,-1($20)
	bne $20,$L107
$L105:
	ret $31,($26),1
	.end rot_xor_rr
	.align 2
	.align 4
	.ent rot_word_rr
$rot_word_rr..ng:
rot_word_rr:
	.frame $30,0,$26,0
	.prologue 0
	mov $31,$0	# call_pal 0x9e
	ldih $2,task($0)	!tprelhi
	ldih $1,round_key($0)	!tprelhi
	ldl $2,task($2)	!tprello
	ldih $0,self($0)	!tprelhi
	ldi $0,self($0)	!tprello
	ldi $1,round_key($1)	!tprello
	ldl $3,16($2)
	ldbu $7,8($0)
	ldi $2,15($3)
	cmple $3,15,$4
	selge $3,$3,$2,$2	# cmovge $3,$3,$2
	sra $2,4,$2
	bne $4,$L109
	.align 4
$L111:
	getr $28
	vstd $28,0($1)
	ldbu $3,16($1)
	ldbu $6,17($1)
	ldbu $5,18($1)
	ldbu $4,19($1)
	stb $6,16($1)
	stb $5,17($1)
	stb $4,18($1)
	stb $3,19($1)
	vldd $28,0($1)
	putr $28,$7
	ldi $2,-1($2)
	bne $2,$L111
$L109:
	ret $31,($26),1
	.end rot_word_rr
	.align 2
	.align 4
	.ent xor_rr
$xor_rr..ng:
xor_rr:
	.frame $30,0,$26,0
	.prologue 0
	mov $31,$0	# call_pal 0x9e
	ldih $2,task($0)	!tprelhi
	ldih $1,round_key($0)	!tprelhi
	ldl $3,task($2)	!tprello
	ldih $2,self($0)	!tprelhi
	ldi $2,self($2)	!tprello
	ldi $1,round_key($1)	!tprello
	ldl $3,16($3)
	ldbu $18,8($2)
	ldbu $19,9($2)
	ldi $20,15($3)
	cmple $3,15,$2
	selge $3,$3,$20,$20	# cmovge $3,$3,$20
	sra $20,4,$20
	bne $2,$L113
	.align 4
$L115:
	getr $28
	vstd $28,0($1)
	ldbu $7,0($1)
	ldbu $6,1($1)
	ldbu $22,16($1)
	ldbu $8,17($1)
	ldbu $5,2($1)
	ldbu $4,3($1)
	ldbu $3,18($1)
	ldbu $2,19($1)
	ldbu $0,4($1)
	ldbu $25,5($1)
	xor $7,$22,$7
	xor $6,$8,$6
	ldbu $24,6($1)
	ldbu $23,7($1)
	ldbu $22,8($1)
	ldbu $8,9($1)
	and $7,0xff,$7
	and $6,0xff,$6
	xor $5,$3,$5
	xor $4,$2,$4
	ldbu $3,10($1)
	ldbu $2,11($1)
	ldbu $17,12($1)
	ldbu $21,13($1)
	and $5,0xff,$5
	and $4,0xff,$4
	xor $7,$0,$0
	xor $6,$25,$25
	xor $5,$24,$24
	xor $4,$23,$23
	xor $0,$22,$22
	xor $25,$8,$8
	xor $24,$3,$3
	xor $23,$2,$2
	xor $22,$17,$17
	xor $8,$21,$21
	stb $4,3($1)
	stb $3,10($1)
	stb $2,11($1)
	stb $7,0($1)
	stb $6,1($1)
	stb $5,2($1)
	stb $0,4($1)
	stb $25,5($1)
	stb $24,6($1)
	stb $23,7($1)
	stb $22,8($1)
	stb $8,9($1)
	stb $17,12($1)
	stb $21,13($1)
	ldbu $5,14($1)
	ldbu $4,15($1)
	xor $3,$5,$3
	xor $2,$4,$2
	stb $3,14($1)
	stb $2,15($1)
	vldd $28,0($1)
	putc $28,$19
	vldd $28,0($1)
	putr $28,$18
	ldi $20,-1($20)
	bne $20,$L115
$L113:
	ret $31,($26),1
	.end xor_rr
	.align 2
	.align 4
	.ent sub_word_rc
$sub_word_rc..ng:
sub_word_rc:
	.frame $30,0,$26,0
	.prologue 0
	mov $31,$0	# call_pal 0x9e
	ldih $3,task($0)	!tprelhi
	ldih $2,self($0)	!tprelhi
	ldl $4,task($3)	!tprello
	ldi $2,self($2)	!tprello
	ldih $3,replies($0)	!tprelhi
	ldih $5,sbox($0)	!tprelhi
	ldih $1,round_key($0)	!tprelhi
	ldbu $7,8($2)
	ldbu $8,10($2)
	ldi $1,round_key($1)	!tprello
	ldi $2,128($4)
	ldi $6,replies($3)	!tprello
	stw $31,replies($3)	!tprello
	ldi $4,sbox($5)	!tprello
	ldi $5,256($31)
	vinsw $6,$31,2,$28
	ldi $28,1($31)
	sll $28,56,$28
	vinsw $5,$28,0,$28
	dma $28,$2,$4
	.align 4
$L118:
	ldw $2,replies($3)	!tprello
	addw $31,$2,$2
	beq $2,$L118
	memb
	ldih $2,task($0)	!tprelhi
	ldl $2,task($2)	!tprello
	ldl $2,16($2)
	ldi $6,15($2)
	cmple $2,15,$3
	selge $2,$2,$6,$6	# cmovge $2,$2,$6
	sra $6,4,$6
	bne $3,$L117
	ldih $0,sbox($0)	!tprelhi
	ldi $0,sbox($0)	!tprello
	.align 4
$L120:
	getr $28
	vstd $28,0($1)
	ldbu $2,13($1)
	ldbu $5,12($1)
	ldbu $4,14($1)
	ldbu $3,15($1)
	addl $2,$0,$2
	addl $5,$0,$5
	ldbu $2,0($2)
	addl $4,$0,$4
	addl $3,$0,$3
	ldbu $5,0($5)
	ldbu $4,0($4)
	ldbu $3,0($3)
	stb $5,16($1)
	xor $8,$2,$2
	stb $2,17($1)
	stb $4,18($1)
	stb $3,19($1)
	vldd $28,0($1)
	putc $28,$7
	ldi $6,-1($6)
	bne $6,$L120
$L117:
	ret $31,($26),1
	.end sub_word_rc
	.align 2
	.align 4
	.ent rot_xor_cr
$rot_xor_cr..ng:
rot_xor_cr:
	.frame $30,0,$26,0
	.prologue 0
	mov $31,$0	# call_pal 0x9e
	ldih $2,task($0)	!tprelhi
	ldih $1,round_key($0)	!tprelhi
	ldl $3,task($2)	!tprello
	ldih $2,self($0)	!tprelhi
	ldi $2,self($2)	!tprello
	ldi $1,round_key($1)	!tprello
	ldl $3,16($3)
	ldbu $18,8($2)
	ldbu $19,9($2)
	ldi $20,15($3)
	cmple $3,15,$2
	selge $3,$3,$20,$20	# cmovge $3,$3,$20
	sra $20,4,$20
	bne $2,$L124
	.align 4
$L126:
	getc $28
	vstd $28,0($1)
	ldbu $2,16($1)
	ldbu $5,17($1)
	ldbu $4,18($1)
	ldbu $3,19($1)
	stb $5,16($1)
	stb $4,17($1)
	stb $3,18($1)
	stb $2,19($1)
	ldbu $7,0($1)
	ldbu $6,1($1)
	ldbu $22,16($1)
	ldbu $8,17($1)
	ldbu $5,2($1)
	ldbu $4,3($1)
	ldbu $3,18($1)
	ldbu $2,19($1)
	ldbu $0,4($1)
	ldbu $25,5($1)
	xor $7,$22,$7
	xor $6,$8,$6
	ldbu $24,6($1)
	ldbu $23,7($1)
	ldbu $22,8($1)
	ldbu $8,9($1)
	and $7,0xff,$7
	and $6,0xff,$6
	xor $5,$3,$5
	xor $4,$2,$4
	ldbu $3,10($1)
	ldbu $2,11($1)
	ldbu $17,12($1)
	ldbu $21,13($1)
	and $5,0xff,$5
	and $4,0xff,$4
	xor $7,$0,$0
	xor $6,$25,$25
	xor $5,$24,$24
	xor $4,$23,$23
	xor $0,$22,$22
	xor $25,$8,$8
	xor $24,$3,$3
	xor $23,$2,$2
	xor $22,$17,$17
	xor $8,$21,$21
	stb $4,3($1)
	stb $3,10($1)
	stb $2,11($1)
	stb $7,0($1)
	stb $6,1($1)
	stb $5,2($1)
	stb $0,4($1)
	stb $25,5($1)
	stb $24,6($1)
	stb $23,7($1)
	stb $22,8($1)
	stb $8,9($1)
	stb $17,12($1)
	stb $21,13($1)
	ldbu $5,14($1)
	ldbu $4,15($1)
	xor $3,$5,$3
	xor $2,$4,$2
	stb $3,14($1)
	stb $2,15($1)
	vldd $28,0($1)
	putc $28,$19
	vldd $28,0($1)
	putr $28,$18
	ldi $20,-1($20)
	bne $20,$L126
$L124:
	ret $31,($26),1
	.end rot_xor_cr
	.align 2
	.align 4
	.ent last_round_key
$last_round_key..ng:
last_round_key:
	.frame $30,0,$26,0
	.prologue 0
	mov $31,$0	# call_pal 0x9e
	ldih $2,task($0)	!tprelhi
	ldih $1,round_key($0)	!tprelhi
	ldl $3,task($2)	!tprello
	ldih $2,self($0)	!tprelhi
	ldi $2,self($2)	!tprello
	ldi $1,round_key($1)	!tprello
	ldl $3,16($3)
	ldbu $20,9($2)
	ldi $21,15($3)
	cmple $3,15,$2
	selge $3,$3,$21,$21	# cmovge $3,$3,$21
	sra $21,4,$21
	bne $2,$L128
	.align 4
$L130:
	getc $28
	vstd $28,0($1)
	ldbu $2,16($1)
	ldbu $5,17($1)
	ldbu $4,18($1)
	ldbu $3,19($1)
	stb $5,16($1)
	stb $4,17($1)
	stb $3,18($1)
	stb $2,19($1)
	ldbu $7,0($1)
	ldbu $6,1($1)
	ldbu $22,16($1)
	ldbu $8,17($1)
	ldbu $5,2($1)
	ldbu $4,3($1)
	ldbu $3,18($1)
	ldbu $2,19($1)
	ldbu $0,4($1)
	ldbu $25,5($1)
	xor $7,$22,$7
	xor $6,$8,$6
	ldbu $24,6($1)
	ldbu $23,7($1)
	ldbu $22,8($1)
	ldbu $8,9($1)
	and $7,0xff,$7
	and $6,0xff,$6
	xor $5,$3,$5
	xor $4,$2,$4
	ldbu $3,10($1)
	ldbu $2,11($1)
	ldbu $18,12($1)
	ldbu $19,13($1)
	and $5,0xff,$5
	and $4,0xff,$4
	xor $7,$0,$0
	xor $6,$25,$25
	xor $5,$24,$24
	xor $4,$23,$23
	xor $0,$22,$22
	xor $25,$8,$8
	xor $24,$3,$3
	xor $23,$2,$2
	xor $22,$18,$18
	xor $8,$19,$19
	stb $4,3($1)
	stb $3,10($1)
	stb $2,11($1)
	stb $7,0($1)
	stb $6,1($1)
	stb $5,2($1)
	stb $0,4($1)
	stb $25,5($1)
	stb $24,6($1)
	stb $23,7($1)
	stb $22,8($1)
	stb $8,9($1)
	stb $18,12($1)
	stb $19,13($1)
	ldbu $5,14($1)
	ldbu $4,15($1)
	xor $3,$5,$3
	xor $2,$4,$2
	stb $3,14($1)
	stb $2,15($1)
	vldd $28,0($1)
	putr $28,$20
	ldi $21,-1($21)
	bne $21,$L130
$L128:
	ret $31,($26),1
	.end last_round_key
	.align 2
	.align 4
	.ent sub_rr
$sub_rr..ng:
sub_rr:
	.frame $30,0,$26,0
	.prologue 0
	mov $31,$0	# call_pal 0x9e
	ldi $6,256($31)
	ldih $2,task($0)	!tprelhi
	ldih $5,self($0)	!tprelhi
	ldl $2,task($2)	!tprello
	ldih $3,replies($0)	!tprelhi
	ldih $1,state($0)	!tprelhi
	ldi $5,self($5)	!tprello
	ldih $4,sbox($0)	!tprelhi
	ldbu $22,8($5)
	ldi $1,state($1)	!tprello
	ldi $2,128($2)
	ldi $5,replies($3)	!tprello
	ldi $4,sbox($4)	!tprello
	stw $31,replies($3)	!tprello
	vinsw $5,$31,2,$28
	ldi $28,1($31)
	sll $28,56,$28
	vinsw $6,$28,0,$28
	dma $28,$2,$4
	.align 4
$L133:
	ldw $2,replies($3)	!tprello
	addw $31,$2,$2
	beq $2,$L133
	memb
	ldih $2,task($0)	!tprelhi
	ldl $2,task($2)	!tprello
	ldl $2,16($2)
	ldi $24,15($2)
	cmple $2,15,$3
	selge $2,$2,$24,$24	# cmovge $2,$2,$24
	sra $24,4,$24
	bne $3,$L132
	ldih $2,sbox($0)	!tprelhi
	ldi $2,sbox($2)	!tprello
	.align 4
$L135:
	getr $28
	vstd $28,0($1)
	ldbu $20,0($1)
	ldbu $21,1($1)
	ldbu $0,2($1)
	ldbu $25,3($1)
	ldbu $23,4($1)
	ldbu $8,5($1)
	ldbu $7,6($1)
	ldbu $6,7($1)
	ldbu $5,8($1)
	ldbu $4,9($1)
	ldbu $3,10($1)
	addl $20,$2,$20
	addl $21,$2,$21
	addl $0,$2,$0
	addl $25,$2,$25
	addl $23,$2,$23
	addl $8,$2,$8
	addl $7,$2,$7
	addl $6,$2,$6
	addl $5,$2,$5
	addl $4,$2,$4
	ldbu $20,0($20)
	ldbu $21,0($21)
	ldbu $0,0($0)
	ldbu $25,0($25)
	ldbu $23,0($23)
	ldbu $8,0($8)
	ldbu $7,0($7)
	ldbu $6,0($6)
	ldbu $5,0($5)
	ldbu $4,0($4)
	addl $3,$2,$3
	ldbu $3,0($3)
	stb $7,6($1)
	stb $6,7($1)
	stb $5,8($1)
	stb $4,9($1)
	stb $20,0($1)
	stb $21,1($1)
	stb $0,2($1)
	stb $25,3($1)
	stb $23,4($1)
	stb $8,5($1)
	stb $3,10($1)
	ldbu $7,11($1)
	ldbu $6,12($1)
	ldbu $5,13($1)
	ldbu $4,14($1)
	ldbu $3,15($1)
	addl $7,$2,$7
	addl $6,$2,$6
	addl $5,$2,$5
	addl $4,$2,$4
	addl $3,$2,$3
	ldbu $7,0($7)
	ldbu $6,0($6)
	ldbu $5,0($5)
	ldbu $4,0($4)
	ldbu $3,0($3)
	stb $7,11($1)
	stb $6,12($1)
	stb $5,13($1)
	stb $4,14($1)
	stb $3,15($1)
	vldd $28,0($1)
	putr $28,$22
	ldi $24,-1($24)
	bne $24,$L135
$L132:
	ret $31,($26),1
	.end sub_rr
	.align 2
	.align 4
	.ent sub_word_rr
$sub_word_rr..ng:
sub_word_rr:
	.frame $30,0,$26,0
	.prologue 0
	mov $31,$0	# call_pal 0x9e
	ldih $3,task($0)	!tprelhi
	ldih $2,self($0)	!tprelhi
	ldl $4,task($3)	!tprello
	ldi $2,self($2)	!tprello
	ldih $3,replies($0)	!tprelhi
	ldih $5,sbox($0)	!tprelhi
	ldih $1,round_key($0)	!tprelhi
	ldbu $7,8($2)
	ldbu $8,10($2)
	ldi $1,round_key($1)	!tprello
	ldi $2,128($4)
	ldi $6,replies($3)	!tprello
	stw $31,replies($3)	!tprello
	ldi $4,sbox($5)	!tprello
	ldi $5,256($31)
	vinsw $6,$31,2,$28
	ldi $28,1($31)
	sll $28,56,$28
	vinsw $5,$28,0,$28
	dma $28,$2,$4
	.align 4
$L140:
	ldw $2,replies($3)	!tprello
	addw $31,$2,$2
	beq $2,$L140
	memb
	ldih $2,task($0)	!tprelhi
	ldl $2,task($2)	!tprello
	ldl $2,16($2)
	ldi $6,15($2)
	cmple $2,15,$3
	selge $2,$2,$6,$6	# cmovge $2,$2,$6
	sra $6,4,$6
	bne $3,$L139
	ldih $0,sbox($0)	!tprelhi
	ldi $0,sbox($0)	!tprello
	.align 4
$L142:
	getr $28
	vstd $28,0($1)
	ldbu $2,13($1)
	ldbu $5,12($1)
	ldbu $4,14($1)
	ldbu $3,15($1)
	addl $2,$0,$2
	addl $5,$0,$5
	ldbu $2,0($2)
	addl $4,$0,$4
	addl $3,$0,$3
	ldbu $5,0($5)
	ldbu $4,0($4)
	ldbu $3,0($3)
	stb $5,16($1)
	xor $8,$2,$2
	stb $2,17($1)
	stb $4,18($1)
	stb $3,19($1)
	vldd $28,0($1)
	putr $28,$7
	ldi $6,-1($6)
	bne $6,$L142
$L139:
	ret $31,($26),1
	.end sub_word_rr
	.align 2
	.align 4
	.globl aes_crypt
	.ent aes_crypt
aes_crypt:
	.frame $30,16,$26,0
	.mask 0x4000000,-16
	ldih $29,0($27)	!gpdisp!1
	ldi $29,0($29)	!gpdisp!1
$aes_crypt..ng:
	ldi $30,-16($30)
	stl $26,0($30)
	.prologue 1
	rcsr $1,0
	addw $31,$1,$1
	ldih $2,mesh($29)	!gprelhigh
	and $1,63,$1
	ldi $2,mesh($2)	!gprellow
	sll $1,4,$1
	mov $31,$0	# call_pal 0x9e
	addl $1,$2,$1
	ldih $2,self($0)	!tprelhi
	ldl $27,0($1)
	ldl $3,8($1)
	ldih $0,task($0)	!tprelhi
	ldi $1,self($2)	!tprello
	stl $16,task($0)	!tprello
	stl $27,self($2)	!tprello
	stl $3,8($1)
	beq $27,$L146
	call $26,($27)
	ldih $29,0($26)	!gpdisp!2
	ldi $29,0($29)	!gpdisp!2
$L146:
	ldl $26,0($30)
	ldi $30,16($30)
	ret $31,($26),1
	.end aes_crypt
	.section .rodata, "a", "progbits"
	.align 3
	.type mesh,@object
	.size mesh,1024
mesh:
	.quad entry
	.byte 1
	.skip 7
	.quad add_rr
	.byte 2
	.skip 7
	.quad sub_rr
	.byte 3
	.skip 7
	.quad shift_rr
	.byte 4
	.skip 7
	.quad mix_rr
	.byte 5
	.skip 7
	.quad add_rr
	.byte 6
	.skip 7
	.quad sub_rr
	.byte 7
	.skip 7
	.quad shift_rc
	.byte 1
	.skip 7
	.quad shift_rc
	.byte 2
	.skip 7
	.quad sub_rr
	.byte 0
	.skip 7
	.quad add_rr
	.byte 1
	.skip 7
	.quad mix_rr
	.byte 2
	.skip 7
	.quad shift_rr
	.byte 3
	.skip 7
	.quad sub_rr
	.byte 4
	.skip 7
	.quad add_rr
	.byte 5
	.skip 7
	.quad mix_cr
	.byte 6
	.skip 7
	.quad mix_cr
	.byte 1
	.skip 7
	.quad add_rr
	.byte 2
	.skip 7
	.quad sub_rr
	.byte 3
	.skip 7
	.quad shift_rr
	.byte 4
	.skip 7
	.quad mix_rr
	.byte 5
	.skip 7
	.quad add_rr
	.byte 6
	.skip 7
	.quad sub_rr
	.byte 7
	.skip 7
	.quad shift_rc
	.byte 3
	.skip 7
	.quad shift_rc
	.byte 4
	.skip 7
	.quad sub_rr
	.byte 0
	.skip 7
	.quad add_rr
	.byte 1
	.skip 7
	.quad mix_rr
	.byte 2
	.skip 7
	.quad shift_rr
	.byte 3
	.skip 7
	.quad sub_rr
	.byte 4
	.skip 7
	.quad add_rr
	.byte 5
	.skip 7
	.quad mix_cr
	.byte 6
	.skip 7
	.quad mix_cr
	.byte 1
	.skip 7
	.quad add_rr
	.byte 2
	.skip 7
	.quad sub_rr
	.byte 3
	.skip 7
	.quad shift_rr
	.byte 4
	.skip 7
	.quad mix_rr
	.byte 5
	.skip 7
	.quad add_rr
	.byte 6
	.skip 7
	.quad sub_rr
	.byte 7
	.skip 7
	.quad shift_rc
	.byte 5
	.skip 7
	.quad sub_word_rr
	.byte 1
	.byte 0
	.byte 8
	.skip 5
	.quad rot_xor_rr
	.byte 3
	.byte 2
	.skip 6
	.quad rot_xor_cr
	.byte 0
	.byte 1
	.skip 6
	.quad sub_word_rr
	.byte 5
	.byte 0
	.byte 16
	.skip 5
	.quad last_round_key
	.byte 0
	.byte 7
	.skip 6
	.quad rot_xor_rr
	.byte 6
	.byte 2
	.skip 6
	.quad sub_word_rc
	.byte 6
	.byte 0
	.byte 32
	.skip 5
	.quad add_cc
	.byte 7
	.skip 7
	.quad sub_word_rr
	.byte 1
	.byte 0
	.byte -128
	.skip 5
	.quad rot_xor_rr
	.byte 3
	.byte 4
	.skip 6
	.quad rot_xor_rr
	.byte 0
	.byte 3
	.skip 6
	.quad sub_word_rr
	.byte 5
	.byte 0
	.byte 27
	.skip 5
	.quad sub_word_rc
	.byte 5
	.byte 0
	.byte 54
	.skip 5
	.quad rot_xor_rr
	.byte 4
	.byte 4
	.skip 6
	.quad rot_xor_cr
	.byte 7
	.byte 3
	.skip 6
	.quad sub_word_rr
	.byte 2
	.byte 0
	.byte 64
	.skip 5
	.quad rot_word_rr
	.byte 5
	.skip 7
	.quad key_entry
	.byte 3
	.byte 0
	.skip 6
	.quad sub_word_rc
	.byte 5
	.byte 0
	.byte 4
	.skip 5
	.quad sub_word_rr
	.byte 0
	.byte 0
	.byte 1
	.skip 5
	.quad sub_word_rr
	.byte 6
	.byte 0
	.byte 2
	.skip 5
	.quad xor_rr
	.byte 4
	.byte 0
	.skip 6
	.quad rot_xor_rr
	.byte 2
	.byte 1
	.skip 6
	.quad leave
	.skip 8
	.section .tdata_local, "waT", "progbits"
	.align 3
	.type self,@object
	.size self,16
self:
	.skip 16
	.align 3
	.type task,@object
	.size task,8
task:
	.skip 8
	.align 2
	.type replies,@object
	.size replies,8
replies:
	.skip 8
	.align 7
	.type unit_buffers,@object
	.size unit_buffers,16384
unit_buffers:
	.skip 16384
	.align 7
	.type sbox,@object
	.size sbox,256
sbox:
	.skip 256
	.align 5
	.type round_key,@object
	.size round_key,32
round_key:
	.skip 32
	.align 5
	.type state,@object
	.size state,32
state:
	.skip 32
	.ident "GCC: (Debian 12.2.0-13) 12.2.0"
