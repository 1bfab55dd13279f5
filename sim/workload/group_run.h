// SPDX-License-Identifier: Apache-2.0
//
// A kernel's host program and simulation on one core group, and on several side by side.
#pragma once

#include <list>
#include <string>
#include <vector>

#include "sim/athread/host_program.h"
#include "sim/chip.h"
#include "sim/cli/commands.h"
#include "sim/core_group.h"
#include "sim/workload/kernel.h"
#include "sim/workload/memory_file.h"

namespace swsim {

// What is the same for all groups. The objects stay with the caller.
struct Workload {
    const Kernel& kernel;
    const Program& program;
    const Machine& machine;
    const RunOptions& options;
    std::string key;  // in hexadecimal
    std::filesystem::path host_object;
};

// One group's part of the data.
struct GroupTask {
    ChipPlace place;
    uint64_t bytes = 0;
    uint64_t unit = 0;
    std::string counter;  // of ctr: the first counter block of the part, in hexadecimal
    MemoryFile in{"input"};
    MemoryFile out{"output"};
};

struct GroupResult {
    Cycle cycles = 0;         // spawn to join, all spawns
    Cycle kernel_cycles = 0;  // first issue to last halt
    uint64_t instructions = 0;
    Accounts accounts;  // summed over the cores: sum = cycles * cpes
    int host_status = 0;
    std::vector<std::string> findings;  // of the check
};

// Runs the host program of one group in this process. Throws Error.
HostRun simulate_group(const Workload& workload, const GroupTask& task,
                       const Observation& observation = {});

// The same, summed up. Throws Error for a simulated fault.
GroupResult run_group(const Workload& workload, const GroupTask& task);

// Runs each group in a process of its own, with a progress bar over all. Of several groups that
// fail, the one with the smallest number is told of: throws Error.
std::vector<GroupResult> run_groups(const Workload& workload, const std::list<GroupTask>& tasks);

// What stands for a spawn that did not come to its end: "DMAE2 on core 3 (row 0, column 3), pc
// 0x4fff0000a4, cycle 1234: message", the source line, and what the check found up to then.
Error fault_error(const Program& program, const SpawnResult& result);

}  // namespace swsim
