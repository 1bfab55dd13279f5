# SPDX-License-Identifier: Apache-2.0
#
# DMA: latency and bandwidth by size, mode, stride, alignment, transfers in flight and cores.
#include "frame.h"

#define BYTES     $16           /* of a transfer, on each core that issues one */
#define OPERATION $17           /* bits 63:56 of the descriptor: mode * 16 + operation */
#define LEFT      $18           /* transfers */
#define MEMORY    $19           /* main-memory address for core 0 */
#define DISTANCE  $20           /* from the memory of one core to that of the next */
#define STEP      $21           /* from one transfer of a core to its next */
/* Further arguments: 6 block size, 7 stride, 8 row mask, 9 mask of the cores that issue the
 * transfers (the others only wait for them), 10 transfers in flight. */
#define ISSUES    $22
#define EARLIER   $23           /* transfers that may be under way when the next one starts */
#define STARTED   $24
#define MUST_END  $25
#define REPLY     $7
#define LDM       $8
#define DESCRIBED $6

# ---- dma_transfers ------------------------------------------------------------------------------
    ENTER micro_dma
    CORE $1
    mull $1,DISTANCE,$2
    addl MEMORY,$2,MEMORY
    LOAD_ARGUMENT 9, ISSUES
    srl ISSUES,$1,ISSUES
    and ISSUES,1,ISSUES
    LOAD_ARGUMENT 10, EARLIER
    subl EARLIER,1,EARLIER
    LDM_ADDRESS micro_reply, REPLY
    LDM_ADDRESS micro_buffer, LDM
    clr STARTED

    LOAD_ARGUMENT 6, $1                  # bsize, bits 51:32, above size, bits 23:0
    sll $1,32,$1
    or $1,BYTES,$1
    sll OPERATION,56,$2
    or $1,$2,$1
    LOAD_ARGUMENT 7, $2                  # stride, bits 127:96, above row mask and reply word
    LOAD_ARGUMENT 8, $3
    sll $2,32,$2
    sll $3,24,$3
    or $2,$3,$2
    or $2,REPLY,$2
    vinsf $2,$31,1,DESCRIBED
    vinsf $1,DESCRIBED,0,DESCRIBED

    BARRIER $1
    rcsr START,4
next_transfer:
    addl STARTED,1,STARTED
    beq ISSUES,wait_for_transfer
    dma DESCRIBED,MEMORY,LDM
wait_for_transfer:
    subl STARTED,EARLIER,MUST_END
    WAIT REPLY, MUST_END, $1
    addl MEMORY,STEP,MEMORY
    subl LEFT,1,LEFT
    bne LEFT,next_transfer
    WAIT REPLY, STARTED, $1
    rcsr END,4
    subl END,START,END
    STORE_RESULT END
    stw $31,0(REPLY)
    LEAVE micro_dma

# ---- spawn --------------------------------------------------------------------------------------
# What a spawn costs is seen from the host: an empty function, and one that only waits for small
# transfers ($16 in the task: how many).
    .align 5
    .globl micro_empty
    .ent micro_empty
micro_empty:
    ret $31,($26),1
    .end micro_empty

    ENTER micro_waits
    LDM_ADDRESS micro_reply, REPLY
    LDM_ADDRESS micro_buffer, LDM
    ldi $1,TASK_BYTES($31)
    DESCRIPTOR 1, $1, REPLY, DESCRIBED
    clr STARTED
1:  dma DESCRIBED,$17,LDM
    addl STARTED,1,STARTED
    WAIT REPLY, STARTED, $1
    subl $16,1,$16
    bne $16,1b
    stw $31,0(REPLY)
    LEAVE micro_waits
