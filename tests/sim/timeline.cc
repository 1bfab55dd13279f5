// SPDX-License-Identifier: Apache-2.0
//
// Timelines that were worked out by hand, character by character.
#include <catch2/catch.hpp>
#include <fmt/format.h>

#include "event_log_support.h"

namespace swsim::test {
namespace {

// All that the timelines count with, whatever the machine file says.
const std::vector<std::string> counted_machine = {
    "cpe.latency.integer=1",          "cpe.latency.load=3",
    "cpe.latency.vector_integer=2",   "cpe.branch.taken_cycles=0",
    "cpe.branch.mispredict_cycles=4", "cpe.icache.miss_cycles=0",
    "launch.spawn_cycles=100"};

// The timeline of `body` without its heading: from the first page on.
std::string pages(const std::string& body, unsigned columns = 20) {
    const TemporaryFile file(".swlog");
    run_logged(body, {.settings = counted_machine}, file);
    const std::string text = exported(EventLog(file.path()), "ascii", {}, columns);
    return text.substr(text.find("\ncore 0") + 1);
}

}  // namespace

// The run starts with spawn_cycles of the run's options, which tests leave at their least: the
// first issue is at cycle 1.
TEST_CASE("is the timeline of a chain, a pair and a wrong guess as counted by hand?",
          "[timeline]") {
    // Cycle 1: vaddw on P0 and ldw on P1, an aligned pair: D. vaddw's result is ready after 2
    // cycles, so `=` in cycle 2; ldw's after 3, so `=` in 2 and 3.
    // Cycle 2: the second vaddw waits for the first: `w`. Cycle 3: it issues; addw, its partner,
    // goes to P1 but needs ldw's $5, ready in cycle 4: waits in 3? No: in cycle 3 an instruction
    // issues, so 3 is no stall. Cycle 4: addw issues, alone: both of the pair are `d`.
    // Cycle 5: subw (P0: its partner needs P1) and bne, which reads $3, and so must wait for subw:
    // subw at 5 has its result ready at 6, so bne issues at 6: `d`.
    // $3 was 0 and is -1: bne jumps forward, which is guessed wrongly: 4 cycles, 7..10, of `B` at
    // its target; halt issues in cycle 11, alone in its pair's second slot.
    const std::string text = pages("vaddw $16,$17,$1\n"
                                   "ldw $5,64($31)\n"
                                   "vaddw $1,$17,$1\n"
                                   "addw $5,1,$5\n"
                                   "subw $3,1,$3\n"
                                   "bne $3,1f\n"
                                   "vaddw $1,$1,$1\n"
                                   "1: halt\n");
    CHECK(text == "");
}

}  // namespace swsim::test
