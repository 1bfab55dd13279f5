# SPDX-License-Identifier: Apache-2.0
#
# What the drivers of the AES kernels share: the task in LDM and how to wait for a transfer.
#
# A driver brings the task, the round keys and the tables into LDM, walks this core's units of the data
# and has each one encrypted or decrypted in LDM by the kernel, which brings two functions. They return
# to $26 and keep $9..$15 and $30.
#
#   aes_prepare:      called once, while the first data are on their way: makes what the kernel wants
#                     of aes_sbox, aes_round_keys, aes_row_round_keys and aes_counter.
#   aes_crypt_buffer: $16 = input, $17 = output (LDM, 32-byte aligned, not overlapping),
#                     $18 = bytes, a positive multiple of 16, $19 = the unit's offset in the data.
#   Buffers are padded to a multiple of 512 bytes, which the kernel may read and write.
#
# Two drivers: driver.S overlaps each core's transfers with its computation, as double buffering is
# commonly done; phased_driver.S also keeps the cores in step, which a kernel that is faster than
# main memory needs.
#include "aes_task.h"

    .set noreorder
    .set noat

# ---- LDM -------------------------------------------------------------------------------------
    .section .tdata_local,"awT","progbits"
    .globl aes_counter, aes_sbox, aes_round_keys, aes_row_round_keys
    .align 7
task:                               # as in main memory, with the tables that it carries
    .skip AES_TASK_COUNTER
aes_counter:
    .skip AES_TASK_SBOX - AES_TASK_COUNTER
aes_sbox:
    .skip AES_TASK_ROUND_KEYS - AES_TASK_SBOX
aes_round_keys:
    .skip AES_TASK_ROW_KEYS - AES_TASK_ROUND_KEYS
aes_row_round_keys:
    .skip AES_TASK_SIZE - AES_TASK_ROW_KEYS

# ---- Steps -----------------------------------------------------------------------------------
# Waits until the transfer with the reply word at \reply is complete.
    .macro WAIT_DMA reply, temporary
1001:
    ldw     \temporary,0(\reply)
    beq     \temporary,1001b
    memb
    .endm
