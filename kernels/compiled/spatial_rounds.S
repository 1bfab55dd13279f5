# Made from spatial_rounds.c by `swsim cc`. To change the program, change the C.
# Compiler: GCC: (Debian 12.2.0-13) 12.2.0, for Alpha
# Flags: -O2 -mcpu=ev56 -mbwx -ffreestanding -fno-pic -fno-jump-tables -fno-tree-vectorize -fno-tree-slp-vectorize -ftls-model=local-exec -ffixed-$28

	.set noreorder
	.set volatile
	.set noat
	.arch sw3
	.section .text1, "ax", "progbits"
	.align 2
	.align 4
	.globl aes_crypt
	.ent aes_crypt
aes_crypt:
	.frame $30,128,$26,0
	.mask 0x400fe00,-128
	ldih $29,0($27)	!gpdisp!1
	ldi $29,0($29)	!gpdisp!1
$aes_crypt..ng:
	ldi $30,-128($30)
	mov $16,$6
	stl $26,0($30)
	stl $9,8($30)
	stl $10,16($30)
	stl $11,24($30)
	stl $12,32($30)
	stl $13,40($30)
	stl $14,48($30)
	stl $15,56($30)
	.prologue 1
	rcsr $1,0
	addw $31,$1,$1
	sra $1,63,$2
	srl $2,61,$2
	sra $1,3,$3
	addl $1,$2,$11
	and $11,7,$11
	and $3,7,$13
	subl $11,$2,$11
	ldi $1,1($11)
	stl $1,64($30)
	and $3,1,$28	# blbc $3,$L3
	beq $28,$L3
	ldi $2,-1($11)
	ldi $1,7($31)
	stl $2,64($30)
	subl $1,$11,$11
$L3:
	s8addl $13,$11,$12
	mov $31,$9
	cmple $12,9,$1
	bne $1,$L4
	.align 4
$L5:
	ldi $12,-10($12)
	ldi $9,1($9)
	cmple $12,9,$1
	beq $1,$L5
	cmpeq $9,6,$1
	bne $1,$L1
$L4:
	mov $31,$0	# call_pal 0x9e
	ldi $3,128($6)
	ldih $2,replies($0)	!tprelhi
	ldih $4,aes_sbox($0)	!tprelhi
	stw $31,replies($2)	!tprello
	ldi $1,replies($2)	!tprello
	ldi $4,aes_sbox($4)	!tprello
	ldi $5,256($31)
	vinsw $1,$31,2,$28
	ldi $28,1($31)
	sll $28,56,$28
	vinsw $5,$28,0,$28
	dma $28,$3,$4
	ldih $3,aes_row_round_keys($0)	!tprelhi
	ldi $4,4($1)
	stw $31,4($1)
	ldi $3,aes_row_round_keys($3)	!tprello
	ldi $1,640($6)
	ldi $5,176($31)
	vinsw $4,$31,2,$28
	ldi $28,1($31)
	sll $28,56,$28
	vinsw $5,$28,0,$28
	dma $28,$1,$3
	.align 4
$L7:
	ldw $1,replies($2)	!tprello
	addw $31,$1,$1
	beq $1,$L7
	memb
	ldih $3,replies($0)	!tprelhi
	ldi $2,replies($3)	!tprello
	.align 4
$L8:
	ldw $1,4($2)
	addw $31,$1,$1
	beq $1,$L8
	memb
	ldih $27,aes_prepare($29)	!gprelhigh
	ldi $27,aes_prepare($27)	!gprellow
	stl $0,104($30)
	stl $2,88($30)
	stl $3,96($30)
	stl $6,120($30)
	bsr $26,aes_prepare
	ldih $29,0($26)	!gpdisp!13
	ldl $6,120($30)
	ldi $29,0($29)	!gpdisp!13
	ldl $0,104($30)
	ldl $2,88($30)
	ldl $3,96($30)
	ldl $14,24($6)
	beq $12,$L53
	mull $9,$14,$9
	ldl $15,16($6)
	cmpeq $12,9,$1
	bne $1,$L54
	ldi $12,1($12)
	ldih $0,aes_row_keys($0)	!tprelhi
	sll $12,7,$12
	ldi $0,aes_row_keys($0)	!tprello
	addl $12,$0,$18
	cmple $15,$9,$1
	mov $31,$16
	bne $1,$L25
	addl $14,$14,$4
	subl $15,$9,$2
	addl $4,$14,$4
	addl $4,$4,$4
	.align 4
