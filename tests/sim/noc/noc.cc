// SPDX-License-Identifier: Apache-2.0
//
// Register communication, through programs. Cycles are counted from the one in which all cores
// start their steps (noc_support.h). By default: 6 send slots, 4 receive slots, 10 cycles from a
// put to the get in the sender's half of the row or column, 11 in the other.
#include <catch2/catch.hpp>

#include <random>

#include <fmt/format.h>

#include "tests/sim/noc/noc_support.h"
#include "tests/support/shard.h"

using namespace swsim;
using namespace swsim::test;

namespace {

constexpr unsigned side = 8;
constexpr Direction directions[] = {Direction::row, Direction::column};

Account empty(Direction direction) {
    return direction == Direction::row ? Account::getr_empty : Account::getc_empty;
}

bool same_half(unsigned a, unsigned b) {
    return (a < side / 2) == (b < side / 2);
}

// Small enough to reason about: a row or column 0 only.
struct OneLine {
    explicit OneLine(Direction d) : direction(d) {}

    Direction direction;
    MeshSteps steps{side * side};

    unsigned core(unsigned position) const { return core_in(direction, 0, position); }
    std::vector<MeshStep>& operator[](unsigned position) { return steps[core(position)]; }
};

}  // namespace

TEST_CASE("does a message take 10 cycles in the sender's half of the line and 11 to the other?") {
    for (const Direction direction : directions)
        for (unsigned distance = 1; distance < side; ++distance) {
            // On line i, the core at position i sends to the one `distance` further on, which
            // waits: it gets the message in the first cycle in which it can, and the cycles
            // before, in which it could not, are in its account.
            MeshSteps steps(side * side);
            const auto to = [&](unsigned line) { return (line + distance) % side; };
            for (unsigned line = 0; line < side; ++line) {
                steps[core_in(direction, line, line)] = {put(direction, to(line))};
                steps[core_in(direction, line, to(line))] = {get(direction)};
            }
            const MeshRun run = run_mesh(steps);
            REQUIRE(run.result.outcome == Outcome::ended);
            for (unsigned line = 0; line < side; ++line) {
                const unsigned receiver = core_in(direction, line, to(line));
                const Cycle latency = same_half(line, to(line)) ? 10 : 11;
                INFO("from " << line << " to " << to(line));
                CHECK(run.issue(core_in(direction, line, line), 0) == 0);
                CHECK(run.issue(receiver, 0) == latency);
                CHECK(run.account(empty(direction), receiver) == latency);
                CHECK(run.sender(receiver, 0) == core_in(direction, line, line));
            }
        }
}

TEST_CASE("does a core that comes when the message is there not wait?") {
    for (const Cycle late : {9, 10, 11, 50}) {
        OneLine line(Direction::row);
        line[1] = {put(Direction::row, 3)};
        add(line[3], nop(), unsigned(late));
        add(line[3], get(Direction::row));
        const MeshRun run = run_mesh(line.steps);
        CHECK(run.issue(line.core(3), late) == std::max<Cycle>(10, late));
        CHECK(run.account(Account::getr_empty, line.core(3)) == (late == 9 ? 1 : 0));
    }
}

TEST_CASE("does a broadcast reach each other core of the line at its own distance?") {
    for (const Direction direction : directions)
        for (unsigned sender = 0; sender < side; ++sender) {
            // The sender does not hear itself: what it gets is the answer of its neighbour, put
            // in cycle 12, when that has the broadcast.
            const unsigned neighbour = sender ^ 1;
            OneLine line(direction);
            for (unsigned position = 0; position < side; ++position)
                if (position != sender)
                    line[position] = {get(direction)};
            add(line[neighbour], nop());
            add(line[neighbour], put(direction, sender));
            line[sender] = {broadcast(direction), get(direction)};
            const MeshRun run = run_mesh(line.steps);
            REQUIRE(run.result.outcome == Outcome::ended);
            for (unsigned position = 0; position < side; ++position)
                if (position != sender)
                    CHECK(run.issue(line.core(position), 0) ==
                          (same_half(position, sender) ? 10 : 11));
            CHECK(run.issue(line.core(sender), 1) == 22);
            CHECK(run.sender(line.core(sender), 0) == line.core(neighbour));
        }
}

