/* SPDX-License-Identifier: Apache-2.0
 *
 * Six pipelines of ten cores, a round of AES-128 on each core, on batches of 8 blocks. The cores lie
 * in a snake: 0..7 in row 0, then 7..0 in row 1, and so on; each ten in it are a pipeline, the last
 * four are idle. Unit u of the data goes through pipeline u mod 6. The rounds are in rounds.S.
 */
#include "../asap/transfers.h"

enum { pipelines = 6, stages = 10, batch_bytes = 128, row_keys_bytes = 128, side = 8 };

/* In LDM; aes_prepare makes of the first two what rounds.S wants. */
__thread byte aes_sbox[256] __attribute__((aligned(128)));
__thread byte aes_row_round_keys[AES_ROUND_KEY_BYTES] __attribute__((aligned(128)));
extern __thread byte aes_row_keys[];
static __thread byte buffers[2][AES_MAX_UNIT] __attribute__((aligned(128)));
static __thread volatile int replies[2];

void aes_prepare(void);
void first_round(const byte* blocks, long batches, long to);
void middle_round_rr(long batches, long to, const byte* keys);
void middle_round_rc(long batches, long to, const byte* keys);
void middle_round_cr(long batches, long to, const byte* keys);
void last_round(byte* blocks, long batches);

static inline long batches_of(long size) {
    return (size + batch_bytes - 1) / batch_bytes;
}

static void enter(const struct task* task, long pipeline, long to) {
    long bytes = task->bytes, unit = task->unit, ahead = task->double_buffer;
    long step = pipelines * unit, wanted = pipeline * unit, buffer = 0;
    for (long offset = wanted; offset < bytes; offset += step) {
        for (; wanted < bytes && wanted <= offset + ahead * step; wanted += step) {
            long target = buffer ^ (wanted > offset);
            get(task->input + wanted, buffers[target], unit_size(wanted, unit, bytes),
                &replies[target]);
        }
        wait_for(&replies[buffer]);
        first_round(buffers[buffer], batches_of(unit_size(offset, unit, bytes)), to);
        buffer ^= ahead;
    }
}

static void leave(const struct task* task, long pipeline) {
    long bytes = task->bytes, unit = task->unit, behind = task->double_buffer;
    long step = pipelines * unit, buffer = 0;
    replies[0] = replies[1] = 1;
    for (long offset = pipeline * unit; offset < bytes; offset += step) {
        long size = unit_size(offset, unit, bytes);
        wait_for(&replies[buffer]);
        last_round(buffers[buffer], batches_of(size));
        put(task->output + offset, buffers[buffer], size, &replies[buffer]);
        if (!behind)
            wait_for(&replies[buffer]);
        buffer ^= behind;
    }
    wait_for(&replies[0]);
    wait_for(&replies[1]);
}

/* Place 0 of a row of the snake gets from the row above, place 7 sends to the row below. */
static void pass_on(const struct task* task, long pipeline, long stage, long place, long row,
                    long to) {
    long bytes = task->bytes, unit = task->unit, batches = 0;
    const byte* keys = aes_row_keys + row_keys_bytes * (stage + 1);
    for (long offset = pipeline * unit; offset < bytes; offset += pipelines * unit)
        batches += batches_of(unit_size(offset, unit, bytes));
    if (place == side - 1)
        middle_round_rc(batches, row + 1, keys);
    else if (place == 0)
        middle_round_cr(batches, to, keys);
    else
        middle_round_rr(batches, to, keys);
}

void aes_crypt(const struct task* task) {
    int core;
    asm volatile("rcsr %0,0" : "=r"(core));
    long row = (core & 63) / side, column = core % side;
    long place = row % 2 == 0 ? column : side - 1 - column;
    long to = row % 2 == 0 ? column + 1 : column - 1;
    long pipeline = 0, stage = side * row + place;
    for (; stage >= stages; stage -= stages)
        pipeline++;
    if (pipeline == pipelines)
        return;
    get((const byte*)task + AES_TASK_SBOX, aes_sbox, sizeof aes_sbox, &replies[0]);
    get((const byte*)task + AES_TASK_ROW_KEYS, aes_row_round_keys, sizeof aes_row_round_keys,
        &replies[1]);
    wait_for(&replies[0]);
    wait_for(&replies[1]);
    aes_prepare();
    if (stage == 0)
        enter(task, pipeline, to);
    else if (stage == stages - 1)
        leave(task, pipeline);
    else
        pass_on(task, pipeline, stage, place, row, to);
}
