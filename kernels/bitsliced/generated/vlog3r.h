# SPDX-License-Identifier: Apache-2.0
#
# Made by kernels/bitsliced/generate.py: the vector code of the vlog3r kernel as macros,
# one line for each instruction, two lines (P0, P1) for each cycle.

#define BITSLICED_SPILLS 14

#if !defined(AES_ECB_DECRYPT)
# 184 operations on P0, 37 on P1, 191 cycles
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
    vsrlw   $1,4,$26
    nop
    vsllw   $25,16,$22
    nop
    vsrlw   $6,16,$8
    nop
    vlog3r5 $23,$22,$6,$6
    nop
    vlog3r5 $23,$25,$8,$8
    nop
    vsllw   $2,16,$25
    nop
    vsrlw   $9,16,$22
    nop
    vlog3r5 $23,$25,$9,$9
    vldd    $25,bitsliced_masks+64($31) !tprello
    vlog3r5 $23,$2,$22,$2
    nop
    vsllw   $5,4,$22
    nop
    vsrlw   $7,4,$23
    nop
    vlog3r5 $25,$22,$7,$7
    nop
    vlog3r5 $25,$5,$23,$5
    nop
    vsllw   $0,4,$23
    nop
    vsrlw   $3,4,$22
    nop
    vlog3r5 $25,$23,$3,$3
    nop
    vlog3r5 $25,$0,$22,$0
    nop
    vsllw   $6,4,$22
    nop
    vsrlw   $4,4,$23
    nop
    vlog3r5 $25,$22,$4,$4
    nop
    vlog3r5 $25,$6,$23,$6
    nop
    vsllw   $9,4,$23
    nop
    vlog3r5 $25,$9,$26,$9
    nop
    vlog3r5 $25,$23,$1,$1
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
    vsllw   $8,4,$23
    nop
    vsrlw   $13,4,$26
    nop
    vlog3r5 $25,$23,$13,$13
    nop
    vlog3r5 $25,$8,$26,$8
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
    vsllw   $6,2,$25
    nop
    vsrlw   $5,2,$1
    nop
    vsllw   $9,2,$22
    nop
    vlog3r5 $26,$6,$1,$6
    nop
    vsrlw   $0,2,$24
    nop
    vlog3r5 $26,$22,$0,$22
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
    vsllw   $8,2,$0
    nop
    vsrlw   $15,2,$1
    nop
    vlog3r5 $26,$0,$15,$15
    nop
    vlog3r5 $26,$8,$1,$8
    nop
    vsllw   $2,2,$0
    nop
    vsrlw   $12,2,$1
    nop
    vlog3r5 $26,$0,$12,$12
    vldd    $27,bitsliced_masks+128($31) !tprello
    vlog3r5 $26,$2,$1,$28
    nop
    vsllw   $3,1,$0
    nop
    vsrlw   $7,1,$1
    nop
    vlog3r5 $27,$0,$7,$0
    nop
    vlog3r5 $27,$3,$1,$1
    nop
    vsllw   $23,1,$2
    nop
    vsrlw   $4,1,$3
    nop
    vlog3r5 $27,$2,$4,$2
    nop
    vlog3r5 $26,$25,$5,$4
    nop
    vlog3r5 $27,$23,$3,$3
    nop
    vsllw   $22,1,$5
    nop
    vsrlw   $4,1,$7
    nop
    vlog3r5 $27,$5,$4,$4
    nop
    vlog3r5 $26,$9,$24,$9
    nop
    vlog3r5 $27,$22,$7,$5
    nop
    vsllw   $9,1,$7
    nop
    vsrlw   $6,1,$22
    nop
    vlog3r5 $27,$7,$6,$6
    nop
    vlog3r5 $27,$9,$22,$7
    nop
    vsllw   $11,1,$9
    nop
    vsrlw   $10,1,$22
    nop
    vlog3r5 $27,$9,$10,$9
    nop
    vlog3r5 $27,$11,$22,$11
    nop
    vsllw   $14,1,$22
    vstd    $9,bitsliced_state+0($31) !tprello
    vsrlw   $13,1,$9
    vstd    $11,bitsliced_state+32($31) !tprello
    vlog3r5 $27,$22,$13,$11
    nop
    vlog3r5 $27,$14,$9,$9
    nop
    vsllw   $12,1,$14
    vstd    $11,bitsliced_state+64($31) !tprello
    vsrlw   $15,1,$11
    vstd    $9,bitsliced_state+96($31) !tprello
    vlog3r5 $27,$14,$15,$9
    ldi     $19,-544*(AES_ROUNDS-1)($31)
    vlog3r5 $27,$12,$11,$11
    ldi     $18,-512($18)
    vsllw   $28,1,$12
    vstd    $9,bitsliced_state+128($31) !tprello
    vsrlw   $8,1,$9
    vstd    $11,bitsliced_state+160($31) !tprello
    vlog3r5 $27,$12,$8,$8
    ldi     $17,512($17)
    vlog3r5 $27,$28,$9,$9
    ldi     $16,512($16)
    or      $31,$31,$31
    vstd    $8,bitsliced_state+192($31) !tprello
    or      $31,$31,$31
    vstd    $9,bitsliced_state+224($31) !tprello
    .endm
#endif

#if defined(AES_CTR)
# 16 operations on P0, 45 on P1, 45 cycles
    .macro COUNTER
    or      $31,$31,$31
    vldd    $2,64($20)
    or      $31,$31,$31
    vldd    $6,64($21)
    or      $31,$31,$31
    vldd    $3,256($20)
    or      $31,$31,$31
    vldd    $5,256($21)
    or      $31,$31,$31
    vldd    $1,288($20)
    vxorw   $6,$2,$2
    vldd    $6,192($20)
    or      $31,$31,$31
    vldd    $4,192($21)
    vxorw   $5,$3,$3
    vldd    $5,352($20)
    or      $31,$31,$31
    vldd    $0,352($21)
    or      $31,$31,$31
    vstd    $3,bitsliced_state+0($31) !tprello
    vxorw   $4,$6,$6
    vldd    $3,384($20)
    or      $31,$31,$31
    vldd    $4,384($21)
    vxorw   $0,$5,$5
    vldd    $0,96($20)
    or      $31,$31,$31
    vldd    $7,96($21)
    or      $31,$31,$31
    vstd    $5,bitsliced_state+96($31) !tprello
    vxorw   $4,$3,$3
    vldd    $5,160($20)
    or      $31,$31,$31
    vldd    $4,160($21)
    or      $31,$31,$31
    vstd    $3,bitsliced_state+128($31) !tprello
    vxorw   $7,$0,$3
    vldd    $0,288($21)
    or      $31,$31,$31
    vldd    $7,320($20)
    vxorw   $4,$5,$5
    vldd    $4,480($20)
    or      $31,$31,$31
    vldd    $8,480($21)
    vxorw   $0,$1,$1
    vldd    $0,448($20)
    or      $31,$31,$31
    vldd    $9,448($21)
    or      $31,$31,$31
    vstd    $1,bitsliced_state+32($31) !tprello
    vxorw   $8,$4,$1
    vldd    $4,32($20)
    or      $31,$31,$31
    vldd    $8,32($21)
    or      $31,$31,$31
    vstd    $1,bitsliced_state+224($31) !tprello
    vxorw   $9,$0,$1
    vldd    $0,128($20)
    or      $31,$31,$31
    vldd    $9,128($21)
    or      $31,$31,$31
    vstd    $1,bitsliced_state+192($31) !tprello
    vxorw   $8,$4,$1
    vldd    $8,320($21)
    or      $31,$31,$31
    ldi     $19,-544*(AES_ROUNDS-2)($31)
    vxorw   $9,$0,$4
    vldd    $0,416($20)
    or      $31,$31,$31
    vldd    $9,416($21)
    vxorw   $8,$7,$7
    vldd    $8,0($20)
    or      $31,$31,$31
    vldd    $10,0($21)
    or      $31,$31,$31
    vstd    $7,bitsliced_state+64($31) !tprello
    vxorw   $9,$0,$0
    vldd    $7,224($20)
    or      $31,$31,$31
    vldd    $9,224($21)
    or      $31,$31,$31
    vstd    $0,bitsliced_state+160($31) !tprello
    vxorw   $10,$8,$0
    ldi     $18,-512($18)
    or      $31,$31,$31
    ldi     $17,512($17)
    vxorw   $9,$7,$7
    ldi     $16,512($16)
    or      $31,$31,$31
    ldi     $20,512($20)
    .endm
#endif

