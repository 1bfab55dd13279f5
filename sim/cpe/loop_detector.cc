// SPDX-License-Identifier: Apache-2.0
#include "sim/cpe/loop_detector.h"

namespace swsim {

bool LoopDetector::repeats(const CoreState& state, const Front& front, const CoreResult& counts,
                           size_t target) {
    ++passes_;
    if (passes_ < first_snapshot)
        return false;
    if (std::has_single_bit(passes_)) {
        target_ = target;
        snapshot_ = std::make_unique<CoreState>(state);
        front_ = front;
        fold_.before = counts;
        return false;
    }
    const bool same =
        target == target_ && state.same_as(*snapshot_) && front.same_but_later(front_) &&
        counts.accounts[Account::fetch] == fold_.before.accounts[Account::fetch];
    fold_.pass_cycles = front.last - front_.last;
    fold_.from = front.last;
    return same;
}

}  // namespace swsim
