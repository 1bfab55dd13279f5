# SPDX-License-Identifier: Apache-2.0
#
# Made by kernels/bitsliced/generate.py: the vector code of the two_input kernel as macros,
# one line for each instruction, two lines (P0, P1) for each cycle.

#define BITSLICED_SPILLS 16

#if !defined(AES_ECB_DECRYPT)
# 272 operations on P0, 37 on P1, 279 cycles
    .macro INPUT
    or      $31,$31,$31
    vldd    $1,0($16)
    or      $31,$31,$31
    nop
    or      $31,$31,$31
    vldd    $0,32($16)
    or      $31,$31,$31
    vldd    $3,bitsliced_first_key+32($31) !tprello
    vsrlw   $1,8,$2
    vldd    $5,bitsliced_masks+0($31) !tprello
    or      $31,$31,$31
    vldd    $4,bitsliced_first_key+0($31) !tprello
    vxorw   $2,$0,$2
    nop
    vxorw   $0,$3,$7
    vldd    $0,64($16)
    vandw   $2,$5,$2
    nop
    vxorw   $1,$4,$1
    vldd    $6,96($16)
    vsllw   $2,8,$8
    nop
    vsrlw   $0,8,$9
    nop
    vxorw   $1,$8,$1
    nop
    vxorw   $9,$6,$9
    nop
    vxorw   $6,$3,$6
    nop
    vandw   $9,$5,$9
    vldd    $8,128($16)
    vxorw   $0,$4,$0
    nop
    vxorw   $6,$9,$10
    vldd    $6,160($16)
    vsllw   $9,8,$9
    nop
    vsrlw   $8,8,$11
    nop
    vxorw   $0,$9,$0
    nop
    vxorw   $11,$6,$11
    nop
    vxorw   $6,$3,$6
    nop
    vandw   $11,$5,$11
    vldd    $9,192($16)
    vxorw   $8,$4,$8
    nop
    vxorw   $6,$11,$12
    vldd    $6,224($16)
    vsllw   $11,8,$11
    nop
    vsrlw   $9,8,$13
    nop
    vxorw   $8,$11,$8
    nop
    vxorw   $13,$6,$13
    nop
    vxorw   $6,$3,$6
    nop
    vandw   $13,$5,$13
    nop
    vxorw   $9,$4,$9
    nop
    vxorw   $6,$13,$11
    vldd    $6,256($16)
    vsllw   $13,8,$13
    vldd    $14,288($16)
    vxorw   $7,$2,$2
    nop
    vxorw   $9,$13,$7
    nop
    vsrlw   $6,8,$9
    nop
    vxorw   $14,$3,$13
    vldd    $15,320($16)
    vxorw   $9,$14,$9
    nop
    vxorw   $6,$4,$6
    nop
    vandw   $9,$5,$9
    vldd    $14,352($16)
    vsrlw   $15,8,$22
    nop
    vxorw   $13,$9,$13
    nop
    vsllw   $9,8,$9
    nop
    vxorw   $22,$14,$22
    nop
    vxorw   $6,$9,$6
    nop
    vandw   $22,$5,$22
    nop
    vxorw   $14,$3,$14
    vldd    $9,384($16)
    vsllw   $22,8,$23
    nop
    vxorw   $14,$22,$22
    vldd    $14,416($16)
    vxorw   $15,$4,$15
    nop
    vsrlw   $9,8,$24
    nop
    vxorw   $15,$23,$15
    nop
    vxorw   $24,$14,$24
    nop
    vxorw   $14,$3,$14
    nop
    vandw   $24,$5,$24
    vldd    $23,448($16)
    vxorw   $9,$4,$9
    nop
    vxorw   $14,$24,$25
    vldd    $14,480($16)
    vsllw   $24,8,$24
    nop
    vsrlw   $23,8,$26
    nop
    vxorw   $9,$24,$9
    nop
    vxorw   $26,$14,$26
    nop
    vxorw   $14,$3,$3
    nop
    vandw   $26,$5,$5
    nop
    vxorw   $23,$4,$4
    ldw     $23,bitsliced_selectors+0($31) !tprello
    vxorw   $3,$5,$3
    nop
    vsllw   $5,8,$5
    ldw     $26,bitsliced_selectors+4($31) !tprello
    vshfw   $2,$1,$23,$14
    nop
    vxorw   $4,$5,$5
    nop
    vshfw   $2,$1,$26,$1
    nop
    vshfw   $10,$0,$23,$2
    nop
    vshfw   $10,$0,$26,$0
    nop
    vshfw   $12,$8,$23,$4
    nop
    vshfw   $12,$8,$26,$8
    nop
    vshfw   $11,$7,$23,$12
    nop
    vshfw   $11,$7,$26,$7
    nop
    vshfw   $13,$6,$23,$11
    nop
    vshfw   $13,$6,$26,$6
    nop
    vshfw   $22,$15,$23,$13
    nop
    vshfw   $22,$15,$26,$15
    nop
    vshfw   $25,$9,$23,$22
    nop
    vshfw   $25,$9,$26,$9
    nop
    vshfw   $3,$5,$23,$23
    nop
    vshfw   $3,$5,$26,$3
    nop
    vsrlw   $14,16,$5
    vldd    $26,bitsliced_masks+32($31) !tprello
    vsrlw   $1,16,$25
    nop
    vxorw   $5,$11,$5
    nop
    vxorw   $25,$6,$25
    nop
    vandw   $5,$26,$5
    nop
    vandw   $25,$26,$25
    nop
    vxorw   $11,$5,$11
    nop
    vsllw   $5,16,$5
    nop
    vxorw   $6,$25,$6
    nop
    vxorw   $14,$5,$5
    nop
    vsllw   $25,16,$25
    nop
    vsrlw   $2,16,$14
    nop
    vxorw   $1,$25,$1
    nop
    vxorw   $14,$13,$14
    nop
    vsrlw   $0,16,$25
    nop
    vandw   $14,$26,$14
    nop
    vxorw   $25,$15,$25
    nop
    vxorw   $13,$14,$13
    nop
    vsllw   $14,16,$14
    nop
    vandw   $25,$26,$25
    nop
    vxorw   $2,$14,$2
    nop
    vxorw   $15,$25,$15
    nop
    vsllw   $25,16,$25
    nop
    vsrlw   $4,16,$14
    nop
    vxorw   $0,$25,$0
    nop
    vxorw   $14,$22,$14
    nop
    vsrlw   $8,16,$25
    nop
    vandw   $14,$26,$14
    nop
    vxorw   $25,$9,$25
    nop
    vxorw   $22,$14,$22
    nop
    vsllw   $14,16,$14
    nop
    vandw   $25,$26,$25
    nop
    vxorw   $4,$14,$4
    nop
    vxorw   $9,$25,$9
    nop
    vsllw   $25,16,$25
    nop
    vsrlw   $12,16,$14
    nop
    vxorw   $8,$25,$8
    nop
    vxorw   $14,$23,$14
    nop
    vsrlw   $7,16,$25
    nop
    vandw   $14,$26,$14
    nop
    vxorw   $25,$3,$25
    nop
    vxorw   $23,$14,$23
    nop
    vsllw   $14,16,$14
    nop
    vandw   $25,$26,$25
    nop
    vxorw   $12,$14,$12
    nop
    vxorw   $3,$25,$3
    nop
    vsllw   $25,16,$25
    nop
    vsrlw   $5,4,$14
    vldd    $26,bitsliced_masks+64($31) !tprello
    vxorw   $7,$25,$7
    nop
    vxorw   $14,$4,$14
    nop
    vsrlw   $1,4,$25
    nop
    vandw   $14,$26,$14
    nop
    vxorw   $25,$8,$25
    nop
    vxorw   $4,$14,$4
    nop
    vsllw   $14,4,$14
    nop
    vandw   $25,$26,$25
    nop
    vxorw   $5,$14,$5
    nop
    vxorw   $8,$25,$8
    nop
    vsllw   $25,4,$25
    nop
    vsrlw   $2,4,$14
    nop
    vxorw   $1,$25,$1
    nop
    vxorw   $14,$12,$14
    nop
    vsrlw   $0,4,$25
    nop
    vandw   $14,$26,$14
    nop
    vxorw   $25,$7,$25
    nop
    vxorw   $12,$14,$12
    nop
    vsllw   $14,4,$14
    nop
    vandw   $25,$26,$25
    nop
    vxorw   $2,$14,$2
    nop
    vxorw   $7,$25,$7
    nop
    vsllw   $25,4,$25
    nop
    vsrlw   $11,4,$14
    nop
    vxorw   $0,$25,$0
    nop
    vxorw   $14,$22,$14
    nop
    vsrlw   $6,4,$25
    nop
    vandw   $14,$26,$14
    nop
    vxorw   $25,$9,$25
    nop
    vxorw   $22,$14,$22
    nop
    vsllw   $14,4,$14
    nop
    vandw   $25,$26,$25
    nop
    vxorw   $11,$14,$11
    nop
    vxorw   $9,$25,$9
    nop
    vsllw   $25,4,$25
    nop
    vsrlw   $13,4,$14
    nop
    vxorw   $6,$25,$6
    nop
    vxorw   $14,$23,$14
    nop
    vsrlw   $15,4,$25
    nop
    vandw   $14,$26,$14
    nop
    vxorw   $25,$3,$25
    nop
    vxorw   $23,$14,$23
    nop
    vsllw   $14,4,$14
    nop
    vandw   $25,$26,$25
    nop
    vxorw   $13,$14,$13
    nop
    vxorw   $3,$25,$3
    nop
    vsllw   $25,4,$25
    nop
    vsrlw   $5,2,$14
    vldd    $26,bitsliced_masks+96($31) !tprello
    vxorw   $15,$25,$15
    nop
    vxorw   $14,$2,$14
    nop
    vsrlw   $1,2,$25
    nop
    vandw   $14,$26,$14
    nop
    vxorw   $25,$0,$25
    nop
    vxorw   $2,$14,$2
    nop
    vsllw   $14,2,$14
    nop
    vandw   $25,$26,$25
    nop
    vxorw   $5,$14,$5
    nop
    vxorw   $0,$25,$14
    nop
    vsllw   $25,2,$0
    nop
    vsrlw   $4,2,$25
    nop
    vxorw   $1,$0,$1
    nop
    vxorw   $25,$12,$0
    nop
    vsrlw   $8,2,$25
    nop
    vandw   $0,$26,$0
    nop
    vxorw   $25,$7,$25
    nop
    vxorw   $12,$0,$12
    nop
    vsllw   $0,2,$0
    nop
    vandw   $25,$26,$25
    nop
    vxorw   $4,$0,$4
    nop
    vxorw   $7,$25,$7
    nop
    vsllw   $25,2,$0
    nop
    vsrlw   $11,2,$25
    nop
    vxorw   $8,$0,$8
    nop
    vxorw   $25,$13,$0
    nop
    vsrlw   $6,2,$25
    nop
    vandw   $0,$26,$0
    nop
    vxorw   $25,$15,$25
    nop
    vxorw   $13,$0,$13
    nop
    vsllw   $0,2,$0
    nop
    vandw   $25,$26,$25
    nop
    vxorw   $11,$0,$11
    nop
    vxorw   $15,$25,$15
    nop
    vsllw   $25,2,$0
    nop
    vsrlw   $22,2,$25
    nop
    vxorw   $6,$0,$6
    nop
    vxorw   $25,$23,$0
    nop
    vsrlw   $9,2,$25
    nop
    vandw   $0,$26,$0
    nop
    vxorw   $25,$3,$25
    nop
    vxorw   $23,$0,$23
    nop
    vsllw   $0,2,$0
    nop
    vandw   $25,$26,$25
    nop
    vxorw   $22,$0,$22
    nop
    vxorw   $3,$25,$26
    nop
    vsllw   $25,2,$0
    nop
    vsrlw   $5,1,$3
    vldd    $25,bitsliced_masks+128($31) !tprello
    vxorw   $9,$0,$9
    nop
    vxorw   $3,$1,$0
    nop
    vsrlw   $2,1,$3
    nop
    vandw   $0,$25,$0
    nop
    vxorw   $3,$14,$3
    nop
    vxorw   $1,$0,$1
    nop
    vsllw   $0,1,$0
    nop
    vandw   $3,$25,$10
    nop
    vxorw   $5,$0,$0
    nop
    vxorw   $14,$10,$3
    nop
    vsllw   $10,1,$5
    nop
    vsrlw   $4,1,$10
    nop
    vxorw   $2,$5,$2
    nop
    vxorw   $10,$8,$5
    nop
    vsrlw   $12,1,$10
    nop
    vandw   $5,$25,$14
    nop
    vxorw   $10,$7,$10
    nop
    vxorw   $8,$14,$5
    nop
    vsllw   $14,1,$14
    nop
    vandw   $10,$25,$10
    nop
    vxorw   $4,$14,$4
    nop
    vxorw   $7,$10,$7
    nop
    vsllw   $10,1,$10
    nop
    vsrlw   $11,1,$14
    nop
    vsrlw   $13,1,$8
    nop
    vxorw   $14,$6,$14
    nop
    vxorw   $8,$15,$8
    nop
    vandw   $14,$25,$14
    nop
    vandw   $8,$25,$8
    nop
    vxorw   $6,$14,$6
    nop
    vsllw   $14,1,$14
    nop
    vxorw   $15,$8,$15
    vstd    $6,bitsliced_state+32($31) !tprello
    vxorw   $11,$14,$6
    nop
    vsllw   $8,1,$8
    vstd    $15,bitsliced_state+96($31) !tprello
    vsrlw   $22,1,$15
    vstd    $6,bitsliced_state+0($31) !tprello
    vxorw   $13,$8,$6
    nop
    vxorw   $15,$9,$15
    nop
    vsrlw   $23,1,$8
    vstd    $6,bitsliced_state+64($31) !tprello
    vandw   $15,$25,$6
    nop
    vxorw   $8,$26,$8
    nop
    vxorw   $9,$6,$9
    nop
    vsllw   $6,1,$6
    nop
    vandw   $8,$25,$8
    vstd    $9,bitsliced_state+160($31) !tprello
    vxorw   $22,$6,$6
    ldi     $19,-544*(AES_ROUNDS-1)($31)
    vxorw   $26,$8,$26
    ldi     $18,-512($18)
    vsllw   $8,1,$8
    vstd    $6,bitsliced_state+128($31) !tprello
    vxorw   $12,$10,$6
    vstd    $26,bitsliced_state+224($31) !tprello
    vxorw   $23,$8,$8
    ldi     $17,512($17)
    or      $31,$31,$31
    ldi     $16,512($16)
    or      $31,$31,$31
    vstd    $8,bitsliced_state+192($31) !tprello
    .endm
#endif

#if defined(AES_CTR)
# 16 operations on P0, 45 on P1, 45 cycles
    .macro COUNTER
    or      $31,$31,$31
    vldd    $2,64($20)
    or      $31,$31,$31
    vldd    $5,64($21)
    or      $31,$31,$31
    vldd    $4,256($20)
    or      $31,$31,$31
    vldd    $6,256($21)
    or      $31,$31,$31
    vldd    $1,192($20)
    vxorw   $5,$2,$2
    vldd    $5,320($20)
    or      $31,$31,$31
    vldd    $3,320($21)
    vxorw   $6,$4,$4
    vldd    $6,352($20)
    or      $31,$31,$31
    vldd    $0,352($21)
    or      $31,$31,$31
    vstd    $4,bitsliced_state+0($31) !tprello
    vxorw   $3,$5,$5
    vldd    $4,160($20)
    or      $31,$31,$31
    vldd    $3,160($21)
    or      $31,$31,$31
    vstd    $5,bitsliced_state+64($31) !tprello
    vxorw   $0,$6,$5
    vldd    $6,128($20)
    or      $31,$31,$31
    vldd    $0,128($21)
    or      $31,$31,$31
    vstd    $5,bitsliced_state+96($31) !tprello
    vxorw   $3,$4,$5
    vldd    $3,192($21)
    or      $31,$31,$31
    vldd    $7,384($20)
    vxorw   $0,$6,$4
    vldd    $0,384($21)
    or      $31,$31,$31
    vldd    $8,416($20)
    vxorw   $3,$1,$6
    vldd    $1,32($20)
    or      $31,$31,$31
    vldd    $3,32($21)
    vxorw   $0,$7,$0
    vldd    $7,96($20)
    or      $31,$31,$31
    vldd    $9,96($21)
    or      $31,$31,$31
    vstd    $0,bitsliced_state+128($31) !tprello
    vxorw   $3,$1,$1
    vldd    $0,416($21)
    or      $31,$31,$31
    ldi     $19,-544*(AES_ROUNDS-2)($31)
    vxorw   $9,$7,$3
    vldd    $7,480($20)
    or      $31,$31,$31
    vldd    $9,480($21)
    vxorw   $0,$8,$0
    vldd    $8,0($20)
    or      $31,$31,$31
    vldd    $10,0($21)
    or      $31,$31,$31
    vstd    $0,bitsliced_state+160($31) !tprello
    vxorw   $9,$7,$0
    vldd    $7,288($20)
    or      $31,$31,$31
    vldd    $9,288($21)
    or      $31,$31,$31
    vstd    $0,bitsliced_state+224($31) !tprello
    vxorw   $10,$8,$0
    vldd    $8,448($20)
    or      $31,$31,$31
    vldd    $10,448($21)
    vxorw   $9,$7,$7
    vldd    $9,224($20)
    or      $31,$31,$31
    vldd    $11,224($21)
    or      $31,$31,$31
    vstd    $7,bitsliced_state+32($31) !tprello
    vxorw   $10,$8,$7
    ldi     $18,-512($18)
    or      $31,$31,$31
    ldi     $17,512($17)
    or      $31,$31,$31
    vstd    $7,bitsliced_state+192($31) !tprello
    vxorw   $11,$9,$7
    ldi     $16,512($16)
    or      $31,$31,$31
    ldi     $20,512($20)
    .endm
#endif

