/* SPDX-License-Identifier: Apache-2.0
 *
 * Host program of the kernels in the form of Chen et al.: reads the input, expands the key, makes
 * the tables, lets the CPEs encrypt or decrypt (ECB), writes the output. Arguments are those of
 * ../host/aes.c.
 */
#include <athread.h>
#include <stddef.h>

#include "../host/aes_key.h"
#include "../host/arguments.h"
#include "chen_task.h"

/* How the CPEs' compiler lays it out. */
typedef char task_is_laid_out_as_on_the_cpe[offsetof(struct chen_task, tables) == 320 ? 1 : -1];

struct arguments {
    const char* in;
    const char* out;
    const char* operation;
    const char* key;
    uint64_t bytes;
    uint64_t cpes;
    uint64_t unit;
    uint64_t double_buffer;
};

extern void SLAVE_FUN(chen)(void);

static int check(const struct arguments* arguments) {
    const size_t digits = arguments->key == NULL ? 0 : strlen(arguments->key);
    if (arguments->in == NULL || arguments->out == NULL)
        return fail("missing argument", "in=FILE or out=FILE");
    if (digits != 32 && digits != 48 && digits != 64)
        return fail("key", "must have 32, 48 or 64 hexadecimal digits");
    if (strcmp(arguments->operation, "ecb-encrypt") != 0 &&
        strcmp(arguments->operation, "ecb-decrypt") != 0)
        return fail("operation", "must be ecb-encrypt or ecb-decrypt");
    if (arguments->bytes == 0 || arguments->bytes % aes_block_bytes != 0)
        return fail("bytes", "must be a positive multiple of 16");
    if (arguments->cpes < 1 || arguments->cpes > 64)
        return fail("cpes", "must be 1..64");
    if (arguments->unit == 0 || arguments->unit % aes_block_bytes != 0 ||
        arguments->unit > CHEN_MAX_UNIT)
        return fail("unit", "must be a multiple of 16 from 16 to 1024");
    return 1;
}

static int parse(int count, char** values, struct arguments* arguments) {
    int i;
    for (i = 1; i < count; ++i) {
        parse_text(values[i], "in", &arguments->in);
        parse_text(values[i], "out", &arguments->out);
        parse_text(values[i], "operation", &arguments->operation);
        parse_text(values[i], "key", &arguments->key);
        if (!parse_number(values[i], "bytes", &arguments->bytes) ||
            !parse_number(values[i], "cpes", &arguments->cpes) ||
            !parse_number(values[i], "unit", &arguments->unit) ||
            !parse_number(values[i], "double_buffer", &arguments->double_buffer))
            return 0;
    }
    return check(arguments);
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

static void exchange_columns_1_and_3(struct chen_task* task) {
    unsigned long i;
    for (i = 0; i <= task->rounds; ++i) {
        unsigned* key = task->round_keys + 4 * i;
        const unsigned first = key[1];
        key[1] = key[3];
        key[3] = first;
    }
}

static int prepare_cipher(const struct arguments* arguments, struct chen_task* task) {
    const int key_bytes = (int)strlen(arguments->key) / 2;
    uint8_t key[32];
    uint8_t sbox[256];
    uint8_t inverse[256];
    if (!parse_hex(arguments->key, key, sizeof key))
        return 0;
    task->rounds = (unsigned long)aes_rounds(key_bytes);
    task->decrypt = strcmp(arguments->operation, "ecb-decrypt") == 0;
    aes_make_sbox(sbox);
    aes_invert_sbox(sbox, inverse);
    aes_expand_key(key, key_bytes, sbox, (uint8_t*)task->round_keys);
    if (task->decrypt) {
        aes_invert_keys((uint8_t*)task->round_keys, (int)task->rounds);
        exchange_columns_1_and_3(task);
    }
    make_tables(task->decrypt ? inverse : sbox, (int)task->decrypt, &task->tables);
    return 1;
}

static int crypt(const struct arguments* arguments) {
    struct chen_task* task = calloc(1, sizeof *task);
    uint8_t* input = malloc(arguments->bytes);
    uint8_t* output = malloc(arguments->bytes);
    if (task == NULL || input == NULL || output == NULL)
        return fail("out of memory", "reduce bytes=");
    if (!read_file(arguments->in, input, arguments->bytes) || !prepare_cipher(arguments, task))
        return 0;
    task->input = (uintptr_t)input;
    task->output = (uintptr_t)output;
    task->bytes = arguments->bytes;
    task->unit = arguments->unit;
    task->cpes = arguments->cpes;
    task->double_buffer = arguments->double_buffer;

    athread_init();
    athread_set_num_threads((int)arguments->cpes);
    athread_spawn(chen, task);
    athread_join();
    athread_halt();

    free(input); /* the output file needs as much memory */
    if (!write_file(arguments->out, output, arguments->bytes))
        return 0;
    free(output);
    free(task);
    return 1;
}

int main(int argc, char** argv) {
    struct arguments arguments = {NULL, NULL, "ecb-encrypt", NULL, 0, 64, 1024, 1};
    return parse(argc, argv, &arguments) && crypt(&arguments) ? 0 : 1;
}
