/* SPDX-License-Identifier: Apache-2.0
 *
 * The steps are those of FIPS-202 section 3.2, in its order and with its names.
 */
#include "sha3.h"

#define ROUNDS 24

/* By 1 to 63 bits. */
static uint64_t rotate_left(uint64_t lane, unsigned bits) {
    return lane << bits | lane >> (64 - bits);
}

static void theta(uint64_t lanes[25]) {
    uint64_t columns[5];
    unsigned x, y;
    for (x = 0; x < 5; ++x)
        columns[x] = lanes[x] ^ lanes[x + 5] ^ lanes[x + 10] ^ lanes[x + 15] ^ lanes[x + 20];
    for (x = 0; x < 5; ++x) {
        const uint64_t change = columns[(x + 4) % 5] ^ rotate_left(columns[(x + 1) % 5], 1);
        for (y = 0; y < 25; y += 5)
            lanes[x + y] ^= change;
    }
}

/* Both walk the same path over all lanes but the first: rho rotates each lane by the next triangular
 * number, pi puts it where the path goes next. */
static void rho_and_pi(uint64_t lanes[25]) {
    static const uint8_t path[24] = {10, 7,  11, 17, 18, 3, 5,  16, 8,  21, 24, 4,
                                     15, 23, 19, 13, 12, 2, 20, 14, 22, 9,  6,  1};
    static const uint8_t triangular[24] = {1,  3,  6,  10, 15, 21, 28, 36, 45, 55, 2,  14,
                                           27, 41, 56, 8,  25, 43, 62, 18, 39, 61, 20, 44};
    uint64_t moved = lanes[1];
    unsigned step;
    for (step = 0; step < 24; ++step) {
        const uint64_t pushed_out = lanes[path[step]];
        lanes[path[step]] = rotate_left(moved, triangular[step]);
        moved = pushed_out;
    }
}

static void chi(uint64_t lanes[25]) {
    unsigned x, row;
    for (row = 0; row < 25; row += 5) {
        uint64_t old[5];
        for (x = 0; x < 5; ++x)
            old[x] = lanes[row + x];
        for (x = 0; x < 5; ++x)
            lanes[row + x] = old[x] ^ (~old[(x + 1) % 5] & old[(x + 2) % 5]);
    }
}

/* The round constants' bits come from a shift register with the polynomial
 * x^8 + x^6 + x^5 + x^4 + 1; bit 2^j - 1 of a constant is its next output. */
static void iota(uint64_t lanes[25], uint8_t* shift_register) {
    unsigned j;
    for (j = 0; j < 7; ++j) {
        if (*shift_register & 1)
            lanes[0] ^= (uint64_t)1 << ((1u << j) - 1);
        *shift_register = (uint8_t)(*shift_register << 1 ^ (*shift_register >> 7) * 0x71);
    }
}

static void permute(uint64_t lanes[25]) {
    uint8_t shift_register = 1;
    unsigned round;
    for (round = 0; round < ROUNDS; ++round) {
        theta(lanes);
        rho_and_pi(lanes);
        chi(lanes);
        iota(lanes, &shift_register);
    }
}

static void add_byte(uint64_t lanes[25], size_t place, uint8_t byte) {
    lanes[place / 8] ^= (uint64_t)byte << 8 * (place % 8);
}

void sha3_256_begin(struct sha3_256* state) {
    unsigned i;
    for (i = 0; i < 25; ++i)
        state->lanes[i] = 0;
    state->filled = 0;
}

void sha3_256_add(struct sha3_256* state, const void* data, size_t bytes) {
    const uint8_t* next = (const uint8_t*)data;
    const uint8_t* const end = next + bytes;
    while (next != end) {
        add_byte(state->lanes, state->filled++, *next++);
        if (state->filled == SHA3_256_RATE) {
            permute(state->lanes);
            state->filled = 0;
        }
    }
}

void sha3_256_end(struct sha3_256* state, uint8_t digest[SHA3_256_BYTES]) {
    unsigned i;
    add_byte(state->lanes, state->filled, 0x06); /* the two bits of SHA-3, and padding's first */
    add_byte(state->lanes, SHA3_256_RATE - 1, 0x80);
    permute(state->lanes);
    for (i = 0; i < SHA3_256_BYTES; ++i)
        digest[i] = (uint8_t)(state->lanes[i / 8] >> 8 * (i % 8));
}
