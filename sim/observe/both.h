// SPDX-License-Identifier: Apache-2.0
//
// Two listeners as one.
#pragma once

#include "sim/events.h"

namespace swsim {

class Both : public EventListener {
  public:
    Both(EventListener& first, EventListener& second) : first_(first), second_(second) {}

    void on(const events::Spawn& event) override { tell(event); }
    void on(const events::Join& event) override { tell(event); }
    void on(const events::Issue& event) override { tell(event); }
    void on(const events::Stall& event) override { tell(event); }
    void on(const events::Write& event) override { tell(event); }
    void on(const events::End& event) override { tell(event); }
    void on(const events::DmaIssue& event) override { tell(event); }
    void on(const events::DmaService& event) override { tell(event); }
    void on(const events::DmaDone& event) override { tell(event); }
    void on(const events::MemoryAccess& event) override { tell(event); }
    void on(const events::Message& event) override { tell(event); }
    void on(const events::BarrierArrival& event) override { tell(event); }
    void on(const events::BarrierRelease& event) override { tell(event); }
    bool wants_values() const override { return first_.wants_values() || second_.wants_values(); }

  private:
    template <typename Event> void tell(const Event& event) {
        first_.on(event);
        second_.on(event);
    }

    EventListener& first_;
    EventListener& second_;
};

}  // namespace swsim
