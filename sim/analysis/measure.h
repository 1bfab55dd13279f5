// SPDX-License-Identifier: Apache-2.0
//
// How many cycles the passes of loops and regions took in a run: what an analysis is held against.
#pragma once

#include <map>
#include <vector>

#include "sim/analysis/path.h"
#include "sim/events/events.h"
#include "sim/events/program_order.h"

namespace swsim::analysis {

struct Measured {
    // Passes by their cycles. A pass of a loop is from the issue of its first instruction to the
    // next issue of it, of a region from its first issue to behind its last one.
    std::map<Cycle, uint64_t> passes;
    // Passes that do not count: another way through, or stalls that no analysis of the code alone
    // can know (instruction fetch, transfers, main memory, messages, barriers).
    uint64_t disturbed = 0;

    uint64_t count() const;
    Cycle most_frequent() const;  // 0 without passes
};

class PassMeter : public EventListener {
  public:
    explicit PassMeter(std::vector<Path> paths);

    using EventListener::on;
    void on(const events::Issue& issue) override;
    void on(const events::Stall& stall) override;

    const Measured& measured(size_t path) const { return measured_[path]; }

  private:
    struct Progress {
        size_t position = 0;  // of the next instruction in the path; 0: outside
        Cycle head = 0;       // issue of the first instruction
        Cycle first = 0;      // and of what issued first and last
        Cycle last = 0;
    };
    struct Core {
        std::vector<Progress> progress;  // by path
        ProgramOrder<events::Issue> order;
        Cycle disturbed = 0;  // end of the last stall that the code alone does not explain
    };

    void step(size_t path, Core& core, size_t index, Cycle cycle);
    void finish(size_t path, const Core& core, Cycle from, Cycle to);

    const std::vector<Path> paths_;
    std::vector<Measured> measured_;
    std::map<unsigned, Core> cores_;
};

}  // namespace swsim::analysis
