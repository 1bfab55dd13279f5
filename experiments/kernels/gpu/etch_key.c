/* SPDX-License-Identifier: Apache-2.0
 *
 * The script of Hajihassani et al., section 4.6, which writes the round keys into the code: prints
 * etched_key.h (see etched_keys.h) for the key that the command line has in hexadecimal.
 */
#include "../host_speed/key_planes.h"
#include "../host_speed/verify.h"
#include <ctype.h>

static int read_key(const char* text, uint8_t key[most_key_bytes]) {
    const size_t digits = strlen(text);
    for (size_t i = 0; i < digits; ++i)
        if (!isxdigit((unsigned char)text[i]))
            return 0;
    if (digits != 32 && digits != 48 && digits != 64)
        return 0;
    return from_hexadecimal(key, text);
}

int main(int count, char** words) {
    static unsigned masks[most_key_masks];
    uint8_t key[most_key_bytes];
    const int key_bytes = count == 2 ? read_key(words[1], key) : 0;
    const struct task task = {ecb_encrypt, 8 * key_bytes, key, NULL};
    int rounds;
    if (key_bytes == 0) {
        fprintf(stderr, "usage: etch_key KEY: 32, 48 or 64 hexadecimal digits\n");
        return 2;
    }
    rounds = expand_to_masks(&task, masks);
    printf("#define ETCHED_ROUNDS %d\n#define ETCHED_KEY {", rounds);
    for (int i = 0; i < key_bytes; ++i)
        printf("%d,", key[i]);
    printf("}\n#define ETCHED_BITS {");
    for (int i = 0; i < 8 * block_bytes; ++i) {
        unsigned bits = 0;
        for (int round = 0; round <= rounds; ++round)
            bits |= (masks[8 * block_bytes * round + i] & 1U) << round;
        printf("0x%x,", bits);
    }
    printf("}\n");
    return 0;
}