#if !defined(AES_ECB_DECRYPT)
# 200 operations on P0, 69 on P1, 202 cycles
    .macro ROUND
    vlog3r3 $0,$6,$5,$8
    nop
    vxorw   $2,$7,$9
    nop
    vxorw   $8,$1,$10
    nop
    vxorw   $4,$8,$11
    vstd    $9,bitsliced_spill+128($31) !tprello
    vxorw   $10,$9,$12
    vstd    $10,bitsliced_spill+160($31) !tprello
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
    vstd    $26,bitsliced_spill+224($31) !tprello
    vxorw   $26,$25,$25
    vstd    $29,bitsliced_spill+256($31) !tprello
    vxorw   $9,$22,$9
    nop
    vxorw   $7,$26,$26
    vstd    $25,bitsliced_spill+320($31) !tprello
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
    vstd    $25,bitsliced_spill+352($31) !tprello
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
    vstd    $10,bitsliced_spill+192($31) !tprello
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
    vldd    $1,bitsliced_spill+160($31) !tprello
    vlog3r2 $8,$6,$4,$4
    nop
    vlog3r3 $28,$0,$13,$6
    nop
    vlog3r2 $2,$30,$4,$2
    nop
    vlog3r2 $3,$1,$4,$1
    nop
    vlog3r3 $2,$9,$15,$9
    vldd    $3,bitsliced_state+64($31) !tprello
    vlog3r2 $11,$22,$2,$2
    vldd    $11,bitsliced_state+192($31) !tprello
    vxorw   $6,$1,$6
    vldd    $1,bitsliced_spill+224($31) !tprello
    vlog3r3 $5,$14,$23,$23
    vldd    $5,bitsliced_state+32($31) !tprello
    vxorw   $7,$3,$30
    vldd    $22,bitsliced_state+96($31) !tprello
    vlog3r3 $0,$28,$23,$0
    vldd    $28,bitsliced_state+160($31) !tprello
    vlog3r3 $25,$1,$7,$1
    vstd    $6,bitsliced_spill+64($31) !tprello
    vlog3r3 $5,$3,$25,$3
    vstd    $0,bitsliced_spill+0($31) !tprello
    vlog3r3 $22,$11,$1,$0
    nop
    vlog3r3 $28,$7,$29,$7
    nop
    vlog3r3 $0,$26,$3,$13
    vldd    $22,bitsliced_spill+320($31) !tprello
    vxorw   $2,$12,$2
    vldd    $12,bitsliced_state+224($31) !tprello
    vlog3r3 $11,$28,$13,$11
    nop
    vxorw   $13,$7,$28
    vstd    $2,bitsliced_spill+32($31) !tprello
    vbicw   $13,$0,$2
    nop
    vlog3r5 $22,$11,$12,$22
    vstd    $28,bitsliced_spill+288($31) !tprello
    vlog3r4 $28,$29,$2,$10
    nop
    vlog3r3 $3,$12,$28,$28
    nop
    vlog3r4 $12,$5,$10,$24
    nop
    vlog3r2 $7,$30,$2,$2
    vldd    $27,bitsliced_state+0($31) !tprello
    vlog3r3 $22,$28,$24,$22
    nop
    vlog3r4 $12,$11,$2,$12
    nop
    vlog3r2 $25,$28,$2,$2
    nop
    vxorw   $27,$13,$25
    nop
    vlog3r1 $7,$11,$1,$24
    nop
    vlog3r0 $12,$5,$25,$12
    vldd    $5,bitsliced_spill+128($31) !tprello
    vlog3r3 $0,$24,$2,$0
    nop
    vlog3r2 $27,$26,$29,$27
    vldd    $2,bitsliced_spill+192($31) !tprello
    vlog3r2 $0,$12,$22,$29
    nop
    vlog3r2 $8,$5,$9,$5
    nop
    vlog3r3 $24,$29,$10,$10
    nop
    vlog3r3 $2,$6,$4,$4
    nop
    vxorw   $10,$27,$2
    nop
    vxorw   $14,$15,$6
    vstd    $4,bitsliced_spill+96($31) !tprello
    vlog3r6 $12,$2,$22,$4
    nop
    vlog3r5 $29,$2,$0,$14
    nop
    vxorw   $23,$15,$15
    nop
    vlog3r1 $29,$4,$22,$22
    nop
    vxorw   $14,$4,$29
    nop
    or      $31,$31,$31
    nop
    vlog3r4 $29,$2,$0,$0
    nop
    vlog3r1 $26,$3,$29,$2
    nop
    vxorw   $22,$0,$22
    nop
    vxorw   $12,$0,$12
    vldd    $0,bitsliced_spill+224($31) !tprello
    vandw   $22,$11,$11
    nop
    vxorw   $14,$22,$10
    nop
    vlog3r2 $25,$14,$11,$25
    nop
    vlog3r2 $0,$10,$11,$0
    nop
    vlog3r1 $1,$30,$22,$22
    nop
    vxorw   $29,$12,$11
    nop
    vlog3r2 $12,$30,$2,$30
    nop
    vxorw   $10,$11,$24
    vldd    $27,bitsliced_state+0($31) !tprello
    vlog3r2 $7,$12,$0,$12
    vldd    $7,bitsliced_spill+352($31) !tprello
    vxorw   $24,$4,$8
    nop
    vlog3r2 $29,$13,$12,$13
    nop
    vlog3r1 $27,$28,$8,$29
    nop
    vlog3r2 $7,$24,$30,$7
    nop
    vlog3r2 $27,$4,$29,$9
    vldd    $27,bitsliced_spill+288($31) !tprello
    vlog3r2 $24,$28,$29,$24
    nop
    vlog3r3 $12,$9,$22,$12
    nop
    vlog3r2 $1,$8,$7,$8
    vldd    $1,bitsliced_spill+320($31) !tprello
    vlog3r2 $11,$27,$12,$12
    nop
    vlog3r3 $0,$8,$24,$0
    nop
    vlog3r2 $3,$14,$12,$3
    vldd    $14,bitsliced_spill+256($31) !tprello
    vlog3r2 $10,$1,$12,$1
    nop
    vlog3r3 $3,$2,$13,$2
    nop
    vlog3r2 $26,$4,$3,$4
    nop
    vlog3r2 $11,$14,$2,$2
    nop
    vlog3r3 $25,$9,$30,$3
    nop
    vxorw   $4,$7,$4
    nop
    vxorw   $3,$1,$7
    nop
    vlog3r3 $9,$25,$0,$1
    nop
    vlog3r3 $22,$7,$12,$3
    ldw     $12,bitsliced_selectors+8($31) !tprello
    vxorw   $8,$13,$8
    nop
    vxorw   $0,$13,$13
    nop
    vshfw   $7,$7,$12,$22
    nop
    vshfw   $4,$4,$12,$9
    nop
    vshfw   $1,$1,$12,$4
    nop
    vshfw   $0,$0,$12,$7
    nop
    vshfw   $2,$2,$12,$0
    nop
    vshfw   $13,$13,$12,$1
    ldw     $2,bitsliced_keys_end+512($19) !tprello
    vshfw   $8,$8,$12,$13
    vldd    $8,bitsliced_keys_end+224($19) !tprello
    vshfw   $3,$3,$12,$12
    vldd    $3,bitsliced_keys_end+480($19) !tprello
    vshfw   $13,$6,$2,$30
    vldd    $25,bitsliced_spill+0($31) !tprello
    vshfw   $6,$13,$2,$11
    nop
    vlog3r3 $8,$6,$30,$6
    nop
    vlog3r3 $3,$13,$11,$13
    vldd    $3,bitsliced_keys_end+96($19) !tprello
    vshfw   $4,$25,$2,$14
    vldd    $8,bitsliced_keys_end+352($19) !tprello
    vshfw   $23,$7,$2,$26
    nop
    vshfw   $25,$4,$2,$24
    vldd    $10,bitsliced_keys_end+128($19) !tprello
    vlog3r3 $3,$25,$14,$25
    vldd    $3,bitsliced_keys_end+384($19) !tprello
    vlog3r3 $8,$4,$24,$8
    nop
    vshfw   $7,$23,$2,$4
    nop
    vlog3r3 $10,$23,$4,$10
    nop
    vlog3r3 $3,$7,$26,$7
    nop
    vxorw   $13,$10,$3
    nop
    vxorw   $6,$7,$23
    nop
    vlog3r3 $3,$26,$8,$3
    vldd    $26,bitsliced_keys_end+160($19) !tprello
    vlog3r3 $23,$4,$25,$4
    vldd    $23,bitsliced_keys_end+416($19) !tprello
    vshfw   $0,$5,$2,$27
    vstd    $3,bitsliced_state+128($31) !tprello
    vshfw   $5,$0,$2,$3
    nop
    vlog3r3 $26,$5,$27,$26
    nop
    vlog3r3 $23,$0,$3,$0
    nop
    vlog3r3 $26,$3,$7,$7
    vldd    $3,bitsliced_keys_end+192($19) !tprello
    vlog3r3 $0,$27,$10,$5
    vldd    $10,bitsliced_keys_end+448($19) !tprello
    vshfw   $1,$15,$2,$27
    vstd    $7,bitsliced_state+160($31) !tprello
    vshfw   $15,$1,$2,$7
    nop
    vlog3r3 $3,$15,$27,$3
    nop
    vlog3r3 $10,$1,$7,$10
    vldd    $1,bitsliced_spill+96($31) !tprello
    vlog3r3 $3,$7,$0,$0
    vldd    $15,bitsliced_keys_end+256($19) !tprello
    vlog3r3 $6,$11,$10,$11
    vldd    $23,bitsliced_keys_end+0($19) !tprello
    vlog3r3 $13,$30,$3,$7
    vstd    $0,bitsliced_state+192($31) !tprello
    vshfw   $12,$1,$2,$0
    vstd    $11,bitsliced_state+224($31) !tprello
    vshfw   $1,$12,$2,$3
    nop
    vlog3r3 $23,$1,$0,$23
    vldd    $1,bitsliced_spill+64($31) !tprello
    vlog3r3 $15,$12,$3,$12
    nop
    vlog3r3 $23,$3,$13,$3
    vldd    $15,bitsliced_keys_end+32($19) !tprello
    vlog3r3 $12,$0,$6,$0
    vldd    $11,bitsliced_keys_end+288($19) !tprello
    vshfw   $22,$1,$2,$30
    vstd    $3,bitsliced_state+0($31) !tprello
    vshfw   $1,$22,$2,$3
    nop
    vlog3r3 $15,$1,$30,$15
    nop
    vlog3r3 $11,$22,$3,$11
    nop
    vxorw   $13,$15,$1
    vldd    $22,bitsliced_spill+32($31) !tprello
    vxorw   $6,$11,$28
    nop
    vlog3r3 $1,$3,$12,$3
    vldd    $12,bitsliced_keys_end+64($19) !tprello
    vlog3r3 $28,$30,$23,$1
    vldd    $23,bitsliced_keys_end+320($19) !tprello
    vshfw   $9,$22,$2,$28
    vstd    $3,bitsliced_state+32($31) !tprello
    vshfw   $22,$9,$2,$2
    nop
    vlog3r3 $12,$22,$28,$3
    nop
    vlog3r3 $23,$9,$2,$9
    nop
    vlog3r3 $3,$2,$11,$11
    nop
    vxorw   $13,$25,$13
    nop
    vlog3r3 $9,$28,$15,$2
    vstd    $11,bitsliced_state+64($31) !tprello
    vlog3r3 $13,$24,$9,$9
    nop
    vxorw   $6,$8,$8
    nop
    vlog3r3 $10,$27,$26,$6
    vstd    $9,bitsliced_state+96($31) !tprello
    vlog3r3 $8,$14,$3,$3
    ldi     $19,544($19)
    or      $31,$31,$31
    bne     $19,next_round
    .endm
#endif

