// SPDX-License-Identifier: Apache-2.0
//
// Errors in users' sources, all of a file's at once, each with its line, a caret, and what to do.
#pragma once

#include <stdexcept>
#include <string>
#include <vector>

namespace swsim {

struct Diagnostic {
    std::string file;
    unsigned line = 0;
    unsigned column = 0;
    std::string message;
    std::string hint;                // what to do; may be empty
    std::string source_line;         // as written; may be empty
    std::vector<std::string> notes;  // e.g. "in expansion of macro ROUND at file.S:10:5"

    // file:line:col: error: message, the source line, a caret, the hint.
    std::string text() const;
};

// Thrown when a program cannot be made; what() holds all diagnostics' texts.
class SourceError : public std::runtime_error {
  public:
    explicit SourceError(std::vector<Diagnostic> diagnostics);
    const std::vector<Diagnostic>& diagnostics() const { return diagnostics_; }

  private:
    std::vector<Diagnostic> diagnostics_;
};

}  // namespace swsim
