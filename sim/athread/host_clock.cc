// SPDX-License-Identifier: Apache-2.0
#include "sim/athread/host_clock.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <stdexcept>
#include <string>

#include <fmt/format.h>
#include <unistd.h>

#include "process/verdict.h"

namespace swsim {

namespace {

// A timer goes on while the process is stopped, but then signals once only: with several ticks to
// the limit, a stop of any length costs one of them.
constexpr int ticks_to_the_limit = 4;

std::atomic<int> ticks = 0;
std::string message;  // made before the timer runs: a handler cannot make one

int tick_signal() {
    return SIGRTMIN;
}

extern "C" void count_tick(int) {
    const int before = errno;
    if (++ticks >= ticks_to_the_limit) {
        (void)!write(STDERR_FILENO, message.data(), message.size());
        Verdict::end_process(ErrorKind::no_end);
    }
    errno = before;
}

timespec part_of(unsigned seconds) {
    constexpr long nanoseconds = 1'000'000'000;
    const long part = long(seconds) * nanoseconds / ticks_to_the_limit;
    return {part / nanoseconds, part % nanoseconds};
}

}  // namespace

HostClock::HostClock(unsigned seconds) : seconds_(seconds) {
    message = fmt::format("swsim: the host program ran for {} s without a call of the simulator; "
                          "if it needs longer, --host-seconds allows that\n",
                          seconds);
    struct sigaction action {};
    action.sa_handler = count_tick;
    action.sa_flags = SA_ONSTACK | SA_RESTART;
    sigaction(tick_signal(), &action, nullptr);
}

HostClock::~HostClock() {
    stop();
    std::signal(tick_signal(), SIG_DFL);
}

void HostClock::start() {
    ticks = 0;
    sigevent event{};
    event.sigev_notify = SIGEV_SIGNAL;
    event.sigev_signo = tick_signal();
    const timespec part = part_of(seconds_);
    const itimerspec times{part, part};
    if (timer_create(CLOCK_MONOTONIC, &event, &timer_) != 0 ||
        timer_settime(timer_, 0, &times, nullptr) != 0)
        throw std::runtime_error(fmt::format("timer: {}", std::strerror(errno)));
    runs_ = true;
}

void HostClock::stop() {
    if (runs_)
        timer_delete(timer_);
    runs_ = false;
}

}  // namespace swsim
