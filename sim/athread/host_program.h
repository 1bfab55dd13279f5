// SPDX-License-Identifier: Apache-2.0
//
// A host program: plain C for the MPE, compiled by the system's compiler into a shared object and
// run in this process, on a stack in main memory. Its globals are mapped at a fixed address and are
// main memory too, so that any pointer that it hands to a CPE works there as on the chip.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "base/error.h"
#include "sim/core_group/core_group.h"
#include "sim/core_group/group_result.h"

namespace swsim {

// The host program cannot be built or run: what the compiler or the loader said.
class HostError : public Error {
  public:
    explicit HostError(const std::string& message) : Error(ErrorKind::bad_input, message) {}
};

struct HostOptions {
    std::filesystem::path object;        // made by build_host_program
    std::string name;                    // argv[0]
    std::vector<std::string> arguments;  // argv[1]..
    unsigned cpes = CoreGroup::cpes;     // upper bound of athread_set_num_threads
    bool shared = false;                 // full-chip sharing mode: threads start the core groups
    bool passes_output = false;          // its standard output is ours; else it is standard error
    RunLimits limits;
};

// Runs the host program against the program and machine that CoreGroup::instance() was loaded with.
// A simulated fault ends the host program. Throws Error if it calls what it must not, such as free
// twice for the same block.
GroupResult run_host_program(const HostOptions& options);

}  // namespace swsim
