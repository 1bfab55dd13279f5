// SPDX-License-Identifier: Apache-2.0
//
// The files of an exported folder that are written for each kernel.
#pragma once

#include <string>
#include <vector>

#include "asm/inferences.h"
#include "sim/hardware/kernel_files.h"

namespace swsim {

// What all of them tell of.
struct ExportedKernel {
    const Kernel& kernel;
    const Program& program;
    const KernelFiles& files;
    const std::vector<Inference>& inferences;
    std::vector<std::string> host_sources;  // C files of the folder host/
};

std::string makefile_of(const ExportedKernel& exported);
std::string job_script_of(const ExportedKernel& exported);
std::string readme_of(const ExportedKernel& exported);
// host/kernel.h: constants.
std::string constants_of(const ExportedKernel& exported);
// host/kernel.c: the kernel's own host program.
std::string host_source_of(const ExportedKernel& exported);

}  // namespace swsim
