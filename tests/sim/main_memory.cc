// SPDX-License-Identifier: Apache-2.0
//
// Main memory against second models of it, which are plain and written from docs/main-memory.md.
#include <catch2/catch.hpp>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "dram_reference.h"
#include "probe_support.h"
#include "random_memory.h"
#include "sim/memory/dram_controller.h"
#include "tests/shard.h"

namespace swsim::test {
namespace {

constexpr uint64_t line_bytes = 128;

struct Arrival {
    DramTick tick;
    DramByTick::Request request;
};

// Bursts of requests with pauses, some of which are longer than it takes to refresh.
std::vector<Arrival> random_arrivals(Dice& dice) {
    std::vector<Arrival> result;
    const uint64_t lines = uint64_t(4) << dice.between(0, 9);
    const unsigned merges = dice.one_in(4) ? 0 : unsigned(dice.between(2, 6));
    DramTick tick = dice.between(0, 50);
    for (unsigned tag = 0; tag < 120; ++tag) {
        using enum DramByTick::Kind;
        const DramByTick::Kind kind = merges && dice.one_in(merges) ? merge
                                      : dice.one_in(2)              ? write
                                                                    : read;
        const uint64_t line = dice.one_in(3) ? dice.between(0, 3) : dice.between(0, lines);
        result.push_back({tick, {kind, line * line_bytes, tag}});
        if (dice.one_in(30))
            tick += dice.between(0, 3000);
        else if (!dice.one_in(3))
            tick += dice.between(0, dice.one_in(4) ? 60 : 6);
    }
    return result;
}

struct Served {
    DramTick tick;
    unsigned tag;
    bool wrote;
    DramTick done;

    bool operator==(const Served&) const = default;
};

std::string format_as(const Served& served) {
    return fmt::format("at {} {} {} until {}", served.tick, served.wrote ? "write" : "read",
                       served.tag, served.done);
}

std::vector<Served> by_controller(const Machine& machine, const std::vector<Arrival>& arrivals) {
    DramController controller(machine);
    std::vector<Served> result;
    const auto run_until = [&](DramTick end) {
        while (controller.next() < end) {
            const DramTick now = controller.next();
            if (const auto service = controller.issue(now))
                result.push_back({now, service->request.tag, service->wrote, service->done});
        }
    };
    for (const auto& [tick, request] : arrivals) {
        run_until(tick);
        controller.accept(
            {DramAccess(request.kind), address_map::arena_base + request.line, request.tag}, tick);
    }
    run_until(DramController::never);
    return result;
}

std::vector<Served> by_tick(const Machine& machine, const std::vector<Arrival>& arrivals) {
    DramByTick dram(machine);
    std::vector<Served> result;
    size_t next = 0;
    for (DramTick now = 0; next < arrivals.size() || !dram.idle(); ++now) {
        std::vector<DramByTick::Request> come;
        for (; next < arrivals.size() && arrivals[next].tick == now; ++next)
            come.push_back(arrivals[next].request);
        if (const auto column = dram.tick(now, come))
            result.push_back({now, column->tag, column->wrote, column->done});
    }
    return result;
}

}  // namespace

TEST_CASE("does the DRAM controller do in every tick what the plain model does?",
          "[random][sharded]") {
    const Part part = own_part(random_programs(400));
    for (unsigned seed = part.begin + 1; seed <= part.end; ++seed) {
        Dice dice(seed);
        const std::vector<std::string> settings = random_dram(dice);
        const Machine machine = machine_with(settings);
        const std::vector<Arrival> arrivals = random_arrivals(dice);
        const std::vector<Served> expected = by_tick(machine, arrivals);
        const std::vector<Served> served = by_controller(machine, arrivals);
        INFO("seed " << seed << fmt::format(", {}", fmt::join(settings, " ")));
        for (size_t i = 0; i < std::min(served.size(), expected.size()); ++i) {
            INFO("column command " << i);
            REQUIRE(format_as(served[i]) == format_as(expected[i]));
        }
        REQUIRE(served.size() == expected.size());
    }
}

}  // namespace swsim::test
