# SPDX-License-Identifier: Apache-2.0
#
# Bitsliced AES: 32 blocks (512 bytes) a time in 16 vectors. Vector 8 h + b holds bit b (0: least)
# of rows 2h and 2h+1: words 0..3 are the columns of row 2h, words 4..7 those of row 2h+1, and each
# word has that bit of the 32 blocks. The vector code (INPUT, ROUND, OUTPUT and their like) is
# generated (generate.py); here is what surrounds it: keys, loops, the counter.
#
# Registers that no vector code uses
#   $16 IN        the batch's input
#   $17 OUT       the batch's result
#   $18 LEFT      bytes left
#   $19 KEY       round's block of masks - bitsliced_keys_end; 0 after the last
#   $20 TABLE     counter mode: what the last byte of the counters adds to the first round's result
#   $21 CONSTANT  counter mode: the first round's result without it
# Between the macros $0..$7 hold vectors 0..7, bitsliced_state vectors 8..15.
#include "../common/aes_task.h"

#define IN          $16
#define OUT         $17
#define LEFT        $18
#define KEY         $19
#define TABLE       $20
#define CONSTANT    $21

#ifdef AES_ECB_DECRYPT
#define INPUT       INPUT_DECRYPT
#define ROUND       ROUND_DECRYPT
#define OUTPUT      OUTPUT_DECRYPT
#endif
#define ROUND_BLOCK 544             /* 16 masks and the word with the selector of MixColumns */

    .set noreorder
    .set noat

# ---- LDM -------------------------------------------------------------------------------------
    .section .tdata_local,"awT","progbits"
    .align 7
bitsliced_state:                    # vectors 8..15 between the sections
    .skip 8 * 32
bitsliced_spill:
    .skip 32 * BITSLICED_SPILLS
bitsliced_first_key:                # as bytes, for even and for odd registers
    .skip 64
bitsliced_last_key:
    .skip 64
bitsliced_scratch:
    .skip 64
bitsliced_masks:                    # in this order: exchanges by 8, 16, 4, 2, 1 bits
    .rept 8
    .long 0x00ff00ff
    .endr
    .rept 8
    .long 0x0000ffff
    .endr
    .rept 8
    .long 0x0f0f0f0f
    .endr
    .rept 8
    .long 0x33333333
    .endr
    .rept 8
    .long 0x55555555
    .endr
bitsliced_selectors:                # of vshfw
    .long 0x32103210, 0x76547654    # low and high halves of two vectors
    .long 0x54761032                # both rows by two columns
#if AES_KEY_BITS == 192             /* columns back to their places after 12 rounds */
    .long 0x32103210, 0x76547654, 0x10321032, 0x54765476
#else                               /* after 10 or 14 */
    .long 0x32103210, 0x54765476, 0x10321032, 0x76547654
#endif
bitsliced_turns:                    # rows turned by one, the odd rows standing r columns apart
    .long 0x32107654, 0x21034765, 0x10325476, 0x03216547
    .align 5
bitsliced_saved:
    .skip 96
#ifdef BITSLICED_BASIS
bitsliced_basis:                    # bytes in the bits in which they stand between the rounds
    BASIS_BYTES
#endif
    .skip ROUND_BLOCK * (AES_ROUNDS - 1)
bitsliced_keys_end:

# ---- aes_prepare ------------------------------------------------------------------------------
# \d = 2 x, 8 bytes in GF(2^8). $27 = 0x80 in each byte, $28 = 0x1b.
    .macro DOUBLE x, d, t
    and     \x,$27,\t
    xor     \x,\t,\d
    sll     \d,1,\d
    srl     \t,7,\t
    mull    \t,$28,\t
    xor     \d,\t,\d
    .endm

# \x = the two 64-bit halves' key c whose addition to the sums of MixColumns adds the key \x to its
# result: c(0) = (k(2) + 2 k(0)) / 5, c(2) = k(0) + 2 c(0), the same for rows 1 and 3. 1 / 5 = 0x52.
    .macro KEY_OF_SUMS x, t0, t1, t2, t3, t4
    DOUBLE  \x,\t0,\t4
    srl     \x,16,\t1
    xor     \t0,\t1,\t0
    zapnot  \t0,0x33,\t0
    DOUBLE  \t0,\t1,\t4             # 2
    DOUBLE  \t1,\t2,\t4
    DOUBLE  \t2,\t3,\t4
    DOUBLE  \t3,\t2,\t4             # 16
    xor     \t1,\t2,\t1
    DOUBLE  \t2,\t3,\t4
    DOUBLE  \t3,\t2,\t4             # 64
    xor     \t1,\t2,\t1             # c(0)
    DOUBLE  \t1,\t0,\t4
    xor     \x,\t0,\t0
    zapnot  \t0,0x33,\t0
    sll     \t0,16,\t0
    bis     \t0,\t1,\x
    .endm

