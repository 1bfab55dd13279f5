// SPDX-License-Identifier: Apache-2.0
//
// The simulator's own speed when all 64 cores talk to each other: the exchange of a matrix
// multiplication by register communication, as swGEMM's inner loop does it. In step s the cores of
// column s broadcast along their rows and those of row s along their columns, the others receive.
// A pass is 26 instructions in 16 cycles: 8 broadcasts or gets, 16 vmad, subw, bne.
#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include "asm/assembler.h"
#include "sim/chip/core_group.h"

namespace {

constexpr unsigned passes_per_step = 64;
constexpr unsigned steps = 8;

// Accumulators $0..$15, four operands $20..$23 of the row, four $24..$27 of the column. Each
// operand is replaced when its last use in the pass has issued.
std::string multiply_add(unsigned i, unsigned j) {
    return fmt::format("vmad ${0},${1},${2},${2}\n", 20 + i, 24 + j, 4 * i + j);
}

std::string row_operand(bool send, unsigned i) {
    return send ? fmt::format("vldr ${},{}($31)\n", 20 + i, 0x1000 + 32 * i)
                : fmt::format("getr ${}\n", 20 + i);
}

std::string column_operand(bool send, unsigned j) {
    return send ? fmt::format("lddec ${},{}($31)\n", 24 + j, 0x2000 + 8 * j)
                : fmt::format("getc ${}\n", 24 + j);
}

// One step of a core that sends along its row or receives from it, and so for its column.
std::string step(bool row, bool column, const std::string& name) {
    const auto a = [&](unsigned i) { return row_operand(row, i); };
    const auto b = [&](unsigned j) { return column_operand(column, j); };
    const auto& c = multiply_add;
    return fmt::format("ldi $18,{}($31)\n.align 3\n{}:\n", passes_per_step, name) + c(0, 3) + b(0) +
           c(1, 3) + a(2) + c(0, 2) + a(3) + c(1, 2) + "subw $18,1,$18\n" + c(0, 1) + c(1, 1) +
           c(0, 0) + c(1, 0) + c(2, 3) + a(0) + c(3, 3) + a(1) + c(2, 2) + b(3) + c(3, 2) + b(2) +
           c(2, 1) + c(3, 1) + c(2, 0) + b(1) + c(3, 0) +
           fmt::format("bne $18,{}\nbr next\n", name);
}

constexpr const char* no_transfer = "";
// Each core gets its own kilobyte and waits for it, before each step.
constexpr const char* transfer = R"(
    rcsr $19,0
    sll $19,10,$19
    addl $16,$19,$19
    ldi $28,0x3000($31)
    dma $30,$19,$28
    addw $29,1,$29
wait:
    ldw $19,0x3f00($31)
    subw $19,$29,$19
    blt $19,wait
)";

std::string program(const std::string& before_step) {
    return R"(
.text
.globl main
main:
    ldi $30,0x3f00($31)         # the descriptor: get 1024 bytes, mode PE, reply word at 0x3f00
    vinsw $30,$31,2,$30
    ldi $28,1($31)
    sll $28,56,$28
    ldi $19,1024($31)
    or $28,$19,$28
    vinsf $28,$30,0,$30
    stw $31,0x3f00($31)
    ldi $29,0($31)
    ldi $17,0($31)
step:
)" + before_step +
           R"(
    rcsr $28,2
    subw $28,$17,$28
    rcsr $19,1
    subw $19,$17,$19
    beq $28,sends_row
    beq $19,sends_column
)" + step(false, false, "receive") +
           "sends_column:\n" + step(false, true, "send_column") +
           "sends_row:\n    beq $19,sends_both\n" + step(true, false, "send_row") +
           "sends_both:\n" + step(true, true, "send_both") +
           fmt::format(R"(
next:
    addw $17,1,$17
    subw $17,{},$28
    bne $28,step
    halt
)",
                       steps);
}

void exchange(benchmark::State& state, const char* before_step) {
    // The group keeps pointers to both until the next load.
    static swsim::Program assembled;
    static const swsim::Machine machine;
    assembled = swsim::assemble_text(program(before_step));
    swsim::CoreGroup& group = swsim::CoreGroup::instance();
    swsim::SpawnOptions options;
    options.arguments = {swsim::address_map::arena_base};
    double cycles = 0;
    double instructions = 0;
    for (auto _ : state) {
        state.PauseTiming();
        group.load(assembled, machine);
        swsim::Arena::instance().admit(swsim::address_map::arena_base, uint64_t(1) << 20);
        options.entry = *assembled.entry("main");
        state.ResumeTiming();
        const swsim::SpawnResult result = group.run(options);
        if (result.outcome != swsim::Outcome::ended)
            state.SkipWithError(result.fault.message.c_str());
        cycles += double(result.kernel_cycles);
        for (const swsim::CoreResult& core : result.cores)
            instructions += double(core.instructions);
    }
    using Counter = benchmark::Counter;
    state.counters["thousand_array_cycles_per_s"] = Counter(cycles / 1e3, Counter::kIsRate);
    state.counters["million_instructions_per_s"] = Counter(instructions / 1e6, Counter::kIsRate);
    state.counters["cycles_per_pass"] =
        cycles / double(state.iterations()) / double(steps * passes_per_step);
}

BENCHMARK_CAPTURE(exchange, alone, no_transfer)->Unit(benchmark::kMillisecond)->MinTime(1.0);
BENCHMARK_CAPTURE(exchange, with_dma, transfer)->Unit(benchmark::kMillisecond)->MinTime(1.0);

}  // namespace
