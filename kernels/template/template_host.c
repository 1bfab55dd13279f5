/* SPDX-License-Identifier: Apache-2.0
 *
 * Host program of kernel template: fills an array, lets the CPEs add 1 to every word, checks.
 */
#include <athread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BLOCK_BYTES 2048

/* What the CPEs get to know; template.S reads it at the same offsets. */
struct task {
    uint64_t data;
    uint64_t blocks;
    uint64_t cpes;
};

extern void SLAVE_FUN(template)(void);

/* The number in "name=value" among the arguments. */
static uint64_t argument(int argc, char **argv, const char *name) {
    size_t length = strlen(name);
    for (int i = 1; i < argc; i++)
        if (strncmp(argv[i], name, length) == 0 && argv[i][length] == '=')
            return strtoull(argv[i] + length + 1, NULL, 10);
    return 0;
}

int main(int argc, char **argv) {
    uint64_t bytes = argument(argc, argv, "bytes");
    uint64_t words = bytes / sizeof(uint32_t);
    uint32_t *data = malloc(bytes);
    struct task *task = malloc(sizeof *task);
    if (!data || !task) {
        fprintf(stderr, "out of memory\n");
        return 1;
    }
    for (uint64_t i = 0; i < words; i++)
        data[i] = (uint32_t)i * 3;
    task->data = (uint64_t)data;
    task->blocks = bytes / BLOCK_BYTES;
    task->cpes = argument(argc, argv, "cpes");

    athread_init();
    athread_set_num_threads((int)task->cpes);
    athread_spawn(template, task);
    athread_join();
    athread_halt();

    for (uint64_t i = 0; i < words; i++)
        if (data[i] != (uint32_t)i * 3 + 1) {
            fprintf(stderr, "word %llu is wrong\n", (unsigned long long)i);
            return 1;
        }
    return 0;
}
