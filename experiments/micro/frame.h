/* SPDX-License-Identifier: Apache-2.0
 *
 * What every program of the kit is built in, and what micro.c and the CPEs agree on.
 *
 * A measurement is a CPE function. It gets the address of a task in $16, measures with the cycle
 * counter, and leaves with its values in its core's part of the results.
 */
#define TASK_RESULTS 0   /* RESULT_BYTES for each core */
#define TASK_COLUMNS 8   /* masks of the columns and rows that take part, for barriers */
#define TASK_ROWS 16
#define TASK_ARGUMENTS 24 /* 64 bits each; the first six are in $16..$21 after ENTER */
#define TASK_ARGUMENT_COUNT 13
#define TASK_BYTES 128

#define RESULT_VALUES 64
#define RESULT_BYTES (8 * RESULT_VALUES)

/* A value of MEASURE is the time of this many repetitions: those of the long run of the code
 * without those of the short one, so that what is around them does not count. */
#define SHORT_RUN 16
#define LONG_RUN 80
#define REPETITIONS (LONG_RUN - SHORT_RUN)

/* Times that MEASURE runs its code in all: each run is made once before it counts, to bring the
 * code into the instruction cache. */
#define ALL_RUNS (2 * (SHORT_RUN + LONG_RUN))

/* LDM for transfers, in each core. */
#define BUFFER_BYTES 49152

#ifdef __ASSEMBLER__
/* Registers of the frame: a measurement may use all others but $29 and $30. */
#define PASSES $11
#define START $12
#define END $13
#define SHORT $14
#define RESULT $15 /* where the next value goes in LDM */

    .set noreorder
    .set noat

/* Begins a measurement: afterwards $16..$21 are its first arguments. */
    .macro ENTER name
    .section .text1,"ax","progbits"
    .align 7
    .globl \name
    .ent \name
\name:
    ldi $30,-96($30)
    stl $26,0($30)
    bsr $28,micro_enter
    .endm

/* Ends it: puts the values into main memory and returns to the run-time. */
    .macro LEAVE name
    br micro_leave
    .end \name
    .endm

/* The value in \register is the next one of this core. */
    .macro STORE_RESULT register
    stl \register,0(RESULT)
    ldi RESULT,8(RESULT)
    .endm

/* END = cycles of \count times \body, at the second of two passes. The body starts an aligned
 * pair if \count bodies have an even number of instructions. It begins a line of the instruction
 * cache, so that what follows it lies alike in the short and the long run: what waits in the queues
 * when the second pass begins depends on when the end of the first one was fetched. */
    .macro TIME count, body
    ldi PASSES,2($31)
    .align 7
1001:
    rcsr START,4
    subl PASSES,1,PASSES
    .rept \count
    \body
    .endr
    rcsr END,4
    subl END,START,END
    bne PASSES,1001b
    .endm

/* The next value is the time of REPETITIONS times \body. Numeric labels from 1001 on and the
 * registers of the frame belong to the frame. */
    .macro MEASURE body
    TIME SHORT_RUN, "\body"
    mov END,SHORT
    TIME LONG_RUN, "\body"
    subl END,SHORT,END
    STORE_RESULT END
    .endm

/* \register = address of \symbol, wherever in LDM it lies. */
    .macro LDM_ADDRESS symbol, register
    ldih \register,\symbol($31) !tprelhi
    ldi \register,\symbol(\register) !tprello
    .endm

/* \register = 64 bits of the task. */
    .macro LOAD_TASK offset, register
    ldih \register,micro_task+\offset($31) !tprelhi
    ldl \register,micro_task+\offset(\register) !tprello
    .endm

    .macro LOAD_ARGUMENT number, register
    LOAD_TASK TASK_ARGUMENTS+8*\number, \register
    .endm

/* Waits for the columns and rows that take part. */
    .macro BARRIER temporary
    LOAD_TASK TASK_COLUMNS, \temporary
    synr \temporary
    LOAD_TASK TASK_ROWS, \temporary
    sync \temporary
    .endm

/* \register = number of this core in its core group. */
    .macro CORE register
    rcsr \register,0
    and \register,63,\register
    .endm

/* The descriptor of a plain transfer (mode PE); \operation is 0 = put, 1 = get. Fields: size 23:0,
 * operation 59:56, LDM address of the reply word 79:64. */
    .macro DESCRIPTOR operation, size, reply, descriptor
    vinsw \reply,$31,2,\descriptor
    ldi \descriptor,\operation($31)
    sll \descriptor,56,\descriptor
    vinsw \size,\descriptor,0,\descriptor
    .endm

/* Waits until \count transfers have counted the reply word at \reply; changes \temporary. */
    .macro WAIT reply, count, temporary
1002:
    ldw \temporary,0(\reply)
    subw \temporary,\count,\temporary
    blt \temporary,1002b
    memb
    .endm
#endif
