// SPDX-License-Identifier: Apache-2.0
//
// The pace at which a DMA group sends lines to memory.
#include <algorithm>

#include <catch2/catch.hpp>

#include "tests/sim/support.h"

namespace swsim::test {
namespace {

// Reads of DMA commands: of gets, and of puts whose lines memory must complete first.
struct Reads : EventListener {
    using EventListener::on;
    void on(const events::MemoryAccess& access) override {
        if (!access.own && !access.write)
            reads.push_back(access);
    }
    std::vector<events::MemoryAccess> reads;
};

constexpr Cycle way_cycles = 3;  // between group and memory

// A transfer of four blocks of `block` bytes, each in a line of its own, in one row of the DRAM.
std::vector<events::MemoryAccess> four_lines(uint64_t operation, uint64_t block, Cycle line_cycles,
                                             const std::string& setting) {
    std::vector<std::string> settings = countable_memory(10);
    settings.push_back("cpe.icache.miss_cycles=0");
    settings.push_back("dma.memory_cycles=" + std::to_string(way_cycles));
    settings.push_back("dma.line_cycles=" + std::to_string(line_cycles));
    settings.push_back("dma.block_cycles=0");
    settings.push_back("memory.merge_entries=4");
    // Answers come while other lines wait to be sent.
    settings.push_back("dma.return_cycles=1");
    settings.push_back(setting);
    Reads reads;
    const uint64_t size_and_kind = operation << 56 | block << 32 | 4 * block;
    const uint64_t stride_and_reply = (128 - block) << 32 | 0x400;
    const Run result = run("vinsf $17,$31,0,$3\nvinsf $18,$3,1,$3\nldi $5,0x1000($31)\n"
                           "dma $3,$16,$5\n1: ldw $2,0x400($31)\nbeq $2,1b\nhalt",
                           {.arguments = {address_map::arena_base, size_and_kind, stride_and_reply},
                            .settings = settings,
                            .listener = &reads});
    REQUIRE(result.result.outcome == Outcome::ended);
    REQUIRE(reads.reads.size() == 4);
    return reads.reads;
}

constexpr uint64_t put = 0;
constexpr uint64_t get = 1;

}  // namespace

// Partial lines are puts of 4 bytes: memory reads the rest of the atom before it accepts the next.
// The first of four finds the row closed; the others are at memory when they are read.

TEST_CASE("is no line sent earlier than dma.line_cycles after the one before?") {
    for (const auto& [operation, block] : {std::pair(get, 128), std::pair(put, 4)})
        for (const Cycle line_cycles : {100, 300}) {
            INFO((operation == get ? "get" : "partial put") << ", " << line_cycles << " cycles");
            const auto reads =
                four_lines(operation, uint64_t(block), line_cycles, "dma.outstanding_lines=16");
            // Memory is done, and has accepted, long before.
            CHECK(reads[0].done + 2 * way_cycles < reads[1].cycle);
            CHECK(reads[2].cycle - reads[1].cycle == line_cycles);
            CHECK(reads[3].cycle - reads[2].cycle == line_cycles);
        }
}

TEST_CASE("does a line wait until memory has read the rest of the part that was put before?") {
    const auto reads = four_lines(put, 4, 1, "dma.outstanding_lines=16");
    for (size_t i = 1; i < reads.size(); ++i)
        CHECK(reads[i].cycle == reads[i - 1].done + 2 * way_cycles);
}

TEST_CASE("does a line wait while as many are outstanding as may be?") {
    // Then it is sent when the group knows that one is served.
    const auto one = four_lines(get, 128, 1, "dma.outstanding_lines=1");
    for (size_t i = 1; i < one.size(); ++i)
        CHECK(one[i].cycle == one[i - 1].done + 2 * way_cycles);
    const auto two = four_lines(get, 128, 1, "dma.outstanding_lines=2");
    CHECK(two[1].cycle < two[0].done + 2 * way_cycles);
    CHECK(two[2].cycle == two[0].done + 2 * way_cycles);
}

TEST_CASE("does a group take dma.block_cycles from one block of a command to the next?") {
    const auto reads = four_lines(get, 64, 100, "dma.block_cycles=30");
    for (size_t i = 2; i < reads.size(); ++i)
        CHECK(reads[i].cycle - reads[i - 1].cycle == 130);
}

// Blocks of 96 bytes, 8 bytes apart, the first at the start of a line: [0, 96), [104, 200), [208,
// 304) and [312, 408).
TEST_CASE("does the end of a block that is put go with the start of the next in the same line?") {
    const auto accesses = [](uint64_t operation) {
        struct Accesses : EventListener {
            using EventListener::on;
            void on(const events::MemoryAccess& access) override {
                if (!access.own && access.write == writes)
                    bytes.emplace_back(access.address - address_map::arena_base, access.bytes);
            }
            bool writes = false;
            std::vector<std::pair<uint64_t, uint64_t>> bytes;
        } listener;
        listener.writes = operation == put;
        const Run result = run(
            "vinsf $17,$31,0,$3\nvinsf $18,$3,1,$3\nldi $5,0x1000($31)\n"
            "dma $3,$16,$5\n1: ldw $2,0x400($31)\nbeq $2,1b\nhalt",
            {.arguments = {address_map::arena_base, operation << 56 | uint64_t(96) << 32 | 4 * 96,
                           uint64_t(8) << 32 | 0x400},
             .listener = &listener});
        REQUIRE(result.result.outcome == Outcome::ended);
        std::ranges::sort(listener.bytes);
        return listener.bytes;
    };
    using Parts = std::vector<std::pair<uint64_t, uint64_t>>;
    // A part with which a block begins goes alone, whatever lies before it in its line.
    CHECK(accesses(get) ==
          Parts{{0, 96}, {104, 24}, {128, 72}, {208, 48}, {256, 48}, {312, 72}, {384, 24}});
    CHECK(accesses(put) == Parts{{0, 96}, {104, 24}, {128, 72 + 48}, {256, 48 + 72}, {384, 24}});
}

}  // namespace swsim::test
