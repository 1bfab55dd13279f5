/* SPDX-License-Identifier: Apache-2.0
 *
 * AsAP's first mapping of AES-128: one task of the algorithm on each core, the data in a snake of 41
 * cores from row 0 to the end of row 5 (the last one shares its row with the key schedule), the key
 * schedule in what is left. docs/kernels/asap.md has the picture. The letters behind a task's name
 * are the directions that it receives from and sends to: r along its row, c along its column.
 */
#include "../asap/pipeline.h"

TASK(entry, entry_stage(row))
TASK(add_rr, add_round_key_stage(row, row))
TASK(sub_rr, sub_bytes_stage(row, row))
TASK(shift_rr, shift_rows_stage(row, row))
TASK(mix_rr, mix_columns_stage(row, row, 0, 4))
TASK(shift_rc, shift_rows_stage(row, column))
TASK(mix_cr, mix_columns_stage(column, row, 0, 4))
TASK(add_cc, add_round_key_stage(column, column))
TASK(leave, exit_stage(column))
TASK(key_entry, key_entry_stage(column, row))
TASK(key_word_rr, key_word_stage(row, row))
TASK(key_xor_rr, key_xor_stage(row, column, row))
TASK(key_word_rc, key_word_stage(row, column))
TASK(key_xor_cr, key_xor_stage(column, column, row))
TASK(last_key_xor, last_key_xor_stage(column, row))

static const struct cell mesh[64] = {
    /* row 0 */
    {entry, 1}, {add_rr, 2}, {sub_rr, 3}, {shift_rr, 4},
    {mix_rr, 5}, {add_rr, 6}, {sub_rr, 7}, {shift_rc, 1},
    /* row 1 */
    {shift_rc, 2}, {sub_rr, 0}, {add_rr, 1}, {mix_rr, 2},
    {shift_rr, 3}, {sub_rr, 4}, {add_rr, 5}, {mix_cr, 6},
    /* row 2 */
    {mix_cr, 1}, {add_rr, 2}, {sub_rr, 3}, {shift_rr, 4},
    {mix_rr, 5}, {add_rr, 6}, {sub_rr, 7}, {shift_rc, 3},
    /* row 3 */
    {shift_rc, 4}, {sub_rr, 0}, {add_rr, 1}, {mix_rr, 2},
    {shift_rr, 3}, {sub_rr, 4}, {add_rr, 5}, {mix_cr, 6},
    /* row 4 */
    {mix_cr, 1}, {add_rr, 2}, {sub_rr, 3}, {shift_rr, 4},
    {mix_rr, 5}, {add_rr, 6}, {sub_rr, 7}, {shift_rc, 5},
    /* row 5 */
    {key_word_rr, 1, 0, 0x08}, {key_xor_rr, 3, 2}, {key_xor_cr, 0, 1}, {key_word_rr, 5, 0, 0x10},
    {last_key_xor, 0, 7}, {key_xor_rr, 6, 2}, {key_word_rc, 6, 0, 0x20}, {add_cc, 7},
    /* row 6 */
    {key_word_rr, 1, 0, 0x80}, {key_xor_rr, 3, 4}, {key_xor_rr, 0, 3}, {key_word_rr, 5, 0, 0x1b},
    {key_word_rc, 5, 0, 0x36}, {key_xor_rr, 4, 4}, {key_xor_cr, 7, 3}, {key_word_rr, 2, 0, 0x40},
    /* row 7 */
    {0}, {key_entry, 3, 0}, {key_word_rc, 5, 0, 0x04}, {key_word_rr, 5, 0, 0x01},
    {key_word_rr, 6, 0, 0x02}, {key_xor_rr, 4, 0}, {key_xor_rr, 2, 1}, {leave},
};

void aes_crypt(const struct task* handed_over) {
    run_cell(mesh, handed_over);
}
