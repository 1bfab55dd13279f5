// SPDX-License-Identifier: Apache-2.0
//
// Loads that follow stores, and the core's own accesses to main memory.
#include <catch2/catch.hpp>
#include <fmt/format.h>

#include "tests/sim/cpe/probe_support.h"
#include "tests/sim/memory/protocol_checker.h"

using namespace swsim;
using namespace swsim::test;

namespace {

const std::vector<std::string> by_default = no_fetch_stalls;

struct Access {
    const char* code;  // without the address
    unsigned address;
    unsigned bytes;
};

const std::vector<Access> stores = {
    {"stb $31", 0x1000, 1},  {"stb $31", 0x1007, 1},   {"sth $31", 0x1002, 2},
    {"stw $31", 0x1004, 4},  {"stl $31", 0x1008, 8},   {"fsts $31", 0x1010, 4},
    {"fstd $31", 0x1018, 8}, {"vstd $31", 0x1000, 32}, {"vsts $31", 0x1010, 16},
};
const std::vector<Access> loads = {
    {"ldbu $1", 0x1000, 1},  {"ldbu $1", 0x1003, 1},  {"ldhu $1", 0x1006, 2},
    {"ldw $1", 0x1004, 4},   {"ldl $1", 0x1000, 8},   {"ldl $1", 0x1008, 8},
    {"flds $1", 0x1010, 4},  {"fldd $1", 0x1018, 8},  {"vldd $1", 0x1000, 32},
    {"vldd $1", 0x1020, 32}, {"vlds $1", 0x1010, 16}, {"ldwe $1", 0x101c, 4},
    {"ldde $1", 0x1010, 8},  {"ldse $1", 0x1014, 4},
};

bool overlap(const Access& a, const Access& b) {
    return a.address < b.address + b.bytes && b.address < a.address + a.bytes;
}

std::vector<std::string> answering_after(unsigned latency) {
    std::vector<std::string> settings = countable_memory((latency - 4) / 2);
    settings.insert(settings.end(), by_default.begin(), by_default.end());
    return settings;
}

std::string at(const Access& access) {
    return fmt::format("{},{}($31)", access.code, access.address);
}

}  // namespace

TEST_CASE("does a load wait for a store to any of its bytes, and for no other?") {
    for (const int64_t latency : {1, 3, 9}) {
        const auto settings = with(by_default, fmt::format("cpe.latency.store={}", latency));
        for (const unsigned slot : {0u, 1u})
            for (const Access& store : stores) {
                Lines lines;
                std::vector<std::pair<size_t, size_t>> pairs;
                int64_t waited = 0;
                for (const Access& load : loads) {
                    lines.add_nops(16);
                    lines.align(slot);
                    const size_t stored = lines.add(at(store));
                    pairs.emplace_back(stored, lines.add(at(load)));
                    waited += overlap(store, load) ? latency - 1 : 0;
                }
                const Observed observed = observe(lines, settings);
                for (size_t i = 0; i < loads.size(); ++i) {
                    INFO(at(store)
                         << "; " << at(loads[i]) << ", latency " << latency << ", slot " << slot);
                    CHECK(observed.distance(pairs[i].first, pairs[i].second) ==
                          (overlap(store, loads[i]) ? latency : 1));
                }
                CHECK(int64_t(observed.account(Account::operand_store)) == waited);
            }
    }
}

TEST_CASE("is it the youngest store to the bytes that a load waits for?") {
    const auto settings = with(by_default, "cpe.latency.store=20");
    // Two stores to the same word, one elsewhere between and behind.
    Lines lines;
    lines.add("stw $31,0x1000($31)");
    lines.add("stw $31,0x1010($31)");
    const size_t youngest = lines.add("stl $31,0x1000($31)");
    lines.add("stw $31,0x1020($31)");
    const size_t load = lines.add("ldw $1,0x1004($31)");
    const Observed observed = observe(lines, settings);
    CHECK(observed.distance(youngest, load) == 20);
}

TEST_CASE("is a store of long ago not forgotten while it still counts?") {
    // 63 other stores in between, the longest latency: the first store still has a cycle to go.
    const auto settings = with(by_default, "cpe.latency.store=64");
    for (const unsigned between : {0u, 30u, 61u, 62u, 63u, 64u}) {
        INFO(between << " stores between");
        Lines lines;
        lines.align(1);
        const size_t first = lines.add("stl $31,0x1000($31)");
        for (unsigned i = 0; i < between; ++i)
            lines.add(fmt::format("stl $31,{}($31)", 0x2000 + 8 * i));
        const size_t load = lines.add("ldl $1,0x1000($31)");
        const Observed observed = observe(lines, settings);
        CHECK(observed.distance(first, load) == std::max<int64_t>(64, between + 1));
    }
}

