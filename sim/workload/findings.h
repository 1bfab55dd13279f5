// SPDX-License-Identifier: Apache-2.0
//
// What --check found.
#pragma once

#include <cstdio>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "base/notice.h"
#include "sim/workload/result.h"

namespace swsim {

inline void print_findings(const std::vector<std::string>& findings) {
    if (!findings.empty())
        std::fflush(stdout);  // the results come before what is said about them
    for (const std::string& finding : findings)
        notice("swsim: {}\n", finding);
}

// Of a run that was looked at: tells what the check found, and throws Error if there is something
// wrong.
inline void refuse_flaws(const RunResult& result) {
    print_findings(result.findings());
    refuse_problem(result);
    refuse_findings(result.findings());
}

}  // namespace swsim
