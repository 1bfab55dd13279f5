// SPDX-License-Identifier: Apache-2.0
#include "sim/cli/progress.h"

#include <algorithm>

#include <fmt/format.h>
#include <unistd.h>

namespace swsim {

Progress::Progress(std::function<std::string()> text)
    : text_(std::move(text)), terminal_(dup(STDERR_FILENO)) {
    if (isatty(terminal_))
        ticker_.emplace([this] { draw(); });
}

Progress::~Progress() {
    ticker_.reset();
    if (drawn_)
        write_text("\r\033[K");
    close(terminal_);
}

void Progress::draw() {
    constexpr std::chrono::seconds soon{2};
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began_;
    if (took < soon)
        return;
    drawn_ = true;
    write_text(fmt::format("\r{}  {:.0f} s ", text_(), took.count()));
}

void Progress::write_text(const std::string& text) const {
    (void)!write(terminal_, text.data(), text.size());
}

std::shared_ptr<void> show_bar(const std::string& name, const std::function<double()>& part_done) {
    return std::make_shared<Progress>([name, part_done] {
        constexpr int width = 40;
        const double part = std::clamp(part_done(), 0.0, 1.0);
        const int filled = int(part * width);
        return fmt::format("{} [{:#<{}}{:.<{}}] {:3.0f} %", name, "", filled, "", width - filled,
                           part * 100);
    });
}

}  // namespace swsim
