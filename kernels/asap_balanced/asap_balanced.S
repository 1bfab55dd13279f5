# Made from asap_balanced.c by `swsim cc`. To change the program, change the C.
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
	ldih $2,task($0)	!tprelhi
	ldih $1,self($0)	!tprelhi
	ldl $2,task($2)	!tprello
	ldi $1,self($1)	!tprello
	ldih $3,replies($0)	!tprelhi
	ldih $21,unit_buffers($0)	!tprelhi
	ldl $8,24($2)
	ldl $20,16($2)
	ldbu $7,8($1)
	ldl $17,0($2)
	mov $8,$1
	cmplt $20,$8,$2
	ldi $19,replies($3)	!tprello
	selne $2,$20,$1,$1	# cmovne $2,$20,$1
	stw $31,replies($3)	!tprello
	ldi $21,unit_buffers($21)	!tprello
	vinsw $19,$31,2,$28
	ldi $28,1($31)
	sll $28,56,$28
	vinsw $1,$28,0,$28
	dma $28,$17,$21
	mov $31,$1
	mov $20,$22
	subl $20,$8,$25
	mov $31,$23
	ble $20,$L1
	ldih $6,state($0)	!tprelhi
	ldi $18,16($21)
	ldi $3,state($6)	!tprello
	.align 4
$L8:
	mov $8,$5
	cmplt $22,$8,$2
	selne $2,$22,$5,$5	# cmovne $2,$22,$5
	addl $23,$8,$23
	s4addl $1,$19,$4
	.align 4
$L3:
	ldw $2,0($4)
	addw $31,$2,$2
	beq $2,$L3
	memb
	xor $1,1,$0
	cmple $20,$23,$24
	beq $24,$L19
	ble $5,$L20
$L5:
	sll $1,13,$1
	ldi $5,-1($5)
	addl $18,$1,$2
	andnot $5,15,$5
	addl $21,$1,$1
	addl $5,$2,$5
	.align 4
$L9:
	ldl $4,0($1)
	ldl $2,8($1)
	stl $4,state($6)	!tprello
	stl $2,8($3)
	vldd $28,0($3)
	putr $28,$7
	ldi $1,16($1)
	cmpeq $1,$5,$2
	beq $2,$L9
	subl $22,$8,$22
	subl $25,$8,$25
	bne $24,$L1
	mov $0,$1
	br $31,$L8
$L1:
	ret $31,($26),1
	.align 4
$L19:
	cmplt $25,$8,$16
	s4addl $0,$19,$4
	sll $0,13,$2
	mov $8,$27
	selne $16,$25,$27,$27	# cmovne $16,$25,$27
	addl $21,$2,$2
	stw $31,0($4)
	addl $17,$23,$16
	vinsw $4,$31,2,$28
	ldi $28,1($31)
	sll $28,56,$28
	vinsw $27,$28,0,$28
	dma $28,$16,$2
	bgt $5,$L5
	subl $22,$8,$22
	subl $25,$8,$25
	mov $0,$1
	br $31,$L8
$L20:
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
	bne $2,$L21
	ldih $22,round_key($0)	!tprelhi
	ldih $5,state($0)	!tprelhi
	ldi $6,round_key($22)	!tprello
	ldi $1,state($5)	!tprello
	.align 4
$L23:
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
	bne $4,$L23
$L21:
	ret $31,($26),1
	.end add_rr
	.align 2
	.align 4
	.ent mix_left_rr
$mix_left_rr..ng:
mix_left_rr:
	.frame $30,112,$26,0
	.mask 0x400fe00,-112
	mov $31,$0	# call_pal 0x9e
	ldi $30,-112($30)
	ldih $1,self($0)	!tprelhi
	ldih $2,task($0)	!tprelhi
	stl $11,24($30)
	ldi $1,self($1)	!tprello
	stl $12,32($30)
	stl $13,40($30)
	ldih $13,state($0)	!tprelhi
	stl $26,0($30)
	ldi $12,state($13)	!tprello
	stl $9,8($30)
	stl $10,16($30)
	stl $14,48($30)
	stl $15,56($30)
	.prologue 0
	ldl $2,task($2)	!tprello
	ldbu $1,8($1)
	stl $1,96($30)
	ldl $1,16($2)
	ldi $2,15($1)
	cmple $1,15,$3
	selge $1,$1,$2,$2	# cmovge $1,$1,$2
	sra $2,4,$11
	bne $3,$L25
	mov $11,$10
	mov $13,$11
	.align 4
