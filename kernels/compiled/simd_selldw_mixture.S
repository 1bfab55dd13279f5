# Made from mixture.c by `swsim cc`. To change the program, change the C.
# Compiler: GCC: (Debian 12.2.0-13) 12.2.0, for Alpha
# Flags: -O3 -mcpu=ev56 -mbwx -ffreestanding -fno-pic -fno-jump-tables -fno-tree-vectorize -fno-tree-slp-vectorize -ftls-model=local-exec -ffixed-$28

	.set noreorder
	.set volatile
	.set noat
	.arch sw3
	.section .text1, "ax", "progbits"
	.align 2
	.align 4
	.globl aes_crypt_buffer
	.ent aes_crypt_buffer
aes_crypt_buffer:
	.frame $30,144,$26,0
	.mask 0x400fe00,-144
	ldih $29,0($27)	!gpdisp!1
	ldi $29,0($29)	!gpdisp!1
$aes_crypt_buffer..ng:
	ldi $30,-144($30)
	stl $26,0($30)
	stl $9,8($30)
	stl $10,16($30)
	stl $11,24($30)
	stl $12,32($30)
	stl $13,40($30)
	stl $14,48($30)
	stl $15,56($30)
	.prologue 1
	ble $18,$L1
	mov $31,$0	# call_pal 0x9e
	ldi $1,-1($18)
	ldih $5,aes_row_keys($0)	!tprelhi
	andnot $1,127,$1
	ldi $5,aes_row_keys($5)	!tprello
	ldih $7,state($0)	!tprelhi
	ldi $4,128($16)
	ldih $3,mask_0000ffff($0)	!tprelhi
	ldih $2,mask_00ff($0)	!tprelhi
	ldi $15,state($7)	!tprello
	addl $1,$4,$4
	ldi $17,32($17)
	ldi $3,mask_0000ffff($3)	!tprello
	ldi $2,mask_00ff($2)	!tprello
	ldi $1,1280($5)
	ldi $14,32($15)
	stl $0,112($30)
	mov $15,$13
	stl $16,96($30)
	stl $5,88($30)
	stl $17,104($30)
	stl $4,136($30)
	stl $3,120($30)
	stl $2,128($30)
	stl $1,64($30)
	.align 4
$L4:
	ldl $2,96($30)
	vldd $22,0($2)
	ldi $4,32($2)
	vldd $4,0($4)
	ldi $3,64($2)
	vldd $3,0($3)
	ldi $1,96($2)
	vldd $1,0($1)
	ldih $2,25632($31)
	ldih $5,30001($31)
	ldi $5,30001($5)
	ldi $2,25632($2)
	vshfw $4,$22,$2,$6
	vshfw $4,$22,$5,$4
	vshfw $1,$3,$2,$22
	vshfw $1,$3,$5,$1
	vshfw $22,$6,$2,$3
	vshfw $1,$4,$2,$2
	vshfw $22,$6,$5,$22
	vshfw $1,$4,$5,$1
	ldl $4,120($30)
	vldd $6,0($4)
	ldl $7,128($30)
	vldd $23,0($7)
	vsrlw $3,16,$5
	vsrlw $2,16,$4
	vxorw $5,$22,$5
	vxorw $4,$1,$4
	vandw $5,$6,$5
	vandw $4,$6,$4
	vxorw $22,$5,$22
	vxorw $1,$4,$1
	vsllw $5,16,$5
	vsllw $4,16,$4
	vxorw $3,$5,$3
	vxorw $2,$4,$2
	vsrlw $3,8,$6
	vsrlw $22,8,$5
	vxorw $6,$2,$6
	vxorw $5,$1,$5
	vandw $6,$23,$6
	vandw $5,$23,$5
	vxorw $2,$6,$2
	vsllw $6,8,$23
	vsllw $5,8,$4
	vxorw $3,$23,$3
	vxorw $1,$5,$1
	vxorw $22,$4,$4
	ldl $0,88($30)
	vldd $5,0($0)
	vxorw $3,$5,$3
	ldi $5,32($0)
	vldd $5,0($5)
	vxorw $2,$5,$2
	ldi $5,64($0)
	vldd $5,0($5)
	vxorw $4,$5,$4
	ldi $5,96($0)
	vldd $5,0($5)
	vxorw $1,$5,$1
	vstd $3,0($13)
	vstd $2,0($14)
	ldi $10,64($13)
	vstd $4,0($10)
	ldi $9,96($13)
	vstd $1,0($9)
	ldl $0,112($30)
	ldl $1,88($30)
	stl $10,72($30)
	ldih $12,mask_80($0)	!tprelhi
	ldih $11,mask_1b($0)	!tprelhi
	ldi $12,mask_80($12)	!tprello
	ldi $11,mask_1b($11)	!tprello
	ldi $15,128($1)
	mov $11,$2
	mov $12,$1
	mov $15,$11
	mov $13,$12
	mov $14,$15
	stl $9,80($30)
	mov $2,$14
	mov $1,$13
	.align 4
