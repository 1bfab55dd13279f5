// SPDX-License-Identifier: Apache-2.0
#include "asm/lexer.h"

#include <fmt/format.h>

#include "asm/reporter.h"

namespace swsim {

namespace {

enum CharacterClass : uint8_t { name_start = 1, digit = 2 };

struct CharacterTable {
    uint8_t classes[256] = {};
    constexpr CharacterTable() {
        for (int c = 'a'; c <= 'z'; ++c)
            classes[c] = classes[c - 'a' + 'A'] = name_start;
        for (const char c : {'_', '.', '$'})
            classes[uint8_t(c)] = name_start;
        for (int c = '0'; c <= '9'; ++c)
            classes[c] = digit;
    }
};

constexpr CharacterTable characters;

unsigned digit_value(char c) {
    if (is_digit(c))
        return unsigned(c - '0');
    const char lower = char(c | 0x20);
    return lower >= 'a' && lower <= 'z' ? unsigned(lower - 'a') + 10 : 99;
}

}  // namespace

bool is_name_start(char c) {
    return characters.classes[uint8_t(c)] & name_start;
}

bool is_name_part(char c) {
    return characters.classes[uint8_t(c)] != 0;
}

bool is_digit(char c) {
    return characters.classes[uint8_t(c)] & digit;
}

void Cursor::skip_blanks() {
    while (at_ < end_ && (*at_ == ' ' || *at_ == '\t' || *at_ == '\f' || *at_ == '\v'))
        ++at_;
}

bool Cursor::at_end() {
    skip_blanks();
    return at_ == end_;
}

char Cursor::peek() {
    skip_blanks();
    return next_char();
}

bool Cursor::accept(char c) {
    if (peek() != c || at_ == end_)
        return false;
    ++at_;
    return true;
}

std::string_view Cursor::name() {
    skip_blanks();
    const char* start = at_;
    if (at_ < end_ && is_name_start(*at_))
        while (at_ < end_ && is_name_part(*at_))
            ++at_;
    return {start, size_t(at_ - start)};
}

uint64_t Cursor::digits(unsigned base) {
    const char* start = at_;
    uint64_t value = 0;
    for (; at_ < end_ && digit_value(*at_) < base; ++at_) {
        if (value > (UINT64_MAX - digit_value(*at_)) / base)
            fail_at(start, "number does not fit in 64 bits");
        value = value * base + digit_value(*at_);
    }
    if (at_ == start)
        fail("digit expected, found " + found());
    if (at_ < end_ && is_name_part(*at_))
        fail_at(at_, fmt::format("'{}' is not a digit of a number of base {}", *at_, base));
    return value;
}

uint64_t Cursor::number() {
    skip_blanks();
    if (next_char() == '\'') {
        ++at_;
        if (at_ == end_)
            fail("character expected after '");
        const char c = *at_ == '\\' ? escape() : *at_++;
        if (next_char() == '\'')
            ++at_;
        return uint8_t(c);
    }
    if (next_char() != '0')
        return digits(10);
    const char kind = char(second_char() | 0x20);
    if (kind == 'x' || kind == 'b') {
        at_ += 2;
        return digits(kind == 'x' ? 16 : 2);
    }
    return digits(8);
}

char Cursor::escape() {
    ++at_;
    if (at_ == end_)
        fail("character expected after \\");
    const char c = *at_++;
    switch (c) {
    case 'a':
        return '\a';
    case 'b':
        return '\b';
    case 'f':
        return '\f';
    case 'n':
        return '\n';
    case 'r':
        return '\r';
    case 't':
        return '\t';
    case 'v':
        return '\v';
    default:
        break;
    }
    unsigned value = 0;
    if (c == 'x' || c == 'X') {
        while (at_ < end_ && digit_value(*at_) < 16)
            value = (value << 4 | digit_value(*at_++)) & 0xff;
        return char(value);
    }
    if (digit_value(c) >= 8)
        return c;
    --at_;
    for (int i = 0; i < 3 && at_ < end_ && digit_value(*at_) < 8; ++i)
        value = value << 3 | digit_value(*at_++);
    return char(value);
}

std::string Cursor::string() {
    if (peek() != '"')
        fail("string expected, found " + found());
    const char* start = at_++;
    std::string text;
    while (at_ < end_ && *at_ != '"')
        text += *at_ == '\\' ? escape() : *at_++;
    if (at_ >= end_)
        fail_at(start, "string is not closed");
    ++at_;
    return text;
}

std::string_view Cursor::word() {
    skip_blanks();
    const char* start = at_;
    if (next_char() == '"') {
        do
            ++at_;
        while (at_ < end_ && *at_ != '"');
        if (at_ == end_)
            fail_at(start, "string is not closed");
        ++at_;
        return {start + 1, size_t(at_ - start - 2)};
    }
    while (at_ < end_ && *at_ != ',' && *at_ != ' ' && *at_ != '\t')
        ++at_;
    return {start, size_t(at_ - start)};
}

void Cursor::expect(char c) {
    if (!accept(c))
        fail(fmt::format("'{}' expected, found {}", c, found()));
}

void Cursor::expect_end() {
    if (at_end())
        return;
    const bool c_comment = next_char() == '/' && (second_char() == '/' || second_char() == '*');
    fail("unexpected " + found(),
         c_comment ? "'//' and '/* */' comments need the C preprocessor: name the file .S, or use #"
                   : "");
}

void Cursor::fail(std::string message, std::string hint) const {
    fail_at(at_, std::move(message), std::move(hint));
}

void Cursor::fail_at(const char* at, std::string message, std::string hint) {
    throw SyntaxError{at, std::move(message), std::move(hint)};
}

std::string Cursor::found() const {
    if (at_ == end_)
        return "the end of the statement";
    const char* end = at_;
    while (end < end_ && is_name_part(*end))
        ++end;
    if (end == at_)
        ++end;
    return fmt::format("'{}'", printable({at_, size_t(end - at_)}));
}

std::optional<uint8_t> register_number(std::string_view name) {
    if (name.size() < 2 || name[0] != '$')
        return std::nullopt;
    name.remove_prefix(1);
    if (is_digit(name[0])) {
        const bool two = name.size() == 2 && name[0] != '0' && is_digit(name[1]);
        if (name.size() != 1 && !two)
            return std::nullopt;
        const int number = two ? (name[0] - '0') * 10 + name[1] - '0' : name[0] - '0';
        return number < 32 ? std::optional(uint8_t(number)) : std::nullopt;
    }
    if (name == "sp")
        return uint8_t(30);
    if (name == "gp")
        return uint8_t(29);
    if (name == "at")
        return uint8_t(28);
    if (name == "fp")
        return uint8_t(15);
    return std::nullopt;
}

}  // namespace swsim
