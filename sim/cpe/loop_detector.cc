// SPDX-License-Identifier: Apache-2.0
#include "sim/cpe/loop_detector.h"

namespace swsim {

bool LoopDetector::repeats(const CoreState& state, size_t target) {
    ++passes_;
    if (passes_ < first_snapshot)
        return false;
    if (std::has_single_bit(passes_)) {
        target_ = target;
        snapshot_ = std::make_unique<CoreState>(state);
        return false;
    }
    return target == target_ && state.same_as(*snapshot_);
}

}  // namespace swsim
