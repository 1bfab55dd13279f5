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
	ldi $2,self($2)	!tprello
	ldbu $20,8($2)
	ldl $23,16($1)
	ldl $21,0($1)
	ldl $3,24($1)
	ldl $18,40($1)
	ble $23,$L1
	mull $18,$3,$22
	ldih $25,unit_buffers($0)	!tprelhi
	ldih $24,replies($0)	!tprelhi
	ldi $25,unit_buffers($25)	!tprello
	ldih $0,state($0)	!tprelhi
	mov $23,$19
	mov $31,$2
	mov $31,$7
	mov $31,$8
	mov $31,$5
	ldi $24,replies($24)	!tprello
	ldi $17,16($25)
	ldi $6,state($0)	!tprello
	.align 4
$L3:
	bne $5,$L4
	cmple $2,$22,$1
	subl $23,$2,$4
	bne $1,$L5
	br $31,$L4
	.align 4
$L18:
	cmple $2,$22,$1
	beq $1,$L4
$L5:
	cmplt $8,$2,$1
	cmplt $4,$3,$5
	xor $1,$7,$1
	mov $3,$16
	selne $5,$4,$16,$16	# cmovne $5,$4,$16
	s4addl $1,$24,$5
	sll $1,13,$1
	addl $21,$2,$27
	stw $31,0($5)
	addl $1,$25,$1
	vinsw $5,$31,2,$28
	ldi $28,1($31)
	sll $28,56,$28
	vinsw $16,$28,0,$28
	dma $28,$27,$1
	addl $2,$3,$2
	subl $4,$3,$4
	cmple $23,$2,$5
	beq $5,$L18
$L4:
	s4addl $7,$24,$4
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
	sll $7,13,$1
	ldi $4,-1($4)
	addl $17,$1,$27
	andnot $4,15,$4
	addl $1,$25,$1
	addl $27,$4,$27
	.align 4
$L8:
	ldl $16,0($1)
	ldl $4,8($1)
	stl $16,state($0)	!tprello
	stl $4,8($6)
	vldd $28,0($6)
	putr $28,$20
	ldi $1,16($1)
	cmpeq $27,$1,$4
	beq $4,$L8
$L9:
	addl $8,$3,$8
	xor $7,$18,$7
	subl $19,$3,$19
	addl $22,$3,$22
	cmple $23,$8,$1
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
	ldih $1,self($0)	!tprelhi
	ldl $2,task($2)	!tprello
	ldi $1,self($1)	!tprello
	ldbu $23,8($1)
	ldl $1,16($2)
	ldi $4,15($1)
	cmple $1,15,$2
	selge $1,$1,$4,$4	# cmovge $1,$1,$4
	sra $4,4,$4
	bne $2,$L19
	ldih $22,round_key($0)	!tprelhi
	ldih $5,state($0)	!tprelhi
	ldi $6,round_key($22)	!tprello
	ldi $1,state($5)	!tprello
	.align 4
$L21:
	getc $28
	vstd $28,0($6)
	getr $28
	vstd $28,0($1)
	ldl $3,state($5)	!tprello
	ldl $2,8($1)
	ldl $8,round_key($22)	!tprello
	ldl $7,8($6)
	xor $3,$8,$3
	xor $2,$7,$2
	stl $3,state($5)	!tprello
	stl $2,8($1)
	vldd $28,0($1)
	putr $28,$23
	ldi $4,-1($4)
	bne $4,$L21
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
	ldih $1,self($0)	!tprelhi
	ldl $2,task($2)	!tprello
	ldi $1,self($1)	!tprello
	ldbu $20,8($1)
	ldl $1,16($2)
	ldi $2,15($1)
	cmple $1,15,$3
	selge $1,$1,$2,$2	# cmovge $1,$1,$2
	sra $2,4,$2
	bne $3,$L23
	ldih $1,state($0)	!tprelhi
	ldi $1,state($1)	!tprello
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
	ldih $1,self($0)	!tprelhi
	ldl $2,task($2)	!tprello
	ldi $1,self($1)	!tprello
	ldih $6,state($0)	!tprelhi
	ldbu $7,8($1)
	ldl $2,16($2)
	ldi $1,state($6)	!tprello
	ldi $5,15($2)
	cmple $2,15,$3
	selge $2,$2,$5,$5	# cmovge $2,$2,$5
	sra $5,4,$5
	bne $3,$L27
	.align 4
