/* SPDX-License-Identifier: Apache-2.0
 *
 * Host program of the examples polynomial*: fills an array, lets the CPEs compute, checks.
 */
#include <athread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BLOCK_BYTES 8192

/* What the CPEs get to know; polynomial.S reads it at the same offsets. */
struct task {
    uint64_t data;
    uint64_t blocks;
    uint64_t cpes;
};

extern void SLAVE_FUN(polynomial)(void);

/* The number in "name=value" among the arguments. */
static uint64_t argument(int argc, char **argv, const char *name) {
    size_t length = strlen(name);
    for (int i = 1; i < argc; i++)
        if (strncmp(argv[i], name, length) == 0 && argv[i][length] == '=')
            return strtoull(argv[i] + length + 1, NULL, 10);
    return 0;
}

/* Small whole numbers: every way to compute is exact. */
static double x_of(uint64_t i) {
    return (double)(i % 7) - 3;
}

static double value_at(double x) {
    double sum = 9;
    for (int power = 7; power >= 0; power--)
        sum = sum * x + (power + 1);
    return sum;
}

int main(int argc, char **argv) {
    uint64_t bytes = argument(argc, argv, "bytes");
    uint64_t count = bytes / sizeof(double);
    double *data = malloc(bytes);
    struct task *task = malloc(sizeof *task);
    if (!data || !task) {
        fprintf(stderr, "out of memory\n");
        return 1;
    }
    for (uint64_t i = 0; i < count; i++)
        data[i] = x_of(i);
    task->data = (uint64_t)data;
    task->blocks = bytes / BLOCK_BYTES;
    task->cpes = argument(argc, argv, "cpes");

    athread_init();
    athread_set_num_threads((int)task->cpes);
    athread_spawn(polynomial, task);
    athread_join();
    athread_halt();

    for (uint64_t i = 0; i < count; i++)
        if (data[i] != value_at(x_of(i))) {
            fprintf(stderr, "value %llu is wrong\n", (unsigned long long)i);
            return 1;
        }
    return 0;
}
