// SPDX-License-Identifier: Apache-2.0
//
// The fast way: the issue cycle of each instruction is the maximum of what it waits for, and a
// stall is accounted at once, as a span.
#include "sim/cpe/issue.h"

namespace swsim {

// The pc of what is awaited in `cycle`.
uint64_t Core::producer_pc(Awaited awaited, const Access& access, unsigned bytes,
                           Cycle cycle) const {
    switch (awaited.what) {
    case Awaited::What::branch:
        return producers_.branch;
    case Awaited::What::operand:
        return producers_.registers[awaited.index];
    case Awaited::What::store:
        return address_of(stores_.index(access.block, bytes, cycle));
    case Awaited::What::divide:
        return producers_.divide;
    case Awaited::What::lookup:
        return producers_.lookup;
    case Awaited::What::barrier:
        return producers_.barrier;
    case Awaited::What::fetch:
        break;
    }
    return 0;
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
        if constexpr (!observed)
            if (node_)
                if (const auto pause = run_remembered(now, horizon, end))
                    return *pause;
        const Decoded& instruction = code_[front_.index];
        fetch();
        const Access access = access_of(instruction);
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
        if constexpr (!observed)
            if ((front_.lone || interaction) && remembered_)
                remember();
    }
}

void Core::stand(Cycle to) {
    if (!started_)
        return;
    settle();
    fetch();
    const Decoded& instruction = code_[front_.index];
    const Access access = access_of(instruction);
    const Front::Place place = front_.place(instruction);
    Cycle store_ready = 0;
    const Cycle alone = issue_cycle(instruction, access, place, store_ready);
    const Cycle waits_from = std::max(alone == never ? 0 : alone, front_.last + 1);
    attribute<true>(instruction, access, std::max(to, waits_from + 1), store_ready);
    if (listener_)
        tell_events(never);
}

Pause Core::run_ahead(Cycle now, Cycle horizon, Cycle end) {
    if (listener_ || hazards_ || horizon >= end)
        settle();
    return listener_ || hazards_ ? run_ahead_as<true>(now, horizon, end)
                                 : run_ahead_as<false>(now, horizon, end);
}

}  // namespace swsim