$L28:
	getr $28
	vstd $28,0($1)
	ldbu $3,state($6)	!tprello
	ldbu $25,2($1)
	ldbu $4,1($1)
	ldbu $2,3($1)
	addw $3,$3,$23
	addw $25,$25,$22
	addw $4,$4,$24
	and $23,0xff,$23
	srl $3,7,$18
	and $24,0xff,$24
	and $22,0xff,$22
	addw $2,$2,$8
	xor $23,27,$21
	and $8,0xff,$8
	selne $18,$21,$23,$23	# cmovne $18,$21,$23
	xor $24,27,$20
	srl $4,7,$19
	xor $22,27,$0
	srl $25,7,$21
	selne $19,$20,$24,$24	# cmovne $19,$20,$24
	srl $2,7,$20
	selne $21,$0,$22,$22	# cmovne $21,$0,$22
	xor $3,$4,$0
	xor $8,27,$21
	xor $4,$25,$4
	xor $3,$25,$3
	selne $20,$21,$8,$8	# cmovne $20,$21,$8
	xor $2,$4,$4
	xor $3,$2,$3
	xor $0,$2,$2
	xor $0,$25,$0
	xor $23,$4,$4
	xor $24,$3,$3
	xor $2,$22,$2
	xor $23,$0,$23
	xor $8,$2,$2
	xor $24,$4,$24
	xor $22,$3,$22
	stb $24,state($6)	!tprello
	xor $8,$23,$8
	stb $22,1($1)
	stb $2,2($1)
	stb $8,3($1)
	ldbu $3,4($1)
	ldbu $25,6($1)
	ldbu $4,5($1)
	ldbu $2,7($1)
	addw $3,$3,$23
	addw $25,$25,$22
	addw $4,$4,$24
	and $23,0xff,$23
	srl $3,7,$18
	and $24,0xff,$24
	and $22,0xff,$22
	addw $2,$2,$8
	xor $23,27,$21
	and $8,0xff,$8
	selne $18,$21,$23,$23	# cmovne $18,$21,$23
	xor $24,27,$20
	srl $4,7,$19
	xor $22,27,$0
	srl $25,7,$21
	selne $19,$20,$24,$24	# cmovne $19,$20,$24
	srl $2,7,$20
	selne $21,$0,$22,$22	# cmovne $21,$0,$22
	xor $3,$4,$0
	xor $8,27,$21
	xor $4,$25,$4
	xor $3,$25,$3
	selne $20,$21,$8,$8	# cmovne $20,$21,$8
	xor $2,$4,$4
	xor $3,$2,$3
	xor $0,$2,$2
	xor $0,$25,$0
	xor $23,$4,$4
	xor $24,$3,$3
	xor $22,$2,$2
	xor $23,$0,$23
	xor $8,$2,$2
	xor $24,$4,$24
	xor $22,$3,$22
	stb $24,4($1)
	xor $8,$23,$8
	stb $22,5($1)
	stb $2,6($1)
	stb $8,7($1)
	ldbu $3,8($1)
	ldbu $25,10($1)
	ldbu $4,9($1)
	ldbu $2,11($1)
	addw $3,$3,$23
	addw $25,$25,$22
	addw $4,$4,$24
	and $23,0xff,$23
	srl $3,7,$18
	and $24,0xff,$24
	and $22,0xff,$22
	addw $2,$2,$8
	xor $23,27,$21
	and $8,0xff,$8
	selne $18,$21,$23,$23	# cmovne $18,$21,$23
	xor $24,27,$20
	srl $4,7,$19
	xor $22,27,$0
	srl $25,7,$21
	selne $19,$20,$24,$24	# cmovne $19,$20,$24
	srl $2,7,$20
	selne $21,$0,$22,$22	# cmovne $21,$0,$22
	xor $3,$4,$0
	xor $8,27,$21
	xor $4,$25,$4
	xor $3,$25,$3
	selne $20,$21,$8,$8	# cmovne $20,$21,$8
	xor $2,$4,$4
	xor $3,$2,$3
	xor $0,$2,$2
	xor $0,$25,$0
	xor $23,$4,$4
	xor $24,$3,$3
	xor $2,$22,$2
	xor $23,$0,$23
	xor $8,$2,$2
	xor $24,$4,$24
	xor $22,$3,$22
	stb $24,8($1)
	xor $8,$23,$8
	stb $22,9($1)
	stb $2,10($1)
	stb $8,11($1)
	ldbu $3,12($1)
	ldbu $25,14($1)
	ldbu $4,13($1)
	ldbu $2,15($1)
	addw $3,$3,$23
	addw $25,$25,$22
	addw $4,$4,$24
	and $23,0xff,$23
	srl $3,7,$18
	and $24,0xff,$24
	and $22,0xff,$22
	addw $2,$2,$8
	xor $23,27,$21
	and $8,0xff,$8
	selne $18,$21,$23,$23	# cmovne $18,$21,$23
	xor $24,27,$20
	srl $4,7,$19
	xor $22,27,$0
	srl $25,7,$21
	selne $19,$20,$24,$24	# cmovne $19,$20,$24
	srl $2,7,$20
	selne $21,$0,$22,$22	# cmovne $21,$0,$22
	xor $3,$4,$0
	xor $8,27,$21
	xor $4,$25,$4
	xor $3,$25,$3
	selne $20,$21,$8,$8	# cmovne $20,$21,$8
	xor $2,$4,$4
	xor $3,$2,$3
	xor $0,$2,$2
	xor $0,$25,$0
	xor $23,$4,$4
	xor $24,$3,$3
	xor $2,$22,$2
	xor $23,$0,$23
	xor $8,$2,$2
	xor $24,$4,$24
	xor $22,$3,$22
	stb $24,12($1)
	xor $8,$23,$8
	stb $22,13($1)
	stb $2,14($1)
	stb $8,15($1)
	vldd $28,0($1)
	putr $28,$7
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
	ldih $1,self($0)	!tprelhi
	ldl $2,task($2)	!tprello
	ldi $1,self($1)	!tprello
	ldbu $20,8($1)
	ldl $1,16($2)
	ldi $2,15($1)
	cmple $1,15,$3
	selge $1,$1,$2,$2	# cmovge $1,$1,$2
	sra $2,4,$2
	bne $3,$L48
	ldih $1,state($0)	!tprelhi
	ldi $1,state($1)	!tprello
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
	ldih $1,self($0)	!tprelhi
	ldl $2,task($2)	!tprello
	ldi $1,self($1)	!tprello
	ldih $6,state($0)	!tprelhi
	ldbu $7,8($1)
	ldl $2,16($2)
	ldi $1,state($6)	!tprello
	ldi $5,15($2)
	cmple $2,15,$3
	selge $2,$2,$5,$5	# cmovge $2,$2,$5
	sra $5,4,$5
	bne $3,$L52
	.align 4
