# Made from chen_in_place.c by `swsim cc`. To change the program, change the C.
# Compiler: GCC: (Debian 12.2.0-13) 12.2.0, for Alpha
# Flags: -O2 -mcpu=ev56 -mbwx -ffreestanding -fno-pic -fno-jump-tables -fno-tree-vectorize -fno-tree-slp-vectorize -ftls-model=local-exec -ffixed-$28

	.set noreorder
	.set volatile
	.set noat
	.arch sw3
	.section .text1, "ax", "progbits"
	.align 2
	.align 4
	.ent crypt_block.constprop.0
$crypt_block.constprop.0..ng:
crypt_block.constprop.0:
	.frame $30,80,$26,0
	.mask 0x400fe00,-80
	mov $31,$0	# call_pal 0x9e
	ldi $3,4($31)
	subl $3,$18,$3
	ldih $6,task($0)	!tprelhi
	ldi $6,task($6)	!tprello
	s4addl $18,$19,$2
	s4addl $3,$19,$4
	ldw $1,0($19)
	ldw $22,64($6)
	ldw $7,68($6)
	ldw $8,8($19)
	ldw $5,72($6)
	ldw $19,0($4)
	ldw $2,0($2)
	ldw $4,76($6)
	ldi $30,-80($30)
	s4addl $3,0,$3
	xor $1,$22,$1
	xor $2,$7,$2
	xor $8,$5,$8
	xor $19,$4,$19
	addw $31,$1,$1
	stl $3,64($30)
	s4addl $18,0,$18
	stl $26,0($30)
	addw $31,$2,$2
	stl $9,8($30)
	addw $31,$8,$8
	stl $10,16($30)
	addw $31,$19,$19
	stl $11,24($30)
	cmpule $17,1,$3
	stl $12,32($30)
	ldi $6,64($6)
	stl $13,40($30)
	stl $14,48($30)
	stl $15,56($30)
	.prologue 0
	bne $3,$L2
	ldi $21,1($31)
	mov $8,$7
	.align 4
$L3:
	addw $31,$1,$3
	addw $31,$2,$4
	addw $31,$7,$22
	and $2,0xff,$8
	srl $19,24,$5	# extbl $19,3,$5
	zapnot $5,1,$5
	and $7,0xff,$10
	and $19,0xff,$27
	and $1,0xff,$1
	srl $3,24,$24	# extbl $3,3,$24
	zapnot $24,1,$24
	s4addl $5,$16,$5
	srl $4,24,$9	# extbl $4,3,$9
	zapnot $9,1,$9
	s4addl $10,$16,$10
	srl $22,24,$22	# extbl $22,3,$22
	zapnot $22,1,$22
	s4addl $9,$16,$9
	s4addl $27,$16,$27
	s4addl $22,$16,$22
	s4addl $1,$16,$1
	s4addl $8,$16,$8
	s4addl $24,$16,$24
	ldw $25,3072($5)
	ldw $8,0($8)
	ldw $24,3072($24)
	srl $7,8,$5	# extbl $7,1,$5
	zapnot $5,1,$5
	ldw $15,0($10)
	srl $19,8,$23	# extbl $19,1,$23
	zapnot $23,1,$23
	ldw $14,3072($9)
	ldw $13,0($27)
	ldw $12,3072($22)
	ldw $1,0($1)
	s4addl $5,$16,$5
	srl $3,8,$22	# extbl $3,1,$22
	zapnot $22,1,$22
	ldw $11,16($6)
	srl $2,8,$2	# extbl $2,1,$2
	zapnot $2,1,$2
	ldw $10,20($6)
	s4addl $2,$16,$2
	ldw $9,24($6)
	srl $19,16,$19	# extbl $19,2,$19
	zapnot $19,1,$19
	ldw $27,28($6)
	srl $7,16,$7	# extbl $7,2,$7
	zapnot $7,1,$7
	s4addl $23,$16,$23
	srl $3,16,$3	# extbl $3,2,$3
	zapnot $3,1,$3
	s4addl $22,$16,$22
	srl $4,16,$4	# extbl $4,2,$4
	zapnot $4,1,$4
	xor $1,$25,$1
	s4addl $7,$16,$7
	ldw $25,1024($2)
	ldw $23,1024($23)
	xor $8,$24,$2
	s4addl $3,$16,$3
	ldw $24,1024($5)
	xor $15,$14,$8
	s4addl $19,$16,$5
	ldw $22,1024($22)
	xor $13,$12,$19
	s4addl $4,$16,$4
	ldw $7,2048($7)
	ldw $3,2048($3)
	xor $1,$11,$1
	xor $2,$10,$2
	ldw $5,2048($5)
	xor $8,$9,$8
	xor $19,$27,$19
	ldw $4,2048($4)
	xor $1,$25,$1
	xor $2,$24,$2
	xor $8,$23,$8
	xor $19,$22,$19
	xor $1,$7,$1
	xor $8,$3,$8
	xor $2,$5,$2
	xor $19,$4,$19
	ldi $21,1($21)
	ldi $6,16($6)
	addw $31,$1,$1
	addw $31,$2,$2
	addw $31,$8,$7
	addw $31,$19,$19
	cmpeq $21,$17,$3
	beq $3,$L3
	ldih $0,task($0)	!tprelhi
	ldi $21,-1($21)
	ldi $0,task($0)	!tprello
	mov $7,$8
	sll $21,4,$21
	ldi $0,64($0)
	addl $21,$0,$6
