// SPDX-License-Identifier: Apache-2.0
//
// A progress bar on the terminal for work that takes more than two seconds.
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

namespace swsim {

class ProgressBar {
  public:
    // `done` returns the finished part, 0 to 1; it is called from another thread. Nothing happens
    // when standard error is no terminal.
    ProgressBar(std::string title, std::function<double()> done);
    ~ProgressBar();
    ProgressBar(const ProgressBar&) = delete;
    ProgressBar& operator=(const ProgressBar&) = delete;

  private:
    void run();

    const std::string title_;
    const std::function<double()> done_;
    std::mutex mutex_;
    std::condition_variable ended_;
    bool end_ = false;
    std::thread thread_;
};

}  // namespace swsim
