// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <string>

#include "base/ticker.h"
#include "sim/workload/progress.h"

namespace swsim {

// Tells on the terminal how far work is that takes more than two seconds. Nothing is told when
// standard error is not a terminal.
class Progress {
  public:
    // `text` is called from another thread.
    explicit Progress(std::function<std::string()> text);
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

  private:
    void draw();
    void write_text(const std::string& text) const;

    const std::function<std::string()> text_;
    const std::chrono::steady_clock::time_point began_ = std::chrono::steady_clock::now();
    const int terminal_;  // standard error, whatever becomes of that
    bool drawn_ = false;
    std::optional<Ticker> ticker_;
};

// A bar for each piece of work.
std::shared_ptr<void> show_bar(const std::string& name, const std::function<double()>& part_done);

}  // namespace swsim
