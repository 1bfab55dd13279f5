# SPDX-License-Identifier: Apache-2.0
#
# Made by kernels/bitsliced/generate.py: the vector code of the vlog3r kernel as macros,
# one line for each instruction, two lines (P0, P1) for each cycle.

#define BITSLICED_SPILLS 15

#if !defined(AES_ECB_DECRYPT)
# 184 operations on P0, 37 on P1, 195 cycles
    .macro INPUT
    or      $31,$31,$31
    vldd    $0,0($16)
    or      $31,$31,$31
    vldd    $1,64($16)
    or      $31,$31,$31
    vldd    $2,bitsliced_masks+0($31) !tprello
    or      $31,$31,$31
    vldd    $3,32($16)
    vsrlw   $0,8,$4
    vldd    $5,96($16)
    vsrlw   $1,8,$6
    vldd    $7,bitsliced_first_key+32($31) !tprello
    or      $31,$31,$31
    nop
    vlog3r1 $4,$3,$2,$4
    nop
    vlog3r1 $6,$5,$2,$6
    vldd    $8,bitsliced_first_key+0($31) !tprello
    vlog3r3 $3,$7,$4,$3
    nop
    vsllw   $4,8,$4
    vldd    $9,128($16)
    vlog3r3 $5,$7,$6,$5
    nop
    vlog3r3 $0,$8,$4,$4
    vldd    $0,160($16)
    vsllw   $6,8,$6
    vldd    $10,192($16)
    vsrlw   $9,8,$11
    nop
    vlog3r3 $1,$8,$6,$1
    nop
    vlog3r1 $11,$0,$2,$6
    vldd    $11,224($16)
    vsrlw   $10,8,$12
    nop
    vlog3r3 $0,$7,$6,$0
    nop
    vsllw   $6,8,$6
    nop
    vlog3r1 $12,$11,$2,$12
    vldd    $13,256($16)
    vlog3r3 $9,$8,$6,$6
    nop
    vlog3r3 $11,$7,$12,$9
    vldd    $11,288($16)
    vsllw   $12,8,$12
    vldd    $14,320($16)
    vsrlw   $13,8,$15
    nop
    vlog3r3 $10,$8,$12,$10
    nop
    vlog3r1 $15,$11,$2,$15
    vldd    $12,352($16)
    vsrlw   $14,8,$22
    nop
    vlog3r3 $11,$7,$15,$11
    nop
    vsllw   $15,8,$15
    nop
    vlog3r1 $22,$12,$2,$22
    vldd    $23,384($16)
    vlog3r3 $13,$8,$15,$13
    nop
    vlog3r3 $12,$7,$22,$15
    vldd    $12,416($16)
    vsllw   $22,8,$22
    vldd    $24,448($16)
    vsrlw   $23,8,$25
    nop
    vlog3r3 $14,$8,$22,$14
    nop
    vlog3r1 $25,$12,$2,$25
    vldd    $22,480($16)
    vsrlw   $24,8,$26
    nop
    vlog3r3 $12,$7,$25,$12
    nop
    vsllw   $25,8,$25
    nop
    vlog3r1 $26,$22,$2,$2
    nop
    vlog3r3 $23,$8,$25,$23
    ldw     $25,bitsliced_selectors+0($31) !tprello
    vlog3r3 $22,$7,$2,$7
    nop
    vsllw   $2,8,$2
    ldw     $22,bitsliced_selectors+4($31) !tprello
    vshfw   $3,$4,$25,$26
    nop
    vlog3r3 $24,$8,$2,$2
    nop
    vshfw   $3,$4,$22,$3
    nop
    vshfw   $5,$1,$25,$4
    nop
    vshfw   $5,$1,$22,$1
    nop
    vshfw   $0,$6,$25,$5
    nop
    vshfw   $0,$6,$22,$0
    nop
    vshfw   $9,$10,$25,$6
    nop
    vshfw   $9,$10,$22,$9
    nop
    vshfw   $11,$13,$25,$10
    nop
    vshfw   $11,$13,$22,$11
    nop
    vshfw   $15,$14,$25,$13
    nop
    vshfw   $15,$14,$22,$14
    nop
    vshfw   $12,$23,$25,$15
    nop
    vshfw   $12,$23,$22,$12
    nop
    vshfw   $7,$2,$25,$25
    vldd    $23,bitsliced_masks+32($31) !tprello
    vshfw   $7,$2,$22,$2
    nop
    vsllw   $10,16,$7
    nop
    vsrlw   $26,16,$22
    nop
    vlog3r5 $23,$7,$26,$7
    nop
    vlog3r5 $23,$10,$22,$10
    nop
    vsllw   $11,16,$22
    nop
    vsrlw   $3,16,$26
    nop
    vlog3r5 $23,$22,$3,$3
    nop
    vlog3r5 $23,$11,$26,$11
    nop
    vsllw   $13,16,$26
    nop
    vsrlw   $4,16,$22
    nop
    vlog3r5 $23,$26,$4,$4
    nop
    vlog3r5 $23,$13,$22,$13
    nop
    vsllw   $14,16,$22
    nop
    vsrlw   $1,16,$26
    nop
    vlog3r5 $23,$22,$1,$1
    nop
    vlog3r5 $23,$14,$26,$14
    nop
    vsllw   $15,16,$26
    nop
    vsrlw   $5,16,$22
    nop
    vlog3r5 $23,$26,$5,$5
    nop
    vlog3r5 $23,$15,$22,$15
    nop
    vsllw   $12,16,$22
    nop
    vsrlw   $0,16,$26
    nop
    vlog3r5 $23,$22,$0,$0
    nop
    vlog3r5 $23,$12,$26,$12
    nop
    vsllw   $25,16,$26
    nop
    vsrlw   $6,16,$22
    nop
    vlog3r5 $23,$26,$6,$6
    nop
    vlog3r5 $23,$25,$22,$22
    nop
    vsllw   $2,16,$25
    nop
    vsrlw   $9,16,$26
    nop
    vlog3r5 $23,$25,$9,$9
    vldd    $25,bitsliced_masks+64($31) !tprello
    vlog3r5 $23,$2,$26,$2
    nop
    vsllw   $5,4,$23
    nop
    vsrlw   $7,4,$26
    nop
    vlog3r5 $25,$23,$7,$7
    nop
    vlog3r5 $25,$5,$26,$5
    nop
    vsllw   $0,4,$26
    nop
    vsrlw   $3,4,$23
    nop
    vlog3r5 $25,$26,$3,$3
    nop
    vlog3r5 $25,$0,$23,$0
    nop
    vsllw   $6,4,$23
    nop
    vsrlw   $4,4,$26
    nop
    vlog3r5 $25,$23,$4,$4
    nop
    vlog3r5 $25,$6,$26,$6
    nop
    vsllw   $9,4,$26
    nop
    vsrlw   $1,4,$23
    nop
    vlog3r5 $25,$26,$1,$1
    nop
    vlog3r5 $25,$9,$23,$9
    nop
    vsllw   $15,4,$23
    nop
    vsrlw   $10,4,$26
    nop
    vlog3r5 $25,$23,$10,$10
    nop
    vlog3r5 $25,$15,$26,$15
    nop
    vsllw   $12,4,$26
    nop
    vsrlw   $11,4,$23
    nop
    vlog3r5 $25,$26,$11,$11
    nop
    vlog3r5 $25,$12,$23,$12
    nop
    vsllw   $22,4,$23
    nop
    vsrlw   $13,4,$26
    nop
    vlog3r5 $25,$23,$13,$13
    nop
    vlog3r5 $25,$22,$26,$22
    nop
    vsllw   $2,4,$26
    nop
    vsrlw   $14,4,$23
    nop
    vlog3r5 $25,$26,$14,$14
    vldd    $26,bitsliced_masks+96($31) !tprello
    vlog3r5 $25,$2,$23,$2
    nop
    vsllw   $4,2,$23
    nop
    vsrlw   $7,2,$25
    nop
    vlog3r5 $26,$23,$7,$7
    nop
    vlog3r5 $26,$4,$25,$4
    nop
    vsllw   $1,2,$25
    nop
    vsrlw   $3,2,$23
    nop
    vlog3r5 $26,$25,$3,$3
    nop
    vlog3r5 $26,$1,$23,$23
    nop
    vsllw   $6,2,$1
    nop
    vsrlw   $5,2,$25
    nop
    vlog3r5 $26,$1,$5,$5
    nop
    vlog3r5 $26,$6,$25,$6
    nop
    vsllw   $9,2,$1
    nop
    vsrlw   $0,2,$25
    nop
    vlog3r5 $26,$1,$0,$8
    nop
    vlog3r5 $26,$9,$25,$9
    nop
    vsllw   $13,2,$0
    nop
    vsrlw   $10,2,$1
    nop
    vlog3r5 $26,$0,$10,$10
    nop
    vlog3r5 $26,$13,$1,$13
    nop
    vsllw   $14,2,$0
    nop
    vsrlw   $11,2,$1
    nop
    vlog3r5 $26,$0,$11,$11
    nop
    vlog3r5 $26,$14,$1,$14
    nop
    vsllw   $22,2,$0
    nop
    vsrlw   $15,2,$1
    nop
    vlog3r5 $26,$0,$15,$15
    nop
    vlog3r5 $26,$22,$1,$22
    nop
    vsllw   $2,2,$0
    nop
    vsrlw   $12,2,$1
    nop
    vlog3r5 $26,$0,$12,$12
    vldd    $25,bitsliced_masks+128($31) !tprello
    vlog3r5 $26,$2,$1,$26
    nop
    vsllw   $3,1,$0
    nop
    vsrlw   $7,1,$1
    nop
    vlog3r5 $25,$0,$7,$0
    nop
    vlog3r5 $25,$3,$1,$1
    nop
    vsllw   $23,1,$2
    nop
    vsrlw   $4,1,$3
    nop
    vlog3r5 $25,$2,$4,$2
    nop
    vlog3r5 $25,$23,$3,$3
    nop
    vsllw   $8,1,$4
    nop
    vsrlw   $5,1,$7
    nop
    vlog3r5 $25,$4,$5,$4
    nop
    vlog3r5 $25,$8,$7,$5
    nop
    vsllw   $9,1,$7
    nop
    vsrlw   $6,1,$8
    nop
    vlog3r5 $25,$7,$6,$6
    nop
    vlog3r5 $25,$9,$8,$7
    nop
    vsllw   $11,1,$8
    nop
    vsrlw   $10,1,$9
    nop
    vlog3r5 $25,$8,$10,$8
    nop
    vlog3r5 $25,$11,$9,$9
    nop
    vsllw   $14,1,$11
    vstd    $8,bitsliced_state+0($31) !tprello
    vsrlw   $13,1,$8
    vstd    $9,bitsliced_state+32($31) !tprello
    vlog3r5 $25,$11,$13,$9
    nop
    vlog3r5 $25,$14,$8,$8
    nop
    vsllw   $12,1,$14
    vstd    $9,bitsliced_state+64($31) !tprello
    vsrlw   $15,1,$9
    vstd    $8,bitsliced_state+96($31) !tprello
    vlog3r5 $25,$14,$15,$8
    nop
    vlog3r5 $25,$12,$9,$9
    nop
    vsllw   $26,1,$12
    vstd    $8,bitsliced_state+128($31) !tprello
    vsrlw   $22,1,$8
    vstd    $9,bitsliced_state+160($31) !tprello
    vlog3r5 $25,$12,$22,$9
    nop
    vlog3r5 $25,$26,$8,$8
    nop
    or      $31,$31,$31
    vstd    $9,bitsliced_state+192($31) !tprello
    or      $31,$31,$31
    vstd    $8,bitsliced_state+224($31) !tprello
    or      $31,$31,$31
    ldi     $16,512($16)
    or      $31,$31,$31
    ldi     $17,512($17)
    or      $31,$31,$31
    ldi     $18,-512($18)
    or      $31,$31,$31
    ldi     $19,-544*(AES_ROUNDS-1)($31)
    .endm
#endif

#if defined(AES_CTR)
# 16 operations on P0, 45 on P1, 50 cycles
    .macro COUNTER
    or      $31,$31,$31
    vldd    $0,0($20)
    or      $31,$31,$31
    vldd    $1,0($21)
    or      $31,$31,$31
    vldd    $2,32($20)
    or      $31,$31,$31
    vldd    $3,32($21)
    or      $31,$31,$31
    vldd    $4,64($20)
    vxorw   $1,$0,$0
    vldd    $5,64($21)
    or      $31,$31,$31
    vldd    $6,96($20)
    vxorw   $3,$2,$1
    vldd    $3,96($21)
    or      $31,$31,$31
    vldd    $7,128($20)
    vxorw   $5,$4,$2
    vldd    $4,128($21)
    or      $31,$31,$31
    vldd    $5,160($20)
    vxorw   $3,$6,$3
    vldd    $6,160($21)
    or      $31,$31,$31
    vldd    $8,192($20)
    vxorw   $4,$7,$4
    vldd    $7,192($21)
    or      $31,$31,$31
    vldd    $9,224($20)
    vxorw   $6,$5,$5
    vldd    $10,224($21)
    or      $31,$31,$31
    vldd    $11,256($20)
    vxorw   $7,$8,$6
    vldd    $8,256($21)
    or      $31,$31,$31
    nop
    vxorw   $10,$9,$7
    vldd    $9,288($20)
    or      $31,$31,$31
    vldd    $10,288($21)
    vxorw   $8,$11,$8
    vldd    $11,320($20)
    or      $31,$31,$31
    vldd    $12,320($21)
    or      $31,$31,$31
    vstd    $8,bitsliced_state+0($31) !tprello
    vxorw   $10,$9,$8
    vldd    $9,352($20)
    or      $31,$31,$31
    vldd    $10,352($21)
    or      $31,$31,$31
    vstd    $8,bitsliced_state+32($31) !tprello
    vxorw   $12,$11,$8
    vldd    $11,384($20)
    or      $31,$31,$31
    vldd    $12,384($21)
    or      $31,$31,$31
    vstd    $8,bitsliced_state+64($31) !tprello
    vxorw   $10,$9,$8
    vldd    $9,416($20)
    or      $31,$31,$31
    vldd    $10,416($21)
    or      $31,$31,$31
    vstd    $8,bitsliced_state+96($31) !tprello
    vxorw   $12,$11,$8
    vldd    $11,448($20)
    or      $31,$31,$31
    vldd    $12,448($21)
    or      $31,$31,$31
    vstd    $8,bitsliced_state+128($31) !tprello
    vxorw   $10,$9,$8
    vldd    $9,480($20)
    or      $31,$31,$31
    vldd    $10,480($21)
    or      $31,$31,$31
    vstd    $8,bitsliced_state+160($31) !tprello
    vxorw   $12,$11,$8
    nop
    or      $31,$31,$31
    nop
    or      $31,$31,$31
    vstd    $8,bitsliced_state+192($31) !tprello
    vxorw   $10,$9,$8
    nop
    or      $31,$31,$31
    nop
    or      $31,$31,$31
    vstd    $8,bitsliced_state+224($31) !tprello
    or      $31,$31,$31
    ldi     $20,512($20)
    or      $31,$31,$31
    ldi     $16,512($16)
    or      $31,$31,$31
    ldi     $17,512($17)
    or      $31,$31,$31
    ldi     $18,-512($18)
    or      $31,$31,$31
    ldi     $19,-544*(AES_ROUNDS-2)($31)
    .endm