#if !defined(AES_CTR) && !defined(AES_ECB_DECRYPT)
# 322 operations on P0, 65 on P1, 324 cycles
    .macro OUTPUT
    vlog3r3 $0,$6,$5,$8
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
    vlog3r3 $28,$0,$13,$13
    nop
    vlog3r2 $2,$30,$3,$2
    vldd    $30,bitsliced_spill+160($31) !tprello
    vlog3r2 $7,$4,$3,$4
    nop
    vlog3r3 $2,$9,$15,$9
    vldd    $7,bitsliced_spill+224($31) !tprello
    vlog3r2 $11,$22,$2,$2
    vldd    $11,bitsliced_state+192($31) !tprello
    vlog3r2 $8,$30,$9,$8
    vldd    $9,bitsliced_state+128($31) !tprello
    vxorw   $2,$12,$2
    vldd    $12,bitsliced_state+64($31) !tprello
    vxorw   $13,$4,$4
    vstd    $8,bitsliced_spill+64($31) !tprello
    vxorw   $14,$15,$8
    vstd    $2,bitsliced_spill+128($31) !tprello
    vlog3r3 $10,$4,$3,$3
    vldd    $2,bitsliced_state+96($31) !tprello
    vlog3r3 $5,$14,$23,$5
    vstd    $8,bitsliced_spill+0($31) !tprello
    vxorw   $9,$12,$14
    vldd    $8,bitsliced_state+32($31) !tprello
    vlog3r3 $0,$28,$5,$0
    vstd    $5,bitsliced_spill+96($31) !tprello
    vxorw   $5,$15,$5
    vldd    $15,bitsliced_state+160($31) !tprello
    vlog3r3 $29,$26,$9,$23
    vldd    $28,bitsliced_state+0($31) !tprello
    vlog3r3 $8,$12,$29,$12
    vstd    $5,bitsliced_spill+32($31) !tprello
    vlog3r3 $2,$11,$23,$2
    nop
    vlog3r3 $15,$9,$7,$9
    nop
    vlog3r3 $2,$1,$12,$5
    nop
    vlog3r2 $28,$1,$7,$13
    vldd    $10,bitsliced_state+224($31) !tprello
    vlog3r3 $11,$15,$5,$11
    nop
    vxorw   $5,$9,$15
    nop
    vbicw   $5,$2,$30
    nop
    vlog3r5 $25,$11,$10,$25
    vstd    $15,bitsliced_spill+256($31) !tprello
    vlog3r4 $15,$7,$30,$7
    nop
    vlog3r3 $12,$10,$15,$15
    nop
    vlog3r4 $10,$8,$7,$22
    nop
    vlog3r2 $9,$14,$30,$30
    nop
    vlog3r3 $25,$15,$22,$22
    nop
    vlog3r4 $10,$11,$30,$10
    nop
    vlog3r2 $29,$15,$30,$30
    nop
    vxorw   $28,$5,$25
    nop
    vlog3r1 $9,$11,$23,$6
    nop
    vlog3r0 $10,$8,$25,$8
    nop
    vlog3r3 $2,$6,$30,$2
    nop
    vsllw   $4,1,$30
    vldd    $10,bitsliced_masks+128($31) !tprello
    vlog3r2 $2,$8,$22,$24
    nop
    vsrlw   $3,1,$27
    nop
    vlog3r3 $6,$24,$7,$6
    nop
    vlog3r5 $10,$30,$3,$3
    nop
    vxorw   $6,$13,$6
    nop
    vlog3r5 $10,$4,$27,$4
    nop
    vlog3r6 $8,$6,$22,$27
    nop
    vlog3r5 $24,$6,$2,$13
    vstd    $4,bitsliced_spill+320($31) !tprello
    vlog3r1 $24,$27,$22,$4
    nop
    vxorw   $13,$27,$22
    nop
    vsllw   $0,1,$24
    nop
    vlog3r4 $22,$6,$2,$2
    nop
    vlog3r1 $1,$12,$22,$6
    nop
    vxorw   $4,$2,$4
    nop
    vxorw   $8,$2,$2
    nop
    vandw   $4,$11,$11
    nop
    vxorw   $13,$4,$8
    nop
    vlog3r2 $25,$13,$11,$25
    nop
    vlog3r2 $26,$8,$11,$11
    nop
    vlog3r1 $23,$14,$4,$4
    nop
    vxorw   $22,$2,$26
    nop
    vlog3r2 $9,$2,$11,$9
    nop
    vxorw   $8,$26,$30
    nop
    vlog3r2 $22,$5,$9,$5
    nop
    vxorw   $30,$27,$22
    nop
    vlog3r2 $2,$14,$6,$2
    nop
    vlog3r1 $28,$15,$22,$14
    nop
    vlog3r2 $29,$30,$2,$29
    nop
    vlog3r2 $28,$27,$14,$7
    vldd    $28,bitsliced_spill+256($31) !tprello
    vlog3r2 $30,$15,$14,$14
    nop
    vlog3r3 $9,$7,$4,$9
    nop
    vlog3r2 $23,$22,$29,$23
    vldd    $22,bitsliced_spill+288($31) !tprello
    vlog3r2 $26,$28,$9,$9
    nop
    vlog3r3 $11,$23,$14,$11
    nop
    vlog3r2 $12,$13,$9,$12
    vldd    $13,bitsliced_spill+224($31) !tprello
    vlog3r2 $8,$22,$9,$8
    nop
    vlog3r3 $12,$6,$5,$6
    nop
    vlog3r2 $1,$27,$12,$1
    nop
    vlog3r2 $26,$13,$6,$6
    nop
    vlog3r3 $25,$7,$2,$2
    nop
    vxorw   $1,$29,$1
    nop
    vxorw   $2,$8,$2
    nop
    vlog3r3 $7,$25,$11,$25
    vldd    $7,bitsliced_spill+128($31) !tprello
    vlog3r3 $4,$2,$9,$4
    nop
    vxorw   $23,$5,$23
    nop
    vxorw   $11,$5,$9
    vldd    $5,bitsliced_spill+64($31) !tprello
    vsrlw   $7,1,$8
    vldd    $29,bitsliced_spill+96($31) !tprello
    vlog3r5 $10,$24,$7,$7
    nop
    vlog3r5 $10,$0,$8,$0
    nop
    vsllw   $5,1,$8
    vldd    $24,bitsliced_spill+0($31) !tprello
    vsrlw   $29,1,$13
    vldd    $26,bitsliced_spill+32($31) !tprello
    vlog3r5 $10,$8,$29,$8
    nop
    vlog3r5 $10,$5,$13,$5
    nop
    vsllw   $24,1,$13
    nop
    vsrlw   $26,1,$29
    nop
    vlog3r5 $10,$13,$26,$13
    nop
    vlog3r5 $10,$24,$29,$24
    nop
    vsllw   $2,1,$29
    nop
    vsrlw   $4,1,$26
    nop
    vlog3r5 $10,$29,$4,$4
    nop
    vlog3r5 $10,$2,$26,$2
    nop
    vsllw   $25,1,$26
    nop
    vsrlw   $1,1,$29
    nop
    vlog3r5 $10,$26,$1,$1
    nop
    vlog3r5 $10,$25,$29,$25
    nop
    vsllw   $6,1,$29
    nop
    vsrlw   $11,1,$26
    nop
    vlog3r5 $10,$29,$11,$11
    nop
    vlog3r5 $10,$6,$26,$6
    nop
    vsllw   $23,1,$26
    nop
    vsrlw   $9,1,$29
    nop
    vlog3r5 $10,$26,$9,$9
    vldd    $26,bitsliced_masks+96($31) !tprello
    vlog3r5 $10,$23,$29,$23
    vldd    $10,bitsliced_spill+320($31) !tprello
    vsrlw   $3,2,$29
    nop
    vsllw   $0,2,$12
    nop
    vlog3r5 $26,$7,$29,$29
    nop
    vsrlw   $10,2,$27
    nop
    vlog3r5 $26,$12,$10,$10
    nop
    vlog3r5 $26,$0,$27,$0
    nop
    vsllw   $13,2,$27
    nop
    vsrlw   $8,2,$12
    nop
    vlog3r5 $26,$27,$8,$8
    nop
    vlog3r5 $26,$13,$12,$12
    nop
    vsllw   $24,2,$13
    nop
    vsrlw   $5,2,$27
    nop
    vlog3r5 $26,$13,$5,$5
    nop
    vlog3r5 $26,$24,$27,$24
    nop
    vsllw   $1,2,$27
    nop
    vsrlw   $4,2,$13
    nop
    vlog3r5 $26,$27,$4,$4
    nop
    vlog3r5 $26,$1,$13,$1
    nop
    vsllw   $25,2,$13
    nop
    vsrlw   $6,2,$27
    nop
    vsrlw   $2,2,$22
    nop
    vlog3r5 $26,$23,$27,$27
    nop
    vlog3r5 $26,$13,$2,$2
    nop
    vlog3r5 $26,$25,$22,$22
    nop
    vsllw   $9,2,$25
    nop
    vsrlw   $11,2,$13
    nop
    vlog3r5 $26,$25,$11,$11
    nop
    vlog3r5 $26,$9,$13,$9
    nop
    vsllw   $23,2,$23
    nop
    vsllw   $5,4,$13
    vldd    $25,bitsliced_masks+64($31) !tprello
    vlog3r5 $26,$23,$6,$6
    nop
    vsllw   $8,4,$23
    nop
    vsrlw   $10,4,$14
    nop
    vlog3r5 $25,$13,$10,$10
    nop
    vlog3r5 $25,$5,$14,$5
    nop
    vsllw   $12,4,$14
    nop
    vsrlw   $29,4,$13
    nop
    vlog3r5 $25,$14,$29,$14
    nop
    vlog3r5 $25,$12,$13,$12
    nop
    vsllw   $24,4,$13
    nop
    vsrlw   $0,4,$29
    nop
    vlog3r5 $25,$13,$0,$0
    nop
    vlog3r5 $25,$24,$29,$24
    nop
    vsllw   $7,2,$7
    nop
    vsllw   $11,4,$29
    nop
    vlog3r5 $26,$7,$3,$3
    nop
    vsrlw   $4,4,$7
    nop
    vsrlw   $3,4,$26
    nop
    vlog3r5 $25,$23,$3,$3
    nop
    vlog3r5 $25,$8,$26,$8
    nop
    vlog3r5 $25,$29,$4,$4
    nop
    vlog3r5 $25,$11,$7,$7
    nop
    vsllw   $6,4,$11
    nop
    vsrlw   $2,4,$29
    nop
    vlog3r5 $25,$11,$2,$2
    nop
    vlog3r5 $25,$6,$29,$6
    nop
    vsllw   $9,4,$29
    nop
    vsrlw   $1,4,$11
    nop
    vlog3r5 $25,$29,$1,$1
    nop
    vlog3r5 $25,$9,$11,$9
    nop
    vsllw   $27,4,$11
    nop
    vsrlw   $22,4,$29
    ldw     $26,bitsliced_selectors+12($31) !tprello
    vlog3r5 $25,$11,$22,$22
    ldw     $11,bitsliced_selectors+16($31) !tprello
    vlog3r5 $25,$27,$29,$25
    nop
    vshfw   $10,$3,$26,$27
    nop
    vshfw   $10,$3,$11,$3
    nop
    vshfw   $0,$14,$26,$10
    nop
    vsrlw   $10,16,$29
    nop
    vshfw   $0,$14,$11,$0
    nop
    vshfw   $5,$8,$26,$14
    nop
    vshfw   $5,$8,$11,$8
    ldw     $5,bitsliced_selectors+20($31) !tprello
    vshfw   $24,$12,$26,$23
    ldw     $26,bitsliced_selectors+24($31) !tprello
    vshfw   $24,$12,$11,$11
    nop
    vshfw   $2,$4,$5,$12
    nop
    vshfw   $2,$4,$26,$2
    nop
    vshfw   $22,$1,$5,$4
    nop
    vshfw   $22,$1,$26,$1
    nop
    vshfw   $6,$7,$5,$22
    nop
    vshfw   $6,$7,$26,$6
    nop
    vshfw   $25,$9,$5,$7
    vldd    $5,bitsliced_masks+32($31) !tprello
    vshfw   $25,$9,$26,$9
    nop
    vsrlw   $27,16,$25
    vldd    $26,bitsliced_last_key+0($31) !tprello
    vsrlw   $3,16,$24
    nop
    vlog3r1 $25,$12,$5,$25
    vldd    $13,bitsliced_last_key+32($31) !tprello
    vlog3r1 $24,$2,$5,$24
    nop
    vlog3r3 $12,$26,$25,$12
    nop
    vsllw   $25,16,$25
    nop
    vlog3r3 $2,$13,$24,$2
    nop
    vlog3r3 $27,$26,$25,$25
    nop
    vsllw   $24,16,$24
    nop
    vlog3r1 $29,$4,$5,$29
    nop
    vlog3r3 $3,$13,$24,$3
    nop
    vlog3r3 $4,$26,$29,$4
    nop
    vsllw   $29,16,$29
    nop
    vsrlw   $0,16,$24
    nop
    vlog3r3 $10,$26,$29,$10
    nop
    vlog3r1 $24,$1,$5,$24
    nop
    vsrlw   $14,16,$29
    nop
    vlog3r3 $1,$13,$24,$1
    nop
    vsllw   $24,16,$24
    nop
    vlog3r1 $29,$22,$5,$29
    nop
    vlog3r3 $0,$13,$24,$0
    nop
    vlog3r3 $22,$26,$29,$22
    nop
    vsllw   $29,16,$29
    nop
    vsrlw   $8,16,$24
    nop
    vlog3r3 $14,$26,$29,$14
    nop
    vlog3r1 $24,$6,$5,$24
    nop
    vsrlw   $11,16,$29
    nop
    vlog3r3 $6,$13,$24,$6
    nop
    vsllw   $24,16,$24
    nop
    vlog3r1 $29,$9,$5,$29
    nop
    vlog3r3 $8,$13,$24,$8
    nop
    vlog3r3 $9,$13,$29,$9
    nop
    vsllw   $29,16,$29
    nop
    vsllw   $3,8,$24
    vldd    $27,bitsliced_masks+0($31) !tprello
    vlog3r3 $11,$13,$29,$11
    nop
    vsrlw   $25,8,$13
    nop
    vsllw   $0,8,$29
    nop
    vlog3r5 $27,$3,$13,$3
    nop
    vsrlw   $10,8,$13
    nop
    vsllw   $8,8,$28
    vstd    $3,-480($17)
    vlog3r5 $27,$0,$13,$0
    nop
    vsrlw   $14,8,$3
    nop
    vsllw   $11,8,$13
    vstd    $0,-416($17)
    vsrlw   $23,16,$0
    nop
    vsllw   $2,8,$15
    nop
    vlog3r1 $0,$7,$5,$0
    nop
    vsrlw   $12,8,$5
    nop
    vlog3r3 $7,$26,$0,$7
    nop
    vsllw   $0,16,$0
    nop
    vsllw   $1,8,$30
    nop
    vlog3r3 $23,$26,$0,$0
    nop
    vsrlw   $4,8,$23
    nop
    vsrlw   $0,8,$26
    nop
    vlog3r5 $27,$13,$0,$0
    nop
    vlog3r5 $27,$30,$4,$4
    nop
    vsllw   $6,8,$30
    vstd    $0,-320($17)
    vsrlw   $22,8,$0
    vstd    $4,-192($17)
    vlog3r5 $27,$30,$22,$4
    nop
    vsllw   $9,8,$22
    nop
    vsrlw   $7,8,$30
    vstd    $4,-128($17)
    vlog3r5 $27,$24,$25,$4
    nop
    vlog3r5 $27,$29,$10,$10
    nop
    vlog3r5 $27,$28,$14,$14
    vstd    $4,-512($17)
    vlog3r5 $27,$8,$3,$3
    vstd    $10,-448($17)
    vlog3r5 $27,$11,$26,$10
    vstd    $14,-384($17)
    vlog3r5 $27,$15,$12,$12
    vstd    $3,-352($17)
    vlog3r5 $27,$2,$5,$2
    vstd    $10,-288($17)
    vlog3r5 $27,$1,$23,$1
    vstd    $12,-256($17)
    vlog3r5 $27,$6,$0,$0
    vstd    $2,-224($17)
    vlog3r5 $27,$22,$7,$2
    vstd    $1,-160($17)
    vlog3r5 $27,$9,$30,$1
    vstd    $0,-96($17)
    or      $31,$31,$31
    vstd    $2,-64($17)
    or      $31,$31,$31
    vstd    $1,-32($17)
    .endm
