/* SPDX-License-Identifier: Apache-2.0
 *
 * How a core ends early. abort and a failed assertion stop it with an exception, which ends the run;
 * exit ends this core's part of the spawn as a return from the spawned function would.
 */
#include <stdio.h>
#include <stdlib.h>

void abort(void) {
    fprintf(stderr, "abort()\n");
    __builtin_trap();
}

void exit(int status) {
    if (status)
        fprintf(stderr, "exit(%d)\n", status);
    for (;;)
        __asm__ volatile("halt");
}

void __assert_fail(const char *assertion, const char *file, unsigned line, const char *function) {
    fprintf(stderr, "%s:%u: %s: Assertion `%s' failed.\n", file, line, function, assertion);
    __builtin_trap();
}
