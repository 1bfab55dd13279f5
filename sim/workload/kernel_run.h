// SPDX-License-Identifier: Apache-2.0
//
// A run of a kernel: what is prepared once, and what comes with each set of data.
#pragma once

#include <filesystem>
#include <list>
#include <string>
#include <vector>

#include "sim/machine/machine.h"
#include "sim/workload/data.h"
#include "sim/workload/group_run.h"
#include "sim/workload/kernel.h"
#include "sim/workload/result.h"

namespace swsim {

// A kernel assembled for a variant, its host program built, and the machine: good for any number of
// runs.
class PreparedKernel {
  public:
    // Throws Error.
    explicit PreparedKernel(const RunRequest& request);

    const Kernel& kernel() const { return kernel_; }
    const Machine& machine() const { return machine_; }
    const Program& program() const { return program_; }
    const std::filesystem::path& host_object() const { return host_object_; }

  private:
    const Kernel kernel_;
    const Machine machine_;
    const Program program_;
    const std::filesystem::path host_object_;
};

// One set of data, ready to be simulated with a kernel, which stays with the caller.
class KernelRun {
  public:
    // Throws Error for data that the kernel does not take.
    KernelRun(const PreparedKernel& prepared, const RunRequest& request);

    // A core group's part of the data.
    uint64_t bytes(unsigned group) const { return task_of(group).bytes; }

    // All core groups, and the check of the output. Throws Error for a simulated fault.
    RunResult run(const ShowProgress& show = show_nothing) const;

    // One of them, in this process and looked at. The output is checked if it is the only one.
    // Throws Error without data: there is nothing to look at.
    RunResult run_observed(unsigned group, const Observation& observation,
                           const ShowProgress& show = show_nothing) const;

    // The output of all groups, after they have run.
    std::vector<uint8_t> output() const;

  private:
    const GroupTask& task_of(unsigned group) const;
    RunResult empty_result() const;
    std::optional<Error> judge(const std::vector<GroupResult>& groups) const;
    std::string take_output() const;
    MemoryFiles output_files() const;

    const PreparedKernel& prepared_;
    const RunRequest request_;
    const KernelData data_;
    const std::list<GroupTask> tasks_;
    const Workload workload_;
};

// The same for a kernel that is run once. Throws Error.
RunResult run_kernel(const RunRequest& request, const ShowProgress& show = show_nothing);

}  // namespace swsim
