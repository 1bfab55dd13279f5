// SPDX-License-Identifier: Apache-2.0
//
// The fast way: the issue cycle of each instruction is the maximum of what it waits for, and a
// stall is accounted at once, as a span.
#include <cassert>

#include "sim/cpe/issue.h"

namespace swsim {

// When the oldest unissued instruction can issue. `store_ready` becomes the cycle in which earlier
// stores let it, if it loads.
inline Cycle Core::issue_cycle(const Decoded& instruction, const Access& access,
                               Cycle& store_ready) const {
    // The second of a pair may join the first.
    Cycle cycle = last_ + 1 - Cycle(instruction.pairs && !lone_);
    cycle = std::max({cycle, branch_ready_, fetch_ready_, response_ready_});
    cycle = std::max({cycle, scoreboard_.ready(instruction.a), scoreboard_.ready(instruction.b),
                      scoreboard_.ready(instruction.c), scoreboard_.ready(instruction.hazard)});
    if (reads_memory(instruction.kind) && access.in_ldm)
        store_ready = stores_.ready(access.block, instruction.bytes, last_);
    switch (instruction.kind) {
    case Kind::load:
        return std::max(cycle, store_ready);
    case Kind::lookup:
        return std::max({cycle, store_ready, selldw_ready_});
    case Kind::divide:
        return std::max(cycle, divide_ready_);
    default:
        return cycle;
    }
}

// Accounts the cycles from the last issue to `to`, in which `instruction` was the oldest unissued
// one: each to the first condition that was unmet in it.
void Core::attribute(const Decoded& instruction, Cycle to, Cycle store_ready) {
    Cycle from = last_ + 1;
    const auto charge = [&](Cycle until, Account account) {
        if (until > from) {
            const Cycle end = std::min(until, to);
            counts_.accounts[account] += end - from;
            from = end;
        }
    };
    charge(branch_ready_, Account::branch);
    charge(fetch_ready_, Account::fetch);
    for (const uint8_t index : {instruction.a, instruction.b, instruction.c, instruction.hazard})
        charge(scoreboard_.ready(index), scoreboard_.producer(index));
    charge(store_ready, Account::operand_store);
    if (instruction.kind == Kind::divide)
        charge(divide_ready_, Account::pipe);
    if (instruction.kind == Kind::lookup)
        charge(selldw_ready_, Account::selldw_buffer);
    charge(response_ready_, Account::gld);
    assert(from == to);
}

template <bool observed> Pause Core::run_ahead_as(Cycle now, Cycle horizon) {
    if (waiting_)
        finish_waiting(now);
    for (;;) {
        const Decoded& instruction = code_[index_];
        fetch();
        const Access access = accesses_memory(instruction.kind) ? access_of(instruction) : Access();
        Cycle store_ready = 0;
        const Cycle cycle = issue_cycle(instruction, access, store_ready);
        if (cycle >= horizon)
            return Pause{Pause::Kind::until, cycle};
        const bool touches = touches_transfer(instruction, access);
        if (cycle > now && (touches || interacts(instruction, access)))
            return Pause{Pause::Kind::until, cycle};
        if (cycle > last_ + 1 && started_)
            attribute(instruction, cycle, store_ready);
        if (const auto pause = issue<observed>(instruction, access, touches, cycle))
            return *pause;
    }
}

Pause Core::run_ahead(Cycle now, Cycle horizon) {
    return listener_ ? run_ahead_as<true>(now, horizon) : run_ahead_as<false>(now, horizon);
}

}  // namespace swsim
