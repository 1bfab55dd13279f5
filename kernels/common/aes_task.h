/* SPDX-License-Identifier: Apache-2.0
 *
 * The task that host/aes.c hands to the CPEs and common/driver.S reads: offsets and sizes in bytes,
 * usable from C and from assembly. All integers have 64 bits. One DMA get brings the whole task,
 * so the tables lie in it and not behind pointers.
 */
#ifndef AES_TASK_H
#define AES_TASK_H

#define AES_TASK_INPUT 0           /* main-memory address of the plaintext */
#define AES_TASK_OUTPUT 8          /* main-memory address of the ciphertext */
#define AES_TASK_BYTES 16          /* length of the data */
#define AES_TASK_UNIT 24           /* bytes per unit; unit u goes to CPE u mod cpes */
#define AES_TASK_CPES 32           /* number of CPEs at work */
#define AES_TASK_DOUBLE_BUFFER 40  /* 1: transfers overlap computation, 0: they do not */
#define AES_TASK_SBOX 128          /* 256 bytes */
#define AES_TASK_ROUND_KEYS 384    /* AES_ROUND_KEY_BYTES, in the order of FIPS-197 */
#define AES_TASK_ROW_KEYS 576      /* the same, each round key transposed: 4 rows of 4 bytes */
#define AES_TASK_SIZE 768

#define AES_ROUNDS 10
#define AES_BLOCK_BYTES 16
#define AES_ROUND_KEY_BYTES 176    /* 16 * (AES_ROUNDS + 1) */

/* A unit and its result lie in LDM, twice each when double-buffered. */
#define AES_MAX_UNIT 8192

#endif
