// SPDX-License-Identifier: Apache-2.0
//
// A bare program: an assembly source that runs without a host program.
#pragma once

#include <string>
#include <vector>

#include "sim/chip/core_group.h"
#include "sim/workload/request.h"

namespace swsim {

class BareProgram {
  public:
    // `arguments` are the values of $16.. as texts. Throws Error.
    BareProgram(const std::string& file, const std::string& entry,
                const std::vector<std::string>& arguments, const SimulationOptions& options);

    const Program& program() const { return program_; }
    const Machine& machine() const { return machine_; }
    SpawnResult run(const Observation& observation = {});

  private:
    Machine machine_;
    Program program_;
    SpawnOptions spawn_;
};

}  // namespace swsim