#endif

#if defined(AES_CTR)
# 330 operations on P0, 81 on P1, 332 cycles
    .macro OUTPUT_COUNTER
    vlog3r3 $0,$6,$5,$8
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
    vlog3r3 $28,$0,$13,$13
    nop
    vlog3r2 $2,$30,$3,$2
    vldd    $30,bitsliced_spill+160($31) !tprello
    vlog3r2 $7,$4,$3,$4
    nop
    vlog3r3 $2,$9,$15,$9
    vldd    $7,bitsliced_spill+224($31) !tprello
    vlog3r2 $11,$22,$2,$2
    vldd    $11,bitsliced_state+192($31) !tprello
    vlog3r2 $8,$30,$9,$8
    vldd    $9,bitsliced_state+128($31) !tprello
    vxorw   $2,$12,$2
    vldd    $12,bitsliced_state+64($31) !tprello
    vxorw   $13,$4,$4
    vstd    $8,bitsliced_spill+64($31) !tprello
    vxorw   $14,$15,$8
    vstd    $2,bitsliced_spill+128($31) !tprello
    vlog3r3 $10,$4,$3,$3
    vldd    $2,bitsliced_state+96($31) !tprello
    vlog3r3 $5,$14,$23,$5
    vstd    $8,bitsliced_spill+0($31) !tprello
    vxorw   $9,$12,$14
    vldd    $8,bitsliced_state+32($31) !tprello
    vlog3r3 $0,$28,$5,$0
    vstd    $5,bitsliced_spill+96($31) !tprello
    vxorw   $5,$15,$5
    vldd    $15,bitsliced_state+160($31) !tprello
    vlog3r3 $29,$26,$9,$23
    vldd    $28,bitsliced_state+0($31) !tprello
    vlog3r3 $8,$12,$29,$12
    vstd    $5,bitsliced_spill+32($31) !tprello
    vlog3r3 $2,$11,$23,$2
    nop
    vlog3r3 $15,$9,$7,$9
    nop
    vlog3r3 $2,$1,$12,$5
    nop
    vlog3r2 $28,$1,$7,$13
    vldd    $10,bitsliced_state+224($31) !tprello
    vlog3r3 $11,$15,$5,$11
    nop
    vxorw   $5,$9,$15
    nop
    vbicw   $5,$2,$30
    nop
    vlog3r5 $25,$11,$10,$25
    vstd    $15,bitsliced_spill+256($31) !tprello
    vlog3r4 $15,$7,$30,$7
    nop
    vlog3r3 $12,$10,$15,$15
    nop
    vlog3r4 $10,$8,$7,$22
    nop
    vlog3r2 $9,$14,$30,$30
    nop
    vlog3r3 $25,$15,$22,$22
    nop
    vlog3r4 $10,$11,$30,$10
    nop
    vlog3r2 $29,$15,$30,$30
    nop
    vxorw   $28,$5,$25
    nop
    vlog3r1 $9,$11,$23,$6
    nop
    vlog3r0 $10,$8,$25,$8
    nop
    vlog3r3 $2,$6,$30,$2
    nop
    vsllw   $4,1,$30
    vldd    $10,bitsliced_masks+128($31) !tprello
    vlog3r2 $2,$8,$22,$24
    nop
    vsrlw   $3,1,$27
    nop
    vlog3r3 $6,$24,$7,$6
    nop
    vlog3r5 $10,$30,$3,$3
    nop
    vxorw   $6,$13,$6
    nop
    vlog3r5 $10,$4,$27,$4
    nop
    vlog3r6 $8,$6,$22,$27
    nop
    vlog3r5 $24,$6,$2,$13
    vstd    $4,bitsliced_spill+320($31) !tprello
    vlog3r1 $24,$27,$22,$4
    nop
    vxorw   $13,$27,$22
    nop
    vsllw   $0,1,$24
    nop
    vlog3r4 $22,$6,$2,$2
    nop
    vlog3r1 $1,$12,$22,$6
    nop
    vxorw   $4,$2,$4
    nop
    vxorw   $8,$2,$2
    nop
    vandw   $4,$11,$11
    nop
    vxorw   $13,$4,$8
    nop
    vlog3r2 $25,$13,$11,$25
    nop
    vlog3r2 $26,$8,$11,$11
    nop
    vlog3r1 $23,$14,$4,$4
    nop
    vxorw   $22,$2,$26
    nop
    vlog3r2 $9,$2,$11,$9
    nop
    vxorw   $8,$26,$30
    nop
    vlog3r2 $22,$5,$9,$5
    nop
    vxorw   $30,$27,$22
    nop
    vlog3r2 $2,$14,$6,$2
    nop
    vlog3r1 $28,$15,$22,$14
    nop
    vlog3r2 $29,$30,$2,$29
    nop
    vlog3r2 $28,$27,$14,$7
    vldd    $28,bitsliced_spill+256($31) !tprello
    vlog3r2 $30,$15,$14,$14
    nop
    vlog3r3 $9,$7,$4,$9
    nop
    vlog3r2 $23,$22,$29,$23
    vldd    $22,bitsliced_spill+288($31) !tprello
    vlog3r2 $26,$28,$9,$9
    nop
    vlog3r3 $11,$23,$14,$11
    nop
    vlog3r2 $12,$13,$9,$12
    vldd    $13,bitsliced_spill+224($31) !tprello
    vlog3r2 $8,$22,$9,$8
    nop
    vlog3r3 $12,$6,$5,$6
    nop
    vlog3r2 $1,$27,$12,$1
    nop
    vlog3r2 $26,$13,$6,$6
    nop
    vlog3r3 $25,$7,$2,$2
    nop
    vxorw   $1,$29,$1
    nop
    vxorw   $2,$8,$2
    nop
    vlog3r3 $7,$25,$11,$25
    vldd    $7,bitsliced_spill+128($31) !tprello
    vlog3r3 $4,$2,$9,$4
    nop
    vxorw   $23,$5,$23
    nop
    vxorw   $11,$5,$9
    vldd    $5,bitsliced_spill+64($31) !tprello
    vsrlw   $7,1,$8
    vldd    $29,bitsliced_spill+96($31) !tprello
    vlog3r5 $10,$24,$7,$7
    nop
    vlog3r5 $10,$0,$8,$0
    nop
    vsllw   $5,1,$8
    vldd    $24,bitsliced_spill+0($31) !tprello
    vsrlw   $29,1,$13
    vldd    $26,bitsliced_spill+32($31) !tprello
    vlog3r5 $10,$8,$29,$8
    nop
    vlog3r5 $10,$5,$13,$5
    nop
    vsllw   $24,1,$13
    nop
    vsrlw   $26,1,$29
    nop
    vlog3r5 $10,$13,$26,$13
    nop
    vlog3r5 $10,$24,$29,$24
    nop
    vsllw   $2,1,$29
    nop
    vsrlw   $4,1,$26
    nop
    vlog3r5 $10,$29,$4,$4
    nop
    vlog3r5 $10,$2,$26,$2
    nop
    vsllw   $25,1,$26
    nop
    vsrlw   $1,1,$29
    nop
    vlog3r5 $10,$26,$1,$1
    nop
    vlog3r5 $10,$25,$29,$25
    nop
    vsllw   $6,1,$29
    nop
    vsrlw   $11,1,$26
    nop
    vlog3r5 $10,$29,$11,$11
    nop
    vlog3r5 $10,$6,$26,$6
    nop
    vsllw   $23,1,$26
    nop
    vsrlw   $9,1,$29
    nop
    vlog3r5 $10,$26,$9,$9
    vldd    $26,bitsliced_masks+96($31) !tprello
    vlog3r5 $10,$23,$29,$23
    vldd    $10,bitsliced_spill+320($31) !tprello
    vsrlw   $3,2,$29
    nop
    vsllw   $0,2,$12
    nop
    vlog3r5 $26,$7,$29,$29
    nop
    vsrlw   $10,2,$27
    nop
    vlog3r5 $26,$12,$10,$10
    nop
    vlog3r5 $26,$0,$27,$0
    nop
    vsllw   $13,2,$27
    nop
    vsrlw   $8,2,$12
    nop
    vlog3r5 $26,$27,$8,$8
    nop
    vlog3r5 $26,$13,$12,$12
    nop
    vsllw   $24,2,$13
    nop
    vsrlw   $5,2,$27
    nop
    vlog3r5 $26,$13,$5,$5
    nop
    vlog3r5 $26,$24,$27,$24
    nop
    vsllw   $1,2,$27
    nop
    vsrlw   $4,2,$13
    nop
    vlog3r5 $26,$27,$4,$4
    nop
    vlog3r5 $26,$1,$13,$1
    nop
    vsllw   $25,2,$13
    nop
    vsrlw   $6,2,$27
    nop
    vsrlw   $2,2,$22
    nop
    vlog3r5 $26,$23,$27,$27
    nop
    vlog3r5 $26,$13,$2,$2
    nop
    vlog3r5 $26,$25,$22,$22
    nop
    vsllw   $9,2,$25
    nop
    vsrlw   $11,2,$13
    nop
    vlog3r5 $26,$25,$11,$11
    nop
    vlog3r5 $26,$9,$13,$9
    nop
    vsllw   $23,2,$23
    nop
    vsllw   $5,4,$13
    vldd    $25,bitsliced_masks+64($31) !tprello
    vlog3r5 $26,$23,$6,$6
    nop
    vsllw   $8,4,$23
    nop
    vsrlw   $10,4,$14
    nop
    vlog3r5 $25,$13,$10,$10
    nop
    vlog3r5 $25,$5,$14,$5
    nop
    vsllw   $12,4,$14
    nop
    vsrlw   $29,4,$13
    nop
    vlog3r5 $25,$14,$29,$14
    nop
    vlog3r5 $25,$12,$13,$12
    nop
    vsllw   $24,4,$13
    nop
    vsrlw   $0,4,$29
    nop
    vlog3r5 $25,$13,$0,$0
    nop
    vlog3r5 $25,$24,$29,$24
    nop
    vsllw   $7,2,$7
    nop
    vsllw   $11,4,$29
    nop
    vlog3r5 $26,$7,$3,$3
    nop
    vsrlw   $4,4,$7
    nop
    vsrlw   $3,4,$26
    nop
    vlog3r5 $25,$23,$3,$3
    nop
    vlog3r5 $25,$8,$26,$8
    nop
    vlog3r5 $25,$29,$4,$4
    nop
    vlog3r5 $25,$11,$7,$7
    nop
    vsllw   $6,4,$11
    nop
    vsrlw   $2,4,$29
    nop
    vlog3r5 $25,$11,$2,$2
    nop
    vlog3r5 $25,$6,$29,$6
    nop
    vsllw   $9,4,$29
    nop
    vsrlw   $1,4,$11
    nop
    vlog3r5 $25,$29,$1,$1
    nop
    vlog3r5 $25,$9,$11,$9
    nop
    vsllw   $27,4,$11
    nop
    vsrlw   $22,4,$29
    ldw     $26,bitsliced_selectors+12($31) !tprello
    vlog3r5 $25,$11,$22,$22
    ldw     $11,bitsliced_selectors+16($31) !tprello
    vlog3r5 $25,$27,$29,$25
    nop
    vshfw   $10,$3,$26,$27
    nop
    vshfw   $10,$3,$11,$3
    nop
    vshfw   $0,$14,$26,$10
    nop
    vsrlw   $10,16,$29
    nop
    vshfw   $0,$14,$11,$0
    nop
    vshfw   $5,$8,$26,$14
    nop
    vshfw   $5,$8,$11,$8
    ldw     $5,bitsliced_selectors+20($31) !tprello
    vshfw   $24,$12,$26,$23
    ldw     $26,bitsliced_selectors+24($31) !tprello
    vshfw   $24,$12,$11,$11
    nop
    vshfw   $2,$4,$5,$12
    nop
    vshfw   $2,$4,$26,$2
    nop
    vshfw   $22,$1,$5,$4
    nop
    vshfw   $22,$1,$26,$1
    nop
    vshfw   $6,$7,$5,$22
    nop
    vshfw   $6,$7,$26,$6
    nop
    vshfw   $25,$9,$5,$7
    vldd    $5,bitsliced_masks+32($31) !tprello
    vshfw   $25,$9,$26,$9
    nop
    vsrlw   $27,16,$25
    vldd    $26,bitsliced_last_key+0($31) !tprello
    vsrlw   $3,16,$24
    nop
    vlog3r1 $25,$12,$5,$25
    vldd    $13,bitsliced_last_key+32($31) !tprello
    vlog3r1 $24,$2,$5,$24
    nop
    vlog3r3 $12,$26,$25,$12
    nop
    vsllw   $25,16,$25
    nop
    vlog3r3 $2,$13,$24,$2
    nop
    vlog3r3 $27,$26,$25,$25
    nop
    vsllw   $24,16,$24
    nop
    vlog3r1 $29,$4,$5,$29
    nop
    vlog3r3 $3,$13,$24,$3
    nop
    vlog3r3 $4,$26,$29,$4
    nop
    vsllw   $29,16,$29
    nop
    vsrlw   $0,16,$24
    nop
    vlog3r3 $10,$26,$29,$10
    nop
    vlog3r1 $24,$1,$5,$24
    nop
    vsrlw   $14,16,$29
    nop
    vlog3r3 $1,$13,$24,$1
    nop
    vsllw   $24,16,$24
    nop
    vlog3r1 $29,$22,$5,$29
    nop
    vlog3r3 $0,$13,$24,$0
    nop
    vlog3r3 $22,$26,$29,$22
    nop
    vsllw   $29,16,$29
    nop
    vsrlw   $8,16,$24
    nop
    vlog3r3 $14,$26,$29,$14
    nop
    vlog3r1 $24,$6,$5,$24
    nop
    vsrlw   $11,16,$29
    nop
    vlog3r3 $6,$13,$24,$6
    nop
    vsllw   $24,16,$24
    nop
    vlog3r1 $29,$9,$5,$29
    nop
    vlog3r3 $8,$13,$24,$8
    nop
    vlog3r3 $9,$13,$29,$24
    vldd    $9,bitsliced_masks+0($31) !tprello
    vsllw   $29,16,$29
    nop
    vsrlw   $25,8,$27
    nop
    vlog3r3 $11,$13,$29,$11
    nop
    vlog3r1 $27,$3,$9,$13
    vldd    $27,-512($16)
    vsrlw   $10,8,$29
    vldd    $28,-416($16)
    vsllw   $13,8,$15
    nop
    vlog3r1 $29,$0,$9,$29
    nop
    vlog3r3 $25,$27,$15,$15
    vldd    $25,-448($16)
    vlog3r3 $0,$28,$29,$0
    vldd    $28,-352($16)
    vsllw   $29,8,$29
    vstd    $15,-512($17)
    vsrlw   $14,8,$15
    vstd    $0,-416($17)
    vlog3r3 $10,$25,$29,$0
    nop
    vlog3r1 $15,$8,$9,$15
    nop
    vsrlw   $23,16,$10
    vstd    $0,-448($17)
    vlog3r3 $8,$28,$15,$0
    nop
    vlog3r1 $10,$7,$5,$5
    nop
    vsllw   $15,8,$15
    vstd    $0,-352($17)
    vlog3r3 $7,$26,$5,$0
    nop
    vsllw   $5,16,$5
    nop
    vsrlw   $12,8,$7
    nop
    vlog3r3 $23,$26,$5,$5
    nop
    vlog3r1 $7,$2,$9,$7
    nop
    vsrlw   $5,8,$23
    vldd    $26,-288($16)
    vsllw   $7,8,$10
    nop
    vlog3r1 $23,$11,$9,$23
    nop
    vsrlw   $4,8,$8
    nop
    vlog3r3 $11,$26,$23,$11
    vldd    $26,-160($16)
    vsllw   $23,8,$23
    vldd    $28,-64($16)
    vlog3r1 $8,$1,$9,$8
    vstd    $11,-288($17)
    vsrlw   $22,8,$11
    vldd    $25,-32($16)
    vlog3r3 $1,$26,$8,$1
    vldd    $26,-96($16)
    vsllw   $8,8,$29
    vldd    $8,-192($16)
    vlog3r1 $11,$6,$9,$11
    vstd    $1,-160($17)
    vsrlw   $0,8,$1
    vldd    $27,-480($16)
    vlog3r3 $6,$26,$11,$6
    vldd    $26,-320($16)
    vsllw   $11,8,$30
    vldd    $11,-384($16)
    vlog3r1 $1,$24,$9,$1
    vstd    $6,-96($17)
    vlog3r3 $3,$27,$13,$3
    vldd    $6,-224($16)
    vsllw   $1,8,$27
    vldd    $13,-256($16)
    vlog3r3 $14,$11,$15,$11
    vstd    $3,-480($17)
    vlog3r3 $5,$26,$23,$3
    vldd    $5,-128($16)
    vlog3r3 $2,$6,$7,$2
    vstd    $11,-384($17)
    vlog3r3 $12,$13,$10,$10
    vstd    $3,-320($17)
    vlog3r3 $4,$8,$29,$3
    vstd    $2,-224($17)
    vlog3r3 $22,$5,$30,$2
    vstd    $10,-256($17)
    vlog3r3 $24,$25,$1,$1
    vstd    $3,-192($17)
    vlog3r3 $0,$28,$27,$0
    vstd    $2,-128($17)
    or      $31,$31,$31
    vstd    $1,-32($17)
    or      $31,$31,$31
    vstd    $0,-64($17)
    .endm
