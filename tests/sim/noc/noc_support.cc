// SPDX-License-Identifier: Apache-2.0
#include "tests/sim/noc/noc_support.h"

#include <algorithm>

#include <catch2/catch.hpp>
#include <fmt/format.h>

#include "tests/sim/cpe/probe_support.h"

namespace swsim::test {

namespace {

constexpr unsigned all_cores = 64;
// Registers: $1..$14 for what is got, from here on what is put, in turn, and those for looks.
constexpr unsigned first_put_register = 19;
constexpr unsigned put_registers = 7;
constexpr unsigned look_register[remembered_looks] = {15, 16, 26, 28};

// The text of a program, and where each core's steps begin.
struct MeshProgram {
    Lines lines;
    std::vector<size_t> first;
};

uint64_t put_value(unsigned core, unsigned number) {
    return core * put_registers + number % put_registers + 1;
}

bool is_look(const MeshStep& step) {
    return step.kind == MeshStep::Kind::look_for_message ||
           step.kind == MeshStep::Kind::look_for_room;
}

std::string text(const MeshStep& step, unsigned puts, unsigned gets, unsigned looks) {
    const char suffix = (step.kind == MeshStep::Kind::put ? step.message.direction
                                                          : step.direction) == Direction::row
                            ? 'r'
                            : 'c';
    switch (step.kind) {
    case MeshStep::Kind::put:
        return fmt::format("put{} ${},{}", suffix, first_put_register + puts % put_registers,
                           step.message.broadcast ? 8 : step.message.target);
    case MeshStep::Kind::get:
        return fmt::format("get{} ${}", suffix, 1 + gets % remembered_gets);
    case MeshStep::Kind::look_for_message:
        return fmt::format("rcsr ${},{}", look_register[looks % remembered_looks],
                           step.direction == Direction::row ? 0x34 : 0x35);
    case MeshStep::Kind::look_for_room:
        return fmt::format("rcsr ${},0x36", look_register[looks % remembered_looks]);
    default:
        return "nop";
    }
}

// Core c begins its steps after padding[c] nops.
MeshProgram program(const MeshSteps& steps, const std::vector<Cycle>& padding) {
    MeshProgram result;
    Lines& lines = result.lines;
    lines.add("rcsr $17,0");
    for (unsigned core = 0; core < all_cores; ++core) {
        lines.add(fmt::format("subl $17,{},$18", core));
        lines.add(fmt::format("beq $18,core{}", core));
    }
    for (unsigned core = 0; core < all_cores; ++core) {
        lines.align(0);  // the same cycles to the first step, whatever the others do
        lines.add(fmt::format("core{}:", core));
        for (unsigned i = 0; i < put_registers; ++i)
            lines.add(fmt::format("ldi ${},{}($31)", first_put_register + i, put_value(core, i)));
        // One more than needed, so that the first step does not join an ldi.
        lines.add_nops(unsigned(padding[core]) + 2);
        result.first.push_back(lines.count());
        unsigned puts = 0;
        unsigned gets = 0;
        unsigned looks = 0;
        for (const MeshStep& step : steps[core]) {
            lines.add(text(step, puts, gets, looks));
            looks += is_look(step);
            puts += step.kind == MeshStep::Kind::put;
            gets += step.kind == MeshStep::Kind::get;
        }
        lines.add("halt");
    }
    return result;
}

class Recorder : public EventListener {
  public:
    using EventListener::on;
    void on(const events::Issue& issue) override {
        events[issue.core].push_back({issue.cycle, issue.pc, issue.pipe});
    }
    std::vector<std::vector<IssueEvent>> events{all_cores};
};

struct Recorded {
    Run run;
    Recorder recorder;
};

Recorded record(const MeshProgram& program, std::vector<std::string> settings, Cycle quantum,
                unsigned cpes) {
    Recorded result;
    settings.insert(settings.end(), no_fetch_stalls.begin(), no_fetch_stalls.end());
    // Messages to cores that do not run are left over.
    const auto check = cpes == all_cores ? Setup::Check::clean : Setup::Check::findings;
    result.run = run(program.lines.text(), Setup{.cpes = cpes,
                                                 .quantum = quantum,
                                                 .settings = settings,
                                                 .listener = &result.recorder,
                                                 .check = check});
    return result;
}

// How many nops make all cores begin in the same cycle.
const std::vector<Cycle>& alignment() {
    static const std::vector<Cycle> padding = [] {
        const MeshProgram empty = program(MeshSteps(all_cores), std::vector<Cycle>(all_cores));
        const Recorded recorded = record(empty, {}, 0, all_cores);
        std::vector<Cycle> halted;
        for (const auto& events : recorded.recorder.events)
            halted.push_back(events.back().cycle);
        const Cycle last = *std::ranges::max_element(halted);
        std::ranges::transform(halted, halted.begin(), [&](Cycle cycle) { return last - cycle; });
        return halted;
    }();
    return padding;
}

// The first cycle of the steps, known from the first core that has any.
Cycle origin(const MeshProgram& program, const std::vector<std::vector<IssueEvent>>& events) {
    for (unsigned core = 0; core < all_cores; ++core)
        for (const IssueEvent& event : events[core])
            if (event.number() + 1 == program.first[core])
                return event.cycle + 1;
    return 0;
}

}  // namespace

MeshStep nop() {
    return {};
}

MeshStep put(Direction direction, unsigned target) {
    MeshStep step;
    step.kind = MeshStep::Kind::put;
    step.message.direction = direction;
    step.message.target = target;
    return step;
}

MeshStep broadcast(Direction direction) {
    MeshStep step = put(direction, 0);
    step.message.broadcast = true;
    return step;
}

MeshStep get(Direction direction) {
    MeshStep step;
    step.kind = MeshStep::Kind::get;
    step.direction = direction;
    return step;
}

MeshStep look_for_message(Direction direction) {
    MeshStep step = get(direction);
    step.kind = MeshStep::Kind::look_for_message;
    return step;
}

MeshStep look_for_room() {
    MeshStep step;
    step.kind = MeshStep::Kind::look_for_room;
    return step;
}

void add(std::vector<MeshStep>& steps, const MeshStep& step, unsigned count) {
    steps.insert(steps.end(), count, step);
}

unsigned MeshRun::sender(unsigned core, size_t index) const {
    return unsigned((cores.at(core).read.at(index).u64[0] - 1) / put_registers);
}

unsigned MeshRun::number(unsigned core, size_t index) const {
    return unsigned((cores.at(core).read.at(index).u64[0] - 1) % put_registers);
}

MeshRun run_mesh_at(Cycle quantum, const MeshSteps& steps, const std::vector<std::string>& settings,
                    unsigned cpes) {
    const MeshProgram built = program(steps, alignment());
    const Recorded recorded = record(built, settings, quantum, cpes);
    const Cycle start = origin(built, recorded.recorder.events);
    MeshRun result{recorded.run, std::vector<MeshResult>(all_cores)};
    for (unsigned core = 0; core < cpes; ++core) {
        MeshResult& own = result.cores[core];
        const size_t first = built.first[core];
        for (const IssueEvent& event : recorded.recorder.events[core]) {
            if (event.number() < first || event.number() >= first + steps[core].size())
                continue;
            own.issue.push_back(event.cycle - start);
            if (steps[core][event.number() - first].kind == MeshStep::Kind::get)
                own.read.push_back(Vector());
            if (is_look(steps[core][event.number() - first]))
                own.wait.push_back(false);
        }
        const size_t gets = own.read.size();
        for (size_t i = gets - std::min<size_t>(gets, remembered_gets); i < gets; ++i)
            own.read[i] = recorded.run.reg(unsigned(1 + i % remembered_gets), core);
        const size_t looks = own.wait.size();
        for (size_t i = looks - std::min<size_t>(looks, remembered_looks); i < looks; ++i)
            own.wait[i] = recorded.run.scalar(look_register[i % remembered_looks], core) == 1;
    }
    return result;
}

MeshRun run_mesh(const MeshSteps& steps, const std::vector<std::string>& settings, unsigned cpes) {
    const MeshRun ahead = run_mesh_at(0, steps, settings, cpes);
    const MeshRun ticking = run_mesh_at(1, steps, settings, cpes);
    INFO("cycle by cycle against running ahead");
    check_same(ahead, ticking);
    for (unsigned core = 0; core < cpes; ++core) {
        INFO("core " << core);
        CHECK(ahead.cores[core].issue == ticking.cores[core].issue);
        CHECK((ahead.cores[core].read == ticking.cores[core].read));
        CHECK(ahead.cores[core].wait == ticking.cores[core].wait);
    }
    return ahead;
}

std::vector<MeshResult> reference(const MeshSteps& steps, const MeshParameters& parameters) {
    MeshSteps valued = steps;
    for (unsigned core = 0; core < all_cores; ++core) {
        unsigned puts = 0;
        for (MeshStep& step : valued[core])
            if (step.kind == MeshStep::Kind::put)
                step.message.data.u64[0] = put_value(core, puts++);
    }
    std::vector<MeshResult> results =
        mesh_by_cycle(valued, std::vector<Cycle>(all_cores), parameters);
    for (MeshResult& result : results) {
        for (size_t i = 0; i + remembered_gets < result.read.size(); ++i)
            result.read[i] = Vector();
        for (size_t i = 0; i + remembered_looks < result.wait.size(); ++i)
            result.wait[i] = false;
    }
    return results;
}

}  // namespace swsim::test
