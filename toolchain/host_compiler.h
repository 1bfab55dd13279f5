// SPDX-License-Identifier: Apache-2.0
//
// C and C++ for the MPE, compiled by the system's compilers: the host program runs as it is, and
// only what it spawns is simulated.
#pragma once

#include <filesystem>
#include <string>

#include "toolchain/driver_options.h"

namespace swsim {

// What the step that is asked for makes: the preprocessed text, assembly, or an object file. Throws
// Error with what the compiler said; warnings go to standard error.
std::string compile_host(const DriverRequest& request, const std::filesystem::path& source);

}  // namespace swsim
