// SPDX-License-Identifier: Apache-2.0
#include "sim/memory/dram_timing.h"

#include <algorithm>
#include <string>

#include <fmt/format.h>

namespace swsim {

DramTiming::DramTiming(const Machine& machine) {
    using enum DramCommand;
    using enum DramScope;
    const auto ticks = [&](const char* name) {
        return DramTick(machine.value(std::string("memory.") + name));
    };
    const DramTick burst = ticks("burst");
    read_done = ticks("cl") + burst;
    write_done = ticks("cwl") + burst;
    refresh_interval = ticks("trefi");
    constraints = {
        {activate, read, same_bank, ticks("trcd")},
        {activate, write, same_bank, ticks("trcd")},
        {activate, precharge, same_bank, ticks("tras")},
        {activate, activate, same_bank, ticks("tras") + ticks("trp")},
        {activate, activate, all_banks, ticks("trrd")},
        {activate, activate, all_banks, ticks("tfaw"), 4},
        {precharge, activate, same_bank, ticks("trp")},
        {precharge, refresh, all_banks, ticks("trp")},
        {read, precharge, same_bank, ticks("trtp")},
        {read, read, all_banks, burst},
        {read, write, all_banks, ticks("read_to_write")},
        {write, precharge, same_bank, write_done + ticks("twr")},
        {write, write, all_banks, burst},
        {write, read, all_banks, write_done + ticks("twtr")},
        {refresh, activate, all_banks, ticks("trfc")},
        {refresh, refresh, all_banks, ticks("trfc")},
    };
    check_clock(machine);
    check_refresh(machine);
}

// The controller acts once in a cycle.
void DramTiming::check_clock(const Machine& machine) {
    const int64_t chip_khz = machine.value("chip.clock_khz");
    const int64_t dram_khz = machine.value("memory.clock_khz");
    if (dram_khz > chip_khz)
        throw MachineError(fmt::format("memory.clock_khz = {} must not be above chip.clock_khz = "
                                       "{}: a DRAM with the faster clock is not simulated",
                                       dram_khz, chip_khz));
}

// From a refresh to the next one there must be time to open a row, write to it and close it again;
// else the controller would refresh forever.
void DramTiming::check_refresh(const Machine& machine) const {
    const auto ticks = [&](const char* name) {
        return DramTick(machine.value(std::string("memory.") + name));
    };
    const DramTick column_to_close = std::max(ticks("trtp"), write_done + ticks("twr"));
    const DramTick open = std::max(ticks("tras"), ticks("trcd") + column_to_close);
    const DramTick least = ticks("trfc") + open + ticks("trp");
    if (refresh_interval < least)
        throw MachineError(fmt::format(
            "memory.trefi = {}: between two refreshes there is no time for an access; with these "
            "memory.trfc, trcd, tras, twr, trtp, cwl, burst and trp it must be at least {} tCK",
            refresh_interval, least));
}

}  // namespace swsim
