// SPDX-License-Identifier: Apache-2.0
//
// A program prepared for execution on a given machine: registers, latencies, steering and
// prediction resolved, so that the pipelines only add and compare.
#pragma once

#include <cstdint>
#include <vector>

#include "asm/program.h"
#include "sim/events/accounts.h"
#include "sim/machine/machine.h"

namespace swsim {

// How the pipeline treats an instruction beyond its registers: the actions of asm/isa/actions.def,
// and what they become with certain operands or timing.
enum class Kind : uint8_t {
    // What no other part of the chip can notice.
    plain,
    carry,
    logic_table,
    read_csr,
    write_csr,
    divide,  // occupies the one divider until its result is ready
    branch,  // conditional
    direct,  // br, bsr
    halt,
    clock,  // rcsr of the cycle counter
    last_unnoticed = clock,
    indirect,  // call, jmp, ret
    // What accesses memory; first what reads LDM.
    load,  // LDM or main memory, into a register
    first_access = load,
    lookup,     // selldw
    load_send,  // from LDM, kept and broadcast
    last_read = load_send,
    store,
    atomic,
    last_access = atomic,
    dma,
    put,          // a message
    get,          // of a message
    mesh_state,   // rcsr of what a get or a put would find
    barrier,      // synr, sync
    fence,        // memb
    refused,      // not modelled, or not an instruction of this chip: a fault when it issues
    end_of_text,  // the program ran off its last instruction
};

constexpr bool accesses_memory(Kind kind) {
    return kind >= Kind::first_access && kind <= Kind::last_access;
}
// What waits for earlier stores to the same bytes.
constexpr bool reads_ldm(Kind kind) {
    return kind >= Kind::first_access && kind <= Kind::last_read;
}

// What waits until everything older has issued: what may end the core, and what gives P0 its
// tables.
constexpr bool drains(Kind kind) {
    return kind == Kind::halt || kind == Kind::indirect || kind == Kind::write_csr ||
           kind == Kind::refused || kind == Kind::end_of_text;
}

// What says only when it issues where control goes.
constexpr bool stops_decode(Kind kind) {
    return kind == Kind::branch || (drains(kind) && kind != Kind::write_csr);
}

// What waits for more than registers and what is before it, or less.
constexpr bool is_special(Kind kind) {
    return kind == Kind::lookup || kind == Kind::divide || kind == Kind::put || drains(kind);
}

// Registers' write sink: where results for $31 go. Never read.
inline constexpr uint8_t sink_register = 32;
inline constexpr size_t register_slots = 33;

struct Decoded {
    uint16_t code = 0;  // code_of(op, literal)
    Kind kind = Kind::plain;
    uint8_t a = zero_register;
    uint8_t b = zero_register;
    uint8_t c = zero_register;
    uint8_t d = sink_register;       // written
    uint8_t hazard = zero_register;  // the same, as the scoreboard sees it: $31 for no result
    uint8_t sub = 0;                 // of communication: the Direction
    uint8_t bytes = 0;               // accessed in memory
    uint8_t block_mask = 0;          // address bits that an unaligned access leaves out
    uint8_t latency = 1;             // issue to issue of a dependent instruction
    Account producer = Account::operand_integer;  // account of waits for the result
    uint8_t pipe = 0;                             // 0 or 1, when it issues as part of its pair
    uint8_t lone_pipe = 0;                        // when it is entered alone
    bool predicted_taken = false;                 // a branch; a direct one always
    bool special = false;                         // its kind waits for more than registers, or less
    int32_t immediate = 0;
    uint32_t reads = 0;  // a, b and c as bits, without $31

    // After a change of a, b or c.
    void note_reads() { reads = (1u << a | 1u << b | 1u << c) & ~(1u << zero_register); }
};

// Numbers of control and status registers, from the vendor's run-time (shenwei-doc).
enum Csr : uint8_t {
    csr_core = 0,  // and the core group above csr_core_bits
    csr_row = 1,
    csr_column = 2,
    csr_core_group = 3,
    csr_cycle = 4,
    csr_performance = 5,  // .. 8: three counters and their control
    // Whether a getr, a getc or a put would wait. Source: EX9 of nsccwxtech/cpc names them; that
    // the value is 1 is assumed.
    csr_no_row_message = 0x34,
    csr_no_column_message = 0x35,
    csr_send_buffer_full = 0x36,
    csr_logic_table = 0x80,  // .. 0x87, of vlog3r
};
inline constexpr unsigned csr_core_bits = 6;
inline constexpr unsigned csr_performance_count = 4;
inline constexpr unsigned csr_logic_table_count = 8;

constexpr uint16_t code_of(isa::Op op, bool literal) {
    return uint16_t(uint16_t(op) * 2 + uint16_t(literal));
}
inline const isa::Row& row_of(const Decoded& instruction) {
    return isa::row(isa::Op(instruction.code / 2));
}

// One instruction by itself: as if it were never issued with another one.
Decoded decode_one(const Instruction& instruction, const Machine& machine);
// Whether the instruction at `index` and the next one are an aligned pair.
constexpr bool begins_pair(size_t index) {
    return index % 2 == 0;
}
// Makes two instructions an aligned pair: which pipe each goes to. Entered at its first, a pair is
// never alone.
void steer(Decoded& first, Decoded& second);

// One Decoded per instruction and Kind::end_of_text behind the last.
std::vector<Decoded> decode(const Program& program, const Machine& machine);

}  // namespace swsim
