// SPDX-License-Identifier: Apache-2.0
//
// What the floating-point programs share: operands of all kinds, and their bits for the hash.
#pragma once

#include "check.h"

union DoubleBits {
    double value;
    unsigned long bits;
};

union FloatBits {
    float value;
    unsigned bits;
};

static NOT_INLINED unsigned long mix_double(unsigned long hash, double value) {
    union DoubleBits bits = {value};
    return mix(hash, value != value ? 0x7ff8000000000000UL : bits.bits);
}

static NOT_INLINED unsigned long mix_float(unsigned long hash, float value) {
    union FloatBits bits = {value};
    return mix(hash, value != value ? 0x7fc00000UL : bits.bits);
}

// Ordinary values of all sizes, small whole numbers, and one in four: zeros, infinities, not a
// number (a quiet one: C has no others), subnormals, and the limits of the integers.
static NOT_INLINED double double_operand(unsigned long* state) {
    static const unsigned long special[] = {
        0,
        0x8000000000000000,  // -0.0
        0x7ff0000000000000,  // infinity
        0xfff0000000000000,
        0x7ff8000000000000,  // not a number
        1,                   // the least subnormal
        0x800fffffffffffff,  // the greatest, negative
        0x0010000000000000,  // the least normal
        0x7fefffffffffffff,  // the greatest
        0x43e0000000000000,  // 2^63
        0xc3e0000000000000,
        0x43efffffffffffff,  // just below 2^64
        0x41dfffffffc00000,  // 2^31 - 1
        0x3fe0000000000000,  // 0.5
        0xbfdfffffffffffff,  // just above -0.5
        0x4330000000000001,  // 2^52 + 1
        0x36a0000000000000,  // 2^-149, the least single
        0x47efffffe0000000,  // the greatest single
        0x47effffff0000000,  // halfway to infinity as a single
    };
    const unsigned long x = operand(state);
    union DoubleBits bits;
    switch (x & 7) {
    case 0:
    case 1:
        bits.bits = special[(x >> 3) % (sizeof special / sizeof *special)];
        return bits.value;
    case 2:
        return (int)(x >> 40) - 4096;
    case 3:
        bits.bits = (x & 0x7ff0000000000000) == 0x7ff0000000000000 ? x | 1UL << 51 : x;
        return bits.value;
    default:  // an exponent near 0
        bits.bits = (x & 0x800fffffffffffff) | (0x3ffUL - 32 + (x >> 56 & 63)) << 52;
        return bits.value;
    }
}

static NOT_INLINED float float_operand(unsigned long* state) {
    const unsigned long x = operand(state);
    union FloatBits bits;
    if ((x >> 32 & 3) == 0)
        return (float)double_operand(state);
    bits.bits = (unsigned)x;
    if ((bits.bits & 0x7f800000) == 0x7f800000)
        bits.bits |= 1U << 22;
    if ((x >> 34 & 1) == 0)
        bits.bits = (bits.bits & 0x807fffff) | (127 - 16 + (unsigned)(x >> 40 & 31)) << 23;
    return bits.value;
}
