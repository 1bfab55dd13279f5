// SPDX-License-Identifier: Apache-2.0
//
// Result to use: for every timing class as producer and every register operand of every
// instruction as consumer, the consumer issues exactly the producer's latency later: not a cycle
// earlier, although it is next in line, and not a cycle later.
#include <catch2/catch.hpp>
#include <fmt/format.h>

#include "tests/sim/cpe/probe_support.h"

using namespace swsim;
using namespace swsim::test;
using isa::OperandKind;
using isa::Shape;

namespace {

// Longer than any latency here, so that probes do not disturb each other.
constexpr unsigned drain = 48;
constexpr unsigned slot_bytes = 32;
constexpr unsigned first_slot = 128;

// Writes the probed value, which is in $2 and in LDM at $6, to $1.
struct Producer {
    std::string timing;
    std::vector<std::string> setup;
    std::string code;
};

// $4 is 1, $5 four times 1.0, $7 is $6 + 4.
const std::vector<Producer> producers = {
    {"integer", {}, "addl $2,$31,$1"},
    {"multiply", {}, "mull $2,$4,$1"},
    {"load", {}, "ldl $1,0($6)"},
    {"vector_load", {}, "vldd $1,0($6)"},
    {"vector_integer", {}, "vaddw $2,$31,$1"},
    {"shuffle", {}, "vshff $2,$2,0xe4,$1"},
    {"float", {}, "vaddd $2,$31,$1"},
    {"divide", {}, "vdivd $2,$5,$1"},
    {"selldw", {"selldw $31,$7,1,$31"}, "selldw $31,$6,0,$1"},
    {"csr", {"wcsr $2,5"}, "rcsr $1,5"},
};

// An instruction and the operand of it that is $1.
struct Consumer {
    const isa::Row* row;
    size_t position;
};

bool needs_mesh(const isa::Row& row) {
    return row.shape == Shape::PUT || row.shape == Shape::GET || row.shape == Shape::LOAD_SEND ||
           row.shape == Shape::SYNC;
}

bool is_register(OperandKind kind) {
    return kind == OperandKind::source || kind == OperandKind::source_or_literal ||
           kind == OperandKind::destination || kind == OperandKind::memory ||
           kind == OperandKind::indirect;
}

std::vector<Consumer> consumers() {
    std::vector<Consumer> result;
    for (const isa::Row& row : isa::rows()) {
        if (needs_mesh(row))
            continue;
        const auto operands = isa::operands(row.shape);
        for (size_t i = 0; i < operands.size(); ++i)
            if (is_register(operands[i].kind))
                result.push_back({&row, i});
    }
    return result;
}

// Main memory, where atomic and dma want it; $10 holds a descriptor, $11 this.
constexpr uint64_t arena = 0x5000000000;
constexpr uint64_t descriptor = uint64_t(1) << 56 | 64;  // get 64 bytes, reply word at 0

std::string other_operand(const isa::Row& row, const isa::Operand& operand) {
    switch (operand.kind) {
    case OperandKind::destination:
        return "$8";
    case OperandKind::memory:
        return row.shape == Shape::ATOMIC ? "0($11)" : "0($31)";
    case OperandKind::indirect:
        return "($12)";
    case OperandKind::number:
        // A control register that may be written.
        return row.shape == Shape::WRITE_CSR ? "6" : std::to_string(operand.minimum);
    case OperandKind::target:
        return "1f";
    case OperandKind::hint:
        return "0";
    default:
        break;
    }
    if (row.shape == Shape::DMA)
        return operand.field == isa::Field::a   ? "$10"
               : operand.field == isa::Field::b ? "$11"
                                                : "$31";
    return "$31";
}

std::string probed_operand(OperandKind kind) {
    switch (kind) {
    case OperandKind::memory:
        return "0($1)";
    case OperandKind::indirect:
        return "($1)";
    default:
        return "$1";
    }
}

std::string text_of(const isa::Row& row, size_t probed) {
    std::string text(isa::mnemonic(row));
    if (isa::family_maximum(row.op) >= 0)
        text += "0";
    const auto operands = isa::operands(row.shape);
    for (size_t i = 0; i < operands.size(); ++i)
        text += (i ? "," : " ") +
                (i == probed ? probed_operand(operands[i].kind) : other_operand(row, operands[i]));
    return text;
}

// What $1 must hold for the consumer to do no harm.
std::string value_for(const Consumer& consumer, const std::string& target) {
    const isa::Operand& operand = isa::operands(consumer.row->shape)[consumer.position];
    switch (consumer.row->shape) {
    case Shape::INDIRECT:
        return operand.kind == OperandKind::indirect ? target : "0";
    case Shape::ATOMIC:
        return operand.kind == OperandKind::memory ? fmt::format("{:#x}", arena) : "0";
    case Shape::DMA:
        return operand.field == isa::Field::a   ? fmt::format("{:#x}", descriptor)
               : operand.field == isa::Field::b ? fmt::format("{:#x}", arena)
                                                : "0";
    default:
        return "0";
    }
}

struct Pair {
    size_t producer;
    size_t consumer;
    const isa::Row* row;
    std::string text;
};

// One program with a probe for each consumer.
struct Probes {
    Lines lines;
    std::string data;
    std::vector<Pair> pairs;

