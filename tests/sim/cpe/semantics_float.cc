// SPDX-License-Identifier: Apache-2.0
//
// Floating point. Expected values are bit patterns, found by hand from IEEE 754; each operation is
// tried as a scalar and in each of the four lanes of its vector form.
#include <limits>

#include <catch2/catch.hpp>
#include <fmt/format.h>

#include "tests/sim/cpe/semantics_support.h"

using namespace swsim;
using namespace swsim::test;

namespace {

constexpr uint64_t not_a_number = 0x7ff8000000000000;  // the one that comes out
constexpr uint64_t signalling = 0x7ff0000000000001;
constexpr uint64_t negative_nan = 0xfff8000000000007;
constexpr uint64_t infinity = 0x7ff0000000000000;
constexpr uint64_t minus_infinity = 0xfff0000000000000;
constexpr uint64_t minus_zero = 0x8000000000000000;
constexpr uint64_t plus_one = 0x3ff0000000000000;
constexpr uint64_t two = 0x4000000000000000;
constexpr uint64_t largest = 0x7fefffffffffffff;
constexpr uint64_t largest_single = 0x47efffffe0000000;
constexpr uint64_t denormal = 1;  // 2^-1074
// 1 + 2^-52, 1 + 2^-23
constexpr uint64_t above_one = 0x3ff0000000000001;
constexpr uint64_t above_one_single = 0x3ff0000020000000;

// One or more sources, then the result.
using Row = std::vector<uint64_t>;
struct Operation {
    std::string name;  // without the leading f or v
    std::vector<Row> rows;
};

uint64_t power(int exponent) {
    return uint64_t(1023 + exponent) << 52;
}
uint64_t minus(uint64_t bits) {
    return bits ^ minus_zero;
}

const std::vector<Operation> arithmetic = {
    {"addd",
     {{bits_of(1.5), bits_of(2.25), bits_of(3.75)},
      {power(53), plus_one, power(53)},  // a tie, to even
      {power(53), bits_of(3.0), 0x4340000000000002},
      {largest, largest, infinity},
      {infinity, minus_infinity, not_a_number},
      {signalling, plus_one, not_a_number},
      {plus_one, negative_nan, not_a_number},
      {minus_zero, minus_zero, minus_zero},
      {plus_one, minus(plus_one), 0},
      {denormal, denormal, 2},
      {bits_of(16777216.0), plus_one, bits_of(16777217.0)}}},
    {"adds",
     {{bits_of(1.5), bits_of(2.25), bits_of(3.75)},
      {bits_of(16777216.0), plus_one, bits_of(16777216.0)},
      {bits_of(16777216.0), bits_of(3.0), bits_of(16777220.0)},
      {largest_single, largest_single, infinity},
      {plus_one, power(-24), plus_one},
      {above_one_single, power(-24), 0x3ff0000040000000},
      {infinity, minus_infinity, not_a_number}}},
    {"subd",
     {{bits_of(1.5), bits_of(2.25), bits_of(-0.75)},
      {plus_one, plus_one, 0},
      {minus_zero, 0, minus_zero},
      {infinity, infinity, not_a_number},
      {plus_one, power(-54), plus_one},  // a tie, to even
      {plus_one, power(-53), 0x3fefffffffffffff}}},
    {"subs",
     {{bits_of(1.5), bits_of(2.25), bits_of(-0.75)},
      {plus_one, power(-25), plus_one},
      {plus_one, power(-24), 0x3fefffffe0000000},
      {minus(largest_single), largest_single, minus_infinity}}},
    {"muld",
     {{bits_of(1.5), bits_of(-2.5), bits_of(-3.75)},
      {largest, two, infinity},
      {0, infinity, not_a_number},
      {minus_zero, plus_one, minus_zero},
      {denormal, bits_of(0.5), 0},
      // 3 * (the single next to 1/3) = 1 + 2^-25
      {bits_of(3.0), 0x3fd5555560000000, 0x3ff0000008000000}}},
    {"muls",
     {{bits_of(1.5), bits_of(-2.5), bits_of(-3.75)},
      {bits_of(3.0), 0x3fd5555560000000, plus_one},
      {largest_single, two, infinity},
      {power(-149), bits_of(0.5), 0},
      {power(-149), bits_of(1.0), power(-149)}}},
    {"divd",
     {{plus_one, bits_of(3.0), 0x3fd5555555555555},
      {plus_one, 0, infinity},
      {plus_one, minus_zero, minus_infinity},
      {0, 0, not_a_number},
      {plus_one, infinity, 0}}},
    {"divs",
     {{plus_one, bits_of(3.0), 0x3fd5555560000000},
      {bits_of(2.0), bits_of(-3.0), 0xbfe5555560000000},
      {0, minus_zero, not_a_number}}},
    {"mad",
     {{two, bits_of(3.0), plus_one, bits_of(7.0)},
      // (1 + 2^-30)^2 - (1 + 2^-29) = 2^-60: lost if the product is rounded.
      {0x3ff0000000400000, 0x3ff0000000400000, 0xbff0000000800000, power(-60)},
      {infinity, 0, plus_one, not_a_number},
      {infinity, plus_one, minus_infinity, not_a_number},
      {largest, two, minus_infinity, minus_infinity}}},
    {"mas",
     {{two, bits_of(3.0), plus_one, bits_of(7.0)},
      // (1 + 2^-12)^2 - (1 + 2^-11) = 2^-24
      {0x3ff0010000000000, 0x3ff0010000000000, 0xbff0020000000000, power(-24)},
      // 97 * 172961 * 2^-24 + 2^-60 = 1 + 2^-24 + 2^-60: just above a tie, which rounding to double
      // first would make one.
      {bits_of(97.0), bits_of(172961.0 / 16777216.0), power(-60), above_one_single}}},
    {"msd",
     {{two, bits_of(3.0), plus_one, bits_of(5.0)},
      {0x3ff0000000400000, 0x3ff0000000400000, 0x3ff0000000800000, power(-60)}}},
    {"mss",
     {{two, bits_of(3.0), plus_one, bits_of(5.0)},
      {0x3ff0010000000000, 0x3ff0010000000000, 0x3ff0020000000000, power(-24)}}},
    {"nmad",
     {{two, bits_of(3.0), plus_one, bits_of(-5.0)},
      {0x3ff0000000400000, 0x3ff0000000400000, 0x3ff0000000800000, minus(power(-60))}}},
    {"nmas",
     {{two, bits_of(3.0), plus_one, bits_of(-5.0)},
      {0x3ff0010000000000, 0x3ff0010000000000, 0x3ff0020000000000, minus(power(-24))}}},
    {"nmsd",
     {{two, bits_of(3.0), plus_one, bits_of(-7.0)},
      {0x3ff0000000400000, 0x3ff0000000400000, 0xbff0000000800000, minus(power(-60))}}},
    {"nmss",
     {{two, bits_of(3.0), plus_one, bits_of(-7.0)},
      {0x3ff0010000000000, 0x3ff0010000000000, 0xbff0020000000000, minus(power(-24))}}},
    {"sqrtd",
     {{two, 0x3ff6a09e667f3bcd},
      {bits_of(144.0), bits_of(12.0)},
      {minus(plus_one), not_a_number},
      {minus_zero, minus_zero},
      {infinity, infinity}}},
    {"sqrts",
     {{two, 0x3ff6a09e60000000}, {bits_of(144.0), bits_of(12.0)}, {minus(plus_one), not_a_number}}},
    {"cpys",
     {{minus(plus_one), bits_of(3.0), bits_of(-3.0)},
      {plus_one, minus_infinity, infinity},
      {0x8000000000000000, signalling, 0xfff0000000000001}}},
    {"cpysn",
     {{minus(plus_one), bits_of(-3.0), bits_of(3.0)}, {plus_one, infinity, minus_infinity}}},
    {"cpyse",
     {{0xc010000000000000, 0x3ff123456789abcd, 0xc01123456789abcd},
      {0x0000ffffffffffff, 0xfff0000000000001, 1}}},
};

const std::vector<Operation> comparisons = {
    {"cmpeq",
     {{plus_one, plus_one, two},
      {0, minus_zero, two},
      {plus_one, above_one, 0},
      {not_a_number, not_a_number, 0},
      {infinity, infinity, two}}},
    {"cmplt",
     {{plus_one, above_one, two},
      {plus_one, plus_one, 0},
      {minus_zero, 0, 0},
      {minus_infinity, largest, two},
      {plus_one, not_a_number, 0}}},
    {"cmple",
     {{plus_one, above_one, two},
      {plus_one, plus_one, two},
      {0, minus_zero, two},
      {above_one, plus_one, 0},
      {not_a_number, plus_one, 0}}},
    {"cmpun",
     {{plus_one, plus_one, 0},
      {not_a_number, plus_one, two},
      {plus_one, signalling, two},
      {infinity, minus_infinity, 0}}},
};

std::string sources_of(const Operation& operation) {
    switch (operation.rows.front().size()) {
    case 2:
        return "$1";
    case 3:
        return "$1,$2";
    default:
        return "$1,$2,$3";
    }
}

Example scalar_example(const std::string& prefix, const Operation& operation, const Row& row) {
    Example example{fmt::format("{}{} {},$5", prefix, operation.name, sources_of(operation)),
                    {},
                    {{5, row.back()}},
                    ""};
    for (unsigned i = 0; i + 1 < row.size(); ++i)
        example.before.insert({i + 1, Content(row[i])});
    return example;
}

// Four different rows at a time, each in every lane once.
Example vector_example(const std::string& prefix, const Operation& operation, size_t first) {
    Example example{
        fmt::format("{}{} {},$5", prefix, operation.name, sources_of(operation)), {}, {}, ""};
    const size_t columns = operation.rows.front().size();
    for (unsigned column = 0; column < columns; ++column) {
        Value value;
        for (unsigned lane = 0; lane < 4; ++lane)
            value[lane] = operation.rows[(first + lane) % operation.rows.size()][column];
        if (column + 1 == columns)
            example.after.insert({5, Content(value)});
        else
            example.before.insert({column + 1, Content(value)});
    }
    return example;
}

std::vector<Example> in_all_lanes() {
    std::vector<Example> examples;
    const auto add = [&](const Operation& operation, const std::string& scalar,
                         const std::string& vector) {
        for (size_t i = 0; i < operation.rows.size(); ++i) {
            examples.push_back(scalar_example(scalar, operation, operation.rows[i]));
            examples.push_back(vector_example(vector, operation, i));
        }
    };
    for (const Operation& operation : arithmetic)
        add(operation, "f", "v");
    for (const Operation& operation : comparisons)
        add(operation, "f", "vf");
    return examples;
}
const Examples operations(in_all_lanes());

const Examples moves({
    {"fmov $1,$5", {{1, signalling}}, {{5, signalling}}, ""},
    {"fmov $31,$5", {}, {{5, 0}}, ""},
    {"fneg $1,$5", {{1, 0}}, {{5, minus_zero}}, ""},
    {"fneg $1,$5", {{1, negative_nan}}, {{5, 0x7ff8000000000007}}, ""},
    {"fabs $1,$5", {{1, minus_infinity}}, {{5, infinity}}, ""},
    {"fabs $1,$5", {{1, negative_nan}}, {{5, 0x7ff8000000000007}}, ""},
    {"faddd $1,$31,$5", {{1, bits_of(2.5)}}, {{5, bits_of(2.5)}}, ""},
    {"faddd $1,$1,$31", {{1, bits_of(2.5)}}, {}, ""},
    {"vaddd $1,$31,$1", {{1, doubles(1, 2, 3, 4)}}, {{1, doubles(1, 2, 3, 4)}}, ""},
});

const Examples conversions({
    {"fcvtsd $1,$5", {{1, bits_of(-2.5)}}, {{5, bits_of(-2.5)}}, ""},
    {"fcvtsd $1,$5", {{1, largest_single}}, {{5, largest_single}}, ""},
    {"fcvtsd $1,$5", {{1, signalling}}, {{5, not_a_number}}, ""},
    // 1 + 2^-24 is a tie, 1 + 2^-24 + 2^-52 is above it.
    {"fcvtds $1,$5", {{1, 0x3ff0000010000000}}, {{5, plus_one}}, ""},
    {"fcvtds $1,$5", {{1, 0x3ff0000010000001}}, {{5, above_one_single}}, ""},
    {"fcvtds $1,$5", {{1, largest}}, {{5, infinity}}, ""},
    {"fcvtds $1,$5", {{1, power(-150)}}, {{5, 0}}, ""},
    {"fcvtds $1,$5", {{1, power(-150) + 1}}, {{5, power(-149)}}, ""},
    {"fcvtds $1,$5", {{1, negative_nan}}, {{5, not_a_number}}, ""},
    {"fcvtld $1,$5", {{1, uint64_t(0) - 1}}, {{5, minus(plus_one)}}, ""},
    {"fcvtld $1,$5", {{1, uint64_t(1) << 63}}, {{5, minus(power(63))}}, ""},
    {"fcvtld $1,$5", {{1, ~uint64_t(0) >> 1}}, {{5, power(63)}}, ""},
    {"fcvtld $1,$5", {{1, (uint64_t(1) << 53) + 1}}, {{5, power(53)}}, ""},
    {"fcvtld $1,$5", {{1, (uint64_t(1) << 53) + 3}}, {{5, 0x4340000000000002}}, ""},
    {"fcvtls $1,$5", {{1, 16777217}}, {{5, bits_of(16777216.0)}}, ""},
    {"fcvtls $1,$5", {{1, 16777219}}, {{5, bits_of(16777220.0)}}, ""},
    // 2^60 + 2^36 + 1 rounds up to 2^60 + 2^37 at once, but down by way of a double.
    {"fcvtls $1,$5", {{1, 0x1000001000000001}}, {{5, 0x43b0000020000000}}, ""},
    {"fcvtdlr $1,4,$5", {{1, bits_of(1.9)}}, {{5, 1}}, ""},
    {"fcvtdlr $1,4,$5", {{1, bits_of(-1.9)}}, {{5, uint64_t(0) - 1}}, ""},
    {"fcvtdlr $1,4,$5", {{1, bits_of(-0.9)}}, {{5, 0}}, ""},
    {"fcvtdlr $1,4,$5", {{1, minus_zero}}, {{5, 0}}, ""},
    {"fcvtdlr $1,4,$5", {{1, bits_of(2251799813685249.5)}}, {{5, 2251799813685249}}, ""},
    {"fcvtdlr $1,4,$5", {{1, power(63)}}, {{5, 0x7fffffffffffffff}}, ""},
    {"fcvtdlr $1,4,$5", {{1, 0x43dfffffffffffff}}, {{5, 0x7ffffffffffffc00}}, ""},
    {"fcvtdlr $1,4,$5", {{1, minus(power(63))}}, {{5, 0x8000000000000000}}, ""},
    {"fcvtdlr $1,4,$5", {{1, minus(power(64))}}, {{5, 0x8000000000000000}}, ""},
    {"fcvtdlr $1,4,$5", {{1, infinity}}, {{5, 0x7fffffffffffffff}}, ""},
    {"fcvtdlr $1,4,$5", {{1, minus_infinity}}, {{5, 0x8000000000000000}}, ""},
    {"fcvtdlr $1,4,$5", {{1, not_a_number}}, {{5, 0}}, ""},
});

// A double as an integer, rounded down, to nearest (halves to even) and up.
struct Rounding {
    uint64_t value;
    int64_t down, nearest, up;
};

constexpr int64_t maximum = std::numeric_limits<int64_t>::max();
constexpr int64_t minimum = std::numeric_limits<int64_t>::min();

std::vector<Example> examples_of(const std::vector<Rounding>& roundings) {
    std::vector<Example> examples;
    for (const Rounding& each : roundings) {
        examples.push_back({"fcvtdlr $1,5,$5", {{1, each.value}}, {{5, uint64_t(each.down)}}, ""});
        examples.push_back(
            {"fcvtdlr $1,6,$5", {{1, each.value}}, {{5, uint64_t(each.nearest)}}, ""});
        examples.push_back({"fcvtdlr $1,7,$5", {{1, each.value}}, {{5, uint64_t(each.up)}}, ""});
    }
    return examples;
}

const Examples roundings(examples_of({
    {bits_of(2.0), 2, 2, 2},
    {bits_of(0.5), 0, 0, 1},
    {bits_of(1.5), 1, 2, 2},
    {bits_of(2.5), 2, 2, 3},
    {bits_of(2.25), 2, 2, 3},
    {bits_of(2.75), 2, 3, 3},
    {bits_of(-0.5), -1, 0, 0},
    {bits_of(-1.5), -2, -2, -1},
    {bits_of(-2.5), -3, -2, -2},
    {bits_of(-2.75), -3, -3, -2},
    {0x3fdfffffffffffff, 0, 0, 1},  // just below a half
    {0x3fe0000000000001, 0, 1, 1},  // just above a half
    {denormal, 0, 0, 1},
    {minus(denormal), -1, 0, 0},
    {minus_zero, 0, 0, 0},
    {bits_of(2251799813685249.5), 2251799813685249, 2251799813685250, 2251799813685250},
    {0x43dfffffffffffff, 0x7ffffffffffffc00, 0x7ffffffffffffc00, 0x7ffffffffffffc00},
    {power(63), maximum, maximum, maximum},
    {minus(power(63)), minimum, minimum, minimum},
    {minus(power(64)), minimum, minimum, minimum},
    {infinity, maximum, maximum, maximum},
    {minus_infinity, minimum, minimum, minimum},
    {not_a_number, 0, 0, 0},
    {signalling, 0, 0, 0},
}));

// The first source selects; the second and third are moved bit for bit.
const Examples scalar_selections({
    {"fseleq $1,$2,$3,$5", {{1, minus_zero}, {2, signalling}, {3, 7}}, {{5, signalling}}, ""},
    {"fseleq $1,$2,$3,$5", {{1, denormal}, {2, 7}, {3, signalling}}, {{5, signalling}}, ""},
    {"fseleq $1,$2,$3,$5", {{1, not_a_number}, {2, 7}, {3, 8}}, {{5, 8}}, ""},
    {"fsellt $1,$2,$3,$5", {{1, bits_of(-1.5)}, {2, signalling}, {3, 8}}, {{5, signalling}}, ""},
    {"fsellt $1,$2,$3,$5", {{1, minus(denormal)}, {2, 7}, {3, 8}}, {{5, 7}}, ""},
    {"fsellt $1,$2,$3,$5", {{1, minus_zero}, {2, 7}, {3, 8}}, {{5, 8}}, ""},
    {"fsellt $1,$2,$3,$5", {{1, plus_one}, {2, 7}, {3, 8}}, {{5, 8}}, ""},
    {"fsellt $1,$2,$3,$5", {{1, negative_nan}, {2, 7}, {3, 8}}, {{5, 8}}, ""},
    {"fsellt $1,$2,$1,$1", {{1, plus_one}, {2, 7}}, {{1, plus_one}}, ""},
    {"fselle $1,$2,$3,$5", {{1, bits_of(-1.5)}, {2, 7}, {3, 8}}, {{5, 7}}, ""},
    {"fselle $1,$2,$3,$5", {{1, minus_zero}, {2, 7}, {3, 8}}, {{5, 7}}, ""},
    {"fselle $31,$2,$3,$5", {{2, 7}, {3, 8}}, {{5, 7}}, ""},
    {"fselle $1,$2,$3,$5", {{1, denormal}, {2, 7}, {3, 8}}, {{5, 8}}, ""},
    {"fselle $1,$2,$3,$5", {{1, not_a_number}, {2, 7}, {3, 8}}, {{5, 8}}, ""},
});

// Lanes from most to least significant: negative, -0, positive, not a number.
const Registers selected = {{1, longs(bits_of(-1), minus_zero, plus_one, not_a_number)},
                            {2, longs(0xb3, 0xb2, 0xb1, signalling)},
                            {3, longs(signalling, 0xc2, 0xc1, 0xc0)}};
const Examples selections({
    {"vseleq $1,$2,$3,$5", selected, {{5, longs(signalling, 0xb2, 0xc1, 0xc0)}}, ""},
    {"vsellt $1,$2,$3,$5", selected, {{5, longs(0xb3, 0xc2, 0xc1, 0xc0)}}, ""},
    {"vselle $1,$2,$3,$5", selected, {{5, longs(0xb3, 0xb2, 0xc1, 0xc0)}}, ""},
    {"vseleq $31,$2,$3,$5", selected, {{5, longs(0xb3, 0xb2, 0xb1, signalling)}}, ""},
});

}  // namespace

TEST_CASE("do floating-point operations round once and give one not-a-number?") {
    operations.check();
}
TEST_CASE("do floating-point moves keep every bit that they do not change?") {
    moves.check();
}
TEST_CASE("do conversions round and saturate as they should?") {
    conversions.check();
}
TEST_CASE("does fcvtdlr round down, to nearest and up, and saturate as toward zero?") {
    roundings.check();
}
TEST_CASE("which source does a scalar select take, by a double's sign?") {
    scalar_selections.check();
}
TEST_CASE("which source does each lane of a vector select take?") {
    selections.check();
}
