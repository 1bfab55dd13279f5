/* SPDX-License-Identifier: Apache-2.0 */
#include "options.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kernel.h"

static const char* const usage =
    "Usage: ./" KERNEL_NAME " [OPTION VALUE]...\n"
    "  --bytes SIZE            of data made from the seed; K, M and G are 1024-based\n"
    "  --seed N                of data, key and counter; 1 without it\n"
    "  --key HEX               instead of one from the seed\n"
    "  --counter HEX           of operation ctr: the first counter block\n"
    "  --in FILE, --out FILE   data from a file; where to keep the output\n"
    "  --cpes N                cores 0..N-1 take part; 64 without it\n"
    "  --unit SIZE             bytes that a CPE takes at a time\n"
    "  --double-buffer on|off  overlap transfers with computation; on without it\n";

static int refuse(const char* option, const char* value, const char* what) {
    fprintf(stderr, KERNEL_NAME ": %s %s: %s\n", option, value, what);
    return 0;
}

/* "64K" and the like; `suffixes` 0 for plain numbers. */
static int read_number(const char* option, const char* text, int suffixes, uint64_t* number) {
    static const char letters[] = "KMG";
    char* end;
    const char* letter;
    if (*text < '0' || *text > '9')
        return refuse(option, text, "is not a number");
    *number = strtoull(text, &end, 0);
    if (*end == '\0')
        return 1;
    letter = strchr(letters, *end & ~0x20);
    if (!suffixes || letter == NULL || end[1] != '\0')
        return refuse(option, text, "is not a number");
    *number <<= 10 * (letter - letters + 1);
    return 1;
}

static int read_on_off(const char* option, const char* text, int* on) {
    *on = strcmp(text, "on") == 0;
    return *on || strcmp(text, "off") == 0 || refuse(option, text, "must be on or off");
}

static int read_option(const char* name, const char* value, struct options* options) {
    if (strcmp(name, "--in") == 0)
        options->in = value;
    else if (strcmp(name, "--out") == 0)
        options->out = value;
    else if (strcmp(name, "--key") == 0)
        options->key = value;
    else if (strcmp(name, "--counter") == 0)
        options->counter = value;
    else if (strcmp(name, "--bytes") == 0)
        return options->bytes_given = 1, read_number(name, value, 1, &options->bytes);
    else if (strcmp(name, "--seed") == 0)
        return read_number(name, value, 0, &options->seed);
    else if (strcmp(name, "--cpes") == 0)
        return read_number(name, value, 0, &options->cpes);
    else if (strcmp(name, "--unit") == 0)
        return read_number(name, value, 1, &options->unit) &&
               (options->unit > 0 || refuse(name, value, "must be positive"));
    else if (strcmp(name, "--double-buffer") == 0)
        return read_on_off(name, value, &options->double_buffer);
    else if (strcmp(name, "--operation") == 0 || strcmp(name, "--key-bits") == 0)
        return refuse(name, value, "was chosen by swsim export; export another folder");
    else
        return refuse(name, value, "there is no such option; --help lists all");
    return 1;
}

int read_options(int argc, char** argv, struct options* options) {
    static const struct options defaults = {NULL, NULL, NULL, NULL, KERNEL_BYTES, 0, 1, 64, 0, 1, 0};
    int i;
    *options = defaults;
    for (i = 1; i < argc; i += 2) {
        if (strcmp(argv[i], "--help") == 0) {
            fputs(usage, stdout);
            options->help = 1;
            return 0;
        }
        if (i + 1 == argc)
            return refuse(argv[i], "", "needs a value; --help lists all options");
        if (!read_option(argv[i], argv[i + 1], options))
            return 0;
    }
    if (options->cpes < 1 || options->cpes > 64)
        return refuse("--cpes", "", "must be 1 to 64");
    if (KERNEL_CPES && options->cpes != KERNEL_CPES)
        return refuse("--cpes", "", "this kernel runs on another number of CPEs only");
    return 1;
}