    std::string program() const {
        return lines.text() + "halt\n.section .tdata_local,\"aw\",\"progbits\"\n.align 5\n" + data;
    }
};

void begin(Probes& probes) {
    probes.data += fmt::format(".quad {:#x},{:#x},0,0\n", descriptor, arena);
    probes.lines.add(fmt::format("vldd $10,{}($31)", first_slot));
    probes.lines.add(fmt::format("ldl $11,{}($31)", first_slot + 8));
    probes.lines.add("ldi $4,1($31)");
    probes.lines.add_nops(drain);
    probes.lines.add("fcvtld $4,$5");
    probes.lines.add_nops(drain);
    probes.lines.add("vcpyf $5,$5");
}

void add_probe(Probes& probes, const Producer& producer, const Consumer& consumer, unsigned slot) {
    Lines& lines = probes.lines;
    const size_t index = probes.pairs.size() + 1;
    const std::string target = fmt::format("target_{}", index);
    const size_t address = first_slot + slot_bytes * index;
    const bool indirect = consumer.row->shape == Shape::INDIRECT;
    probes.data +=
        fmt::format(".quad {},{},0,0\n", value_for(consumer, target), indirect ? target : "0");
    lines.add(fmt::format("ldl $2,{}($31)", address));
    lines.add(fmt::format("ldi $6,{}($31)", address));
    lines.add(fmt::format("ldi $7,{}($31)", address + 4));
    if (indirect)
        lines.add(fmt::format("ldl $12,{}($31)", address + 8));
    lines.add_nops(8);
    for (const std::string& line : producer.setup)
        lines.add(line);
    lines.add_nops(drain);
    lines.settle();
    lines.align(slot);
    Pair pair;
    pair.row = consumer.row;
    pair.producer = lines.add(producer.code);
    pair.text = producer.code + "; " + text_of(*consumer.row, consumer.position);
    pair.consumer = lines.add(text_of(*consumer.row, consumer.position));
    lines.add("1:");
    lines.add(target + ":");
    probes.pairs.push_back(pair);
}

Probes probes_of(const Producer& producer, unsigned slot) {
    Probes probes;
    begin(probes);
    for (const Consumer& consumer : consumers())
        add_probe(probes, producer, consumer, slot);
    return probes;
}

constexpr Account operand_accounts[] = {Account::operand_integer,
                                        Account::operand_multiply,
                                        Account::operand_load,
                                        Account::operand_store,
                                        Account::operand_vector_load,
                                        Account::operand_branch,
                                        Account::operand_shuffle,
                                        Account::operand_float,
                                        Account::operand_vector_integer,
                                        Account::operand_divide,
                                        Account::operand_selldw,
                                        Account::operand_csr,
                                        Account::selldw_buffer,
                                        Account::pipe,
                                        Account::dma_wait};

void check_probes(const Producer& producer, unsigned slot,
                  const std::vector<std::string>& settings) {
    const Machine machine = machine_with(settings);
    const auto latency = machine.value("cpe.latency." + producer.timing);
    const auto buffer = machine.value("cpe.selldw.drain_cycles");
    INFO(producer.timing << " = " << latency << ", slot " << slot);
    const Probes probes = probes_of(producer, slot);
    const Observed observed = observe(probes.program(), settings);
    int64_t for_operand = 0;
    int64_t for_buffer = 0;
    for (const Pair& pair : probes.pairs) {
        int64_t expected = latency;
        // A look-up waits for the buffer, too.
        if (producer.timing == "selldw" && pair.row->shape == Shape::LOOKUP) {
            expected = std::max(latency, buffer);
            for_buffer += expected - latency;
        }
        for_operand += latency - 1;
        INFO(pair.text);
        CHECK(observed.distance(pair.producer, pair.consumer) == expected);
    }
    // With queues, others issue in the meantime.
    if (machine.value("cpe.queue_entries") != 0)
        return;
    for (const Account account : operand_accounts) {
        INFO("account " << account_names[size_t(account)]);
        const bool own = account_names[size_t(account)] == "operand_" + producer.timing;
        const bool of_buffer = account == Account::selldw_buffer;
        CHECK(int64_t(observed.account(account)) == (own         ? for_operand
                                                     : of_buffer ? for_buffer
                                                                 : 0));
    }
}

}  // namespace

