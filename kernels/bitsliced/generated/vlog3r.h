# SPDX-License-Identifier: Apache-2.0
#
# Made by kernels/bitsliced/generate.py: the vector code of the vlog3r kernel as macros,
# one line for each instruction, two lines (P0, P1) for each cycle.

#define BITSLICED_SPILLS 20

#if !defined(AES_ECB_DECRYPT)
# 184 operations on P0, 37 on P1, 191 cycles
    .macro INPUT
    or      $31,$31,$31
    vldd    $0,0($16)
    or      $31,$31,$31
    vldd    $1,256($16)
    or      $31,$31,$31
    vldd    $2,bitsliced_masks+0($31) !tprello
    or      $31,$31,$31
    vldd    $3,32($16)
    vsrlw   $0,8,$4
    vldd    $5,288($16)
    vsrlw   $1,8,$6
    vldd    $7,bitsliced_first_key+32($31) !tprello
    or      $31,$31,$31
    nop
    vlog3r1 $4,$3,$2,$4
    nop
    vlog3r1 $6,$5,$2,$6
    vldd    $8,bitsliced_first_key+0($31) !tprello
    vlog3r4 $3,$7,$4,$3
    nop
    vsllw   $4,8,$4
    nop
    vlog3r4 $5,$7,$6,$5
    ldw     $9,bitsliced_selectors+0($31) !tprello
    vlog3r4 $0,$8,$4,$0
    nop
    vsllw   $6,8,$4
    ldw     $6,bitsliced_selectors+4($31) !tprello
    vshfw   $3,$0,$9,$10
    nop
    vlog3r4 $1,$8,$4,$1
    nop
    vshfw   $3,$0,$6,$0
    nop
    vshfw   $5,$1,$9,$3
    vldd    $4,bitsliced_masks+32($31) !tprello
    vshfw   $5,$1,$6,$1
    nop
    vsllw   $3,16,$5
    nop
    vsrlw   $10,16,$11
    nop
    vlog3r6 $4,$5,$10,$5
    nop
    vlog3r6 $4,$3,$11,$3
    nop
    vsllw   $1,16,$11
    vldd    $10,64($16)
    vsrlw   $0,16,$12
    vldd    $13,320($16)
    vlog3r6 $4,$11,$0,$11
    vldd    $0,96($16)
    vlog3r6 $4,$1,$12,$12
    vldd    $1,352($16)
    vsrlw   $10,8,$14
    nop
    vsrlw   $13,8,$15
    nop
    vlog3r1 $14,$0,$2,$14
    nop
    vlog3r1 $15,$1,$2,$15
    nop
    vlog3r4 $0,$7,$14,$0
    nop
    vsllw   $14,8,$14
    nop
    vlog3r4 $1,$7,$15,$1
    nop
    vlog3r4 $10,$8,$14,$10
    nop
    vsllw   $15,8,$15
    nop
    vshfw   $0,$10,$9,$14
    nop
    vlog3r4 $13,$8,$15,$13
    nop
    vshfw   $0,$10,$6,$0
    nop
    vshfw   $1,$13,$9,$10
    nop
    vshfw   $1,$13,$6,$1
    nop
    vsllw   $10,16,$13
    nop
    vsrlw   $14,16,$15
    nop
    vlog3r6 $4,$13,$14,$13
    nop
    vlog3r6 $4,$10,$15,$10
    nop
    vsllw   $1,16,$15
    vldd    $14,128($16)
    vsrlw   $0,16,$22
    vldd    $23,384($16)
    vlog3r6 $4,$15,$0,$15
    vldd    $0,160($16)
    vlog3r6 $4,$1,$22,$22
    vldd    $1,416($16)
    vsrlw   $14,8,$24
    nop
    vsrlw   $23,8,$25
    nop
    vlog3r1 $24,$0,$2,$24
    nop
    vlog3r1 $25,$1,$2,$25
    nop
    vlog3r4 $0,$7,$24,$0
    nop
    vsllw   $24,8,$24
    nop
    vlog3r4 $1,$7,$25,$1
    nop
    vlog3r4 $14,$8,$24,$14
    nop
    vsllw   $25,8,$25
    nop
    vshfw   $0,$14,$9,$24
    nop
    vlog3r4 $23,$8,$25,$23
    nop
    vshfw   $0,$14,$6,$0
    nop
    vshfw   $1,$23,$9,$14
    nop
    vshfw   $1,$23,$6,$1
    nop
    vsllw   $14,16,$23
    nop
    vsrlw   $24,16,$25
    nop
    vlog3r6 $4,$23,$24,$23
    nop
    vlog3r6 $4,$14,$25,$14
    nop
    vsllw   $1,16,$25
    vldd    $24,192($16)
    vsrlw   $0,16,$26
    vldd    $27,448($16)
    vlog3r6 $4,$25,$0,$25
    vldd    $0,224($16)
    vlog3r6 $4,$1,$26,$26
    vldd    $1,480($16)
    vsrlw   $24,8,$28
    nop
    vsrlw   $27,8,$29
    nop
    vlog3r1 $28,$0,$2,$28
    nop
    vlog3r1 $29,$1,$2,$2
    nop
    vlog3r4 $0,$7,$28,$0
    nop
    vsllw   $28,8,$28
    nop
    vlog3r4 $1,$7,$2,$1
    nop
    vlog3r4 $24,$8,$28,$7
    nop
    vsllw   $2,8,$2
    nop
    vshfw   $0,$7,$9,$24
    nop
    vlog3r4 $27,$8,$2,$2
    nop
    vshfw   $0,$7,$6,$0
    nop
    vshfw   $1,$2,$9,$7
    nop
    vshfw   $1,$2,$6,$1
    nop
    vsllw   $7,16,$2
    nop
    vsrlw   $24,16,$6
    nop
    vlog3r6 $4,$2,$24,$2
    nop
    vlog3r6 $4,$7,$6,$6
    nop
    vsllw   $1,16,$7
    nop
    vsrlw   $0,16,$24
    nop
    vlog3r6 $4,$7,$0,$0
    vldd    $7,bitsliced_masks+64($31) !tprello
    vlog3r6 $4,$1,$24,$1
    nop
    vsllw   $23,4,$4
    nop
    vsrlw   $5,4,$24
    nop
    vlog3r6 $7,$4,$5,$4
    nop
    vlog3r6 $7,$23,$24,$5
    nop
    vsllw   $25,4,$23
    nop
    vsrlw   $11,4,$24
    nop
    vlog3r6 $7,$23,$11,$11
    nop
    vlog3r6 $7,$25,$24,$24
    nop
    vsllw   $2,4,$25
    nop
    vsrlw   $13,4,$23
    nop
    vlog3r6 $7,$25,$13,$13
    nop
    vlog3r6 $7,$2,$23,$2
    nop
    vsllw   $0,4,$23
    nop
    vsrlw   $15,4,$25
    nop
    vlog3r6 $7,$23,$15,$15
    nop
    vlog3r6 $7,$0,$25,$0
    nop
    vsllw   $14,4,$25
    nop
    vsrlw   $3,4,$23
    nop
    vlog3r6 $7,$25,$3,$3
    nop
    vlog3r6 $7,$14,$23,$14
    nop
    vsllw   $26,4,$23
    nop
    vsrlw   $12,4,$25
    nop
    vlog3r6 $7,$23,$12,$12
    nop
    vlog3r6 $7,$26,$25,$25
    nop
    vsllw   $6,4,$26
    nop
    vsrlw   $10,4,$23
    nop
    vlog3r6 $7,$26,$10,$10
    nop
    vlog3r6 $7,$6,$23,$6
    nop
    vsllw   $1,4,$23
    nop
    vsrlw   $22,4,$26
    nop
    vlog3r6 $7,$23,$22,$22
    vldd    $23,bitsliced_masks+96($31) !tprello
    vlog3r6 $7,$1,$26,$1
    nop
    vsllw   $13,2,$7
    nop
    vsrlw   $4,2,$26
    nop
    vlog3r6 $23,$7,$4,$4
    nop
    vlog3r6 $23,$13,$26,$7
    nop
    vsllw   $15,2,$13
    nop
    vsrlw   $11,2,$26
    nop
    vlog3r6 $23,$13,$11,$11
    nop
    vlog3r6 $23,$15,$26,$15
    nop
    vsllw   $2,2,$26
    nop
    vsrlw   $5,2,$13
    nop
    vlog3r6 $23,$26,$5,$5
    nop
    vlog3r6 $23,$2,$13,$13
    nop
    vsllw   $0,2,$2
    nop
    vsrlw   $24,2,$26
    nop
    vlog3r6 $23,$2,$24,$24
    nop
    vlog3r6 $23,$0,$26,$26
    nop
    vsllw   $10,2,$0
    nop
    vsrlw   $3,2,$2
    nop
    vlog3r6 $23,$0,$3,$9
    nop
    vlog3r6 $23,$10,$2,$10
    nop
    vsllw   $22,2,$0
    nop
    vsrlw   $12,2,$2
    nop
    vlog3r6 $23,$0,$12,$12
    nop
    vlog3r6 $23,$22,$2,$22
    nop
    vsllw   $6,2,$0
    nop
    vsrlw   $14,2,$2
    nop
    vlog3r6 $23,$0,$14,$14
    nop
    vlog3r6 $23,$6,$2,$8
    nop
    vsllw   $1,2,$0
    nop
    vsrlw   $25,2,$2
    nop
    vlog3r6 $23,$0,$25,$25
    vldd    $27,bitsliced_masks+128($31) !tprello
    vlog3r6 $23,$1,$2,$23
    nop
    vsllw   $11,1,$0
    nop
    vsrlw   $4,1,$1
    nop
    vlog3r6 $27,$0,$4,$0
    nop
    vlog3r6 $27,$11,$1,$1
    nop
    vsllw   $15,1,$2
    nop
    vsrlw   $7,1,$4
    nop
    vlog3r6 $27,$2,$7,$2
    nop
    vlog3r6 $27,$15,$4,$3
    nop
    vsllw   $24,1,$4
    nop
    vsrlw   $5,1,$7
    nop
    vlog3r6 $27,$4,$5,$4
    nop
    vlog3r6 $27,$24,$7,$5
    nop
    vsllw   $26,1,$7
    nop
    vsrlw   $13,1,$24
    nop
    vlog3r6 $27,$7,$13,$6
    nop
    vlog3r6 $27,$26,$24,$7
    nop
    vsllw   $12,1,$24
    nop
    vsrlw   $9,1,$26
    nop
    vlog3r6 $27,$24,$9,$9
    nop
    vlog3r6 $27,$12,$26,$12
    nop
    vsllw   $22,1,$26
    vstd    $9,bitsliced_state+0($31) !tprello
    vsrlw   $10,1,$9
    vstd    $12,bitsliced_state+32($31) !tprello
    vlog3r6 $27,$26,$10,$10
    nop
    vlog3r6 $27,$22,$9,$9
    nop
    vsllw   $25,1,$22
    vstd    $10,bitsliced_state+64($31) !tprello
    vsrlw   $14,1,$10
    vstd    $9,bitsliced_state+96($31) !tprello
    vlog3r6 $27,$22,$14,$9
    ldi     $19,-544*(AES_ROUNDS-1)($31)
    vlog3r6 $27,$25,$10,$10
    ldi     $18,-512($18)
    vsllw   $23,1,$25
    vstd    $9,bitsliced_state+128($31) !tprello
    vsrlw   $8,1,$9
    vstd    $10,bitsliced_state+160($31) !tprello
    vlog3r6 $27,$25,$8,$8
    ldi     $17,512($17)
    vlog3r6 $27,$23,$9,$9
    ldi     $16,512($16)
    or      $31,$31,$31
    vstd    $8,bitsliced_state+192($31) !tprello
    or      $31,$31,$31
    vstd    $9,bitsliced_state+224($31) !tprello
    .endm
#endif

#if defined(AES_CTR)
# 16 operations on P0, 42 on P1, 45 cycles
    .macro COUNTER
    or      $31,$31,$31
    vldd    $1,288($20)
    or      $31,$31,$31
    vldd    $2,288($21)
    or      $31,$31,$31
    vldd    $0,0($20)
    or      $31,$31,$31
    vldd    $4,448($20)
    or      $31,$31,$31
    vldd    $3,448($21)
    vxorw   $2,$1,$1
    vldd    $2,32($20)
    or      $31,$31,$31
    vldd    $6,32($21)
    or      $31,$31,$31
    vstd    $1,bitsliced_state+32($31) !tprello
    vxorw   $3,$4,$1
    vldd    $4,320($20)
    or      $31,$31,$31
    vldd    $3,320($21)
    or      $31,$31,$31
    vstd    $1,bitsliced_state+192($31) !tprello
    vxorw   $6,$2,$1
    vldd    $2,416($20)
    or      $31,$31,$31
    vldd    $6,416($21)
    vxorw   $3,$4,$4
    vldd    $3,64($20)
    or      $31,$31,$31
    vldd    $7,64($21)
    or      $31,$31,$31
    vstd    $4,bitsliced_state+64($31) !tprello
    vxorw   $6,$2,$2
    vldd    $4,352($20)
    or      $31,$31,$31
    vldd    $6,352($21)
    or      $31,$31,$31
    vstd    $2,bitsliced_state+160($31) !tprello
    vxorw   $7,$3,$2
    vldd    $3,128($20)
    or      $31,$31,$31
    vldd    $7,128($21)
    vxorw   $6,$4,$4
    vldd    $6,96($20)
    or      $31,$31,$31
    vldd    $5,96($21)
    or      $31,$31,$31
    vstd    $4,bitsliced_state+96($31) !tprello
    vxorw   $7,$3,$4
    vldd    $7,0($21)
    or      $31,$31,$31
    vldd    $8,384($20)
    vxorw   $5,$6,$3
    vldd    $6,384($21)
    or      $31,$31,$31
    vldd    $5,160($20)
    vxorw   $7,$0,$0
    vldd    $7,192($20)
    or      $31,$31,$31
    vldd    $9,192($21)
    vxorw   $6,$8,$6
    vldd    $8,224($20)
    or      $31,$31,$31
    vldd    $10,224($21)
    or      $31,$31,$31
    vstd    $6,bitsliced_state+128($31) !tprello
    vxorw   $9,$7,$6
    vldd    $9,160($21)
    or      $31,$31,$31
    vldd    $11,480($20)
    vxorw   $10,$8,$7
    vldd    $8,480($21)
    or      $31,$31,$31
    nop
    vxorw   $9,$5,$5
    vldd    $9,256($20)
    or      $31,$31,$31
    vldd    $10,256($21)
    vxorw   $8,$11,$8
    nop
    or      $31,$31,$31
    nop
    or      $31,$31,$31
    vstd    $8,bitsliced_state+224($31) !tprello
    vxorw   $10,$9,$8
    ldi     $19,-544*(AES_ROUNDS-2)($31)
    or      $31,$31,$31
    ldi     $20,512($20)
    or      $31,$31,$31
    vstd    $8,bitsliced_state+0($31) !tprello
    .endm
#endif

