/* SPDX-License-Identifier: Apache-2.0
 *
 * OpenSSL's AES on one core of this host: speed.h says what is printed. OPENSSL_ia32cap in the
 * environment takes instructions from OpenSSL, for the examples as for the speed.
 */
#include "speed.h"

static EVP_CIPHER_CTX* context;

static int prepare(const struct task* task) {
    EVP_CIPHER_CTX_free(context);
    context = new_openssl(task);
    return context != NULL;
}

static int crypt(uint8_t* out, const uint8_t* in, size_t bytes) {
    int length;
    return EVP_CipherUpdate(context, out, &length, in, (int)bytes) == 1;
}

int main(int count, char** words) {
    const struct cipher cipher = {"openssl_speed", prepare, crypt, NULL};
    const double hz = clock_hz();
    struct effort effort;
    if (!read_effort(&effort, cipher.program, count, words))
        return 2;
    for (int key_bits = 128; key_bits <= 256; key_bits += 64)
        for (int operation = 0; operation < operations; ++operation)
            if (!measure(&cipher, (enum operation)operation, key_bits, hz, &effort))
                return 1;
    EVP_CIPHER_CTX_free(context);
    return 0;
}
