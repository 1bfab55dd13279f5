// SPDX-License-Identifier: Apache-2.0
//
// Do recursion, function pointers, many arguments, structures by value and variadic calls work?
#include <stdarg.h>

#include "check.h"

static NOT_INLINED unsigned long fibonacci(unsigned n) {
    return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
}

static NOT_INLINED int odd(int n);
static NOT_INLINED int even(int n) {
    return n == 0 ? 1 : odd(n - 1);
}
static NOT_INLINED int odd(int n) {
    return n == 0 ? 0 : even(n - 1);
}

unsigned long many(long a, int b, short c, char d, unsigned e, unsigned char f, long g, int h,
                   unsigned i, short j) {
    return mix(mix(mix(mix((unsigned long)(a + b), (unsigned long)(c + d)), e + f),
                   (unsigned long)(g - h)),
               i * (unsigned)j);
}

struct Point {
    long x, y, z;
    char name[9];
};

static NOT_INLINED struct Point moved(struct Point point, long by) {
    point.x += by;
    point.y -= by;
    point.name[0]++;
    return point;
}

NOT_INLINED long sum(int count, ...) {
    va_list arguments;
    long total = 0;
    va_start(arguments, count);
    for (int i = 0; i < count; i++)
        total = 3 * total + (i & 1 ? va_arg(arguments, long) : va_arg(arguments, int));
    va_end(arguments);
    return total;
}

static NOT_INLINED long sum_of(int count, va_list arguments) {
    long total = 0;
    while (count-- > 0)
        total += va_arg(arguments, long);
    return total;
}

static NOT_INLINED long forwarded(int count, ...) {
    va_list arguments;
    va_start(arguments, count);
    const long total = sum_of(count, arguments);
    va_end(arguments);
    return total;
}

static long twice(long x) {
    return 2 * x;
}
static long squared(long x) {
    return x * x;
}
long (*table[])(long) = {twice, squared, twice};

extern int missing(int) __attribute__((weak));
int __attribute__((weak)) present(int x) {
    return x + 1;
}

unsigned long check(void) {
    unsigned long hash = fibonacci(12);
    hash = mix(hash, (unsigned long)(even(20) + 2 * odd(21)));
    hash = mix(hash, many(1L << 40, -2, 3, 'd', 5, 6, -7, 8, 9, -10));
    struct Point point = {1, 2, 3, "abcdefgh"};
    point = moved(moved(point, 10), -4);
    hash = mix(hash, (unsigned long)(point.x * 100 + point.y * 10 + point.name[0]));
    hash = mix(hash, (unsigned long)sum(9, 1, 2L, -3, 1L << 40, 5, -6L, 7, 8L, 9));
    hash = mix(hash, (unsigned long)forwarded(8, 1L, 2L, 3L, 4L, 5L, 6L, 7L, 1L << 33));
    for (int i = 0; i < 3; i++)
        hash = mix(hash, (unsigned long)table[i](i + 5));
    if (missing)
        hash = mix(hash, (unsigned long)missing(1));
    return mix(hash, (unsigned long)present(3));
}