#if !defined(AES_ECB_DECRYPT)
# 198 operations on P0, 72 on P1, 200 cycles
    .macro ROUND
    vxorw   $7,$2,$8
    nop
    vlog3r4 $0,$6,$5,$9
    nop
    vlog3r4 $8,$4,$7,$10
    nop
    vlog3r4 $9,$8,$2,$11
    nop
    vxorw   $9,$1,$12
    vstd    $10,bitsliced_spill+192($31) !tprello
    vlog3r4 $5,$7,$10,$5
    nop
    vlog3r4 $10,$11,$12,$13
    vstd    $12,bitsliced_spill+224($31) !tprello
    vxorw   $8,$12,$14
    nop
    vlog3r4 $6,$3,$13,$6
    vstd    $13,bitsliced_spill+256($31) !tprello
    vlog3r3 $2,$3,$13,$2
    vstd    $14,bitsliced_spill+288($31) !tprello
    vlog3r4 $7,$4,$6,$3
    nop
    vlog3r1 $9,$4,$0,$13
    nop
    vbicw   $3,$6,$15
    vstd    $3,bitsliced_spill+128($31) !tprello
    vxorw   $3,$5,$3
    nop
    vlog3r2 $5,$10,$15,$10
    nop
    vlog3r5 $3,$8,$15,$15
    nop
    vlog3r4 $7,$11,$3,$22
    nop
    vlog3r4 $0,$3,$5,$23
    nop
    vlog3r2 $14,$22,$6,$6
    vstd    $22,bitsliced_spill+160($31) !tprello
    vxorw   $9,$23,$22
    nop
    vlog3r4 $10,$6,$2,$14
    vldd    $6,bitsliced_state+192($31) !tprello
    vlog3r2 $12,$22,$3,$12
    vldd    $24,bitsliced_state+224($31) !tprello
    vlog3r5 $7,$22,$10,$10
    vldd    $25,bitsliced_state+64($31) !tprello
    vlog3r0 $12,$11,$9,$12
    vldd    $26,bitsliced_state+160($31) !tprello
    vlog3r0 $10,$1,$23,$27
    vldd    $10,bitsliced_state+0($31) !tprello
    vlog3r4 $12,$22,$15,$12
    nop
    vxorw   $24,$25,$29
    vldd    $28,bitsliced_state+128($31) !tprello
    vlog3r2 $27,$14,$12,$30
    nop
    vlog3r4 $10,$6,$26,$6
    nop
    vlog3r4 $30,$15,$2,$2
    nop
    vlog3r4 $29,$28,$24,$28
    nop
    vlog3r4 $8,$2,$13,$2
    nop
    vlog3r4 $6,$29,$25,$13
    vstd    $28,bitsliced_spill+384($31) !tprello
    vxorw   $27,$2,$15
    nop
    vlog3r6 $30,$2,$14,$10
    nop
    vlog3r6 $15,$2,$12,$2
    nop
    vlog3r4 $10,$15,$14,$14
    nop
    vxorw   $10,$2,$15
    nop
    vlog3r6 $14,$30,$27,$27
    nop
    vlog3r5 $15,$2,$14,$14
    nop
    vlog3r1 $4,$9,$2,$4
    nop
    vxorw   $14,$15,$30
    nop
    vlog3r1 $22,$5,$27,$12
    nop
    vxorw   $30,$27,$26
    nop
    vlog3r2 $0,$2,$12,$0
    nop
    vxorw   $26,$10,$2
    nop
    vlog3r2 $22,$26,$0,$22
    nop
    vlog3r2 $2,$9,$0,$9
    nop
    vlog3r1 $1,$7,$26,$7
    nop
    vxorw   $22,$9,$1
    nop
    vlog3r2 $14,$3,$7,$3
    vldd    $9,bitsliced_spill+128($31) !tprello
    vlog3r2 $5,$30,$1,$5
    vldd    $26,bitsliced_spill+192($31) !tprello
    vlog3r2 $10,$23,$22,$22
    nop
    vlog3r4 $5,$0,$3,$0
    nop
    vlog3r2 $15,$9,$5,$5
    nop
    vlog3r1 $8,$26,$15,$3
    nop
    vlog3r2 $11,$10,$0,$11
    vldd    $10,bitsliced_spill+224($31) !tprello
    vlog3r2 $26,$30,$3,$30
    vldd    $26,bitsliced_spill+288($31) !tprello
    vlog3r4 $5,$11,$3,$15
    vldd    $3,bitsliced_spill+160($31) !tprello
    vxorw   $14,$2,$9
    vldd    $23,bitsliced_spill+256($31) !tprello
    vlog3r2 $10,$2,$0,$2
    nop
    vlog3r2 $9,$26,$30,$26
    nop
    vlog3r2 $3,$9,$12,$3
    nop
    vlog3r2 $27,$23,$26,$27
    vldd    $23,bitsliced_state+192($31) !tprello
    vlog3r4 $22,$30,$2,$2
    vldd    $30,bitsliced_state+32($31) !tprello
    vlog3r4 $27,$3,$1,$3
    vldd    $1,bitsliced_state+160($31) !tprello
    vlog3r4 $7,$0,$2,$7
    vstd    $2,bitsliced_spill+64($31) !tprello
    vxorw   $3,$5,$0
    vldd    $2,bitsliced_state+96($31) !tprello
    vxorw   $6,$30,$9
    vstd    $7,bitsliced_spill+96($31) !tprello
    vlog3r4 $1,$24,$28,$7
    vstd    $0,bitsliced_spill+0($31) !tprello
    vlog3r4 $28,$13,$9,$0
    vldd    $1,bitsliced_state+128($31) !tprello
    vxorw   $29,$9,$12
    vstd    $9,bitsliced_spill+416($31) !tprello
    vlog3r4 $23,$2,$0,$23
    vstd    $0,bitsliced_spill+448($31) !tprello
    vlog3r3 $25,$2,$0,$0
    vstd    $12,bitsliced_spill+480($31) !tprello
    vlog3r4 $24,$1,$23,$2
    nop
    vlog3r2 $8,$14,$15,$8
    vldd    $14,bitsliced_state+0($31) !tprello
    vbicw   $2,$23,$15
    vstd    $2,bitsliced_spill+320($31) !tprello
    vxorw   $2,$7,$2
    vstd    $8,bitsliced_spill+32($31) !tprello
    vlog3r2 $7,$28,$15,$8
    nop
    vlog3r5 $2,$29,$15,$15
    nop
    vlog3r4 $24,$13,$2,$28
    nop
    vlog3r4 $14,$2,$7,$25
    nop
    vlog3r2 $12,$28,$23,$12
    vstd    $28,bitsliced_spill+352($31) !tprello
    vxorw   $6,$25,$28
    nop
    vlog3r4 $8,$12,$0,$12
    nop
    vlog3r2 $9,$28,$2,$9
    nop
    vlog3r5 $24,$28,$8,$8
    nop
    vlog3r0 $9,$13,$6,$9
    nop
    vlog3r0 $8,$30,$25,$8
    nop
    vlog3r4 $9,$28,$15,$9
    nop
    vlog3r1 $6,$1,$14,$23
    nop
    vlog3r2 $8,$12,$9,$10
    nop
    vlog3r4 $26,$11,$4,$11
    nop
    vlog3r4 $10,$15,$0,$4
    nop
    vxorw   $5,$27,$0
    nop
    vxorw   $22,$3,$5
    nop
    vlog3r4 $29,$4,$23,$4
    nop
    or      $31,$31,$31
    nop
    vxorw   $8,$4,$23
    nop
    vlog3r6 $10,$4,$12,$22
    nop
    vlog3r6 $23,$4,$9,$4
    nop
    vlog3r4 $22,$23,$12,$12
    nop
    vxorw   $22,$4,$23
    nop
    vlog3r6 $12,$10,$8,$8
    nop
    vlog3r5 $23,$4,$12,$12
    nop
    vlog3r1 $1,$6,$4,$1
    nop
    vxorw   $12,$23,$10
    nop
    vlog3r1 $28,$7,$8,$9
    nop
    vxorw   $10,$8,$27
    nop
    vlog3r2 $14,$4,$9,$4
    nop
    vxorw   $27,$22,$14
    nop
    vlog3r2 $28,$27,$4,$28
    nop
    vlog3r2 $14,$6,$4,$6
    nop
    vlog3r1 $30,$24,$27,$24
    nop
    vxorw   $28,$6,$6
    nop
    vlog3r2 $12,$2,$24,$2
    vldd    $27,bitsliced_spill+320($31) !tprello
    vlog3r2 $7,$10,$6,$7
    vldd    $30,bitsliced_spill+384($31) !tprello
    vlog3r2 $22,$25,$28,$25
    nop
    vlog3r4 $7,$4,$2,$4
    nop
    vlog3r2 $23,$27,$7,$7
    nop
    vlog3r1 $29,$30,$23,$2
    nop
    vlog3r2 $13,$22,$4,$13
    nop
    vlog3r2 $30,$10,$2,$30
    vldd    $10,bitsliced_spill+480($31) !tprello
    vlog3r4 $7,$13,$2,$2
    vldd    $22,bitsliced_spill+352($31) !tprello
    vxorw   $12,$14,$23
    vldd    $27,bitsliced_spill+448($31) !tprello
    vlog3r2 $29,$12,$2,$12
    vldd    $2,bitsliced_spill+416($31) !tprello
    vlog3r2 $23,$10,$30,$10
    nop
    vlog3r2 $22,$23,$9,$9
    nop
    vlog3r2 $8,$27,$10,$8
    nop
    vlog3r2 $2,$14,$4,$2
    nop
    vlog3r4 $10,$13,$1,$1
    nop
    vlog3r4 $25,$30,$2,$2
    nop
    vlog3r4 $8,$9,$6,$6
    nop
    vlog3r4 $24,$4,$2,$4
    nop
    vxorw   $7,$8,$8
    ldw     $24,bitsliced_selectors+8($31) !tprello
    vxorw   $25,$6,$25
    nop
    vxorw   $6,$7,$7
    nop
    vshfw   $4,$4,$24,$9
    nop
    vshfw   $2,$2,$24,$2
    nop
    vshfw   $1,$1,$24,$30
    nop
    vshfw   $25,$25,$24,$4
    nop
    vshfw   $6,$6,$24,$6
    nop
    vshfw   $12,$12,$24,$1
    ldw     $12,bitsliced_keys_end+512($19) !tprello
    vshfw   $7,$7,$24,$25
    vldd    $7,bitsliced_keys_end+224($19) !tprello
    vshfw   $8,$8,$24,$24
    vldd    $8,bitsliced_keys_end+480($19) !tprello
    vshfw   $24,$0,$12,$10
    nop
    vshfw   $0,$24,$12,$13
    nop
    vlog3r4 $7,$0,$10,$14
    vldd    $7,bitsliced_keys_end+96($19) !tprello
    vlog3r4 $8,$24,$13,$8
    vldd    $0,bitsliced_keys_end+352($19) !tprello
    vshfw   $4,$5,$12,$24
    nop
    vshfw   $5,$4,$12,$27
    nop
    vlog3r4 $7,$5,$24,$5
    vldd    $7,bitsliced_keys_end+128($19) !tprello
    vlog3r4 $0,$4,$27,$22
    vldd    $4,bitsliced_keys_end+384($19) !tprello
    vshfw   $6,$3,$12,$0
    nop
    vshfw   $3,$6,$12,$23
    nop
    vlog3r4 $7,$3,$0,$3
    nop
    vlog3r4 $4,$6,$23,$6
    nop
    vxorw   $8,$3,$4
    vldd    $7,bitsliced_spill+32($31) !tprello
    vxorw   $14,$6,$29
    nop
    vlog3r4 $4,$23,$22,$23
    vldd    $28,bitsliced_keys_end+160($19) !tprello
    vlog3r4 $29,$0,$5,$4
    vldd    $0,bitsliced_keys_end+416($19) !tprello
    vshfw   $1,$7,$12,$29
    vstd    $23,bitsliced_state+128($31) !tprello
    vshfw   $7,$1,$12,$23
    vldd    $15,bitsliced_spill+0($31) !tprello
    vlog3r4 $28,$7,$29,$7
    nop
    vlog3r4 $0,$1,$23,$28
    vldd    $0,bitsliced_keys_end+192($19) !tprello
    vlog3r4 $7,$23,$6,$6
    vldd    $1,bitsliced_keys_end+448($19) !tprello
    vshfw   $25,$15,$12,$23
    nop
    vshfw   $15,$25,$12,$26
    vstd    $6,bitsliced_state+160($31) !tprello
    vlog3r4 $0,$15,$23,$0
    nop
    vlog3r4 $1,$25,$26,$6
    vldd    $1,bitsliced_keys_end+256($19) !tprello
    vlog3r4 $0,$26,$28,$26
    vldd    $25,bitsliced_spill+96($31) !tprello
    vlog3r4 $14,$13,$6,$13
    vldd    $15,bitsliced_keys_end+0($19) !tprello
    vlog3r4 $6,$23,$7,$6
    vstd    $26,bitsliced_state+192($31) !tprello
    vlog3r4 $8,$10,$0,$7
    vstd    $13,bitsliced_state+224($31) !tprello
    vshfw   $9,$25,$12,$0
    nop
    vshfw   $25,$9,$12,$13
    nop
    vlog3r4 $15,$25,$0,$25
    vldd    $15,bitsliced_spill+64($31) !tprello
    vlog3r4 $1,$9,$13,$1
    nop
    vlog3r4 $25,$13,$8,$13
    vldd    $9,bitsliced_keys_end+32($19) !tprello
    vlog3r4 $1,$0,$14,$0
    vldd    $10,bitsliced_keys_end+288($19) !tprello
    vshfw   $2,$15,$12,$26
    vstd    $13,bitsliced_state+0($31) !tprello
    vshfw   $15,$2,$12,$13
    nop
    vlog3r4 $9,$15,$26,$9
    nop
    vlog3r4 $10,$2,$13,$2
    nop
    vxorw   $8,$9,$10
    nop
    vxorw   $14,$2,$15
    nop
    vlog3r4 $10,$13,$1,$10
    vldd    $13,bitsliced_keys_end+64($19) !tprello
    vlog3r4 $15,$26,$25,$1
    vldd    $15,bitsliced_keys_end+320($19) !tprello
    vshfw   $30,$11,$12,$25
    vstd    $10,bitsliced_state+32($31) !tprello
    vshfw   $11,$30,$12,$10
    nop
    vlog3r4 $13,$11,$25,$11
    nop
    vlog3r4 $15,$30,$10,$15
    nop
    vlog3r4 $11,$10,$2,$10
    nop
    vxorw   $8,$5,$5
    nop
    vlog3r4 $15,$25,$9,$2
    vstd    $10,bitsliced_state+64($31) !tprello
    vlog3r4 $5,$27,$15,$10
    nop
    vlog3r4 $28,$29,$3,$5
    nop
    vxorw   $14,$22,$3
    vstd    $10,bitsliced_state+96($31) !tprello
    or      $31,$31,$31
    ldi     $19,544($19)
    vlog3r4 $3,$24,$11,$3
    bne     $19,next_round
    .endm
#endif

