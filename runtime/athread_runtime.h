/* SPDX-License-Identifier: Apache-2.0
 *
 * Between a host program's shared object and the simulator that loads it.
 */
#ifndef ATHREAD_RUNTIME_H
#define ATHREAD_RUNTIME_H

#include <stddef.h>

struct swsim_host_interface {
    int (*init)(void);
    int (*set_num_threads)(int threads);
    int (*max_threads)(void);
    int (*spawn)(void *slave_function, void *argument);
    int (*join)(void);
    /* Simulated cycles of all spawns that have been joined, and how many there are in a second. */
    unsigned long (*cycles)(void);
    double (*clock_hz)(void);
    int (*halt)(void);
    void (*exit)(int status);
    void *(*allocate)(size_t bytes);
    void (*release)(void *pointer);
    size_t (*allocated_bytes)(void *pointer);
};

/* The simulator's, which the dynamic linker finds. Host programs call it from their constructors on.
 */
extern const struct swsim_host_interface swsim_host_interface __attribute__((weak));

#endif
