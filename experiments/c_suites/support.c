// SPDX-License-Identifier: Apache-2.0
//
// What the programs of the C suites take for granted: begin and end, and a few functions of the C
// library. Linked with each of them.
typedef unsigned long size_t;

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