#if !defined(AES_CTR) && !defined(AES_ECB_DECRYPT)
# 320 operations on P0, 74 on P1, 322 cycles
    .macro OUTPUT
    vxorw   $7,$2,$8
    nop
    vlog3r4 $0,$6,$5,$9
    nop
    vlog3r4 $8,$4,$7,$10
    nop
    vlog3r4 $9,$8,$2,$11
    nop
    vxorw   $9,$1,$12
    vstd    $10,bitsliced_spill+256($31) !tprello
    vlog3r4 $5,$7,$10,$5
    nop
    vlog3r4 $10,$11,$12,$13
    vstd    $12,bitsliced_spill+288($31) !tprello
    vxorw   $8,$12,$14
    nop
    vlog3r4 $6,$3,$13,$6
    vstd    $13,bitsliced_spill+320($31) !tprello
    vlog3r3 $2,$3,$13,$2
    vstd    $14,bitsliced_spill+352($31) !tprello
    vlog3r4 $7,$4,$6,$3
    nop
    vlog3r1 $9,$4,$0,$13
    nop
    vbicw   $3,$6,$15
    vstd    $3,bitsliced_spill+192($31) !tprello
    vxorw   $3,$5,$3
    nop
    vlog3r2 $5,$10,$15,$10
    nop
    vlog3r5 $3,$8,$15,$15
    nop
    vlog3r4 $7,$11,$3,$22
    nop
    vlog3r4 $0,$3,$5,$23
    nop
    vlog3r2 $14,$22,$6,$6
    vstd    $22,bitsliced_spill+224($31) !tprello
    vxorw   $9,$23,$22
    nop
    vlog3r4 $10,$6,$2,$14
    vldd    $6,bitsliced_state+192($31) !tprello
    vlog3r2 $12,$22,$3,$12
    vldd    $24,bitsliced_state+224($31) !tprello
    vlog3r5 $7,$22,$10,$10
    vldd    $25,bitsliced_state+64($31) !tprello
    vlog3r0 $12,$11,$9,$12
    vldd    $26,bitsliced_state+160($31) !tprello
    vlog3r0 $10,$1,$23,$27
    vldd    $10,bitsliced_state+0($31) !tprello
    vlog3r4 $12,$22,$15,$12
    nop
    vxorw   $24,$25,$29
    vldd    $28,bitsliced_state+128($31) !tprello
    vlog3r2 $27,$14,$12,$30
    nop
    vlog3r4 $10,$6,$26,$6
    nop
    vlog3r4 $30,$15,$2,$2
    nop
    vlog3r4 $29,$28,$24,$28
    nop
    vlog3r4 $8,$2,$13,$2
    nop
    vlog3r4 $6,$29,$25,$13
    nop
    vxorw   $27,$2,$15
    nop
    vlog3r6 $30,$2,$14,$10
    nop
    vlog3r6 $15,$2,$12,$2
    nop
    vlog3r4 $10,$15,$14,$14
    nop
    vxorw   $10,$2,$15
    nop
    vlog3r6 $14,$30,$27,$27
    nop
    vlog3r5 $15,$2,$14,$14
    nop
    vlog3r1 $4,$9,$2,$4
    nop
    vxorw   $14,$15,$30
    nop
    vlog3r1 $22,$5,$27,$12
    nop
    vxorw   $30,$27,$26
    nop
    vlog3r2 $0,$2,$12,$0
    nop
    vxorw   $26,$10,$2
    nop
    vlog3r2 $22,$26,$0,$22
    nop
    vlog3r2 $2,$9,$0,$9
    nop
    vlog3r1 $1,$7,$26,$1
    nop
    vxorw   $22,$9,$9
    nop
    vlog3r2 $14,$3,$1,$3
    vldd    $7,bitsliced_spill+192($31) !tprello
    vlog3r2 $5,$30,$9,$5
    vldd    $26,bitsliced_spill+256($31) !tprello
    vlog3r2 $10,$23,$22,$22
    nop
    vlog3r4 $5,$0,$3,$0
    nop
    vlog3r2 $15,$7,$5,$5
    nop
    vlog3r1 $8,$26,$15,$15
    nop
    vlog3r2 $11,$10,$0,$10
    nop
    vlog3r2 $26,$30,$15,$30
    vldd    $26,bitsliced_spill+352($31) !tprello
    vlog3r4 $5,$10,$15,$15
    vldd    $11,bitsliced_spill+224($31) !tprello
    vxorw   $14,$2,$7
    vldd    $3,bitsliced_spill+320($31) !tprello
    vlog3r2 $8,$14,$15,$8
    vldd    $14,bitsliced_spill+288($31) !tprello
    vlog3r2 $7,$26,$30,$26
    nop
    vlog3r2 $11,$7,$12,$7
    vstd    $8,bitsliced_spill+64($31) !tprello
    vlog3r2 $27,$3,$26,$3
    nop
    vlog3r2 $14,$2,$0,$2
    nop
    vlog3r4 $26,$10,$4,$4
    nop
    vlog3r4 $22,$30,$2,$30
    vldd    $2,bitsliced_state+192($31) !tprello
    vlog3r4 $3,$7,$9,$7
    vstd    $4,bitsliced_spill+160($31) !tprello
    vlog3r4 $1,$0,$30,$0
    vldd    $1,bitsliced_state+32($31) !tprello
    vxorw   $5,$3,$3
    vldd    $4,bitsliced_state+160($31) !tprello
    vxorw   $22,$7,$22
    vldd    $9,bitsliced_state+96($31) !tprello
    vxorw   $7,$5,$5
    vstd    $3,bitsliced_spill+0($31) !tprello
    vxorw   $6,$1,$3
    vstd    $22,bitsliced_spill+128($31) !tprello
    vlog3r4 $4,$24,$28,$4
    vstd    $5,bitsliced_spill+32($31) !tprello
    vlog3r4 $28,$13,$3,$5
    vldd    $22,bitsliced_state+128($31) !tprello
    vxorw   $29,$3,$26
    vldd    $10,bitsliced_state+0($31) !tprello
    vlog3r4 $2,$9,$5,$2
    vstd    $5,bitsliced_spill+448($31) !tprello
    vlog3r3 $25,$9,$5,$5
    vstd    $7,bitsliced_spill+96($31) !tprello
    vlog3r4 $24,$22,$2,$7
    vstd    $3,bitsliced_spill+416($31) !tprello
    vlog3r1 $6,$22,$10,$22
    nop
    vbicw   $7,$2,$9
    nop
    vxorw   $7,$4,$25
    nop
    vlog3r2 $4,$28,$9,$14
    nop
    vlog3r5 $25,$29,$9,$9
    nop
    vlog3r4 $24,$13,$25,$8
    nop
    vlog3r4 $10,$25,$4,$27
    nop
    vlog3r2 $26,$8,$2,$2
    vstd    $8,bitsliced_spill+384($31) !tprello
    vxorw   $6,$27,$8
    nop
    vlog3r4 $14,$2,$5,$2
    nop
    vlog3r2 $3,$8,$25,$3
    nop
    vlog3r5 $24,$8,$14,$14
    nop
    vlog3r0 $3,$13,$6,$3
    nop
    vlog3r0 $14,$1,$27,$14
    nop
    vlog3r4 $3,$8,$9,$3
    nop
    vsllw   $30,1,$11
    vldd    $12,bitsliced_masks+128($31) !tprello
    vlog3r2 $14,$2,$3,$15
    nop
    vsrlw   $0,1,$23
    nop
    vlog3r4 $15,$9,$5,$5
    nop
    vlog3r6 $12,$11,$0,$0
    nop
    vlog3r4 $29,$5,$22,$5
    nop
    vlog3r6 $12,$30,$23,$23
    nop
    vxorw   $14,$5,$30
    nop
    vlog3r6 $15,$5,$2,$22
    nop
    vlog3r6 $30,$5,$3,$3
    nop
    vlog3r4 $22,$30,$2,$2
    vldd    $30,bitsliced_state+128($31) !tprello
    vxorw   $22,$3,$5
    nop
    vlog3r6 $2,$15,$14,$14
    nop
    vlog3r5 $5,$3,$2,$2
    nop
    vlog3r1 $30,$6,$3,$30
    nop
    vxorw   $2,$5,$15
    nop
    vlog3r1 $8,$4,$14,$11
    nop
    vxorw   $15,$14,$9
    nop
    vlog3r2 $10,$3,$11,$3
    nop
    vxorw   $9,$22,$10
    nop
    vlog3r2 $8,$9,$3,$8
    nop
    vlog3r2 $10,$6,$3,$6
    nop
    vlog3r1 $1,$24,$9,$1
    nop
    vxorw   $8,$6,$6
    nop
    vlog3r2 $2,$25,$1,$25
    nop
    vlog3r2 $4,$15,$6,$4
    nop
    vlog3r2 $22,$27,$8,$8
    nop
    vlog3r4 $4,$3,$25,$3
    nop
    vlog3r2 $5,$7,$4,$4
    nop
    vlog3r1 $29,$28,$5,$5
    nop
    vlog3r2 $13,$22,$3,$13
    nop
    vlog3r2 $28,$15,$5,$15
    nop
    vlog3r4 $4,$13,$5,$5
    vldd    $28,bitsliced_spill+384($31) !tprello
    vxorw   $2,$10,$22
    vldd    $7,bitsliced_spill+448($31) !tprello
    vlog3r2 $29,$2,$5,$5
    vldd    $2,bitsliced_spill+416($31) !tprello
    vlog3r2 $22,$26,$15,$26
    nop
    vlog3r2 $28,$22,$11,$11
    nop
    vlog3r2 $14,$7,$26,$7
    nop
    vlog3r2 $2,$10,$3,$2
    nop
    vlog3r4 $26,$13,$30,$13
    nop
    vlog3r4 $8,$15,$2,$2
    nop
    vlog3r4 $7,$11,$6,$6
    nop
    vlog3r4 $1,$3,$2,$3
    vldd    $1,bitsliced_spill+128($31) !tprello
    vxorw   $4,$7,$11
    vldd    $7,bitsliced_spill+160($31) !tprello
    vxorw   $8,$6,$8
    nop
    vxorw   $6,$4,$4
    nop
    vsllw   $1,1,$15
    vldd    $26,bitsliced_spill+64($31) !tprello
    vsrlw   $7,1,$30
    vldd    $10,bitsliced_spill+96($31) !tprello
    vlog3r6 $12,$15,$7,$7
    nop
    vlog3r6 $12,$1,$30,$1
    nop
    vsllw   $26,1,$30
    vldd    $15,bitsliced_spill+0($31) !tprello
    vsrlw   $10,1,$14
    vldd    $22,bitsliced_spill+32($31) !tprello
    vlog3r6 $12,$30,$10,$10
    nop
    vlog3r6 $12,$26,$14,$14
    nop
    vsllw   $15,1,$26
    nop
    vsrlw   $22,1,$30
    nop
    vlog3r6 $12,$26,$22,$22
    nop
    vlog3r6 $12,$15,$30,$15
    nop
    vsllw   $2,1,$30
    nop
    vsrlw   $3,1,$26
    nop
    vlog3r6 $12,$30,$3,$3
    nop
    vlog3r6 $12,$2,$26,$2
    nop
    vsllw   $8,1,$26
    nop
    vsrlw   $13,1,$30
    nop
    vlog3r6 $12,$26,$13,$13
    nop
    vlog3r6 $12,$8,$30,$8
    nop
    vsllw   $5,1,$30
    nop
    vsrlw   $6,1,$26
    nop
    vlog3r6 $12,$30,$6,$6
    nop
    vlog3r6 $12,$5,$26,$5
    nop
    vsllw   $11,1,$26
    nop
    vsrlw   $4,1,$30
    nop
    vlog3r6 $12,$26,$4,$4
    nop
    vlog3r6 $12,$11,$30,$12
    vldd    $11,bitsliced_masks+96($31) !tprello
    vsllw   $7,2,$30
    nop
    vsrlw   $0,2,$26
    nop
    vsllw   $1,2,$28
    nop
    vlog3r6 $11,$7,$26,$7
    nop
    vsrlw   $23,2,$26
    nop
    vlog3r6 $11,$28,$23,$23
    nop
    vlog3r6 $11,$1,$26,$1
    nop
    vsllw   $22,2,$26
    nop
    vsrlw   $10,2,$28
    nop
    vlog3r6 $11,$26,$10,$10
    nop
    vlog3r6 $11,$22,$28,$22
    nop
    vsllw   $15,2,$28
    nop
    vsrlw   $14,2,$26
    nop
    vlog3r6 $11,$28,$14,$14
    nop
    vlog3r6 $11,$15,$26,$15
    nop
    vsllw   $13,2,$26
    nop
    vsrlw   $3,2,$28
    nop
    vlog3r6 $11,$26,$3,$3
    nop
    vlog3r6 $11,$13,$28,$13
    nop
    vsllw   $8,2,$28
    nop
    vsrlw   $2,2,$26
    nop
    vlog3r6 $11,$28,$2,$2
    nop
    vlog3r6 $11,$8,$26,$8
    nop
    vsllw   $4,2,$26
    nop
    vsrlw   $6,2,$28
    nop
    vlog3r6 $11,$30,$0,$0
    nop
    vlog3r6 $11,$26,$6,$6
    nop
    vlog3r6 $11,$4,$28,$4
    nop
    vsllw   $12,2,$28
    nop
    vsrlw   $5,2,$26
    nop
    vlog3r6 $11,$28,$5,$5
    vldd    $28,bitsliced_masks+64($31) !tprello
    vlog3r6 $11,$12,$26,$11
    nop
    vsllw   $10,4,$12
    nop
    vsrlw   $0,4,$26
    nop
    vlog3r6 $28,$12,$0,$0
    nop
    vlog3r6 $28,$10,$26,$10
    nop
    vsllw   $14,4,$26
    nop
    vsrlw   $23,4,$12
    vstd    $10,bitsliced_spill+480($31) !tprello
    vlog3r6 $28,$26,$23,$10
    nop
    vlog3r6 $28,$14,$12,$12
    nop
    vsllw   $22,4,$14
    nop
    vsrlw   $7,4,$23
    nop
    vlog3r6 $28,$14,$7,$7
    nop
    vlog3r6 $28,$22,$23,$22
    nop
    vsllw   $15,4,$23
    nop
    vsrlw   $1,4,$14
    vstd    $22,bitsliced_spill+512($31) !tprello
    vlog3r6 $28,$23,$1,$1
    nop
    vlog3r6 $28,$15,$14,$14
    nop
    vsllw   $6,4,$15
    nop
    vsrlw   $3,4,$22
    nop
    vlog3r6 $28,$15,$3,$3
    nop
    vlog3r6 $28,$6,$22,$6
    nop
    vsllw   $5,4,$22
    nop
    vsrlw   $2,4,$15
    nop
    vlog3r6 $28,$22,$2,$2
    nop
    vlog3r6 $28,$5,$15,$5
    nop
    vsllw   $4,4,$15
    nop
    vsrlw   $13,4,$22
    nop
    vlog3r6 $28,$15,$13,$13
    nop
    vlog3r6 $28,$4,$22,$4
    nop
    vsllw   $11,4,$22
    nop
    vsrlw   $8,4,$15
    ldw     $23,bitsliced_selectors+12($31) !tprello
    vlog3r6 $28,$22,$8,$8
    ldw     $22,bitsliced_selectors+16($31) !tprello
    vlog3r6 $28,$11,$15,$15
    ldw     $11,bitsliced_selectors+20($31) !tprello
    vshfw   $10,$0,$23,$28
    ldw     $26,bitsliced_selectors+24($31) !tprello
    vshfw   $10,$0,$22,$0
    nop
    vshfw   $2,$3,$11,$10
    vldd    $30,bitsliced_masks+32($31) !tprello
    vshfw   $2,$3,$26,$2
    nop
    vsrlw   $28,16,$3
    vldd    $29,bitsliced_last_key+0($31) !tprello
    vsrlw   $0,16,$25
    nop
    vlog3r1 $3,$10,$30,$3
    vldd    $27,bitsliced_last_key+32($31) !tprello
    vlog3r1 $25,$2,$30,$25
    nop
    vlog3r4 $10,$29,$3,$10
    nop
    vsllw   $3,16,$3
    nop
    vlog3r4 $2,$27,$25,$2
    nop
    vlog3r4 $28,$29,$3,$3
    nop
    vsllw   $25,16,$25
    nop
    vsrlw   $3,8,$28
    vldd    $9,bitsliced_masks+0($31) !tprello
    vlog3r4 $0,$27,$25,$0
    nop
    vsllw   $2,8,$25
    nop
    vsllw   $0,8,$24
    nop
    vlog3r6 $9,$0,$28,$0
    nop
    vlog3r6 $9,$24,$3,$3
    nop
    vsrlw   $10,8,$24
    vstd    $0,-480($17)
    vlog3r6 $9,$25,$10,$0
    vstd    $3,-512($17)
    vlog3r6 $9,$2,$24,$2
    nop
    vshfw   $1,$7,$23,$3
    vstd    $0,-256($17)
    vshfw   $1,$7,$22,$0
    vstd    $2,-224($17)
    vshfw   $8,$13,$11,$2
    nop
    vshfw   $8,$13,$26,$8
    nop
    vsrlw   $3,16,$13
    nop
    vsrlw   $0,16,$1
    nop
    vlog3r1 $13,$2,$30,$13
    nop
    vlog3r1 $1,$8,$30,$1
    nop
    vlog3r4 $2,$29,$13,$2
    nop
    vsllw   $13,16,$13
    nop
    vlog3r4 $8,$27,$1,$8
    nop
    vlog3r4 $3,$29,$13,$3
    nop
    vsllw   $1,16,$1
    nop
    vsrlw   $3,8,$13
    nop
    vlog3r4 $0,$27,$1,$0
    nop
    vsllw   $8,8,$1
    nop
    vsllw   $0,8,$24
    vldd    $7,bitsliced_spill+480($31) !tprello
    vlog3r6 $9,$0,$13,$0
    nop
    vsrlw   $2,8,$13
    nop
    vlog3r6 $9,$1,$2,$1
    vstd    $0,-416($17)
    vshfw   $12,$7,$23,$2
    vldd    $0,bitsliced_spill+512($31) !tprello
    vshfw   $12,$7,$22,$7
    vstd    $1,-192($17)
    vshfw   $5,$6,$11,$1
    nop
    vshfw   $5,$6,$26,$5
    nop
    vsrlw   $7,16,$6
    nop
    vshfw   $14,$0,$23,$23
    nop
    vlog3r1 $6,$5,$30,$6
    nop
    vshfw   $14,$0,$22,$0
    nop
    vlog3r4 $5,$27,$6,$5
    nop
    vsllw   $6,16,$6
    nop
    vsllw   $5,8,$14
    nop
    vlog3r4 $7,$27,$6,$6
    nop
    vshfw   $15,$4,$11,$11
    nop
    vsllw   $6,8,$7
    nop
    vshfw   $15,$4,$26,$4
    nop
    vsrlw   $23,16,$15
    nop
    vsrlw   $2,16,$26
    nop
    vlog3r1 $15,$11,$30,$15
    nop
    vlog3r1 $26,$1,$30,$26
    nop
    vlog3r4 $11,$29,$15,$11
    nop
    vlog3r4 $1,$29,$26,$1
    nop
    vsllw   $26,16,$26
    nop
    vsrlw   $1,8,$22
    nop
    vlog3r4 $2,$29,$26,$2
    nop
    vlog3r6 $9,$14,$1,$1
    nop
    vsrlw   $2,8,$14
    nop
    vsllw   $15,16,$15
    vstd    $1,-128($17)
    vlog3r6 $9,$6,$14,$1
    nop
    vlog3r4 $23,$29,$15,$15
    nop
    vsrlw   $0,16,$23
    vstd    $1,-352($17)
    vsrlw   $15,8,$1
    nop
    vlog3r1 $23,$4,$30,$23
    nop
    vsrlw   $11,8,$30
    nop
    vlog3r4 $4,$27,$23,$4
    nop
    vsllw   $23,16,$23
    nop
    vsllw   $4,8,$29
    nop
    vlog3r4 $0,$27,$23,$0
    nop
    vlog3r6 $9,$29,$11,$11
    nop
    vsllw   $0,8,$29
    nop
    vlog3r6 $9,$24,$3,$3
    vstd    $11,-64($17)
    vlog3r6 $9,$29,$15,$11
    nop
    vlog3r6 $9,$8,$13,$8
    vstd    $3,-448($17)
    vlog3r6 $9,$7,$2,$2
    vstd    $11,-320($17)
    vlog3r6 $9,$5,$22,$5
    vstd    $8,-160($17)
    vlog3r6 $9,$0,$1,$0
    vstd    $2,-384($17)
    vlog3r6 $9,$4,$30,$2
    vstd    $5,-96($17)
    or      $31,$31,$31
    vstd    $0,-288($17)
    or      $31,$31,$31
    vstd    $2,-32($17)
    .endm
