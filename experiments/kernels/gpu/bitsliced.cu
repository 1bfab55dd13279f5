/* SPDX-License-Identifier: Apache-2.0
 *
 * Bitsliced AES on a GPU, ECB in both directions and CTR: Hajihassani et al., "Fast AES
 * Implementation: A High-Throughput Bitsliced Approach" (IEEE TPDS 2019), from its description. A
 * group has 64 threads; a thread has 32 blocks that lie one after the other, in 128 registers
 * (host_speed/planes.h), so a group 32 KB, which come and go through shared memory (sections 6.3,
 * 6.4). Round keys come from global memory to shared memory one after the other, or with ETCHED are
 * in the code (section 4.6, both). The S-box is a circuit of this project's: of functions of three
 * values, which are one instruction (LOP3) each.
 */
typedef unsigned int plane;

#define PLANE_FUNCTION static __device__ __forceinline__
#define ROUND_FUNCTION PLANE_FUNCTION
#define UNROLL _Pragma("unroll")
#define UNROLL_COLUMNS UNROLL

/* Any function of three values: bit a<<2 | b<<1 | c of TABLE. */
template <unsigned TABLE> PLANE_FUNCTION plane look_up(plane a, plane b, plane c) {
#ifdef __CUDA_ARCH__
    plane result;
    asm("lop3.b32 %0, %1, %2, %3, %4;" : "=r"(result) : "r"(a), "r"(b), "r"(c), "n"(TABLE));
    return result;
#else
    plane result = 0;
    for (unsigned i = 0; i < 8; ++i)
        if (TABLE >> i & 1U)
            result |= (i & 4U ? a : ~a) & (i & 2U ? b : ~b) & (i & 1U ? c : ~c);
    return result;
#endif
}
#define LUT3(table, a, b, c) look_up<table>(a, b, c)

#include "bitsliced/sbox_3input_c.h"

/* A mask for each bit of each round key (host_speed/key_planes.h), in global memory. */
struct key_store {
    const unsigned* masks;
    int rounds;
};

#ifdef ETCHED
#include "etched_keys.h"
#else
#include "shared_keys.h"
#endif
// What follows uses the S-box and the keys.
#include "../host_speed/planes.h"

enum {
    group_threads = 64,
    thread_blocks = lane_bits,
    group_blocks = group_threads * thread_blocks
};

/* The first counter, as a number: words of 32 bits, the least first. */
struct counter_value {
    unsigned int words[4];
};

/* Where a block of the group lies in shared memory: such that neither threads that take their own
 * block nor those that take one block after the other meet in a bank. */
PLANE_FUNCTION unsigned place_of(unsigned block) {
    return block ^ block / thread_blocks % thread_blocks;
}

PLANE_FUNCTION unsigned long long first_of_group() {
    return (unsigned long long)blockIdx.x * group_blocks;
}

/* The group's blocks to shared memory, all threads together; behind the end they are zero. */
PLANE_FUNCTION void bring_in(uint4* shared, const uint4* in, unsigned long long blocks) {
    for (unsigned i = threadIdx.x; i < group_blocks; i += group_threads) {
        uint4 columns = {0, 0, 0, 0};
        if (first_of_group() + i < blocks)
            columns = in[first_of_group() + i];
        shared[place_of(i)] = columns;
    }
    __syncthreads();
}

PLANE_FUNCTION void bring_out(uint4* out, const uint4* shared, unsigned long long blocks) {
    __syncthreads();
    for (unsigned i = threadIdx.x; i < group_blocks; i += group_threads)
        if (first_of_group() + i < blocks)
            out[first_of_group() + i] = shared[place_of(i)];
}

PLANE_FUNCTION void take_blocks(plane state[block_planes], const uint4* shared) {
    UNROLL
    for (int g = 0; g < thread_blocks; ++g) {
        const uint4 columns = shared[place_of(thread_blocks * threadIdx.x + (unsigned)g)];
        state[g] = columns.x;
        state[32 + g] = columns.y;
        state[64 + g] = columns.z;
        state[96 + g] = columns.w;
    }
    transpose(state);
}

/* kept: ones where what is in shared memory stays, with the blocks added: CTR's data. */
PLANE_FUNCTION void put_blocks(uint4* shared, plane state[block_planes], unsigned kept) {
    transpose(state);
    UNROLL
    for (int g = 0; g < thread_blocks; ++g) {
        uint4& columns = shared[place_of(thread_blocks * threadIdx.x + (unsigned)g)];
        columns = {(columns.x & kept) ^ state[g], (columns.y & kept) ^ state[32 + g],
                   (columns.z & kept) ^ state[64 + g], (columns.w & kept) ^ state[96 + g]};
    }
}

/* The planes of this thread's counters, made as planes (section 6.4). */
PLANE_FUNCTION void count_blocks(plane state[block_planes], counter_value counter) {
    unsigned long long before = first_of_group() + thread_blocks * threadIdx.x;
    unsigned long long carry = 0;
    UNROLL
    for (int word = 0; word < 4; ++word) {
        carry += counter.words[word];
        carry += before & 0xffffffffU;
        counter.words[word] = (unsigned)carry;
        carry >>= 32;
        before >>= 32;
    }
    const plane no_lane = 0;
    count(state, counter.words, &no_lane, 0);
}

extern "C" __global__ void __launch_bounds__(group_threads)
    bitsliced_ecb_encrypt(uint4* out, const uint4* in, unsigned long long blocks, key_store keys) {
    __shared__ uint4 shared[group_blocks];
    plane state[block_planes];
    bring_in(shared, in, blocks);
    take_blocks(state, shared);
    encrypt_planes(state, keys, rounds_of(keys));
    put_blocks(shared, state, 0);
    bring_out(out, shared, blocks);
}

extern "C" __global__ void __launch_bounds__(group_threads)
    bitsliced_ecb_decrypt(uint4* out, const uint4* in, unsigned long long blocks, key_store keys) {
    __shared__ uint4 shared[group_blocks];
    plane state[block_planes];
    bring_in(shared, in, blocks);
    take_blocks(state, shared);
    decrypt_planes(state, keys, rounds_of(keys));
    put_blocks(shared, state, 0);
    bring_out(out, shared, blocks);
}

extern "C" __global__ void __launch_bounds__(group_threads)
    bitsliced_ctr(uint4* out, const uint4* in, unsigned long long blocks, key_store keys,
                  counter_value counter) {
    __shared__ uint4 shared[group_blocks];
    plane state[block_planes];
    bring_in(shared, in, blocks);
    count_blocks(state, counter);
    encrypt_planes(state, keys, rounds_of(keys));
    put_blocks(shared, state, ~0U);
    bring_out(out, shared, blocks);
}
