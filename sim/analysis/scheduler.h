// SPDX-License-Identifier: Apache-2.0
//
// Reorders a straight region for the two pipes, on the machine's own issue rule, and gives its
// values other registers where that removes a wait.
//
// How: list scheduling (of what can issue first, the one with the longest way to the end) that
// allocates registers as it goes; then many more of those with disturbed priorities, then moves of
// single instructions, each kept if the region is not slower. What counts is the loop that the
// region is in, in its steady state, or else the region and what follows it up to the next branch.
// The same options give the same result on every host: there is no clock in it.
#pragma once

#include <functional>

#include "sim/analysis/rational.h"
#include "sim/analysis/region_graph.h"

namespace swsim::analysis {

struct ScheduleOptions {
    RegionOptions region;
    unsigned iterations = 4'000;
    uint64_t seed = 1;
    bool rename = true;
};

struct Schedule {
    Span span;
    std::vector<Instruction> text;  // the region's, in the new order and registers
    std::vector<size_t> origin;     // of each: index in the program's text before
    bool in_loop = false;
    Span context;     // the loop, or the region with what follows it
    Rational before;  // cycles per pass of the loop, or of the context once
    Rational after;
    Rational bound;  // of the context
    std::string bound_name;
    unsigned renamed = 0;  // instructions whose result has another register
    Halves live_out = 0;
    bool keeps_buffer = false;
};

// `progress` is called now and then with the part that is done. Throws RegionError.
Schedule schedule_region(const Program& program, const Machine& machine, const Liveness& liveness,
                         Span span, const ScheduleOptions& options,
                         const std::function<void(double)>& progress = {});

// The program with the region as scheduled.
Program apply(const Program& program, const Schedule& schedule);

}  // namespace swsim::analysis
