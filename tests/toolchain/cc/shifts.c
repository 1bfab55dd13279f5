// SPDX-License-Identifier: Apache-2.0
//
// Do shifts and rotations by constants and variables work for all widths?
#include "check.h"

unsigned long check(void) {
    unsigned long state = 3, hash = 0;
    for (int i = 0; i < 300; i++) {
        const unsigned long x = operand(&state);
        const unsigned n = (unsigned)operand(&state) & 63, m = n & 31;
        hash = mix(hash, x << n);
        hash = mix(hash, x >> n);
        hash = mix(hash, (unsigned long)((long)x >> n));
        hash = mix(hash, (unsigned)x << m);
        hash = mix(hash, (unsigned)x >> m);
        hash = mix(hash, (unsigned long)((int)x >> m));
        hash = mix(hash, (unsigned long)((short)x >> (m & 15)));
        hash = mix(hash, (unsigned char)((unsigned char)x << (m & 7)));
        hash = mix(hash, (unsigned char)x >> 3);
        hash = mix(hash, (unsigned)x << m | (unsigned)x >> (-m & 31));
        hash = mix(hash, x << n | x >> (-n & 63));
        hash = mix(hash, (unsigned short)(x << 5 | (unsigned short)x >> 11));
        const unsigned __int128 wide = (unsigned __int128)x << 64 | ~x;
        const unsigned far = (unsigned)operand(&state) & 127;
        hash = mix(hash, (unsigned long)(wide >> far) + (unsigned long)(wide >> far >> 64));
        hash = mix(hash, (unsigned long)(wide << far) + (unsigned long)(wide << far >> 64));
        const __int128 wide_signed = (__int128)wide;
        hash = mix(hash,
                   (unsigned long)(wide_signed >> far) ^ (unsigned long)(wide_signed >> n >> 64));
    }
    return hash;
}
