// SPDX-License-Identifier: Apache-2.0
//
// Does double arithmetic give the host's bits, for special operands too?
#include "floating.h"

static NOT_INLINED unsigned long arithmetic(unsigned long hash, double a, double b) {
    hash = mix_double(hash, a + b);
    hash = mix_double(hash, a - b);
    hash = mix_double(hash, a * b);
    hash = mix_double(hash, a / b);
    hash = mix_double(hash, -a);
    hash = mix_double(hash, __builtin_fabs(b));
    hash = mix_double(hash, __builtin_copysign(a, b));
    return mix_double(hash, __builtin_sqrt(a));
}

static NOT_INLINED unsigned long comparisons(unsigned long hash, double a, double b) {
    hash = mix(hash, (unsigned long)(a < b) | (unsigned long)(a <= b) << 1 |
                         (unsigned long)(a > b) << 2 | (unsigned long)(a >= b) << 3 |
                         (unsigned long)(a == b) << 4 | (unsigned long)(a != b) << 5 |
                         (unsigned long)__builtin_isunordered(a, b) << 6 |
                         (unsigned long)__builtin_islessgreater(a, b) << 7 |
                         (unsigned long)!__builtin_isless(a, b) << 8);
    hash = mix_double(hash, a < b ? a : b);
    hash = mix_double(hash, a >= 0 ? a : -b);
    hash = mix(hash, (unsigned long)(__builtin_isnan(a) ? 1 : 0) |
                         (unsigned long)(__builtin_isfinite(a) ? 2 : 0) |
                         (unsigned long)(__builtin_isinf(b) ? 4 : 0) |
                         (unsigned long)(__builtin_signbit(a) ? 8 : 0));
    if (!(a > b))
        hash = mix(hash, 5);
    if (a == 0)
        hash = mix(hash, b != 0 ? 6 : 7);
    return hash;
}

// More values than there are registers.
static NOT_INLINED double polynomial(const double* c, double x) {
    double even = 0, odd = 0, sum = 0, product = 1;
    for (int i = 0; i < 8; i += 2) {
        even = even * x + c[i];
        odd = odd * x + c[i + 1];
        sum += c[i] * c[i + 1] + c[7 - i] * x;
        product *= c[i] + 2;
    }
    return even + odd * x + sum + product;
}

unsigned long check(void) {
    unsigned long state = 1, hash = 0;
    double c[8];
    for (int i = 0; i < 600; i++) {
        const double a = double_operand(&state), b = double_operand(&state);
        hash = comparisons(arithmetic(hash, a, b), a, b);
        c[i & 7] = a;
        if (i >= 8)
            hash = mix_double(hash, polynomial(c, b));
    }
    return hash;
}
