# SPDX-License-Identifier: Apache-2.0
#
# aes_prepare of ttable_selldw: tables of 256 words for selldw, and round keys as vectors.
#
# The entry of a byte in ttable_words is what it adds to a column of the next round from row 0: its
# multiples in a column of the MixColumns matrix (2 1 1 3, or e 9 d b to decrypt), row 0 in the low
# byte. From row r it is the same, r bytes higher, in the table 1024 r bytes further on.
#include "../common/aes_task.h"

    .set noreorder
    .set noat

    .section .tdata_local,"awT","progbits"
    .globl ttable_words, ttable_sbox_words, ttable_column_keys
    .align 5
ttable_words:
    .skip 4 * 1024
ttable_sbox_words:
    .skip 1024
ttable_column_keys:                 # round r, column c at 128 r + 32 c: its word in all elements
    .skip 128 * (AES_ROUNDS + 1)
polynomial:
    .long 0x11b

#define S           $0
#define S2          $1
#define S4          $2
#define S8          $3
#define T           $4
#define ENTRY       $5
#define Q           $6
#define POLYNOMIAL  $7
#define PLACE       $16
#define END         $17

# Columns 1 and 3 change places to decrypt: see ttable_selldw.S.
#ifdef AES_ECB_DECRYPT
#define COLUMN1 12
#define COLUMN3 4
#else
#define COLUMN1 4
#define COLUMN3 12
#endif

# \x2 = \x times x in GF(2^8).
    .macro TIMES_X x, x2
    vsrlw   \x,7,T
    vsllw   \x,1,\x2
    vsubw   $31,T,T                 # all ones where the high bit was
    vandw   T,POLYNOMIAL,T
    vxorw   \x2,T,\x2
    .endm

# ENTRY += \multiple in row \row.
    .macro PUT_ROW multiple, row
    vsllw   \multiple,8*\row,T
    vbisw   ENTRY,T,ENTRY
    .endm

    .section .text1,"ax","progbits"
    .globl aes_prepare
    .ent aes_prepare
    .align 4
aes_prepare:
    ldwe    POLYNOMIAL,polynomial($31) !tprello

    # The S-box in words. Four bytes a time.
    ldi     $1,aes_sbox($31) !tprello
    ldi     $2,ttable_sbox_words($31) !tprello
    ldi     END,ttable_sbox_words+1024($31) !tprello
widen_sbox:
    ldbu    $3,0($1)
    ldbu    $4,1($1)
    ldbu    $5,2($1)
    ldbu    $6,3($1)
    stw     $3,0($2)
    stw     $4,4($2)
    stw     $5,8($2)
    stw     $6,12($2)
    ldi     $1,4($1)
    ldi     $2,16($2)
    cmplt   $2,END,$3
    bne     $3,widen_sbox

    # The tables. Eight entries a time.
    ldi     PLACE,ttable_words($31) !tprello
    ldi     END,ttable_words+1024($31) !tprello
make_tables:
    vldd    S,4096(PLACE)
    TIMES_X S, S2
#ifdef AES_ECB_DECRYPT
    TIMES_X S2, S4
    TIMES_X S4, S8
    vxorw   S8,S4,ENTRY             # e
    vxorw   ENTRY,S2,ENTRY
    vxorw   S8,S,Q                  # 9
    PUT_ROW Q, 1
    vxorw   Q,S4,S4                 # d
    PUT_ROW S4, 2
    vxorw   Q,S2,S2                 # b
    PUT_ROW S2, 3
#else
    vsllw   S,8,Q                   # 1
    vbisw   S2,Q,ENTRY              # 2
    PUT_ROW S, 2                    # 1
    vxorw   S,S2,S2                 # 3
    PUT_ROW S2, 3
#endif
    vsrlw   ENTRY,24,S
    vsllw   ENTRY,8,S2
    vsrlw   ENTRY,16,S4
    vsllw   ENTRY,16,S8
    vsrlw   ENTRY,8,T
    vsllw   ENTRY,24,Q
    vbisw   S,S2,S2
    vbisw   S4,S8,S8
    vbisw   T,Q,Q
    vstd    ENTRY,0(PLACE)
    vstd    S2,1024(PLACE)
    vstd    S8,2048(PLACE)
    vstd    Q,3072(PLACE)
    ldi     PLACE,32(PLACE)
    cmplt   PLACE,END,T
    bne     T,make_tables

    # The round keys, each word to all elements.
    ldi     $1,aes_round_keys($31) !tprello
    ldi     $2,ttable_column_keys($31) !tprello
    ldi     $3,AES_ROUNDS+1($31)
spread_keys:
    ldwe    $4,0($1)
    ldwe    $5,COLUMN1($1)
    ldwe    $6,8($1)
    ldwe    $7,COLUMN3($1)
    vstd    $4,0($2)
    vstd    $5,32($2)
    vstd    $6,64($2)
    vstd    $7,96($2)
    ldi     $1,16($1)
    ldi     $2,128($2)
    subl    $3,1,$3
    bne     $3,spread_keys
    ret     $31,($26),1
    .end aes_prepare
