// SPDX-License-Identifier: Apache-2.0
//
// Are 64-bit products right in their high halves, and 128-bit sums, differences and products?
#include "check.h"

unsigned long check(void) {
    unsigned long state = 5, hash = 0;
    for (int i = 0; i < 300; i++) {
        const unsigned long x = operand(&state), y = operand(&state);
        const unsigned __int128 product = (unsigned __int128)x * y;
        hash = mix(mix(hash, (unsigned long)(product >> 64)), (unsigned long)product);
        hash = mix(hash, (unsigned long)((__int128)(long)x * (long)y >> 64));
        const unsigned __int128 sum = product + ((unsigned __int128)y << 64 | x);
        const unsigned __int128 difference = product - sum * x;
        hash = mix(hash, (unsigned long)(sum >> 64) ^ (unsigned long)(difference >> 64));
        hash = mix(hash, (sum < product) + 2 * (difference <= sum));
        unsigned long result;
        hash = mix(hash, (unsigned long)__builtin_add_overflow(x, y, &result) + result);
        hash = mix(hash, (unsigned long)__builtin_mul_overflow(x, y, &result) + result);
    }
    return hash;
}