#if !defined(AES_ECB_DECRYPT)
# 320 operations on P0, 68 on P1, 321 cycles
    .macro ROUND
    vxorw   $4,$2,$8
    nop
    vxorw   $7,$1,$9
    nop
    vxorw   $7,$4,$10
    nop
    vxorw   $7,$2,$11
    nop
    vxorw   $6,$5,$5
    nop
    vxorw   $9,$8,$12
    vstd    $11,bitsliced_spill+352($31) !tprello
    vxorw   $5,$0,$13
    nop
    vxorw   $3,$12,$3
    vstd    $12,bitsliced_spill+288($31) !tprello
    vxorw   $13,$4,$4
    nop
    vxorw   $13,$7,$14
    nop
    vxorw   $13,$1,$1
    nop
    vxorw   $3,$2,$2
    nop
    vxorw   $1,$11,$15
    vstd    $1,bitsliced_spill+320($31) !tprello
    vxorw   $3,$6,$6
    nop
    vxorw   $2,$0,$3
    nop
    vxorw   $2,$5,$22
    nop
    vxorw   $6,$10,$23
    nop
    vandw   $11,$22,$24
    vstd    $22,bitsliced_spill+256($31) !tprello
    vxorw   $0,$23,$25
    nop
    vxorw   $22,$23,$26
    nop
    vxorw   $22,$11,$11
    nop
    vxorw   $5,$23,$5
    nop
    vandw   $12,$2,$12
    nop
    vxorw   $9,$5,$22
    nop
    vxorw   $7,$5,$7
    nop
    vandw   $15,$3,$27
    nop
    vandw   $4,$0,$28
    nop
    vxorw   $27,$12,$27
    nop
    vxorw   $28,$12,$12
    nop
    vandw   $9,$5,$28
    nop
    vandw   $1,$13,$1
    nop
    vandw   $14,$25,$29
    nop
    vxorw   $1,$28,$1
    nop
    vxorw   $29,$28,$28
    nop
    vandw   $10,$23,$29
    nop
    vandw   $8,$26,$30
    nop
    vxorw   $24,$29,$24
    nop
    vxorw   $30,$29,$29
    nop
    vxorw   $12,$24,$12
    nop
    vxorw   $27,$29,$27
    nop
    vxorw   $1,$29,$1
    nop
    vxorw   $28,$24,$24
    nop
    vxorw   $27,$6,$6
    nop
    vxorw   $12,$11,$11
    nop
    vxorw   $1,$22,$1
    nop
    vxorw   $24,$7,$7
    nop
    vxorw   $6,$11,$24
    nop
    vandw   $6,$1,$6
    nop
    vxorw   $1,$7,$22
    nop
    vxorw   $7,$6,$12
    nop
    vxorw   $11,$6,$6
    nop
    vandw   $24,$12,$27
    nop
    vandw   $6,$22,$6
    nop
    vxorw   $27,$11,$11
    nop
    vxorw   $6,$7,$6
    nop
    vandw   $11,$25,$25
    nop
    vxorw   $1,$6,$1
    nop
    vxorw   $12,$6,$27
    nop
    vxorw   $11,$6,$22
    nop
    vandw   $7,$27,$7
    nop
    vandw   $6,$0,$0
    nop
    vxorw   $7,$1,$1
    nop
    vxorw   $12,$7,$7
    nop
    vxorw   $6,$1,$12
    nop
    vandw   $11,$7,$7
    nop
    vandw   $12,$2,$2
    nop
    vxorw   $24,$7,$7
    nop
    vandw   $1,$3,$3
    nop
    vxorw   $7,$1,$24
    nop
    vxorw   $11,$7,$27
    nop
    vxorw   $22,$24,$28
    nop
    vandw   $27,$5,$29
    vldd    $5,bitsliced_spill+256($31) !tprello
    vandw   $7,$13,$30
    vldd    $13,bitsliced_spill+288($31) !tprello
    vandw   $22,$23,$23
    nop
    vandw   $28,$26,$26
    nop
    vandw   $24,$5,$5
    nop
    vandw   $12,$13,$13
    vldd    $12,bitsliced_spill+320($31) !tprello
    vandw   $1,$15,$1
    nop
    vandw   $6,$4,$4
    nop
    vandw   $27,$9,$6
    nop
    vandw   $7,$12,$12
    vldd    $7,bitsliced_spill+352($31) !tprello
    vandw   $11,$14,$11
    nop
    vandw   $22,$10,$10
    nop
    vandw   $28,$8,$8
    nop
    vandw   $24,$7,$7
    nop
    vxorw   $10,$8,$8
    nop
    vxorw   $2,$0,$0
    nop
    vxorw   $1,$8,$1
    nop
    vxorw   $3,$2,$2
    nop
    vxorw   $13,$1,$3
    nop
    vxorw   $29,$30,$30
    nop
    vxorw   $6,$0,$13
    nop
    vxorw   $26,$30,$26
    nop
    vxorw   $5,$13,$5
    nop
    vxorw   $30,$2,$2
    nop
    vxorw   $26,$5,$5
    nop
    vxorw   $29,$25,$25
    nop
    vxorw   $12,$8,$8
    nop
    vxorw   $0,$25,$0
    nop
    vxorw   $3,$2,$2
    nop
    vxorw   $23,$26,$23
    nop
    vxorw   $11,$5,$11
    vstd    $2,bitsliced_spill+96($31) !tprello
    vxorw   $8,$0,$8
    vldd    $26,bitsliced_state+192($31) !tprello
    vxorw   $10,$23,$10
    vldd    $25,bitsliced_state+224($31) !tprello
    vxorw   $6,$8,$6
    vldd    $12,bitsliced_state+32($31) !tprello
    vxorw   $1,$4,$4
    vldd    $1,bitsliced_state+128($31) !tprello
    vxorw   $5,$8,$5
    vstd    $6,bitsliced_spill+224($31) !tprello
    vxorw   $3,$23,$6
    vldd    $3,bitsliced_state+64($31) !tprello
    vxorw   $2,$23,$23
    vstd    $5,bitsliced_spill+192($31) !tprello
    vxorw   $11,$10,$5
    vstd    $6,bitsliced_spill+0($31) !tprello
    vxorw   $0,$2,$6
    vstd    $23,bitsliced_spill+32($31) !tprello
    vxorw   $5,$7,$0
    vldd    $5,bitsliced_state+160($31) !tprello
    vxorw   $4,$11,$4
    vstd    $6,bitsliced_spill+128($31) !tprello
    vxorw   $1,$3,$6
    vstd    $0,bitsliced_spill+64($31) !tprello
    vxorw   $25,$12,$0
    vstd    $4,bitsliced_spill+160($31) !tprello
    vxorw   $25,$1,$7
    vldd    $4,bitsliced_state+0($31) !tprello
    vxorw   $25,$3,$11
    vldd    $2,bitsliced_state+96($31) !tprello
    vxorw   $26,$5,$5
    nop
    vxorw   $0,$6,$23
    nop
    vxorw   $5,$4,$10
    nop
    vxorw   $2,$23,$2
    vstd    $23,bitsliced_spill+384($31) !tprello
    vxorw   $10,$1,$1
    nop
    vxorw   $10,$25,$8
    nop
    vxorw   $10,$12,$12
    nop
    vxorw   $2,$3,$3
    vstd    $8,bitsliced_spill+416($31) !tprello
    vxorw   $12,$11,$29
    vstd    $12,bitsliced_spill+480($31) !tprello
    vxorw   $2,$26,$2
    nop
    vxorw   $3,$4,$26
    vstd    $29,bitsliced_spill+448($31) !tprello
    vxorw   $3,$5,$30
    nop
    vxorw   $2,$7,$13
    nop
    vxorw   $30,$11,$24
    nop
    vxorw   $4,$13,$28
    nop
    vxorw   $30,$13,$22
    nop
    vxorw   $5,$13,$5
    nop
    vandw   $23,$3,$23
    nop
    vxorw   $0,$5,$14
    nop
    vxorw   $25,$5,$25
    nop
    vandw   $29,$26,$29
    nop
    vandw   $1,$4,$9
    nop
    vxorw   $29,$23,$29
    nop
    vxorw   $9,$23,$9
    nop
    vandw   $0,$5,$23
    nop
    vandw   $12,$10,$12
    nop
    vandw   $8,$28,$8
    nop
    vxorw   $12,$23,$12
    nop
    vxorw   $8,$23,$8
    nop
    vandw   $7,$13,$23
    nop
    vandw   $6,$22,$27
    nop
    vandw   $11,$30,$15
    nop
    vxorw   $27,$23,$27
    nop
    vxorw   $15,$23,$15
    nop
    vxorw   $29,$27,$29
    nop
    vxorw   $9,$15,$9
    nop
    vxorw   $12,$27,$12
    nop
    vxorw   $8,$15,$8
    nop
    vxorw   $29,$2,$2
    nop
    vxorw   $9,$24,$9
    nop
    vxorw   $12,$14,$12
    nop
    vxorw   $8,$25,$8
    nop
    vxorw   $2,$9,$25
    nop
    vandw   $2,$12,$2
    nop
    vxorw   $12,$8,$14
    nop
    vxorw   $8,$2,$24
    nop
    vxorw   $9,$2,$2
    nop
    vandw   $25,$24,$29
    nop
    vandw   $2,$14,$2
    nop
    vxorw   $29,$9,$9
    nop
    vxorw   $2,$8,$2
    nop
    vandw   $9,$28,$28
    nop
    vxorw   $12,$2,$12
    nop
    vxorw   $24,$2,$29
    nop
    vxorw   $9,$2,$14
    nop
    vandw   $8,$29,$8
    nop
    vandw   $2,$4,$4
    nop
    vxorw   $8,$12,$12
    nop
    vxorw   $24,$8,$8
    nop
    vxorw   $2,$12,$24
    nop
    vandw   $9,$8,$8
    nop
    vandw   $24,$3,$3
    nop
    vxorw   $25,$8,$8
    nop
    vandw   $12,$26,$26
    nop
    vxorw   $8,$12,$25
    nop
    vxorw   $9,$8,$29
    nop
    vxorw   $14,$25,$15
    nop
    vandw   $29,$5,$5
    nop
    vandw   $8,$10,$27
    vldd    $10,bitsliced_spill+384($31) !tprello
    vandw   $14,$13,$23
    vldd    $13,bitsliced_spill+448($31) !tprello
    vandw   $15,$22,$22
    nop
    vandw   $25,$30,$30
    nop
    vandw   $24,$10,$24
    vldd    $10,bitsliced_spill+480($31) !tprello
    vandw   $12,$13,$13
    vldd    $12,bitsliced_spill+416($31) !tprello
    vandw   $2,$1,$1
    nop
    vandw   $29,$0,$0
    nop
    vandw   $8,$10,$2
    nop
    vandw   $9,$12,$9
    nop
    vandw   $14,$7,$7
    nop
    vandw   $15,$6,$6
    nop
    vandw   $25,$11,$11
    nop
    vxorw   $7,$6,$6
    nop
    vxorw   $3,$4,$4
    nop
    vxorw   $13,$6,$13
    nop
    vxorw   $26,$3,$3
    nop
    vxorw   $24,$13,$24
    nop
    vxorw   $5,$27,$27
    nop
    vxorw   $0,$4,$26
    nop
    vxorw   $22,$27,$22
    nop
    vxorw   $30,$26,$26
    nop
    vxorw   $27,$3,$3
    nop
    vxorw   $22,$26,$26
    nop
    vxorw   $5,$28,$5
    nop
    vxorw   $2,$6,$6
    nop
    vxorw   $4,$5,$4
    nop
    vxorw   $24,$3,$5
    nop
    vxorw   $23,$22,$2
    nop
    vxorw   $9,$26,$3
    nop
    vxorw   $6,$4,$6
    nop
    vxorw   $7,$2,$7
    nop
    vxorw   $0,$6,$0
    nop
    vxorw   $13,$1,$1
    nop
    vxorw   $26,$6,$6
    nop
    vxorw   $24,$2,$24
    nop
    vxorw   $5,$2,$2
    nop
    vxorw   $3,$7,$7
    nop
    vxorw   $4,$5,$4
    ldw     $26,bitsliced_selectors+8($31) !tprello
    vxorw   $7,$11,$7
    nop
    vxorw   $1,$3,$1
    nop
    vshfw   $0,$0,$26,$0
    nop
    vshfw   $6,$6,$26,$3
    nop
    vshfw   $1,$1,$26,$11
    nop
    vshfw   $4,$4,$26,$4
    nop
    vshfw   $5,$5,$26,$1
    vldd    $6,bitsliced_spill+0($31) !tprello
    vshfw   $7,$7,$26,$5
    ldw     $7,bitsliced_keys_end+512($19) !tprello
    vshfw   $2,$2,$26,$13
    vldd    $2,bitsliced_keys_end+224($19) !tprello
    vshfw   $24,$24,$26,$26
    vldd    $24,bitsliced_keys_end+480($19) !tprello
    vshfw   $26,$6,$7,$9
    nop
    vshfw   $6,$26,$7,$22
    nop
    vxorw   $2,$6,$6
    vldd    $2,bitsliced_spill+128($31) !tprello
    vxorw   $24,$26,$24
    nop
    vxorw   $6,$9,$26
    vldd    $6,bitsliced_keys_end+96($19) !tprello
    vxorw   $24,$22,$23
    vldd    $24,bitsliced_keys_end+352($19) !tprello
    vshfw   $4,$2,$7,$28
    nop
    vshfw   $2,$4,$7,$27
    nop
    vxorw   $6,$2,$6
    vldd    $2,bitsliced_spill+96($31) !tprello
    vxorw   $24,$4,$4
    nop
    vxorw   $6,$28,$24
    vldd    $6,bitsliced_keys_end+128($19) !tprello
    vxorw   $4,$27,$30
    vldd    $4,bitsliced_keys_end+384($19) !tprello
    vshfw   $1,$2,$7,$25
    nop
    vshfw   $2,$1,$7,$15
    nop
    vxorw   $6,$2,$6
    nop
    vxorw   $4,$1,$4
    nop
    vxorw   $6,$25,$2
    nop
    vxorw   $4,$15,$6
    nop
    vxorw   $23,$2,$4
    vldd    $1,bitsliced_spill+64($31) !tprello
    vxorw   $26,$6,$14
    nop
    vxorw   $4,$15,$15
    nop
    vxorw   $14,$25,$4
    vldd    $14,bitsliced_keys_end+160($19) !tprello
    vshfw   $5,$1,$7,$12
    vldd    $25,bitsliced_keys_end+416($19) !tprello
    vxorw   $4,$24,$4
    nop
    vshfw   $1,$5,$7,$8
    nop
    vxorw   $14,$1,$1
    nop
    vxorw   $25,$5,$5
    nop
    vxorw   $1,$12,$1
    nop
    vxorw   $5,$8,$25
    vldd    $5,bitsliced_spill+32($31) !tprello
    vxorw   $1,$8,$8
    nop
    vxorw   $25,$12,$14
    vldd    $12,bitsliced_keys_end+192($19) !tprello
    vxorw   $8,$6,$6
    vldd    $8,bitsliced_keys_end+448($19) !tprello
    vshfw   $13,$5,$7,$10
    nop
    vshfw   $5,$13,$7,$29
    vstd    $6,bitsliced_state+160($31) !tprello
    vxorw   $12,$5,$6
    nop
    vxorw   $8,$13,$5
    nop
    vxorw   $6,$10,$8
    nop
    vxorw   $5,$29,$5
    nop
    vxorw   $8,$29,$6
    nop
    vxorw   $5,$10,$10
    vldd    $29,bitsliced_spill+224($31) !tprello
    vxorw   $6,$25,$25
    nop
    vxorw   $10,$1,$6
    vldd    $1,bitsliced_keys_end+0($19) !tprello
    vxorw   $23,$9,$9
    vstd    $25,bitsliced_state+192($31) !tprello
    vshfw   $0,$29,$7,$25
    nop
    vshfw   $29,$0,$7,$10
    nop
    vxorw   $26,$22,$22
    vldd    $13,bitsliced_keys_end+256($19) !tprello
    vxorw   $1,$29,$1
    nop
    vxorw   $22,$5,$5
    nop
    vxorw   $1,$25,$22
    vldd    $1,bitsliced_spill+192($31) !tprello
    vxorw   $13,$0,$0
    vstd    $5,bitsliced_state+224($31) !tprello
    vxorw   $22,$10,$5
    nop
    vxorw   $0,$10,$10
    nop
    vshfw   $3,$1,$7,$29
    vldd    $13,bitsliced_keys_end+32($19) !tprello
    vxorw   $10,$25,$0
    vldd    $25,bitsliced_keys_end+288($19) !tprello
    vshfw   $1,$3,$7,$12
    nop
    vxorw   $0,$26,$0
    nop
    vxorw   $13,$1,$1
    nop
    vxorw   $25,$3,$3
    nop
    vxorw   $1,$29,$25
    nop
    vxorw   $3,$12,$3
    nop
    vxorw   $23,$25,$1
    nop
    vxorw   $26,$3,$13
    nop
    vxorw   $1,$12,$1
    vldd    $12,bitsliced_spill+160($31) !tprello
    vxorw   $13,$29,$13
    nop
    vxorw   $1,$10,$10
    vldd    $29,bitsliced_keys_end+64($19) !tprello
    vxorw   $13,$22,$1
    vldd    $13,bitsliced_keys_end+320($19) !tprello
    vshfw   $11,$12,$7,$22
    vstd    $10,bitsliced_state+32($31) !tprello
    vshfw   $12,$11,$7,$7
    nop
    vxorw   $29,$12,$12
    nop
    vxorw   $13,$11,$11
    nop
    vxorw   $12,$22,$12
    nop
    vxorw   $11,$7,$11
    nop
    vxorw   $12,$7,$13
    nop
    vxorw   $23,$24,$7
    nop
    vxorw   $11,$22,$22
    nop
    vxorw   $7,$27,$27
    nop
    vxorw   $26,$30,$26
    nop
    vxorw   $5,$23,$7
    nop
    vxorw   $15,$30,$15
    nop
    vxorw   $14,$2,$5
    vstd    $7,bitsliced_state+0($31) !tprello
    vxorw   $9,$8,$7
    vstd    $15,bitsliced_state+128($31) !tprello
    vxorw   $13,$3,$3
    nop
    vxorw   $27,$11,$11
    nop
    vxorw   $22,$25,$2
    vstd    $3,bitsliced_state+64($31) !tprello
    vxorw   $26,$28,$3
    vstd    $11,bitsliced_state+96($31) !tprello
    or      $31,$31,$31
    ldi     $19,544($19)
    vxorw   $3,$12,$3
    bne     $19,next_round
    .endm
#endif

