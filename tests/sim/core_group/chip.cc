// SPDX-License-Identifier: Apache-2.0
#include <catch2/catch.hpp>

#include <csignal>

#include <unistd.h>

#include "process/workers.h"
#include "tests/sim/memory/protocol_checker.h"
#include "tests/sim/support.h"

namespace swsim::test {
namespace {

using Parts = std::vector<uint64_t>;

const auto never_last = [](const WorkerReport&) { return false; };

constexpr uint64_t buffer_base = address_map::arena_base + 0x10000;

// A clock of 1 GHz, and a share of 1280 MB/s: a line of 128 bytes holds it for 100 cycles. The
// plain memory serves a line as it comes, and no refresh is in the way.
Setup slow_network(unsigned sharing_groups) {
    Setup setup;
    setup.place.sharing_groups = sharing_groups;
    setup.settings = {"chip.clock_khz=1000000", "memory.clock_khz=1000000",
                      "chip.noc_mb_per_s=1280", "chip.noc_cycles=40",
                      "memory.trefi=100000",    "dma.outstanding_lines=64"};
    setup.arguments = {0, 0, 0, buffer_base};
    return setup;
}

// When the last DMA command was done.
struct Done : EventListener {
    using EventListener::on;
    void on(const events::DmaDone& done) override { cycle = done.cycle; }
    Cycle cycle = 0;
};

// A get of `bytes` bytes, which the core waits for.
std::string gets(unsigned bytes) {
    return makes_get(bytes) + "ldi $5,0x1000($31)\ndma $3,$19,$5\n1: ldw $7,0($2)\nbeq $7,1b\nhalt";
}

// Cycles of a get of `bytes` bytes by one core.
Cycle get_cycles(unsigned bytes, unsigned sharing_groups) {
    const Run result = run(gets(bytes), slow_network(sharing_groups));
    REQUIRE(result.result.outcome == Outcome::ended);
    return result.cycles();
}

}  // namespace

TEST_CASE("does each group get an equal part, and the first ones what is left?") {
    CHECK(split_among_groups(4096, 16, 4) == Parts{1024, 1024, 1024, 1024});
    CHECK(split_among_groups(16 * 11, 16, 4) == Parts{48, 48, 48, 32});
    CHECK(split_among_groups(16 * 9, 16, 2) == Parts{80, 64});
    CHECK(split_among_groups(32, 16, 3) == Parts{16, 16, 0});
    CHECK(split_among_groups(2048, 2048, 4) == Parts{2048, 0, 0, 0});
    CHECK(split_among_groups(7, 1, 1) == Parts{7});
    CHECK(split_among_groups(16 * 9 + 5, 16, 2) == Parts{80, 69});
    CHECK(split_among_groups(5, 16, 2) == Parts{5, 0});
}

TEST_CASE("does a core know the number of its core group?") {
    for (const unsigned group : {0, 3}) {
        Setup setup;
        setup.cpes = 64;
        setup.place.group = group;
        const Run result = run("rcsr $1,0\nrcsr $2,3\nldbu $3,75($31)\nldbu $4,72($31)\n"
                               "ldw $5,76($31)\nhalt",
                               setup);
        for (unsigned core = 0; core < 64; ++core) {
            INFO("core " << core << " of group " << group);
            CHECK(result.scalar(1, core) == group * 64 + core);
            CHECK(result.scalar(2, core) == group);
            CHECK(result.scalar(3, core) == group);
            CHECK(result.scalar(4, core) == core);
            CHECK(result.scalar(5, core) == core);
        }
    }
}

TEST_CASE("does a line take the network's time for both ways in shared mode, none in private?") {
    // One line finds the share free: 40 cycles there and 40 back. Polling sees the reply word every
    // 4th cycle (load 3, branch 1); the DRAM's clock may add a cycle or two to either.
    CHECK(double(get_cycles(128, 1) - get_cycles(128, 0)) == Approx(80).margin(6));
}

TEST_CASE("do lines wait for their turn in the group's share?") {
    // Alone, lines are sent every dma.line_cycles. In the share the last of 9 starts at
    // 8 * 100 after the first instead of 8 lines; of 2 groups sharing, at 8 * 200. Polling and the
    // DRAM's clock blur it by a few cycles.
    const double line_cycles = double(Machine().value("dma.line_cycles"));
    const Cycle alone = get_cycles(9 * 128, 0);
    const auto more = [&](unsigned groups) { return double(get_cycles(9 * 128, groups) - alone); };
    CHECK(more(1) == Approx(80 + 8 * (100 - line_cycles)).margin(8));
    CHECK(more(2) == Approx(80 + 8 * (200 - line_cycles)).margin(8));
    // With 4, the share is 32 bytes per 100 cycles.
    CHECK(more(4) == Approx(80 + 8 * (400 - line_cycles)).margin(8));
}

TEST_CASE("does the next line wait for the whole of the last picosecond of the one before?") {
    // 128 bytes at 3282 MB/s take 39 000.6 ps: the second line starts in cycle 40, not 39.
    const auto done = [&](const char* rate) {
        Setup setup = slow_network(1);
        setup.settings.push_back(rate);
        Done listener;
        setup.listener = &listener;
        run(gets(256), setup);
        return listener.cycle;
    };
    const Cycle in_cycle_40 = done("chip.noc_mb_per_s=3200");
    CHECK(done("chip.noc_mb_per_s=3282") == in_cycle_40);
    CHECK(done("chip.noc_mb_per_s=3283") == in_cycle_40 - 1);
}

TEST_CASE(
    "does a put of a part of an atom hold its DMA group in sharing mode as in private mode?") {
    // Eight puts of 16 bytes to lines of their own, by a network that takes next to no time.
    std::string program = "ldi $2,0x400($31)\nvinsw $2,$31,2,$3\nldi $4,16($31)\n"
                          "vinsf $4,$3,0,$3\nldi $5,0x1000($31)\n";
    for (unsigned i = 0; i < 8; ++i)
        program += "dma $3,$19,$5\nldi $19,128($19)\nldi $5,128($5)\n";
    program += "1: ldw $7,0($2)\nsubl $7,8,$7\nbne $7,1b\nhalt";
    const auto cycles = [&](unsigned sharing_groups) {
        Setup setup;
        setup.place.sharing_groups = sharing_groups;
        setup.arguments = {0, 0, 0, buffer_base};
        setup.settings = {"chip.noc_cycles=1", "chip.noc_mb_per_s=10000000"};
        const Run result = run(program, setup);
        REQUIRE(result.result.outcome == Outcome::ended);
        // The checkers of the protocol, before and behind the network, have seen every put.
        CHECK(CheckedWiring::instance().transactions() == 2 * 8);
        return double(result.cycles());
    };
    // Each put is read, merged and written before the next is sent: a cycle more on each of the
    // ways there and back, and the phase of the DRAM's clock.
    const double alone = cycles(0);
    CHECK(alone > 8 * 90);
    CHECK(cycles(1) == Approx(alone + 8 * 2).margin(16));
}

TEST_CASE("do loads from main memory take the network's time, too?") {
    const std::string program = "ldl $1,0($19)\naddl $1,1,$2\nhalt";
    CHECK(double(run(program, slow_network(1)).cycles() - run(program, slow_network(0)).cycles()) ==
          Approx(80).margin(3));
}

TEST_CASE("do reports come in order, whatever order the processes end in?") {
    Workers processes(4, [](unsigned index) {
        usleep((3 - index) * 20'000);
        return std::to_string(index);
    });
    std::string all;
    for (const WorkerReport& report : processes.wait(never_last))
        all += report.text;
    CHECK(all == "0123");
}

TEST_CASE("does a report that does not fit into a pipe come whole?") {
    const std::string text(1'000'000, 'x');
    Workers processes(3, [&](unsigned) { return text; });
    const auto reports = processes.wait(never_last);
    REQUIRE(reports.size() == 3);
    for (const WorkerReport& report : reports)
        CHECK(report.text == text);
}

TEST_CASE("is a process that dies a report, not a hang?") {
    Workers processes(4, [](unsigned index) -> std::string {
        if (index == 1)
            kill(getpid(), SIGKILL);
        if (index == 2)
            _exit(7);
        return index == 3 ? "" : "done";
    });
    const auto reports = processes.wait(never_last);
    REQUIRE(reports.size() == 4);
    CHECK(reports[0].text == "done");
    CHECK(reports[1].end.signal() == SIGKILL);
    CHECK(reports[1].end.failure() == ErrorKind::bad_input);
    for (const size_t exited : {2, 3}) {
        CHECK(reports[exited].text.empty());
        CHECK(reports[exited].end.signal() == 0);
        CHECK(reports[exited].end.failure() == ErrorKind::not_verified);
    }
    CHECK(reports[2].end.description().find("exit status 7") != std::string::npos);
}

TEST_CASE("is nobody waited for behind the last report of interest?") {
    Workers processes(3, [](unsigned index) -> std::string {
        if (index == 2)
            pause();  // until it is killed
        return "done";
    });
    unsigned seen = 0;
    const auto reports = processes.wait([&](const WorkerReport&) { return ++seen == 2; });
    CHECK(reports.size() == 2);
}

}  // namespace swsim::test
