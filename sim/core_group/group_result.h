// SPDX-License-Identifier: Apache-2.0
//
// What came of a program on one core group: spawn by spawn, and in each core by core. Sums are
// computed from these when they are asked for.
#pragma once

#include <string>
#include <vector>

#include "sim/core_group/core_group.h"

namespace swsim {

struct GroupResult {
    uint64_t bytes = 0;               // the group's part of the data
    uint64_t unit = 0;                // bytes that a CPE takes at a time
    int host_status = 0;              // what the host program's main returned
    std::vector<SpawnResult> spawns;  // in order; only the last one may not have ended

    bool ended() const { return spawns.empty() || spawns.back().outcome == Outcome::ended; }
    Cycle cycles() const;         // spawn to join, all spawns
    Cycle kernel_cycles() const;  // first issue to last halt, all spawns
    uint64_t instructions() const;
    // Of a core, summed over the spawns. It has not started in those that left it out.
    Accounts core_accounts(unsigned core) const;
    // Of the cores below `cpes`: their sum is cycles * cpes.
    Accounts accounts(unsigned cpes) const;
    std::vector<std::string> findings() const;  // of the check
};

}  // namespace swsim