TEST_CASE("does every operand wait exactly as long as its producer takes?") {
    for (const Producer& producer : producers)
        for (const unsigned slot : {0u, 1u})
            for (const auto& settings : {no_fetch_stalls, strict_order})
                check_probes(producer, slot, settings);
}

TEST_CASE("is it the machine's latency that operands wait for?") {
    for (const Producer& producer : producers)
        for (const unsigned latency : {1u, 5u, 8u})
            for (const auto& settings : {no_fetch_stalls, strict_order})
                check_probes(
                    producer, latency == 5,
                    with(settings, fmt::format("cpe.latency.{}={}", producer.timing, latency)));
}

namespace {

// All classes differ.
const std::vector<std::string> all_different = {
    "cpe.icache.miss_cycles=0",     "cpe.latency.integer=2",       "cpe.latency.multiply=9",
    "cpe.latency.load=4",           "cpe.latency.shuffle=3",       "cpe.latency.vector_load=6",
    "cpe.latency.vector_integer=5", "cpe.latency.float=11",        "cpe.latency.divide=17",
    "cpe.latency.selldw=7",         "cpe.latency.csr=8",           "cpe.latency.branch=10",
    "cpe.branch.taken_cycles=0",    "cpe.branch.indirect_cycles=0"};

// Position of the destination; none if the row writes no register.
std::optional<size_t> destination_of(const isa::Row& row) {
    const auto operands = isa::operands(row.shape);
    for (size_t i = 0; i < operands.size(); ++i)
        if (operands[i].kind == OperandKind::destination)
            return i;
    return std::nullopt;
}

// Each row that writes a register, then a user of it.
Probes all_producers(const std::vector<const isa::Row*>& rows, unsigned slot) {
    Probes probes;
    begin(probes);
    Lines& lines = probes.lines;
    for (const isa::Row* row : rows) {
        const size_t index = probes.pairs.size() + 1;
        const std::string target = fmt::format("target_{}", index);
        probes.data += fmt::format(".quad {},0,0,0\n", target);
        lines.add(fmt::format("ldl $12,{}($31)", first_slot + slot_bytes * index));
        lines.add_nops(drain);
        lines.align(slot);
        Pair pair;
        pair.row = row;
        pair.text = text_of(*row, *destination_of(*row));
        pair.producer = lines.add(pair.text);
        lines.add("1:");
        lines.add(target + ":");
        pair.consumer = lines.add("or $1,$31,$9");
        probes.pairs.push_back(pair);
    }
    return probes;
}

std::vector<const isa::Row*> writing_rows() {
    std::vector<const isa::Row*> rows;
    for (const isa::Row& row : isa::rows())
        // The answer of main memory takes its own time.
        if (destination_of(row) && !needs_mesh(row) && row.shape != Shape::ATOMIC)
            rows.push_back(&row);
    return rows;
}

}  // namespace

