// SPDX-License-Identifier: Apache-2.0
#include <catch2/catch.hpp>

#include "tests/asm/assembler_support.h"

using namespace swsim;
using namespace swsim::test;

namespace {

std::string assembled_S(const std::string& source) {
    const ScratchFolder folder;
    return text_of(assemble({folder.write("a.S", source)}));
}

std::vector<Diagnostic> diagnostics_of_S(const ScratchFolder& folder, const std::string& source) {
    try {
        assemble({folder.write("a.S", source)});
    } catch (const SourceError& error) {
        return error.diagnostics();
    }
    return {};
}

}  // namespace

TEST_CASE("are // and /* */ comments in a .S file?") {
    CHECK(assembled_S("nop // one\nhalt /* two\n three */\n/**/ nop") == "nop\nhalt\nnop\n");
}

TEST_CASE("do # comments survive the preprocessor, with apostrophes and odd words?") {
    CHECK(assembled_S("# it's a comment\n  # don't \"stop\nnop # can't\n# 5 steps\n#\n"
                      "# step 1: load\nhalt") == "nop\nhalt\n");
}

TEST_CASE("do defines, conditions and function-like macros work?") {
    CHECK(assembled_S("#define v0 $0\n#define N 4\n#define TWICE(x) x; x\n"
                      "#if N > 3\n  addl v0,N,v0\n#else\n  halt\n#endif\nTWICE(nop)") ==
          "addl $0,4,$0\nnop\nnop\n");
}

TEST_CASE("is __ASSEMBLER__ defined and nothing of the host?") {
    CHECK(assembled_S("#ifdef __ASSEMBLER__\nnop\n#endif\n#if defined(__x86_64__) || "
                      "defined(linux) || defined(unix)\nhalt\n#endif") == "nop\n");
}

TEST_CASE("are headers found beside the source and in the include directories?") {
    const ScratchFolder folder;
    folder.write("regs.h", "#define a0 $16\n");
    folder.write("include/more.h", "#define ra $26\n");
    const auto source = folder.write("a.S", "#include \"regs.h\"\n#include <more.h>\n mov a0,ra\n");
    CHECK(text_of(assemble({source}, {{folder.path / "include"}})) == "or $31,$16,$26\n");
}

TEST_CASE("do places point into the original files?") {
    const ScratchFolder folder;
    folder.write("part.h", "\n\naddw $1,2,$3\n");
    const auto source = folder.write("a.S", "/* two\nlines */\n#include \"part.h\"\nhalt\n");
    const Program program = assemble({source});
    CHECK(program.files.at(program.text.at(0).where.file).path ==
          (folder.path / "part.h").string());
    CHECK(program.text[0].where.line == 3);
    CHECK(program.files.at(program.text.at(1).where.file).path == source.string());
    CHECK(program.text[1].where.line == 4);
    CHECK(program.files.at(program.text[1].where.file).lines.at(3) == "halt");
}

TEST_CASE("does an error show the original line, and the preprocessed one in a note?") {
    const ScratchFolder folder;
    const auto diagnostics =
        diagnostics_of_S(folder, "#define BIG 300\nnop\n\taddw $1,BIG,$2 // too big\n");
    REQUIRE(diagnostics.size() == 1);
    CHECK(diagnostics[0].line == 3);
    CHECK(diagnostics[0].source_line == "\taddw $1,BIG,$2 // too big");
    CHECK_THAT(diagnostics[0].message, Catch::Contains("300"));
    REQUIRE(diagnostics[0].notes.size() == 1);
    CHECK_THAT(diagnostics[0].notes[0], Catch::Contains("addw $1,300,$2"));
    const auto caret = diagnostics_of_S(folder, "#define X 1\nnop; wrong $1,X,$2\n");
    REQUIRE(caret.size() == 1);
    CHECK(caret[0].column == 6);
}

TEST_CASE("are the preprocessor's errors diagnostics with place and source line?") {
    const ScratchFolder folder;
    const auto missing = diagnostics_of_S(folder, "nop\n#include \"missing.h\"\n");
    REQUIRE(missing.size() == 1);
    CHECK(missing[0].file == (folder.path / "a.S").string());
    CHECK(missing[0].line == 2);
    CHECK(missing[0].column > 0);
    CHECK(missing[0].source_line == "#include \"missing.h\"");
    CHECK_THAT(missing[0].message, Catch::Contains("No such file"));
    const auto several = diagnostics_of_S(folder, "#error one\n#error two\n#if 1\n");
    CHECK(several.size() == 3);
}

TEST_CASE("is a .s file not preprocessed?") {
    const ScratchFolder folder;
    CHECK(text_of(assemble({folder.write("a.s", "#define nop halt\nnop\n")})) == "nop\n");
}

TEST_CASE("may paths hold blanks, quotes and leading dashes?") {
    const ScratchFolder folder;
    const auto source = folder.write("a folder/it's \"x\".S", "nop\n");
    CHECK(text_of(assemble({source})) == "nop\n");
    CHECK(assemble({source}).files.at(0).path == source.string());
}

TEST_CASE("are the ABI's register names known when a register header cannot be found?") {
    const ScratchFolder folder;
    folder.write("local.h", "#define N 5\n");
    const auto source = folder.write(
        "a.S", "#include \"/opt/vendor/include/asm/regdef.h\"\n#include \"local.h\"\n"
               " subl a2, N, t0\n vldd t12,(sp); stl ra,8(gp)\n mov zero,v0\n wrong\n");
    try {
        assemble({source});
        FAIL("no error");
    } catch (const SourceError& error) {
        REQUIRE(error.diagnostics().size() == 1);
        CHECK(error.diagnostics()[0].file == source.string());
        CHECK(error.diagnostics()[0].line == 6);
    }
    CHECK(assembled_S("#include <asm/regdef.h>\nsubl a2,1,t0; stl ra,8(sp); mov zero,v0\n"
                      "addl s5,fp,t11; addl t7,s0,at") ==
          "subl $18,1,$1\nstl $26,8($30)\nor $31,$31,$0\naddl $14,$15,$25\naddl $8,$9,$28\n");
}

TEST_CASE("is a register header of one's own taken?") {
    const ScratchFolder folder;
    folder.write("regdef.h", "#define t0 $20\n");
    const auto source = folder.write("a.S", "#include \"regdef.h\"\n mov t0,$1\n");
    CHECK(text_of(assemble({source})) == "or $31,$20,$1\n");
}

TEST_CASE("are source lines in compiler comments no line markers?") {
    const std::string source = "nop\n#  23  void gemm(double* a) {\n# 24   \"text\"\n#<loop> body\n"
                               "#\t.spillreg $15, $20\n#id 0\n##start\n\twrong\n";
    const ScratchFolder folder;
    const auto diagnostics = diagnostics_of_S(folder, source);
    REQUIRE(diagnostics.size() == 1);
    CHECK(diagnostics[0].line == 8);
}
