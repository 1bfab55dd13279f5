// SPDX-License-Identifier: Apache-2.0
//
// Are quotients and remainders right, for all widths, signs and sizes, by variables and constants?
#include "check.h"

static unsigned long divide_signed(unsigned long hash, unsigned long x, unsigned long y) {
    const int a = (int)x, b = (int)y;
    if (b != 0 && !(a == -2147483647 - 1 && b == -1)) {
        hash = mix(hash, (unsigned long)(a / b));
        hash = mix(hash, (unsigned long)(a % b));
    }
    const long c = (long)x, d = (long)y;
    if (d != 0 && !(c == -9223372036854775807L - 1 && d == -1)) {
        hash = mix(hash, (unsigned long)(c / d));
        hash = mix(hash, (unsigned long)(c % d));
    }
    if ((short)y != 0)
        hash = mix(hash, (unsigned long)((short)x / (short)y + (signed char)x % (short)y));
    return hash;
}

static unsigned long divide_unsigned(unsigned long hash, unsigned long x, unsigned long y) {
    const unsigned a = (unsigned)x, b = (unsigned)y;
    if (b != 0)
        hash = mix(mix(hash, a / b), a % b);
    if (y != 0)
        hash = mix(mix(hash, x / y), x % y);
    return hash;
}

static unsigned long divide_by_constants(unsigned long hash, unsigned long x) {
    hash = mix(hash, (unsigned long)((int)x / 7 + (int)x % 10));
    hash = mix(hash, (unsigned)x / 1000 + (unsigned)x % 641);
    hash = mix(hash, (unsigned long)((long)x / 1000000007 + (long)x % -3));
    hash = mix(hash, x / 10 + x % 12345678901UL);
    return mix(hash, (unsigned long)((int)x / 16 + (long)x % 4096));
}

unsigned long check(void) {
    unsigned long state = 2, hash = 0;
    for (int i = 0; i < 400; i++) {
        const unsigned long x = operand(&state), y = operand(&state);
        hash = divide_signed(hash, x, y);
        hash = divide_unsigned(hash, x, y);
        hash = divide_unsigned(hash, x, y >> (i & 63));
        hash = divide_signed(hash, x, (unsigned long)((long)y >> (i & 63)));
        hash = divide_by_constants(hash, x);
    }
    // Quotients on either side of an integer, where a rounded double would be one too large.
    for (unsigned long bit = 1; bit < 64; bit++) {
        for (unsigned long y = 3; y < 12345; y = y * 5 + 1) {
            const unsigned long x = (1UL << bit) / y * y;
            hash = divide_unsigned(hash, x, y);
            hash = divide_unsigned(hash, x - 1, y);
            hash = divide_signed(hash, x - 1, y);
            hash = divide_signed(hash, 1 - x, y);
        }
    }
    return hash;
}
