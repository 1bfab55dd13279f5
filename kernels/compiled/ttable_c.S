# Made from ttable.c by `swsim cc`. To change the program, change the C.
# Compiler: GCC: (Debian 12.2.0-13) 12.2.0, for Alpha
# Flags: -O2 -mcpu=ev56 -mbwx -ffreestanding -fno-pic -fno-jump-tables -fno-tree-vectorize -fno-tree-slp-vectorize -ftls-model=local-exec -ffixed-$28

	.set noreorder
	.set volatile
	.set noat
	.arch sw3
	.section .text1, "ax", "progbits"
	.align 2
	.align 4
	.globl aes_prepare
	.ent aes_prepare
$aes_prepare..ng:
aes_prepare:
	.frame $30,0,$26,0
	.prologue 0
	mov $31,$0	# call_pal 0x9e
	ldih $5,table($0)	!tprelhi
	ldih $1,ttable_decrypts($0)	!tprelhi
	ldih $6,aes_sbox($0)	!tprelhi
	ldi $5,table($5)	!tprello
	ldl $7,ttable_decrypts($1)	!tprello
	ldi $6,aes_sbox($6)	!tprello
	ldi $8,1024($5)
	br $31,$L4
	.align 4
$L2:
	zapnot $2,15,$3
	addw $2,$2,$22
	srl $3,7,$3
	s8addl $3,$3,$1	# s8addl $3,$3,$1
	sextw $1,$1
	s8subl $1,$3,$1	# s8subl $1,$3,$1
	sextw $1,$1
	s4subl $1,$3,$1	# s4subl $1,$3,$1
	sextw $1,$1
	xor $1,$22,$1
	zapnot $1,15,$22
	addw $31,$1,$3
	srl $22,7,$22
	addw $1,$1,$24
	s8addl $22,$22,$1	# s8addl $22,$22,$1
	sextw $1,$1
	xor $2,$3,$23
	s8subl $1,$22,$1	# s8subl $1,$22,$1
	sextw $1,$1
	s4subl $1,$22,$1	# s4subl $1,$22,$1
	sextw $1,$1
	xor $1,$24,$1
	addw $31,$1,$1
	xor $1,$4,$4
	xor $1,$23,$1
	addw $31,$4,$4
	sll $4,8,$22
	xor $2,$4,$2
	or $1,$22,$1
	xor $3,$4,$3
	sll $2,24,$2
	sll $3,16,$3
	or $1,$2,$1
	or $1,$3,$1
	addw $31,$1,$1
$L3:
	srl $1,24,$22	# extbl $1,3,$22
	zapnot $22,1,$22
	ldi $5,4($5)
	sll $1,8,$4
	ldi $6,1($6)
	zapnot $1,15,$2
	or $4,$22,$4
	sll $1,16,$3
	srl $1,16,$22	# extwl $1,2,$22
	zapnot $22,3,$22
	srl $2,8,$2
	or $3,$22,$3
	sll $1,24,$22
	stw $1,-4($5)
	or $2,$22,$1
	stw $1,3068($5)
	cmpeq $5,$8,$1
	stw $4,1020($5)
	stw $3,2044($5)
	bne $1,$L13
$L4:
	ldbu $4,0($6)
	zapnot $4,15,$1
	addw $4,$4,$3
	srl $1,7,$1
	s8addl $1,$1,$2	# s8addl $1,$1,$2
	sextw $2,$2
	s8subl $2,$1,$2	# s8subl $2,$1,$2
	sextw $2,$2
	s4subl $2,$1,$2	# s4subl $2,$1,$2
	sextw $2,$2
	xor $2,$3,$2
	addw $31,$2,$2
	bne $7,$L2
	sll $4,8,$3
	xor $2,$4,$1
	sll $1,24,$1
	addw $4,$3,$3
	sll $3,8,$3
	or $2,$3,$2
	or $1,$2,$1
	addw $31,$1,$1
	br $31,$L3
$L13:
	ldih $1,ttable_rounds($0)	!tprelhi
	ldl $1,ttable_rounds($1)	!tprello
	blt $1,$L1
	ldih $22,keys($0)	!tprelhi
	s4addl $1,4,$1	# s4addl $1,4,$1
	sextw $1,$1
	ldih $8,aes_round_keys($0)	!tprelhi
	ldi $22,keys($22)	!tprello
	mov $31,$5
	ldi $8,aes_round_keys($8)	!tprello
	zapnot $1,15,$23
	.align 4
$L6:
	addw $31,$5,$6
	mov $22,$3
	mov $31,$2
$L8:
	subw $31,$2,$1
	ldi $3,4($3)
	and $1,3,$1
	seleq $7,$2,$1,$1	# cmoveq $7,$2,$1
	addw $2,1,$2
	cmpeq $2,4,$4
	addw $6,$1,$1
	s4addl $1,$8,$1
	ldw $1,0($1)
	stw $1,-4($3)
	beq $4,$L8
	addw $5,4,$5
	ldi $22,16($22)
	zapnot $5,15,$1
	addw $31,$5,$5
	cmpeq $23,$1,$1
	beq $1,$L6
