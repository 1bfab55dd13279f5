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
    vldd    $4,next_rows($31) !tprello       # rounds.S:156, TAKE_NEXT
    vldd    $5,next_rows+32($31) !tprello    # rounds.S:157, TAKE_NEXT
    ldi     $17,128($25)                     # rounds.S:151, ADVANCE
    vandw   $4,255,$18                       # rounds.S:83, SUB_ROW
    selldw  $18,$26,7,$18                    # rounds.S:72, LOOK_UP
    vsrlw   $4,24,$21                        # rounds.S:91, SUB_ROW
    vsrlw   $4,16,$20                        # rounds.S:88, SUB_ROW
    selldw  $18,$26,6,$18                    # rounds.S:73, LOOK_UP
    selldw  $18,$26,5,$18                    # rounds.S:74, LOOK_UP
    vsrlw   $5,16,$6                         # rounds.S:88, SUB_ROW
    vsrlw   $5,8,$19                         # rounds.S:85, SUB_ROW
    selldw  $18,$26,4,$18                    # rounds.S:75, LOOK_UP
    selldw  $18,$26,3,$18                    # rounds.S:76, LOOK_UP
    vandw   $21,255,$21                      # rounds.S:92, SUB_ROW
    selldw  $18,$26,2,$18                    # rounds.S:77, LOOK_UP
    selldw  $18,$26,1,$18                    # rounds.S:78, LOOK_UP
    vldd    $7,next_rows+64($31) !tprello    # rounds.S:158, TAKE_NEXT
    vsrlw   $4,8,$4                          # rounds.S:85, SUB_ROW
    selldw  $18,$26,0,$18                    # rounds.S:79, LOOK_UP
    vandw   $4,255,$8                        # rounds.S:86, SUB_ROW
    vandw   $6,255,$4                        # rounds.S:89, SUB_ROW
    vsrlw   $7,24,$6                         # rounds.S:91, SUB_ROW
    selldw  $8,$26,7,$8                      # rounds.S:72, LOOK_UP
    selldw  $8,$26,6,$8                      # rounds.S:73, LOOK_UP
    selldw  $8,$26,5,$8                      # rounds.S:74, LOOK_UP
    vandw   $20,255,$20                      # rounds.S:89, SUB_ROW
    vandw   $7,255,$9                        # rounds.S:83, SUB_ROW
    selldw  $8,$26,4,$8                      # rounds.S:75, LOOK_UP
    selldw  $8,$26,3,$8                      # rounds.S:76, LOOK_UP
    vandw   $19,255,$19                      # rounds.S:86, SUB_ROW
    selldw  $8,$26,2,$8                      # rounds.S:77, LOOK_UP
    vsrlw   $7,8,$10                         # rounds.S:85, SUB_ROW
    vsrlw   $5,24,$11                        # rounds.S:91, SUB_ROW
    selldw  $8,$26,1,$8                      # rounds.S:78, LOOK_UP
    vandw   $10,255,$10                      # rounds.S:86, SUB_ROW
    selldw  $8,$26,0,$8                      # rounds.S:79, LOOK_UP
    vsllw   $8,8,$12                         # rounds.S:94, SUB_ROW
    selldw  $20,$26,7,$20                    # rounds.S:72, LOOK_UP
    vandw   $6,255,$6                        # rounds.S:92, SUB_ROW
    selldw  $20,$26,6,$20                    # rounds.S:73, LOOK_UP
    selldw  $20,$26,5,$20                    # rounds.S:74, LOOK_UP
    selldw  $20,$26,4,$20                    # rounds.S:75, LOOK_UP
    vsrlw   $7,16,$7                         # rounds.S:88, SUB_ROW
    selldw  $20,$26,3,$20                    # rounds.S:76, LOOK_UP
    selldw  $20,$26,2,$20                    # rounds.S:77, LOOK_UP
    selldw  $20,$26,1,$20                    # rounds.S:78, LOOK_UP
    vbisw   $18,$12,$18                      # rounds.S:95, SUB_ROW
    selldw  $20,$26,0,$20                    # rounds.S:79, LOOK_UP
    selldw  $21,$26,7,$21                    # rounds.S:72, LOOK_UP
    vandw   $7,255,$7                        # rounds.S:89, SUB_ROW
    selldw  $21,$26,6,$21                    # rounds.S:73, LOOK_UP
    vsllw   $20,16,$20                       # rounds.S:96, SUB_ROW
    selldw  $21,$26,5,$21                    # rounds.S:74, LOOK_UP
    selldw  $21,$26,4,$21                    # rounds.S:75, LOOK_UP
    selldw  $21,$26,3,$21                    # rounds.S:76, LOOK_UP
    vandw   $11,255,$8                       # rounds.S:92, SUB_ROW
    selldw  $21,$26,2,$21                    # rounds.S:77, LOOK_UP
    vldd    $11,next_rows+96($31) !tprello   # rounds.S:159, TAKE_NEXT
    selldw  $21,$26,1,$21                    # rounds.S:78, LOOK_UP
    selldw  $21,$26,0,$21                    # rounds.S:79, LOOK_UP
    vandw   $5,255,$5                        # rounds.S:83, SUB_ROW
    selldw  $5,$26,7,$5                      # rounds.S:72, LOOK_UP
    subl    $23,1,$16                        # rounds.S:150, ADVANCE
    selldw  $5,$26,6,$5                      # rounds.S:73, LOOK_UP
    selldw  $5,$26,5,$5                      # rounds.S:74, LOOK_UP
    selldw  $5,$26,4,$5                      # rounds.S:75, LOOK_UP
    selldw  $5,$26,3,$5                      # rounds.S:76, LOOK_UP
    selldw  $5,$26,2,$5                      # rounds.S:77, LOOK_UP
    selldw  $5,$26,1,$5                      # rounds.S:78, LOOK_UP
    vsllw   $21,24,$21                       # rounds.S:98, SUB_ROW
    selldw  $5,$26,0,$5                      # rounds.S:79, LOOK_UP
    vandw   $11,255,$12                      # rounds.S:83, SUB_ROW
    selldw  $19,$26,7,$19                    # rounds.S:72, LOOK_UP
    selldw  $19,$26,6,$19                    # rounds.S:73, LOOK_UP
    ldw     $13,even_words($31) !tprello     # rounds.S:117, LOAD_LAYOUT_CONSTANTS
    selldw  $19,$26,5,$19                    # rounds.S:74, LOOK_UP
    vsrlw   $11,8,$14                        # rounds.S:85, SUB_ROW
    selldw  $19,$26,4,$19                    # rounds.S:75, LOOK_UP
    vandw   $14,255,$15                      # rounds.S:86, SUB_ROW
    selldw  $19,$26,3,$19                    # rounds.S:76, LOOK_UP
    selldw  $19,$26,2,$19                    # rounds.S:77, LOOK_UP
    vsrlw   $11,16,$14                       # rounds.S:88, SUB_ROW
    selldw  $19,$26,1,$19                    # rounds.S:78, LOOK_UP
    selgt   $16,$17,$25,$25                  # rounds.S:152, ADVANCE
    selldw  $19,$26,0,$19                    # rounds.S:79, LOOK_UP
    selldw  $4,$26,7,$4                      # rounds.S:72, LOOK_UP
    vbisw   $18,$20,$18                      # rounds.S:97, SUB_ROW
    selldw  $4,$26,6,$4                      # rounds.S:73, LOOK_UP
    selldw  $4,$26,5,$4                      # rounds.S:74, LOOK_UP
    vandw   $14,255,$20                      # rounds.S:89, SUB_ROW
    selldw  $4,$26,4,$4                      # rounds.S:75, LOOK_UP
    vldd    $14,0($25)                       # aes_simd.h:56, LAYOUT_IN
    vsllw   $19,8,$19                        # rounds.S:94, SUB_ROW
    selldw  $4,$26,3,$4                      # rounds.S:76, LOOK_UP
    selldw  $4,$26,2,$4                      # rounds.S:77, LOOK_UP
    vsrlw   $11,24,$11                       # rounds.S:91, SUB_ROW
    vldd    $16,64($25)                      # aes_simd.h:58, LAYOUT_IN
    selldw  $4,$26,1,$4                      # rounds.S:78, LOOK_UP
    selldw  $4,$26,0,$4                      # rounds.S:79, LOOK_UP
    vbisw   $18,$21,$0                       # rounds.S:99, SUB_ROW
    vbisw   $5,$19,$18                       # rounds.S:95, SUB_ROW
    selldw  $8,$26,7,$5                      # rounds.S:72, LOOK_UP
    selldw  $8,$26,6,$5                      # rounds.S:73, LOOK_UP
    vldd    $17,32($25)                      # aes_simd.h:57, LAYOUT_IN
    vsllw   $4,16,$21                        # rounds.S:96, SUB_ROW
    selldw  $8,$26,5,$5                      # rounds.S:74, LOOK_UP
    vandw   $11,255,$4                       # rounds.S:92, SUB_ROW
    selldw  $8,$26,4,$5                      # rounds.S:75, LOOK_UP
    selldw  $8,$26,3,$5                      # rounds.S:76, LOOK_UP
    selldw  $8,$26,2,$5                      # rounds.S:77, LOOK_UP
    vshfw   $17,$14,$13,$11                  # aes_simd.h:60, LAYOUT_IN
    selldw  $8,$26,1,$5                      # rounds.S:78, LOOK_UP
    selldw  $8,$26,0,$5                      # rounds.S:79, LOOK_UP
    vldd    $19,mask_0000ffff($31) !tprello  # rounds.S:119, LOAD_LAYOUT_CONSTANTS
    vsllw   $5,24,$8                         # rounds.S:98, SUB_ROW
    ldw     $5,odd_words($31) !tprello       # rounds.S:118, LOAD_LAYOUT_CONSTANTS
    vbisw   $18,$21,$18                      # rounds.S:97, SUB_ROW
    vldd    $21,96($25)                      # aes_simd.h:59, LAYOUT_IN
    selldw  $9,$26,7,$5                      # rounds.S:72, LOOK_UP
    vbisw   $18,$8,$1                        # rounds.S:99, SUB_ROW
    selldw  $9,$26,6,$5                      # rounds.S:73, LOOK_UP
    vshfw   $21,$16,$13,$18                  # aes_simd.h:62, LAYOUT_IN
    selldw  $9,$26,5,$5                      # rounds.S:74, LOOK_UP
    vshfw   $21,$16,$5,$16                   # aes_simd.h:63, LAYOUT_IN
    selldw  $9,$26,4,$5                      # rounds.S:75, LOOK_UP
    vshfw   $18,$11,$5,$21                   # aes_simd.h:65, LAYOUT_IN
    vldd    $8,mask_00ff($31) !tprello       # rounds.S:120, LOAD_LAYOUT_CONSTANTS
    vshfw   $17,$14,$5,$14                   # aes_simd.h:61, LAYOUT_IN
    vshfw   $18,$11,$13,$11                  # aes_simd.h:64, LAYOUT_IN
    selldw  $9,$26,3,$5                      # rounds.S:76, LOOK_UP
    vldd    $17,aes_row_keys($31) !tprello   # rounds.S:134, BRING_NEXT
    vshfw   $16,$14,$13,$13                  # aes_simd.h:66, LAYOUT_IN
    selldw  $9,$26,2,$5                      # rounds.S:77, LOOK_UP
    vshfw   $16,$14,$5,$14                   # aes_simd.h:67, LAYOUT_IN
    selldw  $9,$26,1,$5                      # rounds.S:78, LOOK_UP
    vsrlw   $11,16,$16                       # aes_simd.h:38, SWAP_BITS
    vsrlw   $13,16,$18                       # aes_simd.h:38, SWAP_BITS
    selldw  $9,$26,0,$5                      # rounds.S:79, LOOK_UP
    vxorw   $16,$21,$16                      # aes_simd.h:39, SWAP_BITS
    vldd    $9,aes_row_keys+32($31) !tprello # rounds.S:135, BRING_NEXT
    vxorw   $18,$14,$18                      # aes_simd.h:39, SWAP_BITS
    vandw   $16,$19,$16                      # aes_simd.h:40, SWAP_BITS
    vandw   $18,$19,$19                      # aes_simd.h:40, SWAP_BITS
    vxorw   $21,$16,$18                      # aes_simd.h:41, SWAP_BITS
    vxorw   $14,$19,$14                      # aes_simd.h:41, SWAP_BITS
    vsrlw   $18,8,$21                        # aes_simd.h:38, SWAP_BITS
    vsllw   $16,16,$16                       # aes_simd.h:42, SWAP_BITS
    selldw  $10,$26,7,$10                    # rounds.S:72, LOOK_UP
    vxorw   $21,$14,$21                      # aes_simd.h:39, SWAP_BITS
    selldw  $10,$26,6,$10                    # rounds.S:73, LOOK_UP
    vsllw   $19,16,$19                       # aes_simd.h:42, SWAP_BITS
    selldw  $10,$26,5,$10                    # rounds.S:74, LOOK_UP
    vxorw   $11,$16,$11                      # aes_simd.h:43, SWAP_BITS
    selldw  $10,$26,4,$10                    # rounds.S:75, LOOK_UP
    vxorw   $13,$19,$13                      # aes_simd.h:43, SWAP_BITS
    vldd    $16,aes_row_keys+64($31) !tprello # rounds.S:136, BRING_NEXT
    selldw  $10,$26,3,$10                    # rounds.S:76, LOOK_UP
    vandw   $21,$8,$19                       # aes_simd.h:40, SWAP_BITS
    vxorw   $14,$19,$14                      # aes_simd.h:41, SWAP_BITS
    selldw  $10,$26,2,$10                    # rounds.S:77, LOOK_UP
    vsrlw   $11,8,$21                        # aes_simd.h:38, SWAP_BITS
    selldw  $10,$26,1,$10                    # rounds.S:78, LOOK_UP
    selldw  $10,$26,0,$10                    # rounds.S:79, LOOK_UP
    vxorw   $21,$13,$21                      # aes_simd.h:39, SWAP_BITS
    vldd    $2,aes_row_keys+96($31) !tprello # rounds.S:137, BRING_NEXT
    vandw   $21,$8,$8                        # aes_simd.h:40, SWAP_BITS
    vsllw   $19,8,$19                        # aes_simd.h:42, SWAP_BITS
    vxorw   $18,$19,$18                      # aes_simd.h:43, SWAP_BITS
    vxorw   $14,$2,$14                       # rounds.S:141, BRING_NEXT
    vxorw   $18,$16,$16                      # rounds.S:140, BRING_NEXT
    selldw  $7,$26,7,$21                     # rounds.S:72, LOOK_UP
    vsllw   $8,8,$18                         # aes_simd.h:42, SWAP_BITS
    vxorw   $13,$8,$13                       # aes_simd.h:41, SWAP_BITS
    selldw  $7,$26,6,$21                     # rounds.S:73, LOOK_UP
    vxorw   $11,$18,$8                       # aes_simd.h:43, SWAP_BITS
    selldw  $7,$26,5,$21                     # rounds.S:74, LOOK_UP
    vsllw   $10,8,$19                        # rounds.S:94, SUB_ROW
    selldw  $7,$26,4,$21                     # rounds.S:75, LOOK_UP
    selldw  $7,$26,3,$21                     # rounds.S:76, LOOK_UP
    vxorw   $8,$17,$8                        # rounds.S:138, BRING_NEXT
    selldw  $7,$26,2,$21                     # rounds.S:77, LOOK_UP
    selldw  $7,$26,1,$21                     # rounds.S:78, LOOK_UP
    vbisw   $5,$19,$18                       # rounds.S:95, SUB_ROW
    selldw  $7,$26,0,$21                     # rounds.S:79, LOOK_UP
    selldw  $6,$26,7,$5                      # rounds.S:72, LOOK_UP
    selldw  $6,$26,6,$5                      # rounds.S:73, LOOK_UP
    selldw  $6,$26,5,$5                      # rounds.S:74, LOOK_UP
    selldw  $6,$26,4,$5                      # rounds.S:75, LOOK_UP
    selldw  $6,$26,3,$5                      # rounds.S:76, LOOK_UP
    vsllw   $21,16,$21                       # rounds.S:96, SUB_ROW
    vxorw   $13,$9,$9                        # rounds.S:139, BRING_NEXT
    selldw  $6,$26,2,$5                      # rounds.S:77, LOOK_UP
    selldw  $6,$26,1,$5                      # rounds.S:78, LOOK_UP
    selldw  $6,$26,0,$5                      # rounds.S:79, LOOK_UP
    selldw  $20,$26,7,$20                    # rounds.S:72, LOOK_UP
    selldw  $20,$26,6,$20                    # rounds.S:73, LOOK_UP
    selldw  $20,$26,5,$20                    # rounds.S:74, LOOK_UP
    selldw  $20,$26,4,$20                    # rounds.S:75, LOOK_UP
    selldw  $20,$26,3,$20                    # rounds.S:76, LOOK_UP
    selldw  $20,$26,2,$20                    # rounds.S:77, LOOK_UP
    selldw  $20,$26,1,$20                    # rounds.S:78, LOOK_UP
    selldw  $20,$26,0,$20                    # rounds.S:79, LOOK_UP
    vstd    $9,next_rows+32($31) !tprello    # rounds.S:143, BRING_NEXT
    vstd    $16,next_rows+64($31) !tprello   # rounds.S:144, BRING_NEXT
    selldw  $15,$26,7,$19                    # rounds.S:72, LOOK_UP
    selldw  $15,$26,6,$19                    # rounds.S:73, LOOK_UP
    selldw  $15,$26,5,$19                    # rounds.S:74, LOOK_UP
    selldw  $15,$26,4,$19                    # rounds.S:75, LOOK_UP
    vbisw   $18,$21,$18                      # rounds.S:97, SUB_ROW
    selldw  $15,$26,3,$19                    # rounds.S:76, LOOK_UP
    selldw  $15,$26,2,$19                    # rounds.S:77, LOOK_UP
    selldw  $15,$26,1,$19                    # rounds.S:78, LOOK_UP
    selldw  $15,$26,0,$19                    # rounds.S:79, LOOK_UP
    selldw  $12,$26,7,$18                    # rounds.S:72, LOOK_UP
    selldw  $12,$26,6,$18                    # rounds.S:73, LOOK_UP
    vstd    $8,next_rows($31) !tprello       # rounds.S:142, BRING_NEXT
    vsllw   $5,24,$21                        # rounds.S:98, SUB_ROW
    selldw  $12,$26,5,$18                    # rounds.S:74, LOOK_UP
    selldw  $12,$26,4,$18                    # rounds.S:75, LOOK_UP
    vbisw   $18,$21,$2                       # rounds.S:99, SUB_ROW
    selldw  $12,$26,3,$18                    # rounds.S:76, LOOK_UP
    vsllw   $19,8,$19                        # rounds.S:94, SUB_ROW
    selldw  $12,$26,2,$18                    # rounds.S:77, LOOK_UP
    selldw  $12,$26,1,$18                    # rounds.S:78, LOOK_UP
    vsllw   $20,16,$20                       # rounds.S:96, SUB_ROW
    selldw  $12,$26,0,$18                    # rounds.S:79, LOOK_UP
    vbisw   $18,$19,$19                      # rounds.S:95, SUB_ROW
    selldw  $4,$26,7,$21                     # rounds.S:72, LOOK_UP
    selldw  $4,$26,6,$21                     # rounds.S:73, LOOK_UP
    selldw  $4,$26,5,$21                     # rounds.S:74, LOOK_UP
    selldw  $4,$26,4,$21                     # rounds.S:75, LOOK_UP
    selldw  $4,$26,3,$21                     # rounds.S:76, LOOK_UP
    vbisw   $19,$20,$18                      # rounds.S:97, SUB_ROW
    selldw  $4,$26,2,$21                     # rounds.S:77, LOOK_UP
    vstd    $14,next_rows+96($31) !tprello   # rounds.S:145, BRING_NEXT
    selldw  $4,$26,1,$21                     # rounds.S:78, LOOK_UP
    selldw  $4,$26,0,$21                     # rounds.S:79, LOOK_UP
    vsllw   $21,24,$4                        # rounds.S:98, SUB_ROW
    vbisw   $18,$4,$3                        # rounds.S:99, SUB_ROW
    # SWSIM-END
