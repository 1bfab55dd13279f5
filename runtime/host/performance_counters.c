/* SPDX-License-Identifier: Apache-2.0
 *
 * libswperf in the host program. To set up a counter that no CPE reads changes nothing; to read one
 * of anything but cycles is refused where the program is linked.
 */
#include "../slave/include/swperf.h"

extern unsigned long swsim_cycles;

#define HOST_CYCLES(n)                                                                             \
    static unsigned long start_##n;                                                                \
    void penv_host##n##_cycle_init(void) { start_##n = swsim_cycles; }                             \
    void penv_host##n##_cycle_count(unsigned long *cycles) { *cycles = swsim_cycles - start_##n; }

HOST_CYCLES(0)
HOST_CYCLES(1)

/* Those of CPEs that public programs set up. */
#define CPE_COUNTER(name)                                                                          \
    void penv_##name##_init(void);                                                                 \
    void penv_##name##_init(void) {}

CPE_COUNTER(slave0_cycle)
CPE_COUNTER(slave1_cycle)
CPE_COUNTER(slave2_cycle)
CPE_COUNTER(slave1_halt_cycle_getr)
CPE_COUNTER(slave2_put)
CPE_COUNTER(slave2_gld)
CPE_COUNTER(slave_float_ipc)
