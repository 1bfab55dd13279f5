/* SPDX-License-Identifier: Apache-2.0
 *
 * What the cores of the AsAP kernels have in common: messages between them, and the loop of each
 * task, which takes a message, works on it and sends it on, once for each block. A message
 * has 256 bits: a block or a round key is its first half.
 *
 * A kernel makes its tasks of the STAGE functions here, one for each combination of directions that
 * its mapping needs (a direction that were looked up in the loop would cost a branch for each
 * message), and has the table `mesh`, which says what each core does and whom it sends to.
 */
#ifndef ASAP_PIPELINE_H
#define ASAP_PIPELINE_H

#include "aes_steps.h"
#include "transfers.h"

enum direction { row, column };

enum { message_bytes = 32 };

struct cell {
    void (*run)(void);   /* null: the core has nothing to do */
    byte to;             /* target of its messages: position in its row or column */
    byte key_to;         /* of round keys, where they go elsewhere than the rest */
    byte round_constant; /* of the key schedule */
};

/* In LDM. A core uses what its task needs. */
static __thread byte state[message_bytes] __attribute__((aligned(32)));
static __thread byte shifted[message_bytes] __attribute__((aligned(32)));
static __thread byte round_key[message_bytes] __attribute__((aligned(32)));
static __thread byte sbox[256] __attribute__((aligned(128)));
static __thread byte unit_buffers[2][AES_MAX_UNIT] __attribute__((aligned(128)));
static __thread volatile int replies[2];

/* In LDM, read once. */
static __thread const struct task* task;
static __thread struct cell self;

/* The address of an object in LDM, once and for all in a register: left alone, the compiler names the
 * object in some instructions and goes through a register in others. */
static inline byte* address_of(byte* object) {
    asm("" : "+r"(object));
    return object;
}

#define STAGE static inline __attribute__((always_inline)) void

/* ---- Messages --------------------------------------------------------------------------------- */
STAGE receive(enum direction along, byte* message) {
    if (along == row)
        asm volatile("getr $28\n\tvstd $28,0(%0)" : : "r"(message) : "memory");
    else
        asm volatile("getc $28\n\tvstd $28,0(%0)" : : "r"(message) : "memory");
}

STAGE send(enum direction along, long target, const byte* message) {
    if (along == row)
        asm volatile("vldd $28,0(%0)\n\tputr $28,%1" : : "r"(message), "r"(target) : "memory");
    else
        asm volatile("vldd $28,0(%0)\n\tputc $28,%1" : : "r"(message), "r"(target) : "memory");
}

static inline enum direction other(enum direction along) {
    return along == row ? column : row;
}

static inline void get_sbox(void) {
    get((const byte*)task + AES_TASK_SBOX, sbox, sizeof sbox, &replies[0]);
    wait_for(&replies[0]);
}

/* ---- Tasks ------------------------------------------------------------------------------------ */
static inline long block_count(void) {
    return task->bytes / block_bytes;
}

/* Brings the data. With double buffering the next unit comes in while one is sent on. */
STAGE entry_stage(enum direction out) {
    byte* block = address_of(state);
    const byte* input = task->input;
    long bytes = task->bytes, unit = task->unit, ahead = task->double_buffer, to = self.to;
    long buffer = 0, wanted = 0;
    for (long offset = 0; offset < bytes; offset += unit) {
        for (; wanted < bytes && wanted <= offset + ahead * unit; wanted += unit) {
            long target = buffer ^ (wanted > offset);
            get(input + wanted, unit_buffers[target], unit_size(wanted, unit, bytes),
                &replies[target]);
        }
        wait_for(&replies[buffer]);
        long size = unit_size(offset, unit, bytes);
        for (long i = 0; i < size; i += block_bytes) {
            copy_block(block, &unit_buffers[buffer][i]);
            send(out, to, block);
        }
        buffer ^= ahead;
    }
}

/* Puts the result. With double buffering the next unit is received meanwhile. */
STAGE exit_stage(enum direction in) {
    byte* block = address_of(state);
    byte* output = task->output;
    long bytes = task->bytes, unit = task->unit, behind = task->double_buffer;
    long buffer = 0;
    replies[0] = replies[1] = 1;
    for (long offset = 0; offset < bytes; offset += unit) {
        long size = unit_size(offset, unit, bytes);
        wait_for(&replies[buffer]);
        for (long i = 0; i < size; i += block_bytes) {
            receive(in, block);
            copy_block(&unit_buffers[buffer][i], block);
        }
        put(output + offset, unit_buffers[buffer], size, &replies[buffer]);
        if (!behind)
            wait_for(&replies[buffer]);
        buffer ^= behind;
    }
    wait_for(&replies[0]);
    wait_for(&replies[1]);
}

