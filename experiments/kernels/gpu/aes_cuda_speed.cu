/* SPDX-License-Identifier: Apache-2.0
 *
 * AES-CUDA as gpu_speed.h measures it. Compile with nvcc -O3 -std=c++17 -arch=native ... -lcrypto.
 */
#include "gpu_speed.h"

#include "../../../kernels/host/aes_key.h"
#include "aes_cuda.cu"

static int rounds;

static bool prepare(const task& task) {
    uint8_t sbox[256];
    uint8_t keys[aes_max_round_key_bytes] = {0};
    const int key_bytes = task.key_bits / 8;
    aes_make_sbox(sbox);
    aes_expand_key(task.key, key_bytes, sbox, keys);
    rounds = aes_rounds(key_bytes);
    return succeeded(cudaMemcpyToSymbol(substitution, sbox, sizeof sbox), "substitution table") &&
           succeeded(cudaMemcpyToSymbol(round_keys, keys, sizeof keys), "round keys");
}

static void launch(uint4* data, unsigned long long blocks) {
    unsigned* words = (unsigned*)data;
    LAUNCH(aes_cuda_encrypt, groups_of(blocks, group_threads), group_threads, words, words, blocks,
           rounds);
}

int main(int count, char** words) {
    device_cipher cipher = {"aes_cuda_speed", {}, nullptr, prepare, launch};
    cipher.able[ecb_encrypt] = true;
    return measure_on_gpu(cipher, count, words);
}
