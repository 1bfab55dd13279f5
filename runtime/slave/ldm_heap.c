/* SPDX-License-Identifier: Apache-2.0
 *
 * ldm_malloc: a list of free blocks between the end of LDM data (__ldm_end, from the linker) and the
 * stack. Blocks are multiples of 32 bytes at multiples of 32, without a header: what is free says
 * itself where the next free block is. The first block that is large enough is taken; neighbours
 * that are freed grow together. LDM outlives a spawn, and so does the heap.
 */
#include <slave.h>

#define UNIT 32ul
/* Left to the stack below its present end: what called functions may need. */
#define STACK_RESERVE 2048ul

struct free_block {
    struct free_block *next; /* at a higher address */
    unsigned long bytes;
};

extern _Thread_local char __ldm_end[];

static _Thread_local struct free_block *first_free;
/* What lies behind was never given out; 0: nothing was. swsim --check looks at it, too. */
static _Thread_local unsigned long __ldm_heap_end;

static unsigned long rounded(unsigned long bytes) { return (bytes + UNIT - 1) & -UNIT; }

static unsigned long end_of_heap(void) {
    if (!__ldm_heap_end)
        __ldm_heap_end = rounded((unsigned long)__ldm_end);
    return __ldm_heap_end;
}

/* Up to the stack. */
static unsigned long untouched_bytes(void) {
    const unsigned long stack = (unsigned long)__builtin_frame_address(0) - STACK_RESERVE;
    const unsigned long begin = end_of_heap();
    return stack > begin ? (stack - begin) & -UNIT : 0;
}

static void *take(struct free_block **link, unsigned long bytes) {
    struct free_block *const block = *link;
    struct free_block *rest = block->next;
    if (block->bytes > bytes) {
        rest = (struct free_block *)((char *)block + bytes);
        rest->next = block->next;
        rest->bytes = block->bytes - bytes;
    }
    *link = rest;
    return block;
}

void *ldm_malloc(size_t bytes) {
    struct free_block **link;
    unsigned long block;
    if (bytes > 65536)
        return NULL;
    bytes = rounded(bytes ? bytes : 1);
    for (link = &first_free; *link; link = &(*link)->next)
        if ((*link)->bytes >= bytes)
            return take(link, bytes);
    if (untouched_bytes() < bytes)
        return NULL;
    block = __ldm_heap_end;
    __ldm_heap_end += bytes;
    return (void *)block;
}

/* Joins `block` with the one after it if they touch. */
static void join(struct free_block *block) {
    struct free_block *const next = block->next;
    if ((char *)block + block->bytes != (char *)next)
        return;
    block->bytes += next->bytes;
    block->next = next->next;
}

/* A free block at the end of the heap goes back to what was never given out. */
static void shrink_heap(void) {
    struct free_block **link = &first_free;
    while (*link && (unsigned long)*link + (*link)->bytes != __ldm_heap_end)
        link = &(*link)->next;
    if (!*link)
        return;
    __ldm_heap_end = (unsigned long)*link;
    *link = NULL;
}

void ldm_free(void *pointer, size_t bytes) {
    struct free_block *const block = pointer;
    struct free_block *before = NULL, *after = first_free;
    if (!pointer)
        return;
    while (after && after < block) {
        before = after;
        after = after->next;
    }
    block->next = after;
    block->bytes = rounded(bytes ? bytes : 1);
    join(block);
    if (before) {
        before->next = block;
        join(before);
    } else {
        first_free = block;
    }
    shrink_heap();
}

size_t get_allocatable_size(void) {
    unsigned long most = untouched_bytes();
    const struct free_block *block;
    for (block = first_free; block; block = block->next)
        if (block->bytes > most)
            most = block->bytes;
    return most;
}
