/* SPDX-License-Identifier: Apache-2.0
 *
 * Round keys of AES as planes.h takes them.
 */
#ifndef HOST_SPEED_KEY_PLANES_H
#define HOST_SPEED_KEY_PLANES_H

#include "../../../kernels/host/aes_key.h"
#include "cipher.h"

enum { most_key_masks = 8 * aes_max_round_key_bytes };

/* Expands the key to a mask for each bit of each round key; gives the number of rounds. The
 * circuits' SubBytes lack the constant 0x63: all keys but the first have it. */
static inline int expand_to_masks(const struct task* task, unsigned masks[most_key_masks]) {
    uint8_t sbox[256];
    uint8_t keys[aes_max_round_key_bytes];
    const int rounds = aes_rounds(task->key_bits / 8);
    aes_make_sbox(sbox);
    aes_expand_key(task->key, task->key_bits / 8, sbox, keys);
    for (int i = 0; i < 8 * aes_block_bytes * (rounds + 1); ++i) {
        const unsigned byte = keys[i / 8] ^ (i < 8 * aes_block_bytes ? 0U : 0x63U);
        masks[i] = 0U - (byte >> i % 8 & 1U);
    }
    return rounds;
}

#endif
