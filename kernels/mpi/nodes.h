/* SPDX-License-Identifier: Apache-2.0
 *
 * The main program of AES over the nodes of a machine, a rank each, in MPI. In front of it stands a
 * cipher: ../host/aes_cpes.h or ../chen/chen_cpes.h.
 *
 * Arguments are name=value, those of ../host/cipher_options.h and
 *
 *     place=nodes    each node has its data, `bytes` of it (offline),
 *     place=uneven   the same with more or less than `bytes`: rank 0 spread=PERCENT more, the last one
 *                    as much less, the others in equal steps (offline); those above the mean let
 *                    others encrypt what is above it, but at least keeps=PERCENT of their own they
 *                    encrypt themselves, or
 *     place=source   rank 0 has `bytes` for all, hands them out and takes them back (online)
 *     kept=BYTES     what of it rank 0 encrypts itself; without it, as much as the others
 *     piece=BYTES    of which others get a few at a time
 *     in, out        files of rank 0's data; without them, the data are what memory holds
 *
 * Rank 0 prints one line of JSON: ranks, bytes of all, seconds from the moment when all are ready to
 * the moment when all are done; in between it also tells all the keys and tables. Other names are
 * ignored. Returns 0 when all went well; errors go to stderr.
 *
 * Source: Li et al., JPDC 2020 (SW-AES), section 4: figure 11 (offline) and figure 12 (online).
 */
#ifndef MPI_NODES_H
#define MPI_NODES_H

#include <mpi.h>

enum { SOURCE = 0, BUFFERS = 2, SENDING = 2, IN_FLIGHT = 16 };

struct arguments {
    const char* in;
    const char* out;
    const char* place;
    uint64_t spread;
    uint64_t keeps;
    uint64_t kept;
    uint64_t piece;
    struct cipher_options cipher;
};

/* A part of a move, from `begin` on in the giver's data, that is exchanged with rank `with`. */
struct piece {
    int with;
    uint64_t begin;
    uint64_t bytes;
};

/* What a rank gives, or what it takes. */
struct pieces {
    struct piece* all;
    int count;
    uint64_t longest; /* bytes of a piece */
};

struct node {
    struct arguments arguments;
    int rank;
    int ranks;
    uint64_t bytes; /* of all ranks */
    cipher_task* task;
    struct pieces given;
    struct pieces taken;
};

static uint64_t smaller(uint64_t a, uint64_t b) {
    return a < b ? a : b;
}

static uint64_t whole_blocks(uint64_t bytes) {
    return bytes / aes_block_bytes * aes_block_bytes;
}

static uint64_t larger(uint64_t a, uint64_t b) {
    return a < b ? b : a;
}

static int is_place(const struct arguments* arguments, const char* place) {
    return strcmp(arguments->place, place) == 0;
}

