/* SPDX-License-Identifier: Apache-2.0
 *
 * The generator MT19937-64 (Nishimura 2000), as C++ has it under the name of std::mt19937_64: the
 * same seed gives the same bytes as in the simulator.
 */
#ifndef EXPORTED_RANDOM_WORDS_H
#define EXPORTED_RANDOM_WORDS_H

#include <stddef.h>
#include <stdint.h>

enum { RANDOM_STATE_WORDS = 312 };

struct random_words {
    uint64_t state[RANDOM_STATE_WORDS];
    int next;
};

void random_seed(struct random_words* random, uint64_t seed);
/* Takes a word for each 8 bytes, and one for what is left over. */
void random_bytes(struct random_words* random, uint8_t* bytes, size_t count);

#endif
