// SPDX-License-Identifier: Apache-2.0
//
// Collects the errors of one assembly and turns places into what people see.
#pragma once

#include <string>
#include <vector>

#include "asm/diagnostic.h"
#include "asm/source.h"

namespace swsim {

// Thrown inside a statement, which then ends; `at` points into the statement's text.
struct SyntaxError {
    const char* at;
    std::string message;
    std::string hint;
};

// Thrown when going on makes no sense: a limit is reached.
struct TooMuch {};

class Reporter {
  public:
    explicit Reporter(const Program& program) : program_(program) {}

    // Throws TooMuch at the largest number of errors that one run shows.
    void error(const Place& place, std::string message, std::string hint = {},
               std::vector<std::string> notes = {});
    void error(const Statement& statement, const SyntaxError& error);
    void add(Diagnostic diagnostic);

    bool any() const { return !diagnostics_.empty(); }
    // "file:line:column" for notes.
    std::string location(const SourceLocation& where) const;
    // All of them, in the order of the sources.
    std::vector<Diagnostic> take();

  private:
    const Program& program_;
    std::vector<Diagnostic> diagnostics_;
};

}  // namespace swsim
