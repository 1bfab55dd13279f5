# SPDX-License-Identifier: Apache-2.0
#
# Beginning and end of every measurement: see frame.h.
#include "frame.h"

    .section .tdata_local,"awT","progbits"
    .globl micro_task, micro_reply, micro_buffer
    .align 7
micro_task:
    .skip TASK_BYTES
results:
    .skip RESULT_BYTES
micro_reply:
    .long 0
    .align 7
micro_buffer:
    .skip BUFFER_BYTES

    .section .text1,"ax","progbits"
    .align 5

# Keeps the registers that a function must keep, brings the task in, sets all values to 0.
# Returns to $28.
    .globl micro_enter
    .ent micro_enter
micro_enter:
    stl $9,8($30)
    stl $10,16($30)
    stl $11,24($30)
    stl $12,32($30)
    stl $13,40($30)
    stl $14,48($30)
    stl $15,56($30)
    ldi $1,TASK_BYTES($31)
    LDM_ADDRESS micro_task, $2
    LDM_ADDRESS micro_reply, $3
    stw $31,0($3)
    DESCRIPTOR 1, $1, $3, $4
    dma $4,$16,$2
    WAIT $3, 1, $4
    stw $31,0($3)
    LDM_ADDRESS results, RESULT
    ldi $1,RESULT_BYTES($31)
1:  subl $1,8,$1
    addl RESULT,$1,$2
    stl $31,0($2)
    bne $1,1b
    LOAD_ARGUMENT 0, $16
    LOAD_ARGUMENT 1, $17
    LOAD_ARGUMENT 2, $18
    LOAD_ARGUMENT 3, $19
    LOAD_ARGUMENT 4, $20
    LOAD_ARGUMENT 5, $21
    ret $31,($28),1
    .end micro_enter

# Puts the values into this core's part of the results and returns from the measurement.
    .globl micro_leave
    .ent micro_leave
micro_leave:
    CORE $1
    ldi $2,RESULT_BYTES($31)
    mull $1,$2,$1
    LOAD_TASK TASK_RESULTS, $3
    addl $3,$1,$3
    LDM_ADDRESS results, $4
    LDM_ADDRESS micro_reply, $5
    stw $31,0($5)
    DESCRIPTOR 0, $2, $5, $6
    dma $6,$3,$4
    WAIT $5, 1, $6
    ldl $9,8($30)
    ldl $10,16($30)
    ldl $11,24($30)
    ldl $12,32($30)
    ldl $13,40($30)
    ldl $14,48($30)
    ldl $15,56($30)
    ldl $26,0($30)
    ldi $30,96($30)
    ret $31,($26),1
    .end micro_leave
