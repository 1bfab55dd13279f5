// SPDX-License-Identifier: Apache-2.0
#include "sim/debug/expression.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <functional>
#include <optional>

#include <fmt/format.h>

#include "base/text.h"
#include "sim/accounts.h"

namespace swsim::debug {

namespace {

bool is_name_start(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}
bool is_digit(char c) {
    return c >= '0' && c <= '9';
}
bool is_name(char c) {
    return is_name_start(c) || is_digit(c) || c == '.';
}

// The parts of registers and memory, by the letter behind the dot.
struct Size {
    char letter;
    unsigned bytes;
};
constexpr std::array<Size, 4> sizes = {{{'b', 1}, {'h', 2}, {'w', 4}, {'l', 8}}};
constexpr unsigned vector_bytes = 32;

unsigned bytes_of(char letter) {
    const auto* const size = std::ranges::find(sizes, letter, &Size::letter);
    return size == sizes.end() ? 0 : size->bytes;
}

using Apply = uint64_t (*)(uint64_t, uint64_t);
struct Operator {
    std::string_view sign;
    int binds;
    Apply apply;
};

// Longer signs before those that they begin with.
constexpr std::array<Operator, 18> operators = {{
    {"||", 1, [](uint64_t a, uint64_t b) { return uint64_t(a || b); }},
    {"&&", 2, [](uint64_t a, uint64_t b) { return uint64_t(a && b); }},
    {"==", 6, [](uint64_t a, uint64_t b) { return uint64_t(a == b); }},
    {"!=", 6, [](uint64_t a, uint64_t b) { return uint64_t(a != b); }},
    {"<<", 8, [](uint64_t a, uint64_t b) { return b < 64 ? a << b : 0; }},
    {">>", 8, [](uint64_t a, uint64_t b) { return b < 64 ? a >> b : 0; }},
    {"<=", 7, [](uint64_t a, uint64_t b) { return uint64_t(int64_t(a) <= int64_t(b)); }},
    {">=", 7, [](uint64_t a, uint64_t b) { return uint64_t(int64_t(a) >= int64_t(b)); }},
    {"<", 7, [](uint64_t a, uint64_t b) { return uint64_t(int64_t(a) < int64_t(b)); }},
    {">", 7, [](uint64_t a, uint64_t b) { return uint64_t(int64_t(a) > int64_t(b)); }},
    {"|", 3, [](uint64_t a, uint64_t b) { return a | b; }},
    {"^", 4, [](uint64_t a, uint64_t b) { return a ^ b; }},
    {"&", 5, [](uint64_t a, uint64_t b) { return a & b; }},
    {"+", 9, [](uint64_t a, uint64_t b) { return a + b; }},
    {"-", 9, [](uint64_t a, uint64_t b) { return a - b; }},
    {"*", 10, [](uint64_t a, uint64_t b) { return a * b; }},
    {"/", 10, [](uint64_t a, uint64_t b) { return b ? a / b : 0; }},
    {"%", 10, [](uint64_t a, uint64_t b) { return b ? a % b : 0; }},
}};

// What a name stands for that is not a number of the program.
struct Variable {
    std::string_view name;
    uint64_t (Operands::*get)() const;
};
constexpr std::array<Variable, 4> variables = {{{"cycle", &Operands::cycle},
                                                {"pc", &Operands::pc},
                                                {"core", &Operands::core},
                                                {"account", &Operands::account}}};

}  // namespace

struct Expression::Node {
    enum class Kind : uint8_t {
        constant,
        variable,
        reg,
        ldm,
        memory,
        binary,
        invert,
        negate,
        is_zero
    };
    Kind kind = Kind::constant;
    uint64_t value = 0;  // of a constant; a register's number
    unsigned offset = 0;
    unsigned bytes = sizeof(uint64_t);
    const Operator* operation = nullptr;
    const Variable* variable = nullptr;
    std::unique_ptr<Node> left;
    std::unique_ptr<Node> right;

    uint64_t evaluate(const Operands& operands) const;
    uint64_t evaluate_binary(const Operands& operands) const;
};

uint64_t Expression::Node::evaluate_binary(const Operands& operands) const {
    const uint64_t first = left->evaluate(operands);
    // What decides alone keeps the other side from being looked at, as in C.
    if ((operation->sign == "&&" && !first) || (operation->sign == "||" && first))
        return first != 0;
    return operation->apply(first, right->evaluate(operands));
}

uint64_t Expression::Node::evaluate(const Operands& operands) const {
    switch (kind) {
    case Kind::constant:
        return value;
    case Kind::variable:
        return (operands.*variable->get)();
    case Kind::reg:
        return operands.reg(unsigned(value), offset, bytes);
    case Kind::ldm:
        return operands.ldm(left->evaluate(operands), bytes);
    case Kind::memory:
        return operands.memory(left->evaluate(operands), bytes);
    case Kind::binary:
        return evaluate_binary(operands);
    case Kind::invert:
        return ~left->evaluate(operands);
    case Kind::negate:
        return 0 - left->evaluate(operands);
    case Kind::is_zero:
        return left->evaluate(operands) == 0;
    }
    return 0;
}

namespace {

using Node = Expression::Node;
using NodePointer = std::unique_ptr<Node>;

class Parser {
  public:
    Parser(std::string_view text, const Program& program) : text_(text), program_(program) {}

