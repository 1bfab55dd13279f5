/* SPDX-License-Identifier: Apache-2.0
 *
 * The main program of AES over the nodes of a machine, a rank each, in MPI. In front of it stands a
 * cipher: ../host/aes_cpes.h or ../chen/chen_cpes.h.
 *
 * Arguments are name=value, those of ../host/cipher_options.h and
 *
 *     place=nodes    each node has its data, `bytes` of it (offline), or
 *     place=source   rank 0 has `bytes` for all, hands them out and takes them back (online)
 *     kept=BYTES     what of it rank 0 encrypts itself; without it, as much as the others
 *     piece=BYTES    of which it hands out a few at a time
 *     in, out        files of rank 0's data; without them, the data are what memory holds
 *
 * Rank 0 prints one line of JSON: ranks, bytes of all, seconds from the moment when all are ready to
 * the moment when all are done. Other names are ignored. Returns 0 when all went well; errors go to
 * stderr.
 *
 * Source: Li et al., JPDC 2020 (SW-AES), offline and online mode.
 */
#ifndef MPI_NODES_H
#define MPI_NODES_H

#include <mpi.h>

enum { SOURCE = 0, BUFFERS = 2, SENDING = 2, IN_FLIGHT = 16 };

struct arguments {
    const char* in;
    const char* out;
    const char* place;
    uint64_t kept;
    uint64_t piece;
    struct cipher_options cipher;
};

struct node {
    struct arguments arguments;
    int rank;
    int ranks;
    cipher_task* task;
};

static uint64_t smaller(uint64_t a, uint64_t b) {
    return a < b ? a : b;
}

static uint64_t whole_blocks(uint64_t bytes) {
    return bytes / aes_block_bytes * aes_block_bytes;
}

static int is_at_source(const struct arguments* arguments) {
    return strcmp(arguments->place, "source") == 0;
}

static int check(const struct arguments* arguments) {
    const struct cipher_options* cipher = &arguments->cipher;
    if (!is_at_source(arguments) && strcmp(arguments->place, "nodes") != 0)
        return fail("place", "must be nodes or source");
    if (cipher->bytes % aes_block_bytes != 0 || is_operation(cipher, "ctr"))
        return fail("operation", "must be of whole blocks, each for itself: ECB");
    if (arguments->piece == 0 || arguments->piece % aes_block_bytes != 0 ||
        arguments->piece > 1 << 30)
        return fail("piece", "must be a multiple of 16 from 16 to 2^30");
    if (arguments->kept % aes_block_bytes != 0 || arguments->kept > cipher->bytes)
        return fail("kept", "must be a multiple of 16, and at most bytes=");
    return check_cipher(cipher);
}

static int parse(int count, char** values, int ranks, struct arguments* arguments) {
    const uint64_t equal_part = UINT64_MAX;
    int i;
    arguments->kept = equal_part;
    for (i = 1; i < count; ++i) {
        parse_text(values[i], "in", &arguments->in);
        parse_text(values[i], "out", &arguments->out);
        parse_text(values[i], "place", &arguments->place);
        if (!parse_number(values[i], "kept", &arguments->kept) ||
            !parse_number(values[i], "piece", &arguments->piece) ||
            !parse_cipher_option(values[i], &arguments->cipher))
            return 0;
    }
    if (ranks == 1)
        arguments->kept = arguments->cipher.bytes;
    else if (arguments->kept == equal_part)
        arguments->kept = whole_blocks(arguments->cipher.bytes / (uint64_t)ranks);
    return check(arguments);
}

/* What `rank`, not the source, gets of what the source does not keep. */
static uint64_t part_bytes(const struct node* node, int rank) {
    const uint64_t workers = (uint64_t)node->ranks - 1;
    const uint64_t blocks =
        (node->arguments.cipher.bytes - node->arguments.kept) / aes_block_bytes;
    return (blocks / workers + ((uint64_t)rank <= blocks % workers)) * aes_block_bytes;
}

static void encrypt(struct node* node, const uint8_t* input, uint8_t* output, uint64_t bytes) {
    begin_cipher(node->task, input, output, bytes);
    athread_join();
}

/* Pieces on their way, to a node and back. Few are sent at a time: if many shared the link, all would
 * arrive together, and come back together while nothing is sent. */
struct exchanges {
    MPI_Request there[SENDING];
    MPI_Request back[IN_FLIGHT];
    int begun;
};

static void exchange(struct exchanges* all, const uint8_t* input, uint8_t* output, uint64_t bytes,
                     int rank) {
    MPI_Request* there = &all->there[all->begun % SENDING];
    MPI_Request* back = &all->back[all->begun % IN_FLIGHT];
    MPI_Wait(there, MPI_STATUS_IGNORE);
    MPI_Wait(back, MPI_STATUS_IGNORE);
    MPI_Irecv(output, (int)bytes, MPI_BYTE, rank, 0, MPI_COMM_WORLD, back);
    MPI_Isend(input, (int)bytes, MPI_BYTE, rank, 0, MPI_COMM_WORLD, there);
    ++all->begun;
}