#endif

#if defined(AES_ECB_DECRYPT)
# 184 operations on P0, 37 on P1, 191 cycles
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
    vsrlw   $1,4,$26
    nop
    vsllw   $25,16,$22
    nop
    vsrlw   $6,16,$8
    nop
    vlog3r5 $23,$22,$6,$6
    nop
    vlog3r5 $23,$25,$8,$8
    nop
    vsllw   $2,16,$25
    nop
    vsrlw   $9,16,$22
    nop
    vlog3r5 $23,$25,$9,$9
    vldd    $25,bitsliced_masks+64($31) !tprello
    vlog3r5 $23,$2,$22,$2
    nop
    vsllw   $5,4,$22
    nop
    vsrlw   $7,4,$23
    nop
    vlog3r5 $25,$22,$7,$7
    nop
    vlog3r5 $25,$5,$23,$5
    nop
    vsllw   $0,4,$23
    nop
    vsrlw   $3,4,$22
    nop
    vlog3r5 $25,$23,$3,$3
    nop
    vlog3r5 $25,$0,$22,$0
    nop
    vsllw   $6,4,$22
    nop
    vsrlw   $4,4,$23
    nop
    vlog3r5 $25,$22,$4,$4
    nop
    vlog3r5 $25,$6,$23,$6
    nop
    vsllw   $9,4,$23
    nop
    vlog3r5 $25,$9,$26,$9
    nop
    vlog3r5 $25,$23,$1,$1
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
    vsllw   $8,4,$23
    nop
    vsrlw   $13,4,$26
    nop
    vlog3r5 $25,$23,$13,$13
    nop
    vlog3r5 $25,$8,$26,$8
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
    vsllw   $6,2,$25
    nop
    vsrlw   $5,2,$1
    nop
    vsllw   $9,2,$22
    nop
    vlog3r5 $26,$6,$1,$6
    nop
    vsrlw   $0,2,$24
    nop
    vlog3r5 $26,$22,$0,$22
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
    vsllw   $8,2,$0
    nop
    vsrlw   $15,2,$1
    nop
    vlog3r5 $26,$0,$15,$15
    nop
    vlog3r5 $26,$8,$1,$8
    nop
    vsllw   $2,2,$0
    nop
    vsrlw   $12,2,$1
    nop
    vlog3r5 $26,$0,$12,$12
    vldd    $27,bitsliced_masks+128($31) !tprello
    vlog3r5 $26,$2,$1,$28
    nop
    vsllw   $3,1,$0
    nop
    vsrlw   $7,1,$1
    nop
    vlog3r5 $27,$0,$7,$0
    nop
    vlog3r5 $27,$3,$1,$1
    nop
    vsllw   $23,1,$2
    nop
    vsrlw   $4,1,$3
    nop
    vlog3r5 $27,$2,$4,$2
    nop
    vlog3r5 $26,$25,$5,$4
    nop
    vlog3r5 $27,$23,$3,$3
    nop
    vsllw   $22,1,$5
    nop
    vsrlw   $4,1,$7
    nop
    vlog3r5 $27,$5,$4,$4
    nop
    vlog3r5 $26,$9,$24,$9
    nop
    vlog3r5 $27,$22,$7,$5
    nop
    vsllw   $9,1,$7
    nop
    vsrlw   $6,1,$22
    nop
    vlog3r5 $27,$7,$6,$6
    nop
    vlog3r5 $27,$9,$22,$7
    nop
    vsllw   $11,1,$9
    nop
    vsrlw   $10,1,$22
    nop
    vlog3r5 $27,$9,$10,$9
    nop
    vlog3r5 $27,$11,$22,$11
    nop
    vsllw   $14,1,$22
    vstd    $9,bitsliced_state+0($31) !tprello
    vsrlw   $13,1,$9
    vstd    $11,bitsliced_state+32($31) !tprello
    vlog3r5 $27,$22,$13,$11
    nop
    vlog3r5 $27,$14,$9,$9
    nop
    vsllw   $12,1,$14
    vstd    $11,bitsliced_state+64($31) !tprello
    vsrlw   $15,1,$11
    vstd    $9,bitsliced_state+96($31) !tprello
    vlog3r5 $27,$14,$15,$9
    ldi     $19,-544*(AES_ROUNDS-1)($31)
    vlog3r5 $27,$12,$11,$11
    ldi     $18,-512($18)
    vsllw   $28,1,$12
    vstd    $9,bitsliced_state+128($31) !tprello
    vsrlw   $8,1,$9
    vstd    $11,bitsliced_state+160($31) !tprello
    vlog3r5 $27,$12,$8,$8
    ldi     $17,512($17)
    vlog3r5 $27,$28,$9,$9
    ldi     $16,512($16)
    or      $31,$31,$31
    vstd    $8,bitsliced_state+192($31) !tprello
    or      $31,$31,$31
    vstd    $9,bitsliced_state+224($31) !tprello
    .endm
#endif

