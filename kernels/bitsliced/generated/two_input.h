# SPDX-License-Identifier: Apache-2.0
#
# Made by kernels/bitsliced/generate.py: the vector code of the two_input kernel as macros,
# one line for each instruction, two lines (P0, P1) for each cycle.

#define BITSLICED_SPILLS 16

#if !defined(AES_ECB_DECRYPT)
# 272 operations on P0, 37 on P1, 283 cycles
    .macro INPUT
    or      $31,$31,$31
    vldd    $1,32($16)
    or      $31,$31,$31
    vldd    $0,bitsliced_first_key+32($31) !tprello
    or      $31,$31,$31
    vldd    $3,0($16)
    or      $31,$31,$31
    vldd    $2,bitsliced_first_key+0($31) !tprello
    or      $31,$31,$31
    nop
    vxorw   $1,$0,$5
    vldd    $4,64($16)
    vsrlw   $3,8,$7
    vldd    $6,bitsliced_masks+0($31) !tprello
    vxorw   $3,$2,$3
    vldd    $8,96($16)
    vxorw   $7,$1,$1
    nop
    vsrlw   $4,8,$7
    nop
    vandw   $1,$6,$1
    nop
    vxorw   $8,$0,$9
    nop
    vsllw   $1,8,$10
    nop
    vxorw   $5,$1,$5
    vldd    $1,160($16)
    vxorw   $3,$10,$3
    nop
    vxorw   $4,$2,$4
    vldd    $10,128($16)
    vxorw   $7,$8,$7
    nop
    vxorw   $1,$0,$8
    nop
    vandw   $7,$6,$7
    nop
    vsrlw   $10,8,$11
    nop
    vxorw   $9,$7,$9
    nop
    vxorw   $11,$1,$1
    nop
    vsllw   $7,8,$7
    nop
    vandw   $1,$6,$1
    nop
    vxorw   $4,$7,$7
    vldd    $4,192($16)
    vsllw   $1,8,$11
    nop
    vxorw   $8,$1,$8
    vldd    $1,224($16)
    vxorw   $10,$2,$10
    nop
    vsrlw   $4,8,$12
    nop
    vxorw   $10,$11,$10
    nop
    vxorw   $12,$1,$12
    nop
    vxorw   $4,$2,$4
    nop
    vandw   $12,$6,$12
    nop
    vxorw   $1,$0,$1
    vldd    $11,256($16)
    vsllw   $12,8,$13
    vldd    $14,288($16)
    vxorw   $1,$12,$1
    nop
    vxorw   $4,$13,$4
    nop
    vsrlw   $11,8,$13
    vldd    $12,320($16)
    vxorw   $14,$0,$15
    nop
    vxorw   $11,$2,$11
    vldd    $22,352($16)
    vxorw   $13,$14,$13
    nop
    vsrlw   $12,8,$14
    nop
    vandw   $13,$6,$13
    nop
    vxorw   $14,$22,$14
    nop
    vxorw   $15,$13,$15
    nop
    vsllw   $13,8,$13
    nop
    vandw   $14,$6,$14
    nop
    vxorw   $11,$13,$11
    nop
    vsllw   $14,8,$13
    nop
    vxorw   $22,$0,$22
    vldd    $23,384($16)
    vxorw   $12,$2,$12
    nop
    vxorw   $22,$14,$22
    vldd    $14,416($16)
    vxorw   $12,$13,$12
    nop
    vsrlw   $23,8,$13
    nop
    vxorw   $23,$2,$23
    vldd    $24,448($16)
    vxorw   $13,$14,$13
    nop
    vxorw   $14,$0,$14
    nop
    vandw   $13,$6,$13
    vldd    $25,480($16)
    vsrlw   $24,8,$26
    nop
    vxorw   $14,$13,$14
    nop
    vsllw   $13,8,$13
    nop
    vxorw   $26,$25,$26
    nop
    vxorw   $23,$13,$23
    ldw     $13,bitsliced_selectors+0($31) !tprello
    vandw   $26,$6,$6
    nop
    vxorw   $25,$0,$0
    nop
    vshfw   $5,$3,$13,$25
    nop
    vxorw   $0,$6,$0
    nop
    vshfw   $9,$7,$13,$27
    ldw     $26,bitsliced_selectors+4($31) !tprello
    vsllw   $6,8,$6
    nop
    vxorw   $24,$2,$2
    nop
    vshfw   $9,$7,$26,$7
    nop
    vxorw   $2,$6,$2
    nop
    vshfw   $5,$3,$26,$3
    nop
    vshfw   $8,$10,$26,$5
    nop
    vshfw   $15,$11,$13,$6
    nop
    vshfw   $8,$10,$13,$8
    nop
    vshfw   $1,$4,$26,$10
    nop
    vshfw   $1,$4,$13,$1
    nop
    vshfw   $14,$23,$26,$4
    nop
    vshfw   $22,$12,$13,$9
    nop
    vshfw   $0,$2,$26,$24
    nop
    vshfw   $22,$12,$26,$12
    nop
    vshfw   $15,$11,$26,$11
    nop
    vshfw   $0,$2,$13,$0
    nop
    vshfw   $14,$23,$13,$2
    nop
    vsrlw   $25,16,$13
    vldd    $14,bitsliced_masks+32($31) !tprello
    vsrlw   $3,16,$23
    nop
    vxorw   $13,$6,$13
    nop
    vxorw   $23,$11,$23
    nop
    vandw   $13,$14,$13
    nop
    vandw   $23,$14,$23
    nop
    vxorw   $6,$13,$6
    nop
    vsllw   $13,16,$13
    nop
    vxorw   $11,$23,$11
    nop
    vxorw   $25,$13,$13
    nop
    vsllw   $23,16,$23
    nop
    vsrlw   $27,16,$25
    nop
    vxorw   $3,$23,$3
    nop
    vsrlw   $7,16,$23
    nop
    vxorw   $25,$9,$25
    nop
    vxorw   $23,$12,$23
    nop
    vandw   $25,$14,$25
    nop
    vandw   $23,$14,$23
    nop
    vsllw   $25,16,$15
    nop
    vxorw   $9,$25,$9
    nop
    vxorw   $27,$15,$15
    nop
    vxorw   $12,$23,$12
    nop
    vsllw   $23,16,$23
    nop
    vsrlw   $8,16,$27
    nop
    vxorw   $7,$23,$7
    nop
    vxorw   $27,$2,$27
    nop
    vsrlw   $5,16,$23
    nop
    vandw   $27,$14,$27
    nop
    vxorw   $23,$4,$23
    nop
    vxorw   $2,$27,$2
    nop
    vsllw   $27,16,$27
    nop
    vsrlw   $1,16,$25
    nop
    vxorw   $8,$27,$8
    nop
    vandw   $23,$14,$23
    nop
    vxorw   $25,$0,$25
    nop
    vxorw   $4,$23,$4
    nop
    vsllw   $23,16,$23
    nop
    vsrlw   $10,16,$27
    nop
    vxorw   $5,$23,$5
    nop
    vandw   $25,$14,$25
    nop
    vxorw   $27,$24,$27
    nop
    vsllw   $25,16,$23
    nop
    vxorw   $0,$25,$0
    nop
    vandw   $27,$14,$14
    nop
    vxorw   $1,$23,$1
    nop
    vsllw   $14,16,$23
    nop
    vxorw   $24,$14,$14
    nop
    vxorw   $10,$23,$10
    nop
    vsrlw   $13,4,$23
    vldd    $24,bitsliced_masks+64($31) !tprello
    vsrlw   $3,4,$27
    nop
    vxorw   $23,$8,$23
    nop
    vxorw   $27,$5,$27
    nop
    vandw   $23,$24,$23
    nop
    vandw   $27,$24,$27
    nop
    vxorw   $8,$23,$8
    nop
    vsllw   $23,4,$23
    nop
    vsllw   $27,4,$25
    nop
    vxorw   $13,$23,$13
    nop
    vxorw   $3,$25,$3
    nop
    vsrlw   $15,4,$25
    nop
    vxorw   $5,$27,$5
    nop
    vxorw   $25,$1,$25
    nop
    vsrlw   $6,4,$27
    nop
    vandw   $25,$24,$25
    nop
    vsrlw   $7,4,$23
    nop
    vxorw   $1,$25,$1
    nop
    vsllw   $25,4,$25
    nop
    vxorw   $23,$10,$23
    nop
    vxorw   $15,$25,$15
    nop
    vandw   $23,$24,$23
    nop
    vxorw   $27,$2,$27
    nop
    vsllw   $23,4,$25
    nop
    vxorw   $10,$23,$10
    nop
    vxorw   $7,$25,$7
    nop
    vandw   $27,$24,$27
    nop
    vsrlw   $11,4,$25
    nop
    vxorw   $2,$27,$2
    nop
    vsllw   $27,4,$27
    nop
    vxorw   $25,$4,$25
    nop
    vxorw   $6,$27,$6
    nop
    vandw   $25,$24,$25
    nop
    vsrlw   $9,4,$27
    nop
    vxorw   $4,$25,$4
    nop
    vsllw   $25,4,$25
    nop
    vxorw   $27,$0,$27
    nop
    vxorw   $11,$25,$11
    nop
    vandw   $27,$24,$27
    nop
    vsrlw   $12,4,$25
    nop
    vxorw   $0,$27,$0
    nop
    vxorw   $25,$14,$25
    nop
    vsllw   $27,4,$27
    nop
    vandw   $25,$24,$24
    nop
    vxorw   $9,$27,$9
    nop
    vxorw   $14,$24,$14
    nop
    vsrlw   $13,2,$27
    vldd    $25,bitsliced_masks+96($31) !tprello
    vsllw   $24,4,$24
    nop
    vxorw   $27,$15,$27
    nop
    vxorw   $12,$24,$12
    nop
    vandw   $27,$25,$27
    nop
    vsrlw   $3,2,$24
    nop
    vxorw   $15,$27,$15
    nop
    vsllw   $27,2,$27
    nop
    vxorw   $24,$7,$24
    nop
    vxorw   $13,$27,$13
    nop
    vandw   $24,$25,$24
    nop
    vsrlw   $8,2,$27
    nop
    vxorw   $7,$24,$7
    nop
    vxorw   $27,$1,$27
    nop
    vsllw   $24,2,$24
    nop
    vandw   $27,$25,$27
    nop
    vxorw   $3,$24,$3
    nop
    vxorw   $1,$27,$24
    nop
    vsllw   $27,2,$1
    nop
    vsrlw   $5,2,$27
    nop
    vxorw   $8,$1,$8
    nop
    vxorw   $27,$10,$1
    nop
    vsrlw   $6,2,$27
    nop
    vandw   $1,$25,$1
    nop
    vxorw   $27,$9,$27
    nop
    vxorw   $10,$1,$10
    nop
    vsllw   $1,2,$1
    nop
    vandw   $27,$25,$27
    nop
    vxorw   $5,$1,$5
    nop
    vxorw   $9,$27,$9
    nop
    vsrlw   $11,2,$1
    nop
    vsllw   $27,2,$27
    nop
    vxorw   $1,$12,$1
    nop
    vxorw   $6,$27,$27
    nop
    vandw   $1,$25,$1
    nop
    vsrlw   $2,2,$6
    nop
    vsllw   $1,2,$23
    nop
    vxorw   $12,$1,$12
    nop
    vxorw   $11,$23,$11
    nop
    vsrlw   $4,2,$1
    nop
    vxorw   $6,$0,$6
    nop
    vxorw   $1,$14,$1
    nop
    vandw   $6,$25,$6
    nop
    vandw   $1,$25,$1
    nop
    vxorw   $0,$6,$25
    nop
    vsllw   $6,2,$0
    nop
    vxorw   $14,$1,$14
    nop
    vxorw   $2,$0,$23
    nop
    vsllw   $1,2,$1
    nop
    vsrlw   $13,1,$0
    vldd    $26,bitsliced_masks+128($31) !tprello
    vxorw   $4,$1,$22
    nop
    vxorw   $0,$3,$1
    nop
    vsrlw   $15,1,$0
    nop
    vandw   $1,$26,$1
    nop
    vxorw   $0,$7,$2
    nop
    vsllw   $1,1,$0
    nop
    vxorw   $3,$1,$1
    nop
    vxorw   $13,$0,$0
    nop
    vandw   $2,$26,$2
    nop
    vsrlw   $8,1,$4
    nop
    vxorw   $7,$2,$3
    nop
    vsllw   $2,1,$2
    nop
    vxorw   $4,$5,$4
    nop
    vxorw   $15,$2,$2
    nop
    vandw   $4,$26,$4
    nop
    vsrlw   $24,1,$7
    nop
    vsllw   $4,1,$6
    nop
    vxorw   $5,$4,$5
    nop
    vxorw   $8,$6,$4
    nop
    vxorw   $7,$10,$7
    nop
    vsrlw   $9,1,$6
    nop
    vandw   $7,$26,$8
    nop
    vxorw   $6,$12,$15
    nop
    vxorw   $10,$8,$7
    nop
    vsllw   $8,1,$6
    nop
    vsrlw   $27,1,$8
    nop
    vxorw   $24,$6,$6
    nop
    vxorw   $8,$11,$8
    nop
    vandw   $15,$26,$15
    nop
    vandw   $8,$26,$8
    nop
    vsllw   $15,1,$24
    nop
    vsllw   $8,1,$10
    nop
    vxorw   $11,$8,$8
    nop
    vxorw   $27,$10,$10
    nop
    vxorw   $12,$15,$12
    vstd    $8,bitsliced_state+32($31) !tprello
    vxorw   $9,$24,$8
    vstd    $10,bitsliced_state+0($31) !tprello
    vsrlw   $23,1,$10
    vstd    $12,bitsliced_state+96($31) !tprello
    vsrlw   $25,1,$12
    vstd    $8,bitsliced_state+64($31) !tprello
    vxorw   $10,$22,$8
    nop
    vxorw   $12,$14,$12
    nop
    vandw   $8,$26,$8
    nop
    vandw   $12,$26,$12
    nop
    vsllw   $8,1,$26
    nop
    vxorw   $22,$8,$8
    nop
    vxorw   $23,$26,$23
    nop
    vsllw   $12,1,$26
    vstd    $8,bitsliced_state+160($31) !tprello
    vxorw   $14,$12,$8
    vstd    $23,bitsliced_state+128($31) !tprello
    vxorw   $25,$26,$23
    nop
    or      $31,$31,$31
    vstd    $8,bitsliced_state+224($31) !tprello
    or      $31,$31,$31
    vstd    $23,bitsliced_state+192($31) !tprello
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
# 320 operations on P0, 69 on P1, 320 cycles
    .macro ROUND
    vxorw   $7,$1,$8
    nop
    vxorw   $6,$5,$5
    nop
    vxorw   $4,$2,$9
    vstd    $8,bitsliced_spill+288($31) !tprello
    vxorw   $7,$2,$10
    nop
    vxorw   $7,$4,$11
    nop
    vxorw   $5,$0,$12
    nop
    vxorw   $8,$9,$13
    vstd    $11,bitsliced_spill+352($31) !tprello
    vxorw   $12,$1,$1
    nop
    vxorw   $12,$7,$14
    vstd    $13,bitsliced_spill+256($31) !tprello
    vxorw   $12,$4,$4
    vstd    $1,bitsliced_spill+320($31) !tprello
    vxorw   $3,$13,$3
    nop
    vxorw   $1,$10,$15
    nop
    vxorw   $3,$6,$6
    nop
    vxorw   $3,$2,$2
    nop
    vxorw   $6,$11,$3
    nop
    vxorw   $2,$5,$22
    nop
    vxorw   $2,$0,$23
    nop
    vxorw   $22,$10,$24
    nop
    vxorw   $22,$3,$25
    nop
    vandw   $13,$2,$13
    nop
    vxorw   $0,$3,$26
    nop
    vxorw   $5,$3,$5
    nop
    vandw   $4,$0,$27
    nop
    vxorw   $8,$5,$28
    nop
    vxorw   $7,$5,$7
    nop
    vandw   $15,$23,$29
    nop
    vxorw   $27,$13,$27
    nop
    vxorw   $29,$13,$13
    nop
    vandw   $1,$12,$1
    nop
    vandw   $14,$26,$29
    nop
    vandw   $8,$5,$8
    nop
    vandw   $11,$3,$11
    nop
    vxorw   $1,$8,$1
    nop
    vxorw   $29,$8,$8
    nop
    vandw   $10,$22,$29
    nop
    vandw   $9,$25,$30
    nop
    vxorw   $29,$11,$29
    nop
    vxorw   $30,$11,$11
    nop
    vxorw   $27,$29,$27
    nop
    vxorw   $13,$11,$13
    nop
    vxorw   $1,$11,$1
    nop
    vxorw   $27,$24,$24
    nop
    vxorw   $8,$29,$8
    vldd    $29,bitsliced_state+224($31) !tprello
    vxorw   $13,$6,$13
    vldd    $6,bitsliced_state+128($31) !tprello
    vxorw   $8,$7,$7
    nop
    vxorw   $13,$24,$8
    nop
    vxorw   $1,$28,$1
    nop
    vxorw   $29,$6,$6
    nop
    vandw   $13,$1,$13
    nop
    vxorw   $1,$7,$29
    vstd    $6,bitsliced_spill+448($31) !tprello
    vxorw   $7,$13,$28
    nop
    vxorw   $24,$13,$13
    nop
    vandw   $8,$28,$27
    nop
    vandw   $13,$29,$13
    nop
    vxorw   $27,$24,$24
    nop
    vxorw   $13,$7,$13
    nop
    vandw   $24,$26,$26
    nop
    vxorw   $28,$13,$27
    nop
    vxorw   $1,$13,$1
    nop
    vandw   $7,$27,$7
    nop
    vxorw   $24,$13,$27
    nop
    vxorw   $28,$7,$28
    nop
    vxorw   $7,$1,$7
    nop
    vandw   $24,$28,$1
    nop
    vxorw   $13,$7,$28
    nop
    vxorw   $8,$1,$1
    nop
    vandw   $13,$0,$0
    nop
    vxorw   $24,$1,$8
    nop
    vxorw   $1,$7,$29
    nop
    vandw   $7,$23,$23
    nop
    vandw   $28,$2,$2
    nop
    vxorw   $27,$29,$11
    nop
    vandw   $1,$12,$12
    nop
    vandw   $11,$25,$25
    nop
    vandw   $27,$3,$30
    vldd    $3,bitsliced_spill+256($31) !tprello
    vandw   $8,$5,$5
    nop
    vandw   $29,$22,$22
    nop
    vandw   $7,$15,$7
    nop
    vandw   $28,$3,$28
    vldd    $3,bitsliced_spill+288($31) !tprello
    vandw   $13,$4,$13
    vldd    $4,bitsliced_spill+352($31) !tprello
    vandw   $24,$14,$14
    nop
    vandw   $11,$9,$9
    nop
    vandw   $8,$3,$8
    vldd    $3,bitsliced_spill+320($31) !tprello
    vandw   $27,$4,$4
    nop
    vandw   $29,$10,$10
    nop
    vxorw   $4,$9,$9
    nop
    vandw   $1,$3,$1
    nop
    vxorw   $7,$9,$7
    nop
    vxorw   $23,$2,$3
    nop
    vxorw   $5,$12,$12
    nop
    vxorw   $28,$7,$28
    nop
    vxorw   $2,$0,$0
    nop
    vxorw   $12,$3,$2
    nop
    vxorw   $8,$0,$3
    nop
    vxorw   $25,$12,$12
    nop
    vxorw   $22,$3,$3
    nop
    vxorw   $1,$9,$1
    nop
    vxorw   $12,$3,$3
    nop
    vxorw   $28,$2,$2
    nop
    vxorw   $5,$26,$5
    nop
    vxorw   $14,$3,$14
    vstd    $2,bitsliced_spill+96($31) !tprello
    vxorw   $0,$5,$5
    nop
    vxorw   $30,$12,$0
    vldd    $12,bitsliced_state+0($31) !tprello
    vxorw   $1,$5,$1
    vldd    $30,bitsliced_state+32($31) !tprello
    vxorw   $7,$13,$7
    vldd    $13,bitsliced_state+192($31) !tprello
    vxorw   $4,$0,$4
    vldd    $26,bitsliced_state+160($31) !tprello
    vxorw   $8,$1,$8
    vldd    $9,bitsliced_state+128($31) !tprello
    vxorw   $3,$1,$1
    vldd    $3,bitsliced_state+224($31) !tprello
    vxorw   $14,$4,$4
    vstd    $8,bitsliced_spill+224($31) !tprello
    vxorw   $28,$0,$8
    vstd    $1,bitsliced_spill+192($31) !tprello
    vxorw   $4,$10,$4
    vldd    $1,bitsliced_state+64($31) !tprello
    vxorw   $5,$2,$5
    vstd    $8,bitsliced_spill+0($31) !tprello
    vxorw   $7,$14,$7
    vstd    $4,bitsliced_spill+64($31) !tprello
    vxorw   $2,$0,$4
    vstd    $5,bitsliced_spill+128($31) !tprello
    vxorw   $3,$1,$5
    vstd    $7,bitsliced_spill+160($31) !tprello
    vxorw   $9,$1,$7
    vstd    $4,bitsliced_spill+32($31) !tprello
    vxorw   $13,$26,$4
    nop
    vxorw   $3,$30,$0
    nop
    vxorw   $4,$12,$26
    vldd    $2,bitsliced_state+96($31) !tprello
    vxorw   $0,$7,$8
    nop
    vxorw   $26,$3,$14
    nop
    vxorw   $26,$9,$9
    nop
    vxorw   $2,$8,$2
    nop
    vxorw   $26,$30,$30
    nop
    vxorw   $2,$1,$1
    nop
    vxorw   $30,$5,$10
    vstd    $30,bitsliced_spill+416($31) !tprello
    vxorw   $1,$4,$28
    nop
    vxorw   $2,$13,$2
    vstd    $10,bitsliced_spill+384($31) !tprello
    vxorw   $1,$12,$13
    nop
    vxorw   $2,$6,$22
    nop
    vxorw   $28,$5,$25
    nop
    vxorw   $28,$22,$23
    nop
    vxorw   $4,$22,$4
    nop
    vxorw   $12,$22,$29
    nop
    vxorw   $0,$4,$27
    nop
    vandw   $10,$13,$10
    nop
    vandw   $9,$12,$12
    nop
    vxorw   $3,$4,$3
    nop
    vandw   $8,$1,$11
    nop
    vandw   $30,$26,$30
    nop
    vxorw   $10,$11,$10
    nop
    vxorw   $12,$11,$11
    nop
    vandw   $14,$29,$12
    nop
    vandw   $6,$22,$6
    nop
    vandw   $0,$4,$24
    nop
    vandw   $7,$23,$15
    nop
    vxorw   $30,$24,$30
    nop
    vxorw   $12,$24,$12
    nop
    vxorw   $15,$6,$15
    nop
    vandw   $5,$28,$24
    nop
    vxorw   $10,$15,$10
    nop
    vxorw   $24,$6,$6
    nop
    vxorw   $30,$15,$15
    nop
    vxorw   $12,$6,$12
    nop
    vxorw   $15,$27,$15
    nop
    vxorw   $11,$6,$6
    nop
    vxorw   $10,$2,$2
    nop
    vxorw   $6,$25,$6
    nop
    vxorw   $12,$3,$3
    nop
    vxorw   $2,$6,$12
    nop
    vandw   $2,$15,$2
    nop
    vxorw   $15,$3,$25
    nop
    vxorw   $3,$2,$10
    nop
    vxorw   $6,$2,$2
    nop
    vandw   $12,$10,$11
    nop
    vandw   $2,$25,$2
    nop
    vxorw   $11,$6,$6
    nop
    vxorw   $2,$3,$2
    nop
    vandw   $6,$29,$29
    nop
    vxorw   $10,$2,$11
    nop
    vxorw   $15,$2,$15
    nop
    vandw   $3,$11,$3
    nop
    vxorw   $6,$2,$11
    nop
    vxorw   $3,$15,$15
    nop
    vxorw   $10,$3,$3
    nop
    vandw   $15,$13,$13
    nop
    vandw   $6,$3,$3
    nop
    vxorw   $2,$15,$10
    nop
    vxorw   $12,$3,$3
    nop
    vandw   $10,$1,$1
    nop
    vxorw   $3,$15,$25
    vldd    $12,bitsliced_state+0($31) !tprello
    vxorw   $6,$3,$27
    nop
    vxorw   $11,$25,$30
    nop
    vandw   $27,$4,$4
    nop
    vandw   $2,$12,$12
    nop
    vandw   $3,$26,$26
    nop
    vandw   $11,$22,$22
    nop
    vandw   $30,$23,$24
    vldd    $23,bitsliced_spill+384($31) !tprello
    vandw   $2,$9,$2
    nop
    vandw   $25,$28,$9
    vldd    $28,bitsliced_spill+416($31) !tprello
    vandw   $27,$0,$0
    nop
    vandw   $15,$23,$15
    nop
    vandw   $10,$8,$8
    nop
    vandw   $3,$28,$28
    vldd    $3,bitsliced_spill+448($31) !tprello
    vandw   $6,$14,$6
    nop
    vandw   $30,$7,$7
    nop
    vxorw   $1,$12,$12
    nop
    vandw   $11,$3,$3
    nop
    vxorw   $4,$26,$26
    nop
    vxorw   $13,$1,$1
    nop
    vandw   $25,$5,$5
    nop
    vxorw   $3,$7,$7
    nop
    vxorw   $24,$26,$24
    nop
    vxorw   $15,$7,$15
    nop
    vxorw   $4,$29,$4
    nop
    vxorw   $8,$15,$8
    nop
    vxorw   $0,$12,$29
    nop
    vxorw   $26,$1,$1
    nop
    vxorw   $9,$29,$9
    nop
    vxorw   $12,$4,$4
    nop
    vxorw   $28,$7,$7
    nop
    vxorw   $24,$9,$9
    nop
    vxorw   $22,$24,$22
    nop
    vxorw   $6,$9,$6
    nop
    vxorw   $8,$1,$1
    nop
    vxorw   $15,$2,$2
    nop
    vxorw   $7,$4,$7
    nop
    vxorw   $3,$22,$3
    nop
    vxorw   $0,$7,$0
    nop
    vxorw   $9,$7,$7
    nop
    vxorw   $1,$22,$9
    nop
    vxorw   $4,$1,$4
    ldw     $15,bitsliced_selectors+8($31) !tprello
    vxorw   $2,$6,$2
    nop
    vxorw   $8,$22,$8
    nop
    vshfw   $7,$7,$15,$22
    nop
    vxorw   $6,$3,$6
    nop
    vshfw   $2,$2,$15,$2
    nop
    vxorw   $6,$5,$5
    nop
    vshfw   $4,$4,$15,$4
    nop
    vshfw   $5,$5,$15,$6
    vldd    $5,bitsliced_spill+0($31) !tprello
    vshfw   $0,$0,$15,$0
    ldw     $3,bitsliced_keys_end+512($19) !tprello
    vshfw   $8,$8,$15,$7
    nop
    vshfw   $1,$1,$15,$8
    vldd    $1,bitsliced_spill+128($31) !tprello
    vshfw   $5,$7,$3,$28
    vldd    $24,bitsliced_keys_end+224($19) !tprello
    vshfw   $7,$5,$3,$29
    vldd    $12,bitsliced_keys_end+480($19) !tprello
    vshfw   $9,$9,$15,$9
    nop
    vshfw   $4,$1,$3,$15
    nop
    vxorw   $24,$5,$5
    nop
    vxorw   $12,$7,$7
    vldd    $12,bitsliced_spill+96($31) !tprello
    vxorw   $5,$29,$24
    vldd    $5,bitsliced_keys_end+128($19) !tprello
    vxorw   $7,$28,$26
    vldd    $7,bitsliced_keys_end+96($19) !tprello
    vshfw   $1,$4,$3,$13
    vldd    $25,bitsliced_keys_end+352($19) !tprello
    vshfw   $8,$12,$3,$11
    nop
    vxorw   $5,$12,$5
    nop
    vxorw   $7,$1,$7
    nop
    vxorw   $25,$4,$4
    vldd    $1,bitsliced_keys_end+384($19) !tprello
    vxorw   $7,$15,$25
    nop
    vxorw   $4,$13,$30
    nop
    vshfw   $12,$8,$3,$4
    nop
    vxorw   $1,$8,$7
    nop
    vxorw   $5,$11,$5
    nop
    vxorw   $7,$4,$7
    nop
    vxorw   $26,$5,$1
    nop
    vxorw   $24,$7,$8
    vldd    $12,bitsliced_spill+64($31) !tprello
    vxorw   $1,$4,$4
    vldd    $1,bitsliced_keys_end+160($19) !tprello
    vxorw   $8,$11,$8
    nop
    vxorw   $4,$30,$11
    nop
    vxorw   $8,$25,$4
    vldd    $8,bitsliced_keys_end+416($19) !tprello
    vxorw   $1,$12,$1
    vstd    $11,bitsliced_state+128($31) !tprello
    vshfw   $12,$6,$3,$11
    nop
    vshfw   $6,$12,$3,$12
    nop
    vxorw   $1,$12,$1
    nop
    vxorw   $8,$6,$6
    vldd    $8,bitsliced_spill+32($31) !tprello
    vxorw   $1,$11,$14
    vldd    $10,bitsliced_keys_end+192($19) !tprello
    vxorw   $6,$11,$11
    nop
    vxorw   $14,$7,$6
    nop
    vxorw   $11,$12,$7
    vldd    $12,bitsliced_keys_end+448($19) !tprello
    vxorw   $10,$8,$10
    vstd    $6,bitsliced_state+160($31) !tprello
    vxorw   $7,$5,$5
    nop
    vshfw   $9,$8,$3,$6
    nop
    vxorw   $12,$9,$7
    nop
    vshfw   $8,$9,$3,$8
    nop
    vxorw   $7,$8,$7
    nop
    vxorw   $10,$6,$10
    nop
    vxorw   $7,$6,$6
    nop
    vxorw   $10,$8,$8
    nop
    vxorw   $6,$1,$6
    vldd    $1,bitsliced_spill+224($31) !tprello
    vxorw   $8,$11,$8
    nop
    vxorw   $26,$29,$11
    vldd    $29,bitsliced_keys_end+0($19) !tprello
    vxorw   $24,$28,$28
    vstd    $8,bitsliced_state+192($31) !tprello
    vshfw   $1,$0,$3,$8
    nop
    vxorw   $28,$7,$28
    nop
    vxorw   $29,$1,$29
    vldd    $9,bitsliced_keys_end+256($19) !tprello
    vxorw   $11,$10,$7
    vstd    $28,bitsliced_state+224($31) !tprello
    vshfw   $0,$1,$3,$1
    nop
    vxorw   $29,$1,$29
    nop
    vxorw   $9,$0,$0
    nop
    vxorw   $29,$8,$9
    vldd    $28,bitsliced_spill+192($31) !tprello
    vxorw   $0,$8,$8
    nop
    vxorw   $9,$26,$0
    vldd    $9,bitsliced_keys_end+288($19) !tprello
    vxorw   $8,$1,$1
    nop
    vshfw   $28,$22,$3,$10
    vstd    $0,bitsliced_state+0($31) !tprello
    vxorw   $1,$24,$0
    vldd    $1,bitsliced_keys_end+32($19) !tprello
    vxorw   $9,$22,$9
    nop
    vshfw   $22,$28,$3,$22
    nop
    vxorw   $9,$10,$9
    nop
    vxorw   $1,$28,$1
    nop
    vxorw   $24,$9,$28
    nop
    vxorw   $1,$22,$11
    nop
    vxorw   $28,$22,$1
    vldd    $22,bitsliced_spill+160($31) !tprello
    vxorw   $26,$11,$28
    nop
    vxorw   $1,$29,$1
    nop
    vxorw   $28,$10,$10
    vldd    $28,bitsliced_keys_end+64($19) !tprello
    vshfw   $2,$22,$3,$12
    vldd    $29,bitsliced_keys_end+320($19) !tprello
    vxorw   $10,$8,$8
    nop
    vshfw   $22,$2,$3,$3
    nop
    vxorw   $28,$22,$22
    vstd    $8,bitsliced_state+32($31) !tprello
    vxorw   $29,$2,$2
    nop
    vxorw   $26,$25,$25
    nop
    vxorw   $22,$12,$22
    nop
    vxorw   $25,$13,$13
    nop
    vxorw   $22,$3,$25
    nop
    vxorw   $2,$3,$2
    nop
    vxorw   $25,$9,$3
    nop
    vxorw   $13,$2,$13
    nop
    vxorw   $24,$30,$24
    vstd    $3,bitsliced_state+64($31) !tprello
    vxorw   $2,$12,$2
    vstd    $13,bitsliced_state+96($31) !tprello
    vxorw   $24,$15,$3
    nop
    vxorw   $2,$11,$2
    ldi     $19,544($19)
    vxorw   $3,$22,$3
    bne     $19,next_round
    .endm
