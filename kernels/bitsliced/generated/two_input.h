# SPDX-License-Identifier: Apache-2.0
#
# Made by kernels/bitsliced/generate.py: the vector code as macros, one line for each
# instruction, two lines (P0, P1) for each cycle; two_input.

#define BITSLICED_SPILLS 15

#if !defined(AES_ECB_DECRYPT) && !defined(AES_CTR)
# Operations: 272 on P0, 37 on P1; cycles: 279
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
    vldd    $8,64($16)
    vxorw   $3,$7,$3
    nop
    vxorw   $0,$9,$0
    vldd    $10,96($16)
    vsllw   $9,8,$9
    nop
    vsrlw   $8,8,$11
    ldw     $12,bitsliced_selectors+0($31) !tprello
    vxorw   $3,$9,$3
    ldw     $9,bitsliced_selectors+4($31) !tprello
    vxorw   $11,$10,$11
    nop
    vshfw   $0,$3,$12,$14
    vldd    $13,320($16)
    vshfw   $0,$3,$9,$0
    vldd    $3,352($16)
    vxorw   $10,$2,$10
    nop
    vxorw   $8,$7,$8
    nop
    vsrlw   $13,8,$15
    nop
    vxorw   $3,$2,$22
    nop
    vxorw   $15,$3,$3
    nop
    vxorw   $13,$7,$13
    nop
    vandw   $3,$4,$3
    nop
    vandw   $11,$4,$11
    nop
    vxorw   $22,$3,$22
    nop
    vxorw   $10,$11,$10
    nop
    vsllw   $11,8,$11
    nop
    vsllw   $3,8,$3
    nop
    vxorw   $8,$11,$8
    nop
    vxorw   $13,$3,$3
    nop
    vshfw   $10,$8,$12,$13
    nop
    vshfw   $10,$8,$9,$8
    nop
    vshfw   $22,$3,$12,$10
    nop
    vshfw   $22,$3,$9,$3
    nop
    vsrlw   $13,16,$22
    vldd    $11,bitsliced_masks+32($31) !tprello
    vsrlw   $8,16,$15
    nop
    vxorw   $22,$10,$22
    nop
    vxorw   $15,$3,$15
    nop
    vandw   $22,$11,$22
    nop
    vandw   $15,$11,$15
    nop
    vxorw   $10,$22,$10
    nop
    vsllw   $22,16,$22
    vldd    $23,128($16)
    vxorw   $3,$15,$3
    nop
    vxorw   $13,$22,$22
    vldd    $13,160($16)
    vsllw   $15,16,$15
    nop
    vsrlw   $23,8,$24
    nop
    vxorw   $8,$15,$8
    nop
    vxorw   $24,$13,$24
    nop
    vxorw   $13,$2,$13
    nop
    vandw   $24,$4,$24
    vldd    $15,384($16)
    vxorw   $23,$7,$23
    nop
    vxorw   $13,$24,$25
    vldd    $13,416($16)
    vsllw   $24,8,$24
    nop
    vsrlw   $15,8,$26
    nop
    vxorw   $23,$24,$23
    nop
    vxorw   $26,$13,$26
    nop
    vxorw   $13,$2,$13
    nop
    vandw   $26,$4,$26
    nop
    vxorw   $15,$7,$15
    nop
    vsllw   $26,8,$24
    nop
    vxorw   $13,$26,$13
    nop
    vxorw   $15,$24,$15
    nop
    vshfw   $25,$23,$12,$24
    nop
    vshfw   $25,$23,$9,$23
    nop
    vshfw   $13,$15,$12,$25
    nop
    vxorw   $6,$5,$5
    nop
    vshfw   $13,$15,$9,$6
    nop
    vshfw   $5,$1,$12,$13
    nop
    vshfw   $5,$1,$9,$1
    nop
    vsrlw   $13,16,$5
    nop
    vsrlw   $1,16,$15
    nop
    vxorw   $5,$14,$5
    nop
    vxorw   $15,$0,$15
    nop
    vandw   $5,$11,$5
    nop
    vandw   $15,$11,$15
    nop
    vxorw   $14,$5,$14
    nop
    vsllw   $5,16,$5
    nop
    vxorw   $0,$15,$0
    nop
    vxorw   $13,$5,$5
    nop
    vsllw   $15,16,$15
    vldd    $13,192($16)
    vsrlw   $24,16,$26
    nop
    vxorw   $1,$15,$1
    nop
    vxorw   $26,$25,$26
    nop
    vsrlw   $13,8,$15
    nop
    vandw   $26,$11,$26
    nop
    vsrlw   $23,16,$27
    nop
    vxorw   $25,$26,$25
    nop
    vsllw   $26,16,$26
    vldd    $28,224($16)
    vxorw   $27,$6,$27
    nop
    vxorw   $24,$26,$24
    nop
    vandw   $27,$11,$27
    nop
    vxorw   $15,$28,$15
    nop
    vxorw   $6,$27,$6
    nop
    vsllw   $27,16,$27
    nop
    vandw   $15,$4,$15
    nop
    vxorw   $23,$27,$23
    nop
    vxorw   $28,$2,$28
    vldd    $27,448($16)
    vsllw   $15,8,$26
    nop
    vxorw   $28,$15,$28
    vldd    $15,480($16)
    vxorw   $13,$7,$13
    nop
    vsrlw   $27,8,$29
    nop
    vxorw   $13,$26,$13
    nop
    vxorw   $29,$15,$29
    nop
    vshfw   $28,$13,$9,$26
    nop
    vandw   $29,$4,$4
    nop
    vxorw   $15,$2,$2
    nop
    vsllw   $4,8,$15
    nop
    vxorw   $2,$4,$2
    nop
    vxorw   $27,$7,$4
    nop
    vshfw   $28,$13,$12,$7
    nop
    vxorw   $4,$15,$4
    nop
    vsrlw   $7,16,$15
    nop
    vshfw   $2,$4,$12,$12
    nop
    vshfw   $2,$4,$9,$2
    nop
    vxorw   $15,$12,$4
    nop
    vsrlw   $26,16,$15
    nop
    vandw   $4,$11,$4
    nop
    vxorw   $15,$2,$15
    nop
    vxorw   $12,$4,$12
    nop
    vsllw   $4,16,$4
    nop
    vandw   $15,$11,$11
    nop
    vxorw   $7,$4,$4
    nop
    vsllw   $11,16,$7
    nop
    vxorw   $2,$11,$2
    nop
    vxorw   $26,$7,$7
    nop
    vsrlw   $5,4,$26
    vldd    $11,bitsliced_masks+64($31) !tprello
    vsrlw   $1,4,$15
    nop
    vxorw   $26,$24,$26
    nop
    vxorw   $15,$23,$15
    nop
    vandw   $26,$11,$26
    nop
    vandw   $15,$11,$15
    nop
    vxorw   $24,$26,$24
    nop
    vsllw   $26,4,$26
    nop
    vxorw   $23,$15,$23
    nop
    vxorw   $5,$26,$5
    nop
    vsllw   $15,4,$15
    nop
    vsrlw   $22,4,$26
    nop
    vxorw   $1,$15,$1
    nop
    vxorw   $26,$4,$26
    nop
    vsrlw   $8,4,$15
    nop
    vandw   $26,$11,$26
    nop
    vxorw   $15,$7,$15
    nop
    vxorw   $4,$26,$4
    nop
    vsllw   $26,4,$26
    nop
    vandw   $15,$11,$15
    nop
    vxorw   $22,$26,$22
    nop
    vxorw   $7,$15,$7
    nop
    vsllw   $15,4,$15
    nop
    vsrlw   $14,4,$26
    nop
    vxorw   $8,$15,$8
    nop
    vxorw   $26,$25,$26
    nop
    vsrlw   $0,4,$15
    nop
    vandw   $26,$11,$26
    nop
    vxorw   $15,$6,$15
    nop
    vxorw   $25,$26,$25
    nop
    vsllw   $26,4,$26
    nop
    vandw   $15,$11,$15
    nop
    vxorw   $14,$26,$14
    nop
    vxorw   $6,$15,$6
    nop
    vsllw   $15,4,$15
    nop
    vsrlw   $10,4,$26
    nop
    vxorw   $0,$15,$0
    nop
    vxorw   $26,$12,$26
    nop
    vsrlw   $3,4,$15
    nop
    vandw   $26,$11,$26
    nop
    vxorw   $15,$2,$15
    nop
    vxorw   $12,$26,$12
    nop
    vsllw   $26,4,$26
    nop
    vandw   $15,$11,$11
    nop
    vxorw   $10,$26,$10
    nop
    vxorw   $2,$11,$2
    nop
    vsrlw   $5,2,$26
    vldd    $15,bitsliced_masks+96($31) !tprello
    vsllw   $11,4,$11
    nop
    vxorw   $26,$22,$26
    nop
    vsrlw   $1,2,$9
    nop
    vandw   $26,$15,$26
    nop
    vxorw   $9,$8,$9
    nop
    vxorw   $22,$26,$22
    nop
    vsllw   $26,2,$26
    nop
    vandw   $9,$15,$9
    nop
    vxorw   $5,$26,$26
    nop
    vxorw   $8,$9,$5
    nop
    vsllw   $9,2,$9
    nop
    vsrlw   $24,2,$8
    nop
    vxorw   $1,$9,$1
    nop
    vxorw   $3,$11,$3
    nop
    vsrlw   $23,2,$11
    nop
    vxorw   $8,$4,$8
    nop
    vxorw   $11,$7,$11
    nop
    vandw   $8,$15,$8
    nop
    vandw   $11,$15,$11
    nop
    vxorw   $4,$8,$9
    nop
    vsllw   $8,2,$4
    nop
    vxorw   $7,$11,$7
    nop
    vxorw   $24,$4,$4
    nop
    vsllw   $11,2,$11
    nop
    vsrlw   $14,2,$24
    nop
    vxorw   $23,$11,$11
    nop
    vxorw   $24,$10,$24
    nop
    vsrlw   $0,2,$23
    nop
    vandw   $24,$15,$24
    nop
    vxorw   $23,$3,$23
    nop
    vxorw   $10,$24,$10
    nop
    vsllw   $24,2,$24
    nop
    vandw   $23,$15,$23
    nop
    vxorw   $14,$24,$14
    nop
    vxorw   $3,$23,$24
    nop
    vsllw   $23,2,$3
    nop
    vsrlw   $25,2,$23
    nop
    vxorw   $0,$3,$0
    nop
    vxorw   $23,$12,$3
    nop
    vsrlw   $6,2,$23
    nop
    vandw   $3,$15,$3
    nop
    vxorw   $23,$2,$23
    nop
    vxorw   $12,$3,$12
    nop
    vsllw   $3,2,$3
    nop
    vandw   $23,$15,$15
    nop
    vxorw   $25,$3,$25
    nop
    vsllw   $15,2,$3
    nop
    vxorw   $2,$15,$15
    nop
    vxorw   $6,$3,$23
    nop
    vsrlw   $26,1,$3
    vldd    $8,bitsliced_masks+128($31) !tprello
    vsrlw   $22,1,$2
    nop
    vxorw   $3,$1,$3
    nop
    vxorw   $2,$5,$2
    nop
    vandw   $3,$8,$3
    nop
    vandw   $2,$8,$2
    nop
    vxorw   $1,$3,$1
    nop
    vsllw   $3,1,$13
    nop
    vxorw   $5,$2,$3
    nop
    vsllw   $2,1,$2
    nop
    vsrlw   $4,1,$5
    nop
    vxorw   $22,$2,$2
    nop
    vsrlw   $25,1,$22
    nop
    vxorw   $5,$11,$5
    nop
    vsrlw   $9,1,$6
    nop
    vandw   $5,$8,$28
    nop
    vxorw   $6,$7,$6
    nop
    vxorw   $11,$28,$5
    nop
    vsllw   $28,1,$28
    nop
    vandw   $6,$8,$6
    nop
    vxorw   $4,$28,$4
    nop
    vxorw   $7,$6,$7
    nop
    vsllw   $6,1,$6
    nop
    vsrlw   $14,1,$28
    nop
    vxorw   $9,$6,$6
    nop
    vxorw   $28,$0,$28
    nop
    vsrlw   $10,1,$9
    nop
    vandw   $28,$8,$28
    nop
    vxorw   $9,$24,$9
    nop
    vxorw   $0,$28,$0
    nop
    vsllw   $28,1,$28
    nop
    vandw   $9,$8,$9
    vstd    $0,bitsliced_state+32($31) !tprello
    vxorw   $14,$28,$0
    nop
    vxorw   $24,$9,$24
    nop
    vsllw   $9,1,$9
    vstd    $0,bitsliced_state+0($31) !tprello
    vxorw   $22,$23,$0
    vstd    $24,bitsliced_state+96($31) !tprello
    vxorw   $10,$9,$9
    nop
    vandw   $0,$8,$0
    nop
    vsrlw   $12,1,$10
    vstd    $9,bitsliced_state+64($31) !tprello
    vxorw   $23,$0,$9
    nop
    vsllw   $0,1,$0
    nop
    vxorw   $10,$15,$10
    vstd    $9,bitsliced_state+160($31) !tprello
    vxorw   $25,$0,$9
    nop
    vandw   $10,$8,$8
    ldi     $19,-544*(AES_ROUNDS-1)($31)
    vxorw   $26,$13,$0
    vstd    $9,bitsliced_state+128($31) !tprello
    vsllw   $8,1,$9
    ldi     $18,-512($18)
    vxorw   $15,$8,$8
    ldi     $17,512($17)
    vxorw   $12,$9,$9
    ldi     $16,512($16)
    or      $31,$31,$31
    vstd    $8,bitsliced_state+224($31) !tprello
    or      $31,$31,$31
    vstd    $9,bitsliced_state+192($31) !tprello
    .endm
#endif

