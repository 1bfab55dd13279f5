// SPDX-License-Identifier: Apache-2.0
//
// What a core keeps for its listener: timing needs none of it.
#pragma once

#include "sim/cpe/core_events.h"
#include "sim/cpe/producers.h"

namespace swsim {

// Keeps what it hears, and tells another one, if there is one.
class EventCollector : public EventListener {
  public:
    explicit EventCollector(CoreEvents& events, EventListener* next = nullptr)
        : events_(events), next_(next) {}
    using EventListener::on;
    void on(const events::Issue& issue) override {
        events_.issues.push_back(issue);
        if (next_)
            next_->on(issue);
    }
    void on(const events::Stall& stall) override {
        events_.stalls.push_back(stall);
        if (next_)
            next_->on(stall);
    }

  private:
    CoreEvents& events_;
    EventListener* next_;
};

struct ListenerNotes {
    Producers producers;
    OrderedEvents events;  // not told yet

    void clear() {
        producers = {};
        events.clear();
    }
    void issue(const Decoded& instruction, uint64_t pc, unsigned pipe, Cycle cycle) {
        events.issue({cycle, pc, pipe});
        producers.note(instruction, pc);
    }
    // Tells of what was before `cycle`.
    void tell(Cycle cycle, OpenStalls& stalls, unsigned core, EventListener& listener) {
        stalls.close(cycle, [&](const OpenStalls::Span& stall) { events.stall(stall); });
        events.tell(cycle, core, listener);
    }
};

}  // namespace swsim
