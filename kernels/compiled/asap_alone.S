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
	.frame $30,80,$26,0
	.mask 0x400fe00,-80
	ldi $30,-80($30)
	mov $16,$25
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
	ldih $24,aes_round_keys($0)	!tprelhi
	andnot $1,15,$1
	ldi $2,16($16)
	ldi $24,aes_round_keys($24)	!tprello
	addl $1,$2,$2
	ldih $7,round_key($0)	!tprelhi
	ldih $23,shifted($0)	!tprelhi
	ldih $5,state($0)	!tprelhi
	ldih $3,aes_sbox($0)	!tprelhi
	ldi $1,8($24)
	stl $2,72($30)
	mov $17,$0
	stl $1,64($30)
	ldi $2,round_key($7)	!tprello
	ldi $4,shifted($23)	!tprello
	ldi $3,aes_sbox($3)	!tprello
	ldi $1,state($5)	!tprello
$L23:
	ldi $28,0($24)	# ldq_u $8,0($24)
	andnot $28,7,$28
	ldl $8,0($28)
	ldi $28,7($24)	# ldq_u $21,7($24)
	andnot $28,7,$28
	ldl $21,0($28)
	ldi $28,8($24)	# ldq_u $6,8($24)
	andnot $28,7,$28
	ldl $6,0($28)
	ldi $28,15($24)	# ldq_u $22,15($24)
	andnot $28,7,$28
	ldl $22,0($28)
	sll $24,3,$28	# extqh $21,$24,$21
	subl $31,$28,$28
	sll $21,$28,$21
	ldl $20,64($30)
	sll $24,3,$28	# extql $8,$24,$8
	srl $8,$28,$8
	sll $20,3,$28	# extqh $22,$20,$22
	subl $31,$28,$28
	sll $22,$28,$22
	or $8,$21,$8
	sll $20,3,$28	# extql $6,$20,$6
	srl $6,$28,$6
	stl $8,round_key($7)	!tprello
	or $6,$22,$6
	stl $6,8($2)
	ldl $21,8($25)
	ldl $22,0($25)
	xor $6,$21,$6
	xor $22,$8,$8
	stl $8,shifted($23)	!tprello
	stl $6,8($4)
	ldi $12,9($31)
	ldi $6,1($31)
	.align 4
