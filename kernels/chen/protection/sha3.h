/* SPDX-License-Identifier: Apache-2.0
 *
 * SHA3-256 (FIPS-202) in plain C, for the MPE: the data protecting model's digest. No memory is
 * allocated; the byte order of the machine does not matter.
 */
#ifndef SHA3_H
#define SHA3_H

#include <stddef.h>
#include <stdint.h>

#define SHA3_256_BYTES 32
#define SHA3_256_RATE 136 /* bytes that one permutation takes in */

struct sha3_256 {
    uint64_t lanes[25]; /* lane x + 5 y */
    size_t filled;      /* bytes of the rate that are taken in since the last permutation */
};

/* A message may come in any number of pieces of any length. */
void sha3_256_begin(struct sha3_256* state);
void sha3_256_add(struct sha3_256* state, const void* data, size_t bytes);
void sha3_256_end(struct sha3_256* state, uint8_t digest[SHA3_256_BYTES]);

#endif
