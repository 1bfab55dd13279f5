/* SPDX-License-Identifier: Apache-2.0
 *
 * printf and its like on a CPE: the call is recorded in main memory, word by word (cpe_output.h says
 * how), and the host formats it after the join. No LDM is used but the stack, and no floating point.
 * The cycles that this takes are not those of the machine, where the MPE does the work.
 *
 * All of them return 0: how much is printed is known later.
 */
#include <slave.h>
#include <stdarg.h>
#include <stdio.h>

#include "../cpe_output.h"

/* Reads bytes of main memory or LDM by aligned words: of main memory, each access takes long. */
struct reader {
    const char *next;
    unsigned long word;
};

static struct reader reader_of(const char *text) {
    struct reader reader = {text, *(const unsigned long *)((unsigned long)text & -8ul)};
    return reader;
}

static char read_byte(struct reader *reader) {
    const unsigned long address = (unsigned long)reader->next++;
    if ((address & 7) == 0)
        reader->word = *(const unsigned long *)address;
    return (char)(reader->word >> 8 * (address & 7));
}

/* Counts on behind the end, so that what does not fit is seen once, at the end. */
struct writer {
    uint64_t *words;
    unsigned long at;
    unsigned long word; /* not full */
    unsigned shift;
};

static void write_word(struct writer *writer, uint64_t word) {
    if (writer->at < CPE_OUTPUT_WORDS)
        writer->words[writer->at] = word;
    ++writer->at;
}

static void write_byte(struct writer *writer, char byte) {
    writer->word |= (unsigned long)(unsigned char)byte << writer->shift;
    writer->shift += 8;
    if (writer->shift == 64) {
        write_word(writer, writer->word);
        writer->word = 0;
        writer->shift = 0;
    }
}

/* At most `most` bytes, and a NUL. */
static void write_string(struct writer *writer, const char *text, unsigned most) {
    struct reader reader = reader_of(text);
    while (most-- && writer->at < CPE_OUTPUT_WORDS) {
        const char byte = read_byte(&reader);
        if (!byte)
            break;
        write_byte(writer, byte);
    }
    write_byte(writer, '\0');
    while (writer->shift)
        write_byte(writer, '\0');
}

/* As the C library prints it. */
static void write_string_argument(struct writer *writer, const char *text, int precision) {
    const char *const shown = text ? text : precision < 0 || precision >= 6 ? "(null)" : "";
    write_string(writer, shown, (unsigned)precision);
}

static void write_arguments(struct writer *writer, const char *text, va_list arguments) {
    struct reader reader = reader_of(text);
    struct cpe_format format;
    cpe_format_begin(&format);
    for (;;) {
        const char c = read_byte(&reader);
        if (!c)
            return;
        switch (cpe_format_step(&format, c)) {
        case cpe_format_star: {
            const long value = va_arg(arguments, long);
            if (format.place == cpe_format_in_precision)
                format.precision = (int)value < 0 ? -1 : (int)value;
            write_word(writer, (uint64_t)value);
            break;
        }
        case cpe_format_integer:
        case cpe_format_double: /* a double's place is that of an integer */
        case cpe_format_ignored:
            write_word(writer, (uint64_t)va_arg(arguments, long));
            break;
        case cpe_format_string:
            write_string_argument(writer, va_arg(arguments, const char *), format.precision);
            break;
        case cpe_format_unknown:
            return;
        default:
            break;
        }
    }
}

int vfprintf(FILE *stream, const char *format, va_list arguments) {
    const unsigned long cycle = RTC();
    struct cpe_output_buffer *const buffer = &swsim_cpe_output[_MYID];
    const unsigned long begin = buffer->used;
    struct writer writer = {buffer->words, begin + CPE_OUTPUT_HEADER_WORDS, 0, 0};
    write_string(&writer, format, ~0u);
    write_arguments(&writer, format, arguments);
    if (writer.at > CPE_OUTPUT_WORDS) {
        ++buffer->dropped;
        return 0;
    }
    buffer->words[begin] = cycle;
    buffer->words[begin + 1] = (writer.at - begin) | (unsigned long)stream << 32;
    buffer->used = writer.at;
    return 0;
}

/* What the vendor's compiler makes of stdout and stderr in C. */
FILE *_slave_stdout = stdout;
FILE *_slave_stderr = stderr;

int vprintf(const char *format, va_list arguments) { return vfprintf(stdout, format, arguments); }

int printf(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    vfprintf(stdout, format, arguments);
    va_end(arguments);
    return 0;
}

int fprintf(FILE *stream, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    vfprintf(stream, format, arguments);
    va_end(arguments);
    return 0;
}

int puts(const char *text) { return printf("%s\n", text); }
int putchar(int c) { return printf("%c", c); }
int fputs(const char *text, FILE *stream) { return fprintf(stream, "%s", text); }
int fputc(int c, FILE *stream) { return fprintf(stream, "%c", c); }
int putc(int c, FILE *stream) { return fprintf(stream, "%c", c); }
int fflush(FILE *stream) {
    (void)stream;
    return 0;
}
