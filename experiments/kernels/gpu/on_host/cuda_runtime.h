/* SPDX-License-Identifier: Apache-2.0
 *
 * As much of CUDA's runtime as this folder's programs use, for a host without it: the host is the
 * device. So the source of the kernels can be tested where no GPU is. The groups of a launch run
 * one after the other; the threads of a group are contexts of one host thread, each of which runs
 * until it ends or comes to a barrier. So one that needs what a later one makes before a barrier
 * does not get it.
 */
#ifndef GPU_ON_HOST_CUDA_RUNTIME_H
#define GPU_ON_HOST_CUDA_RUNTIME_H

#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <ucontext.h>
#include <vector>

#define __device__
#define __global__
#define __constant__
#define __shared__ static  // of the one group that runs
#define __forceinline__ inline
#define __launch_bounds__(threads)

struct alignas(16) uint4 {
    unsigned x, y, z, w;
};
struct dim3 {
    unsigned x, y, z;
};
static dim3 threadIdx, blockIdx, blockDim;

/* The threads of a group. */
class HostGroup {
  public:
    explicit HostGroup(unsigned threads) : threads_(threads), stacks_(threads * stack_bytes) {}

    void run(const std::function<void()>& body) {
        body_ = &body;
        current = this;
        for (unsigned i = 0; i < threads_.size(); ++i)
            start(i);
        while (step())
            ;
    }

    /* Of the thread that calls it: the others go on. */
    void wait() { swapcontext(&threads_[threadIdx.x].context, &scheduler_); }

    static inline HostGroup* current;

  private:
    static constexpr size_t stack_bytes = 128 * 1024;
    struct Thread {
        ucontext_t context;
        bool done;
    };

    void start(unsigned number) {
        Thread& thread = threads_[number];
        getcontext(&thread.context);
        thread.context.uc_stack.ss_sp = stacks_.data() + number * stack_bytes;
        thread.context.uc_stack.ss_size = stack_bytes;
        thread.context.uc_link = &scheduler_;
        thread.done = false;
        makecontext(
            &thread.context,
            [] {
                (*current->body_)();
                current->threads_[threadIdx.x].done = true;
            },
            0);
    }

    /* All threads to their next barrier or end: whether there was a barrier. */
    bool step() {
        unsigned done = 0;
        for (unsigned i = 0; i < threads_.size(); ++i) {
            threadIdx = {i, 0, 0};
            swapcontext(&scheduler_, &threads_[i].context);
            done += threads_[i].done ? 1 : 0;
        }
        if (done != 0 && done != threads_.size()) {
            fprintf(stderr, "a barrier that not all threads of the group come to\n");
            exit(1);
        }
        return done == 0;
    }

    std::vector<Thread> threads_;
    std::vector<char> stacks_;
    const std::function<void()>* body_ = nullptr;
    ucontext_t scheduler_;
};

inline void __syncthreads() {
    HostGroup::current->wait();
}

template <class... Parameters, class... Arguments>
void launch_on_host(void (*kernel)(Parameters...), unsigned groups, unsigned threads,
                    Arguments... arguments) {
    HostGroup group(threads);
    blockDim = {threads, 1, 1};
    for (unsigned number = 0; number < groups; ++number) {
        blockIdx = {number, 0, 0};
        group.run([&] { kernel(arguments...); });
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
    *count = getenv("HOST_HAS_NO_DEVICE") == nullptr ? 1 : 0;
    return cudaSuccess;
}
inline cudaError_t cudaGetDeviceProperties(cudaDeviceProp* properties, int) {
    strcpy(properties->name, "the host");
    return cudaSuccess;
}
inline cudaError_t cudaMalloc(void** data, size_t bytes) {
    const char* limit = getenv("HOST_DEVICE_BYTES");
    *data = limit != nullptr && bytes > strtoull(limit, nullptr, 10) ? nullptr : malloc(bytes);
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
