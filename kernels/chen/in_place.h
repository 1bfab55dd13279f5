/* SPDX-License-Identifier: Apache-2.0
 *
 * Algorithms 3 and 4 of Chen et al. as the paper writes them: a unit is encrypted in the buffer that
 * it came in, Input[M] or Input[2][M]. So the get of Algorithm 4, double buffering, waits for a put:
 *
 *     wait for the put of u-1
 *     get u+1 into its buffer
 *     wait for u
 *     AES, while u+1 comes
 *     put u
 */
#ifndef CHEN_IN_PLACE_H
#define CHEN_IN_PLACE_H

#define WORKS_IN_PLACE 1
#include "transfers.h"

static void algorithm_4(const struct chen_task* task) {
    const unsigned long stride = task->cpes * task->unit;
    unsigned long at = core_number() * task->unit;
    int buffer = 0;
    put_done[0] = put_done[1] = 1;
    if (at < task->bytes)
        get_unit(task, at, 0);
    for (; at < task->bytes; at += stride) {
        wait_for(&put_done[!buffer]);
        if (at + stride < task->bytes)
            get_unit(task, at + stride, !buffer);
        wait_for(&get_done[buffer]);
        crypt_blocks(input[buffer], input[buffer], length_of_unit(task, at));
        put_unit(task, at, buffer);
        buffer = !buffer;
    }
    wait_for(&put_done[0]);
    wait_for(&put_done[1]);
}

#endif