$L26:
	getr $28
	vstd $28,0($12)
	ldbu $5,1($12)
	ldbu $20,4($12)
	ldbu $0,6($12)
	ldbu $4,state($11)	!tprello
	addw $5,$5,$24
	addw $20,$20,$25
	ldbu $3,5($12)
	addw $4,$4,$6
	srl $5,7,$16
	addw $0,$0,$7
	and $24,0xff,$24
	and $25,0xff,$25
	ldbu $21,2($12)
	and $6,0xff,$13
	stl $16,64($30)
	xor $24,27,$18
	xor $25,27,$16
	and $7,0xff,$7
	srl $4,7,$15
	addw $3,$3,$8
	stl $18,88($30)
	xor $13,27,$14
	stl $16,104($30)
	xor $7,27,$16
	ldbu $2,3($12)
	ldbu $1,7($12)
	selne $15,$14,$13,$13	# cmovne $15,$14,$13
	and $8,0xff,$8
	srl $21,7,$19
	ldl $14,64($30)
	stl $16,80($30)
	addw $21,$21,$23
	ldl $16,88($30)
	xor $8,27,$18
	stl $19,72($30)
	and $23,0xff,$23
	srl $3,7,$17
	selne $14,$16,$24,$24	# cmovne $14,$16,$24
	selne $17,$18,$8,$8	# cmovne $17,$18,$8
	ldl $16,104($30)
	ldl $18,80($30)
	addw $2,$2,$22
	addw $1,$1,$6
	ldl $14,72($30)
	srl $20,7,$27
	and $22,0xff,$22
	srl $0,7,$19
	and $6,0xff,$6
	xor $23,27,$9
	selne $27,$16,$25,$25	# cmovne $27,$16,$25
	selne $14,$9,$23,$23	# cmovne $14,$9,$23
	selne $19,$18,$7,$7	# cmovne $19,$18,$7
	srl $2,7,$27
	xor $20,$3,$19
	xor $4,$5,$18
	xor $22,27,$16
	srl $1,7,$9
	xor $5,$21,$5
	xor $4,$21,$4
	xor $3,$0,$3
	xor $20,$0,$20
	xor $6,27,$17
	selne $27,$16,$22,$22	# cmovne $27,$16,$22
	selne $9,$17,$6,$6	# cmovne $9,$17,$6
	xor $2,$5,$5
	xor $4,$2,$4
	xor $1,$3,$3
	xor $18,$2,$2
	xor $20,$1,$20
	xor $18,$21,$18
	xor $19,$1,$1
	xor $19,$0,$21
	xor $24,$4,$4
	xor $25,$3,$3
	xor $8,$20,$20
	xor $13,$5,$5
	xor $2,$23,$2
	xor $13,$18,$0
	xor $1,$7,$1
	xor $25,$21,$25
	xor $22,$2,$2
	xor $6,$1,$1
	xor $24,$5,$24
	xor $23,$4,$23
	xor $22,$0,$22
	xor $8,$3,$8
	xor $7,$20,$7
	xor $6,$25,$6
	stb $24,state($11)	!tprello
	stb $23,1($12)
	stb $2,2($12)
	stb $22,3($12)
	stb $8,4($12)
	stb $7,5($12)
	stb $1,6($12)
	stb $6,7($12)
	ldl $19,96($30)
	vldd $28,0($12)
	putr $28,$19
	ldi $10,-1($10)
	bne $10,$L26
$L25:
	ldl $26,0($30)
	ldl $9,8($30)
	ldl $10,16($30)
	ldl $11,24($30)
	ldl $12,32($30)
	ldl $13,40($30)
	ldl $14,48($30)
	ldl $15,56($30)
	ldi $30,112($30)
	ret $31,($26),1
	.end mix_left_rr
	.align 2
	.align 4
	.ent mix_right_rr
$mix_right_rr..ng:
mix_right_rr:
	.frame $30,112,$26,0
	.mask 0x400fe00,-112
	mov $31,$0	# call_pal 0x9e
	ldi $30,-112($30)
	ldih $1,self($0)	!tprelhi
	ldih $2,task($0)	!tprelhi
	stl $11,24($30)
	ldi $1,self($1)	!tprello
	stl $12,32($30)
	ldih $0,state($0)	!tprelhi
	stl $26,0($30)
	ldi $12,state($0)	!tprello
	stl $9,8($30)
	stl $10,16($30)
	stl $13,40($30)
	stl $14,48($30)
	stl $15,56($30)
	.prologue 0
	ldl $2,task($2)	!tprello
	ldbu $1,8($1)
	stl $1,88($30)
	ldl $1,16($2)
	ldi $2,15($1)
	cmple $1,15,$3
	selge $1,$1,$2,$2	# cmovge $1,$1,$2
	sra $2,4,$11
	bne $3,$L38
	mov $11,$10
	.align 4
