// SPDX-License-Identifier: Apache-2.0
//
// Do all integer types add, subtract, multiply, compare and convert as on the host?
#include "check.h"

#define ALL_OPERATIONS(type, x, y)                                                                 \
    do {                                                                                           \
        const type a = (type)(x), b = (type)(y);                                                   \
        hash = mix(hash, (unsigned long)(type)(a + b));                                            \
        hash = mix(hash, (unsigned long)(type)(a - b));                                            \
        hash = mix(hash, (unsigned long)(type)((unsigned long)a * (unsigned long)b));              \
        hash = mix(hash, (unsigned long)(type) - (unsigned long)a);                                \
        hash = mix(hash, (unsigned long)(type)((a & b) ^ (a | ~b)));                               \
        hash = mix(hash, (a < b) + 2 * (a <= b) + 4 * (a == b) + 8 * (a > 0) + 16 * (b != 0));     \
        hash = mix(hash, (unsigned long)(a < b ? a : b));                                          \
        hash =                                                                                     \
            mix(hash, (unsigned long)(long)a + (unsigned)b + (unsigned short)a + (signed char)b);  \
    } while (0)

unsigned long check(void) {
    unsigned long state = 1, hash = 0;
    for (int i = 0; i < 200; i++) {
        const unsigned long x = operand(&state), y = operand(&state);
        ALL_OPERATIONS(unsigned char, x, y);
        ALL_OPERATIONS(unsigned short, x, y);
        ALL_OPERATIONS(unsigned, x, y);
        ALL_OPERATIONS(unsigned long, x, y);
        // Signed operands small enough not to overflow.
        ALL_OPERATIONS(signed char, x & 63, y & 63);
        ALL_OPERATIONS(short, (short)x >> 2, (short)y >> 2);
        ALL_OPERATIONS(int, (int)x >> 1, (int)y >> 2);
        ALL_OPERATIONS(long, (long)x >> 1, (long)y >> 2);
        hash = mix(hash, 3 * (unsigned)x + 5 * (unsigned)y - 7 * (unsigned)x);
        hash = mix(hash, 4 * x + y + 8 * x - y + (8 * y - x) + (4 * y - x));
    }
    return hash;
}
