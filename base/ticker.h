// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

namespace swsim {

// Calls a function 5 times a second, from another thread, as long as it exists. Signals are left to
// the others.
class Ticker {
  public:
    static constexpr unsigned ticks_per_second = 5;

    explicit Ticker(std::function<void()> tick);
    ~Ticker();
    Ticker(const Ticker&) = delete;
    Ticker& operator=(const Ticker&) = delete;

  private:
    void run();

    const std::function<void()> tick_;
    std::mutex mutex_;
    std::condition_variable ended_;
    bool end_ = false;
    std::thread thread_;
};

}  // namespace swsim
