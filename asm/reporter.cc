// SPDX-License-Identifier: Apache-2.0
#include "asm/reporter.h"

#include <algorithm>
#include <cctype>
#include <functional>
#include <map>

#include <fmt/format.h>

namespace swsim {

namespace {

constexpr size_t max_errors = 100;
constexpr size_t max_notes = 10;

bool is_word(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '$' || c == '.';
}

std::string_view word_at(std::string_view line, size_t position) {
    size_t end = position;
    while (end < line.size() && is_word(line[end]))
        ++end;
    return line.substr(position, std::max<size_t>(end - position, 1));
}

// The preprocessor has changed the line: where in the original does the faulty word stand?
unsigned original_column(std::string_view original, std::string_view line, unsigned column) {
    const size_t first = std::min(original.find_first_not_of(" \t"), original.size());
    if (column == 0 || column > line.size())
        return unsigned(first) + 1;
    const size_t found = original.find(word_at(line, column - 1));
    return unsigned(found == std::string_view::npos ? first : found) + 1;
}

}  // namespace

std::string Reporter::location(const SourceLocation& where) const {
    return fmt::format("{}:{}:{}", program_.files[where.file].path, where.line, where.column);
}

void Reporter::error(const Place& place, std::string message, std::string hint,
                     std::vector<std::string> notes) {
    const SourceLocation& where = place.where;
    const SourceFile& file = program_.files[where.file];
    Diagnostic diagnostic{file.path,          where.line,      where.column,
                          std::move(message), std::move(hint), printable(place.line),
                          std::move(notes)};
    const std::string shown = diagnostic.source_line;
    if (where.expansion == 0 && where.line > 0 && where.line <= file.lines.size() &&
        file.lines[where.line - 1] != shown) {
        const std::string& original = file.lines[where.line - 1];
        diagnostic.source_line = original;
        diagnostic.column = original_column(original, shown, where.column);
        diagnostic.notes.push_back("after preprocessing: " + shown);
    }
    // The innermost expansions say most; a runaway recursion would fill pages.
    uint32_t expansion = where.expansion;
    for (size_t i = 0; expansion != 0 && i < max_notes; ++i) {
        const Expansion& e = program_.expansions[expansion];
        diagnostic.notes.push_back(
            fmt::format("in expansion of macro {} at {}", e.macro, location(e.call)));
        expansion = e.call.expansion;
    }
    add(std::move(diagnostic));
}

void Reporter::error(const Statement& statement, const SyntaxError& error) {
    Place place = statement.place;
    const std::less_equal<const char*> not_after;
    const char* begin = place.line.data();
    if (not_after(begin, error.at) && not_after(error.at, begin + place.line.size()))
        place.where.column = uint32_t(error.at - begin) + 1;
    this->error(place, error.message, error.hint);
}

void Reporter::add(Diagnostic diagnostic) {
    diagnostics_.push_back(std::move(diagnostic));
    if (diagnostics_.size() < max_errors)
        return;
    diagnostics_.back().notes.push_back("too many errors; the rest is not shown");
    throw TooMuch{};
}

std::vector<Diagnostic> Reporter::take() {
    std::map<std::string_view, size_t> order;
    for (const Diagnostic& diagnostic : diagnostics_)
        order.emplace(diagnostic.file, order.size());
    std::vector<const Diagnostic*> sorted;
    for (const Diagnostic& diagnostic : diagnostics_)
        sorted.push_back(&diagnostic);
    std::ranges::stable_sort(sorted, {}, [&](const Diagnostic* diagnostic) {
        return std::pair(order.at(diagnostic->file), diagnostic->line);
    });
    std::vector<Diagnostic> result;
    for (const Diagnostic* diagnostic : sorted)
        result.push_back(*diagnostic);
    return result;
}

}  // namespace swsim
