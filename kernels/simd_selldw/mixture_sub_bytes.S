# SPDX-License-Identifier: Apache-2.0
#
# The part of mixture.c that is assembly, as in the paper: SubBytes of 8 states, a row in 32 bytes.
#include "../common/aes_task.h"

#define STATE   $16
#define R0      $0
#define R1      $1
#define R2      $2
#define R3      $3
#define X0      $4
#define X1      $5
#define X2      $6
#define X3      $7
#define X4      $8
#define X5      $17
#define X6      $18
#define X7      $19
#define X8      $20
#define X9      $21
#define X10     $22
#define X11     $23
#define X12     $24
#define X13     $25
#define X14     $27
#define X15     $28
#define TABLE   $3      /* R3 is free between EXTEND and SHRINK */

    .set noreorder
    .set noat

#include "sub_bytes.h"

# ---- sub_bytes_selldw: $16 = the rows of 8 states -----------------------------------------------
    .section .text1,"ax","progbits"
    .globl sub_bytes_selldw
    .ent sub_bytes_selldw
    .align 4
sub_bytes_selldw:
    # SWSIM-BEGIN sub_bytes
    vldd    R0,0(STATE)
    vldd    R1,32(STATE)
    vldd    R2,64(STATE)
    vldd    R3,96(STATE)
    SUB_BYTES
    vstd    R0,0(STATE)
    vstd    R1,32(STATE)
    vstd    R2,64(STATE)
    vstd    R3,96(STATE)
    # SWSIM-END
    ret     $31,($26),1
    .end sub_bytes_selldw
