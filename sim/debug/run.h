// SPDX-License-Identifier: Apache-2.0
//
// One run of the machine between two stops: goes forward until something hits, or, to find out what
// lies behind the present cycle, to a given cycle and keeps what it passed.
#pragma once

#include <map>
#include <memory>
#include <vector>

#include "sim/debug/stops.h"

namespace swsim::debug {

struct RunOrder {
    std::vector<StopOrder> stops;
    int step_id = -1;     // the stop that counts steps; the others stop the run at once
    uint64_t steps = 1;   // so many hits of it
    Cycle until = never;  // the run stops before this cycle at the latest
    // Does not stop for hits: keeps those of the last `steps` cycles with any.
    bool collect = false;
    // Checkpoints on the way: after so many cycles each (0: now and then), and at these.
    Cycle checkpoint_cycles = 0;
    std::vector<Cycle> checkpoints;
};

// Why the machine stands still.
enum class Reason : uint8_t {
    spawn,        // at the first cycle of a spawn
    hit,          // of a stop
    until,        // as far as was asked for
    interrupted,  // by the user
    over,         // the run has come to its end, good or bad
    finished,     // and so has the host program
    earliest,     // going back further is not possible
};

class Run {
  public:
    // Throws Problem.
    Run(const RunOrder& order, const Machinery& start);

    enum class End : uint8_t { not_yet, hit, until };
    // Before machinery.cycle. Hits at the start do not count.
    End look(const Machinery& machinery);
    const RunOrder& order() const { return order_; }
    // In the order of their cycles.
    std::vector<Hit> hits() const;

  private:
    bool decides();

    const RunOrder order_;
    const Cycle start_;
    std::vector<std::unique_ptr<Stop>> stops_;
    uint64_t steps_ = 0;
    std::map<Cycle, std::vector<Hit>> hits_;  // by cycle
    std::vector<Hit> found_;                  // in this cycle
};

}  // namespace swsim::debug
