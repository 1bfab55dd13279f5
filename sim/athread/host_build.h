// SPDX-License-Identifier: Apache-2.0
//
// Building a host program's shared object, once for the same sources.
#pragma once

#include <filesystem>

#include "asm/program.h"

namespace swsim {

// Globals of host programs are mapped here, below the arena; the range is large enough for any.
inline constexpr uint64_t host_image_base = 0x4e00000000;

// The shared object of `source`, with athread's run-time and a stub slave_NAME for each global CPE
// function of `program`. Throws HostError with what the compiler said.
std::filesystem::path build_host_program(const std::filesystem::path& source,
                                         const std::filesystem::path& include_directory,
                                         const Program& program);

}  // namespace swsim