#endif

#if defined(AES_CTR)
# 344 operations on P0, 140 on P1, 346 cycles
    .macro OUTPUT_COUNTER
    vxorw   $7,$2,$8
    ldi     $16,512($16)
    vlog3r4 $0,$6,$5,$9
    ldi     $17,512($17)
    vlog3r4 $8,$4,$7,$10
    nop
    vlog3r4 $9,$8,$2,$11
    nop
    vxorw   $9,$1,$12
    vstd    $10,bitsliced_spill+256($31) !tprello
    vlog3r4 $5,$7,$10,$5
    nop
    vlog3r4 $10,$11,$12,$13
    vstd    $12,bitsliced_spill+288($31) !tprello
    vxorw   $8,$12,$14
    nop
    vlog3r4 $6,$3,$13,$6
    vstd    $13,bitsliced_spill+320($31) !tprello
    vlog3r3 $2,$3,$13,$3
    vstd    $14,bitsliced_spill+352($31) !tprello
    vlog3r4 $7,$4,$6,$2
    nop
    vlog3r1 $9,$4,$0,$13
    nop
    vbicw   $2,$6,$15
    vstd    $2,bitsliced_spill+192($31) !tprello
    vxorw   $2,$5,$2
    nop
    vlog3r2 $5,$10,$15,$10
    nop
    vlog3r5 $2,$8,$15,$15
    nop
    vlog3r4 $7,$11,$2,$22
    nop
    vlog3r4 $0,$2,$5,$23
    nop
    vlog3r2 $14,$22,$6,$6
    vstd    $22,bitsliced_spill+224($31) !tprello
    vxorw   $9,$23,$22
    nop
    vlog3r4 $10,$6,$3,$14
    vldd    $6,bitsliced_state+192($31) !tprello
    vlog3r2 $12,$22,$2,$12
    vldd    $24,bitsliced_state+224($31) !tprello
    vlog3r5 $7,$22,$10,$10
    vldd    $25,bitsliced_state+64($31) !tprello
    vlog3r0 $12,$11,$9,$12
    vldd    $26,bitsliced_state+160($31) !tprello
    vlog3r0 $10,$1,$23,$27
    vldd    $10,bitsliced_state+0($31) !tprello
    vlog3r4 $12,$22,$15,$12
    nop
    vxorw   $24,$25,$29
    vldd    $28,bitsliced_state+128($31) !tprello
    vlog3r2 $27,$14,$12,$30
    nop
    vlog3r4 $10,$6,$26,$6
    nop
    vlog3r4 $30,$15,$3,$3
    nop
    vlog3r4 $29,$28,$24,$28
    nop
    vlog3r4 $8,$3,$13,$3
    nop
    vlog3r4 $6,$29,$25,$13
    nop
    vxorw   $27,$3,$15
    nop
    vlog3r6 $30,$3,$14,$10
    nop
    vlog3r6 $15,$3,$12,$3
    nop
    vlog3r4 $10,$15,$14,$14
    nop
    vxorw   $10,$3,$15
    nop
    vlog3r6 $14,$30,$27,$27
    nop
    vlog3r5 $15,$3,$14,$14
    nop
    vlog3r1 $4,$9,$3,$4
    nop
    vxorw   $14,$15,$30
    nop
    vlog3r1 $22,$5,$27,$12
    nop
    vxorw   $30,$27,$26
    nop
    vlog3r2 $0,$3,$12,$0
    nop
    vxorw   $26,$10,$3
    nop
    vlog3r2 $22,$26,$0,$22
    nop
    vlog3r2 $3,$9,$0,$9
    nop
    vlog3r1 $1,$7,$26,$1
    nop
    vxorw   $22,$9,$7
    nop
    vlog3r2 $14,$2,$1,$2
    vldd    $9,bitsliced_spill+192($31) !tprello
    vlog3r2 $5,$30,$7,$5
    vldd    $26,bitsliced_spill+256($31) !tprello
    vlog3r2 $10,$23,$22,$22
    nop
    vlog3r4 $5,$0,$2,$0
    nop
    vlog3r2 $15,$9,$5,$5
    nop
    vlog3r1 $8,$26,$15,$2
    nop
    vlog3r2 $11,$10,$0,$10
    nop
    vlog3r2 $26,$30,$2,$30
    vldd    $26,bitsliced_spill+352($31) !tprello
    vlog3r4 $5,$10,$2,$2
    vldd    $11,bitsliced_spill+224($31) !tprello
    vxorw   $14,$3,$15
    vldd    $9,bitsliced_spill+320($31) !tprello
    vlog3r2 $8,$14,$2,$2
    vldd    $8,bitsliced_spill+288($31) !tprello
    vlog3r2 $15,$26,$30,$26
    nop
    vlog3r2 $11,$15,$12,$11
    vstd    $2,bitsliced_spill+64($31) !tprello
    vlog3r2 $27,$9,$26,$2
    nop
    vlog3r2 $8,$3,$0,$3
    nop
    vlog3r4 $26,$10,$4,$4
    nop
    vlog3r4 $22,$30,$3,$30
    vldd    $3,bitsliced_state+192($31) !tprello
    vlog3r4 $2,$11,$7,$7
    vstd    $4,bitsliced_spill+160($31) !tprello
    vlog3r4 $1,$0,$30,$0
    vldd    $1,bitsliced_state+32($31) !tprello
    vxorw   $5,$2,$4
    vldd    $2,bitsliced_state+160($31) !tprello
    vxorw   $22,$7,$22
    vldd    $11,bitsliced_state+96($31) !tprello
    vxorw   $7,$5,$5
    vstd    $4,bitsliced_spill+0($31) !tprello
    vxorw   $6,$1,$4
    vstd    $22,bitsliced_spill+128($31) !tprello
    vlog3r4 $2,$24,$28,$2
    vstd    $5,bitsliced_spill+32($31) !tprello
    vlog3r4 $28,$13,$4,$5
    vldd    $22,bitsliced_state+128($31) !tprello
    vxorw   $29,$4,$10
    vldd    $26,bitsliced_state+0($31) !tprello
    vlog3r4 $3,$11,$5,$3
    vstd    $5,bitsliced_spill+448($31) !tprello
    vlog3r3 $25,$11,$5,$5
    vstd    $7,bitsliced_spill+96($31) !tprello
    vlog3r4 $24,$22,$3,$7
    vstd    $10,bitsliced_spill+480($31) !tprello
    vlog3r1 $6,$22,$26,$11
    vstd    $4,bitsliced_spill+416($31) !tprello
    vbicw   $7,$3,$25
    nop
    vxorw   $7,$2,$8
    nop
    vlog3r2 $2,$28,$25,$9
    nop
    vlog3r5 $8,$29,$25,$25
    nop
    vlog3r4 $24,$13,$8,$27
    nop
    vlog3r4 $26,$8,$2,$12
    nop
    vlog3r2 $10,$27,$3,$3
    vstd    $27,bitsliced_spill+384($31) !tprello
    vxorw   $6,$12,$27
    nop
    vlog3r4 $9,$3,$5,$3
    nop
    vlog3r2 $4,$27,$8,$4
    nop
    vlog3r5 $24,$27,$9,$9
    nop
    vlog3r0 $4,$13,$6,$4
    nop
    vlog3r0 $9,$1,$12,$9
    nop
    vlog3r4 $4,$27,$25,$4
    nop
    vsllw   $30,1,$10
    vldd    $15,bitsliced_masks+128($31) !tprello
    vlog3r2 $9,$3,$4,$14
    nop
    vsrlw   $0,1,$23
    nop
    vlog3r4 $14,$25,$5,$5
    nop
    vlog3r6 $15,$10,$0,$0
    nop
    vlog3r4 $29,$5,$11,$5
    nop
    vlog3r6 $15,$30,$23,$23
    nop
    vxorw   $9,$5,$30
    nop
    vlog3r6 $14,$5,$3,$11
    nop
    vlog3r6 $30,$5,$4,$4
    nop
    vlog3r4 $11,$30,$3,$3
    nop
    vxorw   $11,$4,$5
    nop
    vlog3r6 $3,$14,$9,$9
    nop
    vlog3r5 $5,$4,$3,$3
    nop
    vlog3r1 $22,$6,$4,$22
    nop
    vxorw   $3,$5,$14
    nop
    vlog3r1 $27,$2,$9,$30
    nop
    vxorw   $14,$9,$10
    nop
    vlog3r2 $26,$4,$30,$4
    nop
    vxorw   $10,$11,$26
    nop
    vlog3r2 $27,$10,$4,$27
    nop
    vlog3r2 $26,$6,$4,$6
    nop
    vlog3r1 $1,$24,$10,$1
    nop
    vxorw   $27,$6,$6
    nop
    vlog3r2 $3,$8,$1,$8
    nop
    vlog3r2 $2,$14,$6,$2
    nop
    vlog3r2 $11,$12,$27,$12
    nop
    vlog3r4 $2,$4,$8,$4
    nop
    vlog3r2 $5,$7,$2,$7
    nop
    vlog3r1 $29,$28,$5,$5
    nop
    vlog3r2 $13,$11,$4,$2
    nop
    vlog3r2 $28,$14,$5,$28
    vldd    $14,bitsliced_spill+480($31) !tprello
    vlog3r4 $7,$2,$5,$5
    vldd    $11,bitsliced_spill+384($31) !tprello
    vxorw   $3,$26,$13
    vldd    $8,bitsliced_spill+448($31) !tprello
    vlog3r2 $29,$3,$5,$5
    vldd    $3,bitsliced_spill+416($31) !tprello
    vlog3r2 $13,$14,$28,$14
    nop
    vlog3r2 $11,$13,$30,$11
    nop
    vlog3r2 $9,$8,$14,$8
    nop
    vlog3r2 $3,$26,$4,$3
    nop
    vlog3r4 $14,$2,$22,$2
    nop
    vlog3r4 $12,$28,$3,$3
    nop
    vlog3r4 $8,$11,$6,$6
    nop
    vlog3r4 $1,$4,$3,$4
    vldd    $1,bitsliced_spill+128($31) !tprello
    vxorw   $7,$8,$11
    vldd    $8,bitsliced_spill+160($31) !tprello
    vxorw   $12,$6,$12
    nop
    vxorw   $6,$7,$7
    nop
    vsllw   $1,1,$28
    vldd    $14,bitsliced_spill+64($31) !tprello
    vsrlw   $8,1,$22
    vldd    $26,bitsliced_spill+96($31) !tprello
    vlog3r6 $15,$28,$8,$8
    nop
    vlog3r6 $15,$1,$22,$1
    nop
    vsllw   $14,1,$22
    vldd    $28,bitsliced_spill+0($31) !tprello
    vsrlw   $26,1,$9
    vldd    $13,bitsliced_spill+32($31) !tprello
    vlog3r6 $15,$22,$26,$22
    nop
    vlog3r6 $15,$14,$9,$9
    nop
    vsllw   $28,1,$14
    nop
    vsrlw   $13,1,$26
    nop
    vlog3r6 $15,$14,$13,$13
    nop
    vlog3r6 $15,$28,$26,$26
    nop
    vsllw   $3,1,$28
    nop
    vsrlw   $4,1,$14
    nop
    vlog3r6 $15,$28,$4,$4
    nop
    vlog3r6 $15,$3,$14,$3
    nop
    vsllw   $12,1,$14
    nop
    vsrlw   $2,1,$28
    nop
    vlog3r6 $15,$14,$2,$2
    nop
    vlog3r6 $15,$12,$28,$12
    nop
    vsllw   $5,1,$28
    nop
    vsrlw   $6,1,$14
    vldd    $30,256($20)
    vlog3r6 $15,$28,$6,$28
    vldd    $6,256($21)
    vlog3r6 $15,$5,$14,$5
    nop
    vsllw   $11,1,$14
    nop
    vsrlw   $7,1,$29
    nop
    vxorw   $6,$30,$6
    nop
    vlog3r6 $15,$14,$7,$7
    vldd    $14,bitsliced_masks+96($31) !tprello
    vlog3r6 $15,$11,$29,$11
    vstd    $6,bitsliced_state+0($31) !tprello
    vsllw   $8,2,$6
    nop
    vsllw   $1,2,$15
    vldd    $29,288($20)
    vlog3r6 $14,$6,$0,$30
    vldd    $6,288($21)
    vsrlw   $23,2,$27
    nop
    vlog3r6 $14,$15,$23,$15
    nop
    vlog3r6 $14,$1,$27,$1
    nop
    vxorw   $6,$29,$6
    nop
    vsllw   $13,2,$29
    nop
    vsrlw   $22,2,$27
    vstd    $6,bitsliced_state+32($31) !tprello
    vlog3r6 $14,$29,$22,$6
    nop
    vlog3r6 $14,$13,$27,$27
    vldd    $13,320($20)
    vsllw   $26,2,$22
    vldd    $29,320($21)
    vsrlw   $9,2,$23
    nop
    vlog3r6 $14,$22,$9,$9
    nop
    vlog3r6 $14,$26,$23,$23
    nop
    vxorw   $29,$13,$13
    nop
    vsllw   $2,2,$29
    nop
    vsrlw   $4,2,$26
    vstd    $13,bitsliced_state+64($31) !tprello
    vlog3r6 $14,$29,$4,$4
    nop
    vlog3r6 $14,$2,$26,$2
    nop
    vsllw   $12,2,$26
    vldd    $13,352($20)
    vsrlw   $3,2,$22
    vldd    $29,352($21)
    vsrlw   $0,2,$0
    nop
    vlog3r6 $14,$26,$3,$3
    nop
    vlog3r6 $14,$8,$0,$0
    nop
    vxorw   $29,$13,$13
    nop
    vlog3r6 $14,$12,$22,$12
    nop
    vsllw   $7,2,$22
    vstd    $13,bitsliced_state+96($31) !tprello
    vsrlw   $28,2,$13
    nop
    vlog3r6 $14,$22,$28,$28
    vldd    $22,384($20)
    vlog3r6 $14,$7,$13,$13
    vldd    $7,384($21)
    vsllw   $11,2,$29
    nop
    vsrlw   $30,4,$8
    nop
    vsrlw   $5,2,$26
    nop
    vxorw   $7,$22,$7
    vldd    $22,bitsliced_masks+64($31) !tprello
    vlog3r6 $14,$29,$5,$5
    nop
    vlog3r6 $14,$11,$26,$11
    vstd    $7,bitsliced_state+128($31) !tprello
    vsllw   $6,4,$7
    nop
    vlog3r6 $22,$6,$8,$6
    nop
    vlog3r6 $22,$7,$30,$7
    nop
    vsllw   $9,4,$30
    vstd    $6,bitsliced_spill+512($31) !tprello
    vsrlw   $15,4,$6
    nop
    vlog3r6 $22,$30,$15,$15
    nop
    vlog3r6 $22,$9,$6,$6
    nop
    vsllw   $27,4,$9
    nop
    vsrlw   $0,4,$30
    nop
    vlog3r6 $22,$9,$0,$9
    vldd    $0,448($20)
    vlog3r6 $22,$27,$30,$27
    vldd    $30,448($21)
    vsllw   $23,4,$8
    nop
    vsrlw   $1,4,$14
    vstd    $27,bitsliced_spill+544($31) !tprello
    vlog3r6 $22,$8,$1,$1
    nop
    vxorw   $30,$0,$0
    nop
    vlog3r6 $22,$23,$14,$14
    nop
    vsllw   $28,4,$23
    vstd    $0,bitsliced_state+192($31) !tprello
    vsrlw   $4,4,$0
    vstd    $14,bitsliced_spill+576($31) !tprello
    vlog3r6 $22,$23,$4,$14
    vldd    $4,480($20)
    vlog3r6 $22,$28,$0,$28
    vldd    $0,480($21)
    vsllw   $5,4,$23
    nop
    vsrlw   $3,4,$30
    nop
    vlog3r6 $22,$23,$3,$3
    nop
    vxorw   $0,$4,$0
    nop
    vlog3r6 $22,$5,$30,$4
    nop
    vsllw   $13,4,$5
    vstd    $0,bitsliced_state+224($31) !tprello
    vsrlw   $2,4,$0
    nop
    vlog3r6 $22,$5,$2,$5
    nop
    vlog3r6 $22,$13,$0,$0
    nop
    vsllw   $11,4,$2
    ldw     $13,bitsliced_selectors+12($31) !tprello
    vsrlw   $12,4,$30
    vstd    $0,bitsliced_spill+608($31) !tprello
    vlog3r6 $22,$2,$12,$0
    ldw     $2,bitsliced_selectors+16($31) !tprello
    vlog3r6 $22,$11,$30,$22
    ldw     $11,bitsliced_selectors+20($31) !tprello
    vshfw   $15,$7,$13,$30
    ldw     $12,bitsliced_selectors+24($31) !tprello
    vshfw   $15,$7,$2,$7
    nop
    vshfw   $3,$14,$11,$15
    vldd    $23,bitsliced_masks+32($31) !tprello
    vshfw   $3,$14,$12,$3
    nop
    vsrlw   $30,16,$14
    vldd    $8,bitsliced_last_key+0($31) !tprello
    vsrlw   $7,16,$27
    nop
    vlog3r1 $14,$15,$23,$14
    vldd    $26,bitsliced_last_key+32($31) !tprello
    vlog3r1 $27,$3,$23,$27
    nop
    vlog3r4 $15,$8,$14,$15
    nop
    vsllw   $14,16,$14
    nop
    vlog3r4 $3,$26,$27,$3
    nop
    vlog3r4 $30,$8,$14,$14
    nop
    vsllw   $27,16,$27
    vldd    $30,bitsliced_masks+0($31) !tprello
    vsrlw   $14,8,$29
    nop
    vlog3r4 $7,$26,$27,$27
    vldd    $7,-480($16)
    vsrlw   $15,8,$10
    nop
    vlog3r1 $29,$27,$30,$29
    vldd    $24,-224($16)
    vlog3r1 $10,$3,$30,$25
    vldd    $10,-512($16)
    vlog3r4 $27,$7,$29,$7
    nop
    vsllw   $29,8,$29
    vldd    $27,-256($16)
    vlog3r4 $3,$24,$25,$3
    vstd    $7,-480($17)
    vlog3r4 $14,$10,$29,$7
    nop
    vsllw   $25,8,$25
    vstd    $3,-224($17)
    vshfw   $1,$9,$13,$3
    vstd    $7,-512($17)
    vlog3r4 $15,$27,$25,$7
    nop
    vshfw   $1,$9,$2,$1
    nop
    vshfw   $0,$5,$11,$9
    vstd    $7,-256($17)
    vshfw   $0,$5,$12,$0
    nop
    vsrlw   $3,16,$5
    nop
    vsrlw   $1,16,$7
    nop
    vlog3r1 $5,$9,$23,$5
    nop
    vlog3r1 $7,$0,$23,$7
    nop
    vlog3r4 $9,$8,$5,$9
    nop
    vsllw   $5,16,$5
    nop
    vlog3r4 $0,$26,$7,$0
    nop
    vlog3r4 $3,$8,$5,$3
    nop
    vsllw   $7,16,$5
    nop
    vsrlw   $3,8,$7
    nop
    vlog3r4 $1,$26,$5,$1
    nop
    vsrlw   $9,8,$5
    vldd    $15,-160($16)
    vlog3r1 $7,$1,$30,$25
    vldd    $7,-448($16)
    vlog3r1 $5,$0,$30,$5
    nop
    vsllw   $25,8,$27
    vldd    $10,bitsliced_spill+512($31) !tprello
    vlog3r4 $0,$15,$5,$0
    nop
    vlog3r4 $3,$7,$27,$3
    nop
    vsllw   $5,8,$27
    vstd    $0,-160($17)
    vshfw   $6,$10,$13,$0
    vstd    $3,-448($17)
    vshfw   $6,$10,$2,$3
    nop
    vshfw   $4,$28,$11,$5
    nop
    vshfw   $4,$28,$12,$4
    nop
    vsrlw   $0,16,$7
    nop
    vsrlw   $3,16,$6
    nop
    vlog3r1 $7,$5,$23,$7
    nop
    vlog3r1 $6,$4,$23,$6
    nop
    vlog3r4 $5,$8,$7,$5
    nop
    vsllw   $7,16,$7
    nop
    vlog3r4 $4,$26,$6,$4
    nop
    vlog3r4 $0,$8,$7,$7
    vldd    $0,-416($16)
    vsllw   $6,16,$6
    nop
    vsrlw   $7,8,$28
    vldd    $10,0($20)
    vlog3r4 $3,$26,$6,$6
    vldd    $3,0($21)
    vlog3r4 $1,$0,$25,$0
    vldd    $1,-96($16)
    vlog3r1 $28,$6,$30,$25
    vldd    $28,-384($16)
    vsrlw   $5,8,$15
    vstd    $0,-416($17)
    vsllw   $25,8,$0
    vldd    $14,bitsliced_spill+576($31) !tprello
    vlog3r1 $15,$4,$30,$15
    vldd    $29,bitsliced_spill+544($31) !tprello
    vlog3r4 $7,$28,$0,$0
    vldd    $7,-128($16)
    vlog3r4 $4,$1,$15,$1
    vldd    $4,bitsliced_spill+608($31) !tprello
    vsllw   $15,8,$15
    vstd    $0,-384($17)
    vshfw   $14,$29,$13,$13
    vstd    $1,-96($17)
    vlog3r4 $5,$7,$15,$0
    vldd    $1,32($20)
    vshfw   $14,$29,$2,$7
    vldd    $5,32($21)
    vshfw   $22,$4,$11,$2
    vstd    $0,-128($17)
    vxorw   $3,$10,$0
    nop
    vshfw   $22,$4,$12,$4
    nop
    vsrlw   $13,16,$3
    nop
    vxorw   $5,$1,$1
    nop
    vlog3r1 $3,$2,$23,$3
    vldd    $5,96($20)
    vsrlw   $7,16,$12
    vldd    $22,96($21)
    vlog3r4 $2,$8,$3,$10
    ldi     $18,-512($18)
    vsllw   $3,16,$2
    vldd    $11,128($20)
    vlog3r1 $12,$4,$23,$23
    vldd    $12,128($21)
    vxorw   $22,$5,$3
    vldd    $22,-64($16)
    vlog3r4 $13,$8,$2,$2
    vldd    $5,160($20)
    vlog3r4 $4,$26,$23,$13
    vldd    $8,160($21)
    vxorw   $12,$11,$4
    vldd    $11,-32($16)
    vsllw   $23,16,$23
    vldd    $12,192($20)
    vsrlw   $2,8,$14
    vldd    $29,64($20)
    vxorw   $8,$5,$5
    vldd    $8,224($20)
    vlog3r4 $7,$26,$23,$23
    vldd    $7,-288($16)
    vsrlw   $10,8,$26
    vldd    $15,224($21)
    vlog3r1 $14,$23,$30,$14
    vldd    $28,-192($16)
    vlog3r1 $26,$13,$30,$30
    vldd    $26,416($20)
    vlog3r4 $23,$7,$14,$23
    vldd    $24,-320($16)
    vxorw   $15,$8,$7
    vldd    $8,416($21)
    vsllw   $14,8,$14
    vstd    $23,-288($17)
    vsllw   $30,8,$15
    vldd    $23,-352($16)
    vlog3r4 $2,$24,$14,$2
    vldd    $14,64($21)
    vxorw   $8,$26,$8
    vldd    $26,192($21)
    vlog3r4 $9,$28,$27,$9
    vstd    $2,-320($17)
    vlog3r4 $6,$23,$25,$23
    vstd    $8,bitsliced_state+160($31) !tprello
    vxorw   $14,$29,$2
    vstd    $9,-192($17)
    vxorw   $26,$12,$6
    vstd    $23,-352($17)
    vlog3r4 $13,$11,$30,$11
    ldi     $19,-544*(AES_ROUNDS-2)($31)
    vlog3r4 $10,$22,$15,$10
    ldi     $20,512($20)
    or      $31,$31,$31
    vstd    $11,-32($17)
    or      $31,$31,$31
    vstd    $10,-64($17)
    .endm
