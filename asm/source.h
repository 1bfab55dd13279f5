// SPDX-License-Identifier: Apache-2.0
//
// Source files in memory, cut into statements: comments are gone, ';' and line ends separate.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "asm/program.h"

namespace swsim {

// A location together with the text that it counts columns in: the line as the parser sees it, that
// is, after the C preprocessor and macro substitution.
struct Place {
    SourceLocation where;
    std::string_view line;
};

struct Statement {
    std::string_view text;  // part of place.line; place.where.column is its first
    Place place;
    bool region = false;  // a comment that begins with SWSIM-
};

// Owns all text of one assembly, so that views into it stay valid.
class SourceStore {
  public:
    explicit SourceStore(std::vector<SourceFile>& files) : files_(files) {}

    // Index of the file of that path, which is added when it is new.
    uint32_t file(const std::string& path);
    // Of a translation unit: always a new one, for two of a program may have the same name.
    uint32_t unit(const std::string& path);
    const std::string& path(uint32_t file) const { return files_[file].path; }
    bool knows(const std::string& path) const;
    void set_lines(uint32_t file, std::string_view text);
    std::string_view keep(std::string text) { return texts_.emplace_back(std::move(text)); }

  private:
    std::vector<SourceFile>& files_;
    std::deque<std::string> texts_;
};

// The contents of a regular file, or nothing with the reason in `error`.
std::optional<std::string> read_source(const std::string& path, std::string& error);

// Line `number`, from 1, as it can be printed; empty if there is none.
std::string line_of_file(const std::string& path, unsigned number);

// Appends the statements of one line.
void split_line(Place line, std::vector<Statement>& statements);

// `text` must outlive the statements.
std::vector<Statement> split_statements(std::string_view text, uint32_t file);

// The same for the C preprocessor's output, whose line markers name the original places.
std::vector<Statement> split_preprocessed(std::string_view text, uint32_t file,
                                          SourceStore& sources);

// Replaces control characters and bytes that are not UTF-8 by '?', byte for byte.
std::string printable(std::string_view text);

}  // namespace swsim
