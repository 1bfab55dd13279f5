# SPDX-License-Identifier: Apache-2.0
#
# ECB of the scalar T-table kernels.

#define IN          $16             // blocks of the next pair
#define OUT         $17             // blocks of this pair
#define LEFT        $18             // pairs that have not come in yet
#define FIELD0      $19             // where the bytes of fields 0 and 2 lie in a 32-bit word,
#define FIELD1      $20             // and of fields 1 and 3

#include PASS(AES_KEY_BITS, LOGIC, MODE)

# ---- aes_crypt_buffer: $16 = input, $17 = output, $18 = bytes --------------------------------------
    .section .text1,"ax","progbits"
    .globl aes_crypt_buffer
    .ent aes_crypt_buffer
    .align 4
aes_crypt_buffer:
    SAVE_REGISTERS
    ldi     IN,-32($16)             # each pair's first step is to move on
    ldi     LEFT,63($18)            # whole pairs, and one more that counts down when the first comes
    srl     LEFT,5,LEFT
    ldwe    FIELD0,field_0($31) !tprello
    ldwe    FIELD1,field_1($31) !tprello
    FIRST_STEPS
    .align 3
next_pair:
    # SWSIM-BEGIN pair
    NEXT_PAIR next_pair
    # SWSIM-END
    RETURN
    .end aes_crypt_buffer