#if !defined(AES_ECB_DECRYPT)
# Operations: 316 on P0, 67 on P1; cycles: 316
    .macro ROUND
    vxorw   $7,$2,$8
    nop
    vxorw   $1,$7,$2
    nop
    vxorw   $5,$8,$9
    vldd    $5,bitsliced_state+224($31) !tprello
    vxorw   $7,$4,$10
    vldd    $7,bitsliced_state+64($31) !tprello
    vxorw   $9,$3,$3
    nop
    vxorw   $10,$8,$11
    nop
    vxorw   $2,$3,$12
    nop
    vxorw   $5,$7,$5
    nop
    vxorw   $4,$12,$4
    vstd    $12,bitsliced_spill+256($31) !tprello
    vbicw   $12,$3,$7
    vstd    $5,bitsliced_spill+288($31) !tprello
    vxorw   $6,$4,$6
    nop
    vxorw   $4,$9,$9
    nop
    vxorw   $8,$6,$14
    vldd    $13,bitsliced_state+160($31) !tprello
    vxorw   $0,$9,$15
    nop
    vbicw   $14,$6,$23
    vldd    $22,bitsliced_state+96($31) !tprello
    vxorw   $15,$14,$24
    nop
    vxorw   $13,$5,$5
    nop
    vxorw   $24,$12,$12
    nop
    vxorw   $5,$22,$22
    vstd    $5,bitsliced_spill+352($31) !tprello
    vxorw   $0,$12,$5
    nop
    vxorw   $4,$12,$4
    vstd    $22,bitsliced_spill+384($31) !tprello
    vxorw   $5,$10,$22
    nop
    vxorw   $5,$14,$13
    nop
    vbicw   $10,$22,$25
    nop
    vandw   $13,$11,$26
    nop
    vxorw   $25,$23,$23
    nop
    vxorw   $25,$26,$25
    nop
    vxorw   $4,$10,$26
    nop
    vxorw   $3,$25,$3
    nop
    vxorw   $2,$26,$27
    nop
    vxorw   $22,$25,$22
    nop
    vxorw   $3,$7,$3
    nop
    vbicw   $26,$12,$25
    nop
    vbicw   $27,$1,$1
    nop
    vxorw   $25,$23,$25
    nop
    vandw   $4,$0,$28
    nop
    vxorw   $25,$7,$7
    nop
    vxorw   $8,$27,$25
    nop
    vxorw   $1,$3,$3
    nop
    vxorw   $23,$28,$1
    nop
    vandw   $15,$25,$23
    nop
    vxorw   $4,$25,$28
    nop
    vxorw   $23,$22,$22
    nop
    vandw   $28,$9,$23
    nop
    vxorw   $7,$12,$7
    nop
    vxorw   $22,$23,$22
    nop
    vxorw   $6,$23,$6
    nop
    vandw   $3,$22,$23
    nop
    vxorw   $6,$1,$1
    nop
    vxorw   $7,$23,$6
    nop
    vbicw   $1,$23,$23
    nop
    vxorw   $22,$1,$29
    nop
    vxorw   $3,$23,$30
    nop
    vandw   $29,$6,$29
    nop
    vxorw   $6,$30,$30
    nop
    vbisw   $23,$29,$23
    nop
    vxorw   $1,$29,$1
    nop
    vbicw   $23,$30,$30
    nop
    vandw   $26,$1,$26
    nop
    vxorw   $22,$23,$22
    nop
    vxorw   $7,$30,$7
    nop
    vandw   $1,$12,$12
    nop
    vandw   $6,$7,$6
    nop
    vandw   $0,$7,$0
    nop
    vxorw   $1,$7,$1
    nop
    vandw   $4,$7,$4
    nop
    vandw   $24,$22,$24
    nop
    vandw   $27,$22,$27
    nop
    vbisw   $6,$30,$6
    nop
    vandw   $1,$10,$10
    nop
    vxorw   $3,$6,$3
    nop
    vandw   $1,$5,$5
    nop
    vxorw   $3,$7,$7
    nop
    vandw   $3,$15,$6
    nop
    vandw   $7,$9,$9
    nop
    vandw   $25,$3,$25
    nop
    vxorw   $0,$9,$0
    nop
    vandw   $28,$7,$28
    nop
    vxorw   $22,$3,$3
    vldd    $22,bitsliced_state+224($31) !tprello
    vxorw   $9,$6,$6
    vldd    $9,bitsliced_state+32($31) !tprello
    vandw   $3,$8,$8
    nop
    vandw   $14,$3,$14
    nop
    vxorw   $1,$3,$3
    nop
    vxorw   $9,$22,$1
    nop
    vandw   $11,$3,$11
    nop
    vxorw   $7,$3,$7
    nop
    vandw   $3,$13,$13
    vldd    $3,bitsliced_spill+256($31) !tprello
    vandw   $7,$2,$2
    vldd    $15,bitsliced_state+128($31) !tprello
    vxorw   $11,$10,$11
    nop
    vxorw   $2,$14,$14
    nop
    vandw   $3,$7,$3
    nop
    vxorw   $22,$15,$7
    nop
    vxorw   $3,$24,$24
    nop
    vxorw   $3,$12,$3
    nop
    vxorw   $6,$24,$6
    nop
    vxorw   $24,$13,$13
    nop
    vxorw   $3,$0,$3
    nop
    vxorw   $5,$13,$5
    nop
    vxorw   $13,$14,$13
    nop
    vxorw   $3,$11,$14
    nop
    vxorw   $13,$0,$0
    nop
    vxorw   $14,$27,$14
    nop
    vxorw   $0,$26,$26
    nop
    vxorw   $14,$2,$2
    vldd    $27,bitsliced_spill+288($31) !tprello
    vxorw   $10,$26,$10
    nop
    vxorw   $0,$14,$0
    vldd    $14,bitsliced_spill+384($31) !tprello
    vxorw   $5,$10,$10
    vstd    $2,bitsliced_spill+224($31) !tprello
    vxorw   $7,$27,$13
    vstd    $0,bitsliced_spill+192($31) !tprello
    vxorw   $8,$10,$0
    nop
    vxorw   $1,$14,$8
    nop
    vxorw   $11,$25,$11
    vstd    $0,bitsliced_spill+64($31) !tprello
    vxorw   $15,$8,$0
    nop
    vxorw   $11,$4,$15
    vldd    $4,bitsliced_state+192($31) !tprello
    vxorw   $11,$28,$11
    nop
    vbicw   $8,$14,$28
    nop
    vxorw   $6,$11,$11
    nop
    vxorw   $4,$0,$25
    vldd    $4,bitsliced_spill+352($31) !tprello
    vxorw   $5,$11,$5
    vstd    $11,bitsliced_spill+96($31) !tprello
    vxorw   $3,$11,$3
    vldd    $11,bitsliced_state+0($31) !tprello
    vxorw   $6,$5,$6
    vstd    $5,bitsliced_spill+32($31) !tprello
    vxorw   $26,$15,$5
    vstd    $3,bitsliced_spill+128($31) !tprello
    vxorw   $0,$4,$4
    vldd    $3,bitsliced_keys_end+224($19) !tprello
    vxorw   $27,$25,$15
    vstd    $5,bitsliced_spill+160($31) !tprello
    vxorw   $11,$4,$5
    vstd    $6,bitsliced_spill+0($31) !tprello
    vbicw   $15,$25,$10
    vldd    $26,bitsliced_keys_end+0($19) !tprello
    vxorw   $5,$15,$24
    vstd    $15,bitsliced_spill+320($31) !tprello
    vxorw   $3,$6,$3
    nop
    vxorw   $24,$8,$6
    nop
    vxorw   $26,$2,$2
    vstd    $3,bitsliced_spill+416($31) !tprello
    vxorw   $0,$6,$0
    nop
    vxorw   $11,$6,$3
    vstd    $2,bitsliced_spill+448($31) !tprello
    vxorw   $0,$7,$2
    nop
    vxorw   $3,$7,$26
    nop
    vbicw   $2,$6,$12
    nop
    vxorw   $3,$15,$15
    nop
    vbicw   $7,$26,$22
    nop
    vandw   $15,$13,$30
    nop
    vxorw   $22,$10,$10
    nop
    vxorw   $22,$30,$22
    nop
    vxorw   $1,$2,$30
    nop
    vxorw   $14,$22,$14
    nop
    vxorw   $26,$22,$22
    nop
    vxorw   $14,$28,$14
    nop
    vbicw   $30,$9,$9
    nop
    vxorw   $12,$10,$12
    nop
    vxorw   $9,$14,$9
    nop
    vxorw   $12,$28,$12
    nop
    vandw   $0,$11,$28
    nop
    vxorw   $27,$30,$14
    nop
    vxorw   $10,$28,$10
    nop
    vandw   $5,$14,$28
    nop
    vxorw   $0,$14,$26
    nop
    vxorw   $28,$22,$22
    nop
    vandw   $26,$4,$28
    nop
    vxorw   $12,$6,$12
    nop
    vxorw   $22,$28,$22
    nop
    vxorw   $25,$28,$25
    nop
    vandw   $9,$22,$28
    nop
    vxorw   $25,$10,$10
    nop
    vxorw   $12,$28,$25
    nop
    vxorw   $22,$10,$23
    nop
    vbicw   $10,$28,$28
    nop
    vandw   $23,$25,$23
    nop
    vxorw   $9,$28,$29
    nop
    vbisw   $28,$23,$28
    nop
    vxorw   $25,$29,$29
    nop
    vxorw   $10,$23,$10
    nop
    vbicw   $28,$29,$29
    nop
    vandw   $2,$10,$2
    nop
    vxorw   $22,$28,$22
    nop
    vandw   $10,$6,$6
    nop
    vxorw   $12,$29,$12
    nop
    vandw   $24,$22,$24
    nop
    vandw   $0,$12,$0
    nop
    vandw   $25,$12,$25
    nop
    vandw   $11,$12,$11
    nop
    vbisw   $25,$29,$25
    nop
    vxorw   $10,$12,$10
    nop
    vxorw   $9,$25,$9
    nop
    vandw   $30,$22,$30
    nop
    vandw   $9,$5,$5
    nop
    vxorw   $9,$12,$12
    nop
    vandw   $14,$9,$14
    nop
    vxorw   $22,$9,$9
    nop
    vandw   $12,$4,$4
    nop
    vandw   $10,$7,$7
    nop
    vxorw   $11,$4,$11
    nop
    vxorw   $4,$5,$4
    nop
    vandw   $10,$3,$3
    nop
    vxorw   $10,$9,$5
    nop
    vandw   $9,$27,$27
    nop
    vandw   $13,$5,$13
    nop
    vandw   $26,$12,$26
    nop
    vandw   $5,$15,$15
    nop
    vxorw   $12,$5,$5
    nop
    vxorw   $13,$7,$13
    nop
    vandw   $8,$5,$8
    nop
    vxorw   $13,$14,$14
    nop
    vandw   $5,$1,$1
    nop
    vxorw   $8,$24,$5
    nop
    vxorw   $8,$6,$6
    nop
    vxorw   $4,$5,$8
    vldd    $4,bitsliced_spill+320($31) !tprello
    vxorw   $5,$15,$5
    nop
    vxorw   $6,$11,$6
    nop
    vxorw   $3,$5,$3
    nop
    vandw   $4,$9,$4
    nop
    vxorw   $14,$26,$26
    nop
    vxorw   $14,$0,$0
    ldw     $14,bitsliced_selectors+8($31) !tprello
    vxorw   $8,$26,$26
    nop
    vxorw   $1,$4,$4
    nop
    vshfw   $26,$26,$14,$9
    nop
    vxorw   $5,$4,$4
    nop
    vxorw   $6,$26,$5
    nop
    vxorw   $4,$11,$4
    nop
    vxorw   $3,$26,$26
    nop
    vxorw   $4,$2,$2
    nop
    vxorw   $6,$13,$6
    nop
    vxorw   $7,$2,$7
    nop
    vxorw   $6,$30,$6
    nop
    vxorw   $3,$7,$3
    nop
    vxorw   $6,$1,$1
    nop
    vxorw   $27,$3,$3
    nop
    vxorw   $2,$0,$0
    nop
    vshfw   $1,$1,$14,$2
    vldd    $1,bitsliced_spill+192($31) !tprello
    vxorw   $4,$6,$4
    ldw     $6,bitsliced_keys_end+512($19) !tprello
    vshfw   $0,$0,$14,$7
    nop
    vshfw   $4,$4,$14,$0
    nop
    vshfw   $0,$1,$6,$27
    vldd    $4,bitsliced_spill+224($31) !tprello
    vshfw   $5,$5,$14,$5
    nop
    vshfw   $3,$3,$14,$30
    nop
    vshfw   $26,$26,$14,$13
    nop
    vshfw   $2,$4,$6,$11
    vldd    $3,bitsliced_spill+0($31) !tprello
    vxorw   $8,$26,$8
    vldd    $26,bitsliced_spill+416($31) !tprello
    vshfw   $1,$0,$6,$15
    nop
    vshfw   $8,$8,$14,$14
    vldd    $8,bitsliced_keys_end+480($19) !tprello
    vshfw   $14,$3,$6,$24
    nop
    vxorw   $26,$24,$26
    nop
    vshfw   $3,$14,$6,$12
    vldd    $3,bitsliced_spill+448($31) !tprello
    vxorw   $8,$14,$8
    nop
    vshfw   $4,$2,$6,$14
    vldd    $4,bitsliced_keys_end+256($19) !tprello
    vxorw   $8,$12,$8
    nop
    vxorw   $3,$11,$3
    nop
    vxorw   $8,$14,$10
    nop
    vxorw   $4,$2,$2
    vldd    $4,bitsliced_keys_end+288($19) !tprello
    vxorw   $10,$3,$10
    nop
    vxorw   $2,$14,$14
    vldd    $2,bitsliced_keys_end+32($19) !tprello
    vxorw   $26,$11,$11
    vstd    $10,bitsliced_state+0($31) !tprello
    vxorw   $4,$0,$4
    vldd    $10,bitsliced_spill+128($31) !tprello
    vxorw   $11,$14,$0
    vldd    $11,bitsliced_spill+160($31) !tprello
    vxorw   $2,$1,$2
    vldd    $1,bitsliced_keys_end+64($19) !tprello
    vxorw   $8,$14,$22
    vldd    $14,bitsliced_keys_end+96($19) !tprello
    vxorw   $2,$27,$2
    nop
    vshfw   $7,$11,$6,$29
    vldd    $25,bitsliced_keys_end+320($19) !tprello
    vxorw   $1,$11,$1
    nop
    vxorw   $14,$10,$14
    nop
    vxorw   $1,$29,$1
    nop
    vxorw   $25,$7,$25
    nop
    vxorw   $26,$1,$28
    nop
    vxorw   $22,$15,$22
    nop
    vxorw   $4,$15,$4
    nop
    vxorw   $22,$2,$22
    nop
    vshfw   $11,$7,$6,$7
    nop
    vxorw   $25,$7,$25
    vstd    $22,bitsliced_state+32($31) !tprello
    vxorw   $4,$7,$7
    nop
    vshfw   $5,$10,$6,$11
    vldd    $22,bitsliced_keys_end+352($19) !tprello
    vxorw   $7,$1,$1
    nop
    vshfw   $10,$5,$6,$7
    nop
    vxorw   $14,$11,$14
    vstd    $1,bitsliced_state+64($31) !tprello
    vxorw   $22,$5,$1
    nop
    vxorw   $26,$3,$3
    vldd    $22,bitsliced_spill+32($31) !tprello
    vxorw   $1,$7,$5
    nop
    vxorw   $3,$27,$27
    vldd    $1,bitsliced_spill+96($31) !tprello
    vxorw   $28,$11,$3
    nop
    vshfw   $22,$13,$6,$11
    nop
    vxorw   $3,$5,$3
    nop
    vshfw   $9,$1,$6,$10
    vldd    $28,bitsliced_keys_end+128($19) !tprello
    vxorw   $2,$29,$2
    vldd    $29,bitsliced_keys_end+384($19) !tprello
    vshfw   $1,$9,$6,$15
    nop
    vxorw   $2,$25,$2
    nop
    vxorw   $28,$1,$1
    nop
    vxorw   $29,$9,$9
    nop
    vxorw   $1,$10,$29
    nop
    vxorw   $9,$15,$9
    nop
    vxorw   $27,$4,$1
    nop
    vxorw   $8,$5,$4
    nop
    vxorw   $8,$25,$5
    nop
    vxorw   $4,$15,$4
    nop
    vxorw   $5,$7,$5
    vldd    $7,bitsliced_spill+64($31) !tprello
    vxorw   $4,$29,$4
    vldd    $15,bitsliced_keys_end+416($19) !tprello
    vxorw   $5,$14,$5
    vldd    $25,bitsliced_keys_end+160($19) !tprello
    vxorw   $26,$14,$14
    vstd    $4,bitsliced_state+128($31) !tprello
    vshfw   $7,$30,$6,$27
    vstd    $5,bitsliced_state+96($31) !tprello
    vxorw   $14,$10,$4
    nop
    vxorw   $25,$7,$5
    nop
    vxorw   $4,$9,$4
    nop
    vxorw   $15,$30,$15
    nop
    vxorw   $9,$27,$9
    nop
    vxorw   $15,$27,$15
    nop
    vshfw   $30,$7,$6,$7
    nop
    vxorw   $5,$7,$30
    nop
    vxorw   $29,$7,$5
    vldd    $7,bitsliced_keys_end+192($19) !tprello
    vxorw   $9,$30,$9
    vldd    $29,bitsliced_keys_end+448($19) !tprello
    vxorw   $5,$15,$5
    nop
    vshfw   $13,$22,$6,$6
    vstd    $9,bitsliced_state+160($31) !tprello
    vxorw   $7,$22,$7
    nop
    vxorw   $29,$13,$13
    nop
    vxorw   $7,$6,$7
    nop
    vxorw   $13,$11,$13
    nop
    vxorw   $12,$26,$12
    nop
    vxorw   $15,$11,$11
    nop
    vxorw   $12,$13,$12
    nop
    vxorw   $11,$7,$11
    nop
    vxorw   $24,$8,$8
    vstd    $12,bitsliced_state+224($31) !tprello
    vxorw   $30,$6,$6
    vstd    $11,bitsliced_state+192($31) !tprello
    vxorw   $8,$7,$7
    ldi     $19,544($19)
    vxorw   $6,$13,$6
    bne     $19,next_round
    .endm
#endif

