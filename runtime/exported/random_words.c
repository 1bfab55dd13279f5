/* SPDX-License-Identifier: Apache-2.0 */
#include "random_words.h"

#include <string.h>

enum { SHIFT_WORDS = 156 };

void random_seed(struct random_words* random, uint64_t seed) {
    int i;
    random->state[0] = seed;
    for (i = 1; i < RANDOM_STATE_WORDS; i++) {
        const uint64_t before = random->state[i - 1];
        random->state[i] = 6364136223846793005u * (before ^ before >> 62) + (uint64_t)i;
    }
    random->next = RANDOM_STATE_WORDS;
}

/* All words of the state from those before. */
static void advance(struct random_words* random) {
    const uint64_t upper = 0xffffffff80000000u;
    uint64_t* state = random->state;
    int i;
    for (i = 0; i < RANDOM_STATE_WORDS; i++) {
        const uint64_t mixed =
            (state[i] & upper) | (state[(i + 1) % RANDOM_STATE_WORDS] & ~upper);
        state[i] = state[(i + SHIFT_WORDS) % RANDOM_STATE_WORDS] ^ mixed >> 1 ^
                   (mixed & 1 ? 0xb5026f5aa96619e9u : 0);
    }
    random->next = 0;
}

static uint64_t random_word(struct random_words* random) {
    uint64_t word;
    if (random->next == RANDOM_STATE_WORDS)
        advance(random);
    word = random->state[random->next++];
    word ^= word >> 29 & 0x5555555555555555u;
    word ^= word << 17 & 0x71d67fffeda60000u;
    word ^= word << 37 & 0xfff7eee000000000u;
    return word ^ word >> 43;
}

void random_bytes(struct random_words* random, uint8_t* bytes, size_t count) {
    size_t at;
    for (at = 0; at < count; at += sizeof(uint64_t)) {
        const uint64_t word = random_word(random);
        const size_t left = count - at;
        memcpy(bytes + at, &word, left < sizeof word ? left : sizeof word);
    }
}
