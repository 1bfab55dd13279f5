// SPDX-License-Identifier: Apache-2.0
//
// What the readings of SW-AES's variant "SIMD" in C share: AES-128 encryption of 8 blocks at a time.
// Their states lie in LDM as the other SIMD kernels have them in registers. C has no vectors of 256
// bits, so all steps but SubBytes are asm statements: the macros of ../common/aes_simd.h, on rows that
// a statement loads from LDM and stores again.
#ifndef SIMD_C_STEPS_H
#define SIMD_C_STEPS_H

enum { rows = 4, blocks = 8, columns = 4, batch_bytes = rows * blocks * columns, rounds = 10 };

// In LDM, filled by the driver and by ../common/simd_preparation.S.
extern __thread unsigned char aes_sbox[256];
extern __thread unsigned char aes_row_keys[(rounds + 1) * batch_bytes];

static __thread unsigned char state[rows][blocks][columns] __attribute__((aligned(32)));

// ---- Vector steps ------------------------------------------------------------------------------
asm("#include \"../common/aes_task.h\"\n"
    "#include \"../common/aes_simd.h\"\n"
    ".section .text1,\"ax\",\"progbits\"");

// Does the steps on the rows in $0..$3; %0 is the state, %1 the round key, %2 the batch.
#define VECTOR_STEPS(steps, round, batch)                                                          \
    asm volatile(steps                                                                             \
                 :                                                                                 \
                 : "r"(state), "r"(&aes_row_keys[batch_bytes * (round)]), "r"(batch)               \
                 : "$0", "$1", "$2", "$3", "$4", "$5", "$6", "$7", "$8", "$16", "$17", "$18",      \
                   "$19", "$20", "$21", "$22", "memory")

#define LOAD_ROWS "vldd $0,0(%0); vldd $1,32(%0); vldd $2,64(%0); vldd $3,96(%0)\n\t"
#define STORE_ROWS "vstd $0,0(%0); vstd $1,32(%0); vstd $2,64(%0); vstd $3,96(%0)\n\t"
#define SHIFT_ROWS "SHIFT_ROWS $1,$2,$3,$4\n\t"
#define MIX_COLUMNS                                                                                \
    "vldd $21,mask_80($31) !tprello; vldd $22,mask_1b($31) !tprello\n\t"                           \
    "MIX_COLUMNS $0,$1,$2,$3,$4,$5,$6,$7,$8,$16,$17,$18,$21,$22,$19,$20\n\t"
#define ADD_ROUND_KEY "ADD_ROUND_KEY %1,$0,$1,$2,$3,$4,$5,$6,$7\n\t"
#define LAYOUT(direction)                                                                          \
    "ldw $4,even_words($31) !tprello; ldw $5,odd_words($31) !tprello\n\t"                          \
    "vldd $6,mask_0000ffff($31) !tprello; vldd $7,mask_00ff($31) !tprello\n\t"                     \
    "LAYOUT_" direction " %2,$0,$1,$2,$3,$8,$4,$5,$6,$7,$16\n\t"

// ---- The rest is C -----------------------------------------------------------------------------

// Of all bytes of state; each reading brings its own.
static void sub_bytes(void);

static void encrypt_batch(const unsigned char* in, unsigned char* out) {
    VECTOR_STEPS(LAYOUT("IN") ADD_ROUND_KEY STORE_ROWS, 0, in);
    for (int round = 1; round < rounds; round++) {
        sub_bytes();
        VECTOR_STEPS(LOAD_ROWS SHIFT_ROWS MIX_COLUMNS ADD_ROUND_KEY STORE_ROWS, round, in);
    }
    sub_bytes();
    VECTOR_STEPS(LOAD_ROWS SHIFT_ROWS ADD_ROUND_KEY LAYOUT("OUT"), rounds, out);
}

void aes_crypt_buffer(const unsigned char* in, unsigned char* out, long bytes) {
    for (long i = 0; i < bytes; i += batch_bytes)
        encrypt_batch(in + i, out + i);
}

#endif
