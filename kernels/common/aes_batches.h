# SPDX-License-Identifier: Apache-2.0
#
# aes_crypt_buffer of the kernels that do one step after another: batch by batch, round by round.
# The kernel brings the macro SUB_BYTES, which works on R0..R3 and may change X0.., T0 and T1, and
# names these registers:
#   R0..R3 rows of the 8 states    X0..X7, T0, T1 temporary    M80, M1B masks 0x80, 0x1b per byte
#   KEY row keys of the round      ROUNDS left, but for the last
#   IN, OUT the batch's blocks     BATCHES left

# What the layout transformation needs: word selectors and masks, in X0..X3.
    .macro LOAD_LAYOUT_CONSTANTS
    ldw     X0,even_words($31) !tprello
    ldw     X1,odd_words($31) !tprello
    vldd    X2,mask_0000ffff($31) !tprello
    vldd    X3,mask_00ff($31) !tprello
    .endm

# ---- aes_crypt_buffer: $16 = input, $17 = output, $18 = bytes -----------------------------------
    .section .text1,"ax","progbits"
    .globl aes_crypt_buffer
    .ent aes_crypt_buffer
    .align 4
aes_crypt_buffer:
    SAVE_REGISTERS
    mov     $16,IN
    mov     $17,OUT
    ldi     $18,127($18)            # whole batches
    srl     $18,7,BATCHES
    vldd    M80,mask_80($31) !tprello
    vldd    M1B,mask_1b($31) !tprello

next_batch:
    # SWSIM-BEGIN batch_begin
    # SWSIM-BEGIN layout_transformation
    LOAD_LAYOUT_CONSTANTS
    LAYOUT_IN IN, R0, R1, R2, R3, X4, X0, X1, X2, X3, T0
    # SWSIM-END
    ldi     KEY,aes_row_keys($31) !tprello
    ADD_ROUND_KEY KEY, R0, R1, R2, R3, X0, X1, X2, X3
    ldi     ROUNDS,AES_ROUNDS-1($31)
    # SWSIM-END

next_round:
    # SWSIM-BEGIN round
    ldi     KEY,128(KEY)
    # SWSIM-BEGIN sub_bytes
    SUB_BYTES
    # SWSIM-END
    # SWSIM-BEGIN shift_rows
    SHIFT_ROWS R1, R2, R3, T0
    # SWSIM-END
    # SWSIM-BEGIN mix_columns
    MIX_COLUMNS R0, R1, R2, R3, X0, X1, X2, X3, X4, X5, X6, X7, M80, M1B, T0, T1
    # SWSIM-END
    # SWSIM-BEGIN add_round_key
    ADD_ROUND_KEY KEY, R0, R1, R2, R3, X0, X1, X2, X3
    # SWSIM-END
    subl    ROUNDS,1,ROUNDS
    # SWSIM-END
    bne     ROUNDS,next_round

    # The last round has no MixColumns.
    # SWSIM-BEGIN batch_end
    ldi     KEY,128(KEY)
    # SWSIM-BEGIN sub_bytes
    SUB_BYTES
    # SWSIM-END
    # SWSIM-BEGIN shift_rows
    SHIFT_ROWS R1, R2, R3, T0
    # SWSIM-END
    # SWSIM-BEGIN add_round_key
    ADD_ROUND_KEY KEY, R0, R1, R2, R3, X0, X1, X2, X3
    # SWSIM-END

    # SWSIM-BEGIN layout_transformation
    LOAD_LAYOUT_CONSTANTS
    LAYOUT_OUT OUT, R0, R1, R2, R3, X4, X0, X1, X2, X3, T0
    # SWSIM-END
    ldi     IN,128(IN)
    ldi     OUT,128(OUT)
    subl    BATCHES,1,BATCHES
    # SWSIM-END
    bne     BATCHES,next_batch

    RETURN
    .end aes_crypt_buffer
