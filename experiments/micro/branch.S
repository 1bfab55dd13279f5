# SPDX-License-Identifier: Apache-2.0
#
# What branches cost, what a miss in the instruction cache costs, and the counter loop of the
# repository dxhisboy/swpfui (counter_loop.s).
#include "frame.h"

# ---- branch -------------------------------------------------------------------------------------
    ENTER micro_branch
    ldi $1,1($31)
    MEASURE "br $31,1f; 1: nop"                         # taken
    MEASURE "bne $31,1f; nop; 1:"                       # forward, not taken
    MEASURE "beq $31,1f; nop; 1:"                       # forward, taken
    MEASURE "1: addl $31,$31,$2; bne $31,1b"            # backward, not taken
    MEASURE "ldi $2,8($31); 1: subl $2,1,$2; bne $2,1b" # backward: 7 times taken, once not
    MEASURE "ldi $2,24($31); 1: subl $2,1,$2; bne $2,1b"
    MEASURE "bsr $26,callee; nop"                       # direct call, return
    br $27,1f                                           # $27 = address of callee
callee:
    ret $31,($26),1
1:
    MEASURE "call $26,($27); nop"                       # indirect call, return
    LEAVE micro_branch

# ---- icache -------------------------------------------------------------------------------------
# Time of \count times nop, less that of \less times nop.
    .macro MEASURE_NOPS less, count
    TIME \less, nop
    mov END,SHORT
    TIME \count, nop
    subl END,SHORT,END
    STORE_RESULT END
    .endm

# 4 KB more of code that stays in the cache, and 4 KB more of code that is so long that each part
# has left the cache when it comes again.
    ENTER micro_icache
    MEASURE_NOPS 1024, 2048
    MEASURE_NOPS 8192, 9216
    LEAVE micro_icache

# ---- counter_loop -------------------------------------------------------------------------------
# END = cycles of \passes outer passes. counter_loop keeps neither $15 nor $30.
    .macro TIME_COUNTER_LOOP passes
    mov $30,$9
    mov RESULT,$10
    ldi $16,\passes($31)
    rcsr START,4
    bsr $26,counter_loop
    rcsr END,4
    mov $9,$30
    mov $10,RESULT
    subl END,START,END
    .endm

    ENTER micro_counter_loop
    TIME_COUNTER_LOOP 1
    TIME_COUNTER_LOOP 4
    mov END,SHORT
    TIME_COUNTER_LOOP 20
    subl END,SHORT,END
    STORE_RESULT END
    LEAVE micro_counter_loop
