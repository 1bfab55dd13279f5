// SPDX-License-Identifier: Apache-2.0
#include "sim/clock.h"

namespace swsim {

AfterCores::AfterCores(sc_core::sc_module_name name, Clock& clock, unsigned deltas)
    : sc_module(name), clock_(clock), deltas_(deltas) {
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
}

void AfterCores::run() {
    if (passed_ < deltas_) {
        ++passed_;
        next_trigger(sc_core::SC_ZERO_TIME);
        return;
    }
    passed_ = 0;
    // It may be here for a notification that came while it was on its way to the previous act().
    clock_.scheduled_parts_ -= scheduled_;
    scheduled_ = false;
    clock_.last_act_ = now();
    act();
}

}  // namespace swsim
