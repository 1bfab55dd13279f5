/* SPDX-License-Identifier: Apache-2.0
 *
 * Host program of AsAP's pipelines: that of the other AES kernels, but all 64 CPEs have to be there,
 * because each has a task of its own.
 */
#define main aes_main
#include "../host/aes.c"
#undef main

int main(int argc, char** argv) {
    uint64_t cpes = 64;
    int i;
    for (i = 1; i < argc; ++i)
        if (!parse_number(argv[i], "cpes", &cpes))
            return 1;
    if (cpes != 64) {
        fail("cpes", "must be 64: each core of the pipeline has a task of its own");
        return 1;
    }
    return aes_main(argc, argv);
}
