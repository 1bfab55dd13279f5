// SPDX-License-Identifier: Apache-2.0
//
// Many runs: requests as lines of JSON, answers as lines of JSON in the same order. A kernel is
// prepared once; each request is simulated in a process of its own.
#pragma once

#include <functional>
#include <string>

namespace swsim {

// Takes an answer, without a line's end.
using TakeAnswer = std::function<void(const std::string& line)>;

// Answers the requests that come from the file descriptor `input`, as soon as they can be answered,
// until it ends; `jobs` run at a time. Returns the status of the first request, in their order,
// that failed; 0 for none.
int run_batch(int input, unsigned jobs, const TakeAnswer& answer);

}  // namespace swsim
