// SPDX-License-Identifier: Apache-2.0
//
// Vector integer instructions.
#include <catch2/catch.hpp>
#include <fmt/format.h>

#include "tests/sim/cpe/semantics_support.h"

using namespace swsim;
using namespace swsim::test;

namespace {

const Value a = words(0x80000000, 0x7fffffff, 0xffffffff, 0, 1, 0x12345678, 0xcafebabe, 0x0000ffff);
const Value b = words(0x80000000, 1, 1, 1, 2, 0x11111111, 0xdeadbeef, 0x00000001);
const Registers ab = {{1, a}, {2, b}};
const Value all_ones = splat(0xffffffff);

const Examples sums({
    {"vaddw $1,$2,$3",
     ab,
     {{3, words(0, 0x80000000, 0, 1, 3, 0x23456789, 0xa9ac79ad, 0x00010000)}},
     ""},
    {"vaddw $1,255,$3",
     {{1, a}},
     {{3, words(0x800000ff, 0x800000fe, 0xfe, 0xff, 0x100, 0x12345777, 0xcafebbbd, 0x000100fe)}},
     ""},
    {"vaddw $1,0,$3", {{1, a}}, {{3, a}}, ""},
    {"vaddw $31,$2,$3", ab, {{3, b}}, ""},
    {"vaddw $1,$31,$3", ab, {{3, a}}, ""},
    {"vaddw $1,$2,$31", ab, {}, ""},
    {"vaddw $1,$1,$1", {{1, splat(0x80000001)}}, {{1, splat(2)}}, ""},
    {"vsubw $1,$2,$3",
     ab,
     {{3, words(0, 0x7ffffffe, 0xfffffffe, 0xffffffff, 0xffffffff, 0x01234567, 0xec50fbcf,
                0x0000fffe)}},
     ""},
    {"vsubw $31,255,$3", {}, {{3, splat(0xffffff01)}}, ""},
    {"vaddl $1,$2,$3",
     {{1, longs(0xffffffffffffffff, 0x7fffffffffffffff, 0x00000000ffffffff, 5)},
      {2, longs(1, 1, 1, 6)}},
     {{3, longs(0, 0x8000000000000000, 0x100000000, 11)}},
     ""},
    {"vaddl $1,255,$3", {{1, splat_long(1)}}, {{3, splat_long(256)}}, ""},
    {"vsubl $1,$2,$3",
     {{1, longs(0, 0x8000000000000000, 0x100000000, 5)}, {2, longs(1, 1, 1, 6)}},
     {{3, longs(0xffffffffffffffff, 0x7fffffffffffffff, 0xffffffff, 0xffffffffffffffff)}},
     ""},
    {"vsubl $1,255,$3", {{1, splat_long(0)}}, {{3, splat_long(0xffffffffffffff01)}}, ""},
});

const Value mixed = words(0x80000001, 0x7fffffff, 0xffffffff, 0, 1, 0x12345678, 0xfedcba98, 0xff);
const Examples shifts({
    {"vsllw $1,4,$3",
     {{1, mixed}},
     {{3, words(0x10, 0xfffffff0, 0xfffffff0, 0, 0x10, 0x23456780, 0xedcba980, 0xff0)}},
     ""},
    {"vsllw $1,0,$3", {{1, mixed}}, {{3, mixed}}, ""},
    {"vsllw $1,31,$3",
     {{1, mixed}},
     {{3, words(0x80000000, 0x80000000, 0x80000000, 0, 0x80000000, 0, 0, 0x80000000)}},
     ""},
    {"vsllw $1,$2,$3", {{1, mixed}, {2, 32}}, {{3, mixed}}, ""},
    {"vsllw $1,$2,$3", {{1, splat(1)}, {2, longs(9, 9, 9, 0x100000024)}}, {{3, splat(16)}}, ""},
    {"vsllw $1,$31,$3", {{1, mixed}}, {{3, mixed}}, ""},
    {"vsrlw $1,4,$3",
     {{1, mixed}},
     {{3, words(0x08000000, 0x07ffffff, 0x0fffffff, 0, 0, 0x01234567, 0x0fedcba9, 0xf)}},
     ""},
    {"vsrlw $1,31,$3", {{1, mixed}}, {{3, words(1, 0, 1, 0, 0, 0, 1, 0)}}, ""},
    {"vsrlw $1,$2,$3", {{1, mixed}, {2, 0xffffffffffffffe0}}, {{3, mixed}}, ""},
    {"vsraw $1,4,$3",
     {{1, mixed}},
     {{3, words(0xf8000000, 0x07ffffff, 0xffffffff, 0, 0, 0x01234567, 0xffedcba9, 0xf)}},
     ""},
    {"vsraw $1,31,$3",
     {{1, mixed}},
     {{3, words(0xffffffff, 0, 0xffffffff, 0, 0, 0, 0xffffffff, 0)}},
     ""},
    {"vsraw $1,$2,$3", {{1, mixed}, {2, 64}}, {{3, mixed}}, ""},
    {"vrolw $1,4,$3",
     {{1, mixed}},
     {{3, words(0x18, 0xfffffff7, 0xffffffff, 0, 0x10, 0x23456781, 0xedcba98f, 0xff0)}},
     ""},
    {"vrolw $1,0,$3", {{1, mixed}}, {{3, mixed}}, ""},
    {"vrotlw $1,31,$3", {{1, splat(3)}}, {{3, splat(0x80000001)}}, ""},
    {"vrolw $1,$2,$3", {{1, mixed}, {2, 32}}, {{3, mixed}}, ""},
    {"vrolw $1,$2,$3", {{1, splat(0x80000000)}, {2, 33}}, {{3, splat(1)}}, ""},
});

bool bit(const Value& value, unsigned index) {
    return value[index / 64] >> (index % 64) & 1;
}

// All 256 bits by every count, bit by bit.
std::vector<Example> wide_shifts() {
    const Value pattern =
        longs(0xf0e1d2c3b4a59687, 0x0123456789abcdef, 0x8000000000000001, 0xfedcba9876543211);
    std::vector<Example> examples;
    for (unsigned count = 0; count < 256; ++count) {
        Value left{}, right{};
        for (unsigned i = 0; i + count < 256; ++i) {
            left[(i + count) / 64] |= uint64_t(bit(pattern, i)) << ((i + count) % 64);
            right[i / 64] |= uint64_t(bit(pattern, i + count)) << (i % 64);
        }
        examples.push_back({fmt::format("sllow $1,{0},$3\nsrlow $1,{0},$4", count),
                            {{1, pattern}},
                            {{3, left}, {4, right}},
                            ""});
        // The register's low 8 bits are the count.
        examples.push_back({"sllow $1,$2,$3\nsrlow $1,$2,$4",
                            {{1, pattern}, {2, 0xabcdef00 + count}},
                            {{3, left}, {4, right}},
                            ""});
    }
    return examples;
}
const Examples whole_register_shifts(wide_shifts());

// A truth table in every nibble: a = 1100, b = 1010; a literal is zero-extended into every word.
const Registers truth = {{1, splat(0xcccccccc)}, {2, splat(0xaaaaaaaa)}};
const Examples logic({
    {"vandw $1,$2,$3", truth, {{3, splat(0x88888888)}}, ""},
    {"vand $1,$2,$3", truth, {{3, splat(0x88888888)}}, ""},
    {"vandw $1,255,$3", {{1, a}}, {{3, words(0, 0xff, 0xff, 0, 1, 0x78, 0xbe, 0xff)}}, ""},
    {"vandw $1,0,$3", {{1, a}}, {{3, Value{}}}, ""},
    {"vbicw $1,$2,$3", truth, {{3, splat(0x44444444)}}, ""},
    {"vbic $1,$2,$3", truth, {{3, splat(0x44444444)}}, ""},
    {"vbicw $1,255,$3", {{1, all_ones}}, {{3, splat(0xffffff00)}}, ""},
    {"vbisw $1,$2,$3", truth, {{3, splat(0xeeeeeeee)}}, ""},
    {"vbis $1,$2,$3", truth, {{3, splat(0xeeeeeeee)}}, ""},
    {"vbisw $31,255,$3", {}, {{3, splat(0xff)}}, ""},
    {"vornotw $1,$2,$3", truth, {{3, splat(0xdddddddd)}}, ""},
    {"vornot $1,$2,$3", truth, {{3, splat(0xdddddddd)}}, ""},
    {"vornotw $31,255,$3", {}, {{3, splat(0xffffff00)}}, ""},
    {"vornotw $31,$31,$3", {}, {{3, all_ones}}, ""},
    {"vxorw $1,$2,$3", truth, {{3, splat(0x66666666)}}, ""},
    {"vxor $1,$2,$3", truth, {{3, splat(0x66666666)}}, ""},
    {"vxorw $1,255,$3", {{1, all_ones}}, {{3, splat(0xffffff00)}}, ""},
    {"vxorw $1,$1,$1", {{1, a}}, {{1, Value{}}}, ""},
    {"veqvw $1,$2,$3", truth, {{3, splat(0x99999999)}}, ""},
    {"veqv $1,$2,$3", truth, {{3, splat(0x99999999)}}, ""},
    {"veqvw $1,255,$3", {{1, splat(0xff)}}, {{3, all_ones}}, ""},
    {"vandw $1,$2,$3", ab, {{3, words(0x80000000, 1, 1, 0, 0, 0x10101010, 0xcaacbaae, 1)}}, ""},
    {"vfmov $1,$3", {{1, a}}, {{3, a}}, ""},
    {"vfmov $31,$3", {}, {{3, Value{}}}, ""},
});

// Bit by bit from the definition: bit (a << 1 | b) of the digit.
std::vector<Example> two_input_logic() {
    const Value literal = splat(0xa5);
    std::vector<Example> examples;
    for (unsigned table = 0; table < 16; ++table) {
        Value with_register{}, with_literal{};
        for (unsigned i = 0; i < 256; ++i) {
            const auto look_up = [&](const Value& other) {
                return uint64_t(table >> (2 * bit(a, i) + bit(other, i)) & 1) << (i % 64);
            };
            with_register[i / 64] |= look_up(b);
            with_literal[i / 64] |= look_up(literal);
        }
        examples.push_back({fmt::format("vlog2x{0:x} $1,$2,$3\nvlog2x{0:x} $1,0xa5,$4", table),
                            ab,
                            {{3, with_register}, {4, with_literal}},
                            ""});
    }
    examples.push_back({"vlog2x6 $1,$2,$3", truth, {{3, splat(0x66666666)}}, ""});
    examples.push_back({"vlog2x4 $1,$2,$3", truth, {{3, splat(0x44444444)}}, ""});
    return examples;
}
const Examples vlog2x(two_input_logic());

// The truth byte of vlog3rN is CSR 0x80 + N, its index a << 2 | b << 1 | c.
std::vector<Example> three_input_logic() {
    const Value c = words(0x0f0f0f0f, 0x33333333, 0xffff0000, 0x55555555, 0, 0xffffffff, 0x1234, 7);
    std::vector<Example> examples;
    const auto add = [&](unsigned digit, unsigned table) {
        Value result{};
        for (unsigned i = 0; i < 256; ++i)
            result[i / 64] |= uint64_t(table >> (4 * bit(a, i) + 2 * bit(b, i) + bit(c, i)) & 1)
                              << (i % 64);
        Registers before = ab;
        before.insert({3, c});
        before.insert({5, table});
        examples.push_back({fmt::format("wcsr $5,{:#x}\nvlog3r{} $1,$2,$3,$4", 0x80 + digit, digit),
                            before,
                            {{4, result}},
                            ""});
    };
    for (unsigned digit = 0; digit < 8; ++digit)
        for (const unsigned table : {0x96u, 0xcau, 0xe8u, 1u << digit})
            add(digit, table);
    for (unsigned table = 0; table < 256; ++table)
        add(table % 8, table);
    // 0x96 is a xor b xor c, 0xca is a ? b : c; a = f0, b = cc, c = aa.
    const Registers truth3 = {{1, splat(0xf0f0f0f0)},
                              {2, splat(0xcccccccc)},
                              {3, splat(0xaaaaaaaa)},
                              {5, 0x96},
                              {6, 0xca}};
    examples.push_back({"wcsr $5,0x80\nwcsr $6,0x87\nvlog3r0 $1,$2,$3,$4\nvlog3r7 $1,$2,$3,$7",
                        truth3,
                        {{4, splat(0x96969696)}, {7, splat(0xcacacaca)}},
                        ""});
    // Tables are 0 after reset.
    examples.push_back({"vlog3r4 $1,$2,$3,$4", truth3, {{4, Value{}}}, ""});
    return examples;
}
const Examples vlog3r(three_input_logic());

const Value numbered = words(0x77777777, 0x66666666, 0x55555555, 0x44444444, 0x33333333, 0x22222222,
                             0x91111111, 0x80000000);
std::vector<Example> inserts_and_extracts() {
    std::vector<Example> examples;
    for (unsigned n = 0; n < 8; ++n) {
        Value inserted = numbered;
        uint64_t& element = inserted[n / 2];
        element = n % 2 ? (element & 0xffffffff) | uint64_t(0xfeedface) << 32
                        : (element & 0xffffffff00000000) | 0xfeedface;
        examples.push_back({fmt::format("vinsw $1,$2,{},$3", n),
                            {{1, 0x12345678feedface}, {2, numbered}},
                            {{3, inserted}},
                            ""});
        const uint64_t word = numbered[n / 2] >> (n % 2 * 32) & 0xffffffff;
        const uint64_t extended = word & 0x80000000 ? word | 0xffffffff00000000 : word;
        examples.push_back(
            {fmt::format("vextw $2,{},$3", n), {{2, numbered}}, {{3, extended}}, ""});
    }
    for (unsigned n = 0; n < 4; ++n) {
        Value inserted = numbered;
        inserted[n] = 0x12345678feedface;
        examples.push_back({fmt::format("vinsf $1,$2,{},$3", n),
                            {{1, 0x12345678feedface}, {2, numbered}},
                            {{3, inserted}},
                            ""});
        examples.push_back(
            {fmt::format("vextf $2,{},$3", n), {{2, numbered}}, {{3, numbered[n]}}, ""});
    }
    examples.push_back(
        {"vinsw $31,$2,0,$2", {{2, splat(9)}}, {{2, words(9, 9, 9, 9, 9, 9, 9, 0)}}, ""});
    examples.push_back({"vinsw $1,$31,7,$3", {{1, 5}}, {{3, words(5, 0, 0, 0, 0, 0, 0, 0)}}, ""});
    examples.push_back({"vextw $1,7,$31", {}, {}, ""});
    return examples;
}
const Examples elements(inserts_and_extracts());

const Examples matches({
    {"vmatch $1,$2,$3", {{1, numbered}, {2, 0x55555555}}, {{3, 0x20}}, ""},
    {"vmatch $1,$2,$3", {{1, numbered}, {2, 0x99999999}}, {{3, 0}}, ""},
    {"vmatch $1,$2,$3", {{1, splat(7)}, {2, 7}}, {{3, 0xff}}, ""},
    {"vmatch $31,$31,$3", {}, {{3, 0xff}}, ""},
    // 32 bits are compared.
    {"vmatch $1,$2,$3", {{1, numbered}, {2, 0xffffffff80000000}}, {{3, 1}}, ""},
});

}  // namespace

TEST_CASE("do vector sums and differences wrap in their elements?") {
    sums.check();
}
TEST_CASE("do vector shifts move every word by the low 5 bits of the count?") {
    shifts.check();
}
TEST_CASE("do sllow and srlow move all 256 bits by 0 to 255?") {
    whole_register_shifts.check();
}
TEST_CASE("do vector logic instructions follow their truth tables?") {
    logic.check();
}
TEST_CASE("does vlog2x compute all sixteen functions of two inputs?") {
    vlog2x.check();
}
TEST_CASE("does vlog3r compute the function in its CSR?") {
    vlog3r.check();
}
TEST_CASE("which element do vinsw, vinsf, vextw and vextf touch?") {
    elements.check();
}
TEST_CASE("what does vmatch tell of equal words?") {
    matches.check();
}