#if !defined(AES_CTR) && !defined(AES_ECB_DECRYPT)
# 498 operations on P0, 67 on P1, 500 cycles
    .macro OUTPUT
    vxorw   $4,$2,$8
    nop
    vxorw   $7,$1,$9
    nop
    vxorw   $7,$4,$10
    nop
    vxorw   $7,$2,$11
    nop
    vxorw   $6,$5,$5
    nop
    vxorw   $9,$8,$12
    nop
    vxorw   $5,$0,$13
    nop
    vxorw   $3,$12,$3
    nop
    vxorw   $13,$4,$4
    nop
    vxorw   $13,$7,$14
    nop
    vxorw   $13,$1,$1
    vstd    $4,bitsliced_spill+320($31) !tprello
    vxorw   $3,$2,$2
    vstd    $14,bitsliced_spill+256($31) !tprello
    vxorw   $1,$11,$15
    vstd    $1,bitsliced_spill+352($31) !tprello
    vxorw   $3,$6,$3
    nop
    vxorw   $2,$0,$6
    vstd    $15,bitsliced_spill+288($31) !tprello
    vxorw   $2,$5,$22
    nop
    vxorw   $3,$10,$23
    nop
    vxorw   $22,$11,$24
    nop
    vxorw   $0,$23,$25
    nop
    vxorw   $22,$23,$26
    nop
    vxorw   $5,$23,$5
    nop
    vandw   $12,$2,$27
    nop
    vxorw   $9,$5,$28
    nop
    vxorw   $7,$5,$7
    nop
    vandw   $15,$6,$15
    nop
    vandw   $4,$0,$4
    nop
    vxorw   $15,$27,$15
    nop
    vxorw   $4,$27,$4
    nop
    vandw   $9,$5,$27
    nop
    vandw   $1,$13,$1
    nop
    vandw   $14,$25,$14
    nop
    vxorw   $1,$27,$1
    nop
    vxorw   $14,$27,$14
    nop
    vandw   $10,$23,$27
    nop
    vandw   $8,$26,$29
    nop
    vandw   $11,$22,$30
    nop
    vxorw   $29,$27,$29
    nop
    vxorw   $30,$27,$27
    nop
    vxorw   $15,$29,$15
    nop
    vxorw   $4,$27,$4
    nop
    vxorw   $1,$29,$1
    nop
    vxorw   $14,$27,$14
    nop
    vxorw   $15,$3,$3
    nop
    vxorw   $4,$24,$4
    nop
    vxorw   $1,$28,$1
    nop
    vxorw   $14,$7,$7
    nop
    vxorw   $3,$4,$14
    nop
    vandw   $3,$1,$3
    nop
    vxorw   $1,$7,$28
    nop
    vxorw   $7,$3,$24
    nop
    vxorw   $4,$3,$3
    nop
    vandw   $14,$24,$15
    nop
    vandw   $3,$28,$3
    nop
    vxorw   $15,$4,$4
    nop
    vxorw   $3,$7,$3
    nop
    vandw   $4,$25,$25
    nop
    vxorw   $1,$3,$1
    nop
    vxorw   $24,$3,$15
    nop
    vxorw   $4,$3,$28
    nop
    vandw   $7,$15,$7
    nop
    vandw   $3,$0,$0
    nop
    vxorw   $7,$1,$1
    nop
    vxorw   $24,$7,$7
    nop
    vxorw   $3,$1,$24
    nop
    vandw   $4,$7,$7
    nop
    vandw   $24,$2,$2
    nop
    vxorw   $14,$7,$7
    nop
    vandw   $1,$6,$6
    nop
    vxorw   $7,$1,$14
    nop
    vxorw   $4,$7,$15
    nop
    vxorw   $28,$14,$27
    nop
    vandw   $15,$5,$5
    nop
    vandw   $7,$13,$13
    nop
    vandw   $28,$23,$29
    vldd    $23,bitsliced_spill+288($31) !tprello
    vandw   $27,$26,$30
    vldd    $26,bitsliced_spill+320($31) !tprello
    vandw   $14,$22,$22
    nop
    vandw   $24,$12,$24
    vldd    $12,bitsliced_spill+352($31) !tprello
    vandw   $1,$23,$23
    vldd    $1,bitsliced_spill+256($31) !tprello
    vandw   $3,$26,$3
    nop
    vandw   $15,$9,$9
    nop
    vandw   $7,$12,$7
    nop
    vandw   $4,$1,$1
    nop
    vandw   $28,$10,$10
    nop
    vandw   $27,$8,$8
    nop
    vandw   $14,$11,$11
    nop
    vxorw   $10,$8,$8
    nop
    vxorw   $2,$0,$0
    nop
    vxorw   $23,$8,$23
    nop
    vxorw   $6,$2,$2
    nop
    vxorw   $24,$23,$24
    nop
    vxorw   $5,$13,$13
    nop
    vxorw   $9,$0,$6
    nop
    vxorw   $30,$13,$30
    nop
    vxorw   $22,$6,$6
    nop
    vxorw   $13,$2,$2
    nop
    vxorw   $30,$6,$6
    nop
    vxorw   $5,$25,$5
    nop
    vxorw   $7,$8,$7
    nop
    vxorw   $0,$5,$0
    nop
    vxorw   $24,$2,$2
    nop
    vxorw   $29,$30,$29
    nop
    vxorw   $1,$6,$1
    vldd    $30,bitsliced_state+0($31) !tprello
    vxorw   $7,$0,$7
    vldd    $5,bitsliced_state+192($31) !tprello
    vxorw   $10,$29,$10
    vldd    $8,bitsliced_state+160($31) !tprello
    vxorw   $9,$7,$9
    vldd    $25,bitsliced_state+128($31) !tprello
    vxorw   $23,$3,$3
    vldd    $23,bitsliced_state+224($31) !tprello
    vxorw   $6,$7,$6
    vstd    $9,bitsliced_spill+224($31) !tprello
    vxorw   $24,$29,$9
    vldd    $24,bitsliced_state+32($31) !tprello
    vxorw   $2,$29,$29
    vstd    $6,bitsliced_spill+192($31) !tprello
    vxorw   $1,$10,$6
    vstd    $9,bitsliced_spill+0($31) !tprello
    vxorw   $0,$2,$0
    vstd    $29,bitsliced_spill+32($31) !tprello
    vxorw   $6,$11,$6
    vldd    $11,bitsliced_state+64($31) !tprello
    vxorw   $3,$1,$1
    vstd    $0,bitsliced_spill+128($31) !tprello
    vxorw   $23,$24,$0
    vstd    $6,bitsliced_spill+64($31) !tprello
    vxorw   $23,$25,$6
    vstd    $1,bitsliced_spill+160($31) !tprello
    vxorw   $23,$11,$1
    vstd    $2,bitsliced_spill+96($31) !tprello
    vxorw   $5,$8,$2
    vstd    $0,bitsliced_spill+416($31) !tprello
    vxorw   $25,$11,$8
    nop
    vxorw   $2,$30,$3
    nop
    vxorw   $0,$8,$9
    vldd    $29,bitsliced_state+96($31) !tprello
    vxorw   $3,$25,$25
    nop
    vxorw   $3,$23,$10
    vstd    $9,bitsliced_spill+384($31) !tprello
    vxorw   $3,$24,$24
    nop
    vxorw   $29,$9,$29
    nop
    vxorw   $24,$1,$7
    vstd    $24,bitsliced_spill+480($31) !tprello
    vxorw   $29,$11,$11
    nop
    vxorw   $29,$5,$5
    vstd    $7,bitsliced_spill+448($31) !tprello
    vxorw   $11,$30,$29
    nop
    vxorw   $11,$2,$13
    nop
    vxorw   $5,$6,$22
    nop
    vxorw   $13,$1,$14
    nop
    vxorw   $30,$22,$27
    nop
    vxorw   $13,$22,$28
    nop
    vxorw   $2,$22,$2
    nop
    vandw   $9,$11,$9
    nop
    vxorw   $0,$2,$4
    nop
    vxorw   $23,$2,$23
    nop
    vandw   $7,$29,$7
    nop
    vandw   $25,$30,$12
    nop
    vxorw   $7,$9,$7
    nop
    vxorw   $12,$9,$9
    nop
    vandw   $0,$2,$0
    nop
    vandw   $24,$3,$24
    nop
    vandw   $10,$27,$12
    nop
    vxorw   $24,$0,$24
    nop
    vxorw   $12,$0,$0
    nop
    vandw   $6,$22,$12
    nop
    vandw   $8,$28,$15
    nop
    vandw   $1,$13,$26
    nop
    vxorw   $15,$12,$15
    nop
    vxorw   $26,$12,$12
    nop
    vxorw   $7,$15,$7
    nop
    vxorw   $9,$12,$9
    nop
    vxorw   $24,$15,$15
    nop
    vxorw   $0,$12,$0
    nop
    vxorw   $7,$5,$5
    nop
    vxorw   $9,$14,$9
    nop
    vxorw   $15,$4,$4
    nop
    vxorw   $0,$23,$0
    nop
    vxorw   $5,$9,$23
    nop
    vandw   $5,$4,$5
    nop
    vxorw   $4,$0,$15
    nop
    vxorw   $0,$5,$14
    nop
    vxorw   $9,$5,$5
    nop
    vandw   $23,$14,$7
    nop
    vandw   $5,$15,$5
    nop
    vxorw   $7,$9,$7
    nop
    vxorw   $5,$0,$5
    nop
    vandw   $7,$27,$27
    nop
    vxorw   $4,$5,$4
    nop
    vxorw   $14,$5,$9
    nop
    vxorw   $7,$5,$15
    nop
    vandw   $5,$30,$30
    nop
    vandw   $15,$22,$22
    nop
    vandw   $5,$25,$25
    nop
    vandw   $0,$9,$0
    nop
    vandw   $7,$10,$10
    nop
    vxorw   $0,$4,$4
    nop
    vxorw   $14,$0,$0
    nop
    vxorw   $5,$4,$5
    nop
    vandw   $7,$0,$0
    nop
    vandw   $5,$11,$11
    nop
    vxorw   $23,$0,$0
    nop
    vandw   $4,$29,$29
    nop
    vxorw   $0,$4,$23
    nop
    vxorw   $7,$0,$7
    nop
    vxorw   $15,$23,$14
    nop
    vandw   $7,$2,$9
    vldd    $2,bitsliced_spill+384($31) !tprello
    vandw   $0,$3,$12
    vldd    $3,bitsliced_spill+448($31) !tprello
    vandw   $14,$28,$24
    vldd    $28,bitsliced_spill+416($31) !tprello
    vandw   $23,$13,$26
    vldd    $13,bitsliced_spill+480($31) !tprello
    vandw   $5,$2,$2
    nop
    vandw   $4,$3,$3
    nop
    vandw   $7,$28,$7
    nop
    vandw   $0,$13,$0
    nop
    vandw   $15,$6,$6
    nop
    vandw   $14,$8,$8
    nop
    vandw   $23,$1,$1
    nop
    vxorw   $6,$8,$8
    nop
    vxorw   $11,$30,$30
    nop
    vxorw   $3,$8,$3
    nop
    vxorw   $29,$11,$11
    nop
    vxorw   $2,$3,$2
    nop
    vxorw   $9,$12,$12
    nop
    vxorw   $7,$30,$29
    nop
    vxorw   $24,$12,$24
    nop
    vxorw   $26,$29,$26
    nop
    vxorw   $12,$11,$11
    nop
    vxorw   $24,$26,$26
    nop
    vxorw   $9,$27,$9
    nop
    vxorw   $0,$8,$0
    nop
    vxorw   $30,$9,$9
    nop
    vxorw   $2,$11,$11
    nop
    vxorw   $22,$24,$22
    nop
    vxorw   $10,$26,$10
    nop
    vxorw   $0,$9,$0
    nop
    vxorw   $6,$22,$6
    nop
    vxorw   $7,$0,$7
    nop
    vxorw   $3,$25,$3
    nop
    vxorw   $26,$0,$0
    nop
    vxorw   $2,$22,$2
    nop
    vxorw   $11,$22,$22
    nop
    vxorw   $10,$6,$6
    vldd    $26,bitsliced_spill+224($31) !tprello
    vxorw   $9,$11,$25
    vldd    $9,bitsliced_spill+160($31) !tprello
    vxorw   $6,$1,$6
    vldd    $1,bitsliced_spill+192($31) !tprello
    vxorw   $3,$10,$10
    vldd    $3,bitsliced_spill+128($31) !tprello
    vsrlw   $26,1,$24
    vldd    $30,bitsliced_masks+128($31) !tprello
    vsrlw   $9,1,$8
    nop
    vxorw   $24,$1,$24
    nop
    vxorw   $8,$3,$8
    nop
    vandw   $24,$30,$24
    nop
    vandw   $8,$30,$8
    nop
    vxorw   $1,$24,$1
    nop
    vsllw   $24,1,$24
    vldd    $27,bitsliced_spill+96($31) !tprello
    vxorw   $3,$8,$3
    nop
    vxorw   $26,$24,$26
    vldd    $24,bitsliced_spill+64($31) !tprello
    vsllw   $8,1,$8
    vldd    $12,bitsliced_spill+32($31) !tprello
    vsrlw   $27,1,$29
    nop
    vxorw   $9,$8,$9
    vldd    $8,bitsliced_spill+0($31) !tprello
    vxorw   $29,$24,$29
    nop
    vsrlw   $12,1,$23
    nop
    vandw   $29,$30,$29
    nop
    vxorw   $23,$8,$23
    nop
    vxorw   $24,$29,$24
    nop
    vsllw   $29,1,$29
    nop
    vandw   $23,$30,$23
    nop
    vxorw   $27,$29,$27
    nop
    vxorw   $8,$23,$8
    nop
    vsllw   $23,1,$23
    nop
    vsrlw   $7,1,$29
    nop
    vxorw   $12,$23,$12
    nop
    vxorw   $29,$0,$29
    nop
    vsrlw   $10,1,$23
    nop
    vandw   $29,$30,$29
    nop
    vxorw   $23,$25,$23
    nop
    vxorw   $0,$29,$0
    nop
    vsllw   $29,1,$29
    nop
    vandw   $23,$30,$23
    nop
    vxorw   $7,$29,$7
    nop
    vxorw   $25,$23,$25
    nop
    vsllw   $23,1,$23
    nop
    vsrlw   $11,1,$29
    nop
    vxorw   $10,$23,$10
    nop
    vxorw   $29,$6,$29
    nop
    vsrlw   $22,1,$23
    nop
    vandw   $29,$30,$29
    nop
    vxorw   $23,$2,$23
    nop
    vxorw   $6,$29,$6
    nop
    vsllw   $29,1,$29
    nop
    vandw   $23,$30,$23
    nop
    vxorw   $11,$29,$11
    nop
    vxorw   $2,$23,$2
    nop
    vsllw   $23,1,$23
    nop
    vsrlw   $26,2,$29
    vldd    $30,bitsliced_masks+96($31) !tprello
    vxorw   $22,$23,$22
    nop
    vxorw   $29,$9,$29
    nop
    vsrlw   $1,2,$23
    nop
    vandw   $29,$30,$29
    nop
    vxorw   $23,$3,$23
    nop
    vxorw   $9,$29,$9
    nop
    vsllw   $29,2,$29
    nop
    vandw   $23,$30,$23
    nop
    vxorw   $26,$29,$26
    nop
    vxorw   $3,$23,$3
    nop
    vsllw   $23,2,$23
    nop
    vsrlw   $27,2,$29
    nop
    vxorw   $1,$23,$1
    nop
    vxorw   $29,$12,$29
    nop
    vsrlw   $24,2,$23
    nop
    vandw   $29,$30,$29
    nop
    vxorw   $23,$8,$23
    nop
    vxorw   $12,$29,$12
    nop
    vsllw   $29,2,$29
    nop
    vandw   $23,$30,$23
    nop
    vxorw   $27,$29,$27
    nop
    vxorw   $8,$23,$8
    nop
    vsllw   $23,2,$23
    nop
    vsrlw   $7,2,$29
    nop
    vxorw   $24,$23,$23
    nop
    vxorw   $29,$10,$29
    nop
    vsrlw   $0,2,$24
    nop
    vandw   $29,$30,$29
    nop
    vxorw   $24,$25,$24
    nop
    vxorw   $10,$29,$10
    nop
    vsllw   $29,2,$29
    nop
    vandw   $24,$30,$24
    nop
    vxorw   $7,$29,$7
    nop
    vxorw   $25,$24,$25
    nop
    vsllw   $24,2,$24
    nop
    vsrlw   $11,2,$29
    nop
    vxorw   $0,$24,$0
    nop
    vxorw   $29,$22,$29
    nop
    vsrlw   $6,2,$24
    nop
    vandw   $29,$30,$29
    nop
    vxorw   $24,$2,$24
    nop
    vxorw   $22,$29,$22
    nop
    vsllw   $29,2,$29
    nop
    vandw   $24,$30,$24
    nop
    vxorw   $11,$29,$11
    nop
    vxorw   $2,$24,$2
    nop
    vsllw   $24,2,$24
    nop
    vsrlw   $26,4,$29
    vldd    $30,bitsliced_masks+64($31) !tprello
    vxorw   $6,$24,$6
    nop
    vxorw   $29,$27,$29
    nop
    vsrlw   $1,4,$24
    nop
    vandw   $29,$30,$29
    nop
    vxorw   $24,$23,$24
    nop
    vxorw   $27,$29,$27
    nop
    vsllw   $29,4,$29
    nop
    vandw   $24,$30,$24
    nop
    vxorw   $26,$29,$26
    nop
    vxorw   $23,$24,$23
    nop
    vsrlw   $9,4,$29
    nop
    vsllw   $24,4,$24
    nop
    vxorw   $29,$12,$29
    nop
    vxorw   $1,$24,$1
    nop
    vandw   $29,$30,$29
    nop
    vsrlw   $3,4,$24
    nop
    vxorw   $12,$29,$12
    nop
    vsllw   $29,4,$29
    nop
    vxorw   $24,$8,$24
    nop
    vxorw   $9,$29,$9
    nop
    vandw   $24,$30,$24
    nop
    vsrlw   $7,4,$29
    nop
    vxorw   $8,$24,$8
    nop
    vsllw   $24,4,$24
    nop
    vxorw   $29,$11,$29
    nop
    vxorw   $3,$24,$3
    nop
    vandw   $29,$30,$29
    nop
    vsrlw   $0,4,$24
    nop
    vxorw   $11,$29,$11
    nop
    vsllw   $29,4,$29
    nop
    vxorw   $24,$6,$24
    nop
    vxorw   $7,$29,$7
    nop
    vandw   $24,$30,$24
    nop
    vsrlw   $10,4,$29
    nop
    vxorw   $6,$24,$6
    nop
    vsllw   $24,4,$24
    nop
    vxorw   $29,$22,$29
    nop
    vxorw   $0,$24,$0
    nop
    vandw   $29,$30,$29
    nop
    vsrlw   $25,4,$24
    nop
    vxorw   $22,$29,$22
    nop
    vsllw   $29,4,$29
    nop
    vxorw   $24,$2,$24
    ldw     $14,bitsliced_selectors+12($31) !tprello
    vxorw   $10,$29,$10
    nop
    vandw   $24,$30,$24
    nop
    vshfw   $1,$26,$14,$29
    ldw     $30,bitsliced_selectors+16($31) !tprello
    vxorw   $2,$24,$2
    nop
    vsllw   $24,4,$24
    nop
    vshfw   $1,$26,$30,$1
    nop
    vxorw   $25,$24,$24
    nop
    vshfw   $3,$9,$14,$25
    nop
    vshfw   $3,$9,$30,$3
    nop
    vshfw   $23,$27,$14,$9
    nop
    vshfw   $23,$27,$30,$27
    ldw     $23,bitsliced_selectors+20($31) !tprello
    vshfw   $8,$12,$14,$26
    ldw     $14,bitsliced_selectors+24($31) !tprello
    vshfw   $8,$12,$30,$8
    nop
    vshfw   $0,$7,$23,$12
    nop
    vshfw   $0,$7,$14,$0
    nop
    vshfw   $24,$10,$23,$7
    nop
    vshfw   $24,$10,$14,$10
    nop
    vshfw   $6,$11,$23,$24
    nop
    vshfw   $6,$11,$14,$6
    vldd    $11,bitsliced_last_key+0($31) !tprello
    vshfw   $2,$22,$23,$23
    nop
    vshfw   $2,$22,$14,$2
    nop
    vsrlw   $29,16,$14
    vldd    $22,bitsliced_masks+32($31) !tprello
    vxorw   $12,$11,$30
    nop
    vxorw   $14,$12,$12
    nop
    vxorw   $29,$11,$29
    nop
    vandw   $12,$22,$12
    nop
    vsrlw   $1,16,$14
    nop
    vxorw   $30,$12,$30
    nop
    vsllw   $12,16,$12
    vldd    $15,bitsliced_last_key+32($31) !tprello
    vxorw   $14,$0,$14
    nop
    vxorw   $29,$12,$12
    nop
    vandw   $14,$22,$14
    nop
    vxorw   $0,$15,$0
    nop
    vsllw   $14,16,$29
    nop
    vxorw   $0,$14,$0
    nop
    vxorw   $1,$15,$1
    nop
    vsrlw   $25,16,$14
    nop
    vxorw   $1,$29,$1
    nop
    vxorw   $25,$11,$25
    nop
    vxorw   $14,$7,$14
    nop
    vxorw   $7,$11,$7
    nop
    vandw   $14,$22,$14
    nop
    vsrlw   $3,16,$29
    nop
    vxorw   $7,$14,$7
    nop
    vsllw   $14,16,$14
    nop
    vxorw   $29,$10,$29
    nop
    vxorw   $25,$14,$14
    nop
    vandw   $29,$22,$29
    nop
    vxorw   $10,$15,$10
    nop
    vsllw   $29,16,$25
    nop
    vxorw   $10,$29,$10
    nop
    vxorw   $3,$15,$3
    nop
    vsrlw   $9,16,$29
    nop
    vxorw   $3,$25,$3
    nop
    vxorw   $29,$24,$29
    nop
    vxorw   $24,$11,$24
    nop
    vandw   $29,$22,$29
    nop
    vxorw   $9,$11,$9
    nop
    vxorw   $24,$29,$24
    nop
    vsllw   $29,16,$29
    nop
    vsrlw   $27,16,$25
    nop
    vxorw   $9,$29,$9
    nop
    vxorw   $25,$6,$25
    nop
    vxorw   $6,$15,$6
    nop
    vandw   $25,$22,$25
    nop
    vxorw   $27,$15,$27
    nop
    vxorw   $6,$25,$6
    nop
    vsllw   $25,16,$25
    nop
    vsrlw   $26,16,$29
    nop
    vxorw   $27,$25,$25
    nop
    vxorw   $29,$23,$29
    nop
    vxorw   $23,$11,$23
    nop
    vandw   $29,$22,$29
    nop
    vxorw   $26,$11,$11
    nop
    vxorw   $23,$29,$23
    nop
    vsllw   $29,16,$29
    nop
    vsrlw   $8,16,$26
    nop
    vxorw   $11,$29,$11
    nop
    vxorw   $26,$2,$26
    nop
    vxorw   $2,$15,$2
    nop
    vandw   $26,$22,$22
    nop
    vxorw   $8,$15,$8
    nop
    vxorw   $2,$22,$2
    nop
    vsllw   $22,16,$22
    nop
    vsrlw   $12,8,$15
    vldd    $26,bitsliced_masks+0($31) !tprello
    vxorw   $8,$22,$8
    nop
    vxorw   $15,$1,$15
    nop
    vsrlw   $14,8,$22
    nop
    vandw   $15,$26,$15
    nop
    vxorw   $22,$3,$22
    nop
    vsllw   $15,8,$29
    nop
    vandw   $22,$26,$22
    nop
    vxorw   $12,$29,$12
    nop
    vsllw   $22,8,$29
    nop
    vsrlw   $9,8,$27
    vstd    $12,-512($17)
    vxorw   $14,$29,$12
    nop
    vxorw   $27,$25,$27
    nop
    vsrlw   $11,8,$14
    vstd    $12,-448($17)
    vandw   $27,$26,$12
    nop
    vxorw   $14,$8,$14
    nop
    vsllw   $12,8,$27
    nop
    vandw   $14,$26,$14
    nop
    vsrlw   $30,8,$29
    nop
    vxorw   $8,$14,$8
    nop
    vsllw   $14,8,$14
    nop
    vxorw   $29,$0,$29
    vstd    $8,-288($17)
    vsrlw   $7,8,$8
    nop
    vandw   $29,$26,$29
    nop
    vxorw   $8,$10,$8
    nop
    vsllw   $29,8,$13
    nop
    vandw   $8,$26,$8
    nop
    vsrlw   $24,8,$28
    nop
    vsllw   $8,8,$4
    nop
    vxorw   $28,$6,$28
    nop
    vsrlw   $23,8,$5
    nop
    vandw   $28,$26,$28
    nop
    vxorw   $5,$2,$5
    nop
    vxorw   $6,$28,$6
    nop
    vsllw   $28,8,$28
    nop
    vandw   $5,$26,$5
    vstd    $6,-96($17)
    vxorw   $1,$15,$1
    nop
    vxorw   $2,$5,$2
    nop
    vsllw   $5,8,$5
    vstd    $1,-480($17)
    vxorw   $3,$22,$1
    vstd    $2,-32($17)
    vxorw   $25,$12,$2
    nop
    vxorw   $9,$27,$9
    vstd    $1,-416($17)
    vxorw   $11,$14,$1
    vstd    $2,-352($17)
    vxorw   $0,$29,$0
    vstd    $9,-384($17)
    vxorw   $30,$13,$9
    vstd    $1,-320($17)
    vxorw   $10,$8,$1
    vstd    $0,-224($17)
    vxorw   $7,$4,$0
    vstd    $9,-256($17)
    vxorw   $24,$28,$9
    vstd    $1,-160($17)
    vxorw   $23,$5,$1
    vstd    $0,-192($17)
    or      $31,$31,$31
    vstd    $9,-128($17)
    or      $31,$31,$31
    vstd    $1,-64($17)
    .endm
