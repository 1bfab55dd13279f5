// SPDX-License-Identifier: Apache-2.0
#include <catch2/catch.hpp>

#include <cstdio>
#include <filesystem>
#include <fstream>

#include <unistd.h>

#include "sim/events/accounts.h"
#include "sim/machine/machine.h"
#include "sim/memory/dram_controller.h"
#include "sim/time/clock.h"

namespace swsim::test {
namespace {

std::string error_of(const std::string& assignment) {
    Machine machine;
    try {
        machine.set(assignment);
    } catch (const MachineError& error) {
        return error.what();
    }
    return "";
}

std::string load_error_of(const std::string& text) {
    const std::string path =
        std::filesystem::temp_directory_path() / ("swsim-test-" + std::to_string(getpid()));
    std::ofstream(path) << text;
    Machine machine;
    std::string message;
    try {
        machine.load(path);
    } catch (const MachineError& error) {
        message = error.what();
    }
    std::remove(path.c_str());
    return message;
}

}  // namespace

TEST_CASE("does every parameter say where it comes from and lie in its range?") {
    const std::vector<std::string> confidences = {"measured", "published", "code",
                                                  "recalled", "inferred",  "unknown"};
    const std::vector<std::string> roles = {"given", "assumed", "calibrated"};
    const Machine machine;
    CHECK(machine.parameters().size() > 30);
    for (const Parameter& parameter : machine.parameters()) {
        INFO(parameter.name);
        CHECK(parameter.low <= parameter.value);
        CHECK(parameter.value <= parameter.high);
        CHECK(!parameter.unit.empty());
        CHECK(parameter.source.size() > 10);
        CHECK(std::ranges::count(confidences, parameter.confidence) == 1);
        CHECK(std::ranges::count(roles, parameter.role) == 1);
    }
}

TEST_CASE("does the hash name the values, and nothing else?") {
    Machine one;
    Machine other;
    CHECK(one.hash() == other.hash());
    const std::string_view name = "cpe.latency.load";
    other.set(name, one.value(name) + 1);
    CHECK(one.hash() != other.hash());
    other.set(name, one.value(name));
    CHECK(one.hash() == other.hash());
}

TEST_CASE("do wrong parameters say what is wrong, the nearest name and the range?") {
    CHECK(error_of("cpe.latency.laod=4").find("cpe.latency.load") != std::string::npos);
    CHECK(error_of("cpe.latency.load=0").find("1..64") != std::string::npos);
    CHECK(error_of("cpe.latency.load").find("NAME=VALUE") != std::string::npos);
    CHECK(error_of("cpe.latency.load=").find("NAME=VALUE") != std::string::npos);
    CHECK(error_of("cpe.latency.load=3x").find("NAME=VALUE") != std::string::npos);
    CHECK(error_of("cpe.latency.load=99999999999999999999").find("NAME=VALUE") !=
          std::string::npos);
}

TEST_CASE("does a machine file override what it names, and say where it is wrong?") {
    CHECK(load_error_of("[cpe.latency]\nload = 4\n") == "");
    CHECK(load_error_of("cpe.latency.load = 4\n") == "");
    CHECK(load_error_of("[cpe.latency.load]\nvalue = 4\n") == "");
    CHECK(load_error_of("[cpe.latency]\nload = 4.5\n").find(":2: ") != std::string::npos);
    CHECK(load_error_of("[cpe.latency]\n\nlaod = 4\n").find(":3: ") != std::string::npos);
    CHECK(load_error_of("[cpe.latency]\nload = 400\n").find("1..64") != std::string::npos);
    CHECK(load_error_of("[cpe.latency\n").find(":1:") != std::string::npos);
}

TEST_CASE("are parameters refused that together make no memory?") {
    const auto error = [](std::initializer_list<const char*> settings) -> std::string {
        Machine machine;
        for (const char* setting : settings)
            machine.set(setting);
        try {
            const DramController controller(machine);
        } catch (const MachineError& problem) {
            return problem.what();
        }
        return "";
    };
    CHECK(error({}) == "");
    for (const char* setting : {"memory.trefi=1", "memory.trefi=200", "memory.trefi=290",
                                "memory.trfc=100000", "memory.tras=9000", "memory.twr=9000"})
        CHECK_THAT(error({setting}),
                   Catch::Contains("memory.trefi") && Catch::Contains("no time for an access"));
    // 278 for the refresh, 14 + 14 + 16 to open, write and recover, 14 to close.
    CHECK_THAT(error({"memory.trefi=335"}), Catch::Contains("at least 336 tCK"));
    CHECK(error({"memory.trefi=336"}) == "");
    CHECK_THAT(error({"memory.drain_to=4"}), Catch::Contains("less than memory.drain_from"));
    CHECK(error({"memory.clock_khz=1450000"}) == "");
    CHECK_THAT(error({"memory.clock_khz=1450001"}),
               Catch::Contains("must not be above chip.clock_khz = 1450000"));
}

TEST_CASE("are times rounded up to whole cycles of a clock that divides nothing?") {
    const Machine machine;
    const ClockRate clock(machine);
    CHECK(clock.cycles_from_ps(0) == 0);
    CHECK(clock.cycles_from_ps(1) == 1);
    CHECK(clock.cycles_from_ps(689) == 1);  // a period is 689.66 ps
    CHECK(clock.cycles_from_ps(690) == 2);
    CHECK(clock.cycles_from_ps(1'000'000) == 1450);
    CHECK(clock.ps_from_cycles(1450) == 1'000'000);
    CHECK(clock.ps_from_cycles(1) == 689);
    CHECK(machine.seconds(1'450'000'000) == 1.0);
}

}  // namespace swsim::test
