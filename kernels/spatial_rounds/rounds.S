# SPDX-License-Identifier: Apache-2.0
#
# One round of AES on batches of 8 blocks that go from core to core, a row of the states in each
# message: the first, a middle, and the last core of a pipeline (docs/kernels/asap.md). The steps are
# SW-AES's, with look-ups by selldw.
#
# Each core works on two batches at a time: while one's bytes are looked up (pipe 1), the rest of the
# round is done for the one before (pipe 0). Here the steps are in the order of their formulas; what
# runs is compiled/spatial_rounds_scheduled.S, made from this by
#
#   build/swsim schedule kernels/spatial_rounds/rounds.S --constant-tables --iterations 20000 \
#       --region first --region middle --region last \
#       -o kernels/compiled/spatial_rounds_scheduled.S
#
# Register map
#   $0..$3    A0..A3    rows of batch A
#   $4..$7    B0..B3    rows of batch B
#   $8..$15   X0..X7    temporary
#   $16..$21  T0..T5    temporary
#   $22       KEY       row keys of the round
#   $23       LEFT      batches
#   $24       TO        position of the next core
#   $25       IN, OUT   first and last core: blocks in LDM
#   $26       TABLE     aes_sbox_words
#   $27       M80       0x80 in each byte
#   $28       M1B       0x1b in each byte
#   $29                 free
#include "../common/aes_task.h"
#include "../common/aes_simd.h"

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
#define T2      $18
#define T3      $19
#define T4      $20
#define T5      $21
#define KEY     $22
#define LEFT    $23
#define TO      $24
#define IN      $25
#define OUT     $25
#define TABLE   $26
#define M80     $27
#define M1B     $28

    .set noreorder
    .set noat

# The first core's next batch, in rows, with round key 0 added.
    .section .tdata_local,"awT","progbits"
    .align 5
next_rows:
    .skip 128

# ---- Steps -----------------------------------------------------------------------------------------
    .macro LOOK_UP x
    selldw  \x,TABLE,7,\x
    selldw  \x,TABLE,6,\x
    selldw  \x,TABLE,5,\x
    selldw  \x,TABLE,4,\x
    selldw  \x,TABLE,3,\x
    selldw  \x,TABLE,2,\x
    selldw  \x,TABLE,1,\x
    selldw  \x,TABLE,0,\x
    .endm

    .macro SUB_ROW row
    vandw   \row,255,T2
    LOOK_UP T2
    vsrlw   \row,8,T3
    vandw   T3,255,T3
    LOOK_UP T3
    vsrlw   \row,16,T4
    vandw   T4,255,T4
    LOOK_UP T4
    vsrlw   \row,24,T5
    vandw   T5,255,T5
    LOOK_UP T5
    vsllw   T3,8,T3
    vbisw   T2,T3,T2
    vsllw   T4,16,T4
    vbisw   T2,T4,T2
    vsllw   T5,24,T5
    vbisw   T2,T5,\row
    .endm

    .macro SUB_BYTES r0, r1, r2, r3
    SUB_ROW \r0
    SUB_ROW \r1
    SUB_ROW \r2
    SUB_ROW \r3
    .endm

# What follows the look-ups in a round but the last.
    .macro REST_OF_ROUND r0, r1, r2, r3
    SHIFT_ROWS \r1, \r2, \r3, T0
    MIX_COLUMNS \r0, \r1, \r2, \r3, X0, X1, X2, X3, X4, X5, X6, X7, M80, M1B, T0, T1
    ADD_ROUND_KEY KEY, \r0, \r1, \r2, \r3, X0, X1, X2, X3
    .endm

    .macro LOAD_LAYOUT_CONSTANTS
    ldw     X5,even_words($31) !tprello
    ldw     X6,odd_words($31) !tprello
    vldd    X7,mask_0000ffff($31) !tprello
    vldd    T1,mask_00ff($31) !tprello
    .endm

    .macro REST_OF_LAST_ROUND r0, r1, r2, r3
    SHIFT_ROWS \r1, \r2, \r3, T0
    ADD_ROUND_KEY KEY, \r0, \r1, \r2, \r3, X0, X1, X2, X3
    LOAD_LAYOUT_CONSTANTS
    LAYOUT_OUT OUT, \r0, \r1, \r2, \r3, X4, X5, X6, X7, T1, T0
    .endm

# The batch at IN to next_rows.
    .macro BRING_NEXT
    LOAD_LAYOUT_CONSTANTS
    LAYOUT_IN IN, X0, X1, X2, X3, X4, X5, X6, X7, T1, T0
    vldd    X4,aes_row_keys($31) !tprello
    vldd    X5,aes_row_keys+32($31) !tprello
    vldd    X6,aes_row_keys+64($31) !tprello
    vldd    X7,aes_row_keys+96($31) !tprello
    vxorw   X0,X4,X0
    vxorw   X1,X5,X1
    vxorw   X2,X6,X2
    vxorw   X3,X7,X3
    vstd    X0,next_rows($31) !tprello
    vstd    X1,next_rows+32($31) !tprello
    vstd    X2,next_rows+64($31) !tprello
    vstd    X3,next_rows+96($31) !tprello
    .endm

