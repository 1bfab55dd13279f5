// SPDX-License-Identifier: Apache-2.0
//
// Main memory against second models of it, which are plain and written from docs/main-memory.md.
#include <catch2/catch.hpp>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "sim/memory/dram_controller.h"
#include "tests/sim/memory/dram_reference.h"
#include "tests/sim/memory/memory_program.h"
#include "tests/support/shard.h"

namespace swsim::test {
namespace {

constexpr uint64_t line_bytes = 128;

struct Arrival {
    DramTick tick;
    DramByTick::Request request;
};

// Bursts of requests with pauses, some of which are longer than it takes to refresh.
std::vector<Arrival> random_arrivals(Dice& dice) {
    std::vector<Arrival> result;
    const uint64_t lines = uint64_t(4) << dice.between(0, 9);
    const unsigned merges = dice.one_in(4) ? 0 : unsigned(dice.between(2, 6));
    DramTick tick = dice.between(0, 50);
    for (unsigned tag = 0; tag < 120; ++tag) {
        using enum DramByTick::Kind;
        const DramByTick::Kind kind = merges && dice.one_in(merges) ? merge
                                      : dice.one_in(2)              ? write
                                                                    : read;
        const uint64_t line = dice.one_in(3) ? dice.between(0, 3) : dice.between(0, lines);
        result.push_back({tick, {kind, line * line_bytes, tag}});
        if (dice.one_in(30))
            tick += dice.between(0, 3000);
        else if (!dice.one_in(3))
            tick += dice.between(0, dice.one_in(4) ? 60 : 6);
    }
    return result;
}

struct Served {
    DramTick tick;
    unsigned tag;
    bool wrote;
    DramTick done;

    bool operator==(const Served&) const = default;
};

std::string format_as(const Served& served) {
    return fmt::format("at {} {} {} until {}", served.tick, served.wrote ? "write" : "read",
                       served.tag, served.done);
}

std::vector<Served> by_controller(const Machine& machine, const std::vector<Arrival>& arrivals) {
    DramController controller(machine);
    std::vector<Served> result;
    const auto run_until = [&](DramTick end) {
        while (controller.next() < end) {
            const DramTick now = controller.next();
            if (const auto service = controller.issue(now))
                result.push_back({now, service->tag, service->wrote, service->done});
        }
    };
    for (const auto& [tick, request] : arrivals) {
        run_until(tick);
        controller.accept(
            {DramAccess(request.kind), address_map::arena_base + request.line, request.tag}, tick);
    }
    run_until(DramController::never);
    return result;
}

std::vector<Served> by_tick(const Machine& machine, const std::vector<Arrival>& arrivals) {
    DramByTick dram(machine);
    std::vector<Served> result;
    size_t next = 0;
    for (DramTick now = 0; next < arrivals.size() || !dram.idle(); ++now) {
        std::vector<DramByTick::Request> come;
        for (; next < arrivals.size() && arrivals[next].tick == now; ++next)
            come.push_back(arrivals[next].request);
        if (const auto column = dram.tick(now, come))
            result.push_back({now, column->tag, column->wrote, column->done});
    }
    return result;
}

// ---- The whole ---------------------------------------------------------------------------------

bool waits_for_room(Account account) {
    return account == Account::dma_queue || account == Account::gld_queue ||
           account == Account::gst_queue || account == Account::fence;
}

std::vector<uint8_t> main_memory(const MemoryProgram& program) {
    const uint8_t* const main = Arena::pointer(address_map::arena_base);
    return {main, main + program.contents().main.size()};
}

// What the simulator did, in the form of the plain model; and the steps, with the cycles from which
// nothing but queues held them.
class Recorder : public EventListener {
  public:
    using EventListener::on;

    explicit Recorder(const MemoryProgram& program)
        : steps(program.cores()), program_(program), waits_(program.cores()),
          transfers_(program.cores()), answers_(program.cores()) {
        result.steps.resize(program.cores());
    }