first_next:
    subl    LEFT,1,LEFT
    beq     LEFT,first_end_a
    # SWSIM-BEGIN first
    vldd    $8,next_rows($31) !tprello       # rounds.S:156, TAKE_NEXT
    vandw   $8,255,$18                       # rounds.S:83, SUB_ROW
    vsrlw   $8,16,$20                        # rounds.S:88, SUB_ROW
    selldw  $18,$26,7,$18                    # rounds.S:72, LOOK_UP
    vsrlw   $8,8,$19                         # rounds.S:85, SUB_ROW
    selldw  $18,$26,6,$18                    # rounds.S:73, LOOK_UP
    vldd    $9,next_rows+32($31) !tprello    # rounds.S:157, TAKE_NEXT
    selldw  $18,$26,5,$18                    # rounds.S:74, LOOK_UP
    vandw   $20,255,$20                      # rounds.S:89, SUB_ROW
    selldw  $18,$26,4,$18                    # rounds.S:75, LOOK_UP
    selldw  $18,$26,3,$18                    # rounds.S:76, LOOK_UP
    vsrlw   $9,24,$21                        # rounds.S:91, SUB_ROW
    selldw  $18,$26,2,$18                    # rounds.S:77, LOOK_UP
    selldw  $18,$26,1,$18                    # rounds.S:78, LOOK_UP
    selldw  $18,$26,0,$18                    # rounds.S:79, LOOK_UP
    selldw  $20,$26,7,$20                    # rounds.S:72, LOOK_UP
    vandw   $9,255,$10                       # rounds.S:83, SUB_ROW
    selldw  $20,$26,6,$20                    # rounds.S:73, LOOK_UP
    vandw   $19,255,$19                      # rounds.S:86, SUB_ROW
    vandw   $21,255,$21                      # rounds.S:92, SUB_ROW
    selldw  $20,$26,5,$20                    # rounds.S:74, LOOK_UP
    selldw  $20,$26,4,$20                    # rounds.S:75, LOOK_UP
    vsrlw   $9,16,$11                        # rounds.S:88, SUB_ROW
    selldw  $20,$26,3,$20                    # rounds.S:76, LOOK_UP
    vsrlw   $8,24,$8                         # rounds.S:91, SUB_ROW
    selldw  $20,$26,2,$20                    # rounds.S:77, LOOK_UP
    selldw  $20,$26,1,$20                    # rounds.S:78, LOOK_UP
    vandw   $11,255,$11                      # rounds.S:89, SUB_ROW
    selldw  $20,$26,0,$20                    # rounds.S:79, LOOK_UP
    vldd    $12,next_rows+64($31) !tprello   # rounds.S:158, TAKE_NEXT
    selldw  $21,$26,7,$21                    # rounds.S:72, LOOK_UP
    selldw  $21,$26,6,$21                    # rounds.S:73, LOOK_UP
    vsllw   $20,16,$20                       # rounds.S:96, SUB_ROW
    selldw  $21,$26,5,$21                    # rounds.S:74, LOOK_UP
    vsrlw   $9,8,$9                          # rounds.S:85, SUB_ROW
    selldw  $21,$26,4,$21                    # rounds.S:75, LOOK_UP
    selldw  $21,$26,3,$21                    # rounds.S:76, LOOK_UP
    vsrlw   $12,16,$13                       # rounds.S:88, SUB_ROW
    selldw  $21,$26,2,$21                    # rounds.S:77, LOOK_UP
    selldw  $21,$26,1,$21                    # rounds.S:78, LOOK_UP
    selldw  $21,$26,0,$21                    # rounds.S:79, LOOK_UP
    selldw  $11,$26,7,$11                    # rounds.S:72, LOOK_UP
    vsllw   $21,24,$21                       # rounds.S:98, SUB_ROW
    vandw   $9,255,$9                        # rounds.S:86, SUB_ROW
    selldw  $11,$26,6,$11                    # rounds.S:73, LOOK_UP
    selldw  $11,$26,5,$11                    # rounds.S:74, LOOK_UP
    selldw  $11,$26,4,$11                    # rounds.S:75, LOOK_UP
    vandw   $8,255,$8                        # rounds.S:92, SUB_ROW
    selldw  $11,$26,3,$11                    # rounds.S:76, LOOK_UP
    selldw  $11,$26,2,$11                    # rounds.S:77, LOOK_UP
    vandw   $12,255,$14                      # rounds.S:83, SUB_ROW
    selldw  $11,$26,1,$11                    # rounds.S:78, LOOK_UP
    selldw  $11,$26,0,$11                    # rounds.S:79, LOOK_UP
    selldw  $14,$26,7,$14                    # rounds.S:72, LOOK_UP
    selldw  $14,$26,6,$14                    # rounds.S:73, LOOK_UP
    selldw  $14,$26,5,$14                    # rounds.S:74, LOOK_UP
    vandw   $13,255,$13                      # rounds.S:89, SUB_ROW
    selldw  $14,$26,4,$14                    # rounds.S:75, LOOK_UP
    selldw  $14,$26,3,$14                    # rounds.S:76, LOOK_UP
    selldw  $14,$26,2,$14                    # rounds.S:77, LOOK_UP
    selldw  $14,$26,1,$14                    # rounds.S:78, LOOK_UP
    selldw  $14,$26,0,$14                    # rounds.S:79, LOOK_UP
    selldw  $19,$26,7,$19                    # rounds.S:72, LOOK_UP
    selldw  $19,$26,6,$19                    # rounds.S:73, LOOK_UP
    vsrlw   $12,24,$15                       # rounds.S:91, SUB_ROW
    vldd    $16,next_rows+96($31) !tprello   # rounds.S:159, TAKE_NEXT
    selldw  $19,$26,5,$19                    # rounds.S:74, LOOK_UP
    selldw  $19,$26,4,$19                    # rounds.S:75, LOOK_UP
    selldw  $19,$26,3,$19                    # rounds.S:76, LOOK_UP
    selldw  $19,$26,2,$19                    # rounds.S:77, LOOK_UP
    selldw  $19,$26,1,$19                    # rounds.S:78, LOOK_UP
    vsllw   $11,16,$11                       # rounds.S:96, SUB_ROW
    selldw  $19,$26,0,$19                    # rounds.S:79, LOOK_UP
    vsrlw   $12,8,$12                        # rounds.S:85, SUB_ROW
    vsllw   $19,8,$17                        # rounds.S:94, SUB_ROW
    vbisw   $18,$17,$18                      # rounds.S:95, SUB_ROW
    selldw  $8,$26,7,$8                      # rounds.S:72, LOOK_UP
    selldw  $8,$26,6,$8                      # rounds.S:73, LOOK_UP
    selldw  $8,$26,5,$8                      # rounds.S:74, LOOK_UP
    selldw  $8,$26,4,$8                      # rounds.S:75, LOOK_UP
    vandw   $12,255,$19                      # rounds.S:86, SUB_ROW
    vandw   $15,255,$12                      # rounds.S:92, SUB_ROW
    selldw  $8,$26,3,$8                      # rounds.S:76, LOOK_UP
    selldw  $8,$26,2,$8                      # rounds.S:77, LOOK_UP
    selldw  $8,$26,1,$8                      # rounds.S:78, LOOK_UP
    vsrlw   $16,24,$15                       # rounds.S:91, SUB_ROW
    selldw  $8,$26,0,$8                      # rounds.S:79, LOOK_UP
    selldw  $10,$26,7,$10                    # rounds.S:72, LOOK_UP
    vbisw   $18,$20,$18                      # rounds.S:97, SUB_ROW
    selldw  $10,$26,6,$10                    # rounds.S:73, LOOK_UP
    vsrlw   $16,8,$20                        # rounds.S:85, SUB_ROW
    selldw  $10,$26,5,$10                    # rounds.S:74, LOOK_UP
    selldw  $10,$26,4,$10                    # rounds.S:75, LOOK_UP
    selldw  $10,$26,3,$10                    # rounds.S:76, LOOK_UP
    selldw  $10,$26,2,$10                    # rounds.S:77, LOOK_UP
    vandw   $16,255,$17                      # rounds.S:83, SUB_ROW
    selldw  $10,$26,1,$10                    # rounds.S:78, LOOK_UP
    selldw  $10,$26,0,$10                    # rounds.S:79, LOOK_UP
    vsllw   $8,24,$8                         # rounds.S:98, SUB_ROW
    selldw  $9,$26,7,$8                      # rounds.S:72, LOOK_UP
    vbisw   $18,$8,$4                        # rounds.S:99, SUB_ROW
    selldw  $9,$26,6,$8                      # rounds.S:73, LOOK_UP
    selldw  $9,$26,5,$8                      # rounds.S:74, LOOK_UP
    selldw  $9,$26,4,$8                      # rounds.S:75, LOOK_UP
    selldw  $9,$26,3,$8                      # rounds.S:76, LOOK_UP
    vandw   $20,255,$20                      # rounds.S:86, SUB_ROW
    selldw  $9,$26,2,$8                      # rounds.S:77, LOOK_UP
    selldw  $9,$26,1,$8                      # rounds.S:78, LOOK_UP
    selldw  $9,$26,0,$8                      # rounds.S:79, LOOK_UP
    selldw  $19,$26,7,$19                    # rounds.S:72, LOOK_UP
    vsllw   $8,8,$8                          # rounds.S:94, SUB_ROW
    selldw  $19,$26,6,$19                    # rounds.S:73, LOOK_UP
    vbisw   $10,$8,$18                       # rounds.S:95, SUB_ROW
    vbisw   $18,$11,$8                       # rounds.S:97, SUB_ROW
    selldw  $19,$26,5,$19                    # rounds.S:74, LOOK_UP
    vbisw   $8,$21,$5                        # rounds.S:99, SUB_ROW
    selldw  $19,$26,4,$19                    # rounds.S:75, LOOK_UP
    selldw  $19,$26,3,$19                    # rounds.S:76, LOOK_UP
    ldw     $18,even_words($31) !tprello     # rounds.S:117, LOAD_LAYOUT_CONSTANTS
    vsllw   $1,24,$8                         # aes_simd.h:97, SHIFT_ROWS
    selldw  $19,$26,2,$19                    # rounds.S:77, LOOK_UP
    selldw  $19,$26,1,$19                    # rounds.S:78, LOOK_UP
    vandw   $15,255,$21                      # rounds.S:92, SUB_ROW
    ldi     $9,128($25)                      # rounds.S:151, ADVANCE
    vsrlw   $16,16,$10                       # rounds.S:88, SUB_ROW
    selldw  $19,$26,0,$19                    # rounds.S:79, LOOK_UP
    subl    $23,1,$16                        # rounds.S:150, ADVANCE
    vandw   $10,255,$11                      # rounds.S:89, SUB_ROW
    selldw  $13,$26,7,$13                    # rounds.S:72, LOOK_UP
    selldw  $13,$26,6,$13                    # rounds.S:73, LOOK_UP
    selgt   $16,$9,$25,$25                   # rounds.S:152, ADVANCE
    vsllw   $19,8,$19                        # rounds.S:94, SUB_ROW
    selldw  $13,$26,5,$13                    # rounds.S:74, LOOK_UP
    vldd    $15,0($25)                       # aes_simd.h:56, LAYOUT_IN
    selldw  $13,$26,4,$13                    # rounds.S:75, LOOK_UP
    vldd    $16,64($25)                      # aes_simd.h:58, LAYOUT_IN
    vbisw   $14,$19,$19                      # rounds.S:95, SUB_ROW
    selldw  $13,$26,3,$13                    # rounds.S:76, LOOK_UP
    vsrlw   $1,8,$9                          # aes_simd.h:96, SHIFT_ROWS
    vldd    $10,32($25)                      # aes_simd.h:57, LAYOUT_IN
    selldw  $13,$26,2,$13                    # rounds.S:77, LOOK_UP
    vldd    $14,96($25)                      # aes_simd.h:59, LAYOUT_IN
    selldw  $13,$26,1,$13                    # rounds.S:78, LOOK_UP
    ldw     $1,odd_words($31) !tprello       # rounds.S:118, LOAD_LAYOUT_CONSTANTS
    vsrlw   $2,16,$6                         # aes_simd.h:99, SHIFT_ROWS
    selldw  $13,$26,0,$13                    # rounds.S:79, LOOK_UP
    vbisw   $8,$9,$8                         # aes_simd.h:98, SHIFT_ROWS
    vshfw   $10,$15,$18,$9                   # aes_simd.h:60, LAYOUT_IN
    vsllw   $2,16,$2                         # aes_simd.h:100, SHIFT_ROWS
    vshfw   $14,$16,$18,$7                   # aes_simd.h:62, LAYOUT_IN
    vshfw   $14,$16,$1,$14                   # aes_simd.h:63, LAYOUT_IN
    vshfw   $7,$9,$18,$16                    # aes_simd.h:64, LAYOUT_IN
    vshfw   $7,$9,$1,$9                      # aes_simd.h:65, LAYOUT_IN
    vsrlw   $16,16,$7                        # aes_simd.h:38, SWAP_BITS
    selldw  $12,$26,7,$12                    # rounds.S:72, LOOK_UP
    selldw  $12,$26,6,$12                    # rounds.S:73, LOOK_UP
    vshfw   $10,$15,$1,$15                   # aes_simd.h:61, LAYOUT_IN
    vldd    $10,mask_00ff($31) !tprello      # rounds.S:120, LOAD_LAYOUT_CONSTANTS
    vshfw   $14,$15,$18,$18                  # aes_simd.h:66, LAYOUT_IN
    selldw  $12,$26,5,$12                    # rounds.S:74, LOOK_UP
    vshfw   $14,$15,$1,$14                   # aes_simd.h:67, LAYOUT_IN
    vldd    $15,mask_0000ffff($31) !tprello  # rounds.S:119, LOAD_LAYOUT_CONSTANTS
    vsrlw   $18,16,$1                        # aes_simd.h:38, SWAP_BITS
    selldw  $12,$26,4,$12                    # rounds.S:75, LOOK_UP
    vxorw   $7,$9,$7                         # aes_simd.h:39, SWAP_BITS
    vxorw   $1,$14,$1                        # aes_simd.h:39, SWAP_BITS
    selldw  $12,$26,3,$12                    # rounds.S:76, LOOK_UP
    vandw   $7,$15,$7                        # aes_simd.h:40, SWAP_BITS
    selldw  $12,$26,2,$12                    # rounds.S:77, LOOK_UP
    vxorw   $9,$7,$9                         # aes_simd.h:41, SWAP_BITS
    selldw  $12,$26,1,$12                    # rounds.S:78, LOOK_UP
    selldw  $12,$26,0,$12                    # rounds.S:79, LOOK_UP
    vandw   $1,$15,$15                       # aes_simd.h:40, SWAP_BITS
    vsllw   $7,16,$1                         # aes_simd.h:42, SWAP_BITS
    vxorw   $16,$1,$16                       # aes_simd.h:43, SWAP_BITS
    vsrlw   $9,8,$1                          # aes_simd.h:38, SWAP_BITS
    vxorw   $14,$15,$14                      # aes_simd.h:41, SWAP_BITS
    vsllw   $12,24,$12                       # rounds.S:98, SUB_ROW
    vxorw   $1,$14,$1                        # aes_simd.h:39, SWAP_BITS
    vsllw   $13,16,$13                       # rounds.S:96, SUB_ROW
    selldw  $17,$26,7,$10                    # rounds.S:72, LOOK_UP
    vsrlw   $16,8,$7                         # aes_simd.h:38, SWAP_BITS
    selldw  $17,$26,6,$10                    # rounds.S:73, LOOK_UP
    selldw  $17,$26,5,$10                    # rounds.S:74, LOOK_UP
    vbisw   $19,$13,$19                      # rounds.S:97, SUB_ROW
    vsllw   $15,16,$13                       # aes_simd.h:42, SWAP_BITS
    vldd    $15,96($22)                      # aes_simd.h:147, ADD_ROUND_KEY
    vandw   $1,$10,$1                        # aes_simd.h:40, SWAP_BITS
    selldw  $17,$26,4,$10                    # rounds.S:75, LOOK_UP
    vxorw   $18,$13,$18                      # aes_simd.h:43, SWAP_BITS
    vldd    $13,64($22)                      # aes_simd.h:146, ADD_ROUND_KEY
    vbisw   $2,$6,$2                         # aes_simd.h:101, SHIFT_ROWS
    selldw  $17,$26,3,$10                    # rounds.S:76, LOOK_UP
    vbisw   $19,$12,$6                       # rounds.S:99, SUB_ROW
    vldd    $12,32($22)                      # aes_simd.h:145, ADD_ROUND_KEY
    vxorw   $7,$18,$19                       # aes_simd.h:39, SWAP_BITS
    selldw  $17,$26,2,$10                    # rounds.S:77, LOOK_UP
    vldd    $7,0($22)                        # aes_simd.h:144, ADD_ROUND_KEY
    vxorw   $14,$1,$14                       # aes_simd.h:41, SWAP_BITS
    selldw  $17,$26,1,$10                    # rounds.S:78, LOOK_UP
    vandw   $19,$10,$19                      # aes_simd.h:40, SWAP_BITS
    selldw  $17,$26,0,$10                    # rounds.S:79, LOOK_UP
    vxorw   $18,$19,$17                      # aes_simd.h:41, SWAP_BITS
    vsllw   $19,8,$18                        # aes_simd.h:42, SWAP_BITS
    vsrlw   $3,24,$19                        # aes_simd.h:102, SHIFT_ROWS
    vxorw   $16,$18,$16                      # aes_simd.h:43, SWAP_BITS
    vldd    $18,aes_row_keys($31) !tprello   # rounds.S:134, BRING_NEXT
    vsllw   $3,8,$3                          # aes_simd.h:103, SHIFT_ROWS
    vsllw   $1,8,$1                          # aes_simd.h:42, SWAP_BITS
    vbisw   $3,$19,$19                       # aes_simd.h:104, SHIFT_ROWS
    vldd    $3,aes_row_keys+64($31) !tprello # rounds.S:136, BRING_NEXT
    vxorw   $9,$1,$9                         # aes_simd.h:43, SWAP_BITS
    vldd    $1,aes_row_keys+96($31) !tprello # rounds.S:137, BRING_NEXT
    vxorw   $16,$18,$16                      # rounds.S:138, BRING_NEXT
    selldw  $20,$26,7,$20                    # rounds.S:72, LOOK_UP
    vxorw   $9,$3,$18                        # rounds.S:140, BRING_NEXT
    selldw  $20,$26,6,$20                    # rounds.S:73, LOOK_UP
    vldd    $9,aes_row_keys+32($31) !tprello # rounds.S:135, BRING_NEXT
    vxorw   $14,$1,$14                       # rounds.S:141, BRING_NEXT
    vxorw   $19,$0,$1                        # aes_simd.h:125, MIX_COLUMNS
    selldw  $20,$26,5,$20                    # rounds.S:74, LOOK_UP
    vstd    $14,next_rows+96($31) !tprello   # rounds.S:145, BRING_NEXT
    vxorw   $8,$2,$14                        # aes_simd.h:123, MIX_COLUMNS
    vbicw   $1,$27,$3                        # aes_simd.h:111, XTIME
    selldw  $20,$26,4,$20                    # rounds.S:75, LOOK_UP
    vxorw   $17,$9,$17                       # rounds.S:139, BRING_NEXT
    vstd    $16,next_rows($31) !tprello      # rounds.S:142, BRING_NEXT
    selldw  $20,$26,3,$20                    # rounds.S:76, LOOK_UP
    vandw   $1,$27,$16                       # aes_simd.h:113, XTIME
    vstd    $18,next_rows+64($31) !tprello   # rounds.S:144, BRING_NEXT
    vsllw   $3,1,$18                         # aes_simd.h:112, XTIME
    vsrlw   $16,7,$9                         # aes_simd.h:114, XTIME
    selldw  $20,$26,2,$20                    # rounds.S:77, LOOK_UP
    vbicw   $14,$27,$3                       # aes_simd.h:111, XTIME
    vstd    $17,next_rows+32($31) !tprello   # rounds.S:143, BRING_NEXT
    selldw  $20,$26,1,$20                    # rounds.S:78, LOOK_UP
    vsubw   $16,$9,$16                       # aes_simd.h:115, XTIME
    vandw   $16,$28,$17                      # aes_simd.h:116, XTIME
    selldw  $20,$26,0,$20                    # rounds.S:79, LOOK_UP
    vxorw   $18,$17,$16                      # aes_simd.h:117, XTIME
    vandw   $14,$27,$17                      # aes_simd.h:113, XTIME
    vxorw   $16,$0,$18                       # aes_simd.h:133, MIX_COLUMNS
    vxorw   $2,$19,$16                       # aes_simd.h:124, MIX_COLUMNS
    vxorw   $18,$14,$9                       # aes_simd.h:137, MIX_COLUMNS
    vsrlw   $17,7,$18                        # aes_simd.h:114, XTIME
    vbicw   $16,$27,$14                      # aes_simd.h:111, XTIME
    selldw  $11,$26,7,$11                    # rounds.S:72, LOOK_UP
    vsubw   $17,$18,$17                      # aes_simd.h:115, XTIME
    selldw  $11,$26,6,$11                    # rounds.S:73, LOOK_UP
    vsllw   $3,1,$18                         # aes_simd.h:112, XTIME
    selldw  $11,$26,5,$11                    # rounds.S:74, LOOK_UP
    selldw  $11,$26,4,$11                    # rounds.S:75, LOOK_UP
    vandw   $17,$28,$17                      # aes_simd.h:116, XTIME
    vandw   $16,$27,$3                       # aes_simd.h:113, XTIME
    selldw  $11,$26,3,$11                    # rounds.S:76, LOOK_UP
    selldw  $11,$26,2,$11                    # rounds.S:77, LOOK_UP
    vxorw   $18,$17,$17                      # aes_simd.h:117, XTIME
    selldw  $11,$26,1,$11                    # rounds.S:78, LOOK_UP
    vxorw   $0,$8,$18                        # aes_simd.h:122, MIX_COLUMNS
    vbicw   $18,$27,$0                       # aes_simd.h:111, XTIME
    selldw  $11,$26,0,$11                    # rounds.S:79, LOOK_UP
    vxorw   $17,$2,$17                       # aes_simd.h:131, MIX_COLUMNS
    vandw   $18,$27,$2                       # aes_simd.h:113, XTIME
    vsllw   $0,1,$0                          # aes_simd.h:112, XTIME
    vxorw   $17,$1,$17                       # aes_simd.h:135, MIX_COLUMNS
    vsrlw   $2,7,$1                          # aes_simd.h:114, XTIME
    vsubw   $2,$1,$2                         # aes_simd.h:115, XTIME
    selldw  $21,$26,7,$21                    # rounds.S:72, LOOK_UP
    vxorw   $17,$12,$1                       # aes_simd.h:149, ADD_ROUND_KEY
    vandw   $2,$28,$17                       # aes_simd.h:116, XTIME
    selldw  $21,$26,6,$21                    # rounds.S:73, LOOK_UP
    vxorw   $0,$17,$12                       # aes_simd.h:117, XTIME
    selldw  $21,$26,5,$21                    # rounds.S:74, LOOK_UP
    vsrlw   $3,7,$17                         # aes_simd.h:114, XTIME
    vxorw   $12,$8,$12                       # aes_simd.h:130, MIX_COLUMNS
    selldw  $21,$26,4,$21                    # rounds.S:75, LOOK_UP
    vxorw   $12,$16,$8                       # aes_simd.h:134, MIX_COLUMNS
    selldw  $21,$26,3,$21                    # rounds.S:76, LOOK_UP
    vsllw   $14,1,$14                        # aes_simd.h:112, XTIME
    vsllw   $11,16,$11                       # rounds.S:96, SUB_ROW
    vsubw   $3,$17,$16                       # aes_simd.h:115, XTIME
    vxorw   $8,$7,$0                         # aes_simd.h:148, ADD_ROUND_KEY
    selldw  $21,$26,2,$21                    # rounds.S:77, LOOK_UP
    selldw  $21,$26,1,$21                    # rounds.S:78, LOOK_UP
    vandw   $16,$28,$16                      # aes_simd.h:116, XTIME
    selldw  $21,$26,0,$21                    # rounds.S:79, LOOK_UP
    vxorw   $14,$16,$14                      # aes_simd.h:117, XTIME
    vsllw   $20,8,$20                        # rounds.S:94, SUB_ROW
    vxorw   $14,$19,$16                      # aes_simd.h:132, MIX_COLUMNS
    vbisw   $10,$20,$19                      # rounds.S:95, SUB_ROW
    vxorw   $16,$18,$8                       # aes_simd.h:136, MIX_COLUMNS
    vbisw   $19,$11,$18                      # rounds.S:97, SUB_ROW
    vxorw   $8,$13,$2                        # aes_simd.h:150, ADD_ROUND_KEY
    vsllw   $21,24,$21                       # rounds.S:98, SUB_ROW
    vxorw   $9,$15,$3                        # aes_simd.h:151, ADD_ROUND_KEY
    vbisw   $18,$21,$7                       # rounds.S:99, SUB_ROW
    # SWSIM-END
    SEND    putr, A0, A1, A2, A3
    subl    LEFT,1,LEFT
    beq     LEFT,first_end_b
    # SWSIM-BEGIN first
    vldd    $8,next_rows($31) !tprello       # rounds.S:156, TAKE_NEXT
    vandw   $8,255,$18                       # rounds.S:83, SUB_ROW
    vsrlw   $8,24,$21                        # rounds.S:91, SUB_ROW
    selldw  $18,$26,7,$18                    # rounds.S:72, LOOK_UP
    vldd    $9,next_rows+32($31) !tprello    # rounds.S:157, TAKE_NEXT
    selldw  $18,$26,6,$18                    # rounds.S:73, LOOK_UP
    selldw  $18,$26,5,$18                    # rounds.S:74, LOOK_UP
    selldw  $18,$26,4,$18                    # rounds.S:75, LOOK_UP
    vsrlw   $8,8,$19                         # rounds.S:85, SUB_ROW
    vandw   $21,255,$21                      # rounds.S:92, SUB_ROW
    selldw  $18,$26,3,$18                    # rounds.S:76, LOOK_UP
    selldw  $18,$26,2,$18                    # rounds.S:77, LOOK_UP
    vsrlw   $8,16,$20                        # rounds.S:88, SUB_ROW
    vandw   $20,255,$8                       # rounds.S:89, SUB_ROW
    selldw  $18,$26,1,$18                    # rounds.S:78, LOOK_UP
    selldw  $18,$26,0,$18                    # rounds.S:79, LOOK_UP
    vandw   $9,255,$20                       # rounds.S:83, SUB_ROW
    vsrlw   $9,8,$10                         # rounds.S:85, SUB_ROW
    selldw  $8,$26,7,$8                      # rounds.S:72, LOOK_UP
    vandw   $10,255,$10                      # rounds.S:86, SUB_ROW
    selldw  $8,$26,6,$8                      # rounds.S:73, LOOK_UP
    vsrlw   $9,24,$11                        # rounds.S:91, SUB_ROW
    selldw  $8,$26,5,$8                      # rounds.S:74, LOOK_UP
    selldw  $8,$26,4,$8                      # rounds.S:75, LOOK_UP
    selldw  $8,$26,3,$8                      # rounds.S:76, LOOK_UP
    vsrlw   $9,16,$9                         # rounds.S:88, SUB_ROW
    selldw  $8,$26,2,$8                      # rounds.S:77, LOOK_UP
    selldw  $8,$26,1,$8                      # rounds.S:78, LOOK_UP
    vandw   $9,255,$9                        # rounds.S:89, SUB_ROW
    selldw  $8,$26,0,$8                      # rounds.S:79, LOOK_UP
    vandw   $11,255,$11                      # rounds.S:92, SUB_ROW
    selldw  $11,$26,7,$11                    # rounds.S:72, LOOK_UP
    selldw  $11,$26,6,$11                    # rounds.S:73, LOOK_UP
    selldw  $11,$26,5,$11                    # rounds.S:74, LOOK_UP
    selldw  $11,$26,4,$11                    # rounds.S:75, LOOK_UP
    selldw  $11,$26,3,$11                    # rounds.S:76, LOOK_UP
    selldw  $11,$26,2,$11                    # rounds.S:77, LOOK_UP
    selldw  $11,$26,1,$11                    # rounds.S:78, LOOK_UP
    selldw  $11,$26,0,$11                    # rounds.S:79, LOOK_UP
    vldd    $12,next_rows+64($31) !tprello   # rounds.S:158, TAKE_NEXT
    selldw  $9,$26,7,$9                      # rounds.S:72, LOOK_UP
    selldw  $9,$26,6,$9                      # rounds.S:73, LOOK_UP
    selldw  $9,$26,5,$9                      # rounds.S:74, LOOK_UP
    vandw   $19,255,$19                      # rounds.S:86, SUB_ROW
    selldw  $9,$26,4,$9                      # rounds.S:75, LOOK_UP
    selldw  $9,$26,3,$9                      # rounds.S:76, LOOK_UP
    selldw  $9,$26,2,$9                      # rounds.S:77, LOOK_UP
    vandw   $12,255,$13                      # rounds.S:83, SUB_ROW
    selldw  $9,$26,1,$9                      # rounds.S:78, LOOK_UP
    selldw  $9,$26,0,$9                      # rounds.S:79, LOOK_UP
    vsrlw   $12,16,$14                       # rounds.S:88, SUB_ROW
    selldw  $10,$26,7,$10                    # rounds.S:72, LOOK_UP
    selldw  $10,$26,6,$10                    # rounds.S:73, LOOK_UP
    selldw  $10,$26,5,$10                    # rounds.S:74, LOOK_UP
    vsrlw   $12,8,$15                        # rounds.S:85, SUB_ROW
    selldw  $10,$26,4,$10                    # rounds.S:75, LOOK_UP
    vsllw   $11,24,$11                       # rounds.S:98, SUB_ROW
    selldw  $10,$26,3,$10                    # rounds.S:76, LOOK_UP
    vsllw   $9,16,$9                         # rounds.S:96, SUB_ROW
    selldw  $10,$26,2,$10                    # rounds.S:77, LOOK_UP
    vsrlw   $12,24,$12                       # rounds.S:91, SUB_ROW
    selldw  $10,$26,1,$10                    # rounds.S:78, LOOK_UP
    selldw  $10,$26,0,$10                    # rounds.S:79, LOOK_UP
    vandw   $12,255,$12                      # rounds.S:92, SUB_ROW
    selldw  $19,$26,7,$19                    # rounds.S:72, LOOK_UP
    selldw  $19,$26,6,$19                    # rounds.S:73, LOOK_UP
    selldw  $19,$26,5,$19                    # rounds.S:74, LOOK_UP
    selldw  $19,$26,4,$19                    # rounds.S:75, LOOK_UP
    selldw  $19,$26,3,$19                    # rounds.S:76, LOOK_UP
    vsllw   $10,8,$10                        # rounds.S:94, SUB_ROW
    selldw  $19,$26,2,$19                    # rounds.S:77, LOOK_UP
    vsllw   $8,16,$8                         # rounds.S:96, SUB_ROW
    selldw  $19,$26,1,$19                    # rounds.S:78, LOOK_UP
    selldw  $19,$26,0,$19                    # rounds.S:79, LOOK_UP
    vsllw   $19,8,$16                        # rounds.S:94, SUB_ROW
    selldw  $21,$26,7,$21                    # rounds.S:72, LOOK_UP
    vbisw   $18,$16,$18                      # rounds.S:95, SUB_ROW
    vandw   $14,255,$14                      # rounds.S:89, SUB_ROW
    selldw  $21,$26,6,$21                    # rounds.S:73, LOOK_UP
    selldw  $21,$26,5,$21                    # rounds.S:74, LOOK_UP
    selldw  $21,$26,4,$21                    # rounds.S:75, LOOK_UP
    selldw  $21,$26,3,$21                    # rounds.S:76, LOOK_UP
    selldw  $21,$26,2,$21                    # rounds.S:77, LOOK_UP
    selldw  $21,$26,1,$21                    # rounds.S:78, LOOK_UP
    vandw   $15,255,$19                      # rounds.S:86, SUB_ROW
    selldw  $21,$26,0,$21                    # rounds.S:79, LOOK_UP
    selldw  $19,$26,7,$19                    # rounds.S:72, LOOK_UP
    selldw  $19,$26,6,$19                    # rounds.S:73, LOOK_UP
    vldd    $15,next_rows+96($31) !tprello   # rounds.S:159, TAKE_NEXT
    vbisw   $18,$8,$18                       # rounds.S:97, SUB_ROW
    selldw  $19,$26,5,$19                    # rounds.S:74, LOOK_UP
    selldw  $19,$26,4,$19                    # rounds.S:75, LOOK_UP
    selldw  $19,$26,3,$19                    # rounds.S:76, LOOK_UP
    selldw  $19,$26,2,$19                    # rounds.S:77, LOOK_UP
    ldi     $17,128($25)                     # rounds.S:151, ADVANCE
    selldw  $19,$26,1,$19                    # rounds.S:78, LOOK_UP
    selldw  $19,$26,0,$19                    # rounds.S:79, LOOK_UP
    selldw  $20,$26,7,$18                    # rounds.S:72, LOOK_UP
    selldw  $20,$26,6,$18                    # rounds.S:73, LOOK_UP
    vsllw   $19,8,$19                        # rounds.S:94, SUB_ROW
    selldw  $20,$26,5,$18                    # rounds.S:74, LOOK_UP
    subl    $23,1,$16                        # rounds.S:150, ADVANCE
    selldw  $20,$26,4,$18                    # rounds.S:75, LOOK_UP
    selldw  $20,$26,3,$18                    # rounds.S:76, LOOK_UP
    vsllw   $21,24,$21                       # rounds.S:98, SUB_ROW
    selldw  $20,$26,2,$18                    # rounds.S:77, LOOK_UP
    vsrlw   $15,8,$8                         # rounds.S:85, SUB_ROW
    vbisw   $18,$21,$0                       # rounds.S:99, SUB_ROW
    selldw  $20,$26,1,$18                    # rounds.S:78, LOOK_UP
    selldw  $20,$26,0,$18                    # rounds.S:79, LOOK_UP
    vsrlw   $15,24,$21                       # rounds.S:91, SUB_ROW
    selldw  $13,$26,7,$18                    # rounds.S:72, LOOK_UP
    selldw  $13,$26,6,$18                    # rounds.S:73, LOOK_UP
    vandw   $8,255,$20                       # rounds.S:86, SUB_ROW
    selgt   $16,$17,$25,$25                  # rounds.S:152, ADVANCE
    selldw  $13,$26,5,$18                    # rounds.S:74, LOOK_UP
    vbisw   $18,$10,$18                      # rounds.S:95, SUB_ROW
    ldw     $16,even_words($31) !tprello     # rounds.S:117, LOAD_LAYOUT_CONSTANTS
    vsrlw   $15,16,$8                        # rounds.S:88, SUB_ROW
    vsrlw   $5,8,$17                         # aes_simd.h:96, SHIFT_ROWS
    selldw  $13,$26,4,$18                    # rounds.S:75, LOOK_UP
    vldd    $10,32($25)                      # aes_simd.h:57, LAYOUT_IN
    vbisw   $18,$9,$18                       # rounds.S:97, SUB_ROW
    selldw  $13,$26,3,$18                    # rounds.S:76, LOOK_UP
    vsllw   $5,24,$9                         # aes_simd.h:97, SHIFT_ROWS
    selldw  $13,$26,2,$18                    # rounds.S:77, LOOK_UP
    vbisw   $18,$11,$1                       # rounds.S:99, SUB_ROW
    selldw  $13,$26,1,$18                    # rounds.S:78, LOOK_UP
    selldw  $13,$26,0,$18                    # rounds.S:79, LOOK_UP
    selldw  $12,$26,7,$12                    # rounds.S:72, LOOK_UP
    vldd    $11,96($25)                      # aes_simd.h:59, LAYOUT_IN
    vbisw   $18,$19,$18                      # rounds.S:95, SUB_ROW
    selldw  $12,$26,6,$12                    # rounds.S:73, LOOK_UP
    vsllw   $6,16,$13                        # aes_simd.h:100, SHIFT_ROWS
    vldd    $19,64($25)                      # aes_simd.h:58, LAYOUT_IN
    selldw  $12,$26,5,$12                    # rounds.S:74, LOOK_UP
    vandw   $21,255,$21                      # rounds.S:92, SUB_ROW
    vldd    $2,0($25)                        # aes_simd.h:56, LAYOUT_IN
    vandw   $15,255,$15                      # rounds.S:83, SUB_ROW
    selldw  $12,$26,4,$12                    # rounds.S:75, LOOK_UP
    selldw  $12,$26,3,$12                    # rounds.S:76, LOOK_UP
    selldw  $12,$26,2,$12                    # rounds.S:77, LOOK_UP
    vshfw   $11,$19,$16,$3                   # aes_simd.h:62, LAYOUT_IN
    selldw  $12,$26,1,$12                    # rounds.S:78, LOOK_UP
    vbisw   $9,$17,$9                        # aes_simd.h:98, SHIFT_ROWS
    ldw     $17,odd_words($31) !tprello      # rounds.S:118, LOAD_LAYOUT_CONSTANTS
    selldw  $12,$26,0,$12                    # rounds.S:79, LOOK_UP
    vandw   $8,255,$8                        # rounds.S:89, SUB_ROW
    vshfw   $10,$2,$16,$5                    # aes_simd.h:60, LAYOUT_IN
    vshfw   $10,$2,$17,$10                   # aes_simd.h:61, LAYOUT_IN
    vsrlw   $6,16,$2                         # aes_simd.h:99, SHIFT_ROWS
    vshfw   $3,$5,$16,$6                     # aes_simd.h:64, LAYOUT_IN
    vshfw   $3,$5,$17,$3                     # aes_simd.h:65, LAYOUT_IN
    vshfw   $11,$19,$17,$11                  # aes_simd.h:63, LAYOUT_IN
    selldw  $14,$26,7,$14                    # rounds.S:72, LOOK_UP
    vsrlw   $6,16,$19                        # aes_simd.h:38, SWAP_BITS
    vldd    $5,mask_0000ffff($31) !tprello   # rounds.S:119, LOAD_LAYOUT_CONSTANTS
    selldw  $14,$26,6,$14                    # rounds.S:73, LOOK_UP
    vxorw   $19,$3,$19                       # aes_simd.h:39, SWAP_BITS
    selldw  $14,$26,5,$14                    # rounds.S:74, LOOK_UP
    vandw   $19,$5,$19                       # aes_simd.h:40, SWAP_BITS
    vshfw   $11,$10,$17,$17                  # aes_simd.h:67, LAYOUT_IN
    selldw  $14,$26,4,$14                    # rounds.S:75, LOOK_UP
    vshfw   $11,$10,$16,$10                  # aes_simd.h:66, LAYOUT_IN
    vldd    $16,aes_row_keys+96($31) !tprello # rounds.S:137, BRING_NEXT
    selldw  $14,$26,3,$14                    # rounds.S:76, LOOK_UP
    vsllw   $19,16,$11                       # aes_simd.h:42, SWAP_BITS
    vxorw   $3,$19,$19                       # aes_simd.h:41, SWAP_BITS
    vldd    $3,mask_00ff($31) !tprello       # rounds.S:120, LOAD_LAYOUT_CONSTANTS
    vxorw   $6,$11,$11                       # aes_simd.h:43, SWAP_BITS
    selldw  $14,$26,2,$14                    # rounds.S:77, LOOK_UP
    vsrlw   $10,16,$6                        # aes_simd.h:38, SWAP_BITS
    selldw  $14,$26,1,$14                    # rounds.S:78, LOOK_UP
    vxorw   $6,$17,$6                        # aes_simd.h:39, SWAP_BITS
    selldw  $14,$26,0,$14                    # rounds.S:79, LOOK_UP
    vandw   $6,$5,$5                         # aes_simd.h:40, SWAP_BITS
    vsllw   $12,24,$12                       # rounds.S:98, SUB_ROW
    vxorw   $17,$5,$17                       # aes_simd.h:41, SWAP_BITS
    vsllw   $5,16,$5                         # aes_simd.h:42, SWAP_BITS
    vsrlw   $11,8,$6                         # aes_simd.h:38, SWAP_BITS
    vsllw   $14,16,$14                       # rounds.S:96, SUB_ROW
    vxorw   $10,$5,$10                       # aes_simd.h:43, SWAP_BITS
    selldw  $20,$26,7,$20                    # rounds.S:72, LOOK_UP
    vldd    $5,aes_row_keys($31) !tprello    # rounds.S:134, BRING_NEXT
    vxorw   $6,$10,$6                        # aes_simd.h:39, SWAP_BITS
    vbisw   $18,$14,$18                      # rounds.S:97, SUB_ROW
    selldw  $20,$26,6,$20                    # rounds.S:73, LOOK_UP
    vandw   $6,$3,$14                        # aes_simd.h:40, SWAP_BITS
    vldd    $6,aes_row_keys+32($31) !tprello # rounds.S:135, BRING_NEXT
    selldw  $20,$26,5,$20                    # rounds.S:74, LOOK_UP
    vxorw   $10,$14,$10                      # aes_simd.h:41, SWAP_BITS
    vbisw   $13,$2,$13                       # aes_simd.h:101, SHIFT_ROWS
    selldw  $20,$26,4,$20                    # rounds.S:75, LOOK_UP
    vldd    $2,aes_row_keys+64($31) !tprello # rounds.S:136, BRING_NEXT
    vsllw   $14,8,$14                        # aes_simd.h:42, SWAP_BITS
    vxorw   $10,$6,$10                       # rounds.S:139, BRING_NEXT
    selldw  $20,$26,3,$20                    # rounds.S:76, LOOK_UP
    vldd    $6,32($22)                       # aes_simd.h:145, ADD_ROUND_KEY
    vxorw   $11,$14,$11                      # aes_simd.h:43, SWAP_BITS
    vsrlw   $19,8,$14                        # aes_simd.h:38, SWAP_BITS
    selldw  $20,$26,2,$20                    # rounds.S:77, LOOK_UP
    vxorw   $11,$5,$11                       # rounds.S:138, BRING_NEXT
    vldd    $5,0($22)                        # aes_simd.h:144, ADD_ROUND_KEY
    selldw  $20,$26,1,$20                    # rounds.S:78, LOOK_UP
    vxorw   $14,$17,$14                      # aes_simd.h:39, SWAP_BITS
    selldw  $20,$26,0,$20                    # rounds.S:79, LOOK_UP
    vandw   $14,$3,$14                       # aes_simd.h:40, SWAP_BITS
    vxorw   $9,$13,$3                        # aes_simd.h:123, MIX_COLUMNS
    vxorw   $17,$14,$17                      # aes_simd.h:41, SWAP_BITS
    vsllw   $14,8,$14                        # aes_simd.h:42, SWAP_BITS
    vxorw   $17,$16,$16                      # rounds.S:141, BRING_NEXT
    vxorw   $19,$14,$17                      # aes_simd.h:43, SWAP_BITS
    vbicw   $3,$27,$14                       # aes_simd.h:111, XTIME
    vldd    $19,64($22)                      # aes_simd.h:146, ADD_ROUND_KEY
    vxorw   $17,$2,$17                       # rounds.S:140, BRING_NEXT
    vbisw   $18,$12,$2                       # rounds.S:99, SUB_ROW
    selldw  $15,$26,7,$10                    # rounds.S:72, LOOK_UP
    vsllw   $14,1,$14                        # aes_simd.h:112, XTIME
    vldd    $12,96($22)                      # aes_simd.h:147, ADD_ROUND_KEY
    vandw   $3,$27,$18                       # aes_simd.h:113, XTIME
    selldw  $15,$26,6,$10                    # rounds.S:73, LOOK_UP
    vstd    $16,next_rows+96($31) !tprello   # rounds.S:145, BRING_NEXT
    vsllw   $7,8,$16                         # aes_simd.h:103, SHIFT_ROWS
    selldw  $15,$26,5,$10                    # rounds.S:74, LOOK_UP
    vsrlw   $7,24,$7                         # aes_simd.h:102, SHIFT_ROWS
    vstd    $17,next_rows+64($31) !tprello   # rounds.S:144, BRING_NEXT
    vsrlw   $18,7,$17                        # aes_simd.h:114, XTIME
    vbisw   $16,$7,$16                       # aes_simd.h:104, SHIFT_ROWS
    selldw  $15,$26,4,$10                    # rounds.S:75, LOOK_UP
    selldw  $15,$26,3,$10                    # rounds.S:76, LOOK_UP
    vxorw   $13,$16,$7                       # aes_simd.h:124, MIX_COLUMNS
    vstd    $10,next_rows+32($31) !tprello   # rounds.S:143, BRING_NEXT
    vsubw   $18,$17,$17                      # aes_simd.h:115, XTIME
    selldw  $15,$26,2,$10                    # rounds.S:77, LOOK_UP
    vbicw   $7,$27,$18                       # aes_simd.h:111, XTIME
    vandw   $17,$28,$10                      # aes_simd.h:116, XTIME
    vstd    $11,next_rows($31) !tprello      # rounds.S:142, BRING_NEXT
    vxorw   $16,$4,$11                       # aes_simd.h:125, MIX_COLUMNS
    selldw  $15,$26,1,$10                    # rounds.S:78, LOOK_UP
    vxorw   $14,$10,$14                      # aes_simd.h:117, XTIME
    selldw  $15,$26,0,$10                    # rounds.S:79, LOOK_UP
    vbicw   $11,$27,$15                      # aes_simd.h:111, XTIME
    vxorw   $14,$13,$13                      # aes_simd.h:131, MIX_COLUMNS
    vandw   $11,$27,$17                      # aes_simd.h:113, XTIME
    vsllw   $15,1,$15                        # aes_simd.h:112, XTIME
    vsrlw   $17,7,$14                        # aes_simd.h:114, XTIME
    vsllw   $18,1,$18                        # aes_simd.h:112, XTIME
    vsubw   $17,$14,$17                      # aes_simd.h:115, XTIME
    selldw  $8,$26,7,$8                      # rounds.S:72, LOOK_UP
    vxorw   $4,$9,$14                        # aes_simd.h:122, MIX_COLUMNS
    selldw  $8,$26,6,$8                      # rounds.S:73, LOOK_UP
    selldw  $8,$26,5,$8                      # rounds.S:74, LOOK_UP
    vandw   $17,$28,$17                      # aes_simd.h:116, XTIME
    vxorw   $13,$11,$11                      # aes_simd.h:135, MIX_COLUMNS
    vandw   $14,$27,$13                      # aes_simd.h:113, XTIME
    selldw  $8,$26,4,$8                      # rounds.S:75, LOOK_UP
    vxorw   $15,$17,$15                      # aes_simd.h:117, XTIME
    vxorw   $15,$4,$17                       # aes_simd.h:133, MIX_COLUMNS
    selldw  $8,$26,3,$8                      # rounds.S:76, LOOK_UP
    vxorw   $17,$3,$15                       # aes_simd.h:137, MIX_COLUMNS
    selldw  $8,$26,2,$8                      # rounds.S:77, LOOK_UP
    vbicw   $14,$27,$17                      # aes_simd.h:111, XTIME
    selldw  $8,$26,1,$8                      # rounds.S:78, LOOK_UP
    vsrlw   $13,7,$3                         # aes_simd.h:114, XTIME
    vsllw   $17,1,$17                        # aes_simd.h:112, XTIME
    selldw  $8,$26,0,$8                      # rounds.S:79, LOOK_UP
    vsubw   $13,$3,$13                       # aes_simd.h:115, XTIME
    vandw   $13,$28,$13                      # aes_simd.h:116, XTIME
    vandw   $7,$27,$3                        # aes_simd.h:113, XTIME
    vsllw   $20,8,$20                        # rounds.S:94, SUB_ROW
    vxorw   $17,$13,$13                      # aes_simd.h:117, XTIME
    vbisw   $10,$20,$10                      # rounds.S:95, SUB_ROW
    vxorw   $13,$9,$17                       # aes_simd.h:130, MIX_COLUMNS
    selldw  $21,$26,7,$21                    # rounds.S:72, LOOK_UP
    vsrlw   $3,7,$20                         # aes_simd.h:114, XTIME
    vsllw   $8,16,$8                         # rounds.S:96, SUB_ROW
    selldw  $21,$26,6,$21                    # rounds.S:73, LOOK_UP
    vxorw   $17,$7,$9                        # aes_simd.h:134, MIX_COLUMNS
    selldw  $21,$26,5,$21                    # rounds.S:74, LOOK_UP
    selldw  $21,$26,4,$21                    # rounds.S:75, LOOK_UP
    vxorw   $9,$5,$4                         # aes_simd.h:148, ADD_ROUND_KEY
    selldw  $21,$26,3,$21                    # rounds.S:76, LOOK_UP
    vsubw   $3,$20,$17                       # aes_simd.h:115, XTIME
    vandw   $17,$28,$20                      # aes_simd.h:116, XTIME
    selldw  $21,$26,2,$21                    # rounds.S:77, LOOK_UP
    selldw  $21,$26,1,$21                    # rounds.S:78, LOOK_UP
    vxorw   $18,$20,$17                      # aes_simd.h:117, XTIME
    vbisw   $10,$8,$18                       # rounds.S:97, SUB_ROW
    selldw  $21,$26,0,$21                    # rounds.S:79, LOOK_UP
    vxorw   $17,$16,$16                      # aes_simd.h:132, MIX_COLUMNS
    vxorw   $15,$12,$7                       # aes_simd.h:151, ADD_ROUND_KEY
    vxorw   $16,$14,$8                       # aes_simd.h:136, MIX_COLUMNS
    vxorw   $11,$6,$5                        # aes_simd.h:149, ADD_ROUND_KEY
    vsllw   $21,24,$9                        # rounds.S:98, SUB_ROW
    vxorw   $8,$19,$6                        # aes_simd.h:150, ADD_ROUND_KEY
    vbisw   $18,$9,$3                        # rounds.S:99, SUB_ROW
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
    vandw   $0,255,$18                       # rounds.S:83, SUB_ROW
    selldw  $18,$26,7,$18                    # rounds.S:72, LOOK_UP
    selldw  $18,$26,6,$18                    # rounds.S:73, LOOK_UP
    vsrlw   $0,8,$19                         # rounds.S:85, SUB_ROW
    selldw  $18,$26,5,$18                    # rounds.S:74, LOOK_UP
    vsrlw   $0,16,$20                        # rounds.S:88, SUB_ROW
    selldw  $18,$26,4,$18                    # rounds.S:75, LOOK_UP
    selldw  $18,$26,3,$18                    # rounds.S:76, LOOK_UP
    selldw  $18,$26,2,$18                    # rounds.S:77, LOOK_UP
    vandw   $19,255,$19                      # rounds.S:86, SUB_ROW
    selldw  $18,$26,1,$18                    # rounds.S:78, LOOK_UP
    selldw  $18,$26,0,$18                    # rounds.S:79, LOOK_UP
    vandw   $20,255,$20                      # rounds.S:89, SUB_ROW
    vsrlw   $0,24,$21                        # rounds.S:91, SUB_ROW
    selldw  $19,$26,7,$19                    # rounds.S:72, LOOK_UP
    selldw  $19,$26,6,$19                    # rounds.S:73, LOOK_UP
    vandw   $21,255,$21                      # rounds.S:92, SUB_ROW
    selldw  $19,$26,5,$19                    # rounds.S:74, LOOK_UP
    selldw  $19,$26,4,$19                    # rounds.S:75, LOOK_UP
    selldw  $19,$26,3,$19                    # rounds.S:76, LOOK_UP
    selldw  $19,$26,2,$19                    # rounds.S:77, LOOK_UP
    vandw   $1,255,$25                       # rounds.S:83, SUB_ROW
    selldw  $19,$26,1,$19                    # rounds.S:78, LOOK_UP
    selldw  $19,$26,0,$19                    # rounds.S:79, LOOK_UP
    selldw  $20,$26,7,$20                    # rounds.S:72, LOOK_UP
    selldw  $20,$26,6,$20                    # rounds.S:73, LOOK_UP
    vsllw   $19,8,$19                        # rounds.S:94, SUB_ROW
    selldw  $20,$26,5,$20                    # rounds.S:74, LOOK_UP
    selldw  $20,$26,4,$20                    # rounds.S:75, LOOK_UP
    selldw  $20,$26,3,$20                    # rounds.S:76, LOOK_UP
    selldw  $20,$26,2,$20                    # rounds.S:77, LOOK_UP
    selldw  $20,$26,1,$20                    # rounds.S:78, LOOK_UP
    selldw  $20,$26,0,$20                    # rounds.S:79, LOOK_UP
    vbisw   $18,$19,$18                      # rounds.S:95, SUB_ROW
    selldw  $21,$26,7,$21                    # rounds.S:72, LOOK_UP
    vsllw   $20,16,$20                       # rounds.S:96, SUB_ROW
    selldw  $21,$26,6,$21                    # rounds.S:73, LOOK_UP
    selldw  $21,$26,5,$21                    # rounds.S:74, LOOK_UP
    selldw  $21,$26,4,$21                    # rounds.S:75, LOOK_UP
    selldw  $21,$26,3,$21                    # rounds.S:76, LOOK_UP
    selldw  $21,$26,2,$21                    # rounds.S:77, LOOK_UP
    selldw  $21,$26,1,$21                    # rounds.S:78, LOOK_UP
    selldw  $21,$26,0,$21                    # rounds.S:79, LOOK_UP
    selldw  $25,$26,7,$20                    # rounds.S:72, LOOK_UP
    selldw  $25,$26,6,$20                    # rounds.S:73, LOOK_UP
    vsrlw   $1,24,$4                         # rounds.S:91, SUB_ROW
    selldw  $25,$26,5,$20                    # rounds.S:74, LOOK_UP
    vsllw   $21,24,$21                       # rounds.S:98, SUB_ROW
    selldw  $25,$26,4,$20                    # rounds.S:75, LOOK_UP
    vandw   $2,255,$19                       # rounds.S:83, SUB_ROW
    selldw  $25,$26,3,$20                    # rounds.S:76, LOOK_UP
    selldw  $25,$26,2,$20                    # rounds.S:77, LOOK_UP
    selldw  $25,$26,1,$20                    # rounds.S:78, LOOK_UP
    vsrlw   $2,8,$5                          # rounds.S:85, SUB_ROW
    vbisw   $18,$20,$18                      # rounds.S:97, SUB_ROW
    selldw  $25,$26,0,$20                    # rounds.S:79, LOOK_UP
    vsrlw   $1,8,$25                         # rounds.S:85, SUB_ROW
    vandw   $25,255,$6                       # rounds.S:86, SUB_ROW
    selldw  $6,$26,7,$4                      # rounds.S:72, LOOK_UP
    selldw  $6,$26,6,$4                      # rounds.S:73, LOOK_UP
    selldw  $6,$26,5,$4                      # rounds.S:74, LOOK_UP
    vsrlw   $1,16,$25                        # rounds.S:88, SUB_ROW
    vbisw   $18,$21,$0                       # rounds.S:99, SUB_ROW
    selldw  $6,$26,4,$4                      # rounds.S:75, LOOK_UP
    selldw  $6,$26,3,$4                      # rounds.S:76, LOOK_UP
    vandw   $4,255,$21                       # rounds.S:92, SUB_ROW
    vandw   $25,255,$25                      # rounds.S:89, SUB_ROW
    selldw  $6,$26,2,$4                      # rounds.S:77, LOOK_UP
    selldw  $6,$26,1,$4                      # rounds.S:78, LOOK_UP
    selldw  $6,$26,0,$4                      # rounds.S:79, LOOK_UP
    selldw  $25,$26,7,$20                    # rounds.S:72, LOOK_UP
    selldw  $25,$26,6,$20                    # rounds.S:73, LOOK_UP
    selldw  $25,$26,5,$20                    # rounds.S:74, LOOK_UP
    vsllw   $4,8,$4                          # rounds.S:94, SUB_ROW
    selldw  $25,$26,4,$20                    # rounds.S:75, LOOK_UP
    vbisw   $20,$4,$18                       # rounds.S:95, SUB_ROW
    selldw  $25,$26,3,$20                    # rounds.S:76, LOOK_UP
    selldw  $25,$26,2,$20                    # rounds.S:77, LOOK_UP
    selldw  $25,$26,1,$20                    # rounds.S:78, LOOK_UP
    selldw  $25,$26,0,$20                    # rounds.S:79, LOOK_UP
    selldw  $21,$26,7,$21                    # rounds.S:72, LOOK_UP
    selldw  $21,$26,6,$21                    # rounds.S:73, LOOK_UP
    vsllw   $20,16,$20                       # rounds.S:96, SUB_ROW
    selldw  $21,$26,5,$21                    # rounds.S:74, LOOK_UP
    vandw   $5,255,$25                       # rounds.S:86, SUB_ROW
    selldw  $21,$26,4,$21                    # rounds.S:75, LOOK_UP
    selldw  $21,$26,3,$21                    # rounds.S:76, LOOK_UP
    selldw  $21,$26,2,$21                    # rounds.S:77, LOOK_UP
    vbisw   $18,$20,$18                      # rounds.S:97, SUB_ROW
    selldw  $21,$26,1,$21                    # rounds.S:78, LOOK_UP
    selldw  $21,$26,0,$21                    # rounds.S:79, LOOK_UP
    selldw  $19,$26,7,$19                    # rounds.S:72, LOOK_UP
    vandw   $3,255,$20                       # rounds.S:83, SUB_ROW
    selldw  $19,$26,6,$19                    # rounds.S:73, LOOK_UP
    selldw  $19,$26,5,$19                    # rounds.S:74, LOOK_UP
    vsrlw   $2,24,$4                         # rounds.S:91, SUB_ROW
    selldw  $19,$26,4,$19                    # rounds.S:75, LOOK_UP
    selldw  $19,$26,3,$19                    # rounds.S:76, LOOK_UP
    vsrlw   $2,16,$5                         # rounds.S:88, SUB_ROW
    selldw  $19,$26,2,$19                    # rounds.S:77, LOOK_UP
    selldw  $19,$26,1,$19                    # rounds.S:78, LOOK_UP
    selldw  $19,$26,0,$19                    # rounds.S:79, LOOK_UP
    selldw  $25,$26,7,$25                    # rounds.S:72, LOOK_UP
    vsllw   $21,24,$21                       # rounds.S:98, SUB_ROW
    selldw  $25,$26,6,$25                    # rounds.S:73, LOOK_UP
    selldw  $25,$26,5,$25                    # rounds.S:74, LOOK_UP
    selldw  $25,$26,4,$25                    # rounds.S:75, LOOK_UP
    selldw  $25,$26,3,$25                    # rounds.S:76, LOOK_UP
    selldw  $25,$26,2,$25                    # rounds.S:77, LOOK_UP
    selldw  $25,$26,1,$25                    # rounds.S:78, LOOK_UP
    vandw   $4,255,$4                        # rounds.S:92, SUB_ROW
    selldw  $25,$26,0,$25                    # rounds.S:79, LOOK_UP
    selldw  $4,$26,7,$21                     # rounds.S:72, LOOK_UP
    vandw   $5,255,$5                        # rounds.S:89, SUB_ROW
    vbisw   $18,$21,$1                       # rounds.S:99, SUB_ROW
    selldw  $4,$26,6,$21                     # rounds.S:73, LOOK_UP
    selldw  $4,$26,5,$21                     # rounds.S:74, LOOK_UP
    selldw  $4,$26,4,$21                     # rounds.S:75, LOOK_UP
    selldw  $4,$26,3,$21                     # rounds.S:76, LOOK_UP
    selldw  $4,$26,2,$21                     # rounds.S:77, LOOK_UP
    selldw  $4,$26,1,$21                     # rounds.S:78, LOOK_UP
    selldw  $4,$26,0,$21                     # rounds.S:79, LOOK_UP
    selldw  $5,$26,7,$5                      # rounds.S:72, LOOK_UP
    vsrlw   $3,8,$4                          # rounds.S:85, SUB_ROW
    selldw  $5,$26,6,$5                      # rounds.S:73, LOOK_UP
    selldw  $5,$26,5,$5                      # rounds.S:74, LOOK_UP
    selldw  $5,$26,4,$5                      # rounds.S:75, LOOK_UP
    selldw  $5,$26,3,$5                      # rounds.S:76, LOOK_UP
    selldw  $5,$26,2,$5                      # rounds.S:77, LOOK_UP
    selldw  $5,$26,1,$5                      # rounds.S:78, LOOK_UP
    vsllw   $25,8,$25                        # rounds.S:94, SUB_ROW
    selldw  $5,$26,0,$5                      # rounds.S:79, LOOK_UP
    selldw  $20,$26,7,$19                    # rounds.S:72, LOOK_UP
    selldw  $20,$26,6,$19                    # rounds.S:73, LOOK_UP
    vsrlw   $3,16,$6                         # rounds.S:88, SUB_ROW
    selldw  $20,$26,5,$19                    # rounds.S:74, LOOK_UP
    selldw  $20,$26,4,$19                    # rounds.S:75, LOOK_UP
    vandw   $4,255,$4                        # rounds.S:86, SUB_ROW
    vsllw   $5,16,$5                         # rounds.S:96, SUB_ROW
    selldw  $20,$26,3,$19                    # rounds.S:76, LOOK_UP
    vandw   $6,255,$6                        # rounds.S:89, SUB_ROW
    selldw  $20,$26,2,$19                    # rounds.S:77, LOOK_UP
    selldw  $20,$26,1,$19                    # rounds.S:78, LOOK_UP
    vbisw   $19,$25,$18                      # rounds.S:95, SUB_ROW
    selldw  $20,$26,0,$19                    # rounds.S:79, LOOK_UP
    selldw  $4,$26,7,$20                     # rounds.S:72, LOOK_UP
    selldw  $4,$26,6,$20                     # rounds.S:73, LOOK_UP
    selldw  $4,$26,5,$20                     # rounds.S:74, LOOK_UP
    selldw  $4,$26,4,$20                     # rounds.S:75, LOOK_UP
    selldw  $4,$26,3,$20                     # rounds.S:76, LOOK_UP
    vsrlw   $3,24,$25                        # rounds.S:91, SUB_ROW
    selldw  $4,$26,2,$20                     # rounds.S:77, LOOK_UP
    vsllw   $21,24,$21                       # rounds.S:98, SUB_ROW
    selldw  $4,$26,1,$20                     # rounds.S:78, LOOK_UP
    selldw  $4,$26,0,$20                     # rounds.S:79, LOOK_UP
    selldw  $6,$26,7,$4                      # rounds.S:72, LOOK_UP
    selldw  $6,$26,6,$4                      # rounds.S:73, LOOK_UP
    vandw   $25,255,$25                      # rounds.S:92, SUB_ROW
    selldw  $6,$26,5,$4                      # rounds.S:74, LOOK_UP
    selldw  $6,$26,4,$4                      # rounds.S:75, LOOK_UP
    selldw  $6,$26,3,$4                      # rounds.S:76, LOOK_UP
    selldw  $6,$26,2,$4                      # rounds.S:77, LOOK_UP
    selldw  $6,$26,1,$4                      # rounds.S:78, LOOK_UP
    vsllw   $20,8,$20                        # rounds.S:94, SUB_ROW
    selldw  $6,$26,0,$4                      # rounds.S:79, LOOK_UP
    selldw  $25,$26,7,$21                    # rounds.S:72, LOOK_UP
    vbisw   $19,$20,$19                      # rounds.S:95, SUB_ROW
    selldw  $25,$26,6,$21                    # rounds.S:73, LOOK_UP
    selldw  $25,$26,5,$21                    # rounds.S:74, LOOK_UP
    vsllw   $4,16,$20                        # rounds.S:96, SUB_ROW
    selldw  $25,$26,4,$21                    # rounds.S:75, LOOK_UP
    vbisw   $18,$5,$18                       # rounds.S:97, SUB_ROW
    vbisw   $19,$20,$19                      # rounds.S:97, SUB_ROW
    selldw  $25,$26,3,$21                    # rounds.S:76, LOOK_UP
    selldw  $25,$26,2,$21                    # rounds.S:77, LOOK_UP
    vbisw   $18,$21,$2                       # rounds.S:99, SUB_ROW
    selldw  $25,$26,1,$21                    # rounds.S:78, LOOK_UP
    selldw  $25,$26,0,$21                    # rounds.S:79, LOOK_UP
    vsllw   $21,24,$25                       # rounds.S:98, SUB_ROW
    vbisw   $19,$25,$3                       # rounds.S:99, SUB_ROW
    # SWSIM-END
