// SPDX-License-Identifier: Apache-2.0
//
// Which results each instruction of a path needs, and what that bounds: whatever the order of the
// instructions and however many registers there are, results take their time.
#pragma once

#include <vector>

#include "sim/analysis/issue_model.h"

namespace swsim::analysis {

// `to` issues at least `latency` cycles after `from` of `passes` passes before.
struct Dependence {
    size_t from = 0;  // positions in Path::items
    size_t to = 0;
    Cycle latency = 0;
    unsigned passes = 0;
    bool by_store = false;  // through memory
};

// Results through registers, and through memory where that is proved. Once through a register means
// its last writer.
std::vector<Dependence> true_dependences(const Program& program, const Path& path,
                                         const Machine& machine);

// The cycle of dependences with the most cycles per pass; nothing if there is none.
struct DependenceCycle {
    Rational cycles;
    std::vector<Dependence> dependences;  // each one's `to` is the next one's `from`
};
DependenceCycle longest_cycle(size_t size, const std::vector<Dependence>& dependences);

// Within one pass: for each position the most cycles from any start to it, and from it to any end.
struct Depths {
    std::vector<Cycle> before;
    std::vector<Cycle> after;
    std::vector<size_t> longest;  // positions on one longest way
};
Depths depths(size_t size, const std::vector<Dependence>& dependences);

// The most cycles from the issue of `from` to that of each position of the same pass (first) and of
// the next one (second); `unreached` if there is no way.
inline constexpr int64_t unreached = -1;
std::pair<std::vector<int64_t>, std::vector<int64_t>>
ways_from(size_t from, size_t size, const std::vector<Dependence>& dependences);

}  // namespace swsim::analysis
