# SPDX-License-Identifier: Apache-2.0
#
# Made by kernels/bitsliced/generate.py: the vector code as macros, one line for each
# instruction, two lines (P0, P1) for each cycle; two_input.

#define BITSLICED_SPILLS 23

#if !defined(AES_ECB_DECRYPT) && !defined(AES_CTR)
# Operations: 272 on P0, 37 on P1; cycles: 279
    .macro INPUT
    or      $31,$31,$31
    vldd    $3,0($16)
    or      $31,$31,$31
    nop
    or      $31,$31,$31
    vldd    $1,32($16)
    or      $31,$31,$31
    vldd    $2,bitsliced_first_key+32($31) !tprello
    vsrlw   $3,8,$5
    vldd    $4,bitsliced_masks+0($31) !tprello
    or      $31,$31,$31
    vldd    $7,bitsliced_first_key+0($31) !tprello
    vxorw   $5,$1,$5
    nop
    vxorw   $1,$2,$6
    vldd    $1,256($16)
    vandw   $5,$4,$5
    nop
    vxorw   $3,$7,$3
    vldd    $0,288($16)
    vsllw   $5,8,$8
    nop
    vsrlw   $1,8,$9
    nop
    vxorw   $3,$8,$3
    nop
    vxorw   $9,$0,$9
    nop
    vxorw   $0,$2,$0
    nop
    vandw   $9,$4,$9
    vldd    $8,64($16)
    vxorw   $1,$7,$1
    nop
    vxorw   $0,$9,$0
    vldd    $10,96($16)
    vsllw   $9,8,$9
    ldw     $11,bitsliced_selectors+0($31) !tprello
    vsrlw   $8,8,$12
    ldw     $13,bitsliced_selectors+4($31) !tprello
    vxorw   $1,$9,$1
    nop
    vxorw   $12,$10,$12
    nop
    vshfw   $0,$1,$11,$14
    vldd    $9,320($16)
    vshfw   $0,$1,$13,$0
    vldd    $1,352($16)
    vxorw   $10,$2,$10
    nop
    vxorw   $8,$7,$8
    nop
    vsrlw   $9,8,$15
    nop
    vxorw   $1,$2,$22
    nop
    vxorw   $15,$1,$1
    nop
    vxorw   $9,$7,$9
    nop
    vandw   $1,$4,$1
    nop
    vandw   $12,$4,$12
    nop
    vxorw   $22,$1,$22
    nop
    vxorw   $10,$12,$10
    nop
    vsllw   $12,8,$12
    nop
    vsllw   $1,8,$1
    nop
    vxorw   $8,$12,$8
    nop
    vxorw   $9,$1,$1
    nop
    vshfw   $10,$8,$11,$9
    nop
    vshfw   $10,$8,$13,$8
    nop
    vshfw   $22,$1,$11,$10
    nop
    vshfw   $22,$1,$13,$1
    nop
    vsrlw   $9,16,$22
    vldd    $12,bitsliced_masks+32($31) !tprello
    vsrlw   $8,16,$15
    nop
    vxorw   $22,$10,$22
    nop
    vxorw   $15,$1,$15
    nop
    vandw   $22,$12,$22
    nop
    vandw   $15,$12,$15
    nop
    vxorw   $10,$22,$10
    nop
    vsllw   $22,16,$22
    vldd    $23,128($16)
    vxorw   $1,$15,$1
    nop
    vxorw   $9,$22,$22
    vldd    $9,160($16)
    vsllw   $15,16,$15
    nop
    vsrlw   $23,8,$24
    nop
    vxorw   $8,$15,$8
    nop
    vxorw   $24,$9,$24
    nop
    vxorw   $9,$2,$9
    nop
    vandw   $24,$4,$24
    vldd    $15,384($16)
    vxorw   $23,$7,$23
    nop
    vxorw   $9,$24,$25
    vldd    $9,416($16)
    vsllw   $24,8,$24
    nop
    vsrlw   $15,8,$26
    nop
    vxorw   $23,$24,$23
    nop
    vxorw   $26,$9,$26
    nop
    vxorw   $9,$2,$9
    nop
    vandw   $26,$4,$26
    nop
    vxorw   $15,$7,$15
    nop
    vsllw   $26,8,$24
    nop
    vxorw   $9,$26,$9
    nop
    vxorw   $15,$24,$15
    nop
    vshfw   $25,$23,$11,$24
    nop
    vshfw   $25,$23,$13,$23
    vldd    $25,192($16)
    vshfw   $9,$15,$11,$26
    nop
    vshfw   $9,$15,$13,$9
    nop
    vsrlw   $24,16,$15
    nop
    vsrlw   $25,8,$27
    nop
    vxorw   $15,$26,$15
    nop
    vsrlw   $23,16,$28
    nop
    vandw   $15,$12,$15
    nop
    vxorw   $28,$9,$28
    nop
    vxorw   $26,$15,$26
    nop
    vsllw   $15,16,$15
    nop
    vandw   $28,$12,$28
    vldd    $29,224($16)
    vxorw   $24,$15,$15
    nop
    vxorw   $9,$28,$9
    nop
    vsllw   $28,16,$28
    nop
    vxorw   $27,$29,$27
    nop
    vxorw   $23,$28,$23
    nop
    vandw   $27,$4,$27
    nop
    vxorw   $29,$2,$29
    vldd    $28,448($16)
    vsllw   $27,8,$24
    nop
    vxorw   $29,$27,$29
    vldd    $27,480($16)
    vxorw   $25,$7,$25
    nop
    vsrlw   $28,8,$30
    nop
    vxorw   $25,$24,$24
    nop
    vxorw   $30,$27,$30
    nop
    vshfw   $29,$24,$13,$25
    nop
    vandw   $30,$4,$4
    nop
    vxorw   $27,$2,$2
    nop
    vsllw   $4,8,$27
    nop
    vxorw   $2,$4,$2
    nop
    vxorw   $6,$5,$5
    nop
    vxorw   $28,$7,$4
    nop
    vshfw   $5,$3,$11,$7
    nop
    vshfw   $5,$3,$13,$3
    nop
    vsrlw   $7,16,$5
    nop
    vsrlw   $3,16,$6
    nop
    vxorw   $5,$14,$5
    nop
    vxorw   $6,$0,$6
    nop
    vandw   $5,$12,$5
    nop
    vandw   $6,$12,$6
    nop
    vxorw   $14,$5,$14
    nop
    vsllw   $5,16,$5
    nop
    vxorw   $0,$6,$0
    nop
    vxorw   $7,$5,$5
    nop
    vsllw   $6,16,$7
    nop
    vxorw   $4,$27,$4
    nop
    vxorw   $3,$7,$3
    nop
    vshfw   $29,$24,$11,$7
    nop
    vshfw   $2,$4,$11,$6
    nop
    vshfw   $2,$4,$13,$2
    nop
    vsrlw   $7,16,$4
    nop
    vsrlw   $25,16,$13
    nop
    vxorw   $4,$6,$4
    nop
    vxorw   $13,$2,$13
    nop
    vandw   $4,$12,$4
    nop
    vandw   $13,$12,$12
    nop
    vxorw   $6,$4,$6
    nop
    vsllw   $12,16,$13
    nop
    vsllw   $4,16,$4
    nop
    vxorw   $2,$12,$2
    nop
    vxorw   $7,$4,$4
    nop
    vxorw   $25,$13,$7
    nop
    vsrlw   $5,4,$13
    vldd    $25,bitsliced_masks+64($31) !tprello
    vsrlw   $3,4,$12
    nop
    vxorw   $13,$15,$13
    nop
    vxorw   $12,$23,$12
    nop
    vandw   $13,$25,$13
    nop
    vandw   $12,$25,$12
    nop
    vxorw   $15,$13,$15
    nop
    vsllw   $13,4,$13
    nop
    vxorw   $23,$12,$23
    nop
    vxorw   $5,$13,$5
    nop
    vsllw   $12,4,$12
    nop
    vsrlw   $22,4,$13
    nop
    vxorw   $3,$12,$3
    nop
    vxorw   $13,$4,$13
    nop
    vsrlw   $8,4,$12
    nop
    vandw   $13,$25,$13
    nop
    vxorw   $12,$7,$12
    nop
    vxorw   $4,$13,$4
    nop
    vsllw   $13,4,$13
    nop
    vandw   $12,$25,$12
    nop
    vxorw   $22,$13,$13
    nop
    vxorw   $7,$12,$7
    nop
    vsllw   $12,4,$12
    nop
    vsrlw   $14,4,$22
    nop
    vxorw   $8,$12,$8
    nop
    vxorw   $22,$26,$22
    nop
    vsrlw   $0,4,$12
    nop
    vandw   $22,$25,$22
    nop
    vxorw   $12,$9,$12
    nop
    vxorw   $26,$22,$26
    nop
    vsllw   $22,4,$22
    nop
    vandw   $12,$25,$12
    nop
    vxorw   $14,$22,$14
    nop
    vxorw   $9,$12,$9
    nop
    vsllw   $12,4,$12
    nop
    vsrlw   $10,4,$22
    nop
    vxorw   $0,$12,$0
    nop
    vxorw   $22,$6,$22
    nop
    vsrlw   $1,4,$12
    nop
    vandw   $22,$25,$22
    nop
    vxorw   $12,$2,$12
    nop
    vxorw   $6,$22,$6
    nop
    vsllw   $22,4,$22
    nop
    vandw   $12,$25,$12
    nop
    vxorw   $10,$22,$10
    nop
    vxorw   $2,$12,$2
    nop
    vsrlw   $5,2,$22
    vldd    $25,bitsliced_masks+96($31) !tprello
    vsllw   $12,4,$12
    nop
    vxorw   $22,$13,$22
    nop
    vsrlw   $3,2,$11
    nop
    vandw   $22,$25,$22
    nop
    vxorw   $11,$8,$11
    nop
    vxorw   $13,$22,$13
    nop
    vsllw   $22,2,$22
    nop
    vandw   $11,$25,$11
    nop
    vxorw   $5,$22,$22
    nop
    vxorw   $8,$11,$5
    nop
    vsllw   $11,2,$11
    nop
    vsrlw   $15,2,$8
    nop
    vxorw   $3,$11,$11
    nop
    vxorw   $1,$12,$3
    nop
    vsrlw   $23,2,$1
    nop
    vxorw   $8,$4,$8
    nop
    vxorw   $1,$7,$1
    nop
    vandw   $8,$25,$8
    nop
    vandw   $1,$25,$1
    nop
    vxorw   $4,$8,$12
    nop
    vsllw   $8,2,$4
    nop
    vxorw   $7,$1,$7
    nop
    vxorw   $15,$4,$4
    nop
    vsllw   $1,2,$1
    nop
    vsrlw   $14,2,$15
    nop
    vxorw   $23,$1,$23
    nop
    vxorw   $15,$10,$1
    nop
    vsrlw   $0,2,$15
    nop
    vandw   $1,$25,$1
    nop
    vxorw   $15,$3,$15
    nop
    vxorw   $10,$1,$10
    nop
    vsllw   $1,2,$1
    nop
    vandw   $15,$25,$15
    nop
    vxorw   $14,$1,$14
    nop
    vxorw   $3,$15,$8
    nop
    vsllw   $15,2,$3
    nop
    vsrlw   $26,2,$1
    nop
    vxorw   $0,$3,$0
    nop
    vxorw   $1,$6,$3
    nop
    vsrlw   $9,2,$1
    nop
    vandw   $3,$25,$3
    nop
    vxorw   $1,$2,$1
    nop
    vxorw   $6,$3,$15
    nop
    vsllw   $3,2,$3
    nop
    vandw   $1,$25,$1
    nop
    vxorw   $26,$3,$26
    nop
    vsllw   $1,2,$3
    nop
    vxorw   $2,$1,$25
    nop
    vxorw   $9,$3,$9
    nop
    vsrlw   $13,1,$3
    vldd    $24,bitsliced_masks+128($31) !tprello
    vsrlw   $22,1,$1
    nop
    vxorw   $3,$5,$3
    nop
    vxorw   $1,$11,$1
    nop
    vandw   $3,$24,$2
    nop
    vandw   $1,$24,$6
    nop
    vxorw   $5,$2,$3
    nop
    vxorw   $11,$6,$1
    nop
    vsllw   $6,1,$11
    nop
    vsllw   $2,1,$2
    nop
    vsrlw   $4,1,$5
    nop
    vxorw   $13,$2,$2
    nop
    vsrlw   $26,1,$13
    nop
    vxorw   $5,$23,$5
    nop
    vsrlw   $12,1,$6
    nop
    vandw   $5,$24,$29
    nop
    vxorw   $6,$7,$6
    nop
    vxorw   $23,$29,$5
    nop
    vsllw   $29,1,$29
    nop
    vandw   $6,$24,$6
    nop
    vxorw   $4,$29,$4
    nop
    vxorw   $7,$6,$7
    nop
    vsllw   $6,1,$6
    nop
    vsrlw   $14,1,$29
    nop
    vxorw   $12,$6,$6
    nop
    vxorw   $29,$0,$29
    nop
    vsrlw   $10,1,$12
    nop
    vandw   $29,$24,$29
    nop
    vxorw   $12,$8,$12
    nop
    vxorw   $0,$29,$0
    nop
    vsllw   $29,1,$29
    nop
    vandw   $12,$24,$12
    vstd    $0,bitsliced_state+32($31) !tprello
    vxorw   $14,$29,$0
    nop
    vxorw   $8,$12,$8
    nop
    vsllw   $12,1,$12
    vstd    $0,bitsliced_state+0($31) !tprello
    vxorw   $13,$9,$0
    vstd    $8,bitsliced_state+96($31) !tprello
    vxorw   $10,$12,$8
    nop
    vandw   $0,$24,$0
    nop
    vsrlw   $15,1,$10
    vstd    $8,bitsliced_state+64($31) !tprello
    vxorw   $9,$0,$8
    nop
    vsllw   $0,1,$0
    nop
    vxorw   $10,$25,$10
    vstd    $8,bitsliced_state+160($31) !tprello
    vxorw   $26,$0,$8
    nop
    vandw   $10,$24,$10
    ldi     $19,-544*(AES_ROUNDS-1)($31)
    vxorw   $22,$11,$0
    vstd    $8,bitsliced_state+128($31) !tprello
    vsllw   $10,1,$8
    ldi     $18,-512($18)
    vxorw   $25,$10,$10
    ldi     $17,512($17)
    vxorw   $15,$8,$8
    ldi     $16,512($16)
    or      $31,$31,$31
    vstd    $10,bitsliced_state+224($31) !tprello
    or      $31,$31,$31
    vstd    $8,bitsliced_state+192($31) !tprello
    .endm
#endif