#endif

#if !defined(AES_ECB_DECRYPT)
# 200 operations on P0, 61 on P1, 208 cycles
    .macro ROUND
    vlog3r3 $0,$6,$5,$8
    nop
    or      $31,$31,$31
    nop
    vxorw   $2,$7,$9
    nop
    vxorw   $8,$1,$10
    nop
    vxorw   $4,$8,$11
    vstd    $9,bitsliced_spill+192($31) !tprello
    vxorw   $10,$9,$12
    vstd    $10,bitsliced_spill+224($31) !tprello
    vxorw   $4,$2,$13
    nop
    vlog3r3 $12,$8,$4,$14
    nop
    vlog3r3 $1,$2,$12,$2
    nop
    vlog3r3 $3,$6,$14,$3
    nop
    vlog3r3 $5,$4,$9,$4
    nop
    vlog3r3 $3,$11,$2,$15
    nop
    vlog3r2 $0,$11,$9,$22
    nop
    vlog3r3 $6,$5,$15,$5
    nop
    vxorw   $15,$4,$6
    nop
    vbicw   $15,$3,$23
    nop
    vlog3r5 $10,$5,$7,$10
    nop
    vlog3r4 $6,$9,$23,$9
    nop
    vlog3r3 $2,$7,$6,$24
    nop
    vlog3r4 $7,$1,$9,$25
    nop
    vlog3r2 $4,$13,$23,$23
    nop
    vlog3r3 $10,$24,$25,$10
    nop
    vlog3r4 $7,$5,$23,$7
    vldd    $25,bitsliced_state+192($31) !tprello
    vlog3r2 $12,$24,$23,$23
    vldd    $26,bitsliced_state+160($31) !tprello
    vxorw   $0,$15,$28
    vldd    $27,bitsliced_state+0($31) !tprello
    vlog3r1 $4,$5,$14,$30
    vldd    $29,bitsliced_state+224($31) !tprello
    vlog3r0 $7,$1,$28,$1
    vldd    $7,bitsliced_state+64($31) !tprello
    vlog3r3 $3,$30,$23,$3
    nop
    vlog3r3 $27,$25,$26,$26
    vldd    $25,bitsliced_state+32($31) !tprello
    vlog3r2 $3,$1,$10,$27
    nop
    vxorw   $7,$29,$29
    vldd    $7,bitsliced_state+128($31) !tprello
    vlog3r3 $30,$27,$9,$9
    nop
    vxorw   $26,$25,$25
    nop
    vxorw   $9,$22,$9
    nop
    vxorw   $7,$26,$7
    vstd    $25,bitsliced_spill+256($31) !tprello
    vlog3r6 $1,$9,$10,$22
    nop
    vlog3r5 $27,$9,$3,$30
    nop
    vlog3r1 $27,$22,$10,$10
    nop
    vxorw   $30,$22,$27
    nop
    vxorw   $25,$29,$25
    nop
    vlog3r4 $27,$9,$3,$3
    nop
    vlog3r1 $11,$2,$27,$9
    nop
    vxorw   $10,$3,$10
    nop
    vxorw   $1,$3,$1
    nop
    vandw   $10,$5,$5
    nop
    vxorw   $30,$10,$3
    nop
    vlog3r2 $28,$30,$5,$28
    nop
    vlog3r2 $8,$3,$5,$5
    nop
    vlog3r1 $14,$13,$10,$10
    nop
    vxorw   $27,$1,$8
    nop
    vlog3r2 $1,$13,$9,$13
    nop
    vxorw   $3,$8,$23
    nop
    vlog3r2 $4,$1,$5,$4
    nop
    vxorw   $23,$22,$1
    nop
    vlog3r2 $27,$15,$4,$15
    nop
    vlog3r1 $0,$24,$1,$27
    nop
    vlog3r2 $12,$23,$13,$12
    nop
    vlog3r2 $0,$22,$27,$0
    nop
    vlog3r2 $23,$24,$27,$23
    nop
    vlog3r3 $4,$0,$10,$4
    nop
    vlog3r2 $14,$1,$12,$14
    vldd    $1,bitsliced_spill+224($31) !tprello
    vlog3r2 $8,$6,$4,$4
    nop
    vlog3r3 $5,$14,$23,$5
    nop
    vlog3r2 $2,$30,$4,$6
    vldd    $2,bitsliced_spill+192($31) !tprello
    vlog3r2 $3,$1,$4,$1
    vstd    $5,bitsliced_spill+64($31) !tprello
    vlog3r3 $6,$9,$15,$3
    nop
    vlog3r2 $11,$22,$6,$6
    vldd    $11,bitsliced_state+192($31) !tprello
    vlog3r2 $8,$2,$3,$2
    vldd    $3,bitsliced_state+96($31) !tprello
    vlog3r3 $28,$0,$13,$13
    vldd    $8,bitsliced_state+128($31) !tprello
    vxorw   $6,$12,$6
    vstd    $2,bitsliced_spill+32($31) !tprello
    vxorw   $13,$1,$1
    vldd    $2,bitsliced_state+64($31) !tprello
    vlog3r3 $0,$28,$5,$0
    vstd    $6,bitsliced_spill+96($31) !tprello
    vlog3r3 $10,$1,$4,$4
    vstd    $1,bitsliced_spill+128($31) !tprello
    vxorw   $14,$15,$1
    vldd    $6,bitsliced_state+32($31) !tprello
    vxorw   $5,$15,$5
    vstd    $4,bitsliced_spill+160($31) !tprello
    vxorw   $8,$2,$15
    vldd    $4,bitsliced_state+160($31) !tprello
    vlog3r3 $25,$26,$8,$14
    vstd    $5,bitsliced_spill+0($31) !tprello
    vlog3r3 $6,$2,$25,$2
    vldd    $5,bitsliced_state+0($31) !tprello
    vlog3r3 $3,$11,$14,$3
    nop
    vlog3r3 $4,$8,$29,$8
    nop
    vlog3r3 $3,$7,$2,$10
    vldd    $28,bitsliced_spill+256($31) !tprello
    vlog3r2 $5,$7,$29,$12
    vldd    $13,bitsliced_state+224($31) !tprello
    vlog3r3 $11,$4,$10,$4
    nop
    vxorw   $10,$8,$11
    nop
    vbicw   $10,$3,$22
    nop
    vlog3r5 $28,$4,$13,$9
    nop
    vlog3r4 $11,$29,$22,$30
    nop
    vlog3r3 $2,$13,$11,$23
    nop
    vlog3r4 $13,$6,$30,$24
    nop
    vlog3r2 $8,$15,$22,$22
    nop
    vlog3r3 $9,$23,$24,$9
    nop
    vlog3r4 $13,$4,$22,$13
    nop
    vlog3r2 $25,$23,$22,$22
    nop
    vxorw   $5,$10,$24
    nop
    vlog3r1 $8,$4,$14,$27
    nop
    vlog3r0 $13,$6,$24,$6
    nop
    vlog3r3 $3,$27,$22,$3
    nop
    or      $31,$31,$31
    nop
    vlog3r2 $3,$6,$9,$22
    nop
    or      $31,$31,$31
    nop
    vlog3r3 $27,$22,$30,$27
    nop
    or      $31,$31,$31
    nop
    vxorw   $27,$12,$12
    nop
    or      $31,$31,$31
    nop
    vlog3r6 $6,$12,$9,$27
    nop
    vlog3r5 $22,$12,$3,$30
    nop
    vlog3r1 $22,$27,$9,$9
    nop
    vxorw   $30,$27,$22
    nop
    or      $31,$31,$31
    nop
    vlog3r4 $22,$12,$3,$3
    nop
    vlog3r1 $7,$2,$22,$12
    nop
    vxorw   $9,$3,$9
    nop
    vxorw   $6,$3,$6
    nop
    vandw   $9,$4,$4
    nop
    vxorw   $30,$9,$3
    nop
    vlog3r2 $24,$30,$4,$24
    nop
    vlog3r2 $26,$3,$4,$4
    nop
    vlog3r1 $14,$15,$9,$9
    nop
    vxorw   $22,$6,$26
    nop
    vlog3r2 $6,$15,$12,$15
    nop
    vxorw   $3,$26,$13
    nop
    vlog3r2 $8,$6,$4,$6
    nop
    vxorw   $13,$27,$8
    nop
    vlog3r2 $22,$10,$6,$10
    nop
    vlog3r1 $5,$23,$8,$22
    nop
    vlog3r2 $25,$13,$15,$25
    nop
    vlog3r2 $5,$27,$22,$5
    nop
    vlog3r2 $13,$23,$22,$13
    nop
    vlog3r3 $6,$5,$9,$6
    nop
    vlog3r2 $14,$8,$25,$8
    nop
    vlog3r2 $26,$11,$6,$6
    nop
    vlog3r3 $4,$8,$13,$4
    nop
    vlog3r2 $2,$30,$6,$2
    nop
    vlog3r2 $3,$28,$6,$3
    nop
    vlog3r3 $2,$12,$10,$12
    nop
    vlog3r2 $7,$27,$2,$7
    nop
    vlog3r2 $26,$29,$12,$2
    nop
    vlog3r3 $24,$5,$15,$15
    nop
    vxorw   $7,$25,$7
    nop
    vxorw   $15,$3,$3
    nop
    vlog3r3 $5,$24,$4,$5
    nop
    vlog3r3 $9,$3,$6,$6
    ldw     $9,bitsliced_selectors+8($31) !tprello
    vxorw   $8,$10,$8
    nop
    vxorw   $4,$10,$10
    nop
    vshfw   $6,$6,$9,$24
    nop
    vshfw   $3,$3,$9,$3
    nop
    vshfw   $7,$7,$9,$15
    nop
    vshfw   $5,$5,$9,$5
    nop
    vshfw   $4,$4,$9,$4
    nop
    vshfw   $2,$2,$9,$6
    ldw     $2,bitsliced_keys_end+512($19) !tprello
    vshfw   $10,$10,$9,$10
    vldd    $7,bitsliced_keys_end+224($19) !tprello
    vshfw   $8,$8,$9,$9
    vldd    $8,bitsliced_keys_end+480($19) !tprello
    vshfw   $9,$1,$2,$25
    nop
    vshfw   $1,$9,$2,$12
    nop
    vlog3r3 $7,$1,$25,$26
    vldd    $7,bitsliced_keys_end+96($19) !tprello
    vlog3r3 $8,$9,$12,$8
    vldd    $1,bitsliced_keys_end+352($19) !tprello
    vshfw   $5,$0,$2,$29
    vldd    $9,bitsliced_spill+64($31) !tprello
    vshfw   $0,$5,$2,$27
    nop
    vlog3r3 $7,$0,$29,$28
    vldd    $7,bitsliced_keys_end+128($19) !tprello
    vlog3r3 $1,$5,$27,$30
    vldd    $5,bitsliced_keys_end+384($19) !tprello
    vshfw   $4,$9,$2,$0
    nop
    vshfw   $9,$4,$2,$1
    nop
    vlog3r3 $7,$9,$0,$7
    nop
    vlog3r3 $5,$4,$1,$5
    nop
    vxorw   $8,$7,$4
    vldd    $9,bitsliced_spill+32($31) !tprello
    vxorw   $26,$5,$13
    nop
    vlog3r3 $4,$1,$30,$1
    vldd    $11,bitsliced_keys_end+160($19) !tprello
    vlog3r3 $13,$0,$28,$4
    vldd    $0,bitsliced_keys_end+416($19) !tprello
    vshfw   $6,$9,$2,$13
    vstd    $1,bitsliced_state+128($31) !tprello
    vshfw   $9,$6,$2,$1
    nop
    vlog3r3 $11,$9,$13,$11
    vldd    $9,bitsliced_spill+0($31) !tprello
    vlog3r3 $0,$6,$1,$6
    nop
    vlog3r3 $11,$1,$5,$0
    vldd    $1,bitsliced_keys_end+192($19) !tprello
    vlog3r3 $6,$13,$7,$5
    vldd    $7,bitsliced_keys_end+448($19) !tprello
    vshfw   $10,$9,$2,$13
    vstd    $0,bitsliced_state+160($31) !tprello
    vshfw   $9,$10,$2,$0
    nop
    vlog3r3 $1,$9,$13,$1
    nop
    vlog3r3 $7,$10,$0,$7
    vldd    $10,bitsliced_keys_end+256($19) !tprello
    vlog3r3 $1,$0,$6,$0
    vldd    $9,bitsliced_spill+160($31) !tprello
    vlog3r3 $26,$12,$7,$12
    vldd    $14,bitsliced_keys_end+0($19) !tprello
    vlog3r3 $7,$13,$11,$6
    vstd    $0,bitsliced_state+192($31) !tprello
    vlog3r3 $8,$25,$1,$7
    vstd    $12,bitsliced_state+224($31) !tprello
    vshfw   $24,$9,$2,$0
    nop
    vshfw   $9,$24,$2,$1
    nop
    vlog3r3 $14,$9,$0,$14
    vldd    $9,bitsliced_spill+128($31) !tprello
    vlog3r3 $10,$24,$1,$10
    nop
    vlog3r3 $14,$1,$8,$1
    vldd    $24,bitsliced_keys_end+32($19) !tprello
    vlog3r3 $10,$0,$26,$0
    vldd    $12,bitsliced_keys_end+288($19) !tprello
    vshfw   $3,$9,$2,$25
    vstd    $1,bitsliced_state+0($31) !tprello
    vshfw   $9,$3,$2,$1
    nop
    vlog3r3 $24,$9,$25,$9
    nop
    vlog3r3 $12,$3,$1,$3
    nop
    vxorw   $8,$9,$12
    vldd    $24,bitsliced_spill+96($31) !tprello
    vxorw   $26,$3,$11
    nop
    vlog3r3 $12,$1,$10,$10
    vldd    $12,bitsliced_keys_end+64($19) !tprello
    vlog3r3 $11,$25,$14,$1
    vldd    $11,bitsliced_keys_end+320($19) !tprello
    vshfw   $15,$24,$2,$14
    vstd    $10,bitsliced_state+32($31) !tprello
    vshfw   $24,$15,$2,$2
    nop
    vlog3r3 $12,$24,$14,$12
    nop
    vlog3r3 $11,$15,$2,$11
    nop
    vlog3r3 $12,$2,$3,$3
    nop
    vxorw   $8,$28,$8
    nop
    vlog3r3 $11,$14,$9,$2
    vstd    $3,bitsliced_state+64($31) !tprello
    vlog3r3 $8,$27,$11,$3
    nop
    vxorw   $26,$30,$26
    nop
    or      $31,$31,$31
    vstd    $3,bitsliced_state+96($31) !tprello
    vlog3r3 $26,$29,$12,$3
    ldi     $19,544($19)
    or      $31,$31,$31
    bne     $19,next_round
    .endm
#endif

