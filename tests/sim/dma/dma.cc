// SPDX-License-Identifier: Apache-2.0
#include <catch2/catch.hpp>

#include "tests/sim/support.h"

namespace swsim::test {
namespace {

constexpr uint64_t buffer_base = address_map::arena_base + 0x10000;
constexpr uint64_t get = 1;
constexpr uint64_t put = 0;

// Start of a program that moves data: $3 = descriptor of $16 bytes with operation $18 and the reply
// word at 0x400, $5 = LDM buffer at 0x1000, $19 = main memory.
const std::string prologue = R"(
    ldi     $2,0x400($31)
    vinsw   $2,$31,2,$3
    sll     $18,56,$4
    vinsf   $4,$3,0,$3
    vinsw   $16,$3,0,$3
    ldi     $5,0x1000($31)
)";
// Waits until the reply word is $6.
const std::string wait = R"(
1:  ldw     $7,0($2)
    subw    $7,$6,$7
    bne     $7,1b
)";

}  // namespace

TEST_CASE("does a get bring memory's bytes and count the reply word?") {
    // Main memory is written by the core itself first, through a put of its LDM.
    const std::string fill = R"(
        ldi     $8,0($31)
    2:  addl    $5,$8,$9
        stb     $8,0($9)
        addl    $8,1,$8
        cmplt   $8,$16,$9
        bne     $9,2b
    )";
    const std::string program = prologue + fill + "dma $3,$19,$5\nldi $6,1($31)\n" + wait +
                                // Now get the same into another buffer.
                                "ldi $4,1($31)\nsll $4,56,$4\nvinsf $4,$3,0,$3\nvinsw $16,$3,0,$3\n"
                                "ldi $5,0x2000($31)\n"
                                "dma $3,$19,$5\nldi $6,2($31)\n" +
                                wait + "halt\n";
    const Run result = run(program, {.arguments = {256, 0, put, buffer_base}});
    REQUIRE(result.result.outcome == Outcome::ended);
    const auto& ldm = result.state().ldm;
    CHECK(std::equal(&ldm[0x1000], &ldm[0x1100], &ldm[0x2000]));
    CHECK(ldm[0x2001] == 1);
    CHECK(ldm[0x20ff] == 0xff);
    CHECK(ldm[0x400] == 2);
}

TEST_CASE("does a strided put leave the bytes between its blocks alone?") {
    // Blocks of 64 bytes, 32 skipped: bsize in bits 51:32, stride in bits 127:96.
    const std::string stride = "ldi $10,64($31)\nvextf $3,0,$11\nsll $10,32,$10\nor $11,$10,$11\n"
                               "vinsf $11,$3,0,$3\nldi $10,32($31)\nvinsw $10,$3,3,$3\n";
    const std::string program = "ldi $12,-1($31)\nldi $5,0x1000($31)\nldi $8,256($31)\n"
                                "2: stl $12,0($5)\naddl $5,8,$5\nsubl $8,8,$8\nbgt $8,2b\n" +
                                prologue + stride + "dma $3,$19,$5\nldi $6,1($31)\n" + wait +
                                "halt\n";
    const Run result = run(program, {.arguments = {256, 0, put, buffer_base}});
    REQUIRE(result.result.outcome == Outcome::ended);
    const uint8_t* const memory = Arena::pointer(buffer_base);
    for (uint64_t i = 0; i < 4 * 96; ++i) {
        INFO("byte " << i);
        CHECK(memory[i] == (i % 96 < 64 ? 0xff : 0));
    }
}

TEST_CASE("do several transfers of a core run at once?") {
    const std::string two = prologue +
                            "dma $3,$19,$5\nldi $5,0x2000($31)\ndma $3,$19,$5\nldi $6,2($31)\n" +
                            wait + "halt\n";
    const std::string one = prologue + "dma $3,$19,$5\nldi $6,1($31)\n" + wait + "halt\n";
    const Setup setup{.arguments = {128, 0, get, buffer_base}};
    const Cycle cycles_of_two = run(two, setup).cycles();
    const Cycle cycles_of_one = run(one, setup).cycles();
    CHECK(cycles_of_two - cycles_of_one < 50);
}

