/* SPDX-License-Identifier: Apache-2.0
 *
 * Host program of dma_copy: fills an array, lets the CPEs copy it, compares.
 */
#include <athread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LDM_BYTES 57344

/* What the CPEs get to know; dma_copy.S reads it at the same offsets. */
struct task {
    uint64_t input;
    uint64_t output;
    uint64_t bytes;
    uint64_t block;
    uint64_t cpes;
    uint64_t buffers;
    uint64_t ahead;
    uint64_t together;
    uint64_t rounds;
};

extern void SLAVE_FUN(dma_copy)(void);

/* The number in "name=value" among the arguments. */
static uint64_t argument(int argc, char** argv, const char* name) {
    size_t length = strlen(name);
    for (int i = 1; i < argc; i++)
        if (strncmp(argv[i], name, length) == 0 && argv[i][length] == '=')
            return strtoull(argv[i] + length + 1, NULL, 10);
    return 0;
}

static int fail(const char* reason) {
    fprintf(stderr, "dma_copy: %s\n", reason);
    return 0;
}

static int check(const struct task* task) {
    if (task->block == 0 || task->bytes % task->block != 0)
        return fail("bytes must be a multiple of block");
    if (task->buffers < 1 || task->buffers > 16 || task->buffers * task->block > LDM_BYTES)
        return fail("1 to 16 buffers, 57344 bytes in all");
    if (task->together && task->cpes != 64)
        return fail("they come together only if they are 64");
    return 1;
}

int main(int argc, char** argv) {
    struct task* task = calloc(1, sizeof *task);
    uint64_t bytes = argument(argc, argv, "bytes");
    uint8_t* input = malloc(bytes);
    uint8_t* output = malloc(bytes);
    if (task == NULL || input == NULL || output == NULL)
        return !fail("out of memory");
    for (uint64_t i = 0; i < bytes; i += 8)
        *(uint64_t*)(input + i) = i * UINT64_C(0x9e3779b97f4a7c15);
    task->input = (uintptr_t)input;
    task->output = (uintptr_t)output;
    task->bytes = bytes;
    task->block = argument(argc, argv, "block");
    task->cpes = argument(argc, argv, "cpes");
    task->buffers = argument(argc, argv, "buffers");
    task->ahead = (task->buffers + 1) / 2;
    task->together = argument(argc, argv, "together");
    if (!check(task))
        return 1;
    uint64_t all = task->block * task->cpes;
    task->rounds = (bytes + all - 1) / all;

    athread_init();
    athread_set_num_threads((int)task->cpes);
    athread_spawn(dma_copy, task);
    athread_join();
    athread_halt();

    if (memcmp(input, output, bytes) != 0)
        return !fail("the copy differs");
    return 0;
}
