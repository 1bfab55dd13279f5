// SPDX-License-Identifier: Apache-2.0
//
// The issues of a core, told in the order of time, in program order again.
#pragma once

#include <deque>
#include <utility>

namespace swsim {

// Item: what is known of an issue.
template <typename Item> class ProgramOrder {
  public:
    // `older` as events::Issue says. Calls `visit` with each item that has nothing older to come.
    template <typename Visit> void add(unsigned older, Item item, Visit&& visit) {
        if (older > 0) {
            early_.push_back({older, std::move(item)});
            return;
        }
        visit(std::move(item));
        // All that are early are on one pipe, and wait for the other, which issues in order.
        for (Early& early : early_)
            --early.older;
        while (!early_.empty() && early_.front().older == 0)
            visit_first(visit);
    }
    // No more come: those before them may be missing at the end of a log.
    template <typename Visit> void end(Visit&& visit) {
        while (!early_.empty())
            visit_first(visit);
    }

  private:
    struct Early {
        unsigned older;  // how many are to come
        Item item;
    };
    void visit_first(auto& visit) {
        visit(std::move(early_.front().item));
        early_.pop_front();
    }

    std::deque<Early> early_;
};

}  // namespace swsim
