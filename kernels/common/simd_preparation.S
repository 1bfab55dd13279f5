# SPDX-License-Identifier: Apache-2.0
#
# aes_prepare of the SIMD kernels: round keys and S-box as vectors and look-ups want them.
#include "aes_task.h"

    .section .tdata_local,"awT","progbits"
    .globl aes_row_keys, aes_sbox_words
    .align 7
aes_row_keys:                       # round r, row i at 128 r + 32 i: the row's word in all lanes
    .skip 128 * (AES_ROUNDS + 1)
aes_sbox_words:                     # the S-box, one 32-bit word per value
    .skip 4 * 256

    .section .text1,"ax","progbits"
    .globl aes_prepare
    .ent aes_prepare
    .align 4
aes_prepare:
    # Each row's word goes to all lanes, four rows a time.
    ldi     $1,aes_row_round_keys($31) !tprello
    ldi     $2,aes_row_keys($31) !tprello
    ldi     $3,AES_ROUNDS+1($31)
spread_row_keys:
    ldwe    $4,0($1)
    ldwe    $5,4($1)
    ldwe    $6,8($1)
    ldwe    $7,12($1)
    vstd    $4,0($2)
    vstd    $5,32($2)
    vstd    $6,64($2)
    vstd    $7,96($2)
    ldi     $1,16($1)
    ldi     $2,128($2)
    subl    $3,1,$3
    bne     $3,spread_row_keys

    # Four bytes to four words a time.
    ldi     $1,aes_sbox($31) !tprello
    ldi     $2,aes_sbox_words($31) !tprello
    ldi     $3,64($31)
widen_sbox:
    ldbu    $4,0($1)
    ldbu    $5,1($1)
    ldbu    $6,2($1)
    ldbu    $7,3($1)
    stw     $4,0($2)
    stw     $5,4($2)
    stw     $6,8($2)
    stw     $7,12($2)
    ldi     $1,4($1)
    ldi     $2,16($2)
    subl    $3,1,$3
    bne     $3,widen_sbox
    ret     $31,($26),1
    .end aes_prepare