$L39:
	getr $28
	vstd $28,0($12)
	ldbu $5,9($12)
	ldbu $0,14($12)
	ldbu $21,10($12)
	ldbu $3,13($12)
	addw $5,$5,$24
	addw $0,$0,$7
	and $24,0xff,$24
	and $7,0xff,$7
	xor $24,27,$17
	addw $21,$21,$23
	stl $17,80($30)
	xor $7,27,$17
	srl $21,7,$18
	and $23,0xff,$23
	stl $17,72($30)
	addw $3,$3,$8
	ldl $17,80($30)
	ldbu $4,8($12)
	srl $5,7,$13
	ldbu $20,12($12)
	stl $18,64($30)
	selne $13,$17,$24,$24	# cmovne $13,$17,$24
	srl $3,7,$19
	ldl $17,64($30)
	stl $19,96($30)
	xor $23,27,$9
	ldbu $2,11($12)
	ldbu $1,15($12)
	selne $17,$9,$23,$23	# cmovne $17,$9,$23
	and $8,0xff,$8
	ldl $17,96($30)
	addw $4,$4,$6
	addw $20,$20,$25
	xor $8,27,$18
	selne $17,$18,$8,$8	# cmovne $17,$18,$8
	and $6,0xff,$11
	ldl $18,72($30)
	and $25,0xff,$25
	addw $2,$2,$22
	addw $1,$1,$6
	srl $4,7,$15
	and $22,0xff,$22
	srl $20,7,$27
	and $6,0xff,$6
	srl $0,7,$19
	xor $11,27,$14
	xor $25,27,$16
	selne $19,$18,$7,$7	# cmovne $19,$18,$7
	selne $27,$16,$25,$25	# cmovne $27,$16,$25
	xor $4,$5,$18
	xor $20,$3,$19
	selne $15,$14,$11,$11	# cmovne $15,$14,$11
	srl $2,7,$9
	xor $20,$0,$20
	srl $1,7,$16
	xor $5,$21,$5
	xor $4,$21,$4
	xor $22,27,$27
	xor $3,$0,$3
	xor $6,27,$17
	selne $9,$27,$22,$22	# cmovne $9,$27,$22
	selne $16,$17,$6,$6	# cmovne $16,$17,$6
	xor $2,$5,$5
	xor $4,$2,$4
	xor $1,$3,$3
	xor $18,$2,$2
	xor $18,$21,$18
	xor $20,$1,$21
	xor $19,$1,$1
	xor $19,$0,$19
	xor $24,$4,$4
	xor $25,$3,$3
	xor $8,$21,$21
	xor $25,$19,$25
	xor $11,$5,$5
	xor $2,$23,$2
	xor $11,$18,$0
	xor $1,$7,$1
	xor $22,$2,$2
	xor $6,$1,$1
	xor $24,$5,$24
	xor $23,$4,$23
	xor $22,$0,$22
	xor $8,$3,$8
	xor $7,$21,$7
	xor $6,$25,$6
	stb $24,8($12)
	stb $23,9($12)
	stb $2,10($12)
	stb $22,11($12)
	stb $8,12($12)
	stb $7,13($12)
	stb $1,14($12)
	stb $6,15($12)
	ldl $19,88($30)
	vldd $28,0($12)
	putr $28,$19
	ldi $10,-1($10)
	bne $10,$L39
$L38:
	ldl $26,0($30)
	ldl $9,8($30)
	ldl $10,16($30)
	ldl $11,24($30)
	ldl $12,32($30)
	ldl $13,40($30)
	ldl $14,48($30)
	ldl $15,56($30)
	ldi $30,112($30)
	ret $31,($26),1
	.end mix_right_rr
	.align 2
	.align 4
	.ent mix_left_rc
