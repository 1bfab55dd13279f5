# SPDX-License-Identifier: Apache-2.0
#
# Loads, stores and fetch-and-adds in main memory (gld, gst, faa).
#
# $16 = main memory of this measurement: 64 bits that hold their own address, then zeros
#include "frame.h"
#include "plain_loop.h"

# ---- gld ----------------------------------------------------------------------------------------
# One core alone: a chain of loads, independent loads, stores, a chain of fetch-and-adds.
    ENTER micro_gld
    mov $16,$2
    MEASURE "ldl $2,0($2)"
    MEASURE "ldl $1,128($16); ldl $2,256($16); ldl $3,384($16); ldl $4,512($16); ldl $5,640($16); ldl $6,768($16); ldl $7,896($16); ldl $8,1024($16)"
    MEASURE "stl $31,128($16); stl $31,256($16); stl $31,384($16); stl $31,512($16); stl $31,640($16); stl $31,768($16); stl $31,896($16); stl $31,1024($16)"
    memb
    MEASURE "faal $1,2048($16); and $1,0,$1; addl $1,$16,$16"
    LEAVE micro_gld

# ---- gld_all ------------------------------------------------------------------------------------
# All cores: loads from 1 KB of their own, then fetch-and-adds at one word; 128 and 16 for each core.
    ENTER micro_gld_all
    CORE $1
    sll $1,10,$1
    addl $16,$1,$17
    ldi $18,16($31)
    BARRIER $1
    rcsr START,4
1:  ldl $1,0($17)
    ldl $2,128($17)
    ldl $3,256($17)
    ldl $4,384($17)
    ldl $5,512($17)
    ldl $6,640($17)
    ldl $7,768($17)
    ldl $8,896($17)
    subl $18,1,$18
    bne $18,1b
    addl $8,$31,$8                      # the last one is there, and so are all
    rcsr END,4
    subl END,START,END
    STORE_RESULT END
    ldi $18,16($31)
    BARRIER $1
    rcsr START,4
1:  faaw $1,8($16)
    subl $18,1,$18
    bne $18,1b
    addl $1,$31,$1
    rcsr END,4
    subl END,START,END
    STORE_RESULT END
    LEAVE micro_gld_all

# ---- gld_loop -----------------------------------------------------------------------------------
# What a compiler at -O0 plainly makes of
#
#     for (i = 0; i < n; i++) { sum += a[k]; k += stride; }
#
# with a in main memory and everything else on the stack; each computed value is also kept in a
# temporary. $17 = stride in elements of 64 bits, $18 = n
.equ array,0
.equ element,8
.equ step,16
.equ i,24
.equ n,32
.equ sum,40
.equ temporary,48
    ENTER micro_gld_loop
    ldi $30,-64($30)
    stl $16,array($30)
    stw $31,element($30)
    stw $17,step($30)
    stw $31,i($30)
    stw $18,n($30)
    stl $31,sum($30)
    BARRIER $1
    rcsr START,4
next_element:
    TEST_LOOP no_element
    ADDRESS array, $3
    ldl $4,0($3)
    ldl $5,sum($30)
    addl $5,$4,$6
    stl $6,temporary($30)
    stl $6,sum($30)
    ADVANCE_LOOP
    br next_element
no_element:
    rcsr END,4
    ldi $30,64($30)
    subl END,START,END
    STORE_RESULT END
    LEAVE micro_gld_loop
