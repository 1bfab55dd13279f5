# SPDX-License-Identifier: Apache-2.0
#
# Made by kernels/bitsliced/generate.py: the vector code as macros, one line for each
# instruction, two lines (P0, P1) for each cycle; vlog3r.

#define BITSLICED_SPILLS 22

#if !defined(AES_ECB_DECRYPT) && !defined(AES_CTR)
# Operations: 380 on P0, 96 on P1; cycles: 387
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
    ldw     $9,bitsliced_selectors+0($31) !tprello
    vlog3r3 $0,$5,$7,$0
    nop
    vlog3r3 $1,$8,$6,$1
    ldw     $6,bitsliced_selectors+4($31) !tprello
    vsllw   $7,8,$7
    nop
    vshfw   $4,$1,$9,$10
    nop
    vlog3r3 $2,$8,$7,$2
    nop
    vshfw   $4,$1,$6,$1
    nop
    vshfw   $0,$2,$9,$4
    vldd    $7,bitsliced_masks+32($31) !tprello
    vshfw   $0,$2,$6,$2
    nop
    vsllw   $4,16,$0
    nop
    vsrlw   $10,16,$11
    nop
    vlog3r5 $7,$0,$10,$0
    nop
    vlog3r5 $7,$4,$11,$4
    nop
    vsllw   $2,16,$11
    vldd    $10,64($16)
    vsrlw   $1,16,$12
    vldd    $13,320($16)
    vlog3r5 $7,$11,$1,$11
    vldd    $1,96($16)
    vlog3r5 $7,$2,$12,$12
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
    vshfw   $1,$10,$6,$1
    nop
    vshfw   $2,$13,$9,$10
    nop
    vshfw   $2,$13,$6,$2
    nop
    vsllw   $10,16,$13
    nop
    vsrlw   $14,16,$15
    nop
    vlog3r5 $7,$13,$14,$13
    nop
    vlog3r5 $7,$10,$15,$10
    nop
    vsllw   $2,16,$15
    vldd    $14,128($16)
    vsrlw   $1,16,$22
    vldd    $23,384($16)
    vlog3r5 $7,$15,$1,$15
    vldd    $1,160($16)
    vlog3r5 $7,$2,$22,$22
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
    vshfw   $1,$14,$6,$1
    nop
    vshfw   $2,$23,$9,$14
    nop
    vshfw   $2,$23,$6,$2
    nop
    vsllw   $14,16,$23
    nop
    vsrlw   $24,16,$25
    nop
    vlog3r5 $7,$23,$24,$23
    nop
    vlog3r5 $7,$14,$25,$14
    nop
    vsllw   $2,16,$25
    vldd    $24,192($16)
    vsrlw   $1,16,$26
    vldd    $27,448($16)
    vlog3r5 $7,$25,$1,$25
    vldd    $1,224($16)
    vlog3r5 $7,$2,$26,$26
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
    vshfw   $1,$5,$6,$24
    nop
    vlog3r3 $27,$8,$3,$3
    nop
    vshfw   $1,$5,$9,$1
    nop
    vshfw   $2,$3,$9,$5
    nop
    vshfw   $2,$3,$6,$2
    nop
    vsllw   $5,16,$3
    nop
    vsrlw   $1,16,$6
    nop
    vlog3r5 $7,$3,$1,$1
    nop
    vlog3r5 $7,$5,$6,$3
    nop
    vsllw   $2,16,$6
    nop
    vsrlw   $24,16,$5
    nop
    vlog3r5 $7,$6,$24,$6
    vldd    $24,bitsliced_masks+64($31) !tprello
    vlog3r5 $7,$2,$5,$2
    nop
    vsllw   $23,4,$7
    nop
    vsrlw   $0,4,$5
    nop
    vlog3r5 $24,$7,$0,$0
    nop
    vlog3r5 $24,$23,$5,$7
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
    vsllw   $6,4,$11
    nop
    vsrlw   $15,4,$25
    nop
    vlog3r5 $24,$11,$15,$11
    nop
    vlog3r5 $24,$6,$25,$6
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
    vsrlw   $0,2,$26
    nop
    vlog3r5 $22,$24,$0,$0
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
    vsrlw   $7,2,$26
    nop
    vlog3r5 $22,$24,$7,$7
    nop
    vlog3r5 $22,$1,$26,$1
    nop
    vsllw   $6,2,$26
    nop
    vsrlw   $23,2,$24
    nop
    vlog3r5 $22,$26,$23,$23
    nop
    vlog3r5 $22,$6,$24,$6
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
    vsrlw   $0,1,$24
    nop
    vlog3r5 $26,$22,$0,$0
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
    vsrlw   $7,1,$24
    nop
    vlog3r5 $26,$22,$7,$7
    nop
    vlog3r5 $26,$23,$24,$23
    nop
    vsllw   $6,1,$24
    nop
    vsrlw   $1,1,$22
    nop
    vlog3r5 $26,$24,$1,$1
    nop
    vlog3r5 $26,$6,$22,$6
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
    nop
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
    vlog3r3 $13,$6,$7,$13
    vstd    $3,bitsliced_spill+512($31) !tprello
    vxorw   $7,$0,$3
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
    vlog3r3 $1,$0,$5,$22
    nop
    vlog3r3 $24,$6,$25,$26
    vstd    $15,bitsliced_spill+416($31) !tprello
    vlog3r3 $10,$2,$12,$2
    nop
    vlog3r3 $6,$26,$22,$6
    nop
    vxorw   $26,$23,$10
    vstd    $2,bitsliced_spill+352($31) !tprello
    vbicw   $6,$1,$2
    vstd    $6,bitsliced_spill+320($31) !tprello
    vlog3r3 $5,$10,$6,$15
    nop
    vxorw   $6,$13,$6
    nop
    vlog3r3 $15,$5,$1,$5
    nop
    vlog3r4 $10,$6,$2,$9
    nop
    vlog3r3 $15,$5,$7,$7
    nop
    vlog3r1 $15,$5,$3,$3
    nop
    vlog3r2 $5,$13,$2,$2
    nop
    vlog3r2 $7,$26,$3,$13
    nop
    vlog3r2 $25,$23,$2,$8
    nop
    vlog3r3 $2,$13,$1,$1
    nop
    vlog3r3 $24,$10,$8,$2
    nop
    vxorw   $15,$23,$13
    nop
    vlog3r3 $6,$9,$3,$3
    nop
    vlog3r3 $2,$15,$9,$2
    nop
    vlog3r3 $13,$11,$0,$9
    nop
    vlog3r0 $2,$14,$13,$2
    nop
    vlog3r2 $22,$9,$3,$3
    nop
    vlog3r0 $8,$24,$15,$8
    nop
    vlog3r5 $2,$1,$3,$27
    nop
    vxorw   $12,$4,$12
    nop
    vlog3r4 $3,$8,$27,$28
    nop
    vlog3r5 $27,$8,$2,$27
    nop
    vlog3r5 $28,$1,$3,$29
    nop
    vlog3r1 $15,$5,$27,$30
    nop
    vlog3r4 $3,$29,$28,$3
    nop
    vandw   $14,$29,$14
    nop
    vlog3r4 $2,$3,$1,$1
    nop
    vlog3r2 $25,$3,$14,$25
    nop
    vlog3r5 $8,$2,$1,$1
    nop
    vandw   $13,$29,$2
    nop
    vandw   $23,$3,$23
    nop
    vxorw   $1,$27,$13
    nop
    vlog3r1 $3,$1,$10,$10
    nop
    vxorw   $29,$13,$8
    nop
    vxorw   $3,$29,$3
    nop
    vlog3r1 $0,$11,$8,$0
    nop
    vxorw   $3,$27,$11
    nop
    vlog3r4 $24,$3,$14,$29
    vldd    $14,bitsliced_spill+320($31) !tprello
    vlog3r2 $1,$26,$30,$26
    nop
    vlog3r1 $8,$11,$6,$6
    nop
    vlog3r2 $7,$1,$25,$1
    nop
    vlog3r2 $14,$8,$6,$7
    nop
    vlog3r2 $22,$13,$1,$8
    vldd    $22,bitsliced_spill+288($31) !tprello
    vlog3r3 $7,$24,$29,$24
    nop
    vlog3r3 $7,$8,$1,$1
    vldd    $7,bitsliced_spill+256($31) !tprello
    vlog3r2 $15,$3,$23,$3
    vstd    $24,bitsliced_spill+192($31) !tprello
    vlog3r2 $22,$27,$1,$1
    vstd    $8,bitsliced_spill+32($31) !tprello
    vlog3r3 $2,$23,$10,$2
    vldd    $23,bitsliced_spill+416($31) !tprello
    vlog3r2 $11,$7,$6,$6
    vstd    $1,bitsliced_spill+96($31) !tprello
    vlog3r2 $11,$5,$2,$1
    vldd    $7,bitsliced_spill+384($31) !tprello
    vlog3r2 $9,$13,$24,$5
    nop
    vxorw   $26,$8,$26
    vldd    $8,bitsliced_spill+352($31) !tprello
    vlog3r3 $0,$5,$30,$5
    vldd    $30,bitsliced_spill+480($31) !tprello
    vxorw   $7,$23,$9
    vstd    $1,bitsliced_spill+128($31) !tprello
    vxorw   $5,$10,$5
    vldd    $10,bitsliced_spill+512($31) !tprello
    vxorw   $8,$12,$24
    vldd    $13,bitsliced_spill+544($31) !tprello
    vxorw   $30,$12,$30
    vstd    $5,bitsliced_spill+160($31) !tprello
    vxorw   $9,$24,$5
    nop
    vlog3r3 $10,$4,$7,$11
    nop
    vlog3r3 $24,$13,$5,$22
    nop
    vlog3r3 $6,$1,$25,$1
    nop
    vlog3r3 $13,$22,$11,$6
    nop
    vxorw   $22,$30,$13
    vstd    $1,bitsliced_spill+224($31) !tprello
    vbicw   $6,$10,$1
    nop
    vlog3r3 $7,$13,$6,$27
    vldd    $25,bitsliced_spill+448($31) !tprello
    vxorw   $6,$8,$15
    nop
    vlog3r3 $27,$7,$10,$7
    nop
    vlog3r4 $13,$15,$1,$29
    nop
    vlog3r3 $27,$7,$25,$25
    nop
    vlog3r1 $27,$7,$12,$14
    nop
    vlog3r2 $7,$8,$1,$1
    nop
    vlog3r2 $25,$22,$14,$8
    nop
    vlog3r2 $5,$30,$1,$28
    nop
    vlog3r3 $1,$8,$10,$1
    nop
    vlog3r3 $15,$29,$14,$14
    nop
    vlog3r3 $24,$13,$28,$8
    nop
    vxorw   $27,$30,$10
    nop
    vlog3r3 $8,$27,$29,$8
    nop
    vlog3r3 $10,$23,$4,$29
    nop
    vlog3r0 $8,$9,$10,$8
    nop
    vlog3r2 $11,$29,$14,$14
    nop
    vlog3r3 $26,$0,$2,$2
    nop
    vxorw   $3,$26,$3
    nop
    vlog3r0 $28,$24,$27,$0
    vstd    $2,bitsliced_spill+0($31) !tprello
    vlog3r5 $8,$1,$14,$2
    vstd    $3,bitsliced_spill+64($31) !tprello
    or      $31,$31,$31
    nop
    vlog3r4 $14,$0,$2,$3
    nop
    vlog3r5 $2,$0,$8,$2
    nop
    vlog3r5 $3,$1,$14,$28
    nop
    vlog3r1 $27,$7,$2,$26
    nop
    vlog3r4 $14,$28,$3,$3
    nop
    vandw   $9,$28,$9
    nop
    vlog3r4 $8,$3,$1,$1
    nop
    vlog3r2 $5,$3,$9,$5
    nop
    vlog3r5 $0,$8,$1,$1
    nop
    vandw   $10,$28,$0
    nop
    vandw   $30,$3,$30
    nop
    vxorw   $1,$2,$10
    nop
    vlog3r1 $3,$1,$13,$13
    nop
    vxorw   $28,$10,$8
    nop
    vxorw   $3,$28,$3
    nop
    vlog3r1 $4,$23,$8,$4
    nop
    vlog3r2 $27,$3,$30,$27
    nop
    vxorw   $3,$2,$23
    nop
    vlog3r2 $1,$22,$26,$22
    nop
    vlog3r1 $8,$23,$15,$15
    nop
    vlog3r2 $25,$1,$5,$1
    nop
    vlog3r2 $6,$8,$15,$6
    nop
    vlog3r2 $11,$10,$1,$11
    nop
    vlog3r4 $24,$3,$9,$3
    nop
    vlog3r3 $6,$11,$1,$1
    vldd    $9,bitsliced_spill+352($31) !tprello
    vlog3r3 $6,$24,$3,$3
    nop
    vlog3r2 $12,$2,$1,$1
    nop
    vlog3r3 $0,$30,$13,$2
    nop
    vlog3r2 $23,$9,$15,$6
    nop
    vlog3r2 $23,$7,$2,$0
    nop
    vlog3r2 $29,$10,$3,$7
    nop
    vlog3r3 $6,$0,$5,$6
    nop
    vlog3r3 $4,$7,$26,$7
    nop
    vxorw   $22,$11,$5
    ldw     $22,bitsliced_selectors+8($31) !tprello
    vxorw   $7,$13,$7
    nop
    vlog3r3 $5,$4,$2,$2
    nop
    vxorw   $27,$5,$4
    nop
    vshfw   $6,$6,$22,$6
    nop
    vshfw   $3,$3,$22,$3
    nop
    vshfw   $7,$7,$22,$7
    nop
    vshfw   $0,$0,$22,$0
    ldw     $5,bitsliced_keys_end-544*(AES_ROUNDS-1)+512($31) !tprello
    vshfw   $1,$1,$22,$27
    vldd    $1,bitsliced_spill+128($31) !tprello
    vshfw   $4,$4,$22,$13
    vldd    $4,bitsliced_spill+192($31) !tprello
    vshfw   $11,$11,$22,$26
    vldd    $11,bitsliced_keys_end-544*(AES_ROUNDS-1)+96($31) !tprello
    vshfw   $2,$2,$22,$2
    vldd    $22,bitsliced_keys_end-544*(AES_ROUNDS-1)+352($31) !tprello
    vshfw   $0,$1,$5,$10
    vstd    $2,bitsliced_spill+576($31) !tprello
    vshfw   $1,$0,$5,$29
    nop
    vlog3r3 $11,$1,$10,$11
    vldd    $1,bitsliced_keys_end-544*(AES_ROUNDS-1)+32($31) !tprello
    vlog3r3 $22,$0,$29,$0
    vldd    $2,bitsliced_keys_end-544*(AES_ROUNDS-1)+288($31) !tprello
    vshfw   $3,$4,$5,$22
    nop
    vshfw   $4,$3,$5,$23
    nop
    vlog3r3 $1,$4,$22,$9
    vldd    $4,bitsliced_spill+160($31) !tprello
    vlog3r3 $2,$3,$23,$15
    nop
    vlog3r3 $0,$23,$9,$2
    vldd    $3,bitsliced_keys_end-544*(AES_ROUNDS-1)+64($31) !tprello
    vlog3r3 $11,$22,$15,$1
    vldd    $22,bitsliced_keys_end-544*(AES_ROUNDS-1)+320($31) !tprello
    vshfw   $7,$4,$5,$23
    vstd    $2,bitsliced_state+32($31) !tprello
    vshfw   $4,$7,$5,$2
    vstd    $9,bitsliced_spill+608($31) !tprello
    vlog3r3 $3,$4,$23,$30
    vldd    $3,bitsliced_spill+96($31) !tprello
    vlog3r3 $22,$7,$2,$7
    vldd    $4,bitsliced_spill+64($31) !tprello
    vlog3r3 $15,$2,$30,$22
    vldd    $12,bitsliced_keys_end-544*(AES_ROUNDS-1)+128($31) !tprello
    vlog3r3 $9,$23,$7,$2
    vldd    $9,bitsliced_keys_end-544*(AES_ROUNDS-1)+384($31) !tprello
    vshfw   $27,$3,$5,$23
    vstd    $22,bitsliced_state+64($31) !tprello
    vshfw   $3,$27,$5,$22
    nop
    vlog3r3 $12,$3,$23,$12
    vldd    $3,bitsliced_keys_end-544*(AES_ROUNDS-1)+160($31) !tprello
    vlog3r3 $9,$27,$22,$27
    vldd    $9,bitsliced_keys_end-544*(AES_ROUNDS-1)+416($31) !tprello
    vshfw   $13,$4,$5,$24
    nop
    vshfw   $4,$13,$5,$8
    nop
    vlog3r3 $3,$4,$24,$25
    nop
    vlog3r3 $9,$13,$8,$9
    nop
    vxorw   $29,$11,$3
    vldd    $4,bitsliced_spill+224($31) !tprello
    vxorw   $10,$0,$0
    nop
    vlog3r3 $3,$27,$9,$10
    vldd    $11,bitsliced_keys_end-544*(AES_ROUNDS-1)+256($31) !tprello
    vlog3r3 $0,$12,$25,$3
    vldd    $0,bitsliced_keys_end-544*(AES_ROUNDS-1)+0($31) !tprello
    vshfw   $6,$4,$5,$29
    vstd    $10,bitsliced_state+96($31) !tprello
    vshfw   $4,$6,$5,$10
    nop
    vlog3r3 $7,$9,$10,$13
    nop
    vlog3r3 $0,$4,$29,$28
    vldd    $0,bitsliced_spill+32($31) !tprello
    vlog3r3 $11,$6,$10,$10
    nop
    vlog3r3 $23,$27,$28,$4
    vldd    $6,bitsliced_keys_end-544*(AES_ROUNDS-1)+192($31) !tprello
    vlog3r3 $22,$12,$10,$22
    vldd    $23,bitsliced_keys_end-544*(AES_ROUNDS-1)+448($31) !tprello
    vshfw   $26,$0,$5,$11
    nop
    vshfw   $0,$26,$5,$14
    vstd    $22,bitsliced_state+128($31) !tprello
    vlog3r3 $6,$0,$11,$22
    nop
    vlog3r3 $23,$26,$14,$26
    vldd    $23,bitsliced_keys_end-544*(AES_ROUNDS-1)+224($31) !tprello
    vlog3r3 $27,$14,$22,$6
    vldd    $14,bitsliced_spill+576($31) !tprello
    vlog3r3 $13,$28,$26,$0
    vldd    $13,bitsliced_spill+0($31) !tprello
    vlog3r3 $30,$25,$29,$29
    vstd    $6,bitsliced_state+192($31) !tprello
    vlog3r3 $12,$11,$26,$6
    vstd    $0,bitsliced_state+0($31) !tprello
    vlog3r3 $29,$10,$22,$0
    vldd    $10,bitsliced_keys_end-544*(AES_ROUNDS-1)+480($31) !tprello
    vshfw   $14,$13,$5,$29
    nop
    vshfw   $13,$14,$5,$5
    nop
    vlog3r3 $23,$13,$29,$13
    nop
    vlog3r3 $10,$14,$5,$10
    vldd    $14,bitsliced_spill+608($31) !tprello
    vlog3r3 $15,$7,$8,$8
    nop
    vlog3r3 $22,$29,$10,$7
    ldi     $19,-544*(AES_ROUNDS-2)($31)
    vlog3r3 $8,$25,$10,$8
    ldi     $18,-512($18)
    vlog3r3 $14,$30,$24,$14
    ldi     $17,512($17)
    vlog3r3 $26,$5,$13,$26
    vstd    $8,bitsliced_state+160($31) !tprello
    vlog3r3 $14,$9,$13,$5
    ldi     $16,512($16)
    or      $31,$31,$31
    vstd    $26,bitsliced_state+224($31) !tprello
    .endm
