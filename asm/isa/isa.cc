// SPDX-License-Identifier: Apache-2.0
#include "asm/isa/isa.h"

#include <algorithm>
#include <array>
#include <deque>
#include <unordered_map>

#include <fmt/format.h>

#include "base/text.h"

namespace swsim::isa {

namespace {

constexpr Row row_table[] = {
#define INSTRUCTION(id, mnemonics, shape, pipe, timing, bytes, confidence, meaning, ...)           \
    {Op::id,     #id,                                                                              \
     mnemonics,  Shape::shape,                                                                     \
     Pipe::pipe, TimingClass::timing,                                                              \
     bytes,      Confidence::confidence,                                                           \
     meaning,    #__VA_ARGS__},
#define ALIAS(...)
#define CALL(...)
#define UNSUPPORTED(...)
#include "asm/isa/instructions.def"
};

constexpr Alias alias_table[] = {
#define INSTRUCTION(...)
#define ALIAS(mnemonic, operands, expansion) {mnemonic, operands, expansion},
#define CALL(...)
#define UNSUPPORTED(...)
#include "asm/isa/instructions.def"
};

constexpr RoutineCall routine_call_table[] = {
#define INSTRUCTION(...)
#define ALIAS(...)
#define CALL(mnemonic, routine, confidence, meaning)                                               \
    {mnemonic, routine, Confidence::confidence, meaning},
#define UNSUPPORTED(...)
#include "asm/isa/instructions.def"
};

constexpr Unsupported unsupported_table[] = {
#define INSTRUCTION(...)
#define ALIAS(...)
#define CALL(...)
#define UNSUPPORTED(pattern, advice) {pattern, advice},
#include "asm/isa/instructions.def"
};

constexpr Operand optional(Operand operand) {
    operand.optional = true;
    return operand;
}

constexpr Operand wide(Operand operand) {
    operand.wide = true;
    return operand;
}

// The vocabulary of shapes.def.
#define SOURCE(f)                                                                                  \
    Operand {                                                                                      \
        OperandKind::source, Field::f                                                              \
    }
#define SOURCE_OR_LITERAL(f, max)                                                                  \
    Operand {                                                                                      \
        OperandKind::source_or_literal, Field::f, 0, max                                           \
    }
#define DESTINATION                                                                                \
    Operand {                                                                                      \
        OperandKind::destination, Field::d                                                         \
    }
#define MEMORY                                                                                     \
    Operand {                                                                                      \
        OperandKind::memory, Field::b, -32768, 32767                                               \
    }
#define TARGET                                                                                     \
    Operand {                                                                                      \
        OperandKind::target, Field::immediate                                                      \
    }
#define INDIRECT                                                                                   \
    Operand {                                                                                      \
        OperandKind::indirect, Field::b                                                            \
    }
#define NUMBER(min, max)                                                                           \
    Operand {                                                                                      \
        OperandKind::number, Field::sub, min, max                                                  \
    }
#define OPTIONAL(operand) optional(operand)
#define WIDE(operand) wide(operand)
#define HINT optional(Operand{OperandKind::hint, Field::none, 0, 65535})
#define NOTHING

template <typename... Operand> constexpr auto make_operands(Operand... operand) {
    return std::array<isa::Operand, sizeof...(operand)>{operand...};
}

#define SHAPE(name, action, ...) constexpr auto operands_of_##name = make_operands(__VA_ARGS__);
#include "asm/isa/shapes.def"

const std::span<const Operand> shape_table[] = {
#define SHAPE(name, ...) std::span<const Operand>(operands_of_##name),
#include "asm/isa/shapes.def"
};

#undef SOURCE
#undef SOURCE_OR_LITERAL
#undef DESTINATION
#undef MEMORY
#undef TARGET
#undef INDIRECT
#undef NUMBER
#undef OPTIONAL
#undef WIDE
#undef HINT
#undef NOTHING

constexpr std::string_view shape_names[] = {
#define SHAPE(name, ...) #name,
#include "asm/isa/shapes.def"
};

constexpr Action action_of_shape[] = {
#define SHAPE(name, action, ...) Action::action,
#include "asm/isa/shapes.def"
};

struct ActionRow {
    Memory memory;
    Order order;
};

constexpr ActionRow action_table[] = {
#define ACTION(name, memory, order) {Memory::memory, Order::order},
#include "asm/isa/actions.def"
};

using MnemonicMap = std::unordered_map<std::string_view, Match>;

const MnemonicMap& mnemonic_map() {
    static const MnemonicMap map = [] {
        static std::deque<std::string> family_spellings;  // the map's keys point into it
        MnemonicMap result;
        for (const Row& r : row_table) {
            const int maximum = family_maximum(r.op);
            for (const std::string_view spelling : spellings(r)) {
                if (maximum < 0)
                    result.emplace(spelling, Match{&r, 0});
                for (int digit = 0; digit <= maximum; ++digit) {
                    family_spellings.push_back(std::string(spelling) + "0123456789abcdef"[digit]);
                    result.emplace(family_spellings.back(), Match{&r, uint8_t(digit)});
                }
            }
        }
        return result;
    }();
    return map;
}

}  // namespace

std::span<const Row> rows() {
    return row_table;
}

const Row& row(Op op) {
    return row_table[size_t(op)];
}

std::span<const Operand> operands(Shape shape) {
    return shape_table[size_t(shape)];
}

bool is_wide(Shape shape, Field field) {
    return std::ranges::any_of(operands(shape), [&](const Operand& operand) {
        return operand.field == field && operand.wide;
    });
}

Action action(Op op) {
    return action_of_shape[size_t(row(op).shape)];
}

Memory memory(Op op) {
    return action_table[size_t(action(op))].memory;
}

Order order(Op op) {
    return action_table[size_t(action(op))].order;
}

bool reads_memory(Op op) {
    return memory(op) == Memory::reads || memory(op) == Memory::reads_and_writes;
}

bool writes_memory(Op op) {
    return memory(op) == Memory::writes || memory(op) == Memory::reads_and_writes;
}

bool is_call(Op op) {
    return op == Op::bsr || op == Op::call;
}

std::span<const Alias> aliases() {
    return alias_table;
}

std::span<const RoutineCall> routine_calls() {
    return routine_call_table;
}

std::span<const Unsupported> unsupported() {
    return unsupported_table;
}

int family_maximum(Op op) {
    switch (row(op).shape) {
    case Shape::VECTOR_LOGIC2:
        return 15;
    case Shape::VECTOR_LOGIC3:
        return 7;
    default:
        return -1;
    }
}

std::optional<Match> find(std::string_view mnemonic) {
    const auto found = mnemonic_map().find(mnemonic);
    if (found == mnemonic_map().end())
        return std::nullopt;
    return found->second;
}

std::string mnemonic_suggestion(std::string_view mnemonic) {
    std::vector<std::string_view> known;
    for (const auto& [spelling, match] : mnemonic_map())
        known.push_back(spelling);
    for (const Alias& alias : alias_table)
        known.push_back(alias.mnemonic);
    for (const RoutineCall& call : routine_call_table)
        known.push_back(call.mnemonic);
    const std::string near = nearest(mnemonic, known);
    return near.empty() ? "swsim isa lists all instructions"
                        : fmt::format("did you mean {}?", near);
}

std::vector<std::string_view> spellings(const Row& row) {
    std::vector<std::string_view> result;
    std::string_view rest = row.mnemonics;
    while (!rest.empty()) {
        const size_t bar = std::min(rest.find('|'), rest.size());
        result.push_back(rest.substr(0, bar));
        rest.remove_prefix(std::min(bar + 1, rest.size()));
    }
    return result;
}

std::string_view mnemonic(const Row& row) {
    return row.mnemonics.substr(0, row.mnemonics.find('|'));
}

std::string syntax(const Row& row) {
    std::string text;
    for (const Operand& operand : operands(row.shape)) {
        const auto add = [&](std::string part) {
            if (!text.empty())
                part = "," + part;
            text += operand.optional ? "[" + part + "]" : part;
        };
        const std::string reg =
            std::string("R") + "abcd"[std::min<size_t>(size_t(operand.field), 3)];
        switch (operand.kind) {
        case OperandKind::source:
        case OperandKind::destination:
            add(reg);
            break;
        case OperandKind::source_or_literal:
            add(reg + "|0.." + std::to_string(operand.maximum));
            break;
        case OperandKind::memory:
            add("disp(Rb)");
            break;
        case OperandKind::target:
            add("label");
            break;
        case OperandKind::indirect:
            add("(Rb)");
            break;
        case OperandKind::number:
            add(std::to_string(operand.minimum) + ".." + std::to_string(operand.maximum));
            break;
        case OperandKind::hint:
            add("hint");
            break;
        }
    }
    return text;
}

std::string_view name(Pipe pipe) {
    constexpr std::string_view names[] = {"P0", "P1", "either"};
    return names[size_t(pipe)];
}

std::string_view name(TimingClass timing) {
    constexpr std::string_view names[] = {
        "integer", "multiply", "load",   "vector_load", "store", "branch", "vector_integer",
        "shuffle", "float",    "divide", "selldw",      "put",   "get",    "sync",
        "csr",     "dma"};
    static_assert(std::size(names) == timing_class_count);
    return names[size_t(timing)];
}

std::string_view name(Confidence confidence) {
    constexpr std::string_view names[] = {"A", "B", "C", "?"};
    return names[size_t(confidence)];
}

std::string_view name(Shape shape) {
    return shape_names[size_t(shape)];
}

std::string_view name(Memory memory) {
    constexpr std::string_view names[] = {"nothing", "reads", "writes", "reads_and_writes"};
    return names[size_t(memory)];
}

std::string_view name(Order order) {
    constexpr std::string_view names[] = {"movable", "fixed", "control"};
    return names[size_t(order)];
}

std::string_view name(OperandKind kind) {
    constexpr std::string_view names[] = {"source", "source_or_literal", "destination", "memory",
                                          "target", "indirect",          "number",      "hint"};
    return names[size_t(kind)];
}

std::string_view name(Field field) {
    constexpr std::string_view names[] = {"a", "b", "c", "d", "sub", "immediate", "none"};
    return names[size_t(field)];
}

}  // namespace swsim::isa
