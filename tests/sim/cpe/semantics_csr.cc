// SPDX-License-Identifier: Apache-2.0
//
// Control and status registers, and the run-time's words in LDM.
#include <catch2/catch.hpp>
#include <fmt/format.h>

#include "tests/sim/cpe/semantics_support.h"

using namespace swsim;
using namespace swsim::test;

namespace {

std::vector<Example> registers() {
    std::vector<Example> examples = {
        {"rcsr $1,0\nrcsr $2,1\nrcsr $3,2\nrcsr $4,3", {}, {{1, 0}, {2, 0}, {3, 0}, {4, 0}}, ""},
        {"rcsr $31,0x80", {}, {}, ""},
    };
    for (unsigned number = 5; number <= 8; ++number)
        examples.push_back({fmt::format("rcsr $3,{0}\nwcsr $1,{0}\nrcsr $2,{0}", number),
                            {{1, 0xfedcba9876543210}},
                            {{2, 0xfedcba9876543210}, {3, 0}},
                            ""});
    // A truth table has 8 bits.
    for (unsigned number = 0x80; number <= 0x87; ++number)
        examples.push_back({fmt::format("rcsr $3,{0}\nwcsr $1,{0}\nrcsr $2,{0}", number),
                            {{1, 0xfedcba9876543200 + number}},
                            {{2, number}, {3, 0}},
                            ""});
    // Each has its own place.
    examples.push_back({"wcsr $1,0x80\nwcsr $2,0x81\nwcsr $1,5\nwcsr $2,6\n"
                        "rcsr $3,0x80\nrcsr $4,0x81\nrcsr $5,5\nrcsr $6,6",
                        {{1, 0x11}, {2, 0x22}},
                        {{3, 0x11}, {4, 0x22}, {5, 0x11}, {6, 0x22}},
                        ""});
    return examples;
}
const Examples control_registers(registers());

}  // namespace

TEST_CASE("what do control registers hold?") {
    control_registers.check();
}

TEST_CASE("does every core know who it is?") {
    const Run result = run_at_all_quanta("rcsr $1,0\nrcsr $2,1\nrcsr $3,2\nrcsr $4,3\n"
                                         "ldbu $5,72($31)\nldbu $6,73($31)\nldbu $7,74($31)\n"
                                         "ldbu $8,75($31)\nldw $9,76($31)\nhalt",
                                         {.cpes = 64});
    REQUIRE(result.result.outcome == Outcome::ended);
    for (unsigned core = 0; core < 64; ++core) {
        INFO("core " << core);
        CHECK(result.scalar(1, core) == core);
        CHECK(result.scalar(2, core) == core / 8);
        CHECK(result.scalar(3, core) == core % 8);
        CHECK(result.scalar(4, core) == 0);
        CHECK(result.scalar(5, core) == core);
        CHECK(result.scalar(6, core) == core / 8);
        CHECK(result.scalar(7, core) == core % 8);
        CHECK(result.scalar(8, core) == 0);
        CHECK(result.scalar(9, core) == core);
    }
}

TEST_CASE("is the cycle counter the cycle in which rcsr issues?") {
    // Cycles 1, 2, 3 and 4 on P1; mull issues at 5 and lets its user go at 12, the last rcsr
    // after it at 13.
    const Run result =
        run_at_all_quanta("rcsr $1,4\nnop\nnop\nrcsr $2,4\nmull $2,1,$3\nnop\n"
                          "stl $3,0($31)\nrcsr $4,4\nhalt",
                          {.settings = {"cpe.icache.miss_cycles=0", "cpe.latency.multiply=7"}});
    CHECK(result.core().first_issue == 1);
    CHECK(result.scalar(1) == 1);
    CHECK(result.scalar(2) == 4);
    CHECK(result.scalar(4) == 13);
}

TEST_CASE("what registers does a program start with?") {
    Setup setup;
    setup.arguments = {11, 22, 33, 44, 55, 66};
    const Run result = run("halt", setup);
    for (unsigned i = 0; i < 6; ++i)
        CHECK(result.scalar(16 + i) == 11 * (i + 1));
    CHECK(result.scalar(27) == 0x4fff000000);
    CHECK(result.scalar(30) == 65536);
    for (const unsigned index : {0u, 1u, 15u, 22u, 25u, 28u, 31u})
        CHECK(hex(value_of(result.reg(index))) == hex(Value{}));
}