#endif

#if defined(AES_CTR)
# 514 operations on P0, 83 on P1, 516 cycles
    .macro OUTPUT_COUNTER
    vxorw   $4,$2,$8
    nop
    vxorw   $7,$1,$9
    nop
    vxorw   $7,$4,$10
    nop
    vxorw   $7,$2,$11
    nop
    vxorw   $6,$5,$5
    nop
    vxorw   $9,$8,$12
    nop
    vxorw   $5,$0,$13
    nop
    vxorw   $3,$12,$3
    nop
    vxorw   $13,$4,$4
    nop
    vxorw   $13,$7,$14
    nop
    vxorw   $13,$1,$1
    vstd    $4,bitsliced_spill+320($31) !tprello
    vxorw   $3,$2,$2
    vstd    $14,bitsliced_spill+256($31) !tprello
    vxorw   $1,$11,$15
    vstd    $1,bitsliced_spill+352($31) !tprello
    vxorw   $3,$6,$3
    nop
    vxorw   $2,$0,$6
    vstd    $15,bitsliced_spill+288($31) !tprello
    vxorw   $2,$5,$22
    nop
    vxorw   $3,$10,$23
    nop
    vxorw   $22,$11,$24
    nop
    vxorw   $0,$23,$25
    nop
    vxorw   $22,$23,$26
    nop
    vxorw   $5,$23,$5
    nop
    vandw   $12,$2,$27
    nop
    vxorw   $9,$5,$28
    nop
    vxorw   $7,$5,$7
    nop
    vandw   $15,$6,$15
    nop
    vandw   $4,$0,$4
    nop
    vxorw   $15,$27,$15
    nop
    vxorw   $4,$27,$4
    nop
    vandw   $9,$5,$27
    nop
    vandw   $1,$13,$1
    nop
    vandw   $14,$25,$14
    nop
    vxorw   $1,$27,$1
    nop
    vxorw   $14,$27,$14
    nop
    vandw   $10,$23,$27
    nop
    vandw   $8,$26,$29
    nop
    vandw   $11,$22,$30
    nop
    vxorw   $29,$27,$29
    nop
    vxorw   $30,$27,$27
    nop
    vxorw   $15,$29,$15
    nop
    vxorw   $4,$27,$4
    nop
    vxorw   $1,$29,$1
    nop
    vxorw   $14,$27,$14
    nop
    vxorw   $15,$3,$3
    nop
    vxorw   $4,$24,$4
    nop
    vxorw   $1,$28,$1
    nop
    vxorw   $14,$7,$7
    nop
    vxorw   $3,$4,$14
    nop
    vandw   $3,$1,$3
    nop
    vxorw   $1,$7,$28
    nop
    vxorw   $7,$3,$24
    nop
    vxorw   $4,$3,$3
    nop
    vandw   $14,$24,$15
    nop
    vandw   $3,$28,$3
    nop
    vxorw   $15,$4,$4
    nop
    vxorw   $3,$7,$3
    nop
    vandw   $4,$25,$25
    nop
    vxorw   $1,$3,$1
    nop
    vxorw   $24,$3,$15
    nop
    vxorw   $4,$3,$28
    nop
    vandw   $7,$15,$7
    nop
    vandw   $3,$0,$0
    nop
    vxorw   $7,$1,$1
    nop
    vxorw   $24,$7,$7
    nop
    vxorw   $3,$1,$24
    nop
    vandw   $4,$7,$7
    nop
    vandw   $24,$2,$2
    nop
    vxorw   $14,$7,$7
    nop
    vandw   $1,$6,$6
    nop
    vxorw   $7,$1,$14
    nop
    vxorw   $4,$7,$15
    nop
    vxorw   $28,$14,$27
    nop
    vandw   $15,$5,$5
    nop
    vandw   $7,$13,$13
    nop
    vandw   $28,$23,$29
    vldd    $23,bitsliced_spill+288($31) !tprello
    vandw   $27,$26,$30
    vldd    $26,bitsliced_spill+320($31) !tprello
    vandw   $14,$22,$22
    nop
    vandw   $24,$12,$24
    vldd    $12,bitsliced_spill+352($31) !tprello
    vandw   $1,$23,$23
    vldd    $1,bitsliced_spill+256($31) !tprello
    vandw   $3,$26,$3
    nop
    vandw   $15,$9,$9
    nop
    vandw   $7,$12,$7
    nop
    vandw   $4,$1,$1
    nop
    vandw   $28,$10,$10
    nop
    vandw   $27,$8,$8
    nop
    vandw   $14,$11,$11
    nop
    vxorw   $10,$8,$8
    nop
    vxorw   $2,$0,$0
    nop
    vxorw   $23,$8,$23
    nop
    vxorw   $6,$2,$2
    nop
    vxorw   $24,$23,$24
    nop
    vxorw   $5,$13,$13
    nop
    vxorw   $9,$0,$6
    nop
    vxorw   $30,$13,$30
    nop
    vxorw   $22,$6,$6
    nop
    vxorw   $13,$2,$2
    nop
    vxorw   $30,$6,$6
    nop
    vxorw   $5,$25,$5
    nop
    vxorw   $7,$8,$7
    nop
    vxorw   $0,$5,$0
    nop
    vxorw   $24,$2,$2
    nop
    vxorw   $29,$30,$29
    nop
    vxorw   $1,$6,$1
    vstd    $2,bitsliced_spill+96($31) !tprello
    vxorw   $7,$0,$7
    vldd    $30,bitsliced_state+192($31) !tprello
    vxorw   $10,$29,$10
    vldd    $5,bitsliced_state+224($31) !tprello
    vxorw   $9,$7,$9
    vldd    $8,bitsliced_state+32($31) !tprello
    vxorw   $23,$3,$3
    vldd    $23,bitsliced_state+128($31) !tprello
    vxorw   $6,$7,$6
    vstd    $9,bitsliced_spill+224($31) !tprello
    vxorw   $24,$29,$9
    vldd    $24,bitsliced_state+64($31) !tprello
    vxorw   $2,$29,$29
    vstd    $6,bitsliced_spill+192($31) !tprello
    vxorw   $1,$10,$6
    vstd    $9,bitsliced_spill+0($31) !tprello
    vxorw   $0,$2,$0
    vstd    $29,bitsliced_spill+32($31) !tprello
    vxorw   $6,$11,$6
    vldd    $11,bitsliced_state+160($31) !tprello
    vxorw   $3,$1,$1
    vstd    $0,bitsliced_spill+128($31) !tprello
    vxorw   $23,$24,$0
    vstd    $6,bitsliced_spill+64($31) !tprello
    vxorw   $5,$8,$6
    vstd    $1,bitsliced_spill+160($31) !tprello
    vxorw   $5,$23,$3
    vldd    $1,bitsliced_state+0($31) !tprello
    vxorw   $5,$24,$2
    vldd    $29,bitsliced_state+96($31) !tprello
    vxorw   $30,$11,$11
    nop
    vxorw   $6,$0,$9
    nop
    vxorw   $11,$1,$10
    nop
    vxorw   $29,$9,$29
    vstd    $9,bitsliced_spill+384($31) !tprello
    vxorw   $10,$23,$23
    nop
    vxorw   $10,$5,$7
    nop
    vxorw   $10,$8,$8
    vstd    $23,bitsliced_spill+448($31) !tprello
    vxorw   $29,$24,$24
    vstd    $7,bitsliced_spill+416($31) !tprello
    vxorw   $8,$2,$25
    vstd    $8,bitsliced_spill+480($31) !tprello
    vxorw   $29,$30,$29
    nop
    vxorw   $24,$1,$30
    nop
    vxorw   $24,$11,$13
    nop
    vxorw   $29,$3,$22
    nop
    vxorw   $13,$2,$14
    nop
    vxorw   $1,$22,$27
    nop
    vxorw   $13,$22,$28
    nop
    vxorw   $11,$22,$11
    nop
    vandw   $9,$24,$9
    nop
    vxorw   $6,$11,$4
    nop
    vxorw   $5,$11,$5
    nop
    vandw   $25,$30,$12
    nop
    vandw   $23,$1,$23
    nop
    vxorw   $12,$9,$12
    nop
    vxorw   $23,$9,$9
    nop
    vandw   $6,$11,$23
    nop
    vandw   $8,$10,$8
    nop
    vandw   $7,$27,$7
    nop
    vxorw   $8,$23,$8
    nop
    vxorw   $7,$23,$7
    nop
    vandw   $3,$22,$23
    nop
    vandw   $0,$28,$15
    nop
    vandw   $2,$13,$26
    nop
    vxorw   $15,$23,$15
    nop
    vxorw   $26,$23,$23
    nop
    vxorw   $12,$15,$12
    nop
    vxorw   $9,$23,$9
    nop
    vxorw   $8,$15,$8
    nop
    vxorw   $7,$23,$7
    nop
    vxorw   $12,$29,$12
    nop
    vxorw   $9,$14,$9
    nop
    vxorw   $8,$4,$4
    nop
    vxorw   $7,$5,$5
    nop
    vxorw   $12,$9,$7
    nop
    vandw   $12,$4,$12
    nop
    vxorw   $4,$5,$8
    nop
    vxorw   $5,$12,$14
    nop
    vxorw   $9,$12,$12
    nop
    vandw   $7,$14,$29
    nop
    vandw   $12,$8,$8
    nop
    vxorw   $29,$9,$9
    nop
    vxorw   $8,$5,$8
    nop
    vandw   $9,$27,$27
    nop
    vxorw   $4,$8,$4
    nop
    vxorw   $14,$8,$29
    nop
    vxorw   $9,$8,$12
    nop
    vandw   $5,$29,$5
    nop
    vandw   $8,$1,$1
    nop
    vxorw   $5,$4,$4
    nop
    vxorw   $14,$5,$5
    nop
    vxorw   $8,$4,$14
    nop
    vandw   $9,$5,$5
    nop
    vandw   $14,$24,$24
    nop
    vxorw   $7,$5,$5
    nop
    vandw   $4,$30,$30
    nop
    vxorw   $5,$4,$7
    nop
    vxorw   $9,$5,$29
    nop
    vxorw   $12,$7,$23
    nop
    vandw   $29,$11,$11
    nop
    vandw   $5,$10,$15
    vldd    $10,bitsliced_spill+384($31) !tprello
    vandw   $12,$22,$22
    nop
    vandw   $23,$28,$26
    vldd    $28,bitsliced_spill+448($31) !tprello
    vandw   $7,$13,$13
    nop
    vandw   $14,$10,$14
    vldd    $10,bitsliced_spill+480($31) !tprello
    vandw   $4,$25,$25
    vldd    $4,bitsliced_spill+416($31) !tprello
    vandw   $8,$28,$8
    nop
    vandw   $29,$6,$6
    nop
    vandw   $5,$10,$5
    nop
    vandw   $9,$4,$4
    nop
    vandw   $12,$3,$3
    nop
    vandw   $23,$0,$0
    nop
    vandw   $7,$2,$2
    nop
    vxorw   $3,$0,$0
    nop
    vxorw   $24,$1,$1
    nop
    vxorw   $25,$0,$25
    nop
    vxorw   $30,$24,$24
    nop
    vxorw   $14,$25,$14
    nop
    vxorw   $11,$15,$15
    nop
    vxorw   $6,$1,$30
    nop
    vxorw   $26,$15,$26
    nop
    vxorw   $13,$30,$13
    nop
    vxorw   $15,$24,$15
    nop
    vxorw   $26,$13,$13
    nop
    vxorw   $11,$27,$11
    nop
    vxorw   $5,$0,$0
    nop
    vxorw   $1,$11,$1
    nop
    vxorw   $14,$15,$15
    nop
    vxorw   $22,$26,$22
    nop
    vxorw   $4,$13,$4
    nop
    vxorw   $0,$1,$0
    nop
    vxorw   $3,$22,$3
    nop
    vxorw   $6,$0,$6
    nop
    vxorw   $25,$8,$8
    nop
    vxorw   $13,$0,$0
    nop
    vxorw   $14,$22,$14
    nop
    vxorw   $15,$22,$22
    nop
    vxorw   $4,$3,$3
    vldd    $13,bitsliced_spill+224($31) !tprello
    vxorw   $1,$15,$25
    vldd    $1,bitsliced_spill+96($31) !tprello
    vxorw   $3,$2,$3
    vldd    $2,bitsliced_spill+192($31) !tprello
    vxorw   $8,$4,$8
    vldd    $4,bitsliced_spill+64($31) !tprello
    vsrlw   $13,1,$26
    vldd    $11,bitsliced_masks+128($31) !tprello
    vsrlw   $1,1,$5
    nop
    vxorw   $26,$2,$26
    nop
    vxorw   $5,$4,$5
    nop
    vandw   $26,$11,$26
    nop
    vandw   $5,$11,$5
    nop
    vxorw   $2,$26,$2
    nop
    vsllw   $26,1,$26
    vldd    $27,bitsliced_spill+32($31) !tprello
    vxorw   $4,$5,$4
    nop
    vxorw   $13,$26,$26
    vldd    $13,bitsliced_spill+0($31) !tprello
    vsllw   $5,1,$5
    nop
    vsrlw   $27,1,$24
    nop
    vxorw   $1,$5,$1
    nop
    vxorw   $24,$13,$24
    nop
    vsrlw   $6,1,$5
    nop
    vandw   $24,$11,$24
    nop
    vxorw   $5,$0,$5
    nop
    vxorw   $13,$24,$13
    nop
    vsllw   $24,1,$24
    nop
    vandw   $5,$11,$5
    nop
    vxorw   $27,$24,$24
    nop
    vxorw   $0,$5,$0
    nop
    vsllw   $5,1,$5
    vldd    $27,bitsliced_spill+160($31) !tprello
    vsrlw   $8,1,$30
    nop
    vxorw   $6,$5,$6
    vldd    $5,bitsliced_spill+128($31) !tprello
    vxorw   $30,$25,$30
    nop
    vsrlw   $27,1,$7
    nop
    vandw   $30,$11,$30
    nop
    vxorw   $7,$5,$7
    nop
    vxorw   $25,$30,$25
    nop
    vandw   $7,$11,$7
    nop
    vsllw   $30,1,$30
    nop
    vxorw   $5,$7,$5
    nop
    vsllw   $7,1,$7
    nop
    vxorw   $8,$30,$8
    nop
    vxorw   $27,$7,$7
    nop
    vsrlw   $15,1,$27
    nop
    vsrlw   $22,1,$30
    nop
    vxorw   $27,$3,$27
    nop
    vxorw   $30,$14,$30
    nop
    vandw   $27,$11,$27
    nop
    vandw   $30,$11,$11
    nop
    vxorw   $3,$27,$3
    nop
    vsllw   $27,1,$27
    nop
    vxorw   $14,$11,$14
    nop
    vxorw   $15,$27,$15
    nop
    vsllw   $11,1,$11
    nop
    vsrlw   $26,2,$27
    vldd    $30,bitsliced_masks+96($31) !tprello
    vxorw   $22,$11,$11
    nop
    vxorw   $27,$7,$27
    nop
    vsrlw   $2,2,$22
    nop
    vandw   $27,$30,$27
    nop
    vxorw   $22,$5,$22
    nop
    vxorw   $7,$27,$7
    nop
    vsllw   $27,2,$27
    nop
    vandw   $22,$30,$22
    nop
    vxorw   $26,$27,$26
    nop
    vxorw   $5,$22,$5
    nop
    vsllw   $22,2,$22
    nop
    vsrlw   $1,2,$27
    nop
    vxorw   $2,$22,$2
    nop
    vxorw   $27,$24,$27
    nop
    vsrlw   $4,2,$22
    nop
    vandw   $27,$30,$27
    nop
    vxorw   $22,$13,$22
    nop
    vxorw   $24,$27,$24
    nop
    vsllw   $27,2,$27
    nop
    vandw   $22,$30,$22
    nop
    vxorw   $1,$27,$1
    nop
    vxorw   $13,$22,$13
    nop
    vsllw   $22,2,$22
    nop
    vsrlw   $6,2,$27
    nop
    vxorw   $4,$22,$4
    nop
    vxorw   $27,$8,$27
    nop
    vsrlw   $0,2,$22
    nop
    vandw   $27,$30,$27
    nop
    vxorw   $22,$25,$22
    nop
    vxorw   $8,$27,$8
    nop
    vsllw   $27,2,$27
    nop
    vandw   $22,$30,$22
    nop
    vxorw   $6,$27,$6
    nop
    vxorw   $25,$22,$25
    nop
    vsllw   $22,2,$22
    nop
    vsrlw   $15,2,$27
    nop
    vxorw   $0,$22,$0
    nop
    vxorw   $27,$11,$27
    nop
    vsrlw   $3,2,$22
    nop
    vandw   $27,$30,$27
    nop
    vxorw   $22,$14,$22
    nop
    vxorw   $11,$27,$11
    nop
    vsllw   $27,2,$27
    nop
    vandw   $22,$30,$22
    nop
    vxorw   $15,$27,$15
    nop
    vxorw   $14,$22,$14
    nop
    vsllw   $22,2,$22
    nop
    vsrlw   $26,4,$27
    vldd    $30,bitsliced_masks+64($31) !tprello
    vxorw   $3,$22,$3
    nop
    vxorw   $27,$1,$27
    nop
    vsrlw   $2,4,$22
    nop
    vandw   $27,$30,$27
    nop
    vxorw   $22,$4,$22
    nop
    vxorw   $1,$27,$1
    nop
    vsllw   $27,4,$27
    nop
    vandw   $22,$30,$22
    nop
    vxorw   $26,$27,$26
    nop
    vxorw   $4,$22,$4
    nop
    vsllw   $22,4,$22
    nop
    vsrlw   $7,4,$27
    nop
    vxorw   $2,$22,$2
    nop
    vxorw   $27,$24,$27
    nop
    vsrlw   $6,4,$22
    nop
    vandw   $27,$30,$27
    nop
    vxorw   $22,$15,$22
    nop
    vxorw   $24,$27,$24
    nop
    vsllw   $27,4,$27
    nop
    vandw   $22,$30,$22
    nop
    vxorw   $7,$27,$7
    nop
    vxorw   $15,$22,$15
    nop
    vsllw   $22,4,$22
    nop
    vsrlw   $0,4,$27
    nop
    vxorw   $6,$22,$6
    nop
    vxorw   $27,$3,$27
    nop
    vsrlw   $8,4,$22
    nop
    vandw   $27,$30,$27
    nop
    vxorw   $22,$11,$22
    ldw     $23,bitsliced_selectors+24($31) !tprello
    vxorw   $3,$27,$3
    nop
    vsllw   $27,4,$27
    nop
    vshfw   $3,$15,$23,$12
    nop
    vxorw   $0,$27,$0
    nop
    vandw   $22,$30,$22
    nop
    vsrlw   $5,4,$27
    nop
    vxorw   $11,$22,$11
    nop
    vxorw   $27,$13,$27
    nop
    vsllw   $22,4,$22
    nop
    vandw   $27,$30,$27
    nop
    vxorw   $8,$22,$8
    nop
    vxorw   $13,$27,$13
    nop
    vsllw   $27,4,$27
    nop
    vsrlw   $25,4,$22
    ldw     $9,bitsliced_selectors+12($31) !tprello
    vxorw   $5,$27,$5
    nop
    vxorw   $22,$14,$22
    ldw     $27,bitsliced_selectors+16($31) !tprello
    vshfw   $2,$26,$9,$10
    nop
    vandw   $22,$30,$22
    nop
    vshfw   $2,$26,$27,$2
    nop
    vxorw   $14,$22,$14
    nop
    vsllw   $22,4,$22
    nop
    vshfw   $5,$7,$9,$26
    nop
    vxorw   $25,$22,$22
    nop
    vshfw   $5,$7,$27,$5
    nop
    vshfw   $4,$1,$9,$7
    nop
    vshfw   $4,$1,$27,$4
    ldw     $1,bitsliced_selectors+20($31) !tprello
    vshfw   $13,$24,$9,$9
    nop
    vshfw   $13,$24,$27,$13
    nop
    vshfw   $0,$6,$1,$24
    nop
    vshfw   $0,$6,$23,$0
    nop
    vshfw   $22,$8,$1,$6
    nop
    vshfw   $22,$8,$23,$8
    nop
    vshfw   $3,$15,$1,$3
    vldd    $15,bitsliced_last_key+0($31) !tprello
    vshfw   $14,$11,$1,$1
    nop
    vshfw   $14,$11,$23,$11
    nop
    vsrlw   $10,16,$14
    vldd    $23,bitsliced_masks+32($31) !tprello
    vxorw   $24,$15,$22
    nop
    vxorw   $14,$24,$14
    nop
    vxorw   $10,$15,$10
    nop
    vandw   $14,$23,$14
    nop
    vsrlw   $2,16,$24
    nop
    vxorw   $22,$14,$22
    nop
    vsllw   $14,16,$14
    vldd    $27,bitsliced_last_key+32($31) !tprello
    vxorw   $24,$0,$24
    nop
    vxorw   $10,$14,$10
    nop
    vandw   $24,$23,$24
    nop
    vxorw   $0,$27,$0
    nop
    vsllw   $24,16,$14
    nop
    vxorw   $0,$24,$0
    nop
    vxorw   $2,$27,$2
    nop
    vsrlw   $26,16,$24
    nop
    vxorw   $2,$14,$2
    nop
    vxorw   $24,$6,$24
    nop
    vxorw   $6,$15,$6
    nop
    vandw   $24,$23,$24
    nop
    vxorw   $8,$27,$14
    nop
    vxorw   $6,$24,$6
    nop
    vsllw   $24,16,$24
    nop
    vxorw   $26,$15,$26
    nop
    vsrlw   $5,16,$25
    nop
    vxorw   $26,$24,$24
    nop
    vxorw   $25,$8,$8
    nop
    vxorw   $5,$27,$5
    nop
    vandw   $8,$23,$8
    nop
    vsrlw   $7,16,$25
    nop
    vxorw   $14,$8,$14
    nop
    vsllw   $8,16,$8
    nop
    vxorw   $25,$3,$25
    nop
    vxorw   $5,$8,$5
    nop
    vandw   $25,$23,$25
    nop
    vxorw   $3,$15,$3
    nop
    vsllw   $25,16,$8
    nop
    vxorw   $3,$25,$3
    nop
    vxorw   $7,$15,$7
    nop
    vsrlw   $4,16,$25
    nop
    vxorw   $7,$8,$7
    nop
    vxorw   $25,$12,$25
    nop
    vxorw   $12,$27,$12
    nop
    vandw   $25,$23,$25
    nop
    vxorw   $4,$27,$4
    nop
    vxorw   $12,$25,$12
    nop
    vsllw   $25,16,$25
    nop
    vsrlw   $9,16,$8
    nop
    vxorw   $4,$25,$4
    nop
    vxorw   $8,$1,$8
    nop
    vxorw   $1,$15,$1
    nop
    vandw   $8,$23,$8
    nop
    vxorw   $9,$15,$9
    nop
    vxorw   $1,$8,$1
    nop
    vsllw   $8,16,$8
    nop
    vsrlw   $13,16,$15
    nop
    vxorw   $9,$8,$8
    nop
    vxorw   $15,$11,$15
    nop
    vxorw   $11,$27,$11
    nop
    vandw   $15,$23,$15
    nop
    vxorw   $13,$27,$13
    nop
    vxorw   $11,$15,$11
    nop
    vsllw   $15,16,$15
    vldd    $27,-480($16)
    vsrlw   $10,8,$23
    vldd    $9,bitsliced_masks+0($31) !tprello
    vxorw   $13,$15,$15
    vldd    $13,-512($16)
    vxorw   $23,$2,$23
    nop
    vxorw   $2,$27,$2
    nop
    vandw   $23,$9,$23
    nop
    vxorw   $10,$13,$10
    nop
    vsllw   $23,8,$13
    vldd    $27,-416($16)
    vsrlw   $24,8,$25
    nop
    vxorw   $10,$13,$10
    vldd    $13,-448($16)
    vxorw   $25,$5,$25
    nop
    vxorw   $5,$27,$5
    vstd    $10,-512($17)
    vandw   $25,$9,$10
    nop
    vxorw   $24,$13,$13
    nop
    vsllw   $10,8,$24
    vldd    $25,-352($16)
    vsrlw   $7,8,$27
    nop
    vxorw   $13,$24,$13
    vldd    $24,-384($16)
    vxorw   $27,$4,$27
    nop
    vxorw   $4,$25,$4
    vstd    $13,-448($17)
    vandw   $27,$9,$27
    vldd    $13,-288($16)
    vxorw   $7,$24,$7
    nop
    vsllw   $27,8,$25
    vldd    $24,-320($16)
    vsrlw   $8,8,$26
    nop
    vxorw   $15,$13,$13
    nop
    vxorw   $26,$15,$15
    nop
    vxorw   $8,$24,$8
    nop
    vandw   $15,$9,$15
    nop
    vsrlw   $22,8,$24
    vldd    $26,-224($16)
    vxorw   $13,$15,$13
    nop
    vsllw   $15,8,$30
    vldd    $15,-256($16)
    vxorw   $24,$0,$24
    vstd    $13,-288($17)
    vxorw   $0,$26,$0
    nop
    vandw   $24,$9,$24
    nop
    vxorw   $22,$15,$15
    nop
    vsllw   $24,8,$22
    vldd    $13,-160($16)
    vsrlw   $6,8,$26
    nop
    vxorw   $15,$22,$15
    vldd    $22,-192($16)
    vxorw   $26,$14,$26
    nop
    vxorw   $14,$13,$13
    vstd    $15,-256($17)
    vandw   $26,$9,$26
    vldd    $15,-96($16)
    vxorw   $6,$22,$6
    nop
    vsllw   $26,8,$14
    vldd    $22,-128($16)
    vsrlw   $3,8,$29
    nop
    vxorw   $12,$15,$15
    nop
    vxorw   $29,$12,$12
    nop
    vxorw   $3,$22,$3
    nop
    vandw   $12,$9,$12
    nop
    vsrlw   $1,8,$22
    vldd    $29,-32($16)
    vxorw   $15,$12,$15
    nop
    vsllw   $12,8,$28
    vldd    $12,-64($16)
    vxorw   $22,$11,$22
    vstd    $15,-96($17)
    vxorw   $11,$29,$11
    nop
    vandw   $22,$9,$9
    nop
    vxorw   $1,$12,$1
    nop
    vxorw   $11,$9,$11
    nop
    vsllw   $9,8,$9
    nop
    vxorw   $2,$23,$2
    vstd    $11,-32($17)
    vxorw   $5,$10,$5
    nop
    vxorw   $4,$27,$4
    vstd    $2,-480($17)
    vxorw   $7,$25,$2
    vstd    $5,-416($17)
    vxorw   $8,$30,$5
    vstd    $4,-352($17)
    vxorw   $0,$24,$0
    vstd    $2,-384($17)
    vxorw   $13,$26,$2
    vstd    $5,-320($17)
    vxorw   $6,$14,$5
    vstd    $0,-224($17)
    vxorw   $3,$28,$0
    vstd    $2,-160($17)
    vxorw   $1,$9,$1
    vstd    $5,-192($17)
    or      $31,$31,$31
    vstd    $0,-128($17)
    or      $31,$31,$31
    vstd    $1,-64($17)
    .endm
