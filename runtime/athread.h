/* SPDX-License-Identifier: Apache-2.0
 *
 * The MPE's side of athread, with the names of the real API: a host program that uses these runs
 * here and on the machine. CPE functions are declared with SLAVE_FUN and spawned by their name:
 *
 *     extern void SLAVE_FUN(kernel)(void);
 *     athread_init();
 *     athread_set_num_threads(64);
 *     athread_spawn(kernel, argument);   -- argument arrives in $16 of every CPE
 *     athread_join();
 *     athread_halt();
 *
 * Each function returns 0, or a negative number for a call out of order.
 */
#ifndef ATHREAD_H
#define ATHREAD_H

#define SLAVE_FUN(name) slave_##name

/* Twice the two steps, so that `name` may itself be a macro. */
#define ATHREAD_SLAVE_(name) SLAVE_FUN(name)
#define athread_spawn(name, argument)                                                              \
    __real_athread_spawn((void *)ATHREAD_SLAVE_(name), (void *)(argument))

#ifdef __cplusplus
extern "C" {
#endif

int athread_init(void);
/* CPEs 0 .. threads - 1 take part in the next spawns; 64 if it is not called. */
int athread_set_num_threads(int threads);
int athread_get_max_threads(void);
/* Some programs give a third argument, which says whether to flush caches: there are none here. */
int __real_athread_spawn(void *slave_function, void *argument, ...);
int athread_join(void);
int athread_halt(void);
/* How many CPEs have nothing to do: all, or none between spawn and join. */
int athread_idle(void);

/* For programs whose core groups share memory: with one core group, the same as without the 64. The
 * function is given as it is: athread_spawn64(SLAVE_FUN(kernel), argument). */
#define athread_spawn64(slave_function, argument)                                                  \
    __real_athread_spawn((void *)(slave_function), (void *)(argument))
int athread_enter64(void);
int athread_join64(void);
int athread_leave64(void);

#ifdef __cplusplus
}
#endif

#endif
