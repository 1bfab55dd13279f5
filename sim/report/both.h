// SPDX-License-Identifier: Apache-2.0
//
// Two listeners as one.
#pragma once

#include "sim/events/every_event.h"

namespace swsim {

class Both : public EveryEvent<Both> {
  public:
    Both(EventListener& first, EventListener& second) : first_(first), second_(second) {}

    void tell(const auto& event) {
        first_.on(event);
        second_.on(event);
    }
    bool wants_values() const override { return first_.wants_values() || second_.wants_values(); }

  private:
    EventListener& first_;
    EventListener& second_;
};

}  // namespace swsim
