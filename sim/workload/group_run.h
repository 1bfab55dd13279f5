// SPDX-License-Identifier: Apache-2.0
//
// A kernel's host program and simulation on one core group, and on several side by side.
#pragma once

#include <list>
#include <string>
#include <vector>

#include "sim/core_group/group_result.h"
#include "sim/machine/chip.h"
#include "sim/workload/data.h"
#include "sim/workload/memory_file.h"
#include "sim/workload/progress.h"

namespace swsim {

class PreparedKernel;

// What is the same for all groups. The objects stay with the caller.
struct Workload {
    const PreparedKernel& prepared;
    const RunRequest& request;
    std::string key;  // in hexadecimal
};

// One group's part of the data.
struct GroupTask {
    ChipPlace place;
    const Input* input = nullptr;  // of all groups
    uint64_t begin = 0;            // of the part in it
    uint64_t bytes = 0;
    uint64_t unit = 0;
    std::string counter;  // of ctr: the first counter block of the part, in hexadecimal
    MemoryFile out{"output"};
};

// Runs the host program of one group in this process. Throws Error.
GroupResult simulate_group(const Workload& workload, const GroupTask& task,
                           const Observation& observation, const ShowProgress& show);

// Runs all. A single group runs in this process, several in a process each. Throws Error for a
// simulated fault: of several groups that fail, for the one with the smallest number.
std::vector<GroupResult> run_groups(const Workload& workload, const std::list<GroupTask>& tasks,
                                    const ShowProgress& show);

}  // namespace swsim
