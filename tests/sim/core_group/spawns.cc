// SPDX-License-Identifier: Apache-2.0
//
// How a spawn ends, and what the next one on the same machine finds.
#include <catch2/catch.hpp>

#include <map>

#include "asm/assembler.h"
#include "sim/time/clock.h"
#include "tests/sim/events/event_record.h"
#include "tests/sim/memory/protocol_checker.h"
#include "tests/sim/support.h"

namespace swsim::test {
namespace {

struct Spawned {
    SpawnResult result;
    EventRecord record;

    const events::Spawn& spawn() const { return record.spawns.at(0); }
    const events::Join& join() const { return record.joins.at(0); }
};

// Spawns `body` once on each of these numbers of cores, one after the other on one machine.
std::vector<Spawned> spawn(const std::string& body, const std::vector<unsigned>& cpes,
                           Cycle quantum, RunControl* control = nullptr) {
    const Program program = assemble_text(".text\n.globl main\nmain:\n" + body + "\n");
    const Machine machine;
    CoreGroup& group = CoreGroup::instance(&CheckedWiring::instance());
    CheckedWiring::instance().begin();
    group.load(program, machine);
    Arena::instance().admit(address_map::arena_base, uint64_t(1) << 20);
    std::vector<Spawned> spawned(cpes.size());
    for (size_t i = 0; i < cpes.size(); ++i) {
        group.set_observation({&spawned[i].record, control});
        SpawnOptions options;
        options.entry = *program.entry("main");
        options.cpes = cpes[i];
        options.arguments = {address_map::arena_base};
        options.limits.quantum = quantum;
        spawned[i].result = group.run(options);
    }
    group.set_observation({});
    // The group keeps pointers to both until the next load.
    run("halt");
    return spawned;
}

struct LooksAtEachCycle : RunControl {
    void before(Cycle) override {}
};

// Messages and ends of transfers by cycle, in the order in which they are told.
class Order : public EventListener {
  public:
    using EventListener::on;
    void on(const events::Message& message) override { told[message.cycle] += 'm'; }
    void on(const events::DmaDone& done) override { told[done.cycle] += 'd'; }
    std::map<Cycle, std::string> told;
};

}  // namespace

TEST_CASE("do all cores act in the cycle of a fault, but no other part any more?") {
    // Two cores in step put a message each, on the same bus: it takes one in the cycle behind that,
    // and one in the next. Then core 0 loads from a misaligned address and core 1 from another.
    const std::string puts = "rcsr $1,0\nldi $2,1($31)\nsubl $2,$1,$2\nxor $1,1,$3\nputr $4,$3\n";
    for (const Cycle quantum : {0, 1})
        for (const unsigned cycles_between : {0u, 1u, 2u}) {
            INFO("quantum " << quantum << ", " << cycles_between << " cycles between");
            std::string body = puts;
            for (unsigned i = 0; i < cycles_between; ++i)
                body += "nop\n";
            EventRecord record;
            const Run got = run(body + "ldl $5,0($2)\nhalt", {.cpes = 2,
                                                              .quantum = quantum,
                                                              .settings = no_fetch_stalls,
                                                              .listener = &record,
                                                              .check = Setup::Check::off});
            REQUIRE(got.result.outcome == Outcome::faulted);
            CHECK(record.messages.size() == cycles_between);
            if (quantum == 1) {
                const EventRecord::Step& last = record.steps.at(1).back();
                CHECK(last.issue);
                CHECK(last.pc == got.result.fault.pc);
                CHECK(last.from == got.result.fault.cycle);
            }
        }
}

TEST_CASE(
    "does a run that a fault stops end behind all that was told, and leave nothing under way?") {
    // Core 1 has gone on for some cycles when core 0 stops the run, and takes no part in the next.
    const std::vector<Spawned> spawned =
        spawn("rcsr $1,0\nbne $1,1f\nldl $2,1($31)\n1: addl $3,1,$3\nbr 1b", {2, 1}, 0);
    const Spawned& first = spawned[0];
    const Spawned& second = spawned[1];
    REQUIRE(first.result.outcome == Outcome::faulted);
    const Cycle ahead = first.record.steps.at(1).back().to;
    CHECK(ahead > first.result.fault.cycle + 1);
    CHECK(first.join().cycle >= ahead);
    CHECK(second.result.outcome == Outcome::faulted);
    CHECK(second.spawn().cycle >= first.join().cycle);
    for (const auto& [core, steps] : second.record.steps)
        CHECK((core == 0 || steps.back().to <= second.spawn().cycle));
}

TEST_CASE("is time behind a run the same when each of its cycles was looked at?") {
    // A get that nobody waits for outlasts the core.
    const std::string body = "ldi $5,1($31)\nsll $5,56,$5\nldi $5,4096($5)\nvinsf $5,$31,0,$3\n"
                             "ldi $6,0x400($31)\nvinsf $6,$3,1,$3\nldi $8,0x1000($31)\n"
                             "dma $3,$16,$8\nhalt";
    LooksAtEachCycle control;
    const std::vector<Spawned> plain = spawn(body, {1, 1}, 1);
    const std::vector<Spawned> looked_at = spawn(body, {1, 1}, 1, &control);
    for (size_t i = 0; i < plain.size(); ++i) {
        INFO("spawn " << i);
        CHECK(plain[i].join().cycle > plain[i].join().end);
        CHECK(looked_at[i].join().cycle == plain[i].join().cycle);
        CHECK(looked_at[i].spawn().cycle == plain[i].spawn().cycle);
    }
}

TEST_CASE("is SystemC's time behind a run that of the clock?") {
    const sc_core::sc_time before = sc_core::sc_time_stamp();
    run("ldi $1,300($31)\n1: subl $1,1,$1\nbgt $1,1b\nhalt");
    CHECK(sc_core::sc_time_stamp() - before == Clock::time(CoreGroup::instance().now()));
}

TEST_CASE("does the mesh act before DMA groups in each cycle?") {
    // Messages depart in two cycles of five, and a transfer ends somewhere among them.
    std::string puts;
    std::string gets;
    for (unsigned i = 0; i < 200; ++i) {
        puts += "putr $4,2\n";
        gets += "getr $5\n";
    }
    std::vector<std::string> settings = countable_memory(1);
    for (const char* setting :
         {"cpe.icache.miss_cycles=0", "dma.request_cycles=20", "dma.return_cycles=20"})
        settings.emplace_back(setting);
    bool both = false;
    std::string nops;
    for (unsigned i = 0; i < 5; ++i, nops += "nop\n") {
        Order order;
        const std::string get = "1: ldi $5,1($31)\nsll $5,56,$5\nldi $5,128($5)\n"
                                "vinsf $5,$31,0,$3\nldi $6,0x400($31)\nvinsf $6,$3,1,$3\n"
                                "ldi $8,0x1000($31)\n" +
                                nops + "dma $3,$16,$8\nhalt";
        run("rcsr $1,0\nbeq $1,1f\nsubl $1,1,$1\nbeq $1,2f\n" + gets + "halt\n2: " + puts +
                "halt\n" + get,
            {.cpes = 3,
             .arguments = {address_map::arena_base},
             .settings = settings,
             .listener = &order});
        for (const auto& [cycle, told] : order.told) {
            CHECK(told != "dm");
            both |= told == "md";
        }
    }
    CHECK(both);
}

}  // namespace swsim::test
