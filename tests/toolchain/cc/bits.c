// SPDX-License-Identifier: Apache-2.0
//
// Do the compiler's bit-counting functions work?
#include "check.h"

int ffs(int);

unsigned long check(void) {
    unsigned long state = 7, hash = 0;
    for (int i = 0; i < 300; i++) {
        const unsigned long x = operand(&state);
        const unsigned y = (unsigned)x;
        if (x != 0)
            hash = mix(hash, (unsigned long)(__builtin_clzl(x) + 100 * __builtin_ctzl(x)));
        if (y != 0)
            hash = mix(hash, (unsigned long)(__builtin_clz(y) + 100 * __builtin_ctz(y)));
        hash = mix(hash, (unsigned long)(__builtin_popcountl(x) + 100 * __builtin_popcount(y)));
        hash = mix(hash, (unsigned long)(__builtin_parityl(x) + 100 * __builtin_ffsl((long)x)));
        hash = mix(hash, (unsigned long)(__builtin_clrsbl((long)x) + 100 * ffs((int)y)));
        hash = mix(hash, __builtin_bswap64(x) ^ __builtin_bswap32(y) ^
                             __builtin_bswap16((unsigned short)x));
    }
    hash = mix(hash, (unsigned long)(__builtin_ffsl(0) + ffs(0)));
    return hash;
}
