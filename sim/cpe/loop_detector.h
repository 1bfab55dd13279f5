// SPDX-License-Identifier: Apache-2.0
//
// Finds a loop that nothing inside the core can end: its whole state at a backward branch is one
// that it had before, with no interaction in between. Brent's method: after many passes a snapshot
// is kept, at twice as many the next one, so that the cost per pass is one comparison of registers
// that mostly fails at the first.
#pragma once

#include <memory>

#include "sim/cpe/spin.h"

namespace swsim {

class LoopDetector {
  public:
    // At each taken backward branch. True if state and timing have been the same at this target.
    bool repeats(const CoreState& state, const Front& front, const CoreResult& counts,
                 size_t target);
    // After `repeats`: the passes to come.
    const Fold& fold() const { return fold_; }
    // At each interaction and whenever time itself becomes part of the state (rcsr 4).
    void reset() { passes_ = 0; }

  private:
    static constexpr uint64_t first_snapshot = uint64_t(1) << 16;

    uint64_t passes_ = 0;
    size_t target_ = 0;
    std::unique_ptr<CoreState> snapshot_;
    Front front_;
    Fold fold_;
};

}  // namespace swsim
