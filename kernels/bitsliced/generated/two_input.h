# SPDX-License-Identifier: Apache-2.0
#
# Made by kernels/bitsliced/generate.py: the vector code of the two_input kernel as macros,
# one line for each instruction, two lines (P0, P1) for each cycle.

#define BITSLICED_SPILLS 16

#if !defined(AES_CTR) && !defined(AES_ECB_DECRYPT)
# 272 operations on P0, 37 on P1, 279 cycles
    .macro INPUT
    or      $31,$31,$31
    vldd    $1,0($16)
    or      $31,$31,$31
    nop
    or      $31,$31,$31
    vldd    $3,32($16)
    or      $31,$31,$31
    vldd    $2,bitsliced_first_key+32($31) !tprello
    vsrlw   $1,8,$5
    vldd    $4,bitsliced_masks+0($31) !tprello
    or      $31,$31,$31
    vldd    $7,bitsliced_first_key+0($31) !tprello
    vxorw   $5,$3,$5
    nop
    vxorw   $3,$2,$6
    vldd    $3,256($16)
    vandw   $5,$4,$5
    nop
    vxorw   $1,$7,$1
    vldd    $0,288($16)
    vsllw   $5,8,$8
    nop
    vsrlw   $3,8,$9
    nop
    vxorw   $1,$8,$1
    nop
    vxorw   $9,$0,$9
    nop
    vxorw   $0,$2,$0
    nop
    vandw   $9,$4,$9
    nop
    vxorw   $3,$7,$3
    nop
    vxorw   $0,$9,$0
    nop
    vsllw   $9,8,$9
    ldw     $8,bitsliced_selectors+0($31) !tprello
    vxorw   $6,$5,$5
    ldw     $6,bitsliced_selectors+4($31) !tprello
    vxorw   $3,$9,$3
    nop
    vshfw   $5,$1,$8,$9
    nop
    vshfw   $5,$1,$6,$1
    nop
    vshfw   $0,$3,$8,$5
    nop
    vshfw   $0,$3,$6,$3
    nop
    vsrlw   $9,16,$0
    vldd    $10,bitsliced_masks+32($31) !tprello
    vsrlw   $1,16,$11
    nop
    vxorw   $0,$5,$0
    nop
    vxorw   $11,$3,$11
    nop
    vandw   $0,$10,$0
    nop
    vandw   $11,$10,$11
    nop
    vxorw   $5,$0,$5
    nop
    vsllw   $0,16,$0
    vldd    $12,64($16)
    vxorw   $3,$11,$3
    nop
    vxorw   $9,$0,$9
    vldd    $0,96($16)
    vsllw   $11,16,$11
    nop
    vsrlw   $12,8,$13
    nop
    vxorw   $1,$11,$11
    vldd    $1,320($16)
    vxorw   $13,$0,$14
    vldd    $13,352($16)
    vxorw   $0,$2,$0
    nop
    vxorw   $12,$7,$12
    nop
    vsrlw   $1,8,$15
    nop
    vxorw   $13,$2,$22
    nop
    vxorw   $15,$13,$13
    nop
    vxorw   $1,$7,$1
    nop
    vandw   $13,$4,$13
    nop
    vandw   $14,$4,$14
    nop
    vxorw   $22,$13,$22
    nop
    vxorw   $0,$14,$0
    nop
    vsllw   $14,8,$14
    nop
    vsllw   $13,8,$13
    nop
    vxorw   $12,$14,$12
    nop
    vxorw   $1,$13,$1
    nop
    vshfw   $0,$12,$8,$13
    nop
    vshfw   $0,$12,$6,$0
    nop
    vshfw   $22,$1,$8,$12
    nop
    vshfw   $22,$1,$6,$1
    nop
    vsrlw   $13,16,$22
    nop
    vsrlw   $0,16,$14
    nop
    vxorw   $22,$12,$22
    nop
    vxorw   $14,$1,$14
    nop
    vandw   $22,$10,$22
    nop
    vandw   $14,$10,$14
    nop
    vxorw   $12,$22,$12
    nop
    vsllw   $22,16,$22
    vldd    $15,128($16)
    vxorw   $1,$14,$1
    nop
    vxorw   $13,$22,$22
    vldd    $13,160($16)
    vsllw   $14,16,$14
    nop
    vsrlw   $15,8,$23
    nop
    vxorw   $0,$14,$0
    nop
    vxorw   $23,$13,$23
    nop
    vxorw   $13,$2,$13
    nop
    vandw   $23,$4,$23
    vldd    $14,384($16)
    vxorw   $15,$7,$15
    nop
    vxorw   $13,$23,$24
    vldd    $13,416($16)
    vsllw   $23,8,$23
    nop
    vsrlw   $14,8,$25
    nop
    vxorw   $15,$23,$15
    nop
    vxorw   $25,$13,$25
    nop
    vxorw   $13,$2,$13
    nop
    vandw   $25,$4,$25
    nop
    vxorw   $14,$7,$14
    nop
    vsllw   $25,8,$23
    nop
    vxorw   $13,$25,$13
    nop
    vxorw   $14,$23,$14
    nop
    vshfw   $24,$15,$8,$23
    nop
    vshfw   $24,$15,$6,$15
    vldd    $24,192($16)
    vshfw   $13,$14,$8,$25
    nop
    vshfw   $13,$14,$6,$13
    nop
    vsrlw   $23,16,$14
    nop
    vsrlw   $24,8,$26
    nop
    vxorw   $14,$25,$14
    nop
    vsrlw   $15,16,$27
    nop
    vandw   $14,$10,$14
    nop
    vxorw   $27,$13,$27
    nop
    vxorw   $25,$14,$25
    nop
    vsllw   $14,16,$14
    nop
    vandw   $27,$10,$27
    vldd    $28,224($16)
    vxorw   $23,$14,$14
    nop
    vxorw   $13,$27,$13
    nop
    vsllw   $27,16,$27
    nop
    vxorw   $26,$28,$26
    nop
    vxorw   $15,$27,$15
    nop
    vandw   $26,$4,$26
    nop
    vxorw   $28,$2,$28
    vldd    $27,448($16)
    vsllw   $26,8,$23
    nop
    vxorw   $28,$26,$28
    vldd    $26,480($16)
    vxorw   $24,$7,$24
    nop
    vsrlw   $27,8,$29
    nop
    vxorw   $24,$23,$23
    nop
    vxorw   $29,$26,$29
    nop
    vshfw   $28,$23,$6,$24
    nop
    vandw   $29,$4,$4
    nop
    vxorw   $26,$2,$2
    nop
    vsllw   $4,8,$26
    nop
    vxorw   $2,$4,$2
    nop
    vxorw   $27,$7,$4
    nop
    vshfw   $28,$23,$8,$7
    nop
    vxorw   $4,$26,$4
    nop
    vsrlw   $7,16,$26
    nop
    vshfw   $2,$4,$8,$8
    nop
    vshfw   $2,$4,$6,$2
    nop
    vxorw   $26,$8,$4
    nop
    vsrlw   $24,16,$6
    nop
    vandw   $4,$10,$4
    nop
    vxorw   $6,$2,$6
    nop
    vxorw   $8,$4,$8
    nop
    vsllw   $4,16,$4
    nop
    vandw   $6,$10,$6
    nop
    vxorw   $7,$4,$4
    nop
    vsllw   $6,16,$7
    nop
    vxorw   $2,$6,$2
    nop
    vxorw   $24,$7,$7
    nop
    vsrlw   $9,4,$6
    vldd    $24,bitsliced_masks+64($31) !tprello
    vsrlw   $11,4,$10
    nop
    vxorw   $6,$14,$6
    nop
    vxorw   $10,$15,$10
    nop
    vandw   $6,$24,$6
    nop
    vandw   $10,$24,$10
    nop
    vxorw   $14,$6,$14
    nop
    vsllw   $6,4,$6
    nop
    vxorw   $15,$10,$15
    nop
    vxorw   $9,$6,$6
    nop
    vsllw   $10,4,$10
    nop
    vsrlw   $22,4,$9
    nop
    vxorw   $11,$10,$10
    nop
    vxorw   $9,$4,$9
    nop
    vsrlw   $0,4,$11
    nop
    vandw   $9,$24,$9
    nop
    vxorw   $11,$7,$11
    nop
    vxorw   $4,$9,$4
    nop
    vsllw   $9,4,$9
    nop
    vandw   $11,$24,$11
    nop
    vxorw   $22,$9,$9
    nop
    vxorw   $7,$11,$7
    nop
    vsllw   $11,4,$11
    nop
    vsrlw   $5,4,$22
    nop
    vxorw   $0,$11,$0
    nop
    vxorw   $22,$25,$22
    nop
    vsrlw   $3,4,$11
    nop
    vandw   $22,$24,$22
    nop
    vxorw   $11,$13,$11
    nop
    vxorw   $25,$22,$25
    nop
    vsllw   $22,4,$22
    nop
    vandw   $11,$24,$11
    nop
    vxorw   $5,$22,$5
    nop
    vxorw   $13,$11,$13
    nop
    vsllw   $11,4,$11
    nop
    vsrlw   $12,4,$22
    nop
    vxorw   $3,$11,$3
    nop
    vxorw   $22,$8,$22
    nop
    vsrlw   $1,4,$11
    nop
    vandw   $22,$24,$22
    nop
    vxorw   $11,$2,$11
    nop
    vxorw   $8,$22,$8
    nop
    vsllw   $22,4,$22
    nop
    vandw   $11,$24,$11
    nop
    vxorw   $12,$22,$12
    nop
    vxorw   $2,$11,$2
    nop
    vsrlw   $6,2,$22
    vldd    $24,bitsliced_masks+96($31) !tprello
    vsllw   $11,4,$11
    nop
    vxorw   $22,$9,$22
    nop
    vsrlw   $10,2,$26
    nop
    vandw   $22,$24,$22
    nop
    vxorw   $26,$0,$26
    nop
    vxorw   $9,$22,$9
    nop
    vsllw   $22,2,$22
    nop
    vandw   $26,$24,$26
    nop
    vxorw   $6,$22,$22
    nop
    vxorw   $0,$26,$6
    nop
    vsllw   $26,2,$0
    nop
    vsrlw   $14,2,$26
    nop
    vxorw   $10,$0,$0
    nop
    vxorw   $1,$11,$1
    nop
    vsrlw   $15,2,$11
    nop
    vxorw   $26,$4,$26
    nop
    vxorw   $11,$7,$11
    nop
    vandw   $26,$24,$26
    nop
    vandw   $11,$24,$11
    nop
    vxorw   $4,$26,$10
    nop
    vsllw   $26,2,$4
    nop
    vxorw   $7,$11,$7
    nop
    vxorw   $14,$4,$4
    nop
    vsllw   $11,2,$11
    nop
    vsrlw   $5,2,$14
    nop
    vxorw   $15,$11,$11
    nop
    vxorw   $14,$12,$14
    nop
    vsrlw   $3,2,$15
    nop
    vandw   $14,$24,$14
    nop
    vxorw   $15,$1,$15
    nop
    vxorw   $12,$14,$12
    nop
    vsllw   $14,2,$14
    nop
    vandw   $15,$24,$15
    nop
    vxorw   $5,$14,$14
    nop
    vxorw   $1,$15,$26
    nop
    vsllw   $15,2,$1
    nop
    vsrlw   $25,2,$5
    nop
    vxorw   $3,$1,$15
    nop
    vxorw   $5,$8,$1
    nop
    vsrlw   $13,2,$3
    nop
    vandw   $1,$24,$1
    nop
    vxorw   $3,$2,$3
    nop
    vxorw   $8,$1,$8
    nop
    vsllw   $1,2,$1
    nop
    vandw   $3,$24,$3
    nop
    vxorw   $25,$1,$25
    nop
    vsllw   $3,2,$1
    nop
    vxorw   $2,$3,$24
    nop
    vxorw   $13,$1,$13
    nop
    vsrlw   $22,1,$1
    vldd    $23,bitsliced_masks+128($31) !tprello
    vsrlw   $9,1,$3
    nop
    vxorw   $1,$0,$1
    nop
    vxorw   $3,$6,$3
    nop
    vandw   $1,$23,$2
    nop
    vandw   $3,$23,$5
    nop
    vxorw   $0,$2,$1
    nop
    vsllw   $2,1,$0
    nop
    vxorw   $6,$5,$3
    nop
    vsllw   $5,1,$2
    nop
    vsrlw   $4,1,$5
    nop
    vxorw   $9,$2,$2
    nop
    vxorw   $5,$11,$5
    nop
    vsrlw   $10,1,$6
    nop
    vandw   $5,$23,$9
    nop
    vxorw   $6,$7,$6
    nop
    vxorw   $11,$9,$5
    nop
    vsllw   $9,1,$9
    nop
    vandw   $6,$23,$6
    nop
    vxorw   $4,$9,$4
    nop
    vxorw   $7,$6,$7
    nop
    vsllw   $6,1,$6
    nop
    vsrlw   $14,1,$9
    nop
    vxorw   $10,$6,$6
    nop
    vxorw   $9,$15,$9
    nop
    vsrlw   $12,1,$10
    nop
    vandw   $9,$23,$9
    nop
    vxorw   $10,$26,$10
    nop
    vxorw   $15,$9,$15
    nop
    vsllw   $9,1,$9
    nop
    vandw   $10,$23,$10
    vstd    $15,bitsliced_state+32($31) !tprello
    vxorw   $14,$9,$9
    nop
    vxorw   $26,$10,$26
    nop
    vsllw   $10,1,$10
    vstd    $9,bitsliced_state+0($31) !tprello
    vsrlw   $25,1,$9
    vstd    $26,bitsliced_state+96($31) !tprello
    vxorw   $12,$10,$10
    nop
    vxorw   $9,$13,$9
    nop
    vsrlw   $8,1,$12
    vstd    $10,bitsliced_state+64($31) !tprello
    vandw   $9,$23,$9
    nop
    vxorw   $12,$24,$12
    nop
    vxorw   $13,$9,$13
    nop
    vsllw   $9,1,$9
    nop
    vandw   $12,$23,$12
    vstd    $13,bitsliced_state+160($31) !tprello
    vxorw   $25,$9,$9
    ldi     $19,-544*(AES_ROUNDS-1)($31)
    vsllw   $12,1,$13
    ldi     $18,-512($18)
    vxorw   $24,$12,$12
    vstd    $9,bitsliced_state+128($31) !tprello
    vxorw   $22,$0,$0
    ldi     $17,512($17)
    vxorw   $8,$13,$8
    vstd    $12,bitsliced_state+224($31) !tprello
    or      $31,$31,$31
    ldi     $16,512($16)
    or      $31,$31,$31
    vstd    $8,bitsliced_state+192($31) !tprello
    .endm
#endif

