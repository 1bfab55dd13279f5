// SPDX-License-Identifier: Apache-2.0
//
// The timing state of a core: a plain value that can be compared and moved in time.
#pragma once

#include "sim/cpe/scoreboard.h"

namespace swsim {

struct Front {
    size_t index = 0;  // of the oldest unissued instruction
    bool lone = true;  // control came here other than from the instruction before
    Cycle last = 0;    // cycle of the last issue
    Cycle branch_ready = 0;
    Cycle fetch_ready = 0;
    uint64_t line = UINT64_MAX;  // of the instruction cache, that index is in
    Cycle divide_ready = 0;
    Cycle selldw_ready = 0;
    Cycle sync_ready = 0;  // end of a barrier; `never` while others are missing
    Scoreboard scoreboard;

    // True if from here on everything happens as from `other`, only at another time. What is over
    // by the last issue no longer counts.
    bool same_but_later(const Front& other) const {
        if (index != other.index || lone != other.lone || line != other.line)
            return false;
        const auto same = [&](Cycle mine, Cycle others) {
            const Cycle left = mine > last ? mine - last : 0;
            const Cycle others_left = others > other.last ? others - other.last : 0;
            return left == others_left;
        };
        for (unsigned i = 0; i < register_slots; ++i)
            if (!same(scoreboard.ready(i), other.scoreboard.ready(i)) ||
                (scoreboard.ready(i) > last &&
                 scoreboard.producer(i) != other.scoreboard.producer(i)))
                return false;
        return same(branch_ready, other.branch_ready) && same(fetch_ready, other.fetch_ready) &&
               same(divide_ready, other.divide_ready) && same(selldw_ready, other.selldw_ready) &&
               same(sync_ready, other.sync_ready);
    }

    // The same state, `cycles` later.
    void delay(Cycle cycles) {
        const auto move = [&](Cycle& when) {
            if (when > last)
                when += cycles;
        };
        move(branch_ready);
        move(fetch_ready);
        move(divide_ready);
        move(selldw_ready);
        move(sync_ready);
        for (unsigned i = 0; i < register_slots; ++i)
            if (scoreboard.ready(i) > last)
                scoreboard.write(i, scoreboard.ready(i) + cycles, scoreboard.producer(i));
        last += cycles;
    }
};

}  // namespace swsim
