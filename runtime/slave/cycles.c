/* SPDX-License-Identifier: Apache-2.0
 *
 * The cycle counter by its other names. libswperf's counters of anything else are not provided: the
 * machine's events are not published, and CSR 5 to 7 count nothing here.
 */
#include <slave.h>

unsigned long rpcc(void) { return RTC(); }

/* What was counted since the counter was set up; each counter has its own start. */
#define CYCLE_COUNTER(n)                                                                           \
    static _Thread_local unsigned long start_##n;                                                  \
    void penv_slave##n##_cycle_init(void) { start_##n = RTC(); }                                   \
    void penv_slave##n##_cycle_count(unsigned long *cycles) { *cycles = RTC() - start_##n; }

CYCLE_COUNTER(0)
CYCLE_COUNTER(1)
CYCLE_COUNTER(2)
