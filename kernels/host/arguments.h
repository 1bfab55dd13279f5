/* SPDX-License-Identifier: Apache-2.0
 *
 * What host programs do with their arguments, which are name=value, and with files. Functions that
 * can fail return 1 for success and 0 for failure, with the reason on stderr.
 */
#ifndef HOST_ARGUMENTS_H
#define HOST_ARGUMENTS_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static inline int fail(const char* reason, const char* what) {
    fprintf(stderr, "%s: %s\n", reason, what);
    return 0;
}

/* The value of "name=value", or NULL when the argument has another name. */
static inline const char* value_of(const char* argument, const char* name) {
    size_t length = strlen(name);
    if (strncmp(argument, name, length) != 0 || argument[length] != '=')
        return NULL;
    return argument + length + 1;
}

static inline int parse_number(const char* argument, const char* name, uint64_t* number) {
    const char* value = value_of(argument, name);
    char* end;
    if (value == NULL)
        return 1;
    *number = strtoull(value, &end, 10);
    if (*value < '0' || *value > '9' || *end != '\0')
        return fail("not a number", argument);
    return 1;
}

static inline void parse_text(const char* argument, const char* name, const char** text) {
    const char* value = value_of(argument, name);
    if (value != NULL)
        *text = value;
}

static inline uint8_t hex_digit(char digit) {
    if (digit <= '9')
        return (uint8_t)(digit - '0');
    return (uint8_t)((digit | 0x20) - 'a' + 10);
}

/* `text` of two digits for each byte to at most `most` bytes. */
static inline int parse_hex(const char* text, uint8_t* bytes, size_t most) {
    size_t digits = strspn(text, "0123456789abcdefABCDEF");
    size_t i;
    if (text[digits] != '\0' || digits % 2 != 0 || digits / 2 > most)
        return fail("not that many bytes in hexadecimal", text);
    for (i = 0; i < digits / 2; ++i)
        bytes[i] = (uint8_t)(hex_digit(text[2 * i]) << 4 | hex_digit(text[2 * i + 1]));
    return 1;
}

static inline int read_file(const char* path, uint8_t* data, uint64_t bytes) {
    FILE* file = fopen(path, "rb");
    int complete;
    if (file == NULL)
        return fail("cannot open the input file", path);
    complete = fread(data, 1, bytes, file) == bytes;
    fclose(file);
    return complete || fail("input file is shorter than bytes=", path);
}

static inline int write_file(const char* path, const uint8_t* data, uint64_t bytes) {
    FILE* file = fopen(path, "wb");
    int complete;
    if (file == NULL)
        return fail("cannot open the output file", path);
    complete = fwrite(data, 1, bytes, file) == bytes;
    complete &= fclose(file) == 0;
    return complete || fail("cannot write the output file", path);
}

#endif
