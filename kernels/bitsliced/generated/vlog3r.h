# SPDX-License-Identifier: Apache-2.0
#
# Made by kernels/bitsliced/generate.py: the vector code of the vlog3r kernel as macros,
# one line for each instruction, two lines (P0, P1) for each cycle.

#define BITSLICED_SPILLS 16

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
    vlog3r0 $4,$3,$2,$4
    nop
    vlog3r0 $6,$5,$2,$6
    vldd    $8,bitsliced_first_key+0($31) !tprello
    vlog3r1 $3,$7,$4,$3
    nop
    vsllw   $4,8,$4
    vldd    $9,128($16)
    vlog3r1 $5,$7,$6,$5
    nop
    vlog3r1 $0,$8,$4,$4
    vldd    $0,160($16)
    vsllw   $6,8,$6
    vldd    $10,192($16)
    vsrlw   $9,8,$11
    nop
    vlog3r1 $1,$8,$6,$1
    nop
    vlog3r0 $11,$0,$2,$6
    vldd    $11,224($16)
    vsrlw   $10,8,$12
    nop
    vlog3r1 $0,$7,$6,$0
    nop
    vsllw   $6,8,$6
    nop
    vlog3r0 $12,$11,$2,$12
    vldd    $13,256($16)
    vlog3r1 $9,$8,$6,$6
    nop
    vlog3r1 $11,$7,$12,$9
    vldd    $11,288($16)
    vsllw   $12,8,$12
    vldd    $14,320($16)
    vsrlw   $13,8,$15
    nop
    vlog3r1 $10,$8,$12,$10
    nop
    vlog3r0 $15,$11,$2,$15
    vldd    $12,352($16)
    vsrlw   $14,8,$22
    nop
    vlog3r1 $11,$7,$15,$11
    nop
    vsllw   $15,8,$15
    nop
    vlog3r0 $22,$12,$2,$22
    vldd    $23,384($16)
    vlog3r1 $13,$8,$15,$13
    nop
    vlog3r1 $12,$7,$22,$15
    vldd    $12,416($16)
    vsllw   $22,8,$22
    vldd    $24,448($16)
    vsrlw   $23,8,$25
    nop
    vlog3r1 $14,$8,$22,$14
    nop
    vlog3r0 $25,$12,$2,$25
    vldd    $22,480($16)
    vsrlw   $24,8,$26
    nop
    vlog3r1 $12,$7,$25,$12
    nop
    vsllw   $25,8,$25
    nop
    vlog3r0 $26,$22,$2,$2
    nop
    vlog3r1 $23,$8,$25,$23
    ldw     $25,bitsliced_selectors+0($31) !tprello
    vlog3r1 $22,$7,$2,$7
    nop
    vsllw   $2,8,$2
    ldw     $22,bitsliced_selectors+4($31) !tprello
    vshfw   $3,$4,$25,$26
    nop
    vlog3r1 $24,$8,$2,$2
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
    vlog3r2 $23,$7,$26,$7
    nop
    vlog3r2 $23,$10,$22,$10
    nop
    vsllw   $11,16,$22
    nop
    vsrlw   $3,16,$26
    nop
    vlog3r2 $23,$22,$3,$3
    nop
    vlog3r2 $23,$11,$26,$11
    nop
    vsllw   $13,16,$26
    nop
    vsrlw   $4,16,$22
    nop
    vlog3r2 $23,$26,$4,$4
    nop
    vlog3r2 $23,$13,$22,$13
    nop
    vsllw   $14,16,$22
    nop
    vsrlw   $1,16,$26
    nop
    vlog3r2 $23,$22,$1,$1
    nop
    vlog3r2 $23,$14,$26,$14
    nop
    vsllw   $15,16,$26
    nop
    vsrlw   $5,16,$22
    nop
    vlog3r2 $23,$26,$5,$5
    nop
    vlog3r2 $23,$15,$22,$15
    nop
    vsllw   $12,16,$22
    nop
    vsrlw   $0,16,$26
    nop
    vlog3r2 $23,$22,$0,$0
    nop
    vlog3r2 $23,$12,$26,$12
    nop
    vsllw   $25,16,$26
    nop
    vsrlw   $6,16,$22
    nop
    vlog3r2 $23,$26,$6,$6
    nop
    vlog3r2 $23,$25,$22,$22
    nop
    vsllw   $2,16,$25
    nop
    vsrlw   $9,16,$26
    nop
    vlog3r2 $23,$25,$9,$9
    vldd    $25,bitsliced_masks+64($31) !tprello
    vlog3r2 $23,$2,$26,$2
    nop
    vsllw   $5,4,$23
    nop
    vsrlw   $7,4,$26
    nop
    vlog3r2 $25,$23,$7,$7
    nop
    vlog3r2 $25,$5,$26,$5
    nop
    vsllw   $0,4,$26
    nop
    vsrlw   $3,4,$23
    nop
    vlog3r2 $25,$26,$3,$3
    nop
    vlog3r2 $25,$0,$23,$0
    nop
    vsllw   $6,4,$23
    nop
    vsrlw   $4,4,$26
    nop
    vlog3r2 $25,$23,$4,$4
    nop
    vlog3r2 $25,$6,$26,$6
    nop
    vsllw   $9,4,$26
    nop
    vsrlw   $1,4,$23
    nop
    vlog3r2 $25,$26,$1,$1
    nop
    vlog3r2 $25,$9,$23,$9
    nop
    vsllw   $15,4,$23
    nop
    vsrlw   $10,4,$26
    nop
    vlog3r2 $25,$23,$10,$10
    nop
    vlog3r2 $25,$15,$26,$15
    nop
    vsllw   $12,4,$26
    nop
    vsrlw   $11,4,$23
    nop
    vlog3r2 $25,$26,$11,$11
    nop
    vlog3r2 $25,$12,$23,$12
    nop
    vsllw   $22,4,$23
    nop
    vsrlw   $13,4,$26
    nop
    vlog3r2 $25,$23,$13,$13
    nop
    vlog3r2 $25,$22,$26,$22
    nop
    vsllw   $2,4,$26
    nop
    vsrlw   $14,4,$23
    nop
    vlog3r2 $25,$26,$14,$14
    vldd    $26,bitsliced_masks+96($31) !tprello
    vlog3r2 $25,$2,$23,$2
    nop
    vsllw   $4,2,$23
    nop
    vsrlw   $7,2,$25
    nop
    vlog3r2 $26,$23,$7,$7
    nop
    vlog3r2 $26,$4,$25,$4
    nop
    vsllw   $1,2,$25
    nop
    vsrlw   $3,2,$23
    nop
    vlog3r2 $26,$25,$3,$3
    nop
    vlog3r2 $26,$1,$23,$23
    nop
    vsllw   $6,2,$1
    nop
    vsrlw   $5,2,$25
    nop
    vlog3r2 $26,$1,$5,$5
    nop
    vlog3r2 $26,$6,$25,$6
    nop
    vsllw   $9,2,$1
    nop
    vsrlw   $0,2,$25
    nop
    vlog3r2 $26,$1,$0,$8
    nop
    vlog3r2 $26,$9,$25,$9
    nop
    vsllw   $13,2,$0
    nop
    vsrlw   $10,2,$1
    nop
    vlog3r2 $26,$0,$10,$10
    nop
    vlog3r2 $26,$13,$1,$13
    nop
    vsllw   $14,2,$0
    nop
    vsrlw   $11,2,$1
    nop
    vlog3r2 $26,$0,$11,$11
    nop
    vlog3r2 $26,$14,$1,$14
    nop
    vsllw   $22,2,$0
    nop
    vsrlw   $15,2,$1
    nop
    vlog3r2 $26,$0,$15,$15
    nop
    vlog3r2 $26,$22,$1,$22
    nop
    vsllw   $2,2,$0
    nop
    vsrlw   $12,2,$1
    nop
    vlog3r2 $26,$0,$12,$12
    vldd    $25,bitsliced_masks+128($31) !tprello
    vlog3r2 $26,$2,$1,$26
    nop
    vsllw   $3,1,$0
    nop
    vsrlw   $7,1,$1
    nop
    vlog3r2 $25,$0,$7,$0
    nop
    vlog3r2 $25,$3,$1,$1
    nop
    vsllw   $23,1,$2
    nop
    vsrlw   $4,1,$3
    nop
    vlog3r2 $25,$2,$4,$2
    nop
    vlog3r2 $25,$23,$3,$3
    nop
    vsllw   $8,1,$4
    nop
    vsrlw   $5,1,$7
    nop
    vlog3r2 $25,$4,$5,$4
    nop
    vlog3r2 $25,$8,$7,$5
    nop
    vsllw   $9,1,$7
    nop
    vsrlw   $6,1,$8
    nop
    vlog3r2 $25,$7,$6,$6
    nop
    vlog3r2 $25,$9,$8,$7
    nop
    vsllw   $11,1,$8
    nop
    vsrlw   $10,1,$9
    nop
    vlog3r2 $25,$8,$10,$8
    nop
    vlog3r2 $25,$11,$9,$9
    nop
    vsllw   $14,1,$11
    vstd    $8,bitsliced_state+0($31) !tprello
    vsrlw   $13,1,$8
    vstd    $9,bitsliced_state+32($31) !tprello
    vlog3r2 $25,$11,$13,$9
    nop
    vlog3r2 $25,$14,$8,$8
    nop
    vsllw   $12,1,$14
    vstd    $9,bitsliced_state+64($31) !tprello
    vsrlw   $15,1,$9
    vstd    $8,bitsliced_state+96($31) !tprello
    vlog3r2 $25,$14,$15,$8
    nop
    vlog3r2 $25,$12,$9,$9
    nop
    vsllw   $26,1,$12
    vstd    $8,bitsliced_state+128($31) !tprello
    vsrlw   $22,1,$8
    vstd    $9,bitsliced_state+160($31) !tprello
    vlog3r2 $25,$12,$22,$9
    nop
    vlog3r2 $25,$26,$8,$8
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
# 288 operations on P0, 68 on P1, 289 cycles
    .macro ROUND
    vxorw   $7,$1,$8
    nop
    vxorw   $7,$4,$9
    nop
    vxorw   $4,$2,$10
    vstd    $8,bitsliced_spill+288($31) !tprello
    vxorw   $7,$2,$11
    nop
    vxorw   $8,$10,$12
    nop
    vxorw   $6,$5,$5
    nop
    vxorw   $3,$12,$3
    vstd    $12,bitsliced_spill+256($31) !tprello
    vxorw   $5,$0,$13
    nop
    vxorw   $3,$6,$6
    nop
    vxorw   $13,$4,$4
    nop
    vxorw   $13,$7,$14
    nop
    vxorw   $13,$1,$1
    vstd    $4,bitsliced_spill+352($31) !tprello
    vxorw   $3,$2,$2
    nop
    vxorw   $1,$11,$3
    nop
    vxorw   $2,$0,$15
    nop
    vxorw   $6,$9,$22
    vstd    $3,bitsliced_spill+320($31) !tprello
    vxorw   $2,$5,$23
    nop
    vxorw   $0,$22,$24
    nop
    vxorw   $23,$11,$25
    nop
    vxorw   $23,$22,$26
    nop
    vxorw   $5,$22,$5
    nop
    vandw   $3,$15,$3
    nop
    vxorw   $7,$5,$7
    nop
    vxorw   $8,$5,$27
    nop
    vandw   $12,$2,$12
    nop
    vandw   $4,$0,$4
    nop
    vxorw   $3,$12,$3
    nop
    vxorw   $4,$12,$4
    nop
    vandw   $8,$5,$8
    nop
    vandw   $1,$13,$12
    nop
    vandw   $14,$24,$28
    nop
    vxorw   $12,$8,$12
    nop
    vxorw   $28,$8,$8
    nop
    vandw   $10,$26,$28
    nop
    vandw   $9,$22,$29
    nop
    vandw   $11,$23,$30
    nop
    vxorw   $28,$29,$28
    nop
    vxorw   $30,$29,$29
    nop
    vxorw   $3,$28,$3
    nop
    vxorw   $4,$29,$4
    nop
    vxorw   $12,$28,$12
    nop
    vxorw   $3,$6,$6
    nop
    vxorw   $8,$29,$3
    nop
    vxorw   $12,$27,$12
    nop
    vxorw   $4,$25,$4
    nop
    vxorw   $3,$7,$7
    nop
    vandw   $6,$12,$3
    nop
    vxorw   $6,$4,$6
    nop
    vxorw   $7,$3,$25
    nop
    vxorw   $12,$7,$27
    nop
    vandw   $6,$25,$8
    nop
    vxorw   $4,$3,$3
    nop
    vxorw   $8,$4,$4
    nop
    vandw   $3,$27,$3
    nop
    vandw   $4,$24,$24
    nop
    vxorw   $3,$7,$3
    nop
    vandw   $4,$14,$14
    nop
    vxorw   $12,$3,$12
    nop
    vxorw   $25,$3,$27
    nop
    vxorw   $4,$3,$8
    nop
    vandw   $7,$27,$7
    nop
    vandw   $3,$0,$0
    nop
    vxorw   $7,$12,$12
    nop
    vxorw   $25,$7,$7
    nop
    vxorw   $3,$12,$25
    nop
    vandw   $4,$7,$7
    nop
    vandw   $25,$2,$2
    nop
    vxorw   $6,$7,$6
    nop
    vandw   $12,$15,$7
    nop
    vxorw   $6,$12,$15
    nop
    vxorw   $4,$6,$4
    nop
    vxorw   $8,$15,$27
    nop
    vandw   $4,$5,$5
    nop
    vandw   $6,$13,$29
    vldd    $13,bitsliced_spill+256($31) !tprello
    vandw   $8,$22,$28
    vldd    $22,bitsliced_spill+320($31) !tprello
    vandw   $27,$26,$26
    nop
    vandw   $15,$23,$30
    vldd    $23,bitsliced_spill+352($31) !tprello
    vandw   $25,$13,$25
    vldd    $13,bitsliced_spill+288($31) !tprello
    vandw   $12,$22,$12
    nop
    vandw   $6,$1,$6
    nop
    vandw   $3,$23,$1
    nop
    vandw   $4,$13,$4
    nop
    vandw   $15,$11,$3
    nop
    vandw   $8,$9,$8
    nop
    vandw   $27,$10,$10
    nop
    vxorw   $2,$0,$0
    nop
    vxorw   $8,$10,$10
    nop
    vxorw   $4,$0,$27
    nop
    vxorw   $12,$10,$12
    nop
    vxorw   $7,$2,$7
    nop
    vxorw   $25,$12,$2
    nop
    vxorw   $5,$29,$29
    nop
    vxorw   $30,$27,$27
    nop
    vxorw   $26,$29,$26
    nop
    vxorw   $29,$7,$7
    nop
    vxorw   $26,$27,$27
    nop
    vxorw   $5,$24,$5
    nop
    vxorw   $6,$10,$6
    nop
    vxorw   $0,$5,$5
    nop
    vxorw   $2,$7,$7
    nop
    vxorw   $28,$26,$0
    nop
    vxorw   $14,$27,$14
    vstd    $7,bitsliced_spill+96($31) !tprello
    vxorw   $6,$5,$6
    vldd    $26,bitsliced_state+192($31) !tprello
    vxorw   $8,$0,$8
    vldd    $28,bitsliced_state+128($31) !tprello
    vxorw   $4,$6,$4
    vldd    $10,bitsliced_state+64($31) !tprello
    vxorw   $27,$6,$6
    vldd    $27,bitsliced_state+224($31) !tprello
    vxorw   $2,$0,$2
    vstd    $4,bitsliced_spill+224($31) !tprello
    vxorw   $12,$1,$4
    vstd    $6,bitsliced_spill+192($31) !tprello
    vxorw   $5,$7,$5
    vstd    $2,bitsliced_spill+0($31) !tprello
    vxorw   $7,$0,$6
    vldd    $7,bitsliced_state+32($31) !tprello
    vxorw   $14,$8,$0
    vstd    $5,bitsliced_spill+128($31) !tprello
    vxorw   $4,$14,$4
    vstd    $6,bitsliced_spill+32($31) !tprello
    vxorw   $0,$3,$5
    vldd    $6,bitsliced_state+160($31) !tprello
    vxorw   $27,$7,$0
    vstd    $4,bitsliced_spill+160($31) !tprello
    vxorw   $27,$10,$4
    vstd    $5,bitsliced_spill+64($31) !tprello
    vxorw   $28,$10,$1
    vldd    $5,bitsliced_state+0($31) !tprello
    vxorw   $27,$28,$3
    vldd    $2,bitsliced_state+96($31) !tprello
    vxorw   $26,$6,$6
    vstd    $0,bitsliced_spill+384($31) !tprello
    vxorw   $0,$1,$14
    nop
    vxorw   $6,$5,$8
    nop
    vxorw   $2,$14,$2
    nop
    vxorw   $8,$28,$28
    nop
    vxorw   $8,$27,$12
    nop
    vxorw   $8,$7,$7
    nop
    vxorw   $2,$10,$10
    vstd    $12,bitsliced_spill+416($31) !tprello
    vxorw   $7,$4,$24
    vstd    $7,bitsliced_spill+480($31) !tprello
    vxorw   $2,$26,$2
    nop
    vxorw   $10,$5,$26
    vstd    $24,bitsliced_spill+448($31) !tprello
    vxorw   $2,$3,$29
    nop
    vxorw   $10,$6,$30
    nop
    vxorw   $5,$29,$25
    nop
    vxorw   $30,$29,$9
    nop
    vxorw   $30,$4,$11
    nop
    vxorw   $6,$29,$6
    nop
    vandw   $24,$26,$24
    nop
    vxorw   $0,$6,$15
    nop
    vxorw   $27,$6,$27
    nop
    vandw   $14,$10,$13
    nop
    vandw   $28,$5,$23
    nop
    vxorw   $24,$13,$24
    nop
    vxorw   $23,$13,$13
    nop
    vandw   $7,$8,$7
    nop
    vandw   $0,$6,$0
    nop
    vandw   $12,$25,$12
    nop
    vxorw   $7,$0,$7
    nop
    vxorw   $12,$0,$0
    nop
    vandw   $3,$29,$12
    nop
    vandw   $4,$30,$23
    nop
    vandw   $1,$9,$22
    nop
    vxorw   $23,$12,$23
    nop
    vxorw   $22,$12,$12
    nop
    vxorw   $13,$23,$13
    nop
    vxorw   $24,$12,$24
    nop
    vxorw   $7,$12,$7
    nop
    vxorw   $13,$11,$11
    nop
    vxorw   $0,$23,$0
    nop
    vxorw   $24,$2,$2
    nop
    vxorw   $7,$15,$7
    nop
    vxorw   $2,$11,$15
    nop
    vandw   $2,$7,$2
    nop
    vxorw   $0,$27,$0
    nop
    vxorw   $11,$2,$27
    nop
    vxorw   $0,$2,$2
    nop
    vxorw   $7,$0,$24
    nop
    vandw   $15,$2,$23
    nop
    vandw   $27,$24,$24
    nop
    vxorw   $23,$11,$11
    nop
    vxorw   $24,$0,$24
    nop
    vandw   $11,$25,$25
    nop
    vxorw   $7,$24,$7
    nop
    vxorw   $2,$24,$23
    nop
    vxorw   $11,$24,$27
    nop
    vandw   $0,$23,$0
    nop
    vandw   $24,$5,$5
    nop
    vxorw   $2,$0,$2
    nop
    vxorw   $0,$7,$7
    nop
    vandw   $11,$2,$0
    nop
    vxorw   $24,$7,$2
    nop
    vxorw   $15,$0,$0
    nop
    vandw   $2,$10,$10
    nop
    vxorw   $11,$0,$15
    nop
    vxorw   $0,$7,$23
    nop
    vandw   $7,$26,$26
    nop
    vxorw   $27,$23,$13
    nop
    vandw   $0,$8,$8
    nop
    vandw   $15,$6,$6
    nop
    vandw   $13,$9,$9
    nop
    vandw   $27,$29,$12
    vldd    $29,bitsliced_spill+448($31) !tprello
    vandw   $23,$30,$30
    nop
    vandw   $2,$14,$14
    vldd    $2,bitsliced_spill+480($31) !tprello
    vandw   $24,$28,$28
    vldd    $24,bitsliced_spill+384($31) !tprello
    vandw   $7,$29,$29
    vldd    $7,bitsliced_spill+416($31) !tprello
    vandw   $27,$3,$3
    nop
    vandw   $0,$2,$0
    nop
    vandw   $15,$24,$2
    nop
    vandw   $11,$7,$7
    nop
    vandw   $23,$4,$4
    nop
    vandw   $13,$1,$1
    nop
    vxorw   $10,$5,$5
    nop
    vxorw   $3,$1,$1
    nop
    vxorw   $2,$5,$13
    nop
    vxorw   $29,$1,$29
    nop
    vxorw   $6,$8,$8
    nop
    vxorw   $14,$29,$14
    nop
    vxorw   $26,$10,$10
    nop
    vxorw   $9,$8,$9
    nop
    vxorw   $30,$13,$13
    nop
    vxorw   $6,$25,$6
    nop
    vxorw   $9,$13,$13
    nop
    vxorw   $8,$10,$8
    nop
    vxorw   $0,$1,$0
    nop
    vxorw   $5,$6,$5
    nop
    vxorw   $7,$13,$6
    nop
    vxorw   $0,$5,$7
    nop
    vxorw   $12,$9,$0
    nop
    vxorw   $14,$8,$1
    nop
    vxorw   $2,$7,$2
    nop
    vxorw   $29,$28,$28
    nop
    vxorw   $3,$0,$3
    nop
    vxorw   $14,$0,$14
    nop
    vxorw   $13,$7,$7
    nop
    vxorw   $1,$0,$0
    nop
    vxorw   $6,$3,$3
    ldw     $13,bitsliced_selectors+8($31) !tprello
    vxorw   $5,$1,$5
    nop
    vxorw   $3,$4,$4
    nop
    vshfw   $2,$2,$13,$2
    nop
    vshfw   $7,$7,$13,$3
    nop
    vxorw   $28,$6,$6
    nop
    vshfw   $5,$5,$13,$5
    nop
    vshfw   $6,$6,$13,$28
    nop
    vshfw   $1,$1,$13,$7
    vldd    $6,bitsliced_spill+0($31) !tprello
    vshfw   $4,$4,$13,$1
    ldw     $29,bitsliced_keys_end+512($19) !tprello
    vshfw   $0,$0,$13,$0
    vldd    $4,bitsliced_keys_end+480($19) !tprello
    vshfw   $14,$14,$13,$13
    vldd    $14,bitsliced_keys_end+224($19) !tprello
    vshfw   $6,$13,$29,$9
    vldd    $8,bitsliced_spill+128($31) !tprello
    vshfw   $13,$6,$29,$12
    nop
    vlog3r1 $4,$13,$9,$13
    vldd    $4,bitsliced_keys_end+96($19) !tprello
    vlog3r1 $14,$6,$12,$14
    vldd    $6,bitsliced_keys_end+352($19) !tprello
    vshfw   $8,$5,$29,$25
    vldd    $10,bitsliced_spill+96($31) !tprello
    vshfw   $5,$8,$29,$30
    nop
    vlog3r1 $4,$8,$30,$8
    vldd    $4,bitsliced_keys_end+384($19) !tprello
    vlog3r1 $6,$5,$25,$26
    vldd    $5,bitsliced_keys_end+128($19) !tprello
    vshfw   $7,$10,$29,$6
    nop
    vshfw   $10,$7,$29,$23
    nop
    vlog3r1 $4,$7,$23,$7
    nop
    vlog3r1 $5,$10,$6,$5
    nop
    vxorw   $14,$7,$4
    vldd    $10,bitsliced_spill+64($31) !tprello
    vxorw   $13,$5,$11
    nop
    vlog3r1 $4,$6,$8,$4
    vldd    $6,bitsliced_keys_end+160($19) !tprello
    vlog3r1 $11,$23,$26,$11
    vldd    $23,bitsliced_keys_end+416($19) !tprello
    vshfw   $1,$10,$29,$15
    vldd    $24,bitsliced_spill+32($31) !tprello
    vshfw   $10,$1,$29,$27
    vstd    $11,bitsliced_state+128($31) !tprello
    vlog3r1 $6,$10,$15,$6
    nop
    vlog3r1 $23,$1,$27,$1
    nop
    vlog3r1 $6,$27,$7,$7
    vldd    $27,bitsliced_keys_end+192($19) !tprello
    vshfw   $24,$0,$29,$10
    vldd    $23,bitsliced_keys_end+448($19) !tprello
    vlog3r1 $1,$15,$5,$5
    vstd    $7,bitsliced_state+160($31) !tprello
    vshfw   $0,$24,$29,$7
    nop
    vlog3r1 $27,$24,$7,$24
    nop
    vlog3r1 $23,$0,$10,$0
    nop
    vlog3r1 $24,$10,$1,$1
    vldd    $10,bitsliced_spill+224($31) !tprello
    vlog3r1 $14,$9,$0,$9
    vldd    $23,bitsliced_keys_end+0($19) !tprello
    vlog3r1 $0,$7,$6,$6
    vstd    $1,bitsliced_state+192($31) !tprello
    vlog3r1 $13,$12,$24,$7
    vstd    $9,bitsliced_state+224($31) !tprello
    vshfw   $2,$10,$29,$1
    vldd    $0,bitsliced_keys_end+256($19) !tprello
    vlog3r1 $23,$10,$1,$9
    vldd    $23,bitsliced_spill+192($31) !tprello
    vshfw   $10,$2,$29,$10
    nop
    vlog3r1 $9,$10,$13,$12
    vldd    $24,bitsliced_keys_end+288($19) !tprello
    vlog3r1 $0,$2,$10,$10
    vldd    $2,bitsliced_keys_end+32($19) !tprello
    vshfw   $23,$3,$29,$27
    vstd    $12,bitsliced_state+0($31) !tprello
    vlog3r1 $10,$1,$14,$0
    nop
    vshfw   $3,$23,$29,$1
    vldd    $12,bitsliced_spill+160($31) !tprello
    vlog3r1 $2,$23,$1,$2
    nop
    vlog3r1 $24,$3,$27,$3
    nop
    vxorw   $13,$2,$24
    nop
    vshfw   $28,$12,$29,$23
    nop
    vlog3r1 $24,$27,$10,$10
    vldd    $24,bitsliced_keys_end+320($19) !tprello
    vxorw   $14,$3,$27
    vldd    $15,bitsliced_keys_end+64($19) !tprello
    vshfw   $12,$28,$29,$29
    vstd    $10,bitsliced_state+32($31) !tprello
    vlog3r1 $27,$1,$9,$1
    nop
    vlog3r1 $24,$28,$29,$24
    nop
    vlog3r1 $15,$12,$23,$12
    nop
    vxorw   $13,$8,$8
    nop
    vlog3r1 $12,$29,$3,$3
    nop
    vlog3r1 $8,$25,$24,$8
    nop
    vxorw   $14,$26,$14
    vstd    $3,bitsliced_state+64($31) !tprello
    vlog3r1 $24,$23,$2,$2
    vstd    $8,bitsliced_state+96($31) !tprello
    vlog3r1 $14,$30,$12,$3
    ldi     $19,544($19)
    or      $31,$31,$31
    bne     $19,next_round
    .endm
