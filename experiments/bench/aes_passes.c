/* SPDX-License-Identifier: Apache-2.0
 *
 * The kernel `original` as a program without a system below it, for other simulators and emulators:
 * encrypts BYTES bytes PASSES times and leaves. Compile with -ffreestanding -nostdlib -static -D__thread=.
 */
#include "../../kernels/original/aes.c"

#ifdef __alpha__
__asm__(".globl _start\n.ent _start\n_start:\n"
        "    br $27,1f\n1:  ldgp $29,0($27)\n    jsr $26,work\n.end _start\n");
#define LEAVE() __asm__ volatile("ldi $0,1\n clr $16\n callsys" : : : "$0", "$16") /* exit(0) */
#else
__asm__(".globl _start\n_start:\n    call work\n");
#define LEAVE() __asm__ volatile("int $0x80") /* x86sim ends here */
#endif

unsigned char aes_sbox[256];
unsigned char aes_round_keys[(rounds + 1) * block_bytes];
static unsigned char data[BYTES];

__attribute__((used, noinline)) void work(void) {
    for (int i = 0; i < 256; i++)
        aes_sbox[i] = (unsigned char)(167 * i + 13);
    for (long pass = 0; pass < PASSES; pass++)
        aes_crypt_buffer(data, data, sizeof data);
    LEAVE();
}
