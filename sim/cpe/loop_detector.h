// SPDX-License-Identifier: Apache-2.0
//
// Finds a loop that nothing inside the core can end: its whole state at a backward branch is one
// that it had before, with nothing from outside in between. Brent's method: some time after the
// last thing from outside a snapshot is kept, after twice that time the next one, so that the cost
// per pass is one comparison of registers that mostly fails at the first.
//
// All of it goes by simulated cycles, not by calls: a core that ran ahead hears late of what came
// from outside, and must find the same loop in the same cycle as one that looks at every cycle.
#pragma once

#include <algorithm>
#include <memory>

#include "sim/cpe/spin.h"
#include "sim/cpe/tick_state.h"

namespace swsim {

// Where the pipelines stand at a branch: the first two as the fast way has them, in program order;
// `tick` as the oracle has it, in time.
struct Pipelines {
    const Front& front;
    const OpenStalls& stalls;
    const TickState& tick;
};

class LoopDetector {
  public:
    // Whether a taken backward branch at `now` may be part of such a loop: then ask `repeats`.
    bool due(Cycle now) const { return now >= outside_ + first_snapshot_cycles; }
    // Whether `repeats` could say true or has something to keep; cheap.
    bool wants(const CoreState& state, size_t index, Cycle now) const {
        return now >= next_snapshot_ ||
               (snapshot_ && index == front_.index && state.registers == snapshot_->registers);
    }
    // True if state and timing have been the same at the branch target where the core stands.
    bool repeats(const CoreState& state, const Pipelines& pipelines, const CoreResult& counts,
                 Cycle now);
    // After `repeats`: the passes to come.
    const Fold& fold() const { return fold_; }
    // In `cycle` something came from outside: an interaction, a transfer's begin or end, an answer,
    // or a look at the clock, with which time itself becomes part of the state. The core may have
    // run ahead of it, by less than first_snapshot_cycles.
    void reset(Cycle cycle) {
        outside_ = std::max(outside_, cycle);
        next_snapshot_ = outside_ + first_snapshot_cycles;
    }

  private:
    // More than dma.request_cycles may be, and with it the cycles that a core may run ahead.
    static constexpr Cycle first_snapshot_cycles = Cycle(1) << 17;

    Cycle outside_ = 0;  // when something last came from there
    Cycle next_snapshot_ = first_snapshot_cycles;
    std::unique_ptr<CoreState> snapshot_;
    Front front_;
    OpenStalls stalls_;
    TickState tick_;
    Fold fold_;
};

}  // namespace swsim
