// SPDX-License-Identifier: Apache-2.0
//
// What branches cost: backward ones are predicted taken, forward ones not taken.
#include <catch2/catch.hpp>
#include <fmt/format.h>

#include "tests/sim/cpe/probe_support.h"

using namespace swsim;
using namespace swsim::test;

namespace {

struct Costs {
    int64_t taken, mispredict, indirect, direct;
    std::vector<std::string> settings() const {
        return {"cpe.icache.miss_cycles=0", fmt::format("cpe.branch.taken_cycles={}", taken),
                fmt::format("cpe.branch.mispredict_cycles={}", mispredict),
                fmt::format("cpe.branch.indirect_cycles={}", indirect),
                fmt::format("cpe.branch.direct_cycles={}", direct)};
    }
};

const std::vector<Costs> all_costs = {{0, 8, 8, 3}, {1, 10, 4, 5}, {3, 0, 0, 1}, {0, 0, 0, 0}};

struct Branch {
    const char* code;  // without the label; $16 is 0, $17 is 1
    bool taken;
};

const std::vector<Branch> branches = {
    {"beq $16", true},  {"beq $17", false},  {"bne $16", false},     {"bne $17", true},
    {"blt $17", false}, {"bge $17", true},   {"ble $16", true},      {"bgt $17", true},
    {"fbeq $16", true}, {"fbne $16", false}, {"bne_hint $17", true}, {"beq_hint $17", false},
};

// Cycles from a branch to the instruction that runs after it.
void check(const Costs& costs, const Branch& branch, bool backward, unsigned branch_slot,
           unsigned target_slot) {
    INFO(branch.code << (backward ? " backward" : " forward") << ", from slot " << branch_slot
                     << " to slot " << target_slot);
    INFO("taken " << costs.taken << ", mispredict " << costs.mispredict);
    Lines lines;
    lines.add_pair();
    if (backward) {
        lines.add("br 2f");
        lines.align(target_slot);
        lines.add("1:");
        lines.add("ldi $1,7($31)");
        lines.add("halt");
        lines.align(branch_slot);
        lines.add("2:");
    }
    lines.align(branch_slot);
    const size_t from = lines.add(std::string(branch.code) + (backward ? ",1b" : ",1f"));
    const size_t fall_through = lines.add("ldi $2,2($31)");
    lines.add("halt");
    size_t target = backward ? 3 + (3 % 2 != target_slot) : 0;
    if (!backward) {
        lines.align(target_slot);
        lines.add("1:");
        target = lines.add("ldi $1,7($31)");
        lines.add("halt");
    }
    const Observed observed = observe(lines.text(), costs.settings(), {0, 1});
    const bool predicted_taken = backward;
    if (branch.taken) {
        const int64_t bubble = predicted_taken ? costs.taken : costs.mispredict;
        CHECK(observed.distance(from, target) == 1 + bubble);
        CHECK(int64_t(observed.account(Account::branch)) ==
              bubble + (backward ? costs.direct : 0));  // of the way there
        // What lies behind the branch has not run.
        CHECK(observed.scalar(2) == 0);
    } else if (predicted_taken) {
        CHECK(observed.distance(from, fall_through) == 1 + costs.mispredict);
        CHECK(int64_t(observed.account(Account::branch)) == costs.mispredict + costs.direct);
    } else {
        // Decode goes on in the cycle of its issue: with its partner, or, from slot 1 (where it was
        // decoded a cycle before, with a nop that issued first), with the next pair.
        CHECK(observed.distance(from, fall_through) == 0);
        CHECK(observed.account(Account::branch) == 0);
    }
}

}  // namespace

TEST_CASE("what does a conditional branch cost, by direction and outcome?") {
    for (const Costs& costs : all_costs)
        for (const Branch& branch : branches)
            for (const bool backward : {false, true})
                for (const unsigned branch_slot : {0u, 1u})
                    for (const unsigned target_slot : {0u, 1u})
                        check(costs, branch, backward, branch_slot, target_slot);
}

TEST_CASE("is a branch to itself predicted taken?") {
    // It is not taken: $17 is 1. A target at the same address is not forward.
    Lines lines;
    lines.add_nops(3);
    const size_t from = lines.add("beq $17,.");
    const size_t next = lines.add("nop");
    const Observed observed = observe(lines, Costs{0, 8, 8, 3}.settings(), {0, 1});
    CHECK(observed.distance(from, next) == 9);
}

