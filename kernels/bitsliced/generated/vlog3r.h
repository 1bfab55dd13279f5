# SPDX-License-Identifier: Apache-2.0
#
# Made by kernels/bitsliced/generate.py: the vector code of the vlog3r kernel as macros,
# one line for each instruction, two lines (P0, P1) for each cycle.

#define BITSLICED_SPILLS 20

#if !defined(AES_CTR) && !defined(AES_ECB_DECRYPT)
# 380 operations on P0, 96 on P1, 387 cycles
    .macro INPUT
    or      $31,$31,$31
    vldd    $1,0($16)
    or      $31,$31,$31
    vldd    $2,256($16)
    or      $31,$31,$31
    vldd    $3,bitsliced_masks+0($31) !tprello
    or      $31,$31,$31
    vldd    $4,32($16)
    vsrlw   $1,8,$6
    vldd    $0,288($16)
    vsrlw   $2,8,$7
    vldd    $5,bitsliced_first_key+32($31) !tprello
    or      $31,$31,$31
    nop
    vlog3r1 $6,$4,$3,$6
    nop
    vlog3r1 $7,$0,$3,$7
    vldd    $8,bitsliced_first_key+0($31) !tprello
    vlog3r3 $4,$5,$6,$4
    nop
    vsllw   $6,8,$6
    nop
    vlog3r3 $0,$5,$7,$0
    ldw     $9,bitsliced_selectors+0($31) !tprello
    vlog3r3 $1,$8,$6,$1
    nop
    vsllw   $7,8,$6
    ldw     $7,bitsliced_selectors+4($31) !tprello
    vshfw   $4,$1,$9,$10
    nop
    vlog3r3 $2,$8,$6,$2
    nop
    vshfw   $4,$1,$7,$1
    nop
    vshfw   $0,$2,$9,$4
    vldd    $6,bitsliced_masks+32($31) !tprello
    vshfw   $0,$2,$7,$2
    nop
    vsllw   $4,16,$0
    nop
    vsrlw   $10,16,$11
    nop
    vlog3r5 $6,$0,$10,$0
    nop
    vlog3r5 $6,$4,$11,$4
    nop
    vsllw   $2,16,$11
    vldd    $10,64($16)
    vsrlw   $1,16,$12
    vldd    $13,320($16)
    vlog3r5 $6,$11,$1,$11
    vldd    $1,96($16)
    vlog3r5 $6,$2,$12,$12
    vldd    $2,352($16)
    vsrlw   $10,8,$14
    nop
    vsrlw   $13,8,$15
    nop
    vlog3r1 $14,$1,$3,$14
    nop
    vlog3r1 $15,$2,$3,$15
    nop
    vlog3r3 $1,$5,$14,$1
    nop
    vsllw   $14,8,$14
    nop
    vlog3r3 $2,$5,$15,$2
    nop
    vlog3r3 $10,$8,$14,$10
    nop
    vsllw   $15,8,$15
    nop
    vshfw   $1,$10,$9,$14
    nop
    vlog3r3 $13,$8,$15,$13
    nop
    vshfw   $1,$10,$7,$1
    nop
    vshfw   $2,$13,$9,$10
    nop
    vshfw   $2,$13,$7,$2
    nop
    vsllw   $10,16,$13
    nop
    vsrlw   $14,16,$15
    nop
    vlog3r5 $6,$13,$14,$13
    nop
    vlog3r5 $6,$10,$15,$10
    nop
    vsllw   $2,16,$15
    vldd    $14,128($16)
    vsrlw   $1,16,$22
    vldd    $23,384($16)
    vlog3r5 $6,$15,$1,$15
    vldd    $1,160($16)
    vlog3r5 $6,$2,$22,$22
    vldd    $2,416($16)
    vsrlw   $14,8,$24
    nop
    vsrlw   $23,8,$25
    nop
    vlog3r1 $24,$1,$3,$24
    nop
    vlog3r1 $25,$2,$3,$25
    nop
    vlog3r3 $1,$5,$24,$1
    nop
    vsllw   $24,8,$24
    nop
    vlog3r3 $2,$5,$25,$2
    nop
    vlog3r3 $14,$8,$24,$14
    nop
    vsllw   $25,8,$25
    nop
    vshfw   $1,$14,$9,$24
    nop
    vlog3r3 $23,$8,$25,$23
    nop
    vshfw   $1,$14,$7,$1
    nop
    vshfw   $2,$23,$9,$14
    nop
    vshfw   $2,$23,$7,$2
    nop
    vsllw   $14,16,$23
    nop
    vsrlw   $24,16,$25
    nop
    vlog3r5 $6,$23,$24,$23
    nop
    vlog3r5 $6,$14,$25,$14
    nop
    vsllw   $2,16,$25
    vldd    $24,192($16)
    vsrlw   $1,16,$26
    vldd    $27,448($16)
    vlog3r5 $6,$25,$1,$25
    vldd    $1,224($16)
    vlog3r5 $6,$2,$26,$26
    vldd    $2,480($16)
    vsrlw   $24,8,$28
    nop
    vsrlw   $27,8,$29
    nop
    vlog3r1 $28,$1,$3,$28
    nop
    vlog3r1 $29,$2,$3,$3
    nop
    vlog3r3 $1,$5,$28,$1
    nop
    vsllw   $28,8,$28
    nop
    vlog3r3 $2,$5,$3,$2
    nop
    vlog3r3 $24,$8,$28,$5
    nop
    vsllw   $3,8,$3
    nop
    vshfw   $1,$5,$7,$24
    nop
    vlog3r3 $27,$8,$3,$3
    nop
    vshfw   $1,$5,$9,$1
    nop
    vshfw   $2,$3,$9,$5
    nop
    vshfw   $2,$3,$7,$2
    nop
    vsllw   $5,16,$3
    nop
    vsrlw   $1,16,$7
    nop
    vlog3r5 $6,$3,$1,$1
    nop
    vlog3r5 $6,$5,$7,$3
    nop
    vsllw   $2,16,$7
    nop
    vsrlw   $24,16,$5
    nop
    vlog3r5 $6,$7,$24,$7
    vldd    $24,bitsliced_masks+64($31) !tprello
    vlog3r5 $6,$2,$5,$2
    nop
    vsllw   $23,4,$6
    nop
    vsrlw   $0,4,$5
    nop
    vlog3r5 $24,$6,$0,$6
    nop
    vlog3r5 $24,$23,$5,$0
    nop
    vsllw   $25,4,$5
    nop
    vsrlw   $11,4,$23
    nop
    vlog3r5 $24,$5,$11,$5
    nop
    vlog3r5 $24,$25,$23,$23
    nop
    vsllw   $1,4,$25
    nop
    vsrlw   $13,4,$11
    nop
    vlog3r5 $24,$25,$13,$13
    nop
    vlog3r5 $24,$1,$11,$1
    nop
    vsllw   $7,4,$11
    nop
    vsrlw   $15,4,$25
    nop
    vlog3r5 $24,$11,$15,$11
    nop
    vlog3r5 $24,$7,$25,$7
    nop
    vsllw   $14,4,$25
    nop
    vsrlw   $4,4,$15
    nop
    vlog3r5 $24,$25,$4,$4
    nop
    vlog3r5 $24,$14,$15,$14
    nop
    vsllw   $26,4,$15
    nop
    vsrlw   $12,4,$25
    nop
    vlog3r5 $24,$15,$12,$12
    nop
    vlog3r5 $24,$26,$25,$25
    nop
    vsllw   $3,4,$26
    nop
    vsrlw   $10,4,$15
    nop
    vlog3r5 $24,$26,$10,$10
    nop
    vlog3r5 $24,$3,$15,$3
    nop
    vsllw   $2,4,$15
    nop
    vsrlw   $22,4,$26
    nop
    vlog3r5 $24,$15,$22,$15
    vldd    $22,bitsliced_masks+96($31) !tprello
    vlog3r5 $24,$2,$26,$2
    nop
    vsllw   $13,2,$24
    nop
    vsrlw   $6,2,$26
    nop
    vlog3r5 $22,$24,$6,$6
    nop
    vlog3r5 $22,$13,$26,$13
    nop
    vsllw   $11,2,$26
    nop
    vsrlw   $5,2,$24
    nop
    vlog3r5 $22,$26,$5,$5
    nop
    vlog3r5 $22,$11,$24,$11
    nop
    vsllw   $1,2,$24
    nop
    vsrlw   $0,2,$26
    nop
    vlog3r5 $22,$24,$0,$0
    nop
    vlog3r5 $22,$1,$26,$1
    nop
    vsllw   $7,2,$26
    nop
    vsrlw   $23,2,$24
    nop
    vlog3r5 $22,$26,$23,$23
    nop
    vlog3r5 $22,$7,$24,$7
    nop
    vsllw   $10,2,$24
    nop
    vsrlw   $4,2,$26
    nop
    vlog3r5 $22,$24,$4,$4
    nop
    vlog3r5 $22,$10,$26,$10
    nop
    vsllw   $15,2,$26
    nop
    vsrlw   $12,2,$24
    nop
    vlog3r5 $22,$26,$12,$12
    nop
    vlog3r5 $22,$15,$24,$15
    nop
    vsllw   $3,2,$24
    nop
    vsrlw   $14,2,$26
    nop
    vlog3r5 $22,$24,$14,$14
    nop
    vlog3r5 $22,$3,$26,$3
    nop
    vsllw   $2,2,$26
    nop
    vsrlw   $25,2,$24
    nop
    vlog3r5 $22,$26,$25,$25
    vldd    $26,bitsliced_masks+128($31) !tprello
    vlog3r5 $22,$2,$24,$2
    nop
    vsllw   $5,1,$22
    nop
    vsrlw   $6,1,$24
    nop
    vlog3r5 $26,$22,$6,$6
    nop
    vlog3r5 $26,$5,$24,$5
    nop
    vsllw   $11,1,$24
    nop
    vsrlw   $13,1,$22
    nop
    vlog3r5 $26,$24,$13,$13
    nop
    vlog3r5 $26,$11,$22,$11
    nop
    vsllw   $23,1,$22
    nop
    vsrlw   $0,1,$24
    nop
    vlog3r5 $26,$22,$0,$0
    nop
    vlog3r5 $26,$23,$24,$23
    nop
    vsllw   $7,1,$24
    nop
    vsrlw   $1,1,$22
    nop
    vlog3r5 $26,$24,$1,$1
    nop
    vlog3r5 $26,$7,$22,$7
    nop
    vsllw   $12,1,$22
    nop
    vsrlw   $4,1,$24
    nop
    vlog3r5 $26,$22,$4,$4
    nop
    vlog3r5 $26,$12,$24,$12
    nop
    vsllw   $15,1,$24
    vstd    $4,bitsliced_spill+352($31) !tprello
    vsrlw   $10,1,$22
    vstd    $12,bitsliced_spill+384($31) !tprello
    vlog3r5 $26,$24,$10,$10
    nop
    vsllw   $25,1,$12
    nop
    vsrlw   $14,1,$24
    nop
    vlog3r5 $26,$12,$14,$12
    nop
    vlog3r5 $26,$25,$24,$24
    nop
    vsllw   $2,1,$25
    vstd    $12,bitsliced_spill+448($31) !tprello
    vsrlw   $3,1,$14
    vstd    $24,bitsliced_spill+480($31) !tprello
    vlog3r5 $26,$25,$3,$3
    nop
    vlog3r5 $26,$2,$14,$2
    nop
    vlog3r3 $13,$7,$0,$13
    vstd    $3,bitsliced_spill+512($31) !tprello
    vxorw   $0,$6,$3
    vstd    $2,bitsliced_spill+544($31) !tprello
    vxorw   $5,$11,$14
    vstd    $13,bitsliced_spill+256($31) !tprello
    vxorw   $13,$3,$24
    vstd    $3,bitsliced_spill+288($31) !tprello
    vxorw   $23,$3,$23
    nop
    vxorw   $14,$24,$25
    nop
    vlog3r5 $26,$15,$22,$15
    nop
    vlog3r3 $1,$6,$5,$22
    nop
    vlog3r3 $24,$7,$25,$26
    vstd    $15,bitsliced_spill+416($31) !tprello
    vlog3r3 $10,$2,$12,$2
    nop
    vlog3r3 $7,$26,$22,$7
    nop
    vxorw   $26,$23,$10
    vstd    $2,bitsliced_spill+320($31) !tprello
    vbicw   $7,$1,$2
    nop
    vlog3r3 $5,$10,$7,$15
    nop
    vxorw   $7,$13,$9
    nop
    vlog3r3 $15,$5,$1,$5
    nop
    vlog3r4 $10,$9,$2,$8
    nop
    vlog3r3 $15,$5,$0,$0
    nop
    vlog3r1 $15,$5,$3,$3
    nop
    vlog3r2 $5,$13,$2,$2
    nop
    vlog3r2 $0,$26,$3,$13
    nop
    vlog3r2 $25,$23,$2,$27
    nop
    vlog3r3 $2,$13,$1,$1
    nop
    vlog3r3 $24,$10,$27,$2
    nop
    vxorw   $15,$23,$13
    nop
    vlog3r3 $9,$8,$3,$3
    nop
    vlog3r3 $2,$15,$8,$2
    nop
    vlog3r3 $13,$11,$6,$8
    nop
    vlog3r0 $2,$14,$13,$2
    nop
    vlog3r2 $22,$8,$3,$3
    nop
    vlog3r0 $27,$24,$15,$27
    nop
    vlog3r5 $2,$1,$3,$28
    nop
    vxorw   $12,$4,$4
    nop
    vlog3r4 $3,$27,$28,$12
    nop
    vlog3r5 $28,$27,$2,$28
    nop
    vlog3r5 $12,$1,$3,$29
    nop
    vlog3r1 $15,$5,$28,$30
    nop
    vlog3r4 $3,$29,$12,$3
    nop
    vandw   $14,$29,$14
    nop
    vlog3r4 $2,$3,$1,$1
    nop
    vlog3r2 $25,$3,$14,$25
    nop
    vlog3r5 $27,$2,$1,$1
    nop
    vandw   $13,$29,$2
    nop
    vandw   $23,$3,$23
    nop
    vxorw   $1,$28,$13
    nop
    vlog3r1 $3,$1,$10,$10
    nop
    vxorw   $29,$13,$27
    nop
    vxorw   $3,$29,$3
    nop
    vlog3r1 $6,$11,$27,$6
    nop
    vlog3r4 $24,$3,$14,$14
    nop
    vxorw   $3,$28,$11
    nop
    vlog3r2 $1,$26,$30,$26
    nop
    vlog3r1 $27,$11,$9,$9
    nop
    vlog3r2 $0,$1,$25,$1
    nop
    vlog3r2 $7,$27,$9,$0
    nop
    vlog3r2 $22,$13,$1,$22
    vldd    $7,bitsliced_spill+288($31) !tprello
    vlog3r3 $0,$24,$14,$14
    nop
    vlog3r3 $0,$22,$1,$1
    vldd    $0,bitsliced_spill+256($31) !tprello
    vlog3r2 $15,$3,$23,$3
    vstd    $14,bitsliced_spill+192($31) !tprello
    vlog3r2 $7,$28,$1,$1
    vstd    $22,bitsliced_spill+32($31) !tprello
    vlog3r3 $2,$23,$10,$7
    vldd    $2,bitsliced_spill+544($31) !tprello
    vlog3r2 $11,$0,$9,$0
    vstd    $1,bitsliced_spill+96($31) !tprello
    vlog3r2 $11,$5,$7,$1
    vldd    $5,bitsliced_spill+512($31) !tprello
    vlog3r2 $8,$13,$14,$8
    vldd    $13,bitsliced_spill+416($31) !tprello
    vxorw   $26,$22,$26
    vldd    $22,bitsliced_spill+384($31) !tprello
    vlog3r3 $6,$8,$30,$8
    vldd    $30,bitsliced_spill+320($31) !tprello
    vxorw   $3,$26,$3
    vldd    $14,bitsliced_spill+480($31) !tprello
    vxorw   $8,$10,$8
    vldd    $10,bitsliced_spill+352($31) !tprello
    vxorw   $22,$13,$11
    vstd    $3,bitsliced_spill+64($31) !tprello
    vxorw   $30,$4,$3
    vstd    $8,bitsliced_spill+160($31) !tprello
    vxorw   $14,$4,$8
    vstd    $1,bitsliced_spill+128($31) !tprello
    vxorw   $11,$3,$14
    nop
    vlog3r3 $5,$10,$22,$9
    nop
    vlog3r3 $3,$2,$14,$23
    nop
    vlog3r3 $0,$1,$25,$1
    nop
    vlog3r3 $2,$23,$9,$2
    nop
    vxorw   $23,$8,$0
    vstd    $1,bitsliced_spill+224($31) !tprello
    vbicw   $2,$5,$1
    nop
    vlog3r3 $22,$0,$2,$28
    vldd    $25,bitsliced_spill+448($31) !tprello
    vxorw   $2,$30,$15
    nop
    vlog3r3 $28,$22,$5,$22
    nop
    vlog3r4 $0,$15,$1,$24
    nop
    vlog3r3 $28,$22,$25,$25
    nop
    vlog3r1 $28,$22,$4,$27
    nop
    vlog3r2 $22,$30,$1,$1
    nop
    vlog3r2 $25,$23,$27,$30
    nop
    vlog3r2 $14,$8,$1,$29
    nop
    vlog3r3 $1,$30,$5,$1
    nop
    vlog3r3 $15,$24,$27,$5
    nop
    vlog3r3 $3,$0,$29,$27
    nop
    vxorw   $28,$8,$30
    nop
    vlog3r3 $27,$28,$24,$24
    nop
    vlog3r3 $30,$13,$10,$27
    nop
    vlog3r0 $24,$11,$30,$24
    nop
    vlog3r2 $9,$27,$5,$5
    nop
    vlog3r3 $26,$6,$7,$6
    nop
    vlog3r0 $29,$3,$28,$7
    nop
    vlog3r5 $24,$1,$5,$29
    vstd    $6,bitsliced_spill+0($31) !tprello
    or      $31,$31,$31
    nop
    vlog3r4 $5,$7,$29,$6
    nop
    vlog3r5 $29,$7,$24,$29
    nop
    vlog3r5 $6,$1,$5,$26
    nop
    vlog3r1 $28,$22,$29,$12
    nop
    vlog3r4 $5,$26,$6,$6
    nop
    vandw   $11,$26,$5
    nop
    vlog3r4 $24,$6,$1,$1
    nop
    vlog3r2 $14,$6,$5,$14
    nop
    vlog3r5 $7,$24,$1,$1
    nop
    vandw   $30,$26,$7
    nop
    vandw   $8,$6,$8
    nop
    vxorw   $1,$29,$30
    nop
    vlog3r1 $6,$1,$0,$0
    nop
    vxorw   $26,$30,$24
    nop
    vxorw   $6,$26,$6
    nop
    vlog3r1 $10,$13,$24,$10
    nop
    vlog3r2 $28,$6,$8,$28
    nop
    vxorw   $6,$29,$13
    nop
    vlog3r2 $1,$23,$12,$23
    nop
    vlog3r1 $24,$13,$15,$15
    nop
    vlog3r2 $25,$1,$14,$1
    nop
    vlog3r2 $2,$24,$15,$2
    nop
    vlog3r2 $9,$30,$1,$9
    nop
    vlog3r4 $3,$6,$5,$6
    nop
    vlog3r3 $2,$9,$1,$1
    vldd    $5,bitsliced_spill+320($31) !tprello
    vlog3r3 $2,$3,$6,$2
    nop
    vlog3r2 $4,$29,$1,$1
    nop
    vlog3r3 $7,$8,$0,$3
    nop
    vlog3r2 $13,$5,$15,$4
    nop
    vlog3r2 $13,$22,$3,$6
    nop
    vlog3r2 $27,$30,$2,$7
    nop
    vlog3r3 $4,$6,$14,$4
    nop
    vlog3r3 $10,$7,$12,$7
    nop
    vxorw   $23,$9,$5
    nop
    vxorw   $7,$0,$0
    ldw     $7,bitsliced_selectors+8($31) !tprello
    vlog3r3 $5,$10,$3,$3
    nop
    vxorw   $28,$5,$5
    nop
    vshfw   $4,$4,$7,$4
    nop
    vshfw   $2,$2,$7,$2
    nop
    vshfw   $0,$0,$7,$0
    nop
    vshfw   $6,$6,$7,$6
    vldd    $28,bitsliced_spill+192($31) !tprello
    vshfw   $1,$1,$7,$10
    vldd    $1,bitsliced_spill+128($31) !tprello
    vshfw   $5,$5,$7,$5
    ldw     $23,bitsliced_keys_end-544*(AES_ROUNDS-1)+512($31) !tprello
    vshfw   $9,$9,$7,$12
    vldd    $9,bitsliced_keys_end-544*(AES_ROUNDS-1)+96($31) !tprello
    vshfw   $3,$3,$7,$3
    vldd    $7,bitsliced_keys_end-544*(AES_ROUNDS-1)+352($31) !tprello
    vshfw   $6,$1,$23,$14
    vstd    $3,bitsliced_spill+576($31) !tprello
    vshfw   $1,$6,$23,$3
    nop
    vlog3r3 $9,$1,$14,$9
    vldd    $1,bitsliced_keys_end-544*(AES_ROUNDS-1)+32($31) !tprello
    vlog3r3 $7,$6,$3,$7
    vldd    $6,bitsliced_keys_end-544*(AES_ROUNDS-1)+288($31) !tprello
    vshfw   $2,$28,$23,$27
    nop
    vshfw   $28,$2,$23,$30
    nop
    vlog3r3 $1,$28,$27,$13
    vldd    $28,bitsliced_spill+160($31) !tprello
    vlog3r3 $6,$2,$30,$22
    nop
    vlog3r3 $7,$30,$13,$2
    vldd    $6,bitsliced_keys_end-544*(AES_ROUNDS-1)+64($31) !tprello
    vlog3r3 $9,$27,$22,$1
    vldd    $27,bitsliced_keys_end-544*(AES_ROUNDS-1)+320($31) !tprello
    vshfw   $0,$28,$23,$30
    vstd    $2,bitsliced_state+32($31) !tprello
    vshfw   $28,$0,$23,$2
    vstd    $13,bitsliced_spill+608($31) !tprello
    vlog3r3 $6,$28,$30,$28
    vldd    $6,bitsliced_spill+96($31) !tprello
    vlog3r3 $27,$0,$2,$27
    vldd    $0,bitsliced_spill+64($31) !tprello
    vlog3r3 $22,$2,$28,$15
    vldd    $8,bitsliced_keys_end-544*(AES_ROUNDS-1)+128($31) !tprello
    vlog3r3 $13,$30,$27,$2
    vldd    $13,bitsliced_keys_end-544*(AES_ROUNDS-1)+384($31) !tprello
    vshfw   $10,$6,$23,$30
    vstd    $15,bitsliced_state+64($31) !tprello
    vshfw   $6,$10,$23,$15
    nop
    vlog3r3 $8,$6,$30,$8
    vldd    $6,bitsliced_keys_end-544*(AES_ROUNDS-1)+160($31) !tprello
    vlog3r3 $13,$10,$15,$13
    vldd    $10,bitsliced_keys_end-544*(AES_ROUNDS-1)+416($31) !tprello
    vshfw   $5,$0,$23,$29
    nop
    vshfw   $0,$5,$23,$24
    nop
    vlog3r3 $6,$0,$29,$25
    nop
    vlog3r3 $10,$5,$24,$5
    nop
    vxorw   $3,$9,$3
    vldd    $6,bitsliced_spill+224($31) !tprello
    vxorw   $14,$7,$0
    nop
    vlog3r3 $3,$13,$5,$7
    vldd    $14,bitsliced_keys_end-544*(AES_ROUNDS-1)+256($31) !tprello
    vlog3r3 $0,$8,$25,$3
    vldd    $0,bitsliced_keys_end-544*(AES_ROUNDS-1)+0($31) !tprello
    vshfw   $4,$6,$23,$9
    vstd    $7,bitsliced_state+96($31) !tprello
    vshfw   $6,$4,$23,$7
    nop
    vlog3r3 $27,$5,$7,$10
    nop
    vlog3r3 $0,$6,$9,$0
    vldd    $6,bitsliced_spill+32($31) !tprello
    vlog3r3 $14,$4,$7,$7
    nop
    vlog3r3 $30,$13,$0,$4
    vldd    $30,bitsliced_keys_end-544*(AES_ROUNDS-1)+192($31) !tprello
    vlog3r3 $15,$8,$7,$15
    vldd    $14,bitsliced_keys_end-544*(AES_ROUNDS-1)+448($31) !tprello
    vshfw   $12,$6,$23,$26
    nop
    vshfw   $6,$12,$23,$11
    vstd    $15,bitsliced_state+128($31) !tprello
    vlog3r3 $30,$6,$26,$15
    nop
    vlog3r3 $14,$12,$11,$14
    vldd    $12,bitsliced_keys_end-544*(AES_ROUNDS-1)+224($31) !tprello
    vlog3r3 $13,$11,$15,$6
    vldd    $11,bitsliced_spill+576($31) !tprello
    vlog3r3 $10,$0,$14,$0
    vldd    $10,bitsliced_spill+0($31) !tprello
    vlog3r3 $28,$25,$9,$9
    vstd    $6,bitsliced_state+192($31) !tprello
    vlog3r3 $8,$26,$14,$6
    vstd    $0,bitsliced_state+0($31) !tprello
    vlog3r3 $9,$7,$15,$0
    vldd    $7,bitsliced_keys_end-544*(AES_ROUNDS-1)+480($31) !tprello
    vshfw   $11,$10,$23,$9
    nop
    vshfw   $10,$11,$23,$23
    nop
    vlog3r3 $12,$10,$9,$10
    nop
    vlog3r3 $7,$11,$23,$11
    vldd    $7,bitsliced_spill+608($31) !tprello
    vlog3r3 $22,$27,$24,$22
    nop
    vlog3r3 $14,$23,$10,$14
    ldi     $19,-544*(AES_ROUNDS-2)($31)
    vlog3r3 $22,$25,$11,$22
    ldi     $18,-512($18)
    vlog3r3 $7,$28,$29,$28
    vstd    $14,bitsliced_state+224($31) !tprello
    vlog3r3 $15,$9,$11,$7
    vstd    $22,bitsliced_state+160($31) !tprello
    vlog3r3 $28,$5,$10,$5
    ldi     $17,512($17)
    or      $31,$31,$31
    ldi     $16,512($16)
    .endm
