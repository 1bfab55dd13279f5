// SPDX-License-Identifier: Apache-2.0
//
// What the cycle that comes next will bring, exactly: a copy of the process does it, tells, and
// ends.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "process/pipe.h"
#include "sim/debug/recorder.h"

namespace swsim::debug {

struct ThisCycle {
    std::vector<CoreCycle> cores;  // those that do something in it; the others have cycle 0
    std::string fault;             // it ends in one
};

class LookAhead {
  public:
    // Called before a cycle. In the original: what the copy told; in the copy: nothing, it must go
    // on with the simulation and come to `tell`.
    const ThisCycle* look(Cycle cycle);
    // Forgets what was told.
    void forget() { known_.reset(); }

    bool is_copy() const { return is_copy_; }
    // The copy has done the cycle. Ends it.
    [[noreturn]] void tell(const Recorder& recorder, const std::string& fault) const;

  private:
    std::optional<ThisCycle> known_;
    Cycle cycle_ = 0;
    bool is_copy_ = false;
    std::optional<Pipe> pipe_;  // from the copy to the original
};

}  // namespace swsim::debug
