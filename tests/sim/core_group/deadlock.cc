// SPDX-License-Identifier: Apache-2.0
#include <catch2/catch.hpp>

#include "asm/assembler.h"
#include "tests/sim/support.h"

namespace swsim::test {
namespace {

SimulatedFault stuck(const std::string& body, Outcome outcome, Setup setup) {
    const Run result = run_at_all_quanta(body, setup);
    INFO(result.result.fault.message);
    REQUIRE(result.result.outcome == outcome);
    return result.result.fault;
}

// Takes everything and never answers.
class DeafChip : public Environment {
  public:
    void start_dma(unsigned, const Vector&, uint64_t, uint64_t, uint64_t) override {}
    bool dma_queue_full(unsigned) const override { return false; }
    void access_main_memory(unsigned, const MainMemoryAccess&) override {}
    bool can_send(unsigned) const override { return true; }
    void send(unsigned, const Message&) override {}
    bool has_message(unsigned, Direction) const override { return false; }
    Vector receive(unsigned, Direction) override { return Vector{}; }
    void synchronize(unsigned, Direction, uint8_t) override {}
};

}  // namespace

TEST_CASE("is a get that nobody answers found, and the core named that waits?") {
    const SimulatedFault fault = stuck("nop\nnop\ngetr $1\nhalt", Outcome::deadlock, {});
    CHECK(fault.name == "DEADLOCK");
    CHECK(fault.core == 0);
    CHECK(fault.pc == address_map::text_base + 8);
    CHECK_THAT(fault.message, Catch::Contains("row 0") && Catch::Contains("getr"));
}

TEST_CASE("are two cores that both send with full buffers explained by each other?") {
    // Neither reads: 4 messages in the other's receive buffer, 6 in the own send buffer.
    const std::string body = "rcsr $1,0\nxor $1,1,$2\n1: putr $3,$2\naddl $4,1,$4\nbr 1b";
    const SimulatedFault fault = stuck(body, Outcome::deadlock, {.cpes = 2});
    CHECK(fault.core == 0);
    CHECK_THAT(fault.message, Catch::Contains("2 cores wait"));
    CHECK_THAT(fault.message, Catch::Contains("is for core 1, whose row receive buffer is full"));
    CHECK_THAT(fault.message, Catch::Contains("is for core 0, whose row receive buffer is full"));
    // The addition behind the eleventh slips past it.
    for (const Cycle quantum : {0, 1})
        CHECK(run(body, {.cpes = 2, .quantum = quantum}).scalar(4) == 11);
}

TEST_CASE("are the missing members of a barrier named?") {
    const SimulatedFault fault = stuck("rcsr $1,2\nldi $2,0x0f($31)\ncmpeq $1,2,$3\nbne $3,1f\n"
                                       "synr $2\n1: halt",
                                       Outcome::deadlock, {.cpes = 4});
    CHECK_THAT(fault.message, Catch::Contains("3 cores wait"));
    CHECK_THAT(fault.message, Catch::Contains("waits for core 2, not come"));
}

TEST_CASE("are members that come with another mask named?") {
    const SimulatedFault fault = stuck("rcsr $1,2\nldi $2,0x03($31)\nsubl $2,$1,$3\nor $3,2,$3\n"
                                       "seleq $1,$2,$3,$3\nor $3,$1,$3\nldi $4,0x07($31)\n"
                                       "seleq $1,$2,$4,$3\nsynr $3\nhalt",
                                       Outcome::deadlock, {.cpes = 2});
    CHECK_THAT(fault.message, Catch::Contains("core 1, come with another mask"));
}

TEST_CASE("is a loop that nothing can end found, also beside cores that do end?") {
    for (const unsigned cpes : {1u, 8u}) {
        const SimulatedFault fault =
            stuck("rcsr $1,0\nbne $1,2f\n1: br 1b\n2: halt", Outcome::endless, {.cpes = cpes});
        CHECK(fault.name == "ENDLESS");
        CHECK(fault.core == 0);
    }
    CHECK(stuck("1: ldw $2,0x400($31)\nbeq $2,1b\nhalt", Outcome::endless, {}).name == "ENDLESS");
}

TEST_CASE("does a core that polls for a transfer that never ends count as one that waits?") {
    Machine machine;
    const Program program = assemble_text(".text\n.globl main\nmain:\n"
                                          "dma $1,$16,$17\n1: ldw $2,0x400($31)\nbeq $2,1b\nhalt");
    const std::vector<Decoded> code = decode(program, machine);
    DeafChip chip;
    Core core(0, machine, chip);
    core.load(code, program.ldm, 0);
    core.start(*program.entry("main"), 0, {}, 0);
    core.tick(1000);  // its first fetch
    core.tick(1001);
    (void)core.begin_transfer(
        {.address = 0x1000, .bytes = 128, .reply_address = 0x400, .number = 1});
    Cycle now = 1002;
    const auto run_to = [&](Cycle end) {
        while (now < end)
            core.tick(now++);
    };
    constexpr Cycle long_enough = 3'000'000;
    run_to(long_enough);
    CHECK(core.waiting() == Waiting::change);
    // Something comes, which does not end the loop; then nothing again; then what it polls for.
    const uint8_t bytes[4] = {7};
    (void)core.write_ldm(0x1000, bytes, sizeof bytes);
    run_to(now + 100);
    CHECK(core.waiting() == Waiting::nothing);
    run_to(now + long_enough);
    CHECK(core.waiting() == Waiting::change);
    const uint8_t one[4] = {1};
    (void)core.write_ldm(0x400, one, sizeof one);
    Pause pause;
    for (unsigned i = 0; i < 100 && pause.kind != Pause::Kind::ended; ++i)
        pause = core.tick(now++);
    CHECK(pause.kind == Pause::Kind::ended);
}

TEST_CASE("does the cycle limit hold while all that happens happens in main memory?") {
    // A tick of the DRAM takes 1450 cycles, so the answer to the load comes long after the limit.
    const Run result = run_at_all_quanta("ldl $1,0($16)\naddl $1,1,$2\nhalt",
                                         {.arguments = {address_map::arena_base},
                                          .max_cycles = 5000,
                                          .settings = {"memory.clock_khz=1000"}});
    CHECK(result.result.outcome == Outcome::cycle_limit);
    CHECK(result.result.fault.name == "LIMIT");
    CHECK(result.result.fault.cycle == 5000);
    CHECK(CoreGroup::instance().now() < 5100);
}

TEST_CASE("does the cycle limit hold for transfers that outlast the cores?") {
    Setup setup{.arguments = {uint64_t(1) << 56 | 128, 0x400, address_map::arena_base, 0x1000},
                .max_cycles = 5000};
    setup.settings = {"memory.clock_khz=1000"};
    const Run result = run("vinsf $16,$31,0,$3\nvinsf $17,$3,1,$3\ndma $3,$18,$19\nhalt", setup);
    CHECK(result.result.outcome == Outcome::cycle_limit);
    CHECK_THAT(result.result.fault.message, Catch::Contains("all cores have ended"));
    // And the next run finds a machine on which nothing is under way.
    CHECK(run("addl $16,1,$1\nhalt", {.arguments = {41}}).scalar(1) == 42);
}

TEST_CASE("is an endless loop reported in the same words and cycle in every way of running?") {
    const std::string get = makes_get(256) + "ldi $5,0x1000($31)\ndma $3,$16,$5\n";
    struct Case {
        const char* question;
        unsigned cpes;
        std::string body;
    };
    for (const Case& each : {
             Case{"a loop of two branches behind a transfer", 1,
                  get + "1: addl $7,1,$7\nand $7,7,$7\n2: bne $7,1b\nbeq $7,1b\nhalt"},
             // The word that it waits for is never written; while the transfer is in flight its
             // passes do not count.
             Case{"the wrong reply word", 1,
                  get + "1: ldw $6,0x410($31)\nvmuld $8,$9,$9\nbeq $6,1b"},
             Case{"behind an answer of main memory", 1,
                  "ldl $6,0($16)\nstl $6,64($16)\n1: vmuld $2,$3,$4\nbr 1b"},
             // Core 0's loop is found; later messages of core 1 wake it, and change nothing.
             Case{"messages that nobody reads", 2,
                  "rcsr $1,0\nbne $1,2f\n1: vmuld $2,$3,$4\nbr 1b\n"
                  "2: ldih $7,2($31)\n3: subl $7,1,$7\nbgt $7,3b\nputr $2,0\n"
                  "ldi $7,100($31)\n4: subl $7,1,$7\nbgt $7,4b\nputr $2,0\nbr 1b"},
             Case{"after a broadcast of another core", 2,
                  "rcsr $1,0\nbne $1,1f\n" + get.substr(0, get.find("dma")) +
                      "ldi $6,1($31)\nsll $6,60,$6\nor $4,$6,$4\nvinsf $4,$3,0,$3\n"
                      "ldi $6,1($31)\nsll $6,24,$6\nor $6,$2,$6\nvinsf $6,$3,1,$3\n"
                      "dma $3,$16,$5\n1: addl $7,1,$7\nand $7,15,$7\nbr 1b"},
         }) {
        INFO(each.question);
        const auto report = [&](EventListener* listener) {
            return stuck(each.body, Outcome::endless,
                         {.cpes = each.cpes,
                          .arguments = {address_map::arena_base},
                          .listener = listener,
                          .check = Setup::Check::findings});
        };
        EventListener listener;
        const SimulatedFault unheard = report(nullptr);
        const SimulatedFault heard = report(&listener);
        CHECK(heard.message == unheard.message);
        CHECK(heard.pc == unheard.pc);
        CHECK(heard.cycle == unheard.cycle);
    }
}

TEST_CASE("does the cycle limit hold while cores sleep, or nothing of theirs is under way?") {
    const std::string loop_beside = "rcsr $1,0\nbne $1,2f\n1: vmuld $2,$3,$4\nbr 1b\n2: ";
    struct Case {
        const char* question;
        std::string body;
        Cycle limit;
        Outcome outcome;
    };
    const std::string polls = "3: ldl $6,0($16)\nbeq $6,3b\nhalt";
    // A get of 32 KB at a line in 1000 cycles, which its core does not wait for.
    const std::string transfers =
        "ldi $5,1($31)\nsll $5,56,$5\nldi $6,0x4000($31)\naddl $6,$6,$6\nor $5,$6,$5\n"
        "vinsf $5,$31,0,$3\nldi $6,0x400($31)\nvinsf $6,$3,1,$3\nldi $8,0x1000($31)\n"
        "dma $3,$16,$8\nhalt";
    for (const Case& each : {
             Case{"an endless loop, not yet known", loop_beside + "halt", 100'000,
                  Outcome::cycle_limit},
             Case{"an endless loop, known", loop_beside + "halt", 200'000, Outcome::endless},
             Case{"an endless loop beside one that polls main memory", loop_beside + polls, 200'000,
                  Outcome::cycle_limit},
             Case{"a transfer that takes longer", loop_beside + transfers, 200'000,
                  Outcome::cycle_limit},
             Case{"a core that waits, and a transfer",
                  "rcsr $1,0\nbne $1,2f\ngetr $2\n2: " + transfers, 50'000, Outcome::cycle_limit},
         }) {
        INFO(each.question);
        const SimulatedFault fault = stuck(each.body, each.outcome,
                                           {.cpes = 2,
                                            .arguments = {address_map::arena_base},
                                            .max_cycles = each.limit,
                                            .settings = {"dma.line_cycles=1000"},
                                            .check = Setup::Check::findings});
        CHECK(fault.core == 0);
        CHECK(fault.cycle <= each.limit);
    }
}

TEST_CASE("is a core that polls for another core's transfer left alone, however long it takes?") {
    // Core 1 polls a word that core 0's broadcast changes after half a million cycles: longer than
    // it takes to see that a loop repeats itself.
    const Setup setup{.cpes = 2, .arguments = {address_map::arena_base}};
    const Run ahead = run(polls_until_broadcast, setup);
    REQUIRE(ahead.result.outcome == Outcome::ended);
    CHECK(ahead.core(1).end > 500'000);
    Setup slow = setup;
    slow.quantum = 1;
    const Run ticking = run(polls_until_broadcast, slow);
    CHECK(ahead.core(1) == ticking.core(1));
    CHECK(ahead.scalar(9, 1) == ticking.scalar(9, 1));
}

TEST_CASE("does a core that sleeps in a loop stand where it would, when the run is cut off?") {
    // In the middle of its pass, found to repeat itself or not, and around the broadcast's end.
    Setup setup{.cpes = 2, .arguments = {address_map::arena_base}};
    const Cycle end = run(polls_until_broadcast, setup).core(1).end;
    for (const Cycle limit : {Cycle(1'001), Cycle(400'000), Cycle(400'001), end - 5, end - 3}) {
        INFO("limit " << limit);
        setup.max_cycles = limit;
        setup.quantum = 0;
        const Run ahead = run(polls_until_broadcast, setup);
        CHECK(ahead.result.outcome == Outcome::cycle_limit);
        setup.quantum = 1;
        check_same(ahead, run(polls_until_broadcast, setup));
    }
}

}  // namespace swsim::test