#if !defined(AES_CTR) && !defined(AES_ECB_DECRYPT)
# 322 operations on P0, 65 on P1, 325 cycles
    .macro OUTPUT
    vlog3r3 $0,$6,$5,$8
    nop
    or      $31,$31,$31
    nop
    vxorw   $2,$7,$9
    nop
    vxorw   $8,$1,$10
    nop
    vxorw   $4,$8,$11
    vstd    $9,bitsliced_spill+160($31) !tprello
    vxorw   $10,$9,$12
    vstd    $10,bitsliced_spill+192($31) !tprello
    vxorw   $4,$2,$13
    nop
    vlog3r3 $12,$8,$4,$14
    nop
    vlog3r3 $1,$2,$12,$2
    nop
    vlog3r3 $3,$6,$14,$3
    nop
    vlog3r3 $5,$4,$9,$4
    nop
    vlog3r3 $3,$11,$2,$15
    nop
    vlog3r2 $0,$11,$9,$22
    nop
    vlog3r3 $6,$5,$15,$5
    nop
    vxorw   $15,$4,$6
    nop
    vbicw   $15,$3,$23
    nop
    vlog3r5 $10,$5,$7,$10
    nop
    vlog3r4 $6,$9,$23,$9
    nop
    vlog3r3 $2,$7,$6,$24
    nop
    vlog3r4 $7,$1,$9,$25
    nop
    vlog3r2 $4,$13,$23,$23
    nop
    vlog3r3 $10,$24,$25,$10
    nop
    vlog3r4 $7,$5,$23,$7
    vldd    $25,bitsliced_state+192($31) !tprello
    vlog3r2 $12,$24,$23,$23
    vldd    $26,bitsliced_state+160($31) !tprello
    vxorw   $0,$15,$28
    vldd    $27,bitsliced_state+0($31) !tprello
    vlog3r1 $4,$5,$14,$30
    vldd    $29,bitsliced_state+224($31) !tprello
    vlog3r0 $7,$1,$28,$7
    vldd    $1,bitsliced_state+64($31) !tprello
    vlog3r3 $3,$30,$23,$3
    nop
    vlog3r3 $27,$25,$26,$26
    vldd    $25,bitsliced_state+32($31) !tprello
    vlog3r2 $3,$7,$10,$27
    nop
    vxorw   $1,$29,$29
    vldd    $1,bitsliced_state+128($31) !tprello
    vlog3r3 $30,$27,$9,$9
    nop
    vxorw   $26,$25,$25
    vstd    $29,bitsliced_spill+224($31) !tprello
    vxorw   $9,$22,$9
    nop
    vxorw   $1,$26,$1
    vstd    $25,bitsliced_spill+288($31) !tprello
    vlog3r6 $7,$9,$10,$22
    nop
    vlog3r5 $27,$9,$3,$30
    nop
    vlog3r1 $27,$22,$10,$10
    nop
    vxorw   $30,$22,$27
    nop
    vxorw   $25,$29,$29
    nop
    vlog3r4 $27,$9,$3,$3
    nop
    vlog3r1 $11,$2,$27,$9
    nop
    vxorw   $10,$3,$10
    nop
    vxorw   $7,$3,$3
    nop
    vandw   $10,$5,$5
    nop
    vxorw   $30,$10,$7
    nop
    vlog3r2 $28,$30,$5,$28
    nop
    vlog3r2 $8,$7,$5,$5
    nop
    vlog3r1 $14,$13,$10,$10
    nop
    vxorw   $27,$3,$8
    nop
    vlog3r2 $3,$13,$9,$13
    nop
    vxorw   $7,$8,$23
    nop
    vlog3r2 $4,$3,$5,$3
    nop
    vxorw   $23,$22,$4
    nop
    vlog3r2 $27,$15,$3,$15
    nop
    vlog3r1 $0,$24,$4,$27
    nop
    vlog3r2 $12,$23,$13,$12
    nop
    vlog3r2 $0,$22,$27,$0
    nop
    vlog3r2 $23,$24,$27,$23
    nop
    vlog3r3 $3,$0,$10,$3
    nop
    vlog3r2 $14,$4,$12,$14
    vldd    $4,bitsliced_spill+192($31) !tprello
    vlog3r2 $8,$6,$3,$3
    nop
    vlog3r3 $5,$14,$23,$5
    nop
    vlog3r2 $2,$30,$3,$2
    vldd    $30,bitsliced_spill+160($31) !tprello
    vlog3r2 $7,$4,$3,$4
    vstd    $5,bitsliced_spill+96($31) !tprello
    vlog3r3 $2,$9,$15,$9
    nop
    vlog3r2 $11,$22,$2,$2
    vldd    $11,bitsliced_spill+224($31) !tprello
    vlog3r2 $8,$30,$9,$8
    vldd    $9,bitsliced_state+160($31) !tprello
    vlog3r3 $28,$0,$13,$13
    vldd    $30,bitsliced_state+128($31) !tprello
    vxorw   $2,$12,$2
    vstd    $8,bitsliced_spill+64($31) !tprello
    vxorw   $13,$4,$8
    vldd    $4,bitsliced_state+64($31) !tprello
    vlog3r3 $0,$28,$5,$0
    vstd    $2,bitsliced_spill+128($31) !tprello
    vlog3r3 $10,$8,$3,$3
    vldd    $2,bitsliced_state+192($31) !tprello
    vxorw   $14,$15,$14
    vldd    $10,bitsliced_state+32($31) !tprello
    vxorw   $5,$15,$5
    vldd    $15,bitsliced_state+96($31) !tprello
    vxorw   $30,$4,$28
    vstd    $14,bitsliced_spill+0($31) !tprello
    vlog3r3 $29,$26,$30,$14
    vstd    $5,bitsliced_spill+32($31) !tprello
    vlog3r3 $10,$4,$29,$5
    vldd    $4,bitsliced_state+0($31) !tprello
    vlog3r3 $15,$2,$14,$15
    nop
    vlog3r3 $9,$30,$11,$30
    nop
    vlog3r3 $15,$1,$5,$13
    nop
    vlog3r2 $4,$1,$11,$22
    vldd    $12,bitsliced_state+224($31) !tprello
    vlog3r3 $2,$9,$13,$2
    nop
    vxorw   $13,$30,$9
    nop
    vbicw   $13,$15,$7
    nop
    vlog3r5 $25,$2,$12,$25
    vstd    $9,bitsliced_spill+256($31) !tprello
    vlog3r4 $9,$11,$7,$11
    nop
    vlog3r3 $5,$12,$9,$9
    nop
    vlog3r4 $12,$10,$11,$23
    nop
    vlog3r2 $30,$28,$7,$7
    nop
    vlog3r3 $25,$9,$23,$23
    nop
    vlog3r4 $12,$2,$7,$12
    nop
    vlog3r2 $29,$9,$7,$7
    nop
    vxorw   $4,$13,$25
    nop
    vlog3r1 $30,$2,$14,$6
    nop
    vlog3r0 $12,$10,$25,$10
    nop
    vlog3r3 $15,$6,$7,$7
    nop
    vsllw   $8,1,$15
    vldd    $12,bitsliced_masks+128($31) !tprello
    vlog3r2 $7,$10,$23,$24
    nop
    vsrlw   $3,1,$27
    nop
    vlog3r3 $6,$24,$11,$6
    nop
    vlog3r5 $12,$15,$3,$3
    nop
    vxorw   $6,$22,$6
    nop
    vlog3r5 $12,$8,$27,$8
    nop
    vlog3r6 $10,$6,$23,$27
    nop
    vlog3r5 $24,$6,$7,$22
    vstd    $8,bitsliced_spill+320($31) !tprello
    vlog3r1 $24,$27,$23,$8
    nop
    vxorw   $22,$27,$23
    nop
    vsllw   $0,1,$24
    nop
    vlog3r4 $23,$6,$7,$6
    nop
    vlog3r1 $1,$5,$23,$7
    nop
    vxorw   $8,$6,$8
    nop
    vxorw   $10,$6,$6
    nop
    vandw   $8,$2,$2
    nop
    vxorw   $22,$8,$10
    nop
    vlog3r2 $25,$22,$2,$25
    nop
    vlog3r2 $26,$10,$2,$2
    nop
    vlog3r1 $14,$28,$8,$8
    nop
    vxorw   $23,$6,$26
    nop
    vlog3r2 $6,$28,$7,$28
    nop
    vxorw   $10,$26,$15
    nop
    vlog3r2 $30,$6,$2,$6
    nop
    vxorw   $15,$27,$30
    nop
    vlog3r2 $23,$13,$6,$13
    nop
    vlog3r1 $4,$9,$30,$23
    nop
    vlog3r2 $29,$15,$28,$29
    nop
    vlog3r2 $4,$27,$23,$11
    vldd    $4,bitsliced_spill+256($31) !tprello
    vlog3r2 $15,$9,$23,$9
    nop
    vlog3r3 $6,$11,$8,$6
    nop
    vlog3r2 $14,$30,$29,$30
    vldd    $14,bitsliced_spill+288($31) !tprello
    vlog3r2 $26,$4,$6,$4
    nop
    vlog3r3 $2,$30,$9,$2
    nop
    vlog3r2 $5,$22,$4,$5
    vldd    $22,bitsliced_spill+224($31) !tprello
    vlog3r2 $10,$14,$4,$10
    nop
    vlog3r3 $5,$7,$13,$7
    nop
    vlog3r2 $1,$27,$5,$1
    nop
    vlog3r2 $26,$22,$7,$7
    nop
    vlog3r3 $25,$11,$28,$28
    nop
    vxorw   $1,$29,$1
    nop
    vxorw   $28,$10,$10
    nop
    vlog3r3 $11,$25,$2,$25
    vldd    $11,bitsliced_spill+128($31) !tprello
    vlog3r3 $8,$10,$4,$4
    nop
    vxorw   $30,$13,$30
    nop
    vxorw   $2,$13,$8
    vldd    $13,bitsliced_spill+64($31) !tprello
    vsrlw   $11,1,$28
    vldd    $29,bitsliced_spill+96($31) !tprello
    vlog3r5 $12,$24,$11,$11
    nop
    vlog3r5 $12,$0,$28,$0
    nop
    vsllw   $13,1,$28
    vldd    $24,bitsliced_spill+0($31) !tprello
    vsrlw   $29,1,$22
    vldd    $26,bitsliced_spill+32($31) !tprello
    vlog3r5 $12,$28,$29,$28
    nop
    vlog3r5 $12,$13,$22,$13
    nop
    vsllw   $24,1,$22
    nop
    vsrlw   $26,1,$29
    nop
    vlog3r5 $12,$22,$26,$22
    nop
    vlog3r5 $12,$24,$29,$24
    nop
    vsllw   $10,1,$29
    nop
    vsrlw   $4,1,$26
    nop
    vlog3r5 $12,$29,$4,$4
    nop
    vlog3r5 $12,$10,$26,$10
    nop
    vsllw   $25,1,$26
    nop
    vsrlw   $1,1,$29
    nop
    vlog3r5 $12,$26,$1,$1
    nop
    vlog3r5 $12,$25,$29,$25
    nop
    vsllw   $7,1,$29
    nop
    vsrlw   $2,1,$26
    nop
    vlog3r5 $12,$29,$2,$2
    nop
    vlog3r5 $12,$7,$26,$7
    nop
    vsllw   $30,1,$26
    nop
    vsrlw   $8,1,$29
    nop
    vlog3r5 $12,$26,$8,$8
    vldd    $26,bitsliced_masks+96($31) !tprello
    vlog3r5 $12,$30,$29,$12
    nop
    vsllw   $11,2,$29
    nop
    vsrlw   $3,2,$30
    vldd    $5,bitsliced_spill+320($31) !tprello
    vlog3r5 $26,$29,$3,$3
    nop
    vlog3r5 $26,$11,$30,$11
    nop
    vsllw   $0,2,$30
    nop
    vsrlw   $5,2,$29
    nop
    vlog3r5 $26,$30,$5,$5
    nop
    vlog3r5 $26,$0,$29,$0
    nop
    vsllw   $22,2,$29
    nop
    vsrlw   $28,2,$30
    nop
    vlog3r5 $26,$29,$28,$28
    nop
    vlog3r5 $26,$22,$30,$22
    nop
    vsllw   $24,2,$30
    nop
    vsrlw   $13,2,$29
    nop
    vlog3r5 $26,$30,$13,$13
    nop
    vlog3r5 $26,$24,$29,$24
    nop
    vsllw   $1,2,$29
    nop
    vsrlw   $4,2,$30
    nop
    vlog3r5 $26,$29,$4,$4
    nop
    vlog3r5 $26,$1,$30,$1
    nop
    vsllw   $25,2,$30
    nop
    vsrlw   $10,2,$29
    nop
    vlog3r5 $26,$30,$10,$10
    nop
    vlog3r5 $26,$25,$29,$25
    nop
    vsllw   $8,2,$29
    nop
    vsrlw   $2,2,$30
    nop
    vlog3r5 $26,$29,$2,$2
    nop
    vlog3r5 $26,$8,$30,$8
    nop
    vsllw   $12,2,$30
    nop
    vsrlw   $7,2,$29
    nop
    vlog3r5 $26,$30,$7,$7
    vldd    $30,bitsliced_masks+64($31) !tprello
    vlog3r5 $26,$12,$29,$12
    nop
    vsllw   $28,4,$26
    nop
    vsrlw   $3,4,$29
    nop
    vlog3r5 $30,$26,$3,$3
    nop
    vlog3r5 $30,$28,$29,$28
    nop
    vsllw   $13,4,$29
    nop
    vsrlw   $5,4,$26
    nop
    vlog3r5 $30,$29,$5,$5
    nop
    vlog3r5 $30,$13,$26,$13
    nop
    vsllw   $22,4,$26
    nop
    vsrlw   $11,4,$29
    nop
    vlog3r5 $30,$26,$11,$11
    nop
    vlog3r5 $30,$22,$29,$22
    nop
    vsllw   $24,4,$29
    nop
    vsrlw   $0,4,$26
    nop
    vlog3r5 $30,$29,$0,$0
    nop
    vlog3r5 $30,$24,$26,$24
    nop
    vsllw   $2,4,$26
    nop
    vsrlw   $4,4,$29
    nop
    vlog3r5 $30,$26,$4,$4
    nop
    vlog3r5 $30,$2,$29,$2
    nop
    vsllw   $7,4,$29
    nop
    vsrlw   $10,4,$26
    nop
    vlog3r5 $30,$29,$10,$10
    nop
    vlog3r5 $30,$7,$26,$7
    nop
    vsllw   $8,4,$26
    nop
    vsrlw   $1,4,$29
    nop
    vlog3r5 $30,$26,$1,$1
    nop
    vlog3r5 $30,$8,$29,$8
    nop
    vsllw   $12,4,$29
    nop
    vsrlw   $25,4,$26
    ldw     $27,bitsliced_selectors+12($31) !tprello
    vlog3r5 $30,$29,$25,$29
    ldw     $25,bitsliced_selectors+16($31) !tprello
    vlog3r5 $30,$12,$26,$12
    nop
    vshfw   $5,$3,$27,$26
    nop
    vshfw   $5,$3,$25,$3
    nop
    vshfw   $0,$11,$27,$5
    nop
    vshfw   $0,$11,$25,$0
    nop
    vshfw   $13,$28,$27,$11
    nop
    vshfw   $13,$28,$25,$28
    ldw     $13,bitsliced_selectors+20($31) !tprello
    vshfw   $24,$22,$27,$30
    ldw     $27,bitsliced_selectors+24($31) !tprello
    vshfw   $24,$22,$25,$22
    nop
    vshfw   $10,$4,$13,$24
    nop
    vshfw   $10,$4,$27,$4
    nop
    vshfw   $29,$1,$13,$10
    nop
    vshfw   $29,$1,$27,$1
    nop
    vshfw   $7,$2,$13,$29
    nop
    vshfw   $7,$2,$27,$2
    nop
    vshfw   $12,$8,$13,$13
    vldd    $7,bitsliced_masks+32($31) !tprello
    vshfw   $12,$8,$27,$8
    nop
    vsrlw   $26,16,$12
    vldd    $27,bitsliced_last_key+0($31) !tprello
    vsrlw   $3,16,$25
    nop
    vlog3r1 $12,$24,$7,$12
    vldd    $14,bitsliced_last_key+32($31) !tprello
    vlog3r1 $25,$4,$7,$25
    nop
    vlog3r3 $24,$27,$12,$24
    nop
    vsllw   $12,16,$12
    nop
    vlog3r3 $4,$14,$25,$4
    nop
    vlog3r3 $26,$27,$12,$12
    nop
    vsllw   $25,16,$25
    nop
    vsrlw   $5,16,$26
    nop
    vlog3r3 $3,$14,$25,$3
    nop
    vlog3r1 $26,$10,$7,$26
    nop
    vsrlw   $0,16,$25
    nop
    vlog3r3 $10,$27,$26,$10
    nop
    vsllw   $26,16,$26
    nop
    vlog3r1 $25,$1,$7,$25
    nop
    vlog3r3 $5,$27,$26,$5
    nop
    vlog3r3 $1,$14,$25,$1
    nop
    vsllw   $25,16,$25
    nop
    vsrlw   $11,16,$26
    nop
    vlog3r3 $0,$14,$25,$0
    nop
    vlog3r1 $26,$29,$7,$26
    nop
    vsrlw   $28,16,$25
    nop
    vlog3r3 $29,$27,$26,$29
    nop
    vsllw   $26,16,$26
    nop
    vlog3r1 $25,$2,$7,$25
    nop
    vlog3r3 $11,$27,$26,$11
    nop
    vlog3r3 $2,$14,$25,$2
    nop
    vsllw   $25,16,$25
    nop
    vsrlw   $30,16,$26
    nop
    vlog3r3 $28,$14,$25,$25
    nop
    vlog3r1 $26,$13,$7,$26
    nop
    vsrlw   $22,16,$28
    nop
    vlog3r3 $13,$27,$26,$13
    nop
    vsllw   $26,16,$26
    nop
    vlog3r1 $28,$8,$7,$7
    nop
    vlog3r3 $30,$27,$26,$26
    nop
    vlog3r3 $8,$14,$7,$8
    nop
    vsllw   $7,16,$7
    vldd    $27,bitsliced_masks+0($31) !tprello
    vsllw   $3,8,$30
    nop
    vlog3r3 $22,$14,$7,$7
    nop
    vsrlw   $12,8,$14
    nop
    vlog3r5 $27,$30,$12,$12
    nop
    vlog3r5 $27,$3,$14,$3
    nop
    vsllw   $0,8,$14
    vstd    $12,-512($17)
    vsrlw   $5,8,$12
    vstd    $3,-480($17)
    vlog3r5 $27,$14,$5,$3
    nop
    vlog3r5 $27,$0,$12,$0
    nop
    vsllw   $25,8,$12
    vstd    $3,-448($17)
    vsrlw   $11,8,$3
    vstd    $0,-416($17)
    vlog3r5 $27,$12,$11,$0
    nop
    vlog3r5 $27,$25,$3,$3
    nop
    vsllw   $7,8,$25
    vstd    $0,-384($17)
    vsrlw   $26,8,$0
    vstd    $3,-352($17)
    vlog3r5 $27,$25,$26,$3
    nop
    vlog3r5 $27,$7,$0,$0
    nop
    vsllw   $4,8,$7
    vstd    $3,-320($17)
    vsrlw   $24,8,$3
    vstd    $0,-288($17)
    vlog3r5 $27,$7,$24,$0
    nop
    vlog3r5 $27,$4,$3,$3
    nop
    vsllw   $1,8,$4
    vstd    $0,-256($17)
    vsrlw   $10,8,$0
    vstd    $3,-224($17)
    vlog3r5 $27,$4,$10,$3
    nop
    vlog3r5 $27,$1,$0,$0
    nop
    vsllw   $2,8,$1
    vstd    $3,-192($17)
    vsrlw   $29,8,$3
    vstd    $0,-160($17)
    vlog3r5 $27,$1,$29,$0
    nop
    vlog3r5 $27,$2,$3,$2
    nop
    vsllw   $8,8,$3
    vstd    $0,-128($17)
    vsrlw   $13,8,$0
    vstd    $2,-96($17)
    vlog3r5 $27,$3,$13,$2
    nop
    vlog3r5 $27,$8,$0,$0
    nop
    or      $31,$31,$31
    vstd    $2,-64($17)
    or      $31,$31,$31
    vstd    $0,-32($17)
    .endm
