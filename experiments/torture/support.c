// SPDX-License-Identifier: Apache-2.0
//
// What the programs of the C suites take for granted: begin and end, and a few functions of the C
// library. Linked with each of them. What is printed goes nowhere, but is counted.
#include <stdarg.h>
#include <stddef.h>

enum { aborted = 134 };  // the status that a shell reports

int main(void);

// Ends the program: its status is the core's $0.
__attribute__((noreturn)) void exit(int status) {
    register long result asm("$0") = status;
    asm volatile("halt" : : "r"(result));
    __builtin_unreachable();
}

__attribute__((noreturn)) void abort(void) {
    exit(aborted);
}

__attribute__((noreturn)) void __assert_fail(const char *claim, const char *file, unsigned line,
                                             const char *function) {
    (void)claim, (void)file, (void)line, (void)function;
    abort();
}

void begin(void) {
    exit(main());
}

int abs(int x) {
    return x < 0 ? -x : x;
}

long labs(long x) {
    return x < 0 ? -x : x;
}

int strcmp(const char *a, const char *b) {
    while (*a && *a == *b)
        ++a, ++b;
    return (unsigned char)*a - (unsigned char)*b;
}

int strncmp(const char *a, const char *b, size_t count) {
    for (; count > 0; --count, ++a, ++b)
        if (*a != *b || *a == 0)
            return (unsigned char)*a - (unsigned char)*b;
    return 0;
}

char *strcpy(char *to, const char *from) {
    char *at = to;
    while ((*at++ = *from++))
        ;
    return to;
}

char *strncpy(char *to, const char *from, size_t count) {
    size_t i = 0;
    for (; i < count && from[i]; ++i)
        to[i] = from[i];
    for (; i < count; ++i)
        to[i] = 0;
    return to;
}

char *strcat(char *to, const char *from) {
    char *end = to;
    while (*end)
        ++end;
    strcpy(end, from);
    return to;
}

char *strchr(const char *text, int wanted) {
    for (; *text != (char)wanted; ++text)
        if (*text == 0)
            return 0;
    return (char *)text;
}

char *strrchr(const char *text, int wanted) {
    const char *last = 0;
    do
        if (*text == (char)wanted)
            last = text;
    while (*text++);
    return (char *)last;
}

void *memchr(const void *memory, int wanted, size_t count) {
    const unsigned char *at = memory;
    for (; count > 0; --count, ++at)
        if (*at == (unsigned char)wanted)
            return (void *)at;
    return 0;
}

void *memcpy(void *to, const void *from, size_t count);

void *mempcpy(void *to, const void *from, size_t count) {
    return (char *)memcpy(to, from, count) + count;
}

int isprint(int c) {
    return c >= ' ' && c <= '~';
}

void qsort(void *elements, size_t count, size_t bytes, int (*compare)(const void *, const void *)) {
    char *const begin = elements;
    for (char *sorted = begin; sorted < begin + count * bytes; sorted += bytes)
        for (char *at = sorted; at > begin && compare(at - bytes, at) > 0; at -= bytes)
            for (size_t i = 0; i < bytes; ++i) {
                const char moved = at[i];
                at[i] = at[(long)i - (long)bytes];
                at[(long)i - (long)bytes] = moved;
            }
}

// Memory is never given back: the programs are small.
void *malloc(size_t bytes) {
    static char heap[1 << 20] __attribute__((aligned(16)));
    static size_t used;
    const size_t rounded = (bytes + 15) / 16 * 16;
    if (bytes > sizeof heap || rounded > sizeof heap - used)
        return 0;
    used += rounded;
    return heap + used - rounded;
}

void *calloc(size_t count, size_t bytes) {
    unsigned char *memory = malloc(count * bytes);
    for (size_t i = 0; memory && i < count * bytes; ++i)
        memory[i] = 0;
    return memory;
}

void free(void *memory) {
    (void)memory;
}

// Where formatted text goes: no more than `room` characters of it, and what is behind is counted.
struct Text {
    char *to;
    size_t room;
    size_t length;
};

static void put(struct Text *text, char c) {
    if (text->length < text->room)
        text->to[text->length] = c;
    ++text->length;
}

struct Format {
    int left;
    int zeros;
    int sign;       // before a number that is not negative: + or a blank
    int alternate;  // 0x
    long width;
    long precision;  // -1: none
    int bytes;       // of the argument
};

static void pad(struct Text *text, char with, long count) {
    for (; count > 0; --count)
        put(text, with);
}

// `prefix` and `digits`, filled up to the width.
static void put_field(struct Text *text, const struct Format *format, const char *prefix,
                      const char *digits, long length, long zeros) {
    long prefix_length = 0;
    while (prefix[prefix_length])
        ++prefix_length;
    const long blanks = format->width - prefix_length - length - (zeros > 0 ? zeros : 0);
    if (!format->left)
        pad(text, ' ', blanks);
    while (*prefix)
        put(text, *prefix++);
    pad(text, '0', zeros);
    for (long i = 0; i < length; ++i)
        put(text, digits[i]);
    if (format->left)
        pad(text, ' ', blanks);
}

static void put_number(struct Text *text, const struct Format *format, unsigned long value,
                       unsigned base, const char *prefix, const char *all_digits) {
    char digits[24];
    long begin = sizeof digits;
    for (; value > 0; value /= base)
        digits[--begin] = all_digits[value % base];
    const long length = sizeof digits - begin;
    long zeros = (format->precision < 0 ? 1 : format->precision) - length;
    long prefix_length = 0;
    while (prefix[prefix_length])
        ++prefix_length;
    if (format->zeros && !format->left && format->precision < 0 &&
        format->width - prefix_length - length > zeros)
        zeros = format->width - prefix_length - length;
    put_field(text, format, prefix, digits + begin, length, zeros);
}

