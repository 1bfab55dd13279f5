// SPDX-License-Identifier: Apache-2.0
//
// The debugger's commands: one table, from which parsing, help, completion and documentation come.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "sim/debug/session.h"

namespace swsim::debug {

// What the arguments of a command are made of, for completion.
enum class Completion : uint8_t { nothing, place, region, expression, command, format };

struct Command {
    std::string_view name;
    std::string_view abbreviation;  // besides each beginning that no other command shares
    std::string_view arguments;
    std::string_view help;  // the first line says it all, shortly
    Completion completion;
    void (Session::*act)(const Command& command, const std::string& arguments);
    bool needs_arguments = false;
};

std::span<const Command> commands();
// By name, abbreviation or unique beginning. Throws Problem.
const Command& find_command(std::string_view word);
// A line for each command.
std::string help_overview();
std::string help_of(const Command& command);

}  // namespace swsim::debug
