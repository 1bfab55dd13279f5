/* SPDX-License-Identifier: Apache-2.0
 *
 * Transfers that count themselves, by the names of dma_macros.h in public programs (X. Duan's; most
 * programs bring it along, and then theirs is used): dma_init() among the declarations of a
 * function, then any number of
 *
 *     pe_get(memory, ldm, bytes)     also row_get, rank_get, bcast_get, brow_get
 *     pe_put(memory, ldm, bytes)     also row_put, rank_put
 *
 * and dma_syn(), which waits for all of them. Stride, block size and mask are those of a mode.
 */
#ifndef SWSIM_DMA_MACROS_H
#define SWSIM_DMA_MACROS_H

#include <slave.h>

struct swsim_transfer_mode_ {
    int stride, block_bytes, mask;
};

struct swsim_transfers_ {
    int started;
    struct swsim_transfer_mode_ pe_get, row_get, rank_get, bcast_get, brow_get, pe_put, row_put,
        rank_put;
};

#define dma_init()                                                                                 \
    volatile int swsim_reply_ = 0;                                                                 \
    struct swsim_transfers_ swsim_transfers_ = {                                                   \
        .started = 0, .bcast_get = {0, 0, 0xff}, .brow_get = {0, 0, 0xff}}

#define dma_set_stride(mode, gap_bytes, bytes_of_block)                                            \
    {                                                                                              \
        swsim_transfers_.mode.stride = (int)(gap_bytes);                                           \
        swsim_transfers_.mode.block_bytes = (int)(bytes_of_block);                                 \
    }
#define dma_reset_stride(mode) dma_set_stride(mode, 0, 0)
#define bcast_set_mask(mode, rows)                                                                 \
    { swsim_transfers_.mode.mask = (int)(rows); }
#define bcast_reset_mask(mode) bcast_set_mask(mode, 0xff)

#define SWSIM_GET_(own, mode, memory, ldm, bytes)                                                  \
    {                                                                                              \
        ++swsim_transfers_.started;                                                                \
        athread_get(mode, (const void*)(memory), (void*)(ldm), (int)(bytes), (void*)&swsim_reply_, \
                    (char)swsim_transfers_.own.mask, swsim_transfers_.own.stride,                  \
                    swsim_transfers_.own.block_bytes);                                             \
    }
#define SWSIM_PUT_(own, mode, memory, ldm, bytes)                                                  \
    {                                                                                              \
        ++swsim_transfers_.started;                                                                \
        athread_put(mode, (const void*)(ldm), (void*)(memory), (int)(bytes), (void*)&swsim_reply_, \
                    swsim_transfers_.own.stride, swsim_transfers_.own.block_bytes);                \
    }

#define pe_get(memory, ldm, bytes) SWSIM_GET_(pe_get, PE_MODE, memory, ldm, bytes)
#define row_get(memory, ldm, bytes) SWSIM_GET_(row_get, ROW_MODE, memory, ldm, bytes)
#define rank_get(memory, ldm, bytes) SWSIM_GET_(rank_get, RANK_MODE, memory, ldm, bytes)
#define bcast_get(memory, ldm, bytes) SWSIM_GET_(bcast_get, BCAST_MODE, memory, ldm, bytes)
#define brow_get(memory, ldm, bytes) SWSIM_GET_(brow_get, BROW_MODE, memory, ldm, bytes)
#define pe_put(memory, ldm, bytes) SWSIM_PUT_(pe_put, PE_MODE, memory, ldm, bytes)
#define row_put(memory, ldm, bytes) SWSIM_PUT_(row_put, ROW_MODE, memory, ldm, bytes)
#define rank_put(memory, ldm, bytes) SWSIM_PUT_(rank_put, RANK_MODE, memory, ldm, bytes)

#define dma_syn()                                                                                  \
    {                                                                                              \
        while (swsim_reply_ != swsim_transfers_.started) {                                         \
        }                                                                                          \
        __asm__ volatile("memb" : : : "memory");                                                   \
    }

#endif
