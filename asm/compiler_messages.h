// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>
#include <vector>

#include "asm/diagnostic.h"

namespace swsim {

// The errors among what GCC, or its preprocessor, wrote: "file:line:column: error: message", where
// the column, or both numbers, may be missing.
std::vector<Diagnostic> compiler_errors(std::string_view messages);
std::vector<Diagnostic> compiler_warnings(std::string_view messages);

}  // namespace swsim
