# SPDX-License-Identifier: Apache-2.0
#
# The scalar T-table kernels: tables, passes, and what goes through a buffer in passes. The passes,
# NEXT_PAIR and FIRST_STEPS, are made by generate.py.
#include "../common/aes_task.h"
#include "../common/aes_simd.h"

    .set noreorder
    .set noat

#include "tables.h"

    .section .tdata_local,"awT","progbits"
    .align 5
ttable_first:                       # spread columns of a pair: low words, then high words
    .skip 64
ttable_scratch:                     # columns whose bytes are cut out by loads
    .skip 8 * 8 * (AES_ROUNDS - 1)

# Where columns come in and go out. To encrypt, row r of a new column c comes from column c + r; to
# decrypt, from c - r. A pass knows the first only. With columns counted backwards (0 3 2 1) it does
# the second: columns 1 and 3 change places, here and in the keys.
#define COLUMN0     0
#define COLUMN2     8
#ifdef AES_ECB_DECRYPT
#define COLUMN1     12
#define COLUMN3     4
#else
#define COLUMN1     4
#define COLUMN3     12
#endif

#ifdef THREE_INPUT_LOGIC
#define LOGIC _vlog3r
#else
#define LOGIC
#endif
#ifdef AES_CTR
#define MODE _ctr
#else
#define MODE
#endif
#define PASS_OF(bits, logic, mode) ttable/pass_##bits##logic##mode.h
#define QUOTED(name) #name
#define FILE_NAME(name) QUOTED(name)
#define PASS(bits, logic, mode) FILE_NAME(PASS_OF(bits, logic, mode))

#ifdef AES_CTR
#include "ctr.h"
#else
#include "ecb.h"
#endif
