/* SPDX-License-Identifier: Apache-2.0
 *
 * Is a cipher on this host's GPU AES, and how fast is it? The first line has the device's name;
 * then for each operation and amount of data the command line asks for, two lines
 *
 *   OPERATION BYTES WITH_TRANSFERS SECONDS SECONDS ...
 *
 * with the time of each run, AES-128: 0 of the kernel alone, with data in the GPU's memory; 1 with
 * the transfers of input and output from and to pinned memory of the host. Amounts that the device
 * has no memory for are left out. Before, every operation is verified with keys of all sizes.
 * Compiled for the host (on_host/), a program runs there.
 *
 * A program has a device_cipher, and calls measure_on_gpu() from main().
 */
#ifndef GPU_SPEED_H
#define GPU_SPEED_H

#include "../host_speed/verify.h"
#include <cuda_runtime.h>
#include <time.h>

#ifndef LAUNCH
#define LAUNCH(kernel, groups, threads, ...) kernel<<<groups, threads>>>(__VA_ARGS__)
#endif

enum { least_bytes = 512 * 1024 };  // is_verified() wants them

struct device_cipher {
    const char* program;
    bool able[operations];
    const uint8_t* only_key;  // as a cipher has it, of 128 bits
    bool (*prepare)(const task&);
    void (*launch)(uint4* data, unsigned long long blocks);  // in place
};

static device_cipher on_gpu;
/* On the device: data for as many bytes as are ever wanted. */
static uint4* device_data;
static uint8_t* pinned_data;
static size_t capacity_bytes;

static bool succeeded(cudaError_t error, const char* what) {
    if (error != cudaSuccess)
        fprintf(stderr, "%s: %s: %s\n", on_gpu.program, what, cudaGetErrorString(error));
    return error == cudaSuccess;
}

/* For the largest amount that there is memory for; the amounts are in order. */
static bool take_device_memory(int sizes, char** bytes) {
    cudaError_t error = cudaSuccess;
    for (int i = sizes - 1; i >= 0; --i) {
        capacity_bytes = strtoull(bytes[i], NULL, 10);
        error = cudaMalloc((void**)&device_data, capacity_bytes);
        if (error == cudaSuccess)
            return true;
        cudaGetLastError();  // it is over
        fprintf(stderr, "%s: no memory of the device for %s bytes\n", on_gpu.program, bytes[i]);
    }
    return succeeded(error, "memory of the device");
}

/* Takes the memory, or says why not. */
static bool take_memory(int sizes, char** bytes) {
    int devices = 0;
    cudaDeviceProp properties;
    if (!succeeded(cudaGetDeviceCount(&devices), "no CUDA device"))
        return false;
    if (devices == 0) {
        fprintf(stderr, "%s: no CUDA device\n", on_gpu.program);
        return false;
    }
    if (!succeeded(cudaGetDeviceProperties(&properties, 0), "device 0") ||
        !take_device_memory(sizes, bytes) ||
        !succeeded(cudaMallocHost((void**)&pinned_data, capacity_bytes), "pinned memory"))
        return false;
    memset(pinned_data, 1, capacity_bytes);
    printf("%s\n", properties.name);
    return true;
}

/* The data that are on the device; waits for the end. */
static bool crypt_on_device(size_t bytes) {
    on_gpu.launch(device_data, bytes / block_bytes);
    return succeeded(cudaGetLastError(), "launch") && succeeded(cudaDeviceSynchronize(), "kernel");
}

static int crypt_with_transfers(uint8_t* out, const uint8_t* in, size_t bytes) {
    if (bytes > capacity_bytes) {
        fprintf(stderr, "%s: only %zu bytes of memory were taken\n", on_gpu.program,
                capacity_bytes);
        return 0;
    }
    return succeeded(cudaMemcpy(device_data, in, bytes, cudaMemcpyHostToDevice), "input") &&
           crypt_on_device(bytes) &&
           succeeded(cudaMemcpy(out, device_data, bytes, cudaMemcpyDeviceToHost), "output");
}

static int prepare_on_gpu(const task* task) {
    return on_gpu.prepare(*task);
}

static bool verify_on_gpu() {
    const cipher cipher = {on_gpu.program, prepare_on_gpu, crypt_with_transfers, on_gpu.only_key};
    const int most_key_bits = on_gpu.only_key == nullptr ? 256 : 128;
    for (int i = 0; i < operations; ++i)
        for (int key_bits = 128; on_gpu.able[i] && key_bits <= most_key_bits; key_bits += 64)
            if (!is_verified(&cipher, (operation)i, key_bits))
                return false;
    return true;
}

static double seconds_now() {
    timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static bool measure_runs(operation operation, size_t bytes, bool with_transfers, int runs) {
    printf("%s %zu %d", operation_names[operation], bytes, with_transfers ? 1 : 0);
    for (int run = 0; run < runs; ++run) {
        const double started = seconds_now();
        if (!(with_transfers ? crypt_with_transfers(pinned_data, pinned_data, bytes) != 0
                             : crypt_on_device(bytes)))
            return false;
        printf(" %.9f", seconds_now() - started);
    }
    printf("\n");
    return true;
}

static bool measure_sizes(operation operation, int runs, int sizes, char** bytes) {
    static const uint8_t any_key[most_key_bytes] = {1, 2, 3};
    static const uint8_t counter[block_bytes] = {0};
    const uint8_t* key = on_gpu.only_key == nullptr ? any_key : on_gpu.only_key;
    const task task = {operation, 128, key, counter};
    if (!on_gpu.prepare(task) || !crypt_on_device(capacity_bytes))  // once, to warm up
        return false;
    for (int i = 0; i < sizes; ++i) {
        const size_t size = strtoull(bytes[i], NULL, 10);
        for (int with_transfers = 0; size <= capacity_bytes && with_transfers <= 1;
             ++with_transfers)
            if (!measure_runs(operation, size, with_transfers, runs))
                return false;
    }
    return true;
}

/* Whole blocks, enough to verify with, in order. */
static bool are_sizes(int sizes, char** bytes) {
    size_t least = least_bytes;
    for (int i = 0; i < sizes; ++i) {
        const size_t size = strtoull(bytes[i], NULL, 10);
        if (size < least || size % block_bytes != 0)
            return false;
        least = size;
    }
    return sizes > 0;
}

static int measure_on_gpu(const device_cipher& cipher, int count, char** words) {
    const int runs = count > 2 ? atoi(words[1]) : 0;
    bool done;
    on_gpu = cipher;
    if (runs < 1 || !are_sizes(count - 2, words + 2)) {
        fprintf(stderr, "usage: %s RUNS BYTES...: whole blocks, %d bytes or more, in order\n",
                on_gpu.program, least_bytes);
        return 2;
    }
    done = take_memory(count - 2, words + 2) && verify_on_gpu();
    for (int i = 0; done && i < operations; ++i)
        done = !on_gpu.able[i] || measure_sizes((operation)i, runs, count - 2, words + 2);
    cudaFree(device_data);
    cudaFreeHost(pinned_data);
    return done ? 0 : 1;
}

/* Groups of so many blocks each. */
static unsigned groups_of(unsigned long long blocks, unsigned group_blocks) {
    return (unsigned)((blocks + group_blocks - 1) / group_blocks);
}

#endif
