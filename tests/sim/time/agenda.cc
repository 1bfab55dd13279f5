// SPDX-License-Identifier: Apache-2.0
//
// Does the agenda say who is next, as a plain list of who is due when does?
#include "sim/time/agenda.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <map>
#include <random>
#include <utility>

using namespace swsim;

namespace {

// The first of those due in the first cycle in which somebody is, as the clock takes them.
std::pair<Cycle, unsigned> take_first(Agenda& agenda) {
    const Cycle cycle = agenda.next();
    agenda.go_to(cycle);
    return {cycle, agenda.take_first(cycle)};
}

}  // namespace

TEST_CASE("does an agenda keep the order of time, and of numbers within a cycle?", "[agenda]") {
    Agenda agenda;
    agenda.add(200, 7);
    agenda.add(3, 1'000'000);
    agenda.add(255, 7);
    agenda.add(0, 8);
    agenda.add(64, 7);
    CHECK(take_first(agenda) == std::pair(Cycle(7), 64u));
    agenda.add(1, 7);  // one who is called may call another in the same cycle
    CHECK(take_first(agenda) == std::pair(Cycle(7), 1u));
    CHECK(take_first(agenda) == std::pair(Cycle(7), 200u));
    CHECK(take_first(agenda) == std::pair(Cycle(7), 255u));
    CHECK(agenda.take_first(7) == Agenda::size);
    CHECK(take_first(agenda) == std::pair(Cycle(8), 0u));
    CHECK(take_first(agenda) == std::pair(Cycle(1'000'000), 3u));
    CHECK(agenda.next() == never);
}

TEST_CASE("does an earlier entry of an agenda stay, and give way to a still earlier one?",
          "[agenda]") {
    Agenda agenda;
    const Cycle earlier = GENERATE(5, 500);
    agenda.add(9, earlier);
    agenda.add(9, earlier + 1);
    agenda.add(9, earlier + 1000);
    CHECK(agenda.due(9) == earlier);
    CHECK(agenda.next() == earlier);
    agenda.add(9, 2);
    CHECK(agenda.due(9) == 2);
    CHECK(take_first(agenda) == std::pair(Cycle(2), 9u));
    CHECK(agenda.due(9) == never);
    CHECK(agenda.next() == never);
}

TEST_CASE("does an agenda keep those that are not below the limit?", "[agenda]") {
    Agenda agenda;
    agenda.add(64, 7);
    agenda.add(63, 7);
    agenda.go_to(7);
    CHECK(agenda.take_first(7, 64) == 63);
    CHECK(agenda.take_first(7, 64) == Agenda::size);
    CHECK(agenda.next() == 7);
    CHECK(agenda.take_first(7) == 64);
    CHECK(agenda.next() == never);
}

TEST_CASE("does an agenda agree with a plain list through a long random use?", "[agenda]") {
    constexpr unsigned uses = 200'000;
    std::mt19937_64 generator(1);
    const auto below = [&](uint64_t limit) { return generator() % limit; };
    Agenda agenda;
    std::map<unsigned, Cycle> due;
    Cycle now = 0;
    const auto first = [&] {
        std::pair best(never, Agenda::size);
        for (const auto& [number, cycle] : due)
            best = std::min(best, std::pair(cycle, number));
        return best;
    };
    for (unsigned use = 0; use < uses; ++use) {
        const auto number = unsigned(below(Agenda::size));
        switch (below(4)) {
        case 0:
        case 1: {
            const Cycle near_or_far = below(2) ? 4 : below(2) ? 130 : 20'000;
            const Cycle when = now + below(near_or_far);
            agenda.add(number, when);
            const auto [entry, is_new] = due.try_emplace(number, when);
            entry->second = std::min(entry->second, when);
            break;
        }
        case 2:
            if (below(8) == 0) {
                agenda.remove(number);
                due.erase(number);
            }
            break;
        case 3:
            if (due.empty())
                break;
            now = first().first;
            REQUIRE(take_first(agenda) == first());
            due.erase(first().second);
            break;
        }
        REQUIRE(agenda.next() == first().first);
        REQUIRE(agenda.due(number) == (due.contains(number) ? due[number] : never));
    }
    agenda.clear();
    CHECK(agenda.next() == never);
}
