/* SPDX-License-Identifier: Apache-2.0
 *
 * AES, byte by byte as FIPS-197 describes it, to check a kernel by: it shares nothing with the
 * kernels and their host programs.
 */
#ifndef EXPORTED_AES_REFERENCE_H
#define EXPORTED_AES_REFERENCE_H

#include <stddef.h>
#include <stdint.h>

struct aes_reference {
    uint8_t sbox[256];
    uint8_t inverse_sbox[256];
    uint8_t product[16][256]; /* of small factors in GF(2^8), those that MixColumns and its inverse
                                 need */
    uint8_t round_keys[15][16];
    int rounds;
    int decrypts;
    int counts; /* operation ctr */
    uint8_t counter[16];
};

/* operation is ecb-encrypt, ecb-decrypt or ctr; counter is the first counter block of ctr. */
void aes_reference_begin(struct aes_reference* aes, const char* operation, const uint8_t* key,
                         size_t key_bytes, const uint8_t* counter);
/* The next piece: whole blocks, but for the last piece of ctr. */
void aes_reference_next(struct aes_reference* aes, const uint8_t* input, uint8_t* output,
                        size_t bytes);

#endif
