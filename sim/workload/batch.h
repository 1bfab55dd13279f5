// SPDX-License-Identifier: Apache-2.0
//
// Many runs: requests as lines of JSON, answers as lines of JSON in the same order. A kernel is
// prepared once; each request is simulated in a process of its own.
#pragma once

#include <functional>
#include <string>

#include "base/error.h"

namespace swsim {

struct BatchOptions {
    unsigned jobs = 1;  // processes at a time
    // What stands for an error in an answer's "status"; 0 is for none.
    std::function<int(ErrorKind)> status_of;
    // Takes an answer, without a line's end.
    std::function<void(const std::string& line)> answer;
};

// Answers the requests that come from the file descriptor `input`, as soon as they can be answered,
// until it ends. Returns the status of the first request, in their order, that failed; 0 for none.
int run_batch(int input, const BatchOptions& options);

}  // namespace swsim
