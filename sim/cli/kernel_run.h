// SPDX-License-Identifier: Apache-2.0
//
// One run of a kernel: input, simulation, check against the reference, and the record of it all.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "sim/athread/host_program.h"
#include "sim/cli/commands.h"
#include "sim/cli/kernel.h"

namespace swsim {

// What `swsim run` reports.
struct RunRecord {
    std::string kernel;
    uint64_t bytes = 0;
    unsigned cpes = 0;
    uint64_t unit = 0;
    Cycle cycles = 0;         // spawn to join on the group
    Cycle kernel_cycles = 0;  // first issue to last halt
    double seconds = 0;       // of the simulated machine
    uint64_t instructions = 0;
    Accounts accounts;  // summed over the cores: sum = cycles * cpes
    bool verified = false;
    std::string mismatch;  // where the output differs, if it does
    std::string machine_hash;
    double host_seconds = 0;

    double throughput_gb_per_s() const;
    // Per CPE: kernel_cycles * cpes / bytes.
    double cycles_per_byte() const;
    double mips() const;
};

Machine make_machine(const MachineOptions& options);

// Throws CommandError for bad data and for a simulated fault.
RunRecord run_kernel(const RunOptions& options);

// "swsim: DMAE2 on core 3 at kernel.S:41 (pc 0x4fff0000a4, cycle 1234): message" and the source
// line.
std::string describe_fault(const Program& program, const SimulatedFault& fault);
ExitStatus status_of(Outcome outcome);

// A hash of this program itself.
std::string build_id();
// Of the kernel's assembled program, host program and description.
std::string program_hash(const Kernel& kernel, const Program& program);

}  // namespace swsim