    void on(const events::Stall& stall) override {
        if (waits_for_room(stall.account) && !waits_[stall.core])
            waits_[stall.core] = stall.from;
    }
    void on(const events::Issue& issue) override {
        const MemoryStep* const step =
            program_.step(issue.core, address_map::instruction_index(issue.pc));
        const Cycle ready = std::exchange(waits_[issue.core], {}).value_or(issue.cycle);
        if (!step)
            return;
        if (step->kind == MemoryStep::Kind::transfer)
            transfers_[issue.core].push_back(steps[issue.core].size());
        answers_[issue.core][issue.pc] = steps[issue.core].size();
        steps[issue.core].push_back(*step);
        steps[issue.core].back().ready = ready;
        result.steps[issue.core].push_back({.issue = issue.cycle});
    }
    void on(const events::Write& write) override {
        const MemoryStep* const step =
            program_.step(write.core, address_map::instruction_index(write.pc));
        if (!step)
            return;
        MemoryStepResult& answered = result.steps[write.core][answers_[write.core][write.pc]];
        if (step->kind != MemoryStep::Kind::ldm_load)
            answered.usable = write.ready;
        const auto* const data = reinterpret_cast<const uint8_t*>(&write.value);
        answered.data.assign(data, data + step->bytes);
    }
    bool wants_values() const override { return true; }

    void on(const events::DmaIssue& issue) override { commands_.push_back(issue.command); }
    void on(const events::DmaService& service) override { services_.push_back(service); }
    void on(const events::DmaDone& done) override { done_.push_back(done); }
    void on(const events::MemoryAccess& access) override {
        result.columns.push_back({access.cycle, access.done, access.own, access.write,
                                  access.requester, access.address - address_map::arena_base,
                                  access.bytes});
    }

    // When the run is over.
    void finish() {
        std::map<uint64_t, MemoryStepResult*> by_number;
        std::vector<size_t> next(steps.size());
        for (const DmaCommand& command : commands_) {
            const size_t step = transfers_[command.core][next[command.core]++];
            by_number[command.ldm.number] = &result.steps[command.core][step];
        }
        for (const events::DmaService& service : services_) {
            by_number.at(service.number)->served_from = service.from;
            by_number.at(service.number)->served_to = service.to;
        }
        for (const events::DmaDone& done : done_)
            by_number.at(done.number)->replied = done.cycle;
        result.contents.ldm.clear();
        for (unsigned core = 0; core < CoreGroup::cpes; ++core) {
            const auto& ldm = CoreGroup::instance().core(core).state().ldm;
            result.contents.ldm.emplace_back(std::begin(ldm), std::end(ldm));
        }
        result.contents.main = main_memory(program_);
    }

    std::vector<std::vector<MemoryStep>> steps;
    MemoryResult result;

  private:
    const MemoryProgram& program_;
    std::vector<std::optional<Cycle>> waits_;          // since when each core does
    std::vector<std::vector<size_t>> transfers_;       // which of its steps they are
    std::vector<std::map<uint64_t, size_t>> answers_;  // the step that an instruction last was
    std::vector<DmaCommand> commands_;
    std::vector<events::DmaService> services_;
    std::vector<events::DmaDone> done_;
};

std::string text_of(Cycle cycle) {
    return cycle == never ? "never" : std::to_string(cycle);
}

std::string format_as(const MemoryStepResult& step) {
    return fmt::format("issue {}, served {} to {}, replied {}, usable {}, data {:02x}",
                       text_of(step.issue), text_of(step.served_from), text_of(step.served_to),
                       text_of(step.replied), text_of(step.usable), fmt::join(step.data, " "));
}

std::string format_as(const ColumnCommand& column) {
    return fmt::format("{} to {}: {} {} {}, {} bytes at {:#x}", column.cycle, column.done,
                       column.own ? "core" : "group", column.requester,
                       column.write ? "writes" : "reads", column.bytes, column.address);
}

std::string difference(const MemoryContents& simulated, const MemoryContents& expected) {
    for (uint64_t i = 0; i < expected.main.size(); ++i)
        if (simulated.main[i] != expected.main[i])
            return fmt::format("main memory at {:#x}: {:02x}; expected {:02x}", i,
                               simulated.main[i], expected.main[i]);
    for (size_t core = 0; core < expected.ldm.size(); ++core)
        for (uint64_t i = MemoryProgram::ldm_begin; i < MemoryProgram::ldm_end; ++i)
            if (simulated.ldm[core][i] != expected.ldm[core][i])
                return fmt::format("LDM of core {} at {:#x}: {:02x}; expected {:02x}", core, i,
                                   simulated.ldm[core][i], expected.ldm[core][i]);
    return "";
}

// A random program in front of a random memory.
struct Traffic {
    explicit Traffic(unsigned number)
        : seed(number), dice(seed), settings(random_main_memory(dice)),
          machine(machine_with(settings)), program(dice, machine) {
        if (dice.one_in(4))
            place.sharing_groups = unsigned(dice.between(1, core_groups_per_chip));
    }
    std::string description() const {
        return fmt::format("seed {}, {} cores, {} groups share, {}", seed, program.cores(),
                           place.sharing_groups, fmt::join(settings, " "));
    }
    Setup setup(EventListener* listener) const {
        return {.cpes = program.cores(),
                .settings = settings,
                .listener = listener,
                .place = place,
                .scratch = program.contents().main,
                .check = Setup::Check::off};
    }

