# Made from asap_tasks_alone.c by `swsim cc`. To change the program, change the C.
# Compiler: GCC: (Debian 12.2.0-13) 12.2.0, for Alpha
# Flags: -O2 -mcpu=ev56 -mbwx -ffreestanding -fno-pic -fno-jump-tables -fno-tree-vectorize -fno-tree-slp-vectorize -ftls-model=local-exec -ffixed-$28

	.set noreorder
	.set volatile
	.set noat
	.arch sw3
	.section .text1, "ax", "progbits"
	.align 2
	.align 4
	.ent feed_r
$feed_r..ng:
feed_r:
	.frame $30,0,$26,0
	.prologue 0
	mov $31,$0	# call_pal 0x9e
	ldih $1,task($0)	!tprelhi
	ldih $2,state($0)	!tprelhi
	ldl $1,task($1)	!tprello
	ldih $0,self($0)	!tprelhi
	ldi $0,self($0)	!tprello
	ldi $2,state($2)	!tprello
	ldl $4,16($1)
	ldbu $3,8($0)
	ldi $1,15($4)
	cmple $4,15,$5
	selge $4,$4,$1,$1	# cmovge $4,$4,$1
	sra $1,4,$1
	bne $5,$L1
	.align 4
$L3:
	vldd $28,0($2)
	putr $28,$3
	ldi $1,-1($1)
	bne $1,$L3
$L1:
	ret $31,($26),1
	.end feed_r
	.align 2
	.align 4
	.ent feed_c
$feed_c..ng:
feed_c:
	.frame $30,0,$26,0
	.prologue 0
	mov $31,$0	# call_pal 0x9e
	ldih $1,task($0)	!tprelhi
	ldih $2,state($0)	!tprelhi
	ldl $1,task($1)	!tprello
	ldih $0,self($0)	!tprelhi
	ldi $0,self($0)	!tprello
	ldi $2,state($2)	!tprello
	ldl $4,16($1)
	ldbu $3,8($0)
	ldi $1,15($4)
	cmple $4,15,$5
	selge $4,$4,$1,$1	# cmovge $4,$4,$1
	sra $1,4,$1
	bne $5,$L6
	.align 4
$L8:
	vldd $28,0($2)
	putc $28,$3
	ldi $1,-1($1)
	bne $1,$L8
$L6:
	ret $31,($26),1
	.end feed_c
	.align 2
	.align 4
	.ent take_r
$take_r..ng:
take_r:
	.frame $30,0,$26,0
	.prologue 0
	mov $31,$0	# call_pal 0x9e
	ldih $1,task($0)	!tprelhi
	ldih $0,state($0)	!tprelhi
	ldl $1,task($1)	!tprello
	ldi $0,state($0)	!tprello
	ldl $2,16($1)
	ldi $1,15($2)
	cmple $2,15,$3
	selge $2,$2,$1,$1	# cmovge $2,$2,$1
	sra $1,4,$1
	bne $3,$L10
	.align 4
$L12:
	getr $28
	vstd $28,0($0)
	ldi $1,-1($1)
	bne $1,$L12
$L10:
	ret $31,($26),1
	.end take_r
	.align 2
	.align 4
	.ent take_c
$take_c..ng:
take_c:
	.frame $30,0,$26,0
	.prologue 0
	mov $31,$0	# call_pal 0x9e
	ldih $1,task($0)	!tprelhi
	ldih $0,state($0)	!tprelhi
	ldl $1,task($1)	!tprello
	ldi $0,state($0)	!tprello
	ldl $2,16($1)
	ldi $1,15($2)
	cmple $2,15,$3
	selge $2,$2,$1,$1	# cmovge $2,$2,$1
	sra $1,4,$1
	bne $3,$L14
	.align 4
$L16:
	getc $28
	vstd $28,0($0)
	ldi $1,-1($1)
	bne $1,$L16
$L14:
	ret $31,($26),1
	.end take_c
	.align 2
	.align 4
	.ent add
$add..ng:
add:
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
	bne $2,$L18
	.align 4
$L20:
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
	bne $5,$L20
$L18:
	ret $31,($26),1
	.end add
	.align 2
	.align 4
	.ent shift
$shift..ng:
shift:
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
	bne $4,$L22
	.align 4
$L24:
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
	bne $2,$L24
$L22:
	ret $31,($26),1
	.end shift
	.align 2
	.align 4
	.ent mix
$mix..ng:
mix:
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
	bne $2,$L26
	.align 4
$L27:
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
	bne $5,$L27
$L26:
	ret $31,($26),1
	.end mix
	.align 2
	.align 4
	.ent mix_left
$mix_left..ng:
mix_left:
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
	bne $2,$L47
	.align 4
$L48:
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
	stb $23,4($1)
	xor $7,$22,$7
	stb $8,5($1)
	stb $2,6($1)
	stb $7,7($1)
	vldd $28,0($1)
	putr $28,$6
	ldi $5,-1($5)
	bne $5,$L48
