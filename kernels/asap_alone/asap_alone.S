# Made from asap_alone.c by `swsim cc`. To change the program, change the C.
# Compiler: GCC: (Debian 12.2.0-13) 12.2.0, for Alpha
# Flags: -O2 -mcpu=ev56 -mbwx -ffreestanding -fno-pic -fno-jump-tables -fno-tree-vectorize -fno-tree-slp-vectorize -ftls-model=local-exec -ffixed-$28

	.set noreorder
	.set volatile
	.set noat
	.arch sw3
	.section .text1, "ax", "progbits"
	.align 2
	.align 4
	.globl aes_crypt_buffer
	.ent aes_crypt_buffer
$aes_crypt_buffer..ng:
aes_crypt_buffer:
	.frame $30,96,$26,0
	.mask 0x400fe00,-96
	ldi $30,-96($30)
	mov $16,$21
	stl $26,0($30)
	stl $9,8($30)
	stl $10,16($30)
	stl $11,24($30)
	stl $12,32($30)
	stl $13,40($30)
	stl $14,48($30)
	stl $15,56($30)
	.prologue 0
	ble $18,$L1
	mov $31,$0	# call_pal 0x9e
	ldi $1,-1($18)
	ldih $25,aes_round_keys($0)	!tprelhi
	andnot $1,15,$1
	ldi $2,16($16)
	ldi $25,aes_round_keys($25)	!tprello
	addl $1,$2,$2
	ldih $6,round_key($0)	!tprelhi
	ldih $7,shifted($0)	!tprelhi
	ldih $5,state($0)	!tprelhi
	ldi $1,8($25)
	ldih $0,aes_sbox($0)	!tprelhi
	stl $2,80($30)
	ldi $4,shifted($7)	!tprello
	stl $1,72($30)
	ldi $2,round_key($6)	!tprello
	stl $17,64($30)
	ldi $3,aes_sbox($0)	!tprello
	ldi $1,state($5)	!tprello
$L23:
	ldi $28,0($25)	# ldq_u $22,0($25)
	andnot $28,7,$28
	ldl $22,0($28)
	ldi $28,7($25)	# ldq_u $8,7($25)
	andnot $28,7,$28
	ldl $8,0($28)
	ldl $24,72($30)
	sll $25,3,$28	# extqh $8,$25,$8
	subl $31,$28,$28
	sll $8,$28,$8
	sll $25,3,$28	# extql $22,$25,$22
	srl $22,$28,$22
	or $22,$8,$22
	stl $22,round_key($6)	!tprello
	ldi $28,8($25)	# ldq_u $8,8($25)
	andnot $28,7,$28
	ldl $8,0($28)
	ldi $28,15($25)	# ldq_u $23,15($25)
	andnot $28,7,$28
	ldl $23,0($28)
	sll $24,3,$28	# extql $8,$24,$8
	srl $8,$28,$8
	sll $24,3,$28	# extqh $23,$24,$23
	subl $31,$28,$28
	sll $23,$28,$23
	or $8,$23,$8
	stl $8,8($2)
	ldl $23,0($21)
	ldl $24,8($21)
	xor $22,$23,$15
	xor $8,$24,$27
	mov $15,$14
	mov $15,$13
	mov $15,$12
	mov $15,$11
	mov $15,$10
	mov $15,$9
	mov $27,$16
	mov $27,$17
	mov $27,$18
	mov $27,$19
	mov $27,$20
	mov $27,$0
	mov $15,$23
	mov $27,$8
	srl $15,8,$15	# extbl $15,1,$15
	zapnot $15,1,$15
	srl $14,16,$14	# extbl $14,2,$14
	zapnot $14,1,$14
	srl $13,24,$13	# extbl $13,3,$13
	zapnot $13,1,$13
	srl $12,32,$12	# extbl $12,4,$12
	zapnot $12,1,$12
	srl $11,40,$11	# extbl $11,5,$11
	zapnot $11,1,$11
	srl $10,48,$10	# extbl $10,6,$10
	zapnot $10,1,$10
	srl $9,56,$9
	srl $27,8,$27	# extbl $27,1,$27
	zapnot $27,1,$27
	srl $16,16,$16	# extbl $16,2,$16
	zapnot $16,1,$16
	srl $17,24,$17	# extbl $17,3,$17
	zapnot $17,1,$17
	srl $18,32,$18	# extbl $18,4,$18
	zapnot $18,1,$18
	srl $19,40,$19	# extbl $19,5,$19
	zapnot $19,1,$19
	srl $20,48,$20	# extbl $20,6,$20
	zapnot $20,1,$20
	srl $0,56,$0
	stb $23,shifted($7)	!tprello
	stb $15,1($4)
	stb $14,2($4)
	stb $13,3($4)
	stb $12,4($4)
	stb $11,5($4)
	stb $10,6($4)
	stb $9,7($4)
	stb $8,8($4)
	stb $27,9($4)
	stb $16,10($4)
	stb $17,11($4)
	stb $18,12($4)
	stb $19,13($4)
	stb $20,14($4)
	stb $0,15($4)
	ldi $11,9($31)
	ldi $8,1($31)
	.align 4
