// SPDX-License-Identifier: Apache-2.0
//
// Properties of every row of the instruction table, from examples made of the rows' shapes.
#include <random>

#include <catch2/catch.hpp>
#include <fmt/format.h>

#include "tests/asm/assembler_support.h"

using namespace swsim;
using namespace swsim::test;

namespace {

class ExampleMaker {
  public:
    explicit ExampleMaker(unsigned seed) : random_(seed) {}

    std::string instruction(const isa::Row& row, std::string_view mnemonic) {
        std::string text(mnemonic);
        const int digits = isa::family_maximum(row.op);
        if (digits >= 0 && mnemonic == isa::mnemonic(row))
            text += fmt::format("{:x}", number(0, digits));
        std::string separator = " ";
        for (const isa::Operand& operand : isa::operands(row.shape)) {
            text += separator + example(operand);
            separator = ",";
        }
        return text;
    }

  private:
    int number(int minimum, int maximum) {
        return std::uniform_int_distribution<int>(minimum, maximum)(random_);
    }

    std::string reg() { return fmt::format("${}", number(0, 31)); }

    std::string example(const isa::Operand& operand) {
        switch (operand.kind) {
        case isa::OperandKind::source:
        case isa::OperandKind::destination:
            return reg();
        case isa::OperandKind::source_or_literal:
            return number(0, 1) ? reg() : std::to_string(number(0, operand.maximum));
        case isa::OperandKind::memory:
            return fmt::format("{}({})", number(operand.minimum, operand.maximum), reg());
        case isa::OperandKind::target:
            return ".";
        case isa::OperandKind::indirect:
            return fmt::format("({})", reg());
        case isa::OperandKind::number:
        case isa::OperandKind::hint:
            return std::to_string(number(operand.minimum, operand.maximum));
        }
        return "";
    }

    std::mt19937 random_;
};

std::vector<std::string> lines(const std::string& text) {
    std::vector<std::string> result;
    for (size_t start = 0; start < text.size();) {
        const size_t end = std::min(text.find('\n', start), text.size());
        result.push_back(text.substr(start, end - start));
        start = end + 1;
    }
    return result;
}

// The instructions of a listing, which stand between the pair mark and the comment.
std::string listed_instructions(const std::string& text) {
    std::string result;
    for (const std::string& line : lines(text.substr(0, text.find("\nSymbols\n") + 1))) {
        const size_t mark = line.find_first_of("/\\");
        if (mark == 11)
            result += line.substr(mark + 1) + "\n";
    }
    return result;
}

bool same(const Instruction& x, const Instruction& y) {
    return x.op == y.op && x.a == y.a && x.b == y.b && x.c == y.c && x.d == y.d && x.sub == y.sub &&
           x.literal == y.literal && x.immediate == y.immediate;
}

}  // namespace

TEST_CASE("does every spelling of every row assemble to that row?") {
    ExampleMaker maker(1);
    for (const isa::Row& row : isa::rows())
        for (const std::string_view spelling : isa::spellings(row)) {
            std::string source = maker.instruction(row, std::string(spelling));
            // A second spelling of a family needs its digit, too.
            if (isa::family_maximum(row.op) >= 0 && spelling != isa::mnemonic(row))
                source.insert(spelling.size(), "1");
            INFO(source);
            const Program program = assemble_text(source);
            REQUIRE(program.text.size() == 1);
            CHECK(program.text[0].op == row.op);
        }
}

TEST_CASE("does the listing of random instructions assemble to the same program again?") {
    ExampleMaker maker(2);
    std::string source;
    for (int round = 0; round < 20; ++round)
        for (const isa::Row& row : isa::rows())
            source += maker.instruction(row, isa::mnemonic(row)) + "\n";
    const Program program = assemble_text(source);
    REQUIRE(program.text.size() == 20 * isa::rows().size());
    const Program again = assemble_text(listed_instructions(listing(program)));
    REQUIRE(again.text.size() == program.text.size());
    for (size_t i = 0; i < program.text.size(); ++i) {
        INFO(program.text_at(address_map::text_base + 4 * i));
        CHECK(same(program.text[i], again.text[i]));
    }
    CHECK(again.hash == program.hash);
}

TEST_CASE("are one operand too few and one too many refused for every row?") {
    ExampleMaker maker(3);
    for (const isa::Row& row : isa::rows()) {
        const auto operands = isa::operands(row.shape);
        const std::string source = maker.instruction(row, isa::mnemonic(row));
        const std::string more = source + (operands.empty() ? " $1" : ",$1");
        INFO(more);
        CHECK_THAT(errors_of(more), Catch::Contains("wrong number of operands") ||
                                        Catch::Contains("unknown instruction"));
        const bool all_needed =
            std::none_of(operands.begin(), operands.end(),
                         [](const isa::Operand& operand) { return operand.optional; });
        const bool short_form =
            operands.size() == 3 && operands[1].kind == isa::OperandKind::source_or_literal;
        if (!all_needed || operands.empty() || short_form)
            continue;
        const size_t cut = operands.size() == 1 ? source.find(' ') : source.rfind(',');
        const std::string less = source.substr(0, cut);
        INFO(less);
        CHECK_THAT(errors_of(less), Catch::Contains("wrong number of operands"));
    }
}

TEST_CASE("is every literal refused one below and one above its range, and taken at its ends?") {
    for (const isa::Row& row : isa::rows()) {
        const auto operands = isa::operands(row.shape);
        for (size_t wrong = 0; wrong < operands.size(); ++wrong) {
            const isa::Operand& tested = operands[wrong];
            const bool literal = tested.kind == isa::OperandKind::source_or_literal ||
                                 tested.kind == isa::OperandKind::number ||
                                 tested.kind == isa::OperandKind::memory;
            if (!literal)
                continue;
            const auto with = [&](int value) {
                std::string source(isa::mnemonic(row));
                source += isa::family_maximum(row.op) >= 0 ? "1" : "";
                for (size_t i = 0; i < operands.size(); ++i) {
                    const isa::OperandKind kind = operands[i].kind;
                    const int number = i == wrong ? value : operands[i].minimum;
                    source += i == 0 ? " " : ",";
                    if (kind == isa::OperandKind::memory)
                        source += fmt::format("{}($1)", number);
                    else if (i == wrong || kind == isa::OperandKind::number)
                        source += std::to_string(number);
                    else
                        source += "$1";
                }
                return source;
            };
            INFO(with(tested.maximum));
            CHECK(errors_of(with(tested.minimum)).empty());
            CHECK(errors_of(with(tested.maximum)).empty());
            const std::string range =
                tested.minimum == tested.maximum
                    ? fmt::format("must be {}", tested.minimum)
                    : fmt::format("out of range {}..{}", tested.minimum, tested.maximum);
            CHECK_THAT(errors_of(with(tested.minimum - 1)), Catch::Contains(range));
            CHECK_THAT(errors_of(with(tested.maximum + 1)), Catch::Contains(range));
        }
    }
}

TEST_CASE("does every unsupported pattern give its advice?") {
    for (const isa::Unsupported& unsupported : isa::unsupported()) {
        std::string mnemonic(unsupported.pattern);
        if (const size_t star = mnemonic.find('*'); star != std::string::npos)
            mnemonic.replace(star, 1, "zz");
        INFO(mnemonic);
        const auto diagnostics = diagnostics_of(mnemonic + " $1,$2,$3");
        REQUIRE(diagnostics.size() == 1);
        CHECK(diagnostics[0].message == "the simulated CPE has no instruction " + mnemonic);
        CHECK(diagnostics[0].hint == unsupported.advice);
    }
}