$L47:
	ret $31,($26),1
	.end mix_left
	.align 2
	.align 4
	.ent key_sub_word_alone
$key_sub_word_alone..ng:
key_sub_word_alone:
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
$L61:
	ldw $2,replies($3)	!tprello
	addw $31,$2,$2
	beq $2,$L61
	memb
	ldih $2,task($0)	!tprelhi
	ldl $2,task($2)	!tprello
	ldl $2,16($2)
	ldi $6,15($2)
	cmple $2,15,$3
	selge $2,$2,$6,$6	# cmovge $2,$2,$6
	sra $6,4,$6
	bne $3,$L60
	ldih $0,sbox($0)	!tprelhi
	ldi $0,sbox($0)	!tprello
	.align 4
$L63:
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
	bne $6,$L63
$L60:
	ret $31,($26),1
	.end key_sub_word_alone
	.align 2
	.align 4
	.ent key_rot_word_alone
$key_rot_word_alone..ng:
key_rot_word_alone:
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
	bne $4,$L67
	.align 4
$L69:
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
	bne $2,$L69
$L67:
	ret $31,($26),1
	.end key_rot_word_alone
	.align 2
	.align 4
	.ent key_xor_alone
$key_xor_alone..ng:
key_xor_alone:
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
	bne $2,$L71
	.align 4
$L73:
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
	bne $20,$L73
$L71:
	ret $31,($26),1
	.end key_xor_alone
	.align 2
	.align 4
	.ent key_scheduling_alone
$key_scheduling_alone..ng:
key_scheduling_alone:
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
	bne $2,$L75
	.align 4
$L77:
	getr $28
	vstd $28,0($1)
	ldbu $7,0($1)
	ldbu $6,1($1)
	ldbu $22,17($1)
	ldbu $8,18($1)
	ldbu $5,2($1)
	ldbu $4,3($1)
	ldbu $3,19($1)
	ldbu $2,16($1)
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
	bne $20,$L77
$L75:
	ret $31,($26),1
	.end key_scheduling_alone
	.align 2
	.align 4
	.ent sub
$sub..ng:
sub:
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
$L80:
	ldw $2,replies($3)	!tprello
	addw $31,$2,$2
	beq $2,$L80
	memb
	ldih $2,task($0)	!tprelhi
	ldl $2,task($2)	!tprello
	ldl $2,16($2)
	ldi $24,15($2)
	cmple $2,15,$3
	selge $2,$2,$24,$24	# cmovge $2,$2,$24
	sra $24,4,$24
	bne $3,$L79
	ldih $2,sbox($0)	!tprelhi
	ldi $2,sbox($2)	!tprello
	.align 4
$L82:
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
	bne $24,$L82
$L79:
	ret $31,($26),1
	.end sub
	.align 2
	.align 4
	.ent sub_shift
$sub_shift..ng:
sub_shift:
	.frame $30,0,$26,0
	.prologue 0
	mov $31,$0	# call_pal 0x9e
	ldi $7,256($31)
	ldih $3,task($0)	!tprelhi
	ldih $6,self($0)	!tprelhi
	ldl $3,task($3)	!tprello
	ldih $4,replies($0)	!tprelhi
	ldih $2,state($0)	!tprelhi
	ldih $1,shifted($0)	!tprelhi
	ldi $6,self($6)	!tprello
	ldih $5,sbox($0)	!tprelhi
	ldbu $23,8($6)
	ldi $2,state($2)	!tprello
	ldi $1,shifted($1)	!tprello
	ldi $3,128($3)
	stw $31,replies($4)	!tprello
	ldi $6,replies($4)	!tprello
	ldi $5,sbox($5)	!tprello
	vinsw $6,$31,2,$28
	ldi $28,1($31)
	sll $28,56,$28
	vinsw $7,$28,0,$28
	dma $28,$3,$5
	.align 4
$L87:
	ldw $3,replies($4)	!tprello
	addw $31,$3,$3
	beq $3,$L87
	memb
	ldih $3,task($0)	!tprelhi
	ldl $3,task($3)	!tprello
	ldl $3,16($3)
	ldi $24,15($3)
	cmple $3,15,$4
	selge $3,$3,$24,$24	# cmovge $3,$3,$24
	sra $24,4,$24
	bne $4,$L86
	ldih $3,sbox($0)	!tprelhi
	ldi $3,sbox($3)	!tprello
	.align 4
