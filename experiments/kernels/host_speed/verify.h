/* SPDX-License-Identifier: Apache-2.0
 *
 * Is a cipher AES? Asked before its speed is: the examples of FIPS-197 and NIST SP 800-38A, and
 * OpenSSL's libcrypto on random data. Link with -lcrypto.
 */
#ifndef HOST_SPEED_VERIFY_H
#define HOST_SPEED_VERIFY_H

#include "cipher.h"
#include <openssl/evp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* An example: texts in hexadecimal. Results of CTR are those of the counter f0f1..ff. */
struct example {
    const char* source;
    int key_bits;
    enum operation operation; /* ecb_encrypt stands for both directions */
    const char* key;
    const char* plain;
    const char* cipher;
};

#define FIPS_197_PLAIN "00112233445566778899aabbccddeeff"
#define SP_800_38A_PLAIN                                                                           \
    "6bc1bee22e409f96e93d7e117393172aae2d8a571e03ac9c9eb76fac45af8e51"                             \
    "30c81c46a35ce411e5fbc1191a0a52eff69f2445df4f9b17ad2b417be66c3710"
#define SP_800_38A_128 "2b7e151628aed2a6abf7158809cf4f3c"
#define SP_800_38A_192 "8e73b0f7da0e6452c810f32b809079e562f8ead2522c6b7b"
#define SP_800_38A_256 "603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4"

static const struct example examples[] = {
    {"FIPS-197 C.1", 128, ecb_encrypt, "000102030405060708090a0b0c0d0e0f", FIPS_197_PLAIN,
     "69c4e0d86a7b0430d8cdb78070b4c55a"},
    {"FIPS-197 C.2", 192, ecb_encrypt, "000102030405060708090a0b0c0d0e0f1011121314151617",
     FIPS_197_PLAIN, "dda97ca4864cdfe06eaf70a0ec0d7191"},
    {"FIPS-197 C.3", 256, ecb_encrypt,
     "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f", FIPS_197_PLAIN,
     "8ea2b7ca516745bfeafc49904b496089"},
    {"SP 800-38A F.1.1", 128, ecb_encrypt, SP_800_38A_128, SP_800_38A_PLAIN,
     "3ad77bb40d7a3660a89ecaf32466ef97f5d3d58503b9699de785895a96fdbaaf"
     "43b1cd7f598ece23881b00e3ed0306887b0c785e27e8ad3f8223207104725dd4"},
    {"SP 800-38A F.1.3", 192, ecb_encrypt, SP_800_38A_192, SP_800_38A_PLAIN,
     "bd334f1d6e45f25ff712a214571fa5cc974104846d0ad3ad7734ecb3ecee4eef"
     "ef7afd2270e2e60adce0ba2face6444e9a4b41ba738d6c72fb16691603c18e0e"},
    {"SP 800-38A F.1.5", 256, ecb_encrypt, SP_800_38A_256, SP_800_38A_PLAIN,
     "f3eed1bdb5d2a03c064b5a7e3db181f8591ccb10d410ed26dc5ba74a31362870"
     "b6ed21b99ca6f4f9f153e7b1beafed1d23304b7a39f9f3ff067d8d8f9e24ecc7"},
    {"SP 800-38A F.5.1", 128, ctr, SP_800_38A_128, SP_800_38A_PLAIN,
     "874d6191b620e3261bef6864990db6ce9806f66b7970fdff8617187bb9fffdff"
     "5ae4df3edbd5d35e5b4f09020db03eab1e031dda2fbe03d1792170a0f3009cee"},
    {"SP 800-38A F.5.3", 192, ctr, SP_800_38A_192, SP_800_38A_PLAIN,
     "1abc932417521ca24f2b0459fe7e6e0b090339ec0aa6faefd5ccc2c6f4ce8e94"
     "1e36b26bd1ebc670d1bd1d665620abf74f78a7f6d29809585a97daec58c6b050"},
    {"SP 800-38A F.5.5", 256, ctr, SP_800_38A_256, SP_800_38A_PLAIN,
     "601ec313775789a5b7a7f504bbf3d228f443e3ca4d62b59aca84e990cacaf5c5"
     "2b0930daa23de94ce87017ba2d84988ddfc9c58db67aada613c2dd08457941a6"},
};

enum { most_example_bytes = 64 };

static inline int from_hexadecimal(uint8_t* bytes, const char* text) {
    const int count = (int)strlen(text) / 2;
    for (int i = 0; i < count; ++i) {
        const char pair[3] = {text[2 * i], text[2 * i + 1], 0};
        bytes[i] = (uint8_t)strtoul(pair, NULL, 16);
    }
    return count;
}

/* Says where they differ. */
static inline int is_same(const struct cipher* cipher, const struct task* task, const char* source,
                          const uint8_t* expected, const uint8_t* result, size_t bytes) {
    size_t i = 0;
    while (i < bytes && expected[i] == result[i])
        ++i;
    if (i < bytes)
        fprintf(stderr, "%s: %s with %d bits: byte %zu of %zu is %02x, by %s it is %02x\n",
                cipher->program, operation_names[task->operation], task->key_bits, i, bytes,
                (unsigned)result[i], source, (unsigned)expected[i]);
    return i == bytes;
}