$L1:
	ret $31,($26),1
	.end aes_prepare
	.align 2
	.align 4
	.globl aes_crypt_blocks
	.ent aes_crypt_blocks
$aes_crypt_blocks..ng:
aes_crypt_blocks:
	.frame $30,112,$26,0
	.mask 0x400fe00,-112
	mov $31,$0	# call_pal 0x9e
	ldi $30,-112($30)
	ldih $1,ttable_decrypts($0)	!tprelhi
	ldi $2,1($31)
	ldl $1,ttable_decrypts($1)	!tprello
	ldi $4,3($31)
	stl $13,40($30)
	mov $16,$13
	stl $14,48($30)
	seleq $1,3,$2,$2	# cmoveq $1,3,$2
	stl $26,0($30)
	seleq $1,1,$4,$4	# cmoveq $1,1,$4
	stl $9,8($30)
	mov $17,$14
	stl $10,16($30)
	stl $11,24($30)
	stl $12,32($30)
	stl $15,56($30)
	.prologue 0
	ble $18,$L14
	ldih $3,ttable_rounds($0)	!tprelhi
	ldi $1,-1($18)
	ldl $3,ttable_rounds($3)	!tprello
	ldih $5,keys($0)	!tprelhi
	andnot $1,15,$1
	ldi $15,keys($5)	!tprello
	ldi $3,-1($3)
	ldi $1,16($1)
	stl $5,88($30)
	s4addl $4,0,$4
	sll $3,4,$5
	s4addl $2,0,$2
	stl $3,80($30)
	addl $16,$1,$1
	ldih $3,table($0)	!tprelhi
	addl $5,$15,$5
	ldih $0,aes_sbox($0)	!tprelhi
	ldi $3,table($3)	!tprello
	stl $4,64($30)
	ldi $17,aes_sbox($0)	!tprello
	stl $2,72($30)
	stl $1,96($30)
	stl $5,104($30)
	.align 4
$L19:
	ldl $6,64($30)
	ldl $19,72($30)
	ldl $23,88($30)
	ldw $8,4($15)
	addl $13,$6,$1
	addl $13,$19,$5
	ldw $4,0($13)
	ldw $22,keys($23)	!tprello
	ldw $1,0($1)
	ldw $2,8($13)
	ldw $7,8($15)
	ldw $5,0($5)
	ldw $6,12($15)
	ldl $24,80($30)
	xor $1,$8,$1
	xor $4,$22,$4
	xor $2,$7,$2
	xor $5,$6,$5
	addw $31,$4,$4
	addw $31,$1,$1
	addw $31,$2,$2
	addw $31,$5,$5
	mov $15,$8
	ble $24,$L17
	mov $24,$16
	mov $15,$22
	.align 4
$L18:
	and $4,0xff,$23
	and $1,0xff,$24
	and $2,0xff,$7
	and $5,0xff,$6
	mov $1,$8
	s4addl $24,$3,$24
	srl $1,8,$18	# extbl $1,1,$18
	zapnot $18,1,$18
	s4addl $7,$3,$7
	s4addl $23,$3,$1
	s4addl $6,$3,$6
	srl $2,8,$19	# extbl $2,1,$19
	zapnot $19,1,$19
	ldw $10,20($22)
	srl $5,8,$20	# extbl $5,1,$20
	zapnot $20,1,$20
	mov $2,$23
	srl $4,8,$21	# extbl $4,1,$21
	zapnot $21,1,$21
	ldw $1,0($1)
	srl $5,16,$0	# extbl $5,2,$0
	zapnot $0,1,$0
	ldw $11,0($24)
	ldw $9,0($7)
	ldw $27,0($6)
	srl $4,16,$25	# extbl $4,2,$25
	zapnot $25,1,$25
	ldw $12,16($22)
	srl $8,16,$24	# extbl $8,2,$24
	zapnot $24,1,$24
	ldw $6,24($22)
	ldw $7,28($22)
	s4addl $18,$3,$18
	srl $2,16,$2	# extbl $2,2,$2
	zapnot $2,1,$2
	s4addl $19,$3,$19
	s4addl $20,$3,$20
	s4addl $21,$3,$21
	ldw $19,1024($19)
	ldw $18,1024($18)
	srl $4,24,$4	# extbl $4,3,$4
	zapnot $4,1,$4
	s4addl $2,$3,$2
	srl $5,24,$5	# extbl $5,3,$5
	zapnot $5,1,$5
	s4addl $0,$3,$0
	ldw $20,1024($20)
	s4addl $25,$3,$25
	ldw $21,1024($21)
	s4addl $24,$3,$24
	srl $8,24,$8	# extbl $8,3,$8
	zapnot $8,1,$8
	xor $1,$12,$12
	srl $23,24,$23	# extbl $23,3,$23
	zapnot $23,1,$23
	ldw $2,2048($2)
	xor $11,$10,$1
	s4addl $5,$3,$5
	s4addl $4,$3,$10
	ldw $0,2048($0)
	xor $9,$6,$6
	ldw $25,2048($25)
	s4addl $8,$3,$8
	xor $27,$7,$7
	ldw $24,2048($24)
	s4addl $23,$3,$23
	ldw $5,3072($5)
	xor $1,$19,$1
	xor $12,$18,$4
	ldw $19,3072($10)
	xor $6,$20,$6
	ldw $8,3072($8)
	xor $7,$21,$7
	ldw $23,3072($23)
	xor $4,$2,$4
	xor $1,$0,$1
	xor $6,$25,$2
	xor $7,$24,$7
	xor $4,$5,$4
	xor $1,$19,$1
	xor $2,$8,$2
	xor $7,$23,$7
	ldi $16,-1($16)
	ldi $22,16($22)
	addw $31,$4,$4
	addw $31,$1,$1
	addw $31,$2,$2
	addw $31,$7,$5
	bne $16,$L18
	ldl $8,104($30)
