// SPDX-License-Identifier: Apache-2.0
//
// Building a host program's shared object, once for the same sources.
#pragma once

#include <filesystem>
#include <string>

#include "asm/program.h"

namespace swsim {

// The shared object of `source`, with athread's run-time and the addresses slave_NAME of all global
// CPE functions of `program`. Throws HostError with what the compiler said.
std::filesystem::path build_host_program(const std::filesystem::path& source,
                                         const std::filesystem::path& include_directory,
                                         const Program& program);

// Of all that the object depends on, without making it. Throws HostError.
std::string host_program_hash(const std::filesystem::path& source,
                              const std::filesystem::path& include_directory,
                              const Program& program);

}  // namespace swsim