#endif

#if !defined(AES_CTR) && !defined(AES_ECB_DECRYPT)
# 498 operations on P0, 66 on P1, 500 cycles
    .macro OUTPUT
    vxorw   $7,$4,$8
    nop
    vxorw   $7,$1,$9
    nop
    vxorw   $7,$2,$10
    nop
    vxorw   $4,$2,$11
    nop
    vxorw   $6,$5,$5
    nop
    vxorw   $9,$11,$12
    nop
    vxorw   $5,$0,$13
    nop
    vxorw   $3,$12,$3
    vstd    $12,bitsliced_spill+256($31) !tprello
    vxorw   $13,$4,$4
    nop
    vxorw   $13,$7,$14
    nop
    vxorw   $13,$1,$1
    vstd    $4,bitsliced_spill+320($31) !tprello
    vxorw   $3,$2,$2
    vstd    $14,bitsliced_spill+288($31) !tprello
    vxorw   $1,$10,$15
    vstd    $1,bitsliced_spill+352($31) !tprello
    vxorw   $2,$0,$22
    nop
    vxorw   $3,$6,$3
    nop
    vxorw   $2,$5,$6
    nop
    vxorw   $3,$8,$23
    nop
    vxorw   $6,$10,$24
    nop
    vxorw   $0,$23,$25
    nop
    vxorw   $6,$23,$26
    nop
    vxorw   $5,$23,$5
    nop
    vandw   $12,$2,$12
    nop
    vxorw   $9,$5,$27
    nop
    vxorw   $7,$5,$7
    nop
    vandw   $4,$0,$4
    nop
    vandw   $15,$22,$28
    nop
    vxorw   $4,$12,$4
    nop
    vxorw   $28,$12,$12
    nop
    vandw   $1,$13,$1
    nop
    vandw   $9,$5,$28
    nop
    vandw   $14,$25,$14
    nop
    vxorw   $1,$28,$1
    nop
    vxorw   $14,$28,$14
    nop
    vandw   $8,$23,$28
    nop
    vandw   $11,$26,$29
    nop
    vandw   $10,$6,$30
    nop
    vxorw   $29,$28,$29
    nop
    vxorw   $30,$28,$28
    nop
    vxorw   $12,$29,$12
    nop
    vxorw   $14,$28,$14
    nop
    vxorw   $4,$28,$4
    nop
    vxorw   $1,$29,$1
    nop
    vxorw   $12,$3,$3
    nop
    vxorw   $14,$7,$7
    nop
    vxorw   $4,$24,$4
    nop
    vxorw   $1,$27,$1
    nop
    vxorw   $3,$4,$27
    nop
    vandw   $3,$1,$3
    nop
    vxorw   $1,$7,$24
    nop
    vxorw   $7,$3,$14
    nop
    vxorw   $4,$3,$3
    nop
    vandw   $27,$14,$12
    nop
    vandw   $3,$24,$3
    nop
    vxorw   $12,$4,$4
    nop
    vxorw   $3,$7,$3
    nop
    vandw   $4,$25,$25
    nop
    vxorw   $14,$3,$12
    nop
    vxorw   $1,$3,$1
    nop
    vandw   $7,$12,$7
    nop
    vxorw   $4,$3,$12
    nop
    vxorw   $7,$1,$1
    nop
    vxorw   $14,$7,$7
    nop
    vxorw   $3,$1,$14
    nop
    vandw   $4,$7,$7
    nop
    vandw   $14,$2,$2
    nop
    vxorw   $27,$7,$7
    nop
    vandw   $3,$0,$0
    nop
    vxorw   $4,$7,$27
    nop
    vxorw   $7,$1,$24
    nop
    vandw   $1,$22,$22
    nop
    vxorw   $12,$24,$29
    nop
    vandw   $7,$13,$13
    nop
    vandw   $27,$5,$5
    nop
    vandw   $1,$15,$1
    nop
    vandw   $29,$26,$15
    vldd    $26,bitsliced_spill+320($31) !tprello
    vandw   $27,$9,$27
    vldd    $9,bitsliced_spill+256($31) !tprello
    vandw   $24,$6,$28
    vldd    $6,bitsliced_spill+352($31) !tprello
    vandw   $12,$23,$23
    nop
    vandw   $3,$26,$3
    nop
    vandw   $14,$9,$9
    nop
    vandw   $7,$6,$7
    vldd    $6,bitsliced_spill+288($31) !tprello
    vandw   $29,$11,$11
    nop
    vandw   $12,$8,$8
    nop
    vandw   $24,$10,$10
    nop
    vandw   $4,$6,$4
    nop
    vxorw   $8,$11,$11
    nop
    vxorw   $2,$0,$0
    nop
    vxorw   $1,$11,$1
    nop
    vxorw   $22,$2,$2
    nop
    vxorw   $27,$0,$22
    nop
    vxorw   $9,$1,$9
    nop
    vxorw   $5,$13,$13
    nop
    vxorw   $5,$25,$5
    nop
    vxorw   $15,$13,$15
    nop
    vxorw   $13,$2,$2
    nop
    vxorw   $0,$5,$0
    nop
    vxorw   $28,$22,$22
    nop
    vxorw   $7,$11,$7
    nop
    vxorw   $15,$22,$22
    nop
    vxorw   $23,$15,$15
    nop
    vxorw   $4,$22,$4
    nop
    vxorw   $7,$0,$7
    nop
    vxorw   $9,$2,$2
    nop
    vxorw   $9,$15,$9
    vldd    $23,bitsliced_state+192($31) !tprello
    vxorw   $8,$15,$8
    vldd    $11,bitsliced_state+224($31) !tprello
    vxorw   $22,$7,$22
    vstd    $9,bitsliced_spill+0($31) !tprello
    vxorw   $27,$7,$7
    vldd    $9,bitsliced_state+128($31) !tprello
    vxorw   $1,$3,$1
    vstd    $22,bitsliced_spill+192($31) !tprello
    vxorw   $2,$15,$15
    vstd    $7,bitsliced_spill+224($31) !tprello
    vxorw   $4,$8,$7
    vldd    $8,bitsliced_state+64($31) !tprello
    vxorw   $0,$2,$0
    vstd    $15,bitsliced_spill+32($31) !tprello
    vxorw   $7,$10,$7
    vldd    $10,bitsliced_state+32($31) !tprello
    vxorw   $11,$9,$15
    vstd    $0,bitsliced_spill+128($31) !tprello
    vxorw   $11,$8,$0
    vstd    $7,bitsliced_spill+64($31) !tprello
    vxorw   $9,$8,$22
    vldd    $7,bitsliced_state+160($31) !tprello
    vxorw   $11,$10,$27
    vldd    $3,bitsliced_state+96($31) !tprello
    vxorw   $1,$4,$1
    vldd    $4,bitsliced_state+0($31) !tprello
    vxorw   $27,$22,$28
    vstd    $2,bitsliced_spill+96($31) !tprello
    vxorw   $23,$7,$2
    vstd    $1,bitsliced_spill+160($31) !tprello
    vxorw   $3,$28,$1
    vstd    $28,bitsliced_spill+384($31) !tprello
    vxorw   $2,$4,$3
    vstd    $27,bitsliced_spill+416($31) !tprello
    vxorw   $1,$23,$23
    nop
    vxorw   $3,$10,$10
    nop
    vxorw   $3,$9,$9
    nop
    vxorw   $3,$11,$7
    vstd    $10,bitsliced_spill+448($31) !tprello
    vxorw   $10,$0,$5
    nop
    vxorw   $23,$15,$13
    nop
    vxorw   $1,$8,$1
    nop
    vxorw   $4,$13,$8
    nop
    vxorw   $1,$4,$25
    nop
    vxorw   $1,$2,$6
    nop
    vandw   $28,$1,$28
    nop
    vxorw   $6,$13,$24
    nop
    vxorw   $6,$0,$12
    nop
    vandw   $9,$4,$4
    nop
    vxorw   $2,$13,$2
    nop
    vxorw   $4,$28,$4
    nop
    vxorw   $27,$2,$29
    nop
    vxorw   $11,$2,$11
    nop
    vandw   $5,$25,$14
    nop
    vandw   $27,$2,$27
    nop
    vxorw   $14,$28,$14
    nop
    vandw   $7,$8,$28
    nop
    vandw   $10,$3,$10
    nop
    vxorw   $28,$27,$28
    nop
    vxorw   $10,$27,$10
    nop
    vandw   $15,$13,$27
    nop
    vandw   $22,$24,$26
    nop
    vandw   $0,$6,$30
    nop
    vxorw   $26,$27,$26
    nop
    vxorw   $30,$27,$27
    nop
    vxorw   $14,$26,$14
    nop
    vxorw   $4,$27,$4
    nop
    vxorw   $28,$27,$27
    nop
    vxorw   $14,$23,$14
    nop
    vxorw   $4,$12,$4
    nop
    vxorw   $10,$26,$10
    nop
    vxorw   $14,$4,$26
    nop
    vxorw   $10,$29,$10
    nop
    vxorw   $27,$11,$11
    nop
    vandw   $14,$10,$14
    nop
    vxorw   $10,$11,$27
    nop
    vxorw   $11,$14,$29
    nop
    vxorw   $4,$14,$14
    nop
    vandw   $26,$29,$12
    nop
    vandw   $14,$27,$14
    nop
    vxorw   $12,$4,$4
    nop
    vxorw   $14,$11,$14
    nop
    vandw   $4,$8,$8
    nop
    vxorw   $29,$14,$12
    nop
    vxorw   $10,$14,$10
    nop
    vandw   $11,$12,$11
    nop
    vxorw   $4,$14,$12
    nop
    vxorw   $11,$10,$27
    vldd    $10,bitsliced_state+0($31) !tprello
    vxorw   $29,$11,$11
    nop
    vxorw   $14,$27,$29
    nop
    vandw   $4,$11,$11
    nop
    vandw   $14,$10,$10
    nop
    vxorw   $26,$11,$11
    nop
    vandw   $27,$25,$25
    nop
    vxorw   $11,$27,$26
    nop
    vxorw   $4,$11,$28
    vldd    $23,bitsliced_spill+384($31) !tprello
    vxorw   $12,$26,$30
    nop
    vandw   $29,$1,$1
    nop
    vandw   $11,$3,$3
    nop
    vandw   $29,$23,$23
    nop
    vandw   $28,$2,$2
    nop
    vandw   $27,$5,$5
    nop
    vandw   $14,$9,$14
    vldd    $9,bitsliced_spill+416($31) !tprello
    vandw   $12,$13,$13
    nop
    vandw   $26,$6,$6
    nop
    vandw   $30,$24,$24
    nop
    vandw   $28,$9,$28
    vldd    $9,bitsliced_spill+448($31) !tprello
    vandw   $4,$7,$4
    nop
    vandw   $12,$15,$12
    nop
    vandw   $26,$0,$0
    nop
    vandw   $11,$9,$9
    nop
    vandw   $30,$22,$22
    nop
    vxorw   $1,$10,$10
    nop
    vxorw   $12,$22,$22
    nop
    vxorw   $25,$1,$1
    nop
    vxorw   $5,$22,$5
    nop
    vxorw   $2,$3,$3
    nop
    vxorw   $23,$5,$23
    nop
    vxorw   $9,$22,$9
    nop
    vxorw   $28,$10,$22
    nop
    vxorw   $2,$8,$2
    nop
    vxorw   $6,$22,$6
    nop
    vxorw   $3,$1,$1
    nop
    vxorw   $24,$3,$3
    nop
    vxorw   $10,$2,$2
    nop
    vxorw   $3,$6,$6
    nop
    vxorw   $23,$1,$1
    nop
    vxorw   $5,$14,$5
    nop
    vxorw   $9,$2,$9
    nop
    vxorw   $13,$3,$3
    nop
    vxorw   $6,$9,$13
    nop
    vxorw   $4,$6,$4
    nop
    vxorw   $23,$3,$23
    nop
    vxorw   $12,$3,$12
    nop
    vxorw   $28,$9,$9
    nop
    vxorw   $1,$3,$28
    vldd    $3,bitsliced_spill+224($31) !tprello
    vxorw   $4,$12,$12
    nop
    vxorw   $2,$1,$6
    vldd    $2,bitsliced_spill+192($31) !tprello
    vxorw   $12,$0,$12
    vldd    $0,bitsliced_spill+160($31) !tprello
    vsrlw   $3,1,$14
    vldd    $10,bitsliced_masks+128($31) !tprello
    vxorw   $5,$4,$5
    vldd    $4,bitsliced_spill+128($31) !tprello
    vxorw   $14,$2,$14
    nop
    vsrlw   $0,1,$24
    nop
    vandw   $14,$10,$14
    nop
    vxorw   $24,$4,$24
    nop
    vxorw   $2,$14,$2
    nop
    vsllw   $14,1,$14
    vldd    $22,bitsliced_spill+96($31) !tprello
    vandw   $24,$10,$24
    nop
    vxorw   $3,$14,$3
    nop
    vsllw   $24,1,$14
    vldd    $8,bitsliced_spill+64($31) !tprello
    vsrlw   $22,1,$25
    vldd    $30,bitsliced_spill+32($31) !tprello
    vxorw   $0,$14,$0
    nop
    vxorw   $4,$24,$24
    vldd    $4,bitsliced_spill+0($31) !tprello
    vxorw   $25,$8,$25
    nop
    vsrlw   $30,1,$14
    nop
    vandw   $25,$10,$25
    nop
    vxorw   $14,$4,$14
    nop
    vxorw   $8,$25,$8
    nop
    vsllw   $25,1,$25
    nop
    vandw   $14,$10,$14
    nop
    vxorw   $22,$25,$22
    nop
    vxorw   $4,$14,$4
    nop
    vsrlw   $9,1,$25
    nop
    vsllw   $14,1,$14
    nop
    vxorw   $25,$13,$25
    nop
    vxorw   $30,$14,$14
    nop
    vandw   $25,$10,$25
    nop
    vsrlw   $5,1,$30
    nop
    vsllw   $25,1,$11
    nop
    vxorw   $13,$25,$13
    nop
    vxorw   $9,$11,$9
    nop
    vxorw   $30,$6,$30
    nop
    vsrlw   $1,1,$11
    nop
    vandw   $30,$10,$30
    nop
    vsrlw   $28,1,$25
    nop
    vxorw   $6,$30,$6
    nop
    vsllw   $30,1,$30
    nop
    vxorw   $11,$12,$11
    nop
    vxorw   $5,$30,$5
    nop
    vandw   $11,$10,$11
    nop
    vxorw   $25,$23,$25
    nop
    vxorw   $12,$11,$12
    nop
    vsllw   $11,1,$11
    nop
    vandw   $25,$10,$10
    nop
    vxorw   $1,$11,$1
    nop
    vsllw   $10,1,$11
    nop
    vxorw   $23,$10,$10
    nop
    vxorw   $28,$11,$11
    nop
    vsrlw   $2,2,$28
    nop
    vsrlw   $3,2,$23
    vldd    $25,bitsliced_masks+96($31) !tprello
    vxorw   $28,$24,$28
    nop
    vxorw   $23,$0,$23
    nop
    vsrlw   $22,2,$30
    nop
    vandw   $23,$25,$23
    nop
    vxorw   $30,$14,$30
    nop
    vxorw   $0,$23,$0
    nop
    vsllw   $23,2,$23
    nop
    vandw   $28,$25,$28
    nop
    vxorw   $3,$23,$3
    nop
    vsllw   $28,2,$23
    nop
    vxorw   $24,$28,$24
    nop
    vxorw   $2,$23,$2
    nop
    vandw   $30,$25,$30
    nop
    vsrlw   $8,2,$23
    nop
    vsllw   $30,2,$28
    nop
    vxorw   $14,$30,$14
    nop
    vxorw   $22,$28,$22
    nop
    vxorw   $23,$4,$23
    nop
    vsrlw   $9,2,$28
    nop
    vandw   $23,$25,$23
    nop
    vxorw   $28,$5,$28
    nop
    vsllw   $23,2,$30
    nop
    vandw   $28,$25,$28
    nop
    vxorw   $8,$30,$8
    nop
    vxorw   $4,$23,$4
    nop
    vxorw   $5,$28,$5
    nop
    vsllw   $28,2,$28
    nop
    vsrlw   $13,2,$23
    nop
    vxorw   $9,$28,$9
    nop
    vxorw   $23,$6,$23
    nop
    vsrlw   $1,2,$28
    nop
    vandw   $23,$25,$23
    nop
    vxorw   $28,$11,$28
    nop
    vxorw   $6,$23,$6
    nop
    vsllw   $23,2,$23
    nop
    vsrlw   $12,2,$30
    nop
    vxorw   $13,$23,$13
    nop
    vandw   $28,$25,$28
    nop
    vxorw   $30,$10,$30
    nop
    vxorw   $11,$28,$11
    nop
    vsllw   $28,2,$28
    nop
    vandw   $30,$25,$25
    nop
    vxorw   $1,$28,$1
    nop
    vxorw   $10,$25,$10
    nop
    vsllw   $25,2,$25
    nop
    vsrlw   $3,4,$28
    vldd    $30,bitsliced_masks+64($31) !tprello
    vxorw   $12,$25,$12
    nop
    vxorw   $28,$22,$28
    nop
    vsrlw   $2,4,$25
    nop
    vandw   $28,$30,$28
    nop
    vxorw   $25,$8,$25
    nop
    vsllw   $28,4,$23
    nop
    vxorw   $22,$28,$22
    nop
    vxorw   $3,$23,$3
    nop
    vandw   $25,$30,$25
    nop
    vsrlw   $0,4,$23
    nop
    vsllw   $25,4,$28
    nop
    vxorw   $8,$25,$8
    nop
    vxorw   $23,$14,$23
    nop
    vxorw   $2,$28,$2
    nop
    vandw   $23,$30,$23
    nop
    vsrlw   $24,4,$28
    nop
    vxorw   $14,$23,$14
    nop
    vsllw   $23,4,$23
    nop
    vxorw   $28,$4,$28
    nop
    vxorw   $0,$23,$0
    nop
    vsrlw   $9,4,$23
    nop
    vandw   $28,$30,$28
    nop
    vxorw   $23,$1,$23
    nop
    vsllw   $28,4,$25
    nop
    vxorw   $4,$28,$4
    nop
    vxorw   $24,$25,$24
    nop
    vandw   $23,$30,$23
    nop
    vsrlw   $13,4,$25
    nop
    vxorw   $1,$23,$1
    nop
    vsllw   $23,4,$23
    nop
    vxorw   $25,$12,$25
    nop
    vxorw   $9,$23,$9
    nop
    vandw   $25,$30,$25
    nop
    vsrlw   $5,4,$23
    nop
    vsllw   $25,4,$28
    nop
    vxorw   $23,$11,$23
    nop
    vxorw   $13,$28,$13
    nop
    vxorw   $12,$25,$12
    nop
    vandw   $23,$30,$23
    nop
    vsrlw   $6,4,$25
    nop
    vxorw   $11,$23,$11
    nop
    vsllw   $23,4,$23
    nop
    vxorw   $25,$10,$25
    ldw     $28,bitsliced_selectors+16($31) !tprello
    vxorw   $5,$23,$5
    nop
    vandw   $25,$30,$25
    nop
    vshfw   $2,$3,$28,$23
    ldw     $30,bitsliced_selectors+12($31) !tprello
    vxorw   $10,$25,$10
    nop
    vsllw   $25,4,$25
    nop
    vshfw   $24,$0,$30,$26
    nop
    vxorw   $6,$25,$6
    nop
    vshfw   $4,$14,$30,$15
    ldw     $25,bitsliced_selectors+20($31) !tprello
    vshfw   $2,$3,$30,$2
    nop
    vshfw   $24,$0,$28,$0
    nop
    vshfw   $6,$5,$25,$24
    nop
    vshfw   $8,$22,$30,$30
    nop
    vshfw   $4,$14,$28,$14
    ldw     $4,bitsliced_selectors+24($31) !tprello
    vshfw   $13,$9,$25,$3
    nop
    vshfw   $8,$22,$28,$8
    nop
    vshfw   $13,$9,$4,$9
    nop
    vshfw   $12,$1,$25,$13
    nop
    vshfw   $10,$11,$25,$25
    nop
    vshfw   $10,$11,$4,$11
    vldd    $10,bitsliced_last_key+0($31) !tprello
    vshfw   $12,$1,$4,$1
    nop
    vshfw   $6,$5,$4,$4
    nop
    vsrlw   $2,16,$5
    vldd    $6,bitsliced_masks+32($31) !tprello
    vxorw   $3,$10,$12
    nop
    vxorw   $5,$3,$3
    nop
    vsrlw   $23,16,$5
    nop
    vandw   $3,$6,$3
    nop
    vxorw   $2,$10,$2
    nop
    vxorw   $12,$3,$22
    vldd    $12,bitsliced_last_key+32($31) !tprello
    vsllw   $3,16,$3
    nop
    vxorw   $5,$9,$5
    nop
    vxorw   $2,$3,$2
    nop
    vxorw   $9,$12,$9
    nop
    vandw   $5,$6,$5
    nop
    vxorw   $23,$12,$23
    nop
    vxorw   $9,$5,$9
    nop
    vsllw   $5,16,$5
    nop
    vsrlw   $26,16,$3
    nop
    vxorw   $23,$5,$5
    nop
    vxorw   $3,$24,$3
    nop
    vxorw   $24,$10,$24
    nop
    vandw   $3,$6,$3
    nop
    vsrlw   $0,16,$23
    nop
    vsllw   $3,16,$28
    nop
    vxorw   $24,$3,$3
    nop
    vxorw   $26,$10,$26
    nop
    vxorw   $23,$4,$23
    nop
    vxorw   $26,$28,$26
    nop
    vandw   $23,$6,$23
    nop
    vxorw   $4,$12,$4
    nop
    vsrlw   $30,16,$28
    nop
    vxorw   $4,$23,$4
    nop
    vxorw   $0,$12,$0
    nop
    vsllw   $23,16,$23
    nop
    vxorw   $28,$13,$28
    nop
    vxorw   $0,$23,$0
    nop
    vxorw   $13,$10,$13
    nop
    vandw   $28,$6,$28
    nop
    vxorw   $30,$10,$30
    nop
    vxorw   $13,$28,$13
    nop
    vsllw   $28,16,$28
    nop
    vsrlw   $8,16,$23
    nop
    vxorw   $30,$28,$28
    nop
    vxorw   $23,$1,$23
    nop
    vxorw   $1,$12,$1
    nop
    vandw   $23,$6,$23
    nop
    vxorw   $8,$12,$8
    nop
    vxorw   $1,$23,$1
    nop
    vsllw   $23,16,$23
    nop
    vxorw   $25,$10,$30
    nop
    vsrlw   $15,16,$24
    nop
    vxorw   $8,$23,$8
    nop
    vxorw   $24,$25,$24
    nop
    vxorw   $11,$12,$25
    nop
    vandw   $24,$6,$24
    nop
    vsrlw   $14,16,$23
    nop
    vsllw   $24,16,$7
    nop
    vxorw   $30,$24,$24
    nop
    vxorw   $15,$10,$10
    nop
    vxorw   $23,$11,$11
    nop
    vxorw   $10,$7,$7
    nop
    vandw   $11,$6,$6
    nop
    vxorw   $14,$12,$12
    nop
    vsllw   $6,16,$14
    nop
    vxorw   $25,$6,$6
    nop
    vxorw   $12,$14,$12
    nop
    vsrlw   $2,8,$14
    vldd    $25,bitsliced_masks+0($31) !tprello
    vsrlw   $26,8,$11
    nop
    vxorw   $14,$5,$14
    nop
    vxorw   $11,$0,$11
    nop
    vandw   $14,$25,$14
    nop
    vandw   $11,$25,$11
    nop
    vxorw   $5,$14,$5
    nop
    vsllw   $14,8,$14
    nop
    vsrlw   $28,8,$10
    vstd    $5,-480($17)
    vxorw   $2,$14,$2
    nop
    vsllw   $11,8,$5
    nop
    vxorw   $0,$11,$0
    vstd    $2,-512($17)
    vxorw   $26,$5,$2
    nop
    vxorw   $10,$8,$10
    vstd    $0,-416($17)
    vsrlw   $7,8,$0
    vstd    $2,-448($17)
    vandw   $10,$25,$2
    nop
    vxorw   $0,$12,$0
    nop
    vxorw   $8,$2,$8
    nop
    vsllw   $2,8,$2
    nop
    vandw   $0,$25,$0
    vstd    $8,-352($17)
    vxorw   $28,$2,$2
    nop
    vxorw   $12,$0,$12
    nop
    vsllw   $0,8,$0
    vstd    $2,-384($17)
    vsrlw   $22,8,$2
    vstd    $12,-288($17)
    vxorw   $7,$0,$0
    nop
    vxorw   $2,$9,$2
    nop
    vsrlw   $3,8,$7
    vstd    $0,-320($17)
    vandw   $2,$25,$0
    nop
    vxorw   $7,$4,$7
    nop
    vxorw   $9,$0,$9
    nop
    vsllw   $0,8,$0
    nop
    vandw   $7,$25,$7
    vstd    $9,-224($17)
    vxorw   $22,$0,$0
    nop
    vxorw   $4,$7,$4
    nop
    vsllw   $7,8,$7
    vstd    $0,-256($17)
    vsrlw   $13,8,$0
    vstd    $4,-160($17)
    vxorw   $3,$7,$3
    nop
    vxorw   $0,$1,$0
    nop
    vsrlw   $24,8,$4
    vstd    $3,-192($17)
    vandw   $0,$25,$0
    nop
    vxorw   $4,$6,$4
    nop
    vxorw   $1,$0,$1
    nop
    vsllw   $0,8,$0
    nop
    vandw   $4,$25,$4
    vstd    $1,-96($17)
    vxorw   $13,$0,$0
    nop
    vsllw   $4,8,$1
    nop
    vxorw   $6,$4,$4
    vstd    $0,-128($17)
    vxorw   $24,$1,$0
    nop
    or      $31,$31,$31
    vstd    $4,-32($17)
    or      $31,$31,$31
    vstd    $0,-64($17)
    .endm