#endif

#if !defined(AES_CTR) && !defined(AES_ECB_DECRYPT)
# 410 operations on P0, 66 on P1, 412 cycles
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
    vldd    $3,bitsliced_spill+192($31) !tprello
    vxorw   $4,$12,$12
    vldd    $6,bitsliced_spill+224($31) !tprello
    vxorw   $2,$1,$2
    vldd    $14,bitsliced_masks+128($31) !tprello
    vxorw   $12,$0,$0
    nop
    vsllw   $3,1,$12
    vldd    $10,bitsliced_spill+160($31) !tprello
    vxorw   $5,$4,$4
    nop
    vlog3r2 $14,$12,$6,$5
    vldd    $12,bitsliced_spill+128($31) !tprello
    vsrlw   $6,1,$6
    nop
    vsrlw   $10,1,$24
    vldd    $22,bitsliced_spill+64($31) !tprello
    vlog3r2 $14,$3,$6,$3
    nop
    vlog3r2 $14,$12,$24,$6
    vldd    $24,bitsliced_spill+96($31) !tprello
    vsllw   $12,1,$12
    vldd    $8,bitsliced_spill+0($31) !tprello
    vsllw   $22,1,$25
    nop
    vlog3r2 $14,$12,$10,$12
    vldd    $10,bitsliced_spill+32($31) !tprello
    vlog3r2 $14,$25,$24,$25
    nop
    vsllw   $8,1,$30
    nop
    vsrlw   $24,1,$24
    nop
    vlog3r2 $14,$30,$10,$30
    nop
    vlog3r2 $14,$22,$24,$22
    nop
    vsllw   $13,1,$24
    nop
    vsrlw   $10,1,$10
    nop
    vsrlw   $9,1,$11
    nop
    vlog3r2 $14,$8,$10,$8
    nop
    vlog3r2 $14,$13,$11,$11
    nop
    vsllw   $2,1,$13
    nop
    vlog3r2 $14,$24,$9,$9
    nop
    vsrlw   $4,1,$24
    nop
    vsllw   $0,1,$10
    nop
    vlog3r2 $14,$2,$24,$2
    nop
    vlog3r2 $14,$10,$1,$10
    nop
    vsllw   $23,1,$24
    nop
    vsrlw   $1,1,$1
    nop
    vsrlw   $28,1,$26
    nop
    vlog3r2 $14,$13,$4,$4
    nop
    vsllw   $12,2,$13
    nop
    vlog3r2 $14,$24,$28,$24
    nop
    vlog3r2 $14,$0,$1,$0
    vldd    $1,bitsliced_masks+96($31) !tprello
    vlog3r2 $14,$23,$26,$14
    nop
    vsrlw   $5,2,$23
    nop
    vsllw   $6,2,$26
    nop
    vlog3r2 $1,$13,$5,$5
    nop
    vlog3r2 $1,$12,$23,$12
    nop
    vlog3r2 $1,$26,$3,$26
    nop
    vsrlw   $3,2,$3
    nop
    vsllw   $30,2,$23
    nop
    vlog3r2 $1,$6,$3,$3
    nop
    vlog3r2 $1,$23,$25,$23
    nop
    vsrlw   $25,2,$25
    nop
    vsllw   $8,2,$6
    nop
    vlog3r2 $1,$30,$25,$25
    nop
    vlog3r2 $1,$6,$22,$6
    nop
    vsrlw   $22,2,$22
    nop
    vsrlw   $9,2,$30
    nop
    vlog3r2 $1,$8,$22,$8
    nop
    vlog3r2 $1,$4,$30,$30
    nop
    vsllw   $2,2,$22
    nop
    vsllw   $4,2,$4
    nop
    vlog3r2 $1,$22,$11,$22
    nop
    vsrlw   $11,2,$11
    nop
    vlog3r2 $1,$4,$9,$4
    nop
    vlog3r2 $1,$2,$11,$2
    nop
    vsrlw   $0,2,$11
    nop
    vsrlw   $10,2,$9
    nop
    vsllw   $14,2,$13
    nop
    vlog3r2 $1,$24,$9,$9
    nop
    vsllw   $24,2,$24
    nop
    vlog3r2 $1,$13,$0,$0
    nop
    vlog3r2 $1,$24,$10,$10
    vldd    $24,bitsliced_masks+64($31) !tprello
    vsrlw   $5,4,$13
    nop
    vsllw   $23,4,$28
    nop
    vlog3r2 $1,$14,$11,$1
    nop
    vlog3r2 $24,$28,$5,$5
    nop
    vlog3r2 $24,$23,$13,$13
    nop
    vsllw   $25,4,$23
    nop
    vsrlw   $12,4,$28
    nop
    vsllw   $6,4,$11
    nop
    vlog3r2 $24,$23,$12,$12
    nop
    vlog3r2 $24,$11,$26,$11
    nop
    vsrlw   $26,4,$26
    nop
    vsrlw   $3,4,$23
    nop
    vlog3r2 $24,$6,$26,$6
    nop
    vlog3r2 $24,$25,$28,$25
    nop
    vlog3r2 $24,$8,$23,$23
    nop
    vsllw   $8,4,$8
    nop
    vsrlw   $4,4,$28
    nop
    vlog3r2 $24,$8,$3,$3
    nop
    vsllw   $0,4,$8
    nop
    vsllw   $10,4,$26
    nop
    vsrlw   $22,4,$14
    nop
    vlog3r2 $24,$26,$4,$4
    nop
    vlog3r2 $24,$10,$28,$10
    nop
    vsrlw   $30,4,$28
    nop
    vlog3r2 $24,$0,$14,$0
    nop
    vlog3r2 $24,$8,$22,$8
    nop
    vsrlw   $2,4,$22
    nop
    vsllw   $9,4,$14
    nop
    vlog3r2 $24,$9,$28,$28
    ldw     $9,bitsliced_selectors+16($31) !tprello
    vlog3r2 $24,$14,$30,$14
    nop
    vsllw   $1,4,$30
    ldw     $26,bitsliced_selectors+12($31) !tprello
    vshfw   $11,$5,$9,$15
    nop
    vlog3r2 $24,$30,$2,$2
    nop
    vshfw   $11,$5,$26,$5
    nop
    vshfw   $6,$13,$26,$11
    nop
    vshfw   $6,$13,$9,$6
    nop
    vlog3r2 $24,$1,$22,$1
    nop
    vshfw   $3,$12,$9,$24
    ldw     $22,bitsliced_selectors+20($31) !tprello
    vshfw   $3,$12,$26,$3
    nop
    vshfw   $23,$25,$9,$9
    nop
    vshfw   $2,$14,$22,$12
    nop
    vshfw   $8,$4,$22,$30
    ldw     $13,bitsliced_selectors+24($31) !tprello
    vshfw   $23,$25,$26,$23
    nop
    vshfw   $0,$10,$22,$25
    nop
    vshfw   $8,$4,$13,$4
    nop
    vshfw   $1,$28,$13,$26
    vldd    $8,bitsliced_masks+32($31) !tprello
    vshfw   $0,$10,$13,$0
    nop
    vsrlw   $5,16,$10
    nop
    vshfw   $2,$14,$13,$2
    vldd    $13,bitsliced_last_key+0($31) !tprello
    vlog3r0 $10,$30,$8,$10
    nop
    vshfw   $1,$28,$22,$1
    nop
    vsllw   $10,16,$22
    nop
    vlog3r1 $30,$13,$10,$10
    nop
    vlog3r1 $5,$13,$22,$5
    nop
    vsrlw   $15,16,$22
    vldd    $30,bitsliced_last_key+32($31) !tprello
    vsrlw   $3,16,$28
    nop
    vlog3r0 $22,$4,$8,$22
    nop
    vlog3r0 $28,$12,$8,$28
    nop
    vlog3r1 $4,$30,$22,$4
    nop
    vsllw   $22,16,$22
    nop
    vsllw   $28,16,$14
    nop
    vlog3r1 $15,$30,$22,$15
    nop
    vlog3r1 $12,$13,$28,$12
    nop
    vlog3r1 $3,$13,$14,$3
    nop
    vsrlw   $24,16,$14
    nop
    vsrlw   $11,16,$28
    nop
    vlog3r0 $14,$2,$8,$14
    nop
    vlog3r0 $28,$25,$8,$28
    nop
    vsllw   $14,16,$22
    nop
    vlog3r1 $2,$30,$14,$2
    nop
    vlog3r1 $24,$30,$22,$22
    nop
    vsllw   $28,16,$24
    nop
    vlog3r1 $25,$13,$28,$25
    nop
    vlog3r1 $11,$13,$24,$11
    nop
    vsrlw   $6,16,$24
    nop
    vsrlw   $23,16,$28
    nop
    vlog3r0 $24,$0,$8,$24
    nop
    vlog3r0 $28,$1,$8,$28
    nop
    vsllw   $24,16,$14
    nop
    vlog3r1 $0,$30,$24,$0
    nop
    vlog3r1 $6,$30,$14,$6
    nop
    vsllw   $28,16,$14
    nop
    vlog3r1 $1,$13,$28,$1
    nop
    vlog3r1 $23,$13,$14,$13
    vldd    $14,bitsliced_masks+0($31) !tprello
    vsrlw   $9,16,$23
    nop
    vsllw   $15,8,$28
    nop
    vlog3r0 $23,$26,$8,$8
    nop
    vlog3r2 $14,$28,$5,$28
    nop
    vsllw   $8,16,$23
    nop
    vlog3r1 $26,$30,$8,$8
    vstd    $28,-512($17)
    vlog3r1 $9,$30,$23,$9
    nop
    vsrlw   $5,8,$5
    nop
    vsllw   $22,8,$23
    nop
    vsrlw   $3,8,$28
    nop
    vlog3r2 $14,$23,$3,$3
    nop
    vlog3r2 $14,$22,$28,$22
    nop
    vsrlw   $11,8,$28
    vstd    $3,-448($17)
    vlog3r2 $14,$15,$5,$3
    vstd    $22,-416($17)
    vsllw   $6,8,$22
    nop
    vlog3r2 $14,$6,$28,$6
    vstd    $3,-480($17)
    vlog3r2 $14,$22,$11,$3
    nop
    vsllw   $4,8,$11
    vstd    $6,-352($17)
    vsllw   $9,8,$6
    vstd    $3,-384($17)
    vsrlw   $13,8,$3
    nop
    vlog3r2 $14,$6,$13,$6
    nop
    vlog3r2 $14,$9,$3,$3
    nop
    vsrlw   $10,8,$9
    vstd    $6,-320($17)
    vsllw   $2,8,$6
    vstd    $3,-288($17)
    vlog3r2 $14,$4,$9,$3
    nop
    vlog3r2 $14,$11,$10,$10
    nop
    vsrlw   $12,8,$11
    vstd    $3,-224($17)
    vsrlw   $25,8,$3
    vstd    $10,-256($17)
    vlog3r2 $14,$6,$12,$6
    nop
    vlog3r2 $14,$2,$11,$2
    nop
    vsllw   $0,8,$11
    vstd    $6,-192($17)
    vsrlw   $1,8,$6
    vstd    $2,-160($17)
    vlog3r2 $14,$0,$3,$0
    nop
    vsllw   $8,8,$2
    nop
    vlog3r2 $14,$11,$25,$11
    vstd    $0,-96($17)
    vlog3r2 $14,$2,$1,$0
    nop
    vlog3r2 $14,$8,$6,$6
    vstd    $11,-128($17)
    or      $31,$31,$31
    vstd    $0,-64($17)
    or      $31,$31,$31
    vstd    $6,-32($17)
    .endm
