// SPDX-License-Identifier: Apache-2.0
//
// Which parameters of the machine a measurement of the kit speaks about
// (experiments/micro/probes.toml).
#pragma once

#include <string>
#include <vector>

#include "sim/machine/machine.h"

namespace swsim {

struct ProbeRow {
    std::string pattern;                  // of names of measurements
    std::vector<std::string> parameters;  // that the measurement may hang on
    std::string measures;                 // the one that moves it with each change; may be empty
    double placement = 0;  // how far it moves with the place of its data in main memory, relative
};

class ProbeTable {
  public:
    // Throws Error for a table that cannot be used, or names what the machine does not have.
    explicit ProbeTable(const Machine& machine);

    // An empty one if nothing is known of it.
    const ProbeRow& of(const std::string& probe) const;

  private:
    std::vector<ProbeRow> rows_;
};

}  // namespace swsim
