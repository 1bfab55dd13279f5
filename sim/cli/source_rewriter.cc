// SPDX-License-Identifier: Apache-2.0
#include "sim/cli/source_rewriter.h"

#include <algorithm>
#include <fstream>
#include <regex>

#include <fmt/format.h>

#include "sim/exit_status.h"

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

// The file that an #include "..." line of `file` names; nothing for other lines, and for files that
// are found otherwise than from where `file` is.
std::optional<fs::path> included(const std::string& line, const fs::path& file) {
    static const std::regex pattern("^\\s*#\\s*include\\s*\"([^\"]+)\".*");
    std::smatch match;
    if (!std::regex_match(line, match, pattern))
        return std::nullopt;
    const fs::path path = file.parent_path() / match[1].str();
    std::error_code error;
    return fs::is_regular_file(path, error) ? std::optional(fs::canonical(path)) : std::nullopt;
}

[[noreturn]] void refuse(const Region& region, const std::string& why) {
    throw CommandError(ExitStatus::bad_input, fmt::format("region {}: {}", region.name, why));
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

SourceRewriter::SourceRewriter(const Program& before, const std::vector<RewrittenRegion>& regions,
                               fs::path out)
    : before_(before), out_(std::move(out)) {
    for (const RewrittenRegion& each : regions)
        replacements_[fs::canonical(before.files[each.region.begin_where.file].path)].push_back(
            replacement_of(each));
    for (auto& [file, replacements] : replacements_) {
        std::ranges::sort(replacements, {}, &Replacement::first_line);
        for (size_t i = 1; i < replacements.size(); ++i)
            if (replacements[i].first_line <= replacements[i - 1].last_line)
                throw CommandError(
                    ExitStatus::bad_input,
                    fmt::format("{}:{}: this region is inside of another one that is rescheduled; "
                                "choose one of them",
                                file.string(), replacements[i].first_line - 1));
    }
}

SourceRewriter::Replacement SourceRewriter::replacement_of(const RewrittenRegion& each) const {
    const SourceLocation& begin = each.region.begin_where;
    const SourceLocation& end = each.region.end_where;
    if (begin.expansion != 0 || end.expansion != 0)
        refuse(each.region, "it is in the body of a macro, whose other uses would change, too; put "
                            "the comments around the use of the macro");
    if (begin.file != end.file)
        refuse(each.region, "it begins and ends in different files");
    Replacement replacement{begin.line + 1, end.line - 1, {}, false};
    static const std::regex directive("^\\s*(\\.[a-z]|[A-Za-z_.$0-9]+:).*");
    const std::vector<std::string>& lines = before_.files[begin.file].lines;
    for (uint32_t line = replacement.first_line; line <= replacement.last_line; ++line)
        if (line <= lines.size() && std::regex_match(lines[line - 1], directive))
            refuse(each.region, fmt::format("line {} has a directive or a label, which would be "
                                            "lost: {}",
                                            line, lines[line - 1]));
    for (size_t i = 0; i < each.schedule.text.size(); ++i)
        replacement.text += line_of(each, i);
    return replacement;
}

std::string SourceRewriter::instruction_text(const Instruction& instruction, size_t origin,
                                             size_t index) const {
    Program one;
    one.text.resize(index + 1);
    one.text[index] = instruction;
    std::string text = one.text_at(address_map::text_base + index * address_map::instruction_bytes);
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
std::string SourceRewriter::line_of(const RewrittenRegion& region, size_t position) const {
    const size_t origin = region.schedule.origin[position];
    const Instruction& instruction = region.schedule.text[position];
    const std::string& statement = before_.statements[origin];
    std::string text = instruction_text(instruction, origin, region.schedule.span.begin + position);
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
                throw CommandError(
                    ExitStatus::bad_input,
                    fmt::format("{}:{}: this file is not included by #include; schedule it by "
                                "itself",
                                file.string(), each.first_line - 1));
}

}  // namespace swsim
