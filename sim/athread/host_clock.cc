// SPDX-License-Identifier: Apache-2.0
#include "sim/athread/host_clock.h"

#include <fmt/format.h>
#include <unistd.h>

#include "process/verdict.h"

namespace swsim {

HostClock::HostClock(unsigned seconds)
    : limit_(seconds * Ticker::ticks_per_second),
      message_(fmt::format("swsim: the host program ran for {} s without a call of the simulator; "
                           "if it needs longer, --host-seconds allows that\n",
                           seconds)) {}

void HostClock::start() {
    if (process_ != getpid()) {
        (void)ticker_.release();  // a fork has its memory, but not its thread
        ticker_ = std::make_unique<Ticker>([this] { tick(); });
        process_ = getpid();
    }
    ticks_ = 0;
    runs_ = true;
}

void HostClock::tick() {
    if (!runs_ || ++ticks_ < limit_)
        return;
    (void)!write(STDERR_FILENO, message_.data(), message_.size());
    Verdict::end_process(ErrorKind::no_end);
}

}  // namespace swsim
