// SPDX-License-Identifier: Apache-2.0
#include "base/ticker.h"

#include <chrono>
#include <csignal>

namespace swsim {

Ticker::Ticker(std::function<void()> tick) : tick_(std::move(tick)) {
    sigset_t all;
    sigset_t before;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &before);  // as the new thread takes it over
    thread_ = std::thread(&Ticker::run, this);
    pthread_sigmask(SIG_SETMASK, &before, nullptr);
}

Ticker::~Ticker() {
    {
        const std::lock_guard lock(mutex_);
        end_ = true;
    }
    ended_.notify_one();
    thread_.join();
}

void Ticker::run() {
    constexpr std::chrono::milliseconds between{1000 / ticks_per_second};
    std::unique_lock lock(mutex_);
    while (!ended_.wait_for(lock, between, [this] { return end_; }))
        tick_();
}

}  // namespace swsim
