# SPDX-License-Identifier: Apache-2.0
#
# Made by kernels/bitsliced/generate.py: the vector code of the vlog3r kernel as macros,
# one line for each instruction, two lines (P0, P1) for each cycle.

#define BITSLICED_SPILLS 16

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
    vlog3r3 $3,$7,$4,$3
    nop
    vsllw   $4,8,$4
    nop
    vlog3r3 $5,$7,$6,$5
    ldw     $9,bitsliced_selectors+0($31) !tprello
    vlog3r3 $0,$8,$4,$0
    nop
    vsllw   $6,8,$4
    ldw     $6,bitsliced_selectors+4($31) !tprello
    vshfw   $3,$0,$9,$10
    nop
    vlog3r3 $1,$8,$4,$1
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
    vlog3r5 $4,$5,$10,$5
    nop
    vlog3r5 $4,$3,$11,$3
    nop
    vsllw   $1,16,$11
    vldd    $10,64($16)
    vsrlw   $0,16,$12
    vldd    $13,320($16)
    vlog3r5 $4,$11,$0,$11
    vldd    $0,96($16)
    vlog3r5 $4,$1,$12,$12
    vldd    $1,352($16)
    vsrlw   $10,8,$14
    nop
    vsrlw   $13,8,$15
    nop
    vlog3r1 $14,$0,$2,$14
    nop
    vlog3r1 $15,$1,$2,$15
    nop
    vlog3r3 $0,$7,$14,$0
    nop
    vsllw   $14,8,$14
    nop
    vlog3r3 $1,$7,$15,$1
    nop
    vlog3r3 $10,$8,$14,$10
    nop
    vsllw   $15,8,$15
    nop
    vshfw   $0,$10,$9,$14
    nop
    vlog3r3 $13,$8,$15,$13
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
    vlog3r5 $4,$13,$14,$13
    nop
    vlog3r5 $4,$10,$15,$10
    nop
    vsllw   $1,16,$15
    vldd    $14,128($16)
    vsrlw   $0,16,$22
    vldd    $23,384($16)
    vlog3r5 $4,$15,$0,$15
    vldd    $0,160($16)
    vlog3r5 $4,$1,$22,$22
    vldd    $1,416($16)
    vsrlw   $14,8,$24
    nop
    vsrlw   $23,8,$25
    nop
    vlog3r1 $24,$0,$2,$24
    nop
    vlog3r1 $25,$1,$2,$25
    nop
    vlog3r3 $0,$7,$24,$0
    nop
    vsllw   $24,8,$24
    nop
    vlog3r3 $1,$7,$25,$1
    nop
    vlog3r3 $14,$8,$24,$14
    nop
    vsllw   $25,8,$25
    nop
    vshfw   $0,$14,$9,$24
    nop
    vlog3r3 $23,$8,$25,$23
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
    vlog3r5 $4,$23,$24,$23
    nop
    vlog3r5 $4,$14,$25,$14
    nop
    vsllw   $1,16,$25
    vldd    $24,192($16)
    vsrlw   $0,16,$26
    vldd    $27,448($16)
    vlog3r5 $4,$25,$0,$25
    vldd    $0,224($16)
    vlog3r5 $4,$1,$26,$26
    vldd    $1,480($16)
    vsrlw   $24,8,$28
    nop
    vsrlw   $27,8,$29
    nop
    vlog3r1 $28,$0,$2,$28
    nop
    vlog3r1 $29,$1,$2,$2
    nop
    vlog3r3 $0,$7,$28,$0
    nop
    vsllw   $28,8,$28
    nop
    vlog3r3 $1,$7,$2,$1
    nop
    vlog3r3 $24,$8,$28,$7
    nop
    vsllw   $2,8,$2
    nop
    vshfw   $0,$7,$9,$24
    nop
    vlog3r3 $27,$8,$2,$2
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
    vlog3r5 $4,$2,$24,$2
    nop
    vlog3r5 $4,$7,$6,$6
    nop
    vsllw   $1,16,$7
    nop
    vsrlw   $0,16,$24
    nop
    vlog3r5 $4,$7,$0,$0
    vldd    $7,bitsliced_masks+64($31) !tprello
    vlog3r5 $4,$1,$24,$1
    nop
    vsllw   $23,4,$4
    nop
    vsrlw   $5,4,$24
    nop
    vlog3r5 $7,$4,$5,$4
    nop
    vlog3r5 $7,$23,$24,$5
    nop
    vsllw   $25,4,$23
    nop
    vsrlw   $11,4,$24
    nop
    vlog3r5 $7,$23,$11,$11
    nop
    vlog3r5 $7,$25,$24,$24
    nop
    vsllw   $2,4,$25
    nop
    vsrlw   $13,4,$23
    nop
    vlog3r5 $7,$25,$13,$13
    nop
    vlog3r5 $7,$2,$23,$2
    nop
    vsllw   $0,4,$23
    nop
    vsrlw   $15,4,$25
    nop
    vlog3r5 $7,$23,$15,$15
    nop
    vlog3r5 $7,$0,$25,$0
    nop
    vsllw   $14,4,$25
    nop
    vsrlw   $3,4,$23
    nop
    vlog3r5 $7,$25,$3,$3
    nop
    vlog3r5 $7,$14,$23,$14
    nop
    vsllw   $26,4,$23
    nop
    vsrlw   $12,4,$25
    nop
    vlog3r5 $7,$23,$12,$12
    nop
    vlog3r5 $7,$26,$25,$25
    nop
    vsllw   $6,4,$26
    nop
    vsrlw   $10,4,$23
    nop
    vlog3r5 $7,$26,$10,$10
    nop
    vlog3r5 $7,$6,$23,$6
    nop
    vsllw   $1,4,$23
    nop
    vsrlw   $22,4,$26
    nop
    vlog3r5 $7,$23,$22,$22
    vldd    $23,bitsliced_masks+96($31) !tprello
    vlog3r5 $7,$1,$26,$1
    nop
    vsllw   $13,2,$7
    nop
    vsrlw   $4,2,$26
    nop
    vlog3r5 $23,$7,$4,$4
    nop
    vlog3r5 $23,$13,$26,$7
    nop
    vsllw   $15,2,$13
    nop
    vsrlw   $11,2,$26
    nop
    vlog3r5 $23,$13,$11,$11
    nop
    vlog3r5 $23,$15,$26,$15
    nop
    vsllw   $2,2,$26
    nop
    vsrlw   $5,2,$13
    nop
    vlog3r5 $23,$26,$5,$5
    nop
    vlog3r5 $23,$2,$13,$13
    nop
    vsllw   $0,2,$2
    nop
    vsrlw   $24,2,$26
    nop
    vlog3r5 $23,$2,$24,$24
    nop
    vlog3r5 $23,$0,$26,$26
    nop
    vsllw   $10,2,$0
    nop
    vsrlw   $3,2,$2
    nop
    vlog3r5 $23,$0,$3,$9
    nop
    vlog3r5 $23,$10,$2,$10
    nop
    vsllw   $22,2,$0
    nop
    vsrlw   $12,2,$2
    nop
    vlog3r5 $23,$0,$12,$12
    nop
    vlog3r5 $23,$22,$2,$22
    nop
    vsllw   $6,2,$0
    nop
    vsrlw   $14,2,$2
    nop
    vlog3r5 $23,$0,$14,$14
    nop
    vlog3r5 $23,$6,$2,$8
    nop
    vsllw   $1,2,$0
    nop
    vsrlw   $25,2,$2
    nop
    vlog3r5 $23,$0,$25,$25
    vldd    $27,bitsliced_masks+128($31) !tprello
    vlog3r5 $23,$1,$2,$23
    nop
    vsllw   $11,1,$0
    nop
    vsrlw   $4,1,$1
    nop
    vlog3r5 $27,$0,$4,$0
    nop
    vlog3r5 $27,$11,$1,$1
    nop
    vsllw   $15,1,$2
    nop
    vsrlw   $7,1,$4
    nop
    vlog3r5 $27,$2,$7,$2
    nop
    vlog3r5 $27,$15,$4,$3
    nop
    vsllw   $24,1,$4
    nop
    vsrlw   $5,1,$7
    nop
    vlog3r5 $27,$4,$5,$4
    nop
    vlog3r5 $27,$24,$7,$5
    nop
    vsllw   $26,1,$7
    nop
    vsrlw   $13,1,$24
    nop
    vlog3r5 $27,$7,$13,$6
    nop
    vlog3r5 $27,$26,$24,$7
    nop
    vsllw   $12,1,$24
    nop
    vsrlw   $9,1,$26
    nop
    vlog3r5 $27,$24,$9,$9
    nop
    vlog3r5 $27,$12,$26,$12
    nop
    vsllw   $22,1,$26
    vstd    $9,bitsliced_state+0($31) !tprello
    vsrlw   $10,1,$9
    vstd    $12,bitsliced_state+32($31) !tprello
    vlog3r5 $27,$26,$10,$10
    nop
    vlog3r5 $27,$22,$9,$9
    nop
    vsllw   $25,1,$22
    vstd    $10,bitsliced_state+64($31) !tprello
    vsrlw   $14,1,$10
    vstd    $9,bitsliced_state+96($31) !tprello
    vlog3r5 $27,$22,$14,$9
    ldi     $19,-544*(AES_ROUNDS-1)($31)
    vlog3r5 $27,$25,$10,$10
    ldi     $18,-512($18)
    vsllw   $23,1,$25
    vstd    $9,bitsliced_state+128($31) !tprello
    vsrlw   $8,1,$9
    vstd    $10,bitsliced_state+160($31) !tprello
    vlog3r5 $27,$25,$8,$8
    ldi     $17,512($17)
    vlog3r5 $27,$23,$9,$9
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
    vldd    $1,384($20)
    or      $31,$31,$31
    vldd    $2,384($21)
    or      $31,$31,$31
    vldd    $4,320($20)
    or      $31,$31,$31
    vldd    $3,416($20)
    or      $31,$31,$31
    vldd    $0,416($21)
    vxorw   $2,$1,$1
    vldd    $2,32($20)
    or      $31,$31,$31
    vldd    $6,32($21)
    or      $31,$31,$31
    vstd    $1,bitsliced_state+128($31) !tprello
    vxorw   $0,$3,$1
    vldd    $3,448($20)
    or      $31,$31,$31
    vldd    $0,448($21)
    or      $31,$31,$31
    vstd    $1,bitsliced_state+160($31) !tprello
    vxorw   $6,$2,$1
    vldd    $2,288($20)
    or      $31,$31,$31
    vldd    $6,288($21)
    vxorw   $0,$3,$3
    vldd    $0,64($20)
    or      $31,$31,$31
    vldd    $5,64($21)
    or      $31,$31,$31
    vstd    $3,bitsliced_state+192($31) !tprello
    vxorw   $6,$2,$2
    vldd    $3,96($20)
    or      $31,$31,$31
    vldd    $6,96($21)
    or      $31,$31,$31
    vstd    $2,bitsliced_state+32($31) !tprello
    vxorw   $5,$0,$2
    vldd    $0,320($21)
    or      $31,$31,$31
    vldd    $5,192($20)
    vxorw   $6,$3,$3
    vldd    $6,352($20)
    or      $31,$31,$31
    vldd    $7,352($21)
    vxorw   $0,$4,$4
    vldd    $0,128($20)
    or      $31,$31,$31
    vldd    $8,128($21)
    or      $31,$31,$31
    vstd    $4,bitsliced_state+64($31) !tprello
    vxorw   $7,$6,$4
    vldd    $6,0($20)
    or      $31,$31,$31
    vldd    $7,0($21)
    or      $31,$31,$31
    vstd    $4,bitsliced_state+96($31) !tprello
    vxorw   $8,$0,$4
    vldd    $8,192($21)
    or      $31,$31,$31
    vldd    $9,160($20)
    vxorw   $7,$6,$0
    vldd    $7,160($21)
    or      $31,$31,$31
    vldd    $10,224($20)
    vxorw   $8,$5,$6
    vldd    $8,224($21)
    or      $31,$31,$31
    vldd    $11,480($20)
    vxorw   $7,$9,$5
    vldd    $9,480($21)
    or      $31,$31,$31
    nop
    vxorw   $8,$10,$7
    vldd    $8,256($20)
    or      $31,$31,$31
    vldd    $10,256($21)
    vxorw   $9,$11,$9
    nop
    or      $31,$31,$31
    nop
    or      $31,$31,$31
    vstd    $9,bitsliced_state+224($31) !tprello
    vxorw   $10,$8,$8
    ldi     $19,-544*(AES_ROUNDS-2)($31)
    or      $31,$31,$31
    ldi     $20,512($20)
    or      $31,$31,$31
    vstd    $8,bitsliced_state+0($31) !tprello
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
# 322 operations on P0, 69 on P1, 324 cycles
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
    vlog3r2 $30,$6,$2,$30
    nop
    vxorw   $10,$26,$15
    nop
    vlog3r2 $23,$13,$30,$13
    nop
    vxorw   $15,$27,$23
    nop
    vlog3r2 $6,$28,$7,$6
    nop
    vlog3r1 $4,$9,$23,$28
    nop
    vlog3r2 $29,$15,$6,$29
    nop
    vlog3r2 $4,$27,$28,$11
    vldd    $4,bitsliced_spill+256($31) !tprello
    vlog3r2 $15,$9,$28,$9
    nop
    vlog3r3 $30,$11,$8,$30
    nop
    vlog3r2 $14,$23,$29,$23
    vldd    $14,bitsliced_spill+288($31) !tprello
    vlog3r2 $26,$4,$30,$4
    nop
    vlog3r3 $2,$23,$9,$2
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
    vlog3r3 $25,$11,$6,$6
    nop
    vxorw   $1,$29,$1
    nop
    vxorw   $6,$10,$6
    nop
    vlog3r3 $11,$25,$2,$25
    vldd    $11,bitsliced_spill+128($31) !tprello
    vlog3r3 $8,$6,$4,$4
    nop
    vxorw   $23,$13,$23
    nop
    vxorw   $2,$13,$8
    vldd    $13,bitsliced_spill+64($31) !tprello
    vsrlw   $11,1,$10
    vldd    $29,bitsliced_spill+96($31) !tprello
    vlog3r5 $12,$24,$11,$11
    nop
    vlog3r5 $12,$0,$10,$0
    nop
    vsllw   $13,1,$10
    vldd    $24,bitsliced_spill+0($31) !tprello
    vsrlw   $29,1,$22
    vldd    $26,bitsliced_spill+32($31) !tprello
    vlog3r5 $12,$10,$29,$10
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
    vsllw   $6,1,$29
    nop
    vsrlw   $4,1,$26
    nop
    vlog3r5 $12,$29,$4,$4
    nop
    vlog3r5 $12,$6,$26,$6
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
    vsllw   $23,1,$26
    nop
    vsrlw   $8,1,$29
    nop
    vlog3r5 $12,$26,$8,$8
    vldd    $26,bitsliced_masks+96($31) !tprello
    vlog3r5 $12,$23,$29,$12
    nop
    vsllw   $11,2,$23
    nop
    vsrlw   $3,2,$29
    vldd    $5,bitsliced_spill+320($31) !tprello
    vlog3r5 $26,$23,$3,$3
    nop
    vlog3r5 $26,$11,$29,$11
    nop
    vsllw   $0,2,$29
    nop
    vsrlw   $5,2,$23
    nop
    vlog3r5 $26,$29,$5,$5
    nop
    vlog3r5 $26,$0,$23,$0
    nop
    vsllw   $22,2,$23
    nop
    vsrlw   $10,2,$29
    nop
    vlog3r5 $26,$23,$10,$10
    nop
    vlog3r5 $26,$22,$29,$22
    nop
    vsllw   $24,2,$29
    nop
    vsrlw   $13,2,$23
    nop
    vlog3r5 $26,$29,$13,$13
    nop
    vlog3r5 $26,$24,$23,$23
    nop
    vsllw   $1,2,$24
    nop
    vsrlw   $4,2,$29
    nop
    vlog3r5 $26,$24,$4,$4
    nop
    vlog3r5 $26,$1,$29,$1
    nop
    vsllw   $25,2,$29
    nop
    vsrlw   $6,2,$24
    nop
    vlog3r5 $26,$29,$6,$6
    nop
    vlog3r5 $26,$25,$24,$24
    nop
    vsllw   $8,2,$25
    nop
    vsrlw   $2,2,$29
    nop
    vsrlw   $7,2,$27
    nop
    vlog3r5 $26,$25,$2,$2
    nop
    vlog3r5 $26,$8,$29,$8
    nop
    vsllw   $12,2,$29
    nop
    vlog3r5 $26,$12,$27,$27
    vldd    $12,bitsliced_masks+64($31) !tprello
    vlog3r5 $26,$29,$7,$7
    nop
    vsllw   $10,4,$26
    nop
    vsrlw   $3,4,$29
    nop
    vlog3r5 $12,$26,$3,$3
    nop
    vlog3r5 $12,$10,$29,$10
    nop
    vsllw   $13,4,$29
    nop
    vsrlw   $5,4,$26
    nop
    vlog3r5 $12,$29,$5,$5
    nop
    vlog3r5 $12,$13,$26,$13
    nop
    vsllw   $22,4,$26
    nop
    vsrlw   $11,4,$29
    nop
    vlog3r5 $12,$26,$11,$11
    nop
    vlog3r5 $12,$22,$29,$22
    nop
    vsllw   $23,4,$29
    nop
    vsrlw   $0,4,$26
    vstd    $22,bitsliced_spill+352($31) !tprello
    vlog3r5 $12,$29,$0,$0
    nop
    vlog3r5 $12,$23,$26,$23
    nop
    vsllw   $2,4,$26
    nop
    vsrlw   $4,4,$22
    vstd    $23,bitsliced_spill+384($31) !tprello
    vlog3r5 $12,$26,$4,$4
    nop
    vlog3r5 $12,$2,$22,$2
    nop
    vsllw   $7,4,$22
    nop
    vsrlw   $6,4,$23
    nop
    vlog3r5 $12,$22,$6,$6
    nop
    vlog3r5 $12,$7,$23,$7
    nop
    vsllw   $8,4,$23
    nop
    vsrlw   $1,4,$22
    nop
    vlog3r5 $12,$23,$1,$1
    nop
    vlog3r5 $12,$8,$22,$8
    nop
    vsllw   $27,4,$22
    nop
    vsrlw   $24,4,$23
    ldw     $26,bitsliced_selectors+12($31) !tprello
    vlog3r5 $12,$22,$24,$22
    ldw     $24,bitsliced_selectors+16($31) !tprello
    vlog3r5 $12,$27,$23,$23
    ldw     $12,bitsliced_selectors+20($31) !tprello
    vshfw   $5,$3,$26,$27
    ldw     $29,bitsliced_selectors+24($31) !tprello
    vshfw   $5,$3,$24,$3
    nop
    vshfw   $6,$4,$12,$5
    vldd    $25,bitsliced_masks+32($31) !tprello
    vshfw   $6,$4,$29,$4
    nop
    vsrlw   $27,16,$6
    vldd    $14,bitsliced_last_key+0($31) !tprello
    vsrlw   $3,16,$9
    nop
    vlog3r1 $6,$5,$25,$6
    vldd    $30,bitsliced_last_key+32($31) !tprello
    vlog3r1 $9,$4,$25,$9
    nop
    vlog3r3 $5,$14,$6,$5
    nop
    vsllw   $6,16,$6
    nop
    vlog3r3 $4,$30,$9,$4
    nop
    vlog3r3 $27,$14,$6,$6
    nop
    vsllw   $9,16,$9
    nop
    vsrlw   $6,8,$27
    vldd    $15,bitsliced_masks+0($31) !tprello
    vlog3r3 $3,$30,$9,$3
    nop
    vsllw   $4,8,$9
    nop
    vsllw   $3,8,$28
    nop
    vlog3r5 $15,$3,$27,$3
    nop
    vsrlw   $5,8,$27
    nop
    vlog3r5 $15,$9,$5,$5
    vstd    $3,-480($17)
    vlog3r5 $15,$4,$27,$3
    nop
    vshfw   $0,$11,$26,$4
    vstd    $5,-256($17)
    vshfw   $0,$11,$24,$0
    vstd    $3,-224($17)
    vshfw   $22,$1,$12,$3
    nop
    vshfw   $22,$1,$29,$1
    nop
    vsrlw   $4,16,$22
    nop
    vsrlw   $0,16,$5
    nop
    vlog3r1 $22,$3,$25,$22
    nop
    vlog3r1 $5,$1,$25,$5
    nop
    vlog3r3 $3,$14,$22,$3
    nop
    vsllw   $22,16,$22
    nop
    vlog3r3 $1,$30,$5,$1
    nop
    vlog3r3 $4,$14,$22,$4
    nop
    vsllw   $5,16,$5
    nop
    vsrlw   $4,8,$22
    nop
    vlog3r3 $0,$30,$5,$0
    nop
    vsllw   $1,8,$5
    nop
    vsllw   $0,8,$11
    nop
    vsrlw   $3,8,$27
    nop
    vlog3r5 $15,$5,$3,$3
    nop
    vshfw   $13,$10,$26,$5
    nop
    vshfw   $13,$10,$24,$10
    vstd    $3,-192($17)
    vshfw   $7,$2,$12,$3
    nop
    vshfw   $7,$2,$29,$2
    nop
    vsrlw   $5,16,$7
    nop
    vsrlw   $10,16,$13
    nop
    vlog3r1 $7,$3,$25,$7
    nop
    vlog3r1 $13,$2,$25,$13
    nop
    vlog3r3 $3,$14,$7,$3
    nop
    vsllw   $7,16,$7
    nop
    vlog3r3 $2,$30,$13,$2
    nop
    vlog3r3 $5,$14,$7,$5
    nop
    vsllw   $13,16,$13
    nop
    vlog3r5 $15,$1,$27,$1
    nop
    vlog3r3 $10,$30,$13,$10
    nop
    vsrlw   $5,8,$13
    vstd    $1,-160($17)
    vsllw   $10,8,$1
    vldd    $27,bitsliced_spill+384($31) !tprello
    vsllw   $2,8,$7
    vldd    $9,bitsliced_spill+352($31) !tprello
    vlog3r5 $15,$1,$5,$1
    nop
    vsrlw   $3,8,$5
    nop
    vlog3r5 $15,$7,$3,$3
    vstd    $1,-384($17)
    vshfw   $27,$9,$26,$1
    nop
    vshfw   $27,$9,$24,$9
    vstd    $3,-128($17)
    vshfw   $23,$8,$12,$3
    nop
    vshfw   $23,$8,$29,$8
    nop
    vsrlw   $1,16,$23
    nop
    vsrlw   $9,16,$29
    nop
    vlog3r1 $23,$3,$25,$23
    nop
    vlog3r1 $29,$8,$25,$25
    nop
    vlog3r3 $3,$14,$23,$3
    nop
    vsllw   $23,16,$23
    nop
    vlog3r3 $8,$30,$25,$8
    nop
    vlog3r3 $1,$14,$23,$1
    nop
    vsllw   $25,16,$25
    nop
    vsrlw   $1,8,$14
    nop
    vlog3r3 $9,$30,$25,$9
    nop
    vsllw   $8,8,$25
    nop
    vsllw   $9,8,$30
    nop
    vlog3r5 $15,$9,$14,$9
    nop
    vlog3r5 $15,$30,$1,$1
    nop
    vsrlw   $3,8,$30
    vstd    $9,-288($17)
    vlog3r5 $15,$25,$3,$3
    vstd    $1,-320($17)
    vlog3r5 $15,$28,$6,$1
    nop
    vlog3r5 $15,$11,$4,$4
    vstd    $3,-64($17)
    vlog3r5 $15,$0,$22,$0
    vstd    $1,-512($17)
    vlog3r5 $15,$10,$13,$1
    vstd    $4,-448($17)
    vlog3r5 $15,$2,$5,$2
    vstd    $0,-416($17)
    vlog3r5 $15,$8,$30,$0
    vstd    $1,-352($17)
    or      $31,$31,$31
    vstd    $2,-96($17)
    or      $31,$31,$31
    vstd    $0,-32($17)
    .endm