#if defined(AES_ECB_DECRYPT)
# 237 operations on P0, 65 on P1, 239 cycles
    .macro ROUND_DECRYPT
    vxorw   $7,$6,$8
    nop
    vxorw   $4,$3,$9
    nop
    vlog3r3 $4,$5,$3,$4
    nop
    vlog3r3 $2,$8,$1,$2
    vstd    $9,bitsliced_spill+256($31) !tprello
    vxorw   $0,$3,$10
    nop
    vlog3r3 $0,$3,$6,$3
    nop
    vlog3r3 $1,$7,$10,$7
    nop
    vxorw   $0,$1,$11
    nop
    vxorw   $3,$2,$12
    nop
    vxorw   $0,$3,$0
    nop
    vlog3r3 $12,$4,$2,$13
    nop
    vxorw   $10,$2,$14
    nop
    vlog3r1 $6,$13,$8,$6
    nop
    vxorw   $13,$14,$15
    nop
    vxorw   $9,$8,$22
    nop
    vlog3r2 $9,$15,$6,$9
    nop
    vlog3r3 $22,$1,$3,$1
    nop
    vxorw   $9,$3,$9
    nop
    vxorw   $11,$22,$23
    nop
    vlog3r2 $12,$22,$6,$6
    nop
    vlog3r4 $2,$23,$5,$5
    nop
    vlog3r0 $9,$0,$10,$24
    nop
    vlog3r4 $14,$1,$22,$25
    nop
    vlog3r3 $0,$24,$5,$24
    nop
    vlog3r3 $5,$6,$25,$5
    nop
    vlog3r0 $9,$11,$13,$9
    vldd    $25,bitsliced_state+128($31) !tprello
    vlog3r2 $7,$13,$6,$6
    vldd    $26,bitsliced_state+96($31) !tprello
    vlog3r4 $7,$4,$9,$27
    vldd    $9,bitsliced_state+224($31) !tprello
    vlog3r0 $6,$3,$11,$6
    vldd    $28,bitsliced_state+192($31) !tprello
    vlog3r0 $24,$27,$5,$29
    nop
    vxorw   $25,$26,$25
    nop
    vlog3r2 $27,$29,$6,$6
    nop
    vxorw   $9,$28,$9
    vstd    $25,bitsliced_spill+288($31) !tprello
    vlog3r4 $5,$6,$24,$24
    nop
    vlog3r6 $29,$6,$27,$25
    vstd    $9,bitsliced_spill+320($31) !tprello
    vlog3r4 $24,$29,$5,$5
    nop
    vandw   $24,$7,$9
    nop
    vxorw   $5,$24,$29
    nop
    vandw   $25,$10,$28
    nop
    vxorw   $29,$25,$26
    nop
    vlog3r1 $25,$29,$8,$8
    nop
    vandw   $24,$26,$30
    nop
    vlog3r1 $7,$11,$29,$7
    nop
    vlog3r4 $27,$30,$6,$6
    nop
    vlog3r2 $4,$29,$28,$29
    nop
    vxorw   $6,$5,$27
    nop
    vlog3r1 $10,$4,$26,$4
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
    vlog3r2 $5,$11,$25,$11
    nop
    vlog3r2 $6,$2,$7,$2
    vstd    $1,bitsliced_spill+224($31) !tprello
    vxorw   $11,$8,$1
    nop
    vlog3r1 $24,$26,$14,$6
    nop
    vxorw   $2,$22,$22
    nop
    vlog3r3 $29,$1,$3,$29
    vldd    $14,bitsliced_spill+256($31) !tprello
    vlog3r2 $24,$13,$22,$13
    nop
    vlog3r4 $3,$5,$29,$5
    vldd    $24,bitsliced_state+224($31) !tprello
    vlog3r3 $13,$3,$29,$3
    vldd    $13,bitsliced_state+192($31) !tprello
    vlog3r2 $14,$26,$6,$14
    vldd    $26,bitsliced_spill+320($31) !tprello
    vxorw   $15,$4,$4
    vstd    $3,bitsliced_spill+0($31) !tprello
    vlog3r3 $22,$5,$3,$3
    vldd    $15,bitsliced_state+64($31) !tprello
    vlog3r3 $0,$9,$2,$0
    vldd    $2,bitsliced_state+32($31) !tprello
    vlog3r3 $25,$9,$3,$25
    vldd    $29,bitsliced_state+160($31) !tprello
    vxorw   $0,$4,$0
    vldd    $8,bitsliced_state+128($31) !tprello
    vxorw   $14,$9,$14
    vldd    $9,bitsliced_state+96($31) !tprello
    vxorw   $7,$25,$7
    vstd    $0,bitsliced_spill+128($31) !tprello
    vxorw   $14,$5,$5
    vldd    $0,bitsliced_state+0($31) !tprello
    vlog3r3 $6,$3,$4,$4
    vstd    $7,bitsliced_spill+160($31) !tprello
    vlog3r3 $8,$29,$9,$7
    vstd    $5,bitsliced_spill+96($31) !tprello
    vlog3r3 $15,$26,$2,$5
    vstd    $4,bitsliced_spill+192($31) !tprello
    vxorw   $0,$9,$4
    nop
    vlog3r3 $0,$9,$13,$3
    nop
    vlog3r3 $2,$24,$4,$24
    nop
    vxorw   $0,$2,$9
    nop
    vxorw   $3,$5,$15
    nop
    vxorw   $0,$3,$0
    nop
    vlog3r3 $15,$7,$5,$25
    vldd    $8,bitsliced_spill+288($31) !tprello
    vxorw   $4,$5,$11
    nop
    vlog3r1 $13,$25,$26,$13
    nop
    vxorw   $25,$11,$23
    nop
    vxorw   $8,$26,$28
    nop
    vlog3r2 $8,$23,$13,$8
    nop
    vlog3r3 $28,$2,$3,$2
    nop
    vxorw   $8,$3,$8
    nop
    vxorw   $9,$28,$27
    nop
    vlog3r2 $15,$28,$13,$13
    nop
    vlog3r4 $5,$27,$29,$29
    nop
    vlog3r0 $8,$0,$4,$10
    nop
    vlog3r4 $11,$2,$28,$30
    nop
    vlog3r3 $0,$10,$29,$10
    nop
    vlog3r3 $29,$13,$30,$29
    nop
    vlog3r0 $8,$9,$25,$8
    nop
    vlog3r2 $24,$25,$13,$13
    nop
    vlog3r4 $24,$7,$8,$8
    nop
    vlog3r0 $13,$3,$9,$13
    nop
    vlog3r0 $10,$8,$29,$30
    nop
    vlog3r3 $14,$12,$22,$12
    nop
    vlog3r3 $1,$6,$22,$1
    nop
    vlog3r2 $8,$30,$13,$6
    vstd    $12,bitsliced_spill+32($31) !tprello
    or      $31,$31,$31
    vstd    $1,bitsliced_spill+64($31) !tprello
    vlog3r4 $29,$6,$10,$1
    nop
    vlog3r6 $30,$6,$8,$10
    nop
    vlog3r4 $1,$30,$29,$29
    nop
    vandw   $1,$24,$30
    nop
    vxorw   $29,$1,$12
    nop
    vandw   $10,$4,$13
    nop
    vxorw   $12,$10,$22
    nop
    vlog3r1 $10,$12,$26,$26
    nop
    vandw   $1,$22,$14
    nop
    vlog3r1 $24,$9,$12,$24
    nop
    vlog3r4 $8,$14,$6,$6
    nop
    vlog3r2 $7,$12,$13,$12
    nop
    vxorw   $6,$29,$8
    nop
    vlog3r1 $4,$7,$22,$4
    nop
    vxorw   $8,$22,$7
    nop
    vandw   $28,$8,$28
    nop
    vlog3r2 $15,$8,$4,$8
    nop
    vlog3r1 $1,$7,$2,$2
    nop
    vlog3r2 $23,$7,$13,$13
    nop
    vlog3r2 $0,$10,$2,$0
    nop
    vlog3r3 $2,$28,$26,$2
    nop
    vxorw   $0,$8,$10
    nop
    vlog3r2 $27,$6,$2,$2
    nop
    vlog3r2 $29,$9,$10,$9
    nop
    vlog3r2 $6,$5,$24,$5
    nop
    vxorw   $9,$26,$6
    nop
    vlog3r1 $1,$7,$11,$11
    nop
    vxorw   $5,$28,$28
    nop
    vlog3r3 $12,$6,$3,$12
    vldd    $9,bitsliced_spill+288($31) !tprello
    vlog3r2 $1,$25,$28,$1
    nop
    vlog3r4 $3,$29,$12,$29
    nop
    vlog3r3 $1,$3,$12,$1
    nop
    vlog3r2 $9,$7,$11,$7
    nop
    vxorw   $13,$4,$4
    nop
    vlog3r3 $28,$29,$1,$3
    nop
    vlog3r3 $0,$30,$5,$5
    nop
    vlog3r3 $10,$30,$3,$0
    nop
    vxorw   $7,$30,$7
    nop
    vxorw   $24,$0,$0
    nop
    vxorw   $7,$29,$29
    nop
    vlog3r3 $7,$8,$28,$7
    nop
    vlog3r3 $6,$11,$28,$6
    ldw     $28,bitsliced_selectors+8($31) !tprello
    vlog3r3 $11,$3,$4,$3
    nop
    vxorw   $5,$4,$4
    nop
    vshfw   $2,$2,$28,$5
    nop
    vshfw   $3,$3,$28,$2
    nop
    vshfw   $0,$0,$28,$0
    nop
    vshfw   $4,$4,$28,$4
    nop
    vshfw   $29,$29,$28,$29
    vldd    $3,bitsliced_spill+224($31) !tprello
    vshfw   $6,$6,$28,$11
    vldd    $6,bitsliced_spill+192($31) !tprello
    vshfw   $7,$7,$28,$8
    vldd    $7,bitsliced_spill+160($31) !tprello
    vshfw   $1,$1,$28,$28
    vldd    $1,bitsliced_spill+128($31) !tprello
    vxorw   $3,$5,$30
    vldd    $24,bitsliced_spill+96($31) !tprello
    vxorw   $6,$2,$13
    vldd    $10,bitsliced_spill+64($31) !tprello
    vxorw   $7,$0,$12
    vldd    $9,bitsliced_spill+32($31) !tprello
    vxorw   $1,$4,$26
    vldd    $25,bitsliced_spill+0($31) !tprello
    vxorw   $24,$29,$27
    nop
    vxorw   $10,$11,$23
    nop
    vxorw   $9,$8,$15
    nop
    vxorw   $25,$28,$22
    nop
    vxorw   $15,$3,$3
    nop
    vxorw   $15,$22,$14
    nop
    vlog3r3 $15,$22,$6,$6
    nop
    vlog3r3 $30,$22,$7,$7
    nop
    vlog3r3 $13,$15,$1,$1
    nop
    vlog3r3 $12,$14,$24,$24
    vstd    $7,bitsliced_spill+352($31) !tprello
    vlog3r3 $26,$22,$10,$7
    nop
    vxorw   $27,$9,$9
    nop
    vxorw   $23,$25,$25
    nop
    vxorw   $15,$5,$10
    nop
    vlog3r3 $15,$22,$2,$2
    nop
    vlog3r3 $30,$22,$0,$30
    nop
    vlog3r3 $13,$15,$4,$4
    nop
    vlog3r3 $12,$14,$29,$5
    nop
    vlog3r3 $26,$22,$11,$0
    ldw     $11,bitsliced_keys_end+512($19) !tprello
    vxorw   $27,$8,$8
    nop
    vxorw   $23,$28,$28
    vldd    $23,bitsliced_keys_end+224($19) !tprello
    vshfw   $4,$1,$11,$22
    vldd    $27,bitsliced_keys_end+480($19) !tprello
    vshfw   $28,$25,$11,$26
    nop
    vshfw   $25,$28,$11,$14
    vldd    $12,bitsliced_keys_end+96($19) !tprello
    vlog3r3 $23,$25,$26,$25
    vldd    $23,bitsliced_keys_end+352($19) !tprello
    vlog3r3 $27,$28,$14,$27
    nop
    vshfw   $1,$4,$11,$28
    nop
    vlog3r3 $12,$1,$22,$12
    vldd    $1,bitsliced_keys_end+128($19) !tprello
    vlog3r3 $23,$4,$28,$23
    vldd    $4,bitsliced_keys_end+384($19) !tprello
    vshfw   $5,$24,$11,$29
    nop
    vshfw   $24,$5,$11,$13
    nop
    vlog3r3 $1,$24,$29,$1
    nop
    vlog3r3 $4,$5,$13,$5
    nop
    vxorw   $27,$1,$4
    nop
    vxorw   $25,$5,$24
    nop
    vlog3r3 $4,$13,$23,$13
    vldd    $15,bitsliced_keys_end+160($19) !tprello
    vlog3r3 $24,$29,$12,$4
    vldd    $24,bitsliced_keys_end+416($19) !tprello
    vshfw   $0,$7,$11,$29
    vstd    $13,bitsliced_state+128($31) !tprello
    vshfw   $7,$0,$11,$13
    nop
    vlog3r3 $15,$7,$29,$15
    nop
    vlog3r3 $24,$0,$13,$7
    nop
    vlog3r3 $15,$13,$5,$0
    vldd    $13,bitsliced_keys_end+448($19) !tprello
    vlog3r3 $7,$29,$1,$5
    vldd    $1,bitsliced_keys_end+192($19) !tprello
    vshfw   $8,$9,$11,$29
    vstd    $0,bitsliced_state+160($31) !tprello
    vshfw   $9,$8,$11,$0
    nop
    vshfw   $10,$3,$11,$24
    nop
    vlog3r3 $1,$9,$29,$1
    nop
    vlog3r3 $13,$8,$0,$13
    vldd    $8,bitsliced_keys_end+0($19) !tprello
    vlog3r3 $1,$0,$7,$0
    vldd    $9,bitsliced_keys_end+256($19) !tprello
    vlog3r3 $27,$26,$1,$7
    nop
    vshfw   $3,$10,$11,$1
    vstd    $0,bitsliced_state+192($31) !tprello
    vlog3r3 $8,$3,$24,$3
    nop
    vlog3r3 $9,$10,$1,$9
    nop
    vlog3r3 $3,$1,$27,$1
    vldd    $10,bitsliced_keys_end+32($19) !tprello
    vlog3r3 $9,$24,$25,$0
    vldd    $24,bitsliced_keys_end+288($19) !tprello
    vshfw   $2,$6,$11,$8
    vstd    $1,bitsliced_state+0($31) !tprello
    vshfw   $6,$2,$11,$1
    nop
    vlog3r3 $10,$6,$8,$6
    nop
    vlog3r3 $24,$2,$1,$2
    nop
    vxorw   $27,$6,$24
    vldd    $10,bitsliced_spill+352($31) !tprello
    vxorw   $25,$2,$26
    nop
    vlog3r3 $24,$1,$9,$9
    vldd    $24,bitsliced_keys_end+64($19) !tprello
    vlog3r3 $26,$8,$3,$1
    vldd    $3,bitsliced_keys_end+320($19) !tprello
    vshfw   $30,$10,$11,$8
    vstd    $9,bitsliced_state+32($31) !tprello
    vshfw   $10,$30,$11,$9
    nop
    vlog3r3 $24,$10,$8,$10
    nop
    vlog3r3 $3,$30,$9,$3
    nop
    vlog3r3 $10,$9,$2,$9
    nop
    vxorw   $27,$12,$12
    nop
    vlog3r3 $3,$8,$6,$2
    vstd    $9,bitsliced_state+64($31) !tprello
    vlog3r3 $12,$28,$3,$3
    nop
    vlog3r3 $25,$14,$13,$14
    nop
    vlog3r3 $13,$29,$15,$6
    vstd    $3,bitsliced_state+96($31) !tprello
    vxorw   $25,$23,$3
    vstd    $14,bitsliced_state+224($31) !tprello
    or      $31,$31,$31
    ldi     $19,544($19)
    vlog3r3 $3,$22,$10,$3
    bne     $19,next_round
    .endm