$L17:
	srl $1,8,$6	# extbl $1,1,$6
	zapnot $6,1,$6
	and $4,0xff,$7
	addl $7,$17,$7
	addl $6,$17,$6
	srl $2,16,$22	# extbl $2,2,$22
	zapnot $22,1,$22
	ldw $24,16($8)
	ldbu $23,0($7)
	ldbu $6,0($6)
	srl $5,24,$7	# extbl $5,3,$7
	zapnot $7,1,$7
	addl $22,$17,$22
	ldbu $22,0($22)
	addl $7,$17,$7
	ldbu $7,0($7)
	xor $23,$24,$23
	sll $6,8,$6
	and $1,0xff,$21
	xor $6,$23,$6
	ldl $23,72($30)
	sll $22,16,$22
	ldl $19,64($30)
	xor $6,$22,$6
	addl $21,$17,$21
	sll $7,24,$7
	addl $14,$19,$25
	xor $6,$7,$6
	addl $14,$23,$7
	srl $2,8,$23	# extbl $2,1,$23
	zapnot $23,1,$23
	and $2,0xff,$24
	stw $6,0($14)
	addl $23,$17,$6
	srl $5,16,$0	# extbl $5,2,$0
	zapnot $0,1,$0
	ldw $19,20($8)
	ldbu $23,0($6)
	ldbu $20,0($21)
	addl $0,$17,$0
	and $5,0xff,$22
	srl $4,24,$6	# extbl $4,3,$6
	zapnot $6,1,$6
	ldbu $21,0($0)
	addl $6,$17,$6
	xor $20,$19,$20
	ldbu $0,0($6)
	addl $24,$17,$24
	sll $23,8,$23
	ldi $14,16($14)
	sll $21,16,$21
	xor $23,$20,$23
	sll $0,24,$0
	xor $23,$21,$23
	xor $23,$0,$23
	addl $22,$17,$22
	srl $5,8,$5	# extbl $5,1,$5
	zapnot $5,1,$5
	ldl $19,96($30)
	stw $23,0($25)
	addl $5,$17,$5
	srl $4,16,$0	# extbl $4,2,$0
	zapnot $0,1,$0
	ldbu $25,0($24)
	ldw $21,24($8)
	ldbu $5,0($5)
	srl $1,24,$23	# extbl $1,3,$23
	zapnot $23,1,$23
	addl $0,$17,$24
	ldbu $24,0($24)
	addl $23,$17,$23
	ldbu $23,0($23)
	xor $25,$21,$25
	sll $5,8,$5
	ldi $13,16($13)
	sll $24,16,$24
	xor $5,$25,$5
	sll $23,24,$23
	xor $5,$24,$5
	xor $5,$23,$5
	cmpeq $13,$19,$6
	srl $4,8,$4	# extbl $4,1,$4
	zapnot $4,1,$4
	stw $5,-8($14)
	addl $4,$17,$4
	srl $1,16,$1	# extbl $1,2,$1
	zapnot $1,1,$1
	ldbu $4,0($4)
	ldbu $22,0($22)
	ldw $8,28($8)
	srl $2,24,$2	# extbl $2,3,$2
	zapnot $2,1,$2
	addl $1,$17,$1
	ldbu $5,0($1)
	addl $2,$17,$2
	ldbu $2,0($2)
	xor $22,$8,$8
	sll $4,8,$1
	sll $5,16,$4
	xor $1,$8,$1
	sll $2,24,$2
	xor $1,$4,$1
	xor $1,$2,$1
	stw $1,0($7)
	beq $6,$L19
$L14:
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
	.end aes_crypt_blocks
	.section .tdata_local, "waT", "progbits"
	.align 2
	.type keys,@object
	.size keys,240
keys:
	.skip 240
	.align 2
	.type table,@object
	.size table,4096
table:
	.skip 4096
	.ident "GCC: (Debian 12.2.0-13) 12.2.0"
