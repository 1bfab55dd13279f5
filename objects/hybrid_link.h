// SPDX-License-Identifier: Apache-2.0
//
// Host and CPE objects to one program, as `sw5cc -hybrid` makes it: a file that runs by itself and
// that the commands of swsim take in place of a kernel. It is a shared object with the host program
// (sim/athread/host_program.h runs it) and, in a section of its own, the CPE sources.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "asm/program.h"

namespace swsim {

// Where the parts of this toolchain are.
struct ToolchainPaths {
    std::filesystem::path simulator;  // swsim itself
    std::filesystem::path libraries;  // libathread_host.a, libslave.a, ...
};

struct LinkRequest {
    std::vector<std::string> words;  // objects, archives, -l, -L, -Wl,..., in their order
    std::filesystem::path output;
};

// Throws Error with all that is missing on either side.
void link_hybrid(const LinkRequest& request, const ToolchainPaths& paths);

// Whether the file was made by link_hybrid.
bool is_hybrid_program(const std::filesystem::path& file);

// The CPE program of such a file, with Program::statements if they are kept. Throws Error.
Program load_hybrid_program(const std::filesystem::path& file, bool keep_statements = false);

}  // namespace swsim
