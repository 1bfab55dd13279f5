// SPDX-License-Identifier: Apache-2.0
//
// Scalar integer instructions.
#include <catch2/catch.hpp>

#include "tests/sim/cpe/semantics_support.h"

using namespace swsim;
using namespace swsim::test;

namespace {

constexpr uint64_t minimum = 0x8000000000000000;
constexpr uint64_t maximum = 0x7fffffffffffffff;
constexpr uint64_t all_ones = 0xffffffffffffffff;

const Examples address_arithmetic({
    {"ldi $1,0($2)", {{2, 7}}, {{1, 7}}, ""},
    {"ldi $1,32767($2)", {{2, 1}}, {{1, 32768}}, ""},
    {"ldi $1,-32768($2)", {{2, 0}}, {{1, 0xffffffffffff8000}}, ""},
    {"ldi $1,-1($2)", {{2, minimum}}, {{1, maximum}}, ""},
    {"ldi $1,5($31)", {}, {{1, 5}}, ""},
    {"ldi $1,1($1)", {{1, all_ones}}, {{1, 0}}, ""},
    {"ldih $1,1($2)", {{2, 3}}, {{1, 0x10003}}, ""},
    {"ldih $1,-1($2)", {{2, 0}}, {{1, 0xffffffffffff0000}}, ""},
    {"ldih $1,32767($31)", {}, {{1, 0x7fff0000}}, ""},
    {"ldih $1,-32768($31)", {}, {{1, 0xffffffff80000000}}, ""},
    {"ldih $31,5($2)", {}, {}, ""},
});

const Examples arithmetic({
    // 32-bit results are sign-extended, and only the low words of the sources count.
    {"addw $1,$2,$3", {{1, 2}, {2, 3}}, {{3, 5}}, ""},
    {"addw $1,$2,$3", {{1, 0x7fffffff}, {2, 1}}, {{3, 0xffffffff80000000}}, ""},
    {"addw $1,$2,$3", {{1, 0xffffffff}, {2, 1}}, {{3, 0}}, ""},
    {"addw $1,$2,$3", {{1, 0xabcdef0100000001}, {2, 0x1234567800000002}}, {{3, 3}}, ""},
    {"addw $1,255,$3", {{1, 0x80000000}}, {{3, 0xffffffff800000ff}}, ""},
    {"addw $1,0,$3", {{1, 0x80000000}}, {{3, 0xffffffff80000000}}, ""},
    {"addw $1,$31,$3", {{1, 9}}, {{3, 9}}, ""},
    {"addw $31,$1,$3", {{1, 0xfffffffe}}, {{3, 0xfffffffffffffffe}}, ""},
    {"subw $1,$2,$3", {{1, 2}, {2, 3}}, {{3, all_ones}}, ""},
    {"subw $1,$2,$3", {{1, 0x80000000}, {2, 1}}, {{3, 0x7fffffff}}, ""},
    {"subw $1,$2,$3", {{1, 0}, {2, 0x80000000}}, {{3, 0xffffffff80000000}}, ""},
    {"subw $1,255,$3", {{1, 0}}, {{3, 0xffffffffffffff01}}, ""},
    {"mulw $1,$2,$3", {{1, 0x10000}, {2, 0x8000}}, {{3, 0xffffffff80000000}}, ""},
    {"mulw $1,$2,$3", {{1, 0xffffffff}, {2, 0xffffffff}}, {{3, 1}}, ""},
    {"mulw $1,$2,$3", {{1, 0x10000}, {2, 0x10000}}, {{3, 0}}, ""},
    {"mulw $1,255,$3", {{1, 0x100000001}}, {{3, 255}}, ""},
    {"addl $1,$2,$3", {{1, maximum}, {2, 1}}, {{3, minimum}}, ""},
    {"addl $1,$2,$3", {{1, all_ones}, {2, 1}}, {{3, 0}}, ""},
    {"addl $1,255,$3", {{1, 1}}, {{3, 256}}, ""},
    {"addl $1,0,$3", {{1, 0xffffffff}}, {{3, 0xffffffff}}, ""},
    {"addl $1,$1,$1", {{1, 21}}, {{1, 42}}, ""},
    {"addl $1,$2,$31", {{1, 1}, {2, 2}}, {}, ""},
    {"addl $31,$31,$3", {}, {{3, 0}}, ""},
    {"subl $1,$2,$3", {{1, 0}, {2, 1}}, {{3, all_ones}}, ""},
    {"subl $1,$2,$3", {{1, minimum}, {2, 1}}, {{3, maximum}}, ""},
    {"subl $1,255,$3", {{1, 255}}, {{3, 0}}, ""},
    {"mull $1,$2,$3", {{1, 0x100000000}, {2, 0x100000000}}, {{3, 0}}, ""},
    {"mull $1,$2,$3", {{1, all_ones}, {2, 7}}, {{3, 0xfffffffffffffff9}}, ""},
    {"mull $1,$2,$3", {{1, 0x123456789}, {2, 0x100000}}, {{3, 0x0012345678900000}}, ""},
    {"mull $1,255,$3", {{1, 0x0101010101010101}}, {{3, all_ones}}, ""},
    {"umulh $1,$2,$3", {{1, all_ones}, {2, all_ones}}, {{3, 0xfffffffffffffffe}}, ""},
    {"umulh $1,$2,$3", {{1, minimum}, {2, 6}}, {{3, 3}}, ""},
    {"umulh $1,255,$3", {{1, maximum}}, {{3, 127}}, ""},
    {"s4addl $1,$2,$3", {{1, 3}, {2, 5}}, {{3, 17}}, ""},
    {"s4addl $1,$2,$3", {{1, 0x4000000000000001}, {2, 1}}, {{3, 5}}, ""},
    {"s4addl $1,255,$3", {{1, 0x40000000}}, {{3, 0x1000000ff}}, ""},
    {"s8addl $1,$2,$3", {{1, 3}, {2, 5}}, {{3, 29}}, ""},
    {"s8addl $1,0,$3", {{1, all_ones}}, {{3, 0xfffffffffffffff8}}, ""},
    {"s4subl $1,$2,$3", {{1, 3}, {2, 5}}, {{3, 7}}, ""},
    {"s4subl $1,255,$3", {{1, 0}}, {{3, 0xffffffffffffff01}}, ""},
    {"s8subl $1,$2,$3", {{1, 3}, {2, 5}}, {{3, 19}}, ""},
    {"s8subl $1,$2,$3", {{1, 0x2000000000000000}, {2, 1}}, {{3, all_ones}}, ""},
    {"sextw $1,$3", {{1, 0x1234567880000000}}, {{3, 0xffffffff80000000}}, ""},
    {"negw $1,$3", {{1, 1}}, {{3, all_ones}}, ""},
    {"negl $1,$3", {{1, minimum}}, {{3, minimum}}, ""},
    {"mov $1,$3", {{1, 0x123456789abcdef0}}, {{3, 0x123456789abcdef0}}, ""},
    {"clr $3", {}, {{3, 0}}, ""},
});

const Examples comparison({
    {"cmpeq $1,$2,$3", {{1, 5}, {2, 5}}, {{3, 1}}, ""},
    {"cmpeq $1,$2,$3", {{1, 5}, {2, 0x100000005}}, {{3, 0}}, ""},
    {"cmpeq $1,255,$3", {{1, 255}}, {{3, 1}}, ""},
    {"cmpeq $1,0,$3", {{1, 0}}, {{3, 1}}, ""},
    {"cmpeq $31,$31,$3", {}, {{3, 1}}, ""},
    {"cmplt $1,$2,$3", {{1, minimum}, {2, maximum}}, {{3, 1}}, ""},
    {"cmplt $1,$2,$3", {{1, maximum}, {2, minimum}}, {{3, 0}}, ""},
    {"cmplt $1,$2,$3", {{1, 4}, {2, 4}}, {{3, 0}}, ""},
    {"cmplt $1,255,$3", {{1, all_ones}}, {{3, 1}}, ""},
    {"cmple $1,$2,$3", {{1, 4}, {2, 4}}, {{3, 1}}, ""},
    {"cmple $1,$2,$3", {{1, 5}, {2, 4}}, {{3, 0}}, ""},
    {"cmple $1,$2,$3", {{1, all_ones}, {2, 0}}, {{3, 1}}, ""},
    {"cmpult $1,$2,$3", {{1, minimum}, {2, maximum}}, {{3, 0}}, ""},
    {"cmpult $1,$2,$3", {{1, 0}, {2, all_ones}}, {{3, 1}}, ""},
    {"cmpult $1,255,$3", {{1, 255}}, {{3, 0}}, ""},
    {"cmpult $1,255,$3", {{1, all_ones}}, {{3, 0}}, ""},
    {"cmpule $1,$2,$3", {{1, all_ones}, {2, 0}}, {{3, 0}}, ""},
    {"cmpule $1,255,$3", {{1, 255}}, {{3, 1}}, ""},
    {"cmpule $1,0,$3", {{1, 0}}, {{3, 1}}, ""},
});

// A truth table in each nibble pair: a = 1100, b = 1010.
constexpr uint64_t a_bits = 0xcccccccccccccccc;
constexpr uint64_t b_bits = 0xaaaaaaaaaaaaaaaa;
const Registers ab = {{1, a_bits}, {2, b_bits}};

const Examples logic({
    {"and $1,$2,$3", ab, {{3, 0x8888888888888888}}, ""},
    {"or $1,$2,$3", ab, {{3, 0xeeeeeeeeeeeeeeee}}, ""},
    {"bis $1,$2,$3", ab, {{3, 0xeeeeeeeeeeeeeeee}}, ""},
    {"xor $1,$2,$3", ab, {{3, 0x6666666666666666}}, ""},
    {"andnot $1,$2,$3", ab, {{3, 0x4444444444444444}}, ""},
    {"bic $1,$2,$3", ab, {{3, 0x4444444444444444}}, ""},
    {"ornot $1,$2,$3", ab, {{3, 0xdddddddddddddddd}}, ""},
    {"eqv $1,$2,$3", ab, {{3, 0x9999999999999999}}, ""},
    // A literal is zero-extended.
    {"and $1,255,$3", {{1, all_ones}}, {{3, 0xff}}, ""},
    {"and $1,0,$3", {{1, all_ones}}, {{3, 0}}, ""},
    {"or $1,255,$3", {{1, minimum}}, {{3, 0x80000000000000ff}}, ""},
    {"xor $1,255,$3", {{1, all_ones}}, {{3, 0xffffffffffffff00}}, ""},
    {"andnot $1,255,$3", {{1, all_ones}}, {{3, 0xffffffffffffff00}}, ""},
    {"ornot $1,255,$3", {{1, 0}}, {{3, 0xffffffffffffff00}}, ""},
    {"ornot $31,0,$3", {}, {{3, all_ones}}, ""},
    {"eqv $1,255,$3", {{1, 255}}, {{3, all_ones}}, ""},
    {"and $1,3", {{1, 0xff}}, {{1, 3}}, ""},
});

const Examples shifts({
    {"sll $1,$2,$3", {{1, 1}, {2, 63}}, {{3, minimum}}, ""},
    {"sll $1,$2,$3", {{1, 5}, {2, 64}}, {{3, 5}}, ""},
    {"sll $1,$2,$3", {{1, 5}, {2, 65}}, {{3, 10}}, ""},
    {"sll $1,$2,$3", {{1, 5}, {2, all_ones}}, {{3, minimum}}, ""},
    {"sll $1,0,$3", {{1, 0xfedcba9876543210}}, {{3, 0xfedcba9876543210}}, ""},
    {"sll $1,8,$3", {{1, 0xfedcba9876543210}}, {{3, 0xdcba987654321000}}, ""},
    {"sll $1,255,$3", {{1, 3}}, {{3, minimum}}, ""},
    {"srl $1,$2,$3", {{1, minimum}, {2, 63}}, {{3, 1}}, ""},
    {"srl $1,$2,$3", {{1, minimum}, {2, 64}}, {{3, minimum}}, ""},
    {"srl $1,8,$3", {{1, 0xfedcba9876543210}}, {{3, 0x00fedcba98765432}}, ""},
    {"srl $1,255,$3", {{1, all_ones}}, {{3, 1}}, ""},
    {"sra $1,$2,$3", {{1, minimum}, {2, 63}}, {{3, all_ones}}, ""},
    {"sra $1,$2,$3", {{1, minimum}, {2, 128}}, {{3, minimum}}, ""},
    {"sra $1,8,$3", {{1, 0xfedcba9876543210}}, {{3, 0xfffedcba98765432}}, ""},
    {"sra $1,8,$3", {{1, 0x7edcba9876543210}}, {{3, 0x007edcba98765432}}, ""},
    {"sra $1,255,$3", {{1, maximum}}, {{3, 0}}, ""},
});

constexpr uint64_t numbered = 0x8877665544332211;
const Examples bytes({
    {"zap $1,0,$3", {{1, numbered}}, {{3, numbered}}, ""},
    {"zap $1,255,$3", {{1, numbered}}, {{3, 0}}, ""},
    {"zap $1,1,$3", {{1, numbered}}, {{3, 0x8877665544332200}}, ""},
    {"zap $1,128,$3", {{1, numbered}}, {{3, 0x0077665544332211}}, ""},
    {"zap $1,$2,$3", {{1, numbered}, {2, 0xffffffffffffff5a}}, {{3, 0x8800660000330011}}, ""},
    {"zapnot $1,0,$3", {{1, numbered}}, {{3, 0}}, ""},
    {"zapnot $1,255,$3", {{1, numbered}}, {{3, numbered}}, ""},
    {"zapnot $1,15,$3", {{1, numbered}}, {{3, 0x44332211}}, ""},
    {"zapnot $1,$2,$3", {{1, numbered}, {2, 0x100}}, {{3, 0}}, ""},
    {"zapnot $1,$2,$3", {{1, numbered}, {2, 0x5a}}, {{3, 0x0077005544002200}}, ""},
    {"sextb $1,$3", {{1, 0x7f}}, {{3, 0x7f}}, ""},
    {"sextb $1,$3", {{1, 0x1180}}, {{3, 0xffffffffffffff80}}, ""},
    {"sextb 255,$3", {}, {{3, all_ones}}, ""},
    {"sexth $1,$3", {{1, 0x17fff}}, {{3, 0x7fff}}, ""},
    {"sexth $1,$3", {{1, 0x8000}}, {{3, 0xffffffffffff8000}}, ""},
    {"sexth 255,$3", {}, {{3, 255}}, ""},
    {"ctpop $1,$3", {{1, 0}}, {{3, 0}}, ""},
    {"ctpop $1,$3", {{1, all_ones}}, {{3, 64}}, ""},
    {"ctpop $1,$3", {{1, 0x8000000100010001}}, {{3, 4}}, ""},
    {"ctpop 255,$3", {}, {{3, 8}}, ""},
    {"ctlz $1,$3", {{1, 0}}, {{3, 64}}, ""},
    {"ctlz $1,$3", {{1, minimum}}, {{3, 0}}, ""},
    {"ctlz $1,$3", {{1, 1}}, {{3, 63}}, ""},
    {"ctlz 255,$3", {}, {{3, 56}}, ""},
});

// Negative, zero and positive; the extremes, too.
std::vector<Example> selections() {
    struct Condition {
        const char* mnemonic;
        bool negative, zero, positive;
    };
    std::vector<Example> examples;
    for (const Condition& condition :
         {Condition{"seleq", false, true, false}, Condition{"selne", true, false, true},
          Condition{"sellt", true, false, false}, Condition{"selle", true, true, false},
          Condition{"selgt", false, false, true}, Condition{"selge", false, true, true}}) {
        const std::string four = std::string(condition.mnemonic) + " $1,$2,$3,$4";
        const std::string literal = std::string(condition.mnemonic) + " $1,255,$3,$4";
        const std::string three = std::string(condition.mnemonic) + " $1,$2,$3";
        const auto add = [&](uint64_t value, bool holds) {
            const uint64_t b = 0x1111111122222222, c = 0x3333333344444444;
            const Registers before = {{1, value}, {2, b}, {3, c}};
            examples.push_back({four, before, {{4, holds ? b : c}}, ""});
            examples.push_back({literal, before, {{4, holds ? 255 : c}}, ""});
            examples.push_back({three, before, {{3, holds ? b : c}}, ""});
        };
        for (const uint64_t value : {all_ones, minimum})
            add(value, condition.negative);
        add(0, condition.zero);
        // Its low word is zero or negative: all 64 bits count.
        for (const uint64_t value :
             {uint64_t(1), maximum, uint64_t(0x100000000), uint64_t(0x80000000)})
            add(value, condition.positive);
        examples.push_back({std::string(condition.mnemonic) + " $31,$2,$3,$4",
                            {{2, 8}, {3, 9}},
                            {{4, condition.zero ? 8 : 9}},
                            ""});
    }
    return examples;
}
const Examples selection(selections());

}  // namespace

TEST_CASE("what do ldi and ldih add?") {
    address_arithmetic.check();
}
TEST_CASE("do scalar sums, differences and products wrap and extend as they should?") {
    arithmetic.check();
}
TEST_CASE("do scalar comparisons see signs and all 64 bits?") {
    comparison.check();
}
TEST_CASE("do scalar logic instructions follow their truth tables?") {
    logic.check();
}
TEST_CASE("do scalar shifts use the low 6 bits of the count?") {
    shifts.check();
}
TEST_CASE("do scalar byte and bit instructions pick the right ones?") {
    bytes.check();
}
TEST_CASE("which source does a scalar select take?") {
    selection.check();
}
