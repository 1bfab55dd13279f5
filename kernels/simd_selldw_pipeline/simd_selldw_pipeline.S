# SPDX-License-Identifier: Apache-2.0
#
# SW-AES's variant "SIMD + selldw + pipeline": two independent batches, half a round apart. While
# pipe 1 looks up one batch's bytes, pipe 0 does the rest of the round for the other batch, and
# extends and shrinks around the look-ups. Every line pair "selldw; vector instruction" is one
# aligned pair that issues in one cycle; a selldw takes two, so a result is ready in the next pair.
#
#   pipe 1   look up A, round r          look up B, round r          look up A, round r + 1
#   pipe 0   extend, shrink A            extend, shrink B            extend, shrink A
#            B: ShiftRows, MixColumns,   A: the same, round r        B: the same, round r
#               AddRoundKey, round r - 1
#
# After round 10 the layout transformations take MixColumns' place: the batch leaves and the next
# one comes in. A last batch without a partner is done alone.
#
# Register map
#   $0..$4    A0..A4    batch A: rows 0..3 and one free register; after its look-ups the rows
#                       0..3 are in A4, A0, A1, A2 (no row is written before it is extended)
#   $5..$9    B0..B4    batch B, the same
#   $10..$13  P0..P3    MixColumns: sums of neighbouring rows; round keys; constants of the
#                       layout transformation (masks, word selectors)
#   $14,$15   T0 T1     temporary
#   $16,$17   X0 X1     bytes to look up, one in each word: of even and of odd columns
#   $18       Y         bytes looked up, of columns 1..3
#   $19       TABLE     aes_sbox_words
#   $20       KEY       row keys of the round
#   $21       ROUNDS    with MixColumns left, of both batches together
#   $22       IN        next batch to come in
#   $23,$24   OUTA OUTB where A's and B's results go
#   $25       LEFT      batches that have not come in yet
#   $26       M80       0x80 in each byte
#   $27       M1B       0x1b in each byte
#include "../common/aes_task.h"
#include "../common/aes_simd.h"

#define A0      $0
#define A1      $1
#define A2      $2
#define A3      $3
#define A4      $4
#define B0      $5
#define B1      $6
#define B2      $7
#define B3      $8
#define B4      $9
#define P0      $10
#define P1      $11
#define P2      $12
#define P3      $13
#define T0      $14
#define T1      $15
#define X0      $16
#define X1      $17
#define Y       $18
#define TABLE   $19
#define KEY     $20
#define ROUNDS  $21
#define IN      $22
#define OUTA    $23
#define OUTB    $24
#define LEFT    $25
#define M80     $26
#define M1B     $27

#define FIRST_KEY aes_row_keys
#define LAST_KEY  aes_row_keys+128*AES_ROUNDS

    .set noreorder
    .set noat

