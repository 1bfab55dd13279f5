// SPDX-License-Identifier: Apache-2.0
//
// Units that only one instruction can use at a time: the divider and the look-up buffer.
#include <catch2/catch.hpp>
#include <fmt/format.h>

#include "tests/sim/cpe/probe_support.h"

using namespace swsim;
using namespace swsim::test;

TEST_CASE("does a division wait until the one before is done, and nothing else?") {
    for (const int64_t latency : {1, 5, 34}) {
        const auto settings = with(no_fetch_stalls, fmt::format("cpe.latency.divide={}", latency));
        for (const char* first : {"fdivs", "fdivd", "vdivs", "vdivd"})
            for (const char* second :
                 {"fdivd $31,$31,$2", "vdivs $31,$31,$2", "fsqrts $31,$2", "vsqrtd $31,$2"})
                for (const unsigned slot : {0u, 1u}) {
                    INFO(first << "; " << second << ", latency " << latency << ", slot " << slot);
                    Lines lines;
                    lines.align(slot);
                    const size_t one = lines.add(std::string(first) + " $31,$31,$1");
                    const size_t two = lines.add(second);
                    const Observed observed = observe(lines, settings);
                    CHECK(observed.distance(one, two) == latency);
                    CHECK(int64_t(observed.account(Account::pipe)) == latency - 1);
                }
    }
}

TEST_CASE("does other floating-point work pass while a division runs?") {
    Lines lines;
    const size_t divide = lines.add("vdivd $31,$31,$1");
    lines.add("nop");
    std::vector<size_t> adds;
    for (unsigned i = 0; i < 8; ++i) {
        adds.push_back(lines.add(fmt::format("vaddd $31,$31,${}", 2 + i)));
        lines.add("nop");
    }
    const Observed observed = observe(lines, no_fetch_stalls);
    for (size_t i = 0; i < adds.size(); ++i)
        CHECK(observed.distance(divide, adds[i]) == int64_t(i) + 1);
    CHECK(observed.account(Account::pipe) == 0);
}

TEST_CASE("is an operand's wait told from the divider's?") {
    // Latency 34: the second division waits for the first one's result, which is an operand's
    // account; the third has an operand from an addition (7 cycles), then the divider (27 more).
    const auto settings =
        with(with(no_fetch_stalls, "cpe.latency.divide=34"), "cpe.latency.float=7");
    Lines lines;
    lines.add("nop");
    const size_t one = lines.add("fdivd $31,$31,$1");
    const size_t two = lines.add("fdivd $1,$31,$2");
    const size_t add = lines.add("faddd $31,$31,$3");
    const size_t three = lines.add("fdivd $3,$31,$4");
    const Observed observed = observe(lines, settings);
    CHECK(observed.distance(one, two) == 34);
    CHECK(observed.distance(two, add) == 1);
    CHECK(observed.distance(two, three) == 34);
    CHECK(observed.account(Account::operand_divide) == 33);
    CHECK(observed.account(Account::operand_float) == 6);
    CHECK(observed.account(Account::pipe) == 26);
}

TEST_CASE("at what pace do look-ups issue?") {
    struct Split {
        int64_t interval, drain;
    };
    for (const Split split : {Split{2, 8}, Split{1, 15}, Split{1, 1}, Split{5, 3}}) {
        const auto settings = with(
            with(no_fetch_stalls, fmt::format("cpe.selldw.interval_cycles={}", split.interval)),
            fmt::format("cpe.selldw.drain_cycles={}", split.drain));
        INFO("interval " << split.interval << ", drain " << split.drain);
        Lines lines;
        lines.add("nop");
        std::vector<size_t> look_ups;
        for (unsigned pass = 0; pass < 3; ++pass)
            for (int element = 7; element >= 0; --element)
                look_ups.push_back(
                    lines.add(fmt::format("selldw $31,$31,{},${}", element, 1 + pass)));
        const Observed observed = observe(lines, settings);
        int64_t expected = 0;
        for (size_t i = 1; i < look_ups.size(); ++i) {
            expected += i % 8 == 0 ? split.drain : split.interval;
            CHECK(observed.distance(look_ups[0], look_ups[i]) == expected);
        }
        // 23 steps from the first to the last, of which each spends one cycle issuing.
        CHECK(int64_t(observed.account(Account::selldw_buffer)) == expected - 23);
    }
}

TEST_CASE("does only a look-up wait for the look-up buffer?") {
    // Others pass on both pipes; on P1 in order, so that they can hide the interval.
    const auto settings =
        with(with(no_fetch_stalls, "cpe.selldw.interval_cycles=2"), "cpe.selldw.drain_cycles=8");
    Lines lines;
    lines.add("nop");
    const size_t first = lines.add("selldw $31,$31,7,$1");
    const size_t load = lines.add("ldl $2,0($31)");
    const size_t second = lines.add("selldw $31,$31,0,$1");
    const size_t store = lines.add("stl $31,64($31)");
    const size_t vector = lines.add("vaddw $31,$31,$3");
    const size_t third = lines.add("selldw $31,$31,7,$1");
    const size_t behind = lines.add("stl $31,64($31)");
    const Observed observed = observe(lines, settings);
    CHECK(observed.distance(first, load) == 1);
    CHECK(observed.distance(first, second) == 2);
    CHECK(observed.distance(second, store) == 1);
    // Decoded with the store in the look-up's cycle; nothing else is on P0.
    CHECK(observed.distance(second, vector) == 0);
    CHECK(observed.distance(second, third) == 8);
    // P1 is in order: what follows a waiting look-up waits, too.
    CHECK(observed.distance(second, behind) == 9);
    CHECK(observed.account(Account::selldw_buffer) == 6);
}
