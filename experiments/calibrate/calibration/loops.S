# SPDX-License-Identifier: Apache-2.0
#
# Main memory by single loads and stores (gld, gst), in loops as a compiler at -O0 plainly makes
# them: everything is on the stack, each computed value is also kept in a temporary.
#include "../../micro/frame.h"
#include "../../micro/plain_loop.h"

.equ from,0
.equ to,8
.equ element,16
.equ step,24
.equ i,32
.equ n,40
.equ temporary,48
.equ vector,64
.equ FRAME,128

    .macro BEGIN_LOOP
    ldi $30,-FRAME($30)
    stl $16,from($30)
    stl $17,to($30)
    stw $31,element($30)
    stw $18,step($30)
    stw $31,i($30)
    stw $19,n($30)
    BARRIER $1
    rcsr START,4
    .endm

    .macro END_LOOP
    rcsr END,4
    ldi $30,FRAME($30)
    subl END,START,END
    STORE_RESULT END
    .endm

# ---- pair_loop ----------------------------------------------------------------------------------
#     for (i = 0; i < n; i++) { to[element] = from[element]; element += step; }
# $16 from, $17 to, $18 step in elements, $19 n
    ENTER calibration_pair_loop
    BEGIN_LOOP
next_pair:
    TEST_LOOP no_pair
    ADDRESS from, $3
    ldl $4,0($3)
    ADDRESS to, $3
    stl $4,0($3)
    ADVANCE_LOOP
    br next_pair
no_pair:
    END_LOOP
    LEAVE calibration_pair_loop

# ---- vector_copy --------------------------------------------------------------------------------
# STREAM Copy without DMA: the same with elements of 256 bits, four elements of 64 bits at a time,
# kept in a variable between load and store. Each core copies its own part.
# $16, $17 arrays, $18 step (4), $19 n, $20 from one core's part to the next one's
    ENTER calibration_vector_copy
    CORE $1
    mull $1,$20,$1
    addl $16,$1,$16
    addl $17,$1,$17
    BEGIN_LOOP
next_vector:
    TEST_LOOP no_vector
    ADDRESS from, $3
    vldd $4,0($3)
    vstd $4,vector($30)
    ADDRESS to, $3
    vldd $4,vector($30)
    vstd $4,0($3)
    ADVANCE_LOOP
    br next_vector
no_vector:
    memb                                 # the last store has left
    END_LOOP
    LEAVE calibration_vector_copy