# The 16 bytes of \low and \high to the basis of the middle rounds.
    .macro TO_BASIS low, high, t0, t1, t2, t3
#ifdef BITSLICED_BASIS
    stl     \low,bitsliced_scratch($31) !tprello
    stl     \high,bitsliced_scratch+8($31) !tprello
    .irp    n, 0, 4, 8, 12
    ldbu    \t0,bitsliced_scratch+\n($31) !tprello
    ldbu    \t1,bitsliced_scratch+\n+1($31) !tprello
    ldbu    \t2,bitsliced_scratch+\n+2($31) !tprello
    ldbu    \t3,bitsliced_scratch+\n+3($31) !tprello
    ldbu    \t0,bitsliced_basis(\t0) !tprello
    ldbu    \t1,bitsliced_basis(\t1) !tprello
    ldbu    \t2,bitsliced_basis(\t2) !tprello
    ldbu    \t3,bitsliced_basis(\t3) !tprello
    stb     \t0,bitsliced_scratch+\n($31) !tprello
    stb     \t1,bitsliced_scratch+\n+1($31) !tprello
    stb     \t2,bitsliced_scratch+\n+2($31) !tprello
    stb     \t3,bitsliced_scratch+\n+3($31) !tprello
    .endr
    ldl     \low,bitsliced_scratch($31) !tprello
    ldl     \high,bitsliced_scratch+8($31) !tprello
#endif
    .endm

# 16 bytes of key in \low and \high to the vectors of even and odd registers at \address.
    .macro BYTE_KEY low, high, address
    stl     \low,bitsliced_scratch($31) !tprello
    stl     \high,bitsliced_scratch+8($31) !tprello
    stl     \low,bitsliced_scratch+16($31) !tprello
    stl     \high,bitsliced_scratch+24($31) !tprello
    vldd    $1,bitsliced_scratch($31) !tprello
    vldd    $2,bitsliced_masks($31) !tprello
    vsrlw   $1,8,$3
    vxorw   $3,$1,$3
    vandw   $3,$2,$3
    vxorw   $1,$3,$4
    vsllw   $3,8,$3
    vxorw   $1,$3,$3
    vstd    $3,\address($31) !tprello
    vstd    $4,\address+32($31) !tprello
    .endm

# Masks \n to \n + 3: mask 8 h + b has bit 16 h + b of each word of \vector in all bits of the word.
    .macro SPREAD vector, address, n, t0, t1, t2, t3
    vsllw   \vector,31-16*((\n)/8)-(\n)%8,\t0
    vsllw   \vector,30-16*((\n)/8)-(\n)%8,\t1
    vsllw   \vector,29-16*((\n)/8)-(\n)%8,\t2
    vsllw   \vector,28-16*((\n)/8)-(\n)%8,\t3
    vsraw   \t0,31,\t0
    vsraw   \t1,31,\t1
    vsraw   \t2,31,\t2
    vsraw   \t3,31,\t3
    vstd    \t0,32*(\n)(\address)
    vstd    \t1,32*(\n)+32(\address)
    vstd    \t2,32*(\n)+64(\address)
    vstd    \t3,32*(\n)+96(\address)
    .endm

    .macro SPREAD_ALL vector, address, t0, t1, t2, t3
    SPREAD  \vector, \address, 0, \t0, \t1, \t2, \t3
    SPREAD  \vector, \address, 4, \t0, \t1, \t2, \t3
    SPREAD  \vector, \address, 8, \t0, \t1, \t2, \t3
    SPREAD  \vector, \address, 12, \t0, \t1, \t2, \t3
    .endm

    .section .text1,"ax","progbits"
    .globl aes_prepare
    .ent aes_prepare
    .align 4
aes_prepare:
    SET_TABLES
    ldi     $29,0x63($31)           # the constant of the S-box, which the circuits leave out:
    ldi     $28,0x1b($31)           # in all keys after a SubBytes (before an InvSubBytes)
    ldih    $25,0x0101($31)
    ldi     $25,0x0101($25)
    sll     $25,32,$27
    bis     $25,$27,$25
    sll     $25,7,$27
    mull    $29,$25,$29
    ldi     $24,aes_round_keys($31) !tprello

    ldl     $21,0($24)
    ldl     $22,8($24)
#ifdef AES_ECB_DECRYPT
    xor     $21,$29,$21
    xor     $22,$29,$22
