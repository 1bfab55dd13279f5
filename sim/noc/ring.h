// SPDX-License-Identifier: Apache-2.0
//
// A hardware buffer: a ring of a fixed number of slots, first in, first out. A slot that is given
// back in cycle t may be taken again from t + 1 on.
#pragma once

#include <vector>

#include "sim/machine/machine.h"

namespace swsim {

template <typename Entry> class Ring {
  public:
    void reset(unsigned slots) {
        slots_.assign(slots, Slot());
        oldest_ = next_ = count_ = 0;
    }
    unsigned count() const { return count_; }
    bool full() const { return count_ == slots_.size(); }
    // From which cycle on the next entry may take its slot; `never` while the ring is full.
    Cycle room_from() const { return slots_[next_].free_from; }

    const Entry& oldest() const { return slots_[oldest_].entry; }

    // Takes a slot; the entry is to be filled in.
    Entry& push() {
        Slot& slot = slots_[next_];
        slot.free_from = never;
        advance(next_);
        ++count_;
        return slot.entry;
    }
    void pop(Cycle now) {
        slots_[oldest_].free_from = now + 1;
        advance(oldest_);
        --count_;
    }

  private:
    struct Slot {
        Entry entry{};
        Cycle free_from = 0;
    };
    void advance(unsigned& index) const { index = index + 1 == slots_.size() ? 0 : index + 1; }

    std::vector<Slot> slots_;
    unsigned oldest_ = 0;
    unsigned next_ = 0;
    unsigned count_ = 0;
};

}  // namespace swsim
