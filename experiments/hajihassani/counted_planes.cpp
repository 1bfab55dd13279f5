/* SPDX-License-Identifier: Apache-2.0
 *
 * How many operations on planes the rounds of host_speed/planes.h take: a plane that counts. Prints
 * of AES-128, on so many blocks as a plane has bits, lines NAME OPERATIONS. Compile with
 * -Ibuild/kernels, and -DTHREE_INPUTS for a GPU's S-box, a gate of which is one operation.
 */
#include <cstdio>

static long operations;

struct plane {
    unsigned bits = 0;
};
static plane counted(unsigned bits) {
    ++operations;
    return {bits};
}
static plane operator^(plane a, plane b) {
    return counted(a.bits ^ b.bits);
}
static plane operator^(plane a, unsigned b) {
    return counted(a.bits ^ b);
}
static plane operator&(plane a, plane b) {
    return counted(a.bits & b.bits);
}
static plane operator&(plane a, unsigned b) {
    return counted(a.bits & b);
}
static plane operator|(plane a, plane b) {
    return counted(a.bits | b.bits);
}
/* Part of a gate, as all functions of two values are one operation. */
static plane operator~(plane a) {
    return {~a.bits};
}
static plane operator>>(plane a, int places) {
    return counted(a.bits >> places);
}
static plane operator<<(plane a, int places) {
    return counted(a.bits << places);
}

typedef const unsigned* key_store;
typedef const unsigned* round_key;
static round_key key_of_round(key_store keys, int) {
    return keys;
}

#define PLANE_FUNCTION static inline
#define ROUND_FUNCTION static
#define UNROLL
#define UNROLL_COLUMNS
#ifdef THREE_INPUTS
#define LUT3(table, a, b, c) counted(0)
#include "bitsliced/sbox_3input_c.h"
#else
#include "bitsliced/sbox_2input_c.h"
#endif
#include "../kernels/host_speed/planes.h"

template <class Step> static void print_operations(const char* name, Step step) {
    static plane state[block_planes];
    operations = 0;
    step(state);
    printf("%s %ld\n", name, operations);
}

int main() {
    static const unsigned keys[block_planes] = {};
    static const unsigned first[4] = {};
    print_operations("s-box", [](plane* state) { sub_byte(state); });
    print_operations("inverse-s-box", [](plane* state) { inverse_sub_byte(state); });
    print_operations("transposition", [](plane* state) { transpose(state); });
    print_operations("counters", [](plane* state) {
        const plane lane;
        count(state, first, &lane, 0);
    });
    print_operations("round", [](plane* state) {
        plane result[block_planes];
        middle_round(result, state, keys);
    });
    print_operations("round-back", [](plane* state) {
        plane result[block_planes];
        middle_round_back(result, state, keys);
    });
    print_operations("encryption", [](plane* state) { encrypt_planes(state, keys, 10); });
    print_operations("decryption", [](plane* state) { decrypt_planes(state, keys, 10); });
}