TEST_CASE("does a bus carry a message in every cycle?") {
    for (const Direction direction : directions) {
        // Puts in cycles 0..20, to three cores in turn, each of which gets one every third
        // cycle: nobody waits for room.
        OneLine line(direction);
        constexpr unsigned targets[] = {0, 1, 3};
        for (unsigned i = 0; i < 21; ++i) {
            add(line[2], put(direction, targets[i % 3]));
            add(line[targets[i % 3]], get(direction));
        }
        const MeshRun run = run_mesh(line.steps);
        REQUIRE(run.result.outcome == Outcome::ended);
        for (unsigned i = 0; i < 21; ++i) {
            CHECK(run.issue(line.core(2), i) == i);
            CHECK(run.issue(line.core(targets[i % 3]), i / 3) == 10 + i);
        }
        CHECK(run.account(Account::put_full, line.core(2)) == 0);
    }
}

TEST_CASE(
    "do two cores pass each other as many messages at a time as the receive buffer has slots?") {
    for (const unsigned slots : {1u, 4u, 9u, 10u, 64u}) {
        // A slot is taken from the departure, in 1 at the earliest, to the get, in 10, and free
        // for a departure in 11: with 4 slots, 4 messages in 10 cycles; with 10, one a cycle.
        OneLine line(Direction::row);
        add(line[2], put(Direction::row, 0), 20);
        add(line[0], get(Direction::row), 20);
        const MeshRun run = run_mesh(line.steps, {fmt::format("noc.receive_entries={}", slots)});
        REQUIRE(run.result.outcome == Outcome::ended);
        const unsigned batch = std::min(slots, 10u);
        for (unsigned i = 0; i < 20; ++i) {
            INFO("message " << i << " with " << slots << " slots");
            CHECK(run.issue(line.core(0), i) == 10 * (1 + i / batch) + i % batch);
        }
    }
}

TEST_CASE("do all 16 buses carry a message in the same cycle?") {
    // The diagonal broadcasts along its rows in cycle 0, along its columns in cycle 1.
    MeshSteps steps(side * side);
    for (unsigned row = 0; row < side; ++row)
        for (unsigned column = 0; column < side; ++column)
            if (row == column)
                steps[core_at(row, column)] = {broadcast(Direction::row),
                                               broadcast(Direction::column)};
            else
                steps[core_at(row, column)] = {get(Direction::row), get(Direction::column)};
    const MeshRun run = run_mesh(steps);
    REQUIRE(run.result.outcome == Outcome::ended);
    for (unsigned row = 0; row < side; ++row)
        for (unsigned column = 0; column < side; ++column) {
            if (row == column)
                continue;
            // Both of its senders are in the same half as it, or neither is.
            const Cycle latency = same_half(row, column) ? 10 : 11;
            const unsigned core = core_at(row, column);
            CHECK(run.issue(core, 0) == latency);
            CHECK(run.issue(core, 1) == latency + 1);
            CHECK(run.sender(core, 0) == core_at(row, row));
            CHECK(run.sender(core, 1) == core_at(column, column));
        }
}

TEST_CASE("do several senders share a bus evenly?") {
    for (const Direction direction : directions) {
        // Cores 1, 2 and 6 put four messages each for core 0 in cycles 0..3. The bus carries
        // one in each of the cycles 1..12, the senders in turn; 6 is in the other half, its
        // messages come a cycle later, but not after the next one of core 1.
        OneLine line(direction);
        for (const unsigned sender : {1u, 2u, 6u})
            add(line[sender], put(direction, 0), 4);
        add(line[0], get(direction), 12);
        const MeshRun run = run_mesh(line.steps, {"noc.receive_entries=12"});
        REQUIRE(run.result.outcome == Outcome::ended);
        constexpr unsigned turn[] = {1, 2, 6};
        for (unsigned i = 0; i < 12; ++i) {
            INFO("message " << i);
            CHECK(run.sender(line.core(0), i) == line.core(turn[i % 3]));
            CHECK(run.number(line.core(0), i) == i / 3);
            // Departures in 1 + i: the third, from afar, is readable in 3 + 10, and the fourth
            // in 4 + 9, too, so it is got in 14. From then on there is one a cycle.
            CHECK(run.issue(line.core(0), i) == (i < 2 ? 10 + i : 11 + i));
        }
    }
}