#endif

#if defined(AES_CTR)
# 176 operations on P0, 31 on P1, 182 cycles
    .macro TRANSPOSE
    or      $31,$31,$31
    vldd    $0,32($16)
    or      $31,$31,$31
    vldd    $1,0($16)
    or      $31,$31,$31
    vldd    $2,bitsliced_masks+0($31) !tprello
    or      $31,$31,$31
    nop
    vsllw   $0,8,$3
    vldd    $4,288($16)
    vsrlw   $1,8,$5
    vldd    $6,256($16)
    vlog3r5 $2,$3,$1,$1
    nop
    vlog3r5 $2,$0,$5,$0
    nop
    vsllw   $4,8,$3
    nop
    vsrlw   $6,8,$5
    ldw     $7,bitsliced_selectors+0($31) !tprello
    vlog3r5 $2,$3,$6,$3
    ldw     $6,bitsliced_selectors+4($31) !tprello
    vlog3r5 $2,$4,$5,$4
    nop
    vshfw   $0,$1,$7,$5
    nop
    vshfw   $0,$1,$6,$0
    nop
    vshfw   $4,$3,$7,$1
    vldd    $8,bitsliced_masks+32($31) !tprello
    vshfw   $4,$3,$6,$3
    nop
    vsllw   $1,16,$4
    nop
    vsrlw   $5,16,$9
    nop
    vlog3r5 $8,$4,$5,$4
    nop
    vlog3r5 $8,$1,$9,$1
    nop
    vsllw   $3,16,$5
    vldd    $9,96($16)
    vsrlw   $0,16,$10
    vldd    $11,64($16)
    vlog3r5 $8,$5,$0,$0
    nop
    vlog3r5 $8,$3,$10,$3
    nop
    vsllw   $9,8,$5
    vldd    $10,352($16)
    vsrlw   $11,8,$12
    vldd    $13,320($16)
    vlog3r5 $2,$5,$11,$5
    nop
    vlog3r5 $2,$9,$12,$9
    nop
    vsllw   $10,8,$12
    nop
    vsrlw   $13,8,$11
    nop
    vlog3r5 $2,$12,$13,$12
    nop
    vlog3r5 $2,$10,$11,$10
    nop
    vshfw   $9,$5,$7,$11
    nop
    vshfw   $9,$5,$6,$5
    nop
    vshfw   $10,$12,$7,$9
    nop
    vshfw   $10,$12,$6,$10
    nop
    vsllw   $9,16,$12
    nop
    vsrlw   $11,16,$13
    nop
    vlog3r5 $8,$12,$11,$11
    nop
    vlog3r5 $8,$9,$13,$9
    nop
    vsllw   $10,16,$13
    vldd    $12,160($16)
    vsrlw   $5,16,$14
    vldd    $15,128($16)
    vlog3r5 $8,$13,$5,$5
    nop
    vlog3r5 $8,$10,$14,$10
    nop
    vsllw   $12,8,$14
    vldd    $13,416($16)
    vsrlw   $15,8,$22
    vldd    $23,384($16)
    vlog3r5 $2,$14,$15,$14
    nop
    vlog3r5 $2,$12,$22,$12
    nop
    vsllw   $13,8,$22
    nop
    vsrlw   $23,8,$15
    nop
    vlog3r5 $2,$22,$23,$22
    nop
    vlog3r5 $2,$13,$15,$13
    nop
    vshfw   $12,$14,$7,$15
    nop
    vshfw   $12,$14,$6,$12
    nop
    vshfw   $13,$22,$7,$14
    nop
    vshfw   $13,$22,$6,$13
    nop
    vsllw   $14,16,$22
    nop
    vsrlw   $15,16,$23
    nop
    vlog3r5 $8,$22,$15,$15
    nop
    vlog3r5 $8,$14,$23,$14
    nop
    vsllw   $13,16,$23
    vldd    $22,224($16)
    vsrlw   $12,16,$24
    vldd    $25,192($16)
    vlog3r5 $8,$23,$12,$12
    nop
    vlog3r5 $8,$13,$24,$13
    nop
    vsllw   $22,8,$24
    vldd    $23,480($16)
    vsrlw   $25,8,$26
    vldd    $27,448($16)
    vlog3r5 $2,$24,$25,$24
    nop
    vlog3r5 $2,$22,$26,$22
    nop
    vsllw   $23,8,$26
    nop
    vsrlw   $27,8,$25
    nop
    vlog3r5 $2,$26,$27,$26
    nop
    vlog3r5 $2,$23,$25,$2
    nop
    vshfw   $22,$24,$7,$23
    nop
    vshfw   $22,$24,$6,$22
    nop
    vshfw   $2,$26,$7,$7
    nop
    vshfw   $2,$26,$6,$2
    nop
    vsllw   $7,16,$6
    nop
    vsrlw   $23,16,$26
    nop
    vlog3r5 $8,$6,$23,$6
    nop
    vlog3r5 $8,$7,$26,$7
    nop
    vsllw   $2,16,$26
    nop
    vsrlw   $22,16,$23
    nop
    vlog3r5 $8,$26,$22,$22
    vldd    $26,bitsliced_masks+64($31) !tprello
    vlog3r5 $8,$2,$23,$2
    nop
    vsllw   $15,4,$8
    nop
    vsrlw   $4,4,$23
    nop
    vlog3r5 $26,$8,$4,$4
    nop
    vlog3r5 $26,$15,$23,$15
    nop
    vsllw   $12,4,$23
    nop
    vsrlw   $0,4,$8
    nop
    vlog3r5 $26,$23,$0,$0
    nop
    vlog3r5 $26,$12,$8,$8
    nop
    vsllw   $6,4,$12
    nop
    vsrlw   $11,4,$23
    nop
    vlog3r5 $26,$12,$11,$11
    nop
    vlog3r5 $26,$6,$23,$6
    nop
    vsllw   $22,4,$23
    nop
    vsrlw   $5,4,$12
    nop
    vlog3r5 $26,$23,$5,$5
    nop
    vlog3r5 $26,$22,$12,$12
    nop
    vsllw   $14,4,$22
    nop
    vsrlw   $1,4,$23
    nop
    vlog3r5 $26,$22,$1,$1
    nop
    vlog3r5 $26,$14,$23,$14
    nop
    vsllw   $13,4,$23
    nop
    vsrlw   $3,4,$22
    nop
    vlog3r5 $26,$23,$3,$3
    nop
    vlog3r5 $26,$13,$22,$13
    nop
    vsllw   $7,4,$22
    nop
    vsrlw   $9,4,$23
    nop
    vlog3r5 $26,$22,$9,$9
    nop
    vlog3r5 $26,$7,$23,$7
    nop
    vsllw   $2,4,$23
    nop
    vsrlw   $10,4,$22
    nop
    vlog3r5 $26,$23,$10,$10
    vldd    $23,bitsliced_masks+96($31) !tprello
    vlog3r5 $26,$2,$22,$2
    nop
    vsllw   $11,2,$22
    nop
    vsrlw   $4,2,$26
    nop
    vlog3r5 $23,$22,$4,$4
    nop
    vlog3r5 $23,$11,$26,$11
    nop
    vsllw   $5,2,$26
    nop
    vsrlw   $0,2,$22
    nop
    vlog3r5 $23,$26,$0,$26
    nop
    vlog3r5 $23,$5,$22,$5
    nop
    vsllw   $6,2,$0
    nop
    vsrlw   $15,2,$22
    nop
    vlog3r5 $23,$0,$15,$15
    nop
    vlog3r5 $23,$6,$22,$6
    nop
    vsllw   $12,2,$0
    nop
    vsrlw   $8,2,$22
    nop
    vlog3r5 $23,$0,$8,$8
    nop
    vlog3r5 $23,$12,$22,$12
    nop
    vsllw   $9,2,$0
    nop
    vsrlw   $1,2,$22
    nop
    vlog3r5 $23,$0,$1,$24
    nop
    vlog3r5 $23,$9,$22,$9
    nop
    vsllw   $10,2,$0
    nop
    vsrlw   $3,2,$1
    nop
    vlog3r5 $23,$0,$3,$22
    nop
    vlog3r5 $23,$10,$1,$10
    nop
    vsllw   $7,2,$0
    nop
    vsrlw   $14,2,$1
    nop
    vlog3r5 $23,$0,$14,$14
    nop
    vlog3r5 $23,$7,$1,$25
    nop
    vsllw   $2,2,$0
    nop
    vsrlw   $13,2,$1
    nop
    vlog3r5 $23,$0,$13,$13
    vldd    $27,bitsliced_masks+128($31) !tprello
    vlog3r5 $23,$2,$1,$23
    nop
    vsllw   $26,1,$0
    nop
    vsrlw   $4,1,$1
    nop
    vlog3r5 $27,$0,$4,$0
    nop
    vlog3r5 $27,$26,$1,$1
    nop
    vsllw   $5,1,$2
    nop
    vsrlw   $11,1,$3
    nop
    vlog3r5 $27,$2,$11,$2
    nop
    vlog3r5 $27,$5,$3,$3
    nop
    vsllw   $8,1,$5
    nop
    vsrlw   $15,1,$7
    nop
    vlog3r5 $27,$5,$15,$4
    nop
    vlog3r5 $27,$8,$7,$5
    nop
    vsllw   $12,1,$7
    nop
    vsrlw   $6,1,$8
    nop
    vlog3r5 $27,$7,$6,$6
    nop
    vlog3r5 $27,$12,$8,$7
    nop
    vsllw   $22,1,$8
    nop
    vsrlw   $24,1,$12
    nop
    vlog3r5 $27,$8,$24,$8
    nop
    vlog3r5 $27,$22,$12,$12
    nop
    vsllw   $10,1,$22
    vstd    $8,bitsliced_state+0($31) !tprello
    vsrlw   $9,1,$8
    vstd    $12,bitsliced_state+32($31) !tprello
    vlog3r5 $27,$22,$9,$9
    nop
    vlog3r5 $27,$10,$8,$8
    nop
    vsllw   $13,1,$10
    vstd    $9,bitsliced_state+64($31) !tprello
    vsrlw   $14,1,$9
    vstd    $8,bitsliced_state+96($31) !tprello
    vlog3r5 $27,$10,$14,$8
    nop
    vlog3r5 $27,$13,$9,$9
    nop
    vsllw   $23,1,$13
    vstd    $8,bitsliced_state+128($31) !tprello
    vsrlw   $25,1,$8
    vstd    $9,bitsliced_state+160($31) !tprello
    vlog3r5 $27,$13,$25,$9
    nop
    vlog3r5 $27,$23,$8,$8
    nop
    or      $31,$31,$31
    vstd    $9,bitsliced_state+192($31) !tprello
    or      $31,$31,$31
    vstd    $8,bitsliced_state+224($31) !tprello
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
# 190 operations on P0, 58 on P1, 190 cycles
    .macro ROUND
    vlog3r3 $0,$3,$1,$8
    nop
    vxorw   $4,$2,$9
    nop
    vxorw   $2,$3,$3
    nop
    vlog3r3 $8,$1,$9,$10
    nop
    vxorw   $3,$7,$11
    nop
    vxorw   $1,$10,$1
    nop
    vlog3r3 $11,$6,$4,$12
    nop
    vxorw   $0,$1,$13
    nop
    vxorw   $5,$8,$5
    nop
    vxorw   $13,$12,$14
    nop
    vlog3r3 $13,$8,$6,$6
    nop
    vxorw   $8,$14,$15
    nop
    vxorw   $3,$5,$22
    nop
    vlog3r1 $8,$15,$5,$23
    nop
    vlog3r3 $4,$22,$0,$24
    nop
    vlog3r2 $13,$3,$23,$25
    nop
    vlog3r0 $23,$22,$12,$23
    nop
    vlog3r4 $10,$15,$25,$26
    nop
    vlog3r4 $24,$8,$25,$25
    nop
    vlog3r1 $11,$24,$9,$27
    nop
    vlog3r2 $11,$1,$6,$28
    nop
    vlog3r3 $25,$27,$8,$25
    nop
    vlog3r3 $27,$23,$28,$27
    nop
    vlog3r3 $26,$2,$8,$2
    nop
    vlog3r3 $4,$11,$0,$4
    nop
    vlog3r2 $0,$7,$23,$23
    nop
    vlog3r4 $4,$6,$2,$2
    nop
    vlog3r3 $26,$10,$23,$23
    nop
    vlog3r0 $25,$27,$2,$26
    nop
    vlog3r4 $27,$23,$2,$28
    nop
    vlog3r5 $23,$2,$26,$2
    nop
    vlog3r5 $25,$27,$28,$26
    nop
    vlog3r4 $2,$28,$23,$28
    nop
    vlog3r1 $6,$4,$26,$6
    nop
    vxorw   $2,$28,$29
    nop
    vandw   $1,$28,$1
    nop
    vlog3r5 $23,$29,$26,$23
    nop
    vlog3r2 $2,$8,$1,$8
    nop
    vlog3r5 $23,$25,$27,$23
    nop
    vlog3r1 $28,$29,$24,$24
    nop
    vlog3r2 $29,$9,$1,$1
    nop
    vlog3r2 $28,$11,$24,$11
    nop
    vxorw   $26,$23,$9
    nop
    vxorw   $2,$23,$2
    nop
    vlog3r1 $28,$9,$3,$3
    nop
    vlog3r1 $28,$9,$13,$13
    nop
    vlog3r2 $2,$5,$3,$5
    nop
    vlog3r1 $4,$22,$29,$28
    nop
    vlog3r2 $14,$2,$6,$2
    nop
    vlog3r3 $24,$5,$28,$24
    nop
    vlog3r2 $26,$4,$5,$4
    nop
    vxorw   $26,$29,$5
    vstd    $24,bitsliced_spill+192($31) !tprello
    vlog3r2 $23,$10,$11,$10
    nop
    vlog3r2 $22,$5,$3,$3
    nop
    vlog3r2 $9,$7,$10,$7
    vldd    $22,bitsliced_state+224($31) !tprello
    vlog3r2 $23,$15,$2,$15
    vldd    $23,bitsliced_state+128($31) !tprello
    vlog3r2 $0,$9,$7,$0
    vstd    $7,bitsliced_spill+32($31) !tprello
    vxorw   $13,$8,$7
    vldd    $8,bitsliced_state+96($31) !tprello
    vlog3r3 $6,$0,$1,$1
    vldd    $6,bitsliced_state+32($31) !tprello
    vlog3r2 $5,$12,$7,$5
    vldd    $12,bitsliced_state+0($31) !tprello
    vlog3r3 $0,$2,$7,$2
    vstd    $1,bitsliced_spill+64($31) !tprello
    vlog3r3 $15,$13,$24,$1
    vldd    $0,bitsliced_state+64($31) !tprello
    vlog3r3 $4,$11,$10,$4
    vstd    $2,bitsliced_spill+0($31) !tprello
    vlog3r3 $5,$3,$11,$2
    vstd    $1,bitsliced_spill+160($31) !tprello
    vlog3r3 $12,$8,$6,$1
    vstd    $4,bitsliced_spill+96($31) !tprello
    vxorw   $23,$0,$3
    vstd    $2,bitsliced_spill+224($31) !tprello
    vxorw   $0,$8,$4
    vldd    $2,bitsliced_state+192($31) !tprello
    vlog3r3 $1,$6,$3,$7
    vstd    $5,bitsliced_spill+128($31) !tprello
    vxorw   $4,$22,$8
    vldd    $5,bitsliced_state+160($31) !tprello
    vxorw   $6,$7,$6
    nop
    vlog3r3 $8,$2,$23,$11
    nop
    vxorw   $12,$6,$10
    nop
    vxorw   $5,$1,$5
    nop
    vxorw   $10,$11,$13
    nop
    vlog3r3 $10,$1,$2,$2
    nop
    vxorw   $1,$13,$15
    nop
    vxorw   $4,$5,$24
    nop
    vlog3r1 $1,$15,$5,$9
    nop
    vlog3r3 $23,$24,$12,$26
    nop
    vlog3r2 $10,$4,$9,$29
    nop
    vlog3r0 $9,$24,$11,$9
    nop
    vlog3r4 $7,$15,$29,$28
    nop
    vlog3r4 $26,$1,$29,$29
    nop
    vlog3r1 $8,$26,$3,$14
    nop
    vlog3r2 $8,$6,$2,$25
    nop
    vlog3r3 $29,$14,$1,$29
    nop
    vlog3r3 $14,$9,$25,$14
    nop
    vlog3r3 $28,$0,$1,$0
    nop
    vlog3r3 $23,$8,$12,$23
    nop
    vlog3r2 $12,$22,$9,$9
    nop
    vlog3r4 $23,$2,$0,$0
    nop
    vlog3r3 $28,$7,$9,$9
    nop
    vlog3r0 $29,$14,$0,$28
    nop
    vlog3r4 $14,$9,$0,$25
    nop
    vlog3r5 $9,$0,$28,$0
    nop
    vlog3r5 $29,$14,$25,$28
    nop
    vlog3r4 $0,$25,$9,$25
    nop
    vlog3r1 $2,$23,$28,$2
    nop
    vxorw   $0,$25,$27
    nop
    vandw   $6,$25,$6
    nop
    vlog3r5 $9,$27,$28,$9
    nop
    vlog3r2 $0,$1,$6,$1
    nop
    vlog3r5 $9,$29,$14,$9
    nop
    vlog3r1 $25,$27,$26,$26
    nop
    vlog3r2 $27,$3,$6,$3
    nop
    vlog3r2 $25,$8,$26,$6
    nop
    vxorw   $28,$9,$8
    nop
    vxorw   $0,$9,$0
    nop
    vlog3r1 $25,$8,$4,$4
    nop
    vlog3r1 $25,$8,$10,$10
    nop
    vlog3r2 $0,$5,$4,$5
    nop
    vlog3r1 $23,$24,$27,$25
    nop
    vlog3r2 $13,$0,$2,$0
    nop
    vlog3r3 $26,$5,$25,$25
    nop
    vlog3r2 $28,$23,$5,$5
    nop
    vxorw   $28,$27,$27
    nop
    vlog3r2 $9,$7,$6,$7
    nop
    vlog3r2 $24,$27,$4,$4
    nop
    vlog3r2 $8,$22,$7,$22
    nop
    vlog3r2 $9,$15,$0,$9
    nop
    vlog3r2 $12,$8,$22,$8
    nop
    vxorw   $10,$1,$1
    nop
    vlog3r3 $2,$8,$3,$2
    nop
    vlog3r2 $27,$11,$1,$3
    nop
    vlog3r3 $8,$0,$1,$1
    nop
    vlog3r3 $9,$10,$25,$0
    ldw     $9,bitsliced_selectors+8($31) !tprello
    vlog3r3 $5,$6,$7,$5
    nop
    vlog3r3 $3,$4,$6,$6
    nop
    vshfw   $25,$25,$9,$4
    nop
    vshfw   $6,$6,$9,$6
    nop
    vshfw   $0,$0,$9,$0
    nop
    vshfw   $3,$3,$9,$3
    vldd    $7,bitsliced_spill+192($31) !tprello
    vshfw   $5,$5,$9,$25
    vldd    $5,bitsliced_spill+128($31) !tprello
    vshfw   $2,$2,$9,$10
    ldw     $8,bitsliced_keys_end+512($19) !tprello
    vshfw   $22,$22,$9,$22
    vldd    $2,bitsliced_keys_end+96($19) !tprello
    vshfw   $1,$1,$9,$1
    vldd    $9,bitsliced_keys_end+352($19) !tprello
    vshfw   $3,$5,$8,$11
    vstd    $1,bitsliced_spill+320($31) !tprello
    vshfw   $5,$3,$8,$27
    nop
    vlog3r3 $2,$5,$11,$5
    vldd    $1,bitsliced_keys_end+32($19) !tprello
    vlog3r3 $9,$3,$27,$3
    vldd    $2,bitsliced_keys_end+288($19) !tprello
    vshfw   $4,$7,$8,$9
    nop
    vshfw   $7,$4,$8,$12
    nop
    vlog3r3 $1,$7,$9,$15
    vldd    $7,bitsliced_spill+160($31) !tprello
    vlog3r3 $2,$4,$12,$4
    nop
    vlog3r3 $3,$12,$15,$2
    vldd    $12,bitsliced_keys_end+64($19) !tprello
    vlog3r3 $5,$9,$4,$1
    vldd    $9,bitsliced_keys_end+320($19) !tprello
    vshfw   $0,$7,$8,$24
    vstd    $2,bitsliced_state+32($31) !tprello
    vshfw   $7,$0,$8,$2
    vstd    $15,bitsliced_spill+256($31) !tprello
    vlog3r3 $12,$7,$24,$12
    vldd    $7,bitsliced_spill+96($31) !tprello
    vlog3r3 $9,$0,$2,$9
    vldd    $0,bitsliced_spill+64($31) !tprello
    vlog3r3 $4,$2,$12,$28
    vldd    $23,bitsliced_keys_end+128($19) !tprello
    vlog3r3 $15,$24,$9,$2
    vldd    $15,bitsliced_keys_end+384($19) !tprello
    vshfw   $25,$7,$8,$24
    vstd    $28,bitsliced_state+64($31) !tprello
    vshfw   $7,$25,$8,$28
    vstd    $24,bitsliced_spill+288($31) !tprello
    vlog3r3 $23,$7,$24,$23
    vldd    $7,bitsliced_keys_end+160($19) !tprello
    vlog3r3 $15,$25,$28,$25
    vldd    $15,bitsliced_keys_end+416($19) !tprello
    vshfw   $10,$0,$8,$24
    nop
    vshfw   $0,$10,$8,$26
    nop
    vlog3r3 $7,$0,$24,$7
    nop
    vlog3r3 $15,$10,$26,$10
    nop
    vxorw   $27,$5,$0
    vldd    $5,bitsliced_spill+224($31) !tprello
    vxorw   $11,$3,$3
    vldd    $11,bitsliced_spill+32($31) !tprello
    vlog3r3 $0,$25,$10,$0
    vldd    $27,bitsliced_keys_end+0($19) !tprello
    vlog3r3 $3,$23,$7,$3
    vldd    $15,bitsliced_keys_end+256($19) !tprello
    vshfw   $6,$5,$8,$13
    vstd    $0,bitsliced_state+96($31) !tprello
    vshfw   $5,$6,$8,$0
    nop
    vlog3r3 $27,$5,$13,$5
    nop
    vlog3r3 $15,$6,$0,$15
    vldd    $6,bitsliced_keys_end+192($19) !tprello
    vshfw   $22,$11,$8,$14
    vldd    $27,bitsliced_keys_end+448($19) !tprello
    vlog3r3 $28,$23,$15,$28
    nop
    vshfw   $11,$22,$8,$29
    nop
    vlog3r3 $6,$11,$14,$11
    vstd    $28,bitsliced_state+128($31) !tprello
    vlog3r3 $27,$22,$29,$22
    nop
    vlog3r3 $9,$10,$0,$6
    vldd    $27,bitsliced_keys_end+224($19) !tprello
    vlog3r3 $25,$29,$11,$0
    vldd    $29,bitsliced_spill+320($31) !tprello
    vlog3r3 $6,$5,$22,$28
    vldd    $30,bitsliced_spill+0($31) !tprello
    vlog3r3 $12,$7,$13,$13
    vstd    $0,bitsliced_state+192($31) !tprello
    vlog3r3 $23,$14,$22,$6
    vstd    $28,bitsliced_state+0($31) !tprello
    vlog3r3 $13,$15,$11,$0
    vldd    $13,bitsliced_keys_end+480($19) !tprello
    vshfw   $29,$30,$8,$15
    nop
    vshfw   $30,$29,$8,$8
    nop
    vlog3r3 $27,$30,$15,$27
    nop
    vlog3r3 $13,$29,$8,$29
    vldd    $13,bitsliced_spill+256($31) !tprello
    vlog3r3 $4,$9,$26,$4
    vldd    $9,bitsliced_spill+288($31) !tprello
    vlog3r3 $22,$8,$27,$8
    nop
    vlog3r3 $4,$7,$29,$7
    nop
    vlog3r3 $13,$12,$24,$12
    vstd    $8,bitsliced_state+224($31) !tprello
    vlog3r3 $9,$25,$5,$4
    vstd    $7,bitsliced_state+160($31) !tprello
    vlog3r3 $12,$10,$27,$5
    ldi     $19,544($19)
    vlog3r3 $11,$15,$29,$7
    bne     $19,next_round
    .endm
