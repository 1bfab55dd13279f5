/* SPDX-License-Identifier: Apache-2.0
 *
 * Bitsliced AES with AVX2 on one core of this host: 256 blocks in 128 values of 256 bits, the form
 * of planes.h. No table is looked up. speed.h says what is printed. Compile with
 * -mavx2 -Ibuild/kernels.
 */
#include "key_planes.h"
#include "speed.h"
#include <immintrin.h>

typedef unsigned plane __attribute__((vector_size(32)));
typedef const unsigned* key_store;
typedef const unsigned* round_key;
static round_key key_of_round(key_store keys, int round) {
    return keys + 128 * round;
}

#define PLANE_FUNCTION static inline __attribute__((always_inline))
#define ROUND_FUNCTION static __attribute__((noinline))
#define UNROLL _Pragma("GCC unroll 128")
#define UNROLL_COLUMNS
#include "bitsliced/sbox_2input_c.h"
#include "planes.h"

enum { batch_blocks = 256, batch_bytes = batch_blocks * block_bytes };

static unsigned key_masks[most_key_masks];
static int rounds;
static uint8_t first_counter[block_bytes];
static enum operation operation;

/* ---- Bytes to words ----------------------------------------------------------------------------
 *
 * Word g of a column holds eight blocks, one in each lane: lane 4h + k has block 8g + 2k + h, since
 * vectors of two blocks are read, and words change places within their halves only. */

static __m256i load(const uint8_t* bytes) {
    return _mm256_loadu_si256((const __m256i*)(const void*)bytes);
}

static void store(uint8_t* bytes, __m256i value) {
    _mm256_storeu_si256((__m256i*)(void*)bytes, value);
}

/* In both halves a square of four by four words, turned at its diagonal. */
static void turn(__m256i v[4]) {
    const __m256i low01 = _mm256_unpacklo_epi32(v[0], v[1]);
    const __m256i low23 = _mm256_unpacklo_epi32(v[2], v[3]);
    const __m256i high01 = _mm256_unpackhi_epi32(v[0], v[1]);
    const __m256i high23 = _mm256_unpackhi_epi32(v[2], v[3]);
    v[0] = _mm256_unpacklo_epi64(low01, low23);
    v[1] = _mm256_unpackhi_epi64(low01, low23);
    v[2] = _mm256_unpacklo_epi64(high01, high23);
    v[3] = _mm256_unpackhi_epi64(high01, high23);
}

static void load_blocks(plane state[block_planes], const uint8_t* in) {
    for (int g = 0; g < lane_bits; ++g) {
        __m256i v[4];
        for (int k = 0; k < 4; ++k)
            v[k] = load(in + 128 * g + 32 * k);
        turn(v);
        for (int column = 0; column < 4; ++column)
            state[lane_bits * column + g] = (plane)v[column];
    }
    transpose(state);
}

/* added: a batch of bytes, or NULL. */
static void store_blocks(uint8_t* out, plane state[block_planes], const uint8_t* added) {
    transpose(state);
    for (int g = 0; g < lane_bits; ++g) {
        __m256i v[4];
        for (int column = 0; column < 4; ++column)
            v[column] = (__m256i)state[lane_bits * column + g];
        turn(v);
        for (int k = 0; k < 4; ++k) {
            const int place = 128 * g + 32 * k;
            store(out + place, added == NULL ? v[k] : _mm256_xor_si256(v[k], load(added + place)));
        }
    }
}

/* ---- The cipher ---------------------------------------------------------------------------------
 */

static void count_blocks(plane state[block_planes], uint64_t blocks_before) {
    static const plane lane[] = {{0, 0, 0, 0, ~0U, ~0U, ~0U, ~0U},
                                 {0, ~0U, 0, ~0U, 0, ~0U, 0, ~0U},
                                 {0, 0, ~0U, ~0U, 0, 0, ~0U, ~0U}};
    unsigned first[4];
    counter_words(first, first_counter, blocks_before);
    count(state, first, lane, 3);
}

static void crypt_batch(uint8_t* out, const uint8_t* in, uint64_t blocks_before) {
    plane state[block_planes];
    if (operation == ctr)
        count_blocks(state, blocks_before);
    else
        load_blocks(state, in);
    if (operation == ecb_decrypt)
        decrypt_planes(state, key_masks, rounds);
    else
        encrypt_planes(state, key_masks, rounds);
    store_blocks(out, state, operation == ctr ? in : NULL);
}

static int crypt(uint8_t* out, const uint8_t* in, size_t bytes) {
    size_t done = 0;
    for (; done + batch_bytes <= bytes; done += batch_bytes)
        crypt_batch(out + done, in + done, done / block_bytes);
    if (done < bytes) {
        uint8_t last[batch_bytes] = {0};
        memcpy(last, in + done, bytes - done);
        crypt_batch(last, last, done / block_bytes);
        memcpy(out + done, last, bytes - done);
    }
    return 1;
}

static int prepare(const struct task* task) {
    rounds = expand_to_masks(task, key_masks);
    operation = task->operation;
    if (operation == ctr)
        memcpy(first_counter, task->counter, sizeof first_counter);
    return 1;
}

int main(int count, char** words) {
    const struct cipher cipher = {"bitsliced_avx2", prepare, crypt, NULL};
    const double hz = clock_hz();
    struct effort effort;
    if (!read_effort(&effort, cipher.program, count, words))
        return 2;
    for (int key_bits = 128; key_bits <= 256; key_bits += 64)
        for (int i = 0; i < operations; ++i)
            if (!measure(&cipher, (enum operation)i, key_bits, hz, &effort))
                return 1;
    return 0;
}