TEST_CASE("what does a direct branch cost?") {
    for (const Costs& costs : all_costs)
        for (const char* code : {"br 1f", "br $1,1f", "bsr $26,1f"}) {
            INFO(code << ", direct " << costs.direct);
            Lines lines;
            lines.add("vaddw $31,$31,$2");
            const size_t from = lines.add(code);
            lines.add_nops(4);
            lines.add("1:");
            const size_t to = lines.add("nop");
            const Observed observed = observe(lines, costs.settings());
            CHECK(observed.distance(from, to) == 1 + costs.direct);
            CHECK(int64_t(observed.account(Account::branch)) == costs.direct);
        }
}

TEST_CASE("does a direct branch cost from its decode on, not from its issue?") {
    // It issues a cycle after its decode, behind the nop that is decoded with it.
    for (const Costs& costs : all_costs) {
        INFO("direct " << costs.direct);
        Lines lines;
        lines.add("nop");
        const size_t from = lines.add("br 1f");
        lines.add_nops(4);
        lines.add("1:");
        const size_t to = lines.add("nop");
        const Observed observed = observe(lines, costs.settings());
        CHECK(observed.distance(0, from) == 1);
        CHECK(observed.distance(from, to) == std::max<int64_t>(1, costs.direct));
        // Without queues it is decoded when it issues.
        const Observed strict = observe(lines, with(costs.settings(), "cpe.queue_entries=0"));
        CHECK(strict.distance(from, to) == 1 + costs.direct);
    }
}

TEST_CASE("is the next pair decoded with a branch that is decoded and issues in one cycle?") {
    // The branch is alone in its pair; decode takes one pair a cycle.
    Lines lines;
    lines.add("br 1f");
    lines.add("nop");
    lines.add("nop");
    lines.add("1:");
    const size_t from = lines.add("beq $17,1b");
    const size_t next = lines.add("ldi $1,1($31)");
    const size_t second = lines.add("nop");
    const size_t third = lines.add("ldi $2,1($31)");
    lines.add("nop");
    const Observed observed = observe(lines, Costs{0, 0, 0, 3}.settings(), {0, 1});
    CHECK(observed.distance(from, next) == 1);
    CHECK(observed.distance(next, second) == 0);
    CHECK(observed.distance(next, third) == 1);
}

TEST_CASE("what does an indirect jump cost?") {
    for (const Costs& costs : all_costs)
        for (const char* code : {"jmp $31,($16)", "call $26,($16)", "ret $31,($16),1"}) {
            INFO(code << ", indirect " << costs.indirect);
            Lines lines;
            lines.add_nops(1);
            const size_t from = lines.add(code);
            lines.add_nops(4);
            const size_t to = lines.add("nop");
            const Observed observed = observe(lines, costs.settings(), {0x4fff000000 + 4 * to});
            CHECK(observed.distance(from, to) == 1 + costs.indirect);
            CHECK(int64_t(observed.account(Account::branch)) == costs.indirect);
        }
}

TEST_CASE("does a branch wait for its condition before anything is charged to it?") {
    // mull 7, then the branch: 6 cycles operand_multiply, then 8 of branch.
    const auto settings = with(Costs{0, 8, 8, 3}.settings(), "cpe.latency.multiply=7");
    const Observed observed =
        observe("nop\nmull $17,$17,$1\nbne $1,1f\nnop\n1: nop\nhalt", settings, {0, 1});
    CHECK(observed.distance(1, 2) == 7);
    CHECK(observed.distance(2, 4) == 9);
    CHECK(observed.account(Account::operand_multiply) == 6);
    CHECK(observed.account(Account::branch) == 8);
}

TEST_CASE("what does a counted loop cost?") {
    // subl and bne, aligned: subl at t, bne (needs it) at t + 1, the next pass at t + 2 + taken.
    // Ten passes, the last one mispredicted: first subl to the halt behind the loop.
    for (const Costs& costs : all_costs) {
        INFO("taken " << costs.taken);
        Lines lines;
        lines.add("ldi $1,10($31)");
        lines.add("nop");
        lines.add("1:");
        lines.add("subl $1,1,$1");
        lines.add("bne $1,1b");
        const size_t end = lines.add("halt");
        const Observed observed = observe(lines.text(), costs.settings());
        CHECK(int64_t(observed.cycle(end) - observed.cycle(0)) ==
              1 + 10 * 2 + 9 * costs.taken + costs.mispredict);
    }
}
