// SPDX-License-Identifier: Apache-2.0
//
// Small things that messages and hashes need, used all over the project.
#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace swsim {

// Letters to insert, delete, change, or swap with their neighbour.
size_t edit_distance(std::string_view from, std::string_view to);

// The candidate with the smallest edit distance (the alphabetically first of several), or an empty
// string if none is near: a suggestion that shares little with the word does not help.
std::string nearest(std::string_view word, std::span<const std::string_view> candidates);

// What to say of a word that is none of the candidates: "nearest: X"; if none is near, `list`,
// which tells where they are listed; without a list, the first of the candidates.
std::string suggestion(std::string_view word, std::span<const std::string_view> candidates,
                       std::string_view list = "");

// The texts, from string views or strings, with `separator` between them.
template <typename Texts> std::string join(const Texts& texts, std::string_view separator) {
    std::string result;
    bool first = true;
    for (const std::string_view text : texts) {
        if (!first)
            result += separator;
        result += text;
        first = false;
    }
    return result;
}

// Whether all of `text` is like the pattern, with *, ? and [...] as in file names.
bool matches_glob(std::string_view pattern, std::string_view text);

// The whole of `text` as a number, decimal, or hexadecimal after 0x; nothing if it is none, or too
// large. Only signed ones may be negative.
template <typename Number = uint64_t> std::optional<Number> parse_number(std::string_view text) {
    constexpr int decimal = 10;
    constexpr int hexadecimal = 16;
    const bool is_hexadecimal = text.starts_with("0x") || text.starts_with("0X");
    text.remove_prefix(is_hexadecimal ? 2 : 0);
    Number number = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] =
        std::from_chars(text.data(), end, number, is_hexadecimal ? hexadecimal : decimal);
    return error == std::errc() && stop == end ? std::optional(number) : std::nullopt;
}

// The first 16 hex digits of the SHA-256 of `text`.
std::string sha256_prefix(std::string_view text);

}  // namespace swsim