# ---- SubBytes --------------------------------------------------------------------------------------
# LOOK_UP_COLUMN_c looks up the bytes of row \row in column c. Around it, it extends the bytes that
# come next and shrinks those that came before. The f are instructions of the other batch, in the
# slots that are left; instructions that follow a LOOK_UP issue while the hidden buffer empties.

    .macro LOOK_UP_COLUMN_0 row, new, previous, f1, f2, f3, f4
    selldw  X0,TABLE,7,\new
    vsrlw   \row,8,X1               # extend
    selldw  X0,TABLE,6,\new
    vsllw   Y,24,Y                  # shrink, column 3 of the previous row
    selldw  X0,TABLE,5,\new
    vandw   X1,255,X1
    selldw  X0,TABLE,4,\new
    vbisw   \previous,Y,\previous
    selldw  X0,TABLE,3,\new
    \f1
    selldw  X0,TABLE,2,\new
    \f2
    selldw  X0,TABLE,1,\new
    \f3
    selldw  X0,TABLE,0,\new
    \f4
    .endm

    .macro LOOK_UP_COLUMN_1 row, new, f1, f2, f3, f4, f5, f6
    selldw  X1,TABLE,7,Y
    vsrlw   \row,16,X0              # extend
    selldw  X1,TABLE,6,Y
    \f1
    selldw  X1,TABLE,5,Y
    vandw   X0,255,X0
    selldw  X1,TABLE,4,Y
    \f2
    selldw  X1,TABLE,3,Y
    \f3
    selldw  X1,TABLE,2,Y
    \f4
    selldw  X1,TABLE,1,Y
    \f5
    selldw  X1,TABLE,0,Y
    \f6
    .endm

    .macro LOOK_UP_COLUMN_2 row, new, f1, f2, f3, f4
    selldw  X0,TABLE,7,Y
    vsrlw   \row,24,X1              # extend
    selldw  X0,TABLE,6,Y
    vsllw   Y,8,Y                   # shrink
    selldw  X0,TABLE,5,Y
    vandw   X1,255,X1
    selldw  X0,TABLE,4,Y
    vbisw   \new,Y,\new
    selldw  X0,TABLE,3,Y
    \f1
    selldw  X0,TABLE,2,Y
    \f2
    selldw  X0,TABLE,1,Y
    \f3
    selldw  X0,TABLE,0,Y
    \f4
    .endm

    .macro LOOK_UP_COLUMN_3 next, new, f1, f2, f3, f4, f5
    selldw  X1,TABLE,7,Y
    \f1
    selldw  X1,TABLE,6,Y
    vsllw   Y,16,Y                  # shrink
    selldw  X1,TABLE,5,Y
    vandw   \next,255,X0            # extend, column 0 of the next row
    selldw  X1,TABLE,4,Y
    vbisw   \new,Y,\new
    selldw  X1,TABLE,3,Y
    \f2
    selldw  X1,TABLE,2,Y
    \f3
    selldw  X1,TABLE,1,Y
    \f4
    selldw  X1,TABLE,0,Y
    \f5
    .endm

