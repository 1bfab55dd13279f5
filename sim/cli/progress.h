// SPDX-License-Identifier: Apache-2.0
//
// A progress bar on the terminal for work that takes more than two seconds.
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

namespace swsim {

// Calls a function 5 times a second, from another thread, as long as it exists. Nothing happens
// when standard error is no terminal.
class Ticker {
  public:
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

class ProgressBar {
  public:
    // `done` returns the finished part, 0 to 1; it is called from another thread.
    ProgressBar(std::string title, std::function<double()> done);
    ~ProgressBar();
    ProgressBar(const ProgressBar&) = delete;
    ProgressBar& operator=(const ProgressBar&) = delete;

  private:
    void draw();

    const std::string title_;
    const std::function<double()> done_;
    const std::chrono::steady_clock::time_point began_ = std::chrono::steady_clock::now();
    bool drawn_ = false;
    std::optional<Ticker> ticker_;
};

}  // namespace swsim
