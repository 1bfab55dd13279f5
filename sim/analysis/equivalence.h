// SPDX-License-Identifier: Apache-2.0
//
// Do two orders of a region's instructions mean the same? Both are executed, by the simulator's own
// semantics, from many random states of registers, LDM and hidden state; what the rest of the
// program can see afterwards must be equal. This knows nothing of how the second one was made.
#pragma once

#include <string>

#include "sim/analysis/scheduler.h"

namespace swsim::analysis {

inline constexpr unsigned default_states = 200;

// The first difference, in words; empty if there is none.
std::string difference(const Program& before, const Program& after, const Machine& machine,
                       const Schedule& schedule, bool constant_tables,
                       unsigned states = default_states);

}  // namespace swsim::analysis