# ---- A round: look-ups of batch l, the rest of batch m's round -----------------------------------------
# Batch l's rows are in l0..l3 before and l4, l0, l1, l2 after; batch m's the other way round.
# xtime(p) = (p & 0x7f) << 1 ^ ((p & 0x80) - ((p & 0x80) >> 7) & 0x1b), two of them in turns.
#if AES_ECB_DECRYPT
    .macro ROUND l0, l1, l2, l3, l4, m0, m1, m2, m3, m4, p0=P0, p1=P1, p2=P2, p3=P3, t0=T0, t1=T1, m80=M80, m1b=M1B, rounds=ROUNDS
    # Row 0; ShiftRows; 2 (row 0 + row 2) in p0, 2 (row 1 + row 3) in p1
    LOOK_UP_COLUMN_0 \l0, \l4, \m2, "vsrlw \m0,ROTATION,\t0", "vsrlw \m1,16,\t1", "vsllw \m0,32-ROTATION,\m0", "vsllw \m1,16,\m1"
    vbisw   \m0,\t0,\m0
    vbisw   \m1,\t1,\m1
    LOOK_UP_COLUMN_1 \l0, \l4, "vsrlw \m2,32-ROTATION,\t0", "vsllw \m2,ROTATION,\m2", "vxorw \m4,\m1,\p0", "vbisw \m2,\t0,\m2", "vandw \p0,\m80,\t0", "vxorw \m0,\m2,\p1"
    vbicw   \p0,\m80,\p0
    vandw   \p1,\m80,\t1
    LOOK_UP_COLUMN_2 \l0, \l4, "vsrlw \t0,7,\p2", "vbicw \p1,\m80,\p1", "vsrlw \t1,7,\p3", "vsubw \t0,\p2,\t0"
    vsllw   \p0,1,\p0
    vsubw   \t1,\p3,\t1
    LOOK_UP_COLUMN_3 \l1, \l4, "vandw \t0,\m1b,\t0", "vsllw \p1,1,\p1", "vandw \t1,\m1b,\t1", "vxorw \p0,\t0,\p0", "vxorw \p1,\t1,\p1"
    # Row 1; 4 times the sums, which makes the rest MixColumns; sums of neighbouring rows
    vandw   \p0,\m80,\t0
    vandw   \p1,\m80,\t1
    LOOK_UP_COLUMN_0 \l1, \l0, \l4, "vbicw \p0,\m80,\p0", "vsrlw \t0,7,\p2", "vbicw \p1,\m80,\p1", "vsrlw \t1,7,\p3"
    vsubw   \t0,\p2,\t0
    vsubw   \t1,\p3,\t1
    LOOK_UP_COLUMN_1 \l1, \l0, "vsllw \p0,1,\p0", "vandw \t0,\m1b,\t0", "vsllw \p1,1,\p1", "vandw \t1,\m1b,\t1", "vxorw \p0,\t0,\p0", "vxorw \p1,\t1,\p1"
    vxorw   \m4,\p0,\m4
    vxorw   \m0,\p1,\m0
    LOOK_UP_COLUMN_2 \l1, \l0, "vxorw \m1,\p0,\m1", "vxorw \m2,\p1,\m2", "vxorw \m4,\m0,\p0", "vxorw \m0,\m1,\p1"
    vxorw   \m1,\m2,\p2
    vxorw   \m2,\m4,\p3
    LOOK_UP_COLUMN_3 \l2, \l0, "vandw \p0,\m80,\t0", "vandw \p1,\m80,\t1", "vxorw \m0,\p2,\m0", "vxorw \m2,\p0,\m2", "vxorw \m4,\p1,\m3"
    vxorw   \m1,\p3,\m1
    vbicw   \p0,\m80,\p0
    # Row 2; MixColumns: xtime of p0 and p1, then of p2 and p3
    LOOK_UP_COLUMN_0 \l2, \l1, \l0, "vsrlw \t0,7,\m4", "vbicw \p1,\m80,\p1", "vsubw \t0,\m4,\t0", "vsllw \p0,1,\p0"
    vsrlw   \t1,7,\m4
    vandw   \t0,\m1b,\t0
    LOOK_UP_COLUMN_1 \l2, \l1, "vsubw \t1,\m4,\t1", "vsllw \p1,1,\p1", "vxorw \p0,\t0,\p0", "vandw \t1,\m1b,\t1", "vxorw \m0,\p0,\m0", "vxorw \p1,\t1,\p1"
    vandw   \p2,\m80,\t0
    vxorw   \m1,\p1,\m1
    LOOK_UP_COLUMN_2 \l2, \l1, "vandw \p3,\m80,\t1", "vbicw \p2,\m80,\p2", "vsrlw \t0,7,\m4", "vbicw \p3,\m80,\p3"
    vldd    \p0,0(KEY)
    vldd    \p1,32(KEY)
    LOOK_UP_COLUMN_3 \l3, \l1, "vsubw \t0,\m4,\t0", "vsrlw \t1,7,\m4", "vsllw \p2,1,\p2", "vandw \t0,\m1b,\t0", "vsubw \t1,\m4,\t1"
    vsllw   \p3,1,\p3
    vxorw   \p2,\t0,\p2
    # Row 3; AddRoundKey
    LOOK_UP_COLUMN_0 \l3, \l2, \l1, "vandw \t1,\m1b,\t1", "vxorw \m2,\p2,\m2", "vxorw \p3,\t1,\p3", "vxorw \m1,\p1,\m1"
    vxorw   \m3,\p3,\m3
    vldd    \p2,64(KEY)
    vxorw   \m0,\p0,\m0
    vldd    \p3,96(KEY)
    LOOK_UP_COLUMN_1 \l3, \l2, "vxorw \m2,\p2,\m2", "vxorw \m3,\p3,\m3"
    LOOK_UP_COLUMN_2 \l3, \l2
    LOOK_UP_COLUMN_3 \m0, \l2, "subl \rounds,1,\rounds"
    .endm
