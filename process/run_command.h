// SPDX-License-Identifier: Apache-2.0
//
// Running the compilers that this project needs, without a shell.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace swsim {

struct CommandResult {
    bool found = true;       // the program could be started
    bool succeeded = false;  // it ended with status 0
    std::string output;
    std::string errors;
};

// Runs words[0] with the rest as its arguments and `input` as its standard input, messages in plain
// English.
CommandResult run_command(std::vector<std::string> words, std::string_view input = {});

}  // namespace swsim
