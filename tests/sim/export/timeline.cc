// SPDX-License-Identifier: Apache-2.0
//
// Timelines that were worked out by hand, character by character.
#include <catch2/catch.hpp>
#include <fmt/format.h>

#include "tests/sim/log/event_log_support.h"

namespace swsim::test {
namespace {

// All that the timelines count with, whatever the machine file says.
const std::vector<std::string> counted_machine = {
    "cpe.latency.integer=1",          "cpe.latency.branch=1",     "cpe.latency.load=3",
    "cpe.latency.vector_integer=2",   "cpe.latency.divide=34",    "cpe.branch.taken_cycles=0",
    "cpe.branch.mispredict_cycles=4", "cpe.icache.miss_cycles=0", "cpe.queue_entries=2"};

// The timeline of `body` without its heading: from the first page on.
std::string pages(const std::string& body, unsigned columns = 20) {
    const TemporaryFile file(".swlog");
    run_logged(body, {.settings = counted_machine}, file);
    const std::string text = exported(EventLog(file.path()), "ascii", {}, columns);
    return text.substr(text.find("\ncore 0") + 1);
}

}  // namespace

// Tests spawn in no time: the first issue is at cycle 1.
TEST_CASE("is the timeline of a chain, a pair and a wrong guess as counted by hand?",
          "[timeline]") {
    // Cycle 1: vaddw on P0 and ldw on P1, an aligned pair: D. vaddw's result is ready after 2
    // cycles, so `=` in cycle 2; ldw's after 3, so `=` in 2 and 3.
    // Cycle 2: the second vaddw waits for the first: `w`.
    // Cycle 3: it issues. addw, its partner, takes P1, but $5 of the ldw is ready in cycle 4. There
    // is an issue in cycle 3, so addw has no letter for it.
    // Cycle 4: addw issues, and subw, which takes P0, because its partner needs P1. Both are `d`:
    // their own partners issue in other cycles. addw's result is ready in the next cycle: no `=`.
    // bne needs subw's.
    // Cycle 5: bne issues: `d`. $3 was 0 and is -1: it jumps forward, which was guessed wrongly.
    // Cycles 6 to 9: `B` at its target. Cycle 10: halt, on P1, the second of a pair whose first one
    // is not executed: no mark. 10 cycles: two with two issues (1, 4), three with one (3, 5, 10),
    // and five stalls.
    const std::string text = pages("vaddw $16,$17,$1\n"
                                   "ldw $5,64($31)\n"
                                   "vaddw $1,$17,$1\n"
                                   "addw $5,1,$5\n"
                                   "subw $3,1,$3\n"
                                   "bne $3,1f\n"
                                   "vaddw $1,$1,$1\n"
                                   "1: halt\n");
    CHECK(text == "core 0, cycles 0 to 19\n"
                  "pipe     issued  0         10\n"
                  "0D /         1   0=       .           text.s:4   vaddw $16,$17,$1\n"
                  "1D \\         1   1==      .           text.s:5   ldw $5,64($31)\n"
                  "0d /         3    w0=     .           text.s:6   vaddw $1,$17,$1   "
                  "w 1: vaddw $16,$17,$1 at text.s:4\n"
                  "1d \\         4      1     .           text.s:7   addw $5,1,$5\n"
                  "0d /         4      0     .           text.s:8   subw $3,1,$3\n"
                  "1d \\         5       1    .           text.s:9   bne $3,.+8\n"
                  "1  \\        10        BBBB1           text.s:11  halt              "
                  "B 4: bne $3,.+8 at text.s:9\n"
                  "\n"
                  "core 0, 10 cycles drawn or counted\n"
                  "  2  dual                               2\n"
                  "  1  single                             3\n"
                  "  B  branch                             4\n"
                  "  w  operand_vector_integer             1\n");
}

TEST_CASE("is the Kanata log of a chain as written by hand?", "[timeline]") {
    const TemporaryFile file(".swlog");
    run_logged("vaddw $16,$17,$1\nvaddw $1,$17,$2\nhalt", {.settings = counted_machine}, file);
    const EventLog log(file.path());
    const std::string file_name = log.program().files.at(0).path;
    CHECK(exported(log, "kanata") ==
          fmt::format("Kanata\t0004\n"
                      "C=\t1\n"  // the first cycle of the core
                      // Instruction 0 of the file, 0 of core 0, on thread 0, issues to P0.
                      "I\t0\t0\t0\n"
                      "L\t0\t0\t4fff000000: vaddw $16,$17,$1\n"
                      "L\t0\t1\t{0}:4\n"
                      "S\t0\t0\tP0\n"
                      // Cycle 2: the second one waits for it.
                      "C\t1\n"
                      "I\t1\t1\t0\n"
                      "L\t1\t0\t4fff000004: vaddw $1,$17,$2\n"
                      "L\t1\t1\t{0}:5\n"
                      "S\t1\t0\tIs\n"
                      "S\t1\t1\toperand_vector_integer\n"
                      // Cycle 3: the first result is ready, the wait ends, by whom, and it
                      // issues; halt, which has waited for what is older, with it.
                      "C\t1\n"
                      "R\t0\t0\t0\n"
                      "E\t1\t1\toperand_vector_integer\n"
                      "W\t1\t0\t0\n"
                      "S\t1\t0\tP0\n"
                      "I\t2\t2\t0\n"
                      "L\t2\t0\t4fff000008: halt\n"
                      "L\t2\t1\t{0}:6\n"
                      "S\t2\t0\tP1\n"
                      // Cycle 4: halt has had its cycle. It is the second to leave, hence the 1.
                      "C\t1\n"
                      "R\t2\t1\t0\n"
                      // Cycle 5: the second result is ready.
                      "C\t1\n"
                      "R\t1\t2\t0\n",
                      file_name));
}

TEST_CASE("is a wait across pages drawn on both, and only its ends if it is longer?",
          "[timeline]") {
    // The divider takes 34 cycles: vdivd issues at 1, its reader at 35. Pages have 20 cycles. The
    // first one, 0 to 19, has the wait from cycle 2 on; 20 to 39 shows its end: 15 cycles, 20..34.
    const std::string text = pages("vdivd $16,$17,$1\nvaddw $1,$1,$2\nhalt", 20);
    CHECK(text.find("   \\         >    dddddddddddddddddd") != std::string::npos);
    CHECK(text.find("0  \\        35  ddddddddddddddd0=  ") != std::string::npos);
    CHECK(text.find("left out") == std::string::npos);
}

TEST_CASE("are passes that are like those before counted?", "[timeline]") {
    // Each pass takes three cycles: an addw; the other one, which needs its result, together with
    // subw; bne, which needs that one's. The first pass begins at cycle 2, behind ldi and nop; the
    // seventh at 20 ends the loop and is shown.
    const std::string text = pages("ldi $9,7($31)\nnop\n"
                                   "1: addw $1,1,$1\naddw $1,1,$2\nsubw $9,1,$9\nbne $9,1b\n"
                                   "halt",
                                   60);
    // The first pass differs from the second in the distance to the instruction before it; the
    // third is the first that is like one before; from the fourth on they are counted.
    CHECK(text.find("\n           ...  3 more passes like this, cycles 11 to 19\n") !=
          std::string::npos);
    CHECK(text.find("0d /        20  ") != std::string::npos);
}

}  // namespace swsim::test
