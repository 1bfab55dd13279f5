/* SPDX-License-Identifier: Apache-2.0
 *
 * What the kernel works on, and whether its output is right. Everything that a seed makes is what
 * `swsim run` makes of it.
 */
#ifndef EXPORTED_DATA_H
#define EXPORTED_DATA_H

#include <stddef.h>
#include <stdint.h>

#include "options.h"

enum { KEY_MOST_BYTES = 32, COUNTER_BYTES = 16, PATH_BYTES = 512 };

struct data {
    uint64_t bytes;
    uint64_t unit; /* that a CPE takes at a time */
    uint8_t key[KEY_MOST_BYTES];
    uint8_t counter[COUNTER_BYTES];
    size_t counter_bytes; /* 0 for what has none */
    char in_path[PATH_BYTES];
    char out_path[PATH_BYTES];
    int in_is_ours; /* to be removed */
    int out_is_ours;
};

/* 0 for what the kernel does not take, which is told on stderr. */
int make_data(const struct options* options, struct data* data);
/* Compares the output file with the reference; 1 for a kernel that checks itself. */
int output_is_right(const struct data* data);
/* Removes the files that are only this program's. */
void drop_data(const struct data* data);

/* Two digits for each byte, and a zero. */
void hex_of(const uint8_t* bytes, size_t count, char* text);

#endif