$mix_left_rc..ng:
mix_left_rc:
	.frame $30,112,$26,0
	.mask 0x400fe00,-112
	mov $31,$0	# call_pal 0x9e
	ldi $30,-112($30)
	ldih $1,self($0)	!tprelhi
	ldih $2,task($0)	!tprelhi
	stl $11,24($30)
	ldi $1,self($1)	!tprello
	stl $12,32($30)
	stl $13,40($30)
	ldih $13,state($0)	!tprelhi
	stl $26,0($30)
	ldi $12,state($13)	!tprello
	stl $9,8($30)
	stl $10,16($30)
	stl $14,48($30)
	stl $15,56($30)
	.prologue 0
	ldl $2,task($2)	!tprello
	ldbu $1,8($1)
	stl $1,96($30)
	ldl $1,16($2)
	ldi $2,15($1)
	cmple $1,15,$3
	selge $1,$1,$2,$2	# cmovge $1,$1,$2
	sra $2,4,$11
	bne $3,$L51
	mov $11,$10
	mov $13,$11
	.align 4
$L52:
	getr $28
	vstd $28,0($12)
	ldbu $5,1($12)
	ldbu $20,4($12)
	ldbu $0,6($12)
	ldbu $4,state($11)	!tprello
	addw $5,$5,$24
	addw $20,$20,$25
	ldbu $3,5($12)
	addw $4,$4,$6
	srl $5,7,$16
	addw $0,$0,$7
	and $24,0xff,$24
	and $25,0xff,$25
	ldbu $21,2($12)
	and $6,0xff,$13
	stl $16,64($30)
	xor $24,27,$18
	xor $25,27,$16
	and $7,0xff,$7
	srl $4,7,$15
	addw $3,$3,$8
	stl $18,88($30)
	xor $13,27,$14
	stl $16,104($30)
	xor $7,27,$16
	ldbu $2,3($12)
	ldbu $1,7($12)
	selne $15,$14,$13,$13	# cmovne $15,$14,$13
	and $8,0xff,$8
	srl $21,7,$19
	ldl $14,64($30)
	stl $16,80($30)
	addw $21,$21,$23
	ldl $16,88($30)
	xor $8,27,$18
	stl $19,72($30)
	and $23,0xff,$23
	srl $3,7,$17
	selne $14,$16,$24,$24	# cmovne $14,$16,$24
	selne $17,$18,$8,$8	# cmovne $17,$18,$8
	ldl $16,104($30)
	ldl $18,80($30)
	addw $2,$2,$22
	addw $1,$1,$6
	ldl $14,72($30)
	srl $20,7,$27
	and $22,0xff,$22
	srl $0,7,$19
	and $6,0xff,$6
	xor $23,27,$9
	selne $27,$16,$25,$25	# cmovne $27,$16,$25
	selne $14,$9,$23,$23	# cmovne $14,$9,$23
	selne $19,$18,$7,$7	# cmovne $19,$18,$7
	srl $2,7,$27
	xor $20,$3,$19
	xor $4,$5,$18
	xor $22,27,$16
	srl $1,7,$9
	xor $5,$21,$5
	xor $4,$21,$4
	xor $3,$0,$3
	xor $20,$0,$20
	xor $6,27,$17
	selne $27,$16,$22,$22	# cmovne $27,$16,$22
	selne $9,$17,$6,$6	# cmovne $9,$17,$6
	xor $2,$5,$5
	xor $4,$2,$4
	xor $1,$3,$3
	xor $18,$2,$2
	xor $20,$1,$20
	xor $18,$21,$18
	xor $19,$1,$1
	xor $19,$0,$21
	xor $24,$4,$4
	xor $25,$3,$3
	xor $8,$20,$20
	xor $13,$5,$5
	xor $2,$23,$2
	xor $13,$18,$0
	xor $1,$7,$1
	xor $25,$21,$25
	xor $22,$2,$2
	xor $6,$1,$1
	xor $24,$5,$24
	xor $23,$4,$23
	xor $22,$0,$22
	xor $8,$3,$8
	xor $7,$20,$7
	xor $6,$25,$6
	stb $24,state($11)	!tprello
	stb $23,1($12)
	stb $2,2($12)
	stb $22,3($12)
	stb $8,4($12)
	stb $7,5($12)
	stb $1,6($12)
	stb $6,7($12)
	ldl $19,96($30)
	vldd $28,0($12)
	putc $28,$19
	ldi $10,-1($10)
	bne $10,$L52