#if !defined(AES_ECB_DECRYPT)
# Operations: 314 on P0, 60 on P1; cycles: 314
    .macro ROUND
    vxorw   $3,$1,$8
    nop
    vxorw   $7,$4,$3
    nop
    vxorw   $7,$1,$1
    nop
    vxorw   $8,$3,$8
    nop
    vxorw   $3,$2,$2
    nop
    vxorw   $8,$5,$5
    nop
    vxorw   $4,$2,$9
    nop
    vxorw   $5,$2,$10
    nop
    vxorw   $6,$5,$5
    nop
    vxorw   $8,$10,$6
    nop
    vandw   $5,$9,$11
    nop
    vandw   $10,$1,$12
    nop
    vxorw   $6,$5,$13
    nop
    vxorw   $9,$3,$14
    nop
    vxorw   $0,$13,$15
    nop
    vandw   $13,$3,$22
    vstd    $14,bitsliced_spill+256($31) !tprello
    vxorw   $12,$15,$12
    nop
    vxorw   $22,$11,$11
    nop
    vxorw   $12,$2,$2
    nop
    vxorw   $5,$11,$23
    nop
    vxorw   $14,$1,$24
    nop
    vbicw   $14,$6,$14
    nop
    vandw   $24,$8,$25
    nop
    vxorw   $14,$22,$14
    nop
    vxorw   $9,$25,$25
    nop
    vxorw   $15,$10,$22
    nop
    vxorw   $25,$14,$26
    nop
    vxorw   $22,$7,$7
    nop
    vxorw   $22,$4,$4
    nop
    vbicw   $7,$15,$27
    nop
    vandw   $0,$4,$28
    nop
    vxorw   $12,$27,$12
    nop
    vxorw   $7,$1,$27
    nop
    vxorw   $12,$11,$11
    nop
    vbicw   $27,$22,$12
    nop
    vxorw   $28,$23,$23
    nop
    vxorw   $2,$12,$2
    nop
    vxorw   $27,$9,$12
    nop
    vxorw   $2,$14,$2
    nop
    vxorw   $5,$22,$14
    nop
    vxorw   $26,$13,$26
    nop
    vandw   $12,$14,$28
    nop
    vxorw   $25,$23,$23
    nop
    vxorw   $26,$28,$26
    nop
    vxorw   $11,$2,$28
    nop
    vandw   $26,$2,$2
    nop
    vxorw   $26,$23,$26
    nop
    vxorw   $2,$11,$25
    nop
    vbicw   $11,$2,$11
    nop
    vbisw   $26,$2,$29
    nop
    vandw   $28,$23,$30
    nop
    vandw   $26,$25,$25
    nop
    vxorw   $30,$11,$11
    nop
    vxorw   $23,$25,$23
    nop
    vxorw   $2,$11,$2
    nop
    vbicw   $23,$25,$25
    nop
    vandw   $15,$23,$15
    nop
    vbicw   $11,$25,$11
    nop
    vxorw   $29,$25,$25
    nop
    vxorw   $28,$11,$11
    nop
    vxorw   $23,$25,$28
    nop
    vandw   $1,$25,$1
    nop
    vandw   $10,$25,$10
    nop
    vandw   $22,$28,$22
    nop
    vandw   $11,$24,$24
    nop
    vxorw   $10,$15,$15
    nop
    vxorw   $10,$22,$10
    nop
    vandw   $27,$28,$27
    nop
    vandw   $2,$0,$0
    nop
    vandw   $2,$4,$4
    nop
    vandw   $8,$11,$8
    nop
    vandw   $23,$7,$7
    nop
    vxorw   $0,$8,$0
    nop
    vxorw   $11,$25,$25
    nop
    vxorw   $15,$0,$15
    nop
    vandw   $25,$6,$6
    nop
    vxorw   $2,$11,$2
    nop
    vxorw   $10,$6,$6
    nop
    vxorw   $2,$28,$28
    nop
    vandw   $2,$14,$14
    nop
    vxorw   $25,$28,$11
    nop
    vandw   $5,$28,$5
    nop
    vandw   $3,$11,$3
    nop
    vandw   $13,$11,$11
    nop
    vandw   $28,$9,$9
    nop
    vxorw   $6,$11,$11
    nop
    vxorw   $1,$6,$6
    nop
    vandw   $2,$12,$2
    nop
    vxorw   $6,$0,$0
    vldd    $6,bitsliced_spill+256($31) !tprello
    vxorw   $8,$14,$8
    nop
    vxorw   $0,$5,$0
    nop
    vxorw   $8,$10,$5
    nop
    vandw   $25,$6,$6
    vldd    $25,bitsliced_state+224($31) !tprello
    vxorw   $27,$15,$27
    vldd    $8,bitsliced_state+128($31) !tprello
    vxorw   $6,$3,$6
    nop
    vxorw   $0,$7,$7
    nop
    vxorw   $6,$27,$27
    vldd    $10,bitsliced_state+96($31) !tprello
    vxorw   $25,$8,$12
    vldd    $14,bitsliced_state+32($31) !tprello
    vxorw   $27,$1,$1
    nop
    vxorw   $27,$0,$0
    vldd    $27,bitsliced_state+160($31) !tprello
    vxorw   $9,$11,$9
    vstd    $1,bitsliced_spill+224($31) !tprello
    vxorw   $10,$14,$1
    vstd    $0,bitsliced_spill+192($31) !tprello
    vxorw   $9,$3,$0
    nop
    vxorw   $1,$12,$3
    vldd    $1,bitsliced_state+64($31) !tprello
    vxorw   $0,$7,$0
    vldd    $9,bitsliced_state+192($31) !tprello
    vxorw   $3,$27,$27
    nop
    vxorw   $25,$14,$14
    vstd    $0,bitsliced_spill+64($31) !tprello
    vxorw   $12,$1,$0
    nop
    vxorw   $9,$27,$1
    nop
    vxorw   $8,$0,$9
    nop
    vxorw   $27,$0,$27
    nop
    vxorw   $6,$2,$2
    nop
    vxorw   $3,$27,$6
    nop
    vxorw   $7,$2,$7
    nop
    vxorw   $2,$24,$2
    nop
    vxorw   $7,$4,$4
    nop
    vandw   $27,$14,$7
    nop
    vxorw   $11,$2,$2
    vstd    $4,bitsliced_spill+160($31) !tprello
    vxorw   $6,$1,$4
    nop
    vxorw   $2,$5,$5
    vstd    $2,bitsliced_spill+0($31) !tprello
    vandw   $4,$12,$2
    vldd    $24,bitsliced_state+0($31) !tprello
    vxorw   $5,$11,$11
    vstd    $5,bitsliced_spill+32($31) !tprello
    vandw   $1,$9,$5
    nop
    vxorw   $15,$11,$15
    vstd    $11,bitsliced_spill+96($31) !tprello
    vxorw   $24,$4,$11
    nop
    vxorw   $2,$5,$5
    vstd    $15,bitsliced_spill+128($31) !tprello
    vxorw   $11,$27,$15
    nop
    vxorw   $1,$5,$10
    nop
    vxorw   $15,$8,$8
    nop
    vxorw   $9,$12,$28
    nop
    vandw   $24,$8,$13
    nop
    vxorw   $28,$14,$23
    nop
    vxorw   $13,$10,$10
    nop
    vbicw   $28,$6,$13
    vstd    $23,bitsliced_spill+288($31) !tprello
    vandw   $23,$3,$23
    nop
    vxorw   $13,$2,$2
    nop
    vxorw   $9,$23,$23
    nop
    vxorw   $7,$11,$7
    nop
    vxorw   $23,$2,$13
    nop
    vxorw   $7,$0,$0
    nop
    vxorw   $1,$15,$22
    nop
    vxorw   $13,$4,$13
    nop
    vxorw   $15,$25,$25
    nop
    vxorw   $23,$10,$10
    nop
    vbicw   $25,$11,$23
    nop
    vxorw   $25,$14,$29
    nop
    vxorw   $7,$23,$7
    nop
    vbicw   $29,$15,$23
    nop
    vxorw   $7,$5,$5
    nop
    vxorw   $0,$23,$0
    nop
    vxorw   $29,$9,$7
    nop
    vxorw   $0,$2,$0
    nop
    vandw   $7,$22,$2
    nop
    vxorw   $5,$0,$23
    nop
    vxorw   $13,$2,$2
    nop
    vandw   $23,$10,$13
    nop
    vandw   $2,$0,$0
    nop
    vxorw   $2,$10,$2
    nop
    vxorw   $0,$5,$30
    nop
    vbisw   $2,$0,$26
    nop
    vandw   $2,$30,$2
    nop
    vbicw   $5,$0,$5
    nop
    vxorw   $10,$2,$10
    nop
    vxorw   $13,$5,$5
    nop
    vbicw   $10,$2,$2
    nop
    vxorw   $0,$5,$0
    nop
    vbicw   $5,$2,$5
    nop
    vxorw   $26,$2,$2
    nop
    vxorw   $23,$5,$5
    nop
    vandw   $27,$2,$27
    nop
    vandw   $11,$10,$11
    nop
    vandw   $10,$25,$25
    nop
    vxorw   $10,$2,$10
    nop
    vxorw   $27,$11,$11
    nop
    vandw   $29,$10,$29
    nop
    vandw   $15,$10,$15
    nop
    vandw   $0,$8,$8
    nop
    vxorw   $0,$5,$23
    nop
    vxorw   $27,$15,$15
    nop
    vandw   $3,$5,$3
    nop
    vxorw   $23,$10,$10
    nop
    vandw   $23,$7,$7
    nop
    vandw   $23,$22,$22
    nop
    vandw   $0,$24,$0
    nop
    vxorw   $3,$22,$22
    nop
    vxorw   $0,$3,$0
    nop
    vxorw   $5,$2,$3
    nop
    vandw   $14,$2,$2
    nop
    vandw   $3,$6,$6
    nop
    vxorw   $22,$15,$22
    nop
    vxorw   $15,$6,$6
    nop
    vandw   $3,$28,$28
    nop
    vandw   $1,$10,$1
    nop
    vxorw   $3,$10,$3
    nop
    vandw   $10,$9,$9
    nop
    vandw   $12,$3,$12
    nop
    vandw   $4,$3,$3
    nop
    vxorw   $2,$6,$4
    nop
    vxorw   $6,$3,$3
    nop
    vxorw   $4,$0,$4
    nop
    vxorw   $9,$3,$6
    nop
    vxorw   $4,$1,$4
    vldd    $1,bitsliced_spill+288($31) !tprello
    vxorw   $28,$12,$28
    nop
    vxorw   $4,$25,$25
    nop
    vxorw   $28,$7,$7
    nop
    vandw   $5,$1,$1
    nop
    vxorw   $6,$12,$5
    nop
    vxorw   $7,$1,$1
    nop
    vxorw   $25,$7,$7
    nop
    vxorw   $5,$25,$5
    nop
    vxorw   $3,$1,$1
    nop
    vxorw   $11,$0,$0
    ldw     $6,bitsliced_selectors+8($31) !tprello
    vxorw   $1,$22,$22
    nop
    vxorw   $29,$0,$29
    nop
    vxorw   $22,$3,$3
    nop
    vshfw   $22,$22,$6,$22
    nop
    vxorw   $28,$29,$28
    vldd    $29,bitsliced_spill+192($31) !tprello
    vxorw   $0,$3,$11
    vldd    $0,bitsliced_keys_end+32($19) !tprello
    vxorw   $28,$2,$2
    nop
    vxorw   $28,$4,$4
    nop
    vshfw   $2,$2,$6,$2
    nop
    vxorw   $0,$29,$28
    nop
    vxorw   $7,$8,$0
    nop
    vshfw   $11,$11,$6,$7
    ldw     $11,bitsliced_keys_end+512($19) !tprello
    vshfw   $0,$0,$6,$8
    vldd    $0,bitsliced_spill+0($31) !tprello
    vshfw   $3,$3,$6,$25
    vldd    $3,bitsliced_keys_end+224($19) !tprello
    vshfw   $5,$5,$6,$5
    nop
    vshfw   $1,$1,$6,$12
    vldd    $1,bitsliced_keys_end+480($19) !tprello
    vshfw   $0,$12,$11,$9
    nop
    vxorw   $3,$0,$3
    vldd    $10,bitsliced_keys_end+0($19) !tprello
    vshfw   $12,$0,$11,$0
    vldd    $15,bitsliced_spill+224($31) !tprello
    vxorw   $1,$12,$1
    vstd    $0,bitsliced_spill+352($31) !tprello
    vxorw   $3,$0,$12
    vstd    $9,bitsliced_spill+320($31) !tprello
    vxorw   $1,$9,$9
    nop
    vshfw   $2,$15,$11,$0
    nop
    vxorw   $10,$15,$1
    vldd    $3,bitsliced_keys_end+256($19) !tprello
    vshfw   $4,$4,$6,$4
    nop
    vshfw   $15,$2,$11,$6
    nop
    vxorw   $1,$0,$1
    nop
    vxorw   $3,$2,$3
    nop
    vxorw   $12,$0,$0
    nop
    vxorw   $3,$6,$3
    nop
    vxorw   $9,$6,$2
    nop
    vxorw   $0,$3,$0
    nop
    vxorw   $2,$1,$2
    vldd    $6,bitsliced_spill+160($31) !tprello
    vshfw   $4,$29,$11,$10
    vldd    $15,bitsliced_keys_end+288($19) !tprello
    vxorw   $28,$10,$28
    vstd    $2,bitsliced_state+0($31) !tprello
    vshfw   $29,$4,$11,$2
    nop
    vxorw   $9,$3,$29
    vldd    $3,bitsliced_keys_end+64($19) !tprello
    vxorw   $15,$4,$4
    vldd    $15,bitsliced_keys_end+320($19) !tprello
    vshfw   $8,$6,$11,$24
    vldd    $14,bitsliced_keys_end+352($19) !tprello
    vxorw   $4,$2,$4
    nop
    vxorw   $3,$6,$3
    nop
    vxorw   $15,$8,$15
    nop
    vxorw   $14,$7,$14
    nop
    vxorw   $12,$1,$1
    vldd    $23,bitsliced_spill+128($31) !tprello
    vxorw   $28,$24,$27
    nop
    vxorw   $1,$10,$1
    nop
    vxorw   $29,$2,$2
    vldd    $29,bitsliced_keys_end+96($19) !tprello
    vshfw   $23,$7,$11,$10
    nop
    vxorw   $2,$28,$2
    nop
    vxorw   $3,$24,$24
    vldd    $3,bitsliced_spill+96($31) !tprello
    vxorw   $29,$23,$29
    vstd    $2,bitsliced_state+32($31) !tprello
    vxorw   $14,$10,$2
    nop
    vxorw   $12,$24,$28
    vldd    $14,bitsliced_keys_end+128($19) !tprello
    vxorw   $1,$4,$1
    nop
    vshfw   $25,$3,$11,$26
    nop
    vshfw   $3,$25,$11,$13
    nop
    vxorw   $14,$3,$3
    nop
    vshfw   $7,$23,$11,$7
    nop
    vxorw   $29,$7,$29
    vldd    $23,bitsliced_spill+32($31) !tprello
    vxorw   $28,$7,$7
    vldd    $28,bitsliced_keys_end+384($19) !tprello
    vxorw   $3,$26,$14
    nop
    vxorw   $7,$2,$3
    nop
    vshfw   $23,$22,$11,$30
    vldd    $7,bitsliced_spill+64($31) !tprello
    vxorw   $28,$25,$25
    nop
    vxorw   $9,$2,$2
    nop
    vxorw   $25,$13,$25
    nop
    vshfw   $7,$5,$11,$28
    nop
    vxorw   $2,$13,$2
    nop
    vshfw   $6,$8,$11,$6
    nop
    vxorw   $15,$6,$15
    nop
    vxorw   $4,$6,$4
    nop
    vxorw   $9,$15,$6
    nop
    vxorw   $4,$24,$4
    nop
    vxorw   $6,$10,$6
    nop
    vxorw   $2,$14,$2
    vstd    $4,bitsliced_state+64($31) !tprello
    vxorw   $12,$29,$4
    vldd    $10,bitsliced_keys_end+416($19) !tprello
    vxorw   $6,$29,$6
    vstd    $2,bitsliced_state+128($31) !tprello
    vxorw   $4,$26,$4
    nop
    vshfw   $5,$7,$11,$2
    vstd    $6,bitsliced_state+96($31) !tprello
    vxorw   $4,$25,$4
    nop
    vxorw   $10,$5,$5
    nop
    vxorw   $25,$28,$6
    nop
    vxorw   $5,$28,$25
    vldd    $28,bitsliced_keys_end+160($19) !tprello
    vxorw   $14,$2,$5
    vldd    $14,bitsliced_keys_end+192($19) !tprello
    vshfw   $22,$23,$11,$11
    nop
    vxorw   $5,$25,$5
    nop
    vxorw   $28,$7,$7
    nop
    vxorw   $14,$23,$14
    vldd    $23,bitsliced_keys_end+448($19) !tprello
    vxorw   $7,$2,$2
    vldd    $7,bitsliced_spill+320($31) !tprello
    vxorw   $14,$11,$14
    nop
    vxorw   $6,$2,$6
    nop
    vxorw   $23,$22,$22
    nop
    vxorw   $7,$12,$7
    vstd    $6,bitsliced_state+160($31) !tprello
    vxorw   $22,$30,$22
    vldd    $6,bitsliced_spill+352($31) !tprello
    vxorw   $25,$30,$25
    nop
    vxorw   $7,$22,$7
    nop
    vxorw   $25,$14,$25
    nop
    vxorw   $6,$9,$6
    vstd    $7,bitsliced_state+224($31) !tprello
    vxorw   $2,$11,$11
    vstd    $25,bitsliced_state+192($31) !tprello
    vxorw   $6,$14,$7
    nop
    vxorw   $27,$15,$2
    ldi     $19,544($19)
    vxorw   $11,$22,$6
    bne     $19,next_round
    .endm
#endif

