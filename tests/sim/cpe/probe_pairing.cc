// SPDX-License-Identifier: Apache-2.0
//
// Which two instructions issue in one cycle, and on which pipe each goes.
#include <catch2/catch.hpp>
#include <fmt/format.h>

#include "tests/sim/cpe/probe_support.h"

using namespace swsim;
using namespace swsim::test;

namespace {

struct Member {
    isa::Pipe pipe;
    const char* code;  // % stands for a register of its own
};

const std::vector<Member> members = {
    {isa::Pipe::p0, "vaddw $31,$31,%"},
    {isa::Pipe::p0, "faddd $31,$31,%"},
    {isa::Pipe::p1, "ldl %,0($31)"},
    {isa::Pipe::p1, "stl %,64($31)"},
    {isa::Pipe::p1, "nop"},
    {isa::Pipe::either, "addl $31,5,%"},
    {isa::Pipe::either, "mull $31,5,%"},
    {isa::Pipe::either, "ldi %,9($31)"},
};

std::string code_of(const Member& member, const char* name) {
    std::string code = member.code;
    if (const size_t place = code.find('%'); place != std::string::npos)
        code.replace(place, 1, name);
    return code;
}

struct Steering {
    unsigned first, second;
    bool together;
};

// The rule: an integer instruction takes the pipe that its partner leaves free; of two, the first
// goes to P0. The members of a pair issue together if they are on different pipes.
Steering expected(isa::Pipe first, isa::Pipe second) {
    using isa::Pipe;
    if (first == Pipe::p0 && second == Pipe::p0)
        return {0, 0, false};
    if (first == Pipe::p0)
        return {0, 1, true};  // P0 with P1 or an integer
    if (first == Pipe::p1 && second == Pipe::p1)
        return {1, 1, false};
    if (first == Pipe::p1)
        return {1, 0, true};
    // An integer first.
    return second == Pipe::p0 ? Steering{1, 0, true} : Steering{0, 1, true};
}

// P1 or P0 and neither pairs: pipes when a member's partner is `other`.
unsigned pipe_in_slot(const Member& member, unsigned slot, const Member& partner) {
    const Steering steering =
        slot == 0 ? expected(member.pipe, partner.pipe) : expected(partner.pipe, member.pipe);
    return slot == 0 ? steering.first : steering.second;
}

}  // namespace

TEST_CASE("which pairs issue together, and on which pipes?") {
    for (const Member& first : members)
        for (const Member& second : members) {
            INFO(first.code << "; " << second.code);
            Lines lines;
            lines.add_pair();
            const size_t one = lines.add(code_of(first, "$1"));
            const size_t two = lines.add(code_of(second, "$2"));
            const size_t after = lines.add("nop");
            const Observed observed = observe(lines, no_fetch_stalls);
            const Steering steering = expected(first.pipe, second.pipe);
            CHECK(observed.pipe(one) == steering.first);
            CHECK(observed.pipe(two) == steering.second);
            CHECK(observed.distance(one, two) == (steering.together ? 0 : 1));
            // The next pair is decoded a cycle later: its nop waits for nothing but P1.
            const bool both_on_p0 = steering.first + steering.second == 0;
            CHECK(observed.distance(two, after) == (both_on_p0 ? 0 : 1));
            const Cycle dual = 1 + (steering.together || both_on_p0);
            CHECK(observed.account(Account::dual) == dual);
            const CoreResult& core = observed.core();
            CHECK(core.instructions == 6);
            CHECK(core.p1_instructions == 3 + steering.first + steering.second);
            CHECK(core.accounts[Account::single] == core.instructions - 2 * dual);
            // In strict order, it waits until both have issued.
            const Observed strict = observe(lines, strict_order);
            CHECK(strict.distance(one, two) == (steering.together ? 0 : 1));
            CHECK(strict.distance(two, after) == 1);
        }
}

TEST_CASE("are instructions of different pairs decoded a cycle apart?") {
    const Member filler{isa::Pipe::p1, "nop"};
    for (const Member& first : members)
        for (const Member& second : members) {
            INFO("nop, " << first.code << "; " << second.code << ", nop");
            Lines lines;
            lines.add("nop");
            const size_t one = lines.add(code_of(first, "$1"));
            const size_t two = lines.add(code_of(second, "$2"));
            lines.add("nop");
            const Observed observed = observe(lines, no_fetch_stalls);
            // The first nop takes P1 for a cycle, and so does the first for the second.
            const unsigned first_pipe = pipe_in_slot(first, 1, filler);
            const unsigned second_pipe = pipe_in_slot(second, 0, filler);
            CHECK(observed.distance(0, one) == first_pipe);
            CHECK(observed.distance(0, two) == 1 + (first_pipe & second_pipe));
            CHECK(observed.pipe(one) == first_pipe);
            CHECK(observed.pipe(two) == second_pipe);
            // In strict order they never issue together.
            CHECK(observe(lines, strict_order).distance(one, two) == 1);
        }
}

