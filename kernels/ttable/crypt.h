# SPDX-License-Identifier: Apache-2.0
#
# aes_crypt_blocks of the scalar T-table kernels. The passes, NEXT_PAIR and FIRST_STEPS, are made by
# generate.py and included by the kernel's own pass_*.h.
#include "../common/aes_task.h"
#include "../common/aes_simd.h"

    .set noreorder
    .set noat

#include "tables.h"

# ---- Names that the passes use -----------------------------------------------------------------------
# To encrypt, row r of a new column c comes from column c + r; to decrypt, from c - r. A pass knows
# the first only. With columns counted backwards (0 3 2 1) it does the second: columns 1 and 3 change
# places where blocks come in and go out, and in the keys.
#define IN          $16             // blocks of the next pair
#define OUT         $17             // blocks of this pair
#define LEFT        $18             // pairs that have not come in yet
#define FIELD0      $19             // where the bytes of fields 0 and 2 lie in a 32-bit word,
#define FIELD1      $20             // and of fields 1 and 3

#define COLUMN0     0
#define COLUMN2     8
#ifdef AES_ECB_DECRYPT
#define COLUMN1     12
#define COLUMN3     4
#else
#define COLUMN1     4
#define COLUMN3     12
#endif

#define PASS_OF(bits, logic) pass_##bits##logic.h
#define QUOTED(name) #name
#define FILE_NAME(name) QUOTED(name)
#ifdef THREE_INPUT_LOGIC
#define LOGIC _vlog3r
#else
#define LOGIC
#endif
#define PASS(bits, logic) FILE_NAME(PASS_OF(bits, logic))
#include PASS(AES_KEY_BITS, LOGIC)

    .section .tdata_local,"awT","progbits"
    .align 5
ttable_first:                       # spread columns of a pair: low words, then high words
    .skip 64
ttable_scratch:                     # columns whose bytes are cut out by loads
    .skip 8 * 8 * (AES_ROUNDS - 1)

# ---- aes_crypt_blocks: $16 = input, $17 = output, $18 = bytes ---------------------------------------------
    .section .text1,"ax","progbits"
    .globl aes_crypt_blocks
    .ent aes_crypt_blocks
    .align 4
aes_crypt_blocks:
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
    .end aes_crypt_blocks