#if !defined(AES_ECB_DECRYPT) && !defined(AES_CTR)
# Operations: 492 on P0, 53 on P1; cycles: 496
    .macro OUTPUT
    vxorw   $3,$1,$8
    nop
    vxorw   $7,$4,$3
    nop
    vxorw   $7,$1,$1
    nop
    vxorw   $8,$3,$8
    nop
    vxorw   $3,$2,$2
    nop
    vxorw   $8,$5,$5
    nop
    vxorw   $4,$2,$9
    nop
    vxorw   $5,$2,$10
    nop
    vxorw   $6,$5,$5
    nop
    vxorw   $8,$10,$6
    nop
    vandw   $10,$1,$11
    nop
    vxorw   $6,$5,$12
    nop
    vandw   $5,$9,$13
    nop
    vandw   $12,$3,$14
    nop
    vxorw   $0,$12,$15
    nop
    vxorw   $14,$13,$13
    nop
    vxorw   $15,$10,$22
    nop
    vxorw   $11,$15,$11
    nop
    vxorw   $22,$7,$7
    nop
    vxorw   $11,$2,$2
    nop
    vbicw   $7,$15,$23
    nop
    vxorw   $22,$4,$4
    nop
    vxorw   $11,$23,$11
    nop
    vxorw   $5,$13,$23
    nop
    vxorw   $11,$13,$11
    nop
    vandw   $0,$4,$13
    nop
    vxorw   $7,$1,$24
    nop
    vxorw   $13,$23,$13
    nop
    vbicw   $24,$22,$23
    nop
    vxorw   $9,$3,$25
    nop
    vxorw   $2,$23,$2
    nop
    vxorw   $25,$1,$23
    nop
    vbicw   $25,$6,$26
    nop
    vandw   $23,$8,$27
    nop
    vxorw   $26,$14,$14
    nop
    vxorw   $9,$27,$27
    nop
    vxorw   $2,$14,$2
    nop
    vxorw   $27,$14,$14
    nop
    vxorw   $24,$9,$26
    nop
    vxorw   $5,$22,$28
    nop
    vxorw   $14,$12,$14
    nop
    vandw   $26,$28,$29
    nop
    vxorw   $27,$13,$13
    nop
    vxorw   $14,$29,$14
    nop
    vxorw   $11,$2,$29
    nop
    vandw   $14,$2,$2
    nop
    vxorw   $14,$13,$14
    nop
    vxorw   $2,$11,$27
    nop
    vbicw   $11,$2,$11
    nop
    vandw   $14,$27,$27
    nop
    vandw   $29,$13,$30
    nop
    vxorw   $13,$27,$13
    nop
    vxorw   $30,$11,$11
    nop
    vbicw   $13,$27,$27
    nop
    vbisw   $14,$2,$14
    nop
    vbicw   $11,$27,$30
    nop
    vxorw   $14,$27,$14
    nop
    vxorw   $29,$30,$29
    nop
    vxorw   $2,$11,$2
    nop
    vandw   $15,$13,$15
    nop
    vandw   $13,$7,$7
    nop
    vxorw   $13,$14,$13
    nop
    vandw   $10,$14,$10
    nop
    vandw   $22,$13,$22
    nop
    vxorw   $10,$15,$15
    nop
    vxorw   $10,$22,$10
    nop
    vandw   $24,$13,$24
    nop
    vandw   $2,$0,$0
    nop
    vandw   $2,$4,$4
    nop
    vxorw   $2,$29,$2
    nop
    vandw   $8,$29,$8
    nop
    vxorw   $2,$13,$13
    nop
    vandw   $2,$26,$26
    nop
    vandw   $2,$28,$2
    nop
    vxorw   $0,$8,$0
    nop
    vxorw   $8,$2,$2
    nop
    vxorw   $29,$14,$8
    nop
    vandw   $1,$14,$1
    nop
    vandw   $8,$6,$6
    nop
    vandw   $29,$23,$23
    nop
    vxorw   $10,$6,$6
    nop
    vxorw   $2,$10,$2
    nop
    vxorw   $8,$13,$10
    nop
    vandw   $8,$25,$8
    nop
    vandw   $3,$10,$3
    nop
    vandw   $12,$10,$10
    nop
    vandw   $5,$13,$5
    nop
    vandw   $13,$9,$9
    nop
    vxorw   $6,$10,$10
    nop
    vxorw   $1,$6,$6
    nop
    vxorw   $15,$0,$15
    nop
    vxorw   $6,$0,$0
    nop
    vxorw   $9,$10,$9
    nop
    vxorw   $0,$5,$0
    nop
    vxorw   $9,$3,$9
    nop
    vxorw   $0,$7,$7
    nop
    vxorw   $8,$3,$3
    nop
    vxorw   $9,$7,$9
    nop
    vxorw   $3,$26,$26
    nop
    vxorw   $24,$15,$24
    vstd    $9,bitsliced_spill+64($31) !tprello
    vxorw   $7,$26,$7
    vldd    $9,bitsliced_state+64($31) !tprello
    vxorw   $26,$23,$23
    vldd    $26,bitsliced_state+224($31) !tprello
    vxorw   $7,$4,$4
    vldd    $7,bitsliced_state+128($31) !tprello
    vxorw   $10,$23,$23
    vldd    $8,bitsliced_state+96($31) !tprello
    vxorw   $3,$24,$3
    vstd    $4,bitsliced_spill+160($31) !tprello
    vxorw   $23,$2,$2
    vstd    $23,bitsliced_spill+0($31) !tprello
    vxorw   $3,$1,$1
    vldd    $23,bitsliced_state+32($31) !tprello
    vxorw   $2,$10,$10
    vstd    $2,bitsliced_spill+32($31) !tprello
    vxorw   $3,$0,$0
    vstd    $1,bitsliced_spill+224($31) !tprello
    vxorw   $15,$10,$1
    vstd    $10,bitsliced_spill+96($31) !tprello
    vxorw   $8,$23,$8
    vstd    $0,bitsliced_spill+192($31) !tprello
    vxorw   $26,$7,$0
    vstd    $1,bitsliced_spill+128($31) !tprello
    vxorw   $26,$23,$23
    vldd    $1,bitsliced_state+160($31) !tprello
    vxorw   $0,$9,$9
    nop
    vxorw   $8,$0,$8
    nop
    vxorw   $7,$9,$15
    vldd    $10,bitsliced_state+192($31) !tprello
    vxorw   $8,$1,$1
    nop
    vxorw   $15,$0,$2
    nop
    vxorw   $1,$9,$3
    nop
    vxorw   $10,$1,$1
    nop
    vxorw   $8,$3,$4
    vldd    $10,bitsliced_state+0($31) !tprello
    vandw   $3,$23,$24
    nop
    vxorw   $4,$1,$5
    nop
    vandw   $1,$15,$6
    nop
    vxorw   $10,$5,$13
    nop
    vandw   $5,$0,$12
    nop
    vxorw   $24,$13,$24
    nop
    vxorw   $12,$6,$6
    nop
    vxorw   $24,$9,$9
    nop
    vxorw   $1,$6,$25
    nop
    vxorw   $2,$23,$29
    nop
    vbicw   $2,$4,$14
    nop
    vandw   $29,$8,$28
    nop
    vxorw   $14,$12,$12
    nop
    vxorw   $15,$28,$28
    nop
    vxorw   $13,$3,$14
    nop
    vxorw   $28,$12,$22
    nop
    vxorw   $14,$26,$26
    nop
    vxorw   $14,$7,$7
    nop
    vbicw   $26,$13,$11
    nop
    vandw   $10,$7,$30
    nop
    vxorw   $24,$11,$11
    nop
    vxorw   $26,$23,$24
    nop
    vxorw   $11,$6,$6
    nop
    vxorw   $30,$25,$25
    nop
    vbicw   $24,$14,$30
    nop
    vxorw   $24,$15,$11
    nop
    vxorw   $9,$30,$9
    nop
    vxorw   $1,$14,$30
    nop
    vxorw   $9,$12,$9
    nop
    vxorw   $22,$5,$22
    nop
    vandw   $11,$30,$12
    nop
    vxorw   $28,$25,$25
    nop
    vxorw   $22,$12,$12
    nop
    vxorw   $6,$9,$22
    nop
    vandw   $12,$9,$9
    nop
    vxorw   $12,$25,$12
    nop
    vxorw   $9,$6,$28
    nop
    vbicw   $6,$9,$6
    nop
    vandw   $12,$28,$28
    nop
    vandw   $22,$25,$27
    nop
    vxorw   $25,$28,$25
    nop
    vxorw   $27,$6,$6
    nop
    vbicw   $25,$28,$28
    nop
    vbisw   $12,$9,$12
    nop
    vbicw   $6,$28,$27
    nop
    vxorw   $12,$28,$12
    nop
    vxorw   $22,$27,$22
    nop
    vxorw   $9,$6,$6
    nop
    vandw   $13,$25,$13
    nop
    vxorw   $25,$12,$9
    nop
    vandw   $3,$12,$3
    nop
    vandw   $14,$9,$14
    nop
    vxorw   $3,$13,$13
    nop
    vxorw   $3,$14,$3
    nop
    vandw   $24,$9,$24
    nop
    vandw   $6,$10,$10
    nop
    vandw   $6,$7,$7
    nop
    vxorw   $6,$22,$6
    nop
    vandw   $8,$22,$8
    nop
    vxorw   $6,$9,$9
    nop
    vandw   $6,$11,$11
    nop
    vandw   $6,$30,$6
    nop
    vxorw   $10,$8,$10
    nop
    vxorw   $8,$6,$6
    nop
    vxorw   $22,$12,$8
    nop
    vandw   $23,$12,$12
    nop
    vandw   $8,$4,$4
    nop
    vandw   $22,$29,$22
    nop
    vxorw   $3,$4,$4
    nop
    vxorw   $6,$3,$3
    nop
    vxorw   $8,$9,$6
    nop
    vandw   $8,$2,$2
    nop
    vandw   $0,$6,$0
    nop
    vandw   $5,$6,$5
    nop
    vandw   $1,$9,$1
    nop
    vandw   $9,$15,$9
    nop
    vxorw   $4,$5,$5
    nop
    vxorw   $12,$4,$4
    nop
    vxorw   $13,$10,$13
    nop
    vxorw   $4,$10,$4
    nop
    vxorw   $24,$13,$24
    nop
    vxorw   $2,$0,$2
    vldd    $10,bitsliced_spill+224($31) !tprello
    vxorw   $4,$1,$1
    nop
    vxorw   $2,$11,$11
    nop
    vxorw   $9,$5,$9
    nop
    vsrlw   $10,1,$4
    nop
    vxorw   $9,$0,$0
    nop
    vxorw   $11,$22,$22
    nop
    vxorw   $2,$24,$2
    nop
    vxorw   $5,$22,$22
    nop
    vxorw   $2,$12,$12
    nop
    vxorw   $22,$3,$3
    nop
    vxorw   $2,$1,$2
    nop
    vxorw   $3,$5,$24
    vldd    $5,bitsliced_spill+192($31) !tprello
    vandw   $25,$26,$25
    nop
    vxorw   $13,$24,$13
    nop
    vxorw   $1,$25,$1
    nop
    vxorw   $4,$5,$4
    vldd    $25,bitsliced_masks+128($31) !tprello
    vxorw   $1,$11,$11
    nop
    vxorw   $0,$1,$0
    nop
    vxorw   $11,$7,$7
    nop
    vandw   $4,$25,$4
    vldd    $11,bitsliced_spill+160($31) !tprello
    vsrlw   $7,1,$1
    nop
    vxorw   $5,$4,$26
    vldd    $5,bitsliced_spill+128($31) !tprello
    vsllw   $4,1,$4
    vldd    $9,bitsliced_spill+96($31) !tprello
    vsrlw   $11,1,$15
    nop
    vxorw   $10,$4,$10
    vldd    $4,bitsliced_spill+64($31) !tprello
    vxorw   $15,$5,$15
    nop
    vsrlw   $9,1,$6
    nop
    vandw   $15,$25,$15
    nop
    vxorw   $6,$4,$6
    nop
    vxorw   $5,$15,$5
    nop
    vsllw   $15,1,$15
    nop
    vandw   $6,$25,$6
    vldd    $8,bitsliced_spill+32($31) !tprello
    vxorw   $11,$15,$11
    nop
    vxorw   $4,$6,$15
    vldd    $4,bitsliced_spill+0($31) !tprello
    vsllw   $6,1,$6
    nop
    vsrlw   $8,1,$29
    nop
    vxorw   $9,$6,$6
    nop
    vxorw   $29,$4,$29
    nop
    vsrlw   $12,1,$9
    nop
    vxorw   $1,$13,$1
    nop
    vxorw   $9,$2,$9
    nop
    vandw   $1,$25,$1
    nop
    vandw   $9,$25,$9
    nop
    vxorw   $13,$1,$13
    nop
    vxorw   $2,$9,$2
    nop
    vsllw   $9,1,$9
    nop
    vsllw   $1,1,$1
    nop
    vxorw   $12,$9,$9
    nop
    vxorw   $7,$1,$1
    nop
    vsrlw   $24,1,$7
    nop
    vsrlw   $3,1,$12
    nop
    vxorw   $7,$0,$7
    nop
    vandw   $29,$25,$29
    nop
    vandw   $7,$25,$7
    nop
    vxorw   $4,$29,$4
    nop
    vsllw   $29,1,$29
    nop
    vxorw   $0,$7,$0
    nop
    vxorw   $8,$29,$8
    nop
    vsllw   $7,1,$7
    nop
    vxorw   $12,$22,$12
    nop
    vxorw   $24,$7,$7
    nop
    vandw   $12,$25,$12
    nop
    vsrlw   $10,2,$25
    nop
    vxorw   $22,$12,$24
    vldd    $22,bitsliced_masks+96($31) !tprello
    vsllw   $12,1,$12
    nop
    vxorw   $25,$11,$25
    nop
    vxorw   $3,$12,$3
    nop
    vandw   $25,$22,$25
    nop
    vsrlw   $26,2,$12
    nop
    vxorw   $11,$25,$11
    nop
    vsllw   $25,2,$25
    nop
    vxorw   $12,$5,$12
    nop
    vxorw   $10,$25,$10
    nop
    vandw   $12,$22,$12
    nop
    vsrlw   $6,2,$25
    nop
    vxorw   $5,$12,$5
    nop
    vsllw   $12,2,$12
    nop
    vxorw   $25,$8,$25
    nop
    vxorw   $26,$12,$12
    nop
    vandw   $25,$22,$25
    nop
    vsrlw   $15,2,$26
    nop
    vsllw   $25,2,$29
    nop
    vxorw   $26,$4,$26
    nop
    vxorw   $6,$29,$6
    nop
    vandw   $26,$22,$26
    nop
    vsrlw   $9,2,$29
    nop
    vxorw   $4,$26,$4
    nop
    vsllw   $26,2,$26
    nop
    vxorw   $29,$1,$29
    nop
    vxorw   $15,$26,$15
    nop
    vandw   $29,$22,$29
    nop
    vxorw   $8,$25,$8
    nop
    vxorw   $1,$29,$1
    nop
    vsllw   $29,2,$29
    nop
    vsrlw   $2,2,$25
    nop
    vxorw   $9,$29,$9
    nop
    vxorw   $25,$13,$25
    nop
    vsrlw   $7,2,$29
    nop
    vandw   $25,$22,$25
    nop
    vxorw   $29,$3,$29
    nop
    vxorw   $13,$25,$13
    nop
    vsllw   $25,2,$25
    nop
    vandw   $29,$22,$29
    nop
    vxorw   $2,$25,$2
    nop
    vxorw   $3,$29,$3
    nop
    vsllw   $29,2,$29
    nop
    vsrlw   $0,2,$25
    nop
    vxorw   $7,$29,$7
    nop
    vxorw   $25,$24,$25
    nop
    vsrlw   $10,4,$29
    nop
    vandw   $25,$22,$22
    vldd    $25,bitsliced_masks+64($31) !tprello
    vxorw   $29,$6,$29
    nop
    vxorw   $24,$22,$24
    nop
    vsllw   $22,2,$22
    nop
    vandw   $29,$25,$29
    nop
    vxorw   $0,$22,$0
    nop
    vxorw   $6,$29,$6
    nop
    vsllw   $29,4,$29
    nop
    vsrlw   $12,4,$22
    nop
    vxorw   $10,$29,$10
    nop
    vxorw   $22,$15,$22
    nop
    vsrlw   $11,4,$29
    nop
    vandw   $22,$25,$22
    nop
    vxorw   $29,$8,$29
    nop
    vxorw   $15,$22,$15
    nop
    vsllw   $22,4,$22
    nop
    vandw   $29,$25,$29
    nop
    vxorw   $12,$22,$12
    nop
    vxorw   $8,$29,$8
    nop
    vsllw   $29,4,$29
    nop
    vsrlw   $5,4,$22
    vstd    $8,bitsliced_spill+256($31) !tprello
    vxorw   $11,$29,$8
    nop
    vxorw   $22,$4,$22
    nop
    vsrlw   $9,4,$11
    nop
    vandw   $22,$25,$22
    nop
    vxorw   $11,$7,$11
    nop
    vxorw   $4,$22,$4
    nop
    vsllw   $22,4,$22
    nop
    vandw   $11,$25,$11
    nop
    vxorw   $5,$22,$5
    nop
    vxorw   $7,$11,$7
    nop
    vsllw   $11,4,$11
    nop
    vsrlw   $2,4,$22
    nop
    vxorw   $9,$11,$9
    nop
    vxorw   $22,$0,$22
    nop
    vsrlw   $1,4,$11
    nop
    vandw   $22,$25,$22
    nop
    vxorw   $11,$3,$11
    nop
    vxorw   $0,$22,$0
    nop
    vsllw   $22,4,$22
    nop
    vandw   $11,$25,$11
    nop
    vxorw   $2,$22,$2
    nop
    vxorw   $3,$11,$3
    nop
    vsllw   $11,4,$11
    ldw     $22,bitsliced_selectors+12($31) !tprello
    vsrlw   $13,4,$29
    nop
    vxorw   $1,$11,$1
    ldw     $11,bitsliced_selectors+16($31) !tprello
    vxorw   $29,$24,$29
    nop
    vshfw   $12,$10,$22,$26
    nop
    vandw   $29,$25,$25
    ldw     $29,bitsliced_selectors+20($31) !tprello
    vshfw   $12,$10,$11,$10
    nop
    vxorw   $24,$25,$12
    ldw     $24,bitsliced_selectors+24($31) !tprello
    vsllw   $25,4,$25
    nop
    vshfw   $2,$9,$29,$23
    vldd    $30,bitsliced_last_key+0($31) !tprello
    vxorw   $13,$25,$13
    nop
    vshfw   $2,$9,$24,$2
    nop
    vsrlw   $26,16,$9
    vldd    $25,bitsliced_masks+32($31) !tprello
    vxorw   $23,$30,$14
    nop
    vxorw   $9,$23,$9
    nop
    vxorw   $26,$30,$26
    nop
    vandw   $9,$25,$9
    nop
    vsrlw   $10,16,$23
    nop
    vxorw   $14,$9,$14
    nop
    vsllw   $9,16,$9
    vldd    $27,bitsliced_last_key+32($31) !tprello
    vxorw   $23,$2,$23
    nop
    vxorw   $26,$9,$9
    nop
    vandw   $23,$25,$23
    nop
    vxorw   $2,$27,$2
    nop
    vsllw   $23,16,$26
    nop
    vxorw   $2,$23,$2
    nop
    vxorw   $10,$27,$10
    nop
    vsrlw   $9,8,$23
    nop
    vxorw   $10,$26,$10
    vldd    $26,bitsliced_masks+0($31) !tprello
    vsrlw   $14,8,$28
    nop
    vxorw   $23,$10,$23
    nop
    vxorw   $28,$2,$28
    nop
    vandw   $23,$26,$23
    nop
    vandw   $28,$26,$28
    nop
    vxorw   $10,$23,$10
    nop
    vsllw   $23,8,$23
    nop
    vxorw   $2,$28,$2
    vstd    $10,-480($17)
    vxorw   $9,$23,$9
    nop
    vsllw   $28,8,$28
    vstd    $2,-224($17)
    vshfw   $5,$8,$22,$2
    vstd    $9,-512($17)
    vxorw   $14,$28,$9
    nop
    vshfw   $5,$8,$11,$5
    nop
    vshfw   $13,$1,$29,$8
    vstd    $9,-256($17)
    vshfw   $13,$1,$24,$1
    nop
    vsrlw   $2,16,$9
    nop
    vsrlw   $5,16,$13
    nop
    vxorw   $9,$8,$9
    nop
    vxorw   $8,$30,$8
    nop
    vandw   $9,$25,$9
    nop
    vxorw   $2,$30,$2
    nop
    vxorw   $8,$9,$8
    nop
    vsllw   $9,16,$9
    nop
    vxorw   $13,$1,$13
    nop
    vxorw   $2,$9,$2
    nop
    vandw   $13,$25,$13
    nop
    vxorw   $1,$27,$1
    nop
    vsllw   $13,16,$9
    nop
    vxorw   $1,$13,$1
    nop
    vxorw   $5,$27,$5
    nop
    vsrlw   $2,8,$13
    nop
    vxorw   $5,$9,$5
    nop
    vsrlw   $8,8,$9
    nop
    vxorw   $13,$5,$13
    nop
    vshfw   $15,$6,$22,$14
    nop
    vandw   $13,$26,$13
    nop
    vshfw   $0,$7,$29,$28
    nop
    vxorw   $5,$13,$5
    nop
    vsllw   $13,8,$13
    nop
    vshfw   $0,$7,$24,$0
    vstd    $5,-416($17)
    vsrlw   $14,16,$5
    nop
    vxorw   $28,$30,$7
    nop
    vxorw   $5,$28,$5
    nop
    vxorw   $14,$30,$14
    nop
    vandw   $5,$25,$5
    nop
    vxorw   $0,$27,$28
    nop
    vxorw   $7,$5,$7
    vldd    $10,bitsliced_spill+256($31) !tprello
    vsllw   $5,16,$5
    nop
    vsrlw   $7,8,$23
    nop
    vxorw   $14,$5,$5
    nop
    vshfw   $4,$10,$22,$22
    nop
    vsrlw   $5,8,$14
    nop
    vshfw   $12,$3,$29,$29
    nop
    vshfw   $12,$3,$24,$3
    nop
    vsrlw   $22,16,$12
    nop
    vxorw   $29,$30,$24
    nop
    vxorw   $12,$29,$12
    nop
    vxorw   $22,$30,$22
    nop
    vandw   $12,$25,$12
    nop
    vxorw   $2,$13,$2
    nop
    vxorw   $24,$12,$24
    nop
    vsllw   $12,16,$12
    vstd    $2,-448($17)
    vxorw   $3,$27,$2
    nop
    vxorw   $22,$12,$12
    nop
    vsrlw   $24,8,$22
    nop
    vsrlw   $12,8,$13
    nop
    vxorw   $9,$1,$9
    nop
    vshfw   $15,$6,$11,$6
    nop
    vandw   $9,$26,$9
    nop
    vsrlw   $6,16,$15
    nop
    vsllw   $9,8,$30
    nop
    vxorw   $15,$0,$0
    nop
    vxorw   $8,$30,$8
    nop
    vandw   $0,$25,$0
    nop
    vxorw   $6,$27,$6
    vstd    $8,-192($17)
    vxorw   $28,$0,$8
    nop
    vsllw   $0,16,$0
    nop
    vxorw   $1,$9,$1
    nop
    vxorw   $6,$0,$0
    nop
    vxorw   $23,$8,$23
    vstd    $1,-160($17)
    vxorw   $14,$0,$1
    nop
    vandw   $23,$26,$23
    nop
    vandw   $1,$26,$1
    nop
    vxorw   $8,$23,$8
    nop
    vsllw   $1,8,$14
    nop
    vsllw   $23,8,$23
    vstd    $8,-96($17)
    vxorw   $0,$1,$0
    nop
    vxorw   $7,$23,$7
    nop
    vxorw   $5,$14,$5
    vstd    $0,-352($17)
    vshfw   $4,$10,$11,$0
    vstd    $7,-128($17)
    vsrlw   $0,16,$7
    vstd    $5,-384($17)
    vxorw   $0,$27,$0
    nop
    vxorw   $7,$3,$3
    nop
    or      $31,$31,$31
    nop
    vandw   $3,$25,$3
    nop
    or      $31,$31,$31
    nop
    vxorw   $2,$3,$2
    nop
    vsllw   $3,16,$3
    nop
    vxorw   $22,$2,$22
    nop
    vxorw   $0,$3,$0
    nop
    vandw   $22,$26,$22
    nop
    vxorw   $13,$0,$13
    nop
    vxorw   $2,$22,$2
    nop
    vandw   $13,$26,$13
    nop
    vsllw   $22,8,$22
    vstd    $2,-32($17)
    vxorw   $0,$13,$0
    nop
    vsllw   $13,8,$13
    nop
    vxorw   $24,$22,$22
    vstd    $0,-288($17)
    vxorw   $12,$13,$0
    nop
    or      $31,$31,$31
    vstd    $22,-64($17)
    or      $31,$31,$31
    vstd    $0,-320($17)
    .endm
#endif

