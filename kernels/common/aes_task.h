/* SPDX-License-Identifier: Apache-2.0
 *
 * The task that host/aes.c hands to the CPEs and common/driver.S reads: offsets and sizes in bytes,
 * usable from C and from assembly. All integers have 64 bits. One DMA get brings the whole task,
 * so the tables lie in it and not behind pointers.
 */
#ifndef AES_TASK_H
#define AES_TASK_H

#define AES_TASK_INPUT 0           /* main-memory address of the input */
#define AES_TASK_OUTPUT 8          /* main-memory address of the output */
#define AES_TASK_BYTES 16          /* length of the data */
#define AES_TASK_UNIT 24           /* bytes per unit; unit u goes to CPE u mod cpes */
#define AES_TASK_CPES 32           /* number of CPEs at work */
#define AES_TASK_DOUBLE_BUFFER 40  /* 1: transfers overlap computation, 0: they do not */
#define AES_TASK_COUNTER 48        /* 16 bytes, most significant first: the first counter block */
#define AES_TASK_SBOX 128          /* 256 bytes; for decryption the inverse S-box */
#define AES_TASK_ROUND_KEYS 384    /* 16 bytes for each round, in the order in which they are used */
#define AES_TASK_ROW_KEYS 640      /* the same, each round key transposed: 4 rows of 4 bytes */
#define AES_TASK_SIZE 896

#define AES_BLOCK_BYTES 16
#define AES_MAX_ROUND_KEY_BYTES 240

/* A unit and its result lie in LDM, twice each when double-buffered. */
#define AES_MAX_UNIT 8192

/* A program for the CPEs is made for one size of key, which swsim defines. */
#ifndef AES_KEY_BITS
#define AES_KEY_BITS 128
#endif
#define AES_ROUNDS (AES_KEY_BITS / 32 + 6)
#define AES_ROUND_KEY_BYTES (16 * (AES_ROUNDS + 1))

#endif
