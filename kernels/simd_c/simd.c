// SPDX-License-Identifier: Apache-2.0
//
// SW-AES's variant "SIMD" in C: SubBytes looks up byte by byte in LDM, as ../original/aes.c does.
#include "steps.h"

static void sub_bytes(void) {
    for (int r = 0; r < rows; r++)
        for (int b = 0; b < blocks; b++)
            for (int c = 0; c < columns; c++)
                state[r][b][c] = aes_sbox[state[r][b][c]];
}
