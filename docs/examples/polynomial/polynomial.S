# SPDX-License-Identifier: Apache-2.0
#
# c0 + c1 x + ... + c8 x^8 for each double of an array.
# One vector at a time: each multiply-add waits for the one before.
#include "../polynomial/blocks_begin.h"
        # SWSIM-BEGIN polynomial
next:   vldd    $12,0($11)              # four x
        vmad    $29,$12,$28,$15         # c8 x + c7
        vmad    $15,$12,$27,$15         # (c8 x + c7) x + c6
        vmad    $15,$12,$25,$15
        vmad    $15,$12,$24,$15
        vmad    $15,$12,$23,$15
        vmad    $15,$12,$22,$15
        vmad    $15,$12,$21,$15
        vmad    $15,$12,$20,$15
        vstd    $15,0($11)
        addl    $11,32,$11
        subl    $10,32,$10
        bgt     $10,next
        # SWSIM-END
#include "../polynomial/blocks_end.h"
