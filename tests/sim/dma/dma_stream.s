# SPDX-License-Identifier: Apache-2.0
#
# Blocking DMA transfers, one after another, as the published bandwidth tables were measured.
# $16 = bytes per transfer, $17 = transfers, $18 = operation (0 put, 1 get),
# $19 = main-memory address of core 0's region, $20 = distance from one core's region to the next.
# Returns in $0 the cycle counter at the end.
        .text
        .globl  dma_stream
.set buffer,0x1000
.set reply,0x400
dma_stream:
        rcsr    $1,0                    # own region
        mull    $1,$20,$1
        addl    $19,$1,$19
        ldi     $2,reply($31)           # descriptor: size, operation, reply word
        vinsw   $2,$31,2,$3
        sll     $18,56,$4
        vinsf   $4,$3,0,$3
        vinsw   $16,$3,0,$3
        ldi     $5,buffer($31)
        stw     $31,0($2)
        clr     $6
next:   dma     $3,$19,$5
        addw    $6,1,$6
wait:   ldw     $7,0($2)
        subw    $7,$6,$7
        blt     $7,wait
        memb
        subl    $17,1,$17
        bne     $17,next
        rcsr    $0,4
        ret