    unsigned seed;
    Dice dice;
    std::vector<std::string> settings;
    Machine machine;
    MemoryProgram program;
    ChipPlace place;
};

// The first that differs in time, then in bytes; or nothing.
std::string difference(const MemoryResult& simulated, const MemoryResult& expected) {
    for (size_t i = 0; i < std::min(simulated.columns.size(), expected.columns.size()); ++i)
        if (!(simulated.columns[i] == expected.columns[i]))
            return fmt::format("column command {}: {}; expected {}", i,
                               format_as(simulated.columns[i]), format_as(expected.columns[i]));
    for (size_t core = 0; core < expected.steps.size(); ++core)
        for (size_t i = 0; i < expected.steps[core].size(); ++i) {
            const std::string is = format_as(simulated.steps[core][i]);
            const std::string should = format_as(expected.steps[core][i]);
            if (is != should)
                return fmt::format("core {}, step {}: {}; expected {}", core, i, is, should);
        }
    if (simulated.columns.size() != expected.columns.size())
        return fmt::format("{} column commands; expected {}", simulated.columns.size(),
                           expected.columns.size());
    return difference(simulated.contents, expected.contents);
}

}  // namespace

TEST_CASE("does the DRAM controller do in every tick what the plain model does?",
          "[random][sharded]") {
    const Part part = own_part(random_programs(2'000) / 2);
    for (unsigned seed = part.begin + 1; seed <= part.end; ++seed) {
        Dice dice(seed);
        const std::vector<std::string> settings = random_dram(dice);
        const Machine machine = machine_with(settings);
        const std::vector<Arrival> arrivals = random_arrivals(dice);
        const std::vector<Served> expected = by_tick(machine, arrivals);
        const std::vector<Served> served = by_controller(machine, arrivals);
        INFO("seed " << seed << fmt::format(", {}", fmt::join(settings, " ")));
        for (size_t i = 0; i < std::min(served.size(), expected.size()); ++i) {
            INFO("column command " << i);
            REQUIRE(format_as(served[i]) == format_as(expected[i]));
        }
        REQUIRE(served.size() == expected.size());
    }
}

TEST_CASE("do DMA groups and memory do in every cycle what the plain model does?",
          "[random][sharded]") {
    const Part part = own_part(random_programs(5'000) / 10);
    for (unsigned seed = part.begin + 1; seed <= part.end; ++seed) {
        const Traffic traffic(seed);
        INFO(traffic.description());
        Recorder recorder(traffic.program);
        const Run result = run(traffic.program.text(), traffic.setup(&recorder));
        REQUIRE(result.result.outcome == Outcome::ended);
        recorder.finish();
        const MemoryResult expected = memory_by_cycle(traffic.machine, traffic.place,
                                                      recorder.steps, traffic.program.contents());
        REQUIRE(difference(recorder.result, expected) == "");
    }
}

// Then memory acts less often.
TEST_CASE("is all the same when nobody hears of memory's commands, also where a run is broken off?",
          "[random][sharded]") {
    const Part part = own_part(random_programs(5'000) / 20);
    for (unsigned seed = part.begin + 1; seed <= part.end; ++seed) {
        Traffic traffic(seed);
        INFO(traffic.description());
        const auto run_twice = [&](Cycle limit) {
            EventListener listener;
            Setup setup = traffic.setup(&listener);
            setup.max_cycles = limit;
            const Run heard = run(traffic.program.text(), setup);
            const std::vector<uint8_t> memory = main_memory(traffic.program);
            setup.listener = nullptr;
            check_same(heard, run(traffic.program.text(), setup));
            REQUIRE(main_memory(traffic.program) == memory);
            return heard.result;
        };
        const SpawnResult whole = run_twice(Setup().max_cycles);
        REQUIRE(whole.outcome == Outcome::ended);
        const SpawnResult part_of_it = run_twice(traffic.dice.between(1, whole.kernel_cycles));
        REQUIRE(part_of_it.outcome == Outcome::cycle_limit);
    }
}

}  // namespace swsim::test
