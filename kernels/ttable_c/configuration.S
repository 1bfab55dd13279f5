# SPDX-License-Identifier: Apache-2.0
#
# What ttable.c, which is compiled once, has to know of the program that it is in.
#include "../common/aes_task.h"

    .section .tdata_local,"awT","progbits"
    .globl ttable_rounds, ttable_decrypts
    .align 3
ttable_rounds:
    .quad AES_ROUNDS
ttable_decrypts:
#ifdef AES_ECB_DECRYPT
    .quad 1
#else
    .quad 0
#endif