#endif

#if defined(AES_ECB_DECRYPT)
# 272 operations on P0, 37 on P1, 279 cycles
    .macro INPUT_DECRYPT
    or      $31,$31,$31
    vldd    $1,0($16)
    or      $31,$31,$31
    nop
    or      $31,$31,$31
    vldd    $0,32($16)
    or      $31,$31,$31
    vldd    $3,bitsliced_first_key+32($31) !tprello
    vsrlw   $1,8,$2
    vldd    $5,bitsliced_masks+0($31) !tprello
    or      $31,$31,$31
    vldd    $4,bitsliced_first_key+0($31) !tprello
    vxorw   $2,$0,$2
    nop
    vxorw   $0,$3,$7
    vldd    $0,64($16)
    vandw   $2,$5,$2
    nop
    vxorw   $1,$4,$1
    vldd    $6,96($16)
    vsllw   $2,8,$8
    nop
    vsrlw   $0,8,$9
    nop
    vxorw   $1,$8,$1
    nop
    vxorw   $9,$6,$9
    nop
    vxorw   $6,$3,$6
    nop
    vandw   $9,$5,$9
    vldd    $8,128($16)
    vxorw   $0,$4,$0
    nop
    vxorw   $6,$9,$10
    vldd    $6,160($16)
    vsllw   $9,8,$9
    nop
    vsrlw   $8,8,$11
    nop
    vxorw   $0,$9,$0
    nop
    vxorw   $11,$6,$11
    nop
    vxorw   $6,$3,$6
    nop
    vandw   $11,$5,$11
    vldd    $9,192($16)
    vxorw   $8,$4,$8
    nop
    vxorw   $6,$11,$12
    vldd    $6,224($16)
    vsllw   $11,8,$11
    nop
    vsrlw   $9,8,$13
    nop
    vxorw   $8,$11,$8
    nop
    vxorw   $13,$6,$13
    nop
    vxorw   $6,$3,$6
    nop
    vandw   $13,$5,$13
    nop
    vxorw   $9,$4,$9
    nop
    vxorw   $6,$13,$11
    vldd    $6,256($16)
    vsllw   $13,8,$13
    vldd    $14,288($16)
    vxorw   $7,$2,$2
    nop
    vxorw   $9,$13,$7
    nop
    vsrlw   $6,8,$9
    nop
    vxorw   $14,$3,$13
    vldd    $15,320($16)
    vxorw   $9,$14,$9
    nop
    vxorw   $6,$4,$6
    nop
    vandw   $9,$5,$9
    vldd    $14,352($16)
    vsrlw   $15,8,$22
    nop
    vxorw   $13,$9,$13
    nop
    vsllw   $9,8,$9
    nop
    vxorw   $22,$14,$22
    nop
    vxorw   $6,$9,$6
    nop
    vandw   $22,$5,$22
    nop
    vxorw   $14,$3,$14
    vldd    $9,384($16)
    vsllw   $22,8,$23
    nop
    vxorw   $14,$22,$22
    vldd    $14,416($16)
    vxorw   $15,$4,$15
    nop
    vsrlw   $9,8,$24
    nop
    vxorw   $15,$23,$15
    nop
    vxorw   $24,$14,$24
    nop
    vxorw   $14,$3,$14
    nop
    vandw   $24,$5,$24
    vldd    $23,448($16)
    vxorw   $9,$4,$9
    nop
    vxorw   $14,$24,$25
    vldd    $14,480($16)
    vsllw   $24,8,$24
    nop
    vsrlw   $23,8,$26
    nop
    vxorw   $9,$24,$9
    nop
    vxorw   $26,$14,$26
    nop
    vxorw   $14,$3,$3
    nop
    vandw   $26,$5,$5
    nop
    vxorw   $23,$4,$4
    ldw     $23,bitsliced_selectors+0($31) !tprello
    vxorw   $3,$5,$3
    nop
    vsllw   $5,8,$5
    ldw     $26,bitsliced_selectors+4($31) !tprello
    vshfw   $2,$1,$23,$14
    nop
    vxorw   $4,$5,$5
    nop
    vshfw   $2,$1,$26,$1
    nop
    vshfw   $10,$0,$23,$2
    nop
    vshfw   $10,$0,$26,$0
    nop
    vshfw   $12,$8,$23,$4
    nop
    vshfw   $12,$8,$26,$8
    nop
    vshfw   $11,$7,$23,$12
    nop
    vshfw   $11,$7,$26,$7
    nop
    vshfw   $13,$6,$23,$11
    nop
    vshfw   $13,$6,$26,$6
    nop
    vshfw   $22,$15,$23,$13
    nop
    vshfw   $22,$15,$26,$15
    nop
    vshfw   $25,$9,$23,$22
    nop
    vshfw   $25,$9,$26,$9
    nop
    vshfw   $3,$5,$23,$23
    nop
    vshfw   $3,$5,$26,$3
    nop
    vsrlw   $14,16,$5
    vldd    $26,bitsliced_masks+32($31) !tprello
    vsrlw   $1,16,$25
    nop
    vxorw   $5,$11,$5
    nop
    vxorw   $25,$6,$25
    nop
    vandw   $5,$26,$5
    nop
    vandw   $25,$26,$25
    nop
    vxorw   $11,$5,$11
    nop
    vsllw   $5,16,$5
    nop
    vxorw   $6,$25,$6
    nop
    vxorw   $14,$5,$5
    nop
    vsllw   $25,16,$25
    nop
    vsrlw   $2,16,$14
    nop
    vxorw   $1,$25,$1
    nop
    vxorw   $14,$13,$14
    nop
    vsrlw   $0,16,$25
    nop
    vandw   $14,$26,$14
    nop
    vxorw   $25,$15,$25
    nop
    vxorw   $13,$14,$13
    nop
    vsllw   $14,16,$14
    nop
    vandw   $25,$26,$25
    nop
    vxorw   $2,$14,$2
    nop
    vxorw   $15,$25,$15
    nop
    vsllw   $25,16,$25
    nop
    vsrlw   $4,16,$14
    nop
    vxorw   $0,$25,$0
    nop
    vxorw   $14,$22,$14
    nop
    vsrlw   $8,16,$25
    nop
    vandw   $14,$26,$14
    nop
    vxorw   $25,$9,$25
    nop
    vxorw   $22,$14,$22
    nop
    vsllw   $14,16,$14
    nop
    vandw   $25,$26,$25
    nop
    vxorw   $4,$14,$4
    nop
    vxorw   $9,$25,$9
    nop
    vsllw   $25,16,$25
    nop
    vsrlw   $12,16,$14
    nop
    vxorw   $8,$25,$8
    nop
    vxorw   $14,$23,$14
    nop
    vsrlw   $7,16,$25
    nop
    vandw   $14,$26,$14
    nop
    vxorw   $25,$3,$25
    nop
    vxorw   $23,$14,$23
    nop
    vsllw   $14,16,$14
    nop
    vandw   $25,$26,$25
    nop
    vxorw   $12,$14,$12
    nop
    vxorw   $3,$25,$3
    nop
    vsllw   $25,16,$25
    nop
    vsrlw   $5,4,$14
    vldd    $26,bitsliced_masks+64($31) !tprello
    vxorw   $7,$25,$7
    nop
    vxorw   $14,$4,$14
    nop
    vsrlw   $1,4,$25
    nop
    vandw   $14,$26,$14
    nop
    vxorw   $25,$8,$25
    nop
    vxorw   $4,$14,$4
    nop
    vsllw   $14,4,$14
    nop
    vandw   $25,$26,$25
    nop
    vxorw   $5,$14,$5
    nop
    vxorw   $8,$25,$8
    nop
    vsllw   $25,4,$25
    nop
    vsrlw   $2,4,$14
    nop
    vxorw   $1,$25,$1
    nop
    vxorw   $14,$12,$14
    nop
    vsrlw   $0,4,$25
    nop
    vandw   $14,$26,$14
    nop
    vxorw   $25,$7,$25
    nop
    vxorw   $12,$14,$12
    nop
    vsllw   $14,4,$14
    nop
    vandw   $25,$26,$25
    nop
    vxorw   $2,$14,$2
    nop
    vxorw   $7,$25,$7
    nop
    vsllw   $25,4,$25
    nop
    vsrlw   $11,4,$14
    nop
    vxorw   $0,$25,$0
    nop
    vxorw   $14,$22,$14
    nop
    vsrlw   $6,4,$25
    nop
    vandw   $14,$26,$14
    nop
    vxorw   $25,$9,$25
    nop
    vxorw   $22,$14,$22
    nop
    vsllw   $14,4,$14
    nop
    vandw   $25,$26,$25
    nop
    vxorw   $11,$14,$11
    nop
    vxorw   $9,$25,$9
    nop
    vsllw   $25,4,$25
    nop
    vsrlw   $13,4,$14
    nop
    vxorw   $6,$25,$6
    nop
    vxorw   $14,$23,$14
    nop
    vsrlw   $15,4,$25
    nop
    vandw   $14,$26,$14
    nop
    vxorw   $25,$3,$25
    nop
    vxorw   $23,$14,$23
    nop
    vsllw   $14,4,$14
    nop
    vandw   $25,$26,$25
    nop
    vxorw   $13,$14,$13
    nop
    vxorw   $3,$25,$3
    nop
    vsllw   $25,4,$25
    nop
    vsrlw   $5,2,$14
    vldd    $26,bitsliced_masks+96($31) !tprello
    vxorw   $15,$25,$15
    nop
    vxorw   $14,$2,$14
    nop
    vsrlw   $1,2,$25
    nop
    vandw   $14,$26,$14
    nop
    vxorw   $25,$0,$25
    nop
    vxorw   $2,$14,$2
    nop
    vsllw   $14,2,$14
    nop
    vandw   $25,$26,$25
    nop
    vxorw   $5,$14,$5
    nop
    vxorw   $0,$25,$14
    nop
    vsllw   $25,2,$0
    nop
    vsrlw   $4,2,$25
    nop
    vxorw   $1,$0,$1
    nop
    vxorw   $25,$12,$0
    nop
    vsrlw   $8,2,$25
    nop
    vandw   $0,$26,$0
    nop
    vxorw   $25,$7,$25
    nop
    vxorw   $12,$0,$12
    nop
    vsllw   $0,2,$0
    nop
    vandw   $25,$26,$25
    nop
    vxorw   $4,$0,$4
    nop
    vxorw   $7,$25,$7
    nop
    vsllw   $25,2,$0
    nop
    vsrlw   $11,2,$25
    nop
    vxorw   $8,$0,$8
    nop
    vxorw   $25,$13,$0
    nop
    vsrlw   $6,2,$25
    nop
    vandw   $0,$26,$0
    nop
    vxorw   $25,$15,$25
    nop
    vxorw   $13,$0,$13
    nop
    vsllw   $0,2,$0
    nop
    vandw   $25,$26,$25
    nop
    vxorw   $11,$0,$11
    nop
    vxorw   $15,$25,$15
    nop
    vsllw   $25,2,$0
    nop
    vsrlw   $22,2,$25
    nop
    vxorw   $6,$0,$6
    nop
    vxorw   $25,$23,$0
    nop
    vsrlw   $9,2,$25
    nop
    vandw   $0,$26,$0
    nop
    vxorw   $25,$3,$25
    nop
    vxorw   $23,$0,$23
    nop
    vsllw   $0,2,$0
    nop
    vandw   $25,$26,$25
    nop
    vxorw   $22,$0,$22
    nop
    vxorw   $3,$25,$26
    nop
    vsllw   $25,2,$0
    nop
    vsrlw   $5,1,$3
    vldd    $25,bitsliced_masks+128($31) !tprello
    vxorw   $9,$0,$9
    nop
    vxorw   $3,$1,$0
    nop
    vsrlw   $2,1,$3
    nop
    vandw   $0,$25,$0
    nop
    vxorw   $3,$14,$3
    nop
    vxorw   $1,$0,$1
    nop
    vsllw   $0,1,$0
    nop
    vandw   $3,$25,$10
    nop
    vxorw   $5,$0,$0
    nop
    vxorw   $14,$10,$3
    nop
    vsllw   $10,1,$5
    nop
    vsrlw   $4,1,$10
    nop
    vxorw   $2,$5,$2
    nop
    vxorw   $10,$8,$5
    nop
    vsrlw   $12,1,$10
    nop
    vandw   $5,$25,$14
    nop
    vxorw   $10,$7,$10
    nop
    vxorw   $8,$14,$5
    nop
    vsllw   $14,1,$14
    nop
    vandw   $10,$25,$10
    nop
    vxorw   $4,$14,$4
    nop
    vxorw   $7,$10,$7
    nop
    vsllw   $10,1,$10
    nop
    vsrlw   $11,1,$14
    nop
    vsrlw   $13,1,$8
    nop
    vxorw   $14,$6,$14
    nop
    vxorw   $8,$15,$8
    nop
    vandw   $14,$25,$14
    nop
    vandw   $8,$25,$8
    nop
    vxorw   $6,$14,$6
    nop
    vsllw   $14,1,$14
    nop
    vxorw   $15,$8,$15
    vstd    $6,bitsliced_state+32($31) !tprello
    vxorw   $11,$14,$6
    nop
    vsllw   $8,1,$8
    vstd    $15,bitsliced_state+96($31) !tprello
    vsrlw   $22,1,$15
    vstd    $6,bitsliced_state+0($31) !tprello
    vxorw   $13,$8,$6
    nop
    vxorw   $15,$9,$15
    nop
    vsrlw   $23,1,$8
    vstd    $6,bitsliced_state+64($31) !tprello
    vandw   $15,$25,$6
    nop
    vxorw   $8,$26,$8
    nop
    vxorw   $9,$6,$9
    nop
    vsllw   $6,1,$6
    nop
    vandw   $8,$25,$8
    vstd    $9,bitsliced_state+160($31) !tprello
    vxorw   $22,$6,$6
    ldi     $19,-544*(AES_ROUNDS-1)($31)
    vxorw   $26,$8,$26
    ldi     $18,-512($18)
    vsllw   $8,1,$8
    vstd    $6,bitsliced_state+128($31) !tprello
    vxorw   $12,$10,$6
    vstd    $26,bitsliced_state+224($31) !tprello
    vxorw   $23,$8,$8
    ldi     $17,512($17)
    or      $31,$31,$31
    ldi     $16,512($16)
    or      $31,$31,$31
    vstd    $8,bitsliced_state+192($31) !tprello
    .endm
