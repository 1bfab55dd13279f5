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

void PassMeter::finish(size_t path, const Core& core, Cycle from, Cycle to) {
    if (core.disturbed > from)
        ++measured_[path].disturbed;
    else
        ++measured_[path].passes[to - from];
}

void PassMeter::step(size_t path, Core& core, size_t index, Cycle cycle) {
    const std::vector<PathItem>& items = paths_[path].items;
    const bool loops = paths_[path].loops;
    Progress& progress = core.progress[path];
    const bool at_head = index == items.front().index;
    if (progress.position > 0 && progress.position < items.size() &&
        index == items[progress.position].index) {
        ++progress.position;
        progress.first = std::min(progress.first, cycle);
        progress.last = std::max(progress.last, cycle);
    } else {
        if (progress.position > 0 && progress.position < items.size())
            ++measured_[path].disturbed;
        else if (progress.position > 0 && at_head)
            finish(path, core, progress.head, cycle);
        progress = {at_head ? size_t{1} : size_t{0}, cycle, cycle, cycle};
    }
    if (!loops && progress.position == items.size()) {
        finish(path, core, progress.first, progress.last + 1);
        progress.position = 0;
    }
}

void PassMeter::on(const events::Issue& event) {
    Core& core = cores_[event.core];
    core.progress.resize(paths_.size());
    core.order.add(event.older, event, [&](const events::Issue& issue) {
        const size_t index = address_map::instruction_index(issue.pc);
        for (size_t path = 0; path < paths_.size(); ++path)
            step(path, core, index, issue.cycle);
    });
}

void PassMeter::on(const events::Stall& stall) {
    if (!foreseeable(stall.account))
        cores_[stall.core].disturbed = stall.to;
}

}  // namespace swsim::analysis
