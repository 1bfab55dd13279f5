// SPDX-License-Identifier: Apache-2.0
//
// Stalls and events of a core whose pipes slip, until nothing earlier can come. Instructions are
// worked through in program order, so one that issues earlier than those before it comes late.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "sim/cpe/front.h"
#include "sim/events.h"

namespace swsim {

// Stalls into which a younger instruction may still issue: then the cycle is no stall any more.
class OpenStalls {
  public:
    void add(const events::Stall& stall) { stalls_.push_back(stall); }
    // An instruction issues at `cycle`: the account that the cycle was charged to.
    Account take_back(Cycle cycle);
    // Nothing issues before `cycle` any more. Calls `closed` with each stall that is over by then.
    template <typename Closed> void close(Cycle cycle, Closed&& closed) {
        std::erase_if(stalls_, [&](const events::Stall& stall) {
            if (stall.to > cycle)
                return false;
            closed(stall);
            return true;
        });
    }
    void close(Cycle cycle) {
        close(cycle, [](const events::Stall&) {});
    }
    void clear() { stalls_.clear(); }
    // As Front's.
    bool same_but_later(const OpenStalls& other, Cycle cycles) const;
    void delay(Cycle cycles);

  private:
    std::vector<events::Stall> stalls_;
};

// Tells a listener of issues, written registers and stalls in the order of time.
class OrderedEvents {
  public:
    void issue(const events::Issue& event) { issues_.push_back({event.cycle, event, {}}); }
    void write(const events::Write& event);
    void stall(const events::Stall& event) { stalls_.push_back(event); }
    // Tells of what was before `cycle`.
    void tell(Cycle cycle, EventListener& listener);
    void clear();

  private:
    struct Written {
        Cycle cycle;
        Cycle ready;
        uint64_t pc;
        unsigned index;
        Vector value;
    };
    // An issue, or a register that was written, or both.
    struct Happened {
        Cycle cycle;
        std::optional<events::Issue> issue;
        std::optional<Written> written;
    };
    std::vector<Happened> issues_;
    std::vector<events::Stall> stalls_;
    unsigned core_ = 0;
};

}  // namespace swsim