static inline int does_example(const struct cipher* cipher, const struct task* asked,
                               const struct example* example) {
    const int decrypts = asked->operation == ecb_decrypt;
    uint8_t key[most_key_bytes];
    uint8_t counter[block_bytes];
    uint8_t input[most_example_bytes];
    uint8_t expected[most_example_bytes];
    uint8_t* result = (uint8_t*)malloc(most_example_bytes);
    const struct task task = {asked->operation, asked->key_bits, key, counter};
    int bytes;
    int done;
    for (int i = 0; i < block_bytes; ++i)
        counter[i] = (uint8_t)(0xf0 + i);
    from_hexadecimal(key, example->key);
    if (cipher->only_key != NULL && memcmp(cipher->only_key, key, (size_t)asked->key_bits / 8) != 0)
        return 1;
    bytes = from_hexadecimal(input, decrypts ? example->cipher : example->plain);
    from_hexadecimal(expected, decrypts ? example->plain : example->cipher);
    done = result != NULL && cipher->prepare(&task) &&
           cipher->crypt(result, input, (size_t)bytes) &&
           is_same(cipher, &task, example->source, expected, result, (size_t)bytes);
    free(result);
    return done;
}

/* ---- Random data, as libcrypto has it ----------------------------------------------------------
 */

static inline void fill_randomly(uint8_t* bytes, size_t count) {
    static uint64_t state = 0x9e3779b97f4a7c15U;
    for (size_t i = 0; i < count; ++i) {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        bytes[i] = (uint8_t)(state >> 32);
    }
}

/* A context of libcrypto for the task, without padding; NULL if there is none. */
static inline EVP_CIPHER_CTX* new_openssl(const struct task* task) {
    char name[16];
    EVP_CIPHER_CTX* context = EVP_CIPHER_CTX_new();
    snprintf(name, sizeof name, "AES-%d-%s", task->key_bits,
             task->operation == ctr ? "CTR" : "ECB");
    if (context != NULL &&
        EVP_CipherInit_ex(context, EVP_get_cipherbyname(name), NULL, task->key, task->counter,
                          task->operation != ecb_decrypt) == 1 &&
        EVP_CIPHER_CTX_set_padding(context, 0) == 1)
        return context;
    EVP_CIPHER_CTX_free(context);
    fprintf(stderr, "OpenSSL has no %s\n", name);
    return NULL;
}

static inline int crypt_with_openssl(const struct task* task, uint8_t* out, const uint8_t* in,
                                     size_t bytes) {
    int length;
    EVP_CIPHER_CTX* context = new_openssl(task);
    const int done =
        context != NULL && EVP_CipherUpdate(context, out, &length, in, (int)bytes) == 1;
    EVP_CIPHER_CTX_free(context);
    return done;
}

static inline int does_random(const struct cipher* cipher, const struct task* asked, size_t bytes,
                              int counter_carries) {
    uint8_t key[most_key_bytes];
    uint8_t counter[block_bytes];
    const struct task task = {asked->operation, asked->key_bits, key, counter};
    uint8_t* input = (uint8_t*)malloc(bytes);
    uint8_t* expected = (uint8_t*)malloc(bytes);
    uint8_t* result = (uint8_t*)malloc(bytes);
    int done = input != NULL && expected != NULL && result != NULL;
    if (done) {
        fill_randomly(key, sizeof key);
        if (cipher->only_key != NULL)
            memcpy(key, cipher->only_key, (size_t)asked->key_bits / 8);
        fill_randomly(counter, sizeof counter);
        if (counter_carries)
            memset(counter + 1, 0xff, sizeof counter - 2);
        fill_randomly(input, bytes);
        done = crypt_with_openssl(&task, expected, input, bytes) && cipher->prepare(&task) &&
               cipher->crypt(result, input, bytes) &&
               is_same(cipher, &task, "OpenSSL", expected, result, bytes);
    }
    if (done) { /* in place, too */
        done = cipher->prepare(&task) && cipher->crypt(input, input, bytes) &&
               is_same(cipher, &task, "OpenSSL (in place)", expected, input, bytes);
    }
    free(input);
    free(expected);
    free(result);
    return done;
}

/* Is this operation with keys of this size what it should be? If not, stderr says why. */
static inline int is_verified(const struct cipher* cipher, enum operation operation, int key_bits) {
    /* Around batches of 256 and 1024 blocks; and shares for many threads. */
    static const size_t blocks[] = {1, 7, 255, 256, 257, 1023, 1025, 20011};
    const struct task task = {operation, key_bits, NULL, NULL};
    const enum operation direction = operation == ecb_decrypt ? ecb_encrypt : operation;
    for (size_t i = 0; i < sizeof examples / sizeof *examples; ++i)
        if (examples[i].key_bits == key_bits && examples[i].operation == direction &&
            !does_example(cipher, &task, &examples[i]))
            return 0;
    for (size_t i = 0; i < sizeof blocks / sizeof *blocks; ++i)
        if (!does_random(cipher, &task, block_bytes * blocks[i], 0) ||
            !does_random(cipher, &task, block_bytes * blocks[i], 1))
            return 0;
    return 1;
}

#endif