/* The cipher key, once for each block: to the first addition and to the key schedule. */
STAGE key_entry_stage(enum direction key_out, enum direction out) {
    byte* key = address_of(round_key);
    long to = self.to, key_to = self.key_to;
    copy_block(key, (const byte*)task + AES_TASK_ROUND_KEYS);
    for (long n = block_count(); n > 0; n--) {
        send(key_out, key_to, key);
        send(out, to, key);
    }
}

STAGE add_round_key_stage(enum direction in, enum direction out) {
    byte* block = address_of(state);
    byte* key = address_of(round_key);
    long to = self.to;
    for (long n = block_count(); n > 0; n--) {
        receive(other(in), key);
        receive(in, block);
        add_round_key(block, key);
        send(out, to, block);
    }
}

STAGE sub_bytes_stage(enum direction in, enum direction out) {
    byte* block = address_of(state);
    long to = self.to;
    get_sbox();
    for (long n = block_count(); n > 0; n--) {
        receive(in, block);
        sub_bytes(block, sbox);
        send(out, to, block);
    }
}

STAGE shift_rows_stage(enum direction in, enum direction out) {
    byte* block = address_of(state);
    long to = self.to;
    for (long n = block_count(); n > 0; n--) {
        receive(in, block);
        shift_rows(block);
        send(out, to, block);
    }
}

STAGE sub_bytes_and_shift_rows_stage(enum direction in, enum direction out) {
    byte* block = address_of(state);
    byte* result = address_of(shifted);
    long to = self.to;
    get_sbox();
    for (long n = block_count(); n > 0; n--) {
        receive(in, block);
        sub_bytes_and_shift_rows(result, block, sbox);
        send(out, to, result);
    }
}

/* Columns from .. from + count - 1; the others pass through. */
STAGE mix_columns_stage(enum direction in, enum direction out, int from, int count) {
    byte* block = address_of(state);
    long to = self.to;
    for (long n = block_count(); n > 0; n--) {
        receive(in, block);
        mix_columns(block, from, count);
        send(out, to, block);
    }
}

/* The word that the next round key begins with goes on behind the round key that it was made of. */
STAGE key_sub_word_stage(enum direction in, enum direction out) {
    byte* key = address_of(round_key);
    long to = self.to;
    byte round_constant = self.round_constant;
    get_sbox();
    for (long n = block_count(); n > 0; n--) {
        receive(in, key);
        key_sub_word(key + block_bytes, key, sbox, round_constant);
        send(out, to, key);
    }
}

STAGE key_rot_word_stage(enum direction in, enum direction out) {
    byte* key = address_of(round_key);
    long to = self.to;
    for (long n = block_count(); n > 0; n--) {
        receive(in, key);
        key_rot_word(key + block_bytes);
        send(out, to, key);
    }
}

typedef void key_step(byte* key, byte* word);

/* The end of a round of the key schedule: the round key that `step` makes goes to its AddRoundKey and
 * to the next round. */
STAGE round_key_stage(enum direction in, enum direction key_out, enum direction out,
                      key_step* step) {
    byte* key = address_of(round_key);
    long to = self.to, key_to = self.key_to;
    for (long n = block_count(); n > 0; n--) {
        receive(in, key);
        step(key, key + block_bytes);
        send(key_out, key_to, key);
        send(out, to, key);
    }
}

STAGE last_round_key_stage(enum direction in, enum direction key_out, key_step* step) {
    byte* key = address_of(round_key);
    long key_to = self.key_to;
    for (long n = block_count(); n > 0; n--) {
        receive(in, key);
        step(key, key + block_bytes);
        send(key_out, key_to, key);
    }
}

/* A task of its own: NAME() runs `stage`. Not inlined, so that a core executes nothing else. */
#define TASK(name, stage)                                                                          \
    static __attribute__((noinline)) void name(void) {                                             \
        stage;                                                                                     \
    }

static inline void run_cell(const struct cell* mesh, const struct task* handed_over) {
    int core;
    asm volatile("rcsr %0,0" : "=r"(core));
    task = handed_over;
    self = mesh[core & 63];
    if (self.run)
        self.run();
}

#endif