#endif

#if defined(AES_CTR)
# 330 operations on P0, 91 on P1, 333 cycles
    .macro OUTPUT_COUNTER
    vlog3r3 $0,$6,$5,$8
    nop
    or      $31,$31,$31
    nop
    vxorw   $2,$7,$9
    nop
    vxorw   $4,$8,$10
    nop
    vxorw   $8,$1,$11
    vstd    $9,bitsliced_spill+160($31) !tprello
    vxorw   $4,$2,$12
    nop
    vxorw   $11,$9,$14
    vldd    $13,bitsliced_state+192($31) !tprello
    vlog3r3 $5,$4,$9,$22
    vldd    $15,bitsliced_state+160($31) !tprello
    vlog3r3 $1,$2,$14,$23
    vldd    $2,bitsliced_state+0($31) !tprello
    vlog3r3 $14,$8,$4,$4
    vstd    $11,bitsliced_spill+224($31) !tprello
    vlog3r2 $0,$10,$9,$25
    vldd    $24,bitsliced_state+32($31) !tprello
    vlog3r3 $3,$6,$4,$3
    vstd    $14,bitsliced_spill+256($31) !tprello
    vlog3r3 $2,$13,$15,$2
    nop
    vlog3r3 $3,$10,$23,$13
    nop
    vxorw   $2,$24,$24
    vstd    $2,bitsliced_spill+288($31) !tprello
    vlog3r3 $6,$5,$13,$5
    nop
    vbicw   $13,$3,$6
    vstd    $24,bitsliced_spill+384($31) !tprello
    vxorw   $13,$22,$15
    nop
    vlog3r5 $11,$5,$7,$11
    nop
    vlog3r4 $15,$9,$6,$9
    vstd    $15,bitsliced_spill+192($31) !tprello
    vlog3r3 $23,$7,$15,$15
    nop
    vlog3r2 $22,$12,$6,$6
    nop
    vlog3r1 $22,$5,$4,$26
    nop
    vlog3r2 $14,$15,$6,$14
    nop
    vlog3r4 $7,$1,$9,$27
    nop
    vlog3r4 $7,$5,$6,$6
    vldd    $7,bitsliced_state+128($31) !tprello
    vlog3r3 $11,$15,$27,$27
    vldd    $11,bitsliced_state+64($31) !tprello
    vxorw   $0,$13,$28
    nop
    vlog3r3 $3,$26,$14,$3
    nop
    vlog3r0 $6,$1,$28,$1
    nop
    vxorw   $7,$11,$6
    vldd    $14,bitsliced_state+224($31) !tprello
    vlog3r2 $3,$1,$27,$29
    nop
    vxorw   $7,$2,$30
    vstd    $6,bitsliced_spill+416($31) !tprello
    vlog3r3 $26,$29,$9,$6
    nop
    vxorw   $11,$14,$11
    nop
    vxorw   $6,$25,$6
    nop
    vxorw   $24,$11,$24
    vstd    $11,bitsliced_spill+320($31) !tprello
    vlog3r5 $29,$6,$3,$11
    nop
    vlog3r6 $1,$6,$27,$25
    nop
    vlog3r3 $24,$2,$7,$7
    vldd    $2,bitsliced_state+192($31) !tprello
    vxorw   $11,$25,$9
    vldd    $14,bitsliced_state+96($31) !tprello
    vlog3r1 $29,$25,$27,$27
    nop
    vlog3r1 $10,$23,$9,$29
    nop
    vlog3r4 $9,$6,$3,$3
    nop
    vlog3r3 $14,$2,$7,$2
    nop
    vxorw   $1,$3,$1
    nop
    vxorw   $27,$3,$3
    nop
    vxorw   $9,$1,$27
    nop
    vxorw   $11,$3,$14
    nop
    vandw   $3,$5,$5
    nop
    vlog3r1 $4,$12,$3,$3
    nop
    vlog3r2 $28,$11,$5,$28
    nop
    vlog3r2 $8,$14,$5,$5
    nop
    vxorw   $14,$27,$8
    nop
    vlog3r2 $22,$1,$5,$22
    nop
    vxorw   $8,$25,$26
    vldd    $6,bitsliced_spill+256($31) !tprello
    vlog3r2 $9,$13,$22,$9
    nop
    vlog3r2 $1,$12,$29,$1
    nop
    vlog3r1 $0,$15,$26,$12
    nop
    vlog3r2 $6,$8,$1,$6
    nop
    vlog3r2 $0,$25,$12,$13
    vldd    $0,bitsliced_spill+192($31) !tprello
    vlog3r2 $8,$15,$12,$8
    nop
    vlog3r3 $22,$13,$3,$22
    nop
    vlog3r2 $4,$26,$6,$26
    vldd    $4,bitsliced_spill+224($31) !tprello
    vlog3r2 $27,$0,$22,$0
    nop
    vlog3r3 $5,$26,$8,$5
    nop
    vlog3r2 $23,$11,$0,$11
    vldd    $23,bitsliced_spill+160($31) !tprello
    vlog3r2 $14,$4,$0,$4
    vstd    $5,bitsliced_spill+96($31) !tprello
    vlog3r3 $11,$29,$9,$29
    nop
    vlog3r2 $10,$25,$11,$10
    nop
    vlog3r2 $27,$23,$29,$23
    vldd    $27,bitsliced_spill+320($31) !tprello
    vxorw   $10,$6,$10
    vldd    $6,bitsliced_state+160($31) !tprello
    vlog3r3 $13,$28,$5,$29
    vstd    $23,bitsliced_spill+64($31) !tprello
    vlog3r3 $28,$13,$1,$1
    vldd    $13,bitsliced_state+64($31) !tprello
    vxorw   $5,$9,$5
    vldd    $23,bitsliced_state+32($31) !tprello
    vxorw   $1,$4,$4
    vldd    $1,bitsliced_state+128($31) !tprello
    vxorw   $26,$9,$9
    vstd    $5,bitsliced_spill+32($31) !tprello
    vlog3r3 $3,$4,$0,$0
    vldd    $3,bitsliced_state+0($31) !tprello
    vlog3r3 $23,$13,$24,$13
    vstd    $9,bitsliced_spill+0($31) !tprello
    vlog3r3 $6,$1,$27,$1
    vstd    $4,bitsliced_spill+128($31) !tprello
    vlog3r3 $2,$30,$13,$5
    vldd    $9,bitsliced_state+224($31) !tprello
    vlog3r2 $3,$30,$27,$26
    nop
    vxorw   $5,$1,$28
    vldd    $11,bitsliced_state+192($31) !tprello
    vbicw   $5,$2,$14
    vldd    $25,bitsliced_spill+384($31) !tprello
    vlog3r3 $13,$9,$28,$8
    vstd    $28,bitsliced_spill+352($31) !tprello
    vlog3r4 $28,$27,$14,$27
    vldd    $28,bitsliced_spill+416($31) !tprello
    vlog3r3 $11,$6,$5,$6
    nop
    vlog3r4 $9,$23,$27,$11
    nop
    vlog3r5 $25,$6,$9,$25
    nop
    vlog3r2 $1,$28,$14,$14
    nop
    vlog3r3 $25,$8,$11,$11
    nop
    vlog3r4 $9,$6,$14,$9
    nop
    vlog3r2 $24,$8,$14,$14
    nop
    vxorw   $3,$5,$25
    nop
    vlog3r1 $1,$6,$7,$22
    nop
    vlog3r0 $9,$23,$25,$9
    nop
    vlog3r3 $2,$22,$14,$2
    nop
    vsrlw   $0,1,$14
    nop
    vlog3r2 $2,$9,$11,$23
    nop
    vsrlw   $10,1,$12
    vldd    $15,bitsliced_masks+128($31) !tprello
    vlog3r3 $22,$23,$27,$22
    nop
    vsllw   $4,1,$4
    nop
    vxorw   $22,$26,$22
    nop
    vlog3r5 $15,$4,$0,$0
    nop
    vlog3r6 $9,$22,$11,$4
    nop
    vlog3r5 $23,$22,$2,$26
    vstd    $0,bitsliced_spill+448($31) !tprello
    vlog3r1 $23,$4,$11,$0
    nop
    vxorw   $26,$4,$11
    nop
    vsllw   $29,1,$23
    nop
    vlog3r1 $30,$13,$11,$27
    nop
    vlog3r4 $11,$22,$2,$2
    nop
    vlog3r5 $15,$23,$10,$10
    nop
    vxorw   $0,$2,$0
    nop
    vxorw   $9,$2,$2
    nop
    vandw   $0,$6,$6
    nop
    vlog3r1 $7,$28,$0,$9
    nop
    vlog3r2 $25,$26,$6,$23
    vldd    $25,bitsliced_spill+288($31) !tprello
    vxorw   $11,$2,$22
    nop
    vxorw   $26,$0,$0
    nop
    vlog3r2 $2,$28,$27,$28
    nop
    vlog3r2 $25,$0,$6,$6
    nop
    vxorw   $0,$22,$25
    nop
    vlog3r2 $1,$2,$6,$1
    nop
    vxorw   $25,$4,$2
    nop
    vlog3r2 $11,$5,$1,$5
    nop
    vlog3r1 $3,$8,$2,$11
    nop
    vlog3r2 $24,$25,$28,$24
    nop
    vlog3r2 $3,$4,$11,$3
    nop
    vlog3r2 $25,$8,$11,$8
    vldd    $11,bitsliced_spill+352($31) !tprello
    vlog3r2 $7,$2,$24,$2
    nop
    vlog3r3 $1,$3,$9,$1
    nop
    vlog3r3 $6,$2,$8,$8
    vldd    $6,bitsliced_spill+384($31) !tprello
    vlog3r2 $22,$11,$1,$1
    nop
    vlog3r3 $23,$3,$28,$28
    nop
    vlog3r2 $13,$26,$1,$13
    nop
    vlog3r2 $0,$6,$1,$0
    vldd    $6,bitsliced_spill+320($31) !tprello
    vlog3r3 $13,$27,$5,$27
    nop
    vlog3r2 $30,$4,$13,$4
    nop
    vxorw   $28,$0,$0
    nop
    vlog3r2 $22,$6,$27,$6
    nop
    vlog3r3 $3,$23,$8,$3
    nop
    vxorw   $4,$24,$24
    vldd    $4,bitsliced_spill+64($31) !tprello
    vxorw   $8,$5,$22
    vldd    $23,bitsliced_spill+128($31) !tprello
    vlog3r3 $9,$0,$1,$9
    vldd    $1,bitsliced_spill+96($31) !tprello
    vxorw   $2,$5,$2
    nop
    vsllw   $4,1,$5
    vldd    $27,bitsliced_spill+0($31) !tprello
    vlog3r5 $15,$23,$14,$14
    nop
    vsrlw   $1,1,$23
    nop
    vlog3r5 $15,$29,$12,$12
    nop
    vsllw   $27,1,$28
    vldd    $29,bitsliced_spill+32($31) !tprello
    vlog3r5 $15,$5,$1,$1
    nop
    vlog3r5 $15,$4,$23,$4
    nop
    vsllw   $0,1,$23
    nop
    vsrlw   $29,1,$5
    nop
    vlog3r5 $15,$28,$29,$28
    nop
    vlog3r5 $15,$27,$5,$5
    nop
    vsrlw   $24,1,$27
    nop
    vsrlw   $9,1,$29
    nop
    vlog3r5 $15,$3,$27,$27
    nop
    vlog3r5 $15,$0,$29,$0
    nop
    vsrlw   $8,1,$29
    nop
    vlog3r5 $15,$23,$9,$9
    nop
    vsllw   $3,1,$3
    nop
    vlog3r5 $15,$6,$29,$29
    nop
    vlog3r5 $15,$3,$24,$24
    vldd    $3,bitsliced_spill+448($31) !tprello
    vsllw   $6,1,$6
    nop
    vsrlw   $22,1,$23
    nop
    vlog3r5 $15,$6,$8,$6
    nop
    vsrlw   $3,2,$8
    nop
    vlog3r5 $15,$2,$23,$23
    vldd    $13,bitsliced_masks+96($31) !tprello
    vsllw   $2,1,$2
    nop
    vsllw   $10,2,$30
    nop
    vlog3r5 $15,$2,$22,$2
    nop
    vlog3r5 $13,$30,$3,$3
    nop
    vsllw   $12,2,$30
    nop
    vlog3r5 $13,$10,$8,$8
    nop
    vsrlw   $14,2,$10
    nop
    vsrlw   $1,2,$15
    nop
    vlog3r5 $13,$12,$10,$10
    nop
    vlog3r5 $13,$28,$15,$15
    nop
    vlog3r5 $13,$30,$14,$14
    nop
    vsllw   $28,2,$28
    nop
    vsrlw   $4,2,$30
    nop
    vlog3r5 $13,$28,$1,$1
    nop
    vsllw   $5,2,$28
    nop
    vsllw   $24,2,$12
    nop
    vlog3r5 $13,$28,$4,$4
    nop
    vsrlw   $9,2,$28
    nop
    vsrlw   $0,2,$22
    nop
    vlog3r5 $13,$5,$30,$5
    nop
    vlog3r5 $13,$12,$9,$9
    nop
    vsllw   $27,2,$12
    nop
    vlog3r5 $13,$24,$28,$24
    nop
    vlog3r5 $13,$12,$0,$0
    nop
    vlog3r5 $13,$27,$22,$22
    nop
    vsllw   $2,2,$27
    nop
    vsrlw   $6,2,$12
    nop
    vlog3r5 $13,$27,$6,$6
    nop
    vsrlw   $3,4,$27
    nop
    vsllw   $1,4,$28
    nop
    vlog3r5 $13,$2,$12,$2
    nop
    vsllw   $23,2,$12
    nop
    vsrlw   $29,2,$30
    vldd    $26,bitsliced_masks+64($31) !tprello
    vsllw   $4,4,$11
    nop
    vlog3r5 $13,$23,$30,$23
    nop
    vlog3r5 $13,$12,$29,$12
    nop
    vlog3r5 $26,$1,$27,$1
    nop
    vlog3r5 $26,$28,$3,$3
    nop
    vlog3r5 $26,$11,$14,$11
    nop
    vsrlw   $8,4,$28
    nop
    vsllw   $15,4,$27
    nop
    vsrlw   $14,4,$14
    nop
    vsllw   $5,4,$13
    nop
    vlog3r5 $26,$4,$14,$4
    nop
    vlog3r5 $26,$15,$28,$15
    nop
    vlog3r5 $26,$27,$8,$8
    nop
    vlog3r5 $26,$13,$10,$13
    nop
    vsllw   $6,4,$27
    nop
    vsrlw   $10,4,$10
    nop
    vsrlw   $9,4,$28
    nop
    vsrlw   $0,4,$14
    nop
    vlog3r5 $26,$5,$10,$5
    nop
    vlog3r5 $26,$6,$28,$6
    nop
    vlog3r5 $26,$12,$14,$14
    nop
    vlog3r5 $26,$27,$9,$9
    nop
    vsrlw   $24,4,$27
    nop
    vsllw   $12,4,$12
    nop
    vlog3r5 $26,$2,$27,$27
    nop
    vlog3r5 $26,$12,$0,$0
    nop
    vsrlw   $22,4,$12
    nop
    vsllw   $2,4,$2
    nop
    vlog3r5 $26,$23,$12,$28
    ldw     $12,bitsliced_selectors+16($31) !tprello
    vlog3r5 $26,$2,$24,$24
    ldw     $2,bitsliced_selectors+12($31) !tprello
    vsllw   $23,4,$23
    nop
    vshfw   $11,$3,$12,$10
    nop
    vshfw   $11,$3,$2,$3
    nop
    vshfw   $13,$8,$12,$11
    nop
    vlog3r5 $26,$23,$22,$22
    nop
    vshfw   $5,$15,$2,$23
    nop
    vshfw   $13,$8,$2,$8
    nop
    vshfw   $4,$1,$2,$13
    ldw     $2,bitsliced_selectors+24($31) !tprello
    vshfw   $4,$1,$12,$4
    ldw     $1,bitsliced_selectors+20($31) !tprello
    vshfw   $5,$15,$12,$5
    nop
    vshfw   $22,$24,$2,$12
    nop
    vshfw   $14,$6,$1,$15
    nop
    vshfw   $28,$27,$1,$26
    nop
    vshfw   $0,$9,$1,$29
    nop
    vshfw   $0,$9,$2,$0
    nop
    vshfw   $22,$24,$1,$1
    vldd    $22,bitsliced_masks+32($31) !tprello
    vshfw   $14,$6,$2,$6
    nop
    vsrlw   $3,16,$14
    vldd    $24,bitsliced_last_key+0($31) !tprello
    vshfw   $28,$27,$2,$2
    nop
    vlog3r1 $14,$29,$22,$14
    nop
    vsrlw   $10,16,$27
    nop
    vlog3r3 $29,$24,$14,$28
    vldd    $29,bitsliced_last_key+32($31) !tprello
    vsllw   $14,16,$14
    nop
    vlog3r1 $27,$0,$22,$27
    nop
    vlog3r3 $3,$24,$14,$3
    nop
    vlog3r3 $0,$29,$27,$0
    nop
    vsrlw   $8,16,$14
    nop
    vsrlw   $11,16,$9
    nop
    vlog3r1 $14,$1,$22,$14
    nop
    vsllw   $27,16,$27
    nop
    vlog3r3 $1,$24,$14,$1
    nop
    vlog3r3 $10,$29,$27,$10
    nop
    vsllw   $14,16,$14
    nop
    vlog3r1 $9,$12,$22,$9
    nop
    vlog3r3 $8,$24,$14,$8
    nop
    vsrlw   $13,16,$14
    nop
    vlog3r3 $12,$29,$9,$12
    nop
    vsllw   $9,16,$9
    nop
    vsrlw   $4,16,$27
    nop
    vlog3r3 $11,$29,$9,$9
    nop
    vlog3r1 $14,$15,$22,$14
    nop
    vsrlw   $23,16,$11
    nop
    vlog3r3 $15,$24,$14,$15
    nop
    vsllw   $14,16,$14
    nop
    vlog3r1 $27,$6,$22,$27
    nop
    vlog3r3 $13,$24,$14,$13
    nop
    vsllw   $27,16,$14
    nop
    vlog3r3 $6,$29,$27,$6
    nop
    vlog3r3 $4,$29,$14,$4
    nop
    vsrlw   $5,16,$14
    nop
    vlog3r1 $11,$26,$22,$11
    nop
    vlog3r1 $14,$2,$22,$14
    nop
    vsllw   $11,16,$22
    nop
    vlog3r3 $26,$24,$11,$11
    nop
    vlog3r3 $23,$24,$22,$22
    nop
    vsrlw   $3,8,$23
    vldd    $24,bitsliced_masks+0($31) !tprello
    vsllw   $14,16,$26
    nop
    vlog3r3 $2,$29,$14,$2
    nop
    vlog3r3 $5,$29,$26,$5
    nop
    vlog3r1 $23,$10,$24,$26
    vldd    $23,-480($16)
    vsrlw   $8,8,$29
    vldd    $14,-416($16)
    vsllw   $26,8,$27
    nop
    vlog3r1 $29,$9,$24,$29
    vldd    $30,-512($16)
    vlog3r3 $10,$23,$26,$10
    vldd    $23,-448($16)
    vlog3r3 $9,$14,$29,$9
    nop
    vsllw   $29,8,$29
    vstd    $10,-480($17)
    vlog3r3 $3,$30,$27,$3
    vstd    $9,-416($17)
    vlog3r3 $8,$23,$29,$8
    vldd    $9,-352($16)
    vsrlw   $13,8,$23
    vstd    $3,-512($17)
    vsrlw   $22,8,$3
    vstd    $8,-448($17)
    vlog3r1 $23,$4,$24,$8
    vldd    $23,-384($16)
    vlog3r1 $3,$5,$24,$3
    nop
    vsllw   $8,8,$29
    vldd    $10,-288($16)
    vlog3r3 $4,$9,$8,$4
    nop
    vlog3r3 $13,$23,$29,$13
    vldd    $23,-320($16)
    vsllw   $3,8,$29
    vstd    $4,-352($17)
    vlog3r3 $5,$10,$3,$3
    vstd    $13,-384($17)
    vsrlw   $28,8,$13
    vldd    $4,-224($16)
    vlog3r3 $22,$23,$29,$22
    vstd    $3,-288($17)
    vlog3r1 $13,$0,$24,$3
    vldd    $13,-256($16)
    vsrlw   $1,8,$23
    vstd    $22,-320($17)
    vlog3r3 $0,$4,$3,$0
    nop
    vsllw   $3,8,$3
    vldd    $4,-160($16)
    vlog3r1 $23,$12,$24,$23
    vstd    $0,-224($17)
    vlog3r3 $28,$13,$3,$0
    vldd    $3,-192($16)
    vsllw   $23,8,$13
    nop
    vlog3r3 $12,$4,$23,$4
    vstd    $0,-256($17)
    vsrlw   $15,8,$0
    vldd    $12,-96($16)
    vlog3r3 $1,$3,$13,$1
    vstd    $4,-160($17)
    vlog3r1 $0,$6,$24,$0
    vldd    $4,-128($16)
    vsrlw   $11,8,$3
    vstd    $1,-192($17)
    vlog3r3 $6,$12,$0,$1
    vldd    $6,-64($16)
    vsllw   $0,8,$0
    vldd    $12,-32($16)
    vlog3r1 $3,$2,$24,$3
    vstd    $1,-96($17)
    vlog3r3 $15,$4,$0,$0
    nop
    vsllw   $3,8,$1
    nop
    vlog3r3 $2,$12,$3,$2
    vstd    $0,-128($17)
    vlog3r3 $11,$6,$1,$0
    nop
    or      $31,$31,$31
    vstd    $2,-32($17)
    or      $31,$31,$31
    vstd    $0,-64($17)
    .endm
