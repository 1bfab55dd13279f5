// SPDX-License-Identifier: Apache-2.0
#include <catch2/catch.hpp>

#include "support.h"

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

double gb_per_s(uint64_t bytes, uint64_t operation, unsigned cpes, uint64_t transfers) {
    const Run result =
        run_file("dma_stream.s", "dma_stream",
                 {.cpes = cpes, .arguments = {bytes, transfers, operation, buffer_base, 8192}});
    const double seconds = Machine().seconds(result.result.kernel_cycles);
    return double(cpes * transfers * bytes) / seconds / 1e9;
}

struct Point {
    uint64_t bytes;
    double get_gb_per_s;
    double put_gb_per_s;
};

// swDNN (Fang et al., IPDPS 2017), table II: 64 CPEs, one core group.
constexpr Point published[] = {
    {128, 17.25, 18.83},  {192, 17.94, 19.82},  {256, 22.44, 25.80}, {384, 22.88, 24.67},
    {512, 27.42, 30.34},  {576, 25.96, 28.91},  {640, 29.05, 32.00}, {1024, 29.79, 33.44},
    {2048, 31.32, 35.19}, {4096, 32.05, 36.01},
};
constexpr double ddr3_peak_gb_per_s = 34.128;

// The 384-byte points lie below their neighbours: a smooth model cannot meet them as well.
double tolerance(uint64_t bytes) {
    return bytes == 384 ? 0.15 : 0.10;
}

}  // namespace

TEST_CASE("does the bandwidth of 64 cores agree with the table that it was calibrated with?") {
    for (const Point& point : published) {
        INFO(point.bytes << " bytes");
        CHECK(gb_per_s(point.bytes, get, 64, 40) ==
              Approx(point.get_gb_per_s).epsilon(tolerance(point.bytes)));
        if (point.put_gb_per_s < ddr3_peak_gb_per_s)
            CHECK(gb_per_s(point.bytes, put, 64, 40) ==
                  Approx(point.put_gb_per_s).epsilon(tolerance(point.bytes)));
    }
}

TEST_CASE("does no transfer exceed the peak of the memory?") {
    for (const uint64_t operation : {get, put})
        CHECK(gb_per_s(16384, operation, 64, 10) < ddr3_peak_gb_per_s);
}

TEST_CASE("does one core alone reach 10 to 12 GB/s?") {
    const double alone = gb_per_s(32768, get, 1, 20);
    CHECK(alone > 10.0);
    CHECK(alone < 12.0);
}

TEST_CASE("does a small get on an idle machine take about 650 cycles until the reply is seen?") {
    const Run few =
        run_file("dma_stream.s", "dma_stream", {.arguments = {128, 10, get, buffer_base, 0}});
    const Run many =
        run_file("dma_stream.s", "dma_stream", {.arguments = {128, 20, get, buffer_base, 0}});
    CHECK(double(many.cycles() - few.cycles()) / 10 == Approx(650).epsilon(0.03));
}

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
    // 16 KB: 128 transactions, sent every 16 cycles by a group alone.
    const auto cycles = [](unsigned cpes, const char* groups) {
        return run_file("dma_stream.s", "dma_stream",
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
    const Run result =
        run(program, {.arguments = {8192, 0, get, buffer_base}, .check = Setup::Check::off});
    // 63 more lines, 16 cycles apart, give or take a pass of the loops.
    CHECK(double(result.scalar(10) - result.scalar(9)) == Approx(63 * 16).margin(20));
}

}  // namespace swsim::test
