/* SPDX-License-Identifier: Apache-2.0 */
#include "spawns.h"

#include <athread.h>
#include <stdio.h>
#include <stdlib.h>

static uint64_t* spawns;
static size_t count, room;
static uint64_t began;

uint64_t mpe_cycles(void) {
    unsigned long cycles;
    __asm__ volatile("rtc %0" : "=r"(cycles));
    return cycles;
}

int timed_spawn(void* slave_function, void* argument) {
    began = mpe_cycles();
    return __real_athread_spawn(slave_function, argument);
}

int timed_join(void) {
    const int result = athread_join();
    const uint64_t cycles = mpe_cycles() - began;
    if (count == room) {
        room = 2 * room + 64;
        spawns = realloc(spawns, room * sizeof *spawns);
        if (spawns == NULL) {
            fprintf(stderr, "out of memory for the times of the spawns\n");
            exit(1);
        }
    }
    spawns[count++] = cycles;
    return result;
}

size_t spawn_count(void) { return count; }

uint64_t spawn_cycles(size_t number) { return spawns[number]; }
