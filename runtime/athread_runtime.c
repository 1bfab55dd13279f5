/* SPDX-License-Identifier: Apache-2.0
 *
 * Linked into every host program by swsim: binds athread and the memory functions to the simulator.
 * Memory comes from the simulated main memory, so that CPEs can reach it.
 */
#include <errno.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "athread.h"
#include "athread_runtime.h"

/* What the MPE's cycle counter shows. */
unsigned long swsim_cycles;

static int spawned;

int athread_init(void) { return swsim_host_interface.init(); }
int athread_set_num_threads(int threads) { return swsim_host_interface.set_num_threads(threads); }
int athread_get_max_threads(void) { return swsim_host_interface.max_threads(); }
int __real_athread_spawn(void *slave_function, void *argument, ...) {
    int result = swsim_host_interface.spawn(slave_function, argument);
    spawned = result == 0;
    return result;
}
int athread_join(void) {
    int result = swsim_host_interface.join();
    spawned = 0;
    swsim_cycles = swsim_host_interface.cycles();
    return result;
}
int athread_halt(void) { return swsim_host_interface.halt(); }
int athread_idle(void) { return spawned ? 0 : swsim_host_interface.max_threads(); }
int athread_enter64(void) { return 0; }
int athread_join64(void) { return athread_join(); }
int athread_leave64(void) { return 0; }

void exit(int status) {
    swsim_host_interface.exit(status);
    __builtin_unreachable();
}

/* The host program's own thread ends the process with it: else others, of the simulator, would keep it
 * alive for ever. */
void __real_pthread_exit(void *result);
void __wrap_pthread_exit(void *result) {
    if (syscall(SYS_gettid) == getpid())
        _exit(0);
    __real_pthread_exit(result);
}

void *malloc(size_t bytes) { return swsim_host_interface.allocate(bytes); }

/* Stands before a block whose alignment is larger than what all memory has. */
struct aligned_block {
    struct aligned_block *next;
    void *begin; /* of the memory that the block lies in */
    size_t bytes;
};

static struct aligned_block *aligned_blocks;

/* The link to it in the list; to NULL if there is none at `pointer`. */
static struct aligned_block **find_aligned(void *pointer) {
    struct aligned_block **link = &aligned_blocks;
    while (*link && (void *)(*link + 1) != pointer)
        link = &(*link)->next;
    return link;
}

void free(void *pointer) {
    struct aligned_block **link = find_aligned(pointer);
    struct aligned_block *block = *link;
    if (block) {
        *link = block->next;
        pointer = block->begin;
    }
    swsim_host_interface.release(pointer);
}

static size_t bytes_at(void *pointer) {
    struct aligned_block *block = *find_aligned(pointer);
    return block ? block->bytes : swsim_host_interface.allocated_bytes(pointer);
}

void *calloc(size_t count, size_t bytes) {
    if (bytes && count > SIZE_MAX / bytes)
        return NULL;
    /* Not malloc: compilers make malloc and memset a call of calloc. */
    void *pointer = swsim_host_interface.allocate(count * bytes);
    if (pointer)
        memset(pointer, 0, count * bytes);
    return pointer;
}

void *realloc(void *pointer, size_t bytes) {
    size_t old_bytes = pointer ? bytes_at(pointer) : 0;
    void *moved = malloc(bytes);
    if (moved && pointer) {
        memcpy(moved, pointer, old_bytes < bytes ? old_bytes : bytes);
        free(pointer);
    }
    return moved;
}

/* All memory is 128-byte aligned, which is what DMA likes best. */
void *aligned_alloc(size_t alignment, size_t bytes) {
    if (alignment <= 128)
        return malloc(bytes);
    if (alignment & (alignment - 1) || bytes > SIZE_MAX - alignment - sizeof(struct aligned_block))
        return NULL;
    void *begin = malloc(bytes + alignment + sizeof(struct aligned_block));
    if (!begin)
        return NULL;
    uintptr_t first = (uintptr_t)begin + sizeof(struct aligned_block);
    struct aligned_block *block = (struct aligned_block *)((first + alignment - 1) & -alignment) - 1;
    *block = (struct aligned_block){aligned_blocks, begin, bytes};
    aligned_blocks = block;
    return block + 1;
}

void *memalign(size_t alignment, size_t bytes) { return aligned_alloc(alignment, bytes); }

int posix_memalign(void **pointer, size_t alignment, size_t bytes) {
    *pointer = aligned_alloc(alignment, bytes);
    return *pointer ? 0 : ENOMEM;
}
