/* SPDX-License-Identifier: Apache-2.0
 *
 * The program of one CPE. Brings the task into LDM; then goes through the rounds. Where the tables
 * are looked up is decided by TABLES_IN_MAIN_MEMORY, 0 or 1. The file that includes this one has
 * included before: crypt_block, which uses them, and algorithms 3 and 4 (separate_buffers.h,
 * in_place.h).
 */
#include "chen_task.h"

static __thread struct chen_task task __attribute__((aligned(128)));
static __thread const struct chen_tables* tables;

static void crypt_blocks(const unsigned char* in, unsigned char* out, unsigned long bytes) {
    const unsigned long first = task.decrypt ? 3 : 1;
    for (unsigned long i = 0; i < bytes; i += 16)
        crypt_block(tables, task.round_keys, task.rounds, first, (const word*)(in + i),
                    (word*)(out + i));
}

void chen(const struct chen_task* in_main_memory) {
#if TABLES_IN_MAIN_MEMORY
    const unsigned long bytes = sizeof task - sizeof task.tables;
    tables = &in_main_memory->tables;
#else
    const unsigned long bytes = sizeof task;
    tables = &task.tables;
#endif
    start_dma(operation_get, (unsigned long)in_main_memory, &task, bytes, &get_done[0]);
    wait_for(&get_done[0]);
    if (task.double_buffer)
        algorithm_4(&task);
    else
        algorithm_3(&task);
}
