// SPDX-License-Identifier: Apache-2.0
#include "sim/cpe/loop_detector.h"

namespace swsim {

bool LoopDetector::repeats(const CoreState& state, const Pipelines& pipelines,
                           const CoreResult& counts, Cycle now) {
    const Front& front = pipelines.front;
    if (now >= next_snapshot_) {
        next_snapshot_ = outside_ + 2 * (next_snapshot_ - outside_);
        snapshot_ = std::make_unique<CoreState>(state);
        front_ = front;
        stalls_ = pipelines.stalls;
        tick_ = pipelines.tick;
        fold_.before = counts;
        return false;
    }
    const bool same = front.index == front_.index && state.same_as(*snapshot_) &&
                      front.same_but_later(front_) &&
                      pipelines.stalls.same_but_later(front.past(), stalls_, front_.past()) &&
                      pipelines.tick.same_apart_from_times(tick_) &&
                      counts.accounts[Account::fetch] == fold_.before.accounts[Account::fetch];
    fold_.pass_cycles = front.last - front_.last;
    fold_.from = front.last;
    return same;
}

}  // namespace swsim