$L53:
	getc $28
	vstd $28,0($1)
	ldbu $3,state($6)	!tprello
	ldbu $25,2($1)
	ldbu $4,1($1)
	ldbu $2,3($1)
	addw $3,$3,$23
	addw $25,$25,$22
	addw $4,$4,$24
	and $23,0xff,$23
	srl $3,7,$18
	and $24,0xff,$24
	and $22,0xff,$22
	addw $2,$2,$8
	xor $23,27,$21
	and $8,0xff,$8
	selne $18,$21,$23,$23	# cmovne $18,$21,$23
	xor $24,27,$20
	srl $4,7,$19
	xor $22,27,$0
	srl $25,7,$21
	selne $19,$20,$24,$24	# cmovne $19,$20,$24
	srl $2,7,$20
	selne $21,$0,$22,$22	# cmovne $21,$0,$22
	xor $3,$4,$0
	xor $8,27,$21
	xor $4,$25,$4
	xor $3,$25,$3
	selne $20,$21,$8,$8	# cmovne $20,$21,$8
	xor $2,$4,$4
	xor $3,$2,$3
	xor $0,$2,$2
	xor $0,$25,$0
	xor $23,$4,$4
	xor $24,$3,$3
	xor $2,$22,$2
	xor $23,$0,$23
	xor $8,$2,$2
	xor $24,$4,$24
	xor $22,$3,$22
	stb $24,state($6)	!tprello
	xor $8,$23,$8
	stb $22,1($1)
	stb $2,2($1)
	stb $8,3($1)
	ldbu $3,4($1)
	ldbu $25,6($1)
	ldbu $4,5($1)
	ldbu $2,7($1)
	addw $3,$3,$23
	addw $25,$25,$22
	addw $4,$4,$24
	and $23,0xff,$23
	srl $3,7,$18
	and $24,0xff,$24
	and $22,0xff,$22
	addw $2,$2,$8
	xor $23,27,$21
	and $8,0xff,$8
	selne $18,$21,$23,$23	# cmovne $18,$21,$23
	xor $24,27,$20
	srl $4,7,$19
	xor $22,27,$0
	srl $25,7,$21
	selne $19,$20,$24,$24	# cmovne $19,$20,$24
	srl $2,7,$20
	selne $21,$0,$22,$22	# cmovne $21,$0,$22
	xor $3,$4,$0
	xor $8,27,$21
	xor $4,$25,$4
	xor $3,$25,$3
	selne $20,$21,$8,$8	# cmovne $20,$21,$8
	xor $2,$4,$4
	xor $3,$2,$3
	xor $0,$2,$2
	xor $0,$25,$0
	xor $23,$4,$4
	xor $24,$3,$3
	xor $22,$2,$2
	xor $23,$0,$23
	xor $8,$2,$2
	xor $24,$4,$24
	xor $22,$3,$22
	stb $24,4($1)
	xor $8,$23,$8
	stb $22,5($1)
	stb $2,6($1)
	stb $8,7($1)
	ldbu $3,8($1)
	ldbu $25,10($1)
	ldbu $4,9($1)
	ldbu $2,11($1)
	addw $3,$3,$23
	addw $25,$25,$22
	addw $4,$4,$24
	and $23,0xff,$23
	srl $3,7,$18
	and $24,0xff,$24
	and $22,0xff,$22
	addw $2,$2,$8
	xor $23,27,$21
	and $8,0xff,$8
	selne $18,$21,$23,$23	# cmovne $18,$21,$23
	xor $24,27,$20
	srl $4,7,$19
	xor $22,27,$0
	srl $25,7,$21
	selne $19,$20,$24,$24	# cmovne $19,$20,$24
	srl $2,7,$20
	selne $21,$0,$22,$22	# cmovne $21,$0,$22
	xor $3,$4,$0
	xor $8,27,$21
	xor $4,$25,$4
	xor $3,$25,$3
	selne $20,$21,$8,$8	# cmovne $20,$21,$8
	xor $2,$4,$4
	xor $3,$2,$3
	xor $0,$2,$2
	xor $0,$25,$0
	xor $23,$4,$4
	xor $24,$3,$3
	xor $2,$22,$2
	xor $23,$0,$23
	xor $8,$2,$2
	xor $24,$4,$24
	xor $22,$3,$22
	stb $24,8($1)
	xor $8,$23,$8
	stb $22,9($1)
	stb $2,10($1)
	stb $8,11($1)
	ldbu $3,12($1)
	ldbu $25,14($1)
	ldbu $4,13($1)
	ldbu $2,15($1)
	addw $3,$3,$23
	addw $25,$25,$22
	addw $4,$4,$24
	and $23,0xff,$23
	srl $3,7,$18
	and $24,0xff,$24
	and $22,0xff,$22
	addw $2,$2,$8
	xor $23,27,$21
	and $8,0xff,$8
	selne $18,$21,$23,$23	# cmovne $18,$21,$23
	xor $24,27,$20
	srl $4,7,$19
	xor $22,27,$0
	srl $25,7,$21
	selne $19,$20,$24,$24	# cmovne $19,$20,$24
	srl $2,7,$20
	selne $21,$0,$22,$22	# cmovne $21,$0,$22
	xor $3,$4,$0
	xor $8,27,$21
	xor $4,$25,$4
	xor $3,$25,$3
	selne $20,$21,$8,$8	# cmovne $20,$21,$8
	xor $2,$4,$4
	xor $3,$2,$3
	xor $0,$2,$2
	xor $0,$25,$0
	xor $23,$4,$4
	xor $24,$3,$3
	xor $2,$22,$2
	xor $23,$0,$23
	xor $8,$2,$2
	xor $24,$4,$24
	xor $22,$3,$22
	stb $24,12($1)
	xor $8,$23,$8
	stb $22,13($1)
	stb $2,14($1)
	stb $8,15($1)
	vldd $28,0($1)
	putr $28,$7
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
	ldih $1,self($0)	!tprelhi
	ldl $2,task($2)	!tprello
	ldi $1,self($1)	!tprello
	ldbu $23,8($1)
	ldl $1,16($2)
	ldi $4,15($1)
	cmple $1,15,$2
	selge $1,$1,$4,$4	# cmovge $1,$1,$4
	sra $4,4,$4
	bne $2,$L73
	ldih $22,round_key($0)	!tprelhi
	ldih $5,state($0)	!tprelhi
	ldi $6,round_key($22)	!tprello
	ldi $1,state($5)	!tprello
	.align 4
