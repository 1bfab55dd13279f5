// SPDX-License-Identifier: Apache-2.0
//
// What DDR3 demands between two commands, as data: rows of (preceding, following, where, ticks).
// A tick is one clock of the DRAM, two transfers (0.938 ns). The values, those usual for
// DDR3-2133 14-14-14 devices, are parameters memory.* of the machine.
#pragma once

#include <cstdint>
#include <vector>

#include "sim/machine/machine.h"

namespace swsim {

using DramTick = uint64_t;

enum class DramCommand : uint8_t { activate, precharge, read, write, refresh };
constexpr unsigned dram_commands = 5;

enum class DramScope : uint8_t { same_bank, all_banks };

struct DramConstraint {
    DramCommand preceding;
    DramCommand following;
    DramScope scope;
    DramTick ticks;
    // The `count`-th last one of the preceding commands counts (tFAW: the fourth activate).
    unsigned count = 1;
};

struct DramTiming {
    // Throws MachineError if refresh leaves no time for an access.
    explicit DramTiming(const Machine& machine);

    std::vector<DramConstraint> constraints;
    // From a column command until its data have passed.
    DramTick read_done;
    DramTick write_done;
    DramTick refresh_interval;

  private:
    static void check_clock(const Machine& machine);
    void check_refresh(const Machine& machine) const;
};

}  // namespace swsim
