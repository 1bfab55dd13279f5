/* SPDX-License-Identifier: Apache-2.0
 *
 * How a core ends early. abort and a failed assertion stop it with an exception, which ends the run;
 * exit ends this core's part of the spawn as a return from the spawned function would.
 */
#include <slave.h>
#include <stdio.h>
#include <stdlib.h>

#include "../cpe_output.h"

enum { words_of_a_line = 16 };

/* Not before what has been printed is in main memory: a load waits for a store to its line, `memb`
 * alone only until the store is on its way. */
static void __attribute__((noreturn)) stop(void) {
    const volatile struct cpe_output_buffer *const buffer = &swsim_cpe_output[_MYID];
    const unsigned long used = buffer->used;
    for (unsigned long i = 0; i < used; i += words_of_a_line)
        (void)buffer->words[i];
    if (used)
        (void)buffer->words[used - 1];
    __asm__ volatile("memb" : : : "memory");
    __builtin_trap();
}

void abort(void) {
    fprintf(stderr, "abort()\n");
    stop();
}

void exit(int status) {
    if (status)
        fprintf(stderr, "exit(%d)\n", status);
    for (;;)
        __asm__ volatile("halt");
}

void __assert_fail(const char *assertion, const char *file, unsigned line, const char *function) {
    fprintf(stderr, "%s:%u: %s: Assertion `%s' failed.\n", file, line, function, assertion);
    stop();
}
