// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdlib>

#include <unistd.h>

namespace swsim {

// Whether text may be coloured: standard output is a terminal, and NO_COLOR is not set.
inline bool wants_colours() {
    const char* const refused = std::getenv("NO_COLOR");
    return isatty(STDOUT_FILENO) && (!refused || !*refused);
}

}  // namespace swsim
