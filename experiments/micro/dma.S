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

# ---- stream_copy --------------------------------------------------------------------------------
# STREAM Copy as in the suite swCandle: each core copies its own part of one array to another,
# block by block: get, copy in LDM, put, each after the other.
#   $16 bytes of a block   $17 blocks   $18, $19 arrays   $20 distance of one core's part to the next
#define FROM     $18
#define TO       $19
#define BLOCKS   $17
#define SOURCE   $21            /* LDM */
#define TARGET   $22
#define COUNT    $23
#define ONE      $24
#define REST_OF_PASS 8          /* loops of 2 cycles */
    ENTER micro_stream_copy
    CORE $1
    mull $1,$20,$1
    addl FROM,$1,FROM
    addl TO,$1,TO
    LDM_ADDRESS micro_reply, REPLY
    ldi ONE,1($31)
    BARRIER $1
    rcsr START,4
next_block:
    LDM_ADDRESS micro_buffer, SOURCE
    stw $31,0(REPLY)
    DESCRIPTOR 1, BYTES, REPLY, DESCRIBED
    dma DESCRIBED,FROM,SOURCE
    WAIT REPLY, ONE, $1

    LDM_ADDRESS micro_buffer+BUFFER_BYTES/2, TARGET
    mov BYTES,COUNT
    cmplt COUNT,32,$1
    bne $1,less_than_32
copy_32:
    ldl $1,0(SOURCE)
    ldl $2,8(SOURCE)
    ldl $3,16(SOURCE)
    ldl $4,24(SOURCE)
    stl $1,0(TARGET)
    subl COUNT,32,COUNT
    stl $2,8(TARGET)
    addl SOURCE,32,SOURCE
    stl $3,16(TARGET)
    cmplt COUNT,32,$1
    stl $4,24(TARGET)
    addl TARGET,32,TARGET
    beq $1,copy_32
    beq COUNT,copied
less_than_32:
    ldl $1,0(SOURCE)
    stl $1,0(TARGET)
    addl SOURCE,8,SOURCE
    addl TARGET,8,TARGET
    subl COUNT,8,COUNT
    bne COUNT,less_than_32

copied:                                 # and the rest of a pass of the benchmark as it is compiled:
    ldi COUNT,REST_OF_PASS($31)         # about 60 cycles in all, besides waiting and copying
1:  subl COUNT,1,COUNT
    bne COUNT,1b
    LDM_ADDRESS micro_buffer+BUFFER_BYTES/2, TARGET
    stw $31,0(REPLY)
    DESCRIPTOR 0, BYTES, REPLY, DESCRIBED
    dma DESCRIBED,TO,TARGET
    WAIT REPLY, ONE, $1
    addl FROM,BYTES,FROM
    addl TO,BYTES,TO
    subl BLOCKS,1,BLOCKS
    bne BLOCKS,next_block
    rcsr END,4
    subl END,START,END
    STORE_RESULT END
    LEAVE micro_stream_copy

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
