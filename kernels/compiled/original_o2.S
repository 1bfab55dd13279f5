# Made from aes.c by `swsim cc`. To change the program, change the C.
# Compiler: GCC: (Debian 12.2.0-13) 12.2.0, for Alpha
# Flags: -O2 -mcpu=ev56 -mbwx -ffreestanding -fno-pic -fno-jump-tables -fno-tree-vectorize -fno-tree-slp-vectorize -ftls-model=local-exec -ffixed-$28

	.set noreorder
	.set volatile
	.set noat
	.arch sw3
	.section .text1, "ax", "progbits"
	.align 2
	.align 4
	.ent shift_rows
$shift_rows..ng:
shift_rows:
	.frame $30,16,$26,0
	ldi $30,-16($30)
	.prologue 0
	ldi $5,5($31)
	ldi $16,4($16)
$L2:
	subw $5,4,$4
	mov $30,$3
	zapnot $5,15,$6
$L3:
	and $4,3,$2
	ldi $3,1($3)
	addl $16,$2,$2
	addw $4,1,$4
	zapnot $4,15,$1
	ldbu $2,0($2)
	cmpeq $1,$6,$1
	stb $2,-1($3)
	beq $1,$L3
	ldbu $2,0($30)
	addw $5,1,$5
	zapnot $5,15,$1
	ldi $16,4($16)
	stb $2,-4($16)
	addw $31,$5,$5
	ldbu $2,1($30)
	cmpeq $1,8,$1
	stb $2,-3($16)
	ldbu $2,2($30)
	stb $2,-2($16)
	ldbu $2,3($30)
	stb $2,-1($16)
	beq $1,$L2
	ldi $30,16($30)
	ret $31,($26),1
	.end shift_rows
	.align 2
	.align 4
	.ent add_round_key
$add_round_key..ng:
add_round_key:
	.frame $30,0,$26,0
	.prologue 0
	mov $31,$0	# call_pal 0x9e
	sll $17,4,$17
	ldih $0,aes_round_keys($0)	!tprelhi
	addw $31,$17,$6
	ldi $0,aes_round_keys($0)	!tprello
	ldi $16,4($16)
	mov $31,$5
	addl $6,$0,$6
$L8:
	ldi $1,-4($16)
	addl $6,$5,$3
$L9:
	ldbu $2,0($1)
	ldbu $4,0($3)
	ldi $1,1($1)
	ldi $3,4($3)
	xor $2,$4,$2
	stb $2,-1($1)
	cmpeq $1,$16,$2
	beq $2,$L9
	ldi $5,1($5)
	ldi $16,4($1)
	cmpeq $5,4,$1
	beq $1,$L8
	ret $31,($26),1
	.end add_round_key
	.align 2
	.align 4
	.globl aes_crypt_buffer
	.ent aes_crypt_buffer
aes_crypt_buffer:
	.frame $30,96,$26,0
	.mask 0x400fe00,-96
	ldih $29,0($27)	!gpdisp!1
	ldi $29,0($29)	!gpdisp!1
$aes_crypt_buffer..ng:
	ldi $2,-1($18)
	ldi $30,-96($30)
	stl $11,24($30)
	andnot $2,15,$2
	ldi $2,16($2)
	mov $31,$11
	stl $13,40($30)
	mov $16,$13
	stl $14,48($30)
	mov $17,$14
	stl $26,0($30)
	stl $9,8($30)
	stl $10,16($30)
	stl $12,32($30)
	stl $15,56($30)
	.prologue 1
	stl $2,80($30)
	ble $18,$L12
	mov $31,$0	# call_pal 0x9e
	ldih $10,aes_sbox($0)	!tprelhi
	ldi $10,aes_sbox($10)	!tprello
$L32:
	ldi $15,68($30)
	mov $31,$5
	mov $15,$4
	addl $13,$11,$6
$L14:
	addl $6,$5,$2
	ldi $1,-4($4)
$L15:
	ldbu $3,0($2)
	ldi $1,1($1)
	ldi $2,4($2)
	stb $3,-1($1)
	cmpeq $1,$4,$3
	beq $3,$L15
	ldi $5,1($5)
	ldi $4,4($1)
	cmpeq $5,4,$1
	beq $1,$L14
	mov $31,$17
	ldi $16,64($30)
	bsr $26,$add_round_key..ng	!samegp
	ldih $29,0($26)	!gpdisp!3
	ldi $29,0($29)	!gpdisp!3
	ldi $9,1($31)
	ldi $12,80($30)
	.align 4
