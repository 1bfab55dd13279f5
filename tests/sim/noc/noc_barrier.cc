// SPDX-License-Identifier: Apache-2.0
//
// Barriers, through programs that look at the clock before and behind: synr issues in the cycle
// after the first look, the second look is the first instruction that may issue behind it.
#include <catch2/catch.hpp>

#include <fmt/format.h>

#include "tests/sim/support.h"

using namespace swsim;
using namespace swsim::test;

namespace {

constexpr unsigned side = 8;
constexpr Cycle sync_cycles = 10;

// Each core comes at another time; then what `body` says, with the core's id in $17, its row in
// $18 and its column in $19.
Run run_late(const std::string& body, Setup setup) {
    setup.settings.push_back("cpe.icache.miss_cycles=0");
    return run_at_all_quanta(R"(
        rcsr $17,0
        rcsr $18,1
        rcsr $19,2
        mull $17,29,$20         # some order that is not that of the ids
        and $20,63,$20
        addl $20,1,$20
    late:
        subl $20,1,$20
        bgt $20,late
    )" + body,
                             setup);
}

Cycle before(const Run& run, unsigned core) {
    return run.scalar(1, core);
}
Cycle behind(const Run& run, unsigned core) {
    return run.scalar(3, core);
}

// When the last one of the cores issues its synr or sync.
Cycle last_arrival(const Run& run, const std::vector<unsigned>& cores) {
    Cycle last = 0;
    for (const unsigned core : cores)
        last = std::max(last, before(run, core) + 1);
    return last;
}

constexpr const char* clocked_synr = "rcsr $1,4\n synr $2\n rcsr $3,4\n";

}  // namespace

TEST_CASE("are all released 10 cycles after the last one's arrival, in a row and in a column?") {
    for (const bool row : {true, false})
        for (const unsigned cycles : {2u, 10u, 100u}) {
            const Run observed =
                run_late(fmt::format("ldi $2,255($31)\n rcsr $1,4\n {} $2\n rcsr $3,4\n halt",
                                     row ? "synr" : "sync"),
                         {.cpes = 64, .settings = {fmt::format("noc.sync_cycles={}", cycles)}});
            REQUIRE(observed.result.outcome == Outcome::ended);
            for (unsigned core = 0; core < side * side; ++core) {
                std::vector<unsigned> members;
                for (unsigned i = 0; i < side; ++i)
                    members.push_back(row ? core / side * side + i : i * side + core % side);
                const Cycle arrival = before(observed, core) + 1;
                CHECK(behind(observed, core) == last_arrival(observed, members) + cycles);
                // Between its arrival and its next issue it waits.
                CHECK(observed.core(core).accounts[Account::sync] ==
                      behind(observed, core) - arrival - 1);
            }
        }
}

TEST_CASE("do disjoint masks make barriers of their own?") {
    // Cores 1, 4, 6; core 3 by itself; the others.
    const std::vector<std::vector<unsigned>> groups = {{1, 4, 6}, {3}, {0, 2, 5, 7}};
    const Run observed = run_late(fmt::format(R"(
            ldi $2,0xa5($31)
            ldi $4,0x52($31)
            ldi $5,1($31)
            sll $5,$19,$5
            and $5,$4,$6
            selne $6,$4,$2,$2       # $6 != 0: $4
            and $5,8,$6
            selne $6,$6,$2,$2
            {}
            halt)",
                                              clocked_synr),
                                  {.cpes = 8});
    REQUIRE(observed.result.outcome == Outcome::ended);
    for (const auto& group : groups)
        for (const unsigned core : group)
            CHECK(behind(observed, core) == last_arrival(observed, group) + sync_cycles);
}

TEST_CASE("do barriers follow each other?") {
    // Behind the first two, which are the rows' own, comes the first that all 64 cores share:
    // from there on they arrive together.
    const Run observed = run_late(R"(
            ldi $2,255($31)
            rcsr $1,4
            synr $2
            synr $2
            sync $2
            synr $2
            sync $2
            sync $2
            rcsr $3,4
            halt)",
                                  {.cpes = 64});
    REQUIRE(observed.result.outcome == Outcome::ended);
    std::vector<unsigned> all;
    for (unsigned core = 0; core < side * side; ++core)
        all.push_back(core);
    for (const unsigned core : all)
        CHECK(behind(observed, core) == last_arrival(observed, all) + 6 * sync_cycles);
}

TEST_CASE(
    "is nobody released when masks disagree, a member is missing, or is at the other barrier?") {
    for (const char* body : {
             // Core 0 says 0 and 1; cores 1 and 2 say 0, 1 and 2.
             "ldi $2,7($31)\n ldi $4,3($31)\n seleq $17,$4,$2,$2\n synr $2\n halt",
             // All say four members, three run.
             "ldi $2,15($31)\n synr $2\n halt",
             // Core 0 waits in its column.
             "ldi $2,7($31)\n beq $17,column\n synr $2\n halt\n column: sync $2\n halt",
             // Core 0 comes once, the others twice.
             "ldi $2,7($31)\n synr $2\n beq $17,end\n synr $2\n end: halt",
         }) {
        INFO(body);
        const Run observed = run_late(body, {.cpes = 3});
        CHECK(observed.result.outcome == Outcome::deadlock);
    }
}

TEST_CASE("must a core be a member of its own barrier?") {
    for (const char* instruction : {"synr", "sync"}) {
        const Run observed =
            run_late(fmt::format("ldi $2,0xfe($31)\n {} $2\n halt", instruction), {.cpes = 1});
        CHECK(observed.result.outcome == Outcome::faulted);
        CHECK(observed.result.fault.name == "SYNE1");
    }
}

TEST_CASE("does a core that has the barrier to itself go on after 10 cycles?") {
    // Only the low 8 bits of the register are the mask.
    const Run observed =
        run_late(fmt::format("ldi $2,0x0f01($31)\n {} halt", clocked_synr), {.cpes = 1});
    REQUIRE(observed.result.outcome == Outcome::ended);
    CHECK(behind(observed, 0) == before(observed, 0) + 1 + sync_cycles);
}
