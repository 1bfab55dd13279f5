// SPDX-License-Identifier: Apache-2.0
//
// Calls of run-time routines that are written like instructions (divw), and the routines that a
// program gets without asking for them.
#include <catch2/catch.hpp>

#include "asm/routines.h"
#include "tests/asm/assembler_support.h"

using namespace swsim;
using namespace swsim::test;

namespace {

// Whether a call assembles to the same instructions as what is written out.
void check_expansion(const std::string& call, const std::string& written_out) {
    const std::string routine = "\n.globl __divw\n__divw: ret $31,($23),1\n";
    INFO(call);
    CHECK(assembled(call + routine) == assembled(written_out + routine));
}

const std::string entry = ".section .text1,\"ax\",\"progbits\"\n";

}  // namespace

TEST_CASE("does divw move its operands to where the routine takes them, whatever overlaps?") {
    check_expansion("divw $1,$2,$3", "mov $1,$24; mov $2,$25; bsr $23,__divw; mov $27,$3");
    check_expansion("divw $24,$25,$3", "bsr $23,__divw; mov $27,$3");
    check_expansion("divw $24,$25,$27", "bsr $23,__divw");
    check_expansion("divw $24,$2,$24", "mov $2,$25; bsr $23,__divw; mov $27,$24");
    check_expansion("divw $1,$24,$3", "mov $24,$25; mov $1,$24; bsr $23,__divw; mov $27,$3");
    check_expansion("divw $25,$2,$3", "mov $25,$24; mov $2,$25; bsr $23,__divw; mov $27,$3");
    check_expansion("divw $25,$24,$3", "mov $24,$28; mov $25,$24; mov $28,$25; bsr $23,__divw; "
                                       "mov $27,$3");
    check_expansion("divw $24,$24,$3", "mov $24,$25; bsr $23,__divw; mov $27,$3");
}

TEST_CASE("does divw take a literal and the short form of two operands?") {
    check_expansion("divw $1,10,$3", "mov $1,$24; mov 10,$25; bsr $23,__divw; mov $27,$3");
    check_expansion("divw $1,$2", "mov $1,$24; mov $2,$25; bsr $23,__divw; mov $27,$1");
    check_expansion("divw $sp,$2", "mov $30,$24; mov $2,$25; bsr $23,__divw; mov $27,$30");
}

TEST_CASE("does every call that is written like an instruction have its routine?") {
    for (const isa::RoutineCall& call : isa::routine_calls()) {
        INFO(call.mnemonic);
        CHECK(is_runtime_routine(std::string(call.routine)));
        CHECK(call.routine == "__" + std::string(call.mnemonic));
        CHECK(errors_of(std::string(call.mnemonic) + " $1,$2,$3").empty());
    }
}

TEST_CASE("what is said about wrong operands of divw?") {
    CHECK(errors_of("divw $1") == "text.s:1:1: error: wrong number of operands for divw: 1\n"
                                  "    divw $1\n"
                                  "    ^\n"
                                  "    hint: the syntax is divw Ra,Rb|0..255,Rc\n");
    CHECK_THAT(errors_of("divw $1,$2,$3,$4"), Catch::Contains("wrong number of operands"));
    CHECK_THAT(errors_of("divw 7,$2,$3"),
               Catch::StartsWith("text.s:1:6: error: register expected"));
    CHECK_THAT(errors_of("divw $1,$2,3"),
               Catch::StartsWith("text.s:1:12: error: register expected"));
    CHECK_THAT(errors_of("divw $1,$32,$3"), Catch::Contains("no register $32"));
    CHECK_THAT(errors_of("divw $1,256,$3"), Catch::Contains("256 is out of range 0..255") &&
                                                Catch::Contains("macro divw at text.s:1:1"));
    CHECK_THAT(errors_of("divq $1,$2,$3"), Catch::Contains("divl"));
}

TEST_CASE("does a program get the run-time routines that it calls, once for all its files?") {
    const ScratchFolder folder;
    const auto one = folder.write("one.s", entry + "divw $1,$2,$3\n");
    const auto two = folder.write("two.s", entry + "bsr $26,memcpy\nremw $1,$2,$3\n");
    const size_t alone = assemble({one}).text.size();
    const Program both = assemble({one, two});
    CHECK(both.text.size() > alone);
    CHECK(both.text.size() < 2 * alone + 200);
    CHECK(assemble_text("addw $1,$2,$3").text.size() == 1);
    // As for a compiled C function, the linked name with its prefix is a definition, too.
    CHECK(assemble_text("bsr $23,__divw\n.globl slave___divw\nslave___divw: nop").text.size() == 2);
}

TEST_CASE("do a program's own routines come before those of the run-time?") {
    const ScratchFolder folder;
    const auto caller = folder.write("caller.s", entry + "divw $24,$25,$27\nremw $24,$25,$27\n");
    const auto own = folder.write("own.s", entry + ".globl __divw\n__divw: halt\n");
    const Program program = assemble({caller, own});
    REQUIRE(program.text.size() > 3);
    const auto target = [&](size_t index) {
        return program.text.at(size_t(program.text[index].immediate) / 4).op;
    };
    CHECK(target(0) == isa::Op::halt);
    CHECK(target(1) != isa::Op::halt);
}

TEST_CASE("is a tool that looks at one file of several not given the run-time routines?") {
    const ScratchFolder folder;
    const auto file = folder.write("one.s", entry + "divw $24,$25,$27\n");
    AssemblerOptions options;
    options.leave_undefined = true;
    const Program program = assemble({file}, options);
    REQUIRE(program.text.size() == 1);
    CHECK(program.undefined.at(0) == "__divw");
}