static unsigned long cut(unsigned long value, int bytes, int is_signed) {
    const int unused = 64 - 8 * bytes;
    return is_signed ? (unsigned long)((long)(value << unused) >> unused)
                     : value << unused >> unused;
}

static void put_signed(struct Text *text, const struct Format *format, long value) {
    const char plus[] = {(char)format->sign, 0};
    const unsigned long magnitude = value < 0 ? -(unsigned long)value : (unsigned long)value;
    put_number(text, format, magnitude, 10, value < 0 ? "-" : plus, "0123456789");
}

static void put_string(struct Text *text, const struct Format *format, const char *string) {
    long length = 0;
    while ((format->precision < 0 || length < format->precision) && string[length])
        ++length;
    put_field(text, format, "", string, length, 0);
}

static const char *parse_flags(const char *at, struct Format *format) {
    for (;; ++at) {
        if (*at == '-')
            format->left = 1;
        else if (*at == '0')
            format->zeros = 1;
        else if (*at == '#')
            format->alternate = 1;
        else if (*at == '+' || (*at == ' ' && format->sign != '+'))
            format->sign = *at;
        else if (*at != ' ')
            return at;
    }
}

static const char *parse_digits(const char *at, long *number) {
    for (*number = 0; *at >= '0' && *at <= '9'; ++at)
        *number = 10 * *number + *at - '0';
    return at;
}

static const char *parse_length(const char *at, struct Format *format) {
    format->bytes = 4;
    for (;; ++at) {
        if (*at == 'l' || *at == 'z' || *at == 'j' || *at == 't')
            format->bytes = 8;
        else if (*at == 'h')
            format->bytes /= 2;
        else
            return at;
    }
}

// What is not known here stops the program.
static void put_argument(struct Text *text, const struct Format *format, char kind,
                         unsigned long value) {
    const char character = (char)value;
    const unsigned long cut_value = cut(value, format->bytes, 0);
    const char *prefix = format->alternate && cut_value ? (kind == 'X' ? "0X" : "0x") : "";
    if (kind == 'd' || kind == 'i')
        put_signed(text, format, (long)cut(value, format->bytes, 1));
    else if (kind == 'u')
        put_number(text, format, cut_value, 10, "", "0123456789");
    else if (kind == 'o')
        put_number(text, format, cut_value, 8, *prefix ? "0" : "", "01234567");
    else if (kind == 'x')
        put_number(text, format, cut_value, 16, prefix, "0123456789abcdef");
    else if (kind == 'X')
        put_number(text, format, cut_value, 16, prefix, "0123456789ABCDEF");
    else if (kind == 'p')
        put_number(text, format, value, 16, "0x", "0123456789abcdef");
    else if (kind == 's')
        put_string(text, format, (const char *)value);
    else if (kind == 'c')
        put_field(text, format, "", &character, 1, 0);
    else
        abort();
}

int vsnprintf(char *to, size_t room, const char *at, va_list arguments) {
    struct Text text = {to, room ? room - 1 : 0, 0};
    for (; *at; ++at) {
        if (*at != '%' || *++at == '%') {
            put(&text, *at);
            continue;
        }
        struct Format format = {.precision = -1};
        at = parse_flags(at, &format);
        at = *at == '*' ? (format.width = va_arg(arguments, int), at + 1)
                        : parse_digits(at, &format.width);
        if (*at == '.')
            at = *++at == '*' ? (format.precision = va_arg(arguments, int), at + 1)
                              : parse_digits(at, &format.precision);
        at = parse_length(at, &format);
        put_argument(&text, &format, *at, va_arg(arguments, unsigned long));
    }
    if (room > 0)
        to[text.length < room ? text.length : room - 1] = 0;
    return (int)text.length;
}

int vsprintf(char *to, const char *format, va_list arguments) {
    return vsnprintf(to, (size_t)-1 >> 1, format, arguments);
}

int sprintf(char *to, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    const int length = vsprintf(to, format, arguments);
    va_end(arguments);
    return length;
}

int snprintf(char *to, size_t room, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    const int length = vsnprintf(to, room, format, arguments);
    va_end(arguments);
    return length;
}

// Of type FILE *, for those who hand them on.
void *stdout, *stderr;

int vfprintf(void *file, const char *format, va_list arguments) {
    (void)file;
    return vsnprintf(0, 0, format, arguments);
}

int vprintf(const char *format, va_list arguments) {
    return vfprintf(stdout, format, arguments);
}

int fprintf(void *file, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    const int length = vfprintf(file, format, arguments);
    va_end(arguments);
    return length;
}

__attribute__((weak)) int printf(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    const int length = vprintf(format, arguments);
    va_end(arguments);
    return length;
}

int puts(const char *text) {
    return fprintf(stdout, "%s\n", text);
}

int putchar(int c) {
    return (unsigned char)c;
}

// What the C library's headers call these where long double has 64 bits.
#define ALIAS(name) __attribute__((weak, alias(#name)))
int __nldbl_printf(const char *format, ...) ALIAS(printf);
int __nldbl_fprintf(void *file, const char *format, ...) ALIAS(fprintf);
int __nldbl_sprintf(char *to, const char *format, ...) ALIAS(sprintf);
int __nldbl_snprintf(char *to, size_t room, const char *format, ...) ALIAS(snprintf);
int __nldbl_vprintf(const char *format, va_list arguments) ALIAS(vprintf);
int __nldbl_vfprintf(void *file, const char *format, va_list arguments) ALIAS(vfprintf);
int __nldbl_vsprintf(char *to, const char *format, va_list arguments) ALIAS(vsprintf);
