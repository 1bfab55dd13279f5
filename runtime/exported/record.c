/* SPDX-License-Identifier: Apache-2.0 */
#include "record.h"

#include <stdio.h>
#include <string.h>

#include "kernel.h"
#include "spawns.h"

static void print_text(const char* name, const char* value) {
    printf("\"%s\":\"%s\",", name, value);
}

static void print_number(const char* name, uint64_t value) {
    printf("\"%s\":%llu,", name, (unsigned long long)value);
}

static const char* word_of(int value) { return value ? "true" : "false"; }

/* What was asked for beyond the fields of a record. */
static void print_request(const struct options* options, const struct data* data) {
    char text[2 * KEY_MOST_BYTES + 1];
    print_number("seed", options->seed);
    printf("\"double_buffer\":%s,", word_of(options->double_buffer));
    printf("\"in\":%s,", word_of(options->in != NULL));
    if (KERNEL_IS_CIPHER && options->key) {
        hex_of(data->key, KERNEL_KEY_BITS / 8, text);
        print_text("key", text);
    }
    if (KERNEL_IS_CIPHER && options->counter) {
        hex_of(data->counter, data->counter_bytes, text);
        print_text("counter", text);
    }
}

/* What a kernel without data wrote: its measurements, line by line. */
static void print_lines(const struct data* data) {
    char line[256];
    const char* separator = "";
    FILE* file = fopen(data->out_path, "r");
    printf("\"lines\":[");
    while (file && fgets(line, sizeof line, file)) {
        line[strcspn(line, "\n")] = '\0';
        printf("%s\"%s\"", separator, line);
        separator = ",";
    }
    printf("],");
    if (file)
        fclose(file);
}

static void print_spawns(void) {
    size_t i;
    printf("\"spawns\":[");
    for (i = 0; i < spawn_count(); i++)
        printf("%s%llu", i ? "," : "", (unsigned long long)spawn_cycles(i));
    printf("]");
}

static uint64_t all_cycles(void) {
    uint64_t sum = 0;
    size_t i;
    for (i = 0; i < spawn_count(); i++)
        sum += spawn_cycles(i);
    return sum;
}

void print_record(const struct options* options, const struct data* data, int verified) {
    const uint64_t cycles = all_cycles();
    const double seconds = (double)cycles / CLOCK_HZ;
    printf("{");
    print_text("kernel", KERNEL_NAME);
    if (KERNEL_IS_CIPHER) {
        print_text("operation", KERNEL_OPERATION);
        print_number("key_bits", KERNEL_KEY_BITS);
    }
    print_number("bytes", data->bytes);
    print_number("cpes", options->cpes);
    print_number("unit", data->unit);
    print_number("cycles", cycles);
    printf("\"kernel_cycles\":null,");
    printf("\"seconds\":%.17g,", seconds);
    printf("\"throughput_gb_per_s\":%.17g,", cycles ? (double)data->bytes / seconds / 1e9 : 0.0);
    printf("\"cycles_per_byte\":null,\"instructions\":null,\"accounts\":null,");
    printf("\"verified\":%s,", word_of(verified));
    printf("\"machine_hash\":null,\"host_seconds\":null,\"mips\":null,\"hardware\":{");
    print_text("sources", KERNEL_SOURCES);
    print_request(options, data);
    if (KERNEL_BYTES == 0)
        print_lines(data);
    print_spawns();
    printf("}}\n");
    fflush(stdout);
}