#if !defined(AES_ECB_DECRYPT) && !defined(AES_CTR)
# Operations: 494 on P0, 67 on P1; cycles: 496
    .macro OUTPUT
    vxorw   $7,$2,$8
    nop
    vxorw   $1,$7,$2
    nop
    vxorw   $5,$8,$5
    vldd    $9,bitsliced_state+224($31) !tprello
    vxorw   $7,$4,$10
    vldd    $7,bitsliced_state+64($31) !tprello
    vxorw   $5,$3,$3
    nop
    vxorw   $10,$8,$11
    nop
    vxorw   $2,$3,$12
    nop
    vxorw   $9,$7,$7
    nop
    vxorw   $4,$12,$4
    vstd    $12,bitsliced_spill+224($31) !tprello
    vbicw   $12,$3,$13
    vstd    $7,bitsliced_spill+256($31) !tprello
    vxorw   $6,$4,$6
    nop
    vxorw   $4,$5,$5
    nop
    vxorw   $8,$6,$14
    vldd    $7,bitsliced_state+32($31) !tprello
    vxorw   $0,$5,$15
    nop
    vbicw   $14,$6,$23
    vldd    $22,bitsliced_state+128($31) !tprello
    vxorw   $15,$14,$24
    nop
    vxorw   $7,$9,$7
    nop
    vxorw   $24,$12,$12
    nop
    vxorw   $9,$22,$9
    vstd    $7,bitsliced_spill+288($31) !tprello
    vxorw   $0,$12,$7
    nop
    vxorw   $4,$12,$4
    vstd    $9,bitsliced_spill+320($31) !tprello
    vxorw   $7,$10,$9
    nop
    vxorw   $7,$14,$22
    nop
    vbicw   $10,$9,$25
    nop
    vandw   $22,$11,$26
    nop
    vxorw   $25,$23,$23
    nop
    vxorw   $25,$26,$25
    nop
    vxorw   $4,$10,$26
    nop
    vxorw   $3,$25,$3
    nop
    vxorw   $9,$25,$9
    nop
    vxorw   $3,$13,$3
    nop
    vxorw   $2,$26,$25
    nop
    vbicw   $26,$12,$27
    nop
    vbicw   $25,$1,$1
    nop
    vxorw   $27,$23,$27
    nop
    vxorw   $1,$3,$1
    nop
    vxorw   $27,$13,$13
    nop
    vandw   $4,$0,$27
    nop
    vxorw   $8,$25,$3
    nop
    vxorw   $23,$27,$23
    nop
    vandw   $15,$3,$27
    nop
    vxorw   $4,$3,$28
    nop
    vxorw   $27,$9,$9
    nop
    vandw   $28,$5,$27
    nop
    vxorw   $13,$12,$13
    nop
    vxorw   $9,$27,$9
    nop
    vxorw   $6,$27,$6
    nop
    vandw   $1,$9,$27
    nop
    vxorw   $6,$23,$6
    nop
    vxorw   $13,$27,$23
    nop
    vbicw   $6,$27,$27
    nop
    vxorw   $9,$6,$29
    nop
    vxorw   $1,$27,$30
    nop
    vandw   $29,$23,$29
    nop
    vxorw   $23,$30,$30
    nop
    vbisw   $27,$29,$27
    nop
    vxorw   $6,$29,$6
    nop
    vbicw   $27,$30,$30
    nop
    vxorw   $9,$27,$9
    nop
    vxorw   $13,$30,$13
    nop
    vandw   $6,$12,$12
    nop
    vandw   $23,$13,$23
    nop
    vandw   $0,$13,$0
    nop
    vbisw   $23,$30,$23
    nop
    vandw   $26,$6,$26
    nop
    vxorw   $1,$23,$1
    nop
    vxorw   $6,$13,$6
    nop
    vxorw   $1,$13,$23
    nop
    vandw   $4,$13,$4
    nop
    vandw   $23,$5,$5
    nop
    vandw   $1,$15,$15
    nop
    vxorw   $0,$5,$0
    nop
    vxorw   $5,$15,$5
    nop
    vandw   $24,$9,$24
    nop
    vandw   $3,$1,$3
    nop
    vxorw   $9,$1,$1
    nop
    vandw   $25,$9,$9
    nop
    vandw   $6,$10,$10
    nop
    vandw   $6,$7,$7
    nop
    vxorw   $6,$1,$6
    nop
    vandw   $1,$8,$8
    nop
    vandw   $14,$1,$1
    nop
    vandw   $11,$6,$14
    vldd    $11,bitsliced_spill+224($31) !tprello
    vandw   $28,$23,$28
    nop
    vxorw   $23,$6,$23
    nop
    vandw   $6,$22,$6
    nop
    vandw   $11,$23,$11
    nop
    vandw   $23,$2,$2
    nop
    vxorw   $11,$24,$24
    nop
    vxorw   $11,$12,$11
    nop
    vxorw   $5,$24,$5
    nop
    vxorw   $24,$6,$6
    nop
    vxorw   $2,$1,$1
    nop
    vxorw   $7,$6,$7
    nop
    vxorw   $6,$1,$1
    nop
    vxorw   $14,$10,$14
    nop
    vxorw   $11,$0,$11
    nop
    vxorw   $14,$3,$3
    nop
    vxorw   $1,$0,$0
    nop
    vxorw   $3,$28,$28
    nop
    vxorw   $3,$4,$3
    nop
    vxorw   $0,$26,$26
    nop
    vxorw   $11,$14,$14
    nop
    vxorw   $10,$26,$10
    nop
    vxorw   $14,$9,$9
    nop
    vxorw   $7,$10,$10
    nop
    vxorw   $26,$3,$3
    vldd    $26,bitsliced_spill+288($31) !tprello
    vxorw   $8,$10,$8
    vldd    $10,bitsliced_spill+320($31) !tprello
    vxorw   $5,$28,$28
    vstd    $3,bitsliced_spill+160($31) !tprello
    vxorw   $9,$2,$2
    vstd    $8,bitsliced_spill+64($31) !tprello
    vxorw   $0,$9,$0
    vldd    $8,bitsliced_spill+256($31) !tprello
    vxorw   $7,$28,$7
    vldd    $9,bitsliced_state+160($31) !tprello
    vxorw   $11,$28,$11
    vldd    $3,bitsliced_state+96($31) !tprello
    vxorw   $5,$7,$5
    vstd    $7,bitsliced_spill+32($31) !tprello
    vxorw   $10,$8,$7
    vstd    $11,bitsliced_spill+128($31) !tprello
    vxorw   $9,$8,$9
    vstd    $5,bitsliced_spill+0($31) !tprello
    vsrlw   $2,1,$5
    vldd    $11,bitsliced_masks+128($31) !tprello
    vxorw   $9,$3,$14
    vldd    $3,bitsliced_state+128($31) !tprello
    vxorw   $5,$0,$5
    vstd    $28,bitsliced_spill+96($31) !tprello
    vxorw   $26,$14,$4
    vldd    $28,bitsliced_state+192($31) !tprello
    vandw   $5,$11,$5
    vstd    $2,bitsliced_spill+192($31) !tprello
    vxorw   $3,$4,$2
    nop
    vbicw   $4,$14,$3
    vldd    $11,bitsliced_state+0($31) !tprello
    vxorw   $28,$2,$28
    nop
    vxorw   $2,$9,$9
    nop
    vxorw   $8,$28,$1
    nop
    vxorw   $11,$9,$6
    nop
    vbicw   $1,$28,$24
    nop
    vxorw   $6,$1,$12
    nop
    vxorw   $0,$5,$0
    nop
    vxorw   $12,$4,$23
    nop
    vsllw   $5,1,$5
    vstd    $0,bitsliced_spill+384($31) !tprello
    vxorw   $11,$23,$0
    nop
    vxorw   $2,$23,$2
    vstd    $5,bitsliced_spill+416($31) !tprello
    vxorw   $0,$10,$5
    nop
    vxorw   $0,$1,$22
    nop
    vbicw   $10,$5,$25
    nop
    vandw   $22,$7,$15
    nop
    vxorw   $25,$24,$24
    nop
    vxorw   $25,$15,$15
    nop
    vxorw   $2,$10,$25
    nop
    vxorw   $14,$15,$14
    nop
    vxorw   $5,$15,$15
    vldd    $5,bitsliced_state+32($31) !tprello
    vxorw   $14,$3,$14
    nop
    vxorw   $26,$25,$26
    nop
    vbicw   $25,$23,$13
    nop
    vbicw   $26,$5,$5
    nop
    vxorw   $13,$24,$13
    nop
    vxorw   $5,$14,$5
    nop
    vxorw   $13,$3,$3
    nop
    vandw   $2,$11,$13
    nop
    vxorw   $8,$26,$14
    nop
    vxorw   $24,$13,$13
    nop
    vandw   $6,$14,$24
    nop
    vxorw   $2,$14,$30
    nop
    vxorw   $24,$15,$15
    nop
    vandw   $30,$9,$24
    nop
    vxorw   $3,$23,$3
    nop
    vxorw   $15,$24,$15
    nop
    vxorw   $28,$24,$24
    nop
    vandw   $5,$15,$28
    nop
    vxorw   $24,$13,$13
    nop
    vxorw   $3,$28,$24
    nop
    vbicw   $13,$28,$28
    nop
    vxorw   $15,$13,$27
    nop
    vxorw   $5,$28,$29
    nop
    vandw   $27,$24,$27
    nop
    vxorw   $24,$29,$29
    nop
    vbisw   $28,$27,$28
    nop
    vxorw   $13,$27,$13
    nop
    vbicw   $28,$29,$29
    nop
    vxorw   $15,$28,$15
    nop
    vxorw   $3,$29,$3
    nop
    vandw   $13,$23,$23
    nop
    vandw   $24,$3,$24
    nop
    vandw   $25,$13,$25
    nop
    vbisw   $24,$29,$24
    nop
    vxorw   $13,$3,$13
    nop
    vxorw   $5,$24,$5
    nop
    vandw   $2,$3,$2
    nop
    vxorw   $5,$3,$24
    nop
    vandw   $5,$6,$6
    nop
    vandw   $24,$9,$9
    nop
    vandw   $12,$15,$12
    nop
    vxorw   $9,$6,$6
    nop
    vandw   $14,$5,$14
    nop
    vxorw   $15,$5,$5
    nop
    vandw   $26,$15,$15
    nop
    vandw   $13,$10,$10
    nop
    vandw   $13,$0,$0
    nop
    vxorw   $13,$5,$13
    nop
    vandw   $5,$8,$8
    nop
    vandw   $1,$5,$1
    nop
    vandw   $7,$13,$7
    nop
    vandw   $30,$24,$5
    vldd    $30,bitsliced_spill+288($31) !tprello
    vxorw   $24,$13,$24
    nop
    vandw   $13,$22,$13
    nop
    vandw   $4,$24,$4
    nop
    vandw   $24,$30,$24
    nop
    vxorw   $4,$12,$12
    nop
    vxorw   $4,$23,$4
    nop
    vxorw   $6,$12,$6
    nop
    vxorw   $12,$13,$12
    nop
    vxorw   $24,$1,$1
    nop
    vxorw   $0,$12,$0
    nop
    vxorw   $12,$1,$1
    nop
    vxorw   $7,$10,$7
    nop
    vandw   $11,$3,$3
    nop
    vxorw   $7,$14,$14
    nop
    vxorw   $3,$9,$3
    nop
    vxorw   $14,$5,$5
    nop
    vxorw   $4,$3,$4
    nop
    vxorw   $1,$3,$1
    nop
    vxorw   $14,$2,$2
    nop
    vxorw   $1,$25,$25
    nop
    vxorw   $4,$7,$7
    nop
    vxorw   $10,$25,$10
    nop
    vxorw   $7,$15,$7
    nop
    vxorw   $0,$10,$10
    nop
    vxorw   $25,$2,$2
    nop
    vxorw   $8,$10,$8
    nop
    vxorw   $6,$5,$5
    nop
    vxorw   $7,$24,$10
    vldd    $24,bitsliced_spill+416($31) !tprello
    vxorw   $1,$7,$7
    vldd    $1,bitsliced_spill+192($31) !tprello
    vxorw   $0,$5,$25
    vldd    $0,bitsliced_spill+160($31) !tprello
    vxorw   $4,$5,$15
    vldd    $4,bitsliced_spill+96($31) !tprello
    vxorw   $6,$25,$14
    vldd    $6,bitsliced_spill+128($31) !tprello
    vxorw   $1,$24,$24
    vldd    $1,bitsliced_spill+64($31) !tprello
    vsrlw   $0,1,$3
    vldd    $9,bitsliced_masks+128($31) !tprello
    vsrlw   $4,1,$11
    nop
    vxorw   $3,$6,$3
    nop
    vxorw   $11,$1,$11
    nop
    vandw   $3,$9,$3
    nop
    vandw   $11,$9,$11
    nop
    vxorw   $6,$3,$6
    nop
    vsllw   $3,1,$3
    vldd    $12,bitsliced_spill+32($31) !tprello
    vxorw   $1,$11,$1
    nop
    vxorw   $0,$3,$3
    vldd    $0,bitsliced_spill+0($31) !tprello
    vsllw   $11,1,$11
    nop
    vsrlw   $12,1,$13
    nop
    vxorw   $4,$11,$4
    nop
    vxorw   $13,$0,$13
    nop
    vsrlw   $10,1,$11
    nop
    vandw   $13,$9,$13
    nop
    vxorw   $11,$7,$11
    nop
    vxorw   $0,$13,$0
    nop
    vsllw   $13,1,$13
    nop
    vandw   $11,$9,$11
    nop
    vxorw   $12,$13,$12
    nop
    vxorw   $7,$11,$7
    nop
    vsllw   $11,1,$11
    nop
    vsrlw   $2,1,$13
    nop
    vxorw   $10,$11,$10
    nop
    vxorw   $13,$15,$13
    nop
    vsrlw   $5,1,$11
    nop
    vandw   $13,$9,$13
    nop
    vxorw   $11,$8,$11
    nop
    vxorw   $15,$13,$15
    nop
    vsllw   $13,1,$13
    nop
    vandw   $11,$9,$11
    nop
    vxorw   $2,$13,$2
    nop
    vxorw   $8,$11,$8
    nop
    vsllw   $11,1,$11
    nop
    vsrlw   $25,1,$13
    nop
    vxorw   $5,$11,$5
    nop
    vxorw   $13,$14,$13
    nop
    vsrlw   $24,2,$11
    nop
    vandw   $13,$9,$9
    vldd    $13,bitsliced_masks+96($31) !tprello
    vxorw   $11,$3,$11
    nop
    vxorw   $14,$9,$14
    nop
    vsllw   $9,1,$9
    nop
    vandw   $11,$13,$11
    vldd    $23,bitsliced_spill+384($31) !tprello
    vxorw   $25,$9,$9
    nop
    vxorw   $3,$11,$3
    nop
    vsllw   $11,2,$11
    nop
    vsrlw   $23,2,$25
    nop
    vxorw   $24,$11,$11
    nop
    vxorw   $25,$6,$25
    nop
    vsrlw   $4,2,$24
    nop
    vandw   $25,$13,$25
    nop
    vxorw   $24,$12,$24
    nop
    vxorw   $6,$25,$6
    nop
    vsllw   $25,2,$25
    nop
    vandw   $24,$13,$24
    nop
    vxorw   $23,$25,$23
    nop
    vxorw   $12,$24,$12
    nop
    vsllw   $24,2,$24
    nop
    vsrlw   $1,2,$25
    nop
    vxorw   $4,$24,$4
    nop
    vxorw   $25,$0,$25
    nop
    vsrlw   $10,2,$24
    nop
    vandw   $25,$13,$25
    nop
    vxorw   $24,$2,$24
    nop
    vxorw   $0,$25,$0
    nop
    vsllw   $25,2,$25
    nop
    vandw   $24,$13,$24
    nop
    vxorw   $1,$25,$1
    nop
    vxorw   $2,$24,$2
    nop
    vsllw   $24,2,$24
    nop
    vsrlw   $7,2,$25
    nop
    vxorw   $10,$24,$10
    nop
    vxorw   $25,$15,$25
    nop
    vsrlw   $5,2,$24
    nop
    vandw   $25,$13,$25
    nop
    vxorw   $24,$9,$24
    nop
    vxorw   $15,$25,$15
    nop
    vsllw   $25,2,$25
    nop
    vandw   $24,$13,$24
    nop
    vxorw   $7,$25,$7
    nop
    vxorw   $9,$24,$9
    nop
    vsllw   $24,2,$24
    nop
    vsrlw   $8,2,$25
    nop
    vxorw   $5,$24,$5
    nop
    vxorw   $25,$14,$25
    nop
    vsrlw   $11,4,$24
    nop
    vandw   $25,$13,$13
    vldd    $25,bitsliced_masks+64($31) !tprello
    vxorw   $24,$4,$24
    nop
    vxorw   $14,$13,$14
    nop
    vsllw   $13,2,$13
    nop
    vandw   $24,$25,$24
    nop
    vxorw   $8,$13,$8
    nop
    vxorw   $4,$24,$4
    nop
    vsllw   $24,4,$24
    nop
    vsrlw   $23,4,$13
    nop
    vxorw   $11,$24,$11
    nop
    vxorw   $13,$1,$13
    nop
    vsrlw   $3,4,$24
    nop
    vandw   $13,$25,$13
    nop
    vxorw   $24,$12,$24
    nop
    vxorw   $1,$13,$1
    nop
    vsllw   $13,4,$13
    nop
    vandw   $24,$25,$24
    nop
    vxorw   $23,$13,$13
    nop
    vxorw   $12,$24,$12
    nop
    vsllw   $24,4,$24
    nop
    vsrlw   $6,4,$23
    vstd    $12,bitsliced_spill+352($31) !tprello
    vxorw   $3,$24,$3
    nop
    vxorw   $23,$0,$23
    nop
    vsrlw   $10,4,$12
    nop
    vandw   $23,$25,$23
    nop
    vxorw   $12,$5,$12
    nop
    vxorw   $0,$23,$0
    nop
    vsllw   $23,4,$23
    nop
    vandw   $12,$25,$12
    nop
    vxorw   $6,$23,$6
    nop
    vxorw   $5,$12,$5
    nop
    vsllw   $12,4,$12
    nop
    vsrlw   $7,4,$23
    nop
    vxorw   $10,$12,$10
    nop
    vxorw   $23,$8,$23
    nop
    vsrlw   $2,4,$12
    nop
    vandw   $23,$25,$23
    nop
    vxorw   $12,$9,$12
    nop
    vxorw   $8,$23,$8
    nop
    vsllw   $23,4,$23
    nop
    vandw   $12,$25,$12
    nop
    vxorw   $7,$23,$7
    nop
    vxorw   $9,$12,$9
    nop
    vsllw   $12,4,$12
    nop
    vsrlw   $15,4,$23
    ldw     $24,bitsliced_selectors+12($31) !tprello
    vxorw   $2,$12,$2
    nop
    vxorw   $23,$14,$23
    ldw     $12,bitsliced_selectors+16($31) !tprello
    vshfw   $13,$11,$24,$30
    nop
    vandw   $23,$25,$23
    nop
    vshfw   $13,$11,$12,$11
    ldw     $13,bitsliced_selectors+20($31) !tprello
    vxorw   $14,$23,$14
    nop
    vsllw   $23,4,$23
    ldw     $25,bitsliced_selectors+24($31) !tprello
    vshfw   $7,$10,$13,$22
    vldd    $26,bitsliced_last_key+0($31) !tprello
    vxorw   $15,$23,$15
    nop
    vshfw   $7,$10,$25,$7
    nop
    vsrlw   $30,16,$10
    vldd    $23,bitsliced_masks+32($31) !tprello
    vxorw   $22,$26,$29
    nop
    vxorw   $10,$22,$10
    nop
    vxorw   $30,$26,$30
    nop
    vandw   $10,$23,$10
    nop
    vsrlw   $11,16,$22
    nop
    vxorw   $29,$10,$29
    nop
    vsllw   $10,16,$10
    vldd    $28,bitsliced_last_key+32($31) !tprello
    vxorw   $22,$7,$22
    nop
    vxorw   $30,$10,$10
    nop
    vandw   $22,$23,$22
    nop
    vxorw   $7,$28,$7
    nop
    vsllw   $22,16,$30
    nop
    vxorw   $7,$22,$7
    nop
    vxorw   $11,$28,$11
    nop
    vsrlw   $10,8,$22
    nop
    vxorw   $11,$30,$11
    vldd    $30,bitsliced_masks+0($31) !tprello
    vsrlw   $29,8,$27
    nop
    vxorw   $22,$11,$22
    nop
    vxorw   $27,$7,$27
    nop
    vandw   $22,$30,$22
    nop
    vandw   $27,$30,$27
    nop
    vxorw   $11,$22,$11
    nop
    vsllw   $22,8,$22
    nop
    vxorw   $7,$27,$7
    vstd    $11,-480($17)
    vxorw   $10,$22,$10
    nop
    vsllw   $27,8,$27
    vstd    $7,-224($17)
    vshfw   $6,$3,$24,$7
    vstd    $10,-512($17)
    vxorw   $29,$27,$10
    nop
    vshfw   $6,$3,$12,$3
    nop
    vshfw   $15,$2,$13,$6
    vstd    $10,-256($17)
    vshfw   $15,$2,$25,$2
    nop
    vsrlw   $7,16,$10
    nop
    vxorw   $7,$26,$7
    nop
    vxorw   $10,$6,$10
    nop
    vxorw   $6,$26,$6
    nop
    vandw   $10,$23,$10
    nop
    vsrlw   $3,16,$15
    nop
    vxorw   $6,$10,$6
    nop
    vsllw   $10,16,$10
    nop
    vxorw   $15,$2,$15
    nop
    vxorw   $7,$10,$7
    nop
    vandw   $15,$23,$15
    nop
    vxorw   $2,$28,$2
    nop
    vsllw   $15,16,$10
    nop
    vxorw   $2,$15,$2
    nop
    vxorw   $3,$28,$3
    nop
    vsrlw   $7,8,$15
    nop
    vxorw   $3,$10,$3
    nop
    vsrlw   $6,8,$10
    nop
    vxorw   $15,$3,$15
    nop
    vxorw   $10,$2,$10
    nop
    vandw   $15,$30,$15
    nop
    vandw   $10,$30,$10
    nop
    vsllw   $15,8,$27
    nop
    vxorw   $2,$10,$2
    nop
    vsllw   $10,8,$10
    nop
    vshfw   $1,$4,$24,$29
    vstd    $2,-160($17)
    vshfw   $1,$4,$12,$1
    nop
    vshfw   $8,$5,$13,$2
    nop
    vshfw   $8,$5,$25,$5
    nop
    vsrlw   $29,16,$8
    nop
    vxorw   $2,$26,$4
    nop
    vxorw   $8,$2,$2
    nop
    vxorw   $29,$26,$29
    nop
    vandw   $2,$23,$2
    nop
    vsrlw   $1,16,$8
    nop
    vxorw   $4,$2,$4
    nop
    vsllw   $2,16,$2
    nop
    vxorw   $8,$5,$8
    nop
    vxorw   $29,$2,$2
    nop
    vandw   $8,$23,$8
    nop
    vxorw   $5,$28,$5
    nop
    vsllw   $8,16,$29
    nop
    vxorw   $5,$8,$5
    nop
    vxorw   $1,$28,$1
    nop
    vsrlw   $2,8,$8
    nop
    vxorw   $1,$29,$1
    nop
    vsrlw   $4,8,$29
    nop
    vxorw   $8,$1,$8
    nop
    vxorw   $29,$5,$29
    nop
    vandw   $8,$30,$8
    nop
    vandw   $29,$30,$29
    vldd    $11,bitsliced_spill+352($31) !tprello
    vsllw   $8,8,$22
    nop
    vxorw   $5,$29,$5
    nop
    vsllw   $29,8,$29
    nop
    vshfw   $0,$11,$24,$24
    vstd    $5,-96($17)
    vshfw   $0,$11,$12,$0
    nop
    vshfw   $14,$9,$13,$13
    nop
    vshfw   $14,$9,$25,$9
    nop
    vsrlw   $24,16,$14
    nop
    vxorw   $13,$26,$25
    nop
    vxorw   $14,$13,$13
    nop
    vxorw   $24,$26,$24
    nop
    vandw   $13,$23,$13
    nop
    vsrlw   $0,16,$26
    nop
    vxorw   $25,$13,$25
    nop
    vsllw   $13,16,$13
    nop
    vxorw   $26,$9,$26
    nop
    vxorw   $24,$13,$13
    nop
    vandw   $26,$23,$23
    nop
    vxorw   $9,$28,$9
    nop
    vsllw   $23,16,$26
    nop
    vxorw   $9,$23,$9
    nop
    vxorw   $0,$28,$0
    nop
    vsrlw   $13,8,$28
    nop
    vxorw   $0,$26,$0
    nop
    vsrlw   $25,8,$26
    nop
    vxorw   $28,$0,$28
    nop
    vxorw   $26,$9,$26
    nop
    vandw   $28,$30,$28
    nop
    vandw   $26,$30,$26
    nop
    vxorw   $0,$28,$0
    nop
    vsllw   $28,8,$28
    nop
    vxorw   $9,$26,$9
    vstd    $0,-288($17)
    vsllw   $26,8,$0
    nop
    vxorw   $3,$15,$3
    vstd    $9,-32($17)
    vxorw   $7,$27,$7
    nop
    vxorw   $6,$10,$6
    vstd    $3,-416($17)
    vxorw   $1,$8,$1
    vstd    $7,-448($17)
    vxorw   $2,$22,$2
    vstd    $6,-192($17)
    vxorw   $4,$29,$4
    vstd    $1,-352($17)
    vxorw   $13,$28,$1
    vstd    $2,-384($17)
    vxorw   $25,$0,$0
    vstd    $4,-128($17)
    or      $31,$31,$31
    vstd    $1,-320($17)
    or      $31,$31,$31
    vstd    $0,-64($17)
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
    nop
    vsrlw   $6,8,$9
    ldw     $10,bitsliced_selectors+0($31) !tprello
    vxorw   $0,$7,$0
    ldw     $7,bitsliced_selectors+4($31) !tprello
    vxorw   $9,$8,$9
    vldd    $11,320($16)
    vshfw   $2,$0,$10,$12
    nop
    vshfw   $2,$0,$7,$0
    nop
    vandw   $9,$4,$2
    vldd    $9,352($16)
    vsrlw   $11,8,$13
    nop
    vxorw   $8,$2,$8
    nop
    vsllw   $2,8,$2
    nop
    vxorw   $13,$9,$13
    nop
    vxorw   $6,$2,$2
    nop
    vandw   $13,$4,$6
    nop
    vshfw   $8,$2,$10,$13
    nop
    vxorw   $9,$6,$9
    nop
    vsllw   $6,8,$6
    nop
    vshfw   $8,$2,$7,$2
    nop
    vxorw   $11,$6,$6
    nop
    vsrlw   $13,16,$11
    nop
    vshfw   $9,$6,$10,$8
    vldd    $14,bitsliced_masks+32($31) !tprello
    vshfw   $9,$6,$7,$6
    nop
    vxorw   $11,$8,$11
    nop
    vsrlw   $2,16,$9
    nop
    vandw   $11,$14,$11
    nop
    vxorw   $9,$6,$9
    nop
    vxorw   $8,$11,$8
    nop
    vsllw   $11,16,$11
    nop
    vandw   $9,$14,$9
    vldd    $15,128($16)
    vxorw   $13,$11,$13
    vldd    $11,384($16)
    vxorw   $6,$9,$22
    vldd    $6,160($16)
    vsllw   $9,16,$23
    vldd    $9,416($16)
    vsrlw   $15,8,$24
    nop
    vsrlw   $11,8,$25
    nop
    vxorw   $24,$6,$24
    nop
    vxorw   $25,$9,$25
    nop
    vandw   $24,$4,$24
    nop
    vandw   $25,$4,$25
    nop
    vxorw   $6,$24,$6
    nop
    vsllw   $24,8,$24
    nop
    vxorw   $9,$25,$9
    nop
    vxorw   $15,$24,$15
    nop
    vsllw   $25,8,$25
    nop
    vshfw   $6,$15,$10,$24
    nop
    vxorw   $11,$25,$11
    nop
    vshfw   $6,$15,$7,$6
    nop
    vshfw   $9,$11,$10,$15
    nop
    vshfw   $9,$11,$7,$9
    nop
    vxorw   $2,$23,$2
    nop
    vsrlw   $24,16,$23
    nop
    vsrlw   $6,16,$11
    nop
    vxorw   $23,$15,$23
    nop
    vxorw   $11,$9,$11
    nop
    vandw   $23,$14,$23
    nop
    vandw   $11,$14,$11
    nop
    vxorw   $15,$23,$15
    nop
    vsllw   $23,16,$23
    nop
    vxorw   $9,$11,$9
    nop
    vxorw   $24,$23,$23
    nop
    vsllw   $11,16,$11
    vldd    $24,192($16)
    vsllw   $5,8,$5
    nop
    vxorw   $6,$11,$6
    nop
    vxorw   $1,$5,$1
    nop
    vsrlw   $24,8,$5
    nop
    vshfw   $3,$1,$10,$11
    nop
    vshfw   $3,$1,$7,$1
    nop
    vsrlw   $11,16,$3
    nop
    vsrlw   $1,16,$25
    nop
    vxorw   $3,$12,$3
    nop
    vxorw   $25,$0,$25
    nop
    vandw   $3,$14,$3
    nop
    vandw   $25,$14,$25
    nop
    vxorw   $12,$3,$12
    nop
    vsllw   $3,16,$3
    vldd    $26,224($16)
    vxorw   $0,$25,$0
    nop
    vxorw   $11,$3,$3
    nop
    vsllw   $25,16,$25
    vldd    $11,448($16)
    vxorw   $5,$26,$5
    nop
    vxorw   $1,$25,$1
    nop
    vandw   $5,$4,$5
    vldd    $25,480($16)
    vsrlw   $11,8,$27
    nop
    vxorw   $26,$5,$26
    nop
    vsllw   $5,8,$5
    nop
    vxorw   $27,$25,$27
    nop
    vxorw   $24,$5,$5
    nop
    vandw   $27,$4,$4
    nop
    vshfw   $26,$5,$10,$27
    nop
    vxorw   $25,$4,$25
    nop
    vsllw   $4,8,$4
    nop
    vshfw   $26,$5,$7,$5
    nop
    vxorw   $11,$4,$4
    nop
    vsrlw   $27,16,$11
    nop
    vshfw   $25,$4,$10,$10
    nop
    vshfw   $25,$4,$7,$4
    nop
    vxorw   $11,$10,$7
    nop
    vsrlw   $5,16,$11
    nop
    vandw   $7,$14,$7
    nop
    vxorw   $11,$4,$11
    nop
    vxorw   $10,$7,$10
    nop
    vsllw   $7,16,$7
    nop
    vandw   $11,$14,$11
    nop
    vxorw   $27,$7,$7
    nop
    vxorw   $4,$11,$4
    nop
    vsllw   $11,16,$11
    nop
    vsrlw   $3,4,$27
    vldd    $14,bitsliced_masks+64($31) !tprello
    vxorw   $5,$11,$5
    nop
    vxorw   $27,$23,$27
    nop
    vsrlw   $1,4,$11
    nop
    vandw   $27,$14,$27
    nop
    vxorw   $11,$6,$11
    nop
    vxorw   $23,$27,$23
    nop
    vandw   $11,$14,$11
    nop
    vsrlw   $13,4,$25
    nop
    vxorw   $6,$11,$6
    nop
    vsllw   $11,4,$11
    nop
    vxorw   $25,$7,$25
    nop
    vxorw   $1,$11,$1
    nop
    vandw   $25,$14,$25
    nop
    vsrlw   $2,4,$11
    nop
    vxorw   $7,$25,$7
    nop
    vsllw   $25,4,$25
    nop
    vxorw   $11,$5,$11
    nop
    vxorw   $13,$25,$13
    nop
    vandw   $11,$14,$11
    nop
    vsrlw   $12,4,$25
    nop
    vxorw   $5,$11,$5
    nop
    vsllw   $11,4,$11
    nop
    vxorw   $25,$15,$25
    nop
    vxorw   $2,$11,$2
    nop
    vandw   $25,$14,$25
    nop
    vsrlw   $0,4,$11
    nop
    vxorw   $15,$25,$15
    nop
    vsllw   $25,4,$25
    nop
    vxorw   $11,$9,$11
    nop
    vxorw   $12,$25,$12
    nop
    vandw   $11,$14,$11
    nop
    vsllw   $27,4,$27
    nop
    vxorw   $9,$11,$9
    nop
    vxorw   $3,$27,$3
    nop
    vsllw   $11,4,$11
    nop
    vsrlw   $8,4,$27
    nop
    vxorw   $0,$11,$0
    nop
    vxorw   $27,$10,$27
    nop
    vsrlw   $22,4,$11
    nop
    vandw   $27,$14,$27
    nop
    vxorw   $11,$4,$11
    nop
    vxorw   $10,$27,$10
    nop
    vsllw   $27,4,$27
    nop
    vandw   $11,$14,$11
    nop
    vxorw   $8,$27,$8
    nop
    vxorw   $4,$11,$4
    nop
    vsllw   $11,4,$11
    nop
    vsrlw   $3,2,$27
    vldd    $14,bitsliced_masks+96($31) !tprello
    vxorw   $22,$11,$11
    nop
    vxorw   $27,$13,$27
    nop
    vsrlw   $1,2,$22
    nop
    vandw   $27,$14,$27
    nop
    vxorw   $22,$2,$22
    nop
    vxorw   $13,$27,$13
    nop
    vsllw   $27,2,$27
    nop
    vandw   $22,$14,$22
    nop
    vxorw   $3,$27,$3
    nop
    vxorw   $2,$22,$2
    nop
    vsllw   $22,2,$22
    nop
    vsrlw   $23,2,$27
    nop
    vxorw   $1,$22,$1
    nop
    vxorw   $27,$7,$27
    nop
    vsrlw   $6,2,$22
    nop
    vandw   $27,$14,$27
    nop
    vxorw   $22,$5,$22
    nop
    vxorw   $7,$27,$25
    nop
    vsllw   $27,2,$7
    nop
    vandw   $22,$14,$22
    nop
    vxorw   $23,$7,$7
    nop
    vxorw   $5,$22,$23
    nop
    vsllw   $22,2,$5
    nop
    vsrlw   $12,2,$22
    nop
    vxorw   $6,$5,$5
    nop
    vxorw   $22,$8,$6
    nop
    vsrlw   $0,2,$22
    nop
    vandw   $6,$14,$6
    nop
    vxorw   $22,$11,$22
    nop
    vxorw   $8,$6,$8
    nop
    vsllw   $6,2,$6
    nop
    vandw   $22,$14,$22
    nop
    vxorw   $12,$6,$6
    nop
    vxorw   $11,$22,$11
    nop
    vsllw   $22,2,$22
    nop
    vsrlw   $15,2,$12
    nop
    vxorw   $0,$22,$22
    nop
    vxorw   $12,$10,$0
    nop
    vsrlw   $9,2,$12
    nop
    vandw   $0,$14,$0
    nop
    vxorw   $12,$4,$12
    nop
    vxorw   $10,$0,$10
    nop
    vsllw   $0,2,$0
    nop
    vandw   $12,$14,$12
    nop
    vxorw   $15,$0,$15
    nop
    vxorw   $4,$12,$14
    nop
    vsllw   $12,2,$0
    nop
    vsrlw   $3,1,$4
    vldd    $12,bitsliced_masks+128($31) !tprello
    vxorw   $9,$0,$9
    nop
    vxorw   $4,$1,$0
    nop
    vsrlw   $13,1,$4
    nop
    vandw   $0,$12,$0
    nop
    vxorw   $4,$2,$4
    nop
    vxorw   $1,$0,$1
    nop
    vsllw   $0,1,$0
    nop
    vandw   $4,$12,$4
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
    vsrlw   $25,1,$13
    nop
    vandw   $4,$12,$4
    nop
    vxorw   $13,$23,$13
    nop
    vxorw   $5,$4,$5
    nop
    vsllw   $4,1,$4
    nop
    vandw   $13,$12,$13
    nop
    vxorw   $7,$4,$4
    nop
    vsllw   $13,1,$27
    nop
    vxorw   $23,$13,$7
    nop
    vsrlw   $6,1,$13
    nop
    vsrlw   $8,1,$23
    nop
    vxorw   $13,$22,$13
    nop
    vxorw   $23,$11,$23
    nop
    vandw   $13,$12,$13
    nop
    vandw   $23,$12,$23
    nop
    vxorw   $22,$13,$22
    nop
    vsllw   $13,1,$13
    nop
    vxorw   $11,$23,$11
    vstd    $22,bitsliced_state+32($31) !tprello
    vxorw   $6,$13,$6
    nop
    vsllw   $23,1,$23
    vstd    $11,bitsliced_state+96($31) !tprello
    vsrlw   $15,1,$11
    vstd    $6,bitsliced_state+0($31) !tprello
    vxorw   $8,$23,$6
    nop
    vxorw   $11,$9,$11
    nop
    vsrlw   $10,1,$8
    vstd    $6,bitsliced_state+64($31) !tprello
    vandw   $11,$12,$6
    nop
    vxorw   $8,$14,$8
    nop
    vxorw   $9,$6,$9
    nop
    vsllw   $6,1,$6
    nop
    vandw   $8,$12,$8
    vstd    $9,bitsliced_state+160($31) !tprello
    vxorw   $15,$6,$6
    nop
    vxorw   $14,$8,$14
    nop
    vsllw   $8,1,$8
    vstd    $6,bitsliced_state+128($31) !tprello
    vxorw   $25,$27,$6
    vstd    $14,bitsliced_state+224($31) !tprello
    vxorw   $10,$8,$8
    nop
    or      $31,$31,$31
    nop
    or      $31,$31,$31
    vstd    $8,bitsliced_state+192($31) !tprello
    .endm
