// SPDX-License-Identifier: Apache-2.0
//
// Do all conversions between integers, float and double agree with the host's, wherever C defines
// them?
#include "floating.h"

static NOT_INLINED unsigned long from_integers(unsigned long hash, unsigned long x) {
    hash = mix_double(hash, (double)(int)x);
    hash = mix_double(hash, (double)(unsigned)x);
    hash = mix_double(hash, (double)(long)x);
    hash = mix_double(hash, (double)x);
    hash = mix_double(hash, (double)(short)x);
    hash = mix_double(hash, (double)(unsigned char)x);
    hash = mix_float(hash, (float)(int)x);
    hash = mix_float(hash, (float)(unsigned)x);
    hash = mix_float(hash, (float)(long)x);
    return mix_float(hash, (float)x);
}

// In registers, and by way of memory.
struct Integers {
    int i;
    unsigned u;
    long l;
    unsigned long ul;
    short s;
    unsigned char c;
};

static NOT_INLINED void store(struct Integers* to, double x) {
    to->i = (int)x;
    to->u = (unsigned)x;
    to->s = (short)x;
}

static NOT_INLINED double load(const struct Integers* from) {
    return from->i + 2.0 * from->u + 3.0 * from->s + 5.0 * from->c + (float)from->i;
}

static NOT_INLINED unsigned long to_integers(unsigned long hash, double x, float f) {
    struct Integers memory = {0};
    if (x > -32768 && x < 32767) {
        hash = mix(hash, (unsigned long)(int)x);
        hash = mix(hash, (unsigned long)(short)x);
    }
    if (x > -1 && x < 32767) {
        store(&memory, x);
        memory.c = (unsigned char)(memory.i & 255);
        hash = mix_double(mix(hash, (unsigned)memory.i + memory.u * 3), load(&memory));
    }
    if (x > -2147483649.0 && x < 2147483648.0)
        hash = mix(hash, (unsigned long)(int)x);
    if (x > -1 && x < 4294967296.0)
        hash = mix(hash, (unsigned)x);
    if (x >= -0x1p63 && x < 0x1p63)
        hash = mix(hash, (unsigned long)(long)x);
    if (x > -1 && x < 0x1p64)
        hash = mix(hash, (unsigned long)x);
    if (f > -1 && f < 0x1p64F)
        hash = mix(hash, (unsigned long)f);
    if (f >= -0x1p31F && f < 0x1p31F)
        hash = mix(hash, (unsigned long)(int)f);
    return hash;
}

unsigned long check(void) {
    unsigned long state = 5, hash = 0;
    for (int i = 0; i < 600; i++) {
        const double x = double_operand(&state);
        const float f = float_operand(&state);
        hash = from_integers(hash, operand(&state));
        hash = to_integers(hash, x, f);
        hash = mix_float(hash, (float)x);
        hash = mix_double(hash, f);
    }
    return hash;
}
