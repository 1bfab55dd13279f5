// SPDX-License-Identifier: Apache-2.0
//
// Why a loop or a straight region takes as long as it does, without running it:
//
//   simd_selldw.S:76 next_round (loop, 240 instructions)
//     as it stands   475 cycles a pass
//     at least       377 cycles a pass in any order: ...
//
// Every bound is a proof for the modelled machine: no order of these instructions and no allocation
// of registers is faster, as long as the dependences stay.
#pragma once

#include <string>
#include <vector>

#include "sim/analysis/dependences.h"
#include "sim/analysis/liveness.h"

namespace swsim::analysis {

struct Bound {
    std::string name;                  // "p0", "p1", "both_pipes", ...
    std::string meaning;               // for people
    Rational cycles;                   // per pass
    std::vector<size_t> instructions;  // that make it, as indices of the text; may be empty
};

// What the cycles per pass would be if something went away.
struct Alternative {
    std::string name;
    std::string meaning;
    Rational cycles;
};

struct CriticalLink {
    size_t index = 0;  // of the instruction
    Binding binding = Binding::start;
    Cycle cycles = 0;  // from the issue of the link before
};

struct Analysis {
    std::string name;
    Path path;
    Trace trace;                // as it stands
    std::vector<Bound> bounds;  // the highest first
    std::vector<Alternative> alternatives;
    std::string bottleneck;              // a sentence
    std::string next;                    // the same for what comes after it
    std::vector<CriticalLink> critical;  // backwards in time: what the last issue waited for
    std::vector<Dependence> dependence_cycle;
    Pressure pressure;
    unsigned p0 = 0;  // instructions of each kind
    unsigned p1 = 0;
    unsigned either = 0;
    Cycle branch_cycles = 0;      // lost per pass because control is transferred
    Cycle mispredict_cycles = 0;  // once, when the loop is left
};

Analysis analyse(const Program& program, const Machine& machine, const Liveness& liveness,
                 std::string name, Path path);

// The highest of the bounds.
Rational highest(const std::vector<Bound>& bounds);
std::vector<Bound> bounds_of(const Program& program, const Path& path, const Machine& machine);

// Adds what a better order would bring: of the loop's body, or the region, as swsim schedule would
// do it.
void add_orders(const Program& program, const Machine& machine, const Liveness& liveness,
                Analysis& analysis);

}  // namespace swsim::analysis
