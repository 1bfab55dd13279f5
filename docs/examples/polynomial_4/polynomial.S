# SPDX-License-Identifier: Apache-2.0
#
# c0 + c1 x + ... + c8 x^8 for each double of an array.
# Four vectors at a time: while one multiply-add is under way, those of three others issue.
#include "../polynomial/blocks_begin.h"
        # SWSIM-BEGIN polynomial
# One step for the four vectors: sums $17, $18, $19, $0 of x in $12, $13, $15, $16.
.macro STEP coefficient
        vmad    $17,$12,\coefficient,$17
        vmad    $18,$13,\coefficient,$18
        vmad    $19,$15,\coefficient,$19
        vmad    $0,$16,\coefficient,$0
.endm
next:   vldd    $12,0($11)              # sixteen x
        vldd    $13,32($11)
        vldd    $15,64($11)
        vldd    $16,96($11)
        vmad    $29,$12,$28,$17         # c8 x + c7
        vmad    $29,$13,$28,$18
        vmad    $29,$15,$28,$19
        vmad    $29,$16,$28,$0
        STEP    $27                     # (c8 x + c7) x + c6
        STEP    $25
        STEP    $24
        STEP    $23
        STEP    $22
        STEP    $21
        STEP    $20
        vstd    $17,0($11)
        vstd    $18,32($11)
        vstd    $19,64($11)
        vstd    $0,96($11)
        addl    $11,128,$11
        subl    $10,128,$10
        bgt     $10,next
        # SWSIM-END
#include "../polynomial/blocks_end.h"