$L26:
	mov $14,$1
	cmplt $2,$14,$3
	selne $3,$2,$1,$1	# cmovne $3,$2,$1
	addl $9,$4,$9
	subl $2,$4,$2
	ldi $3,127($1)
	ldi $1,254($1)
	selge $3,$3,$1,$1	# cmovge $3,$3,$1
	cmplt $9,$15,$3
	sra $1,7,$1
	addl $16,$1,$16
	bne $3,$L26
$L25:
	cmpeq $11,7,$1
	bne $1,$L55
	ldl $17,64($30)
	bne $11,$L28
	ldih $27,middle_round_cr($29)	!gprelhigh
	ldi $27,middle_round_cr($27)	!gprellow
	bsr $26,middle_round_cr
	ldih $29,0($26)	!gpdisp!5
	ldi $29,0($29)	!gpdisp!5
$L1:
	ldl $26,0($30)
	ldl $9,8($30)
	ldl $10,16($30)
	ldl $11,24($30)
	ldl $12,32($30)
	ldl $13,40($30)
	ldl $14,48($30)
	ldl $15,56($30)
	ldi $30,128($30)
	ret $31,($26),1
	.align 4
$L53:
	mull $14,$9,$9
	ldl $1,40($6)
	ldl $22,16($6)
	addl $14,$14,$13
	stl $1,72($30)
	addl $13,$14,$13
	addl $13,$13,$13
	cmple $22,$9,$15
	bne $15,$L1
	mull $1,$13,$8
	ldih $23,replies($0)	!tprelhi
	ldih $5,buffers($0)	!tprelhi
	subl $22,$9,$24
	mov $9,$7
	ldi $23,replies($23)	!tprello
	ldi $10,buffers($5)	!tprello
	addl $8,$9,$11
	.align 4
$L11:
	bne $15,$L12
	cmple $9,$11,$1
	subl $22,$9,$2
	bne $1,$L13
	br $31,$L12
	.align 4
$L56:
	cmple $9,$11,$1
	beq $1,$L12
$L13:
	cmplt $7,$9,$1
	ldl $3,0($6)
	xor $1,$12,$1
	mov $14,$25
	s4addl $1,$23,$4
	cmplt $2,$14,$0
	sll $1,13,$1
	selne $0,$2,$25,$25	# cmovne $0,$2,$25
	addl $3,$9,$3
	addl $1,$10,$1
	stw $31,0($4)
	vinsw $4,$31,2,$28
	ldi $28,1($31)
	sll $28,56,$28
	vinsw $25,$28,0,$28
	dma $28,$3,$1
	addl $9,$13,$9
	subl $2,$13,$2
	cmple $22,$9,$15
	beq $15,$L56
$L12:
	s4addl $12,$23,$2
	.align 4
$L14:
	ldw $1,0($2)
	addw $31,$1,$1
	beq $1,$L14
	memb
	mov $14,$17
	cmplt $24,$14,$1
	selne $1,$24,$17,$17	# cmovne $1,$24,$17
	addl $7,$13,$7
	subl $24,$13,$24
	ldl $2,72($30)
	ldi $1,127($17)
	ldi $17,254($17)
	selge $1,$1,$17,$17	# cmovge $1,$1,$17
	ldl $18,64($30)
	sll $12,13,$16
	ldih $27,first_round($29)	!gprelhigh
	ldi $27,first_round($27)	!gprellow
	stl $6,120($30)
	addl $10,$16,$16
	stl $7,112($30)
	xor $12,$2,$12
	stl $22,88($30)
	addl $11,$13,$11
	stl $23,104($30)
	stl $24,96($30)
	sra $17,7,$17
	bsr $26,first_round
	ldih $29,0($26)	!gpdisp!11
	ldl $7,112($30)
	ldl $22,88($30)
	ldi $29,0($29)	!gpdisp!11
	ldl $6,120($30)
	cmple $22,$7,$1
	ldl $23,104($30)
	ldl $24,96($30)
	beq $1,$L11
	br $31,$L1