$L89:
	getr $28
	vstd $28,0($2)
	ldbu $19,0($2)
	ldbu $20,5($2)
	ldbu $21,10($2)
	ldbu $0,15($2)
	ldbu $25,4($2)
	ldbu $22,9($2)
	ldbu $8,14($2)
	ldbu $7,3($2)
	ldbu $6,8($2)
	ldbu $5,13($2)
	ldbu $4,2($2)
	addl $19,$3,$19
	addl $20,$3,$20
	addl $21,$3,$21
	addl $0,$3,$0
	addl $25,$3,$25
	addl $22,$3,$22
	addl $8,$3,$8
	addl $7,$3,$7
	addl $6,$3,$6
	addl $5,$3,$5
	ldbu $19,0($19)
	ldbu $20,0($20)
	ldbu $21,0($21)
	ldbu $0,0($0)
	ldbu $25,0($25)
	ldbu $22,0($22)
	ldbu $8,0($8)
	ldbu $7,0($7)
	ldbu $6,0($6)
	ldbu $5,0($5)
	addl $4,$3,$4
	ldbu $4,0($4)
	stb $8,6($1)
	stb $7,7($1)
	stb $6,8($1)
	stb $5,9($1)
	stb $19,0($1)
	stb $20,1($1)
	stb $21,2($1)
	stb $0,3($1)
	stb $25,4($1)
	stb $22,5($1)
	stb $4,10($1)
	ldbu $8,7($2)
	ldbu $7,12($2)
	ldbu $6,1($2)
	ldbu $5,6($2)
	ldbu $4,11($2)
	addl $8,$3,$8
	addl $7,$3,$7
	addl $6,$3,$6
	addl $5,$3,$5
	addl $4,$3,$4
	ldbu $8,0($8)
	ldbu $7,0($7)
	ldbu $6,0($6)
	ldbu $5,0($5)
	ldbu $4,0($4)
	stb $8,11($1)
	stb $7,12($1)
	stb $6,13($1)
	stb $5,14($1)
	stb $4,15($1)
	vldd $28,0($1)
	putr $28,$23
	ldi $24,-1($24)
	bne $24,$L89
$L86:
	ret $31,($26),1
	.end sub_shift
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
	beq $27,$L93
	call $26,($27)
	ldih $29,0($26)	!gpdisp!2
	ldi $29,0($29)	!gpdisp!2
$L93:
	ldl $26,0($30)
	ldi $30,16($30)
	ret $31,($26),1
	.end aes_crypt
	.section .rodata, "a", "progbits"
	.align 3
	.type mesh,@object
	.size mesh,1024
mesh:
	.quad feed_r
	.byte 1
	.skip 7
	.quad add
	.byte 2
	.skip 7
	.quad take_r
	.skip 8
	.quad 0
	.skip 8
	.quad feed_r
	.byte 5
	.skip 7
	.quad sub
	.byte 6
	.skip 7
	.quad take_r
	.skip 8
	.quad 0
	.skip 8
	.quad 0
	.skip 8
	.quad feed_c
	.byte 0
	.skip 7
	.quad 0
	.skip 8
	.quad 0
	.skip 8
	.quad feed_r
	.byte 5
	.skip 7
	.quad shift
	.byte 6
	.skip 7
	.quad take_r
	.skip 8
	.quad 0
	.skip 8
	.quad feed_r
	.byte 1
	.skip 7
	.quad key_xor_alone
	.byte 2
	.byte 3
	.skip 6
	.quad take_r
	.skip 8
	.quad 0
	.skip 8
	.quad feed_r
	.byte 5
	.skip 7
	.quad mix
	.byte 6
	.skip 7
	.quad take_r
	.skip 8
	.quad 0
	.skip 8
	.quad 0
	.skip 8
	.quad take_c
	.skip 8
	.quad 0
	.skip 8
	.quad 0
	.skip 8
	.quad feed_r
	.byte 5
	.skip 7
	.quad sub_shift
	.byte 6
	.skip 7
	.quad take_r
	.skip 8
	.quad 0
	.skip 8
	.quad feed_r
	.byte 1
	.skip 7
	.quad key_scheduling_alone
	.byte 2
	.byte 5
	.skip 6
	.quad take_r
	.skip 8
	.quad 0
	.skip 8
	.quad feed_r
	.byte 5
	.skip 7
	.quad mix_left
	.byte 6
	.skip 7
	.quad take_r
	.skip 8
	.quad 0
	.skip 8
	.quad 0
	.skip 8
	.quad take_c
	.skip 8
	.quad 0
	.skip 8
	.quad 0
	.skip 8
	.quad feed_r
	.byte 5
	.skip 7
	.quad key_sub_word_alone
	.byte 6
	.skip 7
	.quad take_r
	.skip 8
	.quad 0
	.skip 8
	.quad 0
	.skip 8
	.quad 0
	.skip 8
	.quad 0
	.skip 8
	.quad 0
	.skip 8
	.quad feed_r
	.byte 5
	.skip 7
	.quad key_rot_word_alone
	.byte 6
	.skip 7
	.quad take_r
	.skip 8
	.quad 0
	.skip 8
	.skip 128
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
