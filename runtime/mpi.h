/* SPDX-License-Identifier: Apache-2.0
 *
 * MPI with one rank, so that programs start: what a rank says to all it says to itself. A message
 * to another rank ends the program with a reason. Names and meaning: MPI 2.2.
 */
#ifndef MPI_H
#define MPI_H

#ifdef __cplusplus
extern "C" {
#endif

typedef int MPI_Comm;
typedef int MPI_Group;
typedef int MPI_Datatype; /* an element's size in bytes, times 256, plus a number */
typedef int MPI_Op;
typedef int MPI_Request;
typedef long MPI_Aint;
typedef struct {
    int MPI_SOURCE;
    int MPI_TAG;
    int MPI_ERROR;
    int count_bytes;
} MPI_Status;

#define MPI_SUCCESS 0
#define MPI_ERR_OTHER 15
#define MPI_COMM_NULL 0
#define MPI_COMM_WORLD 1
#define MPI_COMM_SELF 2
#define MPI_REQUEST_NULL 0
#define MPI_STATUS_IGNORE ((MPI_Status*)0)
#define MPI_STATUSES_IGNORE ((MPI_Status*)0)
#define MPI_ANY_SOURCE (-1)
#define MPI_ANY_TAG (-1)
#define MPI_PROC_NULL (-2)
#define MPI_UNDEFINED (-3)
#define MPI_IN_PLACE ((void*)-1)
#define MPI_MAX_PROCESSOR_NAME 64
#define MPI_THREAD_SINGLE 0
#define MPI_THREAD_FUNNELED 1
#define MPI_THREAD_SERIALIZED 2
#define MPI_THREAD_MULTIPLE 3

#define MPI_BYTE 0x100
#define MPI_CHAR 0x101
#define MPI_SIGNED_CHAR 0x102
#define MPI_UNSIGNED_CHAR 0x103
#define MPI_SHORT 0x200
#define MPI_UNSIGNED_SHORT 0x201
#define MPI_INT 0x400
#define MPI_UNSIGNED 0x401
#define MPI_FLOAT 0x402
#define MPI_LONG 0x800
#define MPI_UNSIGNED_LONG 0x801
#define MPI_LONG_LONG 0x802
#define MPI_LONG_LONG_INT 0x802
#define MPI_UNSIGNED_LONG_LONG 0x803
#define MPI_DOUBLE 0x804
#define MPI_2INT 0x805
#define MPI_FLOAT_INT 0x806
#define MPI_COMPLEX 0x807
#define MPI_C_FLOAT_COMPLEX 0x807
#define MPI_DOUBLE_INT 0x1000
#define MPI_DOUBLE_COMPLEX 0x1001
#define MPI_C_DOUBLE_COMPLEX 0x1001

#define MPI_SUM 1
#define MPI_MAX 2
#define MPI_MIN 3
#define MPI_PROD 4
#define MPI_LAND 5
#define MPI_LOR 6
#define MPI_BAND 7
#define MPI_BOR 8
#define MPI_MAXLOC 9
#define MPI_MINLOC 10

int MPI_Init(int* argc, char*** argv);
int MPI_Init_thread(int* argc, char*** argv, int required, int* provided);
int MPI_Initialized(int* flag);
int MPI_Finalize(void);
int MPI_Abort(MPI_Comm comm, int status);
int MPI_Comm_size(MPI_Comm comm, int* size);
int MPI_Comm_rank(MPI_Comm comm, int* rank);
int MPI_Comm_dup(MPI_Comm comm, MPI_Comm* copy);
int MPI_Comm_split(MPI_Comm comm, int colour, int key, MPI_Comm* part);
int MPI_Comm_free(MPI_Comm* comm);
int MPI_Get_processor_name(char* name, int* length);
double MPI_Wtime(void);
double MPI_Wtick(void);
int MPI_Type_size(MPI_Datatype type, int* bytes);
int MPI_Get_count(const MPI_Status* status, MPI_Datatype type, int* count);

int MPI_Barrier(MPI_Comm comm);
int MPI_Bcast(void* data, int count, MPI_Datatype type, int root, MPI_Comm comm);
int MPI_Reduce(const void* from, void* to, int count, MPI_Datatype type, MPI_Op op, int root,
               MPI_Comm comm);
int MPI_Allreduce(const void* from, void* to, int count, MPI_Datatype type, MPI_Op op,
                  MPI_Comm comm);
int MPI_Scan(const void* from, void* to, int count, MPI_Datatype type, MPI_Op op, MPI_Comm comm);
int MPI_Gather(const void* from, int count, MPI_Datatype type, void* to, int to_count,
               MPI_Datatype to_type, int root, MPI_Comm comm);
int MPI_Allgather(const void* from, int count, MPI_Datatype type, void* to, int to_count,
                  MPI_Datatype to_type, MPI_Comm comm);
int MPI_Gatherv(const void* from, int count, MPI_Datatype type, void* to, const int* counts,
                const int* offsets, MPI_Datatype to_type, int root, MPI_Comm comm);
int MPI_Allgatherv(const void* from, int count, MPI_Datatype type, void* to, const int* counts,
                   const int* offsets, MPI_Datatype to_type, MPI_Comm comm);
int MPI_Scatter(const void* from, int count, MPI_Datatype type, void* to, int to_count,
                MPI_Datatype to_type, int root, MPI_Comm comm);
int MPI_Scatterv(const void* from, const int* counts, const int* offsets, MPI_Datatype type,
                 void* to, int to_count, MPI_Datatype to_type, int root, MPI_Comm comm);
int MPI_Alltoall(const void* from, int count, MPI_Datatype type, void* to, int to_count,
                 MPI_Datatype to_type, MPI_Comm comm);

/* Between ranks: there is no other one. MPI_PROC_NULL is fine. */
int MPI_Send(const void* data, int count, MPI_Datatype type, int to, int tag, MPI_Comm comm);
int MPI_Recv(void* data, int count, MPI_Datatype type, int from, int tag, MPI_Comm comm,
             MPI_Status* status);
int MPI_Isend(const void* data, int count, MPI_Datatype type, int to, int tag, MPI_Comm comm,
              MPI_Request* request);
int MPI_Irecv(void* data, int count, MPI_Datatype type, int from, int tag, MPI_Comm comm,
              MPI_Request* request);
int MPI_Sendrecv(const void* data, int count, MPI_Datatype type, int to, int tag, void* received,
                 int received_count, MPI_Datatype received_type, int from, int received_tag,
                 MPI_Comm comm, MPI_Status* status);
int MPI_Wait(MPI_Request* request, MPI_Status* status);
int MPI_Waitall(int count, MPI_Request* requests, MPI_Status* statuses);
int MPI_Test(MPI_Request* request, int* flag, MPI_Status* status);

#ifdef __cplusplus
}
#endif

#endif
