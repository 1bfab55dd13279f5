/* SPDX-License-Identifier: Apache-2.0
 *
 * athread under SMPI: a spawn takes as long as `swsim run` says that it takes (injected.c), and does
 * nothing. The names are those of runtime/athread.h, so that a host program is compiled unchanged.
 */
#ifndef ATHREAD_H
#define ATHREAD_H

#define SLAVE_FUN(name) slave_##name
#define athread_spawn(name, argument) injected_spawn(argument)

int athread_init(void);
int athread_set_num_threads(int threads);
int injected_spawn(const void* argument);
int athread_join(void);
int athread_halt(void);

#endif