#if defined(AES_CTR)
# 256 operations on P0, 31 on P1, 263 cycles
    .macro TRANSPOSE
    or      $31,$31,$31
    vldd    $1,0($16)
    or      $31,$31,$31
    vldd    $0,256($16)
    or      $31,$31,$31
    vldd    $3,32($16)
    or      $31,$31,$31
    vldd    $2,288($16)
    vsrlw   $1,8,$5
    vldd    $4,bitsliced_masks+0($31) !tprello
    vsrlw   $0,8,$7
    nop
    vxorw   $5,$3,$5
    nop
    vxorw   $7,$2,$7
    nop
    vandw   $5,$4,$5
    nop
    vandw   $7,$4,$7
    vldd    $6,64($16)
    vxorw   $3,$5,$3
    nop
    vxorw   $2,$7,$2
    vldd    $8,96($16)
    vsllw   $7,8,$7
    nop
    vsrlw   $6,8,$9
    ldw     $10,bitsliced_selectors+0($31) !tprello
    vxorw   $0,$7,$0
    ldw     $7,bitsliced_selectors+4($31) !tprello
    vxorw   $9,$8,$9
    nop
    vshfw   $2,$0,$10,$11
    nop
    vshfw   $2,$0,$7,$0
    nop
    vandw   $9,$4,$2
    nop
    vsllw   $5,8,$5
    nop
    vxorw   $8,$2,$8
    nop
    vxorw   $1,$5,$1
    nop
    vsllw   $2,8,$2
    nop
    vshfw   $3,$1,$10,$5
    nop
    vshfw   $3,$1,$7,$1
    nop
    vsrlw   $5,16,$3
    vldd    $9,bitsliced_masks+32($31) !tprello
    vsrlw   $1,16,$12
    nop
    vxorw   $3,$11,$3
    nop
    vxorw   $12,$0,$12
    nop
    vandw   $3,$9,$3
    nop
    vandw   $12,$9,$12
    nop
    vxorw   $11,$3,$11
    nop
    vsllw   $3,16,$3
    nop
    vxorw   $0,$12,$0
    nop
    vxorw   $5,$3,$5
    vldd    $3,320($16)
    vsllw   $12,16,$12
    nop
    vxorw   $6,$2,$2
    vldd    $6,352($16)
    vxorw   $1,$12,$1
    nop
    vsrlw   $3,8,$12
    nop
    vshfw   $8,$2,$10,$13
    nop
    vxorw   $12,$6,$12
    nop
    vshfw   $8,$2,$7,$2
    nop
    vandw   $12,$4,$12
    nop
    vsrlw   $13,16,$8
    nop
    vxorw   $6,$12,$6
    vldd    $14,128($16)
    vsllw   $12,8,$12
    nop
    vsrlw   $2,16,$15
    nop
    vxorw   $3,$12,$3
    nop
    vsrlw   $14,8,$12
    nop
    vshfw   $6,$3,$10,$22
    nop
    vshfw   $6,$3,$7,$3
    nop
    vxorw   $8,$22,$6
    nop
    vxorw   $15,$3,$15
    nop
    vandw   $6,$9,$6
    nop
    vandw   $15,$9,$15
    nop
    vxorw   $22,$6,$22
    nop
    vsllw   $6,16,$6
    vldd    $8,160($16)
    vxorw   $3,$15,$3
    nop
    vxorw   $13,$6,$6
    nop
    vsllw   $15,16,$15
    vldd    $13,384($16)
    vxorw   $12,$8,$12
    nop
    vxorw   $2,$15,$2
    nop
    vandw   $12,$4,$12
    vldd    $15,416($16)
    vsrlw   $13,8,$23
    nop
    vxorw   $8,$12,$8
    nop
    vsllw   $12,8,$12
    nop
    vxorw   $23,$15,$23
    nop
    vxorw   $14,$12,$12
    nop
    vandw   $23,$4,$23
    nop
    vshfw   $8,$12,$10,$14
    nop
    vxorw   $15,$23,$15
    nop
    vsllw   $23,8,$23
    nop
    vshfw   $8,$12,$7,$8
    nop
    vxorw   $13,$23,$13
    nop
    vsrlw   $14,16,$23
    nop
    vshfw   $15,$13,$10,$12
    nop
    vshfw   $15,$13,$7,$13
    nop
    vxorw   $23,$12,$23
    nop
    vsrlw   $8,16,$15
    nop
    vandw   $23,$9,$23
    nop
    vxorw   $15,$13,$15
    nop
    vxorw   $12,$23,$12
    nop
    vsllw   $23,16,$23
    nop
    vandw   $15,$9,$15
    vldd    $24,192($16)
    vxorw   $14,$23,$14
    nop
    vxorw   $13,$15,$23
    vldd    $13,224($16)
    vsllw   $15,16,$15
    vldd    $25,448($16)
    vsrlw   $24,8,$26
    nop
    vxorw   $8,$15,$15
    vldd    $8,480($16)
    vxorw   $26,$13,$26
    nop
    vsrlw   $25,8,$27
    nop
    vandw   $26,$4,$26
    nop
    vxorw   $27,$8,$27
    nop
    vxorw   $13,$26,$13
    nop
    vsllw   $26,8,$26
    nop
    vandw   $27,$4,$4
    nop
    vxorw   $24,$26,$24
    nop
    vxorw   $8,$4,$8
    nop
    vsllw   $4,8,$4
    nop
    vshfw   $13,$24,$10,$26
    nop
    vxorw   $25,$4,$4
    nop
    vshfw   $13,$24,$7,$13
    nop
    vshfw   $8,$4,$10,$10
    nop
    vshfw   $8,$4,$7,$4
    nop
    vsrlw   $26,16,$7
    nop
    vsrlw   $13,16,$8
    nop
    vxorw   $7,$10,$7
    nop
    vxorw   $8,$4,$8
    nop
    vandw   $7,$9,$7
    nop
    vandw   $8,$9,$8
    nop
    vxorw   $10,$7,$10
    nop
    vsllw   $7,16,$7
    nop
    vxorw   $4,$8,$4
    nop
    vxorw   $26,$7,$7
    nop
    vsllw   $8,16,$8
    nop
    vsrlw   $5,4,$26
    vldd    $9,bitsliced_masks+64($31) !tprello
    vxorw   $13,$8,$8
    nop
    vxorw   $26,$14,$26
    nop
    vsrlw   $1,4,$13
    nop
    vandw   $26,$9,$26
    nop
    vxorw   $13,$15,$13
    nop
    vxorw   $14,$26,$14
    nop
    vsllw   $26,4,$26
    nop
    vandw   $13,$9,$13
    nop
    vxorw   $5,$26,$5
    nop
    vxorw   $15,$13,$15
    nop
    vsllw   $13,4,$13
    nop
    vsrlw   $6,4,$26
    nop
    vxorw   $1,$13,$1
    nop
    vxorw   $26,$7,$26
    nop
    vsrlw   $2,4,$13
    nop
    vandw   $26,$9,$26
    nop
    vxorw   $13,$8,$13
    nop
    vxorw   $7,$26,$7
    nop
    vsllw   $26,4,$26
    nop
    vandw   $13,$9,$13
    nop
    vxorw   $6,$26,$6
    nop
    vxorw   $8,$13,$8
    nop
    vsllw   $13,4,$13
    nop
    vsrlw   $11,4,$26
    nop
    vxorw   $2,$13,$2
    nop
    vxorw   $26,$12,$26
    nop
    vsrlw   $0,4,$13
    nop
    vandw   $26,$9,$26
    nop
    vxorw   $13,$23,$13
    nop
    vxorw   $12,$26,$12
    nop
    vsllw   $26,4,$26
    nop
    vandw   $13,$9,$13
    nop
    vxorw   $11,$26,$11
    nop
    vxorw   $23,$13,$23
    nop
    vsllw   $13,4,$13
    nop
    vsrlw   $22,4,$26
    nop
    vxorw   $0,$13,$0
    nop
    vxorw   $26,$10,$26
    nop
    vsrlw   $3,4,$13
    nop
    vandw   $26,$9,$26
    nop
    vxorw   $13,$4,$13
    nop
    vxorw   $10,$26,$10
    nop
    vsllw   $26,4,$26
    nop
    vandw   $13,$9,$9
    nop
    vxorw   $22,$26,$22
    nop
    vxorw   $4,$9,$4
    nop
    vsllw   $9,4,$9
    nop
    vsrlw   $5,2,$26
    vldd    $13,bitsliced_masks+96($31) !tprello
    vxorw   $3,$9,$3
    nop
    vxorw   $26,$6,$26
    nop
    vsrlw   $1,2,$9
    nop
    vandw   $26,$13,$26
    nop
    vxorw   $9,$2,$9
    nop
    vxorw   $6,$26,$6
    nop
    vsllw   $26,2,$26
    nop
    vandw   $9,$13,$9
    nop
    vxorw   $5,$26,$5
    nop
    vxorw   $2,$9,$2
    nop
    vsllw   $9,2,$9
    nop
    vsrlw   $14,2,$26
    nop
    vxorw   $1,$9,$1
    nop
    vxorw   $26,$7,$26
    nop
    vsrlw   $15,2,$9
    nop
    vandw   $26,$13,$26
    nop
    vxorw   $9,$8,$9
    nop
    vxorw   $7,$26,$24
    nop
    vsllw   $26,2,$7
    nop
    vandw   $9,$13,$9
    nop
    vxorw   $14,$7,$7
    nop
    vxorw   $8,$9,$8
    nop
    vsllw   $9,2,$9
    nop
    vsrlw   $11,2,$14
    nop
    vxorw   $15,$9,$9
    nop
    vxorw   $14,$22,$14
    nop
    vsrlw   $0,2,$15
    nop
    vandw   $14,$13,$14
    nop
    vxorw   $15,$3,$15
    nop
    vxorw   $22,$14,$22
    nop
    vsllw   $14,2,$14
    nop
    vandw   $15,$13,$15
    nop
    vxorw   $11,$14,$11
    nop
    vxorw   $3,$15,$14
    nop
    vsllw   $15,2,$3
    nop
    vsrlw   $12,2,$15
    nop
    vxorw   $0,$3,$26
    nop
    vxorw   $15,$10,$0
    nop
    vsrlw   $23,2,$3
    nop
    vandw   $0,$13,$0
    nop
    vxorw   $3,$4,$3
    nop
    vxorw   $10,$0,$10
    nop
    vsllw   $0,2,$0
    nop
    vandw   $3,$13,$3
    nop
    vxorw   $12,$0,$12
    nop
    vxorw   $4,$3,$13
    nop
    vsllw   $3,2,$0
    nop
    vsrlw   $5,1,$3
    vldd    $15,bitsliced_masks+128($31) !tprello
    vxorw   $23,$0,$23
    nop
    vxorw   $3,$1,$0
    nop
    vsrlw   $6,1,$3
    nop
    vandw   $0,$15,$0
    nop
    vxorw   $3,$2,$3
    nop
    vxorw   $1,$0,$1
    nop
    vsllw   $0,1,$0
    nop
    vandw   $3,$15,$4
    nop
    vxorw   $5,$0,$0
    nop
    vxorw   $2,$4,$3
    nop
    vsllw   $4,1,$2
    nop
    vsrlw   $7,1,$5
    nop
    vxorw   $6,$2,$2
    nop
    vxorw   $5,$9,$5
    nop
    vsrlw   $24,1,$4
    nop
    vandw   $5,$15,$6
    nop
    vxorw   $4,$8,$4
    nop
    vxorw   $9,$6,$5
    nop
    vsllw   $6,1,$6
    nop
    vandw   $4,$15,$9
    nop
    vxorw   $7,$6,$4
    nop
    vsllw   $9,1,$6
    nop
    vxorw   $8,$9,$7
    nop
    vxorw   $24,$6,$6
    nop
    vsrlw   $11,1,$24
    nop
    vsrlw   $22,1,$8
    nop
    vxorw   $24,$26,$24
    nop
    vxorw   $8,$14,$8
    nop
    vandw   $24,$15,$24
    nop
    vandw   $8,$15,$8
    nop
    vxorw   $26,$24,$26
    nop
    vsllw   $24,1,$24
    nop
    vxorw   $14,$8,$14
    vstd    $26,bitsliced_state+32($31) !tprello
    vxorw   $11,$24,$11
    nop
    vsllw   $8,1,$8
    vstd    $14,bitsliced_state+96($31) !tprello
    vsrlw   $12,1,$14
    vstd    $11,bitsliced_state+0($31) !tprello
    vxorw   $22,$8,$8
    nop
    vxorw   $14,$23,$14
    nop
    vsrlw   $10,1,$11
    vstd    $8,bitsliced_state+64($31) !tprello
    vandw   $14,$15,$8
    nop
    vxorw   $11,$13,$11
    nop
    vxorw   $23,$8,$23
    nop
    vsllw   $8,1,$8
    nop
    vandw   $11,$15,$11
    vstd    $23,bitsliced_state+160($31) !tprello
    vxorw   $12,$8,$8
    nop
    vxorw   $13,$11,$13
    nop
    vsllw   $11,1,$11
    vstd    $8,bitsliced_state+128($31) !tprello
    or      $31,$31,$31
    vstd    $13,bitsliced_state+224($31) !tprello
    vxorw   $10,$11,$10
    nop
    or      $31,$31,$31
    nop
    or      $31,$31,$31
    vstd    $10,bitsliced_state+192($31) !tprello
    .endm
#endif

#if defined(AES_CTR)
# 16 operations on P0, 42 on P1, 44 cycles
    .macro COUNTER
    or      $31,$31,$31
    vldd    $0,320($20)
    or      $31,$31,$31
    vldd    $1,320($21)
    or      $31,$31,$31
    vldd    $2,64($20)
    or      $31,$31,$31
    vldd    $3,384($20)
    or      $31,$31,$31
    vldd    $4,384($21)
    vxorw   $1,$0,$0
    vldd    $1,416($20)
    or      $31,$31,$31
    vldd    $5,416($21)
    or      $31,$31,$31
    vstd    $0,bitsliced_state+64($31) !tprello
    vxorw   $4,$3,$0
    vldd    $3,448($20)
    or      $31,$31,$31
    vldd    $4,448($21)
    or      $31,$31,$31
    vstd    $0,bitsliced_state+128($31) !tprello
    vxorw   $5,$1,$0
    vldd    $1,256($20)
    or      $31,$31,$31
    vldd    $5,256($21)
    or      $31,$31,$31
    vstd    $0,bitsliced_state+160($31) !tprello
    vxorw   $4,$3,$0
    vldd    $3,288($20)
    or      $31,$31,$31
    vldd    $4,288($21)
    or      $31,$31,$31
    vstd    $0,bitsliced_state+192($31) !tprello
    vxorw   $5,$1,$0
    vldd    $1,0($20)
    or      $31,$31,$31
    vldd    $5,0($21)
    or      $31,$31,$31
    vstd    $0,bitsliced_state+0($31) !tprello
    vxorw   $4,$3,$0
    vldd    $3,32($20)
    or      $31,$31,$31
    vldd    $4,32($21)
    or      $31,$31,$31
    vstd    $0,bitsliced_state+32($31) !tprello
    vxorw   $5,$1,$0
    vldd    $5,64($21)
    or      $31,$31,$31
    vldd    $6,96($20)
    vxorw   $4,$3,$1
    vldd    $3,96($21)
    or      $31,$31,$31
    vldd    $4,480($20)
    vxorw   $5,$2,$2
    vldd    $5,480($21)
    or      $31,$31,$31
    vldd    $7,192($20)
    vxorw   $3,$6,$3
    vldd    $6,352($20)
    or      $31,$31,$31
    vldd    $8,352($21)
    vxorw   $5,$4,$4
    vldd    $5,128($20)
    or      $31,$31,$31
    vldd    $9,128($21)
    or      $31,$31,$31
    vstd    $4,bitsliced_state+224($31) !tprello
    vxorw   $8,$6,$4
    vldd    $6,160($20)
    or      $31,$31,$31
    vldd    $8,160($21)
    or      $31,$31,$31
    vstd    $4,bitsliced_state+96($31) !tprello
    vxorw   $9,$5,$4
    vldd    $9,192($21)
    or      $31,$31,$31
    vldd    $10,224($20)
    vxorw   $8,$6,$5
    vldd    $8,224($21)
    or      $31,$31,$31
    nop
    vxorw   $9,$7,$6
    nop
    or      $31,$31,$31
    ldi     $19,-544*(AES_ROUNDS-2)($31)
    vxorw   $8,$10,$7
    ldi     $20,512($20)
    .endm
#endif

