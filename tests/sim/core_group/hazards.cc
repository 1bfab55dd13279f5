// SPDX-License-Identifier: Apache-2.0
#include <catch2/catch.hpp>

#include "tests/sim/support.h"

namespace swsim::test {
namespace {

constexpr uint64_t memory = address_map::arena_base + 0x1000;

// A transfer of 256 bytes at LDM 0x1000, reply word at 0x400, and `between` while it is in flight.
std::vector<std::string> findings(uint64_t operation, const std::string& between) {
    const Run result = run_at_all_quanta(
        "ldi $2,0x400($31)\nvinsf $16,$31,0,$3\nvinsf $2,$3,1,$3\n"
        "ldi $5,0x1000($31)\ndma $3,$17,$5\n" +
            between + "\n1: ldw $4,0($2)\nbeq $4,1b\nmemb\nldw $6,0($5)\nhalt",
        {.arguments = {operation << 56 | 256, memory}, .check = Setup::Check::findings});
    REQUIRE(result.result.outcome == Outcome::ended);
    return result.result.findings;
}

constexpr uint64_t put = 0;
constexpr uint64_t get = 1;

}  // namespace

TEST_CASE("may a core use its LDM where its broadcast writes that of other rows?") {
    const std::string broadcast = "ldi $2,0x400($31)\nvinsf $16,$31,0,$3\nvinsf $18,$3,1,$3\n"
                                  "ldi $5,0x1000($31)\ndma $3,$17,$5\nstw $7,0($5)\n"
                                  "1: ldw $4,0($2)\nbeq $4,1b\nhalt";
    const auto findings = [&](uint64_t rows) {
        constexpr uint64_t mode = 1;
        return run_at_all_quanta(broadcast, {.arguments = {mode << 60 | get << 56 | 256, memory,
                                                           rows << 24 | 0x400},
                                             .check = Setup::Check::findings})
            .result.findings.size();
    };
    CHECK(findings(1) == 1);
    CHECK(findings(2) == 0);
}

TEST_CASE("is a use of LDM that a transfer in flight writes or reads a finding?") {
    struct Case {
        uint64_t operation;
        const char* code;
        bool race;
    };
    for (const Case& each : {
             Case{get, "ldw $7,0x10fc($31)", true},  // the last word of the buffer
             Case{get, "stw $7,0x1000($31)", true},
             Case{get, "vldd $7,0x1040($31)", true},
             Case{get, "selldw $31,$5,7,$7", true},   // reads 0x1000
             Case{get, "ldw $7,0x1100($31)", false},  // behind it
             Case{get, "ldw $7,0xffc($31)", false},
             Case{put, "ldw $7,0x1000($31)", false},  // both read
             Case{put, "stb $7,0x10ff($31)", true},
             Case{put, "stb $31,0x403($31)", true},  // the reply word
             Case{get, "ldw $7,0x400($31)", false},  // is what one polls
             Case{get, "nop", false},
         }) {
        INFO(each.code << (each.operation == get ? ", get" : ", put"));
        CHECK(findings(each.operation, each.code).size() == each.race);
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

TEST_CASE("are many races at one place one finding, told as it was the first time?") {
    const std::vector<std::string> once = findings(get, "2: ldw $7,0x1010($31)");
    const std::vector<std::string> found =
        findings(get, "2: ldw $7,0x1010($31)\naddl $8,1,$8\nsubl $8,5,$9\nblt $9,2b");
    REQUIRE(once.size() == 1);
    CHECK(found == once);
}

TEST_CASE("does a finding say on how many cores it is, and name the first?") {
    // Core 1 comes later to the same race.
    const std::string body = "rcsr $1,0\nbeq $1,2f\nldi $9,50($31)\n1: subl $9,1,$9\nbgt $9,1b\n"
                             "2: ldi $2,0x400($31)\nvinsf $16,$31,0,$3\nvinsf $2,$3,1,$3\n"
                             "ldi $5,0x1000($31)\ndma $3,$17,$5\nldw $6,0($5)\n"
                             "3: ldw $4,0($2)\nbeq $4,3b\nhalt";
    const Run result = run(
        body, {.cpes = 2, .arguments = {get << 56 | 256, memory}, .check = Setup::Check::findings});
    REQUIRE(result.result.findings.size() == 1);
    CHECK_THAT(result.result.findings[0], Catch::Contains("race: core 0 accesses"));
    CHECK_THAT(result.result.findings[0], Catch::Contains("on 2 cores"));
}

TEST_CASE("are the findings the same in every way of running?") {
    struct Case {
        const char* question;
        unsigned cpes;
        std::string body;
    };
    const std::string start = "ldi $2,0x400($31)\nvinsf $16,$31,0,$3\nvinsf $2,$3,1,$3\n"
                              "ldi $5,0x1000($31)\n";
    const std::string wait = "1: ldw $4,0($2)\nbeq $4,1b\nhalt";
    for (const Case& each : {
             // It sleeps through most passes.
             Case{"polling the data instead of the reply word", 1,
                  start + "dma $3,$17,$5\n2: ldw $6,0x10fc($31)\nldw $7,0x10f8($31)\n"
                          "beq $7,3f\n3: addl $8,$31,$8\nldw $4,0($2)\nbeq $4,2b\nhalt"},
             Case{"polling the last word of the data", 1,
                  "ldi $7,-1($31)\nstw $7,0x10fc($31)\n" + start +
                      "dma $3,$17,$5\n2: ldw $6,0x10fc($31)\nbne $6,2b\n" + wait},
             // One instruction starts transfers to the same place, of which several race.
             Case{"transfers that one instruction started", 1,
                  start + "ldi $8,3($31)\n2: dma $3,$17,$5\nsubl $8,1,$8\nbgt $8,2b\n"
                          "ldw $6,0($5)\n3: ldw $4,0($2)\nsubl $4,3,$4\nbne $4,3b\nhalt"},
             Case{"transfers of two cores in the same cycle", 2,
                  // broadcasts to row 0
                  start + "ldi $6,1($31)\nsll $6,60,$6\nor $16,$6,$7\nvinsf $7,$3,0,$3\n"
                          "ldi $6,1($31)\nsll $6,24,$6\nor $6,$2,$6\nvinsf $6,$3,1,$3\n"
                          "dma $3,$17,$5\n2: ldw $6,0($5)\nldw $4,0($2)\nsubl $4,2,$4\n"
                          "blt $4,2b\nhalt"},
             // Two look-ups in turns, neither complete, in a loop that polls.
             Case{"interleaved look-ups in a polling loop", 1,
                  start + "dma $3,$17,$5\n2: selldw $31,$31,1,$6\nselldw $31,$2,1,$7\n"
                          "ldw $4,0($2)\nbeq $4,2b\nhalt"},
             // Core 0 has run ahead of core 1's fault.
             Case{"what comes after a fault", 2,
                  "rcsr $1,0\nbne $1,2f\nldi $9,20($31)\n1: subl $9,1,$9\nbgt $9,1b\n"
                  "selldw $1,$31,1,$4\nselldw $2,$31,1,$5\nhalt\n2: ldl $6,3($31)\nhalt"},
         }) {
        const auto found = [&](EventListener* listener) {
            return run_at_all_quanta(each.body, {.cpes = each.cpes,
                                                 .arguments = {get << 56 | 256, memory},
                                                 .listener = listener,
                                                 .check = Setup::Check::findings})
                .result.findings;
        };
        INFO(each.question);
        const std::vector<std::string> unheard = found(nullptr);
        CHECK(unheard.empty() == (each.question == std::string("what comes after a fault")));
        EventListener listener;  // nothing is folded for it
        CHECK(found(&listener) == unheard);
    }
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
    const Run result = run("rcsr $1,0\nbne $1,1f\nputr $2,1\n1: halt",
                           {.cpes = 2, .check = Setup::Check::findings});
    REQUIRE(result.result.findings.size() == 1);
    CHECK_THAT(result.result.findings[0], Catch::Contains("core 1"));
}

TEST_CASE("is a stack that grows into LDM data a finding, and one that touches them none?") {
    // As many frames of 1 KB as $16 says. What $30 points to in the data themselves is no stack.
    const std::string body = "mov $30,$1\nldi $30,256($31)\nldi $30,-8($30)\nmov $1,$30\n"
                             "1: ldi $30,-1024($30)\nsubl $16,1,$16\nbgt $16,1b\n"
                             "halt\n.section .tdata_local,\"awT\",@progbits\n.skip 0x8000-128\n";
    const auto findings = [&](unsigned frames) {
        const Run result = run_at_all_quanta(
            body, {.cpes = 2, .arguments = {frames}, .check = Setup::Check::findings});
        REQUIRE(result.result.outcome == Outcome::ended);
        return result.result.findings;
    };
    CHECK(findings(32).empty());
    const std::vector<std::string> found = findings(35);
    REQUIRE(found.size() == 1);
    CHECK_THAT(found[0], Catch::Contains("stack: core 0 moves its stack pointer to LDM 0x7c00") &&
                             Catch::Contains("LDM data, which end at 0x8000") &&
                             Catch::Contains("ldi $30,-1024($30)") &&
                             Catch::Contains("on 2 cores"));
}

}  // namespace swsim::test