#endif

#if defined(AES_CTR)
# Operations: 16 on P0, 42 on P1; cycles: 45
    .macro COUNTER
    or      $31,$31,$31
    vldd    $2,288($20)
    or      $31,$31,$31
    vldd    $3,288($21)
    or      $31,$31,$31
    vldd    $0,416($20)
    or      $31,$31,$31
    vldd    $4,320($20)
    or      $31,$31,$31
    vldd    $6,320($21)
    vxorw   $3,$2,$2
    vldd    $3,448($20)
    or      $31,$31,$31
    vldd    $5,448($21)
    or      $31,$31,$31
    vstd    $2,bitsliced_state+32($31) !tprello
    vxorw   $6,$4,$2
    vldd    $4,64($20)
    or      $31,$31,$31
    vldd    $6,64($21)
    or      $31,$31,$31
    vstd    $2,bitsliced_state+64($31) !tprello
    vxorw   $5,$3,$2
    vldd    $3,96($20)
    or      $31,$31,$31
    vldd    $5,96($21)
    or      $31,$31,$31
    vstd    $2,bitsliced_state+192($31) !tprello
    vxorw   $6,$4,$2
    vldd    $4,416($21)
    or      $31,$31,$31
    vldd    $6,352($20)
    vxorw   $5,$3,$3
    vldd    $5,0($20)
    or      $31,$31,$31
    vldd    $1,0($21)
    vxorw   $4,$0,$0
    vldd    $4,128($20)
    or      $31,$31,$31
    vldd    $7,128($21)
    or      $31,$31,$31
    vstd    $0,bitsliced_state+160($31) !tprello
    vxorw   $1,$5,$0
    vldd    $5,352($21)
    or      $31,$31,$31
    vldd    $1,384($20)
    vxorw   $7,$4,$4
    vldd    $7,192($20)
    or      $31,$31,$31
    vldd    $8,192($21)
    vxorw   $5,$6,$6
    vldd    $5,160($20)
    or      $31,$31,$31
    vldd    $9,160($21)
    or      $31,$31,$31
    vstd    $6,bitsliced_state+96($31) !tprello
    vxorw   $8,$7,$6
    vldd    $7,384($21)
    or      $31,$31,$31
    vldd    $8,256($20)
    vxorw   $9,$5,$5
    vldd    $9,480($20)
    or      $31,$31,$31
    vldd    $10,480($21)
    vxorw   $7,$1,$1
    vldd    $7,32($20)
    or      $31,$31,$31
    vldd    $11,32($21)
    or      $31,$31,$31
    vstd    $1,bitsliced_state+128($31) !tprello
    vxorw   $10,$9,$1
    vldd    $9,224($20)
    or      $31,$31,$31
    vldd    $10,224($21)
    or      $31,$31,$31
    vstd    $1,bitsliced_state+224($31) !tprello
    vxorw   $11,$7,$1
    vldd    $11,256($21)
    or      $31,$31,$31
    nop
    vxorw   $10,$9,$7
    nop
    or      $31,$31,$31
    nop
    vxorw   $11,$8,$8
    ldi     $19,-544*(AES_ROUNDS-2)($31)
    or      $31,$31,$31
    ldi     $20,512($20)
    or      $31,$31,$31
    vstd    $8,bitsliced_state+0($31) !tprello
    .endm
