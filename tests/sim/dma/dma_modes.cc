// SPDX-License-Identifier: Apache-2.0
#include <catch2/catch.hpp>

#include <fmt/format.h>

#include "tests/sim/support.h"

namespace swsim::test {
namespace {

constexpr uint64_t memory = address_map::arena_base + 0x10000;
constexpr uint64_t ldm = 0x1000;
constexpr uint64_t reply = 0x400;
constexpr unsigned columns = 8;

enum Mode : uint64_t { pe, bcast, row, brow, rank };
enum Operation : uint64_t { put, get, barrier = 5 };

struct Descriptor {
    uint64_t bytes = 0;
    Operation operation = get;
    Mode mode = pe;
    uint64_t bsize = 0;
    uint64_t stride = 0;
    uint64_t mask = 0;

    uint64_t low() const {
        return bytes | bsize << 32 | uint64_t(operation) << 56 | uint64_t(mode) << 60;
    }
    uint64_t high() const { return reply | mask << 24 | stride << 32; }
};

// $3 = the descriptor in $16 and $17, $18 main memory, $19 LDM, $2 the reply word's address.
const std::string prologue = "vinsf $16,$31,0,$3\nvinsf $17,$3,1,$3\n"
                             "ldi $2,0x400($31)\nrcsr $1,0\n";
// Every byte of LDM from 0x1000 on gets the core's number.
const std::string fill = "ldi $4,0x1000($31)\nldi $5,2048($31)\n"
                         "2: stb $1,0($4)\naddl $4,1,$4\nsubl $5,1,$5\nbgt $5,2b\n";
// The issuing core alone: core $20.
const std::string issue = "subl $1,$20,$4\nbne $4,3f\ndma $3,$18,$19\n3:\n";
const std::string wait = "1: ldw $4,0($2)\nbeq $4,1b\nmemb\n";

Run transfer(const std::string& body, const Descriptor& descriptor, unsigned issuer) {
    return run_at_all_quanta(
        body,
        {.cpes = 64, .arguments = {descriptor.low(), descriptor.high(), memory, ldm, issuer}});
}

// Main memory holds the word i at word i.
const std::string words_in_memory = R"(
    .section .data
    .skip 0x10000
    .set i,0
    .rept 8192
    .long i
    .set i,i+1
    .endr
    .text
)";

uint32_t word(const Run& run, unsigned core, uint64_t address) {
    return semantics::get<uint32_t>(&run.state(core).ldm[address]);
}

uint32_t replies(const Run& run, unsigned core) {
    return word(run, core, reply);
}

}  // namespace

TEST_CASE("does a broadcast bring the same bytes to the masked rows, and count their replies?") {
    // Rows 1 and 6 wait for it; core 12 of row 1 issues it.
    const std::string body = prologue + issue +
                             "rcsr $4,1\ncmpeq $4,1,$5\ncmpeq $4,6,$6\nor $5,$6,$5\n"
                             "beq $5,4f\n" +
                             wait + "4: halt\n" + words_in_memory;
    const Run result =
        transfer(body, {.bytes = 256, .operation = get, .mode = bcast, .mask = 0x42}, 12);
    REQUIRE(result.result.outcome == Outcome::ended);
    for (unsigned core = 0; core < 64; ++core) {
        INFO("core " << core);
        const bool member = core / columns == 1 || core / columns == 6;
        CHECK(replies(result, core) == member);
        CHECK(word(result, core, ldm + 252) == (member ? 63 : 0));
    }
}

TEST_CASE("does the issuer of a broadcast to other rows hear that it is done?") {
    const Run result = transfer(prologue + issue + "subl $1,12,$4\nbne $4,4f\n" + wait +
                                    "4: halt\n" + words_in_memory,
                                {.bytes = 256, .operation = get, .mode = bcast, .mask = 0x40}, 12);
    REQUIRE(result.result.outcome == Outcome::ended);
    CHECK(replies(result, 12) == 1);
    CHECK(word(result, 12, ldm + 4) == 0);
    CHECK(word(result, 48, ldm + 4) == 1);
}

