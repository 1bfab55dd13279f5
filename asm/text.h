// SPDX-License-Identifier: Apache-2.0
//
// Small things that messages and hashes need, used all over the project.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace swsim {

// Letters to insert, delete, change, or swap with their neighbour.
size_t edit_distance(std::string_view from, std::string_view to);

// The candidate with the smallest edit distance (the alphabetically first of several), or an empty
// string if there are none or the nearest is farther than `limit`.
std::string nearest(std::string_view word, std::span<const std::string_view> candidates,
                    size_t limit = size_t(-1));

// The first 16 hex digits of the SHA-256 of `text`.
std::string sha256_prefix(std::string_view text);

}  // namespace swsim
