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

void OrderedEvents::insert(Happened happened) {
    auto at = happened_.end();
    while (at != happened_.begin() && std::prev(at)->cycle > happened.cycle)
        --at;
    happened_.insert(at, std::move(happened));
}

void OrderedEvents::issue(const events::Issue& event) {
    core_ = event.core;
    Happened happened{event.cycle, event.pc, event.pipe};
    for (auto later = happened_.rbegin(); later != happened_.rend() && later->cycle > event.cycle;
         ++later)
        happened.older += !later->written;
    insert(std::move(happened));
}

void OrderedEvents::write(const events::Write& event) {
    core_ = event.core;
    insert({.cycle = event.cycle,
            .written =
                std::make_unique<const Written>(event.ready, event.pc, event.index, event.value)});
}

void OrderedEvents::tell(Cycle cycle, EventListener& listener) {
    auto stall = stalls_.begin();
    auto next = happened_.begin();
    for (;;) {
        const bool stall_is_next =
            stall != stalls_.end() && (next == happened_.end() || stall->from < next->cycle);
        if (stall_is_next) {
            if (stall->to > cycle)
                break;
            listener.on(*stall++);
            continue;
        }
        if (next == happened_.end() || next->cycle >= cycle)
            break;
        if (const auto& written = next->written)
            listener.on(events::Write{core_, next->cycle, written->ready, written->pc,
                                      written->index, written->value});
        else
            listener.on(events::Issue{core_, next->cycle, next->pc, next->pipe, next->older});
        ++next;
    }
    stalls_.erase(stalls_.begin(), stall);
    happened_.erase(happened_.begin(), next);
}

void OrderedEvents::clear() {
    happened_.clear();
    stalls_.clear();
}

}  // namespace swsim
