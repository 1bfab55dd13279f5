// SPDX-License-Identifier: Apache-2.0
#include "sim/cli/progress.h"

#include <algorithm>
#include <chrono>

#include <fmt/format.h>
#include <unistd.h>

namespace swsim {

ProgressBar::ProgressBar(std::string title, std::function<double()> done)
    : title_(std::move(title)), done_(std::move(done)) {
    if (isatty(STDERR_FILENO))
        thread_ = std::thread(&ProgressBar::run, this);
}

ProgressBar::~ProgressBar() {
    if (!thread_.joinable())
        return;
    {
        const std::lock_guard lock(mutex_);
        end_ = true;
    }
    ended_.notify_one();
    thread_.join();
}

void ProgressBar::run() {
    using namespace std::chrono_literals;
    constexpr int width = 40;
    std::unique_lock lock(mutex_);
    if (ended_.wait_for(lock, 2s, [this] { return end_; }))
        return;
    const auto began = std::chrono::steady_clock::now() - 2s;
    do {
        const double part = std::clamp(done_(), 0.0, 1.0);
        const auto seconds =
            std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
        const int filled = int(part * width);
        fmt::print(stderr, "\r{} [{:#<{}}{:.<{}}] {:3.0f} %  {:.0f} s ", title_, "", filled, "",
                   width - filled, part * 100, seconds);
    } while (!ended_.wait_for(lock, 200ms, [this] { return end_; }));
    fmt::print(stderr, "\r\033[K");
}

}  // namespace swsim
