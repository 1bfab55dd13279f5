// SPDX-License-Identifier: Apache-2.0
#include "asm/program.h"

#include <fmt/format.h>

namespace swsim {

namespace {

constexpr std::string_view linked_prefix = "slave_";

uint8_t field(const Instruction& instruction, isa::Field which) {
    switch (which) {
    case isa::Field::a:
        return instruction.a;
    case isa::Field::b:
        return instruction.b;
    case isa::Field::c:
        return instruction.c;
    case isa::Field::d:
        return instruction.d;
    default:
        return instruction.sub;
    }
}

}  // namespace

std::optional<uint64_t> Program::entry(std::string_view name) const {
    const auto find = [&](const std::string& wanted) -> std::optional<uint64_t> {
        const auto found = symbols.find(wanted);
        if (found == symbols.end() || !found->second.global ||
            found->second.kind != SymbolKind::text)
            return std::nullopt;
        return found->second.value;
    };
    if (const auto address = find(std::string(name)))
        return address;
    if (name.starts_with(linked_prefix))
        return find(std::string(name.substr(linked_prefix.size())));
    return find(std::string(linked_prefix) + std::string(name));
}

const Instruction* Program::at(uint64_t address) const {
    const size_t index = address_map::instruction_index(address);
    if (address % address_map::instruction_bytes != 0 || index >= text.size())
        return nullptr;
    return &text[index];
}

bool Program::is_compiled(size_t index) const {
    return index < compiled_from.size() && compiled_from[index].line != 0;
}

const SourceLocation& Program::written_at(size_t index) const {
    return is_compiled(index) ? compiled_from[index] : text[index].where;
}

std::string Program::place_of(const SourceLocation& where) const {
    return where.file < files.size() ? fmt::format("{}:{}", files[where.file].path, where.line)
                                     : "?";
}

std::string Program::place_of(uint64_t address) const {
    const Instruction* instruction = at(address);
    return instruction ? place_of(written_at(address_map::instruction_index(address))) : "";
}

std::string Program::describe(uint64_t address) const {
    const Instruction* instruction = at(address);
    if (!instruction)
        return fmt::format("{:#x}: outside of the program", address);
    std::string result = place_of(address) + ": " + text_at(address);
    if (is_compiled(address_map::instruction_index(address)))
        result += fmt::format(" (assembly {})", place_of(instruction->where));
    if (const uint32_t expansion = instruction->where.expansion; expansion != 0) {
        const Expansion& use = expansions[expansion];
        result += fmt::format(" (macro {}, used at {})", use.macro, place_of(use.call));
    }
    return result;
}

std::string Program::text_at(uint64_t address) const {
    const Instruction* instruction = at(address);
    if (!instruction)
        return "?";
    const isa::Row& row = isa::row(instruction->op);
    std::string operands;
    for (const isa::Operand& operand : isa::operands(row.shape)) {
        std::string part;
        const unsigned number = field(*instruction, operand.field);
        switch (operand.kind) {
        case isa::OperandKind::source:
        case isa::OperandKind::destination:
            part = fmt::format("${}", number);
            break;
        case isa::OperandKind::source_or_literal:
            part = instruction->literal ? fmt::format("{}", instruction->immediate)
                                        : fmt::format("${}", number);
            break;
        case isa::OperandKind::memory:
            part = fmt::format("{}(${})", instruction->immediate, number);
            break;
        case isa::OperandKind::indirect:
            part = fmt::format("(${})", number);
            break;
        case isa::OperandKind::number:
            part = fmt::format("{}", number);
            break;
        case isa::OperandKind::target: {
            const int64_t from = int64_t(address - address_map::text_base);
            part = fmt::format(".{:+}", instruction->immediate - from);
            break;
        }
        case isa::OperandKind::hint:
            continue;
        }
        operands += (operands.empty() ? " " : ",") + part;
    }
    std::string mnemonic(isa::mnemonic(row));
    if (isa::family_maximum(row.op) >= 0)
        mnemonic += fmt::format("{:x}", instruction->sub);
    return mnemonic + operands;
}

}  // namespace swsim