$L75:
	getr $28
	vstd $28,0($6)
	getc $28
	vstd $28,0($1)
	ldl $3,state($5)	!tprello
	ldl $2,8($1)
	ldl $8,round_key($22)	!tprello
	ldl $7,8($6)
	xor $3,$8,$3
	xor $2,$7,$2
	stl $3,state($5)	!tprello
	stl $2,8($1)
	vldd $28,0($1)
	putc $28,$23
	ldi $4,-1($4)
	bne $4,$L75
$L73:
	ret $31,($26),1
	.end add_cc
	.align 2
	.align 4
	.ent leave
$leave..ng:
leave:
	.frame $30,16,$26,0
	.mask 0x4000200,-16
	mov $31,$0	# call_pal 0x9e
	ldi $30,-16($30)
	ldih $1,task($0)	!tprelhi
	ldih $2,replies($0)	!tprelhi
	ldl $1,task($1)	!tprello
	ldi $3,1($31)
	stl $26,0($30)
	ldi $19,replies($2)	!tprello
	stl $9,8($30)
	.prologue 0
	mov $31,$23
	stw $3,4($19)
	mov $31,$25
	ldl $17,16($1)
	ldl $16,8($1)
	stw $3,replies($2)	!tprello
	ldl $24,24($1)
	ldl $18,40($1)
	mov $17,$21
	ble $17,$L87
	ldih $20,unit_buffers($0)	!tprelhi
	ldih $7,state($0)	!tprelhi
	ldi $20,unit_buffers($20)	!tprello
	ldi $2,state($7)	!tprello
	ldi $27,16($20)
	.align 4
