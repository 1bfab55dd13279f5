// SPDX-License-Identifier: Apache-2.0
//
// SW-AES's variant "SIMD" in C, another reading: the row lies in LDM, SubBytes stores byte by byte into
// it, and it is loaded whole again before the next byte is taken out of it.
#include "steps.h"
#include "vector.h"

#define SUB_WORD(word)                                                                             \
    for (int c = 0; c < columns; c++) {                                                            \
        unsigned element;                                                                          \
        EXTRACT(row, word, element);                                                               \
        state[r][word][c] = aes_sbox[element >> 8 * c & 255];                                      \
        LOAD(row, state[r]);                                                                       \
    }

static void sub_bytes(void) {
    for (int r = 0; r < rows; r++) {
        VECTOR(row);
        LOAD(row, state[r]);
        FOR_EACH_WORD(SUB_WORD)
    }
}
