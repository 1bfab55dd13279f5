# SPDX-License-Identifier: Apache-2.0
#
# CTR of the scalar T-table kernels. Counters that differ in their last byte only, up to 256 of them, are
# a run. Of a run the first two rounds are done once, but for what the last byte changes: see
# CounterPass in generate.py.
#
# A run of an odd number of counters takes one counter too many. What it makes of the block behind is
# overwritten by the next run; the last block of a buffer is done apart, in `ttable_pair`.
#include "../common/ctr.h"

#define IN              $16         // blocks of this pair
#define OUT             $17
#define LEFT            $18         // pairs that have not begun yet
#define COUNTER         $19         // last byte of the next counter, times 32
#define LAST_KEY_BYTE   $20         // of the first key, times 32
#define MASK            $21         // of a byte, times 32

#include PASS(AES_KEY_BITS, LOGIC, MODE)

    .section .tdata_local,"awT","progbits"
    .align 3
ttable_counter:                     # column 0 after the first round, columns 0..3 after the second,
    .skip 5 * 8                     # without what the last byte adds
ttable_pair:                        # a block that is done apart, and room for the one behind it
    .skip 32
next_in:
    .skip 8
next_out:
    .skip 8
next_high:
    .skip 8
next_low:
    .skip 8
blocks_left:                        # after the run
    .skip 8
apart:                              # 1: a block is still to be done apart, -1: it has been done
    .skip 8
apart_counter:                      # COUNTER of that block
    .skip 8

#define HIGH            $0
#define LOW             $1
#define RUN             $2
#define BLOCKS          $3
#define X0              $4          // the counter with the first key, bytes 0..7
#define X1              $5          // and 8..15
#define C0              $6          // columns
#define C1              $7
#define C2              $8
#define C3              $24
#define INDEX           $22
#define TEMP            $23

# Adds what byte \byte of \half, in row \row, adds to \column.
    .macro ADD_BYTE half, byte, row, column
    .if \byte == 0
    sll     \half,5,INDEX
    .else
    srl     \half,8*\byte-5,INDEX
    .endif
    and     INDEX,MASK,INDEX
    ADD_FOUND \row, \column
    .endm

# Adds what row \row of the spread column \from adds to \column.
    .macro ADD_ROW from, row, column
    srl     \from,16*\row,INDEX
    zapnot  INDEX,3,INDEX
    ADD_FOUND \row, \column
    .endm

    .macro ADD_FOUND row, column
    .if \row == 0
    ldl     TEMP,ttable_rounds(INDEX) !tprello
    .elseif \row == 1
    ldl     TEMP,ttable_rounds+16(INDEX) !tprello
    .elseif \row == 2
    ldl     TEMP,ttable_rounds+8(INDEX) !tprello
    .else
    ldl     TEMP,ttable_rounds+24(INDEX) !tprello
    .endif
    xor     \column,TEMP,\column
    .endm

# ---- aes_crypt_buffer: $16 = input, $17 = output, $18 = bytes, $19 = offset -------------------------------
    .section .text1,"ax","progbits"
    .globl aes_crypt_buffer
    .ent aes_crypt_buffer
    .align 4
aes_crypt_buffer:
    SAVE_REGISTERS
    stl     $16,next_in($31) !tprello
    stl     $17,next_out($31) !tprello
    srl     $18,4,BLOCKS
    LOAD_COUNTER $19, HIGH, LOW, TEMP