$L86:
	mov $24,$9
	cmplt $21,$24,$1
	selne $1,$21,$9,$9	# cmovne $1,$21,$9
	s4addl $23,0,$8
	s4addl $23,$19,$5
	.align 4
$L80:
	ldw $1,0($5)
	addw $31,$1,$1
	beq $1,$L80
	memb
	sll $23,13,$22
	ldi $3,-1($9)
	addl $27,$22,$6
	andnot $3,15,$3
	addl $22,$20,$1
	addl $6,$3,$6
	ble $9,$L85
	.align 4
$L84:
	getc $28
	vstd $28,0($2)
	ldl $3,8($2)
	ldl $4,state($7)	!tprello
	ldi $1,16($1)
	stl $3,-8($1)
	cmpeq $6,$1,$3
	stl $4,-16($1)
	beq $3,$L84
$L85:
	addl $19,$8,$8
	addl $16,$25,$1
	stw $31,0($8)
	addl $22,$20,$22
	vinsw $5,$31,2,$28
	ldi $28,0($31)
	sll $28,56,$28
	vinsw $9,$28,0,$28
	dma $28,$1,$22
	beq $18,$L82
$L83:
	addl $25,$24,$25
	xor $23,$18,$23
	subl $21,$24,$21
	cmple $17,$25,$1
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
	ldl $26,0($30)
	ldl $9,8($30)
	ldi $30,16($30)
	ret $31,($26),1
	.align 4
$L82:
	ldw $1,0($8)
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
	ldih $6,round_key($0)	!tprelhi
	ldl $1,task($1)	!tprello
	ldih $0,self($0)	!tprelhi
	ldi $2,round_key($6)	!tprello
	ldi $0,self($0)	!tprello
	ldl $5,16($1)
	ldl $8,384($1)
	ldl $7,392($1)
	ldbu $3,8($0)
	ldi $1,15($5)
	ldbu $4,9($0)
	stl $8,round_key($6)	!tprello
	selge $5,$5,$1,$1	# cmovge $5,$5,$1
	stl $7,8($2)
	cmple $5,15,$5
	sra $1,4,$1
	bne $5,$L101
	.align 4
$L103:
	vldd $28,0($2)
	putc $28,$4
	vldd $28,0($2)
	putr $28,$3
	ldi $1,-1($1)
	bne $1,$L103
$L101:
	ret $31,($26),1
	.end key_entry
	.align 2
	.align 4
	.ent key_xor_rr
$key_xor_rr..ng:
key_xor_rr:
	.frame $30,0,$26,0
	.prologue 0
	mov $31,$0	# call_pal 0x9e
	ldih $2,task($0)	!tprelhi
	ldih $1,self($0)	!tprelhi
	ldl $2,task($2)	!tprello
	ldi $1,self($1)	!tprello
	ldbu $18,8($1)
	ldbu $17,9($1)
	ldl $1,16($2)
	ldi $20,15($1)
	cmple $1,15,$2
	selge $1,$1,$20,$20	# cmovge $1,$1,$20
	sra $20,4,$20
	bne $2,$L105
	ldih $19,round_key($0)	!tprelhi
	ldi $1,round_key($19)	!tprello
	.align 4