#endif

#if defined(AES_CTR)
# 346 operations on P0, 134 on P1, 348 cycles
    .macro OUTPUT_COUNTER
    vlog3r3 $0,$6,$5,$8
    ldi     $16,512($16)
    vxorw   $2,$7,$9
    ldi     $17,512($17)
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
    vxorw   $25,$29,$25
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
    vldd    $6,bitsliced_spill+160($31) !tprello
    vlog3r2 $7,$4,$3,$4
    vstd    $5,bitsliced_spill+96($31) !tprello
    vlog3r3 $2,$9,$15,$7
    nop
    vlog3r2 $11,$22,$2,$2
    nop
    vlog3r2 $8,$6,$7,$7
    vldd    $6,bitsliced_state+160($31) !tprello
    vlog3r3 $28,$0,$13,$13
    vldd    $8,bitsliced_state+128($31) !tprello
    vxorw   $2,$12,$2
    vstd    $7,bitsliced_spill+64($31) !tprello
    vxorw   $13,$4,$7
    vldd    $4,bitsliced_state+64($31) !tprello
    vlog3r3 $0,$28,$5,$0
    vstd    $2,bitsliced_spill+128($31) !tprello
    vlog3r3 $10,$7,$3,$2
    vldd    $3,bitsliced_state+192($31) !tprello
    vxorw   $14,$15,$14
    vldd    $10,bitsliced_state+32($31) !tprello
    vxorw   $5,$15,$5
    vldd    $15,bitsliced_state+96($31) !tprello
    vxorw   $8,$4,$28
    vstd    $14,bitsliced_spill+0($31) !tprello
    vlog3r3 $25,$26,$8,$14
    vstd    $5,bitsliced_spill+32($31) !tprello
    vlog3r3 $10,$4,$25,$5
    vldd    $4,bitsliced_state+0($31) !tprello
    vlog3r3 $15,$3,$14,$15
    nop
    vlog3r3 $6,$8,$29,$8
    nop
    vlog3r3 $15,$1,$5,$12
    vldd    $13,bitsliced_spill+288($31) !tprello
    vlog3r2 $4,$1,$29,$22
    vldd    $11,bitsliced_state+224($31) !tprello
    vlog3r3 $3,$6,$12,$3
    nop
    vxorw   $12,$8,$6
    nop
    vbicw   $12,$15,$9
    nop
    vlog3r5 $13,$3,$11,$13
    vstd    $6,bitsliced_spill+256($31) !tprello
    vlog3r4 $6,$29,$9,$29
    nop
    vlog3r3 $5,$11,$6,$6
    nop
    vlog3r4 $11,$10,$29,$30
    nop
    vlog3r2 $8,$28,$9,$9
    nop
    vlog3r3 $13,$6,$30,$13
    nop
    vlog3r4 $11,$3,$9,$11
    nop
    vlog3r2 $25,$6,$9,$9
    nop
    vxorw   $4,$12,$30
    nop
    vlog3r1 $8,$3,$14,$23
    nop
    vlog3r0 $11,$10,$30,$10
    nop
    vlog3r3 $15,$23,$9,$9
    nop
    vsllw   $7,1,$15
    vldd    $11,bitsliced_masks+128($31) !tprello
    vlog3r2 $9,$10,$13,$24
    nop
    vsrlw   $2,1,$27
    nop
    vlog3r3 $23,$24,$29,$23
    nop
    vlog3r5 $11,$15,$2,$2
    nop
    vxorw   $23,$22,$22
    nop
    vlog3r5 $11,$7,$27,$7
    nop
    vlog3r6 $10,$22,$13,$27
    nop
    vlog3r5 $24,$22,$9,$23
    vstd    $7,bitsliced_spill+320($31) !tprello
    vlog3r1 $24,$27,$13,$7
    nop
    vxorw   $23,$27,$13
    nop
    vsllw   $0,1,$24
    nop
    vlog3r4 $13,$22,$9,$9
    nop
    vlog3r1 $1,$5,$13,$22
    nop
    vxorw   $7,$9,$7
    nop
    vxorw   $10,$9,$9
    nop
    vandw   $7,$3,$3
    nop
    vxorw   $23,$7,$10
    nop
    vlog3r2 $30,$23,$3,$30
    nop
    vlog3r2 $26,$10,$3,$3
    nop
    vlog3r1 $14,$28,$7,$7
    nop
    vxorw   $13,$9,$26
    nop
    vlog3r2 $9,$28,$22,$28
    nop
    vxorw   $10,$26,$15
    nop
    vlog3r2 $8,$9,$3,$8
    nop
    vxorw   $15,$27,$9
    nop
    vlog3r2 $13,$12,$8,$12
    nop
    vlog3r1 $4,$6,$9,$13
    nop
    vlog3r2 $25,$15,$28,$25
    nop
    vlog3r2 $4,$27,$13,$29
    vldd    $4,bitsliced_spill+256($31) !tprello
    vlog3r2 $15,$6,$13,$6
    nop
    vlog3r3 $8,$29,$7,$8
    nop
    vlog3r2 $14,$9,$25,$14
    vldd    $9,bitsliced_spill+288($31) !tprello
    vlog3r2 $26,$4,$8,$4
    nop
    vlog3r3 $3,$14,$6,$3
    nop
    vlog3r2 $5,$23,$4,$5
    vldd    $6,bitsliced_spill+224($31) !tprello
    vlog3r2 $10,$9,$4,$9
    nop
    vlog3r3 $5,$22,$12,$22
    nop
    vlog3r2 $1,$27,$5,$1
    nop
    vlog3r2 $26,$6,$22,$5
    nop
    vlog3r3 $30,$29,$28,$6
    nop
    vxorw   $1,$25,$1
    nop
    vxorw   $6,$9,$6
    nop
    vlog3r3 $29,$30,$3,$30
    vldd    $29,bitsliced_spill+128($31) !tprello
    vlog3r3 $7,$6,$4,$4
    nop
    vxorw   $14,$12,$7
    nop
    vxorw   $3,$12,$14
    vldd    $12,bitsliced_spill+64($31) !tprello
    vsrlw   $29,1,$9
    vldd    $25,bitsliced_spill+96($31) !tprello
    vlog3r5 $11,$24,$29,$24
    nop
    vlog3r5 $11,$0,$9,$0
    nop
    vsllw   $12,1,$9
    vldd    $29,bitsliced_spill+0($31) !tprello
    vsrlw   $25,1,$28
    vldd    $22,bitsliced_spill+32($31) !tprello
    vlog3r5 $11,$9,$25,$9
    nop
    vlog3r5 $11,$12,$28,$12
    nop
    vsllw   $29,1,$28
    nop
    vsrlw   $22,1,$25
    nop
    vlog3r5 $11,$28,$22,$22
    nop
    vlog3r5 $11,$29,$25,$25
    nop
    vsllw   $6,1,$29
    nop
    vsrlw   $4,1,$28
    nop
    vlog3r5 $11,$29,$4,$4
    nop
    vlog3r5 $11,$6,$28,$6
    nop
    vsllw   $30,1,$28
    nop
    vsrlw   $1,1,$29
    nop
    vlog3r5 $11,$28,$1,$1
    nop
    vlog3r5 $11,$30,$29,$29
    nop
    vsllw   $5,1,$30
    nop
    vsrlw   $3,1,$28
    vldd    $26,256($20)
    vlog3r5 $11,$30,$3,$30
    vldd    $3,256($21)
    vlog3r5 $11,$5,$28,$5
    nop
    vsllw   $7,1,$28
    nop
    vsrlw   $14,1,$27
    nop
    vxorw   $3,$26,$3
    vldd    $26,bitsliced_masks+96($31) !tprello
    vlog3r5 $11,$28,$14,$14
    nop
    vsllw   $24,2,$28
    vstd    $3,bitsliced_state+0($31) !tprello
    vsrlw   $2,2,$3
    vldd    $10,bitsliced_spill+320($31) !tprello
    vlog3r5 $26,$28,$2,$28
    vldd    $2,288($20)
    vlog3r5 $26,$24,$3,$24
    vldd    $3,288($21)
    vsllw   $0,2,$23
    nop
    vsrlw   $10,2,$8
    nop
    vlog3r5 $26,$23,$10,$10
    nop
    vxorw   $3,$2,$3
    nop
    vlog3r5 $26,$0,$8,$0
    nop
    vsllw   $22,2,$2
    vstd    $3,bitsliced_state+32($31) !tprello
    vsrlw   $9,2,$3
    nop
    vlog3r5 $26,$2,$9,$9
    vldd    $2,320($20)
    vlog3r5 $26,$22,$3,$22
    vldd    $3,320($21)
    vsllw   $25,2,$8
    nop
    vsrlw   $12,2,$23
    nop
    vlog3r5 $26,$8,$12,$8
    nop
    vxorw   $3,$2,$3
    nop
    vlog3r5 $26,$25,$23,$2
    nop
    vsllw   $1,2,$23
    vstd    $3,bitsliced_state+64($31) !tprello
    vsrlw   $4,2,$3
    nop
    vlog3r5 $26,$23,$4,$23
    vldd    $4,352($20)
    vlog3r5 $26,$1,$3,$3
    vldd    $1,352($21)
    vsllw   $29,2,$25
    nop
    vlog3r5 $11,$7,$27,$7
    nop
    vsrlw   $6,2,$11
    nop
    vxorw   $1,$4,$1
    nop
    vsrlw   $30,2,$4
    nop
    vlog3r5 $26,$25,$6,$6
    vstd    $1,bitsliced_state+96($31) !tprello
    vlog3r5 $26,$29,$11,$1
    nop
    vsllw   $14,2,$11
    vldd    $29,384($20)
    vlog3r5 $26,$14,$4,$14
    vldd    $4,384($21)
    vlog3r5 $26,$11,$30,$11
    nop
    vsllw   $7,2,$30
    nop
    vsrlw   $5,2,$25
    nop
    vxorw   $4,$29,$4
    nop
    vlog3r5 $26,$30,$5,$5
    vldd    $30,bitsliced_masks+64($31) !tprello
    vlog3r5 $26,$7,$25,$7
    vstd    $4,bitsliced_state+128($31) !tprello
    vsllw   $9,4,$4
    nop
    vsrlw   $28,4,$25
    nop
    vlog3r5 $30,$4,$28,$4
    nop
    vlog3r5 $30,$9,$25,$9
    nop
    vsllw   $8,4,$25
    nop
    vsrlw   $10,4,$28
    vstd    $9,bitsliced_spill+352($31) !tprello
    vlog3r5 $30,$25,$10,$9
    nop
    vlog3r5 $30,$8,$28,$8
    nop
    vsllw   $22,4,$28
    nop
    vsrlw   $24,4,$10
    nop
    vlog3r5 $30,$28,$24,$28
    vldd    $24,448($20)
    vlog3r5 $30,$22,$10,$10
    vldd    $22,448($21)
    vsllw   $2,4,$25
    nop
    vsrlw   $0,4,$26
    vstd    $10,bitsliced_spill+384($31) !tprello
    vlog3r5 $30,$25,$0,$0
    nop
    vxorw   $22,$24,$22
    nop
    vlog3r5 $30,$2,$26,$2
    nop
    vsllw   $11,4,$26
    vstd    $22,bitsliced_state+192($31) !tprello
    vsrlw   $23,4,$22
    vstd    $2,bitsliced_spill+416($31) !tprello
    vlog3r5 $30,$26,$23,$23
    vldd    $2,480($20)
    vlog3r5 $30,$11,$22,$22
    vldd    $11,480($21)
    vsllw   $5,4,$26
    nop
    vsrlw   $6,4,$24
    nop
    vlog3r5 $30,$26,$6,$6
    nop
    vxorw   $11,$2,$2
    nop
    vlog3r5 $30,$5,$24,$5
    nop
    vsllw   $14,4,$24
    vstd    $2,bitsliced_state+224($31) !tprello
    vsrlw   $3,4,$2
    nop
    vlog3r5 $30,$24,$3,$3
    nop
    vlog3r5 $30,$14,$2,$2
    nop
    vsllw   $7,4,$14
    ldw     $24,bitsliced_selectors+12($31) !tprello
    vsrlw   $1,4,$11
    vstd    $2,bitsliced_spill+448($31) !tprello
    vlog3r5 $30,$14,$1,$1
    ldw     $2,bitsliced_selectors+16($31) !tprello
    vlog3r5 $30,$7,$11,$11
    ldw     $7,bitsliced_selectors+20($31) !tprello
    vshfw   $9,$4,$24,$30
    ldw     $14,bitsliced_selectors+24($31) !tprello
    vshfw   $9,$4,$2,$4
    nop
    vshfw   $6,$23,$7,$9
    vldd    $26,bitsliced_masks+32($31) !tprello
    vshfw   $6,$23,$14,$6
    nop
    vsrlw   $30,16,$23
    vldd    $10,bitsliced_last_key+0($31) !tprello
    vsrlw   $4,16,$25
    nop
    vlog3r1 $23,$9,$26,$23
    vldd    $29,bitsliced_last_key+32($31) !tprello
    vlog3r1 $25,$6,$26,$25
    nop
    vlog3r3 $9,$10,$23,$9
    nop
    vsllw   $23,16,$23
    nop
    vlog3r3 $6,$29,$25,$6
    nop
    vlog3r3 $30,$10,$23,$23
    nop
    vsllw   $25,16,$25
    vldd    $30,bitsliced_masks+0($31) !tprello
    vsrlw   $23,8,$27
    nop
    vlog3r3 $4,$29,$25,$25
    vldd    $4,-480($16)
    vsrlw   $9,8,$12
    nop
    vlog3r1 $27,$25,$30,$27
    vldd    $13,-224($16)
    vlog3r1 $12,$6,$30,$15
    vldd    $12,-512($16)
    vlog3r3 $25,$4,$27,$4
    nop
    vsllw   $27,8,$27
    vldd    $25,-256($16)
    vlog3r3 $6,$13,$15,$6
    vstd    $4,-480($17)
    vlog3r3 $23,$12,$27,$4
    nop
    vsllw   $15,8,$15
    vstd    $6,-224($17)
    vshfw   $0,$28,$24,$6
    vstd    $4,-512($17)
    vlog3r3 $9,$25,$15,$4
    nop
    vshfw   $0,$28,$2,$0
    nop
    vshfw   $1,$3,$7,$28
    vstd    $4,-256($17)
    vshfw   $1,$3,$14,$1
    nop
    vsrlw   $6,16,$3
    nop
    vsrlw   $0,16,$4
    nop
    vlog3r1 $3,$28,$26,$3
    nop
    vlog3r1 $4,$1,$26,$4
    nop
    vlog3r3 $28,$10,$3,$28
    nop
    vsllw   $3,16,$3
    nop
    vlog3r3 $1,$29,$4,$1
    nop
    vlog3r3 $6,$10,$3,$3
    nop
    vsllw   $4,16,$4
    nop
    vsrlw   $3,8,$6
    nop
    vlog3r3 $0,$29,$4,$4
    vldd    $0,-416($16)
    vsrlw   $28,8,$9
    nop
    vlog3r1 $6,$4,$30,$6
    vldd    $15,-160($16)
    vlog3r1 $9,$1,$30,$25
    vldd    $9,-448($16)
    vlog3r3 $4,$0,$6,$0
    nop
    vsllw   $6,8,$4
    vldd    $6,bitsliced_spill+352($31) !tprello
    vlog3r3 $1,$15,$25,$1
    vstd    $0,-416($17)
    vlog3r3 $3,$9,$4,$0
    nop
    vsllw   $25,8,$25
    vstd    $1,-160($17)
    vshfw   $8,$6,$24,$1
    vstd    $0,-448($17)
    vshfw   $8,$6,$2,$0
    nop
    vshfw   $5,$22,$7,$3
    nop
    vshfw   $5,$22,$14,$4
    nop
    vsrlw   $1,16,$5
    nop
    vsrlw   $0,16,$6
    nop
    vlog3r1 $5,$3,$26,$5
    nop
    vlog3r1 $6,$4,$26,$6
    nop
    vlog3r3 $3,$10,$5,$3
    nop
    vsllw   $5,16,$5
    nop
    vlog3r3 $4,$29,$6,$4
    nop
    vlog3r3 $1,$10,$5,$1
    nop
    vsllw   $6,16,$5
    nop
    vsrlw   $1,8,$6
    vldd    $22,0($20)
    vlog3r3 $0,$29,$5,$8
    vldd    $0,0($21)
    vsrlw   $3,8,$5
    vldd    $9,-96($16)
    vlog3r1 $6,$8,$30,$15
    vldd    $6,-384($16)
    vlog3r1 $5,$4,$30,$5
    vldd    $12,bitsliced_spill+416($31) !tprello
    vsllw   $15,8,$23
    vldd    $27,bitsliced_spill+384($31) !tprello
    vlog3r3 $4,$9,$5,$4
    vldd    $9,-128($16)
    vlog3r3 $1,$6,$23,$1
    vldd    $6,bitsliced_spill+448($31) !tprello
    vsllw   $5,8,$5
    vstd    $4,-96($17)
    vshfw   $12,$27,$24,$4
    vstd    $1,-384($17)
    vlog3r3 $3,$9,$5,$1
    vldd    $3,32($20)
    vshfw   $12,$27,$2,$2
    vldd    $5,32($21)
    vshfw   $11,$6,$7,$7
    vstd    $1,-128($17)
    vxorw   $0,$22,$0
    nop
    vshfw   $11,$6,$14,$6
    nop
    vsrlw   $4,16,$11
    nop
    vxorw   $5,$3,$1
    nop
    vlog3r1 $11,$7,$26,$3
    vldd    $5,96($20)
    vsrlw   $2,16,$11
    vldd    $14,96($21)
    vlog3r3 $7,$10,$3,$22
    ldi     $18,-512($18)
    vsllw   $3,16,$7
    vldd    $12,128($20)
    vlog3r1 $11,$6,$26,$26
    vldd    $11,128($21)
    vxorw   $14,$5,$3
    vldd    $14,-64($16)
    vlog3r3 $4,$10,$7,$10
    vldd    $5,160($20)
    vlog3r3 $6,$29,$26,$27
    vldd    $7,160($21)
    vxorw   $11,$12,$4
    vldd    $11,-32($16)
    vsllw   $26,16,$6
    vldd    $26,192($20)
    vsrlw   $10,8,$12
    vldd    $9,64($20)
    vxorw   $7,$5,$5
    vldd    $7,224($20)
    vlog3r3 $2,$29,$6,$6
    vldd    $2,-288($16)
    vsrlw   $22,8,$29
    vldd    $24,224($21)
    vlog3r1 $12,$6,$30,$12
    vldd    $23,-192($16)
    vlog3r1 $29,$27,$30,$30
    vldd    $29,416($20)
    vlog3r3 $6,$2,$12,$2
    vldd    $6,-320($16)
    vxorw   $24,$7,$7
    vldd    $24,416($21)
    vsllw   $12,8,$12
    vstd    $2,-288($17)
    vsllw   $30,8,$13
    vldd    $2,-352($16)
    vlog3r3 $10,$6,$12,$6
    vldd    $10,64($21)
    vxorw   $24,$29,$24
    vldd    $29,192($21)
    vlog3r3 $28,$23,$25,$23
    vstd    $6,-320($17)
    vlog3r3 $8,$2,$15,$8
    vstd    $24,bitsliced_state+160($31) !tprello
    vxorw   $10,$9,$2
    vstd    $23,-192($17)
    vxorw   $29,$26,$6
    vstd    $8,-352($17)
    vlog3r3 $27,$11,$30,$8
    ldi     $19,-544*(AES_ROUNDS-2)($31)
    vlog3r3 $22,$14,$13,$13
    ldi     $20,512($20)
    or      $31,$31,$31
    vstd    $8,-32($17)
    or      $31,$31,$31
    vstd    $13,-64($17)
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
    vlog3r3 $3,$7,$4,$3
    nop
    vsllw   $4,8,$4
    nop
    vlog3r3 $5,$7,$6,$5
    ldw     $9,bitsliced_selectors+0($31) !tprello
    vlog3r3 $0,$8,$4,$0
    nop
    vsllw   $6,8,$4
    ldw     $6,bitsliced_selectors+4($31) !tprello
    vshfw   $3,$0,$9,$10
    nop
    vlog3r3 $1,$8,$4,$1
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
    vlog3r5 $4,$5,$10,$5
    nop
    vlog3r5 $4,$3,$11,$3
    nop
    vsllw   $1,16,$11
    vldd    $10,64($16)
    vsrlw   $0,16,$12
    vldd    $13,320($16)
    vlog3r5 $4,$11,$0,$11
    vldd    $0,96($16)
    vlog3r5 $4,$1,$12,$12
    vldd    $1,352($16)
    vsrlw   $10,8,$14
    nop
    vsrlw   $13,8,$15
    nop
    vlog3r1 $14,$0,$2,$14
    nop
    vlog3r1 $15,$1,$2,$15
    nop
    vlog3r3 $0,$7,$14,$0
    nop
    vsllw   $14,8,$14
    nop
    vlog3r3 $1,$7,$15,$1
    nop
    vlog3r3 $10,$8,$14,$10
    nop
    vsllw   $15,8,$15
    nop
    vshfw   $0,$10,$9,$14
    nop
    vlog3r3 $13,$8,$15,$13
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
    vlog3r5 $4,$13,$14,$13
    nop
    vlog3r5 $4,$10,$15,$10
    nop
    vsllw   $1,16,$15
    vldd    $14,128($16)
    vsrlw   $0,16,$22
    vldd    $23,384($16)
    vlog3r5 $4,$15,$0,$15
    vldd    $0,160($16)
    vlog3r5 $4,$1,$22,$22
    vldd    $1,416($16)
    vsrlw   $14,8,$24
    nop
    vsrlw   $23,8,$25
    nop
    vlog3r1 $24,$0,$2,$24
    nop
    vlog3r1 $25,$1,$2,$25
    nop
    vlog3r3 $0,$7,$24,$0
    nop
    vsllw   $24,8,$24
    nop
    vlog3r3 $1,$7,$25,$1
    nop
    vlog3r3 $14,$8,$24,$14
    nop
    vsllw   $25,8,$25
    nop
    vshfw   $0,$14,$9,$24
    nop
    vlog3r3 $23,$8,$25,$23
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
    vlog3r5 $4,$23,$24,$23
    nop
    vlog3r5 $4,$14,$25,$14
    nop
    vsllw   $1,16,$25
    vldd    $24,192($16)
    vsrlw   $0,16,$26
    vldd    $27,448($16)
    vlog3r5 $4,$25,$0,$25
    vldd    $0,224($16)
    vlog3r5 $4,$1,$26,$26
    vldd    $1,480($16)
    vsrlw   $24,8,$28
    nop
    vsrlw   $27,8,$29
    nop
    vlog3r1 $28,$0,$2,$28
    nop
    vlog3r1 $29,$1,$2,$2
    nop
    vlog3r3 $0,$7,$28,$0
    nop
    vsllw   $28,8,$28
    nop
    vlog3r3 $1,$7,$2,$1
    nop
    vlog3r3 $24,$8,$28,$7
    nop
    vsllw   $2,8,$2
    nop
    vshfw   $0,$7,$9,$24
    nop
    vlog3r3 $27,$8,$2,$2
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
    vlog3r5 $4,$2,$24,$2
    nop
    vlog3r5 $4,$7,$6,$6
    nop
    vsllw   $1,16,$7
    nop
    vsrlw   $0,16,$24
    nop
    vlog3r5 $4,$7,$0,$0
    vldd    $7,bitsliced_masks+64($31) !tprello
    vlog3r5 $4,$1,$24,$1
    nop
    vsllw   $23,4,$4
    nop
    vsrlw   $5,4,$24
    nop
    vlog3r5 $7,$4,$5,$4
    nop
    vlog3r5 $7,$23,$24,$5
    nop
    vsllw   $25,4,$23
    nop
    vsrlw   $11,4,$24
    nop
    vlog3r5 $7,$23,$11,$11
    nop
    vlog3r5 $7,$25,$24,$24
    nop
    vsllw   $2,4,$25
    nop
    vsrlw   $13,4,$23
    nop
    vlog3r5 $7,$25,$13,$13
    nop
    vlog3r5 $7,$2,$23,$2
    nop
    vsllw   $0,4,$23
    nop
    vsrlw   $15,4,$25
    nop
    vlog3r5 $7,$23,$15,$15
    nop
    vlog3r5 $7,$0,$25,$0
    nop
    vsllw   $14,4,$25
    nop
    vsrlw   $3,4,$23
    nop
    vlog3r5 $7,$25,$3,$3
    nop
    vlog3r5 $7,$14,$23,$14
    nop
    vsllw   $26,4,$23
    nop
    vsrlw   $12,4,$25
    nop
    vlog3r5 $7,$23,$12,$12
    nop
    vlog3r5 $7,$26,$25,$25
    nop
    vsllw   $6,4,$26
    nop
    vsrlw   $10,4,$23
    nop
    vlog3r5 $7,$26,$10,$10
    nop
    vlog3r5 $7,$6,$23,$6
    nop
    vsllw   $1,4,$23
    nop
    vsrlw   $22,4,$26
    nop
    vlog3r5 $7,$23,$22,$22
    vldd    $23,bitsliced_masks+96($31) !tprello
    vlog3r5 $7,$1,$26,$1
    nop
    vsllw   $13,2,$7
    nop
    vsrlw   $4,2,$26
    nop
    vlog3r5 $23,$7,$4,$4
    nop
    vlog3r5 $23,$13,$26,$7
    nop
    vsllw   $15,2,$13
    nop
    vsrlw   $11,2,$26
    nop
    vlog3r5 $23,$13,$11,$11
    nop
    vlog3r5 $23,$15,$26,$15
    nop
    vsllw   $2,2,$26
    nop
    vsrlw   $5,2,$13
    nop
    vlog3r5 $23,$26,$5,$5
    nop
    vlog3r5 $23,$2,$13,$13
    nop
    vsllw   $0,2,$2
    nop
    vsrlw   $24,2,$26
    nop
    vlog3r5 $23,$2,$24,$24
    nop
    vlog3r5 $23,$0,$26,$26
    nop
    vsllw   $10,2,$0
    nop
    vsrlw   $3,2,$2
    nop
    vlog3r5 $23,$0,$3,$9
    nop
    vlog3r5 $23,$10,$2,$10
    nop
    vsllw   $22,2,$0
    nop
    vsrlw   $12,2,$2
    nop
    vlog3r5 $23,$0,$12,$12
    nop
    vlog3r5 $23,$22,$2,$22
    nop
    vsllw   $6,2,$0
    nop
    vsrlw   $14,2,$2
    nop
    vlog3r5 $23,$0,$14,$14
    nop
    vlog3r5 $23,$6,$2,$8
    nop
    vsllw   $1,2,$0
    nop
    vsrlw   $25,2,$2
    nop
    vlog3r5 $23,$0,$25,$25
    vldd    $27,bitsliced_masks+128($31) !tprello
    vlog3r5 $23,$1,$2,$23
    nop
    vsllw   $11,1,$0
    nop
    vsrlw   $4,1,$1
    nop
    vlog3r5 $27,$0,$4,$0
    nop
    vlog3r5 $27,$11,$1,$1
    nop
    vsllw   $15,1,$2
    nop
    vsrlw   $7,1,$4
    nop
    vlog3r5 $27,$2,$7,$2
    nop
    vlog3r5 $27,$15,$4,$3
    nop
    vsllw   $24,1,$4
    nop
    vsrlw   $5,1,$7
    nop
    vlog3r5 $27,$4,$5,$4
    nop
    vlog3r5 $27,$24,$7,$5
    nop
    vsllw   $26,1,$7
    nop
    vsrlw   $13,1,$24
    nop
    vlog3r5 $27,$7,$13,$6
    nop
    vlog3r5 $27,$26,$24,$7
    nop
    vsllw   $12,1,$24
    nop
    vsrlw   $9,1,$26
    nop
    vlog3r5 $27,$24,$9,$9
    nop
    vlog3r5 $27,$12,$26,$12
    nop
    vsllw   $22,1,$26
    vstd    $9,bitsliced_state+0($31) !tprello
    vsrlw   $10,1,$9
    vstd    $12,bitsliced_state+32($31) !tprello
    vlog3r5 $27,$26,$10,$10
    nop
    vlog3r5 $27,$22,$9,$9
    nop
    vsllw   $25,1,$22
    vstd    $10,bitsliced_state+64($31) !tprello
    vsrlw   $14,1,$10
    vstd    $9,bitsliced_state+96($31) !tprello
    vlog3r5 $27,$22,$14,$9
    ldi     $19,-544*(AES_ROUNDS-1)($31)
    vlog3r5 $27,$25,$10,$10
    ldi     $18,-512($18)
    vsllw   $23,1,$25
    vstd    $9,bitsliced_state+128($31) !tprello
    vsrlw   $8,1,$9
    vstd    $10,bitsliced_state+160($31) !tprello
    vlog3r5 $27,$25,$8,$8
    ldi     $17,512($17)
    vlog3r5 $27,$23,$9,$9
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
# 334 operations on P0, 71 on P1, 336 cycles
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
    vstd    $14,bitsliced_spill+288($31) !tprello
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
    vlog3r4 $14,$1,$22,$14
    nop
    vlog3r3 $0,$24,$5,$24
    nop
    vlog3r3 $5,$6,$14,$5
    nop
    vlog3r0 $9,$11,$13,$9
    vldd    $14,bitsliced_state+128($31) !tprello
    vlog3r2 $7,$13,$6,$6
    vldd    $25,bitsliced_state+96($31) !tprello
    vlog3r4 $7,$4,$9,$26
    vldd    $9,bitsliced_state+224($31) !tprello
    vlog3r0 $6,$3,$11,$6
    vldd    $27,bitsliced_state+192($31) !tprello
    vlog3r0 $24,$26,$5,$28
    nop
    vxorw   $14,$25,$14
    nop
    vlog3r2 $26,$28,$6,$6
    nop
    vxorw   $9,$27,$9
    vstd    $14,bitsliced_spill+320($31) !tprello
    vlog3r4 $5,$6,$24,$24
    nop
    vlog3r6 $28,$6,$26,$27
    vstd    $9,bitsliced_spill+352($31) !tprello
    vlog3r4 $24,$28,$5,$5
    nop
    vandw   $24,$7,$9
    nop
    vxorw   $5,$24,$28
    nop
    vandw   $27,$10,$25
    nop
    vxorw   $28,$27,$29
    nop
    vlog3r1 $27,$28,$8,$8
    nop
    vandw   $24,$29,$30
    nop
    vlog3r1 $7,$11,$28,$7
    nop
    vlog3r4 $26,$30,$6,$6
    nop
    vlog3r2 $4,$28,$25,$28
    nop
    vxorw   $6,$5,$26
    nop
    vlog3r1 $10,$4,$29,$4
    nop
    vxorw   $26,$29,$29
    nop
    vandw   $22,$26,$22
    nop
    vlog3r2 $12,$26,$4,$12
    nop
    vlog3r1 $24,$29,$1,$1
    nop
    vlog3r2 $15,$29,$25,$15
    nop
    vlog3r2 $0,$27,$1,$0
    nop
    vlog3r3 $1,$22,$8,$1
    nop
    vxorw   $0,$12,$27
    nop
    vlog3r2 $23,$6,$1,$23
    vldd    $1,bitsliced_spill+288($31) !tprello
    vlog3r2 $5,$11,$27,$11
    nop
    vlog3r2 $6,$2,$7,$2
    vstd    $23,bitsliced_spill+224($31) !tprello
    vxorw   $11,$8,$8
    nop
    vlog3r1 $24,$29,$1,$1
    nop
    vxorw   $2,$22,$22
    nop
    vlog3r3 $28,$8,$3,$28
    vldd    $11,bitsliced_spill+256($31) !tprello
    vlog3r2 $24,$13,$22,$13
    nop
    vlog3r4 $3,$5,$28,$5
    nop
    vlog3r3 $13,$3,$28,$3
    vldd    $13,bitsliced_state+192($31) !tprello
    vlog3r2 $11,$29,$1,$11
    vldd    $29,bitsliced_state+0($31) !tprello
    vxorw   $15,$4,$4
    vstd    $3,bitsliced_spill+0($31) !tprello
    vlog3r3 $22,$5,$3,$3
    vldd    $15,bitsliced_spill+352($31) !tprello
    vlog3r3 $0,$9,$2,$0
    vldd    $2,bitsliced_state+64($31) !tprello
    vlog3r3 $27,$9,$3,$27
    vldd    $28,bitsliced_state+32($31) !tprello
    vxorw   $11,$9,$9
    vldd    $11,bitsliced_state+160($31) !tprello
    vxorw   $7,$27,$7
    vldd    $27,bitsliced_state+128($31) !tprello
    vxorw   $9,$5,$5
    vldd    $24,bitsliced_state+96($31) !tprello
    vlog3r3 $9,$12,$22,$9
    vstd    $7,bitsliced_spill+160($31) !tprello
    vlog3r3 $8,$1,$22,$7
    vstd    $5,bitsliced_spill+96($31) !tprello
    vlog3r3 $1,$3,$4,$1
    vstd    $9,bitsliced_spill+32($31) !tprello
    vxorw   $0,$4,$0
    vstd    $7,bitsliced_spill+64($31) !tprello
    vlog3r3 $27,$11,$24,$27
    vldd    $7,bitsliced_state+224($31) !tprello
    vlog3r3 $2,$15,$28,$2
    vstd    $0,bitsliced_spill+128($31) !tprello
    vxorw   $29,$24,$0
    vstd    $1,bitsliced_spill+192($31) !tprello
    vlog3r3 $29,$24,$13,$24
    nop
    vlog3r3 $28,$7,$0,$7
    nop
    vxorw   $29,$28,$4
    nop
    vxorw   $24,$2,$9
    nop
    vxorw   $29,$24,$29
    nop
    vlog3r3 $9,$27,$2,$3
    nop
    vxorw   $0,$2,$5
    nop
    vlog3r1 $13,$3,$15,$13
    nop
    vxorw   $3,$5,$8
    nop
    vxorw   $14,$15,$22
    nop
    vlog3r2 $14,$8,$13,$14
    nop
    vlog3r3 $22,$28,$24,$28
    nop
    vxorw   $14,$24,$14
    nop
    vxorw   $4,$22,$12
    nop
    vlog3r2 $9,$22,$13,$13
    nop
    vlog3r4 $2,$12,$11,$11
    nop
    vlog3r0 $14,$29,$0,$6
    nop
    vlog3r4 $5,$28,$22,$25
    nop
    vlog3r3 $29,$6,$11,$6
    nop
    vlog3r3 $11,$13,$25,$11
    nop
    vlog3r0 $14,$4,$3,$14
    nop
    vlog3r2 $7,$3,$13,$13
    nop
    vlog3r4 $7,$27,$14,$14
    nop
    vlog3r0 $13,$24,$4,$13
    nop
    vlog3r0 $6,$14,$11,$25
    nop
    vsllw   $1,1,$1
    nop
    vlog3r2 $14,$25,$13,$13
    nop
    vsrlw   $23,1,$23
    vstd    $1,bitsliced_spill+384($31) !tprello
    vlog3r4 $11,$13,$6,$1
    nop
    vlog3r6 $25,$13,$14,$6
    vstd    $23,bitsliced_spill+416($31) !tprello
    vlog3r4 $1,$25,$11,$11
    nop
    vandw   $1,$7,$23
    nop
    vxorw   $11,$1,$25
    nop
    vandw   $6,$0,$26
    nop
    vxorw   $25,$6,$10
    nop
    vlog3r1 $6,$25,$15,$15
    nop
    vandw   $1,$10,$30
    nop
    vlog3r1 $7,$4,$25,$7
    nop
    vlog3r4 $14,$30,$13,$13
    nop
    vlog3r2 $27,$25,$26,$25
    nop
    vxorw   $13,$11,$14
    nop
    vlog3r1 $0,$27,$10,$0
    nop
    vxorw   $14,$10,$10
    nop
    vandw   $22,$14,$22
    nop
    vlog3r2 $9,$14,$0,$9
    nop
    vlog3r1 $1,$10,$28,$28
    nop
    vlog3r2 $8,$10,$26,$8
    nop
    vlog3r2 $29,$6,$28,$6
    nop
    vlog3r3 $28,$22,$15,$28
    nop
    vxorw   $6,$9,$29
    nop
    vlog3r2 $12,$13,$28,$12
    nop
    vlog3r2 $11,$4,$29,$4
    nop
    vlog3r2 $13,$2,$7,$2
    nop
    vxorw   $4,$15,$4
    nop
    vlog3r1 $1,$10,$5,$5
    nop
    vxorw   $2,$22,$22
    nop
    vlog3r3 $25,$4,$24,$25
    vldd    $15,bitsliced_spill+320($31) !tprello
    vlog3r2 $1,$3,$22,$1
    nop
    vlog3r4 $24,$11,$25,$11
    nop
    vlog3r3 $1,$24,$25,$1
    nop
    vlog3r2 $15,$10,$5,$10
    nop
    vxorw   $8,$0,$0
    nop
    vlog3r3 $22,$11,$1,$8
    nop
    vlog3r3 $6,$23,$2,$2
    nop
    vlog3r3 $29,$23,$8,$29
    nop
    vxorw   $10,$23,$10
    vldd    $23,bitsliced_spill+416($31) !tprello
    vxorw   $7,$29,$29
    vldd    $7,bitsliced_spill+384($31) !tprello
    vxorw   $10,$11,$6
    vldd    $11,bitsliced_spill+224($31) !tprello
    vlog3r3 $10,$9,$22,$9
    vldd    $10,bitsliced_masks+128($31) !tprello
    vlog3r3 $4,$5,$22,$22
    vldd    $4,bitsliced_spill+192($31) !tprello
    vlog3r3 $5,$8,$0,$8
    vldd    $5,bitsliced_spill+128($31) !tprello
    vxorw   $2,$0,$2
    vldd    $0,bitsliced_spill+160($31) !tprello
    vlog3r5 $10,$7,$11,$7
    nop
    vlog3r5 $10,$4,$23,$4
    nop
    vsllw   $5,1,$23
    vldd    $11,bitsliced_spill+64($31) !tprello
    vsrlw   $0,1,$15
    vldd    $24,bitsliced_spill+96($31) !tprello
    vlog3r5 $10,$23,$0,$0
    nop
    vlog3r5 $10,$5,$15,$5
    nop
    vsllw   $11,1,$15
    vldd    $23,bitsliced_spill+0($31) !tprello
    vsrlw   $24,1,$25
    vldd    $3,bitsliced_spill+32($31) !tprello
    vlog3r5 $10,$15,$24,$15
    nop
    vlog3r5 $10,$11,$25,$11
    nop
    vsllw   $23,1,$25
    nop
    vsrlw   $3,1,$24
    nop
    vlog3r5 $10,$25,$3,$3
    nop
    vlog3r5 $10,$23,$24,$23
    nop
    vsllw   $8,1,$24
    nop
    vsrlw   $12,1,$25
    nop
    vlog3r5 $10,$24,$12,$12
    nop
    vlog3r5 $10,$8,$25,$8
    nop
    vsrlw   $29,1,$25
    nop
    vsllw   $22,1,$24
    nop
    vlog3r5 $10,$2,$25,$25
    nop
    vsrlw   $6,1,$13
    nop
    vlog3r5 $10,$24,$6,$6
    nop
    vlog3r5 $10,$22,$13,$13
    nop
    vsllw   $1,1,$22
    nop
    vsrlw   $9,1,$24
    nop
    vlog3r5 $10,$22,$9,$9
    vldd    $22,bitsliced_masks+96($31) !tprello
    vlog3r5 $10,$1,$24,$1
    nop
    vsllw   $0,2,$24
    nop
    vsrlw   $7,2,$28
    nop
    vlog3r5 $22,$24,$7,$7
    nop
    vlog3r5 $22,$0,$28,$0
    nop
    vsllw   $5,2,$28
    nop
    vsrlw   $4,2,$24
    nop
    vlog3r5 $22,$28,$4,$4
    nop
    vlog3r5 $22,$5,$24,$5
    nop
    vsllw   $3,2,$24
    nop
    vsrlw   $15,2,$28
    nop
    vlog3r5 $22,$24,$15,$15
    nop
    vlog3r5 $22,$3,$28,$3
    nop
    vsllw   $2,1,$2
    nop
    vsllw   $23,2,$28
    nop
    vlog3r5 $10,$2,$29,$2
    nop
    vsrlw   $11,2,$10
    nop
    vsrlw   $12,2,$29
    nop
    vlog3r5 $22,$28,$11,$11
    nop
    vlog3r5 $22,$23,$10,$10
    nop
    vsllw   $2,2,$23
    nop
    vlog3r5 $22,$2,$29,$2
    nop
    vlog3r5 $22,$23,$12,$12
    nop
    vsllw   $25,2,$23
    nop
    vsrlw   $8,2,$29
    nop
    vlog3r5 $22,$23,$8,$8
    nop
    vlog3r5 $22,$25,$29,$25
    nop
    vsllw   $9,2,$29
    nop
    vsrlw   $6,2,$23
    nop
    vlog3r5 $22,$29,$6,$6
    nop
    vlog3r5 $22,$9,$23,$9
    nop
    vsllw   $1,2,$23
    nop
    vsrlw   $13,2,$29
    nop
    vlog3r5 $22,$23,$13,$13
    vldd    $23,bitsliced_masks+64($31) !tprello
    vlog3r5 $22,$1,$29,$1
    nop
    vsllw   $15,4,$22
    nop
    vsrlw   $7,4,$29
    nop
    vlog3r5 $23,$22,$7,$7
    nop
    vlog3r5 $23,$15,$29,$15
    nop
    vsllw   $11,4,$29
    nop
    vsrlw   $4,4,$22
    nop
    vlog3r5 $23,$29,$4,$4
    nop
    vlog3r5 $23,$11,$22,$11
    nop
    vsllw   $3,4,$22
    nop
    vsrlw   $0,4,$29
    nop
    vlog3r5 $23,$22,$0,$0
    nop
    vlog3r5 $23,$3,$29,$3
    nop
    vsllw   $10,4,$29
    nop
    vsrlw   $5,4,$22
    vstd    $3,bitsliced_spill+448($31) !tprello
    vlog3r5 $23,$29,$5,$3
    nop
    vlog3r5 $23,$10,$22,$10
    nop
    vsllw   $6,4,$22
    nop
    vsrlw   $12,4,$5
    vstd    $10,bitsliced_spill+480($31) !tprello
    vlog3r5 $23,$22,$12,$10
    nop
    vlog3r5 $23,$6,$5,$5
    nop
    vsllw   $13,4,$6
    nop
    vsrlw   $8,4,$12
    nop
    vlog3r5 $23,$6,$8,$6
    nop
    vlog3r5 $23,$13,$12,$12
    nop
    vsllw   $9,4,$13
    nop
    vsrlw   $2,4,$8
    nop
    vlog3r5 $23,$13,$2,$2
    nop
    vlog3r5 $23,$9,$8,$8
    nop
    vsllw   $1,4,$9
    nop
    vsrlw   $25,4,$13
    ldw     $22,bitsliced_selectors+12($31) !tprello
    vlog3r5 $23,$9,$25,$9
    ldw     $25,bitsliced_selectors+16($31) !tprello
    vlog3r5 $23,$1,$13,$13
    ldw     $1,bitsliced_selectors+20($31) !tprello
    vshfw   $4,$7,$22,$23
    ldw     $29,bitsliced_selectors+24($31) !tprello
    vshfw   $4,$7,$25,$4
    nop
    vshfw   $6,$10,$1,$7
    vldd    $28,bitsliced_masks+32($31) !tprello
    vshfw   $6,$10,$29,$6
    nop
    vsrlw   $23,16,$10
    vldd    $24,bitsliced_last_key+0($31) !tprello
    vsrlw   $4,16,$26
    nop
    vlog3r1 $10,$7,$28,$10
    vldd    $14,bitsliced_last_key+32($31) !tprello
    vlog3r1 $26,$6,$28,$26
    nop
    vlog3r3 $7,$24,$10,$7
    nop
    vsllw   $10,16,$10
    nop
    vlog3r3 $6,$14,$26,$6
    nop
    vlog3r3 $23,$24,$10,$10
    nop
    vsllw   $26,16,$26
    nop
    vsrlw   $10,8,$23
    vldd    $27,bitsliced_masks+0($31) !tprello
    vlog3r3 $4,$14,$26,$4
    nop
    vsllw   $6,8,$26
    nop
    vsllw   $4,8,$30
    nop
    vlog3r5 $27,$4,$23,$4
    nop
    vlog3r5 $27,$30,$10,$10
    nop
    vsrlw   $7,8,$30
    vstd    $4,-480($17)
    vshfw   $3,$0,$22,$4
    vstd    $10,-512($17)
    vlog3r5 $27,$6,$30,$6
    nop
    vshfw   $3,$0,$25,$0
    nop
    vshfw   $9,$2,$1,$3
    vstd    $6,-224($17)
    vshfw   $9,$2,$29,$2
    nop
    vsrlw   $4,16,$6
    nop
    vsrlw   $0,16,$9
    nop
    vlog3r1 $6,$3,$28,$6
    nop
    vlog3r1 $9,$2,$28,$9
    nop
    vlog3r3 $3,$24,$6,$3
    nop
    vsllw   $6,16,$6
    nop
    vlog3r3 $2,$14,$9,$2
    nop
    vlog3r3 $4,$24,$6,$4
    nop
    vsllw   $9,16,$9
    nop
    vsrlw   $4,8,$6
    nop
    vlog3r3 $0,$14,$9,$0
    nop
    vsllw   $2,8,$9
    nop
    vsllw   $0,8,$10
    nop
    vlog3r5 $27,$0,$6,$0
    nop
    vsrlw   $3,8,$6
    nop
    vlog3r5 $27,$9,$3,$3
    vstd    $0,-416($17)
    vshfw   $11,$15,$22,$0
    nop
    vshfw   $11,$15,$25,$11
    vstd    $3,-192($17)
    vshfw   $12,$5,$1,$3
    nop
    vshfw   $12,$5,$29,$5
    nop
    vsrlw   $0,16,$12
    nop
    vsrlw   $11,16,$15
    nop
    vlog3r1 $12,$3,$28,$12
    nop
    vlog3r1 $15,$5,$28,$15
    nop
    vlog3r3 $3,$24,$12,$3
    nop
    vsllw   $12,16,$12
    nop
    vlog3r3 $5,$14,$15,$5
    nop
    vlog3r3 $0,$24,$12,$0
    nop
    vsllw   $15,16,$15
    nop
    vsrlw   $0,8,$12
    nop
    vlog3r3 $11,$14,$15,$11
    nop
    vsllw   $5,8,$15
    vldd    $9,bitsliced_spill+480($31) !tprello
    vsllw   $11,8,$23
    vldd    $30,bitsliced_spill+448($31) !tprello
    vlog3r5 $27,$11,$12,$11
    nop
    vsrlw   $3,8,$12
    nop
    vlog3r5 $27,$15,$3,$3
    vstd    $11,-352($17)
    vshfw   $9,$30,$22,$11
    nop
    vshfw   $9,$30,$25,$9
    vstd    $3,-128($17)
    vshfw   $13,$8,$1,$1
    nop
    vshfw   $13,$8,$29,$8
    nop
    vsrlw   $11,16,$13
    nop
    vsrlw   $9,16,$29
    nop
    vlog3r1 $13,$1,$28,$13
    nop
    vlog3r1 $29,$8,$28,$28
    nop
    vlog3r3 $1,$24,$13,$1
    nop
    vsllw   $13,16,$13
    nop
    vlog3r3 $8,$14,$28,$8
    nop
    vlog3r3 $11,$24,$13,$11
    nop
    vsllw   $28,16,$28
    nop
    vsrlw   $11,8,$13
    nop
    vlog3r3 $9,$14,$28,$9
    nop
    vsllw   $8,8,$14
    nop
    vsllw   $9,8,$28
    nop
    vlog3r5 $27,$9,$13,$9
    nop
    vlog3r5 $27,$28,$11,$11
    nop
    vsrlw   $1,8,$28
    vstd    $9,-288($17)
    vlog3r5 $27,$14,$1,$1
    vstd    $11,-320($17)
    vlog3r5 $27,$26,$7,$7
    nop
    vlog3r5 $27,$10,$4,$4
    vstd    $1,-64($17)
    vlog3r5 $27,$2,$6,$1
    vstd    $7,-256($17)
    vlog3r5 $27,$23,$0,$0
    vstd    $4,-448($17)
    vlog3r5 $27,$5,$12,$4
    vstd    $1,-160($17)
    vlog3r5 $27,$8,$28,$1
    vstd    $0,-384($17)
    or      $31,$31,$31
    vstd    $4,-96($17)
    or      $31,$31,$31
    vstd    $1,-32($17)
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
