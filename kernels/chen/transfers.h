/* SPDX-License-Identifier: Apache-2.0
 *
 * Units of the data (1 KB) between main memory and LDM. Of each round of Chen et al. a CPE gets one,
 * works on it and puts it back: one after the other in Algorithm 3, which is here. WORKS_IN_PLACE,
 * 0 or 1: a unit goes from the buffer that it came in.
 */
#ifndef CHEN_TRANSFERS_H
#define CHEN_TRANSFERS_H

#include "chen_task.h"

enum { operation_put = 0, operation_get = 1 };

typedef unsigned char unit_buffer[CHEN_MAX_UNIT];

static __thread unit_buffer input[2] __attribute__((aligned(128)));
#if !WORKS_IN_PLACE
static __thread unit_buffer output[2] __attribute__((aligned(128)));
#endif
static __thread volatile int get_done[2];
static __thread volatile int put_done[2];

static inline unsigned char* result_of(int buffer) {
#if WORKS_IN_PLACE
    return input[buffer];
#else
    return output[buffer];
#endif
}

/* The descriptor: size in bits 23:0, operation in 59:56, LDM address of the reply word in 79:64. */
static inline void start_dma(unsigned long operation, unsigned long memory, void* ldm,
                             unsigned long bytes, volatile int* done) {
    unsigned long descriptor;
    *done = 0;
    asm volatile("vinsw %4,$31,2,%0\n\t"
                 "vinsf %1,%0,0,%0\n\t"
                 "dma %0,%2,%3"
                 : "=&r"(descriptor)
                 : "r"(operation << 56 | bytes), "r"(memory), "r"(ldm), "r"(done)
                 : "memory");
}

static inline void wait_for(volatile int* done) {
    while (*done == 0)
        ;
    asm volatile("memb" ::: "memory");
}

static inline unsigned long core_number(void) {
    unsigned long core;
    asm volatile("rcsr %0,0" : "=r"(core));
    return core & 63;
}

static inline unsigned long length_of_unit(const struct chen_task* task, unsigned long offset) {
    const unsigned long left = task->bytes - offset;
    return left < task->unit ? left : task->unit;
}

static inline void get_unit(const struct chen_task* task, unsigned long offset, int buffer) {
    start_dma(operation_get, task->input + offset, input[buffer], length_of_unit(task, offset),
              &get_done[buffer]);
}

static inline void put_unit(const struct chen_task* task, unsigned long offset, int buffer) {
    start_dma(operation_put, task->output + offset, result_of(buffer), length_of_unit(task, offset),
              &put_done[buffer]);
}

/* The program brings it: AES on whole blocks in LDM; out may be in. */
static void crypt_blocks(const unsigned char* in, unsigned char* out, unsigned long bytes);

/* Single buffering. */
static void algorithm_3(const struct chen_task* task) {
    const unsigned long stride = task->cpes * task->unit;
    for (unsigned long at = core_number() * task->unit; at < task->bytes; at += stride) {
        get_unit(task, at, 0);
        wait_for(&get_done[0]);
        crypt_blocks(input[0], result_of(0), length_of_unit(task, at));
        put_unit(task, at, 0);
        wait_for(&put_done[0]);
    }
}

#endif
