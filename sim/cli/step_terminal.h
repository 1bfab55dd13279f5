// SPDX-License-Identifier: Apache-2.0
//
// The terminal that the debugger's commands come from, with line editing, history and completion.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "sim/debug/session.h"

namespace swsim {

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