    NodePointer parse() {
        NodePointer node = binary(1);
        skip_blanks();
        if (at_ < text_.size())
            refuse("an operator is missing here, or the expression should end", at_);
        return node;
    }

  private:
    [[noreturn]] void refuse(const std::string& message, size_t place) const {
        throw Problem(fmt::format("{}\n    {}\n    {:>{}}", message, text_, '^', place + 1));
    }

    void skip_blanks() {
        while (at_ < text_.size() && text_[at_] == ' ')
            ++at_;
    }
    bool take(std::string_view sign) {
        skip_blanks();
        if (!text_.substr(at_).starts_with(sign))
            return false;
        at_ += sign.size();
        return true;
    }
    void expect(std::string_view sign) {
        if (!take(sign))
            refuse(fmt::format("'{}' is missing here", sign), at_);
    }

    const Operator* next_operator(int binds) {
        skip_blanks();
        for (const Operator& each : operators)
            if (text_.substr(at_).starts_with(each.sign))
                return each.binds >= binds ? &each : nullptr;
        if (text_.substr(at_).starts_with('='))
            refuse("'=' alone is no operator; comparison is '=='", at_);
        return nullptr;
    }

    NodePointer binary(int binds) {
        NodePointer left = unary();
        while (const Operator* const operation = next_operator(binds)) {
            // What was read is evaluated by recursion.
            constexpr int most_operators = 1000;
            if (++operators_ > most_operators)
                refuse(fmt::format("more than {} operators are too many", most_operators), at_);
            at_ += operation->sign.size();
            auto node = std::make_unique<Node>();
            node->kind = Node::Kind::binary;
            node->operation = operation;
            node->left = std::move(left);
            node->right = binary(operation->binds + 1);
            left = std::move(node);
        }
        return left;
    }

    NodePointer unary() {
        // Signs and parentheses nest by recursion, which a long row of them must not exhaust.
        constexpr int deepest = 200;
        if (++depth_ > deepest)
            refuse("this is nested too deeply", at_);
        NodePointer node = unary_or_primary();
        --depth_;
        return node;
    }

    NodePointer unary_or_primary() {
        using Kind = Node::Kind;
        constexpr std::array<std::pair<char, Kind>, 3> signs = {
            {{'~', Kind::invert}, {'-', Kind::negate}, {'!', Kind::is_zero}}};
        for (const auto& [sign, kind] : signs)
            if (take({&sign, 1})) {
                auto node = std::make_unique<Node>();
                node->kind = kind;
                node->left = unary();
                return node;
            }
        if (take("(")) {
            NodePointer node = binary(1);
            expect(")");
            return node;
        }
        return primary();
    }

    NodePointer primary() {
        skip_blanks();
        if (at_ == text_.size())
            refuse("a value is missing here: a number, $REGISTER, ldm[..], mem[..] or a name", at_);
        const char c = text_[at_];
        if (c == '$')
            return register_part();
        if (is_digit(c))
            return number();
        if (is_name_start(c))
            return name();
        refuse("this is no value: a number, $REGISTER, ldm[..], mem[..] or a name", at_);
    }

    std::string_view word() {
        const size_t begin = at_;
        while (at_ < text_.size() && is_name(text_[at_]))
            ++at_;
        return text_.substr(begin, at_ - begin);
    }

    NodePointer number() {
        const size_t begin = at_;
        auto node = std::make_unique<Node>();
        if (!parse_number(word(), node->value))
            refuse("this is no 64-bit number (decimal, or hexadecimal after 0x)", begin);
        return node;
    }

