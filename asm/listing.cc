// SPDX-License-Identifier: Apache-2.0
#include <fmt/format.h>

#include "asm/assembler.h"

namespace swsim {

namespace {

constexpr uint64_t pair_bytes = 2 * address_map::instruction_bytes;

std::string_view kind_name(SymbolKind kind) {
    constexpr std::string_view names[] = {"text", "memory", "LDM", "absolute"};
    return names[size_t(kind)];
}

// The source line without the blanks around it.
std::string_view source_of(const Program& program, const SourceLocation& where) {
    const std::vector<std::string>& lines = program.files[where.file].lines;
    if (where.line == 0 || where.line > lines.size())
        return {};
    const std::string_view line = lines[where.line - 1];
    const size_t first = line.find_first_not_of(" \t");
    return first == std::string_view::npos ? "" : line.substr(first);
}

std::multimap<uint64_t, std::string_view> labels(const Program& program) {
    std::multimap<uint64_t, std::string_view> result;
    for (const auto& [name, symbol] : program.symbols)
        if (symbol.kind == SymbolKind::text)
            result.emplace(symbol.value, name);
    return result;
}

}  // namespace

std::string listing(const Program& program) {
    std::string text;
    const auto names = labels(program);
    for (size_t i = 0; i < program.text.size(); ++i) {
        const uint64_t address = address_map::instruction_address(i);
        const auto [first, last] = names.equal_range(address);
        for (auto name = first; name != last; ++name)
            text += fmt::format("{}:\n", name->second);
        const SourceLocation& where = program.text[i].where;
        text += fmt::format("{:10x} {} {:<32}# ", address, address % pair_bytes == 0 ? '/' : '\\',
                            program.text_at(address));
        if (where.line > 0)
            text += fmt::format("{}:{}: {}", program.files[where.file].path, where.line,
                                source_of(program, where));
        text += '\n';
    }
    text += "\nSymbols\n";
    for (const auto& [name, symbol] : program.symbols)
        text += fmt::format("{:10x} {:<8} {:<6} {}\n", symbol.value, kind_name(symbol.kind),
                            symbol.global ? "global" : "local", name);
    return text;
}

}  // namespace swsim
