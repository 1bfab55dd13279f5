/* SPDX-License-Identifier: Apache-2.0
 *
 * The clocks of a host program show simulated time: the spawns that have been joined count, the
 * MPE's own work, which is not simulated, does not. They begin at a fixed date, so that nothing that
 * a program makes of the time differs from run to run.
 */
#include <sys/time.h>
#include <time.h>

#include "athread_runtime.h"

extern unsigned long swsim_cycles;

/* 20 June 2016, 0:00 UTC: the day on which Sunway TaihuLight was announced. */
static const time_t first_second = 1466380800;

static struct timespec now(void) {
    double hz = swsim_host_interface.clock_hz();
    unsigned long seconds = (unsigned long)((double)swsim_cycles / hz);
    double rest = (double)swsim_cycles - (double)seconds * hz;
    struct timespec time = {first_second + (time_t)seconds, (long)(rest / hz * 1e9)};
    return time;
}

int gettimeofday(struct timeval *restrict result, void *restrict zone) {
    (void)zone;
    struct timespec time = now();
    result->tv_sec = time.tv_sec;
    result->tv_usec = time.tv_nsec / 1000;
    return 0;
}

int clock_gettime(clockid_t clock, struct timespec *result) {
    (void)clock;
    *result = now();
    return 0;
}

time_t time(time_t *result) {
    time_t seconds = now().tv_sec;
    if (result)
        *result = seconds;
    return seconds;
}

clock_t clock(void) {
    return (clock_t)((double)swsim_cycles / swsim_host_interface.clock_hz() * CLOCKS_PER_SEC);
}

/* Cycles, as the instruction rtc reads them. */
unsigned long rpcc(void) __attribute__((weak));
unsigned long rpcc(void) { return swsim_cycles; }