#endif

#if !defined(AES_ECB_DECRYPT)
# Operations: 190 on P0, 56 on P1; cycles: 190
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
    vstd    $24,bitsliced_spill+160($31) !tprello
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
    vlog3r2 $5,$12,$7,$12
    vldd    $5,bitsliced_state+0($31) !tprello
    vlog3r3 $0,$2,$7,$2
    vstd    $1,bitsliced_spill+64($31) !tprello
    vlog3r3 $15,$13,$24,$1
    vldd    $0,bitsliced_state+64($31) !tprello
    vlog3r3 $4,$11,$10,$7
    vstd    $2,bitsliced_spill+0($31) !tprello
    vlog3r3 $12,$3,$11,$2
    vstd    $1,bitsliced_spill+128($31) !tprello
    vlog3r3 $5,$8,$6,$1
    vstd    $7,bitsliced_spill+96($31) !tprello
    vxorw   $23,$0,$3
    vstd    $2,bitsliced_spill+192($31) !tprello
    vxorw   $0,$8,$7
    vldd    $2,bitsliced_state+192($31) !tprello
    vlog3r3 $1,$6,$3,$4
    nop
    vxorw   $7,$22,$11
    vldd    $8,bitsliced_state+160($31) !tprello
    vxorw   $6,$4,$6
    nop
    vlog3r3 $11,$2,$23,$10
    nop
    vxorw   $5,$6,$13
    nop
    vxorw   $8,$1,$8
    nop
    vxorw   $13,$10,$15
    nop
    vlog3r3 $13,$1,$2,$2
    nop
    vxorw   $1,$15,$24
    nop
    vxorw   $7,$8,$9
    nop
    vlog3r1 $1,$24,$8,$26
    nop
    vlog3r3 $23,$9,$5,$29
    nop
    vlog3r2 $13,$7,$26,$28
    nop
    vlog3r0 $26,$9,$10,$26
    nop
    vlog3r4 $4,$24,$28,$14
    nop
    vlog3r4 $29,$1,$28,$28
    nop
    vlog3r1 $11,$29,$3,$25
    nop
    vlog3r2 $11,$6,$2,$27
    nop
    vlog3r3 $28,$25,$1,$28
    nop
    vlog3r3 $25,$26,$27,$25
    nop
    vlog3r3 $14,$0,$1,$0
    nop
    vlog3r3 $23,$11,$5,$23
    nop
    vlog3r2 $5,$22,$26,$26
    nop
    vlog3r4 $23,$2,$0,$0
    nop
    vlog3r3 $14,$4,$26,$14
    nop
    vlog3r0 $28,$25,$0,$26
    nop
    vlog3r4 $25,$14,$0,$27
    nop
    vlog3r5 $14,$0,$26,$0
    nop
    vlog3r5 $28,$25,$27,$26
    nop
    vlog3r4 $0,$27,$14,$27
    nop
    vlog3r1 $2,$23,$26,$2
    nop
    vandw   $6,$27,$6
    nop
    vxorw   $0,$27,$30
    nop
    vlog3r2 $0,$1,$6,$1
    nop
    vlog3r5 $14,$30,$26,$14
    nop
    vlog3r1 $27,$30,$29,$29
    nop
    vlog3r5 $14,$28,$25,$14
    nop
    vlog3r2 $30,$3,$6,$3
    nop
    vlog3r2 $27,$11,$29,$6
    nop
    vxorw   $26,$14,$11
    nop
    vxorw   $0,$14,$0
    nop
    vlog3r1 $27,$11,$7,$7
    nop
    vlog3r1 $27,$11,$13,$13
    nop
    vlog3r2 $0,$8,$7,$8
    nop
    vlog3r1 $23,$9,$30,$27
    nop
    vlog3r2 $15,$0,$2,$0
    nop
    vlog3r3 $29,$8,$27,$27
    nop
    vlog3r2 $26,$23,$8,$8
    nop
    vxorw   $26,$30,$26
    nop
    vlog3r2 $14,$4,$6,$4
    nop
    vlog3r2 $9,$26,$7,$7
    nop
    vlog3r2 $11,$22,$4,$22
    nop
    vlog3r2 $14,$24,$0,$14
    nop
    vlog3r2 $5,$11,$22,$5
    nop
    vxorw   $13,$1,$1
    nop
    vlog3r3 $2,$5,$3,$2
    nop
    vlog3r2 $26,$10,$1,$3
    nop
    vlog3r3 $5,$0,$1,$1
    ldw     $0,bitsliced_selectors+8($31) !tprello
    vlog3r3 $14,$13,$27,$5
    nop
    vlog3r3 $8,$6,$4,$4
    nop
    vlog3r3 $3,$7,$6,$7
    nop
    vshfw   $27,$27,$0,$6
    nop
    vshfw   $7,$7,$0,$7
    nop
    vshfw   $5,$5,$0,$5
    nop
    vshfw   $3,$3,$0,$3
    nop
    vshfw   $4,$4,$0,$4
    ldw     $27,bitsliced_keys_end+512($19) !tprello
    vshfw   $2,$2,$0,$8
    vldd    $2,bitsliced_spill+160($31) !tprello
    vshfw   $22,$22,$0,$13
    vldd    $22,bitsliced_keys_end+96($19) !tprello
    vshfw   $1,$1,$0,$1
    vldd    $0,bitsliced_keys_end+352($19) !tprello
    vshfw   $3,$12,$27,$14
    vstd    $1,bitsliced_spill+288($31) !tprello
    vshfw   $12,$3,$27,$10
    nop
    vlog3r3 $22,$12,$14,$12
    vldd    $1,bitsliced_keys_end+32($19) !tprello
    vlog3r3 $0,$3,$10,$0
    vldd    $3,bitsliced_keys_end+288($19) !tprello
    vshfw   $6,$2,$27,$22
    nop
    vshfw   $2,$6,$27,$26
    nop
    vlog3r3 $1,$2,$22,$11
    vldd    $2,bitsliced_spill+128($31) !tprello
    vlog3r3 $3,$6,$26,$3
    nop
    vlog3r3 $0,$26,$11,$6
    vldd    $26,bitsliced_keys_end+64($19) !tprello
    vlog3r3 $12,$22,$3,$1
    vldd    $22,bitsliced_keys_end+320($19) !tprello
    vshfw   $5,$2,$27,$24
    vstd    $6,bitsliced_state+32($31) !tprello
    vshfw   $2,$5,$27,$6
    vstd    $3,bitsliced_spill+256($31) !tprello
    vlog3r3 $26,$2,$24,$9
    vldd    $26,bitsliced_spill+96($31) !tprello
    vlog3r3 $22,$5,$6,$22
    vldd    $5,bitsliced_spill+64($31) !tprello
    vlog3r3 $3,$6,$9,$3
    vldd    $6,bitsliced_keys_end+128($19) !tprello
    vlog3r3 $11,$24,$22,$2
    vldd    $24,bitsliced_keys_end+384($19) !tprello
    vshfw   $4,$26,$27,$30
    vstd    $3,bitsliced_state+64($31) !tprello
    vshfw   $26,$4,$27,$23
    vstd    $11,bitsliced_spill+224($31) !tprello
    vlog3r3 $6,$26,$30,$6
    vldd    $3,bitsliced_keys_end+160($19) !tprello
    vlog3r3 $24,$4,$23,$24
    vldd    $4,bitsliced_keys_end+416($19) !tprello
    vshfw   $8,$5,$27,$11
    nop
    vshfw   $5,$8,$27,$26
    nop
    vlog3r3 $3,$5,$11,$5
    nop
    vlog3r3 $4,$8,$26,$8
    nop
    vxorw   $10,$12,$3
    vldd    $4,bitsliced_spill+192($31) !tprello
    vxorw   $14,$0,$0
    vldd    $14,bitsliced_spill+32($31) !tprello
    vlog3r3 $3,$24,$8,$10
    vldd    $12,bitsliced_keys_end+0($19) !tprello
    vlog3r3 $0,$6,$5,$3
    vldd    $0,bitsliced_keys_end+256($19) !tprello
    vshfw   $7,$4,$27,$29
    vstd    $10,bitsliced_state+96($31) !tprello
    vshfw   $4,$7,$27,$10
    nop
    vlog3r3 $12,$4,$29,$4
    nop
    vlog3r3 $0,$7,$10,$7
    vldd    $0,bitsliced_keys_end+192($19) !tprello
    vshfw   $13,$14,$27,$15
    vldd    $12,bitsliced_keys_end+448($19) !tprello
    vlog3r3 $23,$6,$7,$23
    nop
    vshfw   $14,$13,$27,$25
    nop
    vlog3r3 $0,$14,$15,$14
    vstd    $23,bitsliced_state+128($31) !tprello
    vlog3r3 $12,$13,$25,$13
    vldd    $12,bitsliced_spill+288($31) !tprello
    vlog3r3 $22,$8,$10,$0
    vldd    $10,bitsliced_spill+0($31) !tprello
    vlog3r3 $24,$25,$14,$25
    vldd    $23,bitsliced_keys_end+480($19) !tprello
    vlog3r3 $0,$4,$13,$0
    vldd    $28,bitsliced_keys_end+224($19) !tprello
    vlog3r3 $9,$5,$29,$29
    vstd    $25,bitsliced_state+192($31) !tprello
    vshfw   $12,$10,$27,$25
    vstd    $0,bitsliced_state+0($31) !tprello
    vlog3r3 $29,$7,$14,$0
    nop
    vshfw   $10,$12,$27,$7
    vldd    $27,bitsliced_spill+256($31) !tprello
    vlog3r3 $28,$10,$25,$10
    nop
    vlog3r3 $23,$12,$7,$12
    nop
    vlog3r3 $13,$7,$10,$23
    vldd    $28,bitsliced_spill+224($31) !tprello
    vlog3r3 $27,$22,$26,$22
    nop
    vlog3r3 $14,$25,$12,$7
    vstd    $23,bitsliced_state+224($31) !tprello
    vlog3r3 $22,$5,$12,$5
    nop
    vlog3r3 $28,$9,$11,$9
    nop
    vlog3r3 $30,$24,$4,$4
    vstd    $5,bitsliced_state+160($31) !tprello
    vlog3r3 $6,$15,$13,$6
    ldi     $19,544($19)
    vlog3r3 $9,$8,$10,$5
    bne     $19,next_round
    .endm
#endif

