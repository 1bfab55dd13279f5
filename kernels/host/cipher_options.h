/* SPDX-License-Identifier: Apache-2.0
 *
 * What the host programs of AES kernels are asked for, as arguments name=value: operation
 * (ecb-encrypt, ecb-decrypt or ctr), key (32, 48 or 64 hexadecimal digits), counter (32, for ctr),
 * bytes, cpes, unit (bytes), double_buffer (0 or 1).
 */
#ifndef HOST_CIPHER_OPTIONS_H
#define HOST_CIPHER_OPTIONS_H

#include "aes_key.h"
#include "arguments.h"

struct cipher_options {
    const char* operation;
    const char* key;
    const char* counter;
    uint64_t bytes;
    uint64_t cpes;
    uint64_t unit;
    uint64_t double_buffer;
};

/* 0 if the argument is one of these and has no number where one belongs. */
static inline int parse_cipher_option(const char* argument, struct cipher_options* options) {
    parse_text(argument, "operation", &options->operation);
    parse_text(argument, "key", &options->key);
    parse_text(argument, "counter", &options->counter);
    return parse_number(argument, "bytes", &options->bytes) &&
           parse_number(argument, "cpes", &options->cpes) &&
           parse_number(argument, "unit", &options->unit) &&
           parse_number(argument, "double_buffer", &options->double_buffer);
}

static inline int is_operation(const struct cipher_options* options, const char* name) {
    return strcmp(options->operation, name) == 0;
}

/* All but the operation, and the unit's upper bound: these are the kernel's. */
static inline int check_cipher_options(const struct cipher_options* options) {
    const size_t digits = options->key == NULL ? 0 : strlen(options->key);
    if (digits != 32 && digits != 48 && digits != 64)
        return fail("key", "must have 32, 48 or 64 hexadecimal digits");
    if (options->bytes == 0 ||
        (options->bytes % aes_block_bytes != 0 && !is_operation(options, "ctr")))
        return fail("bytes", "must be positive, and for ECB a multiple of 16");
    if (options->cpes < 1 || options->cpes > 64)
        return fail("cpes", "must be 1..64");
    if (options->unit == 0 || options->unit % aes_block_bytes != 0)
        return fail("unit", "must be a positive multiple of 16");
    if (options->double_buffer > 1)
        return fail("double_buffer", "must be 0 or 1");
    return 1;
}

#endif
