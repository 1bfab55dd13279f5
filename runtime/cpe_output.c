/* SPDX-License-Identifier: Apache-2.0
 *
 * The host's half of printing from CPEs: formats what the cores have recorded (cpe_output.h), in the
 * order of simulated time, in whole lines. Linked into the host image. Nothing is allocated: the
 * host program's memory must not depend on what CPEs print.
 *
 * A line comes where the cycle of its newline puts it; of two in one cycle, that of the lower core
 * first. What a core has not ended by a newline comes last. stdout and stderr are apart.
 */
#include "cpe_output.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct cpe_output_buffer swsim_cpe_output[CPE_OUTPUT_CORES];

/* "CPE 12: " before every line: set by the simulator, or by the environment's SWSIM_CPE_NUMBERS. */
int swsim_cpe_output_numbers;

#define LINE_BYTES 4096        /* a line that is longer is cut */
#define TEXT_BYTES (65536 + 4096)

struct line {
    unsigned bytes;
    char text[LINE_BYTES];
};

struct text {
    size_t bytes;
    char text[TEXT_BYTES];
};

static struct line lines[2][CPE_OUTPUT_CORES];
static struct text text; /* of one record */

/* ---- One record to text -------------------------------------------------------------------- */

static void add_bytes(const char *bytes, size_t count) {
    if (count > TEXT_BYTES - text.bytes)
        count = TEXT_BYTES - text.bytes;
    memcpy(text.text + text.bytes, bytes, count);
    text.bytes += count;
}

#define ADD_FORMATTED(...)                                                                         \
    do {                                                                                           \
        const size_t room = TEXT_BYTES - text.bytes;                                               \
        const int wanted = snprintf(text.text + text.bytes, room, __VA_ARGS__);                    \
        if (wanted > 0)                                                                            \
            text.bytes += (size_t)wanted < room ? (size_t)wanted : room - (room > 0);              \
    } while (0)

/* A conversion as the C library gets it: stars are numbers already. */
struct conversion {
    char text[64];
    size_t bytes;
};

static void add_part(struct conversion *conversion, const char *part) {
    const size_t bytes = strlen(part);
    if (conversion->bytes + bytes < sizeof conversion->text) {
        memcpy(conversion->text + conversion->bytes, part, bytes + 1);
        conversion->bytes += bytes;
    }
}

static void add_character(struct conversion *conversion, char c) {
    const char part[2] = {c, '\0'};
    add_part(conversion, part);
}

/* A negative width is the flag '-', a negative precision is none. */
static void add_star(struct conversion *conversion, bool in_precision, int value) {
    char digits[16];
    if (in_precision && value < 0) {
        conversion->text[--conversion->bytes] = '\0';
        return;
    }
    snprintf(digits, sizeof digits, "%d", value);
    add_part(conversion, digits);
}

/* Each argument has the 8 bytes in which it was passed: ints count with 4 of them, as the C library
 * takes them; 64-bit integers of any name are long here and there. */
static void add_integer(const char *conversion, char length, uint64_t value) {
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
    if (length == 0 || length == 'h')
        ADD_FORMATTED(conversion, (int)value);
    else
        ADD_FORMATTED(conversion, (long)value);
}

static void add_double(const char *conversion, uint64_t value) {
    double number;
    memcpy(&number, &value, sizeof number);
    ADD_FORMATTED(conversion, number);
}

static void add_string(const char *conversion, const char *string) {
    ADD_FORMATTED(conversion, string);
#pragma GCC diagnostic pop
}

/* Words that `string` takes in a record. */
static size_t words_of(const char *string) { return strlen(string) / 8 + 1; }

static bool is_pointer(const struct conversion *conversion) {
    return conversion->text[conversion->bytes - 1] == 'p';
}

static void format_record(const char *format, const uint64_t *argument) {
    struct cpe_format state;
    struct conversion conversion = {"", 0};
    cpe_format_begin(&state);
    for (; *format; ++format) {
        const enum cpe_format_event event = cpe_format_step(&state, *format);
        if (event == cpe_format_text) {
            add_bytes(format, 1);
            continue;
        }
        if (event == cpe_format_star) {
            add_star(&conversion, state.place == cpe_format_in_precision, (int)*argument++);
            continue;
        }
        add_character(&conversion, *format);
        switch (event) {
        case cpe_format_part:
            continue;
        case cpe_format_percent:
            add_bytes("%", 1);
            break;
        case cpe_format_integer:
            add_integer(conversion.text, is_pointer(&conversion) ? 'l' : state.length, *argument++);
            break;
        case cpe_format_double:
            add_double(conversion.text, *argument++);
            break;
        case cpe_format_string:
            add_string(conversion.text, (const char *)argument);
            argument += words_of((const char *)argument);
            break;
        case cpe_format_unknown: /* and the core has stored no more */
            add_bytes(conversion.text, conversion.bytes);
            add_bytes(format + 1, strlen(format + 1));
            return;
        default: /* nothing that could be shown */
            if (conversion.text[conversion.bytes - 1] != 'n')
                add_bytes(conversion.text, conversion.bytes);
            ++argument;
        }
        conversion.bytes = 0;
        conversion.text[0] = '\0';
    }
    add_bytes(conversion.text, conversion.bytes); /* a % that the format does not end */
}

