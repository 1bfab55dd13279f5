// SPDX-License-Identifier: Apache-2.0
#include "sim/cli/issue_log.h"

#include <algorithm>

#include <fmt/format.h>

namespace swsim {

void IssueLog::on(const events::Issue& issue) {
    issues_.push_back({issue.cycle, issue.core, issue.pc, issue.pipe});
}

std::string IssueLog::text() const {
    std::vector<Issue> sorted = issues_;
    std::ranges::sort(sorted);
    std::string text = "     cycle core pipe pc           source\n";
    for (const Issue& issue : sorted)
        text += fmt::format("{:>10} {:>4} {:>4} {:#x} {}\n", issue.cycle, issue.core, issue.pipe,
                            issue.address, program_.describe(issue.address));
    return text;
}

}  // namespace swsim