TEST_CASE("does the turn go on where it stood, however long the bus was idle?") {
    // Core 2 sends alone; long after, 1, 2 and 3 at once: 3 is next.
    OneLine line(Direction::row);
    line[2] = {put(Direction::row, 0)};
    add(line[2], nop(), 99);
    for (const unsigned sender : {1u, 3u})
        add(line[sender], nop(), 100);
    for (const unsigned sender : {1u, 2u, 3u})
        add(line[sender], put(Direction::row, 0));
    add(line[0], get(Direction::row), 4);
    const MeshRun run = run_mesh(line.steps);
    for (const unsigned i : {0u, 1u, 2u, 3u})
        CHECK(run.sender(line.core(0), i) == std::array{2u, 3u, 1u, 2u}[i]);
    CHECK(run.issue(line.core(0), 1) == 110);
}

TEST_CASE("do four received and six sent messages fit, and is a slot used again a cycle later?") {
    for (const Direction direction : directions) {
        // Messages 0..3 depart in cycles 1..4 and fill the receive buffer, 4..9 the send
        // buffer. Put 10 waits from cycle 10 on. The first get, in cycle 100, lets message 4
        // depart in 101 and put 10 issue in 102; message 4 is readable in 110. The gets in
        // 101..103 do the same for puts 11, 12 and 13.
        OneLine line(direction);
        add(line[5], put(direction, 7), 14);
        add(line[7], nop(), 100);
        add(line[7], get(direction), 14);
        const MeshRun run = run_mesh(line.steps);
        REQUIRE(run.result.outcome == Outcome::ended);
        for (unsigned i = 0; i < 14; ++i) {
            INFO("message " << i);
            CHECK(run.issue(line.core(5), i) == (i < 10 ? i : 92 + i));
        }
        CHECK(run.account(Account::put_full, line.core(5)) == 92);
        // Messages 4..7 are got in 110..113, those behind depart in 111..114.
        for (unsigned i = 0; i < 14; ++i)
            CHECK(run.issue(line.core(7), 100 + i) == 100 + i % 4 + 10 * (i / 4));
        // Three times it waits for a message that departs when the one four before is got.
        CHECK(run.account(empty(direction), line.core(7)) == 3 * 6);
    }
}

TEST_CASE("does a broadcast wait until every target has room, and then reach all at once?") {
    for (const Direction direction : directions) {
        // Core 1 fills the receive buffer of core 5 in cycles 1..4. Core 0 broadcasts in cycle
        // 10; core 5 gets its first message in cycle 50, so the broadcast departs in 51: it is
        // got in 60 by the near cores, which wait for it, in 61 by the far ones.
        OneLine line(direction);
        add(line[1], put(direction, 5), 4);
        add(line[0], nop(), 10);
        add(line[0], broadcast(direction));
        for (const unsigned position : {1u, 2u, 3u, 4u, 6u, 7u})
            add(line[position], get(direction));
        add(line[5], nop(), 50);
        add(line[5], get(direction), 5);
        const MeshRun run = run_mesh(line.steps);
        REQUIRE(run.result.outcome == Outcome::ended);
        for (const unsigned position : {2u, 3u, 4u, 6u, 7u}) {
            CHECK(run.issue(line.core(position), 0) == (position < 4 ? 60 : 61));
            CHECK(run.sender(line.core(position), 0) == line.core(0));
        }
        for (unsigned i = 0; i < 4; ++i)
            CHECK(run.sender(line.core(5), i) == line.core(1));
        CHECK(run.sender(line.core(5), 4) == line.core(0));
        CHECK(run.issue(line.core(5), 54) == 61);
    }
}

