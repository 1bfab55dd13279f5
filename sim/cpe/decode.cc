// SPDX-License-Identifier: Apache-2.0
#include "sim/cpe/decode.h"

#include <algorithm>
#include <array>

#include "sim/events/message.h"

namespace swsim {

namespace {

using isa::Op;
using isa::Pipe;
using isa::Shape;
using isa::TimingClass;

constexpr Kind kind_of_action[] = {
#define ACTION(name, ...) Kind::name,
#include "asm/isa/actions.def"
};

bool is_accessible(unsigned number, unsigned first) {
    return (number >= first && number < csr_performance + csr_performance_count) ||
           (number >= csr_logic_table && number < csr_logic_table + csr_logic_table_count);
}

Kind kind_of(const Instruction& instruction) {
    const Kind kind = kind_of_action[size_t(isa::action(instruction.op))];
    if (kind == Kind::read_csr && instruction.sub >= csr_no_row_message &&
        instruction.sub <= csr_send_buffer_full)
        return Kind::mesh_state;
    if ((kind == Kind::read_csr && !is_accessible(instruction.sub, csr_core)) ||
        (kind == Kind::write_csr && !is_accessible(instruction.sub, csr_performance)))
        return Kind::refused;
    if (kind == Kind::read_csr && instruction.sub == csr_cycle)
        return Kind::clock;
    return isa::row(instruction.op).timing == TimingClass::divide ? Kind::divide : kind;
}

Direction direction_of(Op op) {
    constexpr std::array column{Op::putc, Op::getc, Op::vldc, Op::lddec, Op::sync};
    return std::ranges::find(column, op) != column.end() ? Direction::column : Direction::row;
}

bool communicates(Kind kind) {
    return kind == Kind::put || kind == Kind::get || kind == Kind::load_send ||
           kind == Kind::barrier;
}

// A wait for a result of class load counts in the account operand_load; a wait for a class
// without an account of its own, in operand_integer.
Account producer_of(TimingClass timing) {
    constexpr std::string_view prefix = "operand_";
    for (size_t i = 0; i < account_count; ++i)
        if (account_names[i].starts_with(prefix) &&
            account_names[i].substr(prefix.size()) == isa::name(timing))
            return Account(i);
    return Account::operand_integer;
}

}  // namespace

Decoded decode_one(const Instruction& instruction, const Machine& machine) {
    const isa::Row& row = isa::row(instruction.op);
    Decoded result;
    result.code = code_of(instruction.op, instruction.literal);
    result.kind = kind_of(instruction);
    result.special = is_special(result.kind);
    result.a = instruction.a;
    result.b = instruction.b;
    result.c = instruction.c;
    result.note_reads();
    if (instruction.result() != zero_register)
        result.d = result.hazard = instruction.result();
    result.sub =
        communicates(result.kind) ? uint8_t(direction_of(instruction.op)) : instruction.sub;
    result.bytes = row.bytes;
    if (row.shape == Shape::UNALIGNED_LOAD || row.shape == Shape::UNALIGNED_STORE)
        result.block_mask = uint8_t(row.bytes - 1);
    result.latency = uint8_t(machine.latency(row.timing));
    result.producer = producer_of(row.timing);
    result.immediate = instruction.immediate;
    result.predicted_taken = result.kind == Kind::direct;
    // Alone in its pair, an instruction that may go to either pipe goes to P1.
    result.pipe = result.lone_pipe = row.pipe != Pipe::p0;
    return result;
}

// Steering by the aligned pair. A scalar integer instruction takes the pipe that its partner leaves
// free; of two, the first goes to P0. Source: the instruction counts per pipe of the swpfui run.
void steer(Decoded& first, Decoded& second) {
    Pipe first_pipe = row_of(first).pipe;
    Pipe second_pipe = row_of(second).pipe;
    if (first_pipe == Pipe::either)
        first_pipe = second_pipe == Pipe::p0 ? Pipe::p1 : Pipe::p0;
    if (second_pipe == Pipe::either)
        second_pipe = first_pipe == Pipe::p0 ? Pipe::p1 : Pipe::p0;
    first.pipe = first.lone_pipe = first_pipe == Pipe::p1;
    second.pipe = second_pipe == Pipe::p1;
}

std::vector<Decoded> decode(const Program& program, const Machine& machine) {
    std::vector<Decoded> result;
    result.reserve(program.text.size() + 1);
    for (size_t i = 0; i < program.text.size(); ++i) {
        Decoded decoded = decode_one(program.text[i], machine);
        if (decoded.kind == Kind::branch)
            decoded.predicted_taken =
                decoded.immediate <= int64_t(i * address_map::instruction_bytes);
        result.push_back(decoded);
    }
    for (size_t i = 0; i + 1 < result.size(); i += 2)
        steer(result[i], result[i + 1]);
    Decoded end;
    end.kind = Kind::end_of_text;
    end.special = is_special(end.kind);
    result.push_back(end);
    return result;
}

}  // namespace swsim
