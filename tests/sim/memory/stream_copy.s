# SPDX-License-Identifier: Apache-2.0
#
# STREAM Copy as swCandle measures it: each core walks its own part of two large arrays and waits
# for each transfer: get a block, copy it in LDM, put it.
# $16 = bytes per block (a multiple of 8), $17 = blocks, $18 = core 0's part of the source,
# $19 = core 0's part of the destination, $20 = distance from one core's part to the next.
        .text
        .globl  stream_copy
.set source,0x1000
.set destination,0x7800
.set reply,0x400
stream_copy:
        rcsr    $1,0                    # own parts
        mull    $1,$20,$1
        addl    $18,$1,$18
        addl    $19,$1,$19
        ldi     $2,reply($31)           # descriptors: size, operation, reply word
        vinsw   $2,$31,2,$3             # $3: put
        vinsw   $16,$3,0,$3
        ldi     $1,1($31)
        sll     $1,56,$1
        vinsf   $1,$3,0,$4              # $4: get
        vinsw   $16,$4,0,$4
        ldi     $5,source($31)
        ldi     $6,destination($31)
        stw     $31,0($2)
        clr     $7
next:   dma     $4,$18,$5
        addw    $7,1,$7
1:      ldw     $8,0($2)
        subw    $8,$7,$8
        blt     $8,1b
        memb
        clr     $8                      # copy: 32 bytes in about 10 cycles
        subl    $16,32,$9
        blt     $9,3f
2:      addl    $5,$8,$10
        addl    $6,$8,$11
        ldl     $12,0($10)
        ldl     $13,8($10)
        ldl     $14,16($10)
        ldl     $15,24($10)
        stl     $12,0($11)
        stl     $13,8($11)
        stl     $14,16($11)
        stl     $15,24($11)
        addl    $8,32,$8
        cmple   $8,$9,$10
        bne     $10,2b
        br      $31,5f
3:      addl    $5,$8,$10
        addl    $6,$8,$11
        ldl     $12,0($10)
        stl     $12,0($11)
        addl    $8,8,$8
        cmplt   $8,$16,$10
        bne     $10,3b
5:      ldi     $9,40($31)              # the rest of a pass of the benchmark's loop
6:      subl    $9,1,$9
        bne     $9,6b
        dma     $3,$19,$6
        addw    $7,1,$7
7:      ldw     $8,0($2)
        subw    $8,$7,$8
        blt     $8,7b
        memb
        addl    $18,$16,$18
        addl    $19,$16,$19
        subl    $17,1,$17
        bne     $17,next
        ret
