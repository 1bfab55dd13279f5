/* SPDX-License-Identifier: Apache-2.0
 *
 * Host program of the AES kernels, the part that runs on the MPE: reads the plaintext, expands the
 * key, builds the tables, lets the CPEs encrypt (AES-128, ECB) and writes the ciphertext.
 *
 * Arguments are name=value: in, out (files), bytes, key (32 hexadecimal digits), cpes, unit
 * (bytes), double_buffer (0 or 1). Other names are parameters of other programs and are ignored.
 * Returns 0 when all went well; errors go to stderr.
 */
#include <athread.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../common/aes_task.h"

struct aes_task {
    uint64_t input;
    uint64_t output;
    uint64_t bytes;
    uint64_t unit;
    uint64_t cpes;
    uint64_t double_buffer;
    uint8_t padding[80]; /* the tables start on a line of their own, as DMA likes it */
    uint8_t sbox[256];
    uint8_t round_keys[AES_ROUND_KEY_BYTES];
    uint8_t padding_of_round_keys[16];
    uint8_t row_keys[AES_ROUND_KEY_BYTES];
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
SAME_PLACE(sbox, AES_TASK_SBOX);
SAME_PLACE(round_keys, AES_TASK_ROUND_KEYS);
SAME_PLACE(row_keys, AES_TASK_ROW_KEYS);
typedef char struct_has_its_size[sizeof(struct aes_task) == AES_TASK_SIZE ? 1 : -1];

struct arguments {
    const char* in;
    const char* out;
    const char* key;
    uint64_t bytes;
    uint64_t cpes;
    uint64_t unit;
    uint64_t double_buffer;
};

extern void SLAVE_FUN(aes_ecb_encrypt)(void);

static int fail(const char* reason, const char* what) {
    fprintf(stderr, "aes: %s: %s\n", reason, what);
    return 0;
}

/* The value of "name=value", or NULL when the argument has another name. */
static const char* value_of(const char* argument, const char* name) {
    size_t length = strlen(name);
    if (strncmp(argument, name, length) != 0 || argument[length] != '=')
        return NULL;
    return argument + length + 1;
}

static int parse_number(const char* argument, const char* name, uint64_t* number) {
    const char* value = value_of(argument, name);
    char* end;
    if (value == NULL)
        return 1;
    *number = strtoull(value, &end, 10);
    if (*value < '0' || *value > '9' || *end != '\0')
        return fail("not a number", argument);
    return 1;
}

static void parse_text(const char* argument, const char* name, const char** text) {
    const char* value = value_of(argument, name);
    if (value != NULL)
        *text = value;
}

static int check(const struct arguments* arguments) {
    if (arguments->in == NULL)
        return fail("missing argument", "in=FILE");
    if (arguments->out == NULL)
        return fail("missing argument", "out=FILE");
    if (arguments->key == NULL)
        return fail("missing argument", "key=HEX");
    if (strlen(arguments->key) != 32 || strspn(arguments->key, "0123456789abcdefABCDEF") != 32)
        return fail("key is not 32 hexadecimal digits", arguments->key);
    if (arguments->bytes == 0 || arguments->bytes % AES_BLOCK_BYTES != 0)
        return fail("bytes", "must be a positive multiple of 16");
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
        parse_text(values[i], "key", &arguments->key);
        if (!parse_number(values[i], "bytes", &arguments->bytes) ||
            !parse_number(values[i], "cpes", &arguments->cpes) ||
            !parse_number(values[i], "unit", &arguments->unit) ||
            !parse_number(values[i], "double_buffer", &arguments->double_buffer))
            return 0;
    }
    return check(arguments);
}

static uint8_t hex_digit(char digit) {
    if (digit <= '9')
        return (uint8_t)(digit - '0');
    return (uint8_t)((digit | 0x20) - 'a' + 10);
}

/* Product by x in GF(2^8), FIPS-197 section 4.2.1. */
static uint8_t xtime(uint8_t a) {
    return (uint8_t)((a << 1) ^ (a >> 7) * 0x1b);
}

/* FIPS-197 section 5.1.1. 3 generates the field's non-zero elements, so p = 3^i and q = 3^-i run
 * through all pairs of inverses. */
