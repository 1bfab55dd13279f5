// SPDX-License-Identifier: Apache-2.0
#include "sim/debug/expression.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>

#include <fmt/format.h>

#include "base/text.h"
#include "sim/events/accounts.h"

namespace swsim::debug {

namespace {

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}
bool is_name(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '.';
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

// What an expression, or a part of one, is evaluated by.
using Value = Expression::Value;

Value constant(uint64_t value) {
    return [value](const Operands&) { return value; };
}

Value combined(const Operator& operation, Value left, Value right) {
    return
        [&operation, left = std::move(left), right = std::move(right)](const Operands& operands) {
            const uint64_t first = left(operands);
            // What decides alone keeps the other side from being looked at, as in C.
            if ((operation.sign == "&&" && !first) || (operation.sign == "||" && first))
                return uint64_t(first != 0);
            return operation.apply(first, right(operands));
        };
}

class Parser {
  public:
    Parser(std::string_view text, const Program& program) : text_(text), program_(program) {}

    Value parse() {
        Value value = binary(1);
        skip_blanks();
        if (at_ < text_.size())
            refuse("an operator is missing here, or the expression should end", at_);
        return value;
    }

  private:
    [[noreturn]] void refuse(const std::string& message, size_t place) const {
        throw Problem("{}\n    {}\n    {:>{}}", message, text_, '^', place + 1);
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
            refuse("'=' alone is not an operator; comparison is '=='", at_);
        return nullptr;
    }

    Value binary(int binds) {
        Value left = unary();
        while (const Operator* const operation = next_operator(binds)) {
            // What was read is evaluated by recursion.
            constexpr int most_operators = 1000;
            if (++operators_ > most_operators)
                refuse(fmt::format("more than {} operators are too many", most_operators), at_);
            at_ += operation->sign.size();
            left = combined(*operation, std::move(left), binary(operation->binds + 1));
        }
        return left;
    }

    Value unary() {
        // Signs and parentheses nest by recursion, which a long row of them must not exhaust.
        constexpr int deepest = 200;
        if (++depth_ > deepest)
            refuse("this is nested too deeply", at_);
        Value value = unary_or_primary();
        --depth_;
        return value;
    }

    Value unary_or_primary() {
        if (take("~"))
            return [value = unary()](const Operands& operands) { return ~value(operands); };
        if (take("-"))
            return [value = unary()](const Operands& operands) { return 0 - value(operands); };
        if (take("!"))
            return [value = unary()](const Operands& operands) { return value(operands) == 0; };
        if (take("(")) {
            Value value = binary(1);
            expect(")");
            return value;
        }
        return primary();
    }

    Value primary() {
        skip_blanks();
        if (at_ == text_.size())
            refuse("a value is missing here: a number, $REGISTER, ldm[..], mem[..] or a name", at_);
        const char c = text_[at_];
        if (c == '$')
            return register_part();
        if (is_digit(c))
            return number();
        if (is_name(c) && c != '.')
            return name();
        refuse("this is not a value: a number, $REGISTER, ldm[..], mem[..] or a name", at_);
    }

    std::string_view word() {
        const size_t begin = at_;
        while (at_ < text_.size() && is_name(text_[at_]))
            ++at_;
        return text_.substr(begin, at_ - begin);
    }

    Value number() {
        const size_t begin = at_;
        if (const auto value = parse_number(word()))
            return constant(*value);
        refuse("this is no 64-bit number (decimal, or hexadecimal after 0x)", begin);
    }

    // $3 is the scalar part, $3.w5 a word of the vector.
    Value register_part() {
        const size_t begin = at_++;
        const std::string_view name = word();
        const size_t dot = name.find('.');
        const auto index = parse_number(name.substr(0, dot));
        if (!index || *index > zero_register)
            refuse("this is not a register; they are $0 to $31", begin);
        unsigned bytes = sizeof(uint64_t);
        std::optional<uint64_t> lane = 0;
        if (dot != std::string_view::npos) {
            const std::string_view part = name.substr(dot + 1);
            bytes = part.empty() ? 0 : bytes_of(part[0]);
            lane = bytes == 0 ? std::nullopt : parse_number(part.substr(1));
        }
        if (!lane || *lane >= vector_bytes / bytes)
            refuse("this is not a part of a register; they are .b0 to .b31 (bytes), .h0 to .h15, "
                   ".w0 to .w7 (words), .l0 to .l3",
                   begin);
        return [=](const Operands& operands) {
            return operands.reg(unsigned(*index), unsigned(*lane) * bytes, bytes);
        };
    }

    Value name() {
        const size_t begin = at_;
        const std::string_view name = word();
        const std::string_view space = name.substr(0, name.find('.'));
        if ((space == "ldm" || space == "mem") && take("["))
            return memory(name, space, begin);
        for (const Variable& each : variables)
            if (each.name == name)
                return [get = each.get](const Operands& operands) { return (operands.*get)(); };
        if (const auto symbol = program_.symbols.find(std::string(name));
            symbol != program_.symbols.end())
            return constant(symbol->second.value);
        const auto* const account = std::ranges::find(account_names, name);
        if (account == account_names.end())
            refuse(unknown(name), begin);
        return constant(uint64_t(account - account_names.begin()));
    }

    std::string unknown(std::string_view name) const {
        std::vector<std::string_view> names = Expression::words();
        for (const auto& [symbol, value] : program_.symbols)
            names.push_back(symbol);
        return fmt::format("unknown name '{}'; {}", name, suggestion(name, names));
    }

    Value memory(std::string_view name, std::string_view space, size_t begin) {
        const std::string_view size = name.substr(space.size());
        const unsigned bytes = size.empty()       ? unsigned(sizeof(uint64_t))
                               : size.size() == 2 ? bytes_of(size[1])
                                                  : 0;
        if (bytes == 0)
            refuse(fmt::format("the sizes are {0}.b[..] (byte), {0}.h[..], {0}.w[..] (word), "
                               "{0}.l[..] (64 bits, as without)",
                               space),
                   begin);
        Value address = binary(1);
        expect("]");
        const auto read = space == "ldm" ? &Operands::ldm : &Operands::memory;
        return [read, bytes, address = std::move(address)](const Operands& operands) {
            return (operands.*read)(address(operands), bytes);
        };
    }

    const std::string_view text_;
    const Program& program_;
    size_t at_ = 0;
    int depth_ = 0;
    int operators_ = 0;
};

}  // namespace

Expression::Expression(std::string_view text, const Program& program)
    : value_(Parser(text, program).parse()) {}

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
    const auto index = parse_number(text.substr(text.starts_with('$')));
    if (!index || *index > zero_register)
        throw Problem("'{}' is not a register; they are $0 to $31", text);
    return unsigned(*index);
}

}  // namespace swsim::debug
