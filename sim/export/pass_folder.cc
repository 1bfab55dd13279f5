// SPDX-License-Identifier: Apache-2.0
#include "sim/export/pass_folder.h"

#include <algorithm>
#include <utility>

namespace swsim {

namespace {

bool same_stalls(const TimelineRow& a, const TimelineRow& b) {
    return std::ranges::equal(
        a.stalls, b.stalls, [&](const events::Stall& x, const events::Stall& y) {
            return a.issued - x.from == b.issued - y.from && x.to - x.from == y.to - y.from &&
                   x.account == y.account && x.producer_pc == y.producer_pc;
        });
}

}  // namespace

// A pass ends where the program goes back.
void PassFolder::add(TimelineRow row) {
    if (folds_ && !pass_.empty() && row.pc <= pass_.back().pc)
        end_pass();
    pass_.push_back(std::move(row));
    if (!folds_ || pass_.size() > longest_pass)
        release();
}

// The same instructions, each at the same distance from the one before and with the same waits.
bool PassFolder::is_like_the_last() const {
    if (pass_.size() != before_.size())
        return false;
    Cycle issue = previous_issue_;
    Cycle issue_before = previous_issue_before_;
    for (size_t i = 0; i < pass_.size(); ++i) {
        const TimelineRow& row = pass_[i];
        const TimelineRow& old = before_[i];
        if (row.pc != old.pc || row.pipe != old.pipe ||
            row.issued - issue != old.issued - issue_before || !same_stalls(row, old))
            return false;
        issue = row.issued;
        issue_before = old.issued;
    }
    return true;
}

void PassFolder::end_pass() {
    repeats_ = is_like_the_last() ? repeats_ + 1 : 0;
    const Cycle last_issue = pass_.back().issued;
    std::vector<TimelineRow> ended = pass_;
    if (repeats_ > shown_repeats) {
        if (folded_.passes++ == 0)
            folded_.begin = pass_.front().issued;
        folded_.end = last_issue;
        pass_.clear();
    } else {
        release();
    }
    before_ = std::move(ended);
    previous_issue_before_ = previous_issue_;
    previous_issue_ = last_issue;
}

void PassFolder::end_folding() {
    if (folded_.passes != 0)
        out_.push_back({{}, folded_});
    folded_ = {};
}

// Gives out the pass under way. What follows is no longer a part of it.
void PassFolder::release() {
    end_folding();
    for (TimelineRow& row : pass_)
        out_.push_back({std::move(row), {}});
    pass_.clear();
}

void PassFolder::end() {
    release();
}

std::vector<PassFolder::Item> PassFolder::take() {
    return std::exchange(out_, {});
}

}  // namespace swsim
