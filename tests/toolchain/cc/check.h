// SPDX-License-Identifier: Apache-2.0
//
// What the C test programs share: operands that the compiler cannot foresee, and one number for all
// results. Each program defines check(); test_cc.py compares what it returns on a simulated CPE
// and on the host.
#pragma once

#define NOT_INLINED __attribute__((noinline))

unsigned long check(void);

// Pseudo-random (xorshift64), with small, negative and extreme values more often than by chance.
static NOT_INLINED unsigned long operand(unsigned long* state) {
    unsigned long x = *state;
    x ^= x << 13;
    x ^= x >> 7;
    x ^= x << 17;
    *state = x;
    switch (x >> 60) {
    case 0:
        return x & 15;
    case 1:
        return -(x & 15);
    case 2:
        return 1UL << (x & 63);
    case 3:
        return (1UL << (x & 63)) - 1;
    case 4:
        return (long)(int)x;
    case 5:
        return (unsigned)x;
    default:
        return x;
    }
}

static NOT_INLINED unsigned long mix(unsigned long hash, unsigned long value) {
    return (hash ^ value) * 0x100000001b3UL + (hash >> 29);
}