middle_round_rr_next:
    subl    LEFT,1,LEFT
    beq     LEFT,middle_round_rr_end_a
    RECEIVE getr, B0, B1, B2, B3
    # SWSIM-BEGIN middle
    vandw   $4,255,$18                       # rounds.S:83, SUB_ROW
    vsrlw   $4,16,$20                        # rounds.S:88, SUB_ROW
    selldw  $18,$26,7,$18                    # rounds.S:72, LOOK_UP
    selldw  $18,$26,6,$18                    # rounds.S:73, LOOK_UP
    vsrlw   $4,24,$21                        # rounds.S:91, SUB_ROW
    selldw  $18,$26,5,$18                    # rounds.S:74, LOOK_UP
    selldw  $18,$26,4,$18                    # rounds.S:75, LOOK_UP
    vsrlw   $5,16,$25                        # rounds.S:88, SUB_ROW
    vandw   $20,255,$20                      # rounds.S:89, SUB_ROW
    selldw  $18,$26,3,$18                    # rounds.S:76, LOOK_UP
    vsrlw   $5,8,$19                         # rounds.S:85, SUB_ROW
    selldw  $18,$26,2,$18                    # rounds.S:77, LOOK_UP
    selldw  $18,$26,1,$18                    # rounds.S:78, LOOK_UP
    vandw   $21,255,$21                      # rounds.S:92, SUB_ROW
    selldw  $18,$26,0,$18                    # rounds.S:79, LOOK_UP
    vsrlw   $6,24,$8                         # rounds.S:91, SUB_ROW
    vsrlw   $6,8,$9                          # rounds.S:85, SUB_ROW
    vandw   $19,255,$19                      # rounds.S:86, SUB_ROW
    selldw  $19,$26,7,$19                    # rounds.S:72, LOOK_UP
    vandw   $25,255,$25                      # rounds.S:89, SUB_ROW
    vsrlw   $6,16,$10                        # rounds.S:88, SUB_ROW
    selldw  $19,$26,6,$19                    # rounds.S:73, LOOK_UP
    vsrlw   $4,8,$11                         # rounds.S:85, SUB_ROW
    selldw  $19,$26,5,$19                    # rounds.S:74, LOOK_UP
    selldw  $19,$26,4,$19                    # rounds.S:75, LOOK_UP
    vandw   $5,255,$12                       # rounds.S:83, SUB_ROW
    selldw  $19,$26,3,$19                    # rounds.S:76, LOOK_UP
    selldw  $19,$26,2,$19                    # rounds.S:77, LOOK_UP
    vsrlw   $5,24,$13                        # rounds.S:91, SUB_ROW
    selldw  $19,$26,1,$19                    # rounds.S:78, LOOK_UP
    selldw  $19,$26,0,$19                    # rounds.S:79, LOOK_UP
    selldw  $25,$26,7,$25                    # rounds.S:72, LOOK_UP
    vsrlw   $7,16,$14                        # rounds.S:88, SUB_ROW
    selldw  $25,$26,6,$25                    # rounds.S:73, LOOK_UP
    vandw   $8,255,$8                        # rounds.S:92, SUB_ROW
    selldw  $25,$26,5,$25                    # rounds.S:74, LOOK_UP
    selldw  $25,$26,4,$25                    # rounds.S:75, LOOK_UP
    vandw   $11,255,$11                      # rounds.S:86, SUB_ROW
    selldw  $25,$26,3,$25                    # rounds.S:76, LOOK_UP
    selldw  $25,$26,2,$25                    # rounds.S:77, LOOK_UP
    vandw   $6,255,$15                       # rounds.S:83, SUB_ROW
    selldw  $25,$26,1,$25                    # rounds.S:78, LOOK_UP
    selldw  $25,$26,0,$25                    # rounds.S:79, LOOK_UP
    vsllw   $25,16,$16                       # rounds.S:96, SUB_ROW
    selldw  $20,$26,7,$20                    # rounds.S:72, LOOK_UP
    selldw  $20,$26,6,$20                    # rounds.S:73, LOOK_UP
    selldw  $20,$26,5,$20                    # rounds.S:74, LOOK_UP
    selldw  $20,$26,4,$20                    # rounds.S:75, LOOK_UP
    selldw  $20,$26,3,$20                    # rounds.S:76, LOOK_UP
    selldw  $20,$26,2,$20                    # rounds.S:77, LOOK_UP
    vandw   $9,255,$25                       # rounds.S:86, SUB_ROW
    selldw  $20,$26,1,$20                    # rounds.S:78, LOOK_UP
    vsrlw   $7,8,$9                          # rounds.S:85, SUB_ROW
    selldw  $20,$26,0,$20                    # rounds.S:79, LOOK_UP
    selldw  $12,$26,7,$12                    # rounds.S:72, LOOK_UP
    selldw  $12,$26,6,$12                    # rounds.S:73, LOOK_UP
    selldw  $12,$26,5,$12                    # rounds.S:74, LOOK_UP
    vsllw   $19,8,$19                        # rounds.S:94, SUB_ROW
    selldw  $12,$26,4,$12                    # rounds.S:75, LOOK_UP
    selldw  $12,$26,3,$12                    # rounds.S:76, LOOK_UP
    selldw  $12,$26,2,$12                    # rounds.S:77, LOOK_UP
    selldw  $12,$26,1,$12                    # rounds.S:78, LOOK_UP
    selldw  $12,$26,0,$12                    # rounds.S:79, LOOK_UP
    vsllw   $20,16,$20                       # rounds.S:96, SUB_ROW
    vbisw   $12,$19,$19                      # rounds.S:95, SUB_ROW
    vandw   $13,255,$12                      # rounds.S:92, SUB_ROW
    selldw  $21,$26,7,$21                    # rounds.S:72, LOOK_UP
    selldw  $21,$26,6,$21                    # rounds.S:73, LOOK_UP
    selldw  $21,$26,5,$21                    # rounds.S:74, LOOK_UP
    selldw  $21,$26,4,$21                    # rounds.S:75, LOOK_UP
    selldw  $21,$26,3,$21                    # rounds.S:76, LOOK_UP
    vandw   $7,255,$13                       # rounds.S:83, SUB_ROW
    selldw  $21,$26,2,$21                    # rounds.S:77, LOOK_UP
    vandw   $9,255,$9                        # rounds.S:86, SUB_ROW
    vbisw   $19,$16,$19                      # rounds.S:97, SUB_ROW
    selldw  $21,$26,1,$21                    # rounds.S:78, LOOK_UP
    vandw   $10,255,$10                      # rounds.S:89, SUB_ROW
    selldw  $21,$26,0,$21                    # rounds.S:79, LOOK_UP
    selldw  $11,$26,7,$11                    # rounds.S:72, LOOK_UP
    selldw  $11,$26,6,$11                    # rounds.S:73, LOOK_UP
    vsrlw   $7,24,$16                        # rounds.S:91, SUB_ROW
    selldw  $11,$26,5,$11                    # rounds.S:74, LOOK_UP
    selldw  $11,$26,4,$11                    # rounds.S:75, LOOK_UP
    selldw  $11,$26,3,$11                    # rounds.S:76, LOOK_UP
    vandw   $14,255,$14                      # rounds.S:89, SUB_ROW
    selldw  $11,$26,2,$11                    # rounds.S:77, LOOK_UP
    selldw  $11,$26,1,$11                    # rounds.S:78, LOOK_UP
    selldw  $11,$26,0,$11                    # rounds.S:79, LOOK_UP
    vsrlw   $1,8,$17                         # aes_simd.h:96, SHIFT_ROWS
    vsllw   $21,24,$21                       # rounds.S:98, SUB_ROW
    selldw  $25,$26,7,$20                    # rounds.S:72, LOOK_UP
    vsllw   $11,8,$11                        # rounds.S:94, SUB_ROW
    selldw  $25,$26,6,$20                    # rounds.S:73, LOOK_UP
    vandw   $16,255,$16                      # rounds.S:92, SUB_ROW
    selldw  $25,$26,5,$20                    # rounds.S:74, LOOK_UP
    selldw  $25,$26,4,$20                    # rounds.S:75, LOOK_UP
    vbisw   $18,$11,$18                      # rounds.S:95, SUB_ROW
    selldw  $25,$26,3,$20                    # rounds.S:76, LOOK_UP
    selldw  $25,$26,2,$20                    # rounds.S:77, LOOK_UP
    selldw  $25,$26,1,$20                    # rounds.S:78, LOOK_UP
    vbisw   $18,$20,$18                      # rounds.S:97, SUB_ROW
    selldw  $25,$26,0,$20                    # rounds.S:79, LOOK_UP
    vsllw   $3,8,$11                         # aes_simd.h:103, SHIFT_ROWS
    vsrlw   $2,16,$25                        # aes_simd.h:99, SHIFT_ROWS
    vsllw   $1,24,$1                         # aes_simd.h:97, SHIFT_ROWS
    vsllw   $2,16,$2                         # aes_simd.h:100, SHIFT_ROWS
    selldw  $10,$26,7,$10                    # rounds.S:72, LOOK_UP
    vbisw   $1,$17,$17                       # aes_simd.h:98, SHIFT_ROWS
    selldw  $10,$26,6,$10                    # rounds.S:73, LOOK_UP
    vbisw   $18,$21,$4                       # rounds.S:99, SUB_ROW
    vldd    $18,0($22)                       # aes_simd.h:144, ADD_ROUND_KEY
    vxorw   $0,$17,$21                       # aes_simd.h:122, MIX_COLUMNS
    selldw  $10,$26,5,$10                    # rounds.S:74, LOOK_UP
    vbicw   $21,$27,$1                       # aes_simd.h:111, XTIME
    selldw  $10,$26,4,$10                    # rounds.S:75, LOOK_UP
    vandw   $21,$27,$5                       # aes_simd.h:113, XTIME
    vsrlw   $3,24,$3                         # aes_simd.h:102, SHIFT_ROWS
    selldw  $10,$26,3,$10                    # rounds.S:76, LOOK_UP
    selldw  $10,$26,2,$10                    # rounds.S:77, LOOK_UP
    vsrlw   $5,7,$6                          # aes_simd.h:114, XTIME
    selldw  $10,$26,1,$10                    # rounds.S:78, LOOK_UP
    vsubw   $5,$6,$5                         # aes_simd.h:115, XTIME
    vldd    $6,64($22)                       # aes_simd.h:146, ADD_ROUND_KEY
    vsllw   $20,8,$20                        # rounds.S:94, SUB_ROW
    selldw  $10,$26,0,$10                    # rounds.S:79, LOOK_UP
    vbisw   $2,$25,$25                       # aes_simd.h:101, SHIFT_ROWS
    vsllw   $1,1,$1                          # aes_simd.h:112, XTIME
    vandw   $5,$28,$2                        # aes_simd.h:116, XTIME
    vldd    $5,32($22)                       # aes_simd.h:145, ADD_ROUND_KEY
    vbisw   $11,$3,$11                       # aes_simd.h:104, SHIFT_ROWS
    vxorw   $1,$2,$1                         # aes_simd.h:117, XTIME
    vxorw   $11,$0,$2                        # aes_simd.h:125, MIX_COLUMNS
    selldw  $15,$26,7,$15                    # rounds.S:72, LOOK_UP
    selldw  $15,$26,6,$15                    # rounds.S:73, LOOK_UP
    selldw  $15,$26,5,$15                    # rounds.S:74, LOOK_UP
    vxorw   $1,$17,$1                        # aes_simd.h:130, MIX_COLUMNS
    selldw  $15,$26,4,$15                    # rounds.S:75, LOOK_UP
    vsllw   $10,16,$10                       # rounds.S:96, SUB_ROW
    vxorw   $17,$25,$17                      # aes_simd.h:123, MIX_COLUMNS
    selldw  $15,$26,3,$15                    # rounds.S:76, LOOK_UP
    selldw  $15,$26,2,$15                    # rounds.S:77, LOOK_UP
    vandw   $2,$27,$3                        # aes_simd.h:113, XTIME
    selldw  $15,$26,1,$15                    # rounds.S:78, LOOK_UP
    vsrlw   $3,7,$7                          # aes_simd.h:114, XTIME
    selldw  $15,$26,0,$15                    # rounds.S:79, LOOK_UP
    vbisw   $15,$20,$20                      # rounds.S:95, SUB_ROW
    selldw  $8,$26,7,$8                      # rounds.S:72, LOOK_UP
    selldw  $8,$26,6,$8                      # rounds.S:73, LOOK_UP
    vsubw   $3,$7,$15                        # aes_simd.h:115, XTIME
    selldw  $8,$26,5,$8                      # rounds.S:74, LOOK_UP
    vandw   $15,$28,$15                      # aes_simd.h:116, XTIME
    vldd    $3,96($22)                       # aes_simd.h:147, ADD_ROUND_KEY
    vbicw   $2,$27,$7                        # aes_simd.h:111, XTIME
    selldw  $8,$26,4,$8                      # rounds.S:75, LOOK_UP
    selldw  $8,$26,3,$8                      # rounds.S:76, LOOK_UP
    vsllw   $7,1,$7                          # aes_simd.h:112, XTIME
    selldw  $8,$26,2,$8                      # rounds.S:77, LOOK_UP
    vbisw   $20,$10,$20                      # rounds.S:97, SUB_ROW
    selldw  $8,$26,1,$8                      # rounds.S:78, LOOK_UP
    vxorw   $25,$11,$10                      # aes_simd.h:124, MIX_COLUMNS
    selldw  $8,$26,0,$8                      # rounds.S:79, LOOK_UP
    vxorw   $7,$15,$15                       # aes_simd.h:117, XTIME
    vxorw   $15,$0,$15                       # aes_simd.h:133, MIX_COLUMNS
    vxorw   $1,$10,$0                        # aes_simd.h:134, MIX_COLUMNS
    vandw   $10,$27,$1                       # aes_simd.h:113, XTIME
    vxorw   $15,$17,$15                      # aes_simd.h:137, MIX_COLUMNS
    vxorw   $0,$18,$0                        # aes_simd.h:148, ADD_ROUND_KEY
    vxorw   $15,$3,$3                        # aes_simd.h:151, ADD_ROUND_KEY
    selldw  $13,$26,7,$13                    # rounds.S:72, LOOK_UP
    vsrlw   $1,7,$18                         # aes_simd.h:114, XTIME
    vandw   $17,$27,$15                      # aes_simd.h:113, XTIME
    selldw  $13,$26,6,$13                    # rounds.S:73, LOOK_UP
    vsubw   $1,$18,$18                       # aes_simd.h:115, XTIME
    selldw  $13,$26,5,$13                    # rounds.S:74, LOOK_UP
    vbicw   $10,$27,$10                      # aes_simd.h:111, XTIME
    selldw  $13,$26,4,$13                    # rounds.S:75, LOOK_UP
    selldw  $13,$26,3,$13                    # rounds.S:76, LOOK_UP
    vandw   $18,$28,$18                      # aes_simd.h:116, XTIME
    selldw  $13,$26,2,$13                    # rounds.S:77, LOOK_UP
    vsllw   $10,1,$10                        # aes_simd.h:112, XTIME
    selldw  $13,$26,1,$13                    # rounds.S:78, LOOK_UP
    vxorw   $10,$18,$18                      # aes_simd.h:117, XTIME
    vsrlw   $15,7,$10                        # aes_simd.h:114, XTIME
    selldw  $13,$26,0,$13                    # rounds.S:79, LOOK_UP
    vxorw   $18,$11,$18                      # aes_simd.h:132, MIX_COLUMNS
    vbicw   $17,$27,$17                      # aes_simd.h:111, XTIME
    vsubw   $15,$10,$10                      # aes_simd.h:115, XTIME
    vandw   $10,$28,$11                      # aes_simd.h:116, XTIME
    selldw  $12,$26,7,$21                    # rounds.S:72, LOOK_UP
    vsllw   $17,1,$15                        # aes_simd.h:112, XTIME
    selldw  $12,$26,6,$21                    # rounds.S:73, LOOK_UP
    vsllw   $8,24,$8                         # rounds.S:98, SUB_ROW
    selldw  $12,$26,5,$21                    # rounds.S:74, LOOK_UP
    vxorw   $18,$21,$10                      # aes_simd.h:136, MIX_COLUMNS
    vxorw   $15,$11,$15                      # aes_simd.h:117, XTIME
    selldw  $12,$26,4,$21                    # rounds.S:75, LOOK_UP
    vxorw   $15,$25,$17                      # aes_simd.h:131, MIX_COLUMNS
    selldw  $12,$26,3,$21                    # rounds.S:76, LOOK_UP
    selldw  $12,$26,2,$21                    # rounds.S:77, LOOK_UP
    vxorw   $17,$2,$11                       # aes_simd.h:135, MIX_COLUMNS
    selldw  $12,$26,1,$21                    # rounds.S:78, LOOK_UP
    vxorw   $11,$5,$1                        # aes_simd.h:149, ADD_ROUND_KEY
    selldw  $12,$26,0,$21                    # rounds.S:79, LOOK_UP
    vsllw   $21,24,$25                       # rounds.S:98, SUB_ROW
    selldw  $9,$26,7,$21                     # rounds.S:72, LOOK_UP
    selldw  $9,$26,6,$21                     # rounds.S:73, LOOK_UP
    selldw  $9,$26,5,$21                     # rounds.S:74, LOOK_UP
    selldw  $9,$26,4,$21                     # rounds.S:75, LOOK_UP
    vxorw   $10,$6,$2                        # aes_simd.h:150, ADD_ROUND_KEY
    selldw  $9,$26,3,$21                     # rounds.S:76, LOOK_UP
    selldw  $9,$26,2,$21                     # rounds.S:77, LOOK_UP
    selldw  $9,$26,1,$21                     # rounds.S:78, LOOK_UP
    selldw  $9,$26,0,$21                     # rounds.S:79, LOOK_UP
    selldw  $14,$26,7,$25                    # rounds.S:72, LOOK_UP
    selldw  $14,$26,6,$25                    # rounds.S:73, LOOK_UP
    selldw  $14,$26,5,$25                    # rounds.S:74, LOOK_UP
    selldw  $14,$26,4,$25                    # rounds.S:75, LOOK_UP
    selldw  $14,$26,3,$25                    # rounds.S:76, LOOK_UP
    selldw  $14,$26,2,$25                    # rounds.S:77, LOOK_UP
    vbisw   $19,$25,$5                       # rounds.S:99, SUB_ROW
    selldw  $14,$26,1,$25                    # rounds.S:78, LOOK_UP
    selldw  $14,$26,0,$25                    # rounds.S:79, LOOK_UP
    selldw  $16,$26,7,$21                    # rounds.S:72, LOOK_UP
    vsllw   $21,8,$19                        # rounds.S:94, SUB_ROW
    selldw  $16,$26,6,$21                    # rounds.S:73, LOOK_UP
    selldw  $16,$26,5,$21                    # rounds.S:74, LOOK_UP
    vbisw   $20,$8,$6                        # rounds.S:99, SUB_ROW
    selldw  $16,$26,4,$21                    # rounds.S:75, LOOK_UP
    selldw  $16,$26,3,$21                    # rounds.S:76, LOOK_UP
    vsllw   $25,16,$20                       # rounds.S:96, SUB_ROW
    selldw  $16,$26,2,$21                    # rounds.S:77, LOOK_UP
    vbisw   $13,$19,$18                      # rounds.S:95, SUB_ROW
    selldw  $16,$26,1,$21                    # rounds.S:78, LOOK_UP
    vbisw   $18,$20,$18                      # rounds.S:97, SUB_ROW
    selldw  $16,$26,0,$21                    # rounds.S:79, LOOK_UP
    vsllw   $21,24,$25                       # rounds.S:98, SUB_ROW
    vbisw   $18,$25,$7                       # rounds.S:99, SUB_ROW
    # SWSIM-END
    SEND    putr, A0, A1, A2, A3
    subl    LEFT,1,LEFT
    beq     LEFT,middle_round_rr_end_b
    RECEIVE getr, A0, A1, A2, A3
    # SWSIM-BEGIN middle
    vandw   $0,255,$18                       # rounds.S:83, SUB_ROW
    selldw  $18,$26,7,$18                    # rounds.S:72, LOOK_UP
    vsrlw   $2,16,$20                        # rounds.S:88, SUB_ROW
    vsrlw   $1,16,$21                        # rounds.S:88, SUB_ROW
    selldw  $18,$26,6,$18                    # rounds.S:73, LOOK_UP
    selldw  $18,$26,5,$18                    # rounds.S:74, LOOK_UP
    selldw  $18,$26,4,$18                    # rounds.S:75, LOOK_UP
    selldw  $18,$26,3,$18                    # rounds.S:76, LOOK_UP
    vsrlw   $0,8,$19                         # rounds.S:85, SUB_ROW
    vsrlw   $1,8,$25                         # rounds.S:85, SUB_ROW
    selldw  $18,$26,2,$18                    # rounds.S:77, LOOK_UP
    vandw   $25,255,$8                       # rounds.S:86, SUB_ROW
    selldw  $18,$26,1,$18                    # rounds.S:78, LOOK_UP
    selldw  $18,$26,0,$18                    # rounds.S:79, LOOK_UP
    vandw   $21,255,$21                      # rounds.S:89, SUB_ROW
    selldw  $8,$26,7,$8                      # rounds.S:72, LOOK_UP
    vandw   $1,255,$25                       # rounds.S:83, SUB_ROW
    selldw  $8,$26,6,$8                      # rounds.S:73, LOOK_UP
    selldw  $8,$26,5,$8                      # rounds.S:74, LOOK_UP
    vsrlw   $0,24,$9                         # rounds.S:91, SUB_ROW
    selldw  $8,$26,4,$8                      # rounds.S:75, LOOK_UP
    selldw  $8,$26,3,$8                      # rounds.S:76, LOOK_UP
    selldw  $8,$26,2,$8                      # rounds.S:77, LOOK_UP
    selldw  $8,$26,1,$8                      # rounds.S:78, LOOK_UP
    selldw  $8,$26,0,$8                      # rounds.S:79, LOOK_UP
    vsrlw   $2,8,$10                         # rounds.S:85, SUB_ROW
    selldw  $25,$26,7,$25                    # rounds.S:72, LOOK_UP
    selldw  $25,$26,6,$25                    # rounds.S:73, LOOK_UP
    vsllw   $8,8,$8                          # rounds.S:94, SUB_ROW
    selldw  $25,$26,5,$25                    # rounds.S:74, LOOK_UP
    selldw  $25,$26,4,$25                    # rounds.S:75, LOOK_UP
    selldw  $25,$26,3,$25                    # rounds.S:76, LOOK_UP
    vandw   $9,255,$9                        # rounds.S:92, SUB_ROW
    vsrlw   $1,24,$11                        # rounds.S:91, SUB_ROW
    selldw  $25,$26,2,$25                    # rounds.S:77, LOOK_UP
    vandw   $19,255,$19                      # rounds.S:86, SUB_ROW
    selldw  $25,$26,1,$25                    # rounds.S:78, LOOK_UP
    vsrlw   $0,16,$12                        # rounds.S:88, SUB_ROW
    selldw  $25,$26,0,$25                    # rounds.S:79, LOOK_UP
    vandw   $20,255,$20                      # rounds.S:89, SUB_ROW
    vbisw   $25,$8,$8                        # rounds.S:95, SUB_ROW
    selldw  $21,$26,7,$21                    # rounds.S:72, LOOK_UP
    selldw  $21,$26,6,$21                    # rounds.S:73, LOOK_UP
    vandw   $12,255,$25                      # rounds.S:89, SUB_ROW
    selldw  $21,$26,5,$21                    # rounds.S:74, LOOK_UP
    selldw  $21,$26,4,$21                    # rounds.S:75, LOOK_UP
    selldw  $21,$26,3,$21                    # rounds.S:76, LOOK_UP
    vsrlw   $2,24,$12                        # rounds.S:91, SUB_ROW
    selldw  $21,$26,2,$21                    # rounds.S:77, LOOK_UP
    vandw   $12,255,$13                      # rounds.S:92, SUB_ROW
    selldw  $21,$26,1,$21                    # rounds.S:78, LOOK_UP
    selldw  $21,$26,0,$21                    # rounds.S:79, LOOK_UP
    selldw  $25,$26,7,$25                    # rounds.S:72, LOOK_UP
    selldw  $25,$26,6,$25                    # rounds.S:73, LOOK_UP
    vsllw   $21,16,$21                       # rounds.S:96, SUB_ROW
    selldw  $25,$26,5,$25                    # rounds.S:74, LOOK_UP
    vandw   $11,255,$11                      # rounds.S:92, SUB_ROW
    selldw  $25,$26,4,$25                    # rounds.S:75, LOOK_UP
    selldw  $25,$26,3,$25                    # rounds.S:76, LOOK_UP
    vandw   $10,255,$10                      # rounds.S:86, SUB_ROW
    selldw  $25,$26,2,$25                    # rounds.S:77, LOOK_UP
    selldw  $25,$26,1,$25                    # rounds.S:78, LOOK_UP
    selldw  $25,$26,0,$25                    # rounds.S:79, LOOK_UP
    selldw  $9,$26,7,$9                      # rounds.S:72, LOOK_UP
    vbisw   $8,$21,$21                       # rounds.S:97, SUB_ROW
    vandw   $2,255,$8                        # rounds.S:83, SUB_ROW
    selldw  $9,$26,6,$9                      # rounds.S:73, LOOK_UP
    vsllw   $25,16,$25                       # rounds.S:96, SUB_ROW
    selldw  $9,$26,5,$9                      # rounds.S:74, LOOK_UP
    selldw  $9,$26,4,$9                      # rounds.S:75, LOOK_UP
    vsrlw   $5,8,$16                         # aes_simd.h:96, SHIFT_ROWS
    selldw  $9,$26,3,$9                      # rounds.S:76, LOOK_UP
    selldw  $9,$26,2,$9                      # rounds.S:77, LOOK_UP
    vsrlw   $3,8,$12                         # rounds.S:85, SUB_ROW
    selldw  $9,$26,1,$9                      # rounds.S:78, LOOK_UP
    vsrlw   $3,16,$14                        # rounds.S:88, SUB_ROW
    selldw  $9,$26,0,$9                      # rounds.S:79, LOOK_UP
    selldw  $19,$26,7,$19                    # rounds.S:72, LOOK_UP
    selldw  $19,$26,6,$19                    # rounds.S:73, LOOK_UP
    selldw  $19,$26,5,$19                    # rounds.S:74, LOOK_UP
    vsrlw   $3,24,$15                        # rounds.S:91, SUB_ROW
    vsllw   $9,24,$9                         # rounds.S:98, SUB_ROW
    selldw  $19,$26,4,$19                    # rounds.S:75, LOOK_UP
    selldw  $19,$26,3,$19                    # rounds.S:76, LOOK_UP
    selldw  $19,$26,2,$19                    # rounds.S:77, LOOK_UP
    selldw  $19,$26,1,$19                    # rounds.S:78, LOOK_UP
    selldw  $19,$26,0,$19                    # rounds.S:79, LOOK_UP
    vsllw   $19,8,$17                        # rounds.S:94, SUB_ROW
    vandw   $3,255,$19                       # rounds.S:83, SUB_ROW
    vbisw   $18,$17,$18                      # rounds.S:95, SUB_ROW
    selldw  $8,$26,7,$8                      # rounds.S:72, LOOK_UP
    vbisw   $18,$25,$25                      # rounds.S:97, SUB_ROW
    selldw  $8,$26,6,$8                      # rounds.S:73, LOOK_UP
    vsllw   $5,24,$17                        # aes_simd.h:97, SHIFT_ROWS
    vldd    $18,0($22)                       # aes_simd.h:144, ADD_ROUND_KEY
    vbisw   $25,$9,$0                        # rounds.S:99, SUB_ROW
    selldw  $8,$26,5,$8                      # rounds.S:74, LOOK_UP
    selldw  $8,$26,4,$8                      # rounds.S:75, LOOK_UP
    vandw   $15,255,$25                      # rounds.S:92, SUB_ROW
    selldw  $8,$26,3,$8                      # rounds.S:76, LOOK_UP
    selldw  $8,$26,2,$8                      # rounds.S:77, LOOK_UP
    vldd    $15,64($22)                      # aes_simd.h:146, ADD_ROUND_KEY
    selldw  $8,$26,1,$8                      # rounds.S:78, LOOK_UP
    vbisw   $17,$16,$9                       # aes_simd.h:98, SHIFT_ROWS
    selldw  $8,$26,0,$8                      # rounds.S:79, LOOK_UP
    vsllw   $6,16,$16                        # aes_simd.h:100, SHIFT_ROWS
    vandw   $12,255,$12                      # rounds.S:86, SUB_ROW
    vsrlw   $6,16,$17                        # aes_simd.h:99, SHIFT_ROWS
    vbisw   $16,$17,$16                      # aes_simd.h:101, SHIFT_ROWS
    vldd    $17,32($22)                      # aes_simd.h:145, ADD_ROUND_KEY
    vsllw   $7,8,$1                          # aes_simd.h:103, SHIFT_ROWS
    selldw  $10,$26,7,$10                    # rounds.S:72, LOOK_UP
    vxorw   $4,$9,$2                         # aes_simd.h:122, MIX_COLUMNS
    selldw  $10,$26,6,$10                    # rounds.S:73, LOOK_UP
    selldw  $10,$26,5,$10                    # rounds.S:74, LOOK_UP
    selldw  $10,$26,4,$10                    # rounds.S:75, LOOK_UP
    vsrlw   $7,24,$3                         # aes_simd.h:102, SHIFT_ROWS
    selldw  $10,$26,3,$10                    # rounds.S:76, LOOK_UP
    selldw  $10,$26,2,$10                    # rounds.S:77, LOOK_UP
    vandw   $2,$27,$5                        # aes_simd.h:113, XTIME
    selldw  $10,$26,1,$10                    # rounds.S:78, LOOK_UP
    vsrlw   $5,7,$6                          # aes_simd.h:114, XTIME
    selldw  $10,$26,0,$10                    # rounds.S:79, LOOK_UP
    vandw   $14,255,$14                      # rounds.S:89, SUB_ROW
    vldd    $7,96($22)                       # aes_simd.h:147, ADD_ROUND_KEY
    vsubw   $5,$6,$5                         # aes_simd.h:115, XTIME
    vbicw   $2,$27,$6                        # aes_simd.h:111, XTIME
    selldw  $20,$26,7,$20                    # rounds.S:72, LOOK_UP
    vsllw   $6,1,$6                          # aes_simd.h:112, XTIME
    vbisw   $1,$3,$1                         # aes_simd.h:104, SHIFT_ROWS
    selldw  $20,$26,6,$20                    # rounds.S:73, LOOK_UP
    selldw  $20,$26,5,$20                    # rounds.S:74, LOOK_UP
    vxorw   $1,$4,$3                         # aes_simd.h:125, MIX_COLUMNS
    vandw   $5,$28,$5                        # aes_simd.h:116, XTIME
    selldw  $20,$26,4,$20                    # rounds.S:75, LOOK_UP
    vsllw   $10,8,$10                        # rounds.S:94, SUB_ROW
    selldw  $20,$26,3,$20                    # rounds.S:76, LOOK_UP
    vxorw   $6,$5,$5                         # aes_simd.h:117, XTIME
    selldw  $20,$26,2,$20                    # rounds.S:77, LOOK_UP
    selldw  $20,$26,1,$20                    # rounds.S:78, LOOK_UP
    vxorw   $5,$9,$5                         # aes_simd.h:130, MIX_COLUMNS
    vbicw   $3,$27,$6                        # aes_simd.h:111, XTIME
    selldw  $20,$26,0,$20                    # rounds.S:79, LOOK_UP
    vsllw   $6,1,$6                          # aes_simd.h:112, XTIME
    vxorw   $9,$16,$9                        # aes_simd.h:123, MIX_COLUMNS
    vsllw   $20,16,$20                       # rounds.S:96, SUB_ROW
    vbisw   $8,$10,$8                        # rounds.S:95, SUB_ROW
    vandw   $3,$27,$10                       # aes_simd.h:113, XTIME
    selldw  $11,$26,7,$11                    # rounds.S:72, LOOK_UP
    selldw  $11,$26,6,$11                    # rounds.S:73, LOOK_UP
    vbisw   $8,$20,$20                       # rounds.S:97, SUB_ROW
    selldw  $11,$26,5,$11                    # rounds.S:74, LOOK_UP
    vsrlw   $10,7,$8                         # aes_simd.h:114, XTIME
    selldw  $11,$26,4,$11                    # rounds.S:75, LOOK_UP
    vsubw   $10,$8,$8                        # aes_simd.h:115, XTIME
    vxorw   $16,$1,$10                       # aes_simd.h:124, MIX_COLUMNS
    selldw  $11,$26,3,$11                    # rounds.S:76, LOOK_UP
    vandw   $8,$28,$8                        # aes_simd.h:116, XTIME
    selldw  $11,$26,2,$11                    # rounds.S:77, LOOK_UP
    vxorw   $5,$10,$5                        # aes_simd.h:134, MIX_COLUMNS
    selldw  $11,$26,1,$11                    # rounds.S:78, LOOK_UP
    selldw  $11,$26,0,$11                    # rounds.S:79, LOOK_UP
    vxorw   $6,$8,$8                         # aes_simd.h:117, XTIME
    vandw   $9,$27,$6                        # aes_simd.h:113, XTIME
    vxorw   $8,$4,$8                         # aes_simd.h:133, MIX_COLUMNS
    vandw   $10,$27,$4                       # aes_simd.h:113, XTIME
    vbicw   $10,$27,$10                      # aes_simd.h:111, XTIME
    vxorw   $8,$9,$8                         # aes_simd.h:137, MIX_COLUMNS
    vxorw   $8,$7,$7                         # aes_simd.h:151, ADD_ROUND_KEY
    selldw  $13,$26,7,$13                    # rounds.S:72, LOOK_UP
    vbicw   $9,$27,$8                        # aes_simd.h:111, XTIME
    selldw  $13,$26,6,$13                    # rounds.S:73, LOOK_UP
    vsrlw   $4,7,$9                          # aes_simd.h:114, XTIME
    vsllw   $10,1,$10                        # aes_simd.h:112, XTIME
    selldw  $13,$26,5,$13                    # rounds.S:74, LOOK_UP
    vsubw   $4,$9,$9                         # aes_simd.h:115, XTIME
    selldw  $13,$26,4,$13                    # rounds.S:75, LOOK_UP
    selldw  $13,$26,3,$13                    # rounds.S:76, LOOK_UP
    vandw   $9,$28,$9                        # aes_simd.h:116, XTIME
    selldw  $13,$26,2,$13                    # rounds.S:77, LOOK_UP
    vsllw   $11,24,$11                       # rounds.S:98, SUB_ROW
    selldw  $13,$26,1,$13                    # rounds.S:78, LOOK_UP
    vsllw   $8,1,$8                          # aes_simd.h:112, XTIME
    selldw  $13,$26,0,$13                    # rounds.S:79, LOOK_UP
    vsrlw   $6,7,$4                          # aes_simd.h:114, XTIME
    vsubw   $6,$4,$6                         # aes_simd.h:115, XTIME
    vxorw   $10,$9,$9                        # aes_simd.h:117, XTIME
    vxorw   $9,$1,$10                        # aes_simd.h:132, MIX_COLUMNS
    vxorw   $10,$2,$9                        # aes_simd.h:136, MIX_COLUMNS
    vxorw   $5,$18,$4                        # aes_simd.h:148, ADD_ROUND_KEY
    selldw  $12,$26,7,$21                    # rounds.S:72, LOOK_UP
    selldw  $12,$26,6,$21                    # rounds.S:73, LOOK_UP
    vandw   $6,$28,$18                       # aes_simd.h:116, XTIME
    selldw  $12,$26,5,$21                    # rounds.S:74, LOOK_UP
    vxorw   $8,$18,$18                       # aes_simd.h:117, XTIME
    vsllw   $13,24,$8                        # rounds.S:98, SUB_ROW
    selldw  $12,$26,4,$21                    # rounds.S:75, LOOK_UP
    selldw  $12,$26,3,$21                    # rounds.S:76, LOOK_UP
    vbisw   $21,$11,$1                       # rounds.S:99, SUB_ROW
    selldw  $12,$26,2,$21                    # rounds.S:77, LOOK_UP
    selldw  $12,$26,1,$21                    # rounds.S:78, LOOK_UP
    selldw  $12,$26,0,$21                    # rounds.S:79, LOOK_UP
    selldw  $14,$26,7,$11                    # rounds.S:72, LOOK_UP
    vxorw   $18,$16,$13                      # aes_simd.h:131, MIX_COLUMNS
    selldw  $14,$26,6,$11                    # rounds.S:73, LOOK_UP
    vsllw   $21,8,$21                        # rounds.S:94, SUB_ROW
    selldw  $14,$26,5,$11                    # rounds.S:74, LOOK_UP
    selldw  $14,$26,4,$11                    # rounds.S:75, LOOK_UP
    selldw  $14,$26,3,$11                    # rounds.S:76, LOOK_UP
    selldw  $14,$26,2,$11                    # rounds.S:77, LOOK_UP
    selldw  $14,$26,1,$11                    # rounds.S:78, LOOK_UP
    vxorw   $13,$3,$10                       # aes_simd.h:135, MIX_COLUMNS
    selldw  $14,$26,0,$11                    # rounds.S:79, LOOK_UP
    selldw  $19,$26,7,$18                    # rounds.S:72, LOOK_UP
    selldw  $19,$26,6,$18                    # rounds.S:73, LOOK_UP
    selldw  $19,$26,5,$18                    # rounds.S:74, LOOK_UP
    selldw  $19,$26,4,$18                    # rounds.S:75, LOOK_UP
    selldw  $19,$26,3,$18                    # rounds.S:76, LOOK_UP
    vsllw   $11,16,$11                       # rounds.S:96, SUB_ROW
    selldw  $19,$26,2,$18                    # rounds.S:77, LOOK_UP
    selldw  $19,$26,1,$18                    # rounds.S:78, LOOK_UP
    selldw  $19,$26,0,$18                    # rounds.S:79, LOOK_UP
    vbisw   $20,$8,$2                        # rounds.S:99, SUB_ROW
    vxorw   $10,$17,$5                       # aes_simd.h:149, ADD_ROUND_KEY
    selldw  $25,$26,7,$21                    # rounds.S:72, LOOK_UP
    vxorw   $9,$15,$6                        # aes_simd.h:150, ADD_ROUND_KEY
    selldw  $25,$26,6,$21                    # rounds.S:73, LOOK_UP
    selldw  $25,$26,5,$21                    # rounds.S:74, LOOK_UP
    selldw  $25,$26,4,$21                    # rounds.S:75, LOOK_UP
    selldw  $25,$26,3,$21                    # rounds.S:76, LOOK_UP
    vbisw   $18,$21,$18                      # rounds.S:95, SUB_ROW
    selldw  $25,$26,2,$21                    # rounds.S:77, LOOK_UP
    selldw  $25,$26,1,$21                    # rounds.S:78, LOOK_UP
    selldw  $25,$26,0,$21                    # rounds.S:79, LOOK_UP
    vbisw   $18,$11,$18                      # rounds.S:97, SUB_ROW
    vsllw   $21,24,$25                       # rounds.S:98, SUB_ROW
    vbisw   $18,$25,$3                       # rounds.S:99, SUB_ROW
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
    vandw   $0,255,$18                       # rounds.S:83, SUB_ROW
    selldw  $18,$26,7,$18                    # rounds.S:72, LOOK_UP
    selldw  $18,$26,6,$18                    # rounds.S:73, LOOK_UP
    vsrlw   $0,8,$19                         # rounds.S:85, SUB_ROW
    selldw  $18,$26,5,$18                    # rounds.S:74, LOOK_UP
    vsrlw   $0,16,$20                        # rounds.S:88, SUB_ROW
    selldw  $18,$26,4,$18                    # rounds.S:75, LOOK_UP
    selldw  $18,$26,3,$18                    # rounds.S:76, LOOK_UP
    selldw  $18,$26,2,$18                    # rounds.S:77, LOOK_UP
    vandw   $19,255,$19                      # rounds.S:86, SUB_ROW
    selldw  $18,$26,1,$18                    # rounds.S:78, LOOK_UP
    selldw  $18,$26,0,$18                    # rounds.S:79, LOOK_UP
    vandw   $20,255,$20                      # rounds.S:89, SUB_ROW
    vsrlw   $0,24,$21                        # rounds.S:91, SUB_ROW
    selldw  $19,$26,7,$19                    # rounds.S:72, LOOK_UP
    selldw  $19,$26,6,$19                    # rounds.S:73, LOOK_UP
    vandw   $21,255,$21                      # rounds.S:92, SUB_ROW
    selldw  $19,$26,5,$19                    # rounds.S:74, LOOK_UP
    selldw  $19,$26,4,$19                    # rounds.S:75, LOOK_UP
    selldw  $19,$26,3,$19                    # rounds.S:76, LOOK_UP
    selldw  $19,$26,2,$19                    # rounds.S:77, LOOK_UP
    vandw   $1,255,$25                       # rounds.S:83, SUB_ROW
    selldw  $19,$26,1,$19                    # rounds.S:78, LOOK_UP
    selldw  $19,$26,0,$19                    # rounds.S:79, LOOK_UP
    selldw  $20,$26,7,$20                    # rounds.S:72, LOOK_UP
    selldw  $20,$26,6,$20                    # rounds.S:73, LOOK_UP
    vsllw   $19,8,$19                        # rounds.S:94, SUB_ROW
    selldw  $20,$26,5,$20                    # rounds.S:74, LOOK_UP
    selldw  $20,$26,4,$20                    # rounds.S:75, LOOK_UP
    selldw  $20,$26,3,$20                    # rounds.S:76, LOOK_UP
    selldw  $20,$26,2,$20                    # rounds.S:77, LOOK_UP
    selldw  $20,$26,1,$20                    # rounds.S:78, LOOK_UP
    selldw  $20,$26,0,$20                    # rounds.S:79, LOOK_UP
    vbisw   $18,$19,$18                      # rounds.S:95, SUB_ROW
    selldw  $21,$26,7,$21                    # rounds.S:72, LOOK_UP
    vsllw   $20,16,$20                       # rounds.S:96, SUB_ROW
    selldw  $21,$26,6,$21                    # rounds.S:73, LOOK_UP
    selldw  $21,$26,5,$21                    # rounds.S:74, LOOK_UP
    selldw  $21,$26,4,$21                    # rounds.S:75, LOOK_UP
    selldw  $21,$26,3,$21                    # rounds.S:76, LOOK_UP
    selldw  $21,$26,2,$21                    # rounds.S:77, LOOK_UP
    selldw  $21,$26,1,$21                    # rounds.S:78, LOOK_UP
    selldw  $21,$26,0,$21                    # rounds.S:79, LOOK_UP
    selldw  $25,$26,7,$20                    # rounds.S:72, LOOK_UP
    selldw  $25,$26,6,$20                    # rounds.S:73, LOOK_UP
    vsrlw   $1,24,$4                         # rounds.S:91, SUB_ROW
    selldw  $25,$26,5,$20                    # rounds.S:74, LOOK_UP
    vsllw   $21,24,$21                       # rounds.S:98, SUB_ROW
    selldw  $25,$26,4,$20                    # rounds.S:75, LOOK_UP
    vandw   $2,255,$19                       # rounds.S:83, SUB_ROW
    selldw  $25,$26,3,$20                    # rounds.S:76, LOOK_UP
    selldw  $25,$26,2,$20                    # rounds.S:77, LOOK_UP
    selldw  $25,$26,1,$20                    # rounds.S:78, LOOK_UP
    vsrlw   $2,8,$5                          # rounds.S:85, SUB_ROW
    vbisw   $18,$20,$18                      # rounds.S:97, SUB_ROW
    selldw  $25,$26,0,$20                    # rounds.S:79, LOOK_UP
    vsrlw   $1,8,$25                         # rounds.S:85, SUB_ROW
    vandw   $25,255,$6                       # rounds.S:86, SUB_ROW
    selldw  $6,$26,7,$4                      # rounds.S:72, LOOK_UP
    selldw  $6,$26,6,$4                      # rounds.S:73, LOOK_UP
    selldw  $6,$26,5,$4                      # rounds.S:74, LOOK_UP
    vsrlw   $1,16,$25                        # rounds.S:88, SUB_ROW
    vbisw   $18,$21,$0                       # rounds.S:99, SUB_ROW
    selldw  $6,$26,4,$4                      # rounds.S:75, LOOK_UP
    selldw  $6,$26,3,$4                      # rounds.S:76, LOOK_UP
    vandw   $4,255,$21                       # rounds.S:92, SUB_ROW
    vandw   $25,255,$25                      # rounds.S:89, SUB_ROW
    selldw  $6,$26,2,$4                      # rounds.S:77, LOOK_UP
    selldw  $6,$26,1,$4                      # rounds.S:78, LOOK_UP
    selldw  $6,$26,0,$4                      # rounds.S:79, LOOK_UP
    selldw  $25,$26,7,$20                    # rounds.S:72, LOOK_UP
    selldw  $25,$26,6,$20                    # rounds.S:73, LOOK_UP
    selldw  $25,$26,5,$20                    # rounds.S:74, LOOK_UP
    vsllw   $4,8,$4                          # rounds.S:94, SUB_ROW
    selldw  $25,$26,4,$20                    # rounds.S:75, LOOK_UP
    vbisw   $20,$4,$18                       # rounds.S:95, SUB_ROW
    selldw  $25,$26,3,$20                    # rounds.S:76, LOOK_UP
    selldw  $25,$26,2,$20                    # rounds.S:77, LOOK_UP
    selldw  $25,$26,1,$20                    # rounds.S:78, LOOK_UP
    selldw  $25,$26,0,$20                    # rounds.S:79, LOOK_UP
    selldw  $21,$26,7,$21                    # rounds.S:72, LOOK_UP
    selldw  $21,$26,6,$21                    # rounds.S:73, LOOK_UP
    vsllw   $20,16,$20                       # rounds.S:96, SUB_ROW
    selldw  $21,$26,5,$21                    # rounds.S:74, LOOK_UP
    vandw   $5,255,$25                       # rounds.S:86, SUB_ROW
    selldw  $21,$26,4,$21                    # rounds.S:75, LOOK_UP
    selldw  $21,$26,3,$21                    # rounds.S:76, LOOK_UP
    selldw  $21,$26,2,$21                    # rounds.S:77, LOOK_UP
    vbisw   $18,$20,$18                      # rounds.S:97, SUB_ROW
    selldw  $21,$26,1,$21                    # rounds.S:78, LOOK_UP
    selldw  $21,$26,0,$21                    # rounds.S:79, LOOK_UP
    selldw  $19,$26,7,$19                    # rounds.S:72, LOOK_UP
    vandw   $3,255,$20                       # rounds.S:83, SUB_ROW
    selldw  $19,$26,6,$19                    # rounds.S:73, LOOK_UP
    selldw  $19,$26,5,$19                    # rounds.S:74, LOOK_UP
    vsrlw   $2,24,$4                         # rounds.S:91, SUB_ROW
    selldw  $19,$26,4,$19                    # rounds.S:75, LOOK_UP
    selldw  $19,$26,3,$19                    # rounds.S:76, LOOK_UP
    vsrlw   $2,16,$5                         # rounds.S:88, SUB_ROW
    selldw  $19,$26,2,$19                    # rounds.S:77, LOOK_UP
    selldw  $19,$26,1,$19                    # rounds.S:78, LOOK_UP
    selldw  $19,$26,0,$19                    # rounds.S:79, LOOK_UP
    selldw  $25,$26,7,$25                    # rounds.S:72, LOOK_UP
    vsllw   $21,24,$21                       # rounds.S:98, SUB_ROW
    selldw  $25,$26,6,$25                    # rounds.S:73, LOOK_UP
    selldw  $25,$26,5,$25                    # rounds.S:74, LOOK_UP
    selldw  $25,$26,4,$25                    # rounds.S:75, LOOK_UP
    selldw  $25,$26,3,$25                    # rounds.S:76, LOOK_UP
    selldw  $25,$26,2,$25                    # rounds.S:77, LOOK_UP
    selldw  $25,$26,1,$25                    # rounds.S:78, LOOK_UP
    vandw   $4,255,$4                        # rounds.S:92, SUB_ROW
    selldw  $25,$26,0,$25                    # rounds.S:79, LOOK_UP
    selldw  $4,$26,7,$21                     # rounds.S:72, LOOK_UP
    vandw   $5,255,$5                        # rounds.S:89, SUB_ROW
    vbisw   $18,$21,$1                       # rounds.S:99, SUB_ROW
    selldw  $4,$26,6,$21                     # rounds.S:73, LOOK_UP
    selldw  $4,$26,5,$21                     # rounds.S:74, LOOK_UP
    selldw  $4,$26,4,$21                     # rounds.S:75, LOOK_UP
    selldw  $4,$26,3,$21                     # rounds.S:76, LOOK_UP
    selldw  $4,$26,2,$21                     # rounds.S:77, LOOK_UP
    selldw  $4,$26,1,$21                     # rounds.S:78, LOOK_UP
    selldw  $4,$26,0,$21                     # rounds.S:79, LOOK_UP
    selldw  $5,$26,7,$5                      # rounds.S:72, LOOK_UP
    vsrlw   $3,8,$4                          # rounds.S:85, SUB_ROW
    selldw  $5,$26,6,$5                      # rounds.S:73, LOOK_UP
    selldw  $5,$26,5,$5                      # rounds.S:74, LOOK_UP
    selldw  $5,$26,4,$5                      # rounds.S:75, LOOK_UP
    selldw  $5,$26,3,$5                      # rounds.S:76, LOOK_UP
    selldw  $5,$26,2,$5                      # rounds.S:77, LOOK_UP
    selldw  $5,$26,1,$5                      # rounds.S:78, LOOK_UP
    vsllw   $25,8,$25                        # rounds.S:94, SUB_ROW
    selldw  $5,$26,0,$5                      # rounds.S:79, LOOK_UP
    selldw  $20,$26,7,$19                    # rounds.S:72, LOOK_UP
    selldw  $20,$26,6,$19                    # rounds.S:73, LOOK_UP
    vsrlw   $3,16,$6                         # rounds.S:88, SUB_ROW
    selldw  $20,$26,5,$19                    # rounds.S:74, LOOK_UP
    selldw  $20,$26,4,$19                    # rounds.S:75, LOOK_UP
    vandw   $4,255,$4                        # rounds.S:86, SUB_ROW
    vsllw   $5,16,$5                         # rounds.S:96, SUB_ROW
    selldw  $20,$26,3,$19                    # rounds.S:76, LOOK_UP
    vandw   $6,255,$6                        # rounds.S:89, SUB_ROW
    selldw  $20,$26,2,$19                    # rounds.S:77, LOOK_UP
    selldw  $20,$26,1,$19                    # rounds.S:78, LOOK_UP
    vbisw   $19,$25,$18                      # rounds.S:95, SUB_ROW
    selldw  $20,$26,0,$19                    # rounds.S:79, LOOK_UP
    selldw  $4,$26,7,$20                     # rounds.S:72, LOOK_UP
    selldw  $4,$26,6,$20                     # rounds.S:73, LOOK_UP
    selldw  $4,$26,5,$20                     # rounds.S:74, LOOK_UP
    selldw  $4,$26,4,$20                     # rounds.S:75, LOOK_UP
    selldw  $4,$26,3,$20                     # rounds.S:76, LOOK_UP
    vsrlw   $3,24,$25                        # rounds.S:91, SUB_ROW
    selldw  $4,$26,2,$20                     # rounds.S:77, LOOK_UP
    vsllw   $21,24,$21                       # rounds.S:98, SUB_ROW
    selldw  $4,$26,1,$20                     # rounds.S:78, LOOK_UP
    selldw  $4,$26,0,$20                     # rounds.S:79, LOOK_UP
    selldw  $6,$26,7,$4                      # rounds.S:72, LOOK_UP
    selldw  $6,$26,6,$4                      # rounds.S:73, LOOK_UP
    vandw   $25,255,$25                      # rounds.S:92, SUB_ROW
    selldw  $6,$26,5,$4                      # rounds.S:74, LOOK_UP
    selldw  $6,$26,4,$4                      # rounds.S:75, LOOK_UP
    selldw  $6,$26,3,$4                      # rounds.S:76, LOOK_UP
    selldw  $6,$26,2,$4                      # rounds.S:77, LOOK_UP
    selldw  $6,$26,1,$4                      # rounds.S:78, LOOK_UP
    vsllw   $20,8,$20                        # rounds.S:94, SUB_ROW
    selldw  $6,$26,0,$4                      # rounds.S:79, LOOK_UP
    selldw  $25,$26,7,$21                    # rounds.S:72, LOOK_UP
    vbisw   $19,$20,$19                      # rounds.S:95, SUB_ROW
    selldw  $25,$26,6,$21                    # rounds.S:73, LOOK_UP
    selldw  $25,$26,5,$21                    # rounds.S:74, LOOK_UP
    vsllw   $4,16,$20                        # rounds.S:96, SUB_ROW
    selldw  $25,$26,4,$21                    # rounds.S:75, LOOK_UP
    vbisw   $18,$5,$18                       # rounds.S:97, SUB_ROW
    vbisw   $19,$20,$19                      # rounds.S:97, SUB_ROW
    selldw  $25,$26,3,$21                    # rounds.S:76, LOOK_UP
    selldw  $25,$26,2,$21                    # rounds.S:77, LOOK_UP
    vbisw   $18,$21,$2                       # rounds.S:99, SUB_ROW
    selldw  $25,$26,1,$21                    # rounds.S:78, LOOK_UP
    selldw  $25,$26,0,$21                    # rounds.S:79, LOOK_UP
    vsllw   $21,24,$25                       # rounds.S:98, SUB_ROW
    vbisw   $19,$25,$3                       # rounds.S:99, SUB_ROW
    # SWSIM-END