#endif

#if defined(AES_CTR)
# Operations: 526 on P0, 130 on P1; cycles: 528
    .macro OUTPUT_COUNTER
    vxorw   $7,$2,$8
    ldi     $16,512($16)
    vxorw   $1,$7,$2
    ldi     $17,512($17)
    vxorw   $5,$8,$5
    vldd    $9,bitsliced_state+224($31) !tprello
    vxorw   $7,$4,$10
    vldd    $7,bitsliced_state+64($31) !tprello
    vxorw   $5,$3,$3
    nop
    vxorw   $10,$8,$11
    nop
    vxorw   $2,$3,$12
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
    vxorw   $8,$6,$15
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
    vxorw   $2,$26,$14
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
    vxorw   $8,$14,$27
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
    vandw   $4,$3,$4
    nop
    vandw   $13,$5,$5
    nop
    vandw   $1,$22,$3
    nop
    vxorw   $0,$5,$0
    nop
    vxorw   $5,$3,$5
    nop
    vandw   $25,$7,$3
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
    vandw   $1,$8,$8
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
    vandw   $13,$2,$2
    nop
    vxorw   $11,$3,$3
    nop
    vxorw   $11,$12,$11
    nop
    vxorw   $5,$3,$5
    nop
    vxorw   $3,$6,$3
    nop
    vxorw   $2,$1,$1
    nop
    vxorw   $9,$3,$6
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
    vxorw   $3,$7,$7
    nop
    vxorw   $6,$10,$3
    vldd    $10,bitsliced_spill+320($31) !tprello
    vxorw   $26,$4,$4
    vldd    $26,bitsliced_spill+352($31) !tprello
    vxorw   $8,$3,$3
    vldd    $8,bitsliced_state+224($31) !tprello
    vxorw   $5,$1,$1
    vstd    $4,bitsliced_spill+160($31) !tprello
    vxorw   $7,$2,$2
    vstd    $3,bitsliced_spill+64($31) !tprello
    vxorw   $0,$7,$4
    vldd    $0,bitsliced_state+128($31) !tprello
    vxorw   $6,$1,$7
    vldd    $3,bitsliced_state+96($31) !tprello
    vxorw   $11,$1,$6
    vldd    $11,bitsliced_spill+288($31) !tprello
    vxorw   $5,$7,$5
    vstd    $7,bitsliced_spill+32($31) !tprello
    vxorw   $8,$0,$7
    vstd    $6,bitsliced_spill+128($31) !tprello
    vxorw   $26,$3,$3
    vstd    $5,bitsliced_spill+0($31) !tprello
    vxorw   $7,$11,$5
    vstd    $1,bitsliced_spill+96($31) !tprello
    vxorw   $10,$3,$6
    vldd    $1,bitsliced_state+192($31) !tprello
    vsrlw   $2,1,$8
    vstd    $2,bitsliced_spill+224($31) !tprello
    vxorw   $0,$6,$0
    vstd    $4,bitsliced_spill+192($31) !tprello
    vbicw   $6,$3,$2
    vldd    $27,bitsliced_state+0($31) !tprello
    vxorw   $1,$0,$1
    nop
    vxorw   $0,$26,$26
    nop
    vxorw   $11,$1,$28
    nop
    vxorw   $27,$26,$15
    nop
    vbicw   $28,$1,$12
    vldd    $9,bitsliced_masks+128($31) !tprello
    vxorw   $15,$28,$13
    nop
    vxorw   $8,$4,$4
    nop
    vxorw   $13,$6,$8
    nop
    vandw   $4,$9,$4
    nop
    vxorw   $27,$8,$9
    nop
    vxorw   $0,$8,$0
    vstd    $4,bitsliced_spill+448($31) !tprello
    vxorw   $9,$7,$4
    nop
    vxorw   $9,$28,$23
    nop
    vbicw   $7,$4,$14
    nop
    vandw   $23,$5,$25
    nop
    vxorw   $14,$12,$12
    nop
    vxorw   $14,$25,$14
    nop
    vxorw   $0,$7,$25
    nop
    vxorw   $3,$14,$3
    nop
    vxorw   $4,$14,$14
    vldd    $4,bitsliced_state+32($31) !tprello
    vxorw   $3,$2,$3
    nop
    vxorw   $10,$25,$10
    nop
    vbicw   $25,$8,$22
    nop
    vbicw   $10,$4,$4
    nop
    vxorw   $22,$12,$22
    nop
    vxorw   $4,$3,$4
    nop
    vxorw   $22,$2,$2
    nop
    vandw   $0,$27,$3
    nop
    vxorw   $11,$10,$22
    nop
    vxorw   $12,$3,$3
    nop
    vandw   $15,$22,$12
    nop
    vxorw   $0,$22,$30
    nop
    vxorw   $12,$14,$12
    nop
    vandw   $30,$26,$14
    nop
    vxorw   $2,$8,$2
    nop
    vxorw   $12,$14,$12
    nop
    vxorw   $1,$14,$1
    nop
    vandw   $4,$12,$14
    nop
    vxorw   $1,$3,$1
    nop
    vxorw   $2,$14,$3
    nop
    vbicw   $1,$14,$14
    nop
    vxorw   $12,$1,$24
    nop
    vxorw   $4,$14,$29
    nop
    vandw   $24,$3,$24
    nop
    vxorw   $3,$29,$29
    nop
    vbisw   $14,$24,$14
    nop
    vxorw   $1,$24,$1
    nop
    vbicw   $14,$29,$29
    nop
    vxorw   $12,$14,$12
    nop
    vxorw   $2,$29,$2
    nop
    vandw   $1,$8,$8
    nop
    vandw   $3,$2,$3
    nop
    vandw   $27,$2,$27
    nop
    vbisw   $3,$29,$3
    nop
    vandw   $25,$1,$25
    nop
    vxorw   $4,$3,$4
    nop
    vxorw   $1,$2,$1
    nop
    vxorw   $4,$2,$3
    nop
    vandw   $0,$2,$0
    nop
    vandw   $3,$26,$2
    nop
    vandw   $4,$15,$15
    nop
    vxorw   $27,$2,$27
    nop
    vxorw   $2,$15,$2
    nop
    vandw   $13,$12,$13
    nop
    vandw   $22,$4,$22
    nop
    vxorw   $12,$4,$4
    nop
    vandw   $10,$12,$10
    nop
    vandw   $1,$7,$7
    nop
    vandw   $1,$9,$9
    nop
    vxorw   $1,$4,$1
    nop
    vandw   $4,$11,$11
    nop
    vandw   $28,$4,$4
    nop
    vandw   $5,$1,$5
    nop
    vandw   $30,$3,$28
    vldd    $30,bitsliced_spill+320($31) !tprello
    vxorw   $3,$1,$3
    nop
    vandw   $1,$23,$1
    nop
    vandw   $6,$3,$6
    nop
    vandw   $3,$30,$3
    nop
    vxorw   $6,$13,$13
    nop
    vxorw   $6,$8,$6
    nop
    vxorw   $2,$13,$2
    nop
    vxorw   $13,$1,$1
    nop
    vxorw   $3,$4,$4
    nop
    vxorw   $9,$1,$9
    nop
    vxorw   $1,$4,$1
    nop
    vxorw   $5,$7,$4
    nop
    vxorw   $6,$27,$5
    nop
    vxorw   $4,$22,$6
    nop
    vxorw   $1,$27,$1
    nop
    vxorw   $6,$28,$28
    nop
    vxorw   $6,$0,$0
    nop
    vxorw   $1,$25,$6
    nop
    vxorw   $5,$4,$4
    nop
    vxorw   $7,$6,$7
    nop
    vxorw   $4,$10,$4
    nop
    vxorw   $9,$7,$7
    nop
    vxorw   $6,$0,$0
    nop
    vxorw   $11,$7,$7
    nop
    vxorw   $2,$28,$6
    nop
    vxorw   $4,$3,$28
    vldd    $3,bitsliced_spill+448($31) !tprello
    vxorw   $1,$4,$4
    vldd    $1,bitsliced_spill+192($31) !tprello
    vxorw   $9,$6,$9
    nop
    vxorw   $5,$6,$11
    vldd    $5,bitsliced_spill+160($31) !tprello
    vxorw   $2,$9,$10
    vldd    $2,bitsliced_spill+96($31) !tprello
    vxorw   $1,$3,$25
    vldd    $1,bitsliced_spill+128($31) !tprello
    vsllw   $3,1,$27
    vldd    $3,bitsliced_spill+64($31) !tprello
    vsrlw   $5,1,$22
    vldd    $13,bitsliced_masks+128($31) !tprello
    vsrlw   $2,1,$8
    nop
    vxorw   $22,$1,$22
    nop
    vxorw   $8,$3,$8
    nop
    vandw   $22,$13,$22
    nop
    vandw   $8,$13,$8
    nop
    vxorw   $1,$22,$1
    nop
    vsllw   $22,1,$22
    vldd    $30,bitsliced_spill+32($31) !tprello
    vxorw   $3,$8,$3
    nop
    vxorw   $5,$22,$22
    vldd    $5,bitsliced_spill+0($31) !tprello
    vsllw   $8,1,$8
    nop
    vsrlw   $30,1,$23
    nop
    vxorw   $2,$8,$2
    nop
    vxorw   $23,$5,$23
    nop
    vsrlw   $28,1,$8
    nop
    vandw   $23,$13,$23
    nop
    vxorw   $8,$4,$8
    nop
    vxorw   $5,$23,$5
    nop
    vsllw   $23,1,$23
    nop
    vandw   $8,$13,$8
    nop
    vxorw   $30,$23,$30
    vldd    $23,256($20)
    vxorw   $4,$8,$12
    vldd    $4,256($21)
    vsllw   $8,1,$8
    nop
    vsrlw   $0,1,$15
    vldd    $26,bitsliced_spill+224($31) !tprello
    vxorw   $28,$8,$8
    nop
    vxorw   $4,$23,$4
    nop
    vxorw   $15,$11,$15
    nop
    vxorw   $26,$27,$26
    vstd    $4,bitsliced_state+0($31) !tprello
    vandw   $15,$13,$4
    nop
    vsrlw   $6,1,$15
    vldd    $27,288($20)
    vxorw   $11,$4,$23
    vldd    $11,288($21)
    vsllw   $4,1,$4
    nop
    vxorw   $15,$7,$15
    nop
    vxorw   $0,$4,$0
    nop
    vxorw   $11,$27,$4
    nop
    vandw   $15,$13,$15
    nop
    vsrlw   $9,1,$11
    vstd    $4,bitsliced_state+32($31) !tprello
    vxorw   $7,$15,$4
    nop
    vsllw   $15,1,$7
    nop
    vxorw   $11,$10,$11
    vldd    $15,320($20)
    vxorw   $6,$7,$6
    vldd    $7,320($21)
    vandw   $11,$13,$11
    nop
    vsrlw   $26,2,$13
    nop
    vxorw   $10,$11,$10
    nop
    vxorw   $7,$15,$7
    vldd    $15,bitsliced_masks+96($31) !tprello
    vsllw   $11,1,$11
    nop
    vxorw   $13,$22,$13
    vstd    $7,bitsliced_state+64($31) !tprello
    vxorw   $9,$11,$9
    vldd    $7,352($20)
    vandw   $13,$15,$13
    vldd    $11,352($21)
    vsrlw   $25,2,$27
    nop
    vxorw   $22,$13,$22
    nop
    vsllw   $13,2,$13
    nop
    vxorw   $11,$7,$7
    nop
    vxorw   $26,$13,$13
    nop
    vxorw   $27,$1,$27
    vstd    $7,bitsliced_state+96($31) !tprello
    vsrlw   $2,2,$7
    nop
    vandw   $27,$15,$27
    nop
    vxorw   $7,$30,$7
    vldd    $26,384($20)
    vxorw   $1,$27,$11
    vldd    $1,384($21)
    vsllw   $27,2,$27
    nop
    vandw   $7,$15,$7
    nop
    vxorw   $25,$27,$25
    nop
    vxorw   $1,$26,$1
    nop
    vxorw   $30,$7,$30
    nop
    vsllw   $7,2,$7
    vstd    $1,bitsliced_state+128($31) !tprello
    vsrlw   $3,2,$1
    nop
    vxorw   $2,$7,$2
    nop
    vxorw   $1,$5,$1
    nop
    vsrlw   $8,2,$7
    nop
    vandw   $1,$15,$1
    nop
    vxorw   $7,$0,$7
    nop
    vxorw   $5,$1,$5
    nop
    vsllw   $1,2,$1
    nop
    vandw   $7,$15,$7
    nop
    vxorw   $3,$1,$3
    vldd    $1,448($20)
    vxorw   $0,$7,$26
    vldd    $0,448($21)
    vsllw   $7,2,$7
    nop
    vsrlw   $12,2,$27
    nop
    vxorw   $8,$7,$7
    nop
    vxorw   $0,$1,$0
    nop
    vxorw   $27,$23,$1
    nop
    vsrlw   $6,2,$27
    vstd    $0,bitsliced_state+192($31) !tprello
    vandw   $1,$15,$0
    nop
    vxorw   $27,$9,$1
    vldd    $27,480($20)
    vxorw   $23,$0,$8
    vldd    $23,480($21)
    vsllw   $0,2,$0
    nop
    vandw   $1,$15,$1
    nop
    vxorw   $12,$0,$0
    nop
    vxorw   $23,$27,$23
    nop
    vxorw   $9,$1,$9
    nop
    vsllw   $1,2,$1
    vstd    $23,bitsliced_state+224($31) !tprello
    vsrlw   $4,2,$23
    nop
    vxorw   $6,$1,$1
    nop
    vxorw   $23,$10,$6
    nop
    vsrlw   $13,4,$23
    nop
    vandw   $6,$15,$6
    vldd    $15,bitsliced_masks+64($31) !tprello
    vxorw   $23,$2,$23
    nop
    vxorw   $10,$6,$10
    nop
    vsllw   $6,2,$6
    nop
    vandw   $23,$15,$23
    nop
    vxorw   $4,$6,$4
    nop
    vxorw   $2,$23,$2
    nop
    vsllw   $23,4,$6
    nop
    vsrlw   $25,4,$23
    nop
    vxorw   $13,$6,$6
    nop
    vxorw   $23,$3,$23
    nop
    vsrlw   $22,4,$13
    nop
    vandw   $23,$15,$23
    nop
    vxorw   $13,$30,$13
    nop
    vxorw   $3,$23,$3
    nop
    vsllw   $23,4,$23
    nop
    vsrlw   $11,4,$27
    nop
    vxorw   $25,$23,$23
    nop
    vxorw   $27,$5,$27
    nop
    vsrlw   $7,4,$25
    nop
    vandw   $27,$15,$27
    nop
    vxorw   $25,$1,$25
    nop
    vxorw   $5,$27,$5
    nop
    vsllw   $27,4,$27
    nop
    vandw   $25,$15,$25
    vstd    $5,bitsliced_spill+416($31) !tprello
    vxorw   $11,$27,$5
    nop
    vxorw   $1,$25,$1
    nop
    vsllw   $25,4,$25
    nop
    vsrlw   $0,4,$11
    nop
    vxorw   $7,$25,$7
    nop
    vxorw   $11,$4,$11
    nop
    vsrlw   $26,4,$25
    nop
    vandw   $11,$15,$11
    nop
    vxorw   $25,$9,$25
    nop
    vxorw   $4,$11,$4
    nop
    vsllw   $11,4,$11
    nop
    vandw   $13,$15,$13
    nop
    vxorw   $0,$11,$0
    nop
    vxorw   $30,$13,$30
    nop
    vsllw   $13,4,$13
    nop
    vandw   $25,$15,$25
    vstd    $30,bitsliced_spill+384($31) !tprello
    vxorw   $22,$13,$13
    nop
    vxorw   $9,$25,$9
    nop
    vsllw   $25,4,$25
    nop
    vsrlw   $8,4,$22
    ldw     $30,bitsliced_selectors+12($31) !tprello
    vxorw   $26,$25,$25
    nop
    vxorw   $22,$10,$22
    ldw     $26,bitsliced_selectors+16($31) !tprello
    vshfw   $23,$6,$30,$11
    nop
    vandw   $22,$15,$15
    nop
    vshfw   $23,$6,$26,$6
    ldw     $23,bitsliced_selectors+20($31) !tprello
    vxorw   $10,$15,$10
    nop
    vsllw   $15,4,$15
    ldw     $22,bitsliced_selectors+24($31) !tprello
    vshfw   $0,$7,$23,$27
    vldd    $12,bitsliced_last_key+0($31) !tprello
    vxorw   $8,$15,$8
    nop
    vshfw   $0,$7,$22,$0
    nop
    vsrlw   $11,16,$7
    vldd    $15,bitsliced_masks+32($31) !tprello
    vxorw   $27,$12,$28
    nop
    vxorw   $7,$27,$7
    nop
    vxorw   $11,$12,$11
    nop
    vandw   $7,$15,$7
    nop
    vsrlw   $6,16,$27
    nop
    vsllw   $7,16,$29
    vldd    $14,bitsliced_last_key+32($31) !tprello
    vxorw   $28,$7,$7
    nop
    vxorw   $11,$29,$11
    nop
    vxorw   $27,$0,$27
    nop
    vxorw   $0,$14,$0
    nop
    vandw   $27,$15,$27
    nop
    vxorw   $6,$14,$6
    nop
    vxorw   $0,$27,$29
    vldd    $0,-512($16)
    vsllw   $27,16,$27
    nop
    vsrlw   $11,8,$28
    vldd    $24,-480($16)
    vxorw   $6,$27,$6
    vldd    $27,bitsliced_masks+0($31) !tprello
    vxorw   $11,$0,$0
    nop
    vxorw   $28,$6,$28
    nop
    vxorw   $6,$24,$6
    nop
    vandw   $28,$27,$28
    nop
    vsrlw   $7,8,$24
    nop
    vxorw   $6,$28,$6
    nop
    vsllw   $28,8,$28
    vldd    $11,-224($16)
    vxorw   $24,$29,$24
    vstd    $6,-480($17)
    vxorw   $0,$28,$0
    nop
    vandw   $24,$27,$6
    vldd    $24,-256($16)
    vxorw   $29,$11,$11
    vstd    $0,-512($17)
    vsllw   $6,8,$29
    nop
    vxorw   $11,$6,$0
    nop
    vshfw   $8,$25,$22,$6
    nop
    vxorw   $7,$24,$24
    vstd    $0,-224($17)
    vshfw   $5,$13,$30,$0
    nop
    vshfw   $5,$13,$26,$5
    nop
    vshfw   $8,$25,$23,$7
    nop
    vsrlw   $0,16,$8
    nop
    vxorw   $7,$12,$25
    nop
    vxorw   $8,$7,$7
    nop
    vxorw   $0,$12,$0
    nop
    vandw   $7,$15,$7
    nop
    vsrlw   $5,16,$8
    nop
    vxorw   $25,$7,$25
    nop
    vsllw   $7,16,$7
    nop
    vxorw   $8,$6,$8
    nop
    vxorw   $0,$7,$0
    nop
    vandw   $8,$15,$7
    nop
    vxorw   $6,$14,$6
    nop
    vsllw   $7,16,$8
    nop
    vxorw   $6,$7,$6
    vldd    $7,-448($16)
    vxorw   $5,$14,$5
    nop
    vsrlw   $0,8,$13
    vldd    $11,-416($16)
    vxorw   $5,$8,$5
    nop
    vxorw   $0,$7,$0
    nop
    vxorw   $13,$5,$7
    nop
    vxorw   $5,$11,$5
    nop
    vandw   $7,$27,$7
    nop
    vsrlw   $25,8,$11
    nop
    vxorw   $5,$7,$5
    nop
    vsllw   $7,8,$7
    vldd    $13,-160($16)
    vxorw   $11,$6,$11
    vstd    $5,-416($17)
    vxorw   $0,$7,$0
    nop
    vandw   $11,$27,$5
    vldd    $7,-192($16)
    vxorw   $6,$13,$6
    vstd    $0,-448($17)
    vsllw   $5,8,$13
    nop
    vxorw   $6,$5,$0
    nop
    vxorw   $25,$7,$6
    nop
    vshfw   $3,$2,$30,$5
    vstd    $0,-160($17)
    vshfw   $3,$2,$26,$0
    nop
    vshfw   $4,$1,$23,$2
    nop
    vshfw   $4,$1,$22,$1
    nop
    vsrlw   $5,16,$4
    nop
    vxorw   $2,$12,$7
    nop
    vxorw   $4,$2,$2
    nop
    vxorw   $5,$12,$4
    nop
    vandw   $2,$15,$2
    nop
    vsrlw   $0,16,$5
    nop
    vxorw   $7,$2,$7
    nop
    vsllw   $2,16,$2
    nop
    vxorw   $5,$1,$5
    nop
    vxorw   $4,$2,$2
    nop
    vandw   $5,$15,$4
    nop
    vxorw   $1,$14,$1
    nop
    vsllw   $4,16,$5
    nop
    vxorw   $1,$4,$4
    vldd    $1,-384($16)
    vxorw   $0,$14,$0
    nop
    vsrlw   $2,8,$3
    vldd    $25,-352($16)
    vxorw   $0,$5,$0
    nop
    vxorw   $2,$1,$1
    nop
    vxorw   $3,$0,$2
    nop
    vxorw   $0,$25,$3
    nop
    vandw   $2,$27,$25
    nop
    vsrlw   $7,8,$0
    nop
    vsllw   $25,8,$2
    vldd    $5,-96($16)
    vxorw   $0,$4,$0
    vldd    $11,bitsliced_spill+416($31) !tprello
    vxorw   $1,$2,$1
    vldd    $2,-128($16)
    vandw   $0,$27,$8
    vldd    $0,bitsliced_spill+384($31) !tprello
    vxorw   $4,$5,$28
    vstd    $1,-384($17)
    vsllw   $8,8,$1
    nop
    vxorw   $7,$2,$2
    nop
    vshfw   $11,$0,$30,$4
    nop
    vxorw   $2,$1,$1
    nop
    vshfw   $11,$0,$26,$2
    nop
    vshfw   $10,$9,$23,$0
    vstd    $1,-128($17)
    vshfw   $10,$9,$22,$1
    nop
    vsrlw   $4,16,$5
    nop
    vxorw   $0,$12,$7
    nop
    vxorw   $5,$0,$0
    nop
    vxorw   $4,$12,$4
    nop
    vandw   $0,$15,$0
    nop
    vsrlw   $2,16,$5
    nop
    vxorw   $7,$0,$7
    nop
    vsllw   $0,16,$0
    nop
    vxorw   $5,$1,$5
    vldd    $12,0($20)
    vxorw   $4,$0,$4
    vldd    $0,0($21)
    vandw   $5,$15,$5
    nop
    vxorw   $1,$14,$1
    vldd    $15,32($20)
    vsllw   $5,16,$10
    vldd    $9,32($21)
    vxorw   $0,$12,$0
    nop
    vxorw   $1,$5,$12
    vldd    $5,64($20)
    vxorw   $2,$14,$2
    vldd    $14,64($21)
    vxorw   $9,$15,$1
    nop
    vxorw   $2,$10,$9
    vldd    $10,-288($16)
    vsrlw   $4,8,$15
    nop
    vxorw   $14,$5,$2
    vldd    $5,-320($16)
    vxorw   $15,$9,$15
    vldd    $14,128($20)
    vxorw   $9,$10,$10
    vldd    $9,128($21)
    vandw   $15,$27,$15
    nop
    vxorw   $4,$5,$5
    vldd    $22,160($20)
    vsllw   $15,8,$23
    vldd    $11,160($21)
    vxorw   $9,$14,$4
    vldd    $9,416($20)
    vxorw   $5,$23,$23
    vldd    $14,-32($16)
    vsrlw   $7,8,$26
    vldd    $30,-64($16)
    vxorw   $11,$22,$5
    vstd    $23,-320($17)
    vxorw   $26,$12,$23
    vldd    $26,224($20)
    vxorw   $12,$14,$14
    vldd    $12,224($21)
    vandw   $23,$27,$27
    vldd    $23,416($21)
    vxorw   $7,$30,$30
    ldi     $18,-512($18)
    vsllw   $27,8,$22
    vldd    $11,192($20)
    vxorw   $12,$26,$7
    vldd    $12,192($21)
    vxorw   $23,$9,$9
    vldd    $23,96($20)
    vxorw   $24,$29,$24
    vldd    $29,96($21)
    vxorw   $6,$13,$6
    vstd    $9,bitsliced_state+160($31) !tprello
    vxorw   $3,$25,$9
    vstd    $24,-256($17)
    vxorw   $28,$8,$8
    vstd    $6,-192($17)
    vxorw   $29,$23,$3
    vstd    $9,-352($17)
    vxorw   $12,$11,$6
    vstd    $8,-96($17)
    vxorw   $10,$15,$8
    ldi     $19,-544*(AES_ROUNDS-2)($31)
    vxorw   $14,$27,$14
    ldi     $20,512($20)
    vxorw   $30,$22,$22
    vstd    $8,-288($17)
    or      $31,$31,$31
    vstd    $14,-32($17)
    or      $31,$31,$31
    vstd    $22,-64($17)
    .endm
