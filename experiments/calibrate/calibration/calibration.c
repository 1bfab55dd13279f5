/* SPDX-License-Identifier: Apache-2.0
 *
 * Host program of the calibration: runs the programs that it is asked for and writes their times.
 *
 * Arguments are name=value:
 *   in=FILE    the requests, a line for each: NAME PROGRAM ARGUMENT=NUMBER ...
 *   out=FILE   where to write; standard output without it
 *
 * Each line of the output is a time of one core, or of the host (core 0) if the program's time
 * includes spawn and join:
 *
 *   name core cycles repetitions
 *
 * docs/calibration.md lists the programs and their arguments. One that is not given is 0, or as the
 * table below says.
 */
#include <athread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../micro/host.h"

#define CPES 64
#define ROW 8

/* Arrays begin behind a boundary of this size, at the request's `offset`. The suite's arrays, the
 * longest of which need this memory, begin at 0x11cf0 behind 0x5000000000. */
#define BOUNDARY (1ul << 24)
#define MEMORY_BYTES (1ul << 30)

/* What was asked for. */
struct request {
    char name[64];
    char program[32];
    struct {
        char name[24];
        int64_t value;
        int is_used;
    } arguments[24];
    int count;
};

static struct task* task;
static uint64_t* results;
static char* memory; /* at a boundary */
static FILE* out;

static int fail(const struct request* request, const char* reason, const char* what) {
    fprintf(stderr, "calibration: %s: program '%s': %s: '%s'\n", request->name, request->program,
            reason, what);
    return 0;
}

/* An argument of the request, or what it is without one. */
static int64_t argument_or(struct request* request, const char* name, int64_t otherwise) {
    int i;
    for (i = 0; i < request->count; i++)
        if (strcmp(request->arguments[i].name, name) == 0) {
            request->arguments[i].is_used = 1;
            return request->arguments[i].value;
        }
    return otherwise;
}

static int64_t argument(struct request* request, const char* name) {
    return argument_or(request, name, 0);
}

/* ---- The CPE functions ----
 * athread_spawn takes the name of a function, not its address: one caller for each. */