#if !defined(AES_ECB_DECRYPT) && !defined(AES_CTR)
# Operations: 318 on P0, 55 on P1; cycles: 320
    .macro OUTPUT
    vlog3r3 $6,$1,$4,$8
    nop
    vxorw   $2,$1,$6
    nop
    vxorw   $5,$1,$1
    nop
    vlog3r3 $7,$0,$6,$0
    nop
    vlog3r3 $7,$8,$1,$5
    nop
    vlog3r3 $4,$3,$0,$9
    nop
    vxorw   $0,$8,$10
    nop
    vxorw   $5,$9,$11
    nop
    vlog3r3 $9,$6,$4,$12
    nop
    vlog3r3 $2,$10,$11,$2
    nop
    vlog3r1 $4,$11,$0,$13
    nop
    vxorw   $2,$1,$14
    nop
    vlog3r4 $1,$11,$13,$15
    nop
    vxorw   $8,$2,$22
    nop
    vlog3r4 $12,$2,$15,$2
    nop
    vxorw   $0,$1,$23
    nop
    vlog3r2 $9,$22,$2,$2
    nop
    vlog3r2 $4,$23,$13,$13
    nop
    vlog3r3 $7,$2,$5,$2
    nop
    vlog3r4 $5,$14,$13,$7
    nop
    vlog3r1 $14,$10,$6,$25
    vldd    $24,bitsliced_state+192($31) !tprello
    vlog3r0 $13,$12,$22,$13
    vldd    $26,bitsliced_state+128($31) !tprello
    vlog3r3 $3,$7,$25,$7
    vldd    $3,bitsliced_state+32($31) !tprello
    vlog3r4 $9,$8,$13,$13
    nop
    vlog3r5 $10,$5,$6,$27
    vldd    $28,bitsliced_state+64($31) !tprello
    vlog3r2 $7,$13,$2,$29
    nop
    vlog3r3 $24,$3,$26,$26
    vldd    $24,bitsliced_state+160($31) !tprello
    vlog3r3 $29,$15,$27,$15
    nop
    vxorw   $28,$3,$28
    nop
    vlog3r3 $25,$15,$9,$15
    nop
    vxorw   $24,$3,$3
    nop
    vlog3r5 $29,$15,$7,$24
    nop
    vlog3r6 $2,$15,$13,$2
    nop
    vlog3r3 $7,$24,$15,$7
    nop
    vxorw   $24,$2,$15
    nop
    vxorw   $13,$7,$7
    nop
    vlog3r1 $4,$11,$15,$25
    nop
    vlog3r5 $7,$29,$13,$13
    nop
    vlog3r4 $15,$24,$7,$7
    nop
    vlog3r1 $22,$23,$13,$29
    nop
    vxorw   $2,$13,$27
    nop
    vlog3r2 $10,$2,$29,$10
    nop
    vlog3r2 $14,$27,$29,$14
    nop
    vlog3r1 $6,$5,$2,$2
    nop
    vlog3r2 $7,$4,$25,$4
    nop
    vxorw   $7,$15,$29
    nop
    vlog3r2 $5,$27,$4,$5
    nop
    vxorw   $29,$27,$27
    nop
    vxorw   $7,$13,$30
    nop
    vlog3r2 $6,$13,$5,$6
    nop
    vlog3r5 $22,$27,$30,$13
    nop
    vlog3r2 $30,$22,$10,$22
    nop
    vlog3r4 $27,$8,$13,$13
    nop
    vlog3r1 $9,$12,$30,$30
    nop
    vlog3r2 $23,$7,$13,$7
    nop
    vlog3r2 $1,$29,$30,$1
    nop
    vlog3r2 $0,$15,$7,$0
    nop
    vlog3r3 $7,$10,$1,$1
    nop
    vlog3r2 $8,$24,$22,$8
    nop
    vlog3r2 $12,$24,$1,$12
    nop
    vxorw   $0,$6,$6
    nop
    vlog3r3 $12,$0,$25,$25
    vldd    $24,bitsliced_state+128($31) !tprello
    vlog3r3 $2,$12,$5,$2
    vldd    $5,bitsliced_state+224($31) !tprello
    vlog3r2 $11,$29,$25,$11
    vldd    $25,bitsliced_state+0($31) !tprello
    vlog3r3 $14,$13,$6,$13
    vstd    $2,bitsliced_spill+160($31) !tprello
    vlog3r2 $9,$27,$8,$2
    vstd    $11,bitsliced_spill+64($31) !tprello
    vxorw   $0,$13,$0
    vstd    $13,bitsliced_spill+32($31) !tprello
    vlog3r3 $2,$4,$30,$30
    vldd    $13,bitsliced_state+96($31) !tprello
    vlog3r3 $1,$2,$4,$1
    vstd    $0,bitsliced_spill+96($31) !tprello
    vxorw   $0,$8,$0
    vstd    $6,bitsliced_spill+0($31) !tprello
    vlog3r3 $5,$25,$28,$6
    nop
    vlog3r3 $5,$26,$3,$25
    vstd    $0,bitsliced_spill+128($31) !tprello
    vlog3r3 $24,$13,$6,$8
    vldd    $0,bitsliced_state+64($31) !tprello
    vxorw   $6,$26,$2
    nop
    vxorw   $25,$8,$4
    nop
    vlog3r3 $8,$28,$24,$11
    nop
    vlog3r3 $0,$2,$4,$0
    nop
    vlog3r1 $24,$4,$6,$9
    nop
    vxorw   $0,$3,$27
    nop
    vlog3r4 $3,$4,$9,$14
    nop
    vxorw   $26,$0,$29
    nop
    vlog3r4 $11,$0,$14,$0
    nop
    vxorw   $6,$3,$12
    nop
    vlog3r2 $8,$29,$0,$0
    nop
    vlog3r2 $24,$12,$9,$9
    nop
    vlog3r3 $5,$0,$25,$0
    nop
    vlog3r4 $25,$27,$9,$5
    nop
    vlog3r1 $27,$2,$28,$22
    nop
    vlog3r0 $9,$11,$29,$9
    nop
    vlog3r3 $13,$5,$22,$5
    nop
    vlog3r4 $8,$26,$9,$9
    nop
    vlog3r5 $2,$25,$28,$13
    nop
    vlog3r2 $5,$9,$0,$7
    nop
    vsllw   $1,1,$10
    vldd    $15,bitsliced_masks+128($31) !tprello
    vlog3r3 $7,$14,$13,$13
    nop
    vsrlw   $30,1,$14
    nop
    vlog3r3 $22,$13,$8,$13
    nop
    vlog3r5 $15,$10,$30,$10
    nop
    vlog3r5 $7,$13,$5,$30
    nop
    vlog3r6 $0,$13,$9,$0
    vstd    $10,bitsliced_spill+192($31) !tprello
    vlog3r3 $5,$30,$13,$5
    nop
    vxorw   $30,$0,$10
    nop
    vxorw   $9,$5,$5
    nop
    vlog3r1 $24,$4,$10,$13
    nop
    vlog3r5 $5,$7,$9,$7
    nop
    vlog3r4 $10,$30,$5,$5
    nop
    vlog3r1 $29,$12,$7,$9
    nop
    vxorw   $0,$7,$22
    nop
    vlog3r2 $2,$0,$9,$2
    nop
    vlog3r2 $27,$22,$9,$9
    nop
    vlog3r1 $28,$25,$0,$0
    nop
    vlog3r2 $5,$24,$13,$24
    nop
    vxorw   $5,$10,$27
    nop
    vlog3r2 $25,$22,$24,$25
    nop
    vxorw   $27,$22,$22
    nop
    vxorw   $5,$7,$23
    nop
    vlog3r2 $28,$7,$25,$7
    nop
    vlog3r5 $29,$22,$23,$28
    nop
    vlog3r2 $23,$29,$2,$29
    nop
    vlog3r4 $22,$26,$28,$28
    nop
    vlog3r1 $8,$11,$23,$23
    nop
    vlog3r2 $12,$5,$28,$5
    nop
    vlog3r2 $3,$27,$23,$3
    nop
    vlog3r2 $6,$10,$5,$6
    nop
    vlog3r3 $5,$2,$3,$2
    nop
    vlog3r2 $26,$30,$29,$26
    nop
    vlog3r2 $11,$30,$2,$11
    nop
    vxorw   $6,$7,$7
    nop
    vlog3r3 $11,$6,$13,$13
    nop
    vlog3r3 $0,$11,$25,$0
    nop
    vlog3r2 $4,$27,$13,$4
    nop
    vlog3r3 $9,$28,$7,$9
    nop
    vlog3r2 $8,$22,$26,$8
    nop
    vxorw   $6,$9,$6
    nop
    vlog3r3 $8,$24,$23,$22
    vldd    $23,bitsliced_spill+128($31) !tprello
    vlog3r3 $2,$8,$24,$8
    vldd    $2,bitsliced_spill+160($31) !tprello
    vxorw   $6,$26,$26
    nop
    vlog3r5 $15,$1,$14,$1
    nop
    vsllw   $23,1,$14
    vldd    $24,bitsliced_spill+64($31) !tprello
    vsrlw   $2,1,$28
    vldd    $13,bitsliced_spill+96($31) !tprello
    vlog3r5 $15,$14,$2,$2
    nop
    vlog3r5 $15,$23,$28,$23
    nop
    vsllw   $24,1,$28
    vldd    $14,bitsliced_spill+0($31) !tprello
    vsrlw   $13,1,$27
    vldd    $11,bitsliced_spill+32($31) !tprello
    vlog3r5 $15,$28,$13,$13
    nop
    vlog3r5 $15,$24,$27,$24
    nop
    vsllw   $14,1,$27
    nop
    vsrlw   $11,1,$28
    nop
    vlog3r5 $15,$27,$11,$11
    nop
    vlog3r5 $15,$14,$28,$14
    nop
    vsllw   $8,1,$28
    nop
    vsrlw   $22,1,$27
    nop
    vlog3r5 $15,$28,$22,$22
    nop
    vlog3r5 $15,$8,$27,$8
    nop
    vsllw   $26,1,$27
    nop
    vsrlw   $0,1,$28
    nop
    vlog3r5 $15,$27,$0,$0
    nop
    vlog3r5 $15,$26,$28,$26
    nop
    vsllw   $4,1,$28
    nop
    vsrlw   $6,1,$27
    nop
    vlog3r5 $15,$28,$6,$6
    nop
    vlog3r5 $15,$4,$27,$4
    nop
    vsllw   $7,1,$27
    nop
    vsrlw   $9,1,$28
    vldd    $25,bitsliced_spill+192($31) !tprello
    vlog3r5 $15,$27,$9,$9
    vldd    $27,bitsliced_masks+96($31) !tprello
    vlog3r5 $15,$7,$28,$7
    nop
    vsllw   $2,2,$15
    nop
    vsrlw   $25,2,$28
    nop
    vlog3r5 $27,$15,$25,$15
    nop
    vlog3r5 $27,$2,$28,$2
    nop
    vsrlw   $1,2,$28
    nop
    vsllw   $11,2,$25
    nop
    vlog3r5 $27,$23,$28,$28
    nop
    vsrlw   $13,2,$30
    nop
    vlog3r5 $27,$25,$13,$13
    nop
    vlog3r5 $27,$11,$30,$11
    nop
    vsllw   $14,2,$30
    nop
    vsrlw   $24,2,$25
    nop
    vlog3r5 $27,$30,$24,$24
    nop
    vlog3r5 $27,$14,$25,$14
    nop
    vsllw   $0,2,$25
    nop
    vsrlw   $22,2,$30
    nop
    vlog3r5 $27,$25,$22,$22
    nop
    vlog3r5 $27,$0,$30,$0
    nop
    vsllw   $26,2,$30
    nop
    vsrlw   $8,2,$25
    nop
    vlog3r5 $27,$30,$8,$8
    nop
    vlog3r5 $27,$26,$25,$25
    nop
    vsllw   $9,2,$26
    nop
    vsrlw   $6,2,$30
    nop
    vlog3r5 $27,$26,$6,$6
    nop
    vlog3r5 $27,$9,$30,$9
    nop
    vsllw   $23,2,$23
    nop
    vsllw   $7,2,$30
    nop
    vlog3r5 $27,$23,$1,$1
    vldd    $23,bitsliced_masks+64($31) !tprello
    vsrlw   $4,2,$26
    nop
    vsrlw   $15,4,$29
    nop
    vlog3r5 $27,$30,$4,$4
    nop
    vlog3r5 $23,$13,$29,$29
    nop
    vlog3r5 $27,$7,$26,$7
    nop
    vsllw   $13,4,$13
    nop
    vsllw   $24,4,$26
    nop
    vlog3r5 $23,$13,$15,$13
    nop
    vsrlw   $1,4,$15
    nop
    vlog3r5 $23,$26,$1,$1
    nop
    vlog3r5 $23,$24,$15,$15
    nop
    vsllw   $11,4,$24
    nop
    vsrlw   $2,4,$26
    nop
    vlog3r5 $23,$24,$2,$2
    nop
    vlog3r5 $23,$11,$26,$11
    nop
    vsllw   $14,4,$26
    nop
    vsrlw   $28,4,$24
    vstd    $11,bitsliced_spill+224($31) !tprello
    vlog3r5 $23,$26,$28,$11
    nop
    vlog3r5 $23,$14,$24,$14
    nop
    vsllw   $6,4,$24
    nop
    vsrlw   $22,4,$26
    vstd    $14,bitsliced_spill+256($31) !tprello
    vlog3r5 $23,$24,$22,$14
    nop
    vlog3r5 $23,$6,$26,$6
    nop
    vsllw   $4,4,$26
    nop
    vsrlw   $8,4,$22
    nop
    vlog3r5 $23,$26,$8,$8
    nop
    vlog3r5 $23,$4,$22,$4
    nop
    vsllw   $9,4,$22
    nop
    vsrlw   $0,4,$26
    nop
    vlog3r5 $23,$22,$0,$0
    nop
    vlog3r5 $23,$9,$26,$9
    nop
    vsllw   $7,4,$26
    ldw     $22,bitsliced_selectors+12($31) !tprello
    vsrlw   $25,4,$24
    ldw     $28,bitsliced_selectors+16($31) !tprello
    vlog3r5 $23,$26,$25,$25
    ldw     $26,bitsliced_selectors+20($31) !tprello
    vlog3r5 $23,$7,$24,$23
    ldw     $7,bitsliced_selectors+24($31) !tprello
    vshfw   $1,$13,$22,$24
    nop
    vshfw   $1,$13,$28,$1
    nop
    vshfw   $8,$14,$26,$13
    vldd    $27,bitsliced_masks+32($31) !tprello
    vshfw   $8,$14,$7,$8
    nop
    vsrlw   $24,16,$14
    vldd    $30,bitsliced_last_key+0($31) !tprello
    vsrlw   $1,16,$3
    nop
    vlog3r1 $14,$13,$27,$14
    vldd    $5,bitsliced_last_key+32($31) !tprello
    vlog3r1 $3,$8,$27,$3
    nop
    vlog3r3 $13,$30,$14,$13
    nop
    vsllw   $14,16,$14
    nop
    vlog3r3 $8,$5,$3,$8
    nop
    vlog3r3 $24,$30,$14,$14
    nop
    vsllw   $3,16,$3
    nop
    vsrlw   $14,8,$24
    vldd    $10,bitsliced_masks+0($31) !tprello
    vlog3r3 $1,$5,$3,$1
    nop
    vsllw   $8,8,$3
    nop
    vsllw   $1,8,$12
    nop
    vlog3r5 $10,$1,$24,$1
    nop
    vlog3r5 $10,$12,$14,$12
    nop
    vsrlw   $13,8,$14
    vstd    $1,-480($17)
    vlog3r5 $10,$3,$13,$1
    vstd    $12,-512($17)
    vlog3r5 $10,$8,$14,$8
    nop
    vshfw   $11,$2,$22,$12
    vstd    $1,-256($17)
    vshfw   $11,$2,$28,$1
    vstd    $8,-224($17)
    vshfw   $25,$0,$26,$8
    nop
    vshfw   $25,$0,$7,$0
    nop
    vsrlw   $12,16,$25
    nop
    vsrlw   $1,16,$2
    nop
    vlog3r1 $25,$8,$27,$25
    nop
    vlog3r1 $2,$0,$27,$2
    nop
    vlog3r3 $8,$30,$25,$8
    nop
    vsllw   $25,16,$25
    nop
    vlog3r3 $0,$5,$2,$0
    nop
    vlog3r3 $12,$30,$25,$12
    nop
    vsllw   $2,16,$2
    nop
    vsrlw   $12,8,$25
    nop
    vlog3r3 $1,$5,$2,$1
    nop
    vsllw   $0,8,$2
    nop
    vsllw   $1,8,$11
    nop
    vsrlw   $8,8,$14
    nop
    vlog3r5 $10,$2,$8,$2
    nop
    vshfw   $15,$29,$22,$8
    nop
    vshfw   $15,$29,$28,$15
    vstd    $2,-192($17)
    vshfw   $4,$6,$26,$2
    nop
    vshfw   $4,$6,$7,$4
    nop
    vsrlw   $8,16,$6
    nop
    vsrlw   $15,16,$29
    nop
    vlog3r1 $6,$2,$27,$6
    nop
    vlog3r1 $29,$4,$27,$29
    nop
    vlog3r3 $2,$30,$6,$2
    nop
    vsllw   $6,16,$6
    nop
    vlog3r3 $4,$5,$29,$4
    nop
    vlog3r3 $8,$30,$6,$6
    nop
    vsllw   $29,16,$29
    nop
    vsrlw   $6,8,$8
    nop
    vlog3r3 $15,$5,$29,$15
    nop
    vsllw   $4,8,$29
    vldd    $3,bitsliced_spill+256($31) !tprello
    vsllw   $15,8,$24
    vldd    $13,bitsliced_spill+224($31) !tprello
    vlog3r5 $10,$15,$8,$8
    nop
    vsrlw   $2,8,$15
    nop
    vlog3r5 $10,$29,$2,$2
    vstd    $8,-352($17)
    vshfw   $3,$13,$22,$8
    nop
    vshfw   $3,$13,$28,$3
    vstd    $2,-128($17)
    vshfw   $23,$9,$26,$2
    nop
    vshfw   $23,$9,$7,$7
    nop
    vsrlw   $8,16,$9
    nop
    vsrlw   $3,16,$23
    nop
    vlog3r1 $9,$2,$27,$9
    nop
    vlog3r1 $23,$7,$27,$23
    nop
    vlog3r3 $2,$30,$9,$2
    nop
    vsllw   $9,16,$9
    nop
    vlog3r3 $7,$5,$23,$7
    nop
    vlog3r3 $8,$30,$9,$8
    nop
    vsllw   $23,16,$23
    nop
    vsrlw   $8,8,$9
    nop
    vlog3r3 $3,$5,$23,$3
    nop
    vsllw   $7,8,$5
    nop
    vsllw   $3,8,$23
    nop
    vsrlw   $2,8,$30
    nop
    vlog3r5 $10,$23,$8,$8
    nop
    vlog3r5 $10,$5,$2,$2
    nop
    vlog3r5 $10,$11,$12,$11
    vstd    $8,-320($17)
    vlog3r5 $10,$1,$25,$1
    vstd    $2,-64($17)
    vlog3r5 $10,$0,$14,$0
    vstd    $11,-448($17)
    vlog3r5 $10,$24,$6,$6
    vstd    $1,-416($17)
    vlog3r5 $10,$4,$15,$1
    vstd    $0,-160($17)
    vlog3r5 $10,$3,$9,$0
    vstd    $6,-384($17)
    vlog3r5 $10,$7,$30,$6
    vstd    $1,-96($17)
    or      $31,$31,$31
    vstd    $0,-288($17)
    or      $31,$31,$31
    vstd    $6,-32($17)
    .endm
#endif

