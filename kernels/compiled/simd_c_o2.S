# Made from simd.c by `swsim cc`. To change the program, change the C.
# Compiler: GCC: (Debian 12.2.0-13) 12.2.0, for Alpha
# Flags: -O2 -mcpu=ev56 -mbwx -ffreestanding -fno-pic -fno-jump-tables -fno-tree-vectorize -fno-tree-slp-vectorize -ftls-model=local-exec -ffixed-$28

	.set noreorder
	.set volatile
	.set noat
	.arch sw3
	.section .text1, "ax", "progbits"
	#include "../common/aes_task.h"
	#include "../common/aes_simd.h"
	.section .text1,"ax","progbits"
	.align 2
	.align 4
	.ent sub_bytes
$sub_bytes..ng:
sub_bytes:
	.frame $30,0,$26,0
	.prologue 0
	mov $31,$0	# call_pal 0x9e
	mov $31,$8
	ldih $7,state($0)	!tprelhi
	ldih $6,aes_sbox($0)	!tprelhi
	ldi $7,state($7)	!tprello
	ldi $6,aes_sbox($6)	!tprello
	ldi $7,32($7)
$L2:
	ldi $5,-32($7)
	.align 4
$L6:
	mov $5,$2
	mov $31,$3
$L3:
	ldbu $1,0($2)
	ldi $2,1($2)
	addw $3,1,$3
	addl $1,$6,$1
	cmpeq $3,4,$4
	ldbu $1,0($1)
	stb $1,-1($2)
	beq $4,$L3
	ldi $5,4($5)
	cmpeq $5,$7,$1
	beq $1,$L6
	ldi $8,8($8)
	ldi $7,32($5)
	cmpeq $8,32,$1
	beq $1,$L2
	ret $31,($26),1
	.end sub_bytes
	.align 2
	.align 4
	.globl aes_crypt_buffer
	.ent aes_crypt_buffer
aes_crypt_buffer:
	.frame $30,64,$26,0
	.mask 0x400fe00,-64
	ldih $29,0($27)	!gpdisp!1
	ldi $29,0($29)	!gpdisp!1
$aes_crypt_buffer..ng:
	ldi $30,-64($30)
	stl $26,0($30)
	stl $9,8($30)
	stl $10,16($30)
	stl $11,24($30)
	stl $12,32($30)
	stl $13,40($30)
	stl $14,48($30)
	stl $15,56($30)
	.prologue 1
	ble $18,$L9
	mov $31,$0	# call_pal 0x9e
	ldi $15,-1($18)
	ldih $14,aes_row_keys($0)	!tprelhi
	andnot $15,127,$15
	ldi $1,128($16)
	ldih $0,state($0)	!tprelhi
	ldi $14,aes_row_keys($14)	!tprello
	mov $16,$10
	mov $17,$13
	addl $15,$1,$15
	ldi $11,state($0)	!tprello
	ldi $12,1280($14)
	.align 4
$L12:
	ldw $4,even_words($31) !tprello; ldw $5,odd_words($31) !tprello
	vldd $6,mask_0000ffff($31) !tprello; vldd $7,mask_00ff($31) !tprello
	LAYOUT_IN $10,$0,$1,$2,$3,$8,$4,$5,$6,$7,$16
	ADD_ROUND_KEY $14,$0,$1,$2,$3,$4,$5,$6,$7
	vstd $0,0($11); vstd $1,32($11); vstd $2,64($11); vstd $3,96($11)
	ldi $9,128($14)
	.align 4
$L11:
	bsr $26,$sub_bytes..ng	!samegp
	ldih $29,0($26)	!gpdisp!3
	ldi $29,0($29)	!gpdisp!3
	vldd $0,0($11); vldd $1,32($11); vldd $2,64($11); vldd $3,96($11)
	SHIFT_ROWS $1,$2,$3,$4
	vldd $21,mask_80($31) !tprello; vldd $22,mask_1b($31) !tprello
	MIX_COLUMNS $0,$1,$2,$3,$4,$5,$6,$7,$8,$16,$17,$18,$21,$22,$19,$20
	ADD_ROUND_KEY $9,$0,$1,$2,$3,$4,$5,$6,$7
	vstd $0,0($11); vstd $1,32($11); vstd $2,64($11); vstd $3,96($11)
	ldi $9,128($9)
	cmpeq $9,$12,$1
	beq $1,$L11
	bsr $26,$sub_bytes..ng	!samegp
	ldih $29,0($26)	!gpdisp!5
	ldi $29,0($29)	!gpdisp!5
	vldd $0,0($11); vldd $1,32($11); vldd $2,64($11); vldd $3,96($11)
	SHIFT_ROWS $1,$2,$3,$4
	ADD_ROUND_KEY $12,$0,$1,$2,$3,$4,$5,$6,$7
	ldw $4,even_words($31) !tprello; ldw $5,odd_words($31) !tprello
	vldd $6,mask_0000ffff($31) !tprello; vldd $7,mask_00ff($31) !tprello
	LAYOUT_OUT $13,$0,$1,$2,$3,$8,$4,$5,$6,$7,$16
	ldi $10,128($10)
	ldi $13,128($13)
	cmpeq $10,$15,$1
	beq $1,$L12
$L9:
	ldl $26,0($30)
	ldl $9,8($30)
	ldl $10,16($30)
	ldl $11,24($30)
	ldl $12,32($30)
	ldl $13,40($30)
	ldl $14,48($30)
	ldl $15,56($30)
	ldi $30,64($30)
	ret $31,($26),1
	.end aes_crypt_buffer
	.section .tdata_local, "waT", "progbits"
	.align 5
	.type state,@object
	.size state,128
state:
	.skip 128
	.ident "GCC: (Debian 12.2.0-13) 12.2.0"