$L2:
	srl $19,24,$3	# extbl $19,3,$3
	zapnot $3,1,$3
	and $1,0xff,$4
	addl $16,$4,$4
	addl $16,$3,$3
	srl $2,8,$5	# extbl $2,1,$5
	zapnot $5,1,$5
	ldbu $7,4096($4)
	ldbu $3,4096($3)
	addl $16,$5,$5
	srl $8,16,$4	# extbl $8,2,$4
	zapnot $4,1,$4
	ldbu $5,4096($5)
	addl $16,$4,$4
	ldw $22,16($6)
	ldbu $4,4096($4)
	and $2,0xff,$23
	sll $3,24,$3
	addl $16,$23,$23
	or $3,$7,$3
	addl $20,$18,$18
	sll $5,8,$5
	and $8,0xff,$7
	or $3,$5,$3
	addl $16,$7,$7
	sll $4,16,$4
	and $19,0xff,$5
	or $3,$4,$3
	addl $16,$5,$5
	xor $3,$22,$3
	ldl $22,64($30)
	stw $3,0($20)
	addl $20,$22,$4
	ldbu $25,4096($23)
	srl $1,24,$22	# extbl $1,3,$22
	zapnot $22,1,$22
	ldw $24,20($6)
	addl $16,$22,$3
	ldl $26,0($30)
	srl $8,8,$22	# extbl $8,1,$22
	zapnot $22,1,$22
	ldbu $3,4096($3)
	addl $16,$22,$22
	ldl $9,8($30)
	srl $19,16,$23	# extbl $19,2,$23
	zapnot $23,1,$23
	ldbu $22,4096($22)
	addl $16,$23,$23
	ldl $10,16($30)
	ldbu $23,4096($23)
	ldl $11,24($30)
	sll $3,24,$3
	ldl $12,32($30)
	sll $22,8,$22
	or $3,$25,$3
	sll $23,16,$23
	or $3,$22,$3
	or $3,$23,$3
	ldl $13,40($30)
	xor $3,$24,$3
	ldl $14,48($30)
	srl $2,24,$22	# extbl $2,3,$22
	zapnot $22,1,$22
	stw $3,0($18)
	addl $16,$22,$22
	srl $19,8,$19	# extbl $19,1,$19
	zapnot $19,1,$19
	ldbu $24,4096($7)
	ldbu $3,4096($22)
	addl $16,$19,$19
	srl $1,16,$7	# extbl $1,2,$7
	zapnot $7,1,$7
	ldbu $22,4096($19)
	addl $16,$7,$7
	ldw $23,24($6)
	sll $3,24,$3
	ldbu $7,4096($7)
	sll $22,8,$22
	or $3,$24,$3
	sll $7,16,$7
	or $3,$22,$3
	srl $8,24,$8	# extbl $8,3,$8
	zapnot $8,1,$8
	or $3,$7,$3
	xor $3,$23,$3
	addl $16,$8,$8
	stw $3,8($20)
	srl $1,8,$1	# extbl $1,1,$1
	zapnot $1,1,$1
	ldbu $3,4096($8)
	addl $16,$1,$1
	ldbu $7,4096($5)
	srl $2,16,$2	# extbl $2,2,$2
	zapnot $2,1,$2
	ldbu $5,4096($1)
	addl $16,$2,$16
	ldw $6,28($6)
	sll $3,24,$1
	ldbu $2,4096($16)
	sll $5,8,$3
	or $1,$7,$1
	sll $2,16,$2
	or $1,$3,$1
	or $1,$2,$1
	xor $1,$6,$1
	stw $1,0($4)
	ldl $15,56($30)
	ldi $30,80($30)
	ret $31,($26),1
	.end crypt_block.constprop.0
	.align 2
	.align 4
	.globl chen
	.ent chen