TEST_CASE("where does an instruction go that is entered in the second slot of its pair?") {
    // Its partner is jumped over: an integer instruction goes to P1 whatever the partner is.
    for (const Member& partner : members)
        for (const Member& entered : members) {
            INFO(partner.code << " jumped over; " << entered.code);
            Lines lines;
            lines.add("vaddw $31,$31,$31");
            const size_t from = lines.add("br 1f");
            lines.add(code_of(partner, "$1"));
            lines.add("1:");
            const size_t to = lines.add(code_of(entered, "$2"));
            const size_t after = lines.add("nop");
            const Observed observed =
                observe(lines, with(no_fetch_stalls, "cpe.branch.direct_cycles=3"));
            CHECK(observed.pipe(to) == (entered.pipe == isa::Pipe::p0 ? 0 : 1));
            CHECK(observed.distance(from, to) == 1 + 3);
            CHECK(observed.distance(to, after) == 1);
        }
}

TEST_CASE("where does an instruction go whose pair is entered in the first slot?") {
    for (const Member& first : members)
        for (const Member& second : members) {
            INFO("br to " << first.code << "; " << second.code);
            Lines lines;
            lines.add("br 1f");
            lines.add("nop");
            lines.add("1:");
            const size_t one = lines.add(code_of(first, "$1"));
            const size_t two = lines.add(code_of(second, "$2"));
            const Observed observed = observe(lines, no_fetch_stalls);
            const Steering steering = expected(first.pipe, second.pipe);
            CHECK(observed.pipe(one) == steering.first);
            CHECK(observed.pipe(two) == steering.second);
            CHECK(observed.distance(one, two) == (steering.together ? 0 : 1));
        }
}

TEST_CASE("does a taken branch keep its younger partner from issuing?") {
    Lines lines;
    const size_t from = lines.add("br 1f");
    lines.add("addl $31,5,$1");
    lines.add("1:");
    const size_t to = lines.add("nop");
    const Observed observed = observe(lines, no_fetch_stalls);
    CHECK(observed.scalar(1) == 0);
    CHECK(observed.events.size() == 3);
    CHECK(observed.cycle(to) > observed.cycle(from));
}

TEST_CASE("does the older one of a pair not hold the younger one?") {
    // The first waits for a multiplication, the second for nothing.
    Lines lines;
    lines.add("nop");
    const size_t multiply = lines.add("mull $31,3,$1");
    const size_t older = lines.add("vsllw $31,$1,$2");
    const size_t younger = lines.add("stl $31,64($31)");
    const size_t next = lines.add("nop");
    const Observed observed = observe(lines, with(no_fetch_stalls, "cpe.latency.multiply=7"));
    CHECK(observed.distance(multiply, older) == 7);
    CHECK(observed.distance(multiply, younger) == 1);
    CHECK(observed.distance(multiply, next) == 2);
    // The nop and the multiplication, then the first and the halt.
    CHECK(observed.account(Account::dual) == 2);
    CHECK(observed.account(Account::operand_multiply) == 4);
    // In strict order it does: both issue at the end of the multiplication.
    const Observed strict = observe(lines, with(strict_order, "cpe.latency.multiply=7"));
    CHECK(strict.distance(multiply, younger) == 7);
    CHECK(strict.distance(multiply, next) == 8);
    CHECK(strict.account(Account::dual) == 2);
    CHECK(strict.account(Account::operand_multiply) == 6);
}

TEST_CASE("does the older one of a pair go alone when the younger one must wait?") {
    // The first needs nothing, the second a multiplication.
    Lines lines;
    lines.add("nop");
    const size_t multiply = lines.add("mull $31,3,$1");
    const size_t older = lines.add("stl $31,64($31)");
    const size_t younger = lines.add("vsllw $31,$1,$2");
    const size_t next = lines.add("nop");
    const Observed observed = observe(lines, with(no_fetch_stalls, "cpe.latency.multiply=7"));
    CHECK(observed.distance(multiply, older) == 1);
    CHECK(observed.distance(multiply, younger) == 7);
    CHECK(observed.distance(multiply, next) == 2);
    // The nop and the multiplication, then the second and the halt.
    CHECK(observed.account(Account::dual) == 2);
    CHECK(observed.account(Account::operand_multiply) == 4);
    // In strict order the next pair waits for both.
    const Observed strict = observe(lines, with(strict_order, "cpe.latency.multiply=7"));
    CHECK(strict.distance(multiply, next) == 8);
    CHECK(strict.account(Account::dual) == 1);
    CHECK(strict.account(Account::operand_multiply) == 5);
}
