/* SPDX-License-Identifier: Apache-2.0
 *
 * What the cores of AsAP's pipelines do together, on each core alone: the same steps, in the same
 * byte-wise C, one after another, with the key schedule computed anew for each block as there.
 * ../common/driver.S brings the data and calls aes_crypt_buffer for each unit of it.
 */
#include "../asap/aes_steps.h"

/* In LDM, filled by the driver. The first round key is the cipher key. */
extern __thread byte aes_sbox[256];
extern __thread byte aes_round_keys[block_bytes * (rounds + 1)];

static __thread byte state[block_bytes] __attribute__((aligned(32)));
static __thread byte shifted[block_bytes] __attribute__((aligned(32)));
static __thread byte round_key[block_bytes + column_bytes] __attribute__((aligned(32)));

STEP next_round_key(byte round_constant) {
    asm volatile("# SWSIM-BEGIN key_schedule" : : : "memory");
    key_sub_word(round_key + block_bytes, round_key, aes_sbox, round_constant);
    key_scheduling(round_key, round_key + block_bytes);
    asm volatile("# SWSIM-END" : : : "memory");
}

STEP encrypt_block(const byte* restrict in, byte* restrict out) {
    byte round_constant = 1;
    copy_block(round_key, aes_round_keys);
    copy_block(shifted, in);
    add_round_key(shifted, round_key);
    for (int round = 1; round < rounds; round++) {
        sub_bytes_and_shift_rows(state, shifted, aes_sbox);
        mix_columns(state, 0, columns);
        next_round_key(round_constant);
        add_round_key(state, round_key);
        round_constant = times_x(round_constant);
        copy_block(shifted, state);
    }
    sub_bytes_and_shift_rows(state, shifted, aes_sbox);
    next_round_key(round_constant);
    add_round_key(state, round_key);
    copy_block(out, state);
}

void aes_crypt_buffer(const byte* in, byte* out, long bytes) {
    for (long i = 0; i < bytes; i += block_bytes)
        encrypt_block(in + i, out + i);
}
