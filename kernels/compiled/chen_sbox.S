# Made from chen_sbox.c by `swsim cc`. To change the program, change the C.
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
	.frame $30,32,$26,0
	mov $31,$0	# call_pal 0x9e
	ldi $30,-32($30)
	.prologue 0
	ldih $5,task($0)	!tprelhi
	ldi $3,16($30)
	ldi $5,task($5)	!tprello
	ldi $1,64($5)
	ldi $5,80($5)
	.align 4
$L2:
	ldbu $4,0($1)
	ldbu $2,0($18)
	ldi $3,1($3)
	ldi $1,1($1)
	xor $2,$4,$2
	ldi $18,1($18)
	stb $2,-1($3)
	cmpeq $5,$1,$2
	beq $2,$L2
	ldi $6,4096($16)
	cmpule $17,1,$1
	bne $1,$L21
	ldih $22,task($0)	!tprelhi
	ldi $23,16($31)
	ldi $22,task($22)	!tprello
	ldi $7,32($30)
	sll $17,4,$8
	ldi $22,16($22)
	.align 4
$L10:
	mov $30,$24
	mov $30,$3
	mov $31,$2
	.align 4
$L5:
	s4addl $2,$2,$1
	ldi $4,16($30)
	and $1,15,$1
	ldi $3,1($3)
	addl $4,$1,$1
	addw $2,1,$2
	ldbu $1,0($1)
	cmpeq $2,16,$4
	addl $6,$1,$1
	ldbu $1,0($1)
	stb $1,-1($3)
	beq $4,$L5
	ldi $17,16($30)
	mov $31,$18
$L8:
	ldbu $1,0($24)
	ldbu $25,1($24)
	ldbu $3,2($24)
	ldbu $2,3($24)
	xor $1,$25,$25
	mov $24,$20
	xor $25,$3,$25
	mov $17,$21
	xor $25,$2,$25
	mov $31,$4
	and $25,0xff,$25
$L7:
	addw $4,1,$4
	xor $25,$1,$2
	and $4,3,$3
	ldi $21,1($21)
	addw $3,$18,$3
	ldi $20,1($20)
	addl $30,$3,$3
	cmpeq $4,4,$16
	ldbu $3,0($3)
	xor $1,$3,$1
	srl $1,7,$5
	addw $1,$1,$1
	s8subl $5,$5,$3	# s8subl $5,$5,$3
	sextw $3,$3
	s4subl $3,$5,$3	# s4subl $3,$5,$3
	sextw $3,$3
	xor $2,$3,$2
	xor $2,$1,$1
	stb $1,-1($21)
	bne $16,$L6
	ldbu $1,0($20)
	br $31,$L7
	.align 4
$L6:
	addw $18,4,$18
	ldi $24,4($24)
	ldi $17,4($17)
	cmpeq $18,16,$1
	beq $1,$L8
	mov $22,$3
	ldi $1,16($30)
	.align 4
$L9:
	ldbu $2,0($1)
	ldbu $4,64($3)
	ldi $1,1($1)
	ldi $3,1($3)
	xor $2,$4,$2
	stb $2,-1($1)
	cmpeq $7,$1,$2
	beq $2,$L9
	ldi $23,16($23)
	ldi $22,16($22)
	cmpeq $8,$23,$1
	beq $1,$L10
$L11:
	mov $30,$3
	mov $30,$4
	mov $31,$2
	.align 4
$L4:
	s4addl $2,$2,$1
	ldi $5,16($30)
	and $1,15,$1
	ldi $4,1($4)
	addl $5,$1,$1
	addw $2,1,$2
	ldbu $1,0($1)
	cmpeq $2,16,$5
	addl $6,$1,$1
	ldbu $1,0($1)
	stb $1,-1($4)
	beq $5,$L4
	ldih $1,task($0)	!tprelhi
	ldi $2,64($8)
	ldi $1,task($1)	!tprello
	ldi $5,16($3)
	addl $2,$1,$2
	.align 4
$L12:
	ldbu $1,0($3)
	ldbu $4,0($2)
	ldi $19,1($19)
	ldi $3,1($3)
	xor $1,$4,$1
	ldi $2,1($2)
	stb $1,-1($19)
	cmpeq $5,$3,$1
	beq $1,$L12
	ldi $30,32($30)
	ret $31,($26),1
