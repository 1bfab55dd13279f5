// SPDX-License-Identifier: Apache-2.0
#include "sim/clock.h"

#include <algorithm>

namespace swsim {

AfterCores::AfterCores(sc_core::sc_module_name name, Clock& clock, unsigned deltas)
    : sc_module(name), clock_(clock), deltas_(deltas), number_(clock.parts_++) {
    SC_METHOD(run);
    sensitive << wake_;
    dont_initialize();
}

void AfterCores::wake_at(Cycle when) {
    // An earlier notification stays, as SystemC has it.
    wake_.notify(Clock::time(when - now()));
    clock_.scheduled_parts_ += !scheduled_;
    scheduled_ = true;
}

void AfterCores::cancel() {
    wake_.cancel();
    clock_.scheduled_parts_ -= scheduled_;
    scheduled_ = false;
    passed_ = 0;
    has_acted_ = false;
    std::erase(clock_.ready_, this);
}

void AfterCores::run() {
    if (has_acted_) {
        has_acted_ = false;
        return;
    }
    if (passed_ < deltas_) {
        if (++passed_ == deltas_) {
            acts_in_delta_ = sc_core::sc_delta_count() + 1;
            clock_.ready_.push_back(this);
        }
        next_trigger(sc_core::SC_ZERO_TIME);
        return;
    }
    if (deltas_ == 0)
        act_itself();
    else
        act_all_of_this_delta();
}

void AfterCores::act_all_of_this_delta() {
    // Not std::ranges::partition: Clang 14 cannot compile GCC 12's.
    const auto others =
        std::partition(clock_.ready_.begin(), clock_.ready_.end(), [](const AfterCores* part) {
            return part->acts_in_delta_ == sc_core::sc_delta_count();
        });
    std::sort(clock_.ready_.begin(), others,
              [](const AfterCores* a, const AfterCores* b) { return a->number_ < b->number_; });
    for (auto part = clock_.ready_.begin(); part != others; ++part) {
        (*part)->has_acted_ = *part != this;
        (*part)->act_itself();
    }
    clock_.ready_.erase(clock_.ready_.begin(), others);
}

void AfterCores::act_itself() {
    passed_ = 0;
    // It may be here for a notification that came while it was on its way to the previous act().
    clock_.scheduled_parts_ -= scheduled_;
    scheduled_ = false;
    clock_.last_act_ = now();
    act();
}

}  // namespace swsim
