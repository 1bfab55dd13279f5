/* SPDX-License-Identifier: Apache-2.0
 *
 * AES's tables and key expansion (FIPS-197), on the MPE.
 */
#ifndef HOST_AES_KEY_H
#define HOST_AES_KEY_H

#include <stdint.h>
#include <string.h>

enum { aes_block_bytes = 16, aes_max_round_key_bytes = 240 };

/* Product by x in GF(2^8), section 4.2.1. */
static inline uint8_t aes_xtime(uint8_t a) {
    return (uint8_t)((a << 1) ^ (a >> 7) * 0x1b);
}

/* Section 5.1.1. 3 generates the field's non-zero elements, so p = 3^i and q = 3^-i run through all
 * pairs of inverses. */
static inline void aes_make_sbox(uint8_t sbox[256]) {
    uint8_t p = 1;
    uint8_t q = 1;
    do {
        unsigned spread;
        p = (uint8_t)(p ^ aes_xtime(p));
        q = (uint8_t)(q ^ (q << 1)); /* division by 3 undoes the product by 3 */
        q = (uint8_t)(q ^ (q << 2));
        q = (uint8_t)(q ^ (q << 4));
        if (q & 0x80)
            q ^= 0x09;
        /* The affine step is the xor of 5 rotations; what leaves the byte comes in again below. */
        spread = q ^ (unsigned)q << 1 ^ (unsigned)q << 2 ^ (unsigned)q << 3 ^ (unsigned)q << 4;
        sbox[p] = (uint8_t)(spread ^ spread >> 8 ^ 0x63);
    } while (p != 1);
    sbox[0] = 0x63; /* 0 has no inverse and stands for its own */
}

static inline void aes_invert_sbox(const uint8_t sbox[256], uint8_t inverse[256]) {
    int i;
    for (i = 0; i < 256; ++i)
        inverse[sbox[i]] = (uint8_t)i;
}

/* 10, 12 or 14 for keys of 16, 24 or 32 bytes. */
static inline int aes_rounds(int key_bytes) {
    return key_bytes / 4 + 6;
}

/* Section 5.2: the key of 16, 24 or 32 bytes to aes_rounds() + 1 round keys. */
static inline void aes_expand_key(const uint8_t* key, int key_bytes, const uint8_t sbox[256],
                                  uint8_t keys[aes_max_round_key_bytes]) {
    const int bytes = aes_block_bytes * (aes_rounds(key_bytes) + 1);
    uint8_t round_constant = 1;
    int i;
    memcpy(keys, key, (size_t)key_bytes);
    for (i = key_bytes; i < bytes; ++i) {
        const int in_key = i % key_bytes;
        uint8_t previous = keys[i - 4];
        if (in_key < 4) {
            previous = sbox[keys[in_key == 3 ? i - 7 : i - 3]];
            if (in_key == 0) {
                previous ^= round_constant;
                round_constant = aes_xtime(round_constant);
            }
        } else if (key_bytes == 32 && in_key >= 16 && in_key < 20) {
            previous = sbox[previous];
        }
        keys[i] = keys[i - key_bytes] ^ previous;
    }
}

/* Section 5.3.3, on one column. */
static inline void aes_inverse_mix_column(uint8_t column[4]) {
    uint8_t product[4][4]; /* of byte i by x to the power of the second index */
    int i;
    int power;
    for (i = 0; i < 4; ++i) {
        product[i][0] = column[i];
        for (power = 1; power < 4; ++power)
            product[i][power] = aes_xtime(product[i][power - 1]);
    }
    for (i = 0; i < 4; ++i) {
        const uint8_t* a = product[i];
        const uint8_t* b = product[(i + 1) % 4];
        const uint8_t* c = product[(i + 2) % 4];
        const uint8_t* d = product[(i + 3) % 4];
        column[i] = (uint8_t)(a[3] ^ a[2] ^ a[1] ^ b[3] ^ b[1] ^ b[0] ^ c[3] ^ c[2] ^ c[0] ^ d[3] ^
                              d[0]);
    }
}

/* The round keys of the equivalent inverse cipher (section 5.3.5), in the order in which it uses
 * them: from the last to the first, InvMixColumns applied to all but these two. */
static inline void aes_invert_keys(uint8_t* keys, int rounds) {
    uint8_t inverse[aes_max_round_key_bytes];
    int round;
    int i;
    for (round = 0; round <= rounds; ++round) {
        uint8_t* key = inverse + aes_block_bytes * round;
        memcpy(key, keys + aes_block_bytes * (rounds - round), aes_block_bytes);
        if (round > 0 && round < rounds)
            for (i = 0; i < aes_block_bytes; i += 4)
                aes_inverse_mix_column(key + i);
    }
    memcpy(keys, inverse, (size_t)aes_block_bytes * (size_t)(rounds + 1));
}

/* Round keys come column by column; the SIMD kernels want them row by row. */
static inline void aes_transpose_keys(const uint8_t* keys, int rounds, uint8_t* rows) {
    int i;
    for (i = 0; i < aes_block_bytes * (rounds + 1); ++i)
        rows[i] = keys[i / 16 * 16 + i % 4 * 4 + i / 4 % 4];
}

#endif