static void make_sbox(uint8_t sbox[256]) {
    uint8_t p = 1;
    uint8_t q = 1;
    do {
        unsigned spread;
        p = (uint8_t)(p ^ xtime(p));
        q = (uint8_t)(q ^ (q << 1)); /* division by 3 undoes the product by 3 */
        q = (uint8_t)(q ^ (q << 2));
        q = (uint8_t)(q ^ (q << 4));
        if (q & 0x80)
            q ^= 0x09;
        /* The affine step is the xor of 5 rotations; what leaves the byte comes in again below. */
        spread = q ^ (unsigned)q << 1 ^ (unsigned)q << 2 ^ (unsigned)q << 3 ^ (unsigned)q << 4;
        sbox[p] = (uint8_t)(spread ^ spread >> 8 ^ 0x63);
    } while (p != 1);
    sbox[0] = 0x63; /* 0 has no inverse and stands for its own */
}

/* FIPS-197 section 5.2, for a key of 128 bits. */
static void expand_key(const char* hex, const uint8_t sbox[256],
                       uint8_t keys[AES_ROUND_KEY_BYTES]) {
    uint8_t round_constant = 1;
    int i;
    for (i = 0; i < 16; ++i)
        keys[i] = (uint8_t)(hex_digit(hex[2 * i]) << 4 | hex_digit(hex[2 * i + 1]));
    for (i = 16; i < AES_ROUND_KEY_BYTES; ++i) {
        uint8_t previous = keys[i - 4];
        if (i % 16 < 4) {
            previous = sbox[keys[i % 16 == 3 ? i - 7 : i - 3]];
            if (i % 16 == 0) {
                previous ^= round_constant;
                round_constant = xtime(round_constant);
            }
        }
        keys[i] = keys[i - 16] ^ previous;
    }
}

/* Round keys come column by column; the SIMD kernels want them row by row. */
static void transpose_keys(const uint8_t keys[AES_ROUND_KEY_BYTES],
                           uint8_t rows[AES_ROUND_KEY_BYTES]) {
    int i;
    for (i = 0; i < AES_ROUND_KEY_BYTES; ++i)
        rows[i] = keys[i / 16 * 16 + i % 4 * 4 + i / 4 % 4];
}

static int read_file(const char* path, uint8_t* data, uint64_t bytes) {
    FILE* file = fopen(path, "rb");
    int complete;
    if (file == NULL)
        return fail("cannot open the input file", path);
    complete = fread(data, 1, bytes, file) == bytes;
    fclose(file);
    return complete || fail("input file is shorter than bytes=", path);
}

static int write_file(const char* path, const uint8_t* data, uint64_t bytes) {
    FILE* file = fopen(path, "wb");
    int complete;
    if (file == NULL)
        return fail("cannot open the output file", path);
    complete = fwrite(data, 1, bytes, file) == bytes;
    complete &= fclose(file) == 0;
    return complete || fail("cannot write the output file", path);
}

static int encrypt(const struct arguments* arguments) {
    struct aes_task* task = calloc(1, sizeof *task);
    uint8_t* input = malloc(arguments->bytes);
    uint8_t* output = malloc(arguments->bytes);
    if (task == NULL || input == NULL || output == NULL)
        return fail("out of memory", "reduce bytes=");
    if (!read_file(arguments->in, input, arguments->bytes))
        return 0;

    task->input = (uintptr_t)input;
    task->output = (uintptr_t)output;
    task->bytes = arguments->bytes;
    task->unit = arguments->unit;
    task->cpes = arguments->cpes;
    task->double_buffer = arguments->double_buffer;
    make_sbox(task->sbox);
    expand_key(arguments->key, task->sbox, task->round_keys);
    transpose_keys(task->round_keys, task->row_keys);

    athread_init();
    athread_set_num_threads((int)arguments->cpes);
    athread_spawn(aes_ecb_encrypt, task);
    athread_join();
    athread_halt();

    if (!write_file(arguments->out, output, arguments->bytes))
        return 0;
    free(output);
    free(input);
    free(task);
    return 1;
}

int main(int argc, char** argv) {
    struct arguments arguments = {NULL, NULL, NULL, 0, 64, 128, 1};
    return parse(argc, argv, &arguments) && encrypt(&arguments) ? 0 : 1;
}
