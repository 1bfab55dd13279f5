# SPDX-License-Identifier: Apache-2.0
#
# What `swsim schedule` needs to make a pipeline of simd_selldw: the same steps, in the order of
# their formulas, but two independent batches in each pass of the loop, half a round apart. The
# scheduler may only move instructions inside of a region, so the region must hold work for both
# pipes: while A's bytes are looked up, the rest of B's round can run, and the other way round.
# As it stands, nothing overlaps; it is as slow as simd_selldw.
#
#   pair_begin   layout in, round 1 of A, look-ups of round 1 of B
#   pair_round   the rest of B's round, round of A, look-ups of B
#   pair_end     the same for the last rounds, layout out, and A of the next pair comes in
#
# Register map
#   $0..$3    A0..A3    rows of batch A
#   $4..$7    B0..B3    rows of batch B
#   $8..$15   X0..X7    temporary
#   $16..$18  T0 T1 S   temporary; $19..$21 are free
#   $22       KEY       row keys of the round
#   $23       ROUNDS    left, but for the last
#   $24       IN        the pair's blocks
#   $25       OUT       the pair's result
#   $26       PAIRS     left
#   $27       TABLE     aes_sbox_words
#   $28       M80       0x80 in each byte
#   $29       M1B       0x1b in each byte
#include "../../../kernels/common/aes_task.h"
#include "../../../kernels/common/aes_simd.h"

#define A0      $0
#define A1      $1
#define A2      $2
#define A3      $3
#define B0      $4
#define B1      $5
#define B2      $6
#define B3      $7
#define X0      $8
#define X1      $9
#define X2      $10
#define X3      $11
#define X4      $12
#define X5      $13
#define X6      $14
#define X7      $15
#define T0      $16
#define T1      $17
#define S       $18
#define KEY     $22
#define ROUNDS  $23
#define IN      $24
#define OUT     $25
#define PAIRS   $26
#define TABLE   $27
#define M80     $28
#define M1B     $29

    .set noreorder
    .set noat

# The bytes of \row, one to a word each, through the table, and back.
    .macro LOOK_UP x
    .irp word, 7, 6, 5, 4, 3, 2, 1, 0
    selldw  \x,TABLE,\word,\x
    .endr
    .endm

    .macro SUB_ROW row
    vandw   \row,255,X0
    vsrlw   \row,8,X1
    vandw   X1,255,X1
    vsrlw   \row,16,X2
    vandw   X2,255,X2
    vsrlw   \row,24,X3
    vandw   X3,255,X3
    LOOK_UP X0
    LOOK_UP X1
    LOOK_UP X2
    LOOK_UP X3
    vsllw   X1,8,X1
    vbisw   X0,X1,X0
    vsllw   X2,16,X2
    vbisw   X0,X2,X0
    vsllw   X3,24,X3
    vbisw   X0,X3,\row
    .endm

    .macro SUB_BYTES r0, r1, r2, r3
    SUB_ROW \r0
    SUB_ROW \r1
    SUB_ROW \r2
    SUB_ROW \r3
    .endm

    .macro REST_OF_ROUND r0, r1, r2, r3
    SHIFT_ROWS \r1, \r2, \r3, T0
    MIX_COLUMNS \r0, \r1, \r2, \r3, X0, X1, X2, X3, X4, X5, X6, X7, M80, M1B, T0, T1
    ADD_ROUND_KEY KEY, \r0, \r1, \r2, \r3, X0, X1, X2, X3
    .endm

    .macro REST_OF_LAST_ROUND r0, r1, r2, r3
    SHIFT_ROWS \r1, \r2, \r3, T0
    ADD_ROUND_KEY KEY, \r0, \r1, \r2, \r3, X0, X1, X2, X3
    .endm

    .macro LOAD_LAYOUT_CONSTANTS
    ldw     X0,even_words($31) !tprello
    ldw     X1,odd_words($31) !tprello
    vldd    X2,mask_0000ffff($31) !tprello
    vldd    X3,mask_00ff($31) !tprello
    .endm

    .macro BRING_IN address, r0, r1, r2, r3
    LOAD_LAYOUT_CONSTANTS
    LAYOUT_IN \address, \r0, \r1, \r2, \r3, X4, X0, X1, X2, X3, T0
    ldi     X4,aes_row_keys($31) !tprello
    ADD_ROUND_KEY X4, \r0, \r1, \r2, \r3, X0, X1, X2, X3
    .endm

    .macro TAKE_OUT address, r0, r1, r2, r3
    LOAD_LAYOUT_CONSTANTS
    LAYOUT_OUT \address, \r0, \r1, \r2, \r3, X4, X0, X1, X2, X3, T0
    .endm

# ---- aes_crypt_buffer: $16 = input, $17 = output, $18 = bytes -----------------------------------
# An odd batch at the end takes a partner that nobody asks for: the buffers have room for it.
    .section .text1,"ax","progbits"
    .globl aes_crypt_buffer
    .ent aes_crypt_buffer
    .align 4
aes_crypt_buffer:
    SAVE_REGISTERS
    mov     $16,IN
    mov     $17,OUT
    ldi     $18,255($18)            # whole pairs
    srl     $18,8,PAIRS
    vldd    M80,mask_80($31) !tprello
    vldd    M1B,mask_1b($31) !tprello
    ldi     TABLE,aes_sbox_words($31) !tprello
    BRING_IN IN, A0, A1, A2, A3

next_pair:
    # SWSIM-BEGIN pair_begin
    ldi     S,128(IN)
    BRING_IN S, B0, B1, B2, B3
    ldi     KEY,aes_row_keys+128($31) !tprello
    SUB_BYTES A0, A1, A2, A3
    REST_OF_ROUND A0, A1, A2, A3
    SUB_BYTES B0, B1, B2, B3
    ldi     ROUNDS,AES_ROUNDS-2($31)
    # SWSIM-END

next_round:
    # SWSIM-BEGIN pair_round
    REST_OF_ROUND B0, B1, B2, B3
    ldi     KEY,128(KEY)
    SUB_BYTES A0, A1, A2, A3
    REST_OF_ROUND A0, A1, A2, A3
    SUB_BYTES B0, B1, B2, B3
    subl    ROUNDS,1,ROUNDS
    # SWSIM-END
    bne     ROUNDS,next_round

    # SWSIM-BEGIN pair_end
    REST_OF_ROUND B0, B1, B2, B3
    ldi     KEY,128(KEY)
    SUB_BYTES A0, A1, A2, A3
    REST_OF_LAST_ROUND A0, A1, A2, A3
    TAKE_OUT OUT, A0, A1, A2, A3
    subl    PAIRS,1,PAIRS
    ldi     S,256(IN)
    selgt   PAIRS,S,IN,IN           # nothing is read behind the last pair
    BRING_IN IN, A0, A1, A2, A3
    SUB_BYTES B0, B1, B2, B3
    REST_OF_LAST_ROUND B0, B1, B2, B3
    ldi     S,128(OUT)
    TAKE_OUT S, B0, B1, B2, B3
    ldi     OUT,256(OUT)
    # SWSIM-END
    bne     PAIRS,next_pair

    RETURN
    .end aes_crypt_buffer
