// SPDX-License-Identifier: Apache-2.0
#include "asm/resolver.h"

#include <algorithm>

#include <fmt/format.h>

#include "base/text.h"

namespace swsim {

namespace {

constexpr int max_depth = 1000;
constexpr size_t max_suggested_name = 60;
// A C function f of a CPE file is slave_f in the linked image.
constexpr std::string_view linked_prefix = "slave_";

// LDM words of the run-time that programs may read by name.
struct RuntimeSymbol {
    std::string_view name;
    int64_t address;
};
constexpr RuntimeSymbol runtime_symbols[] = {
    {"_PEN", 72}, {"_ROW", 73}, {"_COL", 74}, {"_CGN", 75}, {"_MYID", 76}};

// The end of a program's LDM data, where a heap may begin.
constexpr std::string_view ldm_end_name = "__ldm_end";

const RuntimeSymbol* runtime_symbol(std::string_view name) {
    const auto* found = std::ranges::find(runtime_symbols, name, &RuntimeSymbol::name);
    return found == std::end(runtime_symbols) ? nullptr : found;
}

SymbolKind symbol_kind(SectionKind kind) {
    switch (kind) {
    case SectionKind::text:
        return SymbolKind::text;
    case SectionKind::ldm_low:
    case SectionKind::ldm:
        return SymbolKind::ldm;
    case SectionKind::dropped:
        return SymbolKind::absolute;
    default:
        return SymbolKind::memory;
    }
}

// address + number and number + address are addresses; address - address is a number.
SymbolKind result_kind(char operation, SymbolKind left, SymbolKind right) {
    if (operation == '+')
        return left == SymbolKind::absolute ? right : left;
    if (operation == '-' && right == SymbolKind::absolute)
        return left;
    return SymbolKind::absolute;
}

}  // namespace

std::set<std::string_view> missing_symbols(const Object& object) {
    std::set<std::string_view> defined;
    for (const AsmSymbol& symbol : object.symbols)
        if (symbol.global && SymbolResolver::is_defined(symbol)) {
            std::string_view name = symbol.name;
            defined.insert(name);
            if (name.starts_with(linked_prefix))
                name.remove_prefix(linked_prefix.size());
            defined.insert(name);
        }
    std::set<std::string_view> missing;
    for (const AsmSymbol& symbol : object.symbols)
        if (symbol.used && !symbol.weak && !symbol.temporary &&
            !SymbolResolver::is_defined(symbol) && !defined.contains(symbol.name))
            missing.insert(symbol.name);
    return missing;
}

std::vector<TentativeDefinition> leave_tentative_definitions_to_host(Object& object) {
    std::vector<TentativeDefinition> left;
    for (AsmSymbol& symbol : object.symbols)
        if (symbol.global && symbol.common_bytes > 0 && !symbol.value) {
            left.push_back(
                {std::string(symbol.name), symbol.common_bytes, symbol.common_alignment_bytes});
            symbol.common_bytes = 0;
            symbol.used = true;
        }
    return left;
}

// What is not defined in any source, but has a value.
std::optional<Value> SymbolResolver::given(const AsmSymbol& symbol) const {
    if (symbol.temporary)
        return std::nullopt;
    if (const RuntimeSymbol* runtime = runtime_symbol(symbol.name))
        return Value{runtime->address, SymbolKind::ldm};
    if (symbol.name == ldm_end_name)
        return Value{ldm_end_, SymbolKind::ldm};
    if (options_.host_address)
        if (const auto address = options_.host_address(symbol.name))
            return Value{int64_t(*address), SymbolKind::memory};
    return std::nullopt;
}

void SymbolResolver::check() {
    collect_globals();
    for (AsmSymbol& symbol : object_.symbols) {
        if (!symbol.used || definition(symbol) || given(symbol) || symbol.weak)
            continue;
        if (options_.leave_undefined && !symbol.temporary)
            continue;
        if (symbol.temporary) {
            const std::string_view number = symbol.name.substr(0, symbol.name.size() - 1);
            reporter_.error(symbol.place, fmt::format("no label {}: after this line", number));
            continue;
        }
        const std::string suggestion = nearest_symbol(symbol);
        reporter_.error(symbol.place, fmt::format("undefined symbol {}", symbol.name),
                        suggestion.empty() ? "define it, or name the file that does, too"
                                           : fmt::format("did you mean {}?", suggestion));
    }
}

void SymbolResolver::collect_globals() {
    for (AsmSymbol& symbol : object_.symbols) {
        if (!symbol.global || !is_defined(symbol))
            continue;
        AsmSymbol*& entry = globals_[symbol.name];
        if (!entry || (entry->weak && !symbol.weak) || (!entry->value && symbol.value))
            entry = &symbol;
        else if (symbol.value && !symbol.weak && !entry->weak)
            reporter_.error(symbol.place, fmt::format("{} is defined in two files", symbol.name),
                            "first defined at " + reporter_.location(entry->place.where));
        else if (!symbol.value && !entry->value)
            entry->common_bytes = std::max(entry->common_bytes, symbol.common_bytes);
    }
}

AsmSymbol* SymbolResolver::find_global(std::string_view name) {
    const auto found = globals_.find(name);
    return found == globals_.end() ? nullptr : found->second;
}

AsmSymbol* SymbolResolver::definition(AsmSymbol& symbol) {
    if (symbol.value && !symbol.weak)
        return &symbol;
    if (symbol.temporary)
        return is_defined(symbol) ? &symbol : nullptr;
    if (AsmSymbol* global = find_global(symbol.name))
        return global;
    if (is_defined(symbol))
        return &symbol;
    if (symbol.name.starts_with(linked_prefix))
        return find_global(symbol.name.substr(linked_prefix.size()));
    return find_global(std::string(linked_prefix) + std::string(symbol.name));
}

std::string SymbolResolver::nearest_symbol(const AsmSymbol& wanted) {
    std::vector<std::string_view> names;
    for (const AsmSymbol& symbol : object_.symbols)
        if (!symbol.temporary && is_defined(symbol) && symbol.name.size() <= max_suggested_name &&
            (symbol.file == wanted.file || symbol.global))
            names.push_back(symbol.name);
    return nearest(wanted.name, names);
}

Value SymbolResolver::value_of(AsmSymbol& symbol, int depth) {
    AsmSymbol* found = definition(symbol);
    if (!found) {
        return given(symbol).value_or(Value{0, SymbolKind::absolute, &symbol});
    }
    if (found->state == AsmSymbol::State::busy) {
        found->state = AsmSymbol::State::done;  // one message is enough
        throw LinkError{fmt::format("the value of {} depends on itself", symbol.name), ""};
    }
    if (found->state == AsmSymbol::State::open && found->value) {
        found->state = AsmSymbol::State::busy;
        try {
            const Value value = evaluate(found->value, depth + 1);
            found->address = value.value;
            found->kind = value.kind;
            found->undefined = value.undefined;
        } catch (const LinkError&) {
            found->state = AsmSymbol::State::done;
            throw;
        }
        found->state = AsmSymbol::State::done;
    }
    return {found->address, found->kind, found->undefined};
}

Value SymbolResolver::evaluate(const Node* node, int depth) {
    if (depth > max_depth)
        throw LinkError{"expression is nested too deeply", ""};
    switch (node->kind) {
    case Node::Kind::constant:
        return {node->value, SymbolKind::absolute};
    case Node::Kind::label:
        return {int64_t(node->section->address + uint64_t(node->value)),
                symbol_kind(node->section->kind)};
    case Node::Kind::symbol:
        return value_of(*node->symbol, depth);
    case Node::Kind::unary: {
        const Value operand = evaluate(node->left, depth + 1);
        return {apply_operation(node->operation, operand.value), SymbolKind::absolute,
                operand.undefined};
    }
    case Node::Kind::binary:
        break;
    }
    const Value left = evaluate(node->left, depth + 1);
    const Value right = evaluate(node->right, depth + 1);
    const auto value = apply_operation(node->operation, left.value, right.value);
    if (!value)
        throw LinkError{"division by zero", ""};
    return {*value, result_kind(node->operation, left.kind, right.kind),
            left.undefined ? left.undefined : right.undefined};
}

}  // namespace swsim
