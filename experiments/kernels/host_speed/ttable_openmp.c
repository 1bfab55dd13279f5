/* SPDX-License-Identifier: Apache-2.0
 *
 * How fast ttable_openmp.h is. Behind speed.h's command line stand numbers of threads: a line for
 * each, of data in memory.
 */
#include "ttable_openmp.h"

/* A line for this many threads, two or more. */
static int measure_threads(const struct cipher* cipher, enum operation operation, size_t bytes) {
    static const uint8_t key[most_key_bytes] = {1, 2, 3};
    const struct task task = {operation, KEY_BITS, key, NULL};
    double seconds;
    if (!is_verified(cipher, operation, KEY_BITS) || !prepare(&task))
        return 0;
    seconds = memory_seconds_per_byte(cipher, bytes, &slowest_seconds);
    print_speed(&task, threads, 0, 0, seconds);
    return seconds > 0;
}

int main(int count, char** words) {
    const enum operation operation = DECRYPTS ? ecb_decrypt : ecb_encrypt;
    const struct cipher cipher = {"ttable_openmp", prepare, crypt, NULL};
    struct effort effort;
    if (!read_effort(&effort, cipher.program, count, words))
        return 2;
    if (!measure(&cipher, operation, KEY_BITS, clock_hz(), &effort))
        return 1;
    omp_set_dynamic(0);
    for (int i = 3; i < count; ++i) {
        threads = atoi(words[i]);
        if (threads < 2 || threads > most_threads ||
            !measure_threads(&cipher, operation, effort.memory_bytes))
            return 1;
    }
    return 0;
}
