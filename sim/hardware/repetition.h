// SPDX-License-Identifier: Apache-2.0
//
// Runs of the real machine, repeated by the simulator, side by side (sim/workload/batch.h).
#pragma once

#include <map>
#include <string>
#include <vector>

#include "files/temporary_path.h"
#include "sim/workload/request.h"

namespace swsim {

struct RunResultHere {
    uint64_t cycles = 0;
    std::map<std::string, uint64_t> accounts;
};

class Repetition {
  public:
    explicit Repetition(const MachineOptions& machine) : machine_(machine) {}

    void add(const RunRequest& run);
    // Those of the measuring kit that have these names.
    void add_probes(const std::vector<std::string>& names);

    // Throws Error if one fails.
    void run(unsigned jobs);

    // Of the run that was added as number `index`.
    const RunResultHere& result(size_t index) const { return results_[index]; }
    // Cycles of a repetition, of the slowest core.
    std::map<std::string, double> probes() const;

  private:
    void add_request(const std::string& json);
    void add_kit(const std::string& selection, const std::string& out);

    const MachineOptions machine_;
    const TemporaryFolder folder_;
    std::string requests_;  // a line for each
    std::vector<RunResultHere> results_;
    size_t count_ = 0;
    // Of the kit: what only the record of a run of its own tells, by the number of that run.
    std::map<std::string, size_t> spawns_;
};

}  // namespace swsim
