// SPDX-License-Identifier: Apache-2.0
//
// SW-AES's variant "SIMD" in C, another reading: SubBytes works on the vector register itself, byte by
// byte. The byte's 32-bit element is taken out, the byte replaced in it, and the element put back,
// before the next byte is taken from the result.
#include "steps.h"
#include "vector.h"

#define SUB_WORD(word)                                                                             \
    for (int c = 0; c < columns; c++) {                                                            \
        unsigned element;                                                                          \
        EXTRACT(row, word, element);                                                               \
        const unsigned byte = aes_sbox[element >> 8 * c & 255];                                    \
        element = (element & ~(255u << 8 * c)) | byte << 8 * c;                                    \
        INSERT(row, word, element);                                                                \
    }

static void sub_bytes(void) {
    for (int r = 0; r < rows; r++) {
        VECTOR(row);
        LOAD(row, state[r]);
        FOR_EACH_WORD(SUB_WORD)
        STORE(row, state[r]);
    }
}
