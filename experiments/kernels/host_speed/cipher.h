/* SPDX-License-Identifier: Apache-2.0
 *
 * What the programs that measure AES on this host have in common: a cipher, and whether it is AES.
 * C and C++, for the programs of experiments/kernels/gpu.
 */
#ifndef HOST_SPEED_CIPHER_H
#define HOST_SPEED_CIPHER_H

#include <stddef.h>
#include <stdint.h>

enum operation { ecb_encrypt, ecb_decrypt, ctr, operations };

static const char* const operation_names[operations] = {"ecb-encrypt", "ecb-decrypt", "ctr"};

enum { block_bytes = 16, most_key_bytes = 32 };

struct task {
    enum operation operation;
    int key_bits;
    const uint8_t* key;
    const uint8_t* counter; /* CTR: the first, 16 bytes, big-endian (SP 800-38A) */
};

/* An implementation. Both functions give 0 after saying to stderr what went wrong. The first
 * counter is that of the first call after prepare(); where others begin, nobody asks. */
struct cipher {
    const char* program; /* in front of messages */
    int (*prepare)(const struct task*);
    int (*crypt)(uint8_t* out, const uint8_t* in, size_t bytes); /* whole blocks; in place or not */
    const uint8_t* only_key; /* NULL, or the one key that it has */
};

/* The counter moved on, as four words of 32 bits, the least first. */
static inline void counter_words(unsigned words[4], const uint8_t counter[block_bytes],
                                 uint64_t blocks) {
    uint64_t carry = 0;
    for (int word = 0; word < 4; ++word) {
        const uint8_t* bytes = counter + 4 * (3 - word);
        const uint64_t sum = ((uint64_t)bytes[0] << 24 | (uint64_t)bytes[1] << 16 |
                              (uint64_t)bytes[2] << 8 | bytes[3]) +
                             (blocks & 0xffffffffU) + carry;
        words[word] = (unsigned)sum;
        carry = sum >> 32;
        blocks >>= 32;
    }
}

#endif