#endif

#if defined(AES_ECB_DECRYPT)
# 184 operations on P0, 37 on P1, 195 cycles
    .macro INPUT_DECRYPT
    or      $31,$31,$31
    vldd    $0,0($16)
    or      $31,$31,$31
    vldd    $1,64($16)
    or      $31,$31,$31
    vldd    $2,bitsliced_masks+0($31) !tprello
    or      $31,$31,$31
    vldd    $3,32($16)
    vsrlw   $0,8,$4
    vldd    $5,96($16)
    vsrlw   $1,8,$6
    vldd    $7,bitsliced_first_key+32($31) !tprello
    or      $31,$31,$31
    nop
    vlog3r1 $4,$3,$2,$4
    nop
    vlog3r1 $6,$5,$2,$6
    vldd    $8,bitsliced_first_key+0($31) !tprello
    vlog3r3 $3,$7,$4,$3
    nop
    vsllw   $4,8,$4
    vldd    $9,128($16)
    vlog3r3 $5,$7,$6,$5
    nop
    vlog3r3 $0,$8,$4,$4
    vldd    $0,160($16)
    vsllw   $6,8,$6
    vldd    $10,192($16)
    vsrlw   $9,8,$11
    nop
    vlog3r3 $1,$8,$6,$1
    nop
    vlog3r1 $11,$0,$2,$6
    vldd    $11,224($16)
    vsrlw   $10,8,$12
    nop
    vlog3r3 $0,$7,$6,$0
    nop
    vsllw   $6,8,$6
    nop
    vlog3r1 $12,$11,$2,$12
    vldd    $13,256($16)
    vlog3r3 $9,$8,$6,$6
    nop
    vlog3r3 $11,$7,$12,$9
    vldd    $11,288($16)
    vsllw   $12,8,$12
    vldd    $14,320($16)
    vsrlw   $13,8,$15
    nop
    vlog3r3 $10,$8,$12,$10
    nop
    vlog3r1 $15,$11,$2,$15
    vldd    $12,352($16)
    vsrlw   $14,8,$22
    nop
    vlog3r3 $11,$7,$15,$11
    nop
    vsllw   $15,8,$15
    nop
    vlog3r1 $22,$12,$2,$22
    vldd    $23,384($16)
    vlog3r3 $13,$8,$15,$13
    nop
    vlog3r3 $12,$7,$22,$15
    vldd    $12,416($16)
    vsllw   $22,8,$22
    vldd    $24,448($16)
    vsrlw   $23,8,$25
    nop
    vlog3r3 $14,$8,$22,$14
    nop
    vlog3r1 $25,$12,$2,$25
    vldd    $22,480($16)
    vsrlw   $24,8,$26
    nop
    vlog3r3 $12,$7,$25,$12
    nop
    vsllw   $25,8,$25
    nop
    vlog3r1 $26,$22,$2,$2
    nop
    vlog3r3 $23,$8,$25,$23
    ldw     $25,bitsliced_selectors+0($31) !tprello
    vlog3r3 $22,$7,$2,$7
    nop
    vsllw   $2,8,$2
    ldw     $22,bitsliced_selectors+4($31) !tprello
    vshfw   $3,$4,$25,$26
    nop
    vlog3r3 $24,$8,$2,$2
    nop
    vshfw   $3,$4,$22,$3
    nop
    vshfw   $5,$1,$25,$4
    nop
    vshfw   $5,$1,$22,$1
    nop
    vshfw   $0,$6,$25,$5
    nop
    vshfw   $0,$6,$22,$0
    nop
    vshfw   $9,$10,$25,$6
    nop
    vshfw   $9,$10,$22,$9
    nop
    vshfw   $11,$13,$25,$10
    nop
    vshfw   $11,$13,$22,$11
    nop
    vshfw   $15,$14,$25,$13
    nop
    vshfw   $15,$14,$22,$14
    nop
    vshfw   $12,$23,$25,$15
    nop
    vshfw   $12,$23,$22,$12
    nop
    vshfw   $7,$2,$25,$25
    vldd    $23,bitsliced_masks+32($31) !tprello
    vshfw   $7,$2,$22,$2
    nop
    vsllw   $10,16,$7
    nop
    vsrlw   $26,16,$22
    nop
    vlog3r5 $23,$7,$26,$7
    nop
    vlog3r5 $23,$10,$22,$10
    nop
    vsllw   $11,16,$22
    nop
    vsrlw   $3,16,$26
    nop
    vlog3r5 $23,$22,$3,$3
    nop
    vlog3r5 $23,$11,$26,$11
    nop
    vsllw   $13,16,$26
    nop
    vsrlw   $4,16,$22
    nop
    vlog3r5 $23,$26,$4,$4
    nop
    vlog3r5 $23,$13,$22,$13
    nop
    vsllw   $14,16,$22
    nop
    vsrlw   $1,16,$26
    nop
    vlog3r5 $23,$22,$1,$1
    nop
    vlog3r5 $23,$14,$26,$14
    nop
    vsllw   $15,16,$26
    nop
    vsrlw   $5,16,$22
    nop
    vlog3r5 $23,$26,$5,$5
    nop
    vlog3r5 $23,$15,$22,$15
    nop
    vsllw   $12,16,$22
    nop
    vsrlw   $0,16,$26
    nop
    vlog3r5 $23,$22,$0,$0
    nop
    vlog3r5 $23,$12,$26,$12
    nop
    vsllw   $25,16,$26
    nop
    vsrlw   $6,16,$22
    nop
    vlog3r5 $23,$26,$6,$6
    nop
    vlog3r5 $23,$25,$22,$22
    nop
    vsllw   $2,16,$25
    nop
    vsrlw   $9,16,$26
    nop
    vlog3r5 $23,$25,$9,$9
    vldd    $25,bitsliced_masks+64($31) !tprello
    vlog3r5 $23,$2,$26,$2
    nop
    vsllw   $5,4,$23
    nop
    vsrlw   $7,4,$26
    nop
    vlog3r5 $25,$23,$7,$7
    nop
    vlog3r5 $25,$5,$26,$5
    nop
    vsllw   $0,4,$26
    nop
    vsrlw   $3,4,$23
    nop
    vlog3r5 $25,$26,$3,$3
    nop
    vlog3r5 $25,$0,$23,$0
    nop
    vsllw   $6,4,$23
    nop
    vsrlw   $4,4,$26
    nop
    vlog3r5 $25,$23,$4,$4
    nop
    vlog3r5 $25,$6,$26,$6
    nop
    vsllw   $9,4,$26
    nop
    vsrlw   $1,4,$23
    nop
    vlog3r5 $25,$26,$1,$1
    nop
    vlog3r5 $25,$9,$23,$9
    nop
    vsllw   $15,4,$23
    nop
    vsrlw   $10,4,$26
    nop
    vlog3r5 $25,$23,$10,$10
    nop
    vlog3r5 $25,$15,$26,$15
    nop
    vsllw   $12,4,$26
    nop
    vsrlw   $11,4,$23
    nop
    vlog3r5 $25,$26,$11,$11
    nop
    vlog3r5 $25,$12,$23,$12
    nop
    vsllw   $22,4,$23
    nop
    vsrlw   $13,4,$26
    nop
    vlog3r5 $25,$23,$13,$13
    nop
    vlog3r5 $25,$22,$26,$22
    nop
    vsllw   $2,4,$26
    nop
    vsrlw   $14,4,$23
    nop
    vlog3r5 $25,$26,$14,$14
    vldd    $26,bitsliced_masks+96($31) !tprello
    vlog3r5 $25,$2,$23,$2
    nop
    vsllw   $4,2,$23
    nop
    vsrlw   $7,2,$25
    nop
    vlog3r5 $26,$23,$7,$7
    nop
    vlog3r5 $26,$4,$25,$4
    nop
    vsllw   $1,2,$25
    nop
    vsrlw   $3,2,$23
    nop
    vlog3r5 $26,$25,$3,$3
    nop
    vlog3r5 $26,$1,$23,$23
    nop
    vsllw   $6,2,$1
    nop
    vsrlw   $5,2,$25
    nop
    vlog3r5 $26,$1,$5,$5
    nop
    vlog3r5 $26,$6,$25,$6
    nop
    vsllw   $9,2,$1
    nop
    vsrlw   $0,2,$25
    nop
    vlog3r5 $26,$1,$0,$8
    nop
    vlog3r5 $26,$9,$25,$9
    nop
    vsllw   $13,2,$0
    nop
    vsrlw   $10,2,$1
    nop
    vlog3r5 $26,$0,$10,$10
    nop
    vlog3r5 $26,$13,$1,$13
    nop
    vsllw   $14,2,$0
    nop
    vsrlw   $11,2,$1
    nop
    vlog3r5 $26,$0,$11,$11
    nop
    vlog3r5 $26,$14,$1,$14
    nop
    vsllw   $22,2,$0
    nop
    vsrlw   $15,2,$1
    nop
    vlog3r5 $26,$0,$15,$15
    nop
    vlog3r5 $26,$22,$1,$22
    nop
    vsllw   $2,2,$0
    nop
    vsrlw   $12,2,$1
    nop
    vlog3r5 $26,$0,$12,$12
    vldd    $25,bitsliced_masks+128($31) !tprello
    vlog3r5 $26,$2,$1,$26
    nop
    vsllw   $3,1,$0
    nop
    vsrlw   $7,1,$1
    nop
    vlog3r5 $25,$0,$7,$0
    nop
    vlog3r5 $25,$3,$1,$1
    nop
    vsllw   $23,1,$2
    nop
    vsrlw   $4,1,$3
    nop
    vlog3r5 $25,$2,$4,$2
    nop
    vlog3r5 $25,$23,$3,$3
    nop
    vsllw   $8,1,$4
    nop
    vsrlw   $5,1,$7
    nop
    vlog3r5 $25,$4,$5,$4
    nop
    vlog3r5 $25,$8,$7,$5
    nop
    vsllw   $9,1,$7
    nop
    vsrlw   $6,1,$8
    nop
    vlog3r5 $25,$7,$6,$6
    nop
    vlog3r5 $25,$9,$8,$7
    nop
    vsllw   $11,1,$8
    nop
    vsrlw   $10,1,$9
    nop
    vlog3r5 $25,$8,$10,$8
    nop
    vlog3r5 $25,$11,$9,$9
    nop
    vsllw   $14,1,$11
    vstd    $8,bitsliced_state+0($31) !tprello
    vsrlw   $13,1,$8
    vstd    $9,bitsliced_state+32($31) !tprello
    vlog3r5 $25,$11,$13,$9
    nop
    vlog3r5 $25,$14,$8,$8
    nop
    vsllw   $12,1,$14
    vstd    $9,bitsliced_state+64($31) !tprello
    vsrlw   $15,1,$9
    vstd    $8,bitsliced_state+96($31) !tprello
    vlog3r5 $25,$14,$15,$8
    nop
    vlog3r5 $25,$12,$9,$9
    nop
    vsllw   $26,1,$12
    vstd    $8,bitsliced_state+128($31) !tprello
    vsrlw   $22,1,$8
    vstd    $9,bitsliced_state+160($31) !tprello
    vlog3r5 $25,$12,$22,$9
    nop
    vlog3r5 $25,$26,$8,$8
    nop
    or      $31,$31,$31
    vstd    $9,bitsliced_state+192($31) !tprello
    or      $31,$31,$31
    vstd    $8,bitsliced_state+224($31) !tprello
    or      $31,$31,$31
    ldi     $16,512($16)
    or      $31,$31,$31
    ldi     $17,512($17)
    or      $31,$31,$31
    ldi     $18,-512($18)
    or      $31,$31,$31
    ldi     $19,-544*(AES_ROUNDS-1)($31)
    .endm