middle_round_rc_next:
    subl    LEFT,1,LEFT
    beq     LEFT,middle_round_rc_end_a
    RECEIVE getr, B0, B1, B2, B3
    # SWSIM-BEGIN middle
    vandw   $4,255,$18                       # rounds.S:83, SUB_ROW
    vsrlw   $4,16,$20                        # rounds.S:88, SUB_ROW
    selldw  $18,$26,7,$18                    # rounds.S:72, LOOK_UP
    selldw  $18,$26,6,$18                    # rounds.S:73, LOOK_UP
    vsrlw   $4,24,$21                        # rounds.S:91, SUB_ROW
    selldw  $18,$26,5,$18                    # rounds.S:74, LOOK_UP
    selldw  $18,$26,4,$18                    # rounds.S:75, LOOK_UP
    vsrlw   $5,16,$25                        # rounds.S:88, SUB_ROW
    vandw   $20,255,$20                      # rounds.S:89, SUB_ROW
    selldw  $18,$26,3,$18                    # rounds.S:76, LOOK_UP
    vsrlw   $5,8,$19                         # rounds.S:85, SUB_ROW
    selldw  $18,$26,2,$18                    # rounds.S:77, LOOK_UP
    selldw  $18,$26,1,$18                    # rounds.S:78, LOOK_UP
    vandw   $21,255,$21                      # rounds.S:92, SUB_ROW
    selldw  $18,$26,0,$18                    # rounds.S:79, LOOK_UP
    vsrlw   $6,24,$8                         # rounds.S:91, SUB_ROW
    vsrlw   $6,8,$9                          # rounds.S:85, SUB_ROW
    vandw   $19,255,$19                      # rounds.S:86, SUB_ROW
    selldw  $19,$26,7,$19                    # rounds.S:72, LOOK_UP
    vandw   $25,255,$25                      # rounds.S:89, SUB_ROW
    vsrlw   $6,16,$10                        # rounds.S:88, SUB_ROW
    selldw  $19,$26,6,$19                    # rounds.S:73, LOOK_UP
    vsrlw   $4,8,$11                         # rounds.S:85, SUB_ROW
    selldw  $19,$26,5,$19                    # rounds.S:74, LOOK_UP
    selldw  $19,$26,4,$19                    # rounds.S:75, LOOK_UP
    vandw   $5,255,$12                       # rounds.S:83, SUB_ROW
    selldw  $19,$26,3,$19                    # rounds.S:76, LOOK_UP
    selldw  $19,$26,2,$19                    # rounds.S:77, LOOK_UP
    vsrlw   $5,24,$13                        # rounds.S:91, SUB_ROW
    selldw  $19,$26,1,$19                    # rounds.S:78, LOOK_UP
    selldw  $19,$26,0,$19                    # rounds.S:79, LOOK_UP
    selldw  $25,$26,7,$25                    # rounds.S:72, LOOK_UP
    vsrlw   $7,16,$14                        # rounds.S:88, SUB_ROW
    selldw  $25,$26,6,$25                    # rounds.S:73, LOOK_UP
    vandw   $8,255,$8                        # rounds.S:92, SUB_ROW
    selldw  $25,$26,5,$25                    # rounds.S:74, LOOK_UP
    selldw  $25,$26,4,$25                    # rounds.S:75, LOOK_UP
    vandw   $11,255,$11                      # rounds.S:86, SUB_ROW
    selldw  $25,$26,3,$25                    # rounds.S:76, LOOK_UP
    selldw  $25,$26,2,$25                    # rounds.S:77, LOOK_UP
    vandw   $6,255,$15                       # rounds.S:83, SUB_ROW
    selldw  $25,$26,1,$25                    # rounds.S:78, LOOK_UP
    selldw  $25,$26,0,$25                    # rounds.S:79, LOOK_UP
    vsllw   $25,16,$16                       # rounds.S:96, SUB_ROW
    selldw  $20,$26,7,$20                    # rounds.S:72, LOOK_UP
    selldw  $20,$26,6,$20                    # rounds.S:73, LOOK_UP
    selldw  $20,$26,5,$20                    # rounds.S:74, LOOK_UP
    selldw  $20,$26,4,$20                    # rounds.S:75, LOOK_UP
    selldw  $20,$26,3,$20                    # rounds.S:76, LOOK_UP
    selldw  $20,$26,2,$20                    # rounds.S:77, LOOK_UP
    vandw   $9,255,$25                       # rounds.S:86, SUB_ROW
    selldw  $20,$26,1,$20                    # rounds.S:78, LOOK_UP
    vsrlw   $7,8,$9                          # rounds.S:85, SUB_ROW
    selldw  $20,$26,0,$20                    # rounds.S:79, LOOK_UP
    selldw  $12,$26,7,$12                    # rounds.S:72, LOOK_UP
    selldw  $12,$26,6,$12                    # rounds.S:73, LOOK_UP
    selldw  $12,$26,5,$12                    # rounds.S:74, LOOK_UP
    vsllw   $19,8,$19                        # rounds.S:94, SUB_ROW
    selldw  $12,$26,4,$12                    # rounds.S:75, LOOK_UP
    selldw  $12,$26,3,$12                    # rounds.S:76, LOOK_UP
    selldw  $12,$26,2,$12                    # rounds.S:77, LOOK_UP
    selldw  $12,$26,1,$12                    # rounds.S:78, LOOK_UP
    selldw  $12,$26,0,$12                    # rounds.S:79, LOOK_UP
    vsllw   $20,16,$20                       # rounds.S:96, SUB_ROW
    vbisw   $12,$19,$19                      # rounds.S:95, SUB_ROW
    vandw   $13,255,$12                      # rounds.S:92, SUB_ROW
    selldw  $21,$26,7,$21                    # rounds.S:72, LOOK_UP
    selldw  $21,$26,6,$21                    # rounds.S:73, LOOK_UP
    selldw  $21,$26,5,$21                    # rounds.S:74, LOOK_UP
    selldw  $21,$26,4,$21                    # rounds.S:75, LOOK_UP
    selldw  $21,$26,3,$21                    # rounds.S:76, LOOK_UP
    vandw   $7,255,$13                       # rounds.S:83, SUB_ROW
    selldw  $21,$26,2,$21                    # rounds.S:77, LOOK_UP
    vandw   $9,255,$9                        # rounds.S:86, SUB_ROW
    vbisw   $19,$16,$19                      # rounds.S:97, SUB_ROW
    selldw  $21,$26,1,$21                    # rounds.S:78, LOOK_UP
    vandw   $10,255,$10                      # rounds.S:89, SUB_ROW
    selldw  $21,$26,0,$21                    # rounds.S:79, LOOK_UP
    selldw  $11,$26,7,$11                    # rounds.S:72, LOOK_UP
    selldw  $11,$26,6,$11                    # rounds.S:73, LOOK_UP
    vsrlw   $7,24,$16                        # rounds.S:91, SUB_ROW
    selldw  $11,$26,5,$11                    # rounds.S:74, LOOK_UP
    selldw  $11,$26,4,$11                    # rounds.S:75, LOOK_UP
    selldw  $11,$26,3,$11                    # rounds.S:76, LOOK_UP
    vandw   $14,255,$14                      # rounds.S:89, SUB_ROW
    selldw  $11,$26,2,$11                    # rounds.S:77, LOOK_UP
    selldw  $11,$26,1,$11                    # rounds.S:78, LOOK_UP
    selldw  $11,$26,0,$11                    # rounds.S:79, LOOK_UP
    vsrlw   $1,8,$17                         # aes_simd.h:96, SHIFT_ROWS
    vsllw   $21,24,$21                       # rounds.S:98, SUB_ROW
    selldw  $25,$26,7,$20                    # rounds.S:72, LOOK_UP
    vsllw   $11,8,$11                        # rounds.S:94, SUB_ROW
    selldw  $25,$26,6,$20                    # rounds.S:73, LOOK_UP
    vandw   $16,255,$16                      # rounds.S:92, SUB_ROW
    selldw  $25,$26,5,$20                    # rounds.S:74, LOOK_UP
    selldw  $25,$26,4,$20                    # rounds.S:75, LOOK_UP
    vbisw   $18,$11,$18                      # rounds.S:95, SUB_ROW
    selldw  $25,$26,3,$20                    # rounds.S:76, LOOK_UP
    selldw  $25,$26,2,$20                    # rounds.S:77, LOOK_UP
    selldw  $25,$26,1,$20                    # rounds.S:78, LOOK_UP
    vbisw   $18,$20,$18                      # rounds.S:97, SUB_ROW
    selldw  $25,$26,0,$20                    # rounds.S:79, LOOK_UP
    vsllw   $3,8,$11                         # aes_simd.h:103, SHIFT_ROWS
    vsrlw   $2,16,$25                        # aes_simd.h:99, SHIFT_ROWS
    vsllw   $1,24,$1                         # aes_simd.h:97, SHIFT_ROWS
    vsllw   $2,16,$2                         # aes_simd.h:100, SHIFT_ROWS
    selldw  $10,$26,7,$10                    # rounds.S:72, LOOK_UP
    vbisw   $1,$17,$17                       # aes_simd.h:98, SHIFT_ROWS
    selldw  $10,$26,6,$10                    # rounds.S:73, LOOK_UP
    vbisw   $18,$21,$4                       # rounds.S:99, SUB_ROW
    vldd    $18,0($22)                       # aes_simd.h:144, ADD_ROUND_KEY
    vxorw   $0,$17,$21                       # aes_simd.h:122, MIX_COLUMNS
    selldw  $10,$26,5,$10                    # rounds.S:74, LOOK_UP
    vbicw   $21,$27,$1                       # aes_simd.h:111, XTIME
    selldw  $10,$26,4,$10                    # rounds.S:75, LOOK_UP
    vandw   $21,$27,$5                       # aes_simd.h:113, XTIME
    vsrlw   $3,24,$3                         # aes_simd.h:102, SHIFT_ROWS
    selldw  $10,$26,3,$10                    # rounds.S:76, LOOK_UP
    selldw  $10,$26,2,$10                    # rounds.S:77, LOOK_UP
    vsrlw   $5,7,$6                          # aes_simd.h:114, XTIME
    selldw  $10,$26,1,$10                    # rounds.S:78, LOOK_UP
    vsubw   $5,$6,$5                         # aes_simd.h:115, XTIME
    vldd    $6,64($22)                       # aes_simd.h:146, ADD_ROUND_KEY
    vsllw   $20,8,$20                        # rounds.S:94, SUB_ROW
    selldw  $10,$26,0,$10                    # rounds.S:79, LOOK_UP
    vbisw   $2,$25,$25                       # aes_simd.h:101, SHIFT_ROWS
    vsllw   $1,1,$1                          # aes_simd.h:112, XTIME
    vandw   $5,$28,$2                        # aes_simd.h:116, XTIME
    vldd    $5,32($22)                       # aes_simd.h:145, ADD_ROUND_KEY
    vbisw   $11,$3,$11                       # aes_simd.h:104, SHIFT_ROWS
    vxorw   $1,$2,$1                         # aes_simd.h:117, XTIME
    vxorw   $11,$0,$2                        # aes_simd.h:125, MIX_COLUMNS
    selldw  $15,$26,7,$15                    # rounds.S:72, LOOK_UP
    selldw  $15,$26,6,$15                    # rounds.S:73, LOOK_UP
    selldw  $15,$26,5,$15                    # rounds.S:74, LOOK_UP
    vxorw   $1,$17,$1                        # aes_simd.h:130, MIX_COLUMNS
    selldw  $15,$26,4,$15                    # rounds.S:75, LOOK_UP
    vsllw   $10,16,$10                       # rounds.S:96, SUB_ROW
    vxorw   $17,$25,$17                      # aes_simd.h:123, MIX_COLUMNS
    selldw  $15,$26,3,$15                    # rounds.S:76, LOOK_UP
    selldw  $15,$26,2,$15                    # rounds.S:77, LOOK_UP
    vandw   $2,$27,$3                        # aes_simd.h:113, XTIME
    selldw  $15,$26,1,$15                    # rounds.S:78, LOOK_UP
    vsrlw   $3,7,$7                          # aes_simd.h:114, XTIME
    selldw  $15,$26,0,$15                    # rounds.S:79, LOOK_UP
    vbisw   $15,$20,$20                      # rounds.S:95, SUB_ROW
    selldw  $8,$26,7,$8                      # rounds.S:72, LOOK_UP
    selldw  $8,$26,6,$8                      # rounds.S:73, LOOK_UP
    vsubw   $3,$7,$15                        # aes_simd.h:115, XTIME
    selldw  $8,$26,5,$8                      # rounds.S:74, LOOK_UP
    vandw   $15,$28,$15                      # aes_simd.h:116, XTIME
    vldd    $3,96($22)                       # aes_simd.h:147, ADD_ROUND_KEY
    vbicw   $2,$27,$7                        # aes_simd.h:111, XTIME
    selldw  $8,$26,4,$8                      # rounds.S:75, LOOK_UP
    selldw  $8,$26,3,$8                      # rounds.S:76, LOOK_UP
    vsllw   $7,1,$7                          # aes_simd.h:112, XTIME
    selldw  $8,$26,2,$8                      # rounds.S:77, LOOK_UP
    vbisw   $20,$10,$20                      # rounds.S:97, SUB_ROW
    selldw  $8,$26,1,$8                      # rounds.S:78, LOOK_UP
    vxorw   $25,$11,$10                      # aes_simd.h:124, MIX_COLUMNS
    selldw  $8,$26,0,$8                      # rounds.S:79, LOOK_UP
    vxorw   $7,$15,$15                       # aes_simd.h:117, XTIME
    vxorw   $15,$0,$15                       # aes_simd.h:133, MIX_COLUMNS
    vxorw   $1,$10,$0                        # aes_simd.h:134, MIX_COLUMNS
    vandw   $10,$27,$1                       # aes_simd.h:113, XTIME
    vxorw   $15,$17,$15                      # aes_simd.h:137, MIX_COLUMNS
    vxorw   $0,$18,$0                        # aes_simd.h:148, ADD_ROUND_KEY
    vxorw   $15,$3,$3                        # aes_simd.h:151, ADD_ROUND_KEY
    selldw  $13,$26,7,$13                    # rounds.S:72, LOOK_UP
    vsrlw   $1,7,$18                         # aes_simd.h:114, XTIME
    vandw   $17,$27,$15                      # aes_simd.h:113, XTIME
    selldw  $13,$26,6,$13                    # rounds.S:73, LOOK_UP
    vsubw   $1,$18,$18                       # aes_simd.h:115, XTIME
    selldw  $13,$26,5,$13                    # rounds.S:74, LOOK_UP
    vbicw   $10,$27,$10                      # aes_simd.h:111, XTIME
    selldw  $13,$26,4,$13                    # rounds.S:75, LOOK_UP
    selldw  $13,$26,3,$13                    # rounds.S:76, LOOK_UP
    vandw   $18,$28,$18                      # aes_simd.h:116, XTIME
    selldw  $13,$26,2,$13                    # rounds.S:77, LOOK_UP
    vsllw   $10,1,$10                        # aes_simd.h:112, XTIME
    selldw  $13,$26,1,$13                    # rounds.S:78, LOOK_UP
    vxorw   $10,$18,$18                      # aes_simd.h:117, XTIME
    vsrlw   $15,7,$10                        # aes_simd.h:114, XTIME
    selldw  $13,$26,0,$13                    # rounds.S:79, LOOK_UP
    vxorw   $18,$11,$18                      # aes_simd.h:132, MIX_COLUMNS
    vbicw   $17,$27,$17                      # aes_simd.h:111, XTIME
    vsubw   $15,$10,$10                      # aes_simd.h:115, XTIME
    vandw   $10,$28,$11                      # aes_simd.h:116, XTIME
    selldw  $12,$26,7,$21                    # rounds.S:72, LOOK_UP
    vsllw   $17,1,$15                        # aes_simd.h:112, XTIME
    selldw  $12,$26,6,$21                    # rounds.S:73, LOOK_UP
    vsllw   $8,24,$8                         # rounds.S:98, SUB_ROW
    selldw  $12,$26,5,$21                    # rounds.S:74, LOOK_UP
    vxorw   $18,$21,$10                      # aes_simd.h:136, MIX_COLUMNS
    vxorw   $15,$11,$15                      # aes_simd.h:117, XTIME
    selldw  $12,$26,4,$21                    # rounds.S:75, LOOK_UP
    vxorw   $15,$25,$17                      # aes_simd.h:131, MIX_COLUMNS
    selldw  $12,$26,3,$21                    # rounds.S:76, LOOK_UP
    selldw  $12,$26,2,$21                    # rounds.S:77, LOOK_UP
    vxorw   $17,$2,$11                       # aes_simd.h:135, MIX_COLUMNS
    selldw  $12,$26,1,$21                    # rounds.S:78, LOOK_UP
    vxorw   $11,$5,$1                        # aes_simd.h:149, ADD_ROUND_KEY
    selldw  $12,$26,0,$21                    # rounds.S:79, LOOK_UP
    vsllw   $21,24,$25                       # rounds.S:98, SUB_ROW
    selldw  $9,$26,7,$21                     # rounds.S:72, LOOK_UP
    selldw  $9,$26,6,$21                     # rounds.S:73, LOOK_UP
    selldw  $9,$26,5,$21                     # rounds.S:74, LOOK_UP
    selldw  $9,$26,4,$21                     # rounds.S:75, LOOK_UP
    vxorw   $10,$6,$2                        # aes_simd.h:150, ADD_ROUND_KEY
    selldw  $9,$26,3,$21                     # rounds.S:76, LOOK_UP
    selldw  $9,$26,2,$21                     # rounds.S:77, LOOK_UP
    selldw  $9,$26,1,$21                     # rounds.S:78, LOOK_UP
    selldw  $9,$26,0,$21                     # rounds.S:79, LOOK_UP
    selldw  $14,$26,7,$25                    # rounds.S:72, LOOK_UP
    selldw  $14,$26,6,$25                    # rounds.S:73, LOOK_UP
    selldw  $14,$26,5,$25                    # rounds.S:74, LOOK_UP
    selldw  $14,$26,4,$25                    # rounds.S:75, LOOK_UP
    selldw  $14,$26,3,$25                    # rounds.S:76, LOOK_UP
    selldw  $14,$26,2,$25                    # rounds.S:77, LOOK_UP
    vbisw   $19,$25,$5                       # rounds.S:99, SUB_ROW
    selldw  $14,$26,1,$25                    # rounds.S:78, LOOK_UP
    selldw  $14,$26,0,$25                    # rounds.S:79, LOOK_UP
    selldw  $16,$26,7,$21                    # rounds.S:72, LOOK_UP
    vsllw   $21,8,$19                        # rounds.S:94, SUB_ROW
    selldw  $16,$26,6,$21                    # rounds.S:73, LOOK_UP
    selldw  $16,$26,5,$21                    # rounds.S:74, LOOK_UP
    vbisw   $20,$8,$6                        # rounds.S:99, SUB_ROW
    selldw  $16,$26,4,$21                    # rounds.S:75, LOOK_UP
    selldw  $16,$26,3,$21                    # rounds.S:76, LOOK_UP
    vsllw   $25,16,$20                       # rounds.S:96, SUB_ROW
    selldw  $16,$26,2,$21                    # rounds.S:77, LOOK_UP
    vbisw   $13,$19,$18                      # rounds.S:95, SUB_ROW
    selldw  $16,$26,1,$21                    # rounds.S:78, LOOK_UP
    vbisw   $18,$20,$18                      # rounds.S:97, SUB_ROW
    selldw  $16,$26,0,$21                    # rounds.S:79, LOOK_UP
    vsllw   $21,24,$25                       # rounds.S:98, SUB_ROW
    vbisw   $18,$25,$7                       # rounds.S:99, SUB_ROW
    # SWSIM-END
    SEND    putc, A0, A1, A2, A3
    subl    LEFT,1,LEFT
    beq     LEFT,middle_round_rc_end_b
    RECEIVE getr, A0, A1, A2, A3
    # SWSIM-BEGIN middle
    vandw   $0,255,$18                       # rounds.S:83, SUB_ROW
    selldw  $18,$26,7,$18                    # rounds.S:72, LOOK_UP
    vsrlw   $2,16,$20                        # rounds.S:88, SUB_ROW
    vsrlw   $1,16,$21                        # rounds.S:88, SUB_ROW
    selldw  $18,$26,6,$18                    # rounds.S:73, LOOK_UP
    selldw  $18,$26,5,$18                    # rounds.S:74, LOOK_UP
    selldw  $18,$26,4,$18                    # rounds.S:75, LOOK_UP
    selldw  $18,$26,3,$18                    # rounds.S:76, LOOK_UP
    vsrlw   $0,8,$19                         # rounds.S:85, SUB_ROW
    vsrlw   $1,8,$25                         # rounds.S:85, SUB_ROW
    selldw  $18,$26,2,$18                    # rounds.S:77, LOOK_UP
    vandw   $25,255,$8                       # rounds.S:86, SUB_ROW
    selldw  $18,$26,1,$18                    # rounds.S:78, LOOK_UP
    selldw  $18,$26,0,$18                    # rounds.S:79, LOOK_UP
    vandw   $21,255,$21                      # rounds.S:89, SUB_ROW
    selldw  $8,$26,7,$8                      # rounds.S:72, LOOK_UP
    vandw   $1,255,$25                       # rounds.S:83, SUB_ROW
    selldw  $8,$26,6,$8                      # rounds.S:73, LOOK_UP
    selldw  $8,$26,5,$8                      # rounds.S:74, LOOK_UP
    vsrlw   $0,24,$9                         # rounds.S:91, SUB_ROW
    selldw  $8,$26,4,$8                      # rounds.S:75, LOOK_UP
    selldw  $8,$26,3,$8                      # rounds.S:76, LOOK_UP
    selldw  $8,$26,2,$8                      # rounds.S:77, LOOK_UP
    selldw  $8,$26,1,$8                      # rounds.S:78, LOOK_UP
    selldw  $8,$26,0,$8                      # rounds.S:79, LOOK_UP
    vsrlw   $2,8,$10                         # rounds.S:85, SUB_ROW
    selldw  $25,$26,7,$25                    # rounds.S:72, LOOK_UP
    selldw  $25,$26,6,$25                    # rounds.S:73, LOOK_UP
    vsllw   $8,8,$8                          # rounds.S:94, SUB_ROW
    selldw  $25,$26,5,$25                    # rounds.S:74, LOOK_UP
    selldw  $25,$26,4,$25                    # rounds.S:75, LOOK_UP
    selldw  $25,$26,3,$25                    # rounds.S:76, LOOK_UP
    vandw   $9,255,$9                        # rounds.S:92, SUB_ROW
    vsrlw   $1,24,$11                        # rounds.S:91, SUB_ROW
    selldw  $25,$26,2,$25                    # rounds.S:77, LOOK_UP
    vandw   $19,255,$19                      # rounds.S:86, SUB_ROW
    selldw  $25,$26,1,$25                    # rounds.S:78, LOOK_UP
    vsrlw   $0,16,$12                        # rounds.S:88, SUB_ROW
    selldw  $25,$26,0,$25                    # rounds.S:79, LOOK_UP
    vandw   $20,255,$20                      # rounds.S:89, SUB_ROW
    vbisw   $25,$8,$8                        # rounds.S:95, SUB_ROW
    selldw  $21,$26,7,$21                    # rounds.S:72, LOOK_UP
    selldw  $21,$26,6,$21                    # rounds.S:73, LOOK_UP
    vandw   $12,255,$25                      # rounds.S:89, SUB_ROW
    selldw  $21,$26,5,$21                    # rounds.S:74, LOOK_UP
    selldw  $21,$26,4,$21                    # rounds.S:75, LOOK_UP
    selldw  $21,$26,3,$21                    # rounds.S:76, LOOK_UP
    vsrlw   $2,24,$12                        # rounds.S:91, SUB_ROW
    selldw  $21,$26,2,$21                    # rounds.S:77, LOOK_UP
    vandw   $12,255,$13                      # rounds.S:92, SUB_ROW
    selldw  $21,$26,1,$21                    # rounds.S:78, LOOK_UP
    selldw  $21,$26,0,$21                    # rounds.S:79, LOOK_UP
    selldw  $25,$26,7,$25                    # rounds.S:72, LOOK_UP
    selldw  $25,$26,6,$25                    # rounds.S:73, LOOK_UP
    vsllw   $21,16,$21                       # rounds.S:96, SUB_ROW
    selldw  $25,$26,5,$25                    # rounds.S:74, LOOK_UP
    vandw   $11,255,$11                      # rounds.S:92, SUB_ROW
    selldw  $25,$26,4,$25                    # rounds.S:75, LOOK_UP
    selldw  $25,$26,3,$25                    # rounds.S:76, LOOK_UP
    vandw   $10,255,$10                      # rounds.S:86, SUB_ROW
    selldw  $25,$26,2,$25                    # rounds.S:77, LOOK_UP
    selldw  $25,$26,1,$25                    # rounds.S:78, LOOK_UP
    selldw  $25,$26,0,$25                    # rounds.S:79, LOOK_UP
    selldw  $9,$26,7,$9                      # rounds.S:72, LOOK_UP
    vbisw   $8,$21,$21                       # rounds.S:97, SUB_ROW
    vandw   $2,255,$8                        # rounds.S:83, SUB_ROW
    selldw  $9,$26,6,$9                      # rounds.S:73, LOOK_UP
    vsllw   $25,16,$25                       # rounds.S:96, SUB_ROW
    selldw  $9,$26,5,$9                      # rounds.S:74, LOOK_UP
    selldw  $9,$26,4,$9                      # rounds.S:75, LOOK_UP
    vsrlw   $5,8,$16                         # aes_simd.h:96, SHIFT_ROWS
    selldw  $9,$26,3,$9                      # rounds.S:76, LOOK_UP
    selldw  $9,$26,2,$9                      # rounds.S:77, LOOK_UP
    vsrlw   $3,8,$12                         # rounds.S:85, SUB_ROW
    selldw  $9,$26,1,$9                      # rounds.S:78, LOOK_UP
    vsrlw   $3,16,$14                        # rounds.S:88, SUB_ROW
    selldw  $9,$26,0,$9                      # rounds.S:79, LOOK_UP
    selldw  $19,$26,7,$19                    # rounds.S:72, LOOK_UP
    selldw  $19,$26,6,$19                    # rounds.S:73, LOOK_UP
    selldw  $19,$26,5,$19                    # rounds.S:74, LOOK_UP
    vsrlw   $3,24,$15                        # rounds.S:91, SUB_ROW
    vsllw   $9,24,$9                         # rounds.S:98, SUB_ROW
    selldw  $19,$26,4,$19                    # rounds.S:75, LOOK_UP
    selldw  $19,$26,3,$19                    # rounds.S:76, LOOK_UP
    selldw  $19,$26,2,$19                    # rounds.S:77, LOOK_UP
    selldw  $19,$26,1,$19                    # rounds.S:78, LOOK_UP
    selldw  $19,$26,0,$19                    # rounds.S:79, LOOK_UP
    vsllw   $19,8,$17                        # rounds.S:94, SUB_ROW
    vandw   $3,255,$19                       # rounds.S:83, SUB_ROW
    vbisw   $18,$17,$18                      # rounds.S:95, SUB_ROW
    selldw  $8,$26,7,$8                      # rounds.S:72, LOOK_UP
    vbisw   $18,$25,$25                      # rounds.S:97, SUB_ROW
    selldw  $8,$26,6,$8                      # rounds.S:73, LOOK_UP
    vsllw   $5,24,$17                        # aes_simd.h:97, SHIFT_ROWS
    vldd    $18,0($22)                       # aes_simd.h:144, ADD_ROUND_KEY
    vbisw   $25,$9,$0                        # rounds.S:99, SUB_ROW
    selldw  $8,$26,5,$8                      # rounds.S:74, LOOK_UP
    selldw  $8,$26,4,$8                      # rounds.S:75, LOOK_UP
    vandw   $15,255,$25                      # rounds.S:92, SUB_ROW
    selldw  $8,$26,3,$8                      # rounds.S:76, LOOK_UP
    selldw  $8,$26,2,$8                      # rounds.S:77, LOOK_UP
    vldd    $15,64($22)                      # aes_simd.h:146, ADD_ROUND_KEY
    selldw  $8,$26,1,$8                      # rounds.S:78, LOOK_UP
    vbisw   $17,$16,$9                       # aes_simd.h:98, SHIFT_ROWS
    selldw  $8,$26,0,$8                      # rounds.S:79, LOOK_UP
    vsllw   $6,16,$16                        # aes_simd.h:100, SHIFT_ROWS
    vandw   $12,255,$12                      # rounds.S:86, SUB_ROW
    vsrlw   $6,16,$17                        # aes_simd.h:99, SHIFT_ROWS
    vbisw   $16,$17,$16                      # aes_simd.h:101, SHIFT_ROWS
    vldd    $17,32($22)                      # aes_simd.h:145, ADD_ROUND_KEY
    vsllw   $7,8,$1                          # aes_simd.h:103, SHIFT_ROWS
    selldw  $10,$26,7,$10                    # rounds.S:72, LOOK_UP
    vxorw   $4,$9,$2                         # aes_simd.h:122, MIX_COLUMNS
    selldw  $10,$26,6,$10                    # rounds.S:73, LOOK_UP
    selldw  $10,$26,5,$10                    # rounds.S:74, LOOK_UP
    selldw  $10,$26,4,$10                    # rounds.S:75, LOOK_UP
    vsrlw   $7,24,$3                         # aes_simd.h:102, SHIFT_ROWS
    selldw  $10,$26,3,$10                    # rounds.S:76, LOOK_UP
    selldw  $10,$26,2,$10                    # rounds.S:77, LOOK_UP
    vandw   $2,$27,$5                        # aes_simd.h:113, XTIME
    selldw  $10,$26,1,$10                    # rounds.S:78, LOOK_UP
    vsrlw   $5,7,$6                          # aes_simd.h:114, XTIME
    selldw  $10,$26,0,$10                    # rounds.S:79, LOOK_UP
    vandw   $14,255,$14                      # rounds.S:89, SUB_ROW
    vldd    $7,96($22)                       # aes_simd.h:147, ADD_ROUND_KEY
    vsubw   $5,$6,$5                         # aes_simd.h:115, XTIME
    vbicw   $2,$27,$6                        # aes_simd.h:111, XTIME
    selldw  $20,$26,7,$20                    # rounds.S:72, LOOK_UP
    vsllw   $6,1,$6                          # aes_simd.h:112, XTIME
    vbisw   $1,$3,$1                         # aes_simd.h:104, SHIFT_ROWS
    selldw  $20,$26,6,$20                    # rounds.S:73, LOOK_UP
    selldw  $20,$26,5,$20                    # rounds.S:74, LOOK_UP
    vxorw   $1,$4,$3                         # aes_simd.h:125, MIX_COLUMNS
    vandw   $5,$28,$5                        # aes_simd.h:116, XTIME
    selldw  $20,$26,4,$20                    # rounds.S:75, LOOK_UP
    vsllw   $10,8,$10                        # rounds.S:94, SUB_ROW
    selldw  $20,$26,3,$20                    # rounds.S:76, LOOK_UP
    vxorw   $6,$5,$5                         # aes_simd.h:117, XTIME
    selldw  $20,$26,2,$20                    # rounds.S:77, LOOK_UP
    selldw  $20,$26,1,$20                    # rounds.S:78, LOOK_UP
    vxorw   $5,$9,$5                         # aes_simd.h:130, MIX_COLUMNS
    vbicw   $3,$27,$6                        # aes_simd.h:111, XTIME
    selldw  $20,$26,0,$20                    # rounds.S:79, LOOK_UP
    vsllw   $6,1,$6                          # aes_simd.h:112, XTIME
    vxorw   $9,$16,$9                        # aes_simd.h:123, MIX_COLUMNS
    vsllw   $20,16,$20                       # rounds.S:96, SUB_ROW
    vbisw   $8,$10,$8                        # rounds.S:95, SUB_ROW
    vandw   $3,$27,$10                       # aes_simd.h:113, XTIME
    selldw  $11,$26,7,$11                    # rounds.S:72, LOOK_UP
    selldw  $11,$26,6,$11                    # rounds.S:73, LOOK_UP
    vbisw   $8,$20,$20                       # rounds.S:97, SUB_ROW
    selldw  $11,$26,5,$11                    # rounds.S:74, LOOK_UP
    vsrlw   $10,7,$8                         # aes_simd.h:114, XTIME
    selldw  $11,$26,4,$11                    # rounds.S:75, LOOK_UP
    vsubw   $10,$8,$8                        # aes_simd.h:115, XTIME
    vxorw   $16,$1,$10                       # aes_simd.h:124, MIX_COLUMNS
    selldw  $11,$26,3,$11                    # rounds.S:76, LOOK_UP
    vandw   $8,$28,$8                        # aes_simd.h:116, XTIME
    selldw  $11,$26,2,$11                    # rounds.S:77, LOOK_UP
    vxorw   $5,$10,$5                        # aes_simd.h:134, MIX_COLUMNS
    selldw  $11,$26,1,$11                    # rounds.S:78, LOOK_UP
    selldw  $11,$26,0,$11                    # rounds.S:79, LOOK_UP
    vxorw   $6,$8,$8                         # aes_simd.h:117, XTIME
    vandw   $9,$27,$6                        # aes_simd.h:113, XTIME
    vxorw   $8,$4,$8                         # aes_simd.h:133, MIX_COLUMNS
    vandw   $10,$27,$4                       # aes_simd.h:113, XTIME
    vbicw   $10,$27,$10                      # aes_simd.h:111, XTIME
    vxorw   $8,$9,$8                         # aes_simd.h:137, MIX_COLUMNS
    vxorw   $8,$7,$7                         # aes_simd.h:151, ADD_ROUND_KEY
    selldw  $13,$26,7,$13                    # rounds.S:72, LOOK_UP
    vbicw   $9,$27,$8                        # aes_simd.h:111, XTIME
    selldw  $13,$26,6,$13                    # rounds.S:73, LOOK_UP
    vsrlw   $4,7,$9                          # aes_simd.h:114, XTIME
    vsllw   $10,1,$10                        # aes_simd.h:112, XTIME
    selldw  $13,$26,5,$13                    # rounds.S:74, LOOK_UP
    vsubw   $4,$9,$9                         # aes_simd.h:115, XTIME
    selldw  $13,$26,4,$13                    # rounds.S:75, LOOK_UP
    selldw  $13,$26,3,$13                    # rounds.S:76, LOOK_UP
    vandw   $9,$28,$9                        # aes_simd.h:116, XTIME
    selldw  $13,$26,2,$13                    # rounds.S:77, LOOK_UP
    vsllw   $11,24,$11                       # rounds.S:98, SUB_ROW
    selldw  $13,$26,1,$13                    # rounds.S:78, LOOK_UP
    vsllw   $8,1,$8                          # aes_simd.h:112, XTIME
    selldw  $13,$26,0,$13                    # rounds.S:79, LOOK_UP
    vsrlw   $6,7,$4                          # aes_simd.h:114, XTIME
    vsubw   $6,$4,$6                         # aes_simd.h:115, XTIME
    vxorw   $10,$9,$9                        # aes_simd.h:117, XTIME
    vxorw   $9,$1,$10                        # aes_simd.h:132, MIX_COLUMNS
    vxorw   $10,$2,$9                        # aes_simd.h:136, MIX_COLUMNS
    vxorw   $5,$18,$4                        # aes_simd.h:148, ADD_ROUND_KEY
    selldw  $12,$26,7,$21                    # rounds.S:72, LOOK_UP
    selldw  $12,$26,6,$21                    # rounds.S:73, LOOK_UP
    vandw   $6,$28,$18                       # aes_simd.h:116, XTIME
    selldw  $12,$26,5,$21                    # rounds.S:74, LOOK_UP
    vxorw   $8,$18,$18                       # aes_simd.h:117, XTIME
    vsllw   $13,24,$8                        # rounds.S:98, SUB_ROW
    selldw  $12,$26,4,$21                    # rounds.S:75, LOOK_UP
    selldw  $12,$26,3,$21                    # rounds.S:76, LOOK_UP
    vbisw   $21,$11,$1                       # rounds.S:99, SUB_ROW
    selldw  $12,$26,2,$21                    # rounds.S:77, LOOK_UP
    selldw  $12,$26,1,$21                    # rounds.S:78, LOOK_UP
    selldw  $12,$26,0,$21                    # rounds.S:79, LOOK_UP
    selldw  $14,$26,7,$11                    # rounds.S:72, LOOK_UP
    vxorw   $18,$16,$13                      # aes_simd.h:131, MIX_COLUMNS
    selldw  $14,$26,6,$11                    # rounds.S:73, LOOK_UP
    vsllw   $21,8,$21                        # rounds.S:94, SUB_ROW
    selldw  $14,$26,5,$11                    # rounds.S:74, LOOK_UP
    selldw  $14,$26,4,$11                    # rounds.S:75, LOOK_UP
    selldw  $14,$26,3,$11                    # rounds.S:76, LOOK_UP
    selldw  $14,$26,2,$11                    # rounds.S:77, LOOK_UP
    selldw  $14,$26,1,$11                    # rounds.S:78, LOOK_UP
    vxorw   $13,$3,$10                       # aes_simd.h:135, MIX_COLUMNS
    selldw  $14,$26,0,$11                    # rounds.S:79, LOOK_UP
    selldw  $19,$26,7,$18                    # rounds.S:72, LOOK_UP
    selldw  $19,$26,6,$18                    # rounds.S:73, LOOK_UP
    selldw  $19,$26,5,$18                    # rounds.S:74, LOOK_UP
    selldw  $19,$26,4,$18                    # rounds.S:75, LOOK_UP
    selldw  $19,$26,3,$18                    # rounds.S:76, LOOK_UP
    vsllw   $11,16,$11                       # rounds.S:96, SUB_ROW
    selldw  $19,$26,2,$18                    # rounds.S:77, LOOK_UP
    selldw  $19,$26,1,$18                    # rounds.S:78, LOOK_UP
    selldw  $19,$26,0,$18                    # rounds.S:79, LOOK_UP
    vbisw   $20,$8,$2                        # rounds.S:99, SUB_ROW
    vxorw   $10,$17,$5                       # aes_simd.h:149, ADD_ROUND_KEY
    selldw  $25,$26,7,$21                    # rounds.S:72, LOOK_UP
    vxorw   $9,$15,$6                        # aes_simd.h:150, ADD_ROUND_KEY
    selldw  $25,$26,6,$21                    # rounds.S:73, LOOK_UP
    selldw  $25,$26,5,$21                    # rounds.S:74, LOOK_UP
    selldw  $25,$26,4,$21                    # rounds.S:75, LOOK_UP
    selldw  $25,$26,3,$21                    # rounds.S:76, LOOK_UP
    vbisw   $18,$21,$18                      # rounds.S:95, SUB_ROW
    selldw  $25,$26,2,$21                    # rounds.S:77, LOOK_UP
    selldw  $25,$26,1,$21                    # rounds.S:78, LOOK_UP
    selldw  $25,$26,0,$21                    # rounds.S:79, LOOK_UP
    vbisw   $18,$11,$18                      # rounds.S:97, SUB_ROW
    vsllw   $21,24,$25                       # rounds.S:98, SUB_ROW
    vbisw   $18,$25,$3                       # rounds.S:99, SUB_ROW
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
    vandw   $0,255,$18                       # rounds.S:83, SUB_ROW
    selldw  $18,$26,7,$18                    # rounds.S:72, LOOK_UP
    selldw  $18,$26,6,$18                    # rounds.S:73, LOOK_UP
    vsrlw   $0,8,$19                         # rounds.S:85, SUB_ROW
    selldw  $18,$26,5,$18                    # rounds.S:74, LOOK_UP
    vsrlw   $0,16,$20                        # rounds.S:88, SUB_ROW
    selldw  $18,$26,4,$18                    # rounds.S:75, LOOK_UP
    selldw  $18,$26,3,$18                    # rounds.S:76, LOOK_UP
    selldw  $18,$26,2,$18                    # rounds.S:77, LOOK_UP
    vandw   $19,255,$19                      # rounds.S:86, SUB_ROW
    selldw  $18,$26,1,$18                    # rounds.S:78, LOOK_UP
    selldw  $18,$26,0,$18                    # rounds.S:79, LOOK_UP
    vandw   $20,255,$20                      # rounds.S:89, SUB_ROW
    vsrlw   $0,24,$21                        # rounds.S:91, SUB_ROW
    selldw  $19,$26,7,$19                    # rounds.S:72, LOOK_UP
    selldw  $19,$26,6,$19                    # rounds.S:73, LOOK_UP
    vandw   $21,255,$21                      # rounds.S:92, SUB_ROW
    selldw  $19,$26,5,$19                    # rounds.S:74, LOOK_UP
    selldw  $19,$26,4,$19                    # rounds.S:75, LOOK_UP
    selldw  $19,$26,3,$19                    # rounds.S:76, LOOK_UP
    selldw  $19,$26,2,$19                    # rounds.S:77, LOOK_UP
    vandw   $1,255,$25                       # rounds.S:83, SUB_ROW
    selldw  $19,$26,1,$19                    # rounds.S:78, LOOK_UP
    selldw  $19,$26,0,$19                    # rounds.S:79, LOOK_UP
    selldw  $20,$26,7,$20                    # rounds.S:72, LOOK_UP
    selldw  $20,$26,6,$20                    # rounds.S:73, LOOK_UP
    vsllw   $19,8,$19                        # rounds.S:94, SUB_ROW
    selldw  $20,$26,5,$20                    # rounds.S:74, LOOK_UP
    selldw  $20,$26,4,$20                    # rounds.S:75, LOOK_UP
    selldw  $20,$26,3,$20                    # rounds.S:76, LOOK_UP
    selldw  $20,$26,2,$20                    # rounds.S:77, LOOK_UP
    selldw  $20,$26,1,$20                    # rounds.S:78, LOOK_UP
    selldw  $20,$26,0,$20                    # rounds.S:79, LOOK_UP
    vbisw   $18,$19,$18                      # rounds.S:95, SUB_ROW
    selldw  $21,$26,7,$21                    # rounds.S:72, LOOK_UP
    vsllw   $20,16,$20                       # rounds.S:96, SUB_ROW
    selldw  $21,$26,6,$21                    # rounds.S:73, LOOK_UP
    selldw  $21,$26,5,$21                    # rounds.S:74, LOOK_UP
    selldw  $21,$26,4,$21                    # rounds.S:75, LOOK_UP
    selldw  $21,$26,3,$21                    # rounds.S:76, LOOK_UP
    selldw  $21,$26,2,$21                    # rounds.S:77, LOOK_UP
    selldw  $21,$26,1,$21                    # rounds.S:78, LOOK_UP
    selldw  $21,$26,0,$21                    # rounds.S:79, LOOK_UP
    selldw  $25,$26,7,$20                    # rounds.S:72, LOOK_UP
    selldw  $25,$26,6,$20                    # rounds.S:73, LOOK_UP
    vsrlw   $1,24,$4                         # rounds.S:91, SUB_ROW
    selldw  $25,$26,5,$20                    # rounds.S:74, LOOK_UP
    vsllw   $21,24,$21                       # rounds.S:98, SUB_ROW
    selldw  $25,$26,4,$20                    # rounds.S:75, LOOK_UP
    vandw   $2,255,$19                       # rounds.S:83, SUB_ROW
    selldw  $25,$26,3,$20                    # rounds.S:76, LOOK_UP
    selldw  $25,$26,2,$20                    # rounds.S:77, LOOK_UP
    selldw  $25,$26,1,$20                    # rounds.S:78, LOOK_UP
    vsrlw   $2,8,$5                          # rounds.S:85, SUB_ROW
    vbisw   $18,$20,$18                      # rounds.S:97, SUB_ROW
    selldw  $25,$26,0,$20                    # rounds.S:79, LOOK_UP
    vsrlw   $1,8,$25                         # rounds.S:85, SUB_ROW
    vandw   $25,255,$6                       # rounds.S:86, SUB_ROW
    selldw  $6,$26,7,$4                      # rounds.S:72, LOOK_UP
    selldw  $6,$26,6,$4                      # rounds.S:73, LOOK_UP
    selldw  $6,$26,5,$4                      # rounds.S:74, LOOK_UP
    vsrlw   $1,16,$25                        # rounds.S:88, SUB_ROW
    vbisw   $18,$21,$0                       # rounds.S:99, SUB_ROW
    selldw  $6,$26,4,$4                      # rounds.S:75, LOOK_UP
    selldw  $6,$26,3,$4                      # rounds.S:76, LOOK_UP
    vandw   $4,255,$21                       # rounds.S:92, SUB_ROW
    vandw   $25,255,$25                      # rounds.S:89, SUB_ROW
    selldw  $6,$26,2,$4                      # rounds.S:77, LOOK_UP
    selldw  $6,$26,1,$4                      # rounds.S:78, LOOK_UP
    selldw  $6,$26,0,$4                      # rounds.S:79, LOOK_UP
    selldw  $25,$26,7,$20                    # rounds.S:72, LOOK_UP
    selldw  $25,$26,6,$20                    # rounds.S:73, LOOK_UP
    selldw  $25,$26,5,$20                    # rounds.S:74, LOOK_UP
    vsllw   $4,8,$4                          # rounds.S:94, SUB_ROW
    selldw  $25,$26,4,$20                    # rounds.S:75, LOOK_UP
    vbisw   $20,$4,$18                       # rounds.S:95, SUB_ROW
    selldw  $25,$26,3,$20                    # rounds.S:76, LOOK_UP
    selldw  $25,$26,2,$20                    # rounds.S:77, LOOK_UP
    selldw  $25,$26,1,$20                    # rounds.S:78, LOOK_UP
    selldw  $25,$26,0,$20                    # rounds.S:79, LOOK_UP
    selldw  $21,$26,7,$21                    # rounds.S:72, LOOK_UP
    selldw  $21,$26,6,$21                    # rounds.S:73, LOOK_UP
    vsllw   $20,16,$20                       # rounds.S:96, SUB_ROW
    selldw  $21,$26,5,$21                    # rounds.S:74, LOOK_UP
    vandw   $5,255,$25                       # rounds.S:86, SUB_ROW
    selldw  $21,$26,4,$21                    # rounds.S:75, LOOK_UP
    selldw  $21,$26,3,$21                    # rounds.S:76, LOOK_UP
    selldw  $21,$26,2,$21                    # rounds.S:77, LOOK_UP
    vbisw   $18,$20,$18                      # rounds.S:97, SUB_ROW
    selldw  $21,$26,1,$21                    # rounds.S:78, LOOK_UP
    selldw  $21,$26,0,$21                    # rounds.S:79, LOOK_UP
    selldw  $19,$26,7,$19                    # rounds.S:72, LOOK_UP
    vandw   $3,255,$20                       # rounds.S:83, SUB_ROW
    selldw  $19,$26,6,$19                    # rounds.S:73, LOOK_UP
    selldw  $19,$26,5,$19                    # rounds.S:74, LOOK_UP
    vsrlw   $2,24,$4                         # rounds.S:91, SUB_ROW
    selldw  $19,$26,4,$19                    # rounds.S:75, LOOK_UP
    selldw  $19,$26,3,$19                    # rounds.S:76, LOOK_UP
    vsrlw   $2,16,$5                         # rounds.S:88, SUB_ROW
    selldw  $19,$26,2,$19                    # rounds.S:77, LOOK_UP
    selldw  $19,$26,1,$19                    # rounds.S:78, LOOK_UP
    selldw  $19,$26,0,$19                    # rounds.S:79, LOOK_UP
    selldw  $25,$26,7,$25                    # rounds.S:72, LOOK_UP
    vsllw   $21,24,$21                       # rounds.S:98, SUB_ROW
    selldw  $25,$26,6,$25                    # rounds.S:73, LOOK_UP
    selldw  $25,$26,5,$25                    # rounds.S:74, LOOK_UP
    selldw  $25,$26,4,$25                    # rounds.S:75, LOOK_UP
    selldw  $25,$26,3,$25                    # rounds.S:76, LOOK_UP
    selldw  $25,$26,2,$25                    # rounds.S:77, LOOK_UP
    selldw  $25,$26,1,$25                    # rounds.S:78, LOOK_UP
    vandw   $4,255,$4                        # rounds.S:92, SUB_ROW
    selldw  $25,$26,0,$25                    # rounds.S:79, LOOK_UP
    selldw  $4,$26,7,$21                     # rounds.S:72, LOOK_UP
    vandw   $5,255,$5                        # rounds.S:89, SUB_ROW
    vbisw   $18,$21,$1                       # rounds.S:99, SUB_ROW
    selldw  $4,$26,6,$21                     # rounds.S:73, LOOK_UP
    selldw  $4,$26,5,$21                     # rounds.S:74, LOOK_UP
    selldw  $4,$26,4,$21                     # rounds.S:75, LOOK_UP
    selldw  $4,$26,3,$21                     # rounds.S:76, LOOK_UP
    selldw  $4,$26,2,$21                     # rounds.S:77, LOOK_UP
    selldw  $4,$26,1,$21                     # rounds.S:78, LOOK_UP
    selldw  $4,$26,0,$21                     # rounds.S:79, LOOK_UP
    selldw  $5,$26,7,$5                      # rounds.S:72, LOOK_UP
    vsrlw   $3,8,$4                          # rounds.S:85, SUB_ROW
    selldw  $5,$26,6,$5                      # rounds.S:73, LOOK_UP
    selldw  $5,$26,5,$5                      # rounds.S:74, LOOK_UP
    selldw  $5,$26,4,$5                      # rounds.S:75, LOOK_UP
    selldw  $5,$26,3,$5                      # rounds.S:76, LOOK_UP
    selldw  $5,$26,2,$5                      # rounds.S:77, LOOK_UP
    selldw  $5,$26,1,$5                      # rounds.S:78, LOOK_UP
    vsllw   $25,8,$25                        # rounds.S:94, SUB_ROW
    selldw  $5,$26,0,$5                      # rounds.S:79, LOOK_UP
    selldw  $20,$26,7,$19                    # rounds.S:72, LOOK_UP
    selldw  $20,$26,6,$19                    # rounds.S:73, LOOK_UP
    vsrlw   $3,16,$6                         # rounds.S:88, SUB_ROW
    selldw  $20,$26,5,$19                    # rounds.S:74, LOOK_UP
    selldw  $20,$26,4,$19                    # rounds.S:75, LOOK_UP
    vandw   $4,255,$4                        # rounds.S:86, SUB_ROW
    vsllw   $5,16,$5                         # rounds.S:96, SUB_ROW
    selldw  $20,$26,3,$19                    # rounds.S:76, LOOK_UP
    vandw   $6,255,$6                        # rounds.S:89, SUB_ROW
    selldw  $20,$26,2,$19                    # rounds.S:77, LOOK_UP
    selldw  $20,$26,1,$19                    # rounds.S:78, LOOK_UP
    vbisw   $19,$25,$18                      # rounds.S:95, SUB_ROW
    selldw  $20,$26,0,$19                    # rounds.S:79, LOOK_UP
    selldw  $4,$26,7,$20                     # rounds.S:72, LOOK_UP
    selldw  $4,$26,6,$20                     # rounds.S:73, LOOK_UP
    selldw  $4,$26,5,$20                     # rounds.S:74, LOOK_UP
    selldw  $4,$26,4,$20                     # rounds.S:75, LOOK_UP
    selldw  $4,$26,3,$20                     # rounds.S:76, LOOK_UP
    vsrlw   $3,24,$25                        # rounds.S:91, SUB_ROW
    selldw  $4,$26,2,$20                     # rounds.S:77, LOOK_UP
    vsllw   $21,24,$21                       # rounds.S:98, SUB_ROW
    selldw  $4,$26,1,$20                     # rounds.S:78, LOOK_UP
    selldw  $4,$26,0,$20                     # rounds.S:79, LOOK_UP
    selldw  $6,$26,7,$4                      # rounds.S:72, LOOK_UP
    selldw  $6,$26,6,$4                      # rounds.S:73, LOOK_UP
    vandw   $25,255,$25                      # rounds.S:92, SUB_ROW
    selldw  $6,$26,5,$4                      # rounds.S:74, LOOK_UP
    selldw  $6,$26,4,$4                      # rounds.S:75, LOOK_UP
    selldw  $6,$26,3,$4                      # rounds.S:76, LOOK_UP
    selldw  $6,$26,2,$4                      # rounds.S:77, LOOK_UP
    selldw  $6,$26,1,$4                      # rounds.S:78, LOOK_UP
    vsllw   $20,8,$20                        # rounds.S:94, SUB_ROW
    selldw  $6,$26,0,$4                      # rounds.S:79, LOOK_UP
    selldw  $25,$26,7,$21                    # rounds.S:72, LOOK_UP
    vbisw   $19,$20,$19                      # rounds.S:95, SUB_ROW
    selldw  $25,$26,6,$21                    # rounds.S:73, LOOK_UP
    selldw  $25,$26,5,$21                    # rounds.S:74, LOOK_UP
    vsllw   $4,16,$20                        # rounds.S:96, SUB_ROW
    selldw  $25,$26,4,$21                    # rounds.S:75, LOOK_UP
    vbisw   $18,$5,$18                       # rounds.S:97, SUB_ROW
    vbisw   $19,$20,$19                      # rounds.S:97, SUB_ROW
    selldw  $25,$26,3,$21                    # rounds.S:76, LOOK_UP
    selldw  $25,$26,2,$21                    # rounds.S:77, LOOK_UP
    vbisw   $18,$21,$2                       # rounds.S:99, SUB_ROW
    selldw  $25,$26,1,$21                    # rounds.S:78, LOOK_UP
    selldw  $25,$26,0,$21                    # rounds.S:79, LOOK_UP
    vsllw   $21,24,$25                       # rounds.S:98, SUB_ROW
    vbisw   $19,$25,$3                       # rounds.S:99, SUB_ROW
    # SWSIM-END
