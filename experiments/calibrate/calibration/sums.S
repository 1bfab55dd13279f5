# SPDX-License-Identifier: Apache-2.0
#
# What reads one or two arrays, computes, and writes: STREAM Scale, Add and Triad by DMA, and the
# same with broadcasts, whose sums nobody writes. Of two arrays the gets are in flight at once.
#include "stream.h"

#define SECOND   $9             /* from the first array to the second one; 0 for one array */

/* to[i] += 0 * from[i] of \left bytes, a multiple of 32: the time is that of any sum, and the same
 * loop is for one array. Four vectors at a time, as compilers unroll. Moves all three registers;
 * uses $0..$6 and $27. */
    .macro SUM from, to, left
    cmplt \left,128,$0
    bne $0,2002f
2001:
    vldd $0,0(\from)
    vldd $4,0(\to)
    vldd $1,32(\from)
    vldd $5,32(\to)
    vldd $2,64(\from)
    vldd $6,64(\to)
    vldd $3,96(\from)
    vldd $27,96(\to)
    vmad $0,$31,$4,$4
    vmad $1,$31,$5,$5
    vmad $2,$31,$6,$6
    vmad $3,$31,$27,$27
    subl \left,128,\left
    addl \from,128,\from
    vstd $4,0(\to)
    vstd $5,32(\to)
    vstd $6,64(\to)
    vstd $27,96(\to)
    cmplt \left,128,$0
    addl \to,128,\to
    beq $0,2001b
2002:
    beq \left,2004f
2003:
    vldd $0,0(\from)
    vldd $4,0(\to)
    subl \left,32,\left
    addl \from,32,\from
    vmad $0,$31,$4,$4
    vstd $4,0(\to)
    addl \to,32,\to
    bne \left,2003b
2004:
    .endm

# ---- sum ----------------------------------------------------------------------------------------
# As calibration_copy; argument 8 is SECOND.
    ENTER calibration_sum
    DESCRIBE_TRANSFERS
    LOAD_ARGUMENT 8, SECOND
    BARRIER $1
    rcsr START,4

next_transfer:
    LDM_ADDRESS micro_buffer, SOURCE
    LDM_ADDRESS micro_buffer+BUFFER_BYTES/2, TARGET
    stw $31,0(REPLY)
    dma GET,FROM,SOURCE
    beq SECOND,one_array
    addl FROM,SECOND,$1
    dma GET,$1,TARGET
    WAIT REPLY, 2, $1
    br compute
one_array:
    WAIT REPLY, 1, $1
compute:
    mov BYTES,LEFT
    SUM SOURCE, TARGET, LEFT
    LDM_ADDRESS micro_buffer+BUFFER_BYTES/2, TARGET
    PUT_AND_END_PASS next_transfer
    STORE_RESULT END
    LEAVE calibration_sum

# ---- spawned_sum --------------------------------------------------------------------------------
# As calibration_spawned with one place for all transfers (argument 5); argument 6 is the way from
# it to the second array, 7 the bytes of a sum.
    .align 5
    .globl calibration_spawned_sum
    .ent calibration_spawned_sum
calibration_spawned_sum:
    ldl $2,TASK_ARGUMENTS+8*0($16)      # mask of the cores that issue: the others return
    CORE $1
    srl $2,$1,$2
    and $2,1,$2
    beq $2,no_more
    ldl $20,TASK_ARGUMENTS+8*1($16)     # of the descriptor: operation and mode, block, size
    ldl $2,TASK_ARGUMENTS+8*2($16)      # gap, row mask
    ldl $23,TASK_ARGUMENTS+8*3($16)     # pairs of transfers, one after another
    ldl $21,TASK_ARGUMENTS+8*4($16)     # memory
    ldl $22,TASK_ARGUMENTS+8*6($16)
    ldl $25,TASK_ARGUMENTS+8*7($16)
    addl $21,$22,$22
    LDM_ADDRESS micro_reply, $17
    LDM_ADDRESS micro_buffer, $18
    LDM_ADDRESS micro_buffer+BUFFER_BYTES/2, $19
    or $2,$17,$2
    vinsf $2,$31,1,$24
    vinsf $20,$24,0,$24
next_pair:
    stw $31,0($17)
    dma $24,$21,$18
    dma $24,$22,$19
    WAIT $17, 2, $1
    mov $18,$7
    mov $19,$16
    mov $25,$8
    SUM $7, $16, $8
    subl $23,1,$23
    bne $23,next_pair
no_more:
    ret $31,($26),1
    .end calibration_spawned_sum