# IN to the batch behind, if there is one: LEFT counts the one at IN.
    .macro ADVANCE
    subl    LEFT,1,T0
    ldi     T1,128(IN)
    selgt   T0,T1,IN,IN
    .endm

    .macro TAKE_NEXT r0, r1, r2, r3
    vldd    \r0,next_rows($31) !tprello
    vldd    \r1,next_rows+32($31) !tprello
    vldd    \r2,next_rows+64($31) !tprello
    vldd    \r3,next_rows+96($31) !tprello
    ADVANCE
    .endm

    .macro RECEIVE get, r0, r1, r2, r3
    \get    \r0
    \get    \r1
    \get    \r2
    \get    \r3
    .endm

    .macro SEND put, r0, r1, r2, r3
    \put    \r0,TO
    \put    \r1,TO
    \put    \r2,TO
    \put    \r3,TO
    .endm

    .macro LOAD_CONSTANTS
    ldi     TABLE,aes_sbox_words($31) !tprello
    vldd    M80,mask_80($31) !tprello
    vldd    M1B,mask_1b($31) !tprello
    .endm

    .section .text1,"ax","progbits"

# ---- The first core: $16 = blocks in LDM, $17 = batches, more than 0, $18 = position of the next core ----
# Brings the blocks into rows, does AddRoundKey 0 and round 1.
    .globl first_round
    .ent first_round
    .align 4
first_round:
    SAVE_REGISTERS
    mov     $16,IN
    mov     $17,LEFT
    mov     $18,TO
    LOAD_CONSTANTS
    ldi     KEY,aes_row_keys+128($31) !tprello
    BRING_NEXT
    # SWSIM-BEGIN first
    TAKE_NEXT A0, A1, A2, A3
    SUB_BYTES A0, A1, A2, A3
    BRING_NEXT
    # SWSIM-END
first_next:
    subl    LEFT,1,LEFT
    beq     LEFT,first_end_a
    # SWSIM-BEGIN first
    TAKE_NEXT B0, B1, B2, B3
    REST_OF_ROUND A0, A1, A2, A3
    SUB_BYTES B0, B1, B2, B3
    BRING_NEXT
    # SWSIM-END
    SEND    putr, A0, A1, A2, A3
    subl    LEFT,1,LEFT
    beq     LEFT,first_end_b
    # SWSIM-BEGIN first
    TAKE_NEXT A0, A1, A2, A3
    REST_OF_ROUND B0, B1, B2, B3
    SUB_BYTES A0, A1, A2, A3
    BRING_NEXT
    # SWSIM-END
    SEND    putr, B0, B1, B2, B3
    br      first_next
first_end_a:
    REST_OF_ROUND A0, A1, A2, A3
    SEND    putr, A0, A1, A2, A3
    RETURN
first_end_b:
    REST_OF_ROUND B0, B1, B2, B3
    SEND    putr, B0, B1, B2, B3
    RETURN
    .end first_round

# ---- A middle core: $16 = batches, $17 = position of the next core, $18 = row keys ------------------------
# Three times, as the scheduler wants its regions: row to row, row to column, column to row.
    .globl middle_round_rr
    .ent middle_round_rr
    .align 4
middle_round_rr:
    SAVE_REGISTERS
    mov     $16,LEFT
    mov     $17,TO
    mov     $18,KEY
    LOAD_CONSTANTS
    beq     LEFT,middle_round_rr_end
    RECEIVE getr, A0, A1, A2, A3
    # SWSIM-BEGIN middle
    SUB_BYTES A0, A1, A2, A3
    # SWSIM-END
middle_round_rr_next:
    subl    LEFT,1,LEFT
    beq     LEFT,middle_round_rr_end_a
    RECEIVE getr, B0, B1, B2, B3
    # SWSIM-BEGIN middle
    REST_OF_ROUND A0, A1, A2, A3
    SUB_BYTES B0, B1, B2, B3
    # SWSIM-END
    SEND    putr, A0, A1, A2, A3
    subl    LEFT,1,LEFT
    beq     LEFT,middle_round_rr_end_b
    RECEIVE getr, A0, A1, A2, A3
    # SWSIM-BEGIN middle
    REST_OF_ROUND B0, B1, B2, B3
    SUB_BYTES A0, A1, A2, A3
    # SWSIM-END
    SEND    putr, B0, B1, B2, B3
    br      middle_round_rr_next
middle_round_rr_end_a:
    REST_OF_ROUND A0, A1, A2, A3
    SEND    putr, A0, A1, A2, A3
middle_round_rr_end:
    RETURN
