// SPDX-License-Identifier: Apache-2.0
//
// An instruction issues: what all ways of running do then, inline because it is the inner loop.
#pragma once

#include <cassert>

#include "sim/cpe/accounting.h"
#include "sim/cpe/core.h"
#include "sim/cpe/execute.h"

namespace swsim {

inline Core::Access Core::access_of(const Decoded& instruction) const {
    Access access;
    if (!accesses_memory(instruction.kind))
        return access;
    if (instruction.kind == Kind::lookup)
        access.address = state_.scalar(instruction.b) +
                         uint64_t{4} * state_.registers[instruction.a].u32[instruction.sub];
    else
        access.address = state_.scalar(instruction.b) + uint64_t(int64_t(instruction.immediate));
    access.block = access.address & ~uint64_t(instruction.block_mask);
    access.in_ldm =
        access.block < address_map::ldm_bytes && (access.block & (instruction.bytes - 1u)) == 0;
    return access;
}

// Brings the cache line of front_.index in, when it is another than before.
inline void Core::fetch() {
    if (const uint64_t line = pc() >> icache_.line_shift(); line != front_.line) [[unlikely]]
        fetch_line(line);
}

// True if the rest of the chip has a part in the instruction, or it is a fault.
inline bool Core::interacts(const Decoded& instruction, const Access& access) const {
    if (instruction.kind <= Kind::last_unnoticed)
        return false;
    switch (instruction.kind) {
    case Kind::load:
    case Kind::store:
    case Kind::lookup:
        return !access.in_ldm;
    case Kind::indirect: {
        const uint64_t to = state_.scalar(instruction.b) & ~uint64_t{3};
        return to != address_map::exit_address && !text_index(to);
    }
    case Kind::fence:
        return !quiet() || waiting_ == Waiting::fence;
    case Kind::dma:
    case Kind::atomic:
    case Kind::put:
    case Kind::get:
    case Kind::mesh_state:
    case Kind::load_send:
    case Kind::barrier:
    case Kind::refused:
    case Kind::end_of_text:
        return true;
    default:
        return false;
    }
}

inline bool Core::touches_transfer(const Decoded& instruction, const Access& access,
                                   Cycle now) const {
    return access.in_ldm && transfers_.may_touch(access.block) &&
           transfers_.touches(access.block, instruction.bytes, now);
}

// When the next instruction can issue. `store_ready` becomes the cycle in which earlier stores let
// it, if it loads.
inline Cycle Core::issue_cycle(const Decoded& instruction, const Access& access, Front::Place place,
                               Cycle& store_ready) const {
    if (reads_ldm(instruction.kind) && access.in_ldm)
        store_ready = stores_.ready(access.block, instruction.bytes, place.decode);
    return front_.earliest_issue(instruction, place, store_ready, timing_);
}

// Accounts the cycles from the last issue to `to`, in which `instruction` was the oldest unissued
// one.
template <bool observed>
inline void Core::attribute(const Decoded& instruction, const Access& access, Cycle to,
                            Cycle store_ready) {
    const auto charge = [&](Cycle from, Cycle until, Account account, uint64_t producer_pc) {
        counts_.accounts[account] += until - from;
        if constexpr (observed)
            open_stalls_.add({from, until, account, pc(), producer_pc});
        else
            open_stalls_.add(from, until, account);
    };
    const Cycle from = swsim::attribute(
        front_, instruction, to, store_ready, timing_,
        [&](Cycle begin, Cycle until, Account account, Awaited awaited) {
            charge(begin, until, account,
                   observed ? producer_pc(awaited, access, instruction.bytes, begin) : 0);
        });
    if (from == to)
        return;
    assert(waiting_ != Waiting::nothing);
    charge(from, to, account_of(waiting_), 0);
}

template <bool observed>
[[gnu::always_inline]] inline std::optional<Pause>
Core::issue(const Decoded& instruction, const Access& access, const Issue& issue) {
    const unsigned pipe = issue.place.pipe;
    if (started_)
        count_issue(counts_, open_stalls_, pipe, issue.now, front_.last);
    else
        count_first_issue(pipe, issue.now);
    if constexpr (observed) {
        const uint64_t own_pc = pc();
        if (listener_)
            notes_.issue(instruction, own_pc, pipe, issue.now);
        if (hazards_)
            check_hazards(instruction, access, issue.touches, issue.now);
        const auto pause = perform(instruction, access, issue);
        if (tells_values_)
            tell_write(instruction, own_pc, issue.now);
        if (listener_) {
            const bool ended = pause && pause->kind == Pause::Kind::ended;
            tell_events(ended ? never : front_.decoded);
            if (ended) {
                tell_passes();
                listener_->on(events::End{id(), issue.now + 1});
            }
        }
        return pause;
    } else {
        return perform(instruction, access, issue);
    }
}

// After a taken branch: whether it led backwards, into a state in which the core was before and
// which nothing under way can change.
inline bool Core::repeats(size_t own, Cycle now) {
    if (front_.index > own || !loop_.due(now) || !quiet() ||
        !loop_.repeats(state_, {front_, open_stalls_, tick_}, counts_, now))
        return false;
    found_looping(now);
    // A transfer in flight may still change what the loop looks at, at any time: no sleep.
    return transfers_.none();
}

// What an issue does to the core beyond its timing state. front_.index is behind it.
struct Core::Completion {
    using Result = std::optional<Pause>;
    Core& core;
    const Decoded& instruction;
    const Access& access;
    const bool taken;
    const Cycle now;
    const size_t own;  // its index

