/* SPDX-License-Identifier: Apache-2.0
 *
 * In front of the kernel's own host program, which is compiled unchanged: its spawns are timed, and
 * its memory begins where lines of main memory do, as it does in the simulator.
 */
#ifndef EXPORTED_KERNEL_HOST_H
#define EXPORTED_KERNEL_HOST_H

#include <athread.h>
#include <malloc.h>
#include <stdlib.h>
#include <string.h>

#include "spawns.h"

#define EXPORTED_SLAVE(name) SLAVE_FUN(name)
#undef athread_spawn
#define athread_spawn(name, argument) timed_spawn((void*)EXPORTED_SLAVE(name), (void*)(argument))
#undef athread_join
#define athread_join() timed_join()

/* For host programs that time by themselves. */
#define HOST_CYCLES mpe_cycles

enum { MEMORY_LINE_BYTES = 128 };

static inline void* line_malloc(size_t bytes) {
    return memalign(MEMORY_LINE_BYTES, bytes);
}

static inline void* line_calloc(size_t count, size_t bytes) {
    void* memory = line_malloc(count * bytes);
    return memory ? memset(memory, 0, count * bytes) : NULL;
}

#define malloc line_malloc
#define calloc line_calloc
#define main kernel_main

#endif
