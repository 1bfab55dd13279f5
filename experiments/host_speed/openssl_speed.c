/* SPDX-License-Identifier: Apache-2.0
 *
 * How fast OpenSSL's AES is on one core of this host: for each operation and key size a line
 *
 *   OPERATION KEY_BITS GB_PER_S CYCLES_PER_BYTE
 *
 * with 0 for the last where the clock cannot be measured. 16 KB are done again and again, as
 * `openssl speed` does: nothing but the cipher counts. The best of many short slices of the thread's
 * own time, because others may use the core too. OPENSSL_ia32cap in the environment takes instructions from OpenSSL.
 */
#include <openssl/evp.h>
#include <stdint.h>
#include <stdio.h>
#include <time.h>

enum { BUFFER_BYTES = 16384, SLICES = 100, SLICE_BYTES = 64 * BUFFER_BYTES, ADDITIONS = 200000 };
static const double SLICE_SECONDS = 0.001; /* or SLICE_BYTES */

/* Of this thread alone: others may use the core too. */
static double seconds_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

/* Additions of registers, each waiting for the one before: one a cycle on every processor that this
 * runs on. (Additions of literals are not: some processors do those when they rename registers.) */
static double clock_hz(void) {
#if defined(__x86_64__) || defined(__aarch64__)
    uint64_t sum = 1;
    uint64_t step = 3;
    double started = seconds_now();
    for (int i = 0; i < ADDITIONS / 20; ++i) {
#ifdef __x86_64__
        __asm__ volatile(".rept 20\n\tadd %1,%0\n\t.endr" : "+r"(sum) : "r"(step));
#else
        __asm__ volatile(".rept 20\n\tadd %0,%0,%1\n\t.endr" : "+r"(sum) : "r"(step));
#endif
    }
    return ADDITIONS / (seconds_now() - started);
#else
    return 0;
#endif
}

/* Seconds for one byte, the best of the slices. */
static double seconds_per_byte(EVP_CIPHER_CTX* context) {
    static unsigned char data[BUFFER_BYTES];
    double best = 1;
    for (int slice = 0; slice < SLICES; ++slice) {
        int length;
        int bytes = 0;
        double started = seconds_now();
        double taken;
        do {
            if (EVP_CipherUpdate(context, data, &length, data, BUFFER_BYTES) != 1)
                return 0;
            bytes += BUFFER_BYTES;
            taken = seconds_now() - started;
        } while (bytes < SLICE_BYTES && taken < SLICE_SECONDS);
        if (taken / bytes < best)
            best = taken / bytes;
    }
    return best;
}

static int measure(const char* operation, int key_bits, const char* name, int encrypt, double hz) {
    static const unsigned char key[32] = {1, 2, 3};
    static const unsigned char counter[16];
    EVP_CIPHER_CTX* context = EVP_CIPHER_CTX_new();
    double seconds = 0;
    if (context != NULL &&
        EVP_CipherInit_ex(context, EVP_get_cipherbyname(name), NULL, key, counter, encrypt) == 1)
        seconds = seconds_per_byte(context);
    EVP_CIPHER_CTX_free(context);
    if (seconds == 0) {
        fprintf(stderr, "openssl_speed: %s failed\n", name);
        return 0;
    }
    printf("%s %d %.4f %.4f\n", operation, key_bits, 1e-9 / seconds, seconds * hz);
    return 1;
}

int main(void) {
    double hz = 0;
    for (int i = 0; i < 200; ++i) {
        double once = clock_hz();
        hz = once > hz ? once : hz;
    }
    for (int key_bits = 128; key_bits <= 256; key_bits += 64) {
        char ecb[32];
        char ctr[32];
        snprintf(ecb, sizeof ecb, "AES-%d-ECB", key_bits);
        snprintf(ctr, sizeof ctr, "AES-%d-CTR", key_bits);
        if (!measure("ecb-encrypt", key_bits, ecb, 1, hz) ||
            !measure("ecb-decrypt", key_bits, ecb, 0, hz) ||
            !measure("ctr", key_bits, ctr, 1, hz))
            return 1;
    }
    return 0;
}
