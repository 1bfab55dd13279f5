# SPDX-License-Identifier: Apache-2.0
#
# STREAM Copy without DMA: each core copies $18 words of 8 bytes of main memory by gld and gst, from
# its part of the array at $16 to its part of the array at $17.
    .set noreorder
    .set noat

    .section .text1,"ax","progbits"
    .globl gload_stream
    .ent gload_stream
    .align 5
gload_stream:
    rcsr    $1,0
    and     $1,63,$1
    mull    $1,$18,$1
    s8addl  $1,$16,$2               # this core's words of the source
    s8addl  $1,$17,$3               # and of the copy
next_word:
    ldl     $4,0($2)
    stl     $4,0($3)
    ldi     $2,8($2)
    ldi     $3,8($3)
    subl    $18,1,$18
    bne     $18,next_word
    ret     $31,($26),1
    .end gload_stream
