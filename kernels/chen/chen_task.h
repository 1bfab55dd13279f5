/* SPDX-License-Identifier: Apache-2.0
 *
 * What the MPE tells the CPEs: for the C programs of both sides.
 */
#ifndef CHEN_TASK_H
#define CHEN_TASK_H

#define CHEN_MAX_UNIT 1024

/* The rounds' tables. A column of the state is a 32-bit word, row 0 in its low byte. */
struct chen_tables {
    unsigned int word[4][256]; /* of row r: what its byte adds to a column, S-box and MixColumns */
    unsigned char last[256];   /* the S-box, for the last round */
};

struct chen_task {
    unsigned long input; /* main-memory addresses */
    unsigned long output;
    unsigned long bytes;
    unsigned long unit; /* of the data; a round is one unit for each CPE: 1 KB in the paper */
    unsigned long cpes;
    unsigned long double_buffer; /* 0: Algorithm 3, 1: Algorithm 4 */
    unsigned long rounds;        /* of AES: 10, 12 or 14 */
    unsigned long decrypt;       /* 0 or 1 */
    unsigned int round_keys[60]; /* in the order in which they are used */
    unsigned int padding[4];
    struct chen_tables tables;
};

#endif