chen:
	.frame $30,144,$26,0
	.mask 0x400fe00,-144
	ldih $29,0($27)	!gpdisp!1
	ldi $29,0($29)	!gpdisp!1
$chen..ng:
	mov $31,$0	# call_pal 0x9e
	ldi $30,-144($30)
	ldih $3,task($0)	!tprelhi
	ldi $1,1($31)
	ldi $3,task($3)	!tprello
	ldih $2,get_done($0)	!tprelhi
	stl $26,0($30)
	ldih $5,tables($0)	!tprelhi
	stl $9,8($30)
	ldi $6,320($3)
	stl $10,16($30)
	ldi $4,get_done($2)	!tprello
	stl $11,24($30)
	stl $12,32($30)
	stl $13,40($30)
	stl $14,48($30)
	stl $15,56($30)
	.prologue 1
	sll $1,56,$1
	stl $0,96($30)
	ldi $1,4672($1)
	stl $6,tables($5)	!tprello
	stw $31,get_done($2)	!tprello
	vinsw $4,$31,2,$5
	vinsf $1,$5,0,$5
	dma $5,$16,$3
	.align 4
$L8:
	ldw $1,get_done($2)	!tprello
	addw $31,$1,$1
	beq $1,$L8
	memb
	ldl $1,96($30)
	ldih $1,task($1)	!tprelhi
	stl $1,136($30)
	ldi $10,task($1)	!tprello
	ldl $1,40($10)
	beq $1,$L9
	ldl $4,24($10)
	ldl $1,32($10)
	mull $4,$1,$1
	stl $1,128($30)
	rcsr $5,0
	and $5,63,$5
	ldl $0,96($30)
	ldi $6,1($31)
	ldih $3,put_done($0)	!tprelhi
	mull $5,$4,$5
	ldi $1,put_done($3)	!tprello
	stw $6,4($1)
	stl $1,88($30)
	ldl $1,16($10)
	stw $6,put_done($3)	!tprello
	stl $5,80($30)
	cmpult $5,$1,$3
	beq $3,$L12
	ldl $3,80($30)
	ldl $5,136($30)
	ldl $0,96($30)
	stw $31,get_done($2)	!tprello
	subl $1,$3,$1
	ldl $3,task($5)	!tprello
	cmpult $1,$4,$5
	seleq $5,$4,$1,$1	# cmoveq $5,$4,$1
	ldl $4,80($30)
	ldih $0,input($0)	!tprelhi
	ldi $2,get_done($2)	!tprello
	stl $0,112($30)
	addl $4,$3,$3
	ldi $4,1($31)
	sll $4,56,$4
	or $1,$4,$1
	ldi $4,input($0)	!tprello
	vinsw $2,$31,2,$5
	vinsf $1,$5,0,$5
	dma $5,$3,$4
	ldl $1,16($10)
	ldl $5,80($30)
	cmpult $5,$1,$1
	beq $1,$L12
	ldl $0,96($30)
	mov $31,$15
	ldih $1,get_done($0)	!tprelhi
	ldi $1,get_done($1)	!tprello
	stl $1,120($30)
	.align 4
