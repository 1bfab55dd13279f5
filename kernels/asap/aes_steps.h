/* SPDX-License-Identifier: Apache-2.0
 *
 * The steps of AES-128 (FIPS-197, sections 5.1 and 5.2) as each task of the AsAP kernels does them:
 * one byte after another, look-up in the S-box by bytes, products by x by shift and condition. A
 * block lies in the order of its bytes: row r of column c at r + 4 c. Loops are unrolled, because they
 * would cost more than what they repeat.
 *
 * All of AsAP's kernels use these: the pipelines on a core each, asap_alone all of them on one.
 */
#ifndef ASAP_AES_STEPS_H
#define ASAP_AES_STEPS_H

enum { block_bytes = 16, column_bytes = 4, columns = 4, rounds = 10 };

typedef unsigned char byte;
typedef long __attribute__((may_alias)) half_block;

#define STEP static inline __attribute__((always_inline)) void

/* The end of a step: its result is in LDM, as it has to be for the next core. Where steps follow each
 * other on one core, the compiler would otherwise begin with the loads of all, run out of registers
 * and spill: MixColumns takes twice as long, the whole cipher a fifth longer. */
STEP step_done(void) {
    asm volatile("" : : : "memory");
}

STEP copy_block(byte* restrict to, const byte* restrict from) {
    long low = ((const half_block*)from)[0], high = ((const half_block*)from)[1];
    ((half_block*)to)[0] = low;
    ((half_block*)to)[1] = high;
}

/* The one step that cares for no bytes. */
STEP add_round_key(byte* restrict state, const byte* restrict key) {
    long low = ((const half_block*)state)[0] ^ ((const half_block*)key)[0];
    long high = ((const half_block*)state)[1] ^ ((const half_block*)key)[1];
    ((half_block*)state)[0] = low;
    ((half_block*)state)[1] = high;
    step_done();
}

STEP sub_bytes(byte* restrict state, const byte* restrict sbox) {
#pragma GCC unroll 16
    for (int i = 0; i < block_bytes; i++)
        state[i] = sbox[state[i]];
    step_done();
}

/* Row r moves r places to the left. */
STEP shift_rows(byte* state) {
#pragma GCC unroll 3
    for (int r = 1; r < 4; r++) {
        byte row[columns];
#pragma GCC unroll 4
        for (int c = 0; c < columns; c++)
            row[c] = state[r + 4 * ((c + r) % columns)];
#pragma GCC unroll 4
        for (int c = 0; c < columns; c++)
            state[r + 4 * c] = row[c];
    }
    step_done();
}

/* Both in one pass: byte r + 4 c of the result comes from r + 4 (c + r). */
STEP sub_bytes_and_shift_rows(byte* restrict result, const byte* restrict state,
                              const byte* restrict sbox) {
#pragma GCC unroll 16
    for (int i = 0; i < block_bytes; i++)
        result[i] = sbox[state[(i + 4 * (i % 4)) % block_bytes]];
    step_done();
}

/* Product by x in GF(2^8), FIPS-197 section 4.2.1. */
static inline __attribute__((always_inline)) byte times_x(byte a) {
    byte product = a << 1;
    if (a & 0x80)
        product ^= 0x1b;
    return product;
}

STEP mix_column(byte* s) {
    byte s0 = s[0], s1 = s[1], s2 = s[2], s3 = s[3];
    s[0] = times_x(s0) ^ (times_x(s1) ^ s1) ^ s2 ^ s3;
    s[1] = s0 ^ times_x(s1) ^ (times_x(s2) ^ s2) ^ s3;
    s[2] = s0 ^ s1 ^ times_x(s2) ^ (times_x(s3) ^ s3);
    s[3] = (times_x(s0) ^ s0) ^ s1 ^ s2 ^ times_x(s3);
}

/* Columns from .. from + count - 1; both are constants where this is used. */
STEP mix_columns(byte* state, int from, int count) {
#pragma GCC unroll 4
    for (int c = from; c < from + count; c++) {
        mix_column(state + column_bytes * c);
        step_done();
    }
}

/* The three tasks of the key schedule: SubWord first, as on AsAP; it commutes with RotWord. The round
 * constant is added here, to the byte that RotWord brings to the front. */
STEP key_sub_word(byte* restrict word, const byte* restrict key, const byte* restrict sbox,
                  byte round_constant) {
    word[0] = sbox[key[12]];
    word[1] = sbox[key[13]] ^ round_constant;
    word[2] = sbox[key[14]];
    word[3] = sbox[key[15]];
    step_done();
}

STEP key_rot_word(byte* word) {
    byte first = word[0];
#pragma GCC unroll 3
    for (int i = 1; i < column_bytes; i++)
        word[i - 1] = word[i];
    word[column_bytes - 1] = first;
    step_done();
}

/* The next round key in place, from the word that changes its first one; that word is taken rotated. */
STEP xor_words(byte* restrict key, const byte* restrict word, int rotation) {
#pragma GCC unroll 4
    for (int i = 0; i < column_bytes; i++)
        key[i] ^= word[(i + rotation) % column_bytes];
#pragma GCC unroll 12
    for (int i = column_bytes; i < block_bytes; i++)
        key[i] ^= key[i - column_bytes];
    step_done();
}

STEP key_xor(byte* key, byte* word) {
    xor_words(key, word, 0);
}

STEP key_rot_word_then_key_xor(byte* key, byte* word) {
    key_rot_word(word);
    key_xor(key, word);
}

/* KeyRotWord and KeyXOR in one pass: the rotation only says which byte is which. */
STEP key_scheduling(byte* key, byte* word) {
    xor_words(key, word, 1);
}

#endif
