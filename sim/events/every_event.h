// SPDX-License-Identifier: Apache-2.0
//
// A listener that treats all events alike, or nearly so: each goes to Derived::tell, which may be a
// template with overloads for those that are different.
#pragma once

#include "sim/events/events.h"

namespace swsim {

template <typename Derived> class EveryEvent : public EventListener {
  public:
#define EVENT(name)                                                                                \
    void on(const events::name& event) final {                                                     \
        derived().tell(event);                                                                     \
    }
#include "sim/events/events.def"

  private:
    friend Derived;
    EveryEvent() = default;

    Derived& derived() {
        return static_cast<Derived&>(*this);
    }
};

}  // namespace swsim
