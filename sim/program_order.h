// SPDX-License-Identifier: Apache-2.0
//
// The issues of a core, told in the order of time, in program order again.
#pragma once

#include <deque>

#include "sim/events.h"

namespace swsim {

class ProgramOrder {
  public:
    // Calls `visit` with each issue that has nothing older to come.
    template <typename Visit> void add(const events::Issue& issue, Visit&& visit) {
        if (issue.older > 0) {
            early_.push_back(issue);
            return;
        }
        visit(issue);
        // What is early is so before instructions of one pipe, which issues in order.
        for (events::Issue& early : early_)
            --early.older;
        for (; !early_.empty() && early_.front().older == 0; early_.pop_front())
            visit(early_.front());
    }

  private:
    std::deque<events::Issue> early_;  // before older ones, and how many of those are to come
};

}  // namespace swsim