#endif

#if defined(AES_ECB_DECRYPT)
# 351 operations on P0, 61 on P1, 352 cycles
    .macro ROUND_DECRYPT
    vxorw   $1,$0,$8
    nop
    vxorw   $3,$4,$4
    nop
    vxorw   $3,$0,$0
    nop
    vxorw   $5,$4,$5
    nop
    vxorw   $3,$7,$9
    nop
    vxorw   $6,$3,$3
    nop
    vxorw   $9,$8,$10
    nop
    vxorw   $0,$5,$11
    nop
    vxorw   $2,$10,$2
    nop
    vxorw   $11,$6,$12
    nop
    vxorw   $6,$7,$13
    nop
    vxorw   $12,$7,$7
    nop
    vxorw   $4,$13,$14
    vstd    $13,bitsliced_spill+256($31) !tprello
    vbicw   $11,$7,$13
    nop
    vandw   $2,$14,$15
    nop
    vxorw   $6,$2,$6
    nop
    vxorw   $13,$15,$15
    nop
    vandw   $10,$12,$22
    nop
    vxorw   $11,$2,$23
    nop
    vxorw   $22,$15,$22
    nop
    vxorw   $4,$23,$24
    nop
    vxorw   $1,$22,$1
    nop
    vbicw   $23,$24,$22
    nop
    vandw   $0,$3,$25
    nop
    vxorw   $13,$22,$13
    nop
    vxorw   $24,$25,$24
    nop
    vxorw   $0,$6,$25
    nop
    vxorw   $8,$14,$22
    nop
    vxorw   $4,$10,$26
    nop
    vandw   $22,$25,$27
    nop
    vandw   $6,$26,$28
    nop
    vxorw   $27,$24,$24
    nop
    vxorw   $27,$28,$27
    nop
    vxorw   $3,$1,$1
    nop
    vxorw   $15,$27,$15
    nop
    vxorw   $25,$2,$27
    nop
    vxorw   $7,$15,$7
    nop
    vandw   $8,$27,$15
    nop
    vbicw   $5,$9,$28
    nop
    vxorw   $15,$1,$1
    nop
    vxorw   $15,$28,$15
    nop
    vxorw   $13,$9,$28
    nop
    vxorw   $13,$24,$13
    nop
    vxorw   $15,$28,$15
    nop
    vandw   $1,$7,$28
    nop
    vxorw   $13,$7,$24
    nop
    vxorw   $28,$15,$29
    nop
    vbicw   $13,$28,$28
    nop
    vandw   $29,$24,$24
    nop
    vandw   $1,$29,$29
    nop
    vbicw   $7,$24,$7
    nop
    vxorw   $13,$24,$13
    nop
    vxorw   $29,$7,$24
    nop
    vbicw   $15,$29,$15
    nop
    vbisw   $28,$24,$24
    nop
    vxorw   $28,$7,$7
    nop
    vxorw   $1,$24,$1
    nop
    vxorw   $7,$13,$28
    nop
    vbicw   $24,$15,$15
    nop
    vandw   $8,$28,$8
    nop
    vandw   $27,$28,$27
    nop
    vbicw   $0,$1,$0
    nop
    vbicw   $3,$1,$3
    nop
    vandw   $5,$13,$5
    nop
    vandw   $9,$13,$9
    nop
    vxorw   $13,$1,$13
    nop
    vxorw   $1,$15,$1
    nop
    vbicw   $26,$15,$26
    nop
    vandw   $25,$1,$25
    nop
    vandw   $22,$1,$1
    nop
    vandw   $10,$7,$10
    nop
    vandw   $12,$7,$12
    nop
    vxorw   $15,$7,$22
    vldd    $7,bitsliced_spill+256($31) !tprello
    vbicw   $6,$15,$6
    nop
    vbicw   $11,$13,$11
    nop
    vxorw   $22,$13,$15
    nop
    vbicw   $7,$13,$7
    nop
    vandw   $2,$15,$2
    nop
    vandw   $14,$15,$14
    nop
    vbicw   $4,$22,$4
    nop
    vxorw   $7,$14,$15
    nop
    vbicw   $23,$22,$22
    nop
    vxorw   $26,$15,$15
    nop
    vxorw   $26,$10,$26
    nop
    vxorw   $1,$15,$1
    nop
    vxorw   $3,$26,$3
    nop
    vxorw   $0,$11,$26
    vstd    $1,bitsliced_spill+224($31) !tprello
    vxorw   $11,$2,$1
    nop
    vxorw   $22,$26,$2
    nop
    vxorw   $10,$7,$7
    nop
    vxorw   $3,$1,$22
    nop
    vxorw   $6,$4,$4
    nop
    vxorw   $22,$7,$7
    nop
    vxorw   $10,$4,$4
    nop
    vxorw   $8,$7,$7
    nop
    vxorw   $9,$25,$25
    nop
    vxorw   $7,$5,$5
    nop
    vxorw   $14,$25,$14
    nop
    vxorw   $3,$25,$3
    nop
    vxorw   $0,$5,$5
    nop
    vxorw   $7,$14,$0
    nop
    vxorw   $1,$14,$7
    nop
    vxorw   $14,$12,$1
    vldd    $14,bitsliced_state+192($31) !tprello
    vxorw   $12,$27,$12
    vldd    $25,bitsliced_state+224($31) !tprello
    vxorw   $27,$4,$27
    vldd    $8,bitsliced_state+32($31) !tprello
    vxorw   $4,$7,$4
    vldd    $7,bitsliced_state+0($31) !tprello
    vxorw   $5,$1,$1
    vldd    $10,bitsliced_state+128($31) !tprello
    vxorw   $9,$12,$9
    vstd    $4,bitsliced_spill+32($31) !tprello
    vxorw   $5,$27,$4
    vstd    $1,bitsliced_spill+0($31) !tprello
    vxorw   $22,$9,$5
    vldd    $1,bitsliced_state+96($31) !tprello
    vxorw   $6,$12,$12
    vstd    $4,bitsliced_spill+96($31) !tprello
    vxorw   $6,$0,$4
    vstd    $5,bitsliced_spill+160($31) !tprello
    vxorw   $2,$3,$5
    vldd    $0,bitsliced_state+160($31) !tprello
    vxorw   $1,$10,$6
    vstd    $4,bitsliced_spill+64($31) !tprello
    vxorw   $1,$7,$4
    vstd    $5,bitsliced_spill+128($31) !tprello
    vxorw   $8,$7,$5
    nop
    vxorw   $0,$6,$0
    nop
    vxorw   $1,$25,$3
    vldd    $7,bitsliced_state+64($31) !tprello
    vxorw   $14,$1,$1
    nop
    vxorw   $3,$5,$10
    nop
    vxorw   $4,$0,$9
    nop
    vxorw   $7,$10,$7
    nop
    vxorw   $9,$14,$22
    nop
    vxorw   $14,$25,$27
    nop
    vxorw   $22,$25,$25
    nop
    vxorw   $6,$27,$26
    vstd    $27,bitsliced_spill+288($31) !tprello
    vbicw   $9,$25,$27
    nop
    vxorw   $2,$12,$2
    nop
    vandw   $7,$26,$12
    nop
    vxorw   $14,$7,$14
    vstd    $2,bitsliced_spill+192($31) !tprello
    vxorw   $27,$12,$2
    nop
    vandw   $10,$22,$12
    nop
    vxorw   $9,$7,$11
    nop
    vxorw   $12,$2,$12
    nop
    vxorw   $6,$11,$15
    nop
    vxorw   $8,$12,$8
    nop
    vbicw   $11,$15,$12
    nop
    vandw   $4,$1,$23
    nop
    vxorw   $27,$12,$12
    nop
    vxorw   $15,$23,$15
    nop
    vxorw   $4,$14,$23
    nop
    vxorw   $5,$26,$27
    nop
    vxorw   $6,$10,$13
    nop
    vandw   $27,$23,$28
    nop
    vandw   $14,$13,$24
    nop
    vxorw   $28,$15,$15
    nop
    vxorw   $28,$24,$24
    nop
    vxorw   $1,$8,$8
    nop
    vxorw   $2,$24,$2
    nop
    vxorw   $23,$7,$24
    nop
    vxorw   $25,$2,$2
    nop
    vandw   $5,$24,$25
    nop
    vbicw   $0,$3,$28
    nop
    vxorw   $25,$8,$8
    nop
    vxorw   $25,$28,$25
    nop
    vxorw   $12,$3,$28
    nop
    vxorw   $12,$15,$12
    nop
    vxorw   $25,$28,$25
    nop
    vandw   $8,$2,$28
    nop
    vxorw   $12,$2,$15
    nop
    vxorw   $28,$25,$29
    nop
    vbicw   $12,$28,$28
    nop
    vandw   $29,$15,$15
    nop
    vandw   $8,$29,$29
    nop
    vbicw   $2,$15,$2
    nop
    vxorw   $12,$15,$12
    nop
    vxorw   $29,$2,$15
    nop
    vbicw   $25,$29,$25
    nop
    vbisw   $28,$15,$15
    nop
    vxorw   $28,$2,$2
    nop
    vxorw   $8,$15,$8
    nop
    vxorw   $2,$12,$28
    nop
    vbicw   $15,$25,$15
    nop
    vandw   $5,$28,$5
    nop
    vandw   $24,$28,$24
    nop
    vbicw   $4,$8,$4
    nop
    vbicw   $1,$8,$1
    nop
    vandw   $0,$12,$0
    nop
    vandw   $3,$12,$3
    nop
    vxorw   $12,$8,$12
    nop
    vxorw   $8,$15,$8
    nop
    vbicw   $13,$15,$13
    nop
    vandw   $23,$8,$23
    nop
    vandw   $27,$8,$8
    nop
    vandw   $10,$2,$10
    nop
    vandw   $22,$2,$22
    nop
    vxorw   $15,$2,$27
    vldd    $2,bitsliced_spill+288($31) !tprello
    vbicw   $14,$15,$14
    nop
    vbicw   $9,$12,$9
    nop
    vxorw   $27,$12,$15
    nop
    vbicw   $2,$12,$2
    nop
    vandw   $7,$15,$7
    nop
    vandw   $26,$15,$15
    nop
    vbicw   $6,$27,$6
    nop
    vxorw   $2,$15,$26
    nop
    vbicw   $11,$27,$11
    nop
    vxorw   $13,$26,$26
    nop
    vxorw   $13,$10,$13
    nop
    vxorw   $8,$26,$8
    nop
    vxorw   $1,$13,$1
    nop
    vxorw   $4,$9,$13
    nop
    vxorw   $9,$7,$7
    nop
    vxorw   $11,$13,$11
    nop
    vxorw   $10,$2,$2
    nop
    vxorw   $1,$7,$13
    nop
    vxorw   $14,$6,$6
    nop
    vxorw   $13,$2,$2
    nop
    vxorw   $10,$6,$6
    nop
    vxorw   $5,$2,$5
    nop
    vxorw   $3,$23,$2
    nop
    vxorw   $5,$0,$0
    nop
    vxorw   $15,$2,$15
    nop
    vxorw   $1,$2,$1
    nop
    vxorw   $4,$0,$4
    nop
    vxorw   $5,$15,$5
    nop
    vxorw   $7,$15,$0
    nop
    vxorw   $15,$22,$7
    nop
    vxorw   $22,$24,$2
    nop
    vxorw   $24,$6,$24
    nop
    vxorw   $6,$0,$0
    nop
    vxorw   $4,$7,$6
    nop
    vxorw   $3,$2,$7
    nop
    vxorw   $4,$24,$4
    nop
    vxorw   $13,$7,$7
    nop
    vxorw   $14,$2,$2
    nop
    vxorw   $14,$5,$5
    ldw     $3,bitsliced_selectors+8($31) !tprello
    vxorw   $11,$2,$2
    nop
    vxorw   $11,$1,$1
    nop
    vshfw   $8,$8,$3,$8
    nop
    vshfw   $2,$2,$3,$2
    nop
    vshfw   $7,$7,$3,$7
    nop
    vshfw   $1,$1,$3,$1
    nop
    vshfw   $4,$4,$3,$11
    vldd    $4,bitsliced_spill+224($31) !tprello
    vshfw   $5,$5,$3,$14
    vldd    $5,bitsliced_spill+192($31) !tprello
    vshfw   $0,$0,$3,$13
    vldd    $0,bitsliced_spill+160($31) !tprello
    vshfw   $6,$6,$3,$3
    vldd    $6,bitsliced_spill+128($31) !tprello
    vxorw   $4,$8,$24
    vldd    $22,bitsliced_spill+96($31) !tprello
    vxorw   $5,$2,$23
    vldd    $15,bitsliced_spill+64($31) !tprello
    vxorw   $0,$7,$10
    vldd    $9,bitsliced_spill+32($31) !tprello
    vxorw   $6,$1,$26
    vldd    $27,bitsliced_spill+0($31) !tprello
    vxorw   $22,$11,$12
    nop
    vxorw   $15,$14,$15
    nop
    vxorw   $9,$13,$28
    nop
    vxorw   $27,$3,$25
    nop
    vxorw   $23,$28,$23
    nop
    vxorw   $28,$25,$29
    nop
    vxorw   $24,$25,$24
    nop
    vxorw   $10,$29,$10
    nop
    vxorw   $26,$25,$25
    nop
    vxorw   $28,$4,$26
    nop
    vxorw   $29,$5,$30
    vldd    $4,bitsliced_spill+64($31) !tprello
    vxorw   $24,$0,$5
    nop
    vxorw   $23,$6,$0
    nop
    vxorw   $10,$22,$6
    vstd    $5,bitsliced_spill+320($31) !tprello
    vxorw   $25,$4,$5
    nop
    vxorw   $12,$9,$9
    nop
    vxorw   $15,$27,$4
    nop
    vxorw   $28,$8,$8
    nop
    vxorw   $29,$2,$2
    nop
    vxorw   $24,$7,$7
    nop
    vxorw   $23,$1,$1
    nop
    vxorw   $10,$11,$11
    vldd    $10,bitsliced_keys_end+224($19) !tprello
    vxorw   $25,$14,$14
    nop
    vxorw   $12,$13,$12
    ldw     $13,bitsliced_keys_end+512($19) !tprello
    vxorw   $15,$3,$3
    nop
    vxorw   $10,$4,$10
    vldd    $15,bitsliced_keys_end+480($19) !tprello
    vshfw   $3,$4,$13,$25
    nop
    vshfw   $4,$3,$13,$23
    nop
    vxorw   $10,$25,$10
    nop
    vxorw   $15,$3,$4
    vldd    $3,bitsliced_keys_end+96($19) !tprello
    vshfw   $1,$0,$13,$24
    vldd    $15,bitsliced_keys_end+352($19) !tprello
    vxorw   $4,$23,$29
    vstd    $24,bitsliced_spill+352($31) !tprello
    vshfw   $0,$1,$13,$28
    nop
    vxorw   $3,$0,$4
    nop
    vxorw   $15,$1,$0
    nop
    vxorw   $4,$24,$1
    vldd    $4,bitsliced_keys_end+128($19) !tprello
    vxorw   $0,$28,$3
    vldd    $0,bitsliced_keys_end+384($19) !tprello
    vshfw   $11,$6,$13,$24
    nop
    vshfw   $6,$11,$13,$15
    nop
    vxorw   $4,$6,$4
    nop
    vxorw   $0,$11,$0
    nop
    vxorw   $4,$24,$6
    nop
    vxorw   $0,$15,$0
    nop
    vxorw   $29,$6,$4
    nop
    vxorw   $10,$0,$11
    nop
    vxorw   $4,$15,$4
    nop
    vxorw   $11,$24,$11
    nop
    vxorw   $4,$3,$24
    vldd    $15,bitsliced_keys_end+160($19) !tprello
    vxorw   $11,$1,$4
    vldd    $11,bitsliced_keys_end+416($19) !tprello
    vshfw   $14,$5,$13,$27
    vstd    $24,bitsliced_state+128($31) !tprello
    vshfw   $5,$14,$13,$24
    nop
    vxorw   $15,$5,$5
    nop
    vxorw   $11,$14,$11
    nop
    vxorw   $5,$27,$14
    nop
    vxorw   $11,$24,$11
    nop
    vxorw   $14,$24,$5
    nop
    vxorw   $11,$27,$27
    nop
    vxorw   $5,$0,$0
    vldd    $24,bitsliced_keys_end+192($19) !tprello
    vxorw   $27,$6,$5
    vldd    $6,bitsliced_keys_end+448($19) !tprello
    vshfw   $12,$9,$13,$27
    vstd    $0,bitsliced_state+160($31) !tprello
    vshfw   $9,$12,$13,$0
    nop
    vxorw   $24,$9,$9
    nop
    vxorw   $6,$12,$6
    nop
    vxorw   $9,$27,$9
    nop
    vxorw   $6,$0,$6
    nop
    vxorw   $9,$0,$0
    nop
    vxorw   $10,$23,$23
    nop
    vxorw   $0,$11,$0
    vldd    $11,bitsliced_keys_end+256($19) !tprello
    vxorw   $23,$6,$23
    vldd    $12,bitsliced_keys_end+0($19) !tprello
    vxorw   $6,$27,$6
    vstd    $0,bitsliced_state+192($31) !tprello
    vxorw   $29,$25,$25
    vstd    $23,bitsliced_state+224($31) !tprello
    vshfw   $8,$26,$13,$0
    nop
    vshfw   $26,$8,$13,$23
    nop
    vxorw   $12,$26,$12
    nop
    vxorw   $11,$8,$8
    nop
    vxorw   $12,$0,$12
    nop
    vxorw   $8,$23,$8
    nop
    vxorw   $12,$23,$23
    nop
    vxorw   $8,$0,$0
    vldd    $11,bitsliced_keys_end+32($19) !tprello
    vshfw   $2,$30,$13,$27
    vldd    $26,bitsliced_keys_end+288($19) !tprello
    vxorw   $0,$10,$0
    nop
    vshfw   $30,$2,$13,$24
    nop
    vxorw   $11,$30,$11
    nop
    vxorw   $26,$2,$2
    nop
    vxorw   $11,$27,$11
    nop
    vxorw   $2,$24,$2
    nop
    vxorw   $29,$11,$26
    nop
    vxorw   $10,$2,$30
    vldd    $15,bitsliced_spill+320($31) !tprello
    vxorw   $26,$24,$24
    nop
    vxorw   $30,$27,$30
    vldd    $27,bitsliced_keys_end+64($19) !tprello
    vxorw   $24,$8,$8
    vldd    $24,bitsliced_keys_end+320($19) !tprello
    vshfw   $7,$15,$13,$26
    nop
    vshfw   $15,$7,$13,$13
    vstd    $8,bitsliced_state+32($31) !tprello
    vxorw   $27,$15,$8
    nop
    vxorw   $24,$7,$7
    nop
    vxorw   $8,$26,$8
    nop
    vxorw   $7,$13,$24
    nop
    vxorw   $8,$13,$13
    nop
    vxorw   $29,$1,$7
    nop
    vxorw   $24,$26,$26
    nop
    vxorw   $7,$28,$28
    nop
    vxorw   $10,$3,$3
    nop
    vxorw   $23,$29,$1
    nop
    vxorw   $6,$14,$6
    nop
    vxorw   $25,$9,$7
    vstd    $1,bitsliced_state+0($31) !tprello
    vxorw   $30,$12,$1
    vldd    $12,bitsliced_spill+352($31) !tprello
    vxorw   $13,$2,$13
    nop
    vxorw   $28,$24,$24
    nop
    vxorw   $26,$11,$2
    vstd    $13,bitsliced_state+64($31) !tprello
    vxorw   $3,$12,$3
    vstd    $24,bitsliced_state+96($31) !tprello
    or      $31,$31,$31
    ldi     $19,544($19)
    vxorw   $3,$8,$3
    bne     $19,next_round
    .endm
