// SPDX-License-Identifier: Apache-2.0
//
// Which registers hold values that are still needed, at each place of a program.
#pragma once

#include <vector>

#include "sim/analysis/effects.h"
#include "sim/analysis/path.h"

namespace swsim::analysis {

// What a caller may need after `ret`: the result, callee-saved registers (their low halves), return
// address, global and stack pointer. Calls, jumps and `halt` are taken to need everything.
Halves live_at_return();

class Liveness {
  public:
    explicit Liveness(const Program& program);

    Halves before(size_t index) const { return before_[index]; }
    // Needed by whatever comes after the instruction.
    Halves after(size_t index) const { return after_[index]; }

  private:
    std::vector<Halves> before_;
    std::vector<Halves> after_;
};

struct Pressure {
    unsigned registers = 0;  // live, most at a time
    unsigned vectors = 0;    // of them with their upper halves
    size_t index = 0;        // before which instruction
};
Pressure pressure(const Liveness& liveness, const Path& path);

}  // namespace swsim::analysis
