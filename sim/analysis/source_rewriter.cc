// SPDX-License-Identifier: Apache-2.0
#include "sim/analysis/source_rewriter.h"

#include <algorithm>
#include <fstream>

#include <fmt/format.h>

#include "base/error.h"

namespace swsim {

namespace fs = std::filesystem;

namespace {

constexpr unsigned max_include_depth = 50;

std::vector<std::string> lines_of(const fs::path& file) {
    std::ifstream stream(file);
    std::vector<std::string> lines;
    for (std::string line; std::getline(stream, line);)
        lines.push_back(line);
    return lines;
}

std::string_view after_blanks(std::string_view text) {
    return text.substr(std::min(text.find_first_not_of(" \t\r"), text.size()));
}

// A line's labels, and what is behind them.
struct LineParts {
    std::string_view labels;
    std::string_view statement;
};
LineParts parts_of(std::string_view line) {
    constexpr std::string_view name =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_.$0123456789";
    std::string_view rest = after_blanks(line);
    const char* const begin = rest.data();
    std::string_view labels = rest.substr(0, 0);
    for (;;) {
        const size_t end = rest.find_first_not_of(name);
        if (end == 0 || end == std::string_view::npos || rest[end] != ':')
            return {labels, rest};
        labels = {begin, size_t(rest.data() - begin) + end + 1};
        rest = after_blanks(rest.substr(end + 1));
    }
}

bool is_comment(std::string_view statement) {
    return statement.empty() || statement.starts_with('#') || statement.starts_with("//") ||
           statement.starts_with("/*");
}

bool is_directive(std::string_view statement) {
    return statement.size() > 1 && statement[0] == '.' && statement[1] >= 'a' &&
           statement[1] <= 'z';
}

// Outside of macros: the line that uses the outermost one.
SourceLocation outermost(const Program& program, SourceLocation where) {
    while (where.expansion != 0)
        where = program.expansions[where.expansion].call;
    return where;
}

// The file that an #include "..." line of `file` names; nothing for other lines, and for files that
// are found otherwise than from where `file` is.
std::optional<fs::path> included(const std::string& line, const fs::path& file) {
    std::string_view rest = after_blanks(line);
    for (const std::string_view word : {"#", "include", "\""}) {
        if (!rest.starts_with(word))
            return std::nullopt;
        rest = after_blanks(rest.substr(word.size()));
    }
    // Blanks may be a part of the name.
    const size_t begin = line.find('"') + 1;
    const size_t end = line.find('"', begin);
    if (end == std::string::npos || end == begin)
        return std::nullopt;
    const fs::path path = file.parent_path() / line.substr(begin, end - begin);
    std::error_code error;
    return fs::is_regular_file(path, error) ? std::optional(fs::canonical(path)) : std::nullopt;
}

[[noreturn]] void refuse(const Region& region, const std::string& why) {
    throw Error(ErrorKind::bad_input, fmt::format("region {}: {}", region.name, why));
}

// "expression" and "!suffix" of ", expression(base) !suffix".
struct MemoryText {
    std::string displacement;
    std::string suffix;
};
std::optional<MemoryText> memory_text(const std::string& statement) {
    const size_t comma = statement.find(',');
    const size_t open = statement.rfind('(');
    const size_t close = statement.rfind(')');
    if (comma == std::string::npos || open == std::string::npos || open < comma)
        return std::nullopt;
    const auto trimmed = [](std::string text) {
        text.erase(0, std::min(text.find_first_not_of(" \t"), text.size()));
        text.erase(text.find_last_not_of(" \t") + 1);
        return text;
    };
    const std::string suffix = trimmed(statement.substr(close + 1));
    return MemoryText{trimmed(statement.substr(comma + 1, open - comma - 1)),
                      suffix.empty() ? "" : " " + suffix};
}

}  // namespace

Region region_of_loop(const Program& program, const analysis::Span& loop, const std::string& name) {
    Region region{name, uint32_t(loop.begin * address_map::instruction_bytes),
                  uint32_t((loop.end - 1) * address_map::instruction_bytes)};
    if (loop.end - loop.begin < 2)
        refuse(region, "it has no instructions but its branch");
    region.begin_where = outermost(program, program.text[loop.begin].where);
    region.end_where = outermost(program, program.text[loop.end - 2].where);
    --region.begin_where.line;
    ++region.end_where.line;
    return region;
}

SourceRewriter::SourceRewriter(const Program& before, const std::vector<Region>& regions,
                               fs::path out)
    : before_(before), out_(std::move(out)) {
    for (const Region& each : regions) {
        Replacement replacement = replacement_of(each);
        replacement.region = size_t(&each - regions.data());
        replacements_[fs::canonical(before.files[each.begin_where.file].path)].push_back(
            std::move(replacement));
    }
    for (auto& [file, replacements] : replacements_) {
        std::ranges::sort(replacements, {}, &Replacement::first_line);
        for (size_t i = 1; i < replacements.size(); ++i)
            if (replacements[i].first_line <= replacements[i - 1].last_line)
                throw Error(
                    ErrorKind::bad_input,
                    fmt::format("{}:{}: this region is inside of another one that is rescheduled; "
                                "choose one of them",
                                file.string(), replacements[i].first_line - 1));
    }
}

void SourceRewriter::set(size_t region, const analysis::Schedule& schedule) {
    for (auto& [file, replacements] : replacements_)
        for (Replacement& each : replacements)
            if (each.region == region) {
                each.text = each.kept;
                for (size_t i = 0; i < schedule.text.size(); ++i)
                    each.text += line_of(schedule, i);
            }
}

SourceRewriter::Replacement SourceRewriter::replacement_of(const Region& region) const {
    const SourceLocation& begin = region.begin_where;
    const SourceLocation& end = region.end_where;
    if (begin.expansion != 0 || end.expansion != 0)
        refuse(region, "it is in the body of a macro, whose other uses would change, too; put "
                       "the comments around the use of the macro");
    if (begin.file != end.file)
        refuse(region, "it begins and ends in different files; put both comments into one");
    Replacement replacement;
    replacement.first_line = begin.line + 1;
    replacement.last_line = end.line - 1;
    check_only_makes(region, replacement);
    const std::vector<std::string>& lines = before_.files[begin.file].lines;
    bool in_macro = false;
    bool begun = false;
    for (uint32_t line = replacement.first_line; line <= replacement.last_line; ++line) {
        if (line > lines.size())
            break;
        const auto [labels, statement] = parts_of(lines[line - 1]);
        const auto refuse_line = [&](const char* what) {
            refuse(region, fmt::format("line {} has {}: {}", line, what, lines[line - 1]));
        };
        in_macro |= statement.starts_with(".macro");
        if (in_macro)
            replacement.kept += lines[line - 1] + "\n";
        else if (is_directive(statement))
            refuse_line("a directive, which would be lost; leave it outside of the region");
        else if (!labels.empty() && begun)
            refuse_line("a label behind an instruction, which would be lost; let the region end "
                        "before it, or name the loop that begins there by --loop");
        else if (!labels.empty())
            replacement.kept += std::string(labels) + "\n";
        begun |= !in_macro && !is_comment(statement);
        in_macro &= !statement.starts_with(".endm");
    }
    return replacement;
}

// All that its lines make is replaced: a line may be used twice, or a macro may do more.
void SourceRewriter::check_only_makes(const Region& region, const Replacement& replacement) const {
    for (size_t i = 0; i < before_.text.size(); ++i) {
        const uint64_t offset = i * address_map::instruction_bytes;
        const SourceLocation where = outermost(before_, before_.text[i].where);
        if (where.file == region.begin_where.file && where.line >= replacement.first_line &&
            where.line <= replacement.last_line && (offset < region.begin || offset >= region.end))
            refuse(region,
                   fmt::format("line {} makes other instructions, too, such as {}; let "
                               "each line belong to it or not",
                               where.line, before_.text_at(address_map::instruction_address(i))));
    }
}

std::string SourceRewriter::instruction_text(const Instruction& instruction, size_t origin,
                                             size_t index) const {
    Program one;
    one.text.resize(index + 1);
    one.text[index] = instruction;
    std::string text = one.text_at(address_map::instruction_address(index));
    const size_t open = text.rfind('(');
    const size_t comma = text.find(',');
    const bool memory = std::ranges::any_of(
        isa::operands(isa::row(instruction.op).shape),
        [](const isa::Operand& each) { return each.kind == isa::OperandKind::memory; });
    // Addresses stay names: where data lie may change.
    if (memory && !before_.statements[origin].empty())
        if (const auto kept = memory_text(before_.statements[origin]))
            text =
                text.substr(0, comma + 1) + kept->displacement + text.substr(open) + kept->suffix;
    return text;
}

// "    vandw   $0,255,$4       # simd_selldw.S:61, EXTEND"
std::string SourceRewriter::line_of(const analysis::Schedule& schedule, size_t position) const {
    const size_t origin = schedule.origin[position];
    const Instruction& instruction = schedule.text[position];
    const std::string& statement = before_.statements[origin];
    std::string text = instruction_text(instruction, origin, schedule.span.begin + position);
    // A branch's target stays a label.
    const isa::Shape shape = isa::row(instruction.op).shape;
    if (shape == isa::Shape::BRANCH && !statement.empty())
        text = text.substr(0, text.rfind(',')) + statement.substr(statement.rfind(','));
    else if (shape == isa::Shape::DIRECT && !statement.empty())
        text = statement;
    const size_t blank = std::min(text.find_first_of(" \t"), text.size());
    const std::string operands =
        text.substr(std::min(text.find_first_not_of(" \t", blank), text.size()));
    const SourceLocation& where = before_.text[origin].where;
    std::string from = fmt::format(
        "{}:{}", fs::path(before_.files[where.file].path).filename().string(), where.line);
    if (where.expansion != 0)
        from += ", " + before_.expansions[where.expansion].macro;
    return fmt::format("    {:<7} {:<32} # {}\n", text.substr(0, blank), operands, from);
}

std::optional<std::string> SourceRewriter::rewrite(const Path& source) {
    const Path file = fs::canonical(source);
    if (!leads_to_region(file, 0))
        return std::nullopt;
    return rewrite_file(file, 0);
}

bool SourceRewriter::leads_to_region(const Path& file, unsigned depth) {
    if (replacements_.contains(file))
        return true;
    if (depth > max_include_depth)
        return false;
    for (const std::string& line : lines_of(file))
        if (const auto next = included(line, file); next && leads_to_region(*next, depth + 1))
            return true;
    return false;
}

std::string SourceRewriter::rewrite_file(const Path& file, unsigned depth) {
    const std::vector<std::string> lines = lines_of(file);
    const auto found = replacements_.find(file);
    std::string text;
    for (uint32_t number = 1; number <= lines.size(); ++number) {
        Replacement* inside = nullptr;
        if (found != replacements_.end())
            for (Replacement& each : found->second)
                if (number >= each.first_line && number <= each.last_line)
                    inside = &each;
        if (!inside)
            text += include_line(lines[number - 1], file, depth);
        else if (number == inside->first_line)
            text += inside->text;
        if (inside)
            inside->found = true;
    }
    return text;
}

std::string SourceRewriter::include_line(const std::string& line, const Path& file,
                                         unsigned depth) {
    const auto next = included(line, file);
    if (!next)
        return line + "\n";
    if (depth < max_include_depth && leads_to_region(*next, depth + 1))
        return fmt::format("# From here: {}\n{}# To here: {}\n", next->filename().string(),
                           rewrite_file(*next, depth + 1), next->filename().string());
    return fmt::format("#include \"{}\"\n", fs::proximate(*next, out_).string());
}

void SourceRewriter::check_all_found() const {
    for (const auto& [file, replacements] : replacements_)
        for (const Replacement& each : replacements)
            if (!each.found)
                throw Error(
                    ErrorKind::bad_input,
                    fmt::format("{}:{}: this file is not included by #include; schedule it by "
                                "itself",
                                file.string(), each.first_line - 1));
}

}  // namespace swsim
