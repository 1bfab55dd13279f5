// SPDX-License-Identifier: Apache-2.0
//
// Are the members of packed structures read and written at every alignment, and nothing beside?
#include "check.h"

struct __attribute__((packed)) Packed {
    char a;
    short b;
    unsigned short c;
    int d;
    unsigned e;
    long f;
    unsigned long g;
};

static NOT_INLINED unsigned long read_all(const struct Packed* p) {
    unsigned long hash = mix(0, (unsigned long)p->a);
    hash = mix(mix(hash, (unsigned long)p->b), p->c);
    hash = mix(mix(hash, (unsigned long)p->d), p->e);
    return mix(mix(hash, (unsigned long)p->f), p->g);
}

static NOT_INLINED void write_all(struct Packed* p, unsigned long x) {
    p->a = (char)x;
    p->b = (short)(x >> 1);
    p->c = (unsigned short)(x >> 2);
    p->d = (int)(x >> 3);
    p->e = (unsigned)(x >> 4);
    p->f = (long)(x >> 5);
    p->g = x * 3;
}

unsigned long check(void) {
    unsigned char buffer[128];
    unsigned long state = 4, hash = 0;
    for (int offset = 0; offset < 16; offset++) {
        for (int i = 0; i < 128; i++)
            buffer[i] = (unsigned char)(i * 37);
        struct Packed* first = (struct Packed*)(buffer + 16 + offset);
        struct Packed* second = (struct Packed*)(buffer + 80 - offset);
        hash = mix(hash, read_all(first));
        write_all(first, operand(&state));
        hash = mix(hash, read_all(first));
        *second = *first;
        second->d += first->b;
        second->f ^= first->c;
        hash = mix(hash, read_all(second));
        for (int i = 0; i < 128; i++)
            hash = mix(hash, buffer[i]);
    }
    return hash;
}
