// SPDX-License-Identifier: Apache-2.0
#include <catch2/catch.hpp>

#include "support.h"

namespace swsim::test {
namespace {

std::vector<std::string> slipping(unsigned depth) {
    return {"cpe.icache.miss_cycles=0", "cpe.slip_depth=" + std::to_string(depth)};
}

Run with_depth(const std::string& body, unsigned depth) {
    return run(body, {.settings = slipping(depth)});
}

}  // namespace

TEST_CASE("may P1 pass a stalled P0 by as many instructions as the depth says?") {
    // cycle 0   vmuld(P0) and ldl (P1)
    // The vaddd needs the product at 7. Strictly, the three loads behind it follow at 7, 8, 9 and
    // halt at 10: 11 cycles. With depth 1, one load issues at 1, the others at 8 and 9, halt at 10
    // (in the pair of the second load's successor). With depth 3, loads at 1, 2, 3, vaddd at 7,
    // halt, which passes nobody, at 7 beside it: 8 cycles.
    const std::string body = "vmuld $1,$2,$3\nldl $4,0($31)\n"
                             "vaddd $3,$3,$5\nldl $6,8($31)\n"
                             "ldl $7,16($31)\nldl $8,24($31)\n"
                             "halt";
    CHECK(with_depth(body, 0).cycles() == 11);
    CHECK(with_depth(body, 1).cycles() == 10);
    CHECK(with_depth(body, 3).cycles() == 8);
}

TEST_CASE("may as many pass the next stalled instruction as passed the one before?") {
    // Depth 1: the sums are ready to go at 7 and 14. A load passes each, at 1 and at 7, beside the
    // first sum; halt goes beside the second. In order a load goes with each sum, and halt behind.
    const std::string body = "vmuld $1,$2,$3\nldl $4,0($31)\nvaddd $3,$3,$5\nldl $6,8($31)\n"
                             "vaddd $5,$5,$7\nldl $8,16($31)\nhalt";
    CHECK(with_depth(body, 0).cycles() == 16);
    CHECK(with_depth(body, 1).cycles() == 15);
}

TEST_CASE("does an instruction that needs a register of a stalled one wait for it?") {
    // The store needs the sum (ready at 7 + 7 = 14); the load into $1 must not overwrite what the
    // product's user has yet to read (write after read): it issues with it, at 7 or later.
    const std::string raw = "vmuld $1,$2,$3\nnop\nvaddd $3,$3,$5\nvstd $5,0($31)\nhalt";
    CHECK(with_depth(raw, 4).cycles() == 16);
    const std::string war = "vmuld $1,$2,$3\nnop\nvaddd $3,$1,$5\nldl $1,0($31)\nhalt";
    CHECK(with_depth(war, 4).cycles() == with_depth(war, 0).cycles());
}

TEST_CASE("does a division that younger instructions have passed still wait for the divider?") {
    // Divisions at 0, 34 and 68, the divider's 34 cycles apart; the loads pass them at 0, 1 and 2;
    // halt, which passes nobody, goes beside the last. In order it is a cycle later: the last load
    // goes with the last division.
    const std::string body = "fdivd $1,$2,$3\nldl $4,0($31)\nfdivd $5,$6,$7\nldl $8,8($31)\n"
                             "fsqrtd $9,$10\nldl $11,16($31)\nhalt";
    CHECK(with_depth(body, 0).cycles() == 70);
    CHECK(with_depth(body, 4).cycles() == 69);
}

}  // namespace swsim::test