#endif

#if defined(AES_ECB_DECRYPT)
# 237 operations on P0, 65 on P1, 241 cycles
    .macro ROUND_DECRYPT
    vxorw   $7,$6,$8
    nop
    vxorw   $0,$1,$9
    nop
    vlog3r3 $2,$8,$1,$2
    nop
    vxorw   $4,$3,$10
    nop
    vlog3r3 $4,$5,$3,$4
    nop
    vxorw   $0,$3,$11
    vstd    $10,bitsliced_spill+256($31) !tprello
    vlog3r3 $0,$3,$6,$3
    nop
    vlog3r3 $1,$7,$11,$7
    nop
    vxorw   $3,$2,$12
    nop
    vxorw   $0,$3,$0
    nop
    vlog3r3 $12,$4,$2,$13
    nop
    vxorw   $11,$2,$14
    nop
    vlog3r1 $6,$13,$8,$6
    nop
    vxorw   $13,$14,$15
    nop
    vxorw   $10,$8,$22
    nop
    vlog3r2 $10,$15,$6,$10
    nop
    vlog3r3 $22,$1,$3,$1
    nop
    vxorw   $10,$3,$10
    nop
    vxorw   $9,$22,$23
    nop
    vlog3r2 $12,$22,$6,$6
    nop
    vlog3r4 $2,$23,$5,$5
    nop
    vlog3r0 $10,$0,$11,$24
    nop
    vlog3r4 $14,$1,$22,$25
    nop
    vlog3r3 $0,$24,$5,$24
    nop
    vlog3r3 $5,$6,$25,$5
    nop
    vlog3r0 $10,$9,$13,$10
    vldd    $25,bitsliced_state+128($31) !tprello
    vlog3r2 $7,$13,$6,$6
    vldd    $26,bitsliced_state+96($31) !tprello
    vlog3r4 $7,$4,$10,$27
    vldd    $10,bitsliced_state+224($31) !tprello
    vlog3r0 $6,$3,$9,$6
    vldd    $28,bitsliced_state+192($31) !tprello
    vlog3r0 $24,$27,$5,$29
    nop
    vxorw   $25,$26,$25
    nop
    vlog3r2 $27,$29,$6,$6
    nop
    vxorw   $10,$28,$10
    vstd    $25,bitsliced_spill+288($31) !tprello
    vlog3r4 $5,$6,$24,$24
    nop
    vlog3r6 $29,$6,$27,$25
    vstd    $10,bitsliced_spill+320($31) !tprello
    vlog3r4 $24,$29,$5,$5
    nop
    vandw   $24,$7,$10
    nop
    vxorw   $5,$24,$29
    nop
    vandw   $25,$11,$28
    nop
    vxorw   $29,$25,$26
    nop
    vlog3r1 $25,$29,$8,$8
    nop
    vandw   $24,$26,$30
    nop
    vlog3r1 $7,$9,$29,$7
    nop
    vlog3r4 $27,$30,$6,$6
    nop
    vlog3r2 $4,$29,$28,$29
    nop
    vxorw   $6,$5,$27
    nop
    vlog3r1 $11,$4,$26,$4
    nop
    vxorw   $27,$26,$26
    nop
    vandw   $22,$27,$22
    nop
    vlog3r2 $12,$27,$4,$12
    nop
    vlog3r1 $24,$26,$1,$1
    nop
    vlog3r2 $15,$26,$28,$15
    nop
    vlog3r2 $0,$25,$1,$0
    nop
    vlog3r3 $1,$22,$8,$1
    nop
    vxorw   $0,$12,$25
    nop
    vlog3r2 $23,$6,$1,$1
    nop
    vlog3r2 $5,$9,$25,$9
    nop
    vlog3r2 $6,$2,$7,$6
    vstd    $1,bitsliced_spill+224($31) !tprello
    vxorw   $9,$8,$1
    nop
    vlog3r1 $24,$26,$14,$2
    nop
    vxorw   $6,$22,$22
    nop
    vlog3r3 $29,$1,$3,$29
    vldd    $14,bitsliced_spill+256($31) !tprello
    vlog3r2 $24,$13,$22,$13
    nop
    vlog3r4 $3,$5,$29,$5
    vldd    $24,bitsliced_state+224($31) !tprello
    vlog3r3 $13,$3,$29,$3
    vldd    $13,bitsliced_state+192($31) !tprello
    vlog3r2 $14,$26,$2,$14
    vldd    $26,bitsliced_state+0($31) !tprello
    vxorw   $15,$4,$4
    vstd    $3,bitsliced_spill+0($31) !tprello
    vlog3r3 $22,$5,$3,$3
    vldd    $15,bitsliced_spill+320($31) !tprello
    vlog3r3 $0,$10,$6,$6
    vldd    $0,bitsliced_state+64($31) !tprello
    vlog3r3 $25,$10,$3,$25
    vldd    $29,bitsliced_state+32($31) !tprello
    vxorw   $14,$10,$10
    vldd    $14,bitsliced_state+160($31) !tprello
    vxorw   $7,$25,$7
    vldd    $25,bitsliced_state+128($31) !tprello
    vxorw   $10,$5,$5
    vldd    $8,bitsliced_state+96($31) !tprello
    vlog3r3 $10,$12,$22,$10
    vstd    $7,bitsliced_spill+160($31) !tprello
    vlog3r3 $1,$2,$22,$7
    vstd    $5,bitsliced_spill+96($31) !tprello
    vlog3r3 $2,$3,$4,$5
    vstd    $10,bitsliced_spill+32($31) !tprello
    vxorw   $6,$4,$4
    vstd    $7,bitsliced_spill+64($31) !tprello
    vlog3r3 $25,$14,$8,$6
    vstd    $5,bitsliced_spill+192($31) !tprello
    vlog3r3 $0,$15,$29,$5
    vstd    $4,bitsliced_spill+128($31) !tprello
    vxorw   $26,$8,$4
    nop
    vlog3r3 $26,$8,$13,$7
    nop
    vlog3r3 $29,$24,$4,$0
    nop
    vxorw   $26,$29,$1
    nop
    vxorw   $7,$5,$2
    nop
    vxorw   $26,$7,$3
    nop
    vlog3r3 $2,$6,$5,$24
    vldd    $26,bitsliced_spill+288($31) !tprello
    vxorw   $4,$5,$8
    nop
    vlog3r1 $13,$24,$15,$13
    nop
    vxorw   $24,$8,$25
    nop
    vxorw   $26,$15,$10
    nop
    vlog3r2 $26,$25,$13,$26
    nop
    vlog3r3 $10,$29,$7,$29
    nop
    vxorw   $26,$7,$26
    nop
    vxorw   $1,$10,$22
    nop
    vlog3r2 $2,$10,$13,$13
    nop
    vlog3r4 $5,$22,$14,$14
    nop
    vlog3r0 $26,$3,$4,$12
    nop
    vlog3r4 $8,$29,$10,$9
    nop
    vlog3r3 $3,$12,$14,$12
    nop
    vlog3r3 $14,$13,$9,$9
    nop
    vlog3r0 $26,$1,$24,$26
    nop
    vlog3r2 $0,$24,$13,$13
    nop
    vlog3r4 $0,$6,$26,$26
    nop
    vlog3r0 $13,$7,$1,$13
    nop
    vlog3r0 $12,$26,$9,$14
    nop
    or      $31,$31,$31
    nop
    vlog3r2 $26,$14,$13,$13
    nop
    or      $31,$31,$31
    nop
    vlog3r4 $9,$13,$12,$12
    nop
    vlog3r6 $14,$13,$26,$23
    nop
    vlog3r4 $12,$14,$9,$9
    nop
    vandw   $12,$0,$14
    nop
    vxorw   $9,$12,$28
    nop
    vandw   $23,$4,$27
    nop
    vxorw   $28,$23,$11
    nop
    vlog3r1 $23,$28,$15,$15
    nop
    vandw   $12,$11,$30
    nop
    vlog3r1 $0,$1,$28,$0
    nop
    vlog3r4 $26,$30,$13,$13
    nop
    vlog3r2 $6,$28,$27,$28
    nop
    vxorw   $13,$9,$26
    nop
    vlog3r1 $4,$6,$11,$4
    nop
    vxorw   $26,$11,$6
    nop
    vandw   $10,$26,$10
    nop
    vlog3r2 $2,$26,$4,$2
    nop
    vlog3r1 $12,$6,$29,$29
    nop
    vlog3r2 $25,$6,$27,$25
    nop
    vlog3r2 $3,$23,$29,$3
    nop
    vlog3r3 $29,$10,$15,$29
    nop
    vxorw   $3,$2,$23
    nop
    vlog3r2 $22,$13,$29,$22
    nop
    vlog3r2 $9,$1,$23,$1
    nop
    vlog3r2 $13,$5,$0,$5
    nop
    vxorw   $1,$15,$1
    nop
    vlog3r1 $12,$6,$8,$8
    nop
    vxorw   $5,$10,$10
    nop
    vlog3r3 $28,$1,$7,$28
    vldd    $15,bitsliced_spill+288($31) !tprello
    vlog3r2 $12,$24,$10,$12
    nop
    vlog3r4 $7,$9,$28,$9
    nop
    vlog3r3 $12,$7,$28,$7
    nop
    vlog3r2 $15,$6,$8,$6
    nop
    vxorw   $25,$4,$4
    nop
    vlog3r3 $10,$9,$7,$25
    nop
    vlog3r3 $3,$14,$5,$5
    nop
    vlog3r3 $23,$14,$25,$3
    nop
    vxorw   $6,$14,$6
    nop
    vxorw   $0,$3,$0
    nop
    vxorw   $6,$9,$3
    nop
    vlog3r3 $6,$2,$10,$6
    nop
    vlog3r3 $1,$8,$10,$1
    ldw     $2,bitsliced_selectors+8($31) !tprello
    vlog3r3 $8,$25,$4,$8
    nop
    vxorw   $5,$4,$4
    nop
    vshfw   $22,$22,$2,$5
    nop
    vshfw   $8,$8,$2,$8
    nop
    vshfw   $0,$0,$2,$0
    nop
    vshfw   $4,$4,$2,$4
    nop
    vshfw   $3,$3,$2,$22
    vldd    $3,bitsliced_spill+224($31) !tprello
    vshfw   $1,$1,$2,$25
    vldd    $1,bitsliced_spill+192($31) !tprello
    vshfw   $6,$6,$2,$10
    vldd    $6,bitsliced_spill+160($31) !tprello
    vshfw   $7,$7,$2,$2
    vldd    $7,bitsliced_spill+128($31) !tprello
    vxorw   $3,$5,$14
    vldd    $9,bitsliced_spill+96($31) !tprello
    vxorw   $1,$8,$15
    vldd    $23,bitsliced_spill+64($31) !tprello
    vxorw   $6,$0,$28
    vldd    $12,bitsliced_spill+32($31) !tprello
    vxorw   $7,$4,$13
    vldd    $24,bitsliced_spill+0($31) !tprello
    vxorw   $9,$22,$29
    nop
    vxorw   $23,$25,$27
    nop
    vxorw   $12,$10,$26
    nop
    vxorw   $24,$2,$11
    nop
    vxorw   $26,$3,$3
    nop
    vxorw   $26,$11,$30
    nop
    vlog3r3 $26,$11,$1,$1
    nop
    vlog3r3 $14,$11,$6,$6
    nop
    vlog3r3 $15,$26,$7,$7
    nop
    vlog3r3 $28,$30,$9,$9
    vstd    $6,bitsliced_spill+352($31) !tprello
    vlog3r3 $13,$11,$23,$6
    nop
    vxorw   $29,$12,$12
    nop
    vxorw   $27,$24,$24
    nop
    vxorw   $26,$5,$23
    nop
    vlog3r3 $26,$11,$8,$8
    nop
    vlog3r3 $14,$11,$0,$14
    nop
    vlog3r3 $15,$26,$4,$4
    nop
    vlog3r3 $28,$30,$22,$5
    nop
    vlog3r3 $13,$11,$25,$0
    ldw     $11,bitsliced_keys_end+512($19) !tprello
    vxorw   $29,$10,$10
    nop
    vxorw   $27,$2,$27
    vldd    $2,bitsliced_keys_end+224($19) !tprello
    vshfw   $4,$7,$11,$13
    vldd    $29,bitsliced_keys_end+480($19) !tprello
    vshfw   $27,$24,$11,$25
    nop
    vshfw   $24,$27,$11,$28
    vldd    $22,bitsliced_keys_end+96($19) !tprello
    vlog3r3 $2,$24,$25,$24
    vldd    $2,bitsliced_keys_end+352($19) !tprello
    vlog3r3 $29,$27,$28,$27
    nop
    vshfw   $7,$4,$11,$29
    nop
    vlog3r3 $22,$7,$13,$22
    vldd    $7,bitsliced_keys_end+128($19) !tprello
    vlog3r3 $2,$4,$29,$30
    vldd    $4,bitsliced_keys_end+384($19) !tprello
    vshfw   $5,$9,$11,$2
    nop
    vshfw   $9,$5,$11,$15
    nop
    vlog3r3 $7,$9,$2,$7
    nop
    vlog3r3 $4,$5,$15,$5
    nop
    vxorw   $27,$7,$4
    nop
    vxorw   $24,$5,$9
    nop
    vlog3r3 $4,$15,$30,$15
    vldd    $26,bitsliced_keys_end+160($19) !tprello
    vlog3r3 $9,$2,$22,$4
    vldd    $2,bitsliced_keys_end+416($19) !tprello
    vshfw   $0,$6,$11,$9
    vstd    $15,bitsliced_state+128($31) !tprello
    vshfw   $6,$0,$11,$15
    nop
    vlog3r3 $26,$6,$9,$6
    nop
    vlog3r3 $2,$0,$15,$0
    nop
    vlog3r3 $6,$15,$5,$2
    vldd    $15,bitsliced_keys_end+192($19) !tprello
    vlog3r3 $0,$9,$7,$5
    vldd    $7,bitsliced_keys_end+448($19) !tprello
    vshfw   $10,$12,$11,$9
    vstd    $2,bitsliced_state+160($31) !tprello
    vshfw   $12,$10,$11,$2
    nop
    vlog3r3 $15,$12,$9,$12
    nop
    vlog3r3 $7,$10,$2,$7
    nop
    vlog3r3 $12,$2,$0,$0
    vldd    $2,bitsliced_keys_end+256($19) !tprello
    vlog3r3 $24,$28,$7,$28
    vldd    $10,bitsliced_keys_end+0($19) !tprello
    vlog3r3 $7,$9,$6,$6
    vstd    $0,bitsliced_state+192($31) !tprello
    vlog3r3 $27,$25,$12,$7
    vstd    $28,bitsliced_state+224($31) !tprello
    vshfw   $23,$3,$11,$0
    nop
    vshfw   $3,$23,$11,$28
    nop
    vlog3r3 $10,$3,$0,$3
    nop
    vlog3r3 $2,$23,$28,$2
    nop
    vlog3r3 $3,$28,$27,$28
    vldd    $23,bitsliced_keys_end+32($19) !tprello
    vlog3r3 $2,$0,$24,$0
    vldd    $10,bitsliced_keys_end+288($19) !tprello
    vshfw   $8,$1,$11,$12
    vstd    $28,bitsliced_state+0($31) !tprello
    vshfw   $1,$8,$11,$28
    nop
    vlog3r3 $23,$1,$12,$23
    nop
    vlog3r3 $10,$8,$28,$8
    nop
    vxorw   $27,$23,$1
    vldd    $10,bitsliced_spill+352($31) !tprello
    vxorw   $24,$8,$25
    nop
    vlog3r3 $1,$28,$2,$2
    vldd    $28,bitsliced_keys_end+64($19) !tprello
    vlog3r3 $25,$12,$3,$1
    vldd    $3,bitsliced_keys_end+320($19) !tprello
    vshfw   $14,$10,$11,$12
    vstd    $2,bitsliced_state+32($31) !tprello
    vshfw   $10,$14,$11,$2
    nop
    vlog3r3 $28,$10,$12,$10
    nop
    vlog3r3 $3,$14,$2,$3
    nop
    vlog3r3 $10,$2,$8,$8
    nop
    vxorw   $27,$22,$22
    nop
    vlog3r3 $3,$12,$23,$2
    vstd    $8,bitsliced_state+64($31) !tprello
    vlog3r3 $22,$29,$3,$3
    nop
    vxorw   $24,$30,$24
    nop
    or      $31,$31,$31
    vstd    $3,bitsliced_state+96($31) !tprello
    vlog3r3 $24,$13,$10,$3
    ldi     $19,544($19)
    or      $31,$31,$31
    bne     $19,next_round
    .endm