#if defined(AES_CTR)
# Operations: 176 on P0, 31 on P1; cycles: 182
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
    ldw     $5,bitsliced_selectors+0($31) !tprello
    vsrlw   $6,8,$7
    ldw     $8,bitsliced_selectors+4($31) !tprello
    vlog3r5 $2,$3,$6,$3
    nop
    vlog3r5 $2,$4,$7,$4
    nop
    vshfw   $0,$1,$5,$6
    nop
    vshfw   $0,$1,$8,$0
    nop
    vshfw   $4,$3,$5,$1
    vldd    $7,bitsliced_masks+32($31) !tprello
    vshfw   $4,$3,$8,$3
    nop
    vsllw   $1,16,$4
    nop
    vsrlw   $6,16,$9
    nop
    vlog3r5 $7,$4,$6,$4
    nop
    vlog3r5 $7,$1,$9,$1
    nop
    vsllw   $3,16,$6
    vldd    $9,96($16)
    vsrlw   $0,16,$10
    vldd    $11,64($16)
    vlog3r5 $7,$6,$0,$0
    nop
    vlog3r5 $7,$3,$10,$3
    nop
    vsllw   $9,8,$6
    vldd    $10,352($16)
    vsrlw   $11,8,$12
    vldd    $13,320($16)
    vlog3r5 $2,$6,$11,$6
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
    vshfw   $9,$6,$5,$11
    nop
    vshfw   $9,$6,$8,$6
    nop
    vshfw   $10,$12,$5,$9
    nop
    vshfw   $10,$12,$8,$10
    nop
    vsllw   $9,16,$12
    nop
    vsrlw   $11,16,$13
    nop
    vlog3r5 $7,$12,$11,$11
    nop
    vlog3r5 $7,$9,$13,$9
    nop
    vsllw   $10,16,$13
    vldd    $12,160($16)
    vsrlw   $6,16,$14
    vldd    $15,128($16)
    vlog3r5 $7,$13,$6,$6
    nop
    vlog3r5 $7,$10,$14,$10
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
    vshfw   $12,$14,$5,$15
    nop
    vshfw   $12,$14,$8,$12
    nop
    vshfw   $13,$22,$5,$14
    nop
    vshfw   $13,$22,$8,$13
    nop
    vsllw   $14,16,$22
    nop
    vsrlw   $15,16,$23
    nop
    vlog3r5 $7,$22,$15,$15
    nop
    vlog3r5 $7,$14,$23,$14
    nop
    vsllw   $13,16,$23
    vldd    $22,224($16)
    vsrlw   $12,16,$24
    vldd    $25,192($16)
    vlog3r5 $7,$23,$12,$12
    nop
    vlog3r5 $7,$13,$24,$13
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
    vshfw   $22,$24,$5,$23
    nop
    vshfw   $22,$24,$8,$22
    nop
    vshfw   $2,$26,$5,$5
    nop
    vshfw   $2,$26,$8,$2
    nop
    vsllw   $5,16,$8
    nop
    vsrlw   $23,16,$26
    nop
    vlog3r5 $7,$8,$23,$8
    nop
    vlog3r5 $7,$5,$26,$5
    nop
    vsllw   $2,16,$26
    nop
    vsrlw   $22,16,$23
    nop
    vlog3r5 $7,$26,$22,$22
    vldd    $26,bitsliced_masks+64($31) !tprello
    vlog3r5 $7,$2,$23,$2
    nop
    vsllw   $15,4,$7
    nop
    vsrlw   $4,4,$23
    nop
    vlog3r5 $26,$7,$4,$4
    nop
    vlog3r5 $26,$15,$23,$7
    nop
    vsllw   $12,4,$15
    nop
    vsrlw   $0,4,$23
    nop
    vlog3r5 $26,$15,$0,$0
    nop
    vlog3r5 $26,$12,$23,$12
    nop
    vsllw   $8,4,$23
    nop
    vsrlw   $11,4,$15
    nop
    vlog3r5 $26,$23,$11,$11
    nop
    vlog3r5 $26,$8,$15,$8
    nop
    vsllw   $22,4,$15
    nop
    vsrlw   $6,4,$23
    nop
    vlog3r5 $26,$15,$6,$6
    nop
    vlog3r5 $26,$22,$23,$22
    nop
    vsllw   $14,4,$23
    nop
    vsrlw   $1,4,$15
    nop
    vlog3r5 $26,$23,$1,$1
    nop
    vlog3r5 $26,$14,$15,$14
    nop
    vsllw   $13,4,$15
    nop
    vsrlw   $3,4,$23
    nop
    vlog3r5 $26,$15,$3,$3
    nop
    vlog3r5 $26,$13,$23,$13
    nop
    vsllw   $5,4,$23
    nop
    vsrlw   $9,4,$15
    nop
    vlog3r5 $26,$23,$9,$9
    nop
    vlog3r5 $26,$5,$15,$5
    nop
    vsllw   $2,4,$15
    nop
    vsrlw   $10,4,$23
    nop
    vlog3r5 $26,$15,$10,$10
    vldd    $15,bitsliced_masks+96($31) !tprello
    vlog3r5 $26,$2,$23,$2
    nop
    vsllw   $11,2,$23
    nop
    vsrlw   $4,2,$26
    nop
    vlog3r5 $15,$23,$4,$4
    nop
    vlog3r5 $15,$11,$26,$11
    nop
    vsllw   $6,2,$26
    nop
    vsrlw   $0,2,$23
    nop
    vlog3r5 $15,$26,$0,$26
    nop
    vlog3r5 $15,$6,$23,$6
    nop
    vsllw   $8,2,$0
    nop
    vsrlw   $7,2,$23
    nop
    vlog3r5 $15,$0,$7,$7
    nop
    vlog3r5 $15,$8,$23,$8
    nop
    vsllw   $22,2,$0
    nop
    vsrlw   $12,2,$23
    nop
    vlog3r5 $15,$0,$12,$12
    nop
    vlog3r5 $15,$22,$23,$22
    nop
    vsllw   $9,2,$0
    nop
    vsrlw   $1,2,$23
    nop
    vlog3r5 $15,$0,$1,$24
    nop
    vlog3r5 $15,$9,$23,$9
    nop
    vsllw   $10,2,$0
    nop
    vsrlw   $3,2,$1
    nop
    vlog3r5 $15,$0,$3,$23
    nop
    vlog3r5 $15,$10,$1,$10
    nop
    vsllw   $5,2,$0
    nop
    vsrlw   $14,2,$1
    nop
    vlog3r5 $15,$0,$14,$14
    nop
    vlog3r5 $15,$5,$1,$25
    nop
    vsllw   $2,2,$0
    nop
    vsrlw   $13,2,$1
    nop
    vlog3r5 $15,$0,$13,$13
    vldd    $27,bitsliced_masks+128($31) !tprello
    vlog3r5 $15,$2,$1,$15
    nop
    vsllw   $26,1,$0
    nop
    vsrlw   $4,1,$1
    nop
    vlog3r5 $27,$0,$4,$0
    nop
    vlog3r5 $27,$26,$1,$1
    nop
    vsllw   $6,1,$2
    nop
    vsrlw   $11,1,$3
    nop
    vlog3r5 $27,$2,$11,$2
    nop
    vlog3r5 $27,$6,$3,$3
    nop
    vsllw   $12,1,$4
    nop
    vsrlw   $7,1,$5
    nop
    vlog3r5 $27,$4,$7,$4
    nop
    vlog3r5 $27,$12,$5,$5
    nop
    vsllw   $22,1,$6
    nop
    vsrlw   $8,1,$7
    nop
    vlog3r5 $27,$6,$8,$6
    nop
    vlog3r5 $27,$22,$7,$7
    nop
    vsllw   $23,1,$22
    nop
    vsrlw   $24,1,$8
    nop
    vlog3r5 $27,$22,$24,$22
    nop
    vlog3r5 $27,$23,$8,$8
    nop
    vsllw   $10,1,$23
    vstd    $22,bitsliced_state+0($31) !tprello
    vsrlw   $9,1,$22
    vstd    $8,bitsliced_state+32($31) !tprello
    vlog3r5 $27,$23,$9,$8
    nop
    vlog3r5 $27,$10,$22,$10
    nop
    vsllw   $13,1,$22
    vstd    $8,bitsliced_state+64($31) !tprello
    vsrlw   $14,1,$8
    vstd    $10,bitsliced_state+96($31) !tprello
    vlog3r5 $27,$22,$14,$10
    nop
    vlog3r5 $27,$13,$8,$8
    nop
    vsllw   $15,1,$13
    vstd    $10,bitsliced_state+128($31) !tprello
    vsrlw   $25,1,$10
    vstd    $8,bitsliced_state+160($31) !tprello
    vlog3r5 $27,$13,$25,$8
    nop
    vlog3r5 $27,$15,$10,$10
    nop
    or      $31,$31,$31
    vstd    $8,bitsliced_state+192($31) !tprello
    or      $31,$31,$31
    vstd    $10,bitsliced_state+224($31) !tprello
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
# Operations: 342 on P0, 120 on P1; cycles: 344
    .macro OUTPUT_COUNTER
    vlog3r3 $6,$1,$4,$8
    ldi     $16,512($16)
    vxorw   $2,$1,$6
    ldi     $17,512($17)
    vxorw   $5,$1,$1
    nop
    vlog3r3 $7,$0,$6,$0
    nop
    vlog3r3 $7,$8,$1,$5
    nop
    vlog3r3 $4,$3,$0,$9
    nop
    vxorw   $0,$8,$10
    nop
    vxorw   $5,$9,$11
    nop
    vlog3r3 $9,$6,$4,$12
    nop
    vlog3r3 $2,$10,$11,$2
    nop
    vlog3r1 $4,$11,$0,$13
    nop
    vxorw   $2,$1,$14
    nop
    vlog3r4 $1,$11,$13,$15
    nop
    vxorw   $8,$2,$22
    nop
    vlog3r4 $12,$2,$15,$2
    nop
    vxorw   $0,$1,$23
    nop
    vlog3r2 $9,$22,$2,$2
    nop
    vlog3r2 $4,$23,$13,$13
    nop
    vlog3r3 $7,$2,$5,$7
    nop
    vlog3r4 $5,$14,$13,$2
    nop
    vlog3r1 $14,$10,$6,$25
    vldd    $24,bitsliced_state+192($31) !tprello
    vlog3r0 $13,$12,$22,$13
    vldd    $26,bitsliced_state+128($31) !tprello
    vlog3r3 $3,$2,$25,$2
    vldd    $3,bitsliced_state+32($31) !tprello
    vlog3r4 $9,$8,$13,$13
    nop
    vlog3r5 $10,$5,$6,$27
    vldd    $28,bitsliced_state+64($31) !tprello
    vlog3r2 $2,$13,$7,$29
    nop
    vlog3r3 $24,$3,$26,$26
    vldd    $24,bitsliced_state+160($31) !tprello
    vlog3r3 $29,$15,$27,$15
    nop
    vxorw   $28,$3,$28
    nop
    vlog3r3 $25,$15,$9,$15
    nop
    vxorw   $24,$3,$3
    nop
    vlog3r5 $29,$15,$2,$24
    nop
    vlog3r6 $7,$15,$13,$7
    nop
    vlog3r3 $2,$24,$15,$2
    nop
    vxorw   $24,$7,$15
    nop
    vxorw   $13,$2,$2
    nop
    vlog3r1 $4,$11,$15,$25
    nop
    vlog3r5 $2,$29,$13,$13
    nop
    vlog3r4 $15,$24,$2,$2
    nop
    vlog3r1 $22,$23,$13,$29
    nop
    vxorw   $7,$13,$27
    nop
    vlog3r2 $10,$7,$29,$10
    nop
    vlog3r2 $14,$27,$29,$14
    nop
    vlog3r1 $6,$5,$7,$7
    nop
    vlog3r2 $2,$4,$25,$4
    nop
    vxorw   $2,$15,$29
    nop
    vlog3r2 $5,$27,$4,$5
    nop
    vxorw   $29,$27,$27
    nop
    vxorw   $2,$13,$30
    nop
    vlog3r2 $6,$13,$5,$6
    nop
    vlog3r5 $22,$27,$30,$13
    nop
    vlog3r2 $30,$22,$10,$22
    nop
    vlog3r4 $27,$8,$13,$13
    nop
    vlog3r1 $9,$12,$30,$30
    nop
    vlog3r2 $23,$2,$13,$2
    nop
    vlog3r2 $1,$29,$30,$1
    nop
    vlog3r2 $0,$15,$2,$0
    nop
    vlog3r3 $2,$10,$1,$1
    nop
    vlog3r2 $8,$24,$22,$2
    nop
    vlog3r2 $12,$24,$1,$12
    nop
    vxorw   $0,$6,$6
    nop
    vlog3r3 $12,$0,$25,$25
    vldd    $24,bitsliced_state+128($31) !tprello
    vlog3r3 $7,$12,$5,$5
    vldd    $7,bitsliced_state+224($31) !tprello
    vlog3r2 $11,$29,$25,$11
    vldd    $25,bitsliced_state+0($31) !tprello
    vlog3r3 $14,$13,$6,$13
    vstd    $5,bitsliced_spill+160($31) !tprello
    vlog3r2 $9,$27,$2,$5
    vstd    $11,bitsliced_spill+64($31) !tprello
    vxorw   $0,$13,$0
    vstd    $13,bitsliced_spill+32($31) !tprello
    vlog3r3 $5,$4,$30,$30
    vldd    $13,bitsliced_state+96($31) !tprello
    vlog3r3 $1,$5,$4,$1
    vstd    $0,bitsliced_spill+96($31) !tprello
    vxorw   $0,$2,$0
    vstd    $6,bitsliced_spill+0($31) !tprello
    vlog3r3 $7,$25,$28,$4
    nop
    vlog3r3 $7,$26,$3,$5
    vstd    $0,bitsliced_spill+128($31) !tprello
    vlog3r3 $24,$13,$4,$2
    vldd    $0,bitsliced_state+64($31) !tprello
    vxorw   $4,$26,$6
    nop
    vxorw   $5,$2,$25
    nop
    vlog3r3 $2,$28,$24,$11
    nop
    vlog3r3 $0,$6,$25,$0
    nop
    vlog3r1 $24,$25,$4,$9
    nop
    vxorw   $0,$3,$27
    nop
    vlog3r4 $3,$25,$9,$14
    nop
    vxorw   $26,$0,$29
    nop
    vlog3r4 $11,$0,$14,$0
    nop
    vxorw   $4,$3,$12
    nop
    vlog3r2 $2,$29,$0,$0
    nop
    vlog3r2 $24,$12,$9,$9
    nop
    vlog3r3 $7,$0,$5,$0
    nop
    vlog3r4 $5,$27,$9,$7
    nop
    vlog3r1 $27,$6,$28,$8
    nop
    vlog3r0 $9,$11,$29,$9
    nop
    vlog3r3 $13,$7,$8,$7
    nop
    vlog3r4 $2,$26,$9,$9
    nop
    vlog3r5 $6,$5,$28,$13
    nop
    vlog3r2 $7,$9,$0,$22
    nop
    vsllw   $1,1,$10
    vldd    $15,bitsliced_masks+128($31) !tprello
    vlog3r3 $22,$14,$13,$13
    nop
    vsrlw   $30,1,$14
    nop
    vlog3r3 $8,$13,$2,$8
    nop
    vlog3r5 $15,$10,$30,$10
    nop
    vlog3r5 $22,$8,$7,$30
    nop
    vlog3r6 $0,$8,$9,$0
    vstd    $10,bitsliced_spill+192($31) !tprello
    vlog3r3 $7,$30,$8,$7
    nop
    vxorw   $30,$0,$8
    nop
    vxorw   $9,$7,$7
    nop
    vlog3r1 $24,$25,$8,$10
    nop
    vlog3r5 $7,$22,$9,$9
    nop
    vlog3r4 $8,$30,$7,$7
    nop
    vlog3r1 $29,$12,$9,$22
    nop
    vxorw   $0,$9,$13
    nop
    vlog3r2 $6,$0,$22,$6
    nop
    vlog3r2 $27,$13,$22,$22
    nop
    vlog3r1 $28,$5,$0,$0
    nop
    vlog3r2 $7,$24,$10,$24
    nop
    vxorw   $7,$8,$27
    nop
    vlog3r2 $5,$13,$24,$5
    nop
    vxorw   $27,$13,$13
    nop
    vxorw   $7,$9,$23
    nop
    vlog3r2 $28,$9,$5,$9
    nop
    vlog3r5 $29,$13,$23,$28
    nop
    vlog3r2 $23,$29,$6,$29
    nop
    vlog3r4 $13,$26,$28,$28
    nop
    vlog3r1 $2,$11,$23,$23
    nop
    vlog3r2 $12,$7,$28,$7
    nop
    vlog3r2 $3,$27,$23,$3
    nop
    vlog3r2 $4,$8,$7,$4
    nop
    vlog3r3 $7,$6,$3,$3
    nop
    vlog3r2 $26,$30,$29,$7
    nop
    vlog3r2 $11,$30,$3,$6
    nop
    vxorw   $4,$9,$9
    nop
    vlog3r3 $6,$4,$10,$10
    nop
    vlog3r3 $0,$6,$5,$0
    nop
    vlog3r2 $25,$27,$10,$5
    nop
    vlog3r3 $22,$28,$9,$6
    nop
    vlog3r2 $2,$13,$7,$2
    nop
    vxorw   $4,$6,$4
    nop
    vlog3r3 $2,$24,$23,$13
    vldd    $23,bitsliced_spill+128($31) !tprello
    vlog3r3 $3,$2,$24,$2
    vldd    $3,bitsliced_spill+160($31) !tprello
    vxorw   $4,$7,$7
    nop
    vlog3r5 $15,$1,$14,$1
    nop
    vsllw   $23,1,$14
    vldd    $24,bitsliced_spill+64($31) !tprello
    vsrlw   $3,1,$22
    vldd    $28,bitsliced_spill+96($31) !tprello
    vlog3r5 $15,$14,$3,$3
    nop
    vlog3r5 $15,$23,$22,$22
    nop
    vsllw   $24,1,$23
    vldd    $14,bitsliced_spill+0($31) !tprello
    vsrlw   $28,1,$10
    vldd    $25,bitsliced_spill+32($31) !tprello
    vlog3r5 $15,$23,$28,$23
    nop
    vlog3r5 $15,$24,$10,$10
    nop
    vsllw   $14,1,$24
    nop
    vsrlw   $25,1,$28
    nop
    vlog3r5 $15,$24,$25,$24
    nop
    vlog3r5 $15,$14,$28,$14
    nop
    vsllw   $2,1,$28
    nop
    vsrlw   $13,1,$25
    nop
    vlog3r5 $15,$28,$13,$13
    nop
    vlog3r5 $15,$2,$25,$2
    nop
    vsllw   $7,1,$25
    nop
    vsrlw   $0,1,$28
    nop
    vlog3r5 $15,$25,$0,$0
    nop
    vlog3r5 $15,$7,$28,$7
    nop
    vsllw   $5,1,$28
    nop
    vsrlw   $4,1,$25
    vldd    $27,256($20)
    vlog3r5 $15,$28,$4,$28
    vldd    $4,256($21)
    vlog3r5 $15,$5,$25,$5
    nop
    vsllw   $9,1,$25
    nop
    vsrlw   $6,1,$11
    nop
    vxorw   $4,$27,$4
    vldd    $27,bitsliced_spill+192($31) !tprello
    vlog3r5 $15,$25,$6,$6
    vldd    $25,bitsliced_masks+96($31) !tprello
    vlog3r5 $15,$9,$11,$9
    vstd    $4,bitsliced_state+0($31) !tprello
    vsllw   $3,2,$4
    nop
    vsrlw   $27,2,$15
    vldd    $11,288($20)
    vlog3r5 $25,$4,$27,$27
    vldd    $4,288($21)
    vsllw   $22,2,$30
    nop
    vsrlw   $1,2,$26
    nop
    vlog3r5 $25,$30,$1,$1
    nop
    vxorw   $4,$11,$4
    nop
    vlog3r5 $25,$22,$26,$22
    nop
    vsllw   $24,2,$26
    vstd    $4,bitsliced_state+32($31) !tprello
    vsrlw   $23,2,$4
    nop
    vlog3r5 $25,$26,$23,$26
    vldd    $23,320($20)
    vlog3r5 $25,$24,$4,$24
    vldd    $4,320($21)
    vsllw   $14,2,$11
    nop
    vsrlw   $10,2,$30
    nop
    vlog3r5 $25,$11,$10,$10
    nop
    vxorw   $4,$23,$4
    nop
    vlog3r5 $25,$14,$30,$14
    nop
    vsllw   $0,2,$30
    vstd    $4,bitsliced_state+64($31) !tprello
    vsrlw   $13,2,$4
    nop
    vlog3r5 $25,$30,$13,$30
    vldd    $13,352($20)
    vlog3r5 $25,$0,$4,$4
    vldd    $0,352($21)
    vsllw   $7,2,$23
    nop
    vsrlw   $2,2,$11
    nop
    vlog3r5 $25,$23,$2,$2
    nop
    vxorw   $0,$13,$0
    nop
    vlog3r5 $25,$7,$11,$7
    nop
    vlog3r5 $25,$3,$15,$3
    vstd    $0,bitsliced_state+96($31) !tprello
    vsllw   $6,2,$0
    nop
    vsrlw   $28,2,$15
    vldd    $11,384($20)
    vsrlw   $5,2,$23
    vldd    $13,384($21)
    vlog3r5 $25,$0,$28,$0
    nop
    vlog3r5 $25,$6,$15,$6
    nop
    vsllw   $9,2,$15
    nop
    vxorw   $13,$11,$11
    nop
    vlog3r5 $25,$15,$5,$5
    vldd    $15,bitsliced_masks+64($31) !tprello
    vlog3r5 $25,$9,$23,$9
    vstd    $11,bitsliced_state+128($31) !tprello
    vsllw   $26,4,$11
    nop
    vsrlw   $27,4,$23
    nop
    vlog3r5 $15,$11,$27,$11
    nop
    vlog3r5 $15,$26,$23,$23
    nop
    vsllw   $10,4,$26
    nop
    vsrlw   $1,4,$27
    vstd    $23,bitsliced_spill+224($31) !tprello
    vlog3r5 $15,$26,$1,$1
    nop
    vlog3r5 $15,$10,$27,$10
    nop
    vsllw   $24,4,$27
    nop
    vsrlw   $3,4,$23
    nop
    vlog3r5 $15,$27,$3,$27
    vldd    $3,448($20)
    vlog3r5 $15,$24,$23,$23
    vldd    $24,448($21)
    vsllw   $14,4,$26
    nop
    vsrlw   $22,4,$25
    vstd    $23,bitsliced_spill+256($31) !tprello
    vlog3r5 $15,$26,$22,$22
    nop
    vxorw   $24,$3,$3
    nop
    vlog3r5 $15,$14,$25,$14
    nop
    vsllw   $0,4,$25
    vstd    $3,bitsliced_state+192($31) !tprello
    vsrlw   $30,4,$3
    vstd    $14,bitsliced_spill+288($31) !tprello
    vlog3r5 $15,$25,$30,$25
    vldd    $14,480($20)
    vlog3r5 $15,$0,$3,$3
    vldd    $0,480($21)
    vsllw   $5,4,$30
    nop
    vsrlw   $2,4,$24
    nop
    vlog3r5 $15,$30,$2,$2
    nop
    vxorw   $0,$14,$0
    nop
    vlog3r5 $15,$5,$24,$5
    nop
    vsllw   $6,4,$24
    vstd    $0,bitsliced_state+224($31) !tprello
    vsrlw   $4,4,$0
    nop
    vlog3r5 $15,$24,$4,$4
    nop
    vlog3r5 $15,$6,$0,$0
    ldw     $6,bitsliced_selectors+16($31) !tprello
    vsllw   $9,4,$24
    ldw     $14,bitsliced_selectors+12($31) !tprello
    vsrlw   $7,4,$30
    vstd    $0,bitsliced_spill+320($31) !tprello
    vlog3r5 $15,$24,$7,$0
    ldw     $7,bitsliced_selectors+20($31) !tprello
    vlog3r5 $15,$9,$30,$15
    ldw     $9,bitsliced_selectors+24($31) !tprello
    vshfw   $1,$11,$14,$30
    nop
    vshfw   $1,$11,$6,$1
    nop
    vshfw   $2,$25,$7,$11
    vldd    $24,bitsliced_masks+32($31) !tprello
    vshfw   $2,$25,$9,$2
    nop
    vsrlw   $30,16,$25
    vldd    $23,bitsliced_last_key+0($31) !tprello
    vsrlw   $1,16,$26
    nop
    vlog3r1 $25,$11,$24,$25
    vldd    $13,bitsliced_last_key+32($31) !tprello
    vlog3r1 $26,$2,$24,$26
    nop
    vlog3r3 $11,$23,$25,$11
    nop
    vsllw   $25,16,$25
    nop
    vlog3r3 $2,$13,$26,$2
    nop
    vlog3r3 $30,$23,$25,$25
    nop
    vsllw   $26,16,$26
    vldd    $30,bitsliced_masks+0($31) !tprello
    vsrlw   $25,8,$28
    nop
    vlog3r3 $1,$13,$26,$26
    vldd    $1,-480($16)
    vsrlw   $11,8,$29
    nop
    vlog3r1 $28,$26,$30,$28
    vldd    $8,-224($16)
    vlog3r1 $29,$2,$30,$12
    vldd    $29,-512($16)
    vlog3r3 $26,$1,$28,$1
    nop
    vsllw   $28,8,$28
    vldd    $26,-256($16)
    vlog3r3 $2,$8,$12,$2
    vstd    $1,-480($17)
    vlog3r3 $25,$29,$28,$1
    nop
    vsllw   $12,8,$12
    vstd    $2,-224($17)
    vshfw   $22,$27,$14,$2
    vstd    $1,-512($17)
    vlog3r3 $11,$26,$12,$1
    nop
    vshfw   $22,$27,$6,$22
    nop
    vshfw   $0,$4,$7,$27
    vstd    $1,-256($17)
    vshfw   $0,$4,$9,$0
    nop
    vsrlw   $2,16,$1
    nop
    vsrlw   $22,16,$4
    nop
    vlog3r1 $1,$27,$24,$1
    nop
    vlog3r1 $4,$0,$24,$4
    nop
    vlog3r3 $27,$23,$1,$27
    nop
    vsllw   $1,16,$1
    nop
    vlog3r3 $0,$13,$4,$0
    nop
    vlog3r3 $2,$23,$1,$1
    nop
    vsllw   $4,16,$4
    nop
    vsrlw   $1,8,$2
    nop
    vlog3r3 $22,$13,$4,$22
    vldd    $4,-416($16)
    vsrlw   $27,8,$11
    nop
    vlog3r1 $2,$22,$30,$2
    vldd    $12,-160($16)
    vlog3r1 $11,$0,$30,$11
    nop
    vlog3r3 $22,$4,$2,$4
    vldd    $22,bitsliced_spill+224($31) !tprello
    vsllw   $2,8,$2
    nop
    vlog3r3 $0,$12,$11,$0
    vstd    $4,-416($17)
    vsllw   $11,8,$11
    nop
    vshfw   $10,$22,$14,$4
    vstd    $0,-160($17)
    vshfw   $10,$22,$6,$0
    nop
    vshfw   $5,$3,$7,$10
    nop
    vshfw   $5,$3,$9,$3
    nop
    vsrlw   $4,16,$5
    nop
    vsrlw   $0,16,$22
    nop
    vlog3r1 $5,$10,$24,$5
    nop
    vlog3r1 $22,$3,$24,$22
    nop
    vlog3r3 $10,$23,$5,$10
    nop
    vsllw   $5,16,$5
    nop
    vlog3r3 $3,$13,$22,$3
    nop
    vlog3r3 $4,$23,$5,$5
    vldd    $4,-448($16)
    vsllw   $22,16,$22
    nop
    vsrlw   $5,8,$12
    vldd    $26,0($20)
    vlog3r3 $0,$13,$22,$22
    vldd    $0,0($21)
    vlog3r3 $1,$4,$2,$1
    vldd    $4,-96($16)
    vlog3r1 $12,$22,$30,$12
    vldd    $2,-384($16)
    vsrlw   $10,8,$25
    vstd    $1,-448($17)
    vsllw   $12,8,$1
    vldd    $28,bitsliced_spill+288($31) !tprello
    vlog3r1 $25,$3,$30,$25
    vldd    $29,bitsliced_spill+256($31) !tprello
    vlog3r3 $5,$2,$1,$1
    vldd    $5,-128($16)
    vlog3r3 $3,$4,$25,$3
    vldd    $4,bitsliced_spill+320($31) !tprello
    vsllw   $25,8,$2
    vstd    $1,-384($17)
    vshfw   $28,$29,$14,$14
    vstd    $3,-96($17)
    vlog3r3 $10,$5,$2,$1
    vldd    $3,32($20)
    vshfw   $28,$29,$6,$2
    vldd    $5,32($21)
    vshfw   $15,$4,$7,$7
    vstd    $1,-128($17)
    vxorw   $0,$26,$0
    nop
    vshfw   $15,$4,$9,$4
    nop
    vsrlw   $14,16,$6
    nop
    vxorw   $5,$3,$1
    nop
    vlog3r1 $6,$7,$24,$3
    vldd    $5,96($20)
    vsrlw   $2,16,$6
    vldd    $9,96($21)
    vlog3r3 $7,$23,$3,$15
    ldi     $18,-512($18)
    vsllw   $3,16,$7
    vldd    $26,128($20)
    vlog3r1 $6,$4,$24,$24
    vldd    $6,128($21)
    vxorw   $9,$5,$3
    vldd    $9,-64($16)
    vlog3r3 $14,$23,$7,$14
    vldd    $5,160($20)
    vlog3r3 $4,$13,$24,$23
    vldd    $7,160($21)
    vxorw   $6,$26,$4
    vldd    $26,-32($16)
    vsllw   $24,16,$6
    vldd    $24,192($20)
    vsrlw   $14,8,$28
    vldd    $29,64($20)
    vxorw   $7,$5,$5
    vldd    $7,224($20)
    vlog3r3 $2,$13,$6,$6
    vldd    $2,-288($16)
    vsrlw   $15,8,$13
    vldd    $10,224($21)
    vlog3r1 $28,$6,$30,$28
    vldd    $25,-192($16)
    vlog3r1 $13,$23,$30,$30
    vldd    $13,416($20)
    vlog3r3 $6,$2,$28,$2
    vldd    $6,-320($16)
    vxorw   $10,$7,$7
    vldd    $10,416($21)
    vsllw   $28,8,$28
    vstd    $2,-288($17)
    vsllw   $30,8,$8
    vldd    $2,-352($16)
    vlog3r3 $14,$6,$28,$6
    vldd    $14,64($21)
    vxorw   $10,$13,$10
    vldd    $13,192($21)
    vlog3r3 $27,$25,$11,$11
    vstd    $6,-320($17)
    vlog3r3 $22,$2,$12,$12
    vstd    $10,bitsliced_state+160($31) !tprello
    vxorw   $14,$29,$2
    vstd    $11,-192($17)
    vxorw   $13,$24,$6
    vstd    $12,-352($17)
    vlog3r3 $23,$26,$30,$12
    ldi     $19,-544*(AES_ROUNDS-2)($31)
    vlog3r3 $15,$9,$8,$8
    ldi     $20,512($20)
    or      $31,$31,$31
    vstd    $12,-32($17)
    or      $31,$31,$31
    vstd    $8,-64($17)
    .endm
