// SPDX-License-Identifier: Apache-2.0
//
// The pipelines as the oracle has them: what is decoded and has not issued, and where decode
// stands.
#pragma once

#include <algorithm>
#include <array>
#include <deque>

#include "sim/cpe/waiting.h"
#include "sim/machine/machine.h"

namespace swsim {

// An instruction that is decoded and has not issued.
struct Pending {
    uint64_t number = 0;  // in program order, from 1
    size_t index = 0;     // in the program
    unsigned pipe = 0;
};

struct TickState {
    std::array<std::deque<Pending>, 2> queues;  // of the pipes
    std::array<bool, 2> issued{};               // by them in the present cycle
    bool ended = false;

    uint64_t count = 0;       // of decoded instructions
    size_t next = 0;          // index of the one to be decoded
    bool lone = true;         // control comes to it other than from the one before
    bool second = false;      // of an aligned pair, whose first was decoded before it
    bool stopped = false;     // behind an instruction that says, when it issues, where control goes
    Cycle decoded = 0;        // when the last one was
    Cycle control_ready = 0;  // when a branch lets the next one be decoded
    Cycle fetch_ready = 0;
    uint64_t line = UINT64_MAX;  // of the instruction cache, that the last one is in

    uint64_t barrier = 0;  // number of the last barrier that has issued
    uint64_t oldest = 1;   // number of the oldest that has not issued
    Cycle last = 0;        // when the last one older than it issued

    // Control comes to `index` in cycle `start`, before anything has issued.
    static TickState at(size_t index, Cycle start) {
        TickState state;
        state.last = state.decoded = start - 1;
        state.go_to(index, start);
        return state;
    }

    void go_to(size_t target, Cycle ready) {
        next = target;
        lone = true;
        second = false;
        control_ready = ready;
    }
    // Null if all that are decoded have issued.
    const Pending* oldest_pending() const {
        const Pending* found = nullptr;
        for (const auto& queue : queues)
            if (!queue.empty() && (!found || queue.front().number < found->number))
                found = &queue.front();
        return found;
    }
    // The first cycle in which a place lets the next instruction be decoded.
    Cycle decode_ready() const {
        return std::max({control_ready, fetch_ready, decoded + (second ? 0 : 1)});
    }
    // Whether the same is pending and to be decoded, whenever that is.
    bool same_apart_from_times(const TickState& other) const {
        const auto same = [&](const Pending& mine, const Pending& others) {
            return mine.index == others.index && mine.pipe == others.pipe &&
                   count - mine.number == other.count - others.number;
        };
        for (size_t pipe = 0; pipe < queues.size(); ++pipe)
            if (!std::ranges::equal(queues[pipe], other.queues[pipe], same))
                return false;
        return issued == other.issued && next == other.next && lone == other.lone &&
               second == other.second && stopped == other.stopped && line == other.line;
    }
    // How many of the other pipe are older than this one and have not issued.
    unsigned older(const Pending& pending) const {
        return unsigned(std::ranges::count_if(queues[1 - pending.pipe], [&](const Pending& other) {
            return other.number < pending.number;
        }));
    }
    // A place is free again in the cycle after the issue.
    size_t places_taken(unsigned pipe) const { return queues[pipe].size() + issued[pipe]; }
};

}  // namespace swsim
