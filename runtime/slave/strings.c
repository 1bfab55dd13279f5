/* SPDX-License-Identifier: Apache-2.0
 *
 * Of <string.h>, what runtime/memory.S does not have. Byte by byte: short, not fast.
 */
#include <stddef.h>

char *strchr(const char *text, int wanted) {
    for (; *text != (char)wanted; ++text)
        if (!*text)
            return NULL;
    return (char *)text;
}

char *strrchr(const char *text, int wanted) {
    const char *last = NULL;
    do {
        if (*text == (char)wanted)
            last = text;
    } while (*text++);
    return (char *)last;
}

void *memchr(const void *bytes, int wanted, size_t count) {
    const unsigned char *byte = bytes;
    for (; count; --count, ++byte)
        if (*byte == (unsigned char)wanted)
            return (void *)byte;
    return NULL;
}

int strncmp(const char *one, const char *two, size_t count) {
    for (; count; --count, ++one, ++two)
        if (*one != *two || !*one)
            return (unsigned char)*one - (unsigned char)*two;
    return 0;
}

int strcmp(const char *one, const char *two) { return strncmp(one, two, ~(size_t)0); }

/* The address of the NUL that ends the copy. */
char *stpcpy(char *target, const char *source) {
    while ((*target = *source++))
        ++target;
    return target;
}

char *strcpy(char *target, const char *source) {
    stpcpy(target, source);
    return target;
}

char *strncpy(char *target, const char *source, size_t count) {
    size_t i = 0;
    for (; i < count && source[i]; ++i)
        target[i] = source[i];
    for (; i < count; ++i)
        target[i] = '\0';
    return target;
}

static char *end_of(char *text) {
    while (*text)
        ++text;
    return text;
}

char *strcat(char *target, const char *source) {
    stpcpy(end_of(target), source);
    return target;
}

char *strncat(char *target, const char *source, size_t count) {
    char *end = end_of(target);
    for (; count && *source; --count)
        *end++ = *source++;
    *end = '\0';
    return target;
}

size_t strnlen(const char *text, size_t most) {
    const char *const end = memchr(text, '\0', most);
    return end ? (size_t)(end - text) : most;
}