#if !defined(AES_ECB_DECRYPT)
# 316 operations on P0, 70 on P1, 317 cycles
    .macro ROUND
    or      $31,$31,$31
    nop
    vxorw   $7,$2,$2
    nop
    vxorw   $1,$7,$8
    nop
    vxorw   $5,$2,$5
    vldd    $9,bitsliced_state+224($31) !tprello
    vxorw   $7,$4,$10
    vldd    $7,bitsliced_state+64($31) !tprello
    vxorw   $5,$3,$3
    nop
    vxorw   $10,$2,$11
    nop
    vxorw   $8,$3,$12
    nop
    vxorw   $9,$7,$7
    nop
    vxorw   $4,$12,$4
    vstd    $12,bitsliced_spill+256($31) !tprello
    vbicw   $12,$3,$13
    vstd    $7,bitsliced_spill+288($31) !tprello
    vxorw   $6,$4,$6
    nop
    vxorw   $4,$5,$5
    nop
    vxorw   $2,$6,$15
    vldd    $14,bitsliced_state+160($31) !tprello
    vxorw   $0,$5,$22
    nop
    vbicw   $15,$6,$24
    vldd    $23,bitsliced_state+32($31) !tprello
    vxorw   $22,$15,$25
    nop
    vxorw   $14,$7,$7
    nop
    vxorw   $25,$12,$12
    nop
    vxorw   $23,$9,$9
    vstd    $7,bitsliced_spill+352($31) !tprello
    vxorw   $0,$12,$7
    nop
    vxorw   $4,$12,$4
    vstd    $9,bitsliced_spill+320($31) !tprello
    vxorw   $7,$10,$9
    nop
    vxorw   $7,$15,$23
    nop
    vbicw   $10,$9,$14
    nop
    vandw   $23,$11,$26
    nop
    vxorw   $14,$24,$24
    nop
    vxorw   $14,$26,$14
    nop
    vxorw   $4,$10,$26
    nop
    vxorw   $3,$14,$3
    nop
    vxorw   $9,$14,$9
    nop
    vxorw   $3,$13,$3
    nop
    vxorw   $8,$26,$14
    nop
    vbicw   $26,$12,$27
    nop
    vbicw   $14,$1,$1
    nop
    vxorw   $27,$24,$27
    nop
    vandw   $4,$0,$28
    nop
    vxorw   $27,$13,$13
    nop
    vxorw   $2,$14,$27
    nop
    vxorw   $1,$3,$1
    nop
    vxorw   $24,$28,$3
    nop
    vandw   $22,$27,$24
    nop
    vxorw   $4,$27,$28
    nop
    vxorw   $24,$9,$9
    nop
    vandw   $28,$5,$24
    nop
    vxorw   $13,$12,$13
    nop
    vxorw   $9,$24,$9
    nop
    vxorw   $6,$24,$6
    nop
    vandw   $1,$9,$24
    nop
    vxorw   $6,$3,$3
    nop
    vxorw   $13,$24,$6
    nop
    vbicw   $3,$24,$24
    nop
    vxorw   $9,$3,$29
    nop
    vxorw   $1,$24,$30
    nop
    vandw   $29,$6,$29
    nop
    vxorw   $6,$30,$30
    nop
    vbisw   $24,$29,$24
    nop
    vxorw   $3,$29,$3
    nop
    vbicw   $24,$30,$30
    nop
    vxorw   $9,$24,$9
    nop
    vxorw   $13,$30,$13
    nop
    vandw   $3,$12,$12
    nop
    vandw   $6,$13,$6
    nop
    vandw   $0,$13,$0
    nop
    vbisw   $6,$30,$6
    nop
    vandw   $26,$3,$26
    nop
    vxorw   $1,$6,$1
    nop
    vxorw   $3,$13,$3
    nop
    vxorw   $1,$13,$6
    nop
    vandw   $4,$13,$4
    nop
    vandw   $6,$5,$5
    nop
    vandw   $1,$22,$22
    nop
    vxorw   $0,$5,$0
    nop
    vxorw   $5,$22,$5
    nop
    vandw   $25,$9,$25
    nop
    vandw   $27,$1,$27
    nop
    vxorw   $9,$1,$1
    nop
    vandw   $14,$9,$9
    nop
    vandw   $1,$2,$2
    nop
    vandw   $3,$10,$10
    nop
    vandw   $3,$7,$7
    nop
    vxorw   $3,$1,$3
    nop
    vandw   $15,$1,$1
    nop
    vandw   $11,$3,$15
    vldd    $11,bitsliced_spill+256($31) !tprello
    vandw   $28,$6,$28
    nop
    vxorw   $6,$3,$6
    nop
    vandw   $3,$23,$3
    nop
    vandw   $11,$6,$11
    nop
    vandw   $6,$8,$6
    nop
    vxorw   $11,$25,$25
    nop
    vxorw   $11,$12,$11
    nop
    vxorw   $5,$25,$5
    nop
    vxorw   $25,$3,$3
    nop
    vxorw   $6,$1,$1
    nop
    vxorw   $7,$3,$7
    nop
    vxorw   $3,$1,$1
    nop
    vxorw   $15,$10,$3
    nop
    vxorw   $11,$0,$11
    nop
    vxorw   $3,$27,$27
    nop
    vxorw   $1,$0,$0
    nop
    vxorw   $27,$28,$1
    nop
    vxorw   $27,$4,$4
    nop
    vxorw   $0,$26,$26
    nop
    vxorw   $11,$3,$3
    nop
    vxorw   $10,$26,$10
    nop
    vxorw   $3,$9,$3
    vldd    $9,bitsliced_keys_end+224($19) !tprello
    vxorw   $7,$10,$10
    vldd    $27,bitsliced_spill+320($31) !tprello
    vxorw   $26,$4,$4
    vldd    $26,bitsliced_spill+352($31) !tprello
    vxorw   $2,$10,$2
    vldd    $10,bitsliced_state+224($31) !tprello
    vxorw   $5,$1,$1
    vstd    $4,bitsliced_spill+160($31) !tprello
    vxorw   $3,$6,$4
    vstd    $2,bitsliced_spill+64($31) !tprello
    vxorw   $0,$3,$2
    vldd    $0,bitsliced_state+128($31) !tprello
    vxorw   $7,$1,$3
    vldd    $6,bitsliced_state+96($31) !tprello
    vxorw   $11,$1,$7
    vldd    $11,bitsliced_spill+288($31) !tprello
    vxorw   $5,$3,$5
    vstd    $3,bitsliced_spill+32($31) !tprello
    vxorw   $10,$0,$3
    vstd    $7,bitsliced_spill+128($31) !tprello
    vxorw   $26,$6,$6
    vstd    $1,bitsliced_spill+96($31) !tprello
    vxorw   $3,$11,$1
    vstd    $5,bitsliced_spill+0($31) !tprello
    vxorw   $27,$6,$10
    vldd    $7,bitsliced_state+192($31) !tprello
    vxorw   $9,$5,$5
    vstd    $4,bitsliced_spill+224($31) !tprello
    vxorw   $0,$10,$0
    vldd    $9,bitsliced_state+0($31) !tprello
    vbicw   $10,$6,$28
    vstd    $5,bitsliced_spill+416($31) !tprello
    vxorw   $7,$0,$5
    vstd    $10,bitsliced_spill+384($31) !tprello
    vxorw   $0,$26,$7
    vstd    $2,bitsliced_spill+192($31) !tprello
    vxorw   $11,$5,$15
    vldd    $26,bitsliced_keys_end+0($19) !tprello
    vxorw   $9,$7,$25
    nop
    vbicw   $15,$5,$8
    vldd    $12,bitsliced_keys_end+32($19) !tprello
    vxorw   $25,$15,$23
    nop
    vxorw   $26,$4,$4
    nop
    vxorw   $23,$10,$10
    nop
    vxorw   $12,$2,$2
    vstd    $4,bitsliced_spill+448($31) !tprello
    vxorw   $9,$10,$4
    nop
    vxorw   $0,$10,$0
    vstd    $2,bitsliced_spill+480($31) !tprello
    vxorw   $4,$3,$2
    nop
    vxorw   $4,$15,$12
    nop
    vbicw   $3,$2,$26
    nop
    vandw   $12,$1,$14
    nop
    vxorw   $26,$8,$8
    nop
    vxorw   $26,$14,$14
    nop
    vxorw   $0,$3,$26
    nop
    vxorw   $6,$14,$6
    nop
    vxorw   $2,$14,$14
    vldd    $2,bitsliced_state+32($31) !tprello
    vxorw   $6,$28,$6
    nop
    vxorw   $27,$26,$22
    nop
    vbicw   $26,$10,$13
    nop
    vbicw   $22,$2,$2
    nop
    vxorw   $13,$8,$13
    nop
    vxorw   $2,$6,$2
    nop
    vxorw   $13,$28,$6
    nop
    vandw   $0,$9,$13
    nop
    vxorw   $11,$22,$28
    nop
    vxorw   $8,$13,$8
    nop
    vandw   $25,$28,$13
    nop
    vxorw   $0,$28,$30
    nop
    vxorw   $13,$14,$13
    nop
    vandw   $30,$7,$14
    nop
    vxorw   $6,$10,$6
    nop
    vxorw   $13,$14,$13
    nop
    vxorw   $5,$14,$5
    nop
    vandw   $2,$13,$14
    nop
    vxorw   $5,$8,$5
    nop
    vxorw   $6,$14,$8
    nop
    vxorw   $13,$5,$24
    nop
    vbicw   $5,$14,$14
    nop
    vandw   $24,$8,$24
    nop
    vxorw   $2,$14,$29
    nop
    vbisw   $14,$24,$14
    nop
    vxorw   $8,$29,$29
    nop
    vxorw   $5,$24,$5
    nop
    vbicw   $14,$29,$29
    nop
    vxorw   $13,$14,$13
    nop
    vxorw   $6,$29,$6
    nop
    vandw   $5,$10,$10
    nop
    vandw   $8,$6,$8
    nop
    vandw   $9,$6,$9
    nop
    vbisw   $8,$29,$8
    nop
    vandw   $26,$5,$26
    nop
    vxorw   $2,$8,$2
    nop
    vxorw   $5,$6,$5
    nop
    vandw   $0,$6,$0
    nop
    vandw   $2,$25,$25
    nop
    vandw   $23,$13,$23
    nop
    vandw   $28,$2,$28
    nop
    vxorw   $13,$2,$8
    nop
    vandw   $22,$13,$13
    nop
    vandw   $5,$3,$3
    nop
    vandw   $5,$4,$4
    nop
    vxorw   $5,$8,$5
    nop
    vandw   $8,$11,$11
    nop
    vandw   $15,$8,$8
    nop
    vxorw   $2,$6,$2
    nop
    vandw   $1,$5,$1
    nop
    vandw   $2,$7,$6
    nop
    vandw   $30,$2,$7
    nop
    vxorw   $9,$6,$30
    vldd    $9,bitsliced_spill+384($31) !tprello
    vxorw   $6,$25,$6
    nop
    vxorw   $2,$5,$2
    nop
    vandw   $5,$12,$5
    nop
    vandw   $9,$2,$9
    nop
    vandw   $2,$27,$2
    nop
    vxorw   $9,$23,$23
    nop
    vxorw   $9,$10,$9
    nop
    vxorw   $6,$23,$6
    nop
    vxorw   $23,$5,$5
    nop
    vxorw   $2,$8,$8
    nop
    vxorw   $4,$5,$4
    nop
    vxorw   $5,$8,$5
    nop
    vxorw   $1,$3,$1
    nop
    vxorw   $9,$30,$9
    nop
    vxorw   $1,$28,$28
    nop
    vxorw   $5,$30,$5
    nop
    vxorw   $28,$7,$7
    nop
    vxorw   $28,$0,$0
    nop
    vxorw   $5,$26,$26
    nop
    vxorw   $9,$1,$1
    nop
    vxorw   $3,$26,$3
    nop
    vxorw   $1,$13,$1
    nop
    vxorw   $4,$3,$3
    nop
    vxorw   $1,$2,$2
    nop
    vxorw   $11,$3,$3
    ldw     $11,bitsliced_selectors+8($31) !tprello
    vxorw   $6,$7,$7
    nop
    vxorw   $26,$0,$0
    nop
    vshfw   $2,$2,$11,$2
    nop
    vxorw   $5,$1,$1
    nop
    vxorw   $4,$7,$4
    nop
    vxorw   $9,$7,$5
    nop
    vxorw   $6,$4,$6
    nop
    vshfw   $1,$1,$11,$1
    nop
    vshfw   $0,$0,$11,$9
    vldd    $0,bitsliced_spill+224($31) !tprello
    vshfw   $5,$5,$11,$5
    ldw     $26,bitsliced_keys_end+512($19) !tprello
    vshfw   $7,$7,$11,$7
    nop
    vshfw   $3,$3,$11,$13
    vldd    $3,bitsliced_spill+0($31) !tprello
    vshfw   $2,$0,$26,$28
    nop
    vshfw   $4,$4,$11,$30
    vldd    $4,bitsliced_spill+416($31) !tprello
    vshfw   $6,$6,$11,$11
    vldd    $6,bitsliced_keys_end+480($19) !tprello
    vshfw   $11,$3,$26,$8
    nop
    vshfw   $3,$11,$26,$23
    nop
    vxorw   $4,$8,$10
    vldd    $3,bitsliced_spill+448($31) !tprello
    vxorw   $6,$11,$4
    vldd    $6,bitsliced_keys_end+256($19) !tprello
    vshfw   $0,$2,$26,$0
    nop
    vxorw   $4,$23,$11
    nop
    vxorw   $3,$28,$3
    nop
    vxorw   $6,$2,$2
    nop
    vxorw   $11,$0,$4
    vldd    $6,bitsliced_keys_end+288($19) !tprello
    vxorw   $2,$0,$2
    nop
    vxorw   $4,$3,$0
    vldd    $4,bitsliced_spill+192($31) !tprello
    vxorw   $10,$28,$28
    vldd    $27,bitsliced_spill+480($31) !tprello
    vxorw   $6,$1,$6
    vstd    $0,bitsliced_state+0($31) !tprello
    vxorw   $28,$2,$0
    nop
    vshfw   $1,$4,$26,$28
    nop
    vshfw   $4,$1,$26,$1
    nop
    vxorw   $27,$28,$4
    nop
    vxorw   $6,$1,$6
    nop
    vxorw   $11,$2,$2
    nop
    vxorw   $10,$3,$3
    nop
    vxorw   $2,$1,$1
    vldd    $2,bitsliced_spill+160($31) !tprello
    vxorw   $3,$28,$3
    vldd    $28,bitsliced_spill+128($31) !tprello
    vxorw   $1,$4,$27
    vldd    $12,bitsliced_keys_end+64($19) !tprello
    vxorw   $3,$6,$1
    vldd    $3,bitsliced_keys_end+96($19) !tprello
    vshfw   $9,$2,$26,$25
    vstd    $27,bitsliced_state+32($31) !tprello
    vshfw   $2,$9,$26,$15
    vldd    $27,bitsliced_keys_end+320($19) !tprello
    vxorw   $12,$2,$2
    nop
    vxorw   $3,$28,$3
    nop
    vxorw   $2,$25,$2
    nop
    vxorw   $27,$9,$9
    nop
    vxorw   $10,$2,$27
    nop
    vxorw   $9,$15,$9
    nop
    vxorw   $6,$15,$6
    nop
    vxorw   $4,$25,$4
    nop
    vxorw   $6,$2,$6
    nop
    vxorw   $4,$9,$2
    vldd    $4,bitsliced_keys_end+352($19) !tprello
    vshfw   $5,$28,$26,$25
    vstd    $6,bitsliced_state+64($31) !tprello
    vshfw   $28,$5,$26,$6
    nop
    vxorw   $3,$25,$28
    nop
    vxorw   $4,$5,$3
    nop
    vxorw   $11,$9,$4
    nop
    vxorw   $3,$6,$5
    nop
    vxorw   $4,$6,$3
    vldd    $4,bitsliced_spill+96($31) !tprello
    vxorw   $27,$25,$6
    nop
    vxorw   $3,$28,$25
    vldd    $27,bitsliced_keys_end+128($19) !tprello
    vxorw   $6,$5,$3
    vldd    $6,bitsliced_keys_end+384($19) !tprello
    vshfw   $7,$4,$26,$9
    vstd    $25,bitsliced_state+96($31) !tprello
    vshfw   $4,$7,$26,$25
    nop
    vxorw   $27,$4,$4
    nop
    vxorw   $6,$7,$6
    nop
    vxorw   $4,$9,$7
    nop
    vxorw   $6,$25,$6
    nop
    vxorw   $11,$5,$4
    nop
    vxorw   $10,$28,$5
    nop
    vxorw   $4,$25,$4
    vldd    $25,bitsliced_spill+64($31) !tprello
    vxorw   $5,$9,$5
    vldd    $9,bitsliced_keys_end+160($19) !tprello
    vxorw   $4,$7,$28
    vldd    $27,bitsliced_keys_end+416($19) !tprello
    vxorw   $5,$6,$4
    nop
    vshfw   $25,$13,$26,$5
    vstd    $28,bitsliced_state+128($31) !tprello
    vxorw   $9,$25,$9
    nop
    vxorw   $27,$13,$27
    nop
    vxorw   $6,$5,$6
    nop
    vxorw   $27,$5,$27
    nop
    vshfw   $13,$25,$26,$5
    nop
    vxorw   $9,$5,$13
    vldd    $9,bitsliced_spill+32($31) !tprello
    vxorw   $7,$5,$5
    nop
    vxorw   $6,$13,$6
    vldd    $7,bitsliced_keys_end+192($19) !tprello
    vxorw   $5,$27,$5
    vldd    $25,bitsliced_keys_end+448($19) !tprello
    vshfw   $30,$9,$26,$28
    vstd    $6,bitsliced_state+160($31) !tprello
    vshfw   $9,$30,$26,$6
    nop
    vxorw   $7,$9,$7
    nop
    vxorw   $25,$30,$25
    nop
    vxorw   $7,$28,$7
    nop
    vxorw   $25,$6,$25
    nop
    vxorw   $27,$6,$6
    nop
    vxorw   $23,$10,$10
    nop
    vxorw   $6,$7,$6
    nop
    vxorw   $10,$25,$10
    nop
    vxorw   $13,$28,$13
    vstd    $6,bitsliced_state+192($31) !tprello
    vxorw   $8,$11,$8
    vstd    $10,bitsliced_state+224($31) !tprello
    vxorw   $13,$25,$6
    ldi     $19,544($19)
    vxorw   $8,$7,$7
    bne     $19,next_round
    .endm
#endif