TEST_CASE("does an unaligned half wait for stores to the block that it touches?") {
    const auto settings = with(by_default, "cpe.latency.store=5");
    Lines lines;
    lines.add_nops(2);
    const size_t store = lines.add("stl $31,0x1000($31)");
    const size_t same_block = lines.add("vldd_ul $1,0x1009($31)");
    lines.add_nops(16);
    const size_t second = lines.add("vstd_uh $31,0x1005($31)");
    const size_t next_block = lines.add("vldd $2,0x1020($31)");
    const Observed observed = observe(lines, settings);
    CHECK(observed.distance(store, same_block) == 5);
    CHECK(observed.distance(second, next_block) == 1);
}

TEST_CASE("does a look-up wait for a store to its table?") {
    const auto settings = with(by_default, "cpe.latency.store=7");
    Lines lines;
    lines.add_nops(2);
    const size_t store = lines.add("stw $31,0x1000($31)");
    const size_t same = lines.add("selldw $31,$16,7,$1");
    lines.add_nops(16);
    const size_t elsewhere = lines.add("stw $31,0x1004($31)");
    const size_t other = lines.add("selldw $31,$16,7,$1");
    const Observed observed = observe(lines, settings, {0x1000});
    CHECK(observed.distance(store, same) == 7);
    CHECK(observed.distance(elsewhere, other) == 1);
    CHECK(observed.account(Account::operand_store) == 6);
}

TEST_CASE("does a store never wait for a load or a store?") {
    Lines lines;
    lines.add_nops(1);
    const size_t load = lines.add("ldl $1,0x1000($31)");
    const size_t store = lines.add("stl $31,0x1000($31)");
    const size_t again = lines.add("stl $31,0x1000($31)");
    const Observed observed = observe(lines, by_default);
    CHECK(observed.distance(load, store) == 1);
    CHECK(observed.distance(store, again) == 1);
}

TEST_CASE("how long do the users of a load from main memory wait, and nobody else?") {
    for (const int64_t latency : {6, 278, 500}) {
        const auto settings = answering_after(unsigned(latency));
        for (const char* code : {"ldl $1,0($16)", "vldd $1,0($16)", "faal $1,0($16)"}) {
            INFO(code << ", latency " << latency);
            Lines lines;
            lines.align(1);
            const size_t load = lines.add(code);
            const size_t other = lines.add("addl $3,$3,$4");
            const size_t from_ldm = lines.add("ldl $5,0($31)");
            const size_t use = lines.add("addl $1,$1,$2");
            const Observed observed = observe(lines, settings, {0x5000000000});
            CHECK(observed.distance(load, other) <= 1);
            CHECK(observed.distance(load, from_ldm) == 1);
            CHECK(observed.distance(load, use) == latency);
            CHECK(int64_t(observed.account(Account::gld)) == latency - 2);
        }
    }
}

TEST_CASE("does a result that the answer of an earlier load would overwrite wait for it?") {
    Lines lines;
    lines.align(1);
    const size_t load = lines.add("ldl $1,0($16)");
    const size_t write = lines.add("addl $31,7,$1");
    const Observed observed = observe(lines, answering_after(278), {0x5000000000});
    CHECK(observed.distance(load, write) == 278);
    CHECK(observed.scalar(1) == 7);
}

TEST_CASE("does a load from main memory wait for room in the queue?") {
    const auto settings = with(answering_after(100), "gld.queue_entries=2");
    Lines lines;
    lines.add_nops(1);
    const size_t first = lines.add("ldl $1,0($16)");
    const size_t second = lines.add("ldl $2,8($16)");
    const size_t third = lines.add("ldl $3,16($16)");
    const Observed observed = observe(lines, settings, {0x5000000000});
    CHECK(observed.distance(first, second) == 1);
    // The first answer is there 100 cycles after its issue.
    CHECK(observed.distance(first, third) == 100);
    CHECK(observed.account(Account::gld_queue) == 98);
    CHECK(observed.account(Account::gld) == 0);
}

