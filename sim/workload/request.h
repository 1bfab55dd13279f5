// SPDX-License-Identifier: Apache-2.0
//
// What may be asked for: plain values, which the command line fills, or a line of swsim batch, or a
// test.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "sim/core_group/core_group.h"
#include "sim/machine/chip.h"

namespace swsim {

// Overrides of the machine's parameters, by a file and as NAME=VALUE.
struct MachineOptions {
    std::string file;
    std::vector<std::string> settings;

    auto operator<=>(const MachineOptions&) const = default;
};

// What every run on a core group takes.
struct SimulationOptions {
    unsigned cpes;
    RunLimits limits;
    MachineOptions machine{};
};

// Which of the programs that a cipher's kernel can be is meant. Empty or 0: the kernel's default.
struct KernelVariant {
    std::string operation;
    unsigned key_bits = 0;

    auto operator<=>(const KernelVariant&) const = default;
};

// A run of a kernel. Empty texts and options without a value leave the choice to the kernel, or to
// chance: the seed.
struct RunRequest : SimulationOptions {
    RunRequest()
        : SimulationOptions{.cpes = CoreGroup::cpes, .limits = {.max_cycles = 10'000'000'000}} {}

    std::string kernel;  // a name under kernels/, or a folder
    KernelVariant variant;
    std::optional<uint64_t> bytes;
    std::string key;      // in hexadecimal
    std::string counter;  // in hexadecimal
    uint64_t seed = 1;
    std::string in;   // file
    std::string out;  // file
    unsigned cgs = 1;
    ChipMode mode = ChipMode::private_mode;
    std::optional<uint64_t> unit;
    bool double_buffer = true;
    std::vector<std::string> program_arguments;  // of a linked program
    bool passes_output = false;  // what the host program prints goes where it prints it
};

// A run that is looked at: of a kernel, or of a bare program.
struct SubjectRequest : RunRequest {
    std::string entry;                   // of a bare program; empty for a kernel
    std::vector<std::string> arguments;  // of a bare program
    std::vector<std::string> linked;     // further sources of a bare program
    unsigned group = 0;                  // the core group that is looked at, of `cgs`
    bool assembly = false;               // show what a compiler wrote, not what it was given
};

// "private", "shared"
const char* name_of(ChipMode mode);
// The length of the key says which variant is meant, unless the variant does.
KernelVariant variant_of(const RunRequest& request);

// The command that repeats a run. How it was looked at is not a part of it.
std::string command_of(const SubjectRequest& request);

Machine make_machine(const MachineOptions& options);

// Throws Error if --verify has nothing to time anew: no timing is remembered in this run.
void check_verify(const RunLimits& limits, bool listened);

}  // namespace swsim
