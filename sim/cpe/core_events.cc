// SPDX-License-Identifier: Apache-2.0
#include "sim/cpe/core_events.h"

namespace swsim {

// [from, to) becomes [from, cycle) and [cycle, to).
void OpenStalls::split(size_t back, Cycle cycle) {
    ++added_;
    for (size_t i = 0; i <= back; ++i)
        newest(i) = newest(i + 1);
    newest(back).from = cycle;
    newest(back + 1).to = cycle;
}

std::optional<Account> OpenStalls::take_back(Cycle cycle) {
    size_t back = 0;
    while (cycle < newest(back).from)
        ++back;
    Span& stall = newest(back);
    if (cycle >= stall.to)
        return {};
    const Account account = stall.account;
    if (cycle == stall.from) {
        ++stall.from;
    } else if (cycle + 1 == stall.to) {
        --stall.to;
    } else {
        split(back, cycle);
        ++newest(back).from;
    }
    return account;
}

void OpenStalls::cut(Cycle cycle) {
    for (size_t back = 0; open(back, cycle); ++back)
        if (newest(back).from < cycle)
            return split(back, cycle);
}

bool OpenStalls::same_but_later(Cycle past, const OpenStalls& other, Cycle others) const {
    for (size_t back = 0;; ++back) {
        const Span* const mine = open(back, past);
        const Span* const another = other.open(back, others);
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

void OrderedEvents::insert(Happened happened) {
    auto at = happened_.end();
    while (at != happened_.begin() && std::prev(at)->issue.cycle > happened.issue.cycle)
        --at;
    happened_.insert(at, std::move(happened));
}

void OrderedEvents::issue(Issue issue) {
    for (auto later = happened_.rbegin();
         later != happened_.rend() && later->issue.cycle > issue.cycle; ++later)
        issue.older += !later->written;
    insert({issue});
}

void OrderedEvents::write(const events::Write& event) {
    insert({{event.cycle, event.pc, 0},
            std::make_unique<const Written>(Written{event.ready, event.index, event.value})});
}

void OrderedEvents::tell(Cycle cycle, unsigned core, EventListener& listener) {
    auto stall = stalls_.begin();
    auto next = happened_.begin();
    for (;;) {
        const bool stall_is_next =
            stall != stalls_.end() && (next == happened_.end() || stall->from < next->issue.cycle);
        if (stall_is_next) {
            if (stall->to > cycle)
                break;
            listener.on(events::Stall{core, stall->from, stall->to, stall->pc, stall->account,
                                      stall->producer_pc});
            ++stall;
            continue;
        }
        if (next == happened_.end() || next->issue.cycle >= cycle)
            break;
        const Issue& issue = next->issue;
        if (const auto& written = next->written)
            listener.on(events::Write{core, issue.cycle, written->ready, issue.pc, written->index,
                                      written->value});
        else
            listener.on(events::Issue{core, issue.cycle, issue.pc, issue.pipe, issue.older});
        ++next;
    }
    stalls_.erase(stalls_.begin(), stall);
    happened_.erase(happened_.begin(), next);
}

void OrderedEvents::clear() {
    happened_.clear();
    stalls_.clear();
}

std::vector<OrderedEvents::Issue> OrderedEvents::untold() const {
    std::vector<Issue> result;
    for (const Happened& each : happened_)
        result.push_back(each.issue);
    return result;
}

void OrderedEvents::restore(const std::vector<Issue>& issues, Cycle later) {
    clear();
    for (Issue issue : issues) {
        issue.cycle += later;
        happened_.push_back({issue});
    }
}

}  // namespace swsim
