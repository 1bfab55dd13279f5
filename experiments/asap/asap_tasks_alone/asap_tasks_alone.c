/* SPDX-License-Identifier: Apache-2.0
 *
 * Each task of AsAP's mappings alone, as table I of Liu and Baas has them: between a core that always
 * has the next message and one that takes each at once, so that it never waits. What the messages
 * hold does not matter.
 */
#include "../../../kernels/asap/pipeline.h"

/* The same message, once for each block. */
STAGE feed_stage(enum direction out) {
    byte* block = address_of(state);
    long to = self.to;
    for (long n = block_count(); n > 0; n--)
        send(out, to, block);
}

STAGE take_stage(enum direction in) {
    byte* block = address_of(state);
    for (long n = block_count(); n > 0; n--)
        receive(in, block);
}

TASK(feed_r, feed_stage(row))
TASK(feed_c, feed_stage(column))
TASK(take_r, take_stage(row))
TASK(take_c, take_stage(column))
TASK(add, add_round_key_stage(row, row))
TASK(sub, sub_bytes_stage(row, row))
TASK(shift, shift_rows_stage(row, row))
TASK(sub_shift, sub_bytes_and_shift_rows_stage(row, row))
TASK(mix, mix_columns_stage(row, row, 0, 4))
TASK(mix_left, mix_columns_stage(row, row, 0, 2))
TASK(key_sub_word_alone, key_sub_word_stage(row, row))
TASK(key_rot_word_alone, key_rot_word_stage(row, row))
TASK(key_xor_alone, round_key_stage(row, column, row, key_xor))
TASK(key_scheduling_alone, round_key_stage(row, column, row, key_scheduling))

static const struct cell mesh[64] = {
    /* row 0 */
    {feed_r, 1}, {add, 2}, {take_r}, {0}, {feed_r, 5}, {sub, 6}, {take_r}, {0},
    /* row 1: the round keys for `add` */
    {0}, {feed_c, 0}, {0}, {0}, {feed_r, 5}, {shift, 6}, {take_r}, {0},
    /* row 2 */
    {feed_r, 1}, {key_xor_alone, 2, 3}, {take_r}, {0}, {feed_r, 5}, {mix, 6}, {take_r}, {0},
    /* row 3: the round keys of `key_xor_alone` */
    {0}, {take_c}, {0}, {0}, {feed_r, 5}, {sub_shift, 6}, {take_r}, {0},
    /* row 4 */
    {feed_r, 1}, {key_scheduling_alone, 2, 5}, {take_r}, {0},
    {feed_r, 5}, {mix_left, 6}, {take_r}, {0},
    /* row 5: the round keys of `key_scheduling_alone` */
    {0}, {take_c}, {0}, {0}, {feed_r, 5}, {key_sub_word_alone, 6}, {take_r}, {0},
    /* row 6 */
    {0}, {0}, {0}, {0}, {feed_r, 5}, {key_rot_word_alone, 6}, {take_r}, {0},
};

void aes_crypt(const struct task* handed_over) {
    run_cell(mesh, handed_over);
}
