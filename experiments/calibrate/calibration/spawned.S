# SPDX-License-Identifier: Apache-2.0
#
# Transfers whose time includes spawn and join, so that the host must take it. The function does
# what the measured ones did and no more: it reads its arguments from main memory and transfers.
#include "../../micro/frame.h"

#define ISSUERS     $2          /* mask of the cores that issue transfers: the others return */
#define LOW         $3          /* of the descriptor: operation and mode, block, size */
#define HIGH        $4          /* gap, row mask */
#define LEFT        $5          /* transfers, one after another */
#define MEMORY      $6
#define STEP        $7          /* from one transfer to the next */
#define REPLY       $17
#define LDM         $18
#define DESCRIBED   $19

    .macro READ_ARGUMENT number, register
    ldl \register,TASK_ARGUMENTS+8*\number($16)
    .endm

# ---- spawned ------------------------------------------------------------------------------------
    .section .text1,"ax","progbits"
    .align 5
    .globl calibration_spawned
    .ent calibration_spawned
calibration_spawned:
    READ_ARGUMENT 0, ISSUERS
    CORE $1
    srl ISSUERS,$1,ISSUERS
    and ISSUERS,1,ISSUERS
    beq ISSUERS,no_more
    READ_ARGUMENT 1, LOW
    READ_ARGUMENT 2, HIGH
    READ_ARGUMENT 3, LEFT
    READ_ARGUMENT 4, MEMORY
    READ_ARGUMENT 5, STEP
    LDM_ADDRESS micro_reply, REPLY
    LDM_ADDRESS micro_buffer, LDM
    or HIGH,REPLY,HIGH
    vinsf HIGH,$31,1,DESCRIBED
    vinsf LOW,DESCRIBED,0,DESCRIBED
    beq LEFT,no_more
next_transfer:
    stw $31,0(REPLY)
    dma DESCRIBED,MEMORY,LDM
    WAIT REPLY, 1, $1
    addl MEMORY,STEP,MEMORY
    subl LEFT,1,LEFT
    bne LEFT,next_transfer
no_more:
    ret $31,($26),1
    .end calibration_spawned
