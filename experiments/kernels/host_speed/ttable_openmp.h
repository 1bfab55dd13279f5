/* SPDX-License-Identifier: Apache-2.0
 *
 * AES by tables on this host, with OpenMP: the kernel ttable_c (the form of Rijndael's
 * rijndael-alg-fst.c and of OpenSSL's aes_core.c) as the host's compiler makes it. Keys and tables
 * are made once; then each thread takes its share of the blocks, which lie one after the other.
 *
 * Compile with -fopenmp -DKEY_BITS=128 or 192 or 256, and with -DDECRYPTS=1 for the other
 * direction.
 */
#ifndef HOST_SPEED_TTABLE_OPENMP_H
#define HOST_SPEED_TTABLE_OPENMP_H

#include "../../../kernels/host/aes_key.h"
#include "speed.h"
#include <omp.h>

#if __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "ttable_c takes columns for little-endian words"
#endif

#ifndef DECRYPTS
#define DECRYPTS 0
#endif

/* What the CPE has in local memory, all threads share here. */
#define __thread
#include "../../../kernels/ttable_c/ttable.c"
#undef __thread

byte aes_sbox[256];
word aes_round_keys[aes_max_round_key_bytes / 4];
const long ttable_rounds = KEY_BITS / 32 + 6;
const long ttable_decrypts = DECRYPTS;

static int threads = 1;
static double slowest_seconds; /* of several threads in the last call */

static int prepare(const struct task* task) {
    uint8_t sbox[256];
    uint8_t* round_keys = (uint8_t*)aes_round_keys;
    aes_make_sbox(sbox);
    aes_expand_key(task->key, KEY_BITS / 8, sbox, round_keys);
    memcpy(aes_sbox, sbox, sizeof aes_sbox);
    if (DECRYPTS) {
        aes_invert_keys(round_keys, (int)ttable_rounds);
        aes_invert_sbox(sbox, aes_sbox);
    }
    aes_prepare();
    return 1;
}

static void crypt_share(uint8_t* out, const uint8_t* in, size_t begin, size_t end) {
    aes_crypt_blocks((const int*)(const void*)(in + block_bytes * begin),
                     (int*)(void*)(out + block_bytes * begin), (long)(block_bytes * (end - begin)));
}

/* Of the threads of one call, which end one after the other. */
static void note_seconds(double seconds) {
#pragma omp critical
    if (seconds > slowest_seconds)
        slowest_seconds = seconds;
}

static int crypt(uint8_t* out, const uint8_t* in, size_t bytes) {
    const size_t blocks = bytes / block_bytes;
    if (threads == 1) {
        crypt_share(out, in, 0, blocks);
        return 1;
    }
    slowest_seconds = 0;
#pragma omp parallel num_threads(threads)
    {
        const double started = seconds_of_thread();
        const size_t share = (size_t)omp_get_thread_num();
        const size_t shares = (size_t)omp_get_num_threads();
        crypt_share(out, in, blocks * share / shares, blocks * (share + 1) / shares);
        note_seconds(seconds_of_thread() - started);
    }
    return 1;
}

#endif
