/* SPDX-License-Identifier: Apache-2.0 */
#include "mpi.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "athread_runtime.h"

extern unsigned long swsim_cycles;

static int initialized;

static size_t bytes_of(int count, MPI_Datatype type) { return (size_t)count * (size_t)(type >> 8); }

/* What the rank has for all is what it gets. */
static int copy(const void *from, void *to, int count, MPI_Datatype type) {
    if (from != MPI_IN_PLACE && to != MPI_IN_PLACE && from != to)
        memmove(to, from, bytes_of(count, type));
    return MPI_SUCCESS;
}

static int refuse_partner(const char *call, int rank) {
    if (rank == MPI_PROC_NULL)
        return MPI_SUCCESS;
    fprintf(stderr, "swsim: %s with rank %d: one MPI rank is simulated, which has no partner\n",
            call, rank);
    exit(1);
}

int MPI_Init(int *argc, char ***argv) {
    (void)argc;
    (void)argv;
    initialized = 1;
    return MPI_SUCCESS;
}
int MPI_Init_thread(int *argc, char ***argv, int required, int *provided) {
    *provided = required;
    return MPI_Init(argc, argv);
}
int MPI_Initialized(int *flag) {
    *flag = initialized;
    return MPI_SUCCESS;
}
int MPI_Finalize(void) { return MPI_SUCCESS; }
int MPI_Abort(MPI_Comm comm, int status) {
    (void)comm;
    exit(status ? status : 1);
}
int MPI_Comm_size(MPI_Comm comm, int *size) {
    (void)comm;
    *size = 1;
    return MPI_SUCCESS;
}
int MPI_Comm_rank(MPI_Comm comm, int *rank) {
    (void)comm;
    *rank = 0;
    return MPI_SUCCESS;
}
int MPI_Comm_dup(MPI_Comm comm, MPI_Comm *result) {
    *result = comm;
    return MPI_SUCCESS;
}
int MPI_Comm_split(MPI_Comm comm, int colour, int key, MPI_Comm *part) {
    (void)key;
    *part = colour == MPI_UNDEFINED ? MPI_COMM_NULL : comm;
    return MPI_SUCCESS;
}
int MPI_Comm_free(MPI_Comm *comm) {
    *comm = MPI_COMM_NULL;
    return MPI_SUCCESS;
}
int MPI_Get_processor_name(char *name, int *length) {
    *length = snprintf(name, MPI_MAX_PROCESSOR_NAME, "swsim");
    return MPI_SUCCESS;
}
double MPI_Wtime(void) { return (double)swsim_cycles / swsim_host_interface.clock_hz(); }
double MPI_Wtick(void) { return 1 / swsim_host_interface.clock_hz(); }
int MPI_Type_size(MPI_Datatype type, int *bytes) {
    *bytes = type >> 8;
    return MPI_SUCCESS;
}
int MPI_Get_count(const MPI_Status *status, MPI_Datatype type, int *count) {
    *count = status->count_bytes / (type >> 8);
    return MPI_SUCCESS;
}