TEST_CASE("do the row modes deal out 16 bytes to each core in turn?") {
    // 64 bytes for each core: 16-byte piece p of main memory belongs to column p mod 8.
    for (const Mode mode : {row, brow}) {
        const Run result = transfer(prologue + issue + "halt\n" + words_in_memory,
                                    {.bytes = 64, .operation = get, .mode = mode, .mask = 0x81}, 3);
        for (unsigned core = 0; core < 64; ++core) {
            const unsigned r = core / columns;
            const bool member = mode == row ? r == 0 : r == 0 || r == 7;
            for (unsigned i = 0; i < 16; ++i) {
                INFO("core " << core << " word " << i);
                const unsigned piece = i / 4 * columns + core % columns;
                CHECK(word(result, core, ldm + 4 * i) == (member ? piece * 4 + i % 4 : 0));
            }
        }
    }
}

TEST_CASE("does RANK deal out bsize to each core, and skip the stride behind each round?") {
    // 128 bytes for each core in shares of 64; after 8 * 64 bytes, 32 are skipped.
    const Run result =
        transfer(prologue + issue + "halt\n" + words_in_memory,
                 {.bytes = 128, .operation = get, .mode = rank, .bsize = 64, .stride = 32}, 17);
    for (unsigned core = 16; core < 24; ++core)
        for (unsigned i = 0; i < 32; ++i) {
            const unsigned byte = i / 16 * (512 + 32) + core % columns * 64 + i % 16 * 4;
            INFO("core " << core << " word " << i);
            CHECK(word(result, core, ldm + 4 * i) == byte / 4);
        }
    CHECK(word(result, 24, ldm + 4) == 0);
}

TEST_CASE("does a put in ROW mode collect each core's bytes?") {
    const Run result =
        transfer(prologue + fill + "ldi $4,0xff($31)\nsynr $4\nsync $4\n" + issue + "halt\n",
                 {.bytes = 32, .operation = put, .mode = row}, 42);
    REQUIRE(result.result.outcome == Outcome::ended);
    const uint8_t* const bytes = Arena::pointer(memory);
    for (unsigned i = 0; i < 256; ++i) {
        INFO("byte " << i);
        CHECK(bytes[i] == 40 + i / 16 % columns);
    }
}

TEST_CASE("does a core see a broadcast of another one at the same cycle however it runs?") {
    // Core 0 broadcasts after a while; the others count in a loop until they see the reply.
    const std::string body = prologue +
                             "bne $1,5f\nldi $6,3000($31)\n6: subl $6,1,$6\n"
                             "bgt $6,6b\ndma $3,$18,$19\n"
                             "5: addl $7,1,$7\nldw $4,0($2)\nbeq $4,5b\nrcsr $8,4\n"
                             "ldw $9,0x1004($31)\nhalt\n" +
                             words_in_memory;
    const Descriptor descriptor{.bytes = 128, .operation = get, .mode = bcast, .mask = 0xff};
    const Run result = transfer(body, descriptor, 0);
    for (unsigned core = 0; core < 64; ++core) {
        INFO("core " << core);
        CHECK(result.scalar(9, core) == 1);
        CHECK(result.scalar(7, core) > (core ? 500 : 1));
    }
}

TEST_CASE("does the barrier operation hold later commands until the earlier ones are done?") {
    // A get, perhaps a barrier, another get; when is the second one's reply there?
    const auto second_reply = [](bool fence) {
        const std::string body =
            prologue + "dma $3,$18,$19\n" + (fence ? "dma $5,$18,$19\n" : "nop\n") +
            "addl $19,$16,$6\nzap $6,0xf0,$6\nldi $6,0x2000($31)\ndma $3,$18,$6\n"
            "1: ldw $4,0($2)\ncmpeq $4,2,$4\nbeq $4,1b\nhalt\n";
        const uint64_t fence_low = uint64_t(barrier) << 56;
        const std::string text =
            fmt::format("ldi $4,{}($31)\nsll $4,56,$4\nvinsf $4,$31,0,$5\n", fence_low >> 56) +
            body;
        Setup setup;
        const Descriptor descriptor{.bytes = 128, .operation = get};
        setup.arguments = {descriptor.low(), descriptor.high(), memory, ldm};
        const Run result = run(text, setup);
        REQUIRE(result.result.outcome == Outcome::ended);
        return result.cycles();
    };
    const Cycle together = second_reply(false);
    const Cycle in_turn = second_reply(true);
    CHECK(together < 750);
    CHECK(in_turn > 1200);
}