next_run:
    TAKE_RUN LOW, BLOCKS, RUN, TEMP

    # The first two rounds. Row r of column c comes from column c + r.
    # SWSIM-BEGIN first_rounds
    ldl     C0,aes_round_keys($31) !tprello
    ldl     C1,aes_round_keys+8($31) !tprello
    REVERSE_BYTES HIGH, X0, TEMP
    REVERSE_BYTES LOW, X1, TEMP
    ldi     MASK,0x1fe0($31)
    xor     X0,C0,X0
    xor     X1,C1,X1
    srl     C1,51,LAST_KEY_BYTE
    and     LAST_KEY_BYTE,MASK,LAST_KEY_BYTE
    ldl     C0,ttable_keys+32($31) !tprello
    ldl     C1,ttable_keys+40($31) !tprello
    ldl     C2,ttable_keys+48($31) !tprello
    ldl     C3,ttable_keys+56($31) !tprello
    ADD_BYTE X0, 0, 0, C0
    ADD_BYTE X0, 4, 0, C1
    ADD_BYTE X1, 0, 0, C2
    ADD_BYTE X1, 4, 0, C3
    ADD_BYTE X0, 5, 1, C0
    ADD_BYTE X1, 1, 1, C1
    ADD_BYTE X1, 5, 1, C2
    ADD_BYTE X0, 1, 1, C3
    ADD_BYTE X1, 2, 2, C0
    ADD_BYTE X1, 6, 2, C1
    ADD_BYTE X0, 2, 2, C2
    ADD_BYTE X0, 6, 2, C3
    stl     C0,ttable_counter($31) !tprello
    ADD_BYTE X0, 3, 3, C1
    ADD_BYTE X0, 7, 3, C2
    ADD_BYTE X1, 3, 3, C3
    ldl     C0,ttable_keys+64($31) !tprello
    ADD_ROW C1, 1, C0
    ADD_ROW C2, 2, C0
    ADD_ROW C3, 3, C0
    stl     C0,ttable_counter+8($31) !tprello
    ldl     C0,ttable_keys+72($31) !tprello
    ADD_ROW C1, 0, C0
    ADD_ROW C2, 1, C0
    ADD_ROW C3, 2, C0
    stl     C0,ttable_counter+16($31) !tprello
    ldl     C0,ttable_keys+80($31) !tprello
    ADD_ROW C2, 0, C0
    ADD_ROW C3, 1, C0
    ADD_ROW C1, 3, C0
    stl     C0,ttable_counter+24($31) !tprello
    ldl     C0,ttable_keys+88($31) !tprello
    ADD_ROW C3, 0, C0
    ADD_ROW C1, 2, C0
    ADD_ROW C2, 3, C0
    stl     C0,ttable_counter+32($31) !tprello
    # SWSIM-END

    # Pairs of this run; a last block without a partner is done apart.
    and     LOW,255,COUNTER
    sll     COUNTER,5,COUNTER
    ADD_TO_COUNTER RUN, HIGH, LOW, TEMP
    stl     HIGH,next_high($31) !tprello
    stl     LOW,next_low($31) !tprello
    stl     BLOCKS,blocks_left($31) !tprello
    cmpeq   BLOCKS,0,TEMP
    ldi     LEFT,1(RUN)
    subl    LEFT,TEMP,LEFT
    srl     LEFT,1,LEFT
    and     RUN,TEMP,TEMP
    stl     TEMP,apart($31) !tprello
    subl    RUN,1,TEMP
    sll     TEMP,5,TEMP
    addl    TEMP,COUNTER,TEMP
    stl     TEMP,apart_counter($31) !tprello
    ldl     IN,next_in($31) !tprello
    ldl     OUT,next_out($31) !tprello
    sll     RUN,4,RUN
    addl    IN,RUN,TEMP
    stl     TEMP,next_in($31) !tprello
    addl    OUT,RUN,TEMP
    stl     TEMP,next_out($31) !tprello
    beq     LEFT,pairs_done

crypt_pairs:
    ldi     LEFT,1(LEFT)            # counts down when the first pair begins
    FIRST_STEPS
    .align 3
next_pair:
    # SWSIM-BEGIN pair
    NEXT_PAIR next_pair
    # SWSIM-END

pairs_done:
    ldl     TEMP,apart($31) !tprello
    beq     TEMP,run_done
    blt     TEMP,apart_done
    ldi     TEMP,-1($31)
    stl     TEMP,apart($31) !tprello
    ldl     C0,next_in($31) !tprello
    ldl     C1,-16(C0)
    ldl     C2,-8(C0)
    ldi     IN,ttable_pair($31) !tprello
    mov     IN,OUT
    stl     C1,0(IN)
    stl     C2,8(IN)
    ldl     COUNTER,apart_counter($31) !tprello
    ldi     LEFT,1($31)
    br      crypt_pairs
apart_done:
    ldl     C1,ttable_pair($31) !tprello
    ldl     C2,ttable_pair+8($31) !tprello
    ldl     C0,next_out($31) !tprello
    stl     C1,-16(C0)
    stl     C2,-8(C0)
run_done:
    ldl     BLOCKS,blocks_left($31) !tprello
    ldl     HIGH,next_high($31) !tprello
    ldl     LOW,next_low($31) !tprello
    bne     BLOCKS,next_run
    RETURN
    .end aes_crypt_buffer
