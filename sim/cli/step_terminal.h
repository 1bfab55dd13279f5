// SPDX-License-Identifier: Apache-2.0
//
// Where the debugger's commands come from: a file, or a terminal with line editing, history and
// completion.
#pragma once

#include <functional>
#include <istream>
#include <memory>
#include <optional>
#include <string>

#include "sim/debug/session.h"

namespace swsim {

// A line of a file of commands.
class ScriptInput {
  public:
    // `name` for messages.
    ScriptInput(std::istream& stream, std::string name) : stream_(stream), name_(std::move(name)) {}

    std::optional<std::string> next();
    // "FILE:12"
    std::string place() const;

  private:
    std::istream& stream_;
    const std::string name_;
    unsigned line_ = 0;
};

// While it exists, the terminal is libreadline's. There is one at a time.
class TerminalInput {
  public:
    // `interrupted` says whether there was a Ctrl-C since it was asked last.
    TerminalInput(const debug::Session& session, std::function<bool()> interrupted);
    ~TerminalInput();
    TerminalInput(const TerminalInput&) = delete;
    TerminalInput& operator=(const TerminalInput&) = delete;

    // Nothing at the end of input (Ctrl-D). An empty line repeats the last one.
    std::optional<std::string> next();

  private:
    std::string history_;  // the file; empty without
    std::string last_;
};

}  // namespace swsim
