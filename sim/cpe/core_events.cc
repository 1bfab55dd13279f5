// SPDX-License-Identifier: Apache-2.0
#include "sim/cpe/core_events.h"

namespace swsim {

std::optional<Account> OpenStalls::take_back(Cycle cycle) {
    size_t back = 0;
    while (cycle < newest(back).from)
        ++back;
    events::Stall& stall = newest(back);
    if (cycle >= stall.to)
        return {};
    const Account account = stall.account;
    if (cycle == stall.from) {
        ++stall.from;
    } else if (cycle + 1 == stall.to) {
        --stall.to;
    } else {
        ++added_;
        for (size_t i = 0; i <= back; ++i)
            newest(i) = newest(i + 1);
        newest(back).from = cycle + 1;
        newest(back + 1).to = cycle;
    }
    return account;
}

bool OpenStalls::same_but_later(Cycle past, const OpenStalls& other, Cycle others) const {
    for (size_t back = 0;; ++back) {
        const events::Stall* const mine = open(back, past);
        const events::Stall* const another = other.open(back, others);
        if (!mine || !another)
            return mine == another;
        if (mine->to - past != another->to - others || mine->account != another->account ||
            std::max(mine->from, past) - past != std::max(another->from, others) - others)
            return false;
    }
}

void OpenStalls::delay(Cycle past, Cycle cycles) {
    for (size_t back = 0; open(back, past); ++back) {
        newest(back).from += cycles;
        newest(back).to += cycles;
    }
}

void OrderedEvents::issue(events::Issue event) {
    event.older = unsigned(std::ranges::count_if(
        issues_, [&](const Happened& other) { return other.issue && other.cycle > event.cycle; }));
    issues_.push_back({event.cycle, event, {}});
}

void OrderedEvents::write(const events::Write& event) {
    core_ = event.core;
    const Written written{event.cycle, event.ready, event.pc, event.index, event.value};
    if (!issues_.empty() && !issues_.back().written && issues_.back().issue &&
        issues_.back().issue->pc == event.pc && issues_.back().cycle == event.cycle)
        issues_.back().written = written;
    else
        issues_.push_back({event.cycle, {}, written});
}

void OrderedEvents::tell(Cycle cycle, EventListener& listener) {
    std::ranges::stable_sort(issues_, {}, &Happened::cycle);
    std::ranges::sort(stalls_, {}, &events::Stall::from);
    auto stall = stalls_.begin();
    auto issue = issues_.begin();
    for (;;) {
        const bool stall_is_next =
            stall != stalls_.end() && (issue == issues_.end() || stall->from < issue->cycle);
        if (stall_is_next) {
            if (stall->to > cycle)
                break;
            listener.on(*stall++);
            continue;
        }
        if (issue == issues_.end() || issue->cycle >= cycle)
            break;
        if (issue->issue)
            listener.on(*issue->issue);
        if (const auto& written = issue->written)
            listener.on(events::Write{core_, written->cycle, written->ready, written->pc,
                                      written->index, written->value});
        ++issue;
    }
    stalls_.erase(stalls_.begin(), stall);
    issues_.erase(issues_.begin(), issue);
}

void OrderedEvents::clear() {
    issues_.clear();
    stalls_.clear();
}

}  // namespace swsim
