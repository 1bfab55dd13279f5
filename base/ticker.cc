// SPDX-License-Identifier: Apache-2.0
#include "base/ticker.h"

#include <chrono>

#include "base/quiet_thread.h"

namespace swsim {

Ticker::Ticker(std::function<void()> tick)
    : tick_(std::move(tick)), thread_(quiet_thread([this] { run(); })) {}

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
