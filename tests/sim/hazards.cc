// SPDX-License-Identifier: Apache-2.0
#include <catch2/catch.hpp>

#include "support.h"

namespace swsim::test {
namespace {

constexpr uint64_t memory = address_map::arena_base + 0x1000;

// A transfer of 256 bytes at LDM 0x1000, reply word at 0x400, and `between` while it is in flight.
std::vector<std::string> findings(uint64_t operation, const std::string& between,
                                  Cycle quantum = 0) {
    const Run result = run("ldi $2,0x400($31)\nvinsf $16,$31,0,$3\nvinsf $2,$3,1,$3\n"
                           "ldi $5,0x1000($31)\ndma $3,$17,$5\n" +
                               between + "\n1: ldw $4,0($2)\nbeq $4,1b\nmemb\nldw $6,0($5)\nhalt",
                           {.arguments = {operation << 56 | 256, memory},
                            .quantum = quantum,
                            .check = Setup::Check::findings});
    REQUIRE(result.result.outcome == Outcome::ended);
    return result.result.findings;
}

constexpr uint64_t put = 0;
constexpr uint64_t get = 1;

}  // namespace

TEST_CASE("is a use of LDM that a transfer in flight writes or reads a finding?") {
    struct Case {
        uint64_t operation;
        const char* code;
        bool race;
    };
    for (const Case& each : {
             Case{get, "ldw $7,0x10fc($31)", true},   // the last word of the buffer
             Case{get, "stw $7,0x1000($31)", true},
             Case{get, "vldd $7,0x1040($31)", true},
             Case{get, "selldw $31,$5,7,$7", true},   // reads 0x1000
             Case{get, "ldw $7,0x1100($31)", false},  // behind it
             Case{get, "ldw $7,0xffc($31)", false},
             Case{put, "ldw $7,0x1000($31)", false},  // both read
             Case{put, "stb $7,0x10ff($31)", true},
             Case{put, "stb $31,0x403($31)", true},   // the reply word
             Case{get, "ldw $7,0x400($31)", false},   // is what one polls
             Case{get, "nop", false},
         })
        for (const Cycle quantum : {0, 1}) {
            INFO(each.code << (each.operation == get ? ", get" : ", put") << ", quantum "
                           << quantum);
            CHECK(findings(each.operation, each.code, quantum).size() == each.race);
        }
}

TEST_CASE("does a finding name both accesses?") {
    const std::vector<std::string> found = findings(get, "stw $7,0x1010($31)");
    REQUIRE(found.size() == 1);
    CHECK_THAT(found[0], Catch::Contains("4 bytes at LDM 0x1010"));
    CHECK_THAT(found[0], Catch::Contains("get of LDM 0x1000..0x10ff"));
    CHECK_THAT(found[0], Catch::Contains("stw $7,4112($31)"));
    CHECK_THAT(found[0], Catch::Contains("dma $3,$17,$5"));
}

TEST_CASE("are many races at one place one finding?") {
    const std::vector<std::string> found =
        findings(get, "ldi $8,5($31)\n2: ldw $7,0x1010($31)\nsubl $8,1,$8\nbgt $8,2b");
    REQUIRE(found.size() == 1);
    CHECK_THAT(found[0], Catch::Contains("5 times"));
}

TEST_CASE("do two transfers to the same bytes race?") {
    CHECK(findings(get, "ldi $9,0x1080($31)\ndma $3,$17,$9").size() == 1);
    CHECK(findings(get, "ldi $9,0x1100($31)\ndma $3,$17,$9").empty());
    CHECK(findings(put, "ldi $9,0x1080($31)\ndma $3,$17,$9").empty());
}

TEST_CASE("are interleaved table look-ups a finding, and look-ups in turn none?") {
    const auto of = [](const std::string& body) {
        return run(body + "\nhalt", {.check = Setup::Check::findings}).result.findings.size();
    };
    const std::string first = "selldw $1,$31,1,$4\n";
    CHECK(of(first + "selldw $1,$31,0,$4\nselldw $2,$31,1,$5\nselldw $2,$31,0,$5") == 0);
    CHECK(of(first + "selldw $2,$31,1,$5\nselldw $1,$31,0,$4\nselldw $2,$31,0,$5") > 0);
}

TEST_CASE("is a message that nobody reads a finding?") {
    const Run result =
        run("rcsr $1,0\nbne $1,1f\nputr $2,1\n1: halt",
            {.cpes = 2, .check = Setup::Check::findings});
    REQUIRE(result.result.findings.size() == 1);
    CHECK_THAT(result.result.findings[0], Catch::Contains("core 1"));
}

}  // namespace swsim::test
