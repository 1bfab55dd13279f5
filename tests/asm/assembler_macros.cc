// SPDX-License-Identifier: Apache-2.0
#include <catch2/catch.hpp>

#include "tests/asm/assembler_support.h"

using namespace swsim;
using namespace swsim::test;

namespace {

// Uses of `.macro M <header>` with a body that shows its arguments as a string in LDM.
std::string expanded(const std::string& header, const std::string& body, const std::string& use) {
    const auto bytes = ldm_of(".macro M " + header + "\n.ascii \"" + body + "\"\n.endm\n" + use);
    return {bytes.begin(), bytes.end()};
}

}  // namespace

TEST_CASE("are macro arguments substituted in order, by name and by default?") {
    CHECK(expanded("a,b", "[\\a|\\b]", "M 1,2") == "[1|2]");
    CHECK(expanded("a b", "[\\a|\\b]", "M 1 2") == "[1|2]");
    CHECK(expanded("a,b=7", "[\\a|\\b]", "M 1") == "[1|7]");
    CHECK(expanded("a=5,b=7", "[\\a|\\b]", "M ,2") == "[5|2]");
    CHECK(expanded("a,b", "[\\a|\\b]", "M b=3,a=4") == "[4|3]");
    CHECK(expanded("a:req", "[\\a]", "M x") == "[x]");
    CHECK(expanded("a,b", "[\\a|\\b]", "M x") == "[x|]");
}

TEST_CASE("does a vararg parameter take the rest with its commas?") {
    CHECK(expanded("a,rest:vararg", "[\\a|\\rest]", "M 1,2,3") == "[1|2,3]");
    CHECK(assembled(".macro DO rest:vararg\n\\rest\n.endm\nDO addw $1,2,$3") == "addw $1,2,$3\n");
}

TEST_CASE("can a whole instruction be one quoted argument?") {
    CHECK(assembled(".macro WITH x, y\n\\x\n\\y\n.endm\nWITH \"vldd $1,0($2)\", \"nop; halt\"") ==
          "vldd $1,0($2)\nnop\nhalt\n");
}

TEST_CASE("do blanks next to operators and brackets not separate arguments?") {
    CHECK(expanded("a,b", "[\\a|\\b]", "M 1 + 2, 8 ($5)") == "[1 + 2|8 ($5)]");
    CHECK(expanded("a,b", "[\\a|\\b]", "M (1 2),3") == "[(1 2)|3]");
}

TEST_CASE("is \\@ the number of the macro's use, and \\() nothing?") {
    CHECK(expanded("", "\\@", "M\nM\nM") == "012");
    CHECK(expanded("a", "\\a\\()b", "M x") == "xb");
    CHECK(assembled(".macro LOOP\nl\\@: bne $1,l\\@\n.endm\nLOOP\nLOOP") ==
          "bne $1,.+0\nbne $1,.+0\n");
}

TEST_CASE("does the longest parameter name win, and unknown ones stay?") {
    CHECK(expanded("a,ab", "\\ab\\a", "M 1,2") == "21");
    CHECK(assembled(".macro L a\n ldw $1,\\a.x($2)\n.endm\n q.x=4\nL q") == "ldw $1,4($2)\n");
}

TEST_CASE("can macros use and define macros and repeat?") {
    CHECK(assembled(R"(
        .macro INNER r
        addw \r,1,\r
        .endm
        .macro OUTER r
        .rept 2
        INNER \r
        .endr
        .endm
        OUTER $3
    )") == "addw $3,1,$3\naddw $3,1,$3\n");
    CHECK(assembled(R"(
        .macro MAKE name
        .macro \name x
        addw \\x,1,\\x
        .endm
        .endm
        nop
    )") == "nop\n");
}

TEST_CASE("can a macro recurse until a condition ends it?") {
    CHECK(assembled(R"source(
        .macro COUNT n
        .if \n
        ldi $1,\n($31)
        COUNT "(\n-1)"
        .endif
        .endm
        COUNT 2
    )source") == "ldi $1,2($31)\nldi $1,1($31)\n");
}

TEST_CASE("does .exitm leave a macro inside of .if?") {
    CHECK(assembled(".macro M\nnop\n.if 1\n.exitm\n.endif\nhalt\n.endm\nM\nM") == "nop\nnop\n");
}

TEST_CASE("can a macro be removed and replaced?") {
    CHECK(assembled(".macro M\nnop\n.endm\n.purgem M\n.macro M\nhalt\n.endm\nM") == "halt\n");
}

TEST_CASE("is an instruction's place the macro's body, with the use at hand?") {
    const Program program = assemble_text(".macro M r\naddw \\r,1,\\r\n.endm\nnop\nM $4", "m.s");
    const Instruction& add = program.text.at(1);
    CHECK(add.where.line == 2);
    const Expansion& use = program.expansions.at(add.where.expansion);
    CHECK(use.macro == "M");
    CHECK(use.call.line == 5);
    CHECK(program.describe(address_map::text_base + 4) ==
          "m.s:2: addw $4,1,$4 (macro M, used at m.s:5)");
}
