/* SPDX-License-Identifier: Apache-2.0
 *
 * Of <stdlib.h>, what computes with integers. rand is a linear congruential generator with 31 bits,
 * each core with its own, from 1 on; the machine's sequence is not known.
 */
#include <stdlib.h>

static _Thread_local unsigned state = 1;

void srand(unsigned seed) { state = seed; }

int rand(void) {
    state = state * 1103515245u + 12345u;
    return (int)(state & RAND_MAX);
}

int abs(int value) { return value < 0 ? -value : value; }
long labs(long value) { return value < 0 ? -value : value; }
long long llabs(long long value) { return value < 0 ? -value : value; }
