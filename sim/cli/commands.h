// SPDX-License-Identifier: Apache-2.0
//
// The commands of `swsim`: main.cc parses the options, these do the work. Each throws CommandError,
// SourceError, MachineError or HostError when it cannot, and returns the exit status when it can.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "sim/chip.h"
#include "sim/exit_status.h"

namespace swsim {

// As --mode names it.
inline const char* name_of(ChipMode mode) {
    return mode == ChipMode::shared ? "shared" : "private";
}

// --machine FILE, --set NAME=VALUE
struct MachineOptions {
    std::string file;
    std::vector<std::string> settings;
};

// What `run` and `exec` have in common.
struct SimulationOptions {
    unsigned cpes;
    uint64_t max_cycles;
    uint64_t quantum = 0;
    bool json = false;
    bool check = false;  // look for races and interleaved look-ups
    MachineOptions machine{};
};

// --operation, --key-bits: which of the programs that a cipher's kernel can be is meant. Empty or
// 0: the kernel's default.
struct KernelVariant {
    std::string operation;
    unsigned key_bits = 0;
};

struct RunOptions : SimulationOptions {
    RunOptions() : SimulationOptions{.cpes = 64, .max_cycles = 10'000'000'000} {}

    std::string kernel;
    KernelVariant variant;
    std::optional<uint64_t> bytes;
    std::string key;
    std::string counter;
    uint64_t seed = 1;
    std::string in;
    std::string out;
    unsigned cgs = 1;
    unsigned host_seconds = 60;  // that the host program may run between two calls
    ChipMode mode = ChipMode::private_mode;
    std::optional<uint64_t> unit;
    bool double_buffer = true;
    std::optional<uint64_t> expect_cycles;
};

// What the commands that look at a run work on: a kernel as `run` takes it, or a bare program.
struct SubjectOptions : RunOptions {
    std::string entry;                   // of a bare program; empty for a kernel
    std::vector<std::string> arguments;  // of a bare program
    unsigned group = 0;                  // the core group that is looked at, of `cgs`
};

ExitStatus run_command(const RunOptions& options);
// What a run's result depends on, without running, and the sizes of the program: {"machine_hash",
// "program_hash", "build", "code_bytes", "ldm_bytes"}.
ExitStatus identify_command(const RunOptions& options);

struct ExecOptions : SimulationOptions {
    ExecOptions() : SimulationOptions{.cpes = 1, .max_cycles = 100'000'000} {}

    std::string file;
    std::string entry;
    std::vector<std::string> arguments;
    std::string log;  // of every issued instruction
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