TEST_CASE("does every instruction's result take its class's latency?") {
    const Machine machine = machine_with(all_different);
    for (const unsigned slot : {0u, 1u}) {
        const Probes probes = all_producers(writing_rows(), slot);
        const Observed observed = observe(probes.program(), all_different);
        for (const Pair& pair : probes.pairs) {
            std::string timing(isa::name(pair.row->timing));
            INFO(pair.text << " (" << timing << "), slot " << slot);
            CHECK(observed.distance(pair.producer, pair.consumer) ==
                  machine.value("cpe.latency." + timing));
        }
    }
}

TEST_CASE("are instructions in the class that published scheduling puts them in?") {
    const std::vector<std::pair<std::string, std::vector<const char*>>> classes = {
        {"integer", {"addw", "addl", "ldi", "ldih", "sll", "seleq", "cmpeq", "zapnot", "ctpop"}},
        {"multiply", {"mulw", "mull", "umulh"}},
        {"load", {"ldbu", "ldhu", "ldw", "ldl"}},
        {"vector_load", {"vldd", "ldde", "ldse", "flds", "fldd", "vlds", "ldwe", "vldd_ul"}},
        {"vector_integer", {"vaddw", "vsrlw", "vinsw", "vextw", "vlog2x0", "vlog3r0", "sllow"}},
        {"shuffle", {"vshff", "vshfw"}},
        {"float", {"fadds", "faddd", "fmuld", "fmad", "vmad", "vaddd", "fcmpeq", "vseleq"}},
        {"divide", {"fdivs", "fdivd", "fsqrts", "fsqrtd", "vdivs", "vdivd", "vsqrts", "vsqrtd"}},
        {"selldw", {"selldw"}},
        {"csr", {"rcsr"}},
        {"branch", {"br", "bsr", "call", "jmp", "ret"}},
    };
    for (const auto& [timing, mnemonics] : classes) {
        std::vector<const isa::Row*> rows;
        for (const char* mnemonic : mnemonics)
            rows.push_back(isa::find(mnemonic)->row);
        const Probes probes = all_producers(rows, 0);
        const Observed observed = observe(probes.program(), all_different);
        for (const Pair& pair : probes.pairs) {
            INFO(pair.text);
            CHECK(observed.distance(pair.producer, pair.consumer) ==
                  machine_with(all_different).value("cpe.latency." + timing));
        }
    }
}

TEST_CASE("does a result that is already there cost nothing?") {
    for (const Producer& producer : producers) {
        const auto latency = machine_with(no_fetch_stalls).value("cpe.latency." + producer.timing);
        // One instruction per cycle in between: one too few, just enough, more than enough.
        for (const int64_t between : {latency - 2, latency - 1, latency, latency + 3}) {
            if (between < 0)
                continue;
            INFO(producer.code << ", " << between << " between");
            Probes probes;
            begin(probes);
            Lines& lines = probes.lines;
            probes.data += ".quad 0,0,0,0\n";
            lines.add(fmt::format("ldi $6,{}($31)", first_slot + slot_bytes));
            lines.add_nops(drain);
            lines.settle();
            lines.align(1);
            const size_t produced = lines.add(producer.code);
            lines.add_nops(unsigned(between));
            const size_t used = lines.add("stl $1,0($31)");
            const Observed observed = observe(probes.program(), no_fetch_stalls);
            CHECK(observed.distance(produced, used) == std::max(latency, between + 1));
        }
    }
}