$L51:
	ldl $26,0($30)
	ldl $9,8($30)
	ldl $10,16($30)
	ldl $11,24($30)
	ldl $12,32($30)
	ldl $13,40($30)
	ldl $14,48($30)
	ldl $15,56($30)
	ldi $30,112($30)
	ret $31,($26),1
	.end mix_left_rc
	.align 2
	.align 4
	.ent mix_right_cr
$mix_right_cr..ng:
mix_right_cr:
	.frame $30,112,$26,0
	.mask 0x400fe00,-112
	mov $31,$0	# call_pal 0x9e
	ldi $30,-112($30)
	ldih $1,self($0)	!tprelhi
	ldih $2,task($0)	!tprelhi
	stl $11,24($30)
	ldi $1,self($1)	!tprello
	stl $12,32($30)
	ldih $0,state($0)	!tprelhi
	stl $26,0($30)
	ldi $12,state($0)	!tprello
	stl $9,8($30)
	stl $10,16($30)
	stl $13,40($30)
	stl $14,48($30)
	stl $15,56($30)
	.prologue 0
	ldl $2,task($2)	!tprello
	ldbu $1,8($1)
	stl $1,88($30)
	ldl $1,16($2)
	ldi $2,15($1)
	cmple $1,15,$3
	selge $1,$1,$2,$2	# cmovge $1,$1,$2
	sra $2,4,$11
	bne $3,$L64
	mov $11,$10
	.align 4
$L65:
	getc $28
	vstd $28,0($12)
	ldbu $5,9($12)
	ldbu $0,14($12)
	ldbu $21,10($12)
	ldbu $3,13($12)
	addw $5,$5,$24
	addw $0,$0,$7
	and $24,0xff,$24
	and $7,0xff,$7
	xor $24,27,$17
	addw $21,$21,$23
	stl $17,80($30)
	xor $7,27,$17
	srl $21,7,$18
	and $23,0xff,$23
	stl $17,72($30)
	addw $3,$3,$8
	ldl $17,80($30)
	ldbu $4,8($12)
	srl $5,7,$13
	ldbu $20,12($12)
	stl $18,64($30)
	selne $13,$17,$24,$24	# cmovne $13,$17,$24
	srl $3,7,$19
	ldl $17,64($30)
	stl $19,96($30)
	xor $23,27,$9
	ldbu $2,11($12)
	ldbu $1,15($12)
	selne $17,$9,$23,$23	# cmovne $17,$9,$23
	and $8,0xff,$8
	ldl $17,96($30)
	addw $4,$4,$6
	addw $20,$20,$25
	xor $8,27,$18
	selne $17,$18,$8,$8	# cmovne $17,$18,$8
	and $6,0xff,$11
	ldl $18,72($30)
	and $25,0xff,$25
	addw $2,$2,$22
	addw $1,$1,$6
	srl $4,7,$15
	and $22,0xff,$22
	srl $20,7,$27
	and $6,0xff,$6
	srl $0,7,$19
	xor $11,27,$14
	xor $25,27,$16
	selne $19,$18,$7,$7	# cmovne $19,$18,$7
	selne $27,$16,$25,$25	# cmovne $27,$16,$25
	xor $4,$5,$18
	xor $20,$3,$19
	selne $15,$14,$11,$11	# cmovne $15,$14,$11
	srl $2,7,$9
	xor $20,$0,$20
	srl $1,7,$16
	xor $5,$21,$5
	xor $4,$21,$4
	xor $22,27,$27
	xor $3,$0,$3
	xor $6,27,$17
	selne $9,$27,$22,$22	# cmovne $9,$27,$22
	selne $16,$17,$6,$6	# cmovne $16,$17,$6
	xor $2,$5,$5
	xor $4,$2,$4
	xor $1,$3,$3
	xor $18,$2,$2
	xor $18,$21,$18
	xor $20,$1,$21
	xor $19,$1,$1
	xor $19,$0,$19
	xor $24,$4,$4
	xor $25,$3,$3
	xor $8,$21,$21
	xor $25,$19,$25
	xor $11,$5,$5
	xor $2,$23,$2
	xor $11,$18,$0
	xor $1,$7,$1
	xor $22,$2,$2
	xor $6,$1,$1
	xor $24,$5,$24
	xor $23,$4,$23
	xor $22,$0,$22
	xor $8,$3,$8
	xor $7,$21,$7
	xor $6,$25,$6
	stb $24,8($12)
	stb $23,9($12)
	stb $2,10($12)
	stb $22,11($12)
	stb $8,12($12)
	stb $7,13($12)
	stb $1,14($12)
	stb $6,15($12)
	ldl $19,88($30)
	vldd $28,0($12)
	putr $28,$19
	ldi $10,-1($10)
	bne $10,$L65