#endif

#if !defined(AES_CTR) && !defined(AES_ECB_DECRYPT)
# 332 operations on P0, 53 on P1, 334 cycles
    .macro OUTPUT
    vxorw   $2,$6,$8
    nop
    vlog3r3 $4,$3,$5,$9
    nop
    vxorw   $5,$8,$10
    nop
    vlog3r3 $4,$8,$5,$4
    nop
    vlog3r3 $6,$10,$8,$6
    nop
    vlog3r3 $0,$1,$10,$11
    nop
    vlog3r3 $1,$3,$6,$1
    nop
    vlog3r3 $0,$2,$7,$12
    nop
    vlog3r3 $1,$5,$10,$13
    nop
    vlog3r3 $4,$6,$11,$14
    nop
    vlog3r3 $7,$13,$5,$5
    nop
    vlog3r3 $13,$4,$0,$0
    nop
    vxorw   $5,$13,$7
    nop
    vlog3r2 $2,$5,$1,$15
    nop
    vxorw   $7,$14,$22
    nop
    vandw   $13,$10,$23
    nop
    vxorw   $22,$1,$24
    nop
    vlog3r2 $7,$6,$23,$25
    nop
    vbicw   $24,$12,$26
    nop
    vxorw   $8,$14,$27
    nop
    vlog3r2 $0,$1,$26,$28
    nop
    vlog3r2 $11,$22,$26,$26
    nop
    vlog3r3 $0,$28,$15,$15
    nop
    vxorw   $11,$6,$29
    nop
    vlog3r3 $15,$25,$23,$15
    nop
    vlog3r0 $3,$27,$29,$3
    nop
    vlog3r3 $26,$12,$25,$25
    nop
    vlog3r0 $28,$3,$27,$28
    nop
    vlog3r4 $9,$8,$3,$3
    nop
    vlog3r4 $29,$4,$28,$28
    nop
    vlog3r3 $26,$3,$4,$3
    nop
    vlog3r4 $25,$28,$15,$4
    nop
    vlog3r4 $3,$15,$28,$26
    nop
    vlog3r4 $28,$4,$3,$23
    nop
    vlog3r5 $4,$28,$3,$3
    nop
    vlog3r5 $26,$15,$25,$28
    nop
    vlog3r4 $25,$23,$15,$15
    nop
    vxorw   $3,$28,$23
    nop
    vandw   $8,$15,$8
    nop
    vlog3r6 $26,$4,$23,$4
    nop
    vlog3r1 $12,$24,$23,$12
    nop
    vxorw   $4,$23,$26
    nop
    vandw   $28,$27,$27
    nop
    vxorw   $15,$26,$25
    nop
    vlog3r2 $3,$5,$27,$5
    nop
    vbicw   $13,$25,$13
    nop
    vlog3r4 $1,$26,$8,$1
    nop
    vlog3r2 $24,$23,$13,$23
    nop
    vxorw   $25,$3,$24
    nop
    vlog3r2 $3,$2,$23,$2
    nop
    vbicw   $7,$24,$7
    nop
    vlog3r4 $22,$4,$2,$22
    nop
    vbicw   $6,$24,$6
    nop
    vxorw   $8,$13,$8
    nop
    vlog3r3 $7,$22,$6,$13
    nop
    vlog3r1 $24,$4,$14,$14
    nop
    vlog3r4 $0,$26,$13,$0
    nop
    vlog3r4 $9,$28,$13,$13
    nop
    vlog3r1 $4,$24,$29,$24
    nop
    vlog3r4 $11,$4,$12,$4
    nop
    vlog3r3 $24,$9,$13,$13
    nop
    vxorw   $8,$4,$11
    nop
    vlog3r2 $9,$15,$24,$9
    vstd    $13,bitsliced_spill+128($31) !tprello
    vlog3r3 $5,$11,$6,$6
    vldd    $11,bitsliced_state+32($31) !tprello
    vlog3r2 $15,$29,$9,$9
    vldd    $15,bitsliced_state+160($31) !tprello
    vlog3r4 $10,$25,$6,$6
    vldd    $10,bitsliced_state+128($31) !tprello
    vxorw   $27,$1,$1
    vldd    $27,bitsliced_state+192($31) !tprello
    vxorw   $9,$4,$4
    vstd    $6,bitsliced_spill+32($31) !tprello
    vlog3r3 $22,$1,$2,$2
    vldd    $6,bitsliced_state+64($31) !tprello
    vxorw   $7,$4,$22
    vstd    $4,bitsliced_spill+64($31) !tprello
    vlog3r3 $14,$8,$7,$4
    vstd    $2,bitsliced_spill+160($31) !tprello
    vlog3r3 $22,$5,$14,$2
    vldd    $5,bitsliced_state+96($31) !tprello
    vlog3r3 $1,$22,$23,$1
    vldd    $22,bitsliced_state+0($31) !tprello
    vlog3r3 $0,$2,$12,$0
    vstd    $2,bitsliced_spill+192($31) !tprello
    vxorw   $6,$27,$2
    vstd    $1,bitsliced_spill+96($31) !tprello
    vlog3r3 $10,$5,$15,$1
    vstd    $0,bitsliced_spill+0($31) !tprello
    vxorw   $15,$2,$0
    nop
    vlog3r3 $10,$2,$15,$12
    vldd    $10,bitsliced_state+224($31) !tprello
    vlog3r3 $27,$0,$2,$27
    nop
    vlog3r3 $22,$11,$0,$23
    nop
    vlog3r3 $11,$5,$27,$11
    nop
    vlog3r3 $22,$6,$10,$14
    nop
    vlog3r3 $11,$15,$0,$7
    nop
    vlog3r3 $12,$27,$23,$8
    nop
    vlog3r3 $10,$7,$15,$10
    nop
    vlog3r3 $7,$12,$22,$22
    nop
    vxorw   $10,$7,$15
    nop
    vlog3r2 $6,$10,$11,$9
    nop
    vxorw   $15,$8,$25
    nop
    vandw   $7,$0,$29
    nop
    vxorw   $25,$11,$13
    nop
    vlog3r2 $15,$27,$29,$24
    nop
    vbicw   $13,$14,$28
    nop
    vxorw   $2,$8,$26
    nop
    vlog3r2 $22,$11,$28,$3
    nop
    vlog3r2 $23,$25,$28,$28
    nop
    vlog3r3 $22,$3,$9,$9
    nop
    vxorw   $23,$27,$30
    nop
    vlog3r3 $9,$24,$29,$9
    nop
    vlog3r0 $5,$26,$30,$5
    nop
    vlog3r3 $28,$14,$24,$24
    nop
    vlog3r0 $3,$5,$26,$3
    nop
    vlog3r4 $1,$2,$5,$5
    nop
    vlog3r4 $30,$12,$3,$3
    nop
    vlog3r3 $28,$5,$12,$5
    nop
    vlog3r4 $24,$3,$9,$12
    nop
    vlog3r4 $5,$9,$3,$28
    nop
    vlog3r4 $3,$12,$5,$29
    nop
    vlog3r5 $12,$3,$5,$3
    nop
    vlog3r5 $28,$9,$24,$5
    nop
    vlog3r4 $24,$29,$9,$9
    nop
    vxorw   $3,$5,$24
    nop
    vandw   $2,$9,$2
    nop
    vlog3r6 $28,$12,$24,$12
    nop
    vlog3r1 $14,$13,$24,$14
    nop
    vxorw   $12,$24,$28
    nop
    vandw   $5,$26,$26
    nop
    vxorw   $9,$28,$29
    nop
    vlog3r2 $3,$10,$26,$10
    nop
    vbicw   $7,$29,$7
    nop
    vlog3r4 $11,$28,$2,$11
    nop
    vlog3r2 $13,$24,$7,$13
    nop
    vxorw   $29,$3,$24
    nop
    vlog3r2 $3,$6,$13,$3
    nop
    vbicw   $15,$24,$15
    nop
    vlog3r4 $25,$12,$3,$25
    nop
    vbicw   $27,$24,$27
    nop
    vxorw   $2,$7,$2
    nop
    vlog3r3 $15,$25,$27,$7
    nop
    vlog3r1 $24,$12,$8,$8
    nop
    vlog3r4 $22,$28,$7,$22
    nop
    vlog3r4 $1,$5,$7,$5
    nop
    vlog3r1 $12,$24,$30,$24
    nop
    vlog3r4 $23,$12,$14,$12
    nop
    vlog3r3 $24,$1,$5,$5
    nop
    vxorw   $2,$12,$23
    nop
    vlog3r2 $1,$9,$24,$1
    nop
    vlog3r3 $10,$23,$27,$23
    nop
    vlog3r2 $9,$30,$1,$1
    nop
    vlog3r4 $0,$29,$23,$0
    nop
    vxorw   $26,$11,$11
    nop
    vxorw   $1,$12,$1
    nop
    vlog3r3 $25,$11,$3,$3
    nop
    vxorw   $15,$1,$25
    nop
    vlog3r3 $8,$2,$15,$2
    nop
    vlog3r3 $25,$10,$8,$10
    vldd    $8,bitsliced_spill+192($31) !tprello
    vlog3r3 $11,$25,$13,$11
    vldd    $13,bitsliced_masks+128($31) !tprello
    vlog3r3 $22,$10,$14,$14
    nop
    vsllw   $4,1,$22
    vldd    $25,bitsliced_spill+128($31) !tprello
    vsrlw   $8,1,$15
    vldd    $12,bitsliced_spill+160($31) !tprello
    vlog3r5 $13,$22,$8,$8
    nop
    vlog3r5 $13,$4,$15,$4
    nop
    vsllw   $25,1,$15
    vldd    $22,bitsliced_spill+64($31) !tprello
    vsrlw   $12,1,$26
    vldd    $23,bitsliced_spill+96($31) !tprello
    vlog3r5 $13,$15,$12,$12
    nop
    vlog3r5 $13,$25,$26,$25
    nop
    vsllw   $22,1,$26
    vldd    $15,bitsliced_spill+0($31) !tprello
    vsrlw   $23,1,$29
    vldd    $9,bitsliced_spill+32($31) !tprello
    vlog3r5 $13,$26,$23,$23
    nop
    vlog3r5 $13,$22,$29,$22
    nop
    vsllw   $15,1,$29
    nop
    vsrlw   $9,1,$26
    nop
    vlog3r5 $13,$29,$9,$9
    nop
    vlog3r5 $13,$15,$26,$15
    nop
    vsllw   $2,1,$26
    nop
    vsrlw   $10,1,$29
    nop
    vlog3r5 $13,$26,$10,$10
    nop
    vlog3r5 $13,$2,$29,$2
    nop
    vsllw   $5,1,$29
    nop
    vsrlw   $3,1,$26
    nop
    vlog3r5 $13,$29,$3,$3
    nop
    vlog3r5 $13,$5,$26,$5
    nop
    vsllw   $1,1,$26
    nop
    vsrlw   $11,1,$29
    nop
    vlog3r5 $13,$26,$11,$11
    nop
    vlog3r5 $13,$1,$29,$1
    nop
    vsllw   $14,1,$29
    nop
    vsrlw   $0,1,$26
    nop
    vlog3r5 $13,$29,$0,$0
    vldd    $29,bitsliced_masks+96($31) !tprello
    vlog3r5 $13,$14,$26,$13
    nop
    vsllw   $12,2,$14
    nop
    vsrlw   $8,2,$26
    nop
    vlog3r5 $29,$14,$8,$8
    nop
    vlog3r5 $29,$12,$26,$12
    nop
    vsllw   $25,2,$26
    nop
    vsrlw   $4,2,$14
    nop
    vlog3r5 $29,$26,$4,$4
    nop
    vlog3r5 $29,$25,$14,$14
    nop
    vsllw   $9,2,$25
    nop
    vsrlw   $23,2,$26
    nop
    vlog3r5 $29,$25,$23,$23
    nop
    vlog3r5 $29,$9,$26,$9
    nop
    vsllw   $15,2,$26
    nop
    vsrlw   $22,2,$25
    nop
    vlog3r5 $29,$26,$22,$22
    nop
    vlog3r5 $29,$15,$25,$15
    nop
    vsllw   $3,2,$25
    nop
    vsrlw   $10,2,$26
    nop
    vlog3r5 $29,$25,$10,$10
    nop
    vlog3r5 $29,$3,$26,$3
    nop
    vsllw   $5,2,$26
    nop
    vsrlw   $2,2,$25
    nop
    vlog3r5 $29,$26,$2,$2
    nop
    vlog3r5 $29,$5,$25,$5
    nop
    vsllw   $0,2,$25
    nop
    vsrlw   $11,2,$26
    nop
    vlog3r5 $29,$25,$11,$11
    nop
    vlog3r5 $29,$0,$26,$0
    nop
    vsllw   $13,2,$26
    nop
    vsrlw   $1,2,$25
    nop
    vlog3r5 $29,$26,$1,$1
    vldd    $26,bitsliced_masks+64($31) !tprello
    vlog3r5 $29,$13,$25,$13
    nop
    vsllw   $23,4,$25
    nop
    vsrlw   $8,4,$29
    nop
    vlog3r5 $26,$25,$8,$8
    nop
    vlog3r5 $26,$23,$29,$23
    nop
    vsllw   $22,4,$29
    nop
    vsrlw   $4,4,$25
    nop
    vlog3r5 $26,$29,$4,$4
    nop
    vlog3r5 $26,$22,$25,$22
    nop
    vsllw   $9,4,$25
    nop
    vsrlw   $12,4,$29
    nop
    vlog3r5 $26,$25,$12,$12
    nop
    vlog3r5 $26,$9,$29,$9
    nop
    vsllw   $15,4,$29
    nop
    vsrlw   $14,4,$25
    vstd    $9,bitsliced_spill+224($31) !tprello
    vlog3r5 $26,$29,$14,$9
    nop
    vlog3r5 $26,$15,$25,$15
    nop
    vsllw   $11,4,$25
    nop
    vsrlw   $10,4,$14
    vstd    $15,bitsliced_spill+256($31) !tprello
    vlog3r5 $26,$25,$10,$10
    nop
    vlog3r5 $26,$11,$14,$11
    nop
    vsllw   $1,4,$14
    nop
    vsrlw   $2,4,$15
    nop
    vlog3r5 $26,$14,$2,$2
    nop
    vlog3r5 $26,$1,$15,$1
    nop
    vsllw   $0,4,$15
    nop
    vsrlw   $3,4,$14
    nop
    vlog3r5 $26,$15,$3,$3
    nop
    vlog3r5 $26,$0,$14,$0
    nop
    vsllw   $13,4,$14
    nop
    vsrlw   $5,4,$15
    ldw     $25,bitsliced_selectors+12($31) !tprello
    vlog3r5 $26,$14,$5,$5
    ldw     $14,bitsliced_selectors+16($31) !tprello
    vlog3r5 $26,$13,$15,$15
    ldw     $13,bitsliced_selectors+20($31) !tprello
    vshfw   $4,$8,$25,$26
    ldw     $29,bitsliced_selectors+24($31) !tprello
    vshfw   $4,$8,$14,$4
    nop
    vshfw   $2,$10,$13,$8
    vldd    $30,bitsliced_masks+32($31) !tprello
    vshfw   $2,$10,$29,$2
    nop
    vsrlw   $26,16,$10
    vldd    $27,bitsliced_last_key+0($31) !tprello
    vsrlw   $4,16,$24
    nop
    vlog3r1 $10,$8,$30,$10
    vldd    $7,bitsliced_last_key+32($31) !tprello
    vlog3r1 $24,$2,$30,$24
    nop
    vlog3r3 $8,$27,$10,$8
    nop
    vsllw   $10,16,$10
    nop
    vlog3r3 $2,$7,$24,$2
    nop
    vlog3r3 $26,$27,$10,$10
    nop
    vsllw   $24,16,$24
    nop
    vsrlw   $10,8,$26
    vldd    $28,bitsliced_masks+0($31) !tprello
    vlog3r3 $4,$7,$24,$4
    nop
    vsllw   $2,8,$24
    nop
    vsllw   $4,8,$6
    nop
    vlog3r5 $28,$4,$26,$4
    nop
    vlog3r5 $28,$6,$10,$6
    nop
    vsrlw   $8,8,$10
    vstd    $4,-480($17)
    vlog3r5 $28,$24,$8,$4
    vstd    $6,-512($17)
    vlog3r5 $28,$2,$10,$2
    nop
    vshfw   $9,$12,$25,$6
    vstd    $4,-256($17)
    vshfw   $9,$12,$14,$4
    vstd    $2,-224($17)
    vshfw   $5,$3,$13,$2
    nop
    vshfw   $5,$3,$29,$3
    nop
    vsrlw   $6,16,$5
    nop
    vsrlw   $4,16,$9
    nop
    vlog3r1 $5,$2,$30,$5
    nop
    vlog3r1 $9,$3,$30,$9
    nop
    vlog3r3 $2,$27,$5,$2
    nop
    vsllw   $5,16,$5
    nop
    vlog3r3 $3,$7,$9,$3
    nop
    vlog3r3 $6,$27,$5,$5
    nop
    vsllw   $9,16,$9
    nop
    vsrlw   $5,8,$6
    nop
    vlog3r3 $4,$7,$9,$4
    nop
    vsllw   $3,8,$9
    nop
    vsllw   $4,8,$12
    nop
    vlog3r5 $28,$4,$6,$4
    nop
    vsrlw   $2,8,$6
    nop
    vlog3r5 $28,$9,$2,$2
    vstd    $4,-416($17)
    vshfw   $22,$23,$25,$4
    nop
    vshfw   $22,$23,$14,$22
    vstd    $2,-192($17)
    vshfw   $1,$11,$13,$2
    nop
    vshfw   $1,$11,$29,$1
    nop
    vsrlw   $4,16,$11
    nop
    vsrlw   $22,16,$23
    nop
    vlog3r1 $11,$2,$30,$11
    nop
    vlog3r1 $23,$1,$30,$23
    nop
    vlog3r3 $2,$27,$11,$2
    nop
    vsllw   $11,16,$11
    nop
    vlog3r3 $1,$7,$23,$1
    nop
    vlog3r3 $4,$27,$11,$4
    nop
    vsllw   $23,16,$23
    nop
    vsrlw   $4,8,$11
    nop
    vlog3r3 $22,$7,$23,$22
    nop
    vsllw   $1,8,$23
    nop
    vsllw   $22,8,$9
    vldd    $10,bitsliced_spill+256($31) !tprello
    vlog3r5 $28,$22,$11,$11
    vldd    $22,bitsliced_spill+224($31) !tprello
    vlog3r5 $28,$9,$4,$4
    nop
    vsrlw   $2,8,$9
    vstd    $11,-352($17)
    vlog3r5 $28,$23,$2,$2
    vstd    $4,-384($17)
    vshfw   $10,$22,$25,$4
    nop
    vshfw   $10,$22,$14,$10
    vstd    $2,-128($17)
    vshfw   $15,$0,$13,$2
    nop
    vshfw   $15,$0,$29,$0
    nop
    vsrlw   $4,16,$15
    nop
    vsrlw   $10,16,$29
    nop
    vlog3r1 $15,$2,$30,$15
    nop
    vlog3r1 $29,$0,$30,$29
    nop
    vlog3r3 $2,$27,$15,$2
    nop
    vsllw   $15,16,$15
    nop
    vlog3r3 $0,$7,$29,$0
    nop
    vlog3r3 $4,$27,$15,$4
    nop
    vsllw   $29,16,$29
    nop
    vsrlw   $4,8,$15
    nop
    vlog3r3 $10,$7,$29,$7
    nop
    vsllw   $0,8,$10
    nop
    vsllw   $7,8,$29
    nop
    vlog3r5 $28,$7,$15,$7
    nop
    vlog3r5 $28,$29,$4,$4
    nop
    vsrlw   $2,8,$29
    vstd    $7,-288($17)
    vlog3r5 $28,$10,$2,$2
    vstd    $4,-320($17)
    vlog3r5 $28,$12,$5,$4
    nop
    vlog3r5 $28,$3,$6,$3
    vstd    $2,-64($17)
    vlog3r5 $28,$1,$9,$1
    vstd    $4,-448($17)
    vlog3r5 $28,$0,$29,$0
    vstd    $3,-160($17)
    or      $31,$31,$31
    vstd    $1,-96($17)
    or      $31,$31,$31
    vstd    $0,-32($17)
    .endm
