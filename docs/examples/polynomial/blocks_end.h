# SPDX-License-Identifier: Apache-2.0
#
# Behind the loop over a block: the block goes back, and the next one comes.
        dma     $8,$4,$5
        addw    $9,1,$9
        WAIT
        addl    $1,$2,$1
check:  cmplt   $1,$3,$13
        bne     $13,block
        ret
        .end    polynomial
