// SPDX-License-Identifier: Apache-2.0
//
// What a result depends on besides the data and the machine.
#pragma once

#include <string>

#include "sim/workload/kernel.h"

namespace swsim {

// A hash of this program itself.
std::string build_id();
// Of the kernel's assembled program, host program and description.
std::string program_hash(const Kernel& kernel, const Program& program);

}  // namespace swsim