int MPI_Barrier(MPI_Comm comm) {
    (void)comm;
    return MPI_SUCCESS;
}
int MPI_Bcast(void *data, int count, MPI_Datatype type, int root, MPI_Comm comm) {
    (void)data, (void)count, (void)type, (void)root, (void)comm;
    return MPI_SUCCESS;
}
int MPI_Reduce(const void *from, void *to, int count, MPI_Datatype type, MPI_Op op, int root,
               MPI_Comm comm) {
    (void)op, (void)root, (void)comm;
    return copy(from, to, count, type);
}
int MPI_Allreduce(const void *from, void *to, int count, MPI_Datatype type, MPI_Op op,
                  MPI_Comm comm) {
    (void)op, (void)comm;
    return copy(from, to, count, type);
}
int MPI_Scan(const void *from, void *to, int count, MPI_Datatype type, MPI_Op op, MPI_Comm comm) {
    (void)op, (void)comm;
    return copy(from, to, count, type);
}
int MPI_Gather(const void *from, int count, MPI_Datatype type, void *to, int to_count,
               MPI_Datatype to_type, int root, MPI_Comm comm) {
    (void)to_count, (void)to_type, (void)root, (void)comm;
    return copy(from, to, count, type);
}
int MPI_Allgather(const void *from, int count, MPI_Datatype type, void *to, int to_count,
                  MPI_Datatype to_type, MPI_Comm comm) {
    return MPI_Gather(from, count, type, to, to_count, to_type, 0, comm);
}
int MPI_Gatherv(const void *from, int count, MPI_Datatype type, void *to, const int *counts,
                const int *offsets, MPI_Datatype to_type, int root, MPI_Comm comm) {
    (void)counts, (void)root, (void)comm;
    return copy(from, (char *)to + bytes_of(offsets[0], to_type), count, type);
}
int MPI_Allgatherv(const void *from, int count, MPI_Datatype type, void *to, const int *counts,
                   const int *offsets, MPI_Datatype to_type, MPI_Comm comm) {
    return MPI_Gatherv(from, count, type, to, counts, offsets, to_type, 0, comm);
}
int MPI_Scatter(const void *from, int count, MPI_Datatype type, void *to, int to_count,
                MPI_Datatype to_type, int root, MPI_Comm comm) {
    (void)to_count, (void)to_type, (void)root, (void)comm;
    return copy(from, to, count, type);
}
int MPI_Scatterv(const void *from, const int *counts, const int *offsets, MPI_Datatype type,
                 void *to, int to_count, MPI_Datatype to_type, int root, MPI_Comm comm) {
    (void)to_count, (void)to_type, (void)root, (void)comm;
    return copy((const char *)from + bytes_of(offsets[0], type), to, counts[0], type);
}
int MPI_Alltoall(const void *from, int count, MPI_Datatype type, void *to, int to_count,
                 MPI_Datatype to_type, MPI_Comm comm) {
    return MPI_Gather(from, count, type, to, to_count, to_type, 0, comm);
}

int MPI_Send(const void *data, int count, MPI_Datatype type, int to, int tag, MPI_Comm comm) {
    (void)data, (void)count, (void)type, (void)tag, (void)comm;
    return refuse_partner("MPI_Send", to);
}
int MPI_Recv(void *data, int count, MPI_Datatype type, int from, int tag, MPI_Comm comm,
             MPI_Status *status) {
    (void)data, (void)count, (void)type, (void)tag, (void)comm, (void)status;
    return refuse_partner("MPI_Recv", from);
}
int MPI_Isend(const void *data, int count, MPI_Datatype type, int to, int tag, MPI_Comm comm,
              MPI_Request *request) {
    (void)data, (void)count, (void)type, (void)tag, (void)comm;
    *request = MPI_REQUEST_NULL;
    return refuse_partner("MPI_Isend", to);
}
int MPI_Irecv(void *data, int count, MPI_Datatype type, int from, int tag, MPI_Comm comm,
              MPI_Request *request) {
    (void)data, (void)count, (void)type, (void)tag, (void)comm;
    *request = MPI_REQUEST_NULL;
    return refuse_partner("MPI_Irecv", from);
}
int MPI_Sendrecv(const void *data, int count, MPI_Datatype type, int to, int tag, void *received,
                 int received_count, MPI_Datatype received_type, int from, int received_tag,
                 MPI_Comm comm, MPI_Status *status) {
    (void)tag, (void)received_tag, (void)comm, (void)status, (void)received_type;
    if (to == 0 && from == 0)
        return copy(data, received, count < received_count ? count : received_count, type);
    refuse_partner("MPI_Sendrecv", to);
    return refuse_partner("MPI_Sendrecv", from);
}
int MPI_Wait(MPI_Request *request, MPI_Status *status) {
    (void)request, (void)status;
    return MPI_SUCCESS;
}
int MPI_Waitall(int count, MPI_Request *requests, MPI_Status *statuses) {
    (void)count, (void)requests, (void)statuses;
    return MPI_SUCCESS;
}
int MPI_Test(MPI_Request *request, int *flag, MPI_Status *status) {
    (void)request, (void)status;
    *flag = 1;
    return MPI_SUCCESS;
}
