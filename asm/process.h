// SPDX-License-Identifier: Apache-2.0
//
// Running the compilers that this project needs, without a shell.
#pragma once

#include <string>
#include <vector>

namespace swsim {

struct ProcessResult {
    bool found = true;       // the program could be started
    bool succeeded = false;  // it ended with status 0
    std::string output;
    std::string errors;
};

// Runs words[0] with the rest as its arguments, no standard input, messages in plain English.
ProcessResult run_process(std::vector<std::string> words);

}  // namespace swsim
