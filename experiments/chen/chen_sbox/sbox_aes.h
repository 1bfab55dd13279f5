/* SPDX-License-Identifier: Apache-2.0
 *
 * AES byte by byte, plain C: of the tables only the S-box, 16 look-ups of a byte in each round;
 * MixColumns by arithmetic. Encryption.
 */
#include "../../../kernels/chen/chen_task.h"

typedef unsigned int word;
typedef unsigned char byte;

static inline byte doubled(byte a) {
    return a << 1 ^ (a >> 7) * 0x1b;
}

/* SubBytes and ShiftRows: byte r + 4 c is row r of column c. */
static inline void substitute(const byte* sbox, const byte* state, byte* result) {
    for (int i = 0; i < 16; i++)
        result[i] = sbox[state[(i + 4 * (i % 4)) % 16]];
}

static inline void mix_columns(const byte* state, byte* result) {
    for (int i = 0; i < 16; i += 4) {
        const byte all = state[i] ^ state[i + 1] ^ state[i + 2] ^ state[i + 3];
        for (int r = 0; r < 4; r++)
            result[i + r] = state[i + r] ^ all ^ doubled(state[i + r] ^ state[i + (r + 1) % 4]);
    }
}

static inline void add_key(const byte* state, const word* keys, byte* result) {
    for (int i = 0; i < 16; i++)
        result[i] = state[i] ^ ((const byte*)keys)[i];
}

static void crypt_block(const struct chen_tables* tables, const word* keys, unsigned long rounds,
                        unsigned long first, const word* in, word* out) {
    byte state[16], substituted[16];
    (void)first;
    add_key((const byte*)in, keys, state);
    for (unsigned long round = 1; round < rounds; round++) {
        substitute(tables->last, state, substituted);
        mix_columns(substituted, state);
        add_key(state, keys + 4 * round, state);
    }
    substitute(tables->last, state, substituted);
    add_key(substituted, keys + 4 * rounds, (byte*)out);
}