#endif
    BYTE_KEY $21, $22, bitsliced_first_key
    ldl     $21,16*AES_ROUNDS($24)
    ldl     $22,16*AES_ROUNDS+8($24)
#ifndef AES_ECB_DECRYPT
    xor     $21,$29,$21
    xor     $22,$29,$22
#endif
    BYTE_KEY $21, $22, bitsliced_last_key

    ldi     $20,-ROUND_BLOCK*(AES_ROUNDS-1)($31)
    clr     $23                     # round - 1
prepare_round:
    ldi     $24,16($24)
    ldi     $23,1($23)
    ldl     $21,0($24)
    ldl     $22,8($24)
    xor     $21,$29,$21
    xor     $22,$29,$22
    KEY_OF_SUMS $21, $1, $2, $3, $4, $5
    KEY_OF_SUMS $22, $1, $2, $3, $4, $5
    TO_BASIS $21, $22, $1, $2, $3, $4
    # The columns twice, to take them from any place on.
    stl     $21,bitsliced_scratch($31) !tprello
    stl     $22,bitsliced_scratch+8($31) !tprello
    stl     $21,bitsliced_scratch+16($31) !tprello
    stl     $22,bitsliced_scratch+24($31) !tprello
#ifdef AES_ECB_DECRYPT
    mov     $23,$1                  # where the odd rows stand
#else
    subl    $31,$23,$1
#endif
    and     $1,3,$1
    sll     $1,2,$1
    ldi     $1,bitsliced_scratch($1) !tprello
    ldw     $2,0($1)
    ldw     $3,4($1)
    ldw     $4,8($1)
    ldw     $5,12($1)
    srl     $2,8,$2
    srl     $3,8,$3
    srl     $4,8,$4
    srl     $5,8,$5
    stw     $2,bitsliced_scratch+16($31) !tprello
    stw     $3,bitsliced_scratch+20($31) !tprello
    stw     $4,bitsliced_scratch+24($31) !tprello
    stw     $5,bitsliced_scratch+28($31) !tprello
    vldd    $1,bitsliced_scratch($31) !tprello
    ldi     $2,bitsliced_keys_end($20) !tprello
    SPREAD_ALL $1, $2, $3, $4, $5, $6
    # MixColumns' selector.
#ifdef AES_ECB_DECRYPT
    subl    $31,$23,$1
#else
    mov     $23,$1
#endif
    and     $1,3,$1
    sll     $1,2,$1
    ldw     $1,bitsliced_turns($1) !tprello
    stw     $1,512($2)
    ldi     $20,ROUND_BLOCK($20)
    bne     $20,prepare_round
#ifdef AES_CTR
    br      $31,prepare_counter
#endif
    ret     $31,($26),1
    .end aes_prepare

# ---- aes_crypt_buffer ---------------------------------------------------------------------------
    .macro SAVE
    stl     $9,bitsliced_saved($31) !tprello
    stl     $10,bitsliced_saved+8($31) !tprello
    stl     $11,bitsliced_saved+16($31) !tprello
    stl     $12,bitsliced_saved+24($31) !tprello
    stl     $13,bitsliced_saved+32($31) !tprello
    stl     $14,bitsliced_saved+40($31) !tprello
    stl     $15,bitsliced_saved+48($31) !tprello
    stl     $26,bitsliced_saved+56($31) !tprello
    stl     $30,bitsliced_saved+64($31) !tprello
    .endm

    .macro RESTORE
    ldl     $26,bitsliced_saved+56($31) !tprello
    ldl     $9,bitsliced_saved($31) !tprello
    ldl     $10,bitsliced_saved+8($31) !tprello
    ldl     $11,bitsliced_saved+16($31) !tprello
    ldl     $12,bitsliced_saved+24($31) !tprello
    ldl     $13,bitsliced_saved+32($31) !tprello
    ldl     $14,bitsliced_saved+40($31) !tprello
    ldl     $15,bitsliced_saved+48($31) !tprello
    ldl     $30,bitsliced_saved+64($31) !tprello
    .endm

#ifdef AES_CTR
#include "bitsliced_counter.h"
#else
    .globl aes_crypt_buffer
    .ent aes_crypt_buffer
    .align 4
aes_crypt_buffer:
    SAVE
    .align 3
next_batch:
    # SWSIM-BEGIN input
    INPUT
    # SWSIM-END
    .align 3
next_round:
    # SWSIM-BEGIN round
    ROUND
    # SWSIM-END
    # SWSIM-BEGIN output
    OUTPUT
    # SWSIM-END
    bgt     LEFT,next_batch
    RESTORE
    ret     $31,($26),1
    .end aes_crypt_buffer
#endif