TEST_CASE("does a return address take the branch latency?") {
    for (const char* setting : {"cpe.latency.branch=1", "cpe.latency.branch=12"}) {
        INFO(setting);
        const auto settings =
            with(with(with(no_fetch_stalls, setting), "cpe.branch.indirect_cycles=8"),
                 "cpe.branch.direct_cycles=0");
        const auto latency = machine_with(settings).value("cpe.latency.branch");
        Lines lines;
        lines.add_nops(2);
        const size_t call = lines.add("bsr $26,1f");
        lines.add("halt");
        lines.add("1:");
        const size_t back = lines.add("ret $31,($26),1");
        const Observed observed = observe(lines.text(), settings);
        CHECK(observed.distance(call, back) == latency);
        CHECK(observed.distance(back, call + 1) == 9);
        CHECK(observed.account(Account::operand_branch) == Cycle(latency - 1));
    }
}

TEST_CASE("may a register be written in the cycle in which it is read?") {
    // In slot 1, the reader has a nop beside it: on P1 it issues a cycle after its decode, and a
    // writer on P0, decoded then, issues with it.
    for (const char* writer : {"addl $4,$5,$3", "vaddw $4,$5,$3", "vldd $3,0($31)"})
        for (const char* reader : {"stl $3,64($31)", "vaddd $3,$3,$6", "addl $3,$3,$6"})
            for (const unsigned slot : {0u, 1u}) {
                INFO(reader << "; " << writer << ", slot " << slot);
                Lines lines;
                lines.align(slot);
                const size_t reads = lines.add(reader);
                const size_t writes = lines.add(writer);
                const Observed observed = observe(lines, no_fetch_stalls);
                const bool together = observed.pipe(writes) != observed.pipe(reads) &&
                                      (slot == 0 || observed.pipe(reads) == 1);
                CHECK(observed.distance(reads, writes) == (together ? 0 : 1));
            }
}

TEST_CASE("does $31 never make anyone wait?") {
    for (const Producer& producer : producers) {
        std::string code = producer.code;
        code.replace(code.rfind("$1"), 2, "$31");
        if (producer.timing == "load" || producer.timing == "vector_load")
            code = (producer.timing == "load" ? "ldl" : "vldd") + std::string(" $31,0($31)");
        INFO(code);
        Lines lines;
        lines.align(1);
        lines.add("nop");
        const size_t writes = lines.add(code);
        const size_t reads = lines.add("stl $31,64($31)");
        const size_t again = lines.add("ldi $31,0($31)");
        const Observed observed = observe(lines, no_fetch_stalls);
        CHECK(observed.distance(writes, reads) <= 1);
        CHECK(observed.distance(writes, again) <= 2);
    }
}

TEST_CASE("does a look-up that writes no register hold none?") {
    // Only c = 0 has a result: the user of $1 goes on at once after c = 1.
    const auto settings = with(strict_order, "cpe.latency.selldw=6");
    Lines lines;
    lines.add_nops(2);
    const size_t partial = lines.add("selldw $31,$31,1,$1");
    const size_t after_partial = lines.add("stl $1,64($31)");
    lines.add_nops(drain);
    const size_t last = lines.add("selldw $31,$31,0,$1");
    const size_t after_last = lines.add("stl $1,64($31)");
    // A producer of $1 makes the c = 0 look-up wait as its destination, but not the others.
    lines.add_nops(drain);
    lines.align(0);
    const size_t slow = lines.add("faddd $31,$31,$1");
    const size_t free = lines.add("selldw $31,$31,1,$1");
    const size_t bound = lines.add("selldw $31,$31,0,$1");
    const Observed observed = observe(lines, settings);
    CHECK(observed.distance(partial, after_partial) == 1);
    CHECK(observed.distance(last, after_last) == 6);
    CHECK(observed.distance(slow, free) == 0);
    CHECK(observed.distance(slow, bound) == machine_with(settings).value("cpe.latency.float"));
}
