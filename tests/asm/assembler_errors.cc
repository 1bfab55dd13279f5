// SPDX-License-Identifier: Apache-2.0
#include <chrono>

#include <catch2/catch.hpp>
#include <fmt/format.h>

#include "tests/asm/assembler_support.h"

using namespace swsim;
using namespace swsim::test;

namespace {

struct Expected {
    unsigned line;
    unsigned column;
    std::string message;
    std::string hint;  // a part of it
};

void check_error(const std::string& source, const Expected& expected) {
    INFO(source);
    const auto diagnostics = diagnostics_of(source);
    INFO((diagnostics.empty() ? "" : SourceError(diagnostics).what()));
    REQUIRE(diagnostics.size() == 1);
    CHECK(diagnostics[0].line == expected.line);
    CHECK(diagnostics[0].column == expected.column);
    CHECK_THAT(diagnostics[0].message, Catch::Contains(expected.message));
    CHECK_THAT(diagnostics[0].hint, Catch::Contains(expected.hint));
}

}  // namespace

TEST_CASE("does an error show place, line, caret, reason and suggestion?") {
    CHECK(errors_of("nop\n\tvxrow $1,$2,$3  # mix") ==
          "text.s:2:2: error: unknown instruction vxrow\n"
          "    \tvxrow $1,$2,$3  # mix\n"
          "    \t^\n"
          "    hint: did you mean vxorw?\n");
}

TEST_CASE("are all errors of all files reported in one run, in the order of the sources?") {
    const ScratchFolder folder;
    const auto one = folder.write("one.s", "br nowhere\naddx $1,$2,$3\nnop\naddw $1\n");
    const auto two = folder.write("two.s", "addw $1,$99,$2\n");
    try {
        assemble({one, two, folder.path / "none.s"});
        FAIL("no error");
    } catch (const SourceError& error) {
        // Whether `nowhere` is in none.s cannot be known.
        std::vector<std::string> places;
        for (const Diagnostic& diagnostic : error.diagnostics())
            places.push_back(std::filesystem::path(diagnostic.file).filename().string() + ":" +
                             std::to_string(diagnostic.line));
        CHECK(places == std::vector<std::string>{"one.s:2", "one.s:4", "two.s:1", "none.s:0"});
    }
    const auto diagnostics = diagnostics_of("br nowhere\naddx $1,$2,$3\nbr nothing");
    REQUIRE(diagnostics.size() == 3);
    CHECK(diagnostics[0].line == 1);
    CHECK(diagnostics[1].line == 2);
    CHECK(diagnostics[2].line == 3);
}

TEST_CASE("are errors capped with a note?") {
    std::string source;
    for (int i = 0; i < 500; ++i)
        source += "wrong\n";
    const auto diagnostics = diagnostics_of(source);
    REQUIRE(diagnostics.size() == 100);
    REQUIRE(diagnostics.back().notes.size() == 1);
    CHECK_THAT(diagnostics.back().notes[0], Catch::Contains("too many errors"));
}

TEST_CASE("what is said about wrong operands?") {
    check_error("addw $1,300,$2", {1, 9, "literal 300 is out of range 0..255", "ldi"});
    check_error("addw $1,-1,$2", {1, 9, "literal -1 is out of range 0..255", "ldi"});
    check_error("addw $1,a,$2\n.set a,256", {1, 9, "literal 256 is out of range 0..255", "ldi"});
    check_error("ldw $1,40000($2)",
                {1, 8, "displacement 40000 is out of range -32768..32767", "ldih"});
    check_error("addw $1,$32,$2", {1, 9, "no register $32", "$0..$31"});
    check_error("fadds $f1,$1,$2", {1, 7, "no register $f1", "write $1"});
    check_error("addw t0,$1,$2", {1, 6, "register expected, found 't0'", "#define"});
    check_error("addw $1,,$2", {1, 9, "operand expected", ""});
    check_error("addw $1,$2,$3,$4",
                {1, 1, "wrong number of operands for addw: 4", "addw Ra,Rb|0..255,Rd"});
    check_error("mov $1", {1, 1, "wrong number of operands for mov: 1", "or $31,%1,%2"});
    check_error("addw $1,2 3,$2", {1, 11, "unexpected '3'", ""});
    check_error("ldw $1,8($2", {1, 12, "')' expected", ""});
    check_error("ldw $1,sym\nsym: nop", {1, 11, "base register expected", "!tprello"});
    check_error("ldw $1,$2", {1, 8, "register $2 where a number or symbol is needed", ""});
    check_error("call", {1, 1, "call needs an address in a register", "bsr"});
    check_error("fcvtdlr $1,3,$2", {1, 12, "literal 3 is out of range 4..7", ""});
    check_error("fcvtdlr $1,8,$2", {1, 12, "literal 8 is out of range 4..7", ""});
}