$L54:
	ldi $1,1($31)
	addl $14,$14,$7
	stw $1,4($2)
	addl $7,$14,$7
	stw $1,replies($3)	!tprello
	addl $7,$7,$7
	ldl $13,40($6)
	cmple $15,$9,$1
	subl $15,$9,$3
	mov $31,$12
	bne $1,$L23
	ldih $2,replies($0)	!tprelhi
	ldih $1,buffers($0)	!tprelhi
	ldi $2,replies($2)	!tprello
	ldi $1,buffers($1)	!tprello
	stl $2,64($30)
	stl $1,80($30)
	.align 4
$L22:
	cmplt $3,$14,$1
	mov $14,$11
	ldl $2,64($30)
	selne $1,$3,$11,$11	# cmovne $1,$3,$11
	s4addl $12,0,$1
	stl $1,72($30)
	s4addl $12,$2,$10
	.align 4
$L19:
	ldw $1,0($10)
	addw $31,$1,$1
	beq $1,$L19
	memb
	ldi $5,127($11)
	ldl $2,80($30)
	ldi $17,254($11)
	ldih $27,last_round($29)	!gprelhigh
	ldi $27,last_round($27)	!gprellow
	sll $12,13,$1
	selge $5,$5,$17,$17	# cmovge $5,$5,$17
	stl $6,120($30)
	addl $1,$2,$1
	stl $1,88($30)
	mov $1,$16
	sra $17,7,$17
	stl $0,104($30)
	stl $3,96($30)
	stl $7,112($30)
	bsr $26,last_round
	ldih $29,0($26)	!gpdisp!9
	ldl $6,120($30)
	ldi $29,0($29)	!gpdisp!9
	stw $31,0($10)
	ldl $5,8($6)
	ldl $1,88($30)
	addl $5,$9,$5
	vinsw $10,$31,2,$28
	ldi $28,0($31)
	sll $28,56,$28
	vinsw $11,$28,0,$28
	dma $28,$5,$1
	ldl $0,104($30)
	ldl $3,96($30)
	ldl $7,112($30)
	beq $13,$L57
$L20:
	addl $9,$7,$9
	xor $12,$13,$12
	subl $3,$7,$3
	cmplt $9,$15,$1
	bne $1,$L22
$L23:
	ldih $2,replies($0)	!tprelhi
	.align 4
$L18:
	ldw $1,replies($2)	!tprello
	addw $31,$1,$1
	beq $1,$L18
	memb
	ldih $2,replies($0)	!tprelhi
	ldi $2,replies($2)	!tprello
	.align 4
$L24:
	ldw $1,4($2)
	addw $31,$1,$1
	beq $1,$L24
	memb
	br $31,$L1
$L28:
	ldih $27,middle_round_rr($29)	!gprelhigh
	ldi $27,middle_round_rr($27)	!gprellow
	bsr $26,middle_round_rr
	ldih $29,0($26)	!gpdisp!3
	ldi $29,0($29)	!gpdisp!3
	br $31,$L1
	.align 4
$L57:
	ldl $1,64($30)
	ldl $2,72($30)
	addl $1,$2,$11
	.align 4
$L21:
	ldw $1,0($11)
	addw $31,$1,$1
	beq $1,$L21
	memb
	br $31,$L20
$L55:
	ldih $27,middle_round_rc($29)	!gprelhigh
	ldi $27,middle_round_rc($27)	!gprellow
	ldi $17,1($13)
	bsr $26,middle_round_rc
	ldih $29,0($26)	!gpdisp!7
	ldi $29,0($29)	!gpdisp!7
	br $31,$L1
	.end aes_crypt
	.section .tdata_local, "waT", "progbits"
	.align 2
	.type replies,@object
	.size replies,8
replies:
	.skip 8
	.align 7
	.type buffers,@object
	.size buffers,16384
buffers:
	.skip 16384
	.globl aes_row_round_keys
	.align 7
	.type aes_row_round_keys,@object
	.size aes_row_round_keys,176
aes_row_round_keys:
	.skip 176
	.globl aes_sbox
	.align 7
	.type aes_sbox,@object
	.size aes_sbox,256
aes_sbox:
	.skip 256
	.ident "GCC: (Debian 12.2.0-13) 12.2.0"