#define ENTRY(prefix, name)                                                                        \
    extern void SLAVE_FUN(prefix##_##name)(void);                                                  \
    static void spawn_##name(void) {                                                               \
        athread_spawn(prefix##_##name, task);                                                      \
    }
ENTRY(micro, dma)
ENTRY(micro, gld)
ENTRY(micro, gld_loop)
ENTRY(calibration, copy)
ENTRY(calibration, spawned)
ENTRY(calibration, pair_loop)
ENTRY(calibration, vector_copy)
ENTRY(calibration, sum)
ENTRY(calibration, spawned_sum)

static void set_threads(int threads) {
    task->columns = threads < ROW ? (1u << threads) - 1 : 255;
    task->rows = threads < ROW ? 1 : (1u << threads / ROW) - 1;
    athread_set_num_threads(threads);
}

/* ---- Programs: each sets the task's arguments and says how often what it measures is repeated; 0 if
 * it cannot be ---- */
static int64_t place(struct request* request) {
    return (intptr_t)memory + argument(request, "offset");
}

/* Whether so many bytes from `place` on are there to be measured. */
static int has_room(struct request* request, int64_t bytes) {
    if (bytes >= 0 && bytes <= (int64_t)MEMORY_BYTES - argument(request, "offset"))
        return 1;
    return fail(request, "more memory than there is", "bytes, count, transfers, region or step");
}

/* Bits 63:56 of a descriptor. */
static int64_t operation_of(struct request* request) {
    return argument(request, "mode") << 4 | argument(request, "get");
}

static int set_transfers(struct request* request, int64_t* arguments) {
    const int64_t count = argument(request, "count");
    arguments[0] = argument(request, "bytes");
    arguments[1] = operation_of(request);
    arguments[2] = count;
    arguments[3] = place(request);
    arguments[4] = argument(request, "region");
    arguments[5] = argument(request, "step");
    arguments[6] = argument(request, "block");
    arguments[7] = argument(request, "gap");
    arguments[8] = argument(request, "mask");
    arguments[9] = argument_or(request, "issuers", -1);
    arguments[10] = argument_or(request, "in_flight", 1);
    if (!has_room(request, CPES * arguments[4] + count * arguments[5] + 2 * arguments[0]))
        return 0;
    return (int)count;
}

/* Arrays a, b and c follow each other, each of so many transfers for each core: 0, 1 and 2. Copy is
 * from a to c. `count` of them are made. */
static int set_copy(struct request* request, int64_t* arguments) {
    const int64_t bytes = argument(request, "bytes");
    const int64_t block = argument(request, "block");
    const int64_t gap = argument(request, "gap");
    const int64_t step = block ? bytes / block * (block + gap) : bytes;
    const int64_t region = argument(request, "transfers") * step;
    arguments[0] = bytes;
    arguments[1] = argument(request, "count");
    arguments[2] = place(request);
    arguments[3] = place(request) + 2 * CPES * region;
    arguments[4] = region;
    arguments[5] = step;
    arguments[6] = block;
    arguments[7] = gap;
    arguments[8] = argument(request, "copies");
    return has_room(request, 3 * CPES * region) ? (int)arguments[1] : 0;
}

/* The same from array `from`, and `second` unless that is the same one, to array `to`. */
static int set_sum(struct request* request, int64_t* arguments) {
    const int64_t from = argument(request, "from");
    const int64_t second = argument(request, "second");
    const int count = set_copy(request, arguments);
    const int64_t array = CPES * arguments[4];
    arguments[2] = place(request) + from * array;
    arguments[3] = place(request) + argument(request, "to") * array;
    arguments[8] = (second - from) * array;
    return count;
}

static int set_spawned(struct request* request, int64_t* arguments) {
    arguments[0] = argument_or(request, "issuers", -1);
    arguments[1] = operation_of(request) << 56 | argument(request, "block") << 32 |
                   argument(request, "bytes");
    arguments[2] = argument(request, "gap") << 32 | argument(request, "mask") << 24;
    arguments[3] = argument(request, "count");
    arguments[4] = place(request);
    arguments[5] = argument(request, "step");
    return 1;
}

static int set_spawned_sum(struct request* request, int64_t* arguments) {
    set_spawned(request, arguments);
    arguments[6] = argument(request, "second");
    arguments[7] = argument(request, "bytes");
    return 1;
}

static int set_gld(struct request* request, int64_t* arguments) {
    arguments[0] = place(request);
    *(uint64_t*)arguments[0] = arguments[0]; /* for a chain of loads */
    return REPETITIONS;
}

static int set_gld_loop(struct request* request, int64_t* arguments) {
    arguments[0] = place(request);
    arguments[1] = argument(request, "step");
    arguments[2] = argument(request, "count");
    return (int)arguments[2];
}

static int set_pair_loop(struct request* request, int64_t* arguments) {
    arguments[0] = place(request);
    arguments[1] = place(request) + argument(request, "array");
    arguments[2] = argument(request, "step");
    arguments[3] = argument(request, "count");
    arguments[4] = argument(request, "region");
    return (int)arguments[3];
}

struct program {
    const char* name;
    void (*spawn)(void);
    int (*set)(struct request*, int64_t* arguments);
    int of_host; /* its time is that from spawn to join */
};

static const struct program programs[] = {
    {"transfers", spawn_dma, set_transfers, 0},
    {"copy", spawn_copy, set_copy, 0},
    {"spawned", spawn_spawned, set_spawned, 1},
    {"gld_chain", spawn_gld, set_gld, 0},
    {"gld_loop", spawn_gld_loop, set_gld_loop, 0},
    {"pair_loop", spawn_pair_loop, set_pair_loop, 0},
    {"vector_copy", spawn_vector_copy, set_pair_loop, 0},
    {"sum", spawn_sum, set_sum, 0},
    {"spawned_sum", spawn_spawned_sum, set_spawned_sum, 1},
};

static const struct program* program_of(const struct request* request) {
    size_t i;
    for (i = 0; i < sizeof programs / sizeof *programs; i++)
        if (strcmp(programs[i].name, request->program) == 0)
            return &programs[i];
    return NULL;
}

/* ---- Running one ---- */
static int run(struct request* request) {
    const struct program* program = program_of(request);
    const int threads = (int)argument_or(request, "threads", CPES);
    const int spawns = (int)argument_or(request, "spawns", 1);
    uint64_t began, ended;
    int repetitions, i;
    if (!program)
        return fail(request, "there is no such program", request->program);
    if (threads < 1 || threads > athread_get_max_threads())
        return fail(request, "there are not so many CPEs", "threads");
    memset(results, 0, CPES * RESULT_BYTES);
    memset(task, 0, sizeof *task);
    task->results = (uintptr_t)results;
    set_threads(threads);
    repetitions = program->set(request, task->arguments);
    for (i = 0; i < request->count; i++)
        if (!request->arguments[i].is_used)
            return fail(request, "it has no argument of this name", request->arguments[i].name);
    if (repetitions < 1)
        return fail(request, "repeats nothing", "count");
    began = host_cycles();
    for (i = 0; i < spawns; i++) {
        program->spawn();
        athread_join();
    }
    ended = host_cycles();
    if (program->of_host)
        fprintf(out, "%s 0 %llu 1\n", request->name, (unsigned long long)(ended - began));
    else
        for (i = 0; i < threads; i++)
            if (results[i * RESULT_VALUES]) /* not every core measures */
                fprintf(out, "%s %d %llu %d\n", request->name, i,
                        (unsigned long long)results[i * RESULT_VALUES], repetitions);
    return 1;
}

/* ---- Reading ---- */
static int read_argument(struct request* request, const char* word) {
    const char* equals = strchr(word, '=');
    char* end;
    int i = request->count++;
    if (i == sizeof request->arguments / sizeof *request->arguments)
        return fail(request, "too many arguments", word);
    if (!equals || equals - word >= (int)sizeof request->arguments[i].name)
        return fail(request, "an argument is NAME=NUMBER", word);
    memcpy(request->arguments[i].name, word, equals - word);
    request->arguments[i].name[equals - word] = '\0';
    request->arguments[i].value = strtoll(equals + 1, &end, 0);
    if (end == equals + 1 || *end)
        return fail(request, "an argument is NAME=NUMBER", word);
    return 1;
}

static int read_request(char* line, struct request* request) {
    const char* word = strtok(line, " \n");
    memset(request, 0, sizeof *request);
    if (!word)
        return 1;
    snprintf(request->name, sizeof request->name, "%s", word);
    word = strtok(NULL, " \n");
    if (!word)
        return fail(request, "a line is NAME PROGRAM ARGUMENT=NUMBER ...", line);
    snprintf(request->program, sizeof request->program, "%s", word);
    while ((word = strtok(NULL, " \n")))
        if (!read_argument(request, word))
            return 0;
    return 1;
}

/* ---- The program ---- */
int main(int argc, char** argv) {
    const char* in_path = option(argc, argv, "in");
    const char* out_path = option(argc, argv, "out");
    FILE* in = in_path ? fopen(in_path, "r") : NULL;
    char* all = malloc(MEMORY_BYTES + BOUNDARY);
    static char line[1024];
    struct request request;
    out = out_path ? fopen(out_path, "w") : stdout;
    task = calloc(1, sizeof *task);
    results = malloc(CPES * RESULT_BYTES);
    if (!in || !out || !task || !results || !all) {
        fprintf(stderr, "calibration: needs in=FILE with requests; or cannot write, or no memory\n");
        return 1;
    }
    memory = (char*)(((uintptr_t)all + BOUNDARY - 1) & ~(BOUNDARY - 1));
    athread_init();
    while (fgets(line, sizeof line, in)) {
        if (!read_request(line, &request))
            return 1;
        if (*request.name && !run(&request))
            return 1;
    }
    athread_halt();
    fclose(in);
    return fclose(out) == 0 ? 0 : 1;
}
