# SPDX-License-Identifier: Apache-2.0
#
# aes_crypt_buffer for kernels that bring a cipher of blocks, which then can do CTR, too:
#
#   aes_crypt_blocks: as aes_crypt_buffer, without $19; input and output are the same buffer in CTR:
#                     what is written anywhere has been read before.
#
# CTR writes the counter blocks to the output, has them encrypted in place, and adds the input. The
# counter is a number of 128 bits, most significant byte first.
#include "ctr.h"

    .section .text1,"ax","progbits"
    .globl aes_crypt_buffer
    .ent aes_crypt_buffer
    .align 4
aes_crypt_buffer:
#ifndef AES_CTR
    br      $31,aes_crypt_blocks
#else

#define IN      $16
#define OUT     $17
#define BYTES   $18
#define OFFSET  $19
#define HIGH    $0                  // of the counter
#define LOW     $1
#define RUN     $2                  // counters left that differ in their last byte only
#define LEFT    $3                  // counters left in all
#define PLACE   $4
#define FIRST8  $5                  // a counter block as it lies in memory
#define LAST8   $6
#define ONE     $7                  // 1 in the last byte
#define T       $8
#define X0      $20
#define X1      $21
#define X2      $22
#define X3      $23
#define Y0      $24
#define Y1      $25
#define Y2      $27
#define Y3      $28

    ldi     $30,-32($30)
    stl     $26,0($30)
    stl     IN,8($30)
    stl     OUT,16($30)
    stl     BYTES,24($30)

    LOAD_COUNTER OFFSET, HIGH, LOW, T
    srl     BYTES,4,LEFT
    mov     OUT,PLACE
    ldi     ONE,1($31)
    sll     ONE,56,ONE

    # Up to 256 blocks at a time, until the last byte overflows.
next_run:
    TAKE_RUN LOW, LEFT, RUN, T
    REVERSE_BYTES HIGH, FIRST8, T
    REVERSE_BYTES LOW, LAST8, T
    ADD_TO_COUNTER RUN, HIGH, LOW, T
    .align 3
next_counter:
    # SWSIM-BEGIN counters
    subl    RUN,1,RUN
    stl     FIRST8,0(PLACE)
    ldi     PLACE,16(PLACE)
    stl     LAST8,-8(PLACE)
    addl    LAST8,ONE,LAST8
    bne     RUN,next_counter
    # SWSIM-END
    bne     LEFT,next_run

    mov     OUT,IN
    bsr     $26,aes_crypt_blocks

    # Add the input, 128 bytes at a time: the buffers have room for that.
    ldl     $26,0($30)
    ldl     IN,8($30)
    ldl     OUT,16($30)
    ldl     BYTES,24($30)
    ldi     $30,32($30)
    .align 3
add_input:
    # SWSIM-BEGIN add_input
    subl    BYTES,128,BYTES
    vldd    X0,0(IN)
    vldd    Y0,0(OUT)
    vldd    X1,32(IN)
    vldd    Y1,32(OUT)
    vldd    X2,64(IN)
    vxorw   X0,Y0,X0
    vldd    Y2,64(OUT)
    vldd    X3,96(IN)
    vxorw   X1,Y1,X1
    vldd    Y3,96(OUT)
    vstd    X0,0(OUT)
    vxorw   X2,Y2,X2
    vstd    X1,32(OUT)
    ldi     IN,128(IN)
    ldi     OUT,128(OUT)
    vxorw   X3,Y3,X3
    vstd    X2,-64(OUT)
    vstd    X3,-32(OUT)
    bgt     BYTES,add_input
    # SWSIM-END
    ret     $31,($26),1
#endif
    .end aes_crypt_buffer
