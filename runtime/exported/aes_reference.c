/* SPDX-License-Identifier: Apache-2.0 */
#include "aes_reference.h"

#include <string.h>

enum { BLOCK = 16 };

/* Section 4.2. */
static uint8_t multiply(uint8_t a, uint8_t b) {
    uint8_t product = 0;
    for (; b; b >>= 1) {
        if (b & 1)
            product ^= a;
        a = (uint8_t)(a << 1 ^ (a & 0x80 ? 0x1b : 0));
    }
    return product;
}

static uint8_t inverse_of(uint8_t a) {
    int b;
    for (b = 1; b < 256; b++)
        if (multiply(a, (uint8_t)b) == 1)
            return (uint8_t)b;
    return 0;
}

/* Section 5.1.1, equation 5.1: bit by bit. */
static uint8_t substitute(uint8_t a) {
    const uint8_t b = inverse_of(a);
    uint8_t result = 0x63;
    int bit, from;
    for (bit = 0; bit < 8; bit++)
        for (from = 0; from < 5; from++)
            result ^= (uint8_t)((b >> (bit + (from ? from + 3 : 0)) % 8 & 1) << bit);
    return result;
}

static void make_tables(struct aes_reference* aes) {
    int a, factor;
    for (a = 0; a < 256; a++) {
        aes->sbox[a] = substitute((uint8_t)a);
        aes->inverse_sbox[aes->sbox[a]] = (uint8_t)a;
        for (factor = 0; factor < 16; factor++)
            aes->product[factor][a] = multiply((uint8_t)a, (uint8_t)factor);
    }
}

/* Section 5.2; words are columns of 4 bytes. */
static void expand_key(struct aes_reference* aes, const uint8_t* key, int key_words) {
    uint8_t* words = aes->round_keys[0];
    const int all = 4 * (aes->rounds + 1);
    uint8_t round_constant = 1;
    int word, byte;
    memcpy(words, key, (size_t)(4 * key_words));
    for (word = key_words; word < all; word++) {
        const uint8_t* before = words + 4 * (word - 1);
        uint8_t change[4];
        for (byte = 0; byte < 4; byte++) {
            const int rotated = word % key_words == 0 ? (byte + 1) % 4 : byte;
            const int substituted =
                word % key_words == 0 || (key_words > 6 && word % key_words == 4);
            change[byte] = substituted ? aes->sbox[before[rotated]] : before[rotated];
        }
        if (word % key_words == 0) {
            change[0] ^= round_constant;
            round_constant = multiply(round_constant, 2);
        }
        for (byte = 0; byte < 4; byte++)
            words[4 * word + byte] = words[4 * (word - key_words) + byte] ^ change[byte];
    }
}

void aes_reference_begin(struct aes_reference* aes, const char* operation, const uint8_t* key,
                         size_t key_bytes, const uint8_t* counter) {
    const int key_words = (int)key_bytes / 4;
    make_tables(aes);
    aes->rounds = key_words + 6;
    aes->decrypts = strcmp(operation, "ecb-decrypt") == 0;
    aes->counts = strcmp(operation, "ctr") == 0;
    memcpy(aes->counter, counter, BLOCK);
    expand_key(aes, key, key_words);
}

static void add_round_key(const struct aes_reference* aes, int round, uint8_t* state) {
    int i;
    for (i = 0; i < BLOCK; i++)
        state[i] ^= aes->round_keys[round][i];
}

/* Byte i is in row i % 4; row r moves by r columns to the left, or to the right in the inverse. */
static void substitute_and_shift(const uint8_t box[256], int columns_of_row_1, uint8_t* state) {
    uint8_t before[BLOCK];
    int i;
    memcpy(before, state, BLOCK);
    for (i = 0; i < BLOCK; i++)
        state[i] = box[before[(i + 4 * columns_of_row_1 * (i % 4)) % BLOCK]];
}

/* Sections 5.1.3 and 5.3.3: each byte from those of its column, the factors beginning with its own. */
static void mix_columns(const struct aes_reference* aes, const uint8_t factors[4], uint8_t* state) {
    uint8_t before[BLOCK];
    int i, k;
    memcpy(before, state, BLOCK);
    for (i = 0; i < BLOCK; i++) {
        state[i] = 0;
        for (k = 0; k < 4; k++)
            state[i] ^= aes->product[factors[k]][before[i / 4 * 4 + (i + k) % 4]];
    }
}

static void encrypt(const struct aes_reference* aes, uint8_t* state) {
    static const uint8_t factors[4] = {2, 3, 1, 1};
    int round;
    add_round_key(aes, 0, state);
    for (round = 1; round <= aes->rounds; round++) {
        substitute_and_shift(aes->sbox, 1, state);
        if (round < aes->rounds)
            mix_columns(aes, factors, state);
        add_round_key(aes, round, state);
    }
}

static void decrypt(const struct aes_reference* aes, uint8_t* state) {
    static const uint8_t factors[4] = {14, 11, 13, 9};
    int round;
    for (round = aes->rounds; round > 0; round--) {
        add_round_key(aes, round, state);
        if (round < aes->rounds)
            mix_columns(aes, factors, state);
        substitute_and_shift(aes->inverse_sbox, 3, state);
    }
    add_round_key(aes, 0, state);
}

/* One number of 128 bits, most significant byte first. */
static void count(uint8_t counter[BLOCK]) {
    int i = BLOCK;
    while (i-- > 0 && ++counter[i] == 0)
        ;
}

void aes_reference_next(struct aes_reference* aes, const uint8_t* input, uint8_t* output,
                        size_t bytes) {
    size_t at, i;
    for (at = 0; at < bytes; at += BLOCK) {
        const size_t here = bytes - at < BLOCK ? bytes - at : BLOCK;
        uint8_t state[BLOCK];
        memcpy(state, aes->counts ? aes->counter : input + at, aes->counts ? BLOCK : here);
        if (aes->decrypts)
            decrypt(aes, state);
        else
            encrypt(aes, state);
        for (i = 0; i < here; i++)
            output[at + i] = aes->counts ? input[at + i] ^ state[i] : state[i];
        if (aes->counts)
            count(aes->counter);
    }
}
