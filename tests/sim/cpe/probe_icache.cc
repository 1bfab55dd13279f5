// SPDX-License-Identifier: Apache-2.0
//
// The instruction cache: one miss for each new line, none for lines that are still there, and
// least recently used ones go first.
#include <catch2/catch.hpp>
#include <fmt/format.h>

#include "tests/sim/cpe/probe_support.h"

using namespace swsim;
using namespace swsim::test;

namespace {

struct Cache {
    int64_t bytes, line, ways, miss;
    std::vector<std::string> settings() const {
        return {fmt::format("cpe.icache.bytes={}", bytes),
                fmt::format("cpe.icache.line_bytes={}", line),
                fmt::format("cpe.icache.ways={}", ways),
                fmt::format("cpe.icache.miss_cycles={}", miss),
                "cpe.branch.taken_cycles=0",
                "cpe.branch.mispredict_cycles=8",
                "cpe.queue_entries=0"};  // queues would hide a part of each miss
    }
};

const Cache chip = {16384, 128, 4, 40};

// `passes` times through a loop of `instructions`, nops but for the count and the branch.
std::string loop(size_t instructions, unsigned passes) {
    Lines lines;
    lines.add(fmt::format("ldi $1,{}($31)", passes));
    lines.add(".align 7");
    lines.add("1:");
    for (size_t i = 0; i + 2 < instructions; ++i)
        lines.add("nop");
    lines.add("subl $1,1,$1");
    lines.add("bne $1,1b");
    lines.add("halt");
    return lines.text();
}

}  // namespace

TEST_CASE("does straight code miss once per line?") {
    for (const Cache& cache : {chip, Cache{16384, 64, 4, 25}, Cache{1024, 16, 1, 1}})
        for (const size_t instructions : {1u, 31u, 32u, 33u, 100u, 1000u, 6000u}) {
            INFO(instructions << " instructions, lines of " << cache.line);
            Lines lines;
            lines.add_nops(unsigned(instructions - 1));
            const Observed observed = observe(lines, cache.settings());
            const auto missed =
                (int64_t(instructions) * 4 + cache.line - 1) / cache.line * cache.miss;
            // The first line comes before the first issue, which is in cycle 1 at best.
            const CoreResult& core = observed.core();
            CHECK(int64_t(core.first_issue) == 1 + cache.miss);
            CHECK(int64_t(core.accounts[Account::fetch]) == missed - cache.miss);
            CHECK(int64_t(observed.cycles()) == int64_t(instructions) + missed - cache.miss);
        }
}

TEST_CASE("does a loop that fits in the cache miss in its first pass only?") {
    // 4096 instructions fill the cache; here 4064 of the loop and the line before it.
    for (const size_t instructions : {32u, 1024u, 4064u}) {
        INFO(instructions << " instructions");
        const Observed observed = observe(loop(instructions, 10), chip.settings());
        // The line of the loop's start, and one for the halt if that is in the next.
        const size_t lines = (instructions + 1 + 31) / 32;
        CHECK(observed.account(Account::fetch) == 40 * lines);
    }
}

TEST_CASE("does a loop larger than the cache miss all the time?") {
    // 16 KB are 32 sets of 4 ways: lines n and n + 32 share a set. In a loop of 128 + k lines, k
    // sets have five lines, and the least recently used one is always the next to come.
    for (const unsigned extra : {0u, 1u, 5u, 32u}) {
        INFO(128 + extra << " lines");
        constexpr unsigned passes = 6;
        const size_t instructions = (128 + extra) * 32;
        // The loop's entry line is elsewhere, but in the set of one of the loop's lines; it is
        // used once, before.
        const Observed observed = observe(loop(instructions, passes), chip.settings());
        const size_t cold = 128 + extra;
        const size_t again = extra * 5 * (passes - 1);
        // The halt is in a line of its own.
        CHECK(observed.account(Account::fetch) == 40 * (cold + again + 1));
    }
}

TEST_CASE("do lines that share a set push each other out, the least recently used first?") {
    // Three calls in a cache of one set with two ways: lines a (the caller), b, c.
    const Cache tiny = {1024, 512, 2, 100};
    struct Calls {
        std::vector<unsigned> targets;
        unsigned misses;  // after the first issue
    };
    for (const Calls& calls : std::vector<Calls>{{{1, 1, 1}, 1},
                                                 // b, back to a, c throws b out, b throws c out
                                                 {{1, 2}, 2},
                                                 {{1, 2, 1}, 3},
                                                 {{1, 2, 2, 1}, 3},
                                                 {{1, 2, 1, 2}, 4}}) {
        INFO(calls.targets.size() << " calls");
        Lines lines;
        for (const unsigned target : calls.targets)
            lines.add(fmt::format("bsr $26,{}f", target));
        lines.add("halt");
        for (const unsigned target : {1u, 2u}) {
            lines.add(".align 9");
            lines.add(fmt::format("{}:", target));
            lines.add("ret $31,($26),1");
        }
        const Observed observed = observe(lines.text(), tiny.settings());
        CHECK(observed.account(Account::fetch) == 100 * calls.misses);
    }
}

TEST_CASE("does fetching start when the branch is resolved?") {
    // The target's line is new: the bubble of the misprediction, then the miss.
    Lines lines;
    lines.add("nop");
    const size_t from = lines.add("beq $31,1f");
    lines.add(".align 7");
    lines.add("1:");
    lines.add("nop");
    const Observed observed = observe(lines, chip.settings());
    CHECK(observed.distance(from, 32) == 1 + 8 + 40);
    CHECK(observed.account(Account::branch) == 8);
    CHECK(observed.account(Account::fetch) == 40);
}

TEST_CASE("does a stall hide the miss behind it?") {
    // The use of the product waits in its queue from cycle 1 to 6, while its line's successor
    // comes: the first pair of that would be decoded in 2, and is in 2 + miss.
    for (const int64_t miss : {0, 3, 5, 6, 40}) {
        INFO("miss " << miss);
        Lines lines;
        lines.add(".align 7");
        for (unsigned i = 0; i < 14; ++i)
            lines.add_pair();
        const size_t product = lines.add("mull $31,5,$1");
        lines.add("nop");
        const size_t use = lines.add("addl $1,1,$2");
        lines.add("nop");
        const size_t beyond = lines.add("stl $31,0($31)");
        auto settings = Cache{16384, 128, 4, miss}.settings();
        settings.push_back("cpe.queue_entries=2");
        settings.push_back("cpe.latency.multiply=7");
        const Observed observed = observe(lines, settings);
        CHECK(observed.distance(product, use) == 7);
        CHECK(observed.distance(product, beyond) == 2 + miss);
        // From 8 on nothing else is there to do.
        CHECK(int64_t(observed.account(Account::fetch)) == std::max<int64_t>(0, 2 + miss - 8));
    }
}

TEST_CASE("does every core have a cache of its own?") {
    const Run result = run_at_all_quanta("nop\nhalt", {.cpes = 64, .settings = chip.settings()});
    for (unsigned core = 0; core < 64; ++core)
        CHECK(result.core(core).first_issue == 41);
}
