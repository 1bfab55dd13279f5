// SPDX-License-Identifier: Apache-2.0
//
// Cuts a core's time into few spans, for pictures of a whole run: waiting for one cause, or
// computing, which has short stalls in it. What each account has of a span is kept, so that nothing
// is lost.
#pragma once

#include <functional>
#include <optional>

#include "sim/events/events.h"

namespace swsim {

struct CoreSpan {
    Cycle from = 0;
    Cycle to = 0;
    Account state = Account::single;  // what it waits for; `single` while it computes
    Accounts accounts = {};           // sum to the length
    uint64_t instructions = 0;
    uint64_t pc = 0;  // of the instruction that waits first, and of the one that it waits for
    uint64_t producer_pc = 0;

    bool waits() const { return state != Account::single; }
};

class CoreStates {
  public:
    // A stall of so many cycles is a span of its own, one for a reply word always is; two of the
    // same cause, at most this far apart, are one.
    static constexpr Cycle long_cycles = 16;

    explicit CoreStates(std::function<void(const CoreSpan&)> tell) : tell_(std::move(tell)) {}

    // In the order of time. Where events are left out, spans end.
    void add(const events::Issue& issue);
    void add(const events::Stall& stall);
    // Tells what has not been told.
    void flush();

  private:
    void go_to(Cycle cycle);
    void tell_wait();
    void tell_gap();

    std::function<void(const CoreSpan&)> tell_;
    std::optional<CoreSpan> wait_;
    CoreSpan gap_;  // behind it
    bool begun_ = false;
};

}  // namespace swsim
