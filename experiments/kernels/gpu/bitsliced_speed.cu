/* SPDX-License-Identifier: Apache-2.0
 *
 * Bitsliced AES on this host's GPU: is it AES, and how fast? The first line has the device's name;
 * then for each operation and key size a line
 *
 *   OPERATION KEY_BITS GB_PER_S GB_PER_S_WITH_TRANSFERS
 *
 * the best of as many runs of as many bytes as the command line says: of the kernel alone with data
 * in the GPU's memory, and with the transfers of input and output from and to pinned memory of the
 * host. Compile with nvcc -O3 -arch=native -Ibuild/kernels ... -lcrypto. Compiled for the host (on_host/), it
 * verifies the same source there.
 */
#include <cuda_runtime.h>

#include "bitsliced.cu"

#include "../host_speed/key_planes.h"
#include "../host_speed/verify.h"
#include <time.h>

#ifndef LAUNCH
#define LAUNCH(kernel, groups, threads, ...) kernel<<<groups, threads>>>(__VA_ARGS__)
#endif

enum { least_bytes = 512 * 1024 };  // is_verified() wants them

static const char program[] = "bitsliced_speed";

/* On the device: data for as many bytes as are ever wanted. */
static uint4* device_data;
static uint8_t* pinned_data;
static size_t capacity_bytes;
static int runs;  // of which the best counts

static task current;
static int rounds;
static counter_value first_counter;

static int succeeded(cudaError_t error, const char* what) {
    if (error != cudaSuccess)
        fprintf(stderr, "%s: %s: %s\n", program, what, cudaGetErrorString(error));
    return error == cudaSuccess;
}

/* Takes the memory, or says why not. */
static int begin(size_t bytes) {
    int devices = 0;
    cudaDeviceProp properties;
    if (!succeeded(cudaGetDeviceCount(&devices), "no CUDA device"))
        return 0;
    if (devices == 0) {
        fprintf(stderr, "%s: no CUDA device\n", program);
        return 0;
    }
    capacity_bytes = bytes;
    if (!succeeded(cudaGetDeviceProperties(&properties, 0), "device 0") ||
        !succeeded(cudaMalloc((void**)&device_data, bytes), "memory of the device") ||
        !succeeded(cudaMallocHost((void**)&pinned_data, bytes), "pinned memory"))
        return 0;
    memset(pinned_data, 1, bytes);
    printf("%s\n", properties.name);
    return 1;
}

static void end() {
    cudaFree(device_data);
    cudaFreeHost(pinned_data);
}

static int prepare(const task* task) {
    unsigned masks[most_key_masks] = {0};
    current = *task;
    rounds = expand_to_masks(task, masks);
    if (task->operation == ctr)
        counter_words(first_counter.words, task->counter, 0);
    return succeeded(cudaMemcpyToSymbol(key_masks, masks, sizeof masks), "round keys");
}

/* The kernel on the data that are on the device, in place; waits for its end. */
static int crypt_on_device(size_t bytes) {
    const unsigned long long blocks = bytes / block_bytes;
    const unsigned long long group_blocks = group_threads * lane_bits;
    const unsigned groups = (unsigned)((blocks + group_blocks - 1) / group_blocks);
    if (current.operation == ctr)
        LAUNCH(ctr_blocks, groups, group_threads, device_data, device_data, blocks, rounds,
               first_counter);
    else
        LAUNCH(ecb_encrypt_blocks, groups, group_threads, device_data, device_data, blocks, rounds);
    return succeeded(cudaGetLastError(), "launch") && succeeded(cudaDeviceSynchronize(), "kernel");
}

static int crypt(uint8_t* out, const uint8_t* in, size_t bytes) {
    if (bytes > capacity_bytes) {
        fprintf(stderr, "%s: only %zu bytes of memory were taken\n", program, capacity_bytes);
        return 0;
    }
    return succeeded(cudaMemcpy(device_data, in, bytes, cudaMemcpyHostToDevice), "input") &&
           crypt_on_device(bytes) &&
           succeeded(cudaMemcpy(out, device_data, bytes, cudaMemcpyDeviceToHost), "output");
}

static double seconds_now() {
    timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

/* The shortest; 0 if one failed. */
static double best_seconds(bool with_transfers) {
    double best = 0;
    for (int run = 0; run < runs; ++run) {
        const double started = seconds_now();
        if (!(with_transfers ? crypt(pinned_data, pinned_data, capacity_bytes)
                             : crypt_on_device(capacity_bytes)))
            return 0;
        const double taken = seconds_now() - started;
        if (best == 0 || taken < best)
            best = taken;
    }
    return best;
}

static int measure(const cipher& cipher, operation operation, int key_bits) {
    static const uint8_t key[most_key_bytes] = {1, 2, 3};
    static const uint8_t counter[block_bytes] = {0};
    const task task = {operation, key_bits, key, counter};
    if (!is_verified(&cipher, operation, key_bits) || !prepare(&task))
        return 0;
    const double alone = best_seconds(false);
    const double with_transfers = best_seconds(true);
    if (alone == 0 || with_transfers == 0)
        return 0;
    printf("%s %d %.4f %.4f\n", operation_names[operation], key_bits,
           1e-9 * (double)capacity_bytes / alone, 1e-9 * (double)capacity_bytes / with_transfers);
    return 1;
}

int main(int count, char** words) {
    const cipher cipher = {program, prepare, crypt};
    const size_t bytes = count == 3 ? (size_t)strtoull(words[1], NULL, 10) : 0;
    int done;
    runs = count == 3 ? atoi(words[2]) : 0;
    if (bytes < least_bytes || bytes % block_bytes != 0 || runs < 1) {
        fprintf(stderr, "usage: %s BYTES RUNS: whole blocks, %d bytes or more; 1 or more\n",
                program, least_bytes);
        return 2;
    }
    done = begin(bytes);
    for (int key_bits = 128; done && key_bits <= 256; key_bits += 64)
        done = measure(cipher, ecb_encrypt, key_bits) && measure(cipher, ctr, key_bits);
    end();
    return done ? 0 : 1;
}