$L107:
	getr $28
	vstd $28,0($1)
	ldbu $7,round_key($19)	!tprello
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
	ldbu $16,12($1)
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
	xor $22,$16,$16
	xor $8,$21,$21
	stb $4,3($1)
	stb $3,10($1)
	stb $2,11($1)
	stb $7,round_key($19)	!tprello
	stb $6,1($1)
	stb $5,2($1)
	stb $0,4($1)
	stb $25,5($1)
	stb $24,6($1)
	stb $23,7($1)
	stb $22,8($1)
	stb $8,9($1)
	stb $16,12($1)
	stb $21,13($1)
	ldbu $5,14($1)
	ldbu $4,15($1)
	xor $3,$5,$3
	xor $2,$4,$2
	stb $3,14($1)
	stb $2,15($1)
	vldd $28,0($1)
	putc $28,$17
	vldd $28,0($1)
	putr $28,$18
	ldi $20,-1($20)
	bne $20,$L107
$L105:
	ret $31,($26),1
	.end key_xor_rr
	.align 2
	.align 4
	.ent key_word_rc
$key_word_rc..ng:
key_word_rc:
	.frame $30,0,$26,0
	.prologue 0
	mov $31,$0	# call_pal 0x9e
	ldih $2,task($0)	!tprelhi
	ldih $1,self($0)	!tprelhi
	ldl $3,task($2)	!tprello
	ldi $1,self($1)	!tprello
	ldih $2,replies($0)	!tprelhi
	ldih $4,sbox($0)	!tprelhi
	ldbu $7,8($1)
	ldbu $8,10($1)
	ldi $5,replies($2)	!tprello
	ldi $1,128($3)
	stw $31,replies($2)	!tprello
	ldi $3,sbox($4)	!tprello
	ldi $4,256($31)
	vinsw $5,$31,2,$28
	ldi $28,1($31)
	sll $28,56,$28
	vinsw $4,$28,0,$28
	dma $28,$1,$3
	.align 4
$L110:
	ldw $1,replies($2)	!tprello
	addw $31,$1,$1
	beq $1,$L110
	memb
	ldih $1,task($0)	!tprelhi
	ldl $1,task($1)	!tprello
	ldl $1,16($1)
	ldi $6,15($1)
	cmple $1,15,$2
	selge $1,$1,$6,$6	# cmovge $1,$1,$6
	sra $6,4,$6
	bne $2,$L109
	ldih $1,round_key($0)	!tprelhi
	ldih $0,sbox($0)	!tprelhi
	ldi $1,round_key($1)	!tprello
	ldi $0,sbox($0)	!tprello
	.align 4
$L112:
	getr $28
	vstd $28,0($1)
	ldbu $2,13($1)
	ldbu $5,14($1)
	ldbu $4,15($1)
	ldbu $3,12($1)
	addl $2,$0,$2
	addl $5,$0,$5
	ldbu $2,0($2)
	addl $4,$0,$4
	addl $3,$0,$3
	ldbu $5,0($5)
	ldbu $4,0($4)
	ldbu $3,0($3)
	stb $5,17($1)
	xor $8,$2,$2
	stb $2,16($1)
	stb $4,18($1)
	stb $3,19($1)
	vldd $28,0($1)
	putc $28,$7
	ldi $6,-1($6)
	bne $6,$L112
$L109:
	ret $31,($26),1
	.end key_word_rc
	.align 2
	.align 4
	.ent key_xor_cr
$key_xor_cr..ng:
key_xor_cr:
	.frame $30,0,$26,0
	.prologue 0
	mov $31,$0	# call_pal 0x9e
	ldih $2,task($0)	!tprelhi
	ldih $1,self($0)	!tprelhi
	ldl $2,task($2)	!tprello
	ldi $1,self($1)	!tprello
	ldbu $18,8($1)
	ldbu $17,9($1)
	ldl $1,16($2)
	ldi $20,15($1)
	cmple $1,15,$2
	selge $1,$1,$20,$20	# cmovge $1,$1,$20
	sra $20,4,$20
	bne $2,$L116
	ldih $19,round_key($0)	!tprelhi
	ldi $1,round_key($19)	!tprello
	.align 4