$L64:
	ldl $26,0($30)
	ldl $9,8($30)
	ldl $10,16($30)
	ldl $11,24($30)
	ldl $12,32($30)
	ldl $13,40($30)
	ldl $14,48($30)
	ldl $15,56($30)
	ldi $30,112($30)
	ret $31,($26),1
	.end mix_right_cr
	.align 2
	.align 4
	.ent add_rc
$add_rc..ng:
add_rc:
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
	bne $2,$L77
	ldih $22,round_key($0)	!tprelhi
	ldih $5,state($0)	!tprelhi
	ldi $6,round_key($22)	!tprello
	ldi $1,state($5)	!tprello
	.align 4
$L79:
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
	putc $28,$23
	ldi $4,-1($4)
	bne $4,$L79
$L77:
	ret $31,($26),1
	.end add_rc
	.align 2
	.align 4
	.ent leave
$leave..ng:
leave:
	.frame $30,0,$26,0
	.prologue 0
	mov $31,$0	# call_pal 0x9e
	ldi $3,1($31)
	ldih $1,task($0)	!tprelhi
	ldih $2,replies($0)	!tprelhi
	ldl $1,task($1)	!tprello
	ldi $19,replies($2)	!tprello
	stw $3,4($19)
	mov $31,$22
	ldl $18,16($1)
	ldl $17,8($1)
	stw $3,replies($2)	!tprello
	mov $31,$24
	ldl $23,24($1)
	mov $18,$25
	ble $18,$L87
	ldih $20,unit_buffers($0)	!tprelhi
	ldih $7,state($0)	!tprelhi
	ldi $20,unit_buffers($20)	!tprello
	ldi $2,state($7)	!tprello
	ldi $16,16($20)
	.align 4
$L86:
	mov $23,$21
	cmplt $25,$23,$1
	selne $1,$25,$21,$21	# cmovne $1,$25,$21
	s4addl $22,0,$27
	s4addl $22,$19,$5
	.align 4
$L84:
	ldw $1,0($5)
	addw $31,$1,$1
	beq $1,$L84
	memb
	sll $22,13,$8
	ldi $3,-1($21)
	addl $16,$8,$6
	andnot $3,15,$3
	addl $8,$20,$1
	addl $6,$3,$6
	ble $21,$L89
	.align 4
$L88:
	getc $28
	vstd $28,0($2)
	ldl $3,8($2)
	ldl $4,state($7)	!tprello
	ldi $1,16($1)
	stl $3,-8($1)
	cmpeq $6,$1,$3
	stl $4,-16($1)
	beq $3,$L88
$L89:
	addl $19,$27,$27
	addl $17,$24,$1
	stw $31,0($27)
	addl $8,$20,$8
	vinsw $5,$31,2,$28
	ldi $28,0($31)
	sll $28,56,$28
	vinsw $21,$28,0,$28
	dma $28,$1,$8
	addl $24,$23,$24
	xor $22,1,$22
	subl $25,$23,$25
	cmple $18,$24,$1
	beq $1,$L86
$L87:
	ldih $2,replies($0)	!tprelhi
	.align 4
$L83:
	ldw $1,replies($2)	!tprello
	addw $31,$1,$1
	beq $1,$L83
	memb
	ldih $2,replies($0)	!tprelhi
	ldi $2,replies($2)	!tprello
	.align 4
$L90:
	ldw $1,4($2)
	addw $31,$1,$1
	beq $1,$L90
	memb
	ret $31,($26),1
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
	bne $5,$L100
	.align 4
$L102:
	vldd $28,0($2)
	putc $28,$4
	vldd $28,0($2)
	putr $28,$3
	ldi $1,-1($1)
	bne $1,$L102
$L100:
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
	bne $2,$L104
	ldih $19,round_key($0)	!tprelhi
	ldi $1,round_key($19)	!tprello
	.align 4
$L106:
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
	bne $20,$L106
