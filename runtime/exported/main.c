/* SPDX-License-Identifier: Apache-2.0
 *
 * Runs the kernel once and prints the record of the run, as one line of JSON: makes the data, calls
 * the kernel's own host program, and checks what came out. --help lists the options; they are those
 * of `swsim run`. Returns 0, or 1 for bad input, 2 for wrong usage, 4 for a wrong result.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "data.h"
#include "kernel.h"
#include "options.h"
#include "record.h"

enum { OK = 0, BAD_INPUT = 1, USAGE = 2, NOT_VERIFIED = 4 };
enum { MOST_WORDS = 64 };

/* kernel.c: what was main in the kernel's host program. */
int kernel_main(int argc, char** argv);

/* Arguments of kernel_main, which are name=value. */
static char* words[MOST_WORDS];
static int word_count;

static void add_word(const char* name, const char* value) {
    size_t bytes = strlen(name) + strlen(value) + 2;
    char* word = malloc(bytes);
    if (word == NULL || word_count == MOST_WORDS - 1) {
        fprintf(stderr, KERNEL_NAME ": too many arguments for the kernel\n");
        exit(BAD_INPUT);
    }
    snprintf(word, bytes, "%s%s%s", name, *name ? "=" : "", value);
    words[word_count++] = word;
}

static void add_number(const char* name, uint64_t value) {
    char text[32];
    snprintf(text, sizeof text, "%llu", (unsigned long long)value);
    add_word(name, text);
}

static void add_bytes(const char* name, const uint8_t* bytes, size_t count) {
    char text[2 * KEY_MOST_BYTES + 1];
    hex_of(bytes, count, text);
    add_word(name, text);
}

/* In the order of `swsim run`. */
static void make_words(const struct options* options, const struct data* data) {
    static const char* const parameters[] = {KERNEL_PARAMETERS NULL};
    int i;
    add_word("", KERNEL_NAME);
    add_word("in", data->in_path);
    add_word("out", data->out_path);
    add_number("bytes", data->bytes);
    add_number("cpes", options->cpes);
    add_number("unit", data->unit);
    add_number("double_buffer", (uint64_t)options->double_buffer);
    if (KERNEL_IS_CIPHER) {
        add_word("operation", KERNEL_OPERATION);
        add_bytes("key", data->key, KERNEL_KEY_BITS / 8);
        add_bytes("counter", data->counter, data->counter_bytes);
    }
    for (i = 0; parameters[i]; i++)
        add_word("", parameters[i]);
}

int main(int argc, char** argv) {
    struct options options;
    struct data data;
    int verified;
    if (!read_options(argc, argv, &options))
        return options.help ? OK : USAGE;
    if (!make_data(&options, &data)) {
        drop_data(&data);
        return BAD_INPUT;
    }
    make_words(&options, &data);
    verified = kernel_main(word_count, words) == 0 && output_is_right(&data);
    print_record(&options, &data, verified);
    drop_data(&data);
    return verified ? OK : NOT_VERIFIED;
}
