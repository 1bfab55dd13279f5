/* SPDX-License-Identifier: Apache-2.0
 *
 * AES-OMP against size and threads: section 5 of its paper, AES-128, encryption. The command line
 * is RUNS THREADS BYTES...; for each size a line
 *
 *   BYTES SECONDS SECONDS ...
 *
 * with the time of each run, that of its slowest thread: processor time, as others may use the
 * host. Data are in memory, in place. Compile with -fopenmp -DKEY_BITS=128.
 */
#include "ttable_openmp.h"

/* 0 if it failed. */
static double seconds_of_run(uint8_t* data, size_t bytes) {
    const double started = seconds_of_thread();
    if (!crypt(data, data, bytes))
        return 0;
    return threads > 1 ? slowest_seconds : seconds_of_thread() - started;
}

static int measure_size(size_t bytes, int runs) {
    uint8_t* data = (uint8_t*)aligned_alloc(64, bytes);
    int done = data != NULL;
    if (!done) {
        fprintf(stderr, "aes_omp: no memory for %zu bytes\n", bytes);
        return 0;
    }
    memset(data, 1, bytes);
    printf("%zu", bytes);
    for (int run = 0; done && run < runs; ++run) {
        const double seconds = seconds_of_run(data, bytes);
        printf(" %.6f", seconds);
        done = seconds > 0;
    }
    printf("\n");
    free(data);
    return done;
}

int main(int count, char** words) {
    static const uint8_t key[most_key_bytes] = {1, 2, 3};
    const struct task task = {ecb_encrypt, KEY_BITS, key, NULL};
    const struct cipher cipher = {"aes_omp", prepare, crypt, NULL};
    const int runs = count > 3 ? atoi(words[1]) : 0;
    threads = count > 3 ? atoi(words[2]) : 0;
    for (int i = 3; i < count; ++i) {
        const size_t bytes = (size_t)strtoull(words[i], NULL, 10);
        if (bytes == 0 || bytes % 4096 != 0)
            threads = 0;
    }
    if (runs < 1 || threads < 1 || threads > most_threads) {
        fprintf(stderr,
                "usage: aes_omp RUNS THREADS BYTES...: multiples of 4096; else 1 or more\n");
        return 2;
    }
    omp_set_dynamic(0);
    if (!is_verified(&cipher, ecb_encrypt, KEY_BITS) || !prepare(&task))
        return 1;
    for (int i = 3; i < count; ++i)
        if (!measure_size((size_t)strtoull(words[i], NULL, 10), runs))
            return 1;
    return 0;
}