$L104:
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
$L109:
	ldw $1,replies($2)	!tprello
	addw $31,$1,$1
	beq $1,$L109
	memb
	ldih $1,task($0)	!tprelhi
	ldl $1,task($1)	!tprello
	ldl $1,16($1)
	ldi $6,15($1)
	cmple $1,15,$2
	selge $1,$1,$6,$6	# cmovge $1,$1,$6
	sra $6,4,$6
	bne $2,$L108
	ldih $1,round_key($0)	!tprelhi
	ldih $0,sbox($0)	!tprelhi
	ldi $1,round_key($1)	!tprello
	ldi $0,sbox($0)	!tprello
	.align 4
$L111:
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
	bne $6,$L111
$L108:
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
	bne $2,$L115
	ldih $19,round_key($0)	!tprelhi
	ldi $1,round_key($19)	!tprello
	.align 4
$L117:
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
	bne $20,$L117
$L115:
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
	bne $2,$L119
	ldih $19,round_key($0)	!tprelhi
	ldi $1,round_key($19)	!tprello
	.align 4
$L121:
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
	putc $28,$18
	ldi $20,-1($20)
	bne $20,$L121
$L119:
	ret $31,($26),1
	.end last_key_xor
	.align 2
	.align 4
	.ent sub_shift_rr
$sub_shift_rr..ng:
sub_shift_rr:
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
	ldbu $23,8($4)
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
$L124:
	ldw $1,replies($2)	!tprello
	addw $31,$1,$1
	beq $1,$L124
	memb
	ldih $1,task($0)	!tprelhi
	ldl $1,task($1)	!tprello
	ldl $1,16($1)
	ldi $22,15($1)
	cmple $1,15,$2
	selge $1,$1,$22,$22	# cmovge $1,$1,$22
	sra $22,4,$22
	bne $2,$L123
	ldih $25,state($0)	!tprelhi
	ldih $24,shifted($0)	!tprelhi
	ldih $1,sbox($0)	!tprelhi
	ldi $3,state($25)	!tprello
	ldi $1,sbox($1)	!tprello
	ldi $2,shifted($24)	!tprello
	.align 4
$L126:
	getr $28
	vstd $28,0($3)
	ldbu $17,state($25)	!tprello
	ldbu $18,5($3)
	ldbu $19,10($3)
	ldbu $20,15($3)
	ldbu $21,4($3)
	ldbu $0,9($3)
	ldbu $8,14($3)
	ldbu $7,3($3)
	ldbu $6,8($3)
	ldbu $5,13($3)
	ldbu $4,2($3)
	addl $17,$1,$17
	addl $18,$1,$18
	addl $19,$1,$19
	addl $20,$1,$20
	addl $21,$1,$21
	addl $0,$1,$0
	addl $8,$1,$8
	addl $7,$1,$7
	addl $6,$1,$6
	addl $5,$1,$5
	ldbu $17,0($17)
	ldbu $18,0($18)
	ldbu $19,0($19)
	ldbu $20,0($20)
	ldbu $21,0($21)
	ldbu $0,0($0)
	ldbu $8,0($8)
	ldbu $7,0($7)
	ldbu $6,0($6)
	ldbu $5,0($5)
	addl $4,$1,$4
	ldbu $4,0($4)
	stb $8,6($2)
	stb $7,7($2)
	stb $6,8($2)
	stb $5,9($2)
	stb $17,shifted($24)	!tprello
	stb $18,1($2)
	stb $19,2($2)
	stb $20,3($2)
	stb $21,4($2)
	stb $0,5($2)
	stb $4,10($2)
	ldbu $8,7($3)
	ldbu $7,12($3)
	ldbu $6,1($3)
	ldbu $5,6($3)
	ldbu $4,11($3)
	addl $8,$1,$8
	addl $7,$1,$7
	addl $6,$1,$6
	addl $5,$1,$5
	addl $4,$1,$4
	ldbu $8,0($8)
	ldbu $7,0($7)
	ldbu $6,0($6)
	ldbu $5,0($5)
	ldbu $4,0($4)
	stb $8,11($2)
	stb $7,12($2)
	stb $6,13($2)
	stb $5,14($2)
	stb $4,15($2)
	vldd $28,0($2)
	putr $28,$23
	ldi $22,-1($22)
	bne $22,$L126
$L123:
	ret $31,($26),1
	.end sub_shift_rr
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
$L131:
	ldw $1,replies($2)	!tprello
	addw $31,$1,$1
	beq $1,$L131
	memb
	ldih $1,task($0)	!tprelhi
	ldl $1,task($1)	!tprello
	ldl $1,16($1)
	ldi $6,15($1)
	cmple $1,15,$2
	selge $1,$1,$6,$6	# cmovge $1,$1,$6
	sra $6,4,$6
	bne $2,$L130
	ldih $1,round_key($0)	!tprelhi
	ldih $0,sbox($0)	!tprelhi
	ldi $1,round_key($1)	!tprello
	ldi $0,sbox($0)	!tprello
	.align 4
