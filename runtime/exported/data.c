/* SPDX-License-Identifier: Apache-2.0 */
#include "data.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "aes_reference.h"
#include "kernel.h"
#include "random_words.h"

enum { PIECE_BYTES = 1 << 16, UNIT_STEP = 16 };

static int refuse(const char* what, const char* why) {
    fprintf(stderr, KERNEL_NAME ": %s: %s\n", what, why);
    return 0;
}

void hex_of(const uint8_t* bytes, size_t count, char* text) {
    size_t i;
    *text = '\0';
    for (i = 0; i < count; i++)
        sprintf(text + 2 * i, "%02x", bytes[i]);
}

static int parse_hex(const char* option, const char* text, uint8_t* bytes, size_t count) {
    size_t i;
    if (strlen(text) != 2 * count || strspn(text, "0123456789abcdefABCDEF") != 2 * count)
        return refuse(option, "has not as many hexadecimal digits as are needed");
    for (i = 0; i < count; i++) {
        const char digits[3] = {text[2 * i], text[2 * i + 1], '\0'};
        bytes[i] = (uint8_t)strtoul(digits, NULL, 16);
    }
    return 1;
}

/* Key and counter take their words before the input does, given or not. */
static int make_cipher(const struct options* options, struct random_words* random,
                       struct data* data) {
    if (!KERNEL_IS_CIPHER)
        return 1;
    random_bytes(random, data->key, KERNEL_KEY_BITS / 8);
    if (options->key && !parse_hex("--key", options->key, data->key, KERNEL_KEY_BITS / 8))
        return 0;
    if (strcmp(KERNEL_OPERATION, "ctr") != 0)
        return options->counter == NULL || refuse("--counter", "is of operation ctr");
    data->counter_bytes = COUNTER_BYTES;
    random_bytes(random, data->counter, COUNTER_BYTES);
    return options->counter == NULL ||
           parse_hex("--counter", options->counter, data->counter, COUNTER_BYTES);
}

static int write_input(struct random_words* random, const struct data* data) {
    static uint8_t piece[PIECE_BYTES];
    FILE* file = fopen(data->in_path, "wb");
    uint64_t left;
    int good = file != NULL;
    for (left = data->bytes; good && left > 0;) {
        const size_t count = left < PIECE_BYTES ? (size_t)left : PIECE_BYTES;
        random_bytes(random, piece, count);
        good = fwrite(piece, 1, count, file) == count;
        left -= count;
    }
    if (file != NULL)
        good &= fclose(file) == 0;
    return good || refuse(data->in_path, "cannot be written; the input goes there");
}

static int length_of_file(const char* path, uint64_t* bytes) {
    FILE* file = fopen(path, "rb");
    long end;
    if (file == NULL)
        return refuse(path, "cannot be opened");
    fseek(file, 0, SEEK_END);
    end = ftell(file);
    fclose(file);
    if (end < 0)
        return refuse(path, "is not a file with a length");
    *bytes = (uint64_t)end;
    return 1;
}

static int check_length(uint64_t bytes) {
    if (KERNEL_BYTES == 0)
        return 1;
    if (bytes == 0)
        return refuse("--bytes", "there is no data");
    if (bytes % KERNEL_LENGTH_MULTIPLE)
        return refuse("--bytes", "is not a multiple of what this kernel takes");
    return 1;
}

/* The largest multiple of a batch, at most 8 KB, that still gives every CPE work. */
static uint64_t default_unit(uint64_t bytes, uint64_t cpes) {
    const uint64_t preferred = 8192;
    const uint64_t most = preferred < KERNEL_MAX_UNIT ? preferred : KERNEL_MAX_UNIT;
    const uint64_t step = KERNEL_BATCH_BYTES < most ? KERNEL_BATCH_BYTES : most;
    const uint64_t largest = most / step * step;
    uint64_t unit;
    if (cpes == 1)
        return largest;
    unit = (bytes - 1) / (cpes - 1) / step * step;
    return unit < step ? step : unit > largest ? largest : unit;
}

static int choose_unit(const struct options* options, struct data* data) {
    data->unit = options->unit ? options->unit : default_unit(data->bytes, options->cpes);
    if (options->unit && (options->unit % UNIT_STEP || options->unit > KERNEL_MAX_UNIT))
        return refuse("--unit", "must be a multiple of 16, and no more than the kernel takes");
    return 1;
}

/* In the folder where the job was sent off, which compute nodes can write. */
static void name_files(const struct options* options, struct data* data) {
    const long process = (long)getpid();
    data->in_is_ours = options->in == NULL;
    data->out_is_ours = options->out == NULL;
    if (data->in_is_ours)
        snprintf(data->in_path, PATH_BYTES, KERNEL_NAME ".%ld.in", process);
    else
        snprintf(data->in_path, PATH_BYTES, "%s", options->in);
    if (data->out_is_ours)
        snprintf(data->out_path, PATH_BYTES, KERNEL_NAME ".%ld.out", process);
    else
        snprintf(data->out_path, PATH_BYTES, "%s", options->out);
}

int make_data(const struct options* options, struct data* data) {
    static struct random_words random;
    memset(data, 0, sizeof *data);
    name_files(options, data);
    random_seed(&random, options->seed);
    data->bytes = options->bytes;
    if (!make_cipher(options, &random, data))
        return 0;
    if (options->in && !length_of_file(options->in, &data->bytes))
        return 0;
    if (options->in && options->bytes_given && options->bytes != data->bytes)
        return refuse("--bytes", "is not the length of the file of --in");
    if (!check_length(data->bytes) || !choose_unit(options, data))
        return 0;
    return options->in != NULL || write_input(&random, data);
}

static int is_right(FILE* in, FILE* out, const struct data* data) {
    static uint8_t plain[PIECE_BYTES], expected[PIECE_BYTES], is[PIECE_BYTES];
    static struct aes_reference reference;
    uint64_t at;
    aes_reference_begin(&reference, KERNEL_OPERATION, data->key, KERNEL_KEY_BITS / 8,
                        data->counter);
    for (at = 0; at < data->bytes;) {
        const uint64_t left = data->bytes - at;
        const size_t count = left < PIECE_BYTES ? (size_t)left : PIECE_BYTES;
        size_t i;
        if (fread(plain, 1, count, in) != count || fread(is, 1, count, out) != count)
            return refuse(data->out_path, "is shorter than the input");
        aes_reference_next(&reference, plain, expected, count);
        for (i = 0; i < count; i++)
            if (is[i] != expected[i]) {
                fprintf(stderr, KERNEL_NAME ": byte %llu is 0x%02x instead of 0x%02x\n",
                        (unsigned long long)(at + i), is[i], expected[i]);
                return 0;
            }
        at += count;
    }
    return fgetc(out) == EOF || refuse(data->out_path, "is longer than the input");
}

int output_is_right(const struct data* data) {
    FILE *in, *out;
    int right;
    if (!KERNEL_IS_CIPHER)
        return 1;
    in = fopen(data->in_path, "rb");
    out = fopen(data->out_path, "rb");
    right = in && out ? is_right(in, out, data) : refuse(data->out_path, "was not written");
    if (in)
        fclose(in);
    if (out)
        fclose(out);
    return right;
}

void drop_data(const struct data* data) {
    if (data->in_is_ours)
        remove(data->in_path);
    if (data->out_is_ours)
        remove(data->out_path);
}
