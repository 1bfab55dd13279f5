// SPDX-License-Identifier: Apache-2.0
//
// The events themselves (sim/events/events.h): what every export, profile and log stands on.
#include <catch2/catch.hpp>

#include <fmt/format.h>

#include "tests/sim/cpe/random_program.h"
#include "tests/sim/events/event_record.h"
#include "tests/sim/support.h"
#include "tests/support/shard.h"

namespace swsim::test {
namespace {

constexpr uint64_t shared_memory = address_map::arena_base + 0x8000;

struct Listened {
    EventRecord record;
    Run run;

    Listened(const std::string& body, Setup setup) {
        setup.listener = &record;
        run = test::run(body, setup);
    }
    std::string contradiction() const {
        return test::contradiction(record, run.result, CoreGroup::instance().program());
    }
};

std::string settings_of(const Setup& setup) {
    std::string text = fmt::format("{} cores", setup.cpes);
    for (const std::string& setting : setup.settings)
        text += ", " + setting;
    return text;
}

std::vector<std::string> steps(const std::string& body, std::vector<std::string> settings = {}) {
    settings.emplace_back("cpe.icache.miss_cycles=0");
    const Listened listened(body, {.settings = settings});
    CHECK(listened.contradiction().empty());
    return listened.record.text(0);
}

// What the cores have counted, as far as it is defined.
bool same_cores(const SpawnResult& x, const SpawnResult& y) {
    // Where the others stand when one stops the run is left open.
    if (x.outcome == Outcome::faulted)
        return x.cores[x.fault.core] == y.cores[y.fault.core];
    // In an endless loop a core that is listened to goes on until all are known to.
    return x.cores == y.cores || x.outcome == Outcome::endless;
}

// What differs between two runs of one program, or is wrong in their events.
std::string compare(const std::string& text, Setup setup, Cycle quantum, unsigned& ended) {
    const Run unheard = run(text, setup);
    const Listened ahead(text, setup);
    setup.quantum = quantum;
    const Listened other(text, setup);
    const SpawnResult& x = unheard.result;
    const SpawnResult& y = ahead.run.result;
    if (x.outcome != y.outcome || x.fault.message != y.fault.message ||
        x.fault.cycle != y.fault.cycle || x.cycles != y.cycles || !same_cores(x, y))
        return fmt::format("being listened to changes the run: {} / {}", x.fault.message,
                           y.fault.message);
    if (x.outcome == Outcome::endless)
        return "";
    ended += x.outcome == Outcome::ended;
    const Cycle until = x.outcome == Outcome::ended ? never : x.fault.cycle;
    if (const std::string differs = difference(ahead.record, other.record, until); !differs.empty())
        return fmt::format("by quantum {}: {}", quantum, differs);
    return x.outcome == Outcome::ended ? ahead.contradiction() + other.contradiction() : "";
}

void check_random_programs(unsigned first_seed) {
    unsigned ended = 0;
    const Part part = own_part(random_programs(400));
    for (unsigned i = part.begin; i < part.end; ++i) {
        const unsigned seed = first_seed + i;
        RandomProgram random(seed);
        Setup setup{.cpes = random_cpes(random),
                    .arguments = {shared_memory},
                    .max_cycles = 200'000,
                    .settings = random_machine(random),
                    .check = Setup::Check::off};  // they race
        const std::string text = random.text(setup.cpes);
        const Cycle quantum = random.one_in(2) ? 1 : random.between(2, 40);
        if (const std::string wrong = compare(text, setup, quantum, ended); !wrong.empty())
            FAIL("seed " << seed << ", " << settings_of(setup) << "\n" << wrong << "\n" << text);
    }
    CHECK(ended >= part.size() * 9 / 10);
}

}  // namespace

TEST_CASE("do the events of random programs not depend on how the run is looked at, and add up?",
          "[events][sharded]") {
    check_random_programs(20'000);
}

TEST_CASE("is a stall for an operand told once, with the producer?", "[events]") {
    // Core 0 starts in cycle 1. The product is ready after 7 cycles.
    CHECK(steps("vmuld $1,$2,$3\nldl $4,0($31)\nvaddd $3,$3,$5\nhalt", {"cpe.latency.float=7"}) ==
          std::vector<std::string>{
              "1 issue 0x4fff000000 P0",
              "1 issue 0x4fff000004 P1",
              "2+6 0x4fff000008 operand_float 0x4fff000000",
              "8 issue 0x4fff000008 P0",
              "8 issue 0x4fff00000c P1",
          });
}

TEST_CASE("is a bubble behind a branch the branch's?", "[events]") {
    // Twice round: taken as predicted, then mispredicted.
    CHECK(steps("ldi $1,2($31)\n1: subl $1,1,$1\nbgt $1,1b\nhalt",
                {"cpe.branch.taken_cycles=2", "cpe.branch.mispredict_cycles=5"}) ==
          std::vector<std::string>{
              "1 issue 0x4fff000000 P0",
              "2 issue 0x4fff000004 P1",
              "3 issue 0x4fff000008 P1",
              "4+2 0x4fff000004 branch 0x4fff000008",
              "6 issue 0x4fff000004 P1",
              "7 issue 0x4fff000008 P1",
              "8+5 0x4fff00000c branch 0x4fff000008",
              "13 issue 0x4fff00000c P1",
          });
}

TEST_CASE("do a store and a divider make others wait by name?", "[events]") {
    // nop goes to P1, too: the one beside the load is in the second place, and the one beside the
    // first division finds none until 6. That division slips past all of them.
    CHECK(steps("stl $1,0($31)\nnop\nldl $2,0($31)\nnop\nfdivd $3,$4,$5\nnop\nfdivd $3,$4,$6\nhalt",
                {"cpe.latency.store=4", "cpe.latency.divide=6"}) ==
          std::vector<std::string>{
              "1 issue 0x4fff000000 P1",
              "2 issue 0x4fff000004 P1",
              "3+1 0x4fff000008 operand_store 0x4fff000000",
              "4 issue 0x4fff000010 P0",
              "5 issue 0x4fff000008 P1",
              "6 issue 0x4fff00000c P1",
              "7 issue 0x4fff000014 P1",
              "8+2 0x4fff000018 pipe 0x4fff000010",
              "10 issue 0x4fff000018 P0",
              "10 issue 0x4fff00001c P1",
          });
}

TEST_CASE("when does a message leave, and when may it be read?", "[events]") {
    const Listened listened(
        "rcsr $1,0\nbne $1,1f\nputr $2,1\nhalt\n1: getr $3\nhalt",
        {.cpes = 2, .settings = {"cpe.icache.miss_cycles=0", "noc.near_cycles=10"}});
    CHECK(listened.contradiction().empty());
    REQUIRE(listened.record.messages.size() == 1);
    const events::Message& message = listened.record.messages.front();
    const auto& sender = listened.record.steps.at(0);
    const auto& receiver = listened.record.steps.at(1);
    const Cycle put = sender.at(sender.size() - 2).from;
    CHECK(message.core == 0);
    CHECK(message.targets == 2);
    CHECK(message.bus == 0);
    CHECK(message.cycle == put + 1);
    CHECK(message.readable == put + 10);
    const auto& get = receiver.at(receiver.size() - 2);
    const auto& wait = receiver.at(receiver.size() - 3);
    CHECK(get.from == put + 10);
    CHECK(wait.account == Account::getr_empty);
    CHECK(wait.to == get.from);
}

TEST_CASE("what becomes of a DMA command, cycle by cycle?", "[events]") {
    // A get of one line: from the issue 20 cycles to the group, 24 for the command; the line is 3
    // cycles on its way, then activate, column access a tick later, data until 2 ticks after that;
    // 3 cycles back, 30 to the core.
    std::vector<std::string> settings = countable_memory(10);
    for (const char* setting :
         {"cpe.icache.miss_cycles=0", "dma.request_cycles=20", "dma.command_cycles=24",
          "dma.line_cycles=18", "dma.memory_cycles=3", "dma.return_cycles=30"})
        settings.emplace_back(setting);
    const Listened listened("ldi $5,1($31)\nsll $5,56,$5\nldi $5,128($5)\nvinsf $5,$31,0,$3\n"
                            "ldi $6,0x400($31)\nvinsf $6,$3,1,$3\nldi $8,0x1000($31)\n"
                            "dma $3,$16,$8\n1: ldw $2,0x400($31)\nbeq $2,1b\nhalt",
                            {.arguments = {address_map::arena_base}, .settings = settings});
    CHECK(listened.contradiction().empty());
    REQUIRE(listened.record.dma.size() == 1);
    const EventRecord::Dma& dma = listened.record.dma.begin()->second;
    const Cycle issued = dma.command.ldm.issued;
    CHECK(dma.command.operation == DmaOperation::get);
    CHECK(dma.command.memory_bytes == 128);
    CHECK(dma.command.ldm.address == 0x1000);
    CHECK(dma.services.front().from == issued + 20);
    CHECK(dma.services.front().to == issued + 20 + 24 + 18);
    REQUIRE(listened.record.accesses.size() == 1);
    const events::MemoryAccess& access = listened.record.accesses.front();
    CHECK(access.cycle == issued + 20 + 24 + 3 + 1);
    CHECK(access.done == access.cycle + 2);
    CHECK(access.bytes == 128);
    CHECK_FALSE(access.write);
    CHECK_FALSE(access.own);
    CHECK(dma.done.front() == access.done + 3 + 30);
    // The polling loop sees the reply word in the cycle behind that, at the earliest.
    const EventRecord::Step& last = listened.record.steps.at(0).back();
    CHECK(last.from > dma.done.front() + 1);
}

TEST_CASE("is an endless loop the same when it is listened to, and told cycle by cycle?",
          "[events]") {
    for (const unsigned cpes : {1u, 3u}) {
        Setup setup{.cpes = cpes};
        // Cores other than the first end, or wait for a message forever.
        for (const std::string others : {"halt", "getr $2\nhalt"}) {
            const std::string body = "rcsr $1,0\nbne $1,2f\n1: vmuld $2,$3,$4\nvmuld $4,$4,$4\n"
                                     "br 1b\n2: " +
                                     others;
            const Run unheard = run(body, setup);
            const Listened listened(body, setup);
            const SimulatedFault& expected = unheard.result.fault;
            const SimulatedFault& fault = listened.run.result.fault;
            CHECK(listened.run.result.outcome == unheard.result.outcome);
            CHECK(fault.name == expected.name);
            CHECK(fault.message == expected.message);
            CHECK(fault.cycle == expected.cycle);
            CHECK(fault.pc == expected.pc);
            CHECK(fault.core == expected.core);
            Cycle next = listened.run.core().first_issue;
            for (const EventRecord::Step& step : listened.record.steps.at(0)) {
                REQUIRE((step.from == next || (step.issue && step.to == next)));
                next = step.to;
            }
            CHECK(next > fault.cycle);
        }
    }
}

TEST_CASE("is the last stall of a core told in a deadlock?", "[events]") {
    for (const Cycle quantum : {0, 1, 7}) {
        INFO("quantum " << quantum);
        const Listened listened(
            "vmuld $1,$2,$3\nldl $4,0($31)\nvaddd $3,$3,$5\ngetr $1\n"
            "vaddd $1,$5,$5\nhalt",
            {.quantum = quantum, .settings = {"cpe.icache.miss_cycles=0", "cpe.latency.float=7"}});
        REQUIRE(listened.run.result.outcome == Outcome::deadlock);
        const auto& steps = listened.record.steps.at(0);
        REQUIRE(steps.size() == 5);
        const EventRecord::Step& last = steps.back();
        CHECK_FALSE(last.issue);
        CHECK(last.account == Account::getr_empty);
        CHECK(last.pc == address_map::text_base + 12);
        CHECK(last.from == 9);
        CHECK(listened.run.core().accounts[Account::getr_empty] == last.to - last.from);
    }
    // Of a barrier, too, which has issued.
    const Listened barrier("ldi $1,3($31)\nsynr $1\nhalt", {});
    REQUIRE(barrier.run.result.outcome == Outcome::deadlock);
    CHECK(barrier.record.steps.at(0).back().account == Account::sync);
}

TEST_CASE("does another core's transfer end a loop at the same cycle when it is listened to?",
          "[events]") {
    // Core 1 polls a word of its LDM until core 0's broadcast changes it, after half a million
    // cycles: long after its loop is known to repeat itself.
    const Setup setup{.cpes = 2, .arguments = {address_map::arena_base}};
    const Run unheard = run(polls_until_broadcast, setup);
    const Listened listened(polls_until_broadcast, setup);
    REQUIRE(unheard.result.outcome == Outcome::ended);
    CHECK(unheard.core(1).end > 500'000);
    CHECK(listened.run.core(0) == unheard.core(0));
    CHECK(listened.run.core(1) == unheard.core(1));
    CHECK(listened.run.scalar(9, 1) == unheard.scalar(9, 1));
    CHECK(listened.contradiction() == "");
}

}  // namespace swsim::test
