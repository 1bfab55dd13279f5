/* SPDX-License-Identifier: Apache-2.0
 *
 * Round keys of bitsliced.cu: from global memory to the group's shared memory, one at a time, since
 * all of them do not fit beside the data (Hajihassani et al., section 4.6).
 */
#ifndef GPU_SHARED_KEYS_H
#define GPU_SHARED_KEYS_H

typedef const unsigned* round_key;

PLANE_FUNCTION int rounds_of(key_store keys) {
    return keys.rounds;
}

/* All threads of the group call it. */
PLANE_FUNCTION round_key key_of_round(key_store keys, int round) {
    enum { masks = 128 };
    __shared__ unsigned key[masks];
    __syncthreads();  // all have used the one before
    for (unsigned i = threadIdx.x; i < masks; i += blockDim.x)
        key[i] = keys.masks[masks * round + i];
    __syncthreads();
    return key;
}

#endif
