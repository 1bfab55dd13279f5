/* SPDX-License-Identifier: Apache-2.0
 *
 * As much of CUDA's runtime as bitsliced_speed.cu uses, for a host without it: the host is the
 * device, and runs the threads of a launch one after the other. So the source of the kernel can be
 * tested where no GPU is. Threads that wait for each other would not work; these do not.
 */
#ifndef GPU_ON_HOST_CUDA_RUNTIME_H
#define GPU_ON_HOST_CUDA_RUNTIME_H

#include <cstddef>
#include <cstdlib>
#include <cstring>

#define __device__
#define __global__
#define __constant__
#define __forceinline__ inline
#define __launch_bounds__(threads)

struct uint4 {
    unsigned x, y, z, w;
};
struct dim3 {
    unsigned x, y, z;
};
static thread_local dim3 threadIdx, blockIdx, blockDim;

template <class... Parameters, class... Arguments>
void launch_on_host(void (*kernel)(Parameters...), unsigned groups, unsigned threads,
                    Arguments... arguments) {
    blockDim = {threads, 1, 1};
    for (unsigned group = 0; group < groups; ++group)
        for (unsigned thread = 0; thread < threads; ++thread) {
            blockIdx = {group, 0, 0};
            threadIdx = {thread, 0, 0};
            kernel(arguments...);
        }
}
#define LAUNCH(kernel, groups, threads, ...) launch_on_host(kernel, groups, threads, __VA_ARGS__)

enum cudaError_t { cudaSuccess, cudaErrorMemoryAllocation };
enum cudaMemcpyKind { cudaMemcpyHostToDevice, cudaMemcpyDeviceToHost };
struct cudaDeviceProp {
    char name[256];
};

inline const char* cudaGetErrorString(cudaError_t error) {
    return error == cudaSuccess ? "no error" : "out of memory";
}
inline cudaError_t cudaGetDeviceCount(int* count) {
    *count = 1;
    return cudaSuccess;
}
inline cudaError_t cudaGetDeviceProperties(cudaDeviceProp* properties, int) {
    strcpy(properties->name, "the host");
    return cudaSuccess;
}
inline cudaError_t cudaMalloc(void** data, size_t bytes) {
    *data = malloc(bytes);
    return *data == nullptr ? cudaErrorMemoryAllocation : cudaSuccess;
}
inline cudaError_t cudaMallocHost(void** data, size_t bytes) {
    return cudaMalloc(data, bytes);
}
inline cudaError_t cudaFree(void* data) {
    free(data);
    return cudaSuccess;
}
inline cudaError_t cudaFreeHost(void* data) {
    return cudaFree(data);
}
inline cudaError_t cudaMemcpy(void* to, const void* from, size_t bytes, cudaMemcpyKind) {
    memcpy(to, from, bytes);
    return cudaSuccess;
}
template <class Symbol>
cudaError_t cudaMemcpyToSymbol(Symbol& symbol, const void* from, size_t bytes) {
    memcpy(&symbol, from, bytes);
    return cudaSuccess;
}
inline cudaError_t cudaGetLastError() {
    return cudaSuccess;
}
inline cudaError_t cudaDeviceSynchronize() {
    return cudaSuccess;
}

#endif