#endif

#if defined(AES_ECB_DECRYPT) && !defined(AES_CTR)
# Operations: 272 on P0, 37 on P1; cycles: 279
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
    vldd    $8,64($16)
    vxorw   $3,$7,$3
    nop
    vxorw   $0,$9,$0
    vldd    $10,96($16)
    vsllw   $9,8,$9
    nop
    vsrlw   $8,8,$11
    ldw     $12,bitsliced_selectors+0($31) !tprello
    vxorw   $3,$9,$3
    ldw     $9,bitsliced_selectors+4($31) !tprello
    vxorw   $11,$10,$11
    nop
    vshfw   $0,$3,$12,$14
    vldd    $13,320($16)
    vshfw   $0,$3,$9,$0
    vldd    $3,352($16)
    vxorw   $10,$2,$10
    nop
    vxorw   $8,$7,$8
    nop
    vsrlw   $13,8,$15
    nop
    vxorw   $3,$2,$22
    nop
    vxorw   $15,$3,$3
    nop
    vxorw   $13,$7,$13
    nop
    vandw   $3,$4,$3
    nop
    vandw   $11,$4,$11
    nop
    vxorw   $22,$3,$22
    nop
    vxorw   $10,$11,$10
    nop
    vsllw   $11,8,$11
    nop
    vsllw   $3,8,$3
    nop
    vxorw   $8,$11,$8
    nop
    vxorw   $13,$3,$3
    nop
    vshfw   $10,$8,$12,$13
    nop
    vshfw   $10,$8,$9,$8
    nop
    vshfw   $22,$3,$12,$10
    nop
    vshfw   $22,$3,$9,$3
    nop
    vsrlw   $13,16,$22
    vldd    $11,bitsliced_masks+32($31) !tprello
    vsrlw   $8,16,$15
    nop
    vxorw   $22,$10,$22
    nop
    vxorw   $15,$3,$15
    nop
    vandw   $22,$11,$22
    nop
    vandw   $15,$11,$15
    nop
    vxorw   $10,$22,$10
    nop
    vsllw   $22,16,$22
    vldd    $23,128($16)
    vxorw   $3,$15,$3
    nop
    vxorw   $13,$22,$22
    vldd    $13,160($16)
    vsllw   $15,16,$15
    nop
    vsrlw   $23,8,$24
    nop
    vxorw   $8,$15,$8
    nop
    vxorw   $24,$13,$24
    nop
    vxorw   $13,$2,$13
    nop
    vandw   $24,$4,$24
    vldd    $15,384($16)
    vxorw   $23,$7,$23
    nop
    vxorw   $13,$24,$25
    vldd    $13,416($16)
    vsllw   $24,8,$24
    nop
    vsrlw   $15,8,$26
    nop
    vxorw   $23,$24,$23
    nop
    vxorw   $26,$13,$26
    nop
    vxorw   $13,$2,$13
    nop
    vandw   $26,$4,$26
    nop
    vxorw   $15,$7,$15
    nop
    vsllw   $26,8,$24
    nop
    vxorw   $13,$26,$13
    nop
    vxorw   $15,$24,$15
    nop
    vshfw   $25,$23,$12,$24
    nop
    vshfw   $25,$23,$9,$23
    nop
    vshfw   $13,$15,$12,$25
    nop
    vxorw   $6,$5,$5
    nop
    vshfw   $13,$15,$9,$6
    nop
    vshfw   $5,$1,$12,$13
    nop
    vshfw   $5,$1,$9,$1
    nop
    vsrlw   $13,16,$5
    nop
    vsrlw   $1,16,$15
    nop
    vxorw   $5,$14,$5
    nop
    vxorw   $15,$0,$15
    nop
    vandw   $5,$11,$5
    nop
    vandw   $15,$11,$15
    nop
    vxorw   $14,$5,$14
    nop
    vsllw   $5,16,$5
    nop
    vxorw   $0,$15,$0
    nop
    vxorw   $13,$5,$5
    nop
    vsllw   $15,16,$15
    vldd    $13,192($16)
    vsrlw   $24,16,$26
    nop
    vxorw   $1,$15,$1
    nop
    vxorw   $26,$25,$26
    nop
    vsrlw   $13,8,$15
    nop
    vandw   $26,$11,$26
    nop
    vsrlw   $23,16,$27
    nop
    vxorw   $25,$26,$25
    nop
    vsllw   $26,16,$26
    vldd    $28,224($16)
    vxorw   $27,$6,$27
    nop
    vxorw   $24,$26,$24
    nop
    vandw   $27,$11,$27
    nop
    vxorw   $15,$28,$15
    nop
    vxorw   $6,$27,$6
    nop
    vsllw   $27,16,$27
    nop
    vandw   $15,$4,$15
    nop
    vxorw   $23,$27,$23
    nop
    vxorw   $28,$2,$28
    vldd    $27,448($16)
    vsllw   $15,8,$26
    nop
    vxorw   $28,$15,$28
    vldd    $15,480($16)
    vxorw   $13,$7,$13
    nop
    vsrlw   $27,8,$29
    nop
    vxorw   $13,$26,$13
    nop
    vxorw   $29,$15,$29
    nop
    vshfw   $28,$13,$9,$26
    nop
    vandw   $29,$4,$4
    nop
    vxorw   $15,$2,$2
    nop
    vsllw   $4,8,$15
    nop
    vxorw   $2,$4,$2
    nop
    vxorw   $27,$7,$4
    nop
    vshfw   $28,$13,$12,$7
    nop
    vxorw   $4,$15,$4
    nop
    vsrlw   $7,16,$15
    nop
    vshfw   $2,$4,$12,$12
    nop
    vshfw   $2,$4,$9,$2
    nop
    vxorw   $15,$12,$4
    nop
    vsrlw   $26,16,$15
    nop
    vandw   $4,$11,$4
    nop
    vxorw   $15,$2,$15
    nop
    vxorw   $12,$4,$12
    nop
    vsllw   $4,16,$4
    nop
    vandw   $15,$11,$11
    nop
    vxorw   $7,$4,$4
    nop
    vsllw   $11,16,$7
    nop
    vxorw   $2,$11,$2
    nop
    vxorw   $26,$7,$7
    nop
    vsrlw   $5,4,$26
    vldd    $11,bitsliced_masks+64($31) !tprello
    vsrlw   $1,4,$15
    nop
    vxorw   $26,$24,$26
    nop
    vxorw   $15,$23,$15
    nop
    vandw   $26,$11,$26
    nop
    vandw   $15,$11,$15
    nop
    vxorw   $24,$26,$24
    nop
    vsllw   $26,4,$26
    nop
    vxorw   $23,$15,$23
    nop
    vxorw   $5,$26,$5
    nop
    vsllw   $15,4,$15
    nop
    vsrlw   $22,4,$26
    nop
    vxorw   $1,$15,$1
    nop
    vxorw   $26,$4,$26
    nop
    vsrlw   $8,4,$15
    nop
    vandw   $26,$11,$26
    nop
    vxorw   $15,$7,$15
    nop
    vxorw   $4,$26,$4
    nop
    vsllw   $26,4,$26
    nop
    vandw   $15,$11,$15
    nop
    vxorw   $22,$26,$22
    nop
    vxorw   $7,$15,$7
    nop
    vsllw   $15,4,$15
    nop
    vsrlw   $14,4,$26
    nop
    vxorw   $8,$15,$8
    nop
    vxorw   $26,$25,$26
    nop
    vsrlw   $0,4,$15
    nop
    vandw   $26,$11,$26
    nop
    vxorw   $15,$6,$15
    nop
    vxorw   $25,$26,$25
    nop
    vsllw   $26,4,$26
    nop
    vandw   $15,$11,$15
    nop
    vxorw   $14,$26,$14
    nop
    vxorw   $6,$15,$6
    nop
    vsllw   $15,4,$15
    nop
    vsrlw   $10,4,$26
    nop
    vxorw   $0,$15,$0
    nop
    vxorw   $26,$12,$26
    nop
    vsrlw   $3,4,$15
    nop
    vandw   $26,$11,$26
    nop
    vxorw   $15,$2,$15
    nop
    vxorw   $12,$26,$12
    nop
    vsllw   $26,4,$26
    nop
    vandw   $15,$11,$11
    nop
    vxorw   $10,$26,$10
    nop
    vxorw   $2,$11,$2
    nop
    vsrlw   $5,2,$26
    vldd    $15,bitsliced_masks+96($31) !tprello
    vsllw   $11,4,$11
    nop
    vxorw   $26,$22,$26
    nop
    vxorw   $3,$11,$3
    nop
    vandw   $26,$15,$26
    nop
    vsrlw   $1,2,$11
    nop
    vxorw   $22,$26,$22
    nop
    vsllw   $26,2,$26
    nop
    vxorw   $11,$8,$11
    nop
    vxorw   $5,$26,$26
    nop
    vandw   $11,$15,$5
    nop
    vsrlw   $24,2,$11
    nop
    vxorw   $8,$5,$8
    nop
    vsllw   $5,2,$5
    nop
    vsrlw   $23,2,$9
    nop
    vxorw   $1,$5,$1
    nop
    vxorw   $9,$7,$5
    nop
    vxorw   $11,$4,$11
    nop
    vandw   $5,$15,$5
    nop
    vandw   $11,$15,$11
    nop
    vxorw   $7,$5,$7
    nop
    vxorw   $4,$11,$9
    nop
    vsllw   $11,2,$4
    nop
    vsllw   $5,2,$5
    nop
    vxorw   $24,$4,$4
    nop
    vxorw   $23,$5,$5
    nop
    vsrlw   $14,2,$23
    nop
    vsrlw   $0,2,$24
    nop
    vxorw   $23,$10,$23
    nop
    vxorw   $24,$3,$24
    nop
    vandw   $23,$15,$23
    nop
    vandw   $24,$15,$24
    nop
    vxorw   $10,$23,$10
    nop
    vsllw   $23,2,$23
    nop
    vxorw   $3,$24,$11
    nop
    vxorw   $14,$23,$14
    nop
    vsllw   $24,2,$3
    nop
    vsrlw   $25,2,$24
    nop
    vxorw   $0,$3,$0
    nop
    vxorw   $24,$12,$3
    nop
    vsrlw   $6,2,$24
    nop
    vandw   $3,$15,$3
    nop
    vxorw   $24,$2,$24
    nop
    vxorw   $12,$3,$12
    nop
    vsllw   $3,2,$3
    nop
    vandw   $24,$15,$15
    nop
    vxorw   $25,$3,$25
    nop
    vsllw   $15,2,$3
    nop
    vxorw   $2,$15,$15
    nop
    vxorw   $6,$3,$24
    nop
    vsrlw   $26,1,$3
    vldd    $23,bitsliced_masks+128($31) !tprello
    vsrlw   $22,1,$2
    nop
    vxorw   $3,$1,$3
    nop
    vxorw   $2,$8,$2
    nop
    vandw   $3,$23,$3
    nop
    vandw   $2,$23,$2
    nop
    vxorw   $1,$3,$1
    nop
    vsllw   $3,1,$13
    nop
    vxorw   $8,$2,$3
    nop
    vsllw   $2,1,$2
    nop
    vsrlw   $4,1,$6
    nop
    vxorw   $22,$2,$2
    nop
    vxorw   $6,$5,$6
    nop
    vsrlw   $9,1,$22
    nop
    vandw   $6,$23,$6
    nop
    vxorw   $22,$7,$22
    nop
    vxorw   $5,$6,$5
    nop
    vsllw   $6,1,$6
    nop
    vandw   $22,$23,$22
    nop
    vxorw   $4,$6,$4
    nop
    vxorw   $7,$22,$7
    nop
    vsllw   $22,1,$6
    nop
    vsrlw   $14,1,$22
    nop
    vxorw   $9,$6,$6
    nop
    vxorw   $22,$0,$22
    nop
    vsrlw   $10,1,$9
    nop
    vandw   $22,$23,$22
    nop
    vxorw   $9,$11,$9
    nop
    vxorw   $0,$22,$0
    nop
    vsllw   $22,1,$22
    nop
    vandw   $9,$23,$9
    vstd    $0,bitsliced_state+32($31) !tprello
    vxorw   $14,$22,$0
    nop
    vxorw   $11,$9,$11
    nop
    vsllw   $9,1,$9
    vstd    $0,bitsliced_state+0($31) !tprello
    vsrlw   $25,1,$0
    vstd    $11,bitsliced_state+96($31) !tprello
    vxorw   $10,$9,$9
    nop
    vxorw   $0,$24,$0
    nop
    vsrlw   $12,1,$10
    vstd    $9,bitsliced_state+64($31) !tprello
    vandw   $0,$23,$0
    nop
    vxorw   $10,$15,$10
    nop
    vxorw   $24,$0,$24
    nop
    vsllw   $0,1,$0
    nop
    vandw   $10,$23,$10
    vstd    $24,bitsliced_state+160($31) !tprello
    vxorw   $25,$0,$0
    ldi     $19,-544*(AES_ROUNDS-1)($31)
    vxorw   $15,$10,$15
    ldi     $18,-512($18)
    vsllw   $10,1,$10
    vstd    $0,bitsliced_state+128($31) !tprello
    vxorw   $26,$13,$0
    vstd    $15,bitsliced_state+224($31) !tprello
    vxorw   $12,$10,$10
    ldi     $17,512($17)
    or      $31,$31,$31
    ldi     $16,512($16)
    or      $31,$31,$31
    vstd    $10,bitsliced_state+192($31) !tprello
    .endm