TEST_CASE("what is said about expressions?") {
    check_error("ldi $1,1/0($2)", {1, 9, "division by zero", ""});
    check_error("ldi $1,(1($2)", {1, 10, "')' expected, found '('", ""});
    check_error("ldi $1,1+($2)", {1, 11, "register $2 where a number", ""});
    check_error("ldi $1,09($2)", {1, 9, "'9' is not a digit of a number of base 8", ""});
    check_error("ldi $1,12ab($2)", {1, 10, "'a' is not a digit of a number of base 10", ""});
    check_error("ldi $1,99999999999999999999($2)", {1, 8, "does not fit in 64 bits", ""});
    check_error("x = y\ny = x\n ldi $1,x($2)", {3, 9, "depends on itself", ""});
}

TEST_CASE("what is said about symbols?") {
    check_error("loop: br lopo", {1, 10, "undefined symbol lopo", "did you mean loop?"});
    check_error("br nothing_like_it", {1, 4, "undefined symbol nothing_like_it", ""});
    check_error(".set alias,nowhere\nldi $1,alias($31)", {2, 8, "undefined symbol nowhere", ""});
    check_error("a: nop\na: nop", {2, 1, "a is defined already", "text.s:1:1"});
    check_error("$5: nop", {1, 1, "$5 cannot be a label", ""});
    check_error("br 1f", {1, 4, "no label 1: after this line", ""});
    check_error("br 1b", {1, 4, "no label 1: before this line", ""});
}

TEST_CASE("what is said about branches out of the program?") {
    check_error("br .+4", {1, 4, "beyond the end of the text", "text is 0x4fff000000"});
    check_error("nop\nbr .-8", {2, 4, "branch beyond the end", ""});
    check_error("nop\nbr .-2", {2, 4, "not a multiple of 4", ""});
    check_error("br d\n.data\nd: .long 1", {1, 4, "branch to data", ""});
    check_error("br 64", {1, 4, "branch to a plain number", ""});
    check_error(".weak w\nbr w", {2, 4, "weak and undefined", ""});
}

TEST_CASE("what is said about relocations?") {
    check_error("ldi $1,d($31) !tprello\n.data\nd: .long 1",
                {1, 8, "in main memory, not in LDM", ".tdata_local"});
    check_error("ldi $1,t($29) !gprellow\n.section .tdata_local\nt: .long 1",
                {1, 8, "in LDM, not in main memory", "!tprelhi"});
    check_error("ldi $1,0($27) !gpdisp", {1, 22, "!gpdisp needs a number", "!gpdisp!1"});
    check_error("ldih $1,0($27) !gpdisp!1", {1, 9, "has no matching ldi", "pair"});
    check_error("ldi $1,0($27) !tprelhii", {1, 15, "unknown relocation !tprelhii", "!tprelhi"});
    check_error("ldw $1,d($2)\n.data\nd: .long 1", {1, 8, "out of range", "!literal"});
    check_error(".data\nd: .long d", {2, 10, "does not fit in 4 bytes", ".quad"});
}

