// SPDX-License-Identifier: Apache-2.0
#include "sim/cpe/decode.h"

#include "sim/message.h"

namespace swsim {

namespace {

using isa::Op;
using isa::Pipe;
using isa::Shape;
using isa::TimingClass;

// Registers from `first` on may be accessed.
Kind csr_kind(unsigned number, unsigned first) {
    const bool performance = number >= first && number < csr_performance + csr_performance_count;
    const bool table =
        number >= csr_logic_table && number < csr_logic_table + csr_logic_table_count;
    if (!performance && !table)
        return Kind::refused;
    return number == csr_cycle ? Kind::clock : Kind::plain;
}

Kind kind_of(const Instruction& instruction, const isa::Row& row) {
    switch (row.shape) {
    case Shape::LOAD:
    case Shape::VECTOR_LOAD:
    case Shape::UNALIGNED_LOAD:
        return Kind::load;
    case Shape::STORE:
    case Shape::VECTOR_STORE:
    case Shape::UNALIGNED_STORE:
        return Kind::store;
    case Shape::LOOKUP:
        return Kind::lookup;
    case Shape::BRANCH:
        return Kind::branch;
    case Shape::DIRECT:
        return Kind::direct;
    case Shape::INDIRECT:
        return Kind::indirect;
    case Shape::DMA:
        return Kind::dma;
    case Shape::ATOMIC:
        return Kind::atomic;
    case Shape::PUT:
        return Kind::put;
    case Shape::GET:
        return Kind::get;
    case Shape::SYNC:
        return Kind::barrier;
    case Shape::LOAD_SEND:
        return Kind::load_send;
    case Shape::READ_CSR:
        return csr_kind(instruction.sub, csr_core);
    case Shape::WRITE_CSR:
        return csr_kind(instruction.sub, csr_performance);
    default:
        break;
    }
    if (row.op == Op::halt)
        return Kind::halt;
    if (row.op == Op::memb)
        return Kind::fence;
    return row.timing == TimingClass::divide ? Kind::divide : Kind::plain;
}

Direction direction_of(Op op) {
    const bool column =
        op == Op::putc || op == Op::getc || op == Op::vldc || op == Op::lddec || op == Op::sync;
    return column ? Direction::column : Direction::row;
}

bool communicates(Kind kind) {
    return kind == Kind::put || kind == Kind::get || kind == Kind::load_send ||
           kind == Kind::barrier;
}

Account producer_of(TimingClass timing) {
    switch (timing) {
    case TimingClass::multiply:
        return Account::operand_multiply;
    case TimingClass::load:
        return Account::operand_load;
    case TimingClass::vector_load:
        return Account::operand_vector_load;
    case TimingClass::store:
        return Account::operand_store;
    case TimingClass::branch:
        return Account::operand_branch;
    case TimingClass::vector_integer:
        return Account::operand_vector_integer;
    case TimingClass::shuffle:
        return Account::operand_shuffle;
    case TimingClass::float_:
        return Account::operand_float;
    case TimingClass::divide:
        return Account::operand_divide;
    case TimingClass::selldw:
        return Account::operand_selldw;
    case TimingClass::csr:
        return Account::operand_csr;
    default:
        return Account::operand_integer;
    }
}

}  // namespace

Decoded decode_one(const Instruction& instruction, const Machine& machine) {
    const isa::Row& row = isa::row(instruction.op);
    Decoded result;
    result.code = code_of(instruction.op, instruction.literal);
    result.kind = kind_of(instruction, row);
    result.a = instruction.a;
    result.b = instruction.b;
    result.c = instruction.c;
    // Only the last selldw of a look-up writes its register.
    const bool writes = row.shape != Shape::LOOKUP || instruction.sub == 0;
    if (instruction.d != zero_register && writes)
        result.d = result.hazard = instruction.d;
    result.sub =
        communicates(result.kind) ? uint8_t(direction_of(instruction.op)) : instruction.sub;
    result.bytes = row.bytes;
    if (row.shape == Shape::UNALIGNED_LOAD || row.shape == Shape::UNALIGNED_STORE)
        result.block_mask = uint8_t(row.bytes - 1);
    result.latency = uint8_t(machine.latency(row.timing));
    result.producer = producer_of(row.timing);
    result.immediate = instruction.immediate;
    // Alone in its pair, an instruction that may go to either pipe goes to P1.
    result.pipe = result.lone_pipe = row.pipe != Pipe::p0;
    return result;
}

// Steering by the aligned pair. A scalar integer instruction takes the pipe that its partner leaves
// free; of two, the first goes to P0. Source: the instruction counts per pipe of the swpfui run.
void steer(Decoded& first, Pipe first_pipe, Decoded& second, Pipe second_pipe) {
    if (first_pipe == Pipe::either)
        first_pipe = second_pipe == Pipe::p0 ? Pipe::p1 : Pipe::p0;
    if (second_pipe == Pipe::either)
        second_pipe = first_pipe == Pipe::p0 ? Pipe::p1 : Pipe::p0;
    first.pipe = first_pipe == Pipe::p1;
    second.pipe = second_pipe == Pipe::p1;
    second.pairs = first.pipe != second.pipe;
}

std::vector<Decoded> decode(const Program& program, const Machine& machine) {
    std::vector<Decoded> result;
    result.reserve(program.text.size() + 1);
    for (size_t i = 0; i < program.text.size(); ++i) {
        Decoded decoded = decode_one(program.text[i], machine);
        decoded.predicted_taken =
            decoded.kind == Kind::branch && decoded.immediate <= int64_t(i * 4);
        result.push_back(decoded);
    }
    for (size_t i = 0; i + 1 < result.size(); i += 2)
        steer(result[i], isa::row(program.text[i].op).pipe, result[i + 1],
              isa::row(program.text[i + 1].op).pipe);
    // Entered in slot 0, a pair is never alone.
    for (size_t i = 0; i < result.size(); i += 2)
        result[i].lone_pipe = result[i].pipe;
    Decoded end;
    end.kind = Kind::end_of_text;
    result.push_back(end);
    return result;
}

}  // namespace swsim
