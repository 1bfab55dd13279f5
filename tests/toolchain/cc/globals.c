// SPDX-License-Identifier: Apache-2.0
//
// Do globals in main memory start with their values and keep what is written?
#include "check.h"

unsigned char bytes[] = {1, 2, 250};
short shorts[5] = {-1, 2, -3};
int ints[100];
static long longs[] = {1L << 50, -1};
static const unsigned constants[] = {0xdeadbeef, 7, 0x80000000};
const char* strings[] = {"first", "second \"quoted\"\t#!,;\\", ""};
int* const pointer = &ints[7];
struct {
    char tag;
    short* where;
    struct {
        int x, y;
    } inner[2];
} record = {'t', &shorts[1], {{1, 2}, {3, 4}}};
struct __attribute__((packed)) {
    char c;
    int i;
    short* s;
    long l;
} packed = {1, 0x12345678, &shorts[2], -5};
static int counter;

static NOT_INLINED int count(void) {
    static int calls = 10;
    counter += 2;
    return ++calls;
}

unsigned long check(void) {
    unsigned long hash = 0;
    for (int i = 0; i < 100; i++) {
        hash = mix(hash, (unsigned long)ints[i]);
        ints[i] = i * i;
    }
    for (int i = 0; i < 3; i++) {
        bytes[i] += 10;
        hash = mix(hash, bytes[i] + constants[i]);
        hash = mix(hash, (unsigned long)shorts[i]--);
        for (const char* c = strings[i]; *c; c++)
            hash = mix(hash, (unsigned long)*c);
    }
    longs[1] += longs[0]++;
    *pointer += 1;
    record.inner[1].x += *record.where + record.tag;
    hash = mix(hash, (unsigned long)(ints[7] + ints[99] + longs[1] + record.inner[1].x));
    hash = mix(hash, (unsigned long)(packed.i++ + *packed.s + packed.l + packed.c));
    for (int i = 0; i < 5; i++)
        hash = mix(hash, (unsigned long)(count() + counter + packed.i));
    return hash;
}