#endif

#if defined(AES_CTR)
# 356 operations on P0, 118 on P1, 358 cycles
    .macro OUTPUT_COUNTER
    vxorw   $2,$6,$8
    ldi     $16,512($16)
    vlog3r3 $4,$3,$5,$9
    ldi     $17,512($17)
    vxorw   $5,$8,$10
    nop
    vlog3r3 $4,$8,$5,$4
    nop
    vlog3r3 $6,$10,$8,$6
    nop
    vlog3r3 $0,$1,$10,$11
    nop
    vlog3r3 $1,$3,$6,$1
    nop
    vlog3r3 $0,$2,$7,$12
    nop
    vlog3r3 $1,$5,$10,$13
    nop
    vlog3r3 $4,$6,$11,$14
    nop
    vlog3r3 $7,$13,$5,$5
    nop
    vlog3r3 $13,$4,$0,$0
    nop
    vxorw   $5,$13,$7
    nop
    vlog3r2 $2,$5,$1,$15
    nop
    vxorw   $7,$14,$22
    nop
    vandw   $13,$10,$23
    nop
    vxorw   $22,$1,$24
    nop
    vlog3r2 $7,$6,$23,$25
    nop
    vbicw   $24,$12,$26
    nop
    vxorw   $8,$14,$27
    nop
    vlog3r2 $0,$1,$26,$28
    nop
    vlog3r2 $11,$22,$26,$26
    nop
    vlog3r3 $0,$28,$15,$15
    nop
    vxorw   $11,$6,$29
    nop
    vlog3r3 $15,$25,$23,$15
    nop
    vlog3r0 $3,$27,$29,$3
    nop
    vlog3r3 $26,$12,$25,$25
    nop
    vlog3r0 $28,$3,$27,$28
    nop
    vlog3r4 $9,$8,$3,$3
    nop
    vlog3r4 $29,$4,$28,$28
    nop
    vlog3r3 $26,$3,$4,$3
    nop
    vlog3r4 $25,$28,$15,$4
    nop
    vlog3r4 $3,$15,$28,$26
    nop
    vlog3r4 $28,$4,$3,$23
    nop
    vlog3r5 $4,$28,$3,$3
    nop
    vlog3r5 $26,$15,$25,$28
    nop
    vlog3r4 $25,$23,$15,$15
    nop
    vxorw   $3,$28,$23
    nop
    vandw   $8,$15,$8
    nop
    vlog3r6 $26,$4,$23,$4
    nop
    vlog3r1 $12,$24,$23,$12
    nop
    vxorw   $4,$23,$26
    nop
    vandw   $28,$27,$27
    nop
    vxorw   $15,$26,$25
    nop
    vlog3r2 $3,$5,$27,$5
    nop
    vbicw   $13,$25,$13
    nop
    vlog3r4 $1,$26,$8,$1
    nop
    vlog3r2 $24,$23,$13,$23
    nop
    vxorw   $25,$3,$24
    nop
    vlog3r2 $3,$2,$23,$3
    nop
    vbicw   $7,$24,$7
    nop
    vlog3r4 $22,$4,$3,$2
    nop
    vbicw   $6,$24,$6
    nop
    vxorw   $8,$13,$8
    nop
    vlog3r3 $7,$2,$6,$13
    nop
    vlog3r1 $24,$4,$14,$14
    nop
    vlog3r4 $0,$26,$13,$0
    nop
    vlog3r4 $9,$28,$13,$13
    nop
    vlog3r1 $4,$24,$29,$24
    nop
    vlog3r4 $11,$4,$12,$4
    nop
    vlog3r3 $24,$9,$13,$13
    nop
    vxorw   $8,$4,$11
    nop
    vlog3r2 $9,$15,$24,$9
    vstd    $13,bitsliced_spill+128($31) !tprello
    vlog3r3 $5,$11,$6,$6
    vldd    $11,bitsliced_state+32($31) !tprello
    vlog3r2 $15,$29,$9,$9
    vldd    $15,bitsliced_state+160($31) !tprello
    vlog3r4 $10,$25,$6,$6
    vldd    $10,bitsliced_state+128($31) !tprello
    vxorw   $27,$1,$1
    vldd    $27,bitsliced_state+192($31) !tprello
    vxorw   $9,$4,$4
    vstd    $6,bitsliced_spill+32($31) !tprello
    vlog3r3 $2,$1,$3,$3
    vldd    $6,bitsliced_state+64($31) !tprello
    vxorw   $7,$4,$2
    vstd    $4,bitsliced_spill+64($31) !tprello
    vlog3r3 $14,$8,$7,$4
    vstd    $3,bitsliced_spill+160($31) !tprello
    vlog3r3 $2,$5,$14,$3
    vldd    $5,bitsliced_state+96($31) !tprello
    vlog3r3 $1,$2,$23,$1
    vldd    $7,bitsliced_state+0($31) !tprello
    vlog3r3 $0,$3,$12,$0
    vstd    $3,bitsliced_spill+192($31) !tprello
    vxorw   $6,$27,$3
    vstd    $1,bitsliced_spill+96($31) !tprello
    vlog3r3 $10,$5,$15,$1
    vstd    $0,bitsliced_spill+0($31) !tprello
    vxorw   $15,$3,$0
    nop
    vlog3r3 $10,$3,$15,$10
    vldd    $2,bitsliced_state+224($31) !tprello
    vlog3r3 $27,$0,$3,$27
    nop
    vlog3r3 $7,$11,$0,$12
    nop
    vlog3r3 $11,$5,$27,$11
    nop
    vlog3r3 $7,$6,$2,$23
    nop
    vlog3r3 $11,$15,$0,$14
    nop
    vlog3r3 $10,$27,$12,$8
    nop
    vlog3r3 $2,$14,$15,$2
    nop
    vlog3r3 $14,$10,$7,$7
    nop
    vxorw   $2,$14,$15
    nop
    vlog3r2 $6,$2,$11,$9
    nop
    vxorw   $15,$8,$25
    nop
    vandw   $14,$0,$29
    nop
    vxorw   $25,$11,$13
    nop
    vlog3r2 $15,$27,$29,$24
    nop
    vbicw   $13,$23,$28
    nop
    vxorw   $3,$8,$26
    nop
    vlog3r2 $7,$11,$28,$22
    nop
    vlog3r2 $12,$25,$28,$28
    nop
    vlog3r3 $7,$22,$9,$9
    nop
    vxorw   $12,$27,$30
    nop
    vlog3r3 $9,$24,$29,$9
    nop
    vlog3r0 $5,$26,$30,$5
    nop
    vlog3r3 $28,$23,$24,$24
    nop
    vlog3r0 $22,$5,$26,$22
    nop
    vlog3r4 $1,$3,$5,$5
    nop
    vlog3r4 $30,$10,$22,$22
    nop
    vlog3r3 $28,$5,$10,$5
    nop
    vlog3r4 $24,$22,$9,$10
    nop
    vlog3r4 $5,$9,$22,$28
    nop
    vlog3r4 $22,$10,$5,$29
    nop
    vlog3r5 $10,$22,$5,$5
    nop
    vlog3r5 $28,$9,$24,$22
    nop
    vlog3r4 $24,$29,$9,$9
    nop
    vxorw   $5,$22,$24
    nop
    vandw   $3,$9,$3
    nop
    vlog3r6 $28,$10,$24,$10
    nop
    vlog3r1 $23,$13,$24,$23
    nop
    vxorw   $10,$24,$28
    nop
    vandw   $22,$26,$26
    nop
    vxorw   $9,$28,$29
    nop
    vlog3r2 $5,$2,$26,$2
    nop
    vbicw   $14,$29,$14
    nop
    vlog3r4 $11,$28,$3,$11
    nop
    vlog3r2 $13,$24,$14,$13
    nop
    vxorw   $29,$5,$24
    nop
    vlog3r2 $5,$6,$13,$5
    nop
    vbicw   $15,$24,$6
    nop
    vlog3r4 $25,$10,$5,$25
    nop
    vbicw   $27,$24,$27
    nop
    vxorw   $3,$14,$3
    nop
    vlog3r3 $6,$25,$27,$14
    nop
    vlog3r1 $24,$10,$8,$8
    nop
    vlog3r4 $7,$28,$14,$7
    nop
    vlog3r4 $1,$22,$14,$14
    nop
    vlog3r1 $10,$24,$30,$24
    nop
    vlog3r4 $12,$10,$23,$10
    nop
    vlog3r3 $24,$1,$14,$14
    nop
    vxorw   $3,$10,$12
    nop
    vlog3r2 $1,$9,$24,$1
    nop
    vlog3r3 $2,$12,$27,$12
    nop
    vlog3r2 $9,$30,$1,$1
    nop
    vlog3r4 $0,$29,$12,$0
    nop
    vxorw   $26,$11,$11
    nop
    vxorw   $1,$10,$1
    nop
    vlog3r3 $25,$11,$5,$5
    nop
    vxorw   $6,$1,$25
    nop
    vlog3r3 $8,$3,$6,$3
    nop
    vlog3r3 $25,$2,$8,$2
    vldd    $6,bitsliced_spill+192($31) !tprello
    vlog3r3 $11,$25,$13,$11
    vldd    $13,bitsliced_masks+128($31) !tprello
    vlog3r3 $7,$2,$23,$7
    nop
    vsllw   $4,1,$23
    vldd    $25,bitsliced_spill+128($31) !tprello
    vsrlw   $6,1,$8
    vldd    $10,bitsliced_spill+160($31) !tprello
    vlog3r5 $13,$23,$6,$6
    nop
    vlog3r5 $13,$4,$8,$4
    nop
    vsllw   $25,1,$8
    vldd    $23,bitsliced_spill+64($31) !tprello
    vsrlw   $10,1,$26
    vldd    $12,bitsliced_spill+96($31) !tprello
    vlog3r5 $13,$8,$10,$8
    nop
    vlog3r5 $13,$25,$26,$25
    nop
    vsllw   $23,1,$26
    vldd    $10,bitsliced_spill+0($31) !tprello
    vsrlw   $12,1,$29
    vldd    $9,bitsliced_spill+32($31) !tprello
    vlog3r5 $13,$26,$12,$12
    nop
    vlog3r5 $13,$23,$29,$23
    nop
    vsllw   $10,1,$29
    nop
    vsrlw   $9,1,$26
    nop
    vlog3r5 $13,$29,$9,$9
    nop
    vlog3r5 $13,$10,$26,$10
    nop
    vsllw   $3,1,$26
    nop
    vsrlw   $2,1,$29
    nop
    vlog3r5 $13,$26,$2,$2
    nop
    vlog3r5 $13,$3,$29,$3
    nop
    vsllw   $14,1,$29
    nop
    vsrlw   $5,1,$26
    nop
    vlog3r5 $13,$29,$5,$5
    nop
    vlog3r5 $13,$14,$26,$14
    nop
    vsllw   $1,1,$26
    nop
    vsrlw   $11,1,$29
    vldd    $30,256($20)
    vlog3r5 $13,$26,$11,$26
    vldd    $11,256($21)
    vlog3r5 $13,$1,$29,$1
    nop
    vsllw   $7,1,$29
    nop
    vsrlw   $0,1,$27
    nop
    vxorw   $11,$30,$11
    nop
    vlog3r5 $13,$29,$0,$0
    vldd    $29,bitsliced_masks+96($31) !tprello
    vlog3r5 $13,$7,$27,$7
    vstd    $11,bitsliced_state+0($31) !tprello
    vsllw   $8,2,$11
    nop
    vsrlw   $6,2,$13
    vldd    $27,288($20)
    vlog3r5 $29,$11,$6,$11
    vldd    $6,288($21)
    vlog3r5 $29,$8,$13,$8
    nop
    vsllw   $25,2,$13
    nop
    vsrlw   $4,2,$30
    nop
    vxorw   $6,$27,$6
    nop
    vlog3r5 $29,$13,$4,$4
    nop
    vlog3r5 $29,$25,$30,$25
    vstd    $6,bitsliced_state+32($31) !tprello
    vsllw   $9,2,$6
    nop
    vsrlw   $12,2,$30
    nop
    vlog3r5 $29,$6,$12,$12
    vldd    $6,320($20)
    vlog3r5 $29,$9,$30,$30
    vldd    $9,320($21)
    vsllw   $10,2,$13
    nop
    vsrlw   $23,2,$27
    nop
    vsllw   $5,2,$24
    nop
    vxorw   $9,$6,$6
    nop
    vlog3r5 $29,$13,$23,$13
    nop
    vlog3r5 $29,$10,$27,$10
    vstd    $6,bitsliced_state+64($31) !tprello
    vsrlw   $2,2,$6
    vldd    $27,352($20)
    vlog3r5 $29,$24,$2,$24
    vldd    $2,352($21)
    vlog3r5 $29,$5,$6,$5
    nop
    vsllw   $14,2,$6
    nop
    vsrlw   $3,2,$23
    nop
    vxorw   $2,$27,$2
    nop
    vlog3r5 $29,$6,$3,$3
    nop
    vlog3r5 $29,$14,$23,$6
    vstd    $2,bitsliced_state+96($31) !tprello
    vsllw   $0,2,$2
    nop
    vsrlw   $26,2,$14
    vldd    $23,384($20)
    vlog3r5 $29,$2,$26,$26
    vldd    $2,384($21)
    vlog3r5 $29,$0,$14,$0
    nop
    vsllw   $7,2,$14
    nop
    vsrlw   $1,2,$27
    nop
    vxorw   $2,$23,$2
    nop
    vlog3r5 $29,$14,$1,$1
    vldd    $14,bitsliced_masks+64($31) !tprello
    vlog3r5 $29,$7,$27,$7
    vstd    $2,bitsliced_state+128($31) !tprello
    vsllw   $12,4,$2
    nop
    vsrlw   $11,4,$27
    vldd    $29,416($20)
    vlog3r5 $14,$2,$11,$11
    vldd    $2,416($21)
    vlog3r5 $14,$12,$27,$12
    nop
    vsllw   $13,4,$27
    nop
    vsrlw   $4,4,$23
    vstd    $12,bitsliced_spill+224($31) !tprello
    vxorw   $2,$29,$2
    nop
    vlog3r5 $14,$27,$4,$4
    nop
    vlog3r5 $14,$13,$23,$13
    vstd    $2,bitsliced_state+160($31) !tprello
    vsllw   $30,4,$2
    nop
    vsrlw   $8,4,$23
    vldd    $27,448($20)
    vlog3r5 $14,$2,$8,$8
    vldd    $2,448($21)
    vlog3r5 $14,$30,$23,$23
    nop
    vsllw   $10,4,$30
    nop
    vsrlw   $25,4,$12
    vstd    $23,bitsliced_spill+256($31) !tprello
    vxorw   $2,$27,$2
    nop
    vlog3r5 $14,$30,$25,$25
    nop
    vlog3r5 $14,$10,$12,$10
    vstd    $2,bitsliced_state+192($31) !tprello
    vsllw   $26,4,$2
    vldd    $12,480($20)
    vsrlw   $24,4,$30
    vstd    $10,bitsliced_spill+288($31) !tprello
    vlog3r5 $14,$2,$24,$10
    vldd    $2,480($21)
    vlog3r5 $14,$26,$30,$26
    nop
    vsllw   $1,4,$30
    nop
    vsrlw   $3,4,$24
    nop
    vxorw   $2,$12,$2
    nop
    vlog3r5 $14,$30,$3,$3
    nop
    vlog3r5 $14,$1,$24,$1
    vstd    $2,bitsliced_state+224($31) !tprello
    vsllw   $0,4,$2
    nop
    vsrlw   $5,4,$24
    nop
    vlog3r5 $14,$2,$5,$5
    nop
    vlog3r5 $14,$0,$24,$0
    nop
    vsllw   $7,4,$2
    ldw     $24,bitsliced_selectors+12($31) !tprello
    vsrlw   $6,4,$30
    vstd    $0,bitsliced_spill+320($31) !tprello
    vlog3r5 $14,$2,$6,$0
    ldw     $6,bitsliced_selectors+16($31) !tprello
    vlog3r5 $14,$7,$30,$2
    ldw     $7,bitsliced_selectors+20($31) !tprello
    vshfw   $4,$11,$24,$14
    ldw     $30,bitsliced_selectors+24($31) !tprello
    vshfw   $4,$11,$6,$4
    nop
    vshfw   $3,$10,$7,$11
    vldd    $12,bitsliced_masks+32($31) !tprello
    vshfw   $3,$10,$30,$3
    nop
    vsrlw   $14,16,$10
    vldd    $23,bitsliced_last_key+0($31) !tprello
    vsrlw   $4,16,$27
    nop
    vlog3r1 $10,$11,$12,$10
    vldd    $29,bitsliced_last_key+32($31) !tprello
    vlog3r1 $27,$3,$12,$27
    nop
    vlog3r3 $11,$23,$10,$11
    nop
    vsllw   $10,16,$10
    nop
    vlog3r3 $3,$29,$27,$3
    nop
    vlog3r3 $14,$23,$10,$10
    nop
    vsllw   $27,16,$27
    vldd    $14,bitsliced_masks+0($31) !tprello
    vsrlw   $10,8,$9
    nop
    vlog3r3 $4,$29,$27,$27
    vldd    $4,-480($16)
    vsrlw   $11,8,$22
    nop
    vlog3r1 $9,$27,$14,$9
    vldd    $28,-224($16)
    vlog3r1 $22,$3,$14,$15
    vldd    $22,-512($16)
    vlog3r3 $27,$4,$9,$4
    nop
    vsllw   $9,8,$9
    vldd    $27,-256($16)
    vlog3r3 $3,$28,$15,$3
    vstd    $4,-480($17)
    vlog3r3 $10,$22,$9,$4
    nop
    vsllw   $15,8,$15
    vstd    $3,-224($17)
    vshfw   $25,$8,$24,$3
    vstd    $4,-512($17)
    vlog3r3 $11,$27,$15,$4
    nop
    vshfw   $25,$8,$6,$8
    nop
    vshfw   $0,$5,$7,$25
    vstd    $4,-256($17)
    vshfw   $0,$5,$30,$0
    nop
    vsrlw   $3,16,$4
    nop
    vsrlw   $8,16,$5
    nop
    vlog3r1 $4,$25,$12,$4
    nop
    vlog3r1 $5,$0,$12,$5
    nop
    vlog3r3 $25,$23,$4,$25
    nop
    vsllw   $4,16,$4
    nop
    vlog3r3 $0,$29,$5,$0
    nop
    vlog3r3 $3,$23,$4,$3
    nop
    vsllw   $5,16,$4
    nop
    vsrlw   $3,8,$5
    nop
    vlog3r3 $8,$29,$4,$8
    vldd    $4,-416($16)
    vsrlw   $25,8,$11
    nop
    vlog3r1 $5,$8,$14,$5
    vldd    $15,-160($16)
    vlog3r1 $11,$0,$14,$27
    vldd    $11,-448($16)
    vlog3r3 $8,$4,$5,$4
    nop
    vsllw   $5,8,$5
    vldd    $8,bitsliced_spill+224($31) !tprello
    vlog3r3 $0,$15,$27,$0
    vstd    $4,-416($17)
    vlog3r3 $3,$11,$5,$3
    nop
    vsllw   $27,8,$27
    vstd    $0,-160($17)
    vshfw   $13,$8,$24,$0
    vstd    $3,-448($17)
    vshfw   $13,$8,$6,$3
    nop
    vshfw   $1,$26,$7,$4
    nop
    vshfw   $1,$26,$30,$1
    nop
    vsrlw   $0,16,$5
    nop
    vsrlw   $3,16,$26
    nop
    vlog3r1 $5,$4,$12,$5
    nop
    vlog3r1 $26,$1,$12,$26
    nop
    vlog3r3 $4,$23,$5,$4
    nop
    vsllw   $5,16,$5
    nop
    vlog3r3 $1,$29,$26,$1
    nop
    vlog3r3 $0,$23,$5,$0
    nop
    vsllw   $26,16,$5
    nop
    vsrlw   $0,8,$26
    vldd    $8,bitsliced_spill+320($31) !tprello
    vlog3r3 $3,$29,$5,$13
    vldd    $3,0($20)
    vsrlw   $4,8,$5
    vldd    $11,-96($16)
    vlog3r1 $26,$13,$14,$15
    vldd    $26,-384($16)
    vlog3r1 $5,$1,$14,$5
    vldd    $9,bitsliced_spill+288($31) !tprello
    vsllw   $15,8,$10
    vldd    $22,bitsliced_spill+256($31) !tprello
    vlog3r3 $1,$11,$5,$1
    vldd    $11,-128($16)
    vlog3r3 $0,$26,$10,$0
    vldd    $10,0($21)
    vsllw   $5,8,$5
    vstd    $1,-96($17)
    vshfw   $9,$22,$24,$24
    vstd    $0,-384($17)
    vlog3r3 $4,$11,$5,$1
    vldd    $4,32($20)
    vshfw   $9,$22,$6,$6
    vldd    $5,32($21)
    vxorw   $10,$3,$0
    vstd    $1,-128($17)
    vshfw   $2,$8,$7,$3
    nop
    vshfw   $2,$8,$30,$7
    nop
    vxorw   $5,$4,$1
    nop
    vsrlw   $24,16,$4
    vldd    $5,96($20)
    vsrlw   $6,16,$2
    vldd    $8,96($21)
    vlog3r1 $4,$3,$12,$4
    nop
    vlog3r1 $2,$7,$12,$12
    vldd    $2,128($20)
    vlog3r3 $3,$23,$4,$10
    vldd    $30,128($21)
    vxorw   $8,$5,$3
    nop
    vsllw   $4,16,$5
    vldd    $8,160($20)
    vlog3r3 $7,$29,$12,$9
    vldd    $7,160($21)
    vxorw   $30,$2,$4
    nop
    vlog3r3 $24,$23,$5,$23
    vldd    $2,192($20)
    vsllw   $12,16,$12
    vldd    $24,192($21)
    vxorw   $7,$8,$5
    ldi     $18,-512($18)
    vlog3r3 $6,$29,$12,$12
    vldd    $7,224($20)
    vsrlw   $23,8,$29
    vldd    $8,224($21)
    vxorw   $24,$2,$6
    vldd    $2,-288($16)
    vlog3r1 $29,$12,$14,$29
    vldd    $24,-64($16)
    vsrlw   $10,8,$30
    vldd    $22,64($20)
    vxorw   $8,$7,$7
    vldd    $8,-320($16)
    vlog3r3 $12,$2,$29,$2
    vldd    $12,-352($16)
    vsllw   $29,8,$29
    vldd    $11,-192($16)
    vlog3r1 $30,$9,$14,$14
    vstd    $2,-288($17)
    vlog3r3 $23,$8,$29,$2
    vldd    $8,64($21)
    vsllw   $14,8,$29
    vldd    $23,-32($16)
    vlog3r3 $25,$11,$27,$11
    vstd    $2,-320($17)
    vlog3r3 $13,$12,$15,$12
    ldi     $19,-544*(AES_ROUNDS-2)($31)
    vxorw   $8,$22,$2
    vstd    $11,-192($17)
    vlog3r3 $9,$23,$14,$9
    vstd    $12,-352($17)
    vlog3r3 $10,$24,$29,$10
    ldi     $20,512($20)
    or      $31,$31,$31
    vstd    $9,-32($17)
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
    vsrlw   $0,16,$25
    nop
    vshfw   $1,$23,$6,$1
    nop
    vsllw   $14,16,$23
    nop
    vsrlw   $24,16,$26
    nop
    vlog3r6 $4,$23,$24,$23
    nop
    vlog3r6 $4,$14,$26,$26
    vldd    $14,192($16)
    vsllw   $1,16,$24
    vldd    $27,448($16)
    vlog3r6 $4,$1,$25,$25
    vldd    $1,224($16)
    vlog3r6 $4,$24,$0,$24
    vldd    $0,480($16)
    vsrlw   $14,8,$28
    nop
    vsrlw   $27,8,$29
    nop
    vlog3r1 $28,$1,$2,$28
    nop
    vlog3r1 $29,$0,$2,$2
    nop
    vlog3r4 $1,$7,$28,$1
    nop
    vsllw   $28,8,$28
    nop
    vlog3r4 $0,$7,$2,$0
    nop
    vlog3r4 $14,$8,$28,$7
    nop
    vsllw   $2,8,$2
    nop
    vshfw   $1,$7,$9,$14
    nop
    vlog3r4 $27,$8,$2,$2
    nop
    vshfw   $1,$7,$6,$1
    nop
    vshfw   $0,$2,$9,$7
    nop
    vshfw   $0,$2,$6,$0
    nop
    vsllw   $7,16,$2
    nop
    vsrlw   $14,16,$6
    nop
    vsllw   $25,4,$9
    nop
    vlog3r6 $4,$2,$14,$2
    nop
    vlog3r6 $4,$7,$6,$6
    nop
    vsllw   $0,16,$7
    nop
    vsrlw   $1,16,$14
    nop
    vlog3r6 $4,$7,$1,$1
    vldd    $7,bitsliced_masks+64($31) !tprello
    vlog3r6 $4,$0,$14,$0
    nop
    vsllw   $23,4,$4
    nop
    vsrlw   $5,4,$14
    nop
    vlog3r6 $7,$4,$5,$4
    nop
    vlog3r6 $7,$23,$14,$5
    nop
    vsllw   $24,4,$14
    nop
    vsrlw   $11,4,$23
    nop
    vlog3r6 $7,$14,$11,$11
    nop
    vlog3r6 $7,$24,$23,$23
    nop
    vsllw   $2,4,$24
    nop
    vsrlw   $13,4,$14
    nop
    vlog3r6 $7,$24,$13,$13
    nop
    vlog3r6 $7,$2,$14,$2
    nop
    vsllw   $1,4,$14
    nop
    vsrlw   $15,4,$24
    nop
    vsllw   $26,4,$8
    nop
    vlog3r6 $7,$1,$24,$1
    nop
    vlog3r6 $7,$14,$15,$14
    nop
    vsrlw   $3,4,$15
    nop
    vlog3r6 $7,$8,$3,$3
    nop
    vsrlw   $12,4,$8
    nop
    vlog3r6 $7,$26,$15,$15
    nop
    vlog3r6 $7,$25,$8,$8
    nop
    vlog3r6 $7,$9,$12,$9
    nop
    vsllw   $6,4,$12
    nop
    vsrlw   $10,4,$25
    nop
    vlog3r6 $7,$12,$10,$10
    nop
    vlog3r6 $7,$6,$25,$6
    nop
    vsllw   $0,4,$25
    nop
    vsrlw   $22,4,$12
    nop
    vlog3r6 $7,$25,$22,$22
    nop
    vlog3r6 $7,$0,$12,$0
    vldd    $7,bitsliced_masks+96($31) !tprello
    vsllw   $13,2,$12
    nop
    vsrlw   $11,2,$25
    nop
    vsrlw   $4,2,$26
    nop
    vlog3r6 $7,$12,$4,$4
    nop
    vlog3r6 $7,$13,$26,$13
    nop
    vsllw   $14,2,$26
    nop
    vlog3r6 $7,$14,$25,$14
    nop
    vlog3r6 $7,$26,$11,$11
    nop
    vsllw   $2,2,$26
    nop
    vsrlw   $5,2,$25
    nop
    vlog3r6 $7,$26,$5,$5
    nop
    vlog3r6 $7,$2,$25,$25
    nop
    vsllw   $1,2,$2
    nop
    vsrlw   $23,2,$26
    nop
    vlog3r6 $7,$2,$23,$23
    nop
    vlog3r6 $7,$1,$26,$26
    nop
    vsllw   $10,2,$1
    nop
    vsrlw   $3,2,$2
    nop
    vlog3r6 $7,$1,$3,$12
    nop
    vlog3r6 $7,$10,$2,$10
    nop
    vsllw   $22,2,$1
    nop
    vsrlw   $9,2,$2
    nop
    vlog3r6 $7,$1,$9,$9
    nop
    vlog3r6 $7,$22,$2,$22
    nop
    vsllw   $6,2,$1
    nop
    vsrlw   $15,2,$2
    nop
    vsllw   $0,2,$3
    nop
    vlog3r6 $7,$6,$2,$24
    nop
    vlog3r6 $7,$3,$8,$27
    nop
    vsrlw   $8,2,$2
    vldd    $8,bitsliced_masks+128($31) !tprello
    vsllw   $11,1,$3
    nop
    vlog3r6 $7,$0,$2,$28
    nop
    vsrlw   $4,1,$2
    nop
    vlog3r6 $8,$3,$4,$0
    nop
    vlog3r6 $7,$1,$15,$15
    nop
    vlog3r6 $8,$11,$2,$1
    nop
    vsllw   $14,1,$2
    nop
    vsrlw   $13,1,$3
    nop
    vlog3r6 $8,$2,$13,$2
    nop
    vlog3r6 $8,$14,$3,$3
    nop
    vsllw   $23,1,$4
    nop
    vsrlw   $5,1,$7
    nop
    vlog3r6 $8,$4,$5,$4
    nop
    vlog3r6 $8,$23,$7,$5
    nop
    vsllw   $26,1,$7
    nop
    vsrlw   $25,1,$23
    nop
    vlog3r6 $8,$7,$25,$6
    nop
    vlog3r6 $8,$26,$23,$7
    nop
    vsllw   $9,1,$23
    nop
    vsrlw   $12,1,$26
    nop
    vlog3r6 $8,$23,$12,$12
    nop
    vlog3r6 $8,$9,$26,$9
    nop
    vsllw   $22,1,$26
    vstd    $12,bitsliced_state+0($31) !tprello
    vsrlw   $10,1,$12
    vstd    $9,bitsliced_state+32($31) !tprello
    vlog3r6 $8,$26,$10,$9
    nop
    vlog3r6 $8,$22,$12,$12
    nop
    vsllw   $27,1,$22
    vstd    $9,bitsliced_state+64($31) !tprello
    vsrlw   $15,1,$9
    vstd    $12,bitsliced_state+96($31) !tprello
    vlog3r6 $8,$22,$15,$12
    ldi     $19,-544*(AES_ROUNDS-1)($31)
    vlog3r6 $8,$27,$9,$9
    ldi     $18,-512($18)
    vsllw   $28,1,$27
    vstd    $12,bitsliced_state+128($31) !tprello
    vsrlw   $24,1,$12
    vstd    $9,bitsliced_state+160($31) !tprello
    vlog3r6 $8,$27,$24,$9
    ldi     $17,512($17)
    vlog3r6 $8,$28,$12,$8
    ldi     $16,512($16)
    or      $31,$31,$31
    vstd    $9,bitsliced_state+192($31) !tprello
    or      $31,$31,$31
    vstd    $8,bitsliced_state+224($31) !tprello
    .endm
