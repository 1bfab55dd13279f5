// SPDX-License-Identifier: Apache-2.0
//
// Do dense, sparse and 64-bit switches, fall-through and computed goto find their cases?
#include "check.h"

static NOT_INLINED int dense(int x) {
    switch (x) {
    case 0:
        return 10;
    case 1:
        return -3;
    case 2:
        x += 4;  // fall through
    case 3:
        return x * 7;
    case 4:
        return 99;
    case 5:
        return x - 1000;
    case 6:
        return 12;
    case 7:
        return 8;
    default:
        return x;
    }
}

static NOT_INLINED const char* constant(int x) {
    switch (x) {
    case 0:
        return "zero";
    case 1:
        return "one";
    case 2:
        return "two";
    case 3:
        return "three";
    case 4:
        return "four";
    default:
        return "many";
    }
}

static NOT_INLINED long sparse(long x) {
    switch (x) {
    case -5:
        return 1;
    case 100:
        return 2;
    case 1L << 40:
        return 3;
    case 0x7fffffffffffffff:
        return 4;
    case 65536 ... 65540:
        return 5;
    }
    return 0;
}

static NOT_INLINED int interpret(const char* program) {
    static void* const actions[] = {&&stop, &&add, &&twice, &&negate};
    int value = 1;
    goto* actions[(int)*program++];
add:
    value += 5;
    goto* actions[(int)*program++];
twice:
    value *= 2;
    goto* actions[(int)*program++];
negate:
    value = -value;
    goto* actions[(int)*program++];
stop:
    return value;
}

unsigned long check(void) {
    unsigned long hash = 0;
    for (int i = -2; i < 12; i++) {
        hash = mix(hash, (unsigned long)dense(i));
        hash = mix(hash, (unsigned long)constant(i)[1]);
        hash =
            mix(hash, (unsigned long)(sparse(i) + sparse(1L << (4 * i + 8)) + sparse(65534 + i)));
    }
    return mix(hash, (unsigned long)interpret("\1\2\2\3\1\2"));
}