#endif

#if defined(AES_ECB_DECRYPT)
# 184 operations on P0, 37 on P1, 191 cycles
    .macro INPUT_DECRYPT
    or      $31,$31,$31
    vldd    $0,0($16)
    or      $31,$31,$31
    vldd    $1,256($16)
    or      $31,$31,$31
    vldd    $2,bitsliced_masks+0($31) !tprello
    or      $31,$31,$31
    vldd    $3,32($16)
    vsrlw   $0,8,$4
    vldd    $5,288($16)
    vsrlw   $1,8,$6
    vldd    $7,bitsliced_first_key+32($31) !tprello
    or      $31,$31,$31
    nop
    vlog3r1 $4,$3,$2,$4
    nop
    vlog3r1 $6,$5,$2,$6
    vldd    $8,bitsliced_first_key+0($31) !tprello
    vlog3r4 $3,$7,$4,$3
    nop
    vsllw   $4,8,$4
    nop
    vlog3r4 $5,$7,$6,$5
    ldw     $9,bitsliced_selectors+0($31) !tprello
    vlog3r4 $0,$8,$4,$0
    nop
    vsllw   $6,8,$4
    ldw     $6,bitsliced_selectors+4($31) !tprello
    vshfw   $3,$0,$9,$10
    nop
    vlog3r4 $1,$8,$4,$1
    nop
    vshfw   $3,$0,$6,$0
    nop
    vshfw   $5,$1,$9,$3
    vldd    $4,bitsliced_masks+32($31) !tprello
    vshfw   $5,$1,$6,$1
    nop
    vsllw   $3,16,$5
    nop
    vsrlw   $10,16,$11
    nop
    vlog3r6 $4,$5,$10,$5
    nop
    vlog3r6 $4,$3,$11,$3
    nop
    vsllw   $1,16,$11
    vldd    $10,64($16)
    vsrlw   $0,16,$12
    vldd    $13,320($16)
    vlog3r6 $4,$11,$0,$11
    vldd    $0,96($16)
    vlog3r6 $4,$1,$12,$12
    vldd    $1,352($16)
    vsrlw   $10,8,$14
    nop
    vsrlw   $13,8,$15
    nop
    vlog3r1 $14,$0,$2,$14
    nop
    vlog3r1 $15,$1,$2,$15
    nop
    vlog3r4 $0,$7,$14,$0
    nop
    vsllw   $14,8,$14
    nop
    vlog3r4 $1,$7,$15,$1
    nop
    vlog3r4 $10,$8,$14,$10
    nop
    vsllw   $15,8,$15
    nop
    vshfw   $0,$10,$9,$14
    nop
    vlog3r4 $13,$8,$15,$13
    nop
    vshfw   $0,$10,$6,$0
    nop
    vshfw   $1,$13,$9,$10
    nop
    vshfw   $1,$13,$6,$1
    nop
    vsllw   $10,16,$13
    nop
    vsrlw   $14,16,$15
    nop
    vlog3r6 $4,$13,$14,$13
    nop
    vlog3r6 $4,$10,$15,$10
    nop
    vsllw   $1,16,$15
    vldd    $14,128($16)
    vsrlw   $0,16,$22
    vldd    $23,384($16)
    vlog3r6 $4,$15,$0,$15
    vldd    $0,160($16)
    vlog3r6 $4,$1,$22,$22
    vldd    $1,416($16)
    vsrlw   $14,8,$24
    nop
    vsrlw   $23,8,$25
    nop
    vlog3r1 $24,$0,$2,$24
    nop
    vlog3r1 $25,$1,$2,$25
    nop
    vlog3r4 $0,$7,$24,$0
    nop
    vsllw   $24,8,$24
    nop
    vlog3r4 $1,$7,$25,$1
    nop
    vlog3r4 $14,$8,$24,$14
    nop
    vsllw   $25,8,$25
    nop
    vshfw   $0,$14,$9,$24
    nop
    vlog3r4 $23,$8,$25,$23
    nop
    vshfw   $0,$14,$6,$0
    nop
    vshfw   $1,$23,$9,$14
    nop
    vshfw   $1,$23,$6,$1
    nop
    vsllw   $14,16,$23
    nop
    vsrlw   $24,16,$25
    nop
    vlog3r6 $4,$23,$24,$23
    nop
    vlog3r6 $4,$14,$25,$14
    nop
    vsllw   $1,16,$25
    vldd    $24,192($16)
    vsrlw   $0,16,$26
    vldd    $27,448($16)
    vlog3r6 $4,$25,$0,$25
    vldd    $0,224($16)
    vlog3r6 $4,$1,$26,$26
    vldd    $1,480($16)
    vsrlw   $24,8,$28
    nop
    vsrlw   $27,8,$29
    nop
    vlog3r1 $28,$0,$2,$28
    nop
    vlog3r1 $29,$1,$2,$2
    nop
    vlog3r4 $0,$7,$28,$0
    nop
    vsllw   $28,8,$28
    nop
    vlog3r4 $1,$7,$2,$1
    nop
    vlog3r4 $24,$8,$28,$7
    nop
    vsllw   $2,8,$2
    nop
    vshfw   $0,$7,$9,$24
    nop
    vlog3r4 $27,$8,$2,$2
    nop
    vshfw   $0,$7,$6,$0
    nop
    vshfw   $1,$2,$9,$7
    nop
    vshfw   $1,$2,$6,$1
    nop
    vsllw   $7,16,$2
    nop
    vsrlw   $24,16,$6
    nop
    vlog3r6 $4,$2,$24,$2
    nop
    vlog3r6 $4,$7,$6,$6
    nop
    vsllw   $1,16,$7
    nop
    vsrlw   $0,16,$24
    nop
    vlog3r6 $4,$7,$0,$0
    vldd    $7,bitsliced_masks+64($31) !tprello
    vlog3r6 $4,$1,$24,$1
    nop
    vsllw   $23,4,$4
    nop
    vsrlw   $5,4,$24
    nop
    vlog3r6 $7,$4,$5,$4
    nop
    vlog3r6 $7,$23,$24,$5
    nop
    vsllw   $25,4,$23
    nop
    vsrlw   $11,4,$24
    nop
    vlog3r6 $7,$23,$11,$11
    nop
    vlog3r6 $7,$25,$24,$24
    nop
    vsllw   $2,4,$25
    nop
    vsrlw   $13,4,$23
    nop
    vlog3r6 $7,$25,$13,$13
    nop
    vlog3r6 $7,$2,$23,$2
    nop
    vsllw   $0,4,$23
    nop
    vsrlw   $15,4,$25
    nop
    vlog3r6 $7,$23,$15,$15
    nop
    vlog3r6 $7,$0,$25,$0
    nop
    vsllw   $14,4,$25
    nop
    vsrlw   $3,4,$23
    nop
    vlog3r6 $7,$25,$3,$3
    nop
    vlog3r6 $7,$14,$23,$14
    nop
    vsllw   $26,4,$23
    nop
    vsrlw   $12,4,$25
    nop
    vlog3r6 $7,$23,$12,$12
    nop
    vlog3r6 $7,$26,$25,$25
    nop
    vsllw   $6,4,$26
    nop
    vsrlw   $10,4,$23
    nop
    vlog3r6 $7,$26,$10,$10
    nop
    vlog3r6 $7,$6,$23,$6
    nop
    vsllw   $1,4,$23
    nop
    vsrlw   $22,4,$26
    nop
    vlog3r6 $7,$23,$22,$22
    vldd    $23,bitsliced_masks+96($31) !tprello
    vlog3r6 $7,$1,$26,$1
    nop
    vsllw   $13,2,$7
    nop
    vsrlw   $4,2,$26
    nop
    vlog3r6 $23,$7,$4,$4
    nop
    vlog3r6 $23,$13,$26,$7
    nop
    vsllw   $15,2,$13
    nop
    vsrlw   $11,2,$26
    nop
    vlog3r6 $23,$13,$11,$11
    nop
    vlog3r6 $23,$15,$26,$15
    nop
    vsllw   $2,2,$26
    nop
    vsrlw   $5,2,$13
    nop
    vlog3r6 $23,$26,$5,$5
    nop
    vlog3r6 $23,$2,$13,$13
    nop
    vsllw   $0,2,$2
    nop
    vsrlw   $24,2,$26
    nop
    vlog3r6 $23,$2,$24,$24
    nop
    vlog3r6 $23,$0,$26,$26
    nop
    vsllw   $10,2,$0
    nop
    vsrlw   $3,2,$2
    nop
    vlog3r6 $23,$0,$3,$9
    nop
    vlog3r6 $23,$10,$2,$10
    nop
    vsllw   $22,2,$0
    nop
    vsrlw   $12,2,$2
    nop
    vlog3r6 $23,$0,$12,$12
    nop
    vlog3r6 $23,$22,$2,$22
    nop
    vsllw   $6,2,$0
    nop
    vsrlw   $14,2,$2
    nop
    vlog3r6 $23,$0,$14,$14
    nop
    vlog3r6 $23,$6,$2,$8
    nop
    vsllw   $1,2,$0
    nop
    vsrlw   $25,2,$2
    nop
    vlog3r6 $23,$0,$25,$25
    vldd    $27,bitsliced_masks+128($31) !tprello
    vlog3r6 $23,$1,$2,$23
    nop
    vsllw   $11,1,$0
    nop
    vsrlw   $4,1,$1
    nop
    vlog3r6 $27,$0,$4,$0
    nop
    vlog3r6 $27,$11,$1,$1
    nop
    vsllw   $15,1,$2
    nop
    vsrlw   $7,1,$4
    nop
    vlog3r6 $27,$2,$7,$2
    nop
    vlog3r6 $27,$15,$4,$3
    nop
    vsllw   $24,1,$4
    nop
    vsrlw   $5,1,$7
    nop
    vlog3r6 $27,$4,$5,$4
    nop
    vlog3r6 $27,$24,$7,$5
    nop
    vsllw   $26,1,$7
    nop
    vsrlw   $13,1,$24
    nop
    vlog3r6 $27,$7,$13,$6
    nop
    vlog3r6 $27,$26,$24,$7
    nop
    vsllw   $12,1,$24
    nop
    vsrlw   $9,1,$26
    nop
    vlog3r6 $27,$24,$9,$9
    nop
    vlog3r6 $27,$12,$26,$12
    nop
    vsllw   $22,1,$26
    vstd    $9,bitsliced_state+0($31) !tprello
    vsrlw   $10,1,$9
    vstd    $12,bitsliced_state+32($31) !tprello
    vlog3r6 $27,$26,$10,$10
    nop
    vlog3r6 $27,$22,$9,$9
    nop
    vsllw   $25,1,$22
    vstd    $10,bitsliced_state+64($31) !tprello
    vsrlw   $14,1,$10
    vstd    $9,bitsliced_state+96($31) !tprello
    vlog3r6 $27,$22,$14,$9
    ldi     $19,-544*(AES_ROUNDS-1)($31)
    vlog3r6 $27,$25,$10,$10
    ldi     $18,-512($18)
    vsllw   $23,1,$25
    vstd    $9,bitsliced_state+128($31) !tprello
    vsrlw   $8,1,$9
    vstd    $10,bitsliced_state+160($31) !tprello
    vlog3r6 $27,$25,$8,$8
    ldi     $17,512($17)
    vlog3r6 $27,$23,$9,$9
    ldi     $16,512($16)
    or      $31,$31,$31
    vstd    $8,bitsliced_state+192($31) !tprello
    or      $31,$31,$31
    vstd    $9,bitsliced_state+224($31) !tprello
    .endm