#if !defined(AES_CTR) && !defined(AES_ECB_DECRYPT)
# 494 operations on P0, 67 on P1, 497 cycles
    .macro OUTPUT
    or      $31,$31,$31
    nop
    vxorw   $7,$2,$2
    nop
    vxorw   $1,$7,$8
    nop
    vxorw   $5,$2,$5
    vldd    $9,bitsliced_state+224($31) !tprello
    vxorw   $7,$4,$10
    vldd    $7,bitsliced_state+64($31) !tprello
    vxorw   $5,$3,$3
    nop
    vxorw   $10,$2,$11
    nop
    vxorw   $8,$3,$12
    nop
    vxorw   $9,$7,$7
    nop
    vxorw   $4,$12,$4
    vstd    $12,bitsliced_spill+256($31) !tprello
    vbicw   $12,$3,$13
    vstd    $7,bitsliced_spill+288($31) !tprello
    vxorw   $6,$4,$6
    nop
    vxorw   $4,$5,$5
    nop
    vxorw   $2,$6,$15
    vldd    $14,bitsliced_state+32($31) !tprello
    vxorw   $0,$5,$22
    nop
    vbicw   $15,$6,$24
    vldd    $23,bitsliced_state+160($31) !tprello
    vxorw   $22,$15,$25
    nop
    vxorw   $14,$9,$9
    nop
    vxorw   $25,$12,$12
    nop
    vxorw   $23,$7,$7
    vstd    $9,bitsliced_spill+320($31) !tprello
    vxorw   $0,$12,$9
    nop
    vxorw   $4,$12,$4
    vstd    $7,bitsliced_spill+352($31) !tprello
    vxorw   $9,$10,$7
    nop
    vxorw   $9,$15,$23
    nop
    vbicw   $10,$7,$14
    nop
    vandw   $23,$11,$26
    nop
    vxorw   $14,$24,$24
    nop
    vxorw   $14,$26,$14
    nop
    vxorw   $4,$10,$26
    nop
    vxorw   $3,$14,$3
    nop
    vxorw   $7,$14,$7
    nop
    vxorw   $3,$13,$3
    nop
    vxorw   $8,$26,$14
    nop
    vbicw   $26,$12,$27
    nop
    vbicw   $14,$1,$1
    nop
    vxorw   $27,$24,$27
    nop
    vxorw   $1,$3,$1
    nop
    vxorw   $27,$13,$13
    nop
    vandw   $4,$0,$27
    nop
    vxorw   $2,$14,$3
    nop
    vxorw   $24,$27,$24
    nop
    vandw   $22,$3,$27
    nop
    vxorw   $4,$3,$28
    nop
    vxorw   $27,$7,$7
    nop
    vandw   $28,$5,$27
    nop
    vxorw   $13,$12,$13
    nop
    vxorw   $7,$27,$7
    nop
    vxorw   $6,$27,$6
    nop
    vandw   $1,$7,$27
    nop
    vxorw   $6,$24,$6
    nop
    vxorw   $13,$27,$24
    nop
    vbicw   $6,$27,$27
    nop
    vxorw   $7,$6,$29
    nop
    vxorw   $1,$27,$30
    nop
    vandw   $29,$24,$29
    nop
    vxorw   $24,$30,$30
    nop
    vbisw   $27,$29,$27
    nop
    vxorw   $6,$29,$6
    nop
    vbicw   $27,$30,$30
    nop
    vxorw   $7,$27,$7
    nop
    vxorw   $13,$30,$13
    nop
    vandw   $6,$12,$12
    nop
    vandw   $24,$13,$24
    nop
    vandw   $0,$13,$0
    nop
    vbisw   $24,$30,$24
    nop
    vandw   $26,$6,$26
    nop
    vxorw   $1,$24,$1
    nop
    vxorw   $6,$13,$6
    nop
    vxorw   $1,$13,$24
    nop
    vandw   $4,$13,$4
    nop
    vandw   $24,$5,$5
    nop
    vandw   $1,$22,$22
    nop
    vxorw   $0,$5,$0
    nop
    vxorw   $5,$22,$5
    nop
    vandw   $25,$7,$25
    nop
    vandw   $3,$1,$3
    nop
    vxorw   $7,$1,$1
    nop
    vandw   $14,$7,$7
    nop
    vandw   $6,$10,$10
    nop
    vandw   $6,$9,$9
    nop
    vxorw   $6,$1,$6
    nop
    vandw   $1,$2,$2
    nop
    vandw   $15,$1,$1
    nop
    vandw   $11,$6,$15
    vldd    $11,bitsliced_spill+256($31) !tprello
    vandw   $28,$24,$28
    nop
    vxorw   $24,$6,$24
    nop
    vandw   $6,$23,$6
    nop
    vandw   $11,$24,$11
    nop
    vandw   $24,$8,$8
    nop
    vxorw   $11,$25,$25
    nop
    vxorw   $11,$12,$11
    nop
    vxorw   $5,$25,$5
    nop
    vxorw   $25,$6,$6
    nop
    vxorw   $8,$1,$1
    nop
    vxorw   $9,$6,$9
    nop
    vxorw   $6,$1,$1
    nop
    vxorw   $15,$10,$15
    nop
    vxorw   $11,$0,$11
    nop
    vxorw   $15,$3,$3
    nop
    vxorw   $1,$0,$0
    nop
    vxorw   $3,$28,$28
    nop
    vxorw   $3,$4,$3
    nop
    vxorw   $0,$26,$26
    nop
    vxorw   $11,$15,$15
    nop
    vxorw   $10,$26,$10
    nop
    vxorw   $15,$7,$7
    nop
    vxorw   $9,$10,$10
    vldd    $15,bitsliced_spill+320($31) !tprello
    vxorw   $26,$3,$3
    vldd    $26,bitsliced_spill+352($31) !tprello
    vxorw   $2,$10,$2
    vldd    $10,bitsliced_state+224($31) !tprello
    vxorw   $5,$28,$28
    vstd    $3,bitsliced_spill+160($31) !tprello
    vxorw   $7,$8,$3
    vstd    $2,bitsliced_spill+64($31) !tprello
    vxorw   $0,$7,$2
    vldd    $0,bitsliced_state+128($31) !tprello
    vxorw   $9,$28,$9
    vldd    $7,bitsliced_state+96($31) !tprello
    vxorw   $11,$28,$11
    vldd    $8,bitsliced_spill+288($31) !tprello
    vxorw   $5,$9,$5
    vstd    $9,bitsliced_spill+32($31) !tprello
    vxorw   $10,$0,$9
    vstd    $11,bitsliced_spill+128($31) !tprello
    vxorw   $26,$7,$7
    vstd    $5,bitsliced_spill+0($31) !tprello
    vxorw   $9,$8,$5
    vstd    $28,bitsliced_spill+96($31) !tprello
    vxorw   $15,$7,$11
    vldd    $28,bitsliced_state+192($31) !tprello
    vsrlw   $3,1,$10
    vstd    $3,bitsliced_spill+224($31) !tprello
    vxorw   $0,$11,$0
    vstd    $2,bitsliced_spill+192($31) !tprello
    vbicw   $11,$7,$3
    vldd    $4,bitsliced_state+0($31) !tprello
    vxorw   $28,$0,$28
    nop
    vxorw   $0,$26,$26
    nop
    vxorw   $8,$28,$1
    nop
    vxorw   $4,$26,$6
    nop
    vbicw   $1,$28,$12
    vldd    $25,bitsliced_masks+128($31) !tprello
    vxorw   $6,$1,$24
    nop
    vxorw   $10,$2,$2
    nop
    vxorw   $24,$11,$10
    nop
    vandw   $2,$25,$2
    nop
    vxorw   $4,$10,$25
    nop
    vxorw   $0,$10,$0
    vstd    $2,bitsliced_spill+416($31) !tprello
    vxorw   $25,$9,$2
    nop
    vxorw   $25,$1,$23
    nop
    vbicw   $9,$2,$14
    nop
    vandw   $23,$5,$22
    nop
    vxorw   $14,$12,$12
    nop
    vxorw   $14,$22,$14
    nop
    vxorw   $0,$9,$22
    nop
    vxorw   $7,$14,$7
    nop
    vxorw   $2,$14,$14
    vldd    $2,bitsliced_state+32($31) !tprello
    vxorw   $7,$3,$7
    nop
    vxorw   $15,$22,$15
    nop
    vbicw   $22,$10,$13
    nop
    vbicw   $15,$2,$2
    nop
    vxorw   $13,$12,$13
    nop
    vxorw   $2,$7,$2
    nop
    vxorw   $13,$3,$3
    nop
    vandw   $0,$4,$13
    nop
    vxorw   $8,$15,$7
    nop
    vxorw   $12,$13,$12
    nop
    vandw   $6,$7,$13
    nop
    vxorw   $0,$7,$30
    nop
    vxorw   $13,$14,$13
    nop
    vandw   $30,$26,$14
    nop
    vxorw   $3,$10,$3
    nop
    vxorw   $13,$14,$13
    nop
    vxorw   $28,$14,$14
    nop
    vandw   $2,$13,$28
    nop
    vxorw   $14,$12,$12
    nop
    vxorw   $3,$28,$14
    nop
    vbicw   $12,$28,$28
    nop
    vxorw   $13,$12,$27
    nop
    vxorw   $2,$28,$29
    nop
    vandw   $27,$14,$27
    nop
    vxorw   $14,$29,$29
    nop
    vbisw   $28,$27,$28
    nop
    vxorw   $12,$27,$12
    nop
    vbicw   $28,$29,$29
    nop
    vxorw   $13,$28,$13
    nop
    vxorw   $3,$29,$3
    nop
    vandw   $12,$10,$10
    nop
    vandw   $14,$3,$14
    nop
    vandw   $4,$3,$4
    nop
    vbisw   $14,$29,$14
    nop
    vandw   $22,$12,$22
    nop
    vxorw   $2,$14,$2
    nop
    vxorw   $12,$3,$12
    nop
    vxorw   $2,$3,$14
    nop
    vandw   $0,$3,$0
    nop
    vandw   $14,$26,$26
    nop
    vandw   $2,$6,$6
    nop
    vxorw   $4,$26,$4
    nop
    vxorw   $26,$6,$6
    nop
    vandw   $24,$13,$24
    nop
    vandw   $7,$2,$7
    nop
    vxorw   $13,$2,$2
    nop
    vandw   $15,$13,$13
    nop
    vandw   $12,$9,$9
    nop
    vandw   $12,$25,$25
    nop
    vxorw   $12,$2,$12
    nop
    vandw   $2,$8,$8
    nop
    vandw   $1,$2,$1
    nop
    vandw   $5,$12,$5
    nop
    vandw   $30,$14,$2
    vldd    $30,bitsliced_spill+320($31) !tprello
    vxorw   $14,$12,$14
    nop
    vandw   $12,$23,$12
    nop
    vandw   $11,$14,$11
    nop
    vandw   $14,$30,$14
    nop
    vxorw   $11,$24,$24
    nop
    vxorw   $11,$10,$10
    nop
    vxorw   $6,$24,$6
    nop
    vxorw   $24,$12,$12
    nop
    vxorw   $14,$1,$1
    nop
    vxorw   $25,$12,$25
    nop
    vxorw   $12,$1,$1
    nop
    vxorw   $5,$9,$5
    nop
    vxorw   $10,$4,$10
    nop
    vxorw   $5,$7,$7
    nop
    vxorw   $1,$4,$1
    nop
    vxorw   $7,$2,$2
    nop
    vxorw   $7,$0,$0
    nop
    vxorw   $1,$22,$22
    nop
    vxorw   $10,$5,$5
    nop
    vxorw   $9,$22,$9
    nop
    vxorw   $5,$13,$5
    nop
    vxorw   $25,$9,$9
    nop
    vxorw   $22,$0,$0
    nop
    vxorw   $8,$9,$8
    nop
    vxorw   $6,$2,$2
    nop
    vxorw   $5,$14,$9
    vldd    $14,bitsliced_spill+416($31) !tprello
    vxorw   $1,$5,$5
    vldd    $1,bitsliced_spill+192($31) !tprello
    vxorw   $25,$2,$25
    nop
    vxorw   $10,$2,$22
    vldd    $10,bitsliced_spill+160($31) !tprello
    vxorw   $6,$25,$13
    vldd    $6,bitsliced_spill+224($31) !tprello
    vxorw   $1,$14,$7
    vldd    $1,bitsliced_spill+128($31) !tprello
    vsllw   $14,1,$14
    vldd    $4,bitsliced_spill+96($31) !tprello
    vsrlw   $10,1,$12
    vldd    $24,bitsliced_masks+128($31) !tprello
    vxorw   $6,$14,$14
    vldd    $6,bitsliced_spill+64($31) !tprello
    vxorw   $12,$1,$12
    nop
    vsrlw   $4,1,$11
    nop
    vandw   $12,$24,$12
    nop
    vxorw   $11,$6,$11
    nop
    vxorw   $1,$12,$1
    nop
    vsllw   $12,1,$12
    nop
    vandw   $11,$24,$11
    vldd    $30,bitsliced_spill+32($31) !tprello
    vxorw   $10,$12,$10
    nop
    vxorw   $6,$11,$12
    vldd    $6,bitsliced_spill+0($31) !tprello
    vsllw   $11,1,$11
    nop
    vsrlw   $30,1,$23
    nop
    vxorw   $4,$11,$4
    nop
    vxorw   $23,$6,$23
    nop
    vsrlw   $9,1,$11
    nop
    vandw   $23,$24,$23
    nop
    vxorw   $11,$5,$11
    nop
    vxorw   $6,$23,$6
    nop
    vsllw   $23,1,$23
    nop
    vandw   $11,$24,$11
    nop
    vxorw   $30,$23,$23
    nop
    vxorw   $5,$11,$5
    nop
    vsllw   $11,1,$11
    nop
    vsrlw   $0,1,$30
    nop
    vxorw   $9,$11,$9
    nop
    vxorw   $30,$22,$30
    nop
    vsrlw   $2,1,$11
    nop
    vandw   $30,$24,$30
    nop
    vxorw   $11,$8,$11
    nop
    vxorw   $22,$30,$22
    nop
    vsllw   $30,1,$30
    nop
    vandw   $11,$24,$11
    nop
    vxorw   $0,$30,$0
    nop
    vxorw   $8,$11,$8
    nop
    vsllw   $11,1,$11
    nop
    vsrlw   $25,1,$30
    nop
    vxorw   $2,$11,$2
    nop
    vxorw   $30,$13,$30
    nop
    vsrlw   $14,2,$11
    nop
    vandw   $30,$24,$24
    vldd    $30,bitsliced_masks+96($31) !tprello
    vxorw   $11,$10,$11
    nop
    vxorw   $13,$24,$13
    nop
    vsllw   $24,1,$24
    nop
    vandw   $11,$30,$11
    nop
    vxorw   $25,$24,$24
    nop
    vxorw   $10,$11,$10
    nop
    vsllw   $11,2,$11
    nop
    vsrlw   $7,2,$25
    nop
    vxorw   $14,$11,$11
    nop
    vxorw   $25,$1,$25
    nop
    vsrlw   $4,2,$14
    nop
    vandw   $25,$30,$25
    nop
    vxorw   $14,$23,$14
    nop
    vxorw   $1,$25,$1
    nop
    vsllw   $25,2,$25
    nop
    vandw   $14,$30,$14
    nop
    vxorw   $7,$25,$7
    nop
    vxorw   $23,$14,$23
    nop
    vsllw   $14,2,$14
    nop
    vsrlw   $12,2,$25
    nop
    vxorw   $4,$14,$4
    nop
    vxorw   $25,$6,$25
    nop
    vsrlw   $9,2,$14
    nop
    vandw   $25,$30,$25
    nop
    vxorw   $14,$0,$14
    nop
    vxorw   $6,$25,$6
    nop
    vsllw   $25,2,$25
    nop
    vandw   $14,$30,$14
    nop
    vxorw   $12,$25,$12
    nop
    vxorw   $0,$14,$0
    nop
    vsllw   $14,2,$14
    nop
    vsrlw   $5,2,$25
    nop
    vxorw   $9,$14,$9
    nop
    vxorw   $25,$22,$25
    nop
    vsrlw   $2,2,$14
    nop
    vandw   $25,$30,$25
    nop
    vxorw   $14,$24,$14
    nop
    vxorw   $22,$25,$22
    nop
    vsllw   $25,2,$25
    nop
    vandw   $14,$30,$14
    nop
    vxorw   $5,$25,$5
    nop
    vxorw   $24,$14,$24
    nop
    vsllw   $14,2,$14
    nop
    vsrlw   $8,2,$25
    nop
    vxorw   $2,$14,$2
    nop
    vxorw   $25,$13,$25
    nop
    vsrlw   $11,4,$14
    nop
    vandw   $25,$30,$25
    vldd    $30,bitsliced_masks+64($31) !tprello
    vxorw   $14,$4,$14
    nop
    vxorw   $13,$25,$13
    nop
    vsllw   $25,2,$25
    nop
    vandw   $14,$30,$14
    nop
    vxorw   $8,$25,$8
    nop
    vxorw   $4,$14,$4
    nop
    vsllw   $14,4,$14
    nop
    vsrlw   $7,4,$25
    nop
    vxorw   $11,$14,$11
    nop
    vxorw   $25,$12,$25
    nop
    vsrlw   $10,4,$14
    nop
    vandw   $25,$30,$25
    nop
    vxorw   $14,$23,$14
    nop
    vxorw   $12,$25,$12
    nop
    vsllw   $25,4,$25
    nop
    vandw   $14,$30,$14
    nop
    vxorw   $7,$25,$7
    nop
    vxorw   $23,$14,$23
    nop
    vsllw   $14,4,$14
    nop
    vsrlw   $1,4,$25
    vstd    $23,bitsliced_spill+384($31) !tprello
    vxorw   $10,$14,$10
    nop
    vxorw   $25,$6,$25
    nop
    vsrlw   $9,4,$14
    nop
    vandw   $25,$30,$25
    nop
    vxorw   $14,$2,$14
    nop
    vxorw   $6,$25,$6
    nop
    vsllw   $25,4,$25
    nop
    vandw   $14,$30,$14
    nop
    vxorw   $1,$25,$1
    nop
    vxorw   $2,$14,$2
    nop
    vsllw   $14,4,$14
    nop
    vsrlw   $5,4,$25
    nop
    vxorw   $9,$14,$9
    nop
    vxorw   $25,$8,$25
    nop
    vsrlw   $0,4,$14
    nop
    vandw   $25,$30,$25
    nop
    vxorw   $14,$24,$14
    nop
    vxorw   $8,$25,$8
    nop
    vsllw   $25,4,$25
    nop
    vandw   $14,$30,$14
    nop
    vxorw   $5,$25,$5
    nop
    vxorw   $24,$14,$24
    nop
    vsllw   $14,4,$14
    nop
    vsrlw   $22,4,$25
    ldw     $23,bitsliced_selectors+12($31) !tprello
    vxorw   $0,$14,$0
    nop
    vxorw   $25,$13,$25
    ldw     $14,bitsliced_selectors+16($31) !tprello
    vshfw   $7,$11,$23,$15
    nop
    vandw   $25,$30,$25
    nop
    vshfw   $7,$11,$14,$7
    ldw     $11,bitsliced_selectors+20($31) !tprello
    vxorw   $13,$25,$13
    nop
    vsllw   $25,4,$25
    ldw     $30,bitsliced_selectors+24($31) !tprello
    vshfw   $5,$9,$11,$26
    vldd    $3,bitsliced_last_key+0($31) !tprello
    vxorw   $22,$25,$22
    nop
    vshfw   $5,$9,$30,$5
    nop
    vsrlw   $15,16,$9
    vldd    $25,bitsliced_masks+32($31) !tprello
    vxorw   $26,$3,$29
    nop
    vxorw   $9,$26,$9
    nop
    vxorw   $15,$3,$15
    nop
    vandw   $9,$25,$9
    nop
    vsrlw   $7,16,$26
    nop
    vxorw   $29,$9,$29
    nop
    vsllw   $9,16,$9
    vldd    $28,bitsliced_last_key+32($31) !tprello
    vxorw   $26,$5,$26
    nop
    vxorw   $15,$9,$9
    nop
    vandw   $26,$25,$26
    nop
    vxorw   $5,$28,$5
    nop
    vsllw   $26,16,$15
    nop
    vxorw   $5,$26,$5
    nop
    vxorw   $7,$28,$7
    nop
    vsrlw   $9,8,$26
    nop
    vxorw   $7,$15,$7
    vldd    $15,bitsliced_masks+0($31) !tprello
    vsrlw   $29,8,$27
    nop
    vxorw   $26,$7,$26
    nop
    vxorw   $27,$5,$27
    nop
    vandw   $26,$15,$26
    nop
    vandw   $27,$15,$27
    nop
    vxorw   $7,$26,$7
    nop
    vsllw   $26,8,$26
    nop
    vxorw   $5,$27,$5
    vstd    $7,-480($17)
    vxorw   $9,$26,$7
    nop
    vsllw   $27,8,$27
    vstd    $5,-224($17)
    vshfw   $1,$10,$23,$5
    vstd    $7,-512($17)
    vxorw   $29,$27,$7
    nop
    vshfw   $1,$10,$14,$1
    nop
    vshfw   $22,$0,$11,$10
    vstd    $7,-256($17)
    vshfw   $22,$0,$30,$0
    nop
    vsrlw   $5,16,$7
    nop
    vxorw   $10,$3,$22
    nop
    vxorw   $7,$10,$7
    nop
    vxorw   $5,$3,$5
    nop
    vandw   $7,$25,$7
    nop
    vsrlw   $1,16,$10
    nop
    vxorw   $22,$7,$22
    nop
    vsllw   $7,16,$7
    nop
    vxorw   $10,$0,$10
    nop
    vxorw   $5,$7,$5
    nop
    vandw   $10,$25,$10
    nop
    vxorw   $0,$28,$0
    nop
    vsllw   $10,16,$7
    nop
    vxorw   $0,$10,$0
    nop
    vxorw   $1,$28,$1
    nop
    vsrlw   $5,8,$10
    nop
    vxorw   $1,$7,$1
    nop
    vsrlw   $22,8,$7
    nop
    vxorw   $10,$1,$10
    nop
    vxorw   $7,$0,$7
    nop
    vandw   $10,$15,$10
    nop
    vandw   $7,$15,$7
    nop
    vxorw   $1,$10,$1
    nop
    vsllw   $10,8,$10
    nop
    vxorw   $0,$7,$0
    vstd    $1,-416($17)
    vxorw   $5,$10,$1
    nop
    vsllw   $7,8,$7
    vstd    $0,-160($17)
    vshfw   $12,$4,$23,$0
    vstd    $1,-448($17)
    vxorw   $22,$7,$1
    nop
    vshfw   $12,$4,$14,$4
    nop
    vshfw   $8,$2,$11,$12
    vstd    $1,-192($17)
    vshfw   $8,$2,$30,$1
    nop
    vsrlw   $0,16,$2
    nop
    vxorw   $12,$3,$8
    nop
    vxorw   $2,$12,$2
    nop
    vxorw   $0,$3,$0
    nop
    vandw   $2,$25,$2
    nop
    vsrlw   $4,16,$12
    nop
    vxorw   $8,$2,$8
    nop
    vsllw   $2,16,$2
    nop
    vxorw   $12,$1,$12
    nop
    vxorw   $0,$2,$0
    nop
    vandw   $12,$25,$12
    nop
    vxorw   $1,$28,$1
    nop
    vsllw   $12,16,$2
    nop
    vxorw   $1,$12,$1
    nop
    vxorw   $4,$28,$4
    nop
    vsrlw   $0,8,$12
    nop
    vxorw   $4,$2,$2
    nop
    vsrlw   $8,8,$4
    nop
    vxorw   $12,$2,$12
    nop
    vxorw   $4,$1,$4
    nop
    vandw   $12,$15,$12
    nop
    vandw   $4,$15,$4
    nop
    vxorw   $2,$12,$2
    nop
    vsllw   $12,8,$12
    vldd    $7,bitsliced_spill+384($31) !tprello
    vxorw   $1,$4,$1
    vstd    $2,-352($17)
    vxorw   $0,$12,$0
    nop
    vsllw   $4,8,$4
    vstd    $1,-96($17)
    vshfw   $6,$7,$23,$1
    vstd    $0,-384($17)
    vxorw   $8,$4,$0
    nop
    vshfw   $6,$7,$14,$6
    nop
    vshfw   $13,$24,$11,$11
    vstd    $0,-128($17)
    vshfw   $13,$24,$30,$0
    nop
    vsrlw   $1,16,$13
    nop
    vxorw   $11,$3,$24
    nop
    vxorw   $13,$11,$11
    nop
    vxorw   $1,$3,$1
    nop
    vandw   $11,$25,$11
    nop
    vsrlw   $6,16,$3
    nop
    vxorw   $24,$11,$24
    nop
    vsllw   $11,16,$11
    nop
    vxorw   $3,$0,$3
    nop
    vxorw   $1,$11,$1
    nop
    vandw   $3,$25,$3
    nop
    vxorw   $0,$28,$0
    nop
    vsllw   $3,16,$25
    nop
    vxorw   $0,$3,$0
    nop
    vxorw   $6,$28,$6
    nop
    vsrlw   $1,8,$28
    nop
    vxorw   $6,$25,$6
    nop
    vsrlw   $24,8,$25
    nop
    vxorw   $28,$6,$28
    nop
    vxorw   $25,$0,$25
    nop
    vandw   $28,$15,$28
    nop
    vandw   $25,$15,$15
    nop
    vxorw   $6,$28,$6
    nop
    vsllw   $28,8,$28
    nop
    vxorw   $0,$15,$0
    vstd    $6,-288($17)
    vsllw   $15,8,$6
    nop
    vxorw   $1,$28,$1
    vstd    $0,-32($17)
    vxorw   $24,$6,$0
    nop
    or      $31,$31,$31
    vstd    $1,-320($17)
    or      $31,$31,$31
    vstd    $0,-64($17)
    .endm
#endif

