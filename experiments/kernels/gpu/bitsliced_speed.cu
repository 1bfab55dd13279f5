/* SPDX-License-Identifier: Apache-2.0
 *
 * Bitsliced AES as gpu_speed.h measures it. Compile with nvcc -O3 -std=c++17 -arch=native
 * -Ibuild/kernels ... -lcrypto; with -DETCHED, and etched_key.h of a key of 128 bits where it is
 * found, for that key.
 */
#include "gpu_speed.h"

#include "../host_speed/key_planes.h"
#include "bitsliced.cu"

static operation current;
static key_store keys;
static counter_value first_counter;

static bool prepare(const task& task) {
    static unsigned masks[most_key_masks];
    static unsigned* device_masks = nullptr;
    if (device_masks == nullptr &&
        !succeeded(cudaMalloc((void**)&device_masks, sizeof masks), "memory of the device"))
        return false;
    current = task.operation;
    keys = {device_masks, expand_to_masks(&task, masks)};
    if (current == ctr)
        counter_words(first_counter.words, task.counter, 0);
    return succeeded(cudaMemcpy(device_masks, masks, sizeof masks, cudaMemcpyHostToDevice),
                     "round keys");
}

static void launch(uint4* data, unsigned long long blocks) {
    const unsigned groups = groups_of(blocks, group_blocks);
    if (current == ctr)
        LAUNCH(bitsliced_ctr, groups, group_threads, data, data, blocks, keys, first_counter);
    else if (current == ecb_decrypt)
        LAUNCH(bitsliced_ecb_decrypt, groups, group_threads, data, data, blocks, keys);
    else
        LAUNCH(bitsliced_ecb_encrypt, groups, group_threads, data, data, blocks, keys);
}

int main(int count, char** words) {
#ifdef ETCHED
    static const uint8_t key[] = ETCHED_KEY;
    static_assert(sizeof key == 16, "gpu_speed.h measures AES-128");
    const uint8_t* only_key = key;
#else
    const uint8_t* only_key = nullptr;
#endif
    return measure_on_gpu({"bitsliced_speed", {true, true, true}, only_key, prepare, launch}, count,
                          words);
}
