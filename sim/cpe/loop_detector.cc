// SPDX-License-Identifier: Apache-2.0
#include "sim/cpe/loop_detector.h"

namespace swsim {

bool LoopDetector::repeats(const CoreState& state, const PipelineState& pipelines,
                           const CoreResult& counts, Cycle now) {
    if (now >= next_snapshot_) {
        next_snapshot_ = outside_ + 2 * (next_snapshot_ - outside_);
        snapshot_ = std::make_unique<CoreState>(state);
        pipelines_ = pipelines;
        fold_.before = counts;
        return false;
    }
    const Front& front = pipelines.front;
    const bool same = front.index == pipelines_.front.index && state.same_as(*snapshot_) &&
                      pipelines.same_but_later(pipelines_) &&
                      counts.accounts[Account::fetch] == fold_.before.accounts[Account::fetch];
    fold_.pass_cycles = front.last - pipelines_.front.last;
    fold_.from = front.last;
    return same;
}

}  // namespace swsim
