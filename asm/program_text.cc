// SPDX-License-Identifier: Apache-2.0
#include "asm/program_text.h"

#include <set>

#include <fmt/format.h>

#include "base/text.h"

namespace swsim {

namespace {

std::string place_of(const std::vector<SourceFile>& files, uint32_t file, uint32_t line) {
    return file < files.size() ? fmt::format("{}:{}", files[file].path, line) : "?";
}

std::vector<std::string> macros_of(const Program& program, const Instruction& instruction) {
    std::vector<std::string> macros;
    for (uint32_t each = instruction.where.expansion; each != 0;
         each = program.expansions[each].call.expansion) {
        const SourceLocation& call = program.expansions[each].call;
        macros.push_back(fmt::format("{} at {}", program.expansions[each].macro,
                                     place_of(program.files, call.file, call.line)));
    }
    return macros;
}

ProgramText::Line line_of(const Program& program, size_t index, ShownLines lines) {
    const Instruction& instruction = program.text[index];
    const bool is_source = lines == ShownLines::source && program.is_compiled(index);
    const SourceLocation& where = is_source ? program.written_at(index) : instruction.where;
    ProgramText::Line line;
    line.text = program.text_at(address_map::instruction_address(index));
    line.file = where.file;
    line.line = where.line;
    if (!is_source)
        line.macros = macros_of(program, instruction);
    line.timing = isa::name(isa::row(instruction.op).timing);
    for (const uint8_t number : {instruction.a, instruction.b, instruction.c})
        if (number != zero_register)
            line.reads.push_back(number);
    if (instruction.result() != zero_register)
        line.writes = instruction.result();
    return line;
}

}  // namespace

ProgramText::ProgramText(const Program& program, ShownLines lines)
    : files(program.files), regions(program.regions) {
    for (size_t i = 0; i < program.text.size(); ++i)
        instructions.push_back(line_of(program, i, lines));
    for (const auto& [name, symbol] : program.symbols)
        if (symbol.kind == SymbolKind::text)
            labels[symbol.value].push_back(name);
}

std::string ProgramText::source(const Line& line) const {
    if (line.file >= files.size() || line.line == 0 || line.line > files[line.file].lines.size())
        return line.text;
    const std::string& text = files[line.file].lines[line.line - 1];
    const size_t first = text.find_first_not_of(" \t");
    return first == std::string::npos ? "" : text.substr(first);
}

std::string ProgramText::place(const Line& line) const {
    return place_of(files, line.file, line.line);
}

std::string ProgramText::no_region(const std::string& name) const {
    std::set<std::string> names;
    for (const Region& region : regions)
        names.insert(region.name);
    return fmt::format("the program has no region '{}' ({}); a region is what stands between the "
                       "comments # SWSIM-BEGIN {} and # SWSIM-END",
                       name, names.empty() ? "it has none" : "it has " + join(names, ", "), name);
}

}  // namespace swsim
