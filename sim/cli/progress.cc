// SPDX-License-Identifier: Apache-2.0
#include "sim/cli/progress.h"

#include <algorithm>

#include <fmt/format.h>
#include <unistd.h>

namespace swsim {

using namespace std::chrono_literals;

ProgressBar::ProgressBar(std::string title, std::function<double()> done)
    : title_(std::move(title)), done_(std::move(done)) {
    if (isatty(STDERR_FILENO))
        ticker_.emplace([this] { draw(); });
}

ProgressBar::~ProgressBar() {
    ticker_.reset();
    if (drawn_)
        fmt::print(stderr, "\r\033[K");
}

ProgressWatcher* SimulationBar::instance() {
    static SimulationBar bar;
    return isatty(STDERR_FILENO) ? &bar : nullptr;
}

void ProgressBar::draw() {
    constexpr int width = 40;
    const auto took = std::chrono::steady_clock::now() - began_;
    if (took < 2s)
        return;
    drawn_ = true;
    const double part = std::clamp(done_(), 0.0, 1.0);
    const int filled = int(part * width);
    fmt::print(stderr, "\r{} [{:#<{}}{:.<{}}] {:3.0f} %  {:.0f} s ", title_, "", filled, "",
               width - filled, part * 100, std::chrono::duration<double>(took).count());
}

}  // namespace swsim