TEST_CASE("is a store to main memory posted, until its queue is full?") {
    const auto settings = with(answering_after(278), "gst.queue_entries=2");
    Lines lines;
    lines.add("nop");
    const size_t first = lines.add("stl $17,0($16)");
    const size_t second = lines.add("stl $18,8($16)");
    const size_t load = lines.add("ldl $1,0($16)");
    const size_t third = lines.add("stl $19,16($16)");
    const size_t fence = lines.add("memb");
    lines.add("ldl $2,16($16)");
    const Observed observed = observe(lines, settings, {0x5000000000, 0x1234, 0x5678, 0x9abc});
    CHECK(observed.distance(first, second) == 1);
    CHECK(observed.distance(second, load) == 1);
    // The first store has left its queue after 137 cycles of path and one of the interface; its
    // place is free a cycle later.
    CHECK(observed.distance(first, third) == 137 + 1 + 1);
    CHECK(observed.account(Account::gst_queue) == 136);
    // The load comes to memory at 2 + 138. The stores' line is read at 139, written at 141,
    // read at 144, written at 146: the load's read goes at 149, one row is open, and takes
    // 2 + 137 more.
    CHECK(observed.distance(load, fence) == 149 + 2 + 137 - 2);
    CHECK(observed.account(Account::fence) == 286 - 137 - 1);
    CHECK(observed.scalar(1) == 0x1234);
    CHECK(observed.scalar(2) == 0x9abc);
}

TEST_CASE("does the protocol's checker see each load, store and fetch-and-add in main memory?") {
    // More stores than the queue has room for, the last one of a part of a register.
    const std::string program = "ldl $1,0($16)\nfaal $2,0($16)\nstl $1,8($16)\nstl $1,16($16)\n"
                                "stl $1,24($16)\nstl $1,32($16)\nvstd_ul $1,41($16)\nmemb\nhalt";
    const Run result = run(program, {.cpes = 64, .arguments = {address_map::arena_base}});
    CHECK(result.result.outcome == Outcome::ended);
    CHECK(CheckedWiring::instance().transactions() == 64 * 7);
}

TEST_CASE("is waiting for a reply word whose transfer is in flight told from other loads?") {
    // The same three-cycle load of the reply word, of a word elsewhere, and of one that the
    // transfer writes.
    const auto settings = with(strict_order, "cpe.latency.load=3");
    Lines lines;
    lines.add("vldd $1,128($31)");
    lines.add_nops(4);
    lines.add("dma $1,$16,$17");
    const size_t reply = lines.add("ldw $2,0x200($31)");
    const size_t uses_reply = lines.add("addl $2,1,$3");
    const size_t other = lines.add("ldw $4,0x210($31)");
    const size_t uses_other = lines.add("addl $4,1,$5");
    const size_t data = lines.add("ldw $6,0x1000($31)");
    const size_t uses_data = lines.add("addl $6,1,$7");
    lines.add("halt");
    lines.add(".section .tdata_local,\"aw\",\"progbits\"");
    // Get 64 bytes, reply word at 0x200.
    lines.add(".quad 0x0100000000000040,0x200,0,0");
    const Observed observed = observe(lines.text(), settings, {0x5000000000, 0x1000});
    CHECK(observed.distance(reply, uses_reply) == 3);
    CHECK(observed.distance(other, uses_other) == 3);
    CHECK(observed.distance(data, uses_data) == 3);
    CHECK(observed.account(Account::dma_wait) == 2);
    CHECK(observed.account(Account::operand_load) == 4);
    CHECK(observed.state().ldm[0x200] == 1);
}

TEST_CASE("are loads of one cycle answered in the order that rotates with the cycles?") {
    // Each takes the interface for a cycle.
    auto settings = with(countable_memory(10), "gld.interface_mb_per_s=11600");
    settings.push_back("cpe.icache.miss_cycles=3");
    const Run result =
        run("ldl $1,0($16)\naddl $1,1,$2\nhalt",
            {.cpes = 64, .arguments = {address_map::arena_base}, .settings = settings});
    const auto first = unsigned(result.core().first_issue % 64);
    REQUIRE(first != 0);
    for (unsigned i = 1; i < 64; ++i) {
        INFO("core " << (first + i) % 64);
        CHECK(result.core((first + i) % 64).end > result.core((first + i - 1) % 64).end);
    }
}
