/* SPDX-License-Identifier: Apache-2.0
 *
 * The main program of the AES kernels, the part that runs on the MPE: reads the input, expands the
 * key, builds the tables, lets the CPEs encrypt or decrypt, and writes the output. In front of it
 * stands a cipher: aes_cpes.h or ../chen/chen_cpes.h.
 *
 * Arguments are name=value: in, out (files), and those of cipher_options.h. Other names are parameters
 * of other programs and are ignored. Returns 0 when all went well; errors go to stderr.
 */
#ifndef HOST_CRYPT_FILE_H
#define HOST_CRYPT_FILE_H

struct arguments {
    const char* in;
    const char* out;
    struct cipher_options cipher;
};

static int parse(int count, char** values, struct arguments* arguments) {
    int i;
    for (i = 1; i < count; ++i) {
        parse_text(values[i], "in", &arguments->in);
        parse_text(values[i], "out", &arguments->out);
        if (!parse_cipher_option(values[i], &arguments->cipher))
            return 0;
    }
    if (arguments->in == NULL)
        return fail("missing argument", "in=FILE");
    if (arguments->out == NULL)
        return fail("missing argument", "out=FILE");
    return check_cipher(&arguments->cipher);
}

static int crypt_file(const struct arguments* arguments) {
    const uint64_t bytes = arguments->cipher.bytes;
    /* The CPEs work on whole blocks. */
    const uint64_t padded = (bytes + aes_block_bytes - 1) / aes_block_bytes * aes_block_bytes;
    cipher_task* task = calloc(1, sizeof *task);
    uint8_t* input = malloc(padded);
    uint8_t* output = malloc(padded);
    if (task == NULL || input == NULL || output == NULL)
        return fail("out of memory", "reduce bytes=");
    memset(input + bytes, 0, padded - bytes);
    if (!read_file(arguments->in, input, bytes) || !prepare_cipher(&arguments->cipher, task))
        return 0;

    athread_init();
    athread_set_num_threads((int)arguments->cipher.cpes);
    begin_cipher(task, input, output, padded);
    athread_join();
    athread_halt();

    free(input); /* the output file needs as much memory */
    if (!write_file(arguments->out, output, bytes))
        return 0;
    free(output);
    free(task);
    return 1;
}

int main(int argc, char** argv) {
    struct arguments arguments = {NULL, NULL, default_cipher_options};
    return parse(argc, argv, &arguments) && crypt_file(&arguments) ? 0 : 1;
}

#endif