#endif

#if defined(AES_ECB_DECRYPT)
# Operations: 351 on P0, 52 on P1; cycles: 351
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
    vxorw   $15,$25,$15
    nop
    vxorw   $8,$30,$8
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
    vxorw   $4,$13,$7
    vldd    $6,bitsliced_keys_end+160($19) !tprello
    vxorw   $5,$14,$4
    vldd    $5,bitsliced_keys_end+416($19) !tprello
    vshfw   $15,$9,$11,$25
    vstd    $7,bitsliced_state+128($31) !tprello
    vshfw   $9,$15,$11,$7
    nop
    vxorw   $6,$9,$6
    nop
    vxorw   $5,$15,$5
    nop
    vxorw   $6,$25,$6
    nop
    vxorw   $5,$7,$15
    nop
    vxorw   $14,$7,$5
    nop
    vxorw   $13,$25,$7
    nop
    vxorw   $5,$6,$13
    vldd    $25,bitsliced_keys_end+192($19) !tprello
    vxorw   $7,$15,$5
    vldd    $7,bitsliced_keys_end+448($19) !tprello
    vshfw   $27,$10,$11,$14
    vstd    $13,bitsliced_state+160($31) !tprello
    vshfw   $10,$27,$11,$11
    nop
    vxorw   $25,$10,$10
    nop
    vxorw   $7,$27,$7
    nop
    vxorw   $10,$14,$10
    nop
    vxorw   $7,$11,$27
    nop
    vxorw   $24,$8,$7
    nop
    vxorw   $15,$11,$11
    nop
    vxorw   $7,$27,$7
    nop
    vxorw   $11,$10,$11
    nop
    vxorw   $23,$30,$23
    vstd    $7,bitsliced_state+224($31) !tprello
    vxorw   $6,$14,$6
    vstd    $11,bitsliced_state+192($31) !tprello
    vxorw   $23,$10,$7
    ldi     $19,544($19)
    vxorw   $6,$27,$6
    bne     $19,next_round
    .endm
#endif

