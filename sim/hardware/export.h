// SPDX-License-Identifier: Apache-2.0
//
// A kernel as a folder that builds, runs and verifies on the real machine, with the tools there and
// nothing of this project: the kernel's files unchanged, a host program that makes the data, calls
// the kernel's own and prints the record (runtime/exported), a Makefile, a job script, a README.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "asm/inferences.h"
#include "sim/workload/kernel.h"

namespace swsim {

struct ExportRequest {
    std::string kernel;  // a name under kernels/, a folder, or "micro", the measuring kit
    KernelVariant variant;
    std::filesystem::path folder;  // to make; may be there if it is empty
};

struct Exported {
    Kernel kernel;
    Program program;
    std::vector<Inference> inferences;  // that the CPE's program rests on
};

// The folder appears whole or not at all. Throws Error.
Exported export_kernel(const ExportRequest& request);

// By a name as `export` takes it. Throws Error.
Kernel exportable_kernel(const std::string& name, const KernelVariant& variant);

// The measuring kit, under experiments/: what it is called here and in its records.
inline constexpr const char* measuring_kit = "micro";

}  // namespace swsim