#if defined(AES_CTR)
# Operations: 256 on P0, 31 on P1; cycles: 262
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
    ldw     $9,bitsliced_selectors+0($31) !tprello
    vsrlw   $6,8,$10
    ldw     $11,bitsliced_selectors+4($31) !tprello
    vxorw   $0,$7,$0
    nop
    vxorw   $10,$8,$7
    vldd    $10,320($16)
    vshfw   $2,$0,$9,$12
    nop
    vshfw   $2,$0,$11,$0
    nop
    vandw   $7,$4,$2
    vldd    $7,352($16)
    vsrlw   $10,8,$13
    nop
    vxorw   $8,$2,$8
    nop
    vsllw   $2,8,$2
    nop
    vxorw   $13,$7,$13
    nop
    vxorw   $6,$2,$2
    nop
    vandw   $13,$4,$6
    nop
    vshfw   $8,$2,$9,$13
    nop
    vxorw   $7,$6,$7
    nop
    vsllw   $6,8,$6
    nop
    vshfw   $8,$2,$11,$2
    nop
    vxorw   $10,$6,$6
    nop
    vsrlw   $13,16,$10
    nop
    vshfw   $7,$6,$9,$8
    vldd    $14,bitsliced_masks+32($31) !tprello
    vshfw   $7,$6,$11,$7
    nop
    vxorw   $10,$8,$6
    nop
    vsrlw   $2,16,$10
    nop
    vandw   $6,$14,$6
    nop
    vxorw   $10,$7,$10
    nop
    vxorw   $8,$6,$8
    nop
    vsllw   $6,16,$6
    nop
    vandw   $10,$14,$10
    vldd    $15,128($16)
    vxorw   $13,$6,$13
    vldd    $6,384($16)
    vxorw   $7,$10,$22
    vldd    $7,160($16)
    vsllw   $10,16,$23
    vldd    $10,416($16)
    vsrlw   $15,8,$24
    nop
    vsrlw   $6,8,$25
    nop
    vxorw   $24,$7,$24
    nop
    vxorw   $25,$10,$25
    nop
    vandw   $24,$4,$24
    nop
    vandw   $25,$4,$25
    nop
    vxorw   $7,$24,$7
    nop
    vsllw   $24,8,$24
    nop
    vxorw   $10,$25,$10
    nop
    vxorw   $15,$24,$15
    nop
    vsllw   $25,8,$25
    nop
    vshfw   $7,$15,$9,$24
    nop
    vxorw   $6,$25,$6
    nop
    vshfw   $7,$15,$11,$7
    nop
    vshfw   $10,$6,$9,$15
    nop
    vshfw   $10,$6,$11,$6
    nop
    vxorw   $2,$23,$2
    nop
    vsrlw   $24,16,$23
    nop
    vsrlw   $7,16,$10
    nop
    vxorw   $23,$15,$23
    nop
    vxorw   $10,$6,$10
    nop
    vandw   $23,$14,$23
    nop
    vandw   $10,$14,$10
    nop
    vxorw   $15,$23,$15
    nop
    vsllw   $23,16,$23
    vldd    $25,192($16)
    vxorw   $6,$10,$6
    nop
    vxorw   $24,$23,$24
    vldd    $23,224($16)
    vsllw   $10,16,$10
    vldd    $26,448($16)
    vsrlw   $25,8,$27
    nop
    vxorw   $7,$10,$10
    vldd    $7,480($16)
    vxorw   $27,$23,$27
    nop
    vsrlw   $26,8,$28
    nop
    vandw   $27,$4,$27
    nop
    vxorw   $28,$7,$28
    nop
    vxorw   $23,$27,$23
    nop
    vsllw   $27,8,$27
    nop
    vandw   $28,$4,$4
    nop
    vxorw   $25,$27,$25
    nop
    vxorw   $7,$4,$7
    nop
    vsllw   $4,8,$4
    nop
    vshfw   $23,$25,$9,$27
    nop
    vxorw   $26,$4,$4
    nop
    vshfw   $23,$25,$11,$23
    nop
    vshfw   $7,$4,$9,$25
    nop
    vshfw   $7,$4,$11,$4
    nop
    vsrlw   $27,16,$7
    nop
    vsrlw   $23,16,$26
    nop
    vxorw   $7,$25,$7
    nop
    vxorw   $26,$4,$26
    nop
    vandw   $7,$14,$7
    nop
    vandw   $26,$14,$26
    nop
    vxorw   $25,$7,$25
    nop
    vsllw   $7,16,$7
    nop
    vxorw   $4,$26,$4
    nop
    vxorw   $27,$7,$7
    nop
    vsllw   $5,8,$5
    nop
    vsllw   $26,16,$26
    nop
    vxorw   $1,$5,$1
    nop
    vxorw   $23,$26,$5
    nop
    vshfw   $3,$1,$9,$9
    nop
    vshfw   $3,$1,$11,$1
    nop
    vsrlw   $9,16,$3
    nop
    vsrlw   $1,16,$11
    nop
    vxorw   $3,$12,$3
    nop
    vxorw   $11,$0,$11
    nop
    vandw   $3,$14,$3
    nop
    vandw   $11,$14,$11
    nop
    vxorw   $12,$3,$12
    nop
    vsllw   $3,16,$3
    nop
    vxorw   $0,$11,$0
    nop
    vxorw   $9,$3,$3
    nop
    vsllw   $11,16,$11
    nop
    vsrlw   $3,4,$9
    vldd    $14,bitsliced_masks+64($31) !tprello
    vxorw   $1,$11,$1
    nop
    vxorw   $9,$24,$9
    nop
    vsrlw   $1,4,$11
    nop
    vandw   $9,$14,$9
    nop
    vxorw   $11,$10,$11
    nop
    vxorw   $24,$9,$24
    nop
    vandw   $11,$14,$11
    nop
    vsrlw   $13,4,$23
    nop
    vxorw   $10,$11,$10
    nop
    vsllw   $11,4,$11
    nop
    vxorw   $23,$7,$23
    nop
    vxorw   $1,$11,$1
    nop
    vandw   $23,$14,$23
    nop
    vsrlw   $2,4,$11
    nop
    vxorw   $7,$23,$7
    nop
    vsllw   $23,4,$23
    nop
    vxorw   $11,$5,$11
    nop
    vxorw   $13,$23,$13
    nop
    vandw   $11,$14,$11
    nop
    vsrlw   $12,4,$23
    nop
    vxorw   $5,$11,$5
    nop
    vsllw   $11,4,$11
    nop
    vxorw   $23,$15,$23
    nop
    vxorw   $2,$11,$2
    nop
    vandw   $23,$14,$23
    nop
    vsrlw   $0,4,$11
    nop
    vxorw   $15,$23,$15
    nop
    vsllw   $23,4,$23
    nop
    vxorw   $11,$6,$11
    nop
    vxorw   $12,$23,$12
    nop
    vandw   $11,$14,$11
    nop
    vsllw   $9,4,$9
    nop
    vxorw   $6,$11,$6
    nop
    vxorw   $3,$9,$3
    nop
    vsllw   $11,4,$11
    nop
    vsrlw   $8,4,$9
    nop
    vxorw   $0,$11,$0
    nop
    vxorw   $9,$25,$9
    nop
    vsrlw   $22,4,$11
    nop
    vandw   $9,$14,$9
    nop
    vxorw   $11,$4,$11
    nop
    vxorw   $25,$9,$25
    nop
    vsllw   $9,4,$9
    nop
    vandw   $11,$14,$11
    nop
    vxorw   $8,$9,$8
    nop
    vxorw   $4,$11,$4
    nop
    vsllw   $11,4,$11
    nop
    vsrlw   $3,2,$9
    vldd    $14,bitsliced_masks+96($31) !tprello
    vxorw   $22,$11,$11
    nop
    vxorw   $9,$13,$9
    nop
    vsrlw   $1,2,$22
    nop
    vandw   $9,$14,$9
    nop
    vxorw   $22,$2,$22
    nop
    vxorw   $13,$9,$13
    nop
    vsllw   $9,2,$9
    nop
    vandw   $22,$14,$22
    nop
    vxorw   $3,$9,$3
    nop
    vxorw   $2,$22,$2
    nop
    vsllw   $22,2,$22
    nop
    vsrlw   $24,2,$9
    nop
    vxorw   $1,$22,$1
    nop
    vxorw   $9,$7,$9
    nop
    vsrlw   $10,2,$22
    nop
    vandw   $9,$14,$9
    nop
    vxorw   $22,$5,$22
    nop
    vxorw   $7,$9,$23
    nop
    vsllw   $9,2,$7
    nop
    vandw   $22,$14,$22
    nop
    vxorw   $24,$7,$7
    nop
    vxorw   $5,$22,$24
    nop
    vsllw   $22,2,$5
    nop
    vsrlw   $12,2,$22
    nop
    vxorw   $10,$5,$5
    nop
    vxorw   $22,$8,$22
    nop
    vsrlw   $0,2,$10
    nop
    vandw   $22,$14,$22
    nop
    vxorw   $10,$11,$10
    nop
    vxorw   $8,$22,$8
    nop
    vsllw   $22,2,$22
    nop
    vandw   $10,$14,$10
    nop
    vxorw   $12,$22,$12
    nop
    vxorw   $11,$10,$11
    nop
    vsllw   $10,2,$10
    nop
    vsrlw   $15,2,$22
    nop
    vxorw   $0,$10,$10
    nop
    vxorw   $22,$25,$0
    nop
    vsrlw   $6,2,$22
    nop
    vandw   $0,$14,$0
    nop
    vxorw   $22,$4,$22
    nop
    vxorw   $25,$0,$25
    nop
    vsllw   $0,2,$0
    nop
    vandw   $22,$14,$14
    nop
    vxorw   $15,$0,$15
    nop
    vxorw   $4,$14,$22
    nop
    vsllw   $14,2,$0
    nop
    vsrlw   $3,1,$4
    vldd    $14,bitsliced_masks+128($31) !tprello
    vxorw   $6,$0,$6
    nop
    vxorw   $4,$1,$0
    nop
    vsrlw   $13,1,$4
    nop
    vandw   $0,$14,$0
    nop
    vxorw   $4,$2,$4
    nop
    vxorw   $1,$0,$1
    nop
    vsllw   $0,1,$0
    nop
    vandw   $4,$14,$4
    nop
    vxorw   $3,$0,$0
    nop
    vxorw   $2,$4,$3
    nop
    vsllw   $4,1,$2
    nop
    vsrlw   $7,1,$4
    nop
    vxorw   $13,$2,$2
    nop
    vxorw   $4,$5,$4
    nop
    vsrlw   $23,1,$13
    nop
    vandw   $4,$14,$4
    nop
    vxorw   $13,$24,$13
    nop
    vxorw   $5,$4,$5
    nop
    vsllw   $4,1,$4
    nop
    vandw   $13,$14,$13
    nop
    vxorw   $7,$4,$4
    nop
    vsllw   $13,1,$9
    nop
    vxorw   $24,$13,$7
    nop
    vsrlw   $12,1,$13
    nop
    vsrlw   $8,1,$24
    nop
    vxorw   $13,$10,$13
    nop
    vxorw   $24,$11,$24
    nop
    vandw   $13,$14,$13
    nop
    vandw   $24,$14,$24
    nop
    vxorw   $10,$13,$10
    nop
    vsllw   $13,1,$13
    nop
    vxorw   $11,$24,$11
    vstd    $10,bitsliced_state+32($31) !tprello
    vxorw   $12,$13,$10
    nop
    vsllw   $24,1,$24
    vstd    $11,bitsliced_state+96($31) !tprello
    vsrlw   $15,1,$11
    vstd    $10,bitsliced_state+0($31) !tprello
    vxorw   $8,$24,$8
    nop
    vxorw   $11,$6,$11
    nop
    vsrlw   $25,1,$10
    vstd    $8,bitsliced_state+64($31) !tprello
    vandw   $11,$14,$8
    nop
    vxorw   $10,$22,$10
    nop
    vxorw   $6,$8,$6
    nop
    vsllw   $8,1,$8
    nop
    vandw   $10,$14,$10
    vstd    $6,bitsliced_state+160($31) !tprello
    vxorw   $15,$8,$6
    nop
    vxorw   $22,$10,$22
    nop
    vsllw   $10,1,$10
    vstd    $6,bitsliced_state+128($31) !tprello
    vxorw   $23,$9,$6
    vstd    $22,bitsliced_state+224($31) !tprello
    vxorw   $25,$10,$10
    nop
    or      $31,$31,$31
    nop
    or      $31,$31,$31
    vstd    $10,bitsliced_state+192($31) !tprello
    .endm
#endif

#if defined(AES_CTR)
# Operations: 16 on P0, 42 on P1; cycles: 45
    .macro COUNTER
    or      $31,$31,$31
    vldd    $2,320($20)
    or      $31,$31,$31
    vldd    $0,320($21)
    or      $31,$31,$31
    vldd    $3,96($20)
    or      $31,$31,$31
    vldd    $4,416($20)
    or      $31,$31,$31
    vldd    $6,416($21)
    vxorw   $0,$2,$2
    vldd    $0,64($20)
    or      $31,$31,$31
    vldd    $1,64($21)
    or      $31,$31,$31
    vstd    $2,bitsliced_state+64($31) !tprello
    vxorw   $6,$4,$2
    vldd    $4,0($20)
    or      $31,$31,$31
    vldd    $6,0($21)
    or      $31,$31,$31
    vstd    $2,bitsliced_state+160($31) !tprello
    vxorw   $1,$0,$2
    vldd    $1,96($21)
    or      $31,$31,$31
    vldd    $5,128($20)
    vxorw   $6,$4,$0
    vldd    $4,128($21)
    or      $31,$31,$31
    vldd    $6,352($20)
    vxorw   $1,$3,$3
    vldd    $1,352($21)
    or      $31,$31,$31
    vldd    $7,224($20)
    vxorw   $4,$5,$4
    vldd    $5,192($20)
    or      $31,$31,$31
    vldd    $8,192($21)
    vxorw   $1,$6,$6
    vldd    $1,448($20)
    or      $31,$31,$31
    vldd    $9,448($21)
    or      $31,$31,$31
    vstd    $6,bitsliced_state+96($31) !tprello
    vxorw   $8,$5,$6
    vldd    $5,288($20)
    or      $31,$31,$31
    vldd    $8,288($21)
    vxorw   $9,$1,$1
    vldd    $9,480($20)
    or      $31,$31,$31
    vldd    $10,480($21)
    or      $31,$31,$31
    vstd    $1,bitsliced_state+192($31) !tprello
    vxorw   $8,$5,$1
    vldd    $5,384($20)
    or      $31,$31,$31
    vldd    $8,384($21)
    or      $31,$31,$31
    vstd    $1,bitsliced_state+32($31) !tprello
    vxorw   $10,$9,$1
    vldd    $9,32($20)
    or      $31,$31,$31
    vldd    $10,32($21)
    or      $31,$31,$31
    vstd    $1,bitsliced_state+224($31) !tprello
    vxorw   $8,$5,$1
    vldd    $5,160($20)
    or      $31,$31,$31
    vldd    $8,160($21)
    or      $31,$31,$31
    vstd    $1,bitsliced_state+128($31) !tprello
    vxorw   $10,$9,$1
    vldd    $9,224($21)
    or      $31,$31,$31
    vldd    $10,256($20)
    vxorw   $8,$5,$5
    vldd    $8,256($21)
    or      $31,$31,$31
    nop
    vxorw   $9,$7,$7
    nop
    or      $31,$31,$31
    nop
    vxorw   $8,$10,$8
    ldi     $19,-544*(AES_ROUNDS-2)($31)
    or      $31,$31,$31
    ldi     $20,512($20)
    or      $31,$31,$31
    vstd    $8,bitsliced_state+0($31) !tprello
    .endm
#endif

