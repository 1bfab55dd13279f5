// SPDX-License-Identifier: Apache-2.0
//
// Cycles per pass as an exact number: 20 cycles in 3 passes are not 6.67.
#pragma once

#include <compare>
#include <cstdint>
#include <numeric>
#include <string>

#include <fmt/format.h>

namespace swsim::analysis {

struct Rational {
    int64_t numerator = 0;
    int64_t denominator = 1;

    Rational() = default;
    Rational(int64_t value) : numerator(value) {}
    Rational(int64_t over, int64_t under) {
        const int64_t divisor = std::gcd(over, under);
        numerator = divisor ? over / divisor : over;
        denominator = divisor ? under / divisor : under;
    }
    double value() const { return double(numerator) / double(denominator); }
    // "17", "6.67"
    std::string text() const {
        return denominator == 1 ? fmt::format("{}", numerator) : fmt::format("{:.2f}", value());
    }

    friend std::strong_ordering operator<=>(const Rational& a, const Rational& b) {
        return a.numerator * b.denominator <=> b.numerator * a.denominator;
    }
    friend bool operator==(const Rational& a, const Rational& b) { return (a <=> b) == 0; }
};

}  // namespace swsim::analysis