$L3:
	ldbu $9,shifted($7)	!tprello
	ldbu $27,5($4)
	ldbu $16,10($4)
	ldbu $17,15($4)
	ldbu $18,4($4)
	ldbu $19,9($4)
	ldbu $20,14($4)
	ldbu $0,3($4)
	ldbu $24,8($4)
	ldbu $23,13($4)
	ldbu $22,2($4)
	addl $9,$3,$9
	addl $27,$3,$27
	addl $16,$3,$16
	addl $17,$3,$17
	addl $18,$3,$18
	addl $19,$3,$19
	addl $20,$3,$20
	addl $0,$3,$0
	addl $24,$3,$24
	addl $23,$3,$23
	ldbu $9,0($9)
	ldbu $27,0($27)
	ldbu $16,0($16)
	ldbu $17,0($17)
	ldbu $18,0($18)
	ldbu $19,0($19)
	ldbu $20,0($20)
	ldbu $0,0($0)
	ldbu $24,0($24)
	ldbu $23,0($23)
	addl $22,$3,$22
	ldbu $22,0($22)
	stb $20,6($1)
	stb $0,7($1)
	stb $24,8($1)
	stb $23,9($1)
	stb $9,state($5)	!tprello
	stb $27,1($1)
	stb $16,2($1)
	stb $17,3($1)
	stb $18,4($1)
	stb $19,5($1)
	stb $22,10($1)
	ldbu $20,7($4)
	ldbu $0,12($4)
	ldbu $24,1($4)
	ldbu $23,6($4)
	ldbu $22,11($4)
	addl $20,$3,$20
	addl $0,$3,$0
	addl $24,$3,$24
	addl $23,$3,$23
	addl $22,$3,$22
	ldbu $20,0($20)
	ldbu $0,0($0)
	ldbu $24,0($24)
	ldbu $23,0($23)
	ldbu $22,0($22)
	stb $20,11($1)
	stb $0,12($1)
	stb $24,13($1)
	stb $23,14($1)
	stb $22,15($1)
	ldbu $23,state($5)	!tprello
	ldbu $17,2($1)
	ldbu $24,1($1)
	ldbu $22,3($1)
	addw $23,$23,$0
	addw $17,$17,$19
	addw $24,$24,$18
	and $0,0xff,$0
	srl $23,7,$12
	and $18,0xff,$18
	and $19,0xff,$19
	addw $22,$22,$20
	xor $0,27,$27
	and $20,0xff,$20
	selne $12,$27,$0,$0	# cmovne $12,$27,$0
	xor $18,27,$9
	srl $24,7,$10
	xor $19,27,$16
	srl $17,7,$27
	selne $10,$9,$18,$18	# cmovne $10,$9,$18
	srl $22,7,$9
	selne $27,$16,$19,$19	# cmovne $27,$16,$19
	xor $23,$24,$16
	xor $20,27,$27
	xor $24,$17,$24
	xor $23,$17,$23
	selne $9,$27,$20,$20	# cmovne $9,$27,$20
	xor $22,$24,$24
	xor $23,$22,$23
	xor $16,$22,$22
	xor $16,$17,$16
	xor $0,$24,$24
	xor $18,$23,$23
	xor $22,$19,$22
	xor $0,$16,$0
	xor $20,$22,$22
	xor $18,$24,$18
	xor $19,$23,$19
	stb $18,state($5)	!tprello
	xor $20,$0,$20
	stb $19,1($1)
	stb $22,2($1)
	stb $20,3($1)
	ldbu $23,4($1)
	ldbu $17,6($1)
	ldbu $24,5($1)
	ldbu $22,7($1)
	addw $23,$23,$19
	addw $17,$17,$20
	addw $24,$24,$18
	and $19,0xff,$19
	srl $23,7,$12
	and $18,0xff,$18
	and $20,0xff,$20
	addw $22,$22,$0
	xor $19,27,$27
	and $0,0xff,$0
	selne $12,$27,$19,$19	# cmovne $12,$27,$19
	xor $18,27,$9
	srl $24,7,$10
	xor $20,27,$16
	srl $17,7,$27
	selne $10,$9,$18,$18	# cmovne $10,$9,$18
	srl $22,7,$9
	selne $27,$16,$20,$20	# cmovne $27,$16,$20
	xor $23,$24,$16
	xor $0,27,$27
	xor $24,$17,$24
	xor $23,$17,$23
	selne $9,$27,$0,$0	# cmovne $9,$27,$0
	xor $22,$24,$24
	xor $23,$22,$23
	xor $17,$16,$17
	xor $22,$16,$22
	xor $19,$24,$24
	xor $18,$23,$23
	xor $20,$22,$22
	xor $19,$17,$19
	xor $0,$22,$22
	xor $18,$24,$18
	xor $20,$23,$20
	stb $18,4($1)
	xor $0,$19,$0
	stb $20,5($1)
	stb $22,6($1)
	stb $0,7($1)
	ldbu $23,8($1)
	ldbu $17,10($1)
	ldbu $24,9($1)
	ldbu $22,11($1)
	addw $23,$23,$0
	addw $17,$17,$19
	addw $24,$24,$18
	and $0,0xff,$0
	srl $23,7,$12
	and $18,0xff,$18
	and $19,0xff,$19
	addw $22,$22,$20
	xor $0,27,$27
	and $20,0xff,$20
	selne $12,$27,$0,$0	# cmovne $12,$27,$0
	xor $18,27,$9
	srl $24,7,$10
	xor $19,27,$16
	srl $17,7,$27
	selne $10,$9,$18,$18	# cmovne $10,$9,$18
	srl $22,7,$9
	selne $27,$16,$19,$19	# cmovne $27,$16,$19
	xor $23,$24,$16
	xor $20,27,$27
	xor $24,$17,$24
	xor $23,$17,$23
	selne $9,$27,$20,$20	# cmovne $9,$27,$20
	xor $22,$24,$24
	xor $22,$23,$23
	xor $16,$22,$22
	xor $16,$17,$16
	xor $0,$24,$24
	xor $18,$23,$23
	xor $19,$22,$22
	xor $0,$16,$0
	xor $20,$22,$22
	xor $18,$24,$18
	xor $19,$23,$19
	stb $18,8($1)
	xor $20,$0,$20
	stb $19,9($1)
	stb $22,10($1)
	stb $20,11($1)
	ldbu $23,12($1)
	ldbu $17,14($1)
	ldbu $24,13($1)
	ldbu $22,15($1)
	addw $23,$23,$19
	addw $17,$17,$20
	addw $24,$24,$18
	and $19,0xff,$19
	srl $23,7,$12
	and $18,0xff,$18
	and $20,0xff,$20
	addw $22,$22,$0
	xor $19,27,$27
	and $0,0xff,$0
	selne $12,$27,$19,$19	# cmovne $12,$27,$19
	xor $18,27,$9
	srl $24,7,$10
	xor $20,27,$16
	srl $17,7,$27
	selne $10,$9,$18,$18	# cmovne $10,$9,$18
	srl $22,7,$9
	selne $27,$16,$20,$20	# cmovne $27,$16,$20
	xor $23,$24,$16
	xor $0,27,$27
	xor $24,$17,$24
	xor $23,$17,$23
	selne $9,$27,$0,$0	# cmovne $9,$27,$0
	xor $22,$24,$24
	xor $23,$22,$23
	xor $16,$22,$22
	xor $16,$17,$16
	xor $19,$24,$24
	xor $18,$23,$23
	xor $22,$20,$22
	xor $19,$16,$19
	xor $0,$22,$22
	xor $18,$24,$18
	xor $20,$23,$20
	stb $18,12($1)
	xor $0,$19,$0
	stb $20,13($1)
	stb $22,14($1)
	stb $0,15($1)
	# SWSIM-BEGIN key_schedule
	ldbu $22,13($2)
	ldbu $0,14($2)
	ldbu $24,15($2)
	ldbu $23,12($2)
	addl $22,$3,$22
	addl $0,$3,$0
	ldbu $22,0($22)
	addl $24,$3,$24
	addl $23,$3,$23
	ldbu $0,0($0)
	ldbu $24,0($24)
	ldbu $23,0($23)
	stb $0,17($2)
	xor $8,$22,$22
	stb $22,16($2)
	stb $24,18($2)
	stb $23,19($2)
	ldbu $12,round_key($6)	!tprello
	ldbu $10,1($2)
	ldbu $20,16($2)
	ldbu $0,17($2)
	ldbu $13,2($2)
	ldbu $24,3($2)
	ldbu $23,18($2)
	ldbu $22,19($2)
	ldbu $16,4($2)
	ldbu $17,5($2)
	xor $12,$20,$12
	xor $10,$0,$10
	ldbu $18,6($2)
	ldbu $19,7($2)
	ldbu $20,8($2)
	ldbu $0,9($2)
	and $12,0xff,$12
	and $10,0xff,$10
	xor $13,$23,$13
	xor $24,$22,$24
	ldbu $23,10($2)
	ldbu $22,11($2)
	ldbu $9,12($2)
	ldbu $27,13($2)
	and $13,0xff,$13
	and $24,0xff,$24
	xor $12,$16,$16
	xor $10,$17,$17
	xor $24,$19,$19
	xor $17,$0,$0
	xor $13,$18,$18
	xor $16,$20,$20
	xor $18,$23,$23
	xor $19,$22,$22
	xor $0,$27,$27
	xor $20,$9,$9
	stb $24,3($2)
	stb $23,10($2)
	stb $22,11($2)
	stb $12,round_key($6)	!tprello
	stb $10,1($2)
	stb $13,2($2)
	stb $16,4($2)
	stb $17,5($2)
	stb $18,6($2)
	stb $19,7($2)
	stb $20,8($2)
	stb $0,9($2)
	stb $9,12($2)
	stb $27,13($2)
	ldbu $0,14($2)
	ldbu $24,15($2)
	xor $23,$0,$23
	xor $22,$24,$22
	stb $23,14($2)
	stb $22,15($2)
	# SWSIM-END
	ldl $23,state($5)	!tprello
	ldl $22,8($1)
	ldl $0,round_key($6)	!tprello
	ldl $24,8($2)
	xor $23,$0,$23
	xor $22,$24,$22
	stl $23,state($5)	!tprello
	stl $22,8($1)
	addw $8,$8,$24
	ldl $23,state($5)	!tprello
	ldl $22,8($1)
	and $24,0xff,$24
	srl $8,7,$0
	subw $11,1,$11
	stl $23,shifted($7)	!tprello
	xor $24,27,$8
	stl $22,8($4)
	seleq $0,$24,$8,$8	# cmoveq $0,$24,$8
	bne $11,$L3
	and $23,255,$14
	and $22,255,$17
	srl $23,40,$13	# extbl $23,5,$13
	zapnot $13,1,$13
	addl $14,$3,$14
	srl $22,16,$12	# extbl $22,2,$12
	zapnot $12,1,$12
	addl $13,$3,$13
	srl $22,56,$11
	addl $12,$3,$12
	srl $23,32,$10	# extbl $23,4,$10
	zapnot $10,1,$10
	addl $11,$3,$11
	srl $22,8,$9	# extbl $22,1,$9
	zapnot $9,1,$9
	addl $10,$3,$10
	srl $22,48,$27	# extbl $22,6,$27
	zapnot $27,1,$27
	addl $9,$3,$9
	srl $23,24,$16	# extbl $23,3,$16
	zapnot $16,1,$16
	addl $27,$3,$27
	srl $22,40,$18	# extbl $22,5,$18
	zapnot $18,1,$18
	addl $16,$3,$16
	srl $23,16,$19	# extbl $23,2,$19
	zapnot $19,1,$19
	addl $17,$3,$17
	srl $23,56,$20
	addl $18,$3,$18
	srl $22,32,$0	# extbl $22,4,$0
	zapnot $0,1,$0
	addl $19,$3,$19
	srl $23,8,$24	# extbl $23,1,$24
	zapnot $24,1,$24
	addl $20,$3,$20
	srl $23,48,$23	# extbl $23,6,$23
	zapnot $23,1,$23
	addl $0,$3,$0
	srl $22,24,$22	# extbl $22,3,$22
	zapnot $22,1,$22
	addl $24,$3,$24
	addl $23,$3,$23
	addl $22,$3,$22
	ldbu $14,0($14)
	ldbu $13,0($13)
	ldbu $12,0($12)
	ldbu $11,0($11)
	ldbu $10,0($10)
	ldbu $9,0($9)
	ldbu $27,0($27)
	ldbu $16,0($16)
	ldbu $17,0($17)
	ldbu $18,0($18)
	ldbu $19,0($19)
	ldbu $20,0($20)
	ldbu $0,0($0)
	ldbu $24,0($24)
	ldbu $23,0($23)
	ldbu $22,0($22)
	stb $14,state($5)	!tprello
	stb $13,1($1)
	stb $12,2($1)
	stb $11,3($1)
	stb $10,4($1)
	stb $9,5($1)
	stb $27,6($1)
	stb $16,7($1)
	stb $17,8($1)
	stb $18,9($1)
	stb $19,10($1)
	stb $20,11($1)
	stb $0,12($1)
	stb $24,13($1)
	stb $23,14($1)
	stb $22,15($1)
	# SWSIM-BEGIN key_schedule
	ldbu $0,13($2)
	ldbu $24,14($2)
	ldbu $23,15($2)
	ldbu $22,12($2)
	addl $0,$3,$0
	addl $24,$3,$24
	ldbu $0,0($0)
	addl $23,$3,$23
	addl $22,$3,$22
	ldbu $24,0($24)
	ldbu $23,0($23)
	ldbu $22,0($22)
	stb $24,17($2)
	xor $8,$0,$8
	stb $8,16($2)
	stb $23,18($2)
	stb $22,19($2)
	ldbu $20,round_key($6)	!tprello
	ldbu $0,1($2)
	ldbu $18,16($2)
	ldbu $19,17($2)
	ldbu $24,2($2)
	ldbu $23,3($2)
	ldbu $22,18($2)
	ldbu $8,19($2)
	ldbu $9,4($2)
	ldbu $27,5($2)
	xor $20,$18,$20
	xor $0,$19,$0
	ldbu $16,6($2)
	ldbu $17,7($2)
	ldbu $18,8($2)
	ldbu $19,9($2)
	and $20,0xff,$20
	and $0,0xff,$0
	xor $24,$22,$24
	xor $23,$8,$23
	ldbu $22,10($2)
	ldbu $8,11($2)
	ldbu $11,12($2)
	ldbu $10,13($2)
	and $24,0xff,$24
	and $23,0xff,$23
	xor $20,$9,$9
	xor $0,$27,$27
	xor $24,$16,$16
	xor $23,$17,$17
	xor $9,$18,$18
	xor $27,$19,$19
	xor $16,$22,$22
	xor $17,$8,$8
	xor $18,$11,$11
	xor $19,$10,$10
	stb $23,3($2)
	stb $22,10($2)
	stb $8,11($2)
	stb $20,round_key($6)	!tprello
	stb $0,1($2)
	stb $24,2($2)
	stb $9,4($2)
	stb $27,5($2)
	stb $16,6($2)
	stb $17,7($2)
	stb $18,8($2)
	stb $19,9($2)
	stb $11,12($2)
	stb $10,13($2)
	ldbu $24,14($2)
	ldbu $23,15($2)
	xor $22,$24,$22
	xor $8,$23,$8
	stb $22,14($2)
	stb $8,15($2)
	# SWSIM-END
	ldl $22,state($5)	!tprello
	ldl $8,8($1)
	ldl $24,round_key($6)	!tprello
	ldl $23,8($2)
	xor $22,$24,$22
	xor $8,$23,$8
	stl $22,state($5)	!tprello
	stl $8,8($1)
	ldl $23,64($30)
	ldl $8,state($5)	!tprello
	ldl $22,8($1)
	ldl $24,80($30)
	ldi $23,16($23)
	ldi $21,16($21)
	stl $8,-16($23)
	cmpeq $24,$21,$8
	stl $23,64($30)
	stl $22,-8($23)
	beq $8,$L23
$L1:
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
	.section .tdata_local, "waT", "progbits"
	.align 5
	.type round_key,@object
	.size round_key,20
round_key:
	.skip 20
	.align 5
	.type shifted,@object
	.size shifted,16
shifted:
	.skip 16
	.align 5
	.type state,@object
	.size state,16
state:
	.skip 16
	.ident "GCC: (Debian 12.2.0-13) 12.2.0"