TEST_CASE("what is said about sections and data?") {
    check_error(".word 5", {1, 1, "unknown directive .word", ".long"});
    check_error(".algin 5", {1, 1, "unknown directive .algin", "did you mean .align?"});
    check_error(".align 4,,4", {1, 10, ".align takes no largest padding", ".p2align"});
    check_error(".align 4,0,4", {1, 11, ".align takes no largest padding", ".p2align"});
    check_error(".long 5", {1, 1, "a text section holds instructions only", ".rodata"});
    check_error(".data\naddw $1,$2,$3", {2, 1, "not executable", ".text"});
    check_error(".data\n.byte 256", {2, 7, "256 does not fit in 1 bytes", ""});
    check_error(".data\n.byte -129", {2, 7, "-129 does not fit in 1 bytes", ""});
    check_error(".bss\n.long 1", {2, 1, ".bss can hold zeros only", ".data"});
    check_error(".section mine", {1, 10, "unknown section mine", "flags"});
    check_error(".popsection", {1, 1, ".popsection without .pushsection", ""});
    check_error(".data\n.ascii \"abc", {2, 8, "string is not closed", ""});
    check_error(".align 17", {1, 8, "power of two 17 is out of range 0..16", ""});
    check_error(".balign 12", {1, 9, "alignment 12 is not a power of two", ""});
    check_error(".data\n.skip 8\n.org 4", {3, 6, ".org goes back from 8 to 4", ""});
    check_error(".skip 3", {1, 7, "whole instructions", "multiple of 4"});
    check_error(".data\n.skip n\nn=4", {2, 7, "n has none yet", ".set"});
    check_error(".data\na: .skip a", {2, 10, "needs a constant, not an address", ""});
    check_error(".uleb128 4", {1, 1, "in debug sections only", ""});
    check_error(".comm a,0", {1, 9, "size 0 is out of range", ""});
    check_error("# SWSIM-END", {1, 3, "SWSIM-END without SWSIM-BEGIN", ""});
    check_error("# SWSIM-BEGIN x", {1, 3, "region is not closed", "SWSIM-END"});
    check_error("# SWSIM-BEGIN", {1, 14, "a region needs a name", ""});
}

TEST_CASE("does an LDM overflow say by how much?") {
    const std::string section = ".section .tdata_local,\"awT\",@progbits\n.skip ";
    // 64 KB, less 128 bytes of the run-time and 4 KB of stack.
    CHECK(errors_of(section + "61312").empty());
    check_error(section + "61322",
                {0, 0, "LDM data need 61322 bytes, 10 more than there are", "65536"});
}

TEST_CASE("what is said about conditionals and macros?") {
    check_error(".if 1", {1, 1, ".if without .endif", ""});
    check_error(".endif", {1, 1, ".endif without .if", ""});
    check_error(".if 1\n.else\n.else\n.endif", {3, 1, ".else after .else", ""});
    check_error(".if x\n.endif", {1, 5, "x has none yet", ".set"});
    check_error(".macro M\nnop", {1, 1, ".macro without .endm", ""});
    check_error(".rept 2\nnop", {1, 1, ".rept without .endr", ""});
    check_error(".endm", {1, 1, ".endm without .macro", ""});
    check_error(".endr", {1, 1, ".endr without .rept", ""});
    check_error(".exitm", {1, 1, ".exitm without .macro", ""});
    check_error(".macro M a:req\n.endm\nM", {3, 2, "macro M needs its argument a", ""});
    check_error(".macro M a\n.endm\nM 1,2",
                {3, 5, "too many arguments: macro M takes 1", "quotes"});
    check_error(".macro M a:opt\n.endm", {1, 12, "parameter qualifier expected", ":req"});
    check_error(".macro M a,a\n.endm", {1, 12, "parameter a is named twice", ""});
    check_error(".macro M\n.endm\n.macro M\n.endm", {3, 1, "macro M is defined already", ""});
    check_error(".error \"told so\"", {1, 1, "told so", ""});
    check_error(".include \"no.inc\"", {1, 10, "cannot include no.inc: no such file", ""});
}

TEST_CASE("does an error inside of a macro show the expanded line and every use?") {
    const auto diagnostics =
        diagnostics_of(".macro IN r\naddw \\r,300,$1\n.endm\n.macro OUT\nIN $7\n.endm\n  OUT");
    REQUIRE(diagnostics.size() == 1);
    CHECK(diagnostics[0].line == 2);
    CHECK(diagnostics[0].source_line == "addw $7,300,$1");
    CHECK(diagnostics[0].column == 9);
    REQUIRE(diagnostics[0].notes.size() == 2);
    CHECK(diagnostics[0].notes[0] == "in expansion of macro IN at text.s:5:1");
    CHECK(diagnostics[0].notes[1] == "in expansion of macro OUT at text.s:7:3");
}

TEST_CASE("are C comments in a .s file explained?") {
    check_error("nop // comment", {1, 1, "wrong number of operands", ""});
    check_error("addw $1,2,$3 // comment", {1, 14, "unexpected '/'", "name the file .S"});
    check_error("addw $1,2 /* c */,$3", {1, 11, "unexpected '/'", "name the file .S"});
}

