// SPDX-License-Identifier: Apache-2.0
//
// What was measured of one core group's DMA bandwidth, on one set of parameters.
#include <algorithm>
#include <cmath>
#include <numeric>

#include <catch2/catch.hpp>

#include "tests/sim/support.h"

namespace swsim::test {
namespace {

constexpr uint64_t memory_base = address_map::arena_base + 0x100000;
constexpr uint64_t scratch_bytes = uint64_t(1200) << 20;
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

Cycle launch_cycles() {
    const Machine machine;
    return Cycle(machine.value("launch.spawn_cycles") + machine.value("launch.join_cycles"));
}

// Blocking transfers of 64 cores; their blocks adjoin, each core repeats its own.
double table_a_gb_per_s(uint64_t bytes, uint64_t operation) {
    const uint64_t transfers = bytes >= 2048 ? 30 : 60;
    const Cycle cycles = kernel_cycles("tests/sim/dma/dma_stream.s", "dma_stream", 64,
                                       {bytes, transfers, operation, memory_base, bytes});
    return double(64 * transfers * bytes) / Machine().seconds(cycles) / 1e9;
}

// Each core walks its own 1/64 of two arrays: 2000 blocks of up to 1 KB, or 200 larger ones. The
// arrays start at `offset` modulo 128, and a third one lies between them; get and put are both
// counted.
double table_b_mb_per_s(uint64_t bytes, uint64_t offset) {
    const uint64_t part_bytes = (bytes <= 1024 ? 2000 : 200) * bytes;
    const uint64_t blocks = bytes <= 1024 ? 48 : bytes <= 4096 ? 24 : bytes < 16384 ? 12 : 8;
    const uint64_t source = memory_base + offset;
    const uint64_t destination = source + 2 * (64 * part_bytes) + 32;
    const Cycle cycles = kernel_cycles("tests/sim/memory/stream_copy.s", "stream_copy", 64,
                                       {bytes, blocks, source, destination, part_bytes});
    return double(2 * 64 * blocks * bytes) / Machine().seconds(cycles) / 1e6;
}

// The same with commands of 24 KB in blocks, 8 bytes apart, as swCandle's strided Copy: 64 commands
// for each core, of which the first few are looked at.
double strided_mb_per_s(uint64_t block_bytes) {
    constexpr uint64_t command_bytes = 24576;
    constexpr uint64_t gap_bytes = 8;
    constexpr uint64_t commands = 4;
    const uint64_t part_bytes = command_bytes / block_bytes * (block_bytes + gap_bytes) * 64;
    const uint64_t source = memory_base + 48;
    const uint64_t destination = source + 2 * (64 * part_bytes) + 32;
    const Cycle cycles =
        kernel_cycles("tests/sim/memory/strided_copy.s", "strided_copy", 64,
                      {block_bytes, commands, source, destination, part_bytes, gap_bytes});
    return double(2 * 64 * commands * command_bytes) / Machine().seconds(cycles) / 1e6;
}

// All 64 cores get the same region, in blocks of 128 bytes with gaps of 7 blocks, 20 times; launch
// included.
double shared_region_gb_per_s(uint64_t bytes) {
    constexpr uint64_t get_in_blocks = get << 56 | uint64_t(128) << 32;
    constexpr uint64_t stride = uint64_t(7 * 128) << 32;
    const Cycle cycles = kernel_cycles("tests/sim/memory/get_blocks.s", "get_blocks", 64,
                                       {get_in_blocks | bytes, stride, memory_base, 20, 0, 64}) +
                         launch_cycles();
    return double(64 * 20 * bytes) / Machine().seconds(cycles) / 1e9;
}

// Core 0 gets to all cores, `gets` times, contiguous; launch included.
double broadcast_us(uint64_t bytes, uint64_t gets) {
    constexpr uint64_t broadcast = get << 56 | uint64_t(1) << 60;
    constexpr uint64_t all_rows = uint64_t(255) << 24;
    const Cycle cycles =
        kernel_cycles("tests/sim/memory/get_blocks.s", "get_blocks", 64,
                      {broadcast | bytes, all_rows, memory_base + 48, gets, bytes, 1}) +
        launch_cycles();
    return Machine().seconds(cycles) * 1e6;
}

struct PointA {
    uint64_t bytes;
    double get_gb_per_s;
    double put_gb_per_s;
};

// swDNN (Fang et al., IPDPS 2017), table II.
constexpr PointA table_a[] = {
    {64, 9.00, 9.20},    {128, 17.25, 18.83},  {192, 17.94, 19.82},
    {256, 22.44, 25.80}, {512, 27.42, 30.34},  {576, 25.96, 28.91},
    {640, 29.05, 32.00}, {1024, 29.79, 33.44}, {2048, 31.32, 35.19},
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

// swCandle, strided STREAM Copy: 24 KB per command, gaps of 8 bytes.
constexpr PointB strided[] = {
    {64, 2675.9},    {128, 4936.8},   {256, 8576.2},   {512, 11980.9},
    {1024, 15253.3}, {2048, 16998.3}, {4096, 18404.7}, {8192, 19337.8},
};

struct SharedPoint {
    uint64_t channels;
    double gb_per_s;
};

// Logs of swDNN (nushio3/swDNN): 16 bytes for each input channel.
constexpr SharedPoint shared_region[] = {
    {128, 21.15}, {160, 22.41}, {192, 23.04}, {224, 23.54}, {256, 23.86},
    {288, 24.06}, {320, 23.90}, {352, 23.88}, {384, 24.36},
};

struct BroadcastPoint {
    uint64_t bytes;
    double us;
};

// swCandle, broadcast: 20 blocking gets of one core, rounded to microseconds.
constexpr BroadcastPoint broadcasts[] = {
    {8, 31},    {16, 30},   {32, 30},   {64, 32},   {128, 30},   {256, 30},   {512, 34},
    {1024, 33}, {2048, 36}, {4096, 43}, {8192, 41}, {16384, 57}, {24576, 71},
};

class Misses {
  public:
    void add(double simulated, double measured) {
        relative_.push_back(std::abs(simulated / measured - 1));
    }
    double worst() const { return std::ranges::max(relative_); }
    double mean() const {
        return std::accumulate(relative_.begin(), relative_.end(), 0.0) / double(relative_.size());
    }
    double rms() const {
        const double sum =
            std::inner_product(relative_.begin(), relative_.end(), relative_.begin(), 0.0);
        return std::sqrt(sum / double(relative_.size()));
    }

  private:
    std::vector<double> relative_;
};

}  // namespace

// The targets of these tests are those that were set for the calibration; a point or a mean that
// misses its target is pinned further below.

TEST_CASE("does one machine give the bandwidth of aligned transfers (swDNN table II)?") {
    Misses misses;
    for (const PointA& point : table_a) {
        INFO(point.bytes << " bytes");
        misses.add(table_a_gb_per_s(point.bytes, get), point.get_gb_per_s);
        // What is published for large puts exceeds the peak of the memory; no model may meet it.
        if (point.put_gb_per_s < ddr3_peak_gb_per_s)
            misses.add(table_a_gb_per_s(point.bytes, put), point.put_gb_per_s);
    }
    CHECK(misses.mean() < 0.06);
    CHECK(misses.worst() < 0.12);
}

TEST_CASE("does the same machine give the bandwidth of misaligned ones (swCandle STREAM Copy)?") {
    Misses misses;
    for (const PointB& point : table_b)
        misses.add(table_b_mb_per_s(point.bytes, 48), point.mb_per_s);
    // The target of 7 % is missed by 0.3: the point of 256 bytes is 17.5 % low, the others are 4.9
    // % off. That depends on where the arrays lie; the calibration, which places them as the
    // suite's binaries do, has 6.7 %.
    CHECK(misses.rms() == Approx(0.0726).margin(0.002));
    CHECK(misses.worst() < 0.18);
}

TEST_CASE("and of commands in blocks (swCandle, strided Copy, gaps of 8 bytes)?") {
    Misses misses;
    for (const PointB& point : strided)
        misses.add(strided_mb_per_s(point.bytes), point.mb_per_s);
    CHECK(misses.rms() < 0.07);
}

TEST_CASE("and of 64 cores that get the same region (swDNN's logs)?") {
    Misses misses;
    for (const SharedPoint& point : shared_region)
        misses.add(shared_region_gb_per_s(16 * point.channels), point.gb_per_s);
    CHECK(misses.mean() < 0.05);
}

TEST_CASE("and of broadcasts (swCandle)?") {
    Misses misses;
    for (const BroadcastPoint& point : broadcasts)
        misses.add(broadcast_us(point.bytes, 20), point.us);
    CHECK(misses.rms() < 0.08);
    CHECK(broadcast_us(24576, 64) == Approx(181).epsilon(0.11));
}

// Points that are not met, pinned: a change of the model shall not move them unnoticed.
TEST_CASE("how far off are the points that the model does not meet?") {
    // 384 bytes, published below the line through its neighbours.
    CHECK(table_a_gb_per_s(384, get) / 22.88 == Approx(1.27).margin(0.02));
    CHECK(table_a_gb_per_s(384, put) / 24.67 == Approx(1.18).margin(0.02));
    // Puts of less than an atom: the one merge at a time that fits puts with two partial atoms is
    // too slow for puts with one.
    CHECK(table_a_gb_per_s(32, put) / 2.56 == Approx(0.32).margin(0.02));
    CHECK(table_b_mb_per_s(8, 48) / 465.8 == Approx(0.72).margin(0.03));
    CHECK(table_b_mb_per_s(16, 48) / 935.4 == Approx(0.71).margin(0.03));
    CHECK(table_b_mb_per_s(32, 48) / 1327.5 == Approx(0.82).margin(0.03));
    // Blocks of less than an atom inside one command: one merge each, which is nearly right.
    CHECK(strided_mb_per_s(8) / 361.7 == Approx(0.95).margin(0.05));
    CHECK(strided_mb_per_s(16) / 769.6 == Approx(0.88).margin(0.05));
    CHECK(strided_mb_per_s(32) / 1552.3 == Approx(0.79).margin(0.05));
}

TEST_CASE("does it matter which of the three offsets the arrays have?") {
    for (const uint64_t offset : {80, 112})
        for (const PointB& point : {PointB{128, 2950.0}, PointB{1024, 12536.2}}) {
            INFO(point.bytes << " bytes, offset " << offset);
            CHECK(table_b_mb_per_s(point.bytes, offset) == Approx(point.mb_per_s).epsilon(0.15));
        }
}

TEST_CASE("does no transfer exceed the peak of the memory?") {
    for (const uint64_t operation : {get, put})
        CHECK(table_a_gb_per_s(16384, operation) < ddr3_peak_gb_per_s);
}

TEST_CASE("does one core's stream move a line every 15 to 18 cycles?") {
    // The difference of two lengths: without the latency of the first line.
    const auto cycles = [](uint64_t bytes) {
        return kernel_cycles("tests/sim/dma/dma_stream.s", "dma_stream", 1,
                             {bytes, 20, get, memory_base, 0});
    };
    const double per_line = double(cycles(32768) - cycles(16384)) / (20 * 128);
    CHECK(per_line > 15);
    CHECK(per_line < 18.6);  // refresh and changes of row are on top of 18
}

TEST_CASE("does a small get on an idle machine take about 650 cycles until the reply is seen?") {
    const auto cycles = [](uint64_t transfers) {
        return kernel_cycles("tests/sim/dma/dma_stream.s", "dma_stream", 1,
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