#if defined(AES_CTR)
# Operations: 524 on P0, 140 on P1; cycles: 526
    .macro OUTPUT_COUNTER
    vxorw   $3,$1,$8
    ldi     $16,512($16)
    vxorw   $7,$4,$3
    ldi     $17,512($17)
    vxorw   $7,$1,$1
    nop
    vxorw   $8,$3,$8
    nop
    vxorw   $3,$2,$2
    nop
    vxorw   $8,$5,$5
    nop
    vxorw   $4,$2,$9
    nop
    vxorw   $5,$2,$10
    nop
    vxorw   $6,$5,$5
    nop
    vxorw   $8,$10,$6
    nop
    vandw   $10,$1,$11
    nop
    vxorw   $6,$5,$12
    nop
    vandw   $5,$9,$13
    nop
    vxorw   $0,$12,$14
    nop
    vandw   $12,$3,$15
    nop
    vxorw   $14,$10,$22
    nop
    vxorw   $11,$14,$11
    nop
    vxorw   $22,$7,$7
    nop
    vxorw   $15,$13,$13
    nop
    vbicw   $7,$14,$23
    nop
    vxorw   $11,$2,$2
    nop
    vxorw   $11,$23,$11
    nop
    vxorw   $22,$4,$4
    nop
    vxorw   $11,$13,$11
    nop
    vxorw   $5,$13,$13
    nop
    vandw   $0,$4,$23
    nop
    vxorw   $7,$1,$24
    nop
    vxorw   $23,$13,$13
    nop
    vbicw   $24,$22,$23
    nop
    vxorw   $9,$3,$25
    nop
    vxorw   $2,$23,$2
    nop
    vxorw   $25,$1,$23
    nop
    vbicw   $25,$6,$26
    nop
    vandw   $23,$8,$27
    nop
    vxorw   $26,$15,$15
    nop
    vxorw   $9,$27,$27
    nop
    vxorw   $2,$15,$2
    nop
    vxorw   $27,$15,$15
    nop
    vxorw   $24,$9,$26
    nop
    vxorw   $5,$22,$28
    nop
    vxorw   $15,$12,$15
    nop
    vandw   $26,$28,$29
    nop
    vxorw   $27,$13,$13
    nop
    vxorw   $15,$29,$15
    nop
    vxorw   $11,$2,$29
    nop
    vandw   $15,$2,$2
    nop
    vxorw   $15,$13,$15
    nop
    vxorw   $2,$11,$27
    nop
    vbicw   $11,$2,$11
    nop
    vandw   $15,$27,$27
    nop
    vandw   $29,$13,$30
    nop
    vxorw   $13,$27,$13
    nop
    vxorw   $30,$11,$11
    nop
    vbicw   $13,$27,$27
    nop
    vbisw   $15,$2,$15
    nop
    vbicw   $11,$27,$30
    nop
    vxorw   $15,$27,$15
    nop
    vxorw   $29,$30,$29
    nop
    vxorw   $2,$11,$2
    nop
    vandw   $14,$13,$14
    nop
    vandw   $13,$7,$7
    nop
    vxorw   $13,$15,$13
    nop
    vandw   $10,$15,$10
    nop
    vandw   $22,$13,$22
    nop
    vxorw   $10,$14,$14
    nop
    vxorw   $10,$22,$10
    nop
    vandw   $24,$13,$24
    nop
    vandw   $2,$0,$0
    nop
    vandw   $2,$4,$4
    nop
    vxorw   $2,$29,$2
    nop
    vandw   $8,$29,$8
    nop
    vxorw   $2,$13,$13
    nop
    vandw   $2,$26,$26
    nop
    vandw   $2,$28,$2
    nop
    vxorw   $0,$8,$0
    nop
    vxorw   $8,$2,$2
    nop
    vxorw   $29,$15,$8
    nop
    vandw   $1,$15,$1
    nop
    vandw   $8,$6,$6
    nop
    vandw   $29,$23,$23
    nop
    vxorw   $10,$6,$6
    nop
    vxorw   $2,$10,$2
    nop
    vxorw   $8,$13,$10
    nop
    vandw   $8,$25,$8
    nop
    vandw   $3,$10,$3
    nop
    vandw   $12,$10,$10
    nop
    vandw   $5,$13,$5
    nop
    vandw   $13,$9,$9
    nop
    vxorw   $6,$10,$10
    nop
    vxorw   $1,$6,$6
    nop
    vxorw   $14,$0,$14
    nop
    vxorw   $6,$0,$0
    nop
    vxorw   $8,$3,$6
    nop
    vxorw   $0,$5,$0
    nop
    vxorw   $6,$26,$5
    nop
    vxorw   $9,$10,$9
    nop
    vxorw   $0,$7,$7
    nop
    vxorw   $9,$3,$3
    nop
    vxorw   $7,$5,$9
    vldd    $26,bitsliced_state+160($31) !tprello
    vxorw   $5,$23,$5
    vldd    $23,bitsliced_state+64($31) !tprello
    vxorw   $9,$4,$4
    vldd    $9,bitsliced_state+224($31) !tprello
    vxorw   $3,$7,$3
    vldd    $7,bitsliced_state+128($31) !tprello
    vxorw   $24,$14,$24
    vstd    $4,bitsliced_spill+160($31) !tprello
    vxorw   $10,$5,$4
    vstd    $3,bitsliced_spill+64($31) !tprello
    vxorw   $6,$24,$5
    vldd    $3,bitsliced_state+96($31) !tprello
    vxorw   $4,$2,$2
    vstd    $4,bitsliced_spill+0($31) !tprello
    vxorw   $5,$1,$1
    vldd    $4,bitsliced_state+32($31) !tprello
    vxorw   $2,$10,$6
    vstd    $2,bitsliced_spill+32($31) !tprello
    vxorw   $5,$0,$0
    vstd    $1,bitsliced_spill+224($31) !tprello
    vxorw   $14,$6,$1
    vstd    $6,bitsliced_spill+96($31) !tprello
    vxorw   $3,$4,$2
    vstd    $0,bitsliced_spill+192($31) !tprello
    vxorw   $9,$7,$0
    vstd    $1,bitsliced_spill+128($31) !tprello
    vxorw   $9,$4,$1
    nop
    vxorw   $2,$0,$4
    nop
    vxorw   $0,$23,$5
    vldd    $2,bitsliced_state+192($31) !tprello
    vxorw   $4,$26,$3
    nop
    vxorw   $7,$5,$6
    nop
    vxorw   $3,$5,$26
    nop
    vxorw   $2,$3,$2
    nop
    vxorw   $4,$26,$23
    vldd    $3,bitsliced_state+0($31) !tprello
    vandw   $26,$1,$14
    nop
    vxorw   $23,$2,$10
    nop
    vandw   $2,$6,$24
    nop
    vxorw   $3,$10,$8
    nop
    vandw   $10,$0,$13
    nop
    vxorw   $8,$26,$12
    nop
    vxorw   $14,$8,$14
    nop
    vxorw   $12,$9,$9
    nop
    vxorw   $13,$24,$24
    nop
    vbicw   $9,$8,$25
    nop
    vxorw   $14,$5,$5
    nop
    vxorw   $14,$25,$14
    nop
    vxorw   $12,$7,$7
    nop
    vxorw   $14,$24,$14
    nop
    vxorw   $2,$24,$24
    nop
    vandw   $3,$7,$25
    nop
    vxorw   $9,$1,$29
    nop
    vxorw   $25,$24,$24
    nop
    vbicw   $29,$12,$25
    nop
    vxorw   $6,$0,$15
    nop
    vxorw   $5,$25,$5
    nop
    vxorw   $15,$1,$25
    nop
    vbicw   $15,$23,$28
    nop
    vandw   $25,$4,$22
    nop
    vxorw   $28,$13,$13
    nop
    vxorw   $6,$22,$22
    nop
    vxorw   $5,$13,$5
    nop
    vxorw   $22,$13,$13
    nop
    vxorw   $29,$6,$28
    nop
    vxorw   $2,$12,$11
    nop
    vxorw   $13,$10,$13
    nop
    vandw   $28,$11,$30
    nop
    vxorw   $22,$24,$22
    nop
    vxorw   $13,$30,$13
    nop
    vxorw   $14,$5,$30
    nop
    vandw   $13,$5,$5
    nop
    vxorw   $13,$22,$13
    nop
    vxorw   $5,$14,$24
    nop
    vbicw   $14,$5,$14
    nop
    vandw   $13,$24,$24
    nop
    vandw   $30,$22,$27
    nop
    vxorw   $22,$24,$22
    nop
    vxorw   $27,$14,$14
    nop
    vbicw   $22,$24,$24
    nop
    vbisw   $13,$5,$13
    nop
    vbicw   $14,$24,$27
    nop
    vxorw   $13,$24,$13
    nop
    vxorw   $30,$27,$27
    nop
    vxorw   $5,$14,$5
    nop
    vandw   $8,$22,$8
    nop
    vandw   $22,$9,$9
    nop
    vxorw   $22,$13,$22
    nop
    vandw   $26,$13,$26
    nop
    vandw   $12,$22,$12
    nop
    vxorw   $26,$8,$8
    nop
    vxorw   $26,$12,$12
    nop
    vandw   $29,$22,$29
    nop
    vandw   $5,$3,$3
    nop
    vandw   $5,$7,$7
    nop
    vxorw   $5,$27,$5
    nop
    vandw   $4,$27,$4
    nop
    vxorw   $5,$22,$22
    nop
    vandw   $5,$28,$28
    nop
    vandw   $5,$11,$5
    nop
    vxorw   $3,$4,$3
    nop
    vxorw   $4,$5,$4
    nop
    vxorw   $27,$13,$5
    nop
    vandw   $1,$13,$1
    nop
    vandw   $5,$23,$23
    nop
    vandw   $27,$25,$25
    nop
    vxorw   $12,$23,$23
    nop
    vxorw   $4,$12,$4
    nop
    vxorw   $5,$22,$12
    nop
    vandw   $5,$15,$5
    nop
    vandw   $0,$12,$0
    nop
    vandw   $10,$12,$10
    nop
    vandw   $2,$22,$2
    nop
    vandw   $22,$6,$6
    nop
    vxorw   $23,$10,$10
    nop
    vxorw   $1,$23,$23
    nop
    vxorw   $8,$3,$8
    nop
    vxorw   $23,$3,$3
    nop
    vxorw   $5,$0,$5
    nop
    vxorw   $3,$2,$2
    nop
    vxorw   $5,$28,$3
    nop
    vxorw   $6,$10,$6
    nop
    vxorw   $2,$9,$9
    nop
    vxorw   $6,$0,$0
    nop
    vxorw   $9,$3,$6
    nop
    vxorw   $3,$25,$3
    nop
    vxorw   $6,$7,$6
    nop
    vxorw   $0,$9,$0
    nop
    vxorw   $29,$8,$7
    nop
    vxorw   $10,$3,$3
    nop
    vxorw   $5,$7,$5
    nop
    vxorw   $3,$4,$4
    nop
    vxorw   $5,$1,$7
    vldd    $1,bitsliced_spill+224($31) !tprello
    vxorw   $4,$10,$10
    vldd    $29,bitsliced_spill+160($31) !tprello
    vxorw   $5,$2,$5
    vldd    $2,bitsliced_spill+192($31) !tprello
    vxorw   $8,$10,$9
    vldd    $8,bitsliced_spill+96($31) !tprello
    vsrlw   $1,1,$25
    vldd    $28,bitsliced_masks+128($31) !tprello
    vsrlw   $29,1,$22
    vldd    $23,bitsliced_spill+64($31) !tprello
    vxorw   $25,$2,$25
    nop
    vsrlw   $8,1,$12
    nop
    vandw   $25,$28,$25
    nop
    vxorw   $12,$23,$12
    nop
    vxorw   $2,$25,$2
    nop
    vsllw   $25,1,$25
    nop
    vandw   $12,$28,$12
    vldd    $15,bitsliced_spill+32($31) !tprello
    vxorw   $1,$25,$1
    nop
    vxorw   $23,$12,$25
    vldd    $23,bitsliced_spill+0($31) !tprello
    vsllw   $12,1,$12
    nop
    vsrlw   $15,1,$27
    vstd    $25,bitsliced_spill+352($31) !tprello
    vxorw   $8,$12,$8
    nop
    vxorw   $27,$23,$27
    nop
    vsrlw   $7,1,$12
    nop
    vandw   $27,$28,$27
    nop
    vxorw   $12,$5,$12
    nop
    vxorw   $23,$27,$23
    nop
    vsllw   $27,1,$27
    nop
    vandw   $12,$28,$12
    nop
    vxorw   $15,$27,$15
    nop
    vxorw   $5,$12,$5
    nop
    vsllw   $12,1,$12
    nop
    vsrlw   $6,1,$27
    nop
    vxorw   $7,$12,$12
    vldd    $7,256($20)
    vxorw   $27,$9,$27
    vldd    $13,256($21)
    vsrlw   $10,1,$11
    nop
    vandw   $27,$28,$27
    nop
    vxorw   $11,$0,$11
    nop
    vxorw   $13,$7,$7
    nop
    vxorw   $9,$27,$9
    nop
    vsllw   $27,1,$27
    vstd    $7,bitsliced_state+0($31) !tprello
    vandw   $11,$28,$7
    nop
    vxorw   $6,$27,$27
    vldd    $6,288($20)
    vxorw   $0,$7,$11
    vldd    $0,288($21)
    vsllw   $7,1,$7
    nop
    vsrlw   $4,1,$13
    nop
    vxorw   $10,$7,$7
    nop
    vxorw   $0,$6,$0
    vldd    $6,bitsliced_spill+128($31) !tprello
    vxorw   $13,$3,$13
    nop
    vsrlw   $1,2,$10
    vstd    $0,bitsliced_state+32($31) !tprello
    vandw   $13,$28,$0
    nop
    vxorw   $22,$6,$22
    nop
    vxorw   $3,$0,$13
    vldd    $3,320($20)
    vandw   $22,$28,$22
    vldd    $28,320($21)
    vsllw   $0,1,$0
    nop
    vxorw   $6,$22,$6
    nop
    vsllw   $22,1,$22
    nop
    vxorw   $28,$3,$3
    nop
    vxorw   $29,$22,$22
    vldd    $29,bitsliced_masks+96($31) !tprello
    vxorw   $4,$0,$0
    vstd    $3,bitsliced_state+64($31) !tprello
    vxorw   $10,$22,$4
    nop
    vsrlw   $2,2,$3
    vldd    $10,352($20)
    vandw   $4,$29,$4
    vldd    $28,352($21)
    vxorw   $3,$6,$3
    nop
    vxorw   $22,$4,$22
    nop
    vsllw   $4,2,$4
    nop
    vxorw   $28,$10,$10
    nop
    vxorw   $1,$4,$1
    nop
    vandw   $3,$29,$4
    vstd    $10,bitsliced_state+96($31) !tprello
    vsrlw   $8,2,$3
    vldd    $10,384($20)
    vxorw   $6,$4,$28
    vldd    $6,384($21)
    vsllw   $4,2,$4
    nop
    vxorw   $3,$15,$3
    nop
    vxorw   $2,$4,$4
    nop
    vxorw   $6,$10,$2
    nop
    vandw   $3,$29,$3
    vstd    $4,bitsliced_spill+640($31) !tprello
    vsrlw   $25,2,$6
    vstd    $2,bitsliced_state+128($31) !tprello
    vxorw   $15,$3,$2
    nop
    vsllw   $3,2,$3
    nop
    vxorw   $6,$23,$6
    vldd    $15,416($20)
    vxorw   $8,$3,$8
    vldd    $3,416($21)
    vandw   $6,$29,$6
    nop
    vsrlw   $12,2,$25
    nop
    vxorw   $23,$6,$23
    nop
    vxorw   $3,$15,$3
    nop
    vsllw   $6,2,$6
    vldd    $15,448($20)
    vxorw   $25,$27,$25
    vstd    $3,bitsliced_state+160($31) !tprello
    vsrlw   $5,2,$3
    vstd    $6,bitsliced_spill+672($31) !tprello
    vandw   $25,$29,$6
    vldd    $25,448($21)
    vxorw   $3,$9,$3
    nop
    vxorw   $27,$6,$27
    nop
    vsllw   $6,2,$6
    nop
    vxorw   $25,$15,$15
    nop
    vxorw   $12,$6,$6
    nop
    vandw   $3,$29,$3
    vstd    $15,bitsliced_state+192($31) !tprello
    vsrlw   $7,2,$15
    nop
    vxorw   $9,$3,$12
    vldd    $9,480($20)
    vsllw   $3,2,$3
    vldd    $25,480($21)
    vxorw   $15,$0,$15
    nop
    vxorw   $5,$3,$5
    nop
    vandw   $15,$29,$3
    nop
    vxorw   $25,$9,$9
    nop
    vxorw   $0,$3,$0
    nop
    vsllw   $3,2,$3
    vstd    $9,bitsliced_state+224($31) !tprello
    vsrlw   $11,2,$9
    nop
    vxorw   $7,$3,$3
    nop
    vxorw   $9,$13,$7
    nop
    vsrlw   $1,4,$9
    nop
    vandw   $7,$29,$7
    vldd    $29,bitsliced_masks+64($31) !tprello
    vxorw   $9,$8,$9
    nop
    vxorw   $13,$7,$13
    nop
    vsllw   $7,2,$7
    nop
    vandw   $9,$29,$9
    nop
    vxorw   $11,$7,$7
    nop
    vxorw   $8,$9,$8
    nop
    vsllw   $9,4,$9
    nop
    vsrlw   $4,4,$4
    vstd    $8,bitsliced_spill+256($31) !tprello
    vxorw   $1,$9,$1
    nop
    vsrlw   $22,4,$8
    nop
    vsrlw   $28,4,$9
    nop
    vxorw   $8,$2,$8
    nop
    vxorw   $9,$23,$9
    nop
    vandw   $8,$29,$8
    nop
    vandw   $9,$29,$9
    nop
    vxorw   $2,$8,$2
    nop
    vxorw   $23,$9,$23
    nop
    vsllw   $9,4,$9
    nop
    vsrlw   $6,4,$11
    nop
    vxorw   $28,$9,$9
    nop
    vxorw   $11,$3,$11
    nop
    vsrlw   $5,4,$28
    vstd    $9,bitsliced_spill+320($31) !tprello
    vandw   $11,$29,$11
    nop
    vxorw   $28,$7,$28
    nop
    vxorw   $3,$11,$3
    nop
    vsllw   $11,4,$11
    nop
    vandw   $28,$29,$28
    nop
    vxorw   $6,$11,$6
    nop
    vxorw   $7,$28,$7
    nop
    vsllw   $28,4,$28
    nop
    vsrlw   $27,4,$11
    nop
    vxorw   $5,$28,$5
    nop
    vxorw   $11,$0,$11
    nop
    vsllw   $8,4,$8
    nop
    vandw   $11,$29,$11
    nop
    vxorw   $22,$8,$8
    nop
    vxorw   $0,$11,$0
    nop
    vsllw   $11,4,$11
    ldw     $22,bitsliced_selectors+20($31) !tprello
    vsrlw   $12,4,$28
    vstd    $8,bitsliced_spill+288($31) !tprello
    vxorw   $27,$11,$11
    ldw     $27,bitsliced_selectors+24($31) !tprello
    vxorw   $28,$13,$28
    nop
    vshfw   $5,$6,$22,$25
    nop
    vandw   $28,$29,$28
    vldd    $15,bitsliced_last_key+0($31) !tprello
    vshfw   $5,$6,$27,$5
    nop
    vxorw   $13,$28,$6
    vldd    $13,bitsliced_last_key+32($31) !tprello
    vsllw   $28,4,$28
    ldw     $10,bitsliced_selectors+12($31) !tprello
    vxorw   $25,$15,$26
    nop
    vxorw   $12,$28,$12
    nop
    vxorw   $5,$13,$28
    nop
    vshfw   $9,$8,$10,$8
    nop
    vshfw   $12,$11,$22,$9
    nop
    vshfw   $12,$11,$27,$11
    nop
    vsrlw   $8,16,$12
    vldd    $14,bitsliced_masks+32($31) !tprello
    vxorw   $9,$15,$30
    vstd    $11,bitsliced_spill+384($31) !tprello
    vxorw   $12,$9,$9
    nop
    vxorw   $8,$15,$8
    nop
    vandw   $9,$14,$9
    nop
    vxorw   $11,$13,$11
    nop
    vxorw   $30,$9,$12
    vldd    $30,-192($16)
    vsllw   $9,16,$9
    vstd    $11,bitsliced_spill+416($31) !tprello
    vsrlw   $12,8,$11
    vldd    $24,-448($16)
    vxorw   $8,$9,$8
    nop
    vxorw   $12,$30,$12
    vstd    $11,bitsliced_spill+480($31) !tprello
    vsrlw   $8,8,$11
    nop
    vxorw   $8,$24,$8
    vstd    $12,bitsliced_spill+512($31) !tprello
    vshfw   $7,$3,$22,$12
    ldw     $24,bitsliced_selectors+16($31) !tprello
    vshfw   $7,$3,$27,$3
    vstd    $8,bitsliced_spill+448($31) !tprello
    vxorw   $12,$15,$7
    vstd    $3,bitsliced_spill+544($31) !tprello
    vxorw   $3,$13,$3
    nop
    vshfw   $23,$2,$10,$8
    nop
    vshfw   $23,$2,$24,$2
    nop
    vshfw   $6,$0,$22,$22
    nop
    vshfw   $6,$0,$27,$0
    nop
    vsrlw   $8,16,$6
    nop
    vxorw   $22,$15,$27
    nop
    vxorw   $6,$22,$6
    nop
    vxorw   $8,$15,$8
    nop
    vandw   $6,$14,$6
    nop
    vsrlw   $2,16,$22
    nop
    vxorw   $27,$6,$27
    nop
    vsllw   $6,16,$6
    nop
    vxorw   $22,$0,$22
    vstd    $27,bitsliced_spill+576($31) !tprello
    vxorw   $8,$6,$6
    nop
    vandw   $22,$14,$22
    nop
    vxorw   $0,$13,$0
    nop
    vsllw   $22,16,$8
    vldd    $23,-320($16)
    vxorw   $0,$22,$22
    vldd    $0,-32($16)
    vxorw   $2,$13,$30
    vstd    $8,bitsliced_spill+608($31) !tprello
    vsrlw   $6,8,$8
    vldd    $2,bitsliced_spill+672($31) !tprello
    vxorw   $6,$23,$23
    vldd    $6,bitsliced_spill+352($31) !tprello
    vsrlw   $27,8,$27
    vldd    $9,bitsliced_masks+0($31) !tprello
    vxorw   $22,$0,$0
    nop
    vxorw   $27,$22,$22
    nop
    vxorw   $6,$2,$2
    nop
    vandw   $22,$9,$6
    nop
    vxorw   $4,$2,$4
    nop
    vsllw   $6,8,$22
    nop
    vandw   $4,$29,$4
    vldd    $29,bitsliced_spill+256($31) !tprello
    vxorw   $0,$6,$0
    vldd    $6,bitsliced_spill+640($31) !tprello
    vxorw   $2,$4,$2
    nop
    vsllw   $4,4,$4
    vstd    $0,-32($17)
    vshfw   $2,$29,$10,$0
    nop
    vxorw   $6,$4,$4
    nop
    vsrlw   $0,16,$6
    nop
    vshfw   $4,$1,$10,$10
    nop
    vshfw   $4,$1,$24,$1
    nop
    vsrlw   $10,16,$4
    nop
    vxorw   $10,$15,$10
    nop
    vxorw   $4,$25,$4
    nop
    vsrlw   $1,16,$25
    nop
    vandw   $4,$14,$4
    nop
    vxorw   $25,$5,$5
    nop
    vxorw   $26,$4,$26
    nop
    vsllw   $4,16,$4
    nop
    vandw   $5,$14,$5
    nop
    vxorw   $10,$4,$4
    nop
    vxorw   $28,$5,$28
    nop
    vsllw   $5,16,$5
    vldd    $10,-512($16)
    vxorw   $1,$13,$1
    nop
    vsrlw   $4,8,$25
    vldd    $27,-480($16)
    vxorw   $1,$5,$1
    nop
    vxorw   $4,$10,$4
    nop
    vxorw   $25,$1,$5
    nop
    vxorw   $1,$27,$1
    nop
    vandw   $5,$9,$5
    nop
    vsrlw   $26,8,$27
    nop
    vsllw   $5,8,$25
    vldd    $10,-224($16)
    vxorw   $27,$28,$27
    nop
    vxorw   $4,$25,$4
    nop
    vandw   $27,$9,$27
    vldd    $25,-256($16)
    vxorw   $28,$10,$10
    vstd    $4,-512($17)
    vsllw   $27,8,$4
    nop
    vxorw   $10,$27,$10
    nop
    vxorw   $26,$25,$25
    nop
    vxorw   $6,$12,$6
    vstd    $10,-224($17)
    vxorw   $0,$15,$0
    nop
    vandw   $6,$14,$6
    nop
    vxorw   $1,$5,$1
    nop
    vxorw   $7,$6,$7
    vldd    $5,bitsliced_spill+320($31) !tprello
    vsllw   $6,16,$6
    vstd    $1,-480($17)
    vsrlw   $7,8,$10
    vldd    $1,bitsliced_spill+288($31) !tprello
    vxorw   $0,$6,$6
    nop
    vxorw   $25,$4,$0
    nop
    vsrlw   $6,8,$25
    vldd    $4,bitsliced_spill+384($31) !tprello
    vshfw   $5,$1,$24,$1
    vstd    $0,-256($17)
    vsrlw   $1,16,$0
    nop
    vxorw   $1,$13,$1
    nop
    vxorw   $0,$4,$0
    vldd    $4,bitsliced_spill+416($31) !tprello
    vshfw   $2,$29,$24,$2
    nop
    vandw   $0,$14,$0
    vldd    $5,bitsliced_spill+480($31) !tprello
    vsrlw   $2,16,$24
    nop
    vxorw   $4,$0,$4
    nop
    vsllw   $0,16,$0
    nop
    vxorw   $5,$4,$5
    vldd    $29,-416($16)
    vxorw   $1,$0,$0
    nop
    vandw   $5,$9,$5
    vldd    $1,-160($16)
    vxorw   $11,$0,$11
    nop
    vxorw   $0,$29,$0
    nop
    vandw   $11,$9,$11
    nop
    vxorw   $4,$1,$1
    vldd    $4,bitsliced_spill+448($31) !tprello
    vxorw   $0,$11,$0
    nop
    vsllw   $11,8,$11
    vldd    $29,bitsliced_spill+544($31) !tprello
    vxorw   $1,$5,$1
    vstd    $0,-416($17)
    vxorw   $4,$11,$0
    vldd    $4,bitsliced_spill+512($31) !tprello
    vsllw   $5,8,$5
    vstd    $1,-160($17)
    vxorw   $24,$29,$1
    vstd    $0,-448($17)
    vxorw   $2,$13,$0
    vldd    $13,192($20)
    vandw   $1,$14,$1
    vldd    $14,96($20)
    vxorw   $4,$5,$4
    vldd    $5,160($20)
    vxorw   $3,$1,$2
    vldd    $3,160($21)
    vsllw   $1,16,$1
    vstd    $4,-192($17)
    vxorw   $10,$2,$4
    vldd    $10,-352($16)
    vxorw   $0,$1,$0
    vldd    $24,64($20)
    vandw   $4,$9,$4
    vldd    $1,-96($16)
    vxorw   $25,$0,$25
    vldd    $29,128($20)
    vxorw   $0,$10,$0
    vldd    $10,128($21)
    vandw   $25,$9,$25
    vldd    $11,32($20)
    vxorw   $2,$1,$1
    vldd    $2,0($20)
    vxorw   $0,$25,$0
    vldd    $15,0($21)
    vsllw   $25,8,$12
    vldd    $25,32($21)
    vxorw   $1,$4,$1
    vstd    $0,-352($17)
    vsllw   $4,8,$27
    vldd    $26,64($21)
    vxorw   $15,$2,$0
    vstd    $1,-96($17)
    vxorw   $25,$11,$1
    vldd    $11,96($21)
    vxorw   $10,$29,$4
    vldd    $10,-384($16)
    vxorw   $26,$24,$2
    vldd    $24,192($21)
    vxorw   $3,$5,$5
    nop
    vxorw   $11,$14,$3
    vldd    $11,-128($16)
    vxorw   $6,$10,$10
    vldd    $14,bitsliced_spill+608($31) !tprello
    vxorw   $24,$13,$6
    nop
    vxorw   $10,$12,$10
    vldd    $12,224($20)
    vxorw   $7,$11,$7
    vldd    $11,-288($16)
    vxorw   $30,$14,$14
    vstd    $10,-384($17)
    vxorw   $7,$27,$7
    vldd    $10,224($21)
    vxorw   $8,$14,$8
    vldd    $27,bitsliced_spill+576($31) !tprello
    vxorw   $14,$11,$11
    vstd    $7,-128($17)
    vandw   $8,$9,$8
    vldd    $9,-64($16)
    vxorw   $10,$12,$7
    nop
    vxorw   $11,$8,$11
    nop
    vsllw   $8,8,$8
    ldi     $18,-512($18)
    vxorw   $27,$9,$9
    vstd    $11,-288($17)
    vxorw   $23,$8,$8
    ldi     $19,-544*(AES_ROUNDS-2)($31)
    vxorw   $9,$22,$9
    ldi     $20,512($20)
    or      $31,$31,$31
    vstd    $8,-320($17)
    or      $31,$31,$31
    vstd    $9,-64($17)
    .endm
