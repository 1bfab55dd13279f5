// SPDX-License-Identifier: Apache-2.0
//
// Where branches go and what they leave behind.
#include <cmath>
#include <limits>

#include <catch2/catch.hpp>
#include <fmt/format.h>

#include "tests/sim/cpe/semantics_support.h"

using namespace swsim;
using namespace swsim::test;

namespace {

struct Condition {
    const char* mnemonic;
    bool less, equal, greater, unordered;
};

// $2 stays as it was if the branch is taken.
Example forward(const std::string& mnemonic, uint64_t value, bool taken) {
    Example example{mnemonic + " $1,1f\nldi $2,1($31)\n1:", {{1, value}}, {}, ""};
    if (!taken)
        example.after.insert({2, Content(1)});
    return example;
}

// The same with the target before the branch: $2 becomes 1 if it is taken.
Example backward(const std::string& mnemonic, uint64_t value, bool taken) {
    Example example{
        "br 2f\n1: ldi $2,1($31)\nbr 3f\n2: " + mnemonic + " $1,1b\n3:", {{1, value}}, {}, ""};
    if (taken)
        example.after.insert({2, Content(1)});
    return example;
}

const std::vector<Condition> conditions = {
    {"beq", false, true, false, false}, {"bne", true, false, true, true},
    {"blt", true, false, false, false}, {"ble", true, true, false, false},
    {"bgt", false, false, true, false}, {"bge", false, true, true, false},
};

std::vector<Example> integer_branches() {
    std::vector<Example> examples;
    const auto add = [&](const std::string& mnemonic, uint64_t value, bool taken) {
        examples.push_back(forward(mnemonic, value, taken));
        examples.push_back(backward(mnemonic, value, taken));
    };
    for (const Condition& condition : conditions)
        for (const char* suffix : {"", "_hint"}) {
            const std::string mnemonic = std::string(condition.mnemonic) + suffix;
            for (const uint64_t value : {uint64_t(0) - 1, uint64_t(1) << 63})
                add(mnemonic, value, condition.less);
            add(mnemonic, 0, condition.equal);
            for (const uint64_t value :
                 {uint64_t(1), ~uint64_t(0) >> 1, uint64_t(1) << 32, uint64_t(1) << 31})
                add(mnemonic, value, condition.greater);
            examples.push_back({mnemonic + " $31,1f\nldi $2,1($31)\n1:",
                                {},
                                condition.equal ? Registers{} : Registers{{2, 1}},
                                ""});
        }
    // Only the low 64 bits count.
    examples.push_back({"beq $1,1f\nldi $2,1($31)\n1:", {{1, longs(1, 1, 1, 0)}}, {}, ""});
    return examples;
}
const Examples integer_conditions(integer_branches());

std::vector<Example> float_branches() {
    const double infinity = std::numeric_limits<double>::infinity();
    std::vector<Example> examples;
    for (const Condition& condition : conditions)
        for (const char* suffix : {"", "_hint"}) {
            const std::string mnemonic = std::string("f") + condition.mnemonic + suffix;
            for (const double value : {-1.0, -5e-324, -infinity})
                examples.push_back(forward(mnemonic, bits_of(value), condition.less));
            for (const double value : {0.0, -0.0})
                examples.push_back(forward(mnemonic, bits_of(value), condition.equal));
            for (const double value : {2.0, 5e-324, infinity})
                examples.push_back(forward(mnemonic, bits_of(value), condition.greater));
            for (const uint64_t not_a_number : {0x7ff8000000000000, 0x7ff0000000000001})
                examples.push_back(forward(mnemonic, not_a_number, condition.unordered));
        }
    return examples;
}
const Examples float_conditions(float_branches());

const Examples loops({
    // 1 + 2 + .. + 10, counted down.
    {"1: addl $2,$1,$2\nsubl $1,1,$1\nbne $1,1b", {{1, 10}, {2, 0}}, {{1, 0}, {2, 55}}, ""},
    {"1: addl $2,$1,$2\nsubl $1,1,$1\nbgt $1,1b", {{1, 10}, {2, 0}}, {{1, 0}, {2, 55}}, ""},
});

constexpr uint64_t second = code_address + 4;
const Examples jumps({
    {"br 1f\nldi $2,1($31)\n1:", {}, {}, ""},
    {"br $31,1f\nldi $2,1($31)\n1:", {}, {}, ""},
    {"br $1,1f\nldi $2,1($31)\n1:", {}, {{1, second}}, ""},
    {"bsr $26,1f\nldi $2,1($31)\n1:", {}, {{26, second}}, ""},
    {"jmp $31,($3)\nldi $2,1($31)\nnop", {{3, code_address + 8}}, {}, ""},
    {"jmp $1,($3)\nldi $2,1($31)\nnop", {{3, code_address + 8}}, {{1, second}}, ""},
    {"call $26,($27)\nldi $2,1($31)\nnop", {{27, code_address + 8}}, {{26, second}}, ""},
    {"call $26,($27),0\nldi $2,1($31)\nnop", {{27, code_address + 8}}, {{26, second}}, ""},
    // The target is read before the return address is written.
    {"call $27,($27)\nldi $2,1($31)\nnop", {{27, code_address + 8}}, {{27, second}}, ""},
    {"ret $31,($26),1\nldi $2,1($31)\nnop", {{26, code_address + 8}}, {}, ""},
    {"ret\nldi $2,1($31)\nnop", {{26, code_address + 8}}, {}, ""},
    // A call and its return.
    {"bsr $26,1f\nldi $2,7($31)\nbr 2f\n1: ldi $3,8($31)\nret $31,($26),1\n2:",
     {},
     {{2, 7}, {3, 8}, {26, second}},
     ""},
    {"nop", {}, {}, ""},
});

}  // namespace

TEST_CASE("when are branches on an integer taken?") {
    integer_conditions.check();
}
TEST_CASE("when are branches on a floating-point number taken?") {
    float_conditions.check();
}
TEST_CASE("do backward branches loop as often as they should?") {
    loops.check();
}
TEST_CASE("where do jumps and calls go, and what is the return address?") {
    jumps.check();
}

TEST_CASE("how does a program end?") {
    for (const char* end : {"halt", "ret", "ret $31,($26),1", "jmp $31,($26)"}) {
        INFO(end);
        const Run result =
            run_at_all_quanta(std::string("ldi $0,3($31)\n") + end + "\nldi $0,4($31)\nhalt");
        CHECK(result.result.outcome == Outcome::ended);
        CHECK(result.scalar(0) == 3);
        CHECK(result.core().instructions == 2);
    }
}