#else
    .macro ROUND l0, l1, l2, l3, l4, m0, m1, m2, m3, m4, p0=P0, p1=P1, p2=P2, p3=P3, t0=T0, t1=T1, m80=M80, m1b=M1B, rounds=ROUNDS
    # Row 0; ShiftRows; MixColumns: sums of neighbouring rows
    LOOK_UP_COLUMN_0 \l0, \l4, \m2, "vsrlw \m0,ROTATION,\t0", "vsrlw \m1,16,\t1", "vsllw \m0,32-ROTATION,\m0", "vsllw \m1,16,\m1"
    LOOK_UP_COLUMN_1 \l0, \l4, "vbisw \m0,\t0,\m0", "vbisw \m1,\t1,\m1", "vsrlw \m2,32-ROTATION,\t0", "vsllw \m2,ROTATION,\m2", "vxorw \m4,\m0,\p0", "vxorw \m0,\m1,\p1"
    LOOK_UP_COLUMN_2 \l0, \l4, "vbisw \m2,\t0,\m2", "vandw \p0,\m80,\t0", "vandw \p1,\m80,\t1", "vxorw \m1,\m2,\p2"
    LOOK_UP_COLUMN_3 \l1, \l4, "vxorw \m2,\m4,\p3", "vxorw \m0,\p2,\m0", "vxorw \m2,\p0,\m2", "vxorw \m4,\p1,\m3", "vxorw \m1,\p3,\m1"
    # Row 1; MixColumns: xtime of p0 and p1
    LOOK_UP_COLUMN_0 \l1, \l0, \l4, "vbicw \p0,\m80,\p0", "vsrlw \t0,7,\m4", "vbicw \p1,\m80,\p1", "vsubw \t0,\m4,\t0"
    LOOK_UP_COLUMN_1 \l1, \l0, "vsllw \p0,1,\p0", "vsrlw \t1,7,\m4", "vandw \t0,\m1b,\t0", "vsubw \t1,\m4,\t1", "vsllw \p1,1,\p1", "vxorw \p0,\t0,\p0"
    LOOK_UP_COLUMN_2 \l1, \l0, "vandw \t1,\m1b,\t1", "vxorw \m0,\p0,\m0", "vandw \p2,\m80,\t0", "vxorw \p1,\t1,\p1"
    LOOK_UP_COLUMN_3 \l2, \l0, "vxorw \m1,\p1,\m1", "vandw \p3,\m80,\t1", "vbicw \p2,\m80,\p2", "vsrlw \t0,7,\m4", "vbicw \p3,\m80,\p3"
    vldd    \p0,0(KEY)
    vldd    \p1,32(KEY)
    # Row 2; MixColumns: xtime of p2 and p3; AddRoundKey
    LOOK_UP_COLUMN_0 \l2, \l1, \l0, "vsubw \t0,\m4,\t0", "vsrlw \t1,7,\m4", "vsllw \p2,1,\p2", "vandw \t0,\m1b,\t0"
    LOOK_UP_COLUMN_1 \l2, \l1, "vsubw \t1,\m4,\t1", "vsllw \p3,1,\p3", "vxorw \p2,\t0,\p2", "vandw \t1,\m1b,\t1", "vxorw \m2,\p2,\m2", "vxorw \p3,\t1,\p3"
    LOOK_UP_COLUMN_2 \l2, \l1, "vxorw \m3,\p3,\m3", "vxorw \m0,\p0,\m0"
    vldd    \p2,64(KEY)
    vldd    \p3,96(KEY)
    LOOK_UP_COLUMN_3 \l3, \l1, "vxorw \m1,\p1,\m1"
    # Row 3; AddRoundKey
    LOOK_UP_COLUMN_0 \l3, \l2, \l1, "vxorw \m2,\p2,\m2", "vxorw \m3,\p3,\m3"
    LOOK_UP_COLUMN_1 \l3, \l2
    LOOK_UP_COLUMN_2 \l3, \l2
    LOOK_UP_COLUMN_3 \m0, \l2, "subl \rounds,1,\rounds"
    .endm
#endif

