# SPDX-License-Identifier: Apache-2.0
#
# Register communication and barriers.
#include "frame.h"

# ---- put_get ------------------------------------------------------------------------------------
# Core 0 sends to another core of its row (column), which answers as soon as it has the message.
# A round is \put, under way, \get and at once \put there, under way, \get here.
#   $16 = column (row) of the other core   $17 = number of the other core
# The answer is in \answer: in $2, it is the message, which makes it wait for the get's result.
    .macro PUT_GET name, put, get, answer
    ENTER \name
    CORE $1
    ldi $18,ALL_RUNS($31)
    beq $1,ask_\name
    cmpeq $1,$17,$1
    beq $1,leave_\name
answer_\name:
    \get $2
    \put \answer,$31
    subl $18,1,$18
    bne $18,answer_\name
    br leave_\name
ask_\name:
    MEASURE "\put $3,$16; \get $2"
leave_\name:
    LEAVE \name
    .endm

    PUT_GET micro_put_get_row, putr, getr, $3
    PUT_GET micro_put_get_column, putc, getc, $3
    PUT_GET micro_put_get_message, putr, getr, $2

# ---- broadcast ----------------------------------------------------------------------------------
# The same, but core 0 sends to all of its row (column) and the last core answers.
#   $16 = number of the last core   $17 = mask of the bits of a core's number that are 0 in core 0's
#   row (column)
    .macro BROADCAST name, put, get
    ENTER \name
    CORE $1
    ldi $18,ALL_RUNS($31)
    beq $1,ask_all_\put
    and $1,$17,$2
    bne $2,leave_all_\put
    cmpeq $1,$16,$1
    bne $1,answer_all_\put
take_\put:
    \get $2
    subl $18,1,$18
    bne $18,take_\put
    br leave_all_\put
answer_all_\put:
    \get $2
    \put $3,$31
    subl $18,1,$18
    bne $18,answer_all_\put
    br leave_all_\put
ask_all_\put:
    MEASURE "\put $3,8; \get $2"
leave_all_\put:
    LEAVE \name
    .endm

    BROADCAST micro_broadcast_row, putr, getr
    BROADCAST micro_broadcast_column, putc, getc

# ---- aggregate ----------------------------------------------------------------------------------
# All cores send to the next one in their row and in their column, two messages ahead of what they
# have received: all 16 buses have something to carry all the time.
#   $16 = passes of 8 messages in each direction
    .macro EXCHANGE
    putr $4,$1
    putc $4,$2
    getr $5
    getc $6
    .endm
    ENTER micro_aggregate
    rcsr $1,2                           # next column
    addl $1,1,$1
    and $1,7,$1
    rcsr $2,1                           # next row
    addl $2,1,$2
    and $2,7,$2
    BARRIER $3
    putr $4,$1
    putc $4,$2
    putr $4,$1
    putc $4,$2
    EXCHANGE
    EXCHANGE
    rcsr START,4
1:  .rept 8
    EXCHANGE
    .endr
    subl $16,1,$16
    bne $16,1b
    rcsr END,4
    getr $5
    getc $6
    getr $5
    getc $6
    subl END,START,END
    STORE_RESULT END
    LEAVE micro_aggregate

# ---- swgemm -------------------------------------------------------------------------------------
# The inner loop of feifeibear/swGEMM: 16 vmad, 4 messages from the row, 4 from the column, subw and
# the branch back. A pass multiplies each of 4 row vectors with each of 4 column vectors; each vector
# is replaced behind its last use, early enough for the latency of a vector load. The cores of
# column 0 load and broadcast what goes along their rows, those of row 0 what goes along their columns.
#   $16 = passes to time, after a few that are not
# $0..$3 row vectors, $4..$7 column vectors, $8..$23 sums, $25 LDM: registers of the frame as well
#define LEFT      $24
#define BEGAN     $26
#define TIMED     $27           /* passes to time, 0 while they run */
#define NEXT      $28
#define UNTIMED_PASSES 16
    .macro SWGEMM_LOOP label, row, row_from, column, column_from
\label:
    \row $0\row_from
    \row $1\row_from
    \row $2\row_from
    \column $7\column_from
    \column $4\column_from
    \column $5\column_from
    .align 5
1:  vmad $0,$7,$8,$8
    \column $6\column_from
    vmad $0,$4,$9,$9
    \row $3\row_from
    vmad $0,$5,$10,$10
    subw LEFT,1,LEFT
    vmad $1,$4,$11,$11
    vmad $0,$6,$12,$12
    vmad $1,$5,$13,$13
    \row $0\row_from
    vmad $1,$6,$14,$14
    vmad $1,$7,$15,$15
    vmad $2,$4,$16,$16
    \row $1\row_from
    vmad $2,$5,$17,$17
    vmad $2,$6,$18,$18
    vmad $2,$7,$19,$19
    \row $2\row_from
    vmad $3,$7,$20,$20
    \column $7\column_from
    vmad $3,$4,$21,$21
    \column $4\column_from
    vmad $3,$5,$22,$22
    \column $5\column_from
    vmad $3,$6,$23,$23
    bne LEFT,1b
    beq TIMED,swgemm_end
    mov TIMED,LEFT
    clr TIMED
    rcsr BEGAN,4
    br 1b
    .endm

    ENTER micro_swgemm
    mov RESULT,NEXT
    mov $16,TIMED
    ldi LEFT,UNTIMED_PASSES($31)
    LDM_ADDRESS micro_buffer, $25
    vstd $31,0($25)
    .irp sum, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23
    vxorw \sum,\sum,\sum
    .endr
    BARRIER $1
    rcsr $1,1                           # row
    rcsr $2,2                           # column
    bne $1,not_row_0
    beq $2,sends_both
    br sends_along_column
not_row_0:
    beq $2,sends_along_row
    SWGEMM_LOOP sends_nothing, getr, , getc,
    SWGEMM_LOOP sends_along_row, vldr, ",0($25)", getc,
    SWGEMM_LOOP sends_along_column, getr, , vldc, ",0($25)"
    SWGEMM_LOOP sends_both, vldr, ",0($25)", vldc, ",0($25)"
swgemm_end:
    rcsr TIMED,4
    mov NEXT,RESULT
    subl TIMED,BEGAN,END
    STORE_RESULT END
    LEAVE micro_swgemm

# ---- barrier ------------------------------------------------------------------------------------
# All cores wait for each other: in rows, in columns, all.
    ENTER micro_barrier
    ldi $16,255($31)
    BARRIER $1
    MEASURE "synr $16"
    MEASURE "sync $16"
    MEASURE "synr $16; sync $16"
    LEAVE micro_barrier
