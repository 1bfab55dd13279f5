// SPDX-License-Identifier: Apache-2.0
//
// A progress bar on the terminal for work that takes more than two seconds.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <string>

#include "sim/workload/progress.h"

namespace swsim {

// Nothing is drawn when standard error is not a terminal.
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

// A bar for each simulation.
class SimulationBar : public ProgressWatcher {
  public:
    // For one that is told of to users: nullptr when standard error is not a terminal.
    static ProgressWatcher* instance();

    void began(const std::string& name, std::function<double()> part_done) override {
        bar_.emplace(name, std::move(part_done));
    }
    void ended() override { bar_.reset(); }

  private:
    std::optional<ProgressBar> bar_;
};

}  // namespace swsim
