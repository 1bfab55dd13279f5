// SPDX-License-Identifier: Apache-2.0
#include <catch2/catch.hpp>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "tests/sim/cpe/random_program.h"
#include "tests/sim/support.h"
#include "tests/support/shard.h"

namespace swsim::test {
namespace {

constexpr uint64_t shared_memory = address_map::arena_base + 0x8000;
constexpr size_t shared_bytes = 0x1000;

struct Observation {
    Run run;
    std::vector<uint8_t> memory;
};

// One that hears of everything, and does nothing: but nothing is folded for it.
struct Listener : EventListener {};

// One for which timing is remembered, and loops are folded.
struct AddsUp : EventListener {
    bool only_adds_up() const override { return true; }
};

Observation observe(const std::string& text, Setup setup, Cycle quantum,
                    EventListener* listener = nullptr) {
    setup.quantum = quantum;
    setup.listener = listener;
    Observation result{run(text, setup), {}};
    const uint8_t* const memory = Arena::pointer(shared_memory);
    result.memory.assign(memory, memory + shared_bytes);
    return result;
}

std::string difference(size_t core, const CoreResult& x, const CoreResult& y) {
    std::string result = fmt::format("core {}: end {} and {}, {} and {} instructions", core, x.end,
                                     y.end, x.instructions, y.instructions);
    for (size_t i = 0; i < account_count; ++i)
        if (x.accounts[Account(i)] != y.accounts[Account(i)])
            result += fmt::format(", {} {} and {}", account_names[i], x.accounts[Account(i)],
                                  y.accounts[Account(i)]);
    return result;
}

// What differs, or nothing.
std::string difference(const Observation& a, const Observation& b) {
    const SpawnResult& x = a.run.result;
    const SpawnResult& y = b.run.result;
    if (x.findings != y.findings)
        return fmt::format("findings:\n{}\nand:\n{}\n", fmt::join(x.findings, "\n"),
                           fmt::join(y.findings, "\n"));
    if (x.outcome != y.outcome)
        return fmt::format("outcome {} and {}: {} / {}", int(x.outcome), int(y.outcome),
                           x.fault.message, y.fault.message);
    if (x.outcome != Outcome::ended) {
        // The other cores stand where they stand; the fault itself is the result.
        const bool same = x.fault.name == y.fault.name && x.fault.core == y.fault.core &&
                          x.fault.pc == y.fault.pc && x.fault.cycle == y.fault.cycle &&
                          x.fault.message == y.fault.message;
        if (!same)
            return fmt::format("fault {} on {} at {:#x} in {} and {} on {} at {:#x} in {}",
                               x.fault.name, x.fault.core, x.fault.pc, x.fault.cycle, y.fault.name,
                               y.fault.core, y.fault.pc, y.fault.cycle);
        if (x.outcome != Outcome::cycle_limit)
            return "";
    }
    if (x.cycles != y.cycles)
        return fmt::format("cycles {} and {}", x.cycles, y.cycles);
    for (size_t i = 0; i < x.cores.size(); ++i) {
        if (!(x.cores[i] == y.cores[i]))
            return difference(i, x.cores[i], y.cores[i]);
        if (!a.run.states[i].same_as(b.run.states[i]))
            return fmt::format("core {}: registers or LDM", i);
    }
    return a.memory == b.memory ? "" : "main memory";
}

// Of a program that was found to run in this way: with every timing state remembered at its first
// visit, with few, with none, and with all timed anew. A check looks at each access itself, so that
// nothing is remembered beside it.
std::string difference_when_remembered(const std::string& text, Setup setup,
                                       const Observation& ticking) {
    setup.check = Setup::Check::off;
    Observation expected = ticking;
    expected.run.result.findings.clear();
    std::string result;
    for (const Remembering& remembering :
         {Remembering{.visits = 1}, Remembering{.most_states = 4, .visits = 1},
          Remembering{.most_states = 0}, Remembering{.visits = 2, .verify = true}}) {
        setup.remembering = remembering;
        AddsUp listener;
        const std::string differs = difference(expected, observe(text, setup, 0)) +
                                    difference(expected, observe(text, setup, 0, &listener));
        if (!differs.empty())
            result += fmt::format("{} states from visit {}: {}\n", remembering.most_states,
                                  remembering.visits, differs);
    }
    return result;
}

std::string description(const Setup& setup) {
    return fmt::format(", {} cores, limit {}, {}", setup.cpes, setup.max_cycles,
                       fmt::join(setup.settings, " "));
}

}  // namespace

TEST_CASE("do random programs run the same ahead of time and cycle by cycle?",
          "[random][sharded]") {
    unsigned ended = 0;
    const Part part = own_part(random_programs(1'000));
    for (unsigned seed = part.begin + 1; seed <= part.end; ++seed) {
        RandomProgram random(seed);
        const Setup setup{.cpes = random_cpes(random),
                          .arguments = {shared_memory},
                          .max_cycles = 200'000,
                          .settings = random_machine(random),
                          .check = Setup::Check::findings};  // they race
        const std::string text = random.text(setup.cpes);
        const Observation ticking = observe(text, setup, 1);
        const Observation ahead = observe(text, setup, 0);
        const Observation bounded = observe(text, setup, random.between(2, 40));
        Listener listener;
        const Observation heard = observe(text, setup, 0, &listener);
        const std::string differs = difference(ticking, ahead) + difference(ticking, bounded) +
                                    difference(ticking, heard) +
                                    difference_when_remembered(text, setup, ticking);
        if (!differs.empty())
            FAIL("seed " << seed << description(setup) << "\n" << differs << "\n" << text);
        ended += ticking.run.result.outcome == Outcome::ended;
    }
    // The programs are worth comparing: nearly all run to their end.
    CHECK(ended >= part.size() * 9 / 10);
}

TEST_CASE("do random programs that are cut off stand at the same place, however they run?",
          "[random][sharded]") {
    unsigned cut = 0;
    const Part part = own_part(random_programs(500));
    for (unsigned seed = part.begin + 1; seed <= part.end; ++seed) {
        RandomProgram random(seed);
        Setup setup{.cpes = random_cpes(random),
                    .arguments = {shared_memory},
                    .max_cycles = 200'000,
                    .settings = random_machine(random),
                    .check = Setup::Check::findings};
        const std::string text = random.text(setup.cpes);
        const Observation whole = observe(text, setup, 0);
        if (whole.run.result.outcome != Outcome::ended)
            continue;
        ++cut;
        setup.max_cycles = random.between(1, unsigned(whole.run.result.cycles) - 1);
        const Observation ticking = observe(text, setup, 1);
        Listener listener;
        const std::string differs =
            difference(ticking, observe(text, setup, random.between(2, 40))) +
            difference(ticking, observe(text, setup, 0, &listener)) +
            difference_when_remembered(text, setup, ticking);
        if (!differs.empty())
            FAIL("seed " << seed << description(setup) << "\n" << differs << "\n" << text);
    }
    CHECK(cut >= part.size() * 9 / 10);
}

}  // namespace swsim::test