$L118:
	getc $28
	vstd $28,0($1)
	ldbu $7,round_key($19)	!tprello
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
	ldbu $16,12($1)
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
	xor $22,$16,$16
	xor $8,$21,$21
	stb $4,3($1)
	stb $3,10($1)
	stb $2,11($1)
	stb $7,round_key($19)	!tprello
	stb $6,1($1)
	stb $5,2($1)
	stb $0,4($1)
	stb $25,5($1)
	stb $24,6($1)
	stb $23,7($1)
	stb $22,8($1)
	stb $8,9($1)
	stb $16,12($1)
	stb $21,13($1)
	ldbu $5,14($1)
	ldbu $4,15($1)
	xor $3,$5,$3
	xor $2,$4,$2
	stb $3,14($1)
	stb $2,15($1)
	vldd $28,0($1)
	putc $28,$17
	vldd $28,0($1)
	putr $28,$18
	ldi $20,-1($20)
	bne $20,$L118
$L116:
	ret $31,($26),1
	.end key_xor_cr
	.align 2
	.align 4
	.ent last_key_xor
$last_key_xor..ng:
last_key_xor:
	.frame $30,0,$26,0
	.prologue 0
	mov $31,$0	# call_pal 0x9e
	ldih $2,task($0)	!tprelhi
	ldih $1,self($0)	!tprelhi
	ldl $2,task($2)	!tprello
	ldi $1,self($1)	!tprello
	ldbu $18,9($1)
	ldl $1,16($2)
	ldi $20,15($1)
	cmple $1,15,$2
	selge $1,$1,$20,$20	# cmovge $1,$1,$20
	sra $20,4,$20
	bne $2,$L120
	ldih $19,round_key($0)	!tprelhi
	ldi $1,round_key($19)	!tprello
	.align 4
$L122:
	getc $28
	vstd $28,0($1)
	ldbu $7,round_key($19)	!tprello
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
	stb $7,round_key($19)	!tprello
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
	putr $28,$18
	ldi $20,-1($20)
	bne $20,$L122
$L120:
	ret $31,($26),1
	.end last_key_xor
	.align 2
	.align 4
	.ent sub_rr
$sub_rr..ng:
sub_rr:
	.frame $30,0,$26,0
	.prologue 0
	mov $31,$0	# call_pal 0x9e
	ldi $5,256($31)
	ldih $1,task($0)	!tprelhi
	ldih $4,self($0)	!tprelhi
	ldl $1,task($1)	!tprello
	ldih $2,replies($0)	!tprelhi
	ldi $4,self($4)	!tprello
	ldih $3,sbox($0)	!tprelhi
	ldbu $22,8($4)
	ldi $1,128($1)
	stw $31,replies($2)	!tprello
	ldi $4,replies($2)	!tprello
	ldi $3,sbox($3)	!tprello
	vinsw $4,$31,2,$28
	ldi $28,1($31)
	sll $28,56,$28
	vinsw $5,$28,0,$28
	dma $28,$1,$3
	.align 4
$L125:
	ldw $1,replies($2)	!tprello
	addw $31,$1,$1
	beq $1,$L125
	memb
	ldih $1,task($0)	!tprelhi
	ldl $1,task($1)	!tprello
	ldl $1,16($1)
	ldi $23,15($1)
	cmple $1,15,$2
	selge $1,$1,$23,$23	# cmovge $1,$1,$23
	sra $23,4,$23
	bne $2,$L124
	ldih $24,state($0)	!tprelhi
	ldih $2,sbox($0)	!tprelhi
	ldi $1,state($24)	!tprello
	ldi $2,sbox($2)	!tprello
	.align 4
$L127:
	getr $28
	vstd $28,0($1)
	ldbu $19,state($24)	!tprello
	ldbu $20,1($1)
	ldbu $21,2($1)
	ldbu $0,3($1)
	ldbu $25,4($1)
	ldbu $8,5($1)
	ldbu $7,6($1)
	ldbu $6,7($1)
	ldbu $5,8($1)
	ldbu $4,9($1)
	ldbu $3,10($1)
	addl $19,$2,$19
	addl $20,$2,$20
	addl $21,$2,$21
	addl $0,$2,$0
	addl $25,$2,$25
	addl $8,$2,$8
	addl $7,$2,$7
	addl $6,$2,$6
	addl $5,$2,$5
	addl $4,$2,$4
	ldbu $19,0($19)
	ldbu $20,0($20)
	ldbu $21,0($21)
	ldbu $0,0($0)
	ldbu $25,0($25)
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
	stb $19,state($24)	!tprello
	stb $20,1($1)
	stb $21,2($1)
	stb $0,3($1)
	stb $25,4($1)
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
	ldi $23,-1($23)
	bne $23,$L127
