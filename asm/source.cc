// SPDX-License-Identifier: Apache-2.0
#include "asm/source.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace swsim {

namespace {

constexpr uintmax_t max_source_bytes = 64 << 20;

// Calls visit(line text, line number) for every line, without its end.
template <typename Visit> void for_each_line(std::string_view text, Visit visit) {
    uint32_t number = 1;
    while (!text.empty()) {
        const size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        visit(line, number++);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

std::string_view trim(std::string_view text) {
    const size_t first = text.find_first_not_of(" \t\f\v");
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(" \t\f\v") - first + 1);
}

void add_statement(const Place& line, std::string_view text, bool region,
                   std::vector<Statement>& statements) {
    text = trim(text);
    if (text.empty())
        return;
    Statement& statement = statements.emplace_back(Statement{text, line, region});
    statement.place.where.column = uint32_t(text.data() - line.line.data()) + 1;
}

void add_comment(const Place& line, std::string_view comment, std::vector<Statement>& statements) {
    const size_t first = comment.find_first_not_of("# \t");
    if (first == std::string_view::npos)
        return;
    comment.remove_prefix(first);
    if (comment.starts_with("SWSIM-"))
        add_statement(line, comment, true, statements);
}

// Position behind the string or character constant that starts at `position`.
size_t skip_quoted(std::string_view text, size_t position) {
    const char quote = text[position++];
    if (quote == '\'') {  // 'a', '\n' or the old form 'a
        position += position < text.size() && text[position] == '\\' ? 2 : 1;
        return position + (position < text.size() && text[position] == '\'' ? 1 : 0);
    }
    while (position < text.size() && text[position] != quote)
        position += text[position] == '\\' ? 2 : 1;
    return position + 1;
}

// "# 12 "path" flags": the line marker of the C preprocessor.
struct LineMarker {
    uint32_t line = 0;
    std::string path;
    bool enters = false;  // an included file begins here
};

std::optional<LineMarker> line_marker(std::string_view text) {
    if (!text.starts_with("# "))
        return std::nullopt;
    text.remove_prefix(2);
    LineMarker marker;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), marker.line);
    if (error != std::errc())
        return std::nullopt;
    text.remove_prefix(size_t(end - text.data()));
    if (!text.starts_with(" \""))
        return std::nullopt;
    size_t i = 2;
    for (; i < text.size() && text[i] != '"'; ++i) {
        if (text[i] == '\\' && i + 1 < text.size())
            ++i;
        marker.path += text[i];
    }
    marker.enters = text.substr(std::min(i + 1, text.size())).starts_with(" 1");
    return marker;
}

// Length of the UTF-8 sequence at the start of `text`; 0 if there is none.
size_t utf8_length(std::string_view text) {
    const auto byte = [&](size_t i) { return uint8_t(text[i]); };
    const size_t length = byte(0) < 0x80                       ? 1
                          : byte(0) >= 0xc2 && byte(0) <= 0xdf ? 2
                          : (byte(0) & 0xf0) == 0xe0           ? 3
                          : byte(0) >= 0xf0 && byte(0) <= 0xf4 ? 4
                                                               : 0;
    if (length > text.size())
        return 0;
    for (size_t i = 1; i < length; ++i)
        if ((byte(i) & 0xc0) != 0x80)
            return 0;
    // Overlong forms, surrogates and values beyond U+10FFFF.
    if ((byte(0) == 0xe0 && byte(1) < 0xa0) || (byte(0) == 0xed && byte(1) > 0x9f) ||
        (byte(0) == 0xf0 && byte(1) < 0x90) || (byte(0) == 0xf4 && byte(1) > 0x8f))
        return 0;
    return length;
}

}  // namespace

uint32_t SourceStore::file(const std::string& path) {
    for (size_t i = 0; i < files_.size(); ++i)
        if (files_[i].path == path)
            return uint32_t(i);
    return unit(path);
}

uint32_t SourceStore::unit(const std::string& path) {
    files_.push_back({path, {}});
    return uint32_t(files_.size() - 1);
}

