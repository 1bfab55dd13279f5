// SPDX-License-Identifier: Apache-2.0
//
// A straight region as values and constraints: what may change places and which registers are free.
#pragma once

#include <stdexcept>
#include <string>
#include <vector>

#include "sim/analysis/liveness.h"

namespace swsim::analysis {

// The region cannot be rescheduled; says why and what to do.
class RegionError : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

inline constexpr int nobody = -1;

// What an instruction computes, or what a register holds when the region begins.
struct RegionValue {
    uint8_t home = 0;       // its register in the source
    int producer = nobody;  // position in the region; nobody: from before
    unsigned uses = 0;      // operands that read it
    bool live_out = false;  // needed behind the region: in its home
    bool fixed = false;     // cannot move to another register
};

struct RegionInstruction {
    size_t index = 0;  // in the program's text
    // Values that operands a, b, c read, or nobody.
    std::array<int, 3> reads = {nobody, nobody, nobody};
    int writes = nobody;  // value
    int group = nobody;   // a complete table look-up that it is a part of
    bool last_of_group = false;
    bool fixed = false;  // in its place
};

// `to` stands behind `from`, and should issue `latency` cycles later.
struct RegionEdge {
    int from = 0;
    int to = 0;
    Cycle latency = 0;
};

struct RegionGraph {
    Span span;
    std::vector<RegionInstruction> instructions;
    std::vector<RegionValue> values;
    std::vector<RegionEdge> edges;
    std::array<int, 32> at_begin;  // value in each register, or nobody: free
    Halves live_out = 0;
    bool keeps_buffer = false;  // selldw's hidden buffer may be needed behind the region
};

struct RegionOptions {
    Halves clobber = 0;            // not needed behind the region, whatever liveness says
    bool constant_tables = false;  // no store of the region changes what its look-ups read
};

// Throws RegionError.
RegionGraph region_graph(const Program& program, const Machine& machine, const Liveness& liveness,
                         Span span, const RegionOptions& options);

}  // namespace swsim::analysis
