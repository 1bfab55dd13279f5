/* SPDX-License-Identifier: Apache-2.0
 *
 * Algorithm 4 of Chen et al., double buffering, with buffers of their own for what comes and goes:
 *
 *     get u+1 into the other buffer
 *     wait for u, and for the put of u-2
 *     AES, while u+1 comes and u-1 goes
 *     put u
 */
#ifndef CHEN_SEPARATE_BUFFERS_H
#define CHEN_SEPARATE_BUFFERS_H

#define WORKS_IN_PLACE 0
#include "transfers.h"

static void algorithm_4(const struct chen_task* task) {
    const unsigned long stride = task->cpes * task->unit;
    unsigned long at = core_number() * task->unit;
    int buffer = 0;
    put_done[0] = put_done[1] = 1;
    if (at < task->bytes)
        get_unit(task, at, 0);
    for (; at < task->bytes; at += stride) {
        if (at + stride < task->bytes)
            get_unit(task, at + stride, !buffer);
        wait_for(&get_done[buffer]);
        wait_for(&put_done[buffer]);
        crypt_blocks(input[buffer], output[buffer], length_of_unit(task, at));
        put_unit(task, at, buffer);
        buffer = !buffer;
    }
    wait_for(&put_done[0]);
    wait_for(&put_done[1]);
}

#endif
