/* SPDX-License-Identifier: Apache-2.0
 *
 * Transfers by hand: a descriptor is made once, and a transfer is one instruction. On the machine a
 * dma_desc is a vector; here it is the 128 bits of it that mean something, in a type that C for a
 * CPE keeps in a pair of registers. `asm("dma %0,%1,%2" : : "r"(descriptor), ...)` works too: the
 * compiler joins the pair (asm/alpha/translate.h).
 */
#ifndef SWSIM_DMA_H
#define SWSIM_DMA_H

#include <slave.h>

typedef unsigned __int128 dma_desc;

#define SWSIM_DMA_INLINE_ static __inline__ __attribute__((__always_inline__, __unused__))

SWSIM_DMA_INLINE_ void swsim_dma_field_(dma_desc* descriptor, unsigned low, unsigned bits,
                                        unsigned long value) {
    const dma_desc mask = ((dma_desc)1 << bits) - 1;
    *descriptor = (*descriptor & ~(mask << low)) | (dma_desc)value % ((dma_desc)1 << bits) << low;
}

/* Bytes for each core. */
SWSIM_DMA_INLINE_ void dma_set_size(dma_desc* descriptor, unsigned bytes) {
    swsim_dma_field_(descriptor, 0, 24, bytes);
}

/* Bytes of a block in main memory; in RANK_MODE each core's share of it. */
SWSIM_DMA_INLINE_ void dma_set_bsize(dma_desc* descriptor, unsigned bytes) {
    swsim_dma_field_(descriptor, 32, 20, bytes);
}

/* Bytes left out between two blocks in main memory. */
SWSIM_DMA_INLINE_ void dma_set_stepsize(dma_desc* descriptor, unsigned bytes) {
    swsim_dma_field_(descriptor, 96, 32, bytes);
}

/* DMA_PUT, DMA_GET or DMA_BARRIER. */
SWSIM_DMA_INLINE_ void dma_set_op(dma_desc* descriptor, unsigned operation) {
    swsim_dma_field_(descriptor, 56, 4, operation);
}

/* PE_MODE, BCAST_MODE, ROW_MODE, BROW_MODE or RANK_MODE. */
SWSIM_DMA_INLINE_ void dma_set_mode(dma_desc* descriptor, unsigned mode) {
    swsim_dma_field_(descriptor, 60, 4, mode);
}

/* A 32-bit word in LDM that counts up by 1 when a transfer is complete. */
SWSIM_DMA_INLINE_ void dma_set_reply(dma_desc* descriptor, const volatile void* reply) {
    swsim_dma_field_(descriptor, 64, 16, (unsigned long)reply);
}

/* The rows that take part in a broadcast. */
SWSIM_DMA_INLINE_ void dma_set_mask(dma_desc* descriptor, unsigned char rows) {
    swsim_dma_field_(descriptor, 88, 8, rows);
}

/* A get of 256 bytes to this core. */
SWSIM_DMA_INLINE_ void dma_descriptor_init(dma_desc* descriptor, const volatile void* reply) {
    *descriptor = 0;
    dma_set_op(descriptor, DMA_GET);
    dma_set_size(descriptor, 256);
    dma_set_reply(descriptor, reply);
}

SWSIM_DMA_INLINE_ void swsim_dma_(dma_desc descriptor, unsigned long memory, unsigned long ldm) {
    __asm__ volatile("dma %0,%1,%2" : : "r"(descriptor), "r"(memory), "r"(ldm) : "memory");
}

/* `memory` and `ldm` may be pointers or integers, as on the machine. */
#define dma(descriptor, memory, ldm)                                                               \
    swsim_dma_((descriptor), (unsigned long)(memory), (unsigned long)(ldm))

/* Waits until the reply word has counted to `count`. */
SWSIM_DMA_INLINE_ void dma_wait(const volatile void* reply, int count) {
    while (*(const volatile int*)reply != count)
        ;
    __asm__ volatile("" : : : "memory");
}

/* Transfers of this core that come later begin after all earlier ones are complete. */
SWSIM_DMA_INLINE_ void dma_barrier(void) {
    swsim_dma_((dma_desc)DMA_BARRIER << 56, 0, 0);
}

/* As on the machine, it brings the vector types. */
#include <simd.h>

#endif