TEST_CASE("may others use a bus whose favoured sender cannot?") {
    // Core 1's fifth message for core 5 waits for room until cycle 80. Core 2's for core 4
    // departs in 31 all the same.
    OneLine line(Direction::row);
    add(line[1], put(Direction::row, 5), 5);
    add(line[2], nop(), 30);
    add(line[2], put(Direction::row, 4));
    add(line[4], get(Direction::row));
    add(line[5], nop(), 80);
    add(line[5], get(Direction::row), 5);
    const MeshRun run = run_mesh(line.steps);
    REQUIRE(run.result.outcome == Outcome::ended);
    CHECK(run.issue(line.core(4), 0) == 41);
    CHECK(run.issue(line.core(5), 84) == 91);
}

TEST_CASE("does a message wait behind one of the other direction that cannot depart?") {
    // Core (0, 1) has four messages with core (0, 2), whose buffer is full, and one before its
    // message down the column: that one comes to the head when the fifth departs, in 101,
    // departs in 102 and is got in 111.
    MeshSteps steps(side * side);
    add(steps[core_at(0, 1)], put(Direction::row, 2), 5);
    add(steps[core_at(0, 1)], put(Direction::column, 3));
    add(steps[core_at(3, 1)], get(Direction::column));
    add(steps[core_at(0, 2)], nop(), 100);
    add(steps[core_at(0, 2)], get(Direction::row), 5);
    const MeshRun run = run_mesh(steps);
    REQUIRE(run.result.outcome == Outcome::ended);
    CHECK(run.issue(core_at(3, 1), 0) == 111);
    CHECK(run.account(Account::getc_empty, core_at(3, 1)) == 111);
    CHECK(run.account(Account::getr_empty, core_at(3, 1)) == 0);
}

TEST_CASE("are rows and columns, and row and column buffers, apart?") {
    // Core (2, 2) has four unread messages of its row; one of its column comes all the same.
    MeshSteps steps(side * side);
    add(steps[core_at(2, 0)], put(Direction::row, 2), 4);
    steps[core_at(1, 2)] = {put(Direction::column, 2)};
    add(steps[core_at(2, 2)], get(Direction::column));
    add(steps[core_at(2, 2)], nop(), 50);
    add(steps[core_at(2, 2)], get(Direction::row), 4);
    const MeshRun run = run_mesh(steps);
    REQUIRE(run.result.outcome == Outcome::ended);
    CHECK(run.issue(core_at(2, 2), 0) == 10);
    CHECK(run.sender(core_at(2, 2), 0) == core_at(1, 2));
}

TEST_CASE("does no message overtake another one into the same buffer?") {
    // Far messages take 40 cycles, near ones 3. Core 7's departs in 1 and is readable in 40;
    // core 1's departs in 6, would be readable in 8, and follows in the cycle after the first.
    OneLine line(Direction::column);
    line[7] = {put(Direction::column, 0)};
    add(line[1], nop(), 5);
    add(line[1], put(Direction::column, 0));
    add(line[0], get(Direction::column), 2);
    const MeshRun run = run_mesh(line.steps, {"noc.near_cycles=3", "noc.far_cycles=40"});
    REQUIRE(run.result.outcome == Outcome::ended);
    CHECK(run.sender(line.core(0), 0) == line.core(7));
    CHECK(run.sender(line.core(0), 1) == line.core(1));
    CHECK(run.issue(line.core(0), 0) == 40);
    CHECK(run.issue(line.core(0), 1) == 41);
}

TEST_CASE("does a message to a core that takes no part in the run just fill its buffer?") {
    // Core 0 runs alone. Ten messages for core 5 find room: four there and six here.
    OneLine line(Direction::row);
    add(line[0], put(Direction::row, 5), 10);
    const MeshRun ten = run_mesh(line.steps, {}, 1);
    CHECK(ten.result.outcome == Outcome::ended);
    CHECK(ten.issue(0, 9) == 9);
    // The check tells of what stays behind, at both ends.
    CHECK(ten.result.findings.size() == 2);
    add(line[0], put(Direction::row, 5));
    const MeshRun eleven = run_mesh(line.steps, {}, 1);
    CHECK(eleven.result.outcome == Outcome::deadlock);
}

