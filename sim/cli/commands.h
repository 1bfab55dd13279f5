// SPDX-License-Identifier: Apache-2.0
//
// The commands of `swsim`: main.cc parses the options, these do the work. Each throws Error when it
// cannot.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "sim/cli/exit_status.h"
#include "sim/workload/request.h"

namespace swsim {

struct RunOptions : RunRequest {
    bool json = false;
    std::optional<uint64_t> expect_cycles;
};

// Of the commands that look at a run.
struct SubjectOptions : SubjectRequest {
    bool json = false;
};

ExitStatus run_command(const RunOptions& options);
// What a run's result depends on, without running, and the sizes of the program: {"machine_hash",
// "program_hash", "build", "code_bytes", "ldm_bytes"}.
ExitStatus identify_command(const RunOptions& options);

struct ExecOptions : SimulationOptions {
    ExecOptions() : SimulationOptions{.cpes = 1, .limits = {.max_cycles = 100'000'000}} {}

    std::string file;
    std::string entry;
    std::vector<std::string> arguments;
    std::string log;  // of every issued instruction
    bool json = false;
};
ExitStatus exec_command(const ExecOptions& options);

struct AsmOptions {
    std::vector<std::string> files;
    bool listing = false;
};
ExitStatus asm_command(const AsmOptions& options);

struct CcOptions {
    std::string file;
    std::string out;
    char optimization = '2';
    std::vector<std::string> include_directories;
};
ExitStatus cc_command(const CcOptions& options);

struct IsaOptions {
    std::string pattern;
    bool json = false;
};
ExitStatus isa_command(const IsaOptions& options);

struct MachineCommandOptions {
    MachineOptions machine;
    bool json = false;
};
ExitStatus machine_command(const MachineCommandOptions& options);

ExitStatus new_command(const std::string& name);

}  // namespace swsim