$L3:
	ldbu $10,shifted($23)	!tprello
	ldbu $9,5($4)
	ldbu $27,10($4)
	ldbu $16,15($4)
	ldbu $17,4($4)
	ldbu $18,9($4)
	ldbu $19,14($4)
	ldbu $20,3($4)
	ldbu $21,8($4)
	ldbu $22,13($4)
	ldbu $8,2($4)
	addl $10,$3,$10
	addl $9,$3,$9
	addl $27,$3,$27
	addl $16,$3,$16
	addl $17,$3,$17
	addl $18,$3,$18
	addl $19,$3,$19
	addl $20,$3,$20
	addl $21,$3,$21
	addl $22,$3,$22
	ldbu $10,0($10)
	ldbu $9,0($9)
	ldbu $27,0($27)
	ldbu $16,0($16)
	ldbu $17,0($17)
	ldbu $18,0($18)
	ldbu $19,0($19)
	ldbu $20,0($20)
	ldbu $21,0($21)
	ldbu $22,0($22)
	addl $8,$3,$8
	ldbu $8,0($8)
	stb $19,6($1)
	stb $20,7($1)
	stb $21,8($1)
	stb $22,9($1)
	stb $10,state($5)	!tprello
	stb $9,1($1)
	stb $27,2($1)
	stb $16,3($1)
	stb $17,4($1)
	stb $18,5($1)
	stb $8,10($1)
	ldbu $19,7($4)
	ldbu $20,12($4)
	ldbu $21,1($4)
	ldbu $22,6($4)
	ldbu $8,11($4)
	addl $19,$3,$19
	addl $20,$3,$20
	addl $21,$3,$21
	addl $22,$3,$22
	addl $8,$3,$8
	ldbu $19,0($19)
	ldbu $20,0($20)
	ldbu $21,0($21)
	ldbu $22,0($22)
	ldbu $8,0($8)
	stb $19,11($1)
	stb $20,12($1)
	stb $21,13($1)
	stb $22,14($1)
	stb $8,15($1)
	ldbu $22,state($5)	!tprello
	ldbu $16,2($1)
	ldbu $21,1($1)
	ldbu $8,3($1)
	addw $22,$22,$20
	addw $16,$16,$18
	addw $21,$21,$17
	and $20,0xff,$20
	srl $22,7,$13
	and $17,0xff,$17
	and $18,0xff,$18
	addw $8,$8,$19
	xor $20,27,$9
	and $19,0xff,$19
	selne $13,$9,$20,$20	# cmovne $13,$9,$20
	xor $17,27,$10
	srl $21,7,$11
	xor $18,27,$27
	srl $16,7,$9
	selne $11,$10,$17,$17	# cmovne $11,$10,$17
	srl $8,7,$10
	selne $9,$27,$18,$18	# cmovne $9,$27,$18
	xor $22,$21,$27
	xor $19,27,$9
	xor $21,$16,$21
	xor $22,$16,$22
	selne $10,$9,$19,$19	# cmovne $10,$9,$19
	xor $8,$21,$21
	xor $22,$8,$22
	xor $27,$8,$8
	xor $27,$16,$27
	xor $20,$21,$21
	xor $17,$22,$22
	xor $8,$18,$8
	xor $20,$27,$20
	xor $19,$8,$8
	xor $17,$21,$17
	xor $18,$22,$18
	stb $17,state($5)	!tprello
	xor $19,$20,$19
	stb $18,1($1)
	stb $8,2($1)
	stb $19,3($1)
	ldbu $22,4($1)
	ldbu $16,6($1)
	ldbu $21,5($1)
	ldbu $8,7($1)
	addw $22,$22,$18
	addw $16,$16,$19
	addw $21,$21,$17
	and $18,0xff,$18
	srl $22,7,$13
	and $17,0xff,$17
	and $19,0xff,$19
	addw $8,$8,$20
	xor $18,27,$9
	and $20,0xff,$20
	selne $13,$9,$18,$18	# cmovne $13,$9,$18
	xor $17,27,$10
	srl $21,7,$11
	xor $19,27,$27
	srl $16,7,$9
	selne $11,$10,$17,$17	# cmovne $11,$10,$17
	srl $8,7,$10
	selne $9,$27,$19,$19	# cmovne $9,$27,$19
	xor $22,$21,$27
	xor $20,27,$9
	xor $21,$16,$21
	xor $22,$16,$22
	selne $10,$9,$20,$20	# cmovne $10,$9,$20
	xor $8,$21,$21
	xor $22,$8,$22
	xor $16,$27,$16
	xor $8,$27,$8
	xor $18,$21,$21
	xor $17,$22,$22
	xor $19,$8,$8
	xor $18,$16,$18
	xor $20,$8,$8
	xor $17,$21,$17
	xor $19,$22,$19
	stb $17,4($1)
	xor $20,$18,$20
	stb $19,5($1)
	stb $8,6($1)
	stb $20,7($1)
	ldbu $22,8($1)
	ldbu $16,10($1)
	ldbu $21,9($1)
	ldbu $8,11($1)
	addw $22,$22,$20
	addw $16,$16,$18
	addw $21,$21,$17
	and $20,0xff,$20
	srl $22,7,$13
	and $17,0xff,$17
	and $18,0xff,$18
	addw $8,$8,$19
	xor $20,27,$9
	and $19,0xff,$19
	selne $13,$9,$20,$20	# cmovne $13,$9,$20
	xor $17,27,$10
	srl $21,7,$11
	xor $18,27,$27
	srl $16,7,$9
	selne $11,$10,$17,$17	# cmovne $11,$10,$17
	srl $8,7,$10
	selne $9,$27,$18,$18	# cmovne $9,$27,$18
	xor $22,$21,$27
	xor $19,27,$9
	xor $21,$16,$21
	xor $22,$16,$22
	selne $10,$9,$19,$19	# cmovne $10,$9,$19
	xor $8,$21,$21
	xor $8,$22,$22
	xor $27,$8,$8
	xor $27,$16,$27
	xor $20,$21,$21
	xor $17,$22,$22
	xor $18,$8,$8
	xor $20,$27,$20
	xor $19,$8,$8
	xor $17,$21,$17
	xor $18,$22,$18
	stb $17,8($1)
	xor $19,$20,$19
	stb $18,9($1)
	stb $8,10($1)
	stb $19,11($1)
	ldbu $22,12($1)
	ldbu $16,14($1)
	ldbu $21,13($1)
	ldbu $8,15($1)
	addw $22,$22,$18
	addw $16,$16,$19
	addw $21,$21,$17
	and $18,0xff,$18
	srl $22,7,$13
	and $17,0xff,$17
	and $19,0xff,$19
	addw $8,$8,$20
	xor $18,27,$9
	and $20,0xff,$20
	selne $13,$9,$18,$18	# cmovne $13,$9,$18
	xor $17,27,$10
	srl $21,7,$11
	xor $19,27,$27
	srl $16,7,$9
	selne $11,$10,$17,$17	# cmovne $11,$10,$17
	srl $8,7,$10
	selne $9,$27,$19,$19	# cmovne $9,$27,$19
	xor $22,$21,$27
	xor $20,27,$9
	xor $21,$16,$21
	xor $22,$16,$22
	selne $10,$9,$20,$20	# cmovne $10,$9,$20
	xor $8,$21,$21
	xor $22,$8,$22
	xor $27,$8,$8
	xor $27,$16,$27
	xor $18,$21,$21
	xor $17,$22,$22
	xor $8,$19,$8
	xor $18,$27,$18
	xor $20,$8,$8
	xor $17,$21,$17
	xor $19,$22,$19
	stb $17,12($1)
	xor $20,$18,$20
	stb $19,13($1)
	stb $8,14($1)
	stb $20,15($1)
	# SWSIM-BEGIN key_schedule
	ldbu $8,13($2)
	ldbu $20,12($2)
	ldbu $21,14($2)
	ldbu $22,15($2)
	addl $8,$3,$8
	addl $20,$3,$20
	ldbu $8,0($8)
	addl $21,$3,$21
	addl $22,$3,$22
	ldbu $20,0($20)
	ldbu $21,0($21)
	ldbu $22,0($22)
	stb $20,16($2)
	xor $6,$8,$8
	stb $8,17($2)
	stb $21,18($2)
	stb $22,19($2)
	ldbu $18,round_key($7)	!tprello
	ldbu $19,1($2)
	ldbu $16,17($2)
	ldbu $17,18($2)
	ldbu $20,2($2)
	ldbu $21,3($2)
	ldbu $22,19($2)
	ldbu $8,16($2)
	ldbu $11,4($2)
	ldbu $10,5($2)
	xor $18,$16,$18
	xor $19,$17,$19
	ldbu $9,6($2)
	ldbu $27,7($2)
	ldbu $16,8($2)
	ldbu $17,9($2)
	and $18,0xff,$18
	and $19,0xff,$19
	xor $20,$22,$20
	xor $21,$8,$21
	ldbu $22,10($2)
	ldbu $8,11($2)
	ldbu $14,12($2)
	ldbu $13,13($2)
	and $20,0xff,$20
	and $21,0xff,$21
	xor $18,$11,$11
	xor $19,$10,$10
	xor $20,$9,$9
	xor $21,$27,$27
	xor $11,$16,$16
	xor $10,$17,$17
	xor $9,$22,$22
	xor $27,$8,$8
	xor $16,$14,$14
	xor $17,$13,$13
	stb $21,3($2)
	stb $22,10($2)
	stb $8,11($2)
	stb $18,round_key($7)	!tprello
	stb $19,1($2)
	stb $20,2($2)
	stb $11,4($2)
	stb $10,5($2)
	stb $9,6($2)
	stb $27,7($2)
	stb $16,8($2)
	stb $17,9($2)
	stb $14,12($2)
	stb $13,13($2)
	ldbu $20,14($2)
	ldbu $21,15($2)
	xor $22,$20,$22
	xor $8,$21,$8
	stb $22,14($2)
	stb $8,15($2)
	# SWSIM-END
	ldl $8,8($1)
	ldl $22,state($5)	!tprello
	ldl $20,8($2)
	ldl $21,round_key($7)	!tprello
	xor $8,$20,$8
	xor $22,$21,$22
	stl $22,state($5)	!tprello
	stl $8,8($1)
	addw $6,$6,$21
	ldl $22,state($5)	!tprello
	ldl $8,8($1)
	and $21,0xff,$21
	srl $6,7,$20
	subw $12,1,$12
	stl $22,shifted($23)	!tprello
	xor $21,27,$6
	stl $8,8($4)
	seleq $20,$21,$6,$6	# cmoveq $20,$21,$6
	bne $12,$L3
	and $22,255,$15
	and $8,255,$16
	srl $22,40,$14	# extbl $22,5,$14
	zapnot $14,1,$14
	addl $15,$3,$15
	srl $8,16,$13	# extbl $8,2,$13
	zapnot $13,1,$13
	addl $14,$3,$14
	srl $8,56,$12
	addl $13,$3,$13
	srl $22,32,$11	# extbl $22,4,$11
	zapnot $11,1,$11
	addl $12,$3,$12
	srl $8,8,$10	# extbl $8,1,$10
	zapnot $10,1,$10
	addl $11,$3,$11
	srl $8,48,$9	# extbl $8,6,$9
	zapnot $9,1,$9
	addl $10,$3,$10
	srl $22,24,$27	# extbl $22,3,$27
	zapnot $27,1,$27
	addl $9,$3,$9
	srl $8,40,$17	# extbl $8,5,$17
	zapnot $17,1,$17
	addl $27,$3,$27
	srl $22,16,$18	# extbl $22,2,$18
	zapnot $18,1,$18
	addl $16,$3,$16
	srl $22,56,$19
	addl $17,$3,$17
	srl $8,32,$20	# extbl $8,4,$20
	zapnot $20,1,$20
	addl $18,$3,$18
	srl $22,8,$21	# extbl $22,1,$21
	zapnot $21,1,$21
	addl $19,$3,$19
	srl $22,48,$22	# extbl $22,6,$22
	zapnot $22,1,$22
	addl $20,$3,$20
	srl $8,24,$8	# extbl $8,3,$8
	zapnot $8,1,$8
	addl $21,$3,$21
	addl $22,$3,$22
	addl $8,$3,$8
	ldbu $15,0($15)
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
	ldbu $21,0($21)
	ldbu $22,0($22)
	ldbu $8,0($8)
	stb $15,state($5)	!tprello
	stb $14,1($1)
	stb $13,2($1)
	stb $12,3($1)
	stb $11,4($1)
	stb $10,5($1)
	stb $9,6($1)
	stb $27,7($1)
	stb $16,8($1)
	stb $17,9($1)
	stb $18,10($1)
	stb $19,11($1)
	stb $20,12($1)
	stb $21,13($1)
	stb $22,14($1)
	stb $8,15($1)
	# SWSIM-BEGIN key_schedule
	ldbu $20,13($2)
	ldbu $21,12($2)
	ldbu $22,14($2)
	ldbu $8,15($2)
	addl $20,$3,$20
	addl $21,$3,$21
	ldbu $20,0($20)
	addl $22,$3,$22
	addl $8,$3,$8
	ldbu $21,0($21)
	ldbu $22,0($22)
	ldbu $8,0($8)
	stb $21,16($2)
	xor $6,$20,$6
	stb $6,17($2)
	stb $22,18($2)
	stb $8,19($2)
	ldbu $19,round_key($7)	!tprello
	ldbu $20,1($2)
	ldbu $17,17($2)
	ldbu $18,18($2)
	ldbu $21,2($2)
	ldbu $22,3($2)
	ldbu $8,19($2)
	ldbu $6,16($2)
	ldbu $10,4($2)
	ldbu $9,5($2)
	xor $19,$17,$19
	xor $20,$18,$20
	ldbu $27,6($2)
	ldbu $16,7($2)
	ldbu $17,8($2)
	ldbu $18,9($2)
	and $19,0xff,$19
	and $20,0xff,$20
	xor $21,$8,$21
	xor $22,$6,$22
	ldbu $8,10($2)
	ldbu $6,11($2)
	ldbu $12,12($2)
	ldbu $11,13($2)
	and $21,0xff,$21
	and $22,0xff,$22
	xor $19,$10,$10
	xor $20,$9,$9
	xor $21,$27,$27
	xor $22,$16,$16
	xor $10,$17,$17
	xor $9,$18,$18
	xor $27,$8,$8
	xor $16,$6,$6
	xor $17,$12,$12
	xor $18,$11,$11
	stb $22,3($2)
	stb $8,10($2)
	stb $6,11($2)
	stb $19,round_key($7)	!tprello
	stb $20,1($2)
	stb $21,2($2)
	stb $10,4($2)
	stb $9,5($2)
	stb $27,6($2)
	stb $16,7($2)
	stb $17,8($2)
	stb $18,9($2)
	stb $12,12($2)
	stb $11,13($2)
	ldbu $21,14($2)
	ldbu $22,15($2)
	xor $8,$21,$8
	xor $6,$22,$6
	stb $8,14($2)
	stb $6,15($2)
	# SWSIM-END
	ldl $6,8($1)
	ldl $8,state($5)	!tprello
	ldl $21,8($2)
	ldl $22,round_key($7)	!tprello
	xor $6,$21,$6
	xor $8,$22,$8
	stl $8,state($5)	!tprello
	stl $6,8($1)
	ldl $6,state($5)	!tprello
	ldl $8,8($1)
	ldl $21,72($30)
	ldi $25,16($25)
	stl $6,0($0)
	ldi $0,16($0)
	stl $8,-8($0)
	cmpeq $21,$25,$6
	beq $6,$L23
$L1:
	ldl $26,0($30)
	ldl $9,8($30)
	ldl $10,16($30)
	ldl $11,24($30)
	ldl $12,32($30)
	ldl $13,40($30)
	ldl $14,48($30)
	ldl $15,56($30)
	ldi $30,80($30)
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
