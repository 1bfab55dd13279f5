// SPDX-License-Identifier: Apache-2.0
//
// The result of a run, as a tree: run, core group, spawn, core. What is summed over it is computed
// from it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/error.h"
#include "sim/core_group/group_result.h"
#include "sim/workload/request.h"

namespace swsim {

struct RunResult {
    std::string name;         // of the kernel, or the file of a bare program
    KernelVariant variant;    // of a kernel with a reference
    bool in_units = false;    // its CPEs took the data in units
    bool is_program = false;  // that was linked: its exit status says whether it is right
    unsigned cpes = 0;        // of each core group
    unsigned cgs = 1;         // core groups
    ChipMode mode = ChipMode::private_mode;
    bool checked = false;
    std::string why_cycles_mean_nothing;  // as in Program
    std::string machine_hash;
    double clock_hz = 0;
    // By number: those that had no data are empty. Or just the one that was looked at.
    std::vector<GroupResult> groups;
    double host_seconds = 0;  // that the simulation took
    // What is wrong with it, if anything: a simulated fault, the output. What was seen up to then
    // is still worth showing.
    std::optional<Error> problem;

    bool verified() const { return !problem; }
    uint64_t bytes() const;
    uint64_t unit() const { return groups.front().unit; }
    // Groups start together, so the slowest counts.
    Cycle cycles() const;         // spawn to join
    Cycle kernel_cycles() const;  // first issue to last halt
    uint64_t instructions() const;
    Accounts accounts() const;                  // summed over the cores of all groups that ran
    std::vector<std::string> findings() const;  // of the check
    double seconds() const;                     // of the simulated machine
    double throughput_gb_per_s() const;
    double cycles_per_byte() const;  // per CPE: kernel_cycles * cpes * cgs / bytes
    double mips() const;
};

// Throw Error.
void refuse_problem(const RunResult& result);
void refuse_findings(const std::vector<std::string>& findings);
void refuse_other_cycles(const RunResult& result, std::optional<uint64_t> expected);

// What stands for a spawn that did not come to its end: "DMAE2 on core 3 (row 0, column 3), pc
// 0x4fff0000a4, cycle 1234: message", the source line, and what the check found up to then.
Error fault_error(const Program& program, const SpawnResult& result);

}  // namespace swsim
