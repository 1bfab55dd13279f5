// SPDX-License-Identifier: Apache-2.0
//
// Per cent with one decimal, so rounded that what belongs together sums to exactly 100.0.
#pragma once

#include <cstdint>
#include <functional>
#include <ranges>
#include <span>
#include <string>
#include <vector>

namespace swsim {

// In tenths of a per cent. All are rounded down, and the tenths that are then missing go to those
// with the largest remainders, one each (of equal ones to the first). All zero if the values are.
std::vector<unsigned> tenths_of(std::span<const uint64_t> values);

// What `value_of` gives for each row of a table.
template <std::ranges::range Rows, typename Value>
std::vector<unsigned> tenths_of(const Rows& rows, Value value_of) {
    std::vector<uint64_t> values;
    for (const auto& row : rows)
        values.push_back(std::invoke(value_of, row));
    return tenths_of(values);
}

// One value alone, rounded to the nearest.
unsigned tenths_of(uint64_t value, uint64_t total);

// 123: "12.3"
std::string percent_text(unsigned tenths);

}  // namespace swsim
