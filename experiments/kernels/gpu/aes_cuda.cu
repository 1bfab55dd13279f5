/* SPDX-License-Identifier: Apache-2.0
 *
 * AES-CUDA, ECB encryption: section 4.2 of the paper that AES-OMP is from. Round keys and the table
 * of byte substitution (section 3: 16 x 16 bytes) are in constant memory. The threads of a group
 * bring its states to shared memory together; each encrypts one; together they write them back.
 * 256 threads a group were the paper's best (section 5).
 */
#define DEVICE_FUNCTION static __device__ __forceinline__
#define UNROLL _Pragma("unroll")

enum { state_words = 4, group_threads = 256, group_words = state_words * group_threads };

__constant__ unsigned char substitution[256];
__constant__ unsigned round_keys[15 * state_words];  // words as in memory, row 0 lowest

DEVICE_FUNCTION unsigned turned(unsigned column, int rows) {
    return column >> 8 * rows | column << (32 - 8 * rows);
}

/* All four bytes in GF(2^8). */
DEVICE_FUNCTION unsigned twice(unsigned column) {
    return (column & 0x7f7f7f7fU) << 1 ^ (column >> 7 & 0x01010101U) * 0x1bU;
}

DEVICE_FUNCTION unsigned mix_column(unsigned column) {
    const unsigned sum = column ^ turned(column, 1);
    return twice(sum) ^ turned(column, 1) ^ turned(sum, 2);
}

/* SubBytes and ShiftRows: of what will be this column. */
DEVICE_FUNCTION unsigned substitute_column(const unsigned* state, int column) {
    unsigned result = 0;
    UNROLL
    for (int row = 0; row < 4; ++row) {
        const unsigned byte = state[(column + row) % 4] >> 8 * row & 0xffU;
        result |= (unsigned)substitution[byte] << 8 * row;
    }
    return result;
}

DEVICE_FUNCTION void encrypt_state(unsigned state[state_words], int rounds) {
    unsigned bytes[state_words];
    for (int column = 0; column < 4; ++column)
        state[column] ^= round_keys[column];
    for (int round = 1; round < rounds; ++round) {
        UNROLL
        for (int column = 0; column < 4; ++column)
            bytes[column] = substitute_column(state, column);
        UNROLL
        for (int column = 0; column < 4; ++column)
            state[column] = mix_column(bytes[column]) ^ round_keys[state_words * round + column];
    }
    UNROLL
    for (int column = 0; column < 4; ++column)
        bytes[column] = substitute_column(state, column);
    UNROLL
    for (int column = 0; column < 4; ++column)
        state[column] = bytes[column] ^ round_keys[state_words * rounds + column];
}

/* Four words for each state. */
extern "C" __global__ void __launch_bounds__(group_threads)
    aes_cuda_encrypt(unsigned* out, const unsigned* in, unsigned long long states, int rounds) {
    __shared__ unsigned shared[group_words];
    const unsigned long long first = (unsigned long long)blockIdx.x * group_words;
    const unsigned long long words = states * state_words;
    for (unsigned i = threadIdx.x; i < group_words; i += group_threads)
        shared[i] = first + i < words ? in[first + i] : 0;
    __syncthreads();
    unsigned state[state_words];
    for (int column = 0; column < 4; ++column)
        state[column] = shared[state_words * threadIdx.x + (unsigned)column];
    encrypt_state(state, rounds);
    for (int column = 0; column < 4; ++column)
        shared[state_words * threadIdx.x + (unsigned)column] = state[column];
    __syncthreads();
    for (unsigned i = threadIdx.x; i < group_words; i += group_threads)
        if (first + i < words)
            out[first + i] = shared[i];
}
