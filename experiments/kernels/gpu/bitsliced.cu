/* SPDX-License-Identifier: Apache-2.0
 *
 * Bitsliced AES on a GPU, ECB encryption and CTR: the kernel of Hajihassani et al., "Fast AES
 * Implementation: A High-Throughput Bitsliced Approach" (IEEE TPDS 2019), from its description. A
 * thread has 32 blocks in 128 registers (host_speed/planes.h). The S-box is a circuit of this project's: of
 * functions of three values, which are one instruction (LOP3) each.
 *
 * A warp works on 1024 blocks that lie one after the other: in step g each thread reads one, so
 * that the warp reads 512 bytes at once. Lane l has the blocks 32 g + l: a block's number has the
 * lane's bits lowest, as count() wants it.
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
// What follows uses it.
#include "../host_speed/planes.h"

enum { warp_threads = 32, warp_blocks = warp_threads * lane_bits, group_threads = 128 };

/* A mask for each bit of each round key (host_speed/key_planes.h). */
__constant__ unsigned int key_masks[15 * block_planes];

/* The first counter, as a number: words of 32 bits, the least first. */
struct counter_value {
    unsigned int words[4];
};

PLANE_FUNCTION unsigned lane_of_thread() {
    return threadIdx.x % warp_threads;
}

/* Of this thread, its first block. */
PLANE_FUNCTION unsigned long long first_block() {
    const unsigned long long thread = (unsigned long long)blockIdx.x * blockDim.x + threadIdx.x;
    return thread / warp_threads * warp_blocks + lane_of_thread();
}

/* Blocks behind the end are zero. */
PLANE_FUNCTION void load_blocks(plane state[block_planes], const uint4* in,
                                unsigned long long first, unsigned long long blocks) {
    UNROLL
    for (int g = 0; g < lane_bits; ++g) {
        const unsigned long long block = first + (unsigned)(warp_threads * g);
        uint4 columns = {0, 0, 0, 0};
        if (block < blocks)
            columns = in[block];
        state[g] = columns.x;
        state[32 + g] = columns.y;
        state[64 + g] = columns.z;
        state[96 + g] = columns.w;
    }
    transpose(state);
}

/* added: the input of CTR, or null. It may be the output. */
PLANE_FUNCTION void store_blocks(uint4* out, const uint4* added, plane state[block_planes],
                                 unsigned long long first, unsigned long long blocks) {
    transpose(state);
    UNROLL
    for (int g = 0; g < lane_bits; ++g) {
        const unsigned long long block = first + (unsigned)(warp_threads * g);
        uint4 columns = {state[g], state[32 + g], state[64 + g], state[96 + g]};
        if (block < blocks) {
            if (added != nullptr) {
                const uint4 input = added[block];
                columns.x ^= input.x;
                columns.y ^= input.y;
                columns.z ^= input.z;
                columns.w ^= input.w;
            }
            out[block] = columns;
        }
    }
}

/* The planes of this thread's counters. */
PLANE_FUNCTION void count_blocks(plane state[block_planes], counter_value counter,
                                 unsigned long long blocks_before) {
    const unsigned number = lane_of_thread();
    plane lane[lane_index_bits];
    UNROLL
    for (int bit = 0; bit < lane_index_bits; ++bit)
        lane[bit] = 0U - (number >> bit & 1U);
    unsigned long long carry = 0;
    UNROLL
    for (int word = 0; word < 4; ++word) {
        carry += counter.words[word];
        carry += blocks_before & 0xffffffffU;
        counter.words[word] = (unsigned)carry;
        carry >>= 32;
        blocks_before >>= 32;
    }
    count(state, counter.words, lane, lane_index_bits);
}

extern "C" __global__ void __launch_bounds__(group_threads)
    ecb_encrypt_blocks(uint4* out, const uint4* in, unsigned long long blocks, int rounds) {
    const unsigned long long first = first_block();
    plane state[block_planes];
    load_blocks(state, in, first, blocks);
    encrypt_planes(state, key_masks, rounds);
    store_blocks(out, nullptr, state, first, blocks);
}

extern "C" __global__ void __launch_bounds__(group_threads)
    ctr_blocks(uint4* out, const uint4* in, unsigned long long blocks, int rounds,
               counter_value counter) {
    const unsigned long long first = first_block();
    plane state[block_planes];
    count_blocks(state, counter, first - lane_of_thread());
    encrypt_planes(state, key_masks, rounds);
    store_blocks(out, in, state, first, blocks);
}
