// SPDX-License-Identifier: Apache-2.0
//
// What each issue, and each wait before it, counts: which account a cycle goes to in which nothing
// issues is that of the first condition that was unmet in it.
#pragma once

#include "sim/cpe/core_events.h"
#include "sim/cpe/producers.h"
#include "sim/cpe/spin.h"

namespace swsim {

// What an instruction waits for.
struct Awaited {
    enum class What : uint8_t { branch, fetch, operand, store, divide, lookup, barrier };
    What what;
    uint8_t index = 0;  // of the register
};

// The pc of what is awaited, but for a store: that depends on the address.
inline uint64_t producer_pc(const Producers& producers, Awaited awaited) {
    switch (awaited.what) {
    case Awaited::What::branch:
        return producers.branch;
    case Awaited::What::operand:
        return producers.registers[awaited.index];
    case Awaited::What::divide:
        return producers.divide;
    case Awaited::What::lookup:
        return producers.lookup;
    case Awaited::What::barrier:
        return producers.barrier;
    case Awaited::What::fetch:
    case Awaited::What::store:
        break;
    }
    return 0;
}

// The cycles from the last issue to `to`, in which `instruction` was the oldest unissued one: calls
// charge(from, until, account, awaited) for each condition, in their order. Returns up to where
// they are all charged.
template <typename Charge>
[[gnu::always_inline]] inline Cycle attribute(const Front& front, const Decoded& instruction,
                                              Cycle to, Cycle store_ready,
                                              const PipelineTiming& timing, Charge&& charge) {
    using What = Awaited::What;
    Cycle from = front.last + 1;
    const auto wait = [&](Cycle until, Account account, Awaited awaited) {
        const Cycle end = std::min(until, to);
        if (end <= from)
            return;
        charge(from, end, account, awaited);
        from = end;
    };
    wait(front.decode_ready, Account::branch, {What::branch});
    wait(front.fetch_ready, Account::fetch, {What::fetch});
    wait(front.first_operand(instruction, timing), front.scoreboard.producer(instruction.a),
         {What::operand, instruction.a});
    for (const uint8_t index : {instruction.b, instruction.c, instruction.hazard})
        wait(front.scoreboard.ready(index), front.scoreboard.producer(index),
             {What::operand, index});
    if (from == to)
        return from;
    wait(store_ready, Account::operand_store, {What::store});
    if (instruction.kind == Kind::divide)
        wait(front.divide_ready, Account::pipe, {What::divide});
    if (instruction.kind == Kind::lookup)
        wait(front.selldw_ready, Account::selldw_buffer, {What::lookup});
    wait(front.sync_ready, Account::sync, {What::barrier});
    return from;
}

// An instruction issues at `now`; `last` is the latest issue before it. Called after the cycles
// before `now` have been attributed.
[[gnu::always_inline]] inline void count_issue(CoreResult& counts, OpenStalls& stalls,
                                               unsigned pipe, Cycle now, Cycle last) {
    if (now == last) {
        ++counts.accounts[Account::dual];
    } else if (now < last) {
        if (const std::optional<Account> account = stalls.take_back(now))
            --counts.accounts[*account];
        else
            ++counts.accounts[Account::dual];
    }
    ++counts.instructions;
    counts.p1_instructions += pipe;
}

}  // namespace swsim
