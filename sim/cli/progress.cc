// SPDX-License-Identifier: Apache-2.0
#include "sim/cli/progress.h"

#include <algorithm>

#include <fmt/format.h>
#include <unistd.h>

namespace swsim {

using namespace std::chrono_literals;

Ticker::Ticker(std::function<void()> tick) : tick_(std::move(tick)) {
    if (isatty(STDERR_FILENO))
        thread_ = std::thread(&Ticker::run, this);
}

Ticker::~Ticker() {
    if (!thread_.joinable())
        return;
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

ProgressBar::ProgressBar(std::string title, std::function<double()> done)
    : title_(std::move(title)), done_(std::move(done)) {
    ticker_.emplace([this] { draw(); });
}

ProgressBar::~ProgressBar() {
    ticker_.reset();
    if (drawn_)
        fmt::print(stderr, "\r\033[K");
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
