// SPDX-License-Identifier: Apache-2.0
//
// AES by tables in plain C, as rijndael-alg-fst.c and OpenSSL's aes_core.c have it: SubBytes and
// MixColumns of a byte are one look-up of a 32-bit word, four tables of 1 KB in LDM. Columns are
// little-endian words, row r in bits 8r .. 8r+7.
//
// To decrypt, rows shift the other way: row r of new column c comes from column c - r instead of
// c + r. With columns counted backwards (0 3 2 1) that is c + r again, so there is one routine.

typedef unsigned char byte;
typedef unsigned int word;

// In LDM, filled by the driver.
extern __thread byte aes_sbox[256];
extern __thread word aes_round_keys[];

// What the program was made for: configuration.S.
extern __thread const long ttable_rounds;
extern __thread const long ttable_decrypts;

static __thread int table[4][256];
static __thread int keys[15][4];

static word times_x(word a) {
    return a << 1 ^ (a >> 7) * 0x11b;
}

// Column of the MixColumns matrix, times a.
static word column_of(word a) {
    word a2 = times_x(a);
    if (!ttable_decrypts)
        return (a2 ^ a) << 24 | a << 16 | a << 8 | a2;
    word a4 = times_x(a2), a8 = times_x(a4), a9 = a8 ^ a;
    return (a9 ^ a2) << 24 | (a9 ^ a4) << 16 | a9 << 8 | (a8 ^ a4 ^ a2);
}

void aes_prepare(void) {
    for (int i = 0; i < 256; i++) {
        word entry = column_of(aes_sbox[i]);
        for (int row = 0; row < 4; row++) {
            table[row][i] = entry;
            entry = entry << 8 | entry >> 24;
        }
    }
    for (int round = 0; round <= ttable_rounds; round++)
        for (int column = 0; column < 4; column++) {
            int place = ttable_decrypts ? -column & 3 : column;
            keys[round][column] = aes_round_keys[4 * round + place];
        }
}

// A new column, from one byte of each of four columns. Columns are kept in 64 bits, of which the low
// half counts: so the compiler need not extend them.
#define LOOK_UP(a, b, c, d)                                                                        \
    (table[0][(byte)(a)] ^ table[1][(byte)((b) >> 8)] ^ table[2][(byte)((c) >> 16)] ^              \
     table[3][(byte)((d) >> 24)])

// The same in the last round, without MixColumns.
#define SUBSTITUTE(a, b, c, d)                                                                     \
    (aes_sbox[(byte)(a)] ^ (long)aes_sbox[(byte)((b) >> 8)] << 8 ^                                 \
     (long)aes_sbox[(byte)((c) >> 16)] << 16 ^ (long)aes_sbox[(byte)((d) >> 24)] << 24)

void aes_crypt_blocks(const int* in, int* out, long bytes) {
    long column1 = ttable_decrypts ? 3 : 1, column3 = 4 - column1;
    for (; bytes > 0; bytes -= 16) {
        const int* key = keys[0];
        long s0 = in[0] ^ key[0];
        long s1 = in[column1] ^ key[1];
        long s2 = in[2] ^ key[2];
        long s3 = in[column3] ^ key[3];
        for (long round = ttable_rounds - 1; round > 0; round--) {
            key += 4;
            long t0 = LOOK_UP(s0, s1, s2, s3) ^ key[0];
            long t1 = LOOK_UP(s1, s2, s3, s0) ^ key[1];
            long t2 = LOOK_UP(s2, s3, s0, s1) ^ key[2];
            long t3 = LOOK_UP(s3, s0, s1, s2) ^ key[3];
            s0 = t0, s1 = t1, s2 = t2, s3 = t3;
        }
        out[0] = SUBSTITUTE(s0, s1, s2, s3) ^ key[4];
        out[column1] = SUBSTITUTE(s1, s2, s3, s0) ^ key[5];
        out[2] = SUBSTITUTE(s2, s3, s0, s1) ^ key[6];
        out[column3] = SUBSTITUTE(s3, s0, s1, s2) ^ key[7];
        in += 4;
        out += 4;
    }
}
