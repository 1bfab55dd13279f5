// SPDX-License-Identifier: Apache-2.0
//
// Lets through what happens while a core is inside of a named region: its own events there, and
// those of the rest of the chip in such cycles.
#pragma once

#include <string>
#include <vector>

#include "sim/events.h"
#include "sim/observe/program_text.h"

namespace swsim {

class RegionFilter : public EventListener {
  public:
    // Without a name, everything goes through. Throws EventLogError if there is no such region.
    RegionFilter(EventListener& to, const ProgramText& program, const std::string& name);

    // All that came, and the cycle of the last one.
    uint64_t events() const { return events_; }
    Cycle last_cycle() const { return last_cycle_; }

    using EventListener::on;
    void on(const events::Spawn& event) override;
    void on(const events::Join& event) override;
    void on(const events::Issue& event) override;
    void on(const events::Stall& event) override;
    void on(const events::Write& event) override;
    void on(const events::End& event) override;
    void on(const events::DmaIssue& event) override;
    void on(const events::DmaService& event) override;
    void on(const events::DmaDone& event) override;
    void on(const events::MemoryAccess& event) override;
    void on(const events::Message& event) override;
    void on(const events::BarrierArrival& event) override;
    void on(const events::BarrierRelease& event) override;
    bool wants_values() const override { return to_.wants_values(); }

  private:
    bool contains(uint64_t pc) const;
    // Whether `core` is inside now that it stands at `pc`.
    bool enter(unsigned core, uint64_t pc);
    template <typename Event> void pass(const Event& event, Cycle cycle, bool wanted);

    EventListener& to_;
    const bool all_;
    std::vector<Region> regions_;
    uint64_t inside_ = 0;  // cores, as bits
    uint64_t events_ = 0;
    Cycle last_cycle_ = 0;
};

}  // namespace swsim