TEST_CASE("do cores of different groups transfer side by side, and those of one group in turn?") {
    // 16 KB: 128 transactions, sent every 18 cycles by a group alone.
    const auto cycles = [](unsigned cpes, const char* groups) {
        return run_file("tests/sim/dma/dma_stream.s", "dma_stream",
                        {.cpes = cpes,
                         .arguments = {16384, 1, get, buffer_base, 0},
                         .settings = {groups}})
            .result.kernel_cycles;
    };
    const Cycle alone = cycles(1, "dma.groups=4");
    // Two cores in one group, and two in groups of their own.
    const Cycle together = cycles(2, "dma.groups=4");
    const Cycle apart = cycles(2, "dma.groups=64");
    CHECK(together - alone > 128 * 15);
    CHECK(apart - alone < 128);
}

TEST_CASE("are wrong transfers the exceptions that the hardware names?") {
    struct Wrong {
        const char* name;
        std::vector<uint64_t> arguments;  // bytes, -, operation, main memory
        const char* ldm_address;
    };
    const Wrong wrongs[] = {
        {"DMAE1", {0, 0, get, buffer_base}, "0x1000"},        // no bytes
        {"DMAE1", {130, 0, get, buffer_base}, "0x1000"},      // no multiple of 4
        {"DMAE1", {128, 0, 4, buffer_base}, "0x1000"},        // no such operation
        {"DMAE2", {128, 0, get, buffer_base + 2}, "0x1000"},  // unaligned
        {"DMAE2", {128, 0, get, 0x123456789000}, "0x1000"},   // not main memory
        {"DMAE2", {128, 0, get, 0x2000}, "0x1000"},           // LDM
        {"DMAE3", {128, 0, get, buffer_base}, "0x1001"},      // unaligned
        {"DMAE3", {4096, 0, get, buffer_base}, "0x7fff"},     // unaligned
        {"DMAE3", {65536, 0, get, buffer_base}, "0x1000"},    // beyond LDM
    };
    for (const Wrong& wrong : wrongs) {
        INFO(wrong.name << " " << wrong.arguments[0] << " " << wrong.ldm_address);
        const std::string program =
            prologue + "ldi $5," + wrong.ldm_address + "($31)\ndma $3,$19,$5\nhalt\n";
        const Run result = run(program, {.arguments = wrong.arguments});
        CHECK(result.result.outcome == Outcome::faulted);
        CHECK(result.result.fault.name == wrong.name);
        // The eighth instruction of the program.
        CHECK(result.result.fault.pc == address_map::text_base + 7 * 4);
    }
}

TEST_CASE("does the data of a get arrive in order of the lines, never before they were sent?") {
    // The core watches the first and the last byte of a long get: the first comes first.
    const std::string program = prologue + R"(
        ldi     $12,1($31)
        stb     $12,0($5)               # differs from memory's zeros
        stb     $12,8191($5)
        dma     $3,$19,$5
    2:  ldbu    $8,0($5)
        bne     $8,2b
        rcsr    $9,4
    3:  ldbu    $8,8191($5)
        bne     $8,3b
        rcsr    $10,4
        halt
    )";
    const Run result = run(program, {.arguments = {8192, 0, get, buffer_base},
                                     .settings = {"dma.line_cycles=18", "dma.outstanding_lines=6"},
                                     .check = Setup::Check::off});
    // 63 more lines, 18 cycles apart, give or take a pass of the loops; the first one had to open
    // the row, which took 19 cycles more.
    CHECK(double(result.scalar(10) - result.scalar(9)) == Approx(63 * 18 - 19).margin(10));
}

}  // namespace swsim::test