#endif

#if defined(AES_ECB_DECRYPT)
# 231 operations on P0, 68 on P1, 232 cycles
    .macro ROUND_DECRYPT
    vxorw   $1,$0,$8
    nop
    vxorw   $3,$6,$1
    nop
    vlog3r4 $4,$7,$8,$9
    nop
    vxorw   $1,$0,$0
    nop
    vlog3r4 $6,$9,$3,$10
    nop
    vlog3r4 $5,$3,$4,$11
    nop
    vlog3r4 $4,$10,$2,$12
    vstd    $10,bitsliced_spill+256($31) !tprello
    vxorw   $11,$0,$13
    nop
    vxorw   $12,$6,$14
    nop
    vxorw   $4,$3,$4
    nop
    vlog3r4 $14,$12,$13,$3
    nop
    vxorw   $2,$14,$2
    vstd    $4,bitsliced_spill+288($31) !tprello
    vxorw   $11,$3,$15
    nop
    vxorw   $8,$10,$22
    nop
    vxorw   $15,$12,$23
    nop
    vlog3r3 $7,$13,$3,$24
    nop
    vlog3r5 $23,$10,$5,$5
    nop
    vxorw   $13,$12,$10
    nop
    vlog3r2 $22,$14,$24,$25
    nop
    vlog3r2 $10,$4,$24,$4
    nop
    vlog3r5 $15,$1,$5,$24
    nop
    vlog3r4 $5,$22,$25,$5
    nop
    vlog3r2 $2,$13,$25,$25
    nop
    vlog3r4 $24,$0,$4,$4
    nop
    vlog3r0 $24,$8,$13,$24
    nop
    vlog3r0 $25,$8,$0,$25
    nop
    vlog3r5 $2,$11,$24,$24
    nop
    vlog3r5 $12,$9,$5,$5
    nop
    vxorw   $24,$4,$26
    nop
    vlog3r5 $24,$4,$25,$27
    nop
    vlog3r5 $5,$26,$24,$28
    nop
    vlog3r5 $5,$27,$4,$4
    nop
    vlog3r7 $26,$28,$27,$29
    nop
    vlog3r2 $4,$28,$5,$5
    nop
    vandw   $29,$15,$15
    nop
    vxorw   $4,$5,$28
    nop
    vxorw   $29,$5,$30
    nop
    vlog3r6 $28,$24,$27,$24
    nop
    vlog3r1 $7,$6,$30,$6
    nop
    vlog3r5 $26,$24,$25,$7
    nop
    vandw   $30,$3,$3
    nop
    vxorw   $7,$28,$30
    nop
    vlog3r1 $7,$29,$9,$9
    nop
    vlog3r4 $29,$30,$5,$24
    nop
    vlog3r2 $1,$29,$9,$1
    nop
    vandw   $10,$24,$10
    nop
    vlog3r2 $14,$30,$3,$14
    nop
    vlog3r4 $10,$3,$15,$3
    nop
    vlog3r1 $8,$2,$5,$10
    nop
    vandw   $28,$0,$0
    nop
    vlog3r2 $23,$7,$10,$23
    nop
    vandw   $8,$28,$8
    nop
    vlog3r2 $22,$30,$23,$22
    nop
    vlog3r4 $8,$1,$14,$8
    nop
    vxorw   $22,$6,$28
    vldd    $30,bitsliced_spill+256($31) !tprello
    vlog3r2 $5,$11,$8,$5
    nop
    vlog3r4 $9,$28,$23,$9
    vldd    $11,bitsliced_spill+288($31) !tprello
    vlog3r1 $4,$24,$12,$12
    nop
    vlog3r2 $7,$30,$9,$7
    nop
    vlog3r4 $5,$0,$15,$5
    nop
    vlog3r2 $24,$11,$12,$11
    vstd    $7,bitsliced_spill+224($31) !tprello
    vlog3r2 $4,$13,$0,$0
    nop
    vlog3r2 $4,$2,$11,$4
    vldd    $7,bitsliced_state+160($31) !tprello
    vlog3r4 $12,$28,$8,$2
    vldd    $8,bitsliced_state+224($31) !tprello
    vlog3r4 $5,$4,$6,$6
    vldd    $5,bitsliced_state+128($31) !tprello
    vlog3r4 $1,$4,$11,$1
    vstd    $2,bitsliced_spill+64($31) !tprello
    vlog3r4 $22,$14,$4,$4
    vldd    $2,bitsliced_state+192($31) !tprello
    vxorw   $14,$0,$14
    vldd    $22,bitsliced_state+32($31) !tprello
    vlog3r4 $3,$0,$12,$0
    vldd    $12,bitsliced_state+0($31) !tprello
    vlog3r4 $1,$23,$3,$3
    vldd    $23,bitsliced_state+96($31) !tprello
    vlog3r4 $10,$1,$14,$1
    vstd    $0,bitsliced_spill+192($31) !tprello
    vlog3r4 $14,$4,$6,$0
    vstd    $3,bitsliced_spill+128($31) !tprello
    vxorw   $22,$12,$3
    vstd    $1,bitsliced_spill+160($31) !tprello
    vxorw   $23,$2,$1
    vstd    $0,bitsliced_spill+0($31) !tprello
    vlog3r4 $5,$8,$3,$22
    vldd    $0,bitsliced_state+64($31) !tprello
    vxorw   $1,$12,$12
    vstd    $4,bitsliced_spill+32($31) !tprello
    vlog3r4 $2,$22,$23,$4
    vstd    $6,bitsliced_spill+96($31) !tprello
    vlog3r4 $7,$23,$5,$6
    nop
    vlog3r4 $5,$4,$0,$14
    vstd    $4,bitsliced_spill+320($31) !tprello
    vxorw   $6,$12,$10
    nop
    vxorw   $14,$2,$11
    nop
    vxorw   $5,$23,$5
    nop
    vlog3r4 $11,$14,$10,$23
    nop
    vxorw   $0,$11,$0
    vstd    $5,bitsliced_spill+352($31) !tprello
    vxorw   $6,$23,$28
    nop
    vxorw   $3,$4,$13
    nop
    vxorw   $28,$14,$24
    nop
    vlog3r3 $8,$10,$23,$15
    nop
    vlog3r5 $24,$4,$7,$4
    nop
    vxorw   $10,$14,$7
    nop
    vlog3r2 $13,$11,$15,$9
    nop
    vlog3r2 $7,$5,$15,$5
    nop
    vlog3r5 $28,$1,$4,$15
    nop
    vlog3r4 $4,$13,$9,$4
    nop
    vlog3r2 $0,$10,$9,$9
    nop
    vlog3r4 $15,$12,$5,$5
    nop
    vlog3r0 $15,$3,$10,$15
    nop
    vlog3r0 $9,$3,$12,$9
    nop
    vlog3r5 $0,$6,$15,$15
    nop
    vlog3r5 $14,$22,$4,$4
    nop
    vxorw   $15,$5,$30
    nop
    vlog3r5 $15,$5,$9,$29
    nop
    vlog3r5 $4,$30,$15,$25
    nop
    vlog3r5 $4,$29,$5,$5
    nop
    vlog3r7 $30,$25,$29,$26
    nop
    vlog3r2 $5,$25,$4,$4
    nop
    vandw   $26,$28,$28
    nop
    vxorw   $5,$4,$25
    nop
    vxorw   $26,$4,$27
    nop
    vlog3r6 $25,$15,$29,$15
    nop
    vlog3r1 $8,$2,$27,$2
    nop
    vlog3r5 $30,$15,$9,$9
    nop
    vandw   $27,$23,$23
    nop
    vxorw   $9,$25,$27
    nop
    vlog3r1 $9,$26,$22,$22
    nop
    vlog3r4 $26,$27,$4,$15
    nop
    vlog3r2 $1,$26,$22,$1
    nop
    vandw   $7,$15,$7
    nop
    vlog3r2 $11,$27,$23,$11
    nop
    vlog3r4 $7,$23,$28,$7
    nop
    vlog3r1 $3,$0,$4,$23
    nop
    vandw   $25,$12,$12
    nop
    vlog3r2 $24,$9,$23,$24
    nop
    vandw   $3,$25,$3
    nop
    vlog3r2 $13,$27,$24,$13
    nop
    vlog3r4 $3,$1,$11,$3
    nop
    vxorw   $13,$2,$25
    vldd    $27,bitsliced_spill+320($31) !tprello
    vlog3r2 $4,$6,$3,$6
    nop
    vlog3r4 $22,$25,$24,$4
    vldd    $22,bitsliced_spill+352($31) !tprello
    vlog3r1 $5,$15,$14,$14
    nop
    vlog3r2 $9,$27,$4,$4
    nop
    vlog3r4 $6,$12,$28,$6
    nop
    vlog3r2 $15,$22,$14,$15
    nop
    vlog3r2 $5,$10,$12,$10
    nop
    vlog3r2 $5,$0,$15,$0
    nop
    vlog3r4 $14,$25,$3,$5
    nop
    vlog3r4 $6,$0,$2,$6
    nop
    vlog3r4 $1,$0,$15,$1
    nop
    vlog3r4 $13,$11,$0,$0
    nop
    vxorw   $11,$10,$2
    nop
    vlog3r4 $7,$10,$14,$3
    nop
    vlog3r4 $1,$24,$7,$7
    ldw     $24,bitsliced_selectors+8($31) !tprello
    vlog3r4 $23,$1,$2,$1
    nop
    vlog3r4 $2,$0,$6,$2
    nop
    vshfw   $4,$4,$24,$4
    nop
    vshfw   $3,$3,$24,$3
    nop
    vshfw   $1,$1,$24,$1
    nop
    vshfw   $7,$7,$24,$7
    nop
    vshfw   $6,$6,$24,$23
    vldd    $6,bitsliced_spill+224($31) !tprello
    vshfw   $5,$5,$24,$10
    vldd    $5,bitsliced_spill+192($31) !tprello
    vshfw   $0,$0,$24,$14
    vldd    $0,bitsliced_spill+160($31) !tprello
    vshfw   $2,$2,$24,$24
    vldd    $2,bitsliced_spill+128($31) !tprello
    vxorw   $6,$4,$13
    vldd    $11,bitsliced_spill+96($31) !tprello
    vxorw   $5,$3,$25
    vldd    $15,bitsliced_spill+64($31) !tprello
    vxorw   $0,$1,$22
    vldd    $12,bitsliced_spill+32($31) !tprello
    vxorw   $2,$7,$9
    vldd    $28,bitsliced_spill+0($31) !tprello
    vxorw   $11,$23,$27
    nop
    vxorw   $15,$10,$26
    nop
    vxorw   $12,$14,$30
    nop
    vxorw   $28,$24,$8
    nop
    vxorw   $30,$6,$6
    nop
    vxorw   $30,$8,$29
    nop
    vlog3r4 $30,$8,$5,$5
    vstd    $6,bitsliced_spill+384($31) !tprello
    vlog3r4 $13,$8,$0,$6
    nop
    vlog3r4 $25,$30,$2,$0
    nop
    vlog3r4 $22,$29,$11,$2
    vstd    $6,bitsliced_spill+416($31) !tprello
    vlog3r4 $9,$8,$15,$6
    nop
    vxorw   $27,$12,$12
    nop
    vxorw   $26,$28,$28
    nop
    vxorw   $30,$4,$15
    nop
    vlog3r4 $30,$8,$3,$3
    nop
    vlog3r4 $13,$8,$1,$13
    nop
    vlog3r4 $25,$30,$7,$4
    nop
    vlog3r4 $22,$29,$23,$1
    nop
    vlog3r4 $9,$8,$10,$7
    ldw     $8,bitsliced_keys_end+512($19) !tprello
    vxorw   $27,$14,$14
    nop
    vxorw   $26,$24,$26
    vldd    $24,bitsliced_keys_end+224($19) !tprello
    vshfw   $4,$0,$8,$9
    vldd    $27,bitsliced_keys_end+480($19) !tprello
    vshfw   $26,$28,$8,$10
    vldd    $22,bitsliced_keys_end+96($19) !tprello
    vshfw   $28,$26,$8,$23
    vstd    $10,bitsliced_spill+448($31) !tprello
    vlog3r4 $24,$28,$10,$24
    vldd    $10,bitsliced_keys_end+352($19) !tprello
    vlog3r4 $27,$26,$23,$26
    vstd    $9,bitsliced_spill+480($31) !tprello
    vshfw   $0,$4,$8,$28
    vldd    $27,bitsliced_keys_end+384($19) !tprello
    vlog3r4 $22,$0,$9,$9
    nop
    vlog3r4 $10,$4,$28,$10
    nop
    vshfw   $2,$1,$8,$22
    nop
    vlog3r4 $27,$1,$22,$0
    vldd    $4,bitsliced_keys_end+160($19) !tprello
    vshfw   $7,$6,$8,$29
    vldd    $27,bitsliced_keys_end+416($19) !tprello
    vxorw   $24,$0,$25
    nop
    vshfw   $6,$7,$8,$30
    nop
    vlog3r4 $4,$6,$29,$6
    nop
    vlog3r4 $27,$7,$30,$7
    vldd    $4,bitsliced_keys_end+192($19) !tprello
    vlog3r4 $6,$30,$0,$0
    vldd    $30,bitsliced_keys_end+448($19) !tprello
    vshfw   $14,$12,$8,$27
    nop
    vshfw   $12,$14,$8,$11
    vstd    $0,bitsliced_state+160($31) !tprello
    vlog3r4 $4,$12,$27,$12
    nop
    vlog3r4 $30,$14,$11,$4
    nop
    vlog3r4 $12,$11,$7,$0
    nop
    vlog3r4 $24,$23,$4,$23
    vldd    $11,bitsliced_keys_end+128($19) !tprello
    vlog3r4 $4,$27,$6,$6
    vstd    $0,bitsliced_state+192($31) !tprello
    vshfw   $3,$5,$8,$27
    vstd    $23,bitsliced_state+224($31) !tprello
    vshfw   $1,$2,$8,$4
    vldd    $0,bitsliced_spill+384($31) !tprello
    vlog3r4 $11,$2,$4,$2
    nop
    vlog3r4 $25,$4,$9,$4
    vldd    $1,bitsliced_keys_end+0($19) !tprello
    vxorw   $26,$2,$11
    vldd    $25,bitsliced_keys_end+256($19) !tprello
    vshfw   $15,$0,$8,$23
    nop
    vshfw   $0,$15,$8,$14
    nop
    vlog3r4 $1,$0,$23,$1
    nop
    vlog3r4 $25,$15,$14,$25
    vldd    $15,bitsliced_keys_end+32($19) !tprello
    vlog3r4 $1,$14,$26,$14
    vldd    $30,bitsliced_keys_end+288($19) !tprello
    vlog3r4 $25,$23,$24,$0
    nop
    vshfw   $5,$3,$8,$23
    vstd    $14,bitsliced_state+0($31) !tprello
    vlog3r4 $15,$5,$27,$14
    nop
    vlog3r4 $30,$3,$23,$3
    nop
    vxorw   $26,$14,$5
    vldd    $30,bitsliced_spill+416($31) !tprello
    vxorw   $24,$3,$15
    nop
    vlog3r4 $5,$23,$25,$5
    vldd    $23,bitsliced_keys_end+64($19) !tprello
    vlog3r4 $15,$27,$1,$1
    vldd    $15,bitsliced_keys_end+320($19) !tprello
    vshfw   $13,$30,$8,$27
    vstd    $5,bitsliced_state+32($31) !tprello
    vshfw   $30,$13,$8,$8
    nop
    vlog3r4 $23,$30,$27,$23
    nop
    vlog3r4 $15,$13,$8,$13
    nop
    vxorw   $26,$9,$5
    vldd    $9,bitsliced_spill+448($31) !tprello
    vlog3r4 $11,$22,$10,$11
    nop
    vlog3r4 $5,$28,$13,$28
    nop
    vlog3r4 $7,$29,$2,$5
    vstd    $11,bitsliced_state+128($31) !tprello
    vlog3r4 $26,$9,$12,$7
    vstd    $28,bitsliced_state+96($31) !tprello
    vlog3r4 $23,$8,$3,$3
    vldd    $8,bitsliced_spill+480($31) !tprello
    vlog3r4 $13,$27,$14,$2
    nop
    vxorw   $24,$10,$10
    vstd    $3,bitsliced_state+64($31) !tprello
    or      $31,$31,$31
    ldi     $19,544($19)
    vlog3r4 $10,$8,$23,$3
    bne     $19,next_round
    .endm
