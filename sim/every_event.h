// SPDX-License-Identifier: Apache-2.0
//
// A listener that treats all events alike, or nearly so: each goes to Derived::tell, which may be a
// template with overloads for those that are different.
#pragma once

#include "sim/events.h"

namespace swsim {

template <typename Derived> class EveryEvent : public EventListener {
  public:
    void on(const events::Spawn& event) final { derived().tell(event); }
    void on(const events::Join& event) final { derived().tell(event); }
    void on(const events::Issue& event) final { derived().tell(event); }
    void on(const events::Stall& event) final { derived().tell(event); }
    void on(const events::Write& event) final { derived().tell(event); }
    void on(const events::End& event) final { derived().tell(event); }
    void on(const events::DmaIssue& event) final { derived().tell(event); }
    void on(const events::DmaService& event) final { derived().tell(event); }
    void on(const events::DmaDone& event) final { derived().tell(event); }
    void on(const events::MemoryAccess& event) final { derived().tell(event); }
    void on(const events::Message& event) final { derived().tell(event); }
    void on(const events::BarrierArrival& event) final { derived().tell(event); }
    void on(const events::BarrierRelease& event) final { derived().tell(event); }

  private:
    Derived& derived() { return static_cast<Derived&>(*this); }
};

}  // namespace swsim