# ---- Look-ups of batch l, the last round of batch m, and the next batch comes in as m --------------------
    .macro LAST_ROUND l0, l1, l2, l3, l4, m0, m1, m2, m3, m4, out, p0=P0, p1=P1, p2=P2, p3=P3, t0=T0, t1=T1, in=IN, left=LEFT
    # Row 0; ShiftRows; AddRoundKey, row i in pi
    LOOK_UP_COLUMN_0 \l0, \l4, \m2, "vsrlw \m0,ROTATION,\t0", "vsrlw \m1,16,\t1", "vsllw \m0,32-ROTATION,\m0", "vsllw \m1,16,\m1"
    vldd    \p0,LAST_KEY($31) !tprello
    vldd    \p1,LAST_KEY+32($31) !tprello
    vldd    \p2,LAST_KEY+64($31) !tprello
    vldd    \p3,LAST_KEY+96($31) !tprello
    LOOK_UP_COLUMN_1 \l0, \l4, "vbisw \m0,\t0,\m0", "vbisw \m1,\t1,\m1", "vsrlw \m2,32-ROTATION,\t0", "vsllw \m2,ROTATION,\m2", "vxorw \m4,\p0,\m4", "vxorw \m0,\p1,\m0"
    vldd    \p0,mask_0000ffff($31) !tprello
    vbisw   \m2,\t0,\m2
    vldd    \p1,mask_00ff($31) !tprello
    vxorw   \m1,\p2,\m1
    ldw     \p2,even_words($31) !tprello
    vxorw   \m2,\p3,\m2
    ldw     \p3,odd_words($31) !tprello
    # Layout transformation of the result: bytes, 16 bits apart
    vsrlw   \m4,16,\t0
    LOOK_UP_COLUMN_2 \l0, \l4, "vsrlw \m0,16,\t1", "vxorw \t0,\m1,\t0", "vxorw \t1,\m2,\t1", "vandw \t0,\p0,\t0"
    vandw   \t1,\p0,\t1
    vxorw   \m1,\t0,\m1
    vsllw   \t0,16,\t0
    vxorw   \m2,\t1,\m2
    LOOK_UP_COLUMN_3 \l1, \l4, "vsllw \t1,16,\t1", "vxorw \m4,\t0,\m4", "vxorw \m0,\t1,\m0", "vsrlw \m4,8,\t0", "vsrlw \m1,8,\t1"
    # Row 1; bytes, 8 bits apart
    vxorw   \t0,\m0,\t0
    vxorw   \t1,\m2,\t1
    vandw   \t0,\p1,\t0
    vandw   \t1,\p1,\t1
    LOOK_UP_COLUMN_0 \l1, \l0, \l4, "vxorw \m0,\t0,\m0", "vxorw \m2,\t1,\m2", "vsllw \t0,8,\t0", "vsllw \t1,8,\t1"
    vxorw   \m4,\t0,\m4
    vxorw   \m1,\t1,\m1
    # Words
    vshfw   \m0,\m4,\p2,\m3
    vshfw   \m0,\m4,\p3,\m4
    LOOK_UP_COLUMN_1 \l1, \l0, "vshfw \m2,\m1,\p2,\m0", "vshfw \m2,\m1,\p3,\m1", "vshfw \m0,\m3,\p2,\m2", "vshfw \m0,\m3,\p3,\m0", "vshfw \m1,\m4,\p2,\m3", "vshfw \m1,\m4,\p3,\m4"
    LOOK_UP_COLUMN_2 \l1, \l0, "vshfw \m3,\m2,\p2,\m1", "vshfw \m3,\m2,\p3,\m2", "vshfw \m4,\m0,\p2,\m3", "vshfw \m4,\m0,\p3,\m0"
    vstd    \m1,0(\out)
    vstd    \m3,32(\out)
    vstd    \m2,64(\out)
    vstd    \m0,96(\out)
    # Layout transformation of the next batch: words
    vldd    \m4,0(IN)
    vldd    \m1,32(IN)
    LOOK_UP_COLUMN_3 \l2, \l0, "subl \left,1,\left", "vshfw \m1,\m4,\p2,\m2", "vshfw \m1,\m4,\p3,\m4"
    vldd    \m3,64(IN)
    vldd    \m0,96(IN)
    # Row 2
    LOOK_UP_COLUMN_0 \l2, \l1, \l0, "vshfw \m0,\m3,\p2,\m1", "vshfw \m0,\m3,\p3,\m3", "vshfw \m1,\m2,\p2,\m0", "vshfw \m1,\m2,\p3,\m2"
    vshfw   \m3,\m4,\p2,\m1
    vshfw   \m3,\m4,\p3,\m3
    # Bytes, 16 bits apart
    vsrlw   \m0,16,\t0
    vsrlw   \m1,16,\t1
    LOOK_UP_COLUMN_1 \l2, \l1, "vxorw \t0,\m2,\t0", "vxorw \t1,\m3,\t1", "vandw \t0,\p0,\t0", "vandw \t1,\p0,\t1", "vxorw \m2,\t0,\m2", "vxorw \m3,\t1,\m3"
    vsllw   \t0,16,\t0
    vsllw   \t1,16,\t1
    vxorw   \m0,\t0,\m0
    vxorw   \m1,\t1,\m1
    # Bytes, 8 bits apart
    LOOK_UP_COLUMN_2 \l2, \l1, "vsrlw \m0,8,\t0", "vsrlw \m2,8,\t1", "vxorw \t0,\m1,\t0", "vxorw \t1,\m3,\t1"
    vandw   \t0,\p1,\t0
    vandw   \t1,\p1,\t1
    vxorw   \m1,\t0,\m1
    vxorw   \m3,\t1,\m3
    LOOK_UP_COLUMN_3 \l3, \l1, "vsllw \t0,8,\t0", "vsllw \t1,8,\t1", "vxorw \m0,\t0,\m0", "vxorw \m2,\t1,\m2", "ldi \m4,128(\in)"
    # Row 3; AddRoundKey; IN moves on if there is one more batch
    vldd    \p0,FIRST_KEY($31) !tprello
    vldd    \p1,FIRST_KEY+32($31) !tprello
    vldd    \p2,FIRST_KEY+64($31) !tprello
    vldd    \p3,FIRST_KEY+96($31) !tprello
    LOOK_UP_COLUMN_0 \l3, \l2, \l1, "vxorw \m0,\p0,\m0", "vxorw \m1,\p1,\m1", "vxorw \m2,\p2,\m2", "vxorw \m3,\p3,\m3"
    LOOK_UP_COLUMN_1 \l3, \l2
    LOOK_UP_COLUMN_2 \l3, \l2
    LOOK_UP_COLUMN_3 \m0, \l2, "selgt \left,\m4,\in,\in"
    .endm

