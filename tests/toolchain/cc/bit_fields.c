// SPDX-License-Identifier: Apache-2.0
//
// Do bit fields of all widths and signs keep their values and their neighbours'?
#include "check.h"

struct Fields {
    unsigned a : 1;
    int b : 3;
    unsigned c : 12;
    int d : 17;
    unsigned long e : 33;
    long f : 31;
    unsigned char g : 5;
    signed char h : 3;
};

static struct Fields global;

static NOT_INLINED unsigned long read_all(const struct Fields* p) {
    unsigned long hash = mix(p->a, (unsigned long)p->b);
    hash = mix(mix(hash, p->c), (unsigned long)p->d);
    hash = mix(mix(hash, p->e), (unsigned long)p->f);
    return mix(mix(hash, p->g), (unsigned long)p->h);
}

unsigned long check(void) {
    unsigned long state = 6, hash = 0;
    struct Fields local = {0};
    for (int i = 0; i < 100; i++) {
        const unsigned long x = operand(&state);
        local.a = (unsigned)x & 1;
        local.b = (int)(x >> 1) & 3;
        local.c = (unsigned)x & 0xfff;
        local.d = (int)(x >> 7) & 0xffff;
        local.e += x & 0xffff;
        local.f = (long)(x >> 30) & 0x3fffffff;
        local.g ^= (unsigned char)x & 31;
        local.h = (signed char)(x & 3);
        global.c = local.c ^ 0x555;
        global.e = local.e >> 1;
        global.h = (signed char)(global.h ^ local.h);
        hash = mix(mix(hash, read_all(&local)), read_all(&global));
    }
    return hash;
}