#if defined(AES_ECB_DECRYPT) && !defined(AES_CTR)
# Operations: 500 on P0, 53 on P1; cycles: 502
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
    vstd    $1,bitsliced_spill+192($31) !tprello
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
    vstd    $9,bitsliced_spill+128($31) !tprello
    vxorw   $7,$12,$9
    vldd    $12,bitsliced_state+160($31) !tprello
    vxorw   $14,$10,$10
    vstd    $0,bitsliced_spill+64($31) !tprello
    vxorw   $14,$8,$0
    vstd    $9,bitsliced_spill+160($31) !tprello
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
    vstd    $28,bitsliced_spill+224($31) !tprello
    vbicw   $27,$26,$28
    nop
    vandw   $9,$2,$11
    nop
    vxorw   $5,$9,$5
    nop
    vxorw   $28,$11,$11
    nop
    vandw   $6,$4,$22
    nop
    vxorw   $27,$9,$24
    nop
    vxorw   $22,$11,$22
    nop
    vxorw   $10,$24,$15
    nop
    vxorw   $13,$22,$13
    nop
    vbicw   $24,$15,$22
    nop
    vandw   $0,$14,$23
    nop
    vxorw   $28,$22,$22
    nop
    vxorw   $15,$23,$15
    nop
    vxorw   $0,$5,$23
    nop
    vxorw   $8,$2,$28
    nop
    vxorw   $10,$6,$29
    nop
    vandw   $28,$23,$25
    nop
    vandw   $5,$29,$30
    nop
    vxorw   $7,$3,$3
    nop
    vxorw   $25,$15,$15
    nop
    vxorw   $25,$30,$25
    nop
    vxorw   $14,$13,$13
    nop
    vxorw   $11,$25,$11
    nop
    vxorw   $23,$9,$25
    nop
    vxorw   $26,$11,$11
    nop
    vandw   $8,$25,$26
    nop
    vbicw   $12,$1,$30
    nop
    vxorw   $26,$13,$13
    nop
    vxorw   $26,$30,$26
    nop
    vxorw   $22,$1,$30
    nop
    vxorw   $22,$15,$15
    nop
    vxorw   $26,$30,$26
    nop
    vandw   $13,$11,$30
    nop
    vxorw   $15,$11,$22
    nop
    vxorw   $30,$26,$7
    nop
    vbicw   $15,$30,$30
    nop
    vandw   $7,$22,$22
    nop
    vandw   $13,$7,$7
    nop
    vbicw   $11,$22,$11
    nop
    vxorw   $15,$22,$15
    nop
    vxorw   $7,$11,$22
    nop
    vbicw   $26,$7,$7
    nop
    vbisw   $30,$22,$22
    nop
    vxorw   $30,$11,$11
    nop
    vbicw   $22,$7,$7
    nop
    vxorw   $11,$15,$30
    nop
    vandw   $12,$15,$12
    nop
    vandw   $8,$30,$8
    nop
    vandw   $25,$30,$25
    nop
    vandw   $1,$15,$1
    nop
    vbicw   $29,$7,$29
    nop
    vandw   $6,$11,$6
    nop
    vandw   $4,$11,$4
    nop
    vxorw   $7,$11,$11
    nop
    vbicw   $5,$7,$5
    nop
    vbicw   $10,$11,$10
    nop
    vbicw   $24,$11,$24
    nop
    vxorw   $29,$6,$30
    nop
    vxorw   $5,$10,$10
    nop
    vxorw   $4,$25,$26
    nop
    vxorw   $6,$10,$10
    nop
    vxorw   $13,$22,$13
    nop
    vxorw   $25,$10,$25
    nop
    vbicw   $0,$13,$0
    nop
    vbicw   $14,$13,$14
    nop
    vxorw   $15,$13,$15
    nop
    vxorw   $13,$7,$7
    nop
    vbicw   $27,$15,$13
    vldd    $27,bitsliced_spill+224($31) !tprello
    vandw   $23,$7,$23
    nop
    vandw   $28,$7,$7
    nop
    vxorw   $11,$15,$11
    nop
    vbicw   $27,$15,$15
    nop
    vandw   $9,$11,$9
    nop
    vandw   $2,$11,$2
    nop
    vxorw   $14,$30,$14
    nop
    vxorw   $15,$2,$30
    nop
    vxorw   $0,$13,$11
    nop
    vxorw   $29,$30,$29
    nop
    vxorw   $13,$9,$9
    nop
    vxorw   $7,$29,$7
    nop
    vxorw   $24,$11,$11
    nop
    vxorw   $6,$15,$6
    nop
    vxorw   $14,$9,$15
    nop
    vxorw   $1,$23,$23
    nop
    vxorw   $15,$6,$6
    nop
    vxorw   $2,$23,$2
    nop
    vxorw   $8,$6,$6
    nop
    vxorw   $14,$23,$14
    nop
    vxorw   $6,$12,$12
    nop
    vxorw   $6,$2,$6
    nop
    vxorw   $0,$12,$0
    nop
    vxorw   $9,$2,$9
    nop
    vxorw   $2,$4,$2
    nop
    vxorw   $10,$9,$9
    nop
    vxorw   $0,$2,$2
    nop
    vxorw   $1,$26,$1
    nop
    vxorw   $0,$25,$0
    nop
    vxorw   $15,$1,$1
    nop
    vxorw   $5,$26,$26
    vldd    $15,bitsliced_spill+192($31) !tprello
    vxorw   $5,$6,$6
    vldd    $5,bitsliced_spill+128($31) !tprello
    vxorw   $11,$26,$25
    vldd    $26,bitsliced_spill+160($31) !tprello
    vxorw   $11,$14,$11
    nop
    vsrlw   $15,1,$14
    vldd    $10,bitsliced_masks+128($31) !tprello
    vsrlw   $5,1,$4
    nop
    vxorw   $14,$26,$14
    nop
    vxorw   $4,$3,$4
    nop
    vandw   $14,$10,$14
    nop
    vandw   $4,$10,$4
    nop
    vxorw   $26,$14,$26
    nop
    vsllw   $14,1,$14
    vldd    $12,bitsliced_spill+96($31) !tprello
    vxorw   $3,$4,$3
    nop
    vxorw   $15,$14,$15
    vldd    $14,bitsliced_spill+64($31) !tprello
    vsllw   $4,1,$4
    vldd    $23,bitsliced_spill+32($31) !tprello
    vsrlw   $12,1,$8
    nop
    vxorw   $5,$4,$5
    vldd    $4,bitsliced_spill+0($31) !tprello
    vxorw   $8,$14,$8
    nop
    vsrlw   $23,1,$24
    nop
    vandw   $8,$10,$8
    nop
    vxorw   $24,$4,$24
    nop
    vxorw   $14,$8,$14
    nop
    vsllw   $8,1,$8
    nop
    vandw   $24,$10,$24
    nop
    vxorw   $12,$8,$8
    nop
    vxorw   $4,$24,$4
    nop
    vsllw   $24,1,$24
    nop
    vsrlw   $7,1,$12
    nop
    vxorw   $23,$24,$23
    nop
    vxorw   $12,$25,$12
    nop
    vsrlw   $1,1,$24
    nop
    vandw   $12,$10,$12
    nop
    vxorw   $24,$11,$24
    nop
    vxorw   $25,$12,$25
    nop
    vsllw   $12,1,$12
    nop
    vandw   $24,$10,$24
    nop
    vxorw   $7,$12,$7
    nop
    vxorw   $11,$24,$11
    nop
    vsllw   $24,1,$24
    nop
    vsrlw   $0,1,$12
    nop
    vxorw   $1,$24,$1
    nop
    vxorw   $12,$6,$12
    nop
    vsrlw   $9,1,$24
    nop
    vandw   $12,$10,$12
    nop
    vxorw   $24,$2,$24
    nop
    vxorw   $6,$12,$6
    nop
    vsllw   $12,1,$12
    nop
    vandw   $24,$10,$10
    nop
    vxorw   $0,$12,$0
    nop
    vxorw   $2,$10,$2
    nop
    vsllw   $10,1,$10
    nop
    vsrlw   $15,2,$12
    vldd    $24,bitsliced_masks+96($31) !tprello
    vxorw   $9,$10,$9
    nop
    vxorw   $12,$5,$12
    nop
    vsrlw   $26,2,$10
    nop
    vandw   $12,$24,$12
    nop
    vxorw   $10,$3,$10
    nop
    vxorw   $5,$12,$5
    nop
    vsllw   $12,2,$12
    nop
    vandw   $10,$24,$10
    nop
    vxorw   $15,$12,$12
    nop
    vxorw   $3,$10,$3
    nop
    vsllw   $10,2,$10
    nop
    vsrlw   $8,2,$15
    nop
    vxorw   $26,$10,$10
    nop
    vxorw   $15,$23,$15
    nop
    vsrlw   $14,2,$26
    nop
    vandw   $15,$24,$15
    nop
    vxorw   $26,$4,$26
    nop
    vxorw   $23,$15,$23
    nop
    vsllw   $15,2,$15
    nop
    vandw   $26,$24,$26
    nop
    vxorw   $8,$15,$8
    nop
    vxorw   $4,$26,$4
    nop
    vsllw   $26,2,$26
    nop
    vsrlw   $7,2,$15
    nop
    vxorw   $14,$26,$14
    nop
    vxorw   $15,$1,$15
    nop
    vsrlw   $25,2,$26
    nop
    vandw   $15,$24,$15
    nop
    vxorw   $26,$11,$26
    nop
    vxorw   $1,$15,$1
    nop
    vsllw   $15,2,$15
    nop
    vandw   $26,$24,$26
    nop
    vxorw   $7,$15,$7
    nop
    vxorw   $11,$26,$11
    nop
    vsllw   $26,2,$26
    nop
    vsrlw   $0,2,$15
    nop
    vxorw   $25,$26,$25
    nop
    vxorw   $15,$9,$15
    nop
    vsrlw   $6,2,$26
    nop
    vandw   $15,$24,$15
    nop
    vxorw   $26,$2,$26
    nop
    vxorw   $9,$15,$9
    nop
    vsllw   $15,2,$15
    nop
    vandw   $26,$24,$24
    nop
    vxorw   $0,$15,$0
    nop
    vxorw   $2,$24,$2
    nop
    vsllw   $24,2,$24
    nop
    vsrlw   $12,4,$15
    vldd    $26,bitsliced_masks+64($31) !tprello
    vxorw   $6,$24,$6
    nop
    vxorw   $15,$8,$15
    nop
    vsrlw   $10,4,$24
    nop
    vandw   $15,$26,$15
    nop
    vxorw   $24,$14,$24
    nop
    vxorw   $8,$15,$8
    nop
    vsllw   $15,4,$15
    nop
    vandw   $24,$26,$24
    nop
    vxorw   $12,$15,$12
    nop
    vxorw   $14,$24,$14
    nop
    vsllw   $24,4,$24
    nop
    vsrlw   $5,4,$15
    nop
    vxorw   $10,$24,$10
    nop
    vxorw   $15,$23,$15
    nop
    vsrlw   $3,4,$24
    nop
    vandw   $15,$26,$15
    nop
    vxorw   $24,$4,$24
    nop
    vxorw   $23,$15,$23
    nop
    vsllw   $15,4,$15
    nop
    vandw   $24,$26,$24
    vstd    $23,bitsliced_spill+256($31) !tprello
    vxorw   $5,$15,$5
    nop
    vxorw   $4,$24,$4
    nop
    vsllw   $24,4,$24
    nop
    vsrlw   $7,4,$15
    nop
    vxorw   $3,$24,$3
    nop
    vxorw   $15,$0,$15
    nop
    vsrlw   $25,4,$24
    nop
    vandw   $15,$26,$15
    nop
    vxorw   $24,$6,$24
    nop
    vxorw   $0,$15,$0
    nop
    vsllw   $15,4,$15
    nop
    vandw   $24,$26,$24
    nop
    vxorw   $7,$15,$7
    nop
    vxorw   $6,$24,$6
    nop
    vsllw   $24,4,$24
    nop
    vsrlw   $1,4,$15
    nop
    vxorw   $25,$24,$24
    nop
    vxorw   $15,$9,$15
    nop
    vsrlw   $11,4,$25
    nop
    vandw   $15,$26,$15
    nop
    vxorw   $25,$2,$25
    nop
    vxorw   $9,$15,$9
    nop
    vsllw   $15,4,$15
    nop
    vandw   $25,$26,$25
    nop
    vxorw   $1,$15,$1
    ldw     $15,bitsliced_selectors+12($31) !tprello
    vxorw   $2,$25,$2
    nop
    vsllw   $25,4,$25
    ldw     $26,bitsliced_selectors+16($31) !tprello
    vshfw   $10,$12,$15,$23
    ldw     $29,bitsliced_selectors+20($31) !tprello
    vxorw   $11,$25,$11
    ldw     $25,bitsliced_selectors+24($31) !tprello
    vshfw   $10,$12,$26,$10
    vldd    $12,bitsliced_last_key+0($31) !tprello
    vshfw   $24,$7,$29,$13
    nop
    vshfw   $24,$7,$25,$7
    nop
    vsrlw   $23,16,$24
    vldd    $30,bitsliced_masks+32($31) !tprello
    vxorw   $13,$12,$27
    nop
    vxorw   $24,$13,$13
    nop
    vxorw   $23,$12,$23
    nop
    vandw   $13,$30,$13
    nop
    vsrlw   $10,16,$24
    nop
    vxorw   $27,$13,$27
    nop
    vsllw   $13,16,$13
    vldd    $28,bitsliced_last_key+32($31) !tprello
    vxorw   $24,$7,$24
    nop
    vxorw   $23,$13,$13
    nop
    vandw   $24,$30,$24
    nop
    vxorw   $7,$28,$7
    nop
    vsllw   $24,16,$23
    nop
    vxorw   $7,$24,$7
    nop
    vxorw   $10,$28,$10
    nop
    vsrlw   $13,8,$24
    nop
    vxorw   $10,$23,$10
    vldd    $23,bitsliced_masks+0($31) !tprello
    vsrlw   $27,8,$22
    nop
    vxorw   $24,$10,$24
    nop
    vxorw   $22,$7,$22
    nop
    vandw   $24,$23,$24
    nop
    vandw   $22,$23,$22
    nop
    vxorw   $10,$24,$10
    nop
    vsllw   $24,8,$24
    nop
    vxorw   $7,$22,$7
    vstd    $10,-480($17)
    vxorw   $13,$24,$10
    nop
    vsllw   $22,8,$22
    vstd    $7,-224($17)
    vshfw   $3,$5,$15,$7
    vstd    $10,-512($17)
    vsrlw   $7,16,$10
    nop
    vxorw   $27,$22,$22
    nop
    vshfw   $3,$5,$26,$3
    nop
    vshfw   $11,$1,$29,$5
    vstd    $22,-256($17)
    vshfw   $11,$1,$25,$1
    nop
    vxorw   $10,$5,$10
    nop
    vxorw   $5,$12,$5
    nop
    vandw   $10,$30,$10
    nop
    vxorw   $7,$12,$7
    nop
    vxorw   $5,$10,$5
    nop
    vsllw   $10,16,$10
    nop
    vsrlw   $3,16,$11
    nop
    vxorw   $7,$10,$7
    nop
    vxorw   $11,$1,$11
    nop
    vxorw   $1,$28,$1
    nop
    vandw   $11,$30,$11
    nop
    vxorw   $3,$28,$3
    nop
    vxorw   $1,$11,$1
    nop
    vsllw   $11,16,$11
    nop
    vsrlw   $7,8,$10
    nop
    vxorw   $3,$11,$3
    nop
    vsrlw   $5,8,$11
    nop
    vxorw   $10,$3,$10
    nop
    vxorw   $11,$1,$11
    nop
    vandw   $10,$23,$10
    nop
    vandw   $11,$23,$11
    nop
    vsllw   $10,8,$22
    nop
    vxorw   $1,$11,$1
    nop
    vsllw   $11,8,$11
    nop
    vshfw   $14,$8,$15,$27
    vstd    $1,-160($17)
    vshfw   $14,$8,$26,$1
    nop
    vshfw   $6,$0,$29,$8
    nop
    vshfw   $6,$0,$25,$0
    nop
    vsrlw   $27,16,$6
    nop
    vxorw   $8,$12,$14
    nop
    vxorw   $6,$8,$6
    nop
    vxorw   $27,$12,$27
    nop
    vandw   $6,$30,$6
    nop
    vsrlw   $1,16,$8
    nop
    vxorw   $14,$6,$14
    nop
    vsllw   $6,16,$6
    nop
    vxorw   $8,$0,$8
    nop
    vxorw   $27,$6,$6
    nop
    vandw   $8,$30,$8
    nop
    vxorw   $0,$28,$0
    nop
    vsllw   $8,16,$27
    nop
    vxorw   $0,$8,$0
    nop
    vxorw   $1,$28,$1
    nop
    vsrlw   $6,8,$8
    nop
    vxorw   $1,$27,$1
    nop
    vsrlw   $14,8,$27
    nop
    vxorw   $8,$1,$8
    nop
    vxorw   $27,$0,$27
    nop
    vandw   $8,$23,$8
    nop
    vandw   $27,$23,$27
    vldd    $13,bitsliced_spill+256($31) !tprello
    vsllw   $8,8,$24
    nop
    vxorw   $0,$27,$0
    nop
    vsllw   $27,8,$27
    nop
    vshfw   $4,$13,$15,$15
    vstd    $0,-96($17)
    vshfw   $4,$13,$26,$0
    nop
    vshfw   $2,$9,$29,$29
    nop
    vshfw   $2,$9,$25,$2
    nop
    vsrlw   $15,16,$9
    nop
    vxorw   $29,$12,$25
    nop
    vxorw   $9,$29,$9
    nop
    vxorw   $15,$12,$12
    nop
    vandw   $9,$30,$9
    nop
    vsrlw   $0,16,$15
    nop
    vxorw   $25,$9,$25
    nop
    vsllw   $9,16,$9
    nop
    vxorw   $15,$2,$15
    nop
    vxorw   $12,$9,$9
    nop
    vandw   $15,$30,$15
    nop
    vxorw   $2,$28,$2
    nop
    vsllw   $15,16,$30
    nop
    vxorw   $2,$15,$2
    nop
    vxorw   $0,$28,$0
    nop
    vsrlw   $9,8,$28
    nop
    vxorw   $0,$30,$0
    nop
    vsrlw   $25,8,$30
    nop
    vxorw   $28,$0,$28
    nop
    vxorw   $30,$2,$30
    nop
    vandw   $28,$23,$28
    nop
    vandw   $30,$23,$23
    nop
    vxorw   $0,$28,$0
    nop
    vsllw   $28,8,$28
    nop
    vxorw   $2,$23,$2
    vstd    $0,-288($17)
    vsllw   $23,8,$0
    nop
    vxorw   $3,$10,$3
    vstd    $2,-32($17)
    vxorw   $7,$22,$2
    nop
    vxorw   $5,$11,$5
    vstd    $3,-416($17)
    vxorw   $1,$8,$1
    vstd    $2,-448($17)
    vxorw   $6,$24,$2
    vstd    $5,-192($17)
    vxorw   $14,$27,$5
    vstd    $1,-352($17)
    vxorw   $9,$28,$1
    vstd    $2,-384($17)
    vxorw   $25,$0,$0
    vstd    $5,-128($17)
    or      $31,$31,$31
    vstd    $1,-320($17)
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