TEST_CASE("does a message to oneself come as one to a neighbour does?") {
    for (const Direction direction : directions)
        for (unsigned position = 0; position < side; ++position) {
            OneLine line(direction);
            line[position] = {nop(), put(direction, position), get(direction)};
            const MeshRun run = run_mesh(line.steps);
            CHECK(run.result.outcome == Outcome::ended);
            CHECK(run.issue(line.core(position), 2) == 1 + 10);
        }
}

TEST_CASE("when does a core see that a get or a put would not wait?") {
    // The message is there in 10; the last of seven puts, which no bus takes, finds no room.
    OneLine line(Direction::row);
    line[0] = {put(Direction::row, 1)};
    line[1] = {nop()};
    add(line[1], nop(), 8);
    add(line[1], look_for_message(Direction::row), 2);
    const MeshRun arrival = run_mesh(line.steps, {}, 2);
    CHECK(arrival.issue(line.core(1), 9) == 9);
    CHECK(arrival.cores[line.core(1)].wait == std::vector{true, false});
    OneLine full(Direction::row);
    add(full[0], put(Direction::row, 1), 9);
    add(full[0], look_for_room());
    add(full[0], put(Direction::row, 1));
    add(full[0], look_for_room());
    const MeshRun sent = run_mesh(full.steps, {}, 2);
    CHECK(sent.cores[full.core(0)].wait == std::vector{false, true});
}

TEST_CASE("do all 256 bits arrive?") {
    const Run observed = run_at_all_quanta(R"(
            rcsr $1,2
            ldi $2,0x1111($31)
            ldi $3,0x2222($31)
            vinsf $3,$2,1,$4
            vinsf $2,$4,2,$4
            subl $31,1,$5
            vinsf $5,$4,3,$4
            ldi $6,9($31)       # bit 3 of the register: a broadcast
            bne $1,other
            putr $4,$6
            halt
        other:
            getr $7
            halt)",
                                           {.cpes = 8});
    REQUIRE(observed.result.outcome == Outcome::ended);
    for (unsigned core = 1; core < 8; ++core)
        CHECK(observed.reg(7, core) == observed.reg(4, 0));
    CHECK(observed.reg(4, 0).u64[0] == 0x1111);
    CHECK(observed.reg(4, 0).u64[1] == 0x2222);
    CHECK(observed.reg(4, 0).u64[2] == 0x1111);
    CHECK(observed.reg(4, 0).u64[3] == ~uint64_t{0});
}

TEST_CASE("do loads that broadcast keep and send what they load?") {
    struct {
        const char* load;
        const char* get;
        unsigned cores;
        unsigned receiver;
    } const cases[] = {{"vldr", "getr", 8, 6},
                       {"ldder", "getr", 8, 6},
                       {"vldc", "getc", 57, 48},
                       {"lddec", "getc", 57, 48}};
    for (const auto& each : cases) {
        // A vector load's latency, 4, to the sender's own use; a far message, 11, to core 6 of
        // the line.
        const Run observed = run_at_all_quanta(
            fmt::format(R"(
                ldi $1,0x1234($31)
                ldi $2,0x5678($31)
                stl $1,0x1000($31)
                stl $2,0x1008($31)
                rcsr $3,0
                subl $3,{2},$4
                beq $4,receiver
                bne $3,idle
                {0} $5,0x1000($31)
                rcsr $11,4
                vaddw $5,$31,$6
                halt
            receiver:
                {1} $5
                halt
            idle:
                halt)",
                        each.load, each.get, each.receiver),
            {.cpes = each.cores, .check = Setup::Check::findings});  // others do not read
        INFO(each.load << " " << observed.result.fault.message);
        REQUIRE(observed.result.outcome == Outcome::ended);
        const bool splat = each.load[0] == 'l';
        CHECK(observed.reg(5, 0).u64[0] == 0x1234);
        CHECK(observed.reg(5, 0).u64[1] == (splat ? 0x1234 : 0x5678));
        CHECK(observed.reg(5, 0).u64[3] == (splat ? 0x1234 : 0));
        CHECK(observed.reg(5, each.receiver) == observed.reg(5, 0));
        // The load issues a cycle before the first look at the clock behind it.
        const uint64_t issued = observed.scalar(11, 0) - 1;
        CHECK(observed.core(each.receiver).end - 2 == issued + 11);
        // The addition waits in the third and fourth cycle.
        CHECK(observed.core(0).accounts[Account::operand_vector_load] == 2);
    }
}

