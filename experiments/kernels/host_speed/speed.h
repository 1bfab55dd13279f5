/* SPDX-License-Identifier: Apache-2.0
 *
 * How fast a cipher is on this host. For each operation, key size and number of threads a line
 *
 *   OPERATION KEY_BITS THREADS CACHE_GB_PER_S CYCLES_PER_BYTE MEMORY_GB_PER_S
 *
 * with 0 for what was not measured. In a cache: 16 KB are done again and again by one thread, as
 * `openssl speed` does; nothing but the cipher counts, the best of many short slices. In memory: as
 * many bytes as the command line says, in place; the best of a few runs. Seconds are the thread's
 * own (of several threads, those of the slowest), because others may use the processor too. Cycles
 * are those of the core's clock as it is meanwhile, measured by a chain of additions.
 */
#ifndef HOST_SPEED_SPEED_H
#define HOST_SPEED_SPEED_H

#include "cipher.h"
#include "verify.h"
#include <time.h>

enum {
    cache_bytes = 16384,
    additions = 200000,
    memory_runs = 3,
    most_threads = 4096,
    most_memory_bytes = 1 << 30
};
/* A slice ends after so many bytes or seconds. Looking at the clock takes as long as 4 KB of
 * AES-NI. */
enum { slice_bytes = 64 * cache_bytes, calls_between_looks = 8 };
static const double slice_seconds = 0.001;

/* The command line: MEMORY_BYTES SLICES. */
struct effort {
    size_t memory_bytes;
    int slices;
};

/* Its own time: others may use the core too. */
static inline double seconds_of_thread(void) {
    struct timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

/* Additions of registers, each waiting for the one before: one a cycle on every processor that this
 * runs on. (Additions of literals are not: some processors do those when they rename registers.) */
static inline double clock_hz_once(void) {
#if defined(__x86_64__) || defined(__aarch64__)
    uint64_t sum = 1;
    uint64_t step = 3;
    double started = seconds_of_thread();
    for (int i = 0; i < additions / 20; ++i) {
#ifdef __x86_64__
        __asm__ volatile(".rept 20\n\tadd %1,%0\n\t.endr" : "+r"(sum) : "r"(step));
#else
        __asm__ volatile(".rept 20\n\tadd %0,%0,%1\n\t.endr" : "+r"(sum) : "r"(step));
#endif
    }
    return additions / (seconds_of_thread() - started);
#else
    return 0;
#endif
}

/* 0 if it cannot be measured. */
static inline double clock_hz(void) {
    double hz = 0;
    for (int i = 0; i < 200; ++i) {
        double once = clock_hz_once();
        hz = once > hz ? once : hz;
    }
    return hz;
}

/* Seconds for one byte of data in a cache, the best of the slices; 0 if the cipher failed. */
static inline double cache_seconds_per_byte(const struct cipher* cipher, int slices) {
    static _Alignas(64) uint8_t data[cache_bytes];
    double best = 1;
    for (int slice = 0; slice < slices; ++slice) {
        size_t bytes = 0;
        double started = seconds_of_thread();
        double taken;
        do {
            for (int call = 0; call < calls_between_looks; ++call)
                if (!cipher->crypt(data, data, cache_bytes))
                    return 0;
            bytes += (size_t)calls_between_looks * cache_bytes;
            taken = seconds_of_thread() - started;
        } while (bytes < slice_bytes && taken < slice_seconds);
        if (taken / (double)bytes < best)
            best = taken / (double)bytes;
    }
    return best;
}

/* The same of data in memory. slowest_seconds: where the cipher leaves how long the slowest of its
 * threads took; NULL if it has none but this. */
static inline double memory_seconds_per_byte(const struct cipher* cipher, size_t bytes,
                                             const double* slowest_seconds) {
    double best = 0;
    uint8_t* data = (uint8_t*)aligned_alloc(64, bytes);
    if (data == NULL) {
        fprintf(stderr, "%s: no memory for %zu bytes\n", cipher->program, bytes);
        return 0;
    }
    memset(data, 1, bytes);
    for (int run = 0; run < memory_runs; ++run) {
        const double started = seconds_of_thread();
        double taken;
        if (!cipher->crypt(data, data, bytes)) {
            best = 0;
            break;
        }
        taken = slowest_seconds != NULL ? *slowest_seconds : seconds_of_thread() - started;
        if (best == 0 || taken < best)
            best = taken;
    }
    free(data);
    return best / (double)bytes;
}

static inline double gb_per_s(double seconds_per_byte) {
    return seconds_per_byte == 0 ? 0 : 1e-9 / seconds_per_byte;
}

static inline void print_speed(const struct task* task, int threads, double cache_seconds,
                               double hz, double memory_seconds) {
    printf("%s %d %d %.4f %.4f %.4f\n", operation_names[task->operation], task->key_bits, threads,
           gb_per_s(cache_seconds), cache_seconds * hz, gb_per_s(memory_seconds));
}

/* Memory is gone through for the headline alone: ECB encryption with keys of 128 bits. */
static inline int is_headline(enum operation operation, int key_bits) {
    return operation == ecb_encrypt && key_bits == 128;
}

/* A line for one operation and key size of a cipher that has one thread. */
static inline int measure(const struct cipher* cipher, enum operation operation, int key_bits,
                          double hz, const struct effort* effort) {
    static const uint8_t key[most_key_bytes] = {1, 2, 3};
    static const uint8_t counter[block_bytes];
    const struct task task = {operation, key_bits, key, counter};
    double in_cache;
    double in_memory = 0;
    if (!is_verified(cipher, operation, key_bits) || !cipher->prepare(&task))
        return 0;
    in_cache = cache_seconds_per_byte(cipher, effort->slices);
    if (is_headline(operation, key_bits))
        in_memory = memory_seconds_per_byte(cipher, effort->memory_bytes, NULL);
    if (in_cache == 0 || (is_headline(operation, key_bits) && in_memory == 0))
        return 0;
    print_speed(&task, 1, in_cache, hz, in_memory);
    return 1;
}

/* The first two words of the command line. */
static inline int read_effort(struct effort* effort, const char* program, int count, char** words) {
    if (count >= 3) {
        effort->memory_bytes = (size_t)strtoull(words[1], NULL, 10);
        effort->slices = atoi(words[2]);
        if (effort->memory_bytes > 0 && effort->memory_bytes <= most_memory_bytes &&
            effort->memory_bytes % 4096 == 0 && effort->slices > 0)
            return 1;
    }
    fprintf(stderr, "usage: %s MEMORY_BYTES SLICES: multiples of 4096 to 1 GB; 1 or more\n",
            program);
    return 0;
}

#endif
