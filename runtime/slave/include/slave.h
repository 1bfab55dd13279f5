/* SPDX-License-Identifier: Apache-2.0
 *
 * What C on a CPE finds in the machine's <slave.h>, by the names of public programs: transfers,
 * barriers, thread-local memory (LDM), the counter. The functions lie in libslave; the transfers'
 * own interface is in dma.h. docs/slave-runtime.md lists every name.
 */
#ifndef SWSIM_SLAVE_H
#define SWSIM_SLAVE_H

#include <stddef.h>
#include <swperf.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Memory of a core's own -----------------------------------------------------------------
 * In LDM. _Thread_local, not __thread: it may stand before `static` and `extern`, as in programs
 * for the machine. The fixed part is placed first, where short displacements reach. */
#define __thread_local _Thread_local
#define __thread_local_fix _Thread_local __attribute__((section(".tdata_local_fix")))

/* Words of the run-time: where this core is, and its number (8 * row + column). */
extern __thread_local_fix char _PEN, _ROW, _COL, _CGN;
extern __thread_local_fix int _MYID;

/* A heap between LDM data and the stack, 32-byte aligned. NULL when it is full. `bytes` of
 * ldm_free are those of ldm_malloc: blocks carry no header. get_allocatable_size is the largest
 * block that ldm_malloc would give now. */
void* ldm_malloc(size_t bytes);
void ldm_free(void* block, size_t bytes);
size_t get_allocatable_size(void);

/* ---- Transfers between main memory and LDM --------------------------------------------------
 * `len` bytes of each core; done when the 32-bit word at `reply` in LDM has counted up by 1.
 * With stride and bsize, main memory is read or written in blocks of bsize with gaps of stride
 * bytes between them. Of BCAST and BROW, `mask` says which rows take part. */
typedef enum { PE_MODE, BCAST_MODE, ROW_MODE, BROW_MODE, RANK_MODE } dma_mode;
typedef enum { DMA_PUT, DMA_GET, DMA_PUT_P, DMA_GET_P, DMA_BARRIER = 5 } DMA_OP;

int athread_get(dma_mode mode, const volatile void* src, volatile void* dest, int len,
                volatile void* reply, char mask, int stride, int bsize);
int athread_put(dma_mode mode, const volatile void* src, volatile void* dest, int len,
                volatile void* reply, int stride, int bsize);

/* ---- Cores ----------------------------------------------------------------------------------
 * -1 stands for this core. Barriers: all columns of my row in `mask`, all rows of my column, or
 * both (then bits 7:0 are columns and bits 15:8 rows; 0xffff is everybody). */
typedef enum { ROW_SCOPE, COL_SCOPE, ARRAY_SCOPE } scope;

int athread_get_id(int core);
int athread_get_core(int id);
int athread_syn(scope scp, int mask);

/* ---- The cycle counter, since the spawn, and other single instructions ---------------------- */
#define RTC()                                                                                      \
    (__extension__({                                                                               \
        unsigned long swsim_cycles_;                                                               \
        __asm__ volatile("rcsr %0,4" : "=r"(swsim_cycles_) : : "memory");                          \
        swsim_cycles_;                                                                             \
    }))
#define RPCC(cycles)                                                                               \
    { __asm__ volatile("rcsr %0,4" : "=r"(cycles)); }

/* Adds 1 to a word in main memory, all cores in turn; the value before is the result. */
#define atomic_inc1_w(address)                                                                     \
    (__extension__({                                                                               \
        unsigned int swsim_before_;                                                                \
        __asm__ volatile("faaw %0,0(%1)" : "=r"(swsim_before_) : "r"(address) : "memory");         \
        swsim_before_;                                                                             \
    }))
#define atomic_inc1_l(address)                                                                     \
    (__extension__({                                                                               \
        unsigned long swsim_before_;                                                               \
        __asm__ volatile("faal %0,0(%1)" : "=r"(swsim_before_) : "r"(address) : "memory");         \
        swsim_before_;                                                                             \
    }))

#ifdef __cplusplus
}
#endif

#endif