#endif

#if defined(AES_ECB_DECRYPT) && !defined(AES_CTR)
# Operations: 410 on P0, 101 on P1; cycles: 416
    .macro INPUT_DECRYPT
    or      $31,$31,$31
    vldd    $4,0($16)
    or      $31,$31,$31
    vldd    $1,256($16)
    or      $31,$31,$31
    vldd    $0,bitsliced_masks+0($31) !tprello
    or      $31,$31,$31
    vldd    $5,32($16)
    vsrlw   $4,8,$2
    vldd    $3,288($16)
    vsrlw   $1,8,$7
    vldd    $6,bitsliced_first_key+32($31) !tprello
    or      $31,$31,$31
    nop
    vlog3r1 $2,$5,$0,$2
    nop
    vlog3r1 $7,$3,$0,$7
    vldd    $8,bitsliced_first_key+0($31) !tprello
    vlog3r4 $5,$6,$2,$5
    nop
    vsllw   $2,8,$2
    ldw     $9,bitsliced_selectors+0($31) !tprello
    vlog3r4 $3,$6,$7,$3
    nop
    vlog3r4 $4,$8,$2,$4
    ldw     $2,bitsliced_selectors+4($31) !tprello
    vsllw   $7,8,$7
    nop
    vshfw   $5,$4,$9,$10
    nop
    vlog3r4 $1,$8,$7,$1
    nop
    vshfw   $5,$4,$2,$4
    nop
    vshfw   $3,$1,$9,$5
    vldd    $7,bitsliced_masks+32($31) !tprello
    vshfw   $3,$1,$2,$1
    nop
    vsllw   $5,16,$3
    nop
    vsrlw   $10,16,$11
    nop
    vlog3r6 $7,$3,$10,$3
    nop
    vlog3r6 $7,$5,$11,$5
    nop
    vsllw   $1,16,$11
    vldd    $10,64($16)
    vsrlw   $4,16,$12
    vldd    $13,320($16)
    vlog3r6 $7,$11,$4,$11
    vldd    $4,96($16)
    vlog3r6 $7,$1,$12,$12
    vldd    $1,352($16)
    vsrlw   $10,8,$14
    nop
    vsrlw   $13,8,$15
    nop
    vlog3r1 $14,$4,$0,$14
    nop
    vlog3r1 $15,$1,$0,$15
    nop
    vlog3r4 $4,$6,$14,$4
    nop
    vsllw   $14,8,$14
    nop
    vlog3r4 $1,$6,$15,$1
    nop
    vlog3r4 $10,$8,$14,$10
    nop
    vsllw   $15,8,$15
    nop
    vshfw   $4,$10,$9,$14
    nop
    vlog3r4 $13,$8,$15,$13
    nop
    vshfw   $4,$10,$2,$4
    nop
    vshfw   $1,$13,$9,$10
    nop
    vshfw   $1,$13,$2,$1
    nop
    vsllw   $10,16,$13
    nop
    vsrlw   $14,16,$15
    nop
    vlog3r6 $7,$13,$14,$13
    nop
    vlog3r6 $7,$10,$15,$10
    nop
    vsllw   $1,16,$15
    vldd    $14,128($16)
    vsrlw   $4,16,$22
    vldd    $23,384($16)
    vlog3r6 $7,$15,$4,$15
    vldd    $4,160($16)
    vlog3r6 $7,$1,$22,$22
    vldd    $1,416($16)
    vsrlw   $14,8,$24
    nop
    vsrlw   $23,8,$25
    nop
    vlog3r1 $24,$4,$0,$24
    nop
    vlog3r1 $25,$1,$0,$25
    nop
    vlog3r4 $4,$6,$24,$4
    nop
    vsllw   $24,8,$24
    nop
    vlog3r4 $1,$6,$25,$1
    nop
    vlog3r4 $14,$8,$24,$14
    nop
    vsllw   $25,8,$25
    nop
    vshfw   $4,$14,$9,$24
    nop
    vlog3r4 $23,$8,$25,$23
    nop
    vshfw   $4,$14,$2,$4
    nop
    vshfw   $1,$23,$9,$14
    nop
    vshfw   $1,$23,$2,$1
    nop
    vsllw   $14,16,$23
    nop
    vsrlw   $24,16,$25
    nop
    vlog3r6 $7,$23,$24,$23
    nop
    vlog3r6 $7,$14,$25,$14
    nop
    vsllw   $1,16,$25
    vldd    $24,192($16)
    vsrlw   $4,16,$26
    vldd    $27,448($16)
    vlog3r6 $7,$25,$4,$25
    vldd    $4,224($16)
    vlog3r6 $7,$1,$26,$26
    vldd    $1,480($16)
    vsrlw   $24,8,$28
    nop
    vsrlw   $27,8,$29
    nop
    vlog3r1 $28,$4,$0,$28
    nop
    vlog3r1 $29,$1,$0,$0
    nop
    vlog3r4 $4,$6,$28,$4
    nop
    vsllw   $28,8,$28
    nop
    vlog3r4 $1,$6,$0,$1
    nop
    vlog3r4 $24,$8,$28,$6
    nop
    vsllw   $0,8,$0
    nop
    vshfw   $4,$6,$9,$24
    nop
    vlog3r4 $27,$8,$0,$0
    nop
    vshfw   $4,$6,$2,$4
    nop
    vshfw   $1,$0,$9,$6
    nop
    vshfw   $1,$0,$2,$1
    nop
    vsllw   $6,16,$0
    nop
    vsrlw   $24,16,$2
    nop
    vlog3r6 $7,$0,$24,$0
    nop
    vlog3r6 $7,$6,$2,$2
    nop
    vsllw   $1,16,$6
    nop
    vsrlw   $4,16,$24
    nop
    vlog3r6 $7,$6,$4,$4
    vldd    $6,bitsliced_masks+64($31) !tprello
    vlog3r6 $7,$1,$24,$1
    nop
    vsllw   $23,4,$7
    nop
    vsrlw   $3,4,$24
    nop
    vlog3r6 $6,$7,$3,$3
    nop
    vlog3r6 $6,$23,$24,$7
    nop
    vsllw   $25,4,$23
    nop
    vsrlw   $11,4,$24
    nop
    vlog3r6 $6,$23,$11,$11
    nop
    vlog3r6 $6,$25,$24,$24
    nop
    vsllw   $0,4,$25
    nop
    vsrlw   $13,4,$23
    nop
    vlog3r6 $6,$25,$13,$13
    nop
    vlog3r6 $6,$0,$23,$0
    nop
    vsllw   $4,4,$23
    nop
    vsrlw   $15,4,$25
    nop
    vlog3r6 $6,$23,$15,$15
    nop
    vlog3r6 $6,$4,$25,$4
    nop
    vsllw   $14,4,$25
    nop
    vsrlw   $5,4,$23
    nop
    vlog3r6 $6,$25,$5,$5
    nop
    vlog3r6 $6,$14,$23,$14
    nop
    vsllw   $26,4,$23
    nop
    vsrlw   $12,4,$25
    nop
    vlog3r6 $6,$23,$12,$12
    nop
    vlog3r6 $6,$26,$25,$25
    nop
    vsllw   $2,4,$26
    nop
    vsrlw   $10,4,$23
    nop
    vlog3r6 $6,$26,$10,$10
    nop
    vlog3r6 $6,$2,$23,$2
    nop
    vsrlw   $22,4,$23
    vldd    $26,bitsliced_masks+96($31) !tprello
    vsllw   $13,2,$9
    nop
    vlog3r6 $6,$1,$23,$23
    nop
    vsrlw   $3,2,$8
    nop
    vlog3r6 $26,$9,$3,$3
    nop
    vlog3r6 $26,$13,$8,$8
    nop
    vsllw   $15,2,$13
    nop
    vsrlw   $11,2,$9
    nop
    vlog3r6 $26,$13,$11,$11
    nop
    vlog3r6 $26,$15,$9,$9
    nop
    vsllw   $0,2,$15
    nop
    vsrlw   $7,2,$13
    nop
    vlog3r6 $26,$15,$7,$7
    nop
    vlog3r6 $26,$0,$13,$0
    nop
    vsllw   $4,2,$13
    nop
    vsrlw   $24,2,$15
    nop
    vlog3r6 $26,$13,$24,$13
    nop
    vlog3r6 $26,$4,$15,$4
    nop
    vsllw   $10,2,$15
    nop
    vsrlw   $5,2,$24
    nop
    vlog3r6 $26,$15,$5,$5
    nop
    vlog3r6 $26,$10,$24,$10
    nop
    vsrlw   $12,2,$24
    nop
    vsllw   $2,2,$15
    nop
    vsllw   $1,4,$1
    nop
    vsrlw   $14,2,$27
    nop
    vlog3r6 $6,$1,$22,$1
    nop
    vlog3r6 $26,$15,$14,$6
    nop
    vsllw   $1,2,$14
    nop
    vlog3r6 $26,$1,$24,$1
    nop
    vlog3r6 $26,$14,$12,$12
    nop
    vlog3r6 $26,$2,$27,$2
    nop
    vsllw   $23,2,$27
    nop
    vsrlw   $25,2,$14
    nop
    vlog3r6 $26,$27,$25,$25
    vldd    $27,bitsliced_masks+128($31) !tprello
    vlog3r6 $26,$23,$14,$14
    nop
    vsllw   $11,1,$23
    nop
    vsrlw   $3,1,$26
    nop
    vlog3r6 $27,$23,$3,$3
    nop
    vlog3r6 $27,$11,$26,$11
    nop
    vsllw   $9,1,$26
    nop
    vsrlw   $8,1,$23
    vstd    $11,bitsliced_spill+512($31) !tprello
    vlog3r6 $27,$26,$8,$8
    nop
    vlog3r6 $27,$9,$23,$9
    nop
    vsllw   $13,1,$23
    nop
    vsrlw   $7,1,$26
    nop
    vlog3r6 $27,$23,$7,$7
    nop
    vlog3r6 $27,$13,$26,$13
    nop
    vsllw   $4,1,$26
    nop
    vsrlw   $0,1,$23
    nop
    vlog3r6 $27,$26,$0,$0
    nop
    vlog3r6 $27,$4,$23,$4
    nop
    vsllw   $12,1,$23
    nop
    vsrlw   $5,1,$26
    vstd    $4,bitsliced_spill+544($31) !tprello
    vlog3r6 $27,$23,$5,$5
    nop
    vlog3r6 $27,$12,$26,$12
    nop
    vsllw   $1,1,$26
    nop
    vsrlw   $10,1,$23
    vstd    $12,bitsliced_spill+576($31) !tprello
    vlog3r6 $27,$26,$10,$10
    nop
    vlog3r6 $27,$1,$23,$1
    nop
    vsllw   $25,1,$23
    vstd    $10,bitsliced_spill+608($31) !tprello
    vsrlw   $6,1,$26
    nop
    vlog3r6 $27,$23,$6,$6
    nop
    vlog3r6 $27,$25,$26,$25
    nop
    vsllw   $14,1,$26
    nop
    vsrlw   $2,1,$23
    vstd    $25,bitsliced_spill+640($31) !tprello
    vlog3r6 $27,$26,$2,$2
    nop
    vlog3r6 $27,$14,$23,$14
    nop
    vlog3r4 $11,$3,$13,$23
    nop
    vlog3r4 $8,$9,$3,$27
    vstd    $14,bitsliced_spill+672($31) !tprello
    vlog3r4 $23,$9,$0,$0
    nop
    vxorw   $11,$8,$9
    nop
    vxorw   $0,$8,$14
    nop
    vlog3r4 $3,$7,$9,$3
    vstd    $9,bitsliced_spill+224($31) !tprello
    vxorw   $14,$4,$26
    vstd    $14,bitsliced_spill+256($31) !tprello
    vbicw   $8,$0,$14
    nop
    vxorw   $26,$27,$24
    nop
    vxorw   $11,$23,$15
    nop
    vlog3r4 $24,$7,$11,$7
    nop
    vxorw   $15,$3,$22
    nop
    vxorw   $7,$4,$28
    nop
    vlog3r5 $27,$23,$7,$29
    vstd    $22,bitsliced_spill+128($31) !tprello
    vxorw   $28,$24,$30
    nop
    vlog3r5 $11,$7,$29,$11
    nop
    vxorw   $30,$13,$29
    vstd    $30,bitsliced_spill+160($31) !tprello
    vlog3r2 $26,$22,$14,$22
    nop
    vlog3r5 $4,$29,$14,$4
    vstd    $29,bitsliced_spill+192($31) !tprello
    vandw   $24,$3,$29
    nop
    vxorw   $11,$4,$11
    nop
    vlog3r5 $30,$9,$4,$4
    nop
    vxorw   $9,$3,$9
    nop
    vlog3r4 $13,$29,$4,$4
    nop
    vlog3r2 $9,$28,$29,$29
    nop
    vlog3r2 $7,$23,$22,$13
    nop
    vlog3r4 $22,$29,$0,$0
    nop
    vlog3r0 $13,$27,$15,$13
    nop
    vlog3r0 $4,$11,$0,$22
    nop
    vlog3r4 $12,$5,$25,$25
    nop
    vlog3r7 $22,$13,$11,$29
    nop
    vlog3r4 $10,$1,$5,$30
    vstd    $25,bitsliced_spill+384($31) !tprello
    vlog3r5 $29,$4,$11,$14
    nop
    vlog3r4 $25,$1,$2,$1
    nop
    vlog3r5 $11,$14,$13,$2
    nop
    vxorw   $12,$10,$12
    nop
    vlog3r5 $0,$2,$4,$4
    nop
    vxorw   $1,$10,$2
    nop
    vlog3r5 $4,$22,$0,$0
    nop
    vlog3r4 $5,$6,$12,$5
    vstd    $2,bitsliced_spill+480($31) !tprello
    vlog3r5 $13,$0,$14,$13
    nop
    vxorw   $4,$0,$14
    nop
    vxorw   $0,$13,$22
    nop
    vxorw   $13,$29,$11
    nop
    vandw   $26,$22,$26
    nop
    vxorw   $4,$11,$25
    nop
    vlog3r2 $11,$28,$26,$28
    nop
    vlog3r1 $25,$22,$8,$8
    nop
    vlog3r2 $13,$24,$28,$24
    vstd    $28,bitsliced_spill+288($31) !tprello
    vlog3r2 $3,$13,$8,$13
    vldd    $3,bitsliced_spill+256($31) !tprello
    vlog3r1 $7,$27,$14,$28
    vstd    $24,bitsliced_spill+320($31) !tprello
    vlog3r2 $15,$0,$8,$15
    vldd    $8,bitsliced_spill+128($31) !tprello
    vlog3r2 $9,$11,$28,$9
    vldd    $11,bitsliced_spill+512($31) !tprello
    vlog3r1 $25,$22,$3,$3
    nop
    vlog3r2 $0,$27,$9,$9
    nop
    vlog3r2 $8,$22,$3,$8
    nop
    vlog3r2 $14,$11,$9,$11
    vldd    $14,bitsliced_spill+192($31) !tprello
    vlog3r2 $27,$0,$3,$0
    vldd    $27,bitsliced_spill+224($31) !tprello
    vxorw   $9,$8,$22
    vldd    $8,bitsliced_spill+160($31) !tprello
    vlog3r4 $15,$9,$11,$9
    vstd    $0,bitsliced_spill+352($31) !tprello
    vlog3r2 $23,$4,$11,$11
    vldd    $0,bitsliced_spill+544($31) !tprello
    vlog3r2 $27,$29,$22,$27
    nop
    vlog3r2 $8,$29,$22,$8
    nop
    vlog3r2 $14,$25,$27,$14
    nop
    vlog3r2 $0,$25,$9,$0
    nop
    vxorw   $27,$14,$25
    vstd    $14,bitsliced_spill+96($31) !tprello
    vxorw   $12,$5,$14
    nop
    vlog3r2 $4,$7,$25,$4
    nop
    vlog3r4 $11,$25,$13,$7
    nop
    vxorw   $4,$26,$26
    vldd    $4,bitsliced_spill+672($31) !tprello
    vlog3r4 $11,$22,$9,$11
    nop
    vlog3r4 $28,$26,$9,$9
    vldd    $28,bitsliced_spill+576($31) !tprello
    vxorw   $11,$3,$3
    vldd    $22,bitsliced_spill+384($31) !tprello
    vxorw   $2,$4,$2
    vstd    $9,bitsliced_spill+0($31) !tprello
    vbicw   $10,$1,$9
    vstd    $3,bitsliced_spill+64($31) !tprello
    vxorw   $2,$30,$3
    nop
    vxorw   $28,$22,$10
    nop
    vlog3r4 $3,$6,$28,$6
    nop
    vxorw   $10,$5,$25
    nop
    vxorw   $6,$4,$23
    vldd    $29,bitsliced_spill+640($31) !tprello
    vlog3r5 $30,$22,$6,$15
    vstd    $25,bitsliced_spill+416($31) !tprello
    vxorw   $23,$3,$24
    nop
    vlog3r5 $28,$6,$15,$15
    nop
    vxorw   $24,$29,$28
    nop
    vlog3r2 $2,$25,$9,$25
    nop
    vlog3r5 $4,$28,$9,$4
    vstd    $28,bitsliced_spill+448($31) !tprello
    vandw   $3,$5,$28
    nop
    vxorw   $15,$4,$15
    nop
    vlog3r5 $24,$12,$4,$4
    nop
    vlog3r2 $14,$23,$28,$9
    nop
    vlog3r4 $29,$28,$4,$4
    nop
    vlog3r2 $6,$22,$25,$28
    vldd    $29,bitsliced_spill+288($31) !tprello
    vlog3r4 $25,$9,$1,$1
    nop
    vlog3r0 $28,$30,$10,$9
    vldd    $28,bitsliced_spill+352($31) !tprello
    vlog3r0 $4,$15,$1,$25
    nop
    vlog3r4 $8,$29,$13,$8
    nop
    vlog3r7 $25,$9,$15,$29
    vldd    $13,bitsliced_spill+320($31) !tprello
    vlog3r4 $28,$26,$27,$26
    vstd    $8,bitsliced_spill+32($31) !tprello
    vlog3r5 $29,$4,$15,$8
    nop
    vxorw   $27,$0,$0
    nop
    vlog3r5 $15,$8,$9,$15
    nop
    vxorw   $13,$11,$11
    nop
    vlog3r5 $1,$15,$4,$4
    nop
    vxorw   $7,$13,$7
    nop
    vlog3r5 $4,$25,$1,$1
    nop
    or      $31,$31,$31
    nop
    vlog3r5 $9,$1,$8,$8
    nop
    vxorw   $4,$1,$9
    nop
    vxorw   $1,$8,$25
    nop
    vxorw   $8,$29,$15
    vldd    $13,bitsliced_spill+608($31) !tprello
    vandw   $2,$25,$2
    nop
    vxorw   $4,$15,$27
    nop
    vlog3r2 $15,$23,$2,$23
    nop
    vlog3r1 $27,$25,$13,$13
    nop
    vlog3r2 $8,$3,$23,$3
    nop
    vlog3r2 $5,$8,$13,$8
    vldd    $5,bitsliced_spill+480($31) !tprello
    vlog3r1 $6,$30,$9,$28
    nop
    vlog3r2 $10,$1,$13,$13
    vldd    $10,bitsliced_spill+416($31) !tprello
    vlog3r2 $14,$15,$28,$14
    vldd    $15,bitsliced_spill+576($31) !tprello
    vlog3r1 $27,$25,$5,$5
    nop
    vlog3r2 $1,$30,$14,$14
    nop
    vlog3r2 $10,$25,$5,$10
    nop
    vlog3r2 $9,$15,$14,$9
    nop
    vlog3r2 $30,$1,$5,$1
    nop
    vxorw   $14,$10,$10
    nop
    vlog3r4 $13,$14,$9,$14
    vldd    $13,bitsliced_spill+448($31) !tprello
    vlog3r2 $22,$4,$9,$9
    nop
    vlog3r2 $12,$29,$10,$12
    nop
    vlog3r2 $24,$29,$10,$24
    vldd    $29,bitsliced_spill+672($31) !tprello
    vlog3r2 $13,$27,$12,$13
    nop
    vlog3r4 $24,$23,$8,$23
    nop
    vxorw   $12,$13,$24
    nop
    vlog3r2 $29,$27,$14,$27
    nop
    vlog3r2 $4,$6,$24,$4
    nop
    vlog3r4 $9,$24,$8,$6
    nop
    vxorw   $4,$2,$4
    nop
    vlog3r4 $9,$10,$14,$2
    nop
    vlog3r4 $28,$4,$14,$14
    nop
    vlog3r4 $1,$4,$12,$4
    nop
    vxorw   $12,$27,$1
    ldw     $12,bitsliced_selectors+8($31) !tprello
    vxorw   $2,$5,$5
    nop
    vxorw   $3,$2,$2
    nop
    vxorw   $6,$3,$3
    nop
    vshfw   $2,$2,$12,$2
    nop
    vshfw   $13,$13,$12,$6
    nop
    vshfw   $5,$5,$12,$5
    nop
    vshfw   $3,$3,$12,$3
    nop
    vshfw   $4,$4,$12,$4
    nop
    vshfw   $23,$23,$12,$13
    vldd    $23,bitsliced_spill+96($31) !tprello
    vshfw   $1,$1,$12,$27
    vldd    $1,bitsliced_spill+64($31) !tprello
    vshfw   $14,$14,$12,$12
    nop
    vxorw   $11,$2,$14
    nop
    vxorw   $23,$6,$9
    vldd    $28,bitsliced_spill+32($31) !tprello
    vxorw   $1,$5,$10
    nop
    vxorw   $7,$3,$24
    vldd    $8,bitsliced_spill+0($31) !tprello
    vxorw   $26,$4,$29
    nop
    vxorw   $28,$13,$22
    nop
    vxorw   $0,$27,$30
    nop
    vxorw   $8,$12,$15
    nop
    vlog3r4 $22,$30,$11,$11
    nop
    vlog3r4 $14,$10,$23,$23
    nop
    vlog3r4 $9,$15,$1,$1
    nop
    vxorw   $9,$7,$7
    nop
    vxorw   $10,$26,$26
    nop
    vlog3r4 $14,$29,$28,$28
    nop
    vxorw   $24,$0,$25
    nop
    vxorw   $22,$8,$8
    nop
    vlog3r4 $22,$30,$2,$0
    nop
    vlog3r4 $14,$10,$6,$2
    nop
    vlog3r4 $9,$15,$5,$5
    nop
    vxorw   $9,$3,$3
    nop
    vxorw   $10,$4,$4
    ldw     $6,bitsliced_keys_end-544*(AES_ROUNDS-1)+512($31) !tprello
    vlog3r4 $14,$29,$13,$13
    nop
    vxorw   $24,$27,$27
    vldd    $24,bitsliced_keys_end-544*(AES_ROUNDS-1)+320($31) !tprello
    vxorw   $22,$12,$12
    nop
    vshfw   $5,$1,$6,$22
    nop
    vshfw   $1,$5,$6,$29
    vldd    $14,bitsliced_keys_end-544*(AES_ROUNDS-1)+0($31) !tprello
    vlog3r4 $24,$5,$29,$24
    vldd    $5,bitsliced_keys_end-544*(AES_ROUNDS-1)+256($31) !tprello
    vshfw   $0,$11,$6,$10
    nop
    vshfw   $11,$0,$6,$9
    nop
    vlog3r4 $14,$11,$10,$11
    nop
    vlog3r4 $5,$0,$9,$5
    vldd    $0,bitsliced_keys_end-544*(AES_ROUNDS-1)+128($31) !tprello
    vlog3r4 $24,$9,$11,$9
    vldd    $14,bitsliced_keys_end-544*(AES_ROUNDS-1)+384($31) !tprello
    vshfw   $4,$26,$6,$15
    nop
    vshfw   $26,$4,$6,$30
    vstd    $9,bitsliced_state+0($31) !tprello
    vlog3r4 $0,$26,$15,$0
    nop
    vlog3r4 $14,$4,$30,$14
    nop
    vlog3r4 $5,$30,$0,$30
    vldd    $9,bitsliced_keys_end-544*(AES_ROUNDS-1)+32($31) !tprello
    vlog3r4 $11,$15,$14,$4
    vldd    $15,bitsliced_keys_end-544*(AES_ROUNDS-1)+288($31) !tprello
    vshfw   $2,$23,$6,$26
    vstd    $30,bitsliced_state+128($31) !tprello
    vshfw   $23,$2,$6,$30
    nop
    vlog3r4 $9,$23,$26,$9
    nop
    vlog3r4 $15,$2,$30,$15
    vldd    $2,bitsliced_keys_end-544*(AES_ROUNDS-1)+64($31) !tprello
    vxorw   $5,$14,$14
    nop
    vxorw   $11,$0,$0
    nop
    vlog3r4 $14,$30,$9,$14
    nop
    vlog3r4 $2,$1,$22,$30
    vldd    $2,bitsliced_keys_end-544*(AES_ROUNDS-1)+160($31) !tprello
    vlog3r4 $0,$26,$15,$1
    vstd    $14,bitsliced_state+32($31) !tprello
    vlog3r4 $30,$10,$5,$0
    vldd    $5,bitsliced_keys_end-544*(AES_ROUNDS-1)+416($31) !tprello
    vshfw   $13,$28,$6,$10
    nop
    vshfw   $28,$13,$6,$14
    nop
    vlog3r4 $2,$28,$10,$28
    nop
    vlog3r4 $5,$13,$14,$13
    nop
    vlog3r4 $15,$14,$28,$2
    vldd    $14,bitsliced_keys_end-544*(AES_ROUNDS-1)+192($31) !tprello
    vshfw   $25,$27,$6,$26
    vldd    $15,bitsliced_keys_end-544*(AES_ROUNDS-1)+448($31) !tprello
    vlog3r4 $9,$10,$13,$5
    vstd    $2,bitsliced_state+160($31) !tprello
    vshfw   $27,$25,$6,$9
    nop
    vlog3r4 $14,$25,$9,$14
    nop
    vlog3r4 $15,$27,$26,$15
    nop
    vxorw   $29,$30,$2
    nop
    vxorw   $22,$24,$22
    nop
    vlog3r4 $2,$13,$15,$24
    vldd    $29,bitsliced_keys_end-544*(AES_ROUNDS-1)+96($31) !tprello
    vlog3r4 $22,$28,$14,$2
    vldd    $22,bitsliced_keys_end-544*(AES_ROUNDS-1)+352($31) !tprello
    vshfw   $3,$7,$6,$30
    vstd    $24,bitsliced_state+64($31) !tprello
    vshfw   $7,$3,$6,$24
    nop
    vlog3r4 $29,$7,$30,$7
    nop
    vlog3r4 $22,$3,$24,$22
    nop
    vlog3r4 $13,$24,$7,$13
    vldd    $24,bitsliced_keys_end-544*(AES_ROUNDS-1)+224($31) !tprello
    vlog3r4 $28,$30,$22,$3
    vldd    $28,bitsliced_keys_end-544*(AES_ROUNDS-1)+480($31) !tprello
    vshfw   $12,$8,$6,$30
    vstd    $13,bitsliced_state+96($31) !tprello
    vshfw   $8,$12,$6,$6
    nop
    vlog3r4 $24,$8,$30,$8
    ldi     $19,-544*(AES_ROUNDS-2)($31)
    vlog3r4 $28,$12,$6,$12
    ldi     $18,-512($18)
    vlog3r4 $22,$6,$8,$6
    ldi     $17,512($17)
    vlog3r4 $26,$14,$12,$14
    ldi     $16,512($16)
    vlog3r4 $7,$30,$12,$7
    vstd    $6,bitsliced_state+224($31) !tprello
    vlog3r4 $9,$15,$8,$6
    vstd    $14,bitsliced_state+192($31) !tprello
    .endm
