/* SPDX-License-Identifier: Apache-2.0
 *
 * Of libswperf, the machine's performance counters, those that mean the same here: cycles. CPEs
 * count from the spawn on, or from their own call of init; the MPE counts simulated time.
 */
#ifndef SWSIM_SWPERF_H
#define SWSIM_SWPERF_H

#ifdef __cplusplus
extern "C" {
#endif

void penv_slave0_cycle_init(void);
void penv_slave0_cycle_count(unsigned long* cycles);
void penv_slave1_cycle_init(void);
void penv_slave1_cycle_count(unsigned long* cycles);
void penv_slave2_cycle_init(void);
void penv_slave2_cycle_count(unsigned long* cycles);

void penv_host0_cycle_init(void);
void penv_host0_cycle_count(unsigned long* cycles);
void penv_host1_cycle_init(void);
void penv_host1_cycle_count(unsigned long* cycles);

#ifdef __cplusplus
}
#endif

#endif
