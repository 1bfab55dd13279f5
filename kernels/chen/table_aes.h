/* SPDX-License-Identifier: Apache-2.0
 *
 * AES by tables, plain C: 16 look-ups of a word in each round, of a byte in the last one.
 *
 * ShiftRows takes the byte of row r from the column r places to the right, its inverse from the
 * column r places to the left. With columns 1 and 3 exchanged, in the block and in the keys, the
 * inverse is the cipher itself with other tables.
 */
#ifndef CHEN_TABLE_AES_H
#define CHEN_TABLE_AES_H

#include "chen_task.h"

typedef unsigned int word;

/* The column whose bytes of rows 0 to 3 are those of a, b, c and d. */
static inline word round_column(const struct chen_tables* tables, word a, word b, word c, word d) {
    return tables->word[0][a & 255] ^ tables->word[1][b >> 8 & 255] ^
           tables->word[2][c >> 16 & 255] ^ tables->word[3][d >> 24];
}

static inline word last_column(const struct chen_tables* tables, word a, word b, word c, word d) {
    return tables->last[a & 255] | (word)tables->last[b >> 8 & 255] << 8 |
           (word)tables->last[c >> 16 & 255] << 16 | (word)tables->last[d >> 24] << 24;
}

/* Column 1 stands at index `first` of blocks, column 3 at 4 - first. */
static void crypt_block(const struct chen_tables* tables, const word* keys, unsigned long rounds,
                        unsigned long first, const word* in, word* out) {
    word a = in[0] ^ keys[0];
    word b = in[first] ^ keys[1];
    word c = in[2] ^ keys[2];
    word d = in[4 - first] ^ keys[3];
    for (unsigned long round = 1; round < rounds; round++) {
        keys += 4;
        const word e = round_column(tables, a, b, c, d) ^ keys[0];
        const word f = round_column(tables, b, c, d, a) ^ keys[1];
        const word g = round_column(tables, c, d, a, b) ^ keys[2];
        d = round_column(tables, d, a, b, c) ^ keys[3];
        a = e;
        b = f;
        c = g;
    }
    keys += 4;
    out[0] = last_column(tables, a, b, c, d) ^ keys[0];
    out[first] = last_column(tables, b, c, d, a) ^ keys[1];
    out[2] = last_column(tables, c, d, a, b) ^ keys[2];
    out[4 - first] = last_column(tables, d, a, b, c) ^ keys[3];
}

#endif