TEST_CASE("do all commands behind the barrier operation come through, in order?") {
    // A get, the barrier, two gets of other words to other places; then again with the two to one
    // place, where the later one must win.
    for (const uint64_t second_ldm : {0x3000, 0x2000}) {
        const std::string body = "ldi $4,5($31)\nsll $4,56,$4\nvinsf $4,$31,0,$5\n" + prologue +
                                 "ldi $6,0x2000($31)\n" +
                                 fmt::format("ldi $7,{}($31)\n", second_ldm) +
                                 "ldi $8,256($18)\nldi $9,512($18)\n"
                                 "dma $3,$18,$19\ndma $5,$18,$19\ndma $3,$8,$6\ndma $3,$9,$7\n"
                                 "1: ldw $4,0($2)\ncmpeq $4,3,$4\nbeq $4,1b\nmemb\nhalt\n" +
                                 words_in_memory;
        Setup setup;
        setup.check = Setup::Check::off;  // two gets to one place
        const Descriptor descriptor{.bytes = 128, .operation = get};
        setup.arguments = {descriptor.low(), descriptor.high(), memory, ldm};
        const Run result = run_at_all_quanta(body, setup);
        INFO(result.result.fault.message);
        REQUIRE(result.result.outcome == Outcome::ended);
        CHECK(replies(result, 0) == 3);
        CHECK(word(result, 0, ldm + 4) == 1);
        if (second_ldm != 0x2000)
            CHECK(word(result, 0, 0x2000 + 4) == 64 + 1);
        CHECK(word(result, 0, second_ldm + 4) == 128 + 1);
    }
}

TEST_CASE("does a core wait for room in its queue of commands?") {
    Setup setup;
    setup.settings = {"dma.queue_entries=2", "cpe.icache.miss_cycles=0"};
    setup.check = Setup::Check::off;  // three gets to one place
    const Descriptor descriptor{.bytes = 128, .operation = get};
    setup.arguments = {descriptor.low(), descriptor.high(), memory, ldm};
    const Run result = run_at_all_quanta(prologue + "nop\ndma $3,$18,$19\ndma $3,$18,$19\n"
                                                    "dma $3,$18,$19\nhalt\n",
                                         setup);
    REQUIRE(result.result.outcome == Outcome::ended);
    // The third waits until the first is complete: about as long as an idle get.
    CHECK(result.core().accounts[Account::dma_queue] > 600);
    CHECK(result.core().accounts[Account::dma_queue] < 700);
}

TEST_CASE("does a core that polls a word notice that a broadcast begins to another one?") {
    // Core 0 polls the reply of its own long get, and waits for the next word in its loop, which
    // the broadcast of core 63 counts. That may begin between two passes that are alike.
    for (unsigned delay = 0; delay < 40; ++delay) {
        INFO("delay " << delay);
        std::string body = "rcsr $1,0\nbeq $1,2f\nsubl $1,63,$1\nbne $1,4f\n" + makes_broadcast +
                           "ldi $8,0x1000($31)\n";
        for (unsigned i = 0; i < delay; ++i)
            body += "ldl $5,0x800($31)\n";
        body += "dma $3,$16,$8\nhalt\n"
                "2: ldi $4,1($31)\nsll $4,56,$4\nldi $4,0x4000($4)\n"
                "vinsf $4,$31,0,$3\nldi $2,0x500($31)\nvinsf $2,$3,1,$3\n"
                "ldi $5,0x2000($31)\ndma $3,$16,$5\n"
                "3: ldw $6,0($2)\nldw $7,0x400($31)\nbeq $7,3b\nrcsr $9,4\n"
                "5: ldw $6,0($2)\nbeq $6,5b\n4: halt\n";
        Setup setup{.cpes = 64,
                    .arguments = {memory},
                    .settings = {"cpe.icache.miss_cycles=0"},
                    .check = Setup::Check::off};
        const Run ahead = run(body, setup);
        setup.quantum = 1;
        check_same(ahead, run(body, setup));
    }
}

}  // namespace swsim::test
