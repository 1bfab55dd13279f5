// SPDX-License-Identifier: Apache-2.0
//
// Do the library's memory functions work, called by name and by the compiler, at all alignments?
#include <stddef.h>

#include "check.h"

void* memcpy(void*, const void*, size_t);
void* memmove(void*, const void*, size_t);
void* memset(void*, int, size_t);
int memcmp(const void*, const void*, size_t);
size_t strlen(const char*);

struct Large {
    long values[40];
    char tail[5];
};

static struct Large copies[3];

static NOT_INLINED void copy_structure(struct Large* to, const struct Large* from) {
    *to = *from;
}

static void copy_string(char* to, const char* from) {
    while ((*to++ = *from++))
        ;
}

static int sign(int x) {
    return (x > 0) - (x < 0);
}

unsigned long check(void) {
    unsigned char a[96], b[96];
    unsigned long hash = 0;
    for (unsigned from = 0; from < 10; from++) {
        for (unsigned to = 0; to < 10; to++) {
            for (unsigned size = 0; size < 34; size += 1 + size / 9 * 6) {
                for (unsigned i = 0; i < 96; i++)
                    b[i] = a[i] = (unsigned char)(i * 11 + size);
                hash = mix(hash, memcpy(a + 40 + to, b + from, size) == a + 40 + to);
                hash = mix(hash, memmove(a + to, a + from, size) == a + to);
                hash = mix(hash, memset(b + to, (int)(0x1c0 + from), size) == b + to);
                hash = mix(hash, (unsigned long)sign(memcmp(a + from, b + to, size)));
                for (unsigned i = 0; i < 96; i++)
                    hash = mix(hash, a[i] * 256u + b[i]);
            }
        }
    }
    for (int i = 0; i < 40; i++)
        copies[0].values[i] = i * i;
    copy_string(copies[0].tail, "tail");
    copy_structure(&copies[2], &copies[0]);
    hash = mix(hash, (unsigned long)(copies[2].values[39] + copies[2].tail[3]));
    char text[50];
    copy_string(text, "a string of some length");
    return mix(hash, strlen(text) + strlen(text + 23) + strlen(""));
}