#endif

#if defined(AES_ECB_DECRYPT)
# 328 operations on P0, 63 on P1, 330 cycles
    .macro OUTPUT_DECRYPT
    vxorw   $1,$0,$8
    nop
    vxorw   $3,$6,$1
    nop
    vlog3r4 $4,$7,$8,$9
    nop
    vxorw   $1,$0,$0
    nop
    vlog3r4 $6,$9,$3,$10
    nop
    vlog3r4 $5,$3,$4,$11
    nop
    vlog3r4 $4,$10,$2,$12
    vstd    $10,bitsliced_spill+256($31) !tprello
    vxorw   $11,$0,$13
    nop
    vxorw   $12,$6,$14
    nop
    vxorw   $4,$3,$3
    nop
    vlog3r4 $14,$12,$13,$4
    nop
    vxorw   $2,$14,$2
    vstd    $3,bitsliced_spill+288($31) !tprello
    vxorw   $11,$4,$15
    nop
    vxorw   $8,$10,$22
    nop
    vxorw   $15,$12,$23
    nop
    vlog3r3 $7,$13,$4,$24
    nop
    vlog3r5 $23,$10,$5,$5
    nop
    vxorw   $13,$12,$10
    nop
    vlog3r2 $22,$14,$24,$25
    nop
    vlog3r2 $10,$3,$24,$3
    nop
    vlog3r5 $15,$1,$5,$24
    nop
    vlog3r4 $5,$22,$25,$5
    nop
    vlog3r2 $2,$13,$25,$25
    nop
    vlog3r4 $24,$0,$3,$3
    nop
    vlog3r0 $24,$8,$13,$24
    nop
    vlog3r0 $25,$8,$0,$25
    nop
    vlog3r5 $2,$11,$24,$24
    nop
    vlog3r5 $12,$9,$5,$5
    nop
    vxorw   $24,$3,$26
    nop
    vlog3r5 $24,$3,$25,$27
    nop
    vlog3r5 $5,$26,$24,$28
    nop
    vlog3r5 $5,$27,$3,$3
    nop
    vlog3r7 $26,$28,$27,$29
    nop
    vlog3r2 $3,$28,$5,$5
    nop
    vandw   $29,$15,$15
    nop
    vxorw   $3,$5,$28
    nop
    vxorw   $29,$5,$30
    nop
    vlog3r6 $28,$24,$27,$24
    nop
    vlog3r1 $7,$6,$30,$6
    nop
    vlog3r5 $26,$24,$25,$24
    nop
    vandw   $30,$4,$4
    nop
    vxorw   $24,$28,$30
    nop
    vlog3r1 $24,$29,$9,$9
    nop
    vlog3r4 $29,$30,$5,$25
    nop
    vlog3r2 $1,$29,$9,$1
    nop
    vandw   $10,$25,$10
    nop
    vlog3r2 $14,$30,$4,$14
    nop
    vlog3r4 $10,$4,$15,$4
    nop
    vlog3r1 $8,$2,$5,$10
    nop
    vandw   $28,$0,$0
    nop
    vlog3r2 $23,$24,$10,$23
    nop
    vandw   $8,$28,$8
    nop
    vlog3r2 $22,$30,$23,$22
    nop
    vlog3r4 $8,$1,$14,$8
    nop
    vxorw   $22,$6,$28
    vldd    $30,bitsliced_spill+256($31) !tprello
    vlog3r2 $5,$11,$8,$5
    nop
    vlog3r4 $9,$28,$23,$9
    vldd    $11,bitsliced_spill+288($31) !tprello
    vlog3r1 $3,$25,$12,$12
    nop
    vlog3r2 $24,$30,$9,$9
    nop
    vlog3r4 $5,$0,$15,$5
    nop
    vlog3r2 $25,$11,$12,$11
    vstd    $9,bitsliced_spill+224($31) !tprello
    vlog3r2 $3,$13,$0,$0
    nop
    vlog3r2 $3,$2,$11,$2
    vldd    $3,bitsliced_state+160($31) !tprello
    vlog3r4 $12,$28,$8,$8
    vldd    $28,bitsliced_state+224($31) !tprello
    vlog3r4 $5,$2,$6,$5
    vldd    $6,bitsliced_state+128($31) !tprello
    vlog3r4 $1,$2,$11,$1
    vstd    $8,bitsliced_spill+64($31) !tprello
    vlog3r4 $22,$14,$2,$2
    vldd    $8,bitsliced_state+192($31) !tprello
    vxorw   $14,$0,$14
    vldd    $22,bitsliced_state+32($31) !tprello
    vlog3r4 $4,$0,$12,$0
    vldd    $12,bitsliced_state+0($31) !tprello
    vlog3r4 $1,$23,$4,$4
    vldd    $23,bitsliced_state+96($31) !tprello
    vlog3r4 $10,$1,$14,$1
    vstd    $0,bitsliced_spill+192($31) !tprello
    vlog3r4 $14,$2,$5,$0
    vstd    $4,bitsliced_spill+128($31) !tprello
    vxorw   $22,$12,$4
    vstd    $1,bitsliced_spill+160($31) !tprello
    vxorw   $23,$8,$1
    vstd    $0,bitsliced_spill+0($31) !tprello
    vlog3r4 $6,$28,$4,$22
    vldd    $0,bitsliced_state+64($31) !tprello
    vxorw   $1,$12,$12
    vstd    $2,bitsliced_spill+32($31) !tprello
    vlog3r4 $8,$22,$23,$2
    vstd    $5,bitsliced_spill+96($31) !tprello
    vlog3r4 $3,$23,$6,$5
    nop
    vlog3r4 $6,$2,$0,$14
    vstd    $2,bitsliced_spill+320($31) !tprello
    vxorw   $5,$12,$10
    nop
    vxorw   $14,$8,$11
    nop
    vxorw   $6,$23,$6
    nop
    vlog3r4 $11,$14,$10,$23
    nop
    vxorw   $0,$11,$0
    vstd    $6,bitsliced_spill+352($31) !tprello
    vxorw   $5,$23,$9
    nop
    vxorw   $4,$2,$13
    nop
    vxorw   $9,$14,$25
    nop
    vlog3r3 $28,$10,$23,$15
    nop
    vlog3r5 $25,$2,$3,$2
    nop
    vxorw   $10,$14,$3
    nop
    vlog3r2 $13,$11,$15,$24
    nop
    vlog3r2 $3,$6,$15,$6
    nop
    vlog3r5 $9,$1,$2,$15
    nop
    vlog3r4 $2,$13,$24,$2
    nop
    vlog3r2 $0,$10,$24,$24
    nop
    vlog3r4 $15,$12,$6,$6
    nop
    vlog3r0 $15,$4,$10,$15
    nop
    vlog3r0 $24,$4,$12,$24
    nop
    vlog3r5 $0,$5,$15,$15
    nop
    vlog3r5 $14,$22,$2,$2
    nop
    vxorw   $15,$6,$30
    nop
    vlog3r5 $15,$6,$24,$29
    nop
    vlog3r5 $2,$30,$15,$26
    nop
    vlog3r5 $2,$29,$6,$6
    nop
    vlog3r7 $30,$26,$29,$7
    nop
    vlog3r2 $6,$26,$2,$2
    nop
    vandw   $7,$9,$9
    nop
    vxorw   $6,$2,$26
    nop
    vxorw   $7,$2,$27
    nop
    vlog3r6 $26,$15,$29,$15
    nop
    vlog3r1 $28,$8,$27,$8
    nop
    vlog3r5 $30,$15,$24,$15
    nop
    vandw   $27,$23,$23
    nop
    vlog3r1 $15,$7,$22,$22
    nop
    vlog3r1 $4,$0,$2,$27
    nop
    vlog3r2 $1,$7,$22,$1
    nop
    vandw   $26,$12,$12
    nop
    vlog3r2 $25,$15,$27,$25
    nop
    vandw   $4,$26,$4
    nop
    vxorw   $15,$26,$26
    nop
    vlog3r2 $6,$10,$12,$10
    nop
    vlog3r4 $7,$26,$2,$7
    nop
    vlog3r2 $11,$26,$23,$11
    nop
    vandw   $3,$7,$3
    nop
    vlog3r2 $13,$26,$25,$13
    nop
    vlog3r4 $3,$23,$9,$3
    nop
    vlog3r4 $4,$1,$11,$4
    nop
    vxorw   $13,$8,$26
    vldd    $23,bitsliced_spill+320($31) !tprello
    vlog3r2 $2,$5,$4,$2
    nop
    vlog3r4 $22,$26,$25,$22
    vldd    $5,bitsliced_spill+352($31) !tprello
    vlog3r1 $6,$7,$14,$14
    nop
    vlog3r2 $15,$23,$22,$15
    nop
    vlog3r4 $2,$12,$9,$2
    nop
    vlog3r2 $7,$5,$14,$5
    nop
    vlog3r4 $14,$26,$4,$4
    nop
    vlog3r2 $6,$0,$5,$0
    nop
    vxorw   $11,$10,$6
    nop
    vlog3r4 $2,$0,$8,$2
    nop
    vlog3r4 $1,$0,$5,$1
    nop
    vlog3r4 $13,$11,$0,$0
    nop
    vlog3r4 $3,$10,$14,$14
    vldd    $10,bitsliced_spill+192($31) !tprello
    vlog3r4 $1,$25,$3,$25
    vldd    $3,bitsliced_spill+224($31) !tprello
    vlog3r4 $27,$1,$6,$1
    vldd    $27,bitsliced_masks+128($31) !tprello
    vlog3r4 $6,$0,$2,$6
    nop
    vsllw   $10,1,$11
    vldd    $13,bitsliced_spill+128($31) !tprello
    vsrlw   $3,1,$5
    vldd    $8,bitsliced_spill+160($31) !tprello
    vlog3r6 $27,$11,$3,$3
    nop
    vlog3r6 $27,$10,$5,$5
    nop
    vsllw   $13,1,$10
    vldd    $11,bitsliced_spill+64($31) !tprello
    vsrlw   $8,1,$26
    vldd    $7,bitsliced_spill+96($31) !tprello
    vlog3r6 $27,$10,$8,$8
    nop
    vlog3r6 $27,$13,$26,$13
    nop
    vsllw   $11,1,$26
    vldd    $10,bitsliced_spill+0($31) !tprello
    vsrlw   $7,1,$9
    vldd    $12,bitsliced_spill+32($31) !tprello
    vlog3r6 $27,$26,$7,$7
    nop
    vlog3r6 $27,$11,$9,$9
    nop
    vsllw   $10,1,$11
    nop
    vsrlw   $12,1,$26
    nop
    vlog3r6 $27,$11,$12,$11
    nop
    vlog3r6 $27,$10,$26,$10
    nop
    vsllw   $14,1,$26
    nop
    vsrlw   $15,1,$12
    nop
    vlog3r6 $27,$26,$15,$15
    nop
    vlog3r6 $27,$14,$12,$12
    nop
    vsllw   $25,1,$14
    nop
    vsrlw   $1,1,$26
    nop
    vlog3r6 $27,$14,$1,$1
    nop
    vlog3r6 $27,$25,$26,$25
    nop
    vsllw   $4,1,$26
    nop
    vsrlw   $2,1,$14
    nop
    vsllw   $6,1,$22
    nop
    vlog3r6 $27,$4,$14,$4
    nop
    vsrlw   $0,1,$14
    nop
    vlog3r6 $27,$22,$0,$0
    vldd    $22,bitsliced_masks+96($31) !tprello
    vlog3r6 $27,$6,$14,$6
    nop
    vsllw   $8,2,$14
    nop
    vsrlw   $3,2,$23
    nop
    vlog3r6 $22,$14,$3,$3
    nop
    vlog3r6 $22,$8,$23,$8
    nop
    vsllw   $13,2,$23
    nop
    vsrlw   $5,2,$14
    nop
    vlog3r6 $22,$23,$5,$5
    nop
    vlog3r6 $22,$13,$14,$13
    nop
    vsllw   $11,2,$14
    nop
    vsrlw   $7,2,$23
    nop
    vlog3r6 $22,$14,$7,$7
    nop
    vlog3r6 $22,$11,$23,$11
    nop
    vsllw   $10,2,$23
    nop
    vsrlw   $9,2,$14
    nop
    vlog3r6 $22,$23,$9,$9
    nop
    vlog3r6 $22,$10,$14,$10
    nop
    vsllw   $1,2,$14
    nop
    vsrlw   $15,2,$23
    nop
    vlog3r6 $27,$26,$2,$2
    nop
    vlog3r6 $22,$14,$15,$14
    nop
    vlog3r6 $22,$1,$23,$1
    nop
    vsllw   $25,2,$23
    nop
    vsrlw   $12,2,$15
    nop
    vlog3r6 $22,$23,$12,$12
    nop
    vlog3r6 $22,$25,$15,$15
    nop
    vsllw   $0,2,$25
    nop
    vsrlw   $2,2,$23
    nop
    vlog3r6 $22,$25,$2,$2
    nop
    vlog3r6 $22,$0,$23,$0
    nop
    vsllw   $6,2,$23
    nop
    vsrlw   $4,2,$25
    nop
    vlog3r6 $22,$23,$4,$4
    vldd    $23,bitsliced_masks+64($31) !tprello
    vlog3r6 $22,$6,$25,$6
    nop
    vsllw   $7,4,$22
    nop
    vsrlw   $3,4,$25
    nop
    vlog3r6 $23,$22,$3,$3
    nop
    vlog3r6 $23,$7,$25,$7
    nop
    vsllw   $9,4,$25
    nop
    vsrlw   $5,4,$22
    nop
    vlog3r6 $23,$25,$5,$5
    nop
    vlog3r6 $23,$9,$22,$9
    nop
    vsllw   $11,4,$22
    nop
    vsrlw   $8,4,$25
    nop
    vlog3r6 $23,$22,$8,$8
    nop
    vlog3r6 $23,$11,$25,$11
    nop
    vsllw   $10,4,$25
    nop
    vsrlw   $13,4,$22
    vstd    $11,bitsliced_spill+384($31) !tprello
    vlog3r6 $23,$25,$13,$11
    nop
    vlog3r6 $23,$10,$22,$10
    nop
    vsllw   $2,4,$22
    nop
    vsrlw   $14,4,$13
    vstd    $10,bitsliced_spill+416($31) !tprello
    vlog3r6 $23,$22,$14,$10
    nop
    vlog3r6 $23,$2,$13,$2
    nop
    vsllw   $4,4,$13
    nop
    vsrlw   $12,4,$14
    nop
    vlog3r6 $23,$13,$12,$12
    nop
    vlog3r6 $23,$4,$14,$4
    nop
    vsllw   $0,4,$14
    nop
    vsrlw   $1,4,$13
    nop
    vlog3r6 $23,$14,$1,$1
    nop
    vlog3r6 $23,$0,$13,$0
    nop
    vsllw   $6,4,$13
    nop
    vsrlw   $15,4,$14
    ldw     $22,bitsliced_selectors+12($31) !tprello
    vlog3r6 $23,$13,$15,$13
    ldw     $15,bitsliced_selectors+16($31) !tprello
    vlog3r6 $23,$6,$14,$14
    ldw     $6,bitsliced_selectors+20($31) !tprello
    vshfw   $5,$3,$22,$23
    ldw     $25,bitsliced_selectors+24($31) !tprello
    vshfw   $5,$3,$15,$3
    nop
    vshfw   $12,$10,$6,$5
    vldd    $26,bitsliced_masks+32($31) !tprello
    vshfw   $12,$10,$25,$10
    nop
    vsrlw   $23,16,$12
    vldd    $27,bitsliced_last_key+0($31) !tprello
    vsrlw   $3,16,$24
    nop
    vlog3r1 $12,$5,$26,$12
    vldd    $30,bitsliced_last_key+32($31) !tprello
    vlog3r1 $24,$10,$26,$24
    nop
    vlog3r4 $5,$27,$12,$5
    nop
    vsllw   $12,16,$12
    nop
    vlog3r4 $10,$30,$24,$10
    nop
    vlog3r4 $23,$27,$12,$12
    nop
    vsllw   $24,16,$24
    nop
    vsrlw   $12,8,$23
    vldd    $28,bitsliced_masks+0($31) !tprello
    vlog3r4 $3,$30,$24,$3
    nop
    vsllw   $10,8,$24
    nop
    vsllw   $3,8,$29
    nop
    vlog3r6 $28,$3,$23,$3
    nop
    vlog3r6 $28,$29,$12,$12
    nop
    vsrlw   $5,8,$29
    vstd    $3,-480($17)
    vlog3r6 $28,$24,$5,$3
    vstd    $12,-512($17)
    vlog3r6 $28,$10,$29,$10
    nop
    vshfw   $11,$8,$22,$12
    vstd    $3,-256($17)
    vshfw   $11,$8,$15,$3
    vstd    $10,-224($17)
    vshfw   $13,$1,$6,$10
    nop
    vshfw   $13,$1,$25,$1
    nop
    vsrlw   $12,16,$13
    nop
    vsrlw   $3,16,$8
    nop
    vlog3r1 $13,$10,$26,$13
    nop
    vlog3r1 $8,$1,$26,$8
    nop
    vlog3r4 $10,$27,$13,$10
    nop
    vsllw   $13,16,$13
    nop
    vlog3r4 $1,$30,$8,$1
    nop
    vlog3r4 $12,$27,$13,$12
    nop
    vsllw   $8,16,$8
    nop
    vsrlw   $12,8,$13
    nop
    vlog3r4 $3,$30,$8,$3
    nop
    vsllw   $1,8,$8
    nop
    vsllw   $3,8,$11
    nop
    vsrlw   $10,8,$29
    nop
    vlog3r6 $28,$8,$10,$8
    nop
    vshfw   $9,$7,$22,$10
    nop
    vshfw   $9,$7,$15,$7
    vstd    $8,-192($17)
    vshfw   $4,$2,$6,$8
    nop
    vshfw   $4,$2,$25,$2
    nop
    vsrlw   $10,16,$4
    nop
    vsrlw   $7,16,$9
    nop
    vlog3r1 $4,$8,$26,$4
    nop
    vlog3r1 $9,$2,$26,$9
    nop
    vlog3r4 $8,$27,$4,$8
    nop
    vsllw   $4,16,$4
    nop
    vlog3r4 $2,$30,$9,$2
    nop
    vlog3r4 $10,$27,$4,$4
    nop
    vsllw   $9,16,$9
    nop
    vsrlw   $4,8,$10
    nop
    vlog3r4 $7,$30,$9,$7
    nop
    vsllw   $2,8,$9
    vldd    $5,bitsliced_spill+416($31) !tprello
    vsllw   $7,8,$23
    vldd    $24,bitsliced_spill+384($31) !tprello
    vlog3r6 $28,$7,$10,$7
    nop
    vsrlw   $8,8,$10
    nop
    vlog3r6 $28,$9,$8,$8
    vstd    $7,-352($17)
    vshfw   $5,$24,$22,$7
    nop
    vshfw   $5,$24,$15,$5
    vstd    $8,-128($17)
    vshfw   $14,$0,$6,$6
    nop
    vshfw   $14,$0,$25,$0
    nop
    vsrlw   $7,16,$14
    nop
    vsrlw   $5,16,$25
    nop
    vlog3r1 $14,$6,$26,$14
    nop
    vlog3r1 $25,$0,$26,$25
    nop
    vlog3r4 $6,$27,$14,$6
    nop
    vsllw   $14,16,$14
    nop
    vlog3r4 $0,$30,$25,$0
    nop
    vlog3r4 $7,$27,$14,$7
    nop
    vsllw   $25,16,$25
    nop
    vsrlw   $7,8,$14
    nop
    vlog3r4 $5,$30,$25,$5
    nop
    vsllw   $0,8,$25
    nop
    vsllw   $5,8,$30
    nop
    vsrlw   $6,8,$27
    nop
    vlog3r6 $28,$30,$7,$7
    nop
    vlog3r6 $28,$25,$6,$6
    nop
    vlog3r6 $28,$11,$12,$11
    vstd    $7,-320($17)
    vlog3r6 $28,$3,$13,$3
    vstd    $6,-64($17)
    vlog3r6 $28,$1,$29,$1
    vstd    $11,-448($17)
    vlog3r6 $28,$23,$4,$4
    vstd    $3,-416($17)
    vlog3r6 $28,$2,$10,$2
    vstd    $1,-160($17)
    vlog3r6 $28,$5,$14,$1
    vstd    $4,-384($17)
    vlog3r6 $28,$0,$27,$0
    vstd    $2,-96($17)
    or      $31,$31,$31
    vstd    $1,-288($17)
    or      $31,$31,$31
    vstd    $0,-32($17)
    .endm
