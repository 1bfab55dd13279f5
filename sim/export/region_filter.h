// SPDX-License-Identifier: Apache-2.0
//
// Lets through what happens while a core is inside of a named region: its own events there, and
// those of the rest of the chip in such cycles.
#pragma once

#include <string>
#include <vector>

#include "asm/program_text.h"
#include "sim/events/every_event.h"
#include "sim/log/event_fields.h"

namespace swsim {

class RegionFilter : public EveryEvent<RegionFilter> {
  public:
    // Without a name, everything goes through. Throws EventLogError if there is no such region.
    RegionFilter(EventListener& to, const ProgramText& program, const std::string& name);

    // All that came, and the cycle of the last one.
    uint64_t events() const { return events_; }
    Cycle last_cycle() const { return last_cycle_; }

    void tell(const events::Spawn& event) { pass(event, event.cycle, true); }
    void tell(const events::Join& event) { pass(event, event.cycle, true); }
    void tell(const events::Issue& event) {
        // An early one does not say where the core is.
        const bool early = event.older > 0;
        pass(event, event.cycle, early ? contains(event.pc) : enter(event.core, event.pc));
    }
    void tell(const events::Stall& event) { pass(event, event.from, enter(event.core, event.pc)); }
    void tell(const events::Write& event) { pass(event, event.cycle, contains(event.pc)); }
    void tell(const events::End& event) {
        pass(event, event.cycle, all_ || (inside_ >> event.core & 1) != 0);
        inside_ &= ~(uint64_t(1) << event.core);
    }
    void tell(const events::DmaIssue& event) {
        pass(event, event.command.ldm.issued, contains(event.command.ldm.pc));
    }
    void tell(const auto& event) { pass(event, cycle_of(event), any_inside()); }
    bool wants_values() const override { return to_.wants_values(); }

  private:
    bool contains(uint64_t pc) const;
    // Whether `core` is inside now that it stands at `pc`.
    bool enter(unsigned core, uint64_t pc);
    bool any_inside() const { return all_ || inside_ != 0; }
    void pass(const auto& event, Cycle cycle, bool wanted) {
        ++events_;
        last_cycle_ = cycle;
        if (wanted)
            to_.on(event);
    }

    EventListener& to_;
    const bool all_;
    std::vector<Region> regions_;
    uint64_t inside_ = 0;  // cores, as bits
    uint64_t events_ = 0;
    Cycle last_cycle_ = 0;
};

}  // namespace swsim
