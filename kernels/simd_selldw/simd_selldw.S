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

#include "sub_bytes.h"
#include "../common/aes_batches.h"
