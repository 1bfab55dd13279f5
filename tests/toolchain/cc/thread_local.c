// SPDX-License-Identifier: Apache-2.0
//
// Do __thread variables, initialised or not, lie in LDM and work?
#include "check.h"

static __thread unsigned char table[256] = {3, 1, 4, 1, 5, 9, 2, 6};
static __thread unsigned short halves[7] = {1, 65535, 2};
static __thread long zeros[40];
__thread int shared = -4;
static __thread unsigned char* pointer;
static __thread struct {
    char name[5];
    int value;
} record = {"abcd", 5};

static NOT_INLINED unsigned char look_up(unsigned i) {
    return table[i & 255]++;
}

unsigned long check(void) {
    unsigned long hash = 0;
    for (unsigned i = 0; i < 20; i++)
        hash = mix(hash, look_up(i * 3));
    for (int i = 0; i < 40; i++) {
        hash = mix(hash, (unsigned long)zeros[i]);
        zeros[i] = i - 20;
    }
    for (int i = 0; i < 40; i++)
        hash = mix(hash, (unsigned long)(zeros[i] * zeros[39 - i]));
    pointer = &table[4];
    shared += pointer[1] + halves[1] + record.value++ + record.name[2];
    hash = mix(hash, (unsigned long)(shared + record.value + halves[2]));
#ifdef __alpha__  // the translated program: in LDM, the first 64 KB
    if ((unsigned long)table >= 65536 || (unsigned long)zeros >= 65536)
        return 0;
#endif
    return hash;
}