#endif

#if defined(AES_ECB_DECRYPT) && !defined(AES_CTR)
# Operations: 272 on P0, 37 on P1; cycles: 279
    .macro INPUT_DECRYPT
    or      $31,$31,$31
    vldd    $3,0($16)
    or      $31,$31,$31
    nop
    or      $31,$31,$31
    vldd    $1,32($16)
    or      $31,$31,$31
    vldd    $2,bitsliced_first_key+32($31) !tprello
    vsrlw   $3,8,$5
    vldd    $4,bitsliced_masks+0($31) !tprello
    or      $31,$31,$31
    vldd    $7,bitsliced_first_key+0($31) !tprello
    vxorw   $5,$1,$5
    nop
    vxorw   $1,$2,$6
    vldd    $1,256($16)
    vandw   $5,$4,$5
    nop
    vxorw   $3,$7,$3
    vldd    $0,288($16)
    vsllw   $5,8,$8
    nop
    vsrlw   $1,8,$9
    nop
    vxorw   $3,$8,$3
    nop
    vxorw   $9,$0,$9
    nop
    vxorw   $0,$2,$0
    nop
    vandw   $9,$4,$9
    vldd    $8,64($16)
    vxorw   $1,$7,$1
    nop
    vxorw   $0,$9,$0
    vldd    $10,96($16)
    vsllw   $9,8,$9
    ldw     $11,bitsliced_selectors+0($31) !tprello
    vsrlw   $8,8,$12
    ldw     $13,bitsliced_selectors+4($31) !tprello
    vxorw   $1,$9,$1
    nop
    vxorw   $12,$10,$12
    nop
    vshfw   $0,$1,$11,$14
    vldd    $9,320($16)
    vshfw   $0,$1,$13,$0
    vldd    $1,352($16)
    vxorw   $10,$2,$10
    nop
    vxorw   $8,$7,$8
    nop
    vsrlw   $9,8,$15
    nop
    vxorw   $1,$2,$22
    nop
    vxorw   $15,$1,$1
    nop
    vxorw   $9,$7,$9
    nop
    vandw   $1,$4,$1
    nop
    vandw   $12,$4,$12
    nop
    vxorw   $22,$1,$22
    nop
    vxorw   $10,$12,$10
    nop
    vsllw   $12,8,$12
    nop
    vsllw   $1,8,$1
    nop
    vxorw   $8,$12,$8
    nop
    vxorw   $9,$1,$1
    nop
    vshfw   $10,$8,$11,$9
    nop
    vshfw   $10,$8,$13,$8
    nop
    vshfw   $22,$1,$11,$10
    nop
    vshfw   $22,$1,$13,$1
    nop
    vsrlw   $9,16,$22
    vldd    $12,bitsliced_masks+32($31) !tprello
    vsrlw   $8,16,$15
    nop
    vxorw   $22,$10,$22
    nop
    vxorw   $15,$1,$15
    nop
    vandw   $22,$12,$22
    nop
    vandw   $15,$12,$15
    nop
    vxorw   $10,$22,$10
    nop
    vsllw   $22,16,$22
    vldd    $23,128($16)
    vxorw   $1,$15,$1
    nop
    vxorw   $9,$22,$22
    vldd    $9,160($16)
    vsllw   $15,16,$15
    nop
    vsrlw   $23,8,$24
    nop
    vxorw   $8,$15,$8
    nop
    vxorw   $24,$9,$24
    nop
    vxorw   $9,$2,$9
    nop
    vandw   $24,$4,$24
    vldd    $15,384($16)
    vxorw   $23,$7,$23
    nop
    vxorw   $9,$24,$25
    vldd    $9,416($16)
    vsllw   $24,8,$24
    nop
    vsrlw   $15,8,$26
    nop
    vxorw   $23,$24,$23
    nop
    vxorw   $26,$9,$26
    nop
    vxorw   $9,$2,$9
    nop
    vandw   $26,$4,$26
    nop
    vxorw   $15,$7,$15
    nop
    vsllw   $26,8,$24
    nop
    vxorw   $9,$26,$9
    nop
    vxorw   $15,$24,$15
    nop
    vshfw   $25,$23,$11,$24
    nop
    vshfw   $25,$23,$13,$23
    vldd    $25,192($16)
    vshfw   $9,$15,$11,$26
    nop
    vshfw   $9,$15,$13,$9
    nop
    vsrlw   $24,16,$15
    nop
    vsrlw   $25,8,$27
    nop
    vxorw   $15,$26,$15
    nop
    vsrlw   $23,16,$28
    nop
    vandw   $15,$12,$15
    nop
    vxorw   $28,$9,$28
    nop
    vxorw   $26,$15,$26
    nop
    vsllw   $15,16,$15
    nop
    vandw   $28,$12,$28
    vldd    $29,224($16)
    vxorw   $24,$15,$15
    nop
    vxorw   $9,$28,$9
    nop
    vsllw   $28,16,$28
    nop
    vxorw   $27,$29,$27
    nop
    vxorw   $23,$28,$23
    nop
    vandw   $27,$4,$27
    nop
    vxorw   $29,$2,$29
    vldd    $28,448($16)
    vsllw   $27,8,$24
    nop
    vxorw   $29,$27,$29
    vldd    $27,480($16)
    vxorw   $25,$7,$25
    nop
    vsrlw   $28,8,$30
    nop
    vxorw   $25,$24,$24
    nop
    vxorw   $30,$27,$30
    nop
    vshfw   $29,$24,$13,$25
    nop
    vandw   $30,$4,$4
    nop
    vxorw   $27,$2,$2
    nop
    vsllw   $4,8,$27
    nop
    vxorw   $2,$4,$2
    nop
    vxorw   $6,$5,$5
    nop
    vxorw   $28,$7,$4
    nop
    vshfw   $5,$3,$11,$7
    nop
    vshfw   $5,$3,$13,$3
    nop
    vsrlw   $7,16,$5
    nop
    vsrlw   $3,16,$6
    nop
    vxorw   $5,$14,$5
    nop
    vxorw   $6,$0,$6
    nop
    vandw   $5,$12,$5
    nop
    vandw   $6,$12,$6
    nop
    vxorw   $14,$5,$14
    nop
    vsllw   $5,16,$5
    nop
    vxorw   $0,$6,$0
    nop
    vxorw   $7,$5,$5
    nop
    vsllw   $6,16,$7
    nop
    vxorw   $4,$27,$4
    nop
    vxorw   $3,$7,$3
    nop
    vshfw   $29,$24,$11,$7
    nop
    vshfw   $2,$4,$11,$6
    nop
    vshfw   $2,$4,$13,$2
    nop
    vsrlw   $7,16,$4
    nop
    vsrlw   $25,16,$13
    nop
    vxorw   $4,$6,$4
    nop
    vxorw   $13,$2,$13
    nop
    vandw   $4,$12,$4
    nop
    vandw   $13,$12,$12
    nop
    vxorw   $6,$4,$6
    nop
    vsllw   $12,16,$13
    nop
    vsllw   $4,16,$4
    nop
    vxorw   $2,$12,$2
    nop
    vxorw   $7,$4,$4
    nop
    vxorw   $25,$13,$7
    nop
    vsrlw   $5,4,$13
    vldd    $25,bitsliced_masks+64($31) !tprello
    vsrlw   $3,4,$12
    nop
    vxorw   $13,$15,$13
    nop
    vxorw   $12,$23,$12
    nop
    vandw   $13,$25,$13
    nop
    vandw   $12,$25,$12
    nop
    vxorw   $15,$13,$15
    nop
    vsllw   $13,4,$13
    nop
    vxorw   $23,$12,$23
    nop
    vxorw   $5,$13,$5
    nop
    vsllw   $12,4,$12
    nop
    vsrlw   $22,4,$13
    nop
    vxorw   $3,$12,$3
    nop
    vxorw   $13,$4,$13
    nop
    vsrlw   $8,4,$12
    nop
    vandw   $13,$25,$13
    nop
    vxorw   $12,$7,$12
    nop
    vxorw   $4,$13,$4
    nop
    vsllw   $13,4,$13
    nop
    vandw   $12,$25,$12
    nop
    vxorw   $22,$13,$13
    nop
    vxorw   $7,$12,$7
    nop
    vsllw   $12,4,$12
    nop
    vsrlw   $14,4,$22
    nop
    vxorw   $8,$12,$8
    nop
    vxorw   $22,$26,$22
    nop
    vsrlw   $0,4,$12
    nop
    vandw   $22,$25,$22
    nop
    vxorw   $12,$9,$12
    nop
    vxorw   $26,$22,$26
    nop
    vsllw   $22,4,$22
    nop
    vandw   $12,$25,$12
    nop
    vxorw   $14,$22,$14
    nop
    vxorw   $9,$12,$9
    nop
    vsllw   $12,4,$12
    nop
    vsrlw   $10,4,$22
    nop
    vxorw   $0,$12,$0
    nop
    vxorw   $22,$6,$22
    nop
    vsrlw   $1,4,$12
    nop
    vandw   $22,$25,$22
    nop
    vxorw   $12,$2,$12
    nop
    vxorw   $6,$22,$6
    nop
    vsllw   $22,4,$22
    nop
    vandw   $12,$25,$12
    nop
    vxorw   $10,$22,$10
    nop
    vxorw   $2,$12,$2
    nop
    vsrlw   $5,2,$22
    vldd    $25,bitsliced_masks+96($31) !tprello
    vsllw   $12,4,$12
    nop
    vxorw   $22,$13,$22
    nop
    vxorw   $1,$12,$1
    nop
    vandw   $22,$25,$22
    nop
    vsrlw   $3,2,$12
    nop
    vxorw   $13,$22,$13
    nop
    vsllw   $22,2,$22
    nop
    vxorw   $12,$8,$12
    nop
    vxorw   $5,$22,$22
    nop
    vandw   $12,$25,$5
    nop
    vsrlw   $15,2,$12
    nop
    vxorw   $8,$5,$8
    nop
    vsllw   $5,2,$5
    nop
    vsrlw   $23,2,$11
    nop
    vxorw   $3,$5,$5
    nop
    vxorw   $11,$7,$3
    nop
    vxorw   $12,$4,$12
    nop
    vandw   $3,$25,$3
    nop
    vandw   $12,$25,$12
    nop
    vxorw   $7,$3,$7
    nop
    vxorw   $4,$12,$11
    nop
    vsllw   $12,2,$4
    nop
    vsllw   $3,2,$3
    nop
    vxorw   $15,$4,$4
    nop
    vxorw   $23,$3,$23
    nop
    vsrlw   $14,2,$3
    nop
    vsrlw   $0,2,$15
    nop
    vxorw   $3,$10,$3
    nop
    vxorw   $15,$1,$15
    nop
    vandw   $3,$25,$3
    nop
    vandw   $15,$25,$15
    nop
    vxorw   $10,$3,$10
    nop
    vsllw   $3,2,$3
    nop
    vxorw   $1,$15,$12
    nop
    vxorw   $14,$3,$14
    nop
    vsllw   $15,2,$3
    nop
    vsrlw   $26,2,$1
    nop
    vxorw   $0,$3,$0
    nop
    vxorw   $1,$6,$3
    nop
    vsrlw   $9,2,$1
    nop
    vandw   $3,$25,$3
    nop
    vxorw   $1,$2,$1
    nop
    vxorw   $6,$3,$15
    nop
    vsllw   $3,2,$3
    nop
    vandw   $1,$25,$1
    nop
    vxorw   $26,$3,$26
    nop
    vsllw   $1,2,$3
    nop
    vxorw   $2,$1,$25
    nop
    vxorw   $9,$3,$9
    nop
    vsrlw   $13,1,$3
    vldd    $24,bitsliced_masks+128($31) !tprello
    vsrlw   $22,1,$1
    nop
    vxorw   $3,$8,$3
    nop
    vxorw   $1,$5,$1
    nop
    vandw   $3,$24,$2
    nop
    vandw   $1,$24,$6
    nop
    vxorw   $8,$2,$3
    nop
    vxorw   $5,$6,$1
    nop
    vsllw   $6,1,$8
    nop
    vsllw   $2,1,$2
    nop
    vsrlw   $4,1,$5
    nop
    vxorw   $13,$2,$2
    nop
    vxorw   $5,$23,$5
    nop
    vsrlw   $11,1,$6
    nop
    vandw   $5,$24,$13
    nop
    vxorw   $6,$7,$6
    nop
    vxorw   $23,$13,$5
    nop
    vsllw   $13,1,$13
    nop
    vandw   $6,$24,$6
    nop
    vxorw   $4,$13,$4
    nop
    vxorw   $7,$6,$7
    nop
    vsllw   $6,1,$6
    nop
    vsrlw   $14,1,$13
    nop
    vxorw   $11,$6,$6
    nop
    vxorw   $13,$0,$13
    nop
    vsrlw   $10,1,$11
    nop
    vandw   $13,$24,$13
    nop
    vxorw   $11,$12,$11
    nop
    vxorw   $0,$13,$0
    nop
    vsllw   $13,1,$13
    nop
    vandw   $11,$24,$11
    vstd    $0,bitsliced_state+32($31) !tprello
    vxorw   $14,$13,$0
    nop
    vxorw   $12,$11,$12
    nop
    vsllw   $11,1,$11
    vstd    $0,bitsliced_state+0($31) !tprello
    vsrlw   $26,1,$0
    vstd    $12,bitsliced_state+96($31) !tprello
    vxorw   $10,$11,$10
    nop
    vxorw   $0,$9,$0
    nop
    vsrlw   $15,1,$11
    vstd    $10,bitsliced_state+64($31) !tprello
    vandw   $0,$24,$0
    nop
    vxorw   $11,$25,$11
    nop
    vxorw   $9,$0,$9
    nop
    vsllw   $0,1,$0
    nop
    vandw   $11,$24,$11
    vstd    $9,bitsliced_state+160($31) !tprello
    vxorw   $26,$0,$0
    ldi     $19,-544*(AES_ROUNDS-1)($31)
    vxorw   $25,$11,$25
    ldi     $18,-512($18)
    vsllw   $11,1,$11
    vstd    $0,bitsliced_state+128($31) !tprello
    vxorw   $22,$8,$0
    vstd    $25,bitsliced_state+224($31) !tprello
    vxorw   $15,$11,$11
    ldi     $17,512($17)
    or      $31,$31,$31
    ldi     $16,512($16)
    or      $31,$31,$31
    vstd    $11,bitsliced_state+192($31) !tprello
    .endm
#endif

