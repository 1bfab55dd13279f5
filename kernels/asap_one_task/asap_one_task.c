/* SPDX-License-Identifier: Apache-2.0
 *
 * AsAP's first mapping of AES-128: one task of the algorithm on each core, the data in a snake of 41
 * cores from row 0 to the end of row 5 (the last one shares its row with the key schedule), the key
 * schedule in what is left. Three cores bring and take data, so 61 are left for 70 tasks: in all
 * rounds but the first, KeyRotWord shares a core with KeyXOR, one after the other.
 * docs/kernels/asap.md has the picture. The letters behind a task's name are the directions that it
 * receives from and sends to: r along its row, c along its column.
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
TASK(sub_word_rr, key_sub_word_stage(row, row))
TASK(rot_xor_rr, round_key_stage(row, column, row, key_rot_word_then_key_xor))
TASK(rot_word_rr, key_rot_word_stage(row, row))
TASK(xor_rr, round_key_stage(row, column, row, key_xor))
TASK(sub_word_rc, key_sub_word_stage(row, column))
TASK(rot_xor_cr, round_key_stage(column, column, row, key_rot_word_then_key_xor))
TASK(last_round_key, last_round_key_stage(column, row, key_rot_word_then_key_xor))

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
    {sub_word_rr, 1, 0, 0x08}, {rot_xor_rr, 3, 2}, {rot_xor_cr, 0, 1}, {sub_word_rr, 5, 0, 0x10},
    {last_round_key, 0, 7}, {rot_xor_rr, 6, 2}, {sub_word_rc, 6, 0, 0x20}, {add_cc, 7},
    /* row 6 */
    {sub_word_rr, 1, 0, 0x80}, {rot_xor_rr, 3, 4}, {rot_xor_rr, 0, 3}, {sub_word_rr, 5, 0, 0x1b},
    {sub_word_rc, 5, 0, 0x36}, {rot_xor_rr, 4, 4}, {rot_xor_cr, 7, 3}, {sub_word_rr, 2, 0, 0x40},
    /* row 7 */
    {rot_word_rr, 5}, {key_entry, 3, 0}, {sub_word_rc, 5, 0, 0x04}, {sub_word_rr, 0, 0, 0x01},
    {sub_word_rr, 6, 0, 0x02}, {xor_rr, 4, 0}, {rot_xor_rr, 2, 1}, {leave},
};

void aes_crypt(const struct task* handed_over) {
    run_cell(mesh, handed_over);
}
