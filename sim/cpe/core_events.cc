// SPDX-License-Identifier: Apache-2.0
#include "sim/cpe/core_events.h"

#include <cassert>

namespace swsim {

Account OpenStalls::take_back(Cycle cycle) {
    const auto found = std::ranges::find_if(stalls_, [&](const events::Stall& stall) {
        return stall.from <= cycle && cycle < stall.to;
    });
    assert(found != stalls_.end());
    const events::Stall whole = *found;
    stalls_.erase(found);
    for (const events::Stall& part :
         {cut(whole, whole.from, cycle), cut(whole, cycle + 1, whole.to)})
        if (part.from < part.to)
            stalls_.push_back(part);
    return whole.account;
}

bool OpenStalls::same_but_later(const OpenStalls& other, Cycle cycles) const {
    return std::ranges::equal(
        stalls_, other.stalls_, [&](const events::Stall& mine, const events::Stall& others) {
            return mine.from == others.from + cycles && mine.to == others.to + cycles &&
                   mine.account == others.account;
        });
}

void OpenStalls::delay(Cycle cycles) {
    for (events::Stall& stall : stalls_) {
        stall.from += cycles;
        stall.to += cycles;
    }
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
