// SPDX-License-Identifier: Apache-2.0
#include "asm/object.h"

namespace swsim {

namespace {

// Evaluation is recursive: this bounds its depth.
constexpr uint32_t max_nodes = 500;

// label - label of one section and label +- constant are known before anything is placed.
bool fold_labels(char operation, const Node& left, const Node& right, Node& result) {
    const bool left_label = left.kind == Node::Kind::label;
    const bool right_label = right.kind == Node::Kind::label;
    if (left_label && right_label && left.section == right.section) {
        const auto value = apply_operation(operation, left.value, right.value);
        if (operation == '+' || !value)
            return false;
        result.value = *value;
        return true;
    }
    if (operation == '+' && right_label && left.kind == Node::Kind::constant) {
        result = right;
        result.value = *apply_operation('+', left.value, right.value);
        return true;
    }
    if ((operation == '+' || operation == '-') && left_label &&
        right.kind == Node::Kind::constant) {
        result = left;
        result.value = *apply_operation(operation, left.value, right.value);
        return true;
    }
    return false;
}

}  // namespace

Section& Object::section(std::string_view name, SectionKind kind) {
    if (Section* known = find_section(name))
        return *known;
    Section& added = sections.emplace_back();
    added.name = name;
    added.kind = kind;
    section_names_.emplace(added.name, &added);
    return added;
}

Section* Object::find_section(std::string_view name) {
    const auto found = section_names_.find(name);
    return found == section_names_.end() ? nullptr : found->second;
}

AsmSymbol& Object::symbol(std::string_view name, uint32_t file) {
    if (file >= symbol_names_.size())
        symbol_names_.resize(file + 1);
    AsmSymbol*& entry = symbol_names_[file][name];
    if (!entry) {
        entry = &symbols.emplace_back();
        entry->name = name;
        entry->file = file;
    }
    return *entry;
}

AsmSymbol& Object::temporary_symbol(std::string_view name, uint32_t file) {
    AsmSymbol& added = symbols.emplace_back();
    added.name = name;
    added.file = file;
    added.temporary = true;
    return added;
}

const Node* Object::constant(int64_t value) {
    Node node;
    node.value = value;
    return add(node);
}

const Node* Object::label(const Section* section, uint64_t offset) {
    Node node;
    node.kind = Node::Kind::label;
    node.section = section;
    node.value = int64_t(offset);
    return add(node);
}

const Node* Object::reference(AsmSymbol& symbol) {
    // Another file may have a strong definition of a weak symbol.
    if (symbol.value && symbol.value->kind != Node::Kind::symbol && !symbol.weak)
        return symbol.value;
    Node node;
    node.kind = Node::Kind::symbol;
    node.symbol = &symbol;
    return add(node);
}

const Node* Object::unary(char operation, const Node* operand) {
    if (operand->kind == Node::Kind::constant)
        return constant(apply_operation(operation, operand->value));
    Node node;
    node.kind = Node::Kind::unary;
    node.operation = operation;
    node.left = operand;
    node.size = operand->size + 1;
    return node.size > max_nodes ? nullptr : add(node);
}

const Node* Object::binary(char operation, const Node* left, const Node* right) {
    if (left->kind == Node::Kind::constant && right->kind == Node::Kind::constant) {
        const auto value = apply_operation(operation, left->value, right->value);
        return value ? constant(*value) : nullptr;
    }
    Node node;
    if (fold_labels(operation, *left, *right, node))
        return add(node);
    node.kind = Node::Kind::binary;
    node.operation = operation;
    node.left = left;
    node.right = right;
    node.size = left->size + right->size + 1;
    return node.size > max_nodes ? nullptr : add(node);
}

std::optional<int64_t> apply_operation(char operation, int64_t left, int64_t right) {
    const auto a = uint64_t(left);
    const auto b = uint64_t(right);
    switch (operation) {
    case '+':
        return int64_t(a + b);
    case '-':
        return int64_t(a - b);
    case '*':
        return int64_t(a * b);
    case '/':
    case '%':
        if (right == 0)
            return std::nullopt;
        if (right == -1)  // the smallest number has no positive twin
            return operation == '/' ? int64_t(0 - a) : 0;
        return operation == '/' ? left / right : left % right;
    case 'l':
        return b < 64 ? int64_t(a << b) : 0;
    case 'r':
        return b < 64 ? int64_t(a >> b) : 0;
    case '&':
        return left & right;
    case '|':
        return left | right;
    case '^':
        return left ^ right;
    // As in gas, a true comparison is -1 and a true && or || is 1.
    case '<':
        return -int64_t(left < right);
    case '>':
        return -int64_t(left > right);
    case 'L':
        return -int64_t(left <= right);
    case 'G':
        return -int64_t(left >= right);
    case 'e':
        return -int64_t(left == right);
    case 'n':
        return -int64_t(left != right);
    case 'a':
        return left && right;
    case 'o':
        return left || right;
    default:
        return std::nullopt;
    }
}

int64_t apply_operation(char operation, int64_t operand) {
    switch (operation) {
    case '-':
        return int64_t(0 - uint64_t(operand));
    case '~':
        return ~operand;
    case '!':
        return operand == 0;
    default:
        return operand;
    }
}

}  // namespace swsim
