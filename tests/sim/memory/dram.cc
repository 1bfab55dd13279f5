// SPDX-License-Identifier: Apache-2.0
//
// The DDR3 controller alone, in ticks of the DRAM. Defaults: tRCD = tRP = CL = 14, CWL 10, burst 4,
// tRAS 36, tRTP 8, tWR 16, tWTR 8, read to write 10, tRRD 6, tFAW 34, tRFC 278, tREFI 8318.
#include <catch2/catch.hpp>

#include "sim/memory/dram_controller.h"

namespace swsim::test {
namespace {

constexpr uint64_t row_bytes = 16384;
constexpr unsigned banks = 16;

uint64_t address_of(unsigned bank, uint64_t row, uint64_t line = 0) {
    // The mapping mixes the bank with the row; rows here are below the number of banks.
    return address_map::arena_base + (row * banks + (bank ^ row % banks)) * row_bytes + line * 128;
}

struct Served {
    unsigned tag;
    bool wrote;
    DramTick done;

    bool operator==(const Served&) const = default;
};

std::ostream& operator<<(std::ostream& out, const Served& served) {
    return out << (served.wrote ? "write " : "read ") << served.tag << " done " << served.done;
}

class Bench {
  public:
    explicit Bench(const std::vector<std::string>& settings = {})
        : controller_(machine(settings)) {}

    void accept(DramAccess access, uint64_t address, DramTick tick) {
        run_until(tick);
        controller_.accept({access, address, tags_++}, tick);
    }
    void read(uint64_t address, DramTick tick = 0) { accept(DramAccess::read, address, tick); }
    void write(uint64_t address, DramTick tick = 0) { accept(DramAccess::write, address, tick); }

    std::vector<Served> finish() {
        run_until(DramController::never);
        return served_;
    }

  private:
    static Machine machine(const std::vector<std::string>& settings) {
        Machine result;
        for (const std::string& setting : settings)
            result.set(setting);
        return result;
    }

    void run_until(DramTick end) {
        while (controller_.next() < end) {
            if (const auto service = controller_.issue(controller_.next()))
                served_.push_back({service->tag, service->wrote, service->done});
        }
    }