$L3:
	ldih $27,sub_bytes_selldw($29)	!gprelhigh
	ldi $27,sub_bytes_selldw($27)	!gprellow
	mov $12,$16
	bsr $26,sub_bytes_selldw
	ldih $29,0($26)	!gpdisp!5
	ldi $29,0($29)	!gpdisp!5
	vldd $24,0($12)
	vldd $3,0($15)
	vldd $2,0($10)
	vldd $1,0($9)
	vsllw $3,24,$17
	vsllw $2,16,$18
	vsrlw $3,8,$3
	vsrlw $2,16,$2
	vsllw $1,8,$20
	vbisw $17,$3,$17
	vsrlw $1,24,$1
	vbisw $18,$2,$18
	vbisw $20,$1,$20
	vldd $1,0($13)
	vldd $19,0($14)
	vxorw $17,$18,$23
	vxorw $24,$17,$25
	vxorw $18,$20,$21
	vxorw $20,$24,$0
	vandw $25,$1,$22
	vandw $23,$1,$3
	vandw $21,$1,$2
	vandw $0,$1,$6
	vbicw $25,$1,$4
	vsrlw $22,7,$16
	vsllw $4,1,$4
	vsubw $22,$16,$22
	vsrlw $3,7,$16
	vandw $22,$19,$22
	vsubw $3,$16,$3
	vxorw $4,$22,$4
	vandw $3,$19,$22
	vxorw $4,$17,$4
	vbicw $23,$1,$3
	vsrlw $2,7,$17
	vsllw $3,1,$3
	vsubw $2,$17,$2
	vxorw $3,$22,$3
	vxorw $4,$21,$4
	vandw $2,$19,$22
	vxorw $3,$18,$3
	vbicw $21,$1,$2
	vsrlw $6,7,$18
	vbicw $0,$1,$1
	vsubw $6,$18,$6
	vsllw $2,1,$2
	vandw $6,$19,$6
	vxorw $2,$22,$2
	vsllw $1,1,$1
	vxorw $2,$20,$2
	vxorw $1,$6,$1
	vxorw $3,$0,$3
	vxorw $1,$24,$1
	vxorw $2,$25,$2
	vxorw $1,$23,$1
	vldd $22,0($11)
	ldi $6,32($11)
	vxorw $4,$22,$4
	vldd $6,0($6)
	ldi $22,64($11)
	vxorw $3,$6,$3
	vldd $22,0($22)
	ldi $6,96($11)
	vxorw $2,$22,$2
	vldd $6,0($6)
	vxorw $1,$6,$1
	vstd $4,0($12)
	vstd $3,0($15)
	ldl $3,72($30)
	vstd $2,0($3)
	ldl $4,80($30)
	vstd $1,0($4)
	ldl $6,64($30)
	ldi $11,128($11)
	cmpeq $6,$11,$1
	beq $1,$L3
	ldih $27,sub_bytes_selldw($29)	!gprelhigh
	ldi $27,sub_bytes_selldw($27)	!gprellow
	mov $12,$16
	mov $12,$13
	mov $15,$14
	bsr $26,sub_bytes_selldw
	ldih $29,0($26)	!gpdisp!3
	ldi $29,0($29)	!gpdisp!3
	vldd $24,0($12)
	vldd $1,0($15)
	vldd $10,0($10)
	vldd $9,0($9)
	vsrlw $1,8,$4
	vsllw $1,24,$2
	vsllw $10,16,$3
	vsllw $9,8,$1
	vsrlw $10,16,$10
	vsrlw $9,24,$9
	ldl $7,64($30)
	vbisw $2,$4,$2
	vbisw $3,$10,$3
	vbisw $1,$9,$1
	vldd $5,0($7)
	ldl $0,88($30)
	vxorw $24,$5,$24
	ldi $4,1312($0)
	vldd $4,0($4)
	ldi $5,1344($0)
	vxorw $2,$4,$2
	vldd $5,0($5)
	ldi $4,1376($0)
	vxorw $3,$5,$3
	vldd $4,0($4)
	vxorw $1,$4,$1
	ldl $4,120($30)
	vldd $25,0($4)
	ldl $6,128($30)
	vldd $23,0($6)
	ldl $7,104($30)
	ldih $4,25632($31)
	ldih $5,30001($31)
	ldi $4,25632($4)
	ldi $5,30001($5)
	vsrlw $24,16,$22
	vsrlw $2,16,$6
	vxorw $22,$3,$22
	vxorw $6,$1,$6
	vandw $22,$25,$22
	vandw $6,$25,$6
	vxorw $3,$22,$3
	vxorw $1,$6,$1
	vsllw $22,16,$22
	vsllw $6,16,$6
	vxorw $24,$22,$24
	vxorw $2,$6,$2
	vsrlw $24,8,$22
	vsrlw $3,8,$6
	vxorw $22,$2,$22
	vxorw $6,$1,$6
	vandw $22,$23,$22
	vandw $6,$23,$6
	vxorw $2,$22,$2
	vxorw $1,$6,$1
	vsllw $22,8,$22
	vsllw $6,8,$6
	vxorw $24,$22,$24
	vxorw $3,$6,$6
	vshfw $2,$24,$4,$23
	vshfw $1,$6,$4,$3
	vshfw $2,$24,$5,$2
	vshfw $1,$6,$5,$1
	vshfw $3,$23,$4,$22
	vshfw $1,$2,$4,$6
	ldi $24,-32($7)
	vshfw $1,$2,$5,$1
	vshfw $3,$23,$5,$3
	vshfw $6,$22,$4,$2
	vstd $2,0($24)
	vshfw $1,$3,$4,$4
	vstd $4,0($7)
	ldi $2,32($7)
	vshfw $6,$22,$5,$6
	vstd $6,0($2)
	ldi $2,64($7)
	vshfw $1,$3,$5,$1
	vstd $1,0($2)
	ldl $0,96($30)
	ldi $7,128($7)
	ldl $2,136($30)
	stl $7,104($30)
	ldi $0,128($0)
	stl $0,96($30)
	cmpeq $0,$2,$1
	beq $1,$L4