#endif

#if defined(AES_CTR)
# 418 operations on P0, 82 on P1, 420 cycles
    .macro OUTPUT_COUNTER
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
    vldd    $3,bitsliced_spill+192($31) !tprello
    vxorw   $4,$12,$12
    vldd    $6,bitsliced_spill+224($31) !tprello
    vxorw   $2,$1,$2
    vldd    $14,bitsliced_masks+128($31) !tprello
    vxorw   $12,$0,$0
    nop
    vsllw   $3,1,$12
    vldd    $10,bitsliced_spill+160($31) !tprello
    vxorw   $5,$4,$4
    nop
    vlog3r2 $14,$12,$6,$5
    vldd    $12,bitsliced_spill+128($31) !tprello
    vsrlw   $6,1,$6
    nop
    vsrlw   $10,1,$24
    vldd    $22,bitsliced_spill+64($31) !tprello
    vlog3r2 $14,$3,$6,$3
    nop
    vlog3r2 $14,$12,$24,$6
    vldd    $24,bitsliced_spill+96($31) !tprello
    vsllw   $12,1,$12
    vldd    $8,bitsliced_spill+0($31) !tprello
    vsllw   $22,1,$25
    nop
    vlog3r2 $14,$12,$10,$12
    vldd    $10,bitsliced_spill+32($31) !tprello
    vlog3r2 $14,$25,$24,$25
    nop
    vsllw   $8,1,$30
    nop
    vsrlw   $24,1,$24
    nop
    vlog3r2 $14,$30,$10,$30
    nop
    vlog3r2 $14,$22,$24,$22
    nop
    vsllw   $13,1,$24
    nop
    vsrlw   $10,1,$10
    nop
    vsrlw   $9,1,$11
    nop
    vlog3r2 $14,$8,$10,$8
    nop
    vlog3r2 $14,$13,$11,$11
    nop
    vsllw   $2,1,$13
    nop
    vlog3r2 $14,$24,$9,$9
    nop
    vsrlw   $4,1,$24
    nop
    vsllw   $0,1,$10
    nop
    vlog3r2 $14,$2,$24,$2
    nop
    vlog3r2 $14,$10,$1,$10
    nop
    vsllw   $23,1,$24
    nop
    vsrlw   $1,1,$1
    nop
    vsrlw   $28,1,$26
    nop
    vlog3r2 $14,$13,$4,$4
    nop
    vsllw   $12,2,$13
    nop
    vlog3r2 $14,$24,$28,$24
    nop
    vlog3r2 $14,$0,$1,$0
    vldd    $1,bitsliced_masks+96($31) !tprello
    vlog3r2 $14,$23,$26,$14
    nop
    vsrlw   $5,2,$23
    nop
    vsllw   $6,2,$26
    nop
    vlog3r2 $1,$13,$5,$5
    nop
    vlog3r2 $1,$12,$23,$12
    nop
    vlog3r2 $1,$26,$3,$26
    nop
    vsrlw   $3,2,$3
    nop
    vsllw   $30,2,$23
    nop
    vlog3r2 $1,$6,$3,$3
    nop
    vlog3r2 $1,$23,$25,$23
    nop
    vsrlw   $25,2,$25
    nop
    vsllw   $8,2,$6
    nop
    vlog3r2 $1,$30,$25,$25
    nop
    vlog3r2 $1,$6,$22,$6
    nop
    vsrlw   $22,2,$22
    nop
    vsrlw   $9,2,$30
    nop
    vlog3r2 $1,$8,$22,$8
    nop
    vlog3r2 $1,$4,$30,$30
    nop
    vsllw   $2,2,$22
    nop
    vsllw   $4,2,$4
    nop
    vlog3r2 $1,$22,$11,$22
    nop
    vsrlw   $11,2,$11
    nop
    vlog3r2 $1,$4,$9,$4
    nop
    vlog3r2 $1,$2,$11,$2
    nop
    vsrlw   $0,2,$11
    nop
    vsrlw   $10,2,$9
    nop
    vsllw   $14,2,$13
    nop
    vlog3r2 $1,$24,$9,$9
    nop
    vsllw   $24,2,$24
    nop
    vlog3r2 $1,$13,$0,$0
    nop
    vlog3r2 $1,$24,$10,$10
    vldd    $24,bitsliced_masks+64($31) !tprello
    vsrlw   $5,4,$13
    nop
    vsllw   $23,4,$28
    nop
    vlog3r2 $1,$14,$11,$1
    nop
    vlog3r2 $24,$28,$5,$5
    nop
    vlog3r2 $24,$23,$13,$13
    nop
    vsllw   $25,4,$23
    nop
    vsrlw   $12,4,$28
    nop
    vsllw   $6,4,$11
    nop
    vlog3r2 $24,$23,$12,$12
    nop
    vlog3r2 $24,$11,$26,$11
    nop
    vsrlw   $26,4,$26
    nop
    vsrlw   $3,4,$23
    nop
    vlog3r2 $24,$6,$26,$6
    nop
    vlog3r2 $24,$25,$28,$25
    nop
    vlog3r2 $24,$8,$23,$23
    nop
    vsllw   $8,4,$8
    nop
    vsrlw   $4,4,$28
    nop
    vlog3r2 $24,$8,$3,$3
    nop
    vsllw   $0,4,$8
    nop
    vsllw   $10,4,$26
    nop
    vsrlw   $22,4,$14
    nop
    vlog3r2 $24,$26,$4,$4
    nop
    vlog3r2 $24,$10,$28,$10
    nop
    vsrlw   $30,4,$28
    nop
    vlog3r2 $24,$0,$14,$0
    nop
    vlog3r2 $24,$8,$22,$8
    nop
    vsrlw   $2,4,$22
    nop
    vsllw   $9,4,$14
    nop
    vlog3r2 $24,$9,$28,$28
    ldw     $9,bitsliced_selectors+16($31) !tprello
    vlog3r2 $24,$14,$30,$14
    nop
    vsllw   $1,4,$30
    ldw     $26,bitsliced_selectors+12($31) !tprello
    vshfw   $11,$5,$9,$15
    nop
    vlog3r2 $24,$30,$2,$2
    nop
    vshfw   $11,$5,$26,$5
    nop
    vshfw   $6,$13,$26,$11
    nop
    vshfw   $6,$13,$9,$6
    nop
    vlog3r2 $24,$1,$22,$1
    nop
    vshfw   $3,$12,$9,$24
    ldw     $22,bitsliced_selectors+20($31) !tprello
    vshfw   $3,$12,$26,$3
    nop
    vshfw   $23,$25,$9,$9
    nop
    vshfw   $2,$14,$22,$12
    nop
    vshfw   $8,$4,$22,$30
    ldw     $13,bitsliced_selectors+24($31) !tprello
    vshfw   $23,$25,$26,$23
    nop
    vshfw   $0,$10,$22,$25
    nop
    vshfw   $8,$4,$13,$4
    nop
    vshfw   $1,$28,$13,$26
    vldd    $8,bitsliced_masks+32($31) !tprello
    vshfw   $0,$10,$13,$0
    nop
    vsrlw   $5,16,$10
    nop
    vshfw   $2,$14,$13,$2
    vldd    $13,bitsliced_last_key+0($31) !tprello
    vlog3r0 $10,$30,$8,$10
    nop
    vshfw   $1,$28,$22,$1
    nop
    vsllw   $10,16,$22
    nop
    vlog3r1 $30,$13,$10,$10
    nop
    vlog3r1 $5,$13,$22,$5
    nop
    vsrlw   $15,16,$22
    vldd    $30,bitsliced_last_key+32($31) !tprello
    vsrlw   $3,16,$28
    nop
    vlog3r0 $22,$4,$8,$22
    nop
    vlog3r0 $28,$12,$8,$28
    nop
    vlog3r1 $4,$30,$22,$4
    nop
    vsllw   $22,16,$22
    nop
    vsllw   $28,16,$14
    nop
    vlog3r1 $15,$30,$22,$15
    nop
    vlog3r1 $12,$13,$28,$12
    nop
    vlog3r1 $3,$13,$14,$3
    nop
    vsrlw   $24,16,$14
    nop
    vsrlw   $11,16,$28
    nop
    vlog3r0 $14,$2,$8,$14
    nop
    vlog3r0 $28,$25,$8,$28
    nop
    vsllw   $14,16,$22
    nop
    vlog3r1 $2,$30,$14,$2
    nop
    vlog3r1 $24,$30,$22,$22
    nop
    vsllw   $28,16,$24
    nop
    vlog3r1 $25,$13,$28,$25
    nop
    vlog3r1 $11,$13,$24,$11
    nop
    vsrlw   $6,16,$24
    nop
    vsrlw   $23,16,$28
    nop
    vlog3r0 $24,$0,$8,$24
    nop
    vlog3r0 $28,$1,$8,$28
    nop
    vsllw   $24,16,$14
    nop
    vlog3r1 $0,$30,$24,$0
    nop
    vlog3r1 $6,$30,$14,$6
    nop
    vsllw   $28,16,$14
    nop
    vlog3r1 $1,$13,$28,$1
    nop
    vlog3r1 $23,$13,$14,$13
    vldd    $14,bitsliced_masks+0($31) !tprello
    vsrlw   $9,16,$23
    nop
    vsrlw   $5,8,$28
    vldd    $24,-480($16)
    vlog3r0 $23,$26,$8,$8
    nop
    vlog3r0 $28,$15,$14,$28
    nop
    vsllw   $8,16,$23
    nop
    vlog3r1 $15,$24,$28,$15
    nop
    vlog3r1 $9,$30,$23,$23
    vldd    $9,-512($16)
    vlog3r1 $26,$30,$8,$8
    vstd    $15,-480($17)
    vsrlw   $3,8,$15
    vldd    $26,-416($16)
    vsllw   $28,8,$28
    nop
    vlog3r0 $15,$22,$14,$15
    nop
    vlog3r1 $5,$9,$28,$5
    vldd    $9,-448($16)
    vlog3r1 $22,$26,$15,$22
    nop
    vsllw   $15,8,$15
    vstd    $5,-512($17)
    vsrlw   $11,8,$5
    vstd    $22,-416($17)
    vlog3r1 $3,$9,$15,$3
    vldd    $9,-352($16)
    vsrlw   $13,8,$15
    vldd    $22,-288($16)
    vlog3r0 $5,$6,$14,$5
    vstd    $3,-448($17)
    vlog3r0 $15,$23,$14,$15
    vldd    $3,-384($16)
    vlog3r1 $6,$9,$5,$6
    nop
    vsllw   $5,8,$5
    vldd    $9,-224($16)
    vlog3r1 $23,$22,$15,$22
    vstd    $6,-352($17)
    vlog3r1 $11,$3,$5,$3
    vldd    $5,-320($16)
    vsrlw   $10,8,$6
    vstd    $22,-288($17)
    vsllw   $15,8,$15
    vstd    $3,-384($17)
    vlog3r0 $6,$4,$14,$3
    nop
    vlog3r1 $13,$5,$15,$5
    vldd    $13,-160($16)
    vsrlw   $12,8,$15
    vldd    $6,-256($16)
    vlog3r1 $4,$9,$3,$4
    vstd    $5,-320($17)
    vsllw   $3,8,$3
    nop
    vlog3r0 $15,$2,$14,$15
    vstd    $4,-224($17)
    vlog3r1 $10,$6,$3,$3
    vldd    $4,-192($16)
    vlog3r1 $2,$13,$15,$2
    vldd    $13,-96($16)
    vsllw   $15,8,$15
    vstd    $3,-256($17)
    vsrlw   $25,8,$3
    vstd    $2,-160($17)
    vlog3r1 $12,$4,$15,$2
    nop
    vlog3r0 $3,$0,$14,$3
    vldd    $4,-128($16)
    vsrlw   $1,8,$12
    vstd    $2,-192($17)
    vlog3r1 $0,$13,$3,$0
    vldd    $2,-64($16)
    vsllw   $3,8,$3
    vldd    $13,-32($16)
    vlog3r0 $12,$8,$14,$12
    vstd    $0,-96($17)
    vlog3r1 $25,$4,$3,$0
    nop
    vsllw   $12,8,$3
    nop
    vlog3r1 $8,$13,$12,$8
    vstd    $0,-128($17)
    vlog3r1 $1,$2,$3,$0
    nop
    or      $31,$31,$31
    vstd    $8,-32($17)
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
# 245 operations on P0, 67 on P1, 251 cycles
    .macro ROUND_DECRYPT
    vxorw   $7,$6,$8
    nop
    vxorw   $1,$0,$10
    vldd    $9,bitsliced_state+32($31) !tprello
    or      $31,$31,$31
    vldd    $11,bitsliced_state+0($31) !tprello
    vlog3r3 $3,$1,$10,$3
    nop
    or      $31,$31,$31
    nop
    vlog3r3 $7,$1,$3,$7
    nop
    vxorw   $9,$11,$11
    nop
    vxorw   $10,$7,$12
    nop
    vxorw   $2,$7,$2
    vstd    $11,bitsliced_spill+224($31) !tprello
    vxorw   $8,$12,$13
    nop
    vxorw   $6,$2,$14
    nop
    vxorw   $0,$13,$0
    nop
    vlog3r3 $6,$4,$13,$4
    nop
    vandw   $10,$0,$6
    nop
    vxorw   $5,$4,$5
    nop
    vxorw   $7,$4,$15
    nop
    vxorw   $8,$4,$22
    nop
    vxorw   $15,$13,$23
    nop
    vlog3r1 $3,$5,$8,$24
    nop
    vlog3r1 $2,$0,$23,$25
    nop
    vlog3r3 $2,$3,$5,$26
    nop
    vlog3r2 $15,$14,$25,$27
    nop
    vlog3r2 $2,$22,$24,$28
    nop
    vlog3r3 $8,$3,$27,$8
    nop
    vlog3r1 $0,$5,$7,$27
    nop
    vlog3r3 $28,$8,$5,$8
    nop
    vlog3r4 $26,$4,$24,$24
    nop
    vlog3r3 $6,$27,$28,$27
    nop
    vlog3r0 $6,$12,$5,$6
    nop
    vlog3r3 $1,$13,$27,$1
    nop
    vlog3r2 $13,$3,$25,$25
    vldd    $27,bitsliced_state+96($31) !tprello
    vxorw   $2,$0,$28
    nop
    vlog3r3 $4,$24,$25,$29
    vldd    $25,bitsliced_state+224($31) !tprello
    vlog3r3 $26,$24,$6,$6
    nop
    vlog3r3 $27,$9,$11,$27
    nop
    vlog3r2 $8,$1,$6,$24
    nop
    vlog3r3 $25,$9,$27,$9
    vstd    $27,bitsliced_spill+256($31) !tprello
    vxorw   $29,$24,$27
    nop
    vxorw   $11,$9,$11
    vstd    $9,bitsliced_spill+288($31) !tprello
    vlog3r4 $29,$6,$27,$9
    nop
    vlog3r6 $1,$6,$27,$25
    nop
    vlog3r4 $8,$9,$29,$9
    nop
    vlog3r0 $6,$1,$27,$6
    nop
    vlog3r5 $24,$27,$8,$8
    nop
    vlog3r6 $1,$24,$6,$6
    nop
    vandw   $7,$9,$7
    nop
    vxorw   $25,$6,$1
    nop
    vlog3r1 $0,$5,$9,$0
    nop
    vxorw   $9,$1,$24
    nop
    vandw   $14,$1,$14
    nop
    vandw   $15,$1,$1
    nop
    vxorw   $9,$8,$9
    nop
    vlog3r2 $13,$25,$1,$15
    nop
    vlog3r1 $6,$9,$22,$22
    nop
    vlog3r3 $6,$24,$9,$27
    nop
    vandw   $10,$9,$10
    nop
    vlog3r1 $12,$13,$27,$13
    nop
    vlog3r2 $26,$27,$24,$29
    nop
    vlog3r3 $22,$13,$1,$1
    nop
    vlog3r1 $3,$5,$27,$27
    nop
    vlog3r2 $6,$23,$1,$1
    nop
    vlog3r1 $2,$28,$9,$9
    nop
    vlog3r4 $24,$2,$29,$2
    vstd    $1,bitsliced_spill+192($31) !tprello
    vlog3r2 $3,$25,$27,$1
    nop
    vlog3r3 $13,$2,$10,$3
    nop
    vlog3r2 $26,$24,$1,$26
    nop
    vxorw   $15,$3,$3
    nop
    vandw   $12,$8,$12
    nop
    vlog3r2 $8,$5,$3,$5
    nop
    vandw   $4,$24,$4
    nop
    vlog3r3 $27,$5,$1,$5
    nop
    vxorw   $2,$3,$1
    nop
    vlog3r2 $28,$6,$12,$6
    nop
    vxorw   $15,$7,$15
    nop
    vxorw   $0,$9,$28
    nop
    vlog3r3 $26,$6,$15,$27
    nop
    vlog3r3 $12,$28,$3,$12
    vldd    $24,bitsliced_state+224($31) !tprello
    vlog3r3 $26,$14,$28,$26
    vstd    $27,bitsliced_spill+96($31) !tprello
    vlog3r3 $1,$12,$15,$1
    vldd    $12,bitsliced_spill+288($31) !tprello
    vxorw   $22,$6,$6
    vstd    $26,bitsliced_spill+160($31) !tprello
    vlog3r3 $7,$4,$14,$4
    vstd    $1,bitsliced_spill+128($31) !tprello
    vlog3r3 $3,$14,$6,$1
    vldd    $7,bitsliced_state+64($31) !tprello
    vlog3r3 $2,$6,$4,$2
    vldd    $3,bitsliced_state+192($31) !tprello
    vlog3r3 $9,$4,$5,$4
    vldd    $9,bitsliced_state+128($31) !tprello
    vlog3r3 $0,$6,$5,$5
    vstd    $2,bitsliced_spill+32($31) !tprello
    vxorw   $7,$12,$6
    vstd    $4,bitsliced_spill+64($31) !tprello
    vxorw   $24,$3,$4
    vstd    $5,bitsliced_spill+0($31) !tprello
    vxorw   $3,$6,$7
    vldd    $5,bitsliced_state+0($31) !tprello
    vxorw   $4,$11,$0
    nop
    or      $31,$31,$31
    vldd    $2,bitsliced_state+160($31) !tprello
    vlog3r3 $3,$9,$0,$3
    nop
    vxorw   $5,$0,$5
    vldd    $9,bitsliced_spill+256($31) !tprello
    vxorw   $12,$3,$24
    nop
    vxorw   $2,$3,$2
    nop
    vxorw   $24,$0,$14
    nop
    vlog3r1 $9,$2,$4,$26
    nop
    vlog3r1 $6,$5,$14,$22
    nop
    vxorw   $4,$3,$15
    nop
    vlog3r2 $24,$7,$22,$27
    nop
    vlog3r1 $5,$2,$12,$28
    vldd    $8,bitsliced_spill+224($31) !tprello
    vlog3r3 $4,$9,$27,$4
    nop
    vlog3r3 $6,$9,$2,$27
    nop
    vlog3r2 $6,$15,$26,$10
    nop
    vandw   $8,$5,$13
    nop
    vlog3r3 $10,$4,$2,$25
    vldd    $4,bitsliced_state+32($31) !tprello
    vlog3r3 $13,$28,$10,$10
    nop
    vlog3r4 $27,$3,$26,$26
    nop
    vlog3r0 $13,$11,$2,$13
    nop
    vlog3r3 $4,$0,$10,$4
    nop
    vlog3r2 $0,$9,$22,$22
    nop
    vxorw   $6,$5,$10
    nop
    vlog3r3 $27,$26,$13,$13
    nop
    vlog3r3 $3,$26,$22,$22
    nop
    vlog3r2 $25,$4,$13,$26
    nop
    or      $31,$31,$31
    nop
    vxorw   $22,$26,$28
    nop
    or      $31,$31,$31
    nop
    vlog3r4 $22,$13,$28,$29
    nop
    vlog3r6 $4,$13,$28,$23
    nop
    vlog3r0 $13,$4,$28,$13
    nop
    vlog3r5 $26,$28,$25,$28
    nop
    vlog3r6 $4,$26,$13,$4
    nop
    vlog3r4 $25,$29,$22,$22
    nop
    vxorw   $23,$4,$25
    nop
    vandw   $12,$22,$12
    nop
    vandw   $7,$25,$7
    nop
    vandw   $24,$25,$24
    nop
    vlog3r1 $5,$2,$22,$5
    nop
    vxorw   $22,$28,$29
    nop
    vlog3r2 $0,$23,$24,$13
    nop
    vxorw   $22,$25,$22
    nop
    vlog3r1 $4,$29,$15,$15
    nop
    vlog3r3 $4,$22,$29,$25
    nop
    vlog3r1 $6,$10,$29,$26
    nop
    vlog3r1 $11,$0,$25,$0
    nop
    vandw   $8,$29,$8
    nop
    vlog3r3 $15,$0,$24,$24
    nop
    vlog3r2 $27,$25,$22,$29
    nop
    vlog3r2 $4,$14,$24,$14
    nop
    vlog3r4 $22,$6,$29,$6
    nop
    vandw   $11,$28,$11
    nop
    vlog3r1 $9,$2,$25,$25
    nop
    vlog3r3 $0,$6,$8,$0
    nop
    vlog3r2 $9,$23,$25,$9
    nop
    vxorw   $13,$0,$0
    nop
    vlog3r2 $27,$22,$9,$27
    nop
    vlog3r2 $28,$2,$0,$2
    nop
    vandw   $3,$22,$3
    nop
    vlog3r3 $25,$2,$9,$2
    nop
    vxorw   $13,$12,$13
    nop
    vlog3r2 $10,$4,$11,$4
    nop
    vxorw   $5,$26,$10
    nop
    vxorw   $6,$0,$9
    nop
    vlog3r3 $11,$10,$0,$11
    nop
    vlog3r3 $12,$3,$7,$3
    nop
    vlog3r3 $9,$11,$13,$9
    nop
    vlog3r3 $27,$4,$13,$13
    ldw     $11,bitsliced_selectors+8($31) !tprello
    vlog3r3 $27,$7,$10,$10
    nop
    vxorw   $15,$4,$4
    nop
    vshfw   $10,$10,$11,$10
    nop
    vlog3r3 $0,$7,$4,$7
    nop
    vlog3r3 $5,$4,$2,$5
    nop
    vlog3r3 $26,$3,$2,$0
    nop
    vshfw   $13,$13,$11,$2
    nop
    vshfw   $7,$7,$11,$7
    nop
    vlog3r3 $6,$4,$3,$4
    nop
    vshfw   $14,$14,$11,$3
    vldd    $6,bitsliced_spill+160($31) !tprello
    vshfw   $9,$9,$11,$9
    nop
    vshfw   $5,$5,$11,$5
    nop
    vshfw   $0,$0,$11,$14
    vldd    $0,bitsliced_spill+96($31) !tprello
    vxorw   $6,$10,$26
    vldd    $13,bitsliced_spill+192($31) !tprello
    vshfw   $4,$4,$11,$11
    vldd    $4,bitsliced_spill+128($31) !tprello
    vxorw   $1,$7,$27
    vldd    $15,bitsliced_spill+64($31) !tprello
    vxorw   $0,$2,$12
    vldd    $0,bitsliced_spill+32($31) !tprello
    vxorw   $13,$3,$22
    vldd    $25,bitsliced_spill+0($31) !tprello
    vxorw   $4,$9,$28
    nop
    vxorw   $15,$14,$23
    nop
    vxorw   $0,$11,$8
    nop
    vxorw   $25,$5,$25
    nop
    vxorw   $8,$13,$13
    nop
    vxorw   $8,$25,$24
    vldd    $29,bitsliced_spill+96($31) !tprello
    vlog3r3 $22,$25,$4,$4
    vstd    $13,bitsliced_spill+320($31) !tprello
    vxorw   $23,$0,$0
    nop
    vlog3r3 $28,$24,$15,$15
    vstd    $4,bitsliced_spill+352($31) !tprello
    vlog3r3 $8,$25,$6,$13
    vldd    $4,bitsliced_spill+0($31) !tprello
    vlog3r3 $26,$8,$29,$6
    nop
    vlog3r3 $12,$25,$1,$1
    nop
    vxorw   $8,$3,$3
    nop
    vxorw   $27,$4,$4
    nop
    vlog3r3 $8,$25,$10,$10
    nop
    vlog3r3 $26,$8,$2,$2
    nop
    vlog3r3 $28,$24,$14,$14
    nop
    vlog3r3 $22,$25,$9,$9
    nop
    vlog3r3 $12,$25,$7,$7
    ldw     $12,bitsliced_keys_end+512($19) !tprello
    vxorw   $27,$5,$27
    vldd    $5,bitsliced_keys_end+224($19) !tprello
    vxorw   $23,$11,$23
    vldd    $11,bitsliced_keys_end+480($19) !tprello
    vshfw   $27,$4,$12,$25
    nop
    vshfw   $4,$27,$12,$22
    nop
    vlog3r3 $5,$4,$25,$24
    vldd    $4,bitsliced_keys_end+96($19) !tprello
    vlog3r3 $11,$27,$22,$11
    vldd    $5,bitsliced_keys_end+352($19) !tprello
    vshfw   $6,$2,$12,$27
    nop
    vshfw   $2,$6,$12,$28
    vldd    $8,bitsliced_keys_end+128($19) !tprello
    vlog3r3 $4,$6,$28,$26
    vstd    $28,bitsliced_spill+384($31) !tprello
    vlog3r3 $5,$2,$27,$28
    nop
    vshfw   $14,$15,$12,$5
    vldd    $4,bitsliced_keys_end+384($19) !tprello
    vlog3r3 $8,$15,$5,$6
    nop
    vshfw   $15,$14,$12,$2
    nop
    vxorw   $11,$6,$15
    nop
    vlog3r3 $4,$14,$2,$14
    nop
    vlog3r3 $15,$2,$28,$4
    vldd    $2,bitsliced_keys_end+416($19) !tprello
    vxorw   $24,$14,$15
    vldd    $8,bitsliced_keys_end+160($19) !tprello
    vshfw   $1,$7,$12,$29
    vstd    $4,bitsliced_state+128($31) !tprello
    vlog3r3 $15,$5,$26,$4
    nop
    vlog3r3 $2,$7,$29,$2
    nop
    vshfw   $7,$1,$12,$5
    nop
    vlog3r3 $8,$1,$5,$7
    nop
    vshfw   $0,$23,$12,$8
    vldd    $1,bitsliced_keys_end+448($19) !tprello
    vlog3r3 $7,$29,$14,$14
    vldd    $29,bitsliced_keys_end+192($19) !tprello
    vshfw   $23,$0,$12,$15
    nop
    vlog3r3 $2,$5,$6,$5
    vstd    $14,bitsliced_state+160($31) !tprello
    vlog3r3 $1,$23,$8,$6
    nop
    vlog3r3 $29,$0,$15,$0
    vldd    $1,bitsliced_spill+320($31) !tprello
    vlog3r3 $24,$22,$6,$22
    vldd    $29,bitsliced_keys_end+0($19) !tprello
    vlog3r3 $6,$15,$7,$6
    nop
    vlog3r3 $0,$8,$2,$7
    vstd    $22,bitsliced_state+224($31) !tprello
    vshfw   $3,$1,$12,$22
    vldd    $2,bitsliced_keys_end+256($19) !tprello
    vlog3r3 $29,$1,$22,$29
    vstd    $7,bitsliced_state+192($31) !tprello
    vlog3r3 $11,$25,$0,$7
    nop
    vshfw   $10,$13,$12,$25
    nop
    vshfw   $1,$3,$12,$0
    vldd    $1,bitsliced_keys_end+32($19) !tprello
    vlog3r3 $2,$3,$0,$2
    nop
    vlog3r3 $29,$0,$11,$0
    vldd    $3,bitsliced_spill+352($31) !tprello
    vshfw   $13,$10,$12,$15
    vldd    $8,bitsliced_keys_end+288($19) !tprello
    vlog3r3 $1,$13,$25,$13
    vstd    $0,bitsliced_state+0($31) !tprello
    vlog3r3 $2,$22,$24,$0
    nop
    vxorw   $11,$13,$22
    vldd    $1,bitsliced_keys_end+64($19) !tprello
    vlog3r3 $8,$10,$15,$8
    nop
    vshfw   $9,$3,$12,$10
    nop
    vxorw   $24,$8,$14
    nop
    vlog3r3 $1,$3,$10,$23
    nop
    vlog3r3 $14,$25,$29,$1
    vldd    $14,bitsliced_keys_end+320($19) !tprello
    vlog3r3 $22,$15,$2,$2
    nop
    vxorw   $11,$26,$11
    nop
    vshfw   $3,$9,$12,$3
    vstd    $2,bitsliced_state+32($31) !tprello
    vlog3r3 $14,$9,$3,$2
    nop
    vlog3r3 $23,$3,$8,$3
    nop
    vlog3r3 $11,$27,$2,$11
    vldd    $27,bitsliced_spill+384($31) !tprello
    vlog3r3 $2,$10,$13,$2
    vstd    $3,bitsliced_state+64($31) !tprello
    vxorw   $24,$28,$3
    vstd    $11,bitsliced_state+96($31) !tprello
    or      $31,$31,$31
    ldi     $19,544($19)
    vlog3r3 $3,$27,$23,$3
    bne     $19,next_round
    .endm
