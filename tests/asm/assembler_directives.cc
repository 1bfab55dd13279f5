// SPDX-License-Identifier: Apache-2.0
#include <catch2/catch.hpp>

#include "tests/asm/assembler_support.h"

using namespace swsim;
using namespace swsim::test;
using Bytes = std::vector<uint8_t>;

namespace {

uint64_t value_of(const Program& program, const std::string& name) {
    return program.symbols.at(name).value;
}

}  // namespace

TEST_CASE("which bytes do data directives make?") {
    CHECK(ldm_of(".byte 1,-1,0xff") == Bytes{1, 255, 255});
    CHECK(ldm_of(".short 0x1234") == Bytes{0x34, 0x12});
    CHECK(ldm_of(".2byte 1; .hword 2") == Bytes{1, 0, 2, 0});
    CHECK(ldm_of(".long 0x12345678") == Bytes{0x78, 0x56, 0x34, 0x12});
    CHECK(ldm_of(".4byte -1") == Bytes{255, 255, 255, 255});
    CHECK(ldm_of(".quad 0x0102030405060708") == Bytes{8, 7, 6, 5, 4, 3, 2, 1});
    CHECK(ldm_of(".8byte 1") == Bytes{1, 0, 0, 0, 0, 0, 0, 0});
    CHECK(ldm_of(".ascii \"ab\",\"c\"") == Bytes{'a', 'b', 'c'});
    CHECK(ldm_of(".asciz \"a\"; .string \"b\"") == Bytes{'a', 0, 'b', 0});
    CHECK(ldm_of(".ascii \"\\n\\t\\\\\\\"\\x41\\101\"") == Bytes{'\n', '\t', '\\', '"', 'A', 'A'});
    CHECK(ldm_of(".float 1.0") == Bytes{0, 0, 0x80, 0x3f});
    CHECK(ldm_of(".double -2") == Bytes{0, 0, 0, 0, 0, 0, 0, 0xc0});
}

TEST_CASE("which bytes do padding directives make?") {
    CHECK(ldm_of(".skip 2; .byte 1; .space 1,7; .zero 1") == Bytes{0, 0, 1, 7, 0});
    CHECK(ldm_of(".byte 1; .align 2; .byte 2") == Bytes{1, 0, 0, 0, 2});
    CHECK(ldm_of(".byte 1; .align 2,0xee; .byte 2") == Bytes{1, 0xee, 0xee, 0xee, 2});
    CHECK(ldm_of(".byte 1; .balign 4; .byte 2") == Bytes{1, 0, 0, 0, 2});
    CHECK(ldm_of(".byte 1; .org 3; .byte 2") == Bytes{1, 0, 0, 2});
    CHECK(ldm_of(".byte 1; .org .+2; .byte 2") == Bytes{1, 0, 0, 2});
    CHECK(ldm_of(".fill 2,2,0x0102") == Bytes{2, 1, 2, 1});
    CHECK(ldm_of(".fill 1,8,-1") == Bytes{255, 255, 255, 255, 0, 0, 0, 0});
}

TEST_CASE("does .p2align or .balign pad no more than it may?") {
    CHECK(ldm_of(".byte 1; .p2align 2,,2; .byte 2") == Bytes{1, 2});
    CHECK(ldm_of(".byte 1; .p2align 2,,3; .byte 2") == Bytes{1, 0, 0, 0, 2});
    CHECK(ldm_of(".byte 1; .balign 4,9,3; .byte 2") == Bytes{1, 9, 9, 9, 2});
    CHECK(ldm_of(".byte 1; .p2align 2,,0; .byte 2") == Bytes{1, 0, 0, 0, 2});
    CHECK(assembled("halt\n .p2align 4,,8\n halt") == "halt\nhalt\n");
    CHECK(assembled("halt\n .p2align 3,,8\n halt") == "halt\nnop\nhalt\n");
}

// tests/asm/test_data_layout.py compares more of it with GNU as.
TEST_CASE("do data align themselves?") {
    CHECK(ldm_of(".byte 1; .short 2") == Bytes{1, 0, 2, 0});
    CHECK(ldm_of(".byte 1; .float 2") == Bytes{1, 0, 0, 0, 0, 0, 0, 0x40});
    CHECK(ldm_of(".byte 1; .2byte 2") == Bytes{1, 2, 0});
    CHECK(ldm_of(".byte 1; .align 0; .short 2") == Bytes{1, 2, 0});
    CHECK(ldm_of(".align 0; .byte 1; .align 1; .byte 2; .short 3") == Bytes{1, 0, 2, 0, 3, 0});
    CHECK(ldm_of(".align 0; .section .tdata_local; .byte 1; .short 2") == Bytes{1, 0, 2, 0});
    const Program program = assemble_text(R"(
        .data
        .byte 1
    a:
    b:  .globl b
    1:  .gprel32 1b
    c:  .align 3
        .quad 2
    )");
    CHECK(value_of(program, "a") == address_map::arena_base + 1);
    CHECK(value_of(program, "b") == address_map::arena_base + 1);
    CHECK(value_of(program, "c") == address_map::arena_base + 8);
    CHECK(program.memory.bytes.at(4) != 0);
    CHECK(program.memory.bytes.at(16) == 0);
}

