// SPDX-License-Identifier: Apache-2.0
//
// The machine's own issue rule (sim/cpe/front.h) stepped over a path, with every access in LDM,
// every line in the instruction cache, and no transfer in flight. In a loop, passes repeat the same
// state after a while: from there on the cycles per pass are exact.
#pragma once

#include <optional>
#include <vector>

#include "sim/analysis/addresses.h"
#include "sim/analysis/path.h"
#include "sim/analysis/rational.h"
#include "sim/cpe/front.h"

namespace swsim::analysis {

// Not 0: times before the start must be in the past.
inline constexpr Cycle start_cycle = 1'000;

// Why an instruction issued when it did: the condition that was met last.
enum class Binding : uint8_t {
    start,
    together,  // with the first of its pair
    order,     // the cycle after the instruction before
    branch,
    operand,
    store,  // a load waited for the bytes of a store
    unit,   // selldw's buffer, or the divider
};

struct Step {
    size_t position = 0;  // in Path::items
    Cycle cycle = 0;
    Binding binding = Binding::start;
    size_t from = 0;   // the step that it waited for
    Cycle stall = 0;   // cycles without any issue before it
    Cycle weight = 0;  // cycles from the issue of that step
};

// Deviations from the machine, for questions of the kind "what if".
struct WhatIf {
    bool any_neighbours_pair = false;  // not only aligned pairs
    bool unit_latency = false;         // every result is there in the next cycle
    bool free_lookup_buffer = false;
    bool free_divider = false;
    size_t shift = 0;  // instructions by which the code lies further on
};

struct Trace {
    std::vector<Step> steps;
    size_t period_begin = 0;  // steps of the passes that repeat
    unsigned passes = 0;      // in the period
    Rational cycles;          // per pass; of a path that does not loop, first to last issue

    uint64_t instructions = 0;  // in the period
    uint64_t dual = 0;          // cycles in which two issue
};

// Cycles per pass. Never fails: what does not repeat within a bounded number of passes is averaged.
Trace trace(const Program& program, const Path& path, const Machine& machine,
            const WhatIf& what_if = {});

}  // namespace swsim::analysis