#endif

#if defined(AES_CTR)
# 514 operations on P0, 84 on P1, 516 cycles
    .macro OUTPUT_COUNTER
    vxorw   $6,$5,$8
    nop
    vxorw   $7,$4,$5
    nop
    vxorw   $4,$2,$9
    nop
    vxorw   $7,$2,$10
    nop
    vxorw   $7,$1,$11
    nop
    vxorw   $8,$0,$12
    vstd    $10,bitsliced_spill+352($31) !tprello
    vxorw   $11,$9,$13
    nop
    vxorw   $12,$4,$4
    nop
    vxorw   $12,$7,$14
    vstd    $13,bitsliced_spill+256($31) !tprello
    vxorw   $12,$1,$1
    vstd    $4,bitsliced_spill+320($31) !tprello
    vxorw   $3,$13,$3
    nop
    vxorw   $1,$10,$15
    nop
    vxorw   $3,$6,$6
    nop
    vxorw   $3,$2,$2
    vstd    $15,bitsliced_spill+288($31) !tprello
    vxorw   $6,$5,$3
    nop
    vxorw   $2,$8,$22
    nop
    vxorw   $0,$3,$23
    nop
    vxorw   $22,$3,$24
    nop
    vxorw   $22,$10,$25
    nop
    vxorw   $2,$0,$26
    nop
    vxorw   $8,$3,$8
    nop
    vandw   $15,$26,$15
    nop
    vxorw   $11,$8,$27
    nop
    vandw   $4,$0,$4
    nop
    vxorw   $7,$8,$7
    nop
    vandw   $13,$2,$13
    nop
    vandw   $11,$8,$28
    nop
    vxorw   $4,$13,$4
    nop
    vandw   $1,$12,$29
    nop
    vxorw   $15,$13,$13
    nop
    vxorw   $29,$28,$29
    nop
    vandw   $10,$22,$10
    nop
    vandw   $14,$23,$15
    nop
    vandw   $5,$3,$30
    nop
    vxorw   $15,$28,$15
    nop
    vandw   $9,$24,$28
    nop
    vxorw   $10,$30,$10
    nop
    vxorw   $28,$30,$28
    nop
    vxorw   $15,$10,$15
    nop
    vxorw   $13,$28,$13
    nop
    vxorw   $29,$28,$28
    nop
    vxorw   $13,$6,$6
    nop
    vxorw   $4,$10,$4
    nop
    vxorw   $28,$27,$27
    nop
    vxorw   $4,$25,$4
    nop
    vxorw   $15,$7,$7
    nop
    vandw   $6,$27,$15
    nop
    vxorw   $6,$4,$6
    nop
    vxorw   $7,$15,$25
    nop
    vxorw   $27,$7,$28
    nop
    vandw   $6,$25,$10
    nop
    vxorw   $4,$15,$15
    nop
    vxorw   $10,$4,$4
    nop
    vandw   $15,$28,$15
    nop
    vandw   $4,$23,$23
    nop
    vxorw   $15,$7,$15
    nop
    vandw   $4,$14,$14
    nop
    vxorw   $27,$15,$27
    nop
    vxorw   $25,$15,$28
    nop
    vxorw   $4,$15,$10
    nop
    vandw   $7,$28,$7
    nop
    vandw   $10,$3,$3
    nop
    vxorw   $25,$7,$25
    nop
    vxorw   $7,$27,$7
    nop
    vandw   $4,$25,$25
    nop
    vxorw   $15,$7,$27
    nop
    vxorw   $6,$25,$6
    nop
    vandw   $27,$2,$2
    nop
    vxorw   $4,$6,$4
    nop
    vxorw   $6,$7,$25
    nop
    vandw   $4,$8,$8
    nop
    vxorw   $10,$25,$28
    nop
    vandw   $7,$26,$26
    nop
    vandw   $25,$22,$13
    vldd    $22,bitsliced_spill+288($31) !tprello
    vandw   $15,$0,$0
    nop
    vandw   $28,$24,$24
    nop
    vandw   $6,$12,$12
    nop
    vandw   $7,$22,$22
    vldd    $7,bitsliced_spill+320($31) !tprello
    vandw   $4,$11,$11
    vldd    $4,bitsliced_spill+256($31) !tprello
    vandw   $6,$1,$1
    nop
    vandw   $10,$5,$10
    vldd    $5,bitsliced_spill+352($31) !tprello
    vandw   $15,$7,$7
    nop
    vandw   $27,$4,$4
    nop
    vandw   $28,$9,$9
    nop
    vandw   $25,$5,$5
    nop
    vxorw   $10,$9,$9
    nop
    vxorw   $8,$12,$12
    nop
    vxorw   $22,$9,$22
    nop
    vxorw   $2,$0,$0
    nop
    vxorw   $4,$22,$4
    nop
    vxorw   $11,$0,$25
    nop
    vxorw   $26,$2,$2
    nop
    vxorw   $13,$25,$13
    nop
    vxorw   $24,$12,$24
    nop
    vxorw   $12,$2,$2
    nop
    vxorw   $24,$13,$13
    nop
    vxorw   $8,$23,$8
    nop
    vxorw   $1,$9,$1
    nop
    vxorw   $0,$8,$0
    nop
    vxorw   $14,$13,$14
    nop
    vxorw   $1,$0,$1
    nop
    vxorw   $3,$24,$3
    nop
    vxorw   $22,$7,$7
    nop
    vxorw   $10,$3,$10
    vldd    $22,bitsliced_state+128($31) !tprello
    vxorw   $4,$2,$2
    vldd    $24,bitsliced_state+64($31) !tprello
    vxorw   $11,$1,$8
    vldd    $11,bitsliced_state+0($31) !tprello
    vxorw   $4,$3,$4
    vldd    $9,bitsliced_state+192($31) !tprello
    vxorw   $13,$1,$1
    vldd    $13,bitsliced_state+160($31) !tprello
    vxorw   $22,$24,$23
    vstd    $4,bitsliced_spill+0($31) !tprello
    vxorw   $14,$10,$4
    vstd    $1,bitsliced_spill+192($31) !tprello
    vxorw   $7,$14,$1
    vldd    $7,bitsliced_state+224($31) !tprello
    vxorw   $4,$5,$4
    vldd    $5,bitsliced_state+32($31) !tprello
    vxorw   $0,$2,$0
    vstd    $1,bitsliced_spill+160($31) !tprello
    vxorw   $2,$3,$1
    vstd    $4,bitsliced_spill+64($31) !tprello
    vxorw   $7,$22,$4
    vstd    $0,bitsliced_spill+128($31) !tprello
    vxorw   $7,$5,$0
    vstd    $1,bitsliced_spill+32($31) !tprello
    vxorw   $9,$13,$1
    vstd    $2,bitsliced_spill+96($31) !tprello
    vxorw   $0,$23,$2
    vstd    $0,bitsliced_spill+416($31) !tprello
    vxorw   $1,$11,$13
    vstd    $8,bitsliced_spill+224($31) !tprello
    vxorw   $7,$24,$3
    vstd    $2,bitsliced_spill+384($31) !tprello
    vxorw   $13,$22,$14
    vldd    $22,bitsliced_state+96($31) !tprello
    vxorw   $13,$5,$5
    vstd    $3,bitsliced_spill+480($31) !tprello
    vxorw   $13,$7,$10
    vstd    $14,bitsliced_spill+448($31) !tprello
    vxorw   $5,$3,$12
    nop
    vxorw   $22,$2,$22
    nop
    vandw   $14,$11,$14
    nop
    vxorw   $22,$9,$9
    nop
    vxorw   $22,$24,$22
    nop
    vxorw   $9,$4,$24
    nop
    vxorw   $22,$1,$25
    nop
    vxorw   $22,$11,$26
    nop
    vxorw   $11,$24,$11
    nop
    vxorw   $1,$24,$1
    nop
    vxorw   $25,$3,$28
    nop
    vxorw   $0,$1,$27
    nop
    vxorw   $25,$24,$15
    nop
    vandw   $12,$26,$6
    nop
    vandw   $2,$22,$2
    nop
    vxorw   $7,$1,$7
    nop
    vxorw   $6,$2,$6
    nop
    vxorw   $14,$2,$2
    nop
    vandw   $10,$11,$14
    nop
    vandw   $5,$13,$29
    nop
    vandw   $0,$1,$0
    nop
    vandw   $3,$25,$3
    nop
    vxorw   $29,$0,$29
    nop
    vxorw   $14,$0,$0
    nop
    vandw   $23,$15,$14
    nop
    vandw   $4,$24,$30
    nop
    vsrlw   $8,1,$8
    nop
    vxorw   $3,$30,$3
    nop
    vxorw   $14,$30,$14
    nop
    vxorw   $0,$3,$0
    nop
    vxorw   $6,$14,$6
    nop
    vxorw   $29,$14,$14
    nop
    vxorw   $6,$9,$6
    nop
    vxorw   $2,$3,$2
    nop
    vxorw   $0,$7,$0
    nop
    vxorw   $2,$28,$2
    nop
    vxorw   $14,$27,$14
    nop
    vxorw   $6,$2,$27
    nop
    vandw   $6,$14,$6
    nop
    vxorw   $14,$0,$28
    nop
    vxorw   $0,$6,$7
    nop
    vxorw   $2,$6,$6
    nop
    vandw   $27,$7,$3
    nop
    vandw   $6,$28,$6
    nop
    vxorw   $3,$2,$2
    nop
    vxorw   $6,$0,$6
    nop
    vandw   $2,$11,$11
    nop
    vxorw   $14,$6,$3
    vldd    $14,bitsliced_state+0($31) !tprello
    vxorw   $7,$6,$28
    nop
    vxorw   $2,$6,$9
    nop
    vandw   $0,$28,$0
    nop
    vandw   $6,$14,$14
    nop
    vxorw   $7,$0,$7
    nop
    vxorw   $0,$3,$0
    nop
    vandw   $2,$7,$7
    nop
    vxorw   $6,$0,$3
    nop
    vxorw   $27,$7,$7
    nop
    vandw   $3,$22,$22
    nop
    vxorw   $7,$0,$27
    nop
    vxorw   $2,$7,$28
    nop
    vxorw   $9,$27,$29
    nop
    vandw   $0,$26,$26
    nop
    vandw   $7,$13,$13
    nop
    vandw   $28,$1,$1
    nop
    vandw   $29,$15,$15
    nop
    vandw   $27,$25,$30
    vldd    $25,bitsliced_spill+384($31) !tprello
    vandw   $9,$24,$24
    nop
    vandw   $0,$12,$0
    nop
    vandw   $2,$10,$10
    vldd    $2,bitsliced_spill+448($31) !tprello
    vandw   $3,$25,$25
    vldd    $3,bitsliced_spill+416($31) !tprello
    vandw   $7,$5,$5
    nop
    vandw   $29,$23,$29
    vldd    $23,bitsliced_spill+480($31) !tprello
    vandw   $6,$2,$2
    nop
    vandw   $28,$3,$3
    nop
    vandw   $9,$4,$4
    nop
    vandw   $27,$23,$23
    nop
    vxorw   $4,$29,$29
    nop
    vxorw   $22,$14,$14
    nop
    vxorw   $0,$29,$0
    nop
    vxorw   $3,$14,$27
    nop
    vxorw   $25,$0,$25
    nop
    vxorw   $30,$27,$27
    nop
    vxorw   $26,$22,$22
    nop
    vxorw   $1,$13,$13
    nop
    vxorw   $1,$11,$1
    nop
    vxorw   $15,$13,$15
    nop
    vxorw   $13,$22,$13
    nop
    vxorw   $14,$1,$1
    nop
    vxorw   $15,$27,$27
    nop
    vxorw   $5,$29,$5
    nop
    vxorw   $10,$27,$10
    nop
    vxorw   $5,$1,$5
    nop
    vxorw   $25,$13,$13
    nop
    vxorw   $24,$15,$15
    nop
    vxorw   $0,$2,$0
    nop
    vxorw   $3,$5,$3
    nop
    vxorw   $25,$15,$25
    nop
    vxorw   $4,$15,$4
    nop
    vxorw   $13,$15,$15
    nop
    vxorw   $10,$4,$4
    vldd    $2,bitsliced_spill+192($31) !tprello
    vxorw   $27,$5,$5
    nop
    vxorw   $4,$23,$4
    vldd    $23,bitsliced_masks+128($31) !tprello
    vxorw   $0,$10,$10
    vldd    $0,bitsliced_spill+160($31) !tprello
    vxorw   $8,$2,$8
    nop
    vxorw   $1,$13,$1
    nop
    vandw   $8,$23,$8
    vldd    $27,bitsliced_spill+224($31) !tprello
    vsrlw   $0,1,$24
    vldd    $29,bitsliced_spill+128($31) !tprello
    vsllw   $8,1,$14
    vldd    $22,bitsliced_spill+96($31) !tprello
    vxorw   $2,$8,$2
    nop
    vxorw   $27,$14,$27
    vldd    $14,bitsliced_spill+64($31) !tprello
    vxorw   $24,$29,$24
    nop
    vsrlw   $22,1,$8
    nop
    vandw   $24,$23,$24
    nop
    vxorw   $8,$14,$8
    nop
    vxorw   $29,$24,$29
    nop
    vandw   $8,$23,$8
    vldd    $11,bitsliced_spill+32($31) !tprello
    vsllw   $24,1,$24
    nop
    vxorw   $14,$8,$26
    vldd    $14,bitsliced_spill+0($31) !tprello
    vxorw   $0,$24,$0
    nop
    vsrlw   $11,1,$24
    nop
    vsllw   $8,1,$8
    nop
    vxorw   $24,$14,$24
    nop
    vxorw   $22,$8,$8
    nop
    vandw   $24,$23,$24
    nop
    vsrlw   $3,1,$22
    nop
    vxorw   $14,$24,$14
    nop
    vsllw   $24,1,$24
    nop
    vxorw   $22,$5,$22
    nop
    vxorw   $11,$24,$11
    nop
    vandw   $22,$23,$22
    nop
    vsrlw   $10,1,$24
    nop
    vsllw   $22,1,$30
    nop
    vxorw   $5,$22,$5
    nop
    vxorw   $24,$1,$24
    nop
    vxorw   $3,$30,$3
    nop
    vsrlw   $13,1,$30
    nop
    vandw   $24,$23,$24
    nop
    vxorw   $30,$4,$30
    nop
    vxorw   $1,$24,$1
    nop
    vsllw   $24,1,$24
    nop
    vandw   $30,$23,$30
    nop
    vxorw   $10,$24,$10
    nop
    vsllw   $30,1,$24
    nop
    vsrlw   $15,1,$22
    nop
    vxorw   $13,$24,$13
    nop
    vxorw   $4,$30,$4
    nop
    vxorw   $22,$25,$22
    nop
    vsrlw   $27,2,$30
    nop
    vandw   $22,$23,$22
    nop
    vxorw   $30,$0,$30
    nop
    vxorw   $25,$22,$23
    vldd    $25,bitsliced_masks+96($31) !tprello
    vsllw   $22,1,$22
    nop
    vsrlw   $2,2,$24
    nop
    vxorw   $15,$22,$15
    nop
    vandw   $30,$25,$30
    nop
    vxorw   $24,$29,$24
    nop
    vxorw   $0,$30,$0
    nop
    vsllw   $30,2,$30
    nop
    vandw   $24,$25,$24
    nop
    vxorw   $27,$30,$27
    nop
    vsllw   $24,2,$30
    nop
    vxorw   $29,$24,$24
    nop
    vxorw   $2,$30,$2
    nop
    vsrlw   $8,2,$30
    nop
    vsrlw   $3,2,$29
    nop
    vxorw   $30,$11,$30
    nop
    vsrlw   $26,2,$22
    nop
    vandw   $30,$25,$30
    nop
    vxorw   $22,$14,$22
    nop
    vsllw   $30,2,$9
    nop
    vxorw   $11,$30,$11
    nop
    vxorw   $8,$9,$8
    nop
    vandw   $22,$25,$22
    nop
    vxorw   $29,$10,$29
    nop
    vxorw   $14,$22,$14
    nop
    vsllw   $22,2,$22
    nop
    vandw   $29,$25,$29
    nop
    vxorw   $26,$22,$22
    nop
    vxorw   $10,$29,$10
    nop
    vsllw   $29,2,$29
    nop
    vsrlw   $5,2,$26
    nop
    vxorw   $3,$29,$3
    nop
    vxorw   $26,$1,$26
    nop
    vsrlw   $13,2,$29
    nop
    vandw   $26,$25,$26
    nop
    vxorw   $29,$15,$29
    nop
    vxorw   $1,$26,$1
    nop
    vsllw   $26,2,$26
    nop
    vandw   $29,$25,$29
    nop
    vxorw   $5,$26,$5
    nop
    vxorw   $15,$29,$15
    nop
    vsllw   $29,2,$29
    nop
    vsrlw   $4,2,$26
    nop
    vxorw   $13,$29,$13
    nop
    vxorw   $26,$23,$26
    nop
    vsrlw   $2,4,$29
    nop
    vandw   $26,$25,$25
    nop
    vsrlw   $27,4,$26
    nop
    vxorw   $23,$25,$9
    vldd    $23,bitsliced_masks+64($31) !tprello
    vsllw   $25,2,$25
    nop
    vxorw   $26,$8,$26
    nop
    vxorw   $4,$25,$4
    nop
    vandw   $26,$23,$26
    nop
    vxorw   $29,$22,$29
    nop
    vsllw   $26,4,$25
    nop
    vxorw   $8,$26,$8
    nop
    vxorw   $27,$25,$25
    nop
    vandw   $29,$23,$29
    nop
    vsrlw   $0,4,$27
    nop
    vsllw   $29,4,$26
    nop
    vxorw   $22,$29,$22
    nop
    vxorw   $2,$26,$2
    nop
    vxorw   $27,$11,$27
    nop
    vsrlw   $24,4,$26
    nop
    vandw   $27,$23,$27
    nop
    vxorw   $26,$14,$26
    nop
    vxorw   $11,$27,$11
    nop
    vsllw   $27,4,$27
    nop
    vsrlw   $3,4,$29
    nop
    vxorw   $0,$27,$0
    nop
    vandw   $26,$23,$26
    nop
    vxorw   $29,$13,$29
    nop
    vxorw   $14,$26,$14
    nop
    vsllw   $26,4,$26
    nop
    vandw   $29,$23,$29
    nop
    vxorw   $24,$26,$24
    nop
    vsrlw   $5,4,$26
    nop
    vsllw   $29,4,$27
    nop
    vxorw   $13,$29,$13
    nop
    vxorw   $3,$27,$3
    nop
    vxorw   $26,$4,$26
    nop
    vsrlw   $10,4,$27
    nop
    vandw   $26,$23,$26
    nop
    vxorw   $27,$15,$27
    nop
    vsllw   $26,4,$29
    nop
    vxorw   $4,$26,$4
    nop
    vxorw   $5,$29,$5
    nop
    vandw   $27,$23,$27
    nop
    vsrlw   $1,4,$29
    nop
    vsllw   $27,4,$26
    nop
    vxorw   $29,$9,$29
    nop
    vxorw   $10,$26,$26
    ldw     $10,bitsliced_selectors+16($31) !tprello
    vxorw   $15,$27,$15
    nop
    vandw   $29,$23,$23
    nop
    vshfw   $2,$25,$10,$29
    nop
    vxorw   $9,$23,$9
    nop
    vsllw   $23,4,$23
    ldw     $27,bitsliced_selectors+12($31) !tprello
    vshfw   $24,$0,$10,$30
    nop
    vxorw   $1,$23,$1
    nop
    vshfw   $24,$0,$27,$0
    nop
    vshfw   $22,$8,$27,$24
    nop
    vshfw   $2,$25,$27,$2
    nop
    vshfw   $14,$11,$10,$23
    ldw     $25,bitsliced_selectors+24($31) !tprello
    vshfw   $14,$11,$27,$11
    nop
    vshfw   $22,$8,$10,$10
    ldw     $8,bitsliced_selectors+20($31) !tprello
    vshfw   $5,$3,$25,$22
    nop
    vshfw   $1,$26,$25,$14
    nop
    vshfw   $1,$26,$8,$1
    nop
    vshfw   $4,$13,$25,$26
    nop
    vshfw   $9,$15,$8,$27
    nop
    vshfw   $5,$3,$8,$3
    nop
    vshfw   $4,$13,$8,$4
    vldd    $8,bitsliced_last_key+0($31) !tprello
    vsrlw   $2,16,$13
    vldd    $5,bitsliced_masks+32($31) !tprello
    vshfw   $9,$15,$25,$9
    nop
    vxorw   $13,$3,$13
    nop
    vxorw   $3,$8,$3
    nop
    vandw   $13,$5,$13
    nop
    vsrlw   $29,16,$15
    nop
    vxorw   $3,$13,$25
    vldd    $3,bitsliced_last_key+32($31) !tprello
    vsllw   $13,16,$13
    nop
    vxorw   $15,$22,$15
    nop
    vxorw   $2,$8,$2
    nop
    vxorw   $22,$3,$22
    nop
    vxorw   $2,$13,$2
    nop
    vandw   $15,$5,$15
    nop
    vxorw   $29,$3,$29
    nop
    vsllw   $15,16,$13
    nop
    vxorw   $22,$15,$15
    nop
    vxorw   $1,$8,$22
    nop
    vsrlw   $0,16,$28
    nop
    vxorw   $29,$13,$13
    nop
    vxorw   $28,$1,$1
    nop
    vxorw   $0,$8,$0
    nop
    vandw   $1,$5,$1
    nop
    vsrlw   $30,16,$28
    nop
    vsllw   $1,16,$29
    nop
    vxorw   $22,$1,$1
    nop
    vxorw   $0,$29,$0
    nop
    vxorw   $14,$3,$29
    nop
    vxorw   $30,$3,$30
    nop
    vxorw   $28,$14,$14
    nop
    vsrlw   $24,16,$28
    nop
    vandw   $14,$5,$14
    nop
    vxorw   $28,$4,$28
    nop
    vxorw   $29,$14,$29
    nop
    vsllw   $14,16,$14
    nop
    vxorw   $24,$8,$24
    nop
    vxorw   $30,$14,$14
    nop
    vxorw   $4,$8,$4
    nop
    vandw   $28,$5,$28
    nop
    vsrlw   $10,16,$30
    nop
    vxorw   $4,$28,$4
    nop
    vxorw   $30,$26,$30
    nop
    vxorw   $26,$3,$26
    nop
    vsllw   $28,16,$28
    nop
    vsrlw   $11,16,$22
    nop
    vxorw   $24,$28,$24
    nop
    vxorw   $22,$27,$22
    nop
    vandw   $30,$5,$30
    nop
    vxorw   $10,$3,$10
    nop
    vxorw   $26,$30,$26
    nop
    vsllw   $30,16,$30
    nop
    vandw   $22,$5,$22
    nop
    vxorw   $10,$30,$10
    nop
    vsllw   $22,16,$30
    nop
    vxorw   $27,$8,$27
    nop
    vxorw   $11,$8,$8
    nop
    vxorw   $27,$22,$22
    nop
    vxorw   $8,$30,$8
    nop
    vsrlw   $23,16,$30
    nop
    vxorw   $9,$3,$27
    nop
    vxorw   $30,$9,$9
    nop
    vsrlw   $2,8,$30
    nop
    vandw   $9,$5,$5
    nop
    vxorw   $30,$13,$30
    vldd    $9,bitsliced_masks+0($31) !tprello
    vxorw   $27,$5,$27
    nop
    vsllw   $5,16,$5
    nop
    vxorw   $23,$3,$3
    nop
    vandw   $30,$9,$23
    vldd    $30,-480($16)
    vxorw   $3,$5,$5
    vldd    $3,-512($16)
    vsllw   $23,8,$11
    nop
    vsrlw   $0,8,$28
    nop
    vxorw   $13,$30,$13
    nop
    vxorw   $2,$3,$2
    vldd    $3,-448($16)
    vxorw   $13,$23,$13
    nop
    vxorw   $2,$11,$2
    vldd    $11,-416($16)
    vxorw   $28,$14,$28
    vstd    $13,-480($17)
    vxorw   $0,$3,$0
    vstd    $2,-512($17)
    vandw   $28,$9,$2
    nop
    vxorw   $14,$11,$11
    nop
    vsllw   $2,8,$14
    vldd    $28,-352($16)
    vxorw   $11,$2,$2
    nop
    vxorw   $0,$14,$0
    vldd    $14,-384($16)
    vsrlw   $24,8,$11
    vstd    $2,-416($17)
    vxorw   $10,$28,$2
    vstd    $0,-448($17)
    vxorw   $11,$10,$0
    nop
    vxorw   $24,$14,$14
    nop
    vandw   $0,$9,$0
    nop
    vsrlw   $8,8,$24
    nop
    vsllw   $0,8,$10
    nop
    vxorw   $2,$0,$0
    vldd    $2,-288($16)
    vxorw   $24,$5,$24
    vldd    $11,-320($16)
    vxorw   $14,$10,$10
    vstd    $0,-352($17)
    vandw   $24,$9,$0
    vldd    $24,-224($16)
    vxorw   $5,$2,$2
    vstd    $10,-384($17)
    vsllw   $0,8,$10
    nop
    vxorw   $2,$0,$0
    nop
    vxorw   $15,$24,$2
    vldd    $24,-256($16)
    vxorw   $8,$11,$8
    vstd    $0,-288($17)
    vsrlw   $25,8,$0
    nop
    vxorw   $8,$10,$8
    nop
    vxorw   $0,$15,$0
    nop
    vxorw   $25,$24,$24
    vstd    $8,-320($17)
    vandw   $0,$9,$0
    nop
    vsrlw   $1,8,$25
    vldd    $8,-160($16)
    vsllw   $0,8,$15
    nop
    vxorw   $2,$0,$0
    vldd    $2,-192($16)
    vxorw   $24,$15,$15
    vldd    $24,-128($16)
    vxorw   $29,$8,$8
    vstd    $0,-224($17)
    vxorw   $25,$29,$0
    vstd    $15,-256($17)
    vxorw   $1,$2,$1
    nop
    vandw   $0,$9,$0
    nop
    vxorw   $4,$24,$24
    nop
    vsllw   $0,8,$2
    vldd    $15,-96($16)
    vxorw   $8,$0,$0
    nop
    vxorw   $1,$2,$1
    nop
    vsrlw   $4,8,$4
    vstd    $0,-160($17)
    vxorw   $26,$15,$0
    vstd    $1,-192($17)
    vxorw   $4,$26,$1
    nop
    vsrlw   $22,8,$4
    nop
    vandw   $1,$9,$1
    vldd    $26,-32($16)
    vxorw   $4,$27,$4
    nop
    vxorw   $0,$1,$0
    nop
    vsllw   $1,8,$1
    vldd    $15,-64($16)
    vxorw   $27,$26,$26
    vstd    $0,-96($17)
    vxorw   $24,$1,$0
    nop
    vandw   $4,$9,$4
    nop
    vxorw   $22,$15,$15
    vstd    $0,-128($17)
    vsllw   $4,8,$0
    nop
    vxorw   $26,$4,$4
    nop
    vxorw   $15,$0,$0
    nop
    or      $31,$31,$31
    vstd    $4,-32($17)
    or      $31,$31,$31
    vstd    $0,-64($17)
    .endm
