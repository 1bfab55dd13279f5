// SPDX-License-Identifier: Apache-2.0
//
// Divisions written as instructions: calls of the run-time's routines.
#include <catch2/catch.hpp>
#include <fmt/format.h>

#include "tests/sim/cpe/semantics_support.h"

using namespace swsim;
using namespace swsim::test;

namespace {

constexpr uint64_t minus_one = 0xffffffffffffffff;

// What a division of `left` by `right` leaves. The link register is cleared unless it is the
// result.
Example division(const std::string& mnemonic, uint64_t left, uint64_t right, uint64_t result) {
    return {mnemonic + " $1,$2,$5; clr $23; clr $27; clr $28",
            {{1, left}, {2, right}},
            {{5, result}, {23, 0}, {24, left}, {25, right}, {27, 0}, {28, 0}},
            ""};
}

// Every pair of sources, among them those that the call uses itself, with several results.
std::vector<Example> overlaps() {
    std::vector<Example> examples;
    for (const unsigned left : {1u, 23u, 24u, 25u, 27u, 28u})
        for (const unsigned right : {1u, 23u, 24u, 25u, 27u, 28u})
            for (const unsigned result : {3u, 24u, 27u}) {
                const uint64_t dividend = left == right ? 2 : 17;
                const uint64_t quotient = left == right ? 1 : 8;
                Registers after = {{23, 0}, {24, dividend}, {25, 2}, {28, 0}, {27, quotient}};
                after.insert_or_assign(result, quotient);
                examples.push_back(
                    {fmt::format("divw ${},${},${}; clr $23; clr $28", left, right, result),
                     {{left, dividend}, {right, 2}},
                     after,
                     ""});
            }
    return examples;
}

const Examples divisions({
    division("divw", 17, 5, 3),
    division("divw", minus_one - 16, 5, minus_one - 2),  // -17 / 5 = -3
    division("divw", 0xffffffff80000000, minus_one, 0xffffffff80000000),
    division("divwu", 0xffffffff80000000, 2, 0x40000000),
    division("divwu", minus_one, 1, minus_one),  // results of 32 bits are sign-extended
    division("divl", 1ull << 40, minus_one, 0xffffff0000000000),
    division("divlu", 1ull << 52, 3, 0x5555555555555),
    division("remw", minus_one - 16, 5, minus_one - 1),  // -17 % 5 = -2
    division("remwu", 0xffffffff80000000, 3, 2),
});

const Examples overlapping(overlaps());

}  // namespace

TEST_CASE("do divisions that are written as instructions give quotient and remainder?") {
    divisions.check();
}

TEST_CASE("does divw divide the right operands, whatever registers they share with the call?") {
    overlapping.check();
}
