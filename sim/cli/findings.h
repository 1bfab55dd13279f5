// SPDX-License-Identifier: Apache-2.0
//
// What --check found.
#pragma once

#include <string>
#include <vector>

#include <fmt/format.h>

#include "sim/error.h"

namespace swsim {

inline void print_findings(const std::vector<std::string>& findings) {
    for (const std::string& finding : findings)
        fmt::print(stderr, "swsim: {}\n", finding);
}

// Throws Error if there are any.
inline void refuse_findings(const std::vector<std::string>& findings) {
    if (!findings.empty())
        throw Error(ErrorKind::findings,
                    fmt::format("--check found {} defect{}, told above", findings.size(),
                                findings.size() == 1 ? "" : "s"));
}

}  // namespace swsim
