/* SPDX-License-Identifier: Apache-2.0
 *
 * How long each spawn took, from athread_spawn to the end of athread_join, by the cycle counter of
 * the MPE (1.45 GHz).
 */
#ifndef EXPORTED_SPAWNS_H
#define EXPORTED_SPAWNS_H

#include <stddef.h>
#include <stdint.h>

#define CLOCK_HZ 1450000000.0

uint64_t mpe_cycles(void);
int timed_spawn(void* slave_function, void* argument);
int timed_join(void);

/* Those that have been joined, in their order. */
size_t spawn_count(void);
uint64_t spawn_cycles(size_t number);

#endif