middle_round_cr_next:
    subl    LEFT,1,LEFT
    beq     LEFT,middle_round_cr_end_a
    RECEIVE getc, B0, B1, B2, B3
    # SWSIM-BEGIN middle
    vandw   $4,255,$18                       # rounds.S:83, SUB_ROW
    vsrlw   $4,16,$20                        # rounds.S:88, SUB_ROW
    selldw  $18,$26,7,$18                    # rounds.S:72, LOOK_UP
    selldw  $18,$26,6,$18                    # rounds.S:73, LOOK_UP
    vsrlw   $4,24,$21                        # rounds.S:91, SUB_ROW
    selldw  $18,$26,5,$18                    # rounds.S:74, LOOK_UP
    selldw  $18,$26,4,$18                    # rounds.S:75, LOOK_UP
    vsrlw   $5,16,$25                        # rounds.S:88, SUB_ROW
    vandw   $20,255,$20                      # rounds.S:89, SUB_ROW
    selldw  $18,$26,3,$18                    # rounds.S:76, LOOK_UP
    vsrlw   $5,8,$19                         # rounds.S:85, SUB_ROW
    selldw  $18,$26,2,$18                    # rounds.S:77, LOOK_UP
    selldw  $18,$26,1,$18                    # rounds.S:78, LOOK_UP
    vandw   $21,255,$21                      # rounds.S:92, SUB_ROW
    selldw  $18,$26,0,$18                    # rounds.S:79, LOOK_UP
    vsrlw   $6,24,$8                         # rounds.S:91, SUB_ROW
    vsrlw   $6,8,$9                          # rounds.S:85, SUB_ROW
    vandw   $19,255,$19                      # rounds.S:86, SUB_ROW
    selldw  $19,$26,7,$19                    # rounds.S:72, LOOK_UP
    vandw   $25,255,$25                      # rounds.S:89, SUB_ROW
    vsrlw   $6,16,$10                        # rounds.S:88, SUB_ROW
    selldw  $19,$26,6,$19                    # rounds.S:73, LOOK_UP
    vsrlw   $4,8,$11                         # rounds.S:85, SUB_ROW
    selldw  $19,$26,5,$19                    # rounds.S:74, LOOK_UP
    selldw  $19,$26,4,$19                    # rounds.S:75, LOOK_UP
    vandw   $5,255,$12                       # rounds.S:83, SUB_ROW
    selldw  $19,$26,3,$19                    # rounds.S:76, LOOK_UP
    selldw  $19,$26,2,$19                    # rounds.S:77, LOOK_UP
    vsrlw   $5,24,$13                        # rounds.S:91, SUB_ROW
    selldw  $19,$26,1,$19                    # rounds.S:78, LOOK_UP
    selldw  $19,$26,0,$19                    # rounds.S:79, LOOK_UP
    selldw  $25,$26,7,$25                    # rounds.S:72, LOOK_UP
    vsrlw   $7,16,$14                        # rounds.S:88, SUB_ROW
    selldw  $25,$26,6,$25                    # rounds.S:73, LOOK_UP
    vandw   $8,255,$8                        # rounds.S:92, SUB_ROW
    selldw  $25,$26,5,$25                    # rounds.S:74, LOOK_UP
    selldw  $25,$26,4,$25                    # rounds.S:75, LOOK_UP
    vandw   $11,255,$11                      # rounds.S:86, SUB_ROW
    selldw  $25,$26,3,$25                    # rounds.S:76, LOOK_UP
    selldw  $25,$26,2,$25                    # rounds.S:77, LOOK_UP
    vandw   $6,255,$15                       # rounds.S:83, SUB_ROW
    selldw  $25,$26,1,$25                    # rounds.S:78, LOOK_UP
    selldw  $25,$26,0,$25                    # rounds.S:79, LOOK_UP
    vsllw   $25,16,$16                       # rounds.S:96, SUB_ROW
    selldw  $20,$26,7,$20                    # rounds.S:72, LOOK_UP
    selldw  $20,$26,6,$20                    # rounds.S:73, LOOK_UP
    selldw  $20,$26,5,$20                    # rounds.S:74, LOOK_UP
    selldw  $20,$26,4,$20                    # rounds.S:75, LOOK_UP
    selldw  $20,$26,3,$20                    # rounds.S:76, LOOK_UP
    selldw  $20,$26,2,$20                    # rounds.S:77, LOOK_UP
    vandw   $9,255,$25                       # rounds.S:86, SUB_ROW
    selldw  $20,$26,1,$20                    # rounds.S:78, LOOK_UP
    vsrlw   $7,8,$9                          # rounds.S:85, SUB_ROW
    selldw  $20,$26,0,$20                    # rounds.S:79, LOOK_UP
    selldw  $12,$26,7,$12                    # rounds.S:72, LOOK_UP
    selldw  $12,$26,6,$12                    # rounds.S:73, LOOK_UP
    selldw  $12,$26,5,$12                    # rounds.S:74, LOOK_UP
    vsllw   $19,8,$19                        # rounds.S:94, SUB_ROW
    selldw  $12,$26,4,$12                    # rounds.S:75, LOOK_UP
    selldw  $12,$26,3,$12                    # rounds.S:76, LOOK_UP
    selldw  $12,$26,2,$12                    # rounds.S:77, LOOK_UP
    selldw  $12,$26,1,$12                    # rounds.S:78, LOOK_UP
    selldw  $12,$26,0,$12                    # rounds.S:79, LOOK_UP
    vsllw   $20,16,$20                       # rounds.S:96, SUB_ROW
    vbisw   $12,$19,$19                      # rounds.S:95, SUB_ROW
    vandw   $13,255,$12                      # rounds.S:92, SUB_ROW
    selldw  $21,$26,7,$21                    # rounds.S:72, LOOK_UP
    selldw  $21,$26,6,$21                    # rounds.S:73, LOOK_UP
    selldw  $21,$26,5,$21                    # rounds.S:74, LOOK_UP
    selldw  $21,$26,4,$21                    # rounds.S:75, LOOK_UP
    selldw  $21,$26,3,$21                    # rounds.S:76, LOOK_UP
    vandw   $7,255,$13                       # rounds.S:83, SUB_ROW
    selldw  $21,$26,2,$21                    # rounds.S:77, LOOK_UP
    vandw   $9,255,$9                        # rounds.S:86, SUB_ROW
    vbisw   $19,$16,$19                      # rounds.S:97, SUB_ROW
    selldw  $21,$26,1,$21                    # rounds.S:78, LOOK_UP
    vandw   $10,255,$10                      # rounds.S:89, SUB_ROW
    selldw  $21,$26,0,$21                    # rounds.S:79, LOOK_UP
    selldw  $11,$26,7,$11                    # rounds.S:72, LOOK_UP
    selldw  $11,$26,6,$11                    # rounds.S:73, LOOK_UP
    vsrlw   $7,24,$16                        # rounds.S:91, SUB_ROW
    selldw  $11,$26,5,$11                    # rounds.S:74, LOOK_UP
    selldw  $11,$26,4,$11                    # rounds.S:75, LOOK_UP
    selldw  $11,$26,3,$11                    # rounds.S:76, LOOK_UP
    vandw   $14,255,$14                      # rounds.S:89, SUB_ROW
    selldw  $11,$26,2,$11                    # rounds.S:77, LOOK_UP
    selldw  $11,$26,1,$11                    # rounds.S:78, LOOK_UP
    selldw  $11,$26,0,$11                    # rounds.S:79, LOOK_UP
    vsrlw   $1,8,$17                         # aes_simd.h:96, SHIFT_ROWS
    vsllw   $21,24,$21                       # rounds.S:98, SUB_ROW
    selldw  $25,$26,7,$20                    # rounds.S:72, LOOK_UP
    vsllw   $11,8,$11                        # rounds.S:94, SUB_ROW
    selldw  $25,$26,6,$20                    # rounds.S:73, LOOK_UP
    vandw   $16,255,$16                      # rounds.S:92, SUB_ROW
    selldw  $25,$26,5,$20                    # rounds.S:74, LOOK_UP
    selldw  $25,$26,4,$20                    # rounds.S:75, LOOK_UP
    vbisw   $18,$11,$18                      # rounds.S:95, SUB_ROW
    selldw  $25,$26,3,$20                    # rounds.S:76, LOOK_UP
    selldw  $25,$26,2,$20                    # rounds.S:77, LOOK_UP
    selldw  $25,$26,1,$20                    # rounds.S:78, LOOK_UP
    vbisw   $18,$20,$18                      # rounds.S:97, SUB_ROW
    selldw  $25,$26,0,$20                    # rounds.S:79, LOOK_UP
    vsllw   $3,8,$11                         # aes_simd.h:103, SHIFT_ROWS
    vsrlw   $2,16,$25                        # aes_simd.h:99, SHIFT_ROWS
    vsllw   $1,24,$1                         # aes_simd.h:97, SHIFT_ROWS
    vsllw   $2,16,$2                         # aes_simd.h:100, SHIFT_ROWS
    selldw  $10,$26,7,$10                    # rounds.S:72, LOOK_UP
    vbisw   $1,$17,$17                       # aes_simd.h:98, SHIFT_ROWS
    selldw  $10,$26,6,$10                    # rounds.S:73, LOOK_UP
    vbisw   $18,$21,$4                       # rounds.S:99, SUB_ROW
    vldd    $18,0($22)                       # aes_simd.h:144, ADD_ROUND_KEY
    vxorw   $0,$17,$21                       # aes_simd.h:122, MIX_COLUMNS
    selldw  $10,$26,5,$10                    # rounds.S:74, LOOK_UP
    vbicw   $21,$27,$1                       # aes_simd.h:111, XTIME
    selldw  $10,$26,4,$10                    # rounds.S:75, LOOK_UP
    vandw   $21,$27,$5                       # aes_simd.h:113, XTIME
    vsrlw   $3,24,$3                         # aes_simd.h:102, SHIFT_ROWS
    selldw  $10,$26,3,$10                    # rounds.S:76, LOOK_UP
    selldw  $10,$26,2,$10                    # rounds.S:77, LOOK_UP
    vsrlw   $5,7,$6                          # aes_simd.h:114, XTIME
    selldw  $10,$26,1,$10                    # rounds.S:78, LOOK_UP
    vsubw   $5,$6,$5                         # aes_simd.h:115, XTIME
    vldd    $6,64($22)                       # aes_simd.h:146, ADD_ROUND_KEY
    vsllw   $20,8,$20                        # rounds.S:94, SUB_ROW
    selldw  $10,$26,0,$10                    # rounds.S:79, LOOK_UP
    vbisw   $2,$25,$25                       # aes_simd.h:101, SHIFT_ROWS
    vsllw   $1,1,$1                          # aes_simd.h:112, XTIME
    vandw   $5,$28,$2                        # aes_simd.h:116, XTIME
    vldd    $5,32($22)                       # aes_simd.h:145, ADD_ROUND_KEY
    vbisw   $11,$3,$11                       # aes_simd.h:104, SHIFT_ROWS
    vxorw   $1,$2,$1                         # aes_simd.h:117, XTIME
    vxorw   $11,$0,$2                        # aes_simd.h:125, MIX_COLUMNS
    selldw  $15,$26,7,$15                    # rounds.S:72, LOOK_UP
    selldw  $15,$26,6,$15                    # rounds.S:73, LOOK_UP
    selldw  $15,$26,5,$15                    # rounds.S:74, LOOK_UP
    vxorw   $1,$17,$1                        # aes_simd.h:130, MIX_COLUMNS
    selldw  $15,$26,4,$15                    # rounds.S:75, LOOK_UP
    vsllw   $10,16,$10                       # rounds.S:96, SUB_ROW
    vxorw   $17,$25,$17                      # aes_simd.h:123, MIX_COLUMNS
    selldw  $15,$26,3,$15                    # rounds.S:76, LOOK_UP
    selldw  $15,$26,2,$15                    # rounds.S:77, LOOK_UP
    vandw   $2,$27,$3                        # aes_simd.h:113, XTIME
    selldw  $15,$26,1,$15                    # rounds.S:78, LOOK_UP
    vsrlw   $3,7,$7                          # aes_simd.h:114, XTIME
    selldw  $15,$26,0,$15                    # rounds.S:79, LOOK_UP
    vbisw   $15,$20,$20                      # rounds.S:95, SUB_ROW
    selldw  $8,$26,7,$8                      # rounds.S:72, LOOK_UP
    selldw  $8,$26,6,$8                      # rounds.S:73, LOOK_UP
    vsubw   $3,$7,$15                        # aes_simd.h:115, XTIME
    selldw  $8,$26,5,$8                      # rounds.S:74, LOOK_UP
    vandw   $15,$28,$15                      # aes_simd.h:116, XTIME
    vldd    $3,96($22)                       # aes_simd.h:147, ADD_ROUND_KEY
    vbicw   $2,$27,$7                        # aes_simd.h:111, XTIME
    selldw  $8,$26,4,$8                      # rounds.S:75, LOOK_UP
    selldw  $8,$26,3,$8                      # rounds.S:76, LOOK_UP
    vsllw   $7,1,$7                          # aes_simd.h:112, XTIME
    selldw  $8,$26,2,$8                      # rounds.S:77, LOOK_UP
    vbisw   $20,$10,$20                      # rounds.S:97, SUB_ROW
    selldw  $8,$26,1,$8                      # rounds.S:78, LOOK_UP
    vxorw   $25,$11,$10                      # aes_simd.h:124, MIX_COLUMNS
    selldw  $8,$26,0,$8                      # rounds.S:79, LOOK_UP
    vxorw   $7,$15,$15                       # aes_simd.h:117, XTIME
    vxorw   $15,$0,$15                       # aes_simd.h:133, MIX_COLUMNS
    vxorw   $1,$10,$0                        # aes_simd.h:134, MIX_COLUMNS
    vandw   $10,$27,$1                       # aes_simd.h:113, XTIME
    vxorw   $15,$17,$15                      # aes_simd.h:137, MIX_COLUMNS
    vxorw   $0,$18,$0                        # aes_simd.h:148, ADD_ROUND_KEY
    vxorw   $15,$3,$3                        # aes_simd.h:151, ADD_ROUND_KEY
    selldw  $13,$26,7,$13                    # rounds.S:72, LOOK_UP
    vsrlw   $1,7,$18                         # aes_simd.h:114, XTIME
    vandw   $17,$27,$15                      # aes_simd.h:113, XTIME
    selldw  $13,$26,6,$13                    # rounds.S:73, LOOK_UP
    vsubw   $1,$18,$18                       # aes_simd.h:115, XTIME
    selldw  $13,$26,5,$13                    # rounds.S:74, LOOK_UP
    vbicw   $10,$27,$10                      # aes_simd.h:111, XTIME
    selldw  $13,$26,4,$13                    # rounds.S:75, LOOK_UP
    selldw  $13,$26,3,$13                    # rounds.S:76, LOOK_UP
    vandw   $18,$28,$18                      # aes_simd.h:116, XTIME
    selldw  $13,$26,2,$13                    # rounds.S:77, LOOK_UP
    vsllw   $10,1,$10                        # aes_simd.h:112, XTIME
    selldw  $13,$26,1,$13                    # rounds.S:78, LOOK_UP
    vxorw   $10,$18,$18                      # aes_simd.h:117, XTIME
    vsrlw   $15,7,$10                        # aes_simd.h:114, XTIME
    selldw  $13,$26,0,$13                    # rounds.S:79, LOOK_UP
    vxorw   $18,$11,$18                      # aes_simd.h:132, MIX_COLUMNS
    vbicw   $17,$27,$17                      # aes_simd.h:111, XTIME
    vsubw   $15,$10,$10                      # aes_simd.h:115, XTIME
    vandw   $10,$28,$11                      # aes_simd.h:116, XTIME
    selldw  $12,$26,7,$21                    # rounds.S:72, LOOK_UP
    vsllw   $17,1,$15                        # aes_simd.h:112, XTIME
    selldw  $12,$26,6,$21                    # rounds.S:73, LOOK_UP
    vsllw   $8,24,$8                         # rounds.S:98, SUB_ROW
    selldw  $12,$26,5,$21                    # rounds.S:74, LOOK_UP
    vxorw   $18,$21,$10                      # aes_simd.h:136, MIX_COLUMNS
    vxorw   $15,$11,$15                      # aes_simd.h:117, XTIME
    selldw  $12,$26,4,$21                    # rounds.S:75, LOOK_UP
    vxorw   $15,$25,$17                      # aes_simd.h:131, MIX_COLUMNS
    selldw  $12,$26,3,$21                    # rounds.S:76, LOOK_UP
    selldw  $12,$26,2,$21                    # rounds.S:77, LOOK_UP
    vxorw   $17,$2,$11                       # aes_simd.h:135, MIX_COLUMNS
    selldw  $12,$26,1,$21                    # rounds.S:78, LOOK_UP
    vxorw   $11,$5,$1                        # aes_simd.h:149, ADD_ROUND_KEY
    selldw  $12,$26,0,$21                    # rounds.S:79, LOOK_UP
    vsllw   $21,24,$25                       # rounds.S:98, SUB_ROW
    selldw  $9,$26,7,$21                     # rounds.S:72, LOOK_UP
    selldw  $9,$26,6,$21                     # rounds.S:73, LOOK_UP
    selldw  $9,$26,5,$21                     # rounds.S:74, LOOK_UP
    selldw  $9,$26,4,$21                     # rounds.S:75, LOOK_UP
    vxorw   $10,$6,$2                        # aes_simd.h:150, ADD_ROUND_KEY
    selldw  $9,$26,3,$21                     # rounds.S:76, LOOK_UP
    selldw  $9,$26,2,$21                     # rounds.S:77, LOOK_UP
    selldw  $9,$26,1,$21                     # rounds.S:78, LOOK_UP
    selldw  $9,$26,0,$21                     # rounds.S:79, LOOK_UP
    selldw  $14,$26,7,$25                    # rounds.S:72, LOOK_UP
    selldw  $14,$26,6,$25                    # rounds.S:73, LOOK_UP
    selldw  $14,$26,5,$25                    # rounds.S:74, LOOK_UP
    selldw  $14,$26,4,$25                    # rounds.S:75, LOOK_UP
    selldw  $14,$26,3,$25                    # rounds.S:76, LOOK_UP
    selldw  $14,$26,2,$25                    # rounds.S:77, LOOK_UP
    vbisw   $19,$25,$5                       # rounds.S:99, SUB_ROW
    selldw  $14,$26,1,$25                    # rounds.S:78, LOOK_UP
    selldw  $14,$26,0,$25                    # rounds.S:79, LOOK_UP
    selldw  $16,$26,7,$21                    # rounds.S:72, LOOK_UP
    vsllw   $21,8,$19                        # rounds.S:94, SUB_ROW
    selldw  $16,$26,6,$21                    # rounds.S:73, LOOK_UP
    selldw  $16,$26,5,$21                    # rounds.S:74, LOOK_UP
    vbisw   $20,$8,$6                        # rounds.S:99, SUB_ROW
    selldw  $16,$26,4,$21                    # rounds.S:75, LOOK_UP
    selldw  $16,$26,3,$21                    # rounds.S:76, LOOK_UP
    vsllw   $25,16,$20                       # rounds.S:96, SUB_ROW
    selldw  $16,$26,2,$21                    # rounds.S:77, LOOK_UP
    vbisw   $13,$19,$18                      # rounds.S:95, SUB_ROW
    selldw  $16,$26,1,$21                    # rounds.S:78, LOOK_UP
    vbisw   $18,$20,$18                      # rounds.S:97, SUB_ROW
    selldw  $16,$26,0,$21                    # rounds.S:79, LOOK_UP
    vsllw   $21,24,$25                       # rounds.S:98, SUB_ROW
    vbisw   $18,$25,$7                       # rounds.S:99, SUB_ROW
    # SWSIM-END
    SEND    putr, A0, A1, A2, A3
    subl    LEFT,1,LEFT
    beq     LEFT,middle_round_cr_end_b
    RECEIVE getc, A0, A1, A2, A3
    # SWSIM-BEGIN middle
    vandw   $0,255,$18                       # rounds.S:83, SUB_ROW
    selldw  $18,$26,7,$18                    # rounds.S:72, LOOK_UP
    vsrlw   $2,16,$20                        # rounds.S:88, SUB_ROW
    vsrlw   $1,16,$21                        # rounds.S:88, SUB_ROW
    selldw  $18,$26,6,$18                    # rounds.S:73, LOOK_UP
    selldw  $18,$26,5,$18                    # rounds.S:74, LOOK_UP
    selldw  $18,$26,4,$18                    # rounds.S:75, LOOK_UP
    selldw  $18,$26,3,$18                    # rounds.S:76, LOOK_UP
    vsrlw   $0,8,$19                         # rounds.S:85, SUB_ROW
    vsrlw   $1,8,$25                         # rounds.S:85, SUB_ROW
    selldw  $18,$26,2,$18                    # rounds.S:77, LOOK_UP
    vandw   $25,255,$8                       # rounds.S:86, SUB_ROW
    selldw  $18,$26,1,$18                    # rounds.S:78, LOOK_UP
    selldw  $18,$26,0,$18                    # rounds.S:79, LOOK_UP
    vandw   $21,255,$21                      # rounds.S:89, SUB_ROW
    selldw  $8,$26,7,$8                      # rounds.S:72, LOOK_UP
    vandw   $1,255,$25                       # rounds.S:83, SUB_ROW
    selldw  $8,$26,6,$8                      # rounds.S:73, LOOK_UP
    selldw  $8,$26,5,$8                      # rounds.S:74, LOOK_UP
    vsrlw   $0,24,$9                         # rounds.S:91, SUB_ROW
    selldw  $8,$26,4,$8                      # rounds.S:75, LOOK_UP
    selldw  $8,$26,3,$8                      # rounds.S:76, LOOK_UP
    selldw  $8,$26,2,$8                      # rounds.S:77, LOOK_UP
    selldw  $8,$26,1,$8                      # rounds.S:78, LOOK_UP
    selldw  $8,$26,0,$8                      # rounds.S:79, LOOK_UP
    vsrlw   $2,8,$10                         # rounds.S:85, SUB_ROW
    selldw  $25,$26,7,$25                    # rounds.S:72, LOOK_UP
    selldw  $25,$26,6,$25                    # rounds.S:73, LOOK_UP
    vsllw   $8,8,$8                          # rounds.S:94, SUB_ROW
    selldw  $25,$26,5,$25                    # rounds.S:74, LOOK_UP
    selldw  $25,$26,4,$25                    # rounds.S:75, LOOK_UP
    selldw  $25,$26,3,$25                    # rounds.S:76, LOOK_UP
    vandw   $9,255,$9                        # rounds.S:92, SUB_ROW
    vsrlw   $1,24,$11                        # rounds.S:91, SUB_ROW
    selldw  $25,$26,2,$25                    # rounds.S:77, LOOK_UP
    vandw   $19,255,$19                      # rounds.S:86, SUB_ROW
    selldw  $25,$26,1,$25                    # rounds.S:78, LOOK_UP
    vsrlw   $0,16,$12                        # rounds.S:88, SUB_ROW
    selldw  $25,$26,0,$25                    # rounds.S:79, LOOK_UP
    vandw   $20,255,$20                      # rounds.S:89, SUB_ROW
    vbisw   $25,$8,$8                        # rounds.S:95, SUB_ROW
    selldw  $21,$26,7,$21                    # rounds.S:72, LOOK_UP
    selldw  $21,$26,6,$21                    # rounds.S:73, LOOK_UP
    vandw   $12,255,$25                      # rounds.S:89, SUB_ROW
    selldw  $21,$26,5,$21                    # rounds.S:74, LOOK_UP
    selldw  $21,$26,4,$21                    # rounds.S:75, LOOK_UP
    selldw  $21,$26,3,$21                    # rounds.S:76, LOOK_UP
    vsrlw   $2,24,$12                        # rounds.S:91, SUB_ROW
    selldw  $21,$26,2,$21                    # rounds.S:77, LOOK_UP
    vandw   $12,255,$13                      # rounds.S:92, SUB_ROW
    selldw  $21,$26,1,$21                    # rounds.S:78, LOOK_UP
    selldw  $21,$26,0,$21                    # rounds.S:79, LOOK_UP
    selldw  $25,$26,7,$25                    # rounds.S:72, LOOK_UP
    selldw  $25,$26,6,$25                    # rounds.S:73, LOOK_UP
    vsllw   $21,16,$21                       # rounds.S:96, SUB_ROW
    selldw  $25,$26,5,$25                    # rounds.S:74, LOOK_UP
    vandw   $11,255,$11                      # rounds.S:92, SUB_ROW
    selldw  $25,$26,4,$25                    # rounds.S:75, LOOK_UP
    selldw  $25,$26,3,$25                    # rounds.S:76, LOOK_UP
    vandw   $10,255,$10                      # rounds.S:86, SUB_ROW
    selldw  $25,$26,2,$25                    # rounds.S:77, LOOK_UP
    selldw  $25,$26,1,$25                    # rounds.S:78, LOOK_UP
    selldw  $25,$26,0,$25                    # rounds.S:79, LOOK_UP
    selldw  $9,$26,7,$9                      # rounds.S:72, LOOK_UP
    vbisw   $8,$21,$21                       # rounds.S:97, SUB_ROW
    vandw   $2,255,$8                        # rounds.S:83, SUB_ROW
    selldw  $9,$26,6,$9                      # rounds.S:73, LOOK_UP
    vsllw   $25,16,$25                       # rounds.S:96, SUB_ROW
    selldw  $9,$26,5,$9                      # rounds.S:74, LOOK_UP
    selldw  $9,$26,4,$9                      # rounds.S:75, LOOK_UP
    vsrlw   $5,8,$16                         # aes_simd.h:96, SHIFT_ROWS
    selldw  $9,$26,3,$9                      # rounds.S:76, LOOK_UP
    selldw  $9,$26,2,$9                      # rounds.S:77, LOOK_UP
    vsrlw   $3,8,$12                         # rounds.S:85, SUB_ROW
    selldw  $9,$26,1,$9                      # rounds.S:78, LOOK_UP
    vsrlw   $3,16,$14                        # rounds.S:88, SUB_ROW
    selldw  $9,$26,0,$9                      # rounds.S:79, LOOK_UP
    selldw  $19,$26,7,$19                    # rounds.S:72, LOOK_UP
    selldw  $19,$26,6,$19                    # rounds.S:73, LOOK_UP
    selldw  $19,$26,5,$19                    # rounds.S:74, LOOK_UP
    vsrlw   $3,24,$15                        # rounds.S:91, SUB_ROW
    vsllw   $9,24,$9                         # rounds.S:98, SUB_ROW
    selldw  $19,$26,4,$19                    # rounds.S:75, LOOK_UP
    selldw  $19,$26,3,$19                    # rounds.S:76, LOOK_UP
    selldw  $19,$26,2,$19                    # rounds.S:77, LOOK_UP
    selldw  $19,$26,1,$19                    # rounds.S:78, LOOK_UP
    selldw  $19,$26,0,$19                    # rounds.S:79, LOOK_UP
    vsllw   $19,8,$17                        # rounds.S:94, SUB_ROW
    vandw   $3,255,$19                       # rounds.S:83, SUB_ROW
    vbisw   $18,$17,$18                      # rounds.S:95, SUB_ROW
    selldw  $8,$26,7,$8                      # rounds.S:72, LOOK_UP
    vbisw   $18,$25,$25                      # rounds.S:97, SUB_ROW
    selldw  $8,$26,6,$8                      # rounds.S:73, LOOK_UP
    vsllw   $5,24,$17                        # aes_simd.h:97, SHIFT_ROWS
    vldd    $18,0($22)                       # aes_simd.h:144, ADD_ROUND_KEY
    vbisw   $25,$9,$0                        # rounds.S:99, SUB_ROW
    selldw  $8,$26,5,$8                      # rounds.S:74, LOOK_UP
    selldw  $8,$26,4,$8                      # rounds.S:75, LOOK_UP
    vandw   $15,255,$25                      # rounds.S:92, SUB_ROW
    selldw  $8,$26,3,$8                      # rounds.S:76, LOOK_UP
    selldw  $8,$26,2,$8                      # rounds.S:77, LOOK_UP
    vldd    $15,64($22)                      # aes_simd.h:146, ADD_ROUND_KEY
    selldw  $8,$26,1,$8                      # rounds.S:78, LOOK_UP
    vbisw   $17,$16,$9                       # aes_simd.h:98, SHIFT_ROWS
    selldw  $8,$26,0,$8                      # rounds.S:79, LOOK_UP
    vsllw   $6,16,$16                        # aes_simd.h:100, SHIFT_ROWS
    vandw   $12,255,$12                      # rounds.S:86, SUB_ROW
    vsrlw   $6,16,$17                        # aes_simd.h:99, SHIFT_ROWS
    vbisw   $16,$17,$16                      # aes_simd.h:101, SHIFT_ROWS
    vldd    $17,32($22)                      # aes_simd.h:145, ADD_ROUND_KEY
    vsllw   $7,8,$1                          # aes_simd.h:103, SHIFT_ROWS
    selldw  $10,$26,7,$10                    # rounds.S:72, LOOK_UP
    vxorw   $4,$9,$2                         # aes_simd.h:122, MIX_COLUMNS
    selldw  $10,$26,6,$10                    # rounds.S:73, LOOK_UP
    selldw  $10,$26,5,$10                    # rounds.S:74, LOOK_UP
    selldw  $10,$26,4,$10                    # rounds.S:75, LOOK_UP
    vsrlw   $7,24,$3                         # aes_simd.h:102, SHIFT_ROWS
    selldw  $10,$26,3,$10                    # rounds.S:76, LOOK_UP
    selldw  $10,$26,2,$10                    # rounds.S:77, LOOK_UP
    vandw   $2,$27,$5                        # aes_simd.h:113, XTIME
    selldw  $10,$26,1,$10                    # rounds.S:78, LOOK_UP
    vsrlw   $5,7,$6                          # aes_simd.h:114, XTIME
    selldw  $10,$26,0,$10                    # rounds.S:79, LOOK_UP
    vandw   $14,255,$14                      # rounds.S:89, SUB_ROW
    vldd    $7,96($22)                       # aes_simd.h:147, ADD_ROUND_KEY
    vsubw   $5,$6,$5                         # aes_simd.h:115, XTIME
    vbicw   $2,$27,$6                        # aes_simd.h:111, XTIME
    selldw  $20,$26,7,$20                    # rounds.S:72, LOOK_UP
    vsllw   $6,1,$6                          # aes_simd.h:112, XTIME
    vbisw   $1,$3,$1                         # aes_simd.h:104, SHIFT_ROWS
    selldw  $20,$26,6,$20                    # rounds.S:73, LOOK_UP
    selldw  $20,$26,5,$20                    # rounds.S:74, LOOK_UP
    vxorw   $1,$4,$3                         # aes_simd.h:125, MIX_COLUMNS
    vandw   $5,$28,$5                        # aes_simd.h:116, XTIME
    selldw  $20,$26,4,$20                    # rounds.S:75, LOOK_UP
    vsllw   $10,8,$10                        # rounds.S:94, SUB_ROW
    selldw  $20,$26,3,$20                    # rounds.S:76, LOOK_UP
    vxorw   $6,$5,$5                         # aes_simd.h:117, XTIME
    selldw  $20,$26,2,$20                    # rounds.S:77, LOOK_UP
    selldw  $20,$26,1,$20                    # rounds.S:78, LOOK_UP
    vxorw   $5,$9,$5                         # aes_simd.h:130, MIX_COLUMNS
    vbicw   $3,$27,$6                        # aes_simd.h:111, XTIME
    selldw  $20,$26,0,$20                    # rounds.S:79, LOOK_UP
    vsllw   $6,1,$6                          # aes_simd.h:112, XTIME
    vxorw   $9,$16,$9                        # aes_simd.h:123, MIX_COLUMNS
    vsllw   $20,16,$20                       # rounds.S:96, SUB_ROW
    vbisw   $8,$10,$8                        # rounds.S:95, SUB_ROW
    vandw   $3,$27,$10                       # aes_simd.h:113, XTIME
    selldw  $11,$26,7,$11                    # rounds.S:72, LOOK_UP
    selldw  $11,$26,6,$11                    # rounds.S:73, LOOK_UP
    vbisw   $8,$20,$20                       # rounds.S:97, SUB_ROW
    selldw  $11,$26,5,$11                    # rounds.S:74, LOOK_UP
    vsrlw   $10,7,$8                         # aes_simd.h:114, XTIME
    selldw  $11,$26,4,$11                    # rounds.S:75, LOOK_UP
    vsubw   $10,$8,$8                        # aes_simd.h:115, XTIME
    vxorw   $16,$1,$10                       # aes_simd.h:124, MIX_COLUMNS
    selldw  $11,$26,3,$11                    # rounds.S:76, LOOK_UP
    vandw   $8,$28,$8                        # aes_simd.h:116, XTIME
    selldw  $11,$26,2,$11                    # rounds.S:77, LOOK_UP
    vxorw   $5,$10,$5                        # aes_simd.h:134, MIX_COLUMNS
    selldw  $11,$26,1,$11                    # rounds.S:78, LOOK_UP
    selldw  $11,$26,0,$11                    # rounds.S:79, LOOK_UP
    vxorw   $6,$8,$8                         # aes_simd.h:117, XTIME
    vandw   $9,$27,$6                        # aes_simd.h:113, XTIME
    vxorw   $8,$4,$8                         # aes_simd.h:133, MIX_COLUMNS
    vandw   $10,$27,$4                       # aes_simd.h:113, XTIME
    vbicw   $10,$27,$10                      # aes_simd.h:111, XTIME
    vxorw   $8,$9,$8                         # aes_simd.h:137, MIX_COLUMNS
    vxorw   $8,$7,$7                         # aes_simd.h:151, ADD_ROUND_KEY
    selldw  $13,$26,7,$13                    # rounds.S:72, LOOK_UP
    vbicw   $9,$27,$8                        # aes_simd.h:111, XTIME
    selldw  $13,$26,6,$13                    # rounds.S:73, LOOK_UP
    vsrlw   $4,7,$9                          # aes_simd.h:114, XTIME
    vsllw   $10,1,$10                        # aes_simd.h:112, XTIME
    selldw  $13,$26,5,$13                    # rounds.S:74, LOOK_UP
    vsubw   $4,$9,$9                         # aes_simd.h:115, XTIME
    selldw  $13,$26,4,$13                    # rounds.S:75, LOOK_UP
    selldw  $13,$26,3,$13                    # rounds.S:76, LOOK_UP
    vandw   $9,$28,$9                        # aes_simd.h:116, XTIME
    selldw  $13,$26,2,$13                    # rounds.S:77, LOOK_UP
    vsllw   $11,24,$11                       # rounds.S:98, SUB_ROW
    selldw  $13,$26,1,$13                    # rounds.S:78, LOOK_UP
    vsllw   $8,1,$8                          # aes_simd.h:112, XTIME
    selldw  $13,$26,0,$13                    # rounds.S:79, LOOK_UP
    vsrlw   $6,7,$4                          # aes_simd.h:114, XTIME
    vsubw   $6,$4,$6                         # aes_simd.h:115, XTIME
    vxorw   $10,$9,$9                        # aes_simd.h:117, XTIME
    vxorw   $9,$1,$10                        # aes_simd.h:132, MIX_COLUMNS
    vxorw   $10,$2,$9                        # aes_simd.h:136, MIX_COLUMNS
    vxorw   $5,$18,$4                        # aes_simd.h:148, ADD_ROUND_KEY
    selldw  $12,$26,7,$21                    # rounds.S:72, LOOK_UP
    selldw  $12,$26,6,$21                    # rounds.S:73, LOOK_UP
    vandw   $6,$28,$18                       # aes_simd.h:116, XTIME
    selldw  $12,$26,5,$21                    # rounds.S:74, LOOK_UP
    vxorw   $8,$18,$18                       # aes_simd.h:117, XTIME
    vsllw   $13,24,$8                        # rounds.S:98, SUB_ROW
    selldw  $12,$26,4,$21                    # rounds.S:75, LOOK_UP
    selldw  $12,$26,3,$21                    # rounds.S:76, LOOK_UP
    vbisw   $21,$11,$1                       # rounds.S:99, SUB_ROW
    selldw  $12,$26,2,$21                    # rounds.S:77, LOOK_UP
    selldw  $12,$26,1,$21                    # rounds.S:78, LOOK_UP
    selldw  $12,$26,0,$21                    # rounds.S:79, LOOK_UP
    selldw  $14,$26,7,$11                    # rounds.S:72, LOOK_UP
    vxorw   $18,$16,$13                      # aes_simd.h:131, MIX_COLUMNS
    selldw  $14,$26,6,$11                    # rounds.S:73, LOOK_UP
    vsllw   $21,8,$21                        # rounds.S:94, SUB_ROW
    selldw  $14,$26,5,$11                    # rounds.S:74, LOOK_UP
    selldw  $14,$26,4,$11                    # rounds.S:75, LOOK_UP
    selldw  $14,$26,3,$11                    # rounds.S:76, LOOK_UP
    selldw  $14,$26,2,$11                    # rounds.S:77, LOOK_UP
    selldw  $14,$26,1,$11                    # rounds.S:78, LOOK_UP
    vxorw   $13,$3,$10                       # aes_simd.h:135, MIX_COLUMNS
    selldw  $14,$26,0,$11                    # rounds.S:79, LOOK_UP
    selldw  $19,$26,7,$18                    # rounds.S:72, LOOK_UP
    selldw  $19,$26,6,$18                    # rounds.S:73, LOOK_UP
    selldw  $19,$26,5,$18                    # rounds.S:74, LOOK_UP
    selldw  $19,$26,4,$18                    # rounds.S:75, LOOK_UP
    selldw  $19,$26,3,$18                    # rounds.S:76, LOOK_UP
    vsllw   $11,16,$11                       # rounds.S:96, SUB_ROW
    selldw  $19,$26,2,$18                    # rounds.S:77, LOOK_UP
    selldw  $19,$26,1,$18                    # rounds.S:78, LOOK_UP
    selldw  $19,$26,0,$18                    # rounds.S:79, LOOK_UP
    vbisw   $20,$8,$2                        # rounds.S:99, SUB_ROW
    vxorw   $10,$17,$5                       # aes_simd.h:149, ADD_ROUND_KEY
    selldw  $25,$26,7,$21                    # rounds.S:72, LOOK_UP
    vxorw   $9,$15,$6                        # aes_simd.h:150, ADD_ROUND_KEY
    selldw  $25,$26,6,$21                    # rounds.S:73, LOOK_UP
    selldw  $25,$26,5,$21                    # rounds.S:74, LOOK_UP
    selldw  $25,$26,4,$21                    # rounds.S:75, LOOK_UP
    selldw  $25,$26,3,$21                    # rounds.S:76, LOOK_UP
    vbisw   $18,$21,$18                      # rounds.S:95, SUB_ROW
    selldw  $25,$26,2,$21                    # rounds.S:77, LOOK_UP
    selldw  $25,$26,1,$21                    # rounds.S:78, LOOK_UP
    selldw  $25,$26,0,$21                    # rounds.S:79, LOOK_UP
    vbisw   $18,$11,$18                      # rounds.S:97, SUB_ROW
    vsllw   $21,24,$25                       # rounds.S:98, SUB_ROW
    vbisw   $18,$25,$3                       # rounds.S:99, SUB_ROW
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
    vandw   $0,255,$18                       # rounds.S:83, SUB_ROW
    selldw  $18,$26,7,$18                    # rounds.S:72, LOOK_UP
    selldw  $18,$26,6,$18                    # rounds.S:73, LOOK_UP
    selldw  $18,$26,5,$18                    # rounds.S:74, LOOK_UP
    vsrlw   $0,16,$20                        # rounds.S:88, SUB_ROW
    selldw  $18,$26,4,$18                    # rounds.S:75, LOOK_UP
    vsrlw   $0,8,$19                         # rounds.S:85, SUB_ROW
    selldw  $18,$26,3,$18                    # rounds.S:76, LOOK_UP
    selldw  $18,$26,2,$18                    # rounds.S:77, LOOK_UP
    selldw  $18,$26,1,$18                    # rounds.S:78, LOOK_UP
    vsrlw   $0,24,$21                        # rounds.S:91, SUB_ROW
    selldw  $18,$26,0,$18                    # rounds.S:79, LOOK_UP
    vandw   $19,255,$19                      # rounds.S:86, SUB_ROW
    selldw  $19,$26,7,$19                    # rounds.S:72, LOOK_UP
    selldw  $19,$26,6,$19                    # rounds.S:73, LOOK_UP
    vandw   $21,255,$21                      # rounds.S:92, SUB_ROW
    selldw  $19,$26,5,$19                    # rounds.S:74, LOOK_UP
    selldw  $19,$26,4,$19                    # rounds.S:75, LOOK_UP
    selldw  $19,$26,3,$19                    # rounds.S:76, LOOK_UP
    selldw  $19,$26,2,$19                    # rounds.S:77, LOOK_UP
    vsrlw   $1,8,$24                         # rounds.S:85, SUB_ROW
    selldw  $19,$26,1,$19                    # rounds.S:78, LOOK_UP
    vandw   $20,255,$20                      # rounds.S:89, SUB_ROW
    selldw  $19,$26,0,$19                    # rounds.S:79, LOOK_UP
    selldw  $20,$26,7,$20                    # rounds.S:72, LOOK_UP
    selldw  $20,$26,6,$20                    # rounds.S:73, LOOK_UP
    selldw  $20,$26,5,$20                    # rounds.S:74, LOOK_UP
    selldw  $20,$26,4,$20                    # rounds.S:75, LOOK_UP
    selldw  $20,$26,3,$20                    # rounds.S:76, LOOK_UP
    selldw  $20,$26,2,$20                    # rounds.S:77, LOOK_UP
    selldw  $20,$26,1,$20                    # rounds.S:78, LOOK_UP
    selldw  $20,$26,0,$20                    # rounds.S:79, LOOK_UP
    vsllw   $19,8,$19                        # rounds.S:94, SUB_ROW
    vandw   $1,255,$27                       # rounds.S:83, SUB_ROW
    selldw  $21,$26,7,$21                    # rounds.S:72, LOOK_UP
    selldw  $21,$26,6,$21                    # rounds.S:73, LOOK_UP
    selldw  $21,$26,5,$21                    # rounds.S:74, LOOK_UP
    vsrlw   $1,16,$28                        # rounds.S:88, SUB_ROW
    selldw  $21,$26,4,$21                    # rounds.S:75, LOOK_UP
    vsllw   $20,16,$20                       # rounds.S:96, SUB_ROW
    selldw  $21,$26,3,$21                    # rounds.S:76, LOOK_UP
    selldw  $21,$26,2,$21                    # rounds.S:77, LOOK_UP
    selldw  $21,$26,1,$21                    # rounds.S:78, LOOK_UP
    vbisw   $18,$19,$18                      # rounds.S:95, SUB_ROW
    selldw  $21,$26,0,$21                    # rounds.S:79, LOOK_UP
    vbisw   $18,$20,$19                      # rounds.S:97, SUB_ROW
    selldw  $27,$26,7,$18                    # rounds.S:72, LOOK_UP
    selldw  $27,$26,6,$18                    # rounds.S:73, LOOK_UP
    vsllw   $21,24,$21                       # rounds.S:98, SUB_ROW
    vandw   $28,255,$20                      # rounds.S:89, SUB_ROW
    selldw  $27,$26,5,$18                    # rounds.S:74, LOOK_UP
    vandw   $24,255,$24                      # rounds.S:86, SUB_ROW
    selldw  $27,$26,4,$18                    # rounds.S:75, LOOK_UP
    selldw  $27,$26,3,$18                    # rounds.S:76, LOOK_UP
    vbisw   $19,$21,$0                       # rounds.S:99, SUB_ROW
    selldw  $27,$26,2,$18                    # rounds.S:77, LOOK_UP
    selldw  $27,$26,1,$18                    # rounds.S:78, LOOK_UP
    selldw  $27,$26,0,$18                    # rounds.S:79, LOOK_UP
    selldw  $24,$26,7,$21                    # rounds.S:72, LOOK_UP
    selldw  $24,$26,6,$21                    # rounds.S:73, LOOK_UP
    selldw  $24,$26,5,$21                    # rounds.S:74, LOOK_UP
    selldw  $24,$26,4,$21                    # rounds.S:75, LOOK_UP
    vsrlw   $2,8,$19                         # rounds.S:85, SUB_ROW
    selldw  $24,$26,3,$21                    # rounds.S:76, LOOK_UP
    selldw  $24,$26,2,$21                    # rounds.S:77, LOOK_UP
    selldw  $24,$26,1,$21                    # rounds.S:78, LOOK_UP
    selldw  $24,$26,0,$21                    # rounds.S:79, LOOK_UP
    vsllw   $21,8,$24                        # rounds.S:94, SUB_ROW
    selldw  $20,$26,7,$20                    # rounds.S:72, LOOK_UP
    selldw  $20,$26,6,$20                    # rounds.S:73, LOOK_UP
    selldw  $20,$26,5,$20                    # rounds.S:74, LOOK_UP
    selldw  $20,$26,4,$20                    # rounds.S:75, LOOK_UP
    selldw  $20,$26,3,$20                    # rounds.S:76, LOOK_UP
    vsrlw   $1,24,$21                        # rounds.S:91, SUB_ROW
    selldw  $20,$26,2,$20                    # rounds.S:77, LOOK_UP
    vandw   $21,255,$27                      # rounds.S:92, SUB_ROW
    selldw  $20,$26,1,$20                    # rounds.S:78, LOOK_UP
    selldw  $20,$26,0,$20                    # rounds.S:79, LOOK_UP
    selldw  $27,$26,7,$27                    # rounds.S:72, LOOK_UP
    selldw  $27,$26,6,$27                    # rounds.S:73, LOOK_UP
    selldw  $27,$26,5,$27                    # rounds.S:74, LOOK_UP
    selldw  $27,$26,4,$27                    # rounds.S:75, LOOK_UP
    selldw  $27,$26,3,$27                    # rounds.S:76, LOOK_UP
    selldw  $27,$26,2,$27                    # rounds.S:77, LOOK_UP
    vandw   $19,255,$19                      # rounds.S:86, SUB_ROW
    selldw  $27,$26,1,$27                    # rounds.S:78, LOOK_UP
    vsrlw   $2,16,$21                        # rounds.S:88, SUB_ROW
    selldw  $27,$26,0,$27                    # rounds.S:79, LOOK_UP
    vandw   $2,255,$28                       # rounds.S:83, SUB_ROW
    selldw  $28,$26,7,$28                    # rounds.S:72, LOOK_UP
    vbisw   $18,$24,$18                      # rounds.S:95, SUB_ROW
    vsrlw   $3,24,$24                        # rounds.S:91, SUB_ROW
    selldw  $28,$26,6,$28                    # rounds.S:73, LOOK_UP
    selldw  $28,$26,5,$28                    # rounds.S:74, LOOK_UP
    vsrlw   $3,16,$4                         # rounds.S:88, SUB_ROW
    selldw  $28,$26,4,$28                    # rounds.S:75, LOOK_UP
    selldw  $28,$26,3,$28                    # rounds.S:76, LOOK_UP
    vsllw   $20,16,$20                       # rounds.S:96, SUB_ROW
    selldw  $28,$26,2,$28                    # rounds.S:77, LOOK_UP
    selldw  $28,$26,1,$28                    # rounds.S:78, LOOK_UP
    selldw  $28,$26,0,$28                    # rounds.S:79, LOOK_UP
    selldw  $19,$26,7,$19                    # rounds.S:72, LOOK_UP
    vsllw   $27,24,$27                       # rounds.S:98, SUB_ROW
    selldw  $19,$26,6,$19                    # rounds.S:73, LOOK_UP
    selldw  $19,$26,5,$19                    # rounds.S:74, LOOK_UP
    selldw  $19,$26,4,$19                    # rounds.S:75, LOOK_UP
    vandw   $21,255,$21                      # rounds.S:89, SUB_ROW
    selldw  $19,$26,3,$19                    # rounds.S:76, LOOK_UP
    selldw  $19,$26,2,$19                    # rounds.S:77, LOOK_UP
    selldw  $19,$26,1,$19                    # rounds.S:78, LOOK_UP
    vandw   $4,255,$4                        # rounds.S:89, SUB_ROW
    vbisw   $18,$20,$18                      # rounds.S:97, SUB_ROW
    selldw  $19,$26,0,$19                    # rounds.S:79, LOOK_UP
    selldw  $21,$26,7,$20                    # rounds.S:72, LOOK_UP
    vsrlw   $2,24,$5                         # rounds.S:91, SUB_ROW
    selldw  $21,$26,6,$20                    # rounds.S:73, LOOK_UP
    selldw  $21,$26,5,$20                    # rounds.S:74, LOOK_UP
    selldw  $21,$26,4,$20                    # rounds.S:75, LOOK_UP
    vandw   $5,255,$5                        # rounds.S:92, SUB_ROW
    selldw  $21,$26,3,$20                    # rounds.S:76, LOOK_UP
    vbisw   $18,$27,$1                       # rounds.S:99, SUB_ROW
    vsllw   $19,8,$19                        # rounds.S:94, SUB_ROW
    selldw  $21,$26,2,$20                    # rounds.S:77, LOOK_UP
    selldw  $21,$26,1,$20                    # rounds.S:78, LOOK_UP
    vandw   $3,255,$18                       # rounds.S:83, SUB_ROW
    selldw  $21,$26,0,$20                    # rounds.S:79, LOOK_UP
    selldw  $5,$26,7,$27                     # rounds.S:72, LOOK_UP
    selldw  $5,$26,6,$27                     # rounds.S:73, LOOK_UP
    selldw  $5,$26,5,$27                     # rounds.S:74, LOOK_UP
    vbisw   $28,$19,$19                      # rounds.S:95, SUB_ROW
    selldw  $5,$26,4,$27                     # rounds.S:75, LOOK_UP
    selldw  $5,$26,3,$27                     # rounds.S:76, LOOK_UP
    vsrlw   $3,8,$21                         # rounds.S:85, SUB_ROW
    selldw  $5,$26,2,$27                     # rounds.S:77, LOOK_UP
    selldw  $5,$26,1,$27                     # rounds.S:78, LOOK_UP
    selldw  $5,$26,0,$27                     # rounds.S:79, LOOK_UP
    vandw   $21,255,$21                      # rounds.S:86, SUB_ROW
    vandw   $24,255,$24                      # rounds.S:92, SUB_ROW
    selldw  $18,$26,7,$18                    # rounds.S:72, LOOK_UP
    selldw  $18,$26,6,$18                    # rounds.S:73, LOOK_UP
    selldw  $18,$26,5,$18                    # rounds.S:74, LOOK_UP
    selldw  $18,$26,4,$18                    # rounds.S:75, LOOK_UP
    selldw  $18,$26,3,$18                    # rounds.S:76, LOOK_UP
    vsllw   $27,24,$27                       # rounds.S:98, SUB_ROW
    selldw  $18,$26,2,$18                    # rounds.S:77, LOOK_UP
    selldw  $18,$26,1,$18                    # rounds.S:78, LOOK_UP
    selldw  $18,$26,0,$18                    # rounds.S:79, LOOK_UP
    selldw  $21,$26,7,$21                    # rounds.S:72, LOOK_UP
    selldw  $21,$26,6,$21                    # rounds.S:73, LOOK_UP
    selldw  $21,$26,5,$21                    # rounds.S:74, LOOK_UP
    selldw  $21,$26,4,$21                    # rounds.S:75, LOOK_UP
    selldw  $21,$26,3,$21                    # rounds.S:76, LOOK_UP
    selldw  $21,$26,2,$21                    # rounds.S:77, LOOK_UP
    selldw  $21,$26,1,$21                    # rounds.S:78, LOOK_UP
    selldw  $21,$26,0,$21                    # rounds.S:79, LOOK_UP
    vsllw   $20,16,$20                       # rounds.S:96, SUB_ROW
    selldw  $4,$26,7,$21                     # rounds.S:72, LOOK_UP
    selldw  $4,$26,6,$21                     # rounds.S:73, LOOK_UP
    selldw  $4,$26,5,$21                     # rounds.S:74, LOOK_UP
    selldw  $4,$26,4,$21                     # rounds.S:75, LOOK_UP
    vbisw   $19,$20,$19                      # rounds.S:97, SUB_ROW
    selldw  $4,$26,3,$21                     # rounds.S:76, LOOK_UP
    selldw  $4,$26,2,$21                     # rounds.S:77, LOOK_UP
    vsllw   $21,8,$20                        # rounds.S:94, SUB_ROW
    selldw  $4,$26,1,$21                     # rounds.S:78, LOOK_UP
    selldw  $4,$26,0,$21                     # rounds.S:79, LOOK_UP
    vsllw   $21,16,$28                       # rounds.S:96, SUB_ROW
    selldw  $24,$26,7,$21                    # rounds.S:72, LOOK_UP
    selldw  $24,$26,6,$21                    # rounds.S:73, LOOK_UP
    selldw  $24,$26,5,$21                    # rounds.S:74, LOOK_UP
    vbisw   $18,$20,$18                      # rounds.S:95, SUB_ROW
    vbisw   $19,$27,$2                       # rounds.S:99, SUB_ROW
    selldw  $24,$26,4,$21                    # rounds.S:75, LOOK_UP
    selldw  $24,$26,3,$21                    # rounds.S:76, LOOK_UP
    selldw  $24,$26,2,$21                    # rounds.S:77, LOOK_UP
    selldw  $24,$26,1,$21                    # rounds.S:78, LOOK_UP
    vbisw   $18,$28,$18                      # rounds.S:97, SUB_ROW
    selldw  $24,$26,0,$21                    # rounds.S:79, LOOK_UP
    vsllw   $21,24,$24                       # rounds.S:98, SUB_ROW
    vbisw   $18,$24,$3                       # rounds.S:99, SUB_ROW
    # SWSIM-END
