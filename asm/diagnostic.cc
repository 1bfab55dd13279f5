// SPDX-License-Identifier: Apache-2.0
#include "asm/diagnostic.h"

#include <fmt/format.h>

namespace swsim {

namespace {

std::string join(const std::vector<Diagnostic>& diagnostics) {
    std::string text;
    for (const Diagnostic& diagnostic : diagnostics)
        text += diagnostic.text();
    return text;
}

// Blanks up to the column, with the source line's tabs, so that the caret stands below it.
std::string caret_line(const std::string& line, unsigned column) {
    std::string text;
    for (unsigned i = 0; i + 1 < column; ++i) {
        const char c = i < line.size() ? line[i] : ' ';
        if ((c & 0xc0) != 0x80)  // one column for a whole UTF-8 sequence
            text += c == '\t' ? '\t' : ' ';
    }
    return text + '^';
}

}  // namespace

std::string Diagnostic::place() const {
    std::string result = file;
    if (line > 0)
        result += fmt::format(":{}", line);
    if (column > 0)
        result += fmt::format(":{}", column);
    return result;
}

std::string Diagnostic::text() const {
    std::string result = place();
    result += fmt::format("{}error: {}\n", result.empty() ? "" : ": ", message);
    if (!source_line.empty())
        result += "    " + source_line + '\n';
    if (!source_line.empty() && column > 0)
        result += "    " + caret_line(source_line, column) + '\n';
    if (!hint.empty())
        result += "    hint: " + hint + '\n';
    for (const std::string& note : notes)
        result += "    note: " + note + '\n';
    return result;
}

SourceError::SourceError(std::vector<Diagnostic> diagnostics)
    : Error(ErrorKind::bad_input, join(diagnostics),
            diagnostics.empty() ? "" : diagnostics.front().place()),
      diagnostics_(std::move(diagnostics)) {}

}  // namespace swsim