#if defined(AES_CTR)
# 526 operations on P0, 130 on P1, 529 cycles
    .macro OUTPUT_COUNTER
    or      $31,$31,$31
    ldi     $16,512($16)
    vxorw   $7,$2,$2
    ldi     $17,512($17)
    vxorw   $1,$7,$8
    nop
    vxorw   $5,$2,$5
    vldd    $9,bitsliced_state+224($31) !tprello
    vxorw   $7,$4,$10
    vldd    $7,bitsliced_state+64($31) !tprello
    vxorw   $5,$3,$3
    nop
    vxorw   $10,$2,$11
    nop
    vxorw   $8,$3,$12
    nop
    vxorw   $9,$7,$7
    nop
    vxorw   $4,$12,$4
    vstd    $12,bitsliced_spill+256($31) !tprello
    vbicw   $12,$3,$13
    vstd    $7,bitsliced_spill+288($31) !tprello
    vxorw   $6,$4,$6
    nop
    vxorw   $4,$5,$5
    nop
    vxorw   $2,$6,$15
    vldd    $14,bitsliced_state+32($31) !tprello
    vxorw   $0,$5,$22
    nop
    vbicw   $15,$6,$24
    vldd    $23,bitsliced_state+160($31) !tprello
    vxorw   $22,$15,$25
    nop
    vxorw   $14,$9,$9
    nop
    vxorw   $25,$12,$12
    nop
    vxorw   $23,$7,$7
    vstd    $9,bitsliced_spill+320($31) !tprello
    vxorw   $0,$12,$9
    nop
    vxorw   $4,$12,$4
    vstd    $7,bitsliced_spill+352($31) !tprello
    vxorw   $9,$10,$7
    nop
    vxorw   $9,$15,$23
    nop
    vbicw   $10,$7,$14
    nop
    vandw   $23,$11,$26
    nop
    vxorw   $14,$24,$24
    nop
    vxorw   $14,$26,$14
    nop
    vxorw   $4,$10,$26
    nop
    vxorw   $3,$14,$3
    nop
    vxorw   $7,$14,$7
    nop
    vxorw   $3,$13,$3
    nop
    vxorw   $8,$26,$14
    nop
    vbicw   $26,$12,$27
    nop
    vbicw   $14,$1,$1
    nop
    vxorw   $27,$24,$27
    nop
    vxorw   $1,$3,$1
    nop
    vxorw   $27,$13,$3
    nop
    vandw   $4,$0,$13
    nop
    vxorw   $2,$14,$27
    nop
    vxorw   $24,$13,$13
    nop
    vandw   $22,$27,$24
    nop
    vxorw   $4,$27,$28
    nop
    vxorw   $24,$7,$7
    nop
    vandw   $28,$5,$24
    nop
    vxorw   $3,$12,$3
    nop
    vxorw   $7,$24,$7
    nop
    vxorw   $6,$24,$6
    nop
    vandw   $1,$7,$24
    nop
    vxorw   $6,$13,$6
    nop
    vxorw   $3,$24,$13
    nop
    vbicw   $6,$24,$24
    nop
    vxorw   $7,$6,$29
    nop
    vxorw   $1,$24,$30
    nop
    vandw   $29,$13,$29
    nop
    vxorw   $13,$30,$30
    nop
    vbisw   $24,$29,$24
    nop
    vxorw   $6,$29,$6
    nop
    vbicw   $24,$30,$30
    nop
    vxorw   $7,$24,$7
    nop
    vxorw   $3,$30,$3
    nop
    vandw   $6,$12,$12
    nop
    vandw   $13,$3,$13
    nop
    vandw   $0,$3,$0
    nop
    vbisw   $13,$30,$13
    nop
    vandw   $26,$6,$26
    nop
    vxorw   $1,$13,$1
    nop
    vxorw   $6,$3,$6
    nop
    vxorw   $1,$3,$13
    nop
    vandw   $4,$3,$3
    nop
    vandw   $13,$5,$4
    nop
    vandw   $1,$22,$5
    nop
    vxorw   $0,$4,$0
    nop
    vxorw   $4,$5,$4
    nop
    vandw   $25,$7,$5
    nop
    vandw   $27,$1,$27
    nop
    vxorw   $7,$1,$1
    nop
    vandw   $14,$7,$7
    nop
    vandw   $6,$10,$10
    nop
    vandw   $6,$9,$9
    nop
    vxorw   $6,$1,$6
    nop
    vandw   $1,$2,$2
    nop
    vandw   $15,$1,$1
    nop
    vandw   $11,$6,$15
    vldd    $11,bitsliced_spill+256($31) !tprello
    vandw   $28,$13,$28
    nop
    vxorw   $13,$6,$13
    nop
    vandw   $6,$23,$6
    nop
    vandw   $11,$13,$11
    nop
    vandw   $13,$8,$8
    nop
    vxorw   $11,$5,$5
    nop
    vxorw   $11,$12,$11
    nop
    vxorw   $4,$5,$4
    nop
    vxorw   $5,$6,$5
    nop
    vxorw   $8,$1,$1
    nop
    vxorw   $9,$5,$6
    nop
    vxorw   $5,$1,$1
    nop
    vxorw   $15,$10,$5
    nop
    vxorw   $11,$0,$11
    nop
    vxorw   $5,$27,$27
    nop
    vxorw   $1,$0,$0
    nop
    vxorw   $27,$28,$1
    nop
    vxorw   $27,$3,$3
    nop
    vxorw   $0,$26,$26
    nop
    vxorw   $11,$5,$5
    nop
    vxorw   $10,$26,$10
    nop
    vxorw   $5,$7,$5
    nop
    vxorw   $6,$10,$7
    vldd    $10,bitsliced_spill+320($31) !tprello
    vxorw   $26,$3,$3
    vldd    $26,bitsliced_spill+352($31) !tprello
    vxorw   $2,$7,$2
    vldd    $7,bitsliced_state+224($31) !tprello
    vxorw   $4,$1,$1
    vstd    $3,bitsliced_spill+160($31) !tprello
    vxorw   $5,$8,$3
    vstd    $2,bitsliced_spill+64($31) !tprello
    vxorw   $0,$5,$2
    vldd    $0,bitsliced_state+128($31) !tprello
    vxorw   $6,$1,$5
    vldd    $6,bitsliced_state+96($31) !tprello
    vxorw   $11,$1,$11
    vldd    $8,bitsliced_spill+288($31) !tprello
    vxorw   $4,$5,$4
    vstd    $5,bitsliced_spill+32($31) !tprello
    vxorw   $7,$0,$5
    vstd    $11,bitsliced_spill+128($31) !tprello
    vxorw   $26,$6,$6
    vstd    $4,bitsliced_spill+0($31) !tprello
    vxorw   $5,$8,$4
    vstd    $1,bitsliced_spill+96($31) !tprello
    vxorw   $10,$6,$7
    vldd    $1,bitsliced_state+192($31) !tprello
    vsrlw   $3,1,$11
    vstd    $3,bitsliced_spill+224($31) !tprello
    vxorw   $0,$7,$0
    vstd    $2,bitsliced_spill+192($31) !tprello
    vbicw   $7,$6,$3
    vldd    $27,bitsliced_state+0($31) !tprello
    vxorw   $1,$0,$1
    nop
    vxorw   $0,$26,$26
    nop
    vxorw   $8,$1,$28
    nop
    vxorw   $27,$26,$15
    nop
    vbicw   $28,$1,$12
    vldd    $9,bitsliced_masks+128($31) !tprello
    vxorw   $15,$28,$13
    nop
    vxorw   $11,$2,$2
    nop
    vxorw   $13,$7,$11
    nop
    vandw   $2,$9,$2
    nop
    vxorw   $27,$11,$9
    nop
    vxorw   $0,$11,$0
    vstd    $2,bitsliced_spill+448($31) !tprello
    vxorw   $9,$5,$2
    nop
    vxorw   $9,$28,$23
    nop
    vbicw   $5,$2,$14
    nop
    vandw   $23,$4,$25
    nop
    vxorw   $14,$12,$12
    nop
    vxorw   $14,$25,$14
    nop
    vxorw   $0,$5,$25
    nop
    vxorw   $6,$14,$6
    nop
    vxorw   $2,$14,$14
    vldd    $2,bitsliced_state+32($31) !tprello
    vxorw   $6,$3,$6
    nop
    vxorw   $10,$25,$10
    nop
    vbicw   $25,$11,$22
    nop
    vbicw   $10,$2,$2
    nop
    vxorw   $22,$12,$22
    nop
    vxorw   $2,$6,$2
    nop
    vxorw   $22,$3,$3
    nop
    vandw   $0,$27,$6
    nop
    vxorw   $8,$10,$22
    nop
    vxorw   $12,$6,$6
    nop
    vandw   $15,$22,$12
    nop
    vxorw   $0,$22,$30
    nop
    vxorw   $12,$14,$12
    nop
    vandw   $30,$26,$14
    nop
    vxorw   $3,$11,$3
    nop
    vxorw   $12,$14,$12
    nop
    vxorw   $1,$14,$1
    nop
    vandw   $2,$12,$14
    nop
    vxorw   $1,$6,$1
    nop
    vxorw   $3,$14,$6
    nop
    vbicw   $1,$14,$14
    nop
    vxorw   $12,$1,$24
    nop
    vxorw   $2,$14,$29
    nop
    vandw   $24,$6,$24
    nop
    vxorw   $6,$29,$29
    nop
    vbisw   $14,$24,$14
    nop
    vxorw   $1,$24,$1
    nop
    vbicw   $14,$29,$29
    nop
    vxorw   $12,$14,$12
    nop
    vxorw   $3,$29,$3
    nop
    vandw   $1,$11,$11
    nop
    vandw   $6,$3,$6
    nop
    vandw   $27,$3,$27
    nop
    vbisw   $6,$29,$6
    nop
    vandw   $25,$1,$25
    nop
    vxorw   $2,$6,$2
    nop
    vxorw   $1,$3,$1
    nop
    vxorw   $2,$3,$6
    nop
    vandw   $0,$3,$0
    nop
    vandw   $6,$26,$3
    nop
    vandw   $2,$15,$15
    nop
    vxorw   $27,$3,$27
    nop
    vxorw   $3,$15,$3
    nop
    vandw   $13,$12,$13
    nop
    vandw   $22,$2,$22
    nop
    vxorw   $12,$2,$2
    nop
    vandw   $10,$12,$10
    nop
    vandw   $1,$5,$5
    nop
    vandw   $1,$9,$9
    nop
    vxorw   $1,$2,$1
    nop
    vandw   $2,$8,$8
    nop
    vandw   $28,$2,$2
    nop
    vandw   $4,$1,$4
    nop
    vandw   $30,$6,$28
    vldd    $30,bitsliced_spill+320($31) !tprello
    vxorw   $6,$1,$6
    nop
    vandw   $1,$23,$1
    nop
    vandw   $7,$6,$7
    nop
    vandw   $6,$30,$6
    nop
    vxorw   $7,$13,$13
    nop
    vxorw   $7,$11,$7
    nop
    vxorw   $3,$13,$3
    nop
    vxorw   $13,$1,$1
    nop
    vxorw   $6,$2,$2
    nop
    vxorw   $9,$1,$9
    nop
    vxorw   $1,$2,$1
    nop
    vxorw   $4,$5,$2
    nop
    vxorw   $7,$27,$4
    nop
    vxorw   $2,$22,$7
    nop
    vxorw   $1,$27,$1
    nop
    vxorw   $7,$28,$28
    nop
    vxorw   $7,$0,$0
    nop
    vxorw   $1,$25,$7
    nop
    vxorw   $4,$2,$2
    nop
    vxorw   $5,$7,$5
    nop
    vxorw   $2,$10,$2
    nop
    vxorw   $9,$5,$5
    nop
    vxorw   $7,$0,$0
    nop
    vxorw   $8,$5,$5
    nop
    vxorw   $3,$28,$7
    nop
    vxorw   $2,$6,$28
    vldd    $6,bitsliced_spill+448($31) !tprello
    vxorw   $1,$2,$2
    vldd    $1,bitsliced_spill+192($31) !tprello
    vxorw   $9,$7,$9
    nop
    vxorw   $4,$7,$8
    vldd    $4,bitsliced_spill+160($31) !tprello
    vxorw   $3,$9,$10
    vldd    $3,bitsliced_spill+224($31) !tprello
    vxorw   $1,$6,$25
    vldd    $1,bitsliced_spill+128($31) !tprello
    vsllw   $6,1,$6
    vldd    $27,bitsliced_spill+96($31) !tprello
    vsrlw   $4,1,$22
    vldd    $13,bitsliced_masks+128($31) !tprello
    vxorw   $3,$6,$6
    vldd    $3,bitsliced_spill+64($31) !tprello
    vxorw   $22,$1,$22
    nop
    vsrlw   $27,1,$11
    nop
    vandw   $22,$13,$22
    nop
    vxorw   $11,$3,$11
    nop
    vxorw   $1,$22,$1
    nop
    vsllw   $22,1,$22
    nop
    vandw   $11,$13,$11
    vldd    $30,bitsliced_spill+32($31) !tprello
    vxorw   $4,$22,$4
    nop
    vxorw   $3,$11,$22
    vldd    $3,bitsliced_spill+0($31) !tprello
    vsllw   $11,1,$11
    nop
    vsrlw   $30,1,$23
    nop
    vxorw   $27,$11,$11
    nop
    vxorw   $23,$3,$23
    nop
    vsrlw   $28,1,$27
    nop
    vandw   $23,$13,$23
    nop
    vxorw   $27,$2,$27
    nop
    vxorw   $3,$23,$3
    nop
    vsllw   $23,1,$23
    vldd    $12,256($20)
    vandw   $27,$13,$27
    vldd    $15,256($21)
    vxorw   $30,$23,$23
    nop
    vxorw   $2,$27,$2
    nop
    vsllw   $27,1,$27
    nop
    vxorw   $15,$12,$12
    nop
    vxorw   $28,$27,$27
    nop
    vsrlw   $0,1,$28
    vstd    $12,bitsliced_state+0($31) !tprello
    vsrlw   $7,1,$12
    nop
    vxorw   $28,$8,$28
    nop
    vxorw   $12,$5,$12
    vldd    $15,288($20)
    vandw   $28,$13,$28
    vldd    $30,288($21)
    vandw   $12,$13,$12
    nop
    vxorw   $8,$28,$8
    nop
    vsllw   $28,1,$28
    nop
    vxorw   $30,$15,$15
    nop
    vxorw   $0,$28,$0
    nop
    vxorw   $5,$12,$5
    vstd    $15,bitsliced_state+32($31) !tprello
    vsllw   $12,1,$12
    nop
    vsrlw   $9,1,$15
    vldd    $28,320($20)
    vxorw   $7,$12,$12
    vldd    $7,320($21)
    vxorw   $15,$10,$15
    nop
    vsrlw   $6,2,$30
    nop
    vandw   $15,$13,$13
    nop
    vxorw   $7,$28,$7
    nop
    vxorw   $10,$13,$28
    vldd    $10,bitsliced_masks+96($31) !tprello
    vsllw   $13,1,$13
    vstd    $7,bitsliced_state+64($31) !tprello
    vxorw   $30,$4,$7
    nop
    vxorw   $9,$13,$13
    vldd    $9,352($20)
    vandw   $7,$10,$7
    vldd    $30,352($21)
    vsrlw   $25,2,$15
    nop
    vxorw   $4,$7,$4
    nop
    vsllw   $7,2,$7
    nop
    vxorw   $30,$9,$9
    nop
    vxorw   $6,$7,$6
    nop
    vxorw   $15,$1,$7
    vstd    $9,bitsliced_state+96($31) !tprello
    vsrlw   $11,2,$9
    vldd    $15,384($20)
    vandw   $7,$10,$7
    vldd    $30,384($21)
    vxorw   $9,$23,$9
    nop
    vxorw   $1,$7,$1
    nop
    vsllw   $7,2,$7
    nop
    vxorw   $30,$15,$15
    nop
    vxorw   $25,$7,$7
    nop
    vandw   $9,$10,$9
    vstd    $15,bitsliced_state+128($31) !tprello
    vsrlw   $22,2,$15
    nop
    vxorw   $23,$9,$25
    vldd    $23,416($20)
    vsllw   $9,2,$9
    vldd    $30,416($21)
    vxorw   $15,$3,$15
    nop
    vxorw   $11,$9,$9
    nop
    vandw   $15,$10,$15
    nop
    vxorw   $30,$23,$23
    nop
    vxorw   $3,$15,$3
    nop
    vsllw   $15,2,$15
    vstd    $23,bitsliced_state+160($31) !tprello
    vsrlw   $27,2,$23
    nop
    vxorw   $22,$15,$15
    nop
    vxorw   $23,$0,$23
    nop
    vsrlw   $2,2,$22
    vldd    $30,448($20)
    vandw   $23,$10,$23
    vldd    $11,448($21)
    vxorw   $22,$8,$22
    nop
    vxorw   $0,$23,$0
    nop
    vsllw   $23,2,$23
    nop
    vxorw   $11,$30,$11
    nop
    vxorw   $27,$23,$23
    nop
    vandw   $22,$10,$22
    vstd    $11,bitsliced_state+192($31) !tprello
    vsrlw   $12,2,$11
    vldd    $27,480($20)
    vxorw   $8,$22,$30
    vldd    $8,480($21)
    vsllw   $22,2,$22
    nop
    vxorw   $11,$13,$11
    nop
    vxorw   $2,$22,$2
    nop
    vxorw   $8,$27,$8
    nop
    vandw   $11,$10,$11
    nop
    vsrlw   $5,2,$27
    vstd    $8,bitsliced_state+224($31) !tprello
    vxorw   $13,$11,$8
    nop
    vsllw   $11,2,$11
    nop
    vxorw   $27,$28,$27
    nop
    vxorw   $12,$11,$11
    nop
    vandw   $27,$10,$10
    nop
    vsrlw   $6,4,$27
    nop
    vxorw   $28,$10,$12
    vldd    $28,bitsliced_masks+64($31) !tprello
    vsllw   $10,2,$10
    nop
    vxorw   $27,$9,$27
    nop
    vxorw   $5,$10,$5
    nop
    vandw   $27,$28,$27
    nop
    vsrlw   $7,4,$10
    nop
    vxorw   $9,$27,$9
    nop
    vsllw   $27,4,$27
    nop
    vxorw   $10,$15,$10
    nop
    vxorw   $6,$27,$6
    nop
    vandw   $10,$28,$10
    nop
    vsrlw   $4,4,$27
    nop
    vxorw   $15,$10,$15
    nop
    vsllw   $10,4,$10
    nop
    vxorw   $27,$25,$27
    nop
    vxorw   $7,$10,$7
    nop
    vandw   $27,$28,$27
    nop
    vsrlw   $1,4,$10
    nop
    vxorw   $25,$27,$25
    nop
    vsllw   $27,4,$27
    nop
    vxorw   $10,$3,$10
    vstd    $25,bitsliced_spill+384($31) !tprello
    vxorw   $4,$27,$4
    nop
    vandw   $10,$28,$10
    nop
    vsrlw   $23,4,$25
    nop
    vxorw   $3,$10,$3
    nop
    vsllw   $10,4,$10
    nop
    vxorw   $25,$11,$25
    vstd    $3,bitsliced_spill+416($31) !tprello
    vxorw   $1,$10,$1
    nop
    vandw   $25,$28,$3
    nop
    vsrlw   $2,4,$25
    nop
    vxorw   $11,$3,$11
    nop
    vsllw   $3,4,$3
    nop
    vxorw   $25,$5,$25
    nop
    vxorw   $23,$3,$3
    nop
    vandw   $25,$28,$25
    nop
    vsrlw   $0,4,$23
    nop
    vxorw   $5,$25,$5
    nop
    vsllw   $25,4,$25
    nop
    vxorw   $23,$8,$23
    nop
    vxorw   $2,$25,$2
    nop
    vandw   $23,$28,$23
    nop
    vsrlw   $30,4,$25
    nop
    vxorw   $8,$23,$8
    nop
    vsllw   $23,4,$23
    nop
    vxorw   $25,$12,$25
    ldw     $10,bitsliced_selectors+12($31) !tprello
    vxorw   $0,$23,$0
    nop
    vandw   $25,$28,$25
    nop
    vshfw   $7,$6,$10,$28
    ldw     $23,bitsliced_selectors+16($31) !tprello
    vxorw   $12,$25,$12
    nop
    vsllw   $25,4,$25
    ldw     $27,bitsliced_selectors+20($31) !tprello
    vshfw   $7,$6,$23,$6
    ldw     $7,bitsliced_selectors+24($31) !tprello
    vxorw   $30,$25,$25
    vldd    $30,bitsliced_last_key+0($31) !tprello
    vshfw   $2,$3,$27,$13
    nop
    vshfw   $2,$3,$7,$2
    nop
    vsrlw   $28,16,$3
    vldd    $22,bitsliced_masks+32($31) !tprello
    vxorw   $13,$30,$26
    nop
    vxorw   $3,$13,$3
    nop
    vxorw   $28,$30,$28
    nop
    vandw   $3,$22,$3
    nop
    vsrlw   $6,16,$13
    nop
    vxorw   $26,$3,$26
    nop
    vsllw   $3,16,$3
    vldd    $29,bitsliced_last_key+32($31) !tprello
    vxorw   $13,$2,$13
    nop
    vxorw   $28,$3,$3
    nop
    vandw   $13,$22,$13
    nop
    vxorw   $2,$29,$2
    nop
    vsllw   $13,16,$28
    nop
    vxorw   $2,$13,$13
    vldd    $2,-512($16)
    vxorw   $6,$29,$6
    nop
    vsrlw   $3,8,$14
    vldd    $24,-480($16)
    vxorw   $6,$28,$6
    vldd    $28,bitsliced_masks+0($31) !tprello
    vxorw   $3,$2,$2
    nop
    vxorw   $14,$6,$3
    nop
    vxorw   $6,$24,$6
    nop
    vandw   $3,$28,$3
    nop
    vsrlw   $26,8,$24
    nop
    vxorw   $6,$3,$6
    nop
    vsllw   $3,8,$3
    vldd    $14,-224($16)
    vxorw   $24,$13,$24
    vstd    $6,-480($17)
    vxorw   $2,$3,$2
    nop
    vandw   $24,$28,$3
    vldd    $6,-256($16)
    vxorw   $13,$14,$13
    vstd    $2,-512($17)
    vsllw   $3,8,$2
    nop
    vxorw   $13,$3,$3
    nop
    vxorw   $26,$6,$6
    nop
    vshfw   $1,$4,$10,$26
    vstd    $3,-224($17)
    vxorw   $6,$2,$2
    nop
    vshfw   $1,$4,$23,$1
    nop
    vshfw   $25,$0,$27,$3
    vstd    $2,-256($17)
    vshfw   $25,$0,$7,$0
    nop
    vsrlw   $26,16,$2
    nop
    vxorw   $3,$30,$4
    nop
    vxorw   $2,$3,$2
    nop
    vxorw   $26,$30,$3
    nop
    vandw   $2,$22,$2
    nop
    vsrlw   $1,16,$6
    nop
    vxorw   $4,$2,$4
    nop
    vsllw   $2,16,$2
    nop
    vxorw   $6,$0,$6
    nop
    vxorw   $3,$2,$2
    nop
    vandw   $6,$22,$3
    nop
    vxorw   $0,$29,$0
    nop
    vsllw   $3,16,$6
    nop
    vxorw   $0,$3,$3
    vldd    $0,-448($16)
    vxorw   $1,$29,$1
    nop
    vsrlw   $2,8,$26
    vldd    $25,-416($16)
    vxorw   $1,$6,$1
    nop
    vxorw   $2,$0,$0
    nop
    vxorw   $26,$1,$2
    nop
    vxorw   $1,$25,$1
    nop
    vandw   $2,$28,$2
    nop
    vsrlw   $4,8,$6
    nop
    vxorw   $1,$2,$1
    nop
    vsllw   $2,8,$2
    vldd    $25,-160($16)
    vxorw   $6,$3,$6
    vstd    $1,-416($17)
    vxorw   $0,$2,$0
    nop
    vandw   $6,$28,$1
    vldd    $2,-192($16)
    vxorw   $3,$25,$3
    vstd    $0,-448($17)
    vsllw   $1,8,$0
    nop
    vxorw   $3,$1,$1
    nop
    vxorw   $4,$2,$2
    nop
    vshfw   $15,$9,$10,$3
    vstd    $1,-160($17)
    vxorw   $2,$0,$0
    nop
    vshfw   $15,$9,$23,$1
    nop
    vshfw   $5,$11,$27,$2
    vstd    $0,-192($17)
    vshfw   $5,$11,$7,$0
    nop
    vsrlw   $3,16,$4
    nop
    vxorw   $2,$30,$5
    nop
    vxorw   $4,$2,$2
    nop
    vxorw   $3,$30,$3
    nop
    vandw   $2,$22,$2
    nop
    vsrlw   $1,16,$4
    nop
    vxorw   $5,$2,$5
    nop
    vsllw   $2,16,$2
    nop
    vxorw   $4,$0,$4
    nop
    vxorw   $3,$2,$2
    nop
    vandw   $4,$22,$3
    nop
    vxorw   $0,$29,$0
    nop
    vsllw   $3,16,$4
    nop
    vxorw   $0,$3,$3
    vldd    $0,-384($16)
    vxorw   $1,$29,$1
    nop
    vsrlw   $2,8,$6
    vldd    $11,-352($16)
    vxorw   $1,$4,$1
    nop
    vxorw   $2,$0,$0
    nop
    vxorw   $6,$1,$2
    nop
    vxorw   $1,$11,$1
    nop
    vandw   $2,$28,$2
    nop
    vsrlw   $5,8,$4
    nop
    vxorw   $1,$2,$1
    vldd    $6,bitsliced_spill+416($31) !tprello
    vsllw   $2,8,$2
    vldd    $11,-96($16)
    vxorw   $4,$3,$4
    vstd    $1,-352($17)
    vxorw   $0,$2,$0
    vldd    $1,bitsliced_spill+384($31) !tprello
    vandw   $4,$28,$2
    vldd    $4,-128($16)
    vxorw   $3,$11,$3
    vstd    $0,-384($17)
    vsllw   $2,8,$0
    nop
    vxorw   $3,$2,$2
    nop
    vxorw   $5,$4,$3
    nop
    vshfw   $6,$1,$10,$4
    vstd    $2,-96($17)
    vxorw   $3,$0,$0
    nop
    vshfw   $6,$1,$23,$5
    nop
    vshfw   $12,$8,$27,$1
    vstd    $0,-128($17)
    vshfw   $12,$8,$7,$2
    nop
    vsrlw   $4,16,$0
    nop
    vxorw   $1,$30,$3
    nop
    vxorw   $0,$1,$0
    nop
    vxorw   $4,$30,$4
    vldd    $1,0($20)
    vandw   $0,$22,$0
    vldd    $6,0($21)
    vsrlw   $5,16,$7
    nop
    vxorw   $3,$0,$30
    vldd    $3,32($20)
    vsllw   $0,16,$8
    vldd    $12,32($21)
    vxorw   $6,$1,$0
    nop
    vxorw   $4,$8,$8
    vldd    $4,64($20)
    vxorw   $7,$2,$6
    vldd    $7,64($21)
    vxorw   $12,$3,$1
    nop
    vandw   $6,$22,$3
    vldd    $6,96($20)
    vxorw   $2,$29,$22
    vldd    $12,96($21)
    vxorw   $7,$4,$2
    vldd    $4,128($20)
    vxorw   $22,$3,$22
    vldd    $7,128($21)
    vsllw   $3,16,$27
    nop
    vxorw   $12,$6,$3
    vldd    $6,160($20)
    vxorw   $5,$29,$5
    vldd    $29,160($21)
    vxorw   $7,$4,$4
    nop
    vxorw   $5,$27,$27
    vldd    $7,-288($16)
    vsrlw   $8,8,$12
    vldd    $23,192($20)
    vxorw   $29,$6,$5
    vldd    $6,192($21)
    vxorw   $12,$27,$12
    vldd    $29,224($20)
    vxorw   $27,$7,$27
    vldd    $7,224($21)
    vandw   $12,$28,$10
    vldd    $12,-320($16)
    vxorw   $6,$23,$6
    nop
    vsllw   $10,8,$23
    nop
    vxorw   $7,$29,$7
    nop
    vxorw   $8,$12,$8
    vldd    $12,-32($16)
    vsrlw   $30,8,$29
    nop
    vxorw   $8,$23,$8
    vldd    $23,-64($16)
    vxorw   $29,$22,$29
    nop
    vxorw   $22,$12,$12
    vstd    $8,-320($17)
    vandw   $29,$28,$8
    nop
    vxorw   $30,$23,$23
    nop
    vxorw   $12,$8,$12
    ldi     $18,-512($18)
    vsllw   $8,8,$8
    ldi     $19,-544*(AES_ROUNDS-2)($31)
    vxorw   $27,$10,$10
    vstd    $12,-32($17)
    vxorw   $23,$8,$8
    ldi     $20,512($20)
    or      $31,$31,$31
    vstd    $10,-288($17)
    or      $31,$31,$31
    vstd    $8,-64($17)
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
    vldd    $3,32($16)
    or      $31,$31,$31
    vldd    $2,bitsliced_first_key+32($31) !tprello
    vsrlw   $1,8,$5
    vldd    $4,bitsliced_masks+0($31) !tprello
    or      $31,$31,$31
    vldd    $7,bitsliced_first_key+0($31) !tprello
    vxorw   $5,$3,$5
    nop
    vxorw   $3,$2,$6
    vldd    $3,256($16)
    vandw   $5,$4,$5
    nop
    vxorw   $1,$7,$1
    vldd    $0,288($16)
    vsllw   $5,8,$8
    nop
    vsrlw   $3,8,$9
    nop
    vxorw   $1,$8,$1
    nop
    vxorw   $9,$0,$9
    nop
    vxorw   $0,$2,$0
    nop
    vandw   $9,$4,$9
    nop
    vxorw   $3,$7,$3
    nop
    vxorw   $0,$9,$0
    nop
    vsllw   $9,8,$9
    ldw     $8,bitsliced_selectors+0($31) !tprello
    vxorw   $6,$5,$5
    ldw     $6,bitsliced_selectors+4($31) !tprello
    vxorw   $3,$9,$3
    nop
    vshfw   $5,$1,$8,$9
    nop
    vshfw   $5,$1,$6,$1
    nop
    vshfw   $0,$3,$8,$5
    nop
    vshfw   $0,$3,$6,$3
    nop
    vsrlw   $9,16,$0
    vldd    $10,bitsliced_masks+32($31) !tprello
    vsrlw   $1,16,$11
    nop
    vxorw   $0,$5,$0
    nop
    vxorw   $11,$3,$11
    nop
    vandw   $0,$10,$0
    nop
    vandw   $11,$10,$11
    nop
    vxorw   $5,$0,$5
    nop
    vsllw   $0,16,$0
    vldd    $12,64($16)
    vxorw   $3,$11,$3
    nop
    vxorw   $9,$0,$9
    vldd    $0,96($16)
    vsllw   $11,16,$11
    nop
    vsrlw   $12,8,$13
    nop
    vxorw   $1,$11,$11
    vldd    $1,320($16)
    vxorw   $13,$0,$14
    vldd    $13,352($16)
    vxorw   $0,$2,$0
    nop
    vxorw   $12,$7,$12
    nop
    vsrlw   $1,8,$15
    nop
    vxorw   $13,$2,$22
    nop
    vxorw   $15,$13,$13
    nop
    vxorw   $1,$7,$1
    nop
    vandw   $13,$4,$13
    nop
    vandw   $14,$4,$14
    nop
    vxorw   $22,$13,$22
    nop
    vxorw   $0,$14,$0
    nop
    vsllw   $14,8,$14
    nop
    vsllw   $13,8,$13
    nop
    vxorw   $12,$14,$12
    nop
    vxorw   $1,$13,$1
    nop
    vshfw   $0,$12,$8,$13
    nop
    vshfw   $0,$12,$6,$0
    nop
    vshfw   $22,$1,$8,$12
    nop
    vshfw   $22,$1,$6,$1
    nop
    vsrlw   $13,16,$22
    nop
    vsrlw   $0,16,$14
    nop
    vxorw   $22,$12,$22
    nop
    vxorw   $14,$1,$14
    nop
    vandw   $22,$10,$22
    nop
    vandw   $14,$10,$14
    nop
    vxorw   $12,$22,$12
    nop
    vsllw   $22,16,$22
    vldd    $15,128($16)
    vxorw   $1,$14,$1
    nop
    vxorw   $13,$22,$22
    vldd    $13,160($16)
    vsllw   $14,16,$14
    nop
    vsrlw   $15,8,$23
    nop
    vxorw   $0,$14,$0
    nop
    vxorw   $23,$13,$23
    nop
    vxorw   $13,$2,$13
    nop
    vandw   $23,$4,$23
    vldd    $14,384($16)
    vxorw   $15,$7,$15
    nop
    vxorw   $13,$23,$24
    vldd    $13,416($16)
    vsllw   $23,8,$23
    nop
    vsrlw   $14,8,$25
    nop
    vxorw   $15,$23,$15
    nop
    vxorw   $25,$13,$25
    nop
    vxorw   $13,$2,$13
    nop
    vandw   $25,$4,$25
    nop
    vxorw   $14,$7,$14
    nop
    vsllw   $25,8,$23
    nop
    vxorw   $13,$25,$13
    nop
    vxorw   $14,$23,$14
    nop
    vshfw   $24,$15,$8,$23
    nop
    vshfw   $24,$15,$6,$15
    vldd    $24,192($16)
    vshfw   $13,$14,$8,$25
    nop
    vshfw   $13,$14,$6,$13
    nop
    vsrlw   $23,16,$14
    nop
    vsrlw   $24,8,$26
    nop
    vxorw   $14,$25,$14
    nop
    vsrlw   $15,16,$27
    nop
    vandw   $14,$10,$14
    nop
    vxorw   $27,$13,$27
    nop
    vxorw   $25,$14,$25
    nop
    vsllw   $14,16,$14
    nop
    vandw   $27,$10,$27
    vldd    $28,224($16)
    vxorw   $23,$14,$14
    nop
    vxorw   $13,$27,$13
    nop
    vsllw   $27,16,$27
    nop
    vxorw   $26,$28,$26
    nop
    vxorw   $15,$27,$15
    nop
    vandw   $26,$4,$26
    nop
    vxorw   $28,$2,$28
    vldd    $27,448($16)
    vsllw   $26,8,$23
    nop
    vxorw   $28,$26,$28
    vldd    $26,480($16)
    vxorw   $24,$7,$24
    nop
    vsrlw   $27,8,$29
    nop
    vxorw   $24,$23,$23
    nop
    vxorw   $29,$26,$29
    nop
    vshfw   $28,$23,$6,$24
    nop
    vandw   $29,$4,$4
    nop
    vxorw   $26,$2,$2
    nop
    vsllw   $4,8,$26
    nop
    vxorw   $2,$4,$2
    nop
    vxorw   $27,$7,$4
    nop
    vshfw   $28,$23,$8,$7
    nop
    vxorw   $4,$26,$4
    nop
    vsrlw   $7,16,$26
    nop
    vshfw   $2,$4,$8,$8
    nop
    vshfw   $2,$4,$6,$2
    nop
    vxorw   $26,$8,$4
    nop
    vsrlw   $24,16,$6
    nop
    vandw   $4,$10,$4
    nop
    vxorw   $6,$2,$6
    nop
    vxorw   $8,$4,$8
    nop
    vsllw   $4,16,$4
    nop
    vandw   $6,$10,$6
    nop
    vxorw   $7,$4,$4
    nop
    vsllw   $6,16,$7
    nop
    vxorw   $2,$6,$2
    nop
    vxorw   $24,$7,$7
    nop
    vsrlw   $9,4,$6
    vldd    $24,bitsliced_masks+64($31) !tprello
    vsrlw   $11,4,$10
    nop
    vxorw   $6,$14,$6
    nop
    vxorw   $10,$15,$10
    nop
    vandw   $6,$24,$6
    nop
    vandw   $10,$24,$10
    nop
    vxorw   $14,$6,$14
    nop
    vsllw   $6,4,$6
    nop
    vxorw   $15,$10,$15
    nop
    vxorw   $9,$6,$6
    nop
    vsllw   $10,4,$10
    nop
    vsrlw   $22,4,$9
    nop
    vxorw   $11,$10,$10
    nop
    vxorw   $9,$4,$9
    nop
    vsrlw   $0,4,$11
    nop
    vandw   $9,$24,$9
    nop
    vxorw   $11,$7,$11
    nop
    vxorw   $4,$9,$4
    nop
    vsllw   $9,4,$9
    nop
    vandw   $11,$24,$11
    nop
    vxorw   $22,$9,$9
    nop
    vxorw   $7,$11,$7
    nop
    vsllw   $11,4,$11
    nop
    vsrlw   $5,4,$22
    nop
    vxorw   $0,$11,$0
    nop
    vxorw   $22,$25,$22
    nop
    vsrlw   $3,4,$11
    nop
    vandw   $22,$24,$22
    nop
    vxorw   $11,$13,$11
    nop
    vxorw   $25,$22,$25
    nop
    vsllw   $22,4,$22
    nop
    vandw   $11,$24,$11
    nop
    vxorw   $5,$22,$5
    nop
    vxorw   $13,$11,$13
    nop
    vsllw   $11,4,$11
    nop
    vsrlw   $12,4,$22
    nop
    vxorw   $3,$11,$3
    nop
    vxorw   $22,$8,$22
    nop
    vsrlw   $1,4,$11
    nop
    vandw   $22,$24,$22
    nop
    vxorw   $11,$2,$11
    nop
    vxorw   $8,$22,$8
    nop
    vsllw   $22,4,$22
    nop
    vandw   $11,$24,$11
    nop
    vxorw   $12,$22,$12
    nop
    vxorw   $2,$11,$2
    nop
    vsrlw   $6,2,$22
    vldd    $24,bitsliced_masks+96($31) !tprello
    vsllw   $11,4,$11
    nop
    vxorw   $22,$9,$22
    nop
    vxorw   $1,$11,$1
    nop
    vandw   $22,$24,$22
    nop
    vsrlw   $10,2,$11
    nop
    vxorw   $9,$22,$9
    nop
    vsllw   $22,2,$22
    nop
    vxorw   $11,$0,$11
    nop
    vxorw   $6,$22,$22
    nop
    vandw   $11,$24,$6
    nop
    vsrlw   $14,2,$11
    nop
    vxorw   $0,$6,$0
    nop
    vsllw   $6,2,$6
    nop
    vsrlw   $15,2,$26
    nop
    vxorw   $10,$6,$6
    nop
    vxorw   $26,$7,$26
    nop
    vxorw   $11,$4,$11
    nop
    vandw   $26,$24,$26
    nop
    vandw   $11,$24,$11
    nop
    vxorw   $7,$26,$7
    nop
    vxorw   $4,$11,$10
    nop
    vsllw   $11,2,$4
    nop
    vsllw   $26,2,$26
    nop
    vxorw   $14,$4,$4
    nop
    vxorw   $15,$26,$15
    nop
    vsrlw   $5,2,$26
    nop
    vsrlw   $3,2,$14
    nop
    vxorw   $26,$12,$26
    nop
    vxorw   $14,$1,$14
    nop
    vandw   $26,$24,$26
    nop
    vandw   $14,$24,$14
    nop
    vxorw   $12,$26,$12
    nop
    vsllw   $26,2,$26
    nop
    vxorw   $1,$14,$11
    nop
    vxorw   $5,$26,$26
    nop
    vsllw   $14,2,$1
    nop
    vsrlw   $25,2,$5
    nop
    vxorw   $3,$1,$14
    nop
    vxorw   $5,$8,$1
    nop
    vsrlw   $13,2,$3
    nop
    vandw   $1,$24,$1
    nop
    vxorw   $3,$2,$3
    nop
    vxorw   $8,$1,$8
    nop
    vsllw   $1,2,$1
    nop
    vandw   $3,$24,$3
    nop
    vxorw   $25,$1,$25
    nop
    vsllw   $3,2,$1
    nop
    vxorw   $2,$3,$24
    nop
    vxorw   $13,$1,$13
    nop
    vsrlw   $22,1,$1
    vldd    $23,bitsliced_masks+128($31) !tprello
    vsrlw   $9,1,$3
    nop
    vxorw   $1,$6,$1
    nop
    vxorw   $3,$0,$3
    nop
    vandw   $1,$23,$2
    nop
    vandw   $3,$23,$5
    nop
    vxorw   $6,$2,$1
    nop
    vsllw   $2,1,$28
    nop
    vxorw   $0,$5,$3
    nop
    vsllw   $5,1,$2
    nop
    vsrlw   $4,1,$5
    nop
    vxorw   $9,$2,$2
    nop
    vxorw   $5,$15,$5
    nop
    vsrlw   $10,1,$6
    nop
    vandw   $5,$23,$0
    nop
    vxorw   $6,$7,$6
    nop
    vxorw   $15,$0,$5
    nop
    vsllw   $0,1,$0
    nop
    vandw   $6,$23,$6
    nop
    vxorw   $4,$0,$4
    nop
    vxorw   $7,$6,$7
    nop
    vsllw   $6,1,$6
    nop
    vsrlw   $26,1,$0
    nop
    vxorw   $10,$6,$6
    nop
    vxorw   $0,$14,$0
    nop
    vsrlw   $12,1,$10
    nop
    vandw   $0,$23,$0
    nop
    vxorw   $10,$11,$10
    nop
    vxorw   $14,$0,$14
    nop
    vsllw   $0,1,$0
    nop
    vandw   $10,$23,$10
    vstd    $14,bitsliced_state+32($31) !tprello
    vxorw   $26,$0,$0
    nop
    vxorw   $11,$10,$11
    nop
    vsllw   $10,1,$10
    vstd    $0,bitsliced_state+0($31) !tprello
    vsrlw   $25,1,$0
    vstd    $11,bitsliced_state+96($31) !tprello
    vxorw   $12,$10,$10
    nop
    vxorw   $0,$13,$0
    nop
    vsrlw   $8,1,$11
    vstd    $10,bitsliced_state+64($31) !tprello
    vandw   $0,$23,$0
    nop
    vxorw   $11,$24,$11
    nop
    vxorw   $13,$0,$13
    nop
    vsllw   $0,1,$0
    nop
    vandw   $11,$23,$11
    vstd    $13,bitsliced_state+160($31) !tprello
    vxorw   $25,$0,$0
    ldi     $19,-544*(AES_ROUNDS-1)($31)
    vxorw   $24,$11,$24
    ldi     $18,-512($18)
    vsllw   $11,1,$11
    vstd    $0,bitsliced_state+128($31) !tprello
    vxorw   $22,$28,$0
    vstd    $24,bitsliced_state+224($31) !tprello
    vxorw   $8,$11,$8
    ldi     $17,512($17)
    or      $31,$31,$31
    ldi     $16,512($16)
    or      $31,$31,$31
    vstd    $8,bitsliced_state+192($31) !tprello
    .endm
