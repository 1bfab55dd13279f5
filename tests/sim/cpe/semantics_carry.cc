// SPDX-License-Identifier: Apache-2.0
//
// 256-bit sums and differences with the carry register, which only a *_take_carry shows: added to
// zero, it is what the register then holds.
#include <catch2/catch.hpp>

#include "tests/sim/cpe/semantics_support.h"

using namespace swsim;
using namespace swsim::test;

namespace {

constexpr uint64_t ones = 0xffffffffffffffff;
const Value zero{};
const Value one = longs(0, 0, 0, 1);
const Value all_ones = splat_long(ones);  // 2^256 - 1 unsigned, -1 signed
const Value maximum = longs(ones >> 1, ones, ones, ones);
const Value minimum = longs(uint64_t(1) << 63, 0, 0, 0);
const Value minus_two = longs(ones, ones, ones, ones - 1);

// The result goes to $3, the carry register to $4 (as a signed 256-bit number).
Example carry_of(const std::string& operation, const Value& a, const Value& b, const Value& result,
                 const Value& carry) {
    return {operation + " $1,$2,$3\naddo_take_carry $31,$31,$4",
            {{1, a}, {2, b}},
            {{3, result}, {4, carry}},
            ""};
}

const Examples first_limbs({
    carry_of("uaddo_carry", one, one, longs(0, 0, 0, 2), zero),
    carry_of("uaddo_carry", longs(0, 0, 0, ones), one, longs(0, 0, 1, 0), zero),
    carry_of("uaddo_carry", longs(0, ones, ones, ones), one, longs(1, 0, 0, 0), zero),
    carry_of("uaddo_carry", all_ones, one, zero, one),
    carry_of("uaddo_carry", all_ones, all_ones, minus_two, one),
    carry_of("uaddo_carry", maximum, one, minimum, zero),
    carry_of("usubo_carry", one, one, zero, zero),
    carry_of("usubo_carry", longs(0, 0, 1, 0), one, longs(0, 0, 0, ones), zero),
    carry_of("usubo_carry", zero, one, all_ones, all_ones),
    carry_of("usubo_carry", zero, all_ones, one, all_ones),
    carry_of("usubo_carry", minimum, one, maximum, zero),
    // Signed: result + carry * 2^256 is the exact sum.
    carry_of("addo_carry", maximum, one, minimum, one),
    carry_of("addo_carry", maximum, maximum, minus_two, one),
    carry_of("addo_carry", all_ones, one, zero, zero),
    carry_of("addo_carry", minimum, all_ones, maximum, all_ones),
    carry_of("addo_carry", minimum, minimum, zero, all_ones),
    carry_of("addo_carry", all_ones, all_ones, minus_two, zero),
    carry_of("subo_carry", zero, one, all_ones, zero),
    carry_of("subo_carry", minimum, one, maximum, all_ones),
    carry_of("subo_carry", maximum, all_ones, minimum, one),
    carry_of("subo_carry", zero, minimum, minimum, one),
    carry_of("subo_carry", all_ones, all_ones, zero, zero),
});

// $10 + $11 leaves a carry of 1, $31 - $10 one of -1.
Example after_one(const std::string& operation, const Value& a, const Value& b, const Value& result,
                  const Value& carry) {
    Example example = carry_of(operation, a, b, result, carry);
    example.code = "uaddo_carry $10,$11,$31\n" + example.code;
    example.before.insert({{10, all_ones}, {11, one}});
    return example;
}
Example after_borrow(const std::string& operation, const Value& a, const Value& b,
                     const Value& result, const Value& carry) {
    Example example = carry_of(operation, a, b, result, carry);
    example.code = "usubo_carry $31,$10,$31\n" + example.code;
    example.before.insert({10, one});
    return example;
}

const Examples next_limbs({
    after_one("uaddo_take_carry", one, one, longs(0, 0, 0, 3), zero),
    after_one("uaddo_take_carry", all_ones, zero, zero, one),
    after_one("uaddo_take_carry", all_ones, all_ones, all_ones, one),
    after_borrow("uaddo_take_carry", one, one, one, zero),
    after_borrow("uaddo_take_carry", zero, zero, all_ones, all_ones),
    after_one("uaddo_carry_take_carry", one, one, longs(0, 0, 0, 3), zero),
    after_borrow("usubo_take_carry", one, zero, zero, zero),
    after_borrow("usubo_take_carry", zero, zero, all_ones, all_ones),
    after_borrow("usubo_take_carry", zero, all_ones, zero, all_ones),
    after_one("usubo_take_carry", zero, one, zero, zero),
    after_borrow("usubo_carry_take_carry", one, zero, zero, zero),
    after_one("addo_take_carry", maximum, zero, minimum, one),
    after_one("addo_take_carry", all_ones, zero, zero, zero),
    after_borrow("addo_take_carry", minimum, zero, maximum, all_ones),
    after_borrow("addo_take_carry", maximum, one, maximum, zero),
    after_borrow("addo_carry_take_carry", one, one, one, zero),
    after_borrow("subo_take_carry", zero, zero, all_ones, zero),
    after_borrow("subo_take_carry", minimum, zero, maximum, all_ones),
    after_one("subo_take_carry", zero, minimum, longs(uint64_t(1) << 63, 0, 0, 1), one),
    after_one("subo_carry_take_carry", one, one, one, zero),
    // Without an operation before, the carry is zero.
    {"uaddo_take_carry $1,$2,$3", {{1, one}, {2, one}}, {{3, longs(0, 0, 0, 2)}}, ""},
});

// (2^512 - 1) + 1 = 2^512 and back, in two limbs.
const Examples long_numbers({
    {"uaddo_carry $1,$2,$3\nuaddo_take_carry $1,$31,$4\nuaddo_take_carry $31,$31,$5\n"
     "usubo_carry $3,$2,$6\nusubo_take_carry $4,$31,$7\nusubo_take_carry $5,$31,$8",
     {{1, all_ones}, {2, one}},
     {{3, zero}, {4, zero}, {5, one}, {6, all_ones}, {7, all_ones}, {8, zero}},
     ""},
});

const Examples products({
    {"umulqa $1,$2,$3",
     {{1, longs(7, 7, 0, 3)}, {2, longs(9, 9, 0, 5)}},
     {{3, longs(0, 0, 0, 15)}},
     ""},
    // (2^128 - 1)^2 = 2^256 - 2^129 + 1
    {"umulqa $1,$2,$3",
     {{1, longs(0, 0, ones, ones)}, {2, longs(0, 0, ones, ones)}},
     {{3, longs(ones, ones - 1, 0, 1)}},
     ""},
    {"umulqa $1,$2,$3",
     {{1, longs(0, 0, 1, 0)}, {2, longs(0, 0, 1, 0)}},
     {{3, longs(0, 1, 0, 0)}},
     ""},
    {"umulqa $1,$2,$3",
     {{1, longs(0, 0, 2, ones)}, {2, longs(0, 0, 0, 2)}},
     {{3, longs(0, 0, 5, ones - 1)}},
     ""},
    {"umulqa $1,$31,$3", {}, {{3, zero}}, ""},
});

}  // namespace

TEST_CASE("what do 256-bit sums and differences leave in the carry register?") {
    first_limbs.check();
}
TEST_CASE("do the next limbs take the carry register in and leave a new one?") {
    next_limbs.check();
}
TEST_CASE("do limbs make long numbers?") {
    long_numbers.check();
}
TEST_CASE("is umulqa the 256-bit product of 128-bit numbers?") {
    products.check();
}
