/* SPDX-License-Identifier: Apache-2.0
 *
 * The options of the command line, with the names and defaults of `swsim run`.
 */
#ifndef EXPORTED_OPTIONS_H
#define EXPORTED_OPTIONS_H

#include <stdint.h>

struct options {
    const char* in;      /* NULL: made from the seed */
    const char* out;     /* NULL: not kept */
    const char* key;     /* hexadecimal; NULL: made from the seed */
    const char* counter; /* the same */
    uint64_t bytes;
    int bytes_given;
    uint64_t seed;
    uint64_t cpes;
    uint64_t unit; /* 0: chosen */
    int double_buffer;
    int help;
};

/* 0 if something is wrong, which is told on stderr, or if help was asked for and given. */
int read_options(int argc, char** argv, struct options* options);

#endif
