// SPDX-License-Identifier: Apache-2.0
//
// Remembered timing, where programs differ in one thing only that it must not mix up.
#include <catch2/catch.hpp>

#include "asm/assembler.h"
#include "sim/cpe/remembered_timing.h"
#include "tests/sim/support.h"

namespace swsim::test {
namespace {

// The same cycle by cycle as with each timing state remembered at its first visit.
Run run_remembered(const std::string& body, Setup setup) {
    setup.check = Setup::Check::off;  // beside a check, nothing is remembered
    setup.remembering.visits = 1;
    const Run remembered = run(body, setup);
    setup.quantum = 1;
    check_same(remembered, run(body, setup));
    REQUIRE(remembered.result.outcome == Outcome::ended);
    return remembered;
}

// Passes of a loop that begin with `even` or `odd` in turn, `even` first, and go on with `common`,
// in a timing state that does not say which of them it was.
std::string in_turn(const std::string& even, const std::string& odd, const std::string& common) {
    return "ldi $10,40($31)\n1: and $10,1,$11\nbne $11,2f\nbr 3f\n.align 3\n2: " + odd +
           "br 4f\n.align 3\n3: " + even + "br 4f\n.align 3\n4: " + common +
           "subl $10,1,$10\nbgt $10,1b\nhalt";
}

}  // namespace

TEST_CASE("does a load wait for a store of before the branch only where there was one?") {
    const Setup setup{.settings = {"cpe.latency.store=20"}};
    const std::string load = "ldl $5,0($31)\n";
    const Run with = run_remembered(in_turn("nop\n", "stl $1,0($31)\n", load), setup);
    const Run without = run_remembered(in_turn("nop\n", "nop\n", load), setup);
    CHECK(without.account(Account::operand_store) == 0);
    CHECK(with.account(Account::operand_store) > 0);
}

TEST_CASE("does a cycle that is filled later come off the account of what was waited for?") {
    // An addition waits as long for a product as for a sum, in a cycle that nops fill behind the
    // branch. By then its own result is all that the state says.
    const std::string addition = "faddd $1,$4,$1\n";
    const Run got = run_remembered(
        in_turn("mull $2,$3,$1\n" + addition, "faddd $2,$3,$1\n" + addition, "nop\nnop\n"),
        {.settings = {"cpe.latency.multiply=9", "cpe.latency.float=9"}});
    CHECK(got.account(Account::operand_multiply) > 0);
    CHECK(got.account(Account::operand_float) > 0);
}

TEST_CASE("is a run timed anew that has to end before a load from now on?") {
    // The load behind the store is from other bytes at first, then from the same.
    const Run got = run_remembered("ldi $10,24($31)\nldi $3,8($31)\n"
                                   "1: stl $10,0($31)\nldl $5,0($3)\naddl $6,$5,$6\n"
                                   "subl $10,1,$10\nand $10,8,$3\nxor $3,8,$3\n"
                                   "ble $10,2f\nbr 1b\n2: halt",
                                   {.settings = {"cpe.latency.store=20"}});
    CHECK(got.account(Account::operand_store) > 0);
}

TEST_CASE("does a load that waits for a store see what others do meanwhile?") {
    // Core 1 clears the reply word of core 0's broadcasts and reads it again, which takes longer
    // than a broadcast.
    const std::string body = R"(
        rcsr    $1,0
        bne     $1,5f
        )" + makes_broadcast +
                             R"(
        ldi     $8,0x1000($31)
        ldi     $10,8($31)
    1:  ldi     $7,300($31)
    2:  subl    $7,1,$7
        bgt     $7,2b
        stw     $31,0x400($31)
        dma     $3,$16,$8
    3:  ldw     $2,0x400($31)
        beq     $2,3b
        subl    $10,1,$10
        bgt     $10,1b
        halt
    5:  ldi     $10,100($31)
    6:  stl     $31,0x400($31)
        ldl     $5,0x400($31)
        addl    $6,$5,$6
        subl    $10,1,$10
        bgt     $10,6b
        halt
        )";
    std::vector<std::string> settings = countable_memory(1);
    for (const char* setting :
         {"cpe.latency.store=64", "dma.request_cycles=4", "dma.command_cycles=1",
          "dma.block_cycles=1", "dma.line_cycles=1", "dma.memory_cycles=1", "dma.return_cycles=1"})
        settings.emplace_back(setting);
    const Run got = run_remembered(
        body, {.cpes = 2, .arguments = {address_map::arena_base}, .settings = settings});
    CHECK(got.scalar(6, 1) > 0);
}

TEST_CASE("does a line of the instruction cache stay recent while its timing is remembered?") {
    // Lines A, B, A, C in turn, in a set of two ways: of B and C, the other one has to go.
    const Setup setup{
        .settings = {"cpe.icache.bytes=1024", "cpe.icache.line_bytes=128", "cpe.icache.ways=2"}};
    const Run got = run_remembered("ldi $10,40($31)\nbr 1f\n.align 9\n"
                                   "1: xor $11,1,$11\nbne $11,2f\nbr 3f\n.align 9\n"
                                   "2: br 1b\n.align 9\n"
                                   "3: subl $10,1,$10\nbgt $10,1b\nhalt",
                                   setup);
    const auto miss = Cycle(Machine().value("cpe.icache.miss_cycles"));
    CHECK(got.account(Account::fetch) < (2 * 40 + 2) * miss);
}

