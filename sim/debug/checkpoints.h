// SPDX-License-Identifier: Apache-2.0
//
// The copies of the machine that stand still at earlier cycles of the present spawn. They lie
// densely near the present cycle and ever wider apart behind it, so that their number stays small
// and going back takes at most a replay in proportion to the way back.
#pragma once

#include <map>

#include "sim/debug/channel.h"
#include "sim/machine/machine.h"

namespace swsim::debug {

class Checkpoints {
  public:
    // Another one at the same cycle is not needed, and closed.
    void add(Cycle cycle, Channel machine) { machines_.try_emplace(cycle, std::move(machine)); }
    // Closes those that are not needed, seen from the cycle `present`. The first one stays.
    void thin_out(Cycle present);
    void clear() { machines_.clear(); }
    // The last one not after `cycle`; there is one.
    std::pair<Cycle, const Channel*> before(Cycle cycle) const;
    Cycle first() const { return machines_.begin()->first; }
    size_t count() const { return machines_.size(); }

    // Where copies are wanted on a replay from one cycle to another, which is then the present one:
    // densely before it.
    static std::vector<Cycle> on_the_way(Cycle from, Cycle to);

  private:
    std::map<Cycle, Channel> machines_;
};

}  // namespace swsim::debug