#endif

#if defined(AES_ECB_DECRYPT)
# Operations: 220 on P0, 72 on P1; cycles: 220
    .macro ROUND_DECRYPT
    vxorw   $7,$1,$8
    nop
    vlog3r4 $4,$3,$2,$4
    nop
    vxorw   $8,$0,$9
    nop
    vlog3r4 $1,$4,$8,$1
    nop
    vxorw   $3,$6,$10
    vstd    $9,bitsliced_spill+160($31) !tprello
    vlog3r4 $3,$1,$9,$11
    nop
    vxorw   $5,$2,$12
    nop
    vxorw   $11,$5,$13
    nop
    vxorw   $6,$12,$6
    nop
    vxorw   $10,$13,$14
    nop
    vlog3r1 $12,$3,$0,$15
    vstd    $6,bitsliced_spill+256($31) !tprello
    vxorw   $14,$3,$22
    nop
    vxorw   $7,$14,$7
    nop
    vlog3r3 $5,$13,$22,$5
    nop
    vxorw   $8,$7,$23
    nop
    vlog3r5 $14,$1,$5,$24
    nop
    vlog3r2 $9,$3,$5,$5
    nop
    vlog3r4 $1,$15,$24,$9
    nop
    vlog3r5 $12,$7,$24,$24
    nop
    vlog3r4 $23,$2,$6,$25
    nop
    vlog3r0 $24,$13,$23,$24
    nop
    vlog3r2 $6,$25,$9,$6
    nop
    vlog3r2 $7,$13,$5,$9
    vldd    $26,bitsliced_state+224($31) !tprello
    vlog3r2 $10,$4,$11,$27
    vldd    $28,bitsliced_state+32($31) !tprello
    vlog3r0 $9,$12,$8,$9
    vldd    $29,bitsliced_state+128($31) !tprello
    vlog3r4 $27,$15,$5,$15
    vldd    $5,bitsliced_state+0($31) !tprello
    vlog3r2 $6,$24,$9,$27
    vldd    $9,bitsliced_state+96($31) !tprello
    vxorw   $26,$28,$28
    vldd    $26,bitsliced_state+64($31) !tprello
    vlog3r2 $15,$27,$24,$24
    nop
    vxorw   $28,$5,$5
    nop
    vlog3r5 $15,$24,$6,$6
    nop
    vlog3r4 $29,$9,$26,$9
    nop
    vlog3r2 $6,$24,$15,$15
    nop
    vlog3r2 $27,$6,$24,$26
    nop
    vxorw   $6,$15,$29
    nop
    vlog3r6 $6,$27,$24,$24
    nop
    vxorw   $29,$26,$30
    nop
    vandw   $6,$7,$7
    nop
    vlog3r6 $30,$27,$24,$24
    nop
    vlog3r2 $8,$15,$7,$8
    nop
    vxorw   $26,$24,$27
    nop
    vlog3r2 $24,$0,$8,$0
    nop
    vandw   $4,$27,$4
    nop
    vlog3r2 $10,$27,$0,$10
    nop
    vlog3r2 $6,$13,$4,$13
    vstd    $4,bitsliced_spill+192($31) !tprello
    vxorw   $27,$6,$4
    nop
    vlog3r1 $12,$3,$24,$6
    vstd    $13,bitsliced_spill+224($31) !tprello
    vlog3r2 $12,$15,$13,$12
    nop
    vlog3r1 $1,$14,$4,$13
    vldd    $1,bitsliced_spill+160($31) !tprello
    vandw   $14,$4,$14
    nop
    vxorw   $30,$4,$4
    nop
    vlog3r1 $11,$22,$30,$15
    nop
    vlog3r2 $4,$1,$6,$1
    nop
    vlog3r1 $11,$2,$29,$2
    nop
    vlog3r2 $30,$22,$1,$22
    nop
    vlog3r2 $26,$25,$13,$25
    nop
    vlog3r4 $2,$22,$14,$30
    vldd    $2,bitsliced_spill+256($31) !tprello
    vlog3r2 $29,$23,$22,$23
    nop
    vlog3r2 $4,$3,$25,$4
    nop
    vxorw   $23,$13,$3
    nop
    vlog3r2 $2,$26,$14,$2
    vldd    $14,bitsliced_state+160($31) !tprello
    vlog3r4 $15,$10,$8,$13
    vldd    $26,bitsliced_state+192($31) !tprello
    vlog3r4 $2,$7,$3,$3
    vldd    $7,bitsliced_state+96($31) !tprello
    vlog3r4 $12,$6,$10,$6
    vldd    $23,bitsliced_state+32($31) !tprello
    vlog3r4 $12,$1,$13,$1
    vstd    $3,bitsliced_spill+128($31) !tprello
    vlog3r4 $15,$6,$0,$3
    vstd    $6,bitsliced_spill+32($31) !tprello
    vlog3r4 $13,$4,$2,$2
    vstd    $1,bitsliced_spill+0($31) !tprello
    vlog3r4 $8,$25,$3,$3
    vldd    $1,bitsliced_state+64($31) !tprello
    vlog3r4 $23,$9,$28,$6
    vstd    $2,bitsliced_spill+96($31) !tprello
    vxorw   $7,$26,$2
    vstd    $3,bitsliced_spill+64($31) !tprello
    vlog3r4 $7,$6,$5,$3
    nop
    vxorw   $14,$1,$8
    vldd    $23,bitsliced_state+0($31) !tprello
    vxorw   $3,$14,$25
    nop
    vxorw   $26,$8,$15
    vldd    $26,bitsliced_state+224($31) !tprello
    vxorw   $2,$25,$12
    nop
    vlog3r1 $8,$7,$23,$23
    nop
    vxorw   $12,$7,$29
    nop
    vxorw   $26,$12,$26
    nop
    vlog3r3 $14,$25,$29,$14
    nop
    vxorw   $28,$26,$11
    nop
    vlog3r2 $5,$7,$14,$7
    nop
    vlog3r5 $12,$6,$14,$14
    vstd    $11,bitsliced_spill+288($31) !tprello
    vlog3r4 $11,$1,$15,$1
    nop
    vlog3r4 $6,$23,$14,$24
    nop
    vlog3r5 $8,$26,$14,$14
    nop
    vlog3r2 $15,$1,$24,$24
    nop
    vlog3r0 $14,$25,$11,$11
    nop
    vlog3r2 $26,$25,$7,$14
    nop
    vlog3r2 $2,$9,$3,$27
    nop
    vlog3r0 $14,$8,$28,$14
    nop
    vlog3r4 $27,$23,$7,$23
    vldd    $7,bitsliced_spill+224($31) !tprello
    vlog3r2 $24,$11,$14,$14
    nop
    vlog3r4 $22,$4,$10,$10
    vldd    $4,bitsliced_spill+192($31) !tprello
    vlog3r2 $23,$14,$11,$11
    nop
    vlog3r4 $7,$13,$30,$7
    nop
    vlog3r5 $23,$11,$24,$24
    nop
    vxorw   $0,$4,$4
    nop
    vlog3r2 $24,$11,$23,$0
    nop
    vlog3r2 $14,$24,$11,$23
    nop
    vxorw   $24,$0,$13
    nop
    vlog3r6 $24,$14,$11,$11
    nop
    vxorw   $13,$23,$30
    nop
    vandw   $24,$26,$22
    vldd    $26,bitsliced_state+0($31) !tprello
    vlog3r6 $30,$14,$11,$11
    nop
    vlog3r2 $28,$0,$22,$28
    nop
    vxorw   $23,$11,$14
    nop
    vlog3r2 $11,$26,$28,$26
    nop
    vandw   $9,$14,$9
    nop
    vlog3r2 $2,$14,$26,$27
    vldd    $2,bitsliced_state+96($31) !tprello
    vlog3r2 $24,$25,$9,$25
    nop
    vxorw   $14,$24,$14
    nop
    vlog3r2 $8,$0,$25,$0
    nop
    vlog3r1 $8,$2,$11,$11
    vldd    $8,bitsliced_state+64($31) !tprello
    vlog3r1 $6,$12,$14,$6
    nop
    vandw   $12,$14,$12
    nop
    vxorw   $30,$14,$14
    nop
    vlog3r1 $3,$8,$13,$8
    nop
    vlog3r2 $14,$5,$11,$5
    nop
    vlog3r1 $3,$29,$30,$3
    nop
    vlog3r2 $30,$29,$5,$29
    nop
    vlog3r2 $23,$1,$6,$1
    nop
    vlog3r2 $15,$23,$12,$15
    nop
    vlog3r4 $8,$29,$12,$8
    nop
    vlog3r4 $3,$27,$28,$12
    nop
    vlog3r4 $0,$11,$27,$11
    nop
    vlog3r4 $25,$12,$8,$8
    nop
    vlog3r4 $3,$11,$26,$3
    nop
    vlog3r2 $14,$2,$1,$2
    ldw     $14,bitsliced_selectors+8($31) !tprello
    vxorw   $26,$9,$9
    nop
    vlog3r4 $29,$2,$27,$27
    nop
    vlog3r4 $12,$2,$15,$2
    nop
    vshfw   $27,$27,$14,$27
    nop
    vlog3r4 $0,$5,$12,$5
    nop
    vshfw   $11,$11,$14,$11
    vldd    $0,bitsliced_spill+288($31) !tprello
    vshfw   $5,$5,$14,$12
    vldd    $5,bitsliced_spill+32($31) !tprello
    vshfw   $9,$9,$14,$9
    nop
    vshfw   $8,$8,$14,$8
    nop
    vlog3r2 $13,$0,$29,$0
    nop
    vxorw   $5,$11,$13
    vldd    $29,bitsliced_spill+96($31) !tprello
    vxorw   $0,$6,$0
    nop
    vshfw   $2,$2,$14,$6
    vldd    $2,bitsliced_spill+128($31) !tprello
    vlog3r4 $15,$22,$0,$0
    vldd    $15,bitsliced_spill+0($31) !tprello
    vxorw   $29,$6,$22
    nop
    vshfw   $0,$0,$14,$0
    nop
    vxorw   $2,$0,$26
    nop
    vxorw   $15,$12,$25
    nop
    vxorw   $4,$9,$23
    vldd    $30,bitsliced_spill+64($31) !tprello
    vlog3r4 $28,$1,$3,$3
    nop
    vxorw   $7,$8,$1
    nop
    vshfw   $3,$3,$14,$3
    nop
    vxorw   $30,$3,$14
    nop
    vlog3r4 $25,$23,$0,$0
    nop
    vlog3r4 $25,$23,$2,$2
    nop
    vlog3r4 $26,$22,$10,$23
    nop
    vxorw   $22,$5,$5
    nop
    vxorw   $25,$7,$7
    nop
    vlog3r4 $26,$13,$15,$15
    nop
    vxorw   $14,$4,$28
    vstd    $7,bitsliced_spill+320($31) !tprello
    vlog3r4 $26,$22,$27,$7
    nop
    vlog3r4 $26,$13,$12,$12
    ldw     $13,bitsliced_keys_end+512($19) !tprello
    vxorw   $14,$9,$9
    nop
    vxorw   $25,$8,$4
    nop
    vxorw   $10,$27,$10
    nop
    vshfw   $0,$2,$13,$27
    vstd    $4,bitsliced_spill+352($31) !tprello
    vxorw   $10,$3,$3
    vstd    $27,bitsliced_spill+384($31) !tprello
    vlog3r4 $10,$1,$6,$6
    vldd    $4,bitsliced_keys_end+64($19) !tprello
    vlog3r4 $10,$1,$29,$1
    nop
    vxorw   $10,$30,$30
    vldd    $10,bitsliced_keys_end+320($19) !tprello
    vshfw   $6,$1,$13,$29
    nop
    vlog3r4 $4,$1,$29,$8
    vldd    $4,bitsliced_keys_end+256($19) !tprello
    vshfw   $1,$6,$13,$1
    nop
    vlog3r4 $10,$6,$1,$6
    nop
    vshfw   $2,$0,$13,$25
    vldd    $10,bitsliced_keys_end+0($19) !tprello
    vlog3r4 $4,$0,$25,$0
    nop
    vxorw   $29,$6,$4
    nop
    vxorw   $22,$11,$22
    vldd    $11,bitsliced_keys_end+384($19) !tprello
    vlog3r4 $10,$2,$27,$2
    vstd    $4,bitsliced_spill+416($31) !tprello
    vshfw   $5,$22,$13,$10
    nop
    vshfw   $22,$5,$13,$27
    vldd    $4,bitsliced_keys_end+128($19) !tprello
    vlog3r4 $6,$25,$2,$6
    nop
    vlog3r4 $11,$22,$10,$11
    nop
    vshfw   $12,$15,$13,$22
    vstd    $6,bitsliced_state+0($31) !tprello
    vlog3r4 $4,$5,$27,$6
    vldd    $5,bitsliced_keys_end+32($19) !tprello
    vlog3r4 $2,$27,$11,$4
    nop
    vlog3r4 $0,$10,$6,$10
    nop
    vshfw   $7,$23,$13,$25
    vldd    $27,bitsliced_keys_end+416($19) !tprello
    vlog3r4 $5,$23,$25,$29
    vstd    $10,bitsliced_state+128($31) !tprello
    vxorw   $0,$11,$10
    vldd    $5,bitsliced_keys_end+160($19) !tprello
    vxorw   $2,$6,$6
    nop
    vshfw   $15,$12,$13,$2
    nop
    vlog3r4 $27,$12,$2,$12
    nop
    vlog3r4 $5,$15,$22,$27
    vldd    $15,bitsliced_keys_end+192($19) !tprello
    vlog3r4 $29,$22,$12,$5
    vldd    $22,bitsliced_keys_end+448($19) !tprello
    vshfw   $9,$28,$13,$11
    nop
    vshfw   $28,$9,$13,$14
    nop
    vlog3r4 $15,$28,$11,$15
    nop
    vlog3r4 $22,$9,$14,$22
    vldd    $9,bitsliced_keys_end+288($19) !tprello
    vxorw   $1,$8,$1
    nop
    vshfw   $3,$30,$13,$28
    nop
    vshfw   $23,$7,$13,$23
    vldd    $26,bitsliced_keys_end+96($19) !tprello
    vlog3r4 $9,$7,$23,$9
    vldd    $7,bitsliced_keys_end+352($19) !tprello
    vlog3r4 $10,$23,$29,$10
    vldd    $23,bitsliced_spill+352($31) !tprello
    vshfw   $30,$3,$13,$29
    vldd    $24,bitsliced_spill+320($31) !tprello
    vlog3r4 $26,$30,$28,$26
    vstd    $10,bitsliced_state+32($31) !tprello
    vlog3r4 $7,$3,$29,$7
    vldd    $3,bitsliced_keys_end+480($19) !tprello
    vlog3r4 $12,$29,$26,$29
    vldd    $10,bitsliced_keys_end+224($19) !tprello
    vshfw   $23,$24,$13,$30
    nop
    vshfw   $24,$23,$13,$13
    vstd    $29,bitsliced_state+96($31) !tprello
    vlog3r4 $3,$23,$13,$23
    vldd    $3,bitsliced_spill+416($31) !tprello
    vlog3r4 $10,$24,$30,$10
    nop
    vlog3r4 $9,$2,$27,$24
    nop
    vlog3r4 $1,$12,$22,$1
    vldd    $12,bitsliced_spill+384($31) !tprello
    vlog3r4 $3,$27,$15,$2
    vstd    $24,bitsliced_state+160($31) !tprello
    vlog3r4 $27,$28,$7,$3
    vstd    $1,bitsliced_state+64($31) !tprello
    vlog3r4 $7,$13,$10,$1
    nop
    vlog3r4 $14,$15,$23,$14
    nop
    vlog3r4 $26,$30,$23,$7
    vstd    $1,bitsliced_state+224($31) !tprello
    vlog3r4 $8,$12,$0,$0
    vstd    $14,bitsliced_state+192($31) !tprello
    vlog3r4 $6,$25,$9,$1
    ldi     $19,544($19)
    vlog3r4 $11,$22,$10,$6
    bne     $19,next_round
    .endm
