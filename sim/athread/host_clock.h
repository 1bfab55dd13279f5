// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <atomic>
#include <memory>
#include <string>

#include "base/ticker.h"

namespace swsim {

// Ends the process, with a message and the status of a program that does not end, when the host
// program runs too long between two calls of the simulator. Time in which the process is stopped
// (Ctrl-Z) hardly counts. It runs in a thread of its own: a host program may block signals.
class HostClock {
  public:
    explicit HostClock(unsigned seconds);

    // The host program runs from now on: also in a process that was forked meanwhile.
    void start();
    void stop() { runs_ = false; }

  private:
    void tick();

    const unsigned limit_;       // in ticks
    const std::string message_;  // the host program may hold what is needed to make one
    std::atomic<unsigned> ticks_ = 0;
    std::atomic<bool> runs_ = false;
    int process_ = 0;  // of the ticker
    std::unique_ptr<Ticker> ticker_;
};

}  // namespace swsim