#if defined(AES_ECB_DECRYPT)
# Operations: 347 on P0, 84 on P1; cycles: 347
    .macro ROUND_DECRYPT
    vxorw   $3,$0,$8
    nop
    vxorw   $4,$3,$3
    nop
    vxorw   $6,$8,$4
    nop
    vxorw   $7,$6,$9
    nop
    vxorw   $4,$0,$10
    nop
    vxorw   $0,$1,$0
    vstd    $9,bitsliced_spill+256($31) !tprello
    vxorw   $9,$10,$1
    nop
    vxorw   $5,$3,$5
    nop
    vxorw   $0,$1,$11
    nop
    vbisw   $1,$5,$12
    nop
    vxorw   $2,$11,$2
    nop
    vxorw   $12,$4,$12
    nop
    vxorw   $6,$2,$6
    vstd    $2,bitsliced_spill+128($31) !tprello
    vxorw   $5,$4,$13
    nop
    vxorw   $11,$3,$14
    nop
    vxorw   $13,$6,$15
    nop
    vbicw   $6,$14,$22
    nop
    vxorw   $2,$15,$23
    nop
    vxorw   $15,$22,$22
    nop
    vxorw   $9,$3,$24
    vstd    $23,bitsliced_spill+192($31) !tprello
    vxorw   $22,$7,$7
    nop
    vandw   $23,$9,$9
    vstd    $24,bitsliced_spill+224($31) !tprello
    vandw   $24,$2,$23
    nop
    vxorw   $2,$4,$2
    nop
    vxorw   $0,$24,$24
    nop
    vxorw   $23,$9,$23
    nop
    vandw   $2,$24,$22
    nop
    vandw   $15,$3,$25
    nop
    vxorw   $23,$22,$26
    nop
    vxorw   $9,$25,$9
    nop
    vxorw   $7,$26,$7
    nop
    vandw   $8,$10,$26
    nop
    vxorw   $12,$9,$12
    nop
    vxorw   $22,$26,$22
    nop
    vbicw   $4,$0,$26
    nop
    vxorw   $22,$3,$22
    nop
    vxorw   $26,$23,$23
    nop
    vxorw   $22,$15,$22
    nop
    vxorw   $0,$23,$23
    nop
    vandw   $11,$13,$25
    nop
    vxorw   $22,$9,$9
    nop
    vxorw   $23,$25,$25
    vldd    $23,bitsliced_state+96($31) !tprello
    vxorw   $12,$26,$12
    vldd    $26,bitsliced_state+0($31) !tprello
    vandw   $7,$25,$22
    nop
    vxorw   $9,$7,$27
    vldd    $7,bitsliced_state+128($31) !tprello
    vxorw   $12,$22,$12
    nop
    vxorw   $23,$26,$26
    vldd    $28,bitsliced_state+192($31) !tprello
    vandw   $27,$12,$29
    nop
    vxorw   $7,$23,$7
    vstd    $26,bitsliced_spill+384($31) !tprello
    vxorw   $9,$29,$9
    nop
    vxorw   $28,$26,$26
    nop
    vbicw   $9,$22,$23
    nop
    vandw   $1,$9,$1
    nop
    vxorw   $27,$23,$27
    nop
    vbicw   $25,$23,$23
    nop
    vbisw   $27,$29,$29
    nop
    vxorw   $12,$23,$12
    nop
    vxorw   $9,$29,$23
    nop
    vxorw   $22,$12,$22
    nop
    vandw   $23,$11,$11
    nop
    vbicw   $22,$27,$22
    nop
    vandw   $5,$9,$5
    nop
    vbisw   $12,$22,$12
    nop
    vxorw   $25,$22,$22
    nop
    vandw   $12,$6,$6
    nop
    vandw   $12,$14,$14
    nop
    vxorw   $22,$12,$12
    nop
    vandw   $10,$22,$10
    nop
    vandw   $8,$22,$8
    nop
    vxorw   $22,$9,$9
    nop
    vandw   $12,$2,$2
    nop
    vandw   $29,$0,$22
    vldd    $0,bitsliced_spill+224($31) !tprello
    vandw   $4,$29,$4
    nop
    vxorw   $12,$29,$25
    vldd    $29,bitsliced_spill+256($31) !tprello
    vandw   $24,$12,$24
    vldd    $12,bitsliced_spill+192($31) !tprello
    vandw   $0,$25,$0
    nop
    vandw   $13,$23,$23
    vldd    $13,bitsliced_spill+128($31) !tprello
    vandw   $9,$29,$29
    nop
    vandw   $12,$9,$12
    nop
    vxorw   $9,$25,$9
    vstd    $29,bitsliced_spill+288($31) !tprello
    vandw   $13,$25,$13
    nop
    vandw   $9,$15,$15
    nop
    vandw   $9,$3,$3
    nop
    vxorw   $8,$12,$9
    nop
    vxorw   $12,$13,$12
    nop
    vxorw   $9,$15,$9
    nop
    vxorw   $24,$14,$24
    vstd    $12,bitsliced_spill+320($31) !tprello
    vxorw   $1,$2,$2
    nop
    vxorw   $24,$0,$24
    nop
    vxorw   $0,$2,$0
    nop
    vxorw   $4,$23,$4
    vstd    $24,bitsliced_spill+352($31) !tprello
    vxorw   $0,$23,$23
    nop
    vxorw   $14,$12,$14
    nop
    vxorw   $8,$23,$8
    nop
    vxorw   $14,$10,$10
    nop
    vxorw   $8,$5,$5
    nop
    vxorw   $29,$10,$29
    nop
    vxorw   $10,$11,$10
    nop
    vxorw   $29,$22,$22
    nop
    vxorw   $11,$3,$3
    nop
    vxorw   $10,$12,$12
    nop
    vxorw   $1,$10,$1
    nop
    vxorw   $12,$2,$2
    nop
    vxorw   $6,$0,$12
    vldd    $0,bitsliced_state+32($31) !tprello
    vxorw   $6,$9,$6
    vldd    $10,bitsliced_state+224($31) !tprello
    vxorw   $5,$22,$5
    vldd    $11,bitsliced_state+0($31) !tprello
    vxorw   $12,$3,$3
    vstd    $6,bitsliced_spill+160($31) !tprello
    vxorw   $5,$4,$6
    vstd    $5,bitsliced_spill+0($31) !tprello
    vxorw   $10,$28,$29
    vldd    $5,bitsliced_state+160($31) !tprello
    vxorw   $26,$11,$8
    nop
    vxorw   $11,$0,$0
    vstd    $29,bitsliced_spill+608($31) !tprello
    vxorw   $29,$8,$11
    vldd    $14,bitsliced_state+64($31) !tprello
    vxorw   $5,$7,$5
    nop
    vxorw   $0,$11,$23
    vstd    $11,bitsliced_spill+640($31) !tprello
    vbisw   $11,$5,$11
    vstd    $5,bitsliced_spill+672($31) !tprello
    vxorw   $14,$23,$14
    nop
    vxorw   $11,$26,$11
    nop
    vxorw   $28,$14,$28
    vstd    $14,bitsliced_spill+416($31) !tprello
    vxorw   $5,$26,$5
    nop
    vxorw   $23,$7,$24
    vstd    $28,bitsliced_spill+448($31) !tprello
    vxorw   $5,$28,$15
    nop
    vbicw   $28,$24,$28
    vstd    $24,bitsliced_spill+480($31) !tprello
    vxorw   $14,$15,$24
    nop
    vxorw   $15,$28,$28
    nop
    vxorw   $29,$7,$13
    vstd    $24,bitsliced_spill+512($31) !tprello
    vxorw   $28,$10,$10
    nop
    vandw   $24,$29,$24
    vstd    $13,bitsliced_spill+544($31) !tprello
    vandw   $13,$14,$29
    nop
    vxorw   $14,$26,$14
    nop
    vxorw   $0,$13,$13
    nop
    vxorw   $29,$24,$29
    nop
    vandw   $14,$13,$28
    vstd    $13,bitsliced_spill+576($31) !tprello
    vandw   $15,$7,$13
    vldd    $25,bitsliced_spill+384($31) !tprello
    vxorw   $29,$28,$27
    nop
    vxorw   $24,$13,$13
    nop
    vxorw   $10,$27,$10
    nop
    vandw   $25,$8,$27
    nop
    vxorw   $11,$13,$11
    nop
    vxorw   $28,$27,$27
    nop
    vbicw   $26,$0,$28
    nop
    vxorw   $27,$7,$27
    nop
    vxorw   $28,$29,$29
    nop
    vxorw   $27,$15,$27
    nop
    vxorw   $0,$29,$29
    nop
    vxorw   $27,$13,$13
    nop
    vandw   $23,$5,$27
    vldd    $24,bitsliced_spill+352($31) !tprello
    vxorw   $11,$28,$28
    vldd    $11,bitsliced_spill+288($31) !tprello
    vxorw   $29,$27,$27
    nop
    vxorw   $13,$10,$29
    nop
    vandw   $10,$27,$10
    nop
    vxorw   $24,$11,$11
    nop
    vxorw   $28,$10,$28
    nop
    vxorw   $9,$2,$2
    vstd    $11,bitsliced_spill+96($31) !tprello
    vandw   $29,$28,$9
    vldd    $11,bitsliced_spill+320($31) !tprello
    vxorw   $12,$22,$12
    vstd    $2,bitsliced_spill+64($31) !tprello
    vxorw   $1,$4,$2
    vldd    $1,bitsliced_spill+160($31) !tprello
    vxorw   $6,$3,$6
    vstd    $12,bitsliced_spill+32($31) !tprello
    vxorw   $11,$3,$11
    vldd    $3,bitsliced_spill+640($31) !tprello
    vxorw   $13,$9,$13
    nop
    vxorw   $4,$1,$1
    nop
    vbicw   $13,$10,$4
    nop
    vandw   $3,$13,$3
    nop
    vxorw   $29,$4,$29
    nop
    vbicw   $27,$4,$4
    nop
    vbisw   $29,$9,$9
    nop
    vxorw   $28,$4,$4
    nop
    vxorw   $13,$9,$28
    nop
    vxorw   $10,$4,$10
    nop
    vandw   $5,$28,$5
    nop
    vbicw   $10,$29,$10
    vldd    $29,bitsliced_spill+448($31) !tprello
    vandw   $28,$23,$28
    vldd    $23,bitsliced_spill+480($31) !tprello
    vbisw   $4,$10,$4
    nop
    vxorw   $27,$10,$10
    nop
    vandw   $4,$29,$29
    nop
    vandw   $4,$23,$23
    nop
    vxorw   $10,$4,$27
    vldd    $4,bitsliced_spill+672($31) !tprello
    vandw   $8,$10,$8
    nop
    vandw   $25,$10,$25
    nop
    vxorw   $10,$13,$10
    nop
    vandw   $4,$13,$4
    nop
    vandw   $27,$14,$13
    vldd    $14,bitsliced_spill+576($31) !tprello
    vandw   $9,$0,$12
    vldd    $0,bitsliced_spill+544($31) !tprello
    vandw   $26,$9,$22
    vldd    $26,bitsliced_spill+608($31) !tprello
    vxorw   $27,$9,$24
    vldd    $9,bitsliced_spill+512($31) !tprello
    vandw   $14,$27,$14
    nop
    vandw   $0,$24,$27
    vldd    $0,bitsliced_spill+416($31) !tprello
    vandw   $10,$26,$26
    nop
    vandw   $9,$10,$9
    nop
    vxorw   $10,$24,$10
    nop
    vandw   $0,$24,$0
    nop
    vandw   $10,$15,$15
    nop
    vandw   $10,$7,$7
    nop
    vxorw   $25,$9,$10
    nop
    vxorw   $9,$0,$0
    nop
    vxorw   $10,$15,$10
    nop
    vxorw   $14,$23,$14
    nop
    vxorw   $22,$5,$22
    nop
    vxorw   $3,$13,$13
    nop
    vxorw   $14,$27,$14
    nop
    vxorw   $27,$13,$27
    nop
    vxorw   $23,$0,$23
    nop
    vxorw   $27,$5,$5
    nop
    vxorw   $23,$8,$8
    nop
    vxorw   $25,$5,$5
    nop
    vxorw   $26,$8,$25
    nop
    vxorw   $5,$4,$4
    nop
    vxorw   $14,$26,$5
    nop
    vxorw   $25,$12,$12
    nop
    vxorw   $8,$28,$8
    nop
    vxorw   $28,$7,$7
    nop
    vxorw   $8,$0,$28
    nop
    vxorw   $3,$8,$3
    nop
    vxorw   $28,$13,$13
    nop
    vxorw   $29,$27,$27
    nop
    vxorw   $29,$10,$29
    nop
    vxorw   $10,$13,$10
    nop
    vxorw   $4,$12,$4
    nop
    vxorw   $27,$12,$12
    nop
    vxorw   $27,$7,$7
    nop
    vxorw   $22,$29,$29
    nop
    vxorw   $4,$22,$27
    ldw     $13,bitsliced_selectors+8($31) !tprello
    vxorw   $3,$22,$3
    nop
    vxorw   $27,$7,$27
    nop
    vxorw   $0,$7,$0
    nop
    vshfw   $5,$5,$13,$5
    nop
    vshfw   $29,$29,$13,$7
    nop
    vshfw   $3,$3,$13,$3
    nop
    vshfw   $10,$10,$13,$10
    nop
    vshfw   $27,$27,$13,$29
    vldd    $27,bitsliced_spill+96($31) !tprello
    vshfw   $12,$12,$13,$12
    nop
    vshfw   $0,$0,$13,$0
    nop
    vshfw   $4,$4,$13,$13
    vldd    $4,bitsliced_spill+64($31) !tprello
    vxorw   $27,$5,$22
    nop
    vxorw   $1,$7,$28
    vldd    $8,bitsliced_spill+32($31) !tprello
    vxorw   $2,$3,$25
    nop
    vxorw   $4,$10,$26
    vldd    $14,bitsliced_spill+0($31) !tprello
    vxorw   $6,$29,$23
    nop
    vxorw   $8,$12,$15
    nop
    vxorw   $11,$0,$9
    nop
    vxorw   $14,$13,$14
    nop
    vxorw   $28,$9,$28
    nop
    vxorw   $9,$14,$24
    nop
    vxorw   $22,$14,$22
    nop
    vxorw   $26,$14,$14
    nop
    vxorw   $25,$24,$25
    nop
    vxorw   $9,$27,$27
    nop
    vxorw   $24,$1,$1
    nop
    vxorw   $22,$2,$2
    nop
    vxorw   $28,$4,$26
    vldd    $4,bitsliced_spill+0($31) !tprello
    vxorw   $25,$6,$6
    nop
    vxorw   $14,$8,$8
    nop
    vxorw   $23,$11,$11
    nop
    vxorw   $15,$4,$4
    nop
    vxorw   $9,$5,$5
    nop
    vxorw   $24,$7,$7
    nop
    vxorw   $22,$3,$3
    nop
    vxorw   $28,$10,$10
    nop
    vxorw   $25,$29,$29
    vldd    $25,bitsliced_keys_end+224($19) !tprello
    vxorw   $14,$12,$12
    ldw     $14,bitsliced_keys_end+512($19) !tprello
    vxorw   $23,$0,$23
    nop
    vxorw   $15,$13,$0
    nop
    vxorw   $25,$4,$25
    vldd    $13,bitsliced_keys_end+480($19) !tprello
    vshfw   $0,$4,$14,$15
    nop
    vshfw   $4,$0,$14,$28
    vstd    $15,bitsliced_spill+704($31) !tprello
    vxorw   $25,$15,$15
    nop
    vxorw   $13,$0,$0
    nop
    vshfw   $5,$27,$14,$13
    vldd    $4,bitsliced_keys_end+0($19) !tprello
    vxorw   $15,$13,$22
    vldd    $25,bitsliced_keys_end+256($19) !tprello
    vxorw   $0,$28,$24
    nop
    vshfw   $27,$5,$14,$0
    nop
    vxorw   $4,$27,$4
    nop
    vxorw   $25,$5,$5
    nop
    vxorw   $4,$13,$4
    nop
    vxorw   $5,$0,$5
    nop
    vxorw   $24,$0,$13
    nop
    vxorw   $22,$5,$0
    vldd    $22,bitsliced_keys_end+32($19) !tprello
    vxorw   $13,$4,$13
    vldd    $25,bitsliced_keys_end+288($19) !tprello
    vshfw   $7,$1,$14,$27
    nop
    vshfw   $1,$7,$14,$9
    vstd    $13,bitsliced_state+0($31) !tprello
    vxorw   $22,$1,$1
    nop
    vxorw   $25,$7,$7
    nop
    vxorw   $1,$27,$25
    nop
    vxorw   $7,$9,$7
    nop
    vxorw   $24,$5,$1
    nop
    vxorw   $15,$4,$4
    nop
    vxorw   $1,$9,$1
    nop
    vxorw   $4,$27,$4
    nop
    vxorw   $1,$25,$5
    vldd    $27,bitsliced_keys_end+64($19) !tprello
    vxorw   $4,$7,$1
    vldd    $4,bitsliced_keys_end+320($19) !tprello
    vshfw   $3,$2,$14,$9
    vstd    $5,bitsliced_state+32($31) !tprello
    vshfw   $2,$3,$14,$5
    nop
    vxorw   $27,$2,$2
    nop
    vxorw   $4,$3,$3
    nop
    vxorw   $2,$9,$4
    nop
    vxorw   $3,$5,$2
    nop
    vxorw   $7,$5,$3
    nop
    vxorw   $25,$9,$7
    vldd    $5,bitsliced_keys_end+96($19) !tprello
    vxorw   $3,$4,$3
    vldd    $9,bitsliced_keys_end+352($19) !tprello
    vshfw   $10,$26,$14,$25
    nop
    vshfw   $26,$10,$14,$27
    vstd    $3,bitsliced_state+64($31) !tprello
    vxorw   $5,$26,$3
    nop
    vxorw   $9,$10,$5
    nop
    vxorw   $3,$25,$9
    nop
    vxorw   $5,$27,$5
    nop
    vxorw   $24,$2,$3
    nop
    vshfw   $11,$23,$14,$10
    nop
    vxorw   $3,$27,$3
    nop
    vxorw   $15,$4,$4
    nop
    vxorw   $3,$9,$3
    vldd    $27,bitsliced_keys_end+384($19) !tprello
    vxorw   $4,$25,$4
    vldd    $25,bitsliced_keys_end+128($19) !tprello
    vshfw   $29,$6,$14,$26
    vstd    $3,bitsliced_state+96($31) !tprello
    vxorw   $4,$5,$3
    nop
    vshfw   $6,$29,$14,$4
    nop
    vxorw   $25,$6,$6
    nop
    vxorw   $27,$29,$27
    nop
    vxorw   $6,$26,$6
    nop
    vxorw   $27,$4,$27
    nop
    vxorw   $24,$5,$5
    nop
    vxorw   $15,$9,$9
    nop
    vxorw   $5,$4,$4
    nop
    vxorw   $9,$26,$5
    nop
    vxorw   $4,$6,$9
    vldd    $26,bitsliced_keys_end+160($19) !tprello
    vxorw   $5,$27,$4
    vldd    $5,bitsliced_keys_end+416($19) !tprello
    vshfw   $12,$8,$14,$29
    vstd    $9,bitsliced_state+128($31) !tprello
    vshfw   $8,$12,$14,$9
    nop
    vxorw   $26,$8,$8
    nop
    vxorw   $5,$12,$5
    nop
    vxorw   $8,$29,$8
    nop
    vxorw   $5,$9,$12
    nop
    vxorw   $27,$9,$5
    nop
    vxorw   $6,$29,$6
    vldd    $29,bitsliced_keys_end+192($19) !tprello
    vxorw   $5,$8,$9
    vldd    $27,bitsliced_keys_end+448($19) !tprello
    vxorw   $6,$12,$5
    nop
    vshfw   $23,$11,$14,$6
    vstd    $9,bitsliced_state+160($31) !tprello
    vxorw   $29,$11,$9
    nop
    vxorw   $27,$23,$23
    nop
    vxorw   $9,$6,$9
    nop
    vxorw   $23,$10,$23
    nop
    vxorw   $12,$10,$10
    nop
    vxorw   $28,$15,$15
    vldd    $28,bitsliced_spill+704($31) !tprello
    vxorw   $10,$9,$10
    nop
    vxorw   $15,$23,$15
    nop
    vxorw   $8,$6,$6
    vstd    $10,bitsliced_state+192($31) !tprello
    vxorw   $28,$24,$10
    vstd    $15,bitsliced_state+224($31) !tprello
    vxorw   $6,$23,$6
    nop
    vxorw   $7,$2,$2
    ldi     $19,544($19)
    vxorw   $10,$9,$7
    bne     $19,next_round
    .endm
#endif

