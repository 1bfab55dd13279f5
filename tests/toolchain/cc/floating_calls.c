// SPDX-License-Identifier: Apache-2.0
//
// Do integers and floating point keep apart where both come in the same registers: arguments,
// results, variadic functions, structures, values that only pass through?
#include <stdarg.h>

#include "floating.h"

static __thread long calls;
static __thread double last;
static volatile int zero;

NOT_INLINED double weighted(long a, double b, int c, float d, double e, long f, double g, int h) {
    calls++;
    return (double)a + b * 2 + c * 3 + d * 5 + e * 7 + (double)f * 11 + g * 13 + h * 17;
}

// The first argument of this function is the second of the next one.
NOT_INLINED double shifted(double a, double b, double c, long d, long e) {
    return weighted(5, a * 2, 7, (float)b, c, e - d, a - b, (int)d) + a;
}

NOT_INLINED double swapped(long a, double b, long c, double d) {
    return weighted((long)d, (double)c, (int)b, (float)a, (double)(a + c), (long)b, d, (int)a);
}

NOT_INLINED double counted(double a, long b) {
    calls += b;
    return shifted(a, a + 1, a + 2, b, b + 1);
}

// The result passes through while integers are at work.
NOT_INLINED double passed(double a, long* counts) {
    const double result = counted(a, counts[0]);
    counts[1] += counts[0] * counts[2] + counts[3];
    counts[2] ^= counts[1] + counts[4] * counts[5];
    calls += counts[1] & counts[2];
    return result;
}

NOT_INLINED double noted(double a) {
    const double result = counted(a, 1);
    last = result;
    return result;
}

NOT_INLINED int greater(double a, long b) {
    return counted(a, b) > 2.0;
}

NOT_INLINED long rounded(double a, double b) {
    return (long)(counted(a, 2) / (b * b + 1e30));
}

NOT_INLINED float chosen(int which, float a, float b, double c) {
    if (which > 2)
        return a;
    if (which < 0)
        return (float)greater(c, 3) + b;
    return which ? b * 2 : (float)c;
}

struct Mixed {
    double x;
    float y;
    int n;
    float z[3];
};

NOT_INLINED struct Mixed changed(struct Mixed m, double by) {
    m.x *= by;
    m.y += (float)m.n;
    m.n -= (int)m.z[1];
    m.z[2] = m.z[0] - m.z[1];
    return m;
}

static NOT_INLINED double sum_of(int count, va_list arguments) {
    double total = 0;
    for (int i = 0; i < count; i++)
        total = 3 * total + (i & 1 ? (double)va_arg(arguments, long) : va_arg(arguments, double));
    return total;
}

NOT_INLINED double sum(int count, ...) {
    va_list arguments;
    va_start(arguments, count);
    const double total = sum_of(count, arguments);
    va_end(arguments);
    return total;
}

typedef double (*Function)(double, long);

NOT_INLINED double applied(Function function, double a, long n) {
    double total = 0;
    for (long i = 0; i < n; i++)
        total += function(a + (double)i, n);
    return total;
}

NOT_INLINED double factorial(double n) {
    return n < 2 ? 1 : n * factorial(n - 1);
}

NOT_INLINED _Complex double turned(_Complex double a, double b) {
    _Complex double result;
    __real__ result = __real__ a * b - __imag__ a;
    __imag__ result = __imag__ a * b + __real__ a;
    return result;
}

static unsigned long check_calls(unsigned long hash, double a, double b, unsigned long x) {
    long counts[6] = {(long)x & 7, 2, 3, (long)x & 63, 5, 6};
    hash = mix_double(hash, shifted(a, b, a - b, (long)(x & 255), 3));
    hash = mix_double(hash, swapped((long)(x & 1023), a, -5, b));
    hash = mix_double(hash, passed(a, counts));
    hash = mix(hash, (unsigned long)(counts[1] + counts[2]));
    hash = mix_double(hash, noted(b) + last);
    hash = mix(hash, (unsigned long)(greater(a, 3) + rounded(a, b)));
    hash = mix_float(hash, chosen((int)(x & 7) - 2, (float)a, (float)b, a * b));
    const struct Mixed mixed =
        changed((struct Mixed){a, (float)b, (int)(x & 15), {1, (float)(x & 3), 3}}, b);
    hash = mix_double(hash, mixed.x + mixed.y + mixed.n + mixed.z[2]);
    hash = mix_double(hash, sum(4, a, (long)x, b, 4L) + sum(9, a, 1L, b, 2L, a, 3L, b, 4L, 1e-3));
    hash = mix_double(hash, applied(counted, a, 3) + factorial((double)(x & 15)));
    const _Complex double product = turned(__builtin_complex(a, 2.0), b);
    return mix_double(mix_double(hash, __real__ product), __imag__ product);
}

unsigned long check(void) {
    unsigned long state = 7, hash = 0;
    for (int i = 0; i < 200; i++) {
        const double a = (double)(int)operand(&state) / 1024, b = (double)(short)operand(&state);
        hash = check_calls(hash, a, b, operand(&state));
    }
    return mix(hash, (unsigned long)(calls + zero));
}
