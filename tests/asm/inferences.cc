// SPDX-License-Identifier: Apache-2.0
//
// Does `swsim asm --strict` know what no vendor output shows, and where a program uses it?
#include <catch2/catch.hpp>

#include "asm/inferences.h"
#include "tests/asm/assembler_support.h"

using namespace swsim;
using namespace swsim::test;

namespace {

Program kept(const std::string& text) {
    const ScratchFolder folder;
    AssemblerOptions options;
    options.keep_statements = true;
    return assemble({folder.write("f.s", text)}, options);
}

// "selldw B; vlog3r5 ?"
std::string inferred(const std::string& text) {
    std::string all;
    for (const Inference& each : inferences_of(kept(text)))
        all +=
            (all.empty() ? "" : "; ") + each.what + ' ' + std::string(isa::name(each.confidence));
    return all;
}

}  // namespace

TEST_CASE("what vendor output shows passes", "[inferences]") {
    CHECK(inferred("f: vaddw $1,$2,$3\n nop\n divw $1,$2,$3\n .align 4\n ret\n").empty());
    CHECK(inferred("f: vlog3r3 $1,$2,$3,$4\n wcsr $1,0x83\n fcvtdlr $1,4,$2\n ret\n").empty());
}

TEST_CASE("what it does not show is told by its spelling, once", "[inferences]") {
    CHECK(inferred("f: selldw $1,$2,1,$3\n selldw $1,$2,0,$3\n ret\n") == "selldw B");
    CHECK(inferred("f: vldw_ul $1,0($2)\n vldd_ul $1,0($2)\n ret\n") == "vldw_ul B; vldd_ul B");
    CHECK(inferred("f: vcpyw $1,$2\n vshfw $1,$1,$31,$2\n ret\n") == "vcpyw B");
}

TEST_CASE("a number that is assumed is told where the instruction itself is shown",
          "[inferences]") {
    CHECK(inferred("f: vlog3r5 $1,$2,$3,$4\n ret\n") == "vlog3r5 ?");
    CHECK(inferred("f: wcsr $1,0x84\n rcsr $1,0x85\n ret\n") == "wcsr 0x84 ?; rcsr 0x85 ?");
    CHECK(inferred("f: fcvtdlr $1,5,$2\n ret\n") == "fcvtdlr 0x5 B");
}

TEST_CASE("a routine of ours is an assumption, one of the vendor's is not", "[inferences]") {
    CHECK(inferred("f: bsr $26,memcpy\n ret\n").empty());
    CHECK(inferred("f: bsr $26,__clzdi2\n ret\n") == "call of __clzdi2 ?");
    CHECK(inferred("f: remlu $1,$2,$3\n ret\n") == "remlu ?");
}

TEST_CASE("every row below A, and no other, says what is known of it", "[inferences]") {
    for (const isa::Row& row : isa::rows()) {
        const bool listed = evidence_of(row.op).has_value();
        CAPTURE(row.id);
        CHECK(listed == (row.confidence != isa::Confidence::A));
    }
}

TEST_CASE("lines of uses are told as ranges, by file", "[inferences]") {
    const Program program = kept("f: selldw $1,$2,2,$3\n selldw $1,$2,1,$3\n nop\n"
                                 " selldw $1,$2,0,$3; selldw $1,$2,0,$3\n ret\n");
    const std::vector<Inference> found = inferences_of(program);
    REQUIRE(found.size() == 1);
    CHECK(found[0].uses.size() == 4);
    CHECK_THAT(lines_of(program, found[0].uses), Catch::EndsWith("f.s:1-2, 4"));
}
