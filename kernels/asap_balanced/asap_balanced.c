/* SPDX-License-Identifier: Apache-2.0
 *
 * AsAP's final mapping of AES-128: MixColumns on two cores, two columns each (MixCol-8); SubBytes and
 * ShiftRows in one pass on one (SubShift), KeyRotWord and KeyXOR as well (KeyScheduling).
 * docs/kernels/asap.md has the picture. The letters behind a task's name are the directions that it
 * receives from and sends to: r along its row, c along its column.
 */
#include "../asap/pipeline.h"

TASK(entry, entry_stage(row))
TASK(add_rr, add_round_key_stage(row, row))
TASK(sub_shift_rr, sub_bytes_and_shift_rows_stage(row, row))
TASK(mix_left_rr, mix_columns_stage(row, row, 0, 2))
TASK(mix_right_rr, mix_columns_stage(row, row, 2, 2))
TASK(mix_left_rc, mix_columns_stage(row, column, 0, 2))
TASK(mix_right_cr, mix_columns_stage(column, row, 2, 2))
TASK(add_rc, add_round_key_stage(row, column))
TASK(leave, exit_stage(column))
TASK(key_entry, key_entry_stage(column, row))
TASK(sub_word_rr, key_sub_word_stage(row, row))
TASK(round_key_rr, round_key_stage(row, column, row, key_scheduling))
TASK(sub_word_rc, key_sub_word_stage(row, column))
TASK(round_key_cr, round_key_stage(column, column, row, key_scheduling))
TASK(last_round_key, last_round_key_stage(column, column, key_scheduling))

static const struct cell mesh[64] = {
    /* row 0 */
    {entry, 1}, {add_rr, 2}, {sub_shift_rr, 3}, {mix_left_rr, 4},
    {mix_right_rr, 5}, {add_rr, 6}, {sub_shift_rr, 7}, {mix_left_rc, 1},
    /* row 1 */
    {mix_left_rc, 2}, {sub_shift_rr, 0}, {add_rr, 1}, {mix_right_rr, 2},
    {mix_left_rr, 3}, {sub_shift_rr, 4}, {add_rr, 5}, {mix_right_cr, 6},
    /* row 2 */
    {mix_right_cr, 1}, {add_rr, 2}, {sub_shift_rr, 3}, {mix_left_rr, 4},
    {mix_right_rr, 5}, {add_rr, 6}, {sub_shift_rr, 7}, {mix_left_rc, 3},
    /* row 3 */
    {mix_left_rc, 4}, {sub_shift_rr, 0}, {add_rr, 1}, {mix_right_rr, 2},
    {mix_left_rr, 3}, {sub_shift_rr, 4}, {add_rr, 5}, {mix_right_cr, 6},
    /* row 4 */
    {mix_right_cr, 1}, {add_rr, 2}, {sub_shift_rr, 3}, {mix_left_rr, 4},
    {mix_right_rr, 5}, {add_rr, 6}, {sub_shift_rr, 7}, {add_rc, 5},
    /* row 5 */
    {0}, {key_entry, 3, 0}, {sub_word_rc, 6, 0, 0x04}, {sub_word_rr, 5, 0, 0x01},
    {sub_word_rr, 6, 0, 0x02}, {round_key_rr, 4, 0}, {round_key_rr, 2, 1}, {leave},
    /* row 6 */
    {sub_word_rr, 1, 0, 0x08}, {round_key_rr, 3, 2}, {round_key_cr, 0, 1}, {sub_word_rr, 5, 0, 0x10},
    {0}, {round_key_rr, 6, 2}, {sub_word_rc, 7, 0, 0x20}, {last_round_key, 0, 4},
    /* row 7 */
    {sub_word_rr, 1, 0, 0x80}, {round_key_rr, 4, 4}, {round_key_rr, 0, 3}, {sub_word_rr, 2, 0, 0x40},
    {sub_word_rr, 5, 0, 0x1b}, {round_key_rr, 7, 4}, {round_key_cr, 3, 3}, {sub_word_rc, 6, 0, 0x36},
};

void aes_crypt(const struct task* handed_over) {
    run_cell(mesh, handed_over);
}
