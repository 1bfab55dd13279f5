// SPDX-License-Identifier: Apache-2.0
//
// The values of options that several commands share.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "sim/cli/exit_status.h"
#include "sim/workload/request.h"

namespace swsim {

struct RunOptions : RunRequest {
    bool json = false;
};

// Of the commands that look at a run.
struct SubjectOptions : SubjectRequest {
    bool json = false;
};

}  // namespace swsim