static int check(const struct arguments* arguments) {
    const struct cipher_options* cipher = &arguments->cipher;
    if (!is_place(arguments, "source") && !is_place(arguments, "nodes") &&
        !is_place(arguments, "uneven"))
        return fail("place", "must be nodes, uneven or source");
    if (arguments->spread > 100 || arguments->keeps > 100)
        return fail("spread, keeps", "must be percentages, 0 to 100");
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
            !parse_number(values[i], "spread", &arguments->spread) ||
            !parse_number(values[i], "keeps", &arguments->keeps) ||
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

/* ---- Who encrypts what -------------------------------------------------------------------------- */

/* What `rank` has at the beginning. */
static uint64_t own_bytes(const struct node* node, int rank) {
    const uint64_t bytes = node->arguments.cipher.bytes;
    if (is_place(&node->arguments, "source"))
        return rank == SOURCE ? bytes : 0;
    if (is_place(&node->arguments, "uneven") && node->ranks > 1) {
        const double place = 1 - 2.0 * rank / (node->ranks - 1); /* 1 to -1 */
        return whole_blocks(
            (uint64_t)((double)bytes * (1 + place * (double)node->arguments.spread / 100)));
    }
    return bytes;
}

/* Of all ranks. */
static uint64_t all_bytes(const struct node* node) {
    uint64_t all = 0;
    int rank;
    for (rank = 0; rank < node->ranks; ++rank)
        all += own_bytes(node, rank);
    return all;
}

/* What of it `rank` encrypts itself: as much as all have on average, but no more goes away than can
 * while it encrypts the rest (keeps=). */
static uint64_t kept_bytes(const struct node* node, int rank) {
    const struct arguments* arguments = &node->arguments;
    const uint64_t own = own_bytes(node, rank);
    uint64_t least;
    if (is_place(arguments, "source"))
        return rank == SOURCE ? arguments->kept : 0;
    least = larger(node->bytes / (uint64_t)node->ranks, own / 100 * arguments->keeps);
    return smaller(own, whole_blocks(least));
}

/* So many bytes of rank `giver`, from `begin` on, that rank `taker` encrypts. */
struct move {
    int giver;
    int taker;
    uint64_t begin;
    uint64_t bytes;
};

/* Blocks that those below `level` lack to it. */
static uint64_t missing_blocks(const uint64_t* own, int ranks, uint64_t level) {
    uint64_t missing = 0;
    int rank;
    for (rank = 0; rank < ranks; ++rank)
        if (own[rank] < level)
            missing += level - own[rank];
    return missing;
}

/* Blocks of each rank at the beginning become those that it takes, so that all takers end with the
 * same number, or one more. */
static void share_out(uint64_t* own, int ranks, uint64_t given) {
    uint64_t low = 0;
    uint64_t high = UINT64_MAX / 2 / (uint64_t)ranks;
    uint64_t rest;
    int rank;
    while (low < high) {
        const uint64_t level = low + (high - low + 1) / 2;
        if (missing_blocks(own, ranks, level) <= given)
            low = level;
        else
            high = level - 1;
    }
    rest = given - missing_blocks(own, ranks, low);
    for (rank = 0; rank < ranks; ++rank) {
        const int takes = own[rank] <= low;
        own[rank] = takes ? low - own[rank] + (rest > 0) : 0;
        if (takes && rest > 0)
            --rest;
    }
}

/* All moves, in the order of the givers and of the takers; returns their number, fewer than two for
 * each rank, or -1 without memory. */
static int plan_moves(const struct node* node, struct move* moves) {
    uint64_t* takes = malloc((size_t)node->ranks * sizeof *takes);
    uint64_t given = 0;
    int count = 0;
    int taker = 0;
    int rank;
    if (takes == NULL)
        return -1;
    for (rank = 0; rank < node->ranks; ++rank) {
        const uint64_t gives = own_bytes(node, rank) - kept_bytes(node, rank);
        /* Who gives takes nothing. */
        takes[rank] = gives > 0 ? UINT64_MAX : own_bytes(node, rank) / aes_block_bytes;
        given += gives / aes_block_bytes;
    }
    share_out(takes, node->ranks, given);
    for (rank = 0; rank < node->ranks; ++rank) {
        const uint64_t end = own_bytes(node, rank);
        uint64_t begin = kept_bytes(node, rank);
        while (begin < end) {
            uint64_t bytes;
            while (takes[taker] == 0)
                ++taker;
            bytes = smaller(end - begin, takes[taker] * aes_block_bytes);
            moves[count].giver = rank;
            moves[count].taker = taker;
            moves[count].begin = begin;
            moves[count++].bytes = bytes;
            takes[taker] -= bytes / aes_block_bytes;
            begin += bytes;
        }
    }
    free(takes);
    return count;
}

/* Those of the moves from or to this rank, in turns, so that all have work soon. */
static int cut(const struct node* node, const struct move* moves, int count, int gives,
               struct pieces* pieces) {
    const uint64_t piece = node->arguments.piece;
    uint64_t longest = 0;
    uint64_t done;
    int i;
    pieces->count = 0;
    for (i = 0; i < count; ++i)
        if ((gives ? moves[i].giver : moves[i].taker) == node->rank) {
            pieces->count += (int)((moves[i].bytes + piece - 1) / piece);
            longest = larger(longest, moves[i].bytes);
        }
    pieces->all = malloc((size_t)pieces->count * sizeof *pieces->all + 1);
    if (pieces->all == NULL)
        return 0;
    pieces->count = 0;
    pieces->longest = smaller(piece, longest);
    for (done = 0; done < longest; done += piece)
        for (i = 0; i < count; ++i)
            if ((gives ? moves[i].giver : moves[i].taker) == node->rank && done < moves[i].bytes) {
                struct piece* next = &pieces->all[pieces->count++];
                next->with = gives ? moves[i].taker : moves[i].giver;
                next->begin = moves[i].begin + done;
                next->bytes = smaller(piece, moves[i].bytes - done);
            }
    return 1;
}

/* What this rank gives and takes. */
static int plan(struct node* node) {
    struct move* moves;
    int count;
    int planned;
    if (is_place(&node->arguments, "nodes"))
        return 1; /* nothing, and no need to look at all others */
    moves = malloc((size_t)node->ranks * 2 * sizeof *moves);
    count = moves ? plan_moves(node, moves) : -1;
    planned = count >= 0 && cut(node, moves, count, 1, &node->given) &&
              cut(node, moves, count, 0, &node->taken);
    free(moves);
    return planned;
}

/* ---- Data on their way -------------------------------------------------------------------------- */

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

static void give(const struct node* node, const uint8_t* input, uint8_t* output) {
    struct exchanges all;
    int i;
    all.begun = 0;
    for (i = 0; i < SENDING; ++i)
        all.there[i] = MPI_REQUEST_NULL;
    for (i = 0; i < IN_FLIGHT; ++i)
        all.back[i] = MPI_REQUEST_NULL;
    for (i = 0; i < node->given.count; ++i) {
        const struct piece* piece = &node->given.all[i];
        exchange(&all, input + piece->begin, output + piece->begin, piece->bytes, piece->with);
    }
    MPI_Waitall(SENDING, all.there, MPI_STATUSES_IGNORE);
    MPI_Waitall(IN_FLIGHT, all.back, MPI_STATUSES_IGNORE);
}

struct buffer {
    uint8_t* input;
    uint8_t* output;
    MPI_Request there;
    MPI_Request back;
};

static void expect(struct buffer* buffer, const struct piece* piece) {
    MPI_Irecv(buffer->input, (int)piece->bytes, MPI_BYTE, piece->with, 0, MPI_COMM_WORLD,
              &buffer->there);
}

static void encrypt(const struct node* node, const uint8_t* input, uint8_t* output,
                    uint64_t bytes) {
    begin_cipher(node->task, input, output, bytes);
    athread_join();
}

static int has_come(MPI_Request* request) {
    int done;
    MPI_Test(request, &done, MPI_STATUS_IGNORE);
    return done;
}

/* What others give is encrypted as it comes; while nothing has come, a part of the rank's own. One
 * piece comes in while another is encrypted and a third one goes back. `memory` has room for BUFFERS
 * pieces and their results. */
static void take(const struct node* node, const uint8_t* input, uint8_t* output, uint8_t* memory) {
    const uint64_t piece_bytes = node->taken.longest;
    const struct piece* piece = node->taken.all;
    struct buffer buffers[BUFFERS];
    const uint64_t kept = kept_bytes(node, node->rank);
    uint64_t done = 0; /* of it */
    int i;
    for (i = 0; i < BUFFERS; ++i) {
        buffers[i].input = memory + 2 * (uint64_t)i * piece_bytes;
        buffers[i].output = buffers[i].input + piece_bytes;
        buffers[i].there = buffers[i].back = MPI_REQUEST_NULL;
        if (i < node->taken.count)
            expect(&buffers[i], &piece[i]);
    }
    for (i = 0; i < node->taken.count; ++i) {
        struct buffer* buffer = &buffers[i % BUFFERS];
        while (done < kept && !has_come(&buffer->there)) {
            const uint64_t bytes = smaller(piece_bytes, kept - done);
            encrypt(node, input + done, output + done, bytes);
            done += bytes;
        }
        MPI_Wait(&buffer->there, MPI_STATUS_IGNORE);
        MPI_Wait(&buffer->back, MPI_STATUS_IGNORE);
        encrypt(node, buffer->input, buffer->output, piece[i].bytes);
        MPI_Isend(buffer->output, (int)piece[i].bytes, MPI_BYTE, piece[i].with, 0, MPI_COMM_WORLD,
                  &buffer->back);
        if (i + BUFFERS < node->taken.count)
            expect(buffer, &piece[i + BUFFERS]);
    }
    if (done < kept)
        encrypt(node, input + done, output + done, kept - done);
    for (i = 0; i < BUFFERS; ++i)
        MPI_Wait(&buffers[i].back, MPI_STATUS_IGNORE);
}

/* The CPEs work on what is kept while the MPE gives the rest away. */
static void keep_and_give(const struct node* node, const uint8_t* input, uint8_t* output) {
    const uint64_t kept = kept_bytes(node, node->rank);
    if (kept > 0)
        begin_cipher(node->task, input, output, kept);
    give(node, input, output);
    if (kept > 0)
        athread_join();
}

/* From the moment when all ranks are ready to the moment when all are done. Rank 0 has expanded the
 * key and made the tables. */
static double seconds_of_work(struct node* node, uint8_t* input, uint8_t* output, uint8_t* memory) {
    double begin;
    MPI_Barrier(MPI_COMM_WORLD);
    begin = MPI_Wtime();
    MPI_Bcast(node->task, sizeof *node->task, MPI_BYTE, SOURCE, MPI_COMM_WORLD);
    if (node->taken.count > 0)
        take(node, input, output, memory);
    else
        keep_and_give(node, input, output);
    MPI_Barrier(MPI_COMM_WORLD);
    return MPI_Wtime() - begin;
}

static void print_record(const struct node* node, double seconds) {
    printf("{\"ranks\": %d, \"bytes\": %llu, \"seconds\": %.9g}\n", node->ranks,
           (unsigned long long)node->bytes, seconds);
}

static int run(struct node* node) {
    const struct arguments* arguments = &node->arguments;
    const uint64_t own = own_bytes(node, node->rank);
    uint8_t* input = malloc(own + 1);
    uint8_t* output = malloc(own + 1);
    uint8_t* memory;
    double seconds;
    node->bytes = all_bytes(node);
    node->task = calloc(1, sizeof *node->task);
    if (node->task == NULL || input == NULL || output == NULL || !plan(node))
        return fail("out of memory", "reduce bytes=");
    memory = node->taken.count > 0 ? malloc(2 * BUFFERS * node->taken.longest) : input;
    if (memory == NULL)
        return fail("out of memory", "reduce piece=");
    if (node->rank == SOURCE && arguments->in && !read_file(arguments->in, input, own))
        return 0;
    if (node->rank == SOURCE && !prepare_cipher(&arguments->cipher, node->task))
        return 0;
    athread_init();
    athread_set_num_threads((int)arguments->cipher.cpes);
    seconds = seconds_of_work(node, input, output, memory);
    athread_halt();
    if (memory != input)
        free(memory);
    free(input); /* the output file needs as much memory */
    if (node->rank == SOURCE) {
        print_record(node, seconds);
        if (arguments->out && !write_file(arguments->out, output, own))
            return 0;
    }
    free(output);
    free(node->given.all);
    free(node->taken.all);
    free(node->task);
    return 1;
}

int main(int argc, char** argv) {
    struct node node = {
        {NULL, NULL, "nodes", 0, 0, 0, 8 << 20, default_cipher_options}, 0, 0, 0, NULL, {NULL, 0, 0}, {NULL, 0, 0}};
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &node.rank);
    MPI_Comm_size(MPI_COMM_WORLD, &node.ranks);
    if (!parse(argc, argv, node.ranks, &node.arguments) || !run(&node))
        MPI_Abort(MPI_COMM_WORLD, 1);
    MPI_Finalize();
    return 0;
}

#endif
