/* SPDX-License-Identifier: Apache-2.0
 *
 * The task that host/aes.c hands over, and DMA in C.
 */
#ifndef ASAP_TRANSFERS_H
#define ASAP_TRANSFERS_H

#include "../common/aes_task.h"

typedef unsigned char byte;

/* In main memory. */
struct task {
    const byte* input;
    byte* output;
    long bytes;
    long unit;
    long cpes;
    long double_buffer;
};

/* Fields of the descriptor: size 23:0, operation 59:56, LDM address of the reply word 79:64. */
#define START_DMA(operation, memory, ldm, size, reply)                                             \
    do {                                                                                           \
        *(reply) = 0;                                                                              \
        asm volatile("vinsw %0,$31,2,$28\n\t"                                                      \
                     "ldi $28," #operation "($31)\n\t"                                             \
                     "sll $28,56,$28\n\t"                                                          \
                     "vinsw %1,$28,0,$28\n\t"                                                      \
                     "dma $28,%2,%3"                                                               \
                     :                                                                             \
                     : "r"(reply), "r"(size), "r"(memory), "r"(ldm)                                \
                     : "memory");                                                                  \
    } while (0)

static inline void wait_for(volatile int* reply) {
    while (*reply == 0)
        ;
    asm volatile("memb" : : : "memory");
}

static inline void get(const byte* memory, byte* ldm, long size, volatile int* reply) {
    START_DMA(1, memory, ldm, size, reply);
}

static inline void put(byte* memory, const byte* ldm, long size, volatile int* reply) {
    START_DMA(0, memory, ldm, size, reply);
}

/* The length of the unit at `offset`: the last one may be shorter. */
static inline long unit_size(long offset, long unit, long bytes) {
    return bytes - offset < unit ? bytes - offset : unit;
}

#endif
