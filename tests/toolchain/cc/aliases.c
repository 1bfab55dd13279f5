// SPDX-License-Identifier: Apache-2.0
//
// Do volatile accesses, aliases of functions, variable-length arrays and large frames work?
#include "check.h"

static NOT_INLINED int original(int x) {
    return x * 3 + 1;
}
static int other_name(int) __attribute__((alias("original")));

static NOT_INLINED long variable_length(int n) {
    long values[n];
    for (int i = 0; i < n; i++)
        values[i] = i * (long)i;
    long total = 0;
    for (int i = n; i-- > 0;)
        total = total * 3 + values[i];
    return total;
}

static NOT_INLINED unsigned long large_frame(unsigned char seed) {
    unsigned char scratch[34000];
    for (int i = 0; i < 34000; i++)
        scratch[i] = (unsigned char)(seed + i);
    unsigned long total = 0;
    for (int i = 0; i < 34000; i += 997)
        total = mix(total, scratch[i]);
    return total;
}

unsigned long check(void) {
    volatile unsigned char byte = 250;
    volatile short half = -300;
    volatile int word = 1 << 30;
    byte += 10;
    half -= 10;
    word ^= half;
    word;
    unsigned long hash = mix(byte, (unsigned long)(half + word));
    hash = mix(hash, (unsigned long)(original(5) + other_name(6)));
    for (int n = 1; n < 40; n += 7)
        hash = mix(hash, (unsigned long)variable_length(n));
    return mix(hash, large_frame(3));
}
