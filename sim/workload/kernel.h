// SPDX-License-Identifier: Apache-2.0
//
// A kernel: a folder with kernel.toml, CPE sources and a host program; or a variant, a row of
// kernel.toml with what differs from the kernel.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "asm/assembler.h"
#include "asm/program.h"
#include "sim/workload/request.h"

namespace swsim {

struct Kernel {
    std::string name;
    std::filesystem::path folder;
    std::filesystem::path path;  // the folder, or FOLDER/VARIANT: load_kernel takes it anywhere
    std::string description;     // what kernel.toml says of it, as TOML
    std::string title;
    std::vector<std::filesystem::path> sources;
    std::string entry;
    std::filesystem::path host;
    // A program that `sw5cc -hybrid` linked (objects/hybrid_link.h); then the above are not
    // there.
    std::filesystem::path linked;
    // What the output is compared with: nothing, or AES as the variant says.
    bool has_reference = false;
    KernelVariant variant;                // of a kernel with a reference: what it is loaded for
    std::vector<std::string> operations;  // that it can do, if it has a reference
    std::vector<unsigned> key_sizes;      // in bits
    // Its CPEs take the data in units (--unit).
    bool takes_units = false;
    unsigned cpes = 0;                           // the only number of cores that it runs on; 0: any
    uint64_t default_bytes = 0;                  // 0: the kernel takes no data
    uint64_t length_multiple = 1;                // of the data
    uint64_t part_multiple = 1;                  // of a core group's part of it, but for the last
    uint64_t batch_bytes = 128;                  // a CPE's unit of data is best a multiple of it
    uint64_t max_unit = address_map::ldm_bytes;  // the largest unit that the kernel takes
    std::map<std::string, std::string> parameters;  // others, for the host program

    // For the C preprocessor, as NAME=VALUE: what the variant asks for.
    std::vector<std::string> definitions() const;
};

// A name under kernels/, a folder, or FOLDER/VARIANT. Throws Error that says what is missing where,
// or what the kernel can do if that is not what the variant asks for.
Kernel load_kernel(const std::string& name_or_folder, const KernelVariant& variant = {});

// The same, or a program that was linked.
Kernel load_kernel_or_program(const std::string& name, const KernelVariant& variant = {});

// All under kernels/, by name.
std::vector<Kernel> all_kernels();

AssemblerOptions assembler_options(const Kernel& kernel);

// Assembles and links the kernel's CPE sources, or takes those of a linked program. Throws
// SourceError.
Program assemble_kernel(const Kernel& kernel);

// Tells the user if the cycles of `program`'s runs mean nothing, and why.
void warn_of_meaningless_cycles(const Program& program, const std::string& name);

}  // namespace swsim
