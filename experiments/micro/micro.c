/* SPDX-License-Identifier: Apache-2.0
 *
 * Host program of the measuring kit: spawns each measurement and writes what the CPEs measured.
 *
 * Arguments are name=value:
 *   out=FILE   where to write; standard output without it
 *   in=FILE    which measurements: beginnings of their values' names, separated by white space; all
 *              without it, or when the file is empty
 *
 * Each line of the output is one value of one core:
 *
 *   name core cycles repetitions
 *
 * cycles is the time of so many repetitions. README.md says what each name stands for.
 */
#include <athread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "host.h"

#define CPES 64
#define ROW 8
#define ALL_CPES UINT64_MAX
#define COLUMN_0 0x0101010101010101u

/* Main memory that the measurements work on. */
#define MEMORY_BYTES (16ul << 20)

/* ---- The CPE functions ----
 * athread_spawn takes the name of a function, not its address: one caller for each. */
#define ENTRY(name)                                                                                \
    extern void SLAVE_FUN(micro_##name)(void);                                                     \
    static void name(struct task* task) {                                                          \
        athread_spawn(micro_##name, task);                                                         \
    }
ENTRY(latency)
ENTRY(interval)
ENTRY(pairing)
ENTRY(selldw)
ENTRY(branch)
ENTRY(icache)
ENTRY(counter_loop)
ENTRY(gld)
ENTRY(gld_all)
ENTRY(gld_loop)
ENTRY(dma)
ENTRY(put_get_row)
ENTRY(put_get_column)
ENTRY(put_get_message)
ENTRY(broadcast_row)
ENTRY(broadcast_column)
ENTRY(aggregate)
ENTRY(swgemm)
ENTRY(barrier)
ENTRY(empty)
ENTRY(waits)

/* ---- Running one ---- */
static struct task* task;
static uint64_t* results;
static char* memory;
static char* selection; /* names, each ended by a zero; an empty one ends the list */
static FILE* out;

struct measurement {
    const char* values; /* names of its values, separated by blanks */
    void (*spawn)(struct task*);
    int threads;
    int repetitions; /* that a value stands for */
    int64_t arguments[TASK_ARGUMENT_COUNT];
};

/* The next name in `values`, copied to `name`; returns what is behind it, or NULL at the end. */
static const char* next_name(const char* values, char name[64]) {
    size_t length = strcspn(values, " ");
    if (length == 0)
        return NULL;
    snprintf(name, 64, "%.*s", (int)length, values);
    return values + length + strspn(values + length, " ");
}

static int is_selected(const char* values) {
    char name[64];
    const char* wanted;
    if (!selection || !*selection)
        return 1;
    while ((values = next_name(values, name)))
        for (wanted = selection; *wanted; wanted += strlen(wanted) + 1)
            if (strncmp(name, wanted, strlen(wanted)) == 0)
                return 1;
    return 0;
}

static void print_values(const struct measurement* measurement) {
    char name[64];
    const char* values = measurement->values;
    int value, core;
    for (value = 0; (values = next_name(values, name)); value++)
        for (core = 0; core < measurement->threads; core++) {
            uint64_t cycles = results[core * RESULT_VALUES + value];
            if (cycles) /* not every core measures */
                fprintf(out, "%s %d %llu %d\n", name, core, (unsigned long long)cycles,
                        measurement->repetitions);
        }
}

static void measure(const struct measurement* measurement) {
    int threads = measurement->threads;
    uint64_t began, ended;
    if (!is_selected(measurement->values))
        return;
    if (threads > athread_get_max_threads()) {
        fprintf(stderr, "micro: %s needs %d CPEs\n", measurement->values, threads);
        return;
    }
    memset(results, 0, CPES * RESULT_BYTES);
    task->results = (uintptr_t)results;
    task->columns = threads < ROW ? (1u << threads) - 1 : 255;
    task->rows = threads < ROW ? 1 : (1u << threads / ROW) - 1;
    memcpy(task->arguments, measurement->arguments, sizeof task->arguments);
    athread_set_num_threads(threads);
    began = host_cycles();
    measurement->spawn(task);
    athread_join();
    ended = host_cycles();
    if (!results[0]) /* only the host can measure it */
        results[0] = ended - began;
    print_values(measurement);
}

/* ---- The pipelines, main memory word by word, the mesh ---- */
static void measure_table(void) {
    const int64_t at = (intptr_t)memory;
    const struct measurement table[] = {
        {"latency.integer latency.multiply latency.load latency.vector_load latency.store_load "
         "latency.branch_integer latency.vector_integer latency.shuffle latency.float "
         "latency.divide latency.selldw_shuffles latency.csr",
         latency,
         1,
         REPETITIONS,
         {0}},
        {"interval.integer interval.multiply interval.load interval.vector_load interval.store "
         "interval.vector_integer interval.shuffle interval.float interval.divide interval.csr",
         interval,
         1,
         16 * REPETITIONS,
         {0}},
        {"pairing.integer_integer pairing.integer_then_its_use pairing.vector_integer "
         "pairing.integer_vector pairing.integer_load pairing.vector_load pairing.load_vector "
         "pairing.vector_vector pairing.load_load pairing.vector_vector_load_load "
         "pairing.vector_load_load_vector",
         pairing,
         1,
         4 * REPETITIONS,
         {0}},
        {"selldw.interval selldw.drain selldw.lookup", selldw, 1, REPETITIONS, {0}},
        {"branch.taken branch.forward_not_taken branch.forward_taken branch.backward_not_taken "
         "branch.loop_of_8 branch.loop_of_24 branch.direct_call branch.indirect_call",
         branch,
         1,
         REPETITIONS,
         {0}},
        {"icache.kb_that_fits icache.kb_that_does_not", icache, 1, 4, {0}},
        {"counter_loop.cycles", counter_loop, CPES, 16, {0}},

        {"gld.latency gld.interval_of_8 gst.interval_of_8 faa.latency", gld, 1, REPETITIONS, {at}},
        {"gld.bandwidth faa.contended", gld_all, CPES, 16, {at}},
        {"gld.loop_sequential", gld_loop, 2, 64, {at, 1, 64}},
        {"gld.loop_stride", gld_loop, 2, 64, {at, 1000, 64}},

        {"latency.put_get_round", put_get_row, CPES, REPETITIONS, {1, 1}},
        {"latency.get_round", put_get_message, CPES, REPETITIONS, {1, 1}},
        {"mesh.row.broadcast_round", broadcast_row, CPES, REPETITIONS, {7, 7 * ROW}},
        {"mesh.column.broadcast_round", broadcast_column, CPES, REPETITIONS, {7 * ROW, 7}},
        {"mesh.aggregate", aggregate, CPES, 400 * 16, {400}},
        {"mesh.swgemm", swgemm, CPES, 2000, {2000}},
        {"barrier.row barrier.column barrier.array", barrier, CPES, REPETITIONS, {0}},

        {"spawn.empty", empty, CPES, 1, {0}},
        {"spawn.dma_waits", waits, CPES, 1, {20, at}},
    };
    size_t i;
    *(uint64_t*)memory = at; /* for chains of loads */
    for (i = 0; i < sizeof table / sizeof *table; i++)
        measure(&table[i]);
}

static void measure_put_get(void) {
    char name[64];
    int distance;
    for (distance = 1; distance < ROW; distance++) {
        struct measurement row = {name, put_get_row, CPES, REPETITIONS, {distance, distance}};
        snprintf(name, sizeof name, "mesh.row.round.%d", distance);
        measure(&row);
    }
    for (distance = 1; distance < ROW; distance++) {
        struct measurement column = {
            name, put_get_column, CPES, REPETITIONS, {distance, distance * ROW}};
        snprintf(name, sizeof name, "mesh.column.round.%d", distance);
        measure(&column);
    }
}

/* ---- DMA ---- */
enum operation { PUT = 0, GET = 1 };
enum mode { PE = 0, BCAST = 1, IN_ROW = 2, BROW = 3, RANK = 4 };

/* Transfers as dma.S reads them. */
struct transfers {
    enum operation operation;
    enum mode mode;
    int threads;
    int count;             /* for each core */
    int64_t bytes;         /* of a transfer */
    int64_t offset;        /* of the first one in main memory */
    int64_t core_distance; /* from one core's memory to the next one's */
    int64_t step;          /* from one transfer of a core to its next */
    int64_t block_bytes, skipped_bytes;
    uint64_t issuers; /* mask of the cores that issue them; the others wait for them */
    int in_flight;    /* transfers of a core at a time */
};

static void measure_dma(const char* name, const struct transfers* t) {
    const struct measurement measurement = {
        name,
        dma,
        t->threads,
        t->count,
        {t->bytes, t->mode << 4 | t->operation, t->count, (intptr_t)memory + t->offset,
         t->core_distance, t->step, t->block_bytes, t->skipped_bytes,
         t->mode == BCAST || t->mode == BROW ? 255 : 0, (int64_t)t->issuers, t->in_flight}};
    measure(&measurement);
}

static const char* const operation_names[] = {"put", "get"};

/* Enough for a steady state, few enough for a simulator. */
static int transfers_of(int64_t bytes) {
    return bytes <= 1024 ? 32 : 16;
}

/* The cores walk one region together, block by block. */
static struct transfers sequential(enum operation operation, int threads, int64_t bytes) {
    struct transfers t = {operation, PE, threads,  transfers_of(bytes),
                          bytes,     0,  bytes,    threads * bytes,
                          0,         0,  ALL_CPES, 1};
    return t;
}

static void measure_sequential(const char* group, enum operation operation, int threads,
                               int64_t bytes) {
    char name[64];
    struct transfers t = sequential(operation, threads, bytes);
    snprintf(name, sizeof name, "%s.%lld", group, (long long)bytes);
    measure_dma(name, &t);
}

/* SW-AES, figures 3 and 4: the cores walk a region together. */
static void measure_figures(void) {
    char group[64];
    int threads, bytes;
    for (threads = 1; threads <= CPES; threads *= 2)
        for (bytes = 32; bytes <= 4096; bytes *= 2) {
            snprintf(group, sizeof group, "dma.figure_3.get.%d", threads);
            measure_sequential(group, GET, threads, bytes);
            snprintf(group, sizeof group, "dma.figure_4.put.%d", threads);
            measure_sequential(group, PUT, threads, bytes);
        }
}

/* One core alone. */
static void measure_one_cpe(void) {
    static const int bytes[] = {8, 128};
    char name[64];
    int operation;
    size_t i;
    for (operation = PUT; operation <= GET; operation++) {
        struct transfers t = sequential(operation, 1, 32768);
        snprintf(name, sizeof name, "dma.one_cpe.%s", operation_names[operation]);
        measure_dma(name, &t);
        for (i = 0; i < sizeof bytes / sizeof *bytes; i++) {
            t = sequential(operation, 1, bytes[i]);
            snprintf(name, sizeof name, "dma.idle.%s.%d", operation_names[operation], bytes[i]);
            measure_dma(name, &t);
        }
        for (i = 1; i <= 32; i *= 2) {
            t = sequential(operation, 1, 128);
            t.count = 256; /* that begin and end do not count for much */
            t.in_flight = (int)i;
            snprintf(name, sizeof name, "dma.in_flight.%s.%d", operation_names[operation], (int)i);
            measure_dma(name, &t);
        }
    }
}

/* All cores; one of them, or of each row, issues the transfer that concerns several. */
static void measure_modes(void) {
    static const struct {
        const char* name;
        enum mode mode;
        enum operation operation;
        uint64_t issuers;
    } modes[] = {
        {"pe.get", PE, GET, ALL_CPES},      {"bcast.get", BCAST, GET, 1},
        {"row.get", IN_ROW, GET, COLUMN_0}, {"brow.get", BROW, GET, 1},
        {"rank.get", RANK, GET, COLUMN_0},  {"pe.put", PE, PUT, ALL_CPES},
        {"row.put", IN_ROW, PUT, COLUMN_0}, {"rank.put", RANK, PUT, COLUMN_0},
    };
    static const int bytes[] = {128, 1024, 4096};
    char name[64];
    size_t i, k;
    for (i = 0; i < sizeof modes / sizeof *modes; i++)
        for (k = 0; k < sizeof bytes / sizeof *bytes; k++) {
            struct transfers t = sequential(modes[i].operation, CPES, bytes[k]);
            t.mode = modes[i].mode;
            t.issuers = modes[i].issuers;
            if (t.mode == RANK)
                t.block_bytes = bytes[k];
            snprintf(name, sizeof name, "dma.mode.%s.%d", modes[i].name, bytes[k]);
            measure_dma(name, &t);
        }
}

/* 4 KB in blocks with as much skipped between them; 512 bytes at all places of a line. */
static void measure_shapes(void) {
    char name[64];
    int operation, block, offset;
    for (operation = PUT; operation <= GET; operation++) {
        for (block = 32; block <= 4096; block *= 2) {
            struct transfers t = sequential(operation, CPES, 4096);
            t.core_distance *= 2;
            t.step *= 2;
            t.block_bytes = t.skipped_bytes = block;
            snprintf(name, sizeof name, "dma.stride.%s.%d", operation_names[operation], block);
            measure_dma(name, &t);
        }
        for (offset = 0; offset < 128; offset += 16) {
            struct transfers t = sequential(operation, CPES, 512);
            t.offset = offset;
            snprintf(name, sizeof name, "dma.offset.%s.%d", operation_names[operation], offset);
            measure_dma(name, &t);
        }
    }
}

/* ---- The program ---- */
/* The words of a file, each ended by a zero, then an empty one; NULL if it cannot be read. */
static char* read_words(const char* path) {
    enum { MOST_BYTES = 1 << 16 };
    char* words = calloc(MOST_BYTES + 2, 1);
    FILE* file = fopen(path, "r");
    char* end = words;
    if (!words || !file)
        return NULL;
    while (end - words < MOST_BYTES - 64 && fscanf(file, "%63s", end) == 1)
        end += strlen(end) + 1;
    *end = '\0';
    fclose(file);
    return words;
}

int main(int argc, char** argv) {
    const char* in_path = option(argc, argv, "in");
    const char* out_path = option(argc, argv, "out");
    selection = in_path ? read_words(in_path) : NULL;
    out = out_path ? fopen(out_path, "w") : stdout;
    task = calloc(1, sizeof *task);
    results = malloc(CPES * RESULT_BYTES);
    memory = malloc(MEMORY_BYTES);
    if (!out || !task || !results || !memory || (in_path && !selection)) {
        fprintf(stderr, "micro: cannot open the files, or out of memory\n");
        return 1;
    }
    athread_init();
    measure_table();
    measure_put_get();
    measure_one_cpe();
    measure_figures();
    measure_modes();
    measure_shapes();
    athread_halt();
    return fclose(out) == 0 ? 0 : 1;
}
