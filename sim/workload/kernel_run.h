// SPDX-License-Identifier: Apache-2.0
//
// One run of a kernel: input, simulation, check against the reference, and the record of it all.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "sim/chip.h"
#include "sim/cli/commands.h"
#include "sim/cpe/accounts.h"
#include "sim/machine/machine.h"
#include "sim/workload/group_run.h"
#include "sim/workload/kernel.h"
#include "sim/workload/reference.h"

namespace swsim {

// One core group's part of a run.
struct GroupRecord {
    uint64_t bytes = 0;
    uint64_t unit = 0;
    Cycle cycles = 0;
    Cycle kernel_cycles = 0;
};

// What `swsim run` reports.
struct RunRecord {
    std::string kernel;
    KernelVariant variant;  // of a kernel with a reference
    uint64_t bytes = 0;
    unsigned cpes = 0;  // of each core group
    unsigned cgs = 1;   // core groups
    ChipMode mode = ChipMode::private_mode;
    uint64_t unit = 0;
    Cycle cycles = 0;         // spawn to join on the slowest group
    Cycle kernel_cycles = 0;  // first issue to last halt on the slowest group
    double seconds = 0;       // of the simulated machine
    uint64_t instructions = 0;
    Accounts accounts;  // summed over the cores of all groups
    bool verified = false;
    std::string mismatch;  // where the output differs, if it does
    std::string machine_hash;
    double host_seconds = 0;
    bool checked = false;
    std::vector<std::string> findings;  // of the check
    std::vector<GroupRecord> groups;    // by number; zeros for those that had no data

    double throughput_gb_per_s() const;
    // Per CPE: kernel_cycles * cpes * cgs / bytes.
    double cycles_per_byte() const;
    double mips() const;
};

// What a run works on.
struct KernelData {
    CipherTask cipher;  // of a kernel with a reference
    std::vector<uint8_t> input;
};

// The length of the key says which variant is meant, unless an option does.
KernelVariant variant_of(const RunOptions& options);

Machine make_machine(const MachineOptions& options);

// A kernel assembled, its host program built, its data made: ready to be simulated.
class PreparedKernel {
  public:
    // Throws Error, for bad data too.
    explicit PreparedKernel(const RunOptions& options);

    const Kernel& kernel() const { return kernel_; }
    const Machine& machine() const { return machine_; }
    const Program& program() const { return program_; }
    // A core group's part of the data.
    uint64_t bytes(unsigned group) const { return task_of(group).bytes; }

    // All core groups. Throws Error for a simulated fault.
    RunRecord run() const;

    // One of them, in this process and looked at. Without data there is none to look at: throws
    // Error.
    HostRun run_observed(unsigned group, const Observation& observation) const;
    // The output of all groups, after they have run: writes it to the file that the options name,
    // if they do. Returns where it is wrong; empty if it is right, or there is nothing to compare
    // with.
    std::string take_output() const;
    // The same as bytes.
    std::vector<uint8_t> output() const;

  private:
    const GroupTask& task_of(unsigned group) const;
    std::vector<GroupResult> run_groups() const;

    const RunOptions options_;
    const Kernel kernel_;
    const Machine machine_;
    const Program program_;
    const KernelData data_;
    const std::list<GroupTask> tasks_;
    const Workload workload_;
};

// Throws Error for bad data and for a simulated fault.
RunRecord run_kernel(const RunOptions& options);

// A hash of this program itself.
std::string build_id();
// Of the kernel's assembled program, host program and description.
std::string program_hash(const Kernel& kernel, const Program& program);

}  // namespace swsim