// A random exchange: in each burst some cores put, then every core gets what was sent to it.
namespace {

MeshSteps random_exchange(std::mt19937_64& generator) {
    const auto between = [&](unsigned low, unsigned high) {
        return low + unsigned(generator() % (high - low + 1));
    };
    MeshSteps steps(side * side);
    const unsigned cores = between(0, 3) ? side * side : side * between(1, 3);
    for (unsigned burst = between(1, 8); burst > 0; --burst) {
        unsigned expected[2][side * side] = {};
        const unsigned popular = between(0, side - 1);
        for (unsigned i = between(1, 40); i > 0; --i) {
            const unsigned core = between(0, cores - 1);
            const Direction direction = directions[between(0, 1)];
            const unsigned line = direction == Direction::row ? core / side : core % side;
            const unsigned own = direction == Direction::row ? core % side : core / side;
            const bool all = between(0, 2) == 0;
            const unsigned target = between(0, 1) ? popular : between(0, side - 1);
            add(steps[core], nop(), between(0, 3) ? 0 : between(0, 9));
            add(steps[core], look_for_room(), between(0, 5) == 0);
            add(steps[core], all ? broadcast(direction) : put(direction, target));
            for (unsigned position = 0; position < side; ++position)
                if (all ? position != own : position == target)
                    ++expected[unsigned(direction)][core_in(direction, line, position)];
        }
        for (unsigned core = 0; core < side * side; ++core)
            while (expected[0][core] + expected[1][core]) {
                unsigned direction = between(0, 1);
                direction ^= unsigned(expected[direction][core] == 0);
                --expected[direction][core];
                add(steps[core], look_for_message(directions[between(0, 1)]), between(0, 5) == 0);
                add(steps[core], get(directions[direction]));
                add(steps[core], nop(), between(0, 5) ? 0 : between(0, 30));
            }
    }
    return steps;
}

}  // namespace

TEST_CASE("does register communication agree with a plain model, cycle by cycle?",
          "[random][sharded]") {
    const Part part = own_part(random_programs(10'000) / 50);
    unsigned ended = 0;
    for (unsigned seed = part.begin + 1; seed <= part.end; ++seed) {
        std::mt19937_64 generator(seed);
        MeshParameters parameters;
        if (seed % 2) {
            parameters.send_entries = 1 + generator() % 8;
            parameters.receive_entries = 1 + generator() % 6;
            parameters.near_cycles = 2 + generator() % 20;
            parameters.far_cycles = 2 + generator() % 20;
        }
        const std::vector<std::string> settings = {
            fmt::format("noc.send_entries={}", parameters.send_entries),
            fmt::format("noc.receive_entries={}", parameters.receive_entries),
            fmt::format("noc.near_cycles={}", parameters.near_cycles),
            fmt::format("noc.far_cycles={}", parameters.far_cycles)};
        const MeshSteps steps = random_exchange(generator);
        const std::vector<MeshResult> expected = reference(steps, parameters);
        bool all = true;
        for (unsigned core = 0; core < side * side; ++core)
            all &= expected[core].issue.size() == steps[core].size();
        ended += all;
        for (const Cycle quantum : {Cycle{0}, Cycle{1}, 2 + generator() % 30}) {
            const MeshRun run = run_mesh_at(quantum, steps, settings);
            INFO("seed " << seed << ", quantum " << quantum);
            REQUIRE(run.result.outcome == (all ? Outcome::ended : Outcome::deadlock));
            for (unsigned core = 0; core < side * side; ++core) {
                INFO("core " << core);
                REQUIRE(run.cores[core].issue == expected[core].issue);
                if (!all)
                    continue;
                REQUIRE(run.cores[core].read == expected[core].read);
                REQUIRE(run.cores[core].wait == expected[core].wait);
            }
        }
    }
    CHECK(ended >= part.size() * 3 / 4);
}
