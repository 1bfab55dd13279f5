// SPDX-License-Identifier: Apache-2.0
//
// The batch system's bsub: here a job begins at once, on this host.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace swsim {

struct JobRequest {
    unsigned cpes = 64;  // -cgsp
    std::optional<std::filesystem::path> output;
    std::vector<std::string> words;  // the program and its arguments
    bool help = false;
};

// Throws Error that names an option that is not known, and why more than one rank is refused.
JobRequest parse_job_options(const std::vector<std::string>& words);

// Becomes the program. Throws Error if there is none.
[[noreturn]] void run_job(const JobRequest& request);

}  // namespace swsim