/* Hands out in turns, so that all nodes have work soon. Part r begins behind those of smaller ranks. */
static void hand_out(const struct node* node, const uint8_t* input, uint8_t* output) {
    const uint64_t piece = node->arguments.piece;
    const uint64_t longest = part_bytes(node, 1);
    struct exchanges all;
    uint64_t done;
    int i;
    all.begun = 0;
    for (i = 0; i < SENDING; ++i)
        all.there[i] = MPI_REQUEST_NULL;
    for (i = 0; i < IN_FLIGHT; ++i)
        all.back[i] = MPI_REQUEST_NULL;
    for (done = 0; done < longest; done += piece) {
        uint64_t begin = node->arguments.kept;
        int rank;
        for (rank = 1; rank < node->ranks; ++rank) {
            const uint64_t bytes = part_bytes(node, rank);
            if (done < bytes)
                exchange(&all, input + begin + done, output + begin + done,
                         smaller(piece, bytes - done), rank);
            begin += bytes;
        }
    }
    MPI_Waitall(SENDING, all.there, MPI_STATUSES_IGNORE);
    MPI_Waitall(IN_FLIGHT, all.back, MPI_STATUSES_IGNORE);
}

/* The CPEs work on what the source keeps while the MPE hands out the rest. */
static void be_source(struct node* node, const uint8_t* input, uint8_t* output) {
    const uint64_t kept = node->arguments.kept;
    if (kept > 0)
        begin_cipher(node->task, input, output, kept);
    if (node->ranks > 1)
        hand_out(node, input, output);
    if (kept > 0)
        athread_join();
}

struct buffer {
    uint8_t* input;
    uint8_t* output;
    MPI_Request there;
    MPI_Request back;
};

static void expect(struct buffer* buffer, uint64_t bytes) {
    MPI_Irecv(buffer->input, (int)bytes, MPI_BYTE, SOURCE, 0, MPI_COMM_WORLD, &buffer->there);
}

/* One piece comes in while another is encrypted and a third one goes back. `memory` has room for
 * BUFFERS pieces and their results. */
static void be_worker(struct node* node, uint8_t* memory) {
    const uint64_t piece = node->arguments.piece;
    const uint64_t part = part_bytes(node, node->rank);
    struct buffer buffers[BUFFERS];
    uint64_t done;
    int i;
    for (i = 0; i < BUFFERS; ++i) {
        const uint64_t begin = (uint64_t)i * piece;
        buffers[i].input = memory + 2 * begin;
        buffers[i].output = buffers[i].input + piece;
        buffers[i].there = buffers[i].back = MPI_REQUEST_NULL;
        if (begin < part)
            expect(&buffers[i], smaller(piece, part - begin));
    }
    for (done = 0; done < part; done += piece) {
        struct buffer* buffer = &buffers[done / piece % BUFFERS];
        const uint64_t bytes = smaller(piece, part - done);
        const uint64_t next = done + BUFFERS * piece;
        MPI_Wait(&buffer->there, MPI_STATUS_IGNORE);
        MPI_Wait(&buffer->back, MPI_STATUS_IGNORE);
        encrypt(node, buffer->input, buffer->output, bytes);
        MPI_Isend(buffer->output, (int)bytes, MPI_BYTE, SOURCE, 0, MPI_COMM_WORLD, &buffer->back);
        if (next < part)
            expect(buffer, smaller(piece, part - next));
    }
    for (i = 0; i < BUFFERS; ++i)
        MPI_Wait(&buffers[i].back, MPI_STATUS_IGNORE);
}

/* From the moment when all ranks are ready to the moment when all are done. */
static double seconds_of_work(struct node* node, uint8_t* input, uint8_t* output) {
    double begin;
    MPI_Barrier(MPI_COMM_WORLD);
    begin = MPI_Wtime();
    if (!is_at_source(&node->arguments))
        encrypt(node, input, output, node->arguments.cipher.bytes);
    else if (node->rank == SOURCE)
        be_source(node, input, output);
    else
        be_worker(node, input);
    MPI_Barrier(MPI_COMM_WORLD);
    return MPI_Wtime() - begin;
}

static void print_record(const struct node* node, double seconds) {
    const uint64_t bytes = node->arguments.cipher.bytes;
    const uint64_t all = is_at_source(&node->arguments) ? bytes : bytes * (uint64_t)node->ranks;
    printf("{\"ranks\": %d, \"bytes\": %llu, \"seconds\": %.9g}\n", node->ranks,
           (unsigned long long)all, seconds);
}

static int run(struct node* node) {
    const struct arguments* arguments = &node->arguments;
    const int has_data = !is_at_source(arguments) || node->rank == SOURCE;
    const uint64_t bytes =
        has_data ? arguments->cipher.bytes : (uint64_t)BUFFERS * arguments->piece;
    uint8_t* input = malloc(has_data ? bytes : 2 * bytes);
    uint8_t* output = has_data ? malloc(bytes) : NULL;
    double seconds;
    node->task = calloc(1, sizeof *node->task);
    if (node->task == NULL || input == NULL || (has_data && output == NULL))
        return fail("out of memory", "reduce bytes=");
    if (node->rank == SOURCE && arguments->in && !read_file(arguments->in, input, bytes))
        return 0;
    if (!prepare_cipher(&arguments->cipher, node->task))
        return 0;
    athread_init();
    athread_set_num_threads((int)arguments->cipher.cpes);
    seconds = seconds_of_work(node, input, output);
    athread_halt();
    free(input); /* the output file needs as much memory */
    if (node->rank == SOURCE) {
        print_record(node, seconds);
        if (arguments->out && !write_file(arguments->out, output, bytes))
            return 0;
    }
    free(output);
    free(node->task);
    return 1;
}

int main(int argc, char** argv) {
    struct node node = {{NULL, NULL, "nodes", 0, 8 << 20, default_cipher_options}, 0, 0, NULL};
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &node.rank);
    MPI_Comm_size(MPI_COMM_WORLD, &node.ranks);
    if (!parse(argc, argv, node.ranks, &node.arguments) || !run(&node))
        MPI_Abort(MPI_COMM_WORLD, 1);
    MPI_Finalize();
    return 0;
}

#endif