TEST_CASE("is a polling loop that counts its passes in LDM run through?") {
    const Run got =
        run_remembered(makes_get(4096) + "ldi $5,0x1000($31)\ndma $3,$16,$5\n"
                                         "1: ldw $7,0($2)\nbeq $7,2f\nldl $9,0x800($31)\nhalt\n"
                                         "2: ldl $8,0x800($31)\naddl $8,1,$8\nstl $8,0x800($31)\n"
                                         "ldi $8,0($31)\nnop\nnop\nnop\nnop\nbr 1b",
                       {.arguments = {address_map::arena_base}});
    CHECK(got.scalar(9) > 10);
}

TEST_CASE("does a fence in a remembered run wait for stores to main memory?") {
    const Run got = run_remembered("ldi $10,8($31)\n1: stl $10,0($16)\nxor $5,$10,$5\n"
                                   "memb\nsubl $10,1,$10\nbgt $10,1b\nhalt",
                                   {.arguments = {address_map::arena_base}});
    CHECK(got.account(Account::fence) > 0);
}

TEST_CASE("does a DMA command in a remembered run wait for room in the queue?") {
    const Run got = run_remembered(
        makes_get(4096) + "ldi $8,0x1000($31)\nldi $10,40($31)\n"
                          "1: dma $3,$16,$8\nsubl $10,1,$10\nbgt $10,1b\nhalt",
        {.arguments = {address_map::arena_base}, .settings = {"dma.queue_entries=2"}});
    CHECK(got.account(Account::dma_queue) > 0);
}

TEST_CASE("is a DMA command that is refused in a remembered run counted as elsewhere?") {
    // The last one is of main memory that is none.
    Setup setup{.arguments = {address_map::arena_base}, .check = Setup::Check::off};
    setup.remembering.visits = 1;
    const std::string body = makes_get(4096) + "ldi $8,0x1000($31)\nldi $10,20($31)\n"
                                               "1: seleq $10,$31,$16,$16\ndma $3,$16,$8\n"
                                               "subl $10,1,$10\nbge $10,1b\nhalt";
    const Run remembered = run(body, setup);
    setup.remembering.most_states = 0;
    const Run anew = run(body, setup);
    CHECK(remembered.result.fault.name == "DMAE2");
    check_same(remembered, anew);
    CHECK(remembered.core() == anew.core());
}

TEST_CASE("is what is remembered bounded, in states and in ways from each of them?") {
    const Machine machine;
    const Program program = assemble_text(".text\n.globl main\nmain:\ngetr $1\nhalt\n");
    const std::vector<Decoded> code = decode(program, machine);
    const PipelineTiming timing(machine);
    constexpr size_t most_states = 50;
    RememberedTiming remembered(code, timing, 7, {.most_states = most_states}, false);
    RememberedTiming::Node* const get = remembered.node(Front::at(0, 1), OpenStalls(), 0, nullptr);
    REQUIRE(get);
    for (size_t waits = 0; waits < 1000; ++waits)
        (void)remembered.edge(*get, waits);
    CHECK(get->edges.size() <= 32);
    // Behind all these waits, the state is the same, but for a store.
    size_t states = 1;
    for (Cycle ready = 10; ready < 1000; ++ready)
        states += remembered.node(Front::at(1, 1), OpenStalls(), ready, nullptr) != nullptr;
    CHECK(states <= most_states);
}

TEST_CASE("is a load computed that a broadcast may count for in its very cycle?") {
    // A broadcast of core 1 counts for core 0 from 5 cycles after its issue on. In each pass of its
    // loop, core 0 reads the reply word so many cycles after the first load, behind which it looks
    // at the clock; what it waits for then depends on whether the broadcast has begun.
    for (unsigned loads = 3; loads <= 7; ++loads)
        for (unsigned delay = 0; delay < 24; ++delay) {
            INFO(loads << " loads, " << delay << " cycles later");
            std::string body = "rcsr $1,0\nbne $1,2f\nldi $2,0x400($31)\n.align 3\n1: ";
            for (unsigned i = 0; i < loads; ++i)
                body += "ldl $31,0x800($31)\n";
            body += "ldw $4,0($2)\nrcsr $9,4\nbeq $4,1b\nhalt\n2: " + makes_broadcast +
                    "ldi $8,0x1000($31)\nldi $7,60($31)\n3: subl $7,1,$7\nbgt $7,3b\n";
            for (unsigned i = 0; i < delay; ++i)
                body += "ldl $31,0x800($31)\n";
            run_remembered(body + "dma $3,$16,$8\nhalt",
                           {.cpes = 2,
                            .arguments = {address_map::arena_base},
                            .settings = {"dma.request_cycles=5", "cpe.icache.miss_cycles=0"}});
        }
}

}  // namespace swsim::test
