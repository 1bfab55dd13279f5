// SPDX-License-Identifier: Apache-2.0
//
// Where the parts of this project are that programs need while they run.
#pragma once

#include <filesystem>
#include <vector>

namespace swsim {

// The folder that has kernels/: $SWSIM_HOME, or the first one upwards from the program itself.
std::filesystem::path project_root();
// Of athread.h and the host programs' run-time.
std::filesystem::path include_directory();
// Of what scripts of kernels/ make while this project is built: build/kernels.
std::filesystem::path generated_directory();
// Where sources for the CPE find headers that are not beside them: both of these.
std::vector<std::filesystem::path> assembly_directories();

}  // namespace swsim
