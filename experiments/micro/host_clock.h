/* SPDX-License-Identifier: Apache-2.0 */
#include <stdint.h>
#include <time.h>

/* Time as the host sees it, in cycles of 1.45 GHz: by the function HOST_CYCLES where there is one
 * (an exported folder has it), or by the system's clock. The simulator's host has none; its record of
 * a run says what a spawn costs. */
static uint64_t host_cycles(void) {
#if defined(HOST_CYCLES)
    return HOST_CYCLES();
#elif defined(MICRO_HOST_CLOCK)
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return ((uint64_t)time.tv_sec * 1000000000 + (uint64_t)time.tv_nsec) * 29 / 20;
#else
    return 0;
#endif
}