    DramController controller_;
    unsigned tags_ = 0;
    std::vector<Served> served_;
};

using Order = std::vector<Served>;

std::vector<unsigned> tags(const Order& order) {
    std::vector<unsigned> result;
    for (const Served& served : order)
        result.push_back(served.tag);
    return result;
}

}  // namespace

TEST_CASE("what do a closed bank, a hit and a conflict cost?") {
    Bench bench;
    bench.read(address_of(0, 0), 0);       // activate 0, read 14, data until 14 + 14 + 4
    bench.read(address_of(0, 0, 1), 100);  // read at once
    bench.read(address_of(0, 1), 200);     // precharge 200, activate 214, read 228
    CHECK(bench.finish() == Order{{0, false, 32}, {1, false, 118}, {2, false, 246}});
}

TEST_CASE("does a conflict wait until the row may be closed?") {
    Bench bench;
    bench.read(address_of(0, 0), 0);
    // tRAS: precharge at 36, activate 50, read 64.
    bench.read(address_of(0, 1), 1);
    CHECK(bench.finish() == Order{{0, false, 32}, {1, false, 82}});
    Bench written;
    written.write(address_of(0, 0), 0);  // write at 14, data until 28
    // tWR: precharge at 28 + 16, activate 58, read 72.
    written.read(address_of(0, 1), 20);
    CHECK(written.finish() == Order{{0, true, 28}, {1, false, 90}});
}

TEST_CASE("do hits follow each other burst by burst?") {
    Bench bench;
    for (unsigned line = 0; line < 4; ++line)
        bench.read(address_of(0, 0, line));
    CHECK(bench.finish() == Order{{0, false, 32}, {1, false, 36}, {2, false, 40}, {3, false, 44}});
}

TEST_CASE("do activates of several banks keep tRRD and tFAW?") {
    Bench bench;
    for (unsigned bank = 0; bank < 6; ++bank)
        bench.read(address_of(bank, 0));
    // Activates at 0, 6, 12, 18, then 34 and 40; each read 14 later.
    CHECK(bench.finish() == Order{{0, false, 32},
                                  {1, false, 38},
                                  {2, false, 44},
                                  {3, false, 50},
                                  {4, false, 66},
                                  {5, false, 72}});
}

TEST_CASE("what does turning the bus around cost?") {
    Bench to_write;
    to_write.read(address_of(0, 0), 0);       // read 14
    to_write.write(address_of(0, 0, 1), 15);  // write 14 + 10, data until 24 + 10 + 4
    CHECK(to_write.finish() == Order{{0, false, 32}, {1, true, 38}});
    Bench to_read;
    to_read.write(address_of(0, 0), 0);     // write 14, data until 28
    to_read.read(address_of(0, 0, 1), 15);  // tWTR: read 28 + 8
    CHECK(to_read.finish() == Order{{0, true, 28}, {1, false, 54}});
}

TEST_CASE("does a refresh close all rows and hold everything for tRFC?") {
    Bench bench;
    bench.read(address_of(0, 0), 8310);  // activate 8310; due at 8318, before the read at 8324
    // tRAS: precharge 8346, refresh 8360, activate 8638, read 8652.
    CHECK(bench.finish() == Order{{0, false, 8670}});
}

TEST_CASE("does a late refresh not make the next one late?") {
    Bench bench;
    bench.read(address_of(0, 0), 8310);  // as above: due at 8318, refreshed at 8360
    // Due at 2 * 8318 = 16636: precharge then, refresh 16650, activate 16928, read 16942. If it
    // were due a whole tREFI after the late one, this would be a hit.
    bench.read(address_of(0, 0), 16640);
    CHECK(bench.finish() == Order{{0, false, 8670}, {1, false, 16960}});
}

TEST_CASE("is a refresh of the idle memory made up for?") {
    Bench bench;
    bench.read(address_of(0, 0), 0);
    // Refreshed at 8318 + 14 for the precharge: a closed bank, free since 8332 + 278 = 8610.
    bench.read(address_of(0, 0), 9000);
    // Three refreshes later, one of them under way: 4 * 8318 + 278 = 33550.
    bench.read(address_of(0, 0), 33300);
    CHECK(bench.finish() == Order{{0, false, 32}, {1, false, 9032}, {2, false, 33582}});
}

TEST_CASE(
    "is everybody served, if only just, with the shortest refresh interval that is allowed?") {
    Bench bench({"memory.trefi=336"});
    for (uint64_t row = 0; row < 8; ++row) {
        bench.read(address_of(0, 2 * row));
        bench.write(address_of(1, 2 * row));
    }
    const auto served = bench.finish();
    REQUIRE(served.size() == 16);
    CHECK(served.back().done < 17 * 336);
}

TEST_CASE("do ready requests of the window overtake, and others not?") {
    const auto order = [](const char* window) {
        Bench bench({window});
        bench.read(address_of(0, 0));
        bench.read(address_of(0, 1));     // conflict
        bench.read(address_of(0, 0, 1));  // hit
        bench.read(address_of(0, 0, 2));  // hit
        return tags(bench.finish());
    };
    CHECK(order("memory.window=1") == std::vector<unsigned>{0, 1, 2, 3});
    CHECK(order("memory.window=2") == std::vector<unsigned>{0, 2, 3, 1});
    CHECK(order("memory.window=6") == std::vector<unsigned>{0, 2, 3, 1});
}

TEST_CASE("is there an end to overtaking?") {
    Bench bench({"memory.overtaking_limit=2"});
    bench.read(address_of(0, 0));
    bench.read(address_of(0, 1));
    for (unsigned line = 1; line < 6; ++line)
        bench.read(address_of(0, 0, line));
    CHECK(tags(bench.finish()) == std::vector<unsigned>{0, 2, 3, 1, 4, 5, 6});
}

TEST_CASE("are writes kept until they are many, then drained?") {
    Bench bench({"memory.drain_from=3", "memory.drain_to=1"});
    for (unsigned line = 0; line < 3; ++line)
        bench.write(address_of(1, 0, line));
    for (unsigned line = 0; line < 3; ++line)
        bench.read(address_of(0, 0, line));
    // Three writes wait: two go, then the reads, then the last write.
    CHECK(tags(bench.finish()) == std::vector<unsigned>{0, 1, 3, 4, 5, 2});
    Bench few({"memory.drain_from=4"});
    for (unsigned line = 0; line < 3; ++line)
        few.write(address_of(1, 0, line));
    for (unsigned line = 0; line < 3; ++line)
        few.read(address_of(0, 0, line));
    CHECK(tags(few.finish()) == std::vector<unsigned>{3, 4, 5, 0, 1, 2});
}

TEST_CASE("do accesses to the same line keep their order?") {
    Bench write_first;
    write_first.write(address_of(0, 0));
    write_first.read(address_of(0, 0, 1));
    write_first.read(address_of(0, 0));
    // The read of the line makes the write go at once.
    CHECK(tags(write_first.finish()) == std::vector<unsigned>{0, 1, 2});
    Bench read_first({"memory.drain_from=1"});
    read_first.read(address_of(0, 1));
    read_first.write(address_of(0, 1));
    CHECK(tags(read_first.finish()) == std::vector<unsigned>{0, 1});
}

TEST_CASE("is a part of an atom read, then written, with nothing in between?") {
    Bench bench;
    bench.accept(DramAccess::merge, address_of(0, 0), 0);  // read 14, data 32, write 32
    bench.read(address_of(0, 0), 1);                       // waits: 32 + 14 + 8
    CHECK(bench.finish() == Order{{0, false, 32}, {0, true, 46}, {1, false, 72}});
}

TEST_CASE("is a merge written although younger writes to its line fill the window before it?") {
    Bench bench({"memory.window=1"});
    bench.accept(DramAccess::merge, address_of(0, 0), 0);
    bench.write(address_of(0, 0), 1);
    CHECK(tags(bench.finish()) == std::vector<unsigned>{0, 0, 1});
}

TEST_CASE("does a read pass a merge that waits, when the window ends with the merge?") {
    const auto order = [](const char* window) {
        Bench bench({window, "memory.merge_entries=1"});
        bench.accept(DramAccess::merge, address_of(0, 0), 0);
        bench.accept(DramAccess::merge, address_of(1, 0), 1);  // until the first has been read
        bench.read(address_of(2, 0), 2);
        std::vector<unsigned> reads;
        for (const Served& served : bench.finish())
            if (!served.wrote)
                reads.push_back(served.tag);
        return reads;
    };
    CHECK(order("memory.window=1") == std::vector<unsigned>{0, 1, 2});
    CHECK(order("memory.window=2") == std::vector<unsigned>{0, 2, 1});
}

TEST_CASE("does a merge wait until the one before is written, its row opened meanwhile?") {
    const auto second_read_done = [](const char* entries) {
        Bench bench({entries});
        bench.accept(DramAccess::merge, address_of(0, 0), 0);
        bench.accept(DramAccess::merge, address_of(1, 0), 0);
        for (const Served& served : bench.finish())
            if (served.tag == 1 && !served.wrote)
                return served.done;
        return DramTick{0};
    };
    // Two places: activate 6, read 20.
    CHECK(second_read_done("memory.merge_entries=2") == 38);
    // One: the first is written at 32, until 46; tWTR: read 54 in the row that has long been open.
    CHECK(second_read_done("memory.merge_entries=1") == 54 + 18);
}

TEST_CASE("do reads go between a merge's read and its write, and other writes not?") {
    Bench bench({"memory.drain_from=1"});
    bench.accept(DramAccess::merge, address_of(0, 0), 0);  // read 14, data and write 32
    bench.write(address_of(0, 0, 1), 15);
    bench.read(address_of(0, 0, 2), 15);  // 14 + 4
    CHECK(bench.finish() == Order{{0, false, 32}, {2, false, 36}, {0, true, 46}, {1, true, 50}});
}

TEST_CASE("are banks mixed with all bits of the row?") {
    Machine machine;
    const DramMapping mapping(machine);
    // All of bank 0 without the mixing: rows 0, 1, 16 and 17 * 16 + 3.
    const auto bank = [&](uint64_t row) {
        return mapping(address_map::arena_base + row * banks * row_bytes).bank;
    };
    CHECK(bank(0) == 0);
    CHECK(bank(1) == 1);
    CHECK(bank(16) == 1);
    CHECK(bank(17 * 16 + 3) == (1 ^ 1 ^ 3));
    machine.set("memory.banks=1");
    CHECK(DramMapping(machine)(address_map::arena_base + 5 * row_bytes).bank == 0);
}

}  // namespace swsim::test
