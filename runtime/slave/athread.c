/* SPDX-License-Identifier: Apache-2.0
 *
 * athread of a CPE: transfers by descriptor, barriers, the core's number.
 */
#include <dma.h>
#include <slave.h>

static int transfer(unsigned operation, dma_mode mode, unsigned long memory, unsigned long ldm,
                    int len, volatile void *reply, char rows, int stride, int bsize) {
    dma_desc descriptor = 0;
    dma_set_op(&descriptor, operation);
    dma_set_mode(&descriptor, mode);
    dma_set_size(&descriptor, (unsigned)len);
    dma_set_bsize(&descriptor, (unsigned)bsize);
    dma_set_stepsize(&descriptor, (unsigned)stride);
    dma_set_reply(&descriptor, reply);
    dma_set_mask(&descriptor, (unsigned char)rows);
    dma(descriptor, memory, ldm);
    return 0;
}

int athread_get(dma_mode mode, const volatile void *src, volatile void *dest, int len,
                volatile void *reply, char mask, int stride, int bsize) {
    return transfer(DMA_GET, mode, (unsigned long)src, (unsigned long)dest, len, reply, mask,
                    stride, bsize);
}

int athread_put(dma_mode mode, const volatile void *src, volatile void *dest, int len,
                volatile void *reply, int stride, int bsize) {
    return transfer(DMA_PUT, mode, (unsigned long)dest, (unsigned long)src, len, reply, 0, stride,
                    bsize);
}

/* Logical and physical numbers agree: all 64 cores are there. */
int athread_get_id(int core) { return core == -1 ? _MYID : core; }
int athread_get_core(int id) { return id == -1 ? _MYID : id; }

static void row_barrier(int columns) {
    __asm__ volatile("synr %0" : : "r"((long)(columns & 0xff)) : "memory");
}

static void column_barrier(int rows) {
    __asm__ volatile("sync %0" : : "r"((long)(rows & 0xff)) : "memory");
}

int athread_syn(scope scp, int mask) {
    switch (scp) {
    case ROW_SCOPE:
        row_barrier(mask);
        return 0;
    case COL_SCOPE:
        column_barrier(mask);
        return 0;
    case ARRAY_SCOPE:
        row_barrier(mask);
        /* Programs only show 0xffff. One byte alone is taken for both. */
        column_barrier(mask >> 8 & 0xff ? mask >> 8 : mask);
        return 0;
    }
    return -1;
}
