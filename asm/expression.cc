// SPDX-License-Identifier: Apache-2.0
#include "asm/expression.h"

#include <fmt/format.h>

namespace swsim {

namespace {

constexpr int max_depth = 100;

struct Operator {
    char letter;
    int rank;  // binds closer when larger; 0 for none
    size_t length;
};

Operator operator_at(const Cursor& cursor) {
    const char first = cursor.next_char();
    const char second = cursor.second_char();
    switch (first) {
    case '*':
    case '/':
    case '%':
        // "//" is a comment where it does not belong.
        return {first, first == '/' && (second == '/' || second == '*') ? 0 : 6, 1};
    case '+':
    case '-':
        return {first, 4, 1};
    case '^':
        return {first, 5, 1};
    case '|':
        return second == '|' ? Operator{'o', 1, 2} : Operator{first, 5, 1};
    case '&':
        return second == '&' ? Operator{'a', 2, 2} : Operator{first, 5, 1};
    case '<':
        if (second == '<')
            return {'l', 6, 2};
        if (second == '>')
            return {'n', 3, 2};
        return second == '=' ? Operator{'L', 3, 2} : Operator{first, 3, 1};
    case '>':
        if (second == '>')
            return {'r', 6, 2};
        return second == '=' ? Operator{'G', 3, 2} : Operator{first, 3, 1};
    case '=':
        return {'e', second == '=' ? 3 : 0, 2};
    case '!':
        return {'n', second == '=' ? 3 : 0, 2};
    default:
        return {first, 0, 1};
    }
}

class Parser {
  public:
    Parser(Cursor& cursor, ExpressionScope& scope) : cursor_(cursor), scope_(scope) {}

    const Node* binary(int min_rank, int depth) {
        const Node* left = unary(depth);
        while (true) {
            cursor_.skip_blanks();
            const char* at = cursor_.position();
            const Operator op = operator_at(cursor_);
            if (op.rank < min_rank || op.rank == 0)
                return left;
            cursor_.advance(op.length);
            const Node* right = binary(op.rank + 1, depth + 1);
            const bool zero = right->kind == Node::Kind::constant && right->value == 0;
            if (zero && (op.letter == '/' || op.letter == '%'))
                Cursor::fail_at(at, "division by zero");
            left = checked(scope_.object.binary(op.letter, left, right), at);
        }
    }

  private:
    const Node* unary(int depth) {
        if (depth > max_depth)
            cursor_.fail("expression is nested too deeply");
        const char c = cursor_.peek();
        const char* at = cursor_.position();
        switch (c) {
        case '(': {
            cursor_.advance();
            const Node* inside = binary(1, depth + 1);
            cursor_.expect(')');
            return inside;
        }
        case '+':
        case '-':
        case '~':
        case '!':
            cursor_.advance();
            return checked(scope_.object.unary(c, unary(depth + 1)), at);
        default:
            return primary(c);
        }
    }

    const Node* primary(char c) {
        if (is_digit(c)) {
            if (const Node* label = numeric_label())
                return label;
            return scope_.object.constant(int64_t(cursor_.number()));
        }
        if (c == '\'')
            return scope_.object.constant(int64_t(cursor_.number()));
        const char* at = cursor_.position();
        const std::string_view name = cursor_.name();
        if (name.empty())
            cursor_.fail("expression expected, found " + cursor_.found());
        if (register_number(name))
            Cursor::fail_at(at,
                            fmt::format("register {} where a number or symbol is needed", name));
        if (name == ".")
            return here(at);
        AsmSymbol& symbol = scope_.object.symbol(name, scope_.file);
        if (symbol.place.line.empty())
            symbol.place = place_of(at);
        symbol.used |= scope_.uses;
        return scope_.object.reference(symbol);
    }

    const Node* here(const char* at) {
        if (!scope_.section)
            Cursor::fail_at(at, "'.' needs a section");
        return scope_.object.label(scope_.section, scope_.section->size());
    }

    // 1b, 1f; null when what stands here is a plain number.
    const Node* numeric_label() {
        Cursor ahead = cursor_;
        const char* at = cursor_.position();
        uint64_t number = 0;
        while (is_digit(ahead.next_char())) {
            number = number * 10 + uint64_t(ahead.next_char() - '0');
            ahead.advance();
        }
        const char direction = ahead.next_char();
        if ((direction != 'b' && direction != 'f') || is_name_part(ahead.second_char()))
            return nullptr;
        ahead.advance();
        cursor_ = ahead;
        if (direction == 'b') {
            if (AsmSymbol* symbol = scope_.numeric_labels.before(number))
                return scope_.object.reference(*symbol);
            Cursor::fail_at(at, fmt::format("no label {}: before this line", number));
        }
        AsmSymbol& symbol = scope_.numeric_labels.after(number, scope_.file);
        if (symbol.place.line.empty())
            symbol.place = place_of(at);
        symbol.used = true;
        return scope_.object.reference(symbol);
    }

    Place place_of(const char* at) const {
        Place place = scope_.place;
        place.where.column = uint32_t(at - place.line.data()) + 1;
        return place;
    }

    static const Node* checked(const Node* node, const char* at) {
        if (!node)
            Cursor::fail_at(at, "expression is too large");
        return node;
    }

    Cursor& cursor_;
    ExpressionScope& scope_;
};

}  // namespace

AsmSymbol& NumericLabels::define(uint64_t number, uint32_t file) {
    Uses& uses = uses_[number];
    AsmSymbol& symbol = uses.after ? *uses.after : after(number, file);
    uses.before = &symbol;
    uses.after = nullptr;
    return symbol;
}

AsmSymbol* NumericLabels::before(uint64_t number) const {
    const auto found = uses_.find(number);
    return found == uses_.end() ? nullptr : found->second.before;
}

AsmSymbol& NumericLabels::after(uint64_t number, uint32_t file) {
    Uses& uses = uses_[number];
    if (!uses.after)
        uses.after = &object_.temporary_symbol(sources_.keep(std::to_string(number) + "f"), file);
    return *uses.after;
}

const Node* parse_expression(Cursor& cursor, ExpressionScope& scope) {
    return Parser(cursor, scope).binary(1, 0);
}

}  // namespace swsim
