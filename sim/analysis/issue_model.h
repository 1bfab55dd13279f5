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

// Why an instruction was decoded or issued when it was: the condition that was met last.
enum class Binding : uint8_t {
    start,
    pair,       // decoded with the first of its pair
    decode,     // decoded behind the pair before
    queue,      // decoded when its pipe's queue had a place again
    branch,     // decoded when a branch let it be
    at_once,    // issued in the cycle of its decode
    order,      // the cycle after the one before it on its pipe
    operand,    // a result that it reads, or an older one of the register that it writes
    store,      // a load waited for the bytes of a store
    unit,       // selldw's buffer, or the divider
    overwrite,  // the other pipe had still to read the register that it writes
    drain,      // it waited for all that is older, or for a write of a control register
};

// `from` is the step that it waited for: for its issue, or only for its decode.
struct Cause {
    Binding binding = Binding::start;
    size_t from = 0;
    bool from_decode = false;
    Cycle weight = 0;  // cycles since then
};

// Steps are in program order, which is not that of time: the pipes slip.
struct Step {
    size_t position = 0;  // in Path::items
    Cycle decode = 0;
    Cycle cycle = 0;    // of the issue
    bool dual = false;  // in the cycle of an older one
    Cause decoded;
    Cause issued;
};

// Deviations from the machine, for questions of the kind "what if".
struct WhatIf {
    bool any_neighbours_pair = false;  // pairs begin where control enters, not at addresses 8n
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