#endif

#if defined(AES_ECB_DECRYPT)
# 334 operations on P0, 67 on P1, 336 cycles
    .macro OUTPUT_DECRYPT
    vxorw   $7,$6,$8
    nop
    vxorw   $4,$3,$9
    nop
    vlog3r3 $4,$5,$3,$4
    nop
    vlog3r3 $2,$8,$1,$2
    vstd    $9,bitsliced_spill+256($31) !tprello
    vxorw   $0,$3,$10
    nop
    vlog3r3 $0,$3,$6,$3
    vstd    $2,bitsliced_spill+288($31) !tprello
    vxorw   $0,$1,$11
    nop
    vxorw   $3,$2,$12
    nop
    vxorw   $0,$3,$0
    nop
    vlog3r3 $12,$4,$2,$13
    nop
    vxorw   $10,$2,$14
    nop
    vlog3r1 $6,$13,$8,$6
    nop
    vxorw   $13,$14,$15
    nop
    vxorw   $9,$8,$22
    nop
    vlog3r2 $9,$15,$6,$9
    nop
    vlog3r3 $22,$1,$3,$23
    nop
    vxorw   $9,$3,$9
    nop
    vxorw   $11,$22,$24
    nop
    vlog3r2 $12,$22,$6,$6
    nop
    vlog3r4 $2,$24,$5,$2
    nop
    vlog3r0 $9,$0,$10,$5
    nop
    vlog3r4 $14,$23,$22,$25
    nop
    vlog3r3 $1,$7,$10,$1
    nop
    vlog3r3 $0,$5,$2,$5
    nop
    vlog3r3 $2,$6,$25,$2
    nop
    vlog3r0 $9,$11,$13,$9
    vldd    $25,bitsliced_state+128($31) !tprello
    vlog3r2 $1,$13,$6,$6
    vldd    $7,bitsliced_state+96($31) !tprello
    vlog3r4 $1,$4,$9,$26
    vldd    $9,bitsliced_state+224($31) !tprello
    vlog3r0 $6,$3,$11,$6
    vldd    $27,bitsliced_state+192($31) !tprello
    vlog3r0 $5,$26,$2,$28
    nop
    vxorw   $25,$7,$7
    nop
    vlog3r2 $26,$28,$6,$6
    nop
    vxorw   $9,$27,$9
    vstd    $7,bitsliced_spill+320($31) !tprello
    vlog3r4 $2,$6,$5,$5
    nop
    vlog3r6 $28,$6,$26,$27
    vstd    $9,bitsliced_spill+352($31) !tprello
    vlog3r4 $5,$28,$2,$2
    nop
    vandw   $5,$1,$9
    nop
    vxorw   $2,$5,$28
    nop
    vandw   $27,$10,$25
    nop
    vxorw   $28,$27,$29
    nop
    vlog3r1 $27,$28,$8,$8
    nop
    vandw   $5,$29,$30
    nop
    vlog3r1 $1,$11,$28,$1
    nop
    vlog3r4 $26,$30,$6,$6
    nop
    vlog3r2 $4,$28,$25,$28
    nop
    vxorw   $6,$2,$26
    nop
    vlog3r1 $10,$4,$29,$4
    nop
    vxorw   $26,$29,$29
    nop
    vandw   $22,$26,$22
    nop
    vlog3r2 $12,$26,$4,$12
    nop
    vlog3r1 $5,$29,$23,$23
    nop
    vlog3r2 $15,$29,$25,$15
    nop
    vlog3r2 $0,$27,$23,$0
    nop
    vlog3r3 $23,$22,$8,$23
    vldd    $27,bitsliced_spill+288($31) !tprello
    vxorw   $0,$12,$25
    nop
    vlog3r2 $24,$6,$23,$23
    nop
    vlog3r2 $2,$11,$25,$24
    vldd    $11,bitsliced_spill+256($31) !tprello
    vlog3r2 $6,$27,$1,$6
    vstd    $23,bitsliced_spill+224($31) !tprello
    vlog3r1 $5,$29,$14,$14
    nop
    vxorw   $6,$22,$22
    nop
    vlog3r2 $11,$29,$14,$11
    nop
    vlog3r2 $5,$13,$22,$5
    nop
    vxorw   $15,$4,$4
    nop
    vlog3r3 $0,$9,$6,$0
    nop
    vxorw   $11,$9,$11
    vldd    $6,bitsliced_state+0($31) !tprello
    vxorw   $24,$8,$8
    vldd    $24,bitsliced_spill+352($31) !tprello
    vlog3r3 $11,$12,$22,$12
    vldd    $15,bitsliced_state+64($31) !tprello
    vlog3r3 $28,$8,$3,$28
    vldd    $13,bitsliced_state+160($31) !tprello
    vlog3r3 $8,$14,$22,$8
    vstd    $12,bitsliced_spill+32($31) !tprello
    vlog3r4 $3,$2,$28,$2
    vldd    $12,bitsliced_state+128($31) !tprello
    vlog3r3 $5,$3,$28,$3
    vstd    $8,bitsliced_spill+64($31) !tprello
    vxorw   $11,$2,$8
    vldd    $11,bitsliced_state+96($31) !tprello
    vlog3r3 $22,$2,$3,$2
    vstd    $3,bitsliced_spill+0($31) !tprello
    vxorw   $0,$4,$0
    vstd    $8,bitsliced_spill+96($31) !tprello
    vlog3r3 $25,$9,$2,$8
    vldd    $9,bitsliced_state+32($31) !tprello
    vlog3r3 $14,$2,$4,$2
    vstd    $0,bitsliced_spill+128($31) !tprello
    vxorw   $1,$8,$0
    vldd    $1,bitsliced_state+192($31) !tprello
    vlog3r3 $12,$13,$11,$8
    vldd    $12,bitsliced_state+224($31) !tprello
    vlog3r3 $15,$24,$9,$15
    vstd    $0,bitsliced_spill+160($31) !tprello
    vxorw   $6,$11,$0
    vstd    $2,bitsliced_spill+192($31) !tprello
    vlog3r3 $6,$11,$1,$11
    nop
    vlog3r3 $9,$12,$0,$12
    nop
    vxorw   $6,$9,$4
    nop
    vxorw   $11,$15,$14
    nop
    vxorw   $6,$11,$6
    nop
    vlog3r3 $14,$8,$15,$25
    nop
    vxorw   $0,$15,$3
    nop
    vlog3r1 $1,$25,$24,$1
    nop
    vxorw   $25,$3,$22
    nop
    vxorw   $7,$24,$5
    nop
    vlog3r2 $7,$22,$1,$7
    nop
    vlog3r3 $5,$9,$11,$9
    nop
    vxorw   $7,$11,$7
    nop
    vxorw   $4,$5,$28
    nop
    vlog3r2 $14,$5,$1,$1
    nop
    vlog3r4 $15,$28,$13,$13
    nop
    vlog3r0 $7,$6,$0,$29
    nop
    vlog3r4 $3,$9,$5,$27
    nop
    vlog3r3 $6,$29,$13,$29
    nop
    vlog3r3 $13,$1,$27,$13
    nop
    vlog3r0 $7,$4,$25,$7
    nop
    vlog3r2 $12,$25,$1,$1
    nop
    vlog3r4 $12,$8,$7,$7
    nop
    vlog3r0 $1,$11,$4,$1
    nop
    vlog3r0 $29,$7,$13,$27
    nop
    vsllw   $2,1,$2
    nop
    vlog3r2 $7,$27,$1,$1
    nop
    vsrlw   $23,1,$23
    vstd    $2,bitsliced_spill+384($31) !tprello
    vlog3r4 $13,$1,$29,$2
    nop
    vlog3r6 $27,$1,$7,$29
    vstd    $23,bitsliced_spill+416($31) !tprello
    vlog3r4 $2,$27,$13,$13
    nop
    vandw   $2,$12,$23
    nop
    vxorw   $13,$2,$27
    nop
    vandw   $29,$0,$26
    nop
    vxorw   $27,$29,$10
    nop
    vlog3r1 $29,$27,$24,$24
    nop
    vandw   $2,$10,$30
    nop
    vlog3r1 $12,$4,$27,$12
    nop
    vlog3r4 $7,$30,$1,$1
    nop
    vlog3r2 $8,$27,$26,$27
    nop
    vxorw   $1,$13,$7
    nop
    vlog3r1 $0,$8,$10,$0
    nop
    vxorw   $7,$10,$10
    nop
    vandw   $5,$7,$5
    nop
    vlog3r2 $14,$7,$0,$7
    nop
    vlog3r1 $2,$10,$9,$9
    nop
    vlog3r2 $22,$10,$26,$22
    nop
    vlog3r2 $6,$29,$9,$6
    nop
    vlog3r3 $9,$5,$24,$9
    nop
    vxorw   $6,$7,$29
    nop
    vlog3r2 $28,$1,$9,$9
    nop
    vlog3r2 $13,$4,$29,$4
    nop
    vlog3r2 $1,$15,$12,$1
    nop
    vxorw   $4,$24,$4
    nop
    vlog3r1 $2,$10,$3,$3
    nop
    vxorw   $1,$5,$5
    nop
    vlog3r3 $27,$4,$11,$27
    vldd    $24,bitsliced_spill+320($31) !tprello
    vlog3r2 $2,$25,$5,$2
    nop
    vlog3r4 $11,$13,$27,$13
    nop
    vlog3r3 $2,$11,$27,$2
    nop
    vlog3r2 $24,$10,$3,$10
    nop
    vxorw   $22,$0,$0
    nop
    vlog3r3 $5,$13,$2,$22
    nop
    vlog3r3 $6,$23,$1,$1
    nop
    vlog3r3 $3,$22,$0,$6
    nop
    vlog3r3 $29,$23,$22,$22
    vldd    $29,bitsliced_spill+416($31) !tprello
    vxorw   $10,$23,$10
    vldd    $23,bitsliced_spill+384($31) !tprello
    vxorw   $12,$22,$22
    vldd    $12,bitsliced_spill+224($31) !tprello
    vxorw   $10,$13,$13
    vldd    $24,bitsliced_masks+128($31) !tprello
    vlog3r3 $10,$7,$5,$10
    vldd    $7,bitsliced_spill+192($31) !tprello
    vlog3r3 $4,$3,$5,$4
    vldd    $3,bitsliced_spill+128($31) !tprello
    vxorw   $1,$0,$1
    vldd    $0,bitsliced_spill+160($31) !tprello
    vlog3r5 $24,$23,$12,$12
    nop
    vlog3r5 $24,$7,$29,$7
    nop
    vsllw   $3,1,$29
    vldd    $23,bitsliced_spill+64($31) !tprello
    vsrlw   $0,1,$5
    vldd    $11,bitsliced_spill+96($31) !tprello
    vlog3r5 $24,$29,$0,$0
    nop
    vlog3r5 $24,$3,$5,$3
    nop
    vsllw   $23,1,$5
    vldd    $29,bitsliced_spill+0($31) !tprello
    vsrlw   $11,1,$27
    vldd    $25,bitsliced_spill+32($31) !tprello
    vlog3r5 $24,$5,$11,$5
    nop
    vlog3r5 $24,$23,$27,$23
    nop
    vsllw   $29,1,$27
    nop
    vsrlw   $25,1,$11
    nop
    vlog3r5 $24,$27,$25,$25
    nop
    vlog3r5 $24,$29,$11,$11
    nop
    vsllw   $6,1,$29
    nop
    vsrlw   $9,1,$27
    nop
    vlog3r5 $24,$29,$9,$9
    nop
    vlog3r5 $24,$6,$27,$6
    nop
    vsrlw   $22,1,$27
    nop
    vsllw   $4,1,$29
    nop
    vlog3r5 $24,$1,$27,$27
    nop
    vsrlw   $13,1,$15
    nop
    vlog3r5 $24,$29,$13,$13
    nop
    vlog3r5 $24,$4,$15,$4
    nop
    vsllw   $2,1,$15
    nop
    vsrlw   $10,1,$29
    nop
    vlog3r5 $24,$15,$10,$10
    nop
    vlog3r5 $24,$2,$29,$2
    vldd    $29,bitsliced_masks+96($31) !tprello
    vsrlw   $6,2,$15
    nop
    vsllw   $0,2,$28
    nop
    vsrlw   $12,2,$26
    nop
    vlog3r5 $29,$28,$12,$12
    nop
    vlog3r5 $29,$0,$26,$0
    nop
    vsllw   $3,2,$26
    nop
    vsrlw   $7,2,$28
    nop
    vlog3r5 $29,$26,$7,$7
    nop
    vlog3r5 $29,$3,$28,$3
    nop
    vsllw   $25,2,$28
    nop
    vsrlw   $9,2,$26
    nop
    vsrlw   $5,2,$14
    nop
    vlog3r5 $29,$28,$5,$5
    nop
    vlog3r5 $29,$25,$14,$14
    nop
    vsllw   $11,2,$25
    nop
    vsrlw   $23,2,$28
    nop
    vlog3r5 $29,$25,$23,$23
    nop
    vlog3r5 $29,$11,$28,$11
    nop
    vsllw   $10,2,$28
    nop
    vsllw   $27,2,$25
    nop
    vlog3r5 $29,$27,$15,$15
    nop
    vlog3r5 $29,$25,$6,$6
    nop
    vsrlw   $13,2,$25
    nop
    vlog3r5 $29,$28,$13,$13
    nop
    vlog3r5 $29,$10,$25,$10
    nop
    vsllw   $2,2,$25
    nop
    vsrlw   $4,2,$28
    nop
    vlog3r5 $29,$25,$4,$4
    vldd    $25,bitsliced_masks+64($31) !tprello
    vlog3r5 $29,$2,$28,$2
    nop
    vsllw   $5,4,$28
    nop
    vsrlw   $12,4,$27
    nop
    vlog3r5 $25,$28,$12,$12
    nop
    vlog3r5 $25,$5,$27,$5
    nop
    vsllw   $1,1,$1
    nop
    vsllw   $23,4,$27
    nop
    vlog3r5 $24,$1,$22,$1
    nop
    vsrlw   $7,4,$22
    nop
    vlog3r5 $29,$1,$26,$26
    nop
    vsllw   $1,2,$1
    nop
    vlog3r5 $25,$27,$7,$7
    nop
    vlog3r5 $29,$1,$9,$1
    nop
    vlog3r5 $25,$23,$22,$22
    nop
    vsllw   $14,4,$23
    nop
    vsrlw   $0,4,$9
    nop
    vlog3r5 $25,$23,$0,$0
    nop
    vlog3r5 $25,$14,$9,$9
    nop
    vsllw   $11,4,$14
    nop
    vsrlw   $3,4,$23
    nop
    vlog3r5 $25,$14,$3,$3
    nop
    vlog3r5 $25,$11,$23,$11
    nop
    vsllw   $13,4,$23
    nop
    vsrlw   $1,4,$14
    nop
    vlog3r5 $25,$23,$1,$1
    nop
    vlog3r5 $25,$13,$14,$13
    nop
    vsllw   $4,4,$14
    nop
    vsrlw   $6,4,$23
    nop
    vlog3r5 $25,$14,$6,$6
    nop
    vlog3r5 $25,$4,$23,$4
    nop
    vsllw   $10,4,$23
    nop
    vsrlw   $26,4,$14
    nop
    vlog3r5 $25,$23,$26,$23
    nop
    vlog3r5 $25,$10,$14,$10
    nop
    vsllw   $2,4,$14
    nop
    vsrlw   $15,4,$26
    ldw     $29,bitsliced_selectors+12($31) !tprello
    vlog3r5 $25,$14,$15,$14
    ldw     $15,bitsliced_selectors+20($31) !tprello
    vlog3r5 $25,$2,$26,$25
    ldw     $2,bitsliced_selectors+16($31) !tprello
    vshfw   $7,$12,$29,$26
    nop
    vshfw   $25,$10,$15,$27
    nop
    vshfw   $7,$12,$2,$7
    nop
    vshfw   $3,$0,$29,$12
    nop
    vshfw   $3,$0,$2,$0
    nop
    vshfw   $22,$5,$29,$3
    nop
    vshfw   $22,$5,$2,$5
    nop
    vshfw   $11,$9,$29,$22
    ldw     $29,bitsliced_selectors+24($31) !tprello
    vshfw   $11,$9,$2,$2
    nop
    vshfw   $6,$1,$15,$9
    nop
    vshfw   $6,$1,$29,$1
    nop
    vshfw   $14,$23,$15,$6
    nop
    vshfw   $14,$23,$29,$14
    nop
    vshfw   $4,$13,$15,$15
    nop
    vshfw   $4,$13,$29,$4
    vldd    $13,bitsliced_masks+32($31) !tprello
    vshfw   $25,$10,$29,$10
    nop
    vsrlw   $26,16,$25
    vldd    $29,bitsliced_last_key+0($31) !tprello
    vsrlw   $7,16,$23
    nop
    vlog3r1 $25,$9,$13,$25
    vldd    $11,bitsliced_last_key+32($31) !tprello
    vlog3r1 $23,$1,$13,$23
    nop
    vlog3r3 $9,$29,$25,$9
    nop
    vsllw   $25,16,$25
    nop
    vlog3r3 $1,$11,$23,$1
    nop
    vlog3r3 $26,$29,$25,$25
    nop
    vsllw   $23,16,$23
    nop
    vsrlw   $12,16,$26
    nop
    vlog3r3 $7,$11,$23,$7
    nop
    vlog3r1 $26,$6,$13,$26
    nop
    vsrlw   $0,16,$23
    nop
    vlog3r3 $6,$29,$26,$6
    nop
    vsllw   $26,16,$26
    nop
    vlog3r1 $23,$14,$13,$23
    nop
    vlog3r3 $12,$29,$26,$12
    nop
    vlog3r3 $14,$11,$23,$14
    nop
    vsrlw   $3,16,$26
    nop
    vsrlw   $5,16,$24
    nop
    vlog3r1 $26,$15,$13,$26
    nop
    vlog3r1 $24,$4,$13,$24
    nop
    vlog3r3 $15,$29,$26,$15
    nop
    vsllw   $26,16,$26
    nop
    vlog3r3 $4,$11,$24,$4
    nop
    vlog3r3 $3,$29,$26,$3
    nop
    vsllw   $24,16,$24
    nop
    vsrlw   $22,16,$26
    nop
    vlog3r3 $5,$11,$24,$5
    nop
    vlog3r1 $26,$27,$13,$26
    nop
    vsrlw   $2,16,$24
    nop
    vlog3r3 $27,$29,$26,$27
    nop
    vsllw   $26,16,$26
    nop
    vlog3r1 $24,$10,$13,$13
    nop
    vlog3r3 $22,$29,$26,$22
    nop
    vlog3r3 $10,$11,$13,$10
    nop
    vsllw   $13,16,$13
    nop
    vsllw   $7,8,$26
    nop
    vlog3r3 $2,$11,$13,$2
    vldd    $13,bitsliced_masks+0($31) !tprello
    vsllw   $23,16,$23
    nop
    vsrlw   $25,8,$29
    nop
    vlog3r3 $0,$11,$23,$0
    nop
    vlog3r5 $13,$7,$29,$7
    nop
    vsllw   $0,8,$29
    nop
    vsrlw   $12,8,$11
    vstd    $7,-480($17)
    vsllw   $5,8,$7
    nop
    vlog3r5 $13,$0,$11,$0
    nop
    vsrlw   $3,8,$11
    nop
    vsllw   $2,8,$23
    vstd    $0,-416($17)
    vlog3r5 $13,$5,$11,$0
    nop
    vsrlw   $22,8,$5
    nop
    vsllw   $1,8,$11
    vstd    $0,-352($17)
    vsrlw   $9,8,$0
    nop
    vsllw   $14,8,$24
    nop
    vsrlw   $6,8,$28
    nop
    vlog3r5 $13,$24,$6,$6
    nop
    vsllw   $4,8,$24
    nop
    vsrlw   $15,8,$8
    vstd    $6,-192($17)
    vlog3r5 $13,$24,$15,$6
    nop
    vsllw   $10,8,$15
    nop
    vsrlw   $27,8,$24
    vstd    $6,-128($17)
    vlog3r5 $13,$26,$25,$6
    nop
    vlog3r5 $13,$29,$12,$12
    nop
    vlog3r5 $13,$7,$3,$3
    vstd    $6,-512($17)
    vlog3r5 $13,$23,$22,$6
    vstd    $12,-448($17)
    vlog3r5 $13,$2,$5,$2
    vstd    $3,-384($17)
    vlog3r5 $13,$11,$9,$3
    vstd    $6,-320($17)
    vlog3r5 $13,$1,$0,$0
    vstd    $2,-288($17)
    vlog3r5 $13,$14,$28,$2
    vstd    $3,-256($17)
    vlog3r5 $13,$4,$8,$3
    vstd    $0,-224($17)
    vlog3r5 $13,$10,$24,$0
    vstd    $2,-160($17)
    vlog3r5 $13,$15,$27,$2
    vstd    $3,-96($17)
    or      $31,$31,$31
    vstd    $0,-32($17)
    or      $31,$31,$31
    vstd    $2,-64($17)
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