#endif

#if defined(AES_ECB_DECRYPT) && !defined(AES_CTR)
# Operations: 326 on P0, 66 on P1; cycles: 328
    .macro OUTPUT_DECRYPT
    vxorw   $5,$4,$8
    nop
    vlog3r4 $7,$0,$3,$3
    nop
    vlog3r4 $0,$2,$8,$9
    nop
    vlog3r4 $3,$1,$2,$2
    nop
    vxorw   $9,$3,$10
    nop
    vlog3r4 $9,$6,$5,$11
    nop
    vxorw   $10,$2,$12
    nop
    vlog3r4 $7,$2,$5,$5
    nop
    vlog3r4 $7,$12,$11,$13
    nop
    vlog3r4 $10,$5,$6,$6
    nop
    vlog3r4 $4,$1,$13,$1
    vstd    $13,bitsliced_spill+192($31) !tprello
    vlog3r5 $10,$5,$4,$4
    nop
    vlog3r4 $7,$10,$11,$7
    nop
    vlog3r4 $0,$4,$2,$0
    nop
    vlog3r1 $8,$11,$6,$14
    nop
    vlog3r6 $12,$4,$0,$4
    nop
    vlog3r2 $8,$9,$14,$15
    nop
    vlog3r2 $11,$13,$14,$13
    nop
    vlog3r4 $9,$0,$15,$0
    nop
    vxorw   $8,$5,$14
    nop
    vlog3r2 $7,$1,$15,$15
    nop
    vlog3r4 $14,$4,$13,$13
    nop
    vlog3r0 $4,$1,$3,$4
    nop
    vxorw   $1,$14,$22
    nop
    vxorw   $11,$1,$24
    vldd    $23,bitsliced_state+224($31) !tprello
    vlog3r5 $7,$22,$4,$25
    vldd    $4,bitsliced_state+160($31) !tprello
    vlog3r5 $24,$2,$0,$26
    vldd    $0,bitsliced_state+128($31) !tprello
    vxorw   $13,$25,$28
    vldd    $27,bitsliced_state+96($31) !tprello
    vlog3r0 $15,$14,$3,$15
    vldd    $29,bitsliced_state+0($31) !tprello
    vlog3r5 $26,$28,$25,$30
    nop
    vxorw   $4,$0,$0
    nop
    vlog3r7 $30,$15,$28,$4
    nop
    vlog3r4 $23,$29,$27,$27
    vldd    $23,bitsliced_state+64($31) !tprello
    vlog3r2 $15,$25,$4,$15
    vstd    $0,bitsliced_spill+224($31) !tprello
    vlog3r1 $5,$24,$4,$25
    nop
    vlog3r5 $26,$15,$13,$13
    nop
    vlog3r4 $29,$23,$0,$0
    nop
    vlog3r2 $13,$30,$26,$26
    nop
    vandw   $1,$13,$1
    nop
    vxorw   $26,$4,$23
    nop
    vlog3r2 $22,$26,$1,$22
    nop
    vlog3r4 $28,$15,$23,$15
    nop
    vxorw   $13,$26,$29
    nop
    vlog3r6 $30,$28,$15,$15
    nop
    vlog3r2 $29,$14,$1,$1
    nop
    vxorw   $23,$15,$14
    nop
    vlog3r1 $6,$12,$26,$26
    nop
    vlog3r3 $13,$14,$2,$2
    nop
    vxorw   $29,$15,$28
    nop
    vlog3r2 $4,$12,$2,$4
    nop
    vlog3r5 $5,$28,$26,$5
    nop
    vlog3r1 $8,$11,$23,$12
    nop
    vlog3r5 $9,$15,$5,$9
    nop
    vlog3r5 $8,$15,$12,$8
    nop
    vlog3r2 $6,$23,$9,$6
    nop
    vxorw   $8,$4,$23
    nop
    vlog3r4 $2,$6,$5,$2
    nop
    vlog3r5 $29,$3,$23,$3
    nop
    vlog3r5 $10,$28,$2,$2
    nop
    vlog3r4 $3,$6,$29,$3
    nop
    vlog3r2 $13,$7,$4,$7
    vldd    $4,bitsliced_spill+192($31) !tprello
    vlog3r5 $11,$14,$12,$11
    nop
    vlog3r4 $9,$23,$7,$9
    nop
    vlog3r3 $14,$13,$24,$13
    nop
    vlog3r5 $4,$14,$9,$4
    nop
    vxorw   $11,$25,$11
    nop
    vlog3r4 $3,$25,$22,$22
    vldd    $25,bitsliced_state+224($31) !tprello
    vlog3r4 $5,$7,$11,$5
    vldd    $9,bitsliced_state+192($31) !tprello
    vxorw   $8,$1,$8
    vldd    $14,bitsliced_state+64($31) !tprello
    vlog3r4 $1,$11,$13,$1
    vstd    $5,bitsliced_spill+128($31) !tprello
    vlog3r4 $8,$7,$26,$5
    vldd    $7,bitsliced_state+32($31) !tprello
    vxorw   $4,$13,$4
    vldd    $26,bitsliced_state+160($31) !tprello
    vxorw   $13,$3,$3
    vstd    $5,bitsliced_spill+160($31) !tprello
    vlog3r4 $22,$4,$8,$5
    vstd    $4,bitsliced_spill+32($31) !tprello
    vlog3r4 $27,$7,$14,$4
    vstd    $3,bitsliced_spill+64($31) !tprello
    vxorw   $0,$27,$3
    vstd    $5,bitsliced_spill+96($31) !tprello
    vlog3r4 $0,$9,$26,$5
    vstd    $22,bitsliced_spill+0($31) !tprello
    vxorw   $3,$4,$14
    vldd    $22,bitsliced_state+128($31) !tprello
    vlog3r4 $25,$4,$26,$26
    vstd    $3,bitsliced_spill+256($31) !tprello
    vlog3r4 $25,$14,$5,$8
    nop
    vlog3r4 $3,$26,$9,$13
    vldd    $9,bitsliced_state+0($31) !tprello
    vlog3r4 $22,$7,$8,$7
    vldd    $11,bitsliced_spill+224($31) !tprello
    vlog3r5 $3,$26,$22,$22
    vstd    $8,bitsliced_spill+288($31) !tprello
    vlog3r4 $25,$3,$5,$3
    nop
    vlog3r4 $9,$22,$4,$9
    nop
    vlog3r1 $11,$5,$13,$25
    nop
    vlog3r6 $14,$22,$9,$22
    nop
    vlog3r2 $11,$0,$25,$24
    nop
    vlog3r2 $5,$8,$25,$8
    nop
    vlog3r4 $0,$9,$24,$9
    nop
    vxorw   $11,$26,$25
    nop
    vlog3r2 $3,$7,$24,$24
    nop
    vlog3r4 $25,$22,$8,$8
    nop
    vlog3r0 $22,$7,$27,$22
    nop
    vxorw   $7,$25,$23
    nop
    vxorw   $5,$7,$12
    nop
    vlog3r5 $3,$23,$22,$22
    nop
    vlog3r5 $12,$4,$9,$9
    nop
    vxorw   $8,$22,$6
    nop
    vlog3r0 $24,$25,$27,$24
    nop
    vlog3r5 $9,$6,$22,$29
    nop
    vsllw   $1,1,$10
    nop
    vlog3r7 $29,$24,$6,$28
    nop
    vsrlw   $2,1,$15
    vldd    $30,bitsliced_masks+128($31) !tprello
    vlog3r2 $24,$22,$28,$22
    nop
    vlog3r1 $26,$12,$28,$24
    nop
    vlog3r5 $9,$22,$8,$8
    nop
    vlog3r6 $30,$10,$2,$2
    nop
    vlog3r2 $8,$29,$9,$9
    nop
    vandw   $7,$8,$7
    vstd    $2,bitsliced_spill+320($31) !tprello
    vxorw   $9,$28,$2
    nop
    vlog3r2 $23,$9,$7,$23
    nop
    vlog3r4 $6,$22,$2,$22
    nop
    vxorw   $8,$9,$10
    nop
    vlog3r6 $29,$6,$22,$6
    nop
    vlog3r2 $10,$25,$7,$7
    nop
    vlog3r1 $13,$14,$9,$9
    nop
    vxorw   $10,$6,$25
    nop
    vlog3r1 $11,$5,$2,$22
    nop
    vlog3r5 $26,$25,$9,$26
    nop
    vlog3r5 $11,$6,$22,$11
    nop
    vlog3r5 $0,$6,$26,$0
    nop
    vxorw   $2,$6,$6
    nop
    vlog3r2 $13,$2,$0,$2
    nop
    vlog3r3 $8,$6,$4,$4
    nop
    vlog3r5 $5,$6,$22,$22
    vldd    $5,bitsliced_spill+256($31) !tprello
    vlog3r2 $28,$14,$4,$14
    nop
    vlog3r4 $4,$2,$26,$4
    nop
    vxorw   $11,$14,$28
    nop
    vlog3r5 $5,$25,$4,$4
    nop
    vlog3r5 $10,$27,$28,$27
    nop
    vlog3r2 $8,$3,$14,$14
    vldd    $3,bitsliced_spill+288($31) !tprello
    vlog3r4 $27,$2,$10,$2
    nop
    vlog3r4 $0,$28,$14,$0
    nop
    vlog3r3 $6,$8,$12,$8
    nop
    vlog3r5 $3,$6,$0,$0
    nop
    vxorw   $22,$24,$22
    nop
    vlog3r4 $2,$24,$23,$23
    nop
    vlog3r4 $26,$14,$22,$26
    nop
    vxorw   $11,$7,$11
    nop
    vlog3r4 $7,$22,$8,$7
    nop
    vlog3r4 $11,$14,$9,$9
    nop
    vxorw   $0,$8,$14
    vldd    $0,bitsliced_spill+128($31) !tprello
    vxorw   $8,$2,$8
    vldd    $2,bitsliced_spill+160($31) !tprello
    vlog3r4 $23,$14,$11,$11
    nop
    vlog3r6 $30,$1,$15,$1
    nop
    vsllw   $0,1,$15
    vldd    $22,bitsliced_spill+64($31) !tprello
    vsrlw   $2,1,$24
    vldd    $3,bitsliced_spill+96($31) !tprello
    vlog3r6 $30,$15,$2,$2
    nop
    vlog3r6 $30,$0,$24,$0
    nop
    vsllw   $22,1,$24
    vldd    $15,bitsliced_spill+0($31) !tprello
    vsrlw   $3,1,$6
    vldd    $12,bitsliced_spill+32($31) !tprello
    vlog3r6 $30,$24,$3,$3
    nop
    vlog3r6 $30,$22,$6,$6
    nop
    vsllw   $15,1,$22
    nop
    vsrlw   $12,1,$24
    nop
    vlog3r6 $30,$22,$12,$12
    nop
    vlog3r6 $30,$15,$24,$15
    nop
    vsllw   $7,1,$24
    nop
    vsrlw   $4,1,$22
    nop
    vlog3r6 $30,$24,$4,$4
    nop
    vlog3r6 $30,$7,$22,$7
    nop
    vsllw   $26,1,$22
    nop
    vsrlw   $9,1,$24
    nop
    vlog3r6 $30,$22,$9,$9
    nop
    vlog3r6 $30,$26,$24,$24
    nop
    vsllw   $8,1,$26
    nop
    vsrlw   $11,1,$22
    nop
    vlog3r6 $30,$26,$11,$11
    nop
    vlog3r6 $30,$8,$22,$22
    vldd    $8,bitsliced_spill+320($31) !tprello
    vsrlw   $14,1,$26
    vldd    $28,bitsliced_masks+96($31) !tprello
    vsllw   $2,2,$10
    nop
    vlog3r6 $30,$23,$26,$26
    nop
    vsrlw   $8,2,$27
    nop
    vlog3r6 $28,$10,$8,$8
    nop
    vlog3r6 $28,$2,$27,$2
    nop
    vsllw   $0,2,$27
    nop
    vsrlw   $1,2,$10
    nop
    vlog3r6 $28,$27,$1,$1
    nop
    vlog3r6 $28,$0,$10,$0
    nop
    vsllw   $12,2,$10
    nop
    vsrlw   $3,2,$27
    nop
    vlog3r6 $28,$10,$3,$3
    nop
    vlog3r6 $28,$12,$27,$12
    nop
    vsllw   $15,2,$27
    nop
    vsrlw   $6,2,$10
    nop
    vlog3r6 $28,$27,$6,$6
    nop
    vlog3r6 $28,$15,$10,$10
    nop
    vsllw   $9,2,$15
    nop
    vsrlw   $4,2,$27
    nop
    vlog3r6 $28,$15,$4,$4
    nop
    vlog3r6 $28,$9,$27,$9
    nop
    vsllw   $23,1,$23
    nop
    vsllw   $24,2,$27
    nop
    vlog3r6 $30,$23,$14,$14
    nop
    vsrlw   $7,2,$23
    nop
    vsrlw   $11,2,$30
    nop
    vlog3r6 $28,$27,$7,$7
    nop
    vlog3r6 $28,$24,$23,$23
    nop
    vsllw   $14,2,$24
    nop
    vlog3r6 $28,$14,$30,$14
    nop
    vlog3r6 $28,$24,$11,$11
    nop
    vsllw   $26,2,$24
    nop
    vsrlw   $22,2,$30
    nop
    vlog3r6 $28,$24,$22,$22
    vldd    $24,bitsliced_masks+64($31) !tprello
    vlog3r6 $28,$26,$30,$26
    nop
    vsllw   $3,4,$28
    nop
    vsrlw   $8,4,$30
    nop
    vlog3r6 $24,$28,$8,$8
    nop
    vlog3r6 $24,$3,$30,$3
    nop
    vsllw   $6,4,$30
    nop
    vsrlw   $1,4,$28
    nop
    vlog3r6 $24,$30,$1,$1
    nop
    vlog3r6 $24,$6,$28,$6
    nop
    vsllw   $12,4,$28
    nop
    vsrlw   $2,4,$30
    nop
    vlog3r6 $24,$28,$2,$2
    nop
    vlog3r6 $24,$12,$30,$12
    nop
    vsllw   $10,4,$30
    nop
    vsrlw   $0,4,$28
    vstd    $12,bitsliced_spill+352($31) !tprello
    vlog3r6 $24,$30,$0,$0
    nop
    vlog3r6 $24,$10,$28,$10
    nop
    vsllw   $11,4,$28
    nop
    vsrlw   $4,4,$12
    vstd    $10,bitsliced_spill+384($31) !tprello
    vlog3r6 $24,$28,$4,$4
    nop
    vlog3r6 $24,$11,$12,$11
    nop
    vsllw   $22,4,$12
    nop
    vsrlw   $7,4,$10
    nop
    vlog3r6 $24,$12,$7,$7
    nop
    vlog3r6 $24,$22,$10,$10
    nop
    vsllw   $14,4,$22
    nop
    vsrlw   $9,4,$12
    nop
    vlog3r6 $24,$22,$9,$9
    nop
    vlog3r6 $24,$14,$12,$12
    nop
    vsllw   $26,4,$14
    ldw     $22,bitsliced_selectors+12($31) !tprello
    vsrlw   $23,4,$28
    ldw     $30,bitsliced_selectors+16($31) !tprello
    vlog3r6 $24,$14,$23,$14
    ldw     $23,bitsliced_selectors+20($31) !tprello
    vlog3r6 $24,$26,$28,$26
    ldw     $24,bitsliced_selectors+24($31) !tprello
    vshfw   $1,$8,$22,$28
    nop
    vshfw   $1,$8,$30,$1
    nop
    vshfw   $7,$4,$23,$8
    vldd    $27,bitsliced_masks+32($31) !tprello
    vshfw   $7,$4,$24,$4
    nop
    vsrlw   $28,16,$7
    vldd    $15,bitsliced_last_key+0($31) !tprello
    vsrlw   $1,16,$5
    nop
    vlog3r1 $7,$8,$27,$7
    vldd    $25,bitsliced_last_key+32($31) !tprello
    vlog3r1 $5,$4,$27,$5
    nop
    vlog3r4 $8,$15,$7,$8
    nop
    vsllw   $7,16,$7
    nop
    vlog3r4 $4,$25,$5,$4
    nop
    vlog3r4 $28,$15,$7,$7
    nop
    vsllw   $5,16,$5
    nop
    vsrlw   $7,8,$28
    vldd    $13,bitsliced_masks+0($31) !tprello
    vlog3r4 $1,$25,$5,$1
    nop
    vsllw   $4,8,$5
    nop
    vsllw   $1,8,$29
    nop
    vlog3r6 $13,$1,$28,$1
    nop
    vlog3r6 $13,$29,$7,$7
    nop
    vsrlw   $8,8,$29
    vstd    $1,-480($17)
    vlog3r6 $13,$5,$8,$1
    vstd    $7,-512($17)
    vlog3r6 $13,$4,$29,$4
    nop
    vshfw   $0,$2,$22,$7
    vstd    $1,-256($17)
    vshfw   $0,$2,$30,$0
    vstd    $4,-224($17)
    vshfw   $14,$9,$23,$4
    nop
    vshfw   $14,$9,$24,$9
    nop
    vsrlw   $7,16,$14
    nop
    vsrlw   $0,16,$1
    nop
    vlog3r1 $14,$4,$27,$14
    nop
    vlog3r1 $1,$9,$27,$1
    nop
    vlog3r4 $4,$15,$14,$4
    nop
    vsllw   $14,16,$14
    nop
    vlog3r4 $9,$25,$1,$9
    nop
    vlog3r4 $7,$15,$14,$7
    nop
    vsllw   $1,16,$1
    nop
    vsrlw   $7,8,$14
    nop
    vlog3r4 $0,$25,$1,$0
    nop
    vsllw   $9,8,$1
    nop
    vsllw   $0,8,$2
    nop
    vsrlw   $4,8,$29
    nop
    vlog3r6 $13,$1,$4,$1
    nop
    vshfw   $6,$3,$22,$4
    nop
    vshfw   $6,$3,$30,$3
    vstd    $1,-192($17)
    vshfw   $10,$11,$23,$1
    nop
    vshfw   $10,$11,$24,$10
    nop
    vsrlw   $4,16,$11
    nop
    vsrlw   $3,16,$6
    nop
    vlog3r1 $11,$1,$27,$11
    nop
    vlog3r1 $6,$10,$27,$6
    nop
    vlog3r4 $1,$15,$11,$1
    nop
    vsllw   $11,16,$11
    nop
    vlog3r4 $10,$25,$6,$10
    nop
    vlog3r4 $4,$15,$11,$4
    nop
    vsllw   $6,16,$6
    nop
    vsrlw   $4,8,$11
    nop
    vlog3r4 $3,$25,$6,$3
    nop
    vsllw   $10,8,$6
    vldd    $5,bitsliced_spill+384($31) !tprello
    vsllw   $3,8,$28
    vldd    $8,bitsliced_spill+352($31) !tprello
    vlog3r6 $13,$3,$11,$3
    nop
    vsrlw   $1,8,$11
    nop
    vlog3r6 $13,$6,$1,$1
    vstd    $3,-352($17)
    vshfw   $5,$8,$22,$3
    nop
    vshfw   $5,$8,$30,$5
    vstd    $1,-128($17)
    vshfw   $26,$12,$23,$1
    nop
    vshfw   $26,$12,$24,$12
    nop
    vsrlw   $3,16,$24
    nop
    vsrlw   $5,16,$26
    nop
    vlog3r1 $24,$1,$27,$24
    nop
    vlog3r1 $26,$12,$27,$26
    nop
    vlog3r4 $1,$15,$24,$1
    nop
    vsllw   $24,16,$24
    nop
    vlog3r4 $12,$25,$26,$12
    nop
    vlog3r4 $3,$15,$24,$3
    nop
    vsllw   $26,16,$26
    nop
    vsrlw   $3,8,$15
    nop
    vlog3r4 $5,$25,$26,$5
    nop
    vsllw   $12,8,$25
    nop
    vsllw   $5,8,$26
    nop
    vsrlw   $1,8,$24
    nop
    vlog3r6 $13,$26,$3,$3
    nop
    vlog3r6 $13,$25,$1,$1
    nop
    vlog3r6 $13,$2,$7,$2
    vstd    $3,-320($17)
    vlog3r6 $13,$0,$14,$0
    vstd    $1,-64($17)
    vlog3r6 $13,$9,$29,$1
    vstd    $2,-448($17)
    vlog3r6 $13,$28,$4,$2
    vstd    $0,-416($17)
    vlog3r6 $13,$10,$11,$0
    vstd    $1,-160($17)
    vlog3r6 $13,$5,$15,$1
    vstd    $2,-384($17)
    vlog3r6 $13,$12,$24,$2
    vstd    $0,-96($17)
    or      $31,$31,$31
    vstd    $1,-288($17)
    or      $31,$31,$31
    vstd    $2,-32($17)
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
#define BITSLICED_BASIS
    .macro BASIS_BYTES
    .byte 0x00,0x6e,0xa9,0xc7,0xde,0xb0,0x77,0x19,0xe7,0x89,0x4e,0x20,0x39,0x57,0x90,0xfe
    .byte 0x7b,0x15,0xd2,0xbc,0xa5,0xcb,0x0c,0x62,0x9c,0xf2,0x35,0x5b,0x42,0x2c,0xeb,0x85
    .byte 0xb8,0xd6,0x11,0x7f,0x66,0x08,0xcf,0xa1,0x5f,0x31,0xf6,0x98,0x81,0xef,0x28,0x46
    .byte 0xc3,0xad,0x6a,0x04,0x1d,0x73,0xb4,0xda,0x24,0x4a,0x8d,0xe3,0xfa,0x94,0x53,0x3d
    .byte 0xce,0xa0,0x67,0x09,0x10,0x7e,0xb9,0xd7,0x29,0x47,0x80,0xee,0xf7,0x99,0x5e,0x30
    .byte 0xb5,0xdb,0x1c,0x72,0x6b,0x05,0xc2,0xac,0x52,0x3c,0xfb,0x95,0x8c,0xe2,0x25,0x4b
    .byte 0x76,0x18,0xdf,0xb1,0xa8,0xc6,0x01,0x6f,0x91,0xff,0x38,0x56,0x4f,0x21,0xe6,0x88
    .byte 0x0d,0x63,0xa4,0xca,0xd3,0xbd,0x7a,0x14,0xea,0x84,0x43,0x2d,0x34,0x5a,0x9d,0xf3
    .byte 0xe5,0x8b,0x4c,0x22,0x3b,0x55,0x92,0xfc,0x02,0x6c,0xab,0xc5,0xdc,0xb2,0x75,0x1b
    .byte 0x9e,0xf0,0x37,0x59,0x40,0x2e,0xe9,0x87,0x79,0x17,0xd0,0xbe,0xa7,0xc9,0x0e,0x60
    .byte 0x5d,0x33,0xf4,0x9a,0x83,0xed,0x2a,0x44,0xba,0xd4,0x13,0x7d,0x64,0x0a,0xcd,0xa3
    .byte 0x26,0x48,0x8f,0xe1,0xf8,0x96,0x51,0x3f,0xc1,0xaf,0x68,0x06,0x1f,0x71,0xb6,0xd8
    .byte 0x2b,0x45,0x82,0xec,0xf5,0x9b,0x5c,0x32,0xcc,0xa2,0x65,0x0b,0x12,0x7c,0xbb,0xd5
    .byte 0x50,0x3e,0xf9,0x97,0x8e,0xe0,0x27,0x49,0xb7,0xd9,0x1e,0x70,0x69,0x07,0xc0,0xae
    .byte 0x93,0xfd,0x3a,0x54,0x4d,0x23,0xe4,0x8a,0x74,0x1a,0xdd,0xb3,0xaa,0xc4,0x03,0x6d
    .byte 0xe8,0x86,0x41,0x2f,0x36,0x58,0x9f,0xf1,0x0f,0x61,0xa6,0xc8,0xd1,0xbf,0x78,0x16
    .endm
#endif
