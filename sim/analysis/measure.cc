// SPDX-License-Identifier: Apache-2.0
#include "sim/analysis/measure.h"

#include <algorithm>

namespace swsim::analysis {

namespace {

// Stalls that follow from the code alone.
bool foreseeable(Account account) {
    return account == Account::branch || account == Account::pipe ||
           account == Account::selldw_buffer ||
           account_names[size_t(account)].starts_with("operand_");
}

}  // namespace

uint64_t Measured::count() const {
    uint64_t total = 0;
    for (const auto& [cycles, times] : passes)
        total += times;
    return total;
}

Cycle Measured::most_frequent() const {
    const auto most =
        std::ranges::max_element(passes, {}, [](const auto& each) { return each.second; });
    return most == passes.end() ? 0 : most->first;
}

PassMeter::PassMeter(std::vector<Path> paths)
    : paths_(std::move(paths)), measured_(paths_.size()) {}

void PassMeter::finish(size_t path, Progress& progress, Cycle cycles) {
    if (progress.disturbed)
        ++measured_[path].disturbed;
    else
        ++measured_[path].passes[cycles];
}

void PassMeter::step(size_t path, Progress& progress, size_t index, Cycle cycle) {
    const std::vector<PathItem>& items = paths_[path].items;
    const bool at_head = index == items.front().index;
    if (progress.position > 0 && progress.position < items.size() &&
        index == items[progress.position].index) {
        ++progress.position;
        if (!paths_[path].loops && progress.position == items.size()) {
            finish(path, progress, cycle - progress.began + 1);
            progress.position = 0;
        }
        return;
    }
    if (progress.position > 0) {
        const bool passed = at_head && progress.position == items.size();
        if (passed)
            finish(path, progress, cycle - progress.began);
        else if (progress.position < items.size())
            ++measured_[path].disturbed;
    }
    progress = {at_head ? size_t{1} : size_t{0}, cycle, false};
    if (at_head && items.size() == 1 && !paths_[path].loops)
        finish(path, progress, 1);
}

void PassMeter::on(const events::Issue& issue) {
    std::vector<Progress>& all = progress_[issue.core];
    all.resize(paths_.size());
    const size_t index = (issue.pc - address_map::text_base) / address_map::instruction_bytes;
    for (size_t path = 0; path < paths_.size(); ++path)
        step(path, all[path], index, issue.cycle);
}

void PassMeter::on(const events::Stall& stall) {
    if (foreseeable(stall.account))
        return;
    for (Progress& each : progress_[stall.core])
        each.disturbed = true;
}

}  // namespace swsim::analysis