TEST_CASE("does binary input give one clear error?") {
    check_error(std::string("\x7f"
                            "ELF\0\0\1",
                            7),
                {0, 0, "binary data", ""});
    const ScratchFolder folder;
    const auto object = folder.write("object.s", std::string("\x7f"
                                                             "ELF\2\1\1\0",
                                                             8));
    CHECK_THROWS_WITH(assemble({object}), Catch::Contains("an ELF binary, not assembly source"));
    CHECK_THROWS_WITH(assemble({folder.path}), Catch::Contains("not a regular file"));
    CHECK_THROWS_WITH(assemble({folder.path / "none.s"}), Catch::Contains("no such file"));
}

TEST_CASE("is a file that is not named like assembly refused with what to do?") {
    const ScratchFolder folder;
    const auto error_of = [&](const std::string& name) {
        try {
            assemble({folder.write(name, "nop\n")});
        } catch (const SourceError& error) {
            REQUIRE(error.diagnostics().size() == 1);
            return error.diagnostics()[0].message + "; " + error.diagnostics()[0].hint;
        }
        return std::string();
    };
    const std::string c_file = (folder.path / "k.c").string();
    CHECK(error_of("k.c") == "C source, not assembly; compile it first: swsim cc " + c_file +
                                 " -o " + (folder.path / "k.s").string());
    for (const char* name : {"k.txt", "k", "k.cc", "k.asm"})
        CHECK_THAT(error_of(name), Catch::Contains("assembly is named .s, or .S"));
    CHECK(error_of("k.s").empty());
    CHECK(error_of("k.S").empty());
}

TEST_CASE("are bytes that are not UTF-8 fine in comments and harmless in messages?") {
    CHECK(assembled("nop # \xb2\xe2\xca\xd4") == "nop\n");
    CHECK(errors_of("wrong \xb2 \x01") == "text.s:1:1: error: unknown instruction wrong\n"
                                          "    wrong ? ?\n"
                                          "    ^\n"
                                          "    hint: swsim isa lists all instructions\n");
}

TEST_CASE("are runaway sources stopped soon, with a clear error?") {
    const auto begin = std::chrono::steady_clock::now();
    CHECK_THAT(errors_of(".macro M\nM\n.endm\nM"), Catch::Contains("nested more than 100 deep"));
    CHECK_THAT(errors_of(".macro M\nM\nM\n.endm\nM"), Catch::Contains("nested more than 100"));
    CHECK_THAT(errors_of(".rept 1000001\nnop\n.endr"), Catch::Contains("out of range 0..1000000"));
    CHECK_THAT(errors_of(".rept 1000000\n.rept 1000000\na=1\n.endr\n.endr"),
               Catch::Contains("more than 2000000 statements"));
    CHECK_THAT(errors_of(".data\n.skip 1<<40"), Catch::Contains("out of range"));
    CHECK_THAT(errors_of(".data\n.rept 100\n.skip 1<<26\n.endr"), Catch::Contains("64 MB"));
    CHECK_THAT(errors_of(".rept 100\n.skip 1<<20\n.endr"), Catch::Contains("4 MB"));
    CHECK_THAT(errors_of(".macro M a\nM \"\\a\\a\\a\\a\\a\\a\\a\\a\"\n.endm\nM x"),
               Catch::Contains("longer than 64 KB"));
    CHECK_THAT(errors_of("ldi $1," + std::string(100000, '(')),
               Catch::Contains("nested too deeply"));
    CHECK_THAT(errors_of("ldi $1," + std::string(100000, '-')),
               Catch::Contains("nested too deeply"));
    std::string sum = ".data\n.quad a";
    for (int i = 0; i < 10000; ++i)
        sum += "+a";
    CHECK_THAT(errors_of(sum), Catch::Contains("expression is too large"));
    std::string chain = "a0=z\n";
    for (int i = 1; i < 20000; ++i)
        chain += fmt::format("a{}=a{}\n", i, i - 1);
    CHECK_THAT(errors_of(chain + ".data\n.quad a19999"), Catch::Contains("nested too deeply"));
    const ScratchFolder folder;
    const auto self = folder.write("self.s", ".include \"self.s\"\n");
    CHECK_THROWS_WITH(assemble({self}), Catch::Contains("nested more than 100"));
    CHECK(std::chrono::steady_clock::now() - begin < std::chrono::seconds(20));
}