#endif

#if defined(AES_ECB_DECRYPT)
# 272 operations on P0, 37 on P1, 283 cycles
    .macro INPUT_DECRYPT
    or      $31,$31,$31
    vldd    $1,32($16)
    or      $31,$31,$31
    vldd    $0,bitsliced_first_key+32($31) !tprello
    or      $31,$31,$31
    vldd    $3,0($16)
    or      $31,$31,$31
    vldd    $2,bitsliced_first_key+0($31) !tprello
    or      $31,$31,$31
    nop
    vxorw   $1,$0,$5
    vldd    $4,64($16)
    vsrlw   $3,8,$7
    vldd    $6,bitsliced_masks+0($31) !tprello
    vxorw   $3,$2,$3
    vldd    $8,96($16)
    vxorw   $7,$1,$1
    nop
    vsrlw   $4,8,$7
    nop
    vandw   $1,$6,$1
    nop
    vxorw   $8,$0,$9
    nop
    vsllw   $1,8,$10
    nop
    vxorw   $5,$1,$5
    vldd    $1,160($16)
    vxorw   $3,$10,$3
    nop
    vxorw   $4,$2,$4
    vldd    $10,128($16)
    vxorw   $7,$8,$7
    nop
    vxorw   $1,$0,$8
    nop
    vandw   $7,$6,$7
    nop
    vsrlw   $10,8,$11
    nop
    vxorw   $9,$7,$9
    nop
    vxorw   $11,$1,$1
    nop
    vsllw   $7,8,$7
    nop
    vandw   $1,$6,$1
    nop
    vxorw   $4,$7,$7
    vldd    $4,192($16)
    vsllw   $1,8,$11
    nop
    vxorw   $8,$1,$8
    vldd    $1,224($16)
    vxorw   $10,$2,$10
    nop
    vsrlw   $4,8,$12
    nop
    vxorw   $10,$11,$10
    nop
    vxorw   $12,$1,$12
    nop
    vxorw   $4,$2,$4
    nop
    vandw   $12,$6,$12
    nop
    vxorw   $1,$0,$1
    vldd    $11,256($16)
    vsllw   $12,8,$13
    vldd    $14,288($16)
    vxorw   $1,$12,$1
    nop
    vxorw   $4,$13,$4
    nop
    vsrlw   $11,8,$13
    vldd    $12,320($16)
    vxorw   $14,$0,$15
    nop
    vxorw   $11,$2,$11
    vldd    $22,352($16)
    vxorw   $13,$14,$13
    nop
    vsrlw   $12,8,$14
    nop
    vandw   $13,$6,$13
    nop
    vxorw   $14,$22,$14
    nop
    vxorw   $15,$13,$15
    nop
    vsllw   $13,8,$13
    nop
    vandw   $14,$6,$14
    nop
    vxorw   $11,$13,$11
    nop
    vsllw   $14,8,$13
    nop
    vxorw   $22,$0,$22
    vldd    $23,384($16)
    vxorw   $12,$2,$12
    nop
    vxorw   $22,$14,$22
    vldd    $14,416($16)
    vxorw   $12,$13,$12
    nop
    vsrlw   $23,8,$13
    nop
    vxorw   $23,$2,$23
    vldd    $24,448($16)
    vxorw   $13,$14,$13
    nop
    vxorw   $14,$0,$14
    nop
    vandw   $13,$6,$13
    vldd    $25,480($16)
    vsrlw   $24,8,$26
    nop
    vxorw   $14,$13,$14
    nop
    vsllw   $13,8,$13
    nop
    vxorw   $26,$25,$26
    nop
    vxorw   $23,$13,$23
    ldw     $13,bitsliced_selectors+0($31) !tprello
    vandw   $26,$6,$6
    nop
    vxorw   $25,$0,$0
    nop
    vshfw   $5,$3,$13,$25
    nop
    vxorw   $0,$6,$0
    nop
    vshfw   $9,$7,$13,$27
    ldw     $26,bitsliced_selectors+4($31) !tprello
    vsllw   $6,8,$6
    nop
    vxorw   $24,$2,$2
    nop
    vshfw   $9,$7,$26,$7
    nop
    vxorw   $2,$6,$2
    nop
    vshfw   $5,$3,$26,$3
    nop
    vshfw   $8,$10,$26,$5
    nop
    vshfw   $15,$11,$13,$6
    nop
    vshfw   $8,$10,$13,$8
    nop
    vshfw   $1,$4,$26,$10
    nop
    vshfw   $1,$4,$13,$1
    nop
    vshfw   $14,$23,$26,$4
    nop
    vshfw   $22,$12,$13,$9
    nop
    vshfw   $0,$2,$26,$24
    nop
    vshfw   $22,$12,$26,$12
    nop
    vshfw   $15,$11,$26,$11
    nop
    vshfw   $0,$2,$13,$0
    nop
    vshfw   $14,$23,$13,$2
    nop
    vsrlw   $25,16,$13
    vldd    $14,bitsliced_masks+32($31) !tprello
    vsrlw   $3,16,$23
    nop
    vxorw   $13,$6,$13
    nop
    vxorw   $23,$11,$23
    nop
    vandw   $13,$14,$13
    nop
    vandw   $23,$14,$23
    nop
    vxorw   $6,$13,$6
    nop
    vsllw   $13,16,$13
    nop
    vxorw   $11,$23,$11
    nop
    vxorw   $25,$13,$13
    nop
    vsllw   $23,16,$23
    nop
    vsrlw   $27,16,$25
    nop
    vxorw   $3,$23,$3
    nop
    vsrlw   $7,16,$23
    nop
    vxorw   $25,$9,$25
    nop
    vxorw   $23,$12,$23
    nop
    vandw   $25,$14,$25
    nop
    vandw   $23,$14,$23
    nop
    vsllw   $25,16,$15
    nop
    vxorw   $9,$25,$9
    nop
    vxorw   $27,$15,$15
    nop
    vxorw   $12,$23,$12
    nop
    vsllw   $23,16,$23
    nop
    vsrlw   $8,16,$27
    nop
    vxorw   $7,$23,$7
    nop
    vxorw   $27,$2,$27
    nop
    vsrlw   $5,16,$23
    nop
    vandw   $27,$14,$27
    nop
    vxorw   $23,$4,$23
    nop
    vxorw   $2,$27,$2
    nop
    vsllw   $27,16,$27
    nop
    vsrlw   $1,16,$25
    nop
    vxorw   $8,$27,$8
    nop
    vandw   $23,$14,$23
    nop
    vxorw   $25,$0,$25
    nop
    vxorw   $4,$23,$4
    nop
    vsllw   $23,16,$23
    nop
    vsrlw   $10,16,$27
    nop
    vxorw   $5,$23,$5
    nop
    vandw   $25,$14,$25
    nop
    vxorw   $27,$24,$27
    nop
    vsllw   $25,16,$23
    nop
    vxorw   $0,$25,$0
    nop
    vandw   $27,$14,$14
    nop
    vxorw   $1,$23,$1
    nop
    vsllw   $14,16,$23
    nop
    vxorw   $24,$14,$14
    nop
    vxorw   $10,$23,$10
    nop
    vsrlw   $13,4,$23
    vldd    $24,bitsliced_masks+64($31) !tprello
    vsrlw   $3,4,$27
    nop
    vxorw   $23,$8,$23
    nop
    vxorw   $27,$5,$27
    nop
    vandw   $23,$24,$23
    nop
    vandw   $27,$24,$27
    nop
    vxorw   $8,$23,$8
    nop
    vsllw   $23,4,$23
    nop
    vsllw   $27,4,$25
    nop
    vxorw   $13,$23,$13
    nop
    vxorw   $3,$25,$3
    nop
    vsrlw   $15,4,$25
    nop
    vxorw   $5,$27,$5
    nop
    vxorw   $25,$1,$25
    nop
    vsrlw   $6,4,$27
    nop
    vandw   $25,$24,$25
    nop
    vsrlw   $7,4,$23
    nop
    vxorw   $1,$25,$1
    nop
    vsllw   $25,4,$25
    nop
    vxorw   $23,$10,$23
    nop
    vxorw   $15,$25,$15
    nop
    vandw   $23,$24,$23
    nop
    vxorw   $27,$2,$27
    nop
    vsllw   $23,4,$25
    nop
    vxorw   $10,$23,$10
    nop
    vxorw   $7,$25,$7
    nop
    vandw   $27,$24,$27
    nop
    vsrlw   $11,4,$25
    nop
    vxorw   $2,$27,$2
    nop
    vsllw   $27,4,$27
    nop
    vxorw   $25,$4,$25
    nop
    vxorw   $6,$27,$6
    nop
    vandw   $25,$24,$25
    nop
    vsrlw   $9,4,$27
    nop
    vxorw   $4,$25,$4
    nop
    vsllw   $25,4,$25
    nop
    vxorw   $27,$0,$27
    nop
    vxorw   $11,$25,$11
    nop
    vandw   $27,$24,$27
    nop
    vsrlw   $12,4,$25
    nop
    vxorw   $0,$27,$0
    nop
    vxorw   $25,$14,$25
    nop
    vsllw   $27,4,$27
    nop
    vandw   $25,$24,$24
    nop
    vxorw   $9,$27,$9
    nop
    vxorw   $14,$24,$14
    nop
    vsrlw   $13,2,$27
    vldd    $25,bitsliced_masks+96($31) !tprello
    vsllw   $24,4,$24
    nop
    vxorw   $27,$15,$27
    nop
    vxorw   $12,$24,$12
    nop
    vandw   $27,$25,$27
    nop
    vsrlw   $3,2,$24
    nop
    vxorw   $15,$27,$15
    nop
    vsllw   $27,2,$27
    nop
    vxorw   $24,$7,$24
    nop
    vxorw   $13,$27,$13
    nop
    vandw   $24,$25,$24
    nop
    vsrlw   $8,2,$27
    nop
    vxorw   $7,$24,$7
    nop
    vxorw   $27,$1,$27
    nop
    vsllw   $24,2,$24
    nop
    vandw   $27,$25,$27
    nop
    vxorw   $3,$24,$3
    nop
    vxorw   $1,$27,$24
    nop
    vsllw   $27,2,$1
    nop
    vsrlw   $5,2,$27
    nop
    vxorw   $8,$1,$8
    nop
    vxorw   $27,$10,$1
    nop
    vsrlw   $6,2,$27
    nop
    vandw   $1,$25,$1
    nop
    vxorw   $27,$9,$27
    nop
    vxorw   $10,$1,$10
    nop
    vsllw   $1,2,$1
    nop
    vandw   $27,$25,$27
    nop
    vxorw   $5,$1,$5
    nop
    vxorw   $9,$27,$9
    nop
    vsrlw   $11,2,$1
    nop
    vsllw   $27,2,$27
    nop
    vxorw   $1,$12,$1
    nop
    vxorw   $6,$27,$27
    nop
    vandw   $1,$25,$1
    nop
    vsrlw   $2,2,$6
    nop
    vsllw   $1,2,$23
    nop
    vxorw   $12,$1,$12
    nop
    vxorw   $11,$23,$11
    nop
    vsrlw   $4,2,$1
    nop
    vxorw   $6,$0,$6
    nop
    vxorw   $1,$14,$1
    nop
    vandw   $6,$25,$6
    nop
    vandw   $1,$25,$1
    nop
    vxorw   $0,$6,$25
    nop
    vsllw   $6,2,$0
    nop
    vxorw   $14,$1,$14
    nop
    vxorw   $2,$0,$23
    nop
    vsllw   $1,2,$1
    nop
    vsrlw   $13,1,$0
    vldd    $26,bitsliced_masks+128($31) !tprello
    vxorw   $4,$1,$22
    nop
    vxorw   $0,$3,$1
    nop
    vsrlw   $15,1,$0
    nop
    vandw   $1,$26,$1
    nop
    vxorw   $0,$7,$2
    nop
    vsllw   $1,1,$0
    nop
    vxorw   $3,$1,$1
    nop
    vxorw   $13,$0,$0
    nop
    vandw   $2,$26,$2
    nop
    vsrlw   $8,1,$4
    nop
    vxorw   $7,$2,$3
    nop
    vsllw   $2,1,$2
    nop
    vxorw   $4,$5,$4
    nop
    vxorw   $15,$2,$2
    nop
    vandw   $4,$26,$4
    nop
    vsrlw   $24,1,$7
    nop
    vsllw   $4,1,$6
    nop
    vxorw   $5,$4,$5
    nop
    vxorw   $8,$6,$4
    nop
    vxorw   $7,$10,$7
    nop
    vsrlw   $9,1,$6
    nop
    vandw   $7,$26,$8
    nop
    vxorw   $6,$12,$15
    nop
    vxorw   $10,$8,$7
    nop
    vsllw   $8,1,$6
    nop
    vsrlw   $27,1,$8
    nop
    vxorw   $24,$6,$6
    nop
    vxorw   $8,$11,$8
    nop
    vandw   $15,$26,$15
    nop
    vandw   $8,$26,$8
    nop
    vsllw   $15,1,$24
    nop
    vsllw   $8,1,$10
    nop
    vxorw   $11,$8,$8
    nop
    vxorw   $27,$10,$10
    nop
    vxorw   $12,$15,$12
    vstd    $8,bitsliced_state+32($31) !tprello
    vxorw   $9,$24,$8
    vstd    $10,bitsliced_state+0($31) !tprello
    vsrlw   $23,1,$10
    vstd    $12,bitsliced_state+96($31) !tprello
    vsrlw   $25,1,$12
    vstd    $8,bitsliced_state+64($31) !tprello
    vxorw   $10,$22,$8
    nop
    vxorw   $12,$14,$12
    nop
    vandw   $8,$26,$8
    nop
    vandw   $12,$26,$12
    nop
    vsllw   $8,1,$26
    nop
    vxorw   $22,$8,$8
    nop
    vxorw   $23,$26,$23
    nop
    vsllw   $12,1,$26
    vstd    $8,bitsliced_state+160($31) !tprello
    vxorw   $14,$12,$8
    vstd    $23,bitsliced_state+128($31) !tprello
    vxorw   $25,$26,$23
    nop
    or      $31,$31,$31
    vstd    $8,bitsliced_state+224($31) !tprello
    or      $31,$31,$31
    vstd    $23,bitsliced_state+192($31) !tprello
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
# 351 operations on P0, 61 on P1, 354 cycles
    .macro ROUND_DECRYPT
    vxorw   $1,$0,$8
    nop
    vxorw   $6,$7,$9
    nop
    or      $31,$31,$31
    nop
    vxorw   $3,$4,$4
    vstd    $9,bitsliced_spill+256($31) !tprello
    vxorw   $3,$0,$0
    nop
    vxorw   $5,$4,$5
    nop
    vxorw   $3,$7,$10
    nop
    vxorw   $6,$3,$3
    nop
    vxorw   $10,$8,$11
    nop
    vxorw   $0,$5,$12
    nop
    vxorw   $2,$11,$2
    nop
    vxorw   $12,$6,$13
    nop
    vxorw   $4,$9,$9
    nop
    vxorw   $13,$7,$7
    nop
    vandw   $2,$9,$14
    nop
    vbicw   $12,$7,$15
    nop
    vxorw   $6,$2,$6
    nop
    vxorw   $15,$14,$14
    nop
    vandw   $11,$13,$22
    nop
    vxorw   $12,$2,$23
    nop
    vxorw   $22,$14,$22
    nop
    vxorw   $4,$23,$24
    nop
    vxorw   $1,$22,$1
    nop
    vbicw   $23,$24,$22
    nop
    vandw   $0,$3,$25
    nop
    vxorw   $15,$22,$15
    nop
    vxorw   $24,$25,$24
    nop
    vxorw   $0,$6,$25
    nop
    vxorw   $8,$9,$22
    nop
    vxorw   $4,$11,$26
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
    vxorw   $14,$27,$14
    nop
    vxorw   $25,$2,$27
    nop
    vxorw   $7,$14,$7
    nop
    vandw   $8,$27,$14
    nop
    vbicw   $5,$10,$28
    nop
    vxorw   $14,$1,$1
    nop
    vxorw   $14,$28,$14
    nop
    vxorw   $15,$10,$28
    nop
    vxorw   $15,$24,$15
    nop
    vxorw   $14,$28,$14
    nop
    vandw   $1,$7,$28
    nop
    vxorw   $15,$7,$24
    nop
    vxorw   $28,$14,$29
    nop
    vbicw   $15,$28,$28
    nop
    vandw   $29,$24,$24
    nop
    vandw   $1,$29,$29
    nop
    vbicw   $7,$24,$7
    nop
    vxorw   $15,$24,$15
    nop
    vxorw   $29,$7,$24
    nop
    vbicw   $14,$29,$14
    nop
    vbisw   $28,$24,$24
    nop
    vxorw   $28,$7,$7
    nop
    vxorw   $1,$24,$1
    nop
    vxorw   $7,$15,$28
    nop
    vbicw   $24,$14,$14
    nop
    vandw   $8,$28,$8
    nop
    vandw   $27,$28,$27
    nop
    vbicw   $0,$1,$0
    nop
    vbicw   $3,$1,$3
    nop
    vandw   $5,$15,$5
    nop
    vandw   $10,$15,$10
    nop
    vxorw   $15,$1,$15
    nop
    vxorw   $1,$14,$1
    nop
    vbicw   $26,$14,$26
    nop
    vandw   $25,$1,$25
    nop
    vandw   $22,$1,$1
    nop
    vandw   $11,$7,$11
    nop
    vandw   $13,$7,$13
    nop
    vxorw   $14,$7,$22
    vldd    $7,bitsliced_spill+256($31) !tprello
    vbicw   $6,$14,$6
    nop
    vbicw   $12,$15,$12
    nop
    vxorw   $22,$15,$14
    nop
    vbicw   $7,$15,$7
    nop
    vandw   $2,$14,$2
    nop
    vandw   $9,$14,$9
    nop
    vbicw   $4,$22,$4
    nop
    vxorw   $7,$9,$14
    nop
    vbicw   $23,$22,$22
    nop
    vxorw   $26,$14,$14
    nop
    vxorw   $26,$11,$26
    nop
    vxorw   $1,$14,$1
    nop
    vxorw   $3,$26,$3
    nop
    vxorw   $0,$12,$26
    vstd    $1,bitsliced_spill+224($31) !tprello
    vxorw   $12,$2,$1
    nop
    vxorw   $22,$26,$2
    nop
    vxorw   $11,$7,$7
    nop
    vxorw   $3,$1,$22
    nop
    vxorw   $6,$4,$4
    nop
    vxorw   $22,$7,$7
    nop
    vxorw   $11,$4,$4
    nop
    vxorw   $8,$7,$7
    nop
    vxorw   $10,$25,$25
    nop
    vxorw   $7,$5,$5
    nop
    vxorw   $9,$25,$9
    nop
    vxorw   $3,$25,$3
    nop
    vxorw   $0,$5,$5
    nop
    vxorw   $7,$9,$7
    nop
    vxorw   $1,$9,$0
    nop
    vxorw   $9,$13,$1
    vldd    $9,bitsliced_state+192($31) !tprello
    vxorw   $13,$27,$13
    vldd    $25,bitsliced_state+224($31) !tprello
    vxorw   $27,$4,$27
    vldd    $8,bitsliced_state+160($31) !tprello
    vxorw   $4,$0,$4
    vldd    $0,bitsliced_state+0($31) !tprello
    vxorw   $5,$1,$1
    vldd    $11,bitsliced_state+128($31) !tprello
    vxorw   $10,$13,$10
    vstd    $4,bitsliced_spill+32($31) !tprello
    vxorw   $5,$27,$4
    vstd    $1,bitsliced_spill+0($31) !tprello
    vxorw   $22,$10,$5
    vldd    $1,bitsliced_state+96($31) !tprello
    vxorw   $6,$13,$13
    vstd    $4,bitsliced_spill+96($31) !tprello
    vxorw   $6,$7,$4
    vstd    $5,bitsliced_spill+160($31) !tprello
    vxorw   $2,$13,$5
    vldd    $6,bitsliced_state+32($31) !tprello
    vxorw   $2,$3,$7
    vstd    $4,bitsliced_spill+64($31) !tprello
    vxorw   $1,$11,$4
    vstd    $5,bitsliced_spill+192($31) !tprello
    vxorw   $1,$0,$5
    vstd    $7,bitsliced_spill+128($31) !tprello
    vxorw   $6,$0,$7
    nop
    vxorw   $8,$4,$0
    nop
    vxorw   $1,$25,$3
    vldd    $2,bitsliced_state+64($31) !tprello
    vxorw   $9,$1,$1
    nop
    vxorw   $3,$7,$8
    nop
    vxorw   $5,$0,$11
    nop
    vxorw   $2,$8,$2
    nop
    vxorw   $11,$9,$13
    nop
    vxorw   $9,$25,$10
    nop
    vxorw   $13,$25,$25
    nop
    vxorw   $4,$10,$22
    vstd    $10,bitsliced_spill+288($31) !tprello
    vbicw   $11,$25,$10
    nop
    vandw   $2,$22,$27
    nop
    vxorw   $9,$2,$9
    nop
    vxorw   $10,$27,$27
    nop
    vandw   $8,$13,$26
    nop
    vxorw   $11,$2,$12
    nop
    vxorw   $26,$27,$26
    nop
    vxorw   $4,$12,$14
    nop
    vxorw   $6,$26,$6
    nop
    vbicw   $12,$14,$26
    nop
    vandw   $5,$1,$23
    nop
    vxorw   $10,$26,$10
    nop
    vxorw   $14,$23,$14
    nop
    vxorw   $5,$9,$23
    nop
    vxorw   $7,$22,$26
    nop
    vxorw   $4,$8,$15
    nop
    vandw   $26,$23,$28
    nop
    vandw   $9,$15,$24
    nop
    vxorw   $28,$14,$14
    nop
    vxorw   $28,$24,$24
    nop
    vxorw   $1,$6,$6
    nop
    vxorw   $27,$24,$24
    nop
    vxorw   $23,$2,$27
    nop
    vxorw   $25,$24,$24
    nop
    vandw   $7,$27,$25
    nop
    vbicw   $0,$3,$28
    nop
    vxorw   $25,$6,$6
    nop
    vxorw   $25,$28,$25
    nop
    vxorw   $10,$3,$28
    nop
    vxorw   $10,$14,$10
    nop
    vxorw   $25,$28,$25
    nop
    vandw   $6,$24,$28
    nop
    vxorw   $10,$24,$14
    nop
    vxorw   $28,$25,$29
    nop
    vbicw   $10,$28,$28
    nop
    vandw   $29,$14,$14
    nop
    vandw   $6,$29,$29
    nop
    vbicw   $24,$14,$24
    nop
    vxorw   $10,$14,$10
    nop
    vxorw   $29,$24,$14
    nop
    vbicw   $25,$29,$25
    nop
    vbisw   $28,$14,$14
    nop
    vxorw   $28,$24,$24
    nop
    vxorw   $6,$14,$6
    nop
    vxorw   $24,$10,$28
    nop
    vbicw   $14,$25,$14
    nop
    vandw   $7,$28,$7
    nop
    vandw   $27,$28,$27
    nop
    vbicw   $5,$6,$5
    nop
    vbicw   $1,$6,$1
    nop
    vandw   $0,$10,$0
    nop
    vandw   $3,$10,$3
    nop
    vxorw   $10,$6,$10
    nop
    vxorw   $6,$14,$6
    nop
    vbicw   $15,$14,$15
    nop
    vandw   $23,$6,$23
    nop
    vandw   $26,$6,$6
    nop
    vandw   $8,$24,$8
    nop
    vandw   $13,$24,$13
    nop
    vxorw   $14,$24,$26
    vldd    $24,bitsliced_spill+288($31) !tprello
    vbicw   $9,$14,$9
    nop
    vbicw   $11,$10,$11
    nop
    vxorw   $26,$10,$14
    nop
    vbicw   $24,$10,$10
    nop
    vandw   $2,$14,$2
    nop
    vandw   $22,$14,$14
    nop
    vbicw   $4,$26,$4
    nop
    vxorw   $10,$14,$22
    nop
    vbicw   $12,$26,$12
    nop
    vxorw   $15,$22,$22
    nop
    vxorw   $15,$8,$15
    nop
    vxorw   $6,$22,$6
    nop
    vxorw   $1,$15,$1
    nop
    vxorw   $5,$11,$15
    nop
    vxorw   $11,$2,$2
    nop
    vxorw   $12,$15,$12
    nop
    vxorw   $8,$10,$10
    nop
    vxorw   $1,$2,$15
    nop
    vxorw   $9,$4,$4
    nop
    vxorw   $15,$10,$10
    nop
    vxorw   $8,$4,$4
    nop
    vxorw   $7,$10,$7
    nop
    vxorw   $3,$23,$23
    nop
    vxorw   $7,$0,$0
    nop
    vxorw   $14,$23,$14
    nop
    vxorw   $1,$23,$1
    nop
    vxorw   $5,$0,$5
    nop
    vxorw   $7,$14,$7
    nop
    vxorw   $2,$14,$0
    nop
    vxorw   $14,$13,$2
    nop
    vxorw   $13,$27,$13
    nop
    vxorw   $27,$4,$27
    nop
    vxorw   $4,$0,$4
    nop
    vxorw   $5,$2,$0
    nop
    vxorw   $3,$13,$2
    nop
    vxorw   $5,$27,$5
    nop
    vxorw   $15,$2,$2
    nop
    vxorw   $9,$13,$3
    nop
    vxorw   $9,$7,$7
    ldw     $9,bitsliced_selectors+8($31) !tprello
    vxorw   $12,$3,$3
    nop
    vxorw   $12,$1,$1
    nop
    vshfw   $6,$6,$9,$6
    nop
    vshfw   $3,$3,$9,$3
    nop
    vshfw   $2,$2,$9,$2
    nop
    vshfw   $1,$1,$9,$1
    nop
    vshfw   $5,$5,$9,$12
    vldd    $5,bitsliced_spill+224($31) !tprello
    vshfw   $7,$7,$9,$13
    vldd    $7,bitsliced_spill+192($31) !tprello
    vshfw   $4,$4,$9,$15
    vldd    $4,bitsliced_spill+160($31) !tprello
    vshfw   $0,$0,$9,$9
    vldd    $0,bitsliced_spill+128($31) !tprello
    vxorw   $5,$6,$27
    vldd    $14,bitsliced_spill+96($31) !tprello
    vxorw   $7,$3,$10
    vldd    $23,bitsliced_spill+64($31) !tprello
    vxorw   $4,$2,$8
    vldd    $11,bitsliced_spill+32($31) !tprello
    vxorw   $0,$1,$22
    vldd    $26,bitsliced_spill+0($31) !tprello
    vxorw   $14,$12,$24
    nop
    vxorw   $23,$13,$23
    nop
    vxorw   $11,$15,$28
    nop
    vxorw   $26,$9,$25
    nop
    vxorw   $10,$28,$10
    nop
    vxorw   $28,$25,$29
    nop
    vxorw   $27,$25,$27
    nop
    vxorw   $8,$29,$8
    nop
    vxorw   $22,$25,$22
    nop
    vxorw   $28,$5,$25
    nop
    vxorw   $29,$7,$30
    vldd    $5,bitsliced_spill+64($31) !tprello
    vxorw   $27,$4,$4
    nop
    vxorw   $10,$0,$7
    nop
    vxorw   $8,$14,$0
    vstd    $4,bitsliced_spill+320($31) !tprello
    vxorw   $22,$5,$5
    nop
    vxorw   $24,$11,$11
    nop
    vxorw   $23,$26,$4
    nop
    vxorw   $28,$6,$28
    nop
    vxorw   $29,$3,$3
    nop
    vxorw   $27,$2,$2
    nop
    vxorw   $10,$1,$6
    nop
    vxorw   $8,$12,$8
    vldd    $1,bitsliced_keys_end+224($19) !tprello
    vxorw   $22,$13,$13
    nop
    vxorw   $24,$15,$15
    ldw     $24,bitsliced_keys_end+512($19) !tprello
    vxorw   $23,$9,$9
    nop
    vxorw   $1,$4,$1
    vldd    $23,bitsliced_keys_end+480($19) !tprello
    vshfw   $9,$4,$24,$22
    nop
    vshfw   $4,$9,$24,$12
    nop
    vxorw   $1,$22,$10
    nop
    vxorw   $23,$9,$4
    vldd    $1,bitsliced_keys_end+96($19) !tprello
    vshfw   $6,$7,$24,$23
    vldd    $9,bitsliced_keys_end+352($19) !tprello
    vxorw   $4,$12,$27
    vstd    $23,bitsliced_spill+352($31) !tprello
    vshfw   $7,$6,$24,$29
    nop
    vxorw   $1,$7,$4
    nop
    vxorw   $9,$6,$6
    nop
    vxorw   $4,$23,$23
    vldd    $4,bitsliced_keys_end+128($19) !tprello
    vxorw   $6,$29,$9
    vldd    $6,bitsliced_keys_end+384($19) !tprello
    vshfw   $8,$0,$24,$7
    nop
    vshfw   $0,$8,$24,$1
    nop
    vxorw   $4,$0,$4
    nop
    vxorw   $6,$8,$6
    nop
    vxorw   $4,$7,$0
    nop
    vxorw   $6,$1,$6
    nop
    vxorw   $27,$0,$4
    nop
    vxorw   $10,$6,$8
    nop
    vxorw   $4,$1,$4
    nop
    vxorw   $8,$7,$7
    nop
    vxorw   $4,$9,$1
    vldd    $8,bitsliced_keys_end+160($19) !tprello
    vxorw   $7,$23,$4
    vldd    $7,bitsliced_keys_end+416($19) !tprello
    vshfw   $13,$5,$24,$26
    vstd    $1,bitsliced_state+128($31) !tprello
    vshfw   $5,$13,$24,$1
    nop
    vxorw   $8,$5,$5
    nop
    vxorw   $7,$13,$7
    nop
    vxorw   $5,$26,$13
    nop
    vxorw   $7,$1,$7
    nop
    vxorw   $13,$1,$5
    nop
    vxorw   $7,$26,$1
    nop
    vxorw   $5,$6,$6
    vldd    $26,bitsliced_keys_end+192($19) !tprello
    vxorw   $1,$0,$5
    vldd    $0,bitsliced_keys_end+448($19) !tprello
    vshfw   $15,$11,$24,$1
    vstd    $6,bitsliced_state+160($31) !tprello
    vshfw   $11,$15,$24,$6
    nop
    vxorw   $26,$11,$11
    nop
    vxorw   $0,$15,$0
    nop
    vxorw   $11,$1,$11
    nop
    vxorw   $0,$6,$0
    nop
    vxorw   $11,$6,$6
    nop
    vxorw   $10,$12,$12
    nop
    vxorw   $6,$7,$6
    nop
    vxorw   $12,$0,$7
    nop
    vxorw   $0,$1,$0
    vstd    $6,bitsliced_state+192($31) !tprello
    vxorw   $27,$22,$1
    vstd    $7,bitsliced_state+224($31) !tprello
    vxorw   $0,$13,$6
    vldd    $0,bitsliced_keys_end+0($19) !tprello
    vxorw   $1,$11,$7
    vldd    $1,bitsliced_keys_end+256($19) !tprello
    vshfw   $28,$25,$24,$11
    nop
    vshfw   $25,$28,$24,$13
    nop
    vxorw   $0,$25,$0
    nop
    vxorw   $1,$28,$1
    nop
    vxorw   $0,$11,$28
    nop
    vxorw   $1,$13,$1
    nop
    vxorw   $28,$13,$0
    nop
    vxorw   $1,$11,$11
    nop
    vxorw   $0,$27,$13
    vldd    $25,bitsliced_keys_end+32($19) !tprello
    vxorw   $11,$10,$0
    vldd    $11,bitsliced_keys_end+288($19) !tprello
    vshfw   $3,$30,$24,$22
    vstd    $13,bitsliced_state+0($31) !tprello
    vshfw   $30,$3,$24,$13
    nop
    vxorw   $25,$30,$25
    nop
    vxorw   $11,$3,$3
    nop
    vxorw   $25,$22,$25
    nop
    vxorw   $3,$13,$3
    nop
    vxorw   $27,$25,$11
    nop
    vxorw   $10,$3,$30
    nop
    vxorw   $11,$13,$11
    vldd    $13,bitsliced_spill+320($31) !tprello
    vxorw   $30,$22,$22
    nop
    vxorw   $11,$1,$11
    vldd    $30,bitsliced_keys_end+64($19) !tprello
    vxorw   $22,$28,$1
    vldd    $22,bitsliced_keys_end+320($19) !tprello
    vshfw   $2,$13,$24,$28
    vstd    $11,bitsliced_state+32($31) !tprello
    vshfw   $13,$2,$24,$11
    nop
    vxorw   $30,$13,$13
    nop
    vxorw   $22,$2,$2
    nop
    vxorw   $13,$28,$13
    nop
    vxorw   $2,$11,$2
    nop
    vxorw   $13,$11,$11
    nop
    vxorw   $27,$23,$23
    nop
    vxorw   $11,$3,$3
    nop
    vxorw   $23,$29,$23
    nop
    vxorw   $2,$28,$28
    vstd    $3,bitsliced_state+64($31) !tprello
    vxorw   $23,$2,$3
    vldd    $23,bitsliced_spill+352($31) !tprello
    vxorw   $28,$25,$2
    nop
    vxorw   $10,$9,$9
    vstd    $3,bitsliced_state+96($31) !tprello
    or      $31,$31,$31
    nop
    vxorw   $9,$23,$3
    nop
    or      $31,$31,$31
    ldi     $19,544($19)
    vxorw   $3,$13,$3
    bne     $19,next_round
    .endm