#endif

#if defined(AES_ECB_DECRYPT)
# 334 operations on P0, 67 on P1, 336 cycles
    .macro OUTPUT_DECRYPT
    vxorw   $7,$6,$8
    nop
    vxorw   $0,$1,$9
    nop
    vlog3r3 $2,$8,$1,$2
    nop
    vxorw   $4,$3,$10
    nop
    vlog3r3 $4,$5,$3,$4
    vstd    $2,bitsliced_spill+288($31) !tprello
    vxorw   $0,$3,$11
    vstd    $10,bitsliced_spill+256($31) !tprello
    vlog3r3 $0,$3,$6,$3
    nop
    vlog3r3 $1,$7,$11,$7
    nop
    vxorw   $3,$2,$12
    nop
    vxorw   $0,$3,$0
    nop
    vlog3r3 $12,$4,$2,$13
    nop
    vxorw   $11,$2,$14
    nop
    vlog3r1 $6,$13,$8,$6
    nop
    vxorw   $13,$14,$15
    nop
    vxorw   $10,$8,$22
    nop
    vlog3r2 $10,$15,$6,$10
    nop
    vlog3r3 $22,$1,$3,$1
    nop
    vxorw   $10,$3,$10
    nop
    vxorw   $9,$22,$23
    nop
    vlog3r2 $12,$22,$6,$6
    nop
    vlog3r4 $2,$23,$5,$2
    nop
    vlog3r0 $10,$0,$11,$5
    nop
    vlog3r4 $14,$1,$22,$24
    nop
    vlog3r3 $0,$5,$2,$5
    nop
    vlog3r3 $2,$6,$24,$2
    nop
    vlog3r0 $10,$9,$13,$10
    vldd    $24,bitsliced_state+128($31) !tprello
    vlog3r2 $7,$13,$6,$6
    vldd    $25,bitsliced_state+96($31) !tprello
    vlog3r4 $7,$4,$10,$26
    vldd    $10,bitsliced_state+224($31) !tprello
    vlog3r0 $6,$3,$9,$6
    vldd    $27,bitsliced_state+192($31) !tprello
    vlog3r0 $5,$26,$2,$28
    nop
    vxorw   $24,$25,$24
    nop
    vlog3r2 $26,$28,$6,$6
    nop
    vxorw   $10,$27,$10
    vstd    $24,bitsliced_spill+320($31) !tprello
    vlog3r4 $2,$6,$5,$5
    nop
    vlog3r6 $28,$6,$26,$27
    vstd    $10,bitsliced_spill+352($31) !tprello
    vlog3r4 $5,$28,$2,$2
    nop
    vandw   $5,$7,$10
    nop
    vxorw   $2,$5,$28
    nop
    vandw   $27,$11,$25
    nop
    vxorw   $28,$27,$29
    nop
    vlog3r1 $27,$28,$8,$8
    nop
    vandw   $5,$29,$30
    nop
    vlog3r1 $7,$9,$28,$7
    nop
    vlog3r4 $26,$30,$6,$6
    nop
    vlog3r2 $4,$28,$25,$28
    nop
    vxorw   $6,$2,$26
    nop
    vlog3r1 $11,$4,$29,$4
    nop
    vxorw   $26,$29,$29
    nop
    vandw   $22,$26,$22
    nop
    vlog3r2 $12,$26,$4,$12
    nop
    vlog3r1 $5,$29,$1,$1
    nop
    vlog3r2 $15,$29,$25,$15
    nop
    vlog3r2 $0,$27,$1,$0
    nop
    vlog3r3 $1,$22,$8,$1
    vldd    $27,bitsliced_spill+288($31) !tprello
    vxorw   $0,$12,$25
    nop
    vlog3r2 $23,$6,$1,$1
    nop
    vlog3r2 $2,$9,$25,$9
    nop
    vlog3r2 $6,$27,$7,$6
    vstd    $1,bitsliced_spill+224($31) !tprello
    vxorw   $9,$8,$8
    nop
    vlog3r1 $5,$29,$14,$14
    nop
    vxorw   $6,$22,$22
    nop
    vlog3r3 $28,$8,$3,$28
    vldd    $9,bitsliced_spill+256($31) !tprello
    vlog3r2 $5,$13,$22,$5
    nop
    vlog3r4 $3,$2,$28,$2
    nop
    vlog3r3 $5,$3,$28,$3
    vldd    $5,bitsliced_state+192($31) !tprello
    vlog3r2 $9,$29,$14,$9
    vldd    $29,bitsliced_state+0($31) !tprello
    vxorw   $15,$4,$4
    vstd    $3,bitsliced_spill+0($31) !tprello
    vlog3r3 $22,$2,$3,$3
    vldd    $15,bitsliced_spill+352($31) !tprello
    vlog3r3 $0,$10,$6,$0
    vldd    $6,bitsliced_state+64($31) !tprello
    vlog3r3 $25,$10,$3,$25
    vldd    $28,bitsliced_state+32($31) !tprello
    vxorw   $9,$10,$9
    vldd    $10,bitsliced_state+160($31) !tprello
    vxorw   $7,$25,$7
    vldd    $25,bitsliced_state+128($31) !tprello
    vxorw   $9,$2,$2
    vldd    $13,bitsliced_state+96($31) !tprello
    vlog3r3 $9,$12,$22,$9
    vstd    $7,bitsliced_spill+160($31) !tprello
    vlog3r3 $8,$14,$22,$7
    vstd    $2,bitsliced_spill+96($31) !tprello
    vlog3r3 $14,$3,$4,$2
    vstd    $9,bitsliced_spill+32($31) !tprello
    vxorw   $0,$4,$0
    vstd    $7,bitsliced_spill+64($31) !tprello
    vlog3r3 $25,$10,$13,$25
    vldd    $7,bitsliced_state+224($31) !tprello
    vlog3r3 $6,$15,$28,$6
    vstd    $0,bitsliced_spill+128($31) !tprello
    vxorw   $29,$13,$0
    vstd    $2,bitsliced_spill+192($31) !tprello
    vlog3r3 $29,$13,$5,$13
    nop
    vlog3r3 $28,$7,$0,$7
    nop
    vxorw   $29,$28,$4
    nop
    vxorw   $13,$6,$9
    nop
    vxorw   $29,$13,$29
    nop
    vlog3r3 $9,$25,$6,$3
    nop
    vxorw   $0,$6,$14
    nop
    vlog3r1 $5,$3,$15,$5
    nop
    vxorw   $3,$14,$8
    nop
    vxorw   $24,$15,$22
    nop
    vlog3r2 $24,$8,$5,$24
    nop
    vlog3r3 $22,$28,$13,$28
    nop
    vxorw   $24,$13,$24
    nop
    vxorw   $4,$22,$12
    nop
    vlog3r2 $9,$22,$5,$5
    nop
    vlog3r4 $6,$12,$10,$10
    nop
    vlog3r0 $24,$29,$0,$27
    nop
    vlog3r4 $14,$28,$22,$23
    nop
    vlog3r3 $29,$27,$10,$27
    nop
    vlog3r3 $10,$5,$23,$10
    nop
    vlog3r0 $24,$4,$3,$24
    nop
    vlog3r2 $7,$3,$5,$5
    nop
    vlog3r4 $7,$25,$24,$24
    nop
    vlog3r0 $5,$13,$4,$5
    nop
    vlog3r0 $27,$24,$10,$23
    nop
    vsllw   $2,1,$2
    nop
    vlog3r2 $24,$23,$5,$5
    nop
    vsrlw   $1,1,$1
    vstd    $2,bitsliced_spill+384($31) !tprello
    vlog3r4 $10,$5,$27,$2
    nop
    vlog3r6 $23,$5,$24,$27
    vstd    $1,bitsliced_spill+416($31) !tprello
    vlog3r4 $2,$23,$10,$1
    nop
    vandw   $2,$7,$10
    nop
    vxorw   $1,$2,$23
    nop
    vandw   $27,$0,$26
    nop
    vxorw   $23,$27,$11
    nop
    vlog3r1 $27,$23,$15,$15
    nop
    vandw   $2,$11,$30
    nop
    vlog3r1 $7,$4,$23,$7
    nop
    vlog3r4 $24,$30,$5,$5
    nop
    vlog3r2 $25,$23,$26,$23
    nop
    vxorw   $5,$1,$24
    nop
    vlog3r1 $0,$25,$11,$0
    nop
    vxorw   $24,$11,$11
    nop
    vandw   $22,$24,$22
    nop
    vlog3r2 $9,$24,$0,$9
    nop
    vlog3r1 $2,$11,$28,$28
    nop
    vlog3r2 $8,$11,$26,$8
    nop
    vlog3r2 $29,$27,$28,$27
    nop
    vlog3r3 $28,$22,$15,$28
    nop
    vxorw   $27,$9,$29
    nop
    vlog3r2 $12,$5,$28,$12
    nop
    vlog3r2 $1,$4,$29,$4
    nop
    vlog3r2 $5,$6,$7,$5
    nop
    vxorw   $4,$15,$4
    nop
    vlog3r1 $2,$11,$14,$14
    nop
    vxorw   $5,$22,$22
    nop
    vlog3r3 $23,$4,$13,$23
    vldd    $15,bitsliced_spill+320($31) !tprello
    vlog3r2 $2,$3,$22,$2
    nop
    vlog3r4 $13,$1,$23,$1
    nop
    vlog3r3 $2,$13,$23,$2
    nop
    vlog3r2 $15,$11,$14,$11
    nop
    vxorw   $8,$0,$0
    nop
    vlog3r3 $22,$1,$2,$8
    nop
    vlog3r3 $27,$10,$5,$5
    nop
    vlog3r3 $29,$10,$8,$29
    nop
    vxorw   $11,$10,$10
    vldd    $11,bitsliced_spill+416($31) !tprello
    vxorw   $7,$29,$29
    vldd    $7,bitsliced_spill+384($31) !tprello
    vxorw   $10,$1,$27
    vldd    $1,bitsliced_spill+224($31) !tprello
    vlog3r3 $10,$9,$22,$9
    vldd    $10,bitsliced_masks+128($31) !tprello
    vlog3r3 $4,$14,$22,$22
    vldd    $4,bitsliced_spill+192($31) !tprello
    vlog3r3 $14,$8,$0,$14
    vldd    $8,bitsliced_spill+128($31) !tprello
    vxorw   $5,$0,$5
    vldd    $0,bitsliced_spill+160($31) !tprello
    vlog3r5 $10,$7,$1,$1
    nop
    vlog3r5 $10,$4,$11,$4
    nop
    vsllw   $8,1,$11
    vldd    $7,bitsliced_spill+64($31) !tprello
    vsrlw   $0,1,$15
    vldd    $13,bitsliced_spill+96($31) !tprello
    vlog3r5 $10,$11,$0,$0
    nop
    vlog3r5 $10,$8,$15,$8
    nop
    vsllw   $7,1,$15
    vldd    $11,bitsliced_spill+0($31) !tprello
    vsrlw   $13,1,$23
    vldd    $3,bitsliced_spill+32($31) !tprello
    vlog3r5 $10,$15,$13,$13
    nop
    vlog3r5 $10,$7,$23,$7
    nop
    vsllw   $11,1,$23
    nop
    vsrlw   $3,1,$15
    nop
    vlog3r5 $10,$23,$3,$3
    nop
    vlog3r5 $10,$11,$15,$11
    nop
    vsllw   $14,1,$15
    nop
    vsrlw   $12,1,$23
    nop
    vlog3r5 $10,$15,$12,$12
    nop
    vlog3r5 $10,$14,$23,$14
    nop
    vsllw   $5,1,$23
    nop
    vsrlw   $29,1,$15
    nop
    vlog3r5 $10,$23,$29,$23
    nop
    vlog3r5 $10,$5,$15,$5
    nop
    vsllw   $22,1,$15
    nop
    vsrlw   $27,1,$29
    nop
    vlog3r5 $10,$15,$27,$15
    nop
    vlog3r5 $10,$22,$29,$22
    nop
    vsllw   $2,1,$29
    nop
    vsrlw   $9,1,$27
    nop
    vlog3r5 $10,$29,$9,$9
    vldd    $29,bitsliced_masks+96($31) !tprello
    vlog3r5 $10,$2,$27,$2
    nop
    vsllw   $0,2,$10
    nop
    vsrlw   $1,2,$27
    nop
    vlog3r5 $29,$10,$1,$1
    nop
    vlog3r5 $29,$0,$27,$0
    nop
    vsllw   $8,2,$27
    nop
    vsrlw   $4,2,$10
    nop
    vlog3r5 $29,$27,$4,$4
    nop
    vlog3r5 $29,$8,$10,$8
    nop
    vsllw   $3,2,$10
    nop
    vsrlw   $13,2,$27
    nop
    vlog3r5 $29,$10,$13,$10
    nop
    vlog3r5 $29,$3,$27,$3
    nop
    vsllw   $11,2,$27
    nop
    vsrlw   $7,2,$13
    nop
    vlog3r5 $29,$27,$7,$7
    nop
    vlog3r5 $29,$11,$13,$11
    nop
    vsllw   $23,2,$13
    nop
    vsrlw   $12,2,$27
    nop
    vlog3r5 $29,$13,$12,$12
    nop
    vlog3r5 $29,$23,$27,$23
    nop
    vsllw   $5,2,$27
    nop
    vsrlw   $14,2,$13
    nop
    vlog3r5 $29,$27,$14,$14
    nop
    vlog3r5 $29,$5,$13,$5
    nop
    vsllw   $9,2,$13
    nop
    vsrlw   $15,2,$27
    nop
    vlog3r5 $29,$13,$15,$13
    nop
    vlog3r5 $29,$9,$27,$9
    nop
    vsllw   $2,2,$27
    nop
    vsrlw   $22,2,$15
    nop
    vlog3r5 $29,$27,$22,$22
    vldd    $27,bitsliced_masks+64($31) !tprello
    vlog3r5 $29,$2,$15,$2
    nop
    vsllw   $10,4,$15
    nop
    vsrlw   $1,4,$29
    nop
    vlog3r5 $27,$15,$1,$1
    nop
    vlog3r5 $27,$10,$29,$10
    nop
    vsllw   $7,4,$29
    nop
    vsrlw   $4,4,$15
    nop
    vlog3r5 $27,$29,$4,$4
    nop
    vlog3r5 $27,$7,$15,$7
    nop
    vsllw   $3,4,$15
    nop
    vsrlw   $0,4,$29
    nop
    vlog3r5 $27,$15,$0,$0
    nop
    vlog3r5 $27,$3,$29,$3
    nop
    vsllw   $11,4,$29
    nop
    vsrlw   $8,4,$15
    nop
    vlog3r5 $27,$29,$8,$8
    nop
    vlog3r5 $27,$11,$15,$11
    nop
    vsllw   $13,4,$15
    nop
    vsrlw   $12,4,$29
    nop
    vlog3r5 $27,$15,$12,$12
    nop
    vlog3r5 $27,$13,$29,$13
    nop
    vsllw   $22,4,$29
    nop
    vsrlw   $14,4,$15
    nop
    vlog3r5 $27,$29,$14,$14
    nop
    vlog3r5 $27,$22,$15,$15
    nop
    vsllw   $9,4,$22
    nop
    vsrlw   $23,4,$29
    nop
    vlog3r5 $27,$22,$23,$22
    nop
    vlog3r5 $27,$9,$29,$9
    nop
    vsllw   $2,4,$29
    nop
    vsrlw   $5,4,$23
    ldw     $6,bitsliced_selectors+12($31) !tprello
    vlog3r5 $27,$29,$5,$29
    ldw     $5,bitsliced_selectors+16($31) !tprello
    vlog3r5 $27,$2,$23,$2
    nop
    vshfw   $4,$1,$6,$23
    nop
    vshfw   $4,$1,$5,$1
    nop
    vshfw   $8,$0,$6,$4
    nop
    vshfw   $8,$0,$5,$0
    nop
    vshfw   $7,$10,$6,$8
    nop
    vshfw   $7,$10,$5,$10
    ldw     $7,bitsliced_selectors+20($31) !tprello
    vshfw   $11,$3,$6,$27
    ldw     $6,bitsliced_selectors+24($31) !tprello
    vshfw   $11,$3,$5,$3
    nop
    vshfw   $14,$12,$7,$5
    nop
    vshfw   $14,$12,$6,$12
    nop
    vshfw   $29,$22,$7,$14
    nop
    vshfw   $29,$22,$6,$22
    nop
    vshfw   $15,$13,$7,$29
    nop
    vshfw   $15,$13,$6,$13
    nop
    vshfw   $2,$9,$7,$7
    vldd    $15,bitsliced_masks+32($31) !tprello
    vshfw   $2,$9,$6,$2
    nop
    vsrlw   $23,16,$6
    vldd    $9,bitsliced_last_key+0($31) !tprello
    vsrlw   $1,16,$11
    nop
    vlog3r1 $6,$5,$15,$6
    vldd    $28,bitsliced_last_key+32($31) !tprello
    vlog3r1 $11,$12,$15,$11
    nop
    vlog3r3 $5,$9,$6,$5
    nop
    vsllw   $6,16,$6
    nop
    vlog3r3 $12,$28,$11,$12
    nop
    vlog3r3 $23,$9,$6,$6
    nop
    vsllw   $11,16,$11
    nop
    vsrlw   $4,16,$23
    nop
    vlog3r3 $1,$28,$11,$1
    nop
    vlog3r1 $23,$14,$15,$23
    nop
    vsrlw   $0,16,$11
    nop
    vlog3r3 $14,$9,$23,$14
    nop
    vsllw   $23,16,$23
    nop
    vlog3r1 $11,$22,$15,$11
    nop
    vlog3r3 $4,$9,$23,$4
    nop
    vlog3r3 $22,$28,$11,$22
    nop
    vsllw   $11,16,$11
    nop
    vsrlw   $8,16,$23
    nop
    vlog3r3 $0,$28,$11,$0
    nop
    vlog3r1 $23,$29,$15,$23
    nop
    vsrlw   $10,16,$11
    nop
    vlog3r3 $29,$9,$23,$29
    nop
    vsllw   $23,16,$23
    nop
    vlog3r1 $11,$13,$15,$11
    nop
    vlog3r3 $8,$9,$23,$8
    nop
    vlog3r3 $13,$28,$11,$13
    nop
    vsllw   $11,16,$11
    nop
    vsrlw   $27,16,$23
    nop
    vlog3r3 $10,$28,$11,$10
    nop
    vlog3r1 $23,$7,$15,$23
    nop
    vsrlw   $3,16,$11
    nop
    vlog3r3 $7,$9,$23,$7
    nop
    vsllw   $23,16,$23
    nop
    vlog3r1 $11,$2,$15,$11
    nop
    vlog3r3 $27,$9,$23,$9
    nop
    vlog3r3 $2,$28,$11,$2
    nop
    vsllw   $11,16,$11
    vldd    $23,bitsliced_masks+0($31) !tprello
    vsllw   $1,8,$27
    nop
    vlog3r3 $3,$28,$11,$3
    nop
    vsrlw   $6,8,$11
    nop
    vlog3r5 $23,$27,$6,$6
    nop
    vlog3r5 $23,$1,$11,$1
    nop
    vsllw   $0,8,$11
    vstd    $6,-512($17)
    vsrlw   $4,8,$6
    vstd    $1,-480($17)
    vlog3r5 $23,$11,$4,$1
    nop
    vlog3r5 $23,$0,$6,$0
    nop
    vsllw   $10,8,$6
    vstd    $1,-448($17)
    vsrlw   $8,8,$1
    vstd    $0,-416($17)
    vlog3r5 $23,$6,$8,$0
    nop
    vlog3r5 $23,$10,$1,$1
    nop
    vsllw   $3,8,$10
    vstd    $0,-384($17)
    vsrlw   $9,8,$0
    vstd    $1,-352($17)
    vlog3r5 $23,$10,$9,$1
    nop
    vlog3r5 $23,$3,$0,$0
    nop
    vsllw   $12,8,$3
    vstd    $1,-320($17)
    vsrlw   $5,8,$1
    vstd    $0,-288($17)
    vlog3r5 $23,$3,$5,$0
    nop
    vlog3r5 $23,$12,$1,$1
    nop
    vsllw   $22,8,$12
    vstd    $0,-256($17)
    vsrlw   $14,8,$0
    vstd    $1,-224($17)
    vlog3r5 $23,$12,$14,$1
    nop
    vlog3r5 $23,$22,$0,$0
    nop
    vsllw   $13,8,$22
    vstd    $1,-192($17)
    vsrlw   $29,8,$1
    vstd    $0,-160($17)
    vlog3r5 $23,$22,$29,$0
    nop
    vlog3r5 $23,$13,$1,$1
    nop
    vsllw   $2,8,$13
    vstd    $0,-128($17)
    vsrlw   $7,8,$0
    vstd    $1,-96($17)
    vlog3r5 $23,$13,$7,$1
    nop
    vlog3r5 $23,$2,$0,$0
    nop
    or      $31,$31,$31
    vstd    $1,-64($17)
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
    ldi     $1,0x96($31)
    wcsr    $1,0x83
    ldi     $1,0x9a($31)
    wcsr    $1,0x84
    ldi     $1,0xac($31)
    wcsr    $1,0x85
    ldi     $1,0xe8($31)
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
    ldi     $1,0x96($31)
    wcsr    $1,0x83
    ldi     $1,0x9a($31)
    wcsr    $1,0x84
    ldi     $1,0xac($31)
    wcsr    $1,0x85
    ldi     $1,0xe8($31)
    wcsr    $1,0x86
    .endm
#endif