#endif

#if defined(AES_ECB_DECRYPT)
# 351 operations on P0, 52 on P1, 351 cycles
    .macro ROUND_DECRYPT
    vxorw   $3,$4,$8
    nop
    vxorw   $3,$0,$4
    nop
    vxorw   $1,$0,$0
    nop
    vxorw   $5,$8,$5
    nop
    vxorw   $3,$7,$9
    nop
    vxorw   $6,$3,$3
    nop
    vxorw   $9,$0,$10
    nop
    vxorw   $4,$5,$11
    nop
    vxorw   $2,$10,$2
    nop
    vxorw   $11,$6,$12
    nop
    vxorw   $6,$7,$13
    nop
    vxorw   $12,$7,$7
    nop
    vxorw   $8,$13,$14
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
    vxorw   $8,$24,$25
    nop
    vxorw   $1,$23,$1
    nop
    vbicw   $24,$25,$23
    nop
    vandw   $4,$3,$26
    nop
    vxorw   $15,$23,$15
    nop
    vxorw   $25,$26,$25
    nop
    vxorw   $4,$6,$26
    nop
    vxorw   $0,$14,$23
    nop
    vxorw   $8,$10,$27
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
    vandw   $0,$28,$22
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
    vandw   $0,$29,$0
    nop
    vandw   $28,$29,$28
    nop
    vbicw   $4,$1,$4
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
    vbicw   $8,$7,$8
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
    vxorw   $4,$11,$27
    vstd    $1,bitsliced_spill+224($31) !tprello
    vxorw   $11,$2,$1
    nop
    vxorw   $7,$27,$2
    nop
    vxorw   $10,$13,$7
    nop
    vxorw   $3,$1,$13
    nop
    vxorw   $6,$8,$8
    nop
    vxorw   $13,$7,$7
    nop
    vxorw   $10,$8,$8
    nop
    vxorw   $0,$7,$0
    nop
    vxorw   $9,$26,$7
    nop
    vxorw   $0,$5,$5
    nop
    vxorw   $14,$7,$14
    nop
    vxorw   $3,$7,$3
    nop
    vxorw   $4,$5,$4
    nop
    vxorw   $0,$14,$0
    nop
    vxorw   $1,$14,$1
    nop
    vxorw   $14,$12,$5
    vldd    $7,bitsliced_state+192($31) !tprello
    vxorw   $12,$28,$12
    vldd    $14,bitsliced_state+224($31) !tprello
    vxorw   $28,$8,$28
    vldd    $26,bitsliced_state+160($31) !tprello
    vxorw   $8,$1,$1
    vldd    $8,bitsliced_state+0($31) !tprello
    vxorw   $4,$5,$5
    vldd    $10,bitsliced_state+128($31) !tprello
    vxorw   $9,$12,$9
    vstd    $1,bitsliced_spill+32($31) !tprello
    vxorw   $4,$28,$1
    vstd    $5,bitsliced_spill+0($31) !tprello
    vxorw   $13,$9,$4
    vldd    $5,bitsliced_state+96($31) !tprello
    vxorw   $6,$12,$12
    vstd    $1,bitsliced_spill+96($31) !tprello
    vxorw   $6,$0,$0
    vstd    $4,bitsliced_spill+160($31) !tprello
    vxorw   $2,$12,$1
    vldd    $4,bitsliced_state+32($31) !tprello
    vxorw   $2,$3,$2
    vstd    $0,bitsliced_spill+64($31) !tprello
    vxorw   $5,$10,$0
    vstd    $1,bitsliced_spill+192($31) !tprello
    vxorw   $5,$8,$1
    vstd    $2,bitsliced_spill+128($31) !tprello
    vxorw   $4,$8,$2
    nop
    vxorw   $26,$0,$3
    nop
    vxorw   $5,$14,$26
    vldd    $6,bitsliced_state+64($31) !tprello
    vxorw   $7,$5,$5
    nop
    vxorw   $26,$2,$8
    nop
    vxorw   $1,$3,$10
    nop
    vxorw   $6,$8,$6
    nop
    vxorw   $10,$7,$12
    nop
    vxorw   $7,$14,$9
    nop
    vxorw   $12,$14,$14
    nop
    vxorw   $0,$9,$13
    nop
    vbicw   $10,$14,$28
    nop
    vandw   $6,$13,$27
    nop
    vxorw   $7,$6,$7
    nop
    vxorw   $28,$27,$27
    nop
    vandw   $8,$12,$11
    nop
    vxorw   $10,$6,$22
    nop
    vxorw   $11,$27,$11
    nop
    vxorw   $0,$22,$24
    nop
    vxorw   $4,$11,$4
    nop
    vbicw   $22,$24,$11
    nop
    vandw   $1,$5,$15
    nop
    vxorw   $28,$11,$11
    nop
    vxorw   $24,$15,$15
    nop
    vxorw   $1,$7,$24
    nop
    vxorw   $2,$13,$28
    nop
    vxorw   $0,$8,$23
    nop
    vandw   $28,$24,$29
    nop
    vandw   $7,$23,$25
    nop
    vxorw   $29,$15,$15
    nop
    vxorw   $29,$25,$25
    nop
    vxorw   $5,$4,$4
    nop
    vxorw   $27,$25,$25
    nop
    vxorw   $24,$6,$27
    nop
    vxorw   $14,$25,$14
    nop
    vandw   $2,$27,$25
    nop
    vbicw   $3,$26,$29
    nop
    vxorw   $25,$4,$4
    nop
    vxorw   $25,$29,$25
    nop
    vxorw   $11,$26,$29
    nop
    vxorw   $11,$15,$11
    nop
    vxorw   $25,$29,$25
    nop
    vandw   $4,$14,$29
    nop
    vxorw   $11,$14,$15
    nop
    vxorw   $29,$25,$30
    nop
    vbicw   $11,$29,$29
    nop
    vandw   $30,$15,$15
    nop
    vandw   $4,$30,$30
    nop
    vbicw   $14,$15,$14
    nop
    vxorw   $11,$15,$11
    nop
    vxorw   $30,$14,$15
    nop
    vbicw   $25,$30,$25
    nop
    vbisw   $29,$15,$15
    nop
    vxorw   $29,$14,$14
    nop
    vxorw   $4,$15,$4
    nop
    vxorw   $14,$11,$29
    nop
    vbicw   $15,$25,$15
    nop
    vandw   $2,$29,$2
    nop
    vandw   $27,$29,$27
    nop
    vbicw   $1,$4,$1
    nop
    vbicw   $5,$4,$5
    nop
    vandw   $3,$11,$3
    nop
    vandw   $26,$11,$26
    nop
    vxorw   $11,$4,$11
    nop
    vxorw   $4,$15,$4
    nop
    vbicw   $23,$15,$23
    nop
    vandw   $24,$4,$24
    nop
    vandw   $28,$4,$4
    nop
    vandw   $8,$14,$8
    nop
    vandw   $12,$14,$12
    nop
    vxorw   $15,$14,$14
    nop
    vbicw   $7,$15,$7
    nop
    vbicw   $10,$11,$10
    nop
    vxorw   $14,$11,$15
    nop
    vbicw   $9,$11,$9
    nop
    vandw   $6,$15,$6
    nop
    vandw   $13,$15,$13
    nop
    vbicw   $0,$14,$0
    nop
    vxorw   $9,$13,$15
    nop
    vbicw   $22,$14,$14
    nop
    vxorw   $23,$15,$15
    nop
    vxorw   $23,$8,$23
    nop
    vxorw   $4,$15,$4
    nop
    vxorw   $5,$23,$5
    nop
    vxorw   $1,$10,$23
    nop
    vxorw   $10,$6,$6
    nop
    vxorw   $14,$23,$14
    nop
    vxorw   $8,$9,$9
    nop
    vxorw   $5,$6,$23
    nop
    vxorw   $7,$0,$0
    nop
    vxorw   $23,$9,$9
    nop
    vxorw   $8,$0,$0
    nop
    vxorw   $2,$9,$2
    nop
    vxorw   $26,$24,$24
    nop
    vxorw   $2,$3,$3
    nop
    vxorw   $13,$24,$13
    nop
    vxorw   $5,$24,$5
    nop
    vxorw   $1,$3,$1
    nop
    vxorw   $2,$13,$2
    nop
    vxorw   $6,$13,$3
    nop
    vxorw   $13,$12,$6
    nop
    vxorw   $12,$27,$12
    nop
    vxorw   $27,$0,$27
    nop
    vxorw   $0,$3,$0
    nop
    vxorw   $1,$6,$3
    nop
    vxorw   $26,$12,$6
    nop
    vxorw   $1,$27,$1
    nop
    vxorw   $23,$6,$6
    nop
    vxorw   $7,$12,$12
    nop
    vxorw   $7,$2,$2
    ldw     $7,bitsliced_selectors+8($31) !tprello
    vxorw   $14,$12,$12
    nop
    vxorw   $14,$5,$5
    nop
    vshfw   $4,$4,$7,$4
    nop
    vshfw   $12,$12,$7,$12
    nop
    vshfw   $6,$6,$7,$6
    nop
    vshfw   $5,$5,$7,$5
    nop
    vshfw   $1,$1,$7,$14
    vldd    $1,bitsliced_spill+224($31) !tprello
    vshfw   $2,$2,$7,$23
    vldd    $2,bitsliced_spill+192($31) !tprello
    vshfw   $0,$0,$7,$27
    vldd    $0,bitsliced_spill+160($31) !tprello
    vshfw   $3,$3,$7,$7
    vldd    $3,bitsliced_spill+128($31) !tprello
    vxorw   $1,$4,$26
    vldd    $13,bitsliced_spill+96($31) !tprello
    vxorw   $2,$12,$24
    vldd    $9,bitsliced_spill+64($31) !tprello
    vxorw   $0,$6,$8
    vldd    $10,bitsliced_spill+32($31) !tprello
    vxorw   $3,$5,$15
    vldd    $22,bitsliced_spill+0($31) !tprello
    vxorw   $13,$14,$11
    nop
    vxorw   $9,$23,$28
    nop
    vxorw   $10,$27,$29
    nop
    vxorw   $22,$7,$25
    nop
    vxorw   $24,$29,$24
    nop
    vxorw   $29,$25,$30
    nop
    vxorw   $26,$25,$26
    nop
    vxorw   $8,$30,$8
    nop
    vxorw   $15,$25,$15
    nop
    vxorw   $29,$1,$1
    nop
    vxorw   $30,$2,$2
    nop
    vxorw   $26,$0,$25
    nop
    vxorw   $24,$3,$3
    nop
    vxorw   $8,$13,$13
    nop
    vxorw   $15,$9,$9
    nop
    vxorw   $11,$10,$10
    nop
    vxorw   $28,$22,$0
    nop
    vxorw   $29,$4,$4
    nop
    vxorw   $30,$12,$12
    nop
    vxorw   $26,$6,$6
    nop
    vxorw   $24,$5,$5
    nop
    vxorw   $8,$14,$14
    vldd    $8,bitsliced_keys_end+224($19) !tprello
    vxorw   $15,$23,$15
    nop
    vxorw   $11,$27,$27
    ldw     $11,bitsliced_keys_end+512($19) !tprello
    vxorw   $28,$7,$7
    nop
    vxorw   $8,$0,$8
    vldd    $28,bitsliced_keys_end+480($19) !tprello
    vshfw   $7,$0,$11,$23
    nop
    vshfw   $0,$7,$11,$24
    nop
    vxorw   $8,$23,$8
    nop
    vxorw   $28,$7,$0
    vldd    $7,bitsliced_keys_end+0($19) !tprello
    vshfw   $4,$1,$11,$26
    vldd    $28,bitsliced_keys_end+256($19) !tprello
    vxorw   $0,$24,$30
    nop
    vshfw   $1,$4,$11,$0
    nop
    vxorw   $7,$1,$1
    nop
    vxorw   $28,$4,$4
    nop
    vxorw   $1,$26,$1
    nop
    vxorw   $4,$0,$4
    nop
    vxorw   $30,$0,$0
    nop
    vxorw   $8,$26,$7
    nop
    vxorw   $0,$1,$26
    vldd    $28,bitsliced_keys_end+32($19) !tprello
    vxorw   $7,$4,$0
    vldd    $7,bitsliced_keys_end+288($19) !tprello
    vshfw   $12,$2,$11,$29
    vstd    $26,bitsliced_state+0($31) !tprello
    vshfw   $2,$12,$11,$26
    nop
    vxorw   $28,$2,$2
    nop
    vxorw   $7,$12,$7
    nop
    vxorw   $2,$29,$2
    nop
    vxorw   $7,$26,$7
    nop
    vxorw   $30,$4,$4
    nop
    vxorw   $8,$1,$1
    nop
    vxorw   $4,$26,$4
    nop
    vxorw   $1,$29,$1
    nop
    vxorw   $4,$2,$4
    vldd    $29,bitsliced_keys_end+64($19) !tprello
    vxorw   $1,$7,$1
    vldd    $26,bitsliced_keys_end+320($19) !tprello
    vshfw   $6,$25,$11,$12
    vstd    $4,bitsliced_state+32($31) !tprello
    vshfw   $25,$6,$11,$4
    nop
    vxorw   $29,$25,$25
    nop
    vxorw   $26,$6,$6
    nop
    vxorw   $25,$12,$25
    nop
    vxorw   $6,$4,$6
    nop
    vxorw   $7,$4,$4
    nop
    vxorw   $2,$12,$2
    nop
    vxorw   $4,$25,$4
    vldd    $7,bitsliced_keys_end+96($19) !tprello
    vxorw   $2,$6,$2
    vldd    $12,bitsliced_keys_end+352($19) !tprello
    vshfw   $5,$3,$11,$26
    vstd    $4,bitsliced_state+64($31) !tprello
    vshfw   $3,$5,$11,$4
    nop
    vxorw   $7,$3,$3
    nop
    vxorw   $12,$5,$5
    nop
    vxorw   $3,$26,$7
    nop
    vxorw   $5,$4,$5
    nop
    vxorw   $30,$6,$3
    nop
    vxorw   $8,$25,$6
    nop
    vxorw   $3,$4,$3
    nop
    vxorw   $6,$26,$4
    nop
    vxorw   $3,$7,$6
    vldd    $26,bitsliced_keys_end+128($19) !tprello
    vxorw   $4,$5,$3
    vldd    $4,bitsliced_keys_end+384($19) !tprello
    vshfw   $14,$13,$11,$25
    vstd    $6,bitsliced_state+96($31) !tprello
    vshfw   $13,$14,$11,$6
    nop
    vxorw   $26,$13,$13
    nop
    vxorw   $4,$14,$4
    nop
    vxorw   $13,$25,$13
    nop
    vxorw   $4,$6,$14
    nop
    vxorw   $30,$5,$4
    nop
    vxorw   $8,$7,$5
    nop
    vxorw   $4,$6,$4
    nop
    vxorw   $5,$25,$5
    nop
    vxorw   $4,$13,$6
    vldd    $7,bitsliced_keys_end+160($19) !tprello
    vxorw   $5,$14,$4
    vldd    $5,bitsliced_keys_end+416($19) !tprello
    vshfw   $15,$9,$11,$25
    vstd    $6,bitsliced_state+128($31) !tprello
    vshfw   $9,$15,$11,$6
    nop
    vxorw   $7,$9,$7
    nop
    vxorw   $5,$15,$5
    nop
    vxorw   $7,$25,$7
    nop
    vxorw   $5,$6,$15
    nop
    vxorw   $14,$6,$5
    nop
    vxorw   $13,$25,$6
    nop
    vxorw   $5,$7,$13
    vldd    $25,bitsliced_keys_end+192($19) !tprello
    vxorw   $6,$15,$5
    vldd    $6,bitsliced_keys_end+448($19) !tprello
    vshfw   $27,$10,$11,$14
    vstd    $13,bitsliced_state+160($31) !tprello
    vshfw   $10,$27,$11,$11
    nop
    vxorw   $25,$10,$10
    nop
    vxorw   $6,$27,$6
    nop
    vxorw   $10,$14,$10
    nop
    vxorw   $6,$11,$6
    nop
    vxorw   $15,$11,$11
    nop
    vxorw   $24,$8,$8
    nop
    vxorw   $11,$10,$11
    nop
    vxorw   $8,$6,$8
    nop
    vxorw   $7,$14,$7
    vstd    $11,bitsliced_state+192($31) !tprello
    vxorw   $23,$30,$11
    vstd    $8,bitsliced_state+224($31) !tprello
    vxorw   $7,$6,$6
    ldi     $19,544($19)
    vxorw   $11,$10,$7
    bne     $19,next_round
    .endm
