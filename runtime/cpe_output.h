/* SPDX-License-Identifier: Apache-2.0
 *
 * What CPEs print, between the CPE's half (slave/output.c), which stores records, and the host's
 * half (cpe_output.c), which formats them. Each core has a buffer of its own in main memory. A
 * record is
 *
 *     its header
 *     the format string, with its NUL, filled up to 8 bytes
 *     for each argument in the order of the format: 8 bytes as they were passed; of %s instead the
 *     string, with its NUL, filled up to 8 bytes
 *
 * so both halves walk through the format in the same way, character by character: cpe_format_step.
 */
#ifndef CPE_OUTPUT_H
#define CPE_OUTPUT_H

#include <stdint.h>

#define CPE_OUTPUT_CORES 64
#define CPE_OUTPUT_WORDS 8192 /* 64 KB for each core */

enum { cpe_output_stdout = 1, cpe_output_stderr = 2 };

struct cpe_output_header {
    uint64_t cycle; /* since the spawn, of the call */
    uint32_t words; /* of the record, header included */
    uint32_t stream;
};
#define CPE_OUTPUT_HEADER_WORDS (sizeof(struct cpe_output_header) / 8)

struct cpe_output_buffer {
    uint64_t used;    /* words */
    uint64_t dropped; /* calls for which there was no room */
    uint64_t words[CPE_OUTPUT_WORDS];
};

/* Defined in the host image; core number k writes to the k-th one only. */
extern struct cpe_output_buffer swsim_cpe_output[CPE_OUTPUT_CORES];

/* What a character of a format means. */
enum cpe_format_event {
    cpe_format_text,    /* itself */
    cpe_format_part,    /* a part of a conversion, which goes on */
    cpe_format_star,    /* the same, and an int is its width or precision */
    cpe_format_percent, /* the end of %% */
    cpe_format_integer, /* the end of a conversion: of an integer, */
    cpe_format_double,  /* of a double, */
    cpe_format_string,  /* of a string, */
    cpe_format_ignored, /* of %n or a long double: an argument that is not looked at */
    cpe_format_unknown  /* not a conversion: from here on all is text */
};

enum cpe_format_place {
    cpe_format_in_text,
    cpe_format_in_flags_or_width,
    cpe_format_in_precision,
    cpe_format_in_rest
};

struct cpe_format {
    enum cpe_format_place place;
    int precision; /* digits of a precision so far; -1 for none. A star's is up to the caller. */
    char length;   /* the last of hh h l ll q L j z t, 0 for none */
};

static inline void cpe_format_begin(struct cpe_format* format) {
    format->place = cpe_format_in_text;
    format->precision = -1;
    format->length = 0;
}

static inline enum cpe_format_event cpe_format_end(struct cpe_format* format, char conversion) {
    format->place = cpe_format_in_text;
    switch (conversion) {
    case '%':
        return cpe_format_percent;
    case 'd':
    case 'i':
    case 'o':
    case 'u':
    case 'x':
    case 'X':
    case 'c':
    case 'p':
        return cpe_format_integer;
    case 'e':
    case 'E':
    case 'f':
    case 'F':
    case 'g':
    case 'G':
    case 'a':
    case 'A':
        return format->length == 'L' ? cpe_format_ignored : cpe_format_double;
    case 's':
        return format->length == 'l' ? cpe_format_ignored : cpe_format_string;
    case 'n':
        return cpe_format_ignored;
    default:
        return cpe_format_unknown;
    }
}

static inline enum cpe_format_event cpe_format_step(struct cpe_format* format, char c) {
    if (format->place == cpe_format_in_text) {
        if (c != '%')
            return cpe_format_text;
        cpe_format_begin(format);
        format->place = cpe_format_in_flags_or_width;
        return cpe_format_part;
    }
    switch (c) {
    case 'h':
    case 'l':
    case 'q':
    case 'L':
    case 'j':
    case 'z':
    case 't':
        format->place = cpe_format_in_rest;
        format->length = c;
        return cpe_format_part;
    case '*':
        return cpe_format_star;
    case '.':
        format->place = cpe_format_in_precision;
        format->precision = 0;
        return cpe_format_part;
    case '-':
    case '+':
    case ' ':
    case '#':
    case '\'':
    case '0':
    case '1':
    case '2':
    case '3':
    case '4':
    case '5':
    case '6':
    case '7':
    case '8':
    case '9':
        if (format->place == cpe_format_in_precision && c >= '0' && format->precision < 100000)
            format->precision = 10 * format->precision + (c - '0');
        return cpe_format_part;
    default:
        return cpe_format_end(format, c);
    }
}

#endif