#endif

#if !defined(AES_ECB_DECRYPT)
    .macro SET_TABLES
    ldi     $1,0x1e($31)
    wcsr    $1,0x80
    ldi     $1,0x28($31)
    wcsr    $1,0x81
    ldi     $1,0x6a($31)
    wcsr    $1,0x82
    ldi     $1,0x82($31)
    wcsr    $1,0x83
    ldi     $1,0x96($31)
    wcsr    $1,0x84
    ldi     $1,0x9a($31)
    wcsr    $1,0x85
    ldi     $1,0xac($31)
    wcsr    $1,0x86
    .endm
#endif

#if defined(AES_ECB_DECRYPT)
    .macro SET_TABLES
    ldi     $1,0x1e($31)
    wcsr    $1,0x80
    ldi     $1,0x28($31)
    wcsr    $1,0x81
    ldi     $1,0x6a($31)
    wcsr    $1,0x82
    ldi     $1,0x82($31)
    wcsr    $1,0x83
    ldi     $1,0x96($31)
    wcsr    $1,0x84
    ldi     $1,0x9a($31)
    wcsr    $1,0x85
    ldi     $1,0xac($31)
    wcsr    $1,0x86
    ldi     $1,0xe8($31)
    wcsr    $1,0x87
    .endm
#endif