# ---- Steps without a partner ------------------------------------------------------------------------------

    .macro LOAD_LAYOUT_CONSTANTS
    vldd    P0,mask_0000ffff($31) !tprello
    vldd    P1,mask_00ff($31) !tprello
    ldw     P2,even_words($31) !tprello
    ldw     P3,odd_words($31) !tprello
    .endm

#if AES_ECB_DECRYPT
# Look-ups of batch A; nothing else.
    .macro LOOK_UP_ALONE
    LOOK_UP_ROW_ALONE A0, A4, T0, A1    # no previous row
    LOOK_UP_ROW_ALONE A1, A0, A4, A2
    LOOK_UP_ROW_ALONE A2, A1, A0, A3
    LOOK_UP_ROW_ALONE A3, A2, A1, A4
    .endm

    .macro LOOK_UP_ROW_ALONE row, new, previous, next
    LOOK_UP_COLUMN_0 \row, \new, \previous
    LOOK_UP_COLUMN_1 \row, \new
    LOOK_UP_COLUMN_2 \row, \new
    LOOK_UP_COLUMN_3 \next, \new
    .endm
#else
# Look-ups of batch A, and what its own next steps can do meanwhile: ShiftRows, the xtime of rows
# 0 + 1 and 1 + 2, and the sums of all that is known by then: new row i = bi + (what row 3 adds).
# Row 3, which is in a2, is shifted but lacks column 3, now in Y.
    .macro LOOK_UP_ALONE a0=A0, a1=A1, a2=A2, a3=A3, a4=A4, b0=B0, b1=B1, b2=B2, b3=B3, p0=P0, p1=P1, t0=T0, t1=T1, m80=M80, m1b=M1B
    LOOK_UP_COLUMN_0 \a0, \a4, \t0   # no previous row
    LOOK_UP_COLUMN_1 \a0, \a4
    LOOK_UP_COLUMN_2 \a0, \a4
    LOOK_UP_COLUMN_3 \a1, \a4
    LOOK_UP_COLUMN_0 \a1, \a0, \a4
    LOOK_UP_COLUMN_1 \a1, \a0
    LOOK_UP_COLUMN_2 \a1, \a0
    LOOK_UP_COLUMN_3 \a2, \a0
    # Row 2; ShiftRows of row 1, xtime(row 0 + row 1)
    LOOK_UP_COLUMN_0 \a2, \a1, \a0, "vsrlw \a0,8,\t0", "vsllw \a0,24,\a0"
    vldd    \b0,0(KEY)
    vldd    \b1,32(KEY)
    vldd    \b2,64(KEY)
    vldd    \b3,96(KEY)
    LOOK_UP_COLUMN_1 \a2, \a1, "vbisw \a0,\t0,\a0", "vxorw \a4,\a0,\p0", "vxorw \b0,\a0,\b0", "vandw \p0,\m80,\t0", "vxorw \b2,\p0,\b2", "vxorw \b3,\p0,\b3"
    LOOK_UP_COLUMN_2 \a2, \a1, "vbicw \p0,\m80,\p0", "vsrlw \t0,7,\t1", "vsllw \p0,1,\p0", "vsubw \t0,\t1,\t0"
    LOOK_UP_COLUMN_3 \a3, \a1, "vandw \t0,\m1b,\t0", "vxorw \p0,\t0,\p0", "vxorw \b1,\a4,\b1"
    # Row 3; ShiftRows of row 2, xtime(row 1 + row 2)
    LOOK_UP_COLUMN_0 \a3, \a2, \a1, "vsrlw \a1,16,\t0", "vsllw \a1,16,\a1", "vxorw \b0,\p0,\b0", "vbisw \a1,\t0,\a1"
    LOOK_UP_COLUMN_1 \a3, \a2, "vxorw \a0,\a1,\p1", "vxorw \b0,\a1,\b0", "vxorw \b1,\a1,\b1", "vandw \p1,\m80,\t0", "vbicw \p1,\m80,\p1", "vxorw \b3,\a1,\b3"
    LOOK_UP_COLUMN_2 \a3, \a2, "vsrlw \t0,7,\t1", "vsllw \p1,1,\p1"
    LOOK_UP_COLUMN_3 \a4, \a2, "vsubw \t0,\t1,\t0", "vandw \t0,\m1b,\t0", "vsllw \a2,8,\a2", "vxorw \p1,\t0,\p1", "vxorw \b1,\p1,\b1"
    .endm