$L18:
	ldl $4,88($30)
	mov $15,$9
	xor $15,1,$15
	s4addl $15,0,$3
	s4addl $15,$4,$2
	.align 4
$L13:
	ldw $1,0($2)
	addw $31,$1,$1
	beq $1,$L13
	memb
	ldl $5,128($30)
	ldl $0,80($30)
	ldl $1,16($10)
	addl $5,$0,$5
	stl $5,72($30)
	cmpult $5,$1,$2
	bne $2,$L50
$L14:
	ldl $3,120($30)
	s4addl $9,0,$1
	stl $1,104($30)
	s4addl $9,$3,$2
	.align 4
$L15:
	ldw $1,0($2)
	addw $31,$1,$1
	beq $1,$L15
	memb
	ldl $11,16($10)
	ldl $5,80($30)
	ldl $2,24($10)
	ldl $4,112($30)
	subl $11,$5,$11
	ldl $3,56($10)
	ldi $1,input($4)	!tprello
	cmpult $11,$2,$4
	seleq $4,$2,$11,$11	# cmoveq $4,$2,$11
	ldi $12,3($31)
	sll $9,10,$9
	seleq $3,1,$12,$12	# cmoveq $3,1,$12
	addl $9,$1,$9
	beq $11,$L20
	ldl $0,96($30)
	ldl $14,48($10)
	mov $31,$13
	ldih $1,tables($0)	!tprelhi
	ldl $1,tables($1)	!tprello
	stl $1,64($30)
	.align 4
$L19:
	addl $9,$13,$20
	ldl $16,64($30)
	mov $12,$18
	mov $20,$19
	mov $14,$17
	ldi $13,16($13)
	bsr $26,$crypt_block.constprop.0..ng	!samegp
	ldih $29,0($26)	!gpdisp!3
	ldi $29,0($29)	!gpdisp!3
	cmpule $11,$13,$2
	beq $2,$L19
$L20:
	ldl $0,88($30)
	ldl $3,104($30)
	ldl $1,8($10)
	ldl $4,80($30)
	addl $0,$3,$2
	stw $31,0($2)
	addl $4,$1,$1
	vinsw $2,$31,2,$3
	vinsf $11,$3,0,$3
	dma $3,$1,$9
	ldl $1,16($10)
	ldl $5,72($30)
	cmpult $5,$1,$1
	beq $1,$L12
	ldl $1,72($30)
	stl $1,80($30)
	br $31,$L18
	.align 4
$L12:
	ldl $0,96($30)
	ldih $2,put_done($0)	!tprelhi
	.align 4
$L11:
	ldw $1,put_done($2)	!tprello
	addw $31,$1,$1
	beq $1,$L11
	memb
	ldl $0,96($30)
	ldih $2,put_done($0)	!tprelhi
	ldi $2,put_done($2)	!tprello
	.align 4
$L21:
	ldw $1,4($2)
	addw $31,$1,$1
	beq $1,$L21
	memb
$L7:
	ldl $26,0($30)
	ldl $9,8($30)
	ldl $10,16($30)
	ldl $11,24($30)
	ldl $12,32($30)
	ldl $13,40($30)
	ldl $14,48($30)
	ldl $15,56($30)
	ldi $30,144($30)
	ret $31,($26),1
	.align 4
$L9:
	ldl $3,24($10)
	ldl $1,32($10)
	mull $3,$1,$1
	stl $1,104($30)
	rcsr $15,0
	and $15,63,$15
	ldl $1,16($10)
	mull $15,$3,$15
	cmpule $1,$15,$2
	bne $2,$L7
	ldl $0,96($30)
	ldih $2,input($0)	!tprelhi
	ldih $12,get_done($0)	!tprelhi
	ldih $11,put_done($0)	!tprelhi
	ldi $4,input($2)	!tprello
	ldi $5,get_done($12)	!tprello
	ldi $0,put_done($11)	!tprello
	stl $2,128($30)
	stl $4,88($30)
	stl $5,112($30)
	stl $0,120($30)
	.align 4
