// SPDX-License-Identifier: Apache-2.0
//
// Do the functions that round to whole numbers, and least and greatest, agree with the host's?
#include "floating.h"

double floor(double), ceil(double), trunc(double), rint(double), nearbyint(double), round(double);
float floorf(float), ceilf(float), truncf(float), rintf(float), roundf(float);
double fmin(double, double), fmax(double, double), sqrt(double), fabs(double);
float fminf(float, float), fmaxf(float, float);

static NOT_INLINED unsigned long doubles(unsigned long hash, double a, double b) {
    hash = mix_double(hash, floor(a));
    hash = mix_double(hash, ceil(a));
    hash = mix_double(hash, trunc(a));
    hash = mix_double(hash, rint(a) + nearbyint(b));
    hash = mix_double(hash, round(a));
    hash = mix_double(hash, sqrt(fabs(b)));
    if (a != b) // which zero it is, is the library's choice
        hash = mix_double(mix_double(hash, fmin(a, b)), fmax(a, b));
    return hash;
}

static NOT_INLINED unsigned long singles(unsigned long hash, float a, float b) {
    hash = mix_float(hash, floorf(a));
    hash = mix_float(hash, ceilf(a));
    hash = mix_float(hash, truncf(a));
    hash = mix_float(hash, rintf(a));
    hash = mix_float(hash, roundf(a));
    if (a != b)
        hash = mix_float(mix_float(hash, fminf(a, b)), fmaxf(a, b));
    return hash;
}

unsigned long check(void) {
    unsigned long state = 11, hash = 0;
    for (int i = 0; i < 600; i++) {
        const double a = double_operand(&state), b = double_operand(&state);
        const float f = float_operand(&state);
        hash = doubles(singles(hash, f, (float)b), a, b);
        hash = doubles(hash, (double)(int)operand(&state) / 2, b); // ties
    }
    return hash;
}