#endif

#if defined(AES_ECB_DECRYPT)
# 500 operations on P0, 51 on P1, 502 cycles
    .macro OUTPUT_DECRYPT
    vxorw   $1,$0,$8
    nop
    vxorw   $3,$4,$4
    nop
    vxorw   $3,$0,$0
    nop
    vxorw   $5,$4,$5
    nop
    vxorw   $3,$7,$9
    nop
    vxorw   $6,$3,$3
    nop
    vxorw   $9,$8,$10
    nop
    vxorw   $0,$5,$11
    nop
    vxorw   $2,$10,$2
    nop
    vxorw   $11,$6,$12
    nop
    vxorw   $6,$7,$13
    nop
    vxorw   $12,$7,$7
    nop
    vxorw   $4,$13,$14
    nop
    vbicw   $11,$7,$15
    nop
    vandw   $2,$14,$22
    nop
    vxorw   $6,$2,$6
    nop
    vxorw   $15,$22,$22
    nop
    vandw   $10,$12,$23
    nop
    vxorw   $11,$2,$24
    nop
    vxorw   $23,$22,$23
    nop
    vxorw   $4,$24,$25
    nop
    vxorw   $1,$23,$1
    nop
    vbicw   $24,$25,$23
    nop
    vandw   $0,$3,$26
    nop
    vxorw   $15,$23,$15
    nop
    vxorw   $25,$26,$25
    nop
    vxorw   $0,$6,$26
    nop
    vxorw   $8,$14,$23
    nop
    vxorw   $4,$10,$27
    nop
    vandw   $23,$26,$28
    nop
    vandw   $6,$27,$29
    nop
    vxorw   $28,$25,$25
    nop
    vxorw   $28,$29,$28
    nop
    vxorw   $3,$1,$1
    nop
    vxorw   $22,$28,$22
    nop
    vxorw   $26,$2,$28
    nop
    vxorw   $7,$22,$7
    nop
    vandw   $8,$28,$22
    nop
    vbicw   $5,$9,$29
    nop
    vxorw   $22,$1,$1
    nop
    vxorw   $22,$29,$22
    nop
    vxorw   $15,$9,$29
    nop
    vxorw   $15,$25,$15
    nop
    vxorw   $22,$29,$22
    nop
    vandw   $1,$7,$29
    nop
    vxorw   $15,$7,$25
    nop
    vxorw   $29,$22,$30
    nop
    vbicw   $15,$29,$29
    nop
    vandw   $30,$25,$25
    nop
    vandw   $1,$30,$30
    nop
    vbicw   $7,$25,$7
    nop
    vxorw   $15,$25,$15
    nop
    vxorw   $30,$7,$25
    nop
    vbicw   $22,$30,$22
    nop
    vbisw   $29,$25,$25
    nop
    vxorw   $29,$7,$7
    nop
    vxorw   $1,$25,$1
    nop
    vxorw   $7,$15,$29
    nop
    vbicw   $25,$22,$22
    nop
    vandw   $8,$29,$8
    nop
    vandw   $28,$29,$28
    nop
    vbicw   $0,$1,$0
    nop
    vbicw   $3,$1,$3
    nop
    vandw   $5,$15,$5
    nop
    vandw   $9,$15,$9
    nop
    vxorw   $15,$1,$15
    nop
    vxorw   $1,$22,$1
    nop
    vbicw   $27,$22,$27
    nop
    vandw   $26,$1,$26
    nop
    vandw   $23,$1,$1
    nop
    vandw   $10,$7,$10
    nop
    vandw   $12,$7,$12
    nop
    vxorw   $22,$7,$7
    nop
    vbicw   $6,$22,$6
    nop
    vbicw   $11,$15,$11
    nop
    vxorw   $7,$15,$22
    nop
    vbicw   $13,$15,$13
    nop
    vandw   $2,$22,$2
    nop
    vandw   $14,$22,$14
    nop
    vbicw   $4,$7,$4
    nop
    vxorw   $13,$14,$22
    nop
    vbicw   $24,$7,$7
    nop
    vxorw   $27,$22,$22
    nop
    vxorw   $27,$10,$27
    nop
    vxorw   $1,$22,$1
    nop
    vxorw   $3,$27,$3
    nop
    vxorw   $0,$11,$27
    vstd    $1,bitsliced_spill+224($31) !tprello
    vxorw   $11,$2,$1
    nop
    vxorw   $7,$27,$7
    nop
    vxorw   $10,$13,$13
    nop
    vxorw   $3,$1,$27
    nop
    vxorw   $6,$4,$4
    nop
    vxorw   $27,$13,$13
    nop
    vxorw   $10,$4,$4
    nop
    vxorw   $8,$13,$8
    nop
    vxorw   $9,$26,$26
    nop
    vxorw   $8,$5,$5
    nop
    vxorw   $14,$26,$14
    nop
    vxorw   $3,$26,$3
    nop
    vxorw   $0,$5,$0
    nop
    vxorw   $8,$14,$8
    nop
    vxorw   $1,$14,$1
    nop
    vxorw   $14,$12,$14
    vldd    $5,bitsliced_state+192($31) !tprello
    vxorw   $12,$28,$12
    vldd    $26,bitsliced_state+224($31) !tprello
    vxorw   $28,$4,$28
    vldd    $13,bitsliced_state+32($31) !tprello
    vxorw   $4,$1,$1
    vldd    $4,bitsliced_state+0($31) !tprello
    vxorw   $0,$14,$14
    vldd    $10,bitsliced_state+128($31) !tprello
    vxorw   $9,$12,$9
    vstd    $1,bitsliced_spill+32($31) !tprello
    vxorw   $0,$28,$0
    vstd    $14,bitsliced_spill+0($31) !tprello
    vxorw   $27,$9,$9
    vldd    $14,bitsliced_state+96($31) !tprello
    vxorw   $6,$12,$12
    vstd    $0,bitsliced_spill+96($31) !tprello
    vxorw   $6,$8,$0
    vstd    $9,bitsliced_spill+160($31) !tprello
    vxorw   $7,$12,$9
    vldd    $12,bitsliced_state+160($31) !tprello
    vxorw   $14,$10,$10
    vstd    $0,bitsliced_spill+64($31) !tprello
    vxorw   $14,$4,$0
    vstd    $9,bitsliced_spill+192($31) !tprello
    vxorw   $13,$4,$4
    nop
    vxorw   $12,$10,$12
    nop
    vxorw   $14,$26,$6
    vldd    $9,bitsliced_state+64($31) !tprello
    vxorw   $5,$14,$14
    nop
    vxorw   $6,$4,$8
    nop
    vxorw   $0,$12,$27
    nop
    vxorw   $9,$8,$9
    nop
    vxorw   $27,$5,$1
    nop
    vxorw   $5,$26,$28
    nop
    vxorw   $1,$26,$26
    nop
    vxorw   $10,$28,$2
    nop
    vbicw   $27,$26,$11
    nop
    vandw   $9,$2,$22
    nop
    vxorw   $7,$3,$3
    nop
    vxorw   $5,$9,$5
    nop
    vxorw   $11,$22,$22
    vstd    $3,bitsliced_spill+128($31) !tprello
    vandw   $8,$1,$3
    nop
    vxorw   $27,$9,$7
    nop
    vxorw   $3,$22,$3
    nop
    vxorw   $10,$7,$24
    nop
    vxorw   $13,$3,$3
    nop
    vbicw   $7,$24,$13
    nop
    vandw   $0,$14,$15
    nop
    vxorw   $11,$13,$11
    nop
    vxorw   $24,$15,$15
    nop
    vxorw   $0,$5,$24
    nop
    vxorw   $4,$2,$13
    nop
    vxorw   $10,$8,$23
    nop
    vandw   $13,$24,$29
    nop
    vandw   $5,$23,$25
    nop
    vxorw   $29,$15,$15
    nop
    vxorw   $29,$25,$25
    nop
    vxorw   $14,$3,$3
    nop
    vxorw   $22,$25,$22
    nop
    vxorw   $24,$9,$25
    nop
    vxorw   $26,$22,$22
    nop
    vandw   $4,$25,$26
    nop
    vbicw   $12,$6,$29
    nop
    vxorw   $26,$3,$3
    nop
    vxorw   $26,$29,$26
    nop
    vxorw   $11,$6,$29
    nop
    vxorw   $11,$15,$11
    nop
    vxorw   $26,$29,$26
    nop
    vandw   $3,$22,$29
    nop
    vxorw   $11,$22,$15
    nop
    vxorw   $29,$26,$30
    nop
    vbicw   $11,$29,$29
    nop
    vandw   $30,$15,$15
    nop
    vandw   $3,$30,$30
    nop
    vbicw   $22,$15,$22
    nop
    vxorw   $11,$15,$11
    nop
    vxorw   $30,$22,$15
    nop
    vbicw   $26,$30,$26
    nop
    vbisw   $29,$15,$15
    nop
    vxorw   $29,$22,$22
    nop
    vbicw   $15,$26,$26
    nop
    vxorw   $22,$11,$29
    nop
    vandw   $12,$11,$12
    nop
    vandw   $4,$29,$4
    nop
    vandw   $25,$29,$25
    nop
    vandw   $6,$11,$6
    nop
    vbicw   $23,$26,$23
    nop
    vandw   $8,$22,$8
    nop
    vandw   $1,$22,$1
    nop
    vxorw   $26,$22,$22
    nop
    vbicw   $5,$26,$5
    nop
    vbicw   $10,$22,$10
    nop
    vxorw   $3,$15,$3
    nop
    vbicw   $7,$22,$7
    nop
    vbicw   $0,$3,$0
    nop
    vbicw   $14,$3,$14
    nop
    vxorw   $11,$3,$11
    nop
    vxorw   $3,$26,$3
    nop
    vbicw   $27,$11,$27
    nop
    vandw   $24,$3,$24
    nop
    vandw   $13,$3,$3
    nop
    vxorw   $22,$11,$22
    nop
    vbicw   $28,$11,$11
    nop
    vandw   $9,$22,$9
    nop
    vandw   $2,$22,$2
    nop
    vxorw   $23,$8,$22
    nop
    vxorw   $11,$2,$28
    nop
    vxorw   $14,$22,$14
    nop
    vxorw   $23,$28,$23
    nop
    vxorw   $0,$27,$28
    nop
    vxorw   $3,$23,$3
    nop
    vxorw   $27,$9,$9
    nop
    vxorw   $7,$28,$7
    nop
    vxorw   $8,$11,$11
    nop
    vxorw   $14,$9,$28
    nop
    vxorw   $5,$10,$10
    nop
    vxorw   $28,$11,$11
    nop
    vxorw   $8,$10,$8
    nop
    vxorw   $4,$11,$4
    nop
    vxorw   $6,$24,$24
    nop
    vxorw   $4,$12,$12
    nop
    vxorw   $2,$24,$2
    nop
    vxorw   $14,$24,$14
    nop
    vxorw   $0,$12,$0
    nop
    vxorw   $4,$2,$4
    nop
    vxorw   $9,$2,$9
    nop
    vxorw   $2,$1,$2
    nop
    vxorw   $1,$25,$1
    nop
    vxorw   $25,$8,$25
    nop
    vxorw   $8,$9,$8
    nop
    vxorw   $0,$2,$2
    nop
    vxorw   $6,$1,$6
    nop
    vxorw   $0,$25,$0
    nop
    vxorw   $28,$6,$6
    nop
    vxorw   $5,$1,$1
    vldd    $28,bitsliced_spill+224($31) !tprello
    vxorw   $5,$4,$5
    vldd    $4,bitsliced_spill+160($31) !tprello
    vxorw   $7,$1,$25
    vldd    $1,bitsliced_spill+192($31) !tprello
    vxorw   $7,$14,$14
    vldd    $7,bitsliced_spill+128($31) !tprello
    vsrlw   $28,1,$9
    vldd    $12,bitsliced_masks+128($31) !tprello
    vsrlw   $4,1,$24
    nop
    vxorw   $9,$1,$9
    nop
    vxorw   $24,$7,$24
    nop
    vandw   $9,$12,$9
    nop
    vandw   $24,$12,$24
    nop
    vxorw   $1,$9,$1
    nop
    vsllw   $9,1,$9
    vldd    $11,bitsliced_spill+96($31) !tprello
    vxorw   $7,$24,$7
    nop
    vxorw   $28,$9,$28
    vldd    $9,bitsliced_spill+64($31) !tprello
    vsllw   $24,1,$24
    vldd    $10,bitsliced_spill+32($31) !tprello
    vsrlw   $11,1,$27
    nop
    vxorw   $4,$24,$24
    vldd    $4,bitsliced_spill+0($31) !tprello
    vxorw   $27,$9,$27
    nop
    vsrlw   $10,1,$23
    nop
    vandw   $27,$12,$27
    nop
    vxorw   $23,$4,$23
    nop
    vxorw   $9,$27,$9
    nop
    vsllw   $27,1,$27
    nop
    vandw   $23,$12,$23
    nop
    vxorw   $11,$27,$11
    nop
    vxorw   $4,$23,$4
    nop
    vsllw   $23,1,$23
    nop
    vsrlw   $3,1,$27
    nop
    vxorw   $10,$23,$10
    nop
    vxorw   $27,$25,$27
    nop
    vsrlw   $6,1,$23
    nop
    vandw   $27,$12,$27
    nop
    vxorw   $23,$14,$23
    nop
    vxorw   $25,$27,$25
    nop
    vsllw   $27,1,$27
    nop
    vandw   $23,$12,$23
    nop
    vxorw   $3,$27,$3
    nop
    vxorw   $14,$23,$14
    nop
    vsllw   $23,1,$23
    nop
    vsrlw   $0,1,$27
    nop
    vxorw   $6,$23,$6
    nop
    vxorw   $27,$5,$27
    nop
    vsrlw   $8,1,$23
    nop
    vandw   $27,$12,$27
    nop
    vxorw   $23,$2,$23
    nop
    vxorw   $5,$27,$5
    nop
    vsllw   $27,1,$27
    nop
    vandw   $23,$12,$12
    nop
    vxorw   $0,$27,$0
    nop
    vxorw   $2,$12,$2
    nop
    vsllw   $12,1,$12
    nop
    vsrlw   $28,2,$27
    vldd    $23,bitsliced_masks+96($31) !tprello
    vxorw   $8,$12,$8
    nop
    vxorw   $27,$24,$27
    nop
    vsrlw   $1,2,$12
    nop
    vandw   $27,$23,$27
    nop
    vxorw   $12,$7,$12
    nop
    vxorw   $24,$27,$24
    nop
    vsllw   $27,2,$27
    nop
    vandw   $12,$23,$12
    nop
    vxorw   $28,$27,$27
    nop
    vxorw   $7,$12,$7
    nop
    vsllw   $12,2,$12
    nop
    vsrlw   $11,2,$28
    nop
    vxorw   $1,$12,$1
    nop
    vxorw   $28,$10,$28
    nop
    vsrlw   $9,2,$12
    nop
    vandw   $28,$23,$28
    nop
    vxorw   $12,$4,$12
    nop
    vxorw   $10,$28,$10
    nop
    vsllw   $28,2,$28
    nop
    vandw   $12,$23,$12
    nop
    vxorw   $11,$28,$11
    nop
    vxorw   $4,$12,$4
    nop
    vsllw   $12,2,$12
    nop
    vsrlw   $3,2,$28
    nop
    vxorw   $9,$12,$9
    nop
    vxorw   $28,$6,$28
    nop
    vsrlw   $25,2,$12
    nop
    vandw   $28,$23,$28
    nop
    vxorw   $12,$14,$12
    nop
    vxorw   $6,$28,$6
    nop
    vsllw   $28,2,$28
    nop
    vandw   $12,$23,$12
    nop
    vxorw   $3,$28,$3
    nop
    vxorw   $14,$12,$14
    nop
    vsllw   $12,2,$12
    nop
    vsrlw   $0,2,$28
    nop
    vxorw   $25,$12,$12
    nop
    vxorw   $28,$8,$28
    nop
    vsrlw   $5,2,$25
    nop
    vandw   $28,$23,$28
    nop
    vxorw   $25,$2,$25
    nop
    vxorw   $8,$28,$8
    nop
    vsllw   $28,2,$28
    nop
    vandw   $25,$23,$23
    nop
    vxorw   $0,$28,$0
    nop
    vxorw   $2,$23,$2
    nop
    vsllw   $23,2,$23
    nop
    vsrlw   $27,4,$28
    vldd    $25,bitsliced_masks+64($31) !tprello
    vxorw   $5,$23,$5
    nop
    vxorw   $28,$11,$28
    nop
    vsrlw   $1,4,$23
    nop
    vandw   $28,$25,$28
    nop
    vxorw   $23,$9,$23
    nop
    vxorw   $11,$28,$11
    nop
    vsllw   $28,4,$28
    nop
    vandw   $23,$25,$23
    nop
    vxorw   $27,$28,$27
    nop
    vxorw   $9,$23,$9
    nop
    vsllw   $23,4,$23
    nop
    vsrlw   $24,4,$28
    nop
    vxorw   $1,$23,$1
    nop
    vxorw   $28,$10,$28
    nop
    vsrlw   $7,4,$23
    nop
    vandw   $28,$25,$28
    nop
    vxorw   $23,$4,$23
    nop
    vxorw   $10,$28,$10
    nop
    vsllw   $28,4,$28
    nop
    vandw   $23,$25,$23
    nop
    vxorw   $24,$28,$24
    nop
    vxorw   $4,$23,$4
    nop
    vsllw   $23,4,$23
    nop
    vsrlw   $3,4,$28
    nop
    vxorw   $7,$23,$7
    nop
    vxorw   $28,$0,$28
    nop
    vsrlw   $12,4,$23
    nop
    vandw   $28,$25,$28
    nop
    vxorw   $23,$5,$23
    nop
    vxorw   $0,$28,$0
    nop
    vsllw   $28,4,$28
    nop
    vandw   $23,$25,$23
    nop
    vxorw   $3,$28,$3
    nop
    vxorw   $5,$23,$5
    nop
    vsllw   $23,4,$23
    nop
    vsrlw   $6,4,$28
    nop
    vxorw   $12,$23,$12
    nop
    vxorw   $28,$8,$28
    nop
    vsrlw   $14,4,$23
    nop
    vandw   $28,$25,$28
    nop
    vxorw   $23,$2,$23
    nop
    vxorw   $8,$28,$8
    nop
    vsllw   $28,4,$28
    nop
    vandw   $23,$25,$23
    nop
    vxorw   $6,$28,$28
    ldw     $6,bitsliced_selectors+12($31) !tprello
    vxorw   $2,$23,$2
    nop
    vsllw   $23,4,$23
    ldw     $25,bitsliced_selectors+16($31) !tprello
    vshfw   $1,$27,$6,$22
    nop
    vxorw   $14,$23,$14
    nop
    vshfw   $1,$27,$25,$1
    nop
    vshfw   $7,$24,$6,$27
    nop
    vshfw   $7,$24,$25,$7
    nop
    vshfw   $9,$11,$6,$24
    nop
    vshfw   $9,$11,$25,$11
    ldw     $9,bitsliced_selectors+20($31) !tprello
    vshfw   $4,$10,$6,$23
    ldw     $6,bitsliced_selectors+24($31) !tprello
    vshfw   $4,$10,$25,$4
    nop
    vshfw   $12,$3,$9,$10
    nop
    vshfw   $12,$3,$6,$3
    nop
    vshfw   $14,$28,$9,$12
    nop
    vshfw   $14,$28,$6,$14
    nop
    vshfw   $5,$0,$9,$28
    nop
    vshfw   $5,$0,$6,$0
    vldd    $5,bitsliced_last_key+0($31) !tprello
    vshfw   $2,$8,$9,$9
    nop
    vshfw   $2,$8,$6,$2
    nop
    vsrlw   $22,16,$6
    vldd    $8,bitsliced_masks+32($31) !tprello
    vxorw   $10,$5,$25
    nop
    vxorw   $6,$10,$6
    nop
    vxorw   $22,$5,$22
    nop
    vandw   $6,$8,$6
    nop
    vsrlw   $1,16,$10
    nop
    vxorw   $25,$6,$25
    nop
    vsllw   $6,16,$6
    vldd    $13,bitsliced_last_key+32($31) !tprello
    vxorw   $10,$3,$10
    nop
    vxorw   $22,$6,$6
    nop
    vandw   $10,$8,$10
    nop
    vxorw   $3,$13,$3
    nop
    vsllw   $10,16,$22
    nop
    vxorw   $3,$10,$3
    nop
    vxorw   $1,$13,$1
    nop
    vsrlw   $27,16,$10
    nop
    vxorw   $1,$22,$1
    nop
    vxorw   $10,$12,$10
    nop
    vxorw   $12,$5,$12
    nop
    vandw   $10,$8,$10
    nop
    vxorw   $27,$5,$27
    nop
    vxorw   $12,$10,$12
    nop
    vsllw   $10,16,$10
    nop
    vsrlw   $7,16,$22
    nop
    vxorw   $27,$10,$10
    nop
    vxorw   $22,$14,$22
    nop
    vxorw   $14,$13,$14
    nop
    vandw   $22,$8,$22
    nop
    vxorw   $7,$13,$7
    nop
    vxorw   $14,$22,$14
    nop
    vsllw   $22,16,$22
    nop
    vsrlw   $24,16,$27
    nop
    vxorw   $7,$22,$7
    nop
    vxorw   $27,$28,$27
    nop
    vxorw   $28,$5,$28
    nop
    vandw   $27,$8,$27
    nop
    vxorw   $24,$5,$24
    nop
    vxorw   $28,$27,$28
    nop
    vsllw   $27,16,$27
    nop
    vsrlw   $11,16,$22
    nop
    vxorw   $24,$27,$24
    nop
    vxorw   $22,$0,$22
    nop
    vxorw   $0,$13,$0
    nop
    vandw   $22,$8,$22
    nop
    vxorw   $11,$13,$11
    nop
    vxorw   $0,$22,$0
    nop
    vsllw   $22,16,$22
    nop
    vsrlw   $23,16,$27
    nop
    vxorw   $11,$22,$11
    nop
    vxorw   $27,$9,$27
    nop
    vxorw   $9,$5,$9
    nop
    vandw   $27,$8,$27
    nop
    vxorw   $23,$5,$5
    nop
    vxorw   $9,$27,$9
    nop
    vsllw   $27,16,$27
    nop
    vsrlw   $4,16,$23
    nop
    vxorw   $5,$27,$5
    nop
    vxorw   $23,$2,$23
    nop
    vxorw   $2,$13,$2
    nop
    vandw   $23,$8,$8
    nop
    vxorw   $4,$13,$4
    nop
    vxorw   $2,$8,$2
    nop
    vsllw   $8,16,$8
    nop
    vsrlw   $6,8,$13
    vldd    $23,bitsliced_masks+0($31) !tprello
    vxorw   $4,$8,$4
    nop
    vxorw   $13,$1,$13
    nop
    vsrlw   $10,8,$8
    nop
    vandw   $13,$23,$13
    nop
    vxorw   $8,$7,$8
    nop
    vsllw   $13,8,$27
    nop
    vandw   $8,$23,$8
    nop
    vxorw   $6,$27,$6
    nop
    vsllw   $8,8,$27
    nop
    vsrlw   $24,8,$22
    vstd    $6,-512($17)
    vxorw   $10,$27,$6
    nop
    vxorw   $22,$11,$22
    nop
    vsrlw   $5,8,$10
    vstd    $6,-448($17)
    vandw   $22,$23,$6
    nop
    vxorw   $10,$4,$10
    nop
    vsllw   $6,8,$22
    nop
    vandw   $10,$23,$10
    nop
    vsrlw   $25,8,$27
    nop
    vxorw   $4,$10,$4
    nop
    vsllw   $10,8,$10
    nop
    vxorw   $27,$3,$27
    vstd    $4,-288($17)
    vsrlw   $12,8,$4
    nop
    vandw   $27,$23,$27
    nop
    vxorw   $4,$14,$4
    nop
    vsllw   $27,8,$26
    nop
    vandw   $4,$23,$4
    nop
    vsrlw   $28,8,$15
    nop
    vsllw   $4,8,$29
    nop
    vxorw   $15,$0,$15
    nop
    vsrlw   $9,8,$30
    nop
    vandw   $15,$23,$15
    nop
    vxorw   $30,$2,$30
    nop
    vxorw   $0,$15,$0
    nop
    vsllw   $15,8,$15
    nop
    vandw   $30,$23,$23
    vstd    $0,-96($17)
    vxorw   $1,$13,$0
    nop
    vxorw   $2,$23,$2
    nop
    vsllw   $23,8,$23
    vstd    $0,-480($17)
    vxorw   $7,$8,$0
    vstd    $2,-32($17)
    vxorw   $11,$6,$2
    nop
    vxorw   $24,$22,$22
    vstd    $0,-416($17)
    vxorw   $5,$10,$0
    vstd    $2,-352($17)
    vxorw   $3,$27,$2
    vstd    $22,-384($17)
    vxorw   $25,$26,$22
    vstd    $0,-320($17)
    vxorw   $14,$4,$0
    vstd    $2,-224($17)
    vxorw   $12,$29,$2
    vstd    $22,-256($17)
    vxorw   $28,$15,$15
    vstd    $0,-160($17)
    vxorw   $9,$23,$0
    vstd    $2,-192($17)
    or      $31,$31,$31
    vstd    $15,-128($17)
    or      $31,$31,$31
    vstd    $0,-64($17)
    .endm
#endif

#if !defined(AES_ECB_DECRYPT)
    .macro SET_TABLES
    .endm
#endif

#if defined(AES_ECB_DECRYPT)
    .macro SET_TABLES
    .endm
#endif