#endif

# After the look-ups: the last byte of row 3, then ShiftRows.
    .macro SHRINK_AND_SHIFT r1, r2, r3
    vsllw   Y,24,Y
    vbisw   \r3,Y,\r3
    SHIFT_ROWS \r1, \r2, \r3, T0
    .endm

# What is left of a batch after ShiftRows of the last round.
    .macro FINISH out, r0, r1, r2, r3, s
    ldi     KEY,LAST_KEY($31) !tprello
    ADD_ROUND_KEY KEY, \r0, \r1, \r2, \r3, P0, P1, P2, P3
    LOAD_LAYOUT_CONSTANTS
    LAYOUT_OUT \out, \r0, \r1, \r2, \r3, \s, P2, P3, P0, P1, T0
    .endm

# ---- aes_crypt_buffer: $16 = input, $17 = output, $18 = bytes -----------------------------------------
    .section .text1,"ax","progbits"
    .globl aes_crypt_buffer
    .ent aes_crypt_buffer
    .align 4
aes_crypt_buffer:
    SAVE_REGISTERS
    mov     $16,IN
    mov     $17,OUTA
    mov     $17,OUTB
    ldi     $18,127($18)            # whole batches
    srl     $18,7,LEFT
    ldi     TABLE,aes_sbox_words($31) !tprello
    vldd    M80,mask_80($31) !tprello
    vldd    M1B,mask_1b($31) !tprello

    # The first batch comes in as A.
    LOAD_LAYOUT_CONSTANTS
    LAYOUT_IN IN, A0, A1, A2, A3, A4, P2, P3, P0, P1, T0
    ldi     KEY,FIRST_KEY($31) !tprello
    ADD_ROUND_KEY KEY, A0, A1, A2, A3, P0, P1, P2, P3
    vandw   A0,255,X0
    subl    LEFT,1,LEFT
    ldi     KEY,128(KEY)
    ldi     ROUNDS,AES_ROUNDS-1($31)
    beq     LEFT,alone
    ldi     IN,128(IN)

    # SWSIM-BEGIN two_batches
    .align 3
