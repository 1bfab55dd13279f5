/* SPDX-License-Identifier: Apache-2.0
 *
 * Of the host programs whose CPE side reads frame.h. */
#include <stdint.h>
#include <string.h>
#include <time.h>

#include "frame.h"

struct task {
    uint64_t results;
    uint64_t columns;
    uint64_t rows;
    int64_t arguments[TASK_ARGUMENT_COUNT];
};
typedef char task_has_its_size[sizeof(struct task) == TASK_BYTES ? 1 : -1];

/* The value of "name=value" among the arguments, or NULL. */
static const char* option(int count, char** values, const char* name) {
    size_t length = strlen(name);
    int i;
    for (i = 1; i < count; i++)
        if (strncmp(values[i], name, length) == 0 && values[i][length] == '=')
            return values[i] + length + 1;
    return NULL;
}

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
