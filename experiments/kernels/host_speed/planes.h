/* SPDX-License-Identifier: Apache-2.0
 *
 * AES on bit planes, after Hajihassani et al., "Fast AES Implementation: A High-Throughput
 * Bitsliced Approach" (IEEE TPDS 2019), sections 4.2 to 4.6: one value for each bit position of the
 * block, one bit of it for each block. A GPU's thread has 128 registers of 32 bits, so 32 blocks; a
 * processor with AVX2 has 128 values of 256 bits, which are eight such threads side by side
 * (`lanes`).
 *
 * Plane 32c + 8r + b holds bit b of row r of column c, that is of byte 4c + r of each block.
 * SubBytes is a circuit (kernels/bitsliced/circuits), without its constant 0x63: who makes the
 * round keys adds it. ShiftRows is a matter of which planes a column reads. Round keys are masks of
 * full width, one for each plane; both directions take the same.
 *
 * Whoever includes it has defined, and has included an S-box, sub_byte() and inverse_sub_byte():
 *   plane            an unsigned type whose 32-bit lanes are shifted and combined, also with
 *                    unsigned
 *   key_store        where the round keys are; the type round_key, which has mask i as keys[i]; and
 *                    round_key key_of_round(key_store, int round), called in the order of use
 *   PLANE_FUNCTION   what stands in front of a function that becomes part of its caller
 *   ROUND_FUNCTION   the same of a round: one copy suffices where planes lie in memory
 *   UNROLL           in front of a loop that is to become straight code
 *   UNROLL_COLUMNS   the same of the loop over columns: planes in registers cannot be indexed
 */
#ifndef HOST_SPEED_PLANES_H
#define HOST_SPEED_PLANES_H

enum { block_planes = 128, lane_bits = 32, lane_index_bits = 5 };

/* ---- Blocks to planes and back ----------------------------------------------------------------
 */

/* Exchanges the bits of `upper` and `lower` that differ in place by `places`: those of the mask. */
PLANE_FUNCTION void exchange(plane* lower, plane* upper, int places, unsigned mask) {
    const plane difference = ((*lower >> places) ^ *upper) & mask;
    *upper = *upper ^ difference;
    *lower = *lower ^ (difference << places);
}

/* Column by column: bit b of word g becomes bit g of word b. Its own inverse. */
PLANE_FUNCTION void transpose(plane state[block_planes]) {
    UNROLL_COLUMNS
    for (int column = 0; column < 4; ++column) {
        plane* words = state + lane_bits * column;
        UNROLL
        for (int i = 0; i < 16; ++i)
            exchange(words + i, words + i + 16, 16, 0x0000ffffU);
        UNROLL
        for (int i = 0; i < 16; ++i)
            exchange(words + i / 8 * 16 + i % 8, words + i / 8 * 16 + i % 8 + 8, 8, 0x00ff00ffU);
        UNROLL
        for (int i = 0; i < 16; ++i)
            exchange(words + i / 4 * 8 + i % 4, words + i / 4 * 8 + i % 4 + 4, 4, 0x0f0f0f0fU);
        UNROLL
        for (int i = 0; i < 16; ++i)
            exchange(words + i / 2 * 4 + i % 2, words + i / 2 * 4 + i % 2 + 2, 2, 0x33333333U);
        UNROLL
        for (int i = 0; i < 16; ++i)
            exchange(words + 2 * i, words + 2 * i + 1, 1, 0x55555555U);
    }
}

/* All ones or all zeros: bit `place` of a number that consists of 32-bit words, the least first. */
PLANE_FUNCTION unsigned mask_of_bit(const unsigned* number, int place) {
    return 0U - (number[place / 32] >> place % 32 & 1U);
}

/* The planes of counter blocks: `first`, a number of 128 bits, plus the number of each block. A
 * block's number has the bits of `lane` (planes that say which lane it is in), and above them its
 * place in the lane, 0 to 31. So counters are never transposed; the sum is made bit by bit. */
PLANE_FUNCTION void count(plane state[block_planes], const unsigned first[4], const plane* lane,
                          int lane_number_bits) {
    const unsigned place_in_lane[lane_index_bits] = {0xaaaaaaaaU, 0xccccccccU, 0xf0f0f0f0U,
                                                     0xff00ff00U, 0xffff0000U};
    const plane zero = lane[0] ^ lane[0];
    plane carry = zero;
    UNROLL
    for (int bit = 0; bit < block_planes; ++bit) {
        const plane base = zero ^ mask_of_bit(first, bit);
        plane added = zero;
        if (bit < lane_number_bits)
            added = lane[bit];
        else if (bit < lane_number_bits + lane_index_bits)
            added = zero ^ place_in_lane[bit - lane_number_bits];
        /* The number is big-endian: its lowest byte is the block's last. */
        state[8 * (15 - bit / 8) + bit % 8] = base ^ added ^ carry;
        carry = (base & added) | (carry & (base ^ added));
    }
}

/* ---- The steps of a round ---------------------------------------------------------------------
 */

PLANE_FUNCTION void add_round_key(plane state[block_planes], round_key keys) {
    UNROLL
    for (int i = 0; i < block_planes; ++i)
        state[i] = state[i] ^ keys[i];
}

/* SubBytes and ShiftRows: of what will be this column. */
PLANE_FUNCTION void substitute_column(plane bytes[4][8], const plane* state, int column) {
    UNROLL
    for (int row = 0; row < 4; ++row) {
        UNROLL
        for (int bit = 0; bit < 8; ++bit)
            bytes[row][bit] = state[32 * ((column + row) % 4) + 8 * row + bit];
        sub_byte(bytes[row]);
    }
}

