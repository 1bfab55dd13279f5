# Made from in_register.c by `swsim cc`. To change the program, change the C.
# Compiler: GCC: (Debian 12.2.0-13) 12.2.0, for Alpha
# Flags: -O3 -mcpu=ev56 -mbwx -ffreestanding -fno-pic -fno-jump-tables -fno-tree-vectorize -fno-tree-slp-vectorize -ftls-model=local-exec -ffixed-$28

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
	ldih $3,state($0)	!tprelhi
	ldih $1,aes_sbox($0)	!tprelhi
	ldi $3,state($3)	!tprello
	ldi $1,aes_sbox($1)	!tprello
	ldi $4,128($3)
$L2:
	vldd $22,0($3)
	vextw $22,0,$2
	and $2,0xff,$5
	andnot $2,255,$2
	addl $5,$1,$5
	addw $31,$2,$2
	ldbu $5,0($5)
	or $2,$5,$2
	vinsw $2,$22,0,$22
	vextw $22,0,$2
	zapnot $2,15,$5
	srl $5,8,$5	# extbl $5,1,$5
	zapnot $5,1,$5
	zapnot $2,253,$2
	addl $5,$1,$5
	ldbu $5,0($5)
	addw $31,$2,$2
	sll $5,8,$5
	or $2,$5,$2
	vinsw $2,$22,0,$22
	vextw $22,0,$2
	zapnot $2,15,$5
	srl $5,16,$5	# extbl $5,2,$5
	zapnot $5,1,$5
	zapnot $2,251,$2
	addl $5,$1,$5
	ldbu $5,0($5)
	addw $31,$2,$2
	sll $5,16,$5
	or $2,$5,$2
	vinsw $2,$22,0,$22
	vextw $22,0,$2
	zapnot $2,15,$5
	srl $5,24,$5
	zapnot $2,7,$2
	addl $5,$1,$5
	ldbu $5,0($5)
	sll $5,24,$5
	addw $31,$5,$5
	or $2,$5,$2
	vinsw $2,$22,0,$22
	vextw $22,1,$2
	and $2,0xff,$5
	andnot $2,255,$2
	addl $5,$1,$5
	addw $31,$2,$2
	ldbu $5,0($5)
	or $2,$5,$2
	vinsw $2,$22,1,$22
	vextw $22,1,$2
	zapnot $2,15,$5
	srl $5,8,$5	# extbl $5,1,$5
	zapnot $5,1,$5
	zapnot $2,253,$2
	addl $5,$1,$5
	ldbu $5,0($5)
	addw $31,$2,$2
	sll $5,8,$5
	or $2,$5,$2
	vinsw $2,$22,1,$22
	vextw $22,1,$2
	zapnot $2,15,$5
	srl $5,16,$5	# extbl $5,2,$5
	zapnot $5,1,$5
	zapnot $2,251,$2
	addl $5,$1,$5
	ldbu $5,0($5)
	addw $31,$2,$2
	sll $5,16,$5
	or $2,$5,$2
	vinsw $2,$22,1,$22
	vextw $22,1,$2
	zapnot $2,15,$5
	srl $5,24,$5
	zapnot $2,7,$2
	addl $5,$1,$5
	ldbu $5,0($5)
	sll $5,24,$5
	addw $31,$5,$5
	or $2,$5,$2
	vinsw $2,$22,1,$22
	vextw $22,2,$2
	and $2,0xff,$5
	andnot $2,255,$2
	addl $5,$1,$5
	addw $31,$2,$2
	ldbu $5,0($5)
	or $2,$5,$2
	vinsw $2,$22,2,$22
	vextw $22,2,$2
	zapnot $2,15,$5
	srl $5,8,$5	# extbl $5,1,$5
	zapnot $5,1,$5
	zapnot $2,253,$2
	addl $5,$1,$5
	ldbu $5,0($5)
	addw $31,$2,$2
	sll $5,8,$5
	or $2,$5,$2
	vinsw $2,$22,2,$22
	vextw $22,2,$2
	zapnot $2,15,$5
	srl $5,16,$5	# extbl $5,2,$5
	zapnot $5,1,$5
	zapnot $2,251,$2
	addl $5,$1,$5
	ldbu $5,0($5)
	addw $31,$2,$2
	sll $5,16,$5
	or $2,$5,$2
	vinsw $2,$22,2,$22
	vextw $22,2,$2
	zapnot $2,15,$5
	srl $5,24,$5
	zapnot $2,7,$2
	addl $5,$1,$5
	ldbu $5,0($5)
	sll $5,24,$5
	addw $31,$5,$5
	or $2,$5,$2
	vinsw $2,$22,2,$22
	vextw $22,3,$2
	and $2,0xff,$5
	andnot $2,255,$2
	addl $5,$1,$5
	addw $31,$2,$2
	ldbu $5,0($5)
	or $2,$5,$2
	vinsw $2,$22,3,$22
	vextw $22,3,$2
	zapnot $2,15,$5
	srl $5,8,$5	# extbl $5,1,$5
	zapnot $5,1,$5
	zapnot $2,253,$2
	addl $5,$1,$5
	ldbu $5,0($5)
	addw $31,$2,$2
	sll $5,8,$5
	or $2,$5,$2
	vinsw $2,$22,3,$22
	vextw $22,3,$2
	zapnot $2,15,$5
	srl $5,16,$5	# extbl $5,2,$5
	zapnot $5,1,$5
	zapnot $2,251,$2
	addl $5,$1,$5
	ldbu $5,0($5)
	addw $31,$2,$2
	sll $5,16,$5
	or $2,$5,$2
	vinsw $2,$22,3,$22
	vextw $22,3,$2
	zapnot $2,15,$5
	srl $5,24,$5
	zapnot $2,7,$2
	addl $5,$1,$5
	ldbu $5,0($5)
	sll $5,24,$5
	addw $31,$5,$5
	or $2,$5,$2
	vinsw $2,$22,3,$22
	vextw $22,4,$2
	and $2,0xff,$5
	andnot $2,255,$2
	addl $5,$1,$5
	addw $31,$2,$2
	ldbu $5,0($5)
	or $2,$5,$2
	vinsw $2,$22,4,$22
	vextw $22,4,$2
	zapnot $2,15,$5
	srl $5,8,$5	# extbl $5,1,$5
	zapnot $5,1,$5
	zapnot $2,253,$2
	addl $5,$1,$5
	ldbu $5,0($5)
	addw $31,$2,$2
	sll $5,8,$5
	or $2,$5,$2
	vinsw $2,$22,4,$22
	vextw $22,4,$2
	zapnot $2,15,$5
	srl $5,16,$5	# extbl $5,2,$5
	zapnot $5,1,$5
	zapnot $2,251,$2
	addl $5,$1,$5
	ldbu $5,0($5)
	addw $31,$2,$2
	sll $5,16,$5
	or $2,$5,$2
	vinsw $2,$22,4,$22
	vextw $22,4,$2
	zapnot $2,15,$5
	srl $5,24,$5
	zapnot $2,7,$2
	addl $5,$1,$5
	ldbu $5,0($5)
	sll $5,24,$5
	addw $31,$5,$5
	or $2,$5,$2
	vinsw $2,$22,4,$22
	vextw $22,5,$2
	and $2,0xff,$5
	andnot $2,255,$2
	addl $5,$1,$5
	addw $31,$2,$2
	ldbu $5,0($5)
	or $2,$5,$2
	vinsw $2,$22,5,$22
	vextw $22,5,$2
	zapnot $2,15,$5
	srl $5,8,$5	# extbl $5,1,$5
	zapnot $5,1,$5
	zapnot $2,253,$2
	addl $5,$1,$5
	ldbu $5,0($5)
	addw $31,$2,$2
	sll $5,8,$5
	or $2,$5,$2
	vinsw $2,$22,5,$22
	vextw $22,5,$2
	zapnot $2,15,$5
	srl $5,16,$5	# extbl $5,2,$5
	zapnot $5,1,$5
	zapnot $2,251,$2
	addl $5,$1,$5
	ldbu $5,0($5)
	addw $31,$2,$2
	sll $5,16,$5
	or $2,$5,$2
	vinsw $2,$22,5,$22
	vextw $22,5,$2
	zapnot $2,15,$5
	srl $5,24,$5
	zapnot $2,7,$2
	addl $5,$1,$5
	ldbu $5,0($5)
	sll $5,24,$5
	addw $31,$5,$5
	or $2,$5,$2
	vinsw $2,$22,5,$22
	vextw $22,6,$2
	and $2,0xff,$5
	andnot $2,255,$2
	addl $5,$1,$5
	addw $31,$2,$2
	ldbu $5,0($5)
	or $2,$5,$2
	vinsw $2,$22,6,$22
	vextw $22,6,$2
	zapnot $2,15,$5
	srl $5,8,$5	# extbl $5,1,$5
	zapnot $5,1,$5
	zapnot $2,253,$2
	addl $5,$1,$5
	ldbu $5,0($5)
	addw $31,$2,$2
	sll $5,8,$5
	or $2,$5,$2
	vinsw $2,$22,6,$22
	vextw $22,6,$2
	zapnot $2,15,$5
	srl $5,16,$5	# extbl $5,2,$5
	zapnot $5,1,$5
	zapnot $2,251,$2
	addl $5,$1,$5
	ldbu $5,0($5)
	addw $31,$2,$2
	sll $5,16,$5
	or $2,$5,$2
	vinsw $2,$22,6,$22
	vextw $22,6,$2
	zapnot $2,15,$5
	srl $5,24,$5
	zapnot $2,7,$2
	addl $5,$1,$5
	ldbu $5,0($5)
	sll $5,24,$5
	addw $31,$5,$5
	or $2,$5,$2
	vinsw $2,$22,6,$22
	vextw $22,7,$2
	and $2,0xff,$5
	andnot $2,255,$2
	addl $5,$1,$5
	addw $31,$2,$2
	ldbu $5,0($5)
	or $2,$5,$2
	vinsw $2,$22,7,$22
	vextw $22,7,$2
	zapnot $2,15,$5
	srl $5,8,$5	# extbl $5,1,$5
	zapnot $5,1,$5
	zapnot $2,253,$2
	addl $5,$1,$5
	ldbu $5,0($5)
	addw $31,$2,$2
	sll $5,8,$5
	or $2,$5,$2
	vinsw $2,$22,7,$22
	vextw $22,7,$2
	zapnot $2,15,$5
	srl $5,16,$5	# extbl $5,2,$5
	zapnot $5,1,$5
	zapnot $2,251,$2
	addl $5,$1,$5
	ldbu $5,0($5)
	addw $31,$2,$2
	sll $5,16,$5
	or $2,$5,$2
	vinsw $2,$22,7,$22
	vextw $22,7,$2
	zapnot $2,15,$5
	srl $5,24,$5
	zapnot $2,7,$2
	addl $5,$1,$5
	ldbu $5,0($5)
	sll $5,24,$5
	addw $31,$5,$5
	or $2,$5,$2
	vinsw $2,$22,7,$22
	vstd $22,0($3)
	ldi $3,32($3)
	cmpeq $3,$4,$2
	beq $2,$L2
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
	ble $18,$L5
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
$L8:
	ldw $4,even_words($31) !tprello; ldw $5,odd_words($31) !tprello
	vldd $6,mask_0000ffff($31) !tprello; vldd $7,mask_00ff($31) !tprello
	LAYOUT_IN $10,$0,$1,$2,$3,$8,$4,$5,$6,$7,$16
	ADD_ROUND_KEY $14,$0,$1,$2,$3,$4,$5,$6,$7
	vstd $0,0($11); vstd $1,32($11); vstd $2,64($11); vstd $3,96($11)
	ldi $9,128($14)
	.align 4
$L7:
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
	beq $1,$L7
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
	beq $1,$L8
$L5:
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
