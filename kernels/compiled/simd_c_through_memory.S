# Made from through_memory.c by `swsim cc`. To change the program, change the C.
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
	ldih $1,state($0)	!tprelhi
	ldih $2,aes_sbox($0)	!tprelhi
	ldi $1,state($1)	!tprello
	ldi $2,aes_sbox($2)	!tprello
	ldi $4,128($1)
$L2:
	vldd $22,0($1)
	vextw $22,0,$22
	and $22,0xff,$22
	addl $22,$2,$22
	ldbu $3,0($22)
	stb $3,0($1)
	vldd $22,0($1)
	vextw $22,0,$3
	zapnot $3,15,$3
	srl $3,8,$3	# extbl $3,1,$3
	zapnot $3,1,$3
	addl $3,$2,$3
	ldbu $3,0($3)
	stb $3,1($1)
	vldd $22,0($1)
	vextw $22,0,$3
	zapnot $3,15,$3
	srl $3,16,$3	# extbl $3,2,$3
	zapnot $3,1,$3
	addl $3,$2,$3
	ldbu $3,0($3)
	stb $3,2($1)
	vldd $22,0($1)
	vextw $22,0,$3
	zapnot $3,15,$3
	srl $3,24,$3
	addl $3,$2,$3
	ldbu $3,0($3)
	stb $3,3($1)
	vldd $22,0($1)
	vextw $22,1,$22
	and $22,0xff,$22
	addl $22,$2,$22
	ldbu $3,0($22)
	stb $3,4($1)
	vldd $22,0($1)
	vextw $22,1,$3
	zapnot $3,15,$3
	srl $3,8,$3	# extbl $3,1,$3
	zapnot $3,1,$3
	addl $3,$2,$3
	ldbu $3,0($3)
	stb $3,5($1)
	vldd $22,0($1)
	vextw $22,1,$3
	zapnot $3,15,$3
	srl $3,16,$3	# extbl $3,2,$3
	zapnot $3,1,$3
	addl $3,$2,$3
	ldbu $3,0($3)
	stb $3,6($1)
	vldd $22,0($1)
	vextw $22,1,$3
	zapnot $3,15,$3
	srl $3,24,$3
	addl $3,$2,$3
	ldbu $3,0($3)
	stb $3,7($1)
	vldd $22,0($1)
	vextw $22,2,$22
	and $22,0xff,$22
	addl $22,$2,$22
	ldbu $3,0($22)
	stb $3,8($1)
	vldd $22,0($1)
	vextw $22,2,$3
	zapnot $3,15,$3
	srl $3,8,$3	# extbl $3,1,$3
	zapnot $3,1,$3
	addl $3,$2,$3
	ldbu $3,0($3)
	stb $3,9($1)
	vldd $22,0($1)
	vextw $22,2,$3
	zapnot $3,15,$3
	srl $3,16,$3	# extbl $3,2,$3
	zapnot $3,1,$3
	addl $3,$2,$3
	ldbu $3,0($3)
	stb $3,10($1)
	vldd $22,0($1)
	vextw $22,2,$3
	zapnot $3,15,$3
	srl $3,24,$3
	addl $3,$2,$3
	ldbu $3,0($3)
	stb $3,11($1)
	vldd $22,0($1)
	vextw $22,3,$22
	and $22,0xff,$22
	addl $22,$2,$22
	ldbu $3,0($22)
	stb $3,12($1)
	vldd $22,0($1)
	vextw $22,3,$3
	zapnot $3,15,$3
	srl $3,8,$3	# extbl $3,1,$3
	zapnot $3,1,$3
	addl $3,$2,$3
	ldbu $3,0($3)
	stb $3,13($1)
	vldd $22,0($1)
	vextw $22,3,$3
	zapnot $3,15,$3
	srl $3,16,$3	# extbl $3,2,$3
	zapnot $3,1,$3
	addl $3,$2,$3
	ldbu $3,0($3)
	stb $3,14($1)
	vldd $22,0($1)
	vextw $22,3,$3
	zapnot $3,15,$3
	srl $3,24,$3
	addl $3,$2,$3
	ldbu $3,0($3)
	stb $3,15($1)
	vldd $22,0($1)
	vextw $22,4,$22
	and $22,0xff,$22
	addl $22,$2,$22
	ldbu $3,0($22)
	stb $3,16($1)
	vldd $22,0($1)
	vextw $22,4,$3
	zapnot $3,15,$3
	srl $3,8,$3	# extbl $3,1,$3
	zapnot $3,1,$3
	addl $3,$2,$3
	ldbu $3,0($3)
	stb $3,17($1)
	vldd $22,0($1)
	vextw $22,4,$3
	zapnot $3,15,$3
	srl $3,16,$3	# extbl $3,2,$3
	zapnot $3,1,$3
	addl $3,$2,$3
	ldbu $3,0($3)
	stb $3,18($1)
	vldd $22,0($1)
	vextw $22,4,$3
	zapnot $3,15,$3
	srl $3,24,$3
	addl $3,$2,$3
	ldbu $3,0($3)
	stb $3,19($1)
	vldd $22,0($1)
	vextw $22,5,$22
	and $22,0xff,$22
	addl $22,$2,$22
	ldbu $3,0($22)
	stb $3,20($1)
	vldd $22,0($1)
	vextw $22,5,$3
	zapnot $3,15,$3
	srl $3,8,$3	# extbl $3,1,$3
	zapnot $3,1,$3
	addl $3,$2,$3
	ldbu $3,0($3)
	stb $3,21($1)
	vldd $22,0($1)
	vextw $22,5,$3
	zapnot $3,15,$3
	srl $3,16,$3	# extbl $3,2,$3
	zapnot $3,1,$3
	addl $3,$2,$3
	ldbu $3,0($3)
	stb $3,22($1)
	vldd $22,0($1)
	vextw $22,5,$3
	zapnot $3,15,$3
	srl $3,24,$3
	addl $3,$2,$3
	ldbu $3,0($3)
	stb $3,23($1)
	vldd $22,0($1)
	vextw $22,6,$22
	and $22,0xff,$22
	addl $22,$2,$22
	ldbu $3,0($22)
	stb $3,24($1)
	vldd $22,0($1)
	vextw $22,6,$3
	zapnot $3,15,$3
	srl $3,8,$3	# extbl $3,1,$3
	zapnot $3,1,$3
	addl $3,$2,$3
	ldbu $3,0($3)
	stb $3,25($1)
	vldd $22,0($1)
	vextw $22,6,$3
	zapnot $3,15,$3
	srl $3,16,$3	# extbl $3,2,$3
	zapnot $3,1,$3
	addl $3,$2,$3
	ldbu $3,0($3)
	stb $3,26($1)
	vldd $22,0($1)
	vextw $22,6,$3
	zapnot $3,15,$3
	srl $3,24,$3
	addl $3,$2,$3
	ldbu $3,0($3)
	stb $3,27($1)
	vldd $22,0($1)
	vextw $22,7,$22
	and $22,0xff,$22
	addl $22,$2,$22
	ldbu $3,0($22)
	stb $3,28($1)
	vldd $22,0($1)
	vextw $22,7,$3
	zapnot $3,15,$3
	srl $3,8,$3	# extbl $3,1,$3
	zapnot $3,1,$3
	addl $3,$2,$3
	ldbu $3,0($3)
	stb $3,29($1)
	vldd $22,0($1)
	vextw $22,7,$3
	zapnot $3,15,$3
	srl $3,16,$3	# extbl $3,2,$3
	zapnot $3,1,$3
	addl $3,$2,$3
	ldbu $3,0($3)
	stb $3,30($1)
	vldd $22,0($1)
	vextw $22,7,$3
	zapnot $3,15,$3
	srl $3,24,$3
	addl $3,$2,$3
	ldbu $3,0($3)
	stb $3,31($1)
	vldd $22,0($1)
	ldi $1,32($1)
	cmpeq $1,$4,$3
	beq $3,$L2
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
