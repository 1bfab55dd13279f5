// SPDX-License-Identifier: Apache-2.0
//
// What --check found.
#pragma once

#include <string>
#include <vector>

#include <fmt/format.h>

#include "sim/exit_status.h"

namespace swsim {

inline void print_findings(const std::vector<std::string>& findings) {
    for (const std::string& finding : findings)
        fmt::print(stderr, "swsim: {}\n", finding);
}

// Throws CommandError if there are any.
inline void refuse_findings(const std::vector<std::string>& findings) {
    if (!findings.empty())
        throw CommandError(ExitStatus::findings,
                           fmt::format("--check found {} defect{}, told above", findings.size(),
                                       findings.size() == 1 ? "" : "s"));
}

}  // namespace swsim