$L21:
	sll $17,4,$8
	br $31,$L11
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
	ldi $30,-144($30)
	mov $31,$0	# call_pal 0x9e
	ldi $1,1($31)
	ldih $3,get_done($0)	!tprelhi
	stl $26,0($30)
	ldih $4,tables($0)	!tprelhi
	stl $9,8($30)
	ldi $5,320($16)
	stl $10,16($30)
	ldih $2,task($0)	!tprelhi
	stl $11,24($30)
	ldi $2,task($2)	!tprello
	stl $12,32($30)
	stl $13,40($30)
	stl $14,48($30)
	stl $15,56($30)
	.prologue 1
	sll $1,56,$1
	stl $5,tables($4)	!tprello
	ldi $1,320($1)
	stl $0,72($30)
	ldi $4,get_done($3)	!tprello
	stw $31,get_done($3)	!tprello
	vinsw $4,$31,2,$5
	vinsf $1,$5,0,$5
	dma $5,$16,$2
	.align 4
$L23:
	ldw $1,get_done($3)	!tprello
	addw $31,$1,$1
	beq $1,$L23
	memb
	ldl $1,72($30)
	ldih $1,task($1)	!tprelhi
	stl $1,112($30)
	ldi $13,task($1)	!tprello
	ldl $1,40($13)
	beq $1,$L24
	ldl $5,24($13)
	ldl $1,32($13)
	mull $5,$1,$1
	stl $1,120($30)
	rcsr $14,0
	and $14,63,$14
	ldl $0,72($30)
	ldi $6,1($31)
	ldih $4,put_done($0)	!tprelhi
	mull $14,$5,$14
	ldi $1,put_done($4)	!tprello
	stw $6,4($1)
	stl $1,96($30)
	ldl $1,16($13)
	stw $6,put_done($4)	!tprello
	cmpult $14,$1,$4
	beq $4,$L27
	ldl $2,112($30)
	subl $1,$14,$1
	ldl $0,72($30)
	cmpult $1,$5,$4
	ldl $6,task($2)	!tprello
	seleq $4,$5,$1,$1	# cmoveq $4,$5,$1
	stw $31,get_done($3)	!tprello
	ldih $4,input($0)	!tprelhi
	addl $14,$6,$5
	ldi $6,1($31)
	sll $6,56,$6
	ldi $4,input($4)	!tprello
	or $1,$6,$1
	ldi $3,get_done($3)	!tprello
	vinsw $3,$31,2,$6
	vinsf $1,$6,0,$6
	dma $6,$5,$4
	ldl $1,16($13)
	cmpult $14,$1,$3
	beq $3,$L27
	ldih $4,get_done($0)	!tprelhi
	ldih $3,output($0)	!tprelhi
	ldi $4,get_done($4)	!tprello
	ldi $3,output($3)	!tprello
	stl $31,80($30)
	stl $4,104($30)
	stl $3,128($30)
	.align 4
$L33:
	ldl $10,80($30)
	ldl $2,120($30)
	stl $14,64($30)
	xor $10,1,$4
	addl $14,$2,$14
	stl $4,80($30)
	cmpule $1,$14,$3
	beq $3,$L65
$L28:
	ldl $5,104($30)
	s4addl $10,0,$4
	stl $4,88($30)
	s4addl $10,$5,$3
	.align 4
$L29:
	ldw $1,0($3)
	addw $31,$1,$1
	beq $1,$L29
	memb
	ldl $0,96($30)
	ldl $1,88($30)
	addl $0,$1,$3
	.align 4
$L30:
	ldw $1,0($3)
	addw $31,$1,$1
	beq $1,$L30
	memb
	ldl $9,16($13)
	ldl $2,64($30)
	ldl $1,24($13)
	ldl $0,72($30)
	sll $10,10,$10
	subl $9,$2,$9
	cmpult $9,$1,$3
	ldih $11,input($0)	!tprelhi
	seleq $3,$1,$9,$9	# cmoveq $3,$1,$9
	ldl $3,128($30)
	ldi $11,input($11)	!tprello
	addl $10,$11,$11
	addl $10,$3,$10
	beq $9,$L31
	ldih $3,tables($0)	!tprelhi
	mov $31,$15
	ldl $12,tables($3)	!tprello
	.align 4
$L32:
	ldl $17,48($13)
	addl $10,$15,$19
	addl $11,$15,$18
	mov $12,$16
	ldi $15,16($15)
	bsr $26,$crypt_block.constprop.0..ng	!samegp
	ldih $29,0($26)	!gpdisp!3
	ldi $29,0($29)	!gpdisp!3
	cmpule $9,$15,$3
	beq $3,$L32
	ldl $9,16($13)
	ldl $4,64($30)
	ldl $1,24($13)
	subl $9,$4,$9
	cmpult $9,$1,$3
	seleq $3,$1,$9,$9	# cmoveq $3,$1,$9
$L31:
	ldl $5,96($30)
	ldl $0,88($30)
	ldl $3,8($13)
	ldl $2,64($30)
	addl $5,$0,$1
	stw $31,0($1)
	addl $2,$3,$15
	vinsw $1,$31,2,$3
	vinsf $9,$3,0,$3
	dma $3,$15,$10
	ldl $1,16($13)
	cmpult $14,$1,$3
	bne $3,$L33
