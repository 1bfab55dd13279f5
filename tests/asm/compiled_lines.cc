// SPDX-License-Identifier: Apache-2.0
//
// Does compiled code know its lines of C, if the C is there, and does nothing else change?
#include <catch2/catch.hpp>

#include <fmt/format.h>

#include "asm/alpha/translate.h"
#include "asm/program_text.h"
#include "tests/asm/assembler_support.h"

namespace swsim {

namespace {

using test::ScratchFolder;

const std::string c_source = "long f(long a)\n{\n    return a + 1;\n}\n";

// Two functions; only the first one says where it comes from. The line of the .file, then the rest.
std::string compiled(const std::string& file_directive) {
    return file_directive + "\n"
                            "    .section .text1,\"ax\",\"progbits\"\n"
                            "    .globl f\n"
                            "    .ent f\n"
                            "f:\n"
                            "    .loc 1 3 12 is_stmt 0\n"
                            "    addl $16,1,$0\n"
                            "    .loc 1 4 0\n"
                            "    ret $31,($26),1\n"
                            "    .end f\n"
                            "    .globl g\n"
                            "g:  nop\n"
                            "    halt\n";
}

uint64_t address(size_t index) {
    return address_map::instruction_address(index);
}

}  // namespace

TEST_CASE("does an instruction know its line of C?", "[lines]") {
    const ScratchFolder folder;
    const std::string c = folder.write("x.c", c_source);
    const Program program = assemble_text(compiled(fmt::format("    .file 1 \"{}\"", c)), "x.s");
    CHECK(program.place_of(address(0)) == c + ":3");
    CHECK(program.describe(address(0)) == c + ":3: addl $16,1,$0 (assembly x.s:7)");
    CHECK(program.place_of(address(1)) == c + ":4");
    // .end ends what .loc says.
    CHECK(program.describe(address(2)) == "x.s:12: nop");

    const ProgramText text(program);
    CHECK(text.place(text.instructions[0]) == c + ":3");
    CHECK(text.source(text.instructions[0]) == "return a + 1;");
    const ProgramText assembly(program, ShownLines::assembly);
    CHECK(assembly.place(assembly.instructions[0]) == "x.s:7");
    CHECK(assembly.source(assembly.instructions[0]) == "addl $16,1,$0");
}

TEST_CASE("is the C found in the assembly's folder, and by the folder that newer compilers name?",
          "[lines]") {
    const ScratchFolder folder;
    const std::string c = folder.write("x.c", c_source);
    for (const std::string& directive :
         {std::string("    .file 1 \"x.c\""),
          fmt::format("    .file 1 \"{}\" \"x.c\"", folder.path.string())}) {
        INFO(directive);
        CHECK(assemble({folder.write("x.s", compiled(directive))}).place_of(address(0)) ==
              c + ":3");
    }
}

TEST_CASE("does nothing change where the C is not there, or not meant?", "[lines]") {
    const Program without = assemble_text(compiled(""), "x.s");
    const ScratchFolder folder;
    const std::string c = folder.write("short.c", "int x;\n");
    for (const std::string& directive :
         {std::string("    .file 1 \"/nowhere/x.c\""), fmt::format("    .file \"{}\"", c),
          fmt::format("    .file 1 \"{}\"", c), fmt::format("    .file 2 \"{}\"", c),
          std::string("    .file 1"), std::string("    .file 1 \""), std::string("    .file \"x"),
          std::string("    .file 99999999999999999999 \"x.c\""),
          std::string("    .file 1 \"/dev\""), std::string("    .loc"), std::string("    .loc 1"),
          std::string("    .loc 1 x \"")}) {
        INFO(directive);
        const Program program = assemble_text(compiled(directive), "x.s");
        CHECK(program.compiled_from.empty());
        CHECK(program.place_of(address(0)) == "x.s:7");
        CHECK(program.hash == without.hash);
    }
}

TEST_CASE("do the lines of C move no instruction and no address?", "[lines]") {
    const ScratchFolder folder;
    const std::string c = folder.write("x.c", c_source);
    CHECK(assemble_text(compiled(fmt::format("    .file 1 \"{}\"", c)), "x.s").hash ==
          assemble_text(compiled(""), "x.s").hash);
}

TEST_CASE("does the translation of C keep its lines on request only?", "[lines]") {
    const std::string alpha = "$Ltext0:\n"
                              "\t.file 0 \"/work\" \"x.c\"\n"
                              "\t.ent f\n"
                              "f:\n"
                              "\t.file 1 \"/c/../c/x.c\"\n"
                              "\t.loc 1 3 25\n"
                              "$LBB5:\n"
                              "\taddq $1,$2,$3\n"
                              "\t.loc 1 3 30 is_stmt 0\n"
                              "\taddq $1,$2,$4\n"
                              "\t.file 2 \"/c/x.h\"\n"
                              "\t.loc 2 1 4\n"
                              "\taddq $1,$2,$5\n"
                              "\t.end f\n"
                              "$Letext0:\n";
    CHECK(translate_alpha(alpha, "test") == "\t.ent f\n"
                                            "f:\n"
                                            "\taddl $1,$2,$3\n"
                                            "\taddl $1,$2,$4\n"
                                            "\taddl $1,$2,$5\n"
                                            "\t.end f\n");
    CHECK(translate_alpha(alpha, "test", SourceLines::kept) == "\t.ent f\n"
                                                               "f:\n"
                                                               "\t.file 1 \"/c/x.c\"\n"
                                                               "\t.loc 1 3 0\n"
                                                               "\taddl $1,$2,$3\n"
                                                               "\taddl $1,$2,$4\n"
                                                               "\t.file 2 \"/c/x.h\"\n"
                                                               "\t.loc 2 1 0\n"
                                                               "\taddl $1,$2,$5\n"
                                                               "\t.end f\n");
}

}  // namespace swsim
