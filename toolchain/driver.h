// SPDX-License-Identifier: Apache-2.0
//
// The vendor's compiler drivers: what was asked for is done by the system's compilers for the
// host's side, and by this project for that of the CPEs.
#pragma once

#include "objects/hybrid_link.h"
#include "toolchain/driver_options.h"

namespace swsim {

// Writes the files that are asked for, each whole or not at all. Throws Error.
void run_driver(const DriverRequest& request, const ToolchainPaths& paths);

}  // namespace swsim
