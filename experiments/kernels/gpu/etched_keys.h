/* SPDX-License-Identifier: Apache-2.0
 *
 * Round keys of bitsliced.cu in its code (Hajihassani et al., section 4.6): a loop over rounds
 * chooses among constants by a one-hot selector, without a branch. etch_key.c makes, of a key,
 * etched_key.h:
 *   ETCHED_KEY      its bytes
 *   ETCHED_ROUNDS   10, 12 or 14
 *   ETCHED_BITS     a word for each plane, whose bit r is that of round key r
 */
#ifndef GPU_ETCHED_KEYS_H
#define GPU_ETCHED_KEYS_H

#include "etched_key.h"

/* Ones for the round, zeros for all others. */
struct round_key {
    unsigned selected[ETCHED_ROUNDS + 1];

    /* With a constant i: the sum of the selectors of those round keys that have this bit. */
    __device__ __forceinline__ unsigned operator[](int i) const {
        constexpr unsigned bits[] = ETCHED_BITS;
        unsigned mask = 0;
        UNROLL
        for (int round = 0; round <= ETCHED_ROUNDS; ++round) {
            if (bits[i] >> round & 1U)
                mask |= selected[round];
        }
        return mask;
    }
};

PLANE_FUNCTION int rounds_of(key_store) {
    return ETCHED_ROUNDS;
}

PLANE_FUNCTION round_key key_of_round(key_store, int round) {
    round_key key;
    UNROLL
    for (int i = 0; i <= ETCHED_ROUNDS; ++i)
        key.selected[i] = i == round ? ~0U : 0U;
    return key;
}

#endif