last_next:
    subl    LEFT,1,LEFT
    beq     LEFT,last_end_a
    RECEIVE getr, B0, B1, B2, B3
    # SWSIM-BEGIN last
    vandw   $4,255,$18                       # rounds.S:83, SUB_ROW
    vsrlw   $5,8,$19                         # rounds.S:85, SUB_ROW
    selldw  $18,$26,7,$18                    # rounds.S:72, LOOK_UP
    selldw  $18,$26,6,$18                    # rounds.S:73, LOOK_UP
    vsrlw   $4,16,$20                        # rounds.S:88, SUB_ROW
    vsrlw   $4,24,$21                        # rounds.S:91, SUB_ROW
    selldw  $18,$26,5,$18                    # rounds.S:74, LOOK_UP
    selldw  $18,$26,4,$18                    # rounds.S:75, LOOK_UP
    selldw  $18,$26,3,$18                    # rounds.S:76, LOOK_UP
    vsrlw   $4,8,$24                         # rounds.S:85, SUB_ROW
    selldw  $18,$26,2,$18                    # rounds.S:77, LOOK_UP
    selldw  $18,$26,1,$18                    # rounds.S:78, LOOK_UP
    vandw   $24,255,$24                      # rounds.S:86, SUB_ROW
    vsrlw   $5,24,$27                        # rounds.S:91, SUB_ROW
    selldw  $18,$26,0,$18                    # rounds.S:79, LOOK_UP
    vsrlw   $5,16,$28                        # rounds.S:88, SUB_ROW
    vandw   $5,255,$8                        # rounds.S:83, SUB_ROW
    vandw   $27,255,$27                      # rounds.S:92, SUB_ROW
    selldw  $24,$26,7,$24                    # rounds.S:72, LOOK_UP
    selldw  $24,$26,6,$24                    # rounds.S:73, LOOK_UP
    vandw   $20,255,$20                      # rounds.S:89, SUB_ROW
    selldw  $24,$26,5,$24                    # rounds.S:74, LOOK_UP
    vsrlw   $6,8,$9                          # rounds.S:85, SUB_ROW
    selldw  $24,$26,4,$24                    # rounds.S:75, LOOK_UP
    selldw  $24,$26,3,$24                    # rounds.S:76, LOOK_UP
    vandw   $6,255,$10                       # rounds.S:83, SUB_ROW
    selldw  $24,$26,2,$24                    # rounds.S:77, LOOK_UP
    selldw  $24,$26,1,$24                    # rounds.S:78, LOOK_UP
    selldw  $24,$26,0,$24                    # rounds.S:79, LOOK_UP
    selldw  $8,$26,7,$8                      # rounds.S:72, LOOK_UP
    selldw  $8,$26,6,$8                      # rounds.S:73, LOOK_UP
    selldw  $8,$26,5,$8                      # rounds.S:74, LOOK_UP
    vandw   $21,255,$21                      # rounds.S:92, SUB_ROW
    vandw   $19,255,$19                      # rounds.S:86, SUB_ROW
    selldw  $8,$26,4,$8                      # rounds.S:75, LOOK_UP
    selldw  $8,$26,3,$8                      # rounds.S:76, LOOK_UP
    vandw   $28,255,$28                      # rounds.S:89, SUB_ROW
    selldw  $8,$26,2,$8                      # rounds.S:77, LOOK_UP
    selldw  $8,$26,1,$8                      # rounds.S:78, LOOK_UP
    selldw  $8,$26,0,$8                      # rounds.S:79, LOOK_UP
    vsllw   $24,8,$24                        # rounds.S:94, SUB_ROW
    vandw   $9,255,$9                        # rounds.S:86, SUB_ROW
    selldw  $20,$26,7,$20                    # rounds.S:72, LOOK_UP
    vsrlw   $6,24,$11                        # rounds.S:91, SUB_ROW
    selldw  $20,$26,6,$20                    # rounds.S:73, LOOK_UP
    selldw  $20,$26,5,$20                    # rounds.S:74, LOOK_UP
    selldw  $20,$26,4,$20                    # rounds.S:75, LOOK_UP
    selldw  $20,$26,3,$20                    # rounds.S:76, LOOK_UP
    selldw  $20,$26,2,$20                    # rounds.S:77, LOOK_UP
    selldw  $20,$26,1,$20                    # rounds.S:78, LOOK_UP
    vsrlw   $6,16,$12                        # rounds.S:88, SUB_ROW
    selldw  $20,$26,0,$20                    # rounds.S:79, LOOK_UP
    vsllw   $20,16,$13                       # rounds.S:96, SUB_ROW
    selldw  $21,$26,7,$21                    # rounds.S:72, LOOK_UP
    selldw  $21,$26,6,$21                    # rounds.S:73, LOOK_UP
    selldw  $21,$26,5,$21                    # rounds.S:74, LOOK_UP
    vsrlw   $7,8,$20                         # rounds.S:85, SUB_ROW
    selldw  $21,$26,4,$21                    # rounds.S:75, LOOK_UP
    vsrlw   $7,24,$14                        # rounds.S:91, SUB_ROW
    selldw  $21,$26,3,$21                    # rounds.S:76, LOOK_UP
    vandw   $12,255,$12                      # rounds.S:89, SUB_ROW
    selldw  $21,$26,2,$21                    # rounds.S:77, LOOK_UP
    selldw  $21,$26,1,$21                    # rounds.S:78, LOOK_UP
    selldw  $21,$26,0,$21                    # rounds.S:79, LOOK_UP
    vsllw   $21,24,$15                       # rounds.S:98, SUB_ROW
    vbisw   $18,$24,$18                      # rounds.S:95, SUB_ROW
    selldw  $19,$26,7,$19                    # rounds.S:72, LOOK_UP
    vldd    $16,96($22)                      # aes_simd.h:147, ADD_ROUND_KEY
    selldw  $19,$26,6,$19                    # rounds.S:73, LOOK_UP
    selldw  $19,$26,5,$19                    # rounds.S:74, LOOK_UP
    selldw  $19,$26,4,$19                    # rounds.S:75, LOOK_UP
    selldw  $19,$26,3,$19                    # rounds.S:76, LOOK_UP
    vbisw   $18,$13,$18                      # rounds.S:97, SUB_ROW
    selldw  $19,$26,2,$19                    # rounds.S:77, LOOK_UP
    selldw  $19,$26,1,$19                    # rounds.S:78, LOOK_UP
    selldw  $19,$26,0,$19                    # rounds.S:79, LOOK_UP
    vbisw   $18,$15,$4                       # rounds.S:99, SUB_ROW
    vandw   $7,255,$18                       # rounds.S:83, SUB_ROW
    vsrlw   $7,16,$21                        # rounds.S:88, SUB_ROW
    selldw  $27,$26,7,$27                    # rounds.S:72, LOOK_UP
    vandw   $14,255,$24                      # rounds.S:92, SUB_ROW
    selldw  $27,$26,6,$27                    # rounds.S:73, LOOK_UP
    vandw   $11,255,$11                      # rounds.S:92, SUB_ROW
    vldd    $13,32($22)                      # aes_simd.h:145, ADD_ROUND_KEY
    selldw  $27,$26,5,$27                    # rounds.S:74, LOOK_UP
    selldw  $27,$26,4,$27                    # rounds.S:75, LOOK_UP
    selldw  $27,$26,3,$27                    # rounds.S:76, LOOK_UP
    vandw   $20,255,$20                      # rounds.S:86, SUB_ROW
    selldw  $27,$26,2,$27                    # rounds.S:77, LOOK_UP
    selldw  $27,$26,1,$27                    # rounds.S:78, LOOK_UP
    vandw   $21,255,$21                      # rounds.S:89, SUB_ROW
    vsllw   $19,8,$19                        # rounds.S:94, SUB_ROW
    selldw  $27,$26,0,$27                    # rounds.S:79, LOOK_UP
    vsrlw   $3,24,$17                        # aes_simd.h:102, SHIFT_ROWS
    vldd    $15,mask_0000ffff($31) !tprello  # rounds.S:119, LOAD_LAYOUT_CONSTANTS
    selldw  $28,$26,7,$28                    # rounds.S:72, LOOK_UP
    vsllw   $27,24,$27                       # rounds.S:98, SUB_ROW
    selldw  $28,$26,6,$28                    # rounds.S:73, LOOK_UP
    vbisw   $8,$19,$19                       # rounds.S:95, SUB_ROW
    vsllw   $3,8,$3                          # aes_simd.h:103, SHIFT_ROWS
    selldw  $28,$26,5,$28                    # rounds.S:74, LOOK_UP
    vsllw   $1,24,$8                         # aes_simd.h:97, SHIFT_ROWS
    selldw  $28,$26,4,$28                    # rounds.S:75, LOOK_UP
    selldw  $28,$26,3,$28                    # rounds.S:76, LOOK_UP
    vbisw   $3,$17,$3                        # aes_simd.h:104, SHIFT_ROWS
    vsrlw   $2,16,$17                        # aes_simd.h:99, SHIFT_ROWS
    selldw  $28,$26,2,$28                    # rounds.S:77, LOOK_UP
    selldw  $28,$26,1,$28                    # rounds.S:78, LOOK_UP
    vsllw   $2,16,$2                         # aes_simd.h:100, SHIFT_ROWS
    vldd    $14,64($22)                      # aes_simd.h:146, ADD_ROUND_KEY
    selldw  $28,$26,0,$28                    # rounds.S:79, LOOK_UP
    vsrlw   $1,8,$1                          # aes_simd.h:96, SHIFT_ROWS
    vldd    $5,0($22)                        # aes_simd.h:144, ADD_ROUND_KEY
    vxorw   $3,$16,$3                        # aes_simd.h:151, ADD_ROUND_KEY
    vxorw   $0,$5,$16                        # aes_simd.h:148, ADD_ROUND_KEY
    vsllw   $28,16,$28                       # rounds.S:96, SUB_ROW
    vbisw   $8,$1,$1                         # aes_simd.h:98, SHIFT_ROWS
    vbisw   $2,$17,$2                        # aes_simd.h:101, SHIFT_ROWS
    selldw  $10,$26,7,$10                    # rounds.S:72, LOOK_UP
    selldw  $10,$26,6,$10                    # rounds.S:73, LOOK_UP
    vxorw   $1,$13,$1                        # aes_simd.h:149, ADD_ROUND_KEY
    selldw  $10,$26,5,$10                    # rounds.S:74, LOOK_UP
    vsrlw   $1,16,$17                        # aes_simd.h:38, SWAP_BITS
    vxorw   $2,$14,$2                        # aes_simd.h:150, ADD_ROUND_KEY
    vldd    $8,mask_00ff($31) !tprello       # rounds.S:120, LOAD_LAYOUT_CONSTANTS
    vxorw   $17,$3,$13                       # aes_simd.h:39, SWAP_BITS
    selldw  $10,$26,4,$10                    # rounds.S:75, LOOK_UP
    selldw  $10,$26,3,$10                    # rounds.S:76, LOOK_UP
    vsrlw   $16,16,$17                       # aes_simd.h:38, SWAP_BITS
    selldw  $10,$26,2,$10                    # rounds.S:77, LOOK_UP
    vbisw   $19,$28,$19                      # rounds.S:97, SUB_ROW
    ldw     $14,odd_words($31) !tprello      # rounds.S:118, LOAD_LAYOUT_CONSTANTS
    vandw   $13,$15,$28                      # aes_simd.h:40, SWAP_BITS
    vxorw   $17,$2,$17                       # aes_simd.h:39, SWAP_BITS
    selldw  $10,$26,1,$10                    # rounds.S:78, LOOK_UP
    selldw  $10,$26,0,$10                    # rounds.S:79, LOOK_UP
    vxorw   $3,$28,$3                        # aes_simd.h:41, SWAP_BITS
    vandw   $17,$15,$17                      # aes_simd.h:40, SWAP_BITS
    vsllw   $17,16,$13                       # aes_simd.h:42, SWAP_BITS
    vsllw   $28,16,$28                       # aes_simd.h:42, SWAP_BITS
    vxorw   $2,$17,$2                        # aes_simd.h:41, SWAP_BITS
    vxorw   $16,$13,$13                      # aes_simd.h:43, SWAP_BITS
    vsrlw   $2,8,$16                         # aes_simd.h:38, SWAP_BITS
    vxorw   $1,$28,$1                        # aes_simd.h:43, SWAP_BITS
    selldw  $12,$26,7,$28                    # rounds.S:72, LOOK_UP
    ldw     $15,even_words($31) !tprello     # rounds.S:117, LOAD_LAYOUT_CONSTANTS
    vxorw   $16,$3,$16                       # aes_simd.h:39, SWAP_BITS
    selldw  $12,$26,6,$28                    # rounds.S:73, LOOK_UP
    vandw   $16,$8,$17                       # aes_simd.h:40, SWAP_BITS
    selldw  $12,$26,5,$28                    # rounds.S:74, LOOK_UP
    vsrlw   $13,8,$16                        # aes_simd.h:38, SWAP_BITS
    selldw  $12,$26,4,$28                    # rounds.S:75, LOOK_UP
    vxorw   $3,$17,$3                        # aes_simd.h:41, SWAP_BITS
    selldw  $12,$26,3,$28                    # rounds.S:76, LOOK_UP
    selldw  $12,$26,2,$28                    # rounds.S:77, LOOK_UP
    vsllw   $17,8,$17                        # aes_simd.h:42, SWAP_BITS
    selldw  $12,$26,1,$28                    # rounds.S:78, LOOK_UP
    selldw  $12,$26,0,$28                    # rounds.S:79, LOOK_UP
    vxorw   $16,$1,$16                       # aes_simd.h:39, SWAP_BITS
    vxorw   $2,$17,$2                        # aes_simd.h:43, SWAP_BITS
    vandw   $16,$8,$17                       # aes_simd.h:40, SWAP_BITS
    vbisw   $19,$27,$5                       # rounds.S:99, SUB_ROW
    vxorw   $1,$17,$1                        # aes_simd.h:41, SWAP_BITS
    vsllw   $17,8,$16                        # aes_simd.h:42, SWAP_BITS
    vshfw   $3,$2,$15,$8                     # aes_simd.h:76, LAYOUT_OUT
    vxorw   $13,$16,$12                      # aes_simd.h:43, SWAP_BITS
    selldw  $11,$26,7,$28                    # rounds.S:72, LOOK_UP
    vsllw   $28,16,$27                       # rounds.S:96, SUB_ROW
    selldw  $11,$26,6,$28                    # rounds.S:73, LOOK_UP
    selldw  $11,$26,5,$28                    # rounds.S:74, LOOK_UP
    vshfw   $1,$12,$14,$13                   # aes_simd.h:75, LAYOUT_OUT
    vshfw   $1,$12,$15,$12                   # aes_simd.h:74, LAYOUT_OUT
    selldw  $11,$26,4,$28                    # rounds.S:75, LOOK_UP
    selldw  $11,$26,3,$28                    # rounds.S:76, LOOK_UP
    vshfw   $3,$2,$14,$2                     # aes_simd.h:77, LAYOUT_OUT
    vshfw   $2,$13,$14,$0                    # aes_simd.h:81, LAYOUT_OUT
    selldw  $11,$26,2,$28                    # rounds.S:77, LOOK_UP
    vshfw   $8,$12,$14,$1                    # aes_simd.h:79, LAYOUT_OUT
    selldw  $11,$26,1,$28                    # rounds.S:78, LOOK_UP
    selldw  $11,$26,0,$28                    # rounds.S:79, LOOK_UP
    vshfw   $0,$1,$15,$16                    # aes_simd.h:84, LAYOUT_OUT
    vshfw   $2,$13,$15,$13                   # aes_simd.h:80, LAYOUT_OUT
    vshfw   $8,$12,$15,$3                    # aes_simd.h:78, LAYOUT_OUT
    vshfw   $13,$3,$15,$2                    # aes_simd.h:82, LAYOUT_OUT
    selldw  $9,$26,7,$19                     # rounds.S:72, LOOK_UP
    selldw  $9,$26,6,$19                     # rounds.S:73, LOOK_UP
    vstd    $16,32($25)                      # aes_simd.h:87, LAYOUT_OUT
    selldw  $9,$26,5,$19                     # rounds.S:74, LOOK_UP
    vshfw   $0,$1,$14,$1                     # aes_simd.h:85, LAYOUT_OUT
    selldw  $9,$26,4,$19                     # rounds.S:75, LOOK_UP
    selldw  $9,$26,3,$19                     # rounds.S:76, LOOK_UP
    vstd    $1,96($25)                       # aes_simd.h:89, LAYOUT_OUT
    selldw  $9,$26,2,$19                     # rounds.S:77, LOOK_UP
    selldw  $9,$26,1,$19                     # rounds.S:78, LOOK_UP
    selldw  $9,$26,0,$19                     # rounds.S:79, LOOK_UP
    selldw  $18,$26,7,$18                    # rounds.S:72, LOOK_UP
    selldw  $18,$26,6,$18                    # rounds.S:73, LOOK_UP
    selldw  $18,$26,5,$18                    # rounds.S:74, LOOK_UP
    selldw  $18,$26,4,$18                    # rounds.S:75, LOOK_UP
    vshfw   $13,$3,$14,$3                    # aes_simd.h:83, LAYOUT_OUT
    selldw  $18,$26,3,$18                    # rounds.S:76, LOOK_UP
    selldw  $18,$26,2,$18                    # rounds.S:77, LOOK_UP
    vstd    $2,0($25)                        # aes_simd.h:86, LAYOUT_OUT
    vsllw   $28,24,$28                       # rounds.S:98, SUB_ROW
    selldw  $18,$26,1,$18                    # rounds.S:78, LOOK_UP
    selldw  $18,$26,0,$18                    # rounds.S:79, LOOK_UP
    vsllw   $19,8,$19                        # rounds.S:94, SUB_ROW
    vbisw   $10,$19,$1                       # rounds.S:95, SUB_ROW
    selldw  $20,$26,7,$19                    # rounds.S:72, LOOK_UP
    selldw  $20,$26,6,$19                    # rounds.S:73, LOOK_UP
    vstd    $3,64($25)                       # aes_simd.h:88, LAYOUT_OUT
    selldw  $20,$26,5,$19                    # rounds.S:74, LOOK_UP
    vbisw   $1,$27,$19                       # rounds.S:97, SUB_ROW
    selldw  $20,$26,4,$19                    # rounds.S:75, LOOK_UP
    selldw  $20,$26,3,$19                    # rounds.S:76, LOOK_UP
    vbisw   $19,$28,$6                       # rounds.S:99, SUB_ROW
    selldw  $20,$26,2,$19                    # rounds.S:77, LOOK_UP
    selldw  $20,$26,1,$19                    # rounds.S:78, LOOK_UP
    selldw  $20,$26,0,$19                    # rounds.S:79, LOOK_UP
    selldw  $21,$26,7,$20                    # rounds.S:72, LOOK_UP
    vsllw   $19,8,$19                        # rounds.S:94, SUB_ROW
    selldw  $21,$26,6,$20                    # rounds.S:73, LOOK_UP
    selldw  $21,$26,5,$20                    # rounds.S:74, LOOK_UP
    selldw  $21,$26,4,$20                    # rounds.S:75, LOOK_UP
    selldw  $21,$26,3,$20                    # rounds.S:76, LOOK_UP
    vbisw   $18,$19,$18                      # rounds.S:95, SUB_ROW
    selldw  $21,$26,2,$20                    # rounds.S:77, LOOK_UP
    selldw  $21,$26,1,$20                    # rounds.S:78, LOOK_UP
    selldw  $21,$26,0,$20                    # rounds.S:79, LOOK_UP
    vsllw   $20,16,$21                       # rounds.S:96, SUB_ROW
    selldw  $24,$26,7,$21                    # rounds.S:72, LOOK_UP
    selldw  $24,$26,6,$21                    # rounds.S:73, LOOK_UP
    selldw  $24,$26,5,$21                    # rounds.S:74, LOOK_UP
    selldw  $24,$26,4,$21                    # rounds.S:75, LOOK_UP
    selldw  $24,$26,3,$21                    # rounds.S:76, LOOK_UP
    selldw  $24,$26,2,$21                    # rounds.S:77, LOOK_UP
    selldw  $24,$26,1,$21                    # rounds.S:78, LOOK_UP
    vbisw   $18,$21,$18                      # rounds.S:97, SUB_ROW
    selldw  $24,$26,0,$21                    # rounds.S:79, LOOK_UP
    vsllw   $21,24,$24                       # rounds.S:98, SUB_ROW
    vbisw   $18,$24,$7                       # rounds.S:99, SUB_ROW
    # SWSIM-END
    ldi     OUT,128(OUT)
    subl    LEFT,1,LEFT
    beq     LEFT,last_end_b
    RECEIVE getr, A0, A1, A2, A3
    # SWSIM-BEGIN last
    vandw   $0,255,$18                       # rounds.S:83, SUB_ROW
    vsrlw   $1,8,$19                         # rounds.S:85, SUB_ROW
    selldw  $18,$26,7,$18                    # rounds.S:72, LOOK_UP
    selldw  $18,$26,6,$18                    # rounds.S:73, LOOK_UP
    vsrlw   $0,16,$20                        # rounds.S:88, SUB_ROW
    vsrlw   $0,24,$21                        # rounds.S:91, SUB_ROW
    selldw  $18,$26,5,$18                    # rounds.S:74, LOOK_UP
    selldw  $18,$26,4,$18                    # rounds.S:75, LOOK_UP
    selldw  $18,$26,3,$18                    # rounds.S:76, LOOK_UP
    vsrlw   $0,8,$24                         # rounds.S:85, SUB_ROW
    selldw  $18,$26,2,$18                    # rounds.S:77, LOOK_UP
    selldw  $18,$26,1,$18                    # rounds.S:78, LOOK_UP
    vandw   $24,255,$24                      # rounds.S:86, SUB_ROW
    vsrlw   $1,24,$27                        # rounds.S:91, SUB_ROW
    selldw  $18,$26,0,$18                    # rounds.S:79, LOOK_UP
    vsrlw   $1,16,$28                        # rounds.S:88, SUB_ROW
    vandw   $1,255,$8                        # rounds.S:83, SUB_ROW
    vandw   $27,255,$27                      # rounds.S:92, SUB_ROW
    selldw  $24,$26,7,$24                    # rounds.S:72, LOOK_UP
    selldw  $24,$26,6,$24                    # rounds.S:73, LOOK_UP
    vandw   $20,255,$20                      # rounds.S:89, SUB_ROW
    selldw  $24,$26,5,$24                    # rounds.S:74, LOOK_UP
    vsrlw   $2,8,$9                          # rounds.S:85, SUB_ROW
    selldw  $24,$26,4,$24                    # rounds.S:75, LOOK_UP
    selldw  $24,$26,3,$24                    # rounds.S:76, LOOK_UP
    vandw   $2,255,$10                       # rounds.S:83, SUB_ROW
    selldw  $24,$26,2,$24                    # rounds.S:77, LOOK_UP
    selldw  $24,$26,1,$24                    # rounds.S:78, LOOK_UP
    selldw  $24,$26,0,$24                    # rounds.S:79, LOOK_UP
    selldw  $8,$26,7,$8                      # rounds.S:72, LOOK_UP
    selldw  $8,$26,6,$8                      # rounds.S:73, LOOK_UP
    selldw  $8,$26,5,$8                      # rounds.S:74, LOOK_UP
    vandw   $21,255,$21                      # rounds.S:92, SUB_ROW
    vandw   $19,255,$19                      # rounds.S:86, SUB_ROW
    selldw  $8,$26,4,$8                      # rounds.S:75, LOOK_UP
    selldw  $8,$26,3,$8                      # rounds.S:76, LOOK_UP
    vandw   $28,255,$28                      # rounds.S:89, SUB_ROW
    selldw  $8,$26,2,$8                      # rounds.S:77, LOOK_UP
    selldw  $8,$26,1,$8                      # rounds.S:78, LOOK_UP
    selldw  $8,$26,0,$8                      # rounds.S:79, LOOK_UP
    vsllw   $24,8,$24                        # rounds.S:94, SUB_ROW
    vandw   $9,255,$9                        # rounds.S:86, SUB_ROW
    selldw  $20,$26,7,$20                    # rounds.S:72, LOOK_UP
    vsrlw   $2,24,$11                        # rounds.S:91, SUB_ROW
    selldw  $20,$26,6,$20                    # rounds.S:73, LOOK_UP
    selldw  $20,$26,5,$20                    # rounds.S:74, LOOK_UP
    selldw  $20,$26,4,$20                    # rounds.S:75, LOOK_UP
    selldw  $20,$26,3,$20                    # rounds.S:76, LOOK_UP
    selldw  $20,$26,2,$20                    # rounds.S:77, LOOK_UP
    selldw  $20,$26,1,$20                    # rounds.S:78, LOOK_UP
    vsrlw   $2,16,$12                        # rounds.S:88, SUB_ROW
    selldw  $20,$26,0,$20                    # rounds.S:79, LOOK_UP
    vsllw   $20,16,$13                       # rounds.S:96, SUB_ROW
    selldw  $21,$26,7,$21                    # rounds.S:72, LOOK_UP
    selldw  $21,$26,6,$21                    # rounds.S:73, LOOK_UP
    selldw  $21,$26,5,$21                    # rounds.S:74, LOOK_UP
    vsrlw   $3,8,$20                         # rounds.S:85, SUB_ROW
    selldw  $21,$26,4,$21                    # rounds.S:75, LOOK_UP
    vsrlw   $3,24,$14                        # rounds.S:91, SUB_ROW
    selldw  $21,$26,3,$21                    # rounds.S:76, LOOK_UP
    vandw   $12,255,$12                      # rounds.S:89, SUB_ROW
    selldw  $21,$26,2,$21                    # rounds.S:77, LOOK_UP
    selldw  $21,$26,1,$21                    # rounds.S:78, LOOK_UP
    selldw  $21,$26,0,$21                    # rounds.S:79, LOOK_UP
    vsllw   $21,24,$15                       # rounds.S:98, SUB_ROW
    vbisw   $18,$24,$18                      # rounds.S:95, SUB_ROW
    selldw  $19,$26,7,$19                    # rounds.S:72, LOOK_UP
    vldd    $16,96($22)                      # aes_simd.h:147, ADD_ROUND_KEY
    selldw  $19,$26,6,$19                    # rounds.S:73, LOOK_UP
    selldw  $19,$26,5,$19                    # rounds.S:74, LOOK_UP
    selldw  $19,$26,4,$19                    # rounds.S:75, LOOK_UP
    selldw  $19,$26,3,$19                    # rounds.S:76, LOOK_UP
    vbisw   $18,$13,$18                      # rounds.S:97, SUB_ROW
    selldw  $19,$26,2,$19                    # rounds.S:77, LOOK_UP
    selldw  $19,$26,1,$19                    # rounds.S:78, LOOK_UP
    selldw  $19,$26,0,$19                    # rounds.S:79, LOOK_UP
    vbisw   $18,$15,$0                       # rounds.S:99, SUB_ROW
    vandw   $3,255,$18                       # rounds.S:83, SUB_ROW
    vsrlw   $3,16,$21                        # rounds.S:88, SUB_ROW
    selldw  $27,$26,7,$27                    # rounds.S:72, LOOK_UP
    vandw   $14,255,$24                      # rounds.S:92, SUB_ROW
    selldw  $27,$26,6,$27                    # rounds.S:73, LOOK_UP
    vandw   $11,255,$11                      # rounds.S:92, SUB_ROW
    vldd    $13,32($22)                      # aes_simd.h:145, ADD_ROUND_KEY
    selldw  $27,$26,5,$27                    # rounds.S:74, LOOK_UP
    selldw  $27,$26,4,$27                    # rounds.S:75, LOOK_UP
    selldw  $27,$26,3,$27                    # rounds.S:76, LOOK_UP
    vandw   $20,255,$20                      # rounds.S:86, SUB_ROW
    selldw  $27,$26,2,$27                    # rounds.S:77, LOOK_UP
    selldw  $27,$26,1,$27                    # rounds.S:78, LOOK_UP
    vandw   $21,255,$21                      # rounds.S:89, SUB_ROW
    vsllw   $19,8,$19                        # rounds.S:94, SUB_ROW
    selldw  $27,$26,0,$27                    # rounds.S:79, LOOK_UP
    vsrlw   $7,24,$17                        # aes_simd.h:102, SHIFT_ROWS
    vldd    $15,mask_0000ffff($31) !tprello  # rounds.S:119, LOAD_LAYOUT_CONSTANTS
    selldw  $28,$26,7,$28                    # rounds.S:72, LOOK_UP
    vsllw   $27,24,$27                       # rounds.S:98, SUB_ROW
    selldw  $28,$26,6,$28                    # rounds.S:73, LOOK_UP
    vbisw   $8,$19,$19                       # rounds.S:95, SUB_ROW
    vsllw   $7,8,$7                          # aes_simd.h:103, SHIFT_ROWS
    selldw  $28,$26,5,$28                    # rounds.S:74, LOOK_UP
    vsllw   $5,24,$8                         # aes_simd.h:97, SHIFT_ROWS
    selldw  $28,$26,4,$28                    # rounds.S:75, LOOK_UP
    selldw  $28,$26,3,$28                    # rounds.S:76, LOOK_UP
    vbisw   $7,$17,$7                        # aes_simd.h:104, SHIFT_ROWS
    vsrlw   $6,16,$17                        # aes_simd.h:99, SHIFT_ROWS
    selldw  $28,$26,2,$28                    # rounds.S:77, LOOK_UP
    selldw  $28,$26,1,$28                    # rounds.S:78, LOOK_UP
    vsllw   $6,16,$6                         # aes_simd.h:100, SHIFT_ROWS
    vldd    $14,64($22)                      # aes_simd.h:146, ADD_ROUND_KEY
    selldw  $28,$26,0,$28                    # rounds.S:79, LOOK_UP
    vsrlw   $5,8,$5                          # aes_simd.h:96, SHIFT_ROWS
    vldd    $1,0($22)                        # aes_simd.h:144, ADD_ROUND_KEY
    vxorw   $7,$16,$7                        # aes_simd.h:151, ADD_ROUND_KEY
    vxorw   $4,$1,$4                         # aes_simd.h:148, ADD_ROUND_KEY
    vsllw   $28,16,$16                       # rounds.S:96, SUB_ROW
    vbisw   $8,$5,$5                         # aes_simd.h:98, SHIFT_ROWS
    vbisw   $6,$17,$6                        # aes_simd.h:101, SHIFT_ROWS
    selldw  $10,$26,7,$8                     # rounds.S:72, LOOK_UP
    selldw  $10,$26,6,$8                     # rounds.S:73, LOOK_UP
    vxorw   $5,$13,$5                        # aes_simd.h:149, ADD_ROUND_KEY
    selldw  $10,$26,5,$8                     # rounds.S:74, LOOK_UP
    vsrlw   $5,16,$17                        # aes_simd.h:38, SWAP_BITS
    vxorw   $6,$14,$6                        # aes_simd.h:150, ADD_ROUND_KEY
    vldd    $28,mask_00ff($31) !tprello      # rounds.S:120, LOAD_LAYOUT_CONSTANTS
    vxorw   $17,$7,$8                        # aes_simd.h:39, SWAP_BITS
    selldw  $10,$26,4,$8                     # rounds.S:75, LOOK_UP
    selldw  $10,$26,3,$8                     # rounds.S:76, LOOK_UP
    vsrlw   $4,16,$17                        # aes_simd.h:38, SWAP_BITS
    selldw  $10,$26,2,$8                     # rounds.S:77, LOOK_UP
    vbisw   $19,$16,$19                      # rounds.S:97, SUB_ROW
    ldw     $14,odd_words($31) !tprello      # rounds.S:118, LOAD_LAYOUT_CONSTANTS
    vandw   $8,$15,$16                       # aes_simd.h:40, SWAP_BITS
    vxorw   $17,$6,$17                       # aes_simd.h:39, SWAP_BITS
    selldw  $10,$26,1,$8                     # rounds.S:78, LOOK_UP
    selldw  $10,$26,0,$8                     # rounds.S:79, LOOK_UP
    vxorw   $7,$16,$7                        # aes_simd.h:41, SWAP_BITS
    vandw   $17,$15,$17                      # aes_simd.h:40, SWAP_BITS
    vsllw   $17,16,$10                       # aes_simd.h:42, SWAP_BITS
    vsllw   $16,16,$16                       # aes_simd.h:42, SWAP_BITS
    vxorw   $6,$17,$6                        # aes_simd.h:41, SWAP_BITS
    vxorw   $4,$10,$4                        # aes_simd.h:43, SWAP_BITS
    vsrlw   $6,8,$17                         # aes_simd.h:38, SWAP_BITS
    vxorw   $5,$16,$5                        # aes_simd.h:43, SWAP_BITS
    selldw  $12,$26,7,$10                    # rounds.S:72, LOOK_UP
    ldw     $13,even_words($31) !tprello     # rounds.S:117, LOAD_LAYOUT_CONSTANTS
    vxorw   $17,$7,$16                       # aes_simd.h:39, SWAP_BITS
    selldw  $12,$26,6,$10                    # rounds.S:73, LOOK_UP
    vandw   $16,$28,$17                      # aes_simd.h:40, SWAP_BITS
    selldw  $12,$26,5,$10                    # rounds.S:74, LOOK_UP
    vsrlw   $4,8,$16                         # aes_simd.h:38, SWAP_BITS
    selldw  $12,$26,4,$10                    # rounds.S:75, LOOK_UP
    vxorw   $7,$17,$7                        # aes_simd.h:41, SWAP_BITS
    selldw  $12,$26,3,$10                    # rounds.S:76, LOOK_UP
    selldw  $12,$26,2,$10                    # rounds.S:77, LOOK_UP
    vsllw   $17,8,$17                        # aes_simd.h:42, SWAP_BITS
    selldw  $12,$26,1,$10                    # rounds.S:78, LOOK_UP
    selldw  $12,$26,0,$10                    # rounds.S:79, LOOK_UP
    vxorw   $16,$5,$16                       # aes_simd.h:39, SWAP_BITS
    vxorw   $6,$17,$6                        # aes_simd.h:43, SWAP_BITS
    vandw   $16,$28,$17                      # aes_simd.h:40, SWAP_BITS
    vbisw   $19,$27,$1                       # rounds.S:99, SUB_ROW
    vxorw   $5,$17,$5                        # aes_simd.h:41, SWAP_BITS
    vsllw   $17,8,$16                        # aes_simd.h:42, SWAP_BITS
    vshfw   $7,$6,$13,$12                    # aes_simd.h:76, LAYOUT_OUT
    vxorw   $4,$16,$4                        # aes_simd.h:43, SWAP_BITS
    selldw  $11,$26,7,$28                    # rounds.S:72, LOOK_UP
    vsllw   $10,16,$27                       # rounds.S:96, SUB_ROW
    selldw  $11,$26,6,$28                    # rounds.S:73, LOOK_UP
    selldw  $11,$26,5,$28                    # rounds.S:74, LOOK_UP
    vshfw   $5,$4,$14,$10                    # aes_simd.h:75, LAYOUT_OUT
    vshfw   $5,$4,$13,$15                    # aes_simd.h:74, LAYOUT_OUT
    selldw  $11,$26,4,$28                    # rounds.S:75, LOOK_UP
    selldw  $11,$26,3,$28                    # rounds.S:76, LOOK_UP
    vshfw   $7,$6,$14,$6                     # aes_simd.h:77, LAYOUT_OUT
    vshfw   $6,$10,$14,$4                    # aes_simd.h:81, LAYOUT_OUT
    selldw  $11,$26,2,$28                    # rounds.S:77, LOOK_UP
    vshfw   $12,$15,$14,$5                   # aes_simd.h:79, LAYOUT_OUT
    selldw  $11,$26,1,$28                    # rounds.S:78, LOOK_UP
    selldw  $11,$26,0,$28                    # rounds.S:79, LOOK_UP
    vshfw   $4,$5,$13,$16                    # aes_simd.h:84, LAYOUT_OUT
    vshfw   $6,$10,$13,$17                   # aes_simd.h:80, LAYOUT_OUT
    vshfw   $12,$15,$13,$7                   # aes_simd.h:78, LAYOUT_OUT
    vshfw   $17,$7,$13,$6                    # aes_simd.h:82, LAYOUT_OUT
    selldw  $9,$26,7,$19                     # rounds.S:72, LOOK_UP
    selldw  $9,$26,6,$19                     # rounds.S:73, LOOK_UP
    vstd    $16,32($25)                      # aes_simd.h:87, LAYOUT_OUT
    selldw  $9,$26,5,$19                     # rounds.S:74, LOOK_UP
    vshfw   $4,$5,$14,$5                     # aes_simd.h:85, LAYOUT_OUT
    selldw  $9,$26,4,$19                     # rounds.S:75, LOOK_UP
    selldw  $9,$26,3,$19                     # rounds.S:76, LOOK_UP
    vstd    $5,96($25)                       # aes_simd.h:89, LAYOUT_OUT
    selldw  $9,$26,2,$19                     # rounds.S:77, LOOK_UP
    selldw  $9,$26,1,$19                     # rounds.S:78, LOOK_UP
    selldw  $9,$26,0,$19                     # rounds.S:79, LOOK_UP
    selldw  $18,$26,7,$18                    # rounds.S:72, LOOK_UP
    selldw  $18,$26,6,$18                    # rounds.S:73, LOOK_UP
    selldw  $18,$26,5,$18                    # rounds.S:74, LOOK_UP
    selldw  $18,$26,4,$18                    # rounds.S:75, LOOK_UP
    vshfw   $17,$7,$14,$7                    # aes_simd.h:83, LAYOUT_OUT
    selldw  $18,$26,3,$18                    # rounds.S:76, LOOK_UP
    selldw  $18,$26,2,$18                    # rounds.S:77, LOOK_UP
    vstd    $6,0($25)                        # aes_simd.h:86, LAYOUT_OUT
    vsllw   $28,24,$28                       # rounds.S:98, SUB_ROW
    selldw  $18,$26,1,$18                    # rounds.S:78, LOOK_UP
    selldw  $18,$26,0,$18                    # rounds.S:79, LOOK_UP
    vsllw   $19,8,$19                        # rounds.S:94, SUB_ROW
    vbisw   $8,$19,$4                        # rounds.S:95, SUB_ROW
    selldw  $20,$26,7,$19                    # rounds.S:72, LOOK_UP
    selldw  $20,$26,6,$19                    # rounds.S:73, LOOK_UP
    vstd    $7,64($25)                       # aes_simd.h:88, LAYOUT_OUT
    selldw  $20,$26,5,$19                    # rounds.S:74, LOOK_UP
    vbisw   $4,$27,$19                       # rounds.S:97, SUB_ROW
    selldw  $20,$26,4,$19                    # rounds.S:75, LOOK_UP
    selldw  $20,$26,3,$19                    # rounds.S:76, LOOK_UP
    vbisw   $19,$28,$2                       # rounds.S:99, SUB_ROW
    selldw  $20,$26,2,$19                    # rounds.S:77, LOOK_UP
    selldw  $20,$26,1,$19                    # rounds.S:78, LOOK_UP
    selldw  $20,$26,0,$19                    # rounds.S:79, LOOK_UP
    selldw  $21,$26,7,$20                    # rounds.S:72, LOOK_UP
    vsllw   $19,8,$19                        # rounds.S:94, SUB_ROW
    selldw  $21,$26,6,$20                    # rounds.S:73, LOOK_UP
    selldw  $21,$26,5,$20                    # rounds.S:74, LOOK_UP
    selldw  $21,$26,4,$20                    # rounds.S:75, LOOK_UP
    selldw  $21,$26,3,$20                    # rounds.S:76, LOOK_UP
    vbisw   $18,$19,$18                      # rounds.S:95, SUB_ROW
    selldw  $21,$26,2,$20                    # rounds.S:77, LOOK_UP
    selldw  $21,$26,1,$20                    # rounds.S:78, LOOK_UP
    selldw  $21,$26,0,$20                    # rounds.S:79, LOOK_UP
    vsllw   $20,16,$21                       # rounds.S:96, SUB_ROW
    selldw  $24,$26,7,$21                    # rounds.S:72, LOOK_UP
    selldw  $24,$26,6,$21                    # rounds.S:73, LOOK_UP
    selldw  $24,$26,5,$21                    # rounds.S:74, LOOK_UP
    selldw  $24,$26,4,$21                    # rounds.S:75, LOOK_UP
    selldw  $24,$26,3,$21                    # rounds.S:76, LOOK_UP
    selldw  $24,$26,2,$21                    # rounds.S:77, LOOK_UP
    selldw  $24,$26,1,$21                    # rounds.S:78, LOOK_UP
    vbisw   $18,$21,$18                      # rounds.S:97, SUB_ROW
    selldw  $24,$26,0,$21                    # rounds.S:79, LOOK_UP
    vsllw   $21,24,$24                       # rounds.S:98, SUB_ROW
    vbisw   $18,$24,$3                       # rounds.S:99, SUB_ROW
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