next_pair:
    # A round 1; B round 10. The first time there is no B yet: what is stored for it is overwritten.
    LAST_ROUND A0, A1, A2, A3, A4, B0, B1, B2, B3, B4, OUTB
    ldi     KEY,FIRST_KEY+128($31) !tprello
    ldi     ROUNDS,AES_ROUNDS-1($31)
    blt     LEFT,alone_after_look_up
    addl    ROUNDS,ROUNDS,ROUNDS

next_round:
    # B round r, A round r; A round r + 1, B round r
    ROUND   B0, B1, B2, B3, B4, A0, A1, A2, A3, A4
    ROUND   A0, A1, A2, A3, A4, B0, B1, B2, B3, B4
    ldi     KEY,128(KEY)
    bne     ROUNDS,next_round

    # B round 10, A round 10
    LAST_ROUND B0, B1, B2, B3, B4, A0, A1, A2, A3, A4, OUTA
    ldi     OUTB,128(OUTA)
    ldi     OUTA,128(OUTB)
    clr     $31
    bge     LEFT,next_pair
    # SWSIM-END

    # No more batches: B's last round.
    SHRINK_AND_SHIFT B0, B1, B2
    FINISH  OUTB, B4, B0, B1, B2, B3
    RETURN

#if AES_ECB_DECRYPT
    # SWSIM-BEGIN one_batch
    .align 3
alone:
    LOOK_UP_ALONE
    # A without a partner, after its look-ups of a round.
alone_after_look_up:
    SHRINK_AND_SHIFT A0, A1, A2
    beq     ROUNDS,alone_last_round
    MIX_COLUMNS A4, A0, A1, A2, P0, P1, P2, P3, B0, B1, B2, B3, M80, M1B, T0, T1
    ADD_ROUND_KEY KEY, A4, A0, A1, A2, P0, P1, P2, P3
    vfmov   A2,A3
    vfmov   A1,A2
    vfmov   A0,A1
    vfmov   A4,A0
    vandw   A0,255,X0
    ldi     KEY,128(KEY)
    subl    ROUNDS,1,ROUNDS
    br      alone
#else
    # A without a partner, after its look-ups of round 1.
alone_after_look_up:
    SHRINK_AND_SHIFT A0, A1, A2
    MIX_COLUMNS A4, A0, A1, A2, P0, P1, P2, P3, B0, B1, B2, B3, M80, M1B, T0, T1
    ADD_ROUND_KEY KEY, A4, A0, A1, A2, P0, P1, P2, P3
    vfmov   A2,A3
    vfmov   A1,A2
    vfmov   A0,A1
    vfmov   A4,A0
    vandw   A0,255,X0
    ldi     KEY,128(KEY)
    subl    ROUNDS,1,ROUNDS

    # SWSIM-BEGIN one_batch
    .align 3
alone:
    LOOK_UP_ALONE
    vbisw   A2,Y,A2                 # shrink and ShiftRows of row 3 in one
    beq     ROUNDS,alone_last_round
    vxorw   A1,A2,P2                # MixColumns and AddRoundKey: what row 3 adds
    vxorw   A2,A4,P3
    vxorw   B0,A2,A0
    vandw   P2,M80,T0
    vandw   P3,M80,T1
    vxorw   B1,A2,A1
    vsrlw   T0,7,P0
    vsrlw   T1,7,P1
    vbicw   P2,M80,P2
    vbicw   P3,M80,P3
    vsubw   T0,P0,T0
    vsubw   T1,P1,T1
    vsllw   P2,1,P2
    vsllw   P3,1,P3
    vandw   T0,M1B,T0
    vandw   T1,M1B,T1
    vxorw   B2,A2,A2
    vandw   A0,255,X0               # extend, column 0 of row 0
    vxorw   P2,T0,P2
    vxorw   P3,T1,P3
    vxorw   A2,P2,A2
    vxorw   B3,P3,A3
    ldi     KEY,128(KEY)
    subl    ROUNDS,1,ROUNDS
    clr     $31
    br      alone
#endif
alone_last_round:
    FINISH  OUTA, A4, A0, A1, A2, A3
    # SWSIM-END
    RETURN
    .end aes_crypt_buffer