#endif

#if defined(AES_ECB_DECRYPT)
# 500 operations on P0, 53 on P1, 502 cycles
    .macro OUTPUT_DECRYPT
    vxorw   $3,$4,$8
    nop
    vxorw   $3,$0,$4
    nop
    vxorw   $1,$0,$0
    nop
    vxorw   $5,$8,$5
    nop
    vxorw   $3,$7,$9
    nop
    vxorw   $6,$3,$3
    nop
    vxorw   $9,$0,$10
    nop
    vxorw   $4,$5,$11
    nop
    vxorw   $2,$10,$2
    nop
    vxorw   $11,$6,$12
    nop
    vxorw   $6,$7,$13
    nop
    vxorw   $12,$7,$7
    nop
    vxorw   $8,$13,$14
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
    vxorw   $8,$24,$25
    nop
    vxorw   $1,$23,$1
    nop
    vbicw   $24,$25,$23
    nop
    vandw   $4,$3,$26
    nop
    vxorw   $15,$23,$15
    nop
    vxorw   $25,$26,$25
    nop
    vxorw   $4,$6,$26
    nop
    vxorw   $0,$14,$23
    nop
    vxorw   $8,$10,$27
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
    vandw   $0,$28,$22
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
    vandw   $0,$29,$0
    nop
    vandw   $28,$29,$28
    nop
    vbicw   $4,$1,$4
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
    vbicw   $8,$7,$8
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
    vxorw   $4,$11,$27
    vstd    $1,bitsliced_spill+224($31) !tprello
    vxorw   $11,$2,$1
    nop
    vxorw   $7,$27,$7
    nop
    vxorw   $10,$13,$13
    nop
    vxorw   $3,$1,$27
    nop
    vxorw   $6,$8,$8
    nop
    vxorw   $27,$13,$13
    nop
    vxorw   $10,$8,$8
    nop
    vxorw   $0,$13,$0
    nop
    vxorw   $9,$26,$26
    nop
    vxorw   $0,$5,$5
    nop
    vxorw   $14,$26,$14
    nop
    vxorw   $3,$26,$3
    nop
    vxorw   $4,$5,$4
    nop
    vxorw   $0,$14,$0
    nop
    vxorw   $1,$14,$1
    nop
    vxorw   $14,$12,$14
    vldd    $5,bitsliced_state+192($31) !tprello
    vxorw   $12,$28,$12
    vldd    $26,bitsliced_state+224($31) !tprello
    vxorw   $28,$8,$28
    vldd    $13,bitsliced_state+32($31) !tprello
    vxorw   $8,$1,$1
    vldd    $8,bitsliced_state+0($31) !tprello
    vxorw   $4,$14,$14
    vldd    $10,bitsliced_state+128($31) !tprello
    vxorw   $9,$12,$9
    vstd    $1,bitsliced_spill+32($31) !tprello
    vxorw   $4,$28,$1
    vstd    $14,bitsliced_spill+0($31) !tprello
    vxorw   $27,$9,$9
    vldd    $14,bitsliced_state+96($31) !tprello
    vxorw   $6,$12,$12
    vstd    $1,bitsliced_spill+96($31) !tprello
    vxorw   $6,$0,$0
    vstd    $9,bitsliced_spill+160($31) !tprello
    vxorw   $7,$12,$9
    vldd    $12,bitsliced_state+160($31) !tprello
    vxorw   $14,$10,$10
    vstd    $0,bitsliced_spill+64($31) !tprello
    vxorw   $14,$8,$0
    vstd    $9,bitsliced_spill+192($31) !tprello
    vxorw   $13,$8,$8
    nop
    vxorw   $12,$10,$12
    nop
    vxorw   $14,$26,$1
    vldd    $9,bitsliced_state+64($31) !tprello
    vxorw   $5,$14,$14
    nop
    vxorw   $1,$8,$6
    nop
    vxorw   $0,$12,$27
    nop
    vxorw   $9,$6,$9
    nop
    vxorw   $27,$5,$4
    nop
    vxorw   $5,$26,$28
    nop
    vxorw   $4,$26,$26
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
    vandw   $6,$4,$3
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
    vxorw   $8,$2,$13
    nop
    vxorw   $10,$6,$23
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
    vandw   $8,$25,$26
    nop
    vbicw   $12,$1,$29
    nop
    vxorw   $26,$3,$3
    nop
    vxorw   $26,$29,$26
    nop
    vxorw   $11,$1,$29
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
    vxorw   $3,$15,$3
    nop
    vxorw   $22,$11,$29
    nop
    vbicw   $15,$26,$15
    nop
    vandw   $8,$29,$8
    nop
    vandw   $25,$29,$25
    nop
    vbicw   $0,$3,$0
    nop
    vbicw   $14,$3,$14
    nop
    vandw   $12,$11,$12
    nop
    vandw   $1,$11,$1
    nop
    vxorw   $11,$3,$11
    nop
    vxorw   $3,$15,$3
    nop
    vbicw   $23,$15,$23
    nop
    vandw   $24,$3,$24
    nop
    vandw   $13,$3,$3
    nop
    vandw   $6,$22,$6
    nop
    vandw   $4,$22,$4
    nop
    vxorw   $15,$22,$22
    nop
    vbicw   $5,$15,$5
    nop
    vbicw   $27,$11,$27
    nop
    vxorw   $22,$11,$15
    nop
    vbicw   $28,$11,$11
    nop
    vandw   $9,$15,$9
    nop
    vandw   $2,$15,$2
    nop
    vbicw   $10,$22,$10
    nop
    vxorw   $11,$2,$15
    nop
    vbicw   $7,$22,$7
    nop
    vxorw   $23,$15,$15
    nop
    vxorw   $23,$6,$23
    nop
    vxorw   $3,$15,$3
    nop
    vxorw   $14,$23,$14
    nop
    vxorw   $0,$27,$23
    nop
    vxorw   $27,$9,$9
    nop
    vxorw   $7,$23,$7
    nop
    vxorw   $6,$11,$11
    nop
    vxorw   $14,$9,$23
    nop
    vxorw   $5,$10,$10
    nop
    vxorw   $23,$11,$11
    nop
    vxorw   $6,$10,$6
    nop
    vxorw   $8,$11,$8
    nop
    vxorw   $1,$24,$24
    nop
    vxorw   $8,$12,$12
    nop
    vxorw   $2,$24,$2
    nop
    vxorw   $14,$24,$14
    nop
    vxorw   $0,$12,$0
    nop
    vxorw   $8,$2,$8
    nop
    vxorw   $9,$2,$9
    nop
    vxorw   $2,$4,$2
    nop
    vxorw   $4,$25,$4
    nop
    vxorw   $25,$6,$25
    nop
    vxorw   $6,$9,$6
    nop
    vxorw   $0,$2,$2
    nop
    vxorw   $1,$4,$1
    nop
    vxorw   $0,$25,$0
    nop
    vxorw   $23,$1,$1
    nop
    vxorw   $5,$4,$4
    vldd    $23,bitsliced_spill+224($31) !tprello
    vxorw   $5,$8,$8
    vldd    $5,bitsliced_spill+160($31) !tprello
    vxorw   $7,$4,$25
    vldd    $4,bitsliced_spill+192($31) !tprello
    vxorw   $7,$14,$14
    vldd    $7,bitsliced_spill+128($31) !tprello
    vsrlw   $23,1,$9
    vldd    $12,bitsliced_masks+128($31) !tprello
    vsrlw   $5,1,$24
    nop
    vxorw   $9,$4,$9
    nop
    vxorw   $24,$7,$24
    nop
    vandw   $9,$12,$9
    nop
    vandw   $24,$12,$24
    nop
    vxorw   $4,$9,$4
    nop
    vsllw   $9,1,$9
    vldd    $11,bitsliced_spill+96($31) !tprello
    vxorw   $7,$24,$7
    nop
    vxorw   $23,$9,$23
    vldd    $9,bitsliced_spill+64($31) !tprello
    vsllw   $24,1,$24
    vldd    $10,bitsliced_spill+32($31) !tprello
    vsrlw   $11,1,$27
    nop
    vxorw   $5,$24,$24
    vldd    $5,bitsliced_spill+0($31) !tprello
    vxorw   $27,$9,$27
    nop
    vsrlw   $10,1,$15
    nop
    vandw   $27,$12,$27
    nop
    vxorw   $15,$5,$15
    nop
    vxorw   $9,$27,$9
    nop
    vsllw   $27,1,$27
    nop
    vandw   $15,$12,$15
    nop
    vxorw   $11,$27,$11
    nop
    vxorw   $5,$15,$5
    nop
    vsllw   $15,1,$15
    nop
    vsrlw   $3,1,$27
    nop
    vxorw   $10,$15,$10
    nop
    vxorw   $27,$25,$27
    nop
    vsrlw   $1,1,$15
    nop
    vandw   $27,$12,$27
    nop
    vxorw   $15,$14,$15
    nop
    vxorw   $25,$27,$25
    nop
    vsllw   $27,1,$27
    nop
    vandw   $15,$12,$15
    nop
    vxorw   $3,$27,$3
    nop
    vxorw   $14,$15,$14
    nop
    vsllw   $15,1,$15
    nop
    vsrlw   $0,1,$27
    nop
    vxorw   $1,$15,$1
    nop
    vxorw   $27,$8,$27
    nop
    vsrlw   $6,1,$15
    nop
    vandw   $27,$12,$27
    nop
    vxorw   $15,$2,$15
    nop
    vxorw   $8,$27,$8
    nop
    vsllw   $27,1,$27
    nop
    vandw   $15,$12,$12
    nop
    vxorw   $0,$27,$0
    nop
    vxorw   $2,$12,$2
    nop
    vsllw   $12,1,$12
    nop
    vsrlw   $23,2,$27
    vldd    $15,bitsliced_masks+96($31) !tprello
    vxorw   $6,$12,$6
    nop
    vxorw   $27,$24,$27
    nop
    vsrlw   $4,2,$12
    nop
    vandw   $27,$15,$27
    nop
    vxorw   $12,$7,$12
    nop
    vxorw   $24,$27,$24
    nop
    vsllw   $27,2,$27
    nop
    vandw   $12,$15,$12
    nop
    vxorw   $23,$27,$23
    nop
    vxorw   $7,$12,$7
    nop
    vsllw   $12,2,$12
    nop
    vsrlw   $11,2,$27
    nop
    vxorw   $4,$12,$4
    nop
    vxorw   $27,$10,$27
    nop
    vsrlw   $9,2,$12
    nop
    vandw   $27,$15,$27
    nop
    vxorw   $12,$5,$12
    nop
    vxorw   $10,$27,$10
    nop
    vsllw   $27,2,$27
    nop
    vandw   $12,$15,$12
    nop
    vxorw   $11,$27,$11
    nop
    vxorw   $5,$12,$5
    nop
    vsllw   $12,2,$12
    nop
    vsrlw   $3,2,$27
    nop
    vxorw   $9,$12,$9
    nop
    vxorw   $27,$1,$27
    nop
    vsrlw   $25,2,$12
    nop
    vandw   $27,$15,$27
    nop
    vxorw   $12,$14,$12
    nop
    vxorw   $1,$27,$1
    nop
    vsllw   $27,2,$27
    nop
    vandw   $12,$15,$12
    nop
    vxorw   $3,$27,$3
    nop
    vxorw   $14,$12,$14
    nop
    vsllw   $12,2,$12
    nop
    vsrlw   $0,2,$27
    nop
    vxorw   $25,$12,$12
    nop
    vxorw   $27,$6,$27
    nop
    vsrlw   $8,2,$25
    nop
    vandw   $27,$15,$27
    nop
    vxorw   $25,$2,$25
    nop
    vxorw   $6,$27,$6
    nop
    vsllw   $27,2,$27
    nop
    vandw   $25,$15,$15
    nop
    vxorw   $0,$27,$0
    nop
    vxorw   $2,$15,$2
    nop
    vsllw   $15,2,$15
    nop
    vsrlw   $23,4,$27
    vldd    $25,bitsliced_masks+64($31) !tprello
    vxorw   $8,$15,$8
    nop
    vxorw   $27,$11,$27
    nop
    vsrlw   $4,4,$15
    nop
    vandw   $27,$25,$27
    nop
    vxorw   $15,$9,$15
    nop
    vxorw   $11,$27,$11
    nop
    vsllw   $27,4,$27
    nop
    vandw   $15,$25,$15
    nop
    vxorw   $23,$27,$23
    nop
    vxorw   $9,$15,$9
    nop
    vsllw   $15,4,$15
    nop
    vsrlw   $24,4,$27
    nop
    vxorw   $4,$15,$4
    nop
    vxorw   $27,$10,$27
    nop
    vsrlw   $7,4,$15
    nop
    vandw   $27,$25,$27
    nop
    vxorw   $15,$5,$15
    nop
    vxorw   $10,$27,$10
    nop
    vsllw   $27,4,$27
    nop
    vandw   $15,$25,$15
    vstd    $10,bitsliced_spill+256($31) !tprello
    vxorw   $24,$27,$10
    nop
    vxorw   $5,$15,$5
    nop
    vsllw   $15,4,$15
    nop
    vsrlw   $3,4,$24
    nop
    vxorw   $7,$15,$7
    nop
    vxorw   $24,$0,$24
    nop
    vsrlw   $12,4,$15
    nop
    vandw   $24,$25,$24
    nop
    vxorw   $15,$8,$15
    nop
    vxorw   $0,$24,$0
    nop
    vsllw   $24,4,$24
    nop
    vandw   $15,$25,$15
    nop
    vxorw   $3,$24,$3
    nop
    vxorw   $8,$15,$8
    nop
    vsllw   $15,4,$15
    nop
    vsrlw   $1,4,$24
    nop
    vxorw   $12,$15,$12
    nop
    vxorw   $24,$6,$24
    nop
    vsrlw   $14,4,$15
    nop
    vandw   $24,$25,$24
    nop
    vxorw   $15,$2,$15
    nop
    vxorw   $6,$24,$6
    nop
    vsllw   $24,4,$24
    nop
    vandw   $15,$25,$15
    nop
    vxorw   $1,$24,$1
    ldw     $24,bitsliced_selectors+12($31) !tprello
    vxorw   $2,$15,$2
    nop
    vsllw   $15,4,$15
    ldw     $25,bitsliced_selectors+16($31) !tprello
    vshfw   $4,$23,$24,$27
    ldw     $22,bitsliced_selectors+20($31) !tprello
    vxorw   $14,$15,$14
    ldw     $15,bitsliced_selectors+24($31) !tprello
    vshfw   $4,$23,$25,$4
    vldd    $23,bitsliced_last_key+0($31) !tprello
    vshfw   $12,$3,$22,$28
    nop
    vshfw   $12,$3,$15,$3
    nop
    vsrlw   $27,16,$12
    vldd    $13,bitsliced_masks+32($31) !tprello
    vxorw   $28,$23,$29
    nop
    vxorw   $12,$28,$12
    nop
    vxorw   $27,$23,$27
    nop
    vandw   $12,$13,$12
    nop
    vsrlw   $4,16,$28
    nop
    vxorw   $29,$12,$29
    nop
    vsllw   $12,16,$12
    vldd    $26,bitsliced_last_key+32($31) !tprello
    vxorw   $28,$3,$28
    nop
    vxorw   $27,$12,$12
    nop
    vandw   $28,$13,$28
    nop
    vxorw   $3,$26,$3
    nop
    vsllw   $28,16,$27
    nop
    vxorw   $3,$28,$3
    nop
    vxorw   $4,$26,$4
    nop
    vsrlw   $12,8,$28
    nop
    vxorw   $4,$27,$4
    vldd    $27,bitsliced_masks+0($31) !tprello
    vsrlw   $29,8,$30
    nop
    vxorw   $28,$4,$28
    nop
    vxorw   $30,$3,$30
    nop
    vandw   $28,$27,$28
    nop
    vandw   $30,$27,$30
    nop
    vxorw   $4,$28,$4
    nop
    vsllw   $28,8,$28
    nop
    vxorw   $3,$30,$3
    vstd    $4,-480($17)
    vxorw   $12,$28,$4
    nop
    vsllw   $30,8,$30
    vstd    $3,-224($17)
    vshfw   $7,$10,$24,$3
    vstd    $4,-512($17)
    vxorw   $29,$30,$4
    nop
    vshfw   $7,$10,$25,$7
    nop
    vshfw   $14,$1,$22,$10
    vstd    $4,-256($17)
    vshfw   $14,$1,$15,$1
    nop
    vsrlw   $3,16,$4
    nop
    vxorw   $10,$23,$14
    nop
    vxorw   $4,$10,$4
    nop
    vxorw   $3,$23,$3
    nop
    vandw   $4,$13,$4
    nop
    vsrlw   $7,16,$10
    nop
    vxorw   $14,$4,$14
    nop
    vsllw   $4,16,$4
    nop
    vxorw   $10,$1,$10
    nop
    vxorw   $3,$4,$3
    nop
    vandw   $10,$13,$10
    nop
    vxorw   $1,$26,$1
    nop
    vsllw   $10,16,$4
    nop
    vxorw   $1,$10,$1
    nop
    vxorw   $7,$26,$7
    nop
    vsrlw   $3,8,$10
    nop
    vxorw   $7,$4,$4
    nop
    vsrlw   $14,8,$7
    nop
    vxorw   $10,$4,$10
    nop
    vxorw   $7,$1,$7
    nop
    vandw   $10,$27,$10
    nop
    vandw   $7,$27,$7
    nop
    vsllw   $10,8,$29
    nop
    vxorw   $1,$7,$1
    nop
    vsllw   $7,8,$7
    nop
    vshfw   $9,$11,$24,$30
    vstd    $1,-160($17)
    vshfw   $9,$11,$25,$1
    nop
    vshfw   $8,$0,$22,$9
    nop
    vshfw   $8,$0,$15,$0
    nop
    vsrlw   $30,16,$8
    nop
    vxorw   $9,$23,$11
    nop
    vxorw   $8,$9,$8
    nop
    vxorw   $30,$23,$30
    nop
    vandw   $8,$13,$8
    nop
    vsrlw   $1,16,$9
    nop
    vxorw   $11,$8,$11
    nop
    vsllw   $8,16,$8
    nop
    vxorw   $9,$0,$9
    nop
    vxorw   $30,$8,$8
    nop
    vandw   $9,$13,$9
    nop
    vxorw   $0,$26,$0
    nop
    vsllw   $9,16,$30
    nop
    vxorw   $0,$9,$0
    nop
    vxorw   $1,$26,$1
    nop
    vsrlw   $8,8,$9
    nop
    vxorw   $1,$30,$1
    nop
    vsrlw   $11,8,$30
    nop
    vxorw   $9,$1,$9
    nop
    vxorw   $30,$0,$30
    nop
    vandw   $9,$27,$9
    nop
    vandw   $30,$27,$30
    nop
    vsllw   $9,8,$12
    vldd    $28,bitsliced_spill+256($31) !tprello
    vxorw   $0,$30,$0
    nop
    vxorw   $8,$12,$8
    nop
    vsllw   $30,8,$30
    vstd    $0,-96($17)
    vshfw   $5,$28,$24,$0
    vstd    $8,-384($17)
    vshfw   $5,$28,$25,$5
    nop
    vshfw   $2,$6,$22,$22
    nop
    vshfw   $2,$6,$15,$2
    nop
    vsrlw   $0,16,$6
    nop
    vxorw   $22,$23,$15
    nop
    vxorw   $6,$22,$6
    nop
    vxorw   $0,$23,$0
    nop
    vandw   $6,$13,$6
    nop
    vsrlw   $5,16,$23
    nop
    vxorw   $15,$6,$15
    nop
    vsllw   $6,16,$6
    nop
    vxorw   $23,$2,$23
    nop
    vxorw   $0,$6,$0
    nop
    vandw   $23,$13,$13
    nop
    vxorw   $2,$26,$2
    nop
    vsllw   $13,16,$23
    nop
    vxorw   $2,$13,$2
    nop
    vxorw   $5,$26,$5
    nop
    vsrlw   $0,8,$26
    nop
    vxorw   $5,$23,$5
    nop
    vsrlw   $15,8,$23
    nop
    vxorw   $26,$5,$26
    nop
    vxorw   $23,$2,$23
    nop
    vandw   $26,$27,$26
    nop
    vandw   $23,$27,$23
    nop
    vxorw   $5,$26,$5
    nop
    vsllw   $26,8,$26
    nop
    vxorw   $2,$23,$2
    vstd    $5,-288($17)
    vxorw   $0,$26,$0
    nop
    vsllw   $23,8,$23
    vstd    $2,-32($17)
    vxorw   $4,$10,$2
    vstd    $0,-320($17)
    vxorw   $3,$29,$0
    nop
    vxorw   $14,$7,$7
    vstd    $2,-416($17)
    vxorw   $1,$9,$1
    vstd    $0,-448($17)
    vxorw   $11,$30,$0
    vstd    $7,-192($17)
    vxorw   $15,$23,$7
    vstd    $1,-352($17)
    or      $31,$31,$31
    vstd    $0,-128($17)
    or      $31,$31,$31
    vstd    $7,-64($17)
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