#endif

#if defined(AES_ECB_DECRYPT)
# 231 operations on P0, 66 on P1, 231 cycles
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
    vstd    $13,bitsliced_spill+288($31) !tprello
    vlog3r4 $14,$12,$13,$3
    nop
    vxorw   $2,$14,$2
    vstd    $4,bitsliced_spill+320($31) !tprello
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
    vlog3r0 $24,$8,$13,$13
    nop
    vlog3r0 $25,$8,$0,$25
    nop
    vlog3r5 $2,$11,$13,$13
    nop
    vlog3r5 $12,$9,$5,$5
    nop
    vxorw   $13,$4,$24
    nop
    vlog3r5 $13,$4,$25,$26
    nop
    vlog3r5 $5,$24,$13,$27
    nop
    vlog3r5 $5,$26,$4,$4
    nop
    vlog3r7 $24,$27,$26,$28
    nop
    vlog3r2 $4,$27,$5,$5
    nop
    vandw   $28,$15,$15
    nop
    vxorw   $4,$5,$27
    nop
    vxorw   $28,$5,$29
    nop
    vlog3r6 $27,$13,$26,$13
    nop
    vlog3r1 $7,$6,$29,$6
    nop
    vlog3r5 $24,$13,$25,$7
    nop
    vandw   $29,$3,$3
    nop
    vxorw   $7,$27,$29
    nop
    vlog3r1 $7,$28,$9,$9
    nop
    vlog3r4 $28,$29,$5,$13
    nop
    vlog3r2 $1,$28,$9,$1
    nop
    vandw   $10,$13,$10
    nop
    vlog3r2 $14,$29,$3,$14
    nop
    vlog3r4 $10,$3,$15,$3
    nop
    vlog3r1 $8,$2,$5,$10
    nop
    vandw   $27,$0,$0
    nop
    vlog3r2 $23,$7,$10,$23
    nop
    vandw   $8,$27,$8
    nop
    vlog3r2 $22,$29,$23,$22
    nop
    vlog3r4 $8,$1,$14,$8
    nop
    vxorw   $22,$6,$27
    vldd    $29,bitsliced_spill+256($31) !tprello
    vlog3r2 $5,$11,$8,$5
    nop
    vlog3r4 $9,$27,$23,$9
    vldd    $11,bitsliced_spill+320($31) !tprello
    vlog3r1 $4,$13,$12,$28
    vldd    $12,bitsliced_spill+288($31) !tprello
    vlog3r2 $7,$29,$9,$7
    nop
    vlog3r4 $5,$0,$15,$5
    nop
    vlog3r2 $13,$11,$28,$11
    vstd    $7,bitsliced_spill+224($31) !tprello
    vlog3r2 $4,$12,$0,$0
    nop
    vlog3r2 $4,$2,$11,$2
    vldd    $4,bitsliced_state+160($31) !tprello
    vlog3r4 $28,$27,$8,$7
    vldd    $8,bitsliced_state+224($31) !tprello
    vlog3r4 $5,$2,$6,$6
    vldd    $5,bitsliced_state+128($31) !tprello
    vlog3r4 $1,$2,$11,$1
    vstd    $7,bitsliced_spill+64($31) !tprello
    vlog3r4 $22,$14,$2,$2
    vldd    $7,bitsliced_state+192($31) !tprello
    vxorw   $14,$0,$14
    vldd    $22,bitsliced_state+32($31) !tprello
    vlog3r4 $3,$0,$28,$0
    vldd    $28,bitsliced_state+0($31) !tprello
    vlog3r4 $1,$23,$3,$3
    vldd    $23,bitsliced_state+96($31) !tprello
    vlog3r4 $10,$1,$14,$1
    vstd    $0,bitsliced_spill+192($31) !tprello
    vlog3r4 $14,$2,$6,$0
    vstd    $3,bitsliced_spill+128($31) !tprello
    vxorw   $22,$28,$3
    vstd    $1,bitsliced_spill+160($31) !tprello
    vxorw   $23,$7,$1
    vstd    $0,bitsliced_spill+0($31) !tprello
    vlog3r4 $5,$8,$3,$22
    vldd    $0,bitsliced_state+64($31) !tprello
    vxorw   $1,$28,$28
    vstd    $2,bitsliced_spill+32($31) !tprello
    vlog3r4 $7,$22,$23,$2
    vstd    $6,bitsliced_spill+96($31) !tprello
    vlog3r4 $4,$23,$5,$6
    nop
    vlog3r4 $5,$2,$0,$14
    vstd    $2,bitsliced_spill+352($31) !tprello
    vxorw   $6,$28,$10
    nop
    vxorw   $14,$7,$11
    nop
    vxorw   $5,$23,$5
    vstd    $10,bitsliced_spill+384($31) !tprello
    vlog3r4 $11,$14,$10,$23
    nop
    vxorw   $0,$11,$0
    vstd    $5,bitsliced_spill+416($31) !tprello
    vxorw   $6,$23,$27
    nop
    vxorw   $3,$2,$12
    nop
    vxorw   $27,$14,$13
    nop
    vlog3r3 $8,$10,$23,$15
    nop
    vlog3r5 $13,$2,$4,$2
    nop
    vxorw   $10,$14,$4
    nop
    vlog3r2 $12,$11,$15,$9
    nop
    vlog3r2 $4,$5,$15,$5
    nop
    vlog3r5 $27,$1,$2,$15
    nop
    vlog3r4 $2,$12,$9,$2
    nop
    vlog3r2 $0,$10,$9,$9
    nop
    vlog3r4 $15,$28,$5,$5
    nop
    vlog3r0 $15,$3,$10,$10
    nop
    vlog3r0 $9,$3,$28,$9
    nop
    vlog3r5 $0,$6,$10,$10
    nop
    vlog3r5 $14,$22,$2,$2
    nop
    vxorw   $10,$5,$15
    nop
    vlog3r5 $10,$5,$9,$29
    nop
    vlog3r5 $2,$15,$10,$24
    nop
    vlog3r5 $2,$29,$5,$5
    nop
    vlog3r7 $15,$24,$29,$25
    nop
    vlog3r2 $5,$24,$2,$2
    nop
    vandw   $25,$27,$27
    nop
    vxorw   $5,$2,$24
    nop
    vxorw   $25,$2,$26
    nop
    vlog3r6 $24,$10,$29,$10
    nop
    vlog3r1 $8,$7,$26,$7
    nop
    vlog3r5 $15,$10,$9,$9
    nop
    vandw   $26,$23,$23
    nop
    vxorw   $9,$24,$26
    nop
    vlog3r1 $9,$25,$22,$22
    nop
    vlog3r4 $25,$26,$2,$10
    nop
    vlog3r2 $1,$25,$22,$1
    nop
    vandw   $4,$10,$4
    nop
    vlog3r2 $11,$26,$23,$11
    nop
    vlog3r4 $4,$23,$27,$4
    nop
    vlog3r1 $3,$0,$2,$23
    nop
    vandw   $24,$28,$28
    nop
    vlog3r2 $13,$9,$23,$13
    nop
    vandw   $3,$24,$3
    nop
    vlog3r2 $12,$26,$13,$12
    nop
    vlog3r4 $3,$1,$11,$3
    nop
    vxorw   $12,$7,$24
    vldd    $26,bitsliced_spill+352($31) !tprello
    vlog3r2 $2,$6,$3,$2
    nop
    vlog3r4 $22,$24,$13,$6
    vldd    $22,bitsliced_spill+416($31) !tprello
    vlog3r1 $5,$10,$14,$25
    vldd    $14,bitsliced_spill+384($31) !tprello
    vlog3r2 $9,$26,$6,$6
    nop
    vlog3r4 $2,$28,$27,$2
    nop
    vlog3r2 $10,$22,$25,$10
    nop
    vlog3r2 $5,$14,$28,$14
    nop
    vlog3r2 $5,$0,$10,$0
    nop
    vlog3r4 $25,$24,$3,$3
    nop
    vlog3r4 $2,$0,$7,$2
    nop
    vlog3r4 $1,$0,$10,$1
    nop
    vlog3r4 $12,$11,$0,$0
    nop
    vxorw   $11,$14,$5
    nop
    vlog3r4 $4,$14,$25,$7
    nop
    vlog3r4 $1,$13,$4,$4
    ldw     $13,bitsliced_selectors+8($31) !tprello
    vlog3r4 $23,$1,$5,$1
    nop
    vlog3r4 $5,$0,$2,$5
    nop
    vshfw   $6,$6,$13,$6
    nop
    vshfw   $7,$7,$13,$7
    nop
    vshfw   $1,$1,$13,$1
    nop
    vshfw   $4,$4,$13,$4
    nop
    vshfw   $2,$2,$13,$23
    vldd    $2,bitsliced_spill+224($31) !tprello
    vshfw   $3,$3,$13,$14
    vldd    $3,bitsliced_spill+192($31) !tprello
    vshfw   $0,$0,$13,$0
    vldd    $25,bitsliced_spill+160($31) !tprello
    vshfw   $5,$5,$13,$13
    vldd    $5,bitsliced_spill+128($31) !tprello
    vxorw   $2,$6,$12
    vldd    $11,bitsliced_spill+96($31) !tprello
    vxorw   $3,$7,$24
    vldd    $10,bitsliced_spill+64($31) !tprello
    vxorw   $25,$1,$22
    vldd    $28,bitsliced_spill+32($31) !tprello
    vxorw   $5,$4,$9
    vldd    $27,bitsliced_spill+0($31) !tprello
    vxorw   $11,$23,$26
    vstd    $0,bitsliced_spill+448($31) !tprello
    vxorw   $10,$14,$15
    nop
    vxorw   $28,$0,$0
    nop
    vxorw   $27,$13,$8
    nop
    vxorw   $0,$2,$2
    nop
    vxorw   $0,$8,$29
    nop
    vlog3r4 $0,$8,$3,$3
    nop
    vlog3r4 $12,$8,$25,$25
    nop
    vlog3r4 $24,$0,$5,$5
    nop
    vlog3r4 $22,$29,$11,$11
    nop
    vlog3r4 $9,$8,$10,$10
    nop
    vxorw   $26,$28,$28
    nop
    vxorw   $15,$27,$27
    nop
    vxorw   $0,$6,$6
    nop
    vlog3r4 $0,$8,$7,$7
    nop
    vlog3r4 $12,$8,$1,$12
    vldd    $1,bitsliced_spill+448($31) !tprello
    vlog3r4 $24,$0,$4,$4
    nop
    vlog3r4 $22,$29,$23,$22
    nop
    vlog3r4 $9,$8,$14,$8
    ldw     $9,bitsliced_keys_end+512($19) !tprello
    vxorw   $26,$1,$26
    nop
    vxorw   $15,$13,$1
    vldd    $0,bitsliced_keys_end+224($19) !tprello
    vshfw   $6,$2,$9,$15
    vldd    $13,bitsliced_keys_end+480($19) !tprello
    vshfw   $1,$27,$9,$14
    nop
    vshfw   $27,$1,$9,$29
    vldd    $23,bitsliced_keys_end+0($19) !tprello
    vlog3r4 $0,$27,$14,$27
    vldd    $0,bitsliced_keys_end+256($19) !tprello
    vlog3r4 $13,$1,$29,$13
    nop
    vshfw   $2,$6,$9,$1
    nop
    vlog3r4 $23,$2,$15,$2
    nop
    vlog3r4 $0,$6,$1,$6
    nop
    vlog3r4 $13,$1,$2,$1
    vldd    $23,bitsliced_keys_end+32($19) !tprello
    vlog3r4 $27,$15,$6,$0
    vldd    $15,bitsliced_keys_end+288($19) !tprello
    vshfw   $7,$3,$9,$24
    vstd    $1,bitsliced_state+0($31) !tprello
    vshfw   $3,$7,$9,$1
    nop
    vlog3r4 $23,$3,$24,$3
    nop
    vlog3r4 $15,$7,$1,$7
    nop
    vxorw   $13,$6,$6
    nop
    vxorw   $27,$2,$2
    nop
    vlog3r4 $6,$1,$3,$6
    vldd    $15,bitsliced_keys_end+64($19) !tprello
    vlog3r4 $2,$24,$7,$1
    vldd    $2,bitsliced_keys_end+320($19) !tprello
    vshfw   $12,$25,$9,$24
    vstd    $6,bitsliced_state+32($31) !tprello
    vshfw   $25,$12,$9,$6
    nop
    vlog3r4 $15,$25,$24,$15
    nop
    vlog3r4 $2,$12,$6,$12
    nop
    vlog3r4 $7,$6,$15,$6
    vldd    $7,bitsliced_keys_end+96($19) !tprello
    vlog3r4 $3,$24,$12,$2
    vldd    $3,bitsliced_keys_end+352($19) !tprello
    vshfw   $4,$5,$9,$24
    vstd    $6,bitsliced_state+64($31) !tprello
    vshfw   $5,$4,$9,$6
    nop
    vlog3r4 $7,$5,$24,$5
    nop
    vlog3r4 $3,$4,$6,$3
    nop
    vxorw   $13,$12,$4
    nop
    vxorw   $13,$3,$7
    nop
    vlog3r4 $4,$6,$5,$4
    vldd    $6,bitsliced_keys_end+128($19) !tprello
    vxorw   $27,$15,$12
    vldd    $15,bitsliced_keys_end+384($19) !tprello
    vshfw   $22,$11,$9,$25
    vstd    $4,bitsliced_state+96($31) !tprello
    vshfw   $11,$22,$9,$4
    nop
    vlog3r4 $6,$11,$25,$11
    nop
    vlog3r4 $15,$22,$4,$6
    nop
    vlog3r4 $7,$4,$11,$4
    vldd    $7,bitsliced_keys_end+416($19) !tprello
    vxorw   $27,$5,$5
    vldd    $15,bitsliced_keys_end+160($19) !tprello
    vshfw   $8,$10,$9,$22
    vstd    $4,bitsliced_state+128($31) !tprello
    vlog3r4 $5,$25,$6,$4
    nop
    vshfw   $10,$8,$9,$5
    nop
    vlog3r4 $15,$10,$22,$10
    nop
    vlog3r4 $7,$8,$5,$8
    vldd    $7,bitsliced_keys_end+192($19) !tprello
    vlog3r4 $6,$5,$10,$6
    vldd    $5,bitsliced_keys_end+448($19) !tprello
    vshfw   $26,$28,$9,$15
    nop
    vshfw   $28,$26,$9,$9
    vstd    $6,bitsliced_state+160($31) !tprello
    vlog3r4 $7,$28,$15,$7
    nop
    vlog3r4 $5,$26,$9,$6
    nop
    vlog3r4 $8,$9,$7,$5
    nop
    vlog3r4 $29,$27,$6,$27
    nop
    vlog3r4 $10,$15,$6,$6
    vstd    $5,bitsliced_state+192($31) !tprello
    vlog3r4 $12,$24,$3,$3
    vstd    $27,bitsliced_state+224($31) !tprello
    vlog3r4 $11,$22,$8,$5
    ldi     $19,544($19)
    vlog3r4 $14,$13,$7,$7
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
    vlog3r6 $27,$26,$2,$2
    nop
    vlog3r6 $27,$4,$14,$4
    nop
    vsllw   $6,1,$14
    nop
    vsrlw   $0,1,$26
    nop
    vlog3r6 $27,$14,$0,$0
    vldd    $14,bitsliced_masks+96($31) !tprello
    vlog3r6 $27,$6,$26,$6
    nop
    vsllw   $8,2,$26
    nop
    vsrlw   $3,2,$27
    nop
    vlog3r6 $14,$26,$3,$3
    nop
    vlog3r6 $14,$8,$27,$8
    nop
    vsllw   $13,2,$27
    nop
    vsrlw   $5,2,$26
    nop
    vlog3r6 $14,$27,$5,$5
    nop
    vlog3r6 $14,$13,$26,$13
    nop
    vsllw   $11,2,$26
    nop
    vsrlw   $7,2,$27
    nop
    vlog3r6 $14,$26,$7,$7
    nop
    vlog3r6 $14,$11,$27,$11
    nop
    vsllw   $10,2,$27
    nop
    vsrlw   $9,2,$26
    nop
    vlog3r6 $14,$27,$9,$9
    nop
    vlog3r6 $14,$10,$26,$10
    nop
    vsllw   $1,2,$26
    nop
    vsrlw   $15,2,$27
    nop
    vlog3r6 $14,$26,$15,$15
    nop
    vlog3r6 $14,$1,$27,$1
    nop
    vsllw   $25,2,$27
    nop
    vsrlw   $12,2,$26
    nop
    vlog3r6 $14,$27,$12,$12
    nop
    vlog3r6 $14,$25,$26,$25
    nop
    vsllw   $0,2,$26
    nop
    vsrlw   $2,2,$27
    nop
    vlog3r6 $14,$26,$2,$2
    nop
    vlog3r6 $14,$0,$27,$0
    nop
    vsllw   $6,2,$27
    nop
    vsrlw   $4,2,$26
    nop
    vlog3r6 $14,$27,$4,$4
    vldd    $27,bitsliced_masks+64($31) !tprello
    vlog3r6 $14,$6,$26,$6
    nop
    vsllw   $7,4,$14
    nop
    vsrlw   $3,4,$26
    nop
    vlog3r6 $27,$14,$3,$3
    nop
    vlog3r6 $27,$7,$26,$7
    nop
    vsllw   $9,4,$26
    nop
    vsrlw   $5,4,$14
    nop
    vlog3r6 $27,$26,$5,$5
    nop
    vlog3r6 $27,$9,$14,$9
    nop
    vsllw   $11,4,$14
    nop
    vsrlw   $8,4,$26
    nop
    vlog3r6 $27,$14,$8,$8
    nop
    vlog3r6 $27,$11,$26,$11
    nop
    vsllw   $10,4,$26
    nop
    vsrlw   $13,4,$14
    vstd    $11,bitsliced_spill+384($31) !tprello
    vlog3r6 $27,$26,$13,$11
    nop
    vlog3r6 $27,$10,$14,$10
    nop
    vsllw   $2,4,$14
    nop
    vsrlw   $15,4,$13
    vstd    $10,bitsliced_spill+416($31) !tprello
    vlog3r6 $27,$14,$15,$10
    nop
    vlog3r6 $27,$2,$13,$2
    nop
    vsllw   $4,4,$13
    nop
    vsrlw   $12,4,$14
    nop
    vlog3r6 $27,$13,$12,$12
    nop
    vlog3r6 $27,$4,$14,$4
    nop
    vsllw   $0,4,$14
    nop
    vsrlw   $1,4,$13
    nop
    vlog3r6 $27,$14,$1,$1
    nop
    vlog3r6 $27,$0,$13,$0
    nop
    vsllw   $6,4,$13
    nop
    vsrlw   $25,4,$14
    ldw     $15,bitsliced_selectors+12($31) !tprello
    vlog3r6 $27,$13,$25,$13
    ldw     $25,bitsliced_selectors+16($31) !tprello
    vlog3r6 $27,$6,$14,$14
    ldw     $6,bitsliced_selectors+20($31) !tprello
    vshfw   $5,$3,$15,$27
    ldw     $26,bitsliced_selectors+24($31) !tprello
    vshfw   $5,$3,$25,$3
    nop
    vshfw   $12,$10,$6,$5
    vldd    $22,bitsliced_masks+32($31) !tprello
    vshfw   $12,$10,$26,$10
    nop
    vsrlw   $27,16,$12
    vldd    $23,bitsliced_last_key+0($31) !tprello
    vsrlw   $3,16,$24
    nop
    vlog3r1 $12,$5,$22,$12
    vldd    $30,bitsliced_last_key+32($31) !tprello
    vlog3r1 $24,$10,$22,$24
    nop
    vlog3r4 $5,$23,$12,$5
    nop
    vsllw   $12,16,$12
    nop
    vlog3r4 $10,$30,$24,$10
    nop
    vlog3r4 $27,$23,$12,$12
    nop
    vsllw   $24,16,$24
    nop
    vsrlw   $12,8,$27
    vldd    $28,bitsliced_masks+0($31) !tprello
    vlog3r4 $3,$30,$24,$3
    nop
    vsllw   $10,8,$24
    nop
    vsllw   $3,8,$29
    nop
    vlog3r6 $28,$3,$27,$3
    nop
    vlog3r6 $28,$29,$12,$12
    nop
    vsrlw   $5,8,$29
    vstd    $3,-480($17)
    vlog3r6 $28,$24,$5,$3
    vstd    $12,-512($17)
    vlog3r6 $28,$10,$29,$10
    nop
    vshfw   $11,$8,$15,$12
    vstd    $3,-256($17)
    vshfw   $11,$8,$25,$3
    vstd    $10,-224($17)
    vshfw   $13,$1,$6,$10
    nop
    vshfw   $13,$1,$26,$1
    nop
    vsrlw   $12,16,$13
    nop
    vsrlw   $3,16,$8
    nop
    vlog3r1 $13,$10,$22,$13
    nop
    vlog3r1 $8,$1,$22,$8
    nop
    vlog3r4 $10,$23,$13,$10
    nop
    vsllw   $13,16,$13
    nop
    vlog3r4 $1,$30,$8,$1
    nop
    vlog3r4 $12,$23,$13,$12
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
    vshfw   $9,$7,$15,$10
    nop
    vshfw   $9,$7,$25,$7
    vstd    $8,-192($17)
    vshfw   $4,$2,$6,$8
    nop
    vshfw   $4,$2,$26,$2
    nop
    vsrlw   $10,16,$4
    nop
    vsrlw   $7,16,$9
    nop
    vlog3r1 $4,$8,$22,$4
    nop
    vlog3r1 $9,$2,$22,$9
    nop
    vlog3r4 $8,$23,$4,$8
    nop
    vsllw   $4,16,$4
    nop
    vlog3r4 $2,$30,$9,$2
    nop
    vlog3r4 $10,$23,$4,$4
    nop
    vsllw   $9,16,$9
    nop
    vsrlw   $4,8,$10
    nop
    vlog3r4 $7,$30,$9,$7
    nop
    vsllw   $2,8,$9
    nop
    vsllw   $7,8,$5
    vldd    $24,bitsliced_spill+416($31) !tprello
    vlog3r6 $28,$7,$10,$7
    vldd    $10,bitsliced_spill+384($31) !tprello
    vlog3r6 $28,$5,$4,$4
    nop
    vsrlw   $8,8,$5
    vstd    $7,-352($17)
    vlog3r6 $28,$9,$8,$7
    vstd    $4,-384($17)
    vshfw   $24,$10,$15,$4
    nop
    vshfw   $24,$10,$25,$10
    vstd    $7,-128($17)
    vshfw   $14,$0,$6,$6
    nop
    vshfw   $14,$0,$26,$0
    nop
    vsrlw   $4,16,$14
    nop
    vsrlw   $10,16,$26
    nop
    vlog3r1 $14,$6,$22,$14
    nop
    vlog3r1 $26,$0,$22,$22
    nop
    vlog3r4 $6,$23,$14,$6
    nop
    vsllw   $14,16,$14
    nop
    vlog3r4 $0,$30,$22,$0
    nop
    vlog3r4 $4,$23,$14,$4
    nop
    vsllw   $22,16,$22
    nop
    vsrlw   $4,8,$14
    nop
    vlog3r4 $10,$30,$22,$10
    nop
    vsllw   $0,8,$22
    nop
    vsllw   $10,8,$30
    nop
    vlog3r6 $28,$10,$14,$10
    nop
    vlog3r6 $28,$30,$4,$4
    nop
    vsrlw   $6,8,$30
    vstd    $10,-288($17)
    vlog3r6 $28,$22,$6,$6
    vstd    $4,-320($17)
    vlog3r6 $28,$11,$12,$4
    nop
    vlog3r6 $28,$3,$13,$3
    vstd    $6,-64($17)
    vlog3r6 $28,$1,$29,$1
    vstd    $4,-448($17)
    vlog3r6 $28,$2,$5,$2
    vstd    $3,-416($17)
    vlog3r6 $28,$0,$30,$0
    vstd    $1,-160($17)
    or      $31,$31,$31
    vstd    $2,-96($17)
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