$L17:
	ldi $1,64($30)
$L26:
	ldi $2,4($1)
$L18:
	ldbu $3,0($1)
	ldi $1,1($1)
	addl $3,$10,$3
	ldbu $3,0($3)
	stb $3,-1($1)
	cmpeq $1,$2,$3
	beq $3,$L18
	cmpeq $12,$1,$2
	beq $2,$L26
	ldi $16,64($30)
	bsr $26,$shift_rows..ng	!samegp
	ldih $29,0($26)	!gpdisp!5
	ldi $29,0($29)	!gpdisp!5
	ldi $2,64($30)
$L24:
	ldbu $3,0($2)
	ldbu $23,8($2)
	ldbu $4,4($2)
	ldbu $1,12($2)
	addw $3,$3,$8
	addw $23,$23,$6
	addw $4,$4,$7
	and $8,0xff,$8
	and $7,0xff,$7
	and $6,0xff,$6
	addw $1,$1,$5
	xor $8,27,$25
	srl $3,7,$20
	and $5,0xff,$5
	selne $20,$25,$8,$8	# cmovne $20,$25,$8
	xor $7,27,$0
	srl $23,7,$25
	xor $6,27,$24
	srl $4,7,$21
	selne $25,$24,$6,$6	# cmovne $25,$24,$6
	selne $21,$0,$7,$7	# cmovne $21,$0,$7
	xor $3,$4,$24
	srl $1,7,$0
	xor $4,$23,$4
	xor $3,$23,$3
	xor $5,27,$25
	selne $0,$25,$5,$5	# cmovne $0,$25,$5
	xor $1,$4,$4
	xor $1,$3,$3
	xor $23,$24,$23
	xor $1,$24,$1
	xor $8,$4,$4
	xor $7,$3,$3
	xor $6,$1,$1
	xor $8,$23,$8
	ldi $2,1($2)
	xor $5,$1,$1
	xor $7,$4,$7
	xor $6,$3,$6
	xor $5,$8,$5
	stb $1,7($2)
	cmpeq $2,$15,$1
	stb $7,-1($2)
	stb $6,3($2)
	stb $5,11($2)
	beq $1,$L24
	mov $9,$17
	ldi $16,64($30)
	addw $9,1,$9
	bsr $26,$add_round_key..ng	!samegp
	ldih $29,0($26)	!gpdisp!7
	ldi $29,0($29)	!gpdisp!7
	cmpeq $9,10,$1
	beq $1,$L17
	ldi $4,84($30)
	mov $15,$3
$L25:
	ldi $2,-4($3)
$L27:
	ldbu $1,0($2)
	ldi $2,1($2)
	addl $1,$10,$1
	ldbu $1,0($1)
	stb $1,-1($2)
	cmpeq $3,$2,$1
	beq $1,$L27
	ldi $3,4($3)
	cmpeq $4,$3,$1
	beq $1,$L25
	ldi $16,64($30)
	bsr $26,$shift_rows..ng	!samegp
	ldih $29,0($26)	!gpdisp!9
	ldi $29,0($29)	!gpdisp!9
	ldi $17,10($31)
	ldi $16,64($30)
	bsr $26,$add_round_key..ng	!samegp
	ldih $29,0($26)	!gpdisp!11
	ldi $29,0($29)	!gpdisp!11
	mov $31,$5
	addl $14,$11,$6
$L29:
	ldi $1,-4($15)
	addl $6,$5,$2
$L30:
	ldbu $4,0($1)
	ldi $1,1($1)
	ldi $2,4($2)
	cmpeq $15,$1,$3
	stb $4,-4($2)
	beq $3,$L30
	ldi $5,1($5)
	ldi $15,4($15)
	cmpeq $5,4,$1
	beq $1,$L29
	ldl $2,80($30)
	ldi $11,16($11)
	cmpeq $11,$2,$1
	beq $1,$L32
$L12:
	ldl $26,0($30)
	ldl $9,8($30)
	ldl $10,16($30)
	ldl $11,24($30)
	ldl $12,32($30)
	ldl $13,40($30)
	ldl $14,48($30)
	ldl $15,56($30)
	ldi $30,96($30)
	ret $31,($26),1
	.end aes_crypt_buffer
	.ident "GCC: (Debian 12.2.0-13) 12.2.0"
