/* SPDX-License-Identifier: Apache-2.0
 *
 * AES on the CPEs of one core group, as host programs see it: options, a task, begin and end. For the
 * kernels whose CPE side reads ../common/aes_task.h. ../chen/chen_cpes.h has the same names.
 */
#ifndef HOST_AES_CPES_H
#define HOST_AES_CPES_H

#include <athread.h>
#include <stddef.h>

#include "../common/aes_task.h"
#include "cipher_options.h"

struct aes_task {
    uint64_t input;
    uint64_t output;
    uint64_t bytes;
    uint64_t unit;
    uint64_t cpes;
    uint64_t double_buffer;
    uint8_t counter[AES_BLOCK_BYTES];
    uint8_t padding[64]; /* the tables start on a line of their own, as DMA likes it */
    uint8_t sbox[256];
    uint8_t round_keys[AES_MAX_ROUND_KEY_BYTES];
    uint8_t padding_of_round_keys[16];
    uint8_t row_keys[AES_MAX_ROUND_KEY_BYTES];
    uint8_t padding_of_row_keys[16];
};

/* The offsets that the assembly side uses are those of the struct: an array of -1 elements is an
 * error at compile time. */
#define SAME_PLACE(member, offset)                                                                 \
    typedef char member##_is_at_its_offset[offsetof(struct aes_task, member) == (offset) ? 1 : -1]
SAME_PLACE(input, AES_TASK_INPUT);
SAME_PLACE(output, AES_TASK_OUTPUT);
SAME_PLACE(bytes, AES_TASK_BYTES);
SAME_PLACE(unit, AES_TASK_UNIT);
SAME_PLACE(cpes, AES_TASK_CPES);
SAME_PLACE(double_buffer, AES_TASK_DOUBLE_BUFFER);
SAME_PLACE(counter, AES_TASK_COUNTER);
SAME_PLACE(sbox, AES_TASK_SBOX);
SAME_PLACE(round_keys, AES_TASK_ROUND_KEYS);
SAME_PLACE(row_keys, AES_TASK_ROW_KEYS);
typedef char struct_has_its_size[sizeof(struct aes_task) == AES_TASK_SIZE ? 1 : -1];

typedef struct aes_task cipher_task;

extern void SLAVE_FUN(aes_crypt)(void);

static const struct cipher_options default_cipher_options = {"ecb-encrypt", NULL, "", 0, 64, 128, 1};

static int check_cipher(const struct cipher_options* options) {
    if (!is_operation(options, "ecb-encrypt") && !is_operation(options, "ecb-decrypt") &&
        !is_operation(options, "ctr"))
        return fail("operation", "must be ecb-encrypt, ecb-decrypt or ctr");
    if (options->unit > AES_MAX_UNIT)
        return fail("unit", "must be at most 8192");
    return check_cipher_options(options);
}

/* Tables and keys of the task, for the cipher or for its inverse. */
static int prepare_cipher(const struct cipher_options* options, cipher_task* task) {
    const int key_bytes = (int)strlen(options->key) / 2;
    const int rounds = aes_rounds(key_bytes);
    uint8_t key[32];
    uint8_t sbox[256];
    if (!parse_hex(options->key, key, sizeof key) ||
        !parse_hex(options->counter, task->counter, sizeof task->counter))
        return 0;
    aes_make_sbox(sbox);
    aes_expand_key(key, key_bytes, sbox, task->round_keys);
    if (is_operation(options, "ecb-decrypt")) {
        aes_invert_sbox(sbox, task->sbox);
        aes_invert_keys(task->round_keys, rounds);
    } else {
        memcpy(task->sbox, sbox, sizeof sbox);
    }
    aes_transpose_keys(task->round_keys, rounds, task->row_keys);
    task->unit = options->unit;
    task->cpes = options->cpes;
    task->double_buffer = options->double_buffer;
    return 1;
}

/* The CPEs begin; `bytes` are whole blocks. */
static void begin_cipher(cipher_task* task, const uint8_t* input, uint8_t* output,
                         uint64_t bytes) {
    task->input = (uintptr_t)input;
    task->output = (uintptr_t)output;
    task->bytes = bytes;
    athread_spawn(aes_crypt, task);
}

#endif
