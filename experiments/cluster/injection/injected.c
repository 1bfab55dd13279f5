/* SPDX-License-Identifier: Apache-2.0
 *
 * What stands for the CPEs under SMPI: a spawn over so many bytes ends after the duration that the
 * file SWSIM_DURATIONS gives, by linear interpolation. Its lines are
 *
 *     imbalance FRACTION     the slowest node takes longer by this
 *     BYTES SECONDS          in order of bytes, two or more
 *
 * A program's ranks share this file's variables: it is run without privatization.
 */
#include <math.h>
#include <mpi.h>
#include <smpi/smpi.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "athread.h"

enum { MOST_POINTS = 4096, BYTES_IN_TASK = 2 };

struct point {
    double bytes;
    double seconds;
};

static struct point points[MOST_POINTS];
static int point_count;
static double imbalance;
static double* ends; /* of the ranks' spawns, in simulated time */

/* Every task begins with input, output and bytes: kernels/common/aes_task.h, chen_task.h. A test of
 * what is handed out does the work here. */
void work_of_cpes(const void* task) __attribute__((weak));

static void die(const char* reason) {
    fprintf(stderr, "injected durations: %s\n", reason);
    MPI_Abort(MPI_COMM_WORLD, 1);
}

static void read_durations(void) {
    const char* path = getenv("SWSIM_DURATIONS");
    FILE* file = path ? fopen(path, "r") : NULL;
    if (file == NULL || fscanf(file, "imbalance %lf", &imbalance) != 1) {
        die("the file SWSIM_DURATIONS is missing, or does not begin with the imbalance");
        return;
    }
    while (point_count < MOST_POINTS &&
           fscanf(file, "%lf %lf", &points[point_count].bytes, &points[point_count].seconds) == 2)
        ++point_count;
    if (point_count == MOST_POINTS)
        die("too many points");
    fclose(file);
    if (point_count < 2)
        die("fewer than two points");
}

static double duration(double bytes) {
    int i = 1;
    double slope;
    while (i < point_count - 1 && points[i].bytes < bytes)
        ++i;
    slope = (points[i].seconds - points[i - 1].seconds) / (points[i].bytes - points[i - 1].bytes);
    return points[i - 1].seconds + slope * (bytes - points[i - 1].bytes);
}

/* From 0 up to nearly 1, spread evenly over any number of ranks. */
static double slowness(int rank) {
    const double golden_ratio = 0.6180339887498949;
    return fmod(rank * golden_ratio, 1);
}

static int own_rank(void) {
    int rank;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    return rank;
}

int athread_init(void) {
    int ranks;
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);
    if (ends == NULL) {
        read_durations();
        ends = calloc((size_t)ranks, sizeof *ends);
    }
    return 0;
}

int injected_spawn(const void* argument) {
    const uint64_t bytes = ((const uint64_t*)argument)[BYTES_IN_TASK];
    const int rank = own_rank();
    if (work_of_cpes)
        work_of_cpes(argument);
    ends[rank] = MPI_Wtime() + duration((double)bytes) * (1 + imbalance * slowness(rank));
    return 0;
}

int athread_join(void) {
    const double rest = ends[own_rank()] - MPI_Wtime();
    if (rest > 0) {
        struct timespec time;
        time.tv_sec = (time_t)rest;
        time.tv_nsec = (long)((rest - (double)time.tv_sec) * 1e9);
        smpi_nanosleep(&time, NULL);
    }
    return 0;
}

int athread_set_num_threads(int threads) {
    (void)threads;
    return 0;
}

int athread_halt(void) {
    return 0;
}