$L133:
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
	bne $6,$L133
$L130:
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
	beq $27,$L137
	call $26,($27)
	ldih $29,0($26)	!gpdisp!2
	ldi $29,0($29)	!gpdisp!2
$L137:
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
	.quad sub_shift_rr
	.byte 3
	.skip 7
	.quad mix_left_rr
	.byte 4
	.skip 7
	.quad mix_right_rr
	.byte 5
	.skip 7
	.quad add_rr
	.byte 6
	.skip 7
	.quad sub_shift_rr
	.byte 7
	.skip 7
	.quad mix_left_rc
	.byte 1
	.skip 7
	.quad mix_left_rc
	.byte 2
	.skip 7
	.quad sub_shift_rr
	.byte 0
	.skip 7
	.quad add_rr
	.byte 1
	.skip 7
	.quad mix_right_rr
	.byte 2
	.skip 7
	.quad mix_left_rr
	.byte 3
	.skip 7
	.quad sub_shift_rr
	.byte 4
	.skip 7
	.quad add_rr
	.byte 5
	.skip 7
	.quad mix_right_cr
	.byte 6
	.skip 7
	.quad mix_right_cr
	.byte 1
	.skip 7
	.quad add_rr
	.byte 2
	.skip 7
	.quad sub_shift_rr
	.byte 3
	.skip 7
	.quad mix_left_rr
	.byte 4
	.skip 7
	.quad mix_right_rr
	.byte 5
	.skip 7
	.quad add_rr
	.byte 6
	.skip 7
	.quad sub_shift_rr
	.byte 7
	.skip 7
	.quad mix_left_rc
	.byte 3
	.skip 7
	.quad mix_left_rc
	.byte 4
	.skip 7
	.quad sub_shift_rr
	.byte 0
	.skip 7
	.quad add_rr
	.byte 1
	.skip 7
	.quad mix_right_rr
	.byte 2
	.skip 7
	.quad mix_left_rr
	.byte 3
	.skip 7
	.quad sub_shift_rr
	.byte 4
	.skip 7
	.quad add_rr
	.byte 5
	.skip 7
	.quad mix_right_cr
	.byte 6
	.skip 7
	.quad mix_right_cr
	.byte 1
	.skip 7
	.quad add_rr
	.byte 2
	.skip 7
	.quad sub_shift_rr
	.byte 3
	.skip 7
	.quad mix_left_rr
	.byte 4
	.skip 7
	.quad mix_right_rr
	.byte 5
	.skip 7
	.quad add_rr
	.byte 6
	.skip 7
	.quad sub_shift_rr
	.byte 7
	.skip 7
	.quad add_rc
	.byte 5
	.skip 7
	.quad 0
	.skip 8
	.quad key_entry
	.byte 3
	.byte 0
	.skip 6
	.quad key_word_rc
	.byte 6
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
	.quad 0
	.skip 8
	.quad key_xor_rr
	.byte 6
	.byte 2
	.skip 6
	.quad key_word_rc
	.byte 7
	.byte 0
	.byte 32
	.skip 5
	.quad last_key_xor
	.byte 0
	.byte 4
	.skip 6
	.quad key_word_rr
	.byte 1
	.byte 0
	.byte -128
	.skip 5
	.quad key_xor_rr
	.byte 4
	.byte 4
	.skip 6
	.quad key_xor_rr
	.byte 0
	.byte 3
	.skip 6
	.quad key_word_rr
	.byte 2
	.byte 0
	.byte 64
	.skip 5
	.quad key_word_rr
	.byte 5
	.byte 0
	.byte 27
	.skip 5
	.quad key_xor_rr
	.byte 7
	.byte 4
	.skip 6
	.quad key_xor_cr
	.byte 3
	.byte 3
	.skip 6
	.quad key_word_rc
	.byte 6
	.byte 0
	.byte 54
	.skip 5
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
	.type shifted,@object
	.size shifted,32
shifted:
	.skip 32
	.align 5
	.type state,@object
	.size state,32
state:
	.skip 32
	.ident "GCC: (Debian 12.2.0-13) 12.2.0"
