// SPDX-License-Identifier: Apache-2.0
//
// The run that the pipeline's rules and some of its latencies were inferred from: see
// experiments/micro/counter_loop.s for its source. These tests show that the model reproduces its
// inputs; they are no evidence for it.
#include <catch2/catch.hpp>

#include "tests/sim/support.h"

namespace swsim::test {
namespace {

constexpr unsigned cores[] = {0, 1, 31, 63};

// What one more outer pass adds, which leaves start and end out.
struct OuterPass {
    Run few;
    Run many;

    explicit OuterPass(Cycle quantum = 0) : few(passes(10, quantum)), many(passes(11, quantum)) {}

    static Run passes(uint64_t count, Cycle quantum) {
        return run_file("experiments/micro/counter_loop.s", "counter_loop",
                        {.cpes = 64, .arguments = {count}, .quantum = quantum});
    }
    Cycle cycles(unsigned core) const { return many.cycles(core) - few.cycles(core); }
    uint64_t instructions(unsigned core) const {
        return many.core(core).instructions - few.core(core).instructions;
    }
    uint64_t p1(unsigned core) const {
        return many.core(core).p1_instructions - few.core(core).p1_instructions;
    }
};

}  // namespace

TEST_CASE("does an outer pass of the counter loop have the instructions that the chip counted?") {
    const OuterPass pass;
    for (const unsigned k : cores) {
        INFO("core " << k);
        CHECK(pass.instructions(k) == 948);
        // Measured on the chip: 614 + k on P1; 271.98 on P0 of core 63, hence 334 - k.
        CHECK(double(pass.p1(k)) == Approx(614.0 + k).margin(1.5));
        CHECK(double(pass.instructions(k) - pass.p1(k)) == Approx(334.0 - k).margin(1.5));
    }
}

// The 24 instructions around the inner loops are not those of the chip's program but written from
// their description. They take 1.2 % less here; with the listing's own it is 0.2 %
// (docs/timing.md).
TEST_CASE("does an outer pass of the counter loop take nearly the chip's 1120.5 cycles, alike on "
          "every core?") {
    const OuterPass pass;
    for (unsigned k = 0; k < 64; ++k) {
        INFO("core " << k);
        CHECK(pass.cycles(k) == pass.cycles(0));
    }
    CHECK(double(pass.cycles(0)) / 1120.5 - 1 == Approx(-0.012).margin(0.001));
}

TEST_CASE("does the counter loop take the same time when every cycle is looked at?") {
    const OuterPass fast;
    const OuterPass ticking(1);
    for (unsigned k = 0; k < 64; ++k)
        CHECK(fast.many.core(k) == ticking.many.core(k));
}

TEST_CASE("does an inner pass of the counter loop take 8.0 cycles at both alignments?") {
    const char* const alignment = GENERATE("", "nop\n");
    // A loop of n passes; what a further 100 passes add, over 100.
    const auto cycles = [&](unsigned passes) {
        const std::string body = alignment + std::string("ldi $5,") + std::to_string(passes) +
                                 "($31)\n"
                                 "ldi $15,0x400($31)\n"
                                 "stw $5,0($15)\n"
                                 "nop\n"
                                 "1: ldw $1,0($15)\n"
                                 "ldi $2,1($31)\n"
                                 "subw $1,$2,$3\n"
                                 "stl $3,24($15)\n"
                                 "stw $3,0($15)\n"
                                 "cmpeq $1,$31,$4\n"
                                 "beq $4,1b\n"
                                 "halt\n";
        return run(body).cycles();
    };
    CHECK(cycles(200) - cycles(100) == 800);
}

}  // namespace swsim::test