/* ---- Text to lines ------------------------------------------------------------------------- */

static FILE *file_of(unsigned stream) { return stream ? stderr : stdout; }

static void write_line(unsigned stream, unsigned core) {
    struct line *const line = &lines[stream][core];
    if (stream)
        fflush(stdout); /* both may go to one place */
    if (swsim_cpe_output_numbers)
        fprintf(file_of(stream), "CPE %u: ", core);
    fwrite(line->text, 1, line->bytes, file_of(stream));
    line->bytes = 0;
}

static void add_to_lines(unsigned stream, unsigned core) {
    struct line *const line = &lines[stream][core];
    for (size_t i = 0; i < text.bytes; ++i) {
        line->text[line->bytes++] = text.text[i];
        if (text.text[i] == '\n' || line->bytes == LINE_BYTES)
            write_line(stream, core);
    }
}

/* Those that no newline ends; between two of them, one is put. */
static void write_unfinished_lines(unsigned stream) {
    bool is_open = false;
    for (unsigned core = 0; core < CPE_OUTPUT_CORES; ++core) {
        if (lines[stream][core].bytes == 0)
            continue;
        if (is_open)
            fputc('\n', file_of(stream));
        write_line(stream, core);
        is_open = true;
    }
}

/* ---- All records, in their order ----------------------------------------------------------- */

/* Where each core's next record begins. */
static uint64_t positions[CPE_OUTPUT_CORES];

static const struct cpe_output_header *next_record(const struct cpe_output_buffer *buffers,
                                                   unsigned core) {
    if (positions[core] >= buffers[core].used)
        return NULL;
    return (const struct cpe_output_header *)(buffers[core].words + positions[core]);
}

/* The core whose next record is the earliest; CPE_OUTPUT_CORES: there are no more. */
static unsigned earliest_core(const struct cpe_output_buffer *buffers) {
    unsigned earliest = CPE_OUTPUT_CORES;
    uint64_t cycle = 0;
    for (unsigned core = 0; core < CPE_OUTPUT_CORES; ++core) {
        const struct cpe_output_header *const record = next_record(buffers, core);
        if (!record || (earliest != CPE_OUTPUT_CORES && record->cycle >= cycle))
            continue;
        earliest = core;
        cycle = record->cycle;
    }
    return earliest;
}

static void write_record(const struct cpe_output_header *record, unsigned core) {
    const uint64_t *const words = (const uint64_t *)record + CPE_OUTPUT_HEADER_WORDS;
    const char *const format = (const char *)words;
    text.bytes = 0;
    format_record(format, words + words_of(format));
    add_to_lines(record->stream == cpe_output_stderr, core);
}

static void report_dropped(struct cpe_output_buffer *buffers) {
    for (unsigned core = 0; core < CPE_OUTPUT_CORES; ++core) {
        if (buffers[core].dropped == 0)
            continue;
        fflush(stdout);
        fprintf(stderr,
                "swsim: CPE %u printed more than its buffer of %u bytes holds in a spawn: %llu "
                "calls are lost\n",
                core, CPE_OUTPUT_WORDS * 8u, (unsigned long long)buffers[core].dropped);
        buffers[core].dropped = 0;
    }
}

/* Of buffers elsewhere; tests use it. */
void swsim_cpe_output_flush_buffers(struct cpe_output_buffer *buffers) {
    if (getenv("SWSIM_CPE_NUMBERS"))
        swsim_cpe_output_numbers = 1;
    memset(positions, 0, sizeof positions);
    for (unsigned core; (core = earliest_core(buffers)) != CPE_OUTPUT_CORES;) {
        const struct cpe_output_header *const record = next_record(buffers, core);
        positions[core] += record->words;
        write_record(record, core);
    }
    write_unfinished_lines(0);
    write_unfinished_lines(1);
    for (unsigned core = 0; core < CPE_OUTPUT_CORES; ++core)
        buffers[core].used = 0;
    report_dropped(buffers);
}

/* What the cores of a spawn have printed. To be called after each join, and when a run ends early:
 * cycles of different spawns are not compared. */
void swsim_cpe_output_flush(void) { swsim_cpe_output_flush_buffers(swsim_cpe_output); }
