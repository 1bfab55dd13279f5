# SPDX-License-Identifier: Apache-2.0
#
# Latency and throughput of each class of instructions, and which of them issue together.
#
# A latency is the time per link of a chain in which each instruction needs the result of the one
# before. Where a class has no such chain, the chain has other links too, whose time is subtracted
# later (experiments/micro/kit.py says which).
#include "frame.h"

    .section .tdata_local,"awT","progbits"
    .align 7
cell:
    .skip 128
table:                          # of zeros, for look-ups: an element that was looked up is an index
    .skip 128

# Sixteen instructions "\before $d\after", each with a destination of its own.
    .macro MEASURE_INDEPENDENT before, after
    MEASURE "\before $1\after; \before $2\after; \before $3\after; \before $4\after; \before $5\after; \before $6\after; \before $7\after; \before $8\after; \before $9\after; \before $10\after; \before $19\after; \before $20\after; \before $21\after; \before $22\after; \before $23\after; \before $24\after"
    .endm

# Four pairs "\first $d\first_end; \second $d\second_end", each destination its own.
    .macro MEASURE_PAIRS first, first_end, second, second_end
    MEASURE "\first $1\first_end; \second $2\second_end; \first $3\first_end; \second $4\second_end; \first $5\first_end; \second $6\second_end; \first $7\first_end; \second $8\second_end"
    .endm

# $17 = address of cell, whose first 64 bits are that address: a load from it can be the base of
# the next one.
    .macro POINT_CELL_TO_ITSELF
    LDM_ADDRESS cell, $17
    stl $17,0($17)
    stl $31,8($17)
    stl $31,16($17)
    stl $31,24($17)
    .endm

# Clears the vector registers $1 to $8, $16 and $18; all operands are numbers then.
    .macro CLEAR_OPERANDS
    .irp register, $1, $2, $3, $4, $5, $6, $7, $8, $16, $18
    vxorw \register,\register,\register
    .endr
    .endm

# ---- latency ------------------------------------------------------------------------------------
    ENTER micro_latency
    CLEAR_OPERANDS
    POINT_CELL_TO_ITSELF
    mov $17,$2
    MEASURE "addw $1,$16,$1"                            # integer
    MEASURE "mulw $1,$16,$1"                            # multiply
    MEASURE "ldl $2,0($2)"                              # load
    vldd $2,0($17)
    MEASURE "vldd $2,0($2)"                             # vector_load
    MEASURE "stl $2,64($17); ldl $2,64($17)"            # store, then load
    MEASURE "br $1,1f; 1: addl $1,$31,$2"               # branch, then integer
    MEASURE "vaddw $1,$16,$1"                           # vector_integer
    MEASURE "vshff $1,$1,$16,$1"                        # shuffle
    vxorw $1,$1,$1
    MEASURE "vmad $1,$16,$18,$1"                        # float
    MEASURE "fdivd $1,$16,$1"                           # divide
    LDM_ADDRESS table, $17
    vxorw $1,$1,$1
    MEASURE "selldw $1,$17,0,$1; vshff $1,$1,$16,$1; vshff $1,$1,$16,$1; vshff $1,$1,$16,$1; vshff $1,$1,$16,$1; vshff $1,$1,$16,$1; vshff $1,$1,$16,$1; vshff $1,$1,$16,$1; vshff $1,$1,$16,$1; vshff $1,$1,$16,$1"   # selldw, then 9 shuffles
    MEASURE "rcsr $1,0; addl $1,$31,$2"                 # csr, and its use beside the next one
    LEAVE micro_latency

# ---- interval -----------------------------------------------------------------------------------
    ENTER micro_interval
    CLEAR_OPERANDS
    POINT_CELL_TO_ITSELF
    MEASURE_INDEPENDENT "addw $16,$18,"                 # integer
    MEASURE_INDEPENDENT "mulw $16,$18,"                 # multiply
    MEASURE_INDEPENDENT "ldl", ",0($17)"                # load
    MEASURE_INDEPENDENT "vldd", ",0($17)"               # vector_load
    MEASURE_INDEPENDENT "stl", ",64($17)"               # store
    MEASURE_INDEPENDENT "vaddw $16,$18,"                # vector_integer
    MEASURE_INDEPENDENT "vshff $16,$18,$31,"            # shuffle
    MEASURE_INDEPENDENT "vmad $16,$16,$18,"             # float
    MEASURE_INDEPENDENT "fdivd $16,$18,"                # divide
    MEASURE_INDEPENDENT "rcsr", ",0"                    # csr
    LEAVE micro_interval

# ---- selldw -------------------------------------------------------------------------------------
# A look-up of eight words; selldw of words 7 to 1 alone, which write no register.
    ENTER micro_selldw
    vxorw $1,$1,$1
    LDM_ADDRESS table, $17
    MEASURE "selldw $1,$17,7,$2"
    MEASURE "selldw $1,$17,0,$2"
    MEASURE "selldw $1,$17,7,$2; selldw $1,$17,6,$2; selldw $1,$17,5,$2; selldw $1,$17,4,$2; selldw $1,$17,3,$2; selldw $1,$17,2,$2; selldw $1,$17,1,$2; selldw $1,$17,0,$2"
    LEAVE micro_selldw

# ---- pairing ------------------------------------------------------------------------------------
# Four pairs of instructions, each at an address that is a multiple of 8. The last two measurements
# have the same instructions, but different ones share a pair.
    ENTER micro_pairing
    CLEAR_OPERANDS
    POINT_CELL_TO_ITSELF
    MEASURE_PAIRS "addw $16,$18,", , "addw $16,$18,",
    MEASURE "addw $16,$18,$1; addw $1,$18,$2; addw $16,$18,$3; addw $3,$18,$4; addw $16,$18,$5; addw $5,$18,$6; addw $16,$18,$7; addw $7,$18,$8"
    MEASURE_PAIRS "vaddw $16,$18,", , "addw $16,$18,",
    MEASURE_PAIRS "addw $16,$18,", , "vaddw $16,$18,",
    MEASURE_PAIRS "addw $16,$18,", , "ldl", ",0($17)"
    MEASURE_PAIRS "vaddw $16,$18,", , "ldl", ",0($17)"
    MEASURE_PAIRS "ldl", ",0($17)", "vaddw $16,$18,",
    MEASURE_PAIRS "vaddw $16,$18,", , "vaddw $16,$18,",
    MEASURE_PAIRS "ldl", ",0($17)", "ldl", ",0($17)"
    MEASURE "vaddw $16,$18,$1; vaddw $16,$18,$2; ldl $3,0($17); ldl $4,0($17); vaddw $16,$18,$5; vaddw $16,$18,$6; ldl $7,0($17); ldl $8,0($17)"
    MEASURE "vaddw $16,$18,$1; ldl $2,0($17); ldl $3,0($17); vaddw $16,$18,$4; vaddw $16,$18,$5; ldl $6,0($17); ldl $7,0($17); vaddw $16,$18,$8"
    LEAVE micro_pairing
