# SPDX-License-Identifier: Apache-2.0
#
# Blocking DMA transfers of cores 0 to $21 - 1 with one descriptor: $16 = its low 64 bits, $17 = the next
# 64 without the reply word, $18 = main-memory address of all of them, $19 = transfers, $20 = distance
# from one transfer to the next.
        .text
        .globl  get_blocks
get_blocks:
        rcsr    $1,0
        cmplt   $1,$21,$1
        bne     $1,4f
        ret
4:      ldi     $2,0x400($31)
        or      $17,$2,$6
        vinsf   $16,$31,0,$3
        vinsf   $6,$3,1,$3
        ldi     $5,0x1000($31)
        stw     $31,0($2)
        clr     $7
next:   ldi     $9,15($31)
6:      subl    $9,1,$9
        bne     $9,6b
        dma     $3,$18,$5
        addw    $7,1,$7
1:      ldw     $8,0($2)
        subw    $8,$7,$8
        blt     $8,1b
        memb
        addl    $18,$20,$18
        subl    $19,1,$19
        bne     $19,next
        ret
