// SPDX-License-Identifier: Apache-2.0
//
// The fast way: the issue cycle of each instruction is the maximum of what it waits for, and a
// stall is accounted at once, as a span.
#include <cassert>

#include "sim/cpe/issue.h"

namespace swsim {

// When the next instruction can issue. `store_ready` becomes the cycle in which earlier stores let
// it, if it loads.
inline Cycle Core::issue_cycle(const Decoded& instruction, const Access& access, Front::Place place,
                               Cycle& store_ready) const {
    if (reads_ldm(instruction.kind) && access.in_ldm)
        store_ready = stores_.ready(access.block, instruction.bytes, place.decode);
    return front_.earliest_issue(instruction, place, store_ready, timing_);
}

// Accounts the cycles from the last issue to `to`, in which `instruction` was the oldest unissued
// one: each to the first condition that was unmet in it.
template <bool observed>
void Core::attribute(const Decoded& instruction, const Access& access, Cycle to,
                     Cycle store_ready) {
    Cycle from = front_.last + 1;
    const auto charge = [&](Cycle until, Account account, uint64_t producer_pc) {
        const Cycle end = std::min(until, to);
        if (end <= from)
            return;
        counts_.accounts[account] += end - from;
        if constexpr (observed)
            open_stalls_.add({id(), from, end, pc(), account, producer_pc});
        else
            open_stalls_.add(from, end, account);
        from = end;
    };
    charge(front_.decode_ready, Account::branch, producers_.branch);
    charge(front_.fetch_ready, Account::fetch, 0);
    charge(front_.first_operand(instruction, timing_), front_.scoreboard.producer(instruction.a),
           producers_.registers[instruction.a]);
    for (const uint8_t index : {instruction.b, instruction.c, instruction.hazard})
        charge(front_.scoreboard.ready(index), front_.scoreboard.producer(index),
               producers_.registers[index]);
    if (from == to)
        return;
    if (store_ready > from)
        charge(store_ready, Account::operand_store,
               address_of(stores_.index(access.block, instruction.bytes, from)));
    if (instruction.kind == Kind::divide)
        charge(front_.divide_ready, Account::pipe, producers_.divide);
    if (instruction.kind == Kind::lookup)
        charge(front_.selldw_ready, Account::selldw_buffer, producers_.lookup);
    charge(front_.sync_ready, Account::sync, producers_.barrier);
    if (waiting_ != Waiting::nothing)
        charge(to, account_of(waiting_), 0);
    assert(from == to);
}

// Tells the listener of what was before `before`.
void Core::tell_events(Cycle before) {
    open_stalls_.close(before, [&](const events::Stall& stall) { events_.stall(stall); });
    events_.tell(before, *listener_);
}

void Core::leave(Cycle now) {
    if (listener_)
        tell_events(now);
}

// The next instruction cannot issue before the horizon; perhaps it is unknown when it can.
Pause Core::out_of_reach(Cycle cycle, Cycle now) {
    if (cycle != never)
        return Pause{Pause::Kind::until, cycle};
    waiting_ = front_.sync_ready == never ? Waiting::barrier : Waiting::main_memory;
    return Pause{Pause::Kind::blocked, now};
}

// Whether a load that touches a transfer begins another pass of a polling loop that may be folded.
[[gnu::noinline]] bool Core::spins(const Decoded& instruction, const Access& access, Cycle cycle) {
    if (instruction.kind != Kind::load || !quiet() || !transfers_.all_count(cycle) ||
        !spin_.repeats(front_, open_stalls_, state_, counts_, stores_.all_ready(), effects_, cycle))
        return false;
    spinning_ = true;
    fold_ = spin_.fold();
    polled_address_ = access.block;
    polled_bytes_ = instruction.bytes;
    return true;
}

template <bool observed> Pause Core::run_ahead_as(Cycle now, Cycle horizon, Cycle end) {
    for (;;) {
        const Decoded& instruction = code_[front_.index];
        fetch();
        const Access access = accesses_memory(instruction.kind) ? access_of(instruction) : Access();
        const Front::Place place = front_.place(instruction);
        Cycle store_ready = 0;
        Cycle cycle = issue_cycle(instruction, access, place, store_ready);
        const bool interaction = interacts(instruction, access);
        // What P0 does, nobody else can notice.
        if (cycle >= horizon) [[unlikely]]
            if (place.pipe == 1 || interaction || cycle >= end)
                return out_of_reach(cycle, now);
        const bool touches = touches_transfer(instruction, access, cycle);
        if (cycle > now && (touches || interaction))
            return Pause{Pause::Kind::until, cycle};
        if (interaction) [[unlikely]] {
            cycle = std::max(cycle, now);  // what it waited for may have come only now
            if (const Waiting what = held(instruction, access); what != Waiting::nothing) {
                waiting_ = what;
                return Pause{Pause::Kind::blocked, now};
            }
        }
        // A listener hears of every pass.
        if (touches && !(observed && listener_) && spins(instruction, access, cycle)) [[unlikely]]
            return Pause{Pause::Kind::spinning, cycle};
        if (cycle > front_.last + 1 && started_)
            attribute<observed>(instruction, access, cycle, store_ready);
        if (const auto pause =
                issue<observed>(instruction, access, {place, cycle, touches, interaction})) {
            // Nor does it sleep in an endless loop: CoreGroup finds the deadlock.
            if (observed && listener_ && pause->kind == Pause::Kind::spinning)
                continue;
            spinning_ = pause->kind == Pause::Kind::spinning;
            return *pause;
        }
    }
}

void Core::stand(Cycle to) {
    if (!started_)
        return;
    fetch();
    const Decoded& instruction = code_[front_.index];
    const Access access = accesses_memory(instruction.kind) ? access_of(instruction) : Access();
    const Front::Place place = front_.place(instruction);
    Cycle store_ready = 0;
    const Cycle alone = issue_cycle(instruction, access, place, store_ready);
    const Cycle waits_from = std::max(alone == never ? 0 : alone, front_.last + 1);
    attribute<true>(instruction, access, std::max(to, waits_from + 1), store_ready);
    if (listener_)
        tell_events(never);
}

Pause Core::run_ahead(Cycle now, Cycle horizon, Cycle end) {
    return listener_ || hazards_ ? run_ahead_as<true>(now, horizon, end)
                                 : run_ahead_as<false>(now, horizon, end);
}

}  // namespace swsim