TEST_CASE("is text padded with nops?") {
    CHECK(assembled("halt\n .align 4\n halt") == "halt\nnop\nnop\nnop\nhalt\n");
    CHECK(assembled("halt\n .skip 8\n halt") == "halt\nnop\nnop\nhalt\n");
    CHECK(assembled("halt\n .align 0\n halt") == "halt\nhalt\n");
}

TEST_CASE("where do the sections lie?") {
    const Program program = assemble_text(R"(
        .text
        .globl f
    f:  nop
        .section .text1,"ax","progbits"
    g:  nop
        .section .rodata
    r:  .byte 1
        .data
    d:  .byte 2
        .bss
    b:  .skip 4
        .section .tdata_local,"awT",@progbits
    t:  .byte 3
        .section .tdata_local_fix,"awT",@progbits
    u:  .byte 4
        .comm c,16,16
        .lcomm l,1
    )");
    CHECK(value_of(program, "f") == address_map::text_base);
    CHECK(value_of(program, "g") == address_map::text_base + 32);
    CHECK(program.text.size() == 9);
    CHECK(program.text[1].op == isa::Op::nop);
    CHECK(value_of(program, "r") == address_map::arena_base);
    CHECK(value_of(program, "d") == address_map::arena_base + 128);
    CHECK(value_of(program, "b") == address_map::arena_base + 256);
    CHECK(value_of(program, "c") % 16 == 0);
    CHECK(value_of(program, "c") >= address_map::arena_base + 384);
    CHECK(program.symbols.at("c").kind == SymbolKind::memory);
    // .tdata_local_fix comes first: it is meant for short displacements.
    CHECK(value_of(program, "u") == address_map::ldm_data_start);
    CHECK(value_of(program, "t") == address_map::ldm_data_start + 32);
    CHECK(program.symbols.at("t").kind == SymbolKind::ldm);
    CHECK(program.memory.bytes.at(0) == 1);
    CHECK(program.memory.bytes.at(128) == 2);
    CHECK(program.ldm.at(0) == 4);
    CHECK(program.ldm.at(32) == 3);
    CHECK(program.symbols.at("f").global);
    CHECK_FALSE(program.symbols.at("g").global);
}

TEST_CASE("does each common symbol get bytes of its own, as aligned as it asks for?") {
    const Program program = assemble_text(".text\nnop\n.comm a,1\n.comm b,5,64\n.lcomm c,8,8\n");
    CHECK(value_of(program, "b") == value_of(program, "a") + 64);
    CHECK(value_of(program, "c") == value_of(program, "b") + 8);
}

TEST_CASE("do .previous, .pushsection and .popsection go back?") {
    const Program program = assemble_text(R"(
        .data
        .byte 1
        .text
        nop
        .previous
        .byte 2
        .pushsection .rodata
        .byte 3
        .popsection
        .byte 4
    )");
    CHECK(program.memory.bytes.at(0) == 3);
    CHECK(program.memory.bytes.at(128) == 1);
    CHECK(program.memory.bytes.at(129) == 2);
    CHECK(program.memory.bytes.at(130) == 4);
}

TEST_CASE("are debug sections dropped with all that is in them?") {
    const Program program = assemble_text(R"(
        nop
        .section .debug_info,"",@progbits
    .Ld0:
        .4byte .Ld1-.Ld0, undefined_there
        .uleb128 0x5
        .sleb128 -3
        .string "text"
        .quad f
    .Ld1:
        .section .eh_frame,"a",@progbits
        .long 1
        .section .note.GNU-stack,"",@progbits
    )");
    CHECK(program.text.size() == 1);
    CHECK(program.memory.bytes.empty());
    CHECK(program.ldm.empty());
}