    // $3 is the scalar part, $3.w5 a word of the vector.
    NodePointer register_part() {
        const size_t begin = at_++;
        const std::string_view name = word();
        const size_t dot = name.find('.');
        uint64_t index = 0;
        if (!parse_number(name.substr(0, dot), index) || index > zero_register)
            refuse("this is no register; they are $0 to $31", begin);
        auto node = std::make_unique<Node>();
        node->kind = Node::Kind::reg;
        node->value = index;
        if (dot == std::string_view::npos)
            return node;
        const std::string_view part = name.substr(dot + 1);
        uint64_t lane = 0;
        node->bytes = part.empty() ? 0 : bytes_of(part[0]);
        if (node->bytes == 0 || !parse_number(part.substr(1), lane) ||
            lane >= vector_bytes / node->bytes)
            refuse("this is no part of a register; they are .b0 to .b31 (bytes), .h0 to .h15, "
                   ".w0 to .w7 (words), .l0 to .l3",
                   begin);
        node->offset = unsigned(lane) * node->bytes;
        return node;
    }

    NodePointer name() {
        const size_t begin = at_;
        const std::string_view name = word();
        const std::string_view space = name.substr(0, name.find('.'));
        if ((space == "ldm" || space == "mem") && take("["))
            return memory(name, space, begin);
        for (const Variable& each : variables)
            if (each.name == name) {
                auto node = std::make_unique<Node>();
                node->kind = Node::Kind::variable;
                node->variable = &each;
                return node;
            }
        auto node = std::make_unique<Node>();
        if (const auto symbol = program_.symbols.find(std::string(name));
            symbol != program_.symbols.end()) {
            node->value = symbol->second.value;
            return node;
        }
        const auto* const account = std::ranges::find(account_names, name);
        if (account == account_names.end())
            refuse(unknown(name), begin);
        node->value = uint64_t(account - account_names.begin());
        return node;
    }

    std::string unknown(std::string_view name) const {
        std::vector<std::string_view> names = Expression::words();
        for (const auto& [symbol, value] : program_.symbols)
            names.push_back(symbol);
        return fmt::format("unknown name '{}'; {}", name, suggestion(name, names));
    }

    NodePointer memory(std::string_view name, std::string_view space, size_t begin) {
        auto node = std::make_unique<Node>();
        node->kind = space == "ldm" ? Node::Kind::ldm : Node::Kind::memory;
        const std::string_view size = name.substr(space.size());
        if (!size.empty()) {
            node->bytes = size.size() == 2 ? bytes_of(size[1]) : 0;
            if (node->bytes == 0)
                refuse(fmt::format("the sizes are {0}.b[..] (byte), {0}.h[..], {0}.w[..] (word), "
                                   "{0}.l[..] (64 bits, as without)",
                                   space),
                       begin);
        }
        node->left = binary(1);
        expect("]");
        return node;
    }

    const std::string_view text_;
    const Program& program_;
    size_t at_ = 0;
    int depth_ = 0;
    int operators_ = 0;
};

}  // namespace

Expression::Expression(std::string_view text, const Program& program)
    : text_(text), root_(Parser(text_, program).parse()) {}
Expression::~Expression() = default;
Expression::Expression(Expression&&) noexcept = default;
Expression& Expression::operator=(Expression&&) noexcept = default;

uint64_t Expression::evaluate(const Operands& operands) const {
    return root_->evaluate(operands);
}

std::vector<std::string_view> Expression::words() {
    std::vector<std::string_view> words = {"ldm", "mem"};
    for (const Variable& each : variables)
        words.push_back(each.name);
    words.insert(words.end(), account_names.begin(), account_names.end());
    return words;
}

const char* Expression::help() {
    return "Expressions work on unsigned 64-bit values with the operators of C:\n"
           "  || && | ^ & == != < <= > >= (signed) << >> + - * / % ! ~ - ( )\n"
           "Values are\n"
           "  26, 0x1a             numbers\n"
           "  $3                   a register's scalar part\n"
           "  $3.w5                a part of the vector: .b0-.b31, .h0-.h15, .w0-.w7, .l0-.l3\n"
           "  ldm[A], mem[A]       64 bits at an address of LDM or main memory; ldm.w[A] 32,\n"
           "                       ldm.h[A] 16, ldm.b[A] 8\n"
           "  cycle, pc, core      where the core is\n"
           "  account              what the last cycle went to: account == dma_wait\n"
           "  NAME                 a symbol of the program: its address\n";
}

unsigned parse_register(std::string_view text) {
    uint64_t index = 0;
    if (!parse_number(text.substr(text.starts_with('$')), index) || index > zero_register)
        throw Problem(fmt::format("'{}' is no register; they are $0 to $31", text));
    return unsigned(index);
}

bool parse_number(std::string_view text, uint64_t& value) {
    const bool hexadecimal = text.starts_with("0x") || text.starts_with("0X");
    text.remove_prefix(hexadecimal ? 2 : 0);
    const auto [end, error] =
        std::from_chars(text.data(), text.data() + text.size(), value, hexadecimal ? 16 : 10);
    return !text.empty() && error == std::errc() && end == text.data() + text.size();
}

}  // namespace swsim::debug
