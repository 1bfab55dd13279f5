/* SPDX-License-Identifier: Apache-2.0
 *
 * AES in the form of Chen et al. on the CPEs of one core group, as host programs see it (ECB): the
 * same names as ../host/aes_cpes.h.
 */
#ifndef CHEN_CPES_H
#define CHEN_CPES_H

#include <athread.h>
#include <stddef.h>

#include "../host/cipher_options.h"
#include "chen_task.h"

/* How the CPEs' compiler lays it out. */
typedef char task_is_laid_out_as_on_the_cpe[offsetof(struct chen_task, tables) == 320 ? 1 : -1];

typedef struct chen_task cipher_task;

extern void SLAVE_FUN(chen)(void);

static const struct cipher_options default_cipher_options = {"ecb-encrypt", NULL, "", 0, 64, 1024,
                                                             1};

static int check_cipher(const struct cipher_options* options) {
    if (!is_operation(options, "ecb-encrypt") && !is_operation(options, "ecb-decrypt"))
        return fail("operation", "must be ecb-encrypt or ecb-decrypt");
    if (options->unit > CHEN_MAX_UNIT)
        return fail("unit", "must be at most 1024");
    return check_cipher_options(options);
}

/* What value `s` of the S-box, in row 0, becomes in MixColumns or its inverse. */
static unsigned mixed(uint8_t s, int decrypt) {
    uint8_t column[4] = {s, 0, 0, 0};
    if (decrypt) {
        aes_inverse_mix_column(column);
    } else {
        column[0] = aes_xtime(s);
        column[1] = column[2] = s;
        column[3] = (uint8_t)(aes_xtime(s) ^ s);
    }
    return column[0] | (unsigned)column[1] << 8 | (unsigned)column[2] << 16 |
           (unsigned)column[3] << 24;
}

static void make_tables(const uint8_t sbox[256], int decrypt, struct chen_tables* tables) {
    int i;
    int row;
    for (i = 0; i < 256; ++i) {
        unsigned word = mixed(sbox[i], decrypt);
        for (row = 0; row < 4; ++row) {
            tables->word[row][i] = word;
            word = word << 8 | word >> 24;
        }
        tables->last[i] = sbox[i];
    }
}

static void exchange_columns_1_and_3(cipher_task* task) {
    unsigned long i;
    for (i = 0; i <= task->rounds; ++i) {
        unsigned* key = task->round_keys + 4 * i;
        const unsigned first = key[1];
        key[1] = key[3];
        key[3] = first;
    }
}

static int prepare_cipher(const struct cipher_options* options, cipher_task* task) {
    const int key_bytes = (int)strlen(options->key) / 2;
    uint8_t key[32];
    uint8_t sbox[256];
    uint8_t inverse[256];
    if (!parse_hex(options->key, key, sizeof key))
        return 0;
    task->rounds = (unsigned long)aes_rounds(key_bytes);
    task->decrypt = is_operation(options, "ecb-decrypt");
    aes_make_sbox(sbox);
    aes_invert_sbox(sbox, inverse);
    aes_expand_key(key, key_bytes, sbox, (uint8_t*)task->round_keys);
    if (task->decrypt) {
        aes_invert_keys((uint8_t*)task->round_keys, (int)task->rounds);
        exchange_columns_1_and_3(task);
    }
    make_tables(task->decrypt ? inverse : sbox, (int)task->decrypt, &task->tables);
    task->unit = options->unit;
    task->cpes = options->cpes;
    task->double_buffer = options->double_buffer;
    return 1;
}

/* The CPEs begin; `bytes` are whole blocks. */
static void begin_cipher(cipher_task* task, const uint8_t* input, uint8_t* output, uint64_t bytes) {
    task->input = (uintptr_t)input;
    task->output = (uintptr_t)output;
    task->bytes = bytes;
    athread_spawn(chen, task);
}

#endif
