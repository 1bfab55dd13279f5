// SPDX-License-Identifier: Apache-2.0
//
// AES-128 encryption, straight from FIPS-197 section 5.1: bytes, one step after the other, nothing
// tuned. ../common/driver.S brings the data, the round keys and the S-box into LDM and calls
// aes_crypt_buffer for each unit of data.

enum { rows = 4, columns = 4, block_bytes = 16, rounds = 10 };

typedef unsigned char State[rows][columns];

// In LDM, filled by the driver.
extern __thread unsigned char aes_sbox[256];
extern __thread unsigned char aes_round_keys[(rounds + 1) * block_bytes];

static void load_state(State state, const unsigned char* block) {
    for (int r = 0; r < rows; r++)
        for (int c = 0; c < columns; c++)
            state[r][c] = block[r + 4 * c];
}

static void store_state(unsigned char* block, State state) {
    for (int r = 0; r < rows; r++)
        for (int c = 0; c < columns; c++)
            block[r + 4 * c] = state[r][c];
}

static void sub_bytes(State state) {
    for (int r = 0; r < rows; r++)
        for (int c = 0; c < columns; c++)
            state[r][c] = aes_sbox[state[r][c]];
}

// Row r moves r places to the left.
static void shift_rows(State state) {
    for (int r = 1; r < rows; r++) {
        unsigned char row[columns];
        for (int c = 0; c < columns; c++)
            row[c] = state[r][(c + r) % columns];
        for (int c = 0; c < columns; c++)
            state[r][c] = row[c];
    }
}

// Multiplication by x in GF(2^8), FIPS-197 section 4.2.1.
static unsigned char xtime(unsigned char a) {
    unsigned char product = a << 1;
    if (a & 0x80)
        product ^= 0x1b;
    return product;
}

static void mix_columns(State state) {
    for (int c = 0; c < columns; c++) {
        unsigned char s0 = state[0][c], s1 = state[1][c], s2 = state[2][c], s3 = state[3][c];
        state[0][c] = xtime(s0) ^ (xtime(s1) ^ s1) ^ s2 ^ s3;
        state[1][c] = s0 ^ xtime(s1) ^ (xtime(s2) ^ s2) ^ s3;
        state[2][c] = s0 ^ s1 ^ xtime(s2) ^ (xtime(s3) ^ s3);
        state[3][c] = (xtime(s0) ^ s0) ^ s1 ^ s2 ^ xtime(s3);
    }
}

static void add_round_key(State state, int round) {
    for (int r = 0; r < rows; r++)
        for (int c = 0; c < columns; c++)
            state[r][c] ^= aes_round_keys[block_bytes * round + r + 4 * c];
}

static void encrypt_block(const unsigned char* in, unsigned char* out) {
    State state;
    load_state(state, in);
    add_round_key(state, 0);
    for (int round = 1; round < rounds; round++) {
        sub_bytes(state);
        shift_rows(state);
        mix_columns(state);
        add_round_key(state, round);
    }
    sub_bytes(state);
    shift_rows(state);
    add_round_key(state, rounds);
    store_state(out, state);
}

void aes_crypt_buffer(const unsigned char* in, unsigned char* out, long bytes) {
    for (long i = 0; i < bytes; i += block_bytes)
        encrypt_block(in + i, out + i);
}