#if !defined(AES_ECB_DECRYPT)
#define BITSLICED_BASIS
    .macro BASIS_BYTES
    .byte 0x00,0x48,0x83,0xcb,0x14,0x5c,0x97,0xdf,0x69,0x21,0xea,0xa2,0x7d,0x35,0xfe,0xb6
    .byte 0x9a,0xd2,0x19,0x51,0x8e,0xc6,0x0d,0x45,0xf3,0xbb,0x70,0x38,0xe7,0xaf,0x64,0x2c
    .byte 0x4e,0x06,0xcd,0x85,0x5a,0x12,0xd9,0x91,0x27,0x6f,0xa4,0xec,0x33,0x7b,0xb0,0xf8
    .byte 0xd4,0x9c,0x57,0x1f,0xc0,0x88,0x43,0x0b,0xbd,0xf5,0x3e,0x76,0xa9,0xe1,0x2a,0x62
    .byte 0x86,0xce,0x05,0x4d,0x92,0xda,0x11,0x59,0xef,0xa7,0x6c,0x24,0xfb,0xb3,0x78,0x30
    .byte 0x1c,0x54,0x9f,0xd7,0x08,0x40,0x8b,0xc3,0x75,0x3d,0xf6,0xbe,0x61,0x29,0xe2,0xaa
    .byte 0xc8,0x80,0x4b,0x03,0xdc,0x94,0x5f,0x17,0xa1,0xe9,0x22,0x6a,0xb5,0xfd,0x36,0x7e
    .byte 0x52,0x1a,0xd1,0x99,0x46,0x0e,0xc5,0x8d,0x3b,0x73,0xb8,0xf0,0x2f,0x67,0xac,0xe4
    .byte 0x25,0x6d,0xa6,0xee,0x31,0x79,0xb2,0xfa,0x4c,0x04,0xcf,0x87,0x58,0x10,0xdb,0x93
    .byte 0xbf,0xf7,0x3c,0x74,0xab,0xe3,0x28,0x60,0xd6,0x9e,0x55,0x1d,0xc2,0x8a,0x41,0x09
    .byte 0x6b,0x23,0xe8,0xa0,0x7f,0x37,0xfc,0xb4,0x02,0x4a,0x81,0xc9,0x16,0x5e,0x95,0xdd
    .byte 0xf1,0xb9,0x72,0x3a,0xe5,0xad,0x66,0x2e,0x98,0xd0,0x1b,0x53,0x8c,0xc4,0x0f,0x47
    .byte 0xa3,0xeb,0x20,0x68,0xb7,0xff,0x34,0x7c,0xca,0x82,0x49,0x01,0xde,0x96,0x5d,0x15
    .byte 0x39,0x71,0xba,0xf2,0x2d,0x65,0xae,0xe6,0x50,0x18,0xd3,0x9b,0x44,0x0c,0xc7,0x8f
    .byte 0xed,0xa5,0x6e,0x26,0xf9,0xb1,0x7a,0x32,0x84,0xcc,0x07,0x4f,0x90,0xd8,0x13,0x5b
    .byte 0x77,0x3f,0xf4,0xbc,0x63,0x2b,0xe0,0xa8,0x1e,0x56,0x9d,0xd5,0x0a,0x42,0x89,0xc1
    .endm
#endif
