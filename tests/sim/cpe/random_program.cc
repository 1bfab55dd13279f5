// SPDX-License-Identifier: Apache-2.0
#include "random_program.h"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

namespace swsim::test {
namespace {

using isa::OperandKind;
using isa::Shape;

// Registers with a fixed role; the others, up to $15, hold anything.
//   $16 main memory   $20 LDM window   $22 get and $23 put descriptor   $24 reply word
//   $17 own core id   $25 transfers started   $18, $19, $21, $26..$28 scratch
constexpr unsigned general_registers = 16;
constexpr unsigned window_bytes = 512;

bool is_ldm_access(const isa::Row& row) {
    switch (row.shape) {
    case Shape::LOAD:
    case Shape::STORE:
    case Shape::VECTOR_LOAD:
    case Shape::VECTOR_STORE:
    case Shape::UNALIGNED_LOAD:
    case Shape::UNALIGNED_STORE:
        return true;
    default:
        return false;
    }
}

bool is_arithmetic(const isa::Row& row) {
    switch (row.timing) {
    case isa::TimingClass::integer:
    case isa::TimingClass::multiply:
    case isa::TimingClass::vector_integer:
    case isa::TimingClass::shuffle:
    case isa::TimingClass::float_:
    case isa::TimingClass::divide:
        return true;
    default:
        return false;
    }
}

}  // namespace

template <typename Wanted> const isa::Row& RandomProgram::row(Wanted wanted) {
    const auto rows = isa::rows();
    for (;;) {
        const isa::Row& candidate = rows[between(0, unsigned(rows.size()) - 1)];
        if (wanted(candidate))
            return candidate;
    }
}

std::string RandomProgram::label() {
    return fmt::format("L{}", labels_++);
}

std::string RandomProgram::operands(const isa::Row& row, const std::string& memory_operand) {
    std::string text;
    const auto reg = [&] {
        return one_in(12) ? std::string("$31") : fmt::format("${}", between(0, choice_ - 1));
    };
    for (const isa::Operand& operand : isa::operands(row.shape)) {
        text += text.empty() ? " " : ",";
        switch (operand.kind) {
        case OperandKind::memory:
            text += memory_operand;
            break;
        case OperandKind::number:
            text += std::to_string(between(unsigned(operand.minimum), unsigned(operand.maximum)));
            break;
        case OperandKind::source_or_literal:
            text += one_in(2) ? reg() : std::to_string(between(0, unsigned(operand.maximum)));
            break;
        default:
            text += reg();
        }
    }
    return text;
}

std::string RandomProgram::arithmetic() {
    const isa::Row& chosen = row(is_arithmetic);
    const int family = isa::family_maximum(chosen.op);
    const std::string suffix = family < 0 ? "" : fmt::format("{:x}", between(0, unsigned(family)));
    return fmt::format("{}{}{}\n", isa::mnemonic(chosen), suffix,
                       operands(chosen, fmt::format("{}($20)", between(0, 99))));
}

std::string RandomProgram::ldm_access() {
    const isa::Row& chosen = row(is_ldm_access);
    const bool any =
        chosen.shape == Shape::UNALIGNED_LOAD || chosen.shape == Shape::UNALIGNED_STORE;
    const unsigned step = any ? 1 : chosen.bytes;
    const unsigned offset = between(0, (window_bytes - 32) / step) * step;
    return fmt::format("{}{}\n", isa::mnemonic(chosen),
                       operands(chosen, fmt::format("{}($20)", offset)));
}

std::string RandomProgram::memory_access() {
    const isa::Row& chosen = row(
        [](const isa::Row& each) { return is_ldm_access(each) || each.shape == Shape::ATOMIC; });
    const unsigned offset = between(0, 3) * 32;
    return fmt::format("{}{}\n", isa::mnemonic(chosen),
                       operands(chosen, fmt::format("{}($16)", offset)));
}

// Of words that keep the addresses inside the window; sometimes not all eight.
std::string RandomProgram::lookup() {
    std::string text = fmt::format("vandw ${},63,$26\n", between(0, general_registers - 1));
    const unsigned destination = between(0, general_registers - 1);
    for (int element = int(between(0, 7)); element >= 0; --element) {
        text += fmt::format("selldw $26,$20,{},${}\n", element, destination);
        if (one_in(4))
            text += arithmetic();
    }
    return text;
}

std::string RandomProgram::skip(unsigned depth) {
    constexpr const char* branches[] = {"beq", "bne", "blt", "bge", "fbeq", "fbgt"};
    const std::string target = label();
    std::string text = fmt::format("{} ${},{}\n", branches[between(0, 5)],
                                   between(0, general_registers - 1), target);
    for (unsigned i = between(1, 4); i > 0; --i)
        text += segment(depth + 1);
    return text + target + ":\n";
}

std::string RandomProgram::jump() {
    const std::string target = label();
    std::string text = "br " + target + "\n";
    for (unsigned i = between(0, 3); i > 0; --i)
        text += arithmetic();
    return text + target + ":\n";
}

// From main memory, with an address that takes a while.
std::string RandomProgram::late_load() {
    return fmt::format("mull $31,${},$18\naddl $16,$18,$19\nldl ${},{}($19)\n",
                       between(0, choice_ - 1), between(0, choice_ - 1), between(0, 3) * 8);
}

// Of few registers, so that the instructions of both pipes wait for each other's results, and for
// each other to have read.
std::string RandomProgram::tangle() {
    choice_ = between(2, 5);
    std::string text;
    for (unsigned i = between(4, 24); i > 0; --i) {
        const unsigned kind = between(0, 19);
        if (kind < 8)
            text += arithmetic();
        else if (kind < 14)
            text += ldm_access();
        else if (kind < 15)
            text += fmt::format("fdivd ${},$31,${}\n", between(0, choice_ - 1),
                                between(0, choice_ - 1));
        else if (kind < 16)
            text += fmt::format("wcsr ${},{}\nvlog3r{} ${},${},${},${}\n", between(0, choice_ - 1),
                                between(0x80, 0x81), between(0, 1), between(0, choice_ - 1),
                                between(0, choice_ - 1), between(0, choice_ - 1),
                                between(0, choice_ - 1));
        else if (kind < 17)
            text += one_in(2) ? memory_access() : late_load();
        else if (kind < 18)
            text += jump();
        else
            text += one_in(3) ? call() : "nop\n";
    }
    choice_ = general_registers;
    return text;
}

// Nested loops have counters of their own.
std::string RandomProgram::loop(unsigned depth) {
    const unsigned counter = depth == 0 ? 27 : 28;
    const std::string head = label();
    std::string text = fmt::format("ldi ${},{}($31)\n{}:\n", counter, between(1, 5), head);
    for (unsigned i = between(1, 5); i > 0; --i)
        text += segment(depth + 1);
    return text + fmt::format("subl ${0},1,${0}\nbgt ${0},{1}\n", counter, head);
}

// A get or put that other cores' LDM takes part in: broadcast (gets only), row, or rank.
std::string RandomProgram::remote_transfer() {
    const bool get = one_in(2);
    const unsigned mode = get ? between(1, 4) : 2 * between(1, 2);
    const unsigned share = 16;
    return fmt::format("ldi $18,{0}($31)\nvinsw $18,${1},0,$19\n"  // size
                       "vextf $19,0,$21\nldi $18,{2}($31)\nsll $18,60,$18\nor $21,$18,$21\n"
                       "ldi $18,{3}($31)\nsll $18,32,$18\nor $21,$18,$21\n"  // bsize
                       "vinsf $21,$19,0,$19\n"
                       "vextw $19,2,$21\nldi $18,{4}($31)\nsll $18,24,$18\nor $21,$18,$21\n"
                       "vinsw $21,$19,2,$19\n"  // row mask
                       "ldi $18,{5}($20)\nldi $21,{6}($16)\ndma $19,$21,$18\naddw $25,1,$25\n",
                       share * between(1, 8), get ? 22 : 23, mode, share, 1 | between(0, 127) << 1,
                       between(0, 16) * 16, between(0, 64) * 4);
}

std::string RandomProgram::transfer() {
    if (one_in(4))
        return remote_transfer();
    const unsigned bytes = between(1, 64) * 4;
    const unsigned ldm = between(0, (window_bytes - 256) / 4) * 4;
    const unsigned memory = between(0, 64) * 4;
    const unsigned descriptor = one_in(2) ? 22 : 23;
    std::string text = fmt::format("ldi $18,{}($31)\nvinsw $18,${},0,$19\n", bytes, descriptor);
    if (one_in(3)) {
        // Blocks of a third of the transfer, some bytes apart; the size must then be a multiple.
        const unsigned block = between(1, 16) * 4;
        text = fmt::format("ldi $18,{}($31)\nvinsw $18,${},0,$19\nvextf $19,0,$21\nldi "
                           "$18,{}($31)\nsll $18,32,$18\nor $21,$18,$21\nvinsf $21,$19,0,$19\n"
                           "ldi $18,{}($31)\nvinsw $18,$19,3,$19\n",
                           block * 3, descriptor, block, between(1, 20) * 4);
    }
    return text + fmt::format("ldi $18,{}($20)\nldi $21,{}($16)\ndma $19,$21,$18\naddw $25,1,$25\n",
                              ldm, memory);
}

// Looks at the reply word a few times.
std::string RandomProgram::poll() {
    return fmt::format("ldw ${},0($24)\n", between(0, general_registers - 1));
}

std::string RandomProgram::wait_for_all() {
    const std::string head = label();
    return head + ":\nldw $18,0($24)\nsubw $18,$25,$18\nblt $18," + head + "\n";
}

std::string RandomProgram::call() {
    return "bsr $26,routine\n";
}

// Every core sends one to three messages to the next one of its line, and gets as many.
std::string RandomProgram::pass_on(bool along_row, unsigned length) {
    const char letter = along_row ? 'r' : 'c';
    std::string text = fmt::format("rcsr $18,{}\naddl $18,1,$18\nsubl $18,{},$19\n"
                                   "seleq $19,$31,$18,$18\n",
                                   along_row ? 2 : 1, length);
    const unsigned messages = between(1, 3);
    for (unsigned i = 0; i < messages; ++i) {
        const unsigned sent = between(0, general_registers - 1);
        if (one_in(2))
            text += fmt::format("ldl ${},{}($20)\n", sent, between(0, 8) * 8);
        text += fmt::format("put{} ${},$18\n", letter, sent);
        if (one_in(2))
            text += arithmetic();
    }
    for (unsigned i = 0; i < messages; ++i) {
        text += fmt::format("get{} ${}\n", letter, between(0, general_registers - 1));
        if (one_in(3))
            text += ldm_access();
    }
    return text;
}

// The first of each row sends one message to each, also itself.
std::string RandomProgram::scatter(unsigned length) {
    const std::string get = label();
    std::string text = fmt::format("and $17,7,$18\nbne $18,{}\n", get);
    for (unsigned target = 0; target < length; ++target)
        text += fmt::format("putr ${},{}\n", between(0, general_registers - 1), target);
    return text + fmt::format("{}:\ngetr ${}\n", get, between(0, general_registers - 1));
}

// One of each row sends to the others; all eight run.
std::string RandomProgram::row_broadcast() {
    constexpr const char* sends[] = {"putr ${},8", "vldr ${},64($20)", "ldder ${},72($20)"};
    const std::string get = label();
    const std::string end = label();
    const std::string send =
        fmt::format(fmt::runtime(sends[between(0, 2)]), between(0, general_registers - 1));
    return fmt::format("and $17,7,$18\nsubl $18,{0},$18\nbne $18,{1}\n{2}\nbr {3}\n{1}:\n"
                       "getr ${4}\n{3}:\n",
                       between(0, 7), get, send, end, between(0, general_registers - 1));
}

std::string RandomProgram::barrier(unsigned cpes) {
    const unsigned columns = std::min(cpes, 8u);
    const bool row = one_in(2);
    const unsigned length = row ? columns : (cpes + columns - 1) / columns;
    return fmt::format("ldi $18,{}($31)\n{} $18\n", (1u << length) - 1, row ? "synr" : "sync");
}

// Messages and barriers, so matched that all of them come: only where every core passes.
std::string RandomProgram::exchange(unsigned cpes) {
    switch (between(0, 4)) {
    case 0:
        if (cpes >= 2)
            return pass_on(true, std::min(cpes, 8u));
        break;
    case 1:
        if (cpes == 16)
            return pass_on(false, 2);
        break;
    case 2:
        if (cpes >= 2)
            return scatter(std::min(cpes, 8u));
        break;
    case 3:
        if (cpes >= 8)
            return row_broadcast();
        break;
    default:
        break;
    }
    return barrier(cpes);
}

std::string RandomProgram::segment(unsigned depth) {
    const unsigned kind = between(0, 99);
    if (kind < 30)
        return arithmetic();
    if (kind < 40)
        return tangle();
    if (kind < 42)
        return jump();
    if (kind < 62)
        return ldm_access();
    if (kind < 66)
        return "nop\n";
    if (kind < 70)
        return lookup();
    if (kind < 76)
        return depth < 3 ? skip(depth) : arithmetic();
    if (kind < 80)
        return depth < 2 ? loop(depth) : arithmetic();
    if (kind < 88)
        return transfer();
    if (kind < 92)
        return poll();
    if (kind < 95)
        return memory_access();
    if (kind < 97)
        return call();
    if (kind < 98)
        return fmt::format("rcsr ${},4\n", between(0, general_registers - 1));
    if (kind < 99)
        return fmt::format("wcsr ${},{}\n", between(0, general_registers - 1), between(0x80, 0x87));
    return wait_for_all();
}

// Something to compute with, different on each core.
std::string RandomProgram::registers() {
    std::string text;
    for (unsigned i = 0; i < general_registers; ++i)
        text += fmt::format("ldi ${0},{1}($17)\nsll ${0},{2},${0}\nvinsw ${0},${3},{4},${0}\n", i,
                            between(0, 30000), between(0, 20), between(0, i), between(0, 7));
    return text;
}

std::string RandomProgram::text(unsigned cpes) {
    std::string text = "rcsr $17,0\n"
                       "ldi $20,0x1000($31)\n";
    // Seldom where the program's own accesses overwrite it: then it may wait forever.
    text += one_in(20) ? "ldi $24,0x1100($31)\n" : "ldi $24,0x1200($31)\n";
    text += "vinsw $24,$31,2,$23\n"
            "ldi $18,1($31)\nsll $18,56,$18\n"
            "vinsf $18,$23,0,$22\n";
    text += registers();
    for (unsigned i = between(10, 40); i > 0; --i)
        text += one_in(6) ? exchange(cpes) : segment(0);
    if (one_in(40))
        text += "ldl $1,3($20)\n";  // misaligned: a fault
    if (!one_in(4))
        text += wait_for_all();
    if (one_in(2))
        text += tangle();  // may not have issued yet
    text += "halt\nroutine:\n";
    for (unsigned i = between(1, 3); i > 0; --i)
        text += arithmetic();
    return text + "ret $31,($26)\n";
}

std::vector<std::string> random_machine(RandomProgram& random) {
    std::vector<std::string> settings;
    const auto sometimes = [&](const char* name, unsigned low, unsigned high) {
        if (random.one_in(4))
            settings.push_back(fmt::format("{}={}", name, random.between(low, high)));
    };
    sometimes("cpe.latency.vector_integer", 1, 5);
    sometimes("cpe.latency.load", 1, 9);
    sometimes("cpe.latency.store", 1, 12);
    sometimes("cpe.latency.integer", 1, 3);
    sometimes("cpe.latency.load_to_put", 1, 9);
    sometimes("cpe.latency.multiply", 1, 12);
    sometimes("cpe.latency.divide", 1, 40);
    sometimes("cpe.queue_entries", 0, 1);
    sometimes("cpe.queue_entries", 2, 8);
    sometimes("cpe.branch.taken_cycles", 0, 3);
    sometimes("cpe.branch.direct_cycles", 0, 6);
    sometimes("cpe.branch.mispredict_cycles", 0, 12);
    sometimes("cpe.branch.indirect_cycles", 0, 6);
    sometimes("cpe.selldw.interval_cycles", 1, 4);
    sometimes("cpe.selldw.drain_cycles", 1, 15);
    sometimes("cpe.icache.miss_cycles", 0, 90);
    sometimes("cpe.icache.line_bytes", 6, 6);
    sometimes("cpe.icache.bytes", 10, 12);
    sometimes("dma.request_cycles", 1, 60);
    sometimes("dma.return_cycles", 1, 60);
    sometimes("dma.line_cycles", 1, 30);
    sometimes("dma.command_cycles", 0, 30);
    sometimes("dma.block_cycles", 0, 30);
    sometimes("dma.memory_cycles", 0, 20);
    sometimes("dma.outstanding_lines", 1, 4);
    sometimes("dma.group_shape", 0, 3);
    sometimes("gld.path_cycles", 1, 40);
    sometimes("gld.interface_mb_per_s", 500, 20000);
    sometimes("memory.window", 1, 10);
    sometimes("memory.drain_from", 1, 8);
    sometimes("memory.merge_entries", 1, 4);
    sometimes("memory.trefi", 400, 2000);
    sometimes("noc.send_entries", 1, 8);
    sometimes("noc.receive_entries", 2, 6);
    sometimes("noc.near_cycles", 2, 30);
    sometimes("noc.far_cycles", 2, 30);
    sometimes("noc.sync_cycles", 2, 30);
    for (std::string& setting : settings)
        if (setting.starts_with("cpe.icache.line_bytes=") ||
            setting.starts_with("cpe.icache.bytes=")) {
            // Powers of two.
            const size_t value = setting.find('=') + 1;
            setting =
                setting.substr(0, value) + std::to_string(1u << std::stoul(setting.substr(value)));
        }
    return settings;
}

unsigned random_cpes(RandomProgram& random) {
    if (random.one_in(16))
        return random.one_in(2) ? 8 : 16;
    return random.between(1, 4);
}

}  // namespace swsim::test