middle_round_rr_end_b:
    REST_OF_ROUND B0, B1, B2, B3
    SEND    putr, B0, B1, B2, B3
    RETURN
    .end middle_round_rr

    .globl middle_round_rc
    .ent middle_round_rc
    .align 4
middle_round_rc:
    SAVE_REGISTERS
    mov     $16,LEFT
    mov     $17,TO
    mov     $18,KEY
    LOAD_CONSTANTS
    beq     LEFT,middle_round_rc_end
    RECEIVE getr, A0, A1, A2, A3
    # SWSIM-BEGIN middle
    SUB_BYTES A0, A1, A2, A3
    # SWSIM-END
middle_round_rc_next:
    subl    LEFT,1,LEFT
    beq     LEFT,middle_round_rc_end_a
    RECEIVE getr, B0, B1, B2, B3
    # SWSIM-BEGIN middle
    REST_OF_ROUND A0, A1, A2, A3
    SUB_BYTES B0, B1, B2, B3
    # SWSIM-END
    SEND    putc, A0, A1, A2, A3
    subl    LEFT,1,LEFT
    beq     LEFT,middle_round_rc_end_b
    RECEIVE getr, A0, A1, A2, A3
    # SWSIM-BEGIN middle
    REST_OF_ROUND B0, B1, B2, B3
    SUB_BYTES A0, A1, A2, A3
    # SWSIM-END
    SEND    putc, B0, B1, B2, B3
    br      middle_round_rc_next
middle_round_rc_end_a:
    REST_OF_ROUND A0, A1, A2, A3
    SEND    putc, A0, A1, A2, A3
middle_round_rc_end:
    RETURN
middle_round_rc_end_b:
    REST_OF_ROUND B0, B1, B2, B3
    SEND    putc, B0, B1, B2, B3
    RETURN
    .end middle_round_rc

    .globl middle_round_cr
    .ent middle_round_cr
    .align 4
middle_round_cr:
    SAVE_REGISTERS
    mov     $16,LEFT
    mov     $17,TO
    mov     $18,KEY
    LOAD_CONSTANTS
    beq     LEFT,middle_round_cr_end
    RECEIVE getc, A0, A1, A2, A3
    # SWSIM-BEGIN middle
    SUB_BYTES A0, A1, A2, A3
    # SWSIM-END
middle_round_cr_next:
    subl    LEFT,1,LEFT
    beq     LEFT,middle_round_cr_end_a
    RECEIVE getc, B0, B1, B2, B3
    # SWSIM-BEGIN middle
    REST_OF_ROUND A0, A1, A2, A3
    SUB_BYTES B0, B1, B2, B3
    # SWSIM-END
    SEND    putr, A0, A1, A2, A3
    subl    LEFT,1,LEFT
    beq     LEFT,middle_round_cr_end_b
    RECEIVE getc, A0, A1, A2, A3
    # SWSIM-BEGIN middle
    REST_OF_ROUND B0, B1, B2, B3
    SUB_BYTES A0, A1, A2, A3
    # SWSIM-END
    SEND    putr, B0, B1, B2, B3
    br      middle_round_cr_next
middle_round_cr_end_a:
    REST_OF_ROUND A0, A1, A2, A3
    SEND    putr, A0, A1, A2, A3
middle_round_cr_end:
    RETURN
middle_round_cr_end_b:
    REST_OF_ROUND B0, B1, B2, B3
    SEND    putr, B0, B1, B2, B3
    RETURN
    .end middle_round_cr

# ---- The last core: $16 = place for blocks in LDM, $17 = batches, more than 0 ---------------------------
    .globl last_round
    .ent last_round
    .align 4
last_round:
    SAVE_REGISTERS
    mov     $16,OUT
    mov     $17,LEFT
    LOAD_CONSTANTS
    ldi     KEY,aes_row_keys+128*AES_ROUNDS($31) !tprello
    RECEIVE getr, A0, A1, A2, A3
    # SWSIM-BEGIN last
    SUB_BYTES A0, A1, A2, A3
    # SWSIM-END
last_next:
    subl    LEFT,1,LEFT
    beq     LEFT,last_end_a
    RECEIVE getr, B0, B1, B2, B3
    # SWSIM-BEGIN last
    REST_OF_LAST_ROUND A0, A1, A2, A3
    SUB_BYTES B0, B1, B2, B3
    # SWSIM-END
    ldi     OUT,128(OUT)
    subl    LEFT,1,LEFT
    beq     LEFT,last_end_b
    RECEIVE getr, A0, A1, A2, A3
    # SWSIM-BEGIN last
    REST_OF_LAST_ROUND B0, B1, B2, B3
    SUB_BYTES A0, A1, A2, A3
    # SWSIM-END
    ldi     OUT,128(OUT)
    br      last_next
last_end_a:
    REST_OF_LAST_ROUND A0, A1, A2, A3
    RETURN
last_end_b:
    REST_OF_LAST_ROUND B0, B1, B2, B3
    RETURN
    .end last_round