#if defined(AES_ECB_DECRYPT) && !defined(AES_CTR)
# Operations: 496 on P0, 67 on P1; cycles: 499
    .macro OUTPUT_DECRYPT
    vxorw   $4,$3,$8
    nop
    vxorw   $7,$6,$4
    nop
    vxorw   $0,$1,$1
    nop
    vxorw   $5,$8,$9
    vldd    $5,bitsliced_state+96($31) !tprello
    vxorw   $4,$8,$11
    vldd    $10,bitsliced_state+0($31) !tprello
    vxorw   $3,$0,$3
    vstd    $9,bitsliced_spill+256($31) !tprello
    vxorw   $1,$11,$12
    nop
    vxorw   $6,$3,$13
    vstd    $3,bitsliced_spill+192($31) !tprello
    vxorw   $5,$10,$5
    nop
    vxorw   $13,$0,$0
    nop
    vxorw   $9,$13,$14
    vstd    $5,bitsliced_spill+288($31) !tprello
    vxorw   $4,$0,$15
    nop
    vandw   $3,$0,$3
    nop
    vxorw   $1,$15,$22
    nop
    vbisw   $15,$9,$9
    nop
    vxorw   $2,$22,$2
    nop
    vxorw   $9,$13,$9
    nop
    vxorw   $6,$2,$6
    vstd    $2,bitsliced_spill+224($31) !tprello
    vxorw   $22,$8,$23
    nop
    vxorw   $14,$6,$24
    nop
    vbicw   $6,$23,$25
    nop
    vxorw   $2,$24,$26
    nop
    vxorw   $24,$25,$25
    nop
    vandw   $26,$4,$27
    nop
    vxorw   $25,$7,$7
    nop
    vandw   $11,$2,$25
    nop
    vxorw   $2,$13,$2
    nop
    vxorw   $25,$27,$25
    nop
    vandw   $2,$12,$28
    nop
    vandw   $24,$8,$29
    nop
    vxorw   $28,$3,$3
    nop
    vxorw   $25,$28,$28
    nop
    vxorw   $27,$29,$27
    nop
    vxorw   $7,$28,$7
    nop
    vxorw   $9,$27,$9
    nop
    vbicw   $13,$1,$28
    nop
    vxorw   $3,$8,$3
    nop
    vxorw   $28,$25,$25
    nop
    vxorw   $3,$24,$3
    nop
    vxorw   $1,$25,$25
    nop
    vandw   $22,$14,$29
    nop
    vxorw   $3,$27,$3
    nop
    vxorw   $25,$29,$25
    nop
    vxorw   $9,$28,$9
    vldd    $28,bitsliced_state+192($31) !tprello
    vandw   $7,$25,$29
    nop
    vxorw   $3,$7,$27
    vldd    $7,bitsliced_state+224($31) !tprello
    vxorw   $9,$29,$9
    nop
    vxorw   $28,$5,$5
    nop
    vandw   $27,$9,$30
    nop
    vxorw   $7,$28,$7
    nop
    vxorw   $3,$30,$3
    nop
    vxorw   $5,$10,$10
    nop
    vbicw   $3,$29,$28
    nop
    vandw   $15,$3,$15
    vstd    $10,bitsliced_spill+352($31) !tprello
    vxorw   $27,$28,$27
    nop
    vbicw   $25,$28,$28
    nop
    vbisw   $27,$30,$30
    nop
    vxorw   $9,$28,$9
    nop
    vxorw   $3,$30,$28
    nop
    vxorw   $29,$9,$29
    nop
    vandw   $14,$28,$14
    nop
    vbicw   $29,$27,$27
    nop
    vandw   $28,$22,$22
    nop
    vbisw   $9,$27,$9
    nop
    vxorw   $25,$27,$25
    nop
    vandw   $9,$6,$27
    vldd    $6,bitsliced_spill+192($31) !tprello
    vandw   $9,$23,$23
    nop
    vxorw   $25,$9,$28
    vldd    $9,bitsliced_spill+256($31) !tprello
    vandw   $0,$25,$0
    nop
    vandw   $6,$25,$6
    nop
    vxorw   $25,$3,$25
    nop
    vandw   $9,$3,$3
    nop
    vandw   $28,$2,$2
    nop
    vandw   $30,$1,$1
    nop
    vandw   $13,$30,$13
    nop
    vxorw   $28,$30,$30
    nop
    vandw   $12,$28,$12
    nop
    vandw   $11,$30,$28
    vldd    $11,bitsliced_spill+224($31) !tprello
    vandw   $25,$4,$4
    nop
    vandw   $26,$25,$26
    nop
    vxorw   $25,$30,$25
    nop
    vandw   $11,$30,$11
    nop
    vandw   $25,$24,$24
    nop
    vandw   $25,$8,$8
    nop
    vxorw   $6,$26,$25
    nop
    vxorw   $26,$11,$11
    nop
    vxorw   $25,$24,$24
    nop
    vxorw   $12,$23,$12
    nop
    vxorw   $15,$2,$2
    nop
    vxorw   $12,$28,$12
    nop
    vxorw   $28,$2,$28
    nop
    vxorw   $13,$14,$13
    nop
    vxorw   $28,$14,$14
    nop
    vxorw   $23,$11,$23
    nop
    vxorw   $6,$14,$6
    nop
    vxorw   $23,$0,$0
    nop
    vxorw   $12,$4,$12
    nop
    vxorw   $4,$0,$4
    nop
    vxorw   $0,$22,$0
    nop
    vxorw   $4,$1,$1
    nop
    vxorw   $22,$8,$8
    nop
    vxorw   $0,$11,$22
    nop
    vxorw   $15,$0,$0
    nop
    vxorw   $6,$3,$3
    nop
    vxorw   $22,$2,$2
    nop
    vxorw   $27,$28,$28
    nop
    vxorw   $27,$24,$27
    nop
    vxorw   $24,$2,$2
    vldd    $24,bitsliced_state+64($31) !tprello
    vxorw   $3,$1,$22
    vldd    $3,bitsliced_state+128($31) !tprello
    vxorw   $28,$1,$1
    vstd    $2,bitsliced_spill+128($31) !tprello
    vxorw   $28,$8,$2
    vldd    $8,bitsliced_state+32($31) !tprello
    vxorw   $13,$27,$27
    vstd    $1,bitsliced_spill+64($31) !tprello
    vxorw   $22,$13,$1
    vldd    $28,bitsliced_state+0($31) !tprello
    vxorw   $0,$13,$0
    vldd    $13,bitsliced_state+96($31) !tprello
    vxorw   $1,$2,$1
    vldd    $6,bitsliced_spill+288($31) !tprello
    vxorw   $11,$2,$2
    vstd    $0,bitsliced_spill+160($31) !tprello
    vxorw   $28,$8,$0
    vstd    $1,bitsliced_spill+96($31) !tprello
    vxorw   $7,$10,$1
    vstd    $2,bitsliced_spill+32($31) !tprello
    vandw   $6,$10,$6
    vldd    $2,bitsliced_state+160($31) !tprello
    vxorw   $0,$1,$8
    vldd    $10,bitsliced_state+192($31) !tprello
    vxorw   $3,$13,$3
    vstd    $22,bitsliced_spill+0($31) !tprello
    vxorw   $24,$8,$22
    nop
    vxorw   $2,$3,$2
    nop
    vxorw   $10,$22,$10
    nop
    vbisw   $1,$2,$24
    nop
    vxorw   $8,$3,$13
    nop
    vxorw   $24,$5,$24
    nop
    vbicw   $10,$13,$28
    nop
    vxorw   $7,$3,$11
    nop
    vxorw   $22,$5,$15
    nop
    vandw   $11,$22,$4
    vstd    $11,bitsliced_spill+320($31) !tprello
    vxorw   $0,$11,$11
    nop
    vbicw   $5,$0,$23
    nop
    vandw   $15,$11,$14
    nop
    vxorw   $2,$5,$25
    nop
    vxorw   $14,$6,$6
    nop
    vxorw   $25,$10,$26
    nop
    vxorw   $6,$3,$30
    vldd    $6,bitsliced_state+224($31) !tprello
    vxorw   $22,$26,$9
    nop
    vxorw   $26,$28,$28
    nop
    vandw   $9,$7,$29
    nop
    vxorw   $28,$6,$6
    nop
    vxorw   $4,$29,$4
    nop
    vandw   $26,$3,$28
    nop
    vxorw   $4,$14,$14
    nop
    vxorw   $29,$28,$28
    nop
    vxorw   $6,$14,$6
    nop
    vxorw   $24,$28,$24
    nop
    vxorw   $23,$4,$4
    nop
    vxorw   $30,$26,$30
    nop
    vxorw   $0,$4,$4
    nop
    vandw   $8,$25,$14
    nop
    vxorw   $30,$28,$28
    nop
    vxorw   $4,$14,$4
    nop
    vxorw   $24,$23,$23
    nop
    vandw   $6,$4,$24
    nop
    vxorw   $28,$6,$6
    nop
    vxorw   $23,$24,$23
    nop
    vsrlw   $12,1,$14
    vldd    $30,bitsliced_masks+128($31) !tprello
    vandw   $6,$23,$29
    nop
    vxorw   $14,$27,$14
    nop
    vxorw   $28,$29,$28
    nop
    vandw   $14,$30,$14
    nop
    vbicw   $28,$24,$30
    nop
    vandw   $1,$28,$1
    nop
    vxorw   $6,$30,$6
    nop
    vbicw   $4,$30,$30
    nop
    vbisw   $6,$29,$29
    nop
    vxorw   $23,$30,$23
    nop
    vxorw   $28,$29,$30
    nop
    vxorw   $24,$23,$24
    nop
    vandw   $25,$30,$25
    nop
    vbicw   $24,$6,$6
    nop
    vandw   $2,$28,$2
    nop
    vbisw   $23,$6,$23
    nop
    vxorw   $4,$6,$6
    vldd    $4,bitsliced_spill+352($31) !tprello
    vandw   $23,$10,$24
    vldd    $10,bitsliced_spill+288($31) !tprello
    vandw   $23,$13,$13
    nop
    vxorw   $6,$23,$23
    nop
    vandw   $4,$6,$4
    nop
    vandw   $10,$6,$10
    nop
    vxorw   $6,$28,$6
    nop
    vandw   $23,$15,$15
    nop
    vandw   $29,$0,$28
    vldd    $0,bitsliced_spill+320($31) !tprello
    vandw   $5,$29,$5
    nop
    vxorw   $23,$29,$29
    nop
    vandw   $11,$23,$11
    nop
    vandw   $0,$29,$0
    nop
    vandw   $6,$7,$7
    nop
    vandw   $9,$6,$9
    nop
    vxorw   $6,$29,$6
    nop
    vandw   $22,$29,$22
    nop
    vandw   $6,$26,$26
    nop
    vandw   $6,$3,$3
    nop
    vxorw   $10,$9,$6
    nop
    vxorw   $9,$22,$9
    nop
    vxorw   $6,$26,$6
    nop
    vxorw   $11,$13,$11
    nop
    vxorw   $1,$15,$15
    nop
    vxorw   $11,$0,$11
    nop
    vxorw   $0,$15,$0
    nop
    vxorw   $5,$25,$5
    nop
    vxorw   $0,$25,$25
    nop
    vxorw   $13,$9,$13
    nop
    vxorw   $10,$25,$10
    nop
    vxorw   $13,$4,$4
    nop
    vxorw   $10,$2,$2
    nop
    vxorw   $7,$4,$10
    nop
    vxorw   $11,$7,$7
    nop
    vxorw   $10,$28,$10
    nop
    vxorw   $24,$0,$0
    nop
    vxorw   $24,$6,$24
    nop
    vxorw   $2,$10,$2
    nop
    vxorw   $0,$10,$10
    nop
    vxorw   $2,$5,$28
    nop
    vxorw   $5,$24,$24
    nop
    vandw   $30,$8,$8
    nop
    vxorw   $27,$14,$27
    nop
    vxorw   $4,$8,$4
    nop
    vxorw   $8,$3,$3
    nop
    vxorw   $4,$9,$8
    nop
    vxorw   $1,$4,$1
    nop
    vxorw   $8,$15,$8
    nop
    vxorw   $0,$3,$0
    nop
    vxorw   $6,$8,$6
    nop
    vxorw   $1,$5,$5
    vldd    $1,bitsliced_spill+160($31) !tprello
    vxorw   $28,$0,$28
    nop
    vxorw   $9,$0,$9
    vldd    $0,bitsliced_spill+128($31) !tprello
    vsllw   $14,1,$14
    vldd    $8,bitsliced_spill+96($31) !tprello
    vsrlw   $1,1,$3
    vldd    $15,bitsliced_masks+128($31) !tprello
    vxorw   $12,$14,$14
    vldd    $12,bitsliced_spill+64($31) !tprello
    vxorw   $3,$0,$3
    nop
    vsrlw   $8,1,$4
    nop
    vandw   $3,$15,$3
    nop
    vxorw   $4,$12,$4
    nop
    vxorw   $0,$3,$0
    nop
    vsllw   $3,1,$3
    vldd    $30,bitsliced_spill+32($31) !tprello
    vandw   $4,$15,$4
    nop
    vxorw   $1,$3,$3
    vldd    $1,bitsliced_spill+0($31) !tprello
    vxorw   $12,$4,$12
    nop
    vsrlw   $30,1,$11
    nop
    vsrlw   $7,1,$13
    nop
    vxorw   $11,$1,$11
    nop
    vxorw   $13,$24,$13
    nop
    vandw   $11,$15,$11
    nop
    vandw   $13,$15,$13
    nop
    vxorw   $1,$11,$1
    nop
    vsllw   $11,1,$11
    nop
    vxorw   $24,$13,$24
    nop
    vxorw   $30,$11,$11
    nop
    vsllw   $13,1,$13
    nop
    vsrlw   $5,1,$30
    nop
    vxorw   $7,$13,$7
    nop
    vxorw   $30,$6,$30
    nop
    vsrlw   $28,1,$13
    nop
    vandw   $30,$15,$30
    nop
    vxorw   $13,$10,$13
    nop
    vxorw   $6,$30,$6
    nop
    vsllw   $30,1,$30
    nop
    vandw   $13,$15,$13
    nop
    vxorw   $5,$30,$5
    nop
    vsllw   $4,1,$4
    nop
    vxorw   $10,$13,$10
    nop
    vxorw   $8,$4,$4
    nop
    vsllw   $13,1,$13
    nop
    vsrlw   $9,1,$8
    nop
    vxorw   $28,$13,$13
    nop
    vxorw   $8,$2,$8
    nop
    vsrlw   $14,2,$28
    nop
    vandw   $8,$15,$8
    vldd    $15,bitsliced_masks+96($31) !tprello
    vxorw   $28,$3,$28
    nop
    vxorw   $2,$8,$2
    nop
    vsllw   $8,1,$8
    nop
    vandw   $28,$15,$28
    nop
    vxorw   $9,$8,$8
    nop
    vxorw   $3,$28,$3
    nop
    vsllw   $28,2,$28
    nop
    vsrlw   $27,2,$9
    nop
    vxorw   $14,$28,$14
    nop
    vxorw   $9,$0,$9
    nop
    vsrlw   $4,2,$28
    nop
    vandw   $9,$15,$9
    nop
    vxorw   $28,$11,$28
    nop
    vxorw   $0,$9,$0
    nop
    vsllw   $9,2,$9
    nop
    vandw   $28,$15,$28
    nop
    vsrlw   $12,2,$30
    nop
    vxorw   $11,$28,$11
    nop
    vsllw   $28,2,$28
    nop
    vxorw   $30,$1,$30
    nop
    vxorw   $4,$28,$4
    nop
    vandw   $30,$15,$30
    nop
    vxorw   $27,$9,$9
    nop
    vxorw   $1,$30,$1
    nop
    vsllw   $30,2,$30
    nop
    vsrlw   $7,2,$27
    nop
    vxorw   $12,$30,$12
    nop
    vxorw   $27,$5,$27
    nop
    vsrlw   $24,2,$30
    nop
    vandw   $27,$15,$27
    nop
    vxorw   $30,$6,$30
    nop
    vsllw   $27,2,$28
    nop
    vxorw   $5,$27,$5
    nop
    vxorw   $7,$28,$7
    nop
    vandw   $30,$15,$30
    nop
    vsrlw   $13,2,$28
    nop
    vxorw   $6,$30,$6
    nop
    vsllw   $30,2,$30
    nop
    vxorw   $28,$8,$28
    nop
    vxorw   $24,$30,$24
    nop
    vandw   $28,$15,$28
    nop
    vsrlw   $10,2,$30
    nop
    vxorw   $8,$28,$8
    nop
    vsllw   $28,2,$28
    nop
    vxorw   $30,$2,$30
    nop
    vxorw   $13,$28,$13
    nop
    vandw   $30,$15,$15
    nop
    vsrlw   $14,4,$30
    nop
    vxorw   $2,$15,$28
    vldd    $2,bitsliced_masks+64($31) !tprello
    vsllw   $15,2,$15
    nop
    vxorw   $30,$4,$30
    nop
    vxorw   $10,$15,$10
    nop
    vandw   $30,$2,$30
    nop
    vsrlw   $9,4,$15
    nop
    vxorw   $4,$30,$4
    nop
    vsllw   $30,4,$30
    nop
    vxorw   $15,$12,$15
    nop
    vxorw   $14,$30,$14
    nop
    vandw   $15,$2,$15
    nop
    vsrlw   $3,4,$30
    nop
    vxorw   $12,$15,$12
    nop
    vsllw   $15,4,$15
    nop
    vxorw   $30,$11,$30
    nop
    vxorw   $9,$15,$9
    nop
    vandw   $30,$2,$30
    nop
    vsrlw   $0,4,$15
    nop
    vxorw   $11,$30,$11
    nop
    vxorw   $15,$1,$15
    nop
    vsllw   $30,4,$30
    vstd    $11,bitsliced_spill+384($31) !tprello
    vandw   $15,$2,$11
    nop
    vxorw   $3,$30,$3
    nop
    vxorw   $1,$11,$1
    nop
    vsllw   $11,4,$11
    nop
    vsrlw   $7,4,$30
    nop
    vxorw   $0,$11,$0
    nop
    vxorw   $30,$13,$30
    nop
    vsrlw   $24,4,$11
    nop
    vandw   $30,$2,$30
    nop
    vxorw   $11,$10,$11
    nop
    vxorw   $13,$30,$13
    nop
    vsllw   $30,4,$30
    nop
    vandw   $11,$2,$11
    nop
    vxorw   $7,$30,$7
    nop
    vxorw   $10,$11,$10
    nop
    vsllw   $11,4,$11
    nop
    vsrlw   $5,4,$30
    nop
    vxorw   $24,$11,$11
    nop
    vxorw   $30,$8,$30
    nop
    vsrlw   $6,4,$24
    nop
    vandw   $30,$2,$30
    nop
    vxorw   $24,$28,$24
    nop
    vxorw   $8,$30,$8
    nop
    vsllw   $30,4,$30
    nop
    vandw   $24,$2,$2
    ldw     $24,bitsliced_selectors+12($31) !tprello
    vxorw   $5,$30,$5
    nop
    vxorw   $28,$2,$30
    ldw     $28,bitsliced_selectors+16($31) !tprello
    vsllw   $2,4,$2
    ldw     $15,bitsliced_selectors+20($31) !tprello
    vshfw   $9,$14,$24,$27
    ldw     $25,bitsliced_selectors+24($31) !tprello
    vxorw   $6,$2,$2
    nop
    vshfw   $9,$14,$28,$9
    vldd    $14,bitsliced_last_key+0($31) !tprello
    vshfw   $11,$7,$15,$6
    nop
    vshfw   $11,$7,$25,$7
    nop
    vsrlw   $27,16,$11
    vldd    $26,bitsliced_masks+32($31) !tprello
    vxorw   $6,$14,$22
    nop
    vxorw   $11,$6,$6
    nop
    vxorw   $27,$14,$27
    nop
    vandw   $6,$26,$6
    nop
    vsrlw   $9,16,$11
    nop
    vxorw   $22,$6,$22
    nop
    vsllw   $6,16,$6
    vldd    $29,bitsliced_last_key+32($31) !tprello
    vxorw   $11,$7,$11
    nop
    vxorw   $27,$6,$6
    nop
    vandw   $11,$26,$11
    nop
    vxorw   $7,$29,$7
    nop
    vsllw   $11,16,$27
    nop
    vxorw   $7,$11,$7
    nop
    vxorw   $9,$29,$9
    nop
    vsrlw   $6,8,$11
    nop
    vxorw   $9,$27,$9
    vldd    $27,bitsliced_masks+0($31) !tprello
    vsrlw   $22,8,$23
    nop
    vxorw   $11,$9,$11
    nop
    vxorw   $23,$7,$23
    nop
    vandw   $11,$27,$11
    nop
    vandw   $23,$27,$23
    nop
    vxorw   $9,$11,$9
    nop
    vsllw   $11,8,$11
    nop
    vxorw   $7,$23,$7
    vstd    $9,-480($17)
    vsllw   $23,8,$9
    nop
    vshfw   $0,$3,$24,$23
    vstd    $7,-224($17)
    vxorw   $22,$9,$7
    nop
    vshfw   $0,$3,$28,$0
    nop
    vshfw   $2,$5,$15,$3
    vstd    $7,-256($17)
    vshfw   $2,$5,$25,$2
    nop
    vsrlw   $23,16,$5
    nop
    vxorw   $3,$14,$7
    nop
    vxorw   $5,$3,$3
    nop
    vxorw   $23,$14,$23
    nop
    vandw   $3,$26,$3
    nop
    vsrlw   $0,16,$5
    nop
    vxorw   $7,$3,$7
    nop
    vsllw   $3,16,$3
    nop
    vxorw   $5,$2,$5
    nop
    vxorw   $23,$3,$3
    nop
    vandw   $5,$26,$5
    nop
    vxorw   $2,$29,$2
    nop
    vsllw   $5,16,$23
    nop
    vxorw   $2,$5,$2
    nop
    vxorw   $0,$29,$0
    nop
    vsrlw   $3,8,$5
    nop
    vxorw   $0,$23,$0
    nop
    vsrlw   $7,8,$23
    nop
    vxorw   $5,$0,$5
    nop
    vshfw   $12,$4,$24,$9
    nop
    vandw   $5,$27,$5
    nop
    vshfw   $12,$4,$28,$4
    nop
    vxorw   $0,$5,$0
    nop
    vsllw   $5,8,$5
    nop
    vshfw   $10,$13,$15,$12
    vstd    $0,-416($17)
    vxorw   $3,$5,$0
    nop
    vsrlw   $9,16,$3
    nop
    vxorw   $12,$14,$5
    vstd    $0,-448($17)
    vxorw   $3,$12,$0
    nop
    vxorw   $9,$14,$9
    nop
    vandw   $0,$26,$0
    nop
    vsrlw   $4,16,$3
    nop
    vxorw   $5,$0,$5
    nop
    vsllw   $0,16,$0
    nop
    vsrlw   $5,8,$22
    vldd    $12,bitsliced_spill+384($31) !tprello
    vxorw   $9,$0,$0
    nop
    vxorw   $4,$29,$4
    nop
    vsrlw   $0,8,$9
    nop
    vshfw   $1,$12,$24,$24
    nop
    vshfw   $1,$12,$28,$1
    nop
    vshfw   $30,$8,$15,$15
    nop
    vsrlw   $24,16,$12
    nop
    vxorw   $15,$14,$28
    nop
    vxorw   $12,$15,$12
    nop
    vxorw   $24,$14,$14
    nop
    vandw   $12,$26,$12
    nop
    vsrlw   $1,16,$24
    nop
    vxorw   $28,$12,$28
    nop
    vsllw   $12,16,$12
    nop
    vxorw   $6,$11,$6
    nop
    vxorw   $14,$12,$12
    nop
    vxorw   $1,$29,$1
    vstd    $6,-512($17)
    vsrlw   $12,8,$6
    nop
    vsrlw   $28,8,$14
    nop
    vxorw   $23,$2,$23
    nop
    vshfw   $10,$13,$25,$10
    nop
    vandw   $23,$27,$23
    nop
    vxorw   $3,$10,$3
    nop
    vsllw   $23,8,$13
    nop
    vandw   $3,$26,$3
    nop
    vxorw   $7,$13,$7
    nop
    vxorw   $10,$29,$10
    nop
    vsllw   $3,16,$13
    vstd    $7,-192($17)
    vxorw   $10,$3,$3
    nop
    vxorw   $4,$13,$4
    nop
    vxorw   $2,$23,$2
    nop
    vxorw   $9,$4,$9
    nop
    vxorw   $22,$3,$22
    vstd    $2,-160($17)
    vandw   $9,$27,$2
    nop
    vandw   $22,$27,$22
    nop
    vsllw   $2,8,$9
    nop
    vsllw   $22,8,$23
    nop
    vxorw   $4,$2,$2
    nop
    vxorw   $0,$9,$0
    nop
    vxorw   $5,$23,$5
    vstd    $2,-352($17)
    vxorw   $3,$22,$2
    vstd    $0,-384($17)
    vshfw   $30,$8,$25,$0
    vstd    $5,-128($17)
    vxorw   $24,$0,$5
    vstd    $2,-96($17)
    vxorw   $0,$29,$0
    nop
    vandw   $5,$26,$5
    nop
    or      $31,$31,$31
    nop
    vxorw   $0,$5,$0
    nop
    vsllw   $5,16,$5
    nop
    vxorw   $14,$0,$14
    nop
    vxorw   $1,$5,$1
    nop
    vandw   $14,$27,$14
    nop
    vxorw   $6,$1,$6
    nop
    vsllw   $14,8,$5
    nop
    vandw   $6,$27,$6
    nop
    vxorw   $28,$5,$5
    nop
    vxorw   $1,$6,$1
    nop
    vsllw   $6,8,$6
    vstd    $5,-64($17)
    vxorw   $0,$14,$0
    vstd    $1,-288($17)
    vxorw   $12,$6,$1
    nop
    or      $31,$31,$31
    vstd    $0,-32($17)
    or      $31,$31,$31
    vstd    $1,-320($17)
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