#endif

#if defined(AES_ECB_DECRYPT)
# 342 operations on P0, 56 on P1, 346 cycles
    .macro OUTPUT_DECRYPT
    vxorw   $1,$0,$8
    nop
    vxorw   $7,$6,$10
    vldd    $9,bitsliced_state+32($31) !tprello
    or      $31,$31,$31
    vldd    $11,bitsliced_state+0($31) !tprello
    vlog3r3 $3,$1,$8,$3
    nop
    or      $31,$31,$31
    nop
    vlog3r3 $7,$1,$3,$7
    nop
    vxorw   $9,$11,$9
    nop
    vxorw   $8,$7,$11
    nop
    vxorw   $2,$7,$2
    vstd    $9,bitsliced_spill+224($31) !tprello
    vxorw   $10,$11,$9
    nop
    vxorw   $6,$2,$12
    nop
    vlog3r3 $6,$4,$9,$4
    nop
    vxorw   $0,$9,$0
    nop
    vxorw   $7,$4,$6
    nop
    vxorw   $5,$4,$5
    nop
    vxorw   $6,$9,$13
    nop
    vxorw   $10,$4,$14
    nop
    vlog3r1 $2,$0,$13,$15
    nop
    vlog3r1 $3,$5,$10,$22
    nop
    vlog3r2 $6,$12,$15,$23
    nop
    vlog3r2 $2,$14,$22,$24
    nop
    vlog3r3 $10,$3,$23,$10
    nop
    vandw   $8,$0,$23
    nop
    vlog3r1 $0,$5,$7,$25
    nop
    vlog3r3 $24,$10,$5,$10
    nop
    vlog3r3 $23,$25,$24,$24
    nop
    vlog3r3 $2,$3,$5,$25
    nop
    vlog3r3 $1,$9,$24,$1
    nop
    vlog3r0 $23,$11,$5,$23
    nop
    vlog3r4 $25,$4,$22,$22
    nop
    vlog3r2 $9,$3,$15,$15
    nop
    vlog3r3 $25,$22,$23,$23
    vldd    $24,bitsliced_state+224($31) !tprello
    vlog3r3 $4,$22,$15,$22
    vldd    $15,bitsliced_state+192($31) !tprello
    vlog3r2 $10,$1,$23,$26
    nop
    vxorw   $2,$0,$27
    nop
    vxorw   $22,$26,$28
    nop
    vxorw   $24,$15,$15
    nop
    vlog3r4 $22,$23,$28,$29
    nop
    vlog3r0 $23,$1,$28,$30
    nop
    vlog3r4 $10,$29,$22,$22
    nop
    vlog3r6 $1,$23,$28,$23
    nop
    vlog3r6 $1,$26,$30,$1
    nop
    vlog3r5 $26,$28,$10,$10
    nop
    vxorw   $23,$1,$26
    nop
    vandw   $7,$22,$7
    nop
    vandw   $12,$26,$12
    nop
    vandw   $6,$26,$6
    nop
    vxorw   $22,$26,$26
    nop
    vxorw   $22,$10,$28
    nop
    vlog3r1 $0,$5,$22,$0
    nop
    vlog3r3 $1,$26,$28,$22
    nop
    vlog3r1 $1,$28,$14,$14
    nop
    vlog3r1 $11,$9,$22,$30
    nop
    vlog3r2 $9,$23,$6,$9
    nop
    vlog3r3 $14,$30,$6,$6
    nop
    vandw   $8,$28,$8
    nop
    vlog3r2 $1,$13,$6,$6
    nop
    vlog3r2 $25,$22,$26,$13
    nop
    vlog3r1 $2,$27,$28,$28
    nop
    vlog3r4 $26,$2,$13,$2
    nop
    vlog3r1 $3,$5,$22,$22
    nop
    vlog3r3 $30,$2,$8,$8
    nop
    vlog3r2 $3,$23,$22,$3
    nop
    vxorw   $9,$8,$8
    nop
    vandw   $11,$10,$11
    nop
    vlog3r2 $10,$5,$8,$5
    nop
    vlog3r2 $27,$1,$11,$1
    nop
    vlog3r3 $22,$5,$3,$5
    nop
    vlog3r2 $25,$26,$3,$3
    nop
    vandw   $4,$26,$4
    nop
    vxorw   $0,$28,$26
    nop
    vxorw   $9,$7,$9
    nop
    vlog3r3 $11,$26,$8,$11
    nop
    vxorw   $2,$8,$25
    nop
    vlog3r3 $7,$4,$12,$4
    nop
    vlog3r3 $25,$11,$9,$11
    vldd    $25,bitsliced_spill+224($31) !tprello
    vlog3r3 $3,$1,$9,$9
    vldd    $7,bitsliced_state+96($31) !tprello
    vxorw   $14,$1,$1
    vstd    $11,bitsliced_spill+160($31) !tprello
    vlog3r3 $3,$12,$26,$3
    vstd    $9,bitsliced_spill+128($31) !tprello
    vlog3r3 $8,$12,$1,$8
    vldd    $9,bitsliced_state+32($31) !tprello
    vlog3r3 $28,$4,$5,$28
    vldd    $12,bitsliced_state+64($31) !tprello
    vlog3r3 $2,$1,$4,$2
    vstd    $8,bitsliced_spill+64($31) !tprello
    vlog3r3 $0,$1,$5,$0
    vstd    $28,bitsliced_spill+96($31) !tprello
    vlog3r3 $7,$9,$25,$7
    vstd    $2,bitsliced_spill+32($31) !tprello
    vsllw   $3,1,$2
    vstd    $0,bitsliced_spill+0($31) !tprello
    vlog3r3 $24,$9,$7,$24
    vldd    $0,bitsliced_state+0($31) !tprello
    vsrlw   $6,1,$28
    vldd    $1,bitsliced_state+192($31) !tprello
    vxorw   $25,$24,$8
    vldd    $5,bitsliced_state+128($31) !tprello
    vxorw   $12,$24,$12
    vstd    $28,bitsliced_spill+256($31) !tprello
    vxorw   $15,$8,$28
    vstd    $3,bitsliced_spill+192($31) !tprello
    vxorw   $1,$12,$4
    vldd    $3,bitsliced_state+160($31) !tprello
    vlog3r3 $1,$5,$28,$1
    nop
    vxorw   $0,$28,$0
    nop
    vxorw   $24,$1,$5
    nop
    vxorw   $3,$1,$3
    nop
    vxorw   $5,$28,$11
    nop
    vxorw   $15,$1,$26
    nop
    vlog3r1 $12,$0,$11,$14
    nop
    vlog3r1 $7,$3,$15,$22
    nop
    vlog3r2 $5,$4,$14,$27
    nop
    vlog3r2 $12,$26,$22,$10
    nop
    vlog3r3 $15,$7,$27,$15
    nop
    vandw   $25,$0,$27
    nop
    vlog3r1 $0,$3,$24,$23
    nop
    vlog3r3 $10,$15,$3,$15
    nop
    vlog3r3 $27,$23,$10,$10
    nop
    vlog3r3 $12,$7,$3,$23
    nop
    vlog3r3 $9,$28,$10,$9
    nop
    vlog3r0 $27,$8,$3,$27
    nop
    vlog3r4 $23,$1,$22,$22
    nop
    vlog3r2 $28,$7,$14,$14
    nop
    vlog3r3 $23,$22,$27,$27
    nop
    vlog3r3 $1,$22,$14,$14
    vldd    $22,bitsliced_masks+128($31) !tprello
    vlog3r2 $15,$9,$27,$10
    nop
    vxorw   $12,$0,$30
    nop
    vxorw   $14,$10,$13
    nop
    vlog3r5 $22,$2,$6,$2
    nop
    vlog3r4 $14,$27,$13,$6
    nop
    vlog3r0 $27,$9,$13,$29
    nop
    vlog3r4 $15,$6,$14,$6
    nop
    vlog3r6 $9,$27,$13,$27
    nop
    vlog3r6 $9,$10,$29,$9
    nop
    vlog3r5 $10,$13,$15,$10
    nop
    vxorw   $27,$9,$13
    nop
    vandw   $24,$6,$24
    nop
    vandw   $4,$13,$4
    nop
    vandw   $5,$13,$5
    nop
    vxorw   $6,$13,$13
    nop
    vxorw   $6,$10,$15
    nop
    vlog3r1 $0,$3,$6,$0
    nop
    vlog3r3 $9,$13,$15,$6
    nop
    vlog3r1 $9,$15,$26,$26
    nop
    vlog3r1 $8,$28,$6,$29
    nop
    vlog3r2 $28,$27,$5,$28
    nop
    vlog3r3 $26,$29,$5,$5
    nop
    vandw   $25,$15,$25
    nop
    vlog3r2 $9,$11,$5,$5
    nop
    vlog3r2 $23,$6,$13,$11
    nop
    vlog3r1 $12,$30,$15,$15
    nop
    vlog3r4 $13,$12,$11,$11
    nop
    vlog3r1 $7,$3,$6,$6
    nop
    vlog3r3 $29,$11,$25,$25
    nop
    vlog3r2 $7,$27,$6,$7
    nop
    vxorw   $28,$25,$25
    nop
    vandw   $8,$10,$8
    nop
    vlog3r2 $10,$3,$25,$3
    nop
    vlog3r2 $30,$9,$8,$9
    nop
    vlog3r3 $6,$3,$7,$3
    nop
    vlog3r2 $23,$13,$7,$7
    nop
    vandw   $1,$13,$1
    nop
    vxorw   $0,$15,$13
    nop
    vxorw   $28,$24,$28
    nop
    vlog3r3 $8,$13,$25,$8
    nop
    vxorw   $11,$25,$23
    nop
    vlog3r3 $24,$1,$4,$1
    nop
    vlog3r3 $23,$8,$28,$8
    nop
    vlog3r3 $7,$9,$28,$28
    nop
    vxorw   $26,$9,$9
    nop
    vlog3r3 $7,$4,$13,$13
    vldd    $7,bitsliced_spill+256($31) !tprello
    vlog3r3 $25,$4,$9,$25
    vldd    $4,bitsliced_spill+192($31) !tprello
    vlog3r3 $15,$1,$3,$26
    vldd    $15,bitsliced_spill+128($31) !tprello
    vlog3r3 $11,$9,$1,$11
    vldd    $1,bitsliced_spill+160($31) !tprello
    vlog3r3 $0,$9,$3,$0
    nop
    vlog3r5 $22,$4,$7,$4
    nop
    vsllw   $15,1,$7
    vldd    $3,bitsliced_spill+64($31) !tprello
    vsrlw   $1,1,$9
    vldd    $23,bitsliced_spill+96($31) !tprello
    vlog3r5 $22,$7,$1,$1
    nop
    vlog3r5 $22,$15,$9,$9
    nop
    vsllw   $3,1,$15
    vldd    $7,bitsliced_spill+0($31) !tprello
    vsrlw   $23,1,$24
    vldd    $6,bitsliced_spill+32($31) !tprello
    vlog3r5 $22,$15,$23,$15
    nop
    vlog3r5 $22,$3,$24,$3
    nop
    vsllw   $7,1,$24
    nop
    vsrlw   $6,1,$23
    nop
    vlog3r5 $22,$24,$6,$6
    nop
    vlog3r5 $22,$7,$23,$7
    nop
    vsllw   $13,1,$23
    nop
    vsrlw   $5,1,$24
    nop
    vlog3r5 $22,$23,$5,$5
    nop
    vlog3r5 $22,$13,$24,$13
    nop
    vsllw   $28,1,$24
    nop
    vsrlw   $8,1,$23
    nop
    vlog3r5 $22,$24,$8,$8
    nop
    vlog3r5 $22,$28,$23,$23
    nop
    vsllw   $25,1,$28
    nop
    vsrlw   $26,1,$24
    nop
    vlog3r5 $22,$28,$26,$26
    nop
    vlog3r5 $22,$25,$24,$24
    nop
    vsllw   $0,1,$25
    nop
    vsrlw   $11,1,$28
    nop
    vlog3r5 $22,$25,$11,$11
    vldd    $25,bitsliced_masks+96($31) !tprello
    vlog3r5 $22,$0,$28,$0
    nop
    vsllw   $1,2,$22
    nop
    vsrlw   $2,2,$28
    nop
    vlog3r5 $25,$22,$2,$2
    nop
    vlog3r5 $25,$1,$28,$1
    nop
    vsllw   $9,2,$28
    nop
    vsrlw   $4,2,$22
    nop
    vlog3r5 $25,$28,$4,$4
    nop
    vlog3r5 $25,$9,$22,$9
    nop
    vsllw   $6,2,$22
    nop
    vsrlw   $15,2,$28
    nop
    vlog3r5 $25,$22,$15,$15
    nop
    vlog3r5 $25,$6,$28,$6
    nop
    vsllw   $7,2,$28
    nop
    vsrlw   $3,2,$22
    nop
    vlog3r5 $25,$28,$3,$3
    nop
    vlog3r5 $25,$7,$22,$7
    nop
    vsllw   $8,2,$22
    nop
    vsrlw   $5,2,$28
    nop
    vlog3r5 $25,$22,$5,$5
    nop
    vlog3r5 $25,$8,$28,$8
    nop
    vsllw   $23,2,$28
    nop
    vsrlw   $13,2,$22
    nop
    vlog3r5 $25,$28,$13,$13
    nop
    vlog3r5 $25,$23,$22,$22
    nop
    vsllw   $11,2,$23
    nop
    vsrlw   $26,2,$28
    nop
    vlog3r5 $25,$23,$26,$23
    nop
    vlog3r5 $25,$11,$28,$11
    nop
    vsllw   $0,2,$28
    nop
    vsrlw   $24,2,$26
    nop
    vlog3r5 $25,$28,$24,$24
    vldd    $28,bitsliced_masks+64($31) !tprello
    vlog3r5 $25,$0,$26,$0
    nop
    vsllw   $15,4,$25
    nop
    vsrlw   $2,4,$26
    nop
    vlog3r5 $28,$25,$2,$2
    nop
    vlog3r5 $28,$15,$26,$15
    nop
    vsllw   $3,4,$26
    nop
    vsrlw   $4,4,$25
    nop
    vlog3r5 $28,$26,$4,$4
    nop
    vlog3r5 $28,$3,$25,$3
    nop
    vsllw   $6,4,$25
    nop
    vsrlw   $1,4,$26
    nop
    vlog3r5 $28,$25,$1,$1
    nop
    vlog3r5 $28,$6,$26,$6
    nop
    vsllw   $7,4,$26
    nop
    vsrlw   $9,4,$25
    nop
    vlog3r5 $28,$26,$9,$9
    nop
    vlog3r5 $28,$7,$25,$7
    nop
    vsllw   $23,4,$25
    nop
    vsrlw   $5,4,$26
    nop
    vlog3r5 $28,$25,$5,$5
    nop
    vlog3r5 $28,$23,$26,$23
    nop
    vsllw   $24,4,$26
    nop
    vsrlw   $13,4,$25
    nop
    vlog3r5 $28,$26,$13,$13
    nop
    vlog3r5 $28,$24,$25,$24
    nop
    vsllw   $11,4,$25
    nop
    vsrlw   $8,4,$26
    nop
    vlog3r5 $28,$25,$8,$8
    nop
    vlog3r5 $28,$11,$26,$11
    nop
    vsllw   $0,4,$26
    nop
    vsrlw   $22,4,$25
    ldw     $30,bitsliced_selectors+12($31) !tprello
    vlog3r5 $28,$26,$22,$26
    ldw     $22,bitsliced_selectors+16($31) !tprello
    vlog3r5 $28,$0,$25,$0
    nop
    vshfw   $4,$2,$30,$25
    nop
    vshfw   $4,$2,$22,$2
    nop
    vshfw   $9,$1,$30,$4
    nop
    vshfw   $9,$1,$22,$1
    nop
    vshfw   $3,$15,$30,$9
    nop
    vshfw   $3,$15,$22,$15
    ldw     $3,bitsliced_selectors+20($31) !tprello
    vshfw   $7,$6,$30,$28
    ldw     $30,bitsliced_selectors+24($31) !tprello
    vshfw   $7,$6,$22,$6
    nop
    vshfw   $13,$5,$3,$7
    nop
    vshfw   $13,$5,$30,$5
    nop
    vshfw   $26,$8,$3,$13
    nop
    vshfw   $26,$8,$30,$8
    nop
    vshfw   $24,$23,$3,$26
    nop
    vshfw   $24,$23,$30,$23
    nop
    vshfw   $0,$11,$3,$3
    vldd    $24,bitsliced_masks+32($31) !tprello
    vshfw   $0,$11,$30,$0
    nop
    vsrlw   $25,16,$11
    vldd    $30,bitsliced_last_key+0($31) !tprello
    vsrlw   $2,16,$22
    nop
    vlog3r1 $11,$7,$24,$11
    vldd    $10,bitsliced_last_key+32($31) !tprello
    vlog3r1 $22,$5,$24,$22
    nop
    vlog3r3 $7,$30,$11,$7
    nop
    vsllw   $11,16,$11
    nop
    vlog3r3 $5,$10,$22,$5
    nop
    vlog3r3 $25,$30,$11,$11
    nop
    vsllw   $22,16,$22
    nop
    vsrlw   $4,16,$25
    nop
    vlog3r3 $2,$10,$22,$2
    nop
    vlog3r1 $25,$13,$24,$25
    nop
    vsrlw   $1,16,$22
    nop
    vlog3r3 $13,$30,$25,$13
    nop
    vsllw   $25,16,$25
    nop
    vlog3r1 $22,$8,$24,$22
    nop
    vlog3r3 $4,$30,$25,$4
    nop
    vlog3r3 $8,$10,$22,$8
    nop
    vsllw   $22,16,$22
    nop
    vsrlw   $9,16,$25
    nop
    vlog3r3 $1,$10,$22,$1
    nop
    vlog3r1 $25,$26,$24,$25
    nop
    vsrlw   $15,16,$22
    nop
    vlog3r3 $26,$30,$25,$26
    nop
    vsllw   $25,16,$25
    nop
    vlog3r1 $22,$23,$24,$22
    nop
    vlog3r3 $9,$30,$25,$9
    nop
    vlog3r3 $23,$10,$22,$23
    nop
    vsllw   $22,16,$22
    nop
    vsrlw   $28,16,$25
    nop
    vlog3r3 $15,$10,$22,$15
    nop
    vlog3r1 $25,$3,$24,$25
    nop
    vsrlw   $6,16,$22
    nop
    vlog3r3 $3,$30,$25,$3
    nop
    vsllw   $25,16,$25
    nop
    vlog3r1 $22,$0,$24,$22
    nop
    vlog3r3 $28,$30,$25,$25
    nop
    vlog3r3 $0,$10,$22,$0
    nop
    vsllw   $22,16,$22
    vldd    $28,bitsliced_masks+0($31) !tprello
    vsllw   $2,8,$30
    nop
    vlog3r3 $6,$10,$22,$6
    nop
    vsrlw   $11,8,$10
    nop
    vlog3r5 $28,$30,$11,$11
    nop
    vlog3r5 $28,$2,$10,$2
    nop
    vsllw   $1,8,$10
    vstd    $11,-512($17)
    vsrlw   $4,8,$11
    vstd    $2,-480($17)
    vlog3r5 $28,$10,$4,$2
    nop
    vlog3r5 $28,$1,$11,$1
    nop
    vsllw   $15,8,$11
    vstd    $2,-448($17)
    vsrlw   $9,8,$2
    vstd    $1,-416($17)
    vlog3r5 $28,$11,$9,$1
    nop
    vlog3r5 $28,$15,$2,$2
    nop
    vsllw   $6,8,$15
    vstd    $1,-384($17)
    vsrlw   $25,8,$1
    vstd    $2,-352($17)
    vlog3r5 $28,$15,$25,$2
    nop
    vlog3r5 $28,$6,$1,$1
    nop
    vsllw   $5,8,$6
    vstd    $2,-320($17)
    vsrlw   $7,8,$2
    vstd    $1,-288($17)
    vlog3r5 $28,$6,$7,$1
    nop
    vlog3r5 $28,$5,$2,$2
    nop
    vsllw   $8,8,$5
    vstd    $1,-256($17)
    vsrlw   $13,8,$1
    vstd    $2,-224($17)
    vlog3r5 $28,$5,$13,$2
    nop
    vlog3r5 $28,$8,$1,$1
    nop
    vsllw   $23,8,$8
    vstd    $2,-192($17)
    vsrlw   $26,8,$2
    vstd    $1,-160($17)
    vlog3r5 $28,$8,$26,$1
    nop
    vlog3r5 $28,$23,$2,$2
    nop
    vsllw   $0,8,$23
    vstd    $1,-128($17)
    vsrlw   $3,8,$1
    vstd    $2,-96($17)
    vlog3r5 $28,$23,$3,$2
    nop
    vlog3r5 $28,$0,$1,$0
    nop
    or      $31,$31,$31
    vstd    $2,-64($17)
    or      $31,$31,$31
    vstd    $0,-32($17)
    .endm
#endif

#if !defined(AES_ECB_DECRYPT)
    .macro SET_TABLES
    ldi     $1,0x28($31)
    wcsr    $1,0x80
    ldi     $1,0x96($31)
    wcsr    $1,0x81
    ldi     $1,0xac($31)
    wcsr    $1,0x82
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
