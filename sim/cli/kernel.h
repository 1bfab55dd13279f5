// SPDX-License-Identifier: Apache-2.0
//
// A kernel: a folder with kernel.toml, CPE sources and a host program.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "asm/program.h"

namespace swsim {

// The folder that has kernels/: $SWSIM_HOME, or the first one upwards from the program itself.
std::filesystem::path project_root();
// Of athread.h and the host programs' run-time.
std::filesystem::path include_directory();

struct Kernel {
    std::string name;
    std::filesystem::path folder;
    std::string title;
    std::vector<std::filesystem::path> sources;
    std::string entry;
    std::filesystem::path host;
    std::string reference;       // "aes-128-ecb-encrypt", or "none"
    uint64_t default_bytes = 0;  // 0: the kernel takes no data
    uint64_t length_multiple = 1;
    std::map<std::string, std::string> parameters;  // others, for the host program

    bool has_reference() const { return reference != "none"; }
};

// A name under kernels/ or a folder. Throws CommandError that says what is missing where.
Kernel load_kernel(const std::string& name_or_folder);

// Assembles and links the kernel's CPE sources. Throws SourceError.
Program assemble_kernel(const Kernel& kernel);

}  // namespace swsim
