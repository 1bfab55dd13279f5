/* SPDX-License-Identifier: Apache-2.0
 *
 * Host program of the AES kernels, the part that runs on the MPE: reads the input, expands the key,
 * builds the tables, lets the CPEs encrypt or decrypt, and writes the output.
 *
 * Arguments are name=value: in, out (files), bytes, operation (ecb-encrypt, ecb-decrypt or ctr),
 * key (32, 48 or 64 hexadecimal digits), counter (32, for ctr), cpes, unit (bytes), double_buffer
 * (0 or 1). Other names are parameters of other programs and are ignored. Returns 0 when all went
 * well; errors go to stderr.
 */
#include <athread.h>
#include <stddef.h>

#include "../common/aes_task.h"
#include "aes_key.h"
#include "arguments.h"

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

struct arguments {
    const char* in;
    const char* out;
    const char* operation;
    const char* key;
    const char* counter;
    uint64_t bytes;
    uint64_t cpes;
    uint64_t unit;
    uint64_t double_buffer;
};

extern void SLAVE_FUN(aes_crypt)(void);

static int is_operation(const struct arguments* arguments, const char* name) {
    return strcmp(arguments->operation, name) == 0;
}

static int check(const struct arguments* arguments) {
    const size_t digits = arguments->key == NULL ? 0 : strlen(arguments->key);
    if (arguments->in == NULL)
        return fail("missing argument", "in=FILE");
    if (arguments->out == NULL)
        return fail("missing argument", "out=FILE");
    if (digits != 32 && digits != 48 && digits != 64)
        return fail("key", "must have 32, 48 or 64 hexadecimal digits");
    if (!is_operation(arguments, "ecb-encrypt") && !is_operation(arguments, "ecb-decrypt") &&
        !is_operation(arguments, "ctr"))
        return fail("operation", "must be ecb-encrypt, ecb-decrypt or ctr");
    if (arguments->bytes == 0 ||
        (arguments->bytes % AES_BLOCK_BYTES != 0 && !is_operation(arguments, "ctr")))
        return fail("bytes", "must be positive, and for ECB a multiple of 16");
    if (arguments->cpes < 1 || arguments->cpes > 64)
        return fail("cpes", "must be 1..64");
    if (arguments->unit == 0 || arguments->unit % AES_BLOCK_BYTES != 0 ||
        arguments->unit > AES_MAX_UNIT)
        return fail("unit", "must be a multiple of 16 from 16 to 8192");
    if (arguments->double_buffer > 1)
        return fail("double_buffer", "must be 0 or 1");
    return 1;
}

static int parse(int count, char** values, struct arguments* arguments) {
    int i;
    for (i = 1; i < count; ++i) {
        parse_text(values[i], "in", &arguments->in);
        parse_text(values[i], "out", &arguments->out);
        parse_text(values[i], "operation", &arguments->operation);
        parse_text(values[i], "key", &arguments->key);
        parse_text(values[i], "counter", &arguments->counter);
        if (!parse_number(values[i], "bytes", &arguments->bytes) ||
            !parse_number(values[i], "cpes", &arguments->cpes) ||
            !parse_number(values[i], "unit", &arguments->unit) ||
            !parse_number(values[i], "double_buffer", &arguments->double_buffer))
            return 0;
    }
    return check(arguments);
}

/* Tables and keys of the task, for the cipher or for its inverse. */
static int prepare_cipher(const struct arguments* arguments, struct aes_task* task) {
    const int key_bytes = (int)strlen(arguments->key) / 2;
    const int rounds = aes_rounds(key_bytes);
    uint8_t key[32];
    uint8_t sbox[256];
    if (!parse_hex(arguments->key, key, sizeof key) ||
        !parse_hex(arguments->counter, task->counter, sizeof task->counter))
        return 0;
    aes_make_sbox(sbox);
    aes_expand_key(key, key_bytes, sbox, task->round_keys);
    if (is_operation(arguments, "ecb-decrypt")) {
        aes_invert_sbox(sbox, task->sbox);
        aes_invert_keys(task->round_keys, rounds);
    } else {
        memcpy(task->sbox, sbox, sizeof sbox);
    }
    aes_transpose_keys(task->round_keys, rounds, task->row_keys);
    return 1;
}

static int crypt(const struct arguments* arguments) {
    /* The CPEs work on whole blocks. */
    const uint64_t padded = (arguments->bytes + AES_BLOCK_BYTES - 1) / AES_BLOCK_BYTES *
                            AES_BLOCK_BYTES;
    struct aes_task* task = calloc(1, sizeof *task);
    uint8_t* input = malloc(padded);
    uint8_t* output = malloc(padded);
    if (task == NULL || input == NULL || output == NULL)
        return fail("out of memory", "reduce bytes=");
    memset(input + arguments->bytes, 0, padded - arguments->bytes);
    if (!read_file(arguments->in, input, arguments->bytes) || !prepare_cipher(arguments, task))
        return 0;

    task->input = (uintptr_t)input;
    task->output = (uintptr_t)output;
    task->bytes = padded;
    task->unit = arguments->unit;
    task->cpes = arguments->cpes;
    task->double_buffer = arguments->double_buffer;

    athread_init();
    athread_set_num_threads((int)arguments->cpes);
    athread_spawn(aes_crypt, task);
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
    struct arguments arguments = {NULL, NULL, "ecb-encrypt", NULL, "", 0, 64, 128, 1};
    return parse(argc, argv, &arguments) && crypt(&arguments) ? 0 : 1;
}
