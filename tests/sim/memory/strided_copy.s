# SPDX-License-Identifier: Apache-2.0
#
# STREAM Copy in commands of 24 KB, as swCandle measures it: each core gets blocks that lie a gap
# apart, and puts them in the same way; it waits for each command.
# $16 = bytes per block, $17 = commands, $18 = core 0's part of the source, $19 = core 0's part of the
# destination, $20 = distance from one core's part to the next, $21 = bytes from block to block.
        .text
        .globl  strided_copy
.set source,0x1000
.set reply,0x400
strided_copy:
        rcsr    $1,0
        mull    $1,$20,$1
        addl    $18,$1,$18
        addl    $19,$1,$19
        ldi     $2,reply($31)
        sll     $21,32,$6
        or      $6,$2,$6            # high word: stride | reply
        sll     $16,32,$5
        ldi     $7,24576($31)
        or      $5,$7,$5            # low: bsize | size
        vinsf   $5,$31,0,$3         # put
        vinsf   $6,$3,1,$3
        ldi     $1,1($31)
        sll     $1,56,$1
        or      $5,$1,$5
        vinsf   $5,$3,0,$4          # get
        # advance = 24576/bsize*(bsize+gap)
        ldi     $10,0($31)
        ldi     $11,0($31)
8:      addl    $10,$16,$10
        addl    $11,$16,$11
        addl    $11,$21,$11
        cmplt   $10,$7,$12
        bne     $12,8b
        ldi     $5,source($31)
        stw     $31,0($2)
        clr     $7
next:   ldi     $9,15($31)
6:      subl    $9,1,$9
        bne     $9,6b
        dma     $4,$18,$5
        addw    $7,1,$7
1:      ldw     $8,0($2)
        subw    $8,$7,$8
        blt     $8,1b
        memb
        ldi     $9,15($31)
5:      subl    $9,1,$9
        bne     $9,5b
        dma     $3,$19,$5
        addw    $7,1,$7
7:      ldw     $8,0($2)
        subw    $8,$7,$8
        blt     $8,7b
        memb
        addl    $18,$11,$18
        addl    $19,$11,$19
        subl    $17,1,$17
        bne     $17,next
        ret