TEST_CASE("are directives without effect here accepted?") {
    CHECK(assembled(R"(
        .set noreorder
        .set noat
        .set volatile
        .set nomacro
        .arch sw3
        .file "x.c"
        .file 1 "x.c"
        .loc 1 5 0
        .ident "compiler"
        .globl f
        .type f,@function
        .ent f
    f:
        .frame $30,16,$26,0
        .mask 0x4000000,-16
        .prologue 0
        nop
        .end f
        .size f,.-f
    )") == "nop\n");
}

TEST_CASE("are label differences and addresses data?") {
    const Program program = assemble_text(R"(
    f:  nop
        nop
    g:  nop
        .data
        .quad g-f, f, later-f
        .long g-f
        .text
        nop
    later:
        nop
    )");
    const auto quad = [&](size_t offset) {
        uint64_t value = 0;
        for (size_t i = 8; i-- > 0;)
            value = value << 8 | program.memory.bytes.at(offset + i);
        return value;
    };
    CHECK(quad(0) == 8);
    CHECK(quad(8) == address_map::text_base);
    CHECK(quad(16) == 16);
    CHECK(program.memory.bytes.at(24) == 8);
}

TEST_CASE("does .if choose by value?") {
    CHECK(ldm_of(".if 1\n.byte 1\n.else\n.byte 2\n.endif") == Bytes{1});
    CHECK(ldm_of(".if 0\n.byte 1\n.else\n.byte 2\n.endif") == Bytes{2});
    CHECK(ldm_of(".if 0\n.byte 1\n.elseif 1\n.byte 2\n.else\n.byte 3\n.endif") == Bytes{2});
    CHECK(ldm_of(".if 1\n.byte 1\n.elseif 1\n.byte 2\n.else\n.byte 3\n.endif") == Bytes{1});
    CHECK(ldm_of("a=2\n.if a>1\n.byte 1\n.endif\n.ifeq a-2\n.byte 2\n.endif") == Bytes{1, 2});
    CHECK(ldm_of(".iflt 1\n.byte 1\n.endif\n.ifge 1\n.byte 2\n.endif") == Bytes{2});
}

TEST_CASE("are skipped branches not looked at, except for their nesting?") {
    CHECK(ldm_of(".if 0\n.if 1\nnonsense ! \" \n.else\n.byte 9\n.endif\n.else\n.byte 1\n.endif") ==
          Bytes{1});
}

TEST_CASE("do .ifdef and .ifndef see what is defined above?") {
    CHECK(ldm_of("a=1\n.ifdef a\n.byte 1\n.endif\n.ifndef b\n.byte 2\n.endif\n.ifdef c\n.byte "
                 "3\n.endif\nc=1") == Bytes{1, 2});
}

TEST_CASE("does .ifc compare text and .ifb look for nothing?") {
    CHECK(ldm_of(".ifc a,a\n.byte 1\n.endif\n.ifnc a,b\n.byte 2\n.endif\n.ifb\n.byte "
                 "3\n.endif\n.ifnb x\n.byte 4\n.endif") == Bytes{1, 2, 3, 4});
}

TEST_CASE("does .rept repeat, also nested and zero times?") {
    CHECK(ldm_of(".rept 2\n.byte 1\n.rept 2\n.byte 2\n.endr\n.endr") == Bytes{1, 2, 2, 1, 2, 2});
    CHECK(ldm_of(".rept 0\n.byte 1\n.endr") == Bytes{});
    CHECK(ldm_of("n=0\n.rept 3\nn=n+1\n.byte n\n.endr") == Bytes{1, 2, 3});
}

TEST_CASE("do .irp and .irpc run over values?") {
    CHECK(ldm_of(".irp v,1,2,3\n.byte \\v\n.endr") == Bytes{1, 2, 3});
    CHECK(ldm_of(".irpc c,147\n.byte \\c\n.endr") == Bytes{1, 4, 7});
}

TEST_CASE("does .include read a file beside the including one?") {
    const ScratchFolder folder;
    folder.write("part.inc", "addw $1,2,$3\n");
    folder.write("elsewhere/other.inc", "addw $4,5,$6\n");
    const auto main =
        folder.write("main.s", ".include \"part.inc\"\n.include \"other.inc\"\nhalt\n");
    const Program program = assemble({main}, {{folder.path / "elsewhere"}});
    CHECK(text_of(program) == "addw $1,2,$3\naddw $4,5,$6\nhalt\n");
    CHECK(program.files.at(program.text[0].where.file).path == (folder.path / "part.inc").string());
}

TEST_CASE("do region comments give spans of text, through the preprocessor as well?") {
    const std::string source = "nop\n# SWSIM-BEGIN inner loop\nnop\nnop\n# SWSIM-END\nnop\n";
    const auto check = [](const Program& program) {
        REQUIRE(program.regions.size() == 1);
        CHECK(program.regions[0].name == "inner loop");
        CHECK(program.regions[0].begin == 4);
        CHECK(program.regions[0].end == 12);
    };
    check(assemble_text(source));
    const ScratchFolder folder;
    check(assemble({folder.write("region.S", source)}));
}

TEST_CASE("do .org and section names count from the file's own part of a section?") {
    const ScratchFolder folder;
    const std::string source =
        " ldl $1,.rodata($gp) !literal\n .section .rodata,\"a\",\"progbits\"\n"
        " .org 0x0\n .byte 1\n .org 0x8\n .byte 2\n"
        " .data\n .quad .rodata +8\n";
    const auto one = folder.write("one.s", source);
    const auto two = folder.write("two.s", source);
    const Program program = assemble({one, two});
    const auto& bytes = program.memory.bytes;
    CHECK(bytes.at(8) == 2);
    CHECK(bytes.at(32) == 1);
    CHECK(bytes.at(40) == 2);
    const auto address = [&](size_t offset) {
        return bytes.at(offset) | uint64_t(bytes.at(offset + 4)) << 32;
    };
    CHECK(address(128) == address_map::arena_base + 8);
    CHECK(address(160) == address_map::arena_base + 40);
    CHECK(program.text.at(0).immediate != program.text.at(8).immediate);
}
