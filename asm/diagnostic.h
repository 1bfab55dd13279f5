// SPDX-License-Identifier: Apache-2.0
//
// Errors in users' sources, all of a file's at once, each with its line, a caret, and what to do.
#pragma once

#include <string>
#include <vector>

#include "base/error.h"

namespace swsim {

struct Diagnostic {
    std::string file;
    unsigned line = 0;
    unsigned column = 0;
    std::string message;
    std::string hint;                // what to do; may be empty
    std::string source_line;         // as written; may be empty
    std::vector<std::string> notes;  // e.g. "in expansion of macro ROUND at file.S:10:5"

    // "file:line:column", or as much of it as is known.
    std::string place() const;
    // The place, "error:", the message; the source line, a caret, the hint.
    std::string text() const;
};

// Thrown when a program cannot be made; what() holds all diagnostics' texts, and the
// place is that of the first.
class SourceError : public Error {
  public:
    explicit SourceError(std::vector<Diagnostic> diagnostics);
    const std::vector<Diagnostic>& diagnostics() const { return diagnostics_; }

  private:
    std::vector<Diagnostic> diagnostics_;
};

}  // namespace swsim