$L124:
	ret $31,($26),1
	.end sub_rr
	.align 2
	.align 4
	.ent key_word_rr
$key_word_rr..ng:
key_word_rr:
	.frame $30,0,$26,0
	.prologue 0
	mov $31,$0	# call_pal 0x9e
	ldih $2,task($0)	!tprelhi
	ldih $1,self($0)	!tprelhi
	ldl $3,task($2)	!tprello
	ldi $1,self($1)	!tprello
	ldih $2,replies($0)	!tprelhi
	ldih $4,sbox($0)	!tprelhi
	ldbu $7,8($1)
	ldbu $8,10($1)
	ldi $5,replies($2)	!tprello
	ldi $1,128($3)
	stw $31,replies($2)	!tprello
	ldi $3,sbox($4)	!tprello
	ldi $4,256($31)
	vinsw $5,$31,2,$28
	ldi $28,1($31)
	sll $28,56,$28
	vinsw $4,$28,0,$28
	dma $28,$1,$3
	.align 4
$L132:
	ldw $1,replies($2)	!tprello
	addw $31,$1,$1
	beq $1,$L132
	memb
	ldih $1,task($0)	!tprelhi
	ldl $1,task($1)	!tprello
	ldl $1,16($1)
	ldi $6,15($1)
	cmple $1,15,$2
	selge $1,$1,$6,$6	# cmovge $1,$1,$6
	sra $6,4,$6
	bne $2,$L131
	ldih $1,round_key($0)	!tprelhi
	ldih $0,sbox($0)	!tprelhi
	ldi $1,round_key($1)	!tprello
	ldi $0,sbox($0)	!tprello
	.align 4
$L134:
	getr $28
	vstd $28,0($1)
	ldbu $2,13($1)
	ldbu $5,14($1)
	ldbu $4,15($1)
	ldbu $3,12($1)
	addl $2,$0,$2
	addl $5,$0,$5
	ldbu $2,0($2)
	addl $4,$0,$4
	addl $3,$0,$3
	ldbu $5,0($5)
	ldbu $4,0($4)
	ldbu $3,0($3)
	stb $5,17($1)
	xor $8,$2,$2
	stb $2,16($1)
	stb $4,18($1)
	stb $3,19($1)
	vldd $28,0($1)
	putr $28,$7
	ldi $6,-1($6)
	bne $6,$L134
$L131:
	ret $31,($26),1
	.end key_word_rr
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
	beq $27,$L138
	call $26,($27)
	ldih $29,0($26)	!gpdisp!2
	ldi $29,0($29)	!gpdisp!2
$L138:
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
	.quad key_word_rr
	.byte 1
	.byte 0
	.byte 8
	.skip 5
	.quad key_xor_rr
	.byte 3
	.byte 2
	.skip 6
	.quad key_xor_cr
	.byte 0
	.byte 1
	.skip 6
	.quad key_word_rr
	.byte 5
	.byte 0
	.byte 16
	.skip 5
	.quad last_key_xor
	.byte 0
	.byte 7
	.skip 6
	.quad key_xor_rr
	.byte 6
	.byte 2
	.skip 6
	.quad key_word_rc
	.byte 6
	.byte 0
	.byte 32
	.skip 5
	.quad add_cc
	.byte 7
	.skip 7
	.quad key_word_rr
	.byte 1
	.byte 0
	.byte -128
	.skip 5
	.quad key_xor_rr
	.byte 3
	.byte 4
	.skip 6
	.quad key_xor_rr
	.byte 0
	.byte 3
	.skip 6
	.quad key_word_rr
	.byte 5
	.byte 0
	.byte 27
	.skip 5
	.quad key_word_rc
	.byte 5
	.byte 0
	.byte 54
	.skip 5
	.quad key_xor_rr
	.byte 4
	.byte 4
	.skip 6
	.quad key_xor_cr
	.byte 7
	.byte 3
	.skip 6
	.quad key_word_rr
	.byte 2
	.byte 0
	.byte 64
	.skip 5
	.quad 0
	.skip 8
	.quad key_entry
	.byte 3
	.byte 0
	.skip 6
	.quad key_word_rc
	.byte 5
	.byte 0
	.byte 4
	.skip 5
	.quad key_word_rr
	.byte 5
	.byte 0
	.byte 1
	.skip 5
	.quad key_word_rr
	.byte 6
	.byte 0
	.byte 2
	.skip 5
	.quad key_xor_rr
	.byte 4
	.byte 0
	.skip 6
	.quad key_xor_rr
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
