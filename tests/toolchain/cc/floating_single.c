// SPDX-License-Identifier: Apache-2.0
//
// Does float arithmetic round to single after each operation, as on the host?
#include "floating.h"

static NOT_INLINED unsigned long arithmetic(unsigned long hash, float a, float b) {
    hash = mix_float(hash, a + b);
    hash = mix_float(hash, a - b);
    hash = mix_float(hash, a * b);
    hash = mix_float(hash, a / b);
    hash = mix_float(hash, -a);
    hash = mix_float(hash, __builtin_fabsf(b));
    hash = mix_float(hash, __builtin_copysignf(a, b != b ? -1 : b));
    hash = mix_float(hash, __builtin_sqrtf(a));
    hash = mix_float(hash, a * b + a);
    hash = mix_double(hash, (double)a * b + a);
    hash = mix_float(hash, a < b ? a : b);
    return mix(hash, (unsigned long)(a < b) | (unsigned long)(a == b) << 1 |
                         (unsigned long)(a >= b) << 2 | (unsigned long)(a != b) << 3);
}

// Bits that move between the two kinds of registers.
static NOT_INLINED float scaled(float a, int by) {
    union FloatBits bits = {a};
    bits.bits += (unsigned)by << 23;
    return bits.value;
}

static NOT_INLINED int exponent(float a) {
    union FloatBits bits = {a};
    return (int)(bits.bits >> 23 & 255);
}

unsigned long check(void) {
    unsigned long state = 3, hash = 0;
    float table[16] = {0};
    for (int i = 0; i < 600; i++) {
        const float a = float_operand(&state), b = float_operand(&state);
        hash = arithmetic(hash, a, b);
        if (exponent(a) > 10 && exponent(a) < 240)
            hash = mix_float(hash, scaled(a, i % 10) * 3);
        table[i & 15] += b;
        hash = mix_float(hash, table[i >> 1 & 15]);
    }
    return hash;
}