bool SourceStore::knows(const std::string& path) const {
    return std::ranges::find(files_, path, &SourceFile::path) != files_.end();
}

void SourceStore::set_lines(uint32_t file, std::string_view text) {
    std::vector<std::string>& lines = files_[file].lines;
    lines.clear();
    for_each_line(text, [&](std::string_view line, uint32_t) { lines.push_back(printable(line)); });
}

std::optional<std::string> read_source(const std::string& path, std::string& error) {
    std::error_code code;
    const auto status = std::filesystem::status(path, code);
    if (!std::filesystem::exists(status)) {
        error = "no such file";
        return std::nullopt;
    }
    if (!std::filesystem::is_regular_file(status)) {
        error = "not a regular file";
        return std::nullopt;
    }
    if (std::filesystem::file_size(path, code) > max_source_bytes) {
        error = "larger than 64 MB";
        return std::nullopt;
    }
    std::ifstream stream(path, std::ios::binary);
    if (!stream) {
        error = "cannot be read";
        return std::nullopt;
    }
    std::string text{std::istreambuf_iterator<char>(stream), {}};
    if (text.find('\0') != std::string::npos) {
        error = text.starts_with("\x7f"
                                 "ELF")
                    ? "an ELF binary, not assembly source"
                    : "a binary file, not assembly source";
        return std::nullopt;
    }
    return text;
}

void split_line(Place line, std::vector<Statement>& statements) {
    const std::string_view text = line.line;
    size_t start = 0;
    size_t i = 0;
    while (i < text.size()) {
        switch (text[i]) {
        case '#':
            add_statement(line, text.substr(start, i - start), false, statements);
            add_comment(line, text.substr(i), statements);
            return;
        case ';':
            add_statement(line, text.substr(start, i - start), false, statements);
            if (i + 1 < text.size() && text[i + 1] == ';')
                return;
            start = ++i;
            break;
        case '"':
        case '\'':
            i = skip_quoted(text, i);
            break;
        default:
            ++i;
        }
    }
    add_statement(line, text.substr(start), false, statements);
}

std::vector<Statement> split_statements(std::string_view text, uint32_t file) {
    std::vector<Statement> statements;
    for_each_line(text, [&](std::string_view line, uint32_t number) {
        split_line({{.file = file, .line = number}, line}, statements);
    });
    return statements;
}

std::vector<Statement> split_preprocessed(std::string_view text, uint32_t file,
                                          SourceStore& sources) {
    std::vector<Statement> statements;
    SourceLocation where{.file = file};
    for_each_line(text, [&](std::string_view line, uint32_t) {
        const auto marker = line_marker(line);
        const bool no_file = marker && marker->path.starts_with('<');  // <built-in>, <stdin>
        // Comments of compiler output may look the same: "# 12 "text"".
        if (marker && (no_file || marker->enters || sources.knows(marker->path))) {
            const bool own = no_file || marker->path == sources.path(file);
            where.file = own ? file : sources.file(marker->path);
            where.line = marker->line;
            return;
        }
        split_line({where, line}, statements);
        ++where.line;
    });
    return statements;
}

std::string printable(std::string_view text) {
    std::string result(text);
    for (size_t i = 0; i < result.size();) {
        const size_t length = utf8_length(std::string_view(result).substr(i));
        const auto byte = uint8_t(result[i]);
        if (length == 0 || (byte < 0x20 && byte != '\t') || byte == 0x7f)
            result[i] = '?';
        i += std::max<size_t>(length, 1);
    }
    return result;
}

std::string line_of_file(const std::string& path, unsigned number) {
    if (number == 0)
        return "";
    std::string problem;
    const auto text = read_source(path, problem);
    std::string_view rest = text ? std::string_view(*text) : std::string_view();
    for (unsigned i = 1; i < number && !rest.empty(); ++i)
        rest.remove_prefix(std::min(rest.find('\n'), rest.size() - 1) + 1);
    return printable(rest.substr(0, rest.find('\n')));
}

}  // namespace swsim
