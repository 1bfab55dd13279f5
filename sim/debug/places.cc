// SPDX-License-Identifier: Apache-2.0
#include "sim/debug/places.h"

#include <algorithm>
#include <map>
#include <set>

#include <fmt/format.h>

#include "base/text.h"
#include "sim/debug/expression.h"

namespace swsim::debug {

namespace {

bool same_line(const SourceLocation& one, const SourceLocation& other) {
    return one.file == other.file && one.line == other.line;
}

// Source lines of one file that make instructions, and where. A line that uses a macro stands for
// the first instruction of each expansion, and a line of C for the first one of each span.
std::map<uint32_t, std::vector<uint64_t>> lines_of(const Program& program, uint32_t file) {
    std::map<uint32_t, std::vector<uint64_t>> lines;
    std::set<uint32_t> begun;  // expansions
    for (size_t i = 0; i < program.text.size(); ++i) {
        const SourceLocation& written = program.written_at(i);
        if (program.is_compiled(i) && written.file == file &&
            (i == 0 || !same_line(program.written_at(i - 1), written)))
            lines[written.line].push_back(address_map::instruction_address(i));
        const SourceLocation& where = program.text[i].where;
        if (where.file == file)
            lines[where.line].push_back(address_map::instruction_address(i));
        for (uint32_t each = where.expansion; each != 0;) {
            const SourceLocation& call = program.expansions[each].call;
            if (begun.insert(each).second && call.file == file)
                lines[call.line].push_back(address_map::instruction_address(i));
            each = call.expansion;
        }
    }
    return lines;
}

}  // namespace

Places::Places(const Program& program, const ProgramText& text) : program_(program), text_(text) {}

std::string Places::file_name(const std::string& path) {
    return path.substr(path.rfind('/') + 1);
}

uint32_t Places::find_file(std::string_view name) const {
    std::vector<std::string_view> names;
    const std::string tail = "/" + std::string(name);
    for (uint32_t i = 0; i < program_.files.size(); ++i) {
        const std::string& path = program_.files[i].path;
        if (path == name || path.ends_with(tail))
            return i;
        names.push_back(std::string_view(path).substr(path.rfind('/') + 1));
    }
    throw Problem("the program has no source file '{}'; {}", name, suggestion(name, names));
}

Place Places::find_line(uint32_t file, std::string_view line_text) const {
    const std::string file_text = file_name(program_.files[file].path);
    const auto line = parse_number(line_text);
    if (!line)
        throw Problem("'{}' is not a line number", line_text);
    const auto lines = lines_of(program_, file);
    const auto found = lines.lower_bound(uint32_t(std::min<uint64_t>(*line, UINT32_MAX)));
    if (found == lines.end())
        throw Problem("there is no instruction at line {} of {} or behind it", *line, file_text);
    return {fmt::format("{}:{}", file_text, found->first), found->second};
}

Place Places::find_pc(uint64_t pc) const {
    if (pc % address_map::instruction_bytes || !program_.at(pc))
        throw Problem("{:#x} is not an instruction of the program; its text is {:#x} to "
                      "{:#x}",
                      pc, address_map::text_base,
                      address_map::instruction_address(program_.text.size() - 1));
    return {fmt::format("{:#x}", pc), {pc}};
}

std::vector<std::string> Places::region_names() const {
    std::set<std::string> names;
    for (const Region& region : program_.regions)
        names.insert(region.name);
    return {names.begin(), names.end()};
}

std::vector<Region> Places::spans(std::string_view name) const {
    std::vector<Region> found;
    std::vector<std::string_view> names;
    for (const Region& region : program_.regions) {
        if (region.name == name)
            found.push_back(region);
        names.push_back(region.name);
    }
    if (!found.empty())
        return found;
    throw Problem(names.empty()
                      ? "the program has no regions; # SWSIM-BEGIN NAME and # SWSIM-END make one"
                      : fmt::format("there is no region '{}'; {}", name, suggestion(name, names)));
}

std::string Places::region_around(uint64_t pc) const {
    const Region* found = nullptr;
    const uint64_t offset = pc - address_map::text_base;
    for (const Region& region : program_.regions)
        if (offset >= region.begin && offset < region.end &&
            (!found || region.end - region.begin < found->end - found->begin))
            found = &region;
    return found ? found->name : "";
}

Place Places::find(std::string_view text, uint64_t present_pc) const {
    constexpr std::string_view region_word = "region ";
    if (text.starts_with(region_word)) {
        Place place{std::string(text), {}, true};
        for (const Region& span : spans(text.substr(region_word.size())))
            for (uint64_t offset = span.begin; offset < span.end;
                 offset += address_map::instruction_bytes)
                place.pcs.push_back(address_map::text_base + offset);
        return place;
    }
    const auto number = parse_number(text);
    if (number && text.starts_with("0x"))
        return find_pc(*number);
    if (const size_t colon = text.rfind(':'); colon != std::string_view::npos)
        return find_line(find_file(text.substr(0, colon)), text.substr(colon + 1));
    if (number) {
        const ProgramText::Line* const line = text_.at(present_pc);
        if (!line || line->file >= program_.files.size())
            throw Problem("there is no present file; write FILE:LINE");
        return find_line(line->file, text);
    }
    const auto symbol = program_.symbols.find(std::string(text));
    if (symbol != program_.symbols.end() && symbol->second.kind == SymbolKind::text) {
        Place place = find_pc(symbol->second.value);
        place.name = text;
        return place;
    }
    std::vector<std::string_view> labels;
    for (const auto& [name, each] : program_.symbols)
        if (each.kind == SymbolKind::text)
            labels.push_back(name);
    throw Problem("'{}' is not a label, FILE:LINE, line number, 0xPC or region NAME; {}", text,
                  suggestion(text, labels));
}

std::string Places::source_place(uint64_t pc) const {
    const ProgramText::Line* const line = text_.at(pc);
    if (!line || line->file >= text_.files.size())
        return "?";
    return fmt::format("{}:{}", file_name(text_.files[line->file].path), line->line);
}

std::string Places::describe(uint64_t pc) const {
    const ProgramText::Line* const line = text_.at(pc);
    if (!line)
        return fmt::format("{:#x}, outside of the program", pc);
    std::string text = fmt::format("{:#x} {}: {}", pc, source_place(pc), line->text);
    if (!line->macros.empty()) {
        // "EXTEND at /a/b/simd.S:120" without the folders.
        const std::string& use = line->macros.front();
        const size_t path = use.find(" at ") + 4;
        text += fmt::format(" ({}{})", use.substr(0, path), file_name(use.substr(path)));
    }
    return text;
}

std::vector<std::string> Places::names() const {
    std::vector<std::string> names;
    for (const auto& [name, symbol] : program_.symbols)
        if (symbol.kind == SymbolKind::text)
            names.push_back(name);
    for (const SourceFile& file : program_.files)
        names.push_back(file_name(file.path) + ":");
    names.emplace_back("region");
    for (const std::string& name : region_names())
        names.push_back(name);
    return names;
}

}  // namespace swsim::debug