    // Direct and indirect branches leave the address behind them.
    [[gnu::always_inline]] Way way() const {
        if (instruction.kind == Kind::branch)
            return {taken};
        const uint64_t to = core.state_.scalar(instruction.b) & ~uint64_t{3};
        core.state_.set_scalar(instruction.d, address_map::instruction_address(own + 1));
        if (instruction.kind == Kind::direct)
            return {true};
        return to == address_map::exit_address ? Way() : Way{true, *core.text_index(to)};
    }
    [[gnu::always_inline]] Result branched(Way way) const {
        if (!way.taken)
            return instruction.kind == Kind::indirect ? ended() : std::nullopt;
        if (core.repeats(own, now))
            return Pause{Pause::Kind::spinning, never};
        return std::nullopt;
    }
    [[gnu::always_inline]] Result stored() const {
        core.stores_.add(access.block, instruction.bytes, now + core.timing_.store_to_load,
                         uint32_t(own));
        ++core.effects_;
        return std::nullopt;
    }
    [[gnu::always_inline]] Result clock_read() const {
        core.loop_.reset(now);
        ++core.effects_;
        return std::nullopt;
    }
    [[gnu::always_inline]] Result ended() const {
        core.counts_.end = now + 1;
        return Pause{Pause::Kind::ended, now + 1};
    }
    [[gnu::always_inline]] Result done() const { return std::nullopt; }
};

[[gnu::always_inline]] inline std::optional<Pause>
Core::perform(const Decoded& instruction, const Access& access, const Issue& issue) {
    if (issue.interaction) [[unlikely]] {
        interact(instruction, access, issue.now);
        front_.issue(instruction, issue.place, issue.now, timing_);
        if (instruction.kind == Kind::load || instruction.kind == Kind::atomic)
            front_.answer(instruction, never);
        return std::nullopt;
    }
    Account producer = instruction.producer;
    if (issue.touches && transfers_.touches_reply(access.block, instruction.bytes, issue.now))
        [[unlikely]]
        producer = Account::dma_wait;
    const bool taken =
        execute(instruction, state_, access.in_ldm ? &state_.ldm[access.block] : nullptr,
                access.address, issue.now);
    return front_.issue(instruction, producer, issue.place, issue.now, timing_,
                        Completion{*this, instruction, access, taken, issue.now, front_.index});
}

}  // namespace swsim
