// SPDX-License-Identifier: Apache-2.0
//
// Walks through the text of one statement.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace swsim {

bool is_name_start(char c);
bool is_name_part(char c);
bool is_digit(char c);

class Cursor {
  public:
    explicit Cursor(std::string_view text) : at_(text.data()), end_(text.data() + text.size()) {}

    const char* position() const { return at_; }
    void move_to(const char* position) { at_ = position; }
    std::string_view rest() const { return {at_, size_t(end_ - at_)}; }

    void skip_blanks();
    // These three skip blanks first. peek() is '\0' at the end.
    bool at_end();
    char peek();
    bool accept(char c);

    char next_char() const { return at_ < end_ ? *at_ : '\0'; }
    char second_char() const { return end_ - at_ > 1 ? at_[1] : '\0'; }
    void advance(size_t count = 1) { at_ += count; }

    // A symbol, directive or mnemonic; empty when there is none here.
    std::string_view name();
    // Decimal, 0x, 0b, 0 (octal) or character constant.
    uint64_t number();
    // "text" with C's escapes.
    std::string string();
    // "text" or a bare word, as it stands.
    std::string_view word();

    void expect(char c);
    void expect_end();
    [[noreturn]] void fail(std::string message, std::string hint = {}) const;
    [[noreturn]] static void fail_at(const char* at, std::string message, std::string hint = {});

    // What stands here, for messages: a word or a character in quotes.
    std::string found() const;

  private:
    char escape();
    uint64_t digits(unsigned base);

    const char* at_;
    const char* end_;
};

// $0..$31, $sp, $gp, $at, $fp; nothing if `name` is not a register.
std::optional<uint8_t> register_number(std::string_view name);

}  // namespace swsim