$L27:
	ldl $0,72($30)
	ldih $2,put_done($0)	!tprelhi
	.align 4
$L26:
	ldw $1,put_done($2)	!tprello
	addw $31,$1,$1
	beq $1,$L26
	memb
	ldl $0,72($30)
	ldih $2,put_done($0)	!tprelhi
	ldi $2,put_done($2)	!tprello
	.align 4
$L34:
	ldw $1,4($2)
	addw $31,$1,$1
	beq $1,$L34
	memb
$L22:
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
$L24:
	ldl $4,24($13)
	ldl $1,32($13)
	mull $4,$1,$1
	stl $1,80($30)
	rcsr $14,0
	and $14,63,$14
	ldl $1,16($13)
	mull $14,$4,$14
	cmpult $14,$1,$3
	beq $3,$L22
	ldl $0,72($30)
	ldih $2,input($0)	!tprelhi
	ldih $10,get_done($0)	!tprelhi
	ldih $11,output($0)	!tprelhi
	ldi $3,input($2)	!tprello
	ldi $5,get_done($10)	!tprello
	ldi $11,output($11)	!tprello
	stl $2,104($30)
	stl $3,88($30)
	stl $5,96($30)
	.align 4
$L41:
	ldl $0,112($30)
	subl $1,$14,$1
	cmpult $1,$4,$5
	seleq $5,$4,$1,$1	# cmoveq $5,$4,$1
	ldl $3,task($0)	!tprello
	ldi $4,1($31)
	sll $4,56,$4
	ldl $2,88($30)
	addl $14,$3,$3
	or $1,$4,$1
	stw $31,get_done($10)	!tprello
	ldl $5,96($30)
	vinsw $5,$31,2,$4
	vinsf $1,$4,0,$4
	dma $4,$3,$2
	.align 4
$L37:
	ldw $1,get_done($10)	!tprello
	addw $31,$1,$1
	beq $1,$L37
	memb
	ldl $9,16($13)
	ldl $1,24($13)
	subl $9,$14,$9
	cmpult $9,$1,$3
	seleq $3,$1,$9,$9	# cmoveq $3,$1,$9
	beq $9,$L38
	ldl $0,72($30)
	ldl $2,104($30)
	mov $31,$15
	ldih $1,tables($0)	!tprelhi
	ldi $12,input($2)	!tprello
	ldl $1,tables($1)	!tprello
	stl $1,64($30)
	.align 4
$L39:
	ldl $17,48($13)
	ldl $16,64($30)
	addl $11,$15,$19
	mov $12,$18
	ldi $15,16($15)
	bsr $26,$crypt_block.constprop.0..ng	!samegp
	ldih $29,0($26)	!gpdisp!5
	ldi $29,0($29)	!gpdisp!5
	ldi $12,16($12)
	cmpule $9,$15,$4
	beq $4,$L39
	ldl $9,16($13)
	ldl $1,24($13)
	subl $9,$14,$9
	cmpult $9,$1,$3
	seleq $3,$1,$9,$9	# cmoveq $3,$1,$9
$L38:
	ldl $0,72($30)
	ldl $1,8($13)
	ldih $3,put_done($0)	!tprelhi
	addl $14,$1,$1
	stw $31,put_done($3)	!tprello
	ldi $4,put_done($3)	!tprello
	vinsw $4,$31,2,$5
	vinsf $9,$5,0,$5
	dma $5,$1,$11
	.align 4
$L40:
	ldw $1,put_done($3)	!tprello
	addw $31,$1,$1
	beq $1,$L40
	memb
	ldl $2,80($30)
	ldl $1,16($13)
	addl $14,$2,$14
	cmpule $1,$14,$3
	bne $3,$L22
	ldl $4,24($13)
	br $31,$L41
	.align 4
$L65:
	ldl $3,24($13)
	ldl $5,112($30)
	subl $1,$14,$1
	ldl $0,72($30)
	ldl $6,task($5)	!tprello
	ldl $2,80($30)
	cmpult $1,$3,$5
	seleq $5,$3,$1,$1	# cmoveq $5,$3,$1
	ldl $3,104($30)
	ldih $4,input($0)	!tprelhi
	ldi $7,1($31)
	ldi $4,input($4)	!tprello
	s4addl $2,$3,$5
	addl $14,$6,$6
	sll $2,10,$3
	sll $7,56,$7
	addl $3,$4,$3
	stw $31,0($5)
	or $1,$7,$1
	vinsw $5,$31,2,$4
	vinsf $1,$4,0,$4
	dma $4,$6,$3
	br $31,$L28
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
	.type output,@object
	.size output,2048
output:
	.skip 2048
	.align 7
	.type input,@object
	.size input,2048
input:
	.skip 2048
	.ident "GCC: (Debian 12.2.0-13) 12.2.0"