$L30:
	ldl $4,136($30)
	subl $1,$15,$1
	stw $31,get_done($12)	!tprello
	ldl $2,task($4)	!tprello
	cmpult $1,$3,$4
	seleq $4,$3,$1,$1	# cmoveq $4,$3,$1
	ldi $3,1($31)
	sll $3,56,$3
	addl $15,$2,$2
	or $1,$3,$1
	ldl $5,88($30)
	ldl $0,112($30)
	vinsw $0,$31,2,$3
	vinsf $1,$3,0,$3
	dma $3,$2,$5
	.align 4
$L24:
	ldw $1,get_done($12)	!tprello
	addw $31,$1,$1
	beq $1,$L24
	memb
	ldl $9,16($10)
	ldl $1,24($10)
	ldl $2,56($10)
	subl $9,$15,$9
	cmpult $9,$1,$3
	seleq $3,$1,$9,$9	# cmoveq $3,$1,$9
	ldi $1,3($31)
	seleq $2,1,$1,$1	# cmoveq $2,1,$1
	stl $1,64($30)
	beq $9,$L29
	ldl $0,96($30)
	ldl $2,48($10)
	ldl $3,128($30)
	mov $31,$14
	stl $2,80($30)
	ldih $1,tables($0)	!tprelhi
	ldl $1,tables($1)	!tprello
	ldi $13,input($3)	!tprello
	stl $1,72($30)
	.align 4
$L28:
	ldl $18,64($30)
	ldl $17,80($30)
	ldl $16,72($30)
	mov $13,$20
	mov $13,$19
	ldi $14,16($14)
	bsr $26,$crypt_block.constprop.0..ng	!samegp
	ldih $29,0($26)	!gpdisp!5
	ldi $29,0($29)	!gpdisp!5
	ldi $13,16($13)
	cmpule $9,$14,$3
	beq $3,$L28
$L29:
	ldl $1,8($10)
	ldl $3,88($30)
	stw $31,put_done($11)	!tprello
	addl $15,$1,$1
	ldl $4,120($30)
	vinsw $4,$31,2,$2
	vinsf $9,$2,0,$2
	dma $2,$1,$3
	.align 4
$L27:
	ldw $1,put_done($11)	!tprello
	addw $31,$1,$1
	beq $1,$L27
	memb
	ldl $4,104($30)
	ldl $1,16($10)
	addl $15,$4,$15
	cmpule $1,$15,$2
	bne $2,$L7
	ldl $3,24($10)
	br $31,$L30
	.align 4
$L50:
	ldl $2,24($10)
	subl $1,$5,$1
	ldl $5,136($30)
	ldl $0,120($30)
	ldi $6,1($31)
	ldl $4,task($5)	!tprello
	cmpult $1,$2,$5
	seleq $5,$2,$1,$1	# cmoveq $5,$2,$1
	ldl $2,112($30)
	sll $6,56,$6
	addl $0,$3,$3
	ldl $0,72($30)
	ldi $5,input($2)	!tprello
	sll $15,10,$2
	or $1,$6,$1
	addl $0,$4,$4
	addl $2,$5,$2
	stw $31,0($3)
	vinsw $3,$31,2,$5
	vinsf $1,$5,0,$5
	dma $5,$4,$2
	br $31,$L14
	.end chen
	.section .tdata_local, "waT", "progbits"
	.align 3
	.type tables,@object
	.size tables,8
tables:
	.skip 8
	.align 7
	.type task,@object
	.size task,4672
task:
	.skip 4672
	.align 2
	.type put_done,@object
	.size put_done,8
put_done:
	.skip 8
	.align 2
	.type get_done,@object
	.size get_done,8
get_done:
	.skip 8
	.align 7
	.type input,@object
	.size input,2048
input:
	.skip 2048
	.ident "GCC: (Debian 12.2.0-13) 12.2.0"
