// SPDX-License-Identifier: Apache-2.0
//
// SW-AES's variant "SIMD + selldw" as the paper built it (Li et al., JPDC 2020, section 5): SubBytes is
// assembly (mixture_sub_bytes.S), all other steps are C, with an intrinsic for each vector instruction.
// The compiler orders them and chooses their registers. Between the two, the rows of 8 states lie in
// LDM. AES-128, encryption.

enum { rows = 4, batch_bytes = 128, rounds = 10 };

// A 256-bit vector in a register, of which this compiler knows the lowest 64 bits only: it must keep
// each in a register, which the tests of the results show.
typedef long vector;

#define INTRINSIC static inline __attribute__((always_inline)) vector
#define OF_TWO(name)                                                                               \
    INTRINSIC name(vector a, vector b) {                                                           \
        vector d;                                                                                  \
        asm(#name " %1,%2,%0" : "=r"(d) : "r"(a), "r"(b));                                         \
        return d;                                                                                  \
    }
#define OF_COUNT(name)                                                                             \
    INTRINSIC name(vector a, int count) {                                                          \
        vector d;                                                                                  \
        asm(#name " %1,%2,%0" : "=r"(d) : "r"(a), "i"(count));                                     \
        return d;                                                                                  \
    }
OF_TWO(vandw)
OF_TWO(vbicw)
OF_TWO(vbisw)
OF_TWO(vxorw)
OF_TWO(vsubw)
OF_COUNT(vsllw)
OF_COUNT(vsrlw)

INTRINSIC vshfw(vector a, vector b, long selector) {
    vector d;
    asm("vshfw %1,%2,%3,%0" : "=r"(d) : "r"(a), "r"(b), "r"(selector));
    return d;
}

INTRINSIC load(const void* address) {
    vector d;
    asm volatile("vldd %0,0(%1)" : "=r"(d) : "r"(address) : "memory");
    return d;
}

static inline void store(vector v, void* address) {
    asm volatile("vstd %0,0(%1)" : : "r"(v), "r"(address) : "memory");
}

// In LDM, filled by ../common/simd_preparation.S.
extern __thread unsigned char aes_row_keys[(rounds + 1) * batch_bytes];

#define ALL_WORDS(x) {x, x, x, x, x, x, x, x}
static __thread const unsigned mask_80[8] __attribute__((aligned(32))) = ALL_WORDS(0x80808080);
static __thread const unsigned mask_1b[8] __attribute__((aligned(32))) = ALL_WORDS(0x1b1b1b1b);
static __thread const unsigned mask_00ff[8] __attribute__((aligned(32))) = ALL_WORDS(0x00ff00ff);
static __thread const unsigned mask_0000ffff[8] __attribute__((aligned(32))) = ALL_WORDS(0x0000ffff);
enum { even_words = 0x64206420, odd_words = 0x75317531 };

static __thread unsigned char state[rows][32] __attribute__((aligned(32)));

extern void sub_bytes_selldw(void* state);

// Unrolled at every level: an array of vectors cannot lie on the stack.
#define EACH_ROW _Pragma("GCC unroll 4") for (int i = 0; i < rows; i++)

struct batch {
    vector row[rows];
};

static inline __attribute__((always_inline)) void swap_bits(vector* a, vector* b, int shift,
                                                            vector mask) {
    const vector t = vandw(vxorw(vsrlw(*a, shift), *b), mask);
    *b = vxorw(*b, t);
    *a = vxorw(*a, vsllw(t, shift));
}

static inline __attribute__((always_inline)) void transpose_bytes(struct batch* s) {
    const vector m16 = load(mask_0000ffff), m8 = load(mask_00ff);
    swap_bits(&s->row[0], &s->row[2], 16, m16);
    swap_bits(&s->row[1], &s->row[3], 16, m16);
    swap_bits(&s->row[0], &s->row[1], 8, m8);
    swap_bits(&s->row[2], &s->row[3], 8, m8);
}

static inline __attribute__((always_inline)) void layout_in(struct batch* s,
                                                            const unsigned char* in) {
    const vector b01 = load(in), b23 = load(in + 32), b45 = load(in + 64), b67 = load(in + 96);
    const vector c02_low = vshfw(b23, b01, even_words), c13_low = vshfw(b23, b01, odd_words);
    const vector c02_high = vshfw(b67, b45, even_words), c13_high = vshfw(b67, b45, odd_words);
    s->row[0] = vshfw(c02_high, c02_low, even_words);
    s->row[2] = vshfw(c02_high, c02_low, odd_words);
    s->row[1] = vshfw(c13_high, c13_low, even_words);
    s->row[3] = vshfw(c13_high, c13_low, odd_words);
    transpose_bytes(s);
}

static inline __attribute__((always_inline)) void layout_out(struct batch* s, unsigned char* out) {
    transpose_bytes(s);
    const vector e01 = vshfw(s->row[1], s->row[0], even_words);
    const vector o01 = vshfw(s->row[1], s->row[0], odd_words);
    const vector e23 = vshfw(s->row[3], s->row[2], even_words);
    const vector o23 = vshfw(s->row[3], s->row[2], odd_words);
    const vector b04 = vshfw(e23, e01, even_words), b26 = vshfw(e23, e01, odd_words);
    const vector b15 = vshfw(o23, o01, even_words), b37 = vshfw(o23, o01, odd_words);
    store(vshfw(b15, b04, even_words), out);
    store(vshfw(b37, b26, even_words), out + 32);
    store(vshfw(b15, b04, odd_words), out + 64);
    store(vshfw(b37, b26, odd_words), out + 96);
}

INTRINSIC rotate(vector row, int bits) {
    return vbisw(vsllw(row, 32 - bits), vsrlw(row, bits));
}

static inline __attribute__((always_inline)) void shift_rows(struct batch* s) {
    s->row[1] = rotate(s->row[1], 8);
    s->row[2] = rotate(s->row[2], 16);
    s->row[3] = rotate(s->row[3], 24);
}

// Times x in GF(2^8), byte by byte.
INTRINSIC xtime(vector p, vector m80, vector m1b) {
    const vector high = vandw(p, m80);
    const vector reduce = vandw(vsubw(high, vsrlw(high, 7)), m1b);
    return vxorw(vsllw(vbicw(p, m80), 1), reduce);
}

static inline __attribute__((always_inline)) void mix_columns(struct batch* s) {
    const vector m80 = load(mask_80), m1b = load(mask_1b);
    const struct batch old = *s;
    vector p[rows];
    EACH_ROW
        p[i] = vxorw(old.row[i], old.row[(i + 1) % rows]);
    EACH_ROW
        s->row[i] = vxorw(vxorw(xtime(p[i], m80, m1b), old.row[(i + 1) % rows]), p[(i + 2) % rows]);
}

static inline __attribute__((always_inline)) void add_round_key(struct batch* s, int round) {
    const unsigned char* const key = &aes_row_keys[batch_bytes * round];
    EACH_ROW
        s->row[i] = vxorw(s->row[i], load(key + 32 * i));
}

static inline __attribute__((always_inline)) void load_state(struct batch* s) {
    EACH_ROW
        s->row[i] = load(state[i]);
}

static inline __attribute__((always_inline)) void store_state(const struct batch* s) {
    EACH_ROW
        store(s->row[i], state[i]);
}

static void begin(const unsigned char* in) {
    struct batch s;
    layout_in(&s, in);
    add_round_key(&s, 0);
    store_state(&s);
}

static void round_of(int round) {
    struct batch s;
    load_state(&s);
    shift_rows(&s);
    mix_columns(&s);
    add_round_key(&s, round);
    store_state(&s);
}

static void end(unsigned char* out) {
    struct batch s;
    load_state(&s);
    shift_rows(&s);
    add_round_key(&s, rounds);
    layout_out(&s, out);
}

void aes_crypt_buffer(const unsigned char* in, unsigned char* out, long bytes) {
    for (long i = 0; i < bytes; i += batch_bytes) {
        begin(in + i);
        for (int round = 1; round < rounds; round++) {
            sub_bytes_selldw(state);
            round_of(round);
        }
        sub_bytes_selldw(state);
        end(out + i);
    }
}
