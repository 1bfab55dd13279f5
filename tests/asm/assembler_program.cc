// SPDX-License-Identifier: Apache-2.0
#include <catch2/catch.hpp>

#include "tests/asm/assembler_support.h"

using namespace swsim;
using namespace swsim::test;

TEST_CASE("is an entry a global text symbol only?") {
    const Program program = assemble_text(".globl f,d\nnop\nf: nop\nlocal: nop\n.data\nd: .long 1");
    CHECK(program.entry("f") == address_map::text_base + 4);
    CHECK_FALSE(program.entry("local"));
    CHECK_FALSE(program.entry("d"));
    CHECK_FALSE(program.entry("nothing"));
}

TEST_CASE("do two sources of one name keep their local names and lines apart?") {
    const std::string first = ".globl f\nf: br l\nl: nop";
    const std::string second = "# longer\n.globl g\ng: br l\nnop\nl: halt";
    const bool preprocessed = GENERATE(false, true);
    const auto source = [&](const std::string& text) {
        return SourceText{"x.s", preprocessed ? "# 1 \"x.s\"\n" + text : text, preprocessed};
    };
    const Program program = assemble_texts({source(first), source(second)}, {});
    CHECK_THAT(text_of(program), Catch::StartsWith(assembled(first)));
    CHECK_THAT(text_of(program), Catch::EndsWith(assembled(second)));
    CHECK(program.text.back().where.line == 5);
    CHECK(program.text.back().where.file != program.text.front().where.file);
    CHECK_THROWS_WITH(assemble_texts({source(first), source(first)}, {}),
                      Catch::Contains("f is defined in two files"));
}

TEST_CASE("is there an instruction at exactly the text's addresses?") {
    const Program program = assemble_text("nop\nhalt");
    CHECK(program.at(address_map::text_base + 4)->op == isa::Op::halt);
    CHECK(program.at(address_map::text_base + 8) == nullptr);
    CHECK(program.at(address_map::text_base + 2) == nullptr);
    CHECK(program.at(address_map::text_base - 4) == nullptr);
    CHECK(program.at(0) == nullptr);
    CHECK(program.at(~uint64_t(0)) == nullptr);
}

TEST_CASE("does the hash depend on contents and not on paths, lines or names of local labels?") {
    const std::string source = ".globl f\nf: addw $1,2,$3\nl: br l\n.data\nd: .long 5";
    const std::string hash = assemble_text(source, "a.s").hash;
    CHECK(hash.size() == 16);
    CHECK(hash.find_first_not_of("0123456789abcdef") == std::string::npos);
    CHECK(assemble_text(source, "other/b.s").hash == hash);
    CHECK(assemble_text("\n\n# comment\n" + source).hash == hash);
    CHECK(assemble_text(".globl f\nf: addw $1,2,$3\nm: br m\n.data\nd: .long 5").hash == hash);

    const auto changed =
        GENERATE(as<std::string>(),  //
                 ".globl f\nf: addw $1,2,$4\nl: br l\n.data\nd: .long 5",
                 ".globl f\nf: addw $1,3,$3\nl: br l\n.data\nd: .long 5",
                 ".globl f\nf: addw $1,$2,$3\nl: br l\n.data\nd: .long 5",
                 ".globl f\nf: subw $1,2,$3\nl: br l\n.data\nd: .long 5",
                 ".globl f\nf: addw $1,2,$3\nl: br f\n.data\nd: .long 5",
                 ".globl f\nf: addw $1,2,$3\nl: br l\n.data\nd: .long 6",
                 ".globl f\nf: addw $1,2,$3\nl: br l\n.data\nd: .long 5\n.skip 128",
                 ".globl g\ng: addw $1,2,$3\nl: br l\n.data\nd: .long 5",
                 ".globl f\naddw $1,2,$3\nf:l: br l\n.data\nd: .long 5");
    INFO(changed);
    CHECK(assemble_text(changed).hash != hash);
}

TEST_CASE("does the listing show address, pair mark, instruction, source and symbols?") {
    const std::string text =
        listing(assemble_text(".globl f\nf: nop # first\n addw $1,2,$3\n halt", "x.s"));
    CHECK_THAT(text, Catch::Contains("f:\n4fff000000 / nop"));
    CHECK_THAT(text, Catch::Contains("4fff000004 \\ addw $1,2,$3"));
    CHECK_THAT(text, Catch::Contains("4fff000008 / halt"));
    CHECK_THAT(text, Catch::Contains("# x.s:2: f: nop # first"));
    CHECK_THAT(text, Catch::Contains("4fff000000 text     global f"));
}

TEST_CASE("is an empty source an empty program?") {
    CHECK(assemble_text("").text.empty());
    CHECK(assemble_text("\n# nothing\n").text.empty());
}
