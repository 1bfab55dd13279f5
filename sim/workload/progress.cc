// SPDX-License-Identifier: Apache-2.0
#include "sim/workload/progress.h"

namespace swsim {

using namespace std::chrono_literals;

Ticker::Ticker(std::function<void()> tick) : tick_(std::move(tick)), thread_(&Ticker::run, this) {}

Ticker::~Ticker() {
    {
        const std::lock_guard lock(mutex_);
        end_ = true;
    }
    ended_.notify_one();
    thread_.join();
}

void Ticker::run() {
    std::unique_lock lock(mutex_);
    while (!ended_.wait_for(lock, 200ms, [this] { return end_; }))
        tick_();
}

}  // namespace swsim
