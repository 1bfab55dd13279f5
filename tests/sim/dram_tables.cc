// SPDX-License-Identifier: Apache-2.0
//
// The two published pictures of one core group's DMA bandwidth, on one set of parameters.
#include <catch2/catch.hpp>

#include "support.h"

namespace swsim::test {
namespace {

constexpr uint64_t memory_base = address_map::arena_base + 0x100000;
constexpr uint64_t scratch_bytes = uint64_t(256) << 20;
constexpr uint64_t get = 1;
constexpr uint64_t put = 0;
constexpr double ddr3_peak_gb_per_s = 34.128;

Cycle kernel_cycles(const char* file, const char* entry, unsigned cpes,
                    const std::vector<uint64_t>& arguments) {
    const Run result = run_file(file, entry,
                                {.cpes = cpes,
                                 .arguments = arguments,
                                 .max_cycles = 1'000'000'000,
                                 .scratch_bytes = scratch_bytes});
    REQUIRE(result.result.outcome == Outcome::ended);
    return result.result.kernel_cycles;
}

// Blocking transfers of 64 cores; their blocks adjoin, each core repeats its own.
double table_a_gb_per_s(uint64_t bytes, uint64_t operation) {
    const uint64_t transfers = bytes >= 2048 ? 30 : 60;
    const Cycle cycles = kernel_cycles("dma_stream.s", "dma_stream", 64,
                                       {bytes, transfers, operation, memory_base, bytes});
    return double(64 * transfers * bytes) / Machine().seconds(cycles) / 1e9;
}

// Each core walks its own 1/64 of two arrays of ten million doubles, STREAM's default, which start
// at `offset` modulo 128; get and put are both counted.
double table_b_mb_per_s(uint64_t bytes, uint64_t offset) {
    constexpr uint64_t array_bytes = 80'000'000;
    const uint64_t blocks = bytes <= 1024 ? 48 : bytes <= 4096 ? 24 : bytes < 16384 ? 12 : 8;
    const uint64_t source = memory_base + offset;
    const Cycle cycles =
        kernel_cycles("stream_copy.s", "stream_copy", 64,
                      {bytes, blocks, source, source + array_bytes + 32, array_bytes / 64});
    return double(2 * 64 * blocks * bytes) / Machine().seconds(cycles) / 1e6;
}

struct PointA {
    uint64_t bytes;
    double get_gb_per_s;
    double put_gb_per_s;
};

// swDNN (Fang et al., IPDPS 2017), table II.
constexpr PointA table_a[] = {
    {64, 9.00, 9.20},     {128, 17.25, 18.83},  {192, 17.94, 19.82}, {256, 22.44, 25.80},
    {512, 27.42, 30.34},  {576, 25.96, 28.91},  {640, 29.05, 32.00}, {1024, 29.79, 33.44},
    {2048, 31.32, 35.19}, {4096, 32.05, 36.01},
};

struct PointB {
    uint64_t bytes;
    double mb_per_s;
};

// swCandle (Lin et al., Parallel Computing 2018), STREAM Copy.
constexpr PointB table_b[] = {
    {64, 1864.1},    {128, 2950.0},   {256, 5985.0},   {512, 8783.9},    {1024, 12536.2},
    {2048, 15321.0}, {4096, 18392.6}, {8192, 19066.4}, {16384, 20034.1}, {24576, 20422.8},
};

}  // namespace

TEST_CASE("does one machine give the bandwidth of aligned transfers (swDNN table II)?") {
    for (const PointA& point : table_a) {
        INFO(point.bytes << " bytes");
        CHECK(table_a_gb_per_s(point.bytes, get) == Approx(point.get_gb_per_s).epsilon(0.10));
        // What is published for large puts exceeds the peak of the memory; no model may meet it.
        if (point.put_gb_per_s < ddr3_peak_gb_per_s)
            CHECK(table_a_gb_per_s(point.bytes, put) == Approx(point.put_gb_per_s).epsilon(0.10));
    }
}

TEST_CASE("does the same machine give the bandwidth of misaligned ones (swCandle STREAM Copy)?") {
    for (const PointB& point : table_b) {
        INFO(point.bytes << " bytes");
        CHECK(table_b_mb_per_s(point.bytes, 48) == Approx(point.mb_per_s).epsilon(0.12));
    }
}

// Points that are not met, pinned: a change of the model shall not move them unnoticed.
TEST_CASE("how far off are the points that the model does not meet?") {
    // 384 bytes, published below the line through its neighbours.
    CHECK(table_a_gb_per_s(384, get) / 22.88 == Approx(1.21).margin(0.02));
    CHECK(table_a_gb_per_s(384, put) / 24.67 == Approx(1.12).margin(0.02));
    // Puts of less than an atom: the one merge at a time that fits puts with two partial atoms is
    // too slow for puts with one.
    CHECK(table_a_gb_per_s(32, put) / 2.56 == Approx(0.40).margin(0.02));
    CHECK(table_b_mb_per_s(8, 48) / 465.8 == Approx(0.58).margin(0.03));
    CHECK(table_b_mb_per_s(16, 48) / 935.4 == Approx(0.58).margin(0.03));
    CHECK(table_b_mb_per_s(32, 48) / 1327.5 == Approx(0.75).margin(0.03));
}

TEST_CASE("does it matter which of the three offsets the arrays have?") {
    for (const uint64_t offset : {80, 112})
        for (const PointB& point : {PointB{128, 2950.0}, PointB{1024, 12536.2}}) {
            INFO(point.bytes << " bytes, offset " << offset);
            CHECK(table_b_mb_per_s(point.bytes, offset) == Approx(point.mb_per_s).epsilon(0.12));
        }
}

TEST_CASE("does no transfer exceed the peak of the memory?") {
    for (const uint64_t operation : {get, put})
        CHECK(table_a_gb_per_s(16384, operation) < ddr3_peak_gb_per_s);
}

TEST_CASE("does one core's stream move a line every 15 to 18 cycles?") {
    // The difference of two lengths: without the latency of the first line.
    const auto cycles = [](uint64_t bytes) {
        return kernel_cycles("dma_stream.s", "dma_stream", 1, {bytes, 20, get, memory_base, 0});
    };
    const double per_line = double(cycles(32768) - cycles(16384)) / (20 * 128);
    CHECK(per_line > 15);
    CHECK(per_line < 18.6);  // refresh and changes of row are on top of 18
}

TEST_CASE("does a small get on an idle machine take about 650 cycles until the reply is seen?") {
    const auto cycles = [](uint64_t transfers) {
        return kernel_cycles("dma_stream.s", "dma_stream", 1,
                             {128, transfers, get, memory_base, 0});
    };
    CHECK(double(cycles(30) - cycles(10)) / 20 == Approx(650).epsilon(0.05));
}

TEST_CASE("does a load from main memory take 278 cycles when nothing else goes on?") {
    const auto cycles = issue_cycles("ldl $1,0($16)\naddl $1,$31,$2\nnop\n"
                                     "ldl $3,64($16)\naddl $3,$31,$4\nhalt",
                                     {.arguments = {memory_base}, .scratch_bytes = scratch_bytes});
    // The second one finds its row open. One cycle for the clocks' phases.
    CHECK(double(cycles[4] - cycles[3]) == Approx(278).margin(1));
}

TEST_CASE("do the cores' own accesses share an interface of 8 GB/s?") {
    std::string body;
    for (unsigned i = 0; i < 200; ++i)
        body += "vldd $1,0($16)\n";
    const Run result =
        run(body + "memb\nhalt",
            {.cpes = 64, .arguments = {memory_base}, .scratch_bytes = scratch_bytes});
    const double gb_per_s = 64 * 200 * 32 / Machine().seconds(result.result.kernel_cycles) / 1e9;
    CHECK(gb_per_s < 8.0);
    CHECK(gb_per_s > 7.0);
}

}  // namespace swsim::test
