// SPDX-License-Identifier: Apache-2.0
//
// Stalls and events of a core whose pipes slip, until nothing earlier can come. Instructions are
// worked through in program order, so one that issues earlier than those before it comes late.
#pragma once

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "sim/cpe/front.h"
#include "sim/events/events.h"

namespace swsim {

// Stalls into which a younger instruction may still issue: then the cycle is no stall any more.
// They come in the order of time; the oldest are forgotten when they cannot matter.
class OpenStalls {
  public:
    struct Span {
        Cycle from;
        Cycle to;
        Account account;
        uint64_t pc = 0;  // these only for a listener: see events::Stall
        uint64_t producer_pc = 0;
        bool operator==(const Span&) const = default;
    };
    void add(const Span& stall) { stalls_[added_++ % stalls_.size()] = stall; }
    // The same without a listener.
    void add(Cycle from, Cycle to, Account account) {
        Span& stall = stalls_[added_++ % stalls_.size()];
        stall.from = from;
        stall.to = to;
        stall.account = account;
    }
    // An instruction issues at `cycle`, before the latest issue so far: the account that the cycle
    // was charged to, or none if another one issues in it.
    std::optional<Account> take_back(Cycle cycle);
    // Nothing issues before `cycle` any more. Calls `closed` with each stall that is over by then.
    template <typename Closed> void close(Cycle cycle, Closed&& closed) {
        for (; closed_ < added_ && stalls_[closed_ % stalls_.size()].to <= cycle; ++closed_) {
            const Span& stall = stalls_[closed_ % stalls_.size()];
            if (stall.from < stall.to)  // not taken back
                closed(stall);
        }
    }
    // One that goes on over `cycle` becomes two.
    void cut(Cycle cycle);
    // Those that are not over by `past`, from the oldest.
    std::vector<Span> open_after(Cycle past) const {
        std::vector<Span> result;
        for (size_t back = 0; const Span* const stall = open(back, past); ++back)
            if (stall->from < stall->to) {
                result.push_back(*stall);
                result.back().from = std::max(stall->from, past);
            }
        std::ranges::reverse(result);
        return result;
    }
    void clear() {
        stalls_[0] = {};  // older than every cycle, so that a search ends
        added_ = closed_ = 1;
    }
    // What lies behind `past` is the same as of the other one, behind `others`.
    bool same_but_later(Cycle past, const OpenStalls& other, Cycle others) const;
    // Those behind `past` are `cycles` later.
    void delay(Cycle past, Cycle cycles);

  private:
    void split(size_t back, Cycle cycle);
    Span& newest(size_t back) { return stalls_[(added_ - 1 - back) % stalls_.size()]; }
    const Span* open(size_t back, Cycle past) const {
        if (back >= std::min(added_, stalls_.size()))
            return nullptr;
        const Span& stall = stalls_[(added_ - 1 - back) % stalls_.size()];
        return stall.to > past ? &stall : nullptr;
    }
    // More than the instructions in both queues can cause.
    std::array<Span, 128> stalls_{};
    size_t added_ = 1;
    size_t closed_ = 1;
};

// Tells a listener of issues, written registers and stalls of a core in the order of time.
class OrderedEvents {
  public:
    struct Issue {  // see events::Issue
        Cycle cycle;
        uint64_t pc;
        unsigned pipe;
        unsigned older = 0;
        bool operator==(const Issue&) const = default;
    };
    // In program order.
    void issue(Issue issue);
    void write(const events::Write& event);
    void stall(const OpenStalls::Span& stall) { stalls_.push_back(stall); }
    // Tells of what was before `cycle`.
    void tell(Cycle cycle, unsigned core, EventListener& listener);
    void clear();

    // Without written registers: the issues that have not been told.
    std::vector<Issue> untold() const;
    // As if only these had happened, `later` (modulo 2^64).
    void restore(const std::vector<Issue>& issues, Cycle later);

  private:
    struct Written {
        Cycle ready;
        unsigned index;
        Vector value;
    };
    // An issue, or a register that was written: only for listeners that want values.
    struct Happened {
        Issue issue;
        std::unique_ptr<const Written> written = nullptr;
    };
    // Behind all that happened up to its cycle.
    void insert(Happened happened);

    std::vector<Happened> happened_;        // in the order of time
    std::vector<OpenStalls::Span> stalls_;  // in the order of time, as they come
};

}  // namespace swsim
