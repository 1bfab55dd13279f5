# SPDX-License-Identifier: Apache-2.0
#
# What simd and its variants share but for SubBytes.
#
# Register map
#   $0..$3    R0..R3    the rows of the 8 states
#   $4..$11   X0..X7    temporary
#   $12..$15  B0..B3    temporary; bytes of an element
#   $19       ELEMENT   an element of a row
#   $20,$21   T0 T1     temporary
#   $22       KEY       row keys of the round
#   $23       ROUNDS    left, but for the last
#   $24       IN        the batch's blocks
#   $25       OUT       the batch's result
#   $26       BATCHES   left
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
#define B0      $12
#define B1      $13
#define B2      $14
#define B3      $15
#define ELEMENT $19
#define T0      $20
#define T1      $21
#define KEY     $22
#define ROUNDS  $23
#define IN      $24
#define OUT     $25
#define BATCHES $26
#define M80     $28
#define M1B     $29

    .set noreorder
    .set noat