#endif

#if defined(AES_ECB_DECRYPT)
# 500 operations on P0, 59 on P1, 503 cycles
    .macro OUTPUT_DECRYPT
    vxorw   $1,$0,$8
    nop
    vxorw   $6,$7,$9
    nop
    or      $31,$31,$31
    nop
    vxorw   $3,$4,$4
    vstd    $9,bitsliced_spill+224($31) !tprello
    vxorw   $3,$0,$0
    nop
    vxorw   $5,$4,$5
    nop
    vxorw   $3,$7,$10
    nop
    vxorw   $0,$5,$11
    nop
    vxorw   $10,$8,$12
    nop
    vxorw   $6,$3,$3
    nop
    vxorw   $2,$12,$2
    nop
    vxorw   $11,$6,$13
    nop
    vxorw   $4,$9,$9
    nop
    vxorw   $13,$7,$7
    nop
    vandw   $2,$9,$14
    nop
    vbicw   $11,$7,$15
    nop
    vxorw   $6,$2,$6
    nop
    vandw   $12,$13,$22
    nop
    vxorw   $15,$14,$14
    nop
    vxorw   $11,$2,$23
    nop
    vxorw   $22,$14,$22
    nop
    vxorw   $4,$23,$24
    nop
    vxorw   $1,$22,$1
    nop
    vbicw   $23,$24,$22
    nop
    vxorw   $0,$6,$25
    nop
    vxorw   $15,$22,$15
    nop
    vxorw   $8,$9,$22
    nop
    vandw   $0,$3,$26
    nop
    vandw   $22,$25,$27
    nop
    vxorw   $4,$12,$28
    nop
    vxorw   $24,$26,$24
    nop
    vandw   $6,$28,$26
    nop
    vxorw   $27,$24,$24
    nop
    vxorw   $27,$26,$26
    nop
    vbicw   $5,$10,$27
    nop
    vxorw   $14,$26,$14
    nop
    vxorw   $25,$2,$26
    nop
    vxorw   $7,$14,$7
    nop
    vxorw   $3,$1,$1
    nop
    vandw   $8,$26,$14
    nop
    vxorw   $15,$24,$24
    nop
    vxorw   $14,$27,$27
    nop
    vxorw   $15,$10,$15
    vldd    $29,bitsliced_state+96($31) !tprello
    vxorw   $14,$1,$14
    vldd    $1,bitsliced_state+0($31) !tprello
    vxorw   $27,$15,$15
    nop
    vxorw   $24,$7,$27
    nop
    vandw   $14,$7,$30
    nop
    vxorw   $29,$1,$1
    nop
    vxorw   $30,$15,$29
    nop
    vbicw   $24,$30,$30
    vstd    $1,bitsliced_spill+256($31) !tprello
    vandw   $14,$29,$1
    nop
    vandw   $29,$27,$27
    nop
    vbicw   $15,$1,$15
    nop
    vbicw   $7,$27,$7
    nop
    vxorw   $24,$27,$24
    nop
    vxorw   $1,$7,$1
    nop
    vxorw   $30,$7,$7
    nop
    vbisw   $30,$1,$1
    nop
    vxorw   $7,$24,$30
    nop
    vxorw   $14,$1,$14
    nop
    vbicw   $1,$15,$1
    nop
    vbicw   $3,$14,$3
    nop
    vbicw   $0,$14,$0
    nop
    vandw   $8,$30,$8
    nop
    vxorw   $14,$1,$15
    nop
    vandw   $10,$24,$10
    nop
    vxorw   $24,$14,$14
    nop
    vandw   $26,$30,$26
    nop
    vbicw   $28,$1,$28
    nop
    vandw   $5,$24,$5
    nop
    vandw   $25,$15,$25
    nop
    vxorw   $1,$7,$24
    nop
    vandw   $12,$7,$12
    nop
    vandw   $22,$15,$15
    nop
    vxorw   $24,$14,$22
    nop
    vandw   $13,$7,$7
    nop
    vandw   $2,$22,$13
    vldd    $2,bitsliced_spill+224($31) !tprello
    vandw   $9,$22,$9
    nop
    vbicw   $6,$1,$1
    nop
    vbicw   $11,$14,$11
    nop
    vbicw   $2,$14,$2
    nop
    vbicw   $4,$24,$4
    nop
    vxorw   $2,$9,$14
    nop
    vxorw   $11,$13,$13
    nop
    vxorw   $28,$14,$14
    nop
    vbicw   $23,$24,$23
    nop
    vxorw   $15,$14,$14
    nop
    vxorw   $0,$11,$11
    nop
    vxorw   $28,$12,$28
    vstd    $14,bitsliced_spill+192($31) !tprello
    vxorw   $23,$11,$11
    nop
    vxorw   $3,$28,$3
    nop
    vxorw   $12,$2,$2
    nop
    vxorw   $3,$13,$28
    nop
    vxorw   $1,$4,$4
    nop
    vxorw   $28,$2,$2
    nop
    vxorw   $12,$4,$4
    nop
    vxorw   $8,$2,$2
    nop
    vxorw   $10,$25,$25
    nop
    vxorw   $2,$5,$5
    nop
    vxorw   $9,$25,$9
    nop
    vxorw   $0,$5,$0
    nop
    vxorw   $3,$25,$3
    nop
    vxorw   $13,$9,$13
    nop
    vxorw   $7,$26,$25
    nop
    vxorw   $26,$4,$26
    nop
    vxorw   $9,$7,$7
    vldd    $5,bitsliced_state+192($31) !tprello
    vxorw   $2,$9,$2
    vldd    $9,bitsliced_state+224($31) !tprello
    vxorw   $4,$13,$4
    vldd    $13,bitsliced_state+32($31) !tprello
    vxorw   $0,$7,$7
    vldd    $8,bitsliced_state+0($31) !tprello
    vxorw   $0,$26,$0
    vstd    $4,bitsliced_spill+32($31) !tprello
    vxorw   $10,$25,$4
    vstd    $7,bitsliced_spill+0($31) !tprello
    vxorw   $1,$25,$7
    vstd    $0,bitsliced_spill+96($31) !tprello
    vxorw   $28,$4,$0
    vldd    $4,bitsliced_state+96($31) !tprello
    vxorw   $1,$2,$1
    vldd    $2,bitsliced_state+128($31) !tprello
    vxorw   $13,$8,$8
    vstd    $0,bitsliced_spill+160($31) !tprello
    vxorw   $11,$7,$0
    vstd    $1,bitsliced_spill+64($31) !tprello
    vxorw   $4,$9,$7
    vldd    $1,bitsliced_state+160($31) !tprello
    vxorw   $11,$3,$3
    nop
    vxorw   $4,$2,$11
    vldd    $2,bitsliced_spill+256($31) !tprello
    vxorw   $5,$4,$4
    vstd    $3,bitsliced_spill+128($31) !tprello
    vxorw   $1,$11,$3
    vldd    $1,bitsliced_state+64($31) !tprello
    vxorw   $7,$8,$28
    nop
    vxorw   $5,$9,$25
    nop
    vxorw   $2,$3,$10
    nop
    vxorw   $1,$28,$1
    vstd    $25,bitsliced_spill+288($31) !tprello
    vxorw   $10,$5,$26
    nop
    vxorw   $5,$1,$5
    nop
    vxorw   $26,$9,$9
    nop
    vxorw   $11,$25,$25
    nop
    vbicw   $10,$9,$12
    nop
    vandw   $1,$25,$23
    nop
    vandw   $28,$26,$15
    nop
    vxorw   $12,$23,$23
    nop
    vxorw   $10,$1,$24
    nop
    vxorw   $15,$23,$15
    nop
    vxorw   $11,$24,$6
    vstd    $24,bitsliced_spill+320($31) !tprello
    vxorw   $13,$15,$13
    nop
    vbicw   $24,$6,$24
    nop
    vandw   $2,$4,$15
    nop
    vxorw   $12,$24,$12
    nop
    vxorw   $6,$15,$6
    nop
    vxorw   $8,$25,$15
    nop
    vxorw   $2,$5,$24
    nop
    vxorw   $11,$28,$22
    nop
    vandw   $15,$24,$30
    nop
    vandw   $5,$22,$27
    nop
    vxorw   $30,$6,$6
    nop
    vxorw   $30,$27,$27
    nop
    vxorw   $24,$1,$30
    nop
    vxorw   $23,$27,$23
    nop
    vxorw   $4,$13,$13
    nop
    vxorw   $9,$23,$9
    nop
    vandw   $8,$30,$23
    nop
    vbicw   $3,$7,$27
    nop
    vxorw   $23,$13,$13
    nop
    vxorw   $23,$27,$23
    nop
    vxorw   $12,$6,$6
    nop
    vxorw   $12,$7,$12
    nop
    vxorw   $6,$9,$27
    nop
    vxorw   $23,$12,$12
    nop
    vandw   $13,$9,$23
    nop
    vsrlw   $14,1,$14
    nop
    vbicw   $6,$23,$29
    nop
    vxorw   $23,$12,$23
    nop
    vxorw   $14,$0,$14
    nop
    vandw   $23,$27,$27
    nop
    vandw   $13,$23,$23
    nop
    vbicw   $9,$27,$9
    nop
    vbicw   $12,$23,$12
    nop
    vxorw   $23,$9,$23
    nop
    vxorw   $6,$27,$6
    nop
    vxorw   $29,$9,$9
    nop
    vbisw   $29,$23,$23
    nop
    vxorw   $9,$6,$29
    nop
    vbicw   $23,$12,$12
    nop
    vandw   $8,$29,$8
    nop
    vandw   $30,$29,$29
    nop
    vxorw   $13,$23,$13
    nop
    vandw   $3,$6,$3
    nop
    vbicw   $2,$13,$2
    nop
    vandw   $7,$6,$7
    nop
    vxorw   $6,$13,$6
    nop
    vbicw   $4,$13,$4
    nop
    vbicw   $22,$12,$22
    nop
    vxorw   $13,$12,$13
    nop
    vbicw   $5,$12,$5
    nop
    vandw   $15,$13,$23
    vldd    $15,bitsliced_spill+288($31) !tprello
    vandw   $24,$13,$13
    nop
    vandw   $28,$9,$28
    nop
    vandw   $26,$9,$26
    nop
    vbicw   $15,$6,$15
    nop
    vxorw   $12,$9,$9
    nop
    vbicw   $10,$6,$10
    nop
    vxorw   $9,$6,$6
    vldd    $12,bitsliced_spill+320($31) !tprello
    vbicw   $11,$9,$11
    nop
    vandw   $1,$6,$1
    nop
    vandw   $25,$6,$6
    nop
    vbicw   $12,$9,$9
    nop
    vxorw   $15,$6,$12
    nop
    vxorw   $10,$1,$1
    nop
    vxorw   $22,$12,$12
    nop
    vxorw   $22,$28,$22
    nop
    vxorw   $23,$12,$12
    nop
    vxorw   $4,$22,$4
    nop
    vxorw   $2,$10,$10
    nop
    vxorw   $4,$1,$22
    nop
    vxorw   $5,$11,$11
    nop
    vxorw   $28,$15,$15
    nop
    vxorw   $9,$10,$9
    nop
    vxorw   $22,$15,$15
    nop
    vxorw   $7,$13,$13
    nop
    vxorw   $28,$11,$11
    nop
    vxorw   $8,$15,$8
    nop
    vxorw   $4,$13,$4
    nop
    vxorw   $6,$13,$6
    nop
    vxorw   $8,$3,$3
    nop
    vxorw   $8,$6,$8
    nop
    vxorw   $1,$6,$1
    nop
    vxorw   $6,$26,$6
    nop
    vxorw   $2,$3,$2
    nop
    vxorw   $26,$29,$26
    nop
    vxorw   $2,$6,$6
    nop
    vxorw   $11,$1,$1
    nop
    vxorw   $29,$11,$11
    nop
    vxorw   $5,$8,$8
    nop
    vxorw   $2,$11,$2
    nop
    vxorw   $5,$26,$5
    vldd    $11,bitsliced_masks+128($31) !tprello
    vxorw   $7,$26,$7
    nop
    vxorw   $9,$5,$5
    nop
    vxorw   $22,$7,$7
    nop
    vandw   $14,$11,$14
    vldd    $22,bitsliced_spill+160($31) !tprello
    vxorw   $9,$4,$9
    vldd    $4,bitsliced_spill+192($31) !tprello
    vxorw   $0,$14,$26
    vldd    $0,bitsliced_spill+96($31) !tprello
    vsllw   $14,1,$14
    vldd    $29,bitsliced_spill+128($31) !tprello
    vsrlw   $22,1,$3
    vldd    $13,bitsliced_spill+64($31) !tprello
    vxorw   $4,$14,$4
    nop
    vsrlw   $0,1,$14
    nop
    vxorw   $3,$29,$3
    nop
    vxorw   $14,$13,$14
    nop
    vandw   $3,$11,$3
    nop
    vandw   $14,$11,$14
    nop
    vxorw   $29,$3,$29
    nop
    vsllw   $3,1,$3
    nop
    vsllw   $14,1,$15
    nop
    vxorw   $22,$3,$22
    vldd    $3,bitsliced_spill+32($31) !tprello
    vxorw   $13,$14,$13
    nop
    vxorw   $0,$15,$15
    vldd    $0,bitsliced_spill+0($31) !tprello
    vsrlw   $12,1,$14
    nop
    vsrlw   $3,1,$28
    nop
    vsrlw   $7,1,$10
    nop
    vxorw   $28,$0,$28
    nop
    vxorw   $14,$5,$14
    nop
    vandw   $28,$11,$28
    nop
    vandw   $14,$11,$14
    nop
    vsllw   $28,1,$23
    nop
    vxorw   $0,$28,$0
    nop
    vxorw   $3,$23,$3
    nop
    vsllw   $14,1,$23
    nop
    vxorw   $5,$14,$5
    nop
    vxorw   $12,$23,$12
    nop
    vxorw   $10,$9,$10
    nop
    vsrlw   $2,1,$23
    nop
    vandw   $10,$11,$10
    nop
    vxorw   $23,$8,$23
    nop
    vxorw   $9,$10,$9
    nop
    vandw   $23,$11,$23
    nop
    vsllw   $10,1,$10
    nop
    vsllw   $23,1,$14
    nop
    vxorw   $7,$10,$7
    nop
    vxorw   $2,$14,$2
    nop
    vxorw   $8,$23,$8
    nop
    vsrlw   $1,1,$23
    nop
    vsrlw   $4,2,$14
    vldd    $10,bitsliced_masks+96($31) !tprello
    vxorw   $23,$6,$23
    nop
    vxorw   $14,$22,$14
    nop
    vandw   $23,$11,$11
    nop
    vandw   $14,$10,$14
    nop
    vxorw   $6,$11,$6
    nop
    vsllw   $11,1,$11
    nop
    vxorw   $22,$14,$22
    nop
    vxorw   $1,$11,$1
    nop
    vsllw   $14,2,$14
    nop
    vsrlw   $26,2,$11
    nop
    vxorw   $4,$14,$4
    nop
    vxorw   $11,$29,$11
    nop
    vsrlw   $15,2,$14
    nop
    vandw   $11,$10,$11
    nop
    vxorw   $14,$3,$14
    nop
    vsllw   $11,2,$23
    nop
    vxorw   $29,$11,$11
    nop
    vxorw   $26,$23,$23
    nop
    vandw   $14,$10,$14
    nop
    vsrlw   $13,2,$26
    nop
    vxorw   $3,$14,$3
    nop
    vxorw   $26,$0,$26
    nop
    vsllw   $14,2,$14
    nop
    vandw   $26,$10,$26
    nop
    vxorw   $15,$14,$14
    nop
    vsrlw   $12,2,$15
    nop
    vxorw   $0,$26,$0
    nop
    vsllw   $26,2,$26
    nop
    vxorw   $15,$7,$15
    nop
    vxorw   $13,$26,$13
    nop
    vandw   $15,$10,$15
    nop
    vsrlw   $5,2,$26
    nop
    vsllw   $15,2,$29
    nop
    vxorw   $7,$15,$7
    nop
    vxorw   $26,$9,$26
    nop
    vxorw   $12,$29,$12
    nop
    vandw   $26,$10,$26
    nop
    vsrlw   $2,2,$29
    nop
    vxorw   $9,$26,$9
    nop
    vsllw   $26,2,$26
    nop
    vxorw   $29,$1,$29
    nop
    vxorw   $5,$26,$5
    nop
    vandw   $29,$10,$29
    nop
    vsrlw   $8,2,$26
    nop
    vxorw   $1,$29,$1
    nop
    vsllw   $29,2,$29
    nop
    vxorw   $26,$6,$26
    nop
    vxorw   $2,$29,$2
    nop
    vandw   $26,$10,$10
    nop
    vsrlw   $4,4,$26
    nop
    vsllw   $10,2,$29
    nop
    vxorw   $6,$10,$10
    vldd    $6,bitsliced_masks+64($31) !tprello
    vxorw   $8,$29,$8
    nop
    vxorw   $26,$14,$26
    nop
    vsrlw   $23,4,$29
    nop
    vandw   $26,$6,$26
    nop
    vsrlw   $22,4,$15
    nop
    vxorw   $14,$26,$14
    nop
    vsllw   $26,4,$26
    nop
    vxorw   $15,$3,$15
    nop
    vxorw   $4,$26,$4
    nop
    vxorw   $29,$13,$29
    nop
    vandw   $15,$6,$15
    nop
    vandw   $29,$6,$29
    nop
    vsllw   $15,4,$26
    nop
    vxorw   $13,$29,$13
    nop
    vsllw   $29,4,$29
    nop
    vxorw   $3,$15,$3
    nop
    vxorw   $23,$29,$23
    nop
    vxorw   $22,$26,$22
    nop
    vsrlw   $11,4,$26
    nop
    vsrlw   $12,4,$29
    nop
    vxorw   $26,$0,$26
    nop
    vxorw   $29,$2,$29
    nop
    vandw   $26,$6,$26
    nop
    vandw   $29,$6,$29
    nop
    vxorw   $0,$26,$0
    nop
    vsllw   $26,4,$26
    nop
    vxorw   $2,$29,$2
    nop
    vxorw   $11,$26,$11
    nop
    vsrlw   $5,4,$26
    nop
    vsllw   $29,4,$29
    nop
    vxorw   $26,$8,$26
    nop
    vxorw   $12,$29,$12
    nop
    vandw   $26,$6,$26
    nop
    vsrlw   $7,4,$29
    nop
    vxorw   $8,$26,$8
    nop
    vsllw   $26,4,$26
    nop
    vxorw   $29,$1,$29
    nop
    vxorw   $5,$26,$5
    nop
    vandw   $29,$6,$29
    nop
    vsrlw   $9,4,$26
    nop
    vsllw   $29,4,$15
    nop
    vxorw   $1,$29,$29
    ldw     $1,bitsliced_selectors+16($31) !tprello
    vxorw   $7,$15,$7
    nop
    vxorw   $26,$10,$26
    ldw     $15,bitsliced_selectors+12($31) !tprello
    vshfw   $23,$4,$1,$28
    nop
    vandw   $26,$6,$6
    nop
    vshfw   $13,$14,$15,$26
    nop
    vsllw   $6,4,$25
    nop
    vxorw   $10,$6,$6
    nop
    vxorw   $9,$25,$9
    nop
    vshfw   $0,$3,$15,$25
    nop
    vshfw   $11,$22,$15,$10
    nop
    vshfw   $23,$4,$15,$4
    nop
    vshfw   $11,$22,$1,$22
    ldw     $11,bitsliced_selectors+24($31) !tprello
    vshfw   $13,$14,$1,$14
    ldw     $13,bitsliced_selectors+20($31) !tprello
    vshfw   $0,$3,$1,$0
    nop
    vshfw   $9,$7,$11,$1
    nop
    vshfw   $5,$12,$13,$3
    nop
    vshfw   $9,$7,$13,$7
    nop
    vshfw   $5,$12,$11,$5
    nop
    vshfw   $6,$29,$11,$12
    nop
    vshfw   $8,$2,$13,$9
    nop
    vshfw   $6,$29,$13,$6
    nop
    vshfw   $8,$2,$11,$2
    nop
    vsrlw   $4,16,$8
    vldd    $11,bitsliced_masks+32($31) !tprello
    vsrlw   $28,16,$13
    nop
    vxorw   $8,$3,$8
    nop
    vxorw   $13,$5,$13
    vldd    $29,bitsliced_last_key+0($31) !tprello
    vandw   $8,$11,$8
    vldd    $15,bitsliced_last_key+32($31) !tprello
    vandw   $13,$11,$13
    nop
    vsllw   $8,16,$23
    nop
    vxorw   $3,$29,$3
    nop
    vxorw   $5,$15,$5
    nop
    vxorw   $3,$8,$3
    nop
    vxorw   $4,$29,$4
    nop
    vxorw   $28,$15,$28
    nop
    vxorw   $4,$23,$4
    nop
    vxorw   $5,$13,$5
    nop
    vsllw   $13,16,$13
    nop
    vsrlw   $10,16,$23
    nop
    vxorw   $28,$13,$13
    nop
    vxorw   $23,$7,$23
    nop
    vxorw   $7,$29,$7
    nop
    vandw   $23,$11,$23
    nop
    vxorw   $10,$29,$10
    nop
    vsllw   $23,16,$28
    nop
    vxorw   $7,$23,$7
    nop
    vxorw   $10,$28,$10
    nop
    vxorw   $1,$15,$28
    nop
    vxorw   $22,$15,$23
    nop
    vsrlw   $22,16,$22
    nop
    vsrlw   $26,16,$8
    nop
    vxorw   $22,$1,$1
    nop
    vxorw   $8,$9,$8
    nop
    vandw   $1,$11,$1
    nop
    vandw   $8,$11,$8
    nop
    vxorw   $28,$1,$28
    nop
    vsllw   $1,16,$1
    nop
    vsllw   $8,16,$22
    nop
    vxorw   $23,$1,$1
    nop
    vxorw   $26,$29,$26
    nop
    vxorw   $9,$29,$9
    nop
    vxorw   $26,$22,$22
    nop
    vxorw   $9,$8,$8
    nop
    vxorw   $2,$15,$9
    nop
    vsrlw   $14,16,$26
    nop
    vsrlw   $25,16,$23
    nop
    vxorw   $26,$2,$2
    nop
    vxorw   $23,$6,$23
    nop
    vandw   $2,$11,$2
    nop
    vandw   $23,$11,$23
    nop
    vxorw   $9,$2,$9
    nop
    vsllw   $2,16,$2
    nop
    vxorw   $14,$15,$14
    nop
    vxorw   $25,$29,$25
    nop
    vxorw   $14,$2,$2
    nop
    vxorw   $6,$29,$6
    nop
    vsllw   $23,16,$29
    nop
    vxorw   $6,$23,$6
    nop
    vxorw   $25,$29,$25
    nop
    vsrlw   $0,16,$29
    nop
    vxorw   $0,$15,$0
    nop
    vxorw   $29,$12,$29
    nop
    vxorw   $12,$15,$12
    nop
    vandw   $29,$11,$11
    nop
    vsrlw   $4,8,$29
    nop
    vxorw   $12,$11,$15
    vldd    $12,bitsliced_masks+0($31) !tprello
    vsllw   $11,16,$11
    nop
    vxorw   $29,$13,$29
    nop
    vxorw   $0,$11,$0
    nop
    vandw   $29,$12,$29
    nop
    vsrlw   $10,8,$11
    nop
    vxorw   $13,$29,$13
    nop
    vsllw   $29,8,$29
    nop
    vxorw   $11,$1,$11
    vstd    $13,-480($17)
    vxorw   $4,$29,$4
    nop
    vandw   $11,$12,$11
    nop
    vsrlw   $22,8,$13
    vstd    $4,-512($17)
    vxorw   $1,$11,$1
    nop
    vsllw   $11,8,$11
    nop
    vxorw   $13,$2,$13
    vstd    $1,-416($17)
    vxorw   $10,$11,$1
    nop
    vandw   $13,$12,$13
    nop
    vsrlw   $25,8,$10
    vstd    $1,-448($17)
    vsllw   $13,8,$1
    nop
    vxorw   $10,$0,$10
    nop
    vxorw   $22,$1,$1
    nop
    vandw   $10,$12,$10
    nop
    vxorw   $2,$13,$2
    vstd    $1,-384($17)
    vsllw   $10,8,$1
    nop
    vxorw   $0,$10,$0
    vstd    $2,-352($17)
    vxorw   $25,$1,$1
    nop
    vsrlw   $3,8,$2
    vstd    $0,-288($17)
    vsrlw   $7,8,$0
    vstd    $1,-320($17)
    vxorw   $2,$5,$1
    nop
    vxorw   $0,$28,$0
    nop
    vandw   $1,$12,$1
    nop
    vandw   $0,$12,$0
    nop
    vsllw   $1,8,$2
    nop
    vxorw   $5,$1,$1
    nop
    vxorw   $3,$2,$2
    nop
    vxorw   $28,$0,$28
    vstd    $1,-224($17)
    vsrlw   $8,8,$1
    vstd    $2,-256($17)
    vsllw   $0,8,$0
    vstd    $28,-160($17)
    vxorw   $1,$9,$1
    nop
    vxorw   $7,$0,$0
    nop
    vandw   $1,$12,$1
    nop
    vsrlw   $6,8,$7
    vstd    $0,-192($17)
    vxorw   $9,$1,$0
    nop
    vxorw   $7,$15,$7
    nop
    vsllw   $1,8,$1
    vstd    $0,-96($17)
    vandw   $7,$12,$0
    nop
    vxorw   $8,$1,$1
    nop
    vsllw   $0,8,$8
    nop
    vxorw   $15,$0,$0
    vstd    $1,-128($17)
    vxorw   $6,$8,$1
    nop
    or      $31,$31,$31
    vstd    $0,-32($17)
    or      $31,$31,$31
    vstd    $1,-64($17)
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
