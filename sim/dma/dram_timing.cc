// SPDX-License-Identifier: Apache-2.0
#include "sim/dma/dram_timing.h"

#include <string>

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
}

}  // namespace swsim