$L1:
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
	.end aes_crypt_buffer
	.section .tdata_local, "waT", "progbits"
	.align 5
	.type state,@object
	.size state,128
state:
	.skip 128
	.section .tdata_local, "waT", "progbits"
	.align 5
	.type mask_0000ffff,@object
	.size mask_0000ffff,32
mask_0000ffff:
	.long 65535
	.long 65535
	.long 65535
	.long 65535
	.long 65535
	.long 65535
	.long 65535
	.long 65535
	.align 5
	.type mask_00ff,@object
	.size mask_00ff,32
mask_00ff:
	.long 16711935
	.long 16711935
	.long 16711935
	.long 16711935
	.long 16711935
	.long 16711935
	.long 16711935
	.long 16711935
	.align 5
	.type mask_1b,@object
	.size mask_1b,32
mask_1b:
	.long 454761243
	.long 454761243
	.long 454761243
	.long 454761243
	.long 454761243
	.long 454761243
	.long 454761243
	.long 454761243
	.align 5
	.type mask_80,@object
	.size mask_80,32
mask_80:
	.long -2139062144
	.long -2139062144
	.long -2139062144
	.long -2139062144
	.long -2139062144
	.long -2139062144
	.long -2139062144
	.long -2139062144
	.ident "GCC: (Debian 12.2.0-13) 12.2.0"