/* InvShiftRows and InvSubBytes. */
PLANE_FUNCTION void unsubstitute_column(plane bytes[4][8], const plane* state, int column) {
    UNROLL
    for (int row = 0; row < 4; ++row) {
        UNROLL
        for (int bit = 0; bit < 8; ++bit)
            bytes[row][bit] = state[32 * ((column + 4 - row) % 4) + 8 * row + bit];
        inverse_sub_byte(bytes[row]);
    }
}

/* A bit of twice the byte in GF(2^8): the paper's Algorithm 1. */
PLANE_FUNCTION plane twice(const plane byte[8], int bit) {
    const plane moved = byte[(bit + 7) % 8]; /* of 0x1b, bit 0 is in the rotation */
    return bit == 1 || bit == 3 || bit == 4 ? moved ^ byte[7] : moved;
}

/* t = a ^ the next row. */
PLANE_FUNCTION void add_next_rows(plane t[4][8], plane a[4][8]) {
    UNROLL
    for (int i = 0; i < 32; ++i)
        t[i / 8][i % 8] = a[i / 8][i % 8] ^ a[(i / 8 + 1) % 4][i % 8];
}

/* Plane i of MixColumns(a) = 2 t ^ the next row ^ t two rows on, equation 5. */
PLANE_FUNCTION plane mixed(plane a[4][8], plane t[4][8], int i) {
    const int row = i / 8;
    return twice(t[row], i % 8) ^ a[(row + 1) % 4][i % 8] ^ t[(row + 2) % 4][i % 8];
}

/* InvMixColumns(a) = MixColumns(a ^ 4 (a ^ a two rows on)): its first step. */
PLANE_FUNCTION void prepare_unmixing(plane a[4][8]) {
    UNROLL
    for (int row = 0; row < 2; ++row) {
        plane sum[8];
        plane doubled[8];
        UNROLL
        for (int bit = 0; bit < 8; ++bit)
            sum[bit] = a[row][bit] ^ a[row + 2][bit];
        UNROLL
        for (int bit = 0; bit < 8; ++bit)
            doubled[bit] = twice(sum, bit);
        UNROLL
        for (int bit = 0; bit < 8; ++bit) {
            const plane four = twice(doubled, bit);
            a[row][bit] = a[row][bit] ^ four;
            a[row + 2][bit] = a[row + 2][bit] ^ four;
        }
    }
}

/* ---- Rounds and the cipher --------------------------------------------------------------------
 */

ROUND_FUNCTION void middle_round(plane* result, const plane* state, round_key keys) {
    UNROLL_COLUMNS
    for (int column = 0; column < 4; ++column) {
        plane bytes[4][8];
        plane sums[4][8];
        substitute_column(bytes, state, column);
        add_next_rows(sums, bytes);
        UNROLL
        for (int i = 0; i < 32; ++i)
            result[32 * column + i] = mixed(bytes, sums, i) ^ keys[32 * column + i];
    }
}

ROUND_FUNCTION void last_round(plane* result, const plane* state, round_key keys) {
    UNROLL_COLUMNS
    for (int column = 0; column < 4; ++column) {
        plane bytes[4][8];
        substitute_column(bytes, state, column);
        UNROLL
        for (int i = 0; i < 32; ++i)
            result[32 * column + i] = bytes[i / 8][i % 8] ^ keys[32 * column + i];
    }
}

PLANE_FUNCTION void unsubstitute_and_add(plane bytes[4][8], const plane* state, int column,
                                         round_key keys) {
    unsubstitute_column(bytes, state, column);
    UNROLL
    for (int i = 0; i < 32; ++i)
        bytes[i / 8][i % 8] = bytes[i / 8][i % 8] ^ keys[32 * column + i];
}

ROUND_FUNCTION void middle_round_back(plane* result, const plane* state, round_key keys) {
    UNROLL_COLUMNS
    for (int column = 0; column < 4; ++column) {
        plane bytes[4][8];
        plane sums[4][8];
        unsubstitute_and_add(bytes, state, column, keys);
        prepare_unmixing(bytes);
        add_next_rows(sums, bytes);
        UNROLL
        for (int i = 0; i < 32; ++i)
            result[32 * column + i] = mixed(bytes, sums, i);
    }
}

ROUND_FUNCTION void last_round_back(plane* result, const plane* state, round_key keys) {
    UNROLL_COLUMNS
    for (int column = 0; column < 4; ++column) {
        plane bytes[4][8];
        unsubstitute_and_add(bytes, state, column, keys);
        UNROLL
        for (int i = 0; i < 32; ++i)
            result[32 * column + i] = bytes[i / 8][i % 8];
    }
}

/* rounds: 10, 12 or 14. */
PLANE_FUNCTION void encrypt_planes(plane state[block_planes], key_store keys, int rounds) {
    plane other[block_planes];
    add_round_key(state, key_of_round(keys, 0));
    for (int round = 1; round < rounds - 1; round += 2) {
        middle_round(other, state, key_of_round(keys, round));
        middle_round(state, other, key_of_round(keys, round + 1));
    }
    middle_round(other, state, key_of_round(keys, rounds - 1));
    last_round(state, other, key_of_round(keys, rounds));
}

PLANE_FUNCTION void decrypt_planes(plane state[block_planes], key_store keys, int rounds) {
    plane other[block_planes];
    add_round_key(state, key_of_round(keys, rounds));
    for (int round = rounds - 1; round > 1; round -= 2) {
        middle_round_back(other, state, key_of_round(keys, round));
        middle_round_back(state, other, key_of_round(keys, round - 1));
    }
    middle_round_back(other, state, key_of_round(keys, 1));
    last_round_back(state, other, key_of_round(keys, 0));
}

#endif
