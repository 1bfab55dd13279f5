// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <ctime>

namespace swsim {

// Ends the process, with a message and the status of a program that does not end, when the host
// program runs too long between two calls of the simulator. Time in which the process is stopped
// (Ctrl-Z) hardly counts.
class HostClock {
  public:
    explicit HostClock(unsigned seconds);
    ~HostClock();
    HostClock(const HostClock&) = delete;
    HostClock& operator=(const HostClock&) = delete;

    // The host program runs from now on: also in a process that was forked meanwhile.
    void start();
    void stop();

  private:
    const unsigned seconds_;
    bool runs_ = false;
    timer_t timer_{};
};

}  // namespace swsim
