// SPDX-License-Identifier: Apache-2.0
//
// The fast way: the issue cycle of each instruction is the maximum of what it waits for, and a
// stall is accounted at once, as a span.
#include <utility>

#include "sim/cpe/issue.h"

namespace swsim {

// The pc of what is awaited in `cycle`.
uint64_t Core::producer_pc(Awaited awaited, const Access& access, unsigned bytes,
                           Cycle cycle) const {
    return awaited.what == Awaited::What::store
               ? address_map::instruction_address(stores_.index(access.block, bytes, cycle))
               : swsim::producer_pc(notes_.producers, awaited);
}

// Tells the listener of what was before `before`.
void Core::tell_events(Cycle before) {
    if (!remembered_ || told_pass_.events.issues.size() >= ToldPass::most)
        return notes_.tell(before, open_stalls_, id(), *listener_);
    EventCollector collector(told_pass_.events, listener_);
    notes_.tell(before, open_stalls_, id(), collector);
}

// Of each cycle that nothing issues in any more.
void Core::tell_all_past() {
    open_stalls_.cut(front_.past());
    tell_events(front_.past());
}

// The core polls again, after a pass that was alike, or not: whether the listener will hear of all
// passes to come what it has heard of this one.
bool Core::told_alike(bool alike) {
    tell_all_past();
    RelativeState state(front_, open_stalls_, stores_.all_ready(), &notes_);
    if (alike && told_pass_.leads_back(state))
        return true;
    if (alike)
        spin_.forget();
    told_pass_ = {std::move(state), {}, {}};
    return false;
}

// After that, the core has slept through passes for so many cycles.
void Core::tell_slept(Cycle cycles) {
    const uint64_t times = cycles / fold_.pass_cycles;
    listener_->repeated(id(), told_pass_.events, times);
    for (const size_t way : told_pass_.ways)
        passes_[way] += times;
    notes_.events.restore(notes_.events.untold(), cycles);
}

// Tells it how often the ways were gone that are remembered.
void Core::tell_passes() {
    for (size_t way = 0; way < passes_.size(); ++way)
        if (const uint64_t times = std::exchange(passes_[way], 0))
            listener_->repeated(id(), remembered_->events(way), times);
}

void Core::leave(Cycle end) {
    if (!listener_)
        return;
    settle();
    tell_events(end);
    tell_passes();
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
    if (instruction.kind != Kind::load || !quiet() || !transfers_.all_count(cycle))
        return false;
    bool alike =
        spin_.repeats(front_, open_stalls_, state_, counts_, stores_.all_ready(), effects_, cycle);
    if (listener_)
        alike = told_alike(alike);
    if (!alike)
        return false;
    spinning_ = true;
    fold_ = spin_.fold();
    polled_address_ = access.block;
    polled_bytes_ = instruction.bytes;
    return true;
}

template <bool observed> Pause Core::run_ahead_as(Cycle now, Cycle horizon, Cycle end) {
    for (;;) {
        if (node_)
            if (const auto pause = run_remembered<observed>(now, horizon, end))
                return *pause;
        const Decoded& instruction = code_[front_.index];
        fetch();
        const Access access = access_of(instruction);
        const Front::Place place = front_.place(instruction);
        Cycle store_ready = 0;
        Cycle cycle = issue_cycle(instruction, access, place, store_ready);
        const bool interaction = interacts(instruction, access);
        // What P0 does, nobody else can notice.
        if (cycle >= horizon) [[unlikely]] {
            if (place.pipe == 1 || interaction || cycle == never || place.decode >= end)
                return out_of_reach(cycle, now);
            if (cycle >= end) {
                keep<observed>(instruction, access, place, store_ready, end);
                continue;
            }
        }
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
        // Listeners hear of every pass, but for those that only add up.
        if (touches && !(observed && listener_ && !remembered_) &&
            spins(instruction, access, cycle)) [[unlikely]]
            return Pause{Pause::Kind::spinning, fold_.last_look(front_, end)};
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
        if ((front_.lone || interaction) && remembered_)
            remember<observed>();
    }
}

// The next instruction does not issue before `end`, when the run ends: nor does it do anything, but
// younger ones may slip past it in the other pipe.
template <bool observed>
[[gnu::noinline]] void Core::keep(const Decoded& instruction, const Access& access,
                                  Front::Place place, Cycle store_ready, Cycle end) {
    if (!kept_ && started_ && end > front_.last + 1)
        attribute<observed>(instruction, access, end, store_ready);
    if (!kept_)
        kept_ = {front_.index, front_.sync_ready == never};
    if (observed && listener_)
        notes_.issue(instruction, pc(), place.pipe, end);
    front_.issue(instruction, place, end, timing_, {instruction.kind == Kind::direct, 0});
}

template <bool observed> void Core::finish_as(Cycle end) {
    for (;;) {
        const Decoded& instruction = code_[front_.index];
        fetch();
        const Access access = access_of(instruction);
        const Front::Place place = front_.place(instruction);
        Cycle store_ready = 0;
        const Cycle cycle = issue_cycle(instruction, access, place, store_ready);
        // What the rest of the chip has a part in would have issued if it could.
        if (cycle >= end || interacts(instruction, access)) {
            keep<observed>(instruction, access, place, store_ready, end);
            if (place.decode >= end || stops_decode(instruction.kind) ||
                instruction.kind == Kind::barrier)
                return;
            continue;
        }
        if (cycle > front_.last + 1 && started_)
            attribute<observed>(instruction, access, cycle, store_ready);
        const bool touches = touches_transfer(instruction, access, cycle);
        issue<observed>(instruction, access, {place, cycle, touches, false});
    }
}

void Core::finish(Cycle end) {
    settle();
    end = std::max(end, front_.last + !kept_);
    if (spinning_)
        wake(end, false);
    if (listener_ || hazards_)
        finish_as<true>(end);
    else
        finish_as<false>(end);
    front_.index = kept_->index;
    waiting_ = kept_->behind_barrier ? Waiting::barrier : Waiting::nothing;
    leave(end);
}

Pause Core::run_ahead(Cycle now, Cycle horizon, Cycle end) {
    if (horizon >= end)
        settle();
    return listener_ || hazards_ ? run_ahead_as<true>(now, horizon, end)
                                 : run_ahead_as<false>(now, horizon, end);
}

}  // namespace swsim
