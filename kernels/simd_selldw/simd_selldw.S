# SPDX-License-Identifier: Apache-2.0
#
# SW-AES's variant "SIMD + selldw": the bytes of a row are spread over four registers, one byte to
# a 32-bit word (extend), eight of them are replaced at a time by a table look-up in LDM (selldw),
# and the four registers become one again (shrink). One step after another, nothing overlaps.
#
# Register map
#   $0..$3    R0..R3    the rows of the 8 states
#   $4..$19   X0..X15   bytes of the rows, one in each word: byte c of row r in X(4r + c);
#                       outside of SubBytes free
#   $20,$21   T0 T1     temporary
#   $22       KEY       row keys of the round
#   $23       ROUNDS    left, but for the last
#   $24       IN        the batch's blocks
#   $25       OUT       the batch's result
#   $26       BATCHES   left
#   $27       TABLE     aes_sbox_words
#   $28       M80       0x80 in each byte
#   $29       M1B       0x1b in each byte
#include "../common/aes_task.h"
#include "../common/aes_simd.h"

#define R0      $0
#define R1      $1
#define R2      $2
#define R3      $3
#define X0      $4
#define X1      $5
#define X2      $6
#define X3      $7
#define X4      $8
#define X5      $9
#define X6      $10
#define X7      $11
#define X8      $12
#define X9      $13
#define X10     $14
#define X11     $15
#define X12     $16
#define X13     $17
#define X14     $18
#define X15     $19
#define T0      $20
#define T1      $21
#define KEY     $22
#define ROUNDS  $23
#define IN      $24
#define OUT     $25
#define BATCHES $26
#define TABLE   $27
#define M80     $28
#define M1B     $29

    .set noreorder
    .set noat

# ---- SubBytes --------------------------------------------------------------------------------------

# The bytes of \row, one to a word each.
    .macro EXTEND row, x0, x1, x2, x3
    vandw   \row,255,\x0
    vsrlw   \row,8,\x1
    vandw   \x1,255,\x1
    vsrlw   \row,16,\x2
    vandw   \x2,255,\x2
    vsrlw   \row,24,\x3
    vandw   \x3,255,\x3
    .endm

# \x = table entries at \x, in all 8 words. The hidden buffer moves to \x with word 0.
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

# The words \x0..\x3 are a byte each: back into one row.
    .macro SHRINK row, x0, x1, x2, x3
    vsllw   \x1,8,\x1
    vbisw   \x0,\x1,\x0
    vsllw   \x2,16,\x2
    vbisw   \x0,\x2,\x0
    vsllw   \x3,24,\x3
    vbisw   \x0,\x3,\row
    .endm

    .macro SUB_BYTES
    EXTEND  R0, X0, X1, X2, X3
    EXTEND  R1, X4, X5, X6, X7
    EXTEND  R2, X8, X9, X10, X11
    EXTEND  R3, X12, X13, X14, X15
    ldi     TABLE,aes_sbox_words($31) !tprello
    LOOK_UP X0
    LOOK_UP X1
    LOOK_UP X2
    LOOK_UP X3
    LOOK_UP X4
    LOOK_UP X5
    LOOK_UP X6
    LOOK_UP X7
    LOOK_UP X8
    LOOK_UP X9
    LOOK_UP X10
    LOOK_UP X11
    LOOK_UP X12
    LOOK_UP X13
    LOOK_UP X14
    LOOK_UP X15
    SHRINK  R0, X0, X1, X2, X3
    SHRINK  R1, X4, X5, X6, X7
    SHRINK  R2, X8, X9, X10, X11
    SHRINK  R3, X12, X13, X14, X15
    .endm

#include "../common/aes_batches.h"
